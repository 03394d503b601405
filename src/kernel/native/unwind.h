/* What frames of generated functions look like, told to those who walk stacks (backtraces, exceptions that pass a signal handler): a region of code is
 * described once, whatever functions come to lie in it, so a function costs nothing. */
#ifndef ETCH_KERNEL_NATIVE_UNWIND_H
#define ETCH_KERNEL_NATIVE_UNWIND_H

#include <stddef.h>

typedef struct etch_unwind etch_unwind;

/* Describes the code that is or comes to be at these addresses, until it is taken back. NULL: out of memory, or no such description here; stacks
 * then end at generated code. The caller keeps it and never adds or removes two at a time. */
etch_unwind *etch__unwind_add(const void *code, size_t n);
/* NULL is nothing. */
void etch__unwind_remove(etch_unwind *u);

#endif
