/* What the rules of all families share: checks of operands with messages that name them, sizes read from shape
 * operands, axes, and dim arithmetic on a rule's own table. */
#ifndef ETCH_OPS_RULE_H
#define ETCH_OPS_RULE_H

#include "ir/infer.h"

/* Dim arithmetic; ETCH_DIM_FAILED goes through all of it and is asked for once, by etch__check_dim. */
static inline etch_dim dim_add(const etch_infer *q, etch_dim a, etch_dim b)
{
    return etch__dim_add(q->cx, q->g->dims, a, b);
}
static inline etch_dim dim_sub(const etch_infer *q, etch_dim a, etch_dim b)
{
    return etch__dim_sub(q->cx, q->g->dims, a, b);
}
static inline etch_dim dim_mul(const etch_infer *q, etch_dim a, etch_dim b)
{
    return etch__dim_mul(q->cx, q->g->dims, a, b);
}
static inline etch_dim dim_min(const etch_infer *q, etch_dim a, etch_dim b)
{
    return etch__dim_min(q->cx, q->g->dims, a, b);
}
static inline etch_dim dim_max(const etch_infer *q, etch_dim a, etch_dim b)
{
    return etch__dim_max(q->cx, q->g->dims, a, b);
}
static inline etch_dim dim_floordiv(const etch_infer *q, etch_dim a, etch_dim b)
{
    return etch__dim_floordiv(q->cx, q->g->dims, a, b);
}
static inline etch_dim dim_broadcast(const etch_infer *q, etch_dim a, etch_dim b)
{
    return etch__dim_broadcast(q->cx, q->g->dims, a, b);
}
static inline etch_dim dim_product(const etch_infer *q, const etch_dim *d, int n)
{
    return etch__dim_product(q->cx, q->g->dims, d, n);
}
static inline etch_dim_range dim_range(const etch_infer *q, etch_dim d) { return etch__dim_range(q->g->dims, d); }
static inline etch_tri dim_equal(const etch_infer *q, etch_dim a, etch_dim b)
{
    return etch__dim_equal(q->cx, q->g->dims, a, b);
}
/* ETCH_OK, or the status of the operation that failed, with the op's name before its message. */
etch_status etch__check_dim(const etch_infer *q, etch_dim d) ETCH_NODISCARD;

/* Name of operand i for messages: "x", or "xs[2]" of a list. Written to `text` and returned. */
#define ETCH_OPERAND_NAME 48
const char *etch__operand_name(const etch_infer *q, int i, char text[ETCH_OPERAND_NAME]);

/* Operands first .. last are of one dtype; ETCH_EDTYPE names the two that are not. */
etch_status etch__check_one_dtype(etch_infer *q, int first, int last) ETCH_NODISCARD;
/* Operand i has a dtype of these classes; `wanted` says so in words ("an integer tensor"). */
etch_status etch__check_classes(etch_infer *q, int i, int classes, const char *wanted) ETCH_NODISCARD;
/* Operand i is i32 or i64. */
etch_status etch__rule_index_dtype(etch_infer *q, int i) ETCH_NODISCARD;
/* Operand i is a scalar, if its rank is known. */
etch_status etch__check_scalar(etch_infer *q, int i) ETCH_NODISCARD;
/* The attribute `dtype` is one of these (a list that ends with -1). */
etch_status etch__check_attr_dtype(etch_infer *q, etch_dtype t, const int *allowed) ETCH_NODISCARD;
bool etch__has_rank(const etch_infer *q, int i);

/* Operand i is an i32 or i64 vector with one element per axis. *n is its length, or -1 if that is not known. */
etch_status etch__check_per_axis(etch_infer *q, int i, int *n) ETCH_NODISCARD;
/* The sizes that operand i (n elements) holds: known ones, else symbols bound to its contents; none may be negative. */
etch_status etch__sizes_of_operand(etch_infer *q, int i, int n, etch_dim *dims) ETCH_NODISCARD;

/* The broadcast of operands first .. last, as result 0 of dtype t. */
etch_status etch__infer_broadcast_of(etch_infer *q, int first, int last, etch_dtype t) ETCH_NODISCARD;

/* A result of unknown rank. */
etch_status etch__infer_unranked(etch_infer *q, int i, etch_dtype t) ETCH_NODISCARD;

/* Axes counted from the front, ascending, none twice; `all` becomes the list. With an unknown rank they stay as they
 * are, except that one named twice is found. The list lives in the context's scratch. */
etch_status etch__canonical_axes(etch_infer *q, etch_ints given, int rank, etch_ints *out) ETCH_NODISCARD;
/* A copy of the op's attributes that the rule may change and put in place of the given ones. NULL: out of memory,
 * reported. */
void *etch__attrs_to_change(etch_infer *q);

/* For folds: v if it has the type that the rule found for the first result, else 0. Types of unknown rank say nothing
 * about the shape. */
static inline etch_val etch__if_same_type(const etch_infer *q, etch_val v)
{
    return v && etch__type_of(q->g, v) == q->out[0] && q->out[0]->rank >= 0 ? v : 0;
}
/* For folds: is a run-time check noted for this op? Then it must stay, or the check would be lost. */
static inline bool etch__is_checked(const etch_infer *q) { return q->g->checks.n > q->first_check; }
/* For folds: forgets the error of a dim operation that did not work out; the op is then simply not folded. Running
 * out of memory is not forgotten. */
static inline etch_val etch__no_fold(const etch_infer *q)
{
    if (q->cx->status == ETCH_ENOMEM)
        etch__stick(q->cx);
    else
        etch_error_clear(q->cx);
    return 0;
}

/* Integers whose contents are dims: i32 or i64, rank 0 or 1, few elements. */
static inline bool etch__may_be_sizes(const etch_type *t)
{
    return t->kind == ETCH_TYPE_TENSOR && (t->dtype == ETCH_I32 || t->dtype == ETCH_I64) &&
           (t->rank == 0 || t->rank == 1);
}
/* The first result as sizes, if its type allows n elements; else 0. */
etch_val etch__fold_to_sizes(etch_infer *q, const etch_dim *contents, int n);

#endif
