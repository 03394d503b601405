/* Places: ops of this folder are recorded at the line of the program that called it, which the macro of the public function has
 * noted. Our own lines are no news to anybody, so the macros of the ops note nothing here. Included last. */
#ifndef ETCH_NN_PLACE_H
#define ETCH_NN_PLACE_H

#include <etch/context.h>

#undef ETCH_AT
#define ETCH_AT(cx) (cx)

#endif
