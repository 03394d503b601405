/* What a dtype can hold, for folds of casts. */
#ifndef ETCH_OPS_ELEMENTWISE_FOLD_H
#define ETCH_OPS_ELEMENTWISE_FOLD_H

#include "tensor/dtype.h"

/* Is every value of `narrow` a value of `wide`, so that casting there and back changes nothing? */
bool etch__dtype_holds(etch_dtype wide, etch_dtype narrow);

#endif
