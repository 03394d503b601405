/* Sweeps: the same bits as kernel by kernel, whatever the number of threads and however long the last piece is. */
#include "unit/runtime/sweep_testing.h"

/* Larger than what a piece may touch; a first axis that pieces do not divide. */
enum { ROWS = 61, COLUMNS = 37, DEPTH = 129 };

static size_t check_on(world *w, const char *text, int n_sweeps, etch_tensor **in, int n_in, int n_out)
{
    return check_together(w, text, (runs_of){ .n_sweeps = n_sweeps }, in, n_in, n_out);
}

static void check(const char *text, int n_sweeps, int n_out)
{
    world w;
    world_begin(&w);
    etch_tensor *in[2] = { numbers(&w, 3, DIMS(ROWS, COLUMNS, DEPTH), 1), numbers(&w, 1, DIMS(DEPTH), 2) };
    (void)check_on(&w, text, n_sweeps, in, 2, n_out);
    world_end(&w);
}

static void a_softmax_is_one_sweep(void **state)
{
    (void)state;
    check("func @f(%x: f32[a, b, c], %s: f32[c]) {\n %0 = mul %x, %s\n %1 = softmax %0 axis=-1\n return %1\n}", 1, 1);
}

/* Each result is read again later, so that none is written over; the second sum is over what the first sweep made. */
static void results_in_between_are_whole(void **state)
{
    (void)state;
    check("func @f(%x: f32[a, b, c], %s: f32[c]) {\n %0 = add %x, %s\n %1 = mean %0 axes=[2] keepdims=true\n"
          " %2 = sub %0, %1\n %3 = square %2\n %4 = mean %3 axes=[2] keepdims=true\n %5 = rsqrt %4\n %6 = mul %2, %5\n"
          " %7 = sum %6 axes=[0, 1]\n return %0, %2, %6, %7\n}",
          1, 4);
}

/* A sum over the first axis ends a sweep, and its result is read as a whole by the next kernels. */
static void what_is_read_whole_is_complete(void **state)
{
    (void)state;
    check("func @f(%x: f32[a, b, c], %s: f32[c]) {\n %0 = softmax %x axis=-1\n %1 = sum %0 axes=[0]\n %2 = mul %0, %1\n"
          " %3 = max %2 axes=[2] keepdims=true\n %4 = sub %2, %3\n %5 = mul %4, %s\n return %1, %5\n}",
          2, 2);
}

/* Attention of BATCH x HEADS, over rows of T and U. */
enum { BATCH = 29, HEADS = 3, T = 40, U = 52, D = 16, SCORES = BATCH * HEADS * T * U * 4 };

static size_t check_attention(const char *text, int n_sweeps, int n_out, int batch_of_keys)
{
    world w;
    world_begin(&w);
    etch_tensor *in[4] = { numbers(&w, 4, DIMS(BATCH, HEADS, T, D), 1),
                           numbers(&w, 4, DIMS(batch_of_keys, HEADS, U, D), 2),
                           numbers(&w, 4, DIMS(BATCH, HEADS, U, D), 3), numbers(&w, 2, DIMS(T, U), 4) };
    size_t bytes = check_on(&w, text, n_sweeps, in, 4, n_out);
    world_end(&w);
    return bytes;
}

#define ATTENTION(rest) \
    "func @f(%q: f32[a, h, t, d], %k: f32[b, h, u, d], %v: f32[a, h, u, d], %m: f32[t, u]) {\n" \
    " %0 = matmul %q, %k transpose_y=true\n %1 = add %0, %m\n %2 = softmax %1 axis=-1\n %3 = matmul %2, %v\n" rest "}"

/* Between its two products no scores are there as a whole: a piece per thread is. */
static void attention_is_one_sweep(void **state)
{
    (void)state;
    size_t bytes = check_attention(ATTENTION(" return %3\n"), 1, 1, BATCH);
    assert_true(bytes > 0 && bytes < SCORES);
    (void)check_attention(ATTENTION(" %4 = neg %3\n return %4\n"), 1, 1, 1); /* the same keys for all */
    assert_true(check_attention(ATTENTION(" return %2, %3\n"), 1, 2, BATCH) < 2 * (size_t)SCORES);
}

/* One example, or two, of many heads: pieces are heads then. */
static void pieces_of_a_deeper_axis(void **state)
{
    (void)state;
    static const int64_t batches[][2] = { { 1, BATCH * HEADS }, { 2, 43 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(batches); i++) {
        world w;
        world_begin(&w);
        int64_t a = batches[i][0], h = batches[i][1];
        etch_tensor *in[4] = { numbers(&w, 4, DIMS(a, h, T, D), 1), numbers(&w, 4, DIMS(a, h, U, D), 2),
                               numbers(&w, 4, DIMS(a, h, U, D), 3), numbers(&w, 2, DIMS(T, U), 4) };
        size_t bytes = check_on(&w, ATTENTION(" return %3\n"), 1, in, 4, 1);
        assert_true(bytes > 0 && bytes < SCORES);
        etch_tensor *one_row[4] = { numbers(&w, 4, DIMS(a, h, T, D), 1), numbers(&w, 4, DIMS(1, h, U, D), 2),
                                    numbers(&w, 4, DIMS(a, h, U, D), 3), numbers(&w, 2, DIMS(T, U), 4) };
        (void)check_on(&w, ATTENTION(" %4 = sum %2 axes=[-1]\n return %3, %4\n"), 1, one_row, 4, 2);
        world_end(&w);
    }
}

/* A softmax whose pieces are rows of the second axis, the last of them shorter, with an operand that has no first axis. */
static void rows_of_a_deeper_axis(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[2] = { numbers(&w, 4, DIMS(1, 3, 1021, DEPTH), 1), numbers(&w, 3, DIMS(3, 1021, 1), 2) };
    (void)check_on(
        &w,
        "func @f(%x: f32[a, b, c, d], %s: f32[b, c, 1]) {\n %0 = mul %x, %s\n %1 = softmax %0 axis=-1\n return %1\n}",
        1, in, 2, 1);
    world_end(&w);
}

/* Three sizes of the batch by name, that are one, or 1, when they are bound. */
static void sizes_that_turn_out_equal(void **state)
{
    (void)state;
    static const int64_t batches[][3] = { { BATCH, BATCH, BATCH }, { BATCH, 1, BATCH }, { 1, BATCH, 1 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(batches); i++) {
        world w;
        world_begin(&w);
        const int64_t *n = batches[i];
        etch_tensor *in[4] = { numbers(&w, 4, DIMS(n[0], HEADS, T, D), 1), numbers(&w, 4, DIMS(n[1], HEADS, U, D), 2),
                               numbers(&w, 4, DIMS(n[2], HEADS, U, D), 3), numbers(&w, 2, DIMS(T, U), 4) };
        size_t bytes = check_on(
            &w,
            "func @f(%q: f32[a, h, t, d], %k: f32[b, h, u, d], %v: f32[c, h, u, d], %m: f32[t, u]) {\n"
            " %0 = matmul %q, %k transpose_y=true\n %1 = add %0, %m\n %2 = softmax %1 axis=-1\n"
            " %3 = matmul %2, %v\n return %3\n}",
            1, in, 4, 1);
        assert_true(bytes < SCORES);
        world_end(&w);
    }
}

/* Scores are made again for the gradient, which is one sweep with what makes them. */
static void gradients_of_attention_are_one_sweep(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[3];
    for (uint32_t i = 0; i < 3; i++)
        in[i] = numbers(&w, 4, DIMS(BATCH * HEADS, 3, T, D), i + 1);
    size_t bytes = check_on(
        &w,
        "func @f(%q: f32[b, 3, 40, 16], %k: f32[b, 3, 40, 16], %v: f32[b, 3, 40, 16]) {\n"
        " %0 = matmul %q, %k transpose_y=true\n %1 = max %0 axes=[3] keepdims=true\n %2 = sub %0, %1\n %3 = exp %2\n"
        " %4 = sum %3 axes=[3] keepdims=true\n %5 = div %3, %4\n %6 = matmul %5, %v\n %16 = mean %6 axes=[0, 1, 2, "
        "3]\n %7 = mul %6, %16\n"
        " %8 = matmul %7, %v transpose_y=true\n %9 = matmul %5, %7 transpose_x=true\n %10 = mul %8, %5\n"
        " %11 = sum %10 axes=[3] keepdims=true\n %12 = sub %8, %11\n %13 = mul %12, %5\n %14 = matmul %13, %k\n"
        " %15 = matmul %13, %q transpose_x=true\n return %14, %15, %9\n}",
        2, in, 3, 3);
    assert_true(bytes < (size_t)BATCH * HEADS * 3 * T * T * sizeof(float));
    world_end(&w);
}

/* One long head, or two: pieces are rows of its scores, which never are there as a whole. */
enum { LONG = 1500, SCORES_OF_HEAD = LONG * LONG * 4 };

static size_t check_long(const char *text, int n_sweeps, int64_t heads, int n_out)
{
    world w;
    world_begin(&w);
    etch_tensor *in[4] = { numbers(&w, 4, DIMS(1, heads, LONG, D), 1), numbers(&w, 4, DIMS(1, heads, LONG, D), 2),
                           numbers(&w, 4, DIMS(1, heads, LONG, D), 3), numbers(&w, 2, DIMS(LONG, LONG), 4) };
    size_t bytes = check_on(&w, text, n_sweeps, in, 4, n_out);
    world_end(&w);
    return bytes;
}

static void rows_of_products(void **state)
{
    (void)state;
    for (int64_t heads = 1; heads <= 2; heads++) {
        size_t bytes = check_long(ATTENTION(" %4 = neg %3\n return %4\n"), 1, heads, 1);
        assert_true(bytes > 0 && bytes < SCORES_OF_HEAD / 2);
    }
    /* Columns of keys and rows of queries that lie across, and halves. */
    (void)check_long("func @f(%q: f32[a, h, t, d], %k: f32[b, h, u, d], %v: f32[a, h, u, d], %m: f32[t, u]) {\n"
                     " %0 = transpose %q perm=[0, 3, 2, 1]\n %1 = neg %0\n %2 = transpose %1 perm=[0, 3, 2, 1]\n"
                     " %3 = matmul %2, %k transpose_y=true\n %4 = mul %3, %m\n %5 = matmul %4, %v\n return %5\n}",
                     1, 1, 1);
    size_t halves = check_long(
        "func @f(%q: f32[a, h, t, d], %k: f32[b, h, u, d], %v: f32[a, h, u, d], %m: f32[t, u]) {\n"
        " %0 = cast %q dtype=bf16\n %1 = cast %k dtype=bf16\n %2 = cast %v dtype=bf16\n %3 = matmul %0, %1 "
        "transpose_y=true\n"
        " %4 = softmax %3 axis=-1\n %5 = matmul %4, %2\n %6 = cast %5 dtype=f32\n return %6\n}",
        1, 1, 1);
    assert_true(halves < SCORES_OF_HEAD / 2);
}

/* Gradients of keys and values are sums over rows: each piece adds to them. */
static void sums_over_rows_of_products(void **state)
{
    (void)state;
#define WAY_BACK(rest) \
    "func @f(%q: f32[1, h, 1500, 16], %k: f32[1, h, 1500, 16], %v: f32[1, h, 1500, 16], %m: f32[1500, 1500]) {\n" \
    " %0 = matmul %q, %k transpose_y=true\n %1 = add %0, %m\n %2 = exp %1\n %3 = matmul %2, %v " \
    "transpose_x=true\n" rest "}"
    for (int64_t heads = 1; heads <= 2; heads++) {
        size_t bytes = check_long(
            WAY_BACK(" %4 = matmul %v, %k transpose_y=true\n %5 = mul %4, %2\n %6 = matmul %5, %k\n"
                     " %7 = matmul %5, %q transpose_x=true\n return %3, %6, %7\n"),
            1, heads, 3);
        assert_true(bytes < SCORES_OF_HEAD * 3 / 2); /* two things, of 768 rows each */
    }
    /* What is added up is there only behind the last piece: who reads it cannot be among them. */
    (void)check_long(
        WAY_BACK(" %4 = matmul %3, %q transpose_y=true\n %5 = mul %4, %2\n %6 = matmul %5, %k\n return %6\n"), 1, 1, 1);
    /* Sums over one axis in pieces, and rows of another: these do not go together. */
    (void)check_long(WAY_BACK(" %4 = matmul %2, %2\n %5 = tanh %4\n %6 = matmul %5, %k\n return %3, %6\n"), 1, 1, 2);
#undef WAY_BACK
}

/* Products by what all share, of transposed ones, and with copies of what lies otherwise; two that read what one kernel makes. */
static void products_of_all_kinds(void **state)
{
    (void)state;
    (void)check_attention(
        "func @f(%q: f32[a, h, t, d], %k: f32[b, h, u, d], %v: f32[a, h, u, d], %m: f32[t, u]) {\n"
        " %0 = transpose %q perm=[0, 3, 1, 2]\n %1 = matmul %0, %m\n %2 = tanh %1\n"
        " %3 = matmul %2, %2 transpose_x=true\n %4 = matmul %2, %2 transpose_y=true\n return %3, %4\n}",
        1, 2, BATCH);
}

int etch_test_sweep(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_softmax_is_one_sweep),
        cmocka_unit_test(results_in_between_are_whole),
        cmocka_unit_test(what_is_read_whole_is_complete),
        cmocka_unit_test(attention_is_one_sweep),
        cmocka_unit_test(products_of_all_kinds),
        cmocka_unit_test(pieces_of_a_deeper_axis),
        cmocka_unit_test(rows_of_a_deeper_axis),
        cmocka_unit_test(sizes_that_turn_out_equal),
        cmocka_unit_test(gradients_of_attention_are_one_sweep),
        cmocka_unit_test(rows_of_products),
        cmocka_unit_test(sums_over_rows_of_products),
    };
    return cmocka_run_group_tests_name("runtime/sweep", tests, NULL, NULL);
}
