/* What ends while it is used: functions, contexts and scopes inside bodies, handles after their trace, what goes with a trace; and
 * what is not there at all. */
#include "function_testing.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

/* --- functions ---------------------------------------------------------------------------------------------------------------- */

static etch_function *doomed;
static atomic_int n_waiting;
static atomic_bool is_tracing;

static etch_tensor *releases_doomed(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    atomic_store(&is_tracing, true);
    while (!atomic_load(&n_waiting))
        usleep(100);
    usleep(20000); /* the other thread comes to wait for the trace lock, mostly */
    etch_function_release(&doomed);
    return etch_neg(cx, in[0]);
}

static void *calls_doomed(void *user)
{
    etch_ctx *cx = NULL;
    if (etch_ctx_new(user, &cx) != ETCH_OK)
        return NULL;
    etch_function *f = doomed;
    etch_tensor *x = etch_scalar(cx, ETCH_F32, 2);
    while (!atomic_load(&is_tracing))
        usleep(100);
    atomic_store(&n_waiting, 1);
    bool is_fine = etch_call1(cx, f, &x, 1) != NULL;
    etch_ctx_release(&cx);
    return is_fine ? user : NULL;
}

/* A call that waits to trace holds on to the function, whoever releases it meanwhile. */
static void test_released_while_a_call_waits(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    atomic_store(&n_waiting, 0);
    atomic_store(&is_tracing, false);
    doomed = function_with(&w, twice, NULL, ETCH_SYMBOLIC);
    etch_function *f = function_with(&w, releases_doomed, NULL, ETCH_SYMBOLIC);
    pthread_t thread;
    void *answer = NULL;
    assert_int_equal(pthread_create(&thread, NULL, calls_doomed, etch_ctx_runtime(w.cx)), 0);
    call(&w, f, FULL(&w, 1, 3));
    pthread_join(thread, &answer);
    assert_non_null(answer);
    assert_null(doomed);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *releases_itself(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)cx, (void)n_in;
    etch_function_release(user);
    return *(etch_function **)user ? NULL : in[0];
}

static void test_released_by_its_own_body(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = NULL;
    f = etch_function_new(w.cx, "f", releases_itself, &f, NULL);
    etch_function *self = f;
    assert_true(first(&w, call(&w, self, FULL(&w, 3, 2))) == 3);
    assert_null(f);
    world_end(&w);
}

typedef struct starving {
    etch_allocator alloc;
    const etch_allocator *system;
    bool is_out;
    etch_function *victims[64];
} starving;

static void *starving_alloc(void *self, size_t bytes, size_t align)
{
    starving *s = self;
    return s->is_out ? NULL : s->system->alloc(s->system->self, bytes, align);
}

static void starving_free(void *self, void *p, size_t bytes, size_t align)
{
    starving *s = self;
    s->system->free(s->system->self, p, bytes, align);
}

static etch_tensor *releases_all_without_memory(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)cx, (void)n_in;
    starving *s = user;
    s->is_out = true;
    for (int i = 0; i < 64; i++)
        etch_function_release(&s->victims[i]);
    s->is_out = false;
    return in[0];
}

/* To let go needs no memory, also inside a call. */
static void test_released_without_memory(void **state)
{
    (void)state;
    starving s = { .system = etch_allocator_system() };
    s.alloc = (etch_allocator){ starving_alloc, starving_free, &s };
    etch_runtime *rt;
    etch_ctx *cx;
    assert_int_equal(etch_runtime_new(&s.alloc, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    for (int i = 0; i < 64; i++)
        assert_non_null(s.victims[i] = etch_function_new(cx, "victim", twice, NULL, NULL));
    etch_function *f = etch_function_new(cx, "f", releases_all_without_memory, &s, NULL);
    etch_tensor *x = etch_scalar(cx, ETCH_F32, 2);
    assert_non_null(etch_call1(cx, f, &x, 1));
    assert_null(s.victims[63]);
    etch_function_release(&f);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
}

static etch_tensor *releases_context(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *y = etch_neg(cx, in[0]);
    etch_ctx *mine = cx;
    etch_ctx_release(&mine);
    return etch_neg(cx, y); /* it is still there for the call */
}

/* The context ends when the call is over, with the results that it would own. */
static void test_context_released_inside_a_call(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx;
    must(&w, etch_ctx_new(etch_ctx_runtime(w.cx), &cx));
    etch_function *f = function_with(&w, releases_context, NULL, ETCH_SYMBOLIC);
    etch_tensor *x = etch_scalar(cx, ETCH_F32, 2);
    (void)etch_call1(cx, f, &x, 1);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- scopes and handles -------------------------------------------------------------------------------------------------- */

static etch_scope callers_scope;

static etch_tensor *ends_callers_scope(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_scope_end(cx, callers_scope);
    return etch_neg(cx, in[0]);
}

static etch_tensor *uses_a_scope(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_scope scope = etch_scope_begin(cx);
    etch_tensor *y = etch_neg(cx, in[0]);
    etch_scope_end(cx, scope); /* while a trace is under way this frees nothing that it needs */
    *(etch_tensor **)user = y;
    return etch_neg(cx, y);
}

static void test_scopes_inside_bodies(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, ends_callers_scope, NULL, ETCH_SYMBOLIC);
    callers_scope = etch_scope_begin(w.cx);
    etch_tensor *x = FULL(&w, 3, 2);
    fails(&w, f, x, ETCH_EINVAL, "scope_end: 'f' ends a scope of its caller while it is traced");
    assert_true(first(&w, x) == 3);
    etch_function_release(&f);
    etch_tensor *inner = NULL;
    f = function_with(&w, uses_a_scope, &inner, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, x)) == 3);
    assert_null(etch_neg(w.cx, inner));
    assert_non_null(strstr(etch_error_message(w.cx), "traced by 'f' (trace 1), which is over"));
    etch_error_clear(w.cx);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *leaked;

static etch_tensor *leaks(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return leaked = etch_neg(cx, in[0]);
}

static etch_tensor *chain(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *y = in[0];
    for (int i = 0; i < 80; i++)
        y = etch_tanh(cx, y);
    return y;
}

/* A handle that was not kept is known by name for a thousand further ones. */
static void test_leaked_handle_is_known_for_long(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = etch_function_new(w.cx, "leaky", leaks, NULL, NULL);
    call(&w, f, FULL(&w, 1, 2));
    for (int i = 0; i < 12; i++) {
        etch_function *g = function_with(&w, chain, NULL, ETCH_SYMBOLIC);
        call(&w, g, FULL(&w, 1, 2));
        etch_function_release(&g);
    }
    assert_null(etch_neg(w.cx, leaked));
    assert_non_null(strstr(etch_error_message(w.cx), "traced by 'leaky' (trace 1), which is over"));
    etch_error_clear(w.cx);
    etch_function_release(&f);
    world_end(&w);
}

/* --- what goes with a trace ---------------------------------------------------------------------------------------------- */

typedef struct counted {
    int n_refs;
} counted;

static void retain_counted(void *p) { ((counted *)p)->n_refs++; }
static void release_counted(void *p) { ((counted *)p)->n_refs--; }

static void gives_extra(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    counted *c = user;
    c->n_refs++;
    etch_return(out, etch_neg(cx, args[0].tensor));
    etch_return_extra(out, c, retain_counted, release_counted);
}

static void test_extra_outlives_its_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    counted c = { 0 };
    etch_function *f = etch_function_new(w.cx, "f", NULL, &c, &(etch_function_options){ .structured = gives_extra });
    etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 1, 2));
    etch_tensor *y;
    void *extra;
    for (int i = 0; i < 2; i++) {
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, &y, 1, &extra), 1);
        assert_ptr_equal(extra, &c);
        assert_int_equal(c.n_refs, 2 + i);
    }
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, &y, 1, NULL), 1);
    assert_int_equal(c.n_refs, 3);
    etch_function_clear(w.cx, f);
    assert_int_equal(c.n_refs, 2); /* the caller's own */
    etch_function_release(&f);
    world_end(&w);
}

/* --- a caller's code in the middle of a lookup ------------------------------------------------------------------------------- */

enum { N_OTHERS = 130 }; /* more than the context remembers by function */
static etch_function *others[N_OTHERS];
static bool is_busy;

static int equal_after_calls(etch_ctx *cx, void *a, void *b)
{
    for (int i = 0; is_busy && i < N_OTHERS; i++) {
        etch_tensor *x = etch_scalar(cx, ETCH_F32, 7);
        if (!etch_call1(cx, others[i], &x, 1))
            return -1;
    }
    return *(int *)a == *(int *)b;
}

static int hash_number(etch_ctx *cx, void *object, uint64_t *out)
{
    (void)cx;
    *out = (uint64_t) * (int *)object;
    return 1;
}

static void negates(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_neg(cx, args[0].tensor));
}

static void test_comparison_that_calls_functions(void **state)
{
    (void)state;
    static const etch_object_ops ops = { .type_name = "number", .equal = equal_after_calls, .hash = hash_number };
    static int numbers[3] = { 1, 1, 1 };
    world w;
    world_begin(&w);
    for (int i = 0; i < N_OTHERS; i++)
        others[i] = function_with(&w, twice, NULL, ETCH_SYMBOLIC);
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL, &(etch_function_options){ .structured = negates });
    for (int i = 0; i < 3; i++) {
        is_busy = i > 0;
        etch_arg args[] = { ETCH_ARG_TENSOR(FULL(&w, 1, 2)),
                            { .kind = ETCH_SPEC_VALUE, .object = &numbers[i], .object_ops = &ops } };
        etch_tensor *y;
        assert_int_equal(etch_call_args(w.cx, f, args, 2, &y, 1, NULL), 1);
        assert_true(first(&w, y) == -1);
    }
    is_busy = false;
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    for (int i = 0; i < N_OTHERS; i++)
        etch_function_release(&others[i]);
    world_end(&w);
}

/* --- what is not there, or another's -------------------------------------------------------------------------------------- */

static void is_refused(etch_ctx *cx, const char *text)
{
    assert_int_equal(etch_error_status(cx), ETCH_EINVAL);
    if (!strstr(etch_error_message(cx), text))
        fail_msg("expected \"%s\" in \"%s\"", text, etch_error_message(cx));
    etch_error_clear(cx);
}

static void test_what_is_not_there(void **state)
{
    (void)state;
    world w, foreign;
    world_begin(&w);
    world_begin(&foreign);
    etch_ctx *cx = w.cx;
    etch_function *f = function_with(&w, twice, NULL, ETCH_SYMBOLIC), *far = function_with(&foreign, twice, NULL, 0);
    etch_tensor *x = FULL(&w, 1, 2);
    etch_arg arg = ETCH_ARG_TENSOR(x);
    etch_entry_list list;
    etch_graph *graph;
    etch_spec *spec;
    assert_null(etch_call1(cx, NULL, &x, 1));
    is_refused(cx, "call: the function is NULL");
    assert_null(etch_call1(cx, f, NULL, 1));
    is_refused(cx, "'f': 1 arguments in a list that is NULL");
    assert_null(etch_call1(cx, f, &x, -1));
    is_refused(cx, "'f': -1 arguments");
    assert_int_equal(etch_call_args(cx, f, &arg, 1, NULL, 1, NULL), -1);
    is_refused(cx, "'f': the list of results is NULL");
    assert_null(etch_call1(cx, far, &x, 1));
    is_refused(cx, "'f' belongs to another runtime");
    assert_int_equal(etch_function_trace(cx, NULL, &arg, 1), 0);
    is_refused(cx, "trace: the function is NULL");
    assert_int_equal(etch_function_cache(cx, NULL, &list), ETCH_EINVAL);
    is_refused(cx, "function_cache: the function is NULL");
    assert_int_equal(etch_function_cache(cx, f, NULL), ETCH_EINVAL);
    is_refused(cx, "function_cache: no place for the list");
    assert_int_equal(etch_function_cache(cx, far, &list), ETCH_EINVAL);
    is_refused(cx, "function_cache: 'f' belongs to another runtime");
    assert_int_equal(etch_function_graph(cx, NULL, 1, &graph), ETCH_EINVAL);
    is_refused(cx, "function_graph: the function is NULL");
    assert_int_equal(etch_function_graph(cx, f, 1, NULL), ETCH_EINVAL);
    is_refused(cx, "function_graph: no place for the result");
    assert_int_equal(etch_function_abstract(cx, NULL, &arg, 1, &spec, NULL), ETCH_EINVAL);
    is_refused(cx, "abstract: the function is NULL");
    assert_int_equal(etch_function_abstract(cx, f, &arg, 1, NULL, NULL), ETCH_EINVAL);
    is_refused(cx, "abstract: no place for the result");
    assert_int_equal(etch_function_abstract(cx, far, &arg, 1, &spec, NULL), ETCH_EINVAL);
    is_refused(cx, "abstract: 'f' belongs to another runtime");
    etch_function_clear(cx, far);
    is_refused(cx, "clear: 'f' belongs to another runtime");
    etch_function_clear(cx, NULL);
    assert_null(etch_int_list(cx, NULL, 2));
    is_refused(cx, "int_list: 2 values in a list that is NULL");
    assert_int_equal(etch_function_get_stats(NULL).n_calls, 0);
    assert_string_equal(etch_function_name(NULL), "");
    etch_function_release(&f);
    etch_function_release(&far);
    world_end(&foreign);
    world_end(&w);
}

/* --- graphs ------------------------------------------------------------------------------------------------------------------ */

static etch_runtime *asked_runtime;

static void *reads_graph(void *user)
{
    etch_function *f = user;
    etch_ctx *cx = NULL;
    etch_graph *g = NULL;
    char *text = NULL;
    bool is_fine = etch_ctx_new(asked_runtime, &cx) == ETCH_OK;
    for (int i = 0; is_fine && i < 50; i++) {
        is_fine = etch_function_graph(cx, f, 1, &g) == ETCH_OK && etch_graph_text(g, &text) == ETCH_OK;
        free(text);
        text = NULL;
        etch_graph_release(&g);
    }
    etch_ctx_release(&cx);
    return is_fine ? user : NULL;
}

/* A trace's graph is given out as one of the asking context: others may be at work on the same trace. */
static void test_graph_is_the_askers(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    asked_runtime = etch_ctx_runtime(w.cx);
    etch_function *f = function_with(&w, chain, NULL, ETCH_SYMBOLIC);
    call(&w, f, FULL(&w, 1, 2));
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, reads_graph, f), 0);
    for (int i = 0; i < 50; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        call(&w, f, FULL(&w, 1, i));
        etch_scope_end(w.cx, scope);
    }
    for (int i = 0; i < 2; i++) {
        void *answer = NULL;
        pthread_join(threads[i], &answer);
        assert_non_null(answer);
    }
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_lifetime(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_released_while_a_call_waits), cmocka_unit_test(test_released_by_its_own_body),
        cmocka_unit_test(test_released_without_memory),     cmocka_unit_test(test_context_released_inside_a_call),
        cmocka_unit_test(test_scopes_inside_bodies),        cmocka_unit_test(test_leaked_handle_is_known_for_long),
        cmocka_unit_test(test_extra_outlives_its_trace),    cmocka_unit_test(test_comparison_that_calls_functions),
        cmocka_unit_test(test_what_is_not_there),           cmocka_unit_test(test_graph_is_the_askers),
    };
    return cmocka_run_group_tests_name("trace/lifetime", tests, NULL, NULL);
}
