/* Sizes inside a traced function: kept symbolic as integer tensors, asked for as numbers, or compared. */
#include "trace/recorder.h"

#include <etch/function.h>
#include "ir/infer.h"
#include "trace/variable.h"

static etch_tensor *fail(etch_ctx *cx, etch_status s)
{
    (void)s;
    etch__stick(cx);
    return NULL;
}

bool etch_is_tracing(const etch_ctx *cx)
{
    const etch_tracer *tr = etch__tracer((etch_ctx *)cx);
    return tr && tr->recording;
}

bool etch_tensor_is_of_trace(const etch_ctx *cx, const etch_tensor *t)
{
    const etch_tracer *tr = etch__tracer((etch_ctx *)cx);
    return tr && tr->recording && etch__is_of_trace(t, tr->recording);
}

/* The recording that a traced tensor belongs to; NULL, reported, if its trace is over. */
static etch_recording *recording_of(etch_ctx *cx, const etch_tensor *t, const char *what)
{
    const etch_trace_note *n = t->trace;
    if (!n->recording)
        t->traced->refuse(cx, t, what);
    return n->recording;
}

etch_tensor *(etch_tensor_dim_of)(etch_ctx *cx, etch_tensor *t, int axis)
{
    if (cx->sticky)
        return NULL;
    if (!t)
        return fail(cx, etch__fail(cx, ETCH_EINVAL, "dim_of: the tensor is NULL"));
    if (t->rank < 0 || axis < -t->rank || axis >= t->rank)
        return fail(cx,
                    etch__fail(cx, ETCH_ERANGE, "dim_of: there is no axis %d in a tensor of rank %d", axis, t->rank));
    axis += axis < 0 ? t->rank : 0;
    if (!t->traced)
        return etch_int(cx, ETCH_I64, t->dims[axis]);
    etch_recording *r = recording_of(cx, t, "dim_of");
    if (!r)
        return fail(cx, cx->status);
    etch_dim d = etch__traced_dim(t, axis);
    etch_val v = etch__build_sizes(r->g, ETCH_I64, 0, &d, 1);
    etch_tensor *out = NULL;
    if (!v || etch__traced_new(r, v, &out) != ETCH_OK)
        return fail(cx, cx->status);
    return etch_hand_over(cx, out);
}

/* Is it the same number in every call that does not fail? As the size of 2 beside one that is open is: that is 1 or 2 then. */
static bool is_certain(const etch_recording *r, etch_dim d, int64_t *out)
{
    if (etch__dim_is_const(d)) {
        *out = d;
        return true;
    }
    etch_dim_range range = etch__dim_range(r->g->dims, d);
    *out = range.lo;
    return range.lo == range.hi;
}

int64_t(etch_tensor_known_dim)(etch_ctx *cx, etch_tensor *t, int axis)
{
    if (cx->sticky || !t)
        return -1;
    axis += axis < 0 && t->rank >= 0 ? t->rank : 0;
    if (axis < 0 || axis >= t->rank)
        return -1;
    if (!t->traced)
        return t->dims[axis];
    etch_recording *r = recording_of(cx, t, "known_dim");
    int64_t size;
    if (!r) {
        etch__stick(cx);
        return -1;
    }
    etch_dim d = etch__traced_dim(t, axis);
    etch__note_reader(r);
    if (is_certain(r, d, &size))
        return size;
    if (!r->has_fixed_sizes || etch__is_size_of_variable(r, d) || etch__hinted(r, d, &size) != ETCH_YES)
        return -1;
    if (etch__guard_add(r, ETCH_GUARD_NUMBER, ETCH_DIMCODE_CHECK_EQUAL, d, size) != ETCH_OK)
        etch__stick(cx);
    return size;
}

int64_t etch__fixed_size(etch_recording *r, etch_dim d)
{
    int64_t size;
    if (is_certain(r, d, &size))
        return size;
    return r->has_fixed_sizes && !etch__is_size_of_variable(r, d) && etch__hinted(r, d, &size) == ETCH_YES ? size : -1;
}

int64_t etch_tensor_peek_dim(const etch_tensor *t, int axis)
{
    if (!t)
        return -1;
    axis += axis < 0 && t->rank >= 0 ? t->rank : 0;
    if (axis < 0 || axis >= t->rank)
        return -1;
    if (!t->traced)
        return t->dims[axis];
    etch_recording *r = ((const etch_trace_note *)t->trace)->recording;
    return r ? etch__fixed_size(r, etch__traced_dim(t, axis)) : -1; /* without: its trace is over */
}

/* The integer scalar t: a number if it has elements, else a dim of its trace's graph (*r). */
static etch_status size_of(etch_ctx *cx, etch_tensor *t, const char *what, etch_recording **r, etch_dim *out)
{
    *r = NULL;
    if (!t)
        return etch__fail(cx, ETCH_EINVAL, "%s: the size is NULL", what);
    if (t->rank != 0 || (t->dtype != ETCH_I64 && t->dtype != ETCH_I32))
        return etch__fail(cx, ETCH_EDTYPE, "%s: a size is an i32 or i64 scalar, not %s of rank %d", what,
                          etch_dtype_name(t->dtype), t->rank);
    if (!t->traced) {
        const void *data = etch_tensor_map(cx, t, false);
        if (!data)
            return cx->status;
        *out = etch__element_i64(t->dtype, data);
        etch_tensor_unmap(cx, t);
        return ETCH_OK;
    }
    *r = recording_of(cx, t, what);
    if (!*r)
        return cx->status;
    if (!etch__known_element((*r)->g, t->value, 0, out))
        return etch__fail(cx, ETCH_EINVAL, "%s: the number depends on data, which a trace does not have", what);
    return ETCH_OK;
}

static etch_status no_sizes(etch_recording *r, etch_dim d, const char *what)
{
    etch_location at = etch__location(r->tr->cx);
    return etch__fail(r->tr->cx, ETCH_EINVAL,
                      "%s: %s is asked for at %s:%d, but the trace is from types alone, which do not say what it is",
                      what, etch__dim_str(r->g, d), at.file ? at.file : "?", at.line);
}

static etch_status number_of(etch_ctx *cx, etch_tensor *size, int64_t *out)
{
    etch_recording *r = NULL;
    etch_dim d = 0;
    ETCH_TRY(size_of(cx, size, "size_number", &r, &d));
    if (!r || etch__dim_is_const(d)) {
        *out = d;
        return ETCH_OK;
    }
    switch (etch__hinted(r, d, out)) {
    case ETCH_NO: return cx->status;
    case ETCH_UNKNOWN: return no_sizes(r, d, "size_number");
    case ETCH_YES: break;
    }
    etch__note_reader(r);
    return etch__guard_add(r, ETCH_GUARD_NUMBER, ETCH_DIMCODE_CHECK_EQUAL, d, *out);
}

int64_t(etch_size_number)(etch_ctx *cx, etch_tensor *size)
{
    int64_t n = -1;
    if (cx->sticky)
        return -1;
    cx->status = ETCH_OK;
    if (number_of(cx, size, &n) == ETCH_OK)
        return n;
    etch__stick(cx);
    return -1;
}

static bool compare(etch_comparison how, int64_t x, int64_t y)
{
    return how == ETCH_IS_EQUAL ? x == y : how == ETCH_IS_LESS ? x < y : x <= y;
}

/* The sizes of two traces, one of them around the other, as the trace under way has both. */
static etch_status both_here(etch_ctx *cx, etch_tensor *a, etch_tensor *b, etch_recording **r, etch_dim *x, etch_dim *y)
{
    etch_val va, vb;
    *r = etch__tracer(cx)->recording;
    if (!*r)
        return etch__fail(cx, ETCH_EINVAL, "sizes_compare: the sizes are of two traces");
    ETCH_TRY(etch__recorded_value(*r, a, "sizes_compare", &va));
    ETCH_TRY(etch__recorded_value(*r, b, "sizes_compare", &vb));
    bool is_known = etch__known_element((*r)->g, va, 0, x) && etch__known_element((*r)->g, vb, 0, y);
    ETCH_ASSERT(is_known, "a size is made again inside of a body");
    return ETCH_OK;
}

/* What is known for all sizes needs no guard. */
static etch_tri known(etch_ctx *cx, etch_dims *t, etch_comparison how, etch_dim a, etch_dim b)
{
    return how == ETCH_IS_EQUAL  ? etch__dim_equal(cx, t, a, b)
           : how == ETCH_IS_LESS ? etch__dim_less(cx, t, a, b)
                                 : etch__dim_less_equal(cx, t, a, b);
}

/* The guard that holds as long as the answer stays: a < b is a + 1 <= b, and not (a <= b) is b < a. */
static etch_status guard_answer(etch_recording *r, etch_comparison how, bool answer, etch_dim a, etch_dim b)
{
    etch_ctx *cx = r->tr->cx;
    etch_dim lo = answer ? a : b, hi = answer ? b : a;
    if (how == ETCH_IS_EQUAL)
        return etch__guard_add(r, ETCH_GUARD_COMPARED, answer ? ETCH_DIMCODE_CHECK_EQUAL : ETCH_DIMCODE_CHECK_NOT_EQUAL,
                               a, b);
    if ((how == ETCH_IS_LESS) == answer) { /* lo < hi */
        lo = etch__dim_add(cx, r->g->dims, lo, 1);
        if (lo == ETCH_DIM_FAILED)
            return cx->status;
    }
    return etch__guard_add(r, ETCH_GUARD_COMPARED, ETCH_DIMCODE_CHECK_LESS_EQUAL, lo, hi);
}

static etch_status answer_of(etch_ctx *cx, etch_tensor *a, etch_comparison how, etch_tensor *b, bool *out)
{
    etch_recording *of_a = NULL, *of_b = NULL;
    etch_dim x = 0, y = 0;
    int64_t nx = 0, ny = 0;
    ETCH_TRY(size_of(cx, a, "sizes_compare", &of_a, &x));
    ETCH_TRY(size_of(cx, b, "sizes_compare", &of_b, &y));
    etch_recording *r = of_a ? of_a : of_b;
    if (of_a && of_b && of_a != of_b)
        ETCH_TRY(both_here(cx, a, b, &r, &x, &y));
    if (!r) {
        *out = compare(how, x, y);
        return ETCH_OK;
    }
    etch_tri sure = known(cx, r->g->dims, how, x, y);
    if (sure != ETCH_UNKNOWN) {
        *out = sure == ETCH_YES;
        return ETCH_OK;
    }
    etch_tri has_x = etch__hinted(r, x, &nx), has_y = has_x == ETCH_NO ? ETCH_NO : etch__hinted(r, y, &ny);
    if (has_x == ETCH_NO || has_y == ETCH_NO)
        return cx->status;
    if (has_x == ETCH_UNKNOWN || has_y == ETCH_UNKNOWN)
        return no_sizes(r, has_x == ETCH_UNKNOWN ? x : y, "sizes_compare");
    *out = compare(how, nx, ny);
    etch__note_reader(r);
    return guard_answer(r, how, *out, x, y);
}

bool(etch_sizes_compare)(etch_ctx *cx, etch_tensor *a, etch_comparison how, etch_tensor *b)
{
    bool answer = false;
    if (cx->sticky)
        return false;
    cx->status = ETCH_OK;
    if (answer_of(cx, a, how, b, &answer) == ETCH_OK)
        return answer;
    etch__stick(cx);
    return false;
}
