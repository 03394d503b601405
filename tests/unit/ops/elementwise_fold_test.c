/* Folds of elementwise ops: what must vanish, and what must not because it would change a value. */
#include "ops_testing.h"

#include "ops/elementwise_fold.h"

#define FOLDS_TO(v, want) \
    do { \
        etch_val folded = (v); \
        expect_no_error(b, __FILE__, __LINE__); \
        assert_int_equal(folded, (want)); \
    } while (0)
#define STAYS(v, op) assert_int_equal(OP_OF(v), ETCH_OP_##op)

static void neutral_elements(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n]"), i = IN("i", "i32[n]"), one_i = etch_graph_int(g, ETCH_I32, 1),
             zero_i = etch_graph_int(g, ETCH_I32, 0);
    FOLDS_TO(etch_build_add(g, x, F32(-0.0)), x);
    FOLDS_TO(etch_build_add(g, F32(-0.0), x), x);
    STAYS(etch_build_add(g, x, F32(0.0)), add); /* -0 + 0 is 0 */
    FOLDS_TO(etch_build_sub(g, x, F32(0.0)), x);
    STAYS(etch_build_sub(g, x, F32(-0.0)), sub); /* -0 - -0 is 0 */
    STAYS(etch_build_sub(g, F32(0.0), x), sub);
    FOLDS_TO(etch_build_mul(g, x, F32(1)), x);
    FOLDS_TO(etch_build_mul(g, F32(1), x), x);
    STAYS(etch_build_mul(g, x, F32(0)), mul); /* inf * 0, -1 * 0 */
    FOLDS_TO(etch_build_div(g, x, F32(1)), x);
    STAYS(etch_build_div(g, F32(1), x), div);
    FOLDS_TO(etch_build_pow(g, x, F32(1)), x);
    STAYS(etch_build_pow(g, x, F32(2)), pow);
    STAYS(etch_build_floordiv(g, x, F32(1)), floordiv); /* rounds */
    FOLDS_TO(etch_build_floordiv(g, i, one_i), i);
    FOLDS_TO(etch_build_add(g, i, zero_i), i);
    FOLDS_TO(etch_build_sub(g, i, zero_i), i);
    STAYS(etch_build_add(g, i, one_i), add);
}

static void broadcast_is_kept(void **state)
{
    bench *b = *state;
    etch_val row = IN("row", "f32[1]"), u = IN("u", "f32[...]");
    etch_tensor *t = NULL;
    assert_int_equal(etch_tensor_from(b->cx, ETCH_F32, (int64_t[]){ 3 }, 1, (float[]){ 1, 1, 1 }, &t), ETCH_OK);
    etch_val ones = etch_graph_constant(b->g, t);
    etch_tensor_release(&t);
    etch_val y = etch_build_mul(b->g, row, ones);
    STAYS(y, mul);
    EXPECT_TYPE(y, "f32[3]");
    STAYS(etch_build_mul(b->g, u, ones), mul); /* u may have fewer axes */
    FOLDS_TO(etch_build_mul(b->g, IN("three", "f32[3]"), ones), etch_graph_input_value(b->g, 2));
}

static void twice(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n]"), i = IN("i", "i8[n]"), c = IN("c", "bool[n]"), u = IN("u", "f32[...]");
    FOLDS_TO(etch_build_neg(g, etch_build_neg(g, x)), x);
    FOLDS_TO(etch_build_neg(g, etch_build_neg(g, u)), u);
    FOLDS_TO(etch_build_neg(g, etch_build_neg(g, i)), i);
    FOLDS_TO(etch_build_logical_not(g, etch_build_logical_not(g, c)), c);
    FOLDS_TO(etch_build_bitwise_not(g, etch_build_bitwise_not(g, i)), i);
    etch_val a = etch_build_abs(g, x), f = etch_build_floor(g, x);
    FOLDS_TO(etch_build_abs(g, a), a);
    FOLDS_TO(etch_build_round(g, f), f);
    FOLDS_TO(etch_build_ceil(g, f), f);
    STAYS(etch_build_floor(g, a), floor);
    etch_val whole = etch_build_cast(g, i, ETCH_F32);
    FOLDS_TO(etch_build_trunc(g, whole), whole);
    STAYS(etch_build_trunc(g, etch_build_cast(g, x, ETCH_F64)), trunc);
    STAYS(etch_build_neg(g, etch_build_abs(g, x)), neg);
    FOLDS_TO(etch_build_maximum(g, x, x), x);
    FOLDS_TO(etch_build_minimum(g, u, u), u);
}

static void logic_and_select(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val c = IN("c", "bool[n]"), yes = etch_graph_int(g, ETCH_BOOL, 1), no = etch_graph_int(g, ETCH_BOOL, 0);
    etch_val s = IN("s", "bool[]"), x = IN("x", "f32[n]"), y = IN("y", "f32[n]"), z = IN("z", "f32[]");
    FOLDS_TO(etch_build_logical_and(g, c, yes), c);
    FOLDS_TO(etch_build_logical_and(g, yes, c), c);
    FOLDS_TO(etch_build_logical_and(g, c, c), c);
    FOLDS_TO(etch_build_logical_and(g, s, no), no);
    STAYS(etch_build_logical_and(g, c, no), logical_and); /* the scalar is not as large as the result */
    FOLDS_TO(etch_build_logical_or(g, c, no), c);
    FOLDS_TO(etch_build_logical_or(g, yes, s), yes);
    STAYS(etch_build_logical_or(g, c, s), logical_or);
    FOLDS_TO(etch_build_select(g, yes, x, y), x);
    FOLDS_TO(etch_build_select(g, no, x, y), y);
    FOLDS_TO(etch_build_select(g, c, x, x), x);
    STAYS(etch_build_select(g, no, x, z), select);
    STAYS(etch_build_select(g, c, z, z), select);
}

static void casts(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val h = IN("h", "f16[n]"), i = IN("i", "i8[n]"), d = IN("d", "f64[n]"), f = IN("f", "f32[n]"),
             u = IN("u", "u8[n]");
#define TWICE(x, t1, t2) etch_build_cast(g, etch_build_cast(g, x, t1), t2)
    FOLDS_TO(etch_build_cast(g, h, ETCH_F16), h);
    FOLDS_TO(TWICE(h, ETCH_F32, ETCH_F16), h);
    FOLDS_TO(TWICE(h, ETCH_F64, ETCH_F32), etch_build_cast(g, h, ETCH_F32));
    FOLDS_TO(TWICE(i, ETCH_I64, ETCH_I8), i);
    FOLDS_TO(TWICE(i, ETCH_I32, ETCH_U16), etch_build_cast(g, i, ETCH_U16));
    FOLDS_TO(TWICE(u, ETCH_I16, ETCH_F32), etch_build_cast(g, u, ETCH_F32));
    FOLDS_TO(TWICE(i, ETCH_F32, ETCH_I64), etch_build_cast(g, i, ETCH_I64));
    FOLDS_TO(TWICE(f, ETCH_F64, ETCH_BOOL), etch_build_cast(g, f, ETCH_BOOL));
    etch_val kept[] = {
        TWICE(d, ETCH_F32, ETCH_F64),
        TWICE(i, ETCH_U8, ETCH_I16),
        TWICE(f, ETCH_I32, ETCH_F32),
        TWICE(f, ETCH_BF16, ETCH_F32),
        TWICE(i, ETCH_F32, ETCH_U8),  /* -1.0 to u8 is not -1 to u8 */
        TWICE(f, ETCH_F64, ETCH_I32), /* out of range differs */
        TWICE(IN("l", "i64[n]"), ETCH_F64, ETCH_I64),
    };
    for (size_t k = 0; k < ETCH_COUNT_OF(kept); k++) {
        STAYS(kept[k], cast);
        STAYS(etch__node(g, kept[k])->in[0], cast);
    }
}

/* Against the limits of the types, by counting: a float holds integers up to 2^digits. */
static void what_a_dtype_holds(void **state)
{
    (void)state;
    const struct {
        etch_dtype wide, narrow;
        bool holds;
    } cases[] = {
        { ETCH_F32, ETCH_F16, true },   { ETCH_F32, ETCH_BF16, true }, { ETCH_F16, ETCH_BF16, false },
        { ETCH_BF16, ETCH_F16, false }, { ETCH_F64, ETCH_F32, true },  { ETCH_F32, ETCH_F64, false },
        { ETCH_F32, ETCH_I16, true },   { ETCH_F32, ETCH_U16, true },  { ETCH_F32, ETCH_I32, false },
        { ETCH_F64, ETCH_I32, true },   { ETCH_F64, ETCH_U32, true },  { ETCH_F64, ETCH_I64, false },
        { ETCH_F16, ETCH_I8, true },    { ETCH_F16, ETCH_I16, false }, { ETCH_BF16, ETCH_I8, true },
        { ETCH_BF16, ETCH_U8, true },   { ETCH_F16, ETCH_U16, false }, { ETCH_I16, ETCH_U8, true },
        { ETCH_I8, ETCH_U8, false },    { ETCH_U8, ETCH_I8, false },   { ETCH_U64, ETCH_I8, false },
        { ETCH_I64, ETCH_U32, true },   { ETCH_I64, ETCH_U64, false }, { ETCH_I32, ETCH_F16, false },
        { ETCH_F16, ETCH_BOOL, true },  { ETCH_BOOL, ETCH_U8, false }, { ETCH_STRING, ETCH_U8, false },
        { ETCH_BOOL, ETCH_BOOL, true },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++)
        if (etch__dtype_holds(cases[i].wide, cases[i].narrow) != cases[i].holds)
            fail_msg("%s holds %s", etch_dtype_name(cases[i].wide), etch_dtype_name(cases[i].narrow));
}

int etch_test_elementwise_fold(void)
{
    const struct CMUnitTest tests[] = {
        TEST(neutral_elements),  TEST(broadcast_is_kept), TEST(twice), TEST(logic_and_select), TEST(casts),
        TEST(what_a_dtype_holds)
    };
    return cmocka_run_group_tests_name("ops/elementwise_fold", tests, NULL, NULL);
}
