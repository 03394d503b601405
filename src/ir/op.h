/* What an op is: a struct of rules. ops/ fills the table from ops.def; nothing here knows an op by name. */
#ifndef ETCH_IR_OP_H
#define ETCH_IR_OP_H

#include "ir/attrs.h"
#include "kernel/call.h"
#include "kernel/program.h"

typedef uint16_t etch_op; /* index into etch__ops; 0 is the op of the failed value */

typedef enum etch_op_class {
    ETCH_OP_STRUCTURE, /* failed, result, param, const, sizes, call, kernel: told apart by etch_structure */
    ETCH_OP_ELEMWISE,  /* kernel expression per element, operands broadcast */
    ETCH_OP_REDUCE,    /* folds over axes (attribute set `axes`) by a reduction instruction */
    ETCH_OP_SOURCE,    /* kernel expression per element of a shape given by its last operand (iota) */
    ETCH_OP_VIEW,      /* other dims and strides over the same memory, where strides allow */
    ETCH_OP_CALL,      /* a C function on arrays */
    ETCH_OP_COMPOSITE, /* builds other ops; never a node */
    ETCH_OP_CONTROL,   /* runs graphs, which are its attributes (etch_control_kind) */
} etch_op_class;

typedef enum etch_structure {
    ETCH_NOT_STRUCTURE,
    ETCH_IS_FAILED, /* node 0 */
    ETCH_IS_RESULT, /* result 1, 2, ... of the node before */
    ETCH_IS_PARAM,  /* input of the graph, or parameter of a region */
    ETCH_IS_CONST,  /* attribute: a tensor */
    ETCH_IS_SIZES,  /* attribute: dims; an integer tensor whose contents are dims */
    ETCH_IS_CALL,   /* one region, parameters bound to the operands */
    ETCH_IS_KERNEL, /* the same, a region of elementwise and reduce ops that becomes one kernel program */
} etch_structure;

typedef enum etch_control_kind {
    ETCH_NO_CONTROL,
    ETCH_CONTROL_BRANCH, /* attribute set `branch` */
    ETCH_CONTROL_LOOP,   /* attribute set `loop` */
    ETCH_CONTROL_RULE,   /* attribute set `custom`: runs nothing; reverse mode follows its graph */
} etch_control_kind;

/* Flags */
enum {
    ETCH_FLAG_COMMUTATIVE = 1, /* operands 0 and 1 may be swapped */
    ETCH_FLAG_DEAR = 2,        /* costs tens of cycles per element: not recomputed */
    ETCH_FLAG_FAULTS = 4,      /* the run can fail on the values: not folded when it does, not moved before a check */
    ETCH_FLAG_FRESH = 8,       /* sizes of results depend on data */
    ETCH_FLAG_OVER = 64,       /* a call whose result may be written over operand 0, which it has the type of */
    ETCH_FLAG_GROWS = 128,     /* with OVER: but for its first size, which may be another one */
    ETCH_FLAG_MOVES =
        256, /* a call that puts elements elsewhere and does no more, if the result has as many as the operands of its type and rank */
    /* Does something outside of the graph, or keeps it from going on. Operand 0 is a token, what came before, and
     * result 0 the next one: their order is one of data. Never folded, merged or run for the sake of a gradient. */
    ETCH_FLAG_EFFECT = 16,
    ETCH_FLAG_HOST = 32, /* runs code of the program that uses the library, which may ask for any variable */
};

#define ETCH_MAX_RESULTS 255        /* of a node, and of a graph that is the body of one */
#define ETCH_MAX_OPERANDS (1 << 20) /* of ops that take any number; a count past it is a caller's mistake */

typedef struct etch_infer etch_infer;
typedef struct etch_grad etch_grad;
typedef struct etch_view etch_view;

typedef struct etch_op_info {
    const char *name;
    const char *operands; /* "x y"; a last "xs..." takes any number, at least one */
    const char *results;  /* "y"; "values indices"; "ys..." as many as the rule says */
    int8_t n_in;          /* -1: any number */
    int8_t n_out;         /* -1: the rule says */
    uint8_t op_class, structure, control;
    uint8_t dtypes; /* classes (etch_dtype_class) that operand 0 may have */
    uint16_t flags;
    etch_kop reduction;                  /* REDUCE */
    const etch_attr_set *attrs;          /* never NULL */
    etch_status (*infer)(etch_infer *q); /* result types; NULL for composites */
    etch_val (*fold)(etch_infer *q);     /* another value that is the same, or 0; NULL: none. After infer. */
    etch_status (*grad)(etch_grad *q);   /* gradients of the operands; NULL: there are none */
    etch_status (*build)(etch_infer *q, etch_val *out); /* composites: out has room for n_out or ETCH_MAX_RESULTS */
    etch_kval (*expr)(etch_kernel *k, const etch_kval *in, const void *attrs); /* ELEMWISE, SOURCE */
    etch_call_fn *call;                                                        /* CALL */
    etch_status (*view)(etch_view *v);                                         /* VIEW */
    /* Element i of an integer result v of this op as a dim, if the op only moves elements of its operands about
     * (concat, reshape, ...): the rule finds the operand and the element that end up there and asks
     * etch__known_element again. Must not make symbols or nodes. NULL for most ops. Not a column of ops.def: a
     * small table in src/ops sets it. */
    bool (*element)(const etch_graph *g, etch_val v, int i, etch_dim *out);
    const char *doc;
} etch_op_info;

extern const etch_op_info etch__ops[];
extern const int etch__n_ops;
/* The structural ops, found by what they are. */
etch_op etch__structural_op(etch_structure s);
/* By name (n bytes); false if there is none. `near` (may be NULL) gets the closest name, for messages. */
bool etch__op_find(const char *name, size_t n, etch_op *out, const char **nearest);
/* One that is in the list, for those below it, who may not name its builder. */
etch_op etch__op_named(const char *name);

/* What a view op sees when it runs: arrays on the host side only in their headers; `in[i].data` of operands after the
 * first is mapped. Fills out_*; or asks for a copy of operand 0 into row-major order first (`needs_dense`), then is
 * called again. Also used while folding constants. */
struct etch_view {
    etch_ctx *cx;
    const char *op;
    const void *attrs;
    int n_in;
    const etch_array *in;
    etch_dtype out_dtype; /* set to in[0]'s; bitcast changes it */
    int out_rank;
    int64_t out_dims[ETCH_MAX_RANK]; /* the plan's sizes where they are known (has_dims), else for the rule to set */
    bool has_dims;
    int64_t out_strides[ETCH_MAX_RANK]; /* in elements of out_dtype */
    int64_t offset_bytes;               /* of element 0, from in[0]'s element 0 */
    bool needs_dense;
};

#endif
