/* Models: names, order, life, and random numbers that are never taken twice. */
#include "nn_testing.h"

#include <etch/model.h>

static void test_variables(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 7);
    assert_int_equal(etch_model_dtype(m), ETCH_F32);
    assert_int_equal(etch_model_n_variables(m), 1);
    etch_variable *random = etch_model_find(m, "random");
    assert_ptr_equal(random, etch_model_variable(m, 0));
    assert_false(etch_variable_is_trainable(random));
    expect_bytes(&w, etch_variable_read(w.cx, random), (const uint64_t[]){ 7, 0 }, 16);
    char name[16];
    for (int i = 1; i < 50; i++) { /* the list grows */
        (void)snprintf(name, sizeof name, "v%d", i);
        etch_variable *v = ADD_VECTOR(&w, m, name, (float)i, 2);
        assert_ptr_equal(etch_model_variable(m, i), v);
        assert_int_equal(etch_model_n_variables(m), i + 1);
    }
    for (int i = 1; i < 50; i++) {
        (void)snprintf(name, sizeof name, "v%d", i);
        assert_ptr_equal(etch_model_find(m, name), etch_model_variable(m, i));
        HAS(&w, etch_model_find(m, name), (float)i, 2);
    }
    assert_null(etch_model_find(m, "v50"));
    assert_null(etch_model_find(m, NULL));
    assert_null(etch_model_variable(m, 50));
    assert_null(etch_model_variable(m, -1));
    etch_variable *kept = etch_variable_retain(etch_model_find(m, "v3"));
    etch_model_release(&m);
    assert_null(m);
    etch_model_release(&m);
    etch_model_release(NULL);
    HAS(&w, kept, 3, 2);
    etch_variable_release(&kept);
    world_end(&w);
}

static void test_bad_arguments(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    failed(&w, etch_model_new(w.cx, &(etch_model_options){ .dtype = ETCH_I32 }), ETCH_EDTYPE, "i32");
    etch_model *m = model_of(&w, ETCH_F64, 0);
    assert_int_equal(etch_model_dtype(m), ETCH_F64);
    etch_tensor *x = NUMBERS(&w, 1, 2);
    const etch_variable_options a = { .name = "a" };
    failed(&w, etch_model_add(w.cx, NULL, x, &a), ETCH_EINVAL, "model: add: the model is NULL");
    failed(&w, etch_model_add(w.cx, m, x, NULL), ETCH_EINVAL, "there is no name");
    failed(&w, etch_model_add(w.cx, m, x, &(etch_variable_options){ .name = "" }), ETCH_EINVAL, "there is no name");
    failed(&w, etch_model_add(w.cx, m, NULL, &a), ETCH_EINVAL, "");
    assert_int_equal(etch_model_n_variables(m), 1);
    assert_non_null(etch_model_add(w.cx, m, x, &a));
    failed(&w, etch_model_add(w.cx, m, x, &a), ETCH_EINVAL, "there is a variable 'a' already");
    failed(&w, etch_model_add(w.cx, m, x, &(etch_variable_options){ .name = "random" }), ETCH_EINVAL, "'random'");
    assert_int_equal(etch_model_n_variables(m), 2);
    failed(&w, etch_model_random(w.cx, NULL, x).key, ETCH_EINVAL, "the model is NULL");
    failed(&w, etch_model_random(w.cx, m, NULL).key, ETCH_EINVAL, "");
    expect_bytes(&w, etch_variable_read(w.cx, etch_model_variable(m, 0)), (const uint64_t[]){ 0, 0 }, 16);
    etch_model_release(&m);
    world_end(&w);
}

static void test_numbers_are_taken_once(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 99), *twin = model_of(&w, 0, 99);
    etch_randomness r = etch_model_random(w.cx, m, etch_int_list(w.cx, DIMS(3, 5), 2));
    expect_bytes(&w, r.key, (const uint64_t[]){ 99 }, 8);
    expect_bytes(&w, r.counter, (const uint64_t[]){ 0 }, 8);
    etch_tensor *first = etch_random_normal(w.cx, r.key, r.counter, etch_int_list(w.cx, DIMS(3, 5), 2), ETCH_F32);
    r = etch_model_random(w.cx, m, etch_int_list(w.cx, NULL, 0)); /* a scalar */
    expect_bytes(&w, r.counter, (const uint64_t[]){ 15 * 256 }, 8);
    r = etch_model_random(w.cx, m, etch_int_list(w.cx, DIMS(4, 0), 2));
    expect_bytes(&w, r.counter, (const uint64_t[]){ 16 * 256 }, 8);
    r = etch_model_random(w.cx, m, etch_from(w.cx, ETCH_I32, DIMS(1), 1, (const int32_t[]){ 2 }));
    expect_bytes(&w, r.counter, (const uint64_t[]){ 16 * 256 }, 8);
    expect_bytes(&w, etch_variable_read(w.cx, etch_model_variable(m, 0)), (const uint64_t[]){ 99, 18 * 256 }, 16);
    etch_randomness s = etch_model_random(w.cx, twin, etch_int_list(w.cx, DIMS(3, 5), 2));
    etch_tensor *same = etch_random_normal(w.cx, s.key, s.counter, etch_int_list(w.cx, DIMS(3, 5), 2), ETCH_F32);
    float want[15];
    must(&w, etch_tensor_read(w.cx, first, want, sizeof want));
    expect_bytes(&w, same, want, sizeof want);
    etch_model_release(&m);
    etch_model_release(&twin);
    world_end(&w);
}

/* As many numbers as x has elements, twice. */
static void noise(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    etch_tensor *shape = etch_shape_of(cx, args[0].tensor, ETCH_I64);
    for (int i = 0; i < 2; i++) {
        etch_randomness r = etch_model_random(cx, user, shape);
        etch_return(out, etch_random_uniform(cx, r.key, r.counter, shape, ETCH_F32));
    }
}

static void test_in_traces(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 5), *twin = model_of(&w, 0, 5);
    etch_function *f = structured(&w, noise, m, ETCH_SYMBOLIC);
    uint64_t counter = 0;
    for (int64_t n = 1; n <= 6; n++) {
        etch_tensor *out[2];
        const etch_arg x = ETCH_ARG_TENSOR(FULL(&w, 0, n, 3));
        assert_int_equal(etch_call_args(w.cx, f, &x, 1, out, 2, NULL), 2);
        for (int i = 0; i < 2; i++) { /* what the twin takes outside of traces */
            etch_tensor *shape = etch_int_list(w.cx, DIMS(n, 3), 2);
            etch_randomness r = etch_model_random(w.cx, twin, shape);
            float want[18];
            size_t bytes = (size_t)n * 3 * sizeof *want;
            must(&w, etch_tensor_read(w.cx, etch_random_uniform(w.cx, r.key, r.counter, shape, ETCH_F32), want, bytes));
            expect_bytes(&w, out[i], want, bytes);
        }
        counter += 256 * 2 * (uint64_t)n * 3;
        expect_bytes(&w, etch_variable_read(w.cx, etch_model_variable(m, 0)), (const uint64_t[]){ 5, counter }, 16);
    }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_model_release(&m);
    etch_model_release(&twin);
    world_end(&w);
}

/* Variables of the program's own, and names that are not. */
static void test_held(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0), *loose = etch_model_new(w.cx, &(etch_model_options){ .has_equal_names = true });
    const etch_variable_options a = { .name = "a" };
    etch_variable *v = etch_variable_new(w.cx, NUMBERS(&w, 1, 2), &a),
                  *other = etch_variable_new(w.cx, NUMBERS(&w, 3), &a);
    must(&w, etch_model_hold(w.cx, m, v));
    assert_ptr_equal(etch_model_find(m, "a"), v);
    refused(&w, etch_model_hold(w.cx, m, other), ETCH_EINVAL, "model: hold: there is a variable 'a' already");
    refused(&w, etch_model_hold(w.cx, m, NULL), ETCH_EINVAL, "model: hold: there is no name");
    refused(&w, etch_model_hold(w.cx, NULL, v), ETCH_EINVAL, "model: hold: the model is NULL");
    must(&w, etch_model_hold(w.cx, loose, v));
    must(&w, etch_model_hold(w.cx, loose, other));
    assert_ptr_equal(etch_model_find(loose, "a"), v);
    assert_ptr_equal(etch_model_variable(loose, 2), other);
    refused(&w, etch_model_store(w.cx, loose, "never"), ETCH_EINVAL, "may have equal names");
    refused(&w, etch_model_load(w.cx, loose, "never"), ETCH_EINVAL, "may have equal names");
    etch_model_release(&m);
    etch_model_release(&loose);
    HAS(&w, v, 1, 2); /* still the program's */
    etch_variable_release(&v);
    etch_variable_release(&other);
    world_end(&w);
}

int etch_test_model(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_variables),
        cmocka_unit_test(test_bad_arguments),
        cmocka_unit_test(test_numbers_are_taken_once),
        cmocka_unit_test(test_in_traces),
        cmocka_unit_test(test_held),
    };
    return cmocka_run_group_tests_name("nn/model", tests, NULL, NULL);
}
