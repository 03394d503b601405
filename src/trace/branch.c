/* Branches: decided at once outside of traces, recorded inside, every one of them. */
#include "trace/control.h"

#include "ir/retype.h"
#include <stdio.h>

typedef struct branching {
    etch_op op;
    etch_tensor *selector;
    etch_branch *const *branches;
    int n;
    void *user;
    etch_tensor **out;
    int n_out;           /* -1: the first branch that is asked says how many */
    etch_choice *choice; /* not NULL: stands for all branches */
    int room;
} branching;

/* The results of branch i, to results[]. */
static etch_status ask(etch_ctx *cx, branching *c, int i, etch_tensor **results)
{
    const char *op = etch__ops[c->op].name;
    if (!c->choice) {
        c->branches[i](cx, results, c->n_out, c->user);
        return etch__control_check(cx, results, c->n_out, op);
    }
    int n = c->choice(cx, i, results, c->room, c->user);
    if (cx->sticky)
        return cx->status;
    if (n < 0 || n > c->room)
        return etch__fail(cx, ETCH_EINVAL, "%s: branch %d gave %d results; there is room for %d", op, i, n, c->room);
    if (c->n_out >= 0 && n != c->n_out)
        return etch__fail(cx, ETCH_EINVAL, "%s: branch %d gave %d results, but those before it %d", op, i, n, c->n_out);
    c->n_out = n;
    return etch__control_check(cx, results, n, op);
}

/* The body of branch i, to bodies[i]. */
static etch_status trace_branch(etch_tracer *tr, branching *c, int i, etch_body_trace *bodies)
{
    etch_body_trace *b = &bodies[i];
    etch_tensor *results[ETCH_MAX_RESULTS] = { NULL };
    char what[32];
    snprintf(what, sizeof what, "branch %d", i);
    ETCH_TRY(etch__body_begin(tr, what, b));
    ETCH_TRY(ask(tr->cx, c, i, results));
    for (int k = 0; i > 0 && k < c->n_out; k++)
        ETCH_TRY(etch__body_fit_result(b, &bodies[0], k, &results[k]));
    ETCH_TRY(etch__body_note_writes(b));
    return etch__body_end(b, results, c->n_out);
}

/* Behind the results: what variables have that one of the branches writes. */
static etch_status add_branch_writes(etch_recording *r, int n_out, const branching *c, etch_body_trace *bodies,
                                     etch_control_writes *w)
{
    for (int i = 0; i < c->n; i++)
        ETCH_TRY(etch__control_add_writes(r, &bodies[i], etch__ops[c->op].name, n_out, w));
    for (int i = 0; i < c->n; i++)
        for (int k = 0; k < w->n; k++)
            ETCH_TRY(etch__body_output_variable(&bodies[i], w->at[k].variable, w->at[k].outer));
    return ETCH_OK;
}

/* Results on whose rank the branches differ are put together from rows of elements and shapes, which are behind the n_out results. */
static etch_status put_together(etch_tracer *tr, const branching *c, const int *which, int n, etch_tensor **out)
{
    for (int k = 0; k < n; k++) {
        etch_tensor *in[] = { out[which[k]], out[c->n_out + k] }, *whole;
        ETCH_TRY(etch__record(tr, ETCH_OP_reshape, in, 2, NULL, &whole, 1));
        out[which[k]] = etch__own(tr, whole);
        if (!out[which[k]])
            return tr->cx->status;
    }
    for (int i = 0; i < c->n_out; i++)
        c->out[i] = out[i];
    return ETCH_OK;
}

static etch_status record_branches(etch_tracer *tr, branching *c)
{
    etch_ctx *cx = tr->cx;
    etch_recording *r = tr->recording;
    etch_body_trace *bodies = ETCH_ARENA_ARRAY(&cx->scratch, etch_body_trace, c->n);
    etch_graph **graphs = ETCH_ARENA_ARRAY(&cx->scratch, etch_graph *, c->n);
    if (!bodies || !graphs)
        return etch__fail_nomem(cx);
    int n_begun = 0, n_given = 0;
    etch_val *given = NULL, *in = NULL;
    etch_status s = ETCH_OK;
    const etch_location at = cx->at;
    for (; s == ETCH_OK && n_begun < c->n; n_begun++)
        s = trace_branch(tr, c, n_begun, bodies);
    cx->at = at; /* the node stands where the branch does, not where its bodies ended */
    etch_control_writes w = { .n = 0 };
    etch_tensor *out[ETCH_MAX_RESULTS];
    int which[ETCH_MAX_RESULTS], n_open = 0;
    for (int i = 0; s == ETCH_OK && i < c->n; i++)
        graphs[i] = bodies[i].g;
    if (s == ETCH_OK)
        n_open = etch__find_open(graphs, c->n, false, which);
    int n_out = c->n_out + n_open;
    if (s == ETCH_OK && n_out > ETCH_MAX_RESULTS)
        s = etch__fail(cx, ETCH_ENOTSUP, "%s: %d results, %d of them of a rank that the run tells; %d is the most",
                       etch__ops[c->op].name, c->n_out, n_open, ETCH_MAX_RESULTS);
    for (int i = 0; s == ETCH_OK && i < c->n; i++)
        s = etch__open_results(graphs[i], which, n_open);
    if (s == ETCH_OK)
        s = add_branch_writes(r, n_out, c, bodies, &w);
    if (s == ETCH_OK)
        s = etch__bodies_join(bodies, c->n, NULL, 0, 0, &given, &n_given);
    if (s == ETCH_OK && !(in = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n_given + 1)))
        s = etch__fail_nomem(cx);
    if (s == ETCH_OK)
        s = etch__recorded_value(r, c->selector, etch__ops[c->op].name, &in[0]);
    for (int i = 0; s == ETCH_OK && i < n_given; i++)
        in[i + 1] = given[i];
    for (int i = 0; s == ETCH_OK && i < c->n; i++)
        graphs[i] = bodies[i].g;
    etch_attrs_branch attrs = { .bodies = { graphs, c->n } };
    if (s == ETCH_OK && n_out + w.n > 0)
        s = etch__control_build(r, c->op, in, n_given + 1, &attrs, out, n_out, &w, n_out);
    if (s == ETCH_OK)
        s = put_together(tr, c, which, n_open, out);
    while (n_begun-- > 0)
        etch__body_fini(&bodies[n_begun]);
    return s;
}

static etch_status run_branch(etch_ctx *cx, branching *c)
{
    int64_t i = 0;
    bool is_if = c->op == ETCH_OP_if;
    ETCH_TRY(etch__control_read(cx, c->selector, is_if, etch__ops[c->op].name, &i));
    i = is_if ? !i : i < 0 || i >= c->n ? c->n - 1 : i;
    return ask(cx, c, (int)i, c->out);
}

static etch_status branch(etch_ctx *cx, branching *c)
{
    const char *op = etch__ops[c->op].name;
    ETCH_ENTER(cx);
    if (!c->selector || (!c->branches && !c->choice) || c->n < 1)
        return etch__fail(cx, ETCH_EINVAL, "%s: %s", op,
                          !c->selector ? "what decides is NULL" : "there are no branches");
    for (int i = 0; !c->choice && i < c->n; i++)
        if (!c->branches[i])
            return etch__fail(cx, ETCH_EINVAL, "%s: branch %d is NULL", op, i);
    int n_room = c->choice ? c->room : c->n_out;
    if (n_room < 0 || n_room > ETCH_MAX_RESULTS || (n_room > 0 && !c->out))
        return etch__fail(cx, ETCH_EINVAL, "%s: %d results%s; there may be %d", op, n_room,
                          n_room > 0 && !c->out ? " in a list that is NULL" : "", ETCH_MAX_RESULTS);
    etch_tracer *tr = etch__tracer(cx);
    if (!tr)
        return cx->status;
    if (!c->selector->traced)
        return run_branch(cx, c); /* also inside a trace: the program decides */
    if (!tr->recording)
        return c->selector->traced->refuse(cx, c->selector, op);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = record_branches(tr, c);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

void(etch_if)(etch_ctx *cx, etch_tensor *pred, etch_branch *then, etch_branch *otherwise, void *user, etch_tensor **out,
              int n_out)
{
    etch_branch *const both[] = { then, otherwise };
    etch__control_clear(out, n_out);
    branching c = {
        .op = ETCH_OP_if, .selector = pred, .branches = both, .n = 2, .user = user, .out = out, .n_out = n_out
    };
    etch__control_finish(cx, branch(cx, &c), out, n_out);
}

void(etch_switch)(etch_ctx *cx, etch_tensor *i, etch_branch *const *branches, int n, void *user, etch_tensor **out,
                  int n_out)
{
    etch__control_clear(out, n_out);
    branching c = {
        .op = ETCH_OP_switch, .selector = i, .branches = branches, .n = n, .user = user, .out = out, .n_out = n_out
    };
    etch__control_finish(cx, branch(cx, &c), out, n_out);
}

int(etch_choose)(etch_ctx *cx, etch_tensor *selector, int n, etch_choice *choice, void *user, etch_tensor **out,
                 int room)
{
    bool is_if = selector && selector->dtype == ETCH_BOOL;
    branching c = { .op = is_if ? ETCH_OP_if : ETCH_OP_switch,
                    .selector = selector,
                    .n = n,
                    .user = user,
                    .out = out,
                    .n_out = -1,
                    .choice = choice,
                    .room = room };
    etch__control_clear(out, room);
    etch_status s = is_if && n != 2 ? etch__fail(cx, ETCH_EINVAL, "if: a bool chooses between 2 branches, not %d", n)
                                    : branch(cx, &c);
    etch__control_finish(cx, s, out, room);
    return s == ETCH_OK ? c.n_out : -1;
}
