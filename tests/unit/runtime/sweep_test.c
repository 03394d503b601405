/* Sweeps: the same bits as kernel by kernel, whatever the number of threads and however long the last piece is. */
#include "unit/graph_support.h"

#include "base/pool.h"
#include "runtime/plan.h"

/* Larger than what a piece may touch; a first axis that pieces do not divide. */
enum { ROWS = 61, COLUMNS = 37, DEPTH = 129 };

static etch_tensor *numbers(world *w, int rank, const int64_t *dims, uint32_t seed)
{
    etch_tensor *t = NULL;
    must(w, etch_tensor_new(w->cx, ETCH_F32, dims, rank, &t));
    float *x = etch_tensor_map(w->cx, t, true);
    for (int64_t i = 0; i < etch_tensor_count(t); i++) {
        seed = seed * 1664525u + 1013904223u;
        x[i] = (float)(int32_t)seed * 0x1p-30f;
    }
    return t;
}

static etch_plan *plan_of(world *w, const char *text, bool finds_nans)
{
    etch_graph *g = graph_of(w, text);
    etch_plan *p = NULL;
    must(w, etch_plan_new(w->cx, g, &(etch_plan_options){ .level = 2, .finds_nans = finds_nans }, &p));
    etch_graph_release(&g);
    return p;
}

/* Runs it step by step and in sweeps, on 1, 2, 3 and 7 threads, and releases `in`. Bytes that intermediate results took on one. */
static size_t check_on(world *w, const char *text, int n_sweeps, etch_tensor **in, int n_in, int n_out)
{
    etch_plan *apart = plan_of(w, text, true),
              *together = plan_of(w, text, false); /* (who looks for NaNs does not sweep) */
    assert_int_equal(atomic_load(&together->newest)->n_sweeps, n_sweeps);
    etch_tensor *want[4], *got[4];
    size_t bytes = 0;
    must(w, etch_plan_run(w->cx, apart, in, n_in, want, n_out));
    static const int widths[] = { 1, 2, 3, 7 };
    for (size_t i = 0; i < ETCH_COUNT_OF(widths); i++) {
        etch__pool_set_width(widths[i]);
        must(w, etch_plan_run(w->cx, together, in, n_in, got, n_out));
        bytes = i == 0 ? etch_plan_get_stats(w->cx, together).arena_bytes : bytes;
        for (int k = 0; k < n_out; k++) {
            assert_memory_equal(etch_tensor_map(w->cx, want[k], false), etch_tensor_map(w->cx, got[k], false),
                                (size_t)etch_tensor_count(want[k]) * sizeof(float));
            etch_tensor_release(&got[k]);
        }
    }
    etch__pool_set_width(0);
    for (int k = 0; k < n_out; k++)
        etch_tensor_release(&want[k]);
    for (int k = 0; k < n_in; k++)
        etch_tensor_release(&in[k]);
    etch_plan_release(&apart), etch_plan_release(&together);
    return bytes;
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
        cmocka_unit_test(a_softmax_is_one_sweep),         cmocka_unit_test(results_in_between_are_whole),
        cmocka_unit_test(what_is_read_whole_is_complete), cmocka_unit_test(attention_is_one_sweep),
        cmocka_unit_test(products_of_all_kinds),
    };
    return cmocka_run_group_tests_name("runtime/sweep", tests, NULL, NULL);
}
