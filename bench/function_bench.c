/* Functions: what a call costs that hits, what one costs that misses, and what many sizes, many signatures and many threads do. */
#include "bench.h"

#include "trace/function.h"
#include <pthread.h>
#include <stdlib.h>

/* --- bodies -------------------------------------------------------------------------------------------------------------- */

static void nothing(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)cx, (void)args, (void)n_args, (void)out, (void)user;
}

/* One literal and a tensor: ten nodes, of which one is the literal. */
static void ten_nodes(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_tensor *y = args[0].tensor, *k = etch_scalar(cx, ETCH_F32, args[1].literal.f[0]);
    for (int i = 0; i < 5; i++)
        y = etch_mul(cx, etch_add(cx, y, k), args[0].tensor);
    etch_return(out, y);
}

static etch_tensor *ten_fused(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *y = in[0];
    for (int i = 0; i < 5; i++)
        y = etch_mul(cx, etch_add(cx, y, in[1]), in[2]);
    return y;
}

/* Products, activations and reductions; the literal makes each trace's graph another one. */
static void fifty_nodes(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_tensor *x = args[0].tensor, *w = args[1].tensor, *k = etch_scalar(cx, ETCH_F32, args[2].literal.f[0]);
    for (int i = 0; i < 8; i++) {
        etch_tensor *h = etch_relu(cx, etch_matmul(cx, x, w, false, false));
        etch_tensor *top = etch_max(cx, h, ETCH_INTS(1), true);
        x = etch_add(cx, x, etch_mul(cx, etch_tanh(cx, etch_sub(cx, h, top)), k));
    }
    etch_return(out, x);
}

static etch_tensor *two_layers(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *h = etch_relu(cx, etch_add(cx, etch_matmul(cx, in[0], in[1], false, false), in[2]));
    return etch_softmax(cx, etch_add(cx, etch_matmul(cx, h, in[3], false, false), in[4]), -1);
}

/* --- one call ------------------------------------------------------------------------------------------------------------ */

typedef struct call {
    bench *b;
    etch_function *f;
    etch_arg args[5];
    int n_args;
} call;

static void make_call(void *user)
{
    const call *c = user;
    etch_tensor *out[1];
    etch_scope s = etch_scope_begin(c->b->cx);
    if (etch_call_args(c->b->cx, c->f, c->args, c->n_args, out, 1, NULL) < 0)
        bench_check(c->b, etch_error_status(c->b->cx), "call");
    etch_scope_end(c->b->cx, s);
}

static etch_function *structured(bench *b, etch_structured_body *body, etch_policy policy)
{
    etch_function *f = etch_function_new(
        b->cx, "f", NULL, NULL, &(etch_function_options){ .policy = policy, .structured = body, .max_entries = 2000 });
    bench_check(b, etch_error_status(b->cx), "function");
    return f;
}

static void hits(bench *b, etch_tensor *t)
{
    const etch_arg x = ETCH_ARG_TENSOR(t);
    call empty = { b, structured(b, nothing, ETCH_SYMBOLIC), { x, x, x }, 3 };
    call ten = { b, etch_function_new(b->cx, "ten", ten_fused, NULL, NULL), { x, x, x }, 3 };
    bench_row("a hit: three tensors, an empty graph", bench_time(make_call, &empty, 101, 2000), "ns", 120);
    bench_row("a hit: ten fused nodes on 4 floats, in all", bench_time(make_call, &ten, 101, 2000), "ns", 350);
    etch_function_release(&empty.f);
    etch_function_release(&ten.f);
}

/* --- 1,000 signatures ---------------------------------------------------------------------------------------------------- */

enum { N_SIGNATURES = 1000 };

typedef struct cycle {
    call c;
    etch_tensor *x[N_SIGNATURES];
    int n, next;
} cycle;

/* Another signature each time, so that the one used last is never the one. */
static void call_next(void *user)
{
    cycle *y = user;
    y->next = y->next + 7 < y->n ? y->next + 7 : (y->next + 7) % y->n;
    y->c.args[0].tensor = y->x[y->next];
    make_call(&y->c);
}

static void call_again(void *user)
{
    cycle *y = user;
    make_call(&y->c);
}

static cycle *cycle_new(bench *b, int n)
{
    cycle *y = calloc(1, sizeof *y);
    if (!y)
        exit(1);
    y->c = (call){ b, structured(b, nothing, ETCH_EXACT), { { 0 } }, 3 };
    y->n = n;
    for (int i = 0; i < n; i++) {
        y->x[i] = bench_tensor(b, (int64_t[]){ 1 + i % 40, 1 + i / 40 }, 2);
        for (int k = 0; k < 3; k++)
            y->c.args[k] = ETCH_ARG_TENSOR(y->x[i]);
        make_call(&y->c);
    }
    for (int k = 0; k < 3; k++)
        y->c.args[k] = ETCH_ARG_TENSOR(y->x[0]);
    y->c.n_args = 3;
    return y;
}

static void cycle_free(cycle *y)
{
    for (int i = 0; i < y->n; i++)
        etch_tensor_release(&y->x[i]);
    etch_function_release(&y->c.f);
    free(y);
}

static void signatures(bench *b)
{
    cycle *few = cycle_new(b, 2), *many = cycle_new(b, N_SIGNATURES);
    for (int i = 0; i < many->n; i++) /* the other two tensors stay, so that these are the signatures that are called */
        many->next = i - 7, call_next(many);
    few->next = 0, call_next(few), call_next(few);
    double ns[2], ratio = bench_ratio(call_next, many, call_next, few, 101, 2000, ns);
    bench_row("another signature each time: 1,000 cached / 2", ratio, "x", 1.5);
    bench_row("  a hit among 1,000, another one each time", ns[0], "ns", 0);
    cycle *one = cycle_new(b, 1);
    ratio = bench_ratio(call_again, many, call_again, one, 101, 2000, ns);
    bench_row("the same signature again: 1,000 cached / 1", ratio, "x", 1.5);
    ratio = bench_ratio(call_next, many, call_again, one, 101, 2000, ns);
    bench_row("  another one each time of 1,000 / the same again of 1", ratio, "x", 0);
    cycle_free(one);
    cycle_free(few);
    cycle_free(many);
}

/* --- misses -------------------------------------------------------------------------------------------------------------- */

enum { N_MISSES = 200 };

static void misses(bench *b)
{
    etch_tensor *x = bench_tensor(b, (int64_t[]){ 4, 8 }, 2), *w = bench_tensor(b, (int64_t[]){ 8, 8 }, 2);
    call c = { b, structured(b, fifty_nodes, ETCH_SYMBOLIC), { ETCH_ARG_TENSOR(x), ETCH_ARG_TENSOR(w) }, 3 };
    double whole[N_MISSES], explained[N_MISSES];
    for (int i = 0; i < N_MISSES; i++) {
        c.args[2] = ETCH_ARG_FLOAT(1.0 + i);
        double began = bench_now_ns();
        make_call(&c);
        whole[i] = bench_now_ns() - began;
        etch_event_list list;
        bench_check(b, etch_events(b->cx, c.f, &list), "events");
        explained[i] = (double)list.at[list.n - 1].explain_ns;
        etch_event_list_release(&list);
    }
    bench_row("a miss: 50 nodes traced, planned, explained, run", bench_median(whole, N_MISSES) * 1e-3, "us", 300);
    bench_row("  of which the explanation", bench_median(explained, N_MISSES) * 1e-3, "us", 20);
    etch_function_release(&c.f);
    etch_tensor_release(&x);
    etch_tensor_release(&w);
}

/* --- threads ------------------------------------------------------------------------------------------------------------- */

enum { N_THREADS = 4, N_CALLS = 100000 };

typedef struct worker {
    bench b; /* a context of its own */
    call c;
    pthread_t thread;
} worker;

static void *work(void *user)
{
    worker *w = user;
    for (int i = 0; i < N_CALLS; i++)
        make_call(&w->c);
    return NULL;
}

static void threads(bench *b, etch_tensor *t)
{
    const etch_arg x = ETCH_ARG_TENSOR(t);
    etch_function *f = etch_function_new(b->cx, "ten", ten_fused, NULL, NULL);
    worker w[N_THREADS] = { 0 };
    for (int i = 0; i < N_THREADS; i++) {
        w[i].b.rt = b->rt;
        bench_check(b, etch_ctx_new(b->rt, &w[i].b.cx), "context");
        w[i].c = (call){ &w[i].b, f, { x, x, x }, 3 };
        make_call(&w[i].c);
    }
    uint64_t before = atomic_load(&f->traces->n_locked);
    double began = bench_now_ns();
    for (int i = 0; i < N_CALLS; i++)
        make_call(&w[0].c);
    double alone = bench_now_ns() - began;
    began = bench_now_ns();
    for (int i = 0; i < N_THREADS; i++)
        if (pthread_create(&w[i].thread, NULL, work, &w[i]) != 0)
            exit(1);
    for (int i = 0; i < N_THREADS; i++)
        pthread_join(w[i].thread, NULL);
    double together = bench_now_ns() - began;
    bench_row("4 threads: the trace lock taken, in 400,000 hits", (double)(atomic_load(&f->traces->n_locked) - before),
              "times", 0.001);
    bench_row("  their calls in the time of one by one thread", alone * N_THREADS / together, "x", 0);
    for (int i = 0; i < N_THREADS; i++)
        etch_ctx_release(&w[i].b.cx);
    etch_function_release(&f);
}

/* --- sizes --------------------------------------------------------------------------------------------------------------- */

enum { N_BATCHES = 64 };

typedef struct network {
    bench *b;
    etch_tensor *batch[N_BATCHES + 1], *weights[4];
    bool varies;
    uint64_t n_traces, n_plans;
} network;

/* A function from the beginning: its trace is part of it. */
static void run_batches(void *user)
{
    network *n = user;
    etch_function *f = etch_function_new(n->b->cx, "two_layers", two_layers, NULL, NULL);
    for (int i = 1; i <= N_BATCHES; i++) {
        call c = { n->b, f, { ETCH_ARG_TENSOR(n->batch[n->varies ? i : N_BATCHES / 2 + 1]) }, 5 };
        for (int k = 0; k < 4; k++)
            c.args[1 + k] = ETCH_ARG_TENSOR(n->weights[k]);
        make_call(&c);
    }
    etch_entry_list list;
    bench_check(n->b, etch_function_cache(n->b->cx, f, &list), "cache");
    n->n_traces = etch_function_get_stats(f).n_traces;
    n->n_plans = 0;
    for (int i = 0; i < list.n; i++)
        n->n_plans += list.at[i].shares_plan_with ? 0 : (uint64_t)list.at[i].n_plans;
    etch_entry_list_release(&list);
    etch_function_release(&f);
}

static void sizes(bench *b)
{
    network varied = { .b = b, .varies = true }, same;
    for (int i = 1; i <= N_BATCHES; i++)
        varied.batch[i] = bench_tensor(b, (int64_t[]){ i, 784 }, 2);
    static const int64_t dims[4][2] = { { 784, 128 }, { 1, 128 }, { 128, 10 }, { 1, 10 } };
    for (int k = 0; k < 4; k++)
        varied.weights[k] = bench_tensor(b, dims[k], 2);
    same = varied;
    same.varies = false;
    double ns[2], ratio = bench_ratio(run_batches, &varied, run_batches, &same, 41, 1, ns);
    bench_row("64 batch sizes (1 to 64), two layers / 64 times 33", ratio, "x", 1.2);
    bench_row("  traces", (double)varied.n_traces, "traces", 1);
    bench_row("  plans", (double)varied.n_plans, "plans", 1);
    for (int i = 1; i <= N_BATCHES; i++)
        etch_tensor_release(&varied.batch[i]);
    for (int k = 0; k < 4; k++)
        etch_tensor_release(&varied.weights[k]);
}

/* --- a flood ------------------------------------------------------------------------------------------------------------- */

enum { N_FLOOD = 100000, MAX_BYTES = 4 << 20 };

static void flood(bench *b, etch_tensor *t)
{
    etch_function *f = etch_function_new(b->cx, "flooded", NULL, NULL,
                                         &(etch_function_options){ .structured = ten_nodes, .max_bytes = MAX_BYTES });
    call hot = { b, f, { ETCH_ARG_TENSOR(t), ETCH_ARG_FLOAT(-1) }, 2 }, cold = hot;
    double before = bench_time(make_call, &hot, 101, 2000);
    size_t most = 0;
    for (int i = 0; i < N_FLOOD; i++) {
        cold.args[1] = ETCH_ARG_FLOAT(i);
        make_call(&cold);
        if (i % 100 == 0)
            make_call(&hot);
        size_t bytes = etch_function_get_stats(f).bytes;
        most = bytes > most ? bytes : most;
    }
    uint64_t n_traces = etch_function_get_stats(f).n_traces;
    double after = bench_time(make_call, &hot, 101, 2000);
    bench_row("100,000 literals: most bytes held / the limit", (double)most / MAX_BYTES, "x", 1);
    bench_row("  hits on the hot entry, after / before", after / before, "x", 1.3);
    bench_row("  traces of the hot entry", (double)(n_traces - N_FLOOD), "traces", 1);
    etch_function_release(&f);
}

void bench_function(bench *b)
{
    etch_tensor *four = bench_tensor(b, (int64_t[]){ 4 }, 1);
    hits(b, four);
    signatures(b);
    misses(b);
    threads(b, four);
    sizes(b);
    flood(b, four);
    etch_tensor_release(&four);
}
