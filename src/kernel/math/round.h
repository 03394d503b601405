/* Rounding to integers in floating point: floor, ceil, trunc, rint (half to even) and round (the same: TensorFlow's
 * and NumPy's round is half to even).
 *
 * Each result is fixed by its definition, so the compiler's builtins serve: an instruction from SSE4.1 on (also in
 * vectors, given -fno-trapping-math), the C library's function before that. The sign of a zero result is the sign of x;
 * infinities and NaN pass. rint relies on the rounding mode, which is to nearest, even, everywhere in this project.
 *
 * All functions are V. */
#ifndef ETCH_KERNEL_MATH_ROUND_H
#define ETCH_KERNEL_MATH_ROUND_H

#include "kernel/math/common.h"

ETCH_MATH_INLINE float etch__floor_f32(float x) { return __builtin_floorf(x); }
ETCH_MATH_INLINE float etch__ceil_f32(float x) { return __builtin_ceilf(x); }
ETCH_MATH_INLINE float etch__trunc_f32(float x) { return __builtin_truncf(x); }
ETCH_MATH_INLINE float etch__rint_f32(float x) { return __builtin_rintf(x); }

ETCH_MATH_INLINE double etch__floor_f64(double x) { return __builtin_floor(x); }
ETCH_MATH_INLINE double etch__ceil_f64(double x) { return __builtin_ceil(x); }
ETCH_MATH_INLINE double etch__trunc_f64(double x) { return __builtin_trunc(x); }
ETCH_MATH_INLINE double etch__rint_f64(double x) { return __builtin_rint(x); }

#endif
