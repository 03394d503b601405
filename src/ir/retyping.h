/* Retyping under way: shared by retype.c and silent.c. */
#ifndef ETCH_IR_RETYPING_H
#define ETCH_IR_RETYPING_H

#include "ir/node.h"
#include "ir/retype.h"

typedef struct etch_retyping {
    etch_ctx *cx;
    const etch_graph *from;
    etch_graph *to;
    etch_val *map;
    etch_dim *symbols; /* by symbol of `from`: the dim of `to` */
    const int *order;  /* of the inputs; NULL: as they are */
    bool keeps_places; /* of nodes; else, but for effects, they are those of the graph that they come to */
    bool is_silent;    /* effects are left out */
    bool has_gaps;     /* inputs are left out, and what needs them; map[] is 0 for them */
    /* By value of `from`: what an effect that is left out gave, as a value of `to`; 0, or NULL: it is not there. */
    etch_val *kept;
    /* Of a loop's body: results that effects gave, which become inputs behind the first n_before ones. */
    const int *which;
    int n_which, n_before;
    const etch_custom_hook *hook; /* NULL: custom rules are noted in the new graph as they were in the old one */
    size_t i_custom;              /* the next place of one */
    const etch_val *also;         /* values of `from` that are outputs too */
    int n_also;
} etch_retyping;

/* Symbols that node v defined in the old graph stand for what its new self defines in the same places. */
void etch__carry_defined(etch_retyping *r, etch_val v);

/* --- silent.c ----------------------------------------------------------------------------------------------------- */

/* An effect that had its effect before: its results are what they were. */
etch_status etch__retype_done(etch_retyping *r, etch_val v) ETCH_NODISCARD;
/* A branch or a loop with effects in its bodies, and the same once more without them. */
bool etch__has_loud_bodies(const etch_graph *g, etch_val v);
etch_status etch__retype_loud(etch_retyping *r, etch_val v, const etch_val *in) ETCH_NODISCARD;

#endif
