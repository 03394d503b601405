/* What passes do alike that look at the loops of a graph one by one and put other ones in the places of some. */
#ifndef ETCH_PASS_EACH_LOOP_H
#define ETCH_PASS_EACH_LOOP_H

#include "ir/op.h"
#include "pass/rewrite.h"

static inline bool etch__is_loop(const etch_graph *g, etch_val v)
{
    return etch__op_of(g, v)->control == ETCH_CONTROL_LOOP;
}

/* Scratch memory that either takes is given back behind it. */
typedef struct etch_each_loop {
    /* Fills in `found`, and whether loop v of g is to be another one. */
    etch_status (*find)(etch_ctx *cx, const etch_graph *g, etch_val v, void *found, bool *is_any);
    /* Builds that in rw->to, and gives its results (etch__rewrite_give). */
    etch_status (*build)(etch_rewrite *rw, etch_val v, void *found);
    void *found; /* of one loop at a time */
} etch_each_loop;

/* g itself if there is none to be replaced. */
etch_status etch__rewrite_loops(etch_ctx *cx, etch_graph *g, const etch_each_loop *how,
                                etch_graph **out) ETCH_NODISCARD;
/* What node v of `from` gave is `results` now, with the symbols that it defined. */
etch_status etch__rewrite_give(etch_rewrite *rw, etch_val v, const etch_val *results) ETCH_NODISCARD;

#endif
