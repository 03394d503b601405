/* Rules of custom gradients in texts, by themselves and in branches and loops: against central differences, first and second
 * order; printed and read back; and rules that do not fit. Forward is behind stop_gradient: what comes back comes by the rule. */
#include "unit/grad/differences.h"

#include "ir/print.h"

/* x^2 k, where the rule reads k once more as what is none of its inputs, and x^2 k itself as x y / x. */
#define SQUARE(x, k) \
    "  %q0 = mul " x ", " x " %q1 = mul %q0, " k " %q = stop_gradient %q1\n" \
    "  %r = custom_gradient %q, " x ", " k ", " k " name=\"square\" inputs=2 by=[1, 0] bodies=[\n" \
    "    func @rule(%y: f64[b], %x: f64[b], %k: f64[b], %d: f64[b], %again: f64[b]) {\n" \
    "      %two = const 2.0 : f64[] %0 = mul %d, %x %1 = mul %0, %again %dx = mul %1, %two\n" \
    "      %2 = div %y, %k %dk = mul %2, %d\n" \
    "      return %dk, %dx }]\n"

static const char plain[] = "func @f(%x: f64[b], %k: f64[b]) {\n" SQUARE("%x", "%k") "  return %r }";

static const char in_while[] =
    "func @f(%x: f64[b], %k: f64[b], %n: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y = while %z, %x, %k, %n carried=2%s bodies=[\n"
    "    func @cond(%i: i64[], %y: f64[b], %k: f64[b], %n: i64[]) { %c = less %i, %n return %c },\n"
    "    func @body(%i: i64[], %y: f64[b], %k: f64[b], %n: i64[]) {\n" SQUARE(
        "%y", "%k") "      %one = const 1 : i64[] %j = add %i, %one %s = sin %r %t = add %s, %k return %j, %t }]\n"
                    "  return %y }";

static const char in_scan[] = "func @f(%x: f64[t, b], %h: f64[b]) {\n"
                              "  %l, %ys = scan %h, %x carried=1 sliced=1%s bodies=[\n"
                              "    func @turn(%h: f64[b], %k: f64[b]) {\n" SQUARE(
                                  "%h", "%k") "  %s = tanh %r %n = add %s, %h return %n, %r }]\n"
                                              "  %s = sum %ys axes=[0] %y = add %s, %l return %y }";

static const char in_switch[] = "func @f(%x: f64[b], %k: f64[b], %i: i64[]) {\n"
                                "  %y = switch %i, %x, %k bodies=[\n"
                                "    func @zero(%x: f64[b], %k: f64[b]) {\n" SQUARE(
                                    "%x", "%k") "  return %r },\n"
                                                "    func @one(%x: f64[b], %k: f64[b]) { %r = mul %x, %k return %r },\n"
                                                "    func @two(%x: f64[b], %k: f64[b]) {\n" SQUARE(
                                                    "%k", "%x") "  %s = mul %r, %x return %s }]\n"
                                                                "  return %y }";

/* Results that are several, with a rule that has a rule in it. */
static const char inside_another[] =
    "func @f(%x: f64[b], %k: f64[b]) {\n"
    "  %0 = mul %x, %x %1 = mul %0, %x %a = stop_gradient %1 %2 = sin %k %b = stop_gradient %2\n"
    "  %y, %z = custom_gradient %a, %b, %x, %k name=\"pair\" results=2 inputs=2 by=[0, 1] bodies=[\n"
    "    func @rule(%y: f64[b], %z: f64[b], %x: f64[b], %k: f64[b], %dy: f64[b], %dz: f64[b]) {\n"
    "      %three = const 3.0 : f64[] %t = mul %dy, %three %c = cos %k %dk = mul %dz, %c\n"
    "      %s0 = mul %x, %x %s = stop_gradient %s0\n"
    "      %xx = custom_gradient %s, %x name=\"inner\" inputs=1 by=[0] bodies=[\n"
    "        func @inner(%y: f64[b], %x: f64[b], %d: f64[b]) { %e = mul %d, %x %f = add %e, %e return %f }]\n"
    "      %dx = mul %t, %xx\n"
    "      return %dx, %dk }]\n"
    "  %r = mul %y, %z return %r }";

/* `text` with this in place of "%s bodies", if there is such. */
static const char *with(const char *text, const char *attribute, char *out, size_t room)
{
    const char *mark = strstr(text, "%s bodies");
    if (!mark)
        return text;
    snprintf(out, room, "%.*s%s%s", (int)(mark - text), text, attribute, mark + 2);
    return out;
}

static void test_plain(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    check(&w, plain, (const int64_t[][4]){ { 1, 3 }, { 1, 3 } }, 2, 0);
    check(&w, plain, (const int64_t[][4]){ { 1, 0 }, { 1, 0 } }, 2, 0);
    check(&w, inside_another, (const int64_t[][4]){ { 1, 3 }, { 1, 3 } }, 2, 0);
    world_end(&w);
}

static void test_loops(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char *const how[] = { "", " segment=2", " limit=3" };
    for (size_t i = 0; i < 3; i++)
        for (int64_t n = 0; n <= 4; n++) {
            char text[2000];
            check(&w, with(in_while, how[i], text, sizeof text), (const int64_t[][4]){ { 1, 2 }, { 1, 2 }, { 0 } }, 3,
                  n);
            check(&w, with(in_scan, i == 2 ? " reverse=true" : how[i], text, sizeof text),
                  (const int64_t[][4]){ { 2, n, 2 }, { 1, 2 } }, 2, 0);
        }
    world_end(&w);
}

static void test_branches(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t i = 0; i <= 2; i++)
        check(&w, in_switch, (const int64_t[][4]){ { 1, 2 }, { 1, 2 }, { 0 } }, 3, i);
    world_end(&w);
}

/* Also those of gradients, which have the rules in them still. */
static void test_text(void **state)
{
    (void)state;
    static const char *const texts[] = { plain, in_while, in_scan, in_switch, inside_another };
    world w;
    world_begin(&w);
    for (size_t i = 0; i < 5; i++) {
        char text[2000];
        etch_graph *g = graph_of(&w, with(texts[i], "", text, sizeof text));
        etch_val y = etch_graph_output_value(g, 0), x = etch_graph_input_value(g, 0), d;
        for (int k = 0; k < 2; k++) {
            etch_strbuf first, second;
            etch__strbuf_init(&first, w.cx->alloc);
            etch__strbuf_init(&second, w.cx->alloc);
            must(&w, etch__graph_print(g, &first));
            etch_graph *again = graph_of(&w, first.at);
            must(&w, etch__graph_print(again, &second));
            assert_string_equal(first.at, second.at);
            assert_non_null(strstr(first.at, "custom_gradient"));
            uint64_t hashes[2];
            must(&w, etch_graph_hash(g, &hashes[0]));
            must(&w, etch_graph_hash(again, &hashes[1]));
            assert_true(hashes[0] == hashes[1]);
            etch_graph_release(&again);
            etch__strbuf_fini(&first);
            etch__strbuf_fini(&second);
            must(&w, etch_graph_gradient(g, &y, NULL, 1, &x, 1, &d));
            etch_graph_output(g, d);
        }
        etch_graph_release(&g);
    }
    world_end(&w);
}

/* Two loops that differ in their rules alone are two. */
static void test_not_the_same(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char text[] =
        "func @f(%x: f64[b], %c: bool[]) {\n"
        "  %y = if %c, %x bodies=[\n"
        "    func @a(%x: f64[b]) { %y = custom_gradient %x, %x name=\"r\" inputs=1 by=[0] bodies=[\n"
        "      func @rule(%y: f64[b], %x: f64[b], %d: f64[b]) { %e = add %d, %d return %e }] return %y },\n"
        "    func @b(%x: f64[b]) { return %x }]\n"
        "  %z = if %c, %x bodies=[\n"
        "    func @a(%x: f64[b]) { %y = custom_gradient %x, %x name=\"r\" inputs=1 by=[0] bodies=[\n"
        "      func @rule(%y: f64[b], %x: f64[b], %d: f64[b]) { %e = neg %d return %e }] return %y },\n"
        "    func @b(%x: f64[b]) { return %x }]\n"
        "  %s = sub %y, %z return %s }";
    etch_graph *g = graph_of(&w, text);
    etch_val y = etch_graph_output_value(g, 0), x = etch_graph_input_value(g, 0), d;
    must(&w, etch_graph_gradient(g, &y, NULL, 1, &x, 1, &d));
    etch_graph_output(g, d);
    etch_plan *plan = NULL;
    must(&w, etch_plan_new(w.cx, g, &(etch_plan_options){ .level = 2 }, &plan));
    etch_tensor *in[2] = { NULL }, *out[2] = { NULL };
    must(&w, etch_tensor_new(w.cx, ETCH_F64, (int64_t[]){ 1 }, 1, &in[0]));
    must(&w, etch_tensor_new(w.cx, ETCH_BOOL, NULL, 0, &in[1]));
    *(double *)etch_tensor_map(w.cx, in[0], true) = 5;
    *(bool *)etch_tensor_map(w.cx, in[1], true) = true;
    must(&w, etch_plan_run(w.cx, plan, in, 2, out, 2));
    assert_true(*(const double *)etch_tensor_map(w.cx, out[0], false) == 0);
    assert_true(*(const double *)etch_tensor_map(w.cx, out[1], false) == 3); /* 2 - -1 */
    for (int i = 0; i < 2; i++) {
        etch_tensor_release(&in[i]);
        etch_tensor_release(&out[i]);
    }
    etch_plan_release(&plan);
    etch_graph_release(&g);
    world_end(&w);
}

int etch_test_rule(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plain), cmocka_unit_test(test_loops),        cmocka_unit_test(test_branches),
        cmocka_unit_test(test_text),  cmocka_unit_test(test_not_the_same),
    };
    return cmocka_run_group_tests_name("grad/rule", tests, NULL, NULL);
}
