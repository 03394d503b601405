/* Prints and asserts out of memory: eagerly, traced, in branches and loops, with a gradient around them. A step that
 * failed is repeated, and works when there is memory again; the variable has what the steps that worked gave it. */
#include "effect_fault.h"

#include "unit/base/fault.h"

#include <etch/etch.h>
#include <string.h>

typedef struct program {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_function *f, *inner;
    etch_variable *v;
    etch_tensor *x;
    int n_prints;
} program;

static void count(const char *text, size_t n, void *user)
{
    assert_int_equal(strlen(text), n);
    ((program *)user)->n_prints++;
}

static void say_more(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program *p = user;
    (void)n_out;
    etch_print(cx, "more: {}", &p->x, 1, NULL);
    out[0] = etch_mul(cx, p->x, p->x);
}

static void say_nothing(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_neg(cx, ((program *)user)->x);
}

static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                 etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    program *p = user;
    (void)n, (void)n_slices, (void)results, (void)n_results;
    p->x = etch_add(cx, state[0], slices[0]);
    etch_assert(cx, etch_less(cx, slices[0], etch_scalar(cx, ETCH_F32, 99)), "too large", slices, 1);
    etch_if(cx, etch_greater(cx, p->x, etch_scalar(cx, ETCH_F32, 0)), say_more, say_nothing, p, next, 1);
}

static etch_tensor *body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    etch_tensor *y, *zero = etch_scalar(cx, ETCH_F32, 0);
    etch_print(cx, "x = {}", in, 1, NULL);
    etch_variable_assign_add(cx, p->v, etch_scalar(cx, ETCH_F32, 1));
    etch_scan(cx, &zero, 1, in, 1, turn, p, NULL, &y, 0);
    return y;
}

static etch_tensor *outer(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    etch_tensor *d = NULL;
    etch_tape *t = etch_tape_begin(cx, NULL);
    if (!t)
        return NULL;
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = etch_call1(cx, p->inner, in, n_in);
    etch_status s = y ? etch_tape_gradient(cx, t, &y, NULL, 1, &ETCH_BY(in[0]), 1, ETCH_UNCONNECTED_NONE, &d)
                      : etch_error_status(cx);
    etch_tape_release(&t);
    return s == ETCH_OK ? d : NULL;
}

static etch_tensor *make_x(program *p)
{
    const float numbers[] = { 1, 2, 1 };
    const int64_t n = 3;
    return etch_from(p->cx, ETCH_F32, &n, 1, numbers);
}

/* The gradient of ((1)^2 + 2)^2 + 1)^2 by the first number: 2 * 10 * 2 * 3 * 2 * 1. */
static etch_status step(program *p, int way)
{
    etch_tensor *x = make_x(p);
    etch_tensor *y = !x ? NULL : way == 0 ? outer(p->cx, &x, 1, p) : etch_call1(p->cx, p->f, &x, 1);
    const float *data = y ? etch_tensor_map(p->cx, y, false) : NULL;
    if (!data)
        return etch_error_status(p->cx);
    assert_true(data[0] == 240);
    etch_tensor_unmap(p->cx, y);
    return ETCH_OK;
}

/* What the variable has; -1 if there is no memory to say so. */
static float value(program *p)
{
    etch_tensor *t = NULL;
    for (int i = 0; i < 4 && !t; i++) {
        t = etch_variable_read(p->cx, p->v);
        if (!t)
            etch_error_clear(p->cx);
    }
    const float *data = t ? etch_tensor_map(p->cx, t, false) : NULL;
    float x = data ? *data : -1;
    if (data)
        etch_tensor_unmap(p->cx, t);
    return x;
}

static etch_status make(program *p)
{
    etch_status s = etch_ctx_new(p->rt, &p->cx);
    if (s == ETCH_OK)
        s = etch_set_print(p->cx, count, p);
    if (s != ETCH_OK)
        return s;
    p->v = etch_variable_new(p->cx, etch_scalar(p->cx, ETCH_F32, 0), NULL);
    p->inner = etch_function_new(p->cx, "inner", body, p, NULL);
    p->f = etch_function_new(p->cx, "outer", outer, p, NULL);
    return etch_error_status(p->cx);
}

static etch_status scenario(const etch_allocator *alloc, void *user)
{
    (void)user;
    program p = { 0 };
    etch_status s = etch_runtime_new(alloc, &p.rt), worst = ETCH_OK;
    if (s == ETCH_OK)
        s = make(&p);
    for (int way = 0; s == ETCH_OK && way < 2; way++) {
        float before = value(&p);
        int n_prints = p.n_prints;
        etch_status of_step = step(&p, way);
        if (of_step != ETCH_OK) {
            worst = of_step;
            etch_error_clear(p.cx);
        }
        float after = value(&p);
        bool is_known = before >= 0 && after >= 0;
        if (of_step == ETCH_OK)
            assert_int_equal(p.n_prints, n_prints + 4);
        if (is_known && of_step == ETCH_OK)
            assert_true(after == before + 1);
        else if (is_known && way) /* a call happens or does not; outside of one the gradient may fail after it */
            assert_true(after == before);
    }
    s = s == ETCH_OK ? worst : s;
    etch_ctx *last = NULL; /* what a step can do without may have failed, or what looks at it: then this does, too */
    if (s == ETCH_OK)
        s = etch_ctx_new(p.rt, &last);
    etch_ctx_release(&last);
    etch_function_release(&p.f);
    etch_function_release(&p.inner);
    etch_variable_release(&p.v);
    etch_ctx_release(&p.cx);
    etch_runtime_release(&p.rt);
    return s;
}

void effects_without_memory(void **state)
{
    (void)state;
    size_t n = etch_test_each_failure_of(scenario, NULL, true);
    print_message("%zu allocations of prints and asserts, each of them failed once\n", n);
    assert_true(n > 50);
}
