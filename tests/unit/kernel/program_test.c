/* The builder, the validity check and the printer of kernel programs. */
#include "vm_testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const int axes_01[] = { 0, 1 };

static void assert_prints(const etch_kernel *k, const char *want)
{
    etch_strbuf b;
    etch__strbuf_init(&b, vm_cx->alloc);
    etch__kernel_print(k, &b);
    assert_string_equal(b.at, want);
    etch__strbuf_fini(&b);
}

static void assert_valid(const etch_kernel *k)
{
    const char *why = NULL;
    if (!etch__kernel_is_valid(k, &why))
        fail_msg("%s", why);
    assert_null(why);
}

static void test_builds_and_prints(void **state)
{
    (void)state;
    etch_kernel *k = vm_kernel(2, 2);
    vm_input(k, ETCH_F32, 2, axes_01);
    vm_input(k, ETCH_BF16, 1, axes_01);
    vm_output(k, ETCH_F32, 1, axes_01);
    etch_kval x = etch__k_load(k, 0), s = etch__k_const_f64(k, ETCH_K_f32, 0.1);
    etch_kval y = etch__k_op2(k, ETCH_KOP_MUL, x, s);
    etch_kval i = etch__k_index(k, 1);
    etch_kval zero = etch__k_const_i64(k, ETCH_K_i64, 0), one = etch__k_const_i64(k, ETCH_K_i64, 1);
    etch_kval even = etch__k_op2(k, ETCH_KOP_EQ, etch__k_op2(k, ETCH_KOP_AND, i, one), zero);
    y = etch__k_select(k, even, y, x);
    etch_kval sum = etch__k_reduce(k, ETCH_KOP_RSUM, y);
    etch__k_begin_tail(k);
    etch_kval z = etch__k_op2(k, ETCH_KOP_ADD, sum, etch__k_load(k, 1));
    assert_int_not_equal(etch__k_store(k, 0, z), ETCH_KVAL_FAILED);
    assert_valid(k);
    assert_int_equal(etch__k_type(k, even), ETCH_K_b8);
    assert_int_equal(k->n_body, 10);
    assert_prints(k, "kernel rank 2, reduced 1\n"
                     "  in0: f32[0, 1]\n"
                     "  in1: bf16[0]\n"
                     "  out0: f32[0]\n"
                     "  %0 = load.f32 in0\n"
                     "  %1 = const.f32 0.1\n"
                     "  %2 = mul.f32 %0, %1\n"
                     "  %3 = index.i64 axis 1\n"
                     "  %4 = const.i64 0\n"
                     "  %5 = const.i64 1\n"
                     "  %6 = and.i64 %3, %5\n"
                     "  %7 = eq.i64 %6, %4\n"
                     "  %8 = select.f32 %7, %2, %0\n"
                     "  %9 = rsum.f32 %8\n"
                     "tail\n"
                     "  %10 = load.f32 in1\n"
                     "  %11 = add.f32 %9, %10\n"
                     "  store.f32 out0, %11\n");
}

static void test_equal_instructions_are_one(void **state)
{
    (void)state;
    etch_kernel *k = vm_kernel(2, 2);
    vm_input(k, ETCH_F64, 1, axes_01);
    etch_kval x = etch__k_load(k, 0);
    assert_int_equal(etch__k_load(k, 0), x);
    assert_int_equal(etch__k_op1(k, ETCH_KOP_EXP, x), etch__k_op1(k, ETCH_KOP_EXP, x));
    assert_int_equal(etch__k_const_f64(k, ETCH_K_f64, 2), etch__k_const_i64(k, ETCH_K_f64, 2));
    /* Zeros differ by their sign, constants by their type, NaN equals itself. */
    assert_int_not_equal(etch__k_const_f64(k, ETCH_K_f64, 0.0), etch__k_const_f64(k, ETCH_K_f64, -0.0));
    assert_int_not_equal(etch__k_const_f64(k, ETCH_K_f64, 1), etch__k_const_f64(k, ETCH_K_f32, 1));
    assert_int_equal(etch__k_const_f64(k, ETCH_K_f64, NAN), etch__k_const_f64(k, ETCH_K_f64, NAN));
    assert_int_not_equal(etch__k_op2(k, ETCH_KOP_SUB, x, etch__k_const_f64(k, ETCH_K_f64, 2)),
                         etch__k_op2(k, ETCH_KOP_SUB, etch__k_const_f64(k, ETCH_K_f64, 2), x));
    etch_kval r = etch__k_reduce(k, ETCH_KOP_RMAX, x);
    assert_int_equal(etch__k_reduce(k, ETCH_KOP_RMAX, x), r);
    /* Sections do not share. */
    etch__k_begin_tail(k);
    etch_kval tail_load = etch__k_load(k, 0);
    assert_true(tail_load >= k->n_body);
    assert_int_equal(etch__k_load(k, 0), tail_load);
    assert_valid(k);
}

static etch_kinstr const_f64(etch_ktype t, double x)
{
    etch_kernel *k = vm_kernel(0, 0);
    etch_kval v = etch__k_const_f64(k, t, x);
    return k->code[v];
}

static etch_kinstr const_i64(etch_ktype t, int64_t x)
{
    etch_kernel *k = vm_kernel(0, 0);
    etch_kval v = etch__k_const_i64(k, t, x);
    return k->code[v];
}

static int64_t const_of(etch_ktype t, double x) { return const_f64(t, x).imm.i; }

static void test_constants_convert(void **state)
{
    (void)state;
    assert_int_equal(const_of(ETCH_K_i32, 2147483647.9), INT32_MAX);
    assert_int_equal(const_of(ETCH_K_i32, 2147483648.0), INT32_MIN);
    assert_int_equal(const_of(ETCH_K_i32, -2147483648.9), INT32_MIN);
    assert_int_equal(const_of(ETCH_K_i32, NAN), INT32_MIN);
    assert_int_equal(const_of(ETCH_K_i64, -1.9), -1);
    assert_int_equal(const_of(ETCH_K_i64, 1e30), INT64_MIN);
    assert_int_equal(const_of(ETCH_K_u32, -1.0), UINT32_MAX);
    assert_int_equal(const_of(ETCH_K_u32, 4294967297.0), 1);
    assert_int_equal((uint64_t)const_of(ETCH_K_u64, 0x1.8p63), 0xc000000000000000u);
    assert_int_equal((uint64_t)const_of(ETCH_K_u64, -2.0), (uint64_t)-2);
    assert_int_equal(const_of(ETCH_K_b8, 0.25), 1);
    assert_int_equal(const_of(ETCH_K_b8, -0.0), 0);
    assert_true(const_f64(ETCH_K_f32, 0.1).imm.f == (double)0.1f);
    assert_true(const_i64(ETCH_K_f32, 16777217).imm.f == 16777216.0);
    assert_int_equal(const_i64(ETCH_K_i32, 0x100000005).imm.i, 5);
    assert_int_equal(const_i64(ETCH_K_b8, 256).imm.i, 1);
}

/* Instructions that a cast takes, by name. */
static const char *cast_text(etch_dtype from, etch_dtype to)
{
    static char text[256];
    etch_kernel *k = vm_kernel(0, 0);
    vm_input(k, from, 0, axes_01);
    etch__k_cast(k, etch__k_load(k, 0), from, to);
    text[0] = '\0';
    for (uint32_t i = 1; i < k->n_code; i++) {
        strcat(text, text[0] ? " " : "");
        strcat(text, etch__kop_name(k->code[i].op));
        strcat(text, ".");
        strcat(text, etch__ktype_name(k->code[i].result));
    }
    return text;
}

static void test_casts_round_and_wrap_once(void **state)
{
    (void)state;
    assert_string_equal(cast_text(ETCH_F32, ETCH_F32), "");
    assert_string_equal(cast_text(ETCH_F16, ETCH_F32), "");
    assert_string_equal(cast_text(ETCH_F32, ETCH_F16), "ROUND_F16.f32");
    assert_string_equal(cast_text(ETCH_F16, ETCH_BF16), "ROUND_BF16.f32");
    assert_string_equal(cast_text(ETCH_F64, ETCH_F16), "ROUND_F16.f64 CONVERT.f32");
    assert_string_equal(cast_text(ETCH_F16, ETCH_F64), "CONVERT.f64");
    assert_string_equal(cast_text(ETCH_I8, ETCH_I16), "");
    assert_string_equal(cast_text(ETCH_I16, ETCH_I8), "WRAP_8.i32");
    assert_string_equal(cast_text(ETCH_I8, ETCH_U8), "CONVERT.u32 WRAP_8.u32");
    assert_string_equal(cast_text(ETCH_U8, ETCH_I16), "CONVERT.i32");
    assert_string_equal(cast_text(ETCH_U8, ETCH_I8), "CONVERT.i32 WRAP_8.i32");
    assert_string_equal(cast_text(ETCH_I64, ETCH_I8), "CONVERT.i32 WRAP_8.i32");
    assert_string_equal(cast_text(ETCH_I8, ETCH_I64), "CONVERT.i64");
    assert_string_equal(cast_text(ETCH_U8, ETCH_BF16), "CONVERT.f32");
    assert_string_equal(cast_text(ETCH_I32, ETCH_BF16), "CONVERT.f32 ROUND_BF16.f32");
    assert_string_equal(cast_text(ETCH_BOOL, ETCH_F16), "CONVERT.f32");
    assert_string_equal(cast_text(ETCH_F16, ETCH_BOOL), "CONVERT.b8");
    assert_string_equal(cast_text(ETCH_I16, ETCH_BOOL), "CONVERT.b8");
    assert_string_equal(cast_text(ETCH_F32, ETCH_U16), "CONVERT.u32 WRAP_16.u32");
}

static void test_settling(void **state)
{
    (void)state;
    static const struct {
        etch_dtype t;
        int op; /* -1: none */
    } rows[] = {
        { ETCH_BOOL, -1 }, { ETCH_I8, ETCH_KOP_WRAP_8 },     { ETCH_I16, ETCH_KOP_WRAP_16 },     { ETCH_I32, -1 },
        { ETCH_I64, -1 },  { ETCH_U8, ETCH_KOP_WRAP_8 },     { ETCH_U16, ETCH_KOP_WRAP_16 },     { ETCH_U32, -1 },
        { ETCH_U64, -1 },  { ETCH_F16, ETCH_KOP_ROUND_F16 }, { ETCH_BF16, ETCH_KOP_ROUND_BF16 }, { ETCH_F32, -1 },
        { ETCH_F64, -1 }
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        etch_kernel *k = vm_kernel(0, 0);
        vm_input(k, rows[i].t, 0, axes_01);
        etch_kval x = etch__k_load(k, 0), y = etch__k_settle(k, x, rows[i].t);
        if (rows[i].op < 0)
            assert_int_equal(x, y);
        else
            assert_int_equal(k->code[y].op, rows[i].op);
    }
}

static void test_failed_values_fail_quietly(void **state)
{
    (void)state;
    etch_kernel *k = vm_kernel(1, 0);
    vm_output(k, ETCH_F32, 1, axes_01);
    etch_kval x = etch__k_const_f64(k, ETCH_K_f32, 1), bad = ETCH_KVAL_FAILED;
    uint32_t n = k->n_code;
    assert_int_equal(etch__k_op1(k, ETCH_KOP_EXP, bad), bad);
    assert_int_equal(etch__k_op2(k, ETCH_KOP_ADD, x, bad), bad);
    assert_int_equal(etch__k_op2(k, ETCH_KOP_ADD, bad, x), bad);
    assert_int_equal(etch__k_select(k, bad, x, x), bad);
    assert_int_equal(etch__k_cast(k, bad, ETCH_F32, ETCH_F16), bad);
    assert_int_equal(etch__k_settle(k, bad, ETCH_F16), bad);
    assert_int_equal(etch__k_reduce(k, ETCH_KOP_RSUM, bad), bad);
    assert_int_equal(etch__k_store(k, 0, bad), bad);
    assert_int_equal(etch__k_type(k, bad), ETCH_K_none);
    assert_int_equal(k->n_code, n);
}

static void test_too_long(void **state)
{
    (void)state;
    etch_kernel *k = vm_kernel(0, 0);
    etch_kval v = 0;
    for (int i = 0; i < ETCH_KERNEL_MAX_CODE; i++)
        v = etch__k_const_i64(k, ETCH_K_i64, i);
    assert_int_not_equal(v, ETCH_KVAL_FAILED);
    assert_int_equal(etch__k_const_i64(k, ETCH_K_i64, -1), ETCH_KVAL_FAILED);
    assert_int_equal(etch_error_status(vm_cx), ETCH_ENOTSUP);
    assert_non_null(strstr(etch_error_message(vm_cx), "1024"));
    assert_int_equal(etch__k_const_i64(k, ETCH_K_i64, 7), 7); /* what is there is still found */
}

/* A valid program, then one thing wrong at a time. */
static etch_kernel *valid_kernel(void)
{
    etch_kernel *k = vm_kernel(2, 2);
    vm_input(k, ETCH_F32, 2, axes_01);
    vm_output(k, ETCH_F32, 1, axes_01);
    etch_kval x = etch__k_load(k, 0);                  /* 0 */
    etch_kval y = etch__k_op2(k, ETCH_KOP_ADD, x, x);  /* 1 */
    etch_kval s = etch__k_reduce(k, ETCH_KOP_RSUM, y); /* 2 */
    etch__k_begin_tail(k);
    etch_kval z = etch__k_op1(k, ETCH_KOP_NEG, s); /* 3 */
    etch__k_store(k, 0, z);                        /* 4 */
    return k;
}

static void test_validity(void **state)
{
    (void)state;
    assert_valid(valid_kernel());
    const char *why;
#define ASSERT_INVALID(change, text) \
    do { \
        etch_kernel *k = valid_kernel(); \
        change; \
        why = NULL; \
        assert_false(etch__kernel_is_valid(k, &why)); \
        assert_non_null(why); \
        if (!strstr(why, text)) \
            fail_msg("\"%s\" does not say \"%s\"", why, text); \
        assert_false(etch__kernel_is_valid(k, NULL)); \
    } while (0)
    ASSERT_INVALID(k->code[1].a = 1, "before its user");
    ASSERT_INVALID(k->code[1].op = ETCH_N_KOPS, "does not exist");
    ASSERT_INVALID(k->code[1].op = ETCH_KOP_AND, "does not take");
    ASSERT_INVALID(k->code[1].result = ETCH_K_f64, "wrong type");
    ASSERT_INVALID((k->code[1].type = ETCH_K_f64, k->code[1].result = ETCH_K_f64), "wrong type");
    ASSERT_INVALID(k->code[3].a = 1, "value of the body");
    ASSERT_INVALID((k->n_body = 4), "not at the end of the body");
    ASSERT_INVALID((k->code[1].op = ETCH_KOP_RSUM, k->code[2].op = ETCH_KOP_NEG), "not at the end of the body");
    ASSERT_INVALID((k->code[3] = k->code[2]), "reduction in the tail");
    ASSERT_INVALID(k->code[0].operand = 1, "does not exist");
    ASSERT_INVALID(k->in[0].dtype = ETCH_F64, "another type");
    ASSERT_INVALID(k->in[0].dtype = ETCH_STRING, "dtype");
    ASSERT_INVALID(k->in[0].axis[1] = 2, "axis that does not exist");
    ASSERT_INVALID(k->out[0].rank = 0, "every axis");
    ASSERT_INVALID((k->n_code++, k->code[5] = k->code[4]), "stored twice");
    ASSERT_INVALID(
        (k->code[3] = (etch_kinstr){ .op = ETCH_KOP_INDEX, .type = ETCH_K_i64, .result = ETCH_K_i64, .operand = 1 }),
        "axis that does not exist");
    ASSERT_INVALID(k->n_body = 9, "sections");
    ASSERT_INVALID(k->reduced = 8, "axes");
    ASSERT_INVALID(k->n_in = 100, "too many");
}

static void test_tables(void **state)
{
    (void)state;
    assert_string_equal(etch__kop_name(ETCH_KOP_ROUND_BF16), "ROUND_BF16");
    assert_string_equal(etch__ktype_name(ETCH_K_u64), "u64");
    assert_int_equal(etch__kop_arity(ETCH_KOP_SELECT), 3);
    assert_true(etch__kop_takes(ETCH_KOP_MIN, ETCH_K_b8));
    assert_false(etch__kop_takes(ETCH_KOP_ADD, ETCH_K_b8));
    assert_false(etch__kop_takes(ETCH_KOP_DIV, ETCH_K_i32));
    assert_true(etch__kop_can_fault(ETCH_KOP_FLOORMOD, ETCH_K_u32));
    assert_false(etch__kop_can_fault(ETCH_KOP_FLOORMOD, ETCH_K_f32));
    assert_false(etch__kop_can_fault(ETCH_KOP_ADD, ETCH_K_i32));
}

int etch_test_program(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_builds_and_prints, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_equal_instructions_are_one, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_constants_convert, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_casts_round_and_wrap_once, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_settling, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_failed_values_fail_quietly, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_too_long, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_validity, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_tables, vm_setup, vm_teardown),
    };
    return cmocka_run_group_tests_name("kernel/program", tests, NULL, NULL);
}
