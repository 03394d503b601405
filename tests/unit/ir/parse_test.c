/* The parser's errors: message, place, caret. */
#include "ir_testing.h"

/* Fails with this message at line:column. */
static void assert_error(bench *b, const char *text, etch_status status, const char *place, const char *message)
{
    etch_graph *g = NULL;
    etch_status s = etch_graph_parse(b->cx, text, strlen(text), "t", &g);
    assert_null(g);
    char expected[1024];
    snprintf(expected, sizeof expected, "t:%s: %s\n", place, message);
    const char *got = etch_error_message(b->cx);
    if (strncmp(got, expected, strlen(expected)) != 0)
        fail_msg("expected\n%s\ngot\n%s", expected, got);
    assert_int_equal(s, status);
    assert_false(etch_failed(b->cx)); /* nothing sticks */
}

/* In a function of one input x: f32[n, 3]; the body begins on line 2, column 3. */
static void assert_body_error(bench *b, const char *body, etch_status status, const char *place, const char *message)
{
    char text[2048];
    snprintf(text, sizeof text, "func @f(%%x: f32[n, 3]) {\n  %s\n}\n", body);
    assert_error(b, text, status, place, message);
}

static void test_header(void **state)
{
    bench *b = *state;
    assert_error(b, "", ETCH_EPARSE, "1:1", "the text ends here, expected a function, func @name(...) { ... }");
    assert_error(b, "  fun @f() {}", ETCH_EPARSE, "1:3", "found \"fun\", expected a function, func @name(...) { ... }");
    assert_error(b, "func f() {}", ETCH_EPARSE, "1:6", "found \"f\", expected the name of the function, @name");
    assert_error(b, "func @() { return }", ETCH_EPARSE, "1:7",
                 "found \"(\", expected the name of the function after \"@\"");
    assert_error(b, "func @f { return }", ETCH_EPARSE, "1:9", "found \"{\", expected \"(\" and the inputs");
    assert_error(b, "func @f(", ETCH_EPARSE, "1:9", "the text ends here, expected \"{\", which opens the body");
    assert_error(b, "func @f(%x) { return }", ETCH_EPARSE, "1:11",
                 "found \")\", expected \":\" and the type of the input");
    assert_error(b, "func @f(%x: f31[n]) { return }", ETCH_EPARSE, "1:13", "there is no dtype \"f31\"");
    assert_error(b, "func @f(%x: f32[n] %y: f32[n]) { return }", ETCH_EPARSE, "1:20",
                 "found \"%\", expected \",\" or \")\" in the list of inputs");
    assert_error(b, "func @f(%x: f32[n], %x: f32[n]) { return }", ETCH_EINVAL, "1:21",
                 "input \"x\": there is one of that name");
    assert_error(b, "func @f(%x: f32[n]) => { return }", ETCH_EPARSE, "1:21",
                 "found \"=\", expected \"->\", \"where\" or \"{\" after the inputs");
    assert_error(b, "func @f(%x: f32[n*m]) { return }", ETCH_EPARSE, "1:22",
                 "no input has the size m by itself, so its value cannot be found");
    assert_error(b, "func @f() { return } x", ETCH_EPARSE, "1:22",
                 "found \"x\", expected the end of the text after the function");
    assert_error(b, "func @f() { return }\nfunc @g() { return }", ETCH_EPARSE, "2:1",
                 "a second function: a text holds one at present");
}

static void test_returned(void **state)
{
    bench *b = *state;
    assert_error(b, "func @f(%x: f32[n]) -> (f32[m]) { return %x }", ETCH_EPARSE, "1:25",
                 "the type given is f32[m], but the function returns f32[n]");
    assert_error(b, "func @f(%x: f32[n]) -> (f32[n], f32[n]) { return %x }", ETCH_EPARSE, "1:33",
                 "a type too many: the function returns 1 value");
    assert_error(b, "func @f(%x: f32[n]) -> () { return %x }", ETCH_EPARSE, "1:25",
                 "the function returns 1 values, but its type says none");
    assert_error(b, "func @f(%x: f32[n]) -> (f32[n]) { return %x, %x }", ETCH_EPARSE, "1:25",
                 "1 type, but the function returns 2 values");
    assert_error(b, "func @f(%x: f32[n]) -> (f32[n] { return %x }", ETCH_EPARSE, "1:32",
                 "found \"{\", expected \")\" after the returned types");
    assert_error(b, "func @f(%x: f32[n]) -> f32[n] oops { return %x }", ETCH_EPARSE, "1:31",
                 "found \"oops\", expected \"where\" or \"{\" after the returned types");
    assert_error(b, "func @f(%x: f32[n]) { return %y }", ETCH_EPARSE, "1:30", "%y is not defined before this place");
    assert_error(b, "func @f(%x: f32[n]) { return %x", ETCH_EPARSE, "1:32",
                 "the text ends here, expected \"}\" after the returned values");
}

static void test_where(void **state)
{
    bench *b = *state;
    assert_error(b, "func @f(%x: f32[n]) where { return }", ETCH_EPARSE, "1:27",
                 "found \"{\", expected the name of a size");
    assert_error(b, "func @f(%x: f32[n]) where n: 5 { return }", ETCH_EPARSE, "1:32",
                 "found \"{\", expected a range, such as 1..1024 or 1..");
    assert_error(b, "func @f(%x: f32[n]) where n: 5..x { return }", ETCH_EPARSE, "1:33",
                 "found \"x\", expected \",\" or \"{\" in the where clause");
    assert_error(b, "func @f(%x: f32[n]) where n: 9..5 { return }", ETCH_EINVAL, "1:27",
                 "a size cannot be in 9..5 by multiples of 1 (symbol n)");
    assert_error(b, "func @f(%x: f32[n]) where n: 1.. % 0 { return }", ETCH_EINVAL, "1:27",
                 "a size cannot be in 1..4611686018427387903 by multiples of 0 (symbol n)");
}

static void test_statements(void **state)
{
    bench *b = *state;
    assert_body_error(b, "y = exp %x return %y", ETCH_EPARSE, "2:3",
                      "found \"y\", expected a node, %name = op ..., or return");
    assert_body_error(b, "%y exp %x", ETCH_EPARSE, "2:6",
                      "found \"exp\", expected \",\" or \"=\" after the name of a result");
    assert_body_error(b, "% = exp %x", ETCH_EPARSE, "2:5", "found \"=\", expected a name after \"%\"");
    assert_body_error(b, "%y = ", ETCH_EPARSE, "3:1", "found \"}\", expected the name of an op");
    assert_body_error(b, "%y = expp %x", ETCH_EPARSE, "2:8", "there is no op \"expp\"; the nearest is \"exp\"");
    assert_body_error(b, "%y = qqqqqqqqqqqqqqqqqqqqqqqq %x", ETCH_EPARSE, "2:8",
                      "there is no op \"qqqqqqqqqqqqqqqqqqqqqqqq\"");
    assert_body_error(b, "%y = exp %z", ETCH_EPARSE, "2:12", "%z is not defined before this place");
    assert_body_error(b, "%y = exp %y", ETCH_EPARSE, "2:12", "%y is not defined before this place");
    assert_body_error(b, "%y = exp %x %y = neg %x", ETCH_EPARSE, "2:15", "%y is defined already, on line 2");
    assert_body_error(b, "%x = exp %x", ETCH_EPARSE, "2:3", "%x is defined already, on line 1");
    assert_body_error(b, "%y, %y = top_k %x, %k", ETCH_EPARSE, "2:22", "%k is not defined before this place");
    assert_body_error(b, "%y = add %x, %x, %x", ETCH_EINVAL, "2:8", "add takes 2 operands (x, y), got 3");
    assert_body_error(b, "%y = add", ETCH_EINVAL, "2:8", "add takes 2 operands (x, y), got 0");
    assert_body_error(b, "%y = add %x,", ETCH_EPARSE, "3:1", "found \"}\", expected a value, %name");
    assert_body_error(b, "%y, %z = exp %x", ETCH_EPARSE, "2:3", "exp has 1 result (y), but there are 2 names");
    assert_body_error(b, "%k = const 2 : i32[] %y = top_k %x, %k", ETCH_EPARSE, "2:24",
                      "top_k has 2 results (values indices), but there is 1 name");
    assert_body_error(b, "%a = split %x n=3 axis=1", ETCH_EPARSE, "2:3",
                      "split has 3 results (ys...), but there is 1 name");
    assert_body_error(b, "%y = param", ETCH_EPARSE, "2:8", "param is not written as a node");
    assert_body_error(b, "%y = logical_not %x", ETCH_EDTYPE, "2:8", "logical_not: x must be bool, is f32[n, 3]");
    assert_body_error(b, "%y = exp %x yield %y", ETCH_EPARSE, "2:15",
                      "found \"yield\", expected a node, %name = op ..., or return");
    assert_body_error(b, "%y = exp %x nonsense return %y", ETCH_EPARSE, "2:15",
                      "found \"nonsense\", expected a node, %name = op ..., or return");
}

static void test_attributes(void **state)
{
    bench *b = *state;
    assert_body_error(
        b, "%y = sum %x axs=[1]", ETCH_EPARSE, "2:15",
        "sum: attribute \"axs\" is unknown; it has axes (all if not given), keepdims (false if not given)");
    assert_body_error(
        b, "%y = sum %x axes=[1] axes=[1]", ETCH_EPARSE, "2:24",
        "sum: attribute \"axes\" is given twice; it has axes (all if not given), keepdims (false if not given)");
    assert_body_error(b, "%y = cast %x", ETCH_EPARSE, "2:8", "cast: attribute \"dtype\" is missing; it has dtype");
    assert_body_error(b, "%y = exp %x axis=1", ETCH_EPARSE, "2:15", "exp: attribute \"axis\" is unknown; it has none");
    assert_body_error(b, "%y = sum %x keepdims=yes", ETCH_EPARSE, "2:24", "found \"yes\", expected true or false");
    assert_body_error(b, "%y = sum %x axes=1", ETCH_EPARSE, "2:20",
                      "found \"1\", expected a list of integers, such as [0, 1]");
    assert_body_error(b, "%y = sum %x axes=[0 1]", ETCH_EPARSE, "2:23",
                      "found \"1\", expected \",\" or \"]\" in the list");
    assert_body_error(b, "%y = sum %x axes=[5]", ETCH_EINVAL, "2:8", "sum: axis 5 is not in -2 .. 1");
    assert_body_error(b, "%y = cast %x dtype=f31", ETCH_EPARSE, "2:22", "found \"f31\", expected a dtype, such as f32");
    assert_body_error(b, "%y = argmax %x axis=1.5", ETCH_EPARSE, "2:23", "found \"1.5\", expected an integer");
}

static void test_types(void **state)
{
    bench *b = *state;
    assert_body_error(b, "%y = exp %x : f32[n, 4]", ETCH_EPARSE, "2:17",
                      "the type given is f32[n, 4], but the node has f32[n, 3]");
    assert_body_error(b, "%y = exp %x : f64[n, 3]", ETCH_EPARSE, "2:17",
                      "the type given is f64[n, 3], but the node has f32[n, 3]");
    assert_body_error(b, "%y = exp %x : f32[n, 3], f32[n]", ETCH_EPARSE, "2:28",
                      "a type too many: the node has 1 value");
    assert_body_error(b, "%y = exp %x : f32[n", ETCH_EPARSE, "3:1", "expected \",\" or \"]\" in the sizes of a type");
    assert_body_error(b, "%y = nonzero %x : i64[n, 2]", ETCH_EPARSE, "2:21",
                      "the type given is i64[n, 2], but the node has i64[u0, 2]");
    assert_body_error(b, "%y = nonzero %x : i64[q, 3]", ETCH_EPARSE, "2:21",
                      "the type given is i64[q, 3], but the node has i64[q, 2]");
    assert_body_error(b, "%y = nonzero %x : i64[2*q, 2]", ETCH_EPARSE, "2:21",
                      "the type given is i64[2*q, 2], but the node has i64[u0, 2]");
    assert_body_error(b, "%k = const 2 : i32[] %y, %z = top_k %x, %k : f32[n, 2]", ETCH_EPARSE, "2:48",
                      "1 type, but the node has 2 values");
}

static void test_constants(void **state)
{
    bench *b = *state;
    assert_body_error(b, "%y = const 1", ETCH_EPARSE, "3:1", "found \"}\", expected \":\" and the constant's type");
    assert_body_error(b, "%y = const [1, 2] : i32[3]", ETCH_EPARSE, "2:14",
                      "the list has 2 elements, but axis 0 of its type has 3");
    assert_body_error(b, "%y = const [1, 2, x] : i32[3]", ETCH_EPARSE, "2:21", "found \"x\", expected an integer");
    assert_body_error(b, "%y = const 1 : i32[n]", ETCH_EPARSE, "2:18",
                      "the type of a constant is a tensor with constant sizes");
    assert_body_error(b, "%y = const 1 : variable<i32[]>", ETCH_EPARSE, "2:18",
                      "the type of a constant is a tensor with constant sizes");
    assert_body_error(b, "%y = const [1, 2 : i32[2]", ETCH_EPARSE, "2:14", "the list that begins here does not end");
    assert_body_error(b, "%y = const \"abc : string[]", ETCH_EPARSE, "2:14",
                      "the string that begins here does not end on its line");
    assert_body_error(b, "%y = const splat 0 : f32[100000000000]", ETCH_ERANGE, "2:14",
                      "a splat of 400000000000 bytes: a text may ask for 268435456 more; broadcast_to takes none");
    assert_body_error(b, "%y = const 1 : f32[4611686018427387904]", ETCH_EPARSE, "2:22",
                      "found the number 4611686018427387904, expected one of at most 4611686018427387903");
    assert_body_error(b, "%y = sizes [n, zz] : i64[2]", ETCH_EPARSE, "2:18",
                      "nothing before this gives the size zz its value");
    assert_body_error(b, "%y = sizes [n, 2] : i64[3]", ETCH_EPARSE, "2:23",
                      "the type of 2 sizes is i32[n] or i64[n] with their number n");
    assert_body_error(b, "%y = sizes n : f32[]", ETCH_EPARSE, "2:18", "the type of 1 size is i32[] or i64[]");
    assert_body_error(b, "%y = sizes [n//0] : i64[1]", ETCH_EDIVZERO, "2:16", "n // 0 divides by zero");
}

static void test_regions(void **state)
{
    bench *b = *state;
    assert_body_error(b, "%y = call %x return %y", ETCH_EPARSE, "2:16",
                      "found \"return\", expected \"(\" and the region's parameters");
    assert_body_error(b, "%y = call %x (%a: f32[n, 3]) { return %a }", ETCH_EPARSE, "2:34",
                      "found \"return\", expected a node, %name = op ..., or yield");
    assert_body_error(b, "%y = call %x (%a: f32[n, 4]) { yield %a }", ETCH_ESHAPE, "2:8",
                      "call: parameter 0 is f32[n, 4], operand 0 is f32[n, 3]");
    assert_body_error(b, "%y = call %x () { yield %x }", ETCH_EINVAL, "2:8",
                      "call: the region has 0 parameters for 1 operands");
    assert_body_error(b, "%y = call %x (%x: f32[n, 3]) { yield %x }", ETCH_EPARSE, "2:17",
                      "%x is defined already, on line 1");
    assert_body_error(b, "%y = call %x (%a: f32[n, 3]) { yield }", ETCH_EINVAL, "2:8",
                      "call: the region has 0 results; a node has from 1 to 255");
    assert_body_error(b, "%y = call %x (%a: f32[n, 3]) { yield %a } %z = neg %a", ETCH_EPARSE, "2:54",
                      "%a is not defined before this place");
    assert_body_error(b, "%y = call %x (%a: f32[n, 3]) { yield %a", ETCH_EPARSE, "4:1",
                      "the text ends here, expected a node, %name = op ..., or return");
}

/* The line is shown with a caret; long ones are cut around the place, tabs are kept, strange bytes replaced. */
static void test_caret(void **state)
{
    bench *b = *state;
    etch_graph *g = NULL;
    static const char text[] = "func @f(%x: f32[n]) {\n\t%y = foo %x\r\n}";
    assert_int_equal(etch_graph_parse(b->cx, text, strlen(text), "dir/a.etch", &g), ETCH_EPARSE);
    assert_non_null(strstr(etch_error_message(b->cx), "dir/a.etch:2:7: there is no op \"foo\""));
    assert_non_null(strstr(etch_error_message(b->cx), "\n\t%y = foo %x\n\t     ^"));
    char line[1000];
    memset(line, ' ', sizeof line);
    memcpy(line, "func @f() {", 11);
    memcpy(line + 500, "oops\x01\xff", 6);
    assert_int_equal(etch_graph_parse(b->cx, line, sizeof line, NULL, &g), ETCH_EPARSE);
    char expected[400], spaces[61];
    memset(spaces, ' ', 60);
    spaces[60] = '\0';
    snprintf(expected, sizeof expected,
             "text:1:501: found \"oops\", expected a node, %%name = op ..., or return\n...%soops??%.34s...\n   %s^",
             spaces, spaces, spaces);
    assert_string_equal(etch_error_message(b->cx), expected);
}

static void test_places_of_nodes(void **state)
{
    bench *b = *state;
    etch_graph *g = parse(b->cx, "func @f(%x: f32[n]) {\n  %y = exp %x\n  %z = call %y (%a: f32[n]) {\n    %1 = neg "
                                 "%a\n    yield %1\n  }\n  return %z\n}\n");
    static const struct {
        const char *op;
        uint32_t line, column;
    } rows[] = { { "exp", 2, 8 }, { "neg", 4, 10 }, { "call", 3, 8 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        bool found = false;
        for (etch_val v = 1; v < g->nodes.n; v++) {
            if (strcmp(etch__op_of(g, v)->name, rows[i].op) != 0)
                continue;
            etch_loc loc = g->locs.at[etch__node(g, v)->loc];
            assert_string_equal(loc.file, "test");
            assert_int_equal(loc.line, rows[i].line);
            assert_int_equal(loc.column, rows[i].column);
            found = true;
        }
        assert_true(found);
    }
    etch_graph_release(&g);
}

static void test_arguments(void **state)
{
    bench *b = *state;
    etch_graph *g = NULL;
    assert_int_equal(etch_graph_parse(b->cx, NULL, 5, "t", &g), ETCH_EINVAL);
    assert_int_equal(etch_graph_parse(b->cx, "", 0, "t", NULL), ETCH_EINVAL);
    assert_int_equal(etch_graph_parse(b->cx, NULL, 0, "t", &g), ETCH_EPARSE);
}

int etch_test_parse(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_header),          IR_TEST(test_returned),   IR_TEST(test_where),
                                        IR_TEST(test_statements),      IR_TEST(test_attributes), IR_TEST(test_types),
                                        IR_TEST(test_constants),       IR_TEST(test_regions),    IR_TEST(test_caret),
                                        IR_TEST(test_places_of_nodes), IR_TEST(test_arguments) };
    return cmocka_run_group_tests_name("ir/parse", tests, NULL, NULL);
}
