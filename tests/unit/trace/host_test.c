/* Callbacks: they run as often, and in the order, in which the program would run them eagerly; what they give is checked;
 * and they are released once. */
#include "host_testing.h"

#include <pthread.h>

/* --- order -------------------------------------------------------------------------------------------------------- */

typedef struct program {
    logbook log;
    etch_variable *v; /* f32[1] */
    etch_function *inner;
    etch_tensor *x;
} program;

static etch_tensor *number(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F32, x); }
static etch_tensor *sum_of(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }
static void say(etch_ctx *cx, const char *format, etch_tensor *x) { etch_print(cx, format, &x, 1, NULL); }

static etch_tensor *ten_times(etch_ctx *cx, program *p, etch_tensor *x)
{
    etch_host h = tens_of(&p->log);
    return call_host_as(cx, &h, x, "f32[]");
}

static etch_tensor *inner_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *y = ten_times(cx, user, etch_add(cx, sum_of(cx, in[0]), number(cx, 0.5)));
    say(cx, "inner {}", y);
    return y;
}

static void large(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program *p = user;
    (void)n_out;
    out[0] = ten_times(cx, p, etch_add(cx, p->x, number(cx, 100)));
    say(cx, "large {}", out[0]);
}

static void small(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program *p = user;
    (void)n_out;
    say(cx, "small {}", p->x);
    out[0] = etch_neg(cx, p->x);
    ten_times(cx, p, out[0]); /* nobody uses it */
}

static etch_tensor *below_three(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], number(cx, 3));
}

static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    program *p = user;
    (void)n;
    say(cx, "turn {}", state[0]);
    next[0] = etch_add(cx, state[0], number(cx, 1));
    next[1] = etch_add(cx, state[1], ten_times(cx, p, state[0]));
    etch_variable_assign_add(cx, p->v,
                             etch_reshape(cx, ten_times(cx, p, next[1]), etch_int_list(cx, (int64_t[]){ 1 }, 1)));
}

static etch_tensor *everything(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    p->x = sum_of(cx, in[0]);
    etch_tensor *branch, *state[] = { number(cx, 0), p->x }, *first_of = ten_times(cx, p, p->x);
    etch_if(cx, etch_greater(cx, p->x, number(cx, 4)), large, small, p, &branch, 1);
    etch_while(cx, state, 2, below_three, turn, p, NULL, state);
    ten_times(cx, p, p->x); /* equal to the first, and not merged with it */
    etch_tensor *inner = etch_call1(cx, p->inner, in, 1);
    etch_assert(cx, etch_greater(cx, inner, number(cx, 0)), "it is", NULL, 0);
    say(cx, "end {}", branch);
    return etch_add(cx, etch_add(cx, first_of, branch), etch_add(cx, state[1], inner));
}

static void test_order(void **state)
{
    (void)state;
    static const char *const wants[] = {
        "tens(2)\nsmall 2\ntens(-2)\nturn 0\ntens(0)\ntens(2)\nturn 1\ntens(1)\ntens(12)\nturn 2\ntens(2)\ntens(32)\n"
        "tens(2)\ntens(2.5)\ninner 25\nend -2\n",
        "tens(5)\ntens(105)\nlarge 1050\nturn 0\ntens(0)\ntens(5)\nturn 1\ntens(1)\ntens(15)\nturn 2\ntens(2)\n"
        "tens(35)\ntens(5)\ntens(5.5)\ninner 55\nend 1050\n",
    };
    const double results[] = { 20 - 2 + 32 + 25, 50 + 1050 + 35 + 55 };
    static program p;
    world w;
    world_begin(&w);
    memset(&p, 0, sizeof p);
    must(&w, etch_set_print(w.cx, log_print, &p.log));
    p.v = VECTOR(&w, "v", 0);
    p.inner = function_with(&w, inner_body, &p, ETCH_SYMBOLIC);
    etch_function *f = function_with(&w, everything, &p, ETCH_SYMBOLIC);
    for (int is_large = 0; is_large < 2; is_large++)
        for (int way = 0; way < 3; way++) { /* eagerly, traced, from the cache */
            etch_tensor *x = is_large ? FULL(&w, 1, 5) : FULL(&w, 1, 2);
            etch_variable_assign(w.cx, p.v, NUMBERS(&w, 0));
            etch_tensor *y = way ? etch_call1(w.cx, f, &x, 1) : everything(w.cx, &x, 1, &p);
            logged(&w, &p.log, wants[is_large]);
            assert_true(first(&w, y) == results[is_large]);
            etch_scope scope = etch_scope_begin(w.cx);
            has(&w, p.v, (const float[]){ is_large ? 550 : 460 }, 1);
            etch_scope_end(w.cx, scope);
        }
    assert_int_equal(n_traces(f), 1);
    int n_calls = p.log.n_released; /* eager ones are released, recorded ones are held */
    char *difference = NULL;
    must(&w, etch_function_audit(w.cx, f, 1, &difference)); /* which traces again */
    assert_null(difference);
    logged(&w, &p.log, "");
    assert_true(p.log.n_released > n_calls);
    n_calls = p.log.n_released;
    etch_function_release(&f);
    etch_function_release(&p.inner);
    etch_variable_release(&p.v);
    world_end(&w);
    assert_int_equal(p.log.n_released,
                     n_calls + 7); /* the first, in both branches, two in the turn, the equal one, inner */
}

/* --- results ------------------------------------------------------------------------------------------------------ */

typedef struct giver {
    etch_dtype dtype;
    int rank, n_given;
    int64_t dims[4];
    bool gives_input;
    int n_released;
} giver;

static etch_status give(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    const giver *g = user;
    (void)n_in;
    for (int i = 0; i < n_out && i < g->n_given; i++)
        out[i] = g->gives_input ? in[0]
                                : etch_fill(cx, etch_int_list(cx, g->dims, g->rank), etch_scalar(cx, g->dtype, 7));
    return ETCH_OK;
}

static void release_giver(void *user) { ((giver *)user)->n_released++; }

typedef struct asked {
    giver *g;
    const char *types[3];
    int n_out;
} asked;

static etch_tensor *ask(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    const asked *a = user;
    etch_host h = { .name = "give", .run = give, .user = a->g, .release_user = release_giver };
    etch_tensor *out[3];
    etch_spec *types[3];
    for (int i = 0; i < a->n_out; i++)
        types[i] = type(cx, a->types[i]);
    etch_call_host(cx, &h, in, n_in, types, a->n_out, out);
    for (int i = 0; i < a->n_out; i++)
        etch_spec_release(&types[i]);
    return out[a->n_out - 1];
}

static void test_results(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    giver g = { .dtype = ETCH_F32, .rank = 2, .n_given = 3, .dims = { 2, 3 } };
    asked a = { &g, { "f32[?, 3]", "f32[2, 3]", "f32[?, ?]" }, 3 };
    etch_tensor *x = FULL(&w, 1, 4);
    etch_function *f = function_with(&w, ask, &a, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 4; n++) { /* sizes of each run, in one trace */
        g.dims[0] = 2;
        etch_tensor *y = n % 2 ? call(&w, f, x) : ask(w.cx, &x, 1, &a);
        assert_int_equal(etch_tensor_dim(y, 0), 2);
        assert_true(first(&w, y) == 7);
    }
    etch_function_release(&f);
    a.types[1] = "f32[?, ?]";
    f = function_with(&w, ask, &a, ETCH_SYMBOLIC);
    for (int64_t n = 0; n < 4; n++) {
        g.dims[0] = n;
        assert_int_equal(etch_tensor_dim(call(&w, f, x), 0), n);
    }
    assert_int_equal(n_traces(f), 1);
    const struct {
        giver g;
        const char *message;
        etch_status status;
    } wrong[] = {
        { { ETCH_F32, 2, 3, { 2, 4 }, false, 0 },
          "callback 'give': result 0 is f32[2, 4], and was declared as f32[?, 3]",
          ETCH_ESHAPE },
        { { ETCH_F64, 2, 3, { 2, 3 }, false, 0 }, "result 0 is f64[2, 3], and was declared as f32[?, 3]", ETCH_EDTYPE },
        { { ETCH_F32, 1, 3, { 3 }, false, 0 }, "result 0 is f32[3], and was declared as f32[?, 3]", ETCH_ESHAPE },
        { { ETCH_F32, 0, 3, { 0 }, false, 0 }, "result 0 is f32[], and was", ETCH_ESHAPE },
        { { ETCH_F32, 2, 2, { 2, 3 }, false, 0 }, "callback 'give': result 2 is missing", ETCH_EINVAL },
        { { ETCH_F32, 2, 3, { 0 }, true, 0 }, "result 0 is f32[4], and was declared", ETCH_ESHAPE },
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        g = wrong[i].g;
        fails(&w, f, x, wrong[i].status, wrong[i].message);
        failed(&w, ask(w.cx, &x, 1, &a), wrong[i].status, wrong[i].message);
    }
    etch_function_release(&f);
    a = (asked){ &g, { "f32[4]" }, 1 };
    g = (giver){ .gives_input = true, .n_given = 1 };
    f = function_with(&w, ask, &a, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, x)) == 1);
    assert_true(first(&w, ask(w.cx, &x, 1, &a)) == 1);
    etch_function_release(&f);
    world_end(&w);
}

static etch_status give_words(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    static const char *const words[] = { "a longer word that is not in the pointer", "b" };
    (void)in, (void)n_in, (void)n_out, (void)user;
    out[0] = etch_from(cx, ETCH_STRING, (int64_t[]){ 2 }, 1, words);
    return ETCH_OK;
}

static etch_tensor *words(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_host h = { .run = give_words };
    (void)n_in, (void)user;
    etch_tensor *y = call_host_as(cx, &h, in[0], "string[?]");
    say(cx, "{}", y);
    return y;
}

/* Strings, no inputs, no results. */
static etch_status nothing(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    (void)cx, (void)in, (void)out;
    assert_int_equal(n_in, 0);
    assert_int_equal(n_out, 0);
    ++*(int *)user;
    return ETCH_OK;
}

static etch_tensor *just_runs(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_call_host(cx, &(etch_host){ .run = nothing, .user = user }, NULL, 0, NULL, 0, NULL);
    etch_call_host(cx, &(etch_host){ .run = nothing, .user = user, .is_pure = true }, NULL, 0, NULL, 0, NULL);
    return in[0];
}

static void test_kinds(void **state)
{
    (void)state;
    static logbook l;
    int n = 0;
    world w;
    world_begin(&w);
    memset(&l, 0, sizeof l);
    must(&w, etch_set_print(w.cx, log_print, &l));
    etch_tensor *x = FULL(&w, 1, 4);
    etch_function *f = function_with(&w, words, NULL, ETCH_SYMBOLIC);
    assert_int_equal(etch_tensor_count(call(&w, f, x)), 2);
    logged(&w, &l, "[\"a longer word that is not in the pointer\" \"b\"]\n");
    etch_function_release(&f);
    f = function_with(&w, just_runs, &n, ETCH_SYMBOLIC);
    for (int i = 1; i < 4; i++) {
        call(&w, f, x);
        assert_int_equal(n, 2 * i);
    }
    etch_function_release(&f);
    world_end(&w);
}

/* --- errors ------------------------------------------------------------------------------------------------------- */

typedef struct failing {
    etch_variable *v;
    int mode;
    logbook log;
} failing;

enum { FINE, RETURNS, STICKS, TELLS, STRANGE, GETS_OVER, SCOPES, CANCELS };

static etch_status maybe_fail(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    const failing *f = user;
    (void)n_in, (void)n_out;
    out[0] = in[0];
    switch (f->mode) {
    case RETURNS: return ETCH_EDIVZERO;
    case STICKS: etch_add(cx, in[0], etch_int(cx, ETCH_I64, 1)); return ETCH_OK;
    case TELLS: return etch_fail(cx, ETCH_EIO, "the file %s is gone", "x.txt");
    case STRANGE: return (etch_status)1000;
    case GETS_OVER: {
        etch_tensor *t = NULL;
        assert_int_not_equal(etch_tensor_new(cx, ETCH_F32, (int64_t[]){ -1 }, 1, &t), ETCH_OK);
        return ETCH_OK;
    }
    case SCOPES: etch_scope_end(cx, (etch_scope){ 0 }); return ETCH_OK;
    case CANCELS: etch_ctx_cancel(cx); return ETCH_OK;
    default: return ETCH_OK;
    }
}

static void failing_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    failing *p = user;
    etch_host h = { .name = "maybe", .run = maybe_fail, .user = p };
    (void)n;
    etch_variable_assign_add(cx, p->v, etch_ones_like(cx, etch_variable_read(cx, p->v)));
    next[0] = call_host_as(cx, &h, etch_add(cx, state[0], number(cx, 1)), "f32[]");
}

static etch_tensor *runs_failing(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *state = sum_of(cx, in[0]);
    (void)n_in;
    etch_while(cx, &state, 1, below_three, failing_turn, user, NULL, &state);
    return state;
}

static void test_errors(void **state)
{
    (void)state;
    const struct {
        int mode;
        etch_status status;
        const char *message;
    } cases[] = { { RETURNS, ETCH_EDIVZERO, "host_testing.h:" },
                  { RETURNS, ETCH_EDIVZERO, "callback 'maybe': " },
                  { STICKS, ETCH_EDTYPE, "callback 'maybe': add: " },
                  { TELLS, ETCH_EIO, "callback 'maybe': the file x.txt is gone" },
                  { TELLS, ETCH_EIO, "host_testing.h:" },
                  { STRANGE, ETCH_EINVAL, "callback 'maybe': " },
                  { SCOPES, ETCH_EINVAL, "callback 'maybe': scope_end: a callback ends a scope of its caller" } };
    world w;
    world_begin(&w);
    failing p = { .v = VECTOR(&w, "v", 5) };
    etch_tensor *x = FULL(&w, 0, 1), *kept = FULL(&w, 8, 1);
    etch_function *f = function_with(&w, runs_failing, &p, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, x)) == 3);
    HAS(&w, p.v, 8);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        p.mode = cases[i].mode;
        fails(&w, f, x, cases[i].status, cases[i].message);
        HAS(&w, p.v, 8);
        failed(&w, runs_failing(w.cx, &x, 1, &p), cases[i].status, cases[i].message);
        etch_variable_assign(w.cx, p.v, NUMBERS(&w, 8));
        assert_true(first(&w, kept) == 8); /* scopes are as they were */
    }
    p.mode = GETS_OVER;
    assert_true(first(&w, call(&w, f, x)) == 3);
    p.mode = CANCELS;
    fails(&w, f, x, ETCH_ECANCELLED, "cancelled");
    HAS(&w, p.v, 11);
    p.mode = FINE;
    assert_true(first(&w, call(&w, f, x)) == 3);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

static etch_tensor *host_in_condition(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    etch_host h = { .name = "maybe", .run = maybe_fail, .user = user };
    return etch_less(cx, call_host_as(cx, &h, state[0], "f32[]"), number(cx, 3));
}

static etch_tensor *asks_in_condition(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *state = sum_of(cx, in[0]);
    (void)n_in;
    etch_while(cx, &state, 1, host_in_condition, failing_turn, user, NULL, &state);
    return state;
}

/* The condition's callback fails as that of a turn does, and is asked once more than there are turns. */
static void test_conditions(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    failing p = { .v = VECTOR(&w, "v", 5) };
    etch_tensor *x = FULL(&w, 0, 1);
    etch_function *f = function_with(&w, asks_in_condition, &p, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, x)) == 3);
    HAS(&w, p.v, 8);
    p.mode = TELLS;
    fails(&w, f, x, ETCH_EIO, "callback 'maybe': the file x.txt is gone");
    HAS(&w, p.v, 8);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

static etch_tensor *makes_variable(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    failing *p = user;
    (void)n_in;
    etch_host h = { .name = "maybe", .run = maybe_fail, .user = user, .is_pure = p->mode == GETS_OVER };
    if (!p->v)
        p->v = etch_variable_new(cx, call_host_as(cx, &h, number(cx, 4), "f32[]"), NULL);
    return p->v ? etch_add(cx, in[0], etch_variable_read(cx, p->v)) : NULL;
}

static void test_misuse(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static logbook l;
    memset(&l, 0, sizeof l);
    failing p = { .v = VECTOR(&w, "v", 5) };
    etch_tensor *x = FULL(&w, 0, 1), *none = NULL, *out = x;
    etch_spec *t = type(w.cx, "f32[1]"), *ranks = type(w.cx, "f32[...]"), *named = type(w.cx, "f32[n]"), *null = NULL;
    etch_host h = tens_of(&l), empty = { .release_user = count_release, .user = &l, .name = "empty" };
    const struct {
        const etch_host *host;
        etch_tensor **in;
        int n_in;
        etch_spec **types;
        int n_out;
        etch_tensor **out;
        const char *message;
    } cases[] = { { NULL, &x, 1, &t, 1, &out, "call_host: what to call is NULL" },
                  { &empty, &x, 1, &t, 1, &out, "call_host: its run is NULL" },
                  { &h, NULL, 1, &t, 1, &out, "tens: 1 inputs in a list that is NULL" },
                  { &h, &x, -1, &t, 1, &out, "tens: -1 inputs" },
                  { &h, &none, 1, &t, 1, &out, "tens: input 0 is NULL" },
                  { &h, &x, 1, &t, -1, NULL, "tens: -1 results; there may be 0 to 254" },
                  { &h, &x, 1, &t, 64, NULL, "tens: 64 results with a list that is NULL" },
                  { &h, &x, 1, NULL, 1, &out, "with a list that is NULL" },
                  { &h, &x, 1, &null, 1, &out, "tens: the type of result 0 is NULL" },
                  { &h, &x, 1, &ranks, 1, &out, "tens: the type of result 0 has no rank" },
                  { &h, &x, 1, &named, 1, &out, "tens: size 0 of result 0 has the name 'n'" } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        etch_call_host(w.cx, cases[i].host, cases[i].in, cases[i].n_in, cases[i].types, cases[i].n_out, cases[i].out);
        failed(&w, cases[i].n_out == 1 ? out : NULL, ETCH_EINVAL, cases[i].message);
    }
    assert_int_equal(l.n_released, sizeof cases / sizeof *cases - 1);
    assert_int_equal(l.n_runs, 0);
    etch_variable_release(&p.v);
    etch_function *f = function_with(&w, makes_variable, &p, ETCH_SYMBOLIC);
    fails(&w, f, x, ETCH_EINVAL, "the initial value depends on what a callback gives");
    p.mode = GETS_OVER; /* a pure one */
    assert_true(first(&w, call(&w, f, x)) == 4);
    etch_function_release(&f);
    etch_variable_release(&p.v);
    etch_spec_release(&t);
    etch_spec_release(&ranks);
    etch_spec_release(&named);
    world_end(&w);
}

/* --- pure ones ---------------------------------------------------------------------------------------------------- */

static etch_tensor *uses_pure(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    logbook *l = user;
    etch_host h = tens_of(l), other = tens_of(l);
    (void)n_in;
    h.is_pure = other.is_pure = true;
    other.name = "other";
    etch_tensor *x = sum_of(cx, in[0]);
    call_host_as(cx, &h, etch_neg(cx, x), "f32[]"); /* nobody needs it */
    return etch_add(cx, call_host_as(cx, &h, x, "f32[]"), call_host_as(cx, &other, x, "f32[]"));
}

static void test_pure(void **state)
{
    (void)state;
    static logbook l;
    world w;
    world_begin(&w);
    memset(&l, 0, sizeof l);
    etch_tensor *x = FULL(&w, 1, 2);
    etch_function *f = function_with(&w, uses_pure, &l, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, x)) == 40);
    logged(&w, &l, "tens(2)\ntens(2)\n");
    etch_function_release(&f);
    world_end(&w);
    assert_int_equal(l.n_released, 3);
}

/* --- inside of a callback ----------------------------------------------------------------------------------------- */

typedef struct visitor {
    etch_function *f, *other;
    etch_variable *v;
    etch_ctx **cx;
    etch_runtime *rt;
    int mode, depth, n_released;
    float seen;
} visitor;

enum { CALLS_ITSELF, FOR_EVER, READS, WRITES, RELEASES_FUNCTION, RELEASES_CONTEXT, TAPES };

static void release_visitor(void *user) { ((visitor *)user)->n_released++; }

static float value_of(etch_ctx *cx, etch_tensor *t)
{
    float x = 0;
    if (t)
        assert_int_equal(etch_tensor_read(cx, t, &x, sizeof x), ETCH_OK);
    return x;
}

static etch_status visit(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    visitor *p = user;
    (void)n_in, (void)n_out;
    out[0] = in[0];
    switch (p->mode) {
    case CALLS_ITSELF:
        if (p->depth++ < 3)
            out[0] = etch_call1(cx, p->f, (etch_tensor *[]){ etch_add(cx, in[0], number(cx, 1)) }, 1);
        break;
    case FOR_EVER: out[0] = etch_call1(cx, p->f, in, 1); break;
    case READS: p->seen = value_of(cx, etch_variable_read(cx, p->v)); break;
    case WRITES: etch_variable_assign(cx, p->v, etch_scalar(cx, ETCH_F32, 50)); break;
    case RELEASES_FUNCTION: etch_function_release(&p->f); break;
    case RELEASES_CONTEXT: etch_ctx_release(p->cx); break;
    case TAPES: {
        etch_tape *tape = etch_tape_begin(cx, NULL);
        etch_tensor *y, *d = NULL;
        etch_tape_watch(cx, tape, in[0]);
        y = etch_mul(cx, in[0], in[0]);
        if (etch_tape_gradient(cx, tape, &y, NULL, 1, &ETCH_BY(in[0]), 1, ETCH_UNCONNECTED_NONE, &d) != ETCH_OK)
            return etch_error_status(cx);
        out[0] = d;
        etch_tape_release(&tape);
        break;
    }
    }
    return ETCH_OK;
}

/* v becomes v + 1; 2 visit(x) + v. */
static etch_tensor *visits(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    visitor *p = user;
    (void)n_in;
    etch_tensor *before = etch_variable_read(cx, p->v);
    etch_variable_assign_add(cx, p->v, number(cx, 1));
    etch_host h = { .name = "visit", .run = visit, .user = p, .release_user = release_visitor };
    etch_tensor *y = call_host_as(cx, &h, etch_mul(cx, in[0], number(cx, 1)), "f32[]");
    return etch_add(cx, etch_add(cx, y, y), before);
}

static void test_inside(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    visitor p = { .rt = w.rt };
    p.v = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 10), &(etch_variable_options){ .name = "v" });
    p.f = function_with(&w, visits, &p, ETCH_SYMBOLIC);
    etch_tensor *x = etch_scalar(w.cx, ETCH_F32, 3);
    p.mode = CALLS_ITSELF; /* each call has the memory of its own; all see v = 10, and the outermost comes last */
    for (int i = 0; i < 2; i++) {
        p.depth = 0;
        etch_variable_assign(w.cx, p.v, etch_scalar(w.cx, ETCH_F32, 10));
        assert_true(first(&w, call(&w, p.f, x)) == 2 * (2 * (2 * (2 * 6 + 10) + 10) + 10) + 10);
        assert_true(first(&w, etch_variable_read(w.cx, p.v)) == 11);
    }
    p.mode = FOR_EVER;
    fails(&w, p.f, x, ETCH_ENESTING, "callbacks run inside each other 64 deep");
    assert_true(first(&w, etch_variable_read(w.cx, p.v)) == 11);
    p.mode = READS; /* what it had before the call */
    assert_true(first(&w, call(&w, p.f, x)) == 17);
    assert_true(p.seen == 11);
    p.mode = WRITES; /* the call's own write comes last */
    assert_true(first(&w, call(&w, p.f, x)) == 18);
    assert_true(first(&w, etch_variable_read(w.cx, p.v)) == 13);
    p.mode = TAPES;
    assert_true(first(&w, call(&w, p.f, x)) == 2 * 6 + 13);
    p.mode = RELEASES_FUNCTION;
    etch_tensor *y = etch_call1(w.cx, p.f, &x, 1);
    assert_true(first(&w, y) == 20);
    assert_null(p.f);
    etch_variable_release(&p.v);
    world_end(&w);
    assert_int_equal(p.n_released, 1);
}

static void test_context_released_inside(void **state)
{
    (void)state;
    for (int traced = 0; traced < 2; traced++) {
        world w;
        world_begin(&w);
        etch_ctx *cx = NULL;
        must(&w, etch_ctx_new(w.rt, &cx));
        visitor p = { .mode = RELEASES_CONTEXT, .cx = &cx };
        p.v = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 10), NULL);
        p.f = function_with(&w, visits, &p, ETCH_SYMBOLIC);
        etch_tensor *x = etch_scalar(w.cx, ETCH_F32, 3);
        if (traced) {
            etch_call1(cx, p.f, &x, 1);
        } else {
            etch_host h = { .name = "visit", .run = visit, .user = &p };
            etch_spec *t = type(cx, "f32[]");
            etch_tensor *y;
            etch_call_host(cx, &h, &x, 1, &t, 1, &y);
            etch_spec_release(&t);
        }
        assert_null(cx);
        etch_function_release(&p.f);
        etch_variable_release(&p.v);
        world_end(&w);
    }
}

/* --- threads ------------------------------------------------------------------------------------------------------ */

enum { N_THREADS = 4, N_CALLS = 50 };

typedef struct worker {
    etch_runtime *rt;
    etch_function *f;
    int i, n_wrong;
} worker;

static etch_status count(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    logbook *l = user;
    (void)n_in, (void)n_out;
    atomic_fetch_add(&l->n_runs, 1);
    out[0] = etch_add(cx, in[0], in[0]);
    return ETCH_OK;
}

static etch_tensor *counts(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_host h = { .name = "count", .run = count, .user = user, .release_user = count_release };
    (void)n_in;
    return etch_add(cx, call_host_as(cx, &h, etch_exp(cx, in[0]), "f32[?]"), in[0]);
}

static void *work(void *user)
{
    worker *it = user;
    etch_ctx *cx = NULL;
    if (etch_ctx_new(it->rt, &cx) != ETCH_OK)
        return NULL;
    for (int i = 0; i < N_CALLS; i++) {
        etch_scope scope = etch_scope_begin(cx);
        etch_tensor *x = etch_fill(cx, etch_int_list(cx, (int64_t[]){ 1 + (it->i + i) % 5 }, 1),
                                   etch_scalar(cx, ETCH_F32, 0));
        etch_tensor *y = etch_call1(cx, it->f, &x, 1);
        float got[8] = { 0 };
        int64_t n = y ? etch_tensor_count(y) : 0;
        it->n_wrong += n != 1 + (it->i + i) % 5 || etch_tensor_read(cx, y, got, (size_t)n * sizeof *got) != ETCH_OK;
        for (int64_t k = 0; k < n; k++)
            it->n_wrong += got[k] != 2;
        etch_scope_end(cx, scope);
    }
    etch_ctx_release(&cx);
    return NULL;
}

static void test_threads(void **state)
{
    (void)state;
    static logbook l;
    world w;
    world_begin(&w);
    memset(&l, 0, sizeof l);
    etch_function *f = function_with(&w, counts, &l, ETCH_SYMBOLIC);
    pthread_t threads[N_THREADS];
    worker workers[N_THREADS];
    for (int i = 0; i < N_THREADS; i++) {
        workers[i] = (worker){ .rt = w.rt, .f = f, .i = i };
        assert_int_equal(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
    }
    for (int i = 0; i < N_THREADS; i++) {
        pthread_join(threads[i], NULL);
        assert_int_equal(workers[i].n_wrong, 0);
    }
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(l.n_runs, N_THREADS * N_CALLS);
    etch_function_release(&f);
    world_end(&w);
    assert_int_equal(l.n_released, 1);
}

int etch_test_host(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order),
        cmocka_unit_test(test_results),
        cmocka_unit_test(test_kinds),
        cmocka_unit_test(test_errors),
        cmocka_unit_test(test_conditions),
        cmocka_unit_test(test_misuse),
        cmocka_unit_test(test_pure),
        cmocka_unit_test(test_inside),
        cmocka_unit_test(test_context_released_inside),
        cmocka_unit_test(test_threads),
    };
    return cmocka_run_group_tests_name("trace/host", tests, NULL, NULL);
}
