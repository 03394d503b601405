/* Types of the caller's: data compared by its functions, components like any other specs. */
#include "spec_testing.h"

static void test_relations(void **state)
{
    world *w = *state;
    etch_spec *x = tensor_spec(w, "f32[2]"), *any = tensor_spec(w, "f32[?]");
    etch_spec *one = bits_spec(w, 1, ITEMS(x)), *three = bits_spec(w, 3, ITEMS(any)), *two = bits_spec(w, 2, ITEMS(x));
    assert_int_equal(etch_spec_equal(w->cx, one, bits_spec(w, 1, ITEMS(x))), 1);
    assert_true(etch_spec_hash(one) == etch_spec_hash(bits_spec(w, 1, ITEMS(x))));
    assert_int_equal(etch_spec_equal(w->cx, one, two), 0);
    assert_int_equal(etch_spec_equal(w->cx, one, bits_spec(w, 1, ITEMS(any))), 0);
    assert_int_equal(etch_spec_is_subtype(w->cx, one, three), 1);
    assert_int_equal(etch_spec_is_subtype(w->cx, three, one), 0);
    assert_int_equal(etch_spec_is_subtype(w->cx, one, two), 0);
    assert_int_equal(etch_spec_is_subtype(w->cx, bits_spec(w, 1, ITEMS(any)), bits_spec(w, 3, ITEMS(x))), 0);
    assert_string_equal(show(w, common(w, one, two)), "Bits<3>(f32[2])");
    assert_string_equal(show(w, common(w, one, bits_spec(w, 2, ITEMS(any)))), "Bits<3>(f32[?])");
    assert_null(common(w, one, bits_spec(w, 4, ITEMS(x))));
    assert_null(common(w, one, bits_spec(w, 1, ITEMS(x, x))));
    assert_int_equal(etch_spec_n_tensors(one), 1);
    assert_string_equal(etch_spec_type_name(one), "Bits");
    assert_ptr_equal(etch_spec_item(one, 0), x);
}

static void test_data_is_held(void **state)
{
    world *w = *state;
    int before = n_bits_held;
    etch_spec *a = NULL, *b = NULL, *both = NULL, *out = NULL;
    MAKE(w, etch_spec_custom(w->cx, &bits_ops, &bits_of[1], NULL, 0, &a));
    MAKE(w, etch_spec_custom(w->cx, &bits_ops, &bits_of[2], NULL, 0, &b));
    MAKE(w, etch_spec_common(w->cx, a, b, &both));
    assert_int_equal(n_bits_held, before + 3);
    ASSERT_FAILED(w, etch_spec_custom(w->cx, &bits_ops, &bits_of[1], NULL, 1, &out), ETCH_EINVAL, "items is NULL");
    ASSERT_FAILED(w, etch_spec_custom(w->cx, NULL, NULL, NULL, 0, &out), ETCH_EINVAL, "ops is NULL");
    assert_int_equal(n_bits_held, before + 3);
    etch_spec_release(&a);
    etch_spec_release(&b);
    etch_spec_release(&both);
    assert_int_equal(n_bits_held, before);
}

static void test_defaults(void **state)
{
    world *w = *state;
    static const etch_spec_ops ops = { .type_name = "Tag" }, other_ops = { .type_name = "Tag" };
    int a, b;
    etch_spec *x = NULL, *same = NULL, *y = NULL, *z = NULL;
    MAKE(w, etch_spec_custom(w->cx, &ops, &a, ITEMS(int_spec(w, 1)), &x));
    MAKE(w, etch_spec_custom(w->cx, &ops, &a, ITEMS(int_spec(w, 1)), &same));
    MAKE(w, etch_spec_custom(w->cx, &ops, &b, ITEMS(int_spec(w, 1)), &y));
    MAKE(w, etch_spec_custom(w->cx, &other_ops, &a, ITEMS(int_spec(w, 1)), &z));
    own(w, x), own(w, same), own(w, y), own(w, z);
    assert_int_equal(etch_spec_equal(w->cx, x, same), 1);
    assert_int_equal(etch_spec_equal(w->cx, x, y), 0);
    assert_int_equal(etch_spec_equal(w->cx, x, z), 0);
    assert_int_equal(etch_spec_is_subtype(w->cx, x, same), 1);
    assert_int_equal(etch_spec_is_subtype(w->cx, x, z), 0);
    assert_string_equal(show(w, common(w, x, same)), "Tag(literal 1)");
    assert_null(common(w, x, y));
    assert_null(common(w, x, z));
}

static bool breaks;
static int breaking(etch_ctx *cx, const void *a, const void *b)
{
    if (!breaks)
        return *(const int *)a == *(const int *)b;
    (void)etch_fail(cx, ETCH_EIO, "custom is broken");
    return -1;
}
static void *breaking_common(etch_ctx *cx, const void *a, const void *b)
{
    return breaking(cx, a, b) > 0 ? bits_retain(a) : NULL;
}

static void test_callbacks_that_fail(void **state)
{
    world *w = *state;
    etch_spec_ops ops = {
        .type_name = "B", .equal = breaking, .is_subtype = breaking, .retain = bits_retain, .release = bits_release
    };
    etch_spec *a = NULL, *b = NULL, *out = NULL;
    MAKE(w, etch_spec_custom(w->cx, &ops, &bits_of[1], NULL, 0, &a));
    MAKE(w, etch_spec_custom(w->cx, &ops, &bits_of[2], NULL, 0, &b));
    own(w, a), own(w, b);
    breaks = true;
    assert_int_equal(etch_spec_equal(w->cx, a, b), -1);
    etch_error_clear(w->cx);
    assert_int_equal(etch_spec_is_subtype(w->cx, a, b), -1);
    etch_error_clear(w->cx);
    ASSERT_FAILED(w, etch_spec_common(w->cx, a, b, &out), ETCH_EIO, "custom is broken");
    ops.common_supertype = breaking_common;
    ASSERT_FAILED(w, etch_spec_common(w->cx, LIST(w, a), LIST(w, b), &out), ETCH_EIO, "custom is broken");
    breaks = false;
    assert_null(common(w, a, b)); /* none is not a failure */
    etch_arg x = { .kind = ETCH_SPEC_CUSTOM, .spec_ops = &ops, .object = &bits_of[1] };
    breaks = true;
    etch_spec *call = TUPLE(w, a);
    assert_int_equal(etch__args_equal(w->cx, call, &x, 1, ETCH_ARGS_EXACT), -1);
    assert_int_equal(etch_error_status(w->cx), ETCH_EIO);
    etch_error_clear(w->cx);
    breaks = false;
    /* The specs must not outlive these ops. */
    for (int i = 0; i < w->n_specs; i++)
        etch_spec_release(&w->specs[i]);
}

int etch_test_spec_custom(void);
int etch_test_spec_custom(void)
{
    const struct CMUnitTest tests[] = { WORLD_TEST(test_relations), WORLD_TEST(test_data_is_held),
                                        WORLD_TEST(test_defaults), WORLD_TEST(test_callbacks_that_fail) };
    return cmocka_run_group_tests_name("trace/spec_custom", tests, NULL, NULL);
}
