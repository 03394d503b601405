/* A second implementation of kernel programs, to hold the tile VM against: it walks the indices one by one and does
 * literally what program.h and instr.def say. Plain C without tiles, loop order or vectors; the arithmetic is written anew,
 * only the functions of kernel/math are shared (whether those are right is tested apart, against libm). */
#ifndef ETCH_TESTS_KERNEL_REFERENCE_H
#define ETCH_TESTS_KERNEL_REFERENCE_H

#include "kernel/launch.h"
#include <stdbool.h>

typedef union ref_value {
    uint8_t b8;
    int32_t i32;
    int64_t i64;
    uint32_t u32;
    uint64_t u64;
    float f32;
    double f64;
} ref_value;

/* Operands as etch__vm_bind takes them, data as etch__vm_run does. */
etch_status ref_run(const etch_kernel *k, const int64_t *extents, const etch_layout *operands, void *const *data,
                    uint16_t *fault_origin);

/* One element of memory. */
ref_value ref_load(etch_dtype t, const void *p);
void ref_store(etch_dtype t, void *p, ref_value v);
/* One instruction on values; sets *status on a fault. */
ref_value ref_op(etch_kop op, etch_ktype type, etch_ktype result, ref_value a, ref_value b, ref_value c,
                 etch_status *status);
/* Equal bits, or both NaN. */
bool ref_equal(etch_dtype t, const void *x, const void *y);
/* Elements in the reduced order, by the lanes, blocks and counter of program.h. */
ref_value ref_reduce(etch_kop op, etch_ktype t, const ref_value *x, int64_t n);

#endif
