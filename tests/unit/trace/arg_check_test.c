/* Arguments against a declared signature: the message names the first place that does not fit, what was expected and what came. */
#include "spec_testing.h"

static void test_messages(void **state)
{
    world *w = *state;
    const char *const fields[] = { "x", "y" };
    etch_spec *point = NULL;
    MAKE(w, etch_spec_fields(w->cx, ETCH_SPEC_NAMED_TUPLE, "P", fields, ITEMS(tensor_spec(w, "f32[n]"), int_spec(w, 1)),
                             &point));
    etch_spec *signature = TUPLE(w, tensor_spec(w, "f32[n: 1..64 %8, 784]"),
                                 LIST(w, tensor_spec(w, "i64[n]"), tensor_spec(w, "f32[...]")), own(w, point),
                                 resource_spec(w, 3, true, 0));
    etch_tensor *x = tensor_of(w, ETCH_F32, DIMS(32, 784)), *labels = tensor_of(w, ETCH_I64, DIMS(32)),
                *n32 = tensor_of(w, ETCH_F32, DIMS(32));
    int variable;
    int64_t three = 3, four = 4;
    const etch_arg list[] = { ETCH_ARG_TENSOR(labels), ETCH_ARG_TENSOR(x) },
                   pair[] = { ETCH_ARG_TENSOR(n32), ETCH_ARG_INT(1) };
    const etch_arg v = {
        .kind = ETCH_SPEC_RESOURCE, .n = 1, .dtype = ETCH_F32, .trainable = true, .object = &variable, .dims = &three
    };
    const etch_arg good[] = { ETCH_ARG_TENSOR(x),
                              { .kind = ETCH_SPEC_LIST, .n = 2, .items = list },
                              { .kind = ETCH_SPEC_NAMED_TUPLE, .n = 2, .name = "P", .fields = fields, .items = pair },
                              v };
    MAKE(w, etch__args_check(w->cx, "f", signature, good, 4));

    const etch_arg short_list[] = { ETCH_ARG_TENSOR(tensor_of(w, ETCH_I64, DIMS(40))), list[1] };
    const etch_arg pair_two[] = { pair[0], ETCH_ARG_INT(2) };
    etch_arg frozen = v, large = v;
    frozen.trainable = false;
    large.dims = &four;
    const struct {
        int i;
        etch_arg arg;
        etch_status status;
        const char *message;
    } cases[] = {
        { 0, ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(32, 100))), ETCH_ESHAPE,
          "f: args[0].shape[1]: expected 784, got 100" },
        { 0, ETCH_ARG_TENSOR(tensor_of(w, ETCH_F64, DIMS(32, 784))), ETCH_EDTYPE,
          "f: args[0].dtype: expected f32, got f64" },
        { 0, ETCH_ARG_TENSOR(n32), ETCH_ESHAPE, "f: args[0].shape: expected [n: 1..64 %8, 784], got [32]" },
        { 0, ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(33, 784))), ETCH_ESHAPE,
          "f: args[0].shape[0]: expected n: 1..64 %8, got 33" },
        { 0, ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(128, 784))), ETCH_ESHAPE,
          "f: args[0].shape[0]: expected n: 1..64 %8, got 128" },
        { 0, ETCH_ARG_INT(3), ETCH_EINVAL, "f: args[0]: expected f32[n: 1..64 %8, 784], got literal 3" },
        { 0, ETCH_ARG_SPEC(tensor_spec(w, "f32[?, 784]")), ETCH_ESHAPE,
          "f: args[0].shape[0]: expected n: 1..64 %8, got ?" },
        { 1,
          { .kind = ETCH_SPEC_LIST, .n = 2, .items = short_list },
          ETCH_ESHAPE,
          "f: args[1][0].shape[0]: expected 32 (n, as in args[0].shape[0]), got 40" },
        { 1,
          { .kind = ETCH_SPEC_LIST, .n = 1, .items = list },
          ETCH_EINVAL,
          "f: args[1]: expected list of 2, got list of 1" },
        { 1,
          { .kind = ETCH_SPEC_TUPLE, .n = 2, .items = list },
          ETCH_EINVAL,
          "f: args[1]: expected list of 2, got tuple of 2" },
        { 2,
          { .kind = ETCH_SPEC_NAMED_TUPLE, .n = 2, .name = "P", .fields = fields, .items = pair_two },
          ETCH_EINVAL,
          "f: args[2].y: expected literal 1, got literal 2" },
        { 2,
          { .kind = ETCH_SPEC_NAMED_TUPLE, .n = 2, .name = "Q", .fields = fields, .items = pair },
          ETCH_EINVAL,
          "f: args[2]: expected named tuple P(x: f32[n: 1..64 %8], y: literal 1), got named tuple Q(x: f32[32], y: "
          "literal "
          "1)" },
        { 3, frozen, ETCH_EINVAL, "f: args[3]: expected resource #0 trainable f32[3], got resource #0 f32[3]" },
        { 3, large, ETCH_ESHAPE, "f: args[3].shape[0]: expected 3, got 4" },
        { 3, ETCH_ARG_TENSOR(NULL), ETCH_EINVAL, "f: args[3]: the tensor is NULL" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_arg args[4];
        memcpy(args, good, sizeof args);
        args[cases[i].i] = cases[i].arg;
        assert_int_equal(etch__args_check(w->cx, "f", signature, args, 4), cases[i].status);
        assert_string_equal(etch_error_message(w->cx), cases[i].message);
        etch_error_clear(w->cx);
    }
    ASSERT_FAILED(w, etch__args_check(w->cx, "f", signature, good, 3), ETCH_EINVAL, "f takes 4 arguments, got 3");
    ASSERT_FAILED(w, etch__args_check(w->cx, "f", TUPLE(w, int_spec(w, 1)), good, 3), ETCH_EINVAL,
                  "f takes 1 argument, got 3");
}

static void test_labels(void **state)
{
    world *w = *state;
    etch_arg args[] = { ETCH_ARG_INT(1), ETCH_ARG_INT(2) };
    args[1].label = "k";
    etch_spec *signature = TUPLE(w, int_spec(w, 1), int_spec(w, 2)), *labelled = NULL;
    MAKE(w, etch__args_check(w->cx, "f", signature, args, 2)); /* it says nothing of keywords */
    MAKE(w, etch__args_spec(w->cx, args, 2, ETCH_ARGS_EXACT, &labelled));
    own(w, labelled);
    MAKE(w, etch__args_check(w->cx, "f", labelled, args, 2));
    args[1].label = "l";
    ASSERT_FAILED(w, etch__args_check(w->cx, "f", labelled, args, 2), ETCH_EINVAL,
                  "argument 1: expected the keyword k, got the keyword l");
    args[1].label = NULL;
    ASSERT_FAILED(w, etch__args_check(w->cx, "f", labelled, args, 2), ETCH_EINVAL, "got a positional one");
    args[1] = ETCH_ARG_INT(3);
    args[1].label = "k";
    ASSERT_FAILED(w, etch__args_check(w->cx, "f", labelled, args, 2), ETCH_EINVAL,
                  "f: kwargs['k']: expected literal 2, got literal 3");
}

static void test_callbacks_that_fail(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 1), *b = thing_of(w, 1, 1);
    etch_arg x = { .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = b };
    etch_spec *signature = TUPLE(w, value_spec(w, a));
    MAKE(w, etch__args_check(w->cx, "f", signature, &x, 1));
    b->fails = true;
    ASSERT_FAILED(w, etch__args_check(w->cx, "f", signature, &x, 1), ETCH_EIO, "broken");
    b->fails = false;
    b->exact = 5;
    ASSERT_FAILED(w, etch__args_check(w->cx, "f", signature, &x, 1), ETCH_EINVAL,
                  "f: args[0]: expected value thing 1, got value thing 5");
}

int etch_test_arg_check(void);
int etch_test_arg_check(void)
{
    const struct CMUnitTest tests[] = { WORLD_TEST(test_messages), WORLD_TEST(test_labels),
                                        WORLD_TEST(test_callbacks_that_fail) };
    return cmocka_run_group_tests_name("trace/arg_check", tests, NULL, NULL);
}
