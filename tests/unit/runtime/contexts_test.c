/* Graphs and the contexts they were made with: a graph outlives its context, and a call that brings a context of its own
 * leaves the graph's alone. */
#include "base/compiler.h"
#include "unit/graph_support.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

/* One of each way through etch_plan_new: op by op, with regions (which are verified), typed again per rank. */
static const char *const texts[] = {
    "func @f(%x: f32[n]) {\n  %0 = add %x, %x\n  %1 = neg %0\n  return %1\n}\n",
    "func @f(%x: f32[n]) {\n"
    "  %0 = kernel %x (%p: f32[n]) {\n    %a = add %p, %p\n    yield %a\n  }\n"
    "  %1 = call %0 (%q: f32[n]) {\n    %b = neg %q\n    yield %b\n  }\n"
    "  return %1\n}\n",
    "func @f(%x: f32[...]) {\n  %0 = add %x, %x\n  %1 = neg %0\n  return %1\n}\n",
};

static void expect_values(world *w, etch_graph *g)
{
    for (int level = 0; level <= 2; level++) {
        etch_plan *p = NULL;
        etch_tensor *x = F32(w, 1, DIMS(3), 1, 2, 3), *y = NULL;
        must(w, etch_plan_new(w->cx, g, &(etch_plan_options){ .level = level }, &p));
        must(w, etch_plan_run(w->cx, p, &x, 1, &y, 1));
        EXPECT_F32(w, y, -2, -4, -6);
        etch_tensor_release(&x), etch_tensor_release(&y);
        etch_plan_release(&p);
    }
}

static void a_graph_outlives_its_context(void **state)
{
    (void)state;
    for (size_t i = 0; i < ETCH_COUNT_OF(texts); i++) {
        world w;
        world_begin(&w);
        etch_graph *g = graph_of(&w, texts[i]);
        uint64_t hash, hash_after;
        char *text, *text_after, type[32];
        must(&w, etch_graph_hash(g, &hash));
        must(&w, etch_graph_text(g, &text));
        etch_ctx_release(&w.cx);
        assert_int_equal(etch_ctx_new(w.rt, &w.cx), ETCH_OK);
        assert_int_equal(etch_graph_verify(g), ETCH_OK);
        assert_int_equal(etch_graph_hash(g, &hash_after), ETCH_OK);
        assert_true(hash == hash_after);
        assert_int_equal(etch_graph_text(g, &text_after), ETCH_OK);
        assert_string_equal(text, text_after);
        free(text), free(text_after);
        assert_true(etch_graph_type(g, etch_graph_input_value(g, 0), type, sizeof type) > 0);
        assert_memory_equal(type, "f32[", 4);
        FILE *nowhere = fopen("/dev/null", "w");
        assert_non_null(nowhere);
        assert_int_equal(etch_graph_print(g, nowhere), ETCH_OK);
        fclose(nowhere);
        assert_int_equal(etch_graph_text(g, NULL), ETCH_EINVAL); /* reported, if only by the status */
        /* Building goes on, and so does failing. */
        etch_graph_output(g, etch_build_exp(g, etch_graph_output_value(g, 0)));
        assert_int_equal(etch_graph_n_outputs(g), 2);
        assert_int_equal(etch_build_exp(g, 1000), 0);
        etch_graph_release(&g);
        world_end(&w);
    }
}

static void a_plan_is_made_after_the_graphs_context_is_gone(void **state)
{
    (void)state;
    for (size_t i = 0; i < ETCH_COUNT_OF(texts); i++) {
        world w;
        world_begin(&w);
        etch_graph *g = graph_of(&w, texts[i]);
        etch_ctx_release(&w.cx);
        assert_int_equal(etch_ctx_new(w.rt, &w.cx), ETCH_OK);
        expect_values(&w, g);
        etch_graph_release(&g);
        world_end(&w);
    }
}

/* What sticks to the graph's own context is no business of a call with another; nor does the other hear of its errors. */
static void the_graphs_context_is_left_alone(void **state)
{
    (void)state;
    static const char broken[] = "func @f(%x: f32[n], %i: i64[n]) {\n"
                                 "  %0 = kernel %x, %i (%p: f32[n], %q: i64[n]) {\n"
                                 "    %a = gather %p, %q\n    yield %a\n  }\n"
                                 "  return %0\n}\n";
    world w;
    world_begin(&w);
    etch_ctx *own = w.cx;
    etch_graph *good = graph_of(&w, texts[1]), *bad = graph_of(&w, broken);
    assert_int_equal(etch_ctx_new(w.rt, &w.cx), ETCH_OK);
    etch_plan *p = NULL;
    expect_error(&w, etch_plan_new(w.cx, bad, NULL, &p), ETCH_EVERIFY, "IR-9");
    assert_int_equal(etch_error_status(own), ETCH_OK);
    assert_string_equal(etch_error_message(own), "");
    etch_fail(own, ETCH_ERANGE, "a message of its own");
    expect_values(&w, good);
    assert_true(etch_failed(own));
    assert_string_equal(etch_error_message(own), "a message of its own");
    etch_graph_release(&good), etch_graph_release(&bad);
    etch_ctx_release(&own);
    world_end(&w);
}

/* Memory goes back to where it came from, whoever asked for it. */
static void a_context_may_be_of_another_runtime(void **state)
{
    (void)state;
    for (size_t i = 0; i < ETCH_COUNT_OF(texts); i++) {
        world a, b;
        world_begin(&a), world_begin(&b);
        etch_graph *g = graph_of(&a, texts[i]);
        expect_values(&b, g);
        etch_ctx_release(&a.cx);
        expect_values(&b, g);
        etch_graph_release(&g);
        world_end(&b), world_end(&a); /* b keeps frames of released plans for a while, which share sizes with g */
    }
}

/* The order of releases does not matter to who holds whom: a context holds frames, these plans, these graphs. */
static void a_context_ends_while_its_plans_live(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w, texts[0], 0);
    etch_tensor *x = F32(&w, 1, DIMS(1), 1), *y = NULL;
    must(&w, etch_plan_run(w.cx, p, &x, 1, &y, 1));
    etch_tensor_release(&y);
    etch_ctx_release(&w.cx);
    assert_int_equal(etch_ctx_new(w.rt, &w.cx), ETCH_OK);
    must(&w, etch_plan_run(w.cx, p, &x, 1, &y, 1));
    EXPECT_F32(&w, y, -2);
    etch_tensor_release(&x), etch_tensor_release(&y);
    etch_plan_release(&p);
    world_end(&w);
}

typedef struct job {
    etch_ctx *cx;
    atomic_bool stop;
} job;

/* Works with the context, and fails with it, until told to stop. */
static void *work(void *user)
{
    job *j = user;
    while (!atomic_load(&j->stop)) {
        etch_graph *g = NULL;
        if (etch_graph_parse(j->cx, texts[1], strlen(texts[1]), "elsewhere", &g) == ETCH_OK)
            etch_build_exp(g, 1000);
        etch_error_clear(j->cx);
        etch_graph_release(&g);
    }
    return NULL;
}

static void the_graphs_context_may_work_on_another_thread(void **state)
{
    (void)state;
    enum { N_PLANS = 20 };
    world w;
    world_begin(&w);
    job j = { .cx = w.cx };
    etch_graph *g[ETCH_COUNT_OF(texts)];
    for (size_t i = 0; i < ETCH_COUNT_OF(texts); i++)
        g[i] = graph_of(&w, texts[i]);
    assert_int_equal(etch_ctx_new(w.rt, &w.cx), ETCH_OK);
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, work, &j), 0);
    for (int k = 0; k < N_PLANS; k++)
        for (size_t i = 0; i < ETCH_COUNT_OF(texts); i++)
            expect_values(&w, g[i]);
    atomic_store(&j.stop, true);
    pthread_join(thread, NULL);
    for (size_t i = 0; i < ETCH_COUNT_OF(texts); i++)
        etch_graph_release(&g[i]);
    etch_ctx_release(&j.cx);
    world_end(&w);
}

int etch_test_contexts(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_graph_outlives_its_context),
        cmocka_unit_test(a_plan_is_made_after_the_graphs_context_is_gone),
        cmocka_unit_test(the_graphs_context_is_left_alone),
        cmocka_unit_test(a_context_may_be_of_another_runtime),
        cmocka_unit_test(a_context_ends_while_its_plans_live),
        cmocka_unit_test(the_graphs_context_may_work_on_another_thread),
    };
    return cmocka_run_group_tests_name("runtime/contexts", tests, NULL, NULL);
}
