/* Shape arithmetic: see sizes.h.
 *
 * Elements are followed through ops that move them about. Tensors of rank 0 and 1 are asked for by
 * etch__known_element, which limits how deep the rules ask each other; those of higher rank (paddings) are followed
 * here, a limited number of steps. */
#include "ops/sizes.h"

#include "ir/constant.h"
#include "ops/ops.h"
#include "ops/rule.h"

enum { MAX_HOPS = 64 };

/* How many elements the result has, if it may be sizes; else -1. */
static int n_of_result(const etch_infer *q)
{
    const etch_type *t = q->out[0];
    if (!etch__may_be_sizes(t) || etch__is_checked(q))
        return -1;
    if (t->rank == 0)
        return 1;
    return etch__dim_is_const(t->dims[0]) && t->dims[0] <= ETCH_MAX_KNOWN ? (int)t->dims[0] : -1;
}

static bool are_all_const(const etch_infer *q)
{
    for (int i = 0; i < q->n_in; i++)
        if (!etch__is_const(q->g, q->in[i]))
            return false;
    return true;
}

/* The known contents of operand i: how many, or -1. */
static int contents_of(const etch_infer *q, int i, etch_dim *out)
{
    if (!etch__may_be_sizes(etch__in_type(q, i)))
        return -1;
    int n = etch__n_known(q->g, q->in[i]);
    return n >= 0 && etch__known_contents(q->g, q->in[i], out) ? n : -1;
}

etch_val etch__fold_sizes_of_two(etch_infer *q, etch_dim_fn *f)
{
    int n = n_of_result(q);
    if (n < 0 || are_all_const(q))
        return 0;
    etch_dim x[ETCH_MAX_KNOWN], y[ETCH_MAX_KNOWN], z[ETCH_MAX_KNOWN];
    int n_x = contents_of(q, 0, x), n_y = contents_of(q, 1, y);
    if ((n_x != n && n_x != 1) || (n_y != n && n_y != 1))
        return 0;
    for (int i = 0; i < n; i++) {
        z[i] = f(q->cx, q->g->dims, x[n_x == 1 ? 0 : i], y[n_y == 1 ? 0 : i]);
        if (z[i] == ETCH_DIM_FAILED)
            return etch__no_fold(q);
    }
    return etch__fold_to_sizes(q, z, n);
}

etch_val etch__fold_sizes_negated(etch_infer *q)
{
    etch_dim x[ETCH_MAX_KNOWN];
    int n = n_of_result(q);
    if (n < 0 || are_all_const(q) || contents_of(q, 0, x) != n)
        return 0;
    for (int i = 0; i < n; i++)
        x[i] = dim_sub(q, 0, x[i]);
    return etch__fold_to_sizes(q, x, n);
}

etch_val etch__fold_sizes_reduced(etch_infer *q, etch_dim_fn *f, etch_dim neutral)
{
    etch_dim x[ETCH_MAX_KNOWN];
    if (n_of_result(q) != 1 || are_all_const(q) || etch__in_type(q, 0)->rank != 1)
        return 0;
    int n = contents_of(q, 0, x), i = 0;
    if (n < 0 || (n == 0 && neutral == ETCH_DIM_FAILED))
        return 0;
    etch_dim y = neutral == ETCH_DIM_FAILED ? x[i++] : neutral;
    for (; i < n; i++)
        y = f(q->cx, q->g->dims, y, x[i]);
    return etch__fold_to_sizes(q, &y, 1);
}

/* --- Elements that are moved -------------------------------------------------------------------------------------- */

static etch_where_fn *where_of(etch_op op)
{
    switch (op) {
#define CASE(name) \
    case ETCH_OP_##name: return etch__where_##name;
        ETCH_MOVING_OPS(CASE)
#undef CASE
    default: return NULL;
    }
}

/* One step towards where the element comes from; false: it is here. */
static bool step_back(const etch_graph *g, etch_val *v, int *i)
{
    const etch_node *n = etch__node(g, *v);
    etch_where_fn *where = where_of(n->op);
    etch_moved m = { g, n->in, (int)n->n_in, n->attrs, n->type };
    return where && where(&m, *i, v, i);
}

void etch__origin_of(const etch_graph *g, etch_val *v, int *i)
{
    for (int hops = 0; hops < MAX_HOPS && step_back(g, v, i); hops++) {
    }
}

bool etch__known_flat(const etch_graph *g, etch_val v, int i, etch_dim *out)
{
    for (int hops = 0; hops < MAX_HOPS; hops++) {
        if (etch__n_known(g, v) >= 0)
            return etch__known_element(g, v, i, out);
        const etch_tensor *t = etch__const_tensor(g, v);
        if (t) {
            bool is_int = etch__dtype_is(t->dtype, ETCH_CLASS_INT | ETCH_CLASS_UINT);
            if (!is_int || i < 0 || i >= t->count)
                return false;
            *out = etch__element_i64(t->dtype, etch__const_element(t, i));
            return etch__dim_is_const(*out) && (*out >= 0 || etch__dtype_is(t->dtype, ETCH_CLASS_INT));
        }
        if (!step_back(g, &v, &i))
            return false;
    }
    return false;
}

etch_val etch__fold_sizes_moved(etch_infer *q)
{
    etch_dim x[ETCH_MAX_KNOWN];
    etch_where_fn *where = where_of(q->op);
    int n = n_of_result(q);
    if (n < 0 || are_all_const(q))
        return 0;
    etch_moved m = { q->g, q->in, q->n_in, q->attrs, q->out[0] };
    for (int i = 0; i < n; i++) {
        etch_val from;
        int at;
        if (!where(&m, i, &from, &at) || !etch__known_flat(q->g, from, at, &x[i]))
            return 0;
    }
    return etch__fold_to_sizes(q, x, n);
}

bool etch__element_moved(const etch_graph *g, etch_val v, int i, etch_dim *out)
{
    const etch_node *n = etch__node(g, v);
    etch_moved m = { g, n->in, (int)n->n_in, n->attrs, n->type };
    etch_val from;
    int at;
    return where_of(n->op)(&m, i, &from, &at) && etch__known_flat(g, from, at, out);
}
