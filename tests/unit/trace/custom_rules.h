/* Custom gradients for the tests of them in branches and loops: rules of every kind, each right by calculus. Forward
 * hides behind stop_gradient, or is a callback's, so that a gradient that is right has come by the rule. */
#ifndef ETCH_TEST_TRACE_CUSTOM_RULES_H
#define ETCH_TEST_TRACE_CUSTOM_RULES_H

#include "unit/trace/tape_testing.h"

#include <etch/control.h>
#include <etch/effect.h>

static etch_tensor *number(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F64, x); }
static etch_tensor *total(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }
static etch_tensor *hidden(etch_ctx *cx, etch_tensor *x) { return etch_stop_gradient(cx, x); }

/* What a program computes from x (f64[3, 2]) and its variable (f64[2]): a scalar. */
typedef struct program_of {
    etch_variable *v;
    etch_tensor *x, *k; /* while it runs */
    etch_tensor *(*rule)(etch_ctx *cx, struct program_of *p, etch_tensor *x);
    etch_tensor *(*loss)(etch_ctx *cx, struct program_of *p);
    etch_function *f, *g; /* g: called inside */
    int64_t turns, segment;
    int n_back;
} program_of;

/* --- rules: each gives what has the sizes of x, f64[.., 2] ---------------------------------------------------------- */

typedef int forward_fn(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user);
typedef int backward_fn(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user);

static etch_tensor *apply(etch_ctx *cx, const char *name, forward_fn *forward, backward_fn *backward,
                          etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *y[3] = { NULL };
    const etch_custom c = { .name = name, .forward = forward, .backward = backward, .user = user };
    int n = etch_custom_gradient(cx, in, n_in, &c, y, 3);
    return n == 3 ? etch_add(cx, y[0], y[2]) : n == 1 ? y[0] : NULL;
}

/* x^3 v / 4 */
static int cube(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    etch_tensor *x = in[0], *quarter = number(cx, 0.25);
    out[0] = hidden(cx, etch_mul(cx, etch_mul(cx, etch_mul(cx, etch_square(cx, x), x), in[1]), quarter));
    return out[0] ? 1 : -1;
}
static int cube_by(etch_ctx *cx, const etch_custom_call *c, etch_tensor *v, etch_tensor **d_in)
{
    etch_tensor *x = c->in[0], *d = etch_mul(cx, c->d_out[0], number(cx, 0.25)), *xx = etch_square(cx, x);
    d_in[0] = etch_mul(cx, d, etch_mul(cx, etch_mul(cx, xx, number(cx, 3)), v));
    etch_tensor *by_v = etch_mul(cx, d, etch_mul(cx, xx, x));
    d_in[1] = etch_tensor_rank(by_v) == 1 ? by_v : etch_sum(cx, by_v, ETCH_INTS(0), false);
    return c->n_in;
}
static int cube_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    ((program_of *)user)->n_back++;
    return cube_by(cx, c, c->in[1], d_in);
}
static etch_tensor *by_operands(etch_ctx *cx, program_of *p, etch_tensor *x)
{
    etch_tensor *in[] = { x, etch_variable_read(cx, p->v) };
    return apply(cx, "cube", cube, cube_back, in, 2, p);
}

/* The same; the rule reads the variable itself. */
static int cube_back_read(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    return cube_by(cx, c, etch_variable_read(cx, ((program_of *)user)->v), d_in);
}
static etch_tensor *by_variable(etch_ctx *cx, program_of *p, etch_tensor *x)
{
    etch_tensor *in[] = { x, etch_variable_read(cx, p->v) };
    return apply(cx, "cube_read", cube, cube_back_read, in, 2, p);
}

/* e^x - 1, and the rule takes the result. */
static int grown(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    out[0] = hidden(cx, etch_expm1(cx, in[0]));
    return out[0] ? 1 : -1;
}
static int grown_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    d_in[0] = etch_mul(cx, c->d_out[0], etch_add(cx, c->out[0], number(cx, 1)));
    return 1;
}
static etch_tensor *by_result(etch_ctx *cx, program_of *p, etch_tensor *x)
{
    (void)p;
    return apply(cx, "grown", grown, grown_back, &x, 1, NULL);
}

/* x k, where k = sin(x v) is of the program around, and is taken from there by the rule. */
static int times(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    out[0] = hidden(cx, etch_mul(cx, in[0], in[1]));
    return out[0] ? 1 : -1;
}
static int times_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    d_in[0] = etch_mul(cx, c->d_out[0], user);
    d_in[1] = etch_mul(cx, c->d_out[0], c->in[0]);
    return 2;
}
static void release_tensor(void *user)
{
    etch_tensor *t = user;
    etch_tensor_release(&t);
}
static etch_tensor *by_capture(etch_ctx *cx, program_of *p, etch_tensor *x)
{
    etch_tensor *y = NULL, *in[] = { x, etch_sin(cx, etch_mul(cx, x, etch_variable_read(cx, p->v))) };
    const etch_custom c = { .name = "times",
                            .forward = times,
                            .backward = times_back,
                            .user = etch_tensor_retain(in[1]),
                            .release_user = release_tensor };
    (void)etch_custom_gradient(cx, in, 2, &c, &y, 1);
    return y;
}

/* x^4 / 4: forward and the rule have custom gradients in them. */
static int fourth(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out;
    etch_tensor *ones = etch_fill(cx, etch_int_list(cx, (int64_t[]){ 2 }, 1), number(cx, 1));
    etch_tensor *y = apply(cx, "cube", cube, cube_back, (etch_tensor *[]){ in[0], ones }, 2, user);
    out[0] = etch_mul(cx, y, in[0]);
    return out[0] ? 1 : -1;
}
static int fourth_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    etch_tensor *ones = etch_fill(cx, etch_int_list(cx, (int64_t[]){ 2 }, 1), number(cx, 1));
    etch_tensor *y = apply(cx, "cube", cube, cube_back, (etch_tensor *[]){ c->in[0], ones }, 2, user);
    d_in[0] = etch_mul(cx, etch_mul(cx, c->d_out[0], y), number(cx, 4));
    return 1;
}
static etch_tensor *by_customs(etch_ctx *cx, program_of *p, etch_tensor *x)
{
    return apply(cx, "fourth", fourth, fourth_back, &x, 1, p);
}

/* sin x, an integer, and v cos x; nothing is said of how it goes by the integer that is given. */
static int waves(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    out[0] = hidden(cx, etch_sin(cx, in[0]));
    out[1] = etch_add(cx, in[1], etch_int(cx, ETCH_I64, 1));
    out[2] = hidden(cx, etch_mul(cx, etch_cos(cx, in[0]), in[2]));
    return 3;
}
static int waves_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    if (c->n_in != 3 || c->n_out != 3 || c->out[1] || c->d_out[1] || !c->out[0] || !c->d_out[2])
        return etch_fail(cx, ETCH_EINVAL, "told something else"), -1;
    etch_tensor *s = etch_sin(cx, c->in[0]), *co = etch_cos(cx, c->in[0]);
    d_in[0] = etch_sub(cx, etch_mul(cx, c->d_out[0], co), etch_mul(cx, etch_mul(cx, c->d_out[2], s), c->in[2]));
    etch_tensor *by_v = etch_mul(cx, c->d_out[2], co);
    d_in[2] = etch_tensor_rank(by_v) == 1 ? by_v : etch_sum(cx, by_v, ETCH_INTS(0), false);
    return 3;
}
static etch_tensor *by_several(etch_ctx *cx, program_of *p, etch_tensor *x)
{
    etch_tensor *in[] = { x, etch_int(cx, ETCH_I64, 5), etch_variable_read(cx, p->v) };
    return apply(cx, "waves", waves, waves_back, in, 3, p);
}

/* x^3 / 3; the rule has a branch and a loop in it. */
static int third(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    out[0] = hidden(cx, etch_div(cx, etch_mul(cx, etch_square(cx, in[0]), in[0]), number(cx, 3)));
    return out[0] ? 1 : -1;
}
static void squares(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    const etch_custom_call *c = user;
    (void)n_out;
    out[0] = etch_mul(cx, c->d_out[0], etch_square(cx, c->in[0]));
}
static void nothing(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_zeros_like(cx, ((const etch_custom_call *)user)->in[0]);
}
static etch_tensor *below_two(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], etch_int(cx, ETCH_I64, 2));
}
static void halves(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n, (void)user;
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_mul(cx, state[1], number(cx, 0.5));
}
static int third_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    etch_tensor *d = NULL, *out[2] = { NULL };
    etch_custom_call it = *c;
    (void)user;
    etch_if(cx, etch_greater(cx, total(cx, c->in[0]), number(cx, -1000)), squares, nothing, &it, &d, 1);
    etch_while(cx, (etch_tensor *[]){ etch_int(cx, ETCH_I64, 0), d }, 2, below_two, halves, NULL, NULL, out);
    d_in[0] = out[1] ? etch_mul(cx, out[1], number(cx, 4)) : NULL;
    return 1;
}
static etch_tensor *by_control(etch_ctx *cx, program_of *p, etch_tensor *x)
{
    return apply(cx, "third", third, third_back, &x, 1, p);
}

/* sin x, which a callback computes; there is one such for vectors, and one for matrices. */
static etch_status host_sine(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    (void)n_in, (void)n_out;
    ++*(int *)user;
    out[0] = etch_sin(cx, in[0]);
    return ETCH_OK;
}
static int n_sines;
static int sine(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out, void *user)
{
    (void)n_in, (void)max_out, (void)user;
    const etch_host h = { .name = "sine", .run = host_sine, .user = &n_sines };
    etch_spec *t = NULL;
    if (etch_spec_parse(cx, etch_tensor_rank(in[0]) == 1 ? "f64[2]" : "f64[3, 2]", &t) != ETCH_OK)
        return -1;
    etch_call_host(cx, &h, in, 1, &t, 1, out);
    etch_spec_release(&t);
    return out[0] ? 1 : -1;
}
static int sine_back(etch_ctx *cx, const etch_custom_call *c, etch_tensor **d_in, void *user)
{
    (void)user;
    d_in[0] = etch_mul(cx, c->d_out[0], etch_cos(cx, c->in[0]));
    return 1;
}
static etch_tensor *by_callback(etch_ctx *cx, program_of *p, etch_tensor *x)
{
    return apply(cx, "sine", sine, sine_back, &x, 1, p);
}

#endif
