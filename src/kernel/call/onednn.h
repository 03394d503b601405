/* Around each call of oneDNN: on the calling thread alone, which takes no signals meanwhile.
 *
 * Its products for AVX-512 use the stack pointer for other things: a handler that ran then would write over the program's memory (seen with 2.6.3). Signals that
 * come wait for the end of the call, which is a few hundredths of a second away at most.
 *
 * It knows nothing of forks: what a thread was making in it, and its locks, would stay so in the child for ever. A fork waits for the end of all
 * calls, and no other begins meanwhile. */
#ifndef ETCH_KERNEL_CALL_ONEDNN_H
#define ETCH_KERNEL_CALL_ONEDNN_H

#include <signal.h>

typedef struct etch_onednn_call {
    sigset_t signals;
    int n_threads;
} etch_onednn_call;

void etch__onednn_begin(etch_onednn_call *c);
void etch__onednn_end(const etch_onednn_call *c);

#endif
