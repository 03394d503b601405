/* The caching allocator: classes, reuse, giving back, counting, and many threads at once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "device/cpu_memory.h"

#include "base/clock.h"
#include <string.h>

int etch_test_cpu_memory(void);

static void classes_are_four_then_sixteen_per_doubling(void **state)
{
    (void)state;
    /* Units of 64 bytes, written out by hand. */
    static const size_t first[] = { 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64 };
    for (size_t i = 0; i < ETCH_COUNT_OF(first); i++)
        assert_int_equal(etch__block_bytes((int)i), 64 * first[i]);
    int c = 8;
    for (; etch__block_bytes(c) <= (size_t)1 << 20; c++)
        assert_true(etch__block_bytes(c) == 2 * etch__block_bytes(c - 4));
    for (size_t i = 0; i < 32; i++) /* 1 MiB and so many sixteenths, then 2 MiB and so many eighths */
        assert_int_equal(etch__block_bytes(c++), i < 16 ? (17 + i) << 16 : (17 + i - 16) << 17);
    for (; c < ETCH_N_BLOCK_CLASSES; c++)
        assert_true(etch__block_bytes(c) == 2 * etch__block_bytes(c - 16));
    assert_true(etch__block_bytes(ETCH_N_BLOCK_CLASSES - 1) == (size_t)1 << 62);
}

static void check_class(size_t bytes)
{
    int c = etch__block_class(bytes);
    assert_in_range(c, 0, ETCH_N_BLOCK_CLASSES - 1);
    size_t block = etch__block_bytes(c);
    assert_true(block >= bytes);
    assert_int_equal(block % 64, 0);
    if (c > 0)
        assert_true(etch__block_bytes(c - 1) < bytes); /* the smallest that serves */
    assert_true(block - bytes <= bytes / (bytes > (size_t)1 << 20 ? 16 : 4) + 64);
}

static void classes_fit_their_bytes(void **state)
{
    (void)state;
    for (size_t bytes = 0; bytes < 70000; bytes++)
        check_class(bytes);
    for (int c = 0; c < ETCH_N_BLOCK_CLASSES; c++) {
        size_t block = etch__block_bytes(c);
        check_class(block);
        check_class(block - 1);
        assert_int_equal(etch__block_class(block), c);
        if (c + 1 < ETCH_N_BLOCK_CLASSES)
            assert_int_equal(etch__block_class(block + 1), c + 1);
    }
}

static void freed_blocks_come_back(void **state)
{
    (void)state;
    etch_counting_allocator counting;
    etch_cpu_memory m;
    etch__counting_init(&counting, etch_allocator_system());
    assert_true(etch__cpu_memory_init(&m, &counting.iface));

    void *a = etch__cpu_memory_alloc(&m, 1000), *b = etch__cpu_memory_alloc(&m, 1000);
    assert_non_null(a);
    assert_non_null(b);
    assert_ptr_not_equal(a, b);
    assert_int_equal((uintptr_t)a % 64, 0);
    assert_int_equal((uintptr_t)b % 64, 0);
    memset(a, 1, 1000);
    memset(b, 2, 1000);
    assert_int_equal(((char *)a)[999], 1);
    etch_memory_stats s = etch__cpu_memory_stats(&m);
    assert_int_equal(s.live_bytes, 2048);
    assert_int_equal(s.kept_bytes, 0);
    assert_int_equal(s.n_allocs, 2);
    assert_int_equal(s.n_system_allocs, 2);

    etch__cpu_memory_free(&m, a, 1000);
    etch__cpu_memory_free(&m, b, 1000);
    s = etch__cpu_memory_stats(&m);
    assert_int_equal(s.live_bytes, 0);
    assert_int_equal(s.kept_bytes, 2048);
    assert_int_equal(counting.n_frees, 0);

    /* Another size of the same class (897..1024) gets the block freed last; one of the next class does not. */
    assert_ptr_equal(etch__cpu_memory_alloc(&m, 897), b);
    void *c = etch__cpu_memory_alloc(&m, 1025);
    assert_ptr_not_equal(c, a);
    assert_int_equal(counting.n_allocs, 3);
    assert_ptr_equal(etch__cpu_memory_alloc(&m, 1024), a);
    assert_int_equal(counting.n_allocs, 3);
    s = etch__cpu_memory_stats(&m);
    assert_int_equal(s.n_allocs, 5);
    assert_int_equal(s.n_system_allocs, 3);

    etch__cpu_memory_free(&m, a, 1024);
    etch__cpu_memory_free(&m, b, 897);
    etch__cpu_memory_free(&m, c, 1025);
    etch__cpu_memory_free(&m, NULL, 5);
    assert_int_equal(etch__cpu_memory_trim(&m), 2048 + 1280);
    assert_int_equal(etch__cpu_memory_trim(&m), 0);
    assert_int_equal(counting.live_bytes, 0);
    assert_int_equal(etch__cpu_memory_stats(&m).kept_bytes, 0);
    etch__cpu_memory_fini(&m);
}

/* Those that were freed up to a moment; small ones stay. */
static void large_blocks_are_given_back_after_a_time(void **state)
{
    (void)state;
    enum { LARGE = 1 << 20, SMALL = 1 << 12, N = 4 };
    etch_counting_allocator counting;
    etch__counting_init(&counting, etch_allocator_system());
    etch_cpu_memory m;
    assert_true(etch__cpu_memory_init(&m, &counting.iface));
    void *large[N], *small = etch__cpu_memory_alloc(&m, SMALL);
    uint64_t freed[N];
    for (int i = 0; i < N; i++)
        large[i] = etch__cpu_memory_alloc(&m, i == N - 1 ? 3 * LARGE : LARGE);
    etch__cpu_memory_free(&m, small, SMALL);
    uint64_t before = etch__now_ns();
    for (int i = 0; i < N; i++) {
        while (etch__now_ns() == before) {
        }
        etch__cpu_memory_free(&m, large[i], i == N - 1 ? 3 * LARGE : LARGE);
        before = freed[i] = etch__now_ns();
    }
    assert_int_equal(etch__cpu_memory_give_back(&m, freed[0] - UINT64_C(1000000000)), 0);
    assert_int_equal(etch__cpu_memory_give_back(&m, freed[1]), 2 * LARGE);
    assert_int_equal(etch__cpu_memory_stats(&m).kept_bytes, 4 * LARGE + SMALL);
    assert_ptr_equal(etch__cpu_memory_alloc(&m, LARGE), large[2]);
    etch__cpu_memory_free(&m, large[2], LARGE);
    assert_int_equal(etch__cpu_memory_give_back(&m, etch__now_ns()), 4 * LARGE);
    assert_int_equal(etch__cpu_memory_give_back(&m, etch__now_ns()), 0);
    assert_int_equal(etch__cpu_memory_stats(&m).kept_bytes, SMALL);
    etch__cpu_memory_fini(&m);
    assert_int_equal(counting.live_bytes, 0);
}

static void zero_and_too_many_bytes(void **state)
{
    (void)state;
    etch_cpu_memory m;
    assert_true(etch__cpu_memory_init(&m, etch_allocator_system()));
    void *a = etch__cpu_memory_alloc(&m, 0), *b = etch__cpu_memory_alloc(&m, 0);
    assert_non_null(a);
    assert_ptr_not_equal(a, b);
    etch__cpu_memory_free(&m, a, 0);
    etch__cpu_memory_free(&m, b, 0);
    assert_null(etch__cpu_memory_alloc(&m, ((size_t)1 << 62) + 1));
    assert_null(etch__cpu_memory_alloc(&m, SIZE_MAX));
    etch__cpu_memory_fini(&m);
}

static void kept_blocks_are_given_up_when_memory_is_short(void **state)
{
    (void)state;
    etch_counting_allocator counting;
    etch_failing_allocator failing;
    etch_cpu_memory m;
    etch__counting_init(&counting, etch_allocator_system());
    etch__failing_init(&failing, &counting.iface, 2);
    assert_true(etch__cpu_memory_init(&m, &failing.iface));

    void *a = etch__cpu_memory_alloc(&m, 100);
    etch__cpu_memory_free(&m, a, 100);
    assert_int_equal(etch__cpu_memory_stats(&m).kept_bytes, 128);
    void *b = etch__cpu_memory_alloc(&m, 5000); /* allocation 2 fails, 3 does not */
    assert_non_null(b);
    assert_true(failing.has_failed);
    assert_int_equal(failing.n_allocs, 3);
    assert_int_equal(etch__cpu_memory_stats(&m).kept_bytes, 0);
    assert_int_equal(counting.live_bytes, 5120);

    /* With nothing to give up there is no second try. */
    failing.fail_at = 4;
    assert_null(etch__cpu_memory_alloc(&m, 5000));
    assert_int_equal(failing.n_allocs, 4);
    assert_int_equal(etch__cpu_memory_stats(&m).live_bytes, 5120);
    assert_int_equal(etch__cpu_memory_stats(&m).n_allocs, 2);

    /* And when the second try fails as well, that is the answer. */
    etch__cpu_memory_free(&m, b, 5000);
    failing.fail_at = 5;
    failing.from_then_on = true;
    assert_null(etch__cpu_memory_alloc(&m, 100));
    assert_int_equal(failing.n_allocs, 6);
    assert_int_equal(counting.live_bytes, 0);
    etch__cpu_memory_fini(&m);
}

#ifdef ETCH_HAS_ASAN
static void sanitizer_sees_the_bounds(void **state)
{
    (void)state;
    etch_cpu_memory m;
    assert_true(etch__cpu_memory_init(&m, etch_allocator_system()));
    char *p = etch__cpu_memory_alloc(&m, 100);
    assert_false(__asan_address_is_poisoned(p + 99));
    assert_true(__asan_address_is_poisoned(p + 100));
    etch__cpu_memory_free(&m, p, 100);
    assert_true(__asan_address_is_poisoned(p));
    assert_ptr_equal(etch__cpu_memory_alloc(&m, 120), p);
    assert_false(__asan_address_is_poisoned(p));
    assert_false(__asan_address_is_poisoned(p + 119));
    etch__cpu_memory_free(&m, p, 120);
    etch__cpu_memory_fini(&m);
}
#endif

enum { N_THREADS = 4, N_ROUNDS = 3000, N_HELD = 16 };

typedef struct worker {
    etch_cpu_memory *m;
    uint32_t seed;
    bool ok;
} worker;

/* Each block is filled with a pattern of its own while it is held: a block handed out twice is seen. */
static void *hammer(void *arg)
{
    worker *w = arg;
    unsigned char *held[N_HELD] = { 0 };
    size_t bytes[N_HELD] = { 0 };
    unsigned char fill[N_HELD] = { 0 };
    w->ok = true;
    for (int round = 0; round < N_ROUNDS; round++) {
        w->seed = w->seed * 1664525 + 1013904223;
        int i = (int)(w->seed >> 8) % N_HELD;
        if (held[i]) {
            for (size_t k = 0; k < bytes[i]; k++)
                w->ok = w->ok && held[i][k] == fill[i];
            etch__cpu_memory_free(w->m, held[i], bytes[i]);
            held[i] = NULL;
        } else {
            bytes[i] = 1 + (w->seed >> 16) % 700;
            fill[i] = (unsigned char)w->seed;
            held[i] = etch__cpu_memory_alloc(w->m, bytes[i]);
            w->ok = w->ok && held[i];
            if (held[i])
                memset(held[i], fill[i], bytes[i]);
        }
        if (round % 500 == 499)
            etch__cpu_memory_trim(w->m);
    }
    for (int i = 0; i < N_HELD; i++)
        etch__cpu_memory_free(w->m, held[i], bytes[i]);
    return NULL;
}

static void many_threads_share_it(void **state)
{
    (void)state;
    etch_counting_allocator counting;
    etch_cpu_memory m;
    pthread_t threads[N_THREADS];
    worker workers[N_THREADS];
    etch__counting_init(&counting, etch_allocator_system());
    assert_true(etch__cpu_memory_init(&m, &counting.iface));
    for (int i = 0; i < N_THREADS; i++) {
        workers[i] = (worker){ &m, (uint32_t)i + 1, false };
        assert_int_equal(pthread_create(&threads[i], NULL, hammer, &workers[i]), 0);
    }
    for (int i = 0; i < N_THREADS; i++) {
        pthread_join(threads[i], NULL);
        assert_true(workers[i].ok);
    }
    etch_memory_stats s = etch__cpu_memory_stats(&m);
    assert_int_equal(s.live_bytes, 0);
    assert_int_equal(s.kept_bytes, counting.live_bytes);
    assert_int_equal(s.n_system_allocs, counting.n_allocs);
    etch__cpu_memory_fini(&m);
    assert_int_equal(counting.live_bytes, 0);
}

int etch_test_cpu_memory(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(classes_are_four_then_sixteen_per_doubling),
        cmocka_unit_test(classes_fit_their_bytes),
        cmocka_unit_test(freed_blocks_come_back),
        cmocka_unit_test(large_blocks_are_given_back_after_a_time),
        cmocka_unit_test(zero_and_too_many_bytes),
        cmocka_unit_test(kept_blocks_are_given_up_when_memory_is_short),
#ifdef ETCH_HAS_ASAN
        cmocka_unit_test(sanitizer_sees_the_bounds),
#endif
        cmocka_unit_test(many_threads_share_it),
    };
    return cmocka_run_group_tests_name("device/cpu_memory", tests, NULL, NULL);
}
