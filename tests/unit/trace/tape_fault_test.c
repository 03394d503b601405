/* Allocation n fails, for every n: gradients say so, nothing leaks, tapes can be released. */
#include "unit/trace/tape_testing.h"

static int doubled(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in;
    (void)max_out;
    (void)user;
    out[0] = etch_add(cx, in[0], in[0]);
    return out[0] ? 1 : -1;
}
static int doubled_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    d_in[0] = etch_add(cx, c->d_out[0], c->d_out[0]);
    return d_in[0] ? 1 : -1;
}

/* Two tapes, one inside the other; a custom rule; a variable; a source of shared value; a pause; a jacobian. */
static etch_tensor *everything(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    etch_tape *outer = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true }), *inner;
    etch_tensor *x = in[0], *same = etch_neg(cx, etch_neg(cx, x)), *y = NULL, *d[3] = { NULL }, *j = NULL;
    etch_tape_watch(cx, outer, x);
    inner = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, inner, same);
    etch_tape_watch(cx, inner, x);
    etch_tensor *v = etch_variable_read(cx, user);
    (void)etch_custom_gradient(cx, &x, 1, &(etch_custom){ .forward = doubled, .backward = doubled_back }, &y, 1);
    etch_tapes_pause(cx);
    etch_tensor *scale = etch_exp(cx, etch_sum(cx, x, ETCH_ALL_AXES, false));
    etch_tapes_resume(cx);
    y = etch_mul(cx, etch_softmax(cx, etch_mul(cx, y, v), -1), etch_mul(cx, same, scale));
    if (y) {
        etch_source by[] = { ETCH_BY(x), ETCH_BY(same), ETCH_BY_VARIABLE(user) };
        if (etch_tape_gradient(cx, inner, &y, NULL, 1, by, 3, ETCH_UNCONNECTED_ZEROS, d) != ETCH_OK)
            etch_fail(cx, etch_error_status(cx), "%s", etch_error_message(cx));
    }
    y = etch_add(cx, d[0], etch_mul(cx, d[1], d[2]));
    if (y)
        j = etch_tape_jacobian(cx, outer, y, ETCH_BY(x), ETCH_UNCONNECTED_ZEROS);
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return j;
}

typedef struct fault_case {
    bool is_traced;
    double got[4];
} fault_case;

static etch_status scenario(const etch_allocator *alloc, fault_case *c)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    if (etch_runtime_new(alloc, &rt) != ETCH_OK)
        return ETCH_ENOMEM;
    if (etch_ctx_new(rt, &cx) != ETCH_OK) {
        etch_runtime_release(&rt);
        return ETCH_ENOMEM;
    }
    etch_tensor *x = etch_from(cx, ETCH_F64, (int64_t[]){ 2 }, 1, (double[]){ 0.5, -1 }), *j = NULL;
    etch_tensor *w = etch_from(cx, ETCH_F64, (int64_t[]){ 2 }, 1, (double[]){ 2, 3 });
    etch_variable *v = w ? etch_variable_new(cx, w, NULL) : NULL;
    if (x && v && c->is_traced) {
        etch_function *f = etch_function_new(cx, "f", everything, v, NULL);
        if (f)
            j = etch_call1(cx, f, &x, 1);
        etch_function_release(&f);
    } else if (x && v) {
        j = everything(cx, &x, 1, v);
    }
    etch_status s = etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
    etch_error_clear(cx);
    if (j && s == ETCH_OK)
        s = etch_tensor_read(cx, j, c->got, sizeof c->got);
    etch_variable_release(&v);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return s;
}

/* What can be done without (a line for messages, letting go early) may fail without anybody being told; then the
 * numbers are right. */
static size_t each_failure(bool is_traced, bool from_then_on)
{
    fault_case right = { .is_traced = is_traced };
    assert_int_equal(scenario(etch_allocator_system(), &right), ETCH_OK);
    size_t step = etch__tiny_limits() ? 37 : from_then_on ? 11 : 1; /* there lists grow one by one */
    for (size_t fail_at = 1;; fail_at += step) {
        etch_counting_allocator counting;
        etch_failing_allocator failing;
        etch__counting_init(&counting, etch_allocator_system());
        etch__failing_init(&failing, &counting.iface, fail_at);
        failing.from_then_on = from_then_on;
        fault_case c = { .is_traced = is_traced };
        etch_status s = scenario(&failing.iface, &c);
        assert_int_equal(atomic_load(&counting.live_bytes), 0);
        assert_int_equal(atomic_load(&counting.n_allocs), atomic_load(&counting.n_frees));
        bool has_failed = atomic_load(&failing.has_failed);
        if (s != ETCH_ENOMEM || !has_failed) {
            assert_int_equal(s, ETCH_OK);
            assert_memory_equal(c.got, right.got, sizeof c.got);
        }
        if (!has_failed)
            return fail_at - 1;
    }
}

static void test_eager(void **state)
{
    (void)state;
    assert_true(each_failure(false, false) > 500);
    each_failure(false, true);
}

static void test_traced(void **state)
{
    (void)state;
    assert_true(each_failure(true, false) > 300);
    each_failure(true, true);
}

/* The same program when nothing fails: eagerly and traced. */
static void test_works(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 0.5, -1);
    etch_variable *v = etch_variable_new(w.cx, D(&w, 1, DIMS(2), 2, 3), NULL);
    expect_dims(both(&w, everything, &x, 1, v), 2, DIMS(2, 2));
    etch_variable_release(&v);
    world_end(&w);
}

int etch_test_tape_fault(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_works),
        cmocka_unit_test(test_eager),
        cmocka_unit_test(test_traced),
    };
    return cmocka_run_group_tests_name("trace/tape_fault", tests, NULL, NULL);
}
