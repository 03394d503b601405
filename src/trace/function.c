/* Functions: their life, what the functions of a runtime share, and what can be asked of them. */
#include "trace/event.h"

#include "ir/retype.h"
#include <string.h>

enum { MAX_ENTRIES = 1000, MAX_ENTRIES_TINY = 2 };
static const size_t MAX_BYTES = (size_t)64 << 20;

/* --- what a runtime's functions share ------------------------------------------------------------------------------------- */

static const char traces_key; /* its address is the key */

/* With an interpreter the thread that forks has the interpreter's lock, for which who traces may be waiting: then it is not waited for. Who traces
 * is then in code of the program's or waits for a lock, and what the lock guards is whole. */
static bool hold_traces(void *it)
{
    etch_traces *t = it;
    t->is_left = false;
    bool is_held = pthread_mutex_trylock(&t->lock) == 0;
    if (!is_held)
        t->is_left = t->rt->interpreter != NULL;
    return is_held || t->is_left;
}

/* The child has no trace but those that the thread which forked is in, if any. A recursive lock knows its thread by a number, which is another one there. */
static void let_go_of_traces(void *it, etch_fork_end end)
{
    etch_traces *t = it;
    if (end != ETCH_FORK_CHILD) {
        if (!t->is_left)
            pthread_mutex_unlock(&t->lock);
        return;
    }
    if (t->is_left)
        t->depth = t->n_tracing = 0;
    (void)etch__lock_init_recursive(&t->lock);
    for (int i = 0; i < t->depth; i++)
        pthread_mutex_lock(&t->lock);
}

static void destroy_traces(void *p)
{
    etch_traces *t = p;
    etch__forks_forget(&t->minded);
    etch__epochs_fini(&t->epochs);
    etch__events_destroy(t);
    pthread_mutex_destroy(&t->lock);
    etch__free(t->rt->alloc, t, sizeof *t);
}

static etch_status make_traces(etch_ctx *cx, void **out)
{
    etch_traces *t = etch__alloc_zeroed(cx->alloc, sizeof *t);
    if (!t || !etch__lock_init_recursive(&t->lock)) {
        etch__free(cx->alloc, t, sizeof *t);
        return etch__fail_nomem(cx);
    }
    static const etch_fork_rule rule = { hold_traces, let_go_of_traces };
    t->rt = cx->rt;
    etch__forks_mind(&t->minded, &rule, t);
    etch__epochs_init(&t->epochs, cx->alloc);
    atomic_init(&t->next_id, 1);
    t->max_bytes = ETCH_MAX_ALL_BYTES;
    t->max_entries = ETCH_MAX_ALL_ENTRIES;
    *out = t;
    return ETCH_OK;
}

etch_status etch__traces_of(etch_ctx *cx, etch_traces **out)
{
    void *p = NULL;
    ETCH_TRY(etch__runtime_attached(cx, &traces_key, make_traces, destroy_traces, &p));
    *out = p;
    return ETCH_OK;
}

void etch__traces_lock(etch_traces *t)
{
    if (pthread_mutex_trylock(&t->lock) !=
        0) { /* who has it runs code of the caller's, which may need the caller's lock */
        void *left = etch__leave(t->rt);
        pthread_mutex_lock(&t->lock);
        etch__enter(t->rt, left);
    }
    t->depth++;
    atomic_fetch_add_explicit(&t->n_locked, 1, memory_order_relaxed);
}

void etch__traces_unlock(etch_traces *t)
{
    t->depth--;
    pthread_mutex_unlock(&t->lock);
}

/* --- life ------------------------------------------------------------------------------------------------------------------ */

static void release_names(etch_function *f)
{
    const etch_allocator *a = f->rt->alloc;
    for (int i = 0; f->input_names && i < f->n_input_names; i++)
        if (f->input_names[i])
            etch__free(a, f->input_names[i], strlen(f->input_names[i]) + 1);
    etch__free(a, f->input_names, (size_t)(f->n_input_names + 1) * sizeof *f->input_names);
}

static void destroy_function(void *p)
{
    etch_function *f = p;
    etch_runtime *rt = f->rt;
    const etch_allocator *a = rt->alloc;
    etch__table_fini(f);
    for (size_t i = 0; i < f->seen.n; i++)
        etch_spec_release(&f->seen.at[i].call);
    ETCH_VEC_FINI(&f->seen, a);
    for (size_t i = 0; i < f->made.n; i++)
        etch_variable_release(&f->made.at[i]);
    ETCH_VEC_FINI(&f->made, a);
    etch_spec_release(&f->signature);
    release_names(f);
    if (f->release_user)
        f->release_user(f->user);
    if (f->name)
        etch__free(a, f->name, strlen(f->name) + 1);
    etch__free(a, f, sizeof *f);
}

/* Of the declared arguments, for calls by keyword. */
static etch_status take_names(etch_ctx *cx, etch_function *f, const etch_function_options *o)
{
    if (!o->input_names)
        return ETCH_OK;
    f->n_input_names = o->n_input_signature;
    f->input_names = etch__alloc_zeroed(cx->alloc, (size_t)(f->n_input_names + 1) * sizeof *f->input_names);
    if (!f->input_names)
        return etch__fail_nomem(cx);
    for (int i = 0; i < f->n_input_names; i++) {
        if (!o->input_names[i])
            return etch__fail(cx, ETCH_EINVAL, "'%s': input_names[%d] is NULL", f->name, i);
        size_t n = strlen(o->input_names[i]) + 1;
        f->input_names[i] = etch__alloc(cx->alloc, n);
        if (!f->input_names[i])
            return etch__fail_nomem(cx);
        memcpy(f->input_names[i], o->input_names[i], n);
    }
    return ETCH_OK;
}

static etch_status take_signature(etch_ctx *cx, etch_function *f, const etch_function_options *o)
{
    if (!o->input_signature)
        return ETCH_OK;
    for (int i = 0; i < o->n_input_signature; i++)
        if (!o->input_signature[i])
            return etch__fail(cx, ETCH_EINVAL, "'%s': input_signature[%d] is NULL", f->name, i);
    ETCH_TRY(take_names(cx, f, o));
    return etch_spec_sequence(cx, ETCH_SPEC_TUPLE, o->input_signature, o->n_input_signature, &f->signature);
}

static etch_status fill(etch_ctx *cx, etch_function *f, const char *name, const etch_function_options *o)
{
    size_t n = strlen(name) + 1;
    f->name = etch__alloc(cx->alloc, n);
    if (!f->name)
        return etch__fail_nomem(cx);
    memcpy(f->name, name, n);
    ETCH_TRY(take_signature(cx, f, o));
    return etch__table_init(cx, f);
}

static etch_status link_function(etch_ctx *cx, etch_function *f)
{
    etch_traces *all = f->traces;
    etch__traces_lock(all);
    bool can_go = etch__retire_promise(&all->epochs);
    if (can_go) {
        f->next = all->functions;
        if (f->next)
            f->next->prev = f;
        all->functions = f;
    }
    etch__traces_unlock(all);
    return can_go ? ETCH_OK : etch__fail_nomem(cx);
}

static etch_status new_function(etch_ctx *cx, const char *name, etch_body *body, void *user,
                                const etch_function_options *o, etch_function **out)
{
    ETCH_ENTER(cx);
    if (!name)
        return etch__fail(cx, ETCH_EINVAL, "function: the name is NULL");
    if (!body == !o->structured)
        return etch__fail(cx, ETCH_EINVAL, "'%s': %s", name, body ? "has two bodies" : "the body is NULL");
    if ((unsigned)o->policy > ETCH_STRICT)
        return etch__fail(cx, ETCH_EINVAL, "'%s': %d is no policy", name, (int)o->policy);
    etch_traces *all;
    ETCH_TRY(etch__traces_of(cx, &all));
    etch_function *f = etch__alloc_zeroed(cx->alloc, sizeof *f);
    if (!f)
        return etch__fail_nomem(cx);
    atomic_init(&f->n_refs, 1);
    f->traces = all;
    f->rt = cx->rt;
    f->id = atomic_fetch_add(&all->next_id, 1);
    f->body = body;
    f->structured = o->structured;
    f->policy = o->policy;
    f->finds_nans = o->finds_nans;
    f->budget = o->budget;
    f->max_entries = o->max_entries ? o->max_entries : etch__tiny_limits() ? MAX_ENTRIES_TINY : MAX_ENTRIES;
    f->max_bytes = o->max_bytes ? o->max_bytes : MAX_BYTES;
    f->code = o->code ? o->code : body ? (const void *)(uintptr_t)body : (const void *)(uintptr_t)o->structured;
    etch_status s = fill(cx, f, name, o);
    if (s == ETCH_OK)
        s = link_function(cx, f);
    if (s != ETCH_OK) {
        destroy_function(f);
        return s;
    }
    f->user = user; /* from here on it is the function's to release */
    f->release_user = o->release_user;
    f->rt = etch_runtime_retain(cx->rt);
    *out = f;
    return ETCH_OK;
}

etch_function *(etch_function_new)(etch_ctx *cx, const char *name, etch_body *body, void *user,
                                   const etch_function_options *options)
{
    static const etch_function_options none;
    etch_function *f = NULL;
    if (new_function(cx, name, body, user, options ? options : &none, &f) != ETCH_OK)
        etch__stick(cx);
    return f;
}

etch_function *etch_function_retain(etch_function *f)
{
    if (f)
        atomic_fetch_add_explicit(&f->n_refs, 1, memory_order_relaxed);
    return f;
}

/* A call may be under way on another thread: the function is retired, not freed. */
void etch_function_release(etch_function **function)
{
    if (!function || !*function)
        return;
    etch_function *f = *function;
    *function = NULL;
    if (atomic_fetch_sub_explicit(&f->n_refs, 1, memory_order_acq_rel) != 1)
        return;
    etch_traces *all = f->traces;
    etch_runtime *rt = f->rt;
    etch__traces_lock(all);
    if (f->prev)
        f->prev->next = f->next;
    else
        all->functions = f->next;
    if (f->next)
        f->next->prev = f->prev;
    all->n_entries -= f->entries.n;
    all->bytes -= f->bytes;
    for (size_t i = 0; i < f->entries.n; i++)
        all->n_mortal -= f->entries.at[i]->has_identity;
    etch__event_function_gone(f);
    etch__retire_promised(&all->epochs, f, destroy_function);
    etch__epochs_collect(&all->epochs);
    etch__traces_unlock(all);
    etch_runtime_release(&rt); /* last: it may be the end of the traces */
}

const char *etch_function_name(const etch_function *f) { return f ? f->name : ""; }

etch_status etch__check_function(etch_ctx *cx, const etch_function *f, const char *what)
{
    if (!f)
        return etch__fail(cx, ETCH_EINVAL, "%s: the function is NULL", what);
    if (f->rt != cx->rt)
        return etch__fail(cx, ETCH_EINVAL, "%s: '%s' belongs to another runtime than the context", what, f->name);
    return ETCH_OK;
}

/* --- what can be asked ------------------------------------------------------------------------------------------------------ */

etch_function_stats etch_function_get_stats(etch_function *f)
{
    if (!f)
        return (etch_function_stats){ 0 };
    etch__traces_lock(f->traces);
    etch_function_stats s = { .n_calls = atomic_load(&f->n_calls),
                              .n_traces = f->n_traces + f->n_made_over,
                              .n_failed_traces = f->n_failed_traces,
                              .n_evicted = f->n_evicted,
                              .n_purged = f->n_purged,
                              .n_entries = f->entries.n,
                              .bytes = f->bytes,
                              .trace_ns = f->trace_ns,
                              .compile_ns = f->compile_ns };
    etch__traces_unlock(f->traces);
    return s;
}

void etch_function_clear(etch_ctx *cx, etch_function *f)
{
    if (!f)
        return;
    if (f->rt != cx->rt) {
        etch_fail(cx, ETCH_EINVAL, "clear: '%s' belongs to another runtime than the context", f->name);
        return;
    }
    etch__traces_lock(f->traces);
    etch__cache_clear(f);
    etch__epochs_collect(&f->traces->epochs);
    etch__traces_unlock(f->traces);
}

static void list_captures(const etch_entry *e, etch_captures *out)
{
    for (int i = 0; i < e->n_captures; i++) {
        if (out->n_tensors < out->max_tensors)
            out->tensors[out->n_tensors] = etch_tensor_retain(e->captures[i].tensor);
        out->n_tensors++;
    }
    for (int i = 0; i < e->n_noted; i++) {
        if (out->n_tensors < out->max_tensors)
            out->tensors[out->n_tensors] = etch_tensor_retain(e->noted[i]);
        out->n_tensors++;
    }
    for (int i = 0; i < e->n_variables; i++) {
        if (!e->variables[i].variable || !e->variables[i].is_captured)
            continue;
        if (out->n_variables < out->max_variables)
            out->variables[out->n_variables] = etch_variable_retain(e->variables[i].variable);
        out->n_variables++;
    }
}

etch_status etch_function_captures(etch_ctx *cx, etch_function *f, uint64_t trace, etch_captures *out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "function_captures: no place for the result");
    out->n_tensors = out->n_variables = 0;
    ETCH_TRY(etch__check_function(cx, f, "function_captures"));
    etch__traces_lock(f->traces);
    const etch_entry *e = etch__entry_numbered(f, trace);
    if (e)
        list_captures(e, out);
    etch__traces_unlock(f->traces);
    return e ? ETCH_OK
             : etch__fail(cx, ETCH_EINVAL, "'%s' has no trace %llu in its cache", f->name, (unsigned long long)trace);
}

int etch_function_variables(etch_ctx *cx, etch_function *f, etch_variable **out, int max)
{
    if (!f || f->rt != cx->rt)
        return 0;
    etch__traces_lock(f->traces);
    int n = (int)f->made.n;
    for (int i = 0; out && i < n && i < max; i++)
        out[i] = etch_variable_retain(f->made.at[i]);
    etch__traces_unlock(f->traces);
    return n;
}

etch_status etch_function_graph(etch_ctx *cx, etch_function *f, uint64_t trace, etch_graph **out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "function_graph: no place for the result");
    *out = NULL;
    ETCH_TRY(etch__check_function(cx, f, "function_graph"));
    etch__traces_lock(f->traces);
    const etch_entry *e = etch__entry_numbered(f, trace);
    etch_status s = e ? etch__graph_copy(cx, e->image.graph,
                                         out) /* which is the caller's context's: another may have traced it */
                      : etch__fail(cx, ETCH_EINVAL, "'%s' has no trace %llu in its cache", f->name,
                                   (unsigned long long)trace);
    etch__traces_unlock(f->traces);
    return s;
}
