/* What the tile VM is measured against: the same formulas and polynomials written as one loop each, and compiled with
 * everything that gcc can do for this machine (-O3 -march=native -ffast-math, widest vectors). */
#ifndef ETCH_BENCH_NATIVE_LOOPS_H
#define ETCH_BENCH_NATIVE_LOOPS_H

#include <stdint.h>

void native_gelu(const float *x, float *y, int64_t n);
void native_adam(float *p, float *m, float *v, const float *g, float *p2, float *m2, float *v2, const float *scalars,
                 int64_t n);

#endif
