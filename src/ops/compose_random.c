/* Composites: random numbers from random bits, a function of key and counter alone.
 *
 * They are TensorFlow's: the low bits of a word are a float's significand, normals come in pairs of sine and cosine,
 * integers are remainders. A float below 1 is made exactly from as many bits as its significand stores, so nothing rounds
 * up to 1. */
#include "kernel/call/random.h"
#include "ops/compose.h"
#include "ops/random.h"

#include <math.h>

static const int float_dtypes[] = { ETCH_F16, ETCH_BF16, ETCH_F32, ETCH_F64, -1 };

/* Bits of the significand, without the hidden one. */
static int stored_bits(etch_dtype t)
{
    switch (t) {
    case ETCH_F16: return 10;
    case ETCH_BF16: return 7;
    case ETCH_F64: return 52;
    default: return 23;
    }
}

/* A f64 takes the low bits of the first of its words, and below them the second whole: so the words of a u64, whose first
 * is the low one, change places. */
static etch_val significands(etch_graph *g, etch_val bits, etch_dtype t)
{
    etch_dtype from = t == ETCH_F64 ? ETCH_U64 : ETCH_U32;
    if (t == ETCH_F64) {
        etch_val half = etch_graph_int(g, from, 32);
        bits = etch_build_bitwise_or(g, etch_build_shift_left(g, bits, half), etch_build_shift_right(g, bits, half));
    }
    return etch_build_bitwise_and(g, bits, etch_graph_int(g, from, (INT64_C(1) << stored_bits(t)) - 1));
}

/* k / 2^p, 0 <= k < 2^p, p the stored bits of the significand: at most 1 - 2^-p */
static etch_val uniform_of(etch_graph *g, etch_val bits, etch_dtype t)
{
    etch_val k = etch_build_cast(g, significands(g, bits, t), t);
    return etch_build_mul(g, k, etch_graph_scalar(g, t, ldexp(1, -stored_bits(t))));
}

static etch_val bits_of(const etch_infer *q, etch_val shape, etch_dtype t)
{
    return etch_build_random_bits(q->g, q->in[0], q->in[1], shape, t == ETCH_F64 ? ETCH_U64 : ETCH_U32);
}

static etch_status check_float(etch_infer *q)
{
    ETCH_TRY(etch__check_attr_dtype(q, ((const etch_attrs_to *)q->attrs)->dtype, float_dtypes));
    return etch__check_key(q);
}

etch_status etch__compose_random_uniform(etch_infer *q, etch_val *out)
{
    ETCH_TRY(check_float(q));
    etch_dtype t = ((const etch_attrs_to *)q->attrs)->dtype;
    return etch__composed(q, uniform_of(q->g, bits_of(q, q->in[2], t), t), out);
}

/* x[:, i] of a matrix with two columns */
static etch_val column(etch_graph *g, etch_val x, int64_t i)
{
    etch_val start = etch_graph_int_list(g, (etch_ints){ (const int64_t[]){ 0, i }, 2 });
    etch_val part = etch_build_slice(g, x, start, etch_graph_int_list(g, (etch_ints){ (const int64_t[]){ -1, 1 }, 2 }));
    return etch_build_reshape(g, part, etch_graph_int_list(g, (etch_ints){ (const int64_t[]){ -1 }, 1 }));
}

/* y[2i], y[2i + 1] = sin(2 pi v) r, cos(2 pi v) r    r = sqrt(-2 log max(u, 1e-7))    u, v = uniform numbers 2i, 2i + 1
 *
 * Half types are made from f32. The angle is a double that is rounded: a product of floats would be off by so much that
 * sines near 0 have wrong digits. Both halves are computed in one piece each and then put in turn. */
etch_status etch__compose_random_normal(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    ETCH_TRY(check_float(q));
    etch_dtype t = ((const etch_attrs_to *)q->attrs)->dtype, made = t == ETCH_F64 ? t : ETCH_F32;
    etch_val shape = etch_build_cast(g, q->in[2], ETCH_I64), n = etch_build_prod(g, shape, ETCH_ALL_AXES, false);
    etch_val one = etch_graph_int(g, ETCH_I64, 1), two = etch_graph_int(g, ETCH_I64, 2);
    etch_val n_pairs = etch__build_size(g, etch_build_floordiv(g, etch_build_add(g, n, one), two));
    const etch_val dims[] = { n_pairs, etch__build_size(g, two) };
    etch_val bits = bits_of(q, etch_build_concat(g, dims, 2, 0), made);
    etch_val u = uniform_of(g, column(g, bits, 0), made), v = uniform_of(g, column(g, bits, 1), made);
    u = etch_build_maximum(g, u, etch__like(g, u, ETCH_LEAST_UNIFORM));
    v = etch_build_mul(g, etch_build_cast(g, v, ETCH_F64), etch_graph_scalar(g, ETCH_F64, ETCH_TWO_PI));
    v = etch_build_cast(g, v, made);
    etch_val r = etch_build_sqrt(g, etch_build_mul(g, etch_build_log(g, u), etch__like(g, u, -2)));
    const etch_val halves[] = { etch_build_mul(g, etch_build_sin(g, v), r),
                                etch_build_mul(g, etch_build_cos(g, v), r) };
    etch_val y = etch_build_transpose(g, etch_build_stack(g, halves, 2, 0),
                                      (etch_ints){ (const int64_t[]){ 1, 0 }, 2 });
    y = etch_build_reshape(g, y, etch_graph_int_list(g, (etch_ints){ (const int64_t[]){ -1 }, 1 }));
    y = etch_build_slice(g, y, etch_graph_int_list(g, (etch_ints){ (const int64_t[]){ 0 }, 1 }),
                         etch__build_size(g, n));
    return etch__composed(q, etch_build_cast(g, etch_build_reshape(g, y, q->in[2]), t), out);
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

/* y = low + bits mod (high - low), all of it modulo 2^64 (2^32 for dtypes of that and less), so that the span may be wider
 * than the dtype's own range. Where high is not above low the span is made 0, and the remainder is an error of the run. */
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
    etch_dtype made = etch__dtypes[t].bytes == 8 ? ETCH_U64 : ETCH_U32;
    etch_val low = etch_build_cast(g, q->in[3], made), high = etch_build_cast(g, q->in[4], made);
    etch_val is_above = etch_build_greater(g, q->in[4], q->in[3]);
    etch_val span = etch_build_select(g, is_above, etch_build_sub(g, high, low), etch_graph_int(g, made, 0));
    etch_val bits = etch_build_random_bits(g, q->in[0], q->in[1], q->in[2], made);
    etch_val y = etch_build_add(g, etch_build_mod(g, bits, span), low);
    return etch__composed(q, etch_build_cast(g, y, t), out);
}

/* y = x[a random permutation] */
etch_status etch__compose_random_shuffle(etch_infer *q, etch_val *out)
{
    etch_graph *g = q->g;
    const etch_type *x = etch__in_type(q, 2);
    ETCH_TRY(etch__check_key(q));
    if (x->rank == 0)
        return etch__infer_fail(q, ETCH_ESHAPE, "x is %s, it must have an axis", etch__type_str(g, x));
    etch_val n = etch__build_subvector(g, etch_build_shape_of(g, q->in[2], ETCH_I64), 0, 1);
    etch_val order = etch_build_random_permutation(g, q->in[0], q->in[1], n, ETCH_I64);
    return etch__composed(q, etch_build_gather(g, q->in[2], order, 0, 0), out);
}
