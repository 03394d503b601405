/* Strips: the same bits as step by step, whatever the number of threads and of rows. */
#include "unit/runtime/sweep_testing.h"

/* Rows of which products are made in two parts and more (kernel/call/matmul.c), and of which they are not. */
static const int64_t in_parts[] = { 32, 33, 47, 64, 100, 127 }, in_one_part[] = { 0, 1, 16, 31 };

enum { UNITS = 128, GATES = 4 * UNITS };

/* x: the words' products, h and c: the state, w and b: what all rows share; t: w transposed, as a loop has it on its way back. */
static void check_rows(const char *text, int n_sweeps, int n_strips, int64_t rows, int n_out)
{
    world w;
    world_begin(&w);
    etch_tensor *in[6] = { numbers(&w, 2, DIMS(rows, GATES), 1), numbers(&w, 2, DIMS(rows, UNITS), 2),
                           numbers(&w, 2, DIMS(rows, UNITS), 3), numbers(&w, 2, DIMS(UNITS, GATES), 4),
                           numbers(&w, 1, DIMS(GATES), 5),       numbers(&w, 2, DIMS(GATES, UNITS), 6) };
    (void)check_together(&w, text, (runs_of){ .is_turn = true, .n_sweeps = n_sweeps, .n_strips = n_strips }, in, 6,
                         n_out);
    world_end(&w);
}

static void check_all_rows(const char *text, int n_sweeps, int n_out)
{
    for (size_t i = 0; i < ETCH_COUNT_OF(in_parts); i++)
        check_rows(text, n_sweeps, 1, in_parts[i], n_out);
    for (size_t i = 0; i < ETCH_COUNT_OF(in_one_part); i++)
        check_rows(text, n_sweeps, 0, in_one_part[i], n_out);
}

#define TURN(rest) \
    "func @f(%x: f32[n, 512], %h: f32[n, 128], %c: f32[n, 128], %w: f32[128, 512], %b: f32[512], %t: f32[512, " \
    "128]) {\n" rest "}"
#define GATES_OF \
    " %0 = matmul %h, %w\n %1 = add %x, %0\n %2 = add %1, %b\n %3, %4, %5, %6 = split %2 n=4 axis=1\n" \
    " %7 = sigmoid %4\n %8 = mul %7, %c\n %9 = sigmoid %3\n %10 = tanh %5\n %11 = mul %9, %10\n" \
    " %12 = add %8, %11\n %13 = sigmoid %6\n %14 = tanh %12\n %15 = mul %13, %14\n"

/* The gates are columns of what the strip makes. */
static void a_turn_of_an_lstm(void **state)
{
    (void)state;
    check_all_rows(TURN(GATES_OF " return %12, %15, %2\n"), 1, 3);
    check_all_rows(TURN(GATES_OF " return %15\n"), 1, 1);
}

/* Kernels that are a sweep where they are no strip, rows that are joined side by side and copied, and a product of them. */
static void its_way_back(void **state)
{
    (void)state;
    check_all_rows(TURN(" %0, %1, %2, %3 = split %x n=4 axis=1\n %4 = sigmoid %0\n %5 = tanh %1\n %6 = mul %4, %5\n"
                        " %7 = sum %6 axes=[1] keepdims=true\n %8 = mul %c, %7\n %9 = sum %8 axes=[1] keepdims=true\n"
                        " %10 = sub %c, %9\n %11 = tanh %2\n %12 = mul %10, %11\n %13 = shape_of %h\n"
                        " %14 = concat %8, %10, %12, %6 axis=1\n %15 = matmul %14, %t\n %16 = add %15, %h\n"
                        " return %16, %10, %14\n"),
                   2, 3);
}

/* Two products, of what the other one gave; all of it may be written over. */
static void products_one_after_the_other(void **state)
{
    (void)state;
    check_all_rows(TURN(" %0 = matmul %h, %w\n %1 = tanh %0\n %2 = matmul %1, %t\n %3 = tanh %2\n %4 = add %3, %c\n"
                        " %5 = matmul %4, %w\n %6 = mul %5, %x\n return %6\n"),
                   1, 1);
}

/* What is read as a whole is none of a strip that makes it: a sum over rows, a matrix that rows are multiplied with, columns that are read as rows, and rows that begin
 * elsewhere. */
static void what_is_read_whole_is_complete(void **state)
{
    (void)state;
    for (size_t i = 0; i < ETCH_COUNT_OF(in_parts); i++) {
        int64_t n = in_parts[i];
        check_rows(TURN(" %0 = matmul %h, %w\n %1 = tanh %0\n %2 = sum %1 axes=[0]\n %3 = mul %1, %2\n"
                        " %4 = matmul %3, %t\n %5 = neg %4\n return %5\n"),
                   1, 1, n, 1);
        check_rows(TURN(" %0 = matmul %h, %w\n %1 = tanh %0\n %2 = matmul %1, %1 transpose_y=true\n"
                        " %3 = exp %2\n return %3\n"),
                   2, 1, n, 1);
        check_rows(TURN(" %0 = matmul %h, %w\n %1 = tanh %0\n %2 = reverse %1 axes=[0]\n %3 = add %1, %2\n"
                        " return %3\n"),
                   1, 1, n, 1);
    }
}

/* Rows that are as many as others by what they turn out to be; or 1 of them is repeated. */
static void check_rows_of_state(int64_t rows)
{
    world w;
    world_begin(&w);
    etch_tensor *in[6] = { numbers(&w, 2, DIMS(32, GATES), 1),   numbers(&w, 2, DIMS(32, UNITS), 2),
                           numbers(&w, 2, DIMS(rows, UNITS), 3), numbers(&w, 2, DIMS(UNITS, GATES), 4),
                           numbers(&w, 1, DIMS(GATES), 5),       numbers(&w, 2, DIMS(GATES, UNITS), 6) };
    (void)check_together(&w,
                         "func @f(%x: f32[n, 512], %h: f32[n, 128], %c: f32[m, 128], %w: f32[128, 512], %b: f32[512], "
                         "%t: f32[512, 128]) {\n" GATES_OF " return %12, %15, %2\n}",
                         (runs_of){ .is_turn = true, .n_sweeps = 2, .n_strips = 1 }, in, 6, 3);
    world_end(&w);
}

static void rows_that_turn_out_different(void **state)
{
    (void)state;
    check_rows_of_state(32);
    check_rows_of_state(1);
}

/* The same graph that is no turn has none. */
static void only_turns_have_strips(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[2] = { numbers(&w, 2, DIMS(32, UNITS), 1), numbers(&w, 2, DIMS(UNITS, GATES), 2) };
    (void)check_together(
        &w, "func @f(%x: f32[n, 128], %w: f32[128, 512]) {\n %0 = matmul %x, %w\n %1 = tanh %0\n return %1\n}",
        (runs_of){ .n_sweeps = 0 }, in, 2, 1);
    world_end(&w);
}

/* Halves, which are multiplied in blocks, in rooms of their own. */
static void other_types(void **state)
{
    (void)state;
    static const char *const texts[] = {
        TURN(" %0 = cast %h dtype=bf16\n %1 = cast %w dtype=bf16\n %2 = matmul %0, %1\n %3 = tanh %2\n"
             " %4 = cast %3 dtype=f32\n return %4\n"),
        TURN(" %0 = cast %h dtype=f16\n %1 = cast %w dtype=f16\n %2 = matmul %0, %1\n %3 = tanh %2\n"
             " %4 = cast %3 dtype=f32\n return %4\n"),
        TURN(" %0 = cast %h dtype=f64\n %1 = cast %w dtype=f64\n %2 = matmul %0, %1\n %3 = tanh %2\n"
             " %4 = cast %3 dtype=f32\n return %4\n"),
    };
    for (size_t k = 0; k < ETCH_COUNT_OF(texts); k++)
        for (size_t i = 0; i < ETCH_COUNT_OF(in_parts); i++)
            check_rows(texts[k], 1, 1, in_parts[i], 1);
}

/* Matrices whose rows and columns both have gaps are copied, by each thread. */
static void operands_that_are_copied(void **state)
{
    (void)state;
    for (size_t i = 0; i < ETCH_COUNT_OF(in_parts); i++)
        check_rows(TURN(" %0 = const [128, 256, 2] : i64[3]\n %1 = const [0, 0, 1] : i64[3]\n"
                        " %2 = const [128, 128, 2] : i64[3]\n %3 = const [1, 1, 1] : i64[3]\n"
                        " %4 = const [-1, 128, 4] : i64[3]\n %5 = reshape %w, %0\n %6 = reshape %x, %4\n"
                        " %7 = strided_slice %5, %1, %2, %3 begin_mask=3 end_mask=3 shrink_mask=4\n"
                        " %8 = strided_slice %6, %1, %2, %3 begin_mask=3 end_mask=3 shrink_mask=4\n"
                        " %9 = matmul %8, %7\n %10 = tanh %9\n return %10\n"),
                   1, in_parts[i] >= 64 ? 1 : 0, in_parts[i], 1);
}

int etch_test_strip(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_of_an_lstm),
        cmocka_unit_test(its_way_back),
        cmocka_unit_test(products_one_after_the_other),
        cmocka_unit_test(what_is_read_whole_is_complete),
        cmocka_unit_test(rows_that_turn_out_different),
        cmocka_unit_test(only_turns_have_strips),
        cmocka_unit_test(other_types),
        cmocka_unit_test(operands_that_are_copied),
    };
    return cmocka_run_group_tests_name("runtime/strip", tests, NULL, NULL);
}
