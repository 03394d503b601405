/* What gradient rules share, and the rules that hardly do anything. */
#include "ops/grad.h"

#include "ir/infer.h"
#include "ir/node.h"

etch_status etch__grad_fail(etch_grad *q, etch_status s, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    etch__failv(q->cx, s, fmt, args);
    va_end(args);
    (void)etch__fail_within(q->cx, "gradient of %s", etch__op_of(q->g, q->v)->name);
    return s;
}

/* Does the op itself check, when it runs, that the two sizes are equal? */
static bool is_checked_equal(const etch_grad *q, etch_dim a, etch_dim b)
{
    size_t n, first = etch__checks_of(q->g, q->v, &n);
    for (size_t i = first; i < first + n; i++) {
        const etch_check *c = &q->g->checks.at[i];
        if (c->code == ETCH_DIMCODE_CHECK_EQUAL && ((c->a == a && c->b == b) || (c->a == b && c->b == a)))
            return true;
    }
    return false;
}

/* Unknown: they are the same because the op checks it, and are written differently. */
static etch_tri has_same_shape(const etch_grad *q, const etch_type *a, const etch_type *b)
{
    etch_tri answer = ETCH_YES;
    if (a->rank < 0 || a->rank != b->rank)
        return ETCH_NO;
    for (int i = 0; i < a->rank; i++) {
        if (etch__dim_equal(q->cx, q->g->dims, a->dims[i], b->dims[i]) == ETCH_YES)
            continue;
        if (!is_checked_equal(q, a->dims[i], b->dims[i]))
            return ETCH_NO;
        answer = ETCH_UNKNOWN;
    }
    return answer;
}

/* Along axes where the operand has size 1, and d a size that is not known: it has been repeated along these, or is 1 there too, and its sum is right for both. So it can
 * be part of a kernel, which what is found out when sizes are bound cannot. */
static etch_val sum_what_was_repeated(const etch_grad *q, etch_val d, const etch_type *of_operand)
{
    const etch_type *t = etch__type_of(q->g, d);
    int64_t axes[ETCH_MAX_RANK];
    int n = 0, n_new = t->rank - of_operand->rank;
    if (t->rank < 0 || of_operand->rank < 0)
        return d;
    for (int a = n_new; a < t->rank; a++)
        if (of_operand->dims[a - n_new] == 1 && !etch__dim_is_const(t->dims[a]))
            axes[n++] = a;
    return n > 0 ? etch_build_sum(q->g, d, (etch_ints){ axes, n }, true) : d;
}

etch_status etch__grad_give(etch_grad *q, int i, etch_val d)
{
    if (!d)
        return q->cx->status;
    etch_tri is_same = has_same_shape(q, etch__type_of(q->g, d), etch__grad_type(q, i));
    if (is_same == ETCH_NO) {
        d = sum_what_was_repeated(q, d, etch__grad_type(q, i));
        if (!d)
            return q->cx->status;
        is_same = has_same_shape(q, etch__type_of(q->g, d), etch__grad_type(q, i));
    }
    if (is_same != ETCH_YES)
        d = (is_same == ETCH_NO ? etch_build_sum_to : etch_build_reshape)(q->g, d, etch__grad_shape(q, i));
    q->d_in[i] = d;
    return d ? ETCH_OK : q->cx->status;
}

etch_val etch__grad_shape(const etch_grad *q, int i) { return etch_build_shape_of(q->g, q->in[i], ETCH_I64); }

etch_val etch__grad_zeros(const etch_grad *q, int i)
{
    return etch_build_fill(q->g, etch__grad_shape(q, i), etch__like(q->g, etch__grad_d(q), 0));
}

static etch_val as_vector(etch_graph *g, etch_val x)
{
    return etch_build_reshape(g, x, etch_graph_int_list(g, ETCH_INTS(-1)));
}

etch_val etch__grad_positions(const etch_grad *q, int i)
{
    etch_graph *g = q->g;
    etch_val n = etch_build_reshape(g, etch__build_count(g, q->in[i]), etch_graph_int_list(g, ETCH_INTS(1)));
    return etch_build_reshape(g, etch_build_iota(g, n, 0, ETCH_I64), etch__grad_shape(q, i));
}

etch_val etch__grad_scatter(const etch_grad *q, int i, etch_val at, etch_val d)
{
    etch_graph *g = q->g;
    etch_val n = etch_build_reshape(g, etch__build_count(g, q->in[i]), etch_graph_int_list(g, ETCH_INTS(1)));
    etch_val zeros = etch_build_fill(g, n, etch__like(g, d, 0));
    etch_val rows = etch_build_reshape(g, at, etch_graph_int_list(g, ETCH_INTS(-1, 1)));
    etch_val flat = etch_build_scatter_nd_add(g, zeros, rows, as_vector(g, d));
    if (etch__grad_type(q, i)->rank != 1) /* a vector is what was scattered to */
        return etch_build_reshape(g, flat, etch__grad_shape(q, i));
    return etch_build_dense_gradient(g, etch_build_reshape(g, flat, etch__grad_shape(q, i)));
}

/* --- rules ------------------------------------------------------------------------------------------------------------------- */

/* Nothing flows. */
etch_status etch__grad_stops(etch_grad *q)
{
    (void)q;
    return ETCH_OK;
}

/* Who reads a variable after an assignment has gradients by the variable, as who read it before. */
etch_status etch__grad_assigned(etch_grad *q) { return q->wants[1] ? etch__grad_give(q, 1, etch__grad_d(q)) : ETCH_OK; }

etch_status etch__grad_dense_gradient(etch_grad *q)
{
    return etch__grad_give(q, 0, etch_build_dense_gradient(q->g, etch__grad_d(q)));
}

/* Flat nearly everywhere, but connected, as TensorFlow has it. */
etch_status etch__grad_zero(etch_grad *q) { return etch__grad_give(q, 0, etch__grad_zeros(q, 0)); }

/* Ops that only move elements of operand 0 about: the same op on their positions says where each came from. */
etch_status etch__grad_moved(etch_grad *q)
{
    etch_val in[4], at[1];
    ETCH_ASSERT(q->n_in <= (int)ETCH_COUNT_OF(in), "%d operands", q->n_in);
    if (!q->wants[0])
        return ETCH_OK;
    for (int i = 1; i < q->n_in; i++)
        in[i] = q->in[i];
    in[0] = etch__grad_positions(q, 0);
    if (!in[0] || etch__build_n(q->g, etch__node(q->g, q->v)->op, in, q->n_in, q->attrs, at) == 0)
        return q->cx->status;
    return etch__grad_give(q, 0, etch__grad_scatter(q, 0, at[0], etch__grad_d(q)));
}
