/* Graphs that are large enough for what only large ones have: sweeps and strips of several pieces, threads that share them. Each is run as it is
 * planned and, where nothing is fused or swept, step by step; both must give the same bits. What it computes is written down as well (digest.h). */
#include "digest.h"

#include <ctype.h>
#include <stdbool.h>

enum { MAX_IN = 8, MAX_OUT = 8, MAX_SIZES = 4 };

typedef struct size {
    int64_t n, u; /* as the graph calls them; t is TURNS, s is 1 */
} size;

typedef struct graph {
    const char *text;
    int n_by;              /* results whose sum has gradients, which are results too; 0: none are asked for */
    size sizes[MAX_SIZES]; /* until n is 0 */
} graph;

/* A turn's gates are columns of a product; f32[n, 512] of each turn are the words'. */
#define LSTM_INPUTS "%x: f32[t, n, 512], %h: f32[n, 128], %c: f32[n, 128], %w: f32[128, 512], %b: f32[512]"
#define LSTM \
    "func @lstm(" LSTM_INPUTS ") {\n %0, %1, %2 = scan %h, %c, %x, %w, %b carried=2 sliced=1 bodies=[\n" \
    " func @turn(%h: f32[n, 128], %c: f32[n, 128], %x: f32[n, 512], %w: f32[128, 512], %b: f32[512]) {\n" \
    " %0 = matmul %h, %w\n %1 = add %x, %0\n %2 = add %1, %b\n %3, %4, %5, %6 = split %2 n=4 axis=1\n" \
    " %7 = sigmoid %4\n %8 = mul %7, %c\n %9 = sigmoid %3\n %10 = tanh %5\n %11 = mul %9, %10\n" \
    " %12 = add %8, %11\n %13 = sigmoid %6\n %14 = tanh %12\n %15 = mul %13, %14\n return %15, %12, %2\n }]\n" \
    " return %0, %1, %2\n}"

/* A sweep, the softmax, in a strip, whose second half alone reads the other columns of what the strip makes. */
#define SOFTMAX_OF_GATES \
    "func @gates(%h: f32[n, 128], %x: f32[t, n, 128], %w: f32[128, 512]) {\n" \
    " %0, %1 = scan %h, %x, %w carried=1 sliced=1 bodies=[\n" \
    " func @turn(%h: f32[n, 128], %x: f32[n, 128], %w: f32[128, 512]) {\n" \
    " %0 = matmul %h, %w\n %1, %2 = split %0 n=2 axis=1\n %3 = sigmoid %2\n %4 = mul %1, %3\n" \
    " %5 = const [0, 0] : i64[2]\n %6 = const [0, 128] : i64[2]\n %7 = const [-1, 128] : i64[2]\n" \
    " %8 = slice %4, %5, %7\n %9 = softmax %8 axis=-1\n %10 = slice %4, %6, %7\n %11 = mul %9, %10\n" \
    " %12 = tanh %11\n %13 = add %12, %x\n return %13, %12\n }]\n return %0, %1\n}"

/* R is read as a whole by a product and row by row, through a reshape, by a kernel that may write over it. */
#define READ_IN_TWO_WAYS \
    "func @ways(%h: f32[128, 256], %r: f32[t, 256, 128], %w: f32[256, 128]) {\n" \
    " %0, %1 = scan %h, %r, %w carried=1 sliced=1 bodies=[\n" \
    " func @turn(%h: f32[128, 256], %r: f32[256, 128], %w: f32[256, 128]) {\n" \
    " %0 = sin %r\n %1 = matmul %h, %0\n %2 = const [128, 256] : i64[2]\n %3 = reshape %0, %2\n %4 = add %3, %3\n" \
    " %5 = add %4, %h\n %6 = matmul %5, %w\n %7 = tanh %6\n %8 = concat %7, %1 axis=1\n %9 = tanh %8\n" \
    " return %9, %1\n }]\n return %0, %1\n}"

/* The same of a sweep, outside of loops. */
#define SWEPT_IN_TWO_WAYS \
    "func @swept(%q: f32[n, 256, 64], %k: f32[64, 1024], %w: f32[16, 16]) {\n %0 = sin %k\n %1 = matmul %q, %0\n" \
    " %2 = softmax %1 axis=-1\n %3 = max %2 axes=[2] keepdims=true\n %4 = const [-1, 256, 16] : i64[3]\n" \
    " %5 = reshape %0, %4\n %6 = mul %5, %3\n %7 = matmul %6, %w\n return %7\n}"

/* Rows of no elements, which are summed or are not: only the run can tell. */
#define ROWS_OF_NOTHING \
    "func @nothing(%h: f32[n, 128], %x: f32[t, n, 128], %e: f32[n, t, u], %g: f32[n, s, u], %w: f32[128, 256], " \
    "%v: f32[256, 128]) {\n" \
    " %0, %1 = scan %h, %x, %e, %g, %w, %v carried=1 sliced=1 bodies=[\n" \
    " func @turn(%h: f32[n, 128], %x: f32[n, 128], %e: f32[n, t, u], %g: f32[n, s, u], %w: f32[128, 256], " \
    "%v: f32[256, 128]) {\n" \
    " %0 = matmul %h, %w\n %1 = tanh %0\n %2 = matmul %1, %v\n %3 = shape_of %g\n %4 = mul %e, %e\n" \
    " %5 = sum_to %4, %3\n %6 = tanh %5\n %7 = add %2, %x\n %8 = tanh %7\n return %8, %6\n }]\n" \
    " return %0, %1\n}"

/* Heads of attention, and the way back through it; of long heads pieces are rows. */
#define ATTENTION \
    "func @attention(%q: f32[n, 3, u, 16], %k: f32[n, 3, u, 16], %v: f32[n, 3, u, 16]) {\n" \
    " %0 = matmul %q, %k transpose_y=true\n %1 = softmax %0 axis=-1\n %2 = matmul %1, %v\n %3 = tanh %2\n return " \
    "%3\n}"

static const graph graphs[] = {
    { LSTM, 1, { { 32, 0 }, { 47, 0 }, { 64, 0 }, { 127, 0 } } },
    { SOFTMAX_OF_GATES, 2, { { 32, 0 }, { 64, 0 }, { 100, 0 } } },
    { READ_IN_TWO_WAYS, 0, { { 128, 0 } } },
    { SWEPT_IN_TWO_WAYS, 0, { { 16, 0 } } },
    { ROWS_OF_NOTHING, 0, { { 64, 0 }, { 64, 3 } } },
    { ATTENTION, 1, { { 7, 64 }, { 40, 64 }, { 1, 1100 } } },
};

enum { TURNS = 5 };

static void must(etch_ctx *cx, etch_status s)
{
    if (s == ETCH_OK)
        return;
    fprintf(stderr, "%s\n", etch_error_message(cx));
    exit(1);
}

/* "f32[t, n, 512]" at these sizes. */
static int dims_of(const char *type, size at, int64_t *dims)
{
    int rank = 0;
    for (const char *c = strchr(type, '['); c && *c != ']'; c = strpbrk(c, ",]")) {
        c += strspn(c, "[, ");
        int64_t named = *c == 't' ? TURNS : *c == 's' ? 1 : *c == 'u' ? at.u : at.n;
        dims[rank++] = isdigit((unsigned char)*c) ? strtoll(c, NULL, 10) : named;
    }
    return rank;
}

static etch_tensor *numbers(etch_ctx *cx, etch_graph *g, int i, size at)
{
    char type[128];
    int64_t dims[ETCH_MAX_RANK];
    uint32_t seed = (uint32_t)i;
    etch_tensor *t = NULL;
    (void)etch_graph_type(g, etch_graph_input_value(g, i), type, sizeof type);
    int rank = dims_of(type, at, dims);
    must(cx, etch_tensor_new(cx, ETCH_F32, dims, rank, &t));
    float *x = etch_tensor_map(cx, t, true);
    for (int64_t k = 0; k < etch_tensor_count(t); k++) {
        seed = seed * 1664525u + 1013904223u;
        x[k] = (float)(int32_t)seed * 0x1p-33f;
    }
    etch_tensor_unmap(cx, t);
    return t;
}

static bool are_equal(etch_ctx *cx, etch_tensor *a, etch_tensor *b)
{
    size_t bytes = (size_t)etch_tensor_count(a) * sizeof(float);
    return etch_tensor_count(a) == etch_tensor_count(b) &&
           memcmp(etch_tensor_map(cx, a, false), etch_tensor_map(cx, b, false), bytes) == 0;
}

/* How many of the results are not the same both ways. */
static int run_at(etch_ctx *cx, etch_graph *g, etch_plan *planned, etch_plan *apart, size at)
{
    etch_tensor *in[MAX_IN], *got[MAX_OUT], *want[MAX_OUT];
    int n_in = etch_graph_n_inputs(g), n_out = etch_graph_n_outputs(g), n_wrong = 0;
    for (int i = 0; i < n_in; i++)
        in[i] = numbers(cx, g, i, at);
    must(cx, etch_plan_run(cx, planned, in, n_in, got, n_out));
    must(cx, etch_plan_run(cx, apart, in, n_in, want, n_out));
    for (int i = 0; i < n_out; i++) {
        char what[96];
        (void)snprintf(what, sizeof what, "large %s %lld %d", etch_graph_name(g), (long long)at.n, i);
        if (!are_equal(cx, got[i], want[i])) {
            fprintf(stderr, "%s: other bits than step by step\n", what);
            n_wrong++;
        }
        digest(what, cx, got[i]);
        etch_tensor_release(&got[i]), etch_tensor_release(&want[i]);
    }
    for (int i = 0; i < n_in; i++)
        etch_tensor_release(&in[i]);
    return n_wrong;
}

/* By all inputs. */
static void add_gradients(etch_ctx *cx, etch_graph *g, int n_by)
{
    etch_val ys[MAX_OUT], xs[MAX_IN], d[MAX_IN];
    int n_in = etch_graph_n_inputs(g);
    for (int i = 0; i < n_by; i++)
        ys[i] = etch_graph_output_value(g, i);
    for (int i = 0; i < n_in; i++)
        xs[i] = etch_graph_input_value(g, i);
    must(cx, etch_graph_gradient(g, ys, NULL, n_by, xs, n_in, d));
    for (int i = 0; i < n_in; i++)
        etch_graph_output(g, d[i]);
}

static int run_graph(etch_ctx *cx, const graph *of)
{
    etch_graph *g = NULL;
    etch_plan *planned = NULL, *apart = NULL;
    int n_wrong = 0;
    must(cx, etch_graph_parse(cx, of->text, strlen(of->text), "large", &g));
    if (of->n_by > 0)
        add_gradients(cx, g, of->n_by);
    must(cx, etch_plan_new(cx, g, &(etch_plan_options){ .level = 2, .finds_nans = true }, &apart));
    must(cx, etch_plan_new(cx, g, NULL, &planned));
    for (int i = 0; i < MAX_SIZES && of->sizes[i].n > 0; i++)
        n_wrong += run_at(cx, g, planned, apart, of->sizes[i]);
    etch_plan_release(&planned), etch_plan_release(&apart), etch_graph_release(&g);
    return n_wrong;
}

int main(void)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    int n_wrong = 0;
    if (etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK)
        return 1;
    for (size_t i = 0; i < sizeof graphs / sizeof *graphs; i++)
        n_wrong += run_graph(cx, &graphs[i]);
    etch_ctx_release(&cx), etch_runtime_release(&rt);
    return n_wrong > 0;
}
