/* Those that divide the gradient by the root of a mean or sum of its squares: RMSprop, Adagrad, Adadelta. */
#include "nn/optimizer/rule.h"
#include "nn/place.h"

/* sqrt(x + epsilon) */
static etch_tensor *root_of(const etch_update *u, etch_tensor *x)
{
    return etch_sqrt(u->cx, etch_add(u->cx, x, etch__constant(u, u->o->epsilon)));
}

/* --- RMSprop: v = rho v + (1 - rho) g^2; x -= rate g / sqrt(v + epsilon). Centered: v less the square of the mean gradient. */

static int rmsprop_slots(const etch_optimizer_options *o, const char *names[ETCH_MAX_SLOTS])
{
    int n = 0;
    names[n++] = "velocity";
    if (o->momentum != 0)
        names[n++] = "momentum";
    if (o->is_centered)
        names[n++] = "average_gradient";
    return n;
}

static void update_rmsprop(etch_update *u)
{
    etch_ctx *cx = u->cx;
    bool has_momentum = u->o->momentum != 0;
    etch_tensor *v = etch__slot_set(u, 0, etch__blend(u, u->o->rho, u->slots[0], etch_square(cx, u->g)));
    if (u->o->is_centered) {
        int k = has_momentum ? 2 : 1;
        etch_tensor *mean = etch__slot_set(u, k, etch__blend(u, u->o->rho, u->slots[k], u->g));
        v = etch_sub(cx, v, etch_square(cx, mean));
    }
    etch_tensor *move = etch_div(cx, etch_mul(cx, u->rate, u->g), root_of(u, v));
    if (has_momentum) {
        etch_tensor *before = etch_mul(cx, u->slots[1], etch__constant(u, u->o->momentum));
        move = etch__slot_set(u, 1, etch_add(cx, before, move));
    }
    u->x = etch_sub(cx, u->x, move);
}

const etch_rule etch__rule_rmsprop = { .name = "RMSprop",
                                       .has = ETCH_HAS_MOMENTUM | ETCH_HAS_CENTERED | ETCH_HAS_RHO | ETCH_HAS_EPSILON,
                                       .rate = 0.001,
                                       .rho = 0.9,
                                       .epsilon = 1e-7,
                                       .slots = rmsprop_slots,
                                       .update = update_rmsprop };

/* --- Adagrad: the sum of all squares so far, from a small number on ------------------------------------------------- */

static int adagrad_slots(const etch_optimizer_options *o, const char *names[ETCH_MAX_SLOTS])
{
    (void)o;
    names[0] = "accumulator";
    return 1;
}

static void update_adagrad(etch_update *u)
{
    etch_ctx *cx = u->cx;
    etch_tensor *sum = etch__slot_set(u, 0, etch_add(cx, u->slots[0], etch_square(cx, u->g)));
    u->x = etch_sub(cx, u->x, etch_div(cx, etch_mul(cx, u->rate, u->g), root_of(u, sum)));
}

static bool adagrad_moves_by_rows(const etch_optimizer_options *o)
{
    (void)o;
    return true;
}

const etch_rule etch__rule_adagrad = { .name = "Adagrad",
                                       .has = ETCH_HAS_EPSILON | ETCH_HAS_ACCUMULATOR,
                                       .rate = 0.001,
                                       .epsilon = 1e-7,
                                       .accumulator = 0.1,
                                       .slots = adagrad_slots,
                                       .update = update_adagrad,
                                       .moves_by_rows = adagrad_moves_by_rows };

/* --- Adadelta: moves in proportion to the mean of its own past moves ------------------------------------------------ */

static int adadelta_slots(const etch_optimizer_options *o, const char *names[ETCH_MAX_SLOTS])
{
    (void)o;
    names[0] = "accumulated_gradient";
    names[1] = "accumulated_delta";
    return 2;
}

static void update_adadelta(etch_update *u)
{
    etch_ctx *cx = u->cx;
    etch_tensor *mean = etch__slot_set(u, 0, etch__blend(u, u->o->rho, u->slots[0], etch_square(cx, u->g)));
    etch_tensor *move = etch_div(cx, etch_mul(cx, root_of(u, u->slots[1]), u->g), root_of(u, mean));
    etch__slot_set(u, 1, etch__blend(u, u->o->rho, u->slots[1], etch_square(cx, move)));
    u->x = etch_sub(cx, u->x, etch_mul(cx, u->rate, move));
}

const etch_rule etch__rule_adadelta = { .name = "Adadelta",
                                        .has = ETCH_HAS_RHO | ETCH_HAS_EPSILON,
                                        .rate = 0.001,
                                        .rho = 0.95,
                                        .epsilon = 1e-7,
                                        .slots = adadelta_slots,
                                        .update = update_adadelta };
