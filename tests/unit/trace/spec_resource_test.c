/* Resources: what counts of a variable, and which of them are the same one. */
#include "spec_testing.h"

static void test_what_counts(void **state)
{
    world *w = *state;
    etch_spec *base = resource_spec(w, 3, true, 0), *wide = NULL, *f64 = NULL;
    MAKE(w, etch_spec_resource(w->cx, ETCH_F32, &ETCH_UNKNOWN_SIZE, 1, true, 0, &wide));
    MAKE(w, etch_spec_resource(w->cx, ETCH_F64, &ETCH_SIZE(3), 1, true, 0, &f64));
    own(w, wide);
    own(w, f64);
    assert_int_equal(etch_spec_equal(w->cx, base, resource_spec(w, 3, true, 0)), 1);
    assert_true(etch_spec_hash(base) == etch_spec_hash(resource_spec(w, 3, true, 0)));
    etch_spec *others[] = { resource_spec(w, 3, false, 0), resource_spec(w, 3, true, 1), f64,
                            tensor_spec(w, "f32[3]") };
    for (size_t i = 0; i < ETCH_COUNT_OF(others); i++) {
        assert_int_equal(etch_spec_equal(w->cx, base, others[i]), 0);
        assert_int_equal(etch_spec_is_subtype(w->cx, base, others[i]), 0);
        assert_true(etch_spec_hash(base) != etch_spec_hash(others[i]));
        assert_null(common(w, base, others[i]));
    }
    assert_int_equal(etch_spec_is_subtype(w->cx, base, wide), 1);
    assert_int_equal(etch_spec_is_subtype(w->cx, wide, base), 0);
    assert_int_equal(etch_spec_equal(w->cx, common(w, base, resource_spec(w, 4, true, 0)), wide), 1);
    assert_int_equal(etch_spec_dtype(base), ETCH_F32);
    assert_int_equal(etch_spec_rank(base), 1);
    assert_int_equal(etch_spec_size(base, 0).size, 3);
    assert_null(etch_spec_name(base));
    etch_spec *out = NULL;
    ASSERT_FAILED(w, etch_spec_resource(w->cx, ETCH_F32, &ETCH_SIZE(3), 1, true, -1, &out), ETCH_EINVAL, "alias is -1");
    assert_null(out);
}

static void test_each_is_flat_once(void **state)
{
    world *w = *state;
    etch_spec *a = resource_spec(w, 3, true, 0), *b = resource_spec(w, 3, true, 1), *t = tensor_spec(w, "f32[2]");
    etch_spec *s = TUPLE(w, LIST(w, b, t, a), a, LIST(w, b, b), t);
    const etch_spec *want[] = { b, t, a, t };
    assert_int_equal(etch_spec_n_tensors(s), 4);
    for (int i = 0; i < 4; i++)
        assert_ptr_equal(etch_spec_tensor_at(s, i), want[i]);
}

static void expect_path(world *w, const etch_spec *call, int i, const char *want)
{
    etch_strbuf path;
    etch__strbuf_init(&path, w->cx->alloc);
    etch__tensor_path(call, i, &path);
    assert_string_equal(path.at, want);
    etch__strbuf_fini(&path);
}

/* Flat order skips what occurs again, and so do the paths of what comes behind it. */
static void test_paths_behind_repeated_ones(void **state)
{
    world *w = *state;
    int v[2];
    etch_arg a = { .kind = ETCH_SPEC_RESOURCE, .dtype = ETCH_F32, .object = &v[0] }, b = a;
    b.object = &v[1];
    const etch_arg t = ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(2)));
    const etch_literal keys[] = { a_str("x"), a_str("y") };
    const etch_arg inner[] = { a, t }, values[] = { b, { .kind = ETCH_SPEC_LIST, .n = 2, .items = inner } },
                   more[] = { b, a, t };
    etch_arg args[] = { a,
                        a,
                        t,
                        ETCH_ARG_INT(1),
                        { .kind = ETCH_SPEC_DICT, .n = 2, .keys = keys, .items = values },
                        { .kind = ETCH_SPEC_TUPLE, .n = 3, .items = more },
                        b,
                        t };
    args[7].label = "k";
    etch_spec *s = NULL;
    MAKE(w, etch__args_spec(w->cx, args, 8, ETCH_ARGS_EXACT, &s));
    own(w, s);
    static const char *const want[] = { "args[0]",         "args[2]",    "args[4]['x']",
                                        "args[4]['y'][1]", "args[5][2]", "kwargs['k']" };
    assert_int_equal(etch_spec_n_tensors(s), ETCH_COUNT_OF(want));
    for (int i = 0; i < (int)ETCH_COUNT_OF(want); i++)
        expect_path(w, s, i, want[i]);
    /* Numbers that do not stand in order, as specs among the arguments may have them. */
    etch_spec *one = resource_spec(w, 3, true, 1), *zero = resource_spec(w, 3, true, 0),
              *f32 = tensor_spec(w, "f32[2]");
    s = TUPLE(w, one, zero, LIST(w, zero, one, f32), f32);
    static const char *const shuffled[] = { "args[0]", "args[1]", "args[2][2]", "args[3]" };
    for (int i = 0; i < 4; i++)
        expect_path(w, s, i, shuffled[i]);
}

/* The pattern of (v, w), (w, v) and (x, y) is one; that of (v, v) is another. */
static void test_aliasing_pattern(void **state)
{
    world *w = *state;
    int v[3];
    int64_t dims[] = { 3 };
    etch_arg x[3];
    for (int i = 0; i < 3; i++)
        x[i] = (etch_arg){ .kind = ETCH_SPEC_RESOURCE, .n = 1, .dtype = ETCH_F32, .object = &v[i], .dims = dims };
    static const struct {
        int a[3], b[3];
        int equal;
    } cases[] = {
        { { 0, 1, 2 }, { 2, 0, 1 }, 1 }, { { 0, 0, 1 }, { 2, 2, 0 }, 1 }, { { 0, 0, 0 }, { 1, 1, 1 }, 1 },
        { { 0, 1, 1 }, { 0, 0, 1 }, 0 }, { { 0, 1, 0 }, { 0, 1, 2 }, 0 }, { { 0, 0, 0 }, { 0, 0, 1 }, 0 },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        const etch_arg first[] = { x[cases[i].a[0]], x[cases[i].a[1]], x[cases[i].a[2]] };
        const etch_arg second[] = { x[cases[i].b[0]], x[cases[i].b[1]], x[cases[i].b[2]] };
        etch_spec *s = NULL;
        uint64_t h = 0;
        MAKE(w, etch__args_spec(w->cx, first, 3, ETCH_ARGS_EXACT, &s));
        own(w, s);
        assert_int_equal(etch__args_equal(w->cx, s, second, 3, ETCH_ARGS_EXACT), cases[i].equal);
        MAKE(w, etch__args_hash(w->cx, second, 3, ETCH_ARGS_EXACT, &h));
        assert_int_equal(h == etch_spec_hash(s), cases[i].equal);
    }
}

/* More of them than are kept on the stack. */
static void test_many(void **state)
{
    world *w = *state;
    enum { N = 500 };
    static etch_arg x[2 * N];
    static int v[N];
    etch_tensor *flat[N];
    for (int i = 0; i < 2 * N; i++)
        x[i] = (etch_arg){ .kind = ETCH_SPEC_RESOURCE, .dtype = ETCH_I64, .object = &v[(i * 7) % N] };
    etch_arg list = { .kind = ETCH_SPEC_LIST, .n = 2 * N, .items = x };
    etch_spec *s = NULL;
    uint64_t h = 0;
    MAKE(w, etch__args_spec(w->cx, &list, 1, ETCH_ARGS_EXACT, &s));
    own(w, s);
    MAKE(w, etch__args_hash(w->cx, &list, 1, ETCH_ARGS_EXACT, &h));
    assert_true(h == etch_spec_hash(s));
    assert_int_equal(etch__args_equal(w->cx, s, &list, 1, ETCH_ARGS_EXACT), 1);
    assert_int_equal(etch_spec_n_tensors(s), N);
    assert_int_equal(etch__args_tensors(w->cx, &list, 1, flat, N), N);
    for (int i = 0; i < N; i++) {
        assert_int_equal(etch_spec_tensor_at(s, i)->alias, i);
        assert_null(flat[i]);
    }
}

/* Numbers of specs among the arguments stay, and those of variables come after them. */
static void test_specs_and_resources_together(void **state)
{
    world *w = *state;
    int v[2];
    etch_spec *given = LIST(w, resource_spec(w, 3, true, 2), resource_spec(w, 3, true, 0));
    etch_arg variable = { .kind = ETCH_SPEC_RESOURCE, .dtype = ETCH_F32, .object = &v[0] };
    const etch_arg args[] = { variable, ETCH_ARG_SPEC(given), variable, ETCH_ARG_SPEC(resource_spec(w, 3, true, 0)) };
    etch_spec *s = NULL;
    uint64_t h = 0;
    MAKE(w, etch__args_spec(w->cx, args, 4, ETCH_ARGS_EXACT, &s));
    own(w, s);
    assert_string_equal(show(w, s),
                        "tuple of (resource #3 f32[], list of (resource #2 trainable f32[3], resource #0 trainable "
                        "f32[3]), resource #3 f32[], resource #0 trainable f32[3])");
    MAKE(w, etch__args_hash(w->cx, args, 4, ETCH_ARGS_EXACT, &h));
    assert_true(h == etch_spec_hash(s));
    assert_int_equal(etch__args_equal(w->cx, s, args, 4, ETCH_ARGS_EXACT), 1);
    assert_int_equal(etch_spec_n_tensors(s), 3);
    assert_int_equal(etch__args_tensors(w->cx, args, 4, NULL, 0), 3);
}

static void test_what_is_refused(void **state)
{
    world *w = *state;
    int v;
    int64_t bad[] = { -2 }, good[] = { 2 };
    static const char *const parts[] = { "dtype 99", "rank is 17", "dims is NULL", "dim 0 is -2", "object is NULL" };
    const etch_arg args[] = {
        { .kind = ETCH_SPEC_RESOURCE, .dtype = (etch_dtype)99, .object = &v },
        { .kind = ETCH_SPEC_RESOURCE, .n = 17, .dims = good, .object = &v },
        { .kind = ETCH_SPEC_RESOURCE, .n = 1, .object = &v },
        { .kind = ETCH_SPEC_RESOURCE, .n = 1, .dims = bad, .object = &v },
        { .kind = ETCH_SPEC_RESOURCE, .n = 1, .dims = good },
    };
    uint64_t h;
    etch_spec *s = NULL;
    for (size_t i = 0; i < ETCH_COUNT_OF(args); i++) {
        ASSERT_FAILED(w, etch__args_hash(w->cx, &args[i], 1, ETCH_ARGS_EXACT, &h), ETCH_EINVAL, parts[i]);
        ASSERT_FAILED(w, etch__args_spec(w->cx, &args[i], 1, ETCH_ARGS_EXACT, &s), ETCH_EINVAL, parts[i]);
        assert_int_equal(etch__args_tensors(w->cx, &args[i], 1, NULL, 0), -1);
    }
}

int etch_test_spec_resource(void);
int etch_test_spec_resource(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(test_what_counts),
        WORLD_TEST(test_each_is_flat_once),
        WORLD_TEST(test_paths_behind_repeated_ones),
        WORLD_TEST(test_aliasing_pattern),
        WORLD_TEST(test_many),
        WORLD_TEST(test_specs_and_resources_together),
        WORLD_TEST(test_what_is_refused),
    };
    return cmocka_run_group_tests_name("trace/spec_resource", tests, NULL, NULL);
}
