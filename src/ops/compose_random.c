/* Composites: random numbers from random bits, a function of key and counter alone.
 *
 * Every float below is made exactly from an integer of as many bits as its significand has, so nothing rounds up to a
 * bound that is excluded. The open interval (-1, 1) is made of odd numerators: symmetric, without 0 and without the
 * ends. */
#include "ops/compose.h"
#include "ops/random.h"

#include <math.h>

static const int float_dtypes[] = { ETCH_F16, ETCH_BF16, ETCH_F32, ETCH_F64, -1 };

/* Bits of the significand, hidden one included. */
static int significand_bits(etch_dtype t)
{
    switch (t) {
    case ETCH_F16: return 11;
    case ETCH_BF16: return 8;
    case ETCH_F64: return 53;
    default: return 24;
    }
}

/* Random integers of n bits, in u32 or u64. */
static etch_val bits_of(const etch_infer *q, etch_dtype t, int n)
{
    etch_graph *g = q->g;
    etch_val bits = etch_build_random_bits(g, q->in[0], q->in[1], q->in[2], t);
    return etch_build_shift_right(g, bits, etch_graph_int(g, t, (int)etch__dtypes[t].bytes * 8 - n));
}

static etch_status check_float(etch_infer *q)
{
    ETCH_TRY(etch__check_attr_dtype(q, ((const etch_attrs_to *)q->attrs)->dtype, float_dtypes));
    return etch__check_key(q);
}

/* y = k / 2^p, 0 <= k < 2^p, p the bits of the significand: at most 1 - 2^-p */
etch_status etch__compose_random_uniform(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    ETCH_TRY(check_float(q));
    etch_dtype t = ((const etch_attrs_to *)q->attrs)->dtype;
    int p = significand_bits(t);
    etch_val k = etch_build_cast(g, bits_of(q, p > 24 ? ETCH_U64 : ETCH_U32, p), t);
    return etch__composed(q, etch_build_mul(g, k, etch_graph_scalar(g, t, ldexp(1, -p))), out);
}

/* u = k / 2^(p-1) - 1 with k odd, 0 < k < 2^p: exact, in (-1, 1). Half types are made from f32. */
static etch_val open_interval(const etch_infer *q, etch_dtype t)
{
    etch_graph *g = q->g;
    bool wide = t == ETCH_F64;
    int p = wide ? 53 : 24;
    etch_dtype bits_dtype = wide ? ETCH_U64 : ETCH_U32, int_dtype = wide ? ETCH_I64 : ETCH_I32;
    etch_val odd = etch_build_bitwise_or(g, bits_of(q, bits_dtype, p), etch_graph_int(g, bits_dtype, 1));
    etch_val k = etch_build_sub(g, etch_build_cast(g, odd, int_dtype),
                                etch_graph_int(g, int_dtype, INT64_C(1) << (p - 1)));
    etch_dtype made = wide ? ETCH_F64 : ETCH_F32;
    return etch_build_mul(g, etch_build_cast(g, k, made), etch_graph_scalar(g, made, ldexp(1, 1 - p)));
}

static const double sqrt_2 = 1.41421356237309504880;
static const double erf_of_sqrt_2 = 0.95449973610364158560; /* how much of a normal lies within two deviations */

/* y = sqrt(2) erfinv(u), u in (-1, 1): the inverse of the distribution function */
etch_status etch__compose_random_normal(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    ETCH_TRY(check_float(q));
    etch_dtype t = ((const etch_attrs_to *)q->attrs)->dtype;
    etch_val y = etch_build_erfinv(g, open_interval(q, t));
    y = etch_build_mul(g, y, etch__like(g, y, sqrt_2));
    return etch__composed(q, etch_build_cast(g, y, t), out);
}

/* y = sqrt(2) erfinv(u erf(sqrt(2))), u in (-1, 1): the same, with u limited so that |y| < 2; the clamp is for
 * rounding */
etch_status etch__compose_random_truncated_normal(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    ETCH_TRY(check_float(q));
    etch_dtype t = ((const etch_attrs_to *)q->attrs)->dtype;
    etch_val u = open_interval(q, t);
    etch_val y = etch_build_erfinv(g, etch_build_mul(g, u, etch__like(g, u, erf_of_sqrt_2)));
    y = etch_build_mul(g, y, etch__like(g, y, sqrt_2));
    y = etch_build_clamp(g, y, etch__like(g, y, -2), etch__like(g, y, 2));
    return etch__composed(q, etch_build_cast(g, y, t), out);
}

/* Constant bounds are compared now; others when the op runs. */
static etch_status check_bounds(etch_infer *q)
{
    const etch_tensor *low = etch__const_tensor(q->g, q->in[3]), *high = etch__const_tensor(q->g, q->in[4]);
    if (!low || !high)
        return ETCH_OK;
    int64_t lo = etch__element_i64(low->dtype, low->address), hi = etch__element_i64(high->dtype, high->address);
    if (low->dtype == ETCH_U64 ? (uint64_t)hi > (uint64_t)lo : hi > lo)
        return ETCH_OK;
    if (low->dtype == ETCH_U64)
        return etch__infer_fail(q, ETCH_EINVAL, "low is %llu, high is %llu; high must be larger",
                                (unsigned long long)lo, (unsigned long long)hi);
    return etch__infer_fail(q, ETCH_EINVAL, "low is %lld, high is %lld; high must be larger", (long long)lo,
                            (long long)hi);
}

/* y = low + bits mod (high - low), all of it modulo 2^64, so that the span may be wider than the dtype's own range.
 * Where high is not above low the span is made 0, and the remainder is an error of the run. */
etch_status etch__compose_random_integers(etch_infer *q, etch_val *out)
{
    static const int int_dtypes[] = {
        ETCH_I8, ETCH_I16, ETCH_I32, ETCH_I64, ETCH_U8, ETCH_U16, ETCH_U32, ETCH_U64, -1
    };
    etch_graph *g = q->g;
    etch_dtype t = ((const etch_attrs_to *)q->attrs)->dtype;
    ETCH_TRY(etch__check_attr_dtype(q, t, int_dtypes));
    ETCH_TRY(etch__check_key(q));
    for (int i = 3; i < 5; i++) {
        const etch_type *bound = etch__in_type(q, i);
        ETCH_TRY(etch__check_scalar(q, i));
        if (bound->dtype != t)
            return etch__infer_fail(q, ETCH_EDTYPE, "%s is %s, it must be %s as the result", i == 3 ? "low" : "high",
                                    etch__type_str(g, bound), etch_dtype_name(t));
    }
    ETCH_TRY(check_bounds(q));
    etch_val low = etch_build_cast(g, q->in[3], ETCH_U64), high = etch_build_cast(g, q->in[4], ETCH_U64);
    etch_val is_above = etch_build_greater(g, q->in[4], q->in[3]);
    etch_val span = etch_build_select(g, is_above, etch_build_sub(g, high, low), etch_graph_int(g, ETCH_U64, 0));
    etch_val bits = etch_build_random_bits(g, q->in[0], q->in[1], q->in[2], ETCH_U64);
    etch_val y = etch_build_add(g, etch_build_mod(g, bits, span), low);
    return etch__composed(q, etch_build_cast(g, y, t), out);
}

/* y = x[argsort(bits)]: 64 bits per slice, so that equal ones, which would keep their order, do not happen */
etch_status etch__compose_random_shuffle(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__in_type(q, 2);
    ETCH_TRY(etch__check_key(q));
    if (x->rank == 0)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it must have an axis", etch__type_str(g, x));
    etch_val n = etch__build_subvector(g, etch_build_shape_of(g, q->in[2], ETCH_I64), 0, 1);
    etch_val bits = etch_build_random_bits(g, q->in[0], q->in[1], n, ETCH_U64);
    return etch__composed(q, etch_build_gather(g, q->in[2], etch_build_argsort(g, bits, 0, false), 0, 0), out);
}
