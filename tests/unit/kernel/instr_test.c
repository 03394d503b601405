/* Every instruction in every compute type: all pairs of special values against the reference's plain C, as tiles and as
 * scalars; and the functions of kernel/math, which the reference shares, against libm in a wider type. */
#include "vm_testing.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const etch_dtype storage_of[ETCH_N_KTYPES] = { 0,        ETCH_BOOL, ETCH_I32, ETCH_I64,
                                                      ETCH_U32, ETCH_U64,  ETCH_F32, ETCH_F64 };

static bool is_float(etch_ktype t) { return t == ETCH_K_f32 || t == ETCH_K_f64; }

/* Values at which something happens. */
static int special_values(etch_ktype t, ref_value *out)
{
    /* clang-format off */
    static const double floats[] = { 0.0, -0.0, 1, -1, 0.5, -0.5, 1.5, 2.5, -2.5, 2, 3, -3, 7, -7, 0.1, 100.25, -100.25, 1e10,
                                     -1e10, 65504, 65519.9, 65520, 70000, 6e-8, 2.9e-8, 3.1e-8, 1e-40, -1e-40, 3.4e38, 2147483647.0,
                                     2147483648.0, -2147483648.0, -2147483649.0, 4294967296.0, 9.2e18, 9223372036854775808.0, 1.8e19,
                                     18446744073709551616.0, -9.3e18, INFINITY, -INFINITY, NAN, 8388608.5, 4503599627370497.5, 1e300,
                                     1e-310, 1.00390625, 1.01171875, 256.5, 3.39e38 };
    static const int64_t ints[] = { 0, 1, -1, 2, -2, 3, 5, 7, -7, 8, 31, 32, 33, 63, 64, 65, 100, 127, 128, -128, -129, 255, 256, 32767, 32768,
                                    65535, 65536, INT32_MAX, INT32_MIN, (int64_t)INT32_MAX + 1, UINT32_MAX, INT64_MAX, INT64_MIN, 16777217,
                                    9007199254740993, 0x123456789abcdef };
    /* clang-format on */
    int n = 0;
    if (t == ETCH_K_b8) {
        out[n++] = (ref_value){ .u64 = 0 };
        out[n++] = (ref_value){ .u64 = 1 };
    } else if (is_float(t)) {
        for (size_t i = 0; i < ETCH_COUNT_OF(floats); i++, n++) {
            out[n].u64 = 0;
            if (t == ETCH_K_f32)
                out[n].f32 = (float)floats[i];
            else
                out[n].f64 = floats[i];
        }
    } else {
        for (size_t i = 0; i < ETCH_COUNT_OF(ints); i++, n++) {
            out[n].u64 = 0;
            memcpy(&out[n], &ints[i], (size_t)etch__ktype_bytes(t));
        }
    }
    return n;
}

enum { MAX_VALUES = 64, MAX_PAIRS = MAX_VALUES * MAX_VALUES };

typedef struct instr_case {
    etch_kop op;
    etch_ktype type, result;
    int n;
    ref_value a[MAX_PAIRS], b[MAX_PAIRS], c[MAX_PAIRS];
} instr_case;

static etch_kval build_instr(etch_kernel *k, const instr_case *t, const etch_kval *v)
{
    if (t->op == ETCH_KOP_SELECT)
        return etch__k_select(k, v[0], v[1], v[2]);
    if (t->op == ETCH_KOP_CONVERT)
        return etch__k_cast(k, v[0], storage_of[t->type], storage_of[t->result]);
    return etch__kop_arity(t->op) == 1 ? etch__k_op1(k, t->op, v[0]) : etch__k_op2(k, t->op, v[0], v[1]);
}

static void put(operand *o, int64_t i, ref_value v)
{
    ref_store(o->dtype, o->data + i * (int64_t)etch_dtype_bytes(o->dtype), v);
}

/* `scalar`: bit i makes operand i an input of rank 0 with the value of element `at`; then one element is computed. */
static void check_instr(const instr_case *t, unsigned scalar, int64_t at)
{
    static const int axis_0[] = { 0 };
    etch_arena_mark mark = etch__arena_mark(&vm_arena);
    etch_kernel *k = vm_kernel(1, 0);
    int arity = etch__kop_arity(t->op);
    etch_kval v[3] = { 0, 0, 0 };
    for (int i = 0; i < arity; i++) {
        etch_ktype kt = t->op == ETCH_KOP_SELECT && i == 0 ? ETCH_K_b8 : t->type;
        v[i] = etch__k_load(k, vm_input(k, storage_of[kt], scalar >> i & 1u ? 0 : 1, axis_0));
    }
    etch_kval y = build_instr(k, t, v);
    etch__k_store(k, vm_output(k, storage_of[t->result], 1, axis_0), y);
    /* A neighbour of each side, so that scalar loops have something to repeat. */
    int64_t from = scalar ? (at > 3 ? at - 3 : 0) : 0, n = scalar ? (t->n - from < 7 ? t->n - from : 7) : t->n;
    vm_case *c = malloc(sizeof *c);
    vm_case_init(c, k, &n);
    const ref_value *values[3] = { t->a, t->b, t->c };
    for (int i = 0; i < arity; i++)
        for (int64_t j = 0; j < (scalar >> i & 1u ? 1 : n); j++)
            put(&c->operands[i], j, values[i][scalar >> i & 1u ? at : from + j]);
    char what[64];
    snprintf(what, sizeof what, "%s.%s, scalars %u", etch__kop_name(t->op), etch__ktype_name(t->type), scalar);
    vm_case_check(c, what, (uint64_t)at);
    vm_case_fini(c);
    free(c);
    etch__arena_reset(&vm_arena, mark);
}

/* Pairs that fault are vm_fault_test's. */
static bool faults(etch_kop op, etch_ktype t, ref_value a, ref_value b)
{
    etch_status s = ETCH_OK;
    if (etch__kop_can_fault(op, t))
        ref_op(op, t, t, a, b, a, &s);
    return s != ETCH_OK;
}

static void fill_case(instr_case *t)
{
    ref_value v[MAX_VALUES];
    int n = special_values(t->type, v);
    t->n = 0;
    int n_b = etch__kop_arity(t->op) == 1 ? 1 : n;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n_b; j++) {
            ref_value a = v[i], b = v[j], c = { .u64 = 0 };
            if (faults(t->op, t->type, a, b))
                continue;
            if (t->op == ETCH_KOP_SELECT) {
                c = b;
                b = a;
                a = (ref_value){ .u64 = (uint64_t)((i + j) & 1) };
            }
            t->a[t->n] = a;
            t->b[t->n] = b;
            t->c[t->n++] = c;
        }
}

static bool is_instr(etch_kop op)
{
    return op != ETCH_KOP_CONST && op != ETCH_KOP_LOAD && op != ETCH_KOP_INDEX && op != ETCH_KOP_STORE &&
           !etch__kop_is_reduce(op);
}

static void test_every_instruction(void **state)
{
    (void)state;
    instr_case *t = malloc(sizeof *t);
    int n_checked = 0;
    for (int op = 0; op < ETCH_N_KOPS; op++)
        for (int type = ETCH_K_b8; type < ETCH_N_KTYPES; type++) {
            if (!is_instr((etch_kop)op) || !etch__kop_takes((etch_kop)op, (etch_ktype)type))
                continue;
            for (int to = ETCH_K_b8; to < ETCH_N_KTYPES; to++) {
                bool compares = (op >= ETCH_KOP_EQ && op <= ETCH_KOP_LE) ||
                                (op >= ETCH_KOP_IS_NAN && op <= ETCH_KOP_IS_FINITE);
                if (op == ETCH_KOP_CONVERT ? to == type : to != (compares ? (int)ETCH_K_b8 : type))
                    continue;
                t->op = (etch_kop)op;
                t->type = (etch_ktype)type;
                t->result = (etch_ktype)to;
                fill_case(t);
                assert_true(t->n > 0);
                check_instr(t, 0, 0);
                n_checked++;
                int arity = etch__kop_arity((etch_kop)op);
                for (unsigned scalar = 1; arity > 1 && scalar < 1u << arity; scalar++)
                    for (int at = 0; at < t->n; at += 1 + t->n / 23)
                        check_instr(t, scalar, at);
            }
        }
    assert_true(n_checked > 250);
    free(t);
}

/* ------------------------------------------------------------------------------------------------ against libm */

typedef struct function {
    etch_kop op;
    long double (*one)(long double);
    long double (*two)(long double, long double);
    double low, high; /* of the arguments */
    double ulps;      /* of the result, or of 1 where the result is smaller and `absolute` */
    bool absolute;
} function;

static long double sigmoid(long double x) { return 1 / (1 + expl(-x)); }

/* Recurrence up to 30, then the asymptotic series. */
static long double digamma(long double x)
{
    long double y = 0;
    for (; x < 30; x++)
        y -= 1 / x;
    long double z = 1 / (x * x);
    return y + logl(x) - 1 / (2 * x) -
           z * (1.0L / 12 - z * (1.0L / 120 - z * (1.0L / 252 - z * (1.0L / 240 - z / 132))));
}

/* Euler and Maclaurin after 30 terms. */
static long double zeta(long double s, long double q)
{
    static const long double b[] = { 1.0L / 12,       -1.0L / 720,     1.0L / 30240,
                                     -1.0L / 1209600, 1.0L / 47900160, -691.0L / 1307674368000 };
    long double y = 0, a = q;
    for (int i = 0; i < 30; i++, a++)
        y += powl(a, -s);
    y += powl(a, 1 - s) / (s - 1) + powl(a, -s) / 2;
    long double rise = s, p = powl(a, -s - 1);
    for (int i = 0; i < 6; i++) {
        y += b[i] * rise * p;
        rise *= (s + 2 * i + 1) * (s + 2 * i + 2);
        p /= a * a;
    }
    return y;
}

static long double polygamma(long double n, long double x)
{
    n = truncl(n);
    if (n == 0)
        return digamma(x);
    return (fmodl(n, 2) == 0 ? -1 : 1) * tgammal(n + 1) * zeta(n + 1, x);
}

static long double erfinv(long double y)
{
    long double low = -7, high = 7; /* bisection: the slow and sure way */
    if (y == 0)
        return 0;
    for (int i = 0; i < 100; i++) {
        long double mid = (low + high) / 2;
        *(erfl(mid) < y ? &low : &high) = mid;
    }
    return (low + high) / 2;
}

/* clang-format off */
static const function functions[] = {
    { ETCH_KOP_EXP,     expl,     NULL, -80, 80, 4, false },     { ETCH_KOP_EXPM1,  expm1l,  NULL, -5, 5, 4, false },
    { ETCH_KOP_LOG,     logl,     NULL, 0.001, 100, 4, false },  { ETCH_KOP_LOG1P,  log1pl,  NULL, -0.9, 20, 4, false },
    { ETCH_KOP_TANH,    tanhl,    NULL, -6, 6, 6, false },       { ETCH_KOP_SIGMOID, sigmoid, NULL, -20, 20, 6, false },
    { ETCH_KOP_ERF,     erfl,     NULL, -4, 4, 6, false },       { ETCH_KOP_ERFC,   erfcl,   NULL, -4, 5, 16, false },
    { ETCH_KOP_ERFINV,  erfinv,   NULL, -0.99, 0.99, 16, false }, { ETCH_KOP_SIN,   sinl,    NULL, -20, 20, 4, true },
    { ETCH_KOP_COS,     cosl,     NULL, -20, 20, 4, true },      { ETCH_KOP_TAN,    tanl,    NULL, -1.5, 1.5, 6, false },
    { ETCH_KOP_ASIN,    asinl,    NULL, -1, 1, 6, false },       { ETCH_KOP_ACOS,   acosl,   NULL, -1, 1, 6, true },
    { ETCH_KOP_ATAN,    atanl,    NULL, -20, 20, 6, false },     { ETCH_KOP_SINH,   sinhl,   NULL, -10, 10, 6, false },
    { ETCH_KOP_COSH,    coshl,    NULL, -10, 10, 6, false },     { ETCH_KOP_ASINH,  asinhl,  NULL, -20, 20, 6, false },
    { ETCH_KOP_ACOSH,   acoshl,   NULL, 1, 20, 8, true },        { ETCH_KOP_ATANH,  atanhl,  NULL, -0.99, 0.99, 6, false },
    { ETCH_KOP_LGAMMA,  lgammal,  NULL, 0.05, 30, 16, true },    { ETCH_KOP_DIGAMMA, digamma, NULL, 0.05, 30, 16, true },
    { ETCH_KOP_POW,     NULL, powl, 0.1, 8, 4, false },          { ETCH_KOP_ATAN2,  NULL, atan2l, -5, 5, 6, false },
    { ETCH_KOP_ZETA,    NULL, zeta, 1.5, 9, 64, false },         { ETCH_KOP_POLYGAMMA, NULL, polygamma, 1, 6, 64, true },
};
/* clang-format on */

static void check_function(const function *f, etch_ktype t)
{
    enum { N = 401 };
    static const int axis_0[] = { 0 };
    int64_t n = N;
    etch_arena_mark mark = etch__arena_mark(&vm_arena);
    etch_kernel *k = vm_kernel(1, 0);
    etch_kval a = etch__k_load(k, vm_input(k, storage_of[t], 1, axis_0));
    etch_kval b = f->two ? etch__k_load(k, vm_input(k, storage_of[t], 1, axis_0)) : 0;
    etch__k_store(k, vm_output(k, storage_of[t], 1, axis_0),
                  f->two ? etch__k_op2(k, f->op, a, b) : etch__k_op1(k, f->op, a));
    long double x[2][N];
    double raw[3][N];
    for (int i = 0; i < N; i++) {
        double at = f->low + (f->high - f->low) * i / (N - 1),
               other = f->low + (f->high - f->low) * ((i * 37) % N) / (N - 1);
        if (f->op == ETCH_KOP_POLYGAMMA)
            at = floor(at); /* an order */
        x[0][i] = t == ETCH_K_f32 ? (float)at : at;
        x[1][i] = t == ETCH_K_f32 ? (float)other : other;
        if (t == ETCH_K_f32) {
            ((float *)raw[0])[i] = (float)at;
            ((float *)raw[1])[i] = (float)other;
        } else {
            raw[0][i] = at;
            raw[1][i] = other;
        }
    }
    etch_vm_program *p = NULL;
    assert_int_equal(etch__vm_prepare(vm_cx, k, NULL, &p), ETCH_OK);
    const int64_t one = 1;
    etch_layout layouts[3] = { { &n, &one }, { &n, &one }, { &n, &one } };
    void *data[3] = { raw[0], f->two ? raw[1] : raw[2], raw[2] };
    int64_t strides[3][ETCH_MAX_RANK];
    etch_loops loops;
    etch__vm_bind(p, &n, layouts, strides, &loops);
    assert_int_equal(etch__vm_run(vm_cx, &(etch_launch){ .program = p, .loops = &loops, .data = data }), ETCH_OK);
    double unit = t == ETCH_K_f32 ? 0x1p-23 : 0x1p-52;
    for (int i = 0; i < N; i++) {
        long double want = f->two ? f->two(x[0][i], x[1][i]) : f->one(x[0][i]);
        long double got = t == ETCH_K_f32 ? ((float *)raw[2])[i] : raw[2][i];
        long double size = fabsl(want);
        if (f->absolute && size < 1)
            size = 1;
        if (isnan(got) || fabsl(got - want) > size * f->ulps * unit) {
            fprintf(stderr, "%s.%s of %.17Lg, %.17Lg: %.17Lg expected, %.17Lg found\n", etch__kop_name(f->op),
                    etch__ktype_name(t), x[0][i], x[1][i], want, got);
            fail();
        }
    }
    etch__arena_reset(&vm_arena, mark);
}

static void test_functions_against_libm(void **state)
{
    (void)state;
    for (size_t i = 0; i < ETCH_COUNT_OF(functions); i++) {
        check_function(&functions[i], ETCH_K_f32);
        check_function(&functions[i], ETCH_K_f64);
    }
    /* Every instruction that kernel/math computes is in the table. */
    for (int op = ETCH_KOP_EXP; op <= ETCH_KOP_ZETA; op++) {
        bool found = false;
        for (size_t i = 0; i < ETCH_COUNT_OF(functions); i++)
            found |= (int)functions[i].op == op;
        if (!found)
            fail_msg("%s is not tested", etch__kop_name((etch_kop)op));
    }
}

/* The trigonometric loops take a shorter way when all of a tile is of ordinary size. */
static void test_bounded_arguments(void **state)
{
    (void)state;
    static const int axis_0[] = { 0 };
    static const etch_kop ops[] = { ETCH_KOP_SIN, ETCH_KOP_COS, ETCH_KOP_TAN };
    for (int type = 0; type < 2; type++)
        for (int far = 0; far < 2; far++) {
            etch_dtype t = type ? ETCH_F64 : ETCH_F32;
            etch_kernel *k = vm_kernel(1, 0);
            etch_kval a = etch__k_load(k, vm_input(k, t, 1, axis_0));
            for (int i = 0; i < 3; i++)
                etch__k_store(k, vm_output(k, t, 1, axis_0), etch__k_op1(k, ops[i], a));
            vm_case *c = malloc(sizeof *c);
            vm_case_init(c, k, (int64_t[]){ 300 });
            rng r = { 5 };
            for (int64_t i = 0; i < 300; i++) {
                double x = (double)(rng_below(&r, 2000000) - 1000000) / 64;
                if (far && i % 40 == 7)
                    x *= ldexp(1, (int)rng_below(&r, 90));
                put(&c->operands[0], i, type ? (ref_value){ .f64 = x } : (ref_value){ .f32 = (float)x });
            }
            vm_case_check(c, "bounded arguments", (uint64_t)(2 * type + far));
            vm_case_fini(c);
            free(c);
        }
}

int etch_test_instr(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_every_instruction, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_functions_against_libm, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_bounded_arguments, vm_setup, vm_teardown),
    };
    return cmocka_run_group_tests_name("kernel/instr", tests, NULL, NULL);
}
