/* Loops and branches out of memory: parsed, differentiated, planned, run, with each allocation failing. */
#include "control_fault.h"

#include "unit/base/fault.h"

#include <etch/etch.h>
#include <stdio.h>
#include <string.h>

static const char text[] =
    "func @f(%x: f32[n], %k: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y, %rows = while %z, %x, %x, %k carried=2 bodies=[\n"
    "    func @goes_on(%i: i64[], %y: f32[n], %x: f32[n], %k: i64[]) { %c = less %i, %k return %c },\n"
    "    func @turn(%i: i64[], %y: f32[n], %x: f32[n], %k: i64[]) {\n"
    "      %one = const 1 : i64[] %two = const 2 : i64[] %j = add %i, %one %r = mod %i, %two %q = less %r, %one\n"
    "      %w = if %q, %y, %x bodies=[\n"
    "        func @then(%y: f32[n], %x: f32[n]) { %m = mul %y, %x return %m },\n"
    "        func @else(%y: f32[n], %x: f32[n]) { %m = tanh %y return %m }]\n"
    "      return %j, %w, %w }]\n"
    "  %a = sum %rows axes=all %b = sum %y axes=all %s = add %a, %b return %s }";

/* What is carried grows, and gradients keep it by segments; another loop is given pieces and joins what it gives. */
static const char growing[] =
    "func @f(%x: f32[n], %k: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y, %all = while %z, %x, %k carried=2 joined=1 segment=3 bodies=[\n"
    "    func @goes_on(%i: i64[], %y: f32[m], %k: i64[]) { %c = less %i, %k return %c },\n"
    "    func @turn(%i: i64[], %y: f32[m], %k: i64[]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one %s = sum %y axes=all %o = const [1] : i64[1] %t = tanh %s\n"
    "      %u = reshape %t, %o %v = concat %y, %u %p = mul %y, %t return %j, %v, %p }]\n"
    "  %n = const [2, 0, 1] : i64[3] %h = const 1.0 : f32[]\n"
    "  %e, %zs = scan %h, %n, %x carried=1 sliced=1 cut=1 joined=1 reverse=true bodies=[\n"
    "    func @piece(%h: f32[], %n: i64[], %x: f32[p]) {\n"
    "      %m = mul %x, %h %c = concat %m, %x %s = sum %m axes=all return %s, %c }]\n"
    "  %a = sum %all axes=all %b = sum %y axes=all %c = sum %zs axes=all %s = add %a, %b %t = mul %s, %c return %t }";

/* A turn whose steps are done by rows, on all threads: 32 rows of products that are large enough. */
static const char by_rows[] =
    "func @f(%x: f32[n], %k: i64[]) {\n"
    "  %z = const 0 : i64[] %a = sum %x axes=all %d = const [32, 128] : i64[2] %h = broadcast_to %a, %d\n"
    "  %w = const splat 0.01 : f32[128, 512] %v = const splat 0.01 : f32[512, 128]\n"
    "  %i, %y = while %z, %h, %k, %w, %v carried=2 bodies=[\n"
    "    func @goes_on(%i: i64[], %y: f32[32, 128], %k: i64[], %w: f32[128, 512], %v: f32[512, 128]) {\n"
    "      %c = less %i, %k return %c },\n"
    "    func @turn(%i: i64[], %y: f32[32, 128], %k: i64[], %w: f32[128, 512], %v: f32[512, 128]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one %p = matmul %y, %w %t = tanh %p %q = matmul %t, %v\n"
    "      %u = tanh %q return %j, %u }]\n"
    "  %s = sum %y axes=all return %s }";

typedef struct things {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_graph *g;
    etch_plan *plan;
    etch_tensor *in[2], *out[2];
} things;

static etch_status do_all(things *t, const char *program, int64_t n_turns)
{
    etch_val y, x, d = 0;
    const float numbers[] = { 1, 2, 3 };
    const int64_t n = 3;
    etch_status s = etch_ctx_new(t->rt, &t->cx);
    if (s == ETCH_OK)
        s = etch_graph_parse(t->cx, program, strlen(program), "fault", &t->g);
    if (s != ETCH_OK)
        return s;
    y = etch_graph_output_value(t->g, 0);
    x = etch_graph_input_value(t->g, 0);
    s = etch_graph_gradient(t->g, &y, NULL, 1, &x, 1, &d);
    if (s != ETCH_OK)
        return s;
    etch_graph_output(t->g, d);
    if (etch_failed(t->cx))
        return etch_error_status(t->cx);
    s = etch_plan_new(t->cx, t->g, NULL, &t->plan);
    if (s == ETCH_OK)
        s = etch_tensor_from(t->cx, ETCH_F32, &n, 1, numbers, &t->in[0]);
    if (s == ETCH_OK)
        s = etch_tensor_from(t->cx, ETCH_I64, NULL, 0, &n_turns, &t->in[1]);
    if (s == ETCH_OK)
        s = etch_plan_run(t->cx, t->plan, t->in, 2, t->out, 2);
    return s;
}

static etch_status scenario(const etch_allocator *alloc, void *user)
{
    const char *program = user;
    things t = { 0 };
    etch_status s = etch_runtime_new(alloc, &t.rt);
    if (s == ETCH_OK)
        s = do_all(&t, program, program == text ? 20 : program == growing ? 7 : 2);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(t.out[i] != NULL, s == ETCH_OK);
        etch_tensor_release(&t.out[i]);
        etch_tensor_release(&t.in[i]);
    }
    etch_plan_release(&t.plan);
    etch_graph_release(&t.g);
    etch_ctx_release(&t.cx);
    etch_runtime_release(&t.rt);
    return s;
}

void control_flow_without_memory(void **state)
{
    (void)state;
    size_t n = etch_test_each_failure_of(scenario, (void *)text, true);
    print_message("%zu allocations of loops and branches, each of them failed once, and all from each one on\n", n);
    assert_true(n > 50);
    n = etch_test_each_failure_of(scenario, (void *)growing, true);
    print_message("%zu allocations of loops with sizes that change, the same\n", n);
    assert_true(n > 50);
    n = etch_test_each_failure_of(scenario, (void *)by_rows, true);
    print_message("%zu allocations of loops whose turns are done by rows, the same\n", n);
    assert_true(n > 50);
}
