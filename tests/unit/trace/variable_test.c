/* Variables outside of traces: what they are, what is read stays what it was, what may be written, and bad
 * arguments. */
#include "variable_testing.h"

#include <etch/memory.h>
#include <stdlib.h>
#include <string.h>

static void test_questions(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v = etch_variable_new(w.cx, FULL(&w, 1, 2, 3), NULL);
    assert_string_equal(etch_variable_name(v), "variable");
    assert_int_equal(etch_variable_dtype(v), ETCH_F32);
    assert_int_equal(etch_variable_rank(v), 2);
    assert_int_equal(etch_variable_dim(v, 0), 2);
    assert_int_equal(etch_variable_dim(v, -1), 3);
    assert_int_equal(etch_variable_dim(v, 2), -1);
    assert_true(etch_variable_is_trainable(v));
    etch_variable *u = etch_variable_new(w.cx, etch_int(w.cx, ETCH_I64, 7),
                                         &(etch_variable_options){ .name = "steps", .is_untrainable = true });
    assert_string_equal(etch_variable_name(u), "steps");
    assert_int_equal(etch_variable_dtype(u), ETCH_I64);
    assert_int_equal(etch_variable_rank(u), 0);
    assert_false(etch_variable_is_trainable(u));
    etch_variable *same = etch_variable_retain(u);
    assert_ptr_equal(same, u);
    etch_variable_release(&same);
    assert_null(same);
    EXPECT_I64(&w, etch_variable_read(w.cx, u), 7);
    etch_variable_release(&u);
    etch_variable_release(&u);
    etch_variable_release(NULL);
    assert_null(etch_variable_retain(NULL));
    assert_string_equal(etch_variable_name(NULL), "");
    assert_int_equal(etch_variable_rank(NULL), ETCH_ANY_RANK);
    assert_int_equal(etch_variable_dim(NULL, 0), ETCH_ANY_SIZE);
    etch_variable_release(&v);
    world_end(&w);
}

static void test_outlives_context(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v = VECTOR(&w, "v", 1, 2);
    etch_ctx_release(&w.cx);
    etch_runtime *rt = w.rt;
    assert_int_equal(etch_ctx_new(rt, &w.cx), ETCH_OK);
    HAS(&w, v, 1, 2);
    etch_ctx_release(&w.cx);
    etch_runtime_release(&w.rt);
    etch_variable_release(&v); /* the last that holds the runtime */
    assert_int_equal(atomic_load(&w.memory.live_bytes), 0);
}

static void test_writes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v = VECTOR(&w, "v", 1, 2, 3);
    etch_tensor *before = etch_variable_read(w.cx, v);
    etch_tensor *y = etch_variable_assign(w.cx, v, NUMBERS(&w, 4, 5, 6));
    EXPECT_F32(&w, y, 4, 5, 6);
    EXPECT_F32(&w, etch_variable_assign_add(w.cx, v, NUMBERS(&w, 10, 20, 30)), 14, 25, 36);
    EXPECT_F32(&w, etch_variable_assign_sub(w.cx, v, NUMBERS(&w, 1, 1, 1)), 13, 24, 35);
    HAS(&w, v, 13, 24, 35);
    EXPECT_F32(&w, before, 1, 2, 3);
    EXPECT_F32(&w, y, 4, 5, 6);
    etch_variable_assign(w.cx, v, before); /* its own value of before */
    HAS(&w, v, 1, 2, 3);
    etch_variable_assign_add(w.cx, v, etch_variable_read(w.cx, v));
    HAS(&w, v, 2, 4, 6);
    etch_variable_release(&v);
    world_end(&w);
}

/* What the caller writes to his own tensor later is not the variable's. */
static void test_copies_what_it_is_given(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *mine = NUMBERS(&w, 1, 2);
    etch_variable *v = etch_variable_new(w.cx, mine, NULL);
    float *data = etch_tensor_map(w.cx, mine, true);
    data[0] = 99;
    HAS(&w, v, 1, 2);
    etch_variable_assign(w.cx, v, mine);
    data[1] = 77;
    HAS(&w, v, 99, 2);
    etch_tensor_unmap(w.cx, mine);
    etch_variable_release(&v);
    world_end(&w);
}

static void test_views_strings_and_nothing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = F32(&w, 2, DIMS(2, 3), 1, 2, 3, 4, 5, 6), *turned = NULL;
    must(&w, etch_tensor_transpose(w.cx, x, NULL, &turned));
    etch_variable *v = etch_variable_new(w.cx, turned, NULL);
    EXPECT_F32(&w, etch_variable_read(w.cx, v), 1, 4, 2, 5, 3, 6);
    assert_true(etch_tensor_is_dense(etch_variable_read(w.cx, v)));
    etch_variable_release(&v);
    etch_tensor_release(&turned);
    etch_tensor_release(&x);

    const char *texts[] = { "a", "bc" }, *bytes;
    size_t n;
    etch_variable *s = etch_variable_new(w.cx, etch_from(w.cx, ETCH_STRING, DIMS(2), 1, texts), NULL);
    etch_tensor *old = etch_variable_read(w.cx, s);
    texts[0] = "def";
    assert_non_null(etch_variable_assign(w.cx, s, etch_from(w.cx, ETCH_STRING, DIMS(2), 1, texts)));
    must(&w, etch_tensor_string(w.cx, etch_variable_read(w.cx, s), 0, &bytes, &n));
    assert_true(n == 3 && memcmp(bytes, "def", 3) == 0);
    must(&w, etch_tensor_string(w.cx, old, 0, &bytes, &n));
    assert_true(n == 1 && *bytes == 'a');
    etch_variable_release(&s);

    etch_variable *none = etch_variable_new(w.cx, FULL(&w, 1, 0, 3), NULL);
    etch_variable_assign_add(w.cx, none, FULL(&w, 1, 0, 3));
    expect_dims(etch_variable_read(w.cx, none), 2, DIMS(0, 3));
    etch_variable_release(&none);
    world_end(&w);
}

static void test_scatter(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v = VECTOR(&w, "v", 1, 2, 3, 4);
    etch_tensor *at = etch_int_list(w.cx, (int64_t[]){ 3, 1, 3 }, 3);
    EXPECT_F32(&w, etch_variable_scatter_update(w.cx, v, at, NUMBERS(&w, 10, 20, 30)), 1, 20, 3, 30);
    EXPECT_F32(&w, etch_variable_scatter_add(w.cx, v, at, NUMBERS(&w, 1, 2, 4)), 1, 22, 3, 35);
    EXPECT_F32(&w, etch_variable_scatter_sub(w.cx, v, at, NUMBERS(&w, 1, 2, 4)), 1, 20, 3, 30);
    failed(&w, etch_variable_scatter_add(w.cx, v, etch_int_list(w.cx, (int64_t[]){ 0, 4 }, 2), NUMBERS(&w, 1, 1)),
           ETCH_ERANGE, "variable 'v': scatter_add: scatter_nd_add");
    failed(&w, etch_variable_scatter_update(w.cx, v, at, NUMBERS(&w, 1, 1)), ETCH_ESHAPE,
           "variable 'v': scatter_update: ");
    failed(&w, etch_variable_scatter_update(w.cx, v, at, etch_int_list(w.cx, (int64_t[]){ 1, 2, 3 }, 3)), ETCH_EDTYPE,
           "variable 'v': scatter_update: ");
    failed(&w, etch_variable_scatter_update(w.cx, v, NUMBERS(&w, 1, 1), NUMBERS(&w, 1, 1)), ETCH_EDTYPE,
           "variable 'v': scatter_update: ");
    HAS(&w, v, 1, 20, 3, 30);
    etch_variable_release(&v);

    /* Rows, by indices of any rank; unsigned numbers are subtracted too. */
    etch_variable *rows = etch_variable_new(w.cx, FULL(&w, 0, 3, 2), NULL);
    etch_tensor *i = etch_from(w.cx, ETCH_I32, DIMS(1, 2), 2, (int32_t[]){ 2, 0 });
    etch_variable_scatter_update(w.cx, rows, i, etch_from(w.cx, ETCH_F32, DIMS(1, 2, 2), 3, (float[]){ 1, 2, 3, 4 }));
    HAS(&w, rows, 3, 4, 0, 0, 1, 2);
    etch_variable_release(&rows);
    etch_variable *bytes = etch_variable_new(w.cx, etch_from(w.cx, ETCH_U8, DIMS(2), 1, (uint8_t[]){ 9, 3 }), NULL);
    etch_variable_scatter_sub(w.cx, bytes, etch_int_list(w.cx, (int64_t[]){ 0, 0 }, 2),
                              etch_from(w.cx, ETCH_U8, DIMS(2), 1, (uint8_t[]){ 1, 5 }));
    expect_bytes(&w, etch_variable_read(w.cx, bytes), (uint8_t[]){ 3, 3 }, 2);
    etch_variable_release(&bytes);
    world_end(&w);
}

static void test_declared_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const etch_size sizes[] = { ETCH_UNKNOWN_SIZE, ETCH_SIZE(2) };
    etch_variable *v = etch_variable_new(w.cx, FULL(&w, 1, 3, 2),
                                         &(etch_variable_options){ .name = "v", .sizes = sizes, .rank = 2 });
    assert_int_equal(etch_variable_dim(v, 0), ETCH_ANY_SIZE);
    assert_int_equal(etch_variable_dim(v, 1), 2);
    expect_dims(etch_variable_assign(w.cx, v, FULL(&w, 2, 5, 2)), 2, DIMS(5, 2));
    expect_dims(etch_variable_assign(w.cx, v, FULL(&w, 2, 0, 2)), 2, DIMS(0, 2));
    failed(&w, etch_variable_assign(w.cx, v, FULL(&w, 2, 2, 3)), ETCH_ESHAPE,
           "variable 'v' is f32[?, 2]: assign: the value is f32[2,3]");
    failed(&w, etch_variable_assign(w.cx, v, FULL(&w, 2, 2)), ETCH_ESHAPE, "assign: the value is f32[2]");
    failed(&w, etch_variable_assign(w.cx, v, etch_cast(w.cx, FULL(&w, 2, 5, 2), ETCH_F64)), ETCH_EDTYPE,
           "variable 'v' is f32[?, 2]: assign: the value is f64[5,2]");
    failed(&w, etch_variable_assign_add(w.cx, v, FULL(&w, 1, 1, 2)), ETCH_ESHAPE,
           "variable 'v' has a value that is f32[0,2]: assign_add: delta is f32[1,2]");
    failed(&w, etch_variable_assign_sub(w.cx, v, etch_int(w.cx, ETCH_I64, 1)), ETCH_EDTYPE,
           "assign_sub: delta is i64[]");
    expect_dims(etch_variable_read(w.cx, v), 2, DIMS(0, 2));
    etch_variable_release(&v);

    v = etch_variable_new(w.cx, FULL(&w, 1, 3), &(etch_variable_options){ .rank = ETCH_ANY_RANK });
    assert_int_equal(etch_variable_rank(v), ETCH_ANY_RANK);
    expect_dims(etch_variable_assign(w.cx, v, FULL(&w, 1, 2, 2, 2)), 3, DIMS(2, 2, 2));
    failed(&w, etch_variable_assign(w.cx, v, etch_int(w.cx, ETCH_I64, 1)), ETCH_EDTYPE, "is f32[...]: assign");
    etch_variable_release(&v);

    const etch_size square[] = { { .size = ETCH_ANY_SIZE, .name = "n", .lo = 1, .hi = 8, .divisor = 2 },
                                 ETCH_NAMED_SIZE("n") };
    const etch_variable_options o = { .name = "m", .sizes = square, .rank = 2 };
    v = etch_variable_new(w.cx, FULL(&w, 1, 2, 2), &o);
    expect_dims(etch_variable_assign(w.cx, v, FULL(&w, 1, 4, 4)), 2, DIMS(4, 4));
    failed(&w, etch_variable_assign(w.cx, v, FULL(&w, 1, 2, 4)), ETCH_ESHAPE, "assign: the value is f32[2,4]");
    failed(&w, etch_variable_assign(w.cx, v, FULL(&w, 1, 3, 3)), ETCH_ESHAPE, "variable 'm' is f32[n");
    failed(&w, etch_variable_assign(w.cx, v, FULL(&w, 1, 10, 10)), ETCH_ESHAPE, "assign");
    failed(&w, etch_variable_new(w.cx, FULL(&w, 1, 3, 2), &o), ETCH_ESHAPE, "the initial value is f32[3,2]");
    etch_variable_release(&v);
    world_end(&w);
}

static void test_bad_arguments(void **state)
{
    (void)state;
    world w, other;
    world_begin(&w);
    world_begin(&other);
    etch_variable *v = VECTOR(&w, "v", 1, 2), *foreign = VECTOR(&other, "foreign", 1, 2);
    etch_tensor *x = NUMBERS(&w, 1, 2);
    failed(&w, etch_variable_new(w.cx, NULL, NULL), ETCH_EINVAL, "variable 'variable': the initial value is NULL");
    failed(&w, etch_variable_new(w.cx, x, &(etch_variable_options){ .rank = 1 }), ETCH_EINVAL,
           "the rank is 1 but sizes is NULL");
    failed(&w, etch_variable_new(w.cx, x, &(etch_variable_options){ .rank = 99, .sizes = &ETCH_UNKNOWN_SIZE }),
           ETCH_EINVAL, "the rank is 99");
    failed(&w, etch_variable_read(w.cx, NULL), ETCH_EINVAL, "read: the variable is NULL");
    failed(&w, etch_variable_assign(w.cx, NULL, x), ETCH_EINVAL, "assign: the variable is NULL");
    failed(&w, etch_variable_assign(w.cx, v, NULL), ETCH_EINVAL, "variable 'v': assign: the value is NULL");
    failed(&w, etch_variable_assign_add(w.cx, v, NULL), ETCH_EINVAL, "variable 'v': assign_add: delta is NULL");
    failed(&w, etch_variable_scatter_add(w.cx, v, NULL, x), ETCH_EINVAL, "variable 'v': scatter_add: indices is NULL");
    failed(&w, etch_variable_scatter_add(w.cx, v, x, NULL), ETCH_EINVAL, "variable 'v': scatter_add: updates is NULL");
    failed(&w, etch_variable_read(w.cx, foreign), ETCH_EINVAL,
           "read: variable 'foreign' belongs to another runtime than the context");
    failed(&w, etch_variable_assign(w.cx, foreign, x), ETCH_EINVAL, "another runtime");
    failed(&w, etch_variable_assign_add(w.cx, v, etch_scalar(w.cx, ETCH_F32, 1)), ETCH_ESHAPE, "delta is f32[]");
    /* An error that sticks stays: nothing is read or written. */
    etch_fail(w.cx, ETCH_EIO, "mine");
    assert_null(etch_variable_read(w.cx, v));
    assert_null(etch_variable_assign(w.cx, v, x));
    assert_null(etch_variable_new(w.cx, x, NULL));
    assert_string_equal(etch_error_message(w.cx), "mine");
    etch_error_clear(w.cx);
    HAS(&w, v, 1, 2);
    /* Arguments that are no variables. */
    assert_null(etch_arg_variable(NULL));
    assert_null(etch_arg_variable(&ETCH_ARG_TENSOR(x)));
    etch_arg resource = { .kind = ETCH_SPEC_RESOURCE, .dtype = ETCH_F32, .object = v };
    assert_null(etch_arg_variable(&resource));
    etch_arg arg = etch_variable_arg(v), none = etch_variable_arg(NULL);
    assert_ptr_equal(etch_arg_variable(&arg), v);
    assert_null(etch_arg_variable(&none));
    etch_variable_release(&v);
    etch_variable_release(&foreign);
    world_end(&other);
    world_end(&w);
}

static void test_memory_report(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_memory before, with, after;
    must(&w, etch_memory_report(w.cx, &before));
    etch_variable *v = etch_variable_new(w.cx, FULL(&w, 1, 20, 30), NULL),
                  *u = etch_variable_new(w.cx, etch_int(w.cx, ETCH_I64, 7), NULL);
    must(&w, etch_memory_report(w.cx, &with));
    assert_int_equal(with.variables - before.variables, 20 * 30 * 4 + 8);
    assert_true(with.tensors > before.tensors); /* what it was made from is in the scope */
    etch_variable_release(&v);
    must(&w, etch_memory_report(w.cx, &after));
    assert_int_equal(after.variables - before.variables, 8);
    assert_true(after.kept > 0);
    etch_variable_release(&u);
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    must(&w, etch_memory_print(w.cx, f));
    (void)fclose(f);
    assert_non_null(strstr(text, "variables "));
    assert_non_null(strstr(text, "arenas "));
    free(text);
    assert_int_equal(etch_memory_report(w.cx, NULL), ETCH_EINVAL);
    assert_int_equal(etch_memory_print(w.cx, NULL), ETCH_EINVAL);
    world_end(&w);
}

int etch_test_variable(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_questions),
        cmocka_unit_test(test_outlives_context),
        cmocka_unit_test(test_writes),
        cmocka_unit_test(test_copies_what_it_is_given),
        cmocka_unit_test(test_views_strings_and_nothing),
        cmocka_unit_test(test_scatter),
        cmocka_unit_test(test_declared_sizes),
        cmocka_unit_test(test_bad_arguments),
        cmocka_unit_test(test_memory_report),
    };
    return cmocka_run_group_tests_name("trace/variable", tests, NULL, NULL);
}
