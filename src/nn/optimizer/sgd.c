/* Gradient descent: x -= rate g; with momentum a, m = a m - rate g and x += m, or, looking ahead (Nesterov), x += a m - rate g.
 * And Lion, which takes the sign of a mixture of gradient and momentum alone. */
#include "nn/optimizer/rule.h"
#include "nn/place.h"

static int momentum_slot(const etch_optimizer_options *o, const char *names[ETCH_MAX_SLOTS])
{
    names[0] = "momentum";
    return o->kind == ETCH_LION || o->momentum != 0;
}

static void update_sgd(etch_update *u)
{
    etch_tensor *move = etch_mul(u->cx, u->g, u->rate);
    if (u->o->momentum == 0) {
        u->x = etch_sub(u->cx, u->x, move);
        return;
    }
    etch_tensor *a = etch__constant(u, u->o->momentum);
    etch_tensor *m = etch__slot_set(u, 0, etch_sub(u->cx, etch_mul(u->cx, u->slots[0], a), move));
    u->x = etch_add(u->cx, u->x, u->o->is_nesterov ? etch_sub(u->cx, etch_mul(u->cx, m, a), move) : m);
}

static bool sgd_moves_by_rows(const etch_optimizer_options *o) { return o->momentum == 0; }

static void update_lion(etch_update *u)
{
    etch_tensor *m = u->slots[0];
    etch_tensor *way = etch_sign(u->cx, etch__blend(u, u->o->beta_1, m, u->g));
    u->x = etch_sub(u->cx, u->x, etch_mul(u->cx, u->rate, way));
    etch__slot_set(u, 0, etch__blend(u, u->o->beta_2, m, u->g));
}

const etch_rule etch__rule_sgd = { .name = "SGD",
                                   .has = ETCH_HAS_MOMENTUM | ETCH_HAS_NESTEROV,
                                   .rate = 0.01,
                                   .slots = momentum_slot,
                                   .update = update_sgd,
                                   .moves_by_rows = sgd_moves_by_rows };

const etch_rule etch__rule_lion = { .name = "Lion",
                                    .has = ETCH_HAS_BETAS,
                                    .rate = 0.001,
                                    .beta_1 = 0.9,
                                    .beta_2 = 0.99,
                                    .slots = momentum_slot,
                                    .update = update_lion };
