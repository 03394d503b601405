/* Archives that the safetensors package wrote (fixtures/make_archives.py), what it says to good and bad ones, those
 * written here byte by byte, and what tensors taken out of them are. */
#include "env.h"

#include <etch/archive.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int etch_test_archive(void);

static etch_archive *open_archive(env *e, const char *path)
{
    etch_archive *a = NULL;
    if (etch_archive_open(e->cx, path, &a) != ETCH_OK)
        fail_msg("%s", etch_error_message(e->cx));
    return a;
}

static etch_tensor *load(env *e, etch_archive *a, const char *name)
{
    etch_tensor *t = NULL;
    if (etch_archive_load(e->cx, a, name, &t) != ETCH_OK)
        fail_msg("%s", etch_error_message(e->cx));
    return t;
}

/* A file with the header as it is, and `n` bytes of data. */
static void compose(const char *path, const char *header, const void *data, size_t n)
{
    char file[4096];
    size_t n_header = strlen(header);
    assert_true(8 + n_header + n <= sizeof file);
    for (int i = 0; i < 8; i++)
        file[i] = (char)(n_header >> 8 * i & 0xff);
    memcpy(file + 8, header, n_header);
    if (n > 0)
        memcpy(file + 8 + n_header, data, n);
    test_write_bytes(path, file, 8 + n_header + n);
}

static etch_status open_composed(env *e, const char *header, const void *data, size_t n, etch_archive **out)
{
    const char *path = test_path("composed.safetensors");
    compose(path, header, data, n);
    return etch_archive_open(e->cx, path, out);
}

/* make_archives.py's rule: element i is i * 5 - 3 (unsigned: i * 5), of bools whether i is even. */
static void check_elements(env *e, etch_tensor *t)
{
    etch_dtype dtype = etch_tensor_dtype(t);
    const char *at = etch_tensor_map(e->cx, t, false);
    for (int64_t i = 0; i < etch_tensor_count(t); i++) {
        double want = (double)(i * 5 - 3);
        if (dtype == ETCH_BOOL)
            want = i % 2 == 0;
        else if (etch__dtype_is(dtype, ETCH_CLASS_UINT))
            want = (double)(i * 5);
        assert_true(etch__element_f64(dtype, at + (size_t)i * etch_dtype_bytes(dtype)) == want);
    }
    etch_tensor_unmap(e->cx, t);
}

static void dtypes_by_the_package(void **state)
{
    env *e = *state;
    for (int is_mapped = 0; is_mapped <= 1; is_mapped++) {
        etch_archive *a = NULL;
        const char *path = test_fixture("dtypes.safetensors");
        assert_int_equal(is_mapped ? etch_archive_open(e->cx, path, &a) : etch_archive_read(e->cx, path, &a), ETCH_OK);
        assert_int_equal(etch_archive_count(a), 13);
        etch_buffer *file = NULL;
        for (int t = 0; t < ETCH_N_DTYPES; t++) {
            char name[32];
            snprintf(name, sizeof name, "x.%s", etch_dtype_long_name((etch_dtype)t));
            if (t == ETCH_STRING) {
                assert_int_equal(etch_archive_find(a, name), -1);
                continue;
            }
            etch_tensor *x = load(e, a, name);
            assert_int_equal(etch_tensor_dtype(x), t);
            assert_int_equal(etch_tensor_rank(x), 2);
            assert_memory_equal(etch_tensor_dims(x), ((int64_t[]){ 2, 3 }), 16);
            assert_true(etch_tensor_is_dense(x));
            check_elements(e, x);
            assert_true(!file || x->buffer == file); /* views of the one file */
            file = x->buffer;
            etch_tensor_release(&x);
        }
        etch_archive_release(&a);
    }
}

static void shapes_by_the_package(void **state)
{
    env *e = *state;
    etch_archive *a = open_archive(e, test_fixture("shapes.safetensors"));
    assert_int_equal(etch_archive_metadata_count(a), 1);
    assert_string_equal(etch_archive_metadata_key(a, 0), "format");
    assert_string_equal(etch_archive_metadata(a, "format"), "pt");
    assert_null(etch_archive_metadata(a, "forma"));
    assert_null(etch_archive_metadata(a, NULL));
    assert_null(etch_archive_metadata_key(a, 1));
    assert_null(etch_archive_metadata_key(a, -1));
    static const struct {
        const char *name;
        int rank;
        int64_t dims[16];
    } want[] = {
        { "scalar", 0, { 0 } },
        { "vector", 1, { 4 } },
        { "empty", 2, { 0, 5 } },
        { "cube", 3, { 2, 3, 4 } },
        { "ones", 16, { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 } },
    };
    assert_int_equal(etch_archive_count(a), 5);
    etch_tensor *all[5] = { NULL };
    assert_int_equal(etch_archive_load_all(e->cx, a, all, 5), ETCH_OK);
    for (int i = 0; i < 5; i++) {
        int64_t at = etch_archive_find(a, want[i].name);
        assert_in_range(at, 0, 4);
        etch_archive_item item = etch_archive_item_at(a, at);
        assert_string_equal(item.name, want[i].name);
        assert_string_equal(item.dtype_name, "F32");
        assert_int_equal(item.dtype, ETCH_F32);
        assert_int_equal(item.rank, want[i].rank);
        assert_memory_equal(item.dims, want[i].dims, (size_t)want[i].rank * 8);
        assert_int_equal(item.bytes, etch_tensor_count(all[at]) * 4);
        assert_int_equal(etch_tensor_rank(all[at]), want[i].rank);
        assert_memory_equal(etch_tensor_dims(all[at]), want[i].dims, (size_t)want[i].rank * 8);
        check_elements(e, all[at]);
        etch_tensor_release(&all[at]);
    }
    assert_null(etch_archive_item_at(a, 5).name);
    assert_null(etch_archive_item_at(a, -1).name);
    etch_archive_release(&a);

    a = open_archive(e, test_fixture("nothing.safetensors"));
    assert_int_equal(etch_archive_count(a), 0);
    assert_int_equal(etch_archive_metadata_count(a), 0);
    assert_int_equal(etch_archive_load_all(e->cx, a, NULL, 0), ETCH_OK);
    etch_archive_release(&a);
}

static void names_by_the_package(void **state)
{
    env *e = *state;
    static const char *const names[] = {
        "b", "a", "B", "\xc3\xa9", "z", "w", "q\"\\/\b\f\n\r\t\1\x7f", "",
    };
    etch_archive *a = open_archive(e, test_fixture("names.safetensors"));
    assert_int_equal(etch_archive_count(a), ETCH_COUNT_OF(names));
    for (size_t i = 0; i < ETCH_COUNT_OF(names); i++) {
        etch_tensor *t = load(e, a, names[i]);
        check_elements(e, t);
        etch_tensor_release(&t);
    }
    assert_string_equal(etch_archive_item_at(a, 0).name, "w"); /* in the order of the data */
    assert_string_equal(etch_archive_metadata(a, "\xe2\x82\xac\n"), "\"\\");
    etch_tensor *t = NULL;
    assert_failed(e->cx, etch_archive_load(e->cx, a, "c\n", &t), ETCH_EINVAL,
                  "names.safetensors: there is no tensor 'c?' among its 8");
    etch_archive_release(&a);
}

/* Where we say something else than the package, and why. */
static bool is_accepted_here(const char *name, bool is_accepted_there)
{
    static const char *const accepted[] = {
        "dtype_lower_case", "dtype_string", "dtype_unheard_of", /* until the tensor is asked for */
        "shape_zero_of_many", /* a dim of 0 makes a tensor empty, however large the others */
    };
    static const char *const refused[] = {
        "name_twice",
        "metadata_key_twice", /* the format says so, and so do we */
        "name_character_0",   /* C could not ask for it */
        "shape_rank_17",
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(accepted); i++)
        if (strcmp(name, accepted[i]) == 0)
            return true;
    for (size_t i = 0; i < ETCH_COUNT_OF(refused); i++)
        if (strcmp(name, refused[i]) == 0)
            return false;
    return is_accepted_there;
}

static size_t from_hex(const char *hex, unsigned char *to)
{
    size_t n = 0;
    for (; hex[0] != '\0' && hex[0] != '-'; hex += 2, n++) {
        unsigned byte;
        assert_int_equal(sscanf(hex, "%2x", &byte), 1);
        to[n] = (unsigned char)byte;
    }
    return n;
}

static void verdicts_of_the_package(void **state)
{
    env *e = *state;
    static char line[16384], name[64], verdict[8], hex[16384];
    static unsigned char bytes[8192];
    FILE *f = fopen(test_fixture("verdicts.txt"), "r");
    assert_non_null(f);
    int n = 0;
    while (fgets(line, sizeof line, f)) {
        if (line[0] == '#')
            continue;
        assert_int_equal(sscanf(line, "%63s %7s %16383s", name, verdict, hex), 3);
        const char *path = test_path("case.safetensors");
        test_write_bytes(path, bytes, from_hex(hex, bytes));
        bool want = is_accepted_here(name, strcmp(verdict, "yes") == 0);
        for (int is_mapped = 0; is_mapped <= 1; is_mapped++) {
            etch_archive *a = NULL;
            etch_status s = is_mapped ? etch_archive_open(e->cx, path, &a) : etch_archive_read(e->cx, path, &a);
            if ((s == ETCH_OK) != want)
                fail_msg("%s: %s", name, s == ETCH_OK ? "accepted" : etch_error_message(e->cx));
            assert_int_equal(a != NULL, s == ETCH_OK);
            if (s != ETCH_OK) {
                assert_true(s == ETCH_EPARSE || s == ETCH_ERANGE || s == ETCH_ENOTSUP);
                assert_non_null(strstr(etch_error_message(e->cx), "case.safetensors"));
            }
            etch_archive_release(&a);
        }
        n++;
    }
    assert_int_equal(fclose(f), 0);
    assert_true(n > 100);
}

#define TENSOR(name, dtype, shape, offsets) \
    "\"" name "\":{\"dtype\":\"" dtype "\",\"shape\":" shape ",\"data_offsets\":" offsets "}"

static void messages(void **state)
{
    env *e = *state;
    static const struct {
        const char *header;
        etch_status status;
        const char *part;
    } cases[] = {
        /* with 8 bytes of data */
        { "", ETCH_EPARSE, "composed.safetensors: byte 0 of the header should be '{'" },
        { "{} x", ETCH_EPARSE, "byte 3 of the header should be the end" },
        { "{\"a\\q\"", ETCH_EPARSE, "byte 3 of the header should be an escape of JSON" },
        { "{\"a\xff\"", ETCH_EPARSE, "byte 3 of the header should be a character of UTF-8" },
        { "{\"a\":{\"dtype\":7", ETCH_EPARSE, "tensor 'a': byte 14 of the header should be the string of a dtype" },
        { "{" TENSOR("a", "U8", "[1,-2]", "[0,8]") "}", ETCH_EPARSE,
          "tensor 'a': byte 30 of the header should be a size: a whole number that is not negative" },
        { "{" TENSOR("a", "U8", "[8]", "[0,8,9]") "}", ETCH_EPARSE, "data_offsets are two numbers" },
        { "{\"a\":{\"shape\":[],\"shape\":[]}}", ETCH_EPARSE, "tensor 'a': shape is there twice" },
        { "{\"a\":{\"shape\":[]}}", ETCH_EPARSE, "tensor 'a': there is no dtype" },
        { "{" TENSOR("a", "F32", "[3]", "[0,8]") "}", ETCH_ERANGE,
          "tensor 'a': f32[3] takes 12 bytes, but data_offsets [0, 8] hold 8" },
        { "{" TENSOR("a", "U8", "[16]", "[0,16]") "}", ETCH_ERANGE,
          "tensor 'a': data_offsets [0, 16] reach outside of the 8 bytes of data" },
        { "{" TENSOR("a", "U8", "[8]", "[8,0]") "}", ETCH_ERANGE, "data_offsets [8, 0] end before they begin" },
        { "{" TENSOR("a", "U8", "[99999999999999999999]", "[0,8]") "}", ETCH_ERANGE,
          "the number at byte 28 of the header is 2^63 or larger" },
        { "{" TENSOR("a", "U8", "[4294967296,4294967296]", "[0,8]") "}", ETCH_ERANGE,
          "tensor 'a': [4294967296,4294967296] has too many elements" },
        { "{" TENSOR("a", "F64", "[4611686018427387903]", "[0,8]") "}", ETCH_ERANGE, "too many bytes" },
        { "{" TENSOR("a", "U8", "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,8]", "[0,8]") "}", ETCH_ENOTSUP,
          "tensor 'a': the shape has more than 16 axes" },
        { "{" TENSOR("a", "U8", "[4]", "[0,4]") "," TENSOR("b", "U8", "[5]", "[3,8]") "}", ETCH_ERANGE,
          "tensor 'b': data_offsets [3, 8] overlap those of tensor 'a', [0, 4]" },
        { "{" TENSOR("a", "U8", "[3]", "[0,3]") "," TENSOR("b", "U8", "[4]", "[4,8]") "}", ETCH_ERANGE,
          "tensor 'b': bytes 3 to 4 of the data, before its data_offsets [4, 8], belong to no tensor" },
        { "{" TENSOR("a", "U8", "[3]", "[0,3]") "}", ETCH_ERANGE, "bytes 3 to 8 of the data belong to no tensor" },
        { "{" TENSOR("a", "U8", "[4]", "[0,4]") "," TENSOR("a", "U8", "[4]", "[4,8]") "}", ETCH_EPARSE,
          "tensor 'a' is there twice" },
        { "{\"__metadata__\":{\"k\":\"\",\"k\":\"\"}," TENSOR("a", "U8", "[8]", "[0,8]") "}", ETCH_EPARSE,
          "key 'k' of '__metadata__' is there twice" },
        { "{\"__metadata__\":{\"k\":7}}", ETCH_EPARSE, "'__metadata__' holds texts" },
        { "{\"a\\u0000\":{}}", ETCH_EPARSE, "the character 0" },
        { "{\"a\":{\"x\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", ETCH_EPARSE,
          "tensor 'a': at byte 74 of the header values are nested more than 64 deep" },
        { "{\"0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789"
          "0123456789012345678901234567890123456789\":1}",
          ETCH_EPARSE, "0123...'" }, /* a name is cut */
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_archive *a = NULL;
        assert_failed(e->cx, open_composed(e, cases[i].header, "01234567", 8, &a), cases[i].status, cases[i].part);
        assert_null(a);
    }
    assert_true(e->counting.peak_bytes < 1 << 20);
}

static void lengths(void **state)
{
    env *e = *state;
    etch_archive *a = NULL;
    const char *path = test_path("length.safetensors");
    test_write_bytes(path, "\2\0\0\0\0\0\0", 7);
    assert_failed(e->cx, etch_archive_open(e->cx, path, &a), ETCH_EPARSE, "a file of 7 bytes is no archive");
    test_write_bytes(path, "\3\0\0\0\0\0\0\0{}", 10);
    assert_failed(e->cx, etch_archive_open(e->cx, path, &a), ETCH_EPARSE, "ends after 2 of the 3 bytes");
    test_write_bytes(path, "\xff\xff\xff\xff\xff\xff\xff\xff{}", 10);
    assert_failed(e->cx, etch_archive_open(e->cx, path, &a), ETCH_EPARSE, "18446744073709551615 bytes, more than");
    /* As much of a header as is allowed, all of it holes: it is read, and is no JSON. */
    test_write_bytes(path, "\x00\xe1\xf5\5\0\0\0\0", 8);
    assert_int_equal(truncate(path, 8 + 100000000), 0);
    assert_failed(e->cx, etch_archive_open(e->cx, path, &a), ETCH_EPARSE, "byte 0 of the header");
    /* A text file. */
    test_write_bytes(path, "this is not an archive", 22);
    assert_failed(e->cx, etch_archive_open(e->cx, path, &a), ETCH_EPARSE, "not an archive");
    assert_null(a);
}

static void every_prefix(void **state)
{
    env *e = *state;
    char file[2048];
    size_t n = test_read_bytes(test_fixture("names.safetensors"), file, sizeof file);
    const char *path = test_path("prefix.safetensors");
    for (size_t cut = 0; cut < n; cut++) {
        etch_archive *a = NULL;
        test_write_bytes(path, file, cut);
        etch_status s = etch_archive_open(e->cx, path, &a);
        assert_true(s == ETCH_EPARSE || s == ETCH_ERANGE);
        assert_null(a);
    }
}

/* A valid file with a few bytes changed either opens as something consistent or is refused with a reason. */
static void mutated_files(void **state)
{
    env *e = *state;
    static const char alphabet[] = "{}[],:\" \\u0123456789-.eFUIB16824\n\xc3\xff\0";
    char good[2048], file[2048];
    size_t n = test_read_bytes(test_fixture("names.safetensors"), good, sizeof good);
    const char *path = test_path("mutated.safetensors");
    uint64_t seed = 5;
    int n_opened = 0, n_refused = 0;
    for (int run = 0; run < 3000; run++) {
        memcpy(file, good, n);
        for (int64_t k = test_random_in(&seed, 1, 2); k > 0; k--)
            file[test_random_in(&seed, 8, (int64_t)n - 1)] = alphabet[test_random(&seed) % sizeof alphabet];
        test_write_bytes(path, file, n);
        etch_archive *a = NULL;
        etch_status s = etch_archive_open(e->cx, path, &a);
        n_opened += s == ETCH_OK;
        n_refused += s != ETCH_OK;
        if (s != ETCH_OK)
            assert_non_null(strstr(etch_error_message(e->cx), "mutated.safetensors"));
        int64_t bytes = 0;
        for (int64_t i = 0; a && i < etch_archive_count(a); i++) {
            etch_archive_item item = etch_archive_item_at(a, i);
            bytes += item.bytes;
            assert_int_equal(etch_archive_find(a, item.name), i);
            etch_tensor *t = NULL;
            s = etch_archive_load(e->cx, a, item.name, &t);
            assert_true(s == (item.dtype == ETCH_N_DTYPES ? ETCH_ENOTSUP : ETCH_OK));
            char back[64];
            if (t)
                assert_int_equal(etch_tensor_read(e->cx, t, back, (size_t)item.bytes), ETCH_OK);
            etch_tensor_release(&t);
        }
        if (a)
            assert_int_equal(bytes, 17); /* as the file has */
        etch_archive_release(&a);
    }
    assert_true(n_opened > 100);
    assert_true(n_refused > 100);
}

static void other_dtypes(void **state)
{
    env *e = *state;
    etch_archive *a = open_archive(e, test_fixture("other_dtypes.safetensors"));
    etch_tensor *t = NULL, *all[4] = { NULL };
    assert_int_equal(etch_archive_count(a), 4);
    etch_archive_item item = etch_archive_item_at(a, etch_archive_find(a, "f8"));
    assert_int_equal(item.dtype, ETCH_N_DTYPES);
    assert_string_equal(item.dtype_name, "F8_E4M3");
    assert_int_equal(item.bytes, 8);
    assert_failed(e->cx, etch_archive_load(e->cx, a, "f8", &t), ETCH_ENOTSUP,
                  "other_dtypes.safetensors: tensor 'f8' has dtype 'F8_E4M3', which is not supported");
    assert_failed(e->cx, etch_archive_load_as(e->cx, a, "c64", ETCH_F32, DIMS(2), &t), ETCH_EDTYPE,
                  "tensor 'c64' is C64[2], not f32[2]");
    assert_failed(e->cx, etch_archive_load_all(e->cx, a, all, 4), ETCH_ENOTSUP, "not supported");
    for (int i = 0; i < 4; i++)
        assert_null(all[i]);
    assert_null(t);
    t = load(e, a, "f32"); /* at byte 26 of the data: a copy */
    check_elements(e, t);
    etch_tensor_release(&t);
    etch_archive_release(&a);
}

static void loading_what_is_expected(void **state)
{
    env *e = *state;
    etch_archive *a = open_archive(e, test_fixture("shapes.safetensors"));
    etch_tensor *t = NULL;
    const int64_t cube[] = { 2, 3, 4 };
    assert_int_equal(etch_archive_load_as(e->cx, a, "cube", ETCH_F32, cube, 3, &t), ETCH_OK);
    check_elements(e, t);
    etch_tensor_release(&t);
    assert_int_equal(etch_archive_load_as(e->cx, a, "cube", ETCH_F32, DIMS(-1, 3, -1), &t), ETCH_OK);
    etch_tensor_release(&t);
    assert_int_equal(etch_archive_load_as(e->cx, a, "scalar", ETCH_F32, NULL, 0, &t), ETCH_OK);
    etch_tensor_release(&t);
    assert_failed(e->cx, etch_archive_load_as(e->cx, a, "cube", ETCH_F16, cube, 3, &t), ETCH_EDTYPE,
                  "shapes.safetensors: tensor 'cube' is f32[2,3,4], not f16[2,3,4]");
    assert_failed(e->cx, etch_archive_load_as(e->cx, a, "cube", ETCH_F32, DIMS(-1, 4, 4), &t), ETCH_ESHAPE,
                  "tensor 'cube' is f32[2,3,4], not f32[?,4,4]");
    assert_failed(e->cx, etch_archive_load_as(e->cx, a, "cube", ETCH_F32, DIMS(2, 3), &t), ETCH_ESHAPE,
                  "is f32[2,3,4], not f32[2,3]");
    assert_failed(e->cx, etch_archive_load_as(e->cx, a, "cub", ETCH_F32, cube, 3, &t), ETCH_EINVAL, "no tensor 'cub'");
    assert_failed(e->cx, etch_archive_load_as(e->cx, a, "cube", ETCH_N_DTYPES, cube, 3, &t), ETCH_EINVAL, "no dtype");
    assert_failed(e->cx, etch_archive_load_as(e->cx, a, "cube", ETCH_F32, cube, 17, &t), ETCH_EINVAL, "the rank is 17");
    assert_failed(e->cx, etch_archive_load_as(e->cx, a, "cube", ETCH_F32, NULL, 3, &t), ETCH_EINVAL, "dims is NULL");
    assert_failed(e->cx, etch_archive_load_as(e->cx, a, "cube", ETCH_F32, DIMS(-2, 3, 4), &t), ETCH_EINVAL,
                  "dim 0 is -2");
    assert_null(t);
    etch_archive_release(&a);
}

static void what_is_missing(void **state)
{
    env *e = *state;
    etch_archive *a = NULL;
    etch_tensor *t = NULL;
    const char *path = test_fixture("shapes.safetensors");
    assert_failed(e->cx, etch_archive_open(e->cx, NULL, &a), ETCH_EINVAL, "path is NULL");
    assert_failed(e->cx, etch_archive_read(e->cx, path, NULL), ETCH_EINVAL, "no place");
    a = open_archive(e, path);
    assert_failed(e->cx, etch_archive_load(e->cx, NULL, "cube", &t), ETCH_EINVAL, "archive is NULL");
    assert_failed(e->cx, etch_archive_load(e->cx, a, NULL, &t), ETCH_EINVAL, "name is NULL");
    assert_failed(e->cx, etch_archive_load(e->cx, a, "cube", NULL), ETCH_EINVAL, "no place");
    assert_failed(e->cx, etch_archive_load_all(e->cx, a, &t, 1), ETCH_EINVAL,
                  "holds 5 tensors, but there is room for 1");
    assert_failed(e->cx, etch_archive_load_all(e->cx, a, NULL, 5), ETCH_EINVAL, "no place");
    assert_int_equal(etch_archive_find(a, NULL), -1);
    etch_archive_release(&a);
    etch_archive_release(&a);
    etch_archive_release(NULL);
    assert_null(etch_archive_retain(NULL));
}

static void what_is_no_file(void **state)
{
    env *e = *state;
    etch_archive *a = NULL;
    assert_failed(e->cx, etch_archive_open(e->cx, test_path("absent"), &a), ETCH_EIO, "absent: No such file");
    assert_failed(e->cx, etch_archive_open(e->cx, test_files, &a), ETCH_ENOTSUP, "is not a regular file");
    assert_failed(e->cx, etch_archive_read(e->cx, "/dev/zero", &a), ETCH_ENOTSUP, "/dev/zero is not a regular file");
    const char *path = test_path("pipe"); /* that nobody writes to: it must not be waited for */
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_failed(e->cx, etch_archive_open(e->cx, path, &a), ETCH_ENOTSUP, "is not a regular file");
    path = test_path("empty");
    test_write_bytes(path, "", 0);
    assert_failed(e->cx, etch_archive_open(e->cx, path, &a), ETCH_EPARSE, "a file of 0 bytes");
    assert_null(a);
}

static void tensors_outlive_everything(void **state)
{
    env *e = *state;
    etch_archive *a = open_archive(e, test_fixture("shapes.safetensors")), *again = etch_archive_retain(a);
    etch_archive_release(&again);
    etch_tensor *x = load(e, a, "cube"), *y = load(e, a, "vector");
    etch_archive_release(&a);
    etch_ctx_release(&e->cx);
    etch_runtime_release(&e->rt);
    const float *at = (const float *)x->address;
    for (int i = 0; i < 24; i++)
        assert_true(at[i] == (float)(i * 5 - 3));
    etch_tensor_release(&x);
    assert_true(((const float *)y->address)[3] == 12);
    etch_tensor_release(&y);
    assert_int_equal(e->counting.live_bytes, 0);
    assert_int_equal(env_setup(state), 0);
}

static void unaligned_tensors_are_copied(void **state)
{
    env *e = *state;
    etch_archive *a = NULL;
    const double x[2] = { 0.5, -1e300 };
    char data[17] = { 7 };
    memcpy(data + 1, x, 16);
    /* The header has 112 bytes, so the data are aligned: the copy is for the 1. */
    static const char header[] = "{" TENSOR("u", "U8", "[1]", "[0,1]") "," TENSOR("x", "F64", "[2]", "[1,17]") "}     ";
    assert_int_equal(open_composed(e, header, data, sizeof data, &a), ETCH_OK);
    etch_tensor *u = load(e, a, "u"), *t = load(e, a, "x");
    assert_true(u->buffer != t->buffer);
    assert_true((uintptr_t)t->address % 8 == 0);
    double back[2];
    assert_int_equal(etch_tensor_read(e->cx, t, back, sizeof back), ETCH_OK);
    assert_memory_equal(back, x, sizeof x);
    etch_tensor_release(&u);
    etch_tensor_release(&t);
    etch_archive_release(&a);
}

static void bools_other_than_0_and_1(void **state)
{
    env *e = *state;
    etch_archive *a = NULL;
    unsigned char back[4];
    assert_int_equal(open_composed(e, "{" TENSOR("b", "BOOL", "[4]", "[0,4]") "}", "\0\1\2\xff", 4, &a), ETCH_OK);
    etch_tensor *t = load(e, a, "b");
    assert_int_equal(etch_tensor_read(e->cx, t, back, 4), ETCH_OK);
    assert_memory_equal(back, "\0\1\1\1", 4);
    etch_tensor_release(&t);
    etch_archive_release(&a);
}

/* Memory can be written to, the file cannot. */
static void writing_stays_in_memory(void **state)
{
    env *e = *state;
    char before[64], after[64];
    static const char header[] = "{" TENSOR("x", "I32", "[2]", "[0,8]") "}  "; /* 56 bytes */
    etch_archive *a = NULL;
    assert_int_equal(open_composed(e, header, "\1\0\0\0\2\0\0\0", 8, &a), ETCH_OK);
    const char *path = test_path("composed.safetensors");
    size_t n = test_read_bytes(path, before, sizeof before);
    etch_tensor *x = load(e, a, "x"), *y = load(e, a, "x");
    int32_t *at = etch_tensor_map(e->cx, x, true), back[2];
    at[0] = 42;
    etch_tensor_unmap(e->cx, x);
    assert_int_equal(etch_tensor_read(e->cx, y, back, sizeof back), ETCH_OK);
    assert_int_equal(back[0], 42); /* as archive.h says, the two share memory */
    assert_int_equal(back[1], 2);
    assert_int_equal(test_read_bytes(test_path("composed.safetensors"), after, sizeof after), n);
    assert_memory_equal(after, before, n);
    etch_tensor_release(&x);
    etch_tensor_release(&y);
    etch_archive_release(&a);
}

static void a_file_that_was_read_may_go(void **state)
{
    env *e = *state;
    static const char header[] = "{" TENSOR("x", "I32", "[2]", "[0,8]") "}";
    const char *path = test_path("going.safetensors");
    etch_archive *a = NULL;
    int32_t back[2];
    compose(path, header, "\1\0\0\0\2\0\0\0", 8);
    assert_int_equal(etch_archive_read(e->cx, path, &a), ETCH_OK);
    assert_int_equal(truncate(path, 0), 0);
    etch_tensor *x = load(e, a, "x");
    assert_int_equal(etch_tensor_read(e->cx, x, back, sizeof back), ETCH_OK);
    assert_int_equal(back[1], 2);
    etch_tensor_release(&x);
    etch_archive_release(&a);
}

static void *load_in_a_thread(void *user)
{
    etch_archive *a = user;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    uintptr_t n_failed = etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK;
    for (int i = 0; i < 200 && n_failed == 0; i++) {
        etch_tensor *t = NULL;
        float back[24];
        n_failed += etch_archive_load_as(cx, a, "cube", ETCH_F32, DIMS(2, 3, 4), &t) != ETCH_OK ||
                    etch_tensor_read(cx, t, back, sizeof back) != ETCH_OK || back[23] != 112;
        etch_tensor_release(&t);
    }
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return (void *)n_failed;
}

static void threads_share_an_archive(void **state)
{
    env *e = *state;
    etch_archive *a = open_archive(e, test_fixture("shapes.safetensors"));
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, load_in_a_thread, a), 0);
    for (int i = 0; i < 4; i++) {
        void *n_failed = NULL;
        assert_int_equal(pthread_join(threads[i], &n_failed), 0);
        assert_null(n_failed);
    }
    etch_archive_release(&a);
}

int etch_test_archive(void)
{
    const struct CMUnitTest tests[] = {
        FILE_TEST(dtypes_by_the_package),
        FILE_TEST(shapes_by_the_package),
        FILE_TEST(names_by_the_package),
        FILE_TEST(verdicts_of_the_package),
        FILE_TEST(messages),
        FILE_TEST(lengths),
        FILE_TEST(every_prefix),
        FILE_TEST(mutated_files),
        FILE_TEST(other_dtypes),
        FILE_TEST(loading_what_is_expected),
        FILE_TEST(what_is_missing),
        FILE_TEST(what_is_no_file),
        FILE_TEST(tensors_outlive_everything),
        FILE_TEST(unaligned_tensors_are_copied),
        FILE_TEST(bools_other_than_0_and_1),
        FILE_TEST(writing_stays_in_memory),
        FILE_TEST(a_file_that_was_read_may_go),
        FILE_TEST(threads_share_an_archive),
    };
    return cmocka_run_group_tests_name("tensor/archive", tests, NULL, NULL);
}
