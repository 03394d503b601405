/* Attributes: what a node carries besides operands. An attribute set is a struct described by a list of fields, from
 * which equality, hash, printer and parser follow; floats compare by bits. The sets are declared in ops/attrs.def. */
#ifndef ETCH_IR_ATTRS_H
#define ETCH_IR_ATTRS_H

#include <etch/graph.h>
#include "ir/type.h"
#include "kernel/call/host.h"

/* Kinds and their C types: i64 int64_t, b8 bool, f64 double, dtype etch_dtype, ints etch_ints, dims etch_dim_list,
 * str const char *, tensor etch_tensor *, graphs etch_graph_list, callback etch_callback *. */
typedef enum etch_attr_kind {
    ETCH_ATTR_i64,
    ETCH_ATTR_b8,
    ETCH_ATTR_f64,
    ETCH_ATTR_dtype,
    ETCH_ATTR_ints,
    ETCH_ATTR_dims,
    ETCH_ATTR_str,
    ETCH_ATTR_tensor,
    ETCH_ATTR_graphs,
    ETCH_ATTR_callback,
} etch_attr_kind;

typedef struct etch_dim_list {
    const etch_dim *at;
    int n;
} etch_dim_list;

/* What an op runs inside itself: whole graphs, finished, never changed again. */
typedef struct etch_graph_list {
    etch_graph *const *at;
    int n;
} etch_graph_list;

/* Sets of the structural ops, which the builder itself makes. */
typedef struct etch_attrs_const {
    etch_tensor *value;
} etch_attrs_const;
typedef struct etch_attrs_sizes {
    etch_dim_list sizes;
} etch_attrs_sizes;

/* Sets of control flow. */
typedef struct etch_attrs_branch {
    etch_graph_list bodies;
} etch_attrs_branch;
typedef struct etch_attrs_loop {
    /* Of the operands: the first are carried from turn to turn, then come those that are given slice by slice, then those that
     * are given in pieces along axis 0. How many rows each piece has is in the last `cut` sliced ones, i64 vectors. */
    int64_t carried, sliced, cut;
    int64_t joined;         /* of the body's results: the last are joined along axis 0, those between are stacked */
    bool reverse;           /* from the last slice to the first */
    int64_t limit;          /* turns at most; negative: no limit */
    int64_t segment;        /* gradients keep the state of every so many turns; 0: of every turn */
    etch_graph_list bodies; /* the condition, if there is one, and the body */
} etch_attrs_loop;
/* The rule of a custom gradient, which is a graph. Operands: the results as forward gave them, what forward was given,
 * what else the rule reads. Inputs of the graph: the results, what forward was given, the gradients of the results, what
 * else it reads. */
typedef struct etch_attrs_custom {
    const char *name;
    int64_t results, inputs; /* how many operands are results, and how many behind them what forward was given */
    etch_ints by;            /* which of the inputs the graph gives gradients of, in its order */
    const char *why;         /* not empty: there is no graph, for this reason */
    etch_graph_list bodies;  /* the graph; none: no gradient flows, or `why` */
} etch_attrs_custom;

typedef struct etch_attr_field {
    const char *name;
    uint8_t kind;
    uint16_t offset;
    const char *default_text; /* left out of the text when equal to it; NULL: always given */
} etch_attr_field;

typedef struct etch_attr_set {
    const char *name;
    uint16_t bytes;
    uint8_t n_fields;
    const etch_attr_field *fields;
} etch_attr_set;

bool etch__attrs_equal(const etch_attr_set *s, const void *a, const void *b);
/* Over contents; `dims` and `symbol_hash` as etch__dim_hash wants them, or NULL to hash dims as numbers. */
uint64_t etch__attrs_hash(const etch_attr_set *s, const void *a, const etch_dims *dims, const uint64_t *symbol_hash);
/* A deep copy in the graph's arena (tensors, graphs and callbacks are retained by the graph). NULL: out of memory. */
const void *etch__attrs_copy(etch_graph *g, const etch_attr_set *s, const void *a);
/* " name=value" for each field that differs from its default. */
void etch__attrs_print(const etch_attr_set *s, const void *a, const etch_dims *dims, etch_strbuf *out);
/* Fills *a with the defaults (fields without one are zero; *missing gets bit i for each such field). */
etch_status etch__attrs_defaults(etch_graph *g, const etch_attr_set *s, void *a, uint32_t *missing) ETCH_NODISCARD;
/* Parses the value of field i at *at into *a. */
etch_status etch__attrs_parse_field(etch_graph *g, const etch_attr_set *s, int i, const char **at,
                                    void *a) ETCH_NODISCARD;

#endif
