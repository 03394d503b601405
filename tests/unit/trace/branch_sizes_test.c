/* Sizes of what branches give: the same by two names where the calls of a trace all have them, and compared across traces. */
#include "function_testing.h"

#include <etch/control.h>

typedef struct sides {
    etch_tensor *a, *b;
    int64_t known;         /* size of the result while it was traced; -1: not known */
    bool is_same, is_less; /* sizes in the branch and around it */
} sides;

static void give_a(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)cx, (void)n_out;
    out[0] = ((const sides *)user)->a;
}

static void give_b(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)cx, (void)n_out;
    out[0] = ((const sides *)user)->b;
}

static etch_tensor *one_of(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    sides *s = user;
    etch_tensor *out[1];
    s->a = in[0];
    s->b = in[1];
    etch_if(cx, in[2], give_a, give_b, s, out, 1);
    s->known = out[0] ? etch_tensor_peek_dim(out[0], 0) : -2;
    return out[0];
}

/* What a branch gives has the elements that it has eagerly, and the size that `known` says. */
static void check_one_of(world *w, etch_function *f, const sides *s, int64_t n, int64_t m, int64_t known)
{
    for (int flag = 0; flag < 2; flag++) {
        etch_tensor *in[] = { FULL(w, 1, n), FULL(w, 2, m), etch_int(w->cx, ETCH_BOOL, flag) };
        etch_tensor *y = etch_call1(w->cx, f, in, 3);
        if (!y)
            fail_msg("%s", etch_error_message(w->cx));
        assert_int_equal(etch_tensor_dim(y, 0), flag ? n : m);
        assert_true(first(w, y) == (flag ? 1 : 2));
    }
    assert_int_equal(s->known, known);
}

static void test_fixed_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    sides s = { .known = -3 };
    etch_function *exact = function_with(&w, one_of, &s, ETCH_EXACT);
    check_one_of(&w, exact, &s, 3, 3, 3);
    check_one_of(&w, exact, &s, 3, 4, -1);
    check_one_of(&w, exact, &s, 5, 5, 5);
    assert_int_equal(n_traces(exact), 3);
    etch_function_release(&exact);
    /* One trace serves all sizes: that they are equal in the call that it is made in says nothing. */
    etch_function *symbolic = function_with(&w, one_of, &s, ETCH_SYMBOLIC);
    check_one_of(&w, symbolic, &s, 3, 3, -1);
    check_one_of(&w, symbolic, &s, 3, 4, -1);
    assert_int_equal(n_traces(symbolic), 1);
    etch_function_release(&symbolic);
    world_end(&w);
}

static void compare(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    sides *s = user;
    etch_tensor *twice_a = etch_concat(cx, (etch_tensor *[]){ s->a, s->a }, 2, 0);
    etch_tensor *inside = etch_tensor_dim_of(cx, twice_a, 0), *around = etch_tensor_dim_of(cx, s->b, 0);
    s->is_same = etch_sizes_compare(cx, inside, ETCH_IS_EQUAL, around);
    s->is_less = etch_sizes_compare(cx, around, ETCH_IS_LESS, inside);
    out[0] = s->b;
}

static etch_tensor *comparing(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    sides *s = user;
    etch_tensor *out[1];
    s->a = in[0];
    s->b = in[1];
    etch_if(cx, in[2], compare, give_b, s, out, 1);
    return out[0];
}

static void test_sizes_of_two_traces(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    sides s = { .known = 0 };
    etch_function *f = function_with(&w, comparing, &s, ETCH_SYMBOLIC);
    const int64_t sizes[][3] = { { 2, 4, 1 }, { 3, 6, 1 }, { 2, 3, 2 }, { 4, 7, 2 }, { 2, 5, 3 } };
    for (int i = 0; i < 5; i++) {
        int64_t n = sizes[i][0], m = sizes[i][1];
        etch_tensor *in[] = { FULL(&w, 1, n), FULL(&w, 2, m), etch_int(w.cx, ETCH_BOOL, 1) };
        assert_non_null(etch_call1(w.cx, f, in, 3));
        assert_int_equal(n_traces(f), sizes[i][2]);
        assert_int_equal(s.is_same, 2 * n == m);
        assert_int_equal(s.is_less, m < 2 * n);
    }
    etch_function_release(&f);
    world_end(&w);
}

typedef struct apart {
    etch_tensor *size; /* of a trace that is over */
} apart;

static etch_tensor *in_another(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    const apart *p = user;
    (void)etch_sizes_compare(cx, p->size, ETCH_IS_EQUAL, etch_tensor_dim_of(cx, in[0], 0));
    return in[0];
}

static etch_tensor *keep_size(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    apart *p = user;
    p->size = etch_keep(cx, etch_tensor_dim_of(cx, in[0], 0));
    return in[0];
}

static void test_sizes_of_a_trace_that_is_over(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    apart p = { NULL };
    etch_function *keeps = function_with(&w, keep_size, &p, ETCH_SYMBOLIC);
    etch_function *asks = function_with(&w, in_another, &p, ETCH_SYMBOLIC);
    (void)call(&w, keeps, FULL(&w, 1, 3));
    fails(&w, asks, FULL(&w, 1, 3), ETCH_EINVAL, "sizes_compare");
    etch_tensor_release(&p.size);
    etch_function_release(&keeps);
    etch_function_release(&asks);
    world_end(&w);
}

int etch_test_branch_sizes(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fixed_sizes),
        cmocka_unit_test(test_sizes_of_two_traces),
        cmocka_unit_test(test_sizes_of_a_trace_that_is_over),
    };
    return cmocka_run_group_tests_name("trace/branch_sizes", tests, NULL, NULL);
}
