/* Reshapes that put elements in another order: of a transposed value, where axes become one that are not side by side in memory. No strides can say that, so it is a
 * copy, and the plan knows: the copy is in the arena like any result, and what was transposed ends with it. Other reshapes are views, which are copied only
 * if the strides that come ask for it. */
#include "runtime/plan.h"

#include <etch/ops.h>
#include "ops/ops.h"

/* Are axes first .. end of the transposed value side by side, and in order, where it comes from? Those of size 1 are anywhere. */
static bool are_side_by_side(const etch_type *t, const int64_t *perm, int first, int end)
{
    int64_t before = -1;
    for (int a = first; a < end; a++) {
        if (t->dims[a] == 1)
            continue;
        if (before >= 0 && perm[a] != before + 1)
            return false;
        before = perm[a];
    }
    return true;
}

/* The fewest axes of x from *i on, and of y from *j on, that have as many elements: *i and *j are behind them then. False: none are known to. */
static bool next_axes(etch_ctx *cx, etch_dims *dims, const etch_type *x, const etch_type *y, int *i, int *j)
{
    for (int to = *i + 1; to <= x->rank; to++) {
        etch_dim part = etch__dim_product(cx, dims, x->dims + *i, to - *i);
        for (int until = *j + 1; until <= y->rank; until++) {
            etch_dim merged = etch__dim_product(cx, dims, y->dims + *j, until - *j);
            if (part == ETCH_DIM_FAILED || merged == ETCH_DIM_FAILED) {
                cx->status = ETCH_OK; /* too large, but for another size that is 0 */
                return false;
            }
            if (etch__dim_equal(cx, dims, part, merged) == ETCH_YES) {
                *i = to;
                *j = until;
                return true;
            }
        }
    }
    return false;
}

bool etch__reorders(etch_ctx *cx, const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (n->op != ETCH_OP_reshape || etch__node(g, n->in[0])->op != ETCH_OP_transpose)
        return false;
    const etch_type *x = etch__type_of(g, n->in[0]), *y = n->type;
    const etch_attrs_perm *attrs = etch__node(g, n->in[0])->attrs;
    for (int i = 0, j = 0, first = 0; i < x->rank; first = i) {
        if (!next_axes(cx, g->dims, x, y, &i, &j))
            return false;
        if (!are_side_by_side(x, attrs->perm.at, first, i))
            return true;
    }
    return false;
}
