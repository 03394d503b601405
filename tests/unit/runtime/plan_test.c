/* Plans: values at several sizes and levels, outputs that alias nothing, strided inputs, errors. */
#include "unit/graph_support.h"

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
        cmocka_unit_test(a_plan_runs_at_any_size), cmocka_unit_test(outputs_alias_nothing),
        cmocka_unit_test(inputs_may_be_strided),   cmocka_unit_test(bad_calls_are_told),
        cmocka_unit_test(a_fault_names_its_op),    cmocka_unit_test(a_plan_outlives_graph_and_context),
    };
    return cmocka_run_group_tests_name("runtime/plan", tests, NULL, NULL);
}
