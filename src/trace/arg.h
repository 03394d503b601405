/* Walking arguments: what hashing, comparing, casting and making specs of them share. The walk itself is an etch_arg_walk
 * (spec_rules.h), begun and ended here; whoever walks enters each argument before looking into it, which checks it.
 *
 * What must stay true: all walks go through the arguments in the same order (dicts by ascending keys), because resources are
 * numbered by first occurrence. */
#ifndef ETCH_TRACE_ARG_H
#define ETCH_TRACE_ARG_H

#include "tensor/tensor.h"
#include "trace/spec_rules.h"

enum { ETCH_FIXED_ORDER = 128 }; /* room to sort 64 keys */

/* --- tensors, in line: that is what a call's lookup costs ---------------------------------------------------------------- */

typedef struct etch_arg_shape {
    etch_dtype dtype;
    int rank;
    const int64_t *dims; /* ETCH_ANY_SIZE where not known */
} etch_arg_shape;

/* What counts of a tensor argument: the one place that knows. A traced tensor has in `dims` what the trace around knows of them:
 * whoever begins a call inside a trace puts it there. */
static inline etch_arg_shape etch__arg_shape(const etch_tensor *t, etch_arg_mode mode)
{
    return (etch_arg_shape){ t->dtype, t->rank, mode == ETCH_ARGS_SYMBOLIC ? etch__unknown_dims : t->dims };
}

static inline bool etch__is_plain_tensor(const etch_arg *x)
{
    return ETCH_LIKELY(x->kind == ETCH_SPEC_TENSOR && !x->spec && x->tensor);
}

/* --- the walk -------------------------------------------------------------------------------------------------------------- */

static inline void etch__walk_begin(etch_arg_walk *w, etch_ctx *cx, const etch_arg *args, int n, etch_arg_mode mode)
{
    w->cx = cx;
    w->mode = mode;
    w->depth = 1; /* the call */
    w->n_parts = 1;
    w->args = args;
    w->n_args = n;
    w->first_alias = -1;
    etch__aliases_init(&w->aliases, cx);
}

/* Most walks take no scratch, and then there is nothing to give back. */
static inline void etch__walk_end(etch_ctx *cx, etch_arena_mark mark)
{
    if (ETCH_UNLIKELY(cx->scratch.next != mark.next || cx->scratch.chunks != mark.chunk))
        etch__arena_reset(&cx->scratch, mark);
}

/* Is this a list of arguments, and is this one? Items are not looked at. */
etch_status etch__call_check(etch_ctx *cx, const etch_arg *args, int n) ETCH_NODISCARD;
etch_status etch__arg_check(etch_ctx *cx, const etch_arg *x) ETCH_NODISCARD;
/* Puts the argument's path before the message of the failure just reported. */
etch_status etch__fail_in_arg(etch_ctx *cx, const etch_arg *args, int i);

/* Counts this much more of the tree; ETCH_EINVAL past the limits. */
etch_status etch__walk_count(etch_arg_walk *w, int depth, int n_parts) ETCH_NODISCARD;
/* Checks the argument and the limits; *order is that of a dict's items, in `fixed` if it is short. What was entered is left. */
etch_status etch__walk_enter(etch_arg_walk *w, const etch_arg *x, int fixed[ETCH_FIXED_ORDER],
                             const int **order) ETCH_NODISCARD;
static inline void etch__walk_leave(etch_arg_walk *w, const etch_arg *x)
{
    w->depth -= etch__spec_rules[x->kind]->has_items;
}
static inline int etch__arg_n_items(const etch_arg *x) { return etch__spec_rules[x->kind]->has_items ? x->n : 0; }

/* The spec that stands for a value, as the mode has it: a new reference. */
etch_status etch__walk_spec(etch_arg_walk *w, const etch_spec *s, etch_spec **out) ETCH_NODISCARD;

#endif
