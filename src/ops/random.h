/* What all random ops ask of their first operands. */
#ifndef ETCH_OPS_RANDOM_H
#define ETCH_OPS_RANDOM_H

#include "ir/infer.h"

/* key and counter (operands 0 and 1) are u64 scalars; the counter may be two, the low 64 bits first. (A size
 * that is not known is left to the ops that this is a part of.) */
etch_status etch__check_key(etch_infer *q) ETCH_NODISCARD;

#endif
