/* Growable lists out of memory: made, set and read eagerly, growing in a recorded loop, and differentiated, with each allocation failing. */
#include "list_fault.h"

#include "unit/base/fault.h"

#include <etch/etch.h>

static etch_tensor *integer(etch_ctx *cx, int64_t x) { return etch_int(cx, ETCH_I64, x); }

/* --- in a traced function ----------------------------------------------------------------------------------------------- */

static etch_tensor *is_short(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], integer(cx, 30));
}

/* A list of rows and one of parts, which grow. */
static void grow(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    etch_list rows = etch_list_unflatten(state + 1, 1), parts = etch_list_unflatten(state + 2, 2);
    (void)n;
    next[0] = etch_add(cx, state[0], integer(cx, 1));
    rows = etch_list_push(cx, etch_list_push(cx, rows, user), user);
    parts = etch_list_push(
        cx, parts,
        etch_slice(cx, user, etch_int_list(cx, (int64_t[]){ 0 }, 1),
                   etch_reshape(cx, etch_mod(cx, state[0], integer(cx, 3)), etch_int_list(cx, (int64_t[]){ 1 }, 1))));
    (void)etch_list_flatten(cx, rows, next + 1, NULL);
    (void)etch_list_flatten(cx, parts, next + 2, NULL);
}

static etch_tensor *grown(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *state[4] = { integer(cx, 0) }, *sum = NULL;
    etch_spec *types[4] = { NULL };
    etch_list rows = etch_list_like(cx, in[0], integer(cx, 0));
    etch_list parts = etch_list_new(cx, ETCH_F32, (int64_t[]){ ETCH_ANY_SIZE }, 1, 1);
    if (etch_list_flatten(cx, rows, state + 1, types + 1) == 1 &&
        etch_list_flatten(cx, parts, state + 2, types + 2) == 2) {
        etch_while(cx, state, 4, is_short, grow, in[0], &(etch_loop_options){ .state_types = types }, state);
        sum = etch_add(cx, etch_sum(cx, etch_list_stack(cx, etch_list_unflatten(state + 1, 1)), ETCH_ALL_AXES, false),
                       etch_sum(cx, etch_list_concat(cx, etch_list_unflatten(state + 2, 2)), ETCH_ALL_AXES, false));
    }
    for (int i = 0; i < 4; i++)
        etch_spec_release(&types[i]);
    return sum;
}

/* --- at once, under a tape ------------------------------------------------------------------------------------------------- */

static etch_tensor *at_once(etch_ctx *cx, etch_tensor *x)
{
    etch_list parts = etch_list_split(cx, x, etch_int_list(cx, (int64_t[]){ 1, 2 }, 2));
    etch_list rows = etch_list_set(cx, etch_list_of(cx, x), integer(cx, 5), etch_gather(cx, x, integer(cx, 0), 0, 0));
    parts = etch_list_set(cx, parts, integer(cx, 0), x);
    rows = etch_list_replace(cx, rows, integer(cx, 1), etch_list_get(cx, rows, integer(cx, 0)));
    etch_tensor *y = etch_mul(cx, etch_list_concat(cx, parts), etch_list_get(cx, rows, integer(cx, 5)));
    return etch_sum(cx, y, ETCH_ALL_AXES, false);
}

static void everything(etch_ctx *cx)
{
    const int64_t n = 3;
    etch_tensor *x = etch_from(cx, ETCH_F32, &n, 1, (const float[]){ 1, 2, 3 }), *d = NULL;
    etch_function *f = etch_function_new(cx, "grown", grown, NULL, NULL);
    if (f)
        (void)etch_call1(cx, f, &x, 1);
    etch_function_release(&f);
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, tape, x);
    etch_tensor *y = at_once(cx, x);
    etch_source by = ETCH_BY(x);
    if (y && etch_tape_gradient(cx, tape, &y, NULL, 1, &by, 1, ETCH_UNCONNECTED_NONE, &d) != ETCH_OK)
        etch_fail(cx, etch_error_status(cx), "%s", etch_error_message(cx));
    etch_tape_release(&tape);
}

static etch_status scenario(const etch_allocator *alloc, void *user)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    (void)user;
    etch_status s = etch_runtime_new(alloc, &rt);
    if (s == ETCH_OK)
        s = etch_ctx_new(rt, &cx);
    if (s == ETCH_OK) {
        everything(cx);
        s = etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
    }
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return s;
}

void lists_without_memory(void **state)
{
    (void)state;
    size_t n = etch_test_each_failure_of(scenario, NULL, true);
    print_message("%zu allocations of lists, each of them failed once, and all from each one on\n", n);
    assert_true(n > 50);
}
