/* Graphs: typed, with symbolic sizes. Built by the calls below and by etch_build_* of <etch/ops.h>, or read from text. */
#ifndef ETCH_GRAPH_H
#define ETCH_GRAPH_H

#include <etch/context.h>
#include <etch/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_graph etch_graph;

/* A value of a graph. 0 is the failed value: building with it does nothing and gives 0, so that expressions nest and the
 * caller asks once, with etch_failed(cx). */
typedef uint32_t etch_val;

/* A list of integers (axes, permutations), borrowed for the call. ETCH_ALL_AXES means every axis. A length that cannot be
 * right, and a NULL with a length, are ETCH_EINVAL. */
typedef struct etch_ints {
    const int64_t *at;
    int n;
} etch_ints;
#define ETCH_ALL_AXES ((etch_ints){ NULL, -1 })
#define ETCH_INTS(...) \
    ((etch_ints){ (const int64_t[]){ __VA_ARGS__ }, (int)(sizeof((int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t)) })

/* A new, empty graph; counted. One thread at a time uses it, be it only for reading.
 *
 * Functions of a graph that take no context (all below but etch_graph_parse, and etch_build_*) work with the one it was
 * made with, as if that were passed: they report to it, and are called from its thread. They still do once it has been
 * released, only that nobody can read the message then; graphs made with one context that is gone count as one
 * for the rule about threads. etch_graph_n_*, _name, _type, _input_name, _input_value, _output_value, _retain and
 * _release use no context. Functions that take a graph and a context, as etch_plan_new, use that context alone: the graph's own may be
 * gone, or in use by another thread. */
ETCH_API etch_status etch_graph_new(etch_ctx *cx, const char *name, etch_graph **out) ETCH_NODISCARD;
ETCH_API etch_graph *etch_graph_retain(etch_graph *g);
ETCH_API void etch_graph_release(etch_graph **g);

/* Inputs in order, typed by text: "f32[batch, 784]", "i64[]", "f32[...]" (rank unknown), "f32[?, 3]" (a size without a
 * name). Equal names are equal sizes. */
ETCH_API etch_val etch_graph_input(etch_graph *g, const char *name, const char *type);
/* Declares what is known of a named size before inputs use it: lo <= size <= hi, a multiple of `divisor`. */
ETCH_API etch_status etch_graph_constrain(etch_graph *g, const char *size, int64_t lo, int64_t hi,
                                          int64_t divisor) ETCH_NODISCARD;
ETCH_API void etch_graph_output(etch_graph *g, etch_val v);

/* Constants. The tensor's contents are copied; the scalar is rounded to the dtype. */
ETCH_API etch_val etch_graph_constant(etch_graph *g, etch_tensor *t);
ETCH_API etch_val etch_graph_scalar(etch_graph *g, etch_dtype t, double x);
ETCH_API etch_val etch_graph_int(etch_graph *g, etch_dtype t, int64_t x);
ETCH_API etch_val etch_graph_int_list(etch_graph *g, etch_ints values); /* i64[n], n at most 2^20 */

ETCH_API int etch_graph_n_inputs(const etch_graph *g);
ETCH_API int etch_graph_n_outputs(const etch_graph *g);
ETCH_API int etch_graph_n_nodes(const etch_graph *g);
ETCH_API const char *etch_graph_name(const etch_graph *g);
ETCH_API const char *etch_graph_input_name(const etch_graph *g, int i);
/* Text of the value's type, e.g. "f32[batch, 10]", NUL-terminated into `buffer` (cut if it is too small); returns the
 * full length. */
ETCH_API size_t etch_graph_type(etch_graph *g, etch_val v, char *buffer, size_t n);
ETCH_API etch_val etch_graph_output_value(const etch_graph *g, int i);
ETCH_API etch_val etch_graph_input_value(const etch_graph *g, int i);

/* Gradients: of the sum of ys[i] * seeds[i] by each of xs[k], as a value of the graph, to out[k]; 0 if ys do not depend on it.
 * `seeds` may be NULL, and any of them 0: ones. What is built are ops like any, which have gradients themselves. ETCH_EDTYPE if
 * one of them is no float, ETCH_EGRADIENT if the way goes through an op that has no gradient: the message names it and its line. */
ETCH_API etch_status etch_graph_gradient(etch_graph *g, const etch_val *ys, const etch_val *seeds, int n_y,
                                         const etch_val *xs, int n_x, etch_val *out) ETCH_NODISCARD;

/* Text. `file` is for messages ("file:line:column: ..." and a caret under the place). Everything printed parses back to an equal
 * graph. ETCH_EPARSE, or the status of the op that does not fit. */
ETCH_API etch_status etch_graph_parse(etch_ctx *cx, const char *text, size_t n, const char *file,
                                      etch_graph **out) ETCH_NODISCARD;
ETCH_API etch_status etch_graph_print(etch_graph *g, FILE *to) ETCH_NODISCARD;
/* The text in memory from malloc; the caller frees it with free(). */
ETCH_API etch_status etch_graph_text(etch_graph *g, char **out) ETCH_NODISCARD;

/* Checks every rule of docs/ir.md; ETCH_EVERIFY names the rule and the node. */
ETCH_API etch_status etch_graph_verify(etch_graph *g) ETCH_NODISCARD;
/* Equal for graphs that differ only in names and order of construction; the same in every process. */
ETCH_API etch_status etch_graph_hash(etch_graph *g, uint64_t *out) ETCH_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif
