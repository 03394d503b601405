/* From an op function to the trace under way, or to the op's own plan. */
#include "trace/op.h"

#include "trace/tape.h"

/* Says which operand a caller left out. */
static void report_null(etch_ctx *cx, etch_op op, int i)
{
    const char *name = etch__ops[op].operands;
    for (int k = 0; k < i && strchr(name, ' '); k++)
        name = strchr(name, ' ') + 1;
    etch__fail(cx, ETCH_EINVAL, "%s: operand %d (%.*s) is NULL", etch__ops[op].name, i, (int)strcspn(name, " ."), name);
}

static etch_status run(etch_ctx *cx, etch_op op, etch_tensor *const *in, int n_in, const void *attrs, etch_tensor **out,
                       int n_out)
{
    ETCH_ENTER(cx);
    if (ETCH_UNLIKELY(n_in < 0 || (n_in > 0 && !in)))
        return etch__fail(cx, ETCH_EINVAL, "%s: %d operands%s", etch__ops[op].name, n_in,
                          in ? "" : " in a list that is NULL");
    if (ETCH_UNLIKELY(n_out < 0 || n_out > ETCH_MAX_RESULTS || (n_out > 0 && !out)))
        return etch__fail(cx, ETCH_EINVAL, "%s: %d results%s; there may be 1 to %d", etch__ops[op].name, n_out,
                          out ? "" : " in a list that is NULL", ETCH_MAX_RESULTS);
    for (int i = 0; i < n_in; i++)
        if (ETCH_UNLIKELY(!in[i])) {
            report_null(cx, op, i);
            return cx->status;
        }
    etch_tracer *tr = etch__tracer(cx);
    if (!tr)
        return cx->status;
    if (tr->recording)
        return etch__record(tr, op, in, n_in, attrs, out, n_out);
    ETCH_TRY(etch__eager_run(tr, op, in, n_in, attrs, out, n_out));
    if (ETCH_LIKELY(!tr->is_noting))
        return ETCH_OK;
    etch_status s = etch__tapes_note_op(tr, op, in, n_in, attrs, out, n_out);
    for (int i = 0; s != ETCH_OK && i < n_out; i++)
        etch_tensor_release(&out[i]);
    return s;
}

void etch__op_many(etch_ctx *cx, etch_op op, etch_tensor *const *in, int n_in, const void *attrs, etch_tensor **out,
                   int n_out)
{
    for (int i = 0; out && i < n_out; i++)
        out[i] = NULL;
    if (run(cx, op, in, n_in, attrs, out, n_out) != ETCH_OK) {
        etch__stick(cx);
        return;
    }
    etch_tracer *tr = etch__tracer(cx);
    for (int i = 0; i < n_out; i++)
        out[i] = etch__own(tr, out[i]);
    for (int i = 0; cx->sticky && i < n_out; i++)
        out[i] = NULL; /* what is owned goes with the scope */
}

etch_tensor *etch__op1(etch_ctx *cx, etch_op op, etch_tensor *const *in, int n_in, const void *attrs)
{
    etch_tensor *out;
    etch__op_many(cx, op, in, n_in, attrs, &out, 1);
    return out;
}
