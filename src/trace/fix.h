/* Sizes that an op must know as numbers, or whether they are 1, while it is traced. */
#ifndef ETCH_TRACE_FIX_H
#define ETCH_TRACE_FIX_H

#include "trace/recorder.h"

/* The value seen with this size along the axis, its other sizes as they are: a view, which checks the size when the plan runs. One axis
 * at a time, since a view checks how many elements there are. 0: the builder failed. */
etch_val etch__view_with_size(etch_graph *g, etch_val x, int axis, etch_dim size);
/* Is size `have` what it should be? Unknown: not for every call, but not wrong for this one. */
etch_status etch__compare_sizes(etch_recording *r, etch_dim have, etch_dim want, etch_tri *out) ETCH_NODISCARD;

/* After an op could not be typed for want of a size (etch__infer_wants): *is_fixed if the present call knows it. Then the operand
 * among x[] has it as a number, and the op may be tried again. */
etch_status etch__fix_wanted(etch_recording *r, etch_val *x, int n_in, bool *is_fixed) ETCH_NODISCARD;
/* squeeze of all axes of size 1: *attrs names those that are 1 at present. */
etch_status etch__fix_squeezed(etch_recording *r, etch_val x, const void **attrs) ETCH_NODISCARD;

#endif
