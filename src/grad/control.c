/* Gradients of branches and loops.
 *
 * A body is turned round: a copy of it computes again what it computed, and then, from gradients of its results, which are further
 * inputs, those of its inputs. A branch becomes the branch of the bodies turned round; for loops see loop.c. What comes out are ops like
 * any, which can be turned round again. */
#include "grad/control.h"

#include "grad/loop.h"
#include "grad/reverse.h"
#include "grad/rule.h"
#include "grad/segment.h"
#include "grad/turned.h"
#include "ir/node.h"
#include "ir/retype.h"
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

/* Gradients of the wanted inputs from those of the results that have one; is_connected[]: of which of them these depend,
 * in this branch or in one before. */
static etch_status turn_branch(etch_grad *q, const etch_graph *body, bool *is_connected, etch_graph **out)
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
        const etch_type *t = etch__type_of(g, ys[n_y]);
        bool is_open = etch__type_of(q->g, q->v + (etch_val)i)->rank < 0 &&
                       t->rank >= 0; /* another branch has no rank there */
        if (is_open) {
            t = etch__type_tensor(g, (etch_dtype)t->dtype, ETCH_RANK_UNKNOWN, NULL);
            ETCH_TRY(etch__turned_input(q, g, "d", i, t, &seeds[n_y]));
            seeds[n_y] = etch__with_sizes_of(g, seeds[n_y], ys[n_y]);
        } else {
            ETCH_TRY(etch__turned_like(q, g, "d", i, ys[n_y], open_axes(q, i), &seeds[n_y]));
        }
        n_y++;
    }
    for (int i = 1; i < q->n_in; i++)
        if (q->wants[i])
            xs[n_x++] = etch__param_of(g, i - 1);
    ETCH_TRY(etch__reverse(q->cx, g, ys, seeds, n_y, xs, n_x, d));
    for (int i = 0; i < n_x; i++) {
        is_connected[i] |= d[i] != 0;
        d[i] = d[i] ? etch__with_sizes_of(g, d[i], xs[i]) : etch_build_zeros_like(g, xs[i]);
    }
    g->is_turned = true; /* from here on: these gradients have gone by the nodes of the copy */
    return etch__turned_finish(q, g, d, n_x);
}

static etch_status reverse_branch(etch_grad *q)
{
    const etch_attrs_branch *attrs = q->attrs;
    int n = attrs->bodies.n, n_in = q->n_in;
    etch_val *in = etch__new_vals(q, (size_t)q->n_in + (size_t)q->n_out), out[ETCH_MAX_RESULTS];
    etch_graph **turned = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_graph *, n);
    bool *is_connected = ETCH_ARENA_ARRAY(&q->cx->scratch, bool, q->n_in);
    if (!in || !turned || !is_connected)
        return etch__fail_nomem(q->cx);
    memset(turned, 0, (size_t)n * sizeof(etch_graph *));
    memset(is_connected, 0, (size_t)q->n_in);
    etch_status s = ETCH_OK;
    for (int k = 0; s == ETCH_OK && k < n; k++)
        s = turn_branch(q, attrs->bodies.at[k], is_connected, &turned[k]);
    memcpy(in, q->in, (size_t)n_in * sizeof *in);
    for (int i = 0; i < q->n_out; i++)
        if (q->d_out[i])
            in[n_in++] = q->d_out[i];
    etch_attrs_branch back = { .bodies = { turned, n } };
    if (s == ETCH_OK && !etch__build_n(q->g, etch__node(q->g, q->v)->op, in, n_in, &back, out))
        s = q->cx->status;
    for (int i = 1, k = 0; s == ETCH_OK && i < q->n_in; i++) {
        if (!q->wants[i])
            continue;
        q->d_in[i] = is_connected[k] ? out[k] : 0; /* which is not the same as zeros */
        k++;
    }
    for (int k = 0; k < n; k++)
        etch_graph_release(&turned[k]);
    return s;
}

/* A loop whose body has no effects. */
static etch_status reverse_silent_loop(etch_grad *q, etch_op op)
{
    return etch__is_reversed_as_nest(q, op) ? etch__reverse_as_nest(q, op) : etch__reverse_loop(q, op);
}

/* Turns are taken again without their effects, and with what these gave, which the loop has stacked if it is needed. */
static etch_status reverse_loud_loop(etch_grad *q, etch_op op)
{
    const etch_attrs_loop *attrs = q->attrs;
    int which[ETCH_MAX_RESULTS], n_kept, n_before = (int)(attrs->carried + attrs->sliced);
    etch_graph *body = NULL;
    ETCH_TRY(etch__turned_check(q, attrs->bodies.at[attrs->bodies.n - 1]));
    ETCH_TRY(etch__loop_without_effects(q->cx, attrs, &body, which, &n_kept));
    etch_graph *bodies[2] = { attrs->bodies.at[0], body };
    etch_attrs_loop again = *attrs; /* tokens that a turn changed stay what they are without */
    again.bodies = attrs->bodies.n == 2 ? (etch_graph_list){ bodies, 2 } : (etch_graph_list){ bodies + 1, 1 };
    if (n_kept)
        again = etch__loop_again(attrs, n_kept, &bodies[1]);
    size_t n = (size_t)q->n_in + (size_t)n_kept;
    etch_val *in = etch__new_vals(q, n), *d_in = etch__new_vals(q, n);
    bool *wants = ETCH_ARENA_ARRAY(&q->cx->scratch, bool, n + 1);
    etch_status s = in && d_in && wants ? ETCH_OK : etch__fail_nomem(q->cx);
    for (int i = 0; s == ETCH_OK && i < (int)n; i++) {
        bool is_kept = i >= n_before && i < n_before + n_kept;
        int k = i < n_before ? i : i - n_kept;
        in[i] = is_kept ? q->v + (etch_val)which[i - n_before] : q->in[k];
        wants[i] = !is_kept && q->wants[k];
        d_in[i] = 0;
    }
    etch_grad silent = *q;
    silent.in = in;
    silent.n_in = (int)n;
    silent.attrs = &again;
    silent.wants = wants;
    silent.d_in = d_in;
    if (s == ETCH_OK)
        s = reverse_silent_loop(&silent, n_kept ? ETCH_OP_scan : op);
    for (int i = 0; s == ETCH_OK && i < q->n_in; i++)
        q->d_in[i] = d_in[i < n_before ? i : i + n_kept];
    etch_graph_release(&body);
    return s;
}

etch_status etch__reverse_control(etch_grad *q)
{
    etch_op op = etch__node(q->g, q->v)->op;
    if (etch__ops[op].control == ETCH_CONTROL_RULE)
        return etch__reverse_rule(q);
    if (etch__ops[op].control != ETCH_CONTROL_LOOP)
        return reverse_branch(q);
    const etch_attrs_loop *attrs = q->attrs;
    bool has_effects = etch__graph_has_flags(attrs->bodies.at[attrs->bodies.n - 1], ETCH_FLAG_EFFECT);
    return has_effects ? reverse_loud_loop(q, op) : reverse_silent_loop(q, op);
}
