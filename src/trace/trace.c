/* One trace: the body is run with traced handles in place of tensors, and what it recorded becomes an entry.
 *
 * Whatever fails, the recording ends, nothing is left in the table, and the error is the caller's. */
#include "trace/function.h"

#include "trace/variable.h"
#include "ir/equal.h"
#include "ir/retype.h"
#include "runtime/plan.h"
#include <string.h>

void etch_return(etch_results *out, etch_tensor *t)
{
    if (!out || out->cx->sticky)
        return;
    if (!t)
        etch_fail(out->cx, ETCH_EINVAL, "result %zu is NULL", out->at.n);
    else if (!ETCH_VEC_PUSH(&out->at, out->cx->alloc, t)) {
        etch__fail_nomem(out->cx);
        etch__stick(out->cx);
    }
}

void etch__extra_release(etch_extra *x)
{
    etch_extra it = *x;
    *x = (etch_extra){ 0 };
    if (it.release)
        it.release(it.p);
}

void etch_return_extra(etch_results *out, void *extra, void (*retain)(void *extra), void (*release)(void *extra))
{
    etch_extra it = { extra, retain, release };
    if (!out) {
        etch__extra_release(&it);
        return;
    }
    etch__extra_release(&out->extra);
    out->extra = it;
}

/* --- the body ------------------------------------------------------------------------------------------------------------ */

/* Sizes of a tensor of the present call, as hints; NULL if there are none to take. Of a traced one they are what the trace
 * around it knows. */
static const int64_t *sizes_of(const etch_spec *t, int64_t sizes[ETCH_MAX_RANK])
{
    for (int a = 0; a < etch_spec_rank(t); a++) {
        sizes[a] = etch_spec_size(t, a).size;
        if (sizes[a] < 0)
            sizes[a] = ETCH_ANY_SIZE;
    }
    return etch_spec_rank(t) < 0 ? NULL : sizes;
}

static etch_status make_inputs(etch_recording *r, const etch_function *f, const etch_spec *target,
                               const etch_spec *call, etch_tensor **out)
{
    /* From a declared signature, or abstractly, nothing is decided by the present sizes. */
    bool from_types = r->is_from_types = f->signature || r->is_abstract;
    r->has_fixed_sizes = !from_types && etch__mode_of(f) == ETCH_ARGS_EXACT;
    r->signature = target;
    for (int i = 0; i < target->n_tensors; i++) {
        int64_t sizes[ETCH_MAX_RANK];
        const etch_spec *s = etch_spec_tensor_at(target, i);
        out[i] = NULL;
        if (s->kind == ETCH_SPEC_RESOURCE)
            continue; /* the body gets the resource itself */
        const int64_t *hints = from_types || etch__mode_of(f) == ETCH_ARGS_EXACT
                                   ? NULL
                                   : sizes_of(etch_spec_tensor_at(call, i), sizes);
        ETCH_TRY(etch__recording_input(r, s, hints, from_types, (uint32_t)i, &out[i]));
    }
    return ETCH_OK;
}

static etch_status run_body(etch_recording *r, etch_function *f, const etch_spec *target, const etch_arg *args,
                            int n_args, etch_tensor **in, etch_results *results)
{
    etch_ctx *cx = r->tr->cx;
    if (f->structured) {
        etch_arg *traced;
        ETCH_TRY(etch__spec_rebuild(cx, target, args, n_args, in, &cx->scratch, &traced));
        ETCH_TRY(etch__recording_hand_args(r, target, traced));
        f->structured(cx, traced, target->n_items, results, f->user);
    } else {
        cx->status = ETCH_OK;
        etch_tensor *y = f->body(cx, in, target->n_tensors, f->user);
        if (y)
            etch_return(results, y);
        else if (cx->status != ETCH_OK && !cx->sticky)
            return cx->status; /* of a call that reports by its status: nothing was made of it */
    }
    if (!cx->sticky)
        return ETCH_OK;
    cx->sticky = false;
    return cx->status;
}

static etch_status add_outputs(etch_recording *r, const etch_results *results)
{
    etch_ctx *cx = r->tr->cx;
    for (size_t i = 0; i < results->at.n; i++) {
        etch_val v;
        etch_status s = etch__recorded_value(r, results->at.at[i], "return", &v);
        if (s == ETCH_OK)
            etch_graph_output(r->g, v);
        if (s != ETCH_OK || cx->sticky) {
            cx->sticky = false;
            return cx->status;
        }
    }
    return ETCH_OK;
}

/* The body went on after something had failed, perhaps because of the present sizes: what it gave is good for these alone. */
static etch_status fix_all_sizes(etch_recording *r)
{
    for (etch_symbol s = 0; s < r->hints.n; s++)
        if (r->hints.at[s] >= 0)
            ETCH_TRY(etch__guard_add(r, ETCH_GUARD_FAILED, ETCH_DIMCODE_CHECK_EQUAL, etch__symbol_dim(r->g->dims, s),
                                     r->hints.at[s]));
    return ETCH_OK;
}

/* "'f': message", once: functions may be traced inside each other, and themselves. */
static void add_name(etch_ctx *cx, const char *name)
{
    size_t n = strlen(name);
    const char *m = etch_error_message(cx), *end;
    for (; *m == '\'' && (end = strstr(m, "': ")) != NULL; m = end + 3)
        if (end == m + 1 + n && strncmp(m + 1, name, n) == 0)
            return;
    (void)etch__fail_within(cx, "'%s'", name);
}

etch_status etch__trace_record(etch_ctx *cx, const etch_occasion *o, uint64_t number, bool is_abstract,
                               etch_results *results, etch_recording **out)
{
    etch_function *f = o->f;
    *out = NULL;
    etch_tracer *tr = etch__tracer(cx);
    if (!tr)
        return cx->status;
    etch_tensor **in = ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, o->target->n_tensors + 1);
    if (!in)
        return etch__fail_nomem(cx);
    in[o->target->n_tensors] = NULL;
    etch_location at = cx->at; /* the body moves it */
    ETCH_TRY(etch__recording_begin(tr, f->name, number, is_abstract, out));
    (*out)->function = f;
    (*out)->target = o->target;
    (*out)->may_make_variables = f->made.n == 0 && !o->is_again && !is_abstract;
    (*out)->present = o->in;
    etch_status s = make_inputs(*out, f, o->target, o->call, in);
    if (s == ETCH_OK)
        s = etch__recording_take_args(*out, o->target, o->args, o->n_args, o->held, o->n_held);
    if (s == ETCH_OK)
        s = run_body(*out, f, o->target, o->args, o->n_args, in, results);
    if (s == ETCH_OK)
        s = add_outputs(*out, results);
    if (s == ETCH_OK)
        s = etch__variables_output(*out);
    if (s == ETCH_OK && (*out)->has_failed)
        s = fix_all_sizes(*out);
    cx->at = at;
    if (s != ETCH_OK) {
        etch__recording_end(*out);
        *out = NULL;
        add_name(cx, f->name);
    }
    return s;
}

/* --- the entry ----------------------------------------------------------------------------------------------------------- */

/* Has it sizes or ranks that a call need not be equal to? Symbolic calls have unknown sizes, unless specs stand for values. */
static bool is_general(const etch_function *f, const etch_spec *target)
{
    if (f->signature || etch__spec_has_kind(target, ETCH_SPEC_CUSTOM)) /* whose owner says what fits what */
        return true;
    for (int i = 0; i < target->n_tensors; i++) {
        const etch_spec *s = etch_spec_tensor_at(target, i);
        bool has_sizes = etch__mode_of(f) == ETCH_ARGS_EXACT || s->kind == ETCH_SPEC_RESOURCE;
        if (etch_spec_name(s) || etch_spec_rank(s) < 0)
            return true;
        for (int a = 0; a < etch_spec_rank(s); a++) {
            etch_size size = etch_spec_size(s, a);
            if (size.name || (size.size < 0) == has_sizes)
                return true;
        }
    }
    return false;
}

/* The references to what a recording holds are the entry's from here on. */
static etch_status take_captures(etch_ctx *cx, etch_entry *e, etch_recording *r)
{
    if (r->captures.n == 0)
        return ETCH_OK;
    e->captures = etch__alloc(cx->alloc, r->captures.n * sizeof *e->captures);
    if (!e->captures)
        return etch__fail_nomem(cx);
    memcpy(e->captures, r->captures.at, r->captures.n * sizeof *e->captures);
    e->n_captures = (int)r->captures.n;
    r->captures.n = 0;
    return ETCH_OK;
}

static etch_status take_noted(etch_ctx *cx, etch_entry *e, etch_recording *r)
{
    if (r->noted.n == 0)
        return ETCH_OK;
    e->noted = etch__alloc(cx->alloc, r->noted.n * sizeof *e->noted);
    if (!e->noted)
        return etch__fail_nomem(cx);
    memcpy(e->noted, r->noted.at, r->noted.n * sizeof *e->noted);
    e->n_noted = (int)r->noted.n;
    r->noted.n = 0;
    return ETCH_OK;
}

static etch_status take_variables(etch_ctx *cx, etch_entry *e, etch_recording *r)
{
    bool has_any = false; /* that it holds */
    if (r->variables.n == 0)
        return ETCH_OK;
    e->variables = etch__alloc(cx->alloc, r->variables.n * sizeof *e->variables);
    if (!e->variables)
        return etch__fail_nomem(cx);
    memcpy(e->variables, r->variables.at, r->variables.n * sizeof *e->variables);
    e->n_variables = (int)r->variables.n;
    r->variables.n = 0;
    for (int i = 0; i < e->n_variables; i++) {
        etch_trace_variable *it = &e->variables[i];
        e->n_written += it->is_written;
        e->has_arg_variables |= it->arg >= 0;
        if (!it->is_captured)
            etch_variable_release(&it->variable);
        has_any |= it->variable != NULL;
    }
    e->is_choosy = has_any && e->image.key->max_alias >= 0;
    return ETCH_OK;
}

static etch_status take_inputs(etch_ctx *cx, etch_entry *e, const etch_recording *r)
{
    size_t n = r->inputs.n;
    e->is_direct = n == (size_t)e->image.key->n_tensors && r->captures.n == 0 && r->variables.n == 0;
    if (n == 0)
        return ETCH_OK;
    e->inputs = etch__alloc(cx->alloc, n * sizeof *e->inputs);
    if (!e->inputs)
        return etch__fail_nomem(cx);
    memcpy(e->inputs, r->inputs.at, n * sizeof *e->inputs);
    e->n_inputs = (int)n;
    return ETCH_OK;
}

static etch_status new_entry(etch_ctx *cx, const etch_occasion *o, etch_recording *r, etch_results *results,
                             etch_entry **out)
{
    const etch_spec *target = o->target;
    int n_plain = etch__plain_words(target);
    etch_entry *e = etch__alloc_zeroed(cx->alloc, sizeof *e + (size_t)(n_plain > 0 ? n_plain : 0) * sizeof *e->plain);
    if (!e)
        return etch__fail_nomem(cx);
    e->is_plain = n_plain >= 0;
    e->n_plain = n_plain > 0 ? n_plain : 0;
    if (e->is_plain)
        etch__plain_write(target, e->plain);
    e->hash = etch_spec_hash(target);
    e->image.key = etch_spec_retain(o->target);
    e->image.made_for = etch_spec_retain(o->call);
    e->number = r->note->number;
    e->is_general = is_general(o->f, target);
    e->is_for_once = r->reads_outer;
    e->has_identity = target->has_identities;
    e->n_out = (int)results->at.n;
    atomic_init(&e->plan, NULL);
    etch_status s = etch__guards_make(r, &e->image.guards);
    if (s == ETCH_OK)
        s = take_inputs(cx, e, r);
    if (s == ETCH_OK)
        s = take_captures(cx, e, r);
    if (s == ETCH_OK)
        s = take_noted(cx, e, r);
    if (s == ETCH_OK)
        s = take_variables(cx, e, r);
    if (s == ETCH_OK)
        s = etch__alike_find(r, &e->alike);
    e->image.graph = etch_graph_retain(r->g);
    /* With sizes in the key, it implies what the guards say of the arguments, but not of variables. */
    e->checks_guards = e->image.guards.list.n > 0 &&
                       (etch__mode_of(o->f) == ETCH_ARGS_SYMBOLIC || e->image.guards.state.n > 0);
    if (s == ETCH_OK)
        s = etch_graph_hash(e->image.graph, &e->image.graph_hash);
    if (s != ETCH_OK) {
        etch__entry_destroy(e);
        return s;
    }
    e->bytes = sizeof *e + etch__graph_bytes(e->image.graph) + etch__spec_bytes(e->image.key) +
               etch__spec_bytes(e->image.made_for) + etch__guards_bytes(&e->image.guards) +
               (size_t)e->n_inputs * sizeof *e->inputs + (size_t)e->n_variables * sizeof *e->variables;
    for (int i = 0; i < e->n_captures; i++)
        if (!e->captures[i].tensor->traced)
            e->bytes += e->captures[i].tensor->buffer->bytes;
    for (int i = 0; i < e->n_noted; i++)
        e->bytes += e->noted[i]->buffer->bytes;
    e->extra = results->extra;
    results->extra = (etch_extra){ 0 };
    *out = e;
    return ETCH_OK;
}

bool etch__same_captures(const etch_entry *a, const etch_entry *b)
{
    if (a->n_captures != b->n_captures || a->n_variables != b->n_variables)
        return false;
    for (int i = 0; i < a->n_captures; i++)
        if (a->captures[i].tensor != b->captures[i].tensor)
            return false;
    for (int i = 0; i < a->n_variables; i++) {
        const etch_trace_variable *x = &a->variables[i], *y = &b->variables[i];
        if (x->variable != y->variable || x->arg != y->arg || x->input != y->input || x->is_written != y->is_written)
            return false;
    }
    return true;
}

/* A plan shares the dims of the graph that it is made from and adds to them, which only the first may do: others could be
 * reading them. A plan that is made again is made from a copy, and so is one that takes sizes for the same. */
static etch_status make_plan(etch_ctx *cx, const etch_function *f, etch_entry *e, etch_plan **out)
{
    const etch_plan_options options = { .level = 2, .finds_nans = f->finds_nans };
    if (!e->was_planned && e->alike.n == 0) {
        e->was_planned = true;
        return etch_plan_new(cx, e->image.graph, &options, out);
    }
    etch_graph *copy = NULL;
    ETCH_TRY(e->alike.n ? etch__alike_graph(cx, e->image.graph, &e->alike, &copy)
                        : etch__graph_copy(cx, e->image.graph, &copy));
    etch_status s = etch_plan_new(cx, copy, &options, out);
    etch_graph_release(&copy);
    return s;
}

/* Before the plan can be seen, and never again: calls read it without a lock. */
static void ask_in_place(etch_entry *e, etch_plan *plan)
{
    for (int i = 0, n = e->n_out; i < e->n_variables && !e->knows_in_place; i++)
        if (e->variables[i].is_written)
            e->variables[i].is_in_place = etch__plan_writes_over(plan, (int)e->variables[i].input, n++, true);
    e->knows_in_place = true;
}

etch_status etch__entry_compile(etch_ctx *cx, etch_function *f, etch_entry *e, etch_plan **out)
{
    for (size_t i = 0; i < f->entries.n; i++) {
        etch_entry *o = f->entries.at[i];
        *out = atomic_load(&o->plan);
        if (o == e || !*out || o->image.graph_hash != e->image.graph_hash || !etch__same_captures(o, e) ||
            !etch__alike_equal(&o->alike, &e->alike) || !etch__graphs_are_equal(o->image.graph, e->image.graph))
            continue;
        e->shares_plan_with = o->shares_plan_with ? o->shares_plan_with : o->number;
        e->plan_bytes = 0;
        ask_in_place(e, *out);
        atomic_store(&e->n_plans, atomic_load(&(*out)->n_made));
        atomic_store(&e->plan, etch_plan_retain(*out));
        return ETCH_OK;
    }
    e->shares_plan_with = 0;
    ETCH_TRY(make_plan(cx, f, e, out));
    ask_in_place(e, *out);
    atomic_store(&e->n_plans, atomic_load(&(*out)->n_made));
    atomic_store(&e->plan, *out);
    return ETCH_OK;
}

void etch__results_fini(etch_results *results)
{
    etch__extra_release(&results->extra);
    ETCH_VEC_FINI(&results->at, results->cx->alloc);
}

/* The function has traces from before it had variables, which know nothing of them: they go, and the call fails. Calls that follow find the
 * variables made. */
static etch_status refuse_late(etch_ctx *cx, etch_function *f, size_t n_made)
{
    etch__cache_clear(f);
    return etch__fail(
        cx, ETCH_EVARIABLE,
        "variable '%s': Creating variables on a non-first call: '%s' made none in its first trace; make it before the "
        "function is called, or in the first trace, and keep it",
        f->made.at[n_made]->name, f->name);
}

/* A body that makes variables is run once more when it has: what made them is no part of the trace, and whoever makes
 * them anew each time is told at once. */
static etch_status record(etch_ctx *cx, const etch_occasion *o, etch_results *results, etch_recording **out)
{
    etch_occasion again = *o;
    again.is_again = true;
    size_t n_made = o->f->made.n;
    bool is_late = o->f->n_traces > 0; /* others than those that the body makes by calling itself */
    uint64_t number = ++o->f->n_started;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    ETCH_TRY(etch__trace_record(cx, o, number, false, results, out));
    if (ETCH_LIKELY(o->f->made.n == n_made))
        return ETCH_OK;
    etch__recording_end(*out);
    etch__results_fini(results);
    *results = (etch_results){ .cx = cx };
    etch__arena_reset(&cx->scratch, mark);
    *out = NULL;
    o->f->n_made_over++; /* whatever comes now, they are made */
    if (is_late)
        return refuse_late(cx, o->f, n_made);
    return etch__trace_record(cx, &again, number, false, results, out);
}

etch_status etch__trace(etch_ctx *cx, const etch_occasion *o, etch_entry **out)
{
    etch_function *f = o->f;
    *out = NULL;
    uint64_t began = etch__now_ns(), worked = etch__cpu_ns();
    etch_recording *r = NULL;
    etch_results results = { .cx = cx };
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = record(cx, o, &results, &r);
    ETCH_ASSERT(r || s != ETCH_OK, "a recording of '%s' that is none", f->name);
    if (s == ETCH_OK) {
        s = new_entry(cx, o, r, &results, out);
        etch__recording_end(r);
    }
    etch__results_fini(&results);
    etch__arena_reset(&cx->scratch, mark);
    if (s != ETCH_OK)
        return s;
    ETCH_ASSERT(*out, "a trace of '%s' without an entry", f->name);
    (*out)->trace_ns = etch__now_ns() - began;
    (*out)->work_ns = etch__cpu_ns() - worked;
    (*out)->was_planned = etch__tracer(cx)->recording != NULL;
    if ((*out)->was_planned)
        return ETCH_OK; /* it is recorded there; if it is ever run by itself, it is planned then, from a copy */
    etch_plan *plan = NULL;
    s = etch__entry_compile(cx, f, *out, &plan);
    if (s != ETCH_OK) {
        etch__entry_destroy(*out);
        *out = NULL;
    } else if (!(*out)->shares_plan_with) {
        (*out)->work_ns = etch__cpu_ns() - worked;
        (*out)->compile_ns = (*out)->plan_ns = atomic_load(&plan->plan_ns);
        (*out)->plan_bytes = etch__plan_bytes(plan);
    }
    return s;
}
