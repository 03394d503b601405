/* Copying nodes to another graph: what passes stand on. */
#include "ir/node.h"
#include "ir/retype.h"
#include "ir_testing.h"

typedef struct copying {
    etch_graph *from, *to;
    etch_val *map;
} copying;

static copying begin(bench *b, const char *text)
{
    copying c = { 0 };
    c.from = parse(b->cx, text);
    must(b->cx, etch__graph_new_sharing(b->cx, c.from->name, c.from->dims, &c.to));
    c.map = calloc(c.from->nodes.n, sizeof *c.map);
    return c;
}

static void copy_inputs(bench *b, copying *c)
{
    for (int i = 0; i < etch_graph_n_inputs(c->from); i++)
        must(b->cx, etch__copy_input(c->to, c->from, i, c->map));
}

static void copy_nodes(bench *b, copying *c)
{
    for (etch_val v = 1; v < c->from->nodes.n; v++)
        if (c->from->nodes.at[v].region == 0 && !etch__is(c->from, v, ETCH_IS_PARAM))
            must(b->cx, etch__copy_node(c->to, c->from, v, c->map));
    for (int i = 0; i < etch_graph_n_outputs(c->from); i++)
        etch_graph_output(c->to, c->map[etch_graph_output_value(c->from, i)]);
    assert_false(etch_failed(b->cx));
    must(b->cx, etch_graph_verify(c->to));
}

static void end(copying *c)
{
    free(c->map);
    etch_graph_release(&c->from);
    etch_graph_release(&c->to);
}

static const char everything[] = "func @all(%x: f32[n, 6], %k: i64[1], %p: f32[q, r], %s: f32[t, u]) -> (f32[n, 6], "
                                 "i64[u0, 2], f32[q, u], f32[u1], i32[u0, 2], f32[n, 6]) where n: 1..64 {\n"
                                 "  %0 = const 2 : f32[]\n"
                                 "  %1 = mul %x, %0 : f32[n, 6]\n"
                                 "  %2 = nonzero %1 : i64[u0, 2]\n"
                                 "  %3 = matmul %p, %s : f32[q, u]\n"
                                 "  %4 = broadcast_to %0, %k : f32[u1]\n"
                                 "  %5 = sizes [2*u0, u1 + 3] : i64[2]\n"
                                 "  %6 = cast %2 dtype=i32 : i32[u0, 2]\n"
                                 "  %7 = kernel %1, %x (%8: f32[n, 6], %9: f32[n, 6]) {\n"
                                 "    %10 = exp %8 : f32[n, 6]\n"
                                 "    %11 = add %10, %9 : f32[n, 6]\n"
                                 "    yield %11\n"
                                 "  } : f32[n, 6]\n"
                                 "  return %7, %2, %3, %4, %6, %1\n"
                                 "}\n";

/* A copy of everything is the same graph: names, order, symbols, checks. */
static void test_identity(void **state)
{
    bench *b = *state;
    copying c = begin(b, everything);
    assert_text(c.from, everything);
    copy_inputs(b, &c);
    copy_nodes(b, &c);
    assert_text(c.to, everything);
    assert_true(hash_of(c.from) == hash_of(c.to));
    assert_int_equal(c.to->symbol_defs.n, c.from->symbol_defs.n);
    assert_int_equal(c.to->checks.n, c.from->checks.n);
    assert_true(c.to->checks.n > 0);
    assert_int_equal(c.to->substitution.n, 0);
    /* Places in the text come along. */
    etch_val v = c.map[etch_graph_output_value(c.from, 5)];
    etch_loc loc = c.to->locs.at[etch__node(c.to, v)->loc];
    etch_graph_release(&c.from);
    assert_string_equal(loc.file, "test");
    assert_int_equal(loc.line, 3);
    assert_int_equal(loc.column, 8);
    end(&c);
}

/* An operand that became a constant: the node and all that depends on it fold. */
static void test_folds_anew(void **state)
{
    bench *b = *state;
    copying c = begin(b, "func @f(%x: f32[2], %y: f32[2]) {\n  %0 = add %x, %y\n  %1 = neg %0\n  return %1\n}\n");
    for (int i = 0; i < 2; i++) {
        etch_tensor *t = NULL;
        must(b->cx, etch_tensor_from(b->cx, ETCH_F32, (int64_t[]){ 2 }, 1, (float[]){ 1, 2 }, &t));
        c.map[etch_graph_input_value(c.from, i)] = etch_graph_constant(c.to, t);
        etch_tensor_release(&t);
    }
    copy_nodes(b, &c);
    assert_text(c.to, "func @f() -> (f32[2]) {\n  %0 = const [1, 2] : f32[2]\n  %1 = const [2, 4] : f32[2]\n"
                      "  %2 = const [-2, -4] : f32[2]\n  return %2\n}\n");
    end(&c);
}

/* A size that becomes known is known in `sizes` nodes as well, though they are no users of what defined it. */
static void test_contents_become_known(void **state)
{
    bench *b = *state;
    copying c = begin(
        b, "func @f(%k: i64[2], %x: f32[n]) {\n  %0 = const 1 : f32[]\n  %1 = broadcast_to %0, %k : f32[a, c]\n"
           "  %2 = sizes [2*a, c + n] : i64[2]\n  %3 = exp %1 : f32[a, c]\n  return %2, %3\n}\n");
    c.map[etch_graph_input_value(c.from, 0)] = etch_graph_int_list(c.to, ETCH_INTS(3, 4));
    etch_symbol a = c.from->symbol_defs.at[0].symbol, s = c.from->symbol_defs.at[1].symbol;
    must(b->cx, etch__copy_replace_symbol(c.to, a, 3));
    must(b->cx, etch__copy_replace_symbol(c.to, s, 4));
    must(b->cx, etch__copy_input(c.to, c.from, 1, c.map));
    copy_nodes(b, &c);
    assert_type(c.to, etch_graph_output_value(c.to, 1), "f32[3, 4]");
    assert_int_equal(c.to->symbol_defs.n, 0);
    char *text = text_of(c.to);
    assert_non_null(strstr(text, "sizes [6, n + 4]"));
    free(text);
    end(&c);
}

/* Two nodes that define sizes become one when their operands do. */
static void test_definers_merge(void **state)
{
    bench *b = *state;
    copying c = begin(
        b, "func @f(%x: f32[n], %y: f32[n]) {\n  %0 = nonzero %x : i64[p, 1]\n  %1 = nonzero %y : i64[q, 1]\n"
           "  %2 = sizes [p + q] : i64[1]\n  %3 = neg %1 : i64[q, 1]\n  return %0, %2, %3\n}\n");
    must(b->cx, etch__copy_input(c.to, c.from, 0, c.map));
    c.map[etch_graph_input_value(c.from, 1)] = c.map[etch_graph_input_value(c.from, 0)];
    copy_nodes(b, &c);
    assert_text(c.to, "func @f(%x: f32[n]) -> (i64[p, 1], i64[1], i64[p, 1]) {\n  %0 = nonzero %x : i64[p, 1]\n"
                      "  %1 = sizes [2*p] : i64[1]\n  %2 = neg %0 : i64[p, 1]\n  return %0, %1, %2\n}\n");
    end(&c);
}

/* Another type of an operand: types are inferred again. */
static void test_retypes(void **state)
{
    bench *b = *state;
    copying c = begin(
        b, "func @f(%x: f32[n, 4]) {\n  %0 = exp %x : f32[n, 4]\n  %1 = sum %0 axes=[1] : f32[n]\n  return %1\n}\n");
    c.map[etch_graph_input_value(c.from, 0)] = etch_graph_input(c.to, "x", "f32[7, 4]");
    copy_nodes(b, &c);
    assert_type(c.to, etch_graph_output_value(c.to, 0), "f32[7]");
    end(&c);
}

/* The same node copied into two regions that do not see each other: its symbol is defined once, the other copy has
 * its own. */
static void test_symbols_are_defined_once(void **state)
{
    bench *b = *state;
    copying c = begin(
        b, "func @f(%x: f32[n]) {\n  %0 = nonzero %x : i64[p, 1]\n  %1 = neg %0 : i64[p, 1]\n  return %1\n}\n");
    etch_val results[2];
    copy_inputs(b, &c);
    etch_val x = c.map[1];
    for (int i = 0; i < 2; i++) {
        etch_region_id r;
        must(b->cx, etch__region_begin(c.to, &r));
        etch__region_param(c.to, etch__type_of(c.to, x));
        c.map[2] = c.map[3] = 0;
        must(b->cx, etch__copy_node(c.to, c.from, 2, c.map));
        must(b->cx, etch__copy_node(c.to, c.from, 3, c.map));
        must(b->cx, etch__region_end(c.to, &c.map[3], 1));
        results[i] = etch__build_region_node(c.to, etch__structural_op(ETCH_IS_CALL), &x, 1, NULL, r, 1);
    }
    etch_graph_output(c.to, results[0]);
    etch_graph_output(c.to, results[1]);
    must(b->cx, etch_graph_verify(c.to));
    assert_int_equal(c.to->symbol_defs.n, 2);
    end(&c);
}

/* A check of sizes that turn out to be equal is not needed any more; one of sizes that differ is an error now. */
static void test_checks_are_decided(void **state)
{
    bench *b = *state;
    static const char text[] = "func @f(%x: f32[a, c], %y: f32[d, 4]) {\n  %0 = matmul %x, %y\n  return %0\n}\n";
    for (int differ = 0; differ < 2; differ++) {
        copying c = begin(b, text);
        assert_int_equal(c.from->checks.n, 1);
        etch_symbol s[2];
        assert_true(etch__dim_is_symbol(c.from->dims, etch__type_of(c.from, 1)->dims[1], &s[0]));
        assert_true(etch__dim_is_symbol(c.from->dims, etch__type_of(c.from, 2)->dims[0], &s[1]));
        must(b->cx, etch__copy_replace_symbol(c.to, s[0], 7));
        must(b->cx, etch__copy_replace_symbol(c.to, s[1], differ ? 8 : 7));
        copy_inputs(b, &c);
        if (differ) {
            assert_int_equal(etch__copy_node(c.to, c.from, 3, c.map), ETCH_ESHAPE);
        } else {
            copy_nodes(b, &c);
            assert_int_equal(c.to->checks.n, 0);
            assert_type(c.to, etch_graph_output_value(c.to, 0), "f32[a, 4]");
        }
        end(&c);
    }
}

/* What is dead in a region stays behind. */
static void test_dead_nodes_of_regions(void **state)
{
    bench *b = *state;
    copying c = begin(b, "func @f(%x: f32[n]) {\n  %0 = call %x (%a: f32[n]) {\n    %1 = exp %a\n    %dead = log %1\n"
                         "    %3 = call %a (%c: f32[n]) {\n      %4 = neg %c\n      %5 = add %4, %1\n      %gone = sin "
                         "%5\n      yield %5\n    }\n    yield %3\n  }\n  return %0\n}\n");
    copy_inputs(b, &c);
    copy_nodes(b, &c);
    assert_text(
        c.to,
        "func @f(%x: f32[n]) -> (f32[n]) {\n  %0 = call %x (%1: f32[n]) {\n    %2 = exp %1 : f32[n]\n"
        "    %3 = call %1 (%4: f32[n]) {\n      %5 = neg %4 : f32[n]\n      %6 = add %5, %2 : f32[n]\n      yield %6\n"
        "    } : f32[n]\n    yield %3\n  } : f32[n]\n  return %0\n}\n");
    end(&c);
}

/* An error is in the status and does not stick. */
static void test_errors_do_not_stick(void **state)
{
    bench *b = *state;
    copying c = begin(b, "func @f(%x: f32[n, 4], %y: f32[4]) {\n  %0 = add %x, %y\n  return %0\n}\n");
    c.map[1] = etch_graph_input(c.to, "x", "f32[n, 5]");
    must(b->cx, etch__copy_input(c.to, c.from, 1, c.map));
    assert_int_equal(etch__copy_node(c.to, c.from, 3, c.map), ETCH_ESHAPE);
    assert_false(etch_failed(b->cx));
    assert_string_equal(etch_error_message(b->cx), "add: f32[n, 5] and f32[4] do not broadcast: 5 and 4");
    end(&c);
}

/* A size that is an element of a value, and is asked for once more: in the copy of a body it is the same element of the same value. */
static void test_contents_in_a_body(void **state)
{
    bench *b = *state;
    etch_graph *g = parse(b->cx, "func @f(%x: f32[s], %i: i64[]) {\n"
                                 "  %three = const 3 : i64[]\n"
                                 "  %n = mod %i, %three\n"
                                 "  %one = const [1] : i64[1]\n"
                                 "  %first = reshape %n, %one\n"
                                 "  %two = const [2] : i64[1]\n"
                                 "  %shape = concat %first, %two\n"
                                 "  %y = broadcast_to %x, %shape\n"
                                 "  %sizes = shape_of %y\n"
                                 "  return %y, %sizes }");
    etch_graph *copy = NULL;
    char *text;
    must(b->cx, etch__graph_copy(b->cx, g, &copy));
    must(b->cx, etch_graph_verify(copy));
    must(b->cx, etch_graph_text(copy, &text));
    assert_non_null(strstr(text, "= broadcast_to %x, %5 : f32[u0, bcast(s, 2)]\n"));
    assert_non_null(strstr(text, "= sizes [u0, bcast(s, 2)] : i64[2]\n"));
    free(text);
    etch_graph_release(&copy);
    etch_graph_release(&g);
}

int etch_test_copy(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_identity),
                                        IR_TEST(test_folds_anew),
                                        IR_TEST(test_contents_become_known),
                                        IR_TEST(test_definers_merge),
                                        IR_TEST(test_retypes),
                                        IR_TEST(test_symbols_are_defined_once),
                                        IR_TEST(test_checks_are_decided),
                                        IR_TEST(test_dead_nodes_of_regions),
                                        IR_TEST(test_errors_do_not_stick),
                                        IR_TEST(test_contents_in_a_body) };
    return cmocka_run_group_tests_name("ir/copy", tests, NULL, NULL);
}
