/* Memory of this folder. The public headers have one way to the runtime's allocator, tensors: a block is the contents of one. */
#ifndef ETCH_NN_MEMORY_H
#define ETCH_NN_MEMORY_H

#include <etch/tensor.h>

/* Zeroed, aligned for anything; lives until *owner is released. NULL, with the error sticking to cx, if there is none. */
void *etch__memory_new(etch_ctx *cx, size_t bytes, etch_tensor **owner);

/* Room for n pointers; n may be 0. */
void *etch__memory_list(etch_ctx *cx, int n, etch_tensor **owner);

#endif
