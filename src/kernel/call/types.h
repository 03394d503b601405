/* Elements as C sees them. For every row of dtypes.def: the type it is stored in (etch_el_<name>) and its conversion to
 * and from its compute type (etch__widen_<name>, etch__narrow_<name>); for every compute type the type (etch_cv_<ktype>)
 * and its arithmetic.
 *
 * Functions are written once as a macro over (_t, ktype), where _t is the name with an underscore before it, and made for
 * each row of a class:
 *
 *     #define SCAN(_t, ktype) static void scan##_t(const etch_el##_t *x, ...) { ... etch__widen##_t(x[i]) ... }
 *     #define D(name, bytes, cls, ktype, npy, long_name) ETCH_FOR_NUM_##cls(SCAN(_##name, ktype))
 *     #include "tensor/dtypes.def"
 *     #undef D
 *     static scan_fn *const scans[ETCH_N_DTYPES] = { ... ETCH_ENTRY_NUM_##cls(scan_##name) ... };
 *
 * (The underscore comes first because `bool` is itself a macro, which would be replaced on the way to an inner macro.)
 *
 * so that a new row needs its lines here and nothing elsewhere, and a new class does not compile until every family has
 * been asked about it. Integers wrap: signed ones are added and multiplied as unsigned. Half types round to nearest even
 * in the conversions that the tile VM uses. */
#ifndef ETCH_KERNEL_CALL_TYPES_H
#define ETCH_KERNEL_CALL_TYPES_H

#include "kernel/math/half.h"
#include "tensor/tensor.h"

/* Pieces for the rows of some classes only: NUM numbers, NUMBOOL also bool, FLOAT floats, INTEGER signed and unsigned. */
#define ETCH_FOR_NUM_BOOL(...)
#define ETCH_FOR_NUM_INT(...) __VA_ARGS__
#define ETCH_FOR_NUM_UINT(...) __VA_ARGS__
#define ETCH_FOR_NUM_FLOAT(...) __VA_ARGS__
#define ETCH_FOR_NUM_STRING(...)
#define ETCH_ENTRY_NUM_BOOL(f) NULL,
#define ETCH_ENTRY_NUM_INT(f) f,
#define ETCH_ENTRY_NUM_UINT(f) f,
#define ETCH_ENTRY_NUM_FLOAT(f) f,
#define ETCH_ENTRY_NUM_STRING(f) NULL,

#define ETCH_FOR_NUMBOOL_BOOL(...) __VA_ARGS__
#define ETCH_FOR_NUMBOOL_INT(...) __VA_ARGS__
#define ETCH_FOR_NUMBOOL_UINT(...) __VA_ARGS__
#define ETCH_FOR_NUMBOOL_FLOAT(...) __VA_ARGS__
#define ETCH_FOR_NUMBOOL_STRING(...)
#define ETCH_ENTRY_NUMBOOL_BOOL(f) f,
#define ETCH_ENTRY_NUMBOOL_INT(f) f,
#define ETCH_ENTRY_NUMBOOL_UINT(f) f,
#define ETCH_ENTRY_NUMBOOL_FLOAT(f) f,
#define ETCH_ENTRY_NUMBOOL_STRING(f) NULL,

#define ETCH_FOR_FLOAT_BOOL(...)
#define ETCH_FOR_FLOAT_INT(...)
#define ETCH_FOR_FLOAT_UINT(...)
#define ETCH_FOR_FLOAT_FLOAT(...) __VA_ARGS__
#define ETCH_FOR_FLOAT_STRING(...)
#define ETCH_ENTRY_FLOAT_BOOL(f) NULL,
#define ETCH_ENTRY_FLOAT_INT(f) NULL,
#define ETCH_ENTRY_FLOAT_UINT(f) NULL,
#define ETCH_ENTRY_FLOAT_FLOAT(f) f,
#define ETCH_ENTRY_FLOAT_STRING(f) NULL,

#define ETCH_FOR_INTEGER_BOOL(...)
#define ETCH_FOR_INTEGER_INT(...) __VA_ARGS__
#define ETCH_FOR_INTEGER_UINT(...) __VA_ARGS__
#define ETCH_FOR_INTEGER_FLOAT(...)
#define ETCH_FOR_INTEGER_STRING(...)
#define ETCH_ENTRY_INTEGER_BOOL(f) NULL,
#define ETCH_ENTRY_INTEGER_INT(f) f,
#define ETCH_ENTRY_INTEGER_UINT(f) f,
#define ETCH_ENTRY_INTEGER_FLOAT(f) NULL,
#define ETCH_ENTRY_INTEGER_STRING(f) NULL,

typedef uint8_t etch_cv_b8;
typedef int32_t etch_cv_i32;
typedef int64_t etch_cv_i64;
typedef uint32_t etch_cv_u32;
typedef uint64_t etch_cv_u64;
typedef float etch_cv_f32;
typedef double etch_cv_f64;

/* Arithmetic of a compute type; `wide` is what does not overflow undefined. */
#define ETCH_ARITHMETIC(k, type, wide) \
    static inline type etch__add_##k(type a, type b) { return (type)((wide)a + (wide)b); } \
    static inline type etch__mul_##k(type a, type b) { return (type)((wide)a * (wide)b); }
ETCH_ARITHMETIC(i32, int32_t, uint32_t)
ETCH_ARITHMETIC(i64, int64_t, uint64_t)
ETCH_ARITHMETIC(u32, uint32_t, uint32_t)
ETCH_ARITHMETIC(u64, uint64_t, uint64_t)
ETCH_ARITHMETIC(f32, float, float)
ETCH_ARITHMETIC(f64, double, double)
#undef ETCH_ARITHMETIC

/* Smaller and larger as the ops `minimum` and `maximum` have them: NaN if either is, -0 below +0. */
#define ETCH_EXTREMA(k, type) \
    static inline type etch__min_##k(type a, type b) { return b < a ? b : a; } \
    static inline type etch__max_##k(type a, type b) { return a < b ? b : a; }
ETCH_EXTREMA(i32, int32_t)
ETCH_EXTREMA(i64, int64_t)
ETCH_EXTREMA(u32, uint32_t)
ETCH_EXTREMA(u64, uint64_t)
#undef ETCH_EXTREMA
#define ETCH_EXTREMA(k, type, sign) \
    static inline type etch__min_##k(type a, type b) \
    { \
        if (a != a || a < b || (a == b && etch__bits_##k(a) & (sign))) \
            return a; \
        return b; \
    } \
    static inline type etch__max_##k(type a, type b) \
    { \
        if (a != a || b < a || (a == b && etch__bits_##k(b) & (sign))) \
            return a; \
        return b; \
    }
ETCH_EXTREMA(f32, float, UINT32_C(1) << 31)
ETCH_EXTREMA(f64, double, UINT64_C(1) << 63)
#undef ETCH_EXTREMA

typedef uint8_t etch_el_bool;
static inline uint8_t etch__widen_bool(uint8_t x) { return x != 0; }
static inline uint8_t etch__narrow_bool(uint8_t x) { return x; }

#define ETCH_STORED(name, stored, computed) \
    typedef stored etch_el_##name; \
    static inline computed etch__widen_##name(stored x) { return x; } \
    static inline stored etch__narrow_##name(computed x) { return (stored)x; }
ETCH_STORED(i8, int8_t, int32_t)
ETCH_STORED(i16, int16_t, int32_t)
ETCH_STORED(i32, int32_t, int32_t)
ETCH_STORED(i64, int64_t, int64_t)
ETCH_STORED(u8, uint8_t, uint32_t)
ETCH_STORED(u16, uint16_t, uint32_t)
ETCH_STORED(u32, uint32_t, uint32_t)
ETCH_STORED(u64, uint64_t, uint64_t)
ETCH_STORED(f32, float, float)
ETCH_STORED(f64, double, double)
#undef ETCH_STORED

typedef uint16_t etch_el_f16;
static inline float etch__widen_f16(uint16_t x) { return etch__f32_from_f16(x); }
static inline uint16_t etch__narrow_f16(float x) { return etch__f16_from_f32(x); }
typedef uint16_t etch_el_bf16;
static inline float etch__widen_bf16(uint16_t x) { return etch__f32_from_bf16(x); }
static inline uint16_t etch__narrow_bf16(float x) { return etch__bf16_from_f32(x); }

/* The bits of infinity: what is larger, without its sign, is a NaN. */
#define ETCH_INF_BITS_f16 UINT16_C(0x7c00)
#define ETCH_INF_BITS_bf16 UINT16_C(0x7f80)
#define ETCH_INF_BITS_f32 UINT32_C(0x7f800000)
#define ETCH_INF_BITS_f64 UINT64_C(0x7ff0000000000000)

/* Unsigned integers of an element's size, by the `bytes` column. */
typedef uint8_t etch_bits_1;
typedef uint16_t etch_bits_2;
typedef uint32_t etch_bits_4;
typedef uint64_t etch_bits_8;

#endif
