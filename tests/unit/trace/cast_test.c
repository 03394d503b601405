/* Casts: what an argument becomes where a type is declared, what is left as it is, and what is refused with which words. */
#include "spec_testing.h"

#include <etch/scope.h>
#include <math.h>

/* The cast has to succeed; the tensors that it makes go with the world's context. */
static etch_arg_cast cast(world *w, const etch_spec *s, etch_arg x)
{
    etch_arg_cast c;
    MAKE(w, etch_spec_cast(w->cx, s, &x, &c));
    return c;
}

static etch_arg literal_arg(etch_literal x) { return (etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = x }; }
static etch_arg sequence(etch_spec_kind kind, const etch_arg *items, int n)
{
    return (etch_arg){ .kind = kind, .n = n, .items = items };
}
#define ARGS(...) (const etch_arg[]){ __VA_ARGS__ }, (int)(sizeof((const etch_arg[]){ __VA_ARGS__ }) / sizeof(etch_arg))
#define LIST_ARG(...) sequence(ETCH_SPEC_LIST, ARGS(__VA_ARGS__))
#define TUPLE_ARG(...) sequence(ETCH_SPEC_TUPLE, ARGS(__VA_ARGS__))
#define INT(x) ETCH_ARG_INT(x)

/* Element i as a double, whatever the dtype. */
static double element(const etch_tensor *t, int64_t i)
{
    return etch__element_f64(t->dtype, t->address + i * (int64_t)etch_dtype_bytes(t->dtype));
}

/* --- literals ---------------------------------------------------------------------------------------------------------------- */

static void test_numbers_become_scalars(void **state)
{
    world *w = *state;
    const struct {
        const char *spec;
        etch_literal x;
        double want;
    } cases[] = {
        { "f32[]", an_int(3), 3 },
        { "f32[]", a_float(0.1), (double)0.1F }, /* rounded */
        { "f64[]", a_float(0.1), 0.1 },
        { "f64[]", a_float(-INFINITY), -INFINITY },
        { "f16[]", an_int(2049), 2048 },
        { "bf16[]", a_float(1.0), 1 },
        { "f32[]", an_int(16777217), 16777216 },
        { "i8[]", an_int(-128), -128 },
        { "u8[]", an_int(255), 255 },
        { "i64[]", an_int(INT64_MIN), -0x1p63 },
        { "u64[]", a_text(ETCH_LITERAL_BIG_INT, "18446744073709551615"), 0x1p64 },
        { "f64[]", a_text(ETCH_LITERAL_BIG_INT, "-100000000000000000000"), -1e20 },
        { "bool[]", a_bool(true), 1 },
        { "f32[...]", an_int(-7), -7 }, /* any rank, so also none */
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_spec *s = tensor_spec(w, cases[i].spec);
        etch_arg_cast c = cast(w, s, literal_arg(cases[i].x));
        assert_int_equal(c.arg.kind, ETCH_SPEC_TENSOR);
        assert_null(c.arg.spec);
        assert_int_equal(etch_tensor_rank(c.arg.tensor), 0);
        assert_int_equal(etch_tensor_dtype(c.arg.tensor), etch_spec_dtype(s));
        assert_true(element(c.arg.tensor, 0) == cases[i].want);
        etch_arg_cast_release(&c);
        assert_null(c.memory);
    }
    etch_arg_cast c = cast(w, tensor_spec(w, "f32[]"), ETCH_ARG_FLOAT((double)NAN));
    assert_true(isnan(element(c.arg.tensor, 0)));
    etch_arg_cast_release(&c);
}

static void test_text_becomes_a_string(void **state)
{
    world *w = *state;
    const etch_literal texts[] = { a_text(ETCH_LITERAL_STR, "gr\303\274n"),
                                   { .kind = ETCH_LITERAL_BYTES, .n = 3, .text = "a\0b" },
                                   { .kind = ETCH_LITERAL_STR } };
    for (size_t i = 0; i < ETCH_COUNT_OF(texts); i++) {
        etch_arg_cast c = cast(w, tensor_spec(w, "string[]"), literal_arg(texts[i]));
        const char *bytes;
        size_t n;
        MAKE(w, etch_tensor_string(w->cx, c.arg.tensor, 0, &bytes, &n));
        assert_int_equal(n, texts[i].n);
        assert_true(n == 0 || memcmp(bytes, texts[i].text, n) == 0);
        etch_arg_cast_release(&c);
    }
}

static void test_what_is_no_element(void **state)
{
    world *w = *state;
    const struct {
        const char *spec;
        etch_literal x;
        const char *message;
    } cases[] = {
        { "i32[]", a_float(2.5), "cast: value: expected i32[], got literal 2.5" },
        { "i32[]", a_float(2), "cast: value: expected i32[], got literal 2.0" }, /* a float, though a whole one */
        { "i8[]", an_int(128), "cast: value: expected i8[], got literal 128" },
        { "i32[]", an_int(INT64_C(1) << 40), "cast: value: expected i32[], got literal 1099511627776" },
        { "u8[]", an_int(-1), "cast: value: expected u8[], got literal -1" },
        { "u64[]", an_int(-1), "cast: value: expected u64[], got literal -1" },
        { "u64[]", a_text(ETCH_LITERAL_BIG_INT, "18446744073709551616"), "got literal 18446744073709551616" },
        { "i64[]", a_text(ETCH_LITERAL_BIG_INT, "9223372036854775808"), "got literal 9223372036854775808" },
        { "u64[]", a_text(ETCH_LITERAL_BIG_INT, "-9223372036854775809"), "got literal -9223372036854775809" },
        { "f32[]", a_float(1e300), "cast: value: expected f32[], got literal 1e+300" },
        { "f16[]", an_int(100000), "cast: value: expected f16[], got literal 100000" },
        { "f32[]", a_bool(true), "cast: value: expected f32[], got literal True" },
        { "i32[]", a_bool(true), "cast: value: expected i32[], got literal True" },
        { "bool[]", an_int(1), "cast: value: expected bool[], got literal 1" },
        { "f64[]", a_complex(1, 2), "cast: value: expected f64[], got literal (1+2j)" },
        { "f32[]", a_none(), "cast: value: expected f32[], got literal None" },
        { "f32[]", a_str("1"), "cast: value: expected f32[], got literal '1'" },
        { "string[]", an_int(1), "cast: value: expected string[], got literal 1" },
        { "i64[]", a_text(ETCH_LITERAL_ENUM, "Color.RED"), "cast: value: expected i64[], got literal Color.RED" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_arg x = literal_arg(cases[i].x);
        etch_arg_cast c = { .memory = w };
        ASSERT_FAILED(w, etch_spec_cast(w->cx, tensor_spec(w, cases[i].spec), &x, &c), ETCH_EDTYPE, cases[i].message);
        assert_ptr_equal(c.memory, w); /* untouched */
    }
    char digits[500];
    memset(digits, '9', sizeof digits);
    etch_arg x = literal_arg((etch_literal){ .kind = ETCH_LITERAL_BIG_INT, .n = sizeof digits, .text = digits });
    etch_arg_cast c;
    ASSERT_FAILED(w, etch_spec_cast(w->cx, tensor_spec(w, "f64[]"), &x, &c), ETCH_EDTYPE, "expected f64[], got");
    x.literal.n = 350; /* shorter, and still beyond a double */
    ASSERT_FAILED(w, etch_spec_cast(w->cx, tensor_spec(w, "f64[]"), &x, &c), ETCH_EDTYPE, "expected f64[], got");
}

/* --- lists ------------------------------------------------------------------------------------------------------------------- */

static void test_lists_become_tensors(void **state)
{
    world *w = *state;
    etch_arg_cast c = cast(w, tensor_spec(w, "f32[2, n]"),
                           LIST_ARG(LIST_ARG(INT(1), ETCH_ARG_FLOAT(2.5), INT(3)), TUPLE_ARG(INT(4), INT(5), INT(6))));
    const etch_tensor *t = c.arg.tensor;
    assert_int_equal(t->rank, 2);
    assert_int_equal(t->dims[0], 2);
    assert_int_equal(t->dims[1], 3);
    const double want[] = { 1, 2.5, 3, 4, 5, 6 };
    for (int i = 0; i < 6; i++)
        assert_true(element(t, i) == want[i]);
    etch_arg_cast_release(&c);

    c = cast(w, tensor_spec(w, "i64[?]"), LIST_ARG(INT(7)));
    assert_true(element(c.arg.tensor, 0) == 7);
    etch_arg_cast_release(&c);
    c = cast(w, tensor_spec(w, "i64[n]"), sequence(ETCH_SPEC_LIST, NULL, 0));
    assert_int_equal(c.arg.tensor->dims[0], 0);
    etch_arg_cast_release(&c);
    c = cast(w, tensor_spec(w, "f32[2, 0]"),
             LIST_ARG(sequence(ETCH_SPEC_LIST, NULL, 0), sequence(ETCH_SPEC_TUPLE, NULL, 0)));
    assert_int_equal(c.arg.tensor->rank, 2);
    etch_arg_cast_release(&c);
    c = cast(w, tensor_spec(w, "string[2]"), TUPLE_ARG(literal_arg(a_str("x")), literal_arg(a_str("yz"))));
    const char *bytes;
    size_t n;
    MAKE(w, etch_tensor_string(w->cx, c.arg.tensor, 1, &bytes, &n));
    assert_true(n == 2 && memcmp(bytes, "yz", 2) == 0);
    etch_arg_cast_release(&c);
}

static void test_lists_that_are_no_tensors(void **state)
{
    world *w = *state;
    etch_arg deep[18];
    deep[17] = INT(1);
    for (int i = 16; i >= 0; i--)
        deep[i] = sequence(ETCH_SPEC_LIST, &deep[i + 1], 1);
    etch_spec *elsewhere = tensor_spec(w, "f32[]");
    const struct {
        const char *spec;
        etch_arg x;
        etch_status status;
        const char *message;
    } cases[] = {
        { "i32[3]", LIST_ARG(INT(1), ETCH_ARG_FLOAT(2.5), INT(3)), ETCH_EDTYPE,
          "cast: value[1]: expected i32, got literal 2.5" },
        { "i32[2, 2]", LIST_ARG(LIST_ARG(INT(1), INT(2)), LIST_ARG(INT(3), ETCH_ARG_BOOL(true))), ETCH_EDTYPE,
          "cast: value[1][1]: expected i32, got literal True" },
        { "i32[2, 2]", LIST_ARG(LIST_ARG(INT(1), INT(2)), LIST_ARG(INT(3))), ETCH_ESHAPE,
          "cast: value[1]: expected list of 2, got list of 1" },
        { "i32[2, 2]", TUPLE_ARG(LIST_ARG(INT(1), INT(2)), INT(3)), ETCH_ESHAPE,
          "cast: value[1]: expected list of 2, got literal 3" },
        { "i32[2]", LIST_ARG(INT(1), LIST_ARG(INT(2))), ETCH_ESHAPE, "cast: value[1]: expected i32, got list of 1" },
        { "i32[2]", LIST_ARG(INT(1), ETCH_ARG_SPEC(elsewhere)), ETCH_EINVAL,
          "cast: value[1]: expected i32, got f32[]" },
        { "i32[2]", LIST_ARG(INT(1), { .kind = ETCH_SPEC_DICT }), ETCH_EINVAL,
          "cast: value[1]: expected i32, got dict of 0" },
        { "i32[...]", deep[0], ETCH_ESHAPE, "[0][0]: expected i32, got list of 1" },
        /* A tensor can be made, but not of the type: said as of any tensor. */
        { "i32[2]", LIST_ARG(INT(1), INT(2), INT(3)), ETCH_ESHAPE, "cast: value.shape[0]: expected 2, got 3" },
        { "i32[2]", LIST_ARG(LIST_ARG(INT(1))), ETCH_ESHAPE, "cast: value.shape: expected [2], got [1, 1]" },
        { "i32[]", LIST_ARG(INT(1)), ETCH_ESHAPE, "cast: value.shape: expected [], got [1]" },
        { "f32[n, n]", LIST_ARG(LIST_ARG(INT(1), INT(2))), ETCH_ESHAPE,
          "cast: value.shape[1]: expected 1 (n, as in value.shape[0]), got 2" },
        { "f32[n: 2..8]", LIST_ARG(INT(1)), ETCH_ESHAPE, "cast: value.shape[0]: expected n: 2..8, got 1" },
        /* A number is no matrix. */
        { "f32[2, 2]", INT(3), ETCH_EINVAL, "cast: value: expected f32[2, 2], got literal 3" },
        { "f32[2]", { .kind = ETCH_SPEC_DICT }, ETCH_EINVAL, "cast: value: expected f32[2], got dict of 0" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_arg_cast c;
        ASSERT_FAILED(w, etch_spec_cast(w->cx, tensor_spec(w, cases[i].spec), &cases[i].x, &c), cases[i].status,
                      cases[i].message);
    }
    etch_arg_cast c;
    const etch_arg broken = LIST_ARG(INT(1), { .kind = ETCH_SPEC_LIST, .n = 1 });
    ASSERT_FAILED(w, etch_spec_cast(w->cx, tensor_spec(w, "f32[...]"), &broken, &c), ETCH_EINVAL,
                  "the list has 1 items, but they are NULL");
}

/* --- containers ---------------------------------------------------------------------------------------------------------------- */

static void test_items_are_cast_one_by_one(void **state)
{
    world *w = *state;
    const etch_literal keys[] = { a_str("b"), a_str("a") };
    const char *const fields[] = { "x", "y" };
    etch_spec *dict = NULL, *point = NULL;
    MAKE(w, etch_spec_dict(w->cx, keys, ITEMS(tensor_spec(w, "f32[]"), int_spec(w, 1)), &dict));
    MAKE(w,
         etch_spec_fields(w->cx, ETCH_SPEC_ATTRS, "P", fields, ITEMS(own(w, dict), tensor_spec(w, "i64[n]")), &point));
    etch_spec *s = TUPLE(w, own(w, point), tensor_spec(w, "i64[n]"));
    etch_tensor *t = tensor_of(w, ETCH_I64, DIMS(2));
    /* Keys that do not stand in the order of the spec. */
    const etch_literal given[] = { a_str("b"), a_str("a") };
    const etch_arg values[] = { ETCH_ARG_FLOAT(0.5), INT(1) };
    const etch_arg parts[] = { { .kind = ETCH_SPEC_DICT, .n = 2, .keys = given, .items = values }, ETCH_ARG_TENSOR(t) };
    const etch_arg items[] = { { .kind = ETCH_SPEC_ATTRS, .n = 2, .name = "P", .fields = fields, .items = parts },
                               LIST_ARG(INT(8), INT(9)) };
    etch_arg_cast c = cast(w, s, (etch_arg){ .kind = ETCH_SPEC_TUPLE, .n = 2, .items = items, .label = "k" });
    assert_string_equal(c.arg.label, "k");
    const etch_arg *p = &c.arg.items[0], *d = &p->items[0];
    assert_ptr_equal(d->keys, given); /* as they were given */
    assert_int_equal(d->items[1].literal.i, 1);
    assert_int_equal(d->items[0].kind, ETCH_SPEC_TENSOR);
    assert_true(element(d->items[0].tensor, 0) == 0.5);
    assert_ptr_equal(p->items[1].tensor, t);
    assert_true(element(c.arg.items[1].tensor, 1) == 9);
    assert_int_equal(etch__arg_fits(w->cx, s, &c.arg), 1);
    etch_arg_cast_release(&c);
    assert_true(values[0].kind == ETCH_SPEC_LITERAL && items[1].kind == ETCH_SPEC_LIST); /* not the caller's own */

    /* Names tie what was cast to what was not. */
    const etch_arg three[] = { items[0], LIST_ARG(INT(7), INT(8), INT(9)) };
    etch_arg x = sequence(ETCH_SPEC_TUPLE, three, 2);
    ASSERT_FAILED(w, etch_spec_cast(w->cx, s, &x, &c), ETCH_ESHAPE,
                  "cast: value[1].shape[0]: expected 2 (n, as in value[0].y.shape[0]), got 3");
}

/* The first place that does not fit is named, whether it could not be cast or was not to be. */
static void test_the_first_place_is_named(void **state)
{
    world *w = *state;
    etch_spec *s = TUPLE(w, tensor_spec(w, "f32[2]"), tensor_spec(w, "i32[]"), LIST(w, tensor_spec(w, "i32[]")),
                         int_spec(w, 4));
    etch_tensor *good = tensor_of(w, ETCH_F32, DIMS(2)), *bad = tensor_of(w, ETCH_F32, DIMS(3));
    const etch_arg list = LIST_ARG(INT(1)), half = LIST_ARG(ETCH_ARG_FLOAT(0.5)), two = LIST_ARG(INT(1), INT(2));
    const struct {
        etch_arg items[4];
        etch_status status;
        const char *message;
    } cases[] = {
        { { ETCH_ARG_TENSOR(bad), ETCH_ARG_FLOAT(0.5), list, INT(4) },
          ETCH_ESHAPE,
          "cast: value[0].shape[0]: expected 2, got 3" },
        { { INT(1), ETCH_ARG_FLOAT(0.5), list, INT(4) },
          ETCH_EINVAL,
          "cast: value[0]: expected f32[2], got literal 1" },
        { { ETCH_ARG_TENSOR(good), ETCH_ARG_FLOAT(0.5), half, INT(4) },
          ETCH_EDTYPE,
          "cast: value[1]: expected i32[], got literal 0.5" },
        { { ETCH_ARG_TENSOR(good), INT(1), half, INT(5) },
          ETCH_EDTYPE,
          "cast: value[2][0]: expected i32[], got literal 0.5" },
        { { ETCH_ARG_TENSOR(good), INT(1), two, INT(5) },
          ETCH_EINVAL,
          "cast: value[2]: expected list of 1, got list of 2" },
        { { ETCH_ARG_TENSOR(good), INT(1), list, INT(5) },
          ETCH_EINVAL,
          "cast: value[3]: expected literal 4, got literal 5" },
        { { ETCH_ARG_TENSOR(good), INT(1), list, ETCH_ARG_FLOAT(4) },
          ETCH_EINVAL,
          "cast: value[3]: expected literal 4, got literal 4.0" },
        { { ETCH_ARG_SPEC(tensor_spec(w, "f32[3]")), ETCH_ARG_FLOAT(0.5), list, INT(4) },
          ETCH_ESHAPE,
          "cast: value[0].shape[0]: expected 2, got 3" },
        { { ETCH_ARG_SPEC(int_spec(w, 1)), ETCH_ARG_FLOAT(0.5), list, INT(4) },
          ETCH_EINVAL,
          "cast: value[0]: expected f32[2], got literal 1" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_arg_cast c;
        etch_arg x = sequence(ETCH_SPEC_TUPLE, cases[i].items, 4);
        ASSERT_FAILED(w, etch_spec_cast(w->cx, s, &x, &c), cases[i].status, cases[i].message);
    }
}

/* What fits is itself: no memory, not even for a tensor, a spec or an object. */
static void test_what_fits_is_itself(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 1);
    etch_identity *id = identity_of(w, a, &thing_ops);
    etch_spec *s = TUPLE(w, tensor_spec(w, "f32[?]"), identity_spec(w, id), value_spec(w, a), tensor_spec(w, "i64[n]"),
                         int_spec(w, 3));
    const etch_arg items[] = { ETCH_ARG_TENSOR(tensor_of(w, ETCH_F32, DIMS(2))),
                               { .kind = ETCH_SPEC_IDENTITY, .identity = id },
                               { .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = a },
                               ETCH_ARG_SPEC(tensor_spec(w, "i64[5]")),
                               INT(3) };
    etch_arg x = sequence(ETCH_SPEC_TUPLE, items, 5);
    size_t before = atomic_load(&w->counting.n_allocs);
    etch_arg_cast c = cast(w, s, x);
    assert_int_equal(atomic_load(&w->counting.n_allocs), before);
    assert_ptr_equal(c.arg.items, items);
    assert_null(c.memory);
    etch_arg_cast_release(&c);
    etch_identity_died(id);
    ASSERT_FAILED(w, etch_spec_cast(w->cx, s, &x, &c), ETCH_EINVAL, "cast: value[1]: expected object thing 1 (gone)");
}

/* --- types of the caller's --------------------------------------------------------------------------------------------------- */

static void test_custom_types(void **state)
{
    world *w = *state;
    etch_spec *s = bits_spec(w, 3, ITEMS(tensor_spec(w, "f32[]"), tensor_spec(w, "i64[]")));
    /* Of the type already, with less data: its components are cast. */
    const etch_arg numbers[] = { INT(1), INT(2) };
    etch_arg x = { .kind = ETCH_SPEC_CUSTOM, .n = 2, .spec_ops = &bits_ops, .object = &bits_of[1], .items = numbers };
    etch_arg_cast c = cast(w, s, x);
    assert_ptr_equal(c.arg.object, &bits_of[1]);
    assert_true(element(c.arg.items[0].tensor, 0) == 1 && c.arg.items[0].tensor->dtype == ETCH_F32);
    assert_true(element(c.arg.items[1].tensor, 0) == 2 && c.arg.items[1].tensor->dtype == ETCH_I64);
    etch_arg_cast_release(&c);
    /* Of another kind: the type makes one of it, and then its components are cast. */
    c = cast(w, s, sequence(ETCH_SPEC_LIST, numbers, 2));
    assert_int_equal(c.arg.kind, ETCH_SPEC_CUSTOM);
    assert_ptr_equal(c.arg.object, &bits_of[3]);
    assert_true(element(c.arg.items[1].tensor, 0) == 2);
    etch_arg_cast_release(&c);

    static const struct {
        int bits, n;
        etch_spec_kind kind;
        const char *message;
    } cases[] = {
        { 4, 2, ETCH_SPEC_CUSTOM, "cast: value: expected Bits<3>(f32[], i64[]), got Bits<4>(literal 1, literal 2)" },
        { 1, 1, ETCH_SPEC_CUSTOM, "cast: value: expected custom Bits of 2, got custom Bits of 1" },
        { 0, 1, ETCH_SPEC_LIST, "cast: value: expected custom Bits of 2, got custom Bits of 1" },
        { 0, 2, ETCH_SPEC_TUPLE, "cast: value: expected custom Bits of 2, got tuple of 2" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        x = (etch_arg){ .kind = cases[i].kind, .n = cases[i].n, .items = numbers };
        if (x.kind == ETCH_SPEC_CUSTOM) {
            x.spec_ops = &bits_ops;
            x.object = &bits_of[cases[i].bits];
        }
        ASSERT_FAILED(w, etch_spec_cast(w->cx, s, &x, &c), ETCH_EINVAL, cases[i].message);
    }
}

static int how_to_cast;
static int odd_cast(etch_ctx *cx, const void *to, const etch_arg *x, etch_caster *by, etch_arg *out)
{
    (void)x;
    double *room = etch_caster_room(by, sizeof *room);
    assert_non_null(etch_caster_room(by, 0));
    assert_true((uintptr_t)room % _Alignof(max_align_t) == 0 && *room == 0);
    switch (how_to_cast) {
    case 0: (void)etch_fail(cx, ETCH_EIO, "the thing is broken"); return -1;
    case 1: return -1;
    case 2: out->n = 1; return 1;                      /* no table of functions, no items */
    case 3: etch_scalar(cx, ETCH_STRING, 1); return 0; /* an error that sticks */
    case 4: etch_error_clear(cx); return 0;
    default: *out = ETCH_ARG_SPEC(to); return 1;
    }
}

static void test_custom_types_that_fail(void **state)
{
    world *w = *state;
    static const etch_spec_ops ops = { .type_name = "Odd", .cast = odd_cast };
    etch_spec *inner = int_spec(w, 1), *s = NULL;
    MAKE(w, etch_spec_custom(w->cx, &ops, inner, NULL, 0, &s));
    own(w, s);
    static const struct {
        etch_status status;
        const char *message;
    } cases[] = {
        { ETCH_EIO, "the thing is broken" },
        { ETCH_EINVAL, "cast of type 'Odd' failed without saying why" },
        { ETCH_EINVAL, "cast of type 'Odd': the custom type has no table of functions" },
        { ETCH_EDTYPE, "scalar: string is no dtype of numbers" },
        { ETCH_EINVAL, "cast: value: expected custom Odd of 0, got literal 1" },
        { ETCH_EINVAL, "cast: value: expected custom Odd of 0, got literal 1" }, /* what was made is no Odd either */
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        etch_arg_cast c;
        how_to_cast = (int)i;
        ASSERT_FAILED(w, etch_spec_cast(w->cx, s, &INT(1), &c), cases[i].status, cases[i].message);
    }
}

/* --- tensors that are made ------------------------------------------------------------------------------------------------------ */

static void test_tensors_belong_to_the_scope(void **state)
{
    world *w = *state;
    etch_spec *s = TUPLE(w, tensor_spec(w, "f32[]"), tensor_spec(w, "i32[]"));
    const etch_arg unfit = TUPLE_ARG(INT(1), ETCH_ARG_FLOAT(0.5));
    size_t before = 0;
    for (int round = 0; round < 5; round++) { /* what is made once per context is there after the first */
        etch_scope scope = etch_scope_begin(w->cx);
        etch_arg_cast c = cast(w, s, TUPLE_ARG(INT(1), INT(2)));
        assert_int_equal(etch_scope_begin(w->cx).n_before, scope.n_before + 2);
        etch_tensor *kept = etch_keep(w->cx, c.arg.items[1].tensor);
        etch_arg_cast_release(&c);
        etch_scope_end(w->cx, scope);
        assert_true(element(kept, 0) == 2);
        etch_tensor_release(&kept);
        /* One that fails has given back what it made before it failed. */
        ASSERT_FAILED(w, etch_spec_cast(w->cx, s, &unfit, &c), ETCH_EDTYPE, "value[1]");
        assert_int_equal(etch_scope_begin(w->cx).n_before, scope.n_before);
        size_t now = atomic_load(&w->counting.live_bytes);
        assert_true(round == 0 || now == before);
        before = now;
    }
}

/* --- calls ------------------------------------------------------------------------------------------------------------------- */

static void test_arguments_of_a_call(void **state)
{
    world *w = *state;
    etch_spec *signature = TUPLE(w, tensor_spec(w, "f32[n]"), tensor_spec(w, "f32[]"),
                                 LIST(w, tensor_spec(w, "i64[n]")));
    etch_tensor *x = tensor_of(w, ETCH_F32, DIMS(2)), *labels = tensor_of(w, ETCH_I64, DIMS(2)),
                *rate = tensor_of(w, ETCH_F32, NULL, 0);
    const etch_arg list = LIST_ARG(ETCH_ARG_TENSOR(labels));
    const etch_arg good[] = { ETCH_ARG_TENSOR(x), ETCH_ARG_TENSOR(rate), list };
    etch_arena_mark mark = etch__arena_mark(&w->cx->scratch);
    etch_tensor *flat[] = { x, rate, labels }, **in = flat;
    int n_in = 3;
    const etch_arg *args = good;
    size_t before = atomic_load(&w->counting.n_allocs);
    MAKE(w, etch__args_cast(w->cx, "f", signature, &args, 3, &in, &n_in));
    assert_true(args == good && in == flat && n_in == 3);
    assert_int_equal(atomic_load(&w->counting.n_allocs), before);
    assert_true(w->cx->scratch.next == mark.next);

    etch_arg given[] = { ETCH_ARG_TENSOR(x), ETCH_ARG_FLOAT(0.5), list };
    given[1].label = "rate";
    args = given;
    in = flat;
    n_in = 2;
    MAKE(w, etch__args_cast(w->cx, "f", signature, &args, 3, &in, &n_in));
    assert_int_equal(n_in, 3);
    assert_true(args != given && in != flat);
    assert_ptr_equal(in[0], x);
    assert_ptr_equal(in[1], args[1].tensor);
    assert_ptr_equal(in[2], labels);
    assert_true(element(in[1], 0) == 0.5);
    assert_string_equal(args[1].label, "rate");
    assert_ptr_equal(args[2].items, list.items);
    etch_spec *call = NULL;
    MAKE(w, etch__args_spec(w->cx, args, 3, ETCH_ARGS_EXACT, &call));
    assert_string_equal(show(w, own(w, call)), "tuple of (f32[2], rate=f32[], list of (i64[2]))");

    static const struct {
        etch_status status;
        const char *message;
    } wanted[] = {
        { ETCH_EDTYPE, "f: kwargs['rate']: expected f32[], got literal True" },
        { ETCH_EINVAL, "f takes 3 arguments, got 2" },
        { ETCH_ESHAPE, "f: args[2][0].shape[0]: expected 2 (n, as in args[0].shape[0]), got 3" },
        { ETCH_EINVAL, "f: args[0]: the tensor is NULL" },
    };
    const etch_arg three = LIST_ARG(LIST_ARG(INT(1), INT(2), INT(3)));
    for (int i = 0; i < 4; i++) {
        etch_arg bad[] = { given[0], given[1], given[2] };
        if (i == 0)
            bad[1] = ETCH_ARG_BOOL(true), bad[1].label = "rate";
        bad[2] = i == 2 ? three : bad[2];
        bad[0].tensor = i == 3 ? NULL : x;
        args = bad;
        in = flat;
        n_in = 3;
        ASSERT_FAILED(w, etch__args_cast(w->cx, "f", signature, &args, i == 1 ? 2 : 3, &in, &n_in), wanted[i].status,
                      wanted[i].message);
        assert_true(args == bad && in == flat && n_in == 3);
    }
    etch__arena_reset(&w->cx->scratch, mark);
}

int etch_test_cast(void);
int etch_test_cast(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(test_numbers_become_scalars),
        WORLD_TEST(test_text_becomes_a_string),
        WORLD_TEST(test_what_is_no_element),
        WORLD_TEST(test_lists_become_tensors),
        WORLD_TEST(test_lists_that_are_no_tensors),
        WORLD_TEST(test_items_are_cast_one_by_one),
        WORLD_TEST(test_the_first_place_is_named),
        WORLD_TEST(test_what_fits_is_itself),
        WORLD_TEST(test_custom_types),
        WORLD_TEST(test_custom_types_that_fail),
        WORLD_TEST(test_tensors_belong_to_the_scope),
        WORLD_TEST(test_arguments_of_a_call),
    };
    return cmocka_run_group_tests_name("trace/cast", tests, NULL, NULL);
}
