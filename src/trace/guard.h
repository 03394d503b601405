/* Guards: what a trace depended on beyond its signature, as a straight program over the sizes of the arguments. */
#ifndef ETCH_TRACE_GUARD_H
#define ETCH_TRACE_GUARD_H

#include "trace/recorder.h"

/* Where a symbol comes from: axis `axis` of tensor `tensor` in flat order, which is input `input` of the graph. (That sizes of one name are equal is checked when the
 * plan runs.) */
typedef struct etch_guard_bind {
    uint32_t tensor, input, axis, slot;
} etch_guard_bind;

/* The same for a size that a variable has at entry: the trace's variable number `variable`. */
typedef struct etch_guard_state {
    uint32_t variable, input, axis, slot;
    int arg;          /* its place among the arguments' tensors, or -1 */
    const char *name; /* the variable's, which the trace holds, if it is captured */
} etch_guard_state;

typedef struct etch_guards {
    ETCH_VEC(etch_guard) list;
    ETCH_VEC(etch_guard_bind) binds;
    ETCH_VEC(etch_guard_state) state;
    etch_dimprog prog; /* checks carry the guard's index as their tag */
    bool has_prog;     /* false: nothing to check */
} etch_guards;

/* The program for the guards that the recording noted; takes the list from it. */
etch_status etch__guards_make(etch_recording *r, etch_guards *out) ETCH_NODISCARD;
void etch__guards_fini(etch_guards *g, const etch_allocator *a);
size_t etch__guards_bytes(const etch_guards *g);

/* Do they hold for these sizes? Those of variables are in `state`, one for each of g->state, ETCH_ANY_SIZE if it is
 * not known. *failed: the first that does not, or the number of guards. */
etch_status etch__guards_check(etch_ctx *cx, const etch_guards *g, etch_tensor *const *in, const int64_t *state,
                               uint32_t *failed) ETCH_NODISCARD;
/* Does guard i say something about the size of this tensor (in flat order) and axis? */
bool etch__guard_mentions(const etch_guards *g, uint32_t i, int i_tensor, int axis);
/* "s0 == 32, where s0 is args[0].shape[0] (model.c:41: a size was asked for as a number)"; with `in` also what the sizes are in
 * that call. `call` is the spec of a call that has these guards. */
void etch__guard_print(const etch_guards *g, uint32_t i, const etch_spec *call, etch_tensor *const *in,
                       etch_strbuf *out);

#endif
