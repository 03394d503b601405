/* Results of branches whose rank only the run tells.
 *
 * A value has one rank in a plan. Where branches differ in it, or do not know it, they give the elements in a row and the shape instead,
 * and a reshape behind the node puts the result together: its rank is then a matter of a shape's length, as elsewhere. */
#include "ir/retyping.h"

#include <etch/ops.h>
#include <string.h>

static etch_val build_reshape(etch_graph *g, etch_val v, etch_val shape)
{
    etch_val y = 0;
    return etch__build_n(g, etch__op_named("reshape"), (etch_val[]){ v, shape }, 2, NULL, &y) ? y : 0;
}

static etch_val build_shape_of(etch_graph *g, etch_val v)
{
    etch_val y = 0;
    return etch__build_n(g, etch__op_named("shape_of"), &v, 1, &(etch_attrs_shape_of){ ETCH_I64 }, &y) ? y : 0;
}

static const etch_type *result_type(const etch_graph *body, int i)
{
    return etch__type_of(body, body->regions.at[0].results.at[i]);
}

int etch__find_open(etch_graph *const *bodies, int n, bool opens_unknown, int *which)
{
    int n_which = 0, n_results = etch_graph_n_outputs(bodies[0]);
    for (int i = 0; i < n_results; i++) {
        int rank = ETCH_RANK_UNKNOWN;
        bool differs = false, is_unknown = false, fits = true;
        for (int k = 0; k < n; k++) {
            const etch_type *t = result_type(bodies[k], i);
            differs |= t->rank >= 0 && rank >= 0 && t->rank != rank;
            is_unknown |= t->rank < 0;
            rank = t->rank >= 0 ? t->rank : rank;
            fits &= t->dtype == result_type(bodies[0], i)->dtype; /* else the rule refuses it */
        }
        if (fits && (differs || (is_unknown && opens_unknown)))
            which[n_which++] = i;
    }
    return n_which;
}

etch_status etch__open_results(etch_graph *body, const int *which, int n)
{
    const int64_t row = -1;
    etch_val in_a_row = etch_graph_int_list(body, (etch_ints){ &row, 1 });
    for (int k = 0; k < n; k++) {
        etch_val v = body->regions.at[0].results.at[which[k]];
        etch_val flat = build_reshape(body, v, in_a_row), shape = build_shape_of(body, v);
        etch_graph_output(body, build_reshape(body, shape, in_a_row)); /* without a rank its own is not known either */
        body->regions.at[0].results.at[which[k]] = flat;
    }
    bool has_failed = body->cx->sticky;
    body->cx->sticky = false;
    return has_failed ? body->cx->status : ETCH_OK;
}

/* The node with bodies that are opened, and its results put together, to out[]. */
static etch_status build(etch_retyping *r, etch_val v, const etch_val *in, etch_graph **bodies, int n, const int *which,
                         int n_which, etch_val *out)
{
    const etch_node *node = etch__node(r->from, v);
    for (int i = 0; i < n; i++) {
        ETCH_TRY(etch__open_results(bodies[i], which, n_which));
        ETCH_TRY(etch__graph_finish_body(bodies[i]));
    }
    const etch_attrs_branch attrs = { .bodies = { bodies, n } };
    if (!etch__build_n(r->to, node->op, in, (int)node->n_in, &attrs, out))
        return r->cx->status;
    for (int k = 0; k < n_which; k++) {
        out[which[k]] = build_reshape(r->to, out[which[k]], out[node->n_results + (uint32_t)k]);
        if (!out[which[k]])
            return r->cx->status;
    }
    return ETCH_OK;
}

etch_status etch__retype_open(etch_retyping *r, etch_val v, const etch_val *in, const etch_graph_list *bodies,
                              bool *is_done)
{
    int which[ETCH_MAX_RESULTS], n = etch__find_open(bodies->at, bodies->n, r->opens_ranks, which);
    int n_results = (int)etch__node(r->from, v)->n_results;
    etch_val out[ETCH_MAX_RESULTS];
    *is_done = n > 0;
    if (n == 0)
        return ETCH_OK;
    if (n_results + n > ETCH_MAX_RESULTS)
        return etch__fail(r->cx, ETCH_ENOTSUP,
                          "%s: %d results, %d of them of a rank that the run tells; %d is the most",
                          etch__op_of(r->from, v)->name, n_results, n, ETCH_MAX_RESULTS);
    etch_graph **open = ETCH_ARENA_ARRAY(&r->cx->scratch, etch_graph *, bodies->n);
    if (!open)
        return etch__fail_nomem(r->cx);
    memset(open, 0, (size_t)bodies->n * sizeof *open);
    etch_status s = ETCH_OK;
    for (int i = 0; s == ETCH_OK && i < bodies->n; i++)
        s = etch__graph_copy(r->cx, bodies->at[i], &open[i]);
    if (s == ETCH_OK)
        s = build(r, v, in, open, bodies->n, which, n, out);
    if (s == ETCH_OK)
        memcpy(&r->map[v], out, (size_t)n_results * sizeof *out);
    for (int i = 0; i < bodies->n; i++)
        etch_graph_release(&open[i]);
    return s;
}
