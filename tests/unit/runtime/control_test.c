/* Loops and branches while they run: memory of the turns, cancelling, failing half way, several contexts on one plan. */
#include "unit/graph_support.h"

#include <pthread.h>
#include <unistd.h>

static const char halves[] =
    "func @halves(%x: f32[n], %k: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y, %same, %rows = while %z, %x, %x, %k carried=3 bodies=[\n"
    "    func @goes_on(%i: i64[], %y: f32[n], %x: f32[n], %k: i64[]) { %c = less %i, %k return %c },\n"
    "    func @turn(%i: i64[], %y: f32[n], %x: f32[n], %k: i64[]) {\n"
    "      %one = const 1 : i64[] %h = const 0.5 : f32[] %j = add %i, %one %m = mul %y, %h %s = add %m, %x\n"
    "      return %j, %s, %x, %s }]\n"
    "  return %y, %rows, %same, %i }";

/* y = y / 2 + x, k times; every row is there, whatever memory the turns used again. */
static void test_every_turn_is_there(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, halves, 2);
    static const int64_t turns[] = { 0, 1, 2, 7, 8, 9, 1000 };
    for (size_t t = 0; t < sizeof turns / sizeof *turns; t++) {
        etch_tensor *in[] = { F32(&w, 1, DIMS(2), 1, 3), I64(&w, 0, NULL, turns[t]) }, *out[4];
        must(&w, etch_plan_run(w.cx, p, in, 2, out, 4));
        expect_dims(out[1], 2, DIMS(turns[t], 2));
        float y[2] = { 1, 3 };
        const float *rows = etch_tensor_map(w.cx, out[1], false);
        for (int64_t i = 0; i < turns[t]; i++)
            for (int k = 0; k < 2; k++) {
                y[k] = y[k] * 0.5f + (k ? 3.0f : 1.0f);
                assert_true(rows[2 * i + k] == y[k]);
            }
        EXPECT_F32(&w, out[0], y[0], y[1]);
        EXPECT_F32(&w, out[2], 1, 3);
        EXPECT_I64(&w, out[3], turns[t]);
        EXPECT_F32(&w, in[0], 1, 3); /* what was lent is as it was */
        for (int i = 0; i < 4; i++)
            etch_tensor_release(&out[i]);
        etch_tensor_release(&in[0]);
        etch_tensor_release(&in[1]);
    }
    etch_plan_release(&p);
    world_end(&w);
}

/* A loop at steady sizes asks for no memory but that of its results. */
static void test_turns_ask_for_no_memory(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, a_loop_of_tanh, 2);
    size_t asked[2];
    for (int round = 0; round < 3; round++) { /* the first makes frames */
        etch_tensor *in[] = { F32(&w, 1, DIMS(3), 1, 2, 3), I64(&w, 0, NULL, round < 2 ? 10 : 10000) }, *out;
        size_t before = atomic_load(&w.memory.n_allocs);
        must(&w, etch_plan_run(w.cx, p, in, 2, &out, 1));
        if (round)
            asked[round - 1] = atomic_load(&w.memory.n_allocs) - before;
        etch_tensor_release(&out);
        etch_tensor_release(&in[0]);
        etch_tensor_release(&in[1]);
    }
    assert_true(asked[1] < asked[0] + 100); /* however many turns */
    etch_plan_release(&p);
    world_end(&w);
}

static const char endless[] = "func @endless(%x: f32[]) {\n"
                              "  %y = while %x carried=1 bodies=[\n"
                              "    func @always(%x: f32[]) { %t = const true : bool[] return %t },\n"
                              "    func @turn(%x: f32[]) { %one = const 1.0 : f32[] %y = add %x, %one return %y }]\n"
                              "  return %y }";

static void *cancels(void *user)
{
    usleep(20000);
    etch_ctx_cancel(user);
    return NULL;
}

static void test_cancel(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, endless, 2);
    etch_tensor *x = F32(&w, 0, NULL, 1), *out = NULL;
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, cancels, w.cx), 0);
    expect_error(&w, etch_plan_run(w.cx, p, &x, 1, &out, 1), ETCH_ECANCELLED, "while: cancelled after ");
    pthread_join(thread, NULL);
    assert_null(out);
    etch_ctx_cancel(w.cx); /* before it begins */
    expect_error(&w, etch_plan_run(w.cx, p, &x, 1, &out, 1), ETCH_ECANCELLED, "cancelled after 0 turns");
    etch_tensor_release(&x);
    etch_plan_release(&p);
    world_end(&w);
}

/* A turn that fails leaves nothing behind, and the plan runs again. */
static void test_failing_turn(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w,
                           "func @f(%x: i64[t], %a: i64[]) {\n"
                           "  %f, %ys = scan %a, %x carried=1 sliced=1 bodies=[\n"
                           "    func @turn(%a: i64[], %x: i64[]) { %q = floordiv %a, %x return %q, %q }]\n"
                           "  return %f, %ys }",
                           2);
    etch_tensor *fine = I64(&w, 1, DIMS(3), 2, 5, 1), *bad = I64(&w, 1, DIMS(3), 2, 0, 1), *a = I64(&w, 0, NULL, 100);
    for (int i = 0; i < 3; i++) {
        etch_tensor *out[2];
        expect_error(&w, etch_plan_run(w.cx, p, (etch_tensor *[]){ bad, a }, 2, out, 2), ETCH_EDIVZERO,
                     "floordiv: integer division by zero");
        must(&w, etch_plan_run(w.cx, p, (etch_tensor *[]){ fine, a }, 2, out, 2));
        EXPECT_I64(&w, out[0], 10);
        EXPECT_I64(&w, out[1], 50, 10, 10);
        etch_tensor_release(&out[0]);
        etch_tensor_release(&out[1]);
    }
    etch_tensor_release(&fine);
    etch_tensor_release(&bad);
    etch_tensor_release(&a);
    etch_plan_release(&p);
    world_end(&w);
}

typedef struct job {
    etch_runtime *rt;
    etch_plan *plan;
    float from;
    bool is_fine;
} job;

static void *runs_many(void *user)
{
    job *j = user;
    etch_ctx *cx = NULL;
    j->is_fine = etch_ctx_new(j->rt, &cx) == ETCH_OK;
    for (int64_t k = 0; j->is_fine && k < 200; k++) {
        etch_tensor *in[2] = { NULL }, *out[4] = { NULL };
        const float x[] = { j->from, -j->from };
        j->is_fine = etch_tensor_from(cx, ETCH_F32, DIMS(2), 1, x, &in[0]) == ETCH_OK &&
                     etch_tensor_from(cx, ETCH_I64, NULL, 0, &k, &in[1]) == ETCH_OK &&
                     etch_plan_run(cx, j->plan, in, 2, out, 4) == ETCH_OK;
        float y = j->from;
        for (int64_t i = 0; i < k; i++)
            y = y * 0.5f + j->from;
        if (j->is_fine)
            j->is_fine = *(const float *)etch_tensor_map(cx, out[0], false) == y;
        for (int i = 0; i < 4; i++)
            etch_tensor_release(&out[i]);
        etch_tensor_release(&in[0]);
        etch_tensor_release(&in[1]);
    }
    etch_ctx_release(&cx);
    return NULL;
}

static void test_contexts_share_a_loop(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, halves, 2);
    job jobs[3];
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) {
        jobs[i] = (job){ .rt = w.rt, .plan = p, .from = (float)(i + 1) };
        assert_int_equal(pthread_create(&threads[i], NULL, runs_many, &jobs[i]), 0);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(threads[i], NULL);
        assert_true(jobs[i].is_fine);
    }
    etch_plan_release(&p);
    world_end(&w);
}

int etch_test_control(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_turn_is_there),
        cmocka_unit_test(test_turns_ask_for_no_memory),
        cmocka_unit_test(test_cancel),
        cmocka_unit_test(test_failing_turn),
        cmocka_unit_test(test_contexts_share_a_loop),
    };
    return cmocka_run_group_tests_name("runtime/control", tests, NULL, NULL);
}
