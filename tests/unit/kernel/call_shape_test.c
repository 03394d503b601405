/* shape_of. */
#include "unit/kernel/call_testing.h"

static void test_shapes(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (!is_class(t, INTEGERS))
            continue;
        for (int i = 0; i < 10; i++) {
            int64_t dims[ETCH_MAX_RANK];
            int rank = random_shape(0, 6, dims);
            arr x, y;
            place(&x, ETCH_STRING, rank, dims, STRIDED);
            place(&y, (etch_dtype)t, 1, (const int64_t[]){ rank }, DENSE);
            etch_attrs_shape_of attrs = { (etch_dtype)t };
            assert_int_equal(RUN(shape_of, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_OK);
            for (int k = 0; k < rank; k++)
                assert_int_equal(get_i(&y, k), dims[k]);
            drop(&x);
            drop(&y);
        }
    }
}

static void test_too_large(void **state)
{
    (void)state;
    static const int64_t dims[] = { INT64_C(1) << 31, 0 }, strides[] = { 1, 1 };
    arr x = { .a = { .dtype = ETCH_F32, .rank = 2, .dims = dims, .strides = strides } }, y;
    place(&y, ETCH_I32, SHAPE(2), DENSE);
    etch_attrs_shape_of attrs = { ETCH_I32 };
    assert_error(RUN(shape_of, &attrs, 1, ARRAYS(&x), 1, ARRAYS(&y)), ETCH_ERANGE,
                 "shape_of: axis 0 of size 2147483648");
    drop(&y);
}

int etch_test_call_shape(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_shapes, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_too_large, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_shape", tests, NULL, NULL);
}
