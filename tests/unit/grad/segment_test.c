/* Gradients of loops in segments: the same numbers, from less memory. */
#include "unit/grad/differences.h"

#include <stdio.h>

/* The text with these attributes of its loop in place of "@ ". */
static void with(char *out, size_t room, const char *text, const char *attrs)
{
    const char *mark = strstr(text, "@ ");
    assert_non_null(mark);
    snprintf(out, room, "%.*s%s%s", (int)(mark - text), text, attrs, mark + 1);
}

static void check_with(world *w, const char *text, const char *attrs, const int64_t dims[][4], int n_in, int64_t number)
{
    char out[3000];
    with(out, sizeof out, text, attrs);
    check(w, out, dims, n_in, number);
}

static const char power[] =
    "func @power(%x: f64[b], %w: f64[], %n: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y, %ys = while %z, %x, %w, %n carried=2 @ bodies=[\n"
    "    func @cond(%i: i64[], %y: f64[b], %w: f64[], %n: i64[]) { %c = less %i, %n return %c },\n"
    "    func @body(%i: i64[], %y: f64[b], %w: f64[], %n: i64[]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one\n"
    "      %m = mul %y, %w %s = sin %m %q = mul %s, %y return %j, %s, %q }]\n"
    "  %a = sum %ys axes=[0] %r = add %y, %a return %r }";

static void test_while(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const int64_t dims[][4] = { { 1, 2 }, { 0 }, { 0 } };
    static const char *const ways[] = { "segment=1", "segment=2", "segment=2 limit=5", "segment=2 limit=4",
                                        "segment=4 limit=3" };
    for (int i = 0; i < 5; i++)
        for (int64_t n = i == 1 ? 0 : 5; n <= 5; n += n < 1 ? 1 : 4)
            check_with(&w, power, ways[i], dims, 3, n);
    world_end(&w);
}

static const char recurrence[] =
    "func @rnn(%x: f64[t, 2], %g: f64[t], %h: f64[3], %w: f64[2, 3]) {\n"
    "  %f, %ys = scan %h, %x, %g, %w carried=1 sliced=2 @ bodies=[\n"
    "    func @cell(%h: f64[3], %x: f64[2], %g: f64[], %w: f64[2, 3]) {\n"
    "      %o = const [2, 1] : i64[2] %c = reshape %x, %o %m = mul %c, %w %a = sum %m axes=[0] %b = mul %h, %g\n"
    "      %s = add %a, %b %n = tanh %s %q = mul %n, %h return %n, %q }]\n"
    "  %s = sum %ys axes=[0] %r = add %s, %f return %r }";

static void test_scan(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char *const ways[] = { "segment=2", "segment=2 reverse=true", "segment=3" };
    for (int i = 0; i < 3; i++)
        for (int64_t t = i == 0 ? 0 : 4; t <= 4; t += t < 1 ? 1 : 3)
            check_with(&w, recurrence, ways[i], (const int64_t[][4]){ { 2, t, 2 }, { 1, t }, { 1, 3 }, { 2, 2, 3 } }, 4,
                       0);
    world_end(&w);
}

/* A scan that ends before its slices do has the gradient of what it took, in segments or not. */
static const char ended[] = "func @f(%x: f64[t], %h: f64[]) {\n"
                            "  %f = scan %h, %x carried=1 sliced=1 @ bodies=[\n"
                            "    func @cell(%h: f64[], %x: f64[]) { %m = mul %h, %x %s = sin %m return %s }]\n"
                            "  return %f }";

static void test_limited_scan(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char *const ways[] = { "limit=3", "limit=0", "limit=3 reverse=true", "limit=3 segment=2",
                                        "limit=3 segment=2 reverse=true" };
    for (int i = 0; i < 5; i++)
        for (int64_t t = 2; t <= 4; t += 2)
            check_with(&w, ended, ways[i], (const int64_t[][4]){ { 1, t }, { 0 } }, 2, 0);
    world_end(&w);
}

/* Sizes that change, in segments. */
static const char growing[] =
    "func @f(%x: f64[k], %n: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y, %all = while %z, %x, %n carried=2 joined=1 @ bodies=[\n"
    "    func @goes_on(%i: i64[], %v: f64[m], %n: i64[]) { %c = less %i, %n return %c },\n"
    "    func @turn(%i: i64[], %v: f64[m], %n: i64[]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one %m = sum %v axes=all %s = sin %m %o = const [1] : i64[1]\n"
    "      %t = reshape %s, %o %u = concat %v, %t %p = mul %v, %s return %j, %u, %p }]\n"
    "  %r = concat %y, %all return %r }";

static void test_growing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t n = 0; n <= 3; n += 3)
        check_with(&w, growing, "segment=2", (const int64_t[][4]){ { 1, 2 }, { 0 } }, 2, n);
    world_end(&w);
}

/* --- the same numbers, and the memory ----------------------------------------------------------------------------- */

enum { N = 256, TURNS = 1000 };

static const char long_loop[] =
    "func @f(%x: f64[n], %w: f64[n], %k: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y = while %z, %x, %w, %k carried=2 @ bodies=[\n"
    "    func @cond(%i: i64[], %y: f64[n], %w: f64[n], %k: i64[]) { %c = less %i, %k return %c },\n"
    "    func @body(%i: i64[], %y: f64[n], %w: f64[n], %k: i64[]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one %m = mul %y, %w %s = sin %m return %j, %s }]\n"
    "  return %y }";

/* d[0]: by x, d[1]: by w. Returns the most memory that there was. */
static size_t run_long(const char *attrs, double d[2][N])
{
    world w;
    char text[2000];
    world_begin(&w);
    with(text, sizeof text, long_loop, attrs);
    etch_graph *g = graph_of(&w, text);
    etch_val y = etch_graph_output_value(g, 0), xs[2] = { etch_graph_input_value(g, 0), etch_graph_input_value(g, 1) },
             dx[2];
    must(&w, etch_graph_gradient(g, &y, NULL, 1, xs, 2, dx));
    etch_graph_output(g, dx[0]);
    etch_graph_output(g, dx[1]);
    etch_plan *p = NULL;
    must(&w, etch_plan_new(w.cx, g, &(etch_plan_options){ .level = 2 }, &p));
    double x[N], weights[N];
    for (int i = 0; i < N; i++) {
        x[i] = next_random();
        weights[i] = 0.9 + 0.3 * i / N;
    }
    etch_tensor *in[3] = { tensor_of(&w, ETCH_F64, 1, DIMS(N), x), tensor_of(&w, ETCH_F64, 1, DIMS(N), weights),
                           I64(&w, 0, NULL, TURNS) };
    etch_tensor *out[3] = { NULL };
    must(&w, etch_plan_run(w.cx, p, in, 3, out, 3));
    for (int i = 0; i < 2; i++)
        memcpy(d[i], etch_tensor_map(w.cx, out[1 + i], false), sizeof d[i]);
    for (int i = 0; i < 3; i++) {
        etch_tensor_release(&in[i]);
        etch_tensor_release(&out[i]);
    }
    etch_plan_release(&p);
    etch_graph_release(&g);
    world_end(&w);
    return atomic_load(&w.memory.peak_bytes);
}

static void test_memory(void **state)
{
    (void)state;
    static double plain[2][N], segmented[2][N];
    uint64_t was = *random_state();
    size_t bytes = run_long("", plain);
    *random_state() = was;
    size_t fewer = run_long("segment=32", segmented);
    print_message("%d turns of %d numbers: %zu bytes, in segments of 32 turns %zu\n", TURNS, N, bytes, fewer);
    assert_true(bytes > TURNS * N * sizeof(double));
    /* 32 states of segments and 32 of the turns of one, with room for as many again, where it was 1,000 */
    assert_true(bytes - fewer > (TURNS - 4 * 32) * N * sizeof(double));
    assert_memory_equal(plain[0], segmented[0], sizeof plain[0]);
    for (int i = 0; i < N; i++) /* summed up by segments */
        assert_true(fabs(plain[1][i] - segmented[1][i]) <= 1e-13 * fabs(plain[1][i]) + 1e-300);
}

int etch_test_segment(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_while),   cmocka_unit_test(test_scan),   cmocka_unit_test(test_limited_scan),
        cmocka_unit_test(test_growing), cmocka_unit_test(test_memory),
    };
    return cmocka_run_group_tests_name("grad/segment", tests, NULL, NULL);
}
