/* Gradients that are scattered.
 *
 * There is no type for them: a gradient is scattered if it is built so, scatter_nd_add(zeros, indices, rows), as the rule of gather
 * builds it, or strided_slice_add(zeros, .., rows), as that of slices does, or several of these on top of each other. Whoever can do with
 * the rows alone takes the form apart, and then nobody needs the zeros; whoever cannot uses the value like any other.
 *
 * Through a dense_gradient it is as good to add, and to those who want rows of anything. For those who want them of gathers alone, as TensorFlow
 * has it, there it becomes dense, and so does the sum of it and others.
 *
 * A cast to a wider dtype may stand in between: rows are then cast by themselves, and what goes to one place is added up in the wider
 * one. */
#include "grad/scattered.h"

#include "grad/pieces.h"
#include "ir/infer.h"
#include "ops/build.h"
#include "ops/compose.h"
#include "ops/elementwise_fold.h"
#include "ops/ops.h"
#include <etch/ops.h>

/* Keeps the time to look at sums of many uses linear; a longer chain counts as dense. */
enum { MAX_LINKS = 64 };

/* scatter_nd_add(.., indices, rows) and strided_slice_add(.., begin, end, step, rows), the last one first. */
typedef struct links {
    etch_val at[MAX_LINKS];
    int n;
    bool is_dense;   /* something came through a dense_gradient */
    bool has_slices; /* there is a strided_slice_add */
} links;

static etch_val indices_of(const etch_graph *g, etch_val link) { return etch__node(g, link)->in[1]; }

static etch_val rows_of(const etch_graph *g, etch_val link)
{
    const etch_node *n = etch__node(g, link);
    return n->in[n->n_in - 1];
}

bool etch__is_zeros(const etch_graph *g, etch_val v)
{
    while (etch__node(g, v)->op == ETCH_OP_broadcast_to || etch__node(g, v)->op == ETCH_OP_reshape)
        v = etch__node(g, v)->in[0];
    return etch__is_const_of(g, v, 0);
}

static bool is_widening(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    return n->op == ETCH_OP_cast && etch__dtype_is(etch__dtype_of(g, n->in[0]), ETCH_CLASS_FLOAT) &&
           etch__dtype_holds(etch__dtype_of(g, v), etch__dtype_of(g, n->in[0]));
}

/* What d is made of; false: it is not scattered. */
static bool take_apart(const etch_graph *g, etch_val d, links *out)
{
    out->n = 0;
    out->is_dense = out->has_slices = false;
    for (;;) {
        const etch_node *n = etch__node(g, d);
        if (n->op == ETCH_OP_dense_gradient) {
            out->is_dense = true;
            d = n->in[0];
            continue;
        }
        if (is_widening(g, d)) {
            d = n->in[0];
            continue;
        }
        if (n->op != ETCH_OP_scatter_nd_add && n->op != ETCH_OP_strided_slice_add)
            return out->n > 0 && etch__is_zeros(g, d);
        if (out->n == MAX_LINKS)
            return false;
        out->has_slices |= n->op == ETCH_OP_strided_slice_add;
        out->at[out->n++] = d;
        d = n->in[0];
    }
}

static etch_val as_wide(etch_graph *g, etch_val rows, etch_dtype t)
{
    return etch__dtype_of(g, rows) == t ? rows : etch_build_cast(g, rows, t);
}

/* The sum with what the link adds. */
static etch_val add_link(etch_graph *g, etch_val sum, etch_val link)
{
    etch_val rows = as_wide(g, rows_of(g, link), etch__dtype_of(g, sum));
    const etch_node *n = etch__node(g, link);
    if (n->op == ETCH_OP_scatter_nd_add)
        return etch__build_rows_added(g, sum, n->in[1], rows);
    const etch_attrs_masks *masks = n->attrs;
    return etch_build_strided_slice_add(g, sum, n->in[1], n->in[2], n->in[3], rows, masks->begin_mask, masks->end_mask,
                                        masks->shrink_mask);
}

/* Is b a product that can be added to a as it is computed? */
static bool is_product_for(const etch_graph *g, etch_val a, etch_val b)
{
    const etch_type *x = etch__type_of(g, a), *y = etch__type_of(g, b);
    if (etch__node(g, b)->op != ETCH_OP_matmul || x->rank != y->rank || x->dtype != y->dtype)
        return false;
    for (int i = 0; i < x->rank; i++)
        if (x->dims[i] != y->dims[i])
            return false;
    return true;
}

static etch_val add_product(etch_graph *g, etch_val a, etch_val b)
{
    const etch_node *n = etch__node(g, b);
    const etch_attrs_matmul *attrs = n->attrs;
    return etch_build_matmul_add(g, a, n->in[0], n->in[1], attrs->transpose_x, attrs->transpose_y);
}

static bool is_used(const etch_graph *g, etch_val v)
{
    for (etch_val u = v + 1; u < g->nodes.n; u++)
        for (uint32_t i = 0; i < etch__node(g, u)->n_in; i++)
            if (etch__node(g, u)->in[i] == v)
                return true;
    return false;
}

etch_val etch__gradients_carry(etch_graph *g, etch_val sum, etch_val d)
{
    return is_product_for(g, sum, d) && !is_used(g, d) ? add_product(g, sum, d) : etch__gradients_add(g, sum, d);
}

/* The sum of two that are not scattered. A product that was built just now is nobody else's yet: it is added to one that was there before, or to a
 * sum of such, in place. */
static etch_val add_dense(etch_graph *g, etch_val a, etch_val b)
{
    etch_op op = etch__node(g, a)->op;
    bool is_sum = op == ETCH_OP_matmul || op == ETCH_OP_matmul_add;
    if (is_sum && a != b && b + 1 == g->nodes.n && is_product_for(g, a, b))
        return add_product(g, a, b);
    etch_val joined = etch__pieces_join(g, a, b);
    return joined ? joined : etch_build_add(g, a, b);
}

etch_val etch__gradients_add(etch_graph *g, etch_val a, etch_val b)
{
    links l, of_a;
    etch_val sum = a;
    bool is_a_scattered = take_apart(g, a, &of_a), is_b_scattered = take_apart(g, b, &l);
    if (!is_b_scattered) {
        if (!is_a_scattered)
            return add_dense(g, a, b);
        l = of_a;
        sum = b;
    }
    for (int i = l.n; i-- > 0 && sum;)
        sum = add_link(g, sum, l.at[i]);
    bool is_marked = !(is_a_scattered && is_b_scattered) || !l.is_dense || of_a.is_dense; /* a's mark is in the sum */
    return is_marked || !sum ? sum : etch_build_dense_gradient(g, sum);
}

/* Link i with one axis for all that its indices have. */
static etch_status flatten(etch_ctx *cx, etch_graph *g, const links *l, int i, etch_val like, etch_dtype of_indices,
                           etch_val *indices, etch_val *rows)
{
    etch_val given = indices_of(g, l->at[i]);
    const etch_type *at = etch__type_of(g, given), *t = etch__type_of(g, like);
    etch_dim dims[ETCH_MAX_RANK];
    dims[0] = etch__dim_product(cx, g->dims, at->dims, at->rank - 1);
    if (dims[0] == ETCH_DIM_FAILED)
        return cx->status;
    for (int a = 1; a < t->rank; a++)
        dims[a] = t->dims[a];
    etch_dtype dtype = (etch_dtype)t->dtype;
    int rank = t->rank; /* types move when nodes are built */
    *indices = etch_build_reshape(g, given, etch__build_sizes(g, ETCH_I64, 1, dims, 1));
    *indices = etch_build_cast(g, *indices, of_indices);
    *rows = etch_build_reshape(g, as_wide(g, rows_of(g, l->at[i]), dtype),
                               etch__build_sizes(g, ETCH_I64, 1, dims, rank));
    return *indices && *rows ? ETCH_OK : cx->status;
}

/* By one index each, and of ranks that are known? */
static bool has_rows(const etch_graph *g, const links *l, etch_val d)
{
    if (etch__type_of(g, d)->rank < 1 || l->has_slices)
        return false;
    for (int i = 0; i < l->n; i++) {
        const etch_type *at = etch__type_of(g, indices_of(g, l->at[i]));
        if (at->rank < 1 || at->dims[at->rank - 1] != 1 || etch__type_of(g, rows_of(g, l->at[i]))->rank < 0)
            return false;
    }
    return true;
}

/* What all indices are, or i64. */
static etch_dtype dtype_of_indices(const etch_graph *g, const links *l)
{
    etch_dtype t = etch__dtype_of(g, indices_of(g, l->at[0]));
    for (int i = 1; i < l->n; i++)
        t = etch__dtype_of(g, indices_of(g, l->at[i])) == t ? t : ETCH_I64;
    return t;
}

etch_status etch__scattered(etch_ctx *cx, etch_graph *g, etch_val d, bool gathers_only, etch_val *indices,
                            etch_val *rows)
{
    links l;
    etch_val all_indices[MAX_LINKS] = { 0 }, all_rows[MAX_LINKS] = { 0 };
    *indices = *rows = 0;
    if (!take_apart(g, d, &l) || (gathers_only && l.is_dense) || !has_rows(g, &l, d))
        return ETCH_OK;
    etch_dtype of_indices = gathers_only ? dtype_of_indices(g, &l) : ETCH_I64;
    for (int i = 0; i < l.n; i++)
        ETCH_TRY(flatten(cx, g, &l, l.n - 1 - i, d, of_indices, &all_indices[i], &all_rows[i]));
    *indices = l.n == 1 ? all_indices[0] : etch_build_concat(g, all_indices, l.n, 0);
    *rows = l.n == 1 ? all_rows[0] : etch_build_concat(g, all_rows, l.n, 0);
    return *indices && *rows ? ETCH_OK : cx->status;
}
