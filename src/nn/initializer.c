/* First values of variables: numbers of the model's random state, scaled.
 *
 * Those that go by fans draw with variance scale / fan: uniform ones within +-sqrt(3 scale / fan), normal ones cut off at two
 * deviations, with the deviation that was lost by that given back. One table says which scale and which fan. */
#include <etch/initializer.h>

#include <etch/control.h>
#include <etch/ops.h>
#include <etch/scope.h>
#include <math.h>
#include "nn/refuse.h"
#include "nn/place.h"

typedef struct drawing {
    etch_ctx *cx;
    etch_model *m;
    etch_dtype dtype;
    const int64_t *dims;
    int rank;
} drawing;

typedef etch_tensor *drawn_by(etch_ctx *cx, etch_tensor *key, etch_tensor *counter, etch_tensor *shape, etch_dtype t);

/* x * factor + offset of numbers drawn in this shape. */
static etch_tensor *draw(const drawing *d, drawn_by *how, double factor, double offset)
{
    etch_tensor *shape = etch_int_list(d->cx, d->dims, d->rank);
    etch_randomness r = etch_model_random(d->cx, d->m, shape);
    etch_tensor *x = how(d->cx, r.key, r.counter, shape, d->dtype);
    return etch_add(d->cx, etch_mul(d->cx, x, etch_scalar(d->cx, d->dtype, factor)),
                    etch_scalar(d->cx, d->dtype, offset));
}

static etch_tensor *fill(const drawing *d, double x)
{
    return etch_fill(d->cx, etch_int_list(d->cx, d->dims, d->rank), etch_scalar(d->cx, d->dtype, x));
}

/* --- by fans ------------------------------------------------------------------------------------------------------ */

static double product(const int64_t *dims, int n)
{
    double x = 1;
    for (int i = 0; i < n; i++)
        x *= (double)dims[i];
    return x;
}

typedef struct scaling {
    double scale;
    bool is_average; /* of fan in and fan out; else fan in */
    bool is_uniform;
} scaling;

static etch_tensor *draw_scaled(const drawing *d, const scaling *s)
{
    double in = 1, out = 1;
    if (d->rank == 1)
        in = out = (double)d->dims[0];
    if (d->rank >= 2) {
        double around = product(d->dims, d->rank - 2);
        in = around * (double)d->dims[d->rank - 2];
        out = around * (double)d->dims[d->rank - 1];
    }
    double fan = fmax(s->is_average ? (in + out) / 2 : in, 1), variance = s->scale / fan;
    /* The deviation of a standard normal that is cut off at 2. */
    const double cut_deviation = 0.87962566103423978;
    if (!s->is_uniform)
        return draw(d, etch_random_truncated_normal, sqrt(variance) / cut_deviation, 0);
    double limit = sqrt(3 * variance);
    return draw(d, etch_random_uniform, 2 * limit, -limit);
}

/* --- orthogonal --------------------------------------------------------------------------------------------------- */

typedef struct rows {
    int64_t n;
} rows;

static etch_tensor *is_row_left(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    const rows *r = user;
    return etch_less(cx, state[1], etch_int(cx, ETCH_I64, r->n));
}

/* Row i of q, q being orthonormal before it: what it shares with those rows is taken away, twice, since the first time leaves the
 * rounding errors of what it takes; then it is given length 1. */
static void settle_row(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n;
    const rows *r = user;
    etch_tensor *q = state[0], *i = state[1];
    etch_tensor *at = etch_iota(cx, etch_int_list(cx, (const int64_t[]){ r->n, 1 }, 2), 0, ETCH_I64);
    etch_tensor *is_before = etch_cast(cx, etch_less(cx, at, i), etch_tensor_dtype(q));
    etch_tensor *row = etch_expand_dims(cx, etch_gather(cx, q, i, 0, 0), ETCH_INTS(0)); /* [1, m] */
    for (int time = 0; time < 2; time++) {
        etch_tensor *shared = etch_mul(cx, etch_matmul(cx, q, row, false, true), is_before); /* [n, 1] */
        row = etch_sub(cx, row, etch_matmul(cx, shared, q, true, false));
    }
    etch_tensor *length = etch_sqrt(cx, etch_sum(cx, etch_square(cx, row), ETCH_ALL_AXES, false));
    next[0] = etch_select(cx, etch_equal(cx, at, i), etch_div(cx, row, length), q);
    next[1] = etch_add(cx, i, etch_int(cx, ETCH_I64, 1));
}

static etch_tensor *draw_orthogonal(const drawing *d, double gain)
{
    etch_ctx *cx = d->cx;
    if (d->rank < 2) {
        etch_fail(cx, ETCH_ESHAPE, "init: an orthogonal tensor has 2 axes or more, not %d", d->rank);
        return NULL;
    }
    int64_t n_last = d->dims[d->rank - 1], n_other = 1;
    for (int i = 0; i < d->rank - 1; i++)
        n_other *= d->dims[i];
    const rows r = { n_last < n_other ? n_last : n_other };
    const int64_t dims[2] = { r.n, n_last < n_other ? n_other : n_last };
    drawing flat = *d;
    flat.dims = dims;
    flat.rank = 2;
    flat.dtype = d->dtype == ETCH_F64 ? ETCH_F64 : ETCH_F32;
    etch_tensor *const first[2] = { draw(&flat, etch_random_normal, 1, 0), etch_int(cx, ETCH_I64, 0) };
    etch_tensor *last[2] = { NULL, NULL };
    if (etch_failed(cx))
        return NULL;
    etch_while(cx, first, 2, is_row_left, settle_row, (void *)&r, NULL, last);
    etch_tensor *q = last[0];
    if (q && n_last < n_other)
        q = etch_transpose(cx, q, ETCH_INTS(1, 0));
    q = etch_mul(cx, q, etch_scalar(cx, flat.dtype, gain == 0 ? 1 : gain));
    return etch_reshape(cx, etch_cast(cx, q, d->dtype), etch_int_list(cx, d->dims, d->rank));
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

static bool check(etch_ctx *cx, const etch_model *m, etch_init how, const int64_t *dims, int rank)
{
    if (etch_failed(cx))
        return false;
    if (!m)
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "init: the model is NULL"));
    if (rank < 0 || rank > ETCH_MAX_RANK || (rank > 0 && !dims))
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "init: the rank is %d%s, it may be 0 to %d", rank,
                                      dims ? "" : " and there are no sizes", ETCH_MAX_RANK));
    for (int i = 0; i < rank; i++)
        if (dims[i] < 0)
            return etch__refuse(etch_fail(cx, ETCH_ERANGE, "init: the size of axis %d is %lld", i, (long long)dims[i]));
    if (!isfinite(how.a) || !isfinite(how.b))
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "init: a is %g and b is %g", how.a, how.b));
    return true;
}

etch_tensor *(etch_init_tensor)(etch_ctx *cx, etch_model *m, etch_init how, const int64_t *dims, int rank)
{
    static const scaling scalings[] = {
        [ETCH_INIT_GLOROT_UNIFORM] = { 1, true, true }, [ETCH_INIT_GLOROT_NORMAL] = { 1, true, false },
        [ETCH_INIT_HE_UNIFORM] = { 2, false, true },    [ETCH_INIT_HE_NORMAL] = { 2, false, false },
        [ETCH_INIT_LECUN_UNIFORM] = { 1, false, true }, [ETCH_INIT_LECUN_NORMAL] = { 1, false, false },
    };
    if (!check(cx, m, how, dims, rank))
        return NULL;
    const drawing d = { cx, m, etch_model_dtype(m), dims, rank };
    bool is_plain = how.a == 0 && how.b == 0;
    double low = is_plain ? -0.05 : how.a, high = is_plain ? 0.05 : how.b, deviation = how.b == 0 ? 0.05 : how.b;
    switch (how.kind) {
    case ETCH_INIT_ZEROS: return fill(&d, 0);
    case ETCH_INIT_ONES: return fill(&d, 1);
    case ETCH_INIT_CONSTANT: return fill(&d, how.a);
    case ETCH_INIT_UNIFORM: return draw(&d, etch_random_uniform, high - low, low);
    case ETCH_INIT_NORMAL: return draw(&d, etch_random_normal, deviation, how.a);
    case ETCH_INIT_TRUNCATED_NORMAL: return draw(&d, etch_random_truncated_normal, deviation, how.a);
    case ETCH_INIT_GLOROT_UNIFORM:
    case ETCH_INIT_GLOROT_NORMAL:
    case ETCH_INIT_HE_UNIFORM:
    case ETCH_INIT_HE_NORMAL:
    case ETCH_INIT_LECUN_UNIFORM:
    case ETCH_INIT_LECUN_NORMAL: return draw_scaled(&d, &scalings[how.kind]);
    case ETCH_INIT_ORTHOGONAL: return draw_orthogonal(&d, how.a);
    case ETCH_INIT_DEFAULT: break;
    }
    etch_fail(cx, ETCH_EINVAL, "init: there is no kind %d%s", (int)how.kind,
              how.kind == ETCH_INIT_DEFAULT ? ": the default is a layer's" : "");
    return NULL;
}
