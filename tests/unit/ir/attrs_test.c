/* Attribute sets of every kind of field: equality, hash, copy, text. */
#include "ir/attrs.h"
#include "ir_testing.h"
#include "tensor/tensor.h"

typedef struct sample {
    int64_t i;
    bool flag;
    double x;
    etch_dtype dtype;
    etch_ints list;
    etch_dim_list dims;
    const char *text;
    etch_tensor *tensor;
} sample;

#define FIELD(name, kind, default_) \
    { \
#name, ETCH_ATTR_##kind, offsetof(sample, name), default_ \
    }
static const etch_attr_field fields[] = { FIELD(i, i64, "-1"),      FIELD(flag, b8, "false"),
                                          FIELD(x, f64, "0.001"),   FIELD(dtype, dtype, "i64"),
                                          FIELD(list, ints, "all"), FIELD(dims, dims, NULL),
                                          FIELD(text, str, "\"\""), FIELD(tensor, tensor, NULL) };
static const etch_attr_set set = { "sample", sizeof(sample), ETCH_COUNT_OF(fields), fields };

static etch_tensor *new_tensor(bench *b, float second)
{
    etch_tensor *t = NULL;
    must(b->cx, etch_tensor_from(b->cx, ETCH_F32, (int64_t[]){ 2 }, 1, (float[]){ 1, second }, &t));
    return t;
}

static sample sample_of(bench *b, etch_tensor *t)
{
    static etch_dim dims[2];
    static const int64_t list[] = { 0, 2 };
    sample s;
    memset(&s, 0xa5, sizeof s); /* padding must not matter */
    dims[0] = etch__dim_symbol(b->cx, b->g->dims, "n", 1);
    dims[1] = 4;
    s.i = 7;
    s.flag = true;
    s.x = 0.5;
    s.dtype = ETCH_F16;
    s.list = (etch_ints){ list, 2 };
    s.dims = (etch_dim_list){ dims, 2 };
    s.text = "a \"b\"";
    s.tensor = t;
    return s;
}

static void test_equal_and_hash(void **state)
{
    bench *b = *state;
    etch_tensor *t = new_tensor(b, 2), *same = new_tensor(b, 2), *other = new_tensor(b, 3);
    sample a = sample_of(b, t), c = sample_of(b, same);
    assert_true(etch__attrs_equal(&set, &a, &c));
    uint64_t h = etch__attrs_hash(&set, &a, b->g->dims, NULL);
    assert_true(h == etch__attrs_hash(&set, &c, b->g->dims, NULL));
    static const int64_t another[] = { 0, 3 };
    static const etch_dim constants[] = { 3, 4 };
    for (int i = 0; i < set.n_fields; i++) {
        c = sample_of(b, same);
        switch (fields[i].kind) {
        case ETCH_ATTR_i64: c.i = 8; break;
        case ETCH_ATTR_b8: c.flag = false; break;
        case ETCH_ATTR_f64: c.x = 0.25; break;
        case ETCH_ATTR_dtype: c.dtype = ETCH_F32; break;
        case ETCH_ATTR_ints: c.list.at = another; break;
        case ETCH_ATTR_dims: c.dims.at = constants; break;
        case ETCH_ATTR_str: c.text = "b"; break;
        case ETCH_ATTR_tensor: c.tensor = other; break;
        }
        assert_false(etch__attrs_equal(&set, &a, &c));
        assert_true(h != etch__attrs_hash(&set, &c, b->g->dims, NULL));
    }
    c = sample_of(b, t);
    c.list = ETCH_ALL_AXES;
    assert_false(etch__attrs_equal(&set, &a, &c));
    c = sample_of(b, t);
    c.x = -0.0;
    a.x = 0.0;
    assert_false(etch__attrs_equal(&set, &a, &c)); /* floats compare by bits */
    etch_tensor_release(&t);
    etch_tensor_release(&same);
    etch_tensor_release(&other);
}

static void test_hash_of_symbols(void **state)
{
    bench *b = *state;
    etch_tensor *t = new_tensor(b, 2);
    sample a = sample_of(b, t);
    uint64_t one[4] = { 1, 1, 1, 1 }, two[4] = { 2, 2, 2, 2 };
    assert_true(etch__attrs_hash(&set, &a, b->g->dims, one) == etch__attrs_hash(&set, &a, b->g->dims, one));
    assert_true(etch__attrs_hash(&set, &a, b->g->dims, one) != etch__attrs_hash(&set, &a, b->g->dims, two));
    etch_tensor_release(&t);
}

static void test_copy_is_deep(void **state)
{
    bench *b = *state;
    etch_tensor *t = new_tensor(b, 2);
    sample a = sample_of(b, t);
    const sample *copy = etch__attrs_copy(b->g, &set, &a);
    assert_non_null(copy);
    assert_true(etch__attrs_equal(&set, &a, copy));
    assert_ptr_not_equal(copy->list.at, a.list.at);
    assert_ptr_not_equal(copy->dims.at, a.dims.at);
    assert_ptr_not_equal(copy->text, a.text);
    etch_tensor_release(&t); /* the graph has its own reference */
    assert_int_equal(etch_tensor_count(copy->tensor), 2);
}

static void test_text(void **state)
{
    bench *b = *state;
    etch_tensor *t = new_tensor(b, 2);
    sample a = sample_of(b, t), read;
    etch_strbuf text;
    etch__strbuf_init(&text, b->cx->alloc);
    etch__attrs_print(&set, &a, b->g->dims, &text);
    assert_string_equal(
        text.at, " i=7 flag=true x=0.5 dtype=f16 list=[0, 2] dims=[n, 4] text=\"a \\\"b\\\"\" tensor=f32[2] [1, 2]");
    uint32_t missing;
    must(b->cx, etch__attrs_defaults(b->g, &set, &read, &missing));
    assert_int_equal(missing, 1u << 5 | 1u << 7);
    assert_int_equal(read.i, -1);
    assert_true(read.x == 0.001);
    assert_int_equal(read.list.n, -1);
    const char *at = text.at;
    for (int i = 0; i < set.n_fields; i++) {
        at += 1 + strlen(fields[i].name) + 1; /* " name=" */
        must(b->cx, etch__attrs_parse_field(b->g, &set, i, &at, &read));
    }
    assert_int_equal(*at, '\0');
    assert_true(etch__attrs_equal(&set, &a, &read));
    must(b->cx, etch__attrs_defaults(b->g, &set, &read, &missing));
    read.dims = a.dims;
    read.tensor = t;
    etch__strbuf_clear(&text);
    etch__attrs_print(&set, &read, b->g->dims, &text);
    assert_string_equal(text.at, " dims=[n, 4] tensor=f32[2] [1, 2]"); /* what has its default is left out */
    etch__strbuf_fini(&text);
    etch_tensor_release(&t);
}

static void test_bad_text(void **state)
{
    bench *b = *state;
    static const struct {
        int field;
        const char *text;
    } rows[] = { { 0, "x" },          { 0, "1.5" },        { 1, "yes" },       { 2, "one" },       { 3, "f31" },
                 { 4, "0" },          { 4, "[0 1]" },      { 4, "[0, 1" },     { 4, "[1.5]" },     { 5, "n" },
                 { 5, "[n" },         { 6, "abc" },        { 6, "\"ab" },      { 6, "\"\\x00\"" }, { 7, "[1]" },
                 { 7, "f32[n] [1]" }, { 7, "f32[3] [1]" }, { 7, "f32[...] 1" } };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++) {
        sample a = { 0 };
        const char *at = rows[i].text;
        assert_int_equal(etch__attrs_parse_field(b->g, &set, rows[i].field, &at, &a), ETCH_EPARSE);
    }
}

/* Callbacks are told apart by their names, what they run, and on what. */
static void test_callbacks(void **state)
{
    bench *b = *state;
    static const etch_attr_field callbacks[] = { { "callback", ETCH_ATTR_callback, 0, NULL } };
    static const etch_attr_set one = { "one", sizeof(etch_callback *), 1, callbacks };
    etch_callback *a = NULL, *same = NULL, *other = NULL;
    must(b->cx, etch__callback_named(b->cx, "a", 1, &a));
    must(b->cx, etch__callback_named(b->cx, "a", 1, &same));
    must(b->cx, etch__callback_named(b->cx, "b", 1, &other));
    uint64_t h = etch__attrs_hash(&one, &a, NULL, NULL);
    assert_true(etch__attrs_equal(&one, &a, &same));
    assert_true(h == etch__attrs_hash(&one, &same, NULL, NULL));
    assert_false(etch__attrs_equal(&one, &a, &other));
    assert_true(h != etch__attrs_hash(&one, &other, NULL, NULL));
    same->code = (void (*)(void))test_callbacks;
    other->code = same->code;
    assert_false(etch__attrs_equal(&one, &a, &same));
    assert_true(h != etch__attrs_hash(&one, &same, NULL, NULL));
    other->name = same->name;
    assert_true(etch__attrs_equal(&one, &same, &other));
    other->user = b;
    assert_false(etch__attrs_equal(&one, &same, &other));
    assert_true(etch__attrs_hash(&one, &same, NULL, NULL) != etch__attrs_hash(&one, &other, NULL, NULL));
    assert_non_null(etch__attrs_copy(b->g, &one, &a)); /* the graph holds it */
    assert_int_equal(atomic_load(&a->n_refs), 2);
    etch__callback_release(&a);
    etch__callback_release(&same);
    etch__callback_release(&other);
}

int etch_test_attrs(void)
{
    const struct CMUnitTest tests[] = { IR_TEST(test_equal_and_hash), IR_TEST(test_hash_of_symbols),
                                        IR_TEST(test_copy_is_deep),   IR_TEST(test_text),
                                        IR_TEST(test_bad_text),       IR_TEST(test_callbacks) };
    return cmocka_run_group_tests_name("ir/attrs", tests, NULL, NULL);
}
