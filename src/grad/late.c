/* Gradients of what all turns of a loop use, made after the loop that goes back and not turn by turn.
 *
 * The gradient of a matrix w that each turn multiplies with is the sum of x' dy over the turns. Both factors of all turns, one below the other, are
 * two matrices whose product is that sum: one large product in place of many narrow ones, each of which reads and writes a matrix as large as w.
 * What it takes is memory for the factors, which is no more than what such a loop keeps of its turns anyway. Sums of values that are stacked then
 * (the gradient of a bias) need no turn either.
 *
 * The gradient of a turn's slice of something, y m' of what is stacked already, is made for all turns by one product, too. Where the turns cut out their
 * slices themselves, by an index, they give that index, and rows are added to zeros behind the loop. */
#include "grad/late.h"

#include "grad/scattered.h"

#include "ir/node.h"
#include "ops/ops.h"
#include "ops/sizes.h"
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
    *out = (etch_late){ .of = v, .n = 2, .factors = { n->in[0], n->in[1] } };
    return true;
}

bool etch__late_sum(const etch_graph *g, etch_val v, etch_late *out)
{
    const etch_node *n = etch__node(g, v);
    if (n->op != ETCH_OP_sum || n->region != 0 || ((const etch_attrs_axes *)n->attrs)->keepdims ||
        !can_be_stacked(g, n->in[0]))
        return false;
    *out = (etch_late){ .of = v, .n = 1, .factors = { n->in[0] } };
    return true;
}

/* Without the mark that it is dense. */
static etch_val unmarked(const etch_graph *g, etch_val v)
{
    return etch__node(g, v)->op == ETCH_OP_dense_gradient ? etch__node(g, v)->in[0] : v;
}

/* Which axis of zeros v adds something to at one index; -1: it is none such. */
static int axis_added_to(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (n->op == ETCH_OP_strided_slice_add)
        return etch__is_zeros(g, n->in[0]) ? etch__index_axis(g, v) : -1;
    if (n->op != ETCH_OP_scatter_nd_add || !etch__is_zeros(g, n->in[0]))
        return -1;
    const etch_type *index = etch__type_of(g, n->in[1]);
    return index->rank == 1 && index->dims[0] == 1 ? 0 : -1;
}

bool etch__late_rows(const etch_graph *g, etch_val v, etch_late *out)
{
    etch_val added = unmarked(g, v);
    const etch_node *n = etch__node(g, added);
    bool is_added = axis_added_to(g, added) >= 0;
    etch_val product = is_added ? n->in[n->n_in - 1] : v;
    const etch_node *p = etch__node(g, product);
    if (n->region != 0 || p->op != ETCH_OP_matmul || p->region != 0 ||
        ((const etch_attrs_matmul *)p->attrs)->transpose_x || etch__type_of(g, p->in[0])->rank != 2 ||
        etch__type_of(g, p->in[1])->rank != 2 || !can_be_stacked(g, p->in[0]))
        return false;
    *out = (etch_late){
        .of = v, .n = 1 + is_added, .factors = { p->in[0], is_added ? n->in[1] : 0 }, .product = product
    };
    return true;
}

/* How many nodes read v, and the last of them. */
static int count_readers(const etch_graph *g, etch_val v, etch_val *reader)
{
    int n = 0;
    for (etch_val u = v + 1; u < g->nodes.n; u++)
        for (uint32_t k = 0; k < etch__node(g, u)->n_in; k++)
            if (etch__node(g, u)->in[k] == v) {
                *reader = u;
                n++;
                break;
            }
    return n;
}

bool etch__late_is_alone(const etch_graph *g, const etch_late *l)
{
    etch_val v = l->product, reader = 0;
    while (v != l->of) {
        if (count_readers(g, v, &reader) != 1 || reader > l->of)
            return false;
        v = reader;
    }
    return count_readers(g, v, &reader) == 0;
}

etch_val etch__late_matrix(const etch_graph *g, const etch_late *l)
{
    return l->product ? etch__node(g, l->product)->in[1] : 0;
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

/* Each turn's x m, from one product of all rows. */
static etch_val build_products(etch_graph *g, const etch_graph *turn, const etch_late *l, etch_val matrix)
{
    bool transpose = ((const etch_attrs_matmul *)etch__node(turn, l->product)->attrs)->transpose_y;
    etch_val all = etch_build_matmul(g, rows_of(g, l->stacked[0]), matrix, false, transpose);
    if (!all)
        return 0;
    const etch_type *x = etch__type_of(g, l->stacked[0]);
    etch_dim dims[3] = { x->dims[0], x->dims[1], etch__type_of(g, all)->dims[1] };
    return etch_build_reshape(g, all, etch__build_sizes(g, ETCH_I64, 1, dims, 3));
}

/* Which index of the axis each turn had, [turns, 1]; where slices are cut out, from the end if it is negative. */
static etch_val build_indices(etch_graph *g, etch_val stacked, int axis, etch_dim size)
{
    const etch_type *t = etch__type_of(g, stacked);
    etch_dim start[2] = { 0, axis }, sizes[2] = { t->dims[0], 1 };
    etch_dtype dtype = (etch_dtype)t->dtype;
    etch_val at = etch_build_slice(g, stacked, etch__build_sizes(g, ETCH_I64, 1, start, 2),
                                   etch__build_sizes(g, ETCH_I64, 1, sizes, 2));
    etch_val from_end = etch_build_less(g, at, etch_graph_scalar(g, dtype, 0));
    return etch_build_select(g, from_end, etch_build_add(g, at, etch__build_sizes(g, dtype, 0, &size, 1)), at);
}

/* Zeros like `like` with the axis in front, to which the turns' rows are added; then the axis goes where it belongs. */
static etch_val add_rows(etch_graph *g, const etch_graph *turn, const etch_late *l, etch_val rows, etch_val like)
{
    etch_val added = unmarked(turn, l->of);
    const etch_type *t = etch__type_of(g, like);
    int axis = axis_added_to(turn, added), rank = t->rank;
    etch_dim dims[ETCH_MAX_RANK] = { t->dims[axis] };
    int64_t perm[ETCH_MAX_RANK];
    for (int a = 0, k = 1; a < rank; a++) {
        perm[a] = a == axis ? 0 : k;
        if (a != axis)
            dims[k++] = t->dims[a];
    }
    etch_val zeros = etch_build_broadcast_to(g, etch_graph_scalar(g, (etch_dtype)t->dtype, 0),
                                             etch__build_sizes(g, ETCH_I64, 1, dims, rank));
    bool is_slice = etch__node(turn, added)->op == ETCH_OP_strided_slice_add;
    etch_val indices = is_slice && zeros ? build_indices(g, l->stacked[1], axis, dims[0]) : l->stacked[1];
    etch_val sum = etch_build_scatter_nd_add(g, zeros, indices, rows);
    sum = axis ? etch_build_transpose(g, sum, (etch_ints){ perm, rank }) : sum;
    return etch_build_dense_gradient(g, sum); /* as where turns add it up */
}

etch_val etch__late_build(etch_graph *outside, const etch_graph *turn, const etch_late *l, etch_val matrix,
                          etch_val like)
{
    if (l->product) {
        etch_val rows = build_products(outside, turn, l, matrix);
        return l->n == 1 ? rows : add_rows(outside, turn, l, rows, like);
    }
    if (l->n == 1)
        return build_sum(outside, turn, l);
    etch_val x = rows_of(outside, l->stacked[0]), y = rows_of(outside, l->stacked[1]);
    return x && y ? etch_build_matmul(outside, x, y, true, false) : 0;
}
