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
    etch_dim *symbols;     /* by symbol of `from`: the dim of `to` */
    const etch_same *same; /* by symbol of `from`: what it becomes; NULL: itself */
    const int *order;      /* of the inputs; NULL: as they are */
    bool keeps_places;     /* of nodes; else, but for effects, they are those of the graph that they come to */
    bool is_silent;        /* effects are left out */
    bool opens_ranks;      /* of results of branches that are not known */
    bool has_gaps;         /* inputs are left out, and what needs them; map[] is 0 for them */
    /* By value of `from`: what an effect that is left out gave, as a value of `to`; 0, or NULL: it is not there. */
    etch_val *kept;
    /* Of a loop's body: results that effects gave, which become inputs behind the first n_before ones. */
    const int *which;
    int n_which, n_before;
    const etch_custom_hook *hook;  /* NULL: custom rules are noted in the new graph as they were in the old one */
    size_t i_custom;               /* the next place of one */
    const etch_replaced *replaced; /* NULL: nothing is */
    const etch_val *also;          /* values of `from` that are outputs too */
    int n_also;
} etch_retyping;

/* Symbols that node v defined in the old graph stand for what its new self defines in the same places. */
void etch__carry_defined(etch_retyping *r, etch_val v);

/* All inputs as they are, with their symbols. */
etch_status etch__retype_inputs(etch_retyping *r) ETCH_NODISCARD;
/* The nodes of a region from `begin` to before `end` that have no value in `to` yet. */
etch_status etch__retype_nodes(etch_retyping *r, etch_region_id region, etch_val begin, etch_val end) ETCH_NODISCARD;
/* Node v, a branch or a loop, with other bodies. */
etch_status etch__retype_with(etch_retyping *r, etch_val v, const etch_val *in,
                              const etch_graph_list *bodies) ETCH_NODISCARD;
/* A node of contents that are sizes. */
etch_status etch__retype_sizes(etch_retyping *r, etch_val v) ETCH_NODISCARD;

/* --- open.c ------------------------------------------------------------------------------------------------------- */

/* A branch with these bodies, if there are results whose rank the run tells; else it is not done. */
etch_status etch__retype_open(etch_retyping *r, etch_val v, const etch_val *in, const etch_graph_list *bodies,
                              bool *is_done) ETCH_NODISCARD;

/* --- silent.c ----------------------------------------------------------------------------------------------------- */

/* Of a branch or a loop; NULL: it is none. */
const etch_graph_list *etch__bodies_at(const etch_graph *g, etch_val v);
/* An effect that had its effect before: its results are what they were. */
etch_status etch__retype_done(etch_retyping *r, etch_val v) ETCH_NODISCARD;
/* A branch or a loop with effects in its bodies, and the same once more without them. */
bool etch__has_loud_bodies(const etch_graph *g, etch_val v);
etch_status etch__retype_loud(etch_retyping *r, etch_val v, const etch_val *in) ETCH_NODISCARD;

#endif
