/* Maps: every shape of tile, every storage dtype, casts, operands in place. */
#include "vm_testing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const int axes[] = { 0, 1, 2, 3 };

static void check_and_free(vm_case *c, const char *what, uint64_t seed)
{
    rng r = { seed + 1 };
    for (int i = 0; i < c->k->n_in; i++)
        operand_fill(&c->operands[i], &r, true);
    vm_case_check(c, what, seed);
    vm_case_fini(c);
    free(c);
}

static vm_case *new_case(etch_kernel *k, const int64_t *extents)
{
    vm_case *c = malloc(sizeof *c);
    vm_case_init(c, k, extents);
    return c;
}

static void restride(operand *o, const int64_t *strides)
{
    operand_free(o);
    memcpy(o->strides, strides, (size_t)o->rank * sizeof *strides);
    operand_alloc(o);
}

/* x[i, j] + row[i] * col[j] + position, with x across, backwards, with gaps, at sizes around every threshold. */
static void test_two_axes(void **state)
{
    (void)state;
    static const int64_t sizes[] = { 1, 2, 3, 15, 16, 17, 31, 40, 63, 64, 65, 100, 255, 256, 257, 513 };
    for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++)
        for (size_t j = 0; j < ETCH_COUNT_OF(sizes); j++) {
            int64_t n = sizes[i], m = sizes[j];
            if (n * m > 20000)
                continue;
            for (int lie = 0; lie < 4; lie++) {
                etch_arena_mark mark = etch__arena_mark(&vm_arena);
                etch_kernel *k = vm_kernel(2, 0);
                etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 2, axes));
                etch_kval row = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes));
                etch_kval col = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes + 1));
                etch_kval y = etch__k_op2(k, ETCH_KOP_ADD, x, etch__k_op2(k, ETCH_KOP_MUL, row, col));
                if (lie != 0) {
                    etch_kval at = etch__k_op2(k, ETCH_KOP_SUB, etch__k_index(k, 0), etch__k_index(k, 1));
                    y = etch__k_op2(k, ETCH_KOP_ADD, y, etch__k_cast(k, at, ETCH_I64, ETCH_F32));
                }
                etch__k_store(k, vm_output(k, ETCH_F32, 2, axes), y);
                vm_case *c = new_case(k, (int64_t[]){ n, m });
                if (lie == 1)
                    restride(&c->operands[0], (int64_t[]){ 1, n });
                else if (lie == 2)
                    restride(&c->operands[0], (int64_t[]){ -m - 2, -1 });
                else if (lie == 3)
                    restride(&c->operands[3], (int64_t[]){ 1, n + 1 });
                check_and_free(c, "two axes", (uint64_t)(n * 10000 + m * 10 + lie));
                etch__arena_reset(&vm_arena, mark);
            }
        }
}

/* A square tile's last columns are narrower: what holds for a whole row must follow. */
static void test_transposed(void **state)
{
    (void)state;
    static const int64_t dims[][3] = { { 20, 37, 1 },  { 16, 16, 3 },   { 50, 19, 2 },
                                       { 17, 100, 5 }, { 130, 130, 1 }, { 33, 20, 18 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(dims); i++)
        for (int which = 0; which < 3; which++) {
            static const int perms[3][3] = { { 1, 0, 2 }, { 2, 1, 0 }, { 1, 2, 0 } };
            etch_kernel *k = vm_kernel(3, 0);
            etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 3, perms[which]));
            etch_kval a = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes));
            etch_kval b = etch__k_load(k, vm_input(k, ETCH_F16, 1, axes + 1));
            etch_kval y = etch__k_op2(k, ETCH_KOP_ADD, etch__k_op2(k, ETCH_KOP_ADD, x, a), b);
            y = etch__k_op2(k, ETCH_KOP_MUL, y, etch__k_load(k, vm_input(k, ETCH_F32, 0, axes)));
            etch__k_store(k, vm_output(k, ETCH_F32, 3, axes), y);
            etch__k_store(k, vm_output(k, ETCH_F16, 3, axes), etch__k_cast(k, y, ETCH_F32, ETCH_F16));
            check_and_free(new_case(k, dims[i]), "transposed", i * 3 + (size_t)which);
        }
}

/* All operands transposed alike are walked in the order of memory: as quick as if they were not. */
static void test_order_of_loops(void **state)
{
    (void)state;
    etch_kernel *k = vm_kernel(2, 0);
    etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 2, axes)), y = etch__k_load(k, vm_input(k, ETCH_F32, 2, axes));
    etch__k_store(k, vm_output(k, ETCH_F32, 2, axes), etch__k_op2(k, ETCH_KOP_ADD, x, y));
    etch_vm_program *p = NULL;
    assert_int_equal(etch__vm_prepare(vm_cx, k, NULL, &p), ETCH_OK);
    const int64_t extents[] = { 30, 70 }, across[] = { 1, 30 };
    etch_layout layouts[3];
    for (int i = 0; i < 3; i++)
        layouts[i] = (etch_layout){ extents, across };
    int64_t strides[3][ETCH_MAX_RANK];
    etch_loops loops;
    etch__vm_bind(p, extents, layouts, strides, &loops);
    assert_int_equal(loops.rank, 1);
    assert_int_equal(loops.extent[0], 2100);
    assert_int_equal(strides[2][0], 1);
}

/* Broadcast and size-1 axes in every place, four axes. */
static void test_broadcasts(void **state)
{
    (void)state;
    static const int64_t dims[][4] = { { 2, 3, 4, 5 }, { 1, 70, 1, 3 }, { 3, 1, 1, 100 },
                                       { 4, 5, 1, 1 }, { 1, 1, 1, 1 },  { 2, 0, 3, 4 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(dims); i++)
        for (unsigned ones = 0; ones < 16; ones++) {
            etch_arena_mark mark = etch__arena_mark(&vm_arena);
            etch_kernel *k = vm_kernel(4, 0);
            etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 4, axes)),
                      y = etch__k_load(k, vm_input(k, ETCH_F32, 4, axes));
            etch__k_store(k, vm_output(k, ETCH_F32, 4, axes), etch__k_op2(k, ETCH_KOP_SUB, x, y));
            vm_case *c = new_case(k, dims[i]);
            operand *o = &c->operands[1];
            operand_free(o);
            for (int a = 0; a < 4; a++)
                if (ones >> a & 1u)
                    o->dims[a] = 1;
            operand_dense(o);
            operand_alloc(o);
            check_and_free(c, "broadcast", i * 16 + ones);
            etch__arena_reset(&vm_arena, mark);
        }
}

/* A diagonal is an operand with one axis of the space twice; an axis of its own that runs along none has extent 1. */
static void test_odd_axes(void **state)
{
    (void)state;
    static const int twice[] = { 1, 0, 1 };
    for (int64_t n = 1; n < 400; n = n * 5 + 2) {
        etch_kernel *k = vm_kernel(2, 0);
        etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 3, twice)),
                  y = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes + 1));
        etch__k_store(k, vm_output(k, ETCH_F32, 2, axes), etch__k_op2(k, ETCH_KOP_SUB, x, y));
        vm_case *c = new_case(k, (int64_t[]){ 2, n });
        k->in[1].rank = 2;
        k->in[1].axis[1] = -1;
        c->operands[1].rank = 2;
        c->operands[1].dims[1] = 1;
        c->operands[1].strides[1] = 77;
        check_and_free(c, "odd axes", (uint64_t)n);
    }
}

/* ------------------------------------------------------------------------------------------------ storage */

/* What a cast means, from the exact value. */
static void expect_cast(etch_dtype from, const void *x, etch_dtype to, void *y)
{
    ref_value v = ref_load(from, x), out = { .u64 = 0 };
    bool is_bool = from == ETCH_BOOL;
    long double exact;
    switch (etch__dtypes[from].ktype) {
    case ETCH_K_b8: exact = v.b8; break;
    case ETCH_K_i32: exact = v.i32; break;
    case ETCH_K_i64: exact = v.i64; break;
    case ETCH_K_u32: exact = v.u32; break;
    case ETCH_K_u64: exact = v.u64; break;
    case ETCH_K_f32: exact = v.f32; break;
    default: exact = v.f64; break;
    }
    bool from_int = !is_bool && !etch__dtype_is(from, ETCH_CLASS_FLOAT);
    if (to == ETCH_BOOL) {
        *(uint8_t *)y = exact != 0;
        return;
    }
    if (to == ETCH_F64) {
        out.f64 = (double)exact;
        ref_store(to, y, out);
        return;
    }
    if (to == ETCH_F32 || ((to == ETCH_F16 || to == ETCH_BF16) && from_int)) {
        out.f32 = (float)exact; /* integers go to the half types by way of f32 */
        ref_store(to, y, out);
        return;
    }
    if (to == ETCH_F16 || to == ETCH_BF16) { /* one rounding, from the double that holds it */
        etch_status ok = ETCH_OK;
        ref_value d = { .f64 = (double)exact };
        d = ref_op(to == ETCH_F16 ? ETCH_KOP_ROUND_F16 : ETCH_KOP_ROUND_BF16, ETCH_K_f64, ETCH_K_f64, d, d, d, &ok);
        out.f32 = (float)d.f64;
        ref_store(to, y, out);
        return;
    }
    /* To integers. From floats: truncated; to types of up to 32 bits signed by way of i32, unsigned by way of i64. */
    uint64_t bits;
    if (from_int || is_bool) {
        bits = etch__dtypes[from].ktype == ETCH_K_u64 ? v.u64 : (uint64_t)(int64_t)exact;
    } else {
        long double t = truncl(exact);
        bool is_i32 = etch__dtypes[to].ktype == ETCH_K_i32;
        long double limit = is_i32 ? 0x1p31L : 0x1p63L;
        bits = t >= -limit && t < limit ? (uint64_t)(int64_t)t
               : is_i32                 ? (uint64_t)(int64_t)INT32_MIN
                                        : (uint64_t)INT64_MIN;
        if (to == ETCH_U64 && t >= 0x1p63L && t < 0x1p64L)
            bits = (uint64_t)t;
    }
    memcpy(y, &bits, etch_dtype_bytes(to));
}

static void test_casts(void **state)
{
    (void)state;
    enum { N = 700 };
    for (int from = 0; from < ETCH_N_DTYPES; from++)
        for (int to = 0; to < ETCH_N_DTYPES; to++) {
            if (from == ETCH_STRING || to == ETCH_STRING)
                continue;
            etch_arena_mark mark = etch__arena_mark(&vm_arena);
            etch_kernel *k = vm_kernel(1, 0);
            etch_kval x = etch__k_load(k, vm_input(k, (etch_dtype)from, 1, axes));
            etch__k_store(k, vm_output(k, (etch_dtype)to, 1, axes),
                          etch__k_cast(k, x, (etch_dtype)from, (etch_dtype)to));
            vm_case *c = new_case(k, (int64_t[]){ N });
            rng r = { (uint64_t)(from * 100 + to) };
            operand_fill(&c->operands[0], &r, false);
            vm_case_check(c, "cast", (uint64_t)(from * 100 + to));
            /* The reference ran the same instructions; were they the right ones? */
            size_t fb = etch_dtype_bytes((etch_dtype)from), tb = etch_dtype_bytes((etch_dtype)to);
            char *got = malloc(N * tb);
            etch_layout layouts[2] = { { c->operands[0].dims, c->operands[0].strides },
                                       { c->operands[1].dims, c->operands[1].strides } };
            assert_int_equal(ref_run(k, c->extents, layouts, (void *[]){ c->operands[0].data, got }, NULL), ETCH_OK);
            for (int i = 0; i < N; i++) {
                char want[8];
                expect_cast((etch_dtype)from, c->operands[0].data + (size_t)i * fb, (etch_dtype)to, want);
                if (!ref_equal((etch_dtype)to, want, got + (size_t)i * tb))
                    fail_msg("cast from %s to %s is wrong at %d", etch_dtype_name((etch_dtype)from),
                             etch_dtype_name((etch_dtype)to), i);
            }
            free(got);
            vm_case_fini(c);
            free(c);
            etch__arena_reset(&vm_arena, mark);
        }
}

/* Every pattern of the 16-bit types, dense and with strides, in and out. */
static void test_all_halves(void **state)
{
    (void)state;
    static const etch_dtype types[] = { ETCH_F16, ETCH_BF16, ETCH_I16, ETCH_U16 };
    for (size_t t = 0; t < ETCH_COUNT_OF(types); t++)
        for (int64_t stride = 1; stride <= 2; stride++) {
            etch_kernel *k = vm_kernel(1, 0);
            etch_dtype wide = t < 2 ? ETCH_F32 : t == 2 ? ETCH_I32 : ETCH_U32;
            etch_kval x = etch__k_load(k, vm_input(k, types[t], 1, axes));
            etch__k_store(k, vm_output(k, wide, 1, axes), x);
            etch__k_store(k, vm_output(k, types[t], 1, axes), x);
            vm_case *c = new_case(k, (int64_t[]){ 65536 });
            restride(&c->operands[0], &stride);
            restride(&c->operands[2], &stride);
            memset(c->operands[2].memory, 0, c->operands[2].bytes);
            for (int64_t i = 0; i < 65536; i++)
                ((uint16_t *)(void *)c->operands[0].memory)[i * stride] = (uint16_t)i;
            vm_case_check(c, "halves", t);
            vm_case_fini(c);
            free(c);
        }
}

/* ------------------------------------------------------------------------------------------------ in place */

/* Two outputs take each other's input's place. */
static void test_swap_in_place(void **state)
{
    (void)state;
    static const int64_t sizes[] = { 1, 5, 256, 1000 };
    for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++) {
        etch_kernel *k = vm_kernel(1, 0);
        etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes)),
                  y = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes));
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), y);
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), x);
        vm_case *c = new_case(k, &sizes[i]);
        c->alias[0] = 0;
        c->alias[1] = 1;
        check_and_free(c, "swap", i);
    }
}

/* The output is written before its input's last use; and after it. */
static void test_read_after_write(void **state)
{
    (void)state;
    for (int late = 0; late < 2; late++)
        for (int64_t n = 1; n < 2000; n = n * 7 + 3) {
            etch_kernel *k = vm_kernel(1, 0);
            etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes)),
                      w = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes));
            etch_kval first = etch__k_op1(k, ETCH_KOP_ABS, x),
                      second = etch__k_op2(k, ETCH_KOP_MIN, first, late ? w : x);
            etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), first);
            etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), second);
            vm_case *c = new_case(k, &n);
            c->alias[0] = 0;
            check_and_free(c, "read after write", (uint64_t)n);
        }
}

/* An integer's place for a float of the same size. */
static void test_in_place_of_another_type(void **state)
{
    (void)state;
    etch_kernel *k = vm_kernel(1, 0);
    etch_kval x = etch__k_load(k, vm_input(k, ETCH_I32, 1, axes));
    etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), etch__k_cast(k, x, ETCH_I32, ETCH_F32));
    vm_case *c = new_case(k, (int64_t[]){ 777 });
    c->alias[0] = 0;
    check_and_free(c, "another type", 0);
}

/* ------------------------------------------------------------------------------------------------ scalars */

static void test_scalars(void **state)
{
    (void)state;
    for (int64_t n = 0; n < 700; n = n * 3 + 1) {
        etch_kernel *k = vm_kernel(1, 0);
        etch_kval a = etch__k_load(k, vm_input(k, ETCH_F32, 0, axes)),
                  b = etch__k_load(k, vm_input(k, ETCH_BF16, 0, axes));
        etch_kval c2 = etch__k_const_f64(k, ETCH_K_f32, 2.5), x = etch__k_load(k, vm_input(k, ETCH_F32, 1, axes));
        etch_kval s = etch__k_op2(k, ETCH_KOP_MUL, etch__k_op2(k, ETCH_KOP_ADD, a, b), c2); /* of scalars alone */
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), etch__k_op2(k, ETCH_KOP_ADD, x, s));
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), s);
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axes),
                      etch__k_op2(k, ETCH_KOP_POW, x, c2)); /* no loop with a scalar */
        etch_kval lt = etch__k_op2(k, ETCH_KOP_LT, a, b);
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axes), etch__k_select(k, lt, x, s));
        etch__k_store(k, vm_output(k, ETCH_BOOL, 1, axes), lt);
        check_and_free(new_case(k, &n), "scalars", (uint64_t)n);
    }
}

int etch_test_vm_map(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_two_axes, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_transposed, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_order_of_loops, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_broadcasts, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_odd_axes, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_casts, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_all_halves, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_swap_in_place, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_read_after_write, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_in_place_of_another_type, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_scalars, vm_setup, vm_teardown),
    };
    return cmocka_run_group_tests_name("kernel/vm_map", tests, NULL, NULL);
}
