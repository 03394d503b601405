/* Ranks that only the run tells: branches that differ in them, shapes that are computed, and tensors of unknown rank inside of branches
 * and loops. What a program gives eagerly, its trace gives too. */
#include "function_testing.h"

#include <etch/control.h>
#include <etch/variable.h>

static etch_tensor *sum_of(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }
static etch_tensor *is_positive(etch_ctx *cx, etch_tensor *x)
{
    return etch_less(cx, etch_scalar(cx, ETCH_F32, 0), sum_of(cx, x));
}

/* --- branches --------------------------------------------------------------------------------------------------------- */

typedef struct program {
    etch_tensor *x;
    etch_variable *v;
} program;

static void as_it_is(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program *p = user;
    (void)n_out;
    out[0] = etch_mul(cx, p->x, etch_scalar(cx, ETCH_F32, 2));
    out[1] = sum_of(cx, p->x);
}

static void as_column(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program *p = user;
    (void)n_out;
    etch_variable_assign_add(cx, p->v, etch_scalar(cx, ETCH_F32, 1));
    out[0] = etch_reshape(cx, p->x, etch_int_list(cx, (const int64_t[]){ -1, 1 }, 2));
    out[1] = etch_max(cx, p->x, ETCH_ALL_AXES, false);
}

/* What follows the rank: ops, another branch, an assignment. */
static etch_tensor *differ(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    etch_tensor *out[2], *again[2];
    (void)n_in;
    p->x = in[0];
    etch_if(cx, is_positive(cx, in[0]), as_it_is, as_column, p, out, 2);
    p->x = etch_add(cx, out[0], out[1]);
    etch_variable_assign_add(cx, p->v, sum_of(cx, p->x));
    etch_if(cx, is_positive(cx, etch_sub(cx, out[1], etch_scalar(cx, ETCH_F32, 3))), as_column, as_it_is, p, again, 2);
    return again[0];
}

static void check(world *w, etch_function *f, program *traced, program *eager, etch_body *body, etch_tensor *x)
{
    etch_tensor *y = call(w, f, x), *want = body(w->cx, &x, 1, eager);
    assert_non_null(want);
    assert_int_equal(etch_tensor_rank(y), etch_tensor_rank(want));
    for (int a = 0; a < etch_tensor_rank(y); a++)
        assert_int_equal(etch_tensor_dim(y, a), etch_tensor_dim(want, a));
    assert_true(first(w, sum_of(w->cx, y)) == first(w, sum_of(w->cx, want)));
    assert_true(first(w, y) == first(w, want));
    if (traced->v)
        assert_true(first(w, etch_variable_read(w->cx, traced->v)) == first(w, etch_variable_read(w->cx, eager->v)));
}

static void test_branches(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    program traced = { .v = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 0), NULL) };
    program eager = { .v = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 0), NULL) };
    etch_function *f = function_with(&w, differ, &traced, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 5; n++)
        for (int sign = -1; sign <= 1; sign += 2)
            check(&w, f, &traced, &eager, differ, FULL(&w, sign * 2, n));
    assert_int_equal(n_traces(f), 1);
    etch_graph *g;
    char *text;
    must(&w, etch_function_graph(w.cx, f, 1, &g));
    must(&w, etch_graph_verify(g));
    must(&w, etch_graph_text(g, &text));
    assert_non_null(strstr(text, "f32[...]"));
    free(text);
    etch_graph_release(&g);
    etch_function_release(&f);
    etch_variable_release(&traced.v);
    etch_variable_release(&eager.v);
    world_end(&w);
}

/* --- shapes ----------------------------------------------------------------------------------------------------------- */

/* x in the shape of as many ones as it has positive elements, and its count. */
static etch_tensor *shaped(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *is_on = etch_less(cx, etch_scalar(cx, ETCH_F32, 0), in[0]);
    etch_tensor *ones = etch_boolean_mask(cx, etch_ones_like(cx, etch_cast(cx, in[0], ETCH_I64)), is_on);
    etch_tensor *shape[] = { ones, etch_int_list(cx, (const int64_t[]){ -1 }, 1) };
    etch_tensor *y = etch_reshape(cx, in[0], etch_concat(cx, shape, 2, 0));
    return etch_add(cx, y, etch_cast(cx, etch_sum(cx, etch_shape_of(cx, y, ETCH_I64), ETCH_ALL_AXES, false), ETCH_F32));
}

static void test_shapes(void **state)
{
    (void)state;
    static const float inputs[][4] = { { 1, 0, 0, 0 }, { 1, 1, 0, -1 }, { -1, -1, -2, 0 }, { 1, 2, 3, 4 } };
    world w;
    world_begin(&w);
    program none = { 0 };
    etch_function *f = function_with(&w, shaped, NULL, ETCH_SYMBOLIC);
    for (int again = 0; again < 2; again++)
        for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++)
            check(&w, f, &none, &none, shaped, etch_from(w.cx, ETCH_F32, (const int64_t[]){ 4 }, 1, inputs[i]));
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* A rank that the inputs would have to tell, and cannot, is an error. */
static etch_tensor *too_many(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_reshape(cx, sum_of(cx, in[0]), etch_ones_like(cx, etch_cast(cx, in[0], ETCH_I64)));
}

static void test_shapes_that_are_too_long(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, too_many, NULL, ETCH_SYMBOLIC);
    assert_int_equal(etch_tensor_rank(call(&w, f, FULL(&w, 1, 3))), 3);
    etch_tensor *x = FULL(&w, 1, ETCH_MAX_RANK + 1), *y = etch_call1(w.cx, f, &x, 1);
    assert_null(y);
    assert_true(etch_failed(w.cx));
    etch_error_clear(w.cx);
    assert_int_equal(etch_tensor_rank(call(&w, f, FULL(&w, 1, 2))), 2);
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_rank(void);
int etch_test_rank(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_branches), cmocka_unit_test(test_shapes),
                                        cmocka_unit_test(test_shapes_that_are_too_long) };
    return cmocka_run_group_tests_name("trace/rank", tests, NULL, NULL);
}
