/* What losses and layers ask of their arguments, and how they say what is wrong.
 *
 * A NULL handle after an error fails in silence, as with ops. No size that is open is asked for as a number. */
#ifndef ETCH_NN_CHECK_H
#define ETCH_NN_CHECK_H

#include <etch/etch.h>

/* Is `handle` there? "who: what is NULL" if it is not. */
bool etch__nn_given(etch_ctx *cx, const char *who, const char *what, const void *handle);

enum { ETCH_NN_ANY = -1 };
/* Is t there, of this dtype and rank, with a last axis of this size? `rank` ETCH_NN_ANY: one axis or more; `last`
 * ETCH_NN_ANY: any. */
bool etch__nn_check(etch_ctx *cx, const char *who, const char *what, etch_tensor *t, etch_dtype dtype, int rank,
                    int64_t last);
/* The same for what may have any integer dtype. */
bool etch__nn_check_integers(etch_ctx *cx, const char *who, const char *what, etch_tensor *t, int rank);
/* Have they one shape? Sizes that are open are compared when they are known: *y becomes a view of which that is
 * asked, with x's sizes. */
bool etch__nn_check_same(etch_ctx *cx, const char *who, const char *what_x, etch_tensor **x, const char *what_y,
                         etch_tensor **y);

bool etch__nn_is_float(etch_dtype t);
bool etch__nn_is_integer(etch_dtype t);
/* x, converted if it is of another dtype. */
etch_tensor *etch__nn_as(etch_ctx *cx, etch_tensor *x, etch_dtype dtype);

enum { ETCH_NN_TEXT = 200 };
/* "f32[?, 3]". */
const char *etch__nn_type(etch_ctx *cx, etch_tensor *t, char text[ETCH_NN_TEXT]);

#endif
