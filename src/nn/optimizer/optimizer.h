/* An optimiser from inside. */
#ifndef ETCH_NN_OPTIMIZER_OPTIMIZER_H
#define ETCH_NN_OPTIMIZER_OPTIMIZER_H

#include "nn/model.h"
#include "nn/optimizer/rule.h"

#include <etch/function.h>

struct etch_optimizer {
    const char *name;
    etch_optimizer_options o; /* with defaults filled in; its lists are ours */
    const etch_rule *rule;
    int n;
    etch_variable **variables;
    int n_slots;              /* of each variable */
    etch_variable **slots;    /* those of variable i from [i * n_slots] on */
    etch_variable **averages; /* one each; NULL: none are kept */
    etch_variable *steps, *rate;
    etch_variable *scale, *good_steps; /* NULL: the loss is not scaled */
    etch_function *step;               /* what runs outside of traces; its arguments are parts of gradients, or none */
};

/* The body of `step`. */
void etch__optimizer_step(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user);

#endif
