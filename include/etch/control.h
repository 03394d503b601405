/* Branches and loops on tensors. Outside of traced functions they decide at once; inside they are recorded, one node each, with every
 * branch and one turn of every loop traced once. Bodies are plain functions: what they take from around them they find through `user`,
 * and tensors of the trace around are handed in by themselves. */
#ifndef ETCH_CONTROL_H
#define ETCH_CONTROL_H

#include <etch/spec.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Gives the results: out[0 .. n_out). */
typedef void etch_branch(etch_ctx *cx, etch_tensor **out, int n_out, void *user);

/* What `then` gives if pred (a bool scalar) is true, else what `otherwise` gives: handles of the open scope. Both give the same
 * dtypes; sizes may differ, and so may ranks: in a trace such a result has no rank, and each run tells it. On failure the error sticks and out[] is NULL. */
ETCH_API void etch_if(etch_ctx *cx, etch_tensor *pred, etch_branch *then, etch_branch *otherwise, void *user,
                      etch_tensor **out, int n_out);
/* The same for branch i of n; for a number that is none, the last. */
ETCH_API void etch_switch(etch_ctx *cx, etch_tensor *i, etch_branch *const *branches, int n, void *user,
                          etch_tensor **out, int n_out);

/* Gives the results of branch i to out[0 .. room) and says how many they are. */
typedef int etch_choice(etch_ctx *cx, int i, etch_tensor **out, int room, void *user);
/* The same where how many results there are is known by the branches alone: all of them give equally many. `selector` is a bool
 * scalar (branch 0 if it is true, branch 1 if not) or the number of one of n branches. Returns how many results there are, or -1 with
 * the error sticking and out[] NULL. */
ETCH_API int etch_choose(etch_ctx *cx, etch_tensor *selector, int n, etch_choice *choice, void *user, etch_tensor **out,
                         int room);

/* Inside a branch or a turn that is being traced: the size of t along an axis as an i64 scalar of the trace around, which stays when
 * the branch or the loop is over, or has failed. NULL, without an error, if the trace around does not know it, or if there is none. */
ETCH_API etch_tensor *etch_size_outside(etch_ctx *cx, etch_tensor *t, int axis);

/* Goes the loop on? A bool scalar. */
typedef etch_tensor *etch_condition(etch_ctx *cx, etch_tensor *const *state, int n, void *user);
/* One turn: from the state to the next, n tensors each. */
typedef void etch_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user);

typedef struct etch_loop_options {
    /* Types of the state, one spec per tensor, or NULL: those of the first state. A size that is unknown in its spec may be another one
     * after each turn; all others, those with a name too, stay what they are. Any of them may be NULL. */
    etch_spec *const *state_types;
    int64_t max_turns; /* the loop ends after so many; 0: no limit. Not for scans with results */
    bool reverse;      /* scans: from the last slice to the first */
    /* In traces: gradients keep the state of every so many turns only, and compute the turns between again; 0: of every turn. Outside
     * of traces a tape keeps what each op was given, whatever this says. */
    int64_t segment;
} etch_loop_options;

/* The state after the last turn, to out[0 .. n), which may be `state` itself. `options` may be NULL. */
ETCH_API void etch_while(etch_ctx *cx, etch_tensor *const *state, int n, etch_condition *condition, etch_turn *turn,
                         void *user, const etch_loop_options *options, etch_tensor **out);

/* One turn of a scan: from the state and slices to the next state and results. */
typedef void etch_scan_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                            etch_tensor **next, etch_tensor **results, int n_results, void *user);
/* A turn per slice along axis 0 of xs, which have equally many. out[0 .. n) is the last state, out[n .. n + n_results) the results of
 * all turns, stacked along a new axis 0 in the order of the slices. */
ETCH_API void etch_scan(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *xs, int n_xs,
                        etch_scan_turn *turn, void *user, const etch_loop_options *options, etch_tensor **out,
                        int n_results);

/* Inside a trace: calls `attempt`, whose ops and effects are recorded apart and thrown away, to find out what it would give. Its handles are over
 * when it returns. Its error is the status; ETCH_EINVAL if nothing is being traced. */
ETCH_API etch_status etch_attempt(etch_ctx *cx, void (*attempt)(etch_ctx *cx, void *user), void *user) ETCH_NODISCARD;

/* Places are noted at the call. */
#define etch_if(cx, ...) (etch_if)(ETCH_AT(cx), __VA_ARGS__)
#define etch_switch(cx, ...) (etch_switch)(ETCH_AT(cx), __VA_ARGS__)
#define etch_choose(cx, ...) (etch_choose)(ETCH_AT(cx), __VA_ARGS__)
#define etch_while(cx, ...) (etch_while)(ETCH_AT(cx), __VA_ARGS__)
#define etch_attempt(cx, ...) (etch_attempt)(ETCH_AT(cx), __VA_ARGS__)
#define etch_scan(cx, ...) (etch_scan)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
