/* The inside of a plan: values, where they live, steps, and the program that evaluates sizes. Read-only once made, so that any
 * number of contexts run it at once, each with a frame of its own (frame.h). */
#ifndef ETCH_RUNTIME_PLAN_H
#define ETCH_RUNTIME_PLAN_H

#include <etch/plan.h>
#include "ir/lower.h"
#include "ir/retype.h"
#include "kernel/launch.h"
#include "shape/dimprog.h"

/* Where a value's elements are. */
typedef enum etch_storage {
    ETCH_AT_INPUT,   /* in the caller's tensor `index` */
    ETCH_AT_CONST,   /* in a constant of the graph */
    ETCH_AT_OUTPUT,  /* in output tensor `index`, which is made before the step that writes it */
    ETCH_AT_SLOT,    /* in slot `index` of the arena */
    ETCH_AT_PINNED,  /* in slot n_slots + `index`, its own, written when sizes are bound: contents known as dims */
    ETCH_AT_DYNAMIC, /* in a buffer made while the plan runs: its size depends on data, or it holds strings */
    ETCH_AT_VIEW,    /* in the memory of value `index` */
} etch_storage;

/* Dims of values, as slots dim_slots[first_dim ..+ rank) of the dim program. Row-major results whose dims are known when the
 * inputs' sizes are share one shape, so that few are evaluated when sizes change. */
typedef struct etch_plan_shape {
    uint32_t first_dim;
    uint8_t rank;
    bool is_shared;
} etch_plan_shape;

typedef struct etch_plan_value {
    etch_val val; /* in the plan's graph */
    uint8_t dtype, rank, storage;
    bool has_static_dims; /* known when the inputs' sizes are */
    bool is_reshaped;     /* a view of its root by reshapes alone, or the root itself */
    bool is_shared;       /* several members of its last step read it */
    bool has_views;
    uint32_t
        swept; /* not 0: only a sweep has a use for it, and pieces of it are enough; number of the sweep's first step, plus one */
    uint32_t index; /* see etch_storage */
    uint32_t block; /* of a value in a slot: in blocks */
    uint32_t root;  /* the value in whose memory it is: the end of a chain of views, itself if it is none */
    uint32_t shape; /* in shapes */
    etch_tensor *constant;
    uint32_t last_step;   /* that reads it or a view of it */
    uint32_t last_member; /* of that step, plus one */
} etch_plan_value;

typedef enum etch_step_kind {
    ETCH_STEP_KERNEL,  /* launch a kernel program */
    ETCH_STEP_CALL,    /* call a library function */
    ETCH_STEP_VIEW,    /* other dims and strides */
    ETCH_STEP_COPY,    /* a view that is known to need its elements in another order: reorder.c */
    ETCH_STEP_SIZES,   /* write contents known as dims that depend on data */
    ETCH_STEP_READ,    /* read elements of `in[0]` into symbols */
    ETCH_STEP_CONTROL, /* run other plans: control.h */
} etch_step_kind;

typedef struct etch_control etch_control;

/* A symbol that a step defines: from axis `axis` of its result `i`, or (READ) from element `i` of its operand, which must then be
 * in the symbol's range: it is read because op `reader` makes a size of it. */
typedef struct etch_step_symbol {
    uint32_t slot;
    uint32_t i, axis;
    etch_op reader;
    etch_dim_range range;
} etch_step_symbol;

/* What a kernel's program runs over. Its operands are its share of the step's. */
typedef struct etch_member {
    const etch_kernel *kernel; /* which axes they run along */
    const uint32_t *space;     /* slots of the iteration space's dims */
} etch_member;

typedef struct etch_step {
    uint8_t kind;
    etch_op op;
    uint32_t n_in, n_out;
    const uint32_t *in, *out; /* values, those of the first member first; kernels: one per kernel input */
    const void *attrs;
    etch_control *control;
    const etch_kernel *kernel; /* of the first member */
    etch_vm_program *program;
    uint32_t n_in_each, n_out_each; /* of a member */
    uint32_t n_members;             /* 1, but for kernels that run over several sets of values: group.c */
    const etch_member *members;
    const uint32_t *space;      /* slots of: the iteration space's dims (kernels being planned), the contents (sizes) */
    const etch_dim *space_dims; /* the same as dims; n_space many */
    uint32_t n_space;
    uint32_t i_kernel;             /* kernels: number of its first member among all */
    uint32_t code_begin, code_end; /* of the dim program, run before the step */
    uint32_t n_symbols;
    const etch_step_symbol *symbols; /* bound after the step */
    uint32_t
        n_swept; /* this one and those behind it that run piece by piece together; 0: it runs alone, or is behind */
    uint32_t sweep_depth; /* the last axis that these can be cut along; 0: the first */
    bool cuts_products;   /* that axis is the one of their products' rows */
    bool adds_pieces;     /* a product in such a sweep whose sums go along that axis: each piece adds to them */
    uint32_t i_swept;     /* of the first: where those of its steps begin among all that are swept */
    uint64_t seen_before; /* bit i: operand i, inputs and then results, is one before it in the sweep, too */
    uint32_t
        n_stripped; /* this one and those behind it that are a strip (strip.c); 0: there is none, or it is behind */
    uint32_t i_stripped; /* as i_swept */
    uint32_t n_frees;
    const uint32_t *frees; /* dynamic values that end with this step */
} etch_step;

/* The values of one member. */
typedef struct etch_step_part {
    const uint32_t *in, *out;
    uint32_t n_in, n_out;
} etch_step_part;

static inline etch_step_part etch__step_part(const etch_step *s, uint32_t i)
{
    return (etch_step_part){
        .in = s->in + i * s->n_in_each, .out = s->out + i * s->n_out_each, .n_in = s->n_in_each, .n_out = s->n_out_each
    };
}

/* A value in a slot and those that are written over it: the steps from which and to which one of them is there. */
typedef struct etch_plan_block {
    uint32_t first, last;
} etch_plan_block;

/* A slot of the arena is at least as large as this: n elements of `bytes` bytes, n the count of the shape. */
typedef struct etch_tenant {
    uint32_t slot, shape, bytes;
    uint32_t swept; /* as its value has it: each thread has a piece instead */
    uint32_t value; /* one of those that it stands for */
} etch_tenant;

typedef enum etch_bind_code {
    ETCH_BIND_SET,   /* symbol slot = (size - offset) / scale, which must be exact and inside the symbol's range */
    ETCH_BIND_EQUAL, /* slot must equal the size; after the static code has run */
} etch_bind_code;

typedef struct etch_bind {
    uint8_t code;
    uint32_t input, axis, slot;
    int64_t scale, offset;
    etch_dim_range range;
} etch_bind;

/* An output that may be written over an input: in_place.c. */
typedef struct etch_plan_pair {
    uint32_t input, output;
    bool is_sure; /* a run that fails has left the input as it was */
} etch_plan_pair;

typedef struct etch_plan_body etch_plan_body;

/* What is planned for one combination of ranks. */
struct etch_plan_body {
    /* Of a plan whose ranks are known by its inputs only: those this body is for, and the body that was made before it. */
    const etch_known_input *known;
    struct etch_plan_body *older;
    etch_plan *rest; /* not NULL: takes the plan's inputs and what this body gives, and gives what the plan gives */
    etch_ctx *cx;    /* only while it is made */
    etch_runtime *rt;
    etch_arena arena;
    etch_code_list code; /* of its kernels */
    etch_graph *graph;   /* after the passes */
    etch_dimprog dims;
    uint32_t n_static_code;         /* run when inputs are bound */
    ETCH_VEC(etch_val) code_origin; /* by instruction: the node that needed it, for messages */
    ETCH_VEC(etch_plan_value) values;
    ETCH_VEC(etch_plan_shape) shapes;
    ETCH_VEC(uint32_t) dim_slots;
    ETCH_VEC(etch_step) steps;
    ETCH_VEC(etch_bind) binds;
    ETCH_VEC(uint32_t) inputs;     /* value of input i */
    ETCH_VEC(uint32_t) outputs;    /* value that output i is read from */
    ETCH_VEC(etch_tenant) tenants; /* of slots; no two alike */
    ETCH_VEC(etch_plan_block) blocks;
    uint32_t n_slots, n_pinned, n_buffers;
    uint32_t n_kernels, n_members, n_programs; /* steps that are kernels, their members, what they run */
    uint32_t n_sweeps, n_swept;                /* strips among them; and their steps */
    uint32_t first_sure_step; /* from which on nothing fails once results have their memory: in_place.c */
    bool runs_host_code;      /* that of the program, in one of the steps */
    ETCH_VEC(etch_plan_pair) pairs;
    etch_device *device;
    atomic_ulong n_bindings;
};

struct etch_plan {
    etch_runtime *rt;     /* retained */
    atomic_int n_refs;    /* users and frames */
    atomic_int n_users;   /* 0: frames may be dropped */
    pthread_mutex_t lock; /* guards `variants` while it grows */
    etch_minded minded;
    etch_graph *source; /* before the passes; kept only if some rank does not follow from the types of the inputs */
    etch_plan_options options;
    bool is_turn; /* of a loop: it is run again and again */
    char *passes;
    int n_in, n_out;
    uint64_t id;
    ETCH_VEC(etch_plan_body *) variants;
    _Atomic(etch_plan_body *) newest; /* of them, linked by `older`: runs look for theirs without the lock */
    atomic_uint_fast64_t plan_ns;     /* spent on making them */
    atomic_uint n_made;               /* how many there are */
};

/* etch_plan_new for the turn of a loop. */
etch_status etch__plan_new_turn(etch_ctx *cx, etch_graph *g, const etch_plan_options *options,
                                etch_plan **out) ETCH_NODISCARD;
/* Plans an optimised graph whose ranks are all known. */
etch_status etch__plan_body_new(etch_ctx *cx, etch_graph *g, const etch_plan_options *options, bool is_turn,
                                etch_plan_body **out) ETCH_NODISCARD;
void etch__plan_body_release(etch_plan_body **b);

/* Kernels that run the same program, and do not need each other, made one step with several members. */
etch_status etch__plan_groups(etch_plan_body *b, etch_ctx *cx) ETCH_NODISCARD;
/* strip.c: runs of steps that threads do by rows; first of all. */
void etch__plan_strips(etch_plan_body *b);
/* sweep.c: runs of kernels and products that go over the same first axis, which are then run piece by piece together. */
void etch__plan_sweeps(etch_plan_body *b);
/* When slots are given and first_sure_step is known: values that only one sweep uses. */
void etch__plan_swept_values(etch_plan_body *b);
/* The last step of the sweep or the strip that step s is in; s if it is in none. */
uint32_t etch__sweep_end(const etch_plan_body *b, uint32_t s);
/* Finds every value's last_step. */
void etch__plan_last_steps(etch_plan_body *b);
/* reorder.c: is v a reshape that no strides can say? */
bool etch__reorders(etch_ctx *cx, const etch_graph *g, etch_val v);
/* Gives every intermediate value a slot, in steps' order, so that memory is reused as soon as its last reader is done and
 * kernels write over inputs that end with them. Sizes are compared as forms. */
etch_status etch__plan_memory(etch_plan_body *b) ETCH_NODISCARD;
/* The value in a slot all of whose memory this one is, in the same order; NULL: there is none. */
const etch_plan_value *etch__value_in_slot(const etch_plan_body *b, uint32_t value);
/* Have the two values the same sizes, and elements of the same number of bytes? */
bool etch__take_equal_room(etch_ctx *cx, const etch_graph *g, etch_val a, etch_val b);
/* Before memory is planned, when last_step is known: what grows step by step into an output is in the output's tensor. */
void etch__plan_chains(etch_plan_body *b);
bool etch__step_grows(const etch_step *step);
/* Finds first_sure_step. A kernel that cannot fail is one whose ops refuse no values. */
void etch__plan_sure_steps(etch_plan_body *b);
bool etch__is_sure_kernel(const etch_plan_body *b, const etch_step *step);
/* Finds the pairs, and first_sure_step before, when memory is planned. */
etch_status etch__plan_in_place(etch_plan_body *b, etch_ctx *cx) ETCH_NODISCARD;

/* Memory that the plan holds, over all its variants; frames not counted. */
size_t etch__plan_bytes(etch_plan *p);
/* Gives back a frame's reference. */
void etch__plan_drop(etch_plan **p);
/* etch_plan_run for who knows that the inputs are fine: spare[i] (NULL: none) may be written again as result i if it fits and nobody
 * else has it, and is taken over then; on failure `spare` has what the caller is to release. Spare ones may be inputs that
 * etch__plan_writes_over allows; with is_over a run that fails has left those that are `surely` allowed as they were. places[i] (the list, or one of it, may
 * be NULL) is where result i is wanted, dense: if it has its sizes, that is retained as the result. */
etch_status etch__plan_run_again(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, etch_tensor **spare,
                                 etch_tensor *const *places, bool is_over, etch_tensor **out) ETCH_NODISCARD;
bool etch__plan_writes_over(etch_plan *p, int input, int output, bool is_surely);
/* May this part of the step write its result o over its operand i, which has the same sizes, if nobody reads that later? */
bool etch__step_writes_over(const etch_plan_body *b, const etch_step *step, const etch_step_part *part, uint32_t i,
                            uint32_t o);
/* The variant for these inputs, made on first use. */
etch_status etch__plan_variant(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, etch_plan_body **out) ETCH_NODISCARD;

#endif
