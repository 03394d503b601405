/* broadcast: elementwise ops broadcast their operands by themselves, so a broadcast_to in front of one is dropped where another operand has the
 * result's dims. A kernel then reads one element for a whole row, instead of a view that repeats it, and numbers that were spread fold away. */
#include "pass/pass.h"
#include "pass/rewrite.h"
#include "ops/ops.h"

static bool is_spread(const etch_graph *g, etch_val v) { return etch__node(g, v)->op == ETCH_OP_broadcast_to; }

/* An operand that gives the result its dims; preferably one that is not spread itself. -1: none. */
static int whole_operand(const etch_graph *g, const etch_node *n)
{
    int whole = -1;
    for (uint32_t i = 0; i < n->n_in; i++)
        if (etch__same_dims(etch__type_of(g, n->in[i]), n->type) && (whole < 0 || is_spread(g, n->in[whole])))
            whole = (int)i;
    return whole;
}

static bool is_helped(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (etch__op_of(g, v)->op_class != ETCH_OP_ELEMWISE || n->type->rank < 0)
        return false;
    int whole = whole_operand(g, n);
    for (uint32_t i = 0; whole >= 0 && i < n->n_in; i++)
        if ((int)i != whole && is_spread(g, n->in[i]))
            return true;
    return false;
}

/* Can x be spread to these dims, as far as anybody knows? What cannot is the run's to fail at: by the op that spreads it. */
static bool can_spread(const etch_rewrite *rw, etch_val x, const etch_type *to)
{
    const etch_type *t = etch__type_of(rw->to, x);
    if (t->rank < 0 || t->rank > to->rank)
        return false;
    for (int a = 0; a < t->rank; a++)
        if (t->dims[a] != 1 &&
            etch__dim_equal(rw->cx, rw->to->dims, t->dims[a], to->dims[a + to->rank - t->rank]) == ETCH_NO)
            return false;
    return true;
}

static etch_status copy_without(etch_rewrite *rw, void *user, etch_val v)
{
    const etch_node *n = etch__node(rw->from, v);
    etch_val in[3];
    if (!is_helped(rw->from, v) || n->n_in > ETCH_COUNT_OF(in))
        return etch__rewrite_owner(rw, v, copy_without, user);
    int whole = whole_operand(rw->from, n);
    for (uint32_t i = 0; i < n->n_in; i++) {
        in[i] = rw->map[n->in[i]];
        while ((int)i != whole && is_spread(rw->to, in[i]) && can_spread(rw, etch__node(rw->to, in[i])->in[0], n->type))
            in[i] = etch__node(rw->to, in[i])->in[0];
    }
    rw->map[v] = etch__build1(rw->to, n->op, in, (int)n->n_in, n->attrs);
    return rw->map[v] ? ETCH_OK : rw->cx->status;
}

static bool has_work(const etch_graph *g)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (is_helped(g, v))
            return true;
    return false;
}

etch_status etch__pass_broadcast(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    if (!has_work(g)) {
        *out = etch_graph_retain(g);
        return ETCH_OK;
    }
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    return etch__rewrite_end(&rw, etch__rewrite_each(&rw, copy_without, NULL), out);
}
