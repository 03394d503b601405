/* Plans: values at several sizes and levels, outputs that alias nothing, strided inputs, errors, runs that fail midway. */
#include "unit/graph_support.h"
#include "unit/base/fault.h"

static void a_plan_runs_at_any_size(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int level = 0; level <= 2; level++) {
        etch_plan *p = plan_at(
            &w, "func @f(%x: f32[n], %y: f32[m]) {\n %0 = add %x, %y\n %1 = mul %0, %x\n return %1\n}", level);
        etch_tensor *z = NULL, *in[2];
        in[0] = F32(&w, 1, DIMS(3), 1, 2, 3), in[1] = F32(&w, 1, DIMS(3), 10, 20, 30);
        must(&w, etch_plan_run(w.cx, p, in, 2, &z, 1));
        EXPECT_F32(&w, z, 11, 44, 99);
        etch_tensor_release(&z), etch_tensor_release(&in[0]);
        in[0] = F32(&w, 1, DIMS(1), 2); /* broadcasts: decided by the sizes of this run */
        must(&w, etch_plan_run(w.cx, p, in, 2, &z, 1));
        expect_dims(z, 1, DIMS(3));
        EXPECT_F32(&w, z, 24, 44, 64);
        etch_tensor_release(&z), etch_tensor_release(&in[0]);
        in[0] = tensor_of(&w, ETCH_F32, 1, DIMS(0), NULL);
        etch_tensor_release(&in[1]);
        in[1] = F32(&w, 1, DIMS(1), 5);
        must(&w, etch_plan_run(w.cx, p, in, 2, &z, 1));
        expect_dims(z, 1, DIMS(0)); /* 0 with 1 is 0 */
        etch_tensor_release(&z), etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
        in[0] = F32(&w, 1, DIMS(2), 1, 2), in[1] = F32(&w, 1, DIMS(3), 1, 2, 3);
        expect_error(&w, etch_plan_run(w.cx, p, in, 2, &z, 1), ETCH_ESHAPE, "cannot broadcast n = 2 with m = 3");
        assert_null(z);
        etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
        assert_int_equal(etch_plan_get_stats(w.cx, p).n_variants, 1);
        etch_plan_release(&p);
    }
    world_end(&w);
}

static void outputs_alias_nothing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w,
                           "func @f(%x: f32[n, 2]) {\n"
                           " %0 = neg %x\n %1 = transpose %0 perm=[1, 0]\n %2 = transpose %x perm=[1, 0]\n"
                           " %s = const [-1] : i64[1]\n %3 = reshape %0, %s\n %c = const [7, 8] : f32[2]\n"
                           " return %x, %0, %0, %1, %2, %3, %c\n}",
                           2);
    etch_tensor *in[1] = { F32(&w, 2, DIMS(2, 2), 1, 2, 3, 4) }, *out[7];
    must(&w, etch_plan_run(w.cx, p, in, 1, out, 7));
    static const float want[7][4] = {
        { 1, 2, 3, 4 }, { -1, -2, -3, -4 }, { -1, -2, -3, -4 }, { -1, -3, -2, -4 }, { 1, 3, 2, 4 }, { -1, -2, -3, -4 },
        { 7, 8 }
    };
    /* Writing to one output changes no other, nor the input, nor what the next run returns. */
    for (int i = 0; i < 7; i++) {
        expect_bytes(&w, out[i], want[i], i == 6 ? 8 : 16);
        float *data = etch_tensor_map(w.cx, out[i], true);
        for (int k = 0; k < (i == 6 ? 2 : 4); k++)
            data[k] = 100;
        etch_tensor_unmap(w.cx, out[i]);
    }
    EXPECT_F32(&w, in[0], 1, 2, 3, 4);
    for (int i = 0; i < 7; i++)
        etch_tensor_release(&out[i]);
    must(&w, etch_plan_run(w.cx, p, in, 1, out, 7));
    for (int i = 0; i < 7; i++) {
        expect_bytes(&w, out[i], want[i], i == 6 ? 8 : 16);
        etch_tensor_release(&out[i]);
    }
    etch_tensor_release(&in[0]);
    etch_plan_release(&p);
    world_end(&w);
}

static void inputs_may_be_strided(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w,
                           "func @f(%x: f32[n, m], %y: f32[m]) {\n %0 = add %x, %y\n %1 = sum %0 axes=[0]\n"
                           " %s = const [-1] : i64[1]\n %2 = reshape %x, %s\n return %0, %1, %2\n}",
                           2);
    etch_tensor *base = F32(&w, 2, DIMS(2, 3), 1, 2, 3, 4, 5, 6), *in[2] = { NULL, NULL }, *out[3];
    must(&w, etch_tensor_transpose(w.cx, base, (int[]){ 1, 0 }, &in[0])); /* [[1, 4], [2, 5], [3, 6]] */
    etch_tensor *line = F32(&w, 1, DIMS(3), 10, 20, 30);
    must(&w, etch_tensor_slice(w.cx, line, 0, 2, 2, -2, &in[1])); /* [30, 10] */
    for (int round = 0; round < 2; round++) {
        must(&w, etch_plan_run(w.cx, p, in, 2, out, 3));
        EXPECT_F32(&w, out[0], 31, 14, 32, 15, 33, 16);
        EXPECT_F32(&w, out[1], 96, 45);
        EXPECT_F32(&w, out[2], 1, 4, 2, 5, 3, 6);
        for (int i = 0; i < 3; i++)
            etch_tensor_release(&out[i]);
    }
    etch_tensor_release(&base), etch_tensor_release(&line), etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    world_end(&w);
}

static void bad_calls_are_told(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, "func @f(%x: f32[n, 4]) where n: 2..8 % 2 {\n %0 = neg %x\n return %0\n}", 2);
    etch_tensor *out = NULL, *x = tensor_of(&w, ETCH_F32, 2, DIMS(0, 4), NULL);
    expect_error(&w, etch_plan_run(w.cx, p, &x, 0, &out, 1), ETCH_EINVAL, "takes 1 inputs");
    expect_error(&w, etch_plan_run(w.cx, p, &x, 1, &out, 1), ETCH_ESHAPE, "n = 0 is not in 2..8");
    etch_tensor_release(&x);
    x = tensor_of(&w, ETCH_F32, 2, DIMS(3, 4), (const float[12]){ 0 });
    expect_error(&w, etch_plan_run(w.cx, p, &x, 1, &out, 1), ETCH_ESHAPE, "n = 3 is not a multiple of 2");
    etch_tensor_release(&x);
    x = tensor_of(&w, ETCH_F32, 2, DIMS(4, 3), (const float[12]){ 0 });
    expect_error(&w, etch_plan_run(w.cx, p, &x, 1, &out, 1), ETCH_ESHAPE, "size 3 of axis 1 must be 4");
    etch_tensor_release(&x);
    x = tensor_of(&w, ETCH_F32, 1, DIMS(4), (const float[4]){ 0 });
    expect_error(&w, etch_plan_run(w.cx, p, &x, 1, &out, 1), ETCH_ESHAPE, "has rank 1, not 2");
    etch_tensor_release(&x);
    x = tensor_of(&w, ETCH_I32, 2, DIMS(2, 4), (const int32_t[8]){ 0 });
    expect_error(&w, etch_plan_run(w.cx, p, &x, 1, &out, 1), ETCH_EDTYPE, "is i32, not f32");
    etch_tensor_release(&x);
    etch_tensor *none = NULL;
    expect_error(&w, etch_plan_run(w.cx, p, &none, 1, &out, 1), ETCH_EINVAL, "input 0 is NULL");
    assert_null(out);
    etch_plan_release(&p);
    world_end(&w);
}

static void a_fault_names_its_op(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(
        &w, "func @f(%x: i32[n], %y: i32[n]) {\n %0 = add %x, %y\n %1 = floordiv %0, %y\n return %1\n}", 2);
    int32_t a[] = { 7, -7 }, b[] = { 2, 2 }, zero[] = { 1, 0 }, want[] = { 4, -3 };
    etch_tensor *in[2] = { tensor_of(&w, ETCH_I32, 1, DIMS(2), a), tensor_of(&w, ETCH_I32, 1, DIMS(2), b) },
                *out = NULL;
    must(&w, etch_plan_run(w.cx, p, in, 2, &out, 1));
    expect_bytes(&w, out, want, sizeof want);
    etch_tensor_release(&out), etch_tensor_release(&in[1]);
    in[1] = tensor_of(&w, ETCH_I32, 1, DIMS(2), zero);
    expect_error(&w, etch_plan_run(w.cx, p, in, 2, &out, 1), ETCH_EDIVZERO, "floordiv");
    assert_null(out);
    etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    world_end(&w);
}

/* A step fails after outputs before it were computed. */
static void a_failed_step_leaves_no_output(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int level = 0; level <= 2; level++) {
        etch_plan *p = plan_at(&w,
                               "func @f(%x: f32[n], %i: i64[m]) {\n"
                               " %0 = cumsum %x\n %1 = gather %0, %i\n %2 = cumsum %1\n return %0, %x, %1, %2\n}",
                               level);
        etch_tensor *in[2] = { F32(&w, 1, DIMS(3), 1, 2, 3), NULL }, *out[4];
        for (int run = 0; run < 4; run++) { /* also after a run that passed, with the frame of that */
            in[1] = run % 2 ? I64(&w, 1, DIMS(2), 2, 0) : I64(&w, 1, DIMS(2), 0, 3);
            for (int i = 0; i < 4; i++)
                out[i] = in[0]; /* whatever was there is overwritten */
            etch_status s = etch_plan_run(w.cx, p, in, 2, out, 4);
            if (run % 2) {
                must(&w, s);
                EXPECT_F32(&w, out[0], 1, 3, 6);
                EXPECT_F32(&w, out[1], 1, 2, 3);
                EXPECT_F32(&w, out[2], 6, 1);
                EXPECT_F32(&w, out[3], 6, 7);
            } else {
                expect_error(&w, s, ETCH_ERANGE, "gather");
                for (int i = 0; i < 4; i++)
                    assert_null(out[i]);
            }
            for (int i = 0; i < 4; i++)
                etch_tensor_release(&out[i]);
            etch_tensor_release(&in[1]);
        }
        etch_tensor_release(&in[0]);
        etch_plan_release(&p);
    }
    world_end(&w);
}

/* Outputs 1 to 3 are copies, made after output 0 was handed over: each allocation fails once. */
static etch_status run_with_copies(const etch_allocator *alloc, void *user)
{
    static const char text[] = "func @f(%x: f32[n, 2]) {\n %0 = neg %x\n %1 = transpose %0 perm=[1, 0]\n"
                               " return %0, %x, %0, %1\n}";
    int *n_copies_failed = user;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_graph *g = NULL;
    etch_plan *p = NULL;
    etch_tensor *x = NULL, *out[4] = { NULL };
    etch_status s = etch_runtime_new(alloc, &rt);
    s = s ? s : etch_ctx_new(rt, &cx);
    s = s ? s : etch_graph_parse(cx, text, sizeof text - 1, "test", &g);
    s = s ? s : etch_plan_new(cx, g, NULL, &p);
    s = s ? s : etch_tensor_from(cx, ETCH_F32, DIMS(2, 2), 2, (const float[]){ 1, 2, 3, 4 }, &x);
    bool is_ready = s == ETCH_OK;
    s = s ? s : etch_plan_run(cx, p, &x, 1, out, 4);
    *n_copies_failed += is_ready && s != ETCH_OK;
    for (int i = 0; i < 4; i++) {
        if (s != ETCH_OK)
            assert_null(out[i]);
        etch_tensor_release(&out[i]);
    }
    etch_tensor_release(&x);
    etch_plan_release(&p), etch_graph_release(&g), etch_ctx_release(&cx), etch_runtime_release(&rt);
    return s;
}

static void a_failed_hand_over_leaves_no_output(void **state)
{
    (void)state;
    int n_copies_failed = 0;
    etch_test_each_failure(run_with_copies, &n_copies_failed);
    assert_true(n_copies_failed >= 6); /* a tensor and its elements, three times */
}

static void a_plan_outlives_graph_and_context(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, "func @f(%x: f32[n]) {\n %0 = exp %x\n %1 = sum %0\n return %1\n}", 2);
    etch_ctx_release(&w.cx);
    must(&w, etch_ctx_new(w.rt, &w.cx));
    etch_tensor *x = F32(&w, 1, DIMS(2), 0, 0), *y = NULL;
    must(&w, etch_plan_run(w.cx, p, &x, 1, &y, 1));
    EXPECT_F32(&w, y, 2);
    etch_ctx_release(&w.cx); /* with a frame of the plan */
    etch_runtime_release(&w.rt);
    etch_tensor_release(&x);
    etch_plan_release(&p);
    etch_tensor_release(&y);
    assert_int_equal(atomic_load(&w.memory.live_bytes), 0);
}

int etch_test_plan(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_plan_runs_at_any_size),        cmocka_unit_test(outputs_alias_nothing),
        cmocka_unit_test(inputs_may_be_strided),          cmocka_unit_test(bad_calls_are_told),
        cmocka_unit_test(a_fault_names_its_op),           cmocka_unit_test(a_plan_outlives_graph_and_context),
        cmocka_unit_test(a_failed_step_leaves_no_output), cmocka_unit_test(a_failed_hand_over_leaves_no_output),
    };
    return cmocka_run_group_tests_name("runtime/plan", tests, NULL, NULL);
}
