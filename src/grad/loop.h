/* Gradients of loops. */
#ifndef ETCH_GRAD_LOOP_H
#define ETCH_GRAD_LOOP_H

#include "ir/grad.h"

/* As loop `op`, whose body has no effects. */
etch_status etch__reverse_loop(etch_grad *q, etch_op op) ETCH_NODISCARD;

#endif
