/* shape_of: the sizes of x as an integer vector. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"

etch_status etch__call_shape_of(etch_call *c)
{
    const etch_array *x = &c->in[0];
    etch_array *y = &c->out[0];
    for (int i = 0; i < x->rank; i++)
        ETCH_TRY(etch__check_index_dtype(c, y->dtype, i, x->dims[i], true));
    etch__write_indices(y->dtype, y->data, x->dims, x->rank);
    return ETCH_OK;
}
