/* What the gradient of a loop puts off until its scan is over. */
#ifndef ETCH_GRAD_LOOP_LATE_H
#define ETCH_GRAD_LOOP_LATE_H

#include "grad/loop_state.h"

/* Can anything be put off? Only in innermost loops, whose turns have sizes that do not change: the factors of turns that are loops themselves
 * may be as many as there is no memory for, which is why they may be in segments. */
bool etch__loop_can_have_late(const etch_loop *l);
/* Products with what is stacked anyway are late, if all turns multiply it with the same. */
void etch__loop_put_off_rows(etch_loop *l);
/* Sums of what is stacked anyway are late, too; the others are added up turn by turn. */
void etch__loop_add_up(etch_loop *l);
/* The factors of what is made late, each once, behind the n results of the scan in out[]; those that are stacked already are taken from
 * there. How many results there are then. */
int etch__loop_list_factors(etch_loop *l, etch_loop_gained *out, int n);
/* The gradient of `like` that was put off, once its factors are stacked. 0: the builder failed. */
etch_val etch__loop_build_late(const etch_loop *l, const etch_late *late, etch_val like);

#endif
