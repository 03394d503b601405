/* Super-instructions: each row of super.def is recognised where it should be and only there, and gives the bits of its parts.
 * (That fused and unfused programs agree is in every other test of the VM too.) */
#include "vm_testing.h"

#include <stdlib.h>
#include <string.h>

static const int axis_0[] = { 0 };

/* Builds the row's expression. A letter that comes up again is the same value, unless `other` says that this occurrence
 * is another one. */
typedef struct builder {
    etch_kernel *k;
    etch_dtype t;
    int n_leaves, n_seen[5], other; /* other: number of the occurrence (of all leaves) to be replaced, or -1 */
    etch_kval leaf[5];
    bool repeats; /* some letter came up twice */
} builder;

static etch_kval leaf(builder *b, char letter, bool is_scalar)
{
    int i = letter - 'a', occurrence = b->n_leaves++;
    if (b->n_seen[i]++ && occurrence != b->other) {
        b->repeats = true;
        return b->leaf[i];
    }
    etch_kval v = etch__k_load(b->k, vm_input(b->k, b->t, is_scalar ? 0 : 1, axis_0));
    if (occurrence != b->other)
        b->leaf[i] = v;
    return v;
}

/* Operands are built left before right. */
static etch_kval two(builder *b, etch_kop op, etch_kval x, etch_kval y) { return etch__k_op2(b->k, op, x, y); }

#define ADD_(x, y) two(b, ETCH_KOP_ADD, x, y)
#define SUB_(x, y) two(b, ETCH_KOP_SUB, x, y)
#define MUL_(x, y) two(b, ETCH_KOP_MUL, x, y)
#define DIV_(x, y) two(b, ETCH_KOP_DIV, x, y)
#define NEG_(x) etch__k_op1(b->k, ETCH_KOP_NEG, x)
#define SQRT_(x) etch__k_op1(b->k, ETCH_KOP_SQRT, x)
#define EXP_(x) etch__k_op1(b->k, ETCH_KOP_EXP, x)
#define TANH_(x) etch__k_op1(b->k, ETCH_KOP_TANH, x)
#define SIGMOID_(x) etch__k_op1(b->k, ETCH_KOP_SIGMOID, x)
#define ERF_(x) etch__k_op1(b->k, ETCH_KOP_ERF, x)
#define V(x) leaf(b, *#x, false)
#define S(x) leaf(b, *#x, true)

#define SUPER(name, expr) \
    static etch_kval build_##name(builder *b) { return expr; }
#include "kernel/tile/super.def"
#undef SUPER

static const struct {
    const char *name;
    etch_kval (*build)(builder *b);
} rows[ETCH_N_SUPERS] = {
#define SUPER(name, expr) { #name, build_##name },
#include "kernel/tile/super.def"
#undef SUPER
};

static builder build_row(int row, etch_dtype t, int other)
{
    builder b = { .k = vm_kernel(1, 0), .t = t, .other = other };
    etch_kval y = rows[row].build(&b);
    etch__k_store(b.k, vm_output(b.k, t, 1, axis_0), y);
    return b;
}

static void check(builder *b, const char *name)
{
    vm_case *c = malloc(sizeof *c);
    vm_case_init(c, b->k, (int64_t[]){ 300 });
    rng r = { 17 };
    for (int i = 0; i < b->k->n_in; i++)
        operand_fill(&c->operands[i], &r, i % 2 == 0);
    vm_case_check(c, name, 0);
    vm_case_fini(c);
    free(c);
}

static etch_vm_program *prepare(const etch_kernel *k)
{
    etch_vm_program *p = NULL;
    assert_int_equal(etch__vm_prepare(vm_cx, k, NULL, &p), ETCH_OK);
    return p;
}

static void test_every_row(void **state)
{
    (void)state;
    for (int row = 0; row < ETCH_N_SUPERS; row++)
        for (int t = 0; t < 2; t++) {
            etch_arena_mark mark = etch__arena_mark(&vm_arena);
            builder b = build_row(row, t ? ETCH_F64 : ETCH_F32, -1);
            etch_vm_program *p = prepare(b.k);
            if (p->body.n_ops != 1)
                fail_msg("%s is not one instruction", rows[row].name);
            /* An earlier row may have the same meaning, but never a smaller one. */
            etch_tile_fn *const *fns = t ? p->table->super_f64 : p->table->super_f32;
            if (p->body.ops[0].fn != fns[row])
                fail_msg("%s is taken for another row", rows[row].name);
            check(&b, rows[row].name);
            etch__arena_reset(&vm_arena, mark);
        }
}

/* With another value where a letter repeats it is something else: never that row, and the right result. */
static void test_repeated_letters(void **state)
{
    (void)state;
    int n_checked = 0;
    for (int row = 0; row < ETCH_N_SUPERS; row++) {
        builder whole = build_row(row, ETCH_F32, -1);
        if (!whole.repeats)
            continue;
        for (int other = 0; other < whole.n_leaves; other++) {
            etch_arena_mark mark = etch__arena_mark(&vm_arena);
            builder b = build_row(row, ETCH_F32, other);
            if (b.k->n_in != whole.k->n_in) {
                etch_vm_program *p = prepare(b.k);
                for (int i = 0; i < p->body.n_ops; i++)
                    assert_true(p->body.ops[i].fn != p->table->super_f32[row]);
                check(&b, rows[row].name);
                n_checked++;
            }
            etch__arena_reset(&vm_arena, mark);
        }
    }
    assert_true(n_checked >= 6);
}

/* A value that somebody else needs too stays an instruction. */
static void test_shared_values(void **state)
{
    (void)state;
    for (int how = 0; how < 3; how++) {
        builder b = { .k = vm_kernel(1, how == 2), .t = ETCH_F32, .other = -1 };
        etch_kval x = etch__k_load(b.k, vm_input(b.k, ETCH_F32, 1, axis_0));
        etch_kval y = etch__k_load(b.k, vm_input(b.k, ETCH_F32, 1, axis_0));
        etch_kval product = etch__k_op2(b.k, ETCH_KOP_MUL, x, y), sum = etch__k_op2(b.k, ETCH_KOP_ADD, product, x);
        if (how == 0) { /* stored */
            etch__k_store(b.k, vm_output(b.k, ETCH_F32, 1, axis_0), product);
            etch__k_store(b.k, vm_output(b.k, ETCH_F32, 1, axis_0), sum);
        } else if (how == 1) { /* used twice */
            sum = etch__k_op2(b.k, ETCH_KOP_DIV, sum, product);
            etch__k_store(b.k, vm_output(b.k, ETCH_F32, 1, axis_0), sum);
        } else { /* reduced */
            etch__k_store(b.k, vm_output(b.k, ETCH_F32, 1, axis_0), sum);
            etch_kval total = etch__k_reduce(b.k, ETCH_KOP_RSUM, product);
            etch__k_begin_tail(b.k);
            etch__k_store(b.k, vm_output(b.k, ETCH_F32, 0, axis_0), total);
        }
        assert_int_equal(prepare(b.k)->body.n_ops, 2);
        check(&b, "shared");
    }
}

int etch_test_vm_super(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_every_row, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_repeated_letters, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_shared_values, vm_setup, vm_teardown),
    };
    return cmocka_run_group_tests_name("kernel/vm_super", tests, NULL, NULL);
}
