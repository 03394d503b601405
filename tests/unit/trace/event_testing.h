/* What the tests of events, advice and warnings share: one function on a runtime of its own, calls of it with sizes, literals and
 * objects, and the last event. */
#ifndef ETCH_TEST_TRACE_EVENT_TESTING_H
#define ETCH_TEST_TRACE_EVENT_TESTING_H

#include "unit/trace/function_testing.h"

#include <etch/event.h>

typedef struct stage {
    world w;
    etch_ctx *cx;
    etch_function *f;
    etch_event_list events;
} stage;

static inline void stage_begin(stage *s)
{
    memset(s, 0, sizeof *s);
    world_begin(&s->w);
    s->cx = s->w.cx;
}

static inline void stage_end(stage *s)
{
    etch_event_list_release(&s->events);
    etch_function_release(&s->f);
    world_end(&s->w);
}

/* The function of the stage, in place of the one before. The cache has room, whatever limits the tests run under, unless the
 * options say how much. */
static inline void stage_function(stage *s, const char *name, etch_body *body, etch_function_options o)
{
    etch_function_release(&s->f);
    o.max_entries = o.max_entries ? o.max_entries : 1000;
    s->f = etch_function_new(s->cx, name, body, NULL, &o);
    if (!s->f)
        fail_msg("%s", etch_error_message(s->cx));
}

/* Every call happens in a scope of its own. */
static inline bool try_args(stage *s, const etch_arg *args, int n)
{
    etch_tensor *y[4];
    int n_out = etch_call_args(s->cx, s->f, args, n, y, 4, NULL);
    return n_out >= 0;
}

static inline void call_args(stage *s, const etch_arg *args, int n)
{
    if (!try_args(s, args, n))
        fail_msg("%s", etch_error_message(s->cx));
}
#define CALL(s, ...) \
    call_args((s), (etch_arg[]){ __VA_ARGS__ }, (int)(sizeof((etch_arg[]){ __VA_ARGS__ }) / sizeof(etch_arg)))

/* A tensor of these sizes as an argument; it lives until the context ends. */
static inline etch_arg sized(stage *s, etch_dtype t, const int64_t *dims, int rank)
{
    etch_tensor *x = NULL;
    must(&s->w, etch_tensor_new(s->cx, t, dims, rank, &x));
    void *data = etch_tensor_map(s->cx, x, true);
    memset(data, 0, (size_t)etch_tensor_count(x) * etch_dtype_bytes(t));
    etch_tensor_unmap(s->cx, x);
    return ETCH_ARG_TENSOR(etch_hand_over(s->cx, x));
}
#define SIZES(...) (const int64_t[]){ __VA_ARGS__ }, (int)(sizeof((int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t))
#define X32(s, ...) sized((s), ETCH_F32, SIZES(__VA_ARGS__))
#define X64(s, ...) sized((s), ETCH_F64, SIZES(__VA_ARGS__))

static inline etch_arg a_text_arg(etch_literal_kind kind, const char *text)
{
    return (etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = { .kind = kind, .n = strlen(text), .text = text } };
}
static inline etch_arg labelled(const char *label, etch_arg x)
{
    x.label = label;
    return x;
}

/* The last event of the stage's function, or of the runtime. Lives until the next question. */
static inline const etch_event *last_event(stage *s)
{
    etch_event_list_release(&s->events);
    must(&s->w, etch_events(s->cx, s->f, &s->events));
    assert_true(s->events.n > 0);
    return &s->events.at[s->events.n - 1];
}

#define EXPECT_KIND(e, want) assert_string_equal(etch_event_kind_name((e)->kind), etch_event_kind_name(want))
#define EXPECT_ADVICE(e, want) \
    do { \
        const etch_event *e_ = (e); \
        if (e_->advice.kind != (want)) \
            fail_msg("advice is %s, not %s: \"%s\"", etch_advice_kind_name(e_->advice.kind), \
                     etch_advice_kind_name(want), e_->advice.text); \
    } while (0)
/* What the replay says: hits of calls, traces after instead of before. */
#define EXPECT_REPLAY(e, hits, calls, after, before) \
    do { \
        const etch_advice *a_ = &(e)->advice; \
        if (a_->n_hits != (hits) || a_->n_calls != (calls) || a_->n_traces_after != (after) || \
            a_->n_traces_before != (before)) \
            fail_msg("%llu of %llu calls, %llu traces instead of %llu: \"%s\"", (unsigned long long)a_->n_hits, \
                     (unsigned long long)a_->n_calls, (unsigned long long)a_->n_traces_after, \
                     (unsigned long long)a_->n_traces_before, a_->text); \
    } while (0)

static inline void expect_part(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" lacks \"%s\"", text, part);
}
static inline void expect_no_part(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("\"%s\" has \"%s\"", text, part);
}
static inline void expect_difference(const etch_event *e, int i, const char *path, const char *was, const char *now)
{
    assert_true(i < e->n_differences);
    assert_string_equal(e->differences[i].path, path);
    assert_string_equal(e->differences[i].was, was);
    assert_string_equal(e->differences[i].now, now);
}

/* One with everything in it. */
static inline etch_event sample_event(void)
{
    static const etch_event_difference differences[] = { { "args[0].shape[0]", "32", "48" },
                                                         { "args[1]", "literal 'a'", "?" } };
    return (etch_event){ .sequence = 7,
                         .kind = ETCH_EVENT_NEW_SIGNATURE,
                         .function = "dense",
                         .call = 17,
                         .at = { "model.c", 41 },
                         .trace = 4,
                         .nearest = 3,
                         .signature = "(f32[48, 784])",
                         .n_differences = 2,
                         .differences = differences,
                         .guard = "",
                         .trace_ns = 212000,
                         .compile_ns = 1400000,
                         .explain_ns = 6100,
                         .bytes = 9318,
                         .equal_to = 3,
                         .n_variables_made = 2,
                         .advice = { ETCH_ADVICE_FREE_SIZE, "leave it free", 412, 412, 9, 1 },
                         .warns = true,
                         .warn_traces = 5,
                         .warn_calls = 9,
                         .error = "" };
}

/* --- bodies ------------------------------------------------------------------------------------------------------------ */

/* Uses nothing but the first argument, which must be a tensor. */
static inline void first_times_itself(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    (void)user;
    etch_return(out, etch_mul(cx, args[0].tensor, args[0].tensor));
}

/* The first argument times the second, a number or a tensor; other literals count as 2. */
static inline void times_number(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)user;
    double k = 2;
    etch_tensor *x = args[0].tensor;
    for (int i = 1; i < n; i++) {
        if (args[i].kind == ETCH_SPEC_TENSOR) {
            x = etch_mul(cx, x, args[i].tensor);
            continue;
        }
        const etch_literal *l = &args[i].literal;
        if (args[i].kind == ETCH_SPEC_LITERAL && l->kind == ETCH_LITERAL_INT)
            k = (double)l->i;
        else if (args[i].kind == ETCH_SPEC_LITERAL && l->kind == ETCH_LITERAL_FLOAT)
            k = l->f[0];
        x = etch_mul(cx, x, etch_scalar(cx, ETCH_F32, k + 0.5));
    }
    etch_return(out, x);
}

/* --- objects ------------------------------------------------------------------------------------------------------------- */

typedef struct gadget {
    int exact, loose; /* equal if `exact` is, alike if `loose` is */
    bool fails;
} gadget;

static inline int gadget_answer(etch_ctx *cx, const gadget *a, const gadget *b, bool answer)
{
    if (!a->fails && !b->fails)
        return answer;
    (void)etch_fail(cx, ETCH_EIO, "the gadget is broken");
    return -1;
}
static inline int gadget_equal(etch_ctx *cx, void *a, void *b)
{
    return gadget_answer(cx, a, b, ((gadget *)a)->exact == ((gadget *)b)->exact);
}
static inline int gadget_alike(etch_ctx *cx, void *a, void *b)
{
    return gadget_answer(cx, a, b, ((gadget *)a)->loose == ((gadget *)b)->loose);
}
static inline int gadget_hash(etch_ctx *cx, void *a, uint64_t *out)
{
    (void)cx;
    *out = (uint64_t)((gadget *)a)->exact;
    return 0;
}
static inline int gadget_alike_hash(etch_ctx *cx, void *a, uint64_t *out)
{
    (void)cx;
    *out = (uint64_t)((gadget *)a)->loose + 1000;
    return 0;
}
static inline void gadget_print(void *a, char *buffer, size_t n)
{
    snprintf(buffer, n, "gadget %d", ((gadget *)a)->exact);
}
static const etch_object_ops gadget_ops = { .type_name = "Gadget",
                                            .equal = gadget_equal,
                                            .hash = gadget_hash,
                                            .alike = gadget_alike,
                                            .alike_hash = gadget_alike_hash,
                                            .print = gadget_print };

static inline etch_identity *identity_of(stage *s, gadget *g)
{
    etch_identity *id = NULL;
    must(&s->w, etch_identity_new(s->cx, g, &gadget_ops, &id));
    return id;
}
static inline etch_arg an_identity(etch_identity *id)
{
    return (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = id };
}
static inline etch_arg a_value(gadget *g)
{
    return (etch_arg){ .kind = ETCH_SPEC_VALUE, .object_ops = &gadget_ops, .object = g };
}

#endif
