/* A call inside another trace: the entry's graph is recorded there again, and what it depends on of sizes guards the trace around. */
#include "trace/call.h"

#include "trace/custom.h"
#include "trace/fix.h"
#include "trace/spec_rules.h"
#include "trace/tape.h"
#include "trace/under_way.h"
#include <string.h>

etch_status etch__refresh_sizes(etch_ctx *cx, etch_tensor *const *in, int n_in, bool from_types, const char *what)
{
    for (int i = 0; i < n_in; i++) {
        etch_tensor *t = in[i];
        if (!t || !t->traced)
            continue;
        etch_trace_note *n = t->trace;
        if (!n->recording)
            return t->traced->refuse(cx, t, what);
        for (int a = 0; a < t->rank; a++) {
            etch_dim d = etch__traced_dim(t, a);
            t->dims[a] = ETCH_ANY_SIZE;
            if ((!from_types || etch__dim_is_const(d)) && etch__hinted(n->recording, d, &t->dims[a]) == ETCH_NO)
                return cx->status;
        }
    }
    return ETCH_OK;
}

/* What the callee's guards are in terms of the caller's sizes becomes the caller's guards. */
static etch_status hand_on_guards(const etch_calling *c, const etch_entry *e, const etch_val *in)
{
    etch_recording *r = c->tr->recording;
    etch_graph *g = r->g;
    etch_ctx *cx = c->cx;
    if (e->image.guards.list.n == 0)
        return ETCH_OK;
    size_t n = etch__dims_n_symbols(e->image.guards.prog.dims);
    etch_dim *map = ETCH_ARENA_ARRAY(&cx->scratch, etch_dim, n + 1);
    if (!map)
        return etch__fail_nomem(cx);
    for (size_t i = 0; i < n; i++)
        map[i] = 0; /* symbols that are not bound are in no guard */
    for (size_t i = 0; i < e->image.guards.binds.n; i++) {
        const etch_guard_bind *b = &e->image.guards.binds.at[i];
        map[b->slot] = etch__type_of(g, in[b->input])->dims[b->axis];
    }
    for (size_t i = 0; i < e->image.guards.state.n; i++) {
        const etch_guard_state *b = &e->image.guards.state.at[i];
        map[b->slot] = etch__type_of(g, in[b->input])->dims[b->axis];
    }
    for (size_t i = 0; i < e->image.guards.list.n; i++) {
        const etch_guard *it = &e->image.guards.list.at[i];
        etch_dim a = etch__dim_substitute(cx, g->dims, e->image.guards.prog.dims, it->a, map);
        etch_dim b = etch__dim_substitute(cx, g->dims, e->image.guards.prog.dims, it->b, map);
        if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
            return cx->status;
        if (etch__dim_is_const(a) && etch__dim_is_const(b))
            continue;
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, it->code, a, b));
    }
    return ETCH_OK;
}

/* --- what a declared signature says of sizes that the trace around leaves open ------------------------------------------ */

/* A number that the size may be. */
static int64_t representative(const etch_size *size)
{
    int64_t divisor = size->divisor > 1 ? size->divisor : 1;
    return size->size >= 0 ? size->size : (size->lo + divisor - 1) / divisor * divisor;
}

/* Open sizes count as what is declared in their place while the arguments are looked at; guard_sizes sees to it that they are. */
bool etch__assume_declared(const etch_spec *signature, etch_tensor *const *in, int n)
{
    bool assumes = false;
    for (int i = 0; i < n && i < signature->n_tensors; i++) {
        const etch_spec *s = etch_spec_tensor_at(signature, i);
        etch_tensor *t = in[i];
        for (int a = 0; t && t->traced && s->kind == ETCH_SPEC_TENSOR && t->rank == etch_spec_rank(s) && a < t->rank;
             a++) {
            etch_size size = etch_spec_size(s, a);
            if (t->dims[a] >= 0 || (size.size < 0 && !size.name))
                continue;
            t->dims[a] = representative(&size);
            assumes = true;
        }
    }
    return assumes;
}

etch_status etch__calling_fit_inside(etch_calling *c)
{
    ETCH_TRY(etch__refresh_sizes(c->cx, c->in, c->n_in, false, c->f->name));
    if (!c->f->signature || !etch__assume_declared(c->f->signature, c->in, c->n_in))
        return etch__calling_fit_args(c);
    ETCH_TRY(etch__calling_fit_args(c));
    return etch__refresh_sizes(c->cx, c->in, c->n_in, false, c->f->name);
}

/* What a name of the callee's signature stands for in the caller. */
typedef struct named_size {
    const char *name;
    etch_dim d;
} named_size;

static etch_status check_later(etch_recording *r, int axis, etch_dim size, etch_val *v)
{
    *v = etch__view_with_size(r->g, *v, axis, size);
    return *v ? ETCH_OK : r->tr->cx->status;
}

/* Of a size that the trace leaves open it must be known that it is in the range: nothing could check it later. */
static etch_status prove_range(etch_recording *r, const etch_size *size, etch_dim d)
{
    etch_ctx *cx = r->tr->cx;
    etch_dims *dims = r->g->dims;
    etch_dim rest = size->divisor > 1 ? etch__dim_mod(cx, dims, d, size->divisor) : 0;
    if (rest == ETCH_DIM_FAILED)
        return cx->status;
    bool is_known = (size->lo <= 0 || etch__dim_less_equal(cx, dims, size->lo, d) == ETCH_YES) &&
                    (size->hi <= 0 || etch__dim_less_equal(cx, dims, d, size->hi) == ETCH_YES) &&
                    etch__dim_equal(cx, dims, rest, 0) == ETCH_YES;
    return is_known ? ETCH_OK
                    : etch__fail(cx, ETCH_ESHAPE,
                                 "the size %s is open here, and the function that is called declares a range for it: "
                                 "declare one that lies in it here, too",
                                 etch__dim_str(r->g, d));
}

static etch_status guard_range(etch_recording *r, const etch_size *size, etch_dim d)
{
    if (size->lo > 0)
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_LESS_EQUAL, size->lo, d));
    if (size->hi > 0)
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_LESS_EQUAL, d, size->hi));
    if (size->divisor > 1)
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_DIVIDES, size->divisor, d));
    return ETCH_OK;
}

/* One size of the signature: a number, a name that stands for one size everywhere, a range. The present call has them; that others of
 * the caller must have them too is a guard, unless it is known. */
static etch_status guard_size(etch_recording *r, const etch_size *size, int axis, etch_val *v, named_size *names,
                              int *n_names)
{
    int64_t now;
    etch_dim d = etch__type_of(r->g, *v)->dims[axis];
    bool is_const = etch__dim_is_const(d);
    if (size->size < 0 && !size->name)
        return ETCH_OK;
    etch_tri has = etch__hinted(r, d, &now);
    if (has == ETCH_NO)
        return r->tr->cx->status;
    if (size->size >= 0 && has == ETCH_UNKNOWN)
        return check_later(r, axis, size->size, v);
    if (size->size >= 0)
        return is_const ? ETCH_OK : etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_EQUAL, d, size->size);
    int i = 0;
    while (i < *n_names && strcmp(names[i].name, size->name) != 0)
        i++;
    if (i == *n_names)
        names[(*n_names)++] = (named_size){ size->name, d };
    else if (names[i].d != d && (has == ETCH_UNKNOWN || etch__hinted(r, names[i].d, &now) == ETCH_UNKNOWN))
        return check_later(r, axis, names[i].d, v);
    else if (names[i].d != d && !(is_const && etch__dim_is_const(names[i].d)))
        ETCH_TRY(etch__guard_add(r, ETCH_GUARD_CALLED, ETCH_DIMCODE_CHECK_EQUAL, names[i].d, d));
    return is_const ? ETCH_OK : has == ETCH_UNKNOWN ? prove_range(r, size, d) : guard_range(r, size, d);
}

/* What the callee's signature says of sizes holds for the present call, and has to for all that use the caller's trace. */
static etch_status guard_sizes(const etch_calling *c, const etch_entry *e, etch_val *in)
{
    etch_recording *r = c->tr->recording;
    const etch_spec *key = e->image.key;
    size_t n_sizes = 0;
    for (int i = 0; i < key->n_tensors; i++)
        n_sizes += (size_t)(etch_spec_rank(etch_spec_tensor_at(key, i)) > 0
                                ? etch_spec_rank(etch_spec_tensor_at(key, i))
                                : 0);
    named_size *names = ETCH_ARENA_ARRAY(&c->cx->scratch, named_size, n_sizes + 1);
    int n_names = 0;
    if (!names)
        return etch__fail_nomem(c->cx);
    for (int i = 0, k = 0; i < key->n_tensors; i++) {
        const etch_spec *s = etch_spec_tensor_at(key, i);
        if (s->kind == ETCH_SPEC_RESOURCE)
            continue;
        int rank = etch__type_of(r->g, in[k])->rank;
        for (int a = 0; a < rank && a < etch_spec_rank(s); a++) {
            etch_size size = etch_spec_size(s, a);
            ETCH_TRY(guard_size(r, &size, a, &in[k], names, &n_names));
        }
        k++;
    }
    return ETCH_OK;
}

/* To the tapes of the trace under way a call reads the variables that it uses. */
static etch_status note_recorded_read(const etch_calling *c, etch_variable *v, etch_val *val)
{
    etch_tensor *t = NULL;
    ETCH_TRY(etch__traced_new(c->tr->recording, *val, &t));
    etch_status s = etch__tape_note_read(c->tr, v, t);
    *val = t->value;
    etch_tensor_release(&t);
    return s;
}

/* Which arguments are the same variable is part of what is called: so the trace under way depends on each of them, by the way in which
 * the body came to it. */
static etch_status touch_args(etch_recording *r, const etch_arg *args, int n)
{
    for (int i = 0; i < n; i++) {
        etch_trace_variable *it;
        etch_variable *v = etch_arg_variable(&args[i]);
        if (v)
            ETCH_TRY(etch__variable_touch(r, v, &it));
        else if (!args[i].spec && etch__spec_rules[args[i].kind]->has_items)
            ETCH_TRY(touch_args(r, args[i].items, args[i].n));
    }
    return ETCH_OK;
}

/* So it does on those that the callee knows from elsewhere, even if they are arguments too. */
static etch_status touch_captured(etch_recording *r, const etch_entry *e)
{
    for (int i = 0; i < e->n_variables; i++) {
        etch_trace_variable *it;
        if (e->variables[i].variable && e->variables[i].arg >= 0)
            ETCH_TRY(etch__variable_touch(r, e->variables[i].variable, &it));
    }
    return ETCH_OK;
}

/* What the inputs of e's graph are in the trace under way; a variable is there what it is at this point of the program. */
static etch_status recorded_inputs(const etch_calling *c, const etch_entry *e, const etch_state *st, etch_val *in)
{
    etch_recording *r = c->tr->recording;
    for (int i = 0; i < e->n_inputs; i++) {
        etch_tensor *x;
        etch_trace_variable *v;
        ETCH_TRY(etch__calling_input(c, e, i, &x));
        if (x) {
            ETCH_TRY(etch__recorded_value(r, x, c->f->name, &in[i]));
            continue;
        }
        ETCH_TRY(etch__variable_touch(r, st->variables[e->inputs[i].index], &v));
        in[i] = v->now;
        if (c->tr->tapes)
            ETCH_TRY(note_recorded_read(c, st->variables[e->inputs[i].index], &in[i]));
    }
    return ETCH_OK;
}

/* What the callee has from outside, its caller has too. */
static etch_status hand_on_noted(etch_recording *r, const etch_entry *e)
{
    while (r->body)
        r = r->outer;
    for (int i = 0; i < e->n_noted; i++)
        ETCH_TRY(etch__note_capture(r, e->noted[i]));
    return ETCH_OK;
}

etch_status etch__calling_record(const etch_calling *c, const etch_entry *e, const etch_state *st, etch_tensor **out)
{
    etch_recording *r = c->tr->recording;
    etch_ctx *cx = c->cx;
    int n_out = e->n_out + e->n_written;
    etch_val *in = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, e->n_inputs + 1),
             *y = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n_out + 1);
    if (!in || !y)
        return etch__fail_nomem(cx);
    etch__recording_here(r);
    if (e->image.key->max_alias >= 0) {
        ETCH_TRY(touch_args(r, c->args, c->n_args));
        ETCH_TRY(touch_captured(r, e));
    }
    ETCH_TRY(recorded_inputs(c, e, st, in));
    ETCH_TRY(hand_on_noted(r, e));
    ETCH_TRY(hand_on_guards(c, e, in));
    ETCH_TRY(guard_sizes(c, e, in));
    ETCH_TRY(etch__record_graph(r, e->image.graph, in, y));
    for (int i = 0, n = e->n_out; i < e->n_variables; i++)
        if (e->variables[i].is_written)
            ETCH_TRY(etch__variable_fit(r, st->variables[i], "the new value", &y[n++]));
    for (int i = 0; i < n_out; i++) {
        etch_status s = etch__traced_new(r, y[i], &out[i]);
        if (s == ETCH_OK)
            continue;
        while (i-- > 0)
            etch_tensor_release(&out[i]);
        return s;
    }
    return ETCH_OK;
}
