/* ahead: what all turns of a loop multiply with is laid out for them before the loop.
 *
 * A product with a transposed matrix of a few rows takes up to three times as long as with one that lies the other way, for the library has to turn the
 * matrix round first: which one product is not worth, but all turns of a loop together are. On the way back through a loop that multiplies with w, each turn
 * multiplies with w transposed.
 *
 * Such a matrix is copied (`laid_out`) before the loop, which has it as a further operand; the first operand stays for whoever else reads it, and goes if nobody
 * does. Bodies of loops in bodies have their turn when those are planned. */
#include "pass/pass.h"
#include "pass/each_loop.h"
#include "pass/uses.h"

#include "ir/node.h"
#include <etch/ops.h>
#include "ops/ops.h"
#include <stdio.h>
#include <string.h>

enum { MANY_ROWS = 128 }; /* for so many the library turns a matrix round by the way */
enum { MOST = 16 };       /* operands of a loop that are laid out */

/* What a body reads across, what the new body reads in its place, and which of the loop's operands that is. */
typedef struct laying {
    etch_val params[MOST], turned[MOST];
    int operands[MOST];
    int n;
} laying;

static const etch_attrs_loop *attrs_of(const etch_graph *g, etch_val v) { return etch__node(g, v)->attrs; }

static etch_graph *body_of(const etch_attrs_loop *a) { return a->bodies.at[a->bodies.n - 1]; }

/* Is v a product of few rows with a matrix that it reads across? */
static bool reads_across(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (n->op != ETCH_OP_matmul || n->region != 0)
        return false;
    const etch_attrs_matmul *attrs = n->attrs;
    const etch_type *x = etch__type_of(g, n->in[0]);
    if (x->rank != 2 || etch__type_of(g, n->in[1])->rank != 2 || !attrs->transpose_y || attrs->transpose_x)
        return false;
    return !etch__dim_is_const(x->dims[0]) || x->dims[0] < MANY_ROWS;
}

/* The operands of a loop that its body reads so for a result, and that are the same in all turns. */
static etch_status find(etch_ctx *cx, const etch_graph *g, etch_val loop, void *found, bool *is_any)
{
    laying *l = found;
    const etch_attrs_loop *attrs = attrs_of(g, loop);
    const etch_graph *body = body_of(attrs);
    int n_in = etch_graph_n_inputs(body), first = (int)(attrs->carried + attrs->sliced + attrs->cut);
    const bool *is_live = etch__uses_live(cx, body);
    l->n = 0;
    if (!is_live)
        return etch__fail_nomem(cx);
    for (int i = first; i < n_in && l->n < MOST; i++) {
        etch_val p = etch_graph_input_value(body, i);
        bool is_found = false;
        for (etch_val v = 1; !is_found && v < body->nodes.n; v++)
            is_found = is_live[v] && reads_across(body, v) && etch__node(body, v)->in[1] == p;
        if (!is_found)
            continue;
        l->params[l->n] = p;
        l->operands[l->n++] = i;
    }
    *is_any = l->n > 0;
    return ETCH_OK;
}

static etch_status turn_product(etch_rewrite *rw, void *user, etch_val v)
{
    const laying *l = user;
    const etch_node *n = etch__node(rw->from, v);
    for (int i = 0; i < l->n; i++)
        if (reads_across(rw->from, v) && n->in[1] == l->params[i]) {
            ETCH_TRY(etch__take_place(rw->to, rw->from, v));
            rw->map[v] = etch_build_matmul(rw->to, rw->map[n->in[0]], l->turned[i], false, false);
            return rw->map[v] ? ETCH_OK : rw->cx->status;
        }
    return etch__rewrite_copy(rw, v);
}

/* Inputs for the matrices behind all others. */
static etch_status add_inputs(etch_rewrite *rw, laying *l)
{
    for (int i = 0; i < l->n; i++) {
        const etch_type *t = etch__type_of(rw->to, rw->map[l->params[i]]);
        etch_dim dims[2] = { t->dims[1], t->dims[0] };
        char name[32];
        int n = snprintf(name, sizeof name, "turned_%d", l->operands[i]);
        t = etch__type_tensor(rw->to, (etch_dtype)t->dtype, 2, dims);
        if (!t)
            return rw->cx->status;
        ETCH_TRY(etch__graph_add_input(rw->to, name, (size_t)n, t, &l->turned[i]));
    }
    return ETCH_OK;
}

/* A body, of the turns or of what asks whether there is another one, with the further inputs. */
static etch_status rewrite_body(etch_ctx *cx, const etch_graph *body, laying l, etch_graph **out)
{
    etch_rewrite rw;
    for (int i = 0; i < l.n; i++)
        l.params[i] = etch_graph_input_value(body, l.operands[i]);
    ETCH_TRY(etch__rewrite_begin(cx, body, &rw));
    etch_status s = add_inputs(&rw, &l);
    if (s == ETCH_OK)
        s = etch__rewrite_each(&rw, turn_product, &l);
    ETCH_TRY(etch__rewrite_end(&rw, s, out));
    (*out)->is_turned = body->is_turned;
    s = etch__graph_finish_body(*out);
    if (s != ETCH_OK)
        etch_graph_release(out);
    return s;
}

static etch_val lay_out(etch_graph *g, etch_val w)
{
    return etch_build_laid_out(g, etch_build_transpose(g, w, ETCH_INTS(1, 0)));
}

static etch_status build_loop(etch_rewrite *rw, etch_val v, void *found)
{
    const laying *l = found;
    const etch_node *n = etch__node(rw->from, v);
    etch_attrs_loop attrs = *attrs_of(rw->from, v);
    etch_graph *bodies[2] = { NULL, NULL };
    etch_val out[ETCH_MAX_RESULTS] = { 0 };
    etch_val *in = ETCH_ARENA_ARRAY(&rw->cx->scratch, etch_val, n->n_in + (uint32_t)l->n);
    if (!in)
        return etch__fail_nomem(rw->cx);
    for (uint32_t i = 0; i < n->n_in; i++)
        in[i] = rw->map[n->in[i]];
    etch_status s = etch__take_place(rw->to, rw->from, v);
    for (int i = 0; s == ETCH_OK && i < l->n; i++)
        if (!(in[n->n_in + (uint32_t)i] = lay_out(rw->to, in[l->operands[i]])))
            s = rw->cx->status;
    for (int i = 0; s == ETCH_OK && i < attrs.bodies.n; i++)
        s = rewrite_body(rw->cx, attrs.bodies.at[i], *l, &bodies[i]);
    attrs.bodies.at = bodies;
    if (s == ETCH_OK && !etch__build_n(rw->to, n->op, in, (int)n->n_in + l->n, &attrs, out))
        s = rw->cx->status;
    if (s == ETCH_OK)
        s = etch__rewrite_give(rw, v, out);
    for (int i = 0; i < 2; i++)
        etch_graph_release(&bodies[i]);
    return s;
}

etch_status etch__pass_ahead(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    laying l;
    return etch__rewrite_loops(cx, g, &(etch_each_loop){ find, build_loop, &l }, out);
}
