/* Typing a graph again with known ranks: for graphs some of whose inputs have an unknown one. */
#ifndef ETCH_IR_RETYPE_H
#define ETCH_IR_RETYPE_H

#include "ir/graph.h"

/* What is known of an input when it is typed again. */
typedef struct etch_known_input {
    int32_t rank;
    int32_t length; /* of a vector whose length decides ranks (the shape that a reshape takes); -1: stays a symbol */
} etch_known_input;

/* A new graph with dims of its own, in which input i is as known[i] says and everything else is inferred anew. Input axes that
 * had no dims get symbols named after the input. The user's function is not run again: only the graph is. ETCH_ESHAPE if
 * an input's known rank is another one, or the status of the op that does not fit. */
etch_status etch__graph_retype(etch_ctx *cx, const etch_graph *g, const etch_known_input *known,
                               etch_graph **out) ETCH_NODISCARD;

/* Results of n branches whose rank only the run tells: those on which they differ and, with `opens_unknown`, those that one of them does not
 * know. How many, and which (room for ETCH_MAX_RESULTS). */
int etch__find_open(etch_graph *const *bodies, int n, bool opens_unknown, int *which);
/* Those results of a branch as elements in a row; behind all results come their shapes. */
etch_status etch__open_results(etch_graph *body, const int *which, int n) ETCH_NODISCARD;
/* A copy in which all branches are open that do not know ranks of their results. */
etch_status etch__graph_opened(etch_ctx *cx, const etch_graph *g, etch_graph **out) ETCH_NODISCARD;
/* Cuts g before value `cut`, the first of its own nodes whose rank is not known; nothing stands in regions. The first graph takes g's inputs
 * and gives what the second needs; that takes g's inputs, then these, and gives what g gives. */
etch_status etch__graph_split(etch_ctx *cx, const etch_graph *g, etch_val cut, etch_graph **first,
                              etch_graph **rest) ETCH_NODISCARD;

/* The same graph with dims of its own: what is built on it does not touch the first. */
etch_status etch__graph_copy(etch_ctx *cx, const etch_graph *g, etch_graph **out) ETCH_NODISCARD;
/* A copy whose input k is input order[k]. */
etch_status etch__graph_reordered(etch_ctx *cx, const etch_graph *g, const int *order, etch_graph **out) ETCH_NODISCARD;
/* What a symbol of an input becomes: a number, or (size -1) a symbol of an input. */
typedef struct etch_same {
    etch_symbol symbol;
    int64_t size;
} etch_same;
/* A copy in which symbol s of an input is same[s], with what is known of either. */
etch_status etch__graph_with_same(etch_ctx *cx, const etch_graph *g, const etch_same *same,
                                  etch_graph **out) ETCH_NODISCARD;
/* A copy with these values as further outputs. */
etch_status etch__graph_with_outputs(etch_ctx *cx, const etch_graph *g, const etch_val *vals, int n,
                                     etch_graph **out) ETCH_NODISCARD;
/* A copy in which nothing has an effect: tokens are handed on, and other results of effects are of an op that fails if
 * somebody needs them. For what is computed again. */
etch_status etch__graph_without_effects(etch_ctx *cx, const etch_graph *g, etch_graph **out) ETCH_NODISCARD;
/* The body of a loop without effects, finished, for turns that are taken again. Results of effects that it stacks, which
 * the loop has given as its results which[0 .. n), are further slices: inputs behind the sliced ones. `which` has room
 * for ETCH_MAX_RESULTS. And the attributes of a loop over slices (`scan`) with that body, if n_kept is not 0. */
etch_status etch__loop_without_effects(etch_ctx *cx, const etch_attrs_loop *attrs, etch_graph **out, int *which,
                                       int *n) ETCH_NODISCARD;
etch_attrs_loop etch__loop_again(const etch_attrs_loop *attrs, int n_kept, etch_graph *const *body);
/* Is v a result of an effect, besides the token? */
bool etch__is_of_effect(const etch_graph *g, etch_val v);
/* All such values of the graph itself, and results of loops that stack such values: how many there are, and the first
 * `max` to out[], in order. Who computes something again needs them. */
int etch__effect_results(const etch_graph *g, etch_val *out, int max);
/* Is there an op with one of these flags, also in the bodies of branches and loops? */
bool etch__graph_has_flags(const etch_graph *g, int flags);
/* What is done with custom rules in place of noting them in the new graph: `at` is the place in terms of that; at->ys,
 * which ys[] are to begin with, are nobody's yet; ys[] gets what the results are to be. May build nodes there. */
typedef struct etch_custom_hook {
    etch_status (*mark)(void *user, const etch_custom_place *at, etch_val *ys);
    void *user;
} etch_custom_hook;

/* The nodes of `from` once more in `to`, with in[i] in place of input i; out[] gets the values that its outputs are there. Types
 * are inferred anew, so that sizes are those of `to`. `from` is only read. */
etch_status etch__graph_replay(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_val *in,
                               etch_val *out) ETCH_NODISCARD;
/* The same with a hook for custom rules. */
etch_status etch__graph_replay_hooked(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_val *in,
                                      const etch_custom_hook *hook, etch_val *out) ETCH_NODISCARD;
/* The same without effects; kept[v] (of all values of `from`; may be NULL) is what value v, one of
 * etch__effect_results, is in `to`. */
etch_status etch__graph_replay_silent(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_val *in,
                                      etch_val *kept, etch_val *out) ETCH_NODISCARD;
/* Values of a graph, and what stands in their place in another. */
typedef struct etch_replaced {
    const etch_val *at, *by;
    int n;
} etch_replaced;
/* The same, and nodes keep their places in the program. in[i] may be 0: then nodes that need input i are left out, and out[] is 0
 * where an output is one of them. Nor are there nodes for values that are replaced, which no symbol is defined by. NULL: none. */
etch_status etch__graph_replay_part(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_val *in,
                                    const etch_replaced *replaced, etch_val *out) ETCH_NODISCARD;

/* For inputs of a graph that are like those of another: by symbol of `from`, the size of the same name and range in `to`; in the
 * context's scratch. */
etch_status etch__symbols_by_name(etch_ctx *cx, const etch_graph *from, etch_graph *to, etch_dim **out) ETCH_NODISCARD;
/* A tensor type of `from`, which has a rank, in terms of `to`. NULL: the error is on the context. */
const etch_type *etch__type_by_name(etch_ctx *cx, const etch_graph *from, etch_graph *to, const etch_dim *symbols,
                                    const etch_type *t);

#endif
