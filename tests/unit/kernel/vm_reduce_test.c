/* Reductions: every extent at which the order changes, in layouts that take either driver; both give the bits of the
 * definition. */
#include "vm_testing.h"

#include <stdlib.h>
#include <string.h>

static const int64_t extents_of_interest[] = { 0,   1,   2,   7,   8,   16,   31,   32,   33,   64,    127,
                                               128, 129, 255, 256, 257, 4095, 4096, 4097, 8192, 12289, 100000 };

/* Sums of x and of x * s, products, smallest and largest, over axis 1 of [kept, n]; x lies row by row or column by column. */
static etch_kernel *make_kernel(etch_dtype t, bool with_ops)
{
    static const int axes[] = { 0, 1 };
    etch_kernel *k = vm_kernel(2, 2);
    etch_kval x = etch__k_load(k, vm_input(k, t, 2, axes)), y = x;
    if (with_ops)
        y = etch__k_op2(k, ETCH_KOP_MUL, x, etch__k_load(k, vm_input(k, t, 1, axes + 1)));
    etch_kval r[4];
    for (int i = 0; i < 4; i++)
        r[i] = etch__k_reduce(k, (etch_kop)(ETCH_KOP_RSUM + i), i % 2 ? x : y);
    etch__k_begin_tail(k);
    for (int i = 0; i < 4; i++)
        etch__k_store(k, vm_output(k, t, 1, axes), r[i]);
    etch__k_store(k, vm_output(k, t, 1, axes), etch__k_op2(k, ETCH_KOP_ADD, r[2], r[3]));
    return k;
}

static void check_layouts(etch_dtype t, int64_t kept, int64_t n, bool with_ops)
{
    for (int layout = 0; layout < 4; layout++) {
        etch_arena_mark mark = etch__arena_mark(&vm_arena);
        vm_case *c = malloc(sizeof *c);
        vm_case_init(c, make_kernel(t, with_ops), (int64_t[]){ kept, n });
        operand *x = &c->operands[0];
        operand_free(x);
        int64_t gap = layout >= 2 ? 3 : 0; /* rows not one after the other */
        x->strides[0] = layout % 2 ? 1 : n + gap;
        x->strides[1] = layout % 2 ? kept + gap : 1;
        operand_alloc(x);
        rng r = { (uint64_t)n * 4 + (uint64_t)kept };
        operand_fill(x, &r, true);
        vm_case_check(c, layout % 2 ? "columns" : "rows", (uint64_t)n);
        vm_case_fini(c);
        free(c);
        etch__arena_reset(&vm_arena, mark);
    }
}

static void test_extents_f32(void **state)
{
    (void)state;
    for (size_t i = 0; i < ETCH_COUNT_OF(extents_of_interest); i++)
        for (int64_t kept = 1; kept <= 6; kept += 5)
            check_layouts(ETCH_F32, kept, extents_of_interest[i], i % 2);
}

static void test_many_kept(void **state)
{
    (void)state;
    static const int64_t kept[] = { 63, 64, 65, 128, 129, 200, 255, 256, 257, 300 };
    static const int64_t n[] = { 1, 2, 3, 7, 9, 15, 17, 33, 65, 100 };
    for (size_t i = 0; i < ETCH_COUNT_OF(kept); i++)
        check_layouts(ETCH_F32, kept[i], n[i], i % 2 == 0);
    check_layouts(ETCH_F32, 130, 4100, false);
    check_layouts(ETCH_F32, 2, 40000, false);
}

static void test_every_type(void **state)
{
    (void)state;
    static const etch_dtype types[] = { ETCH_I32, ETCH_I64, ETCH_U32, ETCH_U64, ETCH_F64, ETCH_F16, ETCH_I8 };
    static const int64_t n[] = { 0, 1, 33, 300, 4097 };
    for (size_t i = 0; i < ETCH_COUNT_OF(types); i++)
        for (size_t j = 0; j < ETCH_COUNT_OF(n); j++)
            check_layouts(types[i], 5, n[j], false);
}

/* Truth: all is RMIN, any is RMAX. */
static void test_b8(void **state)
{
    (void)state;
    static const int axes[] = { 0, 1 };
    static const int64_t n[] = { 0, 1, 5, 33, 500, 5000 };
    for (size_t i = 0; i < ETCH_COUNT_OF(n); i++) {
        etch_kernel *k = vm_kernel(2, 2);
        etch_kval x = etch__k_load(k, vm_input(k, ETCH_BOOL, 2, axes));
        etch_kval all = etch__k_reduce(k, ETCH_KOP_RMIN, x), any = etch__k_reduce(k, ETCH_KOP_RMAX, x);
        etch__k_begin_tail(k);
        etch__k_store(k, vm_output(k, ETCH_BOOL, 1, axes), all);
        etch__k_store(k, vm_output(k, ETCH_BOOL, 1, axes), any);
        vm_case *c = malloc(sizeof *c);
        vm_case_init(c, k, (int64_t[]){ 3, n[i] });
        memset(c->operands[0].memory, 1, c->operands[0].bytes);
        if (n[i]) {
            c->operands[0].memory[n[i] / 2] = 0;                       /* row 0: one is false */
            memset(c->operands[0].memory + 2 * n[i], 0, (size_t)n[i]); /* row 2: none is true */
        }
        vm_case_check(c, "truth", (uint64_t)n[i]);
        vm_case_fini(c);
        free(c);
    }
}

/* Extremes whose sum shows the order: a small number is lost next to a large one. */
static void test_order_shows(void **state)
{
    (void)state;
    static const int axes[] = { 0 };
    etch_kernel *k = vm_kernel(1, 1);
    etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes)), s = etch__k_reduce(k, ETCH_KOP_RSUM, x);
    etch__k_begin_tail(k);
    etch__k_store(k, vm_output(k, ETCH_F32, 0, axes), s);
    vm_case *c = malloc(sizeof *c);
    vm_case_init(c, k, (int64_t[]){ 20000 });
    float *p = (float *)(void *)c->operands[0].memory;
    rng r = { 3 };
    for (int i = 0; i < 20000; i++)
        p[i] = (float)(rng_below(&r, 2000) - 1000) * (rng_chance(&r, 50) ? 1e-6f : 1e6f);
    vm_case_check(c, "order", 0);
    /* Negative zeros: a sum starts from +0, so that of -0 alone is +0. */
    for (int i = 0; i < 20000; i++)
        p[i] = -0.0f;
    vm_case_check(c, "negative zeros", 0);
    vm_case_fini(c);
    free(c);
}

/* Several reduced axes that cannot be merged, with a kept one between them: the order is theirs, row-major. */
static void test_axes_between(void **state)
{
    (void)state;
    static const int axes[] = { 0, 1, 2, 3 };
    static const int64_t dims[][4] = { { 5, 3, 7, 4 },   { 40, 2, 3, 33 }, { 3, 70, 11, 2 },
                                       { 2, 2, 2, 300 }, { 70, 1, 70, 1 }, { 9, 200, 5, 1 } };
    for (uint32_t reduced = 1; reduced < 16; reduced++)
        for (size_t i = 0; i < ETCH_COUNT_OF(dims); i++) {
            etch_arena_mark mark = etch__arena_mark(&vm_arena);
            etch_kernel *k = vm_kernel(4, reduced);
            int kept[4], n_kept = 0;
            for (int a = 0; a < 4; a++)
                if (!(reduced >> a & 1u))
                    kept[n_kept++] = a;
            etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 4, axes));
            x = etch__k_op2(k, ETCH_KOP_MUL, x, etch__k_load(k, vm_input(k, ETCH_F32, 2, axes + 1)));
            etch_kval at = etch__k_cast(k, etch__k_index(k, 2), ETCH_I64, ETCH_F32);
            etch_kval s = etch__k_reduce(k, ETCH_KOP_RSUM, etch__k_op2(k, ETCH_KOP_ADD, x, at));
            etch__k_begin_tail(k);
            etch_kval y = etch__k_op2(k, ETCH_KOP_SUB, s, etch__k_load(k, vm_input(k, ETCH_BF16, n_kept, kept)));
            if (n_kept)
                y = etch__k_op2(k, ETCH_KOP_MUL, y,
                                etch__k_cast(k, etch__k_index(k, kept[n_kept - 1]), ETCH_I64, ETCH_F32));
            etch__k_store(k, vm_output(k, ETCH_F32, n_kept, kept), y);
            vm_case *c = malloc(sizeof *c);
            vm_case_init(c, k, dims[i]);
            rng r = { reduced * 16 + i };
            for (int o = 0; o < k->n_in; o++)
                operand_fill(&c->operands[o], &r, true);
            vm_case_check(c, "axes between", reduced * 16 + i);
            vm_case_fini(c);
            free(c);
            etch__arena_reset(&vm_arena, mark);
        }
}

/* The body may store too, and a reduction may take what was stored. */
static void test_body_stores(void **state)
{
    (void)state;
    static const int axes[] = { 0, 1 };
    static const int64_t dims[][2] = { { 3, 10 }, { 40, 10 }, { 5, 300 }, { 2, 5000 }, { 300, 3 }, { 300, 40 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(dims); i++)
        for (int transposed = 0; transposed < 2; transposed++) {
            etch_kernel *k = vm_kernel(2, transposed ? 1 : 2);
            const int *kept = transposed ? axes + 1 : axes;
            etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 2, axes));
            etch_kval e = etch__k_op1(k, ETCH_KOP_EXP,
                                      etch__k_op2(k, ETCH_KOP_SUB, x, etch__k_load(k, vm_input(k, ETCH_F32, 1, kept))));
            etch__k_store(k, vm_output(k, ETCH_F32, 2, axes), e);
            etch__k_store(k, vm_output(k, ETCH_F16, 2, axes), etch__k_cast(k, e, ETCH_F32, ETCH_F16));
            etch_kval s = etch__k_reduce(k, ETCH_KOP_RSUM, e), m = etch__k_reduce(k, ETCH_KOP_RMAX, x);
            etch__k_begin_tail(k);
            etch__k_store(k, vm_output(k, ETCH_F32, 1, kept), etch__k_op1(k, ETCH_KOP_RECIP, s));
            etch__k_store(k, vm_output(k, ETCH_F32, 1, kept), m);
            vm_case *c = malloc(sizeof *c);
            vm_case_init(c, k, dims[i]);
            rng r = { i };
            for (int o = 0; o < k->n_in; o++)
                operand_fill(&c->operands[o], &r, true);
            vm_case_check(c, "body stores", i);
            c->alias[0] = 0; /* the exponentials in place of x, which the maximum still reads */
            vm_case_check(c, "body stores in place", i);
            vm_case_fini(c);
            free(c);
        }
}

/* A constant, or a scalar, is summed as often as there are elements. */
static void test_reduced_scalars(void **state)
{
    (void)state;
    static const int axes[] = { 0, 1 };
    static const int64_t n[] = { 0, 1, 100, 300, 5000 };
    for (size_t i = 0; i < ETCH_COUNT_OF(n); i++) {
        etch_kernel *k = vm_kernel(2, 2);
        etch_kval one = etch__k_const_f64(k, ETCH_K_f32, 1), s = etch__k_load(k, vm_input(k, ETCH_F32, 0, axes));
        etch_kval a = etch__k_reduce(k, ETCH_KOP_RSUM, one), b = etch__k_reduce(k, ETCH_KOP_RSUM, s);
        etch__k_begin_tail(k);
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), a);
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), b);
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), etch__k_const_f64(k, ETCH_K_f32, 7));
        vm_case *c = malloc(sizeof *c);
        vm_case_init(c, k, (int64_t[]){ 400, n[i] });
        vm_case_check(c, "reduced scalars", (uint64_t)n[i]);
        vm_case_fini(c);
        free(c);
    }
}

int etch_test_vm_reduce(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_extents_f32, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_many_kept, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_every_type, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_b8, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_order_shows, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_axes_between, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_body_stores, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_reduced_scalars, vm_setup, vm_teardown),
    };
    return cmocka_run_group_tests_name("kernel/vm_reduce", tests, NULL, NULL);
}
