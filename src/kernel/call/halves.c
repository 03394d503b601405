/* Floats of any type as f32, and back; see halves.h. */
#include "kernel/call/halves.h"

#include "kernel/call/types.h"

#define WIDEN(_t, ktype) \
    static void widen##_t(const char *p, int64_t row, int64_t column, int64_t n_rows, int64_t n_columns, float *to) \
    { \
        for (int64_t i = 0; i < n_rows; i++) \
            for (int64_t j = 0; j < n_columns; j++) \
                *to++ = (float)etch__widen##_t(((const etch_el##_t *)p)[i * row + j * column]); \
    } \
    static void narrow##_t(const float *from, int64_t n_rows, int64_t n_columns, char *p, int64_t row) \
    { \
        for (int64_t i = 0; i < n_rows; i++) \
            for (int64_t j = 0; j < n_columns; j++) \
                ((etch_el##_t *)p)[i * row + j] = etch__narrow##_t((etch_cv_##ktype) * from++); \
    }
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_FOR_FLOAT_##cls(WIDEN(_##name, ktype))
#include "tensor/dtypes.def"
#undef D
static const struct {
    void (*widen)(const char *p, int64_t row, int64_t column, int64_t n_rows, int64_t n_columns, float *to);
    void (*narrow)(const float *from, int64_t n_rows, int64_t n_columns, char *p, int64_t row);
} widths[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_FLOAT_##cls(widen_##name) ETCH_ENTRY_FLOAT_##cls(narrow_##name) },
#include "tensor/dtypes.def"
#undef D
};

void etch__widen_block(etch_dtype t, const char *p, int64_t row, int64_t column, int64_t n_rows, int64_t n_columns,
                       float *to)
{
    widths[t].widen(p, row, column, n_rows, n_columns, to);
}

void etch__narrow_block(etch_dtype t, const float *from, int64_t n_rows, int64_t n_columns, char *p, int64_t row)
{
    widths[t].narrow(from, n_rows, n_columns, p, row);
}
