/* Comparisons with three answers, and ranges: cases that people meet. Whether answers are ever wrong is what
 * dim_random_test.c looks for; here it is that the expected ones are found. */
#include "shape_test.h"

typedef etch_tri compare_fn(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b);

static void check(world *w, compare_fn *compare, const char *name, const char *a, const char *b, etch_tri expected)
{
    static const char *const words[] = { "no", "yes", "unknown" };
    etch_tri is = compare(w->cx, w->t, parse(w, a), parse(w, b));
    if (is != expected)
        fail_msg("%s(%s, %s) is %s, expected %s", name, a, b, words[is], words[expected]);
}
#define EQUAL(a, b, expected) check(&w, etch__dim_equal, "equal", a, b, expected)
#define LESS_EQUAL(a, b, expected) check(&w, etch__dim_less_equal, "less_equal", a, b, expected)
#define LESS(a, b, expected) check(&w, etch__dim_less, "less", a, b, expected)
#define DIVIDES(a, b, expected) check(&w, etch__dim_divides, "divides", a, b, expected)

static void test_polynomials(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    EQUAL("3", "3", ETCH_YES);
    EQUAL("3", "4", ETCH_NO);
    EQUAL("n", "n", ETCH_YES);
    EQUAL("n", "m", ETCH_UNKNOWN);
    EQUAL("n", "n + 1", ETCH_NO);
    EQUAL("n", "4", ETCH_UNKNOWN);
    EQUAL("n", "-1", ETCH_NO);
    EQUAL("2*n", "2*m + 1", ETCH_NO);
    EQUAL("2*n + 4*m", "7", ETCH_NO);
    EQUAL("b*t", "t*b", ETCH_YES);
    LESS_EQUAL("0", "n", ETCH_YES);
    LESS_EQUAL("n", "n + m", ETCH_YES);
    LESS("n", "n + m", ETCH_UNKNOWN);
    LESS("n", "n + m + 1", ETCH_YES);
    LESS("n", "n", ETCH_NO);
    LESS_EQUAL("n + 1", "n", ETCH_NO);
    LESS_EQUAL("b", "b*t", ETCH_UNKNOWN); /* t may be 0 */
    constrain(&w, "q", 1, ETCH_DIM_MAX, 1);
    constrain(&w, "r", 1, ETCH_DIM_MAX, 1);
    LESS_EQUAL("b", "b*q", ETCH_YES);
    LESS_EQUAL("q", "q*q", ETCH_YES);
    LESS_EQUAL("q + r", "q*r + 1", ETCH_YES);
    LESS("0", "q*r", ETCH_YES);
    EQUAL("q*r", "0", ETCH_NO);
    world_close(&w);
}

static void test_huge_ranges_are_not_cut_to_lies(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    constrain(&w, "x", ETCH_DIM_MAX - 1, ETCH_DIM_MAX, 1);
    constrain(&w, "y", ETCH_DIM_MAX - 1, ETCH_DIM_MAX, 1);
    EQUAL("3*x", "2*y",
          ETCH_UNKNOWN); /* both products leave the numbers; their difference is far from 0, but who knows */
    assert_int_not_equal(etch__dim_less(w.cx, w.t, parse(&w, "3*x"), parse(&w, "2*y")), ETCH_YES);
    LESS_EQUAL("x", "4611686018427387903", ETCH_YES);
    LESS("4611686018427387900", "x", ETCH_YES);
    /* An end of a range at the limit is no bound, however far the question was scaled up on the way. */
    constrain(&w, "a", 2, 1000, 1);
    constrain(&w, "b", 7, 1000, 1);
    const char *q = "((-a + b + 2)//(b - 4611686018427387903))//2147483648"; /* -1 or 0 */
    etch_dim d = parse(&w, q);
    assert_int_equal(etch__dim_less(w.cx, w.t, etch__dim_mul(w.cx, w.t, parse(&w, "a"), d), d), ETCH_UNKNOWN);
    assert_int_equal(etch__dim_range(w.t, parse(&w, "4611686018427387903//n")).lo, 0);
    world_close(&w);
}

static void test_operations(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m");
    LESS_EQUAL("min(n, m)", "n", ETCH_YES);
    LESS_EQUAL("min(n, m)", "n + m", ETCH_YES);
    LESS_EQUAL("n", "max(n, m)", ETCH_YES);
    LESS_EQUAL("max(n, m)", "n + m", ETCH_YES);
    LESS("max(n, m)", "min(n, m)", ETCH_NO);
    LESS_EQUAL("min(n, 8)", "8", ETCH_YES);
    LESS("n%8", "8", ETCH_YES);
    LESS_EQUAL("n%8", "n", ETCH_YES);
    LESS("n%m", "m", ETCH_YES);
    LESS_EQUAL("n%m", "n", ETCH_YES);
    LESS_EQUAL("n//2", "n", ETCH_YES);
    LESS_EQUAL("n//m", "n", ETCH_YES);
    LESS_EQUAL("2*(n//2)", "n", ETCH_YES);
    LESS("n", "2*(n//2) + 2", ETCH_YES);
    LESS_EQUAL("m*(n//m)", "n", ETCH_YES);
    LESS("n - m", "m*(n//m)", ETCH_YES);
    EQUAL("4*(n//4) + n%4", "n", ETCH_YES);
    EQUAL("m*(n//m) + n%m", "n", ETCH_YES);
    LESS_EQUAL("n//4 + n//4", "n", ETCH_YES);
    LESS_EQUAL("b*min(n, 4)", "b*n", ETCH_YES);
    EQUAL("n//2 + (n + 1)//2", "n", ETCH_YES);
    LESS_EQUAL("n*m", "n*n + m*m", ETCH_UNKNOWN); /* true, but beyond what is looked for: unknown, not no */
    LESS_EQUAL("bcast(n, m)", "max(n, m)", ETCH_YES);
    LESS_EQUAL("m", "bcast(n, m)", ETCH_UNKNOWN); /* 1 with 0 is 0 */
    LESS_EQUAL("8", "bcast(n, 8)", ETCH_YES);
    constrain(&w, "q", 1, 64, 1);
    constrain(&w, "r", 1, 64, 1);
    constrain(&w, "s", 2, 64, 1);
    LESS_EQUAL("q", "bcast(q, r)", ETCH_YES);
    EQUAL("s", "bcast(q, s)", ETCH_YES); /* it is s or it is an error */
    world_close(&w);
}

static void test_divides(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    DIVIDES("3", "12", ETCH_YES);
    DIVIDES("5", "12", ETCH_NO);
    DIVIDES("0", "12", ETCH_NO);
    DIVIDES("0", "0", ETCH_YES);
    DIVIDES("-4", "8*n", ETCH_YES);
    DIVIDES("4", "8*n + 4*m", ETCH_YES);
    DIVIDES("4", "8*n + 2", ETCH_NO);
    DIVIDES("4", "n", ETCH_UNKNOWN);
    DIVIDES("n", "n*m", ETCH_YES);
    DIVIDES("n", "n*m + 1", ETCH_UNKNOWN); /* n may be 1 */
    DIVIDES("m", "n", ETCH_UNKNOWN);
    constrain(&w, "k", 8, 64, 8);
    DIVIDES("4", "k", ETCH_YES);
    DIVIDES("4", "k + 4", ETCH_YES);
    DIVIDES("8", "k + 4", ETCH_NO);
    DIVIDES("k", "n*k + 3", ETCH_NO); /* k is at least 8 */
    DIVIDES("100", "k", ETCH_NO);
    world_close(&w);
}

static void check_range(world *w, const char *text, int64_t lo, int64_t hi, int64_t divisor)
{
    etch_dim_range r = etch__dim_range(w->t, parse(w, text));
    if (r.lo != lo || r.hi != hi || r.divisor != divisor)
        fail_msg("%s is in %lld..%lld by %lld, expected %lld..%lld by %lld", text, (long long)r.lo, (long long)r.hi,
                 (long long)r.divisor, (long long)lo, (long long)hi, (long long)divisor);
}

static void test_ranges(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    int64_t max = ETCH_DIM_MAX;
    constrain(&w, "n", 0, 10, 1);
    constrain(&w, "k", 8, 64, 8);
    check_range(&w, "17", 17, 17, 17);
    check_range(&w, "free", 0, max, 1);
    check_range(&w, "-3*free + 6", -max, 6, 3);
    check_range(&w, "free - other", -max, max, 1);
    check_range(&w, "2*n + 3", 3, 23, 1);
    check_range(&w, "n*k", 0, 640, 8);
    check_range(&w, "(n - 5)*(n - 5)", -75, 125, 1); /* term by term: wider than it is, and true */
    check_range(&w, "n - n//2", 0, 5, 1);
    check_range(&w, "k//8", 1, 8, 1);
    check_range(&w, "k//16", 0, 4, 1);
    check_range(&w, "k%16", 0, 8, 8);
    check_range(&w, "free - free%8", 0, max, 8);
    check_range(&w, "free%8", 0, 7, 1);
    check_range(&w, "min(free, k)", 0, 64, 1);
    check_range(&w, "max(k, n)", 8, 64, 1);
    check_range(&w, "bcast(k, free)", 8, 64, 8);
    check_range(&w, "free//n", 0, max, 1);
    world_close(&w);
}

static void test_failed_dims_compare_unknown(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_dim bad = ETCH_DIM_FAILED;
    assert_int_equal(etch__dim_equal(w.cx, w.t, bad, bad), ETCH_UNKNOWN);
    assert_int_equal(etch__dim_less_equal(w.cx, w.t, 1, bad), ETCH_UNKNOWN);
    assert_int_equal(etch__dim_less(w.cx, w.t, bad, 1), ETCH_UNKNOWN);
    assert_int_equal(etch__dim_divides(w.cx, w.t, 2, bad), ETCH_UNKNOWN);
    assert_int_equal(etch_error_status(w.cx), ETCH_OK);
    world_close(&w);
}

int etch_test_dim_compare(void);
int etch_test_dim_compare(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_polynomials), cmocka_unit_test(test_huge_ranges_are_not_cut_to_lies),
        cmocka_unit_test(test_operations),  cmocka_unit_test(test_divides),
        cmocka_unit_test(test_ranges),      cmocka_unit_test(test_failed_dims_compare_unknown),
    };
    return cmocka_run_group_tests_name("shape/dim_compare", tests, NULL, NULL);
}
