/* What a front in another language needs: calls of one trace, descriptions that decide nothing, and a lock of the caller's that is never
 * held while Etch waits or runs what takes long. */
#include "unit/trace/event_testing.h"

#include <etch/control.h>
#include <etch/effect.h>
#include <etch/variable.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

static const etch_function_options exact = { .policy = ETCH_EXACT };

static float first_of(stage *s, etch_tensor *t)
{
    float x[64];
    must(&s->w, etch_tensor_read(s->cx, t, x, (size_t)etch_tensor_count(t) * sizeof *x));
    return x[0];
}

/* --- one trace ---------------------------------------------------------------------------------------------------------------- */

static void a_trace_is_called_by_its_number(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "twice", twice, exact);
    etch_arg two = X32(&s, 2, 3), four = X32(&s, 4, 3);
    CALL(&s, two);
    CALL(&s, four);
    etch_tensor *y = NULL;
    /* Trace 1 was made for two rows; it does for four, and no trace is made. */
    assert_int_equal(etch_call_trace(s.cx, s.f, 1, &four, 1, &y, 1, NULL), 1);
    assert_int_equal(etch_tensor_dim(y, 0), 4);
    assert_true(first_of(&s, y) == 2 * first_of(&s, four.tensor));
    assert_int_equal(etch_function_get_stats(s.f).n_traces, 2);
    assert_int_equal(etch_call_trace(s.cx, s.f, 3, &two, 1, &y, 1, NULL), -1);
    assert_int_equal(etch_error_status(s.cx), ETCH_EINVAL);
    etch_error_clear(s.cx);
    assert_int_equal(etch_call_trace(s.cx, s.f, 1, NULL, 0, &y, 1, NULL), -1);
    assert_int_equal(etch_error_status(s.cx), ETCH_EINVAL);
    etch_error_clear(s.cx);
    etch_arg ints = sized(&s, ETCH_I32, (int64_t[]){ 2, 3 }, 2);
    assert_int_equal(etch_call_trace(s.cx, s.f, 1, &ints, 1, &y, 1, NULL), -1);
    assert_int_equal(etch_error_status(s.cx), ETCH_EDTYPE);
    etch_error_clear(s.cx);
    stage_end(&s);
}

/* --- captures ---------------------------------------------------------------------------------------------------------------------- */

typedef struct outside {
    etch_tensor *weights;
    etch_variable *bias;
} outside;

static etch_tensor *affine(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    outside *o = user;
    return etch_add(cx, etch_mul(cx, in[0], o->weights), etch_variable_read(cx, o->bias));
}

static void what_a_trace_captured_is_listed(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    outside o = { X32(&s, 300).tensor, NULL }; /* a few elements would be a constant of the graph */
    o.bias = etch_variable_new(s.cx, X32(&s, 300).tensor, NULL);
    s.f = etch_function_new(s.cx, "affine", affine, &o, &exact);
    CALL(&s, X32(&s, 2, 300));
    etch_tensor *t = NULL;
    etch_variable *v = NULL;
    etch_captures c = { .tensors = &t, .variables = &v, .max_tensors = 1, .max_variables = 1 };
    must(&s.w, etch_function_captures(s.cx, s.f, 1, &c));
    assert_int_equal(c.n_tensors, 1);
    assert_int_equal(c.n_variables, 1);
    assert_ptr_equal(v, o.bias);
    assert_int_equal(etch_tensor_count(t), 300);
    etch_tensor_release(&t);
    etch_variable_release(&v);
    must(&s.w, etch_function_captures(s.cx, s.f, 1, &(etch_captures){ 0 })); /* only the numbers */
    assert_int_equal(etch_function_captures(s.cx, s.f, 2, &c), ETCH_EINVAL);
    assert_int_equal(etch_function_captures(s.cx, s.f, 1, NULL), ETCH_EINVAL);
    etch_function_release(&s.f);
    etch_variable_release(&o.bias);
    stage_end(&s);
}

/* Two tensors from outside that are noted, one that is made inside; what is noted of a callee is the caller's too. */
static etch_tensor *notes(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    etch_tensor **small = user;
    (void)n;
    assert_int_equal(etch_trace_n_captures(cx), 0);
    for (int i = 0; i < 3; i++)
        assert_int_equal(etch_note_capture(cx, small[i % 2]), ETCH_OK); /* the first of them twice */
    assert_int_equal(etch_note_capture(cx, in[0]), ETCH_OK);            /* it is traced: nothing to note */
    assert_int_equal(etch_trace_n_captures(cx), 2);
    etch_tensor *own = etch_scalar(cx, ETCH_F32, 2);
    return etch_add(cx, etch_mul(cx, in[0], small[0]), etch_mul(cx, own, small[1]));
}

static etch_tensor *calls(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    return etch_call1(cx, user, in, n);
}

static void constants_from_outside_are_listed_where_they_are_noted(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_tensor *small[] = { X32(&s, 3).tensor, X32(&s, 3).tensor };
    etch_function *inner = etch_function_new(s.cx, "notes", notes, small, &exact);
    s.f = etch_function_new(s.cx, "calls", calls, inner, &exact);
    CALL(&s, X32(&s, 3));
    for (int i = 0; i < 2; i++) {
        etch_tensor *t[3] = { NULL, NULL, NULL };
        etch_captures c = { .tensors = t, .max_tensors = 3 };
        must(&s.w, etch_function_captures(s.cx, i ? inner : s.f, 1, &c));
        assert_int_equal(c.n_tensors, 2);
        assert_ptr_equal(t[0], small[0]);
        assert_ptr_equal(t[1], small[1]);
        etch_tensor_release(&t[0]);
        etch_tensor_release(&t[1]);
    }
    must(&s.w, etch_note_capture(s.cx, small[0])); /* nothing is traced */
    must(&s.w, etch_note_capture(s.cx, NULL));
    assert_int_equal(etch_trace_n_captures(s.cx), 0);
    etch_function_release(&s.f);
    etch_function_release(&inner);
    stage_end(&s);
}

/* --- descriptions ---------------------------------------------------------------------------------------------------------------- */

static etch_tensor *looks(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n, (void)user;
    assert_true(etch_tensor_is_traced(in[0]));
    assert_true(etch_tensor_is_of_trace(cx, in[0]));
    assert_int_equal(etch_tensor_peek_dim(in[0], 1), 8);
    assert_int_equal(etch_tensor_peek_dim(in[0], -1), 8);
    assert_int_equal(etch_tensor_peek_dim(in[0], 2), -1);
    return etch_add(cx, in[0], in[0]);
}

static void what_is_only_described_decides_nothing(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "looks", looks, exact);
    etch_arg x = X32(&s, 2, 8);
    assert_false(etch_tensor_is_traced(x.tensor));
    assert_false(etch_tensor_is_of_trace(s.cx, x.tensor));
    assert_int_equal(etch_tensor_peek_dim(x.tensor, 0), 2);
    assert_int_equal(etch_tensor_peek_dim(NULL, 0), -1);
    CALL(&s, x);
    etch_entry_list entries;
    must(&s.w, etch_function_cache(s.cx, s.f, &entries));
    assert_int_equal(entries.n, 1);
    assert_string_equal(entries.at[0].guards, "");
    etch_entry_list_release(&entries);
    stage_end(&s);
}

/* --- the caller's lock --------------------------------------------------------------------------------------------------------------- */

static pthread_mutex_t callers = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local bool has_it;
static atomic_int n_left, n_stops;

static void take(void)
{
    pthread_mutex_lock(&callers);
    has_it = true;
}
static void let_go(void)
{
    has_it = false;
    pthread_mutex_unlock(&callers);
}
static void *leave(void)
{
    static char left;
    if (!has_it)
        return NULL;
    atomic_fetch_add(&n_left, 1);
    let_go();
    return &left;
}
static void enter(void *left)
{
    assert_non_null(left);
    take();
}
static bool should_stop(bool is_updating)
{
    (void)is_updating;
    return atomic_load(&n_stops) > 0;
}
static const etch_interpreter interpreter = { leave, enter, should_stop };

typedef struct pair {
    stage s;
    atomic_bool is_tracing, is_done;
} pair;

/* Traced by the first thread, which gives the caller's lock away while the second one waits for the trace lock. */
static etch_tensor *slow_body(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    pair *p = user;
    if (!atomic_exchange(&p->is_tracing, true)) {
        let_go();
        usleep(50 * 1000);
        take(); /* never, if who waits for this trace has it */
    }
    return etch_add(cx, in[0], in[0]);
}

static void *second_thread(void *user)
{
    pair *p = user;
    etch_ctx *cx = NULL;
    assert_int_equal(etch_ctx_new(etch_ctx_runtime(p->s.cx), &cx), ETCH_OK);
    while (!atomic_load(&p->is_tracing))
        usleep(100);
    take();
    etch_tensor *x = NULL, *y = NULL;
    assert_int_equal(etch_tensor_new(cx, ETCH_F32, (int64_t[]){ 5 }, 1, &x), ETCH_OK);
    etch_arg arg = ETCH_ARG_TENSOR(x);
    assert_int_equal(etch_call_args(cx, p->s.f, &arg, 1, &y, 1, NULL), 1);
    let_go();
    etch_tensor_release(&x);
    etch_ctx_release(&cx);
    return NULL;
}

static void the_callers_lock_is_not_held_while_others_trace(void **state)
{
    (void)state;
    pair p = { .is_tracing = false };
    stage_begin(&p.s);
    etch_runtime_set_interpreter(etch_ctx_runtime(p.s.cx), &interpreter);
    etch_function_options o = { .policy = ETCH_EXACT, .max_entries = 1000 };
    p.s.f = etch_function_new(p.s.cx, "slow", slow_body, &p, &o);
    atomic_store(&n_left, 0);
    pthread_t other;
    assert_int_equal(pthread_create(&other, NULL, second_thread, &p), 0);
    take();
    etch_arg x = X32(&p.s, 2, 3);
    CALL(&p.s, x);
    let_go();
    assert_int_equal(pthread_join(other, NULL), 0);
    assert_true(atomic_load(&n_left) > 0);
    etch_runtime_set_interpreter(etch_ctx_runtime(p.s.cx), NULL);
    stage_end(&p.s);
}

static void the_callers_lock_is_not_held_by_long_runs(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_runtime_set_interpreter(etch_ctx_runtime(s.cx), &interpreter);
    stage_function(&s, "twice", twice, (etch_function_options){ .policy = ETCH_SYMBOLIC });
    take();
    CALL(&s, X32(&s, 2, 3));
    atomic_store(&n_left, 0);
    CALL(&s, X32(&s, 2, 3));
    assert_int_equal(atomic_load(&n_left), 0); /* it would cost more than it gives */
    CALL(&s, X32(&s, 256, 256));
    assert_int_equal(atomic_load(&n_left), 1);
    let_go();
    etch_runtime_set_interpreter(etch_ctx_runtime(s.cx), NULL);
    stage_end(&s);
}

/* --- attempts ---------------------------------------------------------------------------------------------------------------------- */

static void product(etch_ctx *cx, void *user)
{
    etch_tensor *x = user, *y = etch_mul(cx, x, x);
    assert_true(etch_tensor_is_traced(y));
    assert_int_equal(etch_tensor_peek_dim(y, 1), 3);
    etch_print(cx, "never", NULL, 0, NULL);
}

static void misfit(etch_ctx *cx, void *user)
{
    (void)etch_add(cx, user, etch_from(cx, ETCH_F32, (int64_t[]){ 7 }, 1, (float[7]){ 0 }));
}

static etch_tensor *attempts(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n, (void)user;
    assert_int_equal(etch_attempt(cx, product, in[0]), ETCH_OK);
    assert_int_equal(etch_attempt(cx, misfit, in[0]), ETCH_ESHAPE);
    assert_false(etch_failed(cx));
    return etch_add(cx, in[0], in[0]);
}

static void what_is_attempted_leaves_nothing(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    stage_function(&s, "attempts", attempts, exact);
    CALL(&s, X32(&s, 2, 3));
    etch_graph *g = NULL;
    must(&s.w, etch_function_graph(s.cx, s.f, 1, &g));
    assert_int_equal(etch_graph_n_outputs(g), 1);
    char *text = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&text, &length);
    must(&s.w, etch_graph_print(g, to));
    assert_int_equal(fclose(to), 0);
    assert_null(strstr(text, "mul"));
    assert_null(strstr(text, "print"));
    assert_non_null(strstr(text, "add"));
    free(text);
    etch_graph_release(&g);
    assert_int_equal(etch_attempt(s.cx, product, NULL), ETCH_EINVAL);
    assert_int_equal(etch_attempt(s.cx, NULL, NULL), ETCH_EINVAL);
    stage_end(&s);
}

/* --- stopping ------------------------------------------------------------------------------------------------------------------------ */

static etch_tensor *always(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, in[0], etch_scalar(cx, ETCH_F32, 1e30));
}

static void one_more(etch_ctx *cx, etch_tensor *const *in, int n, etch_tensor **out, void *user)
{
    (void)n, (void)user;
    out[0] = etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, 1));
}

static etch_tensor *endless(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n, (void)user;
    etch_tensor *y = NULL;
    etch_while(cx, in, 1, always, one_more, NULL, NULL, &y);
    return y;
}

static void a_run_ends_when_the_program_says_so(void **state)
{
    (void)state;
    stage s;
    stage_begin(&s);
    etch_runtime_set_interpreter(etch_ctx_runtime(s.cx), &interpreter);
    stage_function(&s, "endless", endless, exact);
    atomic_store(&n_stops, 1);
    etch_arg x = sized(&s, ETCH_F32, NULL, 0);
    assert_false(try_args(&s, &x, 1));
    assert_int_equal(etch_error_status(s.cx), ETCH_ECANCELLED);
    etch_error_clear(s.cx);
    atomic_store(&n_stops, 0);
    etch_runtime_set_interpreter(etch_ctx_runtime(s.cx), NULL);
    stage_end(&s);
}

int etch_test_front(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_trace_is_called_by_its_number),
        cmocka_unit_test(what_a_trace_captured_is_listed),
        cmocka_unit_test(constants_from_outside_are_listed_where_they_are_noted),
        cmocka_unit_test(what_is_only_described_decides_nothing),
        cmocka_unit_test(the_callers_lock_is_not_held_while_others_trace),
        cmocka_unit_test(the_callers_lock_is_not_held_by_long_runs),
        cmocka_unit_test(what_is_attempted_leaves_nothing),
        cmocka_unit_test(a_run_ends_when_the_program_says_so),
    };
    return cmocka_run_group_tests_name("trace/front", tests, NULL, NULL);
}
