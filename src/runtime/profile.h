/* Measuring runs. The state is the runtime's: made by the first start, and there until the runtime ends; whether runs are measured is
 * whether the runtime points at it.
 *
 * A frame that is measured has counters of its own, one set per step, which its thread alone writes and anybody may read. A row of the profile is what
 * all frames have counted for one step of one function, and what frames that are gone had. A context has a track: the last steps that ran, in order. */
#ifndef ETCH_RUNTIME_PROFILE_H
#define ETCH_RUNTIME_PROFILE_H

#include <etch/profile.h>
#include "base/clock.h"
#include "runtime/frame.h"

typedef struct etch_profiler etch_profiler;

enum { ETCH_N_SPANS = 16 * 1024 }; /* of a track */

/* A step that ran. */
typedef struct etch_span {
    atomic_uint_fast64_t begin, ticks;
    atomic_uint_fast32_t row;
} etch_span;

typedef struct etch_track {
    etch_profiler *of;
    struct etch_track *next;
    bool is_used;    /* by a context; guarded by the state's lock */
    uint64_t first;  /* of its spans that counts; guarded by the state's lock */
    uint64_t inside; /* ticks of runs inside the step under way; its thread's own */
    atomic_uint_fast64_t n;
    etch_span spans[ETCH_N_SPANS]; /* by number */
} etch_track;

typedef struct etch_counts {
    uint64_t n_runs, ticks, bytes, flops;
} etch_counts;

typedef struct etch_step_profile {
    atomic_uint_fast64_t n_runs, ticks, bytes, flops;
    etch_counts before; /* when it was started last; guarded by the state's lock */
    /* The frame's own: */
    uint64_t run_bytes, run_flops;   /* of a run at the sizes of binding `bound` */
    uint64_t bound;                  /* 0: never */
    uint32_t body_flops, tail_flops; /* kernels: per index of the space, and per kept one */
    uint32_t row;
    bool is_steady; /* its sizes change only when the frame is bound */
} etch_step_profile;

struct etch_frame_profile {
    etch_profiler *of;
    etch_track *track;
    size_t place; /* in the state's list; guarded by its lock */
    size_t n_steps;
    etch_step_profile steps[];
};

/* The state if runs are measured at present. */
static inline etch_profiler *etch__profiler(const etch_runtime *rt)
{
    return atomic_load_explicit(&rt->profiler, memory_order_acquire);
}

/* The frame's counters, made on first use; NULL: there is no memory for them, and nothing is reported. */
etch_frame_profile *etch__frame_profile(etch_profiler *p, etch_frame *f);
/* Before the frame goes: what it counted becomes its rows'. */
void etch__frame_profile_end(etch_frame *f);
/* Steps first .. last have run from `begin` to `end`: one, or several piece by piece together, which share the time by the bytes that they move. True: noting that took
 * a while, and the time is to be asked for again. */
bool etch__profile_steps(etch_frame *f, etch_frame_profile *x, size_t first, size_t last, uint64_t begin, uint64_t end);

/* For trace/: a function was traced, or its plan made, which took so long. 0: that was not done. */
void etch__profile_traced(etch_ctx *cx, const char *function, uint64_t trace_ns, uint64_t compile_ns);

/* profile_cost.c: bytes and operations of step i at the present sizes, as they are after it ran. */
void etch__profile_cost(const etch_frame *f, size_t i, etch_step_profile *x);

/* profile_label.c: what a row says of a step. `what` is added to the text. */
typedef struct etch_profile_label {
    etch_profile_kind kind;
    const char *function, *what;
    int step;
    etch_location at;
} etch_profile_label;
void etch__profile_label(const etch_plan_body *b, size_t i, etch_strbuf *what, etch_profile_label *out);

#endif
