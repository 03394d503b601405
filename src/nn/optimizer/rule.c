/* The kinds of optimisers, and what their options may be. */
#include "nn/optimizer/rule.h"

#include <math.h>
#include "nn/refuse.h"
#include "nn/place.h"

const etch_rule *etch__rule_of(etch_optimizer_kind kind)
{
    static const etch_rule *const rules[] = {
        [ETCH_SGD] = &etch__rule_sgd,         [ETCH_ADAM] = &etch__rule_adam,
        [ETCH_ADAMW] = &etch__rule_adamw,     [ETCH_RMSPROP] = &etch__rule_rmsprop,
        [ETCH_ADAGRAD] = &etch__rule_adagrad, [ETCH_ADADELTA] = &etch__rule_adadelta,
        [ETCH_LION] = &etch__rule_lion,
    };
    return (unsigned)kind < sizeof rules / sizeof *rules ? rules[kind] : NULL;
}

etch_tensor *etch__slot_set(etch_update *u, int slot, etch_tensor *next)
{
    etch_tensor *was = u->slots[slot];
    u->slots[slot] = u->is_done ? etch_select(u->cx, u->is_done, next, was) : next;
    return u->slots[slot];
}

etch_tensor *etch__blend(const etch_update *u, double keep, etch_tensor *was, etch_tensor *now)
{
    return etch_add(u->cx, etch_mul(u->cx, was, etch__constant(u, keep)),
                    etch_mul(u->cx, now, etch__constant(u, 1 - keep)));
}

/* --- options ------------------------------------------------------------------------------------------------------ */

typedef struct option {
    const char *name;
    double x;
    bool is_below_1; /* else: any size, but not negative */
    unsigned flag;   /* the kind must have it; 0: all do */
} option;

static bool check_numbers(etch_ctx *cx, const char *name, const etch_rule *r, const etch_optimizer_options *o)
{
    const option all[] = {
        { "rate", o->rate, false, 0 },
        { "momentum", o->momentum, true, ETCH_HAS_MOMENTUM },
        { "is_nesterov", o->is_nesterov, false, ETCH_HAS_NESTEROV },
        { "is_amsgrad", o->is_amsgrad, false, ETCH_HAS_AMSGRAD },
        { "is_centered", o->is_centered, false, ETCH_HAS_CENTERED },
        { "beta_1", o->beta_1, true, ETCH_HAS_BETAS },
        { "beta_2", o->beta_2, true, ETCH_HAS_BETAS },
        { "rho", o->rho, true, ETCH_HAS_RHO },
        { "epsilon", o->epsilon, false, ETCH_HAS_EPSILON },
        { "initial_accumulator", o->initial_accumulator, false, ETCH_HAS_ACCUMULATOR },
        { "weight_decay", o->weight_decay, false, 0 },
        { "clip_value", o->clip_value, false, 0 },
        { "clip_norm", o->clip_norm, false, 0 },
        { "clip_global_norm", o->clip_global_norm, false, 0 },
        { "ema_momentum", o->ema_momentum, true, 0 },
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        const option *p = &all[i];
        if (p->x != 0 && p->flag && !(r->has & p->flag))
            return etch__refuse(
                etch_fail(cx, ETCH_EINVAL, "optimizer '%s': %s is %g, but %s has none", name, p->name, p->x, r->name));
        if (!(p->x >= 0) || !isfinite(p->x) || (p->is_below_1 && p->x >= 1))
            return etch__refuse(etch_fail(cx, ETCH_EINVAL, "optimizer '%s': %s is %g, it may be 0 %s", name, p->name,
                                          p->x, p->is_below_1 ? "to less than 1" : "or more"));
    }
    if ((o->clip_value != 0) + (o->clip_norm != 0) + (o->clip_global_norm != 0) > 1)
        return etch__refuse(etch_fail(
            cx, ETCH_EINVAL, "optimizer '%s': clip_value is %g, clip_norm %g, clip_global_norm %g: one of them at most",
            name, o->clip_value, o->clip_norm, o->clip_global_norm));
    return true;
}

static void fill_in(double *x, double otherwise) { *x = *x == 0 ? otherwise : *x; }

bool etch__options_complete(etch_ctx *cx, const char *name, etch_optimizer_options *o)
{
    const etch_rule *r = etch__rule_of(o->kind);
    if (!r)
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "optimizer '%s': there is no kind %d", name, (int)o->kind));
    if (!check_numbers(cx, name, r, o))
        return false;
    if (o->has_zeros)
        return true;
    fill_in(&o->rate, r->rate);
    fill_in(&o->beta_1, r->beta_1);
    fill_in(&o->beta_2, r->beta_2);
    fill_in(&o->rho, r->rho);
    fill_in(&o->epsilon, r->epsilon);
    fill_in(&o->initial_accumulator, r->accumulator);
    fill_in(&o->weight_decay, r->weight_decay);
    return true;
}
