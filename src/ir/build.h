/* The builder's inside, shared with copying. */
#ifndef ETCH_IR_BUILD_H
#define ETCH_IR_BUILD_H

#include "ir/infer.h"

/* Symbols and checks that go with a node that is not there yet; val 0 stands for it. */
typedef struct etch_noted {
    const etch_symbol_def *defs;
    const etch_check *checks;
    uint32_t n_defs, n_checks;
} etch_noted;

/* Is the node to be one of its own (see keeps_apart)? */
bool etch__is_apart(const etch_infer *q, int n_out);
/* The op's types are in q->out: finds an equal node or adds it, with what is noted. */
etch_status etch__build_typed(const etch_infer *q, int n_out, const etch_noted *noted, etch_val *out) ETCH_NODISCARD;
/* The results as constants if all operands are constants and there is little to compute; *folded says whether. An
 * error of the run (division by zero) leaves the op to the run. */
etch_status etch__fold_constants(const etch_infer *q, int n_out, etch_val *out, bool *folded) ETCH_NODISCARD;
/* The values are of the graph and visible from the open region; `op` is for the message. */
etch_status etch__check_visible(etch_graph *g, const char *op, const etch_val *in, int n_in) ETCH_NODISCARD;

#endif
