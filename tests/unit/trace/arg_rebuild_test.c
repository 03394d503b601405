/* Rebuilding arguments from a call's spec: structure from the spec, tensors from a flat array, objects from the present call. */
#include "spec_testing.h"

static etch_spec *spec_of(world *w, const etch_arg *args, int n)
{
    etch_spec *s = NULL;
    MAKE(w, etch__args_spec(w->cx, args, n, ETCH_ARGS_EXACT, &s));
    return own(w, s);
}

static void test_structure_and_tensors(void **state)
{
    world *w = *state;
    int variable;
    thing *a = thing_of(w, 1, 1), *b = thing_of(w, 1, 1);
    etch_identity *id = identity_of(w, a, &thing_ops);
    etch_tensor *t[3], *fresh[4];
    for (int i = 0; i < 3; i++)
        t[i] = tensor_of(w, ETCH_F32, DIMS(i + 1));
    for (int i = 0; i < 4; i++)
        fresh[i] = tensor_of(w, ETCH_F32, DIMS(9));
    const etch_literal keys[] = { a_str("z"), a_str("k") };
    const char *const fields[] = { "x", "y" };
    const etch_arg values[] = { ETCH_ARG_TENSOR(t[1]), ETCH_ARG_TENSOR(t[2]) };
    const etch_arg resource = { .kind = ETCH_SPEC_RESOURCE, .dtype = ETCH_F32, .object = &variable };
    const etch_arg pair[] = { { .kind = ETCH_SPEC_DICT, .n = 2, .keys = keys, .items = values }, ETCH_ARG_FLOAT(2) };
    const etch_arg parts[] = { resource, ETCH_ARG_TENSOR(t[0]) };
    etch_arg args[] = {
        { .kind = ETCH_SPEC_CUSTOM, .n = 2, .spec_ops = &bits_ops, .object = &bits_of[3], .items = parts },
        { .kind = ETCH_SPEC_ATTRS, .n = 2, .name = "P", .fields = fields, .items = pair },
        { .kind = ETCH_SPEC_IDENTITY, .identity = id },
        { .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = b, .label = "v" },
        resource,
    };
    etch_spec *s = spec_of(w, args, 5);
    assert_int_equal(etch_spec_n_tensors(s), 4);
    etch_arena arena;
    etch__arena_init(&arena, w->cx->alloc, 256);
    etch_arg *out = NULL;
    MAKE(w, etch__spec_rebuild(w->cx, s, args, 5, fresh, &arena, &out));
    /* The resource has flat number 0 and is not a tensor; then the custom type's, then "k" before "z". */
    assert_int_equal(out[0].kind, ETCH_SPEC_CUSTOM);
    assert_ptr_equal(out[0].object, &bits_of[3]);
    assert_ptr_equal(out[0].items[0].object, &variable);
    assert_ptr_equal(out[0].items[1].tensor, fresh[1]);
    assert_string_equal(out[1].name, "P");
    assert_string_equal(out[1].fields[1], "y");
    const etch_arg *dict = &out[1].items[0];
    assert_string_equal(dict->keys[0].text, "z"); /* as the caller had it */
    assert_ptr_equal(dict->items[0].tensor, fresh[3]);
    assert_ptr_equal(dict->items[1].tensor, fresh[2]);
    assert_true(out[1].items[1].literal.f[0] == 2);
    assert_ptr_equal(out[2].identity, id);
    assert_ptr_equal(out[3].object, b);
    assert_string_equal(out[3].label, "v");
    assert_null(out[2].label);
    assert_ptr_equal(out[4].object, &variable);

    /* Without the call: keys ascending, objects the spec's own, resources and tensors as specs. */
    MAKE(w, etch__spec_rebuild(w->cx, s, NULL, 0, NULL, &arena, &out));
    dict = &out[1].items[0];
    assert_string_equal(dict->keys[0].text, "k");
    assert_ptr_equal(dict->items[0].spec, etch_spec_tensor_at(s, 2));
    assert_ptr_equal(out[4].spec, etch_spec_item(s, 4));
    assert_ptr_equal(out[3].object, b);
    assert_int_equal(etch_spec_equal(w->cx, s, spec_of(w, out, 5)), 1);
    etch__arena_fini(&arena);
}

static void test_objects_of_the_present_call(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 1), *b = thing_of(w, 1, 1);
    etch_arg first = { .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = a };
    etch_arg second = { .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = b };
    etch_spec *s = spec_of(w, &first, 1);
    etch_arg *out = NULL;
    etch_arena_mark mark = etch__arena_mark(&w->cx->scratch);
    MAKE(w, etch__spec_rebuild(w->cx, s, &second, 1, NULL, &w->cx->scratch, &out)); /* scratch will do as well */
    assert_ptr_equal(out[0].object, b);
    MAKE(w, etch__spec_rebuild(w->cx, s, NULL, 0, NULL, &w->cx->scratch, &out));
    assert_ptr_equal(out[0].object, a);
    etch_arg given = ETCH_ARG_SPEC(value_spec(w, b));
    MAKE(w, etch__spec_rebuild(w->cx, s, &given, 1, NULL, &w->cx->scratch, &out));
    assert_ptr_equal(out[0].object, a);
    etch__arena_reset(&w->cx->scratch, mark);
}

static void test_what_is_refused(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 1);
    etch_identity *id = identity_of(w, a, &thing_ops), *alive = identity_of(w, a, &thing_ops);
    const etch_arg inner = { .kind = ETCH_SPEC_IDENTITY, .identity = id },
                   other = { .kind = ETCH_SPEC_IDENTITY, .identity = alive };
    const etch_literal k = a_str("k"), l = a_str("l");
    etch_arg x = { .kind = ETCH_SPEC_DICT, .n = 1, .keys = &k, .items = &inner };
    const etch_arg y = { .kind = ETCH_SPEC_DICT, .n = 1, .keys = &k, .items = &other };
    etch_spec *s = spec_of(w, &x, 1);
    etch_arg *out = NULL;
    etch_arena arena;
    etch__arena_init(&arena, w->cx->alloc, 256);
    etch_identity_died(id);
    ASSERT_FAILED(w, etch__spec_rebuild(w->cx, s, NULL, 0, NULL, &arena, &out), ETCH_EINVAL,
                  "args[0]: the object thing 1 is gone");
    ASSERT_FAILED(w, etch__spec_rebuild(w->cx, s, &x, 1, NULL, &arena, &out), ETCH_EINVAL, "is gone");
    MAKE(w, etch__spec_rebuild(w->cx, s, &y, 1, NULL, &arena, &out)); /* the present one lives */
    out = NULL;
    ASSERT_FAILED(w, etch__spec_rebuild(w->cx, s, &x, 2, NULL, &arena, &out), ETCH_EINVAL, "there are 2 arguments");
    x.keys = &l;
    ASSERT_FAILED(w, etch__spec_rebuild(w->cx, s, &x, 1, NULL, &arena, &out), ETCH_EINVAL, "another structure");
    x = (etch_arg){ .kind = ETCH_SPEC_LIST, .n = 1, .items = &inner };
    ASSERT_FAILED(w, etch__spec_rebuild(w->cx, s, &x, 1, NULL, &arena, &out), ETCH_EINVAL, "no dict here");
    assert_null(out);
    etch__arena_fini(&arena);
}

int etch_test_arg_rebuild(void);
int etch_test_arg_rebuild(void)
{
    const struct CMUnitTest tests[] = { WORLD_TEST(test_structure_and_tensors),
                                        WORLD_TEST(test_objects_of_the_present_call),
                                        WORLD_TEST(test_what_is_refused) };
    return cmocka_run_group_tests_name("trace/arg_rebuild", tests, NULL, NULL);
}
