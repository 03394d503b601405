/* String tensors: setting, reading, sharing. */
#include "env.h"

#include <string.h>

int etch_test_string(void);

static void assert_string_at(etch_ctx *cx, etch_tensor *t, int64_t i, const char *want, size_t n_want)
{
    const char *bytes = NULL;
    size_t n = 99;
    assert_int_equal(etch_tensor_string(cx, t, i, &bytes, &n), ETCH_OK);
    assert_int_equal(n, n_want);
    assert_memory_equal(bytes, want, n);
}

static void counted_strings(void **state)
{
    env *e = *state;
    etch_str *s = etch__str_new(e->cx->alloc, "a\0b", 3);
    assert_int_equal(s->n, 3);
    assert_memory_equal(s->bytes, "a\0b", 4);
    assert_ptr_equal(etch__str_retain(s), s);
    etch__str_release(s);
    assert_int_equal(s->bytes[0], 'a');
    etch__str_release(s);
    etch__str_release(NULL);
    assert_null(etch__str_retain(NULL));
    assert_null(etch__str_new(e->cx->alloc, "", SIZE_MAX)); /* no room for header and terminator */
    etch_str *empty = etch__str_new(e->cx->alloc, NULL, 0);
    assert_string_equal(empty->bytes, "");
    etch__str_release(empty);
}

static void new_strings_are_empty_and_can_be_set(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    assert_int_equal(etch_tensor_new(e->cx, ETCH_STRING, DIMS(2, 2), &t), ETCH_OK);
    for (int i = 0; i < 4; i++)
        assert_string_at(e->cx, t, i, "", 0);
    assert_int_equal(etch_tensor_set_string(e->cx, t, 1, "one", 3), ETCH_OK);
    assert_int_equal(etch_tensor_set_string(e->cx, t, 2, "t\0wo", 4), ETCH_OK);
    assert_string_at(e->cx, t, 1, "one", 3);
    assert_string_at(e->cx, t, 2, "t\0wo", 4);
    assert_int_equal(etch_tensor_set_string(e->cx, t, 1, "eins", 4), ETCH_OK);
    assert_string_at(e->cx, t, 1, "eins", 4);
    assert_int_equal(etch_tensor_set_string(e->cx, t, 1, NULL, 0), ETCH_OK);
    assert_string_at(e->cx, t, 1, "", 0);
    etch_tensor_release(&t);
}

static void strings_from_c(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    const char *data[] = { "a", "", NULL, "dddd" };
    assert_int_equal(etch_tensor_from(e->cx, ETCH_STRING, DIMS(4), data, &t), ETCH_OK);
    assert_string_at(e->cx, t, 0, "a", 1);
    assert_string_at(e->cx, t, 1, "", 0);
    assert_string_at(e->cx, t, 2, "", 0);
    assert_string_at(e->cx, t, 3, "dddd", 4);
    etch_tensor_release(&t);
}

static void views_and_copies_share_the_bytes(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL, *turned = NULL, *copy = NULL, *back = NULL;
    const char *data[] = { "a", "b", "c", "d", "e", "f" };
    const char *before, *after;
    size_t n;
    assert_int_equal(etch_tensor_from(e->cx, ETCH_STRING, DIMS(2, 3), data, &t), ETCH_OK);
    assert_int_equal(etch_tensor_transpose(e->cx, t, NULL, &turned), ETCH_OK);
    const char *want[] = { "a", "d", "b", "e", "c", "f" };
    for (int i = 0; i < 6; i++)
        assert_string_at(e->cx, turned, i, want[i], 1);
    assert_int_equal(etch_tensor_dense(e->cx, turned, &copy), ETCH_OK);
    for (int i = 0; i < 6; i++)
        assert_string_at(e->cx, copy, i, want[i], 1);
    assert_int_equal(etch_tensor_string(e->cx, t, 4, &before, &n), ETCH_OK);
    assert_int_equal(etch_tensor_string(e->cx, copy, 3, &after, &n), ETCH_OK);
    assert_ptr_equal(before, after);

    /* Setting in a view is seen in what it views, not in the copy. */
    assert_int_equal(etch_tensor_set_string(e->cx, turned, 3, "new", 3), ETCH_OK);
    assert_string_at(e->cx, t, 4, "new", 3);
    assert_string_at(e->cx, copy, 3, "e", 1);
    etch_tensor_release(&t);
    etch_tensor_release(&turned);
    assert_string_at(e->cx, copy, 5, "f", 1);
    assert_int_equal(etch_tensor_slice(e->cx, copy, 0, 2, 3, -1, &back), ETCH_OK);
    assert_string_at(e->cx, back, 0, "c", 1);
    etch_tensor_release(&copy);
    etch_tensor_release(&back);
}

static void mistakes_are_named(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL, *x = NULL;
    const char *bytes;
    size_t n;
    assert_int_equal(etch_tensor_new(e->cx, ETCH_STRING, DIMS(2), &t), ETCH_OK);
    assert_int_equal(etch_tensor_new(e->cx, ETCH_F32, DIMS(2), &x), ETCH_OK);
    assert_failed(e->cx, etch_tensor_string(e->cx, t, 2, &bytes, &n), ETCH_ERANGE, "element 2 of a tensor of 2");
    assert_failed(e->cx, etch_tensor_string(e->cx, t, -1, &bytes, &n), ETCH_ERANGE, "element -1");
    assert_failed(e->cx, etch_tensor_string(e->cx, x, 0, &bytes, &n), ETCH_EDTYPE, "f32");
    assert_failed(e->cx, etch_tensor_string(e->cx, NULL, 0, &bytes, &n), ETCH_EINVAL, "NULL");
    assert_failed(e->cx, etch_tensor_string(e->cx, t, 0, NULL, &n), ETCH_EINVAL, "result");
    assert_failed(e->cx, etch_tensor_set_string(e->cx, x, 0, "", 0), ETCH_EDTYPE, "f32");
    assert_failed(e->cx, etch_tensor_set_string(e->cx, t, 5, "", 0), ETCH_ERANGE, "element 5");
    assert_failed(e->cx, etch_tensor_set_string(e->cx, t, 0, NULL, 3), ETCH_EINVAL, "3 bytes at NULL");
    assert_failed(e->cx, etch_tensor_read(e->cx, t, &n, 16), ETCH_EDTYPE, "etch_tensor_string");
    etch_tensor_release(&t);
    etch_tensor_release(&x);
}

int etch_test_string(void)
{
    const struct CMUnitTest tests[] = {
        ENV_TEST(counted_strings),    ENV_TEST(new_strings_are_empty_and_can_be_set),
        ENV_TEST(strings_from_c),     ENV_TEST(views_and_copies_share_the_bytes),
        ENV_TEST(mistakes_are_named),
    };
    return cmocka_run_group_tests_name("tensor/string", tests, NULL, NULL);
}
