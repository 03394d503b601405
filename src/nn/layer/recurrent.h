/* What the LSTM and the GRU share: variables, checks, and the scan over time. */
#ifndef ETCH_NN_LAYER_RECURRENT_H
#define ETCH_NN_LAYER_RECURRENT_H

#include "nn/layer/layer.h"

#include <etch/control.h>

enum { ETCH_NN_MAX_GATES = 4, ETCH_NN_MAX_STATE = 2 };

typedef struct etch_recurrent {
    etch_layer_base base;
    int64_t n_in, units;
    int n_gates, n_state;
    bool goes_back, has_reset_before;
    bool has_two_biases;                      /* bias [2, gates * units]: of the input's product, and of the state's */
    etch_variable *kernel, *recurrent, *bias; /* bias: NULL if it has none */
} etch_recurrent;

/* All but the bias, of which `first_bias` (may be NULL) makes the usual first value. */
void etch__recurrent_make(etch_layer_making *making, etch_recurrent *layer, int64_t n_in, int64_t units,
                          const etch_recurrent_options *options,
                          etch_tensor *(*first_bias)(etch_layer_making *making, int64_t units));

/* What a turn finds beside its state and slices: the values of variables, read once, before the scan. */
typedef struct etch_recurrent_turning {
    const etch_recurrent *layer;
    etch_tensor *recurrent;                /* [units, gates * units] */
    etch_tensor *recurrent_bias;           /* [gates * units]; NULL: none */
    etch_tensor *update_reset, *candidate; /* GRU with the reset before: parts of `recurrent` */
    /* From x [batch, gates * units], the input's product and bias, and the state to the next. */
    void (*step)(etch_ctx *cx, const struct etch_recurrent_turning *t, etch_tensor *x, etch_tensor *const *state,
                 etch_tensor **next);
} etch_recurrent_turning;

/* Columns i * units to (i + n) * units of x [rows, ..]: gates. */
etch_tensor *etch__recurrent_gates(etch_ctx *cx, const etch_recurrent *layer, etch_tensor *x, int i, int n);

/* `t` has its step, and what it needs besides the first three. Results are NULL on failure. */
etch_recurrent_result etch__recurrent_apply(etch_ctx *cx, const etch_recurrent *layer, const etch_sequence *s,
                                            etch_recurrent_turning *t);
/* Checks, and reads the first three. */
bool etch__recurrent_begin(etch_ctx *cx, const etch_recurrent *layer, const etch_sequence *s,
                           etch_recurrent_turning *t);

#endif
