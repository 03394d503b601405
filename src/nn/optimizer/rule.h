/* What one kind of optimiser is: its defaults, its slots, and how one variable follows its gradient.
 *
 * A rule is written as plain elementwise ops on tensors of one shape and scalars, so that the passes make one kernel of it. It
 * reads nothing and writes nothing: what it gets are values, what it gives are values, and step.c writes them all at once. Whether
 * these are whole variables or some rows of them makes no difference to it. */
#ifndef ETCH_NN_OPTIMIZER_RULE_H
#define ETCH_NN_OPTIMIZER_RULE_H

#include <etch/ops.h>
#include <etch/optimizer.h>
#include <etch/scope.h>

enum { ETCH_MAX_SLOTS = 3 };

typedef struct etch_update {
    etch_ctx *cx;
    const etch_optimizer_options *o;    /* with defaults filled in */
    etch_dtype dtype;                   /* of all tensors below but the last */
    etch_tensor *x, *g;                 /* the variable, becoming its next value; the gradient */
    etch_tensor *rate, *step;           /* scalars: the rate; the number of this step, from 1 */
    etch_tensor *slots[ETCH_MAX_SLOTS]; /* becoming their next values */
    etch_tensor *is_done;               /* a bool: false where the step is left out; NULL: it never is */
} etch_update;

/* Options that only some kinds have. */
enum {
    ETCH_HAS_MOMENTUM = 1 << 0,
    ETCH_HAS_NESTEROV = 1 << 1,
    ETCH_HAS_AMSGRAD = 1 << 2,
    ETCH_HAS_CENTERED = 1 << 3,
    ETCH_HAS_BETAS = 1 << 4,
    ETCH_HAS_RHO = 1 << 5,
    ETCH_HAS_EPSILON = 1 << 6,
    ETCH_HAS_ACCUMULATOR = 1 << 7,
};

typedef struct etch_rule {
    const char *name;
    unsigned has;
    double rate, beta_1, beta_2, rho, epsilon, accumulator, weight_decay; /* defaults */
    /* Names of the slots with these options, to names[]; returns how many there are. */
    int (*slots)(const etch_optimizer_options *o, const char *names[ETCH_MAX_SLOTS]);
    void (*update)(etch_update *u);
    /* With these options, does nothing move where the gradient is 0? Then rows without one need not be looked at. NULL: something
     * always may. */
    bool (*moves_by_rows)(const etch_optimizer_options *o);
} etch_rule;

extern const etch_rule etch__rule_sgd, etch__rule_adam, etch__rule_adamw, etch__rule_rmsprop, etch__rule_adagrad,
    etch__rule_adadelta, etch__rule_lion;

/* NULL: there is no such kind. */
const etch_rule *etch__rule_of(etch_optimizer_kind kind);
/* Options with the kind's defaults in place of zeros; false, with the error sticking, if one of them cannot be. */
bool etch__options_complete(etch_ctx *cx, const char *name, etch_optimizer_options *o);

/* A scalar of the update's dtype. */
static inline etch_tensor *etch__constant(const etch_update *u, double x) { return etch_scalar(u->cx, u->dtype, x); }
/* The slot's next value: `next`, or what it was if the step is left out. Returned for the rest of the rule to go on with, so that
 * slots and variable are one chain, which is what the passes make one kernel of. */
etch_tensor *etch__slot_set(etch_update *u, int slot, etch_tensor *next);
/* was * keep + now * (1 - keep) */
etch_tensor *etch__blend(const etch_update *u, double keep, etch_tensor *was, etch_tensor *now);

#endif
