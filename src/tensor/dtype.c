/* The dtypes' table, from dtypes.def, and single elements read and written as numbers.
 *
 * Every row needs its element functions here, called get_f64_<name> and so on: a row without them does not compile. Nor
 * does a row whose place in the file is not its value in the public enum. Elements are moved by memcpy, so that they may
 * lie anywhere. */
#include "tensor/dtype.h"

#include "base/compiler.h"
#include "tensor/half.h"

#include <math.h>
#include <string.h>

enum {
#define D(name, bytes, cls, ktype, npy, long_name) ROW_##name,
#include "tensor/dtypes.def"
#undef D
    N_ROWS
};

/* Upper case cannot be pasted, so the public names are tied to the rows by hand; the compiler sees that none is missing. */
enum {
    PUBLIC_bool = ETCH_BOOL,
    PUBLIC_i8 = ETCH_I8,
    PUBLIC_i16 = ETCH_I16,
    PUBLIC_i32 = ETCH_I32,
    PUBLIC_i64 = ETCH_I64,
    PUBLIC_u8 = ETCH_U8,
    PUBLIC_u16 = ETCH_U16,
    PUBLIC_u32 = ETCH_U32,
    PUBLIC_u64 = ETCH_U64,
    PUBLIC_f16 = ETCH_F16,
    PUBLIC_bf16 = ETCH_BF16,
    PUBLIC_f32 = ETCH_F32,
    PUBLIC_f64 = ETCH_F64,
    PUBLIC_string = ETCH_STRING,
};

#define D(name, bytes, cls, ktype, npy, long_name) \
    _Static_assert((int)ROW_##name == (int)PUBLIC_##name, "the public enum and dtypes.def disagree on " #name);
#include "tensor/dtypes.def"
#undef D
_Static_assert((int)N_ROWS == (int)ETCH_N_DTYPES, "the public enum and dtypes.def differ in length");

const etch_dtype_info etch__dtypes[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) { #name, long_name, npy, bytes, ETCH_CLASS_##cls, ETCH_K_##ktype },
#include "tensor/dtypes.def"
#undef D
};

static bool is_dtype(etch_dtype t) { return (unsigned)t < ETCH_N_DTYPES; }

const char *etch_dtype_name(etch_dtype t) { return is_dtype(t) ? etch__dtypes[t].name : "?"; }
const char *etch_dtype_long_name(etch_dtype t) { return is_dtype(t) ? etch__dtypes[t].long_name : "?"; }
size_t etch_dtype_bytes(etch_dtype t) { return is_dtype(t) ? etch__dtypes[t].bytes : 0; }

bool etch_dtype_from_name(const char *name, etch_dtype *out)
{
    if (!name || !out)
        return false;
    for (int i = 0; i < ETCH_N_DTYPES; i++)
        if (strcmp(name, etch__dtypes[i].name) == 0 || strcmp(name, etch__dtypes[i].long_name) == 0) {
            *out = (etch_dtype)i;
            return true;
        }
    return false;
}

/* Towards zero, then modulo 2^64; what is no number becomes 0. Doubles from 2^63 up are multiples of 2^11, so the
 * remainder and its shift into 0..2^64 are exact. */
static uint64_t wrap_f64(double x)
{
    if (!isfinite(x))
        return 0;
    double whole = trunc(x);
    if (whole >= -0x1p63 && whole < 0x1p63)
        return (uint64_t)(int64_t)whole;
    double rest = fmod(whole, 0x1p64);
    return (uint64_t)(rest < 0 ? rest + 0x1p64 : rest);
}

/* A double from which any narrower float is rounded as from `x` itself: where the 64 bits do not fit into 53, what falls
 * off leaves its trace in the last bit (rounding to odd), so that rounding again cannot mistake it for a tie. */
static double odd_f64(int64_t x)
{
    uint64_t m = x < 0 ? 0 - (uint64_t)x : (uint64_t)x;
    if (m >> 53)
        m = (m >> 11 | ((m & 0x7ff) != 0)) << 11;
    return x < 0 ? -(double)m : (double)m;
}

#define INTEGER_ELEMENT(name, type) \
    static type load_##name(const void *p) \
    { \
        type x; \
        memcpy(&x, p, sizeof x); \
        return x; \
    } \
    static double get_f64_##name(const void *p) { return (double)load_##name(p); } \
    static int64_t get_i64_##name(const void *p) { return (int64_t)load_##name(p); } \
    static void set_i64_##name(void *p, int64_t x) { memcpy(p, &(type){ (type)x }, sizeof(type)); } \
    static void set_f64_##name(void *p, double x) { set_i64_##name(p, (int64_t)wrap_f64(x)); }

INTEGER_ELEMENT(i8, int8_t)
INTEGER_ELEMENT(i16, int16_t)
INTEGER_ELEMENT(i32, int32_t)
INTEGER_ELEMENT(i64, int64_t)
INTEGER_ELEMENT(u8, uint8_t)
INTEGER_ELEMENT(u16, uint16_t)
INTEGER_ELEMENT(u32, uint32_t)
INTEGER_ELEMENT(u64, uint64_t)

/* `widen` gives the stored type as a double, `narrow` rounds a double to it. */
#define FLOAT_ELEMENT(name, type, widen, narrow) \
    static double get_f64_##name(const void *p) \
    { \
        type x; \
        memcpy(&x, p, sizeof x); \
        return widen(x); \
    } \
    static int64_t get_i64_##name(const void *p) { return (int64_t)wrap_f64(get_f64_##name(p)); } \
    static void set_f64_##name(void *p, double x) { memcpy(p, &(type){ narrow(x) }, sizeof(type)); } \
    static void set_i64_##name(void *p, int64_t x) { set_f64_##name(p, odd_f64(x)); }

FLOAT_ELEMENT(f16, uint16_t, etch__f64_of_f16, etch__f16_of_f64)
FLOAT_ELEMENT(bf16, uint16_t, etch__f64_of_bf16, etch__bf16_of_f64)
FLOAT_ELEMENT(f32, float, (double), (float))

static double get_f64_f64(const void *p)
{
    double x;
    memcpy(&x, p, sizeof x);
    return x;
}
static int64_t get_i64_f64(const void *p) { return (int64_t)wrap_f64(get_f64_f64(p)); }
static void set_f64_f64(void *p, double x) { memcpy(p, &x, sizeof x); }
static void set_i64_f64(void *p, int64_t x) { set_f64_f64(p, (double)x); }

static int64_t get_i64_bool(const void *p) { return *(const unsigned char *)p != 0; }
static double get_f64_bool(const void *p) { return *(const unsigned char *)p != 0; }
static void set_i64_bool(void *p, int64_t x) { *(unsigned char *)p = x != 0; }
static void set_f64_bool(void *p, double x) { *(unsigned char *)p = x != 0; }

/* A string is no number: whoever asks has not looked at the dtype. */
#define get_f64_string NULL
#define get_i64_string NULL
#define set_f64_string NULL
#define set_i64_string NULL

static const struct {
    double (*get_f64)(const void *p);
    int64_t (*get_i64)(const void *p);
    void (*set_f64)(void *p, double x);
    void (*set_i64)(void *p, int64_t x);
} elements[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) { get_f64_##name, get_i64_##name, set_f64_##name, set_i64_##name },
#include "tensor/dtypes.def"
#undef D
};

double etch__element_f64(etch_dtype t, const void *element)
{
    ETCH_ASSERT(elements[t].get_f64, "%s read as a number", etch_dtype_name(t));
    return elements[t].get_f64(element);
}

int64_t etch__element_i64(etch_dtype t, const void *element)
{
    ETCH_ASSERT(elements[t].get_i64, "%s read as a number", etch_dtype_name(t));
    return elements[t].get_i64(element);
}

void etch__element_set_f64(etch_dtype t, void *element, double x)
{
    ETCH_ASSERT(elements[t].set_f64, "%s set to a number", etch_dtype_name(t));
    elements[t].set_f64(element, x);
}

void etch__element_set_i64(etch_dtype t, void *element, int64_t x)
{
    ETCH_ASSERT(elements[t].set_i64, "%s set to a number", etch_dtype_name(t));
    elements[t].set_i64(element, x);
}
