/* Contents of constants. A constant of a graph is row-major and in host memory (IR-8), so its elements may be looked at
 * without mapping. */
#ifndef ETCH_IR_CONSTANT_H
#define ETCH_IR_CONSTANT_H

#include "ir/graph.h"
#include "tensor/tensor.h"

static inline const char *etch__const_element(const etch_tensor *t, int64_t i)
{
    return t->address + (size_t)i * etch__dtypes[t->dtype].bytes;
}

/* The same dtype, dims and contents: floats by their bits, strings by their bytes. */
bool etch__const_equal(const etch_tensor *a, const etch_tensor *b);
/* Over all of that; the same in every process. */
uint64_t etch__const_hash(const etch_tensor *t);
/* Equal for equal constants as well, but looks only at the ends of a long one. */
uint64_t etch__const_quick_hash(const etch_tensor *t);
/* At least one element, and all are the same. */
bool etch__const_is_splat(const etch_tensor *t);

#endif
