/* .npy files: those that NumPy wrote (fixtures/make.py), those written here byte by byte, broken ones, and our own. */
#include "env.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int etch_test_npy(void);

static etch_tensor *load(env *e, const char *path)
{
    etch_tensor *t = NULL;
    etch_status s = etch_tensor_load_npy(e->cx, path, &t);
    if (s != ETCH_OK)
        fail_msg("%s", etch_error_message(e->cx));
    return t;
}

/* A file of the given version with the header as it is and `n` bytes of data; returns its size. */
static size_t compose(char *file, int major, const char *header, const void *data, size_t n)
{
    size_t n_header = strlen(header), at = 8;
    memcpy(file, "\x93NUMPY", 6);
    file[6] = (char)major;
    file[7] = 0;
    for (int i = 0; i < (major == 1 ? 2 : 4); i++)
        file[at++] = (char)(n_header >> 8 * i & 0xff);
    memcpy(file + at, header, n_header);
    if (n > 0)
        memcpy(file + at + n_header, data, n);
    return at + n_header + n;
}

static etch_status load_composed(env *e, int major, const char *header, const void *data, size_t n, etch_tensor **out)
{
    static char file[1 << 17];
    const char *path = test_path("composed.npy");
    test_write_bytes(path, file, compose(file, major, header, data, n));
    return etch_tensor_load_npy(e->cx, path, out);
}

static void files_by_numpy(void **state)
{
    env *e = *state;
    static const struct {
        const char *name;
        etch_dtype t;
    } files[] = {
        { "i1.npy", ETCH_I8 },  { "i2.npy", ETCH_I16 }, { "i4.npy", ETCH_I32 }, { "i8.npy", ETCH_I64 },
        { "u1.npy", ETCH_U8 },  { "u2.npy", ETCH_U16 }, { "u4.npy", ETCH_U32 }, { "u8.npy", ETCH_U64 },
        { "f2.npy", ETCH_F16 }, { "f4.npy", ETCH_F32 }, { "f8.npy", ETCH_F64 },
    };
    for (size_t k = 0; k < ETCH_COUNT_OF(files); k++) {
        etch_tensor *t = load(e, test_fixture(files[k].name));
        assert_int_equal(etch_tensor_dtype(t), files[k].t);
        assert_int_equal(etch_tensor_rank(t), 2);
        assert_memory_equal(etch_tensor_dims(t), ((int64_t[]){ 2, 3 }), 16);
        const char *at = etch_tensor_map(e->cx, t, false);
        for (int i = 0; i < 6; i++) {
            int want = i * 5 - (etch__dtype_is(files[k].t, ETCH_CLASS_UINT) ? 0 : 3);
            assert_true(etch__element_f64(files[k].t, at + (size_t)i * etch_dtype_bytes(files[k].t)) == want);
        }
        etch_tensor_release(&t);
    }
    unsigned char bools[6];
    etch_tensor *t = load(e, test_fixture("b1.npy"));
    assert_int_equal(etch_tensor_dtype(t), ETCH_BOOL);
    assert_int_equal(etch_tensor_read(e->cx, t, bools, 6), ETCH_OK);
    assert_memory_equal(bools, ((unsigned char[]){ 1, 0, 1, 0, 0, 1 }), 6);
    etch_tensor_release(&t);
}

static void shapes_and_versions_by_numpy(void **state)
{
    env *e = *state;
    double x;
    etch_tensor *t = load(e, test_fixture("scalar.npy"));
    assert_int_equal(etch_tensor_rank(t), 0);
    assert_int_equal(etch_tensor_read(e->cx, t, &x, sizeof x), ETCH_OK);
    assert_true(x == 0.1);
    etch_tensor_release(&t);

    t = load(e, test_fixture("empty.npy"));
    assert_memory_equal(etch_tensor_dims(t), ((int64_t[]){ 0, 5 }), 16);
    assert_int_equal(etch_tensor_count(t), 0);
    etch_tensor_release(&t);

    int32_t v[4];
    t = load(e, test_fixture("vector.npy"));
    assert_int_equal(etch_tensor_rank(t), 1);
    assert_int_equal(etch_tensor_read(e->cx, t, v, sizeof v), ETCH_OK);
    assert_memory_equal(v, ((int32_t[]){ 0, 1, 2, 3 }), sizeof v);
    etch_tensor_release(&t);

    int64_t w[4];
    static const char *const versions[] = { "version2.npy", "version3.npy" };
    for (int i = 0; i < 2; i++) {
        t = load(e, test_fixture(versions[i]));
        assert_int_equal(etch_tensor_read(e->cx, t, w, sizeof w), ETCH_OK);
        assert_memory_equal(w, ((int64_t[]){ 0, 1, 2, 3 }), sizeof w);
        etch_tensor_release(&t);
    }

    /* Fortran order: the same elements, other strides, no copy. */
    int32_t f[24];
    t = load(e, test_fixture("fortran.npy"));
    assert_memory_equal(etch_tensor_dims(t), ((int64_t[]){ 2, 3, 4 }), 24);
    assert_memory_equal(etch_tensor_strides(t), ((int64_t[]){ 1, 2, 6 }), 24);
    assert_int_equal(etch_tensor_read(e->cx, t, f, sizeof f), ETCH_OK);
    for (int i = 0; i < 24; i++)
        assert_int_equal(f[i], i);
    etch_tensor_release(&t);
}

static void big_endian_by_numpy(void **state)
{
    env *e = *state;
    static const struct {
        const char *name;
        etch_dtype t;
    } files[] = {
        { "big_endian_i2.npy", ETCH_I16 }, { "big_endian_i4.npy", ETCH_I32 }, { "big_endian_i8.npy", ETCH_I64 },
        { "big_endian_u2.npy", ETCH_U16 }, { "big_endian_u4.npy", ETCH_U32 }, { "big_endian_u8.npy", ETCH_U64 },
        { "big_endian_f2.npy", ETCH_F16 }, { "big_endian_f4.npy", ETCH_F32 }, { "big_endian_f8.npy", ETCH_F64 },
    };
    for (size_t k = 0; k < ETCH_COUNT_OF(files); k++) {
        etch_tensor *t = load(e, test_fixture(files[k].name));
        assert_int_equal(etch_tensor_dtype(t), files[k].t);
        assert_int_equal(etch_tensor_count(t), 3);
        const char *at = etch_tensor_map(e->cx, t, false);
        for (int i = 0; i < 3; i++)
            assert_true(etch__element_f64(files[k].t, at + (size_t)i * etch_dtype_bytes(files[k].t)) == (i + 1) * 258);
        etch_tensor_release(&t);
    }
    int32_t back[6];
    etch_tensor *t = load(e, test_fixture("big_endian_fortran.npy"));
    assert_memory_equal(etch_tensor_dims(t), ((int64_t[]){ 2, 3 }), 16);
    assert_int_equal(etch_tensor_read(e->cx, t, back, sizeof back), ETCH_OK);
    for (int i = 0; i < 6; i++)
        assert_int_equal(back[i], i);
    etch_tensor_release(&t);
}

static void what_numpy_has_and_we_do_not(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    static const struct {
        const char *name, *part;
    } files[] = {
        { "object.npy", "Python objects" },
        { "structured.npy", "structured" },
        { "text.npy", "'<U2' is not supported" },
        { "complex.npy", "'<c8' is not supported" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(files); i++) {
        const char *path = test_fixture(files[i].name);
        assert_failed(e->cx, etch_tensor_load_npy(e->cx, path, &t), ETCH_ENOTSUP, files[i].part);
        assert_non_null(strstr(etch_error_message(e->cx), files[i].name));
    }
    assert_null(t);
}

static void headers_as_others_write_them(void **state)
{
    env *e = *state;
    static const char *const headers[] = {
        "{'descr': '<i2', 'fortran_order': False, 'shape': (3,), }\n",
        "{'shape': (3,), 'fortran_order': False, 'descr': '<i2'}",
        "{\"descr\":\"<i2\",\"fortran_order\":False,\"shape\":(3,)}",
        "  { 'descr' : '<i2' ,\t'fortran_order' : False ,\n 'shape' : ( 3 , ) , }   \r\n",
        "{'descr': '<i2', 'fortran_order': True, 'shape': (3L,), }",
        "{'descr': '=i2', 'fortran_order': False, 'shape': (3,), }",
        "{'descr': 'i2', 'fortran_order': False, 'shape': (3,), }",
        "{'descr': '<i2', 'fortran_order': False, 'shape': (0000003,), }",
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(headers); i++)
        for (int major = 1; major <= 3; major++) {
            etch_tensor *t = NULL;
            int16_t back[3];
            etch_status s = load_composed(e, major, headers[i], "\1\0\2\0\3\0 and more that is not looked at", 30, &t);
            if (s != ETCH_OK)
                fail_msg("header %zu: %s", i, etch_error_message(e->cx));
            assert_int_equal(etch_tensor_dtype(t), ETCH_I16);
            assert_int_equal(etch_tensor_read(e->cx, t, back, sizeof back), ETCH_OK);
            assert_memory_equal(back, ((int16_t[]){ 1, 2, 3 }), sizeof back);
            etch_tensor_release(&t);
        }
}

static void broken_headers(void **state)
{
    env *e = *state;
    static const struct {
        const char *header;
        etch_status status;
        const char *part;
    } cases[] = {
        { "", ETCH_EPARSE, "byte 0 of the .npy header should be '{'" },
        { "{", ETCH_EPARSE, "a key or '}'" },
        { "{}", ETCH_EPARSE, "no 'descr'" },
        { "[]", ETCH_EPARSE, "'{'" },
        { "{'descr'", ETCH_EPARSE, "':'" },
        { "{'descr: '<i2'}", ETCH_EPARSE, "':'" },
        { "{'descr': '<i2", ETCH_EPARSE, "the end of a string" },
        { "{'descr': '<i2\n'}", ETCH_EPARSE, "the end of a string" },
        { "{'descr': '<\\i2'}", ETCH_EPARSE, "the end of a string" },
        { "{'descr': 5}", ETCH_EPARSE, "a string such as" },
        { "{'descr': None}", ETCH_EPARSE, "a string such as" },
        { "{'descr': ''}", ETCH_ENOTSUP, "dtype '' is not supported" },
        { "{'descr': '<'}", ETCH_ENOTSUP, "dtype '<' is not supported" },
        { "{'descr': '<i3'}", ETCH_ENOTSUP, "'<i3'" },
        { "{'descr': '<i\x01\xff'}", ETCH_ENOTSUP, "'<i\?\?'" },
        { "{'descr': '<f400000000000000000000000000000000000000000'}", ETCH_ENOTSUP, "...' is not supported" },
        { "{'descr': '|O'}", ETCH_ENOTSUP, "Python objects" },
        { "{'descr': [('a', '<i2')]}", ETCH_ENOTSUP, "structured" },
        { "{'descr': '<i2' 'shape': ()}", ETCH_EPARSE, "',' or '}'" },
        { "{'descr': '<i2', 'fortran_order': 1}", ETCH_EPARSE, "True or False" },
        { "{'descr': '<i2', 'fortran_order': Tru", ETCH_EPARSE, "True or False" },
        { "{'descr': '<i2', 'fortran_order': False}", ETCH_EPARSE, "no 'shape'" },
        { "{'descr': '<i2', 'shape': (3,)}", ETCH_EPARSE, "no 'fortran_order'" },
        { "{'descr': '<i2', 'descr': '<i2'}", ETCH_EPARSE, "has 'descr' twice" },
        { "{'color': '<i2'}", ETCH_EPARSE, "unknown key 'color'" },
        { "{'shape': 3}", ETCH_EPARSE, "'('" },
        { "{'shape': [3]}", ETCH_EPARSE, "'('" },
        { "{'shape': (3)}", ETCH_EPARSE, "tuple of one" },
        { "{'shape': (,)}", ETCH_EPARSE, "a size" },
        { "{'shape': (3,,)}", ETCH_EPARSE, "a size" },
        { "{'shape': (3 4)}", ETCH_EPARSE, "',' or ')'" },
        { "{'shape': (-3,)}", ETCH_EPARSE, "a size" },
        { "{'shape': (3.0,)}", ETCH_EPARSE, "',' or ')'" },
        { "{'shape': (3", ETCH_EPARSE, "',' or ')'" },
        { "{'shape': (", ETCH_EPARSE, "a size" },
        { "{'shape': (99999999999999999999,)}", ETCH_ERANGE, "axis 0 is larger than 2^63" },
        { "{'shape': (1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)}", ETCH_ENOTSUP, "more than 16 axes" },
        { "{'descr': '<i2', 'fortran_order': False, 'shape': ()} x", ETCH_EPARSE, "the end" },
        { "{'descr': '<i2', 'fortran_order': False, 'shape': (3,)}", ETCH_EPARSE,
          "i16[3] needs 6 bytes, but the file holds 4" },
        { "{'descr': '<i2', 'fortran_order': True, 'shape': (4294967296, 4294967296)}", ETCH_ERANGE,
          "too many elements" },
        { "{'descr': '<i2', 'fortran_order': True, 'shape': (4000000000000000000,)}", ETCH_ERANGE, "too many bytes" },
        { "{'descr': '<i2', 'fortran_order': False, 'shape': (2000000000000000000,)}", ETCH_EPARSE,
          "needs 4000000000000000000 bytes" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_tensor *t = NULL;
        etch_status s = load_composed(e, 1, cases[i].header, "\1\0\2\0", 4, &t);
        if (s != cases[i].status)
            fail_msg("header %s: %s %s", cases[i].header, etch_status_name(s), etch_error_message(e->cx));
        assert_failed(e->cx, s, cases[i].status, cases[i].part);
        assert_non_null(strstr(etch_error_message(e->cx), "composed.npy"));
        assert_null(t);
    }
    assert_true(e->counting.peak_bytes < 1 << 20); /* no file got memory for what it only claimed */
}

static void huge_but_empty(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    assert_int_equal(
        load_composed(e, 1, "{'descr': '<f8', 'fortran_order': True, 'shape': (2305843009213693952, 0)}", "", 0, &t),
        ETCH_OK);
    assert_int_equal(etch_tensor_count(t), 0);
    assert_true(etch_tensor_dim(t, 0) == INT64_C(1) << 61);
    etch_tensor_release(&t);
}

static void one_byte_has_no_order(void **state)
{
    env *e = *state;
    static const char *const headers[] = {
        "{'descr': '>u1', 'fortran_order': False, 'shape': (2,)}",
        "{'descr': '<u1', 'fortran_order': False, 'shape': (2,)}",
        "{'descr': '|u1', 'fortran_order': False, 'shape': (2,)}",
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(headers); i++) {
        etch_tensor *t = NULL;
        assert_int_equal(load_composed(e, 1, headers[i], "ab", 2, &t), ETCH_OK);
        assert_int_equal(etch_tensor_dtype(t), ETCH_U8);
        etch_tensor_release(&t);
    }
}

static void bools_other_than_0_and_1(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    unsigned char back[4];
    assert_int_equal(
        load_composed(e, 1, "{'descr': '|b1', 'fortran_order': False, 'shape': (4,)}", "\0\1\2\xff", 4, &t), ETCH_OK);
    assert_int_equal(etch_tensor_read(e->cx, t, back, 4), ETCH_OK);
    assert_memory_equal(back, "\0\1\1\1", 4);
    etch_tensor_release(&t);
}

static void broken_files(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    char file[512];
    size_t n = compose(file, 1, "{'descr': '<i4', 'fortran_order': False, 'shape': (2, 2), }\n", "0123456789abcdef",
                       16);
    const char *path = test_path("broken.npy");
    for (size_t cut = 0; cut < n; cut++) { /* every prefix */
        test_write_bytes(path, file, cut);
        assert_int_equal(etch_tensor_load_npy(e->cx, path, &t), ETCH_EPARSE);
        assert_non_null(strstr(etch_error_message(e->cx), cut < 8 ? "not a .npy file" : "broken.npy"));
    }
    file[6] = 4;
    test_write_bytes(path, file, n);
    assert_failed(e->cx, etch_tensor_load_npy(e->cx, path, &t), ETCH_ENOTSUP, "version 4.0");
    file[6] = 1;
    file[7] = 1;
    test_write_bytes(path, file, n);
    assert_failed(e->cx, etch_tensor_load_npy(e->cx, path, &t), ETCH_ENOTSUP, "version 1.1");
    file[7] = 0;
    file[0] = 'x';
    test_write_bytes(path, file, n);
    assert_failed(e->cx, etch_tensor_load_npy(e->cx, path, &t), ETCH_EPARSE, "not a .npy file");
    /* A header that claims to be 4 GB, or more than there is. */
    test_write_bytes(path, "\x93NUMPY\2\0\xff\xff\xff\xff{}", 14);
    assert_failed(e->cx, etch_tensor_load_npy(e->cx, path, &t), ETCH_EPARSE, "4294967295 bytes is not believable");
    test_write_bytes(path, "\x93NUMPY\2\0\0\1\0\0{}", 14);
    assert_failed(e->cx, etch_tensor_load_npy(e->cx, path, &t), ETCH_EPARSE, "ends after 2 of 256 bytes");

    assert_failed(e->cx, etch_tensor_load_npy(e->cx, test_path("absent.npy"), &t), ETCH_EIO,
                  "absent.npy: No such file");
    assert_failed(e->cx, etch_tensor_load_npy(e->cx, test_files, &t), ETCH_EIO, "Is a directory");
    assert_failed(e->cx, etch_tensor_load_npy(e->cx, NULL, &t), ETCH_EINVAL, "the path is NULL");
    assert_failed(e->cx, etch_tensor_load_npy(e->cx, path, NULL), ETCH_EINVAL, "result");
    assert_null(t);
}

/* A valid file with a few bytes changed either loads as something consistent or is refused with a reason. */
static void mutated_files(void **state)
{
    env *e = *state;
    static const char alphabet[] = "{}()[],:'\" 0123456789LTrueFals<>|=fiub\n\\\x93\xff\0";
    char good[512], file[512];
    size_t n = compose(good, 1, "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }   \n",
                       "abcdefghijklmnopqrstuvwx", 24);
    const char *path = test_path("mutated.npy");
    uint64_t seed = 3;
    int n_loaded = 0, n_refused = 0;
    for (int run = 0; run < 4000; run++) {
        memcpy(file, good, n);
        for (int64_t k = test_random_in(&seed, 1, 3); k > 0; k--)
            file[test_random_in(&seed, 6, (int64_t)n - 1)] = alphabet[test_random(&seed) % (sizeof alphabet)];
        test_write_bytes(path, file, n);
        etch_tensor *t = NULL;
        etch_status s = etch_tensor_load_npy(e->cx, path, &t);
        if (s == ETCH_OK) {
            char back[64];
            size_t bytes = (size_t)etch_tensor_count(t) * etch_dtype_bytes(etch_tensor_dtype(t));
            assert_in_range(bytes, 0, 64);
            assert_int_equal(etch_tensor_read(e->cx, t, back, bytes), ETCH_OK);
            etch_tensor_release(&t);
            n_loaded++;
        } else {
            assert_true(s == ETCH_EPARSE || s == ETCH_ENOTSUP || s == ETCH_ERANGE);
            assert_non_null(strstr(etch_error_message(e->cx), "mutated.npy"));
            assert_null(t);
            n_refused++;
        }
    }
    assert_true(n_loaded > 200);
    assert_true(n_refused > 200);
}

static void saved_bytes(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    char file[512], want[512];
    const float x[] = { 1, -2, 0.5f, 3, 4, 5 };
    const char *path = test_path("saved.npy");
    assert_int_equal(etch_tensor_from(e->cx, ETCH_F32, DIMS(2, 3), x, &t), ETCH_OK);
    assert_int_equal(etch_tensor_save_npy(e->cx, t, path), ETCH_OK);
    size_t n = test_read_bytes(path, file, sizeof file);
    /* 10 bytes before the header and 118 of it: the elements begin at 128. */
    char header[119];
    snprintf(header, sizeof header, "%-117s\n", "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }");
    assert_int_equal(n, 128 + 24);
    assert_int_equal(compose(want, 1, header, x, sizeof x), n);
    assert_memory_equal(file, want, n);
    /* NumPy writes the very same bytes. */
    int32_t y[6];
    for (int i = 0; i < 6; i++)
        y[i] = i * 5 - 3;
    etch_tensor_release(&t);
    assert_int_equal(etch_tensor_from(e->cx, ETCH_I32, DIMS(2, 3), y, &t), ETCH_OK);
    assert_int_equal(etch_tensor_save_npy(e->cx, t, path), ETCH_OK);
    n = test_read_bytes(path, file, sizeof file);
    assert_int_equal(test_read_bytes(test_fixture("i4.npy"), want, sizeof want), n);
    assert_memory_equal(file, want, n);
    etch_tensor_release(&t);
}

static void saved_and_loaded(void **state)
{
    env *e = *state;
    const char *path = test_path("again.npy");
    static const int64_t shapes[][3] = {
        { 2, 3, 4 }, { 1, 1, 1 }, { 0, 7, 2 }, { INT64_C(1) << 61, INT64_C(1) << 61, 0 }
    };
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (size_t k = 0; k < ETCH_COUNT_OF(shapes); k++)
            for (int rank = 0; rank <= 3; rank++) {
                if (t == ETCH_STRING || (k == 3 && rank < 3))
                    continue;
                etch_tensor *x = NULL, *y = NULL;
                unsigned char want[256], back[256];
                assert_int_equal(etch_tensor_new(e->cx, (etch_dtype)t, shapes[k], rank, &x), ETCH_OK);
                size_t bytes = (size_t)etch_tensor_count(x) * etch_dtype_bytes((etch_dtype)t);
                unsigned char *at = etch_tensor_map(e->cx, x, true);
                for (size_t i = 0; i < bytes; i++)
                    want[i] = at[i] = (unsigned char)(t == ETCH_BOOL ? i % 3 == 0 : i * 11);
                assert_int_equal(etch_tensor_save_npy(e->cx, x, path), ETCH_OK);
                y = load(e, path);
                assert_int_equal(etch_tensor_dtype(y), t == ETCH_BF16 ? ETCH_U16 : t);
                assert_int_equal(etch_tensor_rank(y), rank);
                assert_memory_equal(etch_tensor_dims(y), shapes[k], (size_t)rank * 8);
                assert_int_equal(etch_tensor_read(e->cx, y, back, bytes), ETCH_OK);
                assert_memory_equal(back, want, bytes);
                etch_tensor_release(&x);
                etch_tensor_release(&y);
            }
}

static void views_are_saved_as_they_read(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(2, 3)), *view = NULL, *back = NULL;
    int64_t got[6];
    const char *path = test_path("view.npy");
    assert_int_equal(etch_tensor_transpose(e->cx, t, NULL, &view), ETCH_OK);
    assert_int_equal(etch_tensor_save_npy(e->cx, view, path), ETCH_OK);
    back = load(e, path);
    assert_int_equal(etch_tensor_read(e->cx, back, got, sizeof got), ETCH_OK);
    assert_memory_equal(got, ((int64_t[]){ 0, 3, 1, 4, 2, 5 }), sizeof got);
    etch_tensor_release(&t);
    etch_tensor_release(&view);
    etch_tensor_release(&back);
}

static void saving_replaces_files_and_nothing_else(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(3)), *back = NULL;
    struct stat st;
    char path[1024], link[1024];
    snprintf(path, sizeof path, "%s/file.npy", test_files);
    snprintf(link, sizeof link, "%s/link.npy", test_files);
    test_write_bytes(path, "old", 3);
    assert_int_equal(chmod(path, 0640), 0);
    assert_int_equal(symlink("file.npy", link), 0);
    assert_int_equal(etch_tensor_save_npy(e->cx, t, link), ETCH_OK);
    assert_int_equal(lstat(link, &st), 0);
    assert_true(S_ISLNK(st.st_mode));
    assert_int_equal(lstat(path, &st), 0);
    assert_int_equal(st.st_mode & 07777, 0640);
    back = load(e, path);
    assert_int_equal(etch_tensor_count(back), 3);
    etch_tensor_release(&back);

    assert_int_equal(etch_tensor_save_npy(e->cx, t, "/dev/null"), ETCH_OK);
    assert_int_equal(lstat("/dev/null", &st), 0);
    assert_true(S_ISCHR(st.st_mode));
    etch_tensor_release(&t);
}

static void saving_that_fails_leaves_the_old_file(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(3)), *s = NULL;
    struct stat st;
    char bytes[8];
    const char *path = test_path("absent/file.npy");
    assert_failed(e->cx, etch_tensor_save_npy(e->cx, t, path), ETCH_EIO, "absent/file.npy: No such file");
    assert_failed(e->cx, etch_tensor_save_npy(e->cx, t, test_files), ETCH_EIO, "Is a directory");
    path = test_path("kept.npy");
    test_lock_files(true);
    assert_failed(e->cx, etch_tensor_save_npy(e->cx, t, path), ETCH_EIO, "kept.npy: Permission denied");
    test_lock_files(false);
    if (stat("/dev/full", &st) == 0)
        assert_failed(e->cx, etch_tensor_save_npy(e->cx, t, "/dev/full"), ETCH_EIO, "No space left");
    assert_int_equal(etch_tensor_new(e->cx, ETCH_STRING, DIMS(2), &s), ETCH_OK);
    path = test_path("kept.npy");
    test_write_bytes(path, "old", 3);
    assert_failed(e->cx, etch_tensor_save_npy(e->cx, s, path), ETCH_ENOTSUP, "string");
    assert_int_equal(test_read_bytes(path, bytes, sizeof bytes), 3);
    assert_failed(e->cx, etch_tensor_save_npy(e->cx, NULL, path), ETCH_EINVAL, "tensor is NULL");
    assert_failed(e->cx, etch_tensor_save_npy(e->cx, t, NULL), ETCH_EINVAL, "path is NULL");
    etch_tensor_release(&t);
    etch_tensor_release(&s);
}

/* A limit on the size of files stops the writing half-way. */
static void a_full_disk(void **state)
{
    env *e = *state;
    char bytes[8];
    etch_tensor *t = test_arange(e->cx, DIMS(1000));
    const char *path = test_path("full.npy");
    test_write_bytes(path, "old", 3);
    test_limit_files(1000);
    etch_status s = etch_tensor_save_npy(e->cx, t, path);
    test_limit_files(0);
    assert_failed(e->cx, s, ETCH_EIO, "full.npy: File too large");
    assert_int_equal(test_read_bytes(path, bytes, sizeof bytes), 3);
    etch_tensor_release(&t);
}

static void a_pipe_has_no_size(void **state)
{
    env *e = *state;
    char file[512], path[64];
    int ends[2];
    etch_tensor *t = NULL;
    size_t n = compose(file, 1, "{'descr': '<i2', 'fortran_order': False, 'shape': (3,), }\n", "\1\0\2\0\3\0", 6);
    for (size_t cut = 0; cut <= 2; cut += 2) {
        assert_int_equal(pipe(ends), 0);
        assert_int_equal(write(ends[1], file, n - cut), n - cut);
        close(ends[1]);
        snprintf(path, sizeof path, "/dev/fd/%d", ends[0]);
        etch_status s = etch_tensor_load_npy(e->cx, path, &t);
        close(ends[0]);
        if (cut) {
            assert_failed(e->cx, s, ETCH_EPARSE, "ends after 4 of 6 bytes of elements");
        } else {
            assert_int_equal(s, ETCH_OK);
            assert_int_equal(etch_tensor_count(t), 3);
            etch_tensor_release(&t);
        }
    }
}

int etch_test_npy(void)
{
    const struct CMUnitTest tests[] = {
        FILE_TEST(files_by_numpy),
        FILE_TEST(shapes_and_versions_by_numpy),
        FILE_TEST(big_endian_by_numpy),
        FILE_TEST(what_numpy_has_and_we_do_not),
        FILE_TEST(headers_as_others_write_them),
        FILE_TEST(broken_headers),
        FILE_TEST(huge_but_empty),
        FILE_TEST(one_byte_has_no_order),
        FILE_TEST(bools_other_than_0_and_1),
        FILE_TEST(broken_files),
        FILE_TEST(mutated_files),
        FILE_TEST(saved_bytes),
        FILE_TEST(saved_and_loaded),
        FILE_TEST(views_are_saved_as_they_read),
        FILE_TEST(saving_replaces_files_and_nothing_else),
        FILE_TEST(saving_that_fails_leaves_the_old_file),
        FILE_TEST(a_full_disk),
        FILE_TEST(a_pipe_has_no_size),
    };
    return cmocka_run_group_tests_name("tensor/npy", tests, NULL, NULL);
}
