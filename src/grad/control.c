/* Gradients of branches and loops.
 *
 * A body is turned round: a copy of it computes again what it computed, and then, from gradients of its results, which are further
 * inputs, those of its inputs. A branch becomes the branch of the bodies turned round; for loops see loop.c. What comes out are ops like
 * any, which can be turned round again. */
#include "grad/control.h"

#include "grad/loop.h"
#include "grad/reverse.h"
#include "grad/segment.h"
#include "grad/turned.h"
#include "ir/node.h"
#include "ops/ops.h"
#include <etch/ops.h>

/* The axes of result i on whose sizes the branches differ. */
static unsigned open_axes(const etch_grad *q, int i)
{
    const etch_type *t = etch__type_of(q->g, q->v + (etch_val)i);
    unsigned open = 0;
    for (int a = 0; a < t->rank; a++) {
        etch_symbol s;
        const etch_symbol_def *d = etch__dim_is_symbol(q->g->dims, t->dims[a], &s) ? etch__def_of(q->g, s) : NULL;
        open |= (unsigned)(d && d->val == q->v) << a;
    }
    return open;
}

/* Gradients of the wanted inputs from those of the results that have one. */
static etch_status turn_branch(etch_grad *q, const etch_graph *body, etch_graph **out)
{
    etch_graph *g = NULL;
    ETCH_TRY(etch__turned_copy(q, body, &g));
    *out = g;
    int n_y = 0, n_x = 0;
    etch_val *ys = etch__new_vals(q, (size_t)q->n_out), *seeds = etch__new_vals(q, (size_t)q->n_out);
    etch_val *xs = etch__new_vals(q, (size_t)q->n_in), *d = etch__new_vals(q, (size_t)q->n_in);
    if (!ys || !seeds || !xs || !d)
        return etch__fail_nomem(q->cx);
    for (int i = 0; i < q->n_out; i++) {
        if (!q->d_out[i])
            continue;
        ys[n_y] = etch__result_of(g, i);
        ETCH_TRY(etch__turned_like(q, g, "d", i, ys[n_y], open_axes(q, i), &seeds[n_y]));
        n_y++;
    }
    for (int i = 1; i < q->n_in; i++)
        if (q->wants[i])
            xs[n_x++] = etch__param_of(g, i - 1);
    ETCH_TRY(etch__reverse(q->cx, g, ys, seeds, n_y, xs, n_x, d));
    for (int i = 0; i < n_x; i++)
        d[i] = d[i] ? etch__with_sizes_of(g, d[i], xs[i]) : etch_build_zeros_like(g, xs[i]);
    return etch__turned_finish(q, g, d, n_x);
}

static etch_status reverse_branch(etch_grad *q)
{
    const etch_attrs_branch *attrs = q->attrs;
    int n = attrs->bodies.n, n_in = q->n_in;
    etch_val *in = etch__new_vals(q, (size_t)q->n_in + (size_t)q->n_out), out[ETCH_MAX_RESULTS];
    etch_graph **turned = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_graph *, n);
    if (!in || !turned)
        return etch__fail_nomem(q->cx);
    memset(turned, 0, (size_t)n * sizeof(etch_graph *));
    etch_status s = ETCH_OK;
    for (int k = 0; s == ETCH_OK && k < n; k++)
        s = turn_branch(q, attrs->bodies.at[k], &turned[k]);
    memcpy(in, q->in, (size_t)n_in * sizeof *in);
    for (int i = 0; i < q->n_out; i++)
        if (q->d_out[i])
            in[n_in++] = q->d_out[i];
    etch_attrs_branch back = { .bodies = { turned, n } };
    if (s == ETCH_OK && !etch__build_n(q->g, etch__node(q->g, q->v)->op, in, n_in, &back, out))
        s = q->cx->status;
    for (int i = 1, k = 0; s == ETCH_OK && i < q->n_in; i++)
        if (q->wants[i])
            q->d_in[i] = out[k++];
    for (int k = 0; k < n; k++)
        etch_graph_release(&turned[k]);
    return s;
}

etch_status etch__reverse_control(etch_grad *q)
{
    if (etch__ops[etch__node(q->g, q->v)->op].control != ETCH_CONTROL_LOOP)
        return reverse_branch(q);
    return etch__is_reversed_as_nest(q) ? etch__reverse_as_nest(q) : etch__reverse_loop(q);
}
