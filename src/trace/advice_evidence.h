/* What is remembered of a trace for advice, longer than the trace itself: what its graph was like, and which lines asked for
 * sizes. Advice that needs to know these and finds nothing is not given. All under the trace lock. */
#ifndef ETCH_TRACE_ADVICE_EVIDENCE_H
#define ETCH_TRACE_ADVICE_EVIDENCE_H

#include "trace/function.h"

/* A guard of the trace, and a size that it is about; one for each such size. */
typedef struct etch_ask {
    etch_location at;
    etch_guard_reason reason;
    int i_tensor, axis; /* as etch_guard_bind has them; -1: it is about no argument's size */
} etch_ask;

/* Traces of one function mostly ask at the same lines, and share the list. */
typedef struct etch_asks {
    int n_users, n;
    bool is_cut; /* there were more */
    etch_ask at[];
} etch_asks;

/* What a graph is like without the contents of its constants; and without attributes and sizes as well: which ops are put together
 * how. Hashes. */
typedef struct etch_outline {
    uint64_t skeleton, structure;
} etch_outline;

typedef struct etch_evidence {
    uint64_t number; /* of the trace */
    uint64_t graph;  /* the hash of its graph */
    etch_outline outline;
    etch_outline loose; /* without the nodes that certain constants would have left nothing of, as x * 1 is x */
    bool has_neutral;   /* has such constants */
    uint32_t n_constants;
    int n_captures;
    bool is_guarded;
    bool compares;   /* a guard is about a comparison, of sizes with each other or with a number */
    etch_asks *asks; /* NULL: none; or, if it is guarded, not known */
} etch_evidence;

/* Remembers the trace. Lack of memory loses only that. */
void etch__evidence_note(etch_ctx *cx, etch_function *f, const etch_entry *e);
/* What is known of trace `number`, or NULL. Until the next is noted. *from (0 at first): where to go on looking, for who asks for
 * lower and lower numbers; may be NULL. */
const etch_evidence *etch__evidence_of(const etch_function *f, uint64_t number, uint64_t *from);
void etch__evidence_forget(etch_function *f); /* all of it */

/* Do two traces of one function capture the same tensors? Their entries may be NULL: gone. */
etch_tri etch__capture_the_same(const etch_evidence *a, const etch_entry *x, const etch_evidence *b,
                                const etch_entry *y);
/* Are their graphs one but for what constants hold? */
bool etch__differ_in_constants(const etch_evidence *a, const etch_evidence *b);
/* And but for attributes and sizes? */
bool etch__has_same_structure(const etch_evidence *a, const etch_evidence *b);

#endif
