/* A frame: what one context needs to run one plan at its present sizes. Shapes, strides and arena offsets are computed
 * when the sizes of the inputs change and kept while they repeat. Code of the program that a plan runs may run the same
 * plan again: that run has a frame of its own. */
#ifndef ETCH_RUNTIME_FRAME_H
#define ETCH_RUNTIME_FRAME_H

#include "runtime/plan.h"

/* Dims and strides at present; of one value, or of all results with these dims. */
typedef struct etch_shape {
    int64_t *dims, *strides; /* in the frame's own memory */
    int64_t count;           /* of elements; -1: more than there can be. Known for shared shapes */
    uint32_t version;        /* changes with dims or strides: kernels are bound again when an operand's did */
} etch_shape;

/* A value at present. */
typedef struct etch_placed {
    char *data; /* set anew in each run where it can move */
    etch_shape *shape;
    etch_buffer *buffer; /* dynamic storage, or the dense copy that a view needed; given back after the run */
} etch_placed;

typedef struct etch_bound_kernel {
    uint64_t version; /* sum over the operands when it was bound, plus one; 0: never bound */
    etch_loops loops;
    int64_t (*strides)[ETCH_MAX_RANK];
    void **data;
} etch_bound_kernel;

/* A step of a sweep, or of a strip, at present. Threads read all of this in each run, so what changes from run to run is close together, and is written where it
 * does: `data`. */
typedef struct etch_bound_sweep {
    /* Of the first one: */
    uint64_t version;               /* sum over all operands; 0: never bound */
    int64_t extents[ETCH_MAX_RANK]; /* up to the depth */
    etch_sweep all;                 /* n_pieces 1: not worth it */
    etch_swept *swept;              /* its steps */
    /* Of each: */
    void **data; /* by operand; those of the next step are behind */
    etch_loops piece, last;
    int64_t (*strides)[ETCH_MAX_RANK]; /* rows for both */
    int64_t (*step)[ETCH_MAX_RANK];    /* etch_swept */
    int64_t *seat;
    etch_array *arrays; /* of a call */
    etch_call call;
} etch_bound_sweep;

/* A block at present. */
typedef struct etch_packed {
    size_t bytes, offset;
    uint32_t block, last; /* as in the plan */
} etch_packed;

/* Bytes to compute, which takes rather longer than to let go of a lock and to take it again. */
enum { ETCH_LONG_BYTES = 64 * 1024 };

typedef struct etch_frame_profile etch_frame_profile; /* profile.h */

typedef struct etch_frame {
    etch_ctx *cx;
    etch_plan *plan; /* retained */
    etch_plan_body *body;
    etch_arena arena; /* of the arrays below */
    bool is_bound;
    bool takes_long; /* at the sizes that it is bound to: the caller's lock is not held while it runs */
    bool is_running;
    bool is_sure;         /* the run under way has come to the steps that must not fail */
    void *left;           /* what the caller's lock is taken again with; NULL: it is held */
    int64_t *slots;       /* of the dim program */
    int64_t *input_shape; /* dims and strides of the inputs as bound */
    etch_shape *shapes;
    etch_placed *values;
    etch_bound_kernel *kernels; /* by member of kernels */
    etch_bound_sweep *sweeps;   /* by i_swept and i_stripped; NULL: there are none */
    int n_seats;                /* threads that swept values have pieces for */
    size_t *slot_bytes;         /* by slot of the arena, those of pinned values last */
    size_t *slot_offset;
    etch_packed *packed;  /* a place for each block, in no order that means anything */
    size_t *block_offset; /* by block, if is_packed; else values are in their slots */
    bool is_packed;
    struct frame_table *table; /* of the context */
    char *memory;              /* device memory of its own: of pinned values, and of slots if they are small */
    size_t memory_bytes;
    size_t shared_bytes; /* of slots in a shared arena; 0: they are in `memory` */
    char *arena_memory;  /* that arena, while it runs */
    size_t arena_bytes;
    const char *shared_at;      /* where it was in the last run: values are placed there */
    size_t used_bytes;          /* of all slots, at the present sizes */
    etch_tensor **outputs;      /* of the run under way */
    etch_tensor *const *places; /* where its caller wants them, by output; NULL: anywhere */
    uint32_t *with_buffer;      /* values that hold a buffer in the run under way */
    uint32_t n_with_buffer;
    etch_op fault_op;            /* of the kernel that failed: which op inside it; 0: none */
    uint32_t fault_member;       /* and which member */
    uint64_t n_bindings;         /* how often it was bound to other sizes */
    etch_frame_profile *profile; /* NULL: no run of it was measured yet */
} etch_frame;

/* A frame of the context for this body that no run under way has, made on first use. */
etch_status etch__frame_get(etch_ctx *cx, etch_plan *p, etch_plan_body *b, etch_frame **out) ETCH_NODISCARD;
/* The frame if there is one. */
etch_frame *etch__frame_find(etch_ctx *cx, const etch_plan_body *b);
/* Makes the frame fit the inputs: nothing if their sizes and strides are as before. */
etch_status etch__frame_bind(etch_frame *f, etch_tensor *const *in) ETCH_NODISCARD;
/* Puts the place in the program where node v was asked for before the message of the failure just reported; returns its status. */
etch_status etch__frame_fail_at(etch_frame *f, etch_val v);
/* Runs dim code [from, to), or says which op's sizes do not fit and why. */
etch_status etch__frame_run_dims(etch_frame *f, uint32_t from, uint32_t to) ETCH_NODISCARD;
/* Around a run: memory for its slots. */
etch_status etch__frame_take_arena(etch_frame *f) ETCH_NODISCARD;
void etch__frame_give_arena(etch_frame *f);
/* Gives a value these dims and strides; notes a change. */
void etch__frame_set_shape(etch_frame *f, uint32_t value, const int64_t *dims, const int64_t *strides);
/* Gives a shape the dims that the dim program has for it, row-major. */
void etch__frame_shape_from_slots(etch_frame *f, uint32_t shape);
/* sweep_cut.c: how long pieces are at the present sizes. */
void etch__frame_cut_sweeps(etch_frame *f);
/* pack.c: offsets for all blocks, whose bytes are in f->packed; returns the bytes of all together. */
size_t etch__frame_pack(etch_frame *f);
/* Is it worth it for an arena of so many bytes? */
bool etch__frame_pays_to_pack(const etch_frame *f, size_t bytes);
/* Bytes that the pieces of the value take in memory, of all threads; 0: the value is there as a whole. */
int64_t etch__frame_swept_bytes(const etch_frame *f, uint32_t value);
/* sweep_run.c: runs the strip or the sweep that begins with step i and ends before `limit`; how many steps that are: 0 if they had better run one after the other. */
etch_status etch__frame_sweep(etch_frame *f, uint32_t i, uint32_t limit, uint32_t *n_done) ETCH_NODISCARD;
/* executor.c: memory for the results of a step. */
etch_status etch__frame_place_results(etch_frame *f, const etch_step *step) ETCH_NODISCARD;
/* executor.c: a view of what is placed already. */
etch_status etch__frame_view(etch_frame *f, const etch_step *step) ETCH_NODISCARD;
/* executor.c: the value as it is placed now. */
etch_array etch__frame_array(const etch_frame *f, uint32_t value);
/* The value's memory is this buffer (a reference, taken over) for the rest of the run; and a new row-major tensor with its
 * elements. */
void etch__frame_hold_buffer(etch_frame *f, uint32_t value, etch_buffer *b);
etch_status etch__frame_copy_of(etch_frame *f, uint32_t value, etch_tensor **out) ETCH_NODISCARD;
/* Writes contents known as dims to the value's memory. */
etch_status etch__frame_write_sizes(etch_frame *f, const etch_step *step) ETCH_NODISCARD;

#endif
