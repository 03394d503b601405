/* The ops by number, for code that builds or looks for one by name. ETCH_OP_add is the row `add` of ops.def. */
#ifndef ETCH_OPS_OPS_H
#define ETCH_OPS_OPS_H

#include "ir/op.h"

enum {
#define OP(name, ...) ETCH_OP_##name,
#include "ops/ops.def"
#undef OP
    ETCH_N_OPS
};

#endif
