/* The inside of variables: what one is, its value as others see it, and what a trace knows of it.
 *
 * All values of a runtime are under one lock, which is held only to take or put references: so that a call takes all
 * its variables' values at one moment, and puts all its results at one. Whoever holds it takes no other lock. */
#ifndef ETCH_TRACE_VARIABLE_H
#define ETCH_TRACE_VARIABLE_H

#include <etch/variable.h>
#include "trace/recorder.h"

typedef struct etch_values {
    pthread_mutex_t lock;
    pthread_cond_t returned; /* a value that was lent */
    etch_minded minded;
    etch_variable *first;   /* under the lock: all that there are */
    etch_variable *effects; /* under the lock, not retained: the one that stands for effects, while anybody has it */
    const etch_allocator *alloc;
} etch_values;

struct etch_variable {
    atomic_int n_refs;
    bool is_trainable;
    bool has_rules;    /* sizes of its type have names or ranges, which graphs do not check */
    bool is_effects;   /* it stands for all that is done outside of graphs: its value is the token */
    bool is_stand_in;  /* for an argument of which only the type is known: it has no value, ever */
    etch_variable *of; /* retained; not NULL: this is how a trace's body calls an argument, and that is the argument */
    etch_runtime *rt;  /* retained */
    etch_values *all;  /* of the runtime */
    etch_spec *type;   /* declared */
    int64_t dims[ETCH_MAX_RANK]; /* declared, ETCH_ANY_SIZE where open */
    etch_ctx *lent_to; /* under the lock: where a call writes over the value, and will put it back; NULL: none */
    etch_variable *next, *before; /* under the lock, among all */
    etch_tensor *value; /* under the lock; nobody writes to it, but who has it lent: others put another in its place */
    char name[];
};

/* "f32[2,3]" of a tensor with elements, written to `text` and returned. */
#define ETCH_TYPE_TEXT (ETCH_SHAPE_TEXT + 16)
const char *etch__tensor_type_text(const etch_tensor *t, char text[ETCH_TYPE_TEXT]);

/* The variable that v is, or is another handle of. */
static inline etch_variable *etch__variable_itself(const etch_variable *v)
{
    return v->of ? v->of : (etch_variable *)v;
}
/* Another handle of it, by which a body that got it as an argument is told from one that knows it from elsewhere. */
etch_status etch__variable_handle(etch_ctx *cx, etch_variable *v, etch_variable **out) ETCH_NODISCARD;

/* The runtime's variable whose value is the token of effects: what traces do outside of their graphs is ordered as its
 * reads and writes are. A new reference. The runtime does not hold it, since its value holds the runtime; as long as a
 * trace does, there is one. */
etch_status etch__effects_variable(etch_ctx *cx, etch_variable **out) ETCH_NODISCARD;

/* Bytes of the values of all of the runtime's. */
size_t etch__variables_bytes(etch_ctx *cx);
/* ETCH_EINVAL if there is none, or it belongs to another runtime; `what` is for the message. */
etch_status etch__check_variable(etch_ctx *cx, const etch_variable *v, const char *what) ETCH_NODISCARD;
/* A variable without a value, of a resource's type. */
etch_status etch__variable_stand_in(etch_ctx *cx, const etch_spec *resource, etch_variable **out) ETCH_NODISCARD;
/* Does it have a value of this dtype and sizes? The message names both types. */
etch_status etch__variable_fits(etch_ctx *cx, const etch_variable *v, const etch_tensor *t,
                                const char *what) ETCH_NODISCARD;
/* "variable 'w' is f32[3, ?]: assign: the value is f64[2]", where `what` is the middle; ETCH_EDTYPE or ETCH_ESHAPE. */
etch_status etch__variable_misfit(etch_ctx *cx, const etch_variable *v, etch_dtype t, const char *what,
                                  const char *type) ETCH_NODISCARD;

/* The values of all of them at one moment: n new references. ETCH_EINVAL if one has none. Waits while one is lent to another context; ETCH_EINVAL if it is to this one. Where `lent` (may be
 * NULL) is true on entry, and nobody else has the value, it is lent: the reference is the variable's own, who asks for the value waits,
 * and etch__variables_put must follow soon, with nothing in between that waits for others. lent[i] then stays true. */
etch_status etch__variables_take(etch_ctx *cx, etch_variable *const *v, int n, etch_tensor **out,
                                 bool *lent) ETCH_NODISCARD;
/* values[i] become theirs, at one moment; the references are handed over. */
void etch__variables_put(etch_variable *const *v, int n, etch_tensor **values);
/* The same for one, unless another thread has put something in place of `old` meanwhile; the reference is handed
 * over unless so. */
bool etch__variable_put_if(etch_variable *v, const etch_tensor *old, etch_tensor *value);
/* A row-major copy of t, which must have elements. */
etch_status etch__variable_copy(etch_ctx *cx, etch_tensor *t, const char *what, etch_tensor **out) ETCH_NODISCARD;

/* The variables among the arguments by their place in flat order, NULL where something else is; at most `max` are
 * written, and how many places there are is returned. -1, with the error on cx, if one is of another runtime or
 * memory ran out. */
int etch__args_variables(etch_ctx *cx, const etch_arg *args, int n, etch_variable **out, int max);

/* --- variable_trace.c: in a trace under way ----------------------------------------------------------------------- */

/* What r knows of the variable; an input of the graph is made when it is first asked for. Lives until the next is. */
etch_status etch__variable_touch(etch_recording *r, etch_variable *v, etch_trace_variable **out) ETCH_NODISCARD;
/* The same for one that r knows, whichever way the body came to it. */
etch_trace_variable *etch__variable_known(const etch_recording *r, const etch_variable *v);
/* The value (of r's graph) as one that v may have; `what` as above. */
etch_status etch__variable_fit(etch_recording *r, const etch_variable *v, const char *what,
                               etch_val *val) ETCH_NODISCARD;
/* The value with these sizes, ETCH_DIM_FAILED for any: what is not known now is checked when the plan runs. */
etch_status etch__fit_sizes(etch_recording *r, const etch_variable *v, const char *what, const etch_dim *sizes,
                            int rank, etch_val *val) ETCH_NODISCARD;
/* The sizes that it has at this point of the program: in the trace r, or outside of all if r is NULL; ETCH_ANY_SIZE
 * where the trace does not say. Its rank is known. */
etch_status etch__variable_sizes(etch_ctx *cx, etch_recording *r, etch_variable *v, int64_t *out) ETCH_NODISCARD;
/* The sizes that v has in every call of the trace, ETCH_ANY_SIZE where calls differ; returns the rank. */
int etch__variable_fixed_sizes(const etch_recording *r, const etch_variable *v, int64_t *out);
/* Does the size depend on what sizes variables have when the trace begins? */
bool etch__is_size_of_variable(const etch_recording *r, etch_dim d);
/* Outputs for what the variables have at the end. */
etch_status etch__variables_output(etch_recording *r) ETCH_NODISCARD;
/* The variables among the arguments that r is traced for, as far as they are known: `held` (may be NULL) are those of
 * a trace that is made again. */
etch_status etch__recording_take_args(etch_recording *r, const etch_spec *call, const etch_arg *args, int n_args,
                                      const etch_trace_variable *held, int n_held) ETCH_NODISCARD;
/* Handles of them in `args`, as the body gets them; variables that have no value for those which are only specs. */
etch_status etch__recording_hand_args(etch_recording *r, const etch_spec *call, etch_arg *args) ETCH_NODISCARD;

/* --- variable_lift.c: made in a trace ----------------------------------------------------------------------------- */

/* What t, a tensor of the trace under way or of one around it, is: computed at once, from what does not depend on
 * arguments. A new reference, of a tensor that nobody else has. */
etch_status etch__lift(etch_ctx *cx, etch_tensor *t, etch_tensor **out) ETCH_NODISCARD;
/* May the function that is being traced make a variable of this name? */
etch_status etch__may_make_variable(const etch_recording *r, const char *name) ETCH_NODISCARD;
/* It has; the function holds it. */
etch_status etch__made_variable(const etch_recording *r, etch_variable *v) ETCH_NODISCARD;

#endif
