/* What concerns gradients among the op functions. */
#include "ops.h"

static etch_tensor *stop_gradient(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0);
    return x ? (etch_stop_gradient)(c->cx, x) : NULL;
}

/* clang-format off */
static const op_row rows[] = {
    { "stop_gradient", "input name=None", stop_gradient, NULL, NULL, "x, through which no gradient flows." },
};
/* clang-format on */

op_rows ops_grad(void) { return OP_ROWS(rows); }
