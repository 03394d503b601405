/* Callbacks: code of the program that uses the library, as a graph holds and runs it.
 *
 * A callback is counted: every graph that has it in a node holds it. Two are the same if they run the same code on the
 * same data; one that was read from text is a name, and fails when it is run. */
#ifndef ETCH_KERNEL_CALL_HOST_H
#define ETCH_KERNEL_CALL_HOST_H

#include "base/ctx.h"
#include "tensor/tensor.h"

typedef struct etch_callback etch_callback;

struct etch_callback {
    atomic_int n_refs;
    const char *name;
    /* Which it is: told apart by these. Both are NULL for a name alone. */
    void (*code)(void);
    const void *user;
    /* Runs it on tensors that hold numbers; out[] gets n_out new references, some of which may be there after a failure.
     * NULL: it is a name alone. */
    etch_status (*run)(etch_callback *c, etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out, int n_out);
    void (*destroy)(etch_callback *c);
};

/* Attributes of the ops that run one. */
typedef struct etch_attrs_host {
    etch_callback *callback;
    const char *types; /* of the results: "f32[?, 3] i64[]" */
    bool spent;        /* it has run, and what it gave is not there any more */
} etch_attrs_host;

/* One that has a name and nothing else. */
etch_status etch__callback_named(etch_ctx *cx, const char *name, size_t n, etch_callback **out) ETCH_NODISCARD;
static inline etch_callback *etch__callback_retain(etch_callback *c)
{
    atomic_fetch_add_explicit(&c->n_refs, 1, memory_order_relaxed);
    return c;
}
void etch__callback_release(etch_callback **c); /* accepts NULL */

bool etch__callback_is(const etch_callback *a, const etch_callback *b);
/* Of what tells it from others; of a name alone the same in every process. */
uint64_t etch__callback_hash(uint64_t h, const etch_callback *c);

/* --- types of results --------------------------------------------------------------------------------------------- */

typedef struct etch_declared {
    etch_dtype dtype;
    int rank;
    int64_t dims[ETCH_MAX_RANK]; /* -1: any */
    const char *text;            /* the type as it is written */
    int n;
} etch_declared;

/* The next type of a list, separated by blanks: 1; 0 at its end, -1 if there is something else. */
int etch__declared_next(const char **at, etch_declared *out);

/* Runs it, and checks that what it gives is what `types` says. out[] gets n_out new references, or, after a failure,
 * none; the message names the callback. */
etch_status etch__callback_run(etch_ctx *cx, etch_callback *c, const char *types, etch_tensor *const *in, int n_in,
                               etch_tensor **out, int n_out) ETCH_NODISCARD;

#endif
