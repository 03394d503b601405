/* Bodies of branches and loops that are turned round: copies that compute again what the body computed, with gradients of results as
 * further inputs. */
#ifndef ETCH_GRAD_TURNED_H
#define ETCH_GRAD_TURNED_H

#include "ir/grad.h"

static inline etch_val etch__param_of(const etch_graph *g, int i) { return g->regions.at[0].params.at[i]; }
static inline etch_val etch__result_of(const etch_graph *g, int i) { return g->regions.at[0].results.at[i]; }

/* Room for n values and one more, in the context's scratch. */
etch_val *etch__new_vals(const etch_grad *q, size_t n);
/* Bodies with inputs of unknown rank are refused. */
etch_status etch__turned_check(etch_grad *q, const etch_graph *body) ETCH_NODISCARD;
/* The body without effects. */
etch_status etch__turned_copy(etch_grad *q, const etch_graph *body, etch_graph **out) ETCH_NODISCARD;
/* A new input of this type, named after what it is and a number. */
etch_status etch__turned_input(etch_grad *q, etch_graph *g, const char *name, int i, const etch_type *t,
                               etch_val *out) ETCH_NODISCARD;
/* A new input with the type of v; sizes that only the run tells, and those of the axes in `open` (bit a: axis a), are sizes of their
 * own. *out has the very sizes of v. */
etch_status etch__turned_like(etch_grad *q, etch_graph *g, const char *name, int i, etch_val v, unsigned open,
                              etch_val *out) ETCH_NODISCARD;
/* v with the very sizes of `like`: they may be the same by another form, or known to be the same. 0 of 0. */
etch_val etch__with_sizes_of(etch_graph *g, etch_val v, etch_val like);
/* These are the results of the graph, which is then a body. */
etch_status etch__turned_finish(etch_grad *q, etch_graph *g, const etch_val *results, int n) ETCH_NODISCARD;

#endif
