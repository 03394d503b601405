/* Gradients by the rules of custom gradients that stand in graphs as graphs. */
#ifndef ETCH_GRAD_RULE_H
#define ETCH_GRAD_RULE_H

#include "ir/grad.h"

/* As the gradient rule of an op: for `custom_gradient`. */
etch_status etch__reverse_rule(etch_grad *q) ETCH_NODISCARD;

#endif
