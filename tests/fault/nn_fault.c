/* Out of memory in models and optimisers: made, trained outside of traces and inside, stored and loaded. A step that fails is
 * repeated; how many training steps were done is counted beside, from the calls that worked alone, and variable, slot, average and
 * count must all be what that many steps make of them: a step that failed half way is seen. */
#include "nn_fault.h"

#include "unit/base/fault.h"

#include <etch/etch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 2 };

static const char path[] = ETCH_BUILD_DIR "/nn_fault.safetensors";

typedef struct program {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_model *m, *other;
    etch_variable *v[N];
    etch_optimizer *o;
    etch_function *f;
    int n_done, n_stored;
    etch_variable *table; /* of `other`: 4 rows of 1; its rows 1 and 3 are trained by rows */
    etch_optimizer *by_rows;
    etch_function *g;
    int n_rows_done;
    int n_steps_failed;
} program;

static const char *const names[N] = { "a", "b" };

static etch_tensor *ones(etch_ctx *cx) { return etch_from(cx, ETCH_F32, (int64_t[]){ 2 }, 1, (float[]){ 1, 1 }); }

/* --- what should be ----------------------------------------------------------------------------------------------- */

static etch_status first_is(program *p, etch_variable *v, float want)
{
    float x[2] = { 0 };
    etch_tensor *t = etch_variable_read(p->cx, v);
    if (!t)
        return etch_error_status(p->cx);
    etch_status s = etch_tensor_read(p->cx, t, x, sizeof x);
    if (s == ETCH_OK && (x[0] != want || x[1] != want))
        fail_msg("'%s' is %g, %g after %d steps, not %g", etch_variable_name(v), (double)x[0], (double)x[1], p->n_done,
                 (double)want);
    return s;
}

/* Gradients are ones: m = m/2 - 1/2, x = x + m, mean = mean/2 + x/2, all exact. */
static etch_status all_is_right(program *p)
{
    float x = 1, m = 0, mean = 0;
    for (int i = 0; i < p->n_done; i++) {
        m = m / 2 - 0.5f;
        x += m;
        mean = i == 0 ? x : mean / 2 + x / 2;
    }
    etch_status s = ETCH_OK;
    for (int i = 0; s == ETCH_OK && i < N; i++) {
        char name[32];
        s = first_is(p, p->v[i], x);
        (void)snprintf(name, sizeof name, "o/%s/momentum", names[i]);
        if (s == ETCH_OK)
            s = first_is(p, etch_model_find(p->m, name), m);
        (void)snprintf(name, sizeof name, "o/%s/average", names[i]);
        if (s == ETCH_OK)
            s = first_is(p, etch_model_find(p->m, name), mean);
    }
    int64_t n = 0;
    etch_tensor *t = s == ETCH_OK ? etch_variable_read(p->cx, etch_optimizer_steps(p->o)) : NULL;
    s = t ? etch_tensor_read(p->cx, t, &n, sizeof n) : etch_error_status(p->cx);
    assert_true(s != ETCH_OK || n == p->n_done);
    return s;
}

/* --- the steps ---------------------------------------------------------------------------------------------------- */

static etch_status make_model(program *p)
{
    p->m = etch_model_new(p->cx, &(etch_model_options){ .seed = 3 });
    return p->m ? ETCH_OK : etch_error_status(p->cx);
}

static etch_status add_variables(program *p)
{
    for (int i = 0; i < N; i++) {
        int n = etch_model_n_variables(p->m);
        if (!p->v[i])
            p->v[i] = etch_model_add(p->cx, p->m, ones(p->cx), &(etch_variable_options){ .name = names[i] });
        if (!p->v[i]) {
            assert_int_equal(etch_model_n_variables(p->m), n);
            return etch_error_status(p->cx);
        }
    }
    return ETCH_OK;
}

static etch_status draw(program *p)
{
    const etch_init_kind kinds[] = { ETCH_INIT_ONES, ETCH_INIT_GLOROT_NORMAL, ETCH_INIT_ORTHOGONAL };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (!etch_init_tensor(p->cx, p->m, (etch_init){ .kind = kinds[i] }, (int64_t[]){ 2, 3 }, 2))
            return etch_error_status(p->cx);
    return ETCH_OK;
}

static etch_status make_optimizer(program *p)
{
    int n = etch_model_n_variables(p->m);
    p->o = etch_optimizer_new(p->cx, p->m, "o", NULL, 0,
                              &(etch_optimizer_options){ .rate = 0.5,
                                                         .momentum = 0.5,
                                                         .schedule = { .kind = ETCH_RATE_PIECEWISE,
                                                                       .n = 1,
                                                                       .bounds = (int64_t[]){ 1 },
                                                                       .values = (double[]){ 0.5, 0.5 } },
                                                         .clip_value = 4,
                                                         .ema_momentum = 0.5 });
    if (!p->o)
        assert_int_equal(etch_model_n_variables(p->m), n);
    return p->o ? ETCH_OK : etch_error_status(p->cx);
}

static void body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)out;
    const program *p = user;
    etch_tensor *const g[N] = { args[0].tensor, args[0].tensor };
    (void)!etch_optimizer_apply(cx, p->o, g, N);
}

static etch_status make_function(program *p)
{
    p->f = etch_function_new(p->cx, "train", NULL, p, &(etch_function_options){ .structured = body });
    return p->f ? ETCH_OK : etch_error_status(p->cx);
}

static etch_status apply_at_once(program *p)
{
    etch_status s = all_is_right(p);
    for (int i = 0; s == ETCH_OK && i < 2; i++) {
        etch_tensor *g = ones(p->cx);
        s = g ? etch_optimizer_apply(p->cx, p->o, (etch_tensor *[]){ g, g }, N) : etch_error_status(p->cx);
        p->n_done += s == ETCH_OK;
    }
    return s == ETCH_OK ? all_is_right(p) : s;
}

static etch_status apply_traced(program *p)
{
    etch_status s = all_is_right(p);
    for (int i = 0; s == ETCH_OK && i < 2; i++) {
        const etch_arg g = ETCH_ARG_TENSOR(ones(p->cx));
        bool is_done = g.tensor && etch_call_args(p->cx, p->f, &g, 1, NULL, 0, NULL) >= 0;
        s = is_done ? ETCH_OK : etch_error_status(p->cx);
        p->n_done += is_done;
    }
    return s == ETCH_OK ? all_is_right(p) : s;
}

static etch_status store(program *p)
{
    etch_status s = etch_model_store(p->cx, p->m, path);
    if (s == ETCH_OK)
        p->n_stored = p->n_done;
    return s;
}

static etch_status load(program *p)
{
    etch_status s = all_is_right(p);
    if (s == ETCH_OK)
        s = etch_model_load(p->cx, p->m, path);
    if (s != ETCH_OK)
        return s;
    p->n_done = p->n_stored;
    return all_is_right(p);
}

/* Another model, whose optimiser takes the average and then is gone. */
static etch_status use_average(program *p)
{
    etch_model_release(&p->other);
    p->other = etch_model_new(p->cx, NULL);
    etch_variable *v = NULL;
    if (p->other)
        v = etch_model_add(p->cx, p->other, ones(p->cx), &(etch_variable_options){ .name = "v" });
    etch_optimizer *o = NULL;
    if (v)
        o = etch_optimizer_new(
            p->cx, p->other, "o", &v, 1,
            &(etch_optimizer_options){ .kind = ETCH_ADAM, .ema_momentum = 0.5, .scales_loss = true });
    return o ? etch_optimizer_use_average(p->cx, o) : etch_error_status(p->cx);
}

/* --- by rows ------------------------------------------------------------------------------------------------------ */

static etch_tensor *two_rows(etch_ctx *cx)
{
    return etch_from(cx, ETCH_I64, (int64_t[]){ 3 }, 1, (int64_t[]){ 3, 1, 3 });
}

/* Row 3 is used twice: its gradient is 2. Adagrad from 12: sums 12 + 4 n and 12 + n. */
static etch_status rows_are_right(program *p)
{
    float x[8] = { 0 }, sum[8] = { 0 };
    etch_tensor *t = etch_variable_read(p->cx, p->table);
    etch_tensor *u = t ? etch_variable_read(p->cx, etch_model_find(p->other, "rows/table/accumulator")) : NULL;
    etch_status s = u ? etch_tensor_read(p->cx, t, x, sizeof x) : etch_error_status(p->cx);
    if (s == ETCH_OK)
        s = etch_tensor_read(p->cx, u, sum, sizeof sum);
    for (int i = 0; s == ETCH_OK && i < 8; i++) {
        int row = i / 2, n = p->n_rows_done;
        assert_true(sum[i] == (row == 3 ? 12 + 4 * (float)n : row == 1 ? 12 + (float)n : 12));
        assert_true(row % 2 == 0 || n == 0 ? x[i] == 1 : x[i] < 1);
    }
    return s;
}

static etch_tensor *follow_rows(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    const program *p = user;
    etch_source by = ETCH_BY_VARIABLE(p->table);
    etch_gradient g;
    (void)n_in;
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_tensor *y = NULL;
    if (tape)
        y = etch_sum(cx, etch_gather(cx, etch_variable_read(cx, p->table), in[0], 0, 0), ETCH_ALL_AXES, false);
    if (y) {
        etch_status s = etch_tape_gradients(cx, tape, &y, NULL, 1, &by, 1, &g);
        if (s != ETCH_OK)
            etch_fail(cx, s, "%s", etch_error_message(cx));
        else
            s = etch_optimizer_apply_gradients(cx, p->by_rows, &g, 1);
        y = s == ETCH_OK ? y : NULL;
    }
    etch_tape_release(&tape);
    return y;
}

static etch_status make_rows(program *p)
{
    etch_model_release(&p->other);
    etch_function_release(&p->g);
    float x[8] = { 1, 1, 1, 1, 1, 1, 1, 1 };
    p->table = NULL;
    p->by_rows = NULL;
    p->other = etch_model_new(p->cx, NULL);
    if (p->other)
        p->table = etch_model_add(p->cx, p->other, etch_from(p->cx, ETCH_F32, (int64_t[]){ 4, 2 }, 2, x),
                                  &(etch_variable_options){ .name = "table" });
    if (p->table)
        p->by_rows = etch_optimizer_new(p->cx, p->other, "rows", NULL, 0,
                                        &(etch_optimizer_options){ .kind = ETCH_ADAGRAD, .initial_accumulator = 12 });
    if (p->by_rows)
        p->g = etch_function_new(p->cx, "rows", follow_rows, p, NULL);
    return p->g ? ETCH_OK : etch_error_status(p->cx);
}

static etch_status train_rows(program *p)
{
    etch_status s = rows_are_right(p);
    for (int i = 0; s == ETCH_OK && i < 4; i++) {
        etch_scope scope = etch_scope_begin(p->cx);
        etch_tensor *at = two_rows(p->cx);
        bool is_done = at && (i < 2 ? follow_rows(p->cx, &at, 1, p) : etch_call1(p->cx, p->g, &at, 1));
        s = is_done ? ETCH_OK : etch_error_status(p->cx);
        p->n_rows_done += is_done;
        etch_scope_end(p->cx, scope);
    }
    return s == ETCH_OK ? rows_are_right(p) : s;
}

/* --- the loop ----------------------------------------------------------------------------------------------------- */

static void end(program *p)
{
    etch_function_release(&p->f);
    etch_function_release(&p->g);
    etch_model_release(&p->m);
    etch_model_release(&p->other);
    etch_ctx_release(&p->cx);
    etch_runtime_release(&p->rt);
}

#include "steps.h"

static fault_step *const at_once[] = {
    make_model, add_variables, draw, make_optimizer, apply_at_once, use_average, NULL
};
static fault_step *const in_files[] = { make_model, add_variables, make_optimizer, make_function, apply_traced,
                                        store,      apply_traced,  load,           NULL };

static fault_step *const of_rows[] = { make_rows, train_rows, NULL };

void models_without_memory(void **state)
{
    (void)state;
    fail_each_allocation(&(fault_steps){ .at = at_once, .least_failed = 300 });
    fail_each_allocation(&(fault_steps){ .at = in_files, .n_before = 3, .least_failed = 300 });
    fail_each_allocation(&(fault_steps){ .at = of_rows, .n_before = 1, .least_failed = 300 });
    (void)remove(path);
}
