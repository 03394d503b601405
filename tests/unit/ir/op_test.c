/* Ops found by name and by what they are. */
#include "ir/op.h"
#include "ir_testing.h"

static void test_every_op_is_found(void **state)
{
    (void)state;
    for (int i = 0; i < etch__n_ops; i++) {
        etch_op op = 0;
        assert_true(etch__op_find(etch__ops[i].name, strlen(etch__ops[i].name), &op, NULL));
        assert_int_equal(op, i);
    }
}

static void test_name_is_not_terminated(void **state)
{
    (void)state;
    etch_op op;
    assert_true(etch__op_find("address", 3, &op, NULL));
    assert_string_equal(etch__ops[op].name, "add");
    assert_false(etch__op_find("add", 2, &op, NULL));
    assert_false(etch__op_find("", 0, &op, NULL));
}

static void test_nearest(void **state)
{
    (void)state;
    static const struct {
        const char *name, *nearest;
    } rows[] = { { "ad", "add" },  { "matmull", "matmul" },   { "transpos", "transpose" },
                 { "Exp", "exp" }, { "soft_max", "softmax" }, { "shapeof", "shape_of" } };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        etch_op op;
        const char *nearest = "unset";
        assert_false(etch__op_find(rows[i].name, strlen(rows[i].name), &op, &nearest));
        assert_string_equal(nearest, rows[i].nearest);
    }
    char longest[5000];
    memset(longest, 'a', sizeof longest);
    etch_op op;
    const char *nearest;
    assert_false(etch__op_find(longest, sizeof longest, &op, &nearest));
    assert_null(nearest);
}

static void test_structural_ops(void **state)
{
    (void)state;
    for (etch_structure s = ETCH_IS_FAILED; s <= ETCH_IS_KERNEL; s++)
        assert_int_equal(etch__ops[etch__structural_op(s)].structure, s);
    assert_int_equal(etch__structural_op(ETCH_IS_FAILED), 0);
}

int etch_test_op(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_op_is_found),
        cmocka_unit_test(test_name_is_not_terminated),
        cmocka_unit_test(test_nearest),
        cmocka_unit_test(test_structural_ops),
    };
    return cmocka_run_group_tests_name("ir/op", tests, NULL, NULL);
}
