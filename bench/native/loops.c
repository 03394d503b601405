/* The loops that the tile VM is measured against; see the header. */
#define ETCH_MATH_MAY_BE_INEXACT 1
#include "native/loops.h"

#include "kernel/math/tanh_erf.h"

void native_gelu(const float *restrict x, float *restrict y, int64_t n)
{
    for (int64_t i = 0; i < n; i++) {
        float a = x[i];
        y[i] = 0.5f * a * (1.0f + etch__tanh_f32(0.7978845608f * (a + 0.044715f * a * a * a)));
    }
}

void native_adam(float *restrict p, float *restrict m, float *restrict v, const float *restrict g, float *restrict p2,
                 float *restrict m2, float *restrict v2, const float *scalars, int64_t n)
{
    float b1 = scalars[0], b2 = scalars[1], lr = scalars[2], eps = scalars[3];
    for (int64_t i = 0; i < n; i++) {
        m2[i] = b1 * m[i] + (1.0f - b1) * g[i];
        v2[i] = b2 * v[i] + (1.0f - b2) * g[i] * g[i];
        p2[i] = p[i] - lr * m2[i] / (__builtin_sqrtf(v2[i]) + eps);
    }
}
