/* Gradients of pieces. A gradient is a piece if it is built so, pad(piece, paddings, 0), as the rule of slice builds it. What a split gives back is
 * then one concat: each two pieces that touch become one, and the last one needs no padding. */
#include "grad/pieces.h"

#include "ir/infer.h"
#include "ops/compose.h"
#include "ops/ops.h"
#include "ops/sizes.h"
#include <etch/ops.h>

typedef struct piece {
    etch_val x;
    int rank;
    etch_dim before[ETCH_MAX_RANK], size[ETCH_MAX_RANK], after[ETCH_MAX_RANK];
} piece;

static bool take_piece(const etch_graph *g, etch_val d, piece *out)
{
    const etch_node *n = etch__node(g, d);
    if (n->op != ETCH_OP_pad || n->type->rank < 1 || !etch__is_const_of(g, n->in[2], 0))
        return false;
    out->x = n->in[0];
    out->rank = n->type->rank;
    for (int a = 0; a < out->rank; a++) {
        out->size[a] = etch__type_of(g, out->x)->dims[a];
        if (!etch__known_flat(g, n->in[1], 2 * a, &out->before[a]) ||
            !etch__known_flat(g, n->in[1], 2 * a + 1, &out->after[a]))
            return false;
    }
    return true;
}

static bool are_equal(etch_graph *g, etch_dim a, etch_dim b)
{
    return a != ETCH_DIM_FAILED && etch__dim_equal(g->cx, g->dims, a, b) == ETCH_YES;
}

static bool are_alike_along(etch_graph *g, const piece *p, const piece *q, int a)
{
    return are_equal(g, p->before[a], q->before[a]) && are_equal(g, p->size[a], q->size[a]) &&
           are_equal(g, p->after[a], q->after[a]);
}

static bool touches(etch_graph *g, const piece *first, const piece *then, int a)
{
    return are_equal(g, etch__dim_add(g->cx, g->dims, first->before[a], first->size[a]), then->before[a]);
}

etch_val etch__pieces_join(etch_graph *g, etch_val a, etch_val b)
{
    piece p, q;
    int axis = -1;
    if (etch__dtype_of(g, a) != etch__dtype_of(g, b) || !take_piece(g, a, &p) || !take_piece(g, b, &q) ||
        p.rank != q.rank)
        return 0;
    for (int i = 0; i < p.rank; i++) {
        if (are_alike_along(g, &p, &q, i))
            continue;
        if (axis >= 0)
            return 0;
        axis = i;
    }
    if (axis < 0)
        return 0;
    const piece *first = touches(g, &p, &q, axis) ? &p : touches(g, &q, &p, axis) ? &q : NULL;
    const piece *then = first == &p ? &q : &p;
    if (!first)
        return 0;
    piece both = *first;
    both.after[axis] = then->after[axis];
    both.x = etch_build_concat(g, (etch_val[]){ first->x, then->x }, 2, axis);
    etch_val before = etch__build_sizes(g, ETCH_I64, 1, both.before, both.rank);
    etch_val after = etch__build_sizes(g, ETCH_I64, 1, both.after, both.rank);
    etch_val paddings = etch_build_stack(g, (etch_val[]){ before, after }, 2, 1);
    return etch_build_pad(g, both.x, paddings, etch__node(g, a)->in[2]);
}
