/* Gradients of loops by way of another loop that does the same. */
#ifndef ETCH_GRAD_SEGMENT_H
#define ETCH_GRAD_SEGMENT_H

#include "ir/grad.h"

/* Loops whose gradients keep the state of some turns only, and scans that end before their slices do. */
bool etch__is_reversed_as_nest(const etch_grad *q, etch_op op);
etch_status etch__reverse_as_nest(etch_grad *q, etch_op op) ETCH_NODISCARD;

#endif
