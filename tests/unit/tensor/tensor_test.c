/* Making, wrapping, counting and reading tensors; sizes at the edges; no system memory at steady sizes. */
#include "env.h"
#include "device/cpu_memory.h"

#include <string.h>

int etch_test_tensor(void);

static void a_new_tensor_is_dense(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    assert_int_equal(etch_tensor_new(e->cx, ETCH_F32, DIMS(2, 3, 4), &t), ETCH_OK);
    assert_int_equal(etch_tensor_dtype(t), ETCH_F32);
    assert_int_equal(etch_tensor_rank(t), 3);
    assert_int_equal(etch_tensor_count(t), 24);
    assert_memory_equal(etch_tensor_dims(t), ((int64_t[]){ 2, 3, 4 }), 24);
    assert_memory_equal(etch_tensor_strides(t), ((int64_t[]){ 12, 4, 1 }), 24);
    assert_true(etch_tensor_is_dense(t));
    assert_int_equal(etch_tensor_dim(t, 0), 2);
    assert_int_equal(etch_tensor_dim(t, -1), 4);
    assert_int_equal(etch_tensor_dim(t, -3), 2);
    assert_int_equal(etch_tensor_dim(t, 3), -1);
    assert_int_equal(etch_tensor_dim(t, -4), -1);
    void *p = etch_tensor_map(e->cx, t, true);
    assert_int_equal((uintptr_t)p % 64, 0);
    memset(p, 1, 24 * sizeof(float));
    etch_tensor_unmap(e->cx, t);
    etch_tensor_release(&t);
    assert_null(t);
    etch_tensor_release(&t);
    etch_tensor_release(NULL);
    assert_null(etch_tensor_retain(NULL));
}

static void a_scalar_has_one_element(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    double x = 2.5, y = 0;
    assert_int_equal(etch_tensor_from(e->cx, ETCH_F64, NULL, 0, &x, &t), ETCH_OK);
    assert_int_equal(etch_tensor_rank(t), 0);
    assert_int_equal(etch_tensor_count(t), 1);
    assert_true(etch_tensor_is_dense(t));
    assert_int_equal(etch_tensor_read(e->cx, t, &y, sizeof y), ETCH_OK);
    assert_true(y == 2.5);
    etch_tensor_release(&t);
}

static void each_dtype_reads_back(void **state)
{
    env *e = *state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (t == ETCH_STRING)
            continue;
        unsigned char data[6 * 8], back[6 * 8];
        size_t bytes = 6 * etch_dtype_bytes((etch_dtype)t);
        for (size_t i = 0; i < sizeof data; i++)
            data[i] = (unsigned char)(t == ETCH_BOOL ? i % 2 : i + 1);
        etch_tensor *x = NULL;
        assert_int_equal(etch_tensor_from(e->cx, (etch_dtype)t, DIMS(2, 3), data, &x), ETCH_OK);
        assert_int_equal(etch_tensor_read(e->cx, x, back, bytes), ETCH_OK);
        assert_memory_equal(back, data, bytes);
        etch_tensor_release(&x);
    }
}

static void sizes_at_the_edge(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    int64_t count;
    /* A size of 0 makes the whole thing empty, however large the others are, and in whichever order. */
    const int64_t empty[][3] = { { INT64_C(1) << 61, INT64_C(1) << 61, 0 },
                                 { 0, INT64_C(1) << 61, INT64_C(1) << 61 },
                                 { INT64_C(1) << 61, 0, INT64_C(1) << 61 },
                                 { ETCH_MAX_COUNT, 0, ETCH_MAX_COUNT } };
    for (size_t i = 0; i < ETCH_COUNT_OF(empty); i++) {
        assert_int_equal(etch_tensor_new(e->cx, ETCH_F64, empty[i], 3, &t), ETCH_OK);
        assert_int_equal(etch_tensor_count(t), 0);
        assert_true(etch_tensor_is_dense(t));
        assert_non_null(etch_tensor_map(e->cx, t, true));
        assert_int_equal(etch_tensor_read(e->cx, t, NULL, 0), ETCH_OK);
        etch_tensor_release(&t);
    }
    /* 2^62 - 1 = 3 * 715827883 * 2147483647. */
    assert_int_equal(etch__count_of(e->cx, DIMS(3, 715827883, 2147483647), &count), ETCH_OK);
    assert_true(count == ETCH_MAX_COUNT);
    assert_failed(e->cx, etch__count_of(e->cx, DIMS(INT64_C(1) << 31, INT64_C(1) << 31), &count), ETCH_ERANGE,
                  "[2147483648,2147483648] has too many elements");
    assert_failed(e->cx, etch__count_of(e->cx, DIMS(INT64_C(1) << 62), &count), ETCH_ERANGE, "[4611686018427387904]");
    assert_failed(e->cx, etch__count_of(e->cx, DIMS(INT64_C(1) << 40, INT64_C(1) << 40, 3), &count), ETCH_ERANGE,
                  "too many");

    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_F32, DIMS(INT64_C(1) << 60), &t), ETCH_ERANGE,
                  "f32[1152921504606846976] has too many bytes");
    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_I8, DIMS(2, -1, 3), &t), ETCH_ERANGE,
                  "dim 1 of [2,-1,3] is negative");
    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_I8, DIMS(0, -1), &t), ETCH_ERANGE, "negative");
    /* A size that no graph could have is none next to a 0 either. */
    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_I8, DIMS(0, INT64_C(1) << 62), &t), ETCH_ERANGE,
                  "dim 1 of [0,4611686018427387904] is too large");
    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_I8, DIMS(INT64_MAX, 0), &t), ETCH_ERANGE, "too large");
    assert_null(t);
}

static void arguments_are_checked(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    int64_t ones[17];
    for (int i = 0; i < 17; i++)
        ones[i] = 1;
    assert_int_equal(etch_tensor_new(e->cx, ETCH_I8, ones, 16, &t), ETCH_OK);
    etch_tensor_release(&t);
    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_I8, ones, 17, &t), ETCH_EINVAL, "the rank is 17");
    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_I8, ones, -1, &t), ETCH_EINVAL, "the rank is -1");
    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_I8, NULL, 2, &t), ETCH_EINVAL, "dims is NULL");
    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_N_DTYPES, ones, 1, &t), ETCH_EINVAL, "is no dtype");
    assert_failed(e->cx, etch_tensor_new(e->cx, ETCH_I8, ones, 1, NULL), ETCH_EINVAL, "result");
    assert_failed(e->cx, etch_tensor_from(e->cx, ETCH_I8, ones, 1, NULL, &t), ETCH_EINVAL, "1 elements from NULL");
    assert_failed(e->cx, etch_tensor_from(e->cx, ETCH_I8, ones, 1, ones, NULL), ETCH_EINVAL, "result");
    assert_null(t);
    assert_int_equal(etch_tensor_from(e->cx, ETCH_I8, DIMS(0), NULL, &t), ETCH_OK);
    etch_tensor_release(&t);
    assert_null(etch_tensor_map(e->cx, NULL, false));
    assert_failed(e->cx, etch_error_status(e->cx), ETCH_EINVAL, "map");
    etch_tensor_unmap(e->cx, NULL);

    assert_int_equal(etch_tensor_new(e->cx, ETCH_I16, DIMS(3), &t), ETCH_OK);
    assert_failed(e->cx, etch_tensor_read(e->cx, t, ones, 7), ETCH_EINVAL,
                  "i16[3] has 6 bytes, but there is room for 7");
    assert_failed(e->cx, etch_tensor_read(e->cx, t, NULL, 6), ETCH_EINVAL, "6 bytes to NULL");
    assert_failed(e->cx, etch_tensor_read(e->cx, NULL, ones, 6), ETCH_EINVAL, "NULL");
    etch_tensor_release(&t);
}

static void a_stuck_error_is_handed_on(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    assert_int_equal(etch__fail(e->cx, ETCH_ESHAPE, "stuck"), ETCH_ESHAPE);
    etch__stick(e->cx);
    assert_int_equal(etch_tensor_new(e->cx, ETCH_I8, NULL, 0, &t), ETCH_ESHAPE);
    assert_int_equal(etch_tensor_load_npy(e->cx, "nowhere", &t), ETCH_ESHAPE);
    assert_null(etch_tensor_map(e->cx, t, false));
    assert_null(t);
    assert_string_equal(etch_error_message(e->cx), "stuck");
    etch_error_clear(e->cx);
    assert_int_equal(etch_tensor_new(e->cx, ETCH_I8, NULL, 0, &t), ETCH_OK);
    etch_tensor_release(&t);
}

static void count_release(void *user) { ++*(int *)user; }

static void foreign_memory_is_shared(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    int n_released = 0;
    float data[] = { 0, 1, 2, 3, 4, 5 }, back[6];
    assert_int_equal(
        etch_tensor_wrap(e->cx, ETCH_F32, (int64_t[]){ 2, 3 }, NULL, 2, data, count_release, &n_released, &t), ETCH_OK);
    assert_true(etch_tensor_is_dense(t));
    assert_ptr_equal(etch_tensor_map(e->cx, t, true), data);
    data[4] = 44;
    assert_int_equal(etch_tensor_read(e->cx, t, back, sizeof back), ETCH_OK);
    assert_true(back[4] == 44);
    etch_tensor *other = etch_tensor_retain(t);
    etch_tensor_release(&t);
    assert_int_equal(n_released, 0);
    etch_tensor_release(&other);
    assert_int_equal(n_released, 1);
}

static void foreign_strides(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    int16_t data[] = { 0, 1, 2, 3, 4, 5, 6, 7 }, back[12];
    /* Backwards by rows of 2, each repeated three times: element [i][j][k] is data[6 - 2 * i + k]. */
    assert_int_equal(
        etch_tensor_wrap(e->cx, ETCH_I16, (int64_t[]){ 2, 3, 2 }, (int64_t[]){ -2, 0, 1 }, 3, data + 6, NULL, NULL, &t),
        ETCH_OK);
    assert_false(etch_tensor_is_dense(t));
    assert_ptr_equal(t->buffer->address, data + 4);
    assert_int_equal(t->buffer->bytes, 4 * sizeof(int16_t));
    assert_int_equal(etch_tensor_read(e->cx, t, back, sizeof back), ETCH_OK);
    assert_memory_equal(back, ((int16_t[]){ 6, 7, 6, 7, 6, 7, 4, 5, 4, 5, 4, 5 }), sizeof back);
    etch_tensor_release(&t);

    /* Strides of axes with one element mean nothing, whatever they are. */
    assert_int_equal(etch_tensor_wrap(e->cx, ETCH_I16, (int64_t[]){ 1, 2, 1 }, (int64_t[]){ INT64_MIN, 1, INT64_MAX },
                                      3, data, NULL, NULL, &t),
                     ETCH_OK);
    assert_true(etch_tensor_is_dense(t));
    assert_int_equal(t->buffer->bytes, 4);
    etch_tensor_release(&t);
}

static void wrapping_that_fails_releases_too(void **state)
{
    env *e = *state;
    etch_tensor *t = NULL;
    int n = 0;
    _Alignas(8) char data[64] = { 0 };
    etch_ctx *cx = e->cx;
#define WRAP(dtype, dims, strides, rank, at) etch_tensor_wrap(cx, dtype, dims, strides, rank, at, count_release, &n, &t)
    const int64_t two[] = { 2 }, far[] = { INT64_C(1) << 61 }, huge[] = { INT64_MIN };
    assert_failed(cx, WRAP(ETCH_N_DTYPES, two, NULL, 1, data), ETCH_EINVAL, "no dtype");
    assert_int_equal(n, 1);
    assert_failed(cx, WRAP(ETCH_F32, two, NULL, 17, data), ETCH_EINVAL, "rank");
    assert_int_equal(n, 2);
    assert_failed(cx, WRAP(ETCH_F32, two, NULL, 1, NULL), ETCH_EINVAL, "2 elements at NULL");
    assert_int_equal(n, 3);
    assert_failed(cx, WRAP(ETCH_F32, two, NULL, 1, data + 2), ETCH_EINVAL, "not aligned to the 4 bytes of f32");
    assert_int_equal(n, 4);
    assert_failed(cx, WRAP(ETCH_F32, two, far, 1, data), ETCH_ERANGE, "[2305843009213693952]");
    assert_int_equal(n, 5);
    assert_failed(cx, WRAP(ETCH_F32, two, huge, 1, data), ETCH_ERANGE, "reach too far for shape [2]");
    assert_int_equal(n, 6);
    assert_failed(cx, WRAP(ETCH_STRING, two, NULL, 1, data), ETCH_EDTYPE, "string");
    assert_int_equal(n, 7);
    assert_failed(cx, etch_tensor_wrap(cx, ETCH_I8, two, NULL, 1, data, count_release, &n, NULL), ETCH_EINVAL,
                  "result");
    assert_int_equal(n, 8);
    assert_int_equal(etch__fail(cx, ETCH_EIO, "stuck"), ETCH_EIO);
    etch__stick(cx);
    assert_int_equal(WRAP(ETCH_I8, two, NULL, 1, data), ETCH_EIO);
    assert_int_equal(n, 9);
    etch_error_clear(cx);
    assert_null(t);

    /* Nothing at all may be anywhere. */
    assert_int_equal(WRAP(ETCH_F32, ((int64_t[]){ 3, 0 }), NULL, 2, NULL), ETCH_OK);
    assert_non_null(etch_tensor_map(cx, t, true));
    etch_tensor_release(&t);
    assert_int_equal(n, 10);
#undef WRAP
}

static void a_tensor_outlives_runtime_and_context(void **state)
{
    (void)state;
    etch_counting_allocator counting;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_tensor *t = NULL, *view = NULL;
    etch__counting_init(&counting, etch_allocator_system());
    assert_int_equal(etch_runtime_new(&counting.iface, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    t = test_arange(cx, DIMS(10));
    assert_int_equal(etch_tensor_slice(cx, t, 0, 9, 10, -1, &view), ETCH_OK);
    etch_ctx_release(&cx);
    etch_tensor_release(&t);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    etch_runtime_release(&rt);
    int64_t back[10];
    assert_int_equal(etch_tensor_read(cx, view, back, sizeof back), ETCH_OK);
    assert_int_equal(back[0], 9);
    etch_ctx_release(&cx);
    assert_int_equal(etch_tensor_count(view), 10);
    etch_tensor_release(&view);
    assert_int_equal(counting.live_bytes, 0);
}

/* One round of what a loop does. */
static void make_and_drop(etch_ctx *cx, int64_t n)
{
    etch_tensor *t = NULL, *a = NULL, *b = NULL, *c = NULL, *d = NULL;
    assert_int_equal(etch_tensor_new(cx, ETCH_F32, DIMS(n, 8), &t), ETCH_OK);
    memset(etch_tensor_map(cx, t, true), 0, (size_t)n * 8 * 4);
    assert_int_equal(etch_tensor_transpose(cx, t, NULL, &a), ETCH_OK);
    assert_int_equal(etch_tensor_slice(cx, a, 0, 1, 3, 2, &b), ETCH_OK);
    assert_int_equal(etch_tensor_dense(cx, b, &c), ETCH_OK);
    assert_int_equal(etch_tensor_reshape(cx, a, DIMS(-1), &d), ETCH_OK);
    etch_tensor_release(&t);
    etch_tensor_release(&b);
    etch_tensor_release(&a);
    etch_tensor_release(&d);
    etch_tensor_release(&c);
}

static void steady_sizes_ask_the_system_for_nothing(void **state)
{
    env *e = *state;
    make_and_drop(e->cx, 3);
    make_and_drop(e->cx, 1000);
    size_t n_allocs = e->counting.n_allocs, n_frees = e->counting.n_frees;
    for (int i = 0; i < 100; i++) {
        make_and_drop(e->cx, 3);
        make_and_drop(e->cx, 1000);
    }
    assert_int_equal(e->counting.n_allocs, n_allocs);
    assert_int_equal(e->counting.n_frees, n_frees);
    etch_device *d = NULL;
    assert_int_equal(etch__device_cpu(e->cx, &d), ETCH_OK);
    assert_int_equal(etch__cpu_memory_stats(d->host).live_bytes, 0);
}

/* The first tensor of a buffer lives inside it; when it is gone, the next view takes its place. */
static void the_room_in_a_buffer_is_used_again(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(4)), *view = NULL, *third = NULL;
    etch_tensor *first = t;
    assert_ptr_equal(first, &t->buffer->room);
    assert_int_equal(etch_tensor_slice(e->cx, t, 0, 1, 3, 1, &view), ETCH_OK);
    assert_ptr_not_equal(view, first);
    etch_tensor_release(&t);
    assert_int_equal(etch_tensor_slice(e->cx, view, 0, 1, 2, 1, &third), ETCH_OK);
    assert_ptr_equal(third, first);
    int64_t back[2];
    etch_tensor_release(&view);
    assert_int_equal(etch_tensor_read(e->cx, third, back, sizeof back), ETCH_OK);
    assert_int_equal(back[0], 2);
    assert_int_equal(back[1], 3);
    etch_tensor_release(&third);
}

static void shape_text_fits_the_largest(void **state)
{
    (void)state;
    int64_t dims[ETCH_MAX_RANK];
    char text[ETCH_SHAPE_TEXT];
    for (int i = 0; i < ETCH_MAX_RANK; i++)
        dims[i] = INT64_MIN;
    etch__shape_text(dims, ETCH_MAX_RANK, text);
    assert_int_equal(strlen(text), 16 * 20 + 15 + 2);
    assert_string_equal(etch__shape_text(NULL, 0, text), "[]");
    assert_string_equal(etch__shape_text((int64_t[]){ 7, 0 }, 2, text), "[7,0]");
}

int etch_test_tensor(void)
{
    const struct CMUnitTest tests[] = {
        ENV_TEST(a_new_tensor_is_dense),
        ENV_TEST(a_scalar_has_one_element),
        ENV_TEST(each_dtype_reads_back),
        ENV_TEST(sizes_at_the_edge),
        ENV_TEST(arguments_are_checked),
        ENV_TEST(a_stuck_error_is_handed_on),
        ENV_TEST(foreign_memory_is_shared),
        ENV_TEST(foreign_strides),
        ENV_TEST(wrapping_that_fails_releases_too),
        cmocka_unit_test(a_tensor_outlives_runtime_and_context),
        ENV_TEST(steady_sizes_ask_the_system_for_nothing),
        ENV_TEST(the_room_in_a_buffer_is_used_again),
        cmocka_unit_test(shape_text_fits_the_largest),
    };
    return cmocka_run_group_tests_name("tensor/tensor", tests, NULL, NULL);
}
