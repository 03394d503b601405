/* Bad and large texts: a clear error or a graph, and never a crash. What is quadratic runs into the suite's time limit. */
#include "ir_testing.h"

static void assert_rejected(bench *b, const char *text, size_t n, const char *part_of_message)
{
    etch_graph *g = NULL;
    etch_status s = etch_graph_parse(b->cx, text, n, "t", &g);
    assert_int_not_equal(s, ETCH_OK);
    assert_null(g);
    const char *message = etch_error_message(b->cx);
    assert_true(strlen(message) < 1000); /* not a copy of the text */
    if (part_of_message && !strstr(message, part_of_message))
        fail_msg("expected \"%s\" in\n%s", part_of_message, message);
}

static void test_garbage(void **state)
{
    bench *b = *state;
    size_t n = 10 * 1000 * 1000;
    char *text = malloc(n);
    uint64_t seed = 7;
    for (size_t i = 0; i < n; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        text[i] = (char)(seed >> 33);
    }
    assert_rejected(b, text, n, "NUL byte");
    for (size_t i = 0; i < n; i++)
        text[i] = text[i] ? text[i] : 'x';
    assert_rejected(b, text, n, NULL);
    memcpy(text, "func @f(", 8);
    assert_rejected(b, text, n, NULL);
    memcpy(text, "func @f() {", 11);
    assert_rejected(b, text, n, NULL);
    free(text);
}

/* One string over and over, between a begin and an end. */
static char *repeat(const char *begin, const char *what, size_t times, const char *end, size_t *n)
{
    size_t n_begin = strlen(begin), n_what = strlen(what), n_end = strlen(end);
    char *text = malloc(n_begin + times * n_what + n_end + 1);
    *n = n_begin;
    memcpy(text, begin, n_begin);
    for (size_t i = 0; i < times; i++, *n += n_what)
        memcpy(text + *n, what, n_what);
    memcpy(text + *n, end, n_end + 1);
    *n += n_end;
    return text;
}

static void test_repetitions(void **state)
{
    bench *b = *state;
    static const struct {
        const char *begin, *what;
        size_t times;
        const char *end, *message;
    } rows[] = {
        { "", "(", 1000000, "", "expected a function" },
        { "func @f", "(", 1000000, ") {", "expected a value" },
        { "func @f(%x: f32[", "(", 1000000, "", "\"{\", which opens the body" },
        { "func @f(%x: f32[", "(", 100000, "]) { return }", "deeper than 200" },
        { "func @f(%x: ", "a<", 100000, ") { return }", "nested more than 16 deep" },
        { "func @f(%x: f32[", "1,", 100000, "1]) { return }", "at most 16 axes" },
        { "func @f() { %y = const ", "[", 1000000, " : f32[] return }", "nested more than 16 deep" },
        { "func @f() { %y = const [", "1,", 1000000, "1] : f32[4] return }", "more than the 4 elements" },
        { "func @f() { %y = const \"", "a", 1000000, "", "does not end on its line" },
        { "func @f(%x: f32[n]) { %y = add ", "%x,", 1000000, "%x return %y }", "takes 2 operands" },
        { "func @f(%x: f32[n]) { %y = sum %x ", "axes=[0] ", 1000000, "return %y }", "given twice" },
        { "func @f(%x: f32[n]) { %y = sum %x axes=[", "0,", 1000000, "0] return %y }", "axes" },
        { "func @f(%x: f32[n]) { ", "%y, ", 1000000, "%z = exp %x return %z }", " names" },
        { "func @f() { return }", " # comment", 1000000, "\nx", "the end of the text" },
        { "func @", "a", 1000000, "() { retur }", "or return" },
        { "func @f(%x: f32[n]) where ", "n: 0..5, ", 1000000, "{ return }", "name of a size" },
        { "func @f(%x: f32[", "n+", 1000000, "1]) { return %y }", NULL },
        { "func @f(%x: f32[", "-", 1000000, "1]) { return }", "negative" },
        { "func @f(%x: f32[n]) { %a = ", "x", 1000000, " return }", "there is no op" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        size_t n;
        size_t times = (size_t)many((int)rows[i].times) | 1; /* odd, so that signs add up */
        char *text = repeat(rows[i].begin, rows[i].what, times, rows[i].end, &n);
        assert_rejected(b, text, n, rows[i].message);
        free(text);
    }
}

static void test_nul_byte(void **state)
{
    bench *b = *state;
    static const char text[] = "func @f() {\n  return\0 }";
    assert_rejected(b, text, sizeof text - 1, "t:2:9: a NUL byte: this is not a text");
}

/* Every prefix of a text is an error, never a crash. */
static void test_prefixes(void **state)
{
    bench *b = *state;
    static const char text[] = "func @f(%x: f32[n, 2*m], %k: i64[m]) -> (f32[n], f32[u0]) where n: 1..8 % 2 {\n"
                               "  %0 = const [[1.5, -2e3], [nan, inf]] : f32[2, 2] # comment\n"
                               "  %1 = sum %x axes=[1] keepdims=false : f32[n]\n"
                               "  %2 = call %1 (%a: f32[n]) { %b = exp %a : f32[n] yield %b } : f32[n]\n"
                               "  %s = sizes [n, m] : i64[2]\n"
                               "  %3 = const hex\"0000803f\" : f32[]\n"
                               "  %4 = const \"q\\x41\" : string[]\n"
                               "  return %2, %2\n}";
    for (size_t n = 0; n < sizeof text - 1; n++) {
        etch_graph *g = NULL;
        assert_int_not_equal(etch_graph_parse(b->cx, text, n, "t", &g), ETCH_OK);
        assert_null(g);
    }
    /* And every text with one byte changed parses or is an error. */
    char changed[sizeof text];
    for (size_t i = 0; i < sizeof text - 1; i++) {
        static const char bytes[] = "%[](){}:,=\"#@0a.-\n<>?";
        for (size_t k = 0; k < sizeof bytes - 1; k++) {
            etch_graph *g = NULL;
            memcpy(changed, text, sizeof text);
            changed[i] = bytes[k];
            if (etch_graph_parse(b->cx, changed, sizeof text - 1, "t", &g) == ETCH_OK)
                must(b->cx, etch_graph_verify(g));
            etch_graph_release(&g);
        }
    }
}

static void test_deep_regions(void **state)
{
    bench *b = *state;
    for (int depth = 199; depth <= 5000; depth += depth < 201 ? 1 : 4799) {
        size_t size = (size_t)depth * 80 + 200, n = 0;
        char *text = malloc(size);
        n += (size_t)snprintf(text + n, size - n, "func @f(%%v0: f32[n]) { ");
        for (int i = 0; i < depth; i++)
            n += (size_t)snprintf(text + n, size - n, "%%w%d = call %%v%d (%%v%d: f32[n]) { ", i, i, i + 1);
        n += (size_t)snprintf(text + n, size - n, "%%r%d = neg %%v%d ", depth, depth);
        for (int i = depth; i > 0; i--)
            n += (size_t)snprintf(text + n, size - n, "yield %%%s%d } ", i == depth ? "r" : "w", i);
        n += (size_t)snprintf(text + n, size - n, "return %%w0 }");
        etch_graph *g = NULL;
        etch_status s = etch_graph_parse(b->cx, text, n, "t", &g);
        if (depth <= 200) {
            must(b->cx, s);
            must(b->cx, etch_graph_verify(g));
            char *printed = text_of(g);
            etch_graph *again = parse(b->cx, printed);
            assert_text(again, printed);
            free(printed);
            etch_graph_release(&again);
        } else {
            assert_int_equal(s, ETCH_EINVAL);
            assert_non_null(strstr(etch_error_message(b->cx), "regions are nested more than 200 deep"));
        }
        etch_graph_release(&g);
        free(text);
    }
}

/* Escapes are read one by one, whatever the length of the rest. */
static void test_many_escapes(void **state)
{
    bench *b = *state;
    static const char head[] = "func @f() { %0 = const \"", tail[] = "\" : string[] return %0 }";
    const size_t n_escapes = (size_t)many(4000000);
    char *text = malloc(n_escapes * 4 + sizeof head + sizeof tail), *at = text;
    memcpy(at, head, sizeof head - 1), at += sizeof head - 1;
    for (size_t i = 0; i < n_escapes; i++, at += 4)
        memcpy(at, "\\x07", 4);
    memcpy(at, tail, sizeof tail - 1), at += sizeof tail - 1;
    etch_graph *g = NULL;
    must(b->cx, etch_graph_parse(b->cx, text, (size_t)(at - text), "t", &g));
    const etch_tensor *t = etch__const_tensor(g, etch_graph_output_value(g, 0));
    const char *bytes;
    size_t n;
    must(b->cx, etch_tensor_string(b->cx, (etch_tensor *)t, 0, &bytes, &n));
    assert_int_equal(n, n_escapes);
    assert_true(bytes[0] == 7 && bytes[n - 1] == 7);
    etch_graph_release(&g);
    free(text);
}

/* A hundred thousand nodes, on as many lines or on one. */
static void test_large_graph(void **state)
{
    bench *b = *state;
    const int n_nodes = many(100000);
    for (int one_line = 0; one_line < 2; one_line++) {
        size_t size = (size_t)n_nodes * 60 + 200, n = 0;
        char *text = malloc(size), eol = one_line ? ' ' : '\n';
        n += (size_t)snprintf(text + n, size - n, "func @f(%%x: f32[n, 8], %%y: f32[n, 8]) {%c", eol);
        for (int i = 0; i < n_nodes; i++) {
            char left[16] = "x", right[16] = "y";
            if (i > 0)
                snprintf(left, sizeof left, "%d", i - 1);
            if (i > 1)
                snprintf(right, sizeof right, "%d", i / 2);
            n += (size_t)snprintf(text + n, size - n, "  %%%d = %s %%%s, %%%s : f32[n, 8]%c", i, i % 2 ? "sub" : "mul",
                                  left, right, eol);
        }
        n += (size_t)snprintf(text + n, size - n, "  return %%%d }", n_nodes - 1);
        etch_graph *g = NULL;
        must(b->cx, etch_graph_parse(b->cx, text, n, "t", &g));
        free(text);
        assert_int_equal(etch_graph_n_nodes(g), n_nodes + 2);
        char *printed = text_of(g);
        uint64_t h = hash_of(g);
        must(b->cx, etch_graph_verify(g));
        etch_graph *again = parse(b->cx, printed);
        assert_true(hash_of(again) == h);
        etch_graph_release(&again);
        etch_graph_release(&g);
        free(printed);
    }
}

int etch_test_parse_limits(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_garbage),      IR_TEST(test_repetitions),
                                        IR_TEST(test_nul_byte),     IR_TEST(test_prefixes),
                                        IR_TEST(test_deep_regions), IR_TEST(test_large_graph),
                                        IR_TEST(test_many_escapes) };
    return cmocka_run_group_tests_name("ir/parse_limits", tests, NULL, NULL);
}
