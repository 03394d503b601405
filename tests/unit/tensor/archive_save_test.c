/* Saving archives: the bytes are those of the safetensors package, what cannot be saved is refused before anything is
 * written, and a save that fails leaves the old file. */
#include "env.h"

#include <etch/archive.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int etch_test_archive_save(void);

enum { MAX_TENSORS = 16, MAX_FILE = 4096 };

typedef struct bundle {
    const char *names[MAX_TENSORS];
    etch_tensor *tensors[MAX_TENSORS];
    int64_t n;
} bundle;

static void fini(bundle *b)
{
    for (int64_t i = 0; i < b->n; i++)
        etch_tensor_release(&b->tensors[i]);
    b->n = 0;
}

/* By make_archives.py's rule: element i is i * 5 - 3 (unsigned: i * 5), of bools whether i is even. */
static void add(env *e, bundle *b, const char *name, etch_dtype dtype, const int64_t *dims, int rank)
{
    etch_tensor *t = NULL;
    assert_int_equal(etch_tensor_new(e->cx, dtype, dims, rank, &t), ETCH_OK);
    char *at = etch_tensor_map(e->cx, t, true);
    for (int64_t i = 0; i < etch_tensor_count(t); i++) {
        void *to = at + (size_t)i * etch_dtype_bytes(dtype);
        if (dtype == ETCH_BOOL)
            *(bool *)to = i % 2 == 0;
        else
            etch__element_set_f64(dtype, to, (double)(i * 5 - (etch__dtype_is(dtype, ETCH_CLASS_UINT) ? 0 : 3)));
    }
    etch_tensor_unmap(e->cx, t);
    b->names[b->n] = name;
    b->tensors[b->n++] = t;
}

static etch_status save(env *e, const char *path, const bundle *b)
{
    return etch_archive_save(e->cx, path, b->names, b->tensors, b->n, NULL, NULL, 0);
}

static void assert_same_file(const char *fixture)
{
    static char got[MAX_FILE], want[MAX_FILE];
    size_t n = test_read_bytes(test_path("saved.safetensors"), got, MAX_FILE);
    assert_int_equal(n, test_read_bytes(test_fixture(fixture), want, MAX_FILE));
    assert_memory_equal(got, want, n);
}

static void the_same_bytes_as_the_package(void **state)
{
    env *e = *state;
    bundle b = { .n = 0 };
    char path[600];
    snprintf(path, sizeof path, "%s", test_path("saved.safetensors"));
    static char dtype_names[ETCH_N_DTYPES][32];
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        snprintf(dtype_names[t], 32, "x.%s", etch_dtype_long_name((etch_dtype)t));
        if (t != ETCH_STRING)
            add(e, &b, dtype_names[t], (etch_dtype)t, DIMS(2, 3));
    }
    assert_int_equal(save(e, path, &b), ETCH_OK);
    assert_same_file("dtypes.safetensors");
    fini(&b);

    add(e, &b, "scalar", ETCH_F32, NULL, 0);
    add(e, &b, "vector", ETCH_F32, DIMS(4));
    add(e, &b, "empty", ETCH_F32, DIMS(0, 5));
    add(e, &b, "cube", ETCH_F32, DIMS(2, 3, 4));
    add(e, &b, "ones", ETCH_F32, DIMS(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
    const char *key = "format", *value = "pt";
    assert_int_equal(etch_archive_save(e->cx, path, b.names, b.tensors, b.n, &key, &value, 1), ETCH_OK);
    assert_same_file("shapes.safetensors");
    fini(&b);

    static const char *const names[] = { "b", "a", "B", "\xc3\xa9", "z", "w", "q\"\\/\b\f\n\r\t\1\x7f", "" };
    static const etch_dtype dtypes[] = { ETCH_I8, ETCH_I8, ETCH_I8, ETCH_I8, ETCH_I8, ETCH_F64, ETCH_I16, ETCH_I16 };
    for (int i = 0; i < 8; i++)
        add(e, &b, names[i], dtypes[i], DIMS(1));
    key = "\xe2\x82\xac\n", value = "\"\\";
    assert_int_equal(etch_archive_save(e->cx, path, b.names, b.tensors, b.n, &key, &value, 1), ETCH_OK);
    assert_same_file("names.safetensors");
    fini(&b);

    assert_int_equal(save(e, path, &b), ETCH_OK);
    assert_same_file("nothing.safetensors");
}

/* ours.safetensors: make_archives.py has checked that the package reads it. */
static void the_same_bytes_in_any_order(void **state)
{
    env *e = *state;
    etch_tensor *x = test_arange(e->cx, DIMS(2, 3)), *turned = NULL, *flag = NULL, *scalar = NULL;
    const bool flags[] = { true, false, true };
    const uint16_t half = 0x3800;
    assert_int_equal(etch_tensor_transpose(e->cx, x, NULL, &turned), ETCH_OK);
    assert_int_equal(etch_tensor_from(e->cx, ETCH_BOOL, DIMS(3), flags, &flag), ETCH_OK);
    assert_int_equal(etch_tensor_from(e->cx, ETCH_F16, NULL, 0, &half, &scalar), ETCH_OK);
    const char *path = test_path("saved.safetensors");
    for (int order = 0; order < 2; order++) {
        const char *names[] = { "flag", "turned", "scalar" }, *back_names[] = { "scalar", "turned", "flag" };
        const char *keys[] = { "c", "a", "b" }, *back_keys[] = { "b", "a", "c" };
        const char *values[] = { "", "1", "\xe2\x82\xac" }, *back_values[] = { "\xe2\x82\xac", "1", "" };
        etch_tensor *tensors[] = { flag, turned, scalar }, *back_tensors[] = { scalar, turned, flag };
        assert_int_equal(etch_archive_save(e->cx, path, order ? back_names : names, order ? back_tensors : tensors, 3,
                                           order ? back_keys : keys, order ? back_values : values, 3),
                         ETCH_OK);
        assert_same_file("ours.safetensors");
        path = test_path("saved.safetensors");
    }
    etch_tensor_release(&x);
    etch_tensor_release(&turned);
    etch_tensor_release(&flag);
    etch_tensor_release(&scalar);
}

static void saved_and_loaded(void **state)
{
    env *e = *state;
    bundle b = { .n = 0 };
    add(e, &b, "x", ETCH_F64, DIMS(3, 4));
    add(e, &b, "flags", ETCH_BOOL, DIMS(7));
    add(e, &b, "half", ETCH_BF16, DIMS(5));
    etch_tensor *slice = NULL, *wide = NULL;
    assert_int_equal(etch_tensor_slice(e->cx, b.tensors[0], 1, 3, 2, -2, &slice), ETCH_OK);
    assert_int_equal(etch_tensor_broadcast(e->cx, slice, DIMS(2, 3, 2), &wide), ETCH_OK);
    b.names[b.n] = "wide";
    b.tensors[b.n++] = wide;
    const char *path = test_path("again.safetensors");
    assert_int_equal(save(e, path, &b), ETCH_OK);
    etch_archive *a = NULL;
    etch_buffer *file = NULL;
    assert_int_equal(etch_archive_open(e->cx, path, &a), ETCH_OK);
    assert_int_equal(etch_archive_count(a), b.n);
    for (int64_t i = 0; i < b.n; i++) {
        etch_tensor *x = b.tensors[i], *y = NULL;
        unsigned char want[256], back[256];
        size_t bytes = (size_t)etch_tensor_count(x) * etch_dtype_bytes(etch_tensor_dtype(x));
        assert_int_equal(etch_archive_load_as(e->cx, a, b.names[i], etch_tensor_dtype(x), etch_tensor_dims(x),
                                              etch_tensor_rank(x), &y),
                         ETCH_OK);
        assert_int_equal(etch_tensor_read(e->cx, x, want, bytes), ETCH_OK);
        assert_int_equal(etch_tensor_read(e->cx, y, back, bytes), ETCH_OK);
        assert_memory_equal(back, want, bytes);
        assert_true(!file || y->buffer == file); /* everything in a file of ours can be mapped */
        file = y->buffer;
        etch_tensor_release(&y);
    }
    etch_archive_release(&a);
    etch_tensor_release(&slice);
    fini(&b);
}

static void many_tensors(void **state)
{
    env *e = *state;
    enum { N = 5000 };
    static char texts[N][48];
    static const char *names[N];
    static etch_tensor *tensors[N];
    etch_tensor *x = test_arange(e->cx, DIMS(N)), *all[1] = { NULL };
    for (int i = 0; i < N; i++) {
        snprintf(texts[i], sizeof texts[i], "model.layers.%d.weight", i * 7919 % N);
        names[i] = texts[i];
        assert_int_equal(etch_tensor_slice(e->cx, x, 0, i, 1, 1, &tensors[i]), ETCH_OK);
    }
    const char *path = test_path("many.safetensors");
    assert_int_equal(etch_archive_save(e->cx, path, names, tensors, N, NULL, NULL, 0), ETCH_OK);
    etch_archive *a = NULL;
    assert_int_equal(etch_archive_open(e->cx, path, &a), ETCH_OK);
    assert_int_equal(etch_archive_count(a), N);
    for (int i = 0; i < N; i++) {
        int64_t back = -1;
        assert_int_equal(etch_archive_load_as(e->cx, a, names[i], ETCH_I64, DIMS(1), &all[0]), ETCH_OK);
        assert_int_equal(etch_tensor_read(e->cx, all[0], &back, sizeof back), ETCH_OK);
        assert_int_equal(back, i);
        etch_tensor_release(&all[0]);
        etch_tensor_release(&tensors[i]);
    }
    etch_archive_release(&a);
    etch_tensor_release(&x);
}

static etch_status refuse_traced(etch_ctx *cx, const etch_tensor *t, const char *what)
{
    (void)t;
    return etch__fail(cx, ETCH_EINVAL, "%s: a traced tensor has no elements", what);
}

static void what_cannot_be_saved(void **state)
{
    env *e = *state;
    bundle b = { .n = 0 };
    char path[600], bytes[8];
    snprintf(path, sizeof path, "%s", test_path("kept.safetensors"));
    test_write_bytes(path, "old", 3);
    add(e, &b, "x", ETCH_F32, DIMS(2));
    add(e, &b, "y", ETCH_F32, DIMS(2));

    b.names[1] = "x";
    assert_failed(e->cx, save(e, path, &b), ETCH_EINVAL, "archive_save: 'x' is there twice");
    b.names[1] = NULL;
    assert_failed(e->cx, save(e, path, &b), ETCH_EINVAL, "name 1 is NULL");
    b.names[1] = "y\xc0\x80";
    assert_failed(e->cx, save(e, path, &b), ETCH_EINVAL, "name 1, 'y\?\?', is not UTF-8");
    b.names[1] = "__metadata__";
    assert_failed(e->cx, save(e, path, &b), ETCH_EINVAL, "name 1 is '__metadata__'");
    b.names[1] = "y";

    const char *keys[] = { "k", "k" }, *values[] = { "v", "w" }, *bad[] = { "v", "\xff" }, *none[] = { "v", NULL };
    assert_failed(e->cx, etch_archive_save(e->cx, path, b.names, b.tensors, 2, keys, values, 2), ETCH_EINVAL,
                  "'k' is there twice");
    keys[1] = "l";
    assert_failed(e->cx, etch_archive_save(e->cx, path, b.names, b.tensors, 2, keys, bad, 2), ETCH_EINVAL,
                  "value 1, '?', is not UTF-8");
    assert_failed(e->cx, etch_archive_save(e->cx, path, b.names, b.tensors, 2, none, values, 2), ETCH_EINVAL,
                  "key 1 is NULL");
    assert_failed(e->cx, etch_archive_save(e->cx, path, b.names, b.tensors, 2, keys, NULL, 2), ETCH_EINVAL, "is NULL");
    assert_failed(e->cx, etch_archive_save(e->cx, path, NULL, b.tensors, 2, NULL, NULL, 0), ETCH_EINVAL, "is NULL");
    assert_failed(e->cx, etch_archive_save(e->cx, path, b.names, b.tensors, -1, NULL, NULL, 0), ETCH_EINVAL,
                  "-1 tensors");
    assert_failed(e->cx, etch_archive_save(e->cx, NULL, b.names, b.tensors, 2, NULL, NULL, 0), ETCH_EINVAL,
                  "path is NULL");

    etch_tensor *y = b.tensors[1], *strings = NULL;
    assert_int_equal(etch_tensor_new(e->cx, ETCH_STRING, DIMS(2), &strings), ETCH_OK);
    b.tensors[1] = strings;
    assert_failed(e->cx, save(e, path, &b), ETCH_ENOTSUP,
                  "tensor 'y': archive_save: archives cannot hold string elements");
    static const etch_traced_ops ops = { .refuse = refuse_traced };
    etch_tensor traced = { .dtype = ETCH_F32, .traced = &ops };
    b.tensors[1] = &traced;
    assert_failed(e->cx, save(e, path, &b), ETCH_EINVAL, "tensor 'y': archive_save: a traced tensor has no elements");
    b.tensors[1] = NULL;
    assert_failed(e->cx, save(e, path, &b), ETCH_EINVAL, "tensor 'y': archive_save: the tensor is NULL");
    b.tensors[1] = y;
    etch_tensor_release(&strings);

    /* More bytes than can be counted; each alone could be. */
    etch_tensor *huge[3] = { NULL };
    const char *huge_names[] = { "a", "b", "c" };
    for (int i = 0; i < 3; i++)
        assert_int_equal(etch_tensor_broadcast(e->cx, y, DIMS((INT64_C(1) << 58) - 1, 2), &huge[i]), ETCH_OK);
    assert_failed(e->cx, etch_archive_save(e->cx, path, huge_names, huge, 3, NULL, NULL, 0), ETCH_ERANGE,
                  "more than 2^62 - 1 bytes");
    for (int i = 0; i < 3; i++)
        etch_tensor_release(&huge[i]);

    assert_int_equal(test_read_bytes(path, bytes, sizeof bytes), 3);
    assert_memory_equal(bytes, "old", 3);
    fini(&b);
}

/* A header past the format's limit, which nobody could read again. */
static void a_header_that_is_too_long(void **state)
{
    env *e = *state;
    enum { LONG = 60000000 };
    static char text[LONG + 1];
    memset(text, 'x', LONG);
    const char *keys[] = { "a", "b" }, *values[] = { text, text };
    assert_failed(e->cx, etch_archive_save(e->cx, test_path("long"), NULL, NULL, 0, keys, values, 2), ETCH_ERANGE,
                  "the header has 120000");
    assert_int_not_equal(access(test_path("long"), F_OK), 0);
}

static void failing_leaves_the_old_file(void **state)
{
    env *e = *state;
    bundle b = { .n = 0 };
    struct stat st;
    char path[600], bytes[8];
    add(e, &b, "x", ETCH_F64, DIMS(1000));
    assert_failed(e->cx, save(e, test_path("absent/file"), &b), ETCH_EIO, "absent/file: No such file");
    assert_failed(e->cx, save(e, test_files, &b), ETCH_EIO, "Is a directory");
    if (stat("/dev/full", &st) == 0)
        assert_failed(e->cx, save(e, "/dev/full", &b), ETCH_EIO, "/dev/full: No space left");
    snprintf(path, sizeof path, "%s", test_path("kept.safetensors"));
    test_write_bytes(path, "old", 3);
    for (size_t limit = 100; limit <= 4000; limit += 3900) { /* before and in the middle of the elements */
        test_limit_files(limit);
        etch_status s = save(e, path, &b);
        test_limit_files(0);
        assert_failed(e->cx, s, ETCH_EIO, "kept.safetensors: File too large");
    }
    test_lock_files(true);
    etch_status s = save(e, path, &b);
    test_lock_files(false);
    assert_failed(e->cx, s, ETCH_EIO, "kept.safetensors: Permission denied");
    assert_int_equal(test_read_bytes(path, bytes, sizeof bytes), 3);
    assert_memory_equal(bytes, "old", 3);
    fini(&b);
}

/* The tensors are views of the very file that is replaced. */
static void a_mapped_file_is_replaced(void **state)
{
    env *e = *state;
    bundle b = { .n = 0 };
    char path[600];
    snprintf(path, sizeof path, "%s", test_path("mapped.safetensors"));
    add(e, &b, "x", ETCH_F64, DIMS(3000));
    add(e, &b, "y", ETCH_I8, DIMS(3));
    assert_int_equal(save(e, path, &b), ETCH_OK);
    fini(&b);
    for (int round = 0; round < 3; round++) {
        etch_archive *a = NULL;
        etch_tensor *t[2] = { NULL };
        assert_int_equal(etch_archive_open(e->cx, path, &a), ETCH_OK);
        assert_int_equal(etch_archive_load_all(e->cx, a, t, 2), ETCH_OK);
        etch_archive_release(&a);
        double *at = etch_tensor_map(e->cx, t[0], true);
        assert_true(at[2999] == 2999 * 5 - 3 + round);
        at[2999]++;
        etch_tensor_unmap(e->cx, t[0]);
        const char *names[] = { "x", "y" };
        assert_int_equal(etch_archive_save(e->cx, path, names, t, 2, NULL, NULL, 0), ETCH_OK);
        for (int i = 0; i < 2; i++)
            etch_tensor_release(&t[i]);
    }
}

int etch_test_archive_save(void)
{
    const struct CMUnitTest tests[] = {
        FILE_TEST(the_same_bytes_as_the_package),
        FILE_TEST(the_same_bytes_in_any_order),
        FILE_TEST(saved_and_loaded),
        FILE_TEST(many_tensors),
        FILE_TEST(what_cannot_be_saved),
        FILE_TEST(a_header_that_is_too_long),
        FILE_TEST(failing_leaves_the_old_file),
        FILE_TEST(a_mapped_file_is_replaced),
    };
    return cmocka_run_group_tests_name("tensor/archive_save", tests, NULL, NULL);
}
