/* Gradients of ops that run graphs. */
#ifndef ETCH_GRAD_CONTROL_H
#define ETCH_GRAD_CONTROL_H

#include "ir/grad.h"

/* As the gradient rule of an op: for branches and loops, and for rules of custom gradients. */
etch_status etch__reverse_control(etch_grad *q) ETCH_NODISCARD;

#endif
