/* The rate as a function of the number of steps done. */
#ifndef ETCH_NN_OPTIMIZER_SCHEDULE_H
#define ETCH_NN_OPTIMIZER_SCHEDULE_H

#include <etch/optimizer.h>

/* Can it be? Else false, with the error sticking; `name` is the optimiser's. */
bool etch__schedule_check(etch_ctx *cx, const char *name, const etch_schedule *s);
/* The rate at a step (an i64 scalar), starting from `rate` (a float scalar), of whose dtype it is. */
etch_tensor *etch__schedule_rate(etch_ctx *cx, const etch_schedule *s, etch_tensor *rate, etch_tensor *step);

#endif
