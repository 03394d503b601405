/* Building ops with several results: how many a rule makes is known only when it has run, so there is room for the most
 * that any can make. And what is not to be folded. */
#include "ops/build.h"

#include <etch/ops.h>

void etch__build_many(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs, etch_val *out,
                      int n_out)
{
    etch_val made[ETCH_MAX_RESULTS];
    if (n_out < 0 || n_out > ETCH_MAX_RESULTS || (n_out > 0 && !out)) {
        etch__fail(g->cx, ETCH_EINVAL, "%s: room for %d results%s; at most %d are possible", etch__ops[op].name, n_out,
                   out ? "" : " at NULL", ETCH_MAX_RESULTS);
        etch__stick(g->cx);
        return;
    }
    for (int i = 0; i < n_out; i++)
        out[i] = 0;
    int n = etch__build_n(g, op, in, n_in, attrs, made);
    if (n > 0 && n != n_out) {
        etch__fail(g->cx, ETCH_EINVAL, "%s: makes %d result%s, %d %s asked for", etch__ops[op].name, n,
                   n > 1 ? "s" : "", n_out, n_out == 1 ? "was" : "were");
        etch__stick(g->cx);
        n = 0;
    }
    for (int i = 0; i < n; i++)
        out[i] = made[i];
}

etch_val etch__build_rows_added(etch_graph *g, etch_val x, etch_val indices, etch_val rows)
{
    bool no_folds = g->no_folds;
    if (etch__is(g, indices, ETCH_IS_CONST) && etch__is(g, rows, ETCH_IS_CONST))
        g->no_folds = g->has_equals = true;
    etch_val y = etch_build_scatter_nd_add(g, x, indices, rows);
    g->no_folds = no_folds;
    return y;
}
