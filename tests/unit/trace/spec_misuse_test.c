/* What a caller may get wrong in <etch/spec.h>: nothing crashes, everything that can say so says what was wrong, results stay untouched,
 * and asking about nothing gives nothing. */
#include "spec_testing.h"

#include <etch/scope.h>

static void test_makers(void **state)
{
    world *w = *state;
    etch_ctx *cx = w->cx;
    etch_spec *x = int_spec(w, 1), *items[] = { x, NULL }, *untouched = (etch_spec *)w, *out = untouched;
    const etch_size n = ETCH_NAMED_SIZE("n");
    const etch_literal key = an_int(1), bad_kind = { .kind = (etch_literal_kind)77 },
                       no_text = { .kind = ETCH_LITERAL_STR, .n = 3 }, no_digits = { .kind = ETCH_LITERAL_BIG_INT };
    const char *const field = "x", *const no_field = NULL;
    thing *a = thing_of(w, 1, 1);
    etch_identity *id = identity_of(w, a, &thing_ops), *no_id = NULL;
    const etch_size nameless = { .size = ETCH_ANY_SIZE, .lo = 2 }, empty = ETCH_NAMED_SIZE(""),
                    negative = { .size = -1, .name = "n", .hi = -4 };

    ASSERT_FAILED(w, etch_spec_tensor(cx, ETCH_F32, &n, 1, NULL, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_tensor(cx, ETCH_F32, NULL, 2, NULL, &out), ETCH_EINVAL, "sizes is NULL");
    ASSERT_FAILED(w, etch_spec_tensor(cx, (etch_dtype)-1, &n, 1, NULL, &out), ETCH_EINVAL, "-1 is no dtype");
    ASSERT_FAILED(w, etch_spec_tensor(cx, ETCH_F32, &n, -7, NULL, &out), ETCH_EINVAL, "rank is -7");
    ASSERT_FAILED(w, etch_spec_tensor(cx, ETCH_F32, &nameless, 1, NULL, &out), ETCH_EINVAL, "but no name");
    ASSERT_FAILED(w, etch_spec_tensor(cx, ETCH_F32, &empty, 1, NULL, &out), ETCH_EINVAL, "is called ''");
    ASSERT_FAILED(w, etch_spec_tensor(cx, ETCH_F32, &negative, 1, NULL, &out), ETCH_EINVAL, "out of bounds");
    ASSERT_FAILED(w, etch_spec_parse(cx, NULL, &out), ETCH_EINVAL, "the text is NULL");
    ASSERT_FAILED(w, etch_spec_parse(cx, "f32[]", NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_literal(cx, key, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_literal(cx, bad_kind, &out), ETCH_EINVAL, "77 is no kind of literal");
    ASSERT_FAILED(w, etch_spec_literal(cx, no_text, &out), ETCH_EINVAL, "text is NULL");
    ASSERT_FAILED(w, etch_spec_literal(cx, no_digits, &out), ETCH_EINVAL, "text is NULL");
    ASSERT_FAILED(w, etch_spec_sequence(cx, ETCH_SPEC_LIST, items, 1, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_sequence(cx, ETCH_SPEC_LIST, NULL, 1, &out), ETCH_EINVAL, "items is NULL");
    ASSERT_FAILED(w, etch_spec_sequence(cx, ETCH_SPEC_LIST, items, 2, &out), ETCH_EINVAL, "item 1 is NULL");
    ASSERT_FAILED(w, etch_spec_sequence(cx, ETCH_SPEC_LIST, items, -1, &out), ETCH_EINVAL, "items is negative");
    ASSERT_FAILED(w, etch_spec_sequence(cx, ETCH_SPEC_DICT, items, 1, &out), ETCH_EINVAL, "the kind is");
    ASSERT_FAILED(w, etch_spec_fields(cx, ETCH_SPEC_ATTRS, "P", &field, items, 1, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_fields(cx, ETCH_SPEC_ATTRS, NULL, &field, items, 1, &out), ETCH_EINVAL, "no type name");
    ASSERT_FAILED(w, etch_spec_fields(cx, ETCH_SPEC_ATTRS, "P", NULL, items, 1, &out), ETCH_EINVAL, "no fields");
    ASSERT_FAILED(w, etch_spec_fields(cx, ETCH_SPEC_ATTRS, "P", &no_field, items, 1, &out), ETCH_EINVAL, "field 0");
    ASSERT_FAILED(w, etch_spec_fields(cx, ETCH_SPEC_ATTRS, "P", &field, NULL, 1, &out), ETCH_EINVAL, "items is NULL");
    ASSERT_FAILED(w, etch_spec_fields(cx, ETCH_SPEC_ATTRS, "P", &field, items, -3, &out), ETCH_EINVAL, "is negative");
    ASSERT_FAILED(w, etch_spec_fields(cx, ETCH_SPEC_LIST, "P", &field, items, 1, &out), ETCH_EINVAL, "the kind is");
    ASSERT_FAILED(w, etch_spec_dict(cx, &key, items, 1, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_dict(cx, NULL, items, 1, &out), ETCH_EINVAL, "no keys");
    ASSERT_FAILED(w, etch_spec_dict(cx, &key, NULL, 1, &out), ETCH_EINVAL, "items is NULL");
    ASSERT_FAILED(w, etch_spec_dict(cx, &key, items, -1, &out), ETCH_EINVAL, "is negative");
    ASSERT_FAILED(w, etch_spec_dict(cx, &bad_kind, items, 1, &out), ETCH_EINVAL, "key 0 of the dict");
    ASSERT_FAILED(w, etch_spec_identity(cx, NULL, &out), ETCH_EINVAL, "the identity is NULL");
    ASSERT_FAILED(w, etch_spec_identity(cx, id, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_value(cx, a, NULL, &out), ETCH_EINVAL, "ops is NULL");
    ASSERT_FAILED(w, etch_spec_value(cx, a, &thing_ops, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_resource(cx, ETCH_F32, &n, 1, true, 0, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_resource(cx, ETCH_F32, NULL, 1, true, 0, &out), ETCH_EINVAL, "sizes is NULL");
    ASSERT_FAILED(w, etch_spec_resource(cx, ETCH_F32, &n, 1, true, -1, &out), ETCH_EINVAL, "alias is -1");
    ASSERT_FAILED(w, etch_spec_custom(cx, NULL, NULL, NULL, 0, &out), ETCH_EINVAL, "ops is NULL");
    ASSERT_FAILED(w, etch_spec_custom(cx, &bits_ops, &bits_of[1], NULL, 0, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_spec_custom(cx, &bits_ops, &bits_of[1], NULL, 1, &out), ETCH_EINVAL, "items is NULL");
    ASSERT_FAILED(w, etch_spec_custom(cx, &bits_ops, &bits_of[1], items, -2, &out), ETCH_EINVAL, "is negative");
    ASSERT_FAILED(w, etch_spec_custom(cx, &bits_ops, &bits_of[1], items, 2, &out), ETCH_EINVAL, "item 1 is NULL");
    ASSERT_FAILED(w, etch_identity_new(cx, a, &thing_ops, NULL), ETCH_EINVAL, "out is NULL");
    ASSERT_FAILED(w, etch_identity_new(cx, a, NULL, &no_id), ETCH_EINVAL, "ops is NULL");
    ASSERT_FAILED(w, etch_identity_new(cx, NULL, &thing_ops, &no_id), ETCH_EINVAL, "the object is NULL");
    ASSERT_FAILED(w, etch_spec_common(cx, NULL, x, &out), ETCH_EINVAL, "a spec is NULL");
    ASSERT_FAILED(w, etch_spec_common(cx, x, NULL, &out), ETCH_EINVAL, "a spec is NULL");
    ASSERT_FAILED(w, etch_spec_common(cx, x, x, NULL), ETCH_EINVAL, "out is NULL");
    assert_ptr_equal(out, untouched);
    assert_null(no_id);
    assert_int_equal(n_bits_held, 0);
}

static void test_relations(void **state)
{
    world *w = *state;
    etch_spec *x = int_spec(w, 1);
    for (int i = 0; i < 3; i++) {
        const etch_spec *a = i == 0 ? x : NULL, *b = i == 1 ? x : NULL;
        assert_int_equal(etch_spec_equal(w->cx, a, b), -1);
        assert_int_equal(etch_error_status(w->cx), ETCH_EINVAL);
        etch_error_clear(w->cx);
        assert_int_equal(etch_spec_is_subtype(w->cx, a, b), -1);
        assert_int_equal(etch_error_status(w->cx), ETCH_EINVAL);
        etch_error_clear(w->cx);
    }
    etch_arg_cast c = { .memory = w };
    ASSERT_FAILED(w, etch_spec_cast(w->cx, NULL, &ETCH_ARG_NONE, &c), ETCH_EINVAL, "cast: the spec is NULL");
    ASSERT_FAILED(w, etch_spec_cast(w->cx, x, NULL, &c), ETCH_EINVAL, "cast: the argument is NULL");
    ASSERT_FAILED(w, etch_spec_cast(w->cx, x, &ETCH_ARG_NONE, NULL), ETCH_EINVAL, "cast: out is NULL");
    const etch_arg bad[] = { { .kind = (etch_spec_kind)50 },
                             { .kind = ETCH_SPEC_TENSOR },
                             { .kind = ETCH_SPEC_LIST, .n = -1 },
                             { .kind = ETCH_SPEC_LIST, .n = 2 },
                             { .kind = ETCH_SPEC_DICT, .n = 2, .items = &ETCH_ARG_NONE },
                             { .kind = ETCH_SPEC_ATTRS },
                             { .kind = ETCH_SPEC_IDENTITY },
                             { .kind = ETCH_SPEC_VALUE },
                             { .kind = ETCH_SPEC_RESOURCE },
                             { .kind = ETCH_SPEC_CUSTOM } };
    for (size_t i = 0; i < ETCH_COUNT_OF(bad); i++) {
        ASSERT_FAILED(w, etch_spec_cast(w->cx, x, &bad[i], &c), ETCH_EINVAL, "cast: ");
        ASSERT_FAILED(w, etch_spec_cast(w->cx, tensor_spec(w, "f32[...]"), &bad[i], &c), ETCH_EINVAL, "cast: ");
    }
    assert_ptr_equal(c.memory, w);
}

static void test_nothing(void **state)
{
    world *w = *state;
    (void)w;
    assert_null(etch_spec_retain(NULL));
    etch_spec *none = NULL;
    etch_spec_release(NULL);
    etch_spec_release(&none);
    assert_null(etch_identity_retain(NULL));
    etch_identity *nobody = NULL;
    etch_identity_release(NULL);
    etch_identity_release(&nobody);
    etch_identity_died(NULL);
    assert_true(etch_identity_is_dead(NULL));
    assert_null(etch_identity_object(NULL));
    etch_arg_cast_release(NULL);
    etch_arg_cast_release(&(etch_arg_cast){ .arg = ETCH_ARG_INT(1) });

    assert_true(etch_spec_hash(NULL) == 0);
    assert_int_equal(etch_spec_get_kind(NULL), ETCH_N_SPEC_KINDS);
    assert_int_equal(etch_spec_n_items(NULL), 0);
    assert_null(etch_spec_item(NULL, 0));
    assert_string_equal(etch_spec_type_name(NULL), "");
    assert_null(etch_spec_field(NULL, 0));
    assert_null(etch_spec_key(NULL, 0));
    assert_null(etch_spec_literal_value(NULL));
    assert_int_equal(etch_spec_dtype(NULL), ETCH_N_DTYPES);
    assert_int_equal(etch_spec_rank(NULL), ETCH_ANY_RANK);
    assert_int_equal(etch_spec_size(NULL, 0).size, ETCH_ANY_SIZE);
    assert_null(etch_spec_name(NULL));
    assert_int_equal(etch_spec_n_tensors(NULL), 0);
    assert_null(etch_spec_tensor_at(NULL, 0));
    char text[8] = "before";
    assert_int_equal(etch_spec_print(NULL, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(etch_spec_print(NULL, NULL, 0), 0);
    assert_int_equal(etch_spec_print(int_spec(w, 1), NULL, 10), strlen("literal 1"));
}

/* Indices that are not there, in each kind of spec. */
static void test_indices(void **state)
{
    world *w = *state;
    etch_spec *t = tensor_spec(w, "f32[2]"), *list = LIST(w, t), *dict = NULL, *attrs = NULL;
    MAKE(w, etch_spec_dict(w->cx, &(etch_literal){ .kind = ETCH_LITERAL_NONE }, &t, 1, &dict));
    MAKE(w, etch_spec_fields(w->cx, ETCH_SPEC_ATTRS, "P", (const char *[]){ "x" }, &t, 1, &attrs));
    const etch_spec *all[] = { t, list, own(w, dict), own(w, attrs), int_spec(w, 1) };
    for (size_t i = 0; i < ETCH_COUNT_OF(all); i++)
        for (int at = -1; at <= 1; at += 2) {
            assert_null(etch_spec_item(all[i], at));
            assert_null(etch_spec_field(all[i], at));
            assert_null(etch_spec_key(all[i], at));
            assert_null(etch_spec_tensor_at(all[i], at));
            assert_int_equal(etch_spec_size(all[i], at).size, ETCH_ANY_SIZE);
        }
}

/* Lists of numbers that arguments are made of. */
static void test_lists_of_numbers(void **state)
{
    world *w = *state;
    assert_null(etch_int_list(w->cx, NULL, 3));
    assert_int_equal(etch_error_status(w->cx), ETCH_EINVAL);
    assert_non_null(strstr(etch_error_message(w->cx), "int_list: 3 values in a list that is NULL"));
    assert_null(etch_int_list(w->cx, NULL, 3)); /* the first error sticks */
    etch_error_clear(w->cx);
    assert_null(etch_int_list(w->cx, (const int64_t[]){ 1 }, -1));
    assert_true(etch_failed(w->cx));
    etch_error_clear(w->cx);
    assert_non_null(etch_int_list(w->cx, NULL, 0));
}

int etch_test_spec_misuse(void);
int etch_test_spec_misuse(void)
{
    const struct CMUnitTest tests[] = { WORLD_TEST(test_makers), WORLD_TEST(test_relations), WORLD_TEST(test_nothing),
                                        WORLD_TEST(test_indices), WORLD_TEST(test_lists_of_numbers) };
    return cmocka_run_group_tests_name("trace/spec_misuse", tests, NULL, NULL);
}
