/* Kernel instructions as operations on lanes. Each has the meaning of tile/meaning.h, to the bit.
 *
 * Truths are masks. Narrow integers are 32 bits wide and wrapped by instructions of their own, half types are f32. */
#define ETCH_MATH_EMITS
#include "kernel/math/exp_log.h"
#include "kernel/math/tanh_erf.h"
#include "kernel/native/native.h"

typedef struct lowering {
    etch_lanes *lanes;
    const etch_kinstr *k;
    const etch_lval *in;
    int bits;
    bool is_float, is_signed;
} lowering;

static etch_lval op1(const lowering *w, etch_lane_op op, etch_lval a, int imm)
{
    return etch__lane_op(w->lanes, op, w->bits, a, ETCH_LVAL_NONE, ETCH_LVAL_NONE, imm);
}
static etch_lval op2(const lowering *w, etch_lane_op op, etch_lval a, etch_lval b)
{
    return etch__lane_op(w->lanes, op, w->bits, a, b, ETCH_LVAL_NONE, 0);
}
static etch_lval compare(const lowering *w, etch_lane_op op, etch_lval a, etch_lval b, int how)
{
    return etch__lane_op(w->lanes, op, w->bits, a, b, ETCH_LVAL_NONE, how);
}
static etch_lval choose(const lowering *w, etch_lval cond, etch_lval a, etch_lval b)
{
    return etch__lane_op(w->lanes, ETCH_LANE_SELECT, w->bits, cond, a, b, 0);
}
static etch_lval bits_of(const lowering *w, uint64_t x) { return etch__lane_const(w->lanes, w->bits, x); }

static etch_lval number(const lowering *w, double x)
{
    return bits_of(w, !w->is_float    ? (uint64_t)(int64_t)x & (w->bits == 32 ? UINT32_MAX : UINT64_MAX)
                      : w->bits == 32 ? etch__bits_f32((float)x)
                                      : etch__bits_f64(x));
}
static uint64_t sign_bit(const lowering *w) { return (uint64_t)1 << (w->bits - 1); }

/* etch__native_can says otherwise. */
static etch_lval not_lowered(const lowering *w)
{
    ETCH_ASSERT(false, "native: %s of %s is not lowered", etch__kop_name(w->k->op), etch__ktype_name(w->k->type));
    return ETCH_LVAL_NONE;
}

/* ------------------------------------------------------------------------------------------------ floats */

/* Equal numbers have equal bits or are zeros of either sign; a NaN of either operand is the result. */
static etch_lval extreme(const lowering *w, bool is_min)
{
    etch_lval a = w->in[0], b = w->in[1];
    if (!w->is_float)
        return op2(w,
                   is_min ? (w->is_signed ? ETCH_LANE_IMIN : ETCH_LANE_UMIN)
                          : (w->is_signed ? ETCH_LANE_IMAX : ETCH_LANE_UMAX),
                   a, b);
    etch_lval y = op2(w, is_min ? ETCH_LANE_FMIN : ETCH_LANE_FMAX, a, b);
    y = choose(w, compare(w, ETCH_LANE_FCMP, a, b, ETCH_LANE_EQ), op2(w, is_min ? ETCH_LANE_OR : ETCH_LANE_AND, a, b),
               y);
    return choose(w, compare(w, ETCH_LANE_FCMP, a, a, ETCH_LANE_UNORDERED), a, y);
}

static etch_lval magnitude(const lowering *w, etch_lval a)
{
    return op2(w, ETCH_LANE_AND, a, bits_of(w, sign_bit(w) - 1));
}

static etch_lval sign_of(const lowering *w)
{
    etch_lval a = w->in[0], zero = number(w, 0), one = number(w, 1);
    if (!w->is_float) {
        etch_lval y = choose(w, compare(w, ETCH_LANE_ICMP, a, zero, ETCH_LANE_I_NE), one, zero);
        return w->is_signed ? choose(w, compare(w, ETCH_LANE_ICMP, a, zero, ETCH_LANE_I_LT), number(w, -1), y) : y;
    }
    etch_lval y = choose(w, compare(w, ETCH_LANE_FCMP, a, zero, ETCH_LANE_EQ), zero, a);
    y = choose(w, compare(w, ETCH_LANE_FCMP, a, zero, ETCH_LANE_LT), number(w, -1), y);
    return choose(w, compare(w, ETCH_LANE_FCMP, zero, a, ETCH_LANE_LT), one, y);
}

/* The upper half of an f32, rounded to nearest, ties to even; a NaN is made quiet. */
static etch_lval round_bf16(const lowering *w)
{
    etch_lval u = w->in[0];
    etch_lval last = op2(w, ETCH_LANE_AND, op1(w, ETCH_LANE_SHR, u, 16), bits_of(w, 1));
    etch_lval r = op2(w, ETCH_LANE_IADD, op2(w, ETCH_LANE_IADD, u, bits_of(w, 0x7fff)), last);
    etch_lval is_nan = compare(w, ETCH_LANE_FCMP, u, u, ETCH_LANE_UNORDERED);
    r = choose(w, is_nan, op2(w, ETCH_LANE_OR, u, bits_of(w, 0x00400000u)), r);
    return op2(w, ETCH_LANE_AND, r, bits_of(w, 0xffff0000u));
}

#define MATH(name, fn) \
    case ETCH_KOP_##name: \
        return w->bits == 32 ? etch__lane_##fn##_f32(w->lanes, (vf32){ w->in[0] }).v \
                             : etch__lane_##fn##_f64(w->lanes, (vf64){ w->in[0] }).v;

static etch_lval lower_float(const lowering *w)
{
    etch_lval a = w->in[0];
    switch ((etch_kop)w->k->op) {
    case ETCH_KOP_ADD: return op2(w, ETCH_LANE_FADD, a, w->in[1]);
    case ETCH_KOP_SUB: return op2(w, ETCH_LANE_FSUB, a, w->in[1]);
    case ETCH_KOP_MUL: return op2(w, ETCH_LANE_FMUL, a, w->in[1]);
    case ETCH_KOP_DIV: return op2(w, ETCH_LANE_FDIV, a, w->in[1]);
    case ETCH_KOP_EQ: return compare(w, ETCH_LANE_FCMP, a, w->in[1], ETCH_LANE_EQ);
    case ETCH_KOP_NE: return compare(w, ETCH_LANE_FCMP, a, w->in[1], ETCH_LANE_NE);
    case ETCH_KOP_LT: return compare(w, ETCH_LANE_FCMP, a, w->in[1], ETCH_LANE_LT);
    case ETCH_KOP_LE: return compare(w, ETCH_LANE_FCMP, a, w->in[1], ETCH_LANE_LE);
    case ETCH_KOP_NEG: return op2(w, ETCH_LANE_XOR, a, bits_of(w, sign_bit(w)));
    case ETCH_KOP_ABS: return magnitude(w, a);
    case ETCH_KOP_FLOOR: return op1(w, ETCH_LANE_FROUND, a, ETCH_LANE_DOWN);
    case ETCH_KOP_CEIL: return op1(w, ETCH_LANE_FROUND, a, ETCH_LANE_UP);
    case ETCH_KOP_TRUNC: return op1(w, ETCH_LANE_FROUND, a, ETCH_LANE_TO_ZERO);
    case ETCH_KOP_RINT: return op1(w, ETCH_LANE_FROUND, a, ETCH_LANE_NEAREST);
    case ETCH_KOP_SQRT: return op1(w, ETCH_LANE_FSQRT, a, 0);
    case ETCH_KOP_RSQRT: return op2(w, ETCH_LANE_FDIV, number(w, 1), op1(w, ETCH_LANE_FSQRT, a, 0));
    case ETCH_KOP_RECIP: return op2(w, ETCH_LANE_FDIV, number(w, 1), a);
    case ETCH_KOP_IS_NAN: return compare(w, ETCH_LANE_FCMP, a, a, ETCH_LANE_UNORDERED);
    case ETCH_KOP_IS_INF: return compare(w, ETCH_LANE_FCMP, magnitude(w, a), number(w, ETCH_INF), ETCH_LANE_EQ);
    case ETCH_KOP_IS_FINITE: return compare(w, ETCH_LANE_FCMP, magnitude(w, a), number(w, ETCH_INF), ETCH_LANE_LT);
    case ETCH_KOP_ROUND_F16: return op1(w, ETCH_LANE_ROUND_F16, a, 0);
    case ETCH_KOP_ROUND_BF16:
        return round_bf16(w);
        MATH(EXP, exp)
        MATH(EXPM1, expm1)
        MATH(LOG, log)
        MATH(LOG1P, log1p)
        MATH(TANH, tanh)
        MATH(SIGMOID, sigmoid)
        MATH(ERF, erf)
    default: return not_lowered(w);
    }
}

static bool can_float(etch_kop op, etch_ktype t)
{
    switch (op) {
    case ETCH_KOP_ADD:
    case ETCH_KOP_SUB:
    case ETCH_KOP_MUL:
    case ETCH_KOP_DIV:
    case ETCH_KOP_MIN:
    case ETCH_KOP_MAX:
    case ETCH_KOP_EQ:
    case ETCH_KOP_NE:
    case ETCH_KOP_LT:
    case ETCH_KOP_LE:
    case ETCH_KOP_NEG:
    case ETCH_KOP_ABS:
    case ETCH_KOP_SIGN:
    case ETCH_KOP_FLOOR:
    case ETCH_KOP_CEIL:
    case ETCH_KOP_TRUNC:
    case ETCH_KOP_RINT:
    case ETCH_KOP_SQRT:
    case ETCH_KOP_RSQRT:
    case ETCH_KOP_RECIP:
    case ETCH_KOP_EXP:
    case ETCH_KOP_EXPM1:
    case ETCH_KOP_LOG:
    case ETCH_KOP_LOG1P:
    case ETCH_KOP_TANH:
    case ETCH_KOP_SIGMOID:
    case ETCH_KOP_ERF:
    case ETCH_KOP_IS_NAN:
    case ETCH_KOP_IS_INF:
    case ETCH_KOP_IS_FINITE:
    case ETCH_KOP_SELECT: return true;
    case ETCH_KOP_ROUND_F16:
    case ETCH_KOP_ROUND_BF16: return t == ETCH_K_f32;
    default: return false;
    }
}

/* ------------------------------------------------------------------------------------------------ integers */

static etch_lval int_compare(const lowering *w, int how)
{
    return compare(w, w->is_signed ? ETCH_LANE_ICMP : ETCH_LANE_UCMP, w->in[0], w->in[1], how);
}

static etch_lval wrap(const lowering *w, int to)
{
    int by = w->bits - to;
    return op1(w, w->is_signed ? ETCH_LANE_SAR : ETCH_LANE_SHR, op1(w, ETCH_LANE_SHL, w->in[0], by), by);
}

static etch_lval lower_int(const lowering *w)
{
    etch_lval a = w->in[0];
    switch ((etch_kop)w->k->op) {
    case ETCH_KOP_ADD: return op2(w, ETCH_LANE_IADD, a, w->in[1]);
    case ETCH_KOP_SUB: return op2(w, ETCH_LANE_ISUB, a, w->in[1]);
    case ETCH_KOP_MUL: return op2(w, ETCH_LANE_IMUL, a, w->in[1]);
    case ETCH_KOP_EQ: return int_compare(w, ETCH_LANE_I_EQ);
    case ETCH_KOP_NE: return int_compare(w, ETCH_LANE_I_NE);
    case ETCH_KOP_LT: return int_compare(w, ETCH_LANE_I_LT);
    case ETCH_KOP_LE: return int_compare(w, ETCH_LANE_I_LE);
    case ETCH_KOP_AND: return op2(w, ETCH_LANE_AND, a, w->in[1]);
    case ETCH_KOP_OR: return op2(w, ETCH_LANE_OR, a, w->in[1]);
    case ETCH_KOP_XOR: return op2(w, ETCH_LANE_XOR, a, w->in[1]);
    case ETCH_KOP_NOT: return op2(w, ETCH_LANE_XOR, a, bits_of(w, w->bits == 32 ? UINT32_MAX : UINT64_MAX));
    case ETCH_KOP_NEG: return op2(w, ETCH_LANE_ISUB, number(w, 0), a);
    /* (of the least integer itself: as unsigned numbers it is the smaller, and its negative the same) */
    case ETCH_KOP_ABS: return w->is_signed ? op2(w, ETCH_LANE_UMIN, a, op2(w, ETCH_LANE_ISUB, number(w, 0), a)) : a;
    /* (shifts by the width or more, which negative counts are as unsigned ones, give 0 or the sign) */
    case ETCH_KOP_SHL: return op2(w, ETCH_LANE_SHLV, a, w->in[1]);
    case ETCH_KOP_SHR: return op2(w, w->is_signed ? ETCH_LANE_SARV : ETCH_LANE_SHRV, a, w->in[1]);
    case ETCH_KOP_WRAP_8: return wrap(w, 8);
    case ETCH_KOP_WRAP_16: return wrap(w, 16);
    default: return not_lowered(w);
    }
}

static bool can_int(etch_kop op, etch_ktype t, etch_isa isa)
{
    bool is_wide = t == ETCH_K_i64 || t == ETCH_K_u64, is_signed = t == ETCH_K_i32 || t == ETCH_K_i64;
    switch (op) {
    case ETCH_KOP_ADD:
    case ETCH_KOP_SUB:
    case ETCH_KOP_EQ:
    case ETCH_KOP_NE:
    case ETCH_KOP_AND:
    case ETCH_KOP_OR:
    case ETCH_KOP_XOR:
    case ETCH_KOP_NOT:
    case ETCH_KOP_NEG:
    case ETCH_KOP_SHL:
    case ETCH_KOP_SELECT: return true;
    case ETCH_KOP_LT:
    case ETCH_KOP_LE:
    case ETCH_KOP_SIGN: return isa == ETCH_ISA_AVX512 || is_signed;
    case ETCH_KOP_SHR:
    case ETCH_KOP_MUL:
    case ETCH_KOP_MIN:
    case ETCH_KOP_MAX:
    case ETCH_KOP_ABS: return isa == ETCH_ISA_AVX512 || !is_wide;
    case ETCH_KOP_WRAP_8:
    case ETCH_KOP_WRAP_16: return !is_wide;
    default: return false;
    }
}

/* ------------------------------------------------------------------------------------------------ truths */

static etch_lval mask_op(const lowering *w, etch_lane_op op, etch_lval a, etch_lval b)
{
    return etch__lane_op(w->lanes, op, w->bits, a, b, ETCH_LVAL_NONE, 0);
}

static etch_lval lower_truth(const lowering *w)
{
    etch_lval a = w->in[0], b = w->in[1];
    switch ((etch_kop)w->k->op) {
    case ETCH_KOP_AND:
    case ETCH_KOP_MIN: return mask_op(w, ETCH_LANE_MAND, a, b);
    case ETCH_KOP_OR:
    case ETCH_KOP_MAX: return mask_op(w, ETCH_LANE_MOR, a, b);
    case ETCH_KOP_XOR:
    case ETCH_KOP_NE: return mask_op(w, ETCH_LANE_MXOR, a, b);
    case ETCH_KOP_NOT: return mask_op(w, ETCH_LANE_MNOT, a, ETCH_LVAL_NONE);
    case ETCH_KOP_EQ: return mask_op(w, ETCH_LANE_MNOT, mask_op(w, ETCH_LANE_MXOR, a, b), ETCH_LVAL_NONE);
    case ETCH_KOP_LT: return mask_op(w, ETCH_LANE_MAND, mask_op(w, ETCH_LANE_MNOT, a, ETCH_LVAL_NONE), b);
    case ETCH_KOP_LE: return mask_op(w, ETCH_LANE_MOR, mask_op(w, ETCH_LANE_MNOT, a, ETCH_LVAL_NONE), b);
    case ETCH_KOP_SELECT:
        return mask_op(w, ETCH_LANE_MOR, mask_op(w, ETCH_LANE_MAND, a, b),
                       mask_op(w, ETCH_LANE_MAND, mask_op(w, ETCH_LANE_MNOT, a, ETCH_LVAL_NONE), w->in[2]));
    default: return not_lowered(w);
    }
}

static bool can_truth(etch_kop op)
{
    switch (op) {
    case ETCH_KOP_AND:
    case ETCH_KOP_OR:
    case ETCH_KOP_XOR:
    case ETCH_KOP_NOT:
    case ETCH_KOP_MIN:
    case ETCH_KOP_MAX:
    case ETCH_KOP_EQ:
    case ETCH_KOP_NE:
    case ETCH_KOP_LT:
    case ETCH_KOP_LE:
    case ETCH_KOP_SELECT: return true;
    default: return false;
    }
}

/* ------------------------------------------------------------------------------------------------ conversions */

static bool is_float(etch_ktype t) { return t == ETCH_K_f32 || t == ETCH_K_f64; }
static int width_of(etch_ktype t) { return etch__ktype_bytes(t) == 8 ? 64 : 32; }

/* One operation, or none (the same bits); false: it takes more. */
static bool find_conversion(etch_ktype from, etch_ktype to, etch_lane_op *op, bool *is_same)
{
    bool widens = width_of(to) > width_of(from), narrows = width_of(to) < width_of(from);
    *is_same = false;
    if (is_float(from) && is_float(to))
        *op = widens ? ETCH_LANE_F_WIDEN : ETCH_LANE_F_NARROW;
    else if (!is_float(from) && !is_float(to)) {
        *is_same = !widens && !narrows;
        *op = narrows ? ETCH_LANE_I_NARROW : from == ETCH_K_i32 ? ETCH_LANE_I_WIDEN : ETCH_LANE_U_WIDEN;
    } else if (is_float(to)) {
        bool is_signed = from == ETCH_K_i32 || from == ETCH_K_i64;
        if (!is_signed && (widens || narrows))
            return false;
        *op = widens      ? ETCH_LANE_I32_TO_F64
              : narrows   ? ETCH_LANE_I64_TO_F32
              : is_signed ? ETCH_LANE_I_TO_F
                          : ETCH_LANE_U_TO_F;
    } else {
        if (to != ETCH_K_i32 && to != ETCH_K_i64)
            return false;
        *op = widens ? ETCH_LANE_F32_TO_I64 : narrows ? ETCH_LANE_F64_TO_I32 : ETCH_LANE_F_TO_I;
    }
    return true;
}

static bool can_convert(etch_ktype from, etch_ktype to, etch_isa isa)
{
    etch_lane_op op;
    bool is_same;
    if (from == to || from == ETCH_K_b8 || to == ETCH_K_b8)
        return true;
    if (!find_conversion(from, to, &op, &is_same))
        return false;
    return isa == ETCH_ISA_AVX512 || is_same || (from == ETCH_K_i32 && to == ETCH_K_f32) ||
           (from == ETCH_K_f32 && to == ETCH_K_i32);
}

static etch_lval lower_convert(const lowering *w)
{
    etch_ktype from = w->k->type, to = w->k->result;
    etch_lane_op op = ETCH_LANE_F_WIDEN;
    bool is_same = true;
    if (from == to)
        return w->in[0];
    if (from == ETCH_K_b8) {
        lowering as = *w;
        as.bits = width_of(to);
        as.is_float = is_float(to);
        return choose(&as, w->in[0], number(&as, 1), number(&as, 0));
    }
    if (to == ETCH_K_b8)
        return w->is_float ? compare(w, ETCH_LANE_FCMP, w->in[0], number(w, 0), ETCH_LANE_NE)
                           : compare(w, ETCH_LANE_ICMP, w->in[0], number(w, 0), ETCH_LANE_I_NE);
    (void)find_conversion(from, to, &op, &is_same);
    return is_same ? w->in[0] : etch__lane_op(w->lanes, op, width_of(to), w->in[0], ETCH_LVAL_NONE, ETCH_LVAL_NONE, 0);
}

/* ------------------------------------------------------------------------------------------------ all of them */

bool etch__native_can(const etch_kinstr *in, etch_isa isa)
{
    if (in->op == ETCH_KOP_CONVERT)
        return can_convert(in->type, in->result, isa);
    if (in->type == ETCH_K_b8)
        return can_truth(in->op);
    return is_float(in->type) ? can_float(in->op, in->type) : can_int(in->op, in->type, isa);
}

etch_lval etch__native_lower(etch_lanes *lanes, const etch_kinstr *k, const etch_lval *in)
{
    lowering w = { .lanes = lanes, .k = k, .in = in, .bits = width_of(k->type), .is_float = is_float(k->type) };
    w.is_signed = k->type == ETCH_K_i32 || k->type == ETCH_K_i64;
    if (k->op == ETCH_KOP_CONVERT)
        return lower_convert(&w);
    if (k->type == ETCH_K_b8)
        return lower_truth(&w);
    if (k->op == ETCH_KOP_SELECT)
        return choose(&w, in[0], in[1], in[2]);
    if (k->op == ETCH_KOP_MIN || k->op == ETCH_KOP_MAX)
        return extreme(&w, k->op == ETCH_KOP_MIN);
    if (k->op == ETCH_KOP_SIGN)
        return sign_of(&w);
    return w.is_float ? lower_float(&w) : lower_int(&w);
}
