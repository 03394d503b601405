/* Runs that take long ask whether to stop: in the midst of a step, and what the program does meanwhile disturbs nothing. */
#include "function_testing.h"

#include "base/ctx.h"
#include "base/pool.h"

/* --- a program that is asked ---------------------------------------------------------------------------------------- */

static struct {
    world *w;
    int n_asked;
    int stop_at; /* the question that is answered by yes; 0: none */
    bool runs;   /* it uses the context itself meanwhile */
} program;

/* Kernels of other sizes, reductions, sorts and products, and more sums than programs of them are kept. */
static void run_something(world *w)
{
    etch_scope s = etch_scope_begin(w->cx);
    for (int64_t rows = 1; rows < 4; rows++) {
        etch_tensor *x = FULL(w, 0.5, rows, 3000), *y = etch_tanh(w->cx, etch_add(w->cx, x, x));
        etch_tensor *rank1 = etch_reshape(w->cx, y, etch_int_list(w->cx, (const int64_t[]){ -1 }, 1));
        etch_tensor *columns = etch_sum(w->cx, y, ETCH_INTS(0), false);
        assert_true(first(w, etch_sum(w->cx, columns, ETCH_ALL_AXES, false)) > 2000);
        assert_true(first(w, etch_sort(w->cx, rank1, 0, true)) > 0.7);
        assert_true(first(w, etch_matmul(w->cx, y, y, false, true)) > 1000);
    }
    etch_scope_end(w->cx, s);
}

static void *leave(void) { return NULL; }
static void enter(void *left) { (void)left; }
static bool should_stop(bool is_updating)
{
    (void)is_updating;
    if (program.runs)
        run_something(program.w);
    return ++program.n_asked == program.stop_at;
}
static const etch_interpreter interpreter = { leave, enter, should_stop };

static void ask(world *w, int stop_at, bool runs)
{
    program.w = w;
    program.n_asked = 0;
    program.stop_at = stop_at;
    program.runs = runs;
}

/* --- what takes long -------------------------------------------------------------------------------------------------- */

enum { N = 300000, SIDE = 900 };

static etch_tensor *int_list(etch_ctx *cx, int64_t n) { return etch_int_list(cx, &n, 1); }
static etch_tensor *number(etch_ctx *cx, etch_dtype t, double x) { return etch_scalar(cx, t, x); }
static etch_tensor *shape_of_n(etch_ctx *cx) { return int_list(cx, N); }

/* f32[N] in no order, with equal ones among them. */
static etch_tensor *mixed(etch_ctx *cx)
{
    etch_tensor *x = etch_range(cx, number(cx, ETCH_F32, 0), number(cx, ETCH_F32, N), number(cx, ETCH_F32, 1));
    return etch_sin(cx, etch_floor(cx, etch_mul(cx, x, number(cx, ETCH_F32, 0.75))));
}
static etch_tensor *indices(etch_ctx *cx)
{
    return etch_cast(cx, etch_floor(cx, etch_mul(cx, etch_abs(cx, mixed(cx)), number(cx, ETCH_F32, 1000))), ETCH_I32);
}
static etch_tensor *square(etch_ctx *cx, int64_t n)
{
    etch_tensor *x = etch_range(cx, number(cx, ETCH_F32, 0), number(cx, ETCH_F32, (double)(n * n)),
                                number(cx, ETCH_F32, 1));
    return etch_reshape(cx, etch_floor(cx, etch_mul(cx, etch_sin(cx, x), number(cx, ETCH_F32, 9))),
                        etch_int_list(cx, (const int64_t[]){ n, n }, 2));
}

static etch_tensor *kernel(etch_ctx *cx) { return etch_exp(cx, etch_tanh(cx, mixed(cx))); }
static etch_tensor *sum(etch_ctx *cx) { return etch_sum(cx, mixed(cx), ETCH_ALL_AXES, false); }
static etch_tensor *columns(etch_ctx *cx) { return etch_sum(cx, square(cx, SIDE), ETCH_INTS(0), false); }
static etch_tensor *product(etch_ctx *cx) { return etch_matmul(cx, square(cx, SIDE), square(cx, SIDE), false, true); }
static etch_tensor *product_of(etch_ctx *cx, etch_dtype t)
{
    etch_tensor *x = etch_cast(cx, square(cx, 300), t);
    return etch_cast(cx, etch_matmul(cx, x, x, true, false), ETCH_F32);
}
static etch_tensor *product_bf16(etch_ctx *cx) { return product_of(cx, ETCH_BF16); }
static etch_tensor *product_i32(etch_ctx *cx) { return product_of(cx, ETCH_I32); }
static etch_tensor *sorted(etch_ctx *cx) { return etch_sort(cx, mixed(cx), 0, false); }
static etch_tensor *order(etch_ctx *cx) { return etch_argsort(cx, mixed(cx), 0, true); }
static etch_tensor *order_f64(etch_ctx *cx) { return etch_argsort(cx, etch_cast(cx, mixed(cx), ETCH_F64), 0, true); }
static etch_tensor *top(etch_ctx *cx, double k, int which)
{
    etch_tensor *out[2];
    etch_top_k(cx, mixed(cx), number(cx, ETCH_I32, k), out);
    return out[which];
}
static etch_tensor *top_few(etch_ctx *cx) { return top(cx, 100, 1); }
static etch_tensor *top_many(etch_ctx *cx) { return top(cx, N / 2, 0); }
static etch_tensor *searched(etch_ctx *cx) { return etch_searchsorted(cx, sorted(cx), mixed(cx), true, ETCH_I32); }
static etch_tensor *distinct(etch_ctx *cx)
{
    etch_tensor *out[3];
    etch_unique(cx, indices(cx), out);
    return out[1];
}
static etch_tensor *all_distinct(etch_ctx *cx)
{
    etch_tensor *out[3],
        *x = etch_range(cx, number(cx, ETCH_I32, 0), number(cx, ETCH_I32, N / 8), number(cx, ETCH_I32, 1));
    etch_unique(cx, etch_concat(cx, (etch_tensor *[]){ x, x }, 2, 0), out);
    return out[2];
}
static etch_tensor *not_zero(etch_ctx *cx) { return etch_nonzero(cx, mixed(cx)); }
static etch_tensor *best_of_columns(etch_ctx *cx) { return etch_argmax(cx, square(cx, SIDE), 0, ETCH_I32); }
static etch_tensor *best_of_rows(etch_ctx *cx) { return etch_argmin(cx, square(cx, SIDE), 1, ETCH_I64); }
static etch_tensor *sums_of_columns(etch_ctx *cx) { return etch_cumsum(cx, square(cx, 300), 0, false, false); }
static etch_tensor *sums(etch_ctx *cx) { return etch_cumsum(cx, mixed(cx), 0, true, true); }
static etch_tensor *gathered(etch_ctx *cx) { return etch_gather(cx, mixed(cx), indices(cx), 0, 0); }
static etch_tensor *scattered(etch_ctx *cx)
{
    etch_tensor *at = etch_reshape(cx, indices(cx), etch_int_list(cx, (const int64_t[]){ N, 1 }, 2));
    etch_tensor *zeros = etch_fill(cx, int_list(cx, 1001), number(cx, ETCH_F32, 0));
    return etch_scatter_nd_add(cx, zeros, at, mixed(cx));
}
#define DRAWN(op, t) etch_random_##op(cx, number(cx, ETCH_U64, 7), number(cx, ETCH_U64, 9), shape_of_n(cx), t)
static etch_tensor *bits(etch_ctx *cx) { return DRAWN(bits, ETCH_U64); }
static etch_tensor *normals(etch_ctx *cx) { return DRAWN(normal, ETCH_F32); }
static etch_tensor *truncated(etch_ctx *cx) { return DRAWN(truncated_normal, ETCH_F32); }
static etch_tensor *permutation(etch_ctx *cx) { return DRAWN(permutation, ETCH_I32); }
static etch_tensor *strings(etch_ctx *cx)
{
    etch_tensor *text = etch_string_from_number(cx, indices(cx), -1, false, false, -1, "");
    return etch_string_to_number(cx, text, ETCH_F32);
}
static etch_tensor *counted(etch_ctx *cx)
{
    return etch_range(cx, number(cx, ETCH_I64, 5), number(cx, ETCH_I64, N), number(cx, ETCH_I64, 1));
}
static etch_tensor *joined(etch_ctx *cx)
{
    etch_tensor *x = square(cx, 1200), *xs[] = { x, x };
    return etch_concat(cx, xs, 2, 1);
}
static etch_tensor *filled(etch_ctx *cx)
{
    return etch_fill(cx, etch_int_list(cx, (const int64_t[]){ 3, 1200000 }, 2), number(cx, ETCH_F32, 3));
}

#define LEFT_OUT ((etch_ints){ NULL, 0 })
static etch_tensor *images(etch_ctx *cx, etch_dtype t)
{
    return etch_cast(cx, etch_reshape(cx, mixed(cx), etch_int_list(cx, (const int64_t[]){ 30, 50, 50, 4 }, 4)), t);
}
static etch_tensor *convolution_of(etch_ctx *cx, etch_dtype t)
{
    etch_tensor *x = images(cx, t);
    etch_tensor *w = etch_slice(cx, x, etch_int_list(cx, (const int64_t[]){ 0, 0, 0, 0 }, 4),
                                etch_int_list(cx, (const int64_t[]){ 3, 3, 4, 4 }, 4));
    etch_tensor *y = etch_conv(cx, x, w, LEFT_OUT, LEFT_OUT, "same", LEFT_OUT, 1);
    etch_tensor *dw = etch_conv_grad_w(cx, x, etch_shape_of(cx, w, ETCH_I64), y, LEFT_OUT, LEFT_OUT, "same", LEFT_OUT,
                                       1);
    return etch_conv_grad_x(cx, etch_shape_of(cx, x, ETCH_I64), dw, y, LEFT_OUT, LEFT_OUT, "same", LEFT_OUT, 1);
}
static etch_tensor *convolution(etch_ctx *cx) { return convolution_of(cx, ETCH_F32); }
static etch_tensor *convolution_f64(etch_ctx *cx) { return convolution_of(cx, ETCH_F64); }
static etch_tensor *convolution_of_one(etch_ctx *cx)
{
    etch_tensor *x = etch_reshape(cx, mixed(cx), etch_int_list(cx, (const int64_t[]){ 1, 500, 150, 4 }, 4));
    etch_tensor *w = etch_slice(cx, etch_reshape(cx, x, etch_int_list(cx, (const int64_t[]){ 50, 50, 30, 4 }, 4)),
                                etch_int_list(cx, (const int64_t[]){ 0, 0, 0, 0 }, 4),
                                etch_int_list(cx, (const int64_t[]){ 9, 9, 4, 4 }, 4));
    return etch_conv(cx, x, w, LEFT_OUT, LEFT_OUT, "same", LEFT_OUT, 1);
}
static etch_tensor *pooled(etch_ctx *cx)
{
    etch_tensor *x = images(cx, ETCH_F32), *y = etch_max_pool(cx, x, ETCH_INTS(3, 3), LEFT_OUT, "same", LEFT_OUT);
    return etch_avg_pool(cx, y, ETCH_INTS(2, 2), LEFT_OUT, "same", LEFT_OUT);
}

static etch_tensor *pooled_large(etch_ctx *cx)
{
    return etch_max_pool(cx, images(cx, ETCH_F32), ETCH_INTS(9, 9), LEFT_OUT, "same", LEFT_OUT);
}

static const struct {
    const char *name;
    etch_tensor *(*run)(etch_ctx *cx);
} long_ones[] = {
    { "kernel", kernel },
    { "sum", sum },
    { "columns", columns },
    { "product", product },
    { "bf16", product_bf16 },
    { "i32", product_i32 },
    { "sort", sorted },
    { "argsort", order },
    { "pairs", order_f64 },
    { "top few", top_few },
    { "top many", top_many },
    { "searchsorted", searched },
    { "unique", distinct },
    { "cumsum", sums },
    { "distinct", all_distinct },
    { "nonzero", not_zero },
    { "argmax", best_of_columns },
    { "argmin", best_of_rows },
    { "columns' sums", sums_of_columns },
    { "gather", gathered },
    { "scatter", scattered },
    { "bits", bits },
    { "normal", normals },
    { "truncated", truncated },
    { "permutation", permutation },
    { "strings", strings },
    { "range", counted },
    { "concat", joined },
    { "fill", filled },
    { "conv", convolution },
    { "conv f64", convolution_f64 },
    { "conv of one image", convolution_of_one },
    { "pool", pooled },
    { "large pool", pooled_large },
};

static bool is_equal(world *w, etch_tensor *x, etch_tensor *y)
{
    etch_tensor *all = etch_all(w->cx, etch_equal(w->cx, x, y), ETCH_ALL_AXES, false);
    assert_non_null(all);
    bool answer = false;
    assert_int_equal(etch_tensor_read(w->cx, all, &answer, sizeof answer), ETCH_OK);
    return answer;
}

/* Each gives the same while the program uses the context in the midst of it, and stops at any question. */
static void test_in_the_midst_of_steps(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (size_t i = 0; i < ETCH_COUNT_OF(long_ones); i++) {
        etch_scope s = etch_scope_begin(w.cx);
        etch_runtime_set_interpreter(w.rt, NULL);
        etch_tensor *expected = long_ones[i].run(w.cx);
        assert_non_null(expected);
        etch_runtime_set_interpreter(w.rt, &interpreter);
        ask(&w, 0, true);
        etch_tensor *found = long_ones[i].run(w.cx);
        int n_asked = program.n_asked;
        etch_runtime_set_interpreter(w.rt, NULL);
        if (!found || !is_equal(&w, expected, found))
            fail_msg("%s: another result when it is disturbed (%s)", long_ones[i].name, etch_error_message(w.cx));
        etch_runtime_set_interpreter(w.rt, &interpreter);
        int at[] = { 1, n_asked / 2, n_asked };
        for (size_t k = 0; k < ETCH_COUNT_OF(at); k++) {
            ask(&w, at[k], false);
            etch_tensor *none = long_ones[i].run(w.cx);
            if (none || etch_error_status(w.cx) != ETCH_ECANCELLED)
                fail_msg("%s did not stop at question %d of %d", long_ones[i].name, at[k], n_asked);
            assert_non_null(strstr(etch_error_message(w.cx), "stopped by the program"));
            etch_error_clear(w.cx);
        }
        etch_scope_end(w.cx, s);
    }
    etch_runtime_set_interpreter(w.rt, NULL);
    world_end(&w);
}

/* Nothing but the last step: it asks in its midst, not only before. */
static void test_asks_inside_of_one_step(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = square(w.cx, SIDE), *many = mixed(w.cx), *y;
    etch_runtime_set_interpreter(w.rt, &interpreter);
    ask(&w, 0, false);
    y = etch_matmul(w.cx, x, x, false, false);
    assert_non_null(y);
    assert_true(program.n_asked >= 3); /* before it, and after each part */
    ask(&w, 0, false);
    y = etch_tanh(w.cx, many);
    assert_non_null(y);
    assert_true(program.n_asked >= 1 + N / ETCH_ASK_EVERY);
    etch_runtime_set_interpreter(w.rt, NULL);
    world_end(&w);
}

/* With several threads the one that owns the work asks, and the others stop with it. */
static void test_stops_all_threads(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = square(w.cx, SIDE), *many = mixed(w.cx), *expected = etch_tanh(w.cx, many);
    etch_tensor *product = etch_matmul(w.cx, x, x, false, false);
    etch_runtime_set_interpreter(w.rt, &interpreter);
    etch__pool_set_width(3);
    for (int stop_at = 0; stop_at < 2; stop_at++) {
        ask(&w, stop_at, stop_at == 0);
        etch_tensor *y = etch_tanh(w.cx, many);
        bool was_stopped = etch_error_status(w.cx) == ETCH_ECANCELLED;
        etch_error_clear(w.cx);
        ask(&w, stop_at, stop_at == 0);
        etch_tensor *z = etch_matmul(w.cx, x, x, false, false);
        bool was_stopped_again = etch_error_status(w.cx) == ETCH_ECANCELLED;
        etch_error_clear(w.cx);
        assert_true(was_stopped == (stop_at == 1) && was_stopped_again == (stop_at == 1));
        etch_runtime_set_interpreter(w.rt, NULL);
        assert_true(stop_at == 1 || (is_equal(&w, expected, y) && is_equal(&w, product, z)));
        etch_runtime_set_interpreter(w.rt, &interpreter);
    }
    etch_runtime_set_interpreter(w.rt, NULL);
    etch__pool_set_width(1);
    world_end(&w);
}

static etch_tensor *drawn(etch_ctx *cx, int64_t m, int64_t n)
{
    return etch_random_normal(cx, number(cx, ETCH_U64, 7), number(cx, ETCH_U64, 0),
                              etch_int_list(cx, (const int64_t[]){ m, n }, 2), ETCH_F32);
}

/* The same elements, where the transposed matrix has them. */
static etch_tensor *turned(etch_ctx *cx, etch_tensor *x)
{
    return etch_mul(cx, etch_transpose(cx, x, ETCH_INTS(1, 0)), number(cx, ETCH_F32, 1));
}

/* Sums of k products of numbers about 1, in another order. */
static bool is_near(world *w, etch_tensor *x, etch_tensor *y, int64_t k)
{
    etch_tensor *off = etch_max(w->cx, etch_abs(w->cx, etch_sub(w->cx, x, y)), ETCH_ALL_AXES, false);
    float most = 1;
    assert_int_equal(etch_tensor_read(w->cx, off, &most, sizeof most), ETCH_OK);
    return most <= 0x1p-21f * (float)k;
}

/* Parts of a product are those of the same elements, however the operands lie. */
static void test_parts_of_products(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const int64_t drawn_sizes[][3] = { { SIDE, SIDE, SIDE }, { 2, 4, 2000000 }, { 3, 40000, 300 }, { 16, 16, 140000 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(drawn_sizes); i++) {
        etch_scope s = etch_scope_begin(w.cx);
        int64_t m = drawn_sizes[i][0], n = drawn_sizes[i][1], k = drawn_sizes[i][2];
        etch_tensor *x = drawn(w.cx, m, k), *y = drawn(w.cx, k, n), *x_t = turned(w.cx, x), *y_t = turned(w.cx, y);
        etch_tensor *expected = etch_matmul(w.cx, x, y, false, false);
        assert_true(is_near(&w, expected, etch_matmul(w.cx, x_t, y, true, false), k));
        assert_true(is_near(&w, expected, etch_matmul(w.cx, x, y_t, false, true), k));
        assert_true(is_near(&w, expected, etch_matmul(w.cx, x_t, y_t, true, true), k));
        etch_scope_end(w.cx, s);
    }
    /* Wide, high, and long: cut along each of the three; sums of ones are exact. */
    const int64_t sizes[][3] = { { 2, 60000, 600 }, { 60000, 3, 300 }, { 5, 3, 300000 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++) {
        etch_scope s = etch_scope_begin(w.cx);
        int64_t m = sizes[i][0], n = sizes[i][1], k = sizes[i][2];
        etch_tensor *y = etch_matmul(w.cx, FULL(&w, 1, m, k), FULL(&w, 0.5, k, n), false, false);
        assert_true(is_equal(&w, y, etch_scalar(w.cx, ETCH_F32, (double)k / 2)));
        etch_scope_end(w.cx, s);
    }
    world_end(&w);
}

/* Sorting may fail, so that it comes before what writes over the variable. */
static etch_tensor *doubles(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *old = etch_variable_read(cx, user), *least = etch_sort(cx, etch_tanh(cx, old), 0, false);
    etch_tensor *zeros = etch_mul(cx, least, etch_scalar(cx, ETCH_F32, 0));
    etch_variable_assign(cx, user, etch_add(cx, etch_mul(cx, old, in[0]), zeros));
    return in[0];
}

/* Whatever question is answered by yes: all of the variable is as before, or all of it is new. */
static void test_variables_are_whole(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v = etch_variable_new(w.cx, FULL(&w, 1, N), NULL);
    etch_function *f = etch_function_new(w.cx, "f", doubles, v, NULL);
    etch_tensor *two = etch_scalar(w.cx, ETCH_F32, 2);
    assert_non_null(etch_call1(w.cx, f, &two, 1));
    etch_runtime_set_interpreter(w.rt, &interpreter);
    double expected = 2;
    for (int at = 1; at < 8; at++) {
        etch_scope s = etch_scope_begin(w.cx); /* who has the value would keep it from being written over */
        ask(&w, at, true);
        bool is_done = etch_call1(w.cx, f, &two, 1) != NULL;
        etch_error_clear(w.cx);
        ask(&w, 0, false);
        expected *= is_done ? 2 : 1;
        assert_true(is_equal(&w, etch_variable_read(w.cx, v), etch_scalar(w.cx, ETCH_F32, expected)));
        etch_scope_end(w.cx, s);
    }
    etch_runtime_set_interpreter(w.rt, NULL);
    etch_function_release(&f);
    etch_variable_release(&v);
    world_end(&w);
}

/* From another thread, or before: the flag stops a step that takes long, and is gone. */
static void test_cancel(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = mixed(w.cx);
    etch_ctx_cancel(w.cx);
    assert_null(etch_tanh(w.cx, x));
    assert_int_equal(etch_error_status(w.cx), ETCH_ECANCELLED);
    etch_error_clear(w.cx);
    assert_non_null(etch_tanh(w.cx, x));
    world_end(&w);
}

int etch_test_stop(void);
int etch_test_stop(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_in_the_midst_of_steps), cmocka_unit_test(test_asks_inside_of_one_step),
        cmocka_unit_test(test_stops_all_threads),     cmocka_unit_test(test_parts_of_products),
        cmocka_unit_test(test_variables_are_whole),   cmocka_unit_test(test_cancel),
    };
    etch__pool_set_width(1); /* how often one thread of several asks is chance */
    int failed = cmocka_run_group_tests_name("trace/stop", tests, NULL, NULL);
    etch__pool_set_width(0);
    return failed;
}
