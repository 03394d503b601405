/* Small compositions of public ops. Sizes are asked for as tensors, never as numbers, so that a trace stays open in them. */
#include "build.h"

#include "dtype.h"
#include <float.h>
#include <stdio.h>

etch_tensor *build_like(etch_ctx *cx, etch_tensor *x, double number)
{
    return x ? (etch_scalar)(cx, etch_tensor_dtype(x), number) : NULL;
}

etch_tensor *build_cast(etch_ctx *cx, etch_tensor *x, etch_dtype t)
{
    return build_is(x, t) ? x : (etch_cast)(cx, x, t);
}

etch_tensor *build_neg(etch_ctx *cx, etch_tensor *x)
{
    etch_dtype t = x ? etch_tensor_dtype(x) : ETCH_F32;
    if (t != ETCH_U8 && t != ETCH_U16 && t != ETCH_U32 && t != ETCH_U64)
        return (etch_neg)(cx, x);
    (void)etch_fail(
        cx, ETCH_EDTYPE,
        "Value for attr 'T' of %s is not in the list of allowed values: bfloat16, half, float, double, int8, "
        "int16, int32, int64",
        dtype_word(t));
    return NULL;
}

static etch_tensor *extreme(etch_ctx *cx, etch_dtype t, bool is_high)
{
    int bits = (int)etch_dtype_bytes(t) * 8;
    bool is_unsigned = t == ETCH_U8 || t == ETCH_U16 || t == ETCH_U32 || t == ETCH_U64;
    double most = t == ETCH_F16    ? 65504.0
                  : t == ETCH_BF16 ? 3.3895313892515355e38
                  : t == ETCH_F32  ? (double)FLT_MAX
                                   : DBL_MAX;
    uint64_t highest = is_unsigned ? UINT64_MAX >> (64 - bits) : (uint64_t)INT64_MAX >> (64 - bits);
    if (dtype_is_float(t))
        return (etch_scalar)(cx, t, is_high ? most : -most);
    if (t == ETCH_U64)
        return etch_from(cx, t, NULL, 0, &(uint64_t){ is_high ? highest : 0 });
    return (etch_int)(cx, t, is_high ? (int64_t)highest : is_unsigned ? 0 : INT64_MIN >> (64 - bits));
}
etch_tensor *build_lowest(etch_ctx *cx, etch_dtype t) { return extreme(cx, t, false); }
etch_tensor *build_highest(etch_ctx *cx, etch_dtype t) { return extreme(cx, t, true); }

etch_tensor *build_zeros(etch_ctx *cx, etch_tensor *shape, etch_dtype t)
{
    return (etch_fill)(cx, shape,
                       t == ETCH_STRING ? etch_from(cx, t, NULL, 0, &(const char *){ "" }) : (etch_scalar)(cx, t, 0));
}

/* --- sizes ---------------------------------------------------------------------------------------------------------------- */

etch_tensor *build_shape(etch_ctx *cx, etch_tensor *x) { return (etch_shape_of)(cx, x, ETCH_I64); }

etch_tensor *build_size(etch_ctx *cx, etch_tensor *x, int64_t axis)
{
    return (etch_strided_slice)(cx, build_shape(cx, x), BUILD_INTS(cx, axis), BUILD_INTS(cx, axis + 1),
                                BUILD_INTS(cx, 1), 0, axis == -1, 1);
}

etch_tensor *build_count(etch_ctx *cx, etch_tensor *x)
{
    return (etch_prod)(cx, build_shape(cx, x), ETCH_ALL_AXES, false);
}

etch_tensor *build_part(etch_ctx *cx, etch_tensor *v, int64_t begin, int64_t end)
{
    return (etch_strided_slice)(cx, v, BUILD_INTS(cx, begin == BUILD_OPEN ? 0 : begin),
                                BUILD_INTS(cx, end == BUILD_OPEN ? 0 : end), BUILD_INTS(cx, 1), begin == BUILD_OPEN,
                                end == BUILD_OPEN, 0);
}

etch_tensor *build_vector(etch_ctx *cx, etch_tensor *const *parts, int n)
{
    etch_tensor *flat[2 * ETCH_MAX_RANK];
    for (int i = 0; i < n; i++)
        flat[i] = parts[i] && etch_tensor_rank(parts[i]) == 0 ? build_expand(cx, parts[i], 0) : parts[i];
    return (etch_concat)(cx, flat, n, 0);
}

etch_tensor *build_between(etch_ctx *cx, etch_tensor *x, int64_t axis, etch_tensor *begin, etch_tensor *end)
{
    etch_tensor *zero = build_int(cx, 0), *begins[ETCH_MAX_RANK], *ends[ETCH_MAX_RANK];
    int64_t steps[ETCH_MAX_RANK], whole = ((int64_t)1 << axis) - 1;
    for (int64_t i = 0; i <= axis; i++) {
        begins[i] = i == axis && begin ? begin : zero;
        ends[i] = i == axis && end ? end : zero;
        steps[i] = 1;
    }
    int n = (int)axis + 1;
    return (etch_strided_slice)(cx, x, build_vector(cx, begins, n), build_vector(cx, ends, n),
                                etch_int_list(cx, steps, n), whole | (begin ? 0 : (int64_t)1 << axis),
                                whole | (end ? 0 : (int64_t)1 << axis), 0);
}

etch_tensor *build_dense(etch_ctx *cx, etch_tensor *x)
{
    return x && dtype_is_float(etch_tensor_dtype(x)) ? (etch_dense_gradient)(cx, x) : x;
}

etch_tensor *build_range(etch_ctx *cx, etch_tensor *n)
{
    return (etch_range)(cx, build_int(cx, 0), n, build_int(cx, 1));
}

/* --- forms and elements ------------------------------------------------------------------------------------------------------ */

etch_tensor *build_expand(etch_ctx *cx, etch_tensor *x, int64_t axis)
{
    return (etch_expand_dims)(cx, x, (etch_ints){ &axis, 1 });
}

etch_tensor *build_flat(etch_ctx *cx, etch_tensor *x) { return (etch_reshape)(cx, x, BUILD_INTS(cx, -1)); }

etch_tensor *build_is_zero(etch_ctx *cx, etch_tensor *x) { return (etch_equal)(cx, x, build_like(cx, x, 0)); }

etch_tensor *build_unless(etch_ctx *cx, etch_tensor *condition, etch_tensor *x, double otherwise)
{
    return (etch_select)(cx, condition, build_like(cx, x, otherwise), x);
}

/* --- checks ------------------------------------------------------------------------------------------------------------------ */

int64_t build_axis(etch_ctx *cx, const etch_tensor *x, int64_t axis, int n_more, const char *what)
{
    if (!x)
        return -1;
    int rank = etch_tensor_rank(x) + n_more;
    bool is_known = etch_tensor_rank(x) >= 0;
    if (axis >= 0 && (!is_known || axis < rank) && axis < ETCH_MAX_RANK)
        return axis;
    if (is_known && axis < 0 && axis >= -rank)
        return axis + rank;
    if (is_known)
        (void)etch_fail(cx, ETCH_EINVAL, "%s %lld, but the axes are in [%d, %d)", what, (long long)axis, -rank, rank);
    else
        (void)etch_fail(cx, ETCH_ENOTSUP, "%s %lld needs a tensor whose number of axes is known", what,
                        (long long)axis);
    return -1;
}

void build_check_rank(etch_ctx *cx, etch_tensor *x, int64_t least, int64_t most, const char *message)
{
    if (!x || etch_tensor_rank(x) >= 0)
        return;
    etch_tensor *shape = build_shape(cx, x), *rank = build_size(cx, shape, 0);
    etch_tensor *fits = (etch_logical_and)(cx, (etch_greater_equal)(cx, rank, build_int(cx, least)),
                                           (etch_less_equal)(cx, rank, build_int(cx, most)));
    if (fits)
        (etch_assert)(cx, fits, message, &shape, 1);
}

static int64_t known(etch_ctx *cx, etch_tensor *x, int axis)
{
    return etch_tensor_is_traced(x) ? (etch_tensor_known_dim)(cx, x, axis) : (etch_tensor_dim)(x, axis);
}

bool build_may_match(etch_ctx *cx, etch_tensor *a, etch_tensor *b)
{
    int rank = etch_tensor_rank(a);
    if (rank < 0 || etch_tensor_rank(b) < 0)
        return true;
    if (rank != etch_tensor_rank(b))
        return false;
    for (int i = 0; i < rank; i++) {
        int64_t one = known(cx, a, i), other = known(cx, b, i);
        if (one >= 0 && other >= 0 && one != other)
            return false;
    }
    return true;
}

const char *build_text(etch_ctx *cx, etch_tensor *x, char text[256])
{
    int rank = etch_tensor_rank(x), n = 0;
    n += snprintf(text, 256, rank < 0 ? "<unknown>" : "[");
    for (int i = 0; i < rank && n < 230; i++) {
        int64_t d = known(cx, x, i);
        n += d < 0 ? snprintf(text + n, (size_t)(256 - n), "%s?", i ? "," : "")
                   : snprintf(text + n, (size_t)(256 - n), "%s%lld", i ? "," : "", (long long)d);
    }
    if (rank >= 0)
        (void)snprintf(text + n, (size_t)(256 - n), "]");
    return text;
}
