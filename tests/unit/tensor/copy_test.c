/* Strided copies of each element size against a loop over all indices, with guards around the destination. */
#include "env.h"

#include <stdlib.h>
#include <string.h>

int etch_test_copy(void);

enum { ROOM = 1 << 16 };

static int64_t offset_at(int rank, const int64_t *dims, const int64_t *strides, int64_t flat)
{
    int64_t offset = 0;
    for (int i = rank - 1; i >= 0; i--) {
        offset += flat % dims[i] * strides[i];
        flat /= dims[i];
    }
    return offset;
}

/* Strides of an array whose axes lie in memory in a random order, some of them backwards, with a gap now and then.
 * Returns the offset of element 0. */
static int64_t random_layout(int rank, const int64_t *dims, int64_t *strides, uint64_t *seed)
{
    int order[ETCH_MAX_RANK];
    for (int i = 0; i < rank; i++) {
        int at = (int)test_random_in(seed, 0, i);
        order[i] = order[at];
        order[at] = i;
    }
    int64_t stride = test_random_in(seed, 0, 3) == 0 ? 2 : 1, first = 0;
    for (int i = 0; i < rank; i++) {
        strides[order[i]] = stride;
        stride *= dims[order[i]] > 0 ? dims[order[i]] : 1;
        stride += test_random_in(seed, 0, 5) == 0;
    }
    for (int i = 0; i < rank; i++)
        if (dims[i] > 0 && test_random_in(seed, 0, 3) == 0) {
            first += (dims[i] - 1) * strides[i];
            strides[i] = -strides[i];
        }
    return first;
}

static void check_copy(etch_dtype t, int rank, const int64_t *dims, uint64_t *seed)
{
    static unsigned char src[ROOM * 8], dst[ROOM * 8], want[ROOM * 8];
    size_t bytes = etch_dtype_bytes(t);
    int64_t src_strides[ETCH_MAX_RANK] = { 0 }, dst_strides[ETCH_MAX_RANK] = { 0 }, count = 1;
    for (int i = 0; i < rank; i++)
        count *= dims[i];
    int64_t src_at = random_layout(rank, dims, src_strides, seed),
            dst_at = random_layout(rank, dims, dst_strides, seed);
    for (int i = 0; i < rank; i++)
        if (test_random_in(seed, 0, 9) == 0)
            src_strides[i] = 0; /* a broadcast source */
    for (size_t i = 0; i < sizeof src; i++)
        src[i] = (unsigned char)(i * 7 + i / 256);
    memset(dst, 0xee, sizeof dst);
    memset(want, 0xee, sizeof want);
    for (int64_t i = 0; i < count; i++)
        memcpy(want + (size_t)(dst_at + offset_at(rank, dims, dst_strides, i)) * bytes,
               src + (size_t)(src_at + offset_at(rank, dims, src_strides, i)) * bytes, bytes);
    etch__copy_strided(t, rank, dims, dst + (size_t)dst_at * bytes, dst_strides, src + (size_t)src_at * bytes,
                       src_strides);
    assert_memory_equal(dst, want, sizeof dst);
}

static void small_shapes_in_every_order(void **state)
{
    (void)state;
    static const etch_dtype dtypes[] = { ETCH_U8, ETCH_F16, ETCH_F32, ETCH_I64 };
    for (uint64_t run = 0; run < 1500; run++) {
        uint64_t seed = run;
        int64_t dims[5];
        int rank = (int)test_random_in(&seed, 0, 5);
        for (int i = 0; i < rank; i++)
            dims[i] = test_random_in(&seed, test_random_in(&seed, 0, 15) == 0 ? 0 : 1, 5);
        check_copy(dtypes[run % 4], rank, dims, &seed);
    }
}

/* Around the size of the tiles that transposes are done in. */
static void matrices_in_every_order(void **state)
{
    (void)state;
    static const etch_dtype dtypes[] = { ETCH_U8, ETCH_F16, ETCH_F32, ETCH_I64 };
    static const int64_t sizes[] = { 1, 2, 31, 32, 33, 64, 70 };
    uint64_t seed = 5;
    for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++)
        for (size_t j = 0; j < ETCH_COUNT_OF(sizes); j++)
            for (int k = 0; k < 8; k++) {
                int64_t dims[3] = { sizes[i], sizes[j], 3 };
                check_copy(dtypes[k % 4], k < 4 ? 2 : 3, dims, &seed);
            }
}

static void the_highest_rank(void **state)
{
    (void)state;
    uint64_t seed = 9;
    int64_t dims[ETCH_MAX_RANK];
    for (int i = 0; i < ETCH_MAX_RANK; i++)
        dims[i] = i % 2 ? 2 : 1;
    for (int k = 0; k < 20; k++)
        check_copy(ETCH_F32, ETCH_MAX_RANK, dims, &seed);
}

/* A new string takes the place of an old one: the old one loses a reference, the new one gains one. */
static void strings_are_counted(void **state)
{
    env *e = *state;
    etch_str *src[6], *dst[6] = { 0 };
    for (int i = 0; i < 6; i++)
        src[i] = etch__str_new(e->cx->alloc, &"abcdef"[i], 1);
    src[0] = (etch__str_release(src[0]), NULL); /* the empty string */
    dst[1] = etch__str_new(e->cx->alloc, "old", 3);
    dst[3] = etch__str_retain(src[5]);
    /* 2 x 3 to its transpose 3 x 2: dst[i + 2 * j] = src[3 * i + j]. */
    etch__copy_strided(ETCH_STRING, 2, (int64_t[]){ 2, 3 }, dst, (int64_t[]){ 1, 2 }, src, (int64_t[]){ 3, 1 });
    static const int from[] = { 0, 3, 1, 4, 2, 5 };
    for (int i = 0; i < 6; i++)
        assert_ptr_equal(dst[i], src[from[i]]);
    for (int i = 1; i < 6; i++)
        assert_int_equal(src[i]->n_refs, 2);
    for (int i = 0; i < 6; i++) {
        etch__str_release(src[i]);
        etch__str_release(dst[i]);
    }
}

int etch_test_copy(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_shapes_in_every_order),
        cmocka_unit_test(matrices_in_every_order),
        cmocka_unit_test(the_highest_rank),
        ENV_TEST(strings_are_counted),
    };
    return cmocka_run_group_tests_name("tensor/copy", tests, NULL, NULL);
}
