/* Sizes: symbolic arithmetic, sizes read from tensors, sizes that the run finds out, unknown ranks. */
#include "unit/graph_support.h"

static void shape_arithmetic_follows_the_inputs(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    /* Merge two axes, then split them again: [b, t, 2] -> [b*t, 2] -> [b, t, 2]. */
    etch_plan *p = plan_at(&w,
                           "func @f(%x: i64[b, t, 2]) {\n"
                           " %s = shape_of %x\n %two = const [2] : i64[1]\n %m = const [-1] : i64[1]\n"
                           " %a = concat %m, %two axis=0\n %y = reshape %x, %a\n %z = reshape %y, %s\n %n = prod %s\n"
                           " return %y, %z, %s, %n\n}",
                           2);
    etch_tensor *x = I64(&w, 3, DIMS(1, 3, 2), 1, 2, 3, 4, 5, 6), *out[4];
    must(&w, etch_plan_run(w.cx, p, &x, 1, out, 4));
    expect_dims(out[0], 2, DIMS(3, 2));
    expect_dims(out[1], 3, DIMS(1, 3, 2));
    EXPECT_I64(&w, out[1], 1, 2, 3, 4, 5, 6);
    EXPECT_I64(&w, out[2], 1, 3, 2);
    EXPECT_I64(&w, out[3], 6);
    for (int i = 0; i < 4; i++)
        etch_tensor_release(&out[i]);
    etch_tensor_release(&x);
    etch_plan_release(&p);
    world_end(&w);
}

static void sizes_are_read_from_tensors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(
        &w, "func @f(%s: i64[2], %v: f32[]) {\n %y = broadcast_to %v, %s\n %z = sum %y axes=[1]\n return %y, %z\n}", 2);
    static const int64_t shapes[][2] = { { 2, 3 }, { 1, 1 }, { 0, 4 }, { 3, 0 } };
    for (int i = 0; i < 4; i++) {
        etch_tensor *in[2] = { tensor_of(&w, ETCH_I64, 1, DIMS(2), shapes[i]), F32(&w, 0, NULL, 2) }, *out[2];
        must(&w, etch_plan_run(w.cx, p, in, 2, out, 2));
        expect_dims(out[0], 2, shapes[i]);
        expect_dims(out[1], 1, shapes[i]);
        float sums[3];
        must(&w, etch_tensor_read(w.cx, out[1], sums, (size_t)shapes[i][0] * 4));
        for (int k = 0; k < shapes[i][0]; k++)
            assert_true(sums[k] == 2.0f * (float)shapes[i][1]);
        for (int k = 0; k < 2; k++)
            etch_tensor_release(&in[k]), etch_tensor_release(&out[k]);
    }
    etch_tensor *in[2] = { I64(&w, 1, DIMS(2), 2, -3), F32(&w, 0, NULL, 2) }, *out[2];
    expect_error(&w, etch_plan_run(w.cx, p, in, 2, out, 2), ETCH_ESHAPE, "broadcast_to");
    etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    world_end(&w);
}

static void sizes_are_found_out_by_the_run(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    /* What is kept by a mask, doubled, next to its own mean-free version: kernels over a size that only the run knows. */
    etch_plan *p = plan_at(&w,
                           "func @f(%x: f32[n], %m: bool[n]) {\n %k = boolean_mask %x, %m\n %d = add %k, %k\n"
                           " %s = sum %d keepdims=true\n %e = sub %d, %s\n %c = shape_of %k\n return %d, %e, %c\n}",
                           2);
    bool mask[] = { true, false, true, true };
    for (int round = 0; round < 3; round++) {
        etch_tensor *in[2] = { F32(&w, 1, DIMS(4), 1, 2, 3, 4), tensor_of(&w, ETCH_BOOL, 1, DIMS(4), mask) }, *out[3];
        must(&w, etch_plan_run(w.cx, p, in, 2, out, 3));
        if (round == 0) {
            EXPECT_F32(&w, out[0], 2, 6, 8);
            EXPECT_F32(&w, out[1], -14, -10, -8);
            EXPECT_I64(&w, out[2], 3);
        } else if (round == 1) {
            EXPECT_F32(&w, out[0], 4);
            EXPECT_F32(&w, out[1], 0);
        } else {
            expect_dims(out[0], 1, DIMS(0));
            EXPECT_I64(&w, out[2], 0);
        }
        for (int k = 0; k < 3; k++)
            etch_tensor_release(&out[k]);
        etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
        memset(mask, 0, sizeof mask);
        mask[1] = round == 0;
    }
    etch_plan_release(&p);
    world_end(&w);
}

static void a_loop_over_slices_is_one_plan(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(
        &w,
        "func @f(%x: f32[n, 2], %i: i64[1]) {\n %z = const [0] : i64[1]\n %b = concat %i, %z axis=0\n"
        " %n = const [1, 2] : i64[2]\n %r = slice %x, %b, %n\n %y = mul %r, %r\n return %y\n}",
        2);
    etch_tensor *x = F32(&w, 2, DIMS(3, 2), 1, 2, 3, 4, 5, 6);
    for (int64_t i = 0; i < 4; i++) {
        etch_tensor *in[2] = { x, tensor_of(&w, ETCH_I64, 1, DIMS(1), &i) }, *y = NULL;
        etch_status s = etch_plan_run(w.cx, p, in, 2, &y, 1);
        if (i == 3) {
            expect_error(&w, s, ETCH_ERANGE, "slice");
        } else {
            must(&w, s);
            float a = (float)(2 * i + 1), b = (float)(2 * i + 2);
            EXPECT_F32(&w, y, a * a, b * b);
        }
        etch_tensor_release(&y), etch_tensor_release(&in[1]);
    }
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_bindings, 1);
    etch_tensor_release(&x);
    etch_plan_release(&p);
    world_end(&w);
}

static void unknown_ranks_are_typed_when_they_run(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(
        &w,
        "func @f(%x: f32[...]) {\n %0 = neg %x\n %1 = sum %0 axes=[-1] keepdims=true\n %2 = add %0, %1\n return %2\n}",
        2);
    etch_tensor *x = F32(&w, 1, DIMS(2), 1, 2), *y = NULL;
    must(&w, etch_plan_run(w.cx, p, &x, 1, &y, 1));
    EXPECT_F32(&w, y, -4, -5);
    etch_tensor_release(&x), etch_tensor_release(&y);
    x = F32(&w, 2, DIMS(2, 2), 1, 2, 3, 4);
    for (int i = 0; i < 2; i++) {
        must(&w, etch_plan_run(w.cx, p, &x, 1, &y, 1));
        EXPECT_F32(&w, y, -4, -5, -10, -11);
        etch_tensor_release(&y);
    }
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_variants, 2);
    etch_tensor_release(&x);
    x = F32(&w, 0, NULL, 1);
    expect_error(&w, etch_plan_run(w.cx, p, &x, 1, &y, 1), ETCH_EINVAL, "sum");
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_variants, 2);
    etch_tensor_release(&x);
    etch_plan_release(&p);
    world_end(&w);
}

static void forms_in_input_types_bind(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, "func @f(%x: f32[2*n + 1], %y: f32[n]) {\n %0 = sum %x\n %1 = add %y, %0\n return %1\n}",
                           2);
    etch_tensor *in[2] = { F32(&w, 1, DIMS(5), 1, 1, 1, 1, 1), F32(&w, 1, DIMS(2), 1, 2) }, *out = NULL;
    must(&w, etch_plan_run(w.cx, p, in, 2, &out, 1));
    EXPECT_F32(&w, out, 6, 7);
    etch_tensor_release(&out), etch_tensor_release(&in[0]);
    in[0] = F32(&w, 1, DIMS(4), 1, 1, 1, 1);
    expect_error(&w, etch_plan_run(w.cx, p, in, 2, &out, 1), ETCH_ESHAPE, "must be 2*n + 1 = 5");
    etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
    etch_plan_release(&p);

    const char *unfindable = "func @f(%x: f32[a*b]) {\n %0 = neg %x\n return %0\n}";
    etch_graph *g = NULL;
    expect_error(&w, etch_graph_parse(w.cx, unfindable, strlen(unfindable), "test", &g), ETCH_EPARSE,
                 "cannot be found");
    assert_null(g);
    world_end(&w);
}

int etch_test_sizes(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shape_arithmetic_follows_the_inputs),   cmocka_unit_test(sizes_are_read_from_tensors),
        cmocka_unit_test(sizes_are_found_out_by_the_run),        cmocka_unit_test(a_loop_over_slices_is_one_plan),
        cmocka_unit_test(unknown_ranks_are_typed_when_they_run), cmocka_unit_test(forms_in_input_types_bind),
    };
    return cmocka_run_group_tests_name("runtime/sizes", tests, NULL, NULL);
}
