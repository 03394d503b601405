/* Reading the small integer operands of calls: see call.h. */
#include "kernel/call.h"

int64_t etch__array_i64(const etch_array *a, int64_t i)
{
    int64_t offset = a->rank > 0 ? i * a->strides[0] : 0;
    return etch__element_i64(a->dtype, a->data + offset * etch__dtypes[a->dtype].bytes);
}
