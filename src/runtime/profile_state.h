/* The inside of a profile's state, for who fills it and who makes a list of it. */
#ifndef ETCH_RUNTIME_PROFILE_STATE_H
#define ETCH_RUNTIME_PROFILE_STATE_H

#include "runtime/profile.h"

typedef struct etch_counted_row {
    etch_profile_label label; /* texts in the state's arena */
    etch_counts counts;       /* of frames that are gone */
    uint64_t ns;              /* of traces, which are measured in these */
} etch_counted_row;

struct etch_profiler {
    const etch_allocator *alloc;
    pthread_mutex_t lock; /* guards all of it */
    etch_minded minded;
    etch_arena arena;
    ETCH_VEC(etch_counted_row) rows;
    etch_index by_label; /* into rows */
    ETCH_VEC(etch_frame_profile *) frames;
    etch_track *tracks;
    uint64_t began_ticks, began_ns; /* of the last start */
    uint64_t ended_ns;              /* 0: it is going on */
};

etch_status etch__profiler_of(etch_ctx *cx, etch_profiler **out) ETCH_NODISCARD;
/* What was counted since the last start; under the lock. */
etch_counts etch__profile_counts(const etch_step_profile *s);
void etch__profile_add(etch_counts *to, const etch_counts *x);
bool etch__profile_is_same_label(const etch_profile_label *a, const etch_profile_label *b);

/* profile_list.c: the order of a list's rows, for qsort: what took longest first, else as they came. */
typedef struct etch_ranked_row {
    uint64_t ns;
    uint32_t row;
} etch_ranked_row;
int etch__profile_compare_rows(const void *a, const void *b);

#endif
