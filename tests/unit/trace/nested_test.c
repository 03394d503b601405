/* Functions inside traces that have no sizes: of a declared signature, of a relaxed one, of abstract tracing. What the inner function asks
 * there must not be answered by a number that is none, and nothing of it may be found by calls that have sizes. */
#include "function_testing.h"

static etch_tensor *times_size(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(in[0], 0)));
}

static etch_tensor *sign_of_size(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    bool is_small = etch_sizes_compare(cx, etch_tensor_dim_of(cx, in[0], 0), ETCH_IS_LESS, etch_int(cx, ETCH_I64, 4));
    return is_small ? etch_neg(cx, in[0]) : in[0];
}

static etch_tensor *squeezed(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_squeeze(cx, in[0], ETCH_ALL_AXES);
}

static etch_tensor *calls(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    return etch_call1(cx, *(etch_function **)user, in, n_in);
}

static etch_spec *spec_of(world *w, const char *text)
{
    etch_spec *s = NULL;
    must(w, etch_spec_parse(w->cx, text, &s));
    return s;
}

static etch_tensor *adds_all(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_add(cx, in[0], in[1]);
}

static etch_function *declared(world *w, etch_body *body, void *user, const char *text)
{
    etch_spec *s = spec_of(w, text);
    etch_function *f = etch_function_new(w->cx, "outer", body, user,
                                         &(etch_function_options){ .input_signature = &s, .n_input_signature = 1 });
    assert_non_null(f);
    etch_spec_release(&s);
    return f;
}

static void test_unknown_size_is_no_number(void **state)
{
    (void)state;
    static const struct {
        etch_body *body;
        etch_status status;
        const char *message;
        double small, large; /* of a call by itself at sizes 1 and 5 */
    } rows[] = {
        { times_size, ETCH_EINVAL, "the size s0 is asked for as a number at", 1, 5 },
        { sign_of_size, ETCH_EINVAL, "sizes_compare: s0 is asked for at", -1, 1 },
        { squeezed, ETCH_ESHAPE, "squeeze: x is f32[s0], the size of axis 0 may be 1 or not", 1, 1 },
    };
    world w;
    world_begin(&w);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int is_warm = 0; is_warm < 2; is_warm++) {
            etch_function *inner = function_with(&w, rows[i].body, NULL, ETCH_SYMBOLIC);
            etch_function *outer = declared(&w, calls, &inner, "f32[?]");
            etch_function *relaxed = function_with(&w, calls, &inner, ETCH_RELAX);
            if (is_warm) /* a trace whose guards are about the size is no answer either */
                assert_true(first(&w, call(&w, inner, FULL(&w, 1, 5))) == rows[i].large);
            fails(&w, outer, FULL(&w, 1, 1), rows[i].status, rows[i].message);
            fails(&w, outer, FULL(&w, 1, 5), rows[i].status, rows[i].message);
            assert_true(first(&w, call(&w, relaxed, FULL(&w, 1, 5))) == rows[i].large);
            fails(&w, relaxed, FULL(&w, 1, 1), rows[i].status, rows[i].message);
            assert_true(first(&w, call(&w, inner, FULL(&w, 1, 1))) == rows[i].small);
            assert_true(first(&w, call(&w, inner, FULL(&w, 1, 5))) == rows[i].large);
            assert_int_equal(etch_tensor_rank(call(&w, inner, FULL(&w, 1, 1))), rows[i].body == squeezed ? 0 : 1);
            etch_function_release(&relaxed);
            etch_function_release(&outer);
            etch_function_release(&inner);
        }
    world_end(&w);
}

/* A guard about one size does not need the others: the trace that is there serves. */
static etch_tensor *times_columns(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    ++*(int *)user;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(in[0], 1)));
}

static void test_guard_of_a_known_size_holds(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *inner = function_with(&w, times_columns, &n_bodies, ETCH_SYMBOLIC);
    call(&w, inner, FULL(&w, 1, 2, 3));
    for (int i = 0; i < 3; i++) {
        etch_function *outer = declared(&w, calls, &inner, "f32[?, 3]");
        assert_true(first(&w, call(&w, outer, FULL(&w, 1, 7 + i, 3))) == 3);
        etch_function_release(&outer);
    }
    assert_int_equal(n_bodies, 1);
    etch_function_release(&inner);
    world_end(&w);
}

static etch_tensor *reports_known(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    int64_t *known = user;
    for (int a = 0; a < 3; a++)
        known[a] = etch_tensor_known_dim(cx, in[0], a - 1);
    return etch_neg(cx, in[0]);
}

static void test_known_sizes_can_be_asked_for(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int64_t known[3]; /* of axes -1, 0, 1 */
    etch_function *f = declared(&w, reports_known, known, "f32[?, 3]");
    call(&w, f, FULL(&w, 1, 2, 3));
    assert_true(known[0] == 3 && known[1] == -1 && known[2] == 3);
    etch_function_release(&f);
    static const struct {
        etch_policy policy;
        int64_t first, second; /* axis 0 in the traces for 2 and then 4 rows */
        int n_traces;
    } rows[] = {
        { ETCH_SYMBOLIC, -1, -1, 1 }, { ETCH_STRICT, -1, -1, 1 }, { ETCH_EXACT, 2, 4, 2 }, { ETCH_RELAX, 2, -1, 2 }
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        f = function_with(&w, reports_known, known, rows[i].policy);
        call(&w, f, FULL(&w, 1, 2, 3));
        assert_true(known[1] == rows[i].first);
        call(&w, f, FULL(&w, 1, 4, 3));
        assert_true(known[1] == rows[i].second);
        call(&w, f, FULL(&w, 1, 4, 3));
        assert_int_equal(n_traces(f), rows[i].n_traces);
        etch_function_release(&f);
    }
    etch_tensor *x = FULL(&w, 1, 2, 3);
    assert_true(etch_tensor_known_dim(w.cx, x, 1) == 3 && etch_tensor_known_dim(w.cx, x, 2) == -1 &&
                etch_tensor_known_dim(w.cx, NULL, 0) == -1);
    world_end(&w);
}

/* --- abstract tracing -------------------------------------------------------------------------------------------------- */

static void test_abstract_keeps_nothing_of_what_it_calls(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *inner = function_with(&w, twice, &n_bodies, ETCH_SYMBOLIC);
    etch_function *outer = function_with(&w, calls, &inner, ETCH_SYMBOLIC);
    etch_spec *in = spec_of(&w, "f32[n, 3]"), *out = NULL;
    for (int i = 0; i < 3; i++) {
        must(&w, etch_function_abstract(w.cx, outer, &ETCH_ARG_SPEC(in), 1, &out, NULL));
        assert_int_equal(n_bodies, i + 1);
        etch_spec_release(&out);
    }
    for (int i = 0; i < 2; i++) {
        etch_function_stats s = etch_function_get_stats(i ? outer : inner);
        assert_int_equal(s.n_traces + s.n_entries + s.n_failed_traces + s.bytes, 0);
    }
    assert_true(first(&w, call(&w, outer, FULL(&w, 1, 2, 3))) == 2);
    must(&w, etch_function_abstract(w.cx, outer, &ETCH_ARG_SPEC(in), 1, &out, NULL));
    assert_int_equal(n_bodies, 4); /* what was traced for calls may serve */
    etch_spec_release(&out);
    etch_spec_release(&in);
    etch_function_release(&outer);
    etch_function_release(&inner);
    world_end(&w);
}

static void abstract_is(world *w, etch_function *f, const etch_arg *args, int n_args, const char *expected)
{
    etch_spec *out = NULL;
    must(w, etch_function_abstract(w->cx, f, args, n_args, &out, NULL));
    char text[100];
    etch_spec_print(out, text, sizeof text);
    assert_string_equal(text, expected);
    etch_spec_release(&out);
}

static void test_abstract_of_declared_types(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = declared(&w, twice, NULL, "f32[n, 3]");
    etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 1, 2, 3)), wrong = ETCH_ARG_TENSOR(FULL(&w, 1, 2, 4));
    abstract_is(&w, f, NULL, 0, "tuple of (f32[n, 3])");
    abstract_is(&w, f, &x, 1, "tuple of (f32[n, 3])");
    etch_spec *out = NULL;
    assert_int_equal(etch_function_abstract(w.cx, f, &wrong, 1, &out, NULL), ETCH_ESHAPE);
    assert_null(out);
    etch_error_clear(w.cx);
    etch_function_release(&f);
    world_end(&w);
}

typedef struct ahead {
    etch_function *inner;
    uint64_t trace;
} ahead;

/* A tensor of the trace around: its own sizes, not those that a handle happens to have. */
static etch_tensor *traces_ahead(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    ahead *a = user;
    etch_arg x = ETCH_ARG_TENSOR(in[0]);
    a->trace = etch_function_trace(cx, a->inner, &x, 1);
    return etch_call1(cx, a->inner, in, 1);
}

static void test_trace_ahead_inside_a_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    ahead a = { .inner = function_with(&w, twice, &n_bodies, ETCH_EXACT) };
    etch_function *f = function_with(&w, traces_ahead, &a, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, FULL(&w, 1, 3))) == 2);
    assert_int_equal(a.trace, 1);
    assert_int_equal(n_bodies, 1);
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, a.inner, &list));
    assert_string_equal(list.at[0].signature, "(f32[3])");
    assert_int_equal(list.at[0].n_plans, 0); /* it was not run by itself */
    etch_entry_list_release(&list);
    assert_true(first(&w, call(&w, a.inner, FULL(&w, 1, 3))) == 2);
    assert_int_equal(n_bodies, 1);
    etch_function_release(&f);
    etch_function_release(&a.inner);
    world_end(&w);
}

static etch_tensor *abstract_inside(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_spec *out = NULL;
    char text[100];
    etch_arg x = ETCH_ARG_TENSOR(in[0]);
    if (etch_function_abstract(cx, *(etch_function **)user, &x, 1, &out, NULL) != ETCH_OK)
        return NULL;
    etch_spec_print(out, text, sizeof text);
    etch_spec_release(&out);
    bool is_open = strstr(text, "f32[3") == NULL; /* the size of the present call is not one of the type */
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, is_open ? 10 : -1));
}

static void test_abstract_inside_a_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *inner = function_with(&w, twice, NULL, ETCH_SYMBOLIC);
    etch_function *f = function_with(&w, abstract_inside, &inner, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, FULL(&w, 1, 3))) == 10);
    assert_true(first(&w, call(&w, f, FULL(&w, 1, 4))) == 10);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_function_release(&inner);
    world_end(&w);
}

/* --- captures of the trace around ---------------------------------------------------------------------------------------- */

static etch_tensor *seen_outside;

static etch_tensor *adds_seen(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    ++*(int *)user;
    return etch_add(cx, in[0], seen_outside);
}

static etch_tensor *shows_tenfold(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    seen_outside = etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, 10));
    return etch_call1(cx, *(etch_function **)user, in, n_in);
}

/* What was traced with a tensor of the trace around is of no use outside of it, so it is not kept. */
static void test_trace_with_an_outer_capture_is_not_kept(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *inner = function_with(&w, adds_seen, &n_bodies, ETCH_SYMBOLIC);
    etch_function *f = function_with(&w, shows_tenfold, &inner, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, FULL(&w, 1, 2))) == 11);
    assert_true(first(&w, call(&w, f, FULL(&w, 2, 2))) == 22);
    assert_int_equal(etch_function_get_stats(inner).n_entries, 0);
    fails(&w, inner, FULL(&w, 1, 2), ETCH_EINVAL, "it was traced by 'f' (trace 1), which is over");
    seen_outside = FULL(&w, 5, 2);
    assert_true(first(&w, call(&w, inner, FULL(&w, 1, 2))) == 6);
    assert_int_equal(n_bodies, 3);
    etch_function_release(&f);
    etch_function_release(&inner);
    world_end(&w);
}

/* --- errors ------------------------------------------------------------------------------------------------------------- */

static etch_function *ping, *pong;

static etch_tensor *calls_pong(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)user;
    return etch_call1(cx, pong, in, n_in);
}

static etch_tensor *calls_ping(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)user;
    return etch_call1(cx, ping, in, n_in);
}

static void test_recursion_by_way_of_another_is_named_once(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    ping = etch_function_new(w.cx, "ping", calls_pong, NULL, NULL);
    pong = etch_function_new(w.cx, "pong", calls_ping, NULL, NULL);
    fails(&w, ping, FULL(&w, 1, 3), ETCH_ENESTING, "functions are traced inside each other 64 deep");
    etch_tensor *x = FULL(&w, 1, 3);
    assert_null(etch_call1(w.cx, ping, &x, 1));
    const char *message = etch_error_message(w.cx), *at = strstr(message, "'ping': ");
    assert_non_null(at);
    assert_null(strstr(at + 1, "'ping': "));
    etch_error_clear(w.cx);
    etch_function_release(&ping);
    etch_function_release(&pong);
    world_end(&w);
}

/* --- which of several traces ------------------------------------------------------------------------------------------------ */

static etch_tensor *adds_number_of_trace(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_add(cx, in[0], etch_scalar(cx, ETCH_F32, (double)++*(int *)user));
}

static void test_more_specific_declared_trace_wins(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    etch_function *f = function_with(&w, adds_number_of_trace, &n_bodies, ETCH_SYMBOLIC);
    etch_spec *four = spec_of(&w, "f32[4]");
    assert_int_equal(etch_function_trace(w.cx, f, &ETCH_ARG_SPEC(four), 1), 1);
    for (int round = 0; round < 3; round++) {
        assert_true(first(&w, call(&w, f, FULL(&w, 0, 3))) == 2); /* f32[?], which the other calls fit as well */
        assert_true(first(&w, call(&w, f, FULL(&w, 0, 4))) == 1);
        assert_true(first(&w, call(&w, f, FULL(&w, 0, 4))) == 1);
    }
    etch_spec_release(&four);
    etch_function_release(&f);
    world_end(&w);
}

/* --- what the inner function's signature says holds for the outer one's calls -------------------------------------------------- */

static etch_tensor *big_or_small(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *n = etch_tensor_dim_of(cx, in[0], 0), *m = etch_tensor_dim_of(cx, in[n_in - 1], 0);
    bool is_big = etch_sizes_compare(cx, etch_int(cx, ETCH_I64, 4), ETCH_IS_LESS, n);
    etch_tensor *difference = etch_cast(cx, etch_sub(cx, n, m), ETCH_F32);
    return etch_add(cx, etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, is_big ? 200 : 100)), difference);
}

static void test_signatures_are_handed_on(void **state)
{
    (void)state;
    static const struct {
        const char *type;
        int64_t fine, also_fine, wrong;
    } rows[] = {
        { "f32[8]", 8, 8, 3 },
        { "f32[b: 5..64]", 8, 64, 3 },
        { "f32[b: 5..64]", 8, 6, 65 },
        { "f32[b: 8..64 %8]", 8, 16, 12 },
    };
    world w;
    world_begin(&w);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int from_spec = 0; from_spec < 2; from_spec++) {
            etch_function *inner = from_spec ? function_with(&w, big_or_small, NULL, ETCH_SYMBOLIC)
                                             : declared(&w, big_or_small, NULL, rows[i].type);
            etch_function *outer = function_with(&w, calls, &inner, ETCH_SYMBOLIC);
            etch_spec *s = spec_of(&w, rows[i].type);
            if (from_spec)
                assert_int_equal(etch_function_trace(w.cx, inner, &ETCH_ARG_SPEC(s), 1), 1);
            assert_true(first(&w, call(&w, outer, FULL(&w, 1, rows[i].fine))) == 200);
            assert_true(first(&w, call(&w, outer, FULL(&w, 1, rows[i].also_fine))) == 200);
            assert_int_equal(n_traces(outer), 1);
            if (from_spec)
                assert_true(first(&w, call(&w, outer, FULL(&w, 1, rows[i].wrong))) == (rows[i].wrong > 4 ? 200 : 100));
            else
                fails(&w, outer, FULL(&w, 1, rows[i].wrong), ETCH_ESHAPE, "args[0].shape[0]: expected ");
            etch_spec_release(&s);
            etch_function_release(&outer);
            etch_function_release(&inner);
        }
    world_end(&w);
}

/* Declared functions inside declared ones: sizes that the outer one leaves open are checked when it runs; ranges must be known. */
static void test_declared_inside_declared(void **state)
{
    (void)state;
    static const struct {
        const char *outer, *inner;
        int64_t fine, wrong; /* wrong < 0: no size is */
    } rows[] = {
        { "f32[n]", "f32[n]", 3, -1 },
        { "f32[?]", "f32[n]", 3, -1 },
        { "f32[m]", "f32[?]", 3, -1 },
        { "f32[?]", "f32[8]", 8, 3 },
        { "f32[n: 8..16 %8]", "f32[b: 2..64 %4]", 16, 12 },
        { "f32[8]", "f32[b: 8..64]", 8, 3 },
    };
    world w;
    world_begin(&w);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        etch_function *inner = declared(&w, twice, NULL, rows[i].inner);
        etch_function *outer = declared(&w, calls, &inner, rows[i].outer);
        assert_true(first(&w, call(&w, outer, FULL(&w, 1, rows[i].fine))) == 2);
        if (rows[i].wrong >= 0)
            fails(&w, outer, FULL(&w, 1, rows[i].wrong), ETCH_ESHAPE, "");
        assert_true(first(&w, call(&w, outer, FULL(&w, 1, rows[i].fine))) == 2);
        assert_int_equal(n_traces(outer), 1);
        etch_spec *in = spec_of(&w, rows[i].outer), *out = NULL;
        must(&w, etch_function_abstract(w.cx, outer, &ETCH_ARG_SPEC(in), 1, &out, NULL));
        etch_spec_release(&out);
        etch_spec_release(&in);
        etch_function_release(&outer);
        etch_function_release(&inner);
    }
    etch_function *inner = declared(&w, twice, NULL, "f32[b: 8..64]");
    etch_function *outer = declared(&w, calls, &inner, "f32[n]");
    fails(&w, outer, FULL(&w, 1, 8), ETCH_ESHAPE,
          "the size n is open here, and the function that is called declares a range for it");
    etch_function_release(&outer);
    etch_function_release(&inner);
    world_end(&w);
}

/* Sizes of one name are one size, for the outer function's calls as well. */
static void test_ties_are_handed_on(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *specs[] = { spec_of(&w, "f32[n]"), spec_of(&w, "f32[n]") };
    etch_function_options o = { .input_signature = specs, .n_input_signature = 2 };
    etch_function *inner = etch_function_new(w.cx, "inner", big_or_small, NULL, &o);
    etch_function *outer = function_with(&w, calls, &inner, ETCH_SYMBOLIC);
    etch_tensor *same[] = { FULL(&w, 1, 3), FULL(&w, 1, 3) }, *other[] = { FULL(&w, 1, 3), FULL(&w, 1, 1) };
    assert_null(etch_call1(w.cx, outer, same, 2)); /* the body compares, which types alone do not decide */
    etch_error_clear(w.cx);
    etch_function_release(&inner);
    inner = etch_function_new(w.cx, "inner", adds_all, NULL, &o);
    assert_true(first(&w, etch_call1(w.cx, outer, same, 2)) == 2);
    assert_null(etch_call1(w.cx, outer, other, 2));
    assert_non_null(strstr(etch_error_message(w.cx), "args[1].shape[0]"));
    etch_error_clear(w.cx);
    etch_spec_release(&specs[0]);
    etch_spec_release(&specs[1]);
    etch_function_release(&outer);
    etch_function_release(&inner);
    world_end(&w);
}

/* --- what a body does after a failure, and with sizes of the trace around --------------------------------------------------- */

static etch_tensor *adds_or_negates(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *y = etch_add(cx, in[0], in[1]);
    if (y)
        return y;
    etch_error_clear(cx);
    return etch_neg(cx, in[0]);
}

static void test_going_on_after_a_failure_fixes_the_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, adds_or_negates, NULL, ETCH_SYMBOLIC);
    for (int round = 0; round < 2; round++) {
        etch_tensor *unlike[] = { FULL(&w, 1, 2), FULL(&w, 1, 3) }, *like[] = { FULL(&w, 1, 3), FULL(&w, 1, 3) };
        assert_true(first(&w, etch_call1(w.cx, f, unlike, 2)) == -1);
        assert_true(first(&w, etch_call1(w.cx, f, like, 2)) == 2);
    }
    assert_int_equal(n_traces(f), 2);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *times_size_outside(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(seen_outside, 0)));
}

static etch_tensor *shows_second(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    seen_outside = in[1];
    return etch_call1(cx, *(etch_function **)user, in, 1);
}

static void test_size_of_the_trace_around(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *inner = function_with(&w, times_size_outside, NULL, ETCH_SYMBOLIC);
    etch_function *f = function_with(&w, shows_second, &inner, ETCH_SYMBOLIC);
    for (int64_t n = 3; n < 6; n++) {
        etch_tensor *in[] = { FULL(&w, 1, 2), FULL(&w, 1, n) };
        assert_true(first(&w, etch_call1(w.cx, f, in, 2)) == (double)n);
    }
    assert_int_equal(etch_function_get_stats(inner).n_entries, 0);
    etch_function_release(&f);
    etch_function_release(&inner);
    world_end(&w);
}

/* --- keywords -------------------------------------------------------------------------------------------------------------- */

static void subtracts(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_sub(cx, args[0].tensor, args[1].tensor));
}

static void test_keywords_of_declared_types(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *specs[] = { spec_of(&w, "f32[?]"), spec_of(&w, "f32[?]") };
    etch_function_options o = { .structured = subtracts,
                                .input_signature = specs,
                                .n_input_signature = 2,
                                .input_names = (const char *const[]){ "x", "y" } };
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL, &o);
    etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 10, 2)), y = ETCH_ARG_TENSOR(FULL(&w, 1, 2)), plain = x;
    x.label = "x";
    y.label = "y";
    const etch_arg orders[][2] = { { x, y }, { y, x }, { plain, y } };
    etch_tensor *z;
    for (int i = 0; i < 3; i++) {
        assert_int_equal(etch_call_args(w.cx, f, orders[i], 2, &z, 1, NULL), 1);
        assert_true(first(&w, z) == 9);
    }
    assert_int_equal(n_traces(f), 1);
    etch_arg other = y;
    other.label = "z";
    const etch_arg wrong[][2] = { { x, x }, { y, plain }, { x, other } };
    static const char *const messages[] = { "the keyword argument 'x' is given twice", "takes 2 arguments",
                                            "has no keyword argument 'z'" };
    for (int i = 0; i < 3; i++) {
        assert_int_equal(etch_call_args(w.cx, f, wrong[i], 2, &z, 1, NULL), -1);
        if (!strstr(etch_error_message(w.cx), messages[i]))
            fail_msg("expected \"%s\" in \"%s\"", messages[i], etch_error_message(w.cx));
        etch_error_clear(w.cx);
    }
    etch_function_release(&f);
    o.input_names = NULL;
    f = etch_function_new(w.cx, "f", NULL, NULL, &o);
    assert_int_equal(etch_call_args(w.cx, f, orders[0], 2, &z, 1, NULL), -1);
    assert_non_null(strstr(etch_error_message(w.cx), "has no names"));
    etch_error_clear(w.cx);
    etch_spec_release(&specs[0]);
    etch_spec_release(&specs[1]);
    etch_function_release(&f);
    world_end(&w);
}

/* A size that the caller calls as unnamed ones are called is his own. */
static void test_names_of_sizes_are_the_callers(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char *const types[] = { "f32[s1, ?]", "f32[?, s0]", "f32[s0, ?]", "f32[?, s1]", "f32[s1_, ?]" };
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        etch_function *f = declared(&w, twice, NULL, types[i]);
        assert_true(first(&w, call(&w, f, FULL(&w, 1, 2, 3))) == 2);
        assert_true(first(&w, call(&w, f, FULL(&w, 1, 4, 3))) == 2);
        etch_function_release(&f);
    }
    world_end(&w);
}

static void adds_both(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_add(cx, args[0].tensor, args[1].tensor));
}

/* Where a tensor is declared, a number will do, and a list of numbers: one trace for all of them. */
static void test_arguments_are_made_to_fit(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *specs[] = { spec_of(&w, "f32[?]"), spec_of(&w, "f32[]") };
    etch_function_options o = { .structured = adds_both, .input_signature = specs, .n_input_signature = 2 };
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL, &o);
    const etch_arg numbers[] = { ETCH_ARG_INT(1), ETCH_ARG_FLOAT(2.5), ETCH_ARG_INT(3) };
    const etch_arg list = { .kind = ETCH_SPEC_LIST, .n = 3, .items = numbers };
    etch_tensor *y;
    for (int i = 1; i < 4; i++) {
        assert_int_equal(etch_call_args(w.cx, f, (etch_arg[]){ list, ETCH_ARG_INT(i) }, 2, &y, 1, NULL), 1);
        assert_true(first(&w, y) == 1 + i);
        assert_int_equal(etch_tensor_dim(y, 0), 3);
        assert_int_equal(etch_call_args(w.cx, f, (etch_arg[]){ ETCH_ARG_TENSOR(FULL(&w, 2, i)), ETCH_ARG_FLOAT(0.5) },
                                        2, &y, 1, NULL),
                         1);
        assert_true(first(&w, y) == 2.5);
    }
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(etch_call_args(w.cx, f, (etch_arg[]){ list, ETCH_ARG_BOOL(true) }, 2, &y, 1, NULL), -1);
    assert_non_null(strstr(etch_error_message(w.cx), "args[1]: expected f32[], got literal True"));
    etch_error_clear(w.cx);
    etch_spec_release(&specs[0]);
    etch_spec_release(&specs[1]);
    etch_function_release(&f);
    world_end(&w);
}

static void test_strict_and_budgets_hold_for_declared_types(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *s = spec_of(&w, "f32[?]");
    etch_function_options o = { .input_signature = &s, .n_input_signature = 1, .budget = { .max_traces = 1 } };
    etch_function *f = etch_function_new(w.cx, "f", twice, NULL, &o);
    call(&w, f, FULL(&w, 1, 3));
    etch_function_clear(w.cx, f);
    fails(&w, f, FULL(&w, 1, 3), ETCH_EBUDGET, "its budget of 1 trace is used up");
    etch_function_release(&f);
    etch_spec_release(&s);
    world_end(&w);
}

int etch_test_nested(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_unknown_size_is_no_number),
        cmocka_unit_test(test_guard_of_a_known_size_holds),
        cmocka_unit_test(test_known_sizes_can_be_asked_for),
        cmocka_unit_test(test_abstract_keeps_nothing_of_what_it_calls),
        cmocka_unit_test(test_abstract_of_declared_types),
        cmocka_unit_test(test_trace_ahead_inside_a_trace),
        cmocka_unit_test(test_abstract_inside_a_trace),
        cmocka_unit_test(test_trace_with_an_outer_capture_is_not_kept),
        cmocka_unit_test(test_recursion_by_way_of_another_is_named_once),
        cmocka_unit_test(test_more_specific_declared_trace_wins),
        cmocka_unit_test(test_strict_and_budgets_hold_for_declared_types),
        cmocka_unit_test(test_arguments_are_made_to_fit),
        cmocka_unit_test(test_names_of_sizes_are_the_callers),
        cmocka_unit_test(test_signatures_are_handed_on),
        cmocka_unit_test(test_declared_inside_declared),
        cmocka_unit_test(test_ties_are_handed_on),
        cmocka_unit_test(test_going_on_after_a_failure_fixes_the_sizes),
        cmocka_unit_test(test_size_of_the_trace_around),
        cmocka_unit_test(test_keywords_of_declared_types),
    };
    return cmocka_run_group_tests_name("trace/nested", tests, NULL, NULL);
}
