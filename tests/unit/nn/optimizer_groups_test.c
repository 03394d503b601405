/* Steps of many variables: how many kernels their plans have does not depend on how many variables there are; their bits are those of the
 * graph evaluated node by node; and new values are still written over the old ones. */
#include "nn_testing.h"

#include "ir/oracle.h"

#include <etch/optimizer.h>
#include <etch/plan.h>
#include <stdio.h>

enum { MANY = 100 };

static const struct {
    etch_optimizer_options options;
    int n_kernels; /* one for all variables, and those for scalars: the number of the step (Adam's rate with it), the weights of
                    * averages; -1: there is one more for every 30 variables, where what there is of each is put together */
} kinds[] = {
    { { .kind = ETCH_SGD }, 2 },
    { { .kind = ETCH_SGD, .momentum = 0.9, .is_nesterov = true, .weight_decay = 0.1, .ema_momentum = 0.9 }, 3 },
    { { .kind = ETCH_ADAM }, 2 },
    { { .kind = ETCH_ADAM, .is_amsgrad = true, .weight_decay = 0.1, .ema_momentum = 0.9, .clip_value = 1 }, 3 },
    { { .kind = ETCH_ADAM, .clip_norm = 1 }, 3 }, /* the norms */
    { { .kind = ETCH_ADAM, .clip_global_norm = 1 }, -1 },
    { { .kind = ETCH_ADAM, .scales_loss = true }, -1 },
    { { .kind = ETCH_ADAMW, .is_amsgrad = true }, 2 },
    { { .kind = ETCH_RMSPROP }, 2 },
    { { .kind = ETCH_RMSPROP, .momentum = 0.9, .is_centered = true }, 2 },
    { { .kind = ETCH_ADAGRAD }, 2 },
    { { .kind = ETCH_ADADELTA }, 2 },
    { { .kind = ETCH_ADADELTA, .ema_momentum = 0.9 }, 3 },
    { { .kind = ETCH_LION }, 2 },
    { { .kind = ETCH_LION, .weight_decay = 0.1, .ema_momentum = 0.9 }, 3 },
};
enum { N_KINDS = (int)(sizeof kinds / sizeof *kinds) };

typedef struct many {
    etch_model *model;
    etch_optimizer *optimizer;
    etch_function *step;
    etch_graph *graph;
} many;

/* Gradients that no kernel computes: running sums. */
static void step_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_tensor *g[MANY] = { NULL };
    etch_optimizer *o = user;
    (void)args, (void)n_args, (void)out;
    int n = etch_optimizer_n_variables(o);
    for (int i = 0; i < n; i++)
        g[i] = etch_cumsum(cx, etch_variable_read(cx, etch_optimizer_variable(o, i)), 0, false, false);
    etch_status s = etch_optimizer_apply(cx, o, g, n);
    (void)s; /* an error sticks, and the call fails */
}

/* Vectors and matrices in turn, no two of one size. */
static etch_tensor *contents(world *w, int i)
{
    float x[2 * MANY];
    int64_t dims[2] = { i + 1, 2 }, n = i % 2 ? 2 * (i + 1) : i + 1;
    for (int k = 0; k < n; k++)
        x[k] = (float)((i * 7 + k * 3) % 11 - 5) / 4;
    return etch_from(w->cx, ETCH_F32, dims, i % 2 ? 2 : 1, x);
}

static void call_step(world *w, many *m)
{
    if (etch_call_args(w->cx, m->step, NULL, 0, NULL, 0, NULL) < 0)
        fail_msg("%s", etch_error_message(w->cx));
}

/* A model of n variables whose step was done once. */
static void begin(world *w, many *m, int n, const etch_optimizer_options *options)
{
    *m = (many){ .model = model_of(w, 0, 0) };
    for (int i = 0; i < n; i++) {
        char name[16];
        (void)snprintf(name, sizeof name, "v%d", i);
        if (!etch_model_add(w->cx, m->model, contents(w, i), &(etch_variable_options){ .name = name }))
            fail_msg("%s", etch_error_message(w->cx));
    }
    m->optimizer = etch_optimizer_new(w->cx, m->model, "o", NULL, 0, options);
    if (!m->optimizer)
        fail_msg("%s", etch_error_message(w->cx));
    m->step = structured(w, step_body, m->optimizer, ETCH_SYMBOLIC);
    call_step(w, m);
    must(w, etch_function_graph(w->cx, m->step, 1, &m->graph));
}

static void end(many *m)
{
    etch_graph_release(&m->graph);
    etch_function_release(&m->step);
    etch_model_release(&m->model);
}

static etch_plan_stats stats_of(world *w, int n, const etch_optimizer_options *options)
{
    many m;
    etch_plan *p = NULL;
    etch_scope scope = etch_scope_begin(w->cx);
    begin(w, &m, n, options);
    must(w, etch_plan_new(w->cx, m.graph, NULL, &p));
    etch_plan_stats stats = etch_plan_get_stats(w->cx, p);
    etch_plan_release(&p);
    end(&m);
    etch_scope_end(w->cx, scope);
    return stats;
}

static void test_number_of_steps(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int i = 0; i < N_KINDS; i++) {
        etch_plan_stats few = stats_of(&w, 3, &kinds[i].options), all = stats_of(&w, MANY, &kinds[i].options);
        int want = kinds[i].n_kernels < 0 ? few.n_kernels + MANY / 30 + 1 : kinds[i].n_kernels;
        if (all.n_kernels > want || (kinds[i].n_kernels > 0 && few.n_kernels != all.n_kernels))
            fail_msg("optimiser %d: %d kernels for 3 variables, %d for %d", i, few.n_kernels, all.n_kernels, MANY);
        assert_int_equal(all.n_calls, MANY); /* the gradients */
        assert_int_equal(all.n_steps, all.n_kernels + MANY);
        assert_true(all.n_members >= MANY && all.n_programs <= all.n_kernels);
    }
    world_end(&w);
}

/* --- the same numbers ---------------------------------------------------------------------------------------------- */

/* Something for an input: slots must not be below 0. */
static etch_tensor *something(world *w, const etch_graph *g, int i)
{
    const etch_type *t = etch__type_of(g, etch_graph_input_value(g, i));
    int64_t dims[ETCH_MAX_RANK];
    etch_tensor *x = NULL;
    for (int a = 0; a < t->rank; a++)
        dims[a] = t->dims[a];
    must(w, etch_tensor_new(w->cx, (etch_dtype)t->dtype, dims, t->rank, &x));
    char *at = etch_tensor_map(w->cx, x, true);
    for (int64_t k = 0; k < etch_tensor_count(x); k++, at += etch_dtype_bytes((etch_dtype)t->dtype)) {
        if (t->dtype == ETCH_I64)
            etch__element_set_i64(ETCH_I64, at, 3);
        else
            etch__element_set_f64((etch_dtype)t->dtype, at, (double)((i * 5 + k * 3) % 17) / 16);
    }
    etch_tensor_unmap(w->cx, x);
    return x;
}

static void compare_with_oracle(world *w, etch_graph *g)
{
    enum { ROOM = 64 };
    etch_tensor *in[ROOM] = { 0 }, *out[ROOM] = { 0 }, *expected[ROOM] = { 0 };
    int n_in = etch_graph_n_inputs(g), n_out = etch_graph_n_outputs(g);
    etch_plan *p = NULL;
    assert_true(n_in <= ROOM && n_out <= ROOM);
    for (int i = 0; i < n_in; i++)
        in[i] = something(w, g, i);
    must(w, etch_plan_new(w->cx, g, NULL, &p));
    must(w, etch_plan_run(w->cx, p, in, n_in, out, n_out));
    must(w, etch__oracle_run(w->cx, g, in, n_in, expected));
    for (int i = 0; i < n_out; i++) {
        assert_int_equal(etch_tensor_count(out[i]), etch_tensor_count(expected[i]));
        assert_memory_equal(etch_tensor_map(w->cx, out[i], false), etch_tensor_map(w->cx, expected[i], false),
                            (size_t)etch_tensor_count(out[i]) * etch_dtype_bytes(etch_tensor_dtype(out[i])));
    }
    for (int i = 0; i < ROOM; i++) {
        etch_tensor_release(&in[i]);
        etch_tensor_release(&out[i]);
        etch_tensor_release(&expected[i]);
    }
    etch_plan_release(&p);
}

static void test_bits(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int i = 0; i < N_KINDS; i++) {
        many m;
        begin(&w, &m, 7, &kinds[i].options);
        compare_with_oracle(&w, m.graph);
        end(&m);
    }
    world_end(&w);
}

/* --- in place ------------------------------------------------------------------------------------------------------ */

/* The address of the value, for comparing only. */
static const void *address_of(world *w, etch_variable *v)
{
    etch_scope scope = etch_scope_begin(w->cx);
    etch_tensor *t = etch_variable_read(w->cx, v);
    const void *data = etch_tensor_map(w->cx, t, false);
    assert_non_null(data);
    etch_tensor_unmap(w->cx, t);
    etch_scope_end(w->cx, scope);
    return data;
}

static void expect_equal(world *w, etch_variable *a, etch_variable *b)
{
    etch_scope scope = etch_scope_begin(w->cx);
    etch_tensor *x = etch_variable_read(w->cx, a), *y = etch_variable_read(w->cx, b);
    assert_int_equal(etch_tensor_count(x), etch_tensor_count(y));
    assert_memory_equal(etch_tensor_map(w->cx, x, false), etch_tensor_map(w->cx, y, false),
                        (size_t)etch_tensor_count(x) * etch_dtype_bytes(etch_tensor_dtype(x)));
    etch_tensor_unmap(w->cx, x);
    etch_tensor_unmap(w->cx, y);
    etch_scope_end(w->cx, scope);
}

/* One model is updated in place; of the other somebody holds all values while it is updated. */
static void test_in_place(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int i = 0; i < N_KINDS; i++) {
        many a, b;
        const void *at[8 * MANY];
        begin(&w, &a, 10, &kinds[i].options);
        begin(&w, &b, 10, &kinds[i].options);
        int n = etch_model_n_variables(a.model);
        assert_true(n <= 8 * MANY);
        for (int k = 0; k < n; k++)
            at[k] = address_of(&w, etch_model_variable(a.model, k));
        for (int round = 0; round < 3; round++) {
            call_step(&w, &a);
            etch_scope scope = etch_scope_begin(w.cx);
            for (int k = 0; k < n; k++)
                assert_non_null(etch_variable_read(w.cx, etch_model_variable(b.model, k)));
            call_step(&w, &b);
            etch_scope_end(w.cx, scope);
        }
        for (int k = 0; k < n; k++) {
            etch_variable *v = etch_model_variable(a.model, k);
            if (etch_variable_rank(v) > 0 && address_of(&w, v) != at[k])
                fail_msg("optimiser %d: %s was not updated in place", i, etch_variable_name(v));
            expect_equal(&w, v, etch_model_variable(b.model, k));
        }
        end(&a);
        end(&b);
    }
    world_end(&w);
}

int etch_test_optimizer_groups(void);
int etch_test_optimizer_groups(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_number_of_steps),
        cmocka_unit_test(test_bits),
        cmocka_unit_test(test_in_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
