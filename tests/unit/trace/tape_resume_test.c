/* Tapes that go on after they have ended, that become persistent, that tell what they watch, and that scatter only what gathers use. */
#include "unit/trace/tape_testing.h"

#include <etch/ops.h>

#define PROGRAM(name) static etch_tensor *name(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
#define BEGIN_PROGRAM \
    (void)n_in; \
    (void)user

static etch_tensor *both_of(etch_ctx *cx, etch_tensor *a, etch_tensor *b)
{
    return etch_stack(cx, (etch_tensor *[]){ a, b ? b : etch_zeros_like(cx, a) }, 2, 0);
}

/* x^2 + (x^3, not seen) + x^4: by x 2 x + 4 x^3. The tape around sees all of it. */
PROGRAM(with_a_gap)
{
    BEGIN_PROGRAM;
    etch_tensor *x = in[0], *x2 = NULL, *x3 = NULL, *x4 = NULL;
    etch_tape *outer = etch_tape_begin(cx, NULL), *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, outer, x);
    etch_tape_watch(cx, t, x);
    x2 = etch_square(cx, x);
    etch_tape_end(cx, t);
    x3 = etch_mul(cx, x2, x);
    etch_tape_resume(cx, t);
    etch_tape_resume(cx, t); /* nothing: it records */
    x4 = etch_square(cx, x2);
    etch_tensor *y = etch_add(cx, etch_add(cx, x2, x3), x4);
    etch_tensor *part = gradient(cx, t, y, x), *whole = gradient(cx, outer, y, x);
    etch_tape_release(&t);
    etch_tape_release(&outer);
    return both_of(cx, part, whole);
}

static void test_resume(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 2, 3);
    EXPECT_D(&w, both(&w, with_a_gap, &x, 1, NULL), 2 * 2 + 4 * 8, 2 * 3 + 4 * 27, /* then with 3 x^2 */
             2 * 2 + 3 * 4 + 4 * 8, 2 * 3 + 3 * 9 + 4 * 27);
    world_end(&w);
}

static void refuse_resume(world *w, etch_tape *t, const char *text)
{
    etch_tape_resume(w->cx, t);
    assert_true(etch_failed(w->cx));
    assert_int_equal(etch_error_status(w->cx), ETCH_EINVAL);
    if (!strstr(etch_error_message(w->cx), text))
        fail_msg("\"%s\" does not contain \"%s\"", etch_error_message(w->cx), text);
    etch_error_clear(w->cx);
}

static void test_resume_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 0, NULL, 3);
    etch_tape *t = etch_tape_begin(w.cx, NULL);
    etch_tape_watch(w.cx, t, x);
    etch_tensor *y = etch_square(w.cx, x);
    etch_tape_end(w.cx, t);
    refuse_resume(&w, NULL, "NULL");
    etch_tape *later = etch_tape_begin(w.cx, NULL);
    refuse_resume(&w, t, "begun after this one had ended");
    etch_tape_end(w.cx, later);
    etch_tape_resume(w.cx, t); /* now it can */
    EXPECT_D(&w, gradient(w.cx, t, etch_mul(w.cx, y, x), x), 27);
    refuse_resume(&w, t, "non-persistent");
    etch_tape_release(&t);
    etch_tape_release(&later);
    world_end(&w);
}

PROGRAM(asked_twice)
{
    BEGIN_PROGRAM;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = etch_square(cx, in[0]), *z = etch_mul(cx, y, in[0]);
    etch_tape_end(cx, t);
    etch_tape_make_persistent(t);
    etch_tensor *first = gradient(cx, t, y, in[0]), *second = gradient(cx, t, z, in[0]);
    etch_tape_release(&t);
    return both_of(cx, first, second);
}

static void test_make_persistent(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 0, NULL, 3);
    EXPECT_D(&w, both(&w, asked_twice, &x, 1, NULL), 6, 27);
    etch_tape_make_persistent(NULL);
    world_end(&w);
}

static void test_variables(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v[3];
    for (int i = 0; i < 3; i++)
        v[i] = etch_variable_new(w.cx, D(&w, 0, NULL, 2), &(etch_variable_options){ .is_untrainable = i == 2 });
    etch_tape *t = etch_tape_begin(w.cx, NULL);
    assert_null(etch_tape_variable(t, 0));
    assert_null(etch_tape_variable(t, -1));
    assert_null(etch_tape_variable(NULL, 0));
    etch_tape_watch_variable(w.cx, t, v[0]);
    assert_ptr_equal(etch_tape_variable(t, 0), v[0]);
    (void)etch_variable_read(w.cx, v[1]);
    (void)etch_variable_read(w.cx, v[2]); /* not trainable: not watched */
    assert_ptr_equal(etch_tape_variable(t, 1), v[1]);
    assert_null(etch_tape_variable(t, 2));
    etch_tape_release(&t);
    for (int i = 0; i < 3; i++)
        etch_variable_release(&v[i]);
    world_end(&w);
}

/* By a list of i32, by a list of i64, by one index. */
static etch_gradient gathered(world *w, etch_tensor *x, etch_dtype first, etch_dtype second, bool by_one)
{
    etch_gradient g;
    etch_source by = ETCH_BY(x);
    etch_tape *t = etch_tape_begin(w->cx, &(etch_tape_options){ .scatters_gathers_only = true });
    etch_tape_watch(w->cx, t, x);
    etch_tensor *at = etch_int_list(w->cx, (int64_t[]){ 2, 0 }, 2), *one = etch_int_list(w->cx, (int64_t[]){ 1 }, 1);
    etch_tensor *y = etch_add(w->cx, etch_gather(w->cx, x, etch_cast(w->cx, at, first), 0, 0),
                              etch_gather(w->cx, x, etch_cast(w->cx, at, second), 0, 0));
    if (by_one)
        y = etch_strided_slice(w->cx, x, one, etch_int_list(w->cx, (int64_t[]){ 2 }, 1), one, 0, 0, 1);
    must(w, etch_tape_gradients(w->cx, t, &y, NULL, 1, &by, 1, &g));
    etch_tape_release(&t);
    return g;
}

static void test_gathers_only(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(3), 1, 2, 3), *shape = etch_shape_of(w.cx, x, ETCH_I64);
    etch_gradient g = gathered(&w, x, ETCH_I32, ETCH_I32, false);
    assert_int_equal(etch_tensor_dtype(g.indices), ETCH_I32);
    EXPECT_D(&w, etch_gradient_dense(w.cx, g, shape), 2, 0, 2);
    g = gathered(&w, x, ETCH_I32, ETCH_I64, false);
    assert_int_equal(etch_tensor_dtype(g.indices), ETCH_I64);
    EXPECT_D(&w, etch_gradient_dense(w.cx, g, shape), 2, 0, 2);
    g = gathered(&w, x, ETCH_I32, ETCH_I32, true);
    assert_null(g.indices);
    EXPECT_D(&w, g.value, 0, 1, 0);
    world_end(&w);
}

int etch_test_tape_resume(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_resume),    cmocka_unit_test(test_resume_refused), cmocka_unit_test(test_make_persistent),
        cmocka_unit_test(test_variables), cmocka_unit_test(test_gathers_only),
    };
    return cmocka_run_group_tests_name("trace/tape_resume", tests, NULL, NULL);
}
