/* Arguments: hash, equality and fit against specs, without allocating; modes; tensors in flat order; what is refused. */
#include "spec_testing.h"

static etch_spec *spec_of(world *w, const etch_arg *args, int n, etch_arg_mode mode)
{
    etch_spec *s = NULL;
    MAKE(w, etch__args_spec(w->cx, args, n, mode, &s));
    return own(w, s);
}

static uint64_t hash_of(world *w, const etch_arg *args, int n, etch_arg_mode mode)
{
    uint64_t h = 0;
    MAKE(w, etch__args_hash(w->cx, args, n, mode, &h));
    return h;
}

static void test_three_tensors(void **state)
{
    world *w = *state;
    etch_arg args[] = {
        ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(32, 784))),
        ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(784, 10))),
        ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(10))),
    };
    etch_spec *s = spec_of(w, args, 3, ETCH_ARGS_EXACT);
    assert_string_equal(show(w, s), "tuple of (f32[32, 784], f32[784, 10], f32[10])");
    assert_int_equal(etch__args_equal(w->cx, s, args, 3, ETCH_ARGS_EXACT), 1);
    assert_true(hash_of(w, args, 3, ETCH_ARGS_EXACT) == etch_spec_hash(s));
    assert_int_equal(etch__args_equal(w->cx, s, args, 2, ETCH_ARGS_EXACT), 0);
    etch_tensor *others[] = { tensor_of(w, ETCH_F32, DIMS(10, 784)), tensor_of(w, ETCH_F64, DIMS(32, 784)),
                              tensor_of(w, ETCH_F32, DIMS(32, 784, 1)), tensor_of(w, ETCH_F32, NULL, 0) };
    for (size_t i = 0; i < ETCH_COUNT_OF(others); i++) {
        etch_arg changed[] = { ETCH_ARG_TENSOR(others[i]), args[1], args[2] };
        assert_int_equal(etch__args_equal(w->cx, s, changed, 3, ETCH_ARGS_EXACT), 0);
        assert_int_equal(etch__args_fit(w->cx, s, changed, 3, ETCH_ARGS_EXACT), 0);
        assert_true(hash_of(w, changed, 3, ETCH_ARGS_EXACT) != etch_spec_hash(s));
    }
    etch_spec *named = NULL;
    MAKE(w, etch_spec_tensor(w->cx, ETCH_F32, &ETCH_SIZE(10), 1, "b", &named));
    etch_spec *with_name = TUPLE(w, s->items[0], s->items[1], own(w, named));
    assert_int_equal(etch__args_equal(w->cx, with_name, args, 3, ETCH_ARGS_EXACT), 0);
    assert_int_equal(etch__args_fit(w->cx, with_name, args, 3, ETCH_ARGS_EXACT), 1);
    etch_spec *loose = spec_of(w, args, 3, ETCH_ARGS_SYMBOLIC);
    assert_string_equal(show(w, loose), "tuple of (f32[?, ?], f32[?, ?], f32[?])");
    args[0].tensor = others[0];
    assert_int_equal(etch__args_equal(w->cx, loose, args, 3, ETCH_ARGS_SYMBOLIC), 1);
    assert_true(hash_of(w, args, 3, ETCH_ARGS_SYMBOLIC) == etch_spec_hash(loose));
    assert_int_equal(etch__args_equal(w->cx, loose, args, 3, ETCH_ARGS_EXACT), 0);
    assert_int_equal(etch__args_fit(w->cx, loose, args, 3, ETCH_ARGS_EXACT), 1);
    args[0].tensor = others[2];
    assert_int_equal(etch__args_equal(w->cx, loose, args, 3, ETCH_ARGS_SYMBOLIC), 0);
}

static void test_names_bind_over_all_arguments(void **state)
{
    world *w = *state;
    etch_spec *s = TUPLE(w, tensor_spec(w, "f32[n: 1..64 %8, 3]"), LIST(w, tensor_spec(w, "f32[n]"), int_spec(w, 1)),
                         tensor_spec(w, "f32[...]"));
    static const struct {
        int64_t first, second;
        int fits;
    } cases[] = { { 8, 8, 1 }, { 64, 64, 1 }, { 8, 16, 0 }, { 12, 12, 0 }, { 72, 72, 0 }, { 0, 0, 0 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        const etch_arg items[] = { ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(cases[i].second))), ETCH_ARG_INT(1) };
        const etch_arg args[] = { ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(cases[i].first, 3))),
                                  { .kind = ETCH_SPEC_LIST, .n = 2, .items = items },
                                  ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(1, 2, 3))) };
        assert_int_equal(etch__args_fit(w->cx, s, args, 3, ETCH_ARGS_EXACT), cases[i].fits);
        assert_int_equal(etch__args_equal(w->cx, s, args, 3, ETCH_ARGS_EXACT), 0);
        /* Unknown is not a subtype of a name. */
        assert_int_equal(etch__args_fit(w->cx, s, args, 3, ETCH_ARGS_SYMBOLIC), 0);
    }
}

static void test_labels(void **state)
{
    world *w = *state;
    etch_arg args[] = { ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(2))), ETCH_ARG_BOOL(true) };
    etch_spec *plain = spec_of(w, args, 2, ETCH_ARGS_EXACT);
    assert_null(plain->fields);
    args[1].label = "training";
    etch_spec *s = spec_of(w, args, 2, ETCH_ARGS_EXACT);
    assert_string_equal(show(w, s), "tuple of (f32[2], training=literal True)");
    assert_null(etch_spec_field(s, 0));
    assert_string_equal(etch_spec_field(s, 1), "training");
    assert_true(hash_of(w, args, 2, ETCH_ARGS_EXACT) == etch_spec_hash(s));
    assert_int_equal(etch__args_equal(w->cx, s, args, 2, ETCH_ARGS_EXACT), 1);
    assert_int_equal(etch__args_equal(w->cx, plain, args, 2, ETCH_ARGS_EXACT), 0);
    assert_int_equal(etch_spec_equal(w->cx, plain, s), 0);
    char other[] = "training";
    args[1].label = other; /* by text, not by pointer */
    assert_int_equal(etch__args_equal(w->cx, s, args, 2, ETCH_ARGS_EXACT), 1);
    args[1].label = "learning";
    assert_int_equal(etch__args_equal(w->cx, s, args, 2, ETCH_ARGS_EXACT), 0);
    assert_int_equal(etch__args_fit(w->cx, s, args, 2, ETCH_ARGS_EXACT), 0);
    /* A label on a tensor, which the quick way must not overlook; and none where there was one. */
    args[0].label = "x";
    args[1].label = NULL;
    etch_spec *labelled = spec_of(w, args, 1, ETCH_ARGS_EXACT);
    assert_int_equal(etch__args_equal(w->cx, labelled, args, 1, ETCH_ARGS_EXACT), 1);
    args[0].label = NULL;
    assert_int_equal(etch__args_equal(w->cx, labelled, args, 1, ETCH_ARGS_EXACT), 0);
}

/* Looking a call up allocates nothing, also when it does not fit, and also where tensors and literals are nested. */
static void test_nothing_is_allocated(void **state)
{
    world *w = *state;
    etch_literal keys[64];
    etch_arg items[64];
    for (int i = 0; i < 64; i++) {
        keys[i] = an_int((i * 5) % 64);
        items[i] = ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(i, 2)));
    }
    const char *const fields[] = { "a", "b" };
    const etch_arg nested[] = { { .kind = ETCH_SPEC_DICT, .n = 64, .keys = keys, .items = items },
                                ETCH_ARG_FLOAT(0.5) };
    etch_arg args[] = { ETCH_ARG_TENSOR(items[3].tensor),
                        { .kind = ETCH_SPEC_NAMED_TUPLE, .n = 2, .name = "P", .fields = fields, .items = nested },
                        { .kind = ETCH_SPEC_LITERAL, .literal = a_str("some text") } };
    args[2].label = "mode";
    etch_spec *s = spec_of(w, args, 3, ETCH_ARGS_EXACT), *loose = spec_of(w, args, 3, ETCH_ARGS_SYMBOLIC);
    etch_tensor *flat[65];
    size_t before = atomic_load(&w->counting.n_allocs);
    assert_int_equal(etch__args_equal(w->cx, s, args, 3, ETCH_ARGS_EXACT), 1);
    assert_true(hash_of(w, args, 3, ETCH_ARGS_EXACT) == etch_spec_hash(s));
    assert_int_equal(etch__args_equal(w->cx, loose, args, 3, ETCH_ARGS_SYMBOLIC), 1);
    assert_true(hash_of(w, args, 3, ETCH_ARGS_SYMBOLIC) == etch_spec_hash(loose));
    assert_int_equal(etch__args_fit(w->cx, loose, args, 3, ETCH_ARGS_EXACT), 1);
    assert_int_equal(etch__args_tensors(w->cx, args, 3, flat, 65), 65);
    keys[63] = an_int(99);
    assert_int_equal(etch__args_equal(w->cx, s, args, 3, ETCH_ARGS_EXACT), 0);
    assert_int_equal(etch__args_fit(w->cx, loose, args, 3, ETCH_ARGS_EXACT), 0);
    assert_int_equal(atomic_load(&w->counting.n_allocs), before);
    for (int i = 1; i < 65; i++) /* by ascending keys */
        assert_int_equal(etch_tensor_dim(flat[i], 0), ((i - 1) * 13) % 64);
}

static void test_order_of_keys(void **state)
{
    world *w = *state;
    int v[2];
    const etch_arg a = { .kind = ETCH_SPEC_RESOURCE, .dtype = ETCH_F32, .object = &v[0] };
    const etch_arg b = { .kind = ETCH_SPEC_RESOURCE, .dtype = ETCH_F32, .object = &v[1] };
    const etch_literal keys[] = { a_str("p"), a_str("q") }, swapped[] = { a_str("q"), a_str("p") };
    const etch_arg first[] = { a, b }, second[] = { b, a };
    const etch_arg one[] = { { .kind = ETCH_SPEC_DICT, .n = 2, .keys = keys, .items = first }, b };
    const etch_arg two[] = { { .kind = ETCH_SPEC_DICT, .n = 2, .keys = swapped, .items = second }, b };
    /* Numbers are given in the order of keys, so that two spellings of one dict are one signature. */
    etch_spec *s = spec_of(w, one, 2, ETCH_ARGS_EXACT);
    assert_string_equal(show(w, s),
                        "tuple of (dict{'p': resource #0 f32[], 'q': resource #1 f32[]}, resource #1 f32[])");
    assert_int_equal(etch__args_equal(w->cx, s, two, 2, ETCH_ARGS_EXACT), 1);
    assert_true(hash_of(w, two, 2, ETCH_ARGS_EXACT) == etch_spec_hash(s));
    assert_int_equal(etch_spec_equal(w->cx, s, spec_of(w, two, 2, ETCH_ARGS_EXACT)), 1);
}

static void test_specs_in_place_of_values(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 7), *b = thing_of(w, 2, 7);
    etch_spec *list = LIST(w, tensor_spec(w, "f32[2]"), value_spec(w, a), bits_spec(w, 1, ITEMS(value_spec(w, a))));
    etch_arg items[] = { ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(2))),
                         { .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = b },
                         { .kind = ETCH_SPEC_CUSTOM, .spec_ops = &bits_ops, .object = &bits_of[1], .n = 1 } };
    items[2].items = &items[1];
    const etch_arg value = { .kind = ETCH_SPEC_LIST, .n = 3, .items = items }, given = ETCH_ARG_SPEC(list);
    for (int mode = 0; mode <= ETCH_ARGS_SYMBOLIC; mode++) {
        etch_spec *s = spec_of(w, &given, 1, (etch_arg_mode)mode);
        assert_true(hash_of(w, &given, 1, (etch_arg_mode)mode) == etch_spec_hash(s));
        assert_int_equal(etch__args_equal(w->cx, s, &given, 1, (etch_arg_mode)mode), 1);
        assert_int_equal(etch__args_fit(w->cx, s, &given, 1, (etch_arg_mode)mode), 1);
        /* Its sizes are what it says, in both modes; its objects are compared as the mode says. */
        assert_string_equal(show(w, s), "tuple of (list of (f32[2], value thing 1, Bits<1>(value thing 1)))");
    }
    etch_spec *exact = spec_of(w, &value, 1, ETCH_ARGS_EXACT), *alike = spec_of(w, &value, 1, ETCH_ARGS_SYMBOLIC);
    assert_int_equal(etch__args_fit(w->cx, exact, &given, 1, ETCH_ARGS_EXACT), 0);
    assert_int_equal(etch__args_fit(w->cx, alike, &given, 1, ETCH_ARGS_SYMBOLIC), 1);
    etch_tensor *flat[4] = { items[0].tensor };
    assert_int_equal(etch__args_tensors(w->cx, &given, 1, flat, 4), 1);
    assert_null(flat[0]);
}

static void test_tensors_in_flat_order(void **state)
{
    world *w = *state;
    etch_tensor *t[4];
    for (int i = 0; i < 4; i++)
        t[i] = tensor_of(w, ETCH_F32, DIMS(i));
    const etch_literal keys[] = { a_str("b"), a_str("a") };
    const etch_arg values[] = { ETCH_ARG_TENSOR(t[2]), ETCH_ARG_TENSOR(t[1]) };
    const etch_arg args[] = { ETCH_ARG_TENSOR(t[0]),
                              ETCH_ARG_NONE,
                              { .kind = ETCH_SPEC_DICT, .n = 2, .keys = keys, .items = values },
                              ETCH_ARG_TENSOR(t[3]) };
    etch_tensor *flat[4] = { NULL };
    assert_int_equal(etch__args_tensors(w->cx, args, 4, flat, 4), 4);
    for (int i = 0; i < 4; i++)
        assert_ptr_equal(flat[i], t[i]);
    flat[2] = NULL;
    assert_int_equal(etch__args_tensors(w->cx, args, 4, flat, 2), 4); /* at most max are written */
    assert_null(flat[2]);
}

static void test_what_is_refused(void **state)
{
    world *w = *state;
    const etch_literal keys[] = { a_str("a"), a_str("a") };
    const etch_arg items[] = { ETCH_ARG_INT(1), ETCH_ARG_TENSOR(NULL) };
    const char *const fields[] = { "a", NULL };
    const struct {
        etch_arg arg;
        const char *part;
    } cases[] = {
        { ETCH_ARG_TENSOR(NULL), "args[0]: the tensor is NULL" },
        { { .kind = (etch_spec_kind)77 }, "77 is no kind" },
        { { .kind = ETCH_SPEC_LIST, .n = -1 }, "-1 items" },
        { { .kind = ETCH_SPEC_LIST, .n = 2 }, "they are NULL" },
        { { .kind = ETCH_SPEC_LIST, .n = 2, .items = items }, "the tensor is NULL" },
        { { .kind = ETCH_SPEC_ATTRS, .n = 1, .items = items }, "no type name" },
        { { .kind = ETCH_SPEC_ATTRS, .n = 1, .items = items, .name = "P" }, "no fields" },
        { { .kind = ETCH_SPEC_ATTRS, .n = 2, .items = items, .name = "P", .fields = fields }, "field 1" },
        { { .kind = ETCH_SPEC_DICT, .n = 1, .items = items }, "no keys" },
        { { .kind = ETCH_SPEC_DICT, .n = 2, .items = items, .keys = keys }, "'a' twice" },
        { { .kind = ETCH_SPEC_LITERAL, .literal = { .kind = (etch_literal_kind)50 } }, "50 is no kind of literal" },
        { { .kind = ETCH_SPEC_IDENTITY }, "identity is NULL" },
        { { .kind = ETCH_SPEC_VALUE }, "no table of functions" },
        { { .kind = ETCH_SPEC_CUSTOM }, "no table of functions" },
        { { .kind = ETCH_SPEC_CUSTOM, .spec_ops = &bits_ops, .n = 1 }, "they are NULL" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        const etch_arg *x = &cases[i].arg;
        uint64_t h = 0;
        etch_spec *s = NULL;
        ASSERT_FAILED(w, etch__args_hash(w->cx, x, 1, ETCH_ARGS_EXACT, &h), ETCH_EINVAL, cases[i].part);
        ASSERT_FAILED(w, etch__args_spec(w->cx, x, 1, ETCH_ARGS_SYMBOLIC, &s), ETCH_EINVAL, cases[i].part);
        assert_int_equal(etch__args_tensors(w->cx, x, 1, NULL, 0), -1);
        etch_error_clear(w->cx);
        int r = etch__args_equal(w->cx, TUPLE(w, int_spec(w, 5)), x, 1, ETCH_ARGS_EXACT);
        assert_true(r <= 0);
        etch_error_clear(w->cx);
    }
    uint64_t h;
    ASSERT_FAILED(w, etch__args_hash(w->cx, NULL, 1, ETCH_ARGS_EXACT, &h), ETCH_EINVAL, "they are NULL");
    ASSERT_FAILED(w, etch__args_hash(w->cx, items, -1, ETCH_ARGS_EXACT, &h), ETCH_EINVAL, "is -1");
}

/* Nesting without end, and sharing without end, end with an error. */
static void test_limits(void **state)
{
    world *w = *state;
    enum { DEEP = ETCH_SPEC_MAX_DEPTH };
    static etch_arg chain[DEEP + 1], twice[60][2];
    chain[0] = ETCH_ARG_INT(1);
    for (int i = 1; i <= DEEP; i++)
        chain[i] = (etch_arg){ .kind = ETCH_SPEC_LIST, .n = 1, .items = &chain[i - 1] };
    uint64_t h;
    etch_spec *s = NULL;
    ASSERT_FAILED(w, etch__args_hash(w->cx, &chain[DEEP], 1, ETCH_ARGS_EXACT, &h), ETCH_EINVAL, "more than 200 deep");
    ASSERT_FAILED(w, etch__args_spec(w->cx, &chain[DEEP], 1, ETCH_ARGS_EXACT, &s), ETCH_EINVAL, "more than 200 deep");
    assert_int_equal(etch__args_tensors(w->cx, &chain[DEEP], 1, NULL, 0), -1);
    s = spec_of(w, &chain[DEEP - 1], 1, ETCH_ARGS_EXACT); /* the call is the 200th */
    assert_true(hash_of(w, &chain[DEEP - 1], 1, ETCH_ARGS_EXACT) == etch_spec_hash(s));
    assert_int_equal(etch__args_equal(w->cx, s, &chain[DEEP - 1], 1, ETCH_ARGS_EXACT), 1);
    assert_int_equal(etch__args_equal(w->cx, s, &chain[DEEP], 1, ETCH_ARGS_EXACT), 0);
    /* Depth of specs among the arguments counts as well. */
    etch_arg around = ETCH_ARG_SPEC(s);
    ASSERT_FAILED(w, etch__args_hash(w->cx, &around, 1, ETCH_ARGS_EXACT, &h), ETCH_EINVAL, "more than 200 deep");

    twice[0][0] = twice[0][1] = ETCH_ARG_INT(1);
    for (int i = 1; i < 60; i++)
        twice[i][0] = twice[i][1] = (etch_arg){ .kind = ETCH_SPEC_LIST, .n = 2, .items = twice[i - 1] };
    ASSERT_FAILED(w, etch__args_hash(w->cx, twice[59], 2, ETCH_ARGS_EXACT, &h), ETCH_EINVAL,
                  "more than 16777216 parts");
}

static void test_callbacks_that_fail(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 1), *b = thing_of(w, 1, 1);
    etch_arg x = { .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = a };
    etch_spec *s = spec_of(w, &x, 1, ETCH_ARGS_EXACT);
    uint64_t h;
    x.object = b;
    b->fails = true;
    assert_int_equal(etch__args_equal(w->cx, s, &x, 1, ETCH_ARGS_EXACT), -1);
    assert_int_equal(etch_error_status(w->cx), ETCH_EIO);
    etch_error_clear(w->cx);
    assert_int_equal(etch__args_fit(w->cx, s, &x, 1, ETCH_ARGS_EXACT), -1);
    etch_error_clear(w->cx);
    ASSERT_FAILED(w, etch__args_hash(w->cx, &x, 1, ETCH_ARGS_EXACT, &h), ETCH_EIO, "broken");
    ASSERT_FAILED(w, etch__args_spec(w->cx, &x, 1, ETCH_ARGS_SYMBOLIC, &s), ETCH_EIO, "broken");
    assert_int_equal(b->n_held, 0);
}

int etch_test_arg(void);
int etch_test_arg(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(test_three_tensors),
        WORLD_TEST(test_names_bind_over_all_arguments),
        WORLD_TEST(test_labels),
        WORLD_TEST(test_nothing_is_allocated),
        WORLD_TEST(test_order_of_keys),
        WORLD_TEST(test_specs_in_place_of_values),
        WORLD_TEST(test_tensors_in_flat_order),
        WORLD_TEST(test_what_is_refused),
        WORLD_TEST(test_limits),
        WORLD_TEST(test_callbacks_that_fail),
    };
    return cmocka_run_group_tests_name("trace/arg", tests, NULL, NULL);
}
