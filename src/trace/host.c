/* Callbacks into the host program: see etch/effect.h.
 *
 * Outside of traces the callback is simply called. In a trace it is an effect like a print (effect.c), and the graph holds
 * it; a pure one is an op like any. While it runs, the context is as outside of all traces: a trace under way, which
 * there is where a pure one computes the first value of a variable, waits, tapes pause, and the scopes that are open
 * cannot be ended.
 *
 * What must stay true: however the callback leaves, the context's traces, tapes and scopes are as they were. */
#include <etch/effect.h>

#include "kernel/call/host.h"
#include "trace/op.h"
#include "trace/tape.h"
#include <string.h>

typedef struct callback {
    etch_callback base;
    etch_runtime *rt; /* retained */
    etch_host host;
    char name[64];
} callback;

/* --- life --------------------------------------------------------------------------------------------------------- */

static void destroy(etch_callback *base)
{
    callback *it = (callback *)base;
    etch_runtime *rt = it->rt;
    if (it->host.release_user)
        it->host.release_user(it->host.user);
    etch__free(rt->alloc, it, sizeof *it);
    etch_runtime_release(&rt);
}

static etch_status run(etch_callback *base, etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out,
                       int n_out);

/* Takes what is the user's: if this fails, it is released. */
static etch_status new_callback(etch_ctx *cx, const etch_host *host, callback **out)
{
    callback *it = etch__alloc_zeroed(cx->alloc, sizeof *it);
    if (!it) {
        if (host->release_user)
            host->release_user(host->user);
        return etch__fail_nomem(cx);
    }
    snprintf(it->name, sizeof it->name, "%s", host->name ? host->name : "callback");
    atomic_init(&it->base.n_refs, 1);
    it->base.name = it->name;
    it->base.code = (void (*)(void))host->run;
    it->base.user = host->user;
    it->base.run = run;
    it->base.destroy = destroy;
    it->rt = etch_runtime_retain(cx->rt);
    it->host = *host;
    *out = it;
    return ETCH_OK;
}

/* --- running it --------------------------------------------------------------------------------------------------- */

/* What it says of errors: those that stick, and the status it gives. One that it got over is forgotten. */
static etch_status error_of(etch_ctx *cx, etch_status given)
{
    if (cx->sticky) {
        cx->sticky = false; /* the status says it */
        return cx->status;
    }
    if (given == ETCH_OK) {
        cx->status = ETCH_OK;
        return ETCH_OK;
    }
    if (given < ETCH_OK || given >= ETCH_N_STATUSES)
        given = ETCH_EINVAL; /* a failure without a status is one all the same */
    return cx->status == given ? given : etch__fail(cx, given, "%s", etch_status_text(given));
}

/* Where the context was when the callback began. */
typedef struct place {
    etch_recording *recording;
    etch_location at;
    size_t n_handles, n_handles_kept;
    int n_pauses;
} place;

static etch_status enter(etch_tracer *tr, place *was)
{
    *was = (place){ .recording = tr->recording,
                    .at = tr->cx->at,
                    .n_handles = tr->handles.n,
                    .n_handles_kept = tr->n_handles_kept,
                    .n_pauses = tr->n_pauses };
    etch_status s = etch__tapes_pause(tr);
    tr->recording = NULL;
    tr->n_handles_kept = tr->handles.n;
    tr->n_callbacks++;
    return s;
}

static etch_status leave(etch_tracer *tr, const place *was)
{
    tr->n_callbacks--;
    tr->n_handles_kept = was->n_handles_kept;
    tr->recording = was->recording;
    tr->cx->at = was->at;
    tr->n_pauses = was->n_pauses + 1; /* pauses that it left open end with it */
    etch_status s = etch__tapes_resume(tr);
    etch__release_handles(tr, was->n_handles);
    return s;
}

static etch_status run(etch_callback *base, etch_ctx *cx, etch_tensor *const *in, int n_in, etch_tensor **out,
                       int n_out)
{
    const callback *it = (const callback *)base;
    etch_tracer *tr = etch__tracer(cx);
    place was;
    if (!tr)
        return cx->status;
    if (tr->n_callbacks >= ETCH_MAX_NESTING)
        return etch__fail(cx, ETCH_ENESTING, "callbacks run inside each other %d deep", tr->n_callbacks);
    etch__callback_retain(base); /* who holds it may be released inside */
    etch__ctx_busy(cx);
    etch_status s = enter(tr, &was);
    if (s == ETCH_OK)
        s = error_of(cx, it->host.run(cx, in, n_in, out, n_out, it->host.user));
    for (int i = 0; i < n_out; i++)
        out[i] = s == ETCH_OK ? etch_tensor_retain(out[i]) : NULL; /* before the handles go */
    etch_status left = leave(tr, &was);
    etch__ctx_idle(cx); /* the call around is busy, too */
    etch__callback_release(&base);
    return s == ETCH_OK ? left : s;
}

/* --- calling it --------------------------------------------------------------------------------------------------- */

typedef struct call {
    etch_ctx *cx;
    etch_tracer *tr;
    const char *name;
    etch_tensor *const *in;
    int n_in;
    etch_spec *const *types;
    int n_out;
    etch_tensor **out;
    bool is_pure;
    etch_attrs_host attrs;
} call;

/* On tapes it is a way that has no gradient, and that nobody goes again. The sizes are those that came out. */
static etch_status note(const call *c)
{
    etch_ctx *cx = c->cx;
    etch_strbuf types;
    int n = 0;
    etch_tensor **in = ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, c->n_in + 1);
    if (!in)
        return etch__fail_nomem(cx);
    for (int i = 0; i < c->n_in; i++)
        if (etch__dtype_is(c->in[i]->dtype, ETCH_CLASS_FLOAT))
            in[n++] = c->in[i];
    if (n == 0 || c->n_out == 0)
        return ETCH_OK;
    etch__strbuf_init(&types, cx->alloc);
    for (int i = 0; i < c->n_out; i++) {
        etch__strbuf_addf(&types, "%s%s[", i ? " " : "", etch_dtype_name(c->out[i]->dtype));
        for (int a = 0; a < c->out[i]->rank; a++)
            etch__strbuf_addf(&types, a ? ", %lld" : "%lld", (long long)c->out[i]->dims[a]);
        etch__strbuf_add(&types, "]");
    }
    const etch_attrs_host attrs = { .callback = c->attrs.callback, .types = types.at, .spent = true };
    etch_status s = types.failed ? etch__fail_nomem(cx)
                                 : etch__tapes_note_op(c->tr, ETCH_OP_pure_host, in, n, &attrs, c->out, c->n_out);
    etch__strbuf_fini(&types);
    return s;
}

/* Results are tensors of their own, be they the inputs: tapes tell them apart. */
static etch_status own_results(const call *c)
{
    for (int i = 0; i < c->n_out; i++) {
        etch_tensor *t = c->out[i], *own = NULL;
        ETCH_TRY(etch__tensor_on_buffer(c->cx, t->buffer, t->address, t->dtype, t->dims, t->strides, t->rank, &own));
        c->out[i] = own;
        etch_tensor_release(&t);
    }
    return ETCH_OK;
}

static etch_status run_now(const call *c)
{
    etch_ctx *cx = c->cx;
    etch_location at = etch__location(cx);
    for (int i = 0; i < c->n_in; i++)
        ETCH_TRY(etch__check_tensor(cx, c->in[i], c->name));
    etch_status s = etch__callback_run(cx, c->attrs.callback, c->attrs.types, c->in, c->n_in, c->out, c->n_out);
    if (s != ETCH_OK)
        return s != ETCH_ENOMEM && at.file ? etch__fail_within(cx, "%s:%d", at.file, at.line) : s;
    if (c->tr->is_noting)
        s = own_results(c);
    if (s == ETCH_OK && c->tr->is_noting)
        s = note(c);
    for (int i = 0; s != ETCH_OK && i < c->n_out; i++)
        etch_tensor_release(&c->out[i]);
    return s;
}

/* out[] gets references. One without operands or results has nothing that it could be merged or dropped by. */
static etch_status record(const call *c)
{
    etch_arena *scratch = &c->cx->scratch;
    if (c->is_pure && c->n_in > 0 && c->n_out > 0)
        return etch__record(c->tr, ETCH_OP_pure_host, c->in, c->n_in, &c->attrs, c->out, c->n_out);
    etch_tensor **in = ETCH_ARENA_ARRAY(scratch, etch_tensor *, c->n_in + 1);
    etch_tensor **out = ETCH_ARENA_ARRAY(scratch, etch_tensor *, c->n_out + 1);
    if (!in || !out)
        return etch__fail_nomem(c->cx);
    for (int i = 0; i < c->n_in; i++)
        in[i + 1] = c->in[i];
    ETCH_TRY(etch__record_effect(c->tr, ETCH_OP_host, in, c->n_in + 1, &c->attrs, out, c->n_out + 1));
    for (int i = 0; i < c->n_out; i++)
        c->out[i] = out[i + 1];
    return ETCH_OK;
}

static etch_status add_type(const call *c, int i, etch_strbuf *b)
{
    const etch_spec *t = c->types[i];
    if (!t || etch_spec_get_kind(t) != ETCH_SPEC_TENSOR)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: the type of result %d is %s", c->name, i,
                          t ? "none of a tensor" : "NULL");
    if (etch_spec_rank(t) < 0)
        return etch__fail(c->cx, ETCH_EINVAL,
                          "%s: the type of result %d has no rank; sizes may be unknown, their number may not", c->name,
                          i);
    etch__strbuf_addf(b, "%s%s[", i ? " " : "", etch_dtype_name(etch_spec_dtype(t)));
    for (int a = 0; a < etch_spec_rank(t); a++) {
        etch_size size = etch_spec_size(t, a);
        if (size.name)
            return etch__fail(c->cx, ETCH_EINVAL,
                              "%s: size %d of result %d has the name '%s'; sizes of results are known or unknown",
                              c->name, a, i, size.name);
        etch__strbuf_add(b, a ? ", " : "");
        if (size.size >= 0)
            etch__strbuf_addf(b, "%lld", (long long)size.size);
        else
            etch__strbuf_add(b, "?");
    }
    etch__strbuf_add(b, "]");
    return ETCH_OK;
}

static etch_status perform(call *c, etch_callback *called)
{
    etch_strbuf types;
    ETCH_ASSERT(c->tr, "'%s' on a context without a tracer", called->name);
    etch__strbuf_init(&types, c->cx->alloc);
    etch_status s = ETCH_OK;
    for (int i = 0; s == ETCH_OK && i < c->n_out; i++)
        s = add_type(c, i, &types);
    if (s == ETCH_OK && types.failed)
        s = etch__fail_nomem(c->cx);
    if (s == ETCH_OK) {
        c->attrs = (etch_attrs_host){ .callback = called, .types = types.n ? types.at : "" };
        etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
        s = c->tr->recording ? record(c) : run_now(c);
        etch__arena_reset(&c->cx->scratch, mark);
    }
    etch__strbuf_fini(&types);
    for (int i = 0; s == ETCH_OK && i < c->n_out; i++)
        c->out[i] = etch__own(c->tr, c->out[i]);
    return c->cx->sticky ? c->cx->status : s;
}

static etch_status check(call *c, const etch_host *host)
{
    etch_ctx *cx = c->cx;
    ETCH_ENTER(cx);
    if (!host || !host->run)
        return etch__fail(cx, ETCH_EINVAL, "call_host: %s NULL", !host ? "what to call is" : "its run is");
    c->name = host->name ? host->name : "callback";
    c->is_pure = host->is_pure;
    if (c->n_in < 0 || c->n_in > ETCH_MAX_OPERANDS / 2 || (c->n_in > 0 && !c->in))
        return etch__fail(cx, ETCH_EINVAL, "%s: %d inputs%s", c->name, c->n_in,
                          c->n_in > 0 && !c->in ? " in a list that is NULL" : "");
    if (c->n_out < 0 || c->n_out >= ETCH_MAX_RESULTS || (c->n_out > 0 && (!c->out || !c->types)))
        return etch__fail(cx, ETCH_EINVAL, "%s: %d results%s; there may be 0 to %d", c->name, c->n_out,
                          c->n_out > 0 && (!c->out || !c->types) ? " with a list that is NULL" : "",
                          ETCH_MAX_RESULTS - 1);
    for (int i = 0; i < c->n_in; i++)
        if (!c->in[i])
            return etch__fail(cx, ETCH_EINVAL, "%s: input %d is NULL", c->name, i);
    c->tr = etch__tracer(cx);
    return c->tr ? ETCH_OK : ETCH_ENOMEM;
}

void(etch_call_host)(etch_ctx *cx, const etch_host *host, etch_tensor *const *in, int n_in, etch_spec *const *types,
                     int n_out, etch_tensor **out)
{
    call c = { .cx = cx, .in = in, .n_in = n_in, .types = types, .n_out = n_out, .out = out };
    callback *it = NULL;
    for (int i = 0; out && i < n_out; i++)
        out[i] = NULL;
    etch__ctx_busy(cx);
    etch_status s = check(&c, host);
    if (s == ETCH_OK)
        s = new_callback(cx, host, &it);
    else if (host && host->release_user)
        host->release_user(host->user);
    if (s == ETCH_OK) {
        etch_callback *base = &it->base;
        s = perform(&c, base);
        etch__callback_release(&base);
    }
    if (s != ETCH_OK)
        etch__stick(cx);
    for (int i = 0; s != ETCH_OK && out && i < n_out; i++)
        out[i] = NULL;
    etch__ctx_idle(cx);
}
