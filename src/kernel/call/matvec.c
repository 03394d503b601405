/* Matrix times vector in a fixed order: see matvec.h.
 *
 * The order: products are taken in groups of 16. Product 4 q + l of a group belongs to lane l; the group adds
 * (p[0] + p[1]) + (p[2] + p[3]), where p[q] are its four products, to each of four lane sums. At the end the lanes are
 * folded as (s[0] + s[2]) + (s[1] + s[3]), and the products of the last, incomplete group are added one by one.
 *
 * A matrix that lies along k is taken four rows at a time, the lanes being the vector. One that lies across k is taken in
 * bands of columns, four lane sums per column being kept in memory, which is touched once per 16 rows. Both perform the
 * same operations per element. */
#include "kernel/call/matvec.h"

enum { GROUP = 16, LANES = 4, BAND = 512, STRIP = 16 };

/* n_rows rows of a matrix that lies along k. */
#define ALONG(name, type, n_rows) \
    static void along_##n_rows##_##name(int64_t k, const type *a, int64_t row, const type *x, type *y, bool add) \
    { \
        type sum[n_rows][LANES] = { { 0 } }; \
        int64_t j = 0; \
        for (; j + GROUP <= k; j += GROUP) \
            for (int i = 0; i < n_rows; i++) { \
                const type *p = a + i * row + j, *v = x + j; \
                for (int l = 0; l < LANES; l++) \
                    sum[i][l] += (p[l] * v[l] + p[4 + l] * v[4 + l]) + (p[8 + l] * v[8 + l] + p[12 + l] * v[12 + l]); \
            } \
        for (int i = 0; i < n_rows; i++) { \
            type s = (sum[i][0] + sum[i][2]) + (sum[i][1] + sum[i][3]); \
            for (int64_t rest = j; rest < k; rest++) \
                s += a[i * row + rest] * x[rest]; \
            y[i] = add ? y[i] + s : s; \
        } \
    }

/* One lane of a group, for n columns from column c on of the band whose sums are s. */
#define LANE_ACROSS(type, n) \
    do { \
        const type *p = rows + l * step + c, *q = p + 4 * step, *r = q + 4 * step, *t = r + 4 * step; \
        type v0 = v[l], v1 = v[4 + l], v2 = v[8 + l], v3 = v[12 + l], sum[n]; \
        for (int i = 0; i < n; i++) \
            sum[i] = s[i] + ((p[i] * v0 + q[i] * v1) + (r[i] * v2 + t[i] * v3)); \
        for (int i = 0; i < n; i++) \
            s[i] = sum[i]; \
    } while (0)

/* A band of n columns of a matrix that lies across k. */
#define ACROSS(name, type) \
    static void across_##name(int64_t n, int64_t k, const type *a, int64_t step, const type *x, type *y, bool add) \
    { \
        type sums[LANES][BAND]; \
        for (int l = 0; l < LANES; l++) \
            for (int64_t c = 0; c < n; c++) \
                sums[l][c] = 0; \
        int64_t j = 0; \
        for (; j + GROUP <= k; j += GROUP) { \
            const type *rows = a + j * step, *v = x + j; \
            for (int l = 0; l < LANES; l++) { \
                int64_t c = 0; \
                type *s = sums[l]; \
                for (; c + STRIP <= n; c += STRIP, s += STRIP) \
                    LANE_ACROSS(type, STRIP); \
                for (; c < n; c++, s++) \
                    LANE_ACROSS(type, 1); \
            } \
        } \
        type *s = sums[0]; \
        for (int64_t c = 0; c < n; c++) \
            s[c] = (sums[0][c] + sums[2][c]) + (sums[1][c] + sums[3][c]); \
        for (; j < k; j++) \
            for (int64_t c = 0; c < n; c++) \
                s[c] += a[j * step + c] * x[j]; \
        for (int64_t c = 0; c < n; c++) \
            y[c] = add ? y[c] + s[c] : s[c]; \
    }

#define MATVEC(name, type) \
    ALONG(name, type, 1) \
    ALONG(name, type, 4) \
    ACROSS(name, type) \
    void etch__matvec_##name(int64_t n, int64_t k, const type *a, int64_t row, int64_t step, const type *x, type *y, \
                             bool add) \
    { \
        if (step == 1 || k == 1) { \
            int64_t i = 0; \
            for (; i + 4 <= n; i += 4) \
                along_4_##name(k, a + i * row, row, x, y + i, add); \
            for (; i < n; i++) \
                along_1_##name(k, a + i * row, row, x, y + i, add); \
            return; \
        } \
        for (int64_t c = 0; c < n; c += BAND) \
            across_##name(n - c < BAND ? n - c : BAND, k, a + c, step, x, y + c, add); \
    }

MATVEC(f32, float)
MATVEC(f64, double)
