/* The table of dtypes, and single elements as numbers. */
#include "env.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int etch_test_dtype(void);

static void names_and_sizes(void **state)
{
    (void)state;
    static const struct {
        const char *name, *long_name;
        size_t bytes;
        etch_dtype t;
        int cls;
    } rows[] = {
        { "bool", "bool", 1, ETCH_BOOL, ETCH_CLASS_BOOL },
        { "i8", "int8", 1, ETCH_I8, ETCH_CLASS_INT },
        { "i16", "int16", 2, ETCH_I16, ETCH_CLASS_INT },
        { "i32", "int32", 4, ETCH_I32, ETCH_CLASS_INT },
        { "i64", "int64", 8, ETCH_I64, ETCH_CLASS_INT },
        { "u8", "uint8", 1, ETCH_U8, ETCH_CLASS_UINT },
        { "u16", "uint16", 2, ETCH_U16, ETCH_CLASS_UINT },
        { "u32", "uint32", 4, ETCH_U32, ETCH_CLASS_UINT },
        { "u64", "uint64", 8, ETCH_U64, ETCH_CLASS_UINT },
        { "f16", "float16", 2, ETCH_F16, ETCH_CLASS_FLOAT },
        { "bf16", "bfloat16", 2, ETCH_BF16, ETCH_CLASS_FLOAT },
        { "f32", "float32", 4, ETCH_F32, ETCH_CLASS_FLOAT },
        { "f64", "float64", 8, ETCH_F64, ETCH_CLASS_FLOAT },
        { "string", "string", 8, ETCH_STRING, ETCH_CLASS_STRING },
    };
    assert_int_equal(ETCH_COUNT_OF(rows), ETCH_N_DTYPES);
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        etch_dtype t = rows[i].t, found = ETCH_N_DTYPES;
        assert_string_equal(etch_dtype_name(t), rows[i].name);
        assert_string_equal(etch_dtype_long_name(t), rows[i].long_name);
        assert_int_equal(etch_dtype_bytes(t), rows[i].bytes);
        assert_true(etch__dtype_is(t, rows[i].cls));
        assert_false(etch__dtype_is(t, 31 & ~rows[i].cls));
        assert_true(etch_dtype_from_name(rows[i].name, &found));
        assert_int_equal(found, t);
        found = ETCH_N_DTYPES;
        assert_true(etch_dtype_from_name(rows[i].long_name, &found));
        assert_int_equal(found, t);
    }
}

static void what_is_no_dtype(void **state)
{
    (void)state;
    etch_dtype t = ETCH_I8;
    assert_string_equal(etch_dtype_name(ETCH_N_DTYPES), "?");
    assert_string_equal(etch_dtype_long_name((etch_dtype)-1), "?");
    assert_int_equal(etch_dtype_bytes((etch_dtype)1000), 0);
    assert_false(etch_dtype_from_name("f31", &t));
    assert_false(etch_dtype_from_name("", &t));
    assert_false(etch_dtype_from_name("f32 ", &t));
    assert_false(etch_dtype_from_name(NULL, &t));
    assert_false(etch_dtype_from_name("f32", NULL));
    assert_int_equal(t, ETCH_I8);
}

static void elements_keep_what_fits(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (!etch__dtype_is((etch_dtype)t, ETCH_CLASS_INT | ETCH_CLASS_UINT | ETCH_CLASS_FLOAT))
            continue;
        for (int x = etch__dtype_is((etch_dtype)t, ETCH_CLASS_UINT) ? 0 : -100; x <= 100; x++) {
            unsigned char at[9]; /* off by one: elements may lie anywhere */
            etch__element_set_i64((etch_dtype)t, at + 1, x);
            assert_int_equal(etch__element_i64((etch_dtype)t, at + 1), x);
            assert_true(etch__element_f64((etch_dtype)t, at + 1) == x);
            memset(at, 0x55, sizeof at);
            etch__element_set_f64((etch_dtype)t, at + 1, x);
            assert_int_equal(etch__element_i64((etch_dtype)t, at + 1), x);
            assert_int_equal(at[0], 0x55);
        }
    }
}

static int64_t i64_after(etch_dtype t, int64_t x)
{
    uint64_t at = 0;
    etch__element_set_i64(t, &at, x);
    return etch__element_i64(t, &at);
}

static int64_t f64_after(etch_dtype t, double x)
{
    uint64_t at = 0;
    etch__element_set_f64(t, &at, x);
    return etch__element_i64(t, &at);
}

static void integers_wrap(void **state)
{
    (void)state;
    assert_int_equal(i64_after(ETCH_I8, 128), -128);
    assert_int_equal(i64_after(ETCH_I8, -129), 127);
    assert_int_equal(i64_after(ETCH_U8, -1), 255);
    assert_int_equal(i64_after(ETCH_U8, 256 + 7), 7);
    assert_int_equal(i64_after(ETCH_I16, 40000), 40000 - 65536);
    assert_int_equal(i64_after(ETCH_U16, -1), 65535);
    assert_int_equal(i64_after(ETCH_I32, INT64_C(1) << 31), INT32_MIN);
    assert_int_equal(i64_after(ETCH_U32, -1), 4294967295);
    assert_int_equal(i64_after(ETCH_U64, -1), -1); /* the same bits */

    assert_int_equal(f64_after(ETCH_I8, 127.9), 127);
    assert_int_equal(f64_after(ETCH_I8, -128.9), -128);
    assert_int_equal(f64_after(ETCH_I8, 130), -126);
    assert_int_equal(f64_after(ETCH_U8, -1), 255);
    assert_int_equal(f64_after(ETCH_I64, -0x1p63), INT64_MIN);
    assert_int_equal(f64_after(ETCH_I64, 0x1p63), INT64_MIN);
    assert_int_equal(f64_after(ETCH_I64, 0x1p64 + 4096), 4096);
    assert_int_equal(f64_after(ETCH_I64, -0x1p64 - 4096), -4096);
    assert_int_equal(f64_after(ETCH_I64, 0x1p200), 0);
    assert_int_equal(f64_after(ETCH_I32, (double)NAN), 0);
    assert_int_equal(f64_after(ETCH_I32, -INFINITY), 0);
    uint64_t big = 0;
    etch__element_set_f64(ETCH_U64, &big, 1.8e19);
    assert_true(big == UINT64_C(18000000000000000000));
    assert_true(etch__element_f64(ETCH_U64, &big) == 1.8e19);
}

static void bools_are_0_or_1(void **state)
{
    (void)state;
    unsigned char at;
    etch__element_set_f64(ETCH_BOOL, &at, 0.25);
    assert_int_equal(at, 1);
    etch__element_set_f64(ETCH_BOOL, &at, -0.0);
    assert_int_equal(at, 0);
    etch__element_set_f64(ETCH_BOOL, &at, (double)NAN);
    assert_int_equal(at, 1);
    etch__element_set_i64(ETCH_BOOL, &at, 256);
    assert_int_equal(at, 1);
    at = 7;
    assert_int_equal(etch__element_i64(ETCH_BOOL, &at), 1);
    assert_true(etch__element_f64(ETCH_BOOL, &at) == 1);
}

/* The nearest, ties to even, of the floats around x, all of which are integers: distances are exact. */
static float nearest_f32(int64_t x)
{
    float best = (float)x, f = nextafterf(nextafterf(best, -INFINITY), -INFINITY);
    for (int i = 0; i < 5; i++, f = nextafterf(f, INFINITY)) {
        if (f >= 0x1p63f || f < -0x1p63f)
            continue;
        int64_t d = llabs((int64_t)f - x), d_best = llabs((int64_t)best - x);
        uint32_t bits;
        memcpy(&bits, &f, sizeof bits);
        if (d < d_best || (d == d_best && !(bits & 1)))
            best = f;
    }
    return best;
}

static void integers_become_floats_in_one_rounding(void **state)
{
    (void)state;
    /* 2^60 plus halfway to the next float or bf16, plus 1, which a double cannot hold: through a double this would be a
     * tie. Floats near 2^60 are 2^37 apart, bf16 2^53. */
    float f;
    int64_t x = (INT64_C(1) << 60) + (INT64_C(1) << 36) + 1;
    etch__element_set_i64(ETCH_F32, &f, x);
    assert_true(f == 0x1p60f + 0x1p37f);
    etch__element_set_i64(ETCH_F32, &f, x - 1);
    assert_true(f == 0x1p60f);
    etch__element_set_i64(ETCH_F32, &f, -x);
    assert_true(f == -(0x1p60f + 0x1p37f));
    uint16_t h;
    etch__element_set_i64(ETCH_BF16, &h, (INT64_C(1) << 60) + (INT64_C(1) << 52) + 1);
    assert_true(etch__element_f64(ETCH_BF16, &h) == 0x1p60 + 0x1p53);
    etch__element_set_i64(ETCH_BF16, &h, (INT64_C(1) << 60) + (INT64_C(1) << 52));
    assert_true(etch__element_f64(ETCH_BF16, &h) == 0x1p60);
    etch__element_set_i64(ETCH_F16, &h, 70000);
    assert_true(isinf(etch__element_f64(ETCH_F16, &h)));
    etch__element_set_i64(ETCH_F32, &f, INT64_MIN);
    assert_true(f == -0x1p63f);

    uint64_t seed = 1;
    for (int i = 0; i < 20000; i++) {
        x = (int64_t)test_random(&seed) >> (2 + test_random(&seed) % 20);
        if (llabs(x) < 1 << 25)
            continue;
        etch__element_set_i64(ETCH_F32, &f, x);
        assert_true(f == nearest_f32(x));
    }
}

int etch_test_dtype(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_and_sizes),         cmocka_unit_test(what_is_no_dtype),
        cmocka_unit_test(elements_keep_what_fits), cmocka_unit_test(integers_wrap),
        cmocka_unit_test(bools_are_0_or_1),        cmocka_unit_test(integers_become_floats_in_one_rounding),
    };
    return cmocka_run_group_tests_name("tensor/dtype", tests, NULL, NULL);
}
