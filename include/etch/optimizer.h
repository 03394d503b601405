/* Optimisers: how variables follow their gradients, formulas and epsilons as Keras 3 has them. What an optimiser keeps is
 * variables of the model, untrainable, so that files of the model hold it: "<optimiser>/steps", "<optimiser>/rate", and for each
 * variable "<optimiser>/<variable>/<slot>", slots being momentum, velocity and the like. */
#ifndef ETCH_OPTIMIZER_H
#define ETCH_OPTIMIZER_H

#include <etch/model.h>
#include <etch/tape.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum etch_optimizer_kind {
    ETCH_SGD,
    ETCH_ADAM,
    ETCH_ADAMW, /* Adam with a weight decay of 0.004 unless another is given */
    ETCH_RMSPROP,
    ETCH_ADAGRAD,
    ETCH_ADADELTA,
    ETCH_LION,
} etch_optimizer_kind;

/* The rate as a graph value of the number of steps done: changing it never traces again. */
typedef enum etch_schedule_kind {
    ETCH_RATE_CONSTANT,
    ETCH_RATE_EXPONENTIAL, /* rate * a ^ (step / steps); staircase: whole quotients only */
    ETCH_RATE_INVERSE,     /* rate / (1 + a * step / steps); staircase likewise */
    ETCH_RATE_POLYNOMIAL,  /* from rate to b over `steps`, by power a (0: 1) */
    ETCH_RATE_COSINE,      /* from rate to rate * a over `steps` by half a cosine */
    ETCH_RATE_PIECEWISE,   /* values[i] up to step bounds[i], then values[n]; the optimiser's rate does not count */
    /* Cosines one after the other, the first over `steps`: each is `longer` times as long as the last, and starts from `lower`
     * times its rate. */
    ETCH_RATE_RESTARTS,
} etch_schedule_kind;
typedef struct etch_schedule {
    etch_schedule_kind kind;
    int64_t steps;
    double a, b;
    double longer, lower; /* restarts; both above 0 */
    bool is_staircase;
    bool is_cyclic; /* polynomial: instead of staying at b, over a multiple of `steps` from the start again */
    int64_t
        warmup_steps; /* cosine: from `warmup_from` up to the rate before it begins to fall, as Keras' warmup_target */
    double warmup_from;
    const int64_t *bounds; /* piecewise: n of them, rising; copied */
    const double *values;  /* n + 1; copied */
    int n;
} etch_schedule;

/* The rate at a step (a number, an integer or a float): a scalar of rate's dtype, which is the rate that it starts from (a float
 * scalar). NULL with the error sticking to cx: a schedule that cannot be. */
ETCH_API etch_tensor *etch_schedule_rate(etch_ctx *cx, const etch_schedule *schedule, etch_tensor *rate,
                                         etch_tensor *step);

typedef struct etch_optimizer_options {
    etch_optimizer_kind kind;
    bool has_zeros; /* zeros below are meant so, and no default is filled in */
    double rate;    /* 0: Keras' default for the kind; piecewise: none */
    etch_schedule schedule;
    double momentum;              /* SGD, RMSprop */
    bool is_nesterov;             /* SGD with momentum */
    bool is_amsgrad, is_centered; /* Adam, AdamW; RMSprop */
    double beta_1, beta_2;        /* Adam, AdamW, Lion; 0: Keras' defaults */
    double rho;                   /* RMSprop, Adadelta; 0: Keras' defaults */
    double epsilon;               /* all but SGD and Lion; 0: 1e-7 */
    double initial_accumulator;   /* Adagrad; 0: 0.1 */
    double weight_decay;          /* 0: none (AdamW: 0.004) */
    /* One of these at most; 0: not. */
    double clip_value;       /* each element to within +- */
    double clip_norm;        /* each gradient's norm */
    double clip_global_norm; /* the norm over all of them */
    double ema_momentum;     /* a moving average of each variable, its slot "average"; 0: none */
    /* The loss is scaled ("<optimiser>/scale", from 2^15 on), so that gradients of half precision do not vanish: a step with
     * gradients that are not finite changes no variable, no slot and no count, and halves the scale; 2,000 good ones in a row
     * ("<optimiser>/good_steps") double it. */
    bool scales_loss;
    /* Steps done (an i64 scalar) and the rate (a float scalar), where the program has variables for them; NULL: it makes them. The
     * rate above does not count then. */
    etch_variable *steps_variable, *rate_variable;
} etch_optimizer_options;

typedef struct etch_optimizer etch_optimizer;
/* For these variables of the model (NULL: all trainable ones it has now). Lives as long as the model. `options` may be NULL: SGD.
 * NULL, with the error sticking to cx, on failure: ETCH_EINVAL for an option that is out of its range or that the kind does not
 * have, for a name that is taken, for a variable that is not the model's or is there twice; ETCH_EDTYPE if one is no float. */
ETCH_API etch_optimizer *etch_optimizer_new(etch_ctx *cx, etch_model *m, const char *name, etch_variable *const *vs,
                                            int n, const etch_optimizer_options *options);
ETCH_API int etch_optimizer_n_variables(const etch_optimizer *o);
ETCH_API etch_variable *etch_optimizer_variable(const etch_optimizer *o, int i); /* NULL: there is none */

/* One step: every variable follows its gradient, gradients[i] being that of variable i (NULL: it has none, and stays; one at
 * least is there). All that changes does so at one moment, or nothing does. Inside a traced function the step is recorded there. A
 * gradient of another dtype (ETCH_EDTYPE) or shape (ETCH_ESHAPE) than its variable is named together with it. */
ETCH_API etch_status etch_optimizer_apply(etch_ctx *cx, etch_optimizer *o, etch_tensor *const *gradients,
                                          int n) ETCH_NODISCARD;
/* The same with gradients that may be scattered (etch_tape_gradients). SGD without momentum and Adagrad then move only the rows that are
 * named, in time and memory of these alone, and end in the same bits as with the dense gradient; others, and with weight decay, averages or
 * clipping by a norm these too, move every row, and make it dense. ETCH_ERANGE for a row that is not there. */
ETCH_API etch_status etch_optimizer_apply_gradients(etch_ctx *cx, etch_optimizer *o, const etch_gradient *gradients,
                                                    int n) ETCH_NODISCARD;
/* What gradients should be taken of; the loss itself unless scales_loss. */
ETCH_API etch_tensor *etch_optimizer_scale_loss(etch_ctx *cx, etch_optimizer *o, etch_tensor *loss);
/* Steps done (i64) and the rate (f32; f64 in models of it), which may be written; with a schedule, the rate that it starts
 * from. */
ETCH_API etch_variable *etch_optimizer_steps(const etch_optimizer *o);
ETCH_API etch_variable *etch_optimizer_rate(const etch_optimizer *o);
/* The rate of the next step. */
ETCH_API etch_tensor *etch_optimizer_rate_now(etch_ctx *cx, etch_optimizer *o);
/* Variables become their moving averages, all at one moment. */
ETCH_API etch_status etch_optimizer_use_average(etch_ctx *cx, etch_optimizer *o) ETCH_NODISCARD;

/* Clipping by itself; out[] may be in[]; NULLs stay. On failure the error sticks and out[] is NULL. */
ETCH_API void etch_clip_by_value(etch_ctx *cx, etch_tensor *const *in, int n, double limit, etch_tensor **out);
ETCH_API void etch_clip_by_norm(etch_ctx *cx, etch_tensor *const *in, int n, double limit, etch_tensor **out);
/* Returns the norm over all of them before clipping (f64 if one of them is, else f32); if it is not finite, all become NaN. */
ETCH_API etch_tensor *etch_clip_by_global_norm(etch_ctx *cx, etch_tensor *const *in, int n, double limit,
                                               etch_tensor **out);

/* Places are noted at the call. */
#define etch_schedule_rate(cx, ...) (etch_schedule_rate)(ETCH_AT(cx), __VA_ARGS__)
#define etch_optimizer_new(cx, ...) (etch_optimizer_new)(ETCH_AT(cx), __VA_ARGS__)
#define etch_optimizer_apply(cx, ...) (etch_optimizer_apply)(ETCH_AT(cx), __VA_ARGS__)
#define etch_optimizer_apply_gradients(cx, ...) (etch_optimizer_apply_gradients)(ETCH_AT(cx), __VA_ARGS__)
#define etch_optimizer_scale_loss(cx, ...) (etch_optimizer_scale_loss)(ETCH_AT(cx), __VA_ARGS__)
#define etch_optimizer_rate_now(cx, ...) (etch_optimizer_rate_now)(ETCH_AT(cx), __VA_ARGS__)
#define etch_optimizer_use_average(cx, ...) (etch_optimizer_use_average)(ETCH_AT(cx), __VA_ARGS__)
#define etch_clip_by_value(cx, ...) (etch_clip_by_value)(ETCH_AT(cx), __VA_ARGS__)
#define etch_clip_by_norm(cx, ...) (etch_clip_by_norm)(ETCH_AT(cx), __VA_ARGS__)
#define etch_clip_by_global_norm(cx, ...) (etch_clip_by_global_norm)(ETCH_AT(cx), __VA_ARGS__)

#ifdef __cplusplus
}
#endif
#endif
