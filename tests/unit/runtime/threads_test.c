/* One plan on several threads, each with its own context and its own sizes. */
#include "unit/graph_support.h"

#include "base/compiler.h"
#include "base/pool.h"
#include <pthread.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

enum { N_THREADS = 4, N_RUNS = 200 };

typedef struct job {
    etch_runtime *rt;
    etch_plan *plan;
    int number;
    const char *error;
} job;

static void *work(void *user)
{
    job *j = user;
    etch_ctx *cx = NULL;
    j->error = "context";
    if (etch_ctx_new(j->rt, &cx) != ETCH_OK)
        return NULL;
    j->error = NULL;
    for (int i = 0; i < N_RUNS && !j->error; i++) {
        int64_t dims[2] = { 1 + (i * 7 + j->number) % 5, 3 };
        int rank = 1 + (i + j->number) % 2; /* unknown rank: two variants, made by whoever comes first */
        float x[15], y[15];
        for (int k = 0; k < 15; k++)
            x[k] = (float)(k + j->number);
        etch_tensor *in = NULL, *out = NULL;
        if (etch_tensor_from(cx, ETCH_F32, rank == 1 ? dims + 1 : dims, rank, x, &in) != ETCH_OK ||
            etch_plan_run(cx, j->plan, &in, 1, &out, 1) != ETCH_OK ||
            etch_tensor_read(cx, out, y, (size_t)etch_tensor_count(out) * 4) != ETCH_OK)
            j->error = "run";
        for (int64_t k = 0; !j->error && k < etch_tensor_count(in); k++)
            if (y[k] != 2 * x[k] + 1)
                j->error = "value";
        etch_tensor_release(&in);
        etch_tensor_release(&out);
    }
    etch_ctx_release(&cx);
    return NULL;
}

static void threads_share_a_plan(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(
        &w, "func @f(%x: f32[...]) {\n %1 = const 1 : f32[]\n %0 = add %x, %x\n %y = add %0, %1\n return %y\n}", 2);
    job jobs[N_THREADS];
    pthread_t threads[N_THREADS];
    for (int i = 0; i < N_THREADS; i++) {
        jobs[i] = (job){ .rt = w.rt, .plan = p, .number = i };
        assert_int_equal(pthread_create(&threads[i], NULL, work, &jobs[i]), 0);
    }
    for (int i = 0; i < N_THREADS; i++) {
        pthread_join(threads[i], NULL);
        if (jobs[i].error)
            fail_msg("thread %d: %s", i, jobs[i].error);
    }
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_variants, 2);
    etch_plan_release(&p);
    world_end(&w);
}

#if defined(__x86_64__)
/* x * 0.5 + 0.25 * 2^-126 of denormals (which a graph's constant is, too), on threads whose processors were told otherwise. */
static void the_callers_rounding_does_not_matter(void **state)
{
    (void)state;
    enum { N = 100000, FLUSHED = 0x8040, DOWN = 0x2000 };
    static const unsigned controls[] = { 0x1f80, 0x1f80 | FLUSHED, 0x1f80 | DOWN, 0x1f80 | FLUSHED | DOWN };
    world w;
    world_begin(&w);
    etch_tensor *x = NULL;
    must(&w, etch_tensor_new(w.cx, ETCH_F32, DIMS(N), 1, &x));
    float *at = etch_tensor_map(w.cx, x, true);
    for (int i = 0; i < N; i++)
        at[i] = (float)(i + 1) * 0x1p-149f;
    for (size_t c = 0; c < ETCH_COUNT_OF(controls); c++)
        for (int width = 1; width < 4; width++) {
            etch__pool_set_width(width);
            _mm_setcsr(controls[c]);
            etch_plan *p = plan_at(
                &w,
                "func @f(%x: f32[n]) {\n %0 = const 0.5 : f32[]\n %1 = const 1.1754943508222875e-38 : f32[]\n"
                " %2 = mul %1, %0\n %3 = mul %2, %0\n %4 = mul %x, %0\n %5 = add %4, %3\n return %5\n}",
                2);
            etch_tensor *y = NULL;
            etch_status s = etch_plan_run(w.cx, p, &x, 1, &y, 1);
            unsigned after = _mm_getcsr() & ~0x3fu;
            _mm_setcsr(0x1f80);
            must(&w, s);
            assert_int_equal(after, controls[c]);
            const float *found = etch_tensor_map(w.cx, y, false);
            for (int i = 0; i < N; i++)
                if (found[i] != at[i] * 0.5f + 0x1p-128f)
                    fail_msg("%d threads, control word %x: element %d is %a", width, controls[c], i, found[i]);
            etch_tensor_release(&y);
            etch_plan_release(&p);
        }
    etch__pool_set_width(0);
    etch_tensor_release(&x);
    world_end(&w);
}
#endif

int etch_test_threads(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_share_a_plan),
#if defined(__x86_64__)
        cmocka_unit_test(the_callers_rounding_does_not_matter),
#endif
    };
    return cmocka_run_group_tests_name("runtime/threads", tests, NULL, NULL);
}
