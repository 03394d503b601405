/* Equal programs: what shares its code, what its axes, too; and one prepared program run over different ranks. */
#include "vm_testing.h"

static const int axes[] = { 0, 1 };

/* y = (x - a) * c, where a is broadcast along the rows, or a single element. */
typedef struct shape {
    etch_dtype dtype;
    etch_kop op;
    double c;
    int rank, rank_a;
    bool is_across; /* x is transposed */
    uint16_t origin;
} shape;

static etch_kernel *kernel_of(const shape *s)
{
    static const int turned[] = { 1, 0 };
    etch_kernel *k = vm_kernel(s->rank, 0);
    k->origin = s->origin;
    etch_kval x = etch__k_load(k, vm_input(k, s->dtype, s->rank, s->is_across ? turned : axes));
    etch_kval a = etch__k_load(k, vm_input(k, s->dtype, s->rank_a, axes + s->rank - 1));
    etch_kval y = etch__k_op2(k, s->op, etch__k_op2(k, ETCH_KOP_SUB, x, a),
                              etch__k_const_f64(k, etch__k_type(k, x), s->c));
    etch__k_store(k, vm_output(k, s->dtype, s->rank, axes), y);
    return k;
}

static void test_equal(void **state)
{
    (void)state;
    const shape one = { ETCH_F32, ETCH_KOP_MUL, 2, 2, 1, false, 7 };
    const struct {
        shape s;
        bool shares_code, shares_axes;
    } others[] = {
        { { ETCH_F32, ETCH_KOP_MUL, 2, 2, 1, false, 7 }, true, true },
        { { ETCH_F32, ETCH_KOP_MUL, 2, 1, 1, false, 7 }, true, false },  /* another rank */
        { { ETCH_F32, ETCH_KOP_MUL, 2, 2, 1, true, 7 }, true, false },   /* other axes */
        { { ETCH_F32, ETCH_KOP_MUL, 2, 2, 0, false, 7 }, false, false }, /* a single element is loaded once */
        { { ETCH_F32, ETCH_KOP_MUL, 3, 2, 1, false, 7 }, false, false },
        { { ETCH_F32, ETCH_KOP_ADD, 2, 2, 1, false, 7 }, false, false },
        { { ETCH_F64, ETCH_KOP_MUL, 2, 2, 1, false, 7 }, false, false },
        { { ETCH_F16, ETCH_KOP_MUL, 2, 2, 1, false, 7 }, false, false }, /* computed in f32, but loaded otherwise */
        { { ETCH_F32, ETCH_KOP_MUL, 2, 2, 1, false, 8 }, false, false }, /* a failure would be another op's */
    };
    const etch_kernel *k = kernel_of(&one);
    for (size_t i = 0; i < ETCH_COUNT_OF(others); i++) {
        const etch_kernel *o = kernel_of(&others[i].s);
        if (etch__kernels_share_code(k, o) != others[i].shares_code ||
            (others[i].shares_code && etch__kernels_share_axes(k, o) != others[i].shares_axes))
            fail_msg("program %zu", i);
        assert_true(!others[i].shares_code || etch__kernel_hash(k) == etch__kernel_hash(o));
    }
}

/* What runs along no axis has one element, whatever its rank, and is loaded once; what is the same along a row is read once per row. */
static void test_operands_apart(void **state)
{
    (void)state;
    const shape one = { ETCH_F32, ETCH_KOP_MUL, 2, 2, 1, false, 7 };
    etch_kernel *k = kernel_of(&one), *single = kernel_of(&one), *by_row = kernel_of(&one);
    single->in[1].axis[0] = -1;
    by_row->in[1].axis[0] = 0;
    assert_false(etch__kernels_share_code(k, single));
    assert_false(etch__kernels_share_code(k, by_row));
    assert_false(etch__kernels_share_code(single, by_row));
}

/* Prepared from a program over a matrix, run over a vector. */
static void test_bound_as_another(void **state)
{
    (void)state;
    const etch_kernel *of = kernel_of(&(shape){ ETCH_F32, ETCH_KOP_MUL, 2, 2, 1, false, 0 });
    const etch_kernel *as = kernel_of(&(shape){ ETCH_F32, ETCH_KOP_MUL, 2, 1, 1, false, 0 });
    etch_vm_program *p = NULL;
    assert_int_equal(etch__vm_prepare(vm_cx, of, NULL, &p), ETCH_OK);
    float x[6] = { 1, 2, 3, 4, 5, 6 }, a[6] = { 1, 1, 1, 10, 10, 10 }, y[6];
    const int64_t six = 6, two_by_three[] = { 2, 3 }, three = 3, rows[] = { 3, 1 }, unit = 1;
    int64_t strides[3][ETCH_MAX_RANK];
    etch_loops loops;
    etch_launch launch = { .program = p, .loops = &loops, .data = (void *[]){ x, a, y } };
    etch__vm_bind_as(p, as, &six, (const etch_layout[]){ { &six, &unit }, { &six, &unit }, { &six, &unit } }, strides,
                     &loops);
    assert_int_equal(etch__vm_run(vm_cx, &launch), ETCH_OK);
    for (int i = 0; i < 6; i++)
        assert_true(y[i] == (x[i] - a[i]) * 2);
    etch__vm_bind(p, two_by_three,
                  (const etch_layout[]){ { two_by_three, rows }, { &three, &unit }, { two_by_three, rows } }, strides,
                  &loops);
    assert_int_equal(etch__vm_run(vm_cx, &launch), ETCH_OK);
    for (int i = 0; i < 6; i++)
        assert_true(y[i] == (x[i] - a[i % 3]) * 2);
}

int etch_test_equal(void);
int etch_test_equal(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_equal),
        cmocka_unit_test(test_operands_apart),
        cmocka_unit_test(test_bound_as_another),
    };
    return cmocka_run_group_tests(tests, vm_setup, vm_teardown);
}
