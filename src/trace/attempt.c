/* Attempts: what a program does in them is recorded as the body of a branch would be, and thrown away. */
#include "trace/body.h"
#include "trace/control.h"
#include <etch/control.h>

static etch_status record(etch_tracer *tr, void (*attempt)(etch_ctx *cx, void *user), void *user, etch_body_trace *b)
{
    etch_ctx *cx = tr->cx;
    ETCH_TRY(etch__body_begin(tr, "attempt", b));
    attempt(cx, user);
    etch_status s = cx->sticky ? cx->status : ETCH_OK;
    cx->sticky = false;
    ETCH_TRY(s);
    ETCH_TRY(etch__body_note_writes(b));
    return etch__body_end(b, NULL, 0); /* what was decided by sizes there may decide what the program does now */
}

etch_status(etch_attempt)(etch_ctx *cx, void (*attempt)(etch_ctx *cx, void *user), void *user)
{
    ETCH_ENTER(cx);
    if (!attempt)
        return etch__fail(cx, ETCH_EINVAL, "attempt: the function is NULL");
    etch_tracer *tr = etch__tracer(cx);
    if (!tr)
        return cx->status;
    if (!tr->recording)
        return etch__fail(cx, ETCH_EINVAL, "attempt: nothing is being traced");
    const etch_location at = cx->at;
    etch_body_trace b = { .outer = tr->recording };
    etch_status s = record(tr, attempt, user, &b);
    etch__body_fini(&b);
    cx->at = at;
    return s;
}
