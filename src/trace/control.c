/* What branches and loops have in common: variables that bodies write, and results. */
#include "trace/control.h"

#include "trace/variable.h"

etch_status etch__control_add_writes(etch_recording *r, const etch_body_trace *b, const char *op, int n_results,
                                     etch_control_writes *w)
{
    for (size_t i = 0; i < b->written.n; i++) {
        etch_variable *v = b->written.at[i].variable;
        bool is_there = false;
        for (int k = 0; k < w->n; k++)
            is_there |= w->at[k].variable == v;
        if (is_there)
            continue;
        if (n_results + w->n >= ETCH_MAX_RESULTS)
            return etch__fail(r->tr->cx, ETCH_ENOTSUP,
                              "%s: more than %d results and variables that are written inside (the next is '%s')", op,
                              ETCH_MAX_RESULTS, v->name);
        etch_val given = etch__body_given_variable(b, v); /* as tapes know it */
        w->at[w->n++] = (etch_given){ .outer = given ? given : etch__variable_known(r, v)->now, .variable = v };
    }
    return ETCH_OK;
}

etch_status etch__control_build(etch_recording *r, etch_op op, const etch_val *in, int n_in, const void *attrs,
                                etch_tensor **out, int n_out, const etch_control_writes *w, int n_before)
{
    etch_val y[ETCH_MAX_RESULTS];
    etch__recording_here(r);
    int n = etch__build_n(r->g, op, in, n_in, attrs, y);
    if (n == 0)
        return r->tr->cx->status;
    ETCH_ASSERT(n >= n_out + w->n, "%s has %d results, not %d", etch__ops[op].name, n, n_out + w->n);
    for (int i = 0; i < n_out; i++) {
        etch_tensor *t;
        ETCH_TRY(etch__traced_new(r, y[i < n_before ? i : i + w->n], &t));
        out[i] = etch__own(r->tr, t);
        if (!out[i])
            return r->tr->cx->status;
    }
    for (int i = 0; i < w->n; i++)
        etch__variable_known(r, w->at[i].variable)->now = y[n_before + i];
    return ETCH_OK;
}

etch_status etch__control_read(etch_ctx *cx, etch_tensor *t, bool wants_bool, const char *op, int64_t *out)
{
    bool fits = wants_bool ? t->dtype == ETCH_BOOL : etch__dtype_is(t->dtype, ETCH_CLASS_INT | ETCH_CLASS_UINT);
    if (!fits || t->rank != 0)
        return etch__fail(cx, fits ? ETCH_ESHAPE : ETCH_EDTYPE, "%s: what decides must be %s, not %s of rank %d", op,
                          wants_bool ? "a bool scalar" : "an integer scalar", etch_dtype_name(t->dtype), t->rank);
    const void *data = etch_tensor_map(cx, t, false);
    if (!data)
        return cx->status;
    *out = wants_bool ? *(const bool *)data : etch__element_i64(t->dtype, data);
    etch_tensor_unmap(cx, t);
    return ETCH_OK;
}

etch_status etch__control_check(etch_ctx *cx, etch_tensor *const *out, int n, const char *op)
{
    if (cx->sticky)
        return cx->status;
    for (int i = 0; i < n; i++)
        if (!out[i])
            return etch__fail(cx, ETCH_EINVAL, "%s: the body gave no result %d", op, i);
    return ETCH_OK;
}

void etch__control_clear(etch_tensor **out, int n)
{
    for (int i = 0; out && i < n; i++)
        out[i] = NULL;
}

void etch__control_finish(etch_ctx *cx, etch_status s, etch_tensor **out, int n)
{
    if (s == ETCH_OK)
        return;
    etch__stick(cx);
    etch__control_clear(out, n);
}
