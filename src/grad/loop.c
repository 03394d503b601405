/* Gradients of loops.
 *
 * A loop becomes a scan over its turns from the last to the first, whose body is the loop's, turned round. Gradients of carried values
 * are carried back, those of values that all turns use are added up. What the turns need of themselves is saved before (loop_saved.c) or
 * computed again.
 *
 * What is added up for a value that all turns use, and what turns give for their slices, may be made after the scan, from what this stacks
 * (loop_late.c).
 *
 * What the scan takes and gives mirrors what the loop gave and took: stacked results are slices, slices stacked results, joined results
 * pieces, pieces joined results. */
#include "grad/loop.h"

#include "grad/kept.h"
#include "grad/late.h"
#include "grad/loop_late.h"
#include "grad/loop_saved.h"
#include "grad/loop_state.h"
#include "grad/reverse.h"
#include "grad/scattered.h"
#include "grad/turned.h"
#include "ir/retype.h"
#include "ops/ops.h"
#include <etch/ops.h>

/* --- the body turned round -------------------------------------------------------------------------------------------- */

/* Carried value i put together from its elements and its sizes. The sizes are read from contents, so that what asks for them alone
 * needs no elements. */
static etch_status make_open(etch_loop *l, int i, const etch_dim *symbols)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    etch_loop_input *in = &l->in[i];
    unsigned open = etch__loop_open_axes(l->body, i);
    const etch_type *t = etch__type_of(l->body, etch__param_of(l->body, i));
    etch_dim dims[ETCH_MAX_RANK], n_open = 0, any = etch__dim_fresh(q->cx, g->dims);
    for (int a = 0; a < t->rank; a++)
        n_open += open >> a & 1U;
    ETCH_TRY(etch__turned_input(q, g, "sizes", i, etch__type_tensor(g, ETCH_I64, 1, &n_open), &in->sizes));
    ETCH_TRY(etch__turned_input(q, g, "rows", i, etch__type_tensor(g, ETCH_I64, 0, NULL), &in->rows));
    if (any == ETCH_DIM_FAILED)
        return q->cx->status;
    ETCH_TRY(etch__turned_input(q, g, "items", i, etch__type_tensor(g, (etch_dtype)t->dtype, 1, &any), &in->items));
    etch_val shaped = etch_build_broadcast_to(g, etch_graph_scalar(g, ETCH_BOOL, 0), in->sizes);
    if (!shaped)
        return q->cx->status;
    for (int a = 0, k = 0; a < t->rank; a++) {
        dims[a] = open >> a & 1U ? etch__type_of(g, shaped)->dims[k++]
                                 : etch__dim_substitute(q->cx, g->dims, l->body->dims, t->dims[a], symbols);
        if (dims[a] == ETCH_DIM_FAILED)
            return q->cx->status;
    }
    in->at = etch_build_reshape(g, in->items, etch__build_sizes(g, ETCH_I64, 1, dims, t->rank));
    return etch__loop_trouble(q);
}

static etch_status begin_open(etch_loop *l)
{
    etch_grad *q = l->q;
    etch_dim *symbols = NULL;
    etch_val *in = etch__new_vals(q, (size_t)l->n_in), *out = etch__new_vals(q, (size_t)l->n_out);
    if (!in || !out)
        return etch__fail_nomem(q->cx);
    ETCH_TRY(etch__graph_new_sharing(q->cx, l->body->name, NULL, &l->turned));
    ETCH_TRY(etch__symbols_by_name(q->cx, l->body, l->turned, &symbols));
    for (int i = 0; i < l->n_in; i++) {
        const char *name = etch_graph_input_name(l->body, i);
        const etch_type *t = etch__type_by_name(q->cx, l->body, l->turned, symbols,
                                                etch__type_of(l->body, etch__param_of(l->body, i)));
        if (!t)
            return q->cx->status;
        if (!l->in[i].is_open)
            ETCH_TRY(etch__graph_add_input(l->turned, name, strlen(name), t, &l->in[i].at));
    }
    for (int i = 0; i < l->n_in; i++) { /* now that the names of all others are taken */
        if (l->in[i].is_open)
            ETCH_TRY(make_open(l, i, symbols));
        in[i] = l->in[i].at;
    }
    ETCH_TRY(etch__graph_replay_part(q->cx, l->body, l->turned, in, NULL, out));
    for (int i = 0; i < l->n_out; i++)
        l->out[i].at = out[i];
    return ETCH_OK;
}

static etch_status begin_turned(etch_loop *l)
{
    bool any_open = false;
    for (int i = 0; i < l->n_carried; i++) {
        l->in[i].is_open = etch__loop_open_axes(l->body, i) != 0;
        any_open |= l->in[i].is_open;
    }
    if (any_open)
        return begin_open(l);
    ETCH_TRY(etch__graph_copy(l->q->cx, l->body, &l->turned));
    for (int i = 0; i < l->n_in; i++)
        l->in[i].at = etch__param_of(l->turned, i);
    for (int i = 0; i < l->n_out; i++)
        l->out[i].at = etch__result_of(l->turned, i);
    return ETCH_OK;
}

/* The inputs of the body turned round that come behind the body's own. */
static etch_status add_gradients(etch_loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    for (int i = 0; i < l->n_in; i++) {
        etch_loop_input *in = &l->in[i];
        if (etch__loop_changes(l, i) && etch__has_gradient(g, in->at))
            ETCH_TRY(etch__turned_like(q, g, "d", i, in->is_open ? l->out[i].at : in->at,
                                       etch__loop_open_axes(l->body, i), &in->seed));
        else if (etch__loop_is_common(l, i) && q->wants[i])
            ETCH_TRY(etch__turned_like(q, g, "sum", i, in->at, 0, &in->sum));
    }
    for (int i = l->n_carried; i < q->n_out; i++) {
        bool is_joined = i >= l->first_joined;
        if (!q->d_out[i])
            continue;
        ETCH_TRY(etch__turned_like(q, g, "d_result", i, l->out[i].at, is_joined, &l->out[i].d));
        if (is_joined)
            ETCH_TRY(etch__turned_input(q, g, "rows", l->n_in + i, etch__type_tensor(g, ETCH_I64, 0, NULL),
                                        &l->out[i].rows));
    }
    return ETCH_OK;
}

static etch_status turn_body(etch_loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    bool can_be_late = etch__loop_can_have_late(l);
    int n_y = 0, n_x = 0;
    etch_val *ys = etch__new_vals(q, (size_t)l->n_out), *seeds = etch__new_vals(q, (size_t)l->n_out);
    etch_val *xs = etch__new_vals(q, (size_t)l->n_in), *d = etch__new_vals(q, (size_t)l->n_in);
    if (!ys || !seeds || !xs || !d)
        return etch__fail_nomem(q->cx);
    for (int i = 0; i < l->n_out; i++) {
        etch_val seed = i < l->n_carried ? l->in[i].seed : l->out[i].d;
        if (!seed)
            continue;
        ys[n_y] = l->out[i].at;
        seeds[n_y++] = seed;
    }
    for (int i = 0; i < l->n_in; i++)
        if (etch__loop_is_wanted(l, i))
            xs[n_x++] = l->in[i].at;
    if (n_y > 0)
        ETCH_TRY(etch__reverse(q->cx, g, ys, seeds, n_y, xs, n_x, d));
    for (int i = 0, k = 0; i < l->n_in; i++) {
        etch_loop_input *in = &l->in[i];
        if (!etch__loop_is_wanted(l, i))
            continue;
        etch_val given = n_y > 0 ? d[k++] : 0, own = etch__with_sizes_of(g, given, in->at);
        in->is_apart = !own && !in->seed;
        if (in->sum && own && can_be_late && etch__late_product(g, given, &in->late))
            continue;
        if (in->sum)
            in->d = own; /* until it is known what is stacked */
        else
            in->d = own || in->is_apart ? own : etch_build_zeros_like(g, in->at);
    }
    if (can_be_late)
        etch__loop_put_off_rows(l);
    etch__loop_add_up(l);
    return etch__loop_trouble(q);
}

/* --- the scan back ---------------------------------------------------------------------------------------------------- */

/* Operands of the scan over the turns, and the inputs of the turned body that they are for. */
typedef struct operands {
    etch_val *at;
    int *input;
    int n;
} operands;

static int input_number(const etch_graph *g, etch_val v)
{
    while (!etch__is(g, v, ETCH_IS_PARAM)) /* through the reshape of etch__turned_like */
        v = etch__node(g, v)->in[0];
    return (int)etch__node(g, v)->which;
}

static void give(operands *o, const etch_loop *l, etch_val operand, etch_val to)
{
    o->at[o->n] = operand;
    o->input[o->n++] = input_number(l->turned, to);
}

static void give_slices(const etch_loop *l, operands *o)
{
    etch_grad *q = l->q;
    for (int i = 0; i < l->n_in; i++) {
        const etch_loop_input *in = &l->in[i];
        if (in->is_open)
            give(o, l, in->sizes_outside, in->sizes);
        else if (in->is_saved)
            give(o, l, in->saved_outside, in->at);
        else if (etch__loop_is_slice(l, i) && !etch__loop_is_count(l, i))
            give(o, l, q->in[i], in->at);
    }
    for (int i = 0; i < l->n_products; i++)
        give(o, l, l->products[i].outside, l->products[i].input);
    for (int i = l->n_carried; i < l->first_joined; i++)
        if (l->out[i].d)
            give(o, l, q->d_out[i], l->out[i].d);
}

/* The pieces of one turn and, before them, how many rows they have, in one order. */
static int give_pieces(const etch_loop *l, operands *o, bool is_rows)
{
    etch_grad *q = l->q;
    int n = o->n;
    for (int i = 0; i < l->n_in; i++) {
        const etch_loop_input *in = &l->in[i];
        if (in->is_open && in->is_saved)
            give(o, l, is_rows ? in->rows_outside : in->saved_outside, is_rows ? in->rows : in->items);
        if (is_rows ? etch__loop_is_count(l, i) : etch__loop_is_piece(l, i))
            give(o, l, q->in[i], in->at);
    }
    for (int i = l->first_joined; i < l->n_out; i++)
        if (l->out[i].d)
            give(o, l, is_rows ? l->out[i].rows_outside : q->d_out[i], is_rows ? l->out[i].rows : l->out[i].d);
    return o->n - n;
}

static void list_operands(const etch_loop *l, operands *o, etch_attrs_loop *attrs)
{
    etch_grad *q = l->q;
    for (int i = 0; i < l->n_in; i++)
        if (l->in[i].seed)
            give(o, l, q->d_out[i] ? q->d_out[i] : etch_build_zeros_like(q->g, q->v + (etch_val)i), l->in[i].seed);
    for (int i = 0; i < l->n_in; i++)
        if (l->in[i].sum)
            give(o, l, etch_build_zeros_like(q->g, q->in[i]), l->in[i].sum);
    attrs->carried = o->n;
    give_slices(l, o);
    attrs->cut = give_pieces(l, o, true);
    attrs->sliced = o->n - attrs->carried;
    (void)give_pieces(l, o, false);
    for (int i = 0; i < l->n_in; i++)
        if (etch__loop_is_common(l, i))
            give(o, l, q->in[i], l->in[i].at);
}

/* The scan's results in their order: gradients of carried values, of common ones, stacked, factors, joined. */
static int list_results(etch_loop *l, etch_loop_gained *out)
{
    int n = 0;
    for (int i = 0; i < l->n_in; i++)
        if (l->in[i].seed)
            out[n++] = (etch_loop_gained){ l->in[i].d, i };
    for (int i = 0; i < l->n_in; i++)
        if (l->in[i].sum)
            out[n++] = (etch_loop_gained){ l->in[i].d, i };
    for (int i = 0; i < l->n_in; i++)
        if (etch__loop_is_slice(l, i) && etch__loop_is_wanted(l, i))
            out[n++] = (etch_loop_gained){ l->in[i].d, i };
    n = etch__loop_list_factors(l, out, n);
    for (int i = 0; i < l->n_in; i++)
        if (etch__loop_is_piece(l, i) && etch__loop_is_wanted(l, i))
            out[n++] = (etch_loop_gained){ l->in[i].d, i };
    return n;
}

static void take_gradient(const etch_loop *l, int i, etch_val d)
{
    etch_grad *q = l->q;
    bool is_result = etch__loop_is_common(l, i) && i < l->n_carried && q->d_out[i]; /* it is a result, too */
    q->d_in[i] = l->in[i].is_apart ? 0 : etch__with_sizes_of(q->g, d, q->in[i]);
    if (is_result)
        q->d_in[i] = q->d_in[i] ? etch__gradients_add(q->g, q->d_in[i], q->d_out[i]) : q->d_out[i];
}

static etch_status take_results(etch_loop *l, const etch_loop_gained *of, int n, const etch_val *out)
{
    for (int k = 0; k < n; k++) {
        if (of[k].input >= 0)
            take_gradient(l, of[k].input, out[k]);
        for (etch_loop_input *in = l->in; of[k].input < 0 && in < l->in + l->n_in; in++)
            for (int j = 0; j < in->late.n; j++)
                if (in->late.factors[j] == of[k].at)
                    in->late.stacked[j] = out[k];
    }
    for (int i = 0; i < l->n_in; i++)
        if (etch__loop_is_late(&l->in[i]))
            take_gradient(l, i, etch__loop_build_late(l, &l->in[i].late, l->q->in[i]));
    return etch__loop_trouble(l->q);
}

/* The body of the scan: the turned one with the inputs that are operands, in their order. */
static etch_status build_body(etch_loop *l, const operands *o, const etch_loop_gained *of, int n, etch_graph **out)
{
    etch_grad *q = l->q;
    etch_graph *from = l->turned;
    size_t n_params = (size_t)etch_graph_n_inputs(from);
    etch_val *in = etch__new_vals(q, n_params), *results = etch__new_vals(q, (size_t)n);
    etch_dim *symbols = NULL;
    if (!in || !results)
        return etch__fail_nomem(q->cx);
    memset(in, 0, n_params * sizeof *in);
    for (int k = 0; k < n; k++)
        results[k] = of[k].at;
    ETCH_TRY(etch__turned_finish(q, from, results, n));
    ETCH_TRY(etch__graph_new_sharing(q->cx, from->name, NULL, out));
    ETCH_TRY(etch__symbols_by_name(q->cx, from, *out, &symbols));
    for (int k = 0; k < o->n; k++) {
        int i = o->input[k];
        const char *name = etch_graph_input_name(from, i);
        const etch_type *t = etch__type_by_name(q->cx, from, *out, symbols,
                                                etch__type_of(from, etch__param_of(from, i)));
        if (!t)
            return q->cx->status;
        ETCH_TRY(etch__graph_add_input(*out, name, strlen(name), t, &in[i]));
    }
    etch_val at[ETCH_MAX_KEPT], kept[ETCH_MAX_KEPT];
    for (int i = 0; i < l->n_products; i++) {
        at[i] = l->products[i].at;
        kept[i] = in[input_number(from, l->products[i].input)];
    }
    etch_replaced known = { at, kept, l->n_products };
    ETCH_TRY(etch__graph_replay_part(q->cx, from, *out, in, &known, results));
    (*out)->is_turned = true;
    return etch__turned_finish(q, *out, results, n);
}

static etch_status build_scan(etch_loop *l)
{
    etch_grad *q = l->q;
    size_t n_params = (size_t)etch_graph_n_inputs(l->turned);
    operands o = { etch__new_vals(q, n_params), ETCH_ARENA_ARRAY(&q->cx->scratch, int, n_params + 1), 0 };
    etch_loop_gained *of = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_loop_gained, ETCH_LATE_FACTORS * (size_t)l->n_in + 1);
    etch_val out[ETCH_MAX_RESULTS];
    etch_attrs_loop attrs = { .reverse = !l->attrs->reverse, .limit = -1 };
    if (!o.at || !o.input || !of)
        return etch__fail_nomem(q->cx);
    list_operands(l, &o, &attrs);
    ETCH_TRY(etch__loop_trouble(q));
    int n = list_results(l, of);
    if (n > ETCH_MAX_RESULTS)
        return etch__grad_fail(q, ETCH_ENOTSUP, "%d gradients to carry and to collect; there may be %d", n,
                               ETCH_MAX_RESULTS);
    if (n == 0)
        return ETCH_OK;
    if (attrs.sliced == 0) /* nothing changes from turn to turn, and nothing was collected: no turn adds anything */
        return take_results(l, of, n, o.at);
    for (int k = 0; k < n; k++)
        attrs.joined += of[k].input >= 0 && etch__loop_is_piece(l, of[k].input);
    etch_graph *body = NULL;
    etch_status s = build_body(l, &o, of, n, &body);
    attrs.bodies = (etch_graph_list){ &body, 1 };
    if (s == ETCH_OK && !etch__build_n(q->g, ETCH_OP_scan, o.at, o.n, &attrs, out))
        s = q->cx->status;
    etch_graph_release(&body);
    return s == ETCH_OK ? take_results(l, of, n, out) : s;
}

/* The body with what could be kept as further results. A loop with effects keeps its state alone: then it need not be run again without them. Nor
 * is there anything to be kept of custom gradients, which say themselves what they need, and where sizes change from turn to turn. */
static etch_status add_keepable(etch_loop *l, const etch_graph *given, etch_graph **body)
{
    etch_keepable all[ETCH_MAX_KEPT];
    etch_val vals[2 * ETCH_MAX_KEPT];
    bool is_open = false;
    for (int i = 0; i < l->n_carried; i++)
        is_open |= etch__loop_open_axes(*body, i) != 0;
    if (is_open || (*body)->customs.n > 0 || etch__graph_has_flags(given, ETCH_FLAG_EFFECT) ||
        l->n_out + 2 * (l->n_carried + ETCH_MAX_KEPT) > ETCH_MAX_RESULTS)
        return ETCH_OK;
    int n = etch__keepable(*body, all);
    for (int i = 0; i < n; i++) {
        vals[2 * i] = all[i].product;
        vals[2 * i + 1] = all[i].last;
    }
    etch_graph *more = NULL;
    if (n > 0)
        ETCH_TRY(etch__graph_with_outputs(l->q->cx, *body, vals, 2 * n, &more));
    if (more) {
        more->is_turned = (*body)->is_turned;
        etch_graph_release(body);
        *body = more;
    }
    l->n_keepable = n;
    return ETCH_OK;
}

etch_status etch__reverse_loop(etch_grad *q, etch_op op)
{
    const etch_attrs_loop *attrs = q->attrs;
    etch_loop l = { .q = q,
                    .op = op,
                    .attrs = attrs,
                    .n_carried = (int)attrs->carried,
                    .n_sliced = (int)attrs->sliced,
                    .n_cut = (int)attrs->cut,
                    .n_in = q->n_in,
                    .n_out = q->n_out,
                    .first_joined = q->n_out - (int)attrs->joined };
    l.in = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_loop_input, l.n_in + 1);
    l.out = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_loop_result, l.n_out + 1);
    if (!l.in || !l.out)
        return etch__fail_nomem(q->cx);
    memset(l.in, 0, (size_t)l.n_in * sizeof *l.in);
    memset(l.out, 0, (size_t)l.n_out * sizeof *l.out);
    etch_graph *body = NULL; /* its symbols are those of the copy that is turned round */
    ETCH_TRY(etch__turned_copy(q, attrs->bodies.at[attrs->bodies.n - 1], &body));
    etch_status s = add_keepable(&l, attrs->bodies.at[attrs->bodies.n - 1], &body);
    l.body = body;
    if (s == ETCH_OK)
        s = begin_turned(&l);
    if (s == ETCH_OK)
        s = add_gradients(&l);
    if (s == ETCH_OK)
        s = turn_body(&l);
    if (s == ETCH_OK)
        s = etch__loop_find_needed(&l);
    if (s == ETCH_OK)
        s = etch__loop_save_states(&l);
    if (s == ETCH_OK)
        s = build_scan(&l);
    etch_graph_release(&l.turned);
    etch_graph_release(&body);
    return s;
}
