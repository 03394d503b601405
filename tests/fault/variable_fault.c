/* Out of memory in programs with variables: made, read, written, used by functions as captures and as arguments,
 * inside each other, made by functions. A step that fails is repeated; what the variables should have is counted
 * beside, from the calls that worked alone, so that a call which failed and yet changed one of them is seen. */
#include "variable_fault.h"

#include "unit/base/fault.h"

#include <etch/etch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct program {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_variable *a, *b, *open, *made;
    float in_a, in_b, in_made; /* what they should have in their first element */
    int64_t n_open;
    etch_function *step, *shared, *outer, *sized, *maker, *loop, *over;
    int n_steps_failed;
} program;

static etch_tensor *ones(etch_ctx *cx, int64_t n)
{
    static const float data[300] = { 1, 1, 1, 1, 1, 1, 1, 1 };
    return etch_from(cx, ETCH_F32, &n, 1, data);
}

/* --- bodies ------------------------------------------------------------------------------------------------------- */

/* a and b grow by x; returns their sum before. */
static void step_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const program *p = user;
    (void)n_args;
    etch_tensor *sum = etch_add(cx, etch_variable_read(cx, p->a), etch_variable_read(cx, p->b));
    etch_variable_assign_add(cx, p->a, args[0].tensor);
    etch_variable_scatter_add(cx, p->b, etch_int_list(cx, (int64_t[]){ 0, 1 }, 2), args[0].tensor);
    etch_return(out, sum);
}

/* Both grow by x, written over what they had; returns the sum of all that a had. */
static void over_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const program *p = user;
    (void)n_args;
    etch_return(out, etch_sum(cx, etch_variable_read(cx, p->a), ETCH_ALL_AXES, false));
    etch_variable_assign_add(cx, p->a, args[0].tensor);
    etch_variable_assign_add(cx, p->b, args[0].tensor);
}

/* The first of the arguments grows by the second. */
static void shared_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_variable *v = etch_arg_variable(&args[0]);
    etch_return(out, etch_variable_assign_add(cx, v, etch_variable_read(cx, etch_arg_variable(&args[1]))));
}

static void outer_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const program *p = user;
    (void)n_args;
    etch_tensor *y[1];
    const etch_arg pair[] = { etch_variable_arg(p->a), etch_variable_arg(p->b) };
    if (etch_call_args(cx, p->step, args, 1, NULL, 0, NULL) == 1 &&
        etch_call_args(cx, p->shared, pair, 2, y, 1, NULL) == 1)
        etch_return(out, y[0]);
}

/* a grows by x in each of three turns, b by a in the last one. */
static etch_tensor *is_below_three(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], etch_int(cx, ETCH_I64, 3));
}

static void write_b(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const program *p = user;
    (void)out, (void)n_out;
    etch_variable_assign_add(cx, p->b, etch_variable_read(cx, p->a));
}

static void write_none(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)cx, (void)out, (void)n_out, (void)user;
}

static void take_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    program *p = user;
    (void)n;
    etch_variable_assign_add(cx, p->a, state[1]);
    etch_if(cx, etch_equal(cx, state[0], etch_int(cx, ETCH_I64, 2)), write_b, write_none, p, NULL, 0);
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = state[1];
}

static void loop_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    etch_tensor *state[] = { etch_int(cx, ETCH_I64, 0), args[0].tensor };
    if (!state[0])
        return;
    etch_while(cx, state, 2, is_below_three, take_turn, user, NULL, state);
    if (state[0])
        etch_return(out, state[1]);
}

/* A size that is asked for, of a variable where it is open: guarded. */
static void sized_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const program *p = user;
    (void)args, (void)n_args;
    etch_tensor *v = etch_variable_read(cx, p->open);
    if (v)
        etch_return(out, etch_mul(cx, v, etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(v, 0))));
}

static void maker_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    program *p = user;
    (void)n_args;
    if (!p->made) {
        etch_tensor *sum = etch_sum(cx, etch_variable_read(cx, p->open), ETCH_ALL_AXES, false);
        p->made = etch_variable_new(cx, etch_add(cx, ones(cx, 200), sum), &(etch_variable_options){ .name = "made" });
    }
    if (p->made)
        etch_return(out, etch_variable_assign_add(cx, p->made, args[0].tensor));
}

/* --- steps -------------------------------------------------------------------------------------------------------- */

/* Its first element is what it should be; when there is no memory to look, that is no answer. */
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

static etch_status variables_are_right(program *p)
{
    etch_status s = first_is(p, etch_variable_read(p->cx, p->a), p->in_a);
    return s == ETCH_OK ? first_is(p, etch_variable_read(p->cx, p->b), p->in_b) : s;
}

static etch_status make_variable(program *p, etch_variable **v, etch_tensor *t, const etch_variable_options *o)
{
    if (!*v)
        *v = etch_variable_new(p->cx, t, o);
    return *v ? ETCH_OK : etch_error_status(p->cx);
}

static etch_status make_variables(program *p)
{
    const etch_size named = { .size = ETCH_ANY_SIZE, .name = "n", .hi = 100 };
    etch_status s = make_variable(p, &p->a, ones(p->cx, 2), NULL);
    if (s == ETCH_OK)
        s = make_variable(p, &p->b, ones(p->cx, 2), &(etch_variable_options){ .name = "b", .is_untrainable = true });
    if (s == ETCH_OK)
        s = make_variable(p, &p->open, ones(p->cx, 2), &(etch_variable_options){ .sizes = &named, .rank = 1 });
    p->in_a = p->in_b = 1;
    p->n_open = 2;
    return s;
}

static etch_status make_functions(program *p)
{
    static const struct {
        const char *name;
        etch_structured_body *body;
    } rows[] = { { "step", step_body },   { "shared", shared_body }, { "outer", outer_body }, { "sized", sized_body },
                 { "maker", maker_body }, { "loop", loop_body },     { "over", over_body } };
    etch_function **const to[] = { &p->step, &p->shared, &p->outer, &p->sized, &p->maker, &p->loop, &p->over };
    for (size_t i = 0; i < sizeof to / sizeof *to; i++) {
        if (!*to[i])
            *to[i] = etch_function_new(p->cx, rows[i].name, NULL, p,
                                       &(etch_function_options){ .structured = rows[i].body });
        if (!*to[i])
            return etch_error_status(p->cx);
    }
    return ETCH_OK;
}

static etch_status write_eagerly(program *p)
{
    etch_status s = variables_are_right(p);
    if (s == ETCH_OK && !etch_variable_assign_add(p->cx, p->a, ones(p->cx, 2)))
        s = etch_error_status(p->cx);
    p->in_a += s == ETCH_OK;
    etch_tensor *i = s == ETCH_OK ? etch_int_list(p->cx, (int64_t[]){ 0 }, 1) : NULL;
    if (s == ETCH_OK && !etch_variable_scatter_sub(p->cx, p->b, i, ones(p->cx, 1)))
        s = etch_error_status(p->cx);
    p->in_b -= s == ETCH_OK;
    if (s == ETCH_OK && !etch_variable_assign(p->cx, p->b, etch_variable_read(p->cx, p->a)))
        s = etch_error_status(p->cx);
    p->in_b = s == ETCH_OK ? p->in_a : p->in_b;
    return s == ETCH_OK ? variables_are_right(p) : s;
}

static etch_status run_steps_of_both(program *p)
{
    etch_status s = variables_are_right(p);
    for (int i = 0; s == ETCH_OK && i < 3; i++) {
        etch_tensor *y[1] = { NULL };
        etch_arg x = ETCH_ARG_TENSOR(ones(p->cx, 2));
        if (!x.tensor || etch_call_args(p->cx, p->step, &x, 1, y, 1, NULL) != 1)
            return etch_error_status(p->cx);
        float sum = p->in_a + p->in_b;
        p->in_a++, p->in_b++;
        s = first_is(p, y[0], sum);
    }
    return s == ETCH_OK ? variables_are_right(p) : s;
}

static etch_status run_shared(program *p)
{
    etch_status s = variables_are_right(p);
    for (int i = 0; s == ETCH_OK && i < 3; i++) {
        etch_tensor *y[1] = { NULL };
        etch_variable *v = i == 1 ? p->b : p->a;
        float *in_v = i == 1 ? &p->in_b : &p->in_a;
        const etch_arg args[] = { etch_variable_arg(v), etch_variable_arg(i == 2 ? p->a : p->b) };
        if (etch_call_args(p->cx, p->shared, args, 2, y, 1, NULL) != 1)
            return etch_error_status(p->cx);
        *in_v += i == 2 ? p->in_a : p->in_b;
        s = first_is(p, y[0], *in_v);
    }
    return s == ETCH_OK ? variables_are_right(p) : s;
}

static etch_status run_outer(program *p)
{
    etch_status s = variables_are_right(p);
    for (int i = 0; s == ETCH_OK && i < 2; i++) {
        etch_tensor *y[1] = { NULL };
        etch_arg x = ETCH_ARG_TENSOR(ones(p->cx, 2));
        if (!x.tensor || etch_call_args(p->cx, p->outer, &x, 1, y, 1, NULL) != 1)
            return etch_error_status(p->cx);
        p->in_b++;
        p->in_a += 1 + p->in_b;
        s = first_is(p, y[0], p->in_a);
    }
    return s == ETCH_OK ? variables_are_right(p) : s;
}

static etch_status run_loops(program *p)
{
    etch_status s = variables_are_right(p);
    for (int i = 0; s == ETCH_OK && i < 2; i++) {
        etch_tensor *y[1] = { NULL };
        etch_arg x = ETCH_ARG_TENSOR(ones(p->cx, 2));
        if (!x.tensor || etch_call_args(p->cx, p->loop, &x, 1, y, 1, NULL) != 1)
            return etch_error_status(p->cx);
        p->in_a += 3;
        p->in_b += p->in_a;
        s = first_is(p, y[0], 1);
    }
    return s == ETCH_OK ? variables_are_right(p) : s;
}

static etch_status run_over(program *p)
{
    etch_status s = variables_are_right(p);
    for (int i = 0; s == ETCH_OK && i < 3; i++) {
        etch_arg x = ETCH_ARG_TENSOR(ones(p->cx, 2));
        if (!x.tensor || etch_call_args(p->cx, p->over, &x, 1, NULL, 0, NULL) != 1)
            s = etch_error_status(p->cx);
        p->in_a += s == ETCH_OK;
        p->in_b += s == ETCH_OK;
    }
    return s == ETCH_OK ? variables_are_right(p) : s;
}

static etch_status change_sizes(program *p)
{
    etch_status s = ETCH_OK;
    for (int64_t n = 2; s == ETCH_OK && n < 5; n++) {
        etch_tensor *y[1] = { NULL };
        if (!etch_variable_assign(p->cx, p->open, ones(p->cx, n)))
            return etch_error_status(p->cx);
        if (etch_call_args(p->cx, p->sized, NULL, 0, y, 1, NULL) != 1)
            return etch_error_status(p->cx);
        s = first_is(p, y[0], (float)n);
    }
    return s;
}

/* A first trace that fails leaves nothing behind but the variable that the body kept: it has its first value. */
static etch_status make_inside(program *p)
{
    etch_status s = ETCH_OK;
    if (p->in_made == 0)
        p->in_made = 5; /* 1 and the four of `open` */
    for (int i = 0; s == ETCH_OK && i < 2; i++) {
        etch_tensor *y[1] = { NULL };
        etch_arg x = ETCH_ARG_TENSOR(ones(p->cx, 200));
        if (!x.tensor || etch_call_args(p->cx, p->maker, &x, 1, y, 1, NULL) != 1)
            return etch_error_status(p->cx);
        s = first_is(p, y[0], ++p->in_made);
    }
    return s;
}

static etch_status audit(program *p)
{
    etch_function *const all[] = { p->step, p->shared, p->outer, p->maker, p->loop };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        etch_entry_list entries;
        char *difference = NULL;
        etch_status s = etch_function_cache(p->cx, all[i], &entries);
        if (s != ETCH_OK)
            return s;
        uint64_t number = entries.at[0].number;
        etch_entry_list_release(&entries);
        s = etch_function_audit(p->cx, all[i], number, &difference);
        assert_null(difference);
        if (s != ETCH_OK)
            return s;
    }
    return variables_are_right(p);
}

static etch_status clear(program *p)
{
    etch_function_clear(p->cx, p->step);
    return run_steps_of_both(p);
}

/* --- the loop ----------------------------------------------------------------------------------------------------- */

static void end(program *p)
{
    etch_function **const functions[] = { &p->step, &p->shared, &p->outer, &p->sized, &p->maker, &p->loop, &p->over };
    etch_variable **const variables[] = { &p->a, &p->b, &p->open, &p->made };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        etch_function_release(functions[i]);
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
        etch_variable_release(variables[i]);
    etch_ctx_release(&p->cx);
    etch_runtime_release(&p->rt);
}

#include "steps.h"

static fault_step *const steps[] = { make_variables, make_functions, write_eagerly, run_steps_of_both, run_shared,
                                     run_outer,      run_loops,      run_over,      change_sizes,      make_inside,
                                     audit,          clear,          NULL };

void variables_without_memory(void **state)
{
    (void)state;
    fail_each_allocation(&(fault_steps){ .at = steps, .least_failed = 300 });
}
