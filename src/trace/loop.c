/* Loops: run at once outside of traces; inside, one turn is recorded. */
#include "trace/control.h"

#include "ir/retype.h"
#include "trace/fix.h"
#include "trace/function.h"
#include "trace/variable.h"
#include <etch/ops.h>
#include <string.h>

enum { MAX_STATE = ETCH_MAX_RESULTS };

static etch_status check_tensors(etch_ctx *cx, etch_tensor *const *at, int n, int max, const char *op, const char *what)
{
    if (n < 0 || n > max || (n > 0 && !at))
        return etch__fail(cx, ETCH_EINVAL, "%s: %d %s%s; there may be %d", op, n, what,
                          n > 0 && !at ? " in a list that is NULL" : "", max);
    for (int i = 0; i < n; i++)
        if (!at[i])
            return etch__fail(cx, ETCH_EINVAL, "%s: %s %d is NULL", op, what, i);
    return ETCH_OK;
}

typedef struct looping {
    etch_op op;
    etch_tensor *const *state;
    int n;
    etch_tensor *const *xs;
    int n_xs;
    etch_condition *condition;
    etch_turn *turn;
    etch_scan_turn *scan_turn;
    void *user;
    const etch_loop_options *options;
    etch_tensor **out;
    int n_results;
} looping;

static void take_turn(etch_ctx *cx, const looping *c, etch_tensor *const *in, etch_tensor **next)
{
    if (c->turn)
        c->turn(cx, in, c->n, next, c->user);
    else
        c->scan_turn(cx, in, c->n, in + c->n, c->n_xs, next, next + c->n, c->n_results, c->user);
}

static etch_status loop(etch_ctx *cx, const looping *c);

static const etch_spec *declared(const looping *c, int i)
{
    return c->options->state_types ? c->options->state_types[i] : NULL;
}

static etch_status begin_body(etch_tracer *tr, const looping *c, const char *what, const etch_val *init,
                              etch_tensor **in, etch_body_trace *b)
{
    ETCH_TRY(etch__body_begin(tr, what, b));
    for (int i = 0; i < c->n + c->n_xs; i++)
        ETCH_TRY(etch__body_param(b, init[i], i < c->n ? declared(c, i) : NULL, i >= c->n, &in[i]));
    return ETCH_OK;
}

static etch_status trace_condition(etch_tracer *tr, const looping *c, const etch_val *init, etch_body_trace *b)
{
    etch_tensor *in[MAX_STATE];
    ETCH_TRY(begin_body(tr, c, "condition", init, in, b));
    etch_tensor *goes_on = c->condition(tr->cx, in, c->n, c->user);
    ETCH_TRY(etch__control_check(tr->cx, &goes_on, 1, "while: condition"));
    ETCH_TRY(etch__body_note_writes(b));
    return etch__body_end(b, &goes_on, 1);
}

static etch_status fail_state(const looping *c, etch_graph *g, int i, const etch_type *before, const etch_type *after)
{
    return etch__fail(g->cx, before->dtype == after->dtype ? ETCH_ESHAPE : ETCH_EDTYPE,
                      "%s: tensor %d of the state is %s before a turn and %s after it; a size that changes must be "
                      "declared open (etch_loop_options, state_types)",
                      etch__ops[c->op].name, i, etch__type_str(g, before), etch__type_str(g, after));
}

/* Sizes of tensor i of the next state that are not declared open are those of the state: what is not known of them now is checked
 * when the plan runs, by a view that has them. */
static etch_status fit_state(etch_body_trace *b, const looping *c, int i, etch_tensor **next)
{
    etch_graph *g = b->g;
    etch_val v;
    ETCH_TRY(etch__recorded_value(b->r, *next, etch__ops[c->op].name, &v));
    const etch_type *before = etch__type_of(g, etch_graph_input_value(g, i)), *after = etch__type_of(g, v);
    if (before->dtype != after->dtype || before->rank != after->rank)
        return fail_state(c, g, i, before, after);
    for (int a = 0; a < before->rank; a++) {
        etch_tri is_same;
        if (etch__is_open(declared(c, i), a))
            continue;
        after = etch__type_of(g, v);
        ETCH_TRY(etch__compare_sizes(b->r, before->dims[a], after->dims[a], &is_same));
        if (is_same == ETCH_NO)
            return fail_state(c, g, i, before, after);
        if (is_same == ETCH_YES && before->dims[a] == after->dims[a])
            continue; /* a size that is the same by another form is written as the state's */
        v = etch__view_with_size(g, v, a, before->dims[a]);
        if (!v)
            return g->cx->status;
    }
    etch_tensor *t;
    ETCH_TRY(etch__traced_new(b->r, v, &t));
    *next = etch__own(b->r->tr, t);
    return *next ? ETCH_OK : g->cx->status;
}

/* What variables have at the end of a turn, of the sizes that they have at its beginning: the next turn begins with it. */
static etch_status add_turn_writes(etch_body_trace *b, const looping *c, etch_tensor **next)
{
    ETCH_TRY(etch__body_note_writes(b));
    if (c->n + c->n_results + (int)b->written.n > ETCH_MAX_RESULTS)
        return etch__control_add_writes(b->outer, b, etch__ops[c->op].name, c->n + c->n_results,
                                        &(etch_control_writes){ .n = 0 }); /* says so */
    for (int i = c->n_results - 1; i >= 0; i--)
        next[c->n + (int)b->written.n + i] = next[c->n + i];
    for (size_t i = 0; i < b->written.n; i++) {
        etch_body_write *it = &b->written.at[i];
        const etch_type *before = etch__type_of(b->g, etch__variable_known(b->r, it->variable)->entry);
        ETCH_TRY(etch__fit_sizes(b->r, it->variable, "what a turn leaves", before->dims, before->rank, &it->now));
        for (int a = 0; a < before->rank;
             a++) { /* a size that is the same by another form is written as before the turn */
            if (etch__type_of(b->g, it->now)->dims[a] == before->dims[a])
                continue;
            it->now = etch__view_with_size(b->g, it->now, a, before->dims[a]);
            if (!it->now)
                return b->g->cx->status;
        }
        etch_tensor *t;
        ETCH_TRY(etch__traced_new(b->r, it->now, &t));
        next[c->n + (int)i] = etch__own(b->r->tr, t);
        if (!next[c->n + (int)i])
            return b->g->cx->status;
    }
    return ETCH_OK;
}

static etch_status trace_turn(etch_tracer *tr, const looping *c, const etch_val *init, etch_body_trace *b)
{
    etch_tensor *in[MAX_STATE], *next[ETCH_MAX_RESULTS] = { NULL };
    ETCH_TRY(begin_body(tr, c, "turn", init, in, b));
    take_turn(tr->cx, c, in, next);
    ETCH_TRY(etch__control_check(tr->cx, next, c->n + c->n_results, etch__ops[c->op].name));
    for (int i = 0; i < c->n; i++)
        ETCH_TRY(fit_state(b, c, i, &next[i]));
    ETCH_TRY(add_turn_writes(b, c, next));
    return etch__body_end(b, next, c->n + (int)b->written.n + c->n_results);
}

/* The operands: state, variables that turns write, what slices are taken of, and what bodies take from around them. */
static etch_val *operands(etch_ctx *cx, const looping *c, const etch_val *init, const etch_control_writes *w,
                          const etch_val *given, int n_given)
{
    int n = 0;
    etch_val *in = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, c->n + w->n + c->n_xs + n_given + 1);
    for (int i = 0; in && i < c->n; i++)
        in[n++] = init[i];
    for (int i = 0; in && i < w->n; i++)
        in[n++] = w->at[i].outer;
    for (int i = 0; in && i < c->n_xs; i++)
        in[n++] = init[c->n + i];
    for (int i = 0; in && i < n_given; i++)
        in[n++] = given[i];
    if (!in)
        etch__fail_nomem(cx);
    return in;
}

/* What callbacks give in each turn is stacked, for gradients, which take the turns again; if nobody needs it, the plan
 * does not have it. Only what has the same sizes in every turn. */
static etch_status keep_callbacks(const looping *c, etch_graph *g)
{
    etch_region *top = &g->regions.at[0];
    if (c->op == ETCH_OP_scan && c->options->max_turns > 0)
        return ETCH_OK; /* there would be rows that no turn writes */
    for (etch_val v = 1; v < g->nodes.n && top->results.n < ETCH_MAX_RESULTS; v++) {
        const etch_type *t = etch__type_of(g, v);
        bool is_kept = etch__is_of_effect(g, v) && t->dtype != ETCH_STRING && t->rank < ETCH_MAX_RANK;
        for (int a = 0; is_kept && a < t->rank; a++)
            is_kept = etch__dim_is_const(t->dims[a]);
        if (is_kept && !ETCH_VEC_PUSH(&top->results, g->cx->alloc, v))
            return etch__fail_nomem(g->cx);
    }
    return ETCH_OK;
}

/* --- conditions that do something --------------------------------------------------------------------------------------- */

static etch_status record_loop(etch_tracer *tr, const looping *c);

/* A condition that writes variables, prints, asserts or runs a callback. The loop's own condition is then a bool of its state: it is
 * decided before the loop, and at the end of each turn for the next one, by the nodes that were recorded once. */
typedef struct deciding {
    const looping *loop;
    etch_body_trace *condition; /* its results: whether it goes on, then what the variables have that it writes */
    int n_given;
} deciding;

/* What the condition took from the trace around it, where the trace under way has it. */
static etch_status value_of_given(etch_recording *r, const etch_body_trace *b, const etch_given *it, etch_val *out)
{
    if (it->variable) {
        etch_trace_variable *known;
        ETCH_TRY(etch__variable_touch(r, it->variable, &known));
        *out = known->now;
        return ETCH_OK;
    }
    etch_tensor *t;
    ETCH_TRY(etch__traced_new(b->outer, it->outer, &t));
    etch_status s = etch__recorded_value(r, t, "while", out);
    etch_tensor_release(&t);
    return s;
}

static etch_status decide(etch_tracer *tr, const deciding *d, etch_tensor *const *state, etch_tensor **goes_on)
{
    etch_recording *r = tr->recording;
    const etch_body_trace *b = d->condition;
    int n = d->loop->n;
    etch_val *in = ETCH_ARENA_ARRAY(&tr->cx->scratch, etch_val, n + d->n_given + 1), out[ETCH_MAX_RESULTS];
    if (!in)
        return etch__fail_nomem(tr->cx);
    for (int i = 0; i < n; i++)
        ETCH_TRY(etch__recorded_value(r, state[i], "while", &in[i]));
    for (int i = 0; i < d->n_given; i++)
        ETCH_TRY(value_of_given(r, b, &b->given.at[i], &in[n + i]));
    etch__recording_here(r);
    ETCH_TRY(etch__graph_replay(tr->cx, b->g, r->g, in, out));
    for (size_t i = 0; i < b->written.n; i++) {
        etch_trace_variable *known;
        ETCH_TRY(etch__variable_touch(r, b->written.at[i].variable, &known));
        known->now = out[1 + i];
    }
    etch_tensor *t;
    ETCH_TRY(etch__traced_new(r, out[0], &t));
    *goes_on = etch__own(tr, t);
    return *goes_on ? ETCH_OK : tr->cx->status;
}

static etch_tensor *is_decided(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)cx, (void)user;
    return state[n - 1];
}

static void turn_and_decide(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const deciding *d = user;
    take_turn(cx, d->loop, state, next);
    if (etch__control_check(cx, next, n - 1, "while") != ETCH_OK ||
        decide(etch__tracer(cx), d, next, &next[n - 1]) != ETCH_OK)
        etch__stick(cx);
}

static etch_status record_deciding(etch_tracer *tr, const looping *c, etch_body_trace *condition)
{
    deciding d = { .loop = c, .condition = condition };
    etch_tensor *state[MAX_STATE], *out[MAX_STATE];
    etch_spec *types[MAX_STATE] = { NULL };
    etch_val *unused;
    if (c->n + (int)condition->written.n >= ETCH_MAX_RESULTS)
        return etch__fail(tr->cx, ETCH_ENOTSUP, "while: the condition writes %zu variables, and %d is the most",
                          condition->written.n, ETCH_MAX_RESULTS - 1 - c->n);
    for (size_t i = 0; i < condition->written.n; i++)
        ETCH_TRY(etch__body_output_variable(condition, condition->written.at[i].variable, 0));
    ETCH_TRY(etch__bodies_join(condition, 1, NULL, 0, 0, &unused, &d.n_given));
    memcpy(state, c->state, (size_t)c->n * sizeof *state);
    for (int i = 0; c->options->state_types && i < c->n; i++)
        types[i] = c->options->state_types[i];
    ETCH_TRY(decide(tr, &d, c->state, &state[c->n]));
    etch_loop_options options = *c->options;
    options.state_types = types;
    looping decided = *c;
    decided.condition = is_decided;
    decided.turn = turn_and_decide;
    decided.user = &d;
    decided.options = &options;
    decided.state = state;
    decided.out = out;
    decided.n = c->n + 1;
    ETCH_TRY(record_loop(tr, &decided));
    memcpy(c->out, out, (size_t)c->n * sizeof *out);
    return ETCH_OK;
}

/* --- the node -------------------------------------------------------------------------------------------------------------- */

static etch_status record_loop(etch_tracer *tr, const looping *c)
{
    etch_ctx *cx = tr->cx;
    etch_recording *r = tr->recording;
    int n_init = c->n + c->n_xs, n_bodies = c->condition ? 2 : 1, n_begun = 0, n_given = 0;
    etch_val init[MAX_STATE], *given = NULL, *in = NULL;
    etch_body_trace bodies[2];
    etch_graph *graphs[2];
    for (int i = 0; i < n_init; i++)
        ETCH_TRY(etch__recorded_value(r, i < c->n ? c->state[i] : c->xs[i - c->n], etch__ops[c->op].name, &init[i]));
    etch_status s = ETCH_OK;
    const etch_location at = cx->at;
    for (; s == ETCH_OK && n_begun < n_bodies; n_begun++) {
        s = c->condition && n_begun == 0 ? trace_condition(tr, c, init, &bodies[0])
                                         : trace_turn(tr, c, init, &bodies[n_begun]);
        if (s == ETCH_OK && n_begun == 0 && c->condition && bodies[0].written.n) {
            s = record_deciding(tr, c, &bodies[0]);
            etch__body_fini(&bodies[0]);
            return s;
        }
    }
    cx->at = at; /* the node stands where the loop does, not where its bodies ended */
    etch_control_writes w = { .n = 0 };
    if (s == ETCH_OK)
        s = etch__control_add_writes(r, &bodies[n_bodies - 1], etch__ops[c->op].name, c->n + c->n_results, &w);
    if (s == ETCH_OK)
        s = keep_callbacks(c, bodies[n_bodies - 1].g);
    if (s == ETCH_OK)
        s = etch__bodies_join(bodies, n_bodies, w.at, w.n, c->n, &given, &n_given);
    if (s == ETCH_OK && !(in = operands(cx, c, init, &w, given, n_given)))
        s = cx->status;
    for (int i = 0; s == ETCH_OK && i < n_bodies; i++)
        graphs[i] = bodies[i].g;
    etch_attrs_loop attrs = { .carried = c->n + w.n,
                              .sliced = c->n_xs,
                              .reverse = c->options->reverse,
                              .limit = c->options->max_turns > 0 ? c->options->max_turns : -1,
                              .segment = c->options->segment,
                              .bodies = { graphs, n_bodies } };
    if (s == ETCH_OK)
        s = etch__control_build(r, c->op, in, n_init + w.n + n_given, &attrs, c->out, c->n + c->n_results, &w, c->n);
    while (n_begun-- > 0)
        etch__body_fini(&bodies[n_begun]);
    return s;
}

/* Outside of traces: the state is kept from turn to turn, all else goes with the turn. */
static etch_status replace_state(etch_ctx *cx, const looping *c, etch_tensor **state, etch_tensor **next,
                                 etch_scope scope)
{
    for (int i = 0; i < c->n; i++)
        etch_tensor_retain(next[i]);
    for (int i = 0; i < c->n; i++) {
        etch_tensor_release(&state[i]);
        state[i] = next[i];
    }
    etch_scope_end(cx, scope);
    return ETCH_OK;
}

static etch_status run_turns(etch_ctx *cx, const looping *c, etch_tensor **state, etch_tensor **rows, int64_t n_slices)
{
    for (int64_t k = 0; c->condition || k < n_slices; k++) {
        if (atomic_exchange(&cx->is_cancelled, false))
            return etch__fail(cx, ETCH_ECANCELLED, "%s: cancelled after %lld turns", etch__ops[c->op].name,
                              (long long)k);
        etch_scope scope = etch_scope_begin(cx);
        etch_tensor *in[MAX_STATE], *next[ETCH_MAX_RESULTS] = { NULL };
        int64_t goes_on = 1, at = c->options->reverse ? n_slices - 1 - k : k;
        memcpy(in, state, (size_t)c->n * sizeof *in);
        if (c->condition) {
            etch_tensor *t = c->condition(cx, in, c->n, c->user);
            ETCH_TRY(etch__control_check(cx, &t, 1, "while: condition"));
            ETCH_TRY(etch__control_read(cx, t, true, "while: condition", &goes_on));
        }
        bool is_last = c->options->max_turns > 0 && k >= c->options->max_turns;
        if (!goes_on || is_last) { /* the condition is asked once more than there are turns, as in a recorded loop */
            etch_scope_end(cx, scope);
            return ETCH_OK;
        }
        for (int i = 0; i < c->n_xs; i++)
            in[c->n + i] = etch_gather(cx, c->xs[i], etch_int(cx, ETCH_I64, at), 0, 0);
        take_turn(cx, c, in, next);
        ETCH_TRY(etch__control_check(cx, next, c->n + c->n_results, etch__ops[c->op].name));
        for (int i = 0; i < c->n_results; i++)
            rows[i * n_slices + at] = etch_keep(cx, next[c->n + i]);
        ETCH_TRY(replace_state(cx, c, state, next, scope));
    }
    return ETCH_OK;
}

/* The rows of result i, one behind the other. */
static etch_status stack_rows(etch_ctx *cx, etch_tensor *const *rows, int64_t n, etch_tensor **out)
{
    *out = etch_stack(cx, rows, (int)n, 0);
    return *out ? ETCH_OK : cx->status;
}

static void scan_of_args(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    looping c = *(const looping *)user;
    etch_tensor *in[MAX_STATE], *results[ETCH_MAX_RESULTS] = { NULL };
    for (int i = 0; i < n_args; i++)
        in[i] = args[i].tensor;
    c.state = in;
    c.xs = in + c.n;
    c.out = results;
    if (loop(cx, &c) != ETCH_OK) {
        etch__stick(cx);
        return;
    }
    for (int i = 0; i < c.n + c.n_results; i++)
        etch_return(out, results[i]);
}

/* Without a turn, what shapes results have is known to a trace of the turn alone. */
static etch_status run_traced(etch_ctx *cx, const looping *c)
{
    etch_arg args[MAX_STATE];
    looping inside = *c;
    int n = c->n + c->n_xs, n_out = c->n + c->n_results;
    for (int i = 0; i < n; i++)
        args[i] = ETCH_ARG_TENSOR(i < c->n ? c->state[i] : c->xs[i - c->n]);
    etch_function *f = etch_function_new(cx, "scan", NULL, &inside,
                                         &(etch_function_options){ .structured = scan_of_args });
    bool is_done = f && etch_call_args(cx, f, args, n, c->out, n_out, NULL) == n_out;
    etch_function_release(&f);
    return is_done ? ETCH_OK : cx->status;
}

static etch_status run_loop(etch_ctx *cx, const looping *c)
{
    etch_tensor *state[MAX_STATE];
    int64_t n_slices = c->n_xs ? c->xs[0]->rank > 0 ? c->xs[0]->dims[0] : -1 : 0;
    for (int i = 0; i < c->n_xs; i++)
        if (c->xs[i]->rank < 1 || c->xs[i]->dims[0] != n_slices)
            return etch__fail(cx, ETCH_ESHAPE, "scan: operands %d and 0 differ in their number of slices, or have none",
                              i);
    if (n_slices == 0 && c->n_results > 0)
        return run_traced(cx, c);
    size_t bytes = (size_t)c->n_results * (size_t)(n_slices > 0 ? n_slices : 0) * sizeof(etch_tensor *);
    etch_tensor **rows = etch__alloc_zeroed(cx->alloc, bytes + 1);
    if (!rows)
        return etch__fail_nomem(cx);
    for (int i = 0; i < c->n; i++)
        state[i] = etch_tensor_retain(c->state[i]);
    etch_status s = run_turns(cx, c, state, rows, n_slices);
    for (int i = 0; s == ETCH_OK && i < c->n_results; i++)
        s = stack_rows(cx, rows + i * n_slices, n_slices, &c->out[c->n + i]);
    for (int i = 0; i < c->n; i++)
        if (s == ETCH_OK && !(c->out[i] = etch_hand_over(cx, state[i])))
            s = cx->status;
        else if (s != ETCH_OK)
            etch_tensor_release(&state[i]);
    for (size_t i = 0; i < bytes / sizeof *rows; i++)
        etch_tensor_release(&rows[i]);
    etch__free(cx->alloc, rows, bytes + 1);
    return s;
}

static etch_status loop(etch_ctx *cx, const looping *c)
{
    const char *op = etch__ops[c->op].name;
    ETCH_ENTER(cx);
    ETCH_TRY(check_tensors(cx, c->state, c->n, MAX_STATE / 2, op, "tensors of the state"));
    ETCH_TRY(check_tensors(cx, c->xs, c->n_xs, MAX_STATE / 2, op, "tensors with slices"));
    bool is_while = c->op == ETCH_OP_while;
    if (is_while ? !c->condition || !c->turn : !c->scan_turn)
        return etch__fail(cx, ETCH_EINVAL, "%s: a body is NULL", op);
    if (is_while ? c->n < 1 : c->n_xs < 1)
        return etch__fail(cx, ETCH_EINVAL, "%s: there is no %s", op, is_while ? "state" : "tensor to take slices of");
    if (c->options->max_turns < 0)
        return etch__fail(cx, ETCH_EINVAL, "%s: max_turns is %lld; it is a number of turns, or 0", op,
                          (long long)c->options->max_turns);
    if (c->options->segment < 0)
        return etch__fail(cx, ETCH_EINVAL, "%s: segment is %lld; it is a number of turns, or 0", op,
                          (long long)c->options->segment);
    if (!is_while && c->options->max_turns > 0 && c->n_results > 0)
        return etch__fail(
            cx, ETCH_EINVAL,
            "scan: max_turns is %lld, and there are results of all turns: take as many slices as there are to be turns",
            (long long)c->options->max_turns);
    if (c->n_results < 0 || c->n + c->n_results > ETCH_MAX_RESULTS || (c->n + c->n_results > 0 && !c->out))
        return etch__fail(cx, ETCH_EINVAL, "%s: %d results%s; there may be %d", op, c->n + c->n_results,
                          c->out ? "" : " in a list that is NULL", ETCH_MAX_RESULTS);
    etch_tracer *tr = etch__tracer(cx);
    if (!tr)
        return cx->status;
    if (!tr->recording)
        return run_loop(cx, c);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = record_loop(tr, c);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

static const etch_loop_options no_options;

void(etch_while)(etch_ctx *cx, etch_tensor *const *state, int n, etch_condition *condition, etch_turn *turn, void *user,
                 const etch_loop_options *options, etch_tensor **out)
{
    looping c = { .op = ETCH_OP_while,
                  .state = state,
                  .n = n,
                  .condition = condition,
                  .turn = turn,
                  .user = user,
                  .options = options ? options : &no_options,
                  .out = out };
    etch__control_finish(cx, loop(cx, &c), out, n);
}

void(etch_scan)(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *xs, int n_xs, etch_scan_turn *turn,
                void *user, const etch_loop_options *options, etch_tensor **out, int n_results)
{
    looping c = { .op = ETCH_OP_scan,
                  .state = state,
                  .n = n,
                  .xs = xs,
                  .n_xs = n_xs,
                  .scan_turn = turn,
                  .user = user,
                  .options = options ? options : &no_options,
                  .out = out,
                  .n_results = n_results };
    etch__control_finish(cx, loop(cx, &c), out, n + n_results);
}
