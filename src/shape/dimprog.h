/* Dim programs: forms compiled to a straight list of checked integer instructions over slots, run whenever sizes are
 * bound: a few nanoseconds per form. Slots 0..n_symbols-1 hold the symbols; constants, forms and common parts of forms
 * (computed once) follow. Code is appended in the order in which it is asked for, so that a plan can run a first
 * stretch when the inputs are bound and later ones as sizes that depend on data become known. */
#ifndef ETCH_SHAPE_DIMPROG_H
#define ETCH_SHAPE_DIMPROG_H

#include "base/hash.h"
#include "base/vec.h"
#include "shape/dim.h"

typedef enum etch_dimcode {
    ETCH_DIMCODE_ADD,
    ETCH_DIMCODE_SUB,
    ETCH_DIMCODE_MUL,
    ETCH_DIMCODE_FLOORDIV,
    ETCH_DIMCODE_MOD,
    ETCH_DIMCODE_MIN,
    ETCH_DIMCODE_MAX,
    ETCH_DIMCODE_BROADCAST,
    ETCH_DIMCODE_CHECK_EQUAL,      /* a == b */
    ETCH_DIMCODE_CHECK_LESS_EQUAL, /* a <= b */
    ETCH_DIMCODE_CHECK_DIVIDES,    /* a divides b (b % a == 0; a > 0) */
    ETCH_DIMCODE_CHECK_NOT_EQUAL,  /* a != b */
} etch_dimcode;

typedef struct etch_diminstr {
    uint8_t code;       /* etch_dimcode */
    uint32_t dst, a, b; /* slots; dst of a check is the caller's tag, for its message */
} etch_diminstr;

typedef struct etch_dimprog {
    etch_ctx *cx;
    etch_dims *dims; /* retained */
    ETCH_VEC(etch_diminstr) code;
    ETCH_VEC(int64_t) slots;      /* initial image: constants filled in, all else 0 */
    ETCH_VEC(etch_dim) slot_dims; /* which dim a slot holds, for messages; ETCH_DIM_FAILED: a part without one */
    etch_index by_dim;            /* slots, by the dim they hold */
    etch_index by_code;           /* instructions, by code and operands: no instruction is there twice */
} etch_dimprog;

/* Symbols get their slots at once. Symbols made in the table later are not known to this program. */
etch_status etch__dimprog_init(etch_ctx *cx, etch_dims *t, etch_dimprog *p) ETCH_NODISCARD;
void etch__dimprog_fini(etch_dimprog *p);
/* The slot that holds `d` once the code appended so far has run. */
etch_status etch__dimprog_slot(etch_dimprog *p, etch_dim d, uint32_t *slot) ETCH_NODISCARD;
etch_status etch__dimprog_check(etch_dimprog *p, etch_dimcode check, etch_dim a, etch_dim b,
                                uint32_t tag) ETCH_NODISCARD;

/* The slot that holds `d` when code[0..end) has run, if that computes it, for messages. Symbols have slots, whether they are bound or not. */
bool etch__dimprog_find(const etch_dimprog *p, etch_dim d, uint32_t end, uint32_t *slot);

/* Runs code[from..to) over `slots` (a copy of the image with the symbols filled in). Returns `to`, or the index of the
 * instruction that failed: overflow, division by zero, sizes that do not broadcast, a check that does not hold. */
uint32_t etch__dimprog_run(const etch_dimprog *p, int64_t *slots, uint32_t from, uint32_t to);
/* Says in words why instruction i failed with these slots: "n*m = 3037000500*3037000500 does not fit in 62 bits",
 * "cannot broadcast n = 3 with m = 4", "k = 3 is not equal to m = 4". */
void etch__dimprog_explain(const etch_dimprog *p, uint32_t i, const int64_t *slots, etch_strbuf *out);

#endif
