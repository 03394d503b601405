/* Functions: traced once, run at any shape, and able to say why they were traced again.
 *
 * A function is a body in C (or behind a callback, in any language) that is run with traced tensors, which records a graph. The
 * graph is kept under the signature of the call; a later call that fits runs it. Any number of threads may call one function,
 * each with its own context. */
#ifndef ETCH_FUNCTION_H
#define ETCH_FUNCTION_H

#include <etch/graph.h>
#include <etch/scope.h>
#include <etch/spec.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_function etch_function;
struct etch_variable;

/* The body: gets the tensors among the arguments in flat order, returns one result (NULL: something failed, or there is no
 * result). It runs once per trace. Handles that it makes belong to the trace; one that is used after it is refused by name if it
 * was kept (etch_keep) or is among the last 1,024 of the context, else it is an address like any other that was freed. */
typedef etch_tensor *etch_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user);

/* The general form: arguments as they were given, with traced tensors in place of tensors, and any number of results, each
 * handed to etch_return. */
typedef struct etch_results etch_results;
typedef void etch_structured_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user);
ETCH_API void etch_return(etch_results *out, etch_tensor *t);
/* Something of the caller's that goes with the trace (the structure of its results, say): `release` is called when the trace is
 * dropped, which another thread may do at any time; so each call that asks for it has `retain` called, and lets its own
 * reference go when it is done. Either may be NULL, for what lives anyway. Once per trace. */
ETCH_API void etch_return_extra(etch_results *out, void *extra, void (*retain)(void *extra),
                                void (*release)(void *extra));

/* When a call is traced anew. */
typedef enum etch_policy {
    ETCH_SYMBOLIC, /* on what the trace depended on: dtypes, ranks, literals, and the sizes that it asked for */
    ETCH_EXACT,    /* on every new shape, as TensorFlow does */
    ETCH_RELAX,    /* as exact, but a second shape is traced with unknown sizes (TensorFlow's reduce_retracing) */
    ETCH_STRICT,   /* as symbolic, but a second trace is an error */
} etch_policy;

/* What happens when a function has used up its budget. */
typedef enum etch_past_budget {
    ETCH_PAST_FAIL,       /* the call that would trace again fails, and says what it would have cost */
    ETCH_PAST_GENERALISE, /* it is traced with the common supertype of all signatures, or fails if there is none */
} etch_past_budget;

/* Limits on what tracing may cost; 0: none. */
typedef struct etch_budget {
    uint64_t max_traces;
    uint64_t max_ns;    /* for tracing and compiling, all traces together */
    uint64_t max_bytes; /* of all traces */
    etch_past_budget past;
} etch_budget;

typedef struct etch_function_options {
    etch_policy policy;
    /* Declared types, one per argument, or NULL. Calls must fit; there is one trace for all of them. */
    etch_spec *const *input_signature;
    int n_input_signature;
    const char *const *input_names;   /* of these arguments, for calls by keyword; NULL: such calls are refused */
    etch_structured_body *structured; /* in place of the body */
    etch_budget budget;
    size_t max_entries, max_bytes; /* of the cache; 0: 1,000 entries, 64 MiB */
    bool
        finds_nans; /* a call fails at the first NaN, names the op and the line that made it, and changes no variable; slow */
    void (*release_user)(void *user); /* called when the function is gone */
    const void *code;                 /* functions with one code are one to the retracing warning; NULL: the body */
} etch_function_options;

/* A new function, counted. NULL, with the error sticking to cx, on failure. `options` may be NULL. */
ETCH_API etch_function *etch_function_new(etch_ctx *cx, const char *name, etch_body *body, void *user,
                                          const etch_function_options *options);
ETCH_API etch_function *etch_function_retain(etch_function *f);
/* Any thread, also while others are inside a call of it: what they use lives until they are done. */
ETCH_API void etch_function_release(etch_function **f);
ETCH_API const char *etch_function_name(const etch_function *f);

/* Calls. Results are handles of the open scope; inside another traced function the call is recorded there. On failure NULL, and
 * the error sticks to cx. */
ETCH_API etch_tensor *etch_call1(etch_ctx *cx, etch_function *f, etch_tensor *const *in, int n_in);
/* Writes at most `max_out` results to out[] and returns how many there are; -1 on failure. *extra (may be NULL) is what the body
 * gave to etch_return_extra, retained. */
ETCH_API int etch_call_args(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_tensor **out,
                            int max_out, void **extra);
/* The same with one trace and no other, whatever others would fit better: its tensors in flat order are what counts, and literals are not
 * looked at. ETCH_EINVAL if there is no such trace any more. */
ETCH_API int etch_call_trace(etch_ctx *cx, etch_function *f, uint64_t trace, const etch_arg *args, int n_args,
                             etch_tensor **out, int max_out, void **extra);
/* The results of the call by one of these two that cx made last, for one that had more than max_out: at most `max_out` of them to
 * out[]. To be asked before anything else is done with cx. Returns how many there are; -1, with the error sticking to cx, if there
 * was no call with results, or its scope has ended. */
ETCH_API int etch_call_results(etch_ctx *cx, etch_tensor **out, int max_out);
/* The trace that such a call would use, made if there is none; nothing is run. Specs may stand for values. Returns its number,
 * counted from 1 in the function; 0 on failure. */
ETCH_API uint64_t etch_function_trace(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args);

/* Abstract tracing: specs (or values, of which only their types count) in, types of the results out. Nothing runs, nothing is
 * cached; asking for a size as a number is an error that names the line. *out is a tuple of tensor specs; sizes are named after
 * the arguments' named sizes where they are these, else known or unknown. *graph (may be NULL) gets the graph. */
ETCH_API etch_status etch_function_abstract(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args,
                                            etch_spec **out, etch_graph **graph) ETCH_NODISCARD;

/* --- inside a traced function ------------------------------------------------------------------------------------------ */

/* Is a trace under way on this context? */
ETCH_API bool etch_is_tracing(const etch_ctx *cx);
/* The number, in its function, of the trace under way; 0: there is none. */
ETCH_API uint64_t etch_trace_number(etch_ctx *cx);
/* Says that the trace under way uses t, which was made outside of it and has elements. Small ones are constants of the graph; only
 * etch_function_captures knows that they came from elsewhere. What is traced, or used where nothing is traced, is not noted. */
ETCH_API etch_status etch_note_capture(etch_ctx *cx, etch_tensor *t) ETCH_NODISCARD;
/* How many tensors (noted ones too) and variables from outside the trace under way uses so far. */
ETCH_API int etch_trace_n_captures(etch_ctx *cx);
/* Is the tensor of that trace, the innermost one, and not of one around it or of one that is over? */
ETCH_API bool etch_tensor_is_of_trace(const etch_ctx *cx, const etch_tensor *t);
/* A size as a tensor (an i64 scalar): it stays symbolic. etch_tensor_dim asks for the number, which fixes it: the trace is then
 * guarded by it. Where the trace has no number (its types were declared, relaxed or given as specs, and leave the size open)
 * asking is an error that names the line. */
ETCH_API etch_tensor *etch_tensor_dim_of(etch_ctx *cx, etch_tensor *t, int axis);
/* The size if every call of the trace has it, -1 if it is open (or there is no such axis): asks without fixing anything. */
ETCH_API int64_t etch_tensor_known_dim(etch_ctx *cx, etch_tensor *t, int axis);
/* The same for descriptions of a trace, in texts and reports: it is not noted that anybody asked, so nothing may be decided by it. */
ETCH_API int64_t etch_tensor_peek_dim(const etch_tensor *t, int axis);
/* The number that an integer scalar made of sizes is at present; fixes it. -1, and the error sticks, if it depends on data. */
ETCH_API int64_t etch_size_number(etch_ctx *cx, etch_tensor *size);
/* Compares two integer scalars made of sizes, for the program to branch on. The sizes of the present call decide, and the trace
 * is guarded by the answer. */
typedef enum etch_comparison { ETCH_IS_EQUAL, ETCH_IS_LESS, ETCH_IS_LESS_EQUAL } etch_comparison;
ETCH_API bool etch_sizes_compare(etch_ctx *cx, etch_tensor *a, etch_comparison how, etch_tensor *b);
/* Records a whole graph (parsed from text, say) on these tensors. What its input types say of sizes must hold for the present
 * call, and the trace is guarded by it. Writes the results to out[], which has room for max_out, and returns how many there are; -1
 * on failure. */
ETCH_API int etch_call_graph(etch_ctx *cx, etch_graph *g, etch_tensor *const *in, int n_in, etch_tensor **out,
                             int max_out);

/* --- what happened ----------------------------------------------------------------------------------------------------- */

typedef struct etch_function_stats {
    uint64_t n_calls;
    uint64_t n_traces;        /* only grows; one that made variables is two, since the body ran twice */
    uint64_t n_failed_traces; /* not among the traces */
    uint64_t n_evicted, n_purged;
    uint64_t n_entries;
    size_t bytes;
    uint64_t trace_ns, compile_ns; /* of all traces */
} etch_function_stats;
/* Waits while a function of the runtime is being traced, as everything below does. */
ETCH_API etch_function_stats etch_function_get_stats(etch_function *f);
/* One line: "dense: 100 calls, 1 trace, 212 us tracing and compiling, 9.1 KiB". */
ETCH_API etch_status etch_function_report(etch_ctx *cx, etch_function *f, FILE *to) ETCH_NODISCARD;

/* An entry of the cache. Texts live until the list is released. */
typedef struct etch_entry_info {
    uint64_t number; /* of the trace */
    const char *signature;
    const char *guards;      /* one per line, with the place that needed it; "" if there are none */
    size_t bytes;            /* of graph, plan and signature */
    uint64_t hits, last_use; /* number of the call, counted over the function */
    uint64_t trace_ns, compile_ns;
    uint64_t shares_plan_with; /* number of an older trace whose graph is equal, or 0 */
    int n_plans; /* 1; more where ranks are unknown, one per combination of ranks met; 0: it was only called inside other
                    traces, or dropped for lack of memory; made when it is called */
} etch_entry_info;
typedef struct etch_entry_list {
    etch_entry_info *at;
    int n;
    void *memory; /* of the texts */
} etch_entry_list;
/* What the cache holds, oldest first. */
ETCH_API etch_status etch_function_cache(etch_ctx *cx, etch_function *f, etch_entry_list *out) ETCH_NODISCARD;
ETCH_API void etch_entry_list_release(etch_entry_list *list);
/* Limits over all functions of the runtime, beside each function's own; 0: 100,000 entries, 512 MiB. What is worth least goes at
 * once, plans first. */
ETCH_API etch_status etch_set_cache_limits(etch_ctx *cx, size_t max_entries, size_t max_bytes) ETCH_NODISCARD;
/* Drops all entries (their number stays counted). */
ETCH_API void etch_function_clear(etch_ctx *cx, etch_function *f);
/* The graph of a trace (a new reference), before the passes. ETCH_EINVAL if there is no such entry. */
ETCH_API etch_status etch_function_graph(etch_ctx *cx, etch_function *f, uint64_t trace,
                                         etch_graph **out) ETCH_NODISCARD;

/* The variables that its body has made: writes at most `max` to out[], new references, and returns how many there are. */
ETCH_API int etch_function_variables(etch_ctx *cx, etch_function *f, struct etch_variable **out, int max);

/* What a trace uses from outside, in the order of first use: tensors (those that it captured, then those that were noted) and variables. Writes at most `max` of each, new references,
 * and says how many there are. ETCH_EINVAL if there is no such entry. */
typedef struct etch_captures {
    etch_tensor **tensors;
    struct etch_variable **variables;
    int max_tensors, max_variables;
    int n_tensors, n_variables; /* that there are */
} etch_captures;
ETCH_API etch_status etch_function_captures(etch_ctx *cx, etch_function *f, uint64_t trace,
                                            etch_captures *out) ETCH_NODISCARD;

/* The purity audit: traces an entry again, for the call that it was made for, and compares the graphs and what they capture.
 * Nothing is kept of the second trace. *difference is NULL if they are equal, else the first node that differs in words: what it
 * was, what it is now, the line that recorded it (memory from malloc, to be freed by the caller). Then the body depends on more
 * than its arguments: a global that changed, hidden state, a random number taken while it was traced. ETCH_EINVAL if there is no
 * such entry, or an object of its signature is gone; otherwise the status of the body. */
ETCH_API etch_status etch_function_audit(etch_ctx *cx, etch_function *f, uint64_t trace,
                                         char **difference) ETCH_NODISCARD;

/* Places are noted at the call. */
#define etch_call1(cx, ...) (etch_call1)(ETCH_AT(cx), __VA_ARGS__)
#define etch_call_args(cx, ...) (etch_call_args)(ETCH_AT(cx), __VA_ARGS__)
#define etch_call_trace(cx, ...) (etch_call_trace)(ETCH_AT(cx), __VA_ARGS__)
#define etch_function_trace(cx, ...) (etch_function_trace)(ETCH_AT(cx), __VA_ARGS__)
#define etch_function_abstract(cx, ...) (etch_function_abstract)(ETCH_AT(cx), __VA_ARGS__)
#define etch_function_new(cx, ...) (etch_function_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_tensor_known_dim(cx, ...) (etch_tensor_known_dim)(ETCH_AT(cx), __VA_ARGS__)
#define etch_tensor_dim_of(cx, ...) (etch_tensor_dim_of)(ETCH_AT(cx), __VA_ARGS__)
#define etch_call_graph(cx, ...) (etch_call_graph)(ETCH_AT(cx), __VA_ARGS__)
#define etch_function_audit(cx, ...) (etch_function_audit)(ETCH_AT(cx), __VA_ARGS__)
#define etch_size_number(cx, ...) (etch_size_number)(ETCH_AT(cx), __VA_ARGS__)
#define etch_sizes_compare(cx, ...) (etch_sizes_compare)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
