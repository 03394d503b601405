/* Names of sizes across a spec: what is said in one place holds in all, and what cannot hold is refused when the spec is made. */
#include "spec_testing.h"

#include <etch/function.h>
#include <etch/ops.h>

static void test_ranges_are_intersected(void **state)
{
    world *w = *state;
    static const struct {
        const char *a, *b, *both;
    } cases[] = {
        { "f32[n: 2..8]", "f32[n: 4..12]", "n: 4..8" },
        { "f32[n: 2..8]", "f32[n]", "n: 2..8" },
        { "f32[n: 2..]", "f32[n: ..8]", "n: 2..8" },
        { "f32[n: 2..8 %2]", "f32[n: %3]", "n: 2..8 %6" },
        { "f32[n: 8..64 %8]", "f32[n: 8..64 %8]", "n: 8..64 %8" },
        { "f32[n: 3..5 %2]", "f32[n: 4..]", "n: 4..5 %2" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_spec *a = tensor_spec(w, cases[i].a), *b = tensor_spec(w, cases[i].b);
        char want[200];
        snprintf(want, sizeof want, "tuple of (f32[%s], list of (f32[%s]))", cases[i].both, cases[i].both);
        etch_spec *ab = TUPLE(w, a, LIST(w, b)), *ba = TUPLE(w, b, LIST(w, a));
        assert_string_equal(show(w, ab), want);
        assert_string_equal(show(w, ba), want);
        assert_int_equal(etch_spec_equal(w->cx, ab, ba), 1);
        assert_true(etch_spec_hash(ab) == etch_spec_hash(ba));
        /* As if it had been written so, and as a size that is in only one of them shows. */
        snprintf(want, sizeof want, "f32[%s]", cases[i].both);
        etch_spec *plain = tensor_spec(w, want);
        assert_int_equal(etch_spec_equal(w->cx, ab, TUPLE(w, plain, LIST(w, plain))), 1);
    }
    assert_string_equal(show(w, tensor_spec(w, "f32[n: 2..8]")), "f32[n: 2..8]"); /* parts stay what they are */
}

static void test_in_all_containers(void **state)
{
    world *w = *state;
    etch_spec *a = tensor_spec(w, "f32[n: 2..8, m]"), *b = NULL, *s[4] = { NULL };
    etch_size n = { .size = ETCH_ANY_SIZE, .name = "n", .lo = 4 };
    MAKE(w, etch_spec_resource(w->cx, ETCH_F32, &n, 1, true, 3, &b));
    own(w, b);
    const char *const fields[] = { "x", "y" };
    const etch_literal keys[] = { a_str("y"), a_str("x") };
    MAKE(w, etch_spec_fields(w->cx, ETCH_SPEC_NAMED_TUPLE, "P", fields, ITEMS(a, b), &s[0]));
    MAKE(w, etch_spec_fields(w->cx, ETCH_SPEC_ATTRS, "P", fields, ITEMS(a, b), &s[1]));
    MAKE(w, etch_spec_dict(w->cx, keys, ITEMS(b, a), &s[2]));
    MAKE(w, etch_spec_custom(w->cx, &bits_ops, &bits_of[3], ITEMS(a, b), &s[3]));
    static const char *const want[] = {
        "named tuple P(x: f32[n: 4..8, m], y: resource #3 trainable f32[n: 4..8])",
        "attrs P(x: f32[n: 4..8, m], y: resource #3 trainable f32[n: 4..8])",
        "dict{'x': f32[n: 4..8, m], 'y': resource #3 trainable f32[n: 4..8]}",
        "Bits<3>(f32[n: 4..8, m], resource #3 trainable f32[n: 4..8])",
    };
    for (int i = 0; i < 4; i++)
        assert_string_equal(show(w, own(w, s[i])), want[i]);
    /* What says nothing new is not made anew. */
    etch_spec *list = LIST(w, a, a, int_spec(w, 1));
    assert_ptr_equal(etch_spec_item(list, 1), a);
    /* The name of a tensor stays. */
    etch_spec *named = NULL;
    MAKE(w, etch_spec_tensor(w->cx, ETCH_F32, &ETCH_NAMED_SIZE("n"), 1, "x", &named));
    assert_string_equal(show(w, TUPLE(w, own(w, named), a)), "tuple of (f32[n: 2..8] named 'x', f32[n: 2..8, m])");
}

static void test_contradictions(void **state)
{
    world *w = *state;
    etch_spec *low = tensor_spec(w, "f32[3, n: 2..8]"), *high = tensor_spec(w, "f32[n: 9..12]"), *s = NULL;
    etch_spec *items[] = { low, LIST(w, int_spec(w, 1), high) };
    const etch_literal keys[] = { a_str("k"), an_int(2) };
    const char *const fields[] = { "x", "y" };
    ASSERT_FAILED(w, etch_spec_sequence(w->cx, ETCH_SPEC_TUPLE, items, 2, &s), ETCH_EINVAL,
                  "tuple spec: no size 'n' is both 'n: 2..8' ([0].shape[1]) and 'n: 9..12' ([1][1].shape[0])");
    ASSERT_FAILED(w, etch_spec_dict(w->cx, keys, items, 2, &s), ETCH_EINVAL,
                  "dict spec: no size 'n' is both 'n: 9..12' ([2][1].shape[0]) and 'n: 2..8' (['k'].shape[1])");
    ASSERT_FAILED(w, etch_spec_fields(w->cx, ETCH_SPEC_ATTRS, "P", fields, items, 2, &s), ETCH_EINVAL,
                  "attrs spec: no size 'n' is both 'n: 2..8' (.x.shape[1]) and 'n: 9..12' (.y[1].shape[0])");
    ASSERT_FAILED(w, etch_spec_custom(w->cx, &bits_ops, &bits_of[1], items, 2, &s), ETCH_EINVAL,
                  "custom spec: no size 'n' is both 'n: 2..8' (.components[0].shape[1])");
    assert_null(s);
    static const struct {
        const char *text[3], *part;
    } cases[] = {
        /* Each two of them have a size, all three have none. */
        { { "f32[n: 2..8]", "f32[n: 6..12]", "f32[n: %5]" },
          "both 'n: 6..8' ([1].shape[0]) and 'n: %5' ([2].shape[0])" },
        { { "f32[n: 0..8]", "f32[m]", "f32[n: %9]" }, NULL }, /* 0 is one */
        { { "f32[n: 1..8]", "f32[m]", "f32[n: %9]" }, "both 'n: 1..8' ([0].shape[0]) and 'n: %9' ([2].shape[0])" },
        { { "f32[n: 1.. %4611686018427387903]", "f32[m]", "f32[n: %4611686018427387902]" }, "no size 'n' is both" },
        { { "f32[n: 2..8]", "f32[k]", "f32[m: 9..12]" }, NULL },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_spec *three[3];
        for (int k = 0; k < 3; k++)
            three[k] = tensor_spec(w, cases[i].text[k]);
        if (cases[i].part)
            ASSERT_FAILED(w, etch_spec_sequence(w->cx, ETCH_SPEC_LIST, three, 3, &s), ETCH_EINVAL, cases[i].part);
        else
            (void)sequence_spec(w, ETCH_SPEC_LIST, three, 3);
    }
    assert_null(s);
    /* Within one tensor both are named, too. */
    ASSERT_FAILED(w, etch_spec_parse(w->cx, "f32[n: 2..8, 3, n: 9..12]", &s), ETCH_EINVAL,
                  "tensor spec: no size 'n' is both 'n: 2..8' (axis 0) and 'n: 9..12' (axis 2)");
}

static etch_tensor *add(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_add(cx, in[0], in[1]);
}

/* A declared signature that no call could fit is refused when it is declared; one that has room is checked as a whole. */
static void test_signatures(void **state)
{
    world *w = *state;
    etch_spec *types[] = { tensor_spec(w, "f32[n: 2..8]"), tensor_spec(w, "f32[n: 9..12]") };
    etch_function_options o = { .input_signature = types, .n_input_signature = 2 };
    assert_null(etch_function_new(w->cx, "add", add, NULL, &o));
    assert_int_equal(etch_error_status(w->cx), ETCH_EINVAL);
    assert_non_null(strstr(etch_error_message(w->cx), "no size 'n' is both 'n: 2..8' ([0].shape[0])"));
    etch_error_clear(w->cx);
    types[1] = tensor_spec(w, "f32[n: 4.. %2]");
    etch_function *f = etch_function_new(w->cx, "add", add, NULL, &o);
    assert_non_null(f);
    for (int64_t n = 0; n < 12; n++) {
        etch_tensor *x = tensor_of(w, ETCH_F32, DIMS(n)), *in[] = { x, x };
        memset(etch_tensor_map(w->cx, x, true), 0, (size_t)n * sizeof(float));
        bool fits = n == 4 || n == 6 || n == 8;
        assert_int_equal(etch_call1(w->cx, f, in, 2) != NULL, fits);
        if (!fits)
            assert_non_null(strstr(etch_error_message(w->cx), "add: args[0].shape[0]: expected n: 4..8 %2, got"));
        etch_error_clear(w->cx);
    }
    etch_function_release(&f);
}

int etch_test_spec_names(void);
int etch_test_spec_names(void)
{
    const struct CMUnitTest tests[] = { WORLD_TEST(test_ranges_are_intersected), WORLD_TEST(test_in_all_containers),
                                        WORLD_TEST(test_contradictions), WORLD_TEST(test_signatures) };
    return cmocka_run_group_tests_name("trace/spec_names", tests, NULL, NULL);
}
