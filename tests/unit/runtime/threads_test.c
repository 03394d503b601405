/* One plan on several threads, each with its own context and its own sizes. */
#include "unit/graph_support.h"

#include <pthread.h>

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

int etch_test_threads(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(threads_share_a_plan) };
    return cmocka_run_group_tests_name("runtime/threads", tests, NULL, NULL);
}
