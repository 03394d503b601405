/* Composites: elementwise formulas. Half types are rounded after every op, as everywhere. */
#include "ops/compose.h"

/* z = (x - y)^2 */
etch_status etch__compose_squared_difference(etch_infer *q, etch_val *out)
{
    ETCH_TRY(etch__check_one_dtype(q, 0, 1));
    return etch__composed(q, etch_build_square(q->g, etch_build_sub(q->g, q->in[0], q->in[1])), out);
}

/* y = x * sigmoid(x) */
etch_status etch__compose_silu(etch_infer *q, etch_val *out)
{
    return etch__composed(q, etch_build_mul(q->g, q->in[0], etch_build_sigmoid(q->g, q->in[0])), out);
}

/* y = x/2 * (1 + f(x)) */
static etch_val half_x_times_one_plus(etch_graph *g, etch_val x, etch_val f)
{
    return etch_build_mul(g, etch_build_mul(g, x, etch__like(g, x, 0.5)), etch_build_add(g, f, etch__like(g, x, 1)));
}

/* y = x/2 * (1 + erf(x / sqrt(2))) */
etch_status etch__compose_gelu(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    etch_val x = q->in[0];
    etch_val f = etch_build_erf(g, etch_build_mul(g, x, etch__like(g, x, 0.70710678118654752440)));
    return etch__composed(q, half_x_times_one_plus(g, x, f), out);
}

/* y = x/2 * (1 + tanh(sqrt(2/pi) * (x + 0.044715 x^3))) */
etch_status etch__compose_gelu_tanh(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    etch_val x = q->in[0];
    etch_val cube = etch_build_mul(g, etch_build_square(g, x), x);
    etch_val inner = etch_build_add(g, x, etch_build_mul(g, cube, etch__like(g, x, 0.044715)));
    etch_val f = etch_build_tanh(g, etch_build_mul(g, inner, etch__like(g, x, 0.79788456080286535588)));
    return etch__composed(q, half_x_times_one_plus(g, x, f), out);
}
