/* Memory: reuse, writing in place only where it is right, and no request to the system at steady sizes. */
#include "unit/graph_support.h"

#include "device/cpu_memory.h"
#include <stdlib.h>

static void a_steady_loop_asks_for_nothing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(
        &w,
        "func @f(%x: f32[n, 8], %w: f32[8, 8], %m: bool[n]) {\n"
        " %0 = matmul %x, %w\n %1 = relu %0\n %2 = softmax %1 axis=-1\n %3 = transpose %2 perm=[1, 0]\n"
        " %4 = matmul %3, %1\n %5 = sum %4\n %6 = boolean_mask %x, %m\n %7 = sum %6 axes=[0]\n return %2, %5, %7\n}",
        2);
    float data[5 * 8] = { 0 }, weights[64] = { 0 };
    bool mask[5] = { true, false, true, false, true };
    size_t before = 0;
    for (int i = 0; i < 20; i++) {
        etch_tensor *in[3] = { tensor_of(&w, ETCH_F32, 2, DIMS(5, 8), data),
                               tensor_of(&w, ETCH_F32, 2, DIMS(8, 8), weights),
                               tensor_of(&w, ETCH_BOOL, 1, DIMS(5), mask) },
                    *out[3];
        must(&w, etch_plan_run(w.cx, p, in, 3, out, 3));
        for (int k = 0; k < 3; k++)
            etch_tensor_release(&in[k]), etch_tensor_release(&out[k]);
        if (i == 4)
            before = atomic_load(&w.memory.n_allocs);
    }
    assert_int_equal(atomic_load(&w.memory.n_allocs), before);
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_bindings, 1);
    etch_plan_release(&p);
    world_end(&w);
}

/* What a call needs besides its operands, too: a sort of this many has more than the context's arena keeps. */
static void a_steady_call_asks_for_nothing(void **state)
{
    enum { N = 100000 };
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, "func @f(%x: f32[n]) {\n %0 = sort %x axis=0\n return %0\n}", 2);
    float *data = calloc(N, sizeof *data);
    assert_non_null(data);
    for (int i = 0; i < N; i++)
        data[i] = (float)((i * 7919) % N);
    size_t before = 0;
    for (int i = 0; i < 10; i++) {
        etch_tensor *in = tensor_of(&w, ETCH_F32, 1, DIMS(N), data), *out = NULL;
        must(&w, etch_plan_run(w.cx, p, &in, 1, &out, 1));
        const float *sorted = etch_tensor_map(w.cx, out, false);
        for (int k = 0; k < N; k++)
            assert_true(sorted[k] == (float)k);
        etch_tensor_unmap(w.cx, out);
        etch_tensor_release(&in), etch_tensor_release(&out);
        if (i == 4)
            before = atomic_load(&w.memory.n_allocs);
    }
    assert_int_equal(atomic_load(&w.memory.n_allocs), before);
    free(data);
    etch_plan_release(&p);
    world_end(&w);
}

static void a_chain_needs_few_slots(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = NULL;
    must(&w, etch_graph_new(w.cx, "chain", &g));
    etch_val x = etch_graph_input(g, "x", "f32[n, n]");
    for (int i = 0; i < 50; i++)
        x = etch_build_matmul(g, x, x, false, false);
    etch_graph_output(g, x);
    etch_plan *p = NULL;
    must(&w, etch_plan_new(w.cx, g, NULL, &p));
    etch_plan_stats stats = etch_plan_get_stats(w.cx, p);
    assert_int_equal(stats.n_buffers, 49); /* the last is an output */
    assert_int_equal(stats.n_slots, 2);
    etch_plan_release(&p);
    etch_graph_release(&g);
    world_end(&w);
}

/* Two values lie where a larger one was; slots would need room for four of the smaller kind. */
static void a_large_arena_is_packed(void **state)
{
    (void)state;
    enum { N = 512, M = N / 2 }; /* smaller ones are not */
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w,
                           "func @f(%x: f32[n, n], %h: f32[n, m]) {\n %0 = matmul %x, %x\n %1 = matmul %0, %h\n"
                           " %2 = matmul %x, %h\n %3 = matmul %x, %1\n %4 = matmul %1, %2 transpose_x=true\n"
                           " %5 = matmul %2, %3 transpose_x=true\n return %4, %5\n}",
                           2);
    static float zeros[N * N];
    etch_tensor *in[2] = { tensor_of(&w, ETCH_F32, 2, DIMS(N, N), zeros),
                           tensor_of(&w, ETCH_F32, 2, DIMS(N, M), zeros) },
                *out[2];
    must(&w, etch_plan_run(w.cx, p, in, 2, out, 2));
    etch_memory memory;
    must(&w, etch_memory_report(w.cx, &memory));
    assert_int_equal(memory.arenas, 3 * N * M * sizeof(float));
    for (int i = 0; i < 2; i++)
        etch_tensor_release(&in[i]), etch_tensor_release(&out[i]);
    etch_plan_release(&p);
    world_end(&w);
}

/* A kernel may write over an input that ends with it, but not while it still reads it in another order. */
static void in_place_is_right(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int level = 0; level <= 2; level++) {
        etch_plan *p = plan_at(
            &w,
            "func @f(%x: f32[n, n]) {\n %0 = matmul %x, %x\n %1 = transpose %0 perm=[1, 0]\n %2 = sub %0, %1\n"
            " %3 = matmul %2, %x\n %4 = neg %3\n %5 = mul %4, %3\n %6 = matmul %5, %5\n return %6\n}",
            level);
        etch_tensor *x = F32(&w, 2, DIMS(2, 2), 1, 2, 3, 4), *y = NULL;
        must(&w, etch_plan_run(w.cx, p, &x, 1, &y, 1));
        /* x.x = [[7, 10], [15, 22]]; minus its transpose [[0, -5], [5, 0]]; times x [[-15, -20], [5, 10]];
         * -(that squared) [[-225, -400], [-25, -100]]; squared as a matrix */
        EXPECT_F32(&w, y, 225.f * 225 + 400 * 25, 225.f * 400 + 400 * 100, 25.f * 225 + 100 * 25,
                   25.f * 400 + 100 * 100);
        etch_tensor_release(&x), etch_tensor_release(&y);
        etch_plan_release(&p);
    }
    world_end(&w);
}

static void a_map_chain_runs_in_place(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    /* Unfused: every op is a step; each writes over the one before. */
    etch_plan *p = plan_at(
        &w, "func @f(%x: f32[n]) {\n %0 = exp %x\n %1 = neg %0\n %2 = exp %1\n %3 = neg %2\n return %3\n}", 1);
    etch_plan_stats stats = etch_plan_get_stats(w.cx, p);
    assert_int_equal(stats.n_kernels, 4);
    assert_int_equal(stats.n_buffers, 3);
    assert_int_equal(stats.n_slots, 1);
    etch_plan_release(&p);
    p = plan_at(&w, "func @f(%x: f32[n]) {\n %0 = exp %x\n %1 = neg %0\n %2 = exp %1\n %3 = neg %2\n return %3\n}", 2);
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_kernels, 1);
    etch_plan_release(&p);
    world_end(&w);
}

static void too_large_is_an_error(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(
        &w, "func @f(%s: i64[3], %v: f32[]) {\n %y = broadcast_to %v, %s\n %z = exp %y\n return %z\n}", 2);
    etch_tensor *in[2] = { I64(&w, 1, DIMS(3), INT64_C(1) << 40, INT64_C(1) << 40, 8), F32(&w, 0, NULL, 2) },
                *out = NULL;
    etch_status s = etch_plan_run(w.cx, p, in, 2, &out, 1);
    assert_true(s == ETCH_ERANGE || s == ETCH_ESHAPE);
    etch_tensor_release(&in[0]);
    in[0] = I64(&w, 1, DIMS(3), 1 << 20, 1 << 20, 1 << 18); /* 2^58 floats: fits in 62 bits, not in memory */
    expect_error(&w, etch_plan_run(w.cx, p, in, 2, &out, 1), ETCH_ENOMEM, "memory");
    assert_null(out);
    etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    world_end(&w);
}

/* A long chain of views is planned and run in one walk, and all of it is in the memory that it began with: nothing is
 * computed at all between the first value and the copy at the end. */
static void a_long_chain_of_views(void **state)
{
    (void)state;
    const int n_views = etch__tiny_limits() ? 2000
                                            : 400000; /* too many for the suite's time, if each walks the chain */
    world w;
    world_begin(&w);
    etch_graph *g = NULL;
    must(&w, etch_graph_new(w.cx, "views", &g));
    etch_val x = etch_build_neg(g, etch_graph_input(g, "x", "f32[n, 3]")), start = etch_graph_input(g, "i", "i64[2]");
    etch_val size = etch_graph_int_list(g, ETCH_INTS(-1, -1));
    for (int i = 0; i < n_views; i++)
        x = i % 4 == 3 ? etch_build_slice(g, x, start, size) : etch_build_reverse(g, x, ETCH_INTS(i % 2));
    etch_graph_output(g, x);
    etch_plan *p = NULL;
    must(&w, etch_plan_new(w.cx, g, &(etch_plan_options){ .level = 0 }, &p));
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_views, n_views);
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_buffers, 1);
    etch_tensor *in[2] = { F32(&w, 2, DIMS(2, 3), 1, 2, 3, 4, 5, 6), I64(&w, 1, DIMS(2), 0, 0) }, *y = NULL;
    must(&w, etch_plan_run(w.cx, p, in, 2, &y, 1));
    /* Of each four views the axes turned are 0, 1, 0: the columns, once. */
    if (n_views / 4 % 2 == 0)
        EXPECT_F32(&w, y, -1, -2, -3, -4, -5, -6);
    else
        EXPECT_F32(&w, y, -3, -2, -1, -6, -5, -4);
    etch_tensor_release(&in[0]), etch_tensor_release(&in[1]), etch_tensor_release(&y);
    etch_plan_release(&p);
    etch_graph_release(&g);
    world_end(&w);
}

/* An output that is a reshape of a reshape of a result is that result's own memory; behind another view it is a copy. */
static void outputs_through_reshapes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w,
                           "func @f(%x: f32[n, 6], %s: i64[2], %t: i64[3]) {\n"
                           " %0 = neg %x\n %1 = reshape %0, %s\n %2 = reshape %1, %t\n"
                           " %3 = exp %x\n %4 = reverse %3 axes=[0]\n %5 = reshape %4, %s\n return %2, %5\n}",
                           0);
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_buffers, 1); /* %3 alone */
    etch_tensor *in[3] = { F32(&w, 2, DIMS(1, 6), 1, 2, 3, 4, 5, 6), I64(&w, 1, DIMS(2), 2, 3),
                           I64(&w, 1, DIMS(3), 3, 1, 2) },
                *out[2];
    must(&w, etch_plan_run(w.cx, p, in, 3, out, 2));
    expect_dims(out[0], 3, DIMS(3, 1, 2));
    EXPECT_F32(&w, out[0], -1, -2, -3, -4, -5, -6);
    expect_dims(out[1], 2, DIMS(2, 3));
    for (int i = 0; i < 3; i++)
        etch_tensor_release(&in[i]);
    etch_tensor_release(&out[0]), etch_tensor_release(&out[1]);
    etch_plan_release(&p);
    world_end(&w);
}

/* Runs it on ones of [n, n]; the result. */
static double run_on_ones(world *w, etch_plan *p, int64_t n)
{
    etch_tensor *x = NULL, *out = NULL;
    must(w, etch_tensor_new(w->cx, ETCH_F32, DIMS(n, n), 2, &x));
    float *at = etch_tensor_map(w->cx, x, true), result;
    for (int64_t i = 0; i < n * n; i++)
        at[i] = 1;
    must(w, etch_plan_run(w->cx, p, &x, 1, &out, 1));
    result = *(const float *)etch_tensor_map(w->cx, out, false);
    etch_tensor_release(&x), etch_tensor_release(&out);
    return result;
}

/* Intermediate results of plans that do not run at once are in the same memory, which goes when only small ones are left. */
static void plans_share_their_arena(void **state)
{
    (void)state;
    enum { N = 300, BYTES = N * N * 4, LARGE = 4 * N };
    world w;
    world_begin(&w);
    etch_plan *one = plan_at(&w, "func @f(%x: f32[n, n]) {\n %0 = matmul %x, %x\n %1 = max %0\n return %1\n}", 2);
    etch_plan *other = plan_at(
        &w, "func @f(%x: f32[n, n]) {\n %0 = matmul %x, %x\n %1 = matmul %0, %x\n %2 = max %1\n return %2\n}", 2);
    assert_true(run_on_ones(&w, other, N) == (double)N * N);
    size_t live = atomic_load(&w.memory.live_bytes);
    for (int i = 0; i < 3; i++) {
        assert_true(run_on_ones(&w, one, N) == N);
        assert_true(run_on_ones(&w, other, N) == (double)N * N);
    }
    assert_true(atomic_load(&w.memory.live_bytes) < live + BYTES / 2);
    assert_true(etch_plan_get_stats(w.cx, one).arena_bytes >= BYTES);
    assert_true(run_on_ones(&w, one, LARGE) == LARGE);
    for (int i = 0; i < 100; i++)
        assert_true(run_on_ones(&w, one, N) == N);
    etch_device *d = NULL;
    must(&w, etch__device_cpu(w.cx, &d));
    (void)etch__cpu_memory_trim(d->host); /* what nobody has */
    assert_true(atomic_load(&w.memory.live_bytes) < live + BYTES);
    live = atomic_load(&w.memory.live_bytes);
    (void)etch_ctx_trim(w.cx);
    assert_true(atomic_load(&w.memory.live_bytes) + BYTES <= live);
    etch_plan_release(&one), etch_plan_release(&other);
    world_end(&w);
}

int etch_test_memory(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_steady_loop_asks_for_nothing),
        cmocka_unit_test(a_steady_call_asks_for_nothing),
        cmocka_unit_test(a_chain_needs_few_slots),
        cmocka_unit_test(a_large_arena_is_packed),
        cmocka_unit_test(in_place_is_right),
        cmocka_unit_test(a_map_chain_runs_in_place),
        cmocka_unit_test(too_large_is_an_error),
        cmocka_unit_test(a_long_chain_of_views),
        cmocka_unit_test(outputs_through_reshapes),
        cmocka_unit_test(plans_share_their_arena),
    };
    return cmocka_run_group_tests_name("runtime/memory", tests, NULL, NULL);
}
