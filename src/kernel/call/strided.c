#include "kernel/call/strided.h"

static int64_t clip(int64_t x, int64_t lo, int64_t hi) { return x < lo ? lo : x > hi ? hi : x; }

/* A negative index counts from the end; the most negative ones stay below any size without overflow. */
static int64_t from_end(int64_t i, int64_t size) { return i < 0 ? (i < -size ? -1 : i + size) : i; }

void etch__slice_resolve(const etch_slice_bounds *s, int64_t size, int64_t *first, int64_t *count)
{
    bool up = s->step > 0;
    int64_t lo = up ? 0 : -1, hi = up ? size : size - 1; /* where begin and end may lie */
    int64_t begin = s->has_begin ? clip(from_end(s->begin, size), lo, hi) : up ? 0 : size - 1;
    int64_t end = s->has_end ? clip(from_end(s->end, size), lo, hi) : up ? size : -1;
    int64_t distance = up ? end - begin : begin - end;
    uint64_t stride = up ? (uint64_t)s->step : 0 - (uint64_t)s->step;
    *first = begin;
    *count = distance <= 0 ? 0 : (int64_t)(((uint64_t)distance - 1) / stride + 1);
}

/* Length of a vector with one element per axis. */
static etch_status read_length(etch_ctx *cx, const char *op, const etch_array *s, const char *name, int *n)
{
    if (s->rank != 1 || s->dims[0] > ETCH_MAX_RANK)
        return etch__fail(cx, ETCH_ESHAPE, "%s: %s must be a vector of at most %d elements", op, name, ETCH_MAX_RANK);
    *n = (int)s->dims[0];
    return ETCH_OK;
}

etch_status etch__strided_part(etch_ctx *cx, const char *op, const etch_array *x, const etch_array at[3],
                               const etch_attrs_masks *masks, etch_strided_part *out)
{
    int n = 0, n_end = 0, n_step = 0, rank = 0;
    ETCH_TRY(read_length(cx, op, &at[0], "begin", &n));
    ETCH_TRY(read_length(cx, op, &at[1], "end", &n_end));
    ETCH_TRY(read_length(cx, op, &at[2], "step", &n_step));
    if (n != n_end || n != n_step || n > x->rank)
        return etch__fail(cx, ETCH_ESHAPE, "%s: x has %d axes, but begin, end and step have %d, %d and %d elements", op,
                          x->rank, n, n_end, n_step);
    if ((masks->begin_mask | masks->end_mask | masks->shrink_mask) >> n)
        return etch__fail(cx, ETCH_EINVAL, "%s: a mask has bits beyond the %d entries of begin", op, n);
    out->first = 0;
    for (int a = 0; a < x->rank; a++) {
        etch_slice_bounds s = { false, false, 0, 0, 1 };
        int64_t first, count, d = x->dims[a];
        if (a < n) {
            s = (etch_slice_bounds){ .has_begin = !((masks->begin_mask >> a) & 1),
                                     .has_end = !((masks->end_mask >> a) & 1),
                                     .begin = etch__array_i64(&at[0], a),
                                     .end = etch__array_i64(&at[1], a),
                                     .step = etch__array_i64(&at[2], a) };
            if ((masks->shrink_mask >> a) & 1) {
                if (s.begin < -d || s.begin >= d)
                    return etch__fail(cx, ETCH_ERANGE,
                                      "%s: slice index %lld of dimension %d out of bounds: it has %lld elements", op,
                                      (long long)s.begin, a, (long long)d);
                out->first += (s.begin < 0 ? s.begin + d : s.begin) * x->strides[a];
                continue;
            }
        }
        if (s.step == 0)
            return etch__fail(cx, ETCH_EINVAL, "%s: the step of axis %d is 0", op, a);
        etch__slice_resolve(&s, d, &first, &count);
        out->dims[rank] = count;
        /* With fewer than two elements the step is never taken, and it may be as large as it likes. */
        out->strides[rank++] = count > 1 ? x->strides[a] * s.step : x->strides[a];
        out->first += count > 0 ? first * x->strides[a] : 0;
    }
    out->rank = rank;
    return ETCH_OK;
}
