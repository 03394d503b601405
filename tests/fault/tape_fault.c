/* Out of memory in programs with tapes: gradients by variables, of any order, through calls, loops and custom rules,
 * asked eagerly and inside of functions that train. A step that fails is repeated; its tapes are released in between,
 * and what the variables should have is counted beside. */
#include "tape_fault.h"

#include "unit/base/fault.h"

#include <etch/etch.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct program {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_variable *v, *w; /* 2 and 4, twice each; v is trained */
    float in_v;
    etch_function *model, *loop, *ruled, *train;
    int n_steps_failed;
} program;

static etch_tensor *of(etch_ctx *cx, float x)
{
    return etch_from(cx, ETCH_F32, (int64_t[]){ 2 }, 1, (const float[]){ x, x });
}

/* --- bodies ------------------------------------------------------------------------------------------------------- */

static int doubled(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    out[0] = etch_add(cx, in[0], in[0]);
    return out[0] ? 1 : -1;
}
static int tripled_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    d_in[0] = etch_mul(cx, c->d_out[0], of(cx, 3));
    return d_in[0] ? 1 : -1;
}

/* 2 x v w, which as far as gradients go is 3 x v w. */
static etch_tensor *model_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    const program *p = user;
    (void)n_in;
    etch_tensor *y = etch_mul(cx, etch_mul(cx, in[0], etch_variable_read(cx, p->v)), etch_variable_read(cx, p->w));
    etch_tensor *out[1] = { NULL };
    if (y)
        (void)etch_custom_gradient(cx, &y, 1, &(etch_custom){ .forward = doubled, .backward = tripled_back }, out, 1);
    return out[0];
}

static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                 etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    const program *p = user;
    (void)n, (void)n_slices, (void)n_results;
    next[0] = etch_mul(cx, state[0], etch_variable_read(cx, p->w));
    results[0] = etch_mul(cx, next[0], slices[0]);
}

/* x w^2 and x w times a slice each; the loop reads w. */
static etch_tensor *loop_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *out[2], *rows = etch_stack(cx, (etch_tensor *[]){ in[0], in[0] }, 2, 0);
    (void)n_in;
    etch_scan(cx, in, 1, &rows, 1, turn, user, NULL, out, 1);
    return etch_add(cx, out[0], etch_sum(cx, out[1], ETCH_INTS(0), false));
}

/* Tripled, if w is 4: the rule reads it. */
static int by_w_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    const program *p = user;
    etch_tensor *w = etch_variable_read(cx, p->w);
    d_in[0] = w ? etch_mul(cx, c->d_out[0], etch_sub(cx, w, of(cx, 1))) : NULL;
    return d_in[0] ? 1 : -1;
}
static void ruled_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                       etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    program *p = user;
    (void)n, (void)n_slices, (void)results, (void)n_results;
    etch_tensor *y = etch_call1(cx, p->model, slices, 1);
    y = y ? etch_add(cx, y, state[0]) : NULL;
    if (y)
        (void)etch_custom_gradient(cx, &y, 1, &(etch_custom){ .forward = doubled, .backward = by_w_back, .user = p },
                                   next, 1);
}
/* Two turns of 2 (state + model(x)), as far as gradients go of 3 (..). */
static etch_tensor *ruled_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *out[1] = { NULL }, *rows = etch_stack(cx, (etch_tensor *[]){ in[0], in[0] }, 2, 0);
    (void)n_in;
    if (rows)
        etch_scan(cx, in, 1, &rows, 1, ruled_turn, user, NULL, out, 0);
    return out[0];
}

static etch_status ask(program *p, etch_tape *t, etch_tensor *y, const etch_source *by, int n, etch_tensor **d)
{
    if (!y)
        return etch_error_status(p->cx);
    return etch_tape_gradient(p->cx, t, &y, NULL, 1, by, n, ETCH_UNCONNECTED_NONE, d);
}

/* v less its gradient, which is 3 x w. */
static etch_tensor *train_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    const etch_source by = ETCH_BY_VARIABLE(p->v);
    etch_tensor *d = NULL;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *y = etch_call1(cx, p->model, in, n_in);
    etch_status s = ask(p, t, y, &by, 1, &d);
    if (s != ETCH_OK && !etch_failed(cx))
        etch_fail(cx, s, "%s", etch_error_message(cx));
    etch_tape_release(&t);
    return d ? etch_variable_assign_sub(cx, p->v, d) : NULL;
}

/* --- steps -------------------------------------------------------------------------------------------------------- */

static etch_status first_is(program *p, etch_tensor *t, float want)
{
    if (!t)
        return etch_error_status(p->cx);
    const float *data = etch_tensor_map(p->cx, t, false);
    if (!data)
        return etch_error_status(p->cx);
    if (data[0] != want)
        fail_msg("%g, not %g", (double)data[0], (double)want);
    etch_tensor_unmap(p->cx, t);
    return ETCH_OK;
}

static etch_status make(program *p)
{
    etch_body *const bodies[] = { model_body, loop_body, ruled_body, train_body };
    etch_function **const to[] = { &p->model, &p->loop, &p->ruled, &p->train };
    if (!p->v)
        p->v = etch_variable_new(p->cx, of(p->cx, 2), &(etch_variable_options){ .name = "v" });
    if (!p->w && p->v)
        p->w = etch_variable_new(p->cx, of(p->cx, 4), &(etch_variable_options){ .name = "w" });
    if (!p->w)
        return etch_error_status(p->cx);
    p->in_v = 2;
    for (int i = 0; i < 4; i++) {
        if (!*to[i])
            *to[i] = etch_function_new(p->cx, "f", bodies[i], p, NULL);
        if (!*to[i])
            return etch_error_status(p->cx);
    }
    return ETCH_OK;
}

/* w^3 has 48 and 24; under the outer tape alone, w again. */
static etch_status second_order(program *p)
{
    etch_ctx *cx = p->cx;
    const etch_source by = ETCH_BY_VARIABLE(p->w);
    etch_tensor *d = NULL, *e = NULL;
    etch_tape *outer = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape *inner = outer ? etch_tape_begin(cx, NULL) : NULL;
    etch_tensor *w = inner ? etch_variable_read(cx, p->w) : NULL;
    etch_status s = ask(p, inner, w ? etch_mul(cx, w, etch_square(cx, w)) : NULL, &by, 1, &d);
    if (s == ETCH_OK)
        s = first_is(p, d, 48);
    for (int i = 0; s == ETCH_OK && i < 2; i++) {
        s = ask(p, outer, d, &by, 1, &e);
        if (s == ETCH_OK)
            s = first_is(p, e, 24);
    }
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return s;
}

/* The tape is outside of the function: by what is handed over and by what is captured. */
static etch_status around_calls(program *p)
{
    etch_ctx *cx = p->cx;
    etch_status s = ETCH_OK;
    for (int i = 1; s == ETCH_OK && i <= 2; i++) {
        etch_tensor *x = of(cx, (float)i), *d[3] = { NULL };
        etch_tape *t = x ? etch_tape_begin(cx, NULL) : NULL;
        etch_tapes_pause(cx);
        etch_tapes_resume(cx);
        if (t)
            etch_tape_watch(cx, t, x);
        const etch_source by[] = { ETCH_BY(x), ETCH_BY_VARIABLE(p->v), ETCH_BY_VARIABLE(p->w) };
        s = ask(p, t, t ? etch_call1(cx, p->model, &x, 1) : NULL, by, 3, d);
        if (s == ETCH_OK)
            s = first_is(p, d[0], 3 * p->in_v * 4);
        if (s == ETCH_OK)
            s = first_is(p, d[1], 3 * (float)i * 4);
        if (s == ETCH_OK)
            s = first_is(p, d[2], 3 * (float)i * p->in_v);
        etch_tape_release(&t);
    }
    return s;
}

/* x w^2 + x^2 (w + w^2) by w at x = 3: 24 + 9 * 9. */
static etch_status around_loops(program *p)
{
    etch_ctx *cx = p->cx;
    const etch_source by = ETCH_BY_VARIABLE(p->w);
    etch_tensor *x = of(cx, 3), *d = NULL;
    etch_tape *t = x ? etch_tape_begin(cx, NULL) : NULL;
    etch_status s = ask(p, t, t ? etch_call1(cx, p->loop, &x, 1) : NULL, &by, 1, &d);
    if (s == ETCH_OK)
        s = first_is(p, d, 24 + 81);
    etch_tape_release(&t);
    return s;
}

/* The model's gradient by v is 3 x w; at x = 3 three times that, and once more with the other turn's. */
static etch_status around_rules(program *p)
{
    etch_ctx *cx = p->cx;
    const etch_source by = ETCH_BY_VARIABLE(p->v);
    etch_tensor *x = of(cx, 3), *d = NULL;
    etch_tape *t = x ? etch_tape_begin(cx, NULL) : NULL;
    etch_status s = ask(p, t, t ? etch_call1(cx, p->ruled, &x, 1) : NULL, &by, 1, &d);
    if (s == ETCH_OK)
        s = first_is(p, d, 3 * (36 + 3 * 36));
    etch_tape_release(&t);
    return s;
}

static etch_status train(program *p)
{
    etch_status s = first_is(p, etch_variable_read(p->cx, p->v), p->in_v);
    for (int i = 0; s == ETCH_OK && i < 2; i++) {
        etch_tensor *x = of(p->cx, 1), *y = x ? etch_call1(p->cx, p->train, &x, 1) : NULL;
        if (!y)
            return etch_error_status(p->cx);
        p->in_v -= 12;
        s = first_is(p, y, p->in_v);
    }
    return s == ETCH_OK ? first_is(p, etch_variable_read(p->cx, p->v), p->in_v) : s;
}

/* What a write gives is read under the tape, too. */
static etch_status write_and_jacobian(program *p)
{
    etch_ctx *cx = p->cx;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *delta = t ? of(cx, 1) : NULL, *v = delta ? etch_variable_assign_add(cx, p->v, delta) : NULL;
    etch_status s = v ? ETCH_OK : etch_error_status(cx);
    if (s == ETCH_OK) {
        p->in_v++;
        etch_tensor *y = etch_square(cx, v);
        s = first_is(p, y ? etch_tape_jacobian(cx, t, y, ETCH_BY_VARIABLE(p->v), ETCH_UNCONNECTED_NONE) : NULL,
                     2 * p->in_v);
    }
    etch_tape_release(&t);
    return s;
}

/* --- the loop ----------------------------------------------------------------------------------------------------- */

static void end(program *p)
{
    etch_function_release(&p->model);
    etch_function_release(&p->loop);
    etch_function_release(&p->ruled);
    etch_function_release(&p->train);
    etch_variable_release(&p->v);
    etch_variable_release(&p->w);
    etch_ctx_release(&p->cx);
    etch_runtime_release(&p->rt);
}

#include "steps.h"

static fault_step *const steps[] = { make,         second_order,       around_calls, around_loops, train,
                                     around_rules, write_and_jacobian, train,        NULL };

void tapes_without_memory(void **state)
{
    (void)state;
    fail_each_allocation(&(fault_steps){ .at = steps, .stride = 5, .least_failed = 100 });
}
