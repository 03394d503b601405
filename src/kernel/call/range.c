/* range: start, start + delta, ... before limit.
 *
 *     n = ceil((limit - start) / delta)      y[i] = start + i * delta
 *
 * For integers both are exact; for floats each operation is one of the compute type (f32 for half types, whose elements
 * are rounded at the end). As in TensorFlow a delta of 0, and a limit that lies behind start, are errors; a limit equal to
 * start gives no elements. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"
#include "kernel/call/types.h"

#include <math.h>
#include <stdio.h>

typedef enum verdict { FINE, STANDS_STILL, WRONG_WAY, TOO_LONG } verdict;

/* The distance as an unsigned number cannot overflow; neither can the way back from 2's complement. */
static verdict count_integers(bool goes_up, bool has_distance, bool is_zero, uint64_t distance, uint64_t step,
                              int64_t *n)
{
    if (is_zero)
        return STANDS_STILL;
    if (has_distance && !goes_up)
        return WRONG_WAY;
    uint64_t count = distance / step + (distance % step != 0);
    if (count > (uint64_t)ETCH_MAX_COUNT)
        return TOO_LONG;
    *n = (int64_t)count;
    return FINE;
}

#define COUNT_INTEGER(_t, ktype) \
    static verdict count##_t(const char *const *p, int64_t *n) \
    { \
        etch_el##_t start = *(const etch_el##_t *)p[0], limit = *(const etch_el##_t *)p[1]; \
        etch_el##_t delta = *(const etch_el##_t *)p[2]; \
        bool is_up = start < limit, is_down = limit < start, is_negative = delta < 1 && delta != 0; \
        uint64_t distance = is_up ? (uint64_t)limit - (uint64_t)start : (uint64_t)start - (uint64_t)limit; \
        uint64_t step = is_negative ? 0 - (uint64_t)delta : (uint64_t)delta; \
        return count_integers(is_up != is_negative, is_up || is_down, delta == 0, distance, step, n); \
    }
#define COUNT_FLOAT(_t, ktype) \
    static verdict count##_t(const char *const *p, int64_t *n) \
    { \
        etch_cv_##ktype start = etch__widen##_t(*(const etch_el##_t *)p[0]); \
        etch_cv_##ktype limit = etch__widen##_t(*(const etch_el##_t *)p[1]); \
        etch_cv_##ktype delta = etch__widen##_t(*(const etch_el##_t *)p[2]); \
        if (delta == 0) \
            return STANDS_STILL; \
        if (delta > 0 ? start > limit : start < limit) \
            return WRONG_WAY; \
        double count = ceil((double)((limit - start) / delta)); \
        if (!(count <= (double)ETCH_MAX_COUNT)) /* NaN, too */ \
            return TOO_LONG; \
        *n = (int64_t)count; \
        return FINE; \
    }
#define FILL(_t, ktype) \
    static void fill##_t(const char *const *p, void *to, int64_t first, int64_t end) \
    { \
        etch_cv_##ktype start = etch__widen##_t(*(const etch_el##_t *)p[0]); \
        etch_cv_##ktype delta = etch__widen##_t(*(const etch_el##_t *)p[2]); \
        etch_el##_t *y = to; \
        for (int64_t i = first; i < end; i++) \
            y[i] = etch__narrow##_t(etch__add_##ktype(start, etch__mul_##ktype((etch_cv_##ktype)i, delta))); \
    }

#define RANGE_BOOL(_t, ktype)
#define RANGE_INT(_t, ktype) COUNT_INTEGER(_t, ktype) FILL(_t, ktype)
#define RANGE_UINT(_t, ktype) COUNT_INTEGER(_t, ktype) FILL(_t, ktype)
#define RANGE_FLOAT(_t, ktype) COUNT_FLOAT(_t, ktype) FILL(_t, ktype)
#define RANGE_STRING(_t, ktype)
#define D(name, bytes, cls, ktype, npy, long_name) RANGE_##cls(_##name, ktype)
#include "tensor/dtypes.def"
#undef D

static const struct {
    verdict (*count)(const char *const *p, int64_t *n);
    void (*fill)(const char *const *p, void *to, int64_t first, int64_t end);
} ranges[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) \
    { ETCH_ENTRY_NUM_##cls(count_##name) ETCH_ENTRY_NUM_##cls(fill_##name) },
#include "tensor/dtypes.def"
#undef D
};

static etch_status fail_range(etch_call *c, verdict v)
{
    char text[3][40];
    for (int i = 0; i < 3; i++) {
        const etch_array *a = &c->in[i];
        if (etch__dtype_is(a->dtype, ETCH_CLASS_FLOAT))
            snprintf(text[i], sizeof text[i], "%.9g", etch__element_f64(a->dtype, a->data));
        else if (etch__dtype_is(a->dtype, ETCH_CLASS_UINT))
            snprintf(text[i], sizeof text[i], "%llu", (unsigned long long)etch__array_i64(a, 0));
        else
            snprintf(text[i], sizeof text[i], "%lld", (long long)etch__array_i64(a, 0));
    }
    if (v == STANDS_STILL)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: delta is 0 (start %s, limit %s)", c->op, text[0], text[1]);
    if (v == WRONG_WAY)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: steps of %s never get from start %s to limit %s", c->op, text[2],
                          text[0], text[1]);
    return etch__fail(c->cx, ETCH_ERANGE, "%s: the elements from %s to %s by steps of %s cannot be counted", c->op,
                      text[0], text[1], text[2]);
}

etch_status etch__call_range(etch_call *c)
{
    etch_dtype t = c->in[0].dtype;
    const char *const operands[] = { c->in[0].data, c->in[1].data, c->in[2].data };
    int64_t n = 0;
    ETCH_ASSERT(ranges[t].count, "%s of %s", c->op, etch_dtype_name(t));
    verdict v = ranges[t].count(operands, &n);
    if (v != FINE)
        return fail_range(c, v);
    ETCH_TRY(etch__call_settle(c, 0, &n, 1));
    for (int64_t i = 0; i < n; i += ETCH_ASK_EVERY) {
        int64_t end = n - i < ETCH_ASK_EVERY ? n : i + ETCH_ASK_EVERY;
        ranges[t].fill(operands, c->out[0].data, i, end);
        ETCH_TRY(etch__go_on(c->cx, end - i));
    }
    return ETCH_OK;
}
