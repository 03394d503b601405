/* How quick multiplying and adding is at best: as many independent chains in registers as hide what one operation takes. What the
 * instruction set calls fused is used where there is such a thing, as matrix products do. */
#include "kernel/tile/tile.h"

#if defined(__AVX512F__)
#include <immintrin.h>
typedef __m512 vector;
#define SPLAT(x) _mm512_set1_ps(x)
#define STEP(a, x, y) _mm512_fmadd_ps((a), (x), (y))
#define SUM(a, b) _mm512_add_ps((a), (b))
#define FIRST(a) _mm512_cvtss_f32(a)
#elif defined(__FMA__)
#include <immintrin.h>
typedef __m256 vector;
#define SPLAT(x) _mm256_set1_ps(x)
#define STEP(a, x, y) _mm256_fmadd_ps((a), (x), (y))
#define SUM(a, b) _mm256_add_ps((a), (b))
#define FIRST(a) _mm256_cvtss_f32(a)
#elif defined(__SSE__)
#include <immintrin.h>
typedef __m128 vector;
#define SPLAT(x) _mm_set1_ps(x)
#define STEP(a, x, y) _mm_add_ps(_mm_mul_ps((a), (x)), (y))
#define SUM(a, b) _mm_add_ps((a), (b))
#define FIRST(a) _mm_cvtss_f32(a)
#else
typedef float vector;
#define SPLAT(x) (x)
#define STEP(a, x, y) ((a) * (x) + (y))
#define SUM(a, b) ((a) + (b))
#define FIRST(a) (a)
#endif

etch_tile_peak ETCH_TILE_NAME(etch__tile_peak);
int64_t ETCH_TILE_NAME(etch__tile_peak)(int64_t n, float *out)
{
    enum { N_CHAINS = 10 };
    vector a = SPLAT(0), b = SPLAT(1), c = SPLAT(2), d = SPLAT(3), e = SPLAT(4); /* unlike, so that they stay apart */
    vector f = SPLAT(5), g = SPLAT(6), h = SPLAT(7), i = SPLAT(8), j = SPLAT(9);
    const vector x = SPLAT(0.5f), y = SPLAT(1);
    for (int64_t k = 0; k < n; k++) {
        a = STEP(a, x, y);
        b = STEP(b, x, y);
        c = STEP(c, x, y);
        d = STEP(d, x, y);
        e = STEP(e, x, y);
        f = STEP(f, x, y);
        g = STEP(g, x, y);
        h = STEP(h, x, y);
        i = STEP(i, x, y);
        j = STEP(j, x, y);
    }
    *out = FIRST(SUM(SUM(SUM(SUM(a, b), SUM(c, d)), SUM(SUM(e, f), SUM(g, h))), SUM(i, j)));
    return n * N_CHAINS * 2 * (int64_t)(sizeof(vector) / sizeof(float));
}
