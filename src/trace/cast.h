/* Casts: making arguments fit a type, and what to say of those that cannot be made to. */
#ifndef ETCH_TRACE_CAST_H
#define ETCH_TRACE_CAST_H

#include "trace/arg.h"

/* The first place where a tensor is declared and what stands there cannot be made one. */
typedef struct etch_misfit {
    const etch_arg *x; /* what is in the way: the argument, or an item inside it; NULL: nothing is */
    int n_steps;       /* from the argument to it */
    int steps[ETCH_MAX_RANK];
    etch_status
        status; /* ETCH_EDTYPE: no such element; ETCH_ESHAPE: not as long or as deep as those before; ETCH_EINVAL */
    int64_t n_expected;   /* items; -1: it should be an element */
    etch_spec_kind among; /* in a list or tuple */
} etch_misfit;

struct etch_caster {
    etch_ctx *cx;
    etch_arena *arena; /* of what is made; tensors belong to the open scope */
    etch_misfit misfit;
};

/* x made to be of the type, as far as it can be: *out is x itself if nothing was made. Whether the result fits is for the caller to ask: what
 * cannot be made is left as it is. A status is a broken argument, a callback's failure or a lack of memory. */
etch_status etch__cast(etch_caster *c, const etch_spec *want, const etch_arg *x, const etch_arg **out) ETCH_NODISCARD;
/* A literal, or lists and tuples of literals, as a tensor of this dtype that belongs to the open scope. *out NULL: it cannot be one, and
 * the misfit says what is in the way. */
etch_status etch__cast_literals(etch_caster *c, const etch_arg *x, etch_dtype t, etch_tensor **out) ETCH_NODISCARD;
/* Notes what is in the way, if nothing was before: walks over arguments and over their specs meet it in the same order. */
void etch__cast_note(etch_caster *c, const etch_misfit *m);

/* Reports where the argument does not fit the type: "cast: value[1]: expected ..., got ...". Never ETCH_OK. */
etch_status etch__cast_explain(etch_ctx *cx, const etch_spec *want, const etch_arg *x, const etch_misfit *misfit);

#endif
