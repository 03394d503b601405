/* See reference.h. */
#include "reference.h"

#include "kernel/math/exp_log.h"
#include "kernel/math/gamma.h"
#include "kernel/math/hyperbolic.h"
#include "kernel/math/inverse_trig.h"
#include "kernel/math/pow.h"
#include "kernel/math/tanh_erf.h"
#include "kernel/math/trig.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------ half types */

/* To the nearest number of `bits` significant bits with exponents from `least`, half to even; `largest` is the largest
 * finite one. */
static double round_to(double x, int bits, int least, double largest)
{
    if (x == 0 || !isfinite(x))
        return x;
    int e = ilogb(x);
    double unit = ldexp(1, (e < least ? least : e) - (bits - 1));
    double y = rint(x / unit) * unit; /* a power of two: exact but for rint */
    return fabs(y) > largest ? copysign(INFINITY, y) : y;
}

static double round_f16(double x) { return round_to(x, 11, -14, 65504); }
static double round_bf16(double x) { return round_to(x, 8, -126, 0x1.fep127); }

/* Bits of a value that the type can hold. */
static uint16_t f16_bits(double x)
{
    uint16_t sign = signbit(x) ? 0x8000 : 0;
    x = fabs(x);
    if (isnan(x))
        return (uint16_t)(sign | 0x7e00);
    if (isinf(x))
        return (uint16_t)(sign | 0x7c00);
    if (x < 0x1p-14)
        return (uint16_t)(sign | (int)(x * 0x1p24));
    int e = ilogb(x);
    return (uint16_t)(sign | (e + 15) << 10 | (int)((ldexp(x, -e) - 1) * 1024));
}

static double f16_value(uint16_t h)
{
    int e = h >> 10 & 31, m = h & 1023;
    double x = e == 31 ? (m ? NAN : INFINITY) : e ? ldexp(1024 + m, e - 25) : ldexp(m, -24);
    return h & 0x8000 ? -x : x;
}

ref_value ref_load(etch_dtype t, const void *p)
{
    ref_value v = { .u64 = 0 };
    uint16_t h = 0;
    int16_t i16 = 0;
    switch (t) {
    case ETCH_BOOL: memcpy(&v.b8, p, 1); break;
    case ETCH_I8: v.i32 = *(const int8_t *)p; break;
    case ETCH_I16: memcpy(&i16, p, 2), v.i32 = i16; break;
    case ETCH_U8: v.u32 = *(const uint8_t *)p; break;
    case ETCH_U16: memcpy(&h, p, 2), v.u32 = h; break;
    case ETCH_I32:
    case ETCH_U32:
    case ETCH_F32: memcpy(&v, p, 4); break;
    case ETCH_F16: memcpy(&h, p, 2), v.f32 = (float)f16_value(h); break;
    case ETCH_BF16: memcpy(&h, p, 2), v.u32 = (uint32_t)h << 16; break;
    default: memcpy(&v, p, 8); break;
    }
    return v;
}

void ref_store(etch_dtype t, void *p, ref_value v)
{
    uint16_t h;
    int16_t i16;
    switch (t) {
    case ETCH_BOOL: *(uint8_t *)p = v.b8; break;
    case ETCH_I8: *(int8_t *)p = (int8_t)v.i32; break;
    case ETCH_I16: i16 = (int16_t)v.i32, memcpy(p, &i16, 2); break;
    case ETCH_U8: *(uint8_t *)p = (uint8_t)v.u32; break;
    case ETCH_U16: h = (uint16_t)v.u32, memcpy(p, &h, 2); break;
    case ETCH_I32:
    case ETCH_U32:
    case ETCH_F32: memcpy(p, &v, 4); break;
    case ETCH_F16: h = f16_bits(round_f16(v.f32)), memcpy(p, &h, 2); break;
    case ETCH_BF16: v.f32 = (float)round_bf16(v.f32), h = (uint16_t)(v.u32 >> 16), memcpy(p, &h, 2); break;
    default: memcpy(p, &v, 8); break;
    }
}

bool ref_equal(etch_dtype t, const void *x, const void *y)
{
    if (memcmp(x, y, etch_dtype_bytes(t)) == 0)
        return true;
    ref_value a = ref_load(t, x), b = ref_load(t, y);
    if (t == ETCH_F64)
        return isnan(a.f64) && isnan(b.f64);
    if (t == ETCH_F16 || t == ETCH_BF16 || t == ETCH_F32)
        return isnan(a.f32) && isnan(b.f32);
    return false;
}

/* ------------------------------------------------------------------------------------------------ instructions */

/* Signed 128 bits hold every value of the integer types and every sum and product of two: wrapping is a cast. */
typedef __int128 wide;

static wide widen(etch_ktype t, ref_value v)
{
    switch (t) {
    case ETCH_K_b8: return v.b8;
    case ETCH_K_i32: return v.i32;
    case ETCH_K_i64: return v.i64;
    case ETCH_K_u32: return v.u32;
    default: return v.u64;
    }
}

static ref_value narrow(etch_ktype t, wide x)
{
    ref_value v = { .u64 = 0 };
    switch (t) {
    case ETCH_K_b8: v.b8 = (uint8_t)(x & 1); break;
    case ETCH_K_i32: v.i32 = (int32_t)(uint32_t)x; break;
    case ETCH_K_i64: v.i64 = (int64_t)(uint64_t)x; break;
    case ETCH_K_u32: v.u32 = (uint32_t)x; break;
    default: v.u64 = (uint64_t)x; break;
    }
    return v;
}

static bool is_signed(etch_ktype t) { return t == ETCH_K_i32 || t == ETCH_K_i64; }
static bool is_float(etch_ktype t) { return t == ETCH_K_f32 || t == ETCH_K_f64; }

static ref_value of_bool(bool x) { return (ref_value){ .u64 = x ? 1 : 0 }; }

static wide floor_quotient(wide a, wide b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

static ref_value int_op(etch_kop op, etch_ktype t, ref_value va, ref_value vb, etch_status *status)
{
    wide a = widen(t, va), b = widen(t, vb);
    int width = t == ETCH_K_b8 ? 1 : 8 * etch__ktype_bytes(t);
    bool divides = op == ETCH_KOP_TRUNCDIV || op == ETCH_KOP_TRUNCMOD || op == ETCH_KOP_FLOORDIV ||
                   op == ETCH_KOP_FLOORMOD;
    if (divides && b == 0) {
        *status = ETCH_EDIVZERO;
        return va;
    }
    switch (op) {
    case ETCH_KOP_ADD: return narrow(t, a + b);
    case ETCH_KOP_SUB: return narrow(t, a - b);
    case ETCH_KOP_MUL: return narrow(t, (wide)((unsigned __int128)a * (unsigned __int128)b));
    case ETCH_KOP_TRUNCDIV: return narrow(t, a / b);
    case ETCH_KOP_TRUNCMOD: return narrow(t, a % b);
    case ETCH_KOP_FLOORDIV: return narrow(t, floor_quotient(a, b));
    case ETCH_KOP_FLOORMOD: return narrow(t, a - floor_quotient(a, b) * b);
    case ETCH_KOP_POW: {
        if (b < 0) {
            *status = ETCH_EINVAL;
            return va;
        }
        /* Repeated squaring modulo 2^64, the slow way round: bit by bit from the top. */
        uint64_t y = 1;
        for (int bit = 63; bit >= 0; bit--) {
            y *= y;
            if ((uint64_t)b >> bit & 1)
                y *= (uint64_t)a;
        }
        return narrow(t, (wide)y);
    }
    case ETCH_KOP_MIN: return a < b ? va : vb;
    case ETCH_KOP_MAX: return a > b ? va : vb;
    case ETCH_KOP_EQ: return of_bool(a == b);
    case ETCH_KOP_NE: return of_bool(a != b);
    case ETCH_KOP_LT: return of_bool(a < b);
    case ETCH_KOP_LE: return of_bool(a <= b);
    case ETCH_KOP_AND: return narrow(t, a & b);
    case ETCH_KOP_OR: return narrow(t, a | b);
    case ETCH_KOP_XOR: return narrow(t, a ^ b);
    case ETCH_KOP_SHL: return narrow(t, b < 0 || b >= width ? 0 : (wide)((unsigned __int128)a << (int)b));
    case ETCH_KOP_SHR: return narrow(t, b < 0 || b >= width ? (a < 0 ? -1 : 0) : a >> (int)b);
    case ETCH_KOP_NOT: return narrow(t, t == ETCH_K_b8 ? !a : ~a);
    case ETCH_KOP_NEG: return narrow(t, -a);
    case ETCH_KOP_ABS: return narrow(t, a < 0 ? -a : a);
    case ETCH_KOP_SIGN: return narrow(t, a > 0 ? 1 : a < 0 ? -1 : 0);
    case ETCH_KOP_WRAP_8:
    case ETCH_KOP_WRAP_16: {
        wide n = op == ETCH_KOP_WRAP_8 ? 256 : 65536, r = a - floor_quotient(a, n) * n;
        return narrow(t, is_signed(t) && r >= n / 2 ? r - n : r);
    }
    default: abort();
    }
}

/* The same text serves float and double; F(x) pastes the type's suffix onto a function of kernel/math. */
#define FLOAT_OP(t, T, sqrt_, floor_, ceil_, trunc_, rint_, fmod_) \
    static bool float_op_##t(etch_kop op, T a, T b, T *y) \
    { \
        switch (op) { \
        case ETCH_KOP_ADD: *y = a + b; return true; \
        case ETCH_KOP_SUB: *y = a - b; return true; \
        case ETCH_KOP_MUL: *y = a * b; return true; \
        case ETCH_KOP_DIV: *y = a / b; return true; \
        case ETCH_KOP_TRUNCMOD: *y = fmod_(a, b); return true; \
        case ETCH_KOP_FLOORDIV: *y = floor_(a / b); return true; \
        case ETCH_KOP_FLOORMOD: \
            *y = fmod_(a, b); \
            if (*y != 0 && (*y < 0) != (b < 0)) \
                *y += b; \
            return true; \
        case ETCH_KOP_MIN: *y = isnan(a) ? a : isnan(b) ? b : a < b ? a : b < a ? b : signbit(a) ? a : b; return true; \
        case ETCH_KOP_MAX: *y = isnan(a) ? a : isnan(b) ? b : a > b ? a : b > a ? b : signbit(a) ? b : a; return true; \
        case ETCH_KOP_NEG: *y = -a; return true; \
        case ETCH_KOP_ABS: *y = signbit(a) ? -a : a; return true; \
        case ETCH_KOP_SIGN: *y = isnan(a) ? a : a > 0 ? 1 : a < 0 ? -1 : 0; return true; \
        case ETCH_KOP_FLOOR: *y = floor_(a); return true; \
        case ETCH_KOP_CEIL: *y = ceil_(a); return true; \
        case ETCH_KOP_TRUNC: *y = trunc_(a); return true; \
        case ETCH_KOP_RINT: *y = rint_(a); return true; \
        case ETCH_KOP_SQRT: *y = sqrt_(a); return true; \
        case ETCH_KOP_RSQRT: *y = 1 / sqrt_(a); return true; \
        case ETCH_KOP_RECIP: *y = 1 / a; return true; \
        case ETCH_KOP_ROUND_F16: *y = (T)round_f16(a); return true; \
        case ETCH_KOP_ROUND_BF16: *y = (T)round_bf16(a); return true; \
        case ETCH_KOP_EXP: *y = etch__exp_##t(a); return true; \
        case ETCH_KOP_EXPM1: *y = etch__expm1_##t(a); return true; \
        case ETCH_KOP_LOG: *y = etch__log_##t(a); return true; \
        case ETCH_KOP_LOG1P: *y = etch__log1p_##t(a); return true; \
        case ETCH_KOP_TANH: *y = etch__tanh_##t(a); return true; \
        case ETCH_KOP_SIGMOID: *y = etch__sigmoid_##t(a); return true; \
        case ETCH_KOP_ERF: *y = etch__erf_##t(a); return true; \
        case ETCH_KOP_ERFC: *y = etch__erfc_##t(a); return true; \
        case ETCH_KOP_ERFINV: *y = etch__erfinv_##t(a); return true; \
        case ETCH_KOP_SIN: *y = etch__sin_##t(a); return true; \
        case ETCH_KOP_COS: *y = etch__cos_##t(a); return true; \
        case ETCH_KOP_TAN: *y = etch__tan_##t(a); return true; \
        case ETCH_KOP_ASIN: *y = etch__asin_##t(a); return true; \
        case ETCH_KOP_ACOS: *y = etch__acos_##t(a); return true; \
        case ETCH_KOP_ATAN: *y = etch__atan_##t(a); return true; \
        case ETCH_KOP_SINH: *y = etch__sinh_##t(a); return true; \
        case ETCH_KOP_COSH: *y = etch__cosh_##t(a); return true; \
        case ETCH_KOP_ASINH: *y = etch__asinh_##t(a); return true; \
        case ETCH_KOP_ACOSH: *y = etch__acosh_##t(a); return true; \
        case ETCH_KOP_ATANH: *y = etch__atanh_##t(a); return true; \
        case ETCH_KOP_LGAMMA: *y = etch__lgamma_##t(a); return true; \
        case ETCH_KOP_DIGAMMA: *y = etch__digamma_##t(a); return true; \
        case ETCH_KOP_POW: *y = etch__pow_##t(a, b); return true; \
        case ETCH_KOP_ATAN2: *y = etch__atan2_##t(a, b); return true; \
        case ETCH_KOP_POLYGAMMA: *y = etch__polygamma_##t(a, b); return true; \
        case ETCH_KOP_ZETA: *y = etch__zeta_##t(a, b); return true; \
        default: return false; \
        } \
    }
FLOAT_OP(f32, float, sqrtf, floorf, ceilf, truncf, rintf, fmodf)
FLOAT_OP(f64, double, sqrt, floor, ceil, trunc, rint, fmod)

static ref_value compare_floats(etch_kop op, double a, double b)
{
    switch (op) {
    case ETCH_KOP_EQ: return of_bool(a == b);
    case ETCH_KOP_NE: return of_bool(a != b);
    case ETCH_KOP_LT: return of_bool(a < b);
    case ETCH_KOP_LE: return of_bool(a <= b);
    case ETCH_KOP_IS_NAN: return of_bool(isnan(a));
    case ETCH_KOP_IS_INF: return of_bool(isinf(a));
    case ETCH_KOP_IS_FINITE: return of_bool(isfinite(a));
    default: abort();
    }
}

static ref_value convert(etch_ktype from, etch_ktype to, ref_value v)
{
    ref_value y = { .u64 = 0 };
    if (!is_float(from)) {
        wide x = widen(from, v);
        if (to == ETCH_K_b8)
            return of_bool(x != 0);
        if (to == ETCH_K_f32) /* from 64 bits at once: no detour by double, which would round twice */
            y.f32 = from == ETCH_K_u64 ? (float)(uint64_t)x : (float)(int64_t)x;
        else if (to == ETCH_K_f64)
            y.f64 = from == ETCH_K_u64 ? (double)(uint64_t)x : (double)(int64_t)x;
        else
            y = narrow(to, x);
        return y;
    }
    double x = from == ETCH_K_f32 ? (double)v.f32 : v.f64, t = trunc(x);
    int64_t as_i64 = t >= -0x1p63 && t < 0x1p63 ? (int64_t)t : INT64_MIN;
    switch (to) {
    case ETCH_K_b8: return of_bool(x != 0);
    case ETCH_K_f32: y.f32 = (float)x; break;
    case ETCH_K_f64: y.f64 = x; break;
    case ETCH_K_i32: y.i32 = t >= -0x1p31 && t < 0x1p31 ? (int32_t)t : INT32_MIN; break;
    case ETCH_K_i64: y.i64 = as_i64; break;
    case ETCH_K_u32: y.u32 = (uint32_t)(uint64_t)as_i64; break;
    default: y.u64 = t >= 0x1p63 && t < 0x1p64 ? (uint64_t)t : (uint64_t)as_i64; break;
    }
    return y;
}

ref_value ref_op(etch_kop op, etch_ktype type, etch_ktype result, ref_value a, ref_value b, ref_value c,
                 etch_status *status)
{
    if (op == ETCH_KOP_SELECT)
        return a.b8 ? b : c;
    if (op == ETCH_KOP_CONVERT)
        return convert(type, result, a);
    if (!is_float(type))
        return int_op(op, type, a, b, status);
    ref_value y = { .u64 = 0 };
    if (type == ETCH_K_f32 && float_op_f32(op, a.f32, b.f32, &y.f32))
        return y;
    if (type == ETCH_K_f64 && float_op_f64(op, a.f64, b.f64, &y.f64))
        return y;
    return type == ETCH_K_f32 ? compare_floats(op, a.f32, b.f32) : compare_floats(op, a.f64, b.f64);
}

/* ------------------------------------------------------------------------------------------------ reductions */

static ref_value neutral(etch_kop op, etch_ktype t)
{
    ref_value v = { .u64 = 0 };
    if (op == ETCH_KOP_RSUM)
        return v;
    if (op == ETCH_KOP_RPROD) {
        if (t == ETCH_K_f32)
            v.f32 = 1;
        else if (t == ETCH_K_f64)
            v.f64 = 1;
        else
            v = narrow(t, 1);
        return v;
    }
    bool largest = op == ETCH_KOP_RMIN;
    switch (t) {
    case ETCH_K_b8: v.b8 = largest; break;
    case ETCH_K_i32: v.i32 = largest ? INT32_MAX : INT32_MIN; break;
    case ETCH_K_i64: v.i64 = largest ? INT64_MAX : INT64_MIN; break;
    case ETCH_K_u32: v.u32 = largest ? UINT32_MAX : 0; break;
    case ETCH_K_u64: v.u64 = largest ? UINT64_MAX : 0; break;
    case ETCH_K_f32: v.f32 = largest ? INFINITY : -INFINITY; break;
    default: v.f64 = largest ? (double)INFINITY : -(double)INFINITY; break;
    }
    return v;
}

static ref_value join(etch_kop op, etch_ktype t, ref_value a, ref_value b)
{
    etch_status ok = ETCH_OK;
    etch_kop by = op == ETCH_KOP_RSUM    ? ETCH_KOP_ADD
                  : op == ETCH_KOP_RPROD ? ETCH_KOP_MUL
                  : op == ETCH_KOP_RMIN  ? ETCH_KOP_MIN
                                         : ETCH_KOP_MAX;
    return ref_op(by, t, t, a, b, a, &ok);
}

static ref_value reduce_block(etch_kop op, etch_ktype t, const ref_value *x, int64_t n)
{
    ref_value lane[32];
    for (int l = 0; l < 32; l++)
        lane[l] = neutral(op, t);
    for (int64_t i = 0; i < n; i++)
        lane[i % 32] = join(op, t, lane[i % 32], x[i]);
    for (int half = 16; half >= 1; half /= 2)
        for (int l = 0; l < half; l++)
            lane[l] = join(op, t, lane[l], lane[l + half]);
    return lane[0];
}

ref_value ref_reduce(etch_kop op, etch_ktype t, const ref_value *x, int64_t n)
{
    if (n == 0)
        return neutral(op, t);
    /* A stack of results that each stand for a power of two of blocks; equal powers meet and are joined. */
    struct {
        ref_value v;
        int64_t blocks;
    } stack[64];
    int top = 0;
    for (int64_t at = 0; at < n; at += 4096) {
        stack[top].v = reduce_block(op, t, x + at, n - at < 4096 ? n - at : 4096);
        stack[top++].blocks = 1;
        while (top >= 2 && stack[top - 1].blocks == stack[top - 2].blocks) {
            stack[top - 2].v = join(op, t, stack[top - 2].v, stack[top - 1].v);
            stack[top - 2].blocks *= 2;
            top--;
        }
    }
    for (; top >= 2; top--)
        stack[top - 2].v = join(op, t, stack[top - 2].v, stack[top - 1].v);
    return stack[0].v;
}

/* ------------------------------------------------------------------------------------------------ programs */

typedef struct interp {
    const etch_kernel *k;
    const etch_layout *operands;
    void *const *data;
    int64_t index[ETCH_MAX_RANK];
    ref_value *values;
    etch_status status;
    uint16_t fault_origin;
} interp;

static void *element(const interp *s, int operand)
{
    const etch_koperand *o = operand < s->k->n_in ? &s->k->in[operand] : &s->k->out[operand - s->k->n_in];
    const etch_layout *l = &s->operands[operand];
    int64_t at = 0;
    for (int i = 0; i < o->rank; i++)
        if (l->dims[i] != 1 && o->axis[i] >= 0)
            at += s->index[o->axis[i]] * l->strides[i];
    return (char *)s->data[operand] + at * (int64_t)etch_dtype_bytes(o->dtype);
}

static void step(interp *s, uint32_t i)
{
    const etch_kinstr *in = &s->k->code[i];
    ref_value *y = &s->values[i], a = s->values[in->a], b = s->values[in->b], c = s->values[in->c];
    switch (in->op) {
    case ETCH_KOP_CONST:
        if (in->type == ETCH_K_f32)
            y->f32 = (float)in->imm.f;
        else if (in->type == ETCH_K_f64)
            y->f64 = in->imm.f;
        else
            *y = narrow(in->type, in->imm.i);
        return;
    case ETCH_KOP_LOAD: *y = ref_load(s->k->in[in->operand].dtype, element(s, in->operand)); return;
    case ETCH_KOP_INDEX: y->i64 = s->index[in->operand]; return;
    case ETCH_KOP_STORE: ref_store(s->k->out[in->operand].dtype, element(s, s->k->n_in + in->operand), a); return;
    default: *y = ref_op(in->op, in->type, in->result, a, b, c, &s->status);
    }
    if (s->status != ETCH_OK)
        s->fault_origin = in->origin;
}

/* Next index along the axes of `mask`, row-major; false after the last. */
static bool next(interp *s, const int64_t *extents, uint32_t mask)
{
    for (int a = s->k->rank; a-- > 0;) {
        if (!(mask >> a & 1u))
            continue;
        if (++s->index[a] < extents[a])
            return true;
        s->index[a] = 0;
    }
    return false;
}

static int64_t count(const etch_kernel *k, const int64_t *extents, uint32_t mask)
{
    int64_t n = 1;
    for (int a = 0; a < k->rank; a++)
        if (mask >> a & 1u)
            n *= extents[a];
    return n;
}

etch_status ref_run(const etch_kernel *k, const int64_t *extents, const etch_layout *operands, void *const *data,
                    uint16_t *fault_origin)
{
    uint32_t all = (uint32_t)((1u << k->rank) - 1), kept = all & ~k->reduced;
    int64_t n_kept = count(k, extents, kept), n_reduced = count(k, extents, k->reduced);
    interp s = { .k = k, .operands = operands, .data = data };
    s.values = calloc(k->n_code + 1, sizeof *s.values);
    ref_value **seen = calloc(k->n_code + 1, sizeof *seen); /* per reduction: its elements */
    for (uint32_t i = 0; i < k->n_body; i++)
        if (etch__kop_is_reduce(k->code[i].op))
            seen[i] = malloc((size_t)(n_reduced + 1) * sizeof **seen);
    for (int64_t r = 0; r < n_kept && s.status == ETCH_OK; r++) {
        for (int64_t e = 0; e < n_reduced && s.status == ETCH_OK; e++) {
            for (uint32_t i = 0; i < k->n_body && s.status == ETCH_OK; i++)
                if (seen[i])
                    seen[i][e] = s.values[k->code[i].a];
                else
                    step(&s, i);
            next(&s, extents, k->reduced);
        }
        for (uint32_t i = 0; i < k->n_body; i++)
            if (seen[i] && s.status == ETCH_OK)
                s.values[i] = ref_reduce(k->code[i].op, k->code[i].type, seen[i], n_reduced);
        for (uint32_t i = k->n_body; i < k->n_code && s.status == ETCH_OK; i++)
            step(&s, i);
        next(&s, extents, kept);
    }
    for (uint32_t i = 0; i < k->n_body; i++)
        free(seen[i]);
    free(seen);
    free(s.values);
    if (fault_origin)
        *fault_origin = s.fault_origin;
    return s.status;
}
