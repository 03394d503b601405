#include "base/arena.h"
#include "base/compiler.h"
#include "unit/base/fault.h"

#include <string.h>

int etch_test_arena(void);

/* A small generator of our own, so that a failure repeats. */
static uint32_t next_random(uint32_t *s) { return *s = *s * 1664525u + 1013904223u, *s >> 8; }

static void pieces_are_aligned_and_apart(void **state)
{
    (void)state;
    enum { N = 500 };
    etch_arena a;
    etch__arena_init(&a, etch_allocator_system(), 300);
    unsigned char *at[N];
    size_t bytes[N];
    uint32_t seed = 1;
    for (int i = 0; i < N; i++) {
        size_t align = (size_t)1 << next_random(&seed) % 9;
        bytes[i] = next_random(&seed) % 200;
        at[i] = etch__arena_alloc(&a, bytes[i], align);
        assert_non_null(at[i]);
        assert_int_equal((uintptr_t)at[i] % align, 0);
        memset(at[i], i & 0xff, bytes[i]);
    }
    /* If two pieces overlapped, the later one would have written over the earlier. */
    for (int i = 0; i < N; i++)
        for (size_t k = 0; k < bytes[i]; k++)
            assert_int_equal(at[i][k], i & 0xff);
    etch__arena_fini(&a);
}

static void empty_pieces_are_not_null_and_differ(void **state)
{
    (void)state;
    etch_arena a;
    etch__arena_init(&a, etch_allocator_system(), 1024);
    void *p = etch__arena_alloc(&a, 0, 1), *q = etch__arena_alloc(&a, 0, 1);
    assert_non_null(p);
    assert_non_null(q);
    assert_ptr_not_equal(p, q);
    etch__arena_fini(&a);
}

static void nothing_is_asked_for_before_the_first_use(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    etch_arena a;
    etch__arena_init(&a, &c.iface, 4096);
    assert_int_equal(atomic_load(&c.n_allocs), 0);
    etch_arena_mark m = etch__arena_mark(&a);
    etch__arena_reset(&a, m);
    etch__arena_fini(&a);
    assert_int_equal(atomic_load(&c.n_allocs), 0);
    /* An arena that was finished can be used again. */
    assert_non_null(etch__arena_alloc(&a, 10, 1));
    etch__arena_fini(&a);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void total_is_what_is_held(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    etch_arena a;
    etch__arena_init(&a, &c.iface, 256);
    for (int i = 0; i < 1000; i++) {
        assert_non_null(etch__arena_alloc(&a, 100, 8));
        assert_int_equal(a.total_bytes, atomic_load(&c.live_bytes));
    }
    /* 100 KB; chunks double, so few calls did it. With tiny limits each piece has a chunk of its own. */
    if (etch__tiny_limits())
        assert_int_equal(atomic_load(&c.n_allocs), 1000);
    else
        assert_in_range(atomic_load(&c.n_allocs), 2, 12);
    etch__arena_fini(&a);
    assert_int_equal(a.total_bytes, 0);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void copies(void **state)
{
    (void)state;
    etch_arena a;
    etch__arena_init(&a, etch_allocator_system(), 64);
    int64_t numbers[5] = { 1, -2, 3, -4, INT64_MAX };
    int64_t *copy = etch__arena_copy(&a, numbers, sizeof numbers, _Alignof(int64_t));
    assert_memory_equal(copy, numbers, sizeof numbers);
    assert_ptr_not_equal(copy, numbers);
    assert_non_null(etch__arena_copy(&a, NULL, 0, 1));
    char *s = etch__arena_strndup(&a, "abcdef", 3);
    assert_string_equal(s, "abc");
    assert_string_equal(etch__arena_strndup(&a, "", 0), "");
    assert_string_equal(etch__arena_strndup(&a, NULL, 0), "");
    assert_string_equal(s, "abc");
    etch__arena_fini(&a);
}

static void sizes_that_overflow_are_refused(void **state)
{
    (void)state;
    etch_arena a;
    etch__arena_init(&a, etch_allocator_system(), 1024);
    int64_t negative = -1;
    assert_null(etch__arena_alloc(&a, SIZE_MAX, 1));
    assert_null(etch__arena_alloc(&a, SIZE_MAX - 8, 64));
    assert_null(etch__arena_strndup(&a, "x", SIZE_MAX));
    assert_null(ETCH_ARENA_ARRAY(&a, int64_t, SIZE_MAX / 8 + 2));
    assert_null(ETCH_ARENA_ARRAY(&a, int64_t, negative));
    /* And it still works. */
    int64_t *p = ETCH_ARENA_ARRAY(&a, int64_t, 4);
    assert_non_null(p);
    p[3] = 1;
    assert_null(etch__arena_alloc(&a, SIZE_MAX, 1));
    assert_null(ETCH_ARENA_ARRAY(&a, int64_t, negative));
    assert_int_equal(p[3], 1);
    etch__arena_fini(&a);
}

static void reset_gives_back_and_takes_the_same_again(void **state)
{
    (void)state;
    etch_arena a;
    etch__arena_init(&a, etch_allocator_system(), 4096);
    char *kept = etch__arena_strndup(&a, "kept", 4);
    etch_arena_mark m = etch__arena_mark(&a);
    char *first = etch__arena_alloc(&a, 16, 16);
    etch__arena_reset(&a, m);
    char *second = etch__arena_alloc(&a, 16, 16);
    if (!etch__tiny_limits())
        assert_ptr_equal(first, second); /* the same chunk */
    memset(second, 1, 16);
    assert_string_equal(kept, "kept");
    etch__arena_fini(&a);
}

static void scratch_in_a_loop_asks_for_nothing(void **state)
{
    (void)state;
    for (int start = 0; start < 2; start++) { /* from an empty arena, and above something kept */
        etch_counting_allocator c;
        etch__counting_init(&c, etch_allocator_system());
        etch_arena a;
        etch__arena_init(&a, &c.iface, 256);
        char *kept = start ? etch__arena_strndup(&a, "kept", 4) : NULL;
        size_t after_warm_up = 0;
        for (int round = 0; round < 20; round++) {
            if (round == 4)
                after_warm_up = atomic_load(&c.n_allocs);
            etch_arena_mark outer = etch__arena_mark(&a);
            for (size_t i = 0; i < 50; i++) {
                memset(etch__arena_alloc(&a, 10 + 37 * i, 8), 1, 10 + 37 * i);
                etch_arena_mark inner = etch__arena_mark(&a);
                memset(etch__arena_alloc(&a, 64, 64), 2, 64);
                etch__arena_reset(&a, inner);
            }
            etch__arena_reset(&a, outer);
        }
        assert_int_equal(atomic_load(&c.n_allocs), after_warm_up);
        if (kept)
            assert_string_equal(kept, "kept");
        etch__arena_fini(&a);
        assert_int_equal(atomic_load(&c.live_bytes), 0);
    }
}

static void memory_after_a_reset_is_out_of_bounds(void **state)
{
    (void)state;
#ifdef ETCH_HAS_ASAN
    etch_arena a;
    etch__arena_init(&a, etch_allocator_system(), 4096);
    char *kept = etch__arena_alloc(&a, 8, 8);
    etch_arena_mark m = etch__arena_mark(&a);
    char *gone = etch__arena_alloc(&a, 64, 8);
    assert_false(__asan_address_is_poisoned(gone + 63));
    etch__arena_reset(&a, m);
    assert_true(__asan_address_is_poisoned(gone));
    assert_true(__asan_address_is_poisoned(gone + 63));
    assert_false(__asan_address_is_poisoned(kept + 7));
    etch__arena_fini(&a);
#else
    skip();
#endif
}

static etch_status nested_use(const etch_allocator *alloc, void *user)
{
    (void)user;
    etch_arena a;
    etch_status s = ETCH_ENOMEM;
    etch__arena_init(&a, alloc, 128);
    for (int round = 0; round < 3; round++) {
        etch_arena_mark m = etch__arena_mark(&a);
        for (size_t i = 1; i < 30; i++) {
            char *p = etch__arena_alloc(&a, i * 11, 8);
            if (!p)
                goto out;
            memset(p, 1, i * 11);
        }
        etch__arena_reset(&a, m);
        if (!etch__arena_strndup(&a, "between", 7))
            goto out;
    }
    s = ETCH_OK;
out:
    etch__arena_fini(&a);
    return s;
}

static void each_allocation_may_fail(void **state)
{
    (void)state;
    assert_true(etch_test_each_failure(nested_use, NULL) >= 3);
}

int etch_test_arena(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_aligned_and_apart),
        cmocka_unit_test(empty_pieces_are_not_null_and_differ),
        cmocka_unit_test(nothing_is_asked_for_before_the_first_use),
        cmocka_unit_test(total_is_what_is_held),
        cmocka_unit_test(copies),
        cmocka_unit_test(sizes_that_overflow_are_refused),
        cmocka_unit_test(reset_gives_back_and_takes_the_same_again),
        cmocka_unit_test(scratch_in_a_loop_asks_for_nothing),
        cmocka_unit_test(memory_after_a_reset_is_out_of_bounds),
        cmocka_unit_test(each_allocation_may_fail),
    };
    return cmocka_run_group_tests_name("base/arena", tests, NULL, NULL);
}
