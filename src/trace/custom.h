/* Custom gradients: rules that are code of the program, and what becomes of them in bodies of branches and loops. */
#ifndef ETCH_TRACE_CUSTOM_H
#define ETCH_TRACE_CUSTOM_H

#include <etch/tape.h>
#include "trace/recorder.h"

typedef struct etch_coded_rule {
    etch_custom_rule base;
    etch_runtime *rt; /* retained */
    etch_custom custom;
    char name[64];
} etch_coded_rule;

/* What code of the user's that returned n has to say of errors: those that stick, and those it had from a status. */
static inline etch_status etch__coded_error(const etch_ctx *cx, int n)
{
    return cx->sticky || n < 0 ? cx->status : ETCH_OK;
}

/* --- custom_inside.c ---------------------------------------------------------------------------------------------- */

/* Results ys (0: no float) of xs, values of r's graph, which is that of a body: ys[] become those of an op that holds
 * the rule, traced as a graph. A rule that fails fails those who ask for gradients. */
etch_status etch__custom_inside(etch_recording *r, const etch_coded_rule *it, const etch_val *xs, int n_x, etch_val *ys,
                                int n_y) ETCH_NODISCARD;
/* The nodes of g, which was traced by itself, once more in r's graph, as etch__graph_replay has it; its custom rules
 * are noted there, or traced if that is a body. */
etch_status etch__record_graph(etch_recording *r, etch_graph *g, const etch_val *in, etch_val *out) ETCH_NODISCARD;

#endif
