/* Variables in a trace under way: the value that each has at this point of the program.
 *
 * When the body first comes to a variable, the graph gets an input for what it has at entry: known sizes are
 * constants there, open ones symbols with the present size as a hint. Reads give the value it has now, writes
 * replace it; nothing of this is a node. Sizes that a program asks for are guarded as those of arguments are. */
#include "trace/variable.h"

#include "trace/body.h"
#include "trace/fix.h"
#include "trace/spec_rules.h"
#include "trace/tape.h"
#include <stdio.h>
#include <string.h>

static etch_trace_variable *find(const etch_recording *r, const etch_variable *v)
{
    for (size_t i = 0; i < r->variables.n; i++)
        if (r->variables.at[i].variable == etch__variable_itself(v))
            return &r->variables.at[i];
    return NULL;
}

etch_trace_variable *etch__variable_known(const etch_recording *r, const etch_variable *v)
{
    etch_trace_variable *it = find(r, v);
    ETCH_ASSERT(it, "variable '%s' is not known to the trace", v->name);
    return it;
}

/* --- sizes -------------------------------------------------------------------------------------------------------- */

/* Of a value in the trace `r`, as far as its present call says. */
static etch_status hinted_sizes(etch_recording *r, etch_val val, int64_t *out)
{
    const etch_type *t = etch__type_of(r->g, val);
    for (int a = 0; a < t->rank; a++) {
        out[a] = ETCH_ANY_SIZE;
        if (etch__hinted(r, t->dims[a], &out[a]) == ETCH_NO)
            return r->tr->cx->status;
    }
    return ETCH_OK;
}

static int place_among_args(const etch_recording *r, const etch_variable *v)
{
    for (size_t i = 0; i < r->arg_variables.n; i++)
        if (r->arg_variables.at[i] && etch__variable_itself(r->arg_variables.at[i]) == etch__variable_itself(v))
            return (int)i;
    return -1;
}

/* Did the body get it as an argument? Else it knows it from elsewhere. */
static bool is_handed(const etch_recording *r, const etch_variable *v)
{
    for (size_t i = 0; i < r->arg_handles.n; i++)
        if (r->arg_handles.at[i] == v)
            return true;
    return false;
}

/* Among the arguments that is as the signature says, which may be for more than this variable. */
int etch__variable_fixed_sizes(const etch_recording *r, const etch_variable *v, int64_t *out)
{
    while (r->body)
        r = r->outer;
    int arg = place_among_args(r, v);
    const etch_spec *s = arg < 0 ? v->type : etch_spec_tensor_at(r->target, arg);
    for (int a = 0; a < s->rank; a++)
        out[a] = s->dims[a] >= 0 ? s->dims[a] : ETCH_ANY_SIZE;
    return s->rank;
}

etch_status etch__variable_sizes(etch_ctx *cx, etch_recording *r, etch_variable *v, int64_t *out)
{
    int rank = v->type->rank;
    uint32_t is_left_open = 0; /* by axis: a signature leaves it open although the variable does not */
    for (; r; r = r->outer) {
        const etch_trace_variable *it = find(r, v);
        for (int a = 0; a < rank; a++)
            out[a] = ETCH_ANY_SIZE;
        if (it)
            return hinted_sizes(r, it->now, out);
        (void)etch__variable_fixed_sizes(r, v, out);
        if (r->is_from_types)
            return ETCH_OK;
        for (int a = 0; a < rank; a++)
            is_left_open |= (uint32_t)(out[a] < 0 && v->dims[a] >= 0) << a;
    }
    for (int a = 0; a < rank; a++)
        out[a] = is_left_open >> a & 1 ? ETCH_ANY_SIZE : v->dims[a];
    if (v->is_stand_in)
        return ETCH_OK;
    etch_tensor *t = NULL;
    ETCH_TRY(etch__variables_take(cx, &v, 1, &t, NULL));
    for (int a = 0; a < rank; a++)
        out[a] = is_left_open >> a & 1 ? ETCH_ANY_SIZE : t->dims[a];
    etch_tensor_release(&t);
    return ETCH_OK;
}

static bool is_of_variable(const void *user, etch_symbol s)
{
    const etch_recording *r = user;
    for (size_t i = 0; i < r->variables.n; i++) {
        const etch_type *t = etch__type_of(r->g, r->variables.at[i].entry);
        etch_symbol own;
        for (int a = 0; a < t->rank; a++)
            if (etch__dim_is_symbol(r->g->dims, t->dims[a], &own) && own == s)
                return true;
    }
    return false;
}

bool etch__is_size_of_variable(const etch_recording *r, etch_dim d)
{
    return etch__dim_any(r->g->dims, d, is_of_variable, r);
}

/* --- the value at entry ------------------------------------------------------------------------------------------- */

/* The sizes that v has at entry, as far as the call says; a trace that is made again finds those it was made with. */
static etch_status sizes_at_entry(etch_recording *r, etch_variable *v, int arg, int64_t *out)
{
    for (int a = 0; a < ETCH_MAX_RANK; a++)
        out[a] = ETCH_ANY_SIZE;
    for (int i = 0; i < r->n_held; i++)
        if (arg >= 0 ? r->held[i].arg == arg : r->held[i].variable == etch__variable_itself(v)) {
            memcpy(out, r->held[i].sizes, sizeof r->held[i].sizes);
            return ETCH_OK;
        }
    return r->is_from_types || v->type->rank < 0 ? ETCH_OK : etch__variable_sizes(r->tr->cx, r->outer, v, out);
}

static etch_status type_at_entry(etch_recording *r, etch_variable *v, const int64_t *now, const etch_type **out)
{
    etch_ctx *cx = r->tr->cx;
    etch_dim dims[ETCH_MAX_RANK];
    int64_t known[ETCH_MAX_RANK];
    int rank = etch__variable_fixed_sizes(r, v, known);
    for (int a = 0; a < rank; a++) {
        dims[a] = known[a] >= 0 ? known[a] : etch__dim_fresh(cx, r->g->dims);
        if (dims[a] == ETCH_DIM_FAILED)
            return cx->status;
        bool is_hint = known[a] < 0 && v->dims[a] < 0; /* a signature that leaves it open says nothing of it */
        ETCH_TRY(etch__note_hint(r, dims[a], is_hint ? now[a] : ETCH_ANY_SIZE));
    }
    *out = etch__type_tensor(r->g, v->type->dtype, rank, dims);
    return *out ? ETCH_OK : cx->status;
}

/* "v0_kernel": the variable's name as far as it can be one of a value and of sizes. */
static etch_status add_input(etch_recording *r, const etch_variable *v, const etch_type *t, etch_val *out)
{
    char name[64];
    int n = snprintf(name, sizeof name, "v%zu_%.32s", r->variables.n, v->name);
    for (int i = 0; i < n; i++)
        if (name[i] == '.' || !etch__is_value_name(&name[i], 1))
            name[i] = '_';
    return etch__graph_add_input(r->g, name, (size_t)n, t, out);
}

/* In a body of a branch or a loop: it has there what it has in the trace around. */
static etch_status touch_around(etch_recording *r, etch_variable *v, etch_trace_variable **out)
{
    etch_ctx *cx = r->tr->cx;
    etch_trace_variable *around, it = { .arg = -1 };
    etch_tensor *value;
    if (!ETCH_VEC_RESERVE(&r->variables, cx->alloc, 1))
        return etch__fail_nomem(cx);
    ETCH_TRY(etch__variable_touch(r->outer, v, &around));
    ETCH_TRY(etch__traced_new(r->outer, around->now, &value));
    v = around->variable;
    etch_status s = etch__tape_note_read_around(r->body, v, value);
    if (s == ETCH_OK)
        s = etch__body_take_variable(r->body, v, value->value, &it.entry);
    etch_tensor_release(&value);
    ETCH_TRY(s);
    it.variable = etch_variable_retain(v);
    it.now = it.entry;
    r->variables.at[r->variables.n++] = it;
    *out = &r->variables.at[r->variables.n - 1];
    return ETCH_OK;
}

/* The function's trace, of which a body of a branch or a loop is a part. */
static void note_captured(etch_recording *r, const etch_variable *v)
{
    while (r->body)
        r = r->outer;
    etch_trace_variable *it = find(r, v);
    it->is_captured |= !is_handed(r, v);
}

etch_status etch__variable_touch(etch_recording *r, etch_variable *v, etch_trace_variable **out)
{
    etch_ctx *cx = r->tr->cx;
    const etch_type *t = NULL;
    *out = find(r, v);
    if (*out) {
        note_captured(r, v);
        return ETCH_OK;
    }
    if (r->body)
        return touch_around(r, v, out);
    int arg = place_among_args(r, v);
    if (v->is_stand_in && arg < 0)
        return etch__fail(cx, ETCH_EINVAL,
                          "variable '%s' stands for an argument of another trace, where it was given by its type",
                          v->name);
    if (!ETCH_VEC_RESERVE(&r->variables, cx->alloc, 1) || !ETCH_VEC_RESERVE(&r->inputs, cx->alloc, 1))
        return etch__fail_nomem(cx);
    etch_trace_variable it = { .arg = arg, .input = (uint32_t)r->inputs.n };
    ETCH_TRY(sizes_at_entry(r, v, arg, it.sizes));
    ETCH_TRY(type_at_entry(r, v, it.sizes, &t));
    ETCH_TRY(add_input(r, v, t, &it.entry));
    it.variable = etch_variable_retain(etch__variable_itself(v));
    it.now = it.entry;
    it.is_captured = !is_handed(r, v);
    r->inputs.at[r->inputs.n++] = (etch_input){ ETCH_INPUT_VARIABLE, (uint32_t)r->variables.n };
    r->variables.at[r->variables.n++] = it;
    *out = &r->variables.at[r->variables.n - 1];
    return ETCH_OK;
}

/* --- the value now ------------------------------------------------------------------------------------------------ */

etch_status etch__fit_sizes(etch_recording *r, const etch_variable *v, const char *what, const etch_dim *sizes,
                            int rank, etch_val *val)
{
    etch_ctx *cx = r->tr->cx;
    etch_graph *g = r->g;
    const etch_type *t = etch__type_of(g, *val);
    etch_dtype dtype = (etch_dtype)t->dtype;
    if (t->rank != rank)
        return etch__variable_misfit(cx, v, dtype, what, etch__type_str(g, t));
    for (int a = 0; a < rank; a++) {
        etch_tri is_equal;
        if (sizes[a] == ETCH_DIM_FAILED)
            continue;
        t = etch__type_of(g, *val);
        ETCH_TRY(etch__compare_sizes(r, t->dims[a], sizes[a], &is_equal));
        if (is_equal == ETCH_NO)
            return etch__variable_misfit(cx, v, dtype, what, etch__type_str(g, t));
        if (is_equal == ETCH_YES)
            continue;
        etch_val fitted = etch__view_with_size(g, *val, a, sizes[a]);
        cx->sticky = false;
        if (!fitted)
            return cx->status;
        *val = fitted;
    }
    return ETCH_OK;
}

etch_status etch__variable_fit(etch_recording *r, const etch_variable *v, const char *what, etch_val *val)
{
    const etch_type *t = etch__type_of(r->g, *val);
    etch_dim sizes[ETCH_MAX_RANK];
    if ((etch_dtype)t->dtype != v->type->dtype)
        return etch__variable_misfit(r->tr->cx, v, (etch_dtype)t->dtype, what, etch__type_str(r->g, t));
    int64_t known[ETCH_MAX_RANK];
    int rank = etch__variable_fixed_sizes(r, v, known);
    for (int a = 0; a < rank; a++)
        sizes[a] = known[a] >= 0 ? known[a] : ETCH_DIM_FAILED;
    if (rank < 0 || t->rank < 0) /* of a value that has no rank yet, its sizes are looked at when it is stored */
        return ETCH_OK;
    return etch__fit_sizes(r, v, what, sizes, rank, val);
}

etch_status etch__variables_output(etch_recording *r)
{
    etch_ctx *cx = r->tr->cx;
    for (size_t i = 0; i < r->variables.n; i++) {
        etch_trace_variable *it = &r->variables.at[i];
        it->is_written = it->now != it->entry;
        it->has_open_rank = etch__type_of(r->g, it->now)->rank < 0;
        if (it->is_written)
            etch_graph_output(r->g, it->now);
        if (cx->sticky) {
            cx->sticky = false;
            return cx->status;
        }
    }
    return ETCH_OK;
}

/* --- arguments ---------------------------------------------------------------------------------------------------- */

static etch_status make_room(etch_recording *r, size_t n)
{
    etch_ctx *cx = r->tr->cx;
    if (!ETCH_VEC_RESERVE(&r->arg_variables, cx->alloc, n) || !ETCH_VEC_RESERVE(&r->arg_handles, cx->alloc, n))
        return etch__fail_nomem(cx);
    for (size_t i = 0; i < n; i++)
        r->arg_variables.at[i] = r->arg_handles.at[i] = NULL;
    r->arg_handles.n = n;
    return ETCH_OK;
}

etch_status etch__recording_take_args(etch_recording *r, const etch_spec *call, const etch_arg *args, int n_args,
                                      const etch_trace_variable *held, int n_held)
{
    etch_ctx *cx = r->tr->cx;
    size_t n = (size_t)call->n_tensors;
    r->held = held;
    r->n_held = n_held;
    if (call->max_alias < 0)
        return ETCH_OK; /* there are no resources */
    ETCH_TRY(make_room(r, n));
    if (args && etch__args_variables(cx, args, n_args, r->arg_variables.at, (int)n) < 0)
        return cx->status;
    for (int i = 0; i < n_held; i++)
        if (held[i].arg >= 0)
            r->arg_variables.at[held[i].arg] = held[i].variable;
    for (size_t i = 0; i < n; i++)
        etch_variable_retain(r->arg_variables.at[i]);
    r->arg_variables.n = n;
    return ETCH_OK;
}

/* The body's handle of argument i, whose type is s. */
static etch_status handle_of(etch_recording *r, const etch_spec *s, int i, etch_variable **out)
{
    etch_ctx *cx = r->tr->cx;
    if (!r->arg_variables.at[i])
        ETCH_TRY(etch__variable_stand_in(cx, s, &r->arg_variables.at[i]));
    if (!r->arg_handles.at[i])
        ETCH_TRY(etch__variable_handle(cx, r->arg_variables.at[i], &r->arg_handles.at[i]));
    *out = r->arg_handles.at[i];
    return ETCH_OK;
}

/* The place of a resource's spec: the first where its alias stands. */
static int place_of_alias(const etch_spec *call, const etch_spec *s)
{
    int i = 0;
    while (i < call->n_tensors && (etch_spec_tensor_at(call, i)->kind != ETCH_SPEC_RESOURCE ||
                                   etch_spec_tensor_at(call, i)->alias != s->alias))
        i++;
    ETCH_ASSERT(i < call->n_tensors, "alias %d is not among the arguments", s->alias);
    return i;
}

static etch_status hand_arg(etch_recording *r, const etch_spec *call, etch_arg *x)
{
    etch_variable *v = etch_arg_variable(x);
    if (v || (x->spec && x->spec->kind == ETCH_SPEC_RESOURCE)) {
        const char *label = x->label;
        int i = v ? place_among_args(r, v) : place_of_alias(call, x->spec);
        ETCH_ASSERT(i >= 0, "variable '%s' is not among the arguments", v ? v->name : "");
        ETCH_TRY(handle_of(r, etch_spec_tensor_at(call, i), i, &v));
        *x = etch_variable_arg(v);
        x->label = label;
        return ETCH_OK;
    }
    for (int i = 0; !x->spec && etch__spec_rules[x->kind]->has_items && i < x->n; i++)
        ETCH_TRY(hand_arg(r, call, (etch_arg *)&x->items[i])); /* the tree was made for this trace */
    return ETCH_OK;
}

etch_status etch__recording_hand_args(etch_recording *r, const etch_spec *call, etch_arg *args)
{
    for (int i = 0; r->arg_variables.n && i < call->n_items; i++)
        ETCH_TRY(hand_arg(r, call, &args[i]));
    return ETCH_OK;
}
