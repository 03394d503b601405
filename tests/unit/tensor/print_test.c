/* Tensors as text, against text written by hand; half types against all their patterns. */
#include "env.h"

#include "tensor/half.h"
#include "tensor/print.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int etch_test_print(void);

static void assert_prints(etch_ctx *cx, etch_tensor *t, int64_t max_per_axis, const char *want)
{
    char *text = NULL;
    size_t n = 0;
    FILE *to = open_memstream(&text, &n);
    assert_non_null(to);
    etch_status s = etch_tensor_print(cx, t, max_per_axis, to);
    assert_int_equal(fclose(to), 0);
    assert_int_equal(s, ETCH_OK);
    assert_string_equal(text, want);
    free(text);
}

static void check(env *e, etch_dtype t, const int64_t *dims, int rank, const void *data, int64_t max, const char *want)
{
    etch_tensor *x = NULL;
    assert_int_equal(etch_tensor_from(e->cx, t, dims, rank, data, &x), ETCH_OK);
    assert_prints(e->cx, x, max, want);
    etch_tensor_release(&x);
}

static void each_class_of_element(void **state)
{
    env *e = *state;
    check(e, ETCH_F32, DIMS(2, 3), (float[]){ 1, 2, 3, 4, 5, 6 }, 0, "f32[2,3] [[1, 2, 3], [4, 5, 6]]");
    check(e, ETCH_F32, DIMS(4), (float[]){ 0.1f, -0.0f, 1e30f, 16777216 }, 0, "f32[4] [0.1, -0, 1e+30, 16777216]");
    check(e, ETCH_F64, DIMS(4), (double[]){ 0.1, 1.0 / 3, INFINITY, -INFINITY }, 0,
          "f64[4] [0.1, 0.3333333333333333, inf, -inf]");
    check(e, ETCH_F64, NULL, 0, &(double){ NAN }, 0, "f64[] nan");
    check(e, ETCH_BOOL, DIMS(3), (unsigned char[]){ 1, 0, 1 }, 0, "bool[3] [true, false, true]");
    check(e, ETCH_I8, DIMS(2), (int8_t[]){ -128, 127 }, 0, "i8[2] [-128, 127]");
    check(e, ETCH_I64, DIMS(2), (int64_t[]){ INT64_MIN, INT64_MAX }, 0,
          "i64[2] [-9223372036854775808, 9223372036854775807]");
    check(e, ETCH_U64, DIMS(1), (uint64_t[]){ UINT64_MAX }, 0, "u64[1] [18446744073709551615]");
    check(e, ETCH_U8, NULL, 0, (uint8_t[]){ 200 }, 0, "u8[] 200");
    check(e, ETCH_F16, DIMS(6), (uint16_t[]){ 0x2e66, 0x3c00, 0x7bff, 0x0001, 0xfc00, 0x7e00 }, 0,
          "f16[6] [0.1, 1, 65500, 6e-08, -inf, nan]");
    check(e, ETCH_BF16, DIMS(4), (uint16_t[]){ 0x3dcd, 0x4049, 0x8000, 0x7f80 }, 0, "bf16[4] [0.1, 3.14, -0, inf]");
    const char *strings[] = { "a\"b", "", "line\n" };
    check(e, ETCH_STRING, DIMS(3), strings, 0, "string[3] [\"a\\\"b\", \"\", \"line\\n\"]");
}

static void long_axes_are_summarised(void **state)
{
    env *e = *state;
    int32_t x[10] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
    check(e, ETCH_I32, DIMS(10), x, 0, "i32[10] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]");
    check(e, ETCH_I32, DIMS(10), x, 10, "i32[10] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]");
    check(e, ETCH_I32, DIMS(10), x, 9, "i32[10] [0, 1, 2, 3, 4, ..., 6, 7, 8, 9]");
    check(e, ETCH_I32, DIMS(10), x, 4, "i32[10] [0, 1, ..., 8, 9]");
    check(e, ETCH_I32, DIMS(10), x, 3, "i32[10] [0, 1, ..., 9]");
    check(e, ETCH_I32, DIMS(10), x, 1, "i32[10] [0, ...]");
    check(e, ETCH_I32, DIMS(5, 2), x, 2, "i32[5,2] [[0, 1], ..., [8, 9]]");
    check(e, ETCH_I32, DIMS(2, 5), x, 2, "i32[2,5] [[0, ..., 4], [5, ..., 9]]");
}

static void empty_ones_and_views(void **state)
{
    env *e = *state;
    check(e, ETCH_F32, DIMS(0), NULL, 0, "f32[0] []");
    check(e, ETCH_F32, DIMS(2, 0, 3), NULL, 0, "f32[2,0,3] []");
    check(e, ETCH_F32, DIMS(INT64_C(1) << 61, 0), NULL, 0, "f32[2305843009213693952,0] []");
    etch_tensor *t = test_arange(e->cx, DIMS(2, 3)), *turned = NULL, *back = NULL, *wide = NULL;
    assert_int_equal(etch_tensor_transpose(e->cx, t, NULL, &turned), ETCH_OK);
    assert_prints(e->cx, turned, 0, "i64[3,2] [[0, 3], [1, 4], [2, 5]]");
    assert_int_equal(etch_tensor_slice(e->cx, t, 1, 2, 3, -1, &back), ETCH_OK);
    assert_prints(e->cx, back, 0, "i64[2,3] [[2, 1, 0], [5, 4, 3]]");
    assert_int_equal(etch_tensor_broadcast(e->cx, t, DIMS(INT64_C(1) << 40, 2, 3), &wide), ETCH_OK);
    assert_prints(e->cx, wide, 2,
                  "i64[1099511627776,2,3] [[[0, ..., 2], [3, ..., 5]], ..., [[0, ..., 2], [3, ..., 5]]]");
    etch_tensor_release(&t);
    etch_tensor_release(&turned);
    etch_tensor_release(&back);
    etch_tensor_release(&wide);
}

/* Digits from the first to the last that is not 0. */
static int n_significant(const char *text)
{
    int n = 0, n_zeros = 0;
    for (; *text && *text != 'e'; text++) {
        if (*text < '0' || *text > '9')
            continue;
        if (*text == '0') {
            n_zeros += n > 0;
        } else {
            n += n_zeros + 1;
            n_zeros = 0;
        }
    }
    return n;
}

/* Each pattern reads back, and no text with a digit less would. */
static void half_types_print_shortest(void **state)
{
    env *e = *state;
    etch_strbuf b;
    etch__strbuf_init(&b, e->cx->alloc);
    for (int k = 0; k < 2; k++)
        for (uint32_t bits = 0; bits <= 0xffff; bits++) {
            etch_dtype t = k ? ETCH_BF16 : ETCH_F16;
            uint16_t h = (uint16_t)bits;
            double x = etch__element_f64(t, &h);
            etch__strbuf_clear(&b);
            etch__element_print(&b, t, &h);
            if (isnan(x)) {
                assert_string_equal(b.at, "nan");
                continue;
            }
            double y = strtod(b.at, NULL);
            assert_int_equal(k ? etch__bf16_of_f64(y) : etch__f16_of_f64(y), h);
            if (isinf(x) || x == 0)
                continue;
            int n_digits = n_significant(b.at);
            assert_in_range(n_digits, 1, k ? 4 : 5);
            if (n_digits > 1) {
                char shorter[32];
                snprintf(shorter, sizeof shorter, "%.*e", n_digits - 2, x);
                y = strtod(shorter, NULL);
                assert_int_not_equal(k ? etch__bf16_of_f64(y) : etch__f16_of_f64(y), h);
            }
        }
    etch__strbuf_fini(&b);
}

/* Longer than the pieces in which it is written. */
static void a_large_tensor(void **state)
{
    env *e = *state;
    enum { N = 30000 };
    etch_tensor *t = test_arange(e->cx, DIMS(N));
    char *want = malloc(N * 8), *p = want;
    p += sprintf(p, "i64[%d] [", N);
    for (int i = 0; i < N; i++)
        p += sprintf(p, i ? ", %d" : "%d", i);
    sprintf(p, "]");
    size_t peak = e->counting.peak_bytes;
    assert_prints(e->cx, t, 0, want);
    assert_true(e->counting.peak_bytes < peak + 64 * 1024);
    free(want);
    etch_tensor_release(&t);
}

static void mistakes(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(3));
    assert_failed(e->cx, etch_tensor_print(e->cx, NULL, 0, stdout), ETCH_EINVAL, "the tensor is NULL");
    assert_failed(e->cx, etch_tensor_print(e->cx, t, 0, NULL), ETCH_EINVAL, "no file");
    assert_failed(e->cx, etch_tensor_print(e->cx, t, -1, stdout), ETCH_EINVAL, "-1 elements");
    FILE *full = fopen("/dev/full", "w");
    if (full) {
        setvbuf(full, NULL, _IONBF, 0);
        assert_failed(e->cx, etch_tensor_print(e->cx, t, 0, full), ETCH_EIO, "could not write");
        assert_int_equal(fclose(full), 0);
    }
    etch_tensor_release(&t);
}

int etch_test_print(void)
{
    const struct CMUnitTest tests[] = {
        ENV_TEST(each_class_of_element),     ENV_TEST(long_axes_are_summarised), ENV_TEST(empty_ones_and_views),
        ENV_TEST(half_types_print_shortest), ENV_TEST(a_large_tensor),           ENV_TEST(mistakes),
    };
    return cmocka_run_group_tests_name("tensor/print", tests, NULL, NULL);
}
