/* The check for NaN of plans that ask for it. */
#ifndef ETCH_RUNTIME_NAN_H
#define ETCH_RUNTIME_NAN_H

#include "runtime/frame.h"

/* ETCH_EINVAL, which names the input or the op with its line, if there is a NaN in what it is given, or gave. */
etch_status etch__frame_check_inputs(etch_frame *f) ETCH_NODISCARD;
etch_status etch__frame_check_step(etch_frame *f, const etch_step *step) ETCH_NODISCARD;

#endif
