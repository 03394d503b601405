#include "base/alloc.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

int etch_test_alloc(void);

static void system_memory_is_aligned(void **state)
{
    (void)state;
    const etch_allocator *a = etch_allocator_system();
    assert_ptr_equal(a, etch_allocator_system());
    for (size_t align = 1; align <= 4096; align *= 2) {
        for (size_t bytes = 1; bytes <= 1000; bytes += 111) {
            char *p = a->alloc(a->self, bytes, align);
            assert_non_null(p);
            assert_int_equal((uintptr_t)p % align, 0);
            memset(p, 0x5a, bytes);
            a->free(a->self, p, bytes, align);
        }
    }
}

static void sizes_that_cannot_be_had(void **state)
{
    (void)state;
    const etch_allocator *a = etch_allocator_system();
    assert_null(a->alloc(a->self, SIZE_MAX / 2, 16));
    assert_null(a->alloc(a->self, SIZE_MAX / 2, 64));
    assert_null(etch__alloc(a, SIZE_MAX - 100));
    assert_null(etch__alloc_zeroed(a, SIZE_MAX - 100));
}

static void helpers_on_ordinary_and_empty_sizes(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    const etch_allocator *a = &c.iface;

    char *p = etch__alloc(a, 100);
    assert_int_equal((uintptr_t)p % 16, 0);
    memset(p, 7, 100);
    etch__free(a, p, 100);

    char *zeros = etch__alloc_zeroed(a, 77);
    for (int i = 0; i < 77; i++)
        assert_int_equal(zeros[i], 0);
    etch__free(a, zeros, 77);

    /* Nothing is a size like any other: a pointer of its own, given back with the same size. */
    char *none = etch__alloc(a, 0), *none_either = etch__alloc_zeroed(a, 0);
    assert_non_null(none);
    assert_non_null(none_either);
    assert_ptr_not_equal(none, none_either);
    assert_int_equal(atomic_load(&c.live_bytes), 2);
    etch__free(a, none, 0);
    etch__free(a, none_either, 0);
    etch__free(a, NULL, 12);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
    assert_int_equal(atomic_load(&c.n_allocs), 4);
    assert_int_equal(atomic_load(&c.n_frees), 4);
}

static void realloc_keeps_the_contents(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    const etch_allocator *a = &c.iface;
    unsigned char *p = etch__realloc(a, NULL, 0, 10);
    for (int i = 0; i < 10; i++)
        p[i] = (unsigned char)(i * 3);
    p = etch__realloc(a, p, 10, 1000);
    for (int i = 0; i < 10; i++)
        assert_int_equal(p[i], i * 3);
    p = etch__realloc(a, p, 1000, 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(p[i], i * 3);
    assert_int_equal(atomic_load(&c.live_bytes), 4);
    p = etch__realloc(a, p, 4, 0);
    assert_non_null(p);
    etch__free(a, p, 0);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void failed_realloc_leaves_things_as_they_were(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch_failing_allocator f;
    etch__counting_init(&c, etch_allocator_system());
    etch__failing_init(&f, &c.iface, 2);
    char *p = etch__alloc(&f.iface, 5);
    memcpy(p, "four", 5);
    assert_null(etch__realloc(&f.iface, p, 5, 50));
    assert_true(atomic_load(&f.has_failed));
    assert_string_equal(p, "four");
    p = etch__realloc(&f.iface, p, 5, 50);
    assert_string_equal(p, "four");
    etch__free(&f.iface, p, 50);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void counting_counts(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    void *p = etch__alloc(&c.iface, 100), *q = etch__alloc(&c.iface, 200);
    assert_int_equal(atomic_load(&c.live_bytes), 300);
    etch__free(&c.iface, p, 100);
    p = etch__alloc(&c.iface, 50);
    assert_int_equal(atomic_load(&c.live_bytes), 250);
    assert_int_equal(atomic_load(&c.peak_bytes), 300);
    etch__free(&c.iface, p, 50);
    etch__free(&c.iface, q, 200);
    assert_int_equal(atomic_load(&c.n_allocs), 3);
    assert_int_equal(atomic_load(&c.n_frees), 3);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
    assert_int_equal(atomic_load(&c.peak_bytes), 300);
    /* What was not had does not count. */
    assert_null(etch__alloc(&c.iface, SIZE_MAX / 2));
    assert_int_equal(atomic_load(&c.n_allocs), 3);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void failing_fails_once_or_from_then_on(void **state)
{
    (void)state;
    for (size_t fail_at = 0; fail_at <= 4; fail_at++) {
        for (int from_then_on = 0; from_then_on <= 1; from_then_on++) {
            etch_failing_allocator f;
            etch__failing_init(&f, etch_allocator_system(), fail_at);
            f.from_then_on = from_then_on;
            for (size_t i = 1; i <= 5; i++) {
                void *p = etch__alloc(&f.iface, 8);
                bool expect_null = fail_at != 0 && (i == fail_at || (from_then_on && i > fail_at));
                assert_int_equal(p == NULL, expect_null);
                etch__free(&f.iface, p, 8);
                assert_int_equal(atomic_load(&f.has_failed), fail_at != 0 && i >= fail_at);
            }
            assert_int_equal(atomic_load(&f.n_allocs), 5);
        }
    }
}

static void *churn(void *arg)
{
    const etch_allocator *a = arg;
    for (size_t i = 0; i < 2000; i++) {
        void *p = etch__alloc(a, 16 + i % 5);
        void *q = etch__alloc(a, 32);
        etch__free(a, p, 16 + i % 5);
        etch__free(a, q, 32);
    }
    return NULL;
}

static void counting_from_many_threads(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, churn, &c.iface), 0);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    assert_int_equal(atomic_load(&c.n_allocs), 16000);
    assert_int_equal(atomic_load(&c.n_frees), 16000);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
    assert_in_range(atomic_load(&c.peak_bytes), 52, 4 * 52);
}

int etch_test_alloc(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(system_memory_is_aligned),
        cmocka_unit_test(sizes_that_cannot_be_had),
        cmocka_unit_test(helpers_on_ordinary_and_empty_sizes),
        cmocka_unit_test(realloc_keeps_the_contents),
        cmocka_unit_test(failed_realloc_leaves_things_as_they_were),
        cmocka_unit_test(counting_counts),
        cmocka_unit_test(failing_fails_once_or_from_then_on),
        cmocka_unit_test(counting_from_many_threads),
    };
    return cmocka_run_group_tests_name("base/alloc", tests, NULL, NULL);
}
