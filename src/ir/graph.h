/* The graph: nodes in one array, operands before users; a value is the index of its node. A node with several
 * results is followed by one `result` node for each further one. Regions are nested lists inside the same array:
 * the nodes of a region come before the node that owns it and may use values of the regions around it. */
#ifndef ETCH_IR_GRAPH_H
#define ETCH_IR_GRAPH_H

#include <etch/graph.h>
#include "base/hash.h"
#include "base/vec.h"
#include "ir/op.h"
#include "shape/dimprog.h"

typedef uint32_t etch_region_id; /* 0: the graph itself */

typedef struct etch_node {
    etch_op op;
    uint8_t n_results;
    uint8_t n_regions;
    uint32_t n_in;
    const etch_val *in;          /* in the graph's arena */
    const void *attrs;           /* of the op's set; NULL if that is empty */
    const etch_type *type;       /* of the first result */
    etch_region_id region;       /* that contains the node */
    etch_region_id first_region; /* of its own: n_regions consecutive ids */
    uint32_t which;              /* `result`: number of the result; `param`: number of the parameter */
    uint32_t loc;                /* index into locs; 0: unknown */
} etch_node;

#define ETCH_MAX_REGION_DEPTH 200 /* regions inside regions */

typedef struct etch_region {
    etch_region_id parent;
    uint32_t depth; /* 0: the graph itself */
    etch_val
        first; /* the nodes of the region are at first .. owner - 1 (nodes of other regions may lie between them) */
    etch_val owner; /* 0 until that node is built, and for region 0 */
    ETCH_VEC(etch_val) params;
    ETCH_VEC(etch_val) results;
} etch_region;

/* Where a symbol gets its value when the plan runs: from the sizes of results of `val` (element < 0), or from the
 * contents of the integer tensor `val` at `element`. Symbols without a definition are bound by the inputs. */
typedef struct etch_symbol_def {
    etch_symbol symbol;
    etch_val val;
    int32_t element;
} etch_symbol_def;

/* What could not be decided while typing and must hold when the plan runs. */
typedef struct etch_check {
    etch_dimcode code; /* a CHECK_* */
    etch_dim a, b;
    etch_val val;     /* the node that needs it */
    const char *what; /* static text: "inner dimensions differ" */
} etch_check;

typedef struct etch_loc {
    const char *file;
    uint32_t line, column;
} etch_loc;

/* How the gradients by some values follow from those by others, in place of the way that the nodes between them say.
 * Counted; who makes one (trace/) knows more of it. */
typedef struct etch_custom_rule {
    atomic_int n_refs;
    const char *name; /* for messages */
    void (*destroy)(struct etch_custom_rule *r);
} etch_custom_rule;

/* A place where it holds: results ys of operands xs. Those of ys that are floats are nodes that stand for nothing
 * else, one right behind the other, and come after xs; the others are 0. */
typedef struct etch_custom_place {
    etch_custom_rule *rule;  /* retained */
    const etch_val *ys, *xs; /* in the graph's arena */
    uint32_t n_y, n_x;
    etch_val first_y, last_y; /* among those that are floats */
} etch_custom_place;

struct etch_graph {
    etch_ctx *cx;     /* that functions without one work with and report to; retained */
    etch_runtime *rt; /* retained: whose allocator all memory of the graph is from */
    atomic_int n_refs;
    const char *name;
    etch_arena arena;
    etch_dims *dims; /* shared with the graphs that passes make from this one */
    ETCH_VEC(etch_node) nodes;
    ETCH_VEC(etch_region) regions;
    etch_region_id open; /* where new nodes go */
    etch_index interned; /* pure nodes by contents and region */
    etch_index types;    /* into type_list */
    ETCH_VEC(const etch_type *) type_list;
    ETCH_VEC(const char *) input_names;
    etch_index names; /* into input_names */
    ETCH_VEC(etch_symbol_def) symbol_defs;
    etch_index defs; /* into symbol_defs, by the value that a symbol is read from */
    ETCH_VEC(etch_check) checks;
    ETCH_VEC(etch_tensor *) tensors;     /* retained constants */
    ETCH_VEC(etch_graph *) bodies;       /* retained: what nodes run inside themselves */
    ETCH_VEC(etch_callback *) callbacks; /* retained: code of the program that nodes run */
    uint64_t hash;                       /* of a graph that is such a body: its canonical hash; else 0 */
    ETCH_VEC(etch_loc) locs;
    uint32_t loc;       /* given to new nodes */
    uint32_t n_unnamed; /* sizes written as "?" */
    /* While copying from another graph: what became of its symbols, by symbol; empty if all are what they were. */
    ETCH_VEC(etch_dim) substitution;
    /* Set by an op that could not be typed because it has to know a size as a number. A trace knows the present one. */
    struct {
        etch_val val; /* 0: no such thing */
        int axis;
    } wanted;
    bool no_folds; /* keep what is asked for: for tests that compare with the unoptimised graph */
    /* While a tape records: each op that gives floats gets a node of its own, neither folded nor found, since a tape
     * tells apart what is equal (what was computed before it began, results that gradients are asked by). Passes make
     * up for it. */
    bool keeps_apart;
    bool has_equals;                     /* it did so once */
    bool has_rules;                      /* rules of custom gradients stand in it, or in bodies in it */
    bool is_turned;                      /* what it computes, but for gradients, is computed elsewhere too */
    ETCH_VEC(etch_custom_place) customs; /* in the order of their results */
};

static inline const etch_node *etch__node(const etch_graph *g, etch_val v) { return &g->nodes.at[v]; }
static inline const etch_op_info *etch__op_of(const etch_graph *g, etch_val v) { return &etch__ops[g->nodes.at[v].op]; }
static inline const etch_type *etch__type_of(const etch_graph *g, etch_val v) { return g->nodes.at[v].type; }
static inline bool etch__is(const etch_graph *g, etch_val v, etch_structure s)
{
    return etch__op_of(g, v)->structure == s;
}

/* An empty graph that shares `dims` (NULL: a new table). */
etch_status etch__graph_new_sharing(etch_ctx *cx, const char *name, etch_dims *dims, etch_graph **out) ETCH_NODISCARD;
size_t etch__graph_bytes(const etch_graph *g);
/* g is finished and may be what a node of another graph runs inside itself. */
etch_status etch__graph_finish_body(etch_graph *g) ETCH_NODISCARD;
/* Notes a place of `rule` (retained); xs and ys are values of the graph, or 0 among ys. Not in the text of a graph,
 * nor in what passes make. */
etch_status etch__graph_add_custom(etch_graph *g, etch_custom_rule *rule, const etch_val *ys, int n_y,
                                   const etch_val *xs, int n_x) ETCH_NODISCARD;
/* The place with v among its results, which is at or behind *i; NULL: there is none. For walks in the order of nodes,
 * which begin with *i = 0. */
const etch_custom_place *etch__custom_at(const etch_graph *g, etch_val v, size_t *i);
/* The next input, of this type; its name (n bytes) must be well formed and not taken. */
etch_status etch__graph_add_input(etch_graph *g, const char *name, size_t n, const etch_type *t,
                                  etch_val *out) ETCH_NODISCARD;
/* May `name` name a value in text: letters, digits, "_" and ".", at least one? */
bool etch__is_value_name(const char *name, size_t n);

/* The n-th result of a node. */
static inline etch_val etch__result(etch_val v, uint32_t n) { return v + n; }
/* The node that computes v: v itself, or the node whose further result it is. */
etch_val etch__producer(const etch_graph *g, etch_val v);

/* Regions: open, add params and nodes, close with the results, then build the owner with them. */
etch_status etch__region_begin(etch_graph *g, etch_region_id *out) ETCH_NODISCARD;
etch_val etch__region_param(etch_graph *g, const etch_type *t);
etch_status etch__region_end(etch_graph *g, const etch_val *results, int n) ETCH_NODISCARD;
bool etch__region_is_inside(const etch_graph *g, etch_region_id inner, etch_region_id outer); /* or the same */

/* A tensor constant; `t` is retained (a row-major copy of it, if it is not row-major). Must not change any more.
 * Integer constants of few elements are known as dims (see infer.h). */
etch_val etch__build_const(etch_graph *g, etch_tensor *t);
/* An integer tensor (i32 or i64, rank 0 or 1) with these contents; a constant if they all are. */
etch_val etch__build_sizes(etch_graph *g, etch_dtype t, int rank, const etch_dim *dims, int n);

/* The general builder, under every etch_build_*: infers, folds, interns. Results in out[0 .. n_out); on failure
 * the error sticks to the context and out[0] is 0. `attrs` may be NULL for the empty set. Regions belong to
 * structural ops only. */
void etch__build(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs, etch_val *out);
/* The same; returns the number of results, 0 on failure. `out` has room for them all: ETCH_MAX_RESULTS if the rule
 * says how many there are. */
int etch__build_n(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs, etch_val *out);
etch_val etch__build1(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs);
/* A node with regions, typed by the results of its (first) region. */
etch_val etch__build_region_node(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs,
                                 etch_region_id first, int n_regions);
/* Input i of `from` (name and type) as the next input of g; fills in map[]. */
etch_status etch__copy_input(etch_graph *g, const etch_graph *from, int i, etch_val *map) ETCH_NODISCARD;
/* Value v of `from`, whatever computes it there, as the next input of g, by this name; fills in map[]. */
etch_status etch__copy_as_input(etch_graph *g, const etch_graph *from, etch_val v, const char *name,
                                etch_val *map) ETCH_NODISCARD;
/* For passes: node v of `from` again in g with other operands. Keeps the types, symbols and checks when the
 * operands' types are the same; infers anew otherwise. Regions are copied too, without what is dead in them
 * (values inside mapped as they come; map[] is by value of `from`, 0 where not yet copied, and is filled in for v
 * and its results). g shares the dims of `from`. Symbols that come out differently (a size that became known, two
 * nodes that became one) are replaced in what is copied later. Nothing sticks: the status says it all. */
etch_status etch__copy_node(etch_graph *g, const etch_graph *from, etch_val v, etch_val *map) ETCH_NODISCARD;
/* Symbols that are read from value v of `from`, or that it defines, are in what is copied later what `to` says. */
etch_status etch__follow_symbols(etch_graph *g, const etch_graph *from, etch_val v, etch_val to) ETCH_NODISCARD;
/* New nodes of g get the place in the program that node v of `from` has. */
etch_status etch__take_place(etch_graph *g, const etch_graph *from, etch_val v) ETCH_NODISCARD;
/* From now on, copying puts `by` in place of symbol s (for passes that know a size; before what uses it is copied). */
etch_status etch__copy_replace_symbol(etch_graph *g, etch_symbol s, etch_dim by) ETCH_NODISCARD;

#endif
