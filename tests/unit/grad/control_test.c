/* Gradients of branches and loops against central differences in double: first and second order, loops of no, one and many turns,
 * inside of each other. */
#include "unit/graph_support.h"

#include "ir/oracle.h"

#include <etch/ops.h>
#include <math.h>

enum { MAX_IN = 4, MAX_ELEMENTS = 64 };

static double next_random(void)
{
    static uint64_t state = 88172645463325252u;
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return 0.25 + (double)(state >> 11) * (1.0 / 9007199254740992.0);
}

/* Results of the graph are the function, then its gradients by the floats among its inputs. */
static void add_gradients(world *w, etch_graph *g, const etch_val *xs, int n_x, bool is_second)
{
    etch_val y = etch_graph_output_value(g, 0), d[MAX_IN];
    y = etch_build_sum(g, etch_build_mul(g, y, y), ETCH_ALL_AXES, false); /* so that no seed is all ones */
    if (is_second) {
        must(w, etch_graph_gradient(g, &y, NULL, 1, xs, n_x, d));
        y = 0;
        for (int i = 0; i < n_x; i++) {
            etch_val part = d[i] ? etch_build_sum(g, etch_build_mul(g, d[i], etch_build_sin(g, d[i])), ETCH_ALL_AXES,
                                                  false)
                                 : 0;
            y = y && part ? etch_build_add(g, y, part) : part ? part : y;
        }
    }
    must(w, etch_graph_gradient(g, &y, NULL, 1, xs, n_x, d));
    etch_graph_output(g, y);
    for (int i = 0; i < n_x; i++)
        etch_graph_output(g, d[i] ? d[i] : etch_build_zeros_like(g, xs[i]));
    must(w, ETCH_OK);
}

typedef struct subject {
    world *w;
    etch_plan *plan;
    etch_tensor *in[MAX_IN];
    int n_in, n_first; /* results before those that were added */
} subject;

static double value(subject *s)
{
    etch_tensor *out[8] = { 0 };
    int n = etch_plan_n_outputs(s->plan);
    must(s->w, etch_plan_run(s->w->cx, s->plan, s->in, s->n_in, out, n));
    double y = *(const double *)etch_tensor_map(s->w->cx, out[s->n_first], false);
    for (int i = 0; i < n; i++)
        etch_tensor_release(&out[i]);
    return y;
}

static void compare(subject *s, int i_in, int i_out, const char *what)
{
    etch_tensor *x = s->in[i_in], *out[8] = { 0 };
    int n = etch_plan_n_outputs(s->plan);
    must(s->w, etch_plan_run(s->w->cx, s->plan, s->in, s->n_in, out, n));
    assert_int_equal(etch_tensor_count(out[i_out]), etch_tensor_count(x));
    const double *d = etch_tensor_map(s->w->cx, out[i_out], false);
    double *at = etch_tensor_map(s->w->cx, x, true);
    for (int64_t k = 0; k < etch_tensor_count(x); k++) {
        double was = at[k], h = 1e-5;
        at[k] = was + h;
        double above = value(s);
        at[k] = was - h;
        double below = value(s);
        at[k] = was;
        double expected = (above - below) / (2 * h);
        if (!(fabs(d[k] - expected) <= 2e-6 * (1 + fabs(expected))))
            fail_msg("%s: element %lld of the gradient by input %d is %.9g, by differences %.9g", what, (long long)k,
                     i_in, d[k], expected);
    }
    for (int i = 0; i < n; i++)
        etch_tensor_release(&out[i]);
}

/* The plan gives what the graph gives node by node, bit for bit. */
static void compare_with_oracle(subject *s, etch_graph *g)
{
    etch_tensor *out[8] = { 0 }, *expected[8] = { 0 };
    int n = etch_plan_n_outputs(s->plan);
    must(s->w, etch_plan_run(s->w->cx, s->plan, s->in, s->n_in, out, n));
    must(s->w, etch__oracle_run(s->w->cx, g, s->in, s->n_in, expected));
    for (int i = 0; i < n; i++) {
        etch_tensor *dense = NULL;
        must(s->w, etch_tensor_dense(s->w->cx, expected[i], &dense));
        assert_int_equal(etch_tensor_count(out[i]), etch_tensor_count(dense));
        assert_memory_equal(etch_tensor_map(s->w->cx, out[i], false), etch_tensor_map(s->w->cx, dense, false),
                            (size_t)etch_tensor_count(dense) * etch_dtype_bytes(etch_tensor_dtype(dense)));
        etch_tensor_release(&dense);
        etch_tensor_release(&out[i]);
        etch_tensor_release(&expected[i]);
    }
}

/* Sizes of the inputs: dims[i][0] is the rank. Integer inputs have the value `number`. */
static void check(world *w, const char *text, const int64_t dims[][4], int n_in, int64_t number)
{
    for (int order = 1; order <= 2; order++)
        for (int level = 0; level <= 2; level += 2) {
            etch_graph *g = graph_of(w, text);
            subject s = { .w = w, .n_in = n_in, .n_first = etch_graph_n_outputs(g) };
            etch_val xs[MAX_IN];
            int which[MAX_IN], n_x = 0;
            for (int i = 0; i < n_in; i++) {
                char type[64];
                etch_graph_type(g, etch_graph_input_value(g, i), type, sizeof type);
                bool is_float = strncmp(type, "f64", 3) == 0;
                must(w, etch_tensor_new(w->cx, is_float ? ETCH_F64 : ETCH_I64, dims[i] + 1, (int)dims[i][0], &s.in[i]));
                for (int64_t k = 0; k < etch_tensor_count(s.in[i]); k++)
                    if (is_float)
                        ((double *)etch_tensor_map(w->cx, s.in[i], true))[k] = next_random();
                    else
                        ((int64_t *)etch_tensor_map(w->cx, s.in[i], true))[k] = number;
                if (is_float) {
                    which[n_x] = i;
                    xs[n_x++] = etch_graph_input_value(g, i);
                }
            }
            add_gradients(w, g, xs, n_x, order == 2);
            must(w, etch_graph_verify(g));
            must(w, etch_plan_new(w->cx, g, &(etch_plan_options){ .level = level }, &s.plan));
            compare_with_oracle(&s, g);
            for (int i = 0; i < n_x; i++)
                compare(&s, which[i], s.n_first + 1 + i, order == 1 ? "first order" : "second order");
            etch_plan_release(&s.plan);
            etch_graph_release(&g);
            for (int i = 0; i < n_in; i++)
                etch_tensor_release(&s.in[i]);
        }
}

static const char power[] =
    "func @power(%x: f64[b], %n: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y = while %z, %x, %x, %n carried=2 bodies=[\n"
    "    func @cond(%i: i64[], %y: f64[b], %x: f64[b], %n: i64[]) { %c = less %i, %n return %c },\n"
    "    func @body(%i: i64[], %y: f64[b], %x: f64[b], %n: i64[]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one\n"
    "      %m = mul %y, %x %s = sin %m return %j, %s }]\n"
    "  return %y }";

static void test_while(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t n = 0; n <= 4; n++)
        check(&w, power, (const int64_t[][4]){ { 1, 3 }, { 0 } }, 2, n);
    check(&w, power, (const int64_t[][4]){ { 1, 0 }, { 0 } }, 2, 2); /* no elements */
    world_end(&w);
}

static const char recurrence[] =
    "func @rnn(%x: f64[t, b, 2], %h: f64[b, 3], %w: f64[2, 3], %u: f64[3, 3]) {\n"
    "  %f, %ys = scan %h, %x, %w, %u carried=1 sliced=1%s bodies=[\n"
    "    func @cell(%h: f64[b, 3], %x: f64[b, 2], %w: f64[2, 3], %u: f64[3, 3]) {\n"
    "      %a = matmul %x, %w %b = matmul %h, %u %s = add %a, %b %n = tanh %s %q = mul %n, %h return %n, %q }]\n"
    "  %s = sum %ys axes=[0] %r = add %s, %f return %r }";

static void test_scan(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int reverse = 0; reverse < 2; reverse++) {
        char text[1000];
        const char *mark = strstr(recurrence, "%s bodies");
        snprintf(text, sizeof text, "%.*s%s%s", (int)(mark - recurrence), recurrence, reverse ? " reverse=true" : "",
                 mark + 2);
        for (int64_t t = 0; t <= 3; t++)
            check(&w, text, (const int64_t[][4]){ { 3, t, 2, 2 }, { 2, 2, 3 }, { 2, 2, 3 }, { 2, 3, 3 } }, 4, 0);
    }
    world_end(&w);
}

static const char branches[] =
    "func @pick(%x: f64[n], %y: f64[n], %i: i64[]) {\n"
    "  %r, %q = switch %i, %x, %y bodies=[\n"
    "    func @a(%x: f64[n], %y: f64[n]) { %m = mul %x, %y %e = exp %x return %m, %e },\n"
    "    func @b(%x: f64[n], %y: f64[n]) { %m = sin %x return %m, %y },\n"
    "    func @c(%x: f64[n], %y: f64[n]) { %c = const 2.0 : f64[] %m = mul %y, %c return %m, %m }]\n"
    "  %s = mul %r, %q return %s }";

static void test_switch(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t i = -1; i <= 3; i++)
        check(&w, branches, (const int64_t[][4]){ { 1, 3 }, { 1, 3 }, { 0 } }, 3, i);
    world_end(&w);
}

/* A loop in a branch in a loop; an early exit; a value that all turns use and that is carried through unchanged. */
static const char nested[] =
    "func @nested(%x: f64[n], %k: f64[], %limit: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y, %same = while %z, %x, %k, %limit carried=3 bodies=[\n"
    "    func @cond(%i: i64[], %y: f64[n], %k: f64[], %limit: i64[]) {\n"
    "      %m = sum %y axes=all %big = const 1000.0 : f64[] %a = less %m, %big %b = less %i, %limit\n"
    "      %c = logical_and %a, %b return %c },\n"
    "    func @body(%i: i64[], %y: f64[n], %k: f64[], %limit: i64[]) {\n"
    "      %one = const 1 : i64[] %two = const 2 : i64[] %zero = const 0 : i64[]\n"
    "      %r = mod %i, %two %even = equal %r, %zero\n"
    "      %next = if %even, %y, %k bodies=[\n"
    "        func @then(%y: f64[n], %k: f64[]) {\n"
    "          %z = const 0.0 : f64[]\n"
    "          %f, %ys = scan %z, %y, %k carried=1 sliced=1 bodies=[\n"
    "            func @step(%a: f64[], %e: f64[], %k: f64[]) { %p = mul %e, %k %s = add %a, %p %t = tanh %s return %t, "
    "%t }]\n"
    "          return %ys },\n"
    "        func @else(%y: f64[n], %k: f64[]) { %m = mul %y, %k %e = exp %m return %e }]\n"
    "      %j = add %i, %one return %j, %next, %k }]\n"
    "  %r = mul %y, %same return %r }";

static void test_nested(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t n = 0; n <= 3; n++)
        check(&w, nested, (const int64_t[][4]){ { 1, 3 }, { 0 }, { 0 } }, 3, n);
    world_end(&w);
}

int etch_test_control(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_while),
        cmocka_unit_test(test_scan),
        cmocka_unit_test(test_switch),
        cmocka_unit_test(test_nested),
    };
    return cmocka_run_group_tests_name("grad/control", tests, NULL, NULL);
}
