/* Reading and writing variables.
 *
 * Outside of traces a read hands out the value itself and a write puts another tensor in its place, so that what was
 * read stays what it was; while tapes are open each reader gets a view of its own on it, since to these two reads are
 * two. A tensor that the caller gave is copied: he may write to it later. Nothing is written in place: the memory of
 * the old value, if nobody holds it, is the device's next block of that size (calls of traced functions do: state.c). Inside a trace the same functions
 * record. */
#include "trace/variable.h"

#include <etch/ops.h>
#include "trace/op.h"
#include "trace/tape.h"
#include <string.h>

typedef struct writing writing;
typedef struct change {
    const char *name;
    const char *operands[2];         /* NULL: none */
    const char *of_value, *of_delta; /* for messages */
    /* The value that it makes of `now`: a new reference, of a tensor that nobody else has. */
    etch_status (*make)(const writing *w, etch_tensor *now, etch_tensor **out);
} change;
struct writing {
    etch_ctx *cx;
    etch_tracer *tr;
    etch_variable *v;
    const change *how;
    etch_tensor *x[2];
};

/* Not through the op functions: tapes do not see it, and no gradient goes through a variable from what is read to
 * what was written. */
static etch_status apply(const writing *w, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                         etch_tensor **out)
{
    etch_status s = w->tr->recording ? etch__record(w->tr, op, in, n_in, attrs, out, 1)
                                     : etch__eager_run(w->tr, op, in, n_in, attrs, out, 1);
    return s == ETCH_OK ? ETCH_OK : etch__fail_within(w->cx, "variable '%s': %s", w->v->name, w->how->name);
}

static etch_status make_assigned(const writing *w, etch_tensor *now, etch_tensor **out)
{
    (void)now;
    etch_recording *r = w->tr->recording;
    etch_val val;
    if ((r ? etch__recorded_value(r, w->x[0], "assign", &val) : etch__variable_copy(w->cx, w->x[0], "assign", out)) !=
        ETCH_OK)
        return etch__fail_within(w->cx, "variable '%s'", w->v->name);
    return r ? etch__traced_new(r, val, out) : ETCH_OK;
}

/* The delta has the sizes of the value: there is no broadcasting. */
static etch_status fit_delta(const writing *w, const etch_tensor *now, etch_tensor **out)
{
    etch_tensor *x = w->x[0];
    etch_recording *r = w->tr->recording;
    if (!r) {
        char own[ETCH_TYPE_TEXT], text[ETCH_TYPE_TEXT];
        if (etch__check_tensor(w->cx, x, w->how->name) != ETCH_OK)
            return etch__fail_within(w->cx, "variable '%s'", w->v->name);
        if (x->dtype != now->dtype || x->rank != now->rank ||
            memcmp(x->dims, now->dims, (size_t)x->rank * sizeof *x->dims) != 0)
            return etch__fail(w->cx, x->dtype == now->dtype ? ETCH_ESHAPE : ETCH_EDTYPE,
                              "variable '%s' has a value that is %s: %s is %s", w->v->name,
                              etch__tensor_type_text(now, own), w->how->of_delta, etch__tensor_type_text(x, text));
        *out = etch_tensor_retain(x);
        return ETCH_OK;
    }
    etch_val val;
    if (etch__recorded_value(r, x, w->how->name, &val) != ETCH_OK)
        return etch__fail_within(w->cx, "variable '%s'", w->v->name);
    const etch_type *t = etch__type_of(r->g, now->value);
    if (x->dtype != w->v->type->dtype)
        return etch__variable_misfit(w->cx, w->v, x->dtype, w->how->of_delta,
                                     etch__type_str(r->g, etch__type_of(r->g, val)));
    if (t->rank >= 0)
        ETCH_TRY(etch__fit_sizes(r, w->v, w->how->of_delta, t->dims, t->rank, &val));
    return etch__traced_new(r, val, out);
}

static etch_status add_delta(const writing *w, etch_op op, etch_tensor *now, etch_tensor **out)
{
    etch_tensor *in[2] = { now, NULL };
    ETCH_TRY(fit_delta(w, now, &in[1]));
    etch_status s = apply(w, op, in, 2, NULL, out);
    etch_tensor_release(&in[1]);
    return s;
}

static etch_status make_added(const writing *w, etch_tensor *now, etch_tensor **out)
{
    return add_delta(w, ETCH_OP_add, now, out);
}

static etch_status make_subtracted(const writing *w, etch_tensor *now, etch_tensor **out)
{
    return add_delta(w, ETCH_OP_sub, now, out);
}

/* Each index is one into axis 0. */
static etch_status scatter(const writing *w, etch_op op, etch_tensor *now, etch_tensor *updates, etch_tensor **out)
{
    static const int64_t last = -1;
    const etch_attrs_along along = { .axes = { &last, 1 } };
    etch_tensor *in[3] = { now, NULL, updates };
    ETCH_TRY(apply(w, ETCH_OP_expand_dims, &w->x[0], 1, &along, &in[1]));
    etch_status s = apply(w, op, in, 3, NULL, out);
    etch_tensor_release(&in[1]);
    return s;
}

static etch_status make_scattered(const writing *w, etch_tensor *now, etch_tensor **out)
{
    return scatter(w, ETCH_OP_scatter_nd_update, now, w->x[1], out);
}

static etch_status make_scatter_added(const writing *w, etch_tensor *now, etch_tensor **out)
{
    return scatter(w, ETCH_OP_scatter_nd_add, now, w->x[1], out);
}

static etch_status make_scatter_subtracted(const writing *w, etch_tensor *now, etch_tensor **out)
{
    etch_tensor *less = NULL;
    ETCH_TRY(apply(w, ETCH_OP_neg, &w->x[1], 1, NULL, &less));
    etch_status s = scatter(w, ETCH_OP_scatter_nd_add, now, less, out);
    etch_tensor_release(&less);
    return s;
}

static const change assign = { "assign", { "the value", NULL }, "assign: the value", NULL, make_assigned };
static const change assign_add = {
    "assign_add", { "delta", NULL }, "assign_add: the result", "assign_add: delta", make_added
};
static const change assign_sub = {
    "assign_sub", { "delta", NULL }, "assign_sub: the result", "assign_sub: delta", make_subtracted
};
static const change scatter_update = {
    "scatter_update", { "indices", "updates" }, "scatter_update: the result", NULL, make_scattered
};
static const change scatter_add = {
    "scatter_add", { "indices", "updates" }, "scatter_add: the result", NULL, make_scatter_added
};
static const change scatter_sub = {
    "scatter_sub", { "indices", "updates" }, "scatter_sub: the result", NULL, make_scatter_subtracted
};

/* Has the value, which fits, the sizes that the variable had? Where these are fixed it has, though perhaps by another form. */
static bool has_same_sizes(const writing *w, etch_val val, etch_val was)
{
    const etch_recording *r = w->tr->recording;
    const etch_type *a = etch__type_of(r->g, val), *b = etch__type_of(r->g, was);
    int64_t fixed[ETCH_MAX_RANK];
    if (a->rank < 0 || a->rank != b->rank || etch__variable_fixed_sizes(r, w->v, fixed) != a->rank)
        return false;
    for (int i = 0; i < a->rank; i++)
        if (a->dims[i] != b->dims[i] && fixed[i] < 0)
            return false;
    return true;
}

/* A value as the variable's next: gradients by it, if they can have one shape, are gradients by what it was. */
static etch_status keep(const writing *w, etch_tensor *value, etch_tensor *was, etch_tensor **out)
{
    bool is_linked = etch__dtype_is(value->dtype, ETCH_CLASS_FLOAT) && has_same_sizes(w, value->value, was->value);
    etch_tensor *in[2] = { value, was };
    return apply(w, is_linked ? ETCH_OP_assigned : ETCH_OP_stop_gradient, in, is_linked ? 2 : 1, NULL, out);
}

static etch_status write_recorded(const writing *w, etch_tensor **out)
{
    etch_recording *r = w->tr->recording;
    etch_trace_variable *it;
    etch_tensor *now = NULL, *made = NULL, *kept = NULL;
    etch__recording_here(r);
    ETCH_TRY(etch__variable_touch(r, w->v, &it));
    ETCH_TRY(etch__traced_new(r, it->now, &now));
    etch_status s = w->how->make(w, now, &made);
    if (s == ETCH_OK) {
        etch_val val = made->value;
        s = etch__variable_fit(r, w->v, w->how->of_value, &val);
        etch_tensor *fitted = NULL;
        if (s == ETCH_OK)
            s = etch__traced_new(r, val, &fitted);
        if (s == ETCH_OK)
            s = keep(w, fitted, now, &kept);
        etch_tensor_release(&fitted);
    }
    if (s == ETCH_OK)
        s = etch__traced_new(r, kept->value, out);
    if (s == ETCH_OK)
        s = etch__tape_give_read(w->tr, w->v, out);
    if (s == ETCH_OK)
        s = etch__variable_touch(r, w->v, &it); /* computing may have touched others */
    if (s == ETCH_OK)
        it->now = kept->value;
    etch_tensor_release(&now);
    etch_tensor_release(&made);
    etch_tensor_release(&kept);
    return s;
}

/* If another thread writes between our read and our write, ours is made again of what it wrote: nothing is lost. */
static etch_status write_now(const writing *w, etch_tensor **out)
{
    for (bool is_put = false; !is_put;) {
        etch_tensor *old = NULL, *made = NULL;
        ETCH_TRY(etch__variables_take(w->cx, &w->v, 1, &old, NULL));
        etch_status s = w->how->make(w, old, &made);
        if (s == ETCH_OK)
            s = etch__variable_fits(w->cx, w->v, made, w->how->of_value);
        if (s == ETCH_OK) {
            *out = etch_tensor_retain(made);
            s = etch__tape_give_read(w->tr, w->v, out); /* nothing fails any more once it is put */
        }
        if (s == ETCH_OK)
            is_put = etch__variable_put_if(w->v, old, made);
        if (!is_put) {
            etch_tensor_release(out);
            etch_tensor_release(&made);
        }
        etch_tensor_release(&old);
        if (s != ETCH_OK)
            return s;
    }
    return ETCH_OK;
}

/* The context's tracer, with room for a handle, so that nothing can fail once the variable is written; NULL: the status says
 * why not. */
static etch_tracer *begin(etch_ctx *cx, const etch_variable *v, const char *what)
{
    if (cx->sticky)
        return NULL;
    cx->status = ETCH_OK;
    if (etch__check_variable(cx, v, what) != ETCH_OK)
        return NULL;
    etch_tracer *tr = etch__tracer(cx);
    if (tr && !ETCH_VEC_RESERVE(&tr->handles, cx->alloc, 1)) {
        etch__fail_nomem(cx);
        return NULL;
    }
    return tr;
}

static etch_status write_it(writing *w, etch_tensor **out)
{
    w->tr = begin(w->cx, w->v, w->how->name);
    if (!w->tr)
        return w->cx->status;
    for (int i = 0; i < 2 && w->how->operands[i]; i++)
        if (!w->x[i])
            return etch__fail(w->cx, ETCH_EINVAL, "variable '%s': %s: %s is NULL", w->v->name, w->how->name,
                              w->how->operands[i]);
    return w->tr->recording ? write_recorded(w, out) : write_now(w, out);
}

static etch_tensor *write_by(etch_ctx *cx, etch_variable *v, const change *how, etch_tensor *x, etch_tensor *y)
{
    writing w = { .cx = cx, .v = v, .how = how, .x = { x, y } };
    etch_tensor *out = NULL;
    if (write_it(&w, &out) == ETCH_OK)
        return etch__own(w.tr, out);
    etch_tensor_release(&out);
    etch__stick(cx);
    return NULL;
}

static etch_status read_it(etch_ctx *cx, etch_variable *v, etch_tracer **tr, etch_tensor **out)
{
    etch_trace_variable *it;
    *tr = begin(cx, v, "read");
    if (!*tr)
        return cx->status;
    if ((*tr)->recording) {
        ETCH_TRY(etch__variable_touch((*tr)->recording, v, &it));
        ETCH_TRY(etch__traced_new((*tr)->recording, it->now, out));
    } else {
        ETCH_TRY(etch__variables_take(cx, &v, 1, out, NULL));
    }
    etch_status s = etch__tape_give_read(*tr, v, out);
    if (s != ETCH_OK)
        etch_tensor_release(out);
    return s;
}

etch_tensor *(etch_variable_read)(etch_ctx *cx, etch_variable *v)
{
    etch_tracer *tr = NULL;
    etch_tensor *out = NULL;
    if (read_it(cx, v, &tr, &out) == ETCH_OK)
        return etch__own(tr, out);
    etch__stick(cx);
    return NULL;
}

etch_tensor *(etch_variable_assign)(etch_ctx *cx, etch_variable *v, etch_tensor *value)
{
    return write_by(cx, v, &assign, value, NULL);
}

etch_tensor *(etch_variable_assign_add)(etch_ctx *cx, etch_variable *v, etch_tensor *delta)
{
    return write_by(cx, v, &assign_add, delta, NULL);
}

etch_tensor *(etch_variable_assign_sub)(etch_ctx *cx, etch_variable *v, etch_tensor *delta)
{
    return write_by(cx, v, &assign_sub, delta, NULL);
}

etch_tensor *(etch_variable_scatter_update)(etch_ctx *cx, etch_variable *v, etch_tensor *indices, etch_tensor *updates)
{
    return write_by(cx, v, &scatter_update, indices, updates);
}

etch_tensor *(etch_variable_scatter_add)(etch_ctx *cx, etch_variable *v, etch_tensor *indices, etch_tensor *updates)
{
    return write_by(cx, v, &scatter_add, indices, updates);
}

etch_tensor *(etch_variable_scatter_sub)(etch_ctx *cx, etch_variable *v, etch_tensor *indices, etch_tensor *updates)
{
    return write_by(cx, v, &scatter_sub, indices, updates);
}
