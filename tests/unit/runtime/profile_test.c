/* The profile: what rows count of known plans, when nothing is counted, and measuring while other threads run. */
#include "unit/base/fault.h"
#include "unit/graph_support.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static const char layer[] = "func @layer(%x: f32[n, m], %w: f32[m, k], %b: f32[k]) {\n"
                            "  %0 = matmul %x, %w\n  %1 = add %0, %b\n  %2 = exp %1\n  return %2\n}\n";

static etch_tensor *zeros(world *w, int rank, const int64_t *dims)
{
    static const float none[4096];
    return tensor_of(w, ETCH_F32, rank, dims, none);
}

static void run_layer(world *w, etch_plan *p, int64_t n)
{
    etch_tensor *in[] = { zeros(w, 2, DIMS(n, 8)), zeros(w, 2, DIMS(8, 16)), zeros(w, 1, DIMS(16)) }, *y = NULL;
    must(w, etch_plan_run(w->cx, p, in, 3, &y, 1));
    etch_tensor_release(&y);
    for (int i = 0; i < 3; i++)
        etch_tensor_release(&in[i]);
}

static const etch_profile_row *find_row(const etch_profile_list *list, etch_profile_kind kind, const char *function,
                                        const char *what)
{
    for (int i = 0; i < list->n; i++)
        if (list->at[i].kind == kind && strcmp(list->at[i].function, function) == 0 &&
            strcmp(list->at[i].what, what) == 0)
            return &list->at[i];
    fail_msg("no row %s of %s: %s", etch_profile_kind_name(kind), function, what);
    return NULL;
}

static void expect_row(const etch_profile_row *r, uint64_t n_runs, uint64_t bytes, uint64_t flops)
{
    assert_int_equal(r->n_runs, n_runs);
    assert_int_equal(r->bytes, bytes);
    assert_int_equal(r->flops, flops);
}

/* x is n x 8, w 8 x 16, b 16: a product of 2 n 8 16 operations; an addition and an exp, which counts 10, per element. */
static void rows_count_runs_bytes_and_operations(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, layer, 2);
    etch_profile_list list;
    must(&w, etch_profile_start(w.cx));
    for (int i = 0; i < 3; i++)
        run_layer(&w, p, 4);
    must(&w, etch_profile_rows(w.cx, &list));
    assert_int_equal(list.n, 2);
    const etch_profile_row *product = find_row(&list, ETCH_PROFILE_CALL, "layer", "matmul");
    expect_row(product, 3, 3 * 4 * (4 * 8 + 8 * 16 + 4 * 16), 3 * 2 * 4 * 8 * 16);
    const etch_profile_row *kernel = find_row(&list, ETCH_PROFILE_KERNEL, "layer", "add+exp");
    expect_row(kernel, 3, 3 * 4 * (64 + 16 + 64), 3 * 64 * 11);
    assert_true(list.at[0].ns >= list.at[1].ns && list.at[1].ns > 0);
    assert_string_equal(product->at.file, "test");
    assert_int_equal(product->at.line, 2);
    assert_int_equal(kernel->at.line, 4);
    assert_true(list.peak_flops > 0 && list.peak_bytes > 0 && list.n_threads > 0 && list.ns > 0);
    etch_profile_rate rate = etch_profile_rate_of(&list, product);
    double moving = (double)product->bytes / (double)list.peak_bytes;
    double computing = (double)product->flops / (double)list.peak_flops;
    assert_true(fabs(rate.roofline * 1e-9 * (double)product->ns / fmax(moving, computing) - 1) < 1e-9);
    etch_profile_list_release(&list);
    run_layer(&w, p, 1); /* other sizes, and more of the first ones */
    run_layer(&w, p, 4);
    must(&w, etch_profile_rows(w.cx, &list));
    expect_row(find_row(&list, ETCH_PROFILE_KERNEL, "layer", "add+exp"), 5, 4 * 576 + 4 * (16 + 16 + 16),
               (4 * 64 + 16) * 11);
    etch_profile_list_release(&list);
    etch_plan_release(&p);
    world_end(&w);
}

/* A reduction: per element of the whole space, and per row. A scalar is read once, and what is made of scalars alone is free. */
static void reductions_and_scalars(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w,
                           "func @f(%x: f32[n, m], %a: f32[]) {\n  %h = exp %a\n  %0 = mul %x, %h\n"
                           "  %1 = sum %0 axes=[1]\n  %2 = sqrt %1\n  return %2\n}\n",
                           2);
    etch_tensor *in[] = { zeros(&w, 2, DIMS(3, 5)), zeros(&w, 0, NULL) }, *y = NULL;
    etch_profile_list list;
    must(&w, etch_profile_start(w.cx));
    must(&w, etch_plan_run(w.cx, p, in, 2, &y, 1));
    must(&w, etch_profile_rows(w.cx, &list));
    expect_row(find_row(&list, ETCH_PROFILE_KERNEL, "f", "mul+sum+sqrt"), 1, 4 * (15 + 1 + 3), 15 * 2 + 3);
    expect_row(find_row(&list, ETCH_PROFILE_KERNEL, "f", "exp"), 1, 8, 0);
    assert_int_equal(list.n, 2);
    etch_profile_list_release(&list);
    etch_tensor_release(&y), etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    world_end(&w);
}

/* Sizes that depend on data are asked for in each run. */
static void sizes_that_depend_on_data(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, "func @f(%x: f32[n]) {\n  %0 = nonzero %x\n  %1 = add %0, %0\n  return %1\n}\n", 2);
    etch_profile_list list;
    must(&w, etch_profile_start(w.cx));
    for (int i = 0; i < 2; i++) {
        etch_tensor *x = F32(&w, 1, DIMS(4), 1, 0, i ? 1 : 0, i ? 1 : 0), *y = NULL;
        must(&w, etch_plan_run(w.cx, p, &x, 1, &y, 1));
        etch_tensor_release(&x), etch_tensor_release(&y);
    }
    must(&w, etch_profile_rows(w.cx, &list));
    const etch_profile_row *r = find_row(&list, ETCH_PROFILE_KERNEL, "f", "add");
    expect_row(r, 2, 2 * 8 * (1 + 3), 1 + 3);
    expect_row(find_row(&list, ETCH_PROFILE_CALL, "f", "nonzero"), 2, 2 * 4 * 4 + 8 * (1 + 3), 0);
    etch_profile_list_release(&list);
    etch_plan_release(&p);
    world_end(&w);
}

static void bodies_count_for_themselves(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, a_loop_of_tanh, 2);
    etch_tensor *in[] = { zeros(&w, 1, DIMS(1000)), I64(&w, 0, NULL, 7) }, *y = NULL;
    etch_profile_list list;
    must(&w, etch_profile_start(w.cx));
    must(&w, etch_plan_run(w.cx, p, in, 2, &y, 1));
    must(&w, etch_profile_rows(w.cx, &list));
    uint64_t inside = 0, longest = 0;
    for (int i = 0; i < list.n; i++)
        inside += strcmp(list.at[i].function, "t") == 0 ? list.at[i].ns : 0;
    expect_row(find_row(&list, ETCH_PROFILE_CONTROL, "f", "while"), 1, 0, 0);
    expect_row(find_row(&list, ETCH_PROFILE_KERNEL, "t", "tanh"), 7, 7 * 8000, 7 * 10000);
    for (size_t i = 0; i < list.n_spans; i++) /* that of the loop has all others in it */
        longest = list.spans[i].ns > longest ? list.spans[i].ns : longest;
    assert_true(longest >= inside + find_row(&list, ETCH_PROFILE_CONTROL, "f", "while")->ns - 100);
    etch_profile_list_release(&list);
    etch_tensor_release(&y), etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    world_end(&w);
}

static int n_rows(world *w)
{
    etch_profile_list list;
    must(w, etch_profile_rows(w->cx, &list));
    int n = list.n;
    etch_profile_list_release(&list);
    return n;
}

static void nothing_is_counted_but_between_start_and_stop(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, layer, 2);
    run_layer(&w, p, 4);
    must(&w, etch_profile_stop(w.cx)); /* which it is */
    assert_int_equal(n_rows(&w), 0);
    must(&w, etch_profile_start(w.cx));
    assert_int_equal(n_rows(&w), 0);
    run_layer(&w, p, 4);
    must(&w, etch_profile_stop(w.cx));
    run_layer(&w, p, 4);
    etch_profile_list list;
    must(&w, etch_profile_rows(w.cx, &list));
    assert_int_equal(list.n, 2);
    assert_int_equal(list.at[0].n_runs, 1);
    assert_int_equal(list.n_spans, 2);
    etch_profile_list_release(&list);
    must(&w, etch_profile_start(w.cx));
    assert_int_equal(n_rows(&w), 0); /* dropped */
    run_layer(&w, p, 4);
    etch_plan_release(&p);
    etch_ctx_release(&w.cx); /* and its frames: what they counted stays */
    assert_int_equal(etch_ctx_new(w.rt, &w.cx), ETCH_OK);
    assert_int_equal(n_rows(&w), 2);
    assert_int_equal(etch_profile_rows(w.cx, NULL), ETCH_EINVAL);
    world_end(&w);
}

/* The last spans are kept, the others counted. */
static void old_spans_are_dropped(void **state)
{
    (void)state;
    enum { N_RUNS = 10000 };
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, layer, 2);
    must(&w, etch_profile_start(w.cx));
    for (int i = 0; i < N_RUNS; i++)
        run_layer(&w, p, 1);
    etch_profile_list list;
    must(&w, etch_profile_rows(w.cx, &list));
    assert_int_equal(list.n_spans + list.n_dropped, 2 * N_RUNS);
    assert_in_range(list.n_spans, 16000, 16384);
    for (size_t i = 1; i < list.n_spans; i++)
        assert_true(list.spans[i].begin_ns >= list.spans[i - 1].begin_ns);
    etch_profile_list_release(&list);
    etch_plan_release(&p);
    world_end(&w);
}

static void json_is_json_whatever_the_names_are(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_profile_row rows[] = {
        { ETCH_PROFILE_KERNEL, "a \"name\"\n\xff", "add+exp", 3, { "\\dir/f.py", 7 }, 2, 1000, 4000, 8000 },
        { ETCH_PROFILE_TRACE, "f", "", -1, { NULL, 0 }, 1, 500, 0, 0 },
    };
    etch_profile_span span = { .row = 0, .track = 1, .begin_ns = 1500, .ns = 250 };
    etch_profile_list list = { .at = rows,
                               .n = 2,
                               .ns = 9,
                               .peak_flops = 16000000000,
                               .peak_bytes = 5000000000,
                               .n_threads = 2,
                               .spans = &span,
                               .n_spans = 1,
                               .n_dropped = 5 };
    char *json = NULL;
    must(&w, etch_profile_json(w.cx, &list, &json));
    assert_string_equal(
        json, "{\"version\":1,\"kind\":\"profile\",\"ns\":9,\"peak_flops\":16000000000,\"peak_bytes\":5000000000,"
              "\"n_threads\":2,\"n_dropped\":5,\n\"rows\":[\n"
              "{\"kind\":\"kernel\",\"function\":\"a \\\"name\\\"\\n\\ufffd\",\"what\":\"add+exp\",\"step\":3,"
              "\"at\":{\"file\":\"\\\\dir/f.py\",\"line\":7},\"n_runs\":2,\"ns\":1000,\"bytes\":4000,\"flops\":8000,"
              "\"bytes_per_second\":4000000000,\"flops_per_second\":8000000000,\"roofline\":0.8000},\n"
              "{\"kind\":\"trace\",\"function\":\"f\",\"what\":\"\",\"step\":-1,\"at\":null,\"n_runs\":1,\"ns\":500,"
              "\"bytes\":0,\"flops\":0,\"bytes_per_second\":0,\"flops_per_second\":0,\"roofline\":0.0000}],\n"
              "\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n"
              "{\"name\":\"add+exp\",\"cat\":\"kernel\",\"ph\":\"X\",\"ts\":1.500,\"dur\":0.250,\"pid\":1,\"tid\":2,"
              "\"args\":{\"row\":0}}]}\n");
    free(json);
    expect_error(&w, etch_profile_json(w.cx, NULL, &json), ETCH_EINVAL, "the list is NULL");
    expect_error(&w, etch_profile_text(w.cx, &list, NULL), ETCH_EINVAL, "out is NULL");
    world_end(&w);
}

enum { N_THREADS = 3, N_RUNS = 3000 };

typedef struct job {
    etch_runtime *rt;
    etch_plan *plan;
    const char *error;
} job;

static void *work(void *user)
{
    job *j = user;
    for (int i = 0; i < N_RUNS && !j->error;) {
        etch_ctx *cx = NULL; /* now and then a new one: frames and tracks come and go */
        etch_status s = etch_ctx_new(j->rt, &cx);
        for (int k = 0; k < 100 && s == ETCH_OK && i < N_RUNS; k++, i++) {
            etch_tensor *x = NULL, *y = NULL;
            s = etch_tensor_from(cx, ETCH_F32, DIMS(2), 1, (const float[]){ 1, 2 }, &x);
            if (s == ETCH_OK)
                s = etch_plan_run(cx, j->plan, &x, 1, &y, 1);
            etch_tensor_release(&x);
            etch_tensor_release(&y);
        }
        j->error = s == ETCH_OK ? NULL : "failed";
        etch_ctx_release(&cx);
    }
    return NULL;
}

static void other_threads_run_meanwhile(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, "func @f(%x: f32[n]) {\n %0 = add %x, %x\n return %0\n}", 2);
    job jobs[N_THREADS];
    pthread_t threads[N_THREADS];
    must(&w, etch_profile_start(w.cx));
    for (int i = 0; i < N_THREADS; i++) {
        jobs[i] = (job){ .rt = w.rt, .plan = p };
        assert_int_equal(pthread_create(&threads[i], NULL, work, &jobs[i]), 0);
    }
    for (int i = 0; i < 4; i++) {
        etch_profile_list list;
        must(&w, etch_profile_rows(w.cx, &list));
        for (size_t k = 0; k < list.n_spans; k++)
            assert_in_range(list.spans[k].row, 0, list.n - 1);
        etch_profile_list_release(&list);
        if (i % 2)
            must(&w, etch_profile_stop(w.cx));
        must(&w, etch_profile_start(w.cx));
    }
    for (int i = 0; i < N_THREADS; i++) {
        pthread_join(threads[i], NULL);
        assert_null(jobs[i].error);
    }
    must(&w, etch_profile_start(w.cx));
    job last = { .rt = w.rt, .plan = p };
    work(&last);
    etch_profile_list list;
    must(&w, etch_profile_rows(w.cx, &list));
    assert_int_equal(list.n, 1);
    expect_row(&list.at[0], N_RUNS, N_RUNS * 16, N_RUNS * 2);
    etch_profile_list_release(&list);
    etch_plan_release(&p);
    world_end(&w);
}

/* Starting and asking fail cleanly; a run goes on without being measured. */
static etch_status measure(const etch_allocator *alloc, void *user)
{
    (void)user;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_graph *g = NULL;
    etch_plan *p = NULL;
    etch_tensor *x = NULL, *y = NULL;
    etch_profile_list list = { 0 };
    char *text = NULL, *json = NULL;
    static const char source[] = "func @f(%x: f32[n]) {\n %0 = add %x, %x\n return %0\n}";
    etch_status s = etch_runtime_new(alloc, &rt);
    if (s == ETCH_OK)
        s = etch_ctx_new(rt, &cx);
    if (s == ETCH_OK)
        s = etch_graph_parse(cx, source, strlen(source), "test", &g);
    if (s == ETCH_OK)
        s = etch_plan_new(cx, g, NULL, &p);
    if (s == ETCH_OK)
        s = etch_tensor_from(cx, ETCH_F32, DIMS(2), 1, (const float[]){ 1, 2 }, &x);
    if (s == ETCH_OK)
        s = etch_profile_start(cx);
    for (int i = 0; i < 2 && s == ETCH_OK; i++) {
        s = etch_plan_run(cx, p, &x, 1, &y, 1);
        assert_int_equal(etch_error_status(cx), s);
        etch_tensor_release(&y);
    }
    if (s == ETCH_OK)
        s = etch_profile_rows(cx, &list);
    if (s == ETCH_OK && list.n != 1)
        s = ETCH_EINVAL; /* the second run has memory for it, if the first had not */
    if (s == ETCH_OK)
        s = etch_profile_text(cx, &list, &text);
    if (s == ETCH_OK)
        s = etch_profile_json(cx, &list, &json);
    free(text);
    free(json);
    etch_profile_list_release(&list);
    etch_tensor_release(&x);
    etch_plan_release(&p);
    etch_graph_release(&g);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return s;
}

static void out_of_memory_anywhere(void **state)
{
    (void)state;
    etch_test_each_failure_of(measure, NULL, true);
}

/* x is 2 x 5 x 5 x 4, w 3 x 3 x 2 x 6 in two groups: 18 multiplications and additions for each of the 2 x 25 x 6 elements of y, there and back. */
static void operations_of_convolutions_and_pools(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w,
                           "func @f(%x: f32[n, 5, 5, 4], %w: f32[3, 3, 2, 6]) {\n"
                           " %0 = conv %x, %w padding=\"same\" groups=2\n %1 = shape_of %x\n %2 = shape_of %w\n"
                           " %3 = conv_grad_x %1, %w, %0 padding=\"same\" groups=2\n"
                           " %4 = conv_grad_w %x, %2, %0 padding=\"same\" groups=2\n"
                           " %5 = max_pool %0 window=[2, 3] padding=\"valid\"\n"
                           " %6 = avg_pool %3 window=[2, 2] strides=[2, 2] padding=\"valid\"\n return %4, %5, %6\n}",
                           2);
    etch_tensor *in[2] = { NULL, NULL }, *out[3];
    must(&w, etch_tensor_new(w.cx, ETCH_F32, DIMS(2, 5, 5, 4), 4, &in[0]));
    must(&w, etch_tensor_new(w.cx, ETCH_F32, DIMS(3, 3, 2, 6), 4, &in[1]));
    for (int i = 0; i < 2; i++)
        memset(etch_tensor_map(w.cx, in[i], true), 0, (size_t)etch_tensor_count(in[i]) * sizeof(float));
    etch_profile_list list;
    must(&w, etch_profile_start(w.cx));
    must(&w, etch_plan_run(w.cx, p, in, 2, out, 3));
    must(&w, etch_profile_rows(w.cx, &list));
    uint64_t convolution = 2 * (2 * 5 * 5 * 6) * (3 * 3 * 2);
    assert_int_equal(find_row(&list, ETCH_PROFILE_CALL, "f", "conv")->flops, convolution);
    assert_int_equal(find_row(&list, ETCH_PROFILE_CALL, "f", "conv_grad_x")->flops, convolution);
    assert_int_equal(find_row(&list, ETCH_PROFILE_CALL, "f", "conv_grad_w")->flops, convolution);
    assert_int_equal(find_row(&list, ETCH_PROFILE_CALL, "f", "max_pool")->flops, (2 * 4 * 3 * 6) * (2 * 3));
    assert_int_equal(find_row(&list, ETCH_PROFILE_CALL, "f", "avg_pool")->flops, (2 * 2 * 2 * 4) * (2 * 2));
    etch_profile_list_release(&list);
    must(&w, etch_profile_stop(w.cx));
    for (int i = 0; i < 3; i++)
        etch_tensor_release(&out[i]);
    etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    world_end(&w);
}

int etch_test_profile(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_count_runs_bytes_and_operations),
        cmocka_unit_test(reductions_and_scalars),
        cmocka_unit_test(operations_of_convolutions_and_pools),
        cmocka_unit_test(sizes_that_depend_on_data),
        cmocka_unit_test(bodies_count_for_themselves),
        cmocka_unit_test(nothing_is_counted_but_between_start_and_stop),
        cmocka_unit_test(old_spans_are_dropped),
        cmocka_unit_test(json_is_json_whatever_the_names_are),
        cmocka_unit_test(other_threads_run_meanwhile),
        cmocka_unit_test(out_of_memory_anywhere),
    };
    return cmocka_run_group_tests_name("runtime/profile", tests, NULL, NULL);
}
