/* Elementwise ops: folds. Only what is exact for every value: -0, NaN and wrap-around included. So x + 0 stays for
 * floats (-0 + 0 is 0) while x + (-0) goes, and x * 0 stays. A fold gives a value of exactly the inferred type or
 * none: an operand that is broadcast cannot stand for the result.
 *
 * Integer arithmetic on sizes gives sizes (see sizes.h). */
#include "ops/elementwise_fold.h"

#include "ops/ops.h"
#include "ops/rule.h"
#include "ops/rules.h"
#include "ops/sizes.h"

#include <etch/ops.h>

/* The operand of v, if v is made by `op`; else 0. */
static etch_val operand_of(const etch_graph *g, etch_val v, etch_op op)
{
    const etch_node *n = etch__node(g, v);
    return n->op == op ? n->in[0] : 0;
}

/* -(-x) = x */
etch_val etch__fold_neg(etch_infer *q)
{
    etch_val v = etch__fold_sizes_negated(q);
    return v ? v : operand_of(q->g, q->in[0], ETCH_OP_neg);
}

/* not not x = x, of truth and of bits */
etch_val etch__fold_involution(etch_infer *q) { return operand_of(q->g, q->in[0], q->op); }

/* ||x|| = |x| */
etch_val etch__fold_abs(etch_infer *q) { return operand_of(q->g, q->in[0], ETCH_OP_abs) ? q->in[0] : 0; }

/* What is an integer already is not changed by rounding. */
etch_val etch__fold_rounded(etch_infer *q)
{
    static const etch_op rounds[] = { ETCH_OP_floor, ETCH_OP_ceil, ETCH_OP_trunc, ETCH_OP_round };
    const etch_node *x = etch__node(q->g, q->in[0]);
    for (size_t i = 0; i < ETCH_COUNT_OF(rounds); i++)
        if (x->op == rounds[i])
            return q->in[0];
    if (x->op == ETCH_OP_cast && !etch__dtype_is((etch_dtype)etch__type_of(q->g, x->in[0])->dtype, ETCH_CLASS_FLOAT))
        return q->in[0];
    return 0;
}

bool etch__dtype_holds(etch_dtype wide, etch_dtype narrow)
{
    static const struct {
        uint8_t digits;   /* of the significand, hidden one included */
        uint8_t exponent; /* bits */
    } floats[ETCH_N_DTYPES] = {
        [ETCH_F16] = { 11, 5 },
        [ETCH_BF16] = { 8, 8 },
        [ETCH_F32] = { 24, 8 },
        [ETCH_F64] = { 53, 11 },
    };
    const etch_dtype_info *w = &etch__dtypes[wide], *n = &etch__dtypes[narrow];
    if (wide == narrow)
        return true;
    for (int i = 0; i < 2; i++) {
        etch_dtype t = i ? wide : narrow;
        if (etch__dtypes[t].cls == ETCH_CLASS_FLOAT && floats[t].exponent == 0)
            return false; /* a float that the list does not know */
    }
    if ((w->cls | n->cls) & ETCH_CLASS_STRING || w->cls == ETCH_CLASS_BOOL)
        return false;
    if (n->cls == ETCH_CLASS_BOOL)
        return true;
    if (w->cls == ETCH_CLASS_FLOAT && n->cls == ETCH_CLASS_FLOAT)
        return floats[wide].digits >= floats[narrow].digits && floats[wide].exponent >= floats[narrow].exponent;
    if (n->cls == ETCH_CLASS_FLOAT)
        return false;
    int digits = n->bytes * 8 - (n->cls == ETCH_CLASS_INT);
    if (w->cls == ETCH_CLASS_FLOAT)
        return digits <= floats[wide].digits && digits < 1 << floats[wide].exponent >> 1;
    return (n->cls == w->cls || w->cls == ETCH_CLASS_INT) && digits <= w->bytes * 8 - (w->cls == ETCH_CLASS_INT);
}

/* (T)x = x if x is T. (B)(A)x = (B)x if A holds every value of x's dtype, and either B does too, or the conversion A
 * -> B is a function of the value alone: from integers (wrapping, or rounded once), to bool, or among floats. From a
 * float to an integer it is not: what is out of range depends on both. */
etch_val etch__fold_cast(etch_infer *q)
{
    etch_val x = q->in[0];
    etch_dtype to = (etch_dtype)q->out[0]->dtype, middle = (etch_dtype)etch__type_of(q->g, x)->dtype;
    if (to == middle)
        return x;
    etch_val v = etch__fold_sizes_moved(q);
    if (v)
        return v;
    etch_val inner = operand_of(q->g, x, ETCH_OP_cast);
    if (!inner)
        return 0;
    etch_dtype from = (etch_dtype)etch__type_of(q->g, inner)->dtype;
    bool by_value = !etch__dtype_is(middle, ETCH_CLASS_FLOAT) || to == ETCH_BOOL ||
                    (etch__dtype_is(from, ETCH_CLASS_FLOAT) && etch__dtype_is(to, ETCH_CLASS_FLOAT));
    if (!etch__dtype_holds(middle, from) || !(by_value || etch__dtype_holds(to, from)))
        return 0;
    return etch__build1(q->g, ETCH_OP_cast, &inner, 1, q->attrs);
}

/* x + (-0) = x, which for integers is x + 0 = x. Constants compare by their bits. */
etch_val etch__fold_add(etch_infer *q)
{
    etch_val v = etch__fold_sizes_of_two(q, etch__dim_add);
    if (!v && etch__is_const_of(q->g, q->in[1], -0.0))
        v = etch__if_same_type(q, q->in[0]);
    if (!v && etch__is_const_of(q->g, q->in[0], -0.0))
        v = etch__if_same_type(q, q->in[1]);
    return v;
}

/* x - (+0) = x */
etch_val etch__fold_sub(etch_infer *q)
{
    etch_val v = etch__fold_sizes_of_two(q, etch__dim_sub);
    return !v && etch__is_const_of(q->g, q->in[1], 0.0) ? etch__if_same_type(q, q->in[0]) : v;
}

/* x * 1 = x */
etch_val etch__fold_mul(etch_infer *q)
{
    etch_val v = etch__fold_sizes_of_two(q, etch__dim_mul);
    if (!v && etch__is_const_of(q->g, q->in[1], 1))
        v = etch__if_same_type(q, q->in[0]);
    if (!v && etch__is_const_of(q->g, q->in[0], 1))
        v = etch__if_same_type(q, q->in[1]);
    return v;
}

static etch_val first_if_second_is_one(etch_infer *q)
{
    return etch__is_const_of(q->g, q->in[1], 1) ? etch__if_same_type(q, q->in[0]) : 0;
}

/* x / 1 = x */
etch_val etch__fold_div(etch_infer *q) { return first_if_second_is_one(q); }

/* x to the 1 = x */
etch_val etch__fold_pow(etch_infer *q) { return first_if_second_is_one(q); }

/* integers: x // 1 = x */
etch_val etch__fold_floordiv(etch_infer *q)
{
    etch_val v = etch__fold_sizes_of_two(q, etch__dim_floordiv);
    if (!v && !etch__dtype_is((etch_dtype)q->out[0]->dtype, ETCH_CLASS_FLOAT))
        v = first_if_second_is_one(q);
    return v;
}

etch_val etch__fold_mod(etch_infer *q) { return etch__fold_sizes_of_two(q, etch__dim_mod); }

/* max(x, x) = x */
etch_val etch__fold_extremum(etch_infer *q)
{
    if (q->in[0] == q->in[1])
        return q->in[0];
    return etch__fold_sizes_of_two(q, q->op == ETCH_OP_maximum ? etch__dim_max : etch__dim_min);
}

/* x and x = x,  x and neutral = x,  x and absorbing = absorbing; the same for or */
static etch_val fold_logic(etch_infer *q, double neutral)
{
    if (q->in[0] == q->in[1])
        return q->in[0];
    for (int i = 0; i < 2; i++) {
        etch_val constant = q->in[i], other = q->in[1 - i], v = 0;
        if (etch__is_const_of(q->g, constant, neutral))
            v = etch__if_same_type(q, other);
        else if (etch__is_const_of(q->g, constant, 1 - neutral))
            v = etch__if_same_type(q, constant);
        if (v)
            return v;
    }
    return 0;
}
etch_val etch__fold_logical_and(etch_infer *q) { return fold_logic(q, 1); }
etch_val etch__fold_logical_or(etch_infer *q) { return fold_logic(q, 0); }

/* true ? x : y = x,  false ? x : y = y,  c ? x : x = x */
etch_val etch__fold_select(etch_infer *q)
{
    if (q->in[1] == q->in[2] || etch__is_const_of(q->g, q->in[0], 1))
        return etch__if_same_type(q, q->in[1]);
    return etch__is_const_of(q->g, q->in[0], 0) ? etch__if_same_type(q, q->in[2]) : 0;
}

/* Strings have no kernel programs: their equality is a call of its own. */
etch_val etch__fold_equal(etch_infer *q)
{
    if (etch__in_type(q, 0)->dtype != ETCH_STRING)
        return 0;
    return etch__build1(q->g, ETCH_OP_string_equal, q->in, 2, NULL);
}

etch_val etch__fold_not_equal(etch_infer *q)
{
    etch_val same = etch__fold_equal(q);
    return same ? etch__build1(q->g, ETCH_OP_logical_not, &same, 1, NULL) : 0;
}
