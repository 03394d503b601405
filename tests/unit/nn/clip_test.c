/* Clipping by itself. */
#include "nn_testing.h"

#include <etch/optimizer.h>

static void test_values(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[3] = { NUMBERS(&w, -3, 0.5f, 4), NULL, NUMBERS(&w, 12) }, *out[3];
    etch_clip_by_value(w.cx, in, 3, 2, out);
    EXPECT_F32(&w, out[0], -2, 0.5f, 2);
    assert_null(out[1]);
    EXPECT_F32(&w, out[2], 2);

    in[0] = NUMBERS(&w, 3, 0, 4);
    etch_clip_by_norm(w.cx, in, 3, 2.5, out);
    EXPECT_F32(&w, out[0], 1.5f, 0, 2);
    assert_null(out[1]);
    EXPECT_F32(&w, out[2], 2.5f);
    etch_clip_by_norm(w.cx, in, 3, 16, out); /* shorter ones stay */
    EXPECT_F32(&w, out[0], 3, 0, 4);
    EXPECT_F32(&w, out[2], 12);

    EXPECT_F32(&w, etch_clip_by_global_norm(w.cx, in, 3, 6.5, out), 13);
    EXPECT_F32(&w, out[0], 1.5f, 0, 2);
    assert_null(out[1]);
    EXPECT_F32(&w, out[2], 6);
    EXPECT_F32(&w, etch_clip_by_global_norm(w.cx, in, 3, 16, out), 13);
    EXPECT_F32(&w, out[0], 3, 0, 4);
    EXPECT_F32(&w, etch_clip_by_global_norm(w.cx, in, 3, 6.5, in), 13); /* in place */
    EXPECT_F32(&w, in[2], 6);
    EXPECT_F32(&w, etch_clip_by_global_norm(w.cx, (etch_tensor *[]){ NULL }, 1, 1, out), 0);
    world_end(&w);
}

static void test_edges(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *out[2];
    /* Zeros and nothing at all have the norm 0, and stay. */
    etch_tensor *const none[2] = { NUMBERS(&w, 0, 0), FULL(&w, 1, 0, 3) };
    etch_clip_by_norm(w.cx, none, 2, 1, out);
    EXPECT_F32(&w, out[0], 0, 0);
    expect_dims(out[1], 2, DIMS(0, 3));
    EXPECT_F32(&w, etch_clip_by_global_norm(w.cx, none, 2, 1, out), 0);
    EXPECT_F32(&w, out[0], 0, 0);
    /* Squares of halves would overflow. */
    etch_tensor *const half[1] = { etch_cast(w.cx, NUMBERS(&w, 3000, 4000), ETCH_F16) };
    etch_clip_by_norm(w.cx, half, 1, 5, out);
    EXPECT_F32(&w, etch_cast(w.cx, out[0], ETCH_F32), 3, 4);
    EXPECT_F32(&w, etch_clip_by_global_norm(w.cx, half, 1, 500, out), 5000);
    /* Infinities are not hidden. */
    etch_tensor *const bad[2] = { NUMBERS(&w, INFINITY), NUMBERS(&w, 1) };
    etch_clip_by_global_norm(w.cx, bad, 2, 1, out);
    assert_true(isnan(first(&w, out[0])) && isnan(first(&w, out[1])));
    /* Of several dtypes: the norm is in the widest. */
    etch_tensor *const mixed[2] = { etch_scalar(w.cx, ETCH_F64, 3), etch_scalar(w.cx, ETCH_BF16, 4) };
    etch_tensor *norm = etch_clip_by_global_norm(w.cx, mixed, 2, 10, out);
    assert_int_equal(etch_tensor_dtype(norm), ETCH_F64);
    expect_bytes(&w, norm, (const double[]){ 5 }, sizeof(double));
    assert_int_equal(etch_tensor_dtype(out[1]), ETCH_BF16);
    world_end(&w);
}

static void test_bad_arguments(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[2] = { NUMBERS(&w, 1), etch_int(w.cx, ETCH_I64, 1) }, *out[2] = { in[0], in[1] };
    etch_clip_by_value(w.cx, NULL, 1, 1, out);
    failed(&w, out[0], ETCH_EINVAL, "clip_by_value: 1 tensors, but a list is NULL");
    etch_clip_by_value(w.cx, in, 1, 1, NULL);
    failed(&w, NULL, ETCH_EINVAL, "a list is NULL");
    etch_clip_by_value(w.cx, in, -1, 1, out);
    failed(&w, NULL, ETCH_EINVAL, "-1 tensors");
    out[0] = in[0];
    etch_clip_by_norm(w.cx, in, 1, 0, out);
    failed(&w, out[0], ETCH_EINVAL, "clip_by_norm: the limit is 0, it must be above 0");
    etch_clip_by_norm(w.cx, in, 1, NAN, out);
    failed(&w, out[0], ETCH_EINVAL, "the limit is");
    out[0] = in[0];
    etch_clip_by_norm(w.cx, in, 2, 1, out); /* integers have no such norm */
    assert_null(out[0]);
    failed(&w, out[1], ETCH_EDTYPE, "");
    failed(&w, etch_clip_by_global_norm(w.cx, in, 1, -1, out), ETCH_EINVAL, "clip_by_global_norm: the limit is -1");
    etch_clip_by_value(w.cx, NULL, 0, 1, NULL);
    assert_false(etch_failed(w.cx));
    world_end(&w);
}

int etch_test_clip(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_edges),
        cmocka_unit_test(test_bad_arguments),
    };
    return cmocka_run_group_tests_name("nn/clip", tests, NULL, NULL);
}
