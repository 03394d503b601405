/* Which products of a loop's turns are kept for the way back.
 *
 * A turn that is taken back computes again what it needs of the turn, from the state that this began with. Of most ops that costs less than to
 * write what they gave and to read it later; of products it does not. What is kept is not the product itself where nobody but elementwise ops comes
 * to see it: x w + h u + b is one value instead of two. Where the product is needed all the same, it is. */
#include "grad/kept.h"

#include "ir/node.h"
#include "ops/ops.h"
#include <etch/ops.h>
#include <string.h>

enum { FEW = 32 }; /* of so many products a sum is computed as soon as read */

static bool is_dear(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (n->region != 0 || n->type->rank < 0 || !etch__dtype_is((etch_dtype)n->type->dtype, ETCH_CLASS_FLOAT))
        return false;
    if (n->op != ETCH_OP_matmul)
        return n->op == ETCH_OP_conv;
    const etch_type *x = etch__type_of(g, n->in[0]);
    etch_dim k = x->rank < 2 ? 0 : x->dims[x->rank - (((const etch_attrs_matmul *)n->attrs)->transpose_x ? 2 : 1)];
    return !etch__dim_is_const(k) || k >= FEW;
}

/* Its only reader; 0: there are several, or it is a result. */
static etch_val only_reader(const etch_graph *g, etch_val v)
{
    etch_val reader = 0;
    for (size_t i = 0; i < g->regions.at[0].results.n; i++)
        if (g->regions.at[0].results.at[i] == v)
            return 0;
    for (etch_val u = v + 1; u < g->nodes.n; u++)
        for (uint32_t i = 0; i < etch__node(g, u)->n_in; i++) {
            if (etch__node(g, u)->in[i] != v || u == reader)
                continue;
            if (reader)
                return 0;
            reader = u;
        }
    return reader;
}

/* Is u, which reads v, as large as v as far as can be told? */
static bool is_alike(const etch_graph *g, etch_val v, etch_val u)
{
    const etch_type *x = etch__type_of(g, v), *y = etch__type_of(g, u);
    if (etch__op_of(g, u)->op_class != ETCH_OP_ELEMWISE || etch__node(g, u)->region != 0 || x->rank != y->rank ||
        x->dtype != y->dtype)
        return false;
    for (int a = 0; a < x->rank; a++)
        if (x->dims[a] == 1 && y->dims[a] != 1)
            return false;
    return true;
}

int etch__keepable(const etch_graph *body, etch_keepable *out)
{
    int n = 0;
    for (etch_val v = 1; v < body->nodes.n && n < ETCH_MAX_KEPT; v++) {
        if (!is_dear(body, v))
            continue;
        out[n] = (etch_keepable){ v, v };
        for (etch_val u = only_reader(body, v); u && is_alike(body, out[n].last, u); u = only_reader(body, u))
            out[n].last = u;
        n++;
    }
    return n;
}

/* What ys are computed from, without what is given and no other. */
static void find_needed(const etch_graph *g, const etch_val *ys, int n_y, const bool *is_given, bool *is_needed)
{
    memset(is_needed, 0, g->nodes.n * sizeof *is_needed);
    for (int i = 0; i < n_y; i++)
        is_needed[ys[i]] = true;
    for (etch_val v = (etch_val)g->nodes.n; v-- > 1;) {
        etch_val from = etch__producer(g, v);
        is_needed[from] |= is_needed[v];
        for (uint32_t i = 0; is_needed[v] && !is_given[v] && i < etch__node(g, v)->n_in; i++)
            is_needed[etch__node(g, v)->in[i]] = true;
    }
}

int etch__kept(const etch_graph *g, const etch_keepable *of, int n, const etch_val *ys, int n_y, etch_val *kept)
{
    int n_kept = 0;
    bool *is_given = ETCH_ARENA_ARRAY(&g->cx->scratch, bool, g->nodes.n);
    bool *is_needed = ETCH_ARENA_ARRAY(&g->cx->scratch, bool, g->nodes.n);
    if (!is_given || !is_needed)
        return -1;
    memset(is_given, 0, g->nodes.n * sizeof *is_given);
    for (int i = 0; i < n; i++)
        is_given[of[i].last] = true;
    find_needed(g, ys, n_y, is_given, is_needed);
    memset(is_given, 0, g->nodes.n * sizeof *is_given);
    for (int i = 0; i < n; i++)
        is_given[is_needed[of[i].product] ? of[i].product : of[i].last] = true;
    find_needed(g, ys, n_y, is_given, is_needed);
    for (etch_val v = 1; v < g->nodes.n && n_kept < n; v++)
        if (is_given[v] && is_needed[v])
            kept[n_kept++] = v;
    return n_kept;
}
