/* What is noted of the trace under way. */
#ifndef ETCH_TRACE_UNDER_WAY_H
#define ETCH_TRACE_UNDER_WAY_H

#include "trace/recorder.h"

/* Notes t, once: a constant of r's graph that came from outside. */
etch_status etch__note_capture(etch_recording *r, etch_tensor *t) ETCH_NODISCARD;

#endif
