/* Tensor specs: what may be made, the order, and common supertypes, with names that tie sizes together. */
#include "spec_testing.h"

static void test_looking_inside(void **state)
{
    world *w = *state;
    etch_spec *s = NULL;
    etch_size sizes[] = { ETCH_SIZE(3),
                          ETCH_UNKNOWN_SIZE,
                          { .size = ETCH_ANY_SIZE, .name = "n", .lo = 1, .hi = 64, .divisor = 8 } };
    MAKE(w, etch_spec_tensor(w->cx, ETCH_F32, sizes, 3, "x", &s));
    own(w, s);
    assert_int_equal(etch_spec_get_kind(s), ETCH_SPEC_TENSOR);
    assert_int_equal(etch_spec_dtype(s), ETCH_F32);
    assert_int_equal(etch_spec_rank(s), 3);
    assert_string_equal(etch_spec_name(s), "x");
    assert_int_equal(etch_spec_size(s, 0).size, 3);
    assert_int_equal(etch_spec_size(s, 1).size, ETCH_ANY_SIZE);
    assert_null(etch_spec_size(s, 1).name);
    etch_size n = etch_spec_size(s, 2);
    assert_string_equal(n.name, "n");
    assert_true(n.name != sizes[2].name); /* copied */
    assert_int_equal(n.lo, 1);
    assert_int_equal(n.hi, 64);
    assert_int_equal(n.divisor, 8);
    assert_int_equal(etch_spec_n_tensors(s), 1);
    assert_ptr_equal(etch_spec_tensor_at(s, 0), s);
    assert_null(etch_spec_tensor_at(s, 1));
    assert_int_equal(etch_spec_n_items(s), 0);
    assert_null(etch_spec_item(s, 0));
    assert_string_equal(etch_spec_type_name(s), "");
    assert_true(etch__spec_bytes(s) > sizeof *s);
    assert_false(etch__spec_has_died(s));
}

static void test_what_is_refused(void **state)
{
    world *w = *state;
    etch_spec *s = (etch_spec *)w;
    struct {
        etch_size size;
        const char *part;
    } bad[] = {
        { { .size = -2 }, "size 0 is -2" },
        { { .size = INT64_MAX }, "size 0 is 9223372036854775807" },
        { { .size = 3, .name = "n" }, "both 3 and called 'n'" },
        { { .size = -1, .name = "" }, "called ''" },
        { { .size = -1, .name = "2n" }, "called '2n'" },
        { { .size = -1, .name = "a-b" }, "called 'a-b'" },
        { { .size = -1, .lo = 2 }, "no name" },
        { { .size = 5, .divisor = 2 }, "no name" },
        { { .size = -1, .name = "n", .lo = -1 }, "out of bounds" },
        { { .size = -1, .name = "n", .lo = 9, .hi = 8 }, "no size 'n' is from 9 to 8" },
        { { .size = -1, .name = "n", .lo = 9, .hi = 15, .divisor = 8 }, "multiple of 8" },
        { { .size = -1, .name = "n", .divisor = INT64_MAX, .lo = 1 }, "multiple of" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(bad); i++)
        ASSERT_FAILED(w, etch_spec_tensor(w->cx, ETCH_F32, &bad[i].size, 1, NULL, &s), ETCH_EINVAL, bad[i].part);
    etch_size sizes[17] = { { 0 } };
    ASSERT_FAILED(w, etch_spec_tensor(w->cx, ETCH_N_DTYPES, sizes, 1, NULL, &s), ETCH_EINVAL, "no dtype");
    ASSERT_FAILED(w, etch_spec_tensor(w->cx, ETCH_F32, sizes, 17, NULL, &s), ETCH_EINVAL, "rank is 17");
    ASSERT_FAILED(w, etch_spec_tensor(w->cx, ETCH_F32, sizes, -2, NULL, &s), ETCH_EINVAL, "rank is -2");
    ASSERT_FAILED(w, etch_spec_tensor(w->cx, ETCH_F32, NULL, 1, NULL, &s), ETCH_EINVAL, "sizes is NULL");
    ASSERT_FAILED(w, etch_spec_tensor(w->cx, ETCH_F32, sizes, 1, NULL, NULL), ETCH_EINVAL, "out is NULL");
    assert_ptr_equal(s, w); /* untouched */
    assert_int_equal(etch_spec_equal(w->cx, NULL, NULL), -1);
    etch_error_clear(w->cx);
}

/* a, b, and the signs of a against b: = equal, < proper subtype, > proper supertype, | neither. */
static void test_order(void **state)
{
    world *w = *state;
    static const struct {
        const char *a, *b;
        char sign;
    } cases[] = {
        { "f32[2]", "f32[2]", '=' },
        { "f32[2]", "f32[?]", '<' },
        { "f32[?]", "f32[...]", '<' },
        { "f32[2]", "f32[...]", '<' },
        { "f32[]", "f32[...]", '<' },
        { "f32[2]", "f32[3]", '|' },
        { "f32[2]", "f32[2, 3]", '|' },
        { "f32[2]", "f64[2]", '|' },
        { "f32[2]", "f64[...]", '|' },
        { "f32[2]", "f32[n]", '<' },
        { "f32[n]", "f32[?]", '<' },
        { "f32[n]", "f32[...]", '<' },
        { "f32[?]", "f32[n]", '>' },
        { "f32[n]", "f32[m]", '|' },
        { "f32[n]", "f32[n]", '=' },
        { "f32[2, 2]", "f32[n, n]", '<' },
        { "f32[2, 3]", "f32[n, n]", '|' },
        { "f32[2, 3]", "f32[n, m]", '<' },
        { "f32[n, n]", "f32[n, m]", '|' }, /* the name m is not the name n */
        { "f32[n, 2]", "f32[n, n]", '|' },
        { "f32[n, n]", "f32[n, ?]", '<' },
        { "f32[8]", "f32[n: 1..64 %8]", '<' },
        { "f32[0]", "f32[n: 1..64 %8]", '|' },
        { "f32[12]", "f32[n: 1..64 %8]", '|' },
        { "f32[72]", "f32[n: 1..64 %8]", '|' },
        { "f32[n: 8..64 %8]", "f32[n: 1..64 %4]", '<' },
        { "f32[n: 1..64]", "f32[n: 2..65]", '|' },
        { "f32[n: 1..]", "f32[n: 1..64]", '>' },
        { "f32[n: %4]", "f32[n: %6]", '|' },
        { "f32[n: 1..8, n]", "f32[n: 1..8, n: 1..8]", '=' },
        { "f32[n: 1..8, n: 4..9]", "f32[n, n: 4..8]", '=' },
        { "f32[n: %4, n: %6]", "f32[n: %12, n]", '=' },
        { "f32[n: 1..4611686018427387903]", "f32[n: 1..]", '=' },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_spec *a = tensor_spec(w, cases[i].a), *b = tensor_spec(w, cases[i].b);
        int below = etch_spec_is_subtype(w->cx, a, b), above = etch_spec_is_subtype(w->cx, b, a);
        char sign = "|><="[2 * below + above];
        if (sign != cases[i].sign || etch_spec_equal(w->cx, a, b) != (sign == '='))
            fail_msg("%s %c %s, expected %c", cases[i].a, sign, cases[i].b, cases[i].sign);
        assert_true(sign != '=' || etch_spec_hash(a) == etch_spec_hash(b));
    }
}

static void test_common(void **state)
{
    world *w = *state;
    static const struct {
        const char *a, *b, *want;
    } cases[] = {
        { "f32[2, 3]", "f32[2, 3]", "f32[2, 3]" },
        { "f32[2, 3]", "f32[4, 3]", "f32[?, 3]" },
        { "f32[2]", "f32[2, 3]", "f32[...]" },
        { "f32[...]", "f32[2]", "f32[...]" },
        { "f32[2]", "f64[2]", "none" },
        { "f32[n, 3]", "f32[n, 4]", "f32[n, ?]" },
        { "f32[n]", "f32[m]", "f32[?]" },
        { "f32[n]", "f32[5]", "f32[n]" },
        { "f32[n]", "f32[?]", "f32[?]" },
        { "f32[n: 1..8]", "f32[9]", "f32[?]" },
        { "f32[n: %8]", "f32[12]", "f32[?]" },
        { "f32[n: 1..8 %4]", "f32[n: 4..16 %6]", "f32[n: 1..16 %2]" },
        { "f32[n: 1..8]", "f32[n: 3..]", "f32[n: 1..]" },
        { "f32[n, n]", "f32[2, 3]", "f32[?, ?]" },
        { "f32[n, n]", "f32[2, 2]", "f32[n, n]" },
        { "f32[n, n]", "f32[n, 2]", "f32[?, ?]" },
        { "f32[n, n, m]", "f32[n, m, m]", "f32[n, ?, m]" },
        { "f32[n, n: 1..8]", "f32[9, 9]", "f32[?, ?]" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_spec *a = tensor_spec(w, cases[i].a), *b = tensor_spec(w, cases[i].b);
        const char *want = cases[i].want;
        assert_string_equal(show(w, common(w, a, b)), want);
        assert_string_equal(show(w, common(w, b, a)), want);
    }
}

/* Names of sizes tie places across the whole tree. */
static void test_names_across_arguments(void **state)
{
    world *w = *state;
    etch_spec *tied = TUPLE(w, tensor_spec(w, "f32[n, 784]"), LIST(w, tensor_spec(w, "i64[n]")));
    etch_spec *same = TUPLE(w, tensor_spec(w, "f32[32, 784]"), LIST(w, tensor_spec(w, "i64[32]")));
    etch_spec *other = TUPLE(w, tensor_spec(w, "f32[32, 784]"), LIST(w, tensor_spec(w, "i64[31]")));
    assert_int_equal(etch_spec_is_subtype(w->cx, same, tied), 1);
    assert_int_equal(etch_spec_is_subtype(w->cx, other, tied), 0);
    assert_string_equal(show(w, common(w, tied, same)), "tuple of (f32[n, 784], list of (i64[n]))");
    assert_string_equal(show(w, common(w, tied, other)), "tuple of (f32[?, 784], list of (i64[?]))");
    /* More names than are kept on the stack. */
    etch_spec *many[40], *sizes[40];
    for (int i = 0; i < 40; i++) {
        char text[32];
        snprintf(text, sizeof text, "f32[n%d]", i % 20);
        many[i] = tensor_spec(w, text);
        snprintf(text, sizeof text, "f32[%d]", i % 20);
        sizes[i] = tensor_spec(w, text);
    }
    etch_spec *names = sequence_spec(w, ETCH_SPEC_LIST, many, 40);
    assert_int_equal(etch_spec_is_subtype(w->cx, sequence_spec(w, ETCH_SPEC_LIST, sizes, 40), names), 1);
    sizes[39] = tensor_spec(w, "f32[77]");
    assert_int_equal(etch_spec_is_subtype(w->cx, sequence_spec(w, ETCH_SPEC_LIST, sizes, 40), names), 0);
}

static etch_spec *named(world *w, int64_t size, const char *name)
{
    etch_spec *s = NULL;
    MAKE(w, etch_spec_tensor(w->cx, ETCH_F32, &ETCH_SIZE(size), 1, name, &s));
    return own(w, s);
}

/* As TensorFlow: no name fits a name, two names do not fit, and only equal names have a common supertype. */
static void test_names_of_specs(void **state)
{
    world *w = *state;
    etch_spec *none = named(w, 2, NULL), *y = named(w, 2, "y"), *z = named(w, 2, "z"), *y3 = named(w, 3, "y");
    assert_int_equal(etch_spec_is_subtype(w->cx, none, y), 1);
    assert_int_equal(etch_spec_is_subtype(w->cx, y, none), 0);
    assert_int_equal(etch_spec_is_subtype(w->cx, y, z), 0);
    assert_int_equal(etch_spec_equal(w->cx, none, y), 0);
    assert_int_equal(etch_spec_equal(w->cx, y, named(w, 2, "y")), 1);
    assert_null(common(w, none, y));
    assert_null(common(w, y, z));
    assert_string_equal(show(w, common(w, y, y3)), "f32[?] named 'y'");
}

int etch_test_spec_tensor(void);
int etch_test_spec_tensor(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(test_looking_inside), WORLD_TEST(test_what_is_refused),        WORLD_TEST(test_order),
        WORLD_TEST(test_common),         WORLD_TEST(test_names_across_arguments), WORLD_TEST(test_names_of_specs),
    };
    return cmocka_run_group_tests_name("trace/spec_tensor", tests, NULL, NULL);
}
