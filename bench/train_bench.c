/* Training: a step of the 784-512-512-10 network with Adam against its matrix products and the bytes it must move; its first call; its
 * memory; updates of many small variables; and an LSTM at 40 lengths. */
#include "bench.h"

#include "trace/function.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 128, N_LAYERS = 3 };
static const int64_t widths[N_LAYERS + 1] = { 784, 512, 512, 10 };

/* --- the network --------------------------------------------------------------------------------------------------- */

typedef struct network {
    bench *b;
    etch_model *model;
    etch_dense *layers[N_LAYERS];
    etch_optimizer *adam;
    etch_function *step;
    etch_tensor *x, *y;
} network;

static void follow(etch_ctx *cx, network *n, etch_tape *tape, etch_tensor *loss)
{
    etch_source by[16];
    etch_tensor *gradients[16];
    int n_v = etch_optimizer_n_variables(n->adam);
    for (int i = 0; i < n_v; i++)
        by[i] = ETCH_BY_VARIABLE(etch_optimizer_variable(n->adam, i));
    if (etch_tape_gradient(cx, tape, &loss, NULL, 1, by, n_v, ETCH_UNCONNECTED_NONE, gradients) == ETCH_OK)
        bench_check(n->b, etch_optimizer_apply(cx, n->adam, gradients, n_v), "apply");
}

static etch_tensor *train_step(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    network *n = user;
    (void)n_in;
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_tensor *h = in[0];
    for (int i = 0; i < N_LAYERS; i++)
        h = etch_dense_apply(cx, n->layers[i], h);
    etch_tensor *loss = etch_loss_sparse_cross_entropy(cx, h, in[1], NULL);
    etch_tape_end(cx, tape);
    follow(cx, n, tape, loss);
    etch_tape_release(&tape);
    return loss;
}

static void make_network(network *n, bench *b)
{
    static const char *const names[] = { "first", "second", "third" };
    int32_t classes[BATCH];
    *n = (network){ .b = b, .model = etch_model_new(b->cx, NULL) };
    for (int i = 0; i < N_LAYERS; i++)
        n->layers[i] = etch_dense_new(
            b->cx, n->model, names[i], widths[i], widths[i + 1],
            &(etch_dense_options){ .activation = i + 1 < N_LAYERS ? ETCH_ACTIVATION_RELU : ETCH_ACTIVATION_LINEAR });
    n->adam = etch_optimizer_new(b->cx, n->model, "adam", NULL, 0, &(etch_optimizer_options){ .kind = ETCH_ADAM });
    n->step = etch_function_new(b->cx, "step", train_step, n, NULL);
    n->x = bench_tensor(b, (int64_t[]){ BATCH, widths[0] }, 2);
    for (int i = 0; i < BATCH; i++)
        classes[i] = i % 10;
    bench_check(b, etch_tensor_from(b->cx, ETCH_I32, (int64_t[]){ BATCH }, 1, classes, &n->y), "classes");
    if (etch_failed(b->cx))
        bench_check(b, etch_error_status(b->cx), "network");
}

static void end_network(network *n)
{
    etch_function_release(&n->step);
    etch_model_release(&n->model);
    etch_tensor_release(&n->x);
    etch_tensor_release(&n->y);
}

static void run_step(void *user)
{
    network *n = user;
    etch_scope scope = etch_scope_begin(n->b->cx);
    if (!etch_call1(n->b->cx, n->step, (etch_tensor *[]){ n->x, n->y }, 2))
        bench_check(n->b, etch_error_status(n->b->cx), "step");
    etch_scope_end(n->b->cx, scope);
}

/* --- its products alone, and copying -------------------------------------------------------------------------------- */

typedef struct products {
    bench *b;
    etch_function *f;
    etch_tensor *h[N_LAYERS + 1], *w[N_LAYERS]; /* activations (and gradients by them: the same sizes), kernels */
} products;

static void multiply_all(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    const etch_arg *h = args, *w = args + N_LAYERS + 1;
    for (int i = 0; i < N_LAYERS; i++)
        etch_return(out, etch_matmul(cx, h[i].tensor, w[i].tensor, false, false));
    for (int i = N_LAYERS; i-- > 0;) {
        etch_return(out, etch_matmul(cx, h[i].tensor, h[i + 1].tensor, true, false));
        if (i > 0)
            etch_return(out, etch_matmul(cx, h[i + 1].tensor, w[i].tensor, false, true));
    }
}

static void run_products(void *user)
{
    products *p = user;
    etch_arg args[2 * N_LAYERS + 1];
    etch_scope scope = etch_scope_begin(p->b->cx);
    for (int i = 0; i <= N_LAYERS; i++)
        args[i] = ETCH_ARG_TENSOR(p->h[i]);
    for (int i = 0; i < N_LAYERS; i++)
        args[N_LAYERS + 1 + i] = ETCH_ARG_TENSOR(p->w[i]);
    if (etch_call_args(p->b->cx, p->f, args, 2 * N_LAYERS + 1, NULL, 0, NULL) < 0)
        bench_check(p->b, etch_error_status(p->b->cx), "products");
    etch_scope_end(p->b->cx, scope);
}

static void make_products(products *p, bench *b)
{
    *p = (products){ .b = b };
    p->f = etch_function_new(b->cx, "products", NULL, NULL, &(etch_function_options){ .structured = multiply_all });
    for (int i = 0; i <= N_LAYERS; i++)
        p->h[i] = bench_tensor(b, (int64_t[]){ BATCH, widths[i] }, 2);
    for (int i = 0; i < N_LAYERS; i++)
        p->w[i] = bench_tensor(b, (int64_t[]){ widths[i], widths[i + 1] }, 2);
}

static void end_products(products *p)
{
    etch_function_release(&p->f);
    for (int i = 0; i <= N_LAYERS; i++)
        etch_tensor_release(&p->h[i]);
    for (int i = 0; i < N_LAYERS; i++)
        etch_tensor_release(&p->w[i]);
}

typedef struct copying {
    char *from, *to;
    size_t bytes;
} copying;

static void run_copy(void *user)
{
    copying *c = user;
    memcpy(c->to, c->from, c->bytes);
    c->from[0] = c->to[c->bytes - 1]; /* so that it happens */
}

static int64_t n_parameters(void)
{
    int64_t n = 0;
    for (int i = 0; i < N_LAYERS; i++)
        n += (widths[i] + 1) * widths[i + 1];
    return n;
}

/* What kernels must read and write in a step: Adam 4 numbers in and 3 out per parameter; per activation bias and relu 1 in and 1 out, back
 * 2 in and 1 out, the bias' sum 1 in. */
static double bytes_of_step(void)
{
    double activations = BATCH * (double)(widths[1] + widths[2] + widths[3]);
    return 4 * (7.0 * (double)n_parameters() + 6 * activations);
}

static void bench_step(bench *b)
{
    network n;
    products p;
    copying c = { .bytes = (size_t)bytes_of_step() / 2 };
    make_network(&n, b);
    make_products(&p, b);
    c.from = calloc(1, c.bytes);
    c.to = calloc(1, c.bytes);
    if (!c.from || !c.to)
        exit(1);
    for (int i = 0; i < 3; i++) {
        run_step(&n);
        run_products(&p);
        run_copy(&c);
    }
    enum { ROUNDS = 25 };
    double step[ROUNDS], beyond[ROUNDS], share[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
        double t0 = bench_now_ns();
        run_step(&n);
        double t1 = bench_now_ns();
        run_products(&p);
        double t2 = bench_now_ns();
        run_copy(&c); /* reads and writes half each: as many bytes as the step */
        double t3 = bench_now_ns();
        step[i] = t1 - t0;
        beyond[i] = (t1 - t0) - (t2 - t1);
        share[i] = beyond[i] / (t3 - t2);
    }
    bench_row("step of 784-512-512-10, Adam, batch 128", bench_median(step, ROUNDS) * 1e-6, "ms", 0);
    bench_row("  beyond its matrix products", bench_median(beyond, ROUNDS) * 1e-6, "ms", 0);
    bench_row("  beyond / bytes moved at memcpy's speed", bench_median(share, ROUNDS), "x", 1.5);
    free(c.from);
    free(c.to);
    end_products(&p);
    end_network(&n);
}

static void bench_first_call(bench *b)
{
    enum { ROUNDS = 9 };
    double ms[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
        network n;
        make_network(&n, b);
        double t0 = bench_now_ns();
        run_step(&n);
        double t1 = bench_now_ns(), steady[5];
        for (int k = 0; k < 5; k++) {
            double t = bench_now_ns();
            run_step(&n);
            steady[k] = bench_now_ns() - t;
        }
        ms[i] = (t1 - t0 - bench_median(steady, 5)) * 1e-6;
        end_network(&n);
    }
    bench_row("  first call less a steady one", bench_median(ms, ROUNDS), "ms", 3);
}

/* --- many variables -------------------------------------------------------------------------------------------------- */

enum { N_VARIABLES = 100, SIDE = 64 };
typedef struct updates {
    network n; /* model, optimiser, step */
    etch_variable *gradients[N_VARIABLES];
} updates;

static void update_all(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)args, (void)n_args, (void)out;
    updates *u = user;
    etch_tensor *gradients[N_VARIABLES];
    for (int i = 0; i < N_VARIABLES; i++)
        gradients[i] = etch_variable_read(cx, u->gradients[i]);
    bench_check(u->n.b, etch_optimizer_apply(cx, u->n.adam, gradients, N_VARIABLES), "apply");
}

static void run_updates(void *user)
{
    updates *u = user;
    etch_scope scope = etch_scope_begin(u->n.b->cx);
    if (etch_call_args(u->n.b->cx, u->n.step, NULL, 0, NULL, 0, NULL) < 0)
        bench_check(u->n.b, etch_error_status(u->n.b->cx), "updates");
    etch_scope_end(u->n.b->cx, scope);
}

static etch_variable *add_square(updates *u, const char *name, int i, bool is_gradient)
{
    char full[32];
    (void)snprintf(full, sizeof full, "%s%d", name, i);
    etch_ctx *cx = u->n.b->cx;
    etch_tensor *x = bench_tensor(u->n.b, (int64_t[]){ SIDE, SIDE }, 2);
    etch_variable *v = etch_model_add(cx, u->n.model, x,
                                      &(etch_variable_options){ .name = full, .is_untrainable = is_gradient });
    etch_tensor_release(&x);
    if (!v)
        bench_check(u->n.b, etch_error_status(cx), "variable");
    return v;
}

/* Adam over many variables that are small: what remains is what a kernel costs beside its bytes. */
static void bench_updates(bench *b)
{
    updates u = { .n = { .b = b, .model = etch_model_new(b->cx, NULL) } };
    for (int i = 0; i < N_VARIABLES; i++) {
        (void)add_square(&u, "x", i, false);
        u.gradients[i] = add_square(&u, "g", i, true);
    }
    u.n.adam = etch_optimizer_new(b->cx, u.n.model, "adam", NULL, 0, &(etch_optimizer_options){ .kind = ETCH_ADAM });
    u.n.step = etch_function_new(b->cx, "updates", NULL, &u, &(etch_function_options){ .structured = update_all });
    copying c = { .bytes = (size_t)4 * 7 * N_VARIABLES * SIDE * SIDE / 2 }; /* 4 numbers in and 3 out, as above */
    c.from = calloc(1, c.bytes);
    c.to = calloc(1, c.bytes);
    if (!c.from || !c.to)
        exit(1);
    run_updates(&u);
    double times[2], share = bench_ratio(run_updates, &u, run_copy, &c, 51, 3, times);
    etch_plan *plan = atomic_load(&u.n.step->entries.at[0]->plan);
    bench_row("Adam over 100 variables of 64 x 64", times[0] * 1e-3, "us", 0);
    bench_row("  / bytes moved at memcpy's speed", share, "x", 0);
    bench_row("  kernels of its plan", (double)etch_plan_get_stats(b->cx, plan).n_kernels, "", 0);
    free(c.from);
    free(c.to);
    end_network(&u.n);
}

/* --- memory --------------------------------------------------------------------------------------------------------- */

typedef struct counter {
    etch_allocator memory;
    atomic_size_t live, peak;
} counter;

static void *count_alloc(void *self, size_t bytes, size_t align)
{
    counter *c = self;
    const etch_allocator *system = etch_allocator_system();
    void *at = system->alloc(system->self, bytes, align);
    size_t live = at ? atomic_fetch_add(&c->live, bytes) + bytes : 0;
    if (live > atomic_load(&c->peak))
        atomic_store(&c->peak, live);
    return at;
}

static void count_free(void *self, void *at, size_t bytes, size_t align)
{
    counter *c = self;
    const etch_allocator *system = etch_allocator_system();
    if (at)
        atomic_fetch_sub(&c->live, bytes);
    system->free(system->self, at, bytes, align);
}

static void bench_memory(void)
{
    counter c = { .live = 0 };
    c.memory = (etch_allocator){ count_alloc, count_free, &c };
    bench b = { 0 };
    if (etch_runtime_new(&c.memory, &b.rt) != ETCH_OK || etch_ctx_new(b.rt, &b.cx) != ETCH_OK)
        exit(1);
    network n;
    make_network(&n, &b);
    run_step(&n);
    (void)etch_ctx_trim(b.cx); /* what the first values took */
    for (int i = 0; i < 5; i++)
        run_step(&n);
    /* What training cannot do without: variables and two slots each, the batch, and activations, which live until they are used on
     * the way back. The plan has these as inputs (results are written over them) and in its arena. */
    double variables = 4 * 3.0 * (double)n_parameters(), batch = 4.0 * BATCH * (double)widths[0];
    double activations = 4.0 * BATCH * (double)(widths[1] + widths[2] + widths[3]);
    double bound = variables + activations + batch;
    etch_plan *plan = atomic_load(&n.step->entries.at[0]->plan);
    double planned = variables + batch + (double)etch_plan_get_stats(b.cx, plan).arena_bytes;
    double held = (double)atomic_load(&c.live);
    bench_row("memory of the step: lower bound", bound / 1048576, "MiB", 0);
    bench_row("  of the plan: variables, batch, arena", planned / 1048576, "MiB", 0);
    bench_row("  of the plan / lower bound", planned / bound, "x", 1.3);
    bench_row("  all that the runtime holds / lower bound", held / bound, "x", 0);
    bench_row("  at most, first values among it / lower bound", (double)atomic_load(&c.peak) / bound, "x", 0);
    end_network(&n);
    etch_ctx_release(&b.cx);
    etch_runtime_release(&b.rt);
}

/* --- a table ---------------------------------------------------------------------------------------------------------- */

enum { ROWS = 100000, ROW = 64 };
typedef struct lookup {
    network n; /* model, optimiser, step; x: indices */
    etch_embedding *table;
    bool is_dense;
} lookup;

static etch_tensor *train_rows(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    lookup *l = user;
    etch_source by = ETCH_BY_VARIABLE(etch_optimizer_variable(l->n.adam, 0));
    etch_gradient g;
    (void)n_in;
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_tensor *loss = etch_mean(cx, etch_square(cx, etch_embedding_apply(cx, l->table, in[0])), ETCH_ALL_AXES, false);
    etch_tape_end(cx, tape);
    if (l->is_dense) {
        follow(cx, &l->n, tape, loss);
    } else {
        bench_check(l->n.b, etch_tape_gradients(cx, tape, &loss, NULL, 1, &by, 1, &g), "gradients");
        bench_check(l->n.b, etch_optimizer_apply_gradients(cx, l->n.adam, &g, 1), "apply");
    }
    etch_tape_release(&tape);
    return loss;
}

static void make_lookup(lookup *l, bench *b, bool is_dense)
{
    int64_t at[BATCH];
    for (int i = 0; i < BATCH; i++)
        at[i] = (int64_t)i * 7919 % ROWS / 2 * 2; /* some twice */
    *l = (lookup){ .n = { .b = b, .model = etch_model_new(b->cx, NULL) }, .is_dense = is_dense };
    l->table = etch_embedding_new(b->cx, l->n.model, "table", ROWS, ROW, (etch_init){ 0 });
    l->n.adam = etch_optimizer_new(b->cx, l->n.model, "sgd", NULL, 0, &(etch_optimizer_options){ .kind = ETCH_SGD });
    l->n.step = etch_function_new(b->cx, "rows", train_rows, l, NULL);
    bench_check(b, etch_tensor_from(b->cx, ETCH_I64, (int64_t[]){ BATCH }, 1, at, &l->n.x), "indices");
    l->n.y = etch_tensor_retain(l->n.x);
}

static void bench_rows(bench *b)
{
    lookup rows, dense;
    double ns[2];
    make_lookup(&rows, b, false);
    make_lookup(&dense, b, true);
    for (int i = 0; i < 3; i++) {
        run_step(&rows.n);
        run_step(&dense.n);
    }
    double ratio = bench_ratio(run_step, &rows.n, run_step, &dense.n, 15, 1, ns);
    bench_row("embedding 100,000 x 64, 128 indices, SGD", ns[0] * 1e-3, "us", 0);
    bench_row("  with the gradient made dense", ns[1] * 1e-3, "us", 0);
    bench_row("  by rows / dense", ratio, "x", 0.1);
    end_network(&rows.n);
    end_network(&dense.n);
}

/* --- sequences ------------------------------------------------------------------------------------------------------- */

enum { SEQUENCES = 16, SIZE = 32, UNITS = 64, N_LENGTHS = 40 };
typedef struct recurrent {
    network n; /* model, optimiser, step */
    etch_lstm *lstm;
    etch_dense *out;
} recurrent;

static etch_tensor *train_sequences(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    recurrent *r = user;
    (void)n_in;
    etch_tape *tape = etch_tape_begin(cx, NULL);
    etch_sequence s = { .x = in[0] };
    etch_tensor *h = etch_lstm_apply(cx, r->lstm, &s).h;
    etch_tensor *loss = etch_loss_sparse_cross_entropy(cx, etch_dense_apply(cx, r->out, h), in[1], NULL);
    etch_tape_end(cx, tape);
    follow(cx, &r->n, tape, loss);
    etch_tape_release(&tape);
    return loss;
}

static int64_t length_of(int i) { return 100 + 10 * i; }

static void bench_lengths(bench *b)
{
    enum { ROUNDS = 11 };
    recurrent r = { .n = { .b = b, .model = etch_model_new(b->cx, NULL) } };
    int32_t classes[SEQUENCES];
    for (int i = 0; i < SEQUENCES; i++)
        classes[i] = i % 10;
    r.lstm = etch_lstm_new(b->cx, r.n.model, "lstm", SIZE, UNITS, NULL);
    r.out = etch_dense_new(b->cx, r.n.model, "out", UNITS, 10, NULL);
    r.n.adam = etch_optimizer_new(b->cx, r.n.model, "adam", NULL, 0, &(etch_optimizer_options){ .kind = ETCH_ADAM });
    r.n.step = etch_function_new(b->cx, "sequences", train_sequences, &r, NULL);
    bench_check(b, etch_tensor_from(b->cx, ETCH_I32, (int64_t[]){ SEQUENCES }, 1, classes, &r.n.y), "classes");
    etch_tensor *x[N_LENGTHS];
    double per_step[N_LENGTHS], low = 1e300, high = 0;
    for (int i = 0; i < N_LENGTHS; i++) {
        x[i] = bench_tensor(b, (int64_t[]){ SEQUENCES, length_of(i), SIZE }, 3);
        per_step[i] = 1e300;
    }
    /* All lengths in turn, and the best of each: what others do on the machine only adds, and comes in bursts that would
     * otherwise fall on a few lengths. */
    for (int k = 0; k < 2 + ROUNDS; k++)
        for (int i = 0; i < N_LENGTHS; i++) {
            r.n.x = x[i];
            double t = bench_now_ns();
            run_step(&r.n);
            t = (bench_now_ns() - t) / (double)length_of(i);
            per_step[i] = t < per_step[i] ? t : per_step[i];
        }
    for (int i = 0; i < N_LENGTHS; i++)
        etch_tensor_release(&x[i]);
    r.n.x = NULL;
    for (int i = 0; i < N_LENGTHS; i++) {
        low = per_step[i] < low ? per_step[i] : low;
        high = per_step[i] > high ? per_step[i] : high;
    }
    bench_row("LSTM training, 16 x 100 to 490 steps of 64, per step", per_step[N_LENGTHS / 2] * 1e-3, "us", 0);
    bench_row("  dearest length / cheapest, per step", high / low, "x", 1.1);
    bench_row("  traces for 40 lengths", (double)etch_function_get_stats(r.n.step).n_traces, "", 1);
    end_network(&r.n);
}

void bench_train(bench *b)
{
    bench_step(b);
    bench_first_call(b);
    bench_updates(b);
    bench_memory();
    bench_rows(b);
    bench_lengths(b);
}
