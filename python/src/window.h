/* What functions of convolutions and pools are told of windows, as TensorFlow's programs say it: strides as a number or a list with or without batch and
 * channels, padding as a word or a list, and where the channels are. The runtime has channels last: other tensors are turned on the way in and back. */
#ifndef ETCH_PYTHON_WINDOW_H
#define ETCH_PYTHON_WINDOW_H

#include "op.h"

enum { WINDOW_MAX_AXES = 3 };

typedef struct window {
    int n_axes;         /* between batch and channels */
    bool is_first;      /* are the channels before them? */
    bool checks_format; /* TensorFlow finds out in Python that there is no such format along one axis */
    bool denies_whole;  /* strides of batch and channels are an InvalidArgumentError there, not an UnimplementedError */
    int64_t size[WINDOW_MAX_AXES], strides[WINDOW_MAX_AXES], dilations[WINDOW_MAX_AXES];
    const char *padding; /* the runtime's word */
    int64_t pads[2 * WINDOW_MAX_AXES];
    int n_pads;
} window;

static inline etch_ints window_numbers(const window *w, const int64_t *at) { return (etch_ints){ at, w->n_axes }; }
static inline etch_ints window_pads(const window *w) { return (etch_ints){ w->pads, w->n_pads }; }

/* Each reads argument i; false with the exception set, or an error on the context. The number of axes is known before. */
bool window_format(op_call *c, int i, window *w);
/* One number for all axes, one per axis, or with batch and channels too, which must be 1. None: 1. `name` is what messages call them. */
bool window_read(op_call *c, int i, const char *name, const window *w, int64_t *out);
/* Strides and dilations: these must be positive. */
bool window_strides(op_call *c, int i, const char *name, window *w);
bool window_dilations(op_call *c, int i, window *w);
/* Dilations where TensorFlow looks at them in Python: ValueError, traced or not. */
bool window_rates(op_call *c, int i, window *w);
/* The same for numbers that were read; `name` is what messages call them. */
bool window_are_positive(const window *w, const char *name, const int64_t *at);
bool window_is_dilated(const window *w);
/* Strides or dilations, not both: ValueError. */
bool window_is_one_of_them(const window *w);
/* "SAME", "VALID", or where `takes_list` a list of [before, after] of every axis. */
bool window_padding(op_call *c, int i, bool takes_list, window *w);

/* Where it is known that windows of these sizes do not fit into x, which has the channels last: an error with the numbers. */
bool window_fits(op_call *c, etch_tensor *x, const window *w, const int64_t *size);

/* x with the channels last, and the way back. */
etch_tensor *window_turn(op_call *c, etch_tensor *x, const window *w);
etch_tensor *window_turn_back(op_call *c, etch_tensor *y, const window *w);

#endif
