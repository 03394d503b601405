/* sum_to against the order of summation that kernel/program.h promises, so that it equals the op `sum` bit for bit. */
#include "unit/kernel/call_testing.h"

#include "kernel/program.h"
#include <math.h>

/* Sums of n numbers, already in the compute type: f32 for all floats but f64. */
static double add(bool is_f64, double a, double b) { return is_f64 ? a + b : (double)((float)a + (float)b); }

static double sum_in_order(bool is_f64, const double *x, int64_t n)
{
    double stack[64];
    int64_t n_blocks = 0;
    int depth = 0;
    if (n == 0)
        return 0;
    for (int64_t first = 0; first < n; first += ETCH_REDUCE_BLOCK) {
        double lane[ETCH_REDUCE_LANES] = { 0 };
        for (int64_t i = first; i < n && i < first + ETCH_REDUCE_BLOCK; i++)
            lane[i % ETCH_REDUCE_LANES] = add(is_f64, lane[i % ETCH_REDUCE_LANES], x[i]);
        for (int half = ETCH_REDUCE_LANES / 2; half > 0; half /= 2)
            for (int l = 0; l < half; l++)
                lane[l] = add(is_f64, lane[l], lane[l + half]);
        stack[depth++] = lane[0];
        n_blocks++;
        for (int64_t carry = n_blocks; carry % 2 == 0; carry /= 2, depth--)
            stack[depth - 2] = add(is_f64, stack[depth - 2], stack[depth - 1]);
    }
    for (; depth > 1; depth--)
        stack[depth - 2] = add(is_f64, stack[depth - 2], stack[depth - 1]);
    return stack[0];
}

static void check(etch_dtype t, int rank, const int64_t *dims, int target_rank, const int64_t *target)
{
    arr x, shape, y;
    place(&x, t, rank, dims, REPEATED);
    for (int64_t i = 0; i < x.count; i++)
        if (is_class(t, INTEGERS))
            set_i(&x, i, (int64_t)random_u64());
        else
            set(&x, i, ((double)random_below(200001) - 100000) / 997);
    place(&shape, ETCH_I64, 1, (const int64_t[]){ target_rank }, DENSE);
    for (int i = 0; i < target_rank; i++)
        set_i(&shape, i, target[i]);
    place(&y, t, target_rank, target, DENSE);
    memset(y.memory, 0xa5, y.bytes);
    assert_int_equal(RUN(sum_to, NULL, 2, ARRAYS(&x, &shape), 1, ARRAYS(&y)), ETCH_OK);
    double *parts = calloc((size_t)x.count + 1, sizeof *parts);
    int n_new = rank - target_rank;
    for (int64_t i = 0; i < y.count; i++) {
        int64_t p[ETCH_MAX_RANK], n = 0;
        uint64_t integer = 0;
        for (int64_t k = 0; k < x.count; k++) { /* row-major, so in the order of the reduced axes */
            position_of(&x, k, p);
            for (int a = 0; a < target_rank; a++)
                p[n_new + a] = target[a] == 1 ? 0 : p[n_new + a];
            if (index_of(&y, p + n_new) != i)
                continue;
            parts[n++] = is_class(t, INTEGERS) ? 0 : get(&x, k);
            integer += (uint64_t)get_i(&x, k);
        }
        char want[8];
        if (is_class(t, INTEGERS))
            etch__element_set_i64(t, want, (int64_t)integer);
        else
            etch__element_set_f64(t, want, sum_in_order(t == ETCH_F64, parts, n));
        if (memcmp(want, element(&y, i), etch__dtypes[t].bytes) != 0)
            fail_msg("%s: sum of %lld is %.17g, not %.17g", etch_dtype_name(t), (long long)n, get(&y, i),
                     etch__element_f64(t, want));
    }
    free(parts);
    drop(&x);
    drop(&shape);
    drop(&y);
}

static void test_random(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 60 && is_class(t, NUMBERS); i++) {
            int64_t dims[ETCH_MAX_RANK], target[ETCH_MAX_RANK];
            int rank = random_shape(0, 4, dims), n_new = (int)random_below(rank + 1);
            for (int a = n_new; a < rank; a++)
                target[a - n_new] = random_below(2) ? 1 : dims[a];
            check((etch_dtype)t, rank, dims, rank - n_new, target);
        }
}

static void test_long(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (!is_class(t, NUMBERS))
            continue;
        check((etch_dtype)t, SHAPE(13000), SCALAR);
        check((etch_dtype)t, SHAPE(70, 3, 100), SHAPE(3, 1));
        check((etch_dtype)t, SHAPE(1, 50, 2), SHAPE(50, 2));
    }
}

/* A sum begins with 0, also of one: what was -0 is 0. What is not summed keeps its sign. */
static void test_signs_of_zero(void **state)
{
    (void)state;
    for (int n_new = 0; n_new < 2; n_new++) {
        arr x, shape, y;
        place(&x, ETCH_F32, SHAPE(1, 2), DENSE);
        place(&shape, ETCH_I64, SHAPE(2 - n_new), DENSE);
        place(&y, ETCH_F32, 2 - n_new, (const int64_t[]){ 1, 2 } + n_new, DENSE);
        for (int i = 0; i < 2; i++)
            set(&x, i, -0.0);
        assert_int_equal(RUN(sum_to, NULL, 2, ARRAYS(&x, &shape), 1, ARRAYS(&y)), ETCH_OK);
        for (int i = 0; i < 2; i++)
            assert_true(get(&y, i) == 0 && !signbit(get(&y, i)) == (n_new == 1));
        drop(&x);
        drop(&shape);
        drop(&y);
    }
}

static void test_errors(void **state)
{
    (void)state;
    arr x, shape, y;
    place(&x, ETCH_F32, SHAPE(2, 3), DENSE);
    place(&shape, ETCH_I64, SHAPE(2), DENSE);
    place(&y, ETCH_F32, SHAPE(2, 2), DENSE);
    assert_error(RUN(sum_to, NULL, 2, ARRAYS(&x, &shape), 1, ARRAYS(&y)), ETCH_ESHAPE,
                 "sum_to: shape [2,2] does not broadcast to x's shape [2,3]");
    drop(&y);
    place(&y, ETCH_F32, SHAPE(1, 2, 3), DENSE);
    assert_error(RUN(sum_to, NULL, 2, ARRAYS(&x, &shape), 1, ARRAYS(&y)), ETCH_ESHAPE,
                 "shape [1,2,3] does not broadcast");
    drop(&x);
    drop(&shape);
    drop(&y);
}

int etch_test_call_sum_to(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_long, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_signs_of_zero, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_errors, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_sum_to", tests, NULL, NULL);
}
