/* How the operands of steps lie to the axes of what the steps go over: which of these run along which, what can be cut there, and which steps can be taken together. Of
 * a product the axes are those of its batch, then its rows; of a call that moves rows, its result's. */
#ifndef ETCH_RUNTIME_SWEEP_AXES_H
#define ETCH_RUNTIME_SWEEP_AXES_H

#include "runtime/frame.h"

enum { ETCH_NO_AXIS = -1, ETCH_SEVERAL_AXES = -2 };
enum { ETCH_MAX_SWEPT = 16, ETCH_MAX_STRIPPED = 32 }; /* steps of a sweep; of a strip, views among them */

/* How an operand lies to an axis of a step's space: its own of this number, and no other, runs along it; or it is the same everywhere. */
typedef enum etch_way { ETCH_ALONG, ETCH_ACROSS, ETCH_OTHERWISE } etch_way;

static inline uint32_t etch__step_operand(const etch_step *step, uint32_t i)
{
    return i < step->n_in ? step->in[i] : step->out[i - step->n_in];
}

static inline int etch__value_rank(const etch_plan_body *b, uint32_t value) { return b->values.at[value].rank; }

/* One kernel that cannot fail; products of floats, of matrices or of batches of them; calls that move rows of operands to rows of the result. */
bool etch__is_sweepable_kernel(const etch_plan_body *b, const etch_step *step);
bool etch__is_float_product(const etch_plan_body *b, const etch_step *step);
bool etch__is_row_move(const etch_plan_body *b, const etch_step *step);
/* Are its sizes known when those of the inputs are, and does its space have this axis, along which all results lie? Operands do, or are the same everywhere. */
bool etch__has_static_axis(const etch_plan_body *b, const etch_step *step, int axis);
/* Has its space this axis, of which it can do some indices by themselves? */
bool etch__keeps_axis(const etch_plan_body *b, const etch_step *step, int axis);
/* The axis of operand i that runs along `axis` of the step's space. */
int etch__axis_along(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis);
etch_way etch__way_of(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis);
/* The operand that has an axis of a call's space, and which of its own it is: of the result, but where that is what is added up. */
uint32_t etch__bearer(const etch_plan_body *b, const etch_step *step, int axis);
int etch__axis_of_bearer(const etch_plan_body *b, const etch_step *step, int axis);

/* Does the step read or write what lies in the memory of `root` in pieces along the axis? */
bool etch__reads_along(const etch_plan_body *b, const etch_step *step, uint32_t root, int axis);
/* Does `step` go with the steps from .. to (not included) along the axis? All of them use what they share in the same pieces, or all as a whole and nobody writes it. */
bool etch__fits(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step, int axis);
/* Has a view each index of its root's axes up to `axis` where the root has it? */
bool etch__view_keeps_axes(const etch_plan_body *b, uint32_t value, int axis);

/* Does the step make the value, or what it is a view of? */
bool etch__makes(const etch_plan_body *b, const etch_step *step, uint32_t value);
/* A step that waits for nothing that the steps from .. to make can be taken before them: a view of something else, sizes that are known. Which then is at `to`, one
 * place for each of the others back. */
bool etch__can_go_ahead(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step);
void etch__move_ahead(etch_plan_body *b, uint32_t to, uint32_t from);

#endif
