/* Finding the CPU of a runtime, and each entry of its table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "device/cpu_memory.h"

#include <string.h>

int etch_test_device(void);

typedef struct env {
    etch_counting_allocator counting;
    etch_runtime *rt;
    etch_ctx *cx;
} env;

static int setup(void **state)
{
    static env e;
    etch__counting_init(&e.counting, etch_allocator_system());
    if (etch_runtime_new(&e.counting.iface, &e.rt) != ETCH_OK || etch_ctx_new(e.rt, &e.cx) != ETCH_OK)
        return -1;
    *state = &e;
    return 0;
}

static int teardown(void **state)
{
    env *e = *state;
    etch_ctx_release(&e->cx);
    etch_runtime_release(&e->rt);
    return e->counting.live_bytes == 0 ? 0 : -1;
}

static void one_cpu_per_runtime(void **state)
{
    env *e = *state;
    etch_device *d = NULL, *again = NULL, *other = NULL, *elsewhere = NULL;
    etch_ctx *cx2 = NULL, *cx3 = NULL;
    etch_runtime *rt2 = NULL;
    assert_int_equal(etch__device_cpu(e->cx, &d), ETCH_OK);
    assert_string_equal(d->ops.name, "cpu");
    assert_ptr_equal(d->rt, e->rt);
    assert_int_equal(etch__device_cpu(e->cx, &again), ETCH_OK);
    assert_ptr_equal(d, again);
    assert_int_equal(etch_ctx_new(e->rt, &cx2), ETCH_OK);
    assert_int_equal(etch__device_cpu(cx2, &other), ETCH_OK);
    assert_ptr_equal(d, other);
    assert_int_equal(etch_runtime_new(&e->counting.iface, &rt2), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt2, &cx3), ETCH_OK);
    assert_int_equal(etch__device_cpu(cx3, &elsewhere), ETCH_OK);
    assert_ptr_not_equal(d, elsewhere);
    etch_ctx_release(&cx2);
    etch_ctx_release(&cx3);
    etch_runtime_release(&rt2);
}

static void memory_copies_reads_and_maps(void **state)
{
    env *e = *state;
    etch_device *d = NULL;
    void *a = NULL, *b = NULL;
    int32_t x = 0;
    assert_int_equal(etch__device_cpu(e->cx, &d), ETCH_OK);
    assert_int_equal(d->ops.alloc(e->cx, d, 40, &a), ETCH_OK);
    assert_int_equal(d->ops.alloc(e->cx, d, 40, &b), ETCH_OK);
    assert_int_equal((uintptr_t)a % ETCH_DEVICE_ALIGN, 0);
    int32_t *at = d->ops.map(e->cx, d, a, 40, true);
    assert_non_null(at);
    for (int i = 0; i < 10; i++)
        at[i] = 100 + i;
    d->ops.unmap(e->cx, d, a, 40);
    assert_int_equal(d->ops.copy(e->cx, d, b, a, 40), ETCH_OK);
    assert_int_equal(d->ops.copy(e->cx, d, b, NULL, 0), ETCH_OK);
    assert_int_equal(d->ops.wait(e->cx, d), ETCH_OK);
    assert_int_equal(d->ops.read_scalar(e->cx, d, (char *)b + 12, &x, sizeof x), ETCH_OK);
    assert_int_equal(x, 103);
    assert_int_equal(etch__cpu_memory_stats(d->host).live_bytes, 128);
    d->ops.free(d, a, 40);
    d->ops.free(d, b, 40);
    assert_int_equal(etch__cpu_memory_stats(d->host).live_bytes, 0);
    assert_int_equal(etch__cpu_memory_stats(d->host).kept_bytes, 128);
    void *p = etch__device_host_alloc(d, 30); /* from the same blocks */
    assert_ptr_equal(p, b);
    etch__device_host_free(d, p, 30);
    etch__device_host_free(d, NULL, 30);
    assert_int_equal(etch_ctx_trim(e->cx), 128);
    assert_int_equal(etch_ctx_trim(e->cx), 0);
    assert_int_equal(etch__cpu_memory_stats(d->host).kept_bytes, 0);
}

static int n_launches, n_sweeps, n_calls;

static etch_status count_launch(etch_ctx *cx, etch_device *d, struct etch_launch *launch)
{
    (void)cx;
    (void)d;
    (void)launch;
    n_launches++;
    return ETCH_OK;
}

static etch_status count_sweep(etch_ctx *cx, etch_device *d, const struct etch_sweep *sweep)
{
    (void)cx;
    (void)d;
    (void)sweep;
    n_sweeps++;
    return ETCH_OK;
}

static etch_status count_call(etch_ctx *cx, etch_device *d, struct etch_call *call)
{
    (void)cx;
    (void)d;
    (void)call;
    n_calls++;
    return ETCH_OK;
}

static void programs_run_once_something_is_installed(void **state)
{
    env *e = *state;
    etch_device *d = NULL;
    assert_int_equal(etch__device_cpu(e->cx, &d), ETCH_OK);
    assert_int_equal(d->ops.launch(e->cx, d, NULL), ETCH_ENOTSUP);
    assert_non_null(strstr(etch_error_message(e->cx), "kernel programs"));
    assert_int_equal(d->ops.sweep(e->cx, d, NULL), ETCH_ENOTSUP);
    assert_int_equal(d->ops.call(e->cx, d, NULL), ETCH_ENOTSUP);
    assert_non_null(strstr(etch_error_message(e->cx), "library calls"));
    etch__device_install(d, count_launch, count_sweep, count_call);
    assert_int_equal(d->ops.sweep(e->cx, d, NULL), ETCH_OK);
    assert_int_equal(n_sweeps, 1);
    assert_int_equal(d->ops.launch(e->cx, d, NULL), ETCH_OK);
    assert_int_equal(d->ops.call(e->cx, d, NULL), ETCH_OK);
    assert_int_equal(d->ops.call(e->cx, d, NULL), ETCH_OK);
    assert_int_equal(n_launches, 1);
    assert_int_equal(n_calls, 2);
}

static void out_of_memory_names_the_bytes(void **state)
{
    env *e = *state;
    etch_device *d = NULL;
    void *p = NULL;
    assert_int_equal(etch__device_cpu(e->cx, &d), ETCH_OK);
    assert_int_equal(d->ops.alloc(e->cx, d, SIZE_MAX - 7, &p), ETCH_ENOMEM);
    assert_non_null(strstr(etch_error_message(e->cx), "18446744073709551608 bytes"));
    assert_null(p);
}

static void each_allocation_may_fail(void **state)
{
    (void)state;
    for (size_t fail_at = 1;; fail_at++) {
        etch_counting_allocator counting;
        etch_failing_allocator failing;
        etch_runtime *rt = NULL;
        etch_ctx *cx = NULL;
        etch_device *d = NULL;
        void *p = NULL;
        etch__counting_init(&counting, etch_allocator_system());
        etch__failing_init(&failing, &counting.iface, fail_at);
        etch_status s = etch_runtime_new(&failing.iface, &rt);
        if (s == ETCH_OK)
            s = etch_ctx_new(rt, &cx);
        if (s == ETCH_OK)
            s = etch__device_cpu(cx, &d);
        if (s == ETCH_OK)
            s = d->ops.alloc(cx, d, 1000, &p);
        if (s == ETCH_OK)
            d->ops.free(d, p, 1000);
        assert_int_equal(s, failing.has_failed ? ETCH_ENOMEM : ETCH_OK);
        etch_ctx_release(&cx);
        etch_runtime_release(&rt);
        assert_int_equal(counting.live_bytes, 0);
        if (!failing.has_failed) {
            assert_true(fail_at > 5); /* runtime, context, two attachments, device, block */
            return;
        }
    }
}

enum { N_THREADS = 8 };

static void *find_cpu(void *arg)
{
    etch_ctx *cx = NULL;
    etch_device *d = NULL;
    if (etch_ctx_new(arg, &cx) != ETCH_OK || etch__device_cpu(cx, &d) != ETCH_OK)
        d = NULL;
    etch_ctx_release(&cx);
    return d;
}

static void threads_find_the_same_cpu(void **state)
{
    env *e = *state;
    pthread_t threads[N_THREADS];
    void *found[N_THREADS];
    for (int i = 0; i < N_THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, find_cpu, e->rt), 0);
    for (int i = 0; i < N_THREADS; i++)
        pthread_join(threads[i], &found[i]);
    assert_non_null(found[0]);
    for (int i = 1; i < N_THREADS; i++)
        assert_ptr_equal(found[i], found[0]);
}

int etch_test_device(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_cpu_per_runtime, setup, teardown),
        cmocka_unit_test_setup_teardown(memory_copies_reads_and_maps, setup, teardown),
        cmocka_unit_test_setup_teardown(programs_run_once_something_is_installed, setup, teardown),
        cmocka_unit_test_setup_teardown(out_of_memory_names_the_bytes, setup, teardown),
        cmocka_unit_test(each_allocation_may_fail),
        cmocka_unit_test_setup_teardown(threads_find_the_same_cpu, setup, teardown),
    };
    return cmocka_run_group_tests_name("device/device", tests, NULL, NULL);
}
