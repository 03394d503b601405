/* Custom gradients in bodies of branches and loops.
 *
 * A body is turned round when a gradient is asked for: then no program runs, and what the body had from the trace
 * around it is gone. So the rule is run when the body is recorded, and becomes a graph: that of an op which gives the
 * results as they are (`custom_gradient`). What the rule takes from the body, and variables that it reads, are operands
 * of that op. Reverse mode puts the graph where it meets the op (grad/rule.c).
 *
 * Functions that are called in a body bring rules along that were noted in their graphs; each becomes such an op as the
 * call is recorded.
 *
 * What must stay true: a rule that fails does not fail a program that asks for no gradient through it. The op says why
 * it has no graph, and reverse mode says it to who asks. */
#include "trace/custom.h"

#include "ir/retype.h"
#include "trace/body.h"
#include "trace/tape.h"
#include <etch/ops.h>
#include <string.h>

typedef struct tracing {
    etch_recording *r; /* the body's */
    const etch_coded_rule *it;
    const etch_val *xs, *ys;
    int n_x, n_y;
    etch_body_trace b; /* of the rule */
    /* Handles that the rule is told, and those that it gave: by input, and as results of the graph. */
    etch_tensor **in, **out, **d_out, **d_in, **results;
    int64_t *by; /* by result: of which input it is the gradient */
    int n_by;
    /* The op's operands behind the results and xs. */
    etch_val *given;
    int n_given;
} tracing;

enum { MAX_RULES_IN_RULES = 4 };

static etch_status make_room(tracing *c)
{
    size_t n_x = (size_t)c->n_x, n_y = (size_t)c->n_y, n = 3 * n_x + 2 * n_y;
    etch_arena *scratch = &c->r->tr->cx->scratch;
    etch_tensor **at = ETCH_ARENA_ARRAY(scratch, etch_tensor *, n);
    c->by = ETCH_ARENA_ARRAY(scratch, int64_t, n_x);
    if (!at || !c->by)
        return etch__fail_nomem(c->r->tr->cx);
    memset(at, 0, n * sizeof *at);
    c->in = at;
    c->d_in = c->in + n_x;
    c->results = c->d_in + n_x;
    c->out = c->results + n_x;
    c->d_out = c->out + n_y;
    return ETCH_OK;
}

/* In the order that the op has them. */
static etch_status add_params(tracing *c)
{
    for (int i = 0; i < c->n_y; i++)
        if (c->ys[i])
            ETCH_TRY(etch__body_param(&c->b, c->ys[i], NULL, false, &c->out[i]));
    for (int i = 0; i < c->n_x; i++)
        ETCH_TRY(etch__body_param(&c->b, c->xs[i], NULL, false, &c->in[i]));
    for (int i = 0; i < c->n_y; i++)
        if (c->ys[i])
            ETCH_TRY(etch__body_param(&c->b, c->ys[i], NULL, false, &c->d_out[i]));
    return ETCH_OK;
}

/* The gradient of input i, of that input's type. */
static etch_status take_gradient(tracing *c, int i)
{
    etch_ctx *cx = c->r->tr->cx;
    etch_asking a = { .cx = cx, .r = c->b.r, .g = c->b.g };
    etch_tensor *t;
    etch_val d, x;
    bool fits;
    ETCH_TRY(etch__asking_feed(&a, c->d_in[i], &d));
    ETCH_TRY(etch__recorded_value(c->b.r, c->in[i], c->it->name, &x));
    ETCH_TRY(etch__asking_fit(&a, &d, x, &fits));
    if (!fits)
        return etch__fail(cx, ETCH_ESHAPE, "'%s': backward's gradient %d is %s, input %d is %s", c->it->name, i,
                          etch__type_str(a.g, etch__type_of(a.g, d)), i, etch__type_str(a.g, etch__type_of(a.g, x)));
    ETCH_TRY(etch__traced_new(c->b.r, d, &t));
    c->results[c->n_by] = etch__own(c->r->tr, t);
    if (!c->results[c->n_by])
        return cx->status;
    c->by[c->n_by++] = i;
    return ETCH_OK;
}

static etch_status run_rule(tracing *c)
{
    etch_ctx *cx = c->r->tr->cx;
    const etch_custom *custom = &c->it->custom;
    const etch_custom_call told = { .in = c->in, .n_in = c->n_x, .out = c->out, .d_out = c->d_out, .n_out = c->n_y };
    int n = custom->backward(cx, &told, c->d_in, custom->user);
    ETCH_TRY(etch__coded_error(cx, n));
    if (n != c->n_x)
        return etch__fail(cx, ETCH_EINVAL, "'%s': backward gave %d gradients; there are %d inputs", c->it->name, n,
                          c->n_x);
    for (int i = 0; i < n; i++)
        if (c->d_in[i])
            ETCH_TRY(take_gradient(c, i));
    ETCH_TRY(etch__body_note_writes(&c->b));
    if (c->b.written.n > 0)
        return etch__fail(cx, ETCH_ENOTSUP,
                          "'%s': backward writes a variable, prints, asserts or calls back, which it cannot inside a "
                          "branch or a loop that is recorded",
                          c->it->name);
    return ETCH_OK;
}

/* A rule that uses what it is the rule of is recorded inside itself, without an end. */
static etch_status check_nesting(const tracing *c)
{
    int depth = 0;
    for (const etch_recording *o = c->r; o; o = o->outer)
        depth += o->body && o->body->is_rule;
    if (depth < MAX_RULES_IN_RULES)
        return ETCH_OK;
    return etch__fail(c->r->tr->cx, ETCH_ENOTSUP,
                      "'%s': rules that use custom gradients are recorded %d deep, which is the highest order that "
                      "gradients through it can have",
                      c->it->name, MAX_RULES_IN_RULES);
}

static etch_status trace_rule(tracing *c)
{
    char what[80];
    ETCH_TRY(check_nesting(c));
    snprintf(what, sizeof what, "rule %s", c->it->name);
    ETCH_TRY(make_room(c));
    ETCH_TRY(etch__body_begin(c->r->tr, what, &c->b));
    c->b.is_rule = true;
    ETCH_TRY(add_params(c));
    etch_status s = run_rule(c);
    c->r->has_failed |= c->b.r->has_failed; /* with other sizes it might not have */
    ETCH_TRY(s);
    ETCH_TRY(etch__body_end(&c->b, c->results, c->n_by));
    return etch__bodies_join(&c->b, 1, NULL, 0, 0, &c->given, &c->n_given);
}

/* Results and xs, then what the rule takes from around it. */
static etch_status build(tracing *c, const char *why, etch_val *ys)
{
    etch_recording *r = c->r;
    etch_ctx *cx = r->tr->cx;
    bool has_graph = !why[0] && c->n_by > 0;
    int n = 0, n_results;
    size_t room = (size_t)c->n_y + (size_t)c->n_x + (size_t)c->n_given;
    etch_val *in = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, room), out[ETCH_MAX_RESULTS];
    if (!in)
        return etch__fail_nomem(cx);
    for (int i = 0; i < c->n_y; i++)
        if (c->ys[i])
            in[n++] = c->ys[i];
    n_results = n;
    for (int i = 0; i < c->n_x; i++)
        in[n++] = c->xs[i];
    for (int i = 0; has_graph && i < c->n_given; i++)
        in[n++] = c->given[i];
    const etch_attrs_custom attrs = { .name = c->it->name,
                                      .results = n_results,
                                      .inputs = c->n_x,
                                      .by = { c->by, has_graph ? c->n_by : 0 },
                                      .why = why,
                                      .bodies = { &c->b.g, has_graph } };
    etch__recording_here(r);
    if (!etch__build_n(r->g, ETCH_OP_custom_gradient, in, n, &attrs, out))
        return cx->status;
    for (int i = 0, k = 0; i < c->n_y; i++)
        ys[i] = c->ys[i] ? out[k++] : 0;
    return ETCH_OK;
}

/* Failures of the rule itself, not of the machine or of somebody who wants to stop, are kept for those who ask. */
static etch_status keep_failure(etch_ctx *cx, etch_status s, const char **why)
{
    *why = "";
    if (s == ETCH_OK || s == ETCH_ENOMEM || s == ETCH_ECANCELLED)
        return s;
    const char *message = etch_error_message(cx);
    size_t n = strlen(message);
    char *copy = ETCH_ARENA_ARRAY(&cx->scratch, char, n + 2);
    if (!copy)
        return etch__fail_nomem(cx);
    memcpy(copy, n ? message : "?", n ? n + 1 : 2);
    *why = copy;
    cx->sticky = false;
    cx->status = ETCH_OK;
    return ETCH_OK;
}

etch_status etch__custom_inside(etch_recording *r, const etch_coded_rule *it, const etch_val *xs, int n_x, etch_val *ys,
                                int n_y)
{
    etch_ctx *cx = r->tr->cx;
    bool has_floats = false;
    for (int i = 0; i < n_y; i++)
        has_floats |= ys[i] != 0;
    if (!has_floats)
        return ETCH_OK;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    tracing c = { .r = r, .it = it, .xs = xs, .ys = ys, .n_x = n_x, .n_y = n_y, .b = { .outer = r } };
    const etch_location at = cx->at; /* the rule moves it */
    const char *why = "";
    etch_status s = trace_rule(&c);
    cx->at = at;
    if (c.b.r) { /* before anything is built around it */
        etch__recording_end(c.b.r);
        c.b.r = NULL;
    }
    s = keep_failure(cx, s, &why);
    if (s == ETCH_OK)
        s = build(&c, why, ys);
    etch__body_fini(&c.b);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

static etch_status mark_place(void *user, const etch_custom_place *at, etch_val *ys)
{
    return etch__custom_inside(user, (const etch_coded_rule *)at->rule, at->xs, (int)at->n_x, ys, (int)at->n_y);
}

etch_status etch__record_graph(etch_recording *r, etch_graph *g, const etch_val *in, etch_val *out)
{
    etch_ctx *cx = r->tr->cx;
    if (!r->body || g->customs.n == 0)
        return etch__graph_replay(cx, g, r->g, in, out);
    const etch_custom_hook hook = { mark_place, r };
    etch_graph *held = etch_graph_retain(g); /* rules may let go of who holds it */
    etch_status s = etch__graph_replay_hooked(cx, g, r->g, in, &hook, out);
    etch_graph_release(&held);
    return s;
}
