/* Adding nodes to a graph, and finding one that is there already. Under the builder; nobody else adds nodes. */
#ifndef ETCH_IR_NODE_H
#define ETCH_IR_NODE_H

#include "ir/graph.h"

/* A node that is not in a graph yet; everything is borrowed and copied when it is added. */
typedef struct etch_new_node {
    etch_op op;
    uint8_t n_results, n_regions;
    uint32_t n_in;
    const etch_val *in;
    const void *attrs;
    const etch_type *const *types; /* one per result, of this graph */
    etch_region_id first_region;
    uint32_t which;
    /* What it brings along; val 0 stands for the node. */
    const etch_symbol_def *defs;
    const etch_check *checks;
    uint32_t n_defs, n_checks;
} etch_new_node;

/* Over op, operands (two commuting ones in either order), attributes, and the type where nothing else determines it. */
uint64_t etch__node_hash(const etch_graph *g, const etch_new_node *n);
/* An equal node that is visible from the open region, or 0. */
etch_val etch__node_find(const etch_graph *g, const etch_new_node *n, uint64_t hash);
/* Appends the node to the open region, with `result` nodes for its further results, definitions and checks. With
 * `interned` it can be found again under `hash`. On failure the graph is as before. */
etch_status etch__node_add(etch_graph *g, const etch_new_node *n, bool interned, uint64_t hash,
                           etch_val *out) ETCH_NODISCARD;
/* Equal nodes give equal results, so one is enough: no regions, no handles among the operands, no effects; and no
 * rules of custom gradients, which tell equal nodes apart. */
bool etch__node_is_pure(const etch_graph *g, const etch_new_node *n);
/* The graphs that a node of this op runs; NULL: none. */
const etch_graph_list *etch__bodies_of(etch_op op, const void *attrs);
/* The description of a node that is in the graph. `types` has room for its results. */
void etch__node_describe(const etch_graph *g, etch_val v, const etch_type **types, etch_new_node *out);

/* The definition of the symbol that is read from element i (-1: a size) of v, or NULL. `nth`: which of several. */
const etch_symbol_def *etch__def_find(const etch_graph *g, etch_val v, int32_t element, uint32_t nth);
/* The definition of symbol s, or NULL if the inputs bind it. */
const etch_symbol_def *etch__def_of(const etch_graph *g, etch_symbol s);
/* Is the size made of one that only the run tells? */
bool etch__is_of_run(const etch_graph *g, etch_dim d);
etch_status etch__def_add(etch_graph *g, etch_symbol_def d) ETCH_NODISCARD;
/* Takes definitions [first, end), which are not indexed yet, out of the list; those behind them move up. */
void etch__defs_erase(etch_graph *g, size_t first, size_t end);
/* The checks that node v needs: n of them from the index returned. */
size_t etch__checks_of(const etch_graph *g, etch_val v, size_t *n);

#endif
