/* What pieces of sweeps and strips are at the present sizes. */
#ifndef ETCH_RUNTIME_SWEEP_CUT_H
#define ETCH_RUNTIME_SWEEP_CUT_H

#include "runtime/sweep_axes.h"

/* The size of an axis of the step's space. */
int64_t etch__extent_of(const etch_frame *f, const etch_step *step, int axis);
/* The operand's own axis that pieces are cut along; ETCH_NO_AXIS: they all read the same along this one. */
int etch__cut_axis(const etch_frame *f, const etch_step *step, uint32_t i, int axis);
/* Of a piece of a value that only a sweep uses; 0: it is there as a whole. */
int64_t etch__bytes_of_piece(const etch_frame *f, uint32_t value);

#endif
