/* TensorFlow's rule of when to warn, and what is remembered of functions that have one code.
 *
 * The rule counts calls, traced or not. A hit pays nothing for it: how many calls there were between two traces is found from the
 * functions' own counts when there is a trace. A function that goes leaves its count behind.
 *
 * What must stay true: a spec that holds objects of the caller's is not kept here, for these would then outlive the function they
 * were given to. */
#include "trace/warning.h"

#include "trace/advice_replay.h"
#include <string.h>

enum {
    MAX_CODES = 256,
    MAX_FUNCTIONS = 64, /* of one code; of the oldest beyond it the calls are no longer counted */
    MAX_TRACES = 32,
};

/* --- the rule ------------------------------------------------------------------------------------------------------------- */

bool etch__detector_traced(etch_detector *d, uint64_t n_others)
{
    if (n_others > 0 && d->n_groups == 0)
        d->groups[d->n_groups++] = 0;
    if (d->n_groups > 0)
        d->groups[d->n_groups - 1] += n_others;
    d->total += n_others;
    d->groups[d->n_groups++] = 1;
    d->total++;
    int n_dropped = 0;
    while (d->total - d->groups[n_dropped] > ETCH_WARN_WINDOW)
        d->total -= d->groups[n_dropped++];
    d->n_groups -= n_dropped;
    memmove(d->groups, d->groups + n_dropped, (size_t)d->n_groups * sizeof *d->groups);
    if (d->n_groups < ETCH_WARN_GROUPS || d->n_warnings == ETCH_WARN_MAX)
        return false;
    d->n_warnings++;
    return true;
}

/* --- codes ---------------------------------------------------------------------------------------------------------------- */

void etch__codes_init(etch_codes *c, const etch_allocator *a) { *c = (etch_codes){ .alloc = a }; }

static void destroy_code(etch_codes *all, etch_code *c)
{
    for (size_t i = 0; i < c->traces.n; i++)
        etch_spec_release(&c->traces.at[i].call);
    ETCH_VEC_FINI(&c->traces, all->alloc);
    ETCH_VEC_FINI(&c->functions, all->alloc);
    etch__free(all->alloc, c, sizeof *c);
}

void etch__codes_fini(etch_codes *c)
{
    for (size_t i = 0; i < c->list.n; i++)
        destroy_code(c, c->list.at[i]);
    ETCH_VEC_FINI(&c->list, c->alloc);
}

static etch_code *find_code(const etch_codes *c, const void *code)
{
    for (size_t i = 0; i < c->list.n; i++)
        if (c->list.at[i]->code == code)
            return c->list.at[i];
    return NULL;
}

/* Room for one more: the one that was used longest ago goes. */
static void make_room(etch_codes *c)
{
    size_t oldest = 0;
    if (c->list.n < MAX_CODES)
        return;
    for (size_t i = 1; i < c->list.n; i++)
        if (c->list.at[i]->last_use < c->list.at[oldest]->last_use)
            oldest = i;
    destroy_code(c, c->list.at[oldest]);
    c->list.at[oldest] = c->list.at[--c->list.n];
}

static uint64_t calls_of(const etch_function *f)
{
    return atomic_load_explicit(&f->n_calls, memory_order_relaxed) -
           atomic_load_explicit(&f->n_nested, memory_order_relaxed);
}

static void drop_function(etch_code *c, size_t i)
{
    c->n_gone_calls += calls_of(c->functions.at[i].f) - c->functions.at[i].n_before;
    memmove(&c->functions.at[i], &c->functions.at[i + 1], (c->functions.n - i - 1) * sizeof *c->functions.at);
    c->functions.n--;
}

static bool add_function(etch_codes *all, etch_code *c, etch_function *f)
{
    for (size_t i = c->functions.n; i-- > 0;)
        if (c->functions.at[i].f == f)
            return true;
    if (c->functions.n == MAX_FUNCTIONS)
        drop_function(c, 0);
    /* One that was dropped and comes back counts from now on. */
    bool is_new = f->n_traces <= 1;
    etch_code_function it = { f, is_new ? 0 : calls_of(f) };
    return ETCH_VEC_PUSH(&c->functions, all->alloc, it);
}

etch_code *etch__code_of(etch_codes *all, etch_function *f)
{
    etch_code *c = find_code(all, f->code);
    if (!c) {
        make_room(all);
        c = etch__alloc_zeroed(all->alloc, sizeof *c);
        if (!c || !ETCH_VEC_PUSH(&all->list, all->alloc, c)) {
            etch__free(all->alloc, c, sizeof *c);
            return NULL;
        }
        c->code = f->code;
    }
    c->last_use = ++all->now;
    return add_function(all, c, f) ? c : NULL;
}

void etch__code_function_gone(etch_codes *all, etch_function *f)
{
    etch_code *c = find_code(all, f->code);
    for (size_t i = 0; c && i < c->functions.n; i++)
        if (c->functions.at[i].f == f) {
            drop_function(c, i);
            return;
        }
}

uint64_t etch__code_calls(const etch_code *c)
{
    uint64_t n = c->n_gone_calls;
    for (size_t i = 0; i < c->functions.n; i++)
        n += calls_of(c->functions.at[i].f) - c->functions.at[i].n_before;
    return n;
}

/* --- traces ------------------------------------------------------------------------------------------------------------- */

static bool is_for(etch_ctx *cx, const etch_code_trace *it, const etch_function *f, const etch_spec *call)
{
    bool is_symbolic = etch__mode_of(f) == ETCH_ARGS_SYMBOLIC;
    return (is_symbolic || it->call->hash == call->hash) && etch__distance(cx, it->call, call, is_symbolic, 1) == 0;
}

const etch_code_trace *etch__code_find(etch_ctx *cx, const etch_code *c, const etch_function *f, const etch_spec *call,
                                       uint64_t graph_hash)
{
    const etch_code_trace *other = NULL;
    for (size_t i = c->traces.n; i-- > 0;) {
        const etch_code_trace *it = &c->traces.at[i];
        if (!is_for(cx, it, f, call))
            continue;
        if (it->graph_hash == graph_hash)
            return it;
        other = it;
    }
    return other;
}

static bool holds_objects(const etch_spec *s)
{
    if (s->kind == ETCH_SPEC_VALUE || s->kind == ETCH_SPEC_CUSTOM)
        return true;
    for (int i = 0; i < s->n_items; i++)
        if (holds_objects(s->items[i]))
            return true;
    return false;
}

void etch__code_note(etch_ctx *cx, etch_code *c, const etch_miss *m)
{
    c->n_traces++;
    c->n_functions += m->f->n_traces == 1;
    for (size_t i = c->traces.n; i-- > 0;)
        if (c->traces.at[i].graph_hash == m->made->image.graph_hash && is_for(cx, &c->traces.at[i], m->f, m->call))
            return;
    c->n_distinct++;
    if (holds_objects(m->call))
        return;
    if (c->traces.n == MAX_TRACES) {
        etch_spec_release(&c->traces.at[0].call);
        memmove(c->traces.at, c->traces.at + 1, --c->traces.n * sizeof *c->traces.at);
    }
    etch_code_trace it = { (etch_spec *)m->call, m->made->image.graph_hash };
    if (ETCH_VEC_PUSH(&c->traces, cx->alloc, it))
        etch_spec_retain(it.call);
}
