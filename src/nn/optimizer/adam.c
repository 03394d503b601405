/* Adam: moving means m of the gradient and v of its square, from 0; x -= alpha m / (sqrt(v) + epsilon), where
 * alpha = rate sqrt(1 - beta_2^t) / (1 - beta_1^t) makes up at step t for the zeros they began with. AMSGrad takes the largest v so
 * far. AdamW is Adam with a weight decay. */
#include "nn/optimizer/rule.h"
#include "nn/place.h"

static int adam_slots(const etch_optimizer_options *o, const char *names[ETCH_MAX_SLOTS])
{
    names[0] = "momentum";
    names[1] = "velocity";
    names[2] = "velocity_max";
    return o->is_amsgrad ? 3 : 2;
}

/* 1 - beta^t */
static etch_tensor *weight_so_far(const etch_update *u, double beta)
{
    return etch_sub(u->cx, etch__constant(u, 1), etch_pow(u->cx, etch__constant(u, beta), u->step));
}

/* mean + (now - mean) (1 - beta) */
static etch_tensor *moved(const etch_update *u, etch_tensor *mean, etch_tensor *now, double beta)
{
    return etch_add(u->cx, mean, etch_mul(u->cx, etch_sub(u->cx, now, mean), etch__constant(u, 1 - beta)));
}

static void update_adam(etch_update *u)
{
    etch_ctx *cx = u->cx;
    double beta_1 = u->o->beta_1, beta_2 = u->o->beta_2;
    etch_tensor *alpha = etch_div(cx, etch_mul(cx, u->rate, etch_sqrt(cx, weight_so_far(u, beta_2))),
                                  weight_so_far(u, beta_1));
    etch_tensor *m = etch__slot_set(u, 0, moved(u, u->slots[0], u->g, beta_1));
    etch_tensor *v = etch__slot_set(u, 1, moved(u, u->slots[1], etch_square(cx, u->g), beta_2));
    if (u->o->is_amsgrad)
        v = etch__slot_set(u, 2, etch_maximum(cx, u->slots[2], v));
    etch_tensor *below = etch_add(cx, etch_sqrt(cx, v), etch__constant(u, u->o->epsilon));
    u->x = etch_sub(cx, u->x, etch_div(cx, etch_mul(cx, m, alpha), below));
}

const etch_rule etch__rule_adam = { .name = "Adam",
                                    .has = ETCH_HAS_AMSGRAD | ETCH_HAS_BETAS | ETCH_HAS_EPSILON,
                                    .rate = 0.001,
                                    .beta_1 = 0.9,
                                    .beta_2 = 0.999,
                                    .epsilon = 1e-7,
                                    .slots = adam_slots,
                                    .update = update_adam };

const etch_rule etch__rule_adamw = { .name = "AdamW",
                                     .has = ETCH_HAS_AMSGRAD | ETCH_HAS_BETAS | ETCH_HAS_EPSILON,
                                     .rate = 0.001,
                                     .beta_1 = 0.9,
                                     .beta_2 = 0.999,
                                     .epsilon = 1e-7,
                                     .weight_decay = 0.004,
                                     .slots = adam_slots,
                                     .update = update_adam };
