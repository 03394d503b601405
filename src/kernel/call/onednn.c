/* Calling oneDNN; see onednn.h. */
#include "kernel/call/onednn.h"

#include <pthread.h>

/* Of libgomp, which oneDNN shares its work out by. */
extern int omp_get_max_threads(void);
extern void omp_set_num_threads(int n);

/* How many threads OpenMP may use is a setting of the calling thread, and perhaps the program's own. */
void etch__onednn_begin(etch_onednn_call *c)
{
    sigset_t all;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &c->signals);
    c->n_threads = omp_get_max_threads();
    if (c->n_threads != 1)
        omp_set_num_threads(1);
}

void etch__onednn_end(const etch_onednn_call *c)
{
    if (c->n_threads != 1)
        omp_set_num_threads(c->n_threads);
    (void)pthread_sigmask(SIG_SETMASK, &c->signals, NULL);
}
