/* Random typed graphs: fused and optimised, on every tier that the machine has, == unoptimised == evaluated node by node, bit for bit, at three
 * bindings each; the graph survives printing and parsing on the way. ETCH_ISA is about the two that are not optimised. */
#include "random_graph.h"

#include "base/cpu.h"
#include "ir/oracle.h"

/* Sizes that come from data may be large: no more than this at once, and a run that asks for more says nothing. */
enum { MAX_BYTES = 64 << 20 };

static void *limited_alloc(void *self, size_t n, size_t align)
{
    const etch_allocator *system = self;
    return n > MAX_BYTES ? NULL : system->alloc(system->self, n, align);
}

static void limited_free(void *self, void *p, size_t n, size_t align)
{
    const etch_allocator *system = self;
    system->free(system->self, p, n, align);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { N_BINDINGS = 3, MAX_OUT = 8 };

/* What kernels run on, as ETCH_ISA calls it. The first is everywhere; of the others a machine may have none. */
enum { N_TIERS = 3 };
static const char *const tiers[N_TIERS] = { "vm", "avx2", "avx512" };

typedef struct plans {
    etch_plan *plain;
    etch_plan *optimised[N_TIERS]; /* NULL: the machine has no such tier */
} plans;

static void die(random_graph *r, const char *what)
{
    fprintf(stderr, "%s: %s\n", what, etch_error_message(r->cx));
    (void)!etch_graph_print(r->g, stderr);
    abort();
}

static etch_tensor *fill(random_graph *r, int i, const int64_t *symbols, bytes *b)
{
    const etch_type *t = etch__type_of(r->g, r->g->regions.at[0].params.at[i]);
    int64_t dims[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++) {
        etch_symbol s;
        dims[a] = etch__dim_is_symbol(r->g->dims, t->dims[a], &s) ? symbols[s % 3] : t->dims[a];
    }
    etch_tensor *x = NULL;
    if (etch_tensor_new(r->cx, (etch_dtype)t->dtype, dims, t->rank, &x) != ETCH_OK)
        die(r, "input");
    static const double special[] = { 0, -0.0, 1, -1, 0.5, 3, 1e30, -1e30, 1e-40, 1.0 / 0.0, -1.0 / 0.0, 0.0 / 0.0 };
    char *at = etch_tensor_map(r->cx, x, true);
    uint32_t state = 1 + take(b, 256);
    for (int64_t k = 0; k < etch_tensor_count(x); k++, at += etch_dtype_bytes((etch_dtype)t->dtype)) {
        state = state * 1664525u + 1013904223u;
        if (etch__dtype_is((etch_dtype)t->dtype, ETCH_CLASS_FLOAT))
            etch__element_set_f64((etch_dtype)t->dtype, at,
                                  state >> 28 ? (double)((int)(state >> 16) % 400 - 200) / 16
                                              : special[(state >> 8) % 12]);
        else
            etch__element_set_i64((etch_dtype)t->dtype, at,
                                  t->dtype == ETCH_BOOL ? (int)(state >> 31) : (int)(state >> 20) % 9 - 3);
    }
    etch_tensor_unmap(r->cx, x);
    return x;
}

/* Equal dtype, dims and bits; one NaN is as good as another. */
static bool same(random_graph *r, etch_tensor *x, etch_tensor *y)
{
    if (x->dtype != y->dtype || x->rank != y->rank)
        return false;
    for (int a = 0; a < x->rank; a++)
        if (x->dims[a] != y->dims[a])
            return false;
    size_t size = etch_dtype_bytes(x->dtype), bytes_in_all = size * (size_t)x->count;
    char *a = malloc(bytes_in_all + 1), *b = malloc(bytes_in_all + 1);
    if (etch_tensor_read(r->cx, x, a, bytes_in_all) != ETCH_OK ||
        etch_tensor_read(r->cx, y, b, bytes_in_all) != ETCH_OK)
        die(r, "read");
    bool is_same = true;
    for (int64_t i = 0; i < x->count; i++) {
        const char *p = a + size * (size_t)i, *q = b + size * (size_t)i;
        if (memcmp(p, q, size) == 0)
            continue;
        double u = etch__element_f64(x->dtype, p), v = etch__element_f64(x->dtype, q);
        is_same &= etch__dtype_is(x->dtype, ETCH_CLASS_FLOAT) && u != u && v != v;
    }
    free(a);
    free(b);
    return is_same;
}

static void show(random_graph *r, etch_tensor *const *in, etch_tensor *x, etch_tensor *y)
{
    for (int i = 0; i < r->n_inputs; i++)
        (void)!etch_tensor_print(r->cx, in[i], 0, stderr), fputs("\n", stderr);
    (void)!etch_tensor_print(r->cx, x, 0, stderr), fputs("\n", stderr);
    (void)!etch_tensor_print(r->cx, y, 0, stderr), fputs("\n", stderr);
}

/* The graph built without folds, node by node: what it can still be typed for must come out the same. */
static void compare_unfolded(random_graph *r, const unfolded *u, etch_tensor *const *in, etch_tensor *const *want)
{
    etch_tensor *got[MAX_OUT] = { NULL };
    if (!u->g || etch__oracle_run(r->cx, u->g, in, r->n_inputs, got) != ETCH_OK) {
        etch_error_clear(r->cx); /* an op that the folds dropped may fail here */
        return;
    }
    for (int i = 0; i < etch_graph_n_outputs(u->g); i++) {
        if (!same(r, got[i], want[u->output_of[i]])) {
            show(r, in, got[i], want[u->output_of[i]]);
            (void)!etch_graph_print(u->g, stderr);
            die(r, "the graph without folds differs");
        }
        etch_tensor_release(&got[i]);
    }
}

/* Plans of graphs whose shapes depend on data are finished in the run. */
static etch_status run_optimised(random_graph *r, const plans *p, int tier, etch_tensor *const *in, etch_tensor **out)
{
    etch__cpu_set_isa(tiers[tier]);
    etch_status s = etch_plan_run(r->cx, p->optimised[tier], in, r->n_inputs, out, etch_graph_n_outputs(r->g));
    etch__cpu_set_isa(NULL);
    return s;
}

/* The optimised plans of the other tiers do what that of the first did: the same status and, if all is well, the results `want`. */
static void compare_tiers(random_graph *r, const plans *p, etch_tensor *const *in, etch_status s_first,
                          etch_tensor *const *want)
{
    int n_out = etch_graph_n_outputs(r->g);
    for (int t = 1; t < N_TIERS; t++) {
        etch_tensor *got[MAX_OUT] = { NULL };
        etch_status s = p->optimised[t] ? run_optimised(r, p, t, in, got) : s_first;
        if (s != s_first) {
            fprintf(stderr, "%s: status %d, %s: status %d\n", tiers[0], (int)s_first, tiers[t], (int)s);
            die(r, "tiers differ in whether they fail");
        }
        for (int i = 0; i < n_out; i++) {
            if (got[i] && !same(r, got[i], want[i])) {
                show(r, in, got[i], want[i]);
                fprintf(stderr, "%s, output %d\n", tiers[t], i);
                die(r, "tiers differ");
            }
            etch_tensor_release(&got[i]);
        }
        etch_error_clear(r->cx);
    }
}

static void compare_at(random_graph *r, const unfolded *u, const plans *p, const int64_t *symbols, bytes *b)
{
    etch_tensor *in[MAX_INPUTS], *x[MAX_OUT] = { NULL }, *y[MAX_OUT] = { NULL }, *z[MAX_OUT] = { NULL };
    int n_out = etch_graph_n_outputs(r->g);
    for (int i = 0; i < r->n_inputs; i++)
        in[i] = fill(r, i, symbols, b);
    etch_status s_opt = run_optimised(r, p, 0, in, y);
    char why[200];
    snprintf(why, sizeof why, "%s", etch_error_message(r->cx));
    compare_tiers(r, p, in, s_opt, y);
    etch_status s_plain = etch_plan_run(r->cx, p->plain, in, r->n_inputs, x, n_out);
    /* An op whose result nobody needs may fail in the plain plan; never the other way round. */
    if (s_opt != ETCH_OK && s_opt != ETCH_ENOMEM && s_plain == ETCH_OK) {
        fprintf(stderr, "%s\n", why);
        die(r, "only the optimised plan fails");
    }
    etch_status s_oracle = s_plain;
    if (s_plain == ETCH_OK)
        s_oracle = etch__oracle_run(r->cx, r->g, in, r->n_inputs, z);
    if (s_plain == ETCH_OK && s_oracle != ETCH_OK && s_oracle != ETCH_ENOMEM)
        die(r, "only the oracle fails");
    if (s_plain == ETCH_OK && s_opt == ETCH_OK && s_oracle == ETCH_OK) {
        for (int i = 0; i < n_out; i++) {
            if (!same(r, x[i], z[i])) {
                show(r, in, x[i], z[i]);
                die(r, "the plain plan and the oracle differ");
            }
            if (!same(r, y[i], z[i])) {
                show(r, in, y[i], z[i]);
                die(r, "the optimised plan and the oracle differ");
            }
        }
        compare_unfolded(r, u, in, z);
    }
    for (int i = 0; i < r->n_inputs; i++)
        etch_tensor_release(&in[i]);
    for (int i = 0; i < n_out; i++)
        etch_tensor_release(&x[i]), etch_tensor_release(&y[i]), etch_tensor_release(&z[i]);
    etch_error_clear(r->cx);
}

static void make_plans(random_graph *r, plans *p)
{
    static const etch_isa generated[N_TIERS] = { ETCH_ISA_BASELINE, ETCH_ISA_AVX2, ETCH_ISA_AVX512 };
    etch_status s = etch_plan_new(r->cx, r->g, &(etch_plan_options){ .level = 0 }, &p->plain);
    for (int t = 0; t < N_TIERS && s == ETCH_OK; t++) {
        etch__cpu_set_isa(tiers[t]);
        if (etch__cpu()->generated == generated[t])
            s = etch_plan_new(r->cx, r->g, NULL, &p->optimised[t]);
    }
    etch__cpu_set_isa(NULL);
    if (s != ETCH_OK)
        die(r, "cannot be planned");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    const etch_allocator limited = { limited_alloc, limited_free, (void *)(uintptr_t)etch_allocator_system() };
    if (etch_runtime_new(&limited, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK)
        abort();
    bytes b = { data, size };
    random_graph r;
    random_graph_make(&r, cx, &b);
    unfolded u = { 0 };
    random_graph_unfold(&r, &u);
    plans p = { 0 };
    if (etch_graph_verify(r.g) != ETCH_OK)
        die(&r, "does not verify");
    make_plans(&r, &p);
    static const int64_t sizes[] = { 0, 1, 2, 3, 4, 5, 7, 33 };
    for (int i = 0; i < N_BINDINGS; i++) {
        int64_t symbols[3];
        for (int k = 0; k < 3; k++)
            symbols[k] = sizes[(take(&b, 8) + (uint32_t)(i + k)) % 8];
        compare_at(&r, &u, &p, symbols, &b);
    }
    etch_plan_release(&p.plain);
    for (int t = 0; t < N_TIERS; t++)
        etch_plan_release(&p.optimised[t]);
    etch_graph_release(&r.g);
    etch_graph_release(&u.g);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return 0;
}
