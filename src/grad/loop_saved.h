/* What the gradient of a loop saves of its turns. */
#ifndef ETCH_GRAD_LOOP_SAVED_H
#define ETCH_GRAD_LOOP_SAVED_H

#include "grad/loop_state.h"

/* Which carried values turns that are taken back need: those that something is computed from, and those that alone tell a size. And which
 * products. */
etch_status etch__loop_find_needed(etch_loop *l) ETCH_NODISCARD;
/* A loop like it that also collects what the turns that are taken back need of those that were taken. */
etch_status etch__loop_save_states(etch_loop *l) ETCH_NODISCARD;

#endif
