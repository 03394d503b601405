/* The answer of checks that return a bool: `return etch__refuse(etch_fail(cx, ...));`. */
#ifndef ETCH_NN_REFUSE_H
#define ETCH_NN_REFUSE_H

#include <etch/context.h>

/* False: the error has been said. */
static inline bool etch__refuse(etch_status s)
{
    (void)s;
    return false;
}

#endif
