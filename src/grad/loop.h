/* Gradients of loops. */
#ifndef ETCH_GRAD_LOOP_H
#define ETCH_GRAD_LOOP_H

#include "ir/grad.h"

etch_status etch__reverse_loop(etch_grad *q) ETCH_NODISCARD;

#endif
