/* Types: tensors with symbolic dims, and handles (variables, lists, generators, ...) with a named effect domain.
 * Interned per graph: two equal types of one graph are one pointer. */
#ifndef ETCH_IR_TYPE_H
#define ETCH_IR_TYPE_H

#include "base/strbuf.h"
#include "shape/dim.h"
#include "tensor/dtype.h"

#define ETCH_RANK_UNKNOWN (-1)

typedef enum etch_type_kind {
    ETCH_TYPE_NONE,   /* of nodes without a result */
    ETCH_TYPE_TENSOR, /* dtype, rank, dims */
    ETCH_TYPE_HANDLE, /* domain, and the type of what it holds */
} etch_type_kind;

typedef struct etch_type {
    uint8_t kind, dtype;
    int8_t rank;                /* ETCH_RANK_UNKNOWN: "f32[...]" */
    const char *domain;         /* handles: "variable", "list", ...: printed as variable<f32[n]> */
    const struct etch_type *of; /* handles; NULL if it holds nothing typed */
    etch_dim dims[];
} etch_type;

typedef struct etch_graph etch_graph;

/* Each returns NULL, with the error on the graph's context, when out of memory. */
const etch_type *etch__type_none(etch_graph *g);
const etch_type *etch__type_tensor(etch_graph *g, etch_dtype t, int rank, const etch_dim *dims);
const etch_type *etch__type_handle(etch_graph *g, const char *domain, const etch_type *of);
/* The same type in another graph that shares the dims table. */
const etch_type *etch__type_copy(etch_graph *to, const etch_type *t);

static inline bool etch__type_is_tensor(const etch_type *t) { return t->kind == ETCH_TYPE_TENSOR; }
static inline bool etch__type_has_rank(const etch_type *t) { return t->rank >= 0; }
/* As forms: the same whatever the sizes are. */
bool etch__same_dims(const etch_type *a, const etch_type *b);

void etch__type_print(const etch_dims *dims, const etch_type *t, etch_strbuf *out);
/* Text in the context's scratch, for messages: valid until the caller's mark is reset; never NULL. */
const char *etch__type_str(etch_graph *g, const etch_type *t);
const char *etch__dim_str(etch_graph *g, etch_dim d);
/* The same for a graph that is only read, in the scratch of this context. */
const char *etch__type_text(etch_ctx *cx, const etch_dims *dims, const etch_type *t);
/* Reads a type at *at and moves past it; "?" is a fresh symbol. ETCH_EPARSE leaves *at at the offending byte. */
etch_status etch__type_parse(etch_graph *g, const char **at, const etch_type **out) ETCH_NODISCARD;

#endif
