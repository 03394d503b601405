/* Constants as text: what is printed reads back bit for bit. */
#include "ir/const_text.h"
#include "ir/constant.h"
#include "ir_testing.h"

#include <math.h>

static void print(bench *b, etch_tensor *t, etch_strbuf *text)
{
    etch__strbuf_init(text, b->cx->alloc);
    etch__const_print(t, text);
    assert_false(text->failed);
}

static etch_status read(bench *b, const char *text, etch_dtype t, int rank, const int64_t *dims, etch_tensor **out)
{
    const char *at = text;
    int64_t budget = 1 << 20;
    etch_status s = etch__const_parse(b->cx, &at, t, rank, dims, &budget, out);
    if (s == ETCH_OK)
        assert_int_equal(*at, '\0');
    return s;
}

static void assert_round_trip(bench *b, etch_tensor *t, const char *expected)
{
    etch_strbuf text;
    etch_tensor *again = NULL;
    print(b, t, &text);
    if (expected)
        assert_string_equal(text.at, expected);
    must(b->cx, read(b, text.at, t->dtype, t->rank, t->dims, &again));
    assert_true(etch__const_equal(t, again));
    assert_true(etch__const_hash(t) == etch__const_hash(again));
    const char *end = text.at;
    must(b->cx, etch__const_skip(b->cx, &end));
    assert_int_equal(*end, '\0');
    etch_tensor_release(&again);
    etch__strbuf_fini(&text);
}

#define CHECK(dtype, ctype, expected, rank, dims_, ...) \
    do { \
        etch_tensor *t_ = NULL; \
        int64_t d_[] = dims_; \
        must(b->cx, etch_tensor_from(b->cx, dtype, d_, rank, (ctype[]){ __VA_ARGS__ }, &t_)); \
        assert_round_trip(b, t_, expected); \
        etch_tensor_release(&t_); \
    } while (0)
#define D(...) \
    { \
        __VA_ARGS__ \
    }

static void test_printed(void **state)
{
    bench *b = *state;
    CHECK(ETCH_F32, float, "2.5", 0, D(0), 2.5f);
    CHECK(ETCH_F32, float, "[0.1, -0, inf, -inf]", 1, D(4), 0.1f, -0.0f, INFINITY, -INFINITY);
    CHECK(ETCH_F64, double, "[[1, 2, 3], [4, 5, 1e-300]]", 2, D(2, 3), 1, 2, 3, 4, 5, 1e-300);
    CHECK(ETCH_I64, int64_t, "[[[1], [2]]]", 3, D(1, 2, 1), 1, 2);
    CHECK(ETCH_U64, uint64_t, "18446744073709551615", 0, D(0), UINT64_MAX);
    CHECK(ETCH_I64, int64_t, "-9223372036854775808", 0, D(0), INT64_MIN);
    CHECK(ETCH_BOOL, bool, "[true, false]", 1, D(2), true, false);
    CHECK(ETCH_STRING, const char *, "[\"a\", \"\", \"q\\\"\\n\"]", 1, D(3), "a", "", "q\"\n");
    CHECK(ETCH_I32, int32_t, "splat 7", 2, D(3, 3), 7, 7, 7, 7, 7, 7, 7, 7, 7);
    CHECK(ETCH_I32, int32_t, "[7, 7, 7]", 1, D(3), 7, 7, 7);
    CHECK(ETCH_F32, float, "[]", 1, D(0), 0);
    CHECK(ETCH_F32, float, "splat 0", 2, D(1000000, 0), 0);
    CHECK(ETCH_BOOL, bool, "splat false", 3, D(0, 2, 0), 0);
    CHECK(ETCH_STRING, const char *, "splat \"\"", 2, D(2, 0), "");
}

/* The sign that 0.0/0.0 has depends on the machine, so NaNs are made of bits. */
static void test_nan_bits(void **state)
{
    bench *b = *state;
    CHECK(ETCH_F32, uint32_t, "nan", 0, D(0), 0x7fc00000u);
    CHECK(ETCH_F32, uint32_t, "hex\"0000c0ff\"", 0, D(0), 0xffc00000u);
    CHECK(ETCH_F32, uint32_t, "hex\"0100a07f0000803f\"", 1, D(2), 0x7fa00001u, 0x3f800000u);
    CHECK(ETCH_F16, uint16_t, "nan", 0, D(0), 0x7e00);
    CHECK(ETCH_F16, uint16_t, "hex\"017c\"", 0, D(0), 0x7c01);
    CHECK(ETCH_F64, uint64_t, "[nan, 1]", 1, D(2), 0x7ff8000000000000u, 0x3ff0000000000000u);
    uint32_t many[9];
    for (int i = 0; i < 9; i++)
        many[i] = 0xffc00000u;
    etch_tensor *t = NULL;
    must(b->cx, etch_tensor_from(b->cx, ETCH_F32, (int64_t[]){ 9 }, 1, many, &t));
    assert_round_trip(b, t, NULL);
    etch_tensor_release(&t);
}

static void test_every_half(void **state)
{
    bench *b = *state;
    for (int t = ETCH_F16; t <= ETCH_BF16; t++) {
        for (unsigned first = 0; first < 0x10000; first += 50) {
            uint16_t bits[50];
            for (unsigned i = 0; i < 50; i++)
                bits[i] = (uint16_t)(first + i);
            etch_tensor *x = NULL;
            must(b->cx, etch_tensor_from(b->cx, (etch_dtype)t, (int64_t[]){ 50 }, 1, bits, &x));
            assert_round_trip(b, x, NULL);
            etch_tensor_release(&x);
        }
    }
}

static void test_random_floats(void **state)
{
    bench *b = *state;
    uint64_t seed = 12345;
    for (int round = 0; round < 200; round++) {
        uint32_t f32[48];
        uint64_t f64[48];
        for (int i = 0; i < 48; i++) {
            seed = seed * 6364136223846793005u + 1442695040888963407u;
            f64[i] = seed;
            f32[i] = (uint32_t)(seed >> 32);
        }
        etch_tensor *x = NULL, *y = NULL;
        must(b->cx, etch_tensor_from(b->cx, ETCH_F32, (int64_t[]){ 48 }, 1, f32, &x));
        must(b->cx, etch_tensor_from(b->cx, ETCH_F64, (int64_t[]){ 48 }, 1, f64, &y));
        assert_round_trip(b, x, NULL);
        assert_round_trip(b, y, NULL);
        etch_tensor_release(&x);
        etch_tensor_release(&y);
    }
}

static void test_long_ones_are_hex(void **state)
{
    bench *b = *state;
    int32_t x[65];
    for (int i = 0; i < 65; i++)
        x[i] = i;
    etch_tensor *t = NULL;
    must(b->cx, etch_tensor_from(b->cx, ETCH_I32, (int64_t[]){ 64 }, 1, x, &t));
    etch_strbuf text;
    print(b, t, &text);
    assert_int_equal(text.at[0], '[');
    etch__strbuf_fini(&text);
    assert_round_trip(b, t, NULL);
    etch_tensor_release(&t);
    must(b->cx, etch_tensor_from(b->cx, ETCH_I32, (int64_t[]){ 5, 13 }, 2, x, &t));
    print(b, t, &text);
    assert_memory_equal(text.at, "hex\"000000000100000002000000", 28);
    etch__strbuf_fini(&text);
    assert_round_trip(b, t, NULL);
    etch_tensor_release(&t);
    const char *strings[70]; /* strings stay a list */
    for (int i = 0; i < 70; i++)
        strings[i] = i % 2 ? "odd" : "even";
    must(b->cx, etch_tensor_from(b->cx, ETCH_STRING, (int64_t[]){ 70 }, 1, strings, &t));
    assert_round_trip(b, t, NULL);
    etch_tensor_release(&t);
}

static void test_read(void **state)
{
    bench *b = *state;
    etch_tensor *t = NULL;
    must(b->cx, read(b, " [ [1 ,2], # comment\n [3,4] ]", ETCH_I32, 2, (int64_t[]){ 2, 2 }, &t));
    assert_memory_equal(t->address, ((int32_t[]){ 1, 2, 3, 4 }), 16);
    etch_tensor_release(&t);
    must(b->cx, read(b, "splat 1.5", ETCH_F32, 1, (int64_t[]){ 3 }, &t));
    assert_memory_equal(t->address, ((float[]){ 1.5f, 1.5f, 1.5f }), 12);
    etch_tensor_release(&t);
    must(b->cx, read(b, "splat \"ab\"", ETCH_STRING, 1, (int64_t[]){ 3 }, &t));
    const char *bytes;
    size_t n;
    must(b->cx, etch_tensor_string(b->cx, t, 2, &bytes, &n));
    assert_int_equal(n, 2);
    assert_memory_equal(bytes, "ab", 2);
    etch_tensor_release(&t);
    must(b->cx, read(b, "[[], []]", ETCH_F32, 2, (int64_t[]){ 2, 0 }, &t));
    etch_tensor_release(&t);
    must(b->cx, read(b, "hex\"0001FFfe\"", ETCH_U8, 1, (int64_t[]){ 4 }, &t));
    assert_memory_equal(t->address, "\x00\x01\xff\xfe", 4);
    etch_tensor_release(&t);
}

static void test_bad(void **state)
{
    bench *b = *state;
    static const struct {
        const char *text;
        etch_dtype t;
        int rank;
        int64_t dims[3];
    } rows[] = {
        { "[1, 2]", ETCH_I32, 1, { 3 } },
        { "[1, 2, 3, 4]", ETCH_I32, 1, { 3 } },
        { "[1, 2, 3", ETCH_I32, 1, { 3 } },
        { "[1 2 3]", ETCH_I32, 1, { 3 } },
        { "[[1], [2], [3]]", ETCH_I32, 1, { 3 } },
        { "[1, 2, 3]", ETCH_I32, 2, { 3, 1 } },
        { "1", ETCH_I32, 1, { 1 } },
        { "[1]", ETCH_I32, 0, { 0 } },
        { "300", ETCH_U8, 0, { 0 } },
        { "1.5", ETCH_I32, 0, { 0 } },
        { "\"a\"", ETCH_F32, 0, { 0 } },
        { "1", ETCH_STRING, 0, { 0 } },
        { "hex\"00\"", ETCH_STRING, 0, { 0 } },
        { "hex\"00\"", ETCH_I32, 0, { 0 } },
        { "hex\"0000000000\"", ETCH_I32, 0, { 0 } },
        { "hex\"0000000g\"", ETCH_I32, 0, { 0 } },
        { "hex\"02\"", ETCH_BOOL, 0, { 0 } },
        { "hex\"00", ETCH_U8, 0, { 0 } },
        { "splat [1]", ETCH_I32, 1, { 2 } },
        { "", ETCH_I32, 0, { 0 } },
        { "[\"a", ETCH_STRING, 1, { 1 } },
        { "[1, 2]", ETCH_I32, 1, { 1000000000000 } }, /* must not ask for the memory */
        { "hex\"0011\"", ETCH_I32, 1, { 1000000000000 } },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        etch_tensor *t = NULL;
        etch_status s = read(b, rows[i].text, rows[i].t, rows[i].rank, rows[i].dims, &t);
        if (s != ETCH_EPARSE)
            fail_msg("\"%s\" gives %s", rows[i].text, etch_status_name(s));
        assert_null(t);
    }
    etch_tensor *t = NULL;
    assert_int_equal(read(b, "splat 0", ETCH_F32, 1, (int64_t[]){ 1000000 }, &t), ETCH_ERANGE); /* over budget */
    assert_int_equal(read(b, "splat 0", ETCH_F32, 2, (int64_t[]){ INT64_C(1) << 40, INT64_C(1) << 40 }, &t),
                     ETCH_ERANGE);
    char deep[64] = "";
    for (int i = 0; i < 40; i++)
        strcat(deep, "[");
    const char *at = deep;
    assert_int_equal(etch__const_skip(b->cx, &at), ETCH_EPARSE);
}

int etch_test_const_text(void)
{
    const struct CMUnitTest tests[] = {
        IR_TEST(test_printed),           IR_TEST(test_nan_bits), IR_TEST(test_every_half), IR_TEST(test_random_floats),
        IR_TEST(test_long_ones_are_hex), IR_TEST(test_read),     IR_TEST(test_bad)
    };
    return cmocka_run_group_tests_name("ir/const_text", tests, NULL, NULL);
}
