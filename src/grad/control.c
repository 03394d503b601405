/* Gradients of branches and loops.
 *
 * A body is turned round: a copy of it computes again what it computed, and then, from gradients of its results, which are further
 * inputs, those of its inputs. A branch becomes the branch of the bodies turned round. A loop becomes a scan over its turns from the
 * last to the first: the carried values that each turn began with are stacked by a loop like it, gradients of carried values are carried
 * back, those of values that all turns use are added up. What comes out are ops like any, which can be turned round again. */
#include "grad/control.h"

#include "grad/reverse.h"
#include "grad/scattered.h"
#include "ir/node.h"
#include "ir/retype.h"
#include "ops/ops.h"
#include <etch/ops.h>
#include <stdio.h>

/* --- bodies ----------------------------------------------------------------------------------------------------------- */

static etch_val param(const etch_graph *g, int i) { return g->regions.at[0].params.at[i]; }
static etch_val result(const etch_graph *g, int i) { return g->regions.at[0].results.at[i]; }

static etch_status copy_body(etch_grad *q, const etch_graph *body, etch_graph **out)
{
    for (int i = 0; i < etch_graph_n_inputs(body); i++)
        if (etch__type_of(body, param(body, i))->rank < 0) {
            (void)etch__grad_fail(q, ETCH_ENOTSUP, "input %d of '%s' has no rank", i, body->name);
            return ETCH_ENOTSUP;
        }
    etch_status s = etch__graph_without_effects(q->cx, body, out); /* they had theirs when it ran */
    ETCH_ASSERT(s != ETCH_OK || *out, "'%s' was copied to nothing", body->name);
    return s;
}

typedef struct run_symbols {
    const etch_graph *g;
    bool is_found;
} run_symbols;

static void find_defined(void *user, etch_symbol s)
{
    run_symbols *q = user;
    q->is_found |= etch__def_of(q->g, s) != NULL;
}

/* A new input with the type of v; sizes that only the run tells are sizes of their own. */
static etch_status add_like(etch_grad *q, etch_graph *g, const char *name, int i, etch_val v, etch_val *out)
{
    const etch_type *t = etch__type_of(g, v);
    etch_dim dims[ETCH_MAX_RANK];
    char text[32];
    bool is_same = true;
    for (int a = 0; a < t->rank; a++) {
        run_symbols r = { g, false };
        dims[a] = t->dims[a];
        if (!etch__dim_is_const(dims[a]))
            etch__dim_symbols(g->dims, dims[a], find_defined, &r);
        if (r.is_found)
            dims[a] = etch__dim_fresh(q->cx, g->dims);
        if (dims[a] == ETCH_DIM_FAILED)
            return q->cx->status;
        is_same &= !r.is_found;
    }
    const etch_type *type = etch__type_tensor(g, (etch_dtype)t->dtype, t->rank, dims);
    if (!type)
        return q->cx->status;
    int n = 0;
    etch_index_probe taken = { 0 };
    do { /* a body that was turned round before has inputs of this name */
        n = snprintf(text, sizeof text, "%s.%d", name, i);
        uint64_t h = etch__hash_bytes(0, text, (size_t)n);
        for (taken = etch__index_first(&g->names, h); taken.found; taken = etch__index_next(&g->names, taken))
            if (strcmp(g->input_names.at[taken.value], text) == 0)
                break;
        i += 1000;
    } while (taken.found);
    ETCH_TRY(etch__graph_add_input(g, text, (size_t)n, type, out));
    if (!is_same)
        *out = etch_build_reshape(g, *out, etch_build_shape_of(g, v, ETCH_I64));
    return *out ? ETCH_OK : q->cx->status;
}

/* These are the results of the graph, which is then a body. */
static etch_status finish(etch_grad *q, etch_graph *g, const etch_val *results, int n)
{
    g->regions.at[0].results.n = 0;
    for (int i = 0; i < n; i++)
        etch_graph_output(g, results[i]);
    return q->cx->sticky ? q->cx->status : etch__graph_finish_body(g);
}

static etch_val *new_vals(etch_grad *q, size_t n) { return ETCH_ARENA_ARRAY(&q->cx->scratch, etch_val, n + 1); }

/* --- branches --------------------------------------------------------------------------------------------------------- */

/* Gradients of the wanted inputs from those of the results that have one. */
static etch_status turn_branch(etch_grad *q, const etch_graph *body, etch_graph **out)
{
    etch_graph *g = NULL;
    ETCH_TRY(copy_body(q, body, &g));
    *out = g;
    int n_y = 0, n_x = 0;
    etch_val *ys = new_vals(q, (size_t)q->n_out), *seeds = new_vals(q, (size_t)q->n_out);
    etch_val *xs = new_vals(q, (size_t)q->n_in), *d = new_vals(q, (size_t)q->n_in);
    if (!ys || !seeds || !xs || !d)
        return etch__fail_nomem(q->cx);
    for (int i = 0; i < q->n_out; i++) {
        if (!q->d_out[i])
            continue;
        ys[n_y] = result(g, i);
        ETCH_TRY(add_like(q, g, "d", i, ys[n_y], &seeds[n_y]));
        n_y++;
    }
    for (int i = 1; i < q->n_in; i++)
        if (q->wants[i])
            xs[n_x++] = param(g, i - 1);
    ETCH_TRY(etch__reverse(q->cx, g, ys, seeds, n_y, xs, n_x, d));
    for (int i = 0; i < n_x; i++)
        d[i] = d[i] ? d[i] : etch_build_zeros_like(g, xs[i]);
    return finish(q, g, d, n_x);
}

static etch_status reverse_branch(etch_grad *q)
{
    const etch_attrs_branch *attrs = q->attrs;
    int n = attrs->bodies.n, n_in = q->n_in;
    etch_val *in = new_vals(q, (size_t)q->n_in + (size_t)q->n_out), out[ETCH_MAX_RESULTS];
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

/* --- loops ------------------------------------------------------------------------------------------------------------ */

typedef struct loop {
    etch_grad *q;
    const etch_attrs_loop *attrs;
    const etch_graph *body;
    int n_carried, n_sliced, n_in;
    etch_val *saved; /* by carried value: what each turn began with, stacked; 0: it never changes */
    etch_graph *turned;
    /* By input of the body. */
    etch_val *seed;      /* carried floats: the gradient of the next one, an input of `turned` */
    etch_val *sum;       /* of what all turns use: the gradient so far, an input of `turned` */
    etch_val *d;         /* the gradient that a turn gives */
    etch_val *d_stacked; /* by result of the body: its gradient, an input of `turned`; 0: none */
} loop;

static bool changes(const loop *l, int i) { return i < l->n_carried && result(l->body, i) != param(l->body, i); }
static bool is_slice(const loop *l, int i) { return i >= l->n_carried && i < l->n_carried + l->n_sliced; }
/* Is it the same in every turn? */
static bool is_common(const loop *l, int i) { return !changes(l, i) && !is_slice(l, i); }

/* A loop like it that also stacks the carried values which its turns begin with. */
static etch_status save_states(loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = NULL;
    int n_out = etch_graph_n_outputs(l->body), n = n_out;
    etch_val *results = new_vals(q, (size_t)n_out + (size_t)l->n_carried), out[ETCH_MAX_RESULTS];
    l->saved = new_vals(q, (size_t)l->n_carried);
    if (!results || !l->saved)
        return etch__fail_nomem(q->cx);
    ETCH_TRY(copy_body(q, l->body, &g));
    for (int i = 0; i < n_out; i++)
        results[i] = result(g, i);
    for (int i = 0; i < l->n_carried; i++)
        if (changes(l, i))
            results[n++] = param(g, i);
    etch_status s = finish(q, g, results, n);
    etch_attrs_loop attrs = *l->attrs;
    etch_graph *bodies[2] = { attrs.bodies.at[0], g };
    attrs.bodies = attrs.bodies.n == 2 ? (etch_graph_list){ bodies, 2 } : (etch_graph_list){ bodies + 1, 1 };
    if (s == ETCH_OK && n > n_out && !etch__build_n(q->g, etch__node(q->g, q->v)->op, q->in, q->n_in, &attrs, out))
        s = q->cx->status;
    etch_graph_release(&g);
    for (int i = 0, k = n_out; s == ETCH_OK && i < l->n_carried; i++)
        l->saved[i] = changes(l, i) ? out[k++] : 0;
    return s;
}

/* The inputs of the body turned round that come behind the body's own. */
static etch_status add_gradients(loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    for (int i = 0; i < l->n_in; i++) {
        l->seed[i] = l->sum[i] = l->d[i] = 0;
        if (changes(l, i) && etch__has_gradient(g, param(g, i)))
            ETCH_TRY(add_like(q, g, "d", i, param(g, i), &l->seed[i]));
        else if (is_common(l, i) && q->wants[i])
            ETCH_TRY(add_like(q, g, "sum", i, param(g, i), &l->sum[i]));
    }
    for (int i = l->n_carried; i < q->n_out; i++) {
        l->d_stacked[i] = 0;
        if (q->d_out[i])
            ETCH_TRY(add_like(q, g, "d_result", i, result(g, i), &l->d_stacked[i]));
    }
    return ETCH_OK;
}

static bool is_wanted(const loop *l, int i) { return l->seed[i] || l->sum[i] || (is_slice(l, i) && l->q->wants[i]); }

/* The gradient of input i with its very sizes: they may be the same by another form. */
static etch_val like_input(const loop *l, int i, etch_val d)
{
    etch_graph *g = l->turned;
    const etch_type *t = etch__type_of(g, param(g, i));
    if (!d || memcmp(etch__type_of(g, d)->dims, t->dims, (size_t)t->rank * sizeof *t->dims) == 0)
        return d;
    return etch_build_reshape(g, d, etch_build_shape_of(g, param(g, i), ETCH_I64));
}

static etch_status turn_body(loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    int n_y = 0, n_x = 0, n_out = etch_graph_n_outputs(g);
    etch_val *ys = new_vals(q, (size_t)n_out), *seeds = new_vals(q, (size_t)n_out);
    etch_val *xs = new_vals(q, (size_t)l->n_in), *d = new_vals(q, (size_t)l->n_in);
    if (!ys || !seeds || !xs || !d)
        return etch__fail_nomem(q->cx);
    for (int i = 0; i < n_out; i++) {
        etch_val seed = i < l->n_carried ? l->seed[i] : l->d_stacked[i];
        if (!seed)
            continue;
        ys[n_y] = result(g, i);
        seeds[n_y++] = seed;
    }
    for (int i = 0; i < l->n_in; i++)
        if (is_wanted(l, i))
            xs[n_x++] = param(g, i);
    if (n_y > 0)
        ETCH_TRY(etch__reverse(q->cx, g, ys, seeds, n_y, xs, n_x, d));
    for (int i = 0, k = 0; i < l->n_in; i++) {
        if (!is_wanted(l, i))
            continue;
        etch_val own = n_y > 0 ? like_input(l, i, d[k++]) : 0;
        if (l->sum[i])
            l->d[i] = own ? etch__gradients_add(g, l->sum[i], own) : l->sum[i];
        else
            l->d[i] = own ? own : etch_build_zeros_like(g, param(g, i));
    }
    return q->cx->sticky ? q->cx->status : ETCH_OK;
}

/* Operands of the scan over the turns, and the inputs of the turned body that they are for. */
typedef struct operands {
    etch_val *at;
    int *input;
    int n;
} operands;

static int input_number(const etch_graph *g, etch_val v)
{
    while (!etch__is(g, v, ETCH_IS_PARAM)) /* through the reshape of add_like */
        v = etch__node(g, v)->in[0];
    return (int)etch__node(g, v)->which;
}

static void give(operands *o, const loop *l, etch_val operand, etch_val input)
{
    o->at[o->n] = operand;
    o->input[o->n++] = input_number(l->turned, input);
}

static etch_val zeros_for(const loop *l, int i) { return etch_build_zeros_like(l->q->g, l->q->in[i]); }

static void list_operands(const loop *l, operands *o, int *n_carried, int *n_sliced)
{
    etch_grad *q = l->q;
    const etch_graph *g = l->turned;
    for (int i = 0; i < l->n_in; i++)
        if (l->seed[i])
            give(o, l, q->d_out[i] ? q->d_out[i] : etch_build_zeros_like(q->g, q->v + (etch_val)i), l->seed[i]);
    for (int i = 0; i < l->n_in; i++)
        if (l->sum[i])
            give(o, l, zeros_for(l, i), l->sum[i]);
    *n_carried = o->n;
    for (int i = 0; i < l->n_in; i++)
        if (changes(l, i) || is_slice(l, i))
            give(o, l, is_slice(l, i) ? q->in[i] : l->saved[i], param(g, i));
    for (int i = l->n_carried; i < q->n_out; i++)
        if (l->d_stacked[i])
            give(o, l, q->d_out[i], l->d_stacked[i]);
    *n_sliced = o->n - *n_carried;
    for (int i = 0; i < l->n_in; i++)
        if (is_common(l, i))
            give(o, l, q->in[i], param(g, i));
}

static int list_results(const loop *l, etch_val *out)
{
    int n = 0;
    for (int i = 0; i < l->n_in; i++)
        if (l->seed[i])
            out[n++] = l->d[i];
    for (int i = 0; i < l->n_in; i++)
        if (l->sum[i])
            out[n++] = l->d[i];
    for (int i = 0; i < l->n_in; i++)
        if (is_slice(l, i) && is_wanted(l, i))
            out[n++] = l->d[i];
    return n;
}

/* What the scan gave, in the order of list_results. */
static etch_status take_gradients(const loop *l, const etch_val *out)
{
    etch_grad *q = l->q;
    int n = 0;
    for (int i = 0; i < l->n_in; i++)
        if (l->seed[i])
            q->d_in[i] = out[n++];
    for (int i = 0; i < l->n_in; i++)
        if (l->sum[i]) {
            q->d_in[i] = out[n++];
            if (i < l->n_carried && q->d_out[i]) /* it is a result, too */
                q->d_in[i] = etch__gradients_add(q->g, q->d_in[i], q->d_out[i]);
        }
    for (int i = 0; i < l->n_in; i++)
        if (is_slice(l, i) && is_wanted(l, i))
            q->d_in[i] = out[n++];
    return q->cx->sticky ? q->cx->status : ETCH_OK;
}

static etch_status build_scan(loop *l)
{
    etch_grad *q = l->q;
    size_t n_params = (size_t)etch_graph_n_inputs(l->turned);
    operands o = { new_vals(q, n_params), ETCH_ARENA_ARRAY(&q->cx->scratch, int, n_params + 1), 0 };
    etch_val results[ETCH_MAX_RESULTS], out[ETCH_MAX_RESULTS];
    int n_carried, n_sliced;
    if (!o.at || !o.input)
        return etch__fail_nomem(q->cx);
    list_operands(l, &o, &n_carried, &n_sliced);
    if (n_carried + n_sliced > ETCH_MAX_RESULTS)
        return etch__grad_fail(q, ETCH_ENOTSUP, "%d gradients to carry and %d to stack; there may be %d", n_carried,
                               n_sliced, ETCH_MAX_RESULTS);
    if (n_sliced == 0) /* nothing changes from turn to turn, and nothing was stacked: no turn adds anything */
        return take_gradients(l, o.at);
    ETCH_TRY(finish(q, l->turned, results, list_results(l, results)));
    etch_graph *body = NULL;
    ETCH_TRY(etch__graph_reordered(q->cx, l->turned, o.input, &body));
    etch_status s = etch__graph_finish_body(body);
    etch_attrs_loop attrs = {
        .carried = n_carried, .sliced = n_sliced, .reverse = !l->attrs->reverse, .limit = -1, .bodies = { &body, 1 }
    };
    if (s == ETCH_OK && !etch__build_n(q->g, ETCH_OP_scan, o.at, o.n, &attrs, out))
        s = q->cx->status;
    etch_graph_release(&body);
    return s == ETCH_OK ? take_gradients(l, out) : s;
}

static etch_status reverse_loop(etch_grad *q)
{
    const etch_attrs_loop *attrs = q->attrs;
    loop l = { .q = q,
               .attrs = attrs,
               .body = attrs->bodies.at[attrs->bodies.n - 1],
               .n_carried = (int)attrs->carried,
               .n_sliced = (int)attrs->sliced,
               .n_in = q->n_in };
    l.seed = new_vals(q, (size_t)q->n_in);
    l.sum = new_vals(q, (size_t)q->n_in);
    l.d = new_vals(q, (size_t)q->n_in);
    l.d_stacked = new_vals(q, (size_t)q->n_out);
    if (!l.seed || !l.sum || !l.d || !l.d_stacked)
        return etch__fail_nomem(q->cx);
    etch_graph *silent = NULL;
    bool has_effects = etch__graph_has_flags(l.body, ETCH_FLAG_EFFECT);
    if (has_effects) { /* tokens that a turn changed stay what they are without */
        ETCH_TRY(copy_body(q, l.body, &silent));
        l.body = silent;
    }
    etch_status s = save_states(&l);
    if (s == ETCH_OK)
        s = copy_body(q, l.body, &l.turned);
    if (s == ETCH_OK)
        s = add_gradients(&l);
    if (s == ETCH_OK)
        s = turn_body(&l);
    if (s == ETCH_OK)
        s = build_scan(&l);
    etch_graph_release(&l.turned);
    etch_graph_release(&silent);
    return s;
}

etch_status etch__reverse_control(etch_grad *q)
{
    return etch__ops[etch__node(q->g, q->v)->op].control == ETCH_CONTROL_LOOP ? reverse_loop(q) : reverse_branch(q);
}
