/* layout: fold transposes into matrix products. A product takes its operands transposed for free, so a transpose of the
 * last two axes (and only of these) in front of it is dropped and the product's flag turned over. */
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

static etch_status copy_with_flags(etch_rewrite *rw, void *user, etch_val v)
{
    const etch_node *n = etch__node(rw->from, v);
    if (n->op != ETCH_OP_matmul)
        return etch__rewrite_owner(rw, v, copy_with_flags, user);
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

static bool has_work(const etch_graph *g)
{
    for (etch_val v = 1; v < g->nodes.n; v++) {
        const etch_node *n = etch__node(g, v);
        if (n->op == ETCH_OP_matmul && (under_transpose(g, n->in[0]) || under_transpose(g, n->in[1])))
            return true;
    }
    return false;
}

etch_status etch__pass_layout(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    if (!has_work(g)) {
        *out = etch_graph_retain(g);
        return ETCH_OK;
    }
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    return etch__rewrite_end(&rw, etch__rewrite_each(&rw, copy_with_flags, NULL), out);
}
