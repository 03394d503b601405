/* Callbacks out of memory: eagerly, traced, in loops, pure or not, with gradients beside them. A step that
 * works has run each as often as it should; one that fails has changed nothing; and each is released once. */
#include "host_fault.h"

#include "unit/base/fault.h"

#include <etch/etch.h>
#include <string.h>

typedef struct program {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_function *f, *inner;
    etch_variable *v;
    int n_runs, n_made, n_released;
} program;

/* y = x + 1 */
static etch_status next_of(etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out, void *user)
{
    (void)n_in, (void)n_out;
    ((program *)user)->n_runs++;
    out[0] = etch_add(cx, in[0], etch_scalar(cx, ETCH_F32, 1));
    return etch_error_status(cx);
}

static void release(void *user) { ((program *)user)->n_released++; }

static etch_tensor *after(etch_ctx *cx, program *p, etch_tensor *x, const char *text, bool is_pure)
{
    etch_spec *type = NULL;
    etch_tensor *y = NULL;
    if (!x)
        return NULL;
    if (etch_spec_parse(cx, text, &type) != ETCH_OK) {
        etch_fail(cx, etch_error_status(cx), "%s", etch_error_message(cx));
        return NULL;
    }
    p->n_made++;
    etch_host h = { .name = "next", .run = next_of, .user = p, .release_user = release, .is_pure = is_pure };
    etch_call_host(cx, &h, &x, 1, &type, 1, &y);
    etch_spec_release(&type);
    return y;
}

/* s -> (s + x)^2 + (x + 1) x */
static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                 etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    program *p = user;
    (void)n, (void)n_slices, (void)results, (void)n_results;
    etch_tensor *y = after(cx, p, etch_stop_gradient(cx, slices[0]), "f32[]", false);
    next[0] = etch_add(cx, etch_square(cx, etch_add(cx, state[0], slices[0])), etch_mul(cx, y, slices[0]));
}

static etch_tensor *body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    etch_tensor *y, *zero = etch_scalar(cx, ETCH_F32, 0);
    etch_tensor *ones = after(cx, p, etch_zeros_like(cx, in[0]), "f32[?]", false);
    etch_variable_assign_add(cx, p->v, etch_scalar(cx, ETCH_F32, 1));
    etch_tensor *x = etch_mul(cx, in[0], ones);
    etch_scan(cx, &zero, 1, &x, 1, turn, p, NULL, &y, 0);
    return etch_add(cx, y, etch_sum(cx, after(cx, p, etch_stop_gradient(cx, x), "f32[2]", true), ETCH_ALL_AXES, false));
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

/* x = 1, 2: the first turn gives 1 + 2, the second (3 + 2)^2 + 6; by the first number 2 * 5 * (2 + 2). */
static etch_status step(program *p, int way)
{
    static const float numbers[] = { 1, 2 };
    etch_tensor *x = etch_from(p->cx, ETCH_F32, (int64_t[]){ 2 }, 1, numbers);
    etch_tensor *y = !x         ? NULL
                     : way == 0 ? outer(p->cx, &x, 1, p)
                     : way == 1 ? etch_call1(p->cx, p->f, &x, 1)
                                : body(p->cx, &x, 1, p);
    const float *data = y ? etch_tensor_map(p->cx, y, false) : NULL;
    if (!data)
        return etch_error_status(p->cx);
    assert_true(data[0] == (way == 2 ? 31 + 2 + 3 : 40));
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
    float x = -1;
    return t && etch_tensor_read(p->cx, t, &x, sizeof x) == ETCH_OK ? x : -1;
}

static etch_status make(program *p)
{
    etch_status s = etch_ctx_new(p->rt, &p->cx);
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
    for (int way = 0; s == ETCH_OK && way < 3; way++) {
        float before = value(&p);
        int n_runs = p.n_runs;
        etch_status of_step = step(&p, way);
        if (of_step != ETCH_OK) {
            worst = of_step;
            etch_error_clear(p.cx);
        }
        float end = value(&p);
        bool is_known = before >= 0 && end >= 0;
        if (of_step == ETCH_OK) /* one, one in each turn; and the pure one, where it is needed */
            assert_true(p.n_runs == n_runs + 4 || (way < 2 && p.n_runs == n_runs + 3));
        if (is_known && of_step == ETCH_OK)
            assert_true(end == before + 1);
        else if (is_known && way == 1) /* a call happens or does not */
            assert_true(end == before);
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
    assert_int_equal(p.n_released, p.n_made);
    return s;
}

void callbacks_without_memory(void **state)
{
    (void)state;
    size_t n = etch_test_each_failure_of(scenario, NULL, true);
    print_message("%zu allocations of callbacks, each of them failed once\n", n);
    assert_true(n > 50);
}
