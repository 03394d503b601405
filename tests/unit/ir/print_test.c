/* The printer, and that what it prints parses back to the same. */
#include "ir/parse.h"
#include "ir_testing.h"

/* Printed, parsed and printed again: the same text and hash; and the verifier has nothing to say. */
static void assert_round_trip(bench *b, etch_graph *g)
{
    char *text = text_of(g);
    etch_graph *again = parse(b->cx, text);
    assert_text(again, text);
    assert_true(hash_of(g) == hash_of(again));
    must(b->cx, etch_graph_verify(g));
    must(b->cx, etch_graph_verify(again));
    etch_graph_release(&again);
    free(text);
}

static void assert_stays(bench *b, const char *text)
{
    etch_graph *g = parse(b->cx, text);
    assert_text(g, text);
    assert_round_trip(b, g);
    etch_graph_release(&g);
}

static void test_texts(void **state)
{
    bench *b = *state;
    assert_stays(b, "func @empty() -> () {\n  return\n}\n");
    assert_stays(b, "func @mlp(%x: f32[b, 784], %w: f32[784, 10]) -> (f32[b, 10]) where b: 8..1024 % 8 {\n"
                    "  %0 = matmul %x, %w : f32[b, 10]\n"
                    "  %1 = sum %0 axes=[1] keepdims=true : f32[b, 1]\n"
                    "  %2 = div %0, %1 : f32[b, 10]\n"
                    "  return %2\n}\n");
    assert_stays(b, "func @several(%x: f32[n], %k: i32[]) -> (i32[u0], f32[u0], i32[u1]) {\n"
                    "  %0, %1 = top_k %x, %k : f32[u0], i32[u0]\n"
                    "  %2, %3, %4 = unique %x : f32[u1], i32[n], i32[u1]\n"
                    "  return %1, %0, %4\n}\n");
    assert_stays(b, "func @constants() -> (f32[]) {\n"
                    "  %0 = const [1, 2, 3] : i64[3]\n"
                    "  %1 = const splat 0 : f32[784, 10]\n"
                    "  %2 = const \"a\\\"b\" : string[]\n"
                    "  %3 = const [[true, false]] : bool[1, 2]\n"
                    "  %4 = const -inf : f32[]\n"
                    "  return %4\n}\n");
    assert_stays(b, "func @sizes(%x: f32[n, m]) -> (i64[2], i32[]) {\n"
                    "  %0 = sizes [n*m, 2*n + 1] : i64[2]\n"
                    "  %1 = sizes n//2 : i32[]\n"
                    "  return %0, %1\n}\n");
    assert_stays(
        b,
        "func @handles(%v: variable<f32[n]>, %g: generator<>, %x: f32[m]) -> (variable<f32[n]>) {\n  return %v\n}\n");
    assert_stays(b, "func @unknown_rank(%x: f32[...]) -> (f32[...]) {\n  %0 = exp %x : f32[...]\n  return %0\n}\n");
    assert_stays(b, "func @\"a name\"(%x: f32[_0, 3]) -> (f32[_0, 3]) {\n  return %x\n}\n");
    assert_stays(b, "func @attributes(%x: f32[n, m]) -> (f32[m, n], i64[n], f32[n, m], f64[n, m]) {\n"
                    "  %0 = transpose %x perm=[1, 0] : f32[m, n]\n"
                    "  %1 = argmax %x axis=1 : i64[n]\n"
                    "  %2 = cumsum %x exclusive=true : f32[n, m]\n"
                    "  %3 = cast %x dtype=f64 : f64[n, m]\n"
                    "  return %0, %1, %2, %3\n}\n");
}

static void test_regions(void **state)
{
    bench *b = *state;
    assert_stays(b, "func @nested(%x: f32[n]) -> (f32[n], f32[n]) {\n"
                    "  %0 = exp %x : f32[n]\n"
                    "  %1, %2 = call %x, %0 (%3: f32[n], %4: f32[n]) {\n"
                    "    %5 = add %3, %0 : f32[n]\n"
                    "    %6 = call %5 (%7: f32[n]) {\n"
                    "      %8 = mul %7, %3 : f32[n]\n"
                    "      yield %8\n"
                    "    } : f32[n]\n"
                    "    yield %6, %4\n"
                    "  } : f32[n], f32[n]\n"
                    "  %9 = kernel %1 (%10: f32[n]) {\n"
                    "    %11 = tanh %10 : f32[n]\n"
                    "    yield %11\n"
                    "  } : f32[n]\n"
                    "  return %9, %2\n}\n");
}

/* Inputs that are called like numbers keep their names; the numbers go around them. */
static void test_numbers_as_names(void **state)
{
    bench *b = *state;
    assert_stays(b, "func @f(%1: f32[n], %0: f32[n], %3: f32[n], %007: f32[n]) -> (f32[n]) {\n"
                    "  %2 = add %1, %0 : f32[n]\n"
                    "  %4 = mul %3, %007 : f32[n]\n"
                    "  %5 = sub %2, %4 : f32[n]\n"
                    "  return %5\n}\n");
}

static void test_names_and_blanks_on_input(void **state)
{
    bench *b = *state;
    etch_graph *g = parse(b->cx, "# a comment\nfunc @f ( %a.b : float32[ n ,3 ] )->f32[n, 3]where n : 2 .. # "
                                 "more\n{%first=exp %a.b%r=neg\n%first\n:f32[n,3]return %r}\n# end");
    assert_text(g, "func @f(%a.b: f32[n, 3]) -> (f32[n, 3]) where n: 2.. {\n  %0 = exp %a.b : f32[n, 3]\n  %1 = neg %0 "
                   ": f32[n, 3]\n  return %1\n}\n");
    assert_round_trip(b, g);
    etch_graph_release(&g);
}

/* Symbols are printed in the order in which they were made, and stay in it. */
static void test_order_of_symbols(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[z]");
    must(b->cx, etch_graph_constrain(g, "y", 1, 7, 1));
    etch_val w = etch_graph_input(g, "w", "f32[a, y]");
    etch_graph_output(
        g,
        etch_build_concat(g, (etch_val[]){ x, etch_build_reshape(g, w, etch_graph_int_list(g, ETCH_INTS(-1))) }, 2, 0));
    char *text = text_of(g);
    assert_non_null(strstr(text, "where z, y: 1..7, a {"));
    free(text);
    assert_round_trip(b, g);
}

static void test_ranges(void **state)
{
    bench *b = *state;
    assert_stays(b,
                 "func @f(%x: f32[a, b, c, d]) -> () where a: 1.., b: 0..7, c: 0.. % 4, d: 8..16 % 8 {\n  return\n}\n");
}

/* Symbols of nodes take the names that the text gives them, also when these go round in a circle or are taken. */
static void test_names_of_defined_sizes(void **state)
{
    bench *b = *state;
    assert_stays(b, "func @f(%x: f32[n], %y: f32[n]) -> (i64[u1, 1], i64[u0, 1]) {\n"
                    "  %0 = nonzero %x : i64[u1, 1]\n"
                    "  %1 = nonzero %y : i64[u0, 1]\n"
                    "  return %0, %1\n}\n");
    assert_stays(b, "func @f(%x: f32[n], %k: i64[2]) -> (f32[u1, u0]) {\n"
                    "  %0 = const 1 : f32[]\n"
                    "  %1 = broadcast_to %0, %k : f32[u1, u0]\n"
                    "  return %1\n}\n");
    /* The first node's symbol is not mentioned and was called u0 until then. */
    etch_graph *g = parse(
        b->cx,
        "func @f(%x: f32[n], %y: f32[n]) {\n  %0 = nonzero %x\n  %1 = nonzero %y : i64[u0, 1]\n  return %0, %1\n}\n");
    assert_type(g, etch_graph_output_value(g, 1), "i64[u0, 1]");
    assert_round_trip(b, g);
    etch_graph_release(&g);
    /* Sizes inside forms. */
    g = parse(
        b->cx,
        "func @f(%x: f32[n], %y: f32[n]) {\n  %0 = nonzero %x : i64[first, 1]\n  %1 = nonzero %y : i64[second, 1]\n"
        "  %2 = concat %0, %1, %0 : i64[2*first + second, 1]\n  return %2\n}\n");
    assert_round_trip(b, g);
    etch_graph_release(&g);
}

/* A graph built without folds reads back without them. */
static void test_without_folds(void **state)
{
    bench *b = *state;
    static const char text[] =
        "func @f(%x: f32[n]) -> (f32[n], i64[1]) {\n  %0 = neg %x : f32[n]\n  %1 = neg %0 : f32[n]\n"
        "  %2 = shape_of %1 : i64[1]\n  return %1, %2\n}\n";
    etch_graph *g = NULL;
    must(b->cx, etch__graph_parse(b->cx, text, strlen(text), "test", true, &g));
    assert_text(g, text);
    must(b->cx, etch_graph_verify(g));
    etch_graph_release(&g);
    g = parse(b->cx, text);
    assert_text(g, "func @f(%x: f32[n]) -> (f32[n], i64[1]) {\n  %0 = neg %x : f32[n]\n  %1 = sizes [n] : i64[1]\n  "
                   "return %x, %1\n}\n");
    etch_graph_release(&g);
}

static void test_to_a_file(void **state)
{
    bench *b = *state;
    char *buffer = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&buffer, &n);
    etch_graph_output(b->g, etch_graph_input(b->g, "x", "i8[]"));
    must(b->cx, etch_graph_print(b->g, f));
    fclose(f);
    assert_string_equal(buffer, "func @test(%x: i8[]) -> (i8[]) {\n  return %x\n}\n");
    free(buffer);
    f = fopen("/dev/full", "w");
    if (f) {
        setvbuf(f, NULL, _IONBF, 0);
        assert_int_equal(etch_graph_print(b->g, f), ETCH_EIO);
        fclose(f);
    }
}

/* The example of docs/ir.md. */
static void test_documented_example(void **state)
{
    bench *b = *state;
    FILE *f = fopen(ETCH_SOURCE_DIR "/docs/ir.md", "r");
    assert_non_null(f);
    static char text[65536];
    size_t n = fread(text, 1, sizeof text - 1, f);
    fclose(f);
    text[n] = '\0';
    char *begin = strstr(text, "func @mlp"), *end = begin ? strstr(begin, "\n}\n") : NULL;
    assert_non_null(end);
    end[3] = '\0';
    etch_graph *g = parse(b->cx, begin);
    assert_round_trip(b, g);
    etch_graph_release(&g);
}

int etch_test_print(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_texts),
                                        IR_TEST(test_regions),
                                        IR_TEST(test_numbers_as_names),
                                        IR_TEST(test_names_and_blanks_on_input),
                                        IR_TEST(test_order_of_symbols),
                                        IR_TEST(test_ranges),
                                        IR_TEST(test_names_of_defined_sizes),
                                        IR_TEST(test_without_folds),
                                        IR_TEST(test_to_a_file),
                                        IR_TEST(test_documented_example) };
    return cmocka_run_group_tests_name("ir/print", tests, NULL, NULL);
}
