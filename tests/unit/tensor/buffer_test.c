/* Buffers: counts, foreign memory, strings dropped with them, and who outlives whom. */
#include "env.h"
#include "device/cpu_memory.h"

int etch_test_buffer(void);

static void memory_lives_as_long_as_a_reference(void **state)
{
    env *e = *state;
    etch_device *d = NULL;
    etch_buffer *b = NULL;
    assert_int_equal(etch__device_cpu(e->cx, &d), ETCH_OK);
    assert_int_equal(etch__buffer_new(e->cx, d, 100, &b), ETCH_OK);
    assert_int_equal(b->bytes, 100);
    assert_int_equal((uintptr_t)b->address % 64, 0);
    size_t live = etch__cpu_memory_stats(d->host).live_bytes;
    etch_buffer *other = etch__buffer_retain(b);
    assert_ptr_equal(other, b);
    etch__buffer_release(&b);
    assert_null(b);
    assert_int_equal(etch__cpu_memory_stats(d->host).live_bytes, live);
    etch__buffer_release(&other);
    assert_int_equal(etch__cpu_memory_stats(d->host).live_bytes, 0);
    etch__buffer_release(&other);
    etch__buffer_release(NULL);
    assert_null(etch__buffer_retain(NULL));
}

static void count_release(void *user) { ++*(int *)user; }

static void foreign_memory_is_released_once(void **state)
{
    env *e = *state;
    etch_device *d = NULL;
    etch_buffer *b = NULL;
    char memory[16];
    int n_released = 0;
    assert_int_equal(etch__device_cpu(e->cx, &d), ETCH_OK);
    assert_int_equal(etch__buffer_wrap(e->cx, d, memory, sizeof memory, count_release, &n_released, &b), ETCH_OK);
    etch_buffer *other = etch__buffer_retain(b);
    etch__buffer_release(&b);
    assert_int_equal(n_released, 0);
    etch__buffer_release(&other);
    assert_int_equal(n_released, 1);
    assert_int_equal(etch__buffer_wrap(e->cx, d, memory, sizeof memory, NULL, NULL, &b), ETCH_OK);
    etch__buffer_release(&b);
}

static void strings_go_with_the_buffer(void **state)
{
    env *e = *state;
    etch_device *d = NULL;
    etch_buffer *b = NULL;
    assert_int_equal(etch__device_cpu(e->cx, &d), ETCH_OK);
    assert_int_equal(etch__buffer_new_strings(e->cx, d, 3, &b), ETCH_OK);
    etch_str **at = b->address;
    for (int i = 0; i < 3; i++)
        assert_null(at[i]);
    etch_str *kept = etch__str_new(e->cx->alloc, "kept", 4);
    at[0] = etch__str_retain(kept);
    assert_true(etch__str_assign(e->cx->alloc, &at[2], "dropped", 7));
    etch__buffer_release(&b);
    assert_string_equal(kept->bytes, "kept");
    assert_int_equal(kept->n_refs, 1);
    etch__str_release(kept);
}

static void a_buffer_outlives_runtime_and_context(void **state)
{
    (void)state;
    etch_counting_allocator counting;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_device *d = NULL;
    etch_buffer *b = NULL;
    etch__counting_init(&counting, etch_allocator_system());
    assert_int_equal(etch_runtime_new(&counting.iface, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    assert_int_equal(etch__device_cpu(cx, &d), ETCH_OK);
    assert_int_equal(etch__buffer_new(cx, d, 8, &b), ETCH_OK);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    *(int64_t *)b->address = 42;
    assert_true(counting.live_bytes > 0);
    etch__buffer_release(&b);
    assert_int_equal(counting.live_bytes, 0);
}

int etch_test_buffer(void)
{
    const struct CMUnitTest tests[] = {
        ENV_TEST(memory_lives_as_long_as_a_reference),
        ENV_TEST(foreign_memory_is_released_once),
        ENV_TEST(strings_go_with_the_buffer),
        cmocka_unit_test(a_buffer_outlives_runtime_and_context),
    };
    return cmocka_run_group_tests_name("tensor/buffer", tests, NULL, NULL);
}
