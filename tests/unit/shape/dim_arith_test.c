/* Arithmetic: what is equal has one form, what cannot be computed says why. */
#include "shape_test.h"

static void test_polynomials_are_canonical(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m + b + t");
    check_prints(&w, "1 + n + n", "2*n + 1");
    check_prints(&w, "n - n", "0");
    check_prints(&w, "t*b", "b*t");
    check_prints(&w, "(n + 1)*(n - 1)", "n*n - 1");
    check_prints(&w, "(n + m)*(n + m) - 4*n*m", "n*n - 2*n*m + m*m");
    check_prints(&w, "(b*t + 1)*3 - 2", "3*b*t + 1");
    check_prints(&w, "-(-n)", "n");
    check_prints(&w, "1 - n", "-n + 1");
    check_prints(&w, "m + n*n + b*t*n + 7", "n*b*t + n*n + m + 7");
    check_prints(&w, "0*n + 5", "5");
    check_prints(&w, "2*(n//3)*(n//3)", "2*(n//3)*(n//3)");
    world_close(&w);
}

static void test_floor_division(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m");
    check_prints(&w, "(4*n + 2)//4", "n");
    check_prints(&w, "(2*n + 1)//4", "n//2");
    check_prints(&w, "(2*n + 1)%4", "2*(n%2) + 1");
    check_prints(&w, "(5*n + 3)//2", "2*n + (n + 1)//2 + 1");
    check_prints(&w, "(n - 1)//2", "(n + 1)//2 - 1");
    check_prints(&w, "n//-2", "-n + n//2"); /* the ceiling of n/2, negated */
    check_prints(&w, "n%-2", "-(n%2)");
    check_prints(&w, "n//1 + n%1", "n");
    check_prints(&w, "7//2 + -7//2 + 7%-4", "-2");
    check_prints(&w, "(n//2)//3", "n//6");
    check_prints(&w, "(n//2 + 2)//3", "(n + 4)//6");
    check_prints(&w, "(n//m)//3", "n//(3*m)");
    check_prints(&w, "n*m//m", "n");
    check_prints(&w, "(n*m + 3)//m", "n + 3//m");
    check_prints(&w, "(n*m + 3)%m", "3%m");
    check_prints(&w, "(n*m + n + 3)//(m + 1)", "n + 3//(m + 1)");
    check_prints(&w, "(6*n*m)//(4*m)", "n + n//2");
    check_prints(&w, "(6*n*m)%(4*m)", "2*m*(n%2)");
    check_prints(&w, "n//(n + 1)", "0");
    check_prints(&w, "n%(n + 1)", "n");
    check_prints(&w, "(n - 1)//n", "0"); /* where n is not 0 */
    check_prints(&w, "(n - 1)%n", "n - 1");
    check_prints(&w, "(n%8 + 3)%4", "(n + 3)%4");
    check_prints(&w, "(n%m + m)%m", "n%m");
    check_prints(&w, "(n%8)//8", "0");
    check_prints(&w, "(n - m)//(n - m)", "1");
    check_prints(&w, "(n*n - m*m)//(m - n)", "-n - m");
    world_close(&w);
}

static void test_division_uses_ranges_and_divisors(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    constrain(&w, "n", 0, ETCH_DIM_MAX, 4);
    constrain(&w, "m", 8, 15, 1);
    check_prints(&w, "n%4", "0");
    check_prints(&w, "n%8", "n%8");
    check_prints(&w, "(n + m)%2", "m%2");
    check_prints(&w, "(n + 3)//4", "n//4");
    check_prints(&w, "(3*n + k)//4", "3*(n//4) + k//4");
    check_prints(&w, "m//8", "1");
    check_prints(&w, "m%8", "m - 8");
    check_prints(&w, "m%16", "m");
    world_close(&w);
}

static void test_min_and_max(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m");
    check_prints(&w, "min(4, n, 6)", "min(n, 4)");
    check_prints(&w, "max(m, n)", "max(n, m)");
    check_prints(&w, "min(min(n, 3), min(m, n))", "min(n, m, 3)");
    check_prints(&w, "min(n, n + 1)", "n");
    check_prints(&w, "max(n, n + m)", "n + m");
    check_prints(&w, "max(n, 0)", "n");
    check_prints(&w, "min(n, -1)", "-1");
    check_prints(&w, "max(n, n//2)", "n");
    check_prints(&w, "min(n, max(n, m))", "n");
    check_prints(&w, "max(n, min(n, m))", "n");
    check_prints(&w, "min(n%5, 4)", "n%5");
    check_prints(&w, "min(3, 5) + max(3, 5)", "8");
    world_close(&w);
}

static void test_broadcast(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m + k");
    check_prints(&w, "bcast(n, 1)", "n");
    check_prints(&w, "bcast(1, 1)", "1");
    check_prints(&w, "bcast(1, 0)", "0");
    check_prints(&w, "bcast(n, n)", "n");
    check_prints(&w, "bcast(m, n)", "bcast(n, m)");
    check_prints(&w, "bcast(bcast(k, n), bcast(n, m))", "bcast(n, m, k)");
    check_prints(&w, "bcast(8, n)", "bcast(n, 8)");
    check_prints(&w, "bcast(n, 0)", "bcast(n, 0)");
    etch_dim d = parse(&w, "bcast(n, 8)");
    etch_dim_range r = etch__dim_range(w.t, d);
    assert_true(r.lo == 8 && r.hi == 8);
    assert_int_equal(etch__dim_equal(w.cx, w.t, d, 8), ETCH_YES);
    assert_int_not_equal(d, 8); /* n may be 3: that has to be noticed when sizes are known */
    constrain(&w, "two", 1, 2, 1);
    constrain(&w, "one", 1, 1, 1);
    check_prints(&w, "bcast(two, 2)", "2");
    check_prints(&w, "bcast(one, n)", "n");
    world_close(&w);
}

static void check_fails(world *w, etch_dim d, etch_status status, const char *a, const char *b)
{
    assert_int_equal(d, ETCH_DIM_FAILED);
    assert_int_equal(etch_error_status(w->cx), status);
    if (!strstr(etch_error_message(w->cx), a) || !strstr(etch_error_message(w->cx), b))
        fail_msg("\"%s\" does not name %s and %s", etch_error_message(w->cx), a, b);
    etch_error_clear(w->cx);
}

static void test_failures_name_their_operands(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_ctx *cx = w.cx;
    etch_dims *t = w.t;
    etch_dim max = ETCH_DIM_MAX, n = parse(&w, "n"), half = INT64_C(1) << 61;
    check_fails(&w, etch__dim_add(cx, t, max, 1), ETCH_ERANGE, "4611686018427387903", "1");
    check_fails(&w, etch__dim_sub(cx, t, -max, 1), ETCH_ERANGE, "-4611686018427387903", "1");
    check_fails(&w, etch__dim_mul(cx, t, half, 2), ETCH_ERANGE, "2305843009213693952", "2");
    etch_dim big = etch__dim_mul(cx, t, n, half);
    assert_int_not_equal(big, ETCH_DIM_FAILED);
    check_fails(&w, etch__dim_add(cx, t, big, big), ETCH_ERANGE, "2305843009213693952*n", "+");
    check_fails(&w, etch__dim_mul(cx, t, big, 2), ETCH_ERANGE, "2305843009213693952*n", "* 2");
    check_fails(&w, etch__dim_floordiv(cx, t, n, 0), ETCH_EDIVZERO, "n", "// 0");
    check_fails(&w, etch__dim_mod(cx, t, parse(&w, "n + 1"), 0), ETCH_EDIVZERO, "(n + 1)", "% 0");
    check_fails(&w, etch__dim_broadcast(cx, t, 3, 4), ETCH_ESHAPE, "3", "4");
    check_fails(&w, etch__dim_broadcast(cx, t, parse(&w, "n + 2"), parse(&w, "n + 3")), ETCH_ESHAPE, "n + 2", "n + 3");
    check_fails(&w, etch__dim_broadcast(cx, t, parse(&w, "bcast(n, 8)"), 6), ETCH_ESHAPE, "bcast(n, 8)", "6");
    check_fails(&w, etch__dim_broadcast(cx, t, 0, 5), ETCH_ESHAPE, "0", "5");
    check_fails(&w, etch__dim_broadcast(cx, t, parse(&w, "2*n"), 7), ETCH_ESHAPE, "2*n", "7");
    /* A failed operand gives a failed result and says nothing of its own. */
    assert_int_equal(etch__dim_add(cx, t, ETCH_DIM_FAILED, 1), ETCH_DIM_FAILED);
    assert_int_equal(etch__dim_mul(cx, t, n, ETCH_DIM_FAILED), ETCH_DIM_FAILED);
    assert_int_equal(etch__dim_floordiv(cx, t, ETCH_DIM_FAILED, 2), ETCH_DIM_FAILED);
    assert_int_equal(etch__dim_mod(cx, t, ETCH_DIM_FAILED, 2), ETCH_DIM_FAILED);
    assert_int_equal(etch__dim_min(cx, t, ETCH_DIM_FAILED, 2), ETCH_DIM_FAILED);
    assert_int_equal(etch__dim_max(cx, t, 2, ETCH_DIM_FAILED), ETCH_DIM_FAILED);
    assert_int_equal(etch__dim_broadcast(cx, t, 2, ETCH_DIM_FAILED), ETCH_DIM_FAILED);
    assert_int_equal(etch_error_status(cx), ETCH_OK);
    /* An undecided broadcast is no failure. */
    assert_int_not_equal(etch__dim_broadcast(cx, t, parse(&w, "n"), parse(&w, "n + 1")),
                         ETCH_DIM_FAILED); /* 0 with 1 */
    world_close(&w);
}

static void test_products_and_sums_of_many(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_dim d[3] = { parse(&w, "b"), parse(&w, "t + 1"), 4 };
    assert_int_equal(etch__dim_product(w.cx, w.t, d, 3), parse(&w, "4*b*t + 4*b"));
    assert_int_equal(etch__dim_product(w.cx, w.t, d, 0), 1);
    assert_int_equal(etch__dim_sum(w.cx, w.t, d, 3), parse(&w, "b + t + 5"));
    assert_int_equal(etch__dim_sum(w.cx, w.t, d, 1), d[0]);
    assert_int_equal(etch__dim_sum(w.cx, w.t, d, 0), 0);
    etch_dim many[500];
    for (size_t i = 0; i < ETCH_COUNT_OF(many); i++)
        many[i] = etch__dim_fresh(w.cx, w.t);
    etch_dim one_by_one = 0;
    for (size_t i = ETCH_COUNT_OF(many); i-- > 0;)
        one_by_one = etch__dim_add(w.cx, w.t, many[i], one_by_one);
    assert_int_equal(etch__dim_sum(w.cx, w.t, many, ETCH_COUNT_OF(many)), one_by_one);
    world_close(&w);
}

/* Broadcasts of as many sizes as one may have, made one by one from either side, made again, and read from text: all the
 * same form, and none of it takes more than comparing each new size with those before it. */
static void test_broadcasts_of_many(void **state)
{
    (void)state;
    enum { N = 1024 };
    world w;
    world_open(&w);
    static etch_dim symbols[N + 1];
    for (int i = 0; i <= N; i++)
        symbols[i] = etch__dim_fresh(w.cx, w.t);
    etch_dim from_left = symbols[0], from_right = symbols[0], halves[2] = { symbols[0], symbols[N / 2] };
    for (int again = 0; again < 20; again++) { /* as the verifier and each pass do */
        from_left = from_right = symbols[0];
        for (int i = 1; i < N; i++) {
            from_left = etch__dim_broadcast(w.cx, w.t, from_left, symbols[i]);
            from_right = etch__dim_broadcast(w.cx, w.t, symbols[i], from_right);
        }
    }
    for (int i = 1; i < N / 2; i++)
        for (int k = 0; k < 2; k++)
            halves[k] = etch__dim_broadcast(w.cx, w.t, halves[k], symbols[k * N / 2 + i]);
    assert_int_not_equal(from_left, ETCH_DIM_FAILED);
    assert_int_equal(from_left, from_right);
    assert_int_equal(etch__dim_broadcast(w.cx, w.t, halves[1], halves[0]), from_left);
    assert_int_equal(etch__dim_broadcast(w.cx, w.t, from_left, halves[0]), from_left); /* all are there already */
    etch_strbuf text;
    etch__strbuf_init(&text, w.cx->alloc);
    etch__dim_print(w.t, from_left, &text);
    for (int again = 0; again < 20; again++)
        assert_int_equal(parse(&w, text.at), from_left);
    etch__strbuf_fini(&text);
    assert_int_equal(etch__dim_broadcast(w.cx, w.t, from_left, symbols[N]), ETCH_DIM_FAILED);
    assert_int_equal(etch_error_status(w.cx), ETCH_ERANGE);
    world_close(&w);
}

/* The same for minimum and maximum; a size that is known to be out of the race is not in the result. */
static void test_extrema_of_many(void **state)
{
    (void)state;
    enum { N = 300 };
    world w;
    world_open(&w);
    etch_dim (*const build[])(etch_ctx *, etch_dims *, etch_dim, etch_dim) = { etch__dim_min, etch__dim_max };
    static etch_dim symbols[N];
    for (int i = 0; i < N; i++)
        symbols[i] = etch__dim_fresh(w.cx, w.t);
    for (int k = 0; k < 2; k++) {
        etch_dim from_left = symbols[0], from_right = symbols[0], further = etch__dim_add(w.cx, w.t, symbols[7], 1);
        for (int i = 1; i < N; i++) {
            from_left = build[k](w.cx, w.t, from_left, symbols[i]);
            from_right = build[k](w.cx, w.t, symbols[i], from_right);
        }
        assert_int_not_equal(from_left, ETCH_DIM_FAILED);
        assert_int_equal(from_left, from_right);
        etch_dim with = build[k](w.cx, w.t, further, from_left);
        assert_int_equal(with, build[k](w.cx, w.t, from_left, further));
        assert_int_equal(with == from_left, k == 0); /* n + 1 never is the least next to n */
    }
    world_close(&w);
}

/* What was worked out before more became known of a symbol is worked out again. */
static void test_known_later(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    assert_string_equal(show(&w, parse(&w, "min(n, 8)")), "min(n, 8)");
    constrain(&w, "n", 0, 8, 1);
    assert_string_equal(show(&w, parse(&w, "min(n, 8)")), "n");
    world_close(&w);
}

static void check_quotient(world *w, const char *a, const char *b, const char *expected)
{
    etch_dim q = ETCH_DIM_FAILED;
    bool is_exact = etch__dim_divide_exactly(w->cx, w->t, parse(w, a), parse(w, b), &q);
    if (is_exact != (expected != NULL))
        fail_msg("(%s) / (%s): %s", a, b, is_exact ? show(w, q) : "not exact");
    if (expected && q != parse(w, expected))
        fail_msg("(%s) / (%s) is %s, expected %s", a, b, show(w, q), expected);
}

static void test_exact_division(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    check_quotient(&w, "b*t", "t", "b");
    check_quotient(&w, "b*t", "b", "t");
    check_quotient(&w, "6*n", "2", "3*n");
    check_quotient(&w, "6*n", "-3", "-2*n");
    check_quotient(&w, "6*n", "4", NULL);
    check_quotient(&w, "n*(m + 1)", "m + 1", "n");
    check_quotient(&w, "n*(m + 1)", "n", "m + 1");
    check_quotient(&w, "n*n - m*m", "m - n", "-n - m");
    check_quotient(&w, "n*m + 1", "m", NULL);
    check_quotient(&w, "n", "m", NULL);
    check_quotient(&w, "12", "4", "3");
    check_quotient(&w, "12", "5", NULL);
    check_quotient(&w, "12", "n", NULL);
    check_quotient(&w, "0", "n", "0");
    check_quotient(&w, "n", "0", NULL);
    check_quotient(&w, "b*(n//2)", "n//2", "b");
    constrain(&w, "k", 0, 4096, 8);
    check_quotient(&w, "k", "4", "k//4");
    check_quotient(&w, "k", "16", NULL);
    check_quotient(&w, "3*k + 16", "8", "3*(k//8) + 2");
    assert_int_equal(etch_error_status(w.cx), ETCH_OK); /* no answer is no error */
    world_close(&w);
}

static void test_limits(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    etch_dim n = parse(&w, "n"), m = parse(&w, "m"), d = 1;
    int degree = 0;
    for (; d != ETCH_DIM_FAILED; degree++)
        d = etch__dim_mul(w.cx, w.t, d, n);
    assert_int_equal(etch_error_status(w.cx), ETCH_ERANGE);
    assert_int_equal(degree, 256);
    /* (a + b + c + ...)^k grows until it is refused, in little time */
    etch_dim sum = 0;
    for (int i = 0; i < 12; i++)
        sum = etch__dim_add(w.cx, w.t, sum, etch__dim_fresh(w.cx, w.t));
    etch_error_clear(w.cx);
    for (d = sum; d != ETCH_DIM_FAILED;)
        d = etch__dim_mul(w.cx, w.t, d, sum);
    assert_int_equal(etch_error_status(w.cx), ETCH_ERANGE);
    /* operations inside operations: 200 deep, no more, and no stack runs out */
    etch_error_clear(w.cx);
    int depth = 0;
    for (d = n; d != ETCH_DIM_FAILED; depth++)
        d = etch__dim_mod(w.cx, w.t, etch__dim_add(w.cx, w.t, d, m), 1000 + depth);
    assert_int_equal(etch_error_status(w.cx), ETCH_ERANGE);
    assert_int_equal(depth, 201);
    /* what is shared in memory would be endless as text */
    etch_error_clear(w.cx);
    for (d = n; d != ETCH_DIM_FAILED; depth++)
        d = etch__dim_max(w.cx, w.t, etch__dim_mod(w.cx, w.t, d, 1000 + depth), etch__dim_floordiv(w.cx, w.t, d, 3));
    assert_int_equal(etch_error_status(w.cx), ETCH_ERANGE);
    world_close(&w);
}

static void test_substitution(void **state)
{
    (void)state;
    world w, v;
    world_open(&w);
    world_open(&v);
    etch_dim d = parse(&w, "n*m + 3*(n//2) + min(m, 8) + 1");
    parse(&v, "z");
    etch_dim map[2] = { parse(&v, "2*x"), parse(&v, "y") };
    etch_dim e = etch__dim_substitute(v.cx, v.t, w.t, d, map);
    assert_int_equal(e, parse(&v, "2*x*y + 3*x + min(y, 8) + 1"));
    etch_dim swap[2] = { parse(&w, "m"), parse(&w, "n") };
    assert_int_equal(etch__dim_substitute(w.cx, w.t, w.t, d, swap), parse(&w, "n*m + 3*(m//2) + min(n, 8) + 1"));
    etch_dim numbers[2] = { 5, 7 };
    assert_int_equal(etch__dim_substitute(w.cx, w.t, w.t, d, numbers), 5 * 7 + 3 * 2 + 7 + 1);
    assert_int_equal(etch__dim_substitute(w.cx, w.t, w.t, 12, numbers), 12);
    etch_dim zero[2] = { 4, 0 };
    check_fails(&w, etch__dim_substitute(w.cx, w.t, w.t, parse(&w, "n + 3//m"), zero), ETCH_EDIVZERO, "3", "0");
    world_close(&v);
    world_close(&w);
}

static void test_hash_does_not_depend_on_numbers_of_symbols(void **state)
{
    (void)state;
    world w, v;
    world_open(&w);
    world_open(&v);
    static const char *const texts[] = { "0",
                                         "1",
                                         "-1",
                                         "n",
                                         "m",
                                         "n + m",
                                         "n*m",
                                         "n*n",
                                         "2*n + 3*m",
                                         "3*n + 2*m",
                                         "n//m",
                                         "m//n",
                                         "n%m",
                                         "n//2",
                                         "n%2",
                                         "min(n, m)",
                                         "max(n, m)",
                                         "bcast(n, m)",
                                         "min(n//2, m + 1)",
                                         "min(m//2, n + 1)" };
    parse(&w, "n + m");
    parse(&v, "m + n");
    uint64_t in_w[2] = { 111, 222 }, in_v[2] = { 222, 111 }, seen[ETCH_COUNT_OF(texts)];
    for (size_t i = 0; i < ETCH_COUNT_OF(texts); i++) {
        seen[i] = etch__dim_hash(w.t, parse(&w, texts[i]), in_w);
        assert_int_equal(etch__dim_hash(v.t, parse(&v, texts[i]), in_v), seen[i]);
        for (size_t j = 0; j < i; j++)
            assert_int_not_equal(seen[i], seen[j]);
    }
    world_close(&v);
    world_close(&w);
}

int etch_test_dim_arith(void);
int etch_test_dim_arith(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_polynomials_are_canonical),
        cmocka_unit_test(test_floor_division),
        cmocka_unit_test(test_division_uses_ranges_and_divisors),
        cmocka_unit_test(test_min_and_max),
        cmocka_unit_test(test_broadcast),
        cmocka_unit_test(test_failures_name_their_operands),
        cmocka_unit_test(test_products_and_sums_of_many),
        cmocka_unit_test(test_broadcasts_of_many),
        cmocka_unit_test(test_extrema_of_many),
        cmocka_unit_test(test_known_later),
        cmocka_unit_test(test_exact_division),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_substitution),
        cmocka_unit_test(test_hash_does_not_depend_on_numbers_of_symbols),
    };
    return cmocka_run_group_tests_name("shape/dim_arith", tests, NULL, NULL);
}
