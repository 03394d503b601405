/* layout: fold transposes into matrix products, and postpone those that put channels first.
 *
 * A product takes its operands transposed for free, so a transpose of the last two axes (and only of these) in front of it is dropped and the
 * product's flag turned over.
 *
 * Convolutions and pools have channels last, so in a program that has them first each stands between two transposes. An elementwise op computes the same
 * elements in any order: it is done before such a transpose instead of behind it, on operands that are turned round in their place (which
 * moves nothing). So the transpose behind one convolution comes to stand before the one in front of the next, the two cancel, and what is left is at the
 * borders of the program. */
#include "pass/pass.h"
#include "pass/rewrite.h"
#include <etch/ops.h>
#include "ops/ops.h"

/* The operand of a transpose that swaps the last two axes and leaves the others, or 0. */
static etch_val under_transpose(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (n->op != ETCH_OP_transpose)
        return 0;
    const etch_ints *perm = &((const etch_attrs_perm *)n->attrs)->perm;
    if (perm->n < 2 || perm->at[perm->n - 1] != perm->n - 2 || perm->at[perm->n - 2] != perm->n - 1)
        return 0;
    for (int i = 0; i < perm->n - 2; i++)
        if (perm->at[i] != i)
            return 0;
    return n->in[0];
}

/* The operand of a transpose that puts the last axis behind the first, or 0. */
static etch_val under_turn(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (n->op != ETCH_OP_transpose)
        return 0;
    const etch_ints *perm = &((const etch_attrs_perm *)n->attrs)->perm;
    if (perm->n < 3 || perm->at[0] != 0 || perm->at[1] != perm->n - 1)
        return 0;
    for (int i = 2; i < perm->n; i++)
        if (perm->at[i] != i - 1)
            return 0;
    return n->in[0];
}

static etch_val turn(etch_graph *g, etch_val v, int rank)
{
    int64_t perm[ETCH_MAX_RANK] = { 0, rank - 1 };
    for (int i = 2; i < rank; i++)
        perm[i] = i - 1;
    return etch_build_transpose(g, v, (etch_ints){ perm, rank });
}

/* An operand of an op of this rank, with the channels last: v has them behind the first axis, or no such axes at all. */
static etch_val turned_back(etch_graph *g, etch_val v, int rank)
{
    const etch_type *t = etch__type_of(g, v);
    int64_t perm[ETCH_MAX_RANK] = { 0 };
    etch_dim dims[ETCH_MAX_RANK];
    if (t->rank == 0)
        return v;
    for (int i = 0; i < rank; i++)
        dims[i] = i < rank - t->rank ? 1 : t->dims[i - (rank - t->rank)];
    if (t->rank < rank)
        v = etch_build_reshape(g, v, etch__build_sizes(g, ETCH_I64, 1, dims, rank));
    for (int i = 1; i < rank - 1; i++)
        perm[i] = i + 1;
    perm[rank - 1] = 1;
    return etch_build_transpose(g, v, (etch_ints){ perm, rank });
}

static bool is_elementwise(const etch_graph *g, etch_val v)
{
    return etch__op_of(g, v)->op_class == ETCH_OP_ELEMWISE && etch__type_of(g, v)->rank >= 3;
}

/* An elementwise op before the transpose of its operands. */
static etch_status copy_before_turn(etch_rewrite *rw, etch_val v)
{
    const etch_node *n = etch__node(rw->from, v);
    int rank = etch__type_of(rw->from, v)->rank;
    etch_val in[4], y = 0;
    bool has_turn = false;
    for (uint32_t i = 0; i < n->n_in; i++) {
        etch_val x = rw->map[n->in[i]];
        if (etch__type_of(rw->to, x)->rank < 0 || n->n_in > ETCH_COUNT_OF(in))
            return etch__rewrite_copy(rw, v);
        has_turn |= etch__type_of(rw->to, x)->rank == rank && under_turn(rw->to, x);
    }
    if (!has_turn)
        return etch__rewrite_copy(rw, v);
    for (uint32_t i = 0; i < n->n_in; i++)
        if (!(in[i] = turned_back(rw->to, rw->map[n->in[i]], rank)))
            return rw->cx->status;
    y = etch__build1(rw->to, n->op, in, (int)n->n_in, n->attrs);
    rw->map[v] = y ? turn(rw->to, y, rank) : 0;
    return rw->map[v] ? ETCH_OK : rw->cx->status;
}

static etch_status copy_with_flags(etch_rewrite *rw, void *user, etch_val v)
{
    const etch_node *n = etch__node(rw->from, v);
    if (n->op != ETCH_OP_matmul)
        return *(const bool *)user && is_elementwise(rw->from, v) ? copy_before_turn(rw, v)
                                                                  : etch__rewrite_owner(rw, v, copy_with_flags, user);
    etch_attrs_matmul attrs = *(const etch_attrs_matmul *)n->attrs;
    bool *flags[2] = { &attrs.transpose_x, &attrs.transpose_y };
    etch_val in[2] = { rw->map[n->in[0]], rw->map[n->in[1]] };
    bool changed = false;
    for (int i = 0; i < 2; i++) {
        etch_val under;
        while ((under = under_transpose(rw->to, in[i]))) {
            in[i] = under;
            *flags[i] = !*flags[i];
            changed = true;
        }
    }
    if (!changed)
        return etch__rewrite_copy(rw, v);
    rw->map[v] = etch__build1(rw->to, n->op, in, 2, &attrs);
    return rw->map[v] ? ETCH_OK : rw->cx->status;
}

static bool has_products(const etch_graph *g)
{
    for (etch_val v = 1; v < g->nodes.n; v++) {
        const etch_node *n = etch__node(g, v);
        if (n->op == ETCH_OP_matmul && (under_transpose(g, n->in[0]) || under_transpose(g, n->in[1])))
            return true;
    }
    return false;
}

/* Windows slide, and an elementwise op is behind a transpose that puts channels first. */
static bool has_turns(const etch_graph *g)
{
    bool has_windows = false, has_turn = false;
    for (etch_val v = 1; v < g->nodes.n && !(has_windows && has_turn); v++) {
        const etch_node *n = etch__node(g, v);
        has_windows |= etch__ops[n->op].attrs == etch__ops[ETCH_OP_conv].attrs ||
                       etch__ops[n->op].attrs == etch__ops[ETCH_OP_max_pool].attrs;
        for (uint32_t i = 0; i < n->n_in && !has_turn && is_elementwise(g, v); i++)
            has_turn = under_turn(g, n->in[i]) != 0;
    }
    return has_windows && has_turn;
}

etch_status etch__pass_layout(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    bool turns = has_turns(g);
    if (!turns && !has_products(g)) {
        *out = etch_graph_retain(g);
        return ETCH_OK;
    }
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    return etch__rewrite_end(&rw, etch__rewrite_each(&rw, copy_with_flags, &turns), out);
}
