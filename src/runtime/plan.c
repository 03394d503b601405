/* Plans as callers see them: made from a graph by the passes and the planner, one body per combination of ranks. */
#include "runtime/plan.h"

#include "base/clock.h"
#include "base/float_control.h"
#include "ir/verify.h"
#include "pass/pass.h"
#include "runtime/control.h"
#include <string.h>

enum { DEFAULT_LEVEL = 2 };

/* Of an input, or of a result because it depends on the length of an input (a reshape to a shape of unknown length). */
static bool has_unknown_rank(const etch_graph *g)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (etch__type_of(g, v)->kind == ETCH_TYPE_TENSOR && etch__type_of(g, v)->rank < 0)
            return true;
    return false;
}

static bool has_calls(const etch_graph *g)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (etch__is(g, v, ETCH_IS_CALL) || etch__op_of(g, v)->control == ETCH_CONTROL_RULE)
            return true;
    return false;
}

/* Passes as asked for; calls are always inlined, and rules of custom gradients dropped, since the executor runs none. */
static etch_status optimise(etch_ctx *cx, const etch_plan *p, etch_graph *g, etch_graph **out)
{
    etch_pass_options o = { .level = p->options.level, .only = p->options.passes };
    ETCH_TRY(etch__passes_run(cx, g, &o, out));
    if (!has_calls(*out))
        return ETCH_OK;
    etch_graph *before = *out;
    *out = NULL;
    etch_status s = etch__pass_inline(cx, before, out);
    etch_graph_release(&before);
    return s;
}

/* Adds the body for inputs like these (NULL: as the graph has them); under the lock, or before anyone else has the plan. `rest` (may be
 * NULL; on success taken over) is run behind it, on the inputs and what this one gives. */
static etch_status add_variant(etch_ctx *cx, etch_plan *p, etch_graph *g, const etch_known_input *known,
                               etch_plan *rest, etch_plan_body **out)
{
    *out = NULL;
    uint64_t began = etch__now_ns();
    if (!ETCH_VEC_RESERVE(&p->variants, p->rt->alloc, 1))
        return etch__fail_nomem(cx);
    etch_graph *optimised = NULL;
    unsigned floats = etch__floats_begin(); /* constants are computed with */
    etch_status s = optimise(cx, p, g, &optimised);
    if (s == ETCH_OK)
        s = etch__plan_body_new(cx, optimised, &p->options, p->is_turn, out);
    etch__floats_end(floats);
    etch_graph_release(&optimised);
    if (s != ETCH_OK)
        return s;
    size_t bytes = (size_t)p->n_in * sizeof *known;
    (*out)->known = known ? etch__arena_copy(&(*out)->arena, known, bytes, _Alignof(etch_known_input)) : NULL;
    if (known && !(*out)->known) {
        etch__plan_body_release(out);
        return etch__fail_nomem(cx);
    }
    (*out)->rest = rest;
    (*out)->older = atomic_load(&p->newest);
    p->variants.at[p->variants.n++] = *out;
    atomic_store_explicit(&p->newest, *out, memory_order_release);
    atomic_fetch_add(&p->plan_ns, etch__now_ns() - began);
    atomic_fetch_add(&p->n_made, 1);
    return ETCH_OK;
}

static void destroy_plan(etch_plan *p)
{
    etch_runtime *rt = p->rt;
    const etch_allocator *a = rt->alloc;
    for (size_t i = 0; i < p->variants.n; i++)
        etch__plan_body_release(&p->variants.at[i]);
    ETCH_VEC_FINI(&p->variants, a);
    etch_graph_release(&p->source);
    if (p->passes)
        etch__free(a, p->passes, strlen(p->passes) + 1);
    etch__forks_forget(&p->minded);
    pthread_mutex_destroy(&p->lock);
    etch__free(a, p, sizeof *p);
    etch_runtime_release(&rt);
}

void etch__plan_drop(etch_plan **p)
{
    if (*p && atomic_fetch_sub(&(*p)->n_refs, 1) == 1)
        destroy_plan(*p);
    *p = NULL;
}

etch_plan *etch_plan_retain(etch_plan *p)
{
    if (!p)
        return NULL;
    atomic_fetch_add(&p->n_users, 1);
    atomic_fetch_add(&p->n_refs, 1);
    return p;
}

void etch_plan_release(etch_plan **p)
{
    if (!p || !*p)
        return;
    atomic_fetch_sub(&(*p)->n_users, 1);
    etch__plan_drop(p);
}

static etch_status set_options(etch_ctx *cx, etch_plan *p, const etch_plan_options *o)
{
    p->options = o ? *o : (etch_plan_options){ .level = DEFAULT_LEVEL };
    if (p->options.finds_nans && p->options.level > 1)
        p->options.level = 1;
    if (p->options.passes) {
        size_t bytes = strlen(p->options.passes) + 1;
        p->passes = etch__alloc(cx->alloc, bytes);
        if (!p->passes)
            return etch__fail_nomem(cx);
        memcpy(p->passes, p->options.passes, bytes);
        p->options.passes = p->passes;
    }
    return ETCH_OK;
}

static etch_status new_plan(etch_ctx *cx, etch_graph *g, const etch_plan_options *options, bool is_turn,
                            etch_plan **out)
{
    *out = NULL;
    if (g->regions.n > 1) /* kernels may have been written by hand; what is built op by op is right by construction */
        ETCH_TRY(etch__graph_verify(cx, g));
    etch_plan *p = etch__alloc_zeroed(cx->alloc, sizeof *p);
    if (!p)
        return etch__fail_nomem(cx);
    if (pthread_mutex_init(&p->lock, NULL) != 0) {
        etch__free(cx->alloc, p, sizeof *p);
        return etch__fail_nomem(cx);
    }
    etch__forks_mind_lock(&p->minded, &p->lock);
    p->rt = etch_runtime_retain(cx->rt);
    atomic_init(&p->n_refs, 1);
    atomic_init(&p->n_users, 1);
    p->is_turn = is_turn;
    p->n_in = etch_graph_n_inputs(g);
    p->n_out = etch_graph_n_outputs(g);
    etch_status s = set_options(cx, p, options);
    etch_plan_body *body;
    if (s == ETCH_OK && has_unknown_rank(g))
        p->source = etch_graph_retain(g);
    else if (s == ETCH_OK)
        s = add_variant(cx, p, g, NULL, NULL, &body);
    if (s != ETCH_OK) {
        destroy_plan(p);
        return s;
    }
    *out = p;
    return ETCH_OK;
}

etch_status etch_plan_new(etch_ctx *cx, etch_graph *g, const etch_plan_options *options, etch_plan **out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "plan: no place for the result");
    *out = NULL;
    return g ? new_plan(cx, g, options, false, out) : etch__fail(cx, ETCH_EINVAL, "plan: the graph is NULL");
}

etch_status etch__plan_new_turn(etch_ctx *cx, etch_graph *g, const etch_plan_options *options, etch_plan **out)
{
    return new_plan(cx, g, options, true, out);
}

int etch_plan_n_inputs(const etch_plan *p) { return p->n_in; }
int etch_plan_n_outputs(const etch_plan *p) { return p->n_out; }

static etch_plan_body *find_variant(etch_plan *p, const etch_known_input *known)
{
    etch_plan_body *b = atomic_load_explicit(&p->newest, memory_order_acquire);
    while (b && memcmp(b->known, known, (size_t)p->n_in * sizeof *known) != 0)
        b = b->older;
    return b;
}

/* Ranks of the inputs, and lengths of the vectors that can be shapes. */
static void look_at_inputs(const etch_plan *p, etch_tensor *const *in, etch_known_input *known)
{
    for (int i = 0; i < p->n_in; i++) {
        bool can_be_shape = in[i]->rank == 1 && in[i]->dims[0] <= ETCH_MAX_RANK &&
                            etch__dtype_is(in[i]->dtype, ETCH_CLASS_INT);
        known[i] = (etch_known_input){ .rank = in[i]->rank, .length = can_be_shape ? (int32_t)in[i]->dims[0] : -1 };
    }
}

/* The first node of g without a rank that others before it decide; 0: there is none. */
static etch_val find_cut(const etch_graph *g)
{
    etch_val v = 1;
    while (v < g->nodes.n && (etch__type_of(g, v)->kind != ETCH_TYPE_TENSOR || etch__type_of(g, v)->rank >= 0))
        v++;
    if (v == g->nodes.n || etch__node(g, v)->region != 0)
        return 0;
    v = etch__producer(g, v);
    const etch_node *n = etch__node(g, v);
    for (uint32_t i = 0; i < n->n_in; i++)
        if (!etch__is(g, n->in[i], ETCH_IS_PARAM) && !etch__is(g, n->in[i], ETCH_IS_CONST))
            return v;
    return 0;
}

/* A rank that depends on data is known when what comes before it has run: the rest is a plan of its own, for which that is an input. */
static etch_status add_parts(etch_ctx *cx, etch_plan *p, const etch_graph *g, etch_val cut,
                             const etch_known_input *known, etch_plan_body **out)
{
    etch_graph *first = NULL, *rest = NULL;
    etch_plan *later = NULL;
    ETCH_TRY(etch__graph_split(cx, g, cut, &first, &rest));
    etch_status s = etch_plan_new(cx, rest, &p->options, &later);
    if (s == ETCH_OK)
        s = add_variant(cx, p, first, known, later, out);
    if (s != ETCH_OK)
        etch_plan_release(&later);
    etch_graph_release(&first);
    etch_graph_release(&rest);
    return s;
}

static etch_status add_typed(etch_ctx *cx, etch_plan *p, etch_graph *g, const etch_known_input *known,
                             etch_plan_body **out)
{
    if (!has_unknown_rank(g))
        return add_variant(cx, p, g, known, NULL, out);
    etch_graph *flat = NULL, *open = NULL;
    etch_status s = has_calls(g) ? etch__pass_inline(cx, g, &flat) : ETCH_OK;
    if (s == ETCH_OK)
        s = etch__graph_opened(cx, flat ? flat : g, &open);
    etch_val cut = s == ETCH_OK ? find_cut(open) : 0;
    if (s == ETCH_OK)
        s = cut ? add_parts(cx, p, open, cut, known, out) : add_variant(cx, p, open, known, NULL, out);
    etch_graph_release(&flat);
    etch_graph_release(&open);
    return s;
}

/* Types the graph again for these ranks, unless another thread has meanwhile. */
static etch_status make_variant(etch_ctx *cx, etch_plan *p, const etch_known_input *known, etch_plan_body **out)
{
    pthread_mutex_lock(&p->lock);
    etch_status s = ETCH_OK;
    *out = find_variant(p, known);
    if (!*out) {
        etch_graph *typed = NULL;
        s = etch__graph_retype(cx, p->source, known, &typed);
        if (s == ETCH_OK)
            s = add_typed(cx, p, typed, known, out);
        etch_graph_release(&typed);
    }
    pthread_mutex_unlock(&p->lock);
    return s;
}

etch_status etch__plan_variant(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, etch_plan_body **out)
{
    if (ETCH_LIKELY(!p->source)) {
        *out = p->variants.at[0];
        return ETCH_OK;
    }
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_known_input *known = ETCH_ARENA_ARRAY(&cx->scratch, etch_known_input, p->n_in + 1);
    if (!known)
        return etch__fail_nomem(cx);
    look_at_inputs(p, in, known);
    etch_status s = ETCH_OK;
    *out = find_variant(p, known);
    if (!*out)
        s = make_variant(cx, p, known, out);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

etch_plan_stats etch_plan_get_stats(etch_ctx *cx, etch_plan *p)
{
    etch_plan_stats stats = { 0 };
    if (!p)
        return stats;
    pthread_mutex_lock(&p->lock);
    stats.n_variants = (int)p->variants.n;
    for (size_t i = 0; i < p->variants.n; i++) {
        const etch_plan_body *b = p->variants.at[i];
        const etch_frame *f = etch__frame_find(cx, b);
        stats.n_bindings += atomic_load(&b->n_bindings);
        stats.arena_bytes = f ? f->used_bytes : stats.arena_bytes;
        if (!f && i > 0)
            continue;
        stats.n_steps = (int)b->steps.n;
        stats.n_kernels = (int)b->n_kernels;
        stats.n_members = (int)b->n_members;
        stats.n_programs = (int)b->n_programs;
        stats.n_buffers = (int)b->n_buffers;
        stats.n_slots = (int)b->n_slots;
        stats.n_calls = stats.n_views = 0;
        for (size_t s = 0; s < b->steps.n; s++) {
            stats.n_calls += b->steps.at[s].kind == ETCH_STEP_CALL;
            stats.n_views += b->steps.at[s].kind == ETCH_STEP_VIEW || b->steps.at[s].kind == ETCH_STEP_COPY;
        }
    }
    pthread_mutex_unlock(&p->lock);
    return stats;
}

static size_t body_bytes(const etch_plan_body *b)
{
    size_t bytes = sizeof *b + b->arena.total_bytes + b->code.bytes + etch__graph_bytes(b->graph);
    bytes += b->dims.code.cap * sizeof *b->dims.code.at + b->dims.slots.cap * sizeof *b->dims.slots.at;
    bytes += b->dims.slot_dims.cap * sizeof *b->dims.slot_dims.at + b->code_origin.cap * sizeof *b->code_origin.at;
    bytes += b->values.cap * sizeof *b->values.at + b->shapes.cap * sizeof *b->shapes.at;
    bytes += b->dim_slots.cap * sizeof *b->dim_slots.at + b->steps.cap * sizeof *b->steps.at;
    bytes += b->binds.cap * sizeof *b->binds.at + b->tenants.cap * sizeof *b->tenants.at;
    bytes += (b->inputs.cap + b->outputs.cap) * sizeof(uint32_t);
    bytes += b->rest ? etch__plan_bytes(b->rest) : 0;
    for (size_t i = 0; i < b->steps.n; i++)
        bytes += b->steps.at[i].control ? etch__control_bytes(b->steps.at[i].control) : 0;
    return bytes;
}

size_t etch__plan_bytes(etch_plan *p)
{
    pthread_mutex_lock(&p->lock);
    size_t bytes = sizeof *p;
    for (size_t i = 0; i < p->variants.n; i++)
        bytes += body_bytes(p->variants.at[i]);
    pthread_mutex_unlock(&p->lock);
    return bytes;
}
