/* The inside of tapes: which values of a graph a tape tells gradients by.
 *
 * A tape that was begun inside a trace speaks of the trace's own graph. Those that were begun outside, inside each
 * other, share a graph into which ops are put after they have run, and the tensors that stand for its values. From
 * there on both are the same. */
#ifndef ETCH_TRACE_TAPE_H
#define ETCH_TRACE_TAPE_H

#include <etch/tape.h>
#include "trace/recorder.h"

typedef struct etch_taped_tensor {
    etch_tensor *tensor; /* retained, so that its address is nobody else's */
    etch_val val;
} etch_taped_tensor;

/* What ran while tapes were open outside of any trace. */
typedef struct etch_taping {
    etch_ctx *cx; /* of the graph, which holds it */
    int n_tapes;  /* that speak of it: it goes with the last */
    etch_graph *g;
    ETCH_VEC(etch_taped_tensor) tensors;
    etch_index index;             /* into tensors, by address */
    ETCH_VEC(etch_tensor *) held; /* by value: a tensor that stands for it, of those above, or NULL */
} etch_taping;

typedef enum etch_on {
    ETCH_OFF,      /* as good as a constant */
    ETCH_RECORDED, /* computed from what is on the tape, while it recorded */
    ETCH_WATCHED,  /* a source; what it was computed from does not matter */
} etch_on;

/* A value that a variable had. */
typedef struct etch_tape_read {
    etch_variable *variable; /* retained */
    etch_val val;
} etch_tape_read;

/* What a value is to a tape that sees what was before it. */
typedef enum etch_root_as {
    ETCH_NO_ROOT,
    ETCH_ROOT,          /* a source, and on the tape anyway if it comes of another one */
    ETCH_ROOT_CUT,      /* a source, whatever it comes of: what a variable was given */
    ETCH_ROOT_LEFT_OUT, /* as good as a constant */
} etch_root_as;
typedef struct etch_tape_root {
    etch_val val;
    etch_root_as as;
} etch_tape_root;

struct etch_tape {
    etch_tracer *tr;        /* NULL: the context is gone */
    etch_runtime *rt;       /* retained */
    etch_tape *next, *prev; /* of the context, newest first */
    etch_trace_note *note;  /* of the trace that it was begun in, retained; NULL: none */
    etch_taping *taping;    /* of one that was begun outside of any trace; NULL once it holds nothing any more */
    bool is_persistent, ignores_variables, scatters_gathers_only, sees_before;
    bool is_open;
    bool is_used;         /* asked, and holds nothing any more */
    bool is_lost;         /* memory ran out where nobody could be told: what it knows is not all */
    bool is_released;     /* while it was asked */
    int n_busy;           /* questions under way */
    int n_pauses;         /* that were under way when it began, and still are */
    ETCH_VEC(uint8_t) on; /* by value of the graph, as far as it was looked at: an etch_on */
    size_t i_custom;
    ETCH_VEC(etch_tape_root) roots;
    ETCH_VEC(uint8_t)
    unseen; /* of one that sees what was before it, by value: it did not record when that was looked at first */
    ETCH_VEC(etch_tape_read) reads;
    ETCH_VEC(etch_variable *) watched; /* retained; whether or not they are trainable */
};

/* Is it one of this trace (NULL: of none)? */
static inline bool etch__tape_is_of(const etch_tape *t, const etch_recording *r)
{
    return t->note ? t->note->recording && t->note->recording == r : !r;
}
/* Does it record what happens now? */
static inline bool etch__tape_is_paused(const etch_tape *t) { return t->tr->n_pauses > t->n_pauses; }
static inline bool etch__tape_is_recording(const etch_tape *t)
{
    return t->is_open && !etch__tape_is_paused(t) && etch__tape_is_of(t, t->tr->recording);
}
/* The graph it speaks of; NULL: of a trace that is over, or it holds nothing any more. */
static inline etch_graph *etch__tape_graph(const etch_tape *t)
{
    if (t->note)
        return t->note->recording ? t->note->recording->g : NULL;
    return t->taping ? t->taping->g : NULL;
}

/* --- tape.c ------------------------------------------------------------------------------------------------------- */

/* Looks at the nodes that came since: those that came while it recorded are on it if they use something that is. To
 * be called before anything changes whether it records. */
etch_status etch__tape_follow(etch_tape *t) ETCH_NODISCARD;
etch_status etch__tapes_settle(etch_tracer *tr) ETCH_NODISCARD; /* all that are open */
/* Lets go of all that it holds. */
void etch__tape_empty(etch_tape *t);
void etch__tape_close(etch_tape *t);
/* ETCH_EINVAL if the tape is not to be used here and now. */
etch_status etch__tape_check(etch_ctx *cx, const etch_tape *t, const char *what) ETCH_NODISCARD;
/* A question begins and ends; the tape may be gone after it. */
static inline void etch__tape_busy(etch_tape *t) { t->n_busy++; }
void etch__tape_idle(etch_tape *t);
etch_status etch__tapes_pause(etch_tracer *tr) ETCH_NODISCARD;
etch_status etch__tapes_resume(etch_tracer *tr) ETCH_NODISCARD;
/* The value that the tape knows for value v of a handle. */
etch_val etch__tape_unmark(const etch_tape *t, etch_val v);
/* A node of its own for value v of the trace's graph. */
etch_status etch__recorded_mark(etch_recording *r, etch_val v, etch_val *out) ETCH_NODISCARD;
/* The context ends. */
void etch__tapes_orphan(etch_tracer *tr);
/* A variable was read and has this value, a handle that is the reader's alone: what is computed from it has gradients
 * by the variable, and none by what was assigned to it. Called whenever a variable is read while tapes are open
 * (tr->tapes). */
etch_status etch__tape_note_read(etch_tracer *tr, etch_variable *v, etch_tensor *value) ETCH_NODISCARD;
/* The same for a reference that others may have too: if tapes want to know, it becomes the reader's own. May be called
 * always. */
etch_status etch__tape_give_read(etch_tracer *tr, etch_variable *v, etch_tensor **value) ETCH_NODISCARD;
/* A body of a branch or a loop reads it, by this value (a handle) of the trace around it. */
etch_status etch__tape_note_read_around(const struct etch_body_trace *b, etch_variable *v,
                                        etch_tensor *value) ETCH_NODISCARD;

/* --- taping.c ----------------------------------------------------------------------------------------------------- */

/* The one that open tapes share, or a new one, with one tape more. */
etch_status etch__taping_join(etch_tracer *tr, etch_taping **out) ETCH_NODISCARD;
/* The one that is recorded into; NULL: none. */
etch_taping *etch__taping_open(const etch_tracer *tr);
/* One tape less. What is left needs no more than what is on its tapes. */
void etch__taping_leave(etch_tape *t);
/* The value that tensor x stands for; 0: none. The second makes it an input of the graph if it is none. */
etch_val etch__taping_find(const etch_taping *p, const etch_tensor *x);
etch_status etch__taping_value(etch_taping *p, etch_tensor *x, etch_val *out) ETCH_NODISCARD;
/* x stands for value v from now on. */
etch_status etch__taping_hold(etch_taping *p, etch_tensor *x, etch_val v) ETCH_NODISCARD;
/* The next input of a graph, of x's type. */
etch_status etch__graph_feed(etch_ctx *cx, etch_graph *g, const etch_tensor *x, etch_val *out) ETCH_NODISCARD;
/* An op has run. Called while tr->is_noting. */
etch_status etch__tapes_note_op(etch_tracer *tr, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                                etch_tensor *const *out, int n_out) ETCH_NODISCARD;
/* What effects of a graph gave when it ran: by etch__effect_results. */
typedef struct etch_effects_kept {
    const etch_val *at;
    etch_tensor *const *tensors;
    int n;
} etch_effects_kept;
/* A graph has run, with in[] for all of its inputs and out[] for its first outputs. May be called always. Gradients
 * go through its nodes, and compute again what of them they need, but for what is kept (may be NULL). */
etch_status etch__tape_note_call(etch_tracer *tr, const etch_graph *g, etch_tensor *const *in, int n_in,
                                 etch_tensor *const *out, int n_out, const etch_effects_kept *kept) ETCH_NODISCARD;
/* Has any tape that records to do with in[]? ETCH_NO: not, ETCH_UNKNOWN: out of memory. And results of a custom rule,
 * if so. */
etch_tri etch__tapes_track(etch_tracer *tr, etch_tensor *const *in, int n_in);
etch_status etch__tapes_note_custom(etch_tracer *tr, etch_custom_rule *rule, etch_tensor *const *in, int n_in,
                                    etch_tensor *const *out, int n_out) ETCH_NODISCARD;

/* --- asking.c: the graph that a question is about, and values as handles ------------------------------------------ */

typedef struct etch_asking {
    etch_ctx *cx;
    etch_tape *tape;
    etch_recording *r; /* NULL: outside of any trace */
    etch_graph *g;     /* what is differentiated: the trace's, that of the tapes, or a copy of that */
    bool *through;     /* by value of g, the first n_through: it was recorded on the tape */
    size_t n_through;
    bool is_copy;
    bool met_custom;
    etch_graph *backward;      /* what was cut out of it last */
    ETCH_VEC(etch_val) inputs; /* which values its inputs are */
    /* Of a copy. */
    ETCH_VEC(etch_tensor *) held; /* by value of g, or NULL */
    ETCH_VEC(etch_tensor *) kept; /* references to those that the tapes do not hold */
} etch_asking;

/* Sets the graph, and what ys and xs are in it (0: nothing that matters). is_last: the tape is not asked again. */
etch_status etch__asking_begin(etch_asking *a, bool is_last, etch_val *ys, int n_y, etch_val *xs,
                               int n_x) ETCH_NODISCARD;
void etch__asking_end(etch_asking *a);
/* Tensor x as a value of a->g. */
etch_status etch__asking_feed(etch_asking *a, etch_tensor *x, etch_val *out) ETCH_NODISCARD;
/* Has *v the type of `like`? Where sizes leave it open, *v becomes a view that checks it when it runs. */
etch_status etch__asking_fit(etch_asking *a, etch_val *v, etch_val like, bool *fits) ETCH_NODISCARD;
/* Handles for values of a->g, of the open scope; 0 gives NULL. Outside of traces, what no tensor stands for is run. */
etch_status etch__asking_handles(etch_asking *a, const etch_val *vals, int n, etch_tensor **out) ETCH_NODISCARD;
/* What was run last, once more with another tensor for value v; for copies. A new reference. */
etch_status etch__asking_again(etch_asking *a, etch_val v, etch_tensor *x, etch_tensor **out) ETCH_NODISCARD;

/* --- backward.c: plans of what was run back, found again ---------------------------------------------------------- */

etch_status etch__backward_run(etch_tracer *tr, etch_graph *g, etch_tensor *const *in, int n_in, etch_tensor **out,
                               int n_out) ETCH_NODISCARD;
void etch__backwards_destroy(etch_backwards *b);
size_t etch__backwards_planned(const etch_tracer *tr); /* so far */

/* --- custom.c ----------------------------------------------------------------------------------------------------- */

/* As etch_reversal.custom; user: an etch_asking. */
etch_status etch__custom_backward(void *user, const etch_custom_place *c, const etch_val *d_ys,
                                  etch_val *d_xs) ETCH_NODISCARD;

#endif
