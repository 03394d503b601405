/* Gradients of what all turns of a loop use, made after the loop that goes back and not turn by turn.
 *
 * The gradient of a matrix w that each turn multiplies with is the sum of x' dy over the turns. Both factors of all turns, one below the other, are
 * two matrices whose product is that sum: one large product in place of many narrow ones, each of which reads and writes a matrix as large as w.
 * What it takes is memory for the factors, which is no more than what such a loop keeps of its turns anyway. Sums of values that are stacked then
 * (the gradient of a bias) need no turn either. */
#include "grad/late.h"

#include "ir/node.h"
#include "ops/ops.h"
#include <etch/ops.h>

enum { MANY_ROWS = 512 }; /* along so many, turns have large products already */

/* Of sizes that are the same in all turns. */
static bool can_be_stacked(const etch_graph *g, etch_val v)
{
    const etch_type *t = etch__type_of(g, v);
    bool is_of_run = false;
    for (int a = 0; a < t->rank; a++)
        is_of_run |= etch__is_of_run(g, t->dims[a]);
    return t->rank > 0 && t->rank < ETCH_MAX_RANK && !is_of_run;
}

bool etch__late_product(const etch_graph *g, etch_val v, etch_late *out)
{
    const etch_node *n = etch__node(g, v);
    if (n->op != ETCH_OP_matmul || n->region != 0)
        return false;
    const etch_attrs_matmul *attrs = n->attrs;
    const etch_type *x = etch__type_of(g, n->in[0]), *y = etch__type_of(g, n->in[1]);
    if (x->rank != 2 || y->rank != 2 || !attrs->transpose_x || attrs->transpose_y ||
        (etch__dim_is_const(x->dims[0]) && x->dims[0] >= MANY_ROWS) || !can_be_stacked(g, n->in[0]) ||
        !can_be_stacked(g, n->in[1]))
        return false;
    *out = (etch_late){ v, 2, { n->in[0], n->in[1] }, { 0 } };
    return true;
}

bool etch__late_sum(const etch_graph *g, etch_val v, etch_late *out)
{
    const etch_node *n = etch__node(g, v);
    if (n->op != ETCH_OP_sum || n->region != 0 || ((const etch_attrs_axes *)n->attrs)->keepdims ||
        !can_be_stacked(g, n->in[0]))
        return false;
    *out = (etch_late){ v, 1, { n->in[0] }, { 0 } };
    return true;
}

/* The rows of all turns, as one matrix. */
static etch_val rows_of(etch_graph *g, etch_val stacked)
{
    const etch_type *t = etch__type_of(g, stacked);
    etch_dim dims[2] = { etch__dim_mul(g->cx, g->dims, t->dims[0], t->dims[1]), t->dims[2] };
    return dims[0] == ETCH_DIM_FAILED ? 0 : etch_build_reshape(g, stacked, etch__build_sizes(g, ETCH_I64, 1, dims, 2));
}

/* Over the turns, and over the axes that each turn sums over. */
static etch_val build_sum(etch_graph *g, const etch_graph *turn, const etch_late *l)
{
    const etch_attrs_axes *attrs = etch__node(turn, l->of)->attrs;
    int rank = etch__type_of(turn, l->factors[0])->rank;
    int64_t axes[ETCH_MAX_RANK] = { 0 };
    etch_ints all = { axes, 1 };
    for (int a = 0; a < rank; a++) {
        bool is_summed = attrs->axes.n < 0;
        for (int i = 0; i < attrs->axes.n; i++)
            is_summed |= attrs->axes.at[i] == a || attrs->axes.at[i] + rank == a;
        if (is_summed)
            axes[all.n++] = a + 1;
    }
    return etch_build_sum(g, l->stacked[0], all, false);
}

etch_val etch__late_build(etch_graph *outside, const etch_graph *turn, const etch_late *l)
{
    if (l->n == 1)
        return build_sum(outside, turn, l);
    etch_val x = rows_of(outside, l->stacked[0]), y = rows_of(outside, l->stacked[1]);
    return x && y ? etch_build_matmul(outside, x, y, true, false) : 0;
}
