/* Out of memory everywhere: a scenario that parses, builds, prints, hashes, optimises, plans and runs, repeated with
 * allocation 1, 2, 3, ... failing until it passes. Each time the failure must be reported as ETCH_ENOMEM, and everything
 * given back. */
#include "archive_fault.h"
#include "control_fault.h"
#include "effect_fault.h"
#include "function_fault.h"
#include "host_fault.h"
#include "list_fault.h"
#include "nn_fault.h"
#include "tape_fault.h"
#include "variable_fault.h"
#include "unit/base/fault.h"

#include <etch/etch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Views, calls, kernels, sizes that depend on data, strings, constants, a region: every kind of step; and outputs that are copied
 * after others were handed over: an input, a value that is an output already, a view of one. */
static const char text[] =
    "func @f(%x: f32[n, 4], %w: f32[4, 4], %m: bool[n], %i: i64[1], %t: string[2]) where n: 0..100 {\n"
    "  %0 = matmul %x, %w\n"
    "  %1 = transpose %0 perm=[1, 0]\n"
    "  %2 = matmul %1, %x\n"
    "  %3 = softmax %0 axis=-1\n"
    "  %4 = boolean_mask %3, %m\n"
    "  %5 = sum %4 axes=[0]\n"
    "  %6 = shape_of %4\n"
    "  %z = const [0] : i64[1]\n"
    "  %b = concat %i, %z axis=0\n"
    "  %e = const [1, 4] : i64[2]\n"
    "  %7 = slice %x, %b, %e\n"
    "  %k = const 2 : i32[]\n"
    "  %8, %9 = top_k %2, %k\n"
    "  %10 = call %5, %7 (%p: f32[4], %q: f32[1, 4]) {\n"
    "    %r = add %p, %q\n"
    "    yield %r\n"
    "  }\n"
    "  %u = string_concat %t, %t\n"
    "  %c = const hex\"0000803f000000400000404000008040\" : f32[4]\n"
    "  %11 = add %10, %c\n"
    "  return %2, %5, %6, %8, %9, %11, %u, %x, %2, %1\n"
    "}\n";

enum { N_IN = 5, N_OUT = 10 };

typedef struct things {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_graph *parsed, *built;
    etch_plan *plan, *small;
    etch_tensor *in[N_IN], *out[N_OUT], *again[N_OUT];
    char *printed;
    bool has_run;
} things;

static etch_status make_inputs(things *t, int64_t n)
{
    static const float x[3 * 4] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3 }, w[16] = { 1, 0, 0, 1, 2 };
    static const bool m[3] = { true, false, true };
    static const char *const s[2] = { "a", "bc" };
    for (int i = 0; i < N_IN; i++)
        etch_tensor_release(&t->in[i]);
    etch_status st = etch_tensor_from(t->cx, ETCH_F32, (int64_t[]){ n, 4 }, 2, x, &t->in[0]);
    if (st == ETCH_OK)
        st = etch_tensor_from(t->cx, ETCH_F32, (int64_t[]){ 4, 4 }, 2, w, &t->in[1]);
    if (st == ETCH_OK)
        st = etch_tensor_from(t->cx, ETCH_BOOL, &n, 1, m, &t->in[2]);
    if (st == ETCH_OK)
        st = etch_tensor_from(t->cx, ETCH_I64, (int64_t[]){ 1 }, 1, (int64_t[]){ 1 }, &t->in[3]);
    if (st == ETCH_OK)
        st = etch_tensor_from(t->cx, ETCH_STRING, (int64_t[]){ 2 }, 1, s, &t->in[4]);
    return st;
}

static etch_status build_and_plan(things *t)
{
    etch_status s = etch_graph_new(t->cx, "built", &t->built);
    if (s != ETCH_OK)
        return s;
    etch_graph *g = t->built;
    etch_val x = etch_graph_input(g, "x", "f32[...]");
    etch_val y = etch_build_mean(g, etch_build_mul(g, x, etch_graph_scalar(g, ETCH_F32, 0.5)), ETCH_INTS(-1), true);
    etch_graph_output(g, etch_build_sub(g, x, y));
    if (etch_failed(t->cx))
        return etch_error_status(t->cx);
    return etch_plan_new(t->cx, g, NULL, &t->small); /* typed again, per rank, when it runs */
}

static etch_status do_all(things *t)
{
    uint64_t hash;
    etch_status s = etch_ctx_new(t->rt, &t->cx);
    if (s == ETCH_OK)
        s = etch_graph_parse(t->cx, text, strlen(text), "fault", &t->parsed);
    if (s == ETCH_OK)
        s = etch_graph_verify(t->parsed);
    if (s == ETCH_OK)
        s = etch_graph_hash(t->parsed, &hash);
    if (s == ETCH_OK)
        s = etch_graph_text(t->parsed, &t->printed);
    if (s == ETCH_OK)
        s = etch_plan_new(t->cx, t->parsed, NULL, &t->plan);
    if (s == ETCH_OK)
        s = make_inputs(t, 3);
    if (s == ETCH_OK)
        s = etch_plan_run(t->cx, t->plan, t->in, N_IN, t->out, N_OUT);
    t->has_run = s == ETCH_OK;
    if (s == ETCH_OK)
        s = build_and_plan(t);
    if (s == ETCH_OK)
        s = etch_plan_run(t->cx, t->small, t->in, 1, t->again, 1);
    if (s == ETCH_OK)
        s = make_inputs(t, 2); /* another size: bound again */
    etch_tensor_release(&t->again[0]);
    if (s == ETCH_OK)
        s = etch_plan_run(t->cx, t->plan, t->in, N_IN, t->again, N_OUT);
    return s;
}

static etch_status scenario(const etch_allocator *alloc, void *user)
{
    (void)user;
    things t = { 0 };
    etch_status s = etch_runtime_new(alloc, &t.rt);
    if (s == ETCH_OK)
        s = do_all(&t);
    if (s == ETCH_OK)
        assert_int_equal(etch_tensor_dim(t.out[0], 1), 4);
    for (int i = 0; i < N_OUT; i++) {
        if (s != ETCH_OK && (t.again[i] || (t.out[i] && !t.has_run)))
            fail_msg("a failed run left output %d behind", i);
        etch_tensor_release(&t.out[i]);
        etch_tensor_release(&t.again[i]);
    }
    for (int i = 0; i < N_IN; i++)
        etch_tensor_release(&t.in[i]);
    if (s != ETCH_OK && t.cx && strlen(etch_error_message(t.cx)) == 0)
        fail_msg("a failure without a message");
    free(t.printed);
    etch_plan_release(&t.plan);
    etch_plan_release(&t.small);
    etch_graph_release(&t.parsed);
    etch_graph_release(&t.built);
    etch_ctx_release(&t.cx);
    etch_runtime_release(&t.rt);
    return s;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    size_t n = etch_test_each_failure(scenario, NULL);
    print_message("%zu allocations, each of them failed once, and all from each one on\n", n);
    assert_true(n > 50);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_allocation_may_fail), cmocka_unit_test(control_flow_without_memory),
        cmocka_unit_test(functions_without_memory),  cmocka_unit_test(variables_without_memory),
        cmocka_unit_test(tapes_without_memory),      cmocka_unit_test(models_without_memory),
        cmocka_unit_test(archives_without_memory),   cmocka_unit_test(effects_without_memory),
        cmocka_unit_test(lists_without_memory),      cmocka_unit_test(callbacks_without_memory)
    };
    return cmocka_run_group_tests_name("fault", tests, NULL, NULL);
}
