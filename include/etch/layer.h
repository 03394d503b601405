/* Layers: variables of a model, and what is computed with them. A layer lives as long as its model. Formulas,
 * defaults and layouts of variables are those of Keras 3, so that weights can be taken over; sizes of batches and
 * sequences are free, also 0, and one trace serves all of them. Variables are named "<layer>/<name>". Inputs have
 * the model's dtype.
 *
 * On failure functions give NULL, with the error sticking to cx: ETCH_EDTYPE and ETCH_ESHAPE for inputs that do not
 * fit (the message has the layer, the argument and both types), ETCH_EINVAL for what a layer cannot be made of; then
 * nothing is added to the model. All options may be NULL. */
#ifndef ETCH_LAYER_H
#define ETCH_LAYER_H

#include <etch/initializer.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum etch_activation {
    ETCH_ACTIVATION_LINEAR,
    ETCH_ACTIVATION_RELU,
    ETCH_ACTIVATION_GELU,
    ETCH_ACTIVATION_SILU,
    ETCH_ACTIVATION_TANH,
    ETCH_ACTIVATION_SIGMOID,
    ETCH_ACTIVATION_SOFTPLUS,
    ETCH_ACTIVATION_SOFTMAX, /* along the last axis */
} etch_activation;
ETCH_API etch_tensor *etch_activate(etch_ctx *cx, etch_activation how, etch_tensor *x);

/* x [.., in] @ kernel [in, out] + bias [out]. Variables: kernel, bias. */
typedef struct etch_dense etch_dense;
typedef struct etch_dense_options {
    etch_activation activation;
    bool has_no_bias;
    etch_init kernel, bias; /* Glorot uniform; zeros */
} etch_dense_options;
ETCH_API etch_dense *etch_dense_new(etch_ctx *cx, etch_model *m, const char *name, int64_t n_in, int64_t n_out,
                                    const etch_dense_options *options);
ETCH_API etch_tensor *etch_dense_apply(etch_ctx *cx, etch_dense *layer, etch_tensor *x);

/* Rows of a table [rows, size] by index: indices [..] (integers) to [.., size]. ETCH_ERANGE if there is no such row.
 * Variable: embeddings. */
typedef struct etch_embedding etch_embedding;
ETCH_API etch_embedding *etch_embedding_new(etch_ctx *cx, etch_model *m, const char *name, int64_t n_rows, int64_t size,
                                            etch_init table /* uniform from -0.05 to 0.05 */);
ETCH_API etch_tensor *etch_embedding_apply(etch_ctx *cx, etch_embedding *layer, etch_tensor *indices);

/* Over the last axis: centred, unit variance, times gamma, plus beta. Variables: gamma, beta. */
typedef struct etch_layer_normalization etch_layer_normalization;
ETCH_API etch_layer_normalization *etch_layer_normalization_new(etch_ctx *cx, etch_model *m, const char *name,
                                                                int64_t size, double epsilon /* 0: 0.001 */);
ETCH_API etch_tensor *etch_layer_normalization_apply(etch_ctx *cx, etch_layer_normalization *layer, etch_tensor *x);

/* Over all axes but the last: in training by the batch's statistics, which move the moving ones (a batch of nothing
 * moves none), else by these. Variables: gamma, beta, and, not trainable, moving_mean, moving_variance. */
typedef struct etch_batch_normalization etch_batch_normalization;
typedef struct etch_batch_normalization_options {
    double momentum; /* 0 to 1; 0: 0.99 */
    double epsilon;  /* 0: 0.001 */
} etch_batch_normalization_options;
ETCH_API etch_batch_normalization *etch_batch_normalization_new(etch_ctx *cx, etch_model *m, const char *name,
                                                                int64_t size,
                                                                const etch_batch_normalization_options *options);
ETCH_API etch_tensor *etch_batch_normalization_apply(etch_ctx *cx, etch_batch_normalization *layer, etch_tensor *x,
                                                     bool is_training);

/* Each element is 0 with probability `rate` (0 to 1, without 1), else x / (1 - rate); others at every call. For
 * training only: outside of it, leave it out. */
ETCH_API etch_tensor *etch_dropout(etch_ctx *cx, etch_model *m, etch_tensor *x, double rate);

/* Recurrent layers over x [batch, time, in], at any length. Variables: kernel [in, gates * units], recurrent_kernel
 * [units, gates * units], bias [gates * units]; gates in Keras' order: input, forget, cell, output of the LSTM;
 * update, reset, new of the GRU, whose bias is [2, 3 * units] (of both products) unless it has the reset before. */
typedef struct etch_recurrent_options {
    bool has_no_bias;
    bool goes_back;                    /* from the last step to the first */
    bool has_reset_before;             /* GRU: the reset gate before the recurrent product (Keras: reset_after=False) */
    etch_init kernel, recurrent, bias; /* Glorot uniform; orthogonal; zeros, the LSTM's forget gate ones */
} etch_recurrent_options;
typedef struct etch_sequence {
    etch_tensor *x;
    etch_tensor *mask;  /* bool [batch, time]: where false the state stays what it is; NULL: all true */
    etch_tensor *h, *c; /* first state [batch, units]; NULL: zeros (c: LSTM only) */
} etch_sequence;
typedef struct etch_recurrent_result {
    /* [batch, time, units]: h after each step, in the order of x's steps (Keras: from the last to the first if it goes
     * back; and zeros, not the given first state, before the first step that is not masked). */
    etch_tensor *all;
    etch_tensor *h, *c; /* after the last step (c: LSTM only) */
} etch_recurrent_result;
typedef struct etch_lstm etch_lstm;
ETCH_API etch_lstm *etch_lstm_new(etch_ctx *cx, etch_model *m, const char *name, int64_t n_in, int64_t units,
                                  const etch_recurrent_options *options);
ETCH_API etch_recurrent_result etch_lstm_apply(etch_ctx *cx, etch_lstm *layer, const etch_sequence *s);
typedef struct etch_gru etch_gru;
ETCH_API etch_gru *etch_gru_new(etch_ctx *cx, etch_model *m, const char *name, int64_t n_in, int64_t units,
                                const etch_recurrent_options *options);
ETCH_API etch_recurrent_result etch_gru_apply(etch_ctx *cx, etch_gru *layer, const etch_sequence *s);
/* The mask of sequences of these lengths (integers [batch]), as wide as x [batch, time, ..]. */
ETCH_API etch_tensor *etch_mask_of_lengths(etch_ctx *cx, etch_tensor *lengths, etch_tensor *x);

/* Multi-head attention: queries [batch, to, size] on values [batch, from, from_size], to [batch, to, n_out].
 * Variables: query/kernel [size, heads, head_size], query/bias [heads, head_size], likewise key/.. and value/.. from
 * from_size, and attention_output/kernel [heads, head_size, n_out], attention_output/bias [n_out]. A query that may
 * look at nothing gets zeros for its value, then the bias (as in Keras if it has dropout; without, Keras takes the
 * mean of all values there). */
typedef struct etch_attention etch_attention;
typedef struct etch_attention_options {
    bool has_no_bias;
    double dropout;    /* of the weights, in training: 0 to 1, without 1 */
    int64_t from_size; /* of values and keys; 0: the size of queries */
    int64_t n_out;     /* 0: the size of queries */
} etch_attention_options;
ETCH_API etch_attention *etch_attention_new(etch_ctx *cx, etch_model *m, const char *name, int64_t size,
                                            int64_t n_heads, int64_t head_size, const etch_attention_options *options);
typedef struct etch_attending {
    etch_tensor *query, *value, *key; /* key NULL: value */
    etch_tensor *mask; /* bool [batch, from]: which may be looked at (padding), or [batch, to, from]; NULL: all */
    bool is_causal;    /* query i sees only what is at 0 to i */
    bool is_training;
} etch_attending;
ETCH_API etch_tensor *etch_attention_apply(etch_ctx *cx, etch_attention *layer, const etch_attending *a);

/* Places are noted at the call. */
#define etch_activate(cx, ...) (etch_activate)(ETCH_AT(cx), __VA_ARGS__)
#define etch_dense_new(cx, ...) (etch_dense_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_dense_apply(cx, ...) (etch_dense_apply)(ETCH_AT(cx), __VA_ARGS__)
#define etch_embedding_new(cx, ...) (etch_embedding_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_embedding_apply(cx, ...) (etch_embedding_apply)(ETCH_AT(cx), __VA_ARGS__)
#define etch_layer_normalization_new(cx, ...) (etch_layer_normalization_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_layer_normalization_apply(cx, ...) (etch_layer_normalization_apply)(ETCH_AT(cx), __VA_ARGS__)
#define etch_batch_normalization_new(cx, ...) (etch_batch_normalization_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_batch_normalization_apply(cx, ...) (etch_batch_normalization_apply)(ETCH_AT(cx), __VA_ARGS__)
#define etch_dropout(cx, ...) (etch_dropout)(ETCH_AT(cx), __VA_ARGS__)
#define etch_lstm_new(cx, ...) (etch_lstm_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_lstm_apply(cx, ...) (etch_lstm_apply)(ETCH_AT(cx), __VA_ARGS__)
#define etch_gru_new(cx, ...) (etch_gru_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_gru_apply(cx, ...) (etch_gru_apply)(ETCH_AT(cx), __VA_ARGS__)
#define etch_mask_of_lengths(cx, ...) (etch_mask_of_lengths)(ETCH_AT(cx), __VA_ARGS__)
#define etch_attention_new(cx, ...) (etch_attention_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_attention_apply(cx, ...) (etch_attention_apply)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
