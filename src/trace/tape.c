/* Tapes: their life, what they watch, and which values are on them.
 *
 * A value is on a tape if it is watched, or was recorded while the tape recorded and uses a float that is on it;
 * others are as good as constants. Nobody tells a tape of each node: they stand in the order in which they came, so
 * it is enough to look at those that came since whenever something changes (it pauses, ends, something is watched or
 * asked).
 *
 * Two handles of a trace may stand for one value, since the builder folds and finds. To a tape they are two: the
 * graph keeps equal floats apart while one is open, and if what is watched was shared before, its handle gets a value
 * of its own (a mark), which to the other tapes is what it was. So two tensors that happen to be the same number are
 * two sources, and what was computed before the tape began stays before it.
 *
 * What must stay true: a change to what is recorded comes after everything before it has been looked at. */
#include "trace/tape.h"

#include "grad/reverse.h"
#include "trace/body.h"
#include "trace/variable.h"
#include <etch/ops.h>
#include <string.h>

/* --- values on the tape ------------------------------------------------------------------------------------------- */

static bool uses(const etch_tape *t, const etch_graph *g, const etch_val *in, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (t->on.at[in[i]] && etch__has_gradient(g, in[i]))
            return true;
    return false;
}

/* By what its regions use from around them. */
static bool body_uses(const etch_tape *t, const etch_graph *g, etch_val owner)
{
    const etch_node *n = etch__node(g, owner);
    for (etch_val v = n->n_regions ? g->regions.at[n->first_region].first : owner; v < owner; v++)
        for (uint32_t i = 0; t->on.at[v] && i < n->n_regions; i++)
            if (etch__region_is_inside(g, etch__node(g, v)->region, n->first_region + i))
                return true;
    return false;
}

static bool belongs(etch_tape *t, const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    const etch_custom_place *c = etch__custom_at(g, v, &t->i_custom);
    if (c)
        return uses(t, g, c->xs, c->n_x);
    if (etch__is(g, v, ETCH_IS_RESULT))
        return t->on.at[etch__producer(g, v)];
    return uses(t, g, n->in, n->n_in) || body_uses(t, g, v);
}

/* Of what is new: whether it was recorded. False: out of memory. */
static bool note_unseen(etch_tape *t, const etch_graph *g)
{
    if (!t->sees_before || t->unseen.n >= g->nodes.n)
        return true;
    if (!ETCH_VEC_RESERVE(&t->unseen, t->tr->cx->alloc, g->nodes.n - t->unseen.n))
        return false;
    bool records = t->is_open && !etch__tape_is_paused(t);
    while (t->unseen.n < g->nodes.n)
        t->unseen.at[t->unseen.n++] = !records;
    return true;
}

etch_status etch__tape_follow(etch_tape *t)
{
    const etch_graph *g = etch__tape_graph(t);
    size_t first = t->on.n;
    if (!g || first >= g->nodes.n)
        return ETCH_OK;
    if (!ETCH_VEC_RESERVE(&t->on, t->tr->cx->alloc, g->nodes.n - first) || !note_unseen(t, g)) {
        t->is_lost = true;
        return etch__fail_nomem(t->tr->cx);
    }
    bool records = t->is_open && !etch__tape_is_paused(t);
    memset(t->on.at + first, ETCH_OFF, g->nodes.n - first);
    for (size_t i = 0; i < t->roots.n; i++)
        if (t->roots.at[i].val >= first)
            t->on.at[t->roots.at[i].val] = (uint8_t)t->roots.at[i].as;
    for (etch_val v = (etch_val)first; v < g->nodes.n; v++) {
        bool was_recorded = t->sees_before ? !t->unseen.at[v] : records;
        etch_root_as as = (etch_root_as)t->on.at[v];
        t->on.at[v] = was_recorded && v > 0 && belongs(t, g, v) ? ETCH_RECORDED : ETCH_OFF;
        if (as == ETCH_ROOT_CUT || (as == ETCH_ROOT && !t->on.at[v]))
            t->on.at[v] = ETCH_WATCHED;
        else if (as == ETCH_ROOT_LEFT_OUT)
            t->on.at[v] = ETCH_OFF;
        t->on.n++;
    }
    return ETCH_OK;
}

/* One root more: what was computed from it is looked at again, when that matters. */
static etch_status add_root(etch_tape *t, etch_val v, etch_root_as as)
{
    if (!ETCH_VEC_RESERVE(&t->roots, t->tr->cx->alloc, 1))
        return etch__fail_nomem(t->tr->cx);
    if (!note_unseen(t, etch__tape_graph(t)))
        return etch__fail_nomem(t->tr->cx);
    t->roots.at[t->roots.n++] = (etch_tape_root){ v, as };
    t->on.n = 0;
    t->i_custom = 0;
    return ETCH_OK;
}

etch_status etch__tapes_settle(etch_tracer *tr)
{
    etch_status s = ETCH_OK;
    for (etch_tape *t = tr->tapes; t; t = t->next)
        if (t->is_open && etch__tape_follow(t) != ETCH_OK)
            s = ETCH_ENOMEM;
    return s;
}

/* What follows from which tapes are open. */
static void refresh(etch_tracer *tr)
{
    tr->is_noting = false;
    for (etch_recording *r = tr->recording; r; r = r->outer)
        r->g->keeps_apart = false;
    for (const etch_tape *t = tr->tapes; t; t = t->next) {
        etch_graph *g = etch__tape_graph(t);
        if (!t->is_open || !g)
            continue;
        if (t->note) /* paused or not: values of the pause are others than those before */
            g->keeps_apart = g->has_equals = true;
        else
            tr->is_noting |= !etch__tape_is_paused(t);
    }
}

etch_status etch__recorded_mark(etch_recording *r, etch_val v, etch_val *out)
{
    etch_graph *g = r->g;
    bool no_folds = g->no_folds, keeps_apart = g->keeps_apart;
    etch__recording_here(r);
    g->no_folds = g->keeps_apart = g->has_equals = true; /* of a constant, too */
    *out = etch_build_cast(g, v, (etch_dtype)etch__type_of(g, v)->dtype);
    g->no_folds = no_folds;
    g->keeps_apart = keeps_apart;
    r->tr->cx->sticky = *out ? r->tr->cx->sticky : false;
    return *out ? ETCH_OK : r->tr->cx->status;
}

/* --- life --------------------------------------------------------------------------------------------------------- */

void etch__tape_empty(etch_tape *t)
{
    const etch_allocator *a = t->rt->alloc;
    for (size_t i = 0; i < t->reads.n; i++)
        etch_variable_release(&t->reads.at[i].variable);
    for (size_t i = 0; i < t->watched.n; i++)
        etch_variable_release(&t->watched.at[i]);
    ETCH_VEC_FINI(&t->reads, a);
    ETCH_VEC_FINI(&t->watched, a);
    ETCH_VEC_FINI(&t->on, a);
    ETCH_VEC_FINI(&t->roots, a);
    ETCH_VEC_FINI(&t->unseen, a);
    if (t->taping)
        etch__taping_leave(t);
}

void etch__tape_close(etch_tape *t)
{
    if (!t->is_open)
        return;
    t->is_open = false;
    if (t->tr)
        refresh(t->tr);
}

static void destroy(etch_tape *t)
{
    etch__tape_close(t);
    if (t->prev)
        t->prev->next = t->next;
    else if (t->tr)
        t->tr->tapes = t->next;
    if (t->next)
        t->next->prev = t->prev;
    etch__tape_empty(t);
    etch__note_release(&t->note);
    etch_runtime *rt = t->rt;
    etch__free(rt->alloc, t, sizeof *t);
    etch_runtime_release(&rt);
}

void etch__tapes_orphan(etch_tracer *tr)
{
    while (tr->tapes) {
        etch_tape *t = tr->tapes;
        tr->tapes = t->next;
        t->is_open = false;
        t->tr = NULL;
        t->next = t->prev = NULL;
    }
}

static etch_status begin(etch_ctx *cx, const etch_tape_options *options, etch_tape **out)
{
    ETCH_ENTER(cx);
    etch_tracer *tr = etch__tracer(cx);
    if (tr && !tr->recording && options && options->sees_before)
        return etch__fail(cx, ETCH_EINVAL, "tape_begin: only inside of a trace can a tape see what was before it");
    etch_tape *t = tr ? etch__alloc_zeroed(cx->alloc, sizeof *t) : NULL;
    if (!t)
        return etch__fail_nomem(cx);
    t->tr = tr;
    t->rt = etch_runtime_retain(cx->rt);
    t->is_persistent = options && options->is_persistent;
    t->ignores_variables = options && options->ignores_variables;
    t->scatters_gathers_only = options && options->scatters_gathers_only;
    t->sees_before = options && options->sees_before;
    t->n_pauses = tr->n_pauses;
    t->next = tr->tapes;
    if (t->next)
        t->next->prev = t;
    tr->tapes = t;
    etch_status s = etch__tapes_settle(tr);
    if (s == ETCH_OK && tr->recording)
        t->note = etch__note_retain(tr->recording->note);
    else if (s == ETCH_OK)
        s = etch__taping_join(tr, &t->taping);
    if (s == ETCH_OK && !t->sees_before)
        s = etch__tape_follow(t);
    if (s != ETCH_OK) {
        destroy(t);
        return s;
    }
    t->is_open = true;
    refresh(tr);
    *out = t;
    return ETCH_OK;
}

etch_tape *etch_tape_begin(etch_ctx *cx, const etch_tape_options *options)
{
    etch_tape *t = NULL;
    if (begin(cx, options, &t) != ETCH_OK)
        etch__stick(cx);
    return t;
}

/* Also while an error sticks: what was begun is ended. */
void etch_tape_end(etch_ctx *cx, etch_tape *t)
{
    if (!t || !t->tr || !t->is_open)
        return;
    if (t->tr->cx != cx) {
        etch_fail(cx, ETCH_EINVAL, "tape_end: the tape belongs to another context");
        return;
    }
    if (etch__tape_follow(t) != ETCH_OK)
        etch__stick(cx);
    etch__tape_close(t);
}

void etch_tape_release(etch_tape **tape)
{
    if (!tape || !*tape)
        return;
    etch_tape *t = *tape;
    *tape = NULL;
    t->is_released = true;
    if (t->n_busy == 0)
        destroy(t);
    else
        etch__tape_close(t);
}

void etch__tape_idle(etch_tape *t)
{
    if (--t->n_busy == 0 && t->is_released)
        destroy(t);
}

etch_status etch__tape_check(etch_ctx *cx, const etch_tape *t, const char *what)
{
    ETCH_ENTER(cx);
    if (!t)
        return etch__fail(cx, ETCH_EINVAL, "%s: the tape is NULL", what);
    if (!t->tr || t->tr->cx != cx)
        return etch__fail(cx, ETCH_EINVAL, "%s: the tape belongs to another context", what);
    const etch_recording *r = t->tr->recording;
    if (t->note && !t->note->recording)
        return etch__fail(cx, ETCH_EINVAL, "%s: the tape was begun inside '%s' (trace %llu), which is over", what,
                          t->note->function, (unsigned long long)t->note->number);
    if (r && (!t->note || t->note->recording != r))
        return etch__fail(
            cx, ETCH_EINVAL,
            "%s: the tape was begun outside of '%s', which is being traced: it sees the call, not what is "
            "inside; begin one inside, or ask it outside",
            what, r->note->function);
    if (t->is_lost)
        return etch__fail_nomem(cx);
    if (t->is_used || (t->n_busy > 0 && !t->is_persistent)) /* also while a rule runs that its one question has met */
        return etch__fail(cx, ETCH_EINVAL,
                          "%s: A non-persistent GradientTape can only be used to compute one set of gradients (or "
                          "jacobians); begin it with is_persistent to ask again",
                          what);
    return ETCH_OK;
}

static etch_status resume(etch_ctx *cx, etch_tape *t)
{
    ETCH_TRY(etch__tape_check(cx, t, "tape_resume"));
    if (t->is_open)
        return ETCH_OK;
    for (const etch_tape *o = t->tr->tapes; o && t->taping; o = o->next)
        if (o->is_open && o->taping && o->taping != t->taping)
            return etch__fail(cx, ETCH_EINVAL, "tape_resume: a tape that was begun after this one had ended is open");
    ETCH_TRY(etch__tapes_settle(t->tr));
    ETCH_TRY(etch__tape_follow(t));
    t->n_pauses = t->tr->n_pauses;
    t->is_open = true;
    refresh(t->tr);
    return ETCH_OK;
}

void etch_tape_resume(etch_ctx *cx, etch_tape *t)
{
    if (resume(cx, t) != ETCH_OK)
        etch__stick(cx);
}

void etch_tape_make_persistent(etch_tape *t)
{
    if (t && !t->is_used)
        t->is_persistent = true;
}

etch_variable *etch_tape_variable(const etch_tape *t, int i)
{
    if (!t || i < 0)
        return NULL;
    size_t k = (size_t)i, n = t->watched.n;
    return k < n ? t->watched.at[k] : k - n < t->reads.n ? t->reads.at[k - n].variable : NULL;
}

/* --- pausing ------------------------------------------------------------------------------------------------------ */

etch_status etch__tapes_pause(etch_tracer *tr)
{
    etch_status s = etch__tapes_settle(tr);
    tr->n_pauses++;
    refresh(tr);
    return s;
}

etch_status etch__tapes_resume(etch_tracer *tr)
{
    etch_status s = etch__tapes_settle(tr);
    tr->n_pauses--;
    for (etch_tape *t = tr->tapes; t; t = t->next)
        t->n_pauses = t->n_pauses < tr->n_pauses ? t->n_pauses : tr->n_pauses;
    refresh(tr);
    return s;
}

/* Both count while an error sticks, so that they stay a pair. */
void etch_tapes_pause(etch_ctx *cx)
{
    etch_tracer *tr = etch__tracer(cx);
    if (!tr || etch__tapes_pause(tr) != ETCH_OK)
        etch__stick(cx);
}

void etch_tapes_resume(etch_ctx *cx)
{
    etch_tracer *tr = etch__tracer(cx);
    if (tr && tr->n_pauses == 0)
        etch_fail(cx, ETCH_EINVAL, "tapes_resume: tapes are not paused");
    else if (!tr || etch__tapes_resume(tr) != ETCH_OK)
        etch__stick(cx);
}

/* --- watching ----------------------------------------------------------------------------------------------------- */

/* Do others than one handle stand for v? */
static bool is_shared(const etch_recording *r, etch_val v)
{
    return etch__is(r->g, v, ETCH_IS_CONST) || (v < r->n_handles.n && r->n_handles.at[v] > 1);
}

static bool is_mark(const etch_recording *r, etch_val v)
{
    for (size_t i = 0; i < r->marks.n; i++)
        if (r->marks.at[i] == v)
            return true;
    return false;
}

/* Only to the tape that made a mark is it something else than what it marks. */
etch_val etch__tape_unmark(const etch_tape *t, etch_val v)
{
    const etch_recording *r = t->note->recording;
    while (is_mark(r, v)) {
        etch_val marked = etch__node(r->g, v)->in[0];
        if (t->on.at[v] && !t->on.at[marked])
            break;
        v = marked;
    }
    return v;
}

/* In place of the value that handle x stands for comes a node of its own: a source of tape `source`, or, if that is
 * NULL, of those that are told so next. To the other tapes of the trace it is what it was, or, if it `is_cut`, a
 * constant. */
static etch_status mark_handle(etch_recording *r, etch_tensor *x, const etch_tape *source, bool is_cut)
{
    etch_val v = x->value, made;
    ETCH_TRY(etch__tapes_settle(r->tr));
    if (!ETCH_VEC_RESERVE(&r->marks, r->tr->cx->alloc, 1))
        return etch__fail_nomem(r->tr->cx);
    ETCH_TRY(etch__recorded_mark(r, v, &made));
    if (!is_cut)
        r->marks.at[r->marks.n++] = made;
    for (etch_tape *t = r->tr->tapes; t; t = t->next) {
        if (!t->note || t->note->recording != r || !t->is_open)
            continue;
        ETCH_TRY(etch__tape_follow(t));
        t->on.at[made] = t == source ? ETCH_WATCHED : !is_cut && t->on.at[v] ? ETCH_RECORDED : ETCH_OFF;
    }
    x->value = made;
    return ETCH_OK;
}

static etch_status watch_traced(etch_tape *t, etch_tensor *x)
{
    etch_recording *r = t->note->recording;
    etch_val v;
    ETCH_TRY(etch__recorded_input(r, x, "tape_watch", &v));
    if (t->sees_before)
        return add_root(t, v, ETCH_ROOT);
    ETCH_TRY(etch__tape_follow(t));
    if (t->on.at[v])
        return ETCH_OK;
    if (etch__is_of_trace(x, r) && t->is_open && is_shared(r, v))
        return mark_handle(r, x, t, false);
    t->on.at[v] = ETCH_WATCHED;
    return ETCH_OK;
}

static etch_status watch_eager(etch_tape *t, etch_tensor *x)
{
    etch_val v;
    ETCH_TRY(etch__check_tensor(t->tr->cx, x, "tape_watch"));
    ETCH_TRY(etch__taping_value(t->taping, x, &v));
    ETCH_TRY(etch__tape_follow(t));
    if (!t->on.at[v])
        t->on.at[v] = ETCH_WATCHED;
    return ETCH_OK;
}

static etch_status watch(etch_ctx *cx, etch_tape *t, etch_tensor *x)
{
    ETCH_TRY(etch__tape_check(cx, t, "tape_watch"));
    if (!x)
        return etch__fail(cx, ETCH_EINVAL, "tape_watch: the tensor is NULL");
    if (!etch__dtype_is(x->dtype, ETCH_CLASS_FLOAT))
        return etch__fail(cx, ETCH_EDTYPE, "tape_watch: the tensor is %s; only floats have gradients",
                          etch_dtype_name(x->dtype));
    return t->note ? watch_traced(t, x) : watch_eager(t, x);
}

void etch_tape_watch(etch_ctx *cx, etch_tape *t, etch_tensor *x)
{
    if (watch(cx, t, x) != ETCH_OK)
        etch__stick(cx);
}

static etch_status leave_out(etch_ctx *cx, etch_tape *t, etch_tensor *x)
{
    etch_val v;
    ETCH_TRY(etch__tape_check(cx, t, "tape_leave_out"));
    if (!t->sees_before)
        return etch__fail(cx, ETCH_EINVAL, "tape_leave_out: the tape does not see what was before it");
    if (!x)
        return etch__fail(cx, ETCH_EINVAL, "tape_leave_out: the tensor is NULL");
    ETCH_TRY(etch__recorded_input(t->note->recording, x, "tape_leave_out", &v));
    return add_root(t, v, ETCH_ROOT_LEFT_OUT);
}

void etch_tape_leave_out(etch_ctx *cx, etch_tape *t, etch_tensor *x)
{
    if (leave_out(cx, t, x) != ETCH_OK)
        etch__stick(cx);
}

static bool watches(const etch_tape *t, etch_variable *v)
{
    for (size_t i = 0; i < t->watched.n; i++)
        if (t->watched.at[i] == v)
            return true;
    return !t->ignores_variables && etch_variable_is_trainable(v);
}

static etch_status add_read(etch_tape *t, etch_variable *v, etch_val val)
{
    for (size_t i = 0; i < t->reads.n; i++)
        if (t->reads.at[i].variable == v && t->reads.at[i].val == val)
            return ETCH_OK;
    if (!ETCH_VEC_RESERVE(&t->reads, t->tr->cx->alloc, 1))
        return etch__fail_nomem(t->tr->cx);
    t->reads.at[t->reads.n++] = (etch_tape_read){ etch_variable_retain(v), val };
    return ETCH_OK;
}

static etch_status watch_variable(etch_ctx *cx, etch_tape *t, etch_variable *v)
{
    ETCH_TRY(etch__tape_check(cx, t, "tape_watch_variable"));
    ETCH_TRY(etch__check_variable(cx, v, "tape_watch_variable"));
    v = etch__variable_itself(v);
    if (!etch__dtype_is(etch_variable_dtype(v), ETCH_CLASS_FLOAT))
        return etch__fail(cx, ETCH_EDTYPE, "tape_watch_variable: '%s' is %s; only floats have gradients",
                          etch_variable_name(v), etch_dtype_name(etch_variable_dtype(v)));
    for (size_t i = 0; i < t->watched.n; i++)
        if (t->watched.at[i] == v)
            return ETCH_OK;
    if (!ETCH_VEC_RESERVE(&t->watched, cx->alloc, 1))
        return etch__fail_nomem(cx);
    t->watched.at[t->watched.n++] = etch_variable_retain(v);
    const etch_recording *r = t->sees_before ? t->note->recording : NULL;
    for (size_t i = 0; r && i < r->variables.n; i++) {
        const etch_val values[] = { r->variables.at[i].entry, r->variables.at[i].now };
        for (int k = 0; etch__variable_itself(r->variables.at[i].variable) == v && k < 2; k++) {
            if (!values[k] || (k == 1 && values[1] == values[0]))
                continue;
            ETCH_TRY(add_read(t, v, values[k]));
            ETCH_TRY(add_root(t, values[k], ETCH_ROOT_CUT));
        }
    }
    return ETCH_OK;
}

void etch_tape_watch_variable(etch_ctx *cx, etch_tape *t, etch_variable *v)
{
    if (watch_variable(cx, t, v) != ETCH_OK)
        etch__stick(cx);
}

/* Reads in the trace r (NULL: outside of any), where so many pauses were under way. */
static etch_status note_read(etch_tracer *tr, etch_recording *r, int n_pauses, etch_variable *v, etch_tensor *value)
{
    bool is_marked = false;
    v = etch__variable_itself(v);
    if (!etch__dtype_is(value->dtype, ETCH_CLASS_FLOAT))
        return ETCH_OK;
    for (etch_tape *t = tr->tapes; t; t = t->next) {
        if (!t->is_open || n_pauses > t->n_pauses || !etch__tape_is_of(t, r))
            continue;
        if (r && !is_marked)
            ETCH_TRY(mark_handle(r, value, NULL, true));
        is_marked = r != NULL;
        bool is_source = watches(t, v);
        etch_val val = r ? value->value : etch__taping_find(t->taping, value);
        if (is_source && !val)
            ETCH_TRY(etch__taping_value(t->taping, value, &val));
        ETCH_TRY(etch__tape_follow(t));
        if (is_source)
            ETCH_TRY(add_read(t, v, val));
        if (val)
            t->on.at[val] = is_source ? ETCH_WATCHED : ETCH_OFF;
    }
    return ETCH_OK;
}

etch_status etch__tape_note_read(etch_tracer *tr, etch_variable *v, etch_tensor *value)
{
    return note_read(tr, tr->recording, tr->n_pauses, v, value);
}

etch_status etch__tape_note_read_around(const etch_body_trace *b, etch_variable *v, etch_tensor *value)
{
    return note_read(b->outer->tr, b->outer, b->n_pauses, v, value);
}

etch_status etch__tape_give_read(etch_tracer *tr, etch_variable *v, etch_tensor **value)
{
    etch_tensor *t = *value, *own = NULL;
    if (tr->recording || !tr->is_noting)
        return tr->tapes ? etch__tape_note_read(tr, v, t) : ETCH_OK;
    ETCH_TRY(etch__tensor_on_buffer(tr->cx, t->buffer, t->address, t->dtype, t->dims, t->strides, t->rank, &own));
    etch_tensor_release(value);
    *value = own;
    return etch__tape_note_read(tr, v, own);
}
