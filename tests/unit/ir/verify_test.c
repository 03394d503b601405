/* The verifier: a sound graph passes; every rule, broken by hand, is found and named. */
#include "ir/node.h"
#include "ir/verify.h"
#include "ir_testing.h"
#include "ops/ops.h"
#include "tensor/tensor.h"

static const char sound[] =
    "func @f(%x: f32[n, 4], %k: i64[1], %p: f32[a, c], %q: f32[d, e]) where n: 1..9 {\n"
    "  %0 = const [1, 2, 3, 4] : f32[4]\n"
    "  %1 = add %x, %0\n"
    "  %2 = sum %1 axes=[1]\n"
    "  %3 = nonzero %1 : i64[u, 2]\n"
    "  %4 = sizes [2*u, n] : i64[2]\n"
    "  %5 = const 1 : f32[]\n"
    "  %6 = broadcast_to %5, %k : f32[w]\n"
    "  %7 = matmul %p, %q\n"
    "  %8, %9, %10 = unique %2\n"
    "  %11 = call %1 (%a: f32[n, 4]) {\n"
    "    %b = exp %a\n"
    "    %c = kernel %b (%d: f32[n, 4]) {\n      %e = neg %d\n      %f = sin %e\n      yield %f\n    }\n"
    "    yield %c\n"
    "  }\n"
    "  return %2, %3, %4, %6, %7, %8, %11\n"
    "}\n";

/* The nth node of this op. */
static etch_val find(etch_graph *g, const char *op, int nth)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (strcmp(etch__op_of(g, v)->name, op) == 0 && nth-- == 0)
            return v;
    fail_msg("there is no %s", op);
    return 0;
}

static etch_node *at(etch_graph *g, etch_val v) { return &g->nodes.at[v]; }

static void assert_broken(etch_graph *g, int rule, const char *where)
{
    char begin[16];
    snprintf(begin, sizeof begin, "IR-%d: ", rule);
    etch_status s = etch_graph_verify(g);
    const char *message = etch_error_message(g->cx);
    if (s != ETCH_EVERIFY || !strstr(message, begin))
        fail_msg("%s: expected %s, got %s: %s", where, begin, etch_status_name(s), message);
}

/* With another context the verdict is the same, and nothing in the graph's own has moved: neither error nor scratch. */
static void assert_same_elsewhere(etch_graph *g, const char *where)
{
    etch_ctx *other = NULL, before;
    assert_int_equal(etch_ctx_new(g->rt, &other), ETCH_OK);
    memcpy(&before, g->cx, sizeof before);
    etch_status s = etch__graph_verify(other, g);
    if (s != ETCH_EVERIFY || strcmp(etch_error_message(other), etch_error_message(g->cx)) != 0)
        fail_msg("%s: %s here, %s elsewhere", where, etch_error_message(g->cx), etch_error_message(other));
    if (memcmp(&before, g->cx, sizeof before) != 0)
        fail_msg("%s: the graph's own context was used", where);
    etch_ctx_release(&other);
}

static etch_val *operands_of(etch_graph *g, etch_val v) { return (etch_val *)(uintptr_t)at(g, v)->in; }

/* Each breaks one thing in a fresh graph. */
#define BREAKS(name) static void break_##name(etch_graph *g)

BREAKS(ir1_no_such_op) { at(g, find(g, "add", 0))->op = 60000; }
BREAKS(ir1_composite) { at(g, find(g, "add", 0))->op = ETCH_OP_softmax; }
BREAKS(ir1_failed_elsewhere) { at(g, find(g, "add", 0))->op = ETCH_OP_failed; }
BREAKS(ir1_node_0) { at(g, 0)->op = ETCH_OP_param; }
BREAKS(ir2_too_few_results) { at(g, find(g, "unique", 0))->n_results = 2; }
BREAKS(ir2_no_results) { at(g, find(g, "add", 0))->n_results = 0; }
BREAKS(ir2_too_many_results) { at(g, find(g, "add", 0))->n_results = 2; }
BREAKS(ir2_result_number) { at(g, find(g, "result", 0))->which = 7; }
BREAKS(ir3_operand_after) { operands_of(g, find(g, "add", 0))[1] = find(g, "sum", 0); }
BREAKS(ir3_operand_itself) { operands_of(g, find(g, "add", 0))[1] = find(g, "add", 0); }
BREAKS(ir3_operand_0) { operands_of(g, find(g, "add", 0))[0] = 0; }
BREAKS(ir3_operand_outside) { operands_of(g, find(g, "add", 0))[0] = 100000; }
BREAKS(ir4_param_number) { at(g, find(g, "param", 1))->which = 0; }
BREAKS(ir4_list) { g->regions.at[0].params.at[0] = g->regions.at[0].params.at[1]; }
BREAKS(ir4_unlisted) { g->regions.at[1].params.n = 0; }
BREAKS(ir4_names) { g->input_names.n--; }
BREAKS(ir5_open) { g->open = 1; }
BREAKS(ir5_no_such_region) { at(g, find(g, "add", 0))->region = 99; }
BREAKS(ir5_parent) { g->regions.at[2].parent = 2; }
BREAKS(ir5_depth) { g->regions.at[2].depth = 7; }
BREAKS(ir5_owner) { g->regions.at[2].owner = find(g, "call", 0); }
BREAKS(ir5_no_owner) { g->regions.at[1].owner = 0; }
BREAKS(ir5_outside) { at(g, find(g, "exp", 0))->region = 2; }
BREAKS(ir5_regions_of_an_op) { at(g, find(g, "add", 0))->n_regions = 1; }
BREAKS(ir6_no_type) { at(g, find(g, "add", 0))->type = NULL; }
BREAKS(ir6_other_type) { at(g, find(g, "sum", 0))->type = etch__type_of(g, find(g, "add", 0)); }
BREAKS(ir6_foreign_type)
{
    const etch_type *t = etch__type_of(g, find(g, "add", 0));
    size_t bytes = sizeof *t + 2 * sizeof(etch_dim);
    at(g, find(g, "add", 0))->type = etch__arena_copy(&g->arena, t, bytes, _Alignof(etch_type));
}
BREAKS(ir6_operands) { at(g, find(g, "add", 0))->n_in = 1; }
BREAKS(ir6_handle)
{
    at(g, etch_graph_input_value(g, 0))->type = etch__type_handle(g, "variable", etch__type_of(g, find(g, "const", 0)));
}
BREAKS(ir6_dtype) { at(g, find(g, "sum", 0))->op = ETCH_OP_any; }
BREAKS(ir7_operand) { operands_of(g, find(g, "call", 0))[0] = find(g, "exp", 0); }
BREAKS(ir7_output) { g->regions.at[0].results.at[0] = find(g, "exp", 0); }
BREAKS(ir7_no_value) { g->regions.at[0].results.at[0] = 0; }
BREAKS(ir7_result_of_region) { g->regions.at[1].results.at[0] = find(g, "neg", 0); }
BREAKS(ir8_dims) { ((etch_attrs_const *)(uintptr_t)at(g, find(g, "const", 0))->attrs)->value->dims[0] = 3; }
BREAKS(ir8_strides) { ((etch_attrs_const *)(uintptr_t)at(g, find(g, "const", 0))->attrs)->value->strides[0] = 2; }
BREAKS(ir8_n_sizes) { ((etch_attrs_sizes *)(uintptr_t)at(g, find(g, "sizes", 0))->attrs)->sizes.n = 1; }
BREAKS(ir8_constant_sizes)
{
    etch_dim *sizes =
        (etch_dim *)(uintptr_t)((etch_attrs_sizes *)(uintptr_t)at(g, find(g, "sizes", 0))->attrs)->sizes.at;
    sizes[0] = sizes[1] = 3;
}
BREAKS(ir9_class)
{
    etch_node *n = at(g, find(g, "neg", 0));
    n->op = ETCH_OP_cumsum;
    n->attrs = etch__attrs_copy(g, etch__ops[ETCH_OP_cumsum].attrs, &(etch_attrs_scan){ 0 });
}
BREAKS(ir9_operand) { operands_of(g, find(g, "neg", 0))[0] = find(g, "exp", 0); }
BREAKS(ir9_result) { g->regions.at[2].results.at[0] = g->regions.at[2].params.at[0]; }
BREAKS(ir10_axes)
{
    ((int64_t *)(uintptr_t)((etch_attrs_axes *)(uintptr_t)at(g, find(g, "sum", 0))->attrs)->axes.at)[0] = -1;
}
BREAKS(ir10_missing) { at(g, find(g, "sum", 0))->attrs = NULL; }
BREAKS(ir11_twice)
{
    etch_val v = find(g, "sin", 0), e = find(g, "neg", 0);
    at(g, v)->op = ETCH_OP_neg; /* a second neg of the same */
    operands_of(g, v)[0] = operands_of(g, e)[0];
}
BREAKS(ir11_not_found)
{
    g->interned.n = 0;
    memset(g->interned.slots, 0, g->interned.n_slots * sizeof *g->interned.slots);
}
BREAKS(ir12_undefined)
{
    g->symbol_defs.n--;
    memset(g->defs.slots, 0, g->defs.n_slots * sizeof *g->defs.slots);
    g->symbol_defs.n = 0;
}
BREAKS(ir12_twice)
{
    etch_symbol_def d = g->symbol_defs.at[0];
    assert_int_equal(etch__def_add(g, d), ETCH_OK);
}
BREAKS(ir12_no_value) { g->symbol_defs.at[0].val = 100000; }
BREAKS(ir12_not_its_size)
{
    etch_symbol_def d = { .val = find(g, "add", 0), .element = -1 };
    etch_dim fresh = etch__dim_fresh(g->cx, g->dims);
    assert_true(etch__dim_is_symbol(g->dims, fresh, &d.symbol));
    assert_int_equal(etch__def_add(g, d), ETCH_OK);
}
BREAKS(ir12_no_element)
{
    for (size_t i = 0; i < g->symbol_defs.n; i++)
        if (g->symbol_defs.at[i].element == 0)
            g->symbol_defs.at[i].element = 1;
}
BREAKS(ir12_bound_twice)
{
    etch_symbol_def d = { .val = find(g, "param", 1), .element = 0 };
    assert_true(etch__dim_is_symbol(g->dims, etch__type_of(g, 1)->dims[0], &d.symbol));
    assert_int_equal(etch__def_add(g, d), ETCH_OK);
}
BREAKS(ir13_missing) { g->checks.n = 0; }
BREAKS(ir13_no_node) { g->checks.at[0].val = 0; }
BREAKS(ir13_code) { g->checks.at[0].what = NULL; }
BREAKS(ir14_params) { at(g, find(g, "call", 0))->n_in = 0; }
BREAKS(ir14_param_type) { operands_of(g, find(g, "call", 0))[0] = find(g, "sum", 0); }
BREAKS(ir14_result_type) { at(g, find(g, "call", 0))->type = etch__type_of(g, find(g, "sum", 0)); }

/* clang-format off */
#define RULES(X) \
    X(1, ir1_no_such_op) X(1, ir1_composite) X(1, ir1_failed_elsewhere) X(1, ir1_node_0) \
    X(2, ir2_too_few_results) X(2, ir2_no_results) X(2, ir2_too_many_results) X(2, ir2_result_number) \
    X(3, ir3_operand_after) X(3, ir3_operand_itself) X(3, ir3_operand_0) X(3, ir3_operand_outside) \
    X(4, ir4_param_number) X(4, ir4_list) X(4, ir4_unlisted) X(4, ir4_names) \
    X(5, ir5_open) X(5, ir5_no_such_region) X(5, ir5_parent) X(5, ir5_depth) X(5, ir5_owner) X(5, ir5_no_owner) \
    X(5, ir5_outside) X(5, ir5_regions_of_an_op) \
    X(6, ir6_no_type) X(6, ir6_other_type) X(6, ir6_foreign_type) X(6, ir6_operands) X(6, ir6_handle) \
    X(6, ir6_dtype) \
    X(7, ir7_operand) X(7, ir7_output) X(7, ir7_no_value) X(7, ir7_result_of_region) \
    X(8, ir8_dims) X(8, ir8_strides) X(8, ir8_n_sizes) X(8, ir8_constant_sizes) \
    X(9, ir9_class) X(9, ir9_operand) X(9, ir9_result) \
    X(10, ir10_axes) X(10, ir10_missing) \
    X(11, ir11_twice) X(11, ir11_not_found) \
    X(12, ir12_undefined) X(12, ir12_twice) X(12, ir12_no_value) X(12, ir12_not_its_size) X(12, ir12_no_element) \
    X(12, ir12_bound_twice) \
    X(13, ir13_missing) X(13, ir13_no_node) X(13, ir13_code) \
    X(14, ir14_params) X(14, ir14_param_type) X(14, ir14_result_type)
/* clang-format on */

static void test_sound(void **state)
{
    bench *b = *state;
    etch_graph *g = parse(b->cx, sound);
    must(b->cx, etch_graph_verify(g));
    size_t n_symbols = etch__dims_n_symbols(g->dims), n_defs = g->symbol_defs.n, n_checks = g->checks.n;
    must(b->cx, etch_graph_verify(g));
    /* Looking changes nothing. */
    assert_int_equal(etch__dims_n_symbols(g->dims), n_symbols);
    assert_int_equal(g->symbol_defs.n, n_defs);
    assert_int_equal(g->checks.n, n_checks);
    etch_graph_release(&g);
}

static const struct {
    int rule;
    const char *name;
    void (*break_it)(etch_graph *g);
} rows[] = {
#define ROW(rule, name) { rule, #name, break_##name },
    RULES(ROW)
};

static void test_every_rule(void **state)
{
    bench *b = *state;
    bool seen[15] = { false };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        etch_graph *g = parse(b->cx, sound);
        /* What is broken must be put back before the graph is released, where that would follow it. */
        etch_tensor *t = ((etch_attrs_const *)(uintptr_t)at(g, find(g, "const", 0))->attrs)->value, was = *t;
        rows[i].break_it(g);
        assert_broken(g, rows[i].rule, rows[i].name);
        assert_same_elsewhere(g, rows[i].name);
        t->dims[0] = was.dims[0];
        t->strides[0] = was.strides[0];
        seen[rows[i].rule] = true;
        etch_graph_release(&g);
    }
    for (int rule = 1; rule <= 14; rule++)
        assert_true(seen[rule]);
}

static void test_kernel_must_not_be_empty(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = etch_graph_input(g, "x", "f32[n]"), p;
    etch_region_id r;
    must(b->cx, etch__region_begin(g, &r));
    p = etch__region_param(g, etch__type_of(g, x));
    must(b->cx, etch__region_end(g, &p, 1));
    etch_graph_output(g, etch__build_region_node(g, etch__structural_op(ETCH_IS_KERNEL), &x, 1, NULL, r, 1));
    assert_broken(g, 9, "empty");
}

/* A size that no input has by itself. */
static void test_unbound_size(void **state)
{
    bench *b = *state;
    etch_graph_output(b->g, etch_graph_input(b->g, "x", "f32[n*m]"));
    assert_broken(b->g, 12, "unbound");
}

/* Every rule of docs/ir.md is broken by one of the rows above, and every number used is a rule there. */
static void test_documented(void **state)
{
    (void)state;
    FILE *f = fopen(ETCH_SOURCE_DIR "/docs/ir.md", "r");
    assert_non_null(f);
    static char text[65536];
    text[fread(text, 1, sizeof text - 1, f)] = '\0';
    fclose(f);
    for (int rule = 1; rule <= 15; rule++) {
        char wanted[32];
        snprintf(wanted, sizeof wanted, "- **IR-%d** ", rule);
        assert_int_equal(strstr(text, wanted) != NULL, rule <= 14);
    }
}

int etch_test_verify(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_sound), IR_TEST(test_every_rule),
                                        IR_TEST(test_kernel_must_not_be_empty), IR_TEST(test_unbound_size),
                                        IR_TEST(test_documented) };
    return cmocka_run_group_tests_name("ir/verify", tests, NULL, NULL);
}
