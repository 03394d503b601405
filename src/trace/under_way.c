/* What a program can ask and say of the trace under way: its number, and what it uses from outside. */
#include "trace/function.h"
#include "trace/under_way.h"

/* The function's, of which a body of a branch or a loop is a part; NULL: nothing is being traced. */
static etch_recording *of_function(etch_ctx *cx)
{
    etch_tracer *tr = etch__tracer(cx);
    etch_recording *r = tr ? tr->recording : NULL;
    while (r && r->body)
        r = r->outer;
    return r;
}

uint64_t etch_trace_number(etch_ctx *cx)
{
    const etch_recording *r = of_function(cx);
    return r ? r->note->number : 0;
}

etch_status etch__note_capture(etch_recording *r, etch_tensor *t)
{
    etch_ctx *cx = r->tr->cx;
    for (size_t i = 0; i < r->noted.n; i++)
        if (r->noted.at[i] == t)
            return ETCH_OK;
    if (!ETCH_VEC_PUSH(&r->noted, cx->alloc, t))
        return etch__fail_nomem(cx);
    etch_tensor_retain(t);
    return ETCH_OK;
}

etch_status etch_note_capture(etch_ctx *cx, etch_tensor *t)
{
    etch_recording *r = t && !t->traced && t->count <= ETCH_MAX_CONSTANT ? of_function(cx) : NULL;
    if (!r)
        return ETCH_OK; /* a larger one is a capture where it is used */
    ETCH_ENTER(cx);
    return etch__note_capture(r, t);
}

int etch_trace_n_captures(etch_ctx *cx)
{
    const etch_recording *r = of_function(cx);
    size_t n = r ? r->captures.n + r->noted.n : 0;
    for (size_t i = 0; r && i < r->variables.n; i++)
        n += r->variables.at[i].is_captured;
    return (int)n;
}
