/* Dtypes as a table; the rows are dtypes.def. */
#ifndef ETCH_TENSOR_DTYPE_H
#define ETCH_TENSOR_DTYPE_H

#include <etch/tensor.h>

typedef enum etch_dtype_class {
    ETCH_CLASS_BOOL = 1,
    ETCH_CLASS_INT = 2,
    ETCH_CLASS_UINT = 4,
    ETCH_CLASS_FLOAT = 8,
    ETCH_CLASS_STRING = 16,
} etch_dtype_class;

/* Compute types of kernel programs. */
typedef enum etch_ktype {
    ETCH_K_none,
    ETCH_K_b8,
    ETCH_K_i32,
    ETCH_K_i64,
    ETCH_K_u32,
    ETCH_K_u64,
    ETCH_K_f32,
    ETCH_K_f64,
    ETCH_N_KTYPES
} etch_ktype;

typedef struct etch_dtype_info {
    const char *name, *long_name, *npy;
    uint8_t bytes, cls, ktype;
} etch_dtype_info;

extern const etch_dtype_info etch__dtypes[ETCH_N_DTYPES];

static inline bool etch__dtype_is(etch_dtype t, int classes) { return (etch__dtypes[t].cls & classes) != 0; }

/* One element as a double, or as an integer (bool: 0 or 1), and back (out of range wraps; half types round to even). */
double etch__element_f64(etch_dtype t, const void *element);
int64_t etch__element_i64(etch_dtype t, const void *element);
void etch__element_set_f64(etch_dtype t, void *element, double x);
void etch__element_set_i64(etch_dtype t, void *element, int64_t x);

#endif
