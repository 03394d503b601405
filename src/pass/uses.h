/* Who uses a value: for every value the nodes that read it, seen from the value's own region. */
#ifndef ETCH_PASS_USES_H
#define ETCH_PASS_USES_H

#include "ir/graph.h"

#define ETCH_USED_BY_RESULT UINT32_MAX /* stands for "is a result of its region", after every node */

typedef struct etch_uses {
    uint32_t *begin; /* users of v are user[begin[v] .. begin[v + 1]) */
    etch_val *user;  /* a use inside a nested region counts as one by the owner of that region */
    size_t n_values, n_uses;
} etch_uses;

etch_status etch__uses_init(etch_ctx *cx, const etch_graph *g, etch_uses *u) ETCH_NODISCARD;
void etch__uses_fini(etch_ctx *cx, etch_uses *u);

/* By value: is a result made of it, or does it stand in a region? Bodies of loops keep what nobody needs until they are planned. In the context's scratch;
 * NULL: out of memory. */
bool *etch__uses_live(etch_ctx *cx, const etch_graph *g);

#endif
