/* The table of ops: what the columns became. Every row is looked at, so that a mistake in a new one is found here. */
#include "ops_testing.h"

#include "kernel/program.h"
#include "ops/sizes.h"

#include <stdio.h>

static int count_names(const char *names)
{
    int n = *names != '\0';
    for (; *names; names++) {
        if (strcmp(names, "...") == 0)
            return -1;
        n += *names == ' ';
    }
    return n;
}

static void rows(void **state)
{
    (void)state;
    assert_int_equal(etch__n_ops, ETCH_N_OPS);
    for (int op = 0; op < etch__n_ops; op++) {
        const etch_op_info *i = &etch__ops[op];
        if (i->n_in != count_names(i->operands) || i->n_out != count_names(i->results))
            fail_msg("%s: counted %d operands and %d results", i->name, i->n_in, i->n_out);
        for (int other = 0; other < op; other++)
            assert_string_not_equal(i->name, etch__ops[other].name);
        assert_non_null(i->attrs);
        assert_true(i->doc && *i->doc);
        bool is_composite = i->op_class == ETCH_OP_COMPOSITE;
        if ((i->infer != NULL) == is_composite || (i->build != NULL) != is_composite)
            fail_msg("%s: infer or build is missing", i->name);
        assert_int_equal(i->expr != NULL, i->op_class == ETCH_OP_ELEMWISE || i->op_class == ETCH_OP_SOURCE);
        assert_int_equal(i->call != NULL, i->op_class == ETCH_OP_CALL);
        assert_int_equal(i->view != NULL, i->op_class == ETCH_OP_VIEW);
        assert_int_equal(i->structure != ETCH_NOT_STRUCTURE, i->op_class == ETCH_OP_STRUCTURE);
        if (i->flags & ETCH_FLAG_COMMUTATIVE)
            assert_int_equal(i->n_in, 2);
        if (i->op_class == ETCH_OP_REDUCE) {
            /* The lowering reads these two by position. */
            assert_string_equal(i->attrs->name, "axes");
            assert_int_equal(i->attrs->fields[0].offset, 0);
            assert_string_equal(i->attrs->fields[1].name, "keepdims");
        }
        for (int f = 0; f < i->attrs->n_fields; f++)
            assert_true(i->attrs->fields[f].offset < i->attrs->bytes);
    }
}

static void known_rows(void **state)
{
    (void)state;
    const etch_op_info *sum = &etch__ops[ETCH_OP_sum], *select = &etch__ops[ETCH_OP_select],
                       *top_k = &etch__ops[ETCH_OP_top_k];
    assert_string_equal(sum->name, "sum");
    assert_int_equal(sum->reduction, ETCH_KOP_RSUM);
    assert_int_equal(sum->n_in, 1);
    assert_string_equal(sum->attrs->fields[0].name, "axes");
    assert_int_equal(sum->attrs->fields[0].kind, ETCH_ATTR_ints);
    assert_string_equal(sum->attrs->fields[0].default_text, "all");
    assert_int_equal(sum->attrs->fields[1].offset, offsetof(etch_attrs_axes, keepdims));
    assert_int_equal(select->n_in, 3);
    assert_int_equal(top_k->n_out, 2);
    assert_int_equal(etch__ops[ETCH_OP_concat].n_in, -1);
    assert_int_equal(etch__ops[ETCH_OP_split].n_out, -1);
    assert_int_equal(etch__ops[ETCH_OP_random_integers].n_in, 5);
    assert_int_equal(etch__ops[ETCH_OP_cast].attrs->n_fields, 1);
    assert_null(etch__ops[ETCH_OP_cast].attrs->fields[0].default_text);
    assert_null(etch__ops[ETCH_OP_exp].fold);
    assert_int_equal(etch__ops[ETCH_OP_pow].flags, ETCH_FLAG_DEAR | ETCH_FLAG_FAULTS);
    assert_int_equal(etch__ops[ETCH_OP_const].structure, ETCH_IS_CONST);
    assert_string_equal(etch__ops[ETCH_OP_sizes].attrs->name, "sizes");
}

/* Exactly the moving ops have a rule for elements. */
static void elements(void **state)
{
    (void)state;
    int n = 0;
    for (int op = 0; op < etch__n_ops; op++)
        n += etch__ops[op].element != NULL;
#define HAS(name) \
    assert_non_null(etch__ops[ETCH_OP_##name].element); \
    n--;
    ETCH_MOVING_OPS(HAS)
#undef HAS
    assert_int_equal(n, 0);
}

static void structure_is_not_built(void **state)
{
    bench *b = *state;
    EXPECT_ERROR(etch__build1(b->g, ETCH_OP_param, NULL, 0, NULL), ETCH_EINVAL,
                 "param: is part of the structure of graphs");
}

/* Every expression, for every dtype that its op takes, is a well-formed kernel program. */
static void expressions(void **state)
{
    bench *b = *state;
    int n = 0;
    for (int op = 0; op < etch__n_ops; op++) {
        const etch_op_info *info = &etch__ops[op];
        for (int t = 0; info->expr && t < ETCH_N_DTYPES; t++) {
            etch_dtype dtype = (etch_dtype)t;
            if (info->op_class == ETCH_OP_ELEMWISE && (!etch__dtype_is(dtype, info->dtypes) || dtype == ETCH_STRING))
                continue;
            for (int to = 0; to < ETCH_N_DTYPES; to++) {
                bool is_cast = op == ETCH_OP_cast || op == ETCH_OP_iota;
                if (is_cast ? etch__dtypes[to].ktype == ETCH_K_none : to > 0)
                    continue;
                etch_arena_mark mark = etch__arena_mark(&b->cx->scratch);
                etch_kernel *k = etch__kernel_new(b->cx, &b->cx->scratch, 2, 0);
                assert_non_null(k);
                etch_kval in[3];
                int n_in = info->op_class == ETCH_OP_SOURCE ? 0 : info->n_in;
                k->n_in = n_in;
                k->n_out = 1;
                for (int i = 0; i < n_in; i++) {
                    k->in[i] = (etch_koperand){ .dtype = dtype, .rank = 2, .axis = { 0, 1 } };
                    if (op == ETCH_OP_select && i > 0) /* the condition is bool, the others are not */
                        k->in[i].dtype = ETCH_F32;
                    in[i] = etch__k_load(k, i);
                }
                const etch_attrs_to cast = { (etch_dtype)to };
                const etch_attrs_iota iota = { 1, (etch_dtype)to };
                etch_kval y = info->expr(k, in, op == ETCH_OP_iota ? (const void *)&iota : &cast);
                assert_int_not_equal(y, ETCH_KVAL_FAILED);
                if (is_cast)
                    assert_int_equal(etch__k_type(k, y), etch__dtypes[to].ktype);
                etch_dtype out = is_cast                           ? (etch_dtype)to
                                 : etch__k_type(k, y) == ETCH_K_b8 ? ETCH_BOOL
                                 : op == ETCH_OP_select            ? ETCH_F32
                                                                   : dtype;
                k->out[0] = (etch_koperand){ .dtype = out, .rank = 2, .axis = { 0, 1 } };
                etch__k_store(k, 0, is_cast ? y : etch__k_settle(k, y, out));
                const char *why = "";
                if (!etch__kernel_is_valid(k, &why))
                    fail_msg("%s of %s: %s", info->name, etch_dtype_name(dtype), why);
                etch__arena_reset(&b->cx->scratch, mark);
                n++;
            }
        }
    }
    assert_true(n > 300);
}

/* docs/ops.md has a row for every op, with the description of ops.def as it is now. */
static void documentation(void **state)
{
    (void)state;
    static char text[1 << 17];
    FILE *f = fopen(ETCH_SOURCE_DIR "/docs/ops.md", "r");
    assert_non_null(f);
    size_t n_read = fread(text, 1, sizeof text - 1, f);
    fclose(f);
    assert_true(n_read < sizeof text - 1);
    text[n_read] = '\0';
    for (int op = 0; op < etch__n_ops; op++) {
        char start[80], doc[512];
        size_t n = 0;
        for (const char *c = etch__ops[op].doc; *c && n + 2 < sizeof doc; c++) { /* as Markdown */
            if (strchr("|*_<", *c))
                doc[n++] = '\\';
            doc[n++] = *c;
        }
        doc[n] = '\0';
        snprintf(start, sizeof start, "\n| `%s%s", etch__ops[op].name, *etch__ops[op].operands ? " " : "");
        const char *row = strstr(text, start), *end = row ? strchr(row + 1, '\n') : NULL,
                   *at = row ? strstr(row, doc) : NULL;
        if (!row || !end || !at || at > end)
            fail_msg("docs/ops.md has no row for %s with \"%s\" (make docs)", etch__ops[op].name, doc);
    }
}

int etch_test_table(void)
{
    const struct CMUnitTest tests[] = { TEST(rows),        TEST(known_rows),
                                        TEST(elements),    TEST(structure_is_not_built),
                                        TEST(expressions), TEST(documentation) };
    return cmocka_run_group_tests_name("ops/table", tests, NULL, NULL);
}
