/* What the executor adds to each step: a plan of many small kernels against the same kernel launched directly. */
#include "bench.h"

#include "runtime/frame.h"

enum { N_STEPS = 100 };

typedef struct runs {
    bench *b;
    etch_plan *p;
    etch_tensor *in[1];
    etch_frame *f;
    etch_launch launch;
} runs;

static void run_plan(void *user)
{
    runs *r = user;
    etch_tensor *y = NULL;
    bench_check(r->b, etch_plan_run(r->b->cx, r->p, r->in, 1, &y, 1), "run");
    etch_tensor_release(&y);
}

static void run_directly(void *user)
{
    runs *r = user;
    for (int i = 0; i < N_STEPS; i++)
        bench_check(r->b, etch__vm_run(r->b->cx, &r->launch), "launch");
}

void bench_executor(bench *b)
{
    etch_graph *g = NULL;
    bench_check(b, etch_graph_new(b->cx, "chain", &g), "graph");
    etch_val x = etch_graph_input(g, "x", "f32[n]"), y = x;
    for (int i = 0; i < N_STEPS; i++)
        y = etch_build_add(g, y, x);
    etch_graph_output(g, y);
    runs r = { .b = b };
    bench_check(b, etch_plan_new(b->cx, g, &(etch_plan_options){ .level = 1 }, &r.p), "plan"); /* no fusion */
    r.in[0] = bench_tensor(b, (int64_t[]){ 16 }, 1);
    run_plan(&r);
    etch_plan_body *body;
    bench_check(b, etch__plan_variant(b->cx, r.p, r.in, &body), "variant");
    bench_check(b, etch__frame_get(b->cx, r.p, body, &r.f), "frame");
    const etch_step *step = &body->steps.at[N_STEPS / 2];
    etch_bound_kernel *k = &r.f->kernels[step->i_kernel];
    r.launch = (etch_launch){ .program = step->program, .loops = &k->loops, .data = k->data };
    k->data[0] = k->data[1] = etch_tensor_map(b->cx, r.in[0], true);
    double times[2];
    bench_ratio(run_plan, &r, run_directly, &r, 51, 100, times);
    bench_row("executor, per step beyond the kernel itself", (times[0] - times[1]) / N_STEPS, "ns", 150);
    bench_row("  the kernel itself (16 floats)", times[1] / N_STEPS, "ns", 0);
    etch_tensor_release(&r.in[0]);
    etch_plan_release(&r.p);
    etch_graph_release(&g);
}
