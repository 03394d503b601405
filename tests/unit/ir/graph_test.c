/* Graphs: inputs, outputs, constants, queries. */
#include "ir/constant.h"
#include "ir_testing.h"

#include <math.h>

static void test_inputs_and_outputs(void **state)
{
    bench *b = *state;
    etch_val x = etch_graph_input(b->g, "x", "f32[batch, 784]"), y = etch_graph_input(b->g, "y", "f32[batch]");
    etch_graph_output(b->g, y);
    etch_graph_output(b->g, x);
    etch_graph_output(b->g, y);
    assert_false(etch_failed(b->cx));
    assert_int_equal(etch_graph_n_inputs(b->g), 2);
    assert_int_equal(etch_graph_n_outputs(b->g), 3);
    assert_int_equal(etch_graph_n_nodes(b->g), 2);
    assert_string_equal(etch_graph_name(b->g), "test");
    assert_string_equal(etch_graph_input_name(b->g, 1), "y");
    assert_null(etch_graph_input_name(b->g, 2));
    assert_int_equal(etch_graph_input_value(b->g, 0), x);
    assert_int_equal(etch_graph_output_value(b->g, 0), y);
    assert_int_equal(etch_graph_output_value(b->g, 3), 0);
    assert_int_equal(etch_graph_input_value(b->g, -1), 0);
    char small[8];
    assert_int_equal(etch_graph_type(b->g, x, small, sizeof small), strlen("f32[batch, 784]"));
    assert_string_equal(small, "f32[bat");
    assert_true(etch__graph_bytes(b->g) > 0);
    /* Equal names are equal sizes. */
    assert_true(etch__type_of(b->g, x)->dims[0] == etch__type_of(b->g, y)->dims[0]);
}

static void test_bad_inputs(void **state)
{
    bench *b = *state;
    etch_graph_input(b->g, "x", "f32[n]");
    static const struct {
        const char *name, *type, *message;
        etch_status status;
    } rows[] = {
        { "x", "f32[n]", "input \"x\": there is one of that name", ETCH_EINVAL },
        { "", "f32[n]", "input \"\": a name has letters, digits, \"_\" and \".\", at least one", ETCH_EINVAL },
        { "a b", "f32[n]", "input \"a b\": a name has letters, digits, \"_\" and \".\", at least one", ETCH_EINVAL },
        { "y", "f32[n", "input \"y\": \"f32[n\", column 6: expected \",\" or \"]\" in the sizes of a type",
          ETCH_EPARSE },
        { "y", "f32[n] x", "input \"y\": \"f32[n] x\", column 8: there is more after the type", ETCH_EPARSE },
        { NULL, "f32[n]", "input: the name is NULL", ETCH_EINVAL },
        { "y", NULL, "input: the type is NULL", ETCH_EINVAL },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        assert_int_equal(etch_graph_input(b->g, rows[i].name, rows[i].type), 0);
        assert_stuck(b->cx, rows[i].status, rows[i].message);
    }
    assert_int_equal(etch_graph_n_inputs(b->g), 1);
    assert_int_not_equal(etch_graph_input(b->g, "y", "f32[n]"), 0);
}

static void test_errors_stick(void **state)
{
    bench *b = *state;
    etch_val x = etch_graph_input(b->g, "x", "f32[");
    assert_int_equal(x, 0);
    etch_val y = etch_build_add(b->g, x, etch_graph_scalar(b->g, ETCH_F32, 1));
    assert_int_equal(y, 0);
    etch_graph_output(b->g, y);
    assert_int_equal(etch_graph_n_outputs(b->g), 0);
    char *text = NULL;
    assert_int_equal(etch_graph_text(b->g, &text), ETCH_EPARSE); /* status functions hand on what sticks */
    assert_null(text);
    assert_non_null(strstr(etch_error_message(b->cx), "input \"x\""));
    etch_error_clear(b->cx);
    etch_graph_output(b->g, 0);
    assert_stuck(b->cx, ETCH_EINVAL, "output: value 0 is no value of this graph");
    etch_graph_output(b->g, 99);
    assert_stuck(b->cx, ETCH_EINVAL, "output: value 99 is no value of this graph");
}

static void test_constrain(void **state)
{
    bench *b = *state;
    must(b->cx, etch_graph_constrain(b->g, "n", 1, 100, 4));
    etch_val x = etch_graph_input(b->g, "x", "f32[n]");
    etch_dim_range r = etch__dim_range(b->g->dims, etch__type_of(b->g, x)->dims[0]);
    assert_int_equal(r.lo, 4);
    assert_int_equal(r.hi, 100);
    assert_int_equal(r.divisor, 4);
    assert_int_equal(etch_graph_constrain(b->g, "n", 10, 5, 1), ETCH_EINVAL);
    assert_int_equal(etch_graph_constrain(b->g, "2n", 0, 5, 1), ETCH_EINVAL);
    assert_int_equal(etch_graph_constrain(b->g, NULL, 0, 5, 1), ETCH_EINVAL);
    assert_false(etch_failed(b->cx));
}

static void test_constants(void **state)
{
    bench *b = *state;
    float data[] = { 1, 2, 3, 4, 5, 6 };
    etch_tensor *t = NULL, *view = NULL;
    must(b->cx, etch_tensor_wrap(b->cx, ETCH_F32, (int64_t[]){ 2, 3 }, NULL, 2, data, NULL, NULL, &t));
    must(b->cx, etch_tensor_transpose(b->cx, t, NULL, &view));
    etch_val v = etch_graph_constant(b->g, view);
    assert_type(b->g, v, "f32[3, 2]");
    data[0] = 99; /* the contents were copied */
    const etch_tensor *kept = etch__const_tensor(b->g, v);
    assert_memory_equal(kept->address, ((float[]){ 1, 4, 2, 5, 3, 6 }), 24);
    etch_tensor_release(&t);
    etch_tensor_release(&view);
    assert_type(b->g, etch_graph_scalar(b->g, ETCH_BF16, 1.5), "bf16[]");
    assert_type(b->g, etch_graph_int(b->g, ETCH_U8, 255), "u8[]");
    assert_type(b->g, etch_graph_int_list(b->g, ETCH_INTS(1, 2, 3)), "i64[3]");
    assert_type(b->g, etch_graph_int_list(b->g, (etch_ints){ NULL, 0 }), "i64[0]");
    assert_int_equal(etch_graph_scalar(b->g, ETCH_STRING, 1), 0);
    assert_stuck(b->cx, ETCH_EDTYPE, "constant: a number cannot be of dtype string");
    assert_int_equal(etch_graph_constant(b->g, NULL), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "constant: the tensor is NULL");
    assert_int_equal(etch_graph_int_list(b->g, ETCH_ALL_AXES), 0);
    assert_stuck(b->cx, ETCH_EINVAL, "constant: a list of -1 integers at NULL; from 0 to 1048576 are possible");
}

static void test_equal_constants_are_one(void **state)
{
    bench *b = *state;
    etch_val one = etch_graph_scalar(b->g, ETCH_F32, 1);
    assert_int_equal(etch_graph_scalar(b->g, ETCH_F32, 1), one);
    assert_int_not_equal(etch_graph_scalar(b->g, ETCH_F64, 1), one);
    assert_int_not_equal(etch_graph_scalar(b->g, ETCH_F32, -1), one);
    assert_int_not_equal(etch_graph_scalar(b->g, ETCH_F32, 0), etch_graph_scalar(b->g, ETCH_F32, -0.0));
    etch_val list = etch_graph_int_list(b->g, ETCH_INTS(1));
    assert_int_not_equal(etch_graph_int(b->g, ETCH_I64, 1), list); /* another shape */
    /* Long ones are compared whole, though not hashed whole. */
    int32_t *data = calloc(100000, sizeof *data);
    etch_tensor *t = NULL;
    etch_val v[3];
    for (int i = 0; i < 3; i++) {
        data[50000] = i == 1;
        must(b->cx, etch_tensor_from(b->cx, ETCH_I32, (int64_t[]){ 100000 }, 1, data, &t));
        v[i] = etch_graph_constant(b->g, t);
        etch_tensor_release(&t);
    }
    free(data);
    assert_int_equal(v[0], v[2]);
    assert_int_not_equal(v[0], v[1]);
    const char *words[] = { "a", "b" }, *others[] = { "a", "c" };
    etch_val s[3];
    for (int i = 0; i < 3; i++) {
        must(b->cx, etch_tensor_from(b->cx, ETCH_STRING, (int64_t[]){ 2 }, 1, i == 1 ? others : words, &t));
        s[i] = etch_graph_constant(b->g, t);
        etch_tensor_release(&t);
    }
    assert_int_equal(s[0], s[2]);
    assert_int_not_equal(s[0], s[1]);
}

static void test_is_const_of(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    assert_true(etch__is_const_of(g, etch_graph_scalar(g, ETCH_F32, 0.1), 0.1)); /* as the dtype rounds it */
    assert_true(etch__is_const_of(g, etch_graph_scalar(g, ETCH_F16, 1), 1));
    assert_false(etch__is_const_of(g, etch_graph_scalar(g, ETCH_F32, 0), -0.0));
    assert_true(etch__is_const_of(g, etch_graph_scalar(g, ETCH_F32, -0.0), -0.0));
    assert_false(etch__is_const_of(g, etch_graph_scalar(g, ETCH_F32, NAN), NAN));
    assert_false(etch__is_const_of(g, etch_graph_int(g, ETCH_I32, 0), 0.5));
    assert_false(etch__is_const_of(g, etch_graph_int(g, ETCH_U8, 0), 256));
    assert_true(etch__is_const_of(g, etch_graph_int(g, ETCH_I64, -3), -3));
    assert_true(etch__is_const_of(g, etch_graph_int_list(g, ETCH_INTS(2, 2, 2)), 2));
    assert_false(etch__is_const_of(g, etch_graph_int_list(g, ETCH_INTS(2, 2, 3)), 2));
    assert_false(etch__is_const_of(g, etch_graph_int_list(g, (etch_ints){ NULL, 0 }), 0));
    assert_false(etch__is_const_of(g, etch_graph_input(g, "x", "f32[]"), 0));
}

static void test_graph_outlives_context(void **state)
{
    bench *b = *state;
    etch_graph_input(b->g, "x", "f32[n]");
    etch_graph_scalar(b->g, ETCH_F32, 1);
    etch_graph *again = etch_graph_retain(b->g);
    etch_graph_release(&b->g);
    assert_null(b->g);
    etch_ctx_release(&b->cx);
    etch_runtime_release(&b->rt);
    etch_graph_release(&again);
    etch_graph_release(&again); /* accepts NULL */
}

int etch_test_graph(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_inputs_and_outputs), IR_TEST(test_bad_inputs),
                                        IR_TEST(test_errors_stick),       IR_TEST(test_constrain),
                                        IR_TEST(test_constants),          IR_TEST(test_equal_constants_are_one),
                                        IR_TEST(test_is_const_of),        IR_TEST(test_graph_outlives_context) };
    return cmocka_run_group_tests_name("ir/graph", tests, NULL, NULL);
}
