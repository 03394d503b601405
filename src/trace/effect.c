/* Prints and asserts.
 *
 * Outside of traces the op runs at once. In a trace its token is what the variable `effects` has at this point of the
 * program, and the next token is what it has from then on: so that effects are ordered as writes of one variable are,
 * through branches, loops and calls, and a function whose only result they are has an output for them. What the token
 * is has no meaning. */
#include <etch/effect.h>

#include "kernel/call/effects.h"
#include "trace/op.h"
#include "trace/variable.h"
#include <etch/ops.h>
#include <string.h>

enum { SUMMARIZE = 3 }; /* by default: of each end of an axis */

typedef struct effect {
    etch_ctx *cx;
    etch_op op;
    const char *name;     /* for messages */
    etch_tensor *is_true; /* of an assert */
    etch_tensor *text;    /* a string */
    etch_tensor *const *xs;
    int n;
    etch_attrs_summary attrs;
} effect;

/* --- doing it ----------------------------------------------------------------------------------------------------- */

etch_status etch__record_effect(etch_tracer *tr, etch_op op, etch_tensor **in, int n_in, const void *attrs,
                                etch_tensor **out, int n_out)
{
    etch_recording *r = tr->recording;
    etch_variable *effects = NULL;
    etch_trace_variable *it;
    in[0] = NULL;
    for (int i = 0; i < n_out; i++)
        out[i] = NULL;
    ETCH_TRY(etch__effects_variable(tr->cx, &effects));
    etch_status s = etch__variable_touch(r, effects, &it);
    if (s == ETCH_OK)
        s = etch__traced_new(r, it->now, &in[0]);
    if (s == ETCH_OK)
        s = etch__record(tr, op, in, n_in, attrs, out, n_out);
    if (s == ETCH_OK)
        s = etch__variable_touch(r, effects, &it); /* operands may have come to variables */
    if (s == ETCH_OK)
        it->now = out[0]->value;
    etch_tensor_release(&in[0]);
    etch_tensor_release(&out[0]);
    for (int i = 1; s != ETCH_OK && i < n_out; i++)
        etch_tensor_release(&out[i]);
    etch_variable_release(&effects); /* the trace holds it */
    return s;
}

static etch_status record(etch_tracer *tr, const effect *e, etch_tensor **in, int n_in)
{
    etch_tensor *next;
    return etch__record_effect(tr, e->op, in, n_in, &e->attrs, &next, 1);
}

/* The op's plan is that of all places of the program, which this one is put before. */
static etch_status run_now(etch_tracer *tr, const effect *e, etch_tensor **in, int n_in)
{
    static const int64_t none = 0;
    etch_tensor *next = NULL;
    ETCH_TRY(etch_tensor_from(e->cx, ETCH_I64, NULL, 0, &none, &in[0]));
    etch_location at = etch__location(e->cx);
    etch_status s = etch__eager_run(tr, e->op, in, n_in, &e->attrs, &next, 1);
    if (s == ETCH_EINVAL && at.file)
        s = etch__fail_within(e->cx, "%s:%d", at.file, at.line);
    etch_tensor_release(&in[0]);
    etch_tensor_release(&next);
    return s;
}

static etch_status check_tensors(const effect *e)
{
    if (e->n < 0 || e->n > ETCH_MAX_OPERANDS / 2 || (e->n > 0 && !e->xs))
        return etch__fail(e->cx, ETCH_EINVAL, "%s: %d tensors%s", e->name, e->n,
                          e->n > 0 && !e->xs ? " in a list that is NULL" : "");
    for (int i = 0; i < e->n; i++)
        if (!e->xs[i])
            return etch__fail(e->cx, ETCH_EINVAL, "%s: tensor %d is NULL", e->name, i);
    return ETCH_OK;
}

static etch_status perform(const effect *e)
{
    etch_tracer *tr = etch__tracer(e->cx);
    if (!tr)
        return e->cx->status;
    etch_arena_mark mark = etch__arena_mark(&e->cx->scratch);
    etch_tensor **in = ETCH_ARENA_ARRAY(&e->cx->scratch, etch_tensor *, e->n + 3);
    int n = 0;
    if (!in)
        return etch__fail_nomem(e->cx);
    in[n++] = NULL; /* the token */
    if (e->is_true)
        in[n++] = e->is_true;
    in[n++] = e->text;
    for (int i = 0; i < e->n; i++)
        in[n++] = e->xs[i];
    etch_status s = tr->recording ? record(tr, e, in, n) : run_now(tr, e, in, n);
    etch__arena_reset(&e->cx->scratch, mark);
    return s;
}

/* --- print -------------------------------------------------------------------------------------------------------- */

/* The format with `end` behind it, whose braces are braces. */
static etch_status make_format(etch_ctx *cx, const char *format, const char *end, etch_tensor **out)
{
    etch_strbuf b;
    etch__strbuf_init(&b, cx->alloc);
    etch__strbuf_add(&b, format);
    for (; *end; end++)
        etch__strbuf_addn(&b, (const char[]){ *end, *end }, *end == '{' || *end == '}' ? 2 : 1);
    const char *text = b.at;
    etch_status s = b.failed ? etch__fail_nomem(cx) : etch_tensor_from(cx, ETCH_STRING, NULL, 0, &text, out);
    etch__strbuf_fini(&b);
    return s;
}

static etch_status print_it(etch_ctx *cx, const char *format, etch_tensor *const *xs, int n,
                            const etch_print_options *options)
{
    static const etch_print_options defaults;
    const etch_print_options *o = options ? options : &defaults;
    effect e = { .cx = cx, .op = ETCH_OP_print, .name = "print", .xs = xs, .n = n };
    ETCH_ENTER(cx);
    if (!format)
        return etch__fail(cx, ETCH_EINVAL, "print: the format is NULL");
    if (o->summarize < -1)
        return etch__fail(cx, ETCH_EINVAL, "print: summarize is %d; -1 is for all elements", o->summarize);
    ETCH_TRY(check_tensors(&e));
    ETCH_TRY(etch__check_format(cx, format, strlen(format), n));
    ETCH_TRY(make_format(cx, format, o->end ? o->end : "\n", &e.text));
    e.attrs.summarize = o->summarize ? o->summarize : SUMMARIZE;
    etch_status s = perform(&e);
    etch_tensor_release(&e.text);
    return s;
}

void(etch_print)(etch_ctx *cx, const char *format, etch_tensor *const *xs, int n, const etch_print_options *options)
{
    etch__ctx_busy(cx);
    if (print_it(cx, format, xs, n, options) != ETCH_OK)
        etch__stick(cx);
    etch__ctx_idle(cx);
}

etch_status etch_set_print(etch_ctx *cx, etch_printer *print, void *user)
{
    ETCH_ENTER(cx);
    return etch__set_print(cx, print, user);
}

/* --- assert ------------------------------------------------------------------------------------------------------- */

static etch_status assert_it(etch_ctx *cx, etch_tensor *is_true, const char *message, etch_tensor *const *xs, int n)
{
    effect e = { .cx = cx, .op = ETCH_OP_check, .name = "assert", .is_true = is_true, .xs = xs, .n = n };
    ETCH_ENTER(cx);
    if (!is_true)
        return etch__fail(cx, ETCH_EINVAL, "assert: what is tested is NULL");
    if (is_true->dtype != ETCH_BOOL)
        return etch__fail(cx, ETCH_EDTYPE, "assert: what is tested must be bool, not %s",
                          etch_dtype_name(is_true->dtype));
    ETCH_TRY(check_tensors(&e));
    message = message ? message : "";
    ETCH_TRY(etch_tensor_from(cx, ETCH_STRING, NULL, 0, &message, &e.text));
    e.attrs.summarize = SUMMARIZE;
    etch_status s = perform(&e);
    etch_tensor_release(&e.text);
    return s;
}

void(etch_assert)(etch_ctx *cx, etch_tensor *is_true, const char *message, etch_tensor *const *xs, int n)
{
    if (assert_it(cx, is_true, message, xs, n) != ETCH_OK)
        etch__stick(cx);
}
