/* random_bits: the block function against its published values, and how blocks become elements. */
#include "unit/kernel/call_testing.h"

#include "kernel/call/random.h"

static void test_known_answers(void **state)
{
    (void)state;
    static const struct {
        uint32_t counter[4], key[2], want[4];
    } cases[] = {
        { { 0, 0, 0, 0 }, { 0, 0 }, { 0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8 } },
        { { 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff },
          { 0xffffffff, 0xffffffff },
          { 0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd } },
        { { 0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344 },
          { 0xa4093822, 0x299f31d0 },
          { 0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1 } },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        uint32_t out[4];
        etch__philox_block(cases[i].counter, cases[i].key, out);
        assert_memory_equal(out, cases[i].want, sizeof out);
    }
}

static void generate(uint64_t key, uint64_t counter, arr *y)
{
    arr k, c, shape;
    place(&k, ETCH_U64, SCALAR, DENSE);
    place(&c, ETCH_U64, SCALAR, DENSE);
    place(&shape, ETCH_I64, SHAPE(1), DENSE);
    set_i(&k, 0, (int64_t)key);
    set_i(&c, 0, (int64_t)counter);
    set_i(&shape, 0, y->count);
    etch_attrs_to attrs = { y->a.dtype };
    assert_int_equal(RUN(random_bits, &attrs, 3, ARRAYS(&k, &c, &shape), 1, ARRAYS(y)), ETCH_OK);
    drop(&k);
    drop(&c);
    drop(&shape);
}

static void block_of(uint64_t key, uint64_t counter, uint64_t i, uint32_t out[4])
{
    /* The counter as a number of 128 bits. */
    uint64_t low = counter + i, high = low < counter ? 1 : 0;
    uint32_t words[4] = { (uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, (uint32_t)(high >> 32) };
    etch__philox_block(words, (const uint32_t[]){ (uint32_t)key, (uint32_t)(key >> 32) }, out);
}

static void test_elements(void **state)
{
    (void)state;
    static const uint64_t keys[] = { 0, 1, 0x123456789abcdef0 };
    static const uint64_t counters[] = { 0, 7, UINT32_MAX, UINT64_MAX - 2, UINT64_MAX - 30 };
    for (size_t a = 0; a < ETCH_COUNT_OF(keys); a++)
        for (size_t b = 0; b < ETCH_COUNT_OF(counters); b++)
            for (int64_t n = 0; n < 90; n += n < 10 ? 1 : 13) {
                arr narrow, wide;
                uint32_t words[4];
                place(&narrow, ETCH_U32, 1, &n, DENSE);
                place(&wide, ETCH_U64, 1, &n, DENSE);
                generate(keys[a], counters[b], &narrow);
                generate(keys[a], counters[b], &wide);
                for (int64_t j = 0; j < n; j++) {
                    block_of(keys[a], counters[b], (uint64_t)j / 4, words);
                    assert_int_equal((uint32_t)get_i(&narrow, j), words[j % 4]);
                    block_of(keys[a], counters[b], (uint64_t)j / 2, words);
                    assert_true((uint64_t)get_i(&wide, j) ==
                                ((uint64_t)words[2 * (j % 2) + 1] << 32 | words[2 * (j % 2)]));
                }
                drop(&narrow);
                drop(&wide);
            }
}

/* The first element of all: the published value for a counter and a key of zeros. */
static void test_first(void **state)
{
    (void)state;
    arr y;
    place(&y, ETCH_U32, SHAPE(2, 2), DENSE);
    generate(0, 0, &y);
    assert_true((uint32_t)get_i(&y, 0) == 0x6627e8d5u && (uint32_t)get_i(&y, 3) == 0x9b00dbd8u);
    drop(&y);
    place(&y, ETCH_U64, SHAPE(1), DENSE);
    generate(0, 0, &y);
    assert_true((uint64_t)get_i(&y, 0) == 0xe169c58d6627e8d5u);
    drop(&y);
}

/* A counter of two words: the carry goes into the second, and over its end. */
static void test_wide_counters(void **state)
{
    (void)state;
    static const uint64_t highs[] = { 0, 1, 0x123456789abcdef0, UINT64_MAX };
    for (size_t a = 0; a < ETCH_COUNT_OF(highs); a++) {
        const uint64_t low = UINT64_MAX - 1;
        arr k, c, shape, y;
        place(&k, ETCH_U64, SCALAR, DENSE);
        place(&c, ETCH_U64, SHAPE(2), STRIDED);
        place(&shape, ETCH_I64, SHAPE(1), DENSE);
        place(&y, ETCH_U32, SHAPE(16), DENSE);
        set_i(&k, 0, 3);
        set_i(&c, 0, (int64_t)low);
        set_i(&c, 1, (int64_t)highs[a]);
        set_i(&shape, 0, 16);
        etch_attrs_to attrs = { ETCH_U32 };
        assert_int_equal(RUN(random_bits, &attrs, 3, ARRAYS(&k, &c, &shape), 1, ARRAYS(&y)), ETCH_OK);
        for (int64_t j = 0; j < 16; j++) {
            uint64_t at = low + (uint64_t)j / 4, high = highs[a] + (j >= 8 ? 1 : 0);
            uint32_t out[4];
            etch__philox_block(
                (const uint32_t[]){ (uint32_t)at, (uint32_t)(at >> 32), (uint32_t)high, (uint32_t)(high >> 32) },
                (const uint32_t[]){ 3, 0 }, out);
            assert_int_equal((uint32_t)get_i(&y, j), out[j % 4]);
        }
        drop(&k);
        drop(&c);
        drop(&shape);
        drop(&y);
    }
}

int etch_test_call_random(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_answers),
        cmocka_unit_test_setup_teardown(test_elements, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_first, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_wide_counters, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_random", tests, NULL, NULL);
}
