/* Completeness of records: every op and every dtype that it takes has a case with a scalar, one without elements, one with a single
 * element and one with more than 1,000 (repeating counts); an elementwise op of several operands one that broadcasts. What cannot
 * be had is listed with the reason. */
#include "complete.h"

typedef unsigned dtype_set;
#define ONE(t) (1u << ETCH_##t)
enum {
    INTEGERS = ONE(I8) | ONE(I16) | ONE(I32) | ONE(I64) | ONE(U8) | ONE(U16) | ONE(U32) | ONE(U64),
    FLOATS = ONE(F16) | ONE(BF16) | ONE(F32) | ONE(F64),
    NUMBERS = INTEGERS | FLOATS,
};

/* A case is about the dtype of operand 0, which is in ops.def, except of these. */
static const struct {
    const char *op;
    dtype_set takes;
} about_another_operand[] = {
    { "select", NUMBERS | ONE(BOOL) }, /* of x and y */
    { "fill", NUMBERS | ONE(BOOL) },   /* of the value */
    { "conv_grad_x", FLOATS },         /* of w and dy */
    { "avg_pool_grad", FLOATS },       /* of dy */
    { "iota", NUMBERS },               /* the rest: of the result */
    { "random_bits", ONE(U32) | ONE(U64) },
    { "random_uniform", FLOATS },
    { "random_normal", FLOATS },
    { "random_truncated_normal", FLOATS },
    { "random_permutation", ONE(I32) | ONE(I64) },
    { "random_integers", INTEGERS },
    { "random_shuffle", NUMBERS | ONE(BOOL) | ONE(STRING) },
};

static dtype_set dtypes_of(const etch_op_info *info)
{
    for (size_t i = 0; i < ETCH_COUNT_OF(about_another_operand); i++)
        if (strcmp(about_another_operand[i].op, info->name) == 0)
            return about_another_operand[i].takes;
    dtype_set s = 0;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        if (etch__dtype_is((etch_dtype)t, info->dtypes))
            s |= 1u << t;
    return s;
}

/* --- what a case must be to count ---------------------------------------------------------------------------------------- */

static bool any_array(const record_case *c, bool (*is)(const record_case *c, const record_array *a))
{
    for (int i = 0; i < c->n_in; i++)
        if (is(c, &c->in[i]))
            return true;
    for (int i = 0; i < c->n_out; i++)
        if (is(c, &c->out[i]))
            return true;
    return false;
}

static bool is_scalar(const record_case *c, const record_array *a) { return a->rank == 0 && c; }
static bool is_empty(const record_case *c, const record_array *a) { return record_count(a) == 0 && c; }
static bool is_large(const record_case *c, const record_array *a)
{
    return record_count(a) * (c->repeats && a->grows ? RECORD_TIMES : 1) > 1000;
}

static bool is_single(const record_case *c) { return record_count(&c->in[0]) == 1 || record_count(&c->out[0]) == 1; }

static bool has_broadcast(const record_case *c)
{
    for (int i = 1; i < c->n_in; i++)
        if (c->in[i].rank != c->in[0].rank ||
            memcmp(c->in[i].dims, c->in[0].dims, sizeof(int64_t) * (size_t)c->in[0].rank) != 0)
            return true;
    return false;
}

typedef enum kind { SCALAR, ZERO, ONE_ELEMENT, LARGE, BROADCAST, N_KINDS } kind;
static const char *const classes[N_KINDS] = { "scalar", "zero", "one", "large", "broadcast" };

/* Large is what is, whatever its class; the others are told by it. */
static bool is_of_kind(const record_case *c, kind k)
{
    if (k != LARGE && strcmp(c->cls, classes[k]) != 0)
        return false;
    switch (k) {
    case SCALAR: return any_array(c, is_scalar);
    case ZERO: return any_array(c, is_empty);
    case ONE_ELEMENT: return is_single(c);
    case LARGE: return any_array(c, is_large);
    case BROADCAST: return has_broadcast(c);
    default: return false;
    }
}

/* --- what cannot be had -------------------------------------------------------------------------------------------------- */

#define WITHOUT_AXIS "it works along an axis, and a scalar has none"
#define WITHOUT_SIZES "windows slide along axes between batch and channels"
static const struct {
    const char *op;
    kind kind;
    dtype_set dtypes; /* 0: all */
    const char *why;
} exceptions[] = {
    { "argmax", SCALAR, 0, WITHOUT_AXIS },
    { "argmin", SCALAR, 0, WITHOUT_AXIS },
    { "cumsum", SCALAR, 0, WITHOUT_AXIS },
    { "cumprod", SCALAR, 0, WITHOUT_AXIS },
    { "concat", SCALAR, 0, WITHOUT_AXIS },
    { "split", SCALAR, 0, WITHOUT_AXIS },
    { "iota", SCALAR, 0, WITHOUT_AXIS },
    { "sort", SCALAR, 0, WITHOUT_AXIS },
    { "argsort", SCALAR, 0, WITHOUT_AXIS },
    { "top_k", SCALAR, 0, WITHOUT_AXIS },
    { "softmax", SCALAR, 0, WITHOUT_AXIS },
    { "log_softmax", SCALAR, 0, WITHOUT_AXIS },
    { "layer_norm", SCALAR, 0, WITHOUT_AXIS },
    { "boolean_mask", SCALAR, 0, WITHOUT_AXIS },
    { "random_shuffle", SCALAR, 0, WITHOUT_AXIS },
    { "random_permutation", SCALAR, 0, "the result is a vector" },
    { "unique", SCALAR, 0, "it takes a vector" },
    { "string_characters", SCALAR, 0, "it takes a vector" },
    { "searchsorted", SCALAR, 0, "it takes rows" },
    { "matmul", SCALAR, 0, "it takes matrices" },
    { "matmul_add", SCALAR, 0, "it takes matrices" },
    { "conv", SCALAR, 0, WITHOUT_SIZES },
    { "conv_grad_x", SCALAR, 0, WITHOUT_SIZES },
    { "conv_grad_w", SCALAR, 0, WITHOUT_SIZES },
    { "max_pool", SCALAR, 0, WITHOUT_SIZES },
    { "pool_argmax", SCALAR, 0, WITHOUT_SIZES },
    { "max_pool_grad", SCALAR, 0, WITHOUT_SIZES },
    { "avg_pool", SCALAR, 0, WITHOUT_SIZES },
    { "avg_pool_grad", SCALAR, 0, WITHOUT_SIZES },
    { "parts_stack", SCALAR, 0, "items, sizes and the result all have axes" },
    { "parts_concat", SCALAR, 0, "items, sizes and the result all have axes" },
    { "part_sizes", SCALAR, 0, WITHOUT_AXIS },
    { "range", SCALAR, 0, "in every case the operands are scalars and the result is a vector" },
    { "range", LARGE, ONE(I8) | ONE(U8), "they have 256 values" },
};

static const char *why_not(const etch_op_info *info, kind k, etch_dtype t)
{
    if (k == BROADCAST && (info->op_class != ETCH_OP_ELEMWISE || info->n_in < 2))
        return "no elementwise op of several operands";
    for (size_t i = 0; i < ETCH_COUNT_OF(exceptions); i++)
        if (exceptions[i].kind == k && strcmp(exceptions[i].op, info->name) == 0 &&
            (!exceptions[i].dtypes || (exceptions[i].dtypes >> t & 1)))
            return exceptions[i].why;
    return NULL;
}

void check_complete(const etch_op_info *info, const record_op *r)
{
    dtype_set takes = dtypes_of(info);
    for (int i = 0; i < r->n_cases; i++) {
        const record_case *c = &r->cases[i];
        if (!(takes >> c->dtype & 1))
            fail_msg("%s, case %d is about %s, which the op is not said to take", info->name, i,
                     etch_dtype_name(c->dtype));
        for (int k = 0; k < N_KINDS; k++)
            if (strcmp(c->cls, classes[k]) == 0 && k != BROADCAST && !is_of_kind(c, (kind)k))
                fail_msg("%s, case %d calls itself %s and is not", info->name, i, c->cls);
    }
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int k = 0; k < N_KINDS && (takes >> t & 1); k++) {
            bool is_there = false;
            for (int i = 0; i < r->n_cases && !is_there; i++)
                is_there = (int)r->cases[i].dtype == t && is_of_kind(&r->cases[i], (kind)k);
            const char *why = why_not(info, (kind)k, (etch_dtype)t);
            if (is_there && why && k != BROADCAST)
                fail_msg("%s of %s has a case of class %s, which complete.c says cannot be: %s", info->name,
                         etch_dtype_name((etch_dtype)t), classes[k], why);
            if (!is_there && !why)
                fail_msg("%s of %s has no case of class %s: add it to tests/ops/record.py", info->name,
                         etch_dtype_name((etch_dtype)t), classes[k]);
        }
}
