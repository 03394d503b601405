/* What type rules ask and note: results, requirements, axes, broadcasting, fresh sizes.
 *
 * A requirement that is known to hold costs nothing, one that is known not to is an error now, and the rest is
 * noted in the graph's checks and becomes the node's. While the verifier types a node once more nothing may be
 * noted: symbols are the ones that the node has, and a check that the node lacks is an error (IR-13). */
#include "ir/infer.h"

#include "ir/node.h"

etch_status etch__infer_fail(etch_infer *q, etch_status s, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    etch__failv(q->cx, s, fmt, args);
    va_end(args);
    (void)etch__fail_within(q->cx, "%s", q->info->name);
    return s;
}

etch_status etch__infer_tensor(etch_infer *q, int i, etch_dtype t, int rank, const etch_dim *dims)
{
    ETCH_ASSERT(i >= 0 && i < ETCH_MAX_RESULTS, "%s: result %d", q->info->name, i);
    if (rank > ETCH_MAX_RANK)
        return etch__infer_fail(q, ETCH_ESHAPE, "the result would have %d axes; at most %d are possible", rank,
                                ETCH_MAX_RANK);
    for (int a = 0; a < rank; a++) {
        if (dims[a] == ETCH_DIM_FAILED)
            return q->cx->status;
        if (etch__dim_is_const(dims[a]) && dims[a] < 0)
            return etch__infer_fail(q, ETCH_ESHAPE, "axis %d of the result would have the size %lld", a,
                                    (long long)dims[a]);
    }
    q->out[i] = etch__type_tensor(q->g, t, rank, dims);
    return q->out[i] ? ETCH_OK : q->cx->status;
}

etch_status etch__infer_same(etch_infer *q, int i, int i_in)
{
    q->out[i] = etch__in_type(q, i_in);
    return ETCH_OK;
}

/* --- Requirements ------------------------------------------------------------------------------------------------- */

static bool has_check(const etch_graph *g, etch_val v, etch_dimcode code, etch_dim a, etch_dim b)
{
    size_t n, first = etch__checks_of(g, v, &n);
    for (size_t i = first; i < first + n; i++) {
        const etch_check *c = &g->checks.at[i];
        if (c->code == code && c->a == a && c->b == b)
            return true;
    }
    return false;
}

static etch_status require(etch_infer *q, etch_tri holds, etch_dimcode code, etch_dim a, etch_dim b, const char *what)
{
    etch_graph *g = q->g;
    if (holds == ETCH_YES)
        return ETCH_OK;
    if (holds == ETCH_NO)
        return etch__infer_fail(q, ETCH_ESHAPE, "%s: %s and %s", what, etch__dim_str(g, a), etch__dim_str(g, b));
    if (q->again) {
        if (has_check(g, q->again, code, a, b))
            return ETCH_OK;
        return etch__infer_fail(q, ETCH_EVERIFY, "IR-13: no check for \"%s\" of %s and %s", what, etch__dim_str(g, a),
                                etch__dim_str(g, b));
    }
    etch_check c = { .code = code, .a = a, .b = b, .what = what };
    return ETCH_VEC_PUSH(&g->checks, q->cx->alloc, c) ? ETCH_OK : etch__fail_nomem(q->cx);
}

static bool is_failed(etch_dim a, etch_dim b) { return a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED; }

etch_status etch__require_equal(etch_infer *q, etch_dim a, etch_dim b, const char *what)
{
    if (is_failed(a, b))
        return q->cx->status;
    return require(q, etch__dim_equal(q->cx, q->g->dims, a, b), ETCH_DIMCODE_CHECK_EQUAL, a, b, what);
}

etch_status etch__require_broadcast(etch_infer *q, etch_dim both, etch_dim b, const char *what)
{
    if (is_failed(both, b))
        return q->cx->status;
    etch_tri holds = etch__dim_equal(q->cx, q->g->dims, both, b);
    if (holds == ETCH_YES && etch__dim_is_broadcast(q->g->dims, both))
        holds = ETCH_UNKNOWN;
    return require(q, holds, ETCH_DIMCODE_CHECK_EQUAL, both, b, what);
}

etch_status etch__require_less_equal(etch_infer *q, etch_dim a, etch_dim b, const char *what)
{
    if (is_failed(a, b))
        return q->cx->status;
    return require(q, etch__dim_less_equal(q->cx, q->g->dims, a, b), ETCH_DIMCODE_CHECK_LESS_EQUAL, a, b, what);
}

etch_status etch__require_divides(etch_infer *q, etch_dim divisor, etch_dim d, const char *what)
{
    if (is_failed(divisor, d))
        return q->cx->status;
    return require(q, etch__dim_divides(q->cx, q->g->dims, divisor, d), ETCH_DIMCODE_CHECK_DIVIDES, divisor, d, what);
}

/* --- Shapes ------------------------------------------------------------------------------------------------------- */

etch_status etch__infer_axis(etch_infer *q, int64_t axis, int rank, int *out)
{
    if (axis < -rank || axis >= rank) {
        if (rank == 0)
            return etch__infer_fail(q, ETCH_EINVAL, "axis %lld of a scalar: it has none", (long long)axis);
        return etch__infer_fail(q, ETCH_EINVAL, "axis %lld is not in %d .. %d", (long long)axis, -rank, rank - 1);
    }
    *out = (int)(axis < 0 ? axis + rank : axis);
    return ETCH_OK;
}

etch_status etch__infer_broadcast(etch_infer *q, const etch_type *a, const etch_type *b, int *rank, etch_dim *dims)
{
    if (a->rank < 0 || b->rank < 0) {
        *rank = ETCH_RANK_UNKNOWN;
        return ETCH_OK;
    }
    int n = a->rank > b->rank ? a->rank : b->rank;
    for (int i = 0; i < n; i++) {
        int at_a = i - (n - a->rank), at_b = i - (n - b->rank);
        if (at_a < 0 || at_b < 0) {
            dims[i] = at_a < 0 ? b->dims[at_b] : a->dims[at_a];
            continue;
        }
        etch_dim x = a->dims[at_a], y = b->dims[at_b];
        dims[i] = x == y ? x : etch__dim_broadcast(q->cx, q->g->dims, x, y);
        if (dims[i] != ETCH_DIM_FAILED)
            continue;
        if (q->cx->status != ETCH_ESHAPE)
            return q->cx->status; /* the builder puts the op's name in front */
        return etch__infer_fail(q, ETCH_ESHAPE, "%s and %s do not broadcast: %s and %s", etch__type_str(q->g, a),
                                etch__type_str(q->g, b), etch__dim_str(q->g, x), etch__dim_str(q->g, y));
    }
    *rank = n;
    return ETCH_OK;
}

etch_dim etch__infer_fresh(etch_infer *q)
{
    etch_graph *g = q->g;
    if (q->again) {
        const etch_symbol_def *d = etch__def_find(g, q->again, -1, q->n_fresh++);
        if (d)
            return etch__symbol_dim(g->dims, d->symbol);
        etch__infer_fail(q, ETCH_EVERIFY, "IR-12: a size that depends on data has no symbol");
        return ETCH_DIM_FAILED;
    }
    if (!ETCH_VEC_RESERVE(&g->symbol_defs, q->cx->alloc, 1)) {
        etch__fail_nomem(q->cx);
        return ETCH_DIM_FAILED;
    }
    etch_dim d = etch__dim_fresh(q->cx, g->dims);
    etch_symbol s;
    if (!etch__dim_is_symbol(g->dims, d, &s))
        return ETCH_DIM_FAILED;
    q->n_fresh++;
    g->symbol_defs.at[g->symbol_defs.n++] = (etch_symbol_def){ .symbol = s, .element = -1 };
    return d;
}
