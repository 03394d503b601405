/* What the gradient of a loop knows of it, for the files that build it: inputs and results of the body, and what becomes of them when it is
 * turned round. */
#ifndef ETCH_GRAD_LOOP_STATE_H
#define ETCH_GRAD_LOOP_STATE_H

#include "grad/kept.h"
#include "grad/late.h"
#include "grad/turned.h"

/* What is known of an input of the body. Values are of `turned`, those that end in _outside of the graph around. */
typedef struct etch_loop_input {
    etch_val at;    /* what the body was given, in `turned` */
    bool is_open;   /* a carried value with sizes that may differ from turn to turn */
    bool is_saved;  /* a carried value: what it was has to be there when its turn is taken back */
    etch_val sizes; /* of an open one: inputs that hold the open sizes, .. */
    etch_val items; /* .. its elements, .. */
    etch_val rows;  /* .. and how many these are */
    etch_val saved_outside, sizes_outside, rows_outside;
    etch_val seed;  /* carried floats: the gradient of the next one, an input of `turned` */
    etch_val sum;   /* of what all turns use: the gradient so far, an input of `turned` */
    etch_val d;     /* the gradient that a turn gives */
    etch_late late; /* made after the scan, in place of `sum` */
    bool is_apart;  /* not carried, and nothing that has a gradient depends on it: it has none, which is not zeros */
} etch_loop_input;

/* And of a result. */
typedef struct etch_loop_result {
    etch_val at;
    etch_val d;            /* of those that are collected: the gradient, an input of `turned`; 0: none */
    etch_val rows;         /* of a joined one: how many rows it has, another */
    etch_val rows_outside; /* stacked */
} etch_loop_result;

/* And of a product, or what it becomes: a value of `turned` that is kept. */
typedef struct etch_loop_product {
    etch_val at, input, outside;
    int result; /* of `body` */
} etch_loop_product;

/* A result of the scan. */
typedef struct etch_loop_gained {
    etch_val at; /* of `turned` */
    int input;   /* whose gradient it is; -1: it is stacked for one that is made late */
} etch_loop_gained;

typedef struct etch_loop {
    etch_grad *q;
    etch_op op;
    const etch_attrs_loop *attrs;
    const etch_graph *body; /* behind the loop's results it has what could be kept, two values of each product */
    int n_carried, n_sliced, n_cut, n_in, n_out, first_joined;
    etch_graph *turned;
    etch_loop_input *in;
    etch_loop_result *out;
    etch_loop_product products[ETCH_MAX_KEPT]; /* that are kept */
    int n_keepable, n_products;
} etch_loop;

static inline bool etch__loop_changes(const etch_loop *l, int i)
{
    return i < l->n_carried && etch__result_of(l->body, i) != etch__param_of(l->body, i);
}

static inline bool etch__loop_is_slice(const etch_loop *l, int i)
{
    return i >= l->n_carried && i < l->n_carried + l->n_sliced;
}

/* Is it a number of rows of a piece? */
static inline bool etch__loop_is_count(const etch_loop *l, int i)
{
    return etch__loop_is_slice(l, i) && i >= l->n_carried + l->n_sliced - l->n_cut;
}

static inline bool etch__loop_is_piece(const etch_loop *l, int i)
{
    return etch__loop_is_slice(l, i - l->n_cut) && etch__loop_is_count(l, i - l->n_cut);
}

/* Is its gradient made after the scan? */
static inline bool etch__loop_is_late(const etch_loop_input *in) { return in->late.n > 0; }

/* Is it the same in every turn? */
static inline bool etch__loop_is_common(const etch_loop *l, int i)
{
    return !etch__loop_changes(l, i) && !etch__loop_is_slice(l, i) && !etch__loop_is_piece(l, i);
}

static inline bool etch__loop_is_wanted(const etch_loop *l, int i)
{
    const etch_loop_input *in = &l->in[i];
    bool is_given = (etch__loop_is_slice(l, i) || etch__loop_is_piece(l, i)) && l->q->wants[i] && !in->is_apart;
    return in->seed || in->sum || (is_given && !etch__loop_is_late(in));
}

static inline etch_status etch__loop_trouble(const etch_grad *q) { return q->cx->sticky ? q->cx->status : ETCH_OK; }

/* The axes of carried value i whose sizes may differ from turn to turn. */
static inline unsigned etch__loop_open_axes(const etch_graph *body, int i)
{
    const etch_type *before = etch__type_of(body, etch__param_of(body, i));
    const etch_type *after = etch__type_of(body, etch__result_of(body, i));
    unsigned open = 0;
    for (int a = 0; a < before->rank; a++)
        open |= (unsigned)(before->dims[a] != after->dims[a]) << a;
    return open;
}

#endif
