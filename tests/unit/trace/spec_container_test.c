/* Lists, tuples, named tuples, dicts, attribute objects: what makes two of them one type, flat order, and limits. */
#include "spec_testing.h"

static etch_spec *fields_spec(world *w, etch_spec_kind kind, const char *type, const char *a, const char *b,
                              etch_spec *x, etch_spec *y)
{
    etch_spec *s = NULL;
    const char *const names[] = { a, b };
    MAKE(w, etch_spec_fields(w->cx, kind, type, names, ITEMS(x, y), &s));
    return own(w, s);
}

static etch_spec *dict_spec(world *w, etch_literal a, etch_literal b, etch_spec *x, etch_spec *y)
{
    etch_spec *s = NULL;
    const etch_literal keys[] = { a, b };
    MAKE(w, etch_spec_dict(w->cx, keys, ITEMS(x, y), &s));
    return own(w, s);
}

static void test_kinds_are_apart(void **state)
{
    world *w = *state;
    etch_spec *one = int_spec(w, 1), *two = int_spec(w, 2), *empty = NULL;
    MAKE(w, etch_spec_dict(w->cx, NULL, NULL, 0, &empty));
    etch_spec *all[] = {
        literal_spec(w, a_none()),
        sequence_spec(w, ETCH_SPEC_LIST, NULL, 0),
        sequence_spec(w, ETCH_SPEC_TUPLE, NULL, 0),
        own(w, empty),
        LIST(w, one),
        TUPLE(w, one),
        LIST(w, one, two),
        LIST(w, two, one),
        LIST(w, LIST(w, one), two),
        LIST(w, one, LIST(w, two)),
        fields_spec(w, ETCH_SPEC_NAMED_TUPLE, "P", "x", "y", one, two),
        fields_spec(w, ETCH_SPEC_NAMED_TUPLE, "Q", "x", "y", one, two),
        fields_spec(w, ETCH_SPEC_NAMED_TUPLE, "P", "x", "z", one, two),
        fields_spec(w, ETCH_SPEC_ATTRS, "P", "x", "y", one, two),
        dict_spec(w, a_str("x"), a_str("y"), one, two),
        dict_spec(w, a_str("x"), a_str("z"), one, two),
        dict_spec(w, an_int(1), an_int(2), one, two),
        dict_spec(w, an_int(1), a_float(1), one, two), /* keys that Python could not sort beside others */
        dict_spec(w, a_bool(true), a_str("1"), one, two),
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(all); i++)
        for (size_t k = 0; k < ETCH_COUNT_OF(all); k++) {
            assert_int_equal(etch_spec_equal(w->cx, all[i], all[k]), i == k);
            assert_int_equal(etch_spec_is_subtype(w->cx, all[i], all[k]), i == k);
            assert_true(i == k || etch_spec_hash(all[i]) != etch_spec_hash(all[k]));
            assert_true((common(w, all[i], all[k]) != NULL) == (i == k));
        }
}

static void test_order_of_keys_does_not_matter(void **state)
{
    world *w = *state;
    etch_spec *x = tensor_spec(w, "f32[2]"), *y = tensor_spec(w, "i64[]");
    etch_spec *a = dict_spec(w, a_str("x"), a_str("y"), x, y), *b = dict_spec(w, a_str("y"), a_str("x"), y, x);
    assert_int_equal(etch_spec_equal(w->cx, a, b), 1);
    assert_true(etch_spec_hash(a) == etch_spec_hash(b));
    /* Flat order is that of the keys. */
    assert_int_equal(etch_spec_n_tensors(b), 2);
    assert_ptr_equal(etch_spec_tensor_at(b, 0), x);
    assert_ptr_equal(etch_spec_tensor_at(b, 1), y);
    assert_string_equal(etch_spec_key(b, 0)->text, "x");
    assert_null(etch_spec_key(b, 2));
    assert_null(etch_spec_key(LIST(w, x), 0));
}

static void test_items_are_covariant(void **state)
{
    world *w = *state;
    etch_spec *a = LIST(w, tensor_spec(w, "f32[2]"), int_spec(w, 1)),
              *b = LIST(w, tensor_spec(w, "f32[3]"), int_spec(w, 1));
    etch_spec *ab = common(w, a, b);
    assert_string_equal(show(w, ab), "list of (f32[?], literal 1)");
    assert_int_equal(etch_spec_is_subtype(w->cx, a, ab), 1);
    assert_int_equal(etch_spec_is_subtype(w->cx, ab, a), 0);
    etch_spec *p = fields_spec(w, ETCH_SPEC_NAMED_TUPLE, "P", "x", "y", a, tensor_spec(w, "f32[n]"));
    etch_spec *q = fields_spec(w, ETCH_SPEC_NAMED_TUPLE, "P", "x", "y", b, tensor_spec(w, "f32[7]"));
    assert_string_equal(show(w, common(w, p, q)), "named tuple P(x: list of (f32[?], literal 1), y: f32[n])");
    etch_spec *d = dict_spec(w, an_int(1), a_float(2), a, b), *e = dict_spec(w, a_float(2), an_int(1), b, b);
    assert_string_equal(show(w, common(w, d, e)),
                        "dict{1: list of (f32[?], literal 1), 2.0: list of (f32[3], literal 1)}");
}

/* TensorFlow: D5 raises IndexError, D6 leaves a hole, D11 fails in its own message. */
static void test_no_common_supertype_is_an_answer(void **state)
{
    world *w = *state;
    etch_spec *x = tensor_spec(w, "f32[2]");
    assert_null(common(w, TUPLE(w, x), TUPLE(w, x, x)));
    assert_null(common(w, TUPLE(w, x, x), TUPLE(w, x)));
    assert_null(common(w, LIST(w, x, int_spec(w, 1)), LIST(w, x, int_spec(w, 2))));
    assert_null(common(w, LIST(w, LIST(w, x), x), LIST(w, LIST(w, x, x), x)));
    assert_null(common(w, LIST(w, x), TUPLE(w, x)));
    assert_null(common(w, bits_spec(w, 1, ITEMS(x, int_spec(w, 1))), bits_spec(w, 1, ITEMS(x, int_spec(w, 2)))));
}

static void test_flat_order(void **state)
{
    world *w = *state;
    etch_spec *a = tensor_spec(w, "f32[1]"), *b = tensor_spec(w, "f32[2]"), *c = tensor_spec(w, "f32[3]");
    etch_spec *s = TUPLE(w, LIST(w, a, int_spec(w, 1)), dict_spec(w, a_str("z"), a_str("k"), b, c), a, LIST(w, b));
    const etch_spec *want[] = { a, c, b, a, b };
    assert_int_equal(etch_spec_n_tensors(s), 5);
    for (int i = 0; i < 5; i++)
        assert_ptr_equal(etch_spec_tensor_at(s, i), want[i]);
    assert_null(etch_spec_tensor_at(s, 5));
    assert_null(etch_spec_tensor_at(s, -1));
}

static void test_looking_inside(void **state)
{
    world *w = *state;
    etch_spec *one = int_spec(w, 1), *two = int_spec(w, 2);
    etch_spec *s = fields_spec(w, ETCH_SPEC_ATTRS, "Config", "lr", "steps", one, two);
    assert_string_equal(etch_spec_type_name(s), "Config");
    assert_int_equal(etch_spec_n_items(s), 2);
    assert_string_equal(etch_spec_field(s, 1), "steps");
    assert_null(etch_spec_field(s, 2));
    assert_ptr_equal(etch_spec_item(s, 1), two);
    assert_null(etch_spec_field(TUPLE(w, one), 0));
    assert_null(etch_spec_field(LIST(w, one), 0));
    assert_int_equal(etch_spec_rank(s), ETCH_ANY_RANK);
    assert_int_equal(etch_spec_dtype(s), ETCH_N_DTYPES);
    assert_true(etch__spec_bytes(s) == s->bytes + one->bytes + two->bytes);
    assert_null(etch_spec_retain(NULL));
    etch_spec_release(NULL);
}

static void test_what_is_refused(void **state)
{
    world *w = *state;
    etch_spec *s = NULL, *one = int_spec(w, 1);
    etch_spec *const hole[] = { one, NULL };
    const char *const fields[] = { "a", NULL };
    const etch_literal twice[] = { a_str("b"), a_str("a"), a_str("b") };
    ASSERT_FAILED(w, etch_spec_sequence(w->cx, ETCH_SPEC_DICT, hole, 1, &s), ETCH_EINVAL, "ETCH_SPEC_LIST");
    ASSERT_FAILED(w, etch_spec_sequence(w->cx, ETCH_SPEC_LIST, hole, 2, &s), ETCH_EINVAL, "item 1 is NULL");
    ASSERT_FAILED(w, etch_spec_sequence(w->cx, ETCH_SPEC_LIST, hole, -1, &s), ETCH_EINVAL, "negative");
    ASSERT_FAILED(w, etch_spec_sequence(w->cx, ETCH_SPEC_LIST, NULL, 1, &s), ETCH_EINVAL, "items is NULL");
    ASSERT_FAILED(w, etch_spec_fields(w->cx, ETCH_SPEC_LIST, "P", fields, hole, 1, &s), ETCH_EINVAL, "NAMED_TUPLE");
    ASSERT_FAILED(w, etch_spec_fields(w->cx, ETCH_SPEC_ATTRS, NULL, fields, hole, 1, &s), ETCH_EINVAL, "no type name");
    ASSERT_FAILED(w, etch_spec_fields(w->cx, ETCH_SPEC_ATTRS, "P", NULL, hole, 1, &s), ETCH_EINVAL, "no fields");
    ASSERT_FAILED(w, etch_spec_fields(w->cx, ETCH_SPEC_ATTRS, "P", fields, ITEMS(one, one), &s), ETCH_EINVAL,
                  "field 1");
    ASSERT_FAILED(w, etch_spec_dict(w->cx, NULL, hole, 1, &s), ETCH_EINVAL, "no keys");
    ASSERT_FAILED(w, etch_spec_dict(w->cx, twice, ITEMS(one, one, one), &s), ETCH_EINVAL, "the key 'b' twice");
    const etch_literal bad = a_text(ETCH_LITERAL_BIG_INT, "x");
    ASSERT_FAILED(w, etch_spec_dict(w->cx, &bad, ITEMS(one), &s), ETCH_EINVAL, "key 0 of the dict");
    assert_null(s);
}

/* Nesting without end is refused before it can take the stack, sharing without end before it can take for ever. */
static void test_limits(void **state)
{
    world *w = *state;
    etch_spec *deep = int_spec(w, 1), *next = NULL;
    for (int i = 0; i < ETCH_SPEC_MAX_DEPTH; i++)
        deep = LIST(w, deep);
    ASSERT_FAILED(w, etch_spec_sequence(w->cx, ETCH_SPEC_TUPLE, &deep, 1, &next), ETCH_EINVAL, "more than 200 deep");
    assert_int_equal(etch_spec_equal(w->cx, deep, deep), 1);
    etch_spec *wide = int_spec(w, 1);
    for (int i = 0; i < 23; i++)
        wide = LIST(w, wide, wide);
    assert_true(wide->n_parts == (1 << 24) - 1);
    ASSERT_FAILED(w, etch_spec_sequence(w->cx, ETCH_SPEC_LIST, ITEMS(wide, wide), &next), ETCH_EINVAL,
                  "more than 16777216 parts");
    assert_null(next);
}

static void test_many_keys(void **state)
{
    world *w = *state;
    enum { N = 300 };
    static etch_literal keys[N];
    static etch_spec *items[N];
    for (int i = 0; i < N; i++) {
        int x = (i * 7919) % N;
        keys[i] = an_int(x);
        items[i] = int_spec(w, x);
    }
    etch_spec *s = NULL;
    MAKE(w, etch_spec_dict(w->cx, keys, items, N, &s));
    own(w, s);
    for (int i = 0; i < N; i++) {
        assert_int_equal(etch_spec_key(s, i)->i, i);
        assert_int_equal(etch_spec_literal_value(etch_spec_item(s, i))->i, i);
    }
}

int etch_test_spec_container(void);
int etch_test_spec_container(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(test_kinds_are_apart),     WORLD_TEST(test_order_of_keys_does_not_matter),
        WORLD_TEST(test_items_are_covariant), WORLD_TEST(test_no_common_supertype_is_an_answer),
        WORLD_TEST(test_flat_order),          WORLD_TEST(test_looking_inside),
        WORLD_TEST(test_what_is_refused),     WORLD_TEST(test_limits),
        WORLD_TEST(test_many_keys),
    };
    return cmocka_run_group_tests_name("trace/spec_container", tests, NULL, NULL);
}
