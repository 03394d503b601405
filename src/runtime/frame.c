/* Frames: made once per context and plan, bound when sizes change.
 *
 * Binding sets the symbols from the inputs' sizes, runs the static dim code, copies dims to the values, and lays the slots
 * out one after the other in the arena, each as large as its largest tenant at these sizes.
 *
 * A small arena is the frame's own, and only grows. A large one is there while the frame runs: frames of a context, which seldom run at once, have it one after the
 * other. If several do (a loop has a frame, and so has its body), each has another, and the largest is kept for the next run.
 *
 * What must stay true: a frame that is running is neither dropped nor given to another run. Nothing in an arena outlives the run, but for values that are known
 * when sizes are: those are never in a shared one. */
#include "runtime/frame.h"

#include "base/clock.h"
#include "base/pool.h"
#include "base/vec.h"
#include "ir/node.h"
#include "ops/ops.h"
#include "runtime/profile.h"
#include <string.h>

static const char frames_key; /* its address is the key */

/* Memory for slots that no run has at present. */
typedef struct spare_arena {
    etch_device *device;
    char *memory; /* NULL: there is none */
    size_t bytes;
    int n_too_large;    /* how many runs since the last one that needed much of it */
    uint64_t used_ns;   /* when it was given back */
    uint32_t n_without; /* runs since then that needed none */
} spare_arena;

typedef struct frame_table {
    etch_ctx *cx;
    spare_arena spare;
    ETCH_VEC(etch_frame *) frames;
    etch_index by_body; /* into frames */
    etch_frame *last;   /* most runs repeat the plan before */
} frame_table;

/* All memory of arenas goes through these two. */
static etch_status arena_alloc(etch_ctx *cx, etch_device *d, size_t bytes, char **out)
{
    void *memory;
    ETCH_TRY(d->ops.alloc(cx, d, bytes, &memory));
    atomic_fetch_add_explicit(&d->rt->arena_bytes, bytes, memory_order_relaxed);
    *out = memory;
    return ETCH_OK;
}

static void arena_free(etch_device *d, char *memory, size_t bytes)
{
    if (!memory)
        return;
    d->ops.free(d, memory, bytes);
    atomic_fetch_sub_explicit(&d->rt->arena_bytes, bytes, memory_order_relaxed);
}

static void destroy_frame(etch_frame *f)
{
    const etch_allocator *a = f->cx->alloc;
    etch__frame_profile_end(f);
    arena_free(f->body->device, f->memory, f->memory_bytes);
    etch__arena_fini(&f->arena);
    etch_plan *plan = f->plan;
    etch__free(a, f, sizeof *f);
    etch__plan_drop(&plan);
}

static void drop_spare(spare_arena *a)
{
    arena_free(a->device, a->memory, a->bytes);
    *a = (spare_arena){ 0 };
}

static void destroy_table(void *p)
{
    frame_table *t = p;
    const etch_allocator *a = t->cx->alloc;
    drop_spare(&t->spare);
    for (size_t i = 0; i < t->frames.n; i++)
        destroy_frame(t->frames.at[i]);
    ETCH_VEC_FINI(&t->frames, a);
    etch__index_fini(&t->by_body, a);
    etch__free(a, t, sizeof *t);
}

static void drop_spare_of(etch_ctx *cx)
{
    frame_table *t = etch__ctx_attached(cx, &frames_key);
    if (t)
        drop_spare(&t->spare);
}

static etch_status table_of(etch_ctx *cx, frame_table **out)
{
    *out = etch__ctx_attached(cx, &frames_key);
    if (*out)
        return ETCH_OK;
    frame_table *t = etch__alloc_zeroed(cx->alloc, sizeof *t);
    if (!t)
        return etch__fail_nomem(cx);
    t->cx = cx;
    cx->drop_spare = drop_spare_of;
    etch_status s = etch__ctx_attach(cx, &frames_key, t, destroy_table);
    if (s != ETCH_OK)
        etch__free(cx->alloc, t, sizeof *t);
    *out = s == ETCH_OK ? t : NULL;
    return s;
}

static uint64_t hash_body(const etch_plan_body *b) { return etch__hash_mix(1, (uint64_t)(uintptr_t)b); }

/* Frames of plans that nobody but frames holds any more. */
static void drop_unused(frame_table *t)
{
    for (size_t i = t->frames.n; i-- > 0;) {
        etch_frame *f = t->frames.at[i];
        if (f->is_running || atomic_load(&f->plan->n_users) > 0)
            continue;
        uint32_t last = (uint32_t)--t->frames.n;
        etch__index_remove(&t->by_body, hash_body(f->body), (uint32_t)i);
        if (last != i) { /* the last one moves here; its place in the index was freed by what was just removed */
            etch__index_remove(&t->by_body, hash_body(t->frames.at[last]->body), last);
            bool ok = etch__index_add(&t->by_body, t->cx->alloc, hash_body(t->frames.at[last]->body), (uint32_t)i);
            ETCH_ASSERT(ok, "an index that shrank has no room");
            t->frames.at[i] = t->frames.at[last];
        }
        t->last = t->last == f ? NULL : t->last;
        destroy_frame(f);
    }
}

static etch_frame *find(const frame_table *t, const etch_plan_body *b, bool may_run)
{
    uint64_t h = hash_body(b);
    for (etch_index_probe p = etch__index_first(&t->by_body, h); p.found; p = etch__index_next(&t->by_body, p))
        if (t->frames.at[p.value]->body == b && (may_run || !t->frames.at[p.value]->is_running))
            return t->frames.at[p.value];
    return NULL;
}

etch_frame *etch__frame_find(etch_ctx *cx, const etch_plan_body *b)
{
    const frame_table *t = etch__ctx_attached(cx, &frames_key);
    return t ? find(t, b, true) : NULL;
}

static etch_status make_swept(etch_frame *f, const etch_step *step, etch_bound_sweep *w)
{
    size_t n = step->n_in + step->n_out;
    w->strides = etch__arena_alloc(&f->arena, 2 * n * sizeof *w->strides + 1, 8);
    w->step = etch__arena_alloc(&f->arena, n * sizeof *w->step + 1, 8);
    w->seat = ETCH_ARENA_ARRAY(&f->arena, int64_t, n + 1);
    w->arrays = ETCH_ARENA_ARRAY(&f->arena, etch_array, n + 1);
    return w->strides && w->step && w->seat && w->arrays ? ETCH_OK : etch__fail_nomem(f->cx);
}

/* The n steps of a sweep or a strip, whose numbers follow each other from that of the first one on. */
static etch_status make_sweep(etch_frame *f, const etch_step *steps, uint32_t n, uint32_t first)
{
    enum { LINE = 64 };
    etch_bound_sweep *w = &f->sweeps[first];
    size_t n_operands = 0;
    memset(w, 0, n * sizeof *w);
    for (uint32_t s = 0; s < n; s++) {
        ETCH_TRY(make_swept(f, &steps[s], &w[s]));
        n_operands += steps[s].n_in + steps[s].n_out;
    }
    void **data = etch__arena_alloc(&f->arena, n_operands * sizeof *data + 1, LINE);
    w->swept = etch__arena_alloc(&f->arena, n * sizeof *w->swept, LINE);
    if (!data || !w->swept)
        return etch__fail_nomem(f->cx);
    for (uint32_t s = 0; s < n; s++) {
        w[s].data = data;
        for (uint32_t i = 0; i < steps[s].n_in + steps[s].n_out; i++)
            *data++ = NULL;
    }
    return ETCH_OK;
}

static etch_status make_sweeps(etch_frame *f)
{
    const etch_plan_body *b = f->body;
    f->sweeps = ETCH_ARENA_ARRAY(&f->arena, etch_bound_sweep, b->n_swept);
    if (!f->sweeps)
        return etch__fail_nomem(f->cx);
    for (uint32_t i = 0; i < b->steps.n; i++) {
        const etch_step *step = &b->steps.at[i];
        if (step->n_swept)
            ETCH_TRY(make_sweep(f, step, step->n_swept, step->i_swept));
        if (step->n_stripped)
            ETCH_TRY(make_sweep(f, step, step->n_stripped, step->i_stripped));
    }
    return ETCH_OK;
}

static etch_status make_kernels(etch_frame *f)
{
    const etch_plan_body *b = f->body;
    for (size_t i = 0; i < b->steps.n; i++) {
        const etch_step *step = &b->steps.at[i];
        if (step->kind != ETCH_STEP_KERNEL)
            continue;
        size_t n = (size_t)step->kernel->n_in + (size_t)step->kernel->n_out;
        for (uint32_t m = 0; m < step->n_members; m++) {
            etch_bound_kernel *k = &f->kernels[step->i_kernel + m];
            *k = (etch_bound_kernel){ 0 };
            k->strides = etch__arena_alloc(&f->arena, n * sizeof *k->strides + 1, 8);
            k->data = ETCH_ARENA_ARRAY(&f->arena, void *, n + 1);
            if (!k->strides || !k->data)
                return etch__fail_nomem(f->cx);
        }
    }
    return b->n_sweeps ? make_sweeps(f) : ETCH_OK;
}

static etch_status fill_frame(etch_frame *f)
{
    const etch_plan_body *b = f->body;
    etch_arena *a = &f->arena;
    size_t n_dims = 2 * b->dim_slots.n;
    int64_t *dims = ETCH_ARENA_ARRAY(a, int64_t, n_dims + 1);
    f->slots = ETCH_ARENA_ARRAY(a, int64_t, b->dims.slots.n + 1);
    f->shapes = ETCH_ARENA_ARRAY(a, etch_shape, b->shapes.n + 1);
    f->values = ETCH_ARENA_ARRAY(a, etch_placed, b->values.n + 1);
    f->kernels = ETCH_ARENA_ARRAY(a, etch_bound_kernel, b->n_members + 1);
    f->slot_bytes = ETCH_ARENA_ARRAY(a, size_t, b->n_slots + b->n_pinned + 1);
    f->slot_offset = ETCH_ARENA_ARRAY(a, size_t, b->n_slots + b->n_pinned + 1);
    f->packed = ETCH_ARENA_ARRAY(a, etch_packed, b->blocks.n + 1);
    f->block_offset = ETCH_ARENA_ARRAY(a, size_t, b->blocks.n + 1);
    f->outputs = ETCH_ARENA_ARRAY(a, etch_tensor *, b->outputs.n + 1);
    f->with_buffer = ETCH_ARENA_ARRAY(a, uint32_t, b->values.n + 1);
    size_t n_input = 0;
    for (size_t i = 0; i < b->inputs.n; i++)
        n_input += 2u * b->values.at[b->inputs.at[i]].rank;
    f->input_shape = ETCH_ARENA_ARRAY(a, int64_t, n_input + 1);
    if (!dims || !f->slots || !f->shapes || !f->values || !f->kernels || !f->slot_bytes || !f->slot_offset ||
        !f->packed || !f->block_offset || !f->outputs || !f->with_buffer || !f->input_shape)
        return etch__fail_nomem(f->cx);
    memset(dims, 0, n_dims * sizeof *dims);
    for (size_t i = 0; i < b->shapes.n; i++) {
        int64_t *at = dims + 2 * b->shapes.at[i].first_dim;
        f->shapes[i] = (etch_shape){ .dims = at, .strides = at + b->shapes.at[i].rank };
    }
    for (size_t i = 0; i < b->values.n; i++) {
        f->values[i] = (etch_placed){ .shape = &f->shapes[b->values.at[i].shape] };
        const etch_tensor *c = b->values.at[i].constant;
        if (c) {
            etch__frame_set_shape(f, (uint32_t)i, c->dims, c->strides);
            f->values[i].data = c->address;
        }
    }
    return make_kernels(f);
}

static etch_status new_frame(frame_table *t, etch_plan *p, etch_plan_body *b, etch_frame **out)
{
    *out = NULL;
    etch_ctx *cx = t->cx;
    etch_frame *f = etch__alloc_zeroed(cx->alloc, sizeof *f);
    if (!f)
        return etch__fail_nomem(cx);
    f->cx = cx;
    f->table = t;
    f->body = b;
    f->plan = p;
    atomic_fetch_add(&p->n_refs, 1);
    etch__arena_init(&f->arena, cx->alloc, 1024);
    etch_status s = fill_frame(f);
    if (s != ETCH_OK)
        destroy_frame(f);
    else
        *out = f;
    return s;
}

etch_status etch__frame_get(etch_ctx *cx, etch_plan *p, etch_plan_body *b, etch_frame **out)
{
    frame_table *t;
    ETCH_TRY(table_of(cx, &t));
    if (t->last && t->last->body == b && !t->last->is_running) {
        *out = t->last;
        return ETCH_OK;
    }
    etch_frame *f = find(t, b, false);
    if (!f) {
        drop_unused(t);
        if (!ETCH_VEC_RESERVE(&t->frames, cx->alloc, 1))
            return etch__fail_nomem(cx);
        ETCH_TRY(new_frame(t, p, b, &f));
        if (!etch__index_add(&t->by_body, cx->alloc, hash_body(b), (uint32_t)t->frames.n)) {
            destroy_frame(f);
            return etch__fail_nomem(cx);
        }
        t->frames.at[t->frames.n++] = f;
    }
    t->last = *out = f;
    return ETCH_OK;
}

/* --- binding ------------------------------------------------------------------------------------------------------- */

etch_status etch__frame_fail_at(etch_frame *f, etch_val v)
{
    const etch_graph *g = f->body->graph;
    const etch_loc *at = g->locs.n ? &g->locs.at[etch__node(g, v)->loc] : NULL;
    if (!at || !at->file || f->cx->status == ETCH_ENOMEM)
        return f->cx->status;
    return etch__fail_within(f->cx, "%s:%u", at->file, at->line);
}

/* The size that a dim has by now, where code before instruction `end` has computed it. A symbol that the run defines may not be bound yet. */
static bool known_size(const etch_frame *f, etch_dim d, uint32_t end, int64_t *out)
{
    const etch_plan_body *b = f->body;
    etch_symbol symbol;
    uint32_t slot;
    if (etch__dim_is_const(d))
        return *out = d, true;
    if ((etch__dim_is_symbol(b->graph->dims, d, &symbol) && etch__def_of(b->graph, symbol)) ||
        !etch__dimprog_find(&b->dims, d, end, &slot))
        return false;
    *out = f->slots[slot];
    return true;
}

/* A view of one operand can say itself what is wrong with the sizes. False: it cannot, or they are not all known. */
static bool fail_as_view(const etch_frame *f, etch_val v, uint32_t end)
{
    const etch_graph *g = f->body->graph;
    const etch_node *n = etch__node(g, v);
    if (etch__op_of(g, v)->op_class != ETCH_OP_VIEW || n->n_in != 1)
        return false;
    const etch_type *t = etch__type_of(g, n->in[0]);
    int64_t dims[ETCH_MAX_RANK], strides[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++)
        if (!known_size(f, t->dims[a], end, &dims[a]))
            return false;
    etch__row_major_strides(dims, t->rank, strides);
    etch_array in = { .dtype = (etch_dtype)t->dtype, .rank = t->rank, .dims = dims, .strides = strides };
    etch_view view = {
        .cx = f->cx, .op = etch__op_of(g, v)->name, .attrs = n->attrs, .n_in = 1, .in = &in, .out_dtype = in.dtype
    };
    return etch__op_of(g, v)->view(&view) != ETCH_OK;
}

etch_status etch__frame_run_dims(etch_frame *f, uint32_t from, uint32_t to)
{
    const etch_plan_body *b = f->body;
    uint32_t stopped = etch__dimprog_run(&b->dims, f->slots, from, to);
    if (ETCH_LIKELY(stopped == to))
        return ETCH_OK;
    const etch_diminstr *instr = &b->dims.code.at[stopped];
    bool is_check = instr->code >= ETCH_DIMCODE_CHECK_EQUAL;
    const char *what = is_check ? b->graph->checks.at[instr->dst].what : NULL;
    etch_val origin = b->code_origin.at[stopped];
    if (is_check && fail_as_view(f, origin, stopped))
        return etch__frame_fail_at(f, origin);
    etch_strbuf why;
    etch__strbuf_init(&why, f->cx->alloc);
    etch__dimprog_explain(&b->dims, stopped, f->slots, &why);
    (void)etch__fail(f->cx, ETCH_ESHAPE, "%s: %s%s%s", etch__op_of(b->graph, origin)->name, what ? what : "",
                     what ? ": " : "", why.failed ? "sizes do not fit" : why.at);
    etch__strbuf_fini(&why);
    return etch__frame_fail_at(f, origin);
}

void etch__frame_set_shape(etch_frame *f, uint32_t value, const int64_t *dims, const int64_t *strides)
{
    etch_shape *v = f->values[value].shape;
    int rank = f->body->values.at[value].rank;
    size_t bytes = (size_t)rank * sizeof *dims;
    if (v->version && memcmp(v->dims, dims, bytes) == 0 && memcmp(v->strides, strides, bytes) == 0)
        return;
    memcpy(v->dims, dims, bytes);
    memcpy(v->strides, strides, bytes);
    v->version++;
}

void etch__frame_shape_from_slots(etch_frame *f, uint32_t shape)
{
    const etch_plan_shape *p = &f->body->shapes.at[shape];
    const uint32_t *slot = &f->body->dim_slots.at[p->first_dim];
    etch_shape *at = &f->shapes[shape];
    bool is_new = at->version == 0, is_empty = false, fits = true;
    int64_t stride = 1;
    for (int a = p->rank; a-- > 0;) { /* row-major, as etch__row_major_strides has it */
        int64_t dim = f->slots[slot[a]];
        is_new |= at->dims[a] != dim;
        is_empty |= dim == 0;
        at->dims[a] = dim;
        at->strides[a] = stride;
        if (ETCH_MUL_OVERFLOWS(stride, dim > 0 ? dim : 1, &stride) || stride > ETCH_MAX_COUNT) {
            stride = 0; /* only next to a size of 0 */
            fits = false;
        }
    }
    at->count = is_empty ? 0 : fits ? stride : -1;
    at->version += is_new;
}

/* dims then strides of every input, as they were bound. Checks dtype and rank on the way. */
static etch_status compare_inputs(etch_frame *f, etch_tensor *const *in, bool *is_same)
{
    const etch_plan_body *b = f->body;
    const int64_t *bound = f->input_shape;
    *is_same = f->is_bound;
    for (size_t i = 0; i < b->inputs.n; i++) {
        const etch_plan_value *v = &b->values.at[b->inputs.at[i]];
        const etch_tensor *t = in[i];
        if (ETCH_UNLIKELY(t->dtype != (etch_dtype)v->dtype))
            return etch__fail(f->cx, ETCH_EDTYPE, "input %zu (%s) is %s, not %s", i,
                              etch_graph_input_name(b->graph, (int)i), etch_dtype_name(t->dtype),
                              etch_dtype_name((etch_dtype)v->dtype));
        if (ETCH_UNLIKELY(t->rank != v->rank))
            return etch__fail(f->cx, ETCH_ESHAPE, "input %zu (%s) has rank %d, not %d", i,
                              etch_graph_input_name(b->graph, (int)i), t->rank, v->rank);
        for (int a = 0; *is_same && a < v->rank; a++)
            *is_same = t->dims[a] == bound[a] && t->strides[a] == bound[v->rank + a];
        bound += 2 * v->rank;
    }
    return ETCH_OK;
}

static etch_status bind_error(etch_frame *f, const etch_bind *bind, int64_t size, const char *why)
{
    return etch__fail(f->cx, ETCH_ESHAPE, "input %u (%s): size %lld of axis %u %s", bind->input,
                      etch_graph_input_name(f->body->graph, (int)bind->input), (long long)size, bind->axis, why);
}

static etch_status set_symbol(etch_frame *f, const etch_bind *bind, int64_t size)
{
    const char *name = etch__symbol_name(f->body->graph->dims, bind->slot);
    int64_t rest = size - bind->offset, x = rest / bind->scale;
    if (x * bind->scale != rest || x < 0)
        return bind_error(f, bind, size, "is none that its type can have");
    if (x < bind->range.lo || x > bind->range.hi)
        return etch__fail(f->cx, ETCH_ESHAPE, "input %u (%s): %s = %lld is not in %lld..%lld", bind->input,
                          etch_graph_input_name(f->body->graph, (int)bind->input), name, (long long)x,
                          (long long)bind->range.lo, (long long)bind->range.hi);
    if (x % bind->range.divisor != 0)
        return etch__fail(f->cx, ETCH_ESHAPE, "input %u (%s): %s = %lld is not a multiple of %lld", bind->input,
                          etch_graph_input_name(f->body->graph, (int)bind->input), name, (long long)x,
                          (long long)bind->range.divisor);
    f->slots[bind->slot] = x;
    return ETCH_OK;
}

static etch_status bind_symbols(etch_frame *f, etch_tensor *const *in)
{
    const etch_plan_body *b = f->body;
    for (size_t i = 0; i < b->dims.slots.n; i++)
        f->slots[i] = b->dims.slots.at[i];
    for (size_t i = 0; i < b->binds.n; i++)
        if (b->binds.at[i].code == ETCH_BIND_SET)
            ETCH_TRY(set_symbol(f, &b->binds.at[i], in[b->binds.at[i].input]->dims[b->binds.at[i].axis]));
    ETCH_TRY(etch__frame_run_dims(f, 0, b->n_static_code));
    for (size_t i = 0; i < b->binds.n; i++) {
        const etch_bind *bind = &b->binds.at[i];
        int64_t size = in[bind->input]->dims[bind->axis];
        if (bind->code == ETCH_BIND_EQUAL && f->slots[bind->slot] != size) {
            etch_strbuf name;
            etch__strbuf_init(&name, f->cx->alloc);
            etch__dim_print(b->graph->dims,
                            etch__type_of(b->graph, b->values.at[b->inputs.at[bind->input]].val)->dims[bind->axis],
                            &name);
            etch_status s = etch__fail(f->cx, ETCH_ESHAPE, "input %u (%s): size %lld of axis %u must be %s = %lld",
                                       bind->input, etch_graph_input_name(b->graph, (int)bind->input), (long long)size,
                                       bind->axis, name.at, (long long)f->slots[bind->slot]);
            etch__strbuf_fini(&name);
            return s;
        }
    }
    return ETCH_OK;
}

/* Rounded up to the alignment of device memory; false if they do not fit. */
static bool bytes_of(const etch_frame *f, uint32_t value, size_t *out)
{
    const etch_plan_value *v = &f->body->values.at[value];
    int64_t n = f->shapes[v->shape].count, piece = v->swept ? etch__frame_swept_bytes(f, value) : 0;
    if (piece) {
        *out = (size_t)piece;
        return true;
    }
    if (n < 0 || ETCH_MUL_OVERFLOWS(n, (int64_t)etch__dtypes[v->dtype].bytes, &n) || n > ETCH_DIM_MAX)
        return false;
    *out = ((size_t)n + ETCH_DEVICE_ALIGN - 1) & ~(size_t)(ETCH_DEVICE_ALIGN - 1);
    return true;
}

static etch_status too_large(etch_frame *f, uint32_t value)
{
    return etch__fail(f->cx, ETCH_ERANGE, "%s: the result's size does not fit in 62 bits",
                      etch__op_of(f->body->graph, f->body->values.at[value].val)->name);
}

/* The frame's own memory, of at least so many bytes. */
static etch_status grow(etch_frame *f, size_t bytes)
{
    etch_device *d = f->body->device;
    if (bytes <= f->memory_bytes)
        return ETCH_OK;
    arena_free(d, f->memory, f->memory_bytes);
    f->memory = NULL;
    f->memory_bytes = 0;
    ETCH_TRY(arena_alloc(f->cx, d, bytes, &f->memory));
    f->memory_bytes = bytes;
    return ETCH_OK;
}

static void place_values(etch_frame *f, etch_storage storage, const char *base)
{
    const etch_plan_body *b = f->body;
    const size_t *offset = f->slot_offset + (storage == ETCH_AT_PINNED ? b->n_slots : 0);
    bool are_packed = storage == ETCH_AT_SLOT && f->is_packed;
    for (uint32_t i = 0; i < b->values.n; i++)
        if (b->values.at[i].storage == storage)
            f->values[i].data = (char *)base +
                                (are_packed ? f->block_offset[b->values.at[i].block] : offset[b->values.at[i].index]);
}

/* Offsets of slots from .. to, and the bytes of all. */
static etch_status stack_up(etch_frame *f, uint32_t from, uint32_t to, size_t *total)
{
    *total = 0;
    for (uint32_t i = from; i < to; i++) {
        f->slot_offset[i] = *total;
        if (ETCH_ADD_OVERFLOWS(*total, f->slot_bytes[i], total) || *total > (size_t)ETCH_DIM_MAX)
            return etch__fail(f->cx, ETCH_ERANGE, "intermediate results do not fit in 62 bits");
    }
    return ETCH_OK;
}

/* Gives blocks places of their own if that takes less than the slots do. */
static void pack(etch_frame *f, size_t *total)
{
    const etch_plan_body *b = f->body;
    size_t bytes;
    f->is_packed = false;
    if (!etch__frame_pays_to_pack(f, *total))
        return;
    for (uint32_t i = 0; i < b->blocks.n; i++)
        f->packed[i] = (etch_packed){ .block = i, .last = b->blocks.at[i].last };
    for (uint32_t i = 0; i < b->values.n; i++) {
        etch_packed *at = &f->packed[b->values.at[i].block];
        if (b->values.at[i].storage == ETCH_AT_SLOT && bytes_of(f, i, &bytes) && bytes > at->bytes)
            at->bytes = bytes;
    }
    bytes = etch__frame_pack(f);
    f->is_packed = bytes < *total;
    *total = f->is_packed ? bytes : *total;
}

static size_t shared_from(void) { return etch__tiny_limits() ? 1 : 64 * 1024; }

static etch_status lay_out(etch_frame *f)
{
    const etch_plan_body *b = f->body;
    size_t bytes, pinned, slots;
    uint32_t n_slots = b->n_slots + b->n_pinned;
    memset(f->slot_bytes, 0, n_slots * sizeof *f->slot_bytes);
    for (size_t i = 0; i < b->tenants.n; i++) {
        const etch_tenant *t = &b->tenants.at[i];
        if (!bytes_of(f, t->value, &bytes))
            return too_large(f, t->value);
        if (bytes > f->slot_bytes[t->slot])
            f->slot_bytes[t->slot] = bytes;
    }
    ETCH_TRY(stack_up(f, 0, b->n_slots, &slots));
    pack(f, &slots);
    ETCH_TRY(stack_up(f, b->n_slots, n_slots, &pinned));
    bool is_shared = slots >= shared_from();
    ETCH_TRY(grow(f, pinned + (is_shared ? 0 : slots)));
    f->used_bytes = pinned + slots;
    f->shared_bytes = is_shared ? slots : 0;
    f->shared_at = NULL;
    place_values(f, ETCH_AT_PINNED, f->memory);
    if (!is_shared && slots > 0)
        place_values(f, ETCH_AT_SLOT, f->memory + pinned);
    return ETCH_OK;
}

/* A spare arena that is much too large for many runs one after the other goes: what needed it is over. */
enum { MUCH = 4, MANY = 64 };

/* So does one that no run has needed for long, which is looked at now and then. */
enum { LOOK_EVERY = 1024 };
static const uint64_t DISUSED_NS = UINT64_C(10000000000);

static void run_without(spare_arena *spare)
{
    if (spare->memory && ++spare->n_without % LOOK_EVERY == 0 && etch__now_ns() - spare->used_ns > DISUSED_NS)
        drop_spare(spare);
}

etch_status etch__frame_take_arena(etch_frame *f)
{
    spare_arena *spare = &f->table->spare;
    if (f->shared_bytes == 0) {
        run_without(spare);
        return ETCH_OK;
    }
    etch_device *d = f->body->device;
    spare->n_too_large = spare->bytes / MUCH > f->shared_bytes ? spare->n_too_large + 1 : 0;
    if (spare->bytes < f->shared_bytes || spare->n_too_large > MANY)
        drop_spare(spare);
    f->arena_memory = spare->memory;
    f->arena_bytes = spare->bytes;
    spare->memory = NULL; /* (how often it was too large stays known) */
    spare->bytes = 0;
    if (!f->arena_memory) {
        ETCH_TRY(arena_alloc(f->cx, d, f->shared_bytes, &f->arena_memory));
        f->arena_bytes = f->shared_bytes;
    }
    if (f->arena_memory != f->shared_at)
        place_values(f, ETCH_AT_SLOT, f->arena_memory);
    f->shared_at = f->arena_memory;
    return ETCH_OK;
}

void etch__frame_give_arena(etch_frame *f)
{
    if (!f->arena_memory)
        return;
    spare_arena *spare = &f->table->spare;
    etch_device *d = f->body->device;
    if (spare->bytes >= f->arena_bytes)
        arena_free(d, f->arena_memory, f->arena_bytes);
    else {
        int n = spare->n_too_large;
        drop_spare(spare);
        *spare = (spare_arena){
            .device = d, .memory = f->arena_memory, .bytes = f->arena_bytes, .n_too_large = n, .used_ns = etch__now_ns()
        };
    }
    f->arena_memory = NULL;
    f->arena_bytes = 0;
}

etch_status etch__frame_write_sizes(etch_frame *f, const etch_step *step)
{
    const etch_attrs_sizes *attrs = step->attrs;
    etch_dtype t = (etch_dtype)f->body->values.at[step->out[0]].dtype;
    char contents[64 * 8];
    size_t bytes = etch__dtypes[t].bytes;
    ETCH_ASSERT(attrs->sizes.n * (int)bytes <= (int)sizeof contents, "sizes of %d elements", attrs->sizes.n);
    for (int i = 0; i < attrs->sizes.n; i++)
        etch__element_set_i64(t, contents + (size_t)i * bytes, f->slots[step->space[i]]);
    etch_device *d = f->body->device;
    return d->ops.copy(f->cx, d, f->values[step->out[0]].data, contents, (size_t)attrs->sizes.n * bytes);
}

static etch_status bind_all(etch_frame *f, etch_tensor *const *in)
{
    etch_plan_body *b = f->body;
    ETCH_TRY(bind_symbols(f, in));
    for (size_t i = 0; i < b->inputs.n; i++)
        etch__frame_set_shape(f, b->inputs.at[i], in[i]->dims, in[i]->strides);
    for (uint32_t i = 0; i < b->shapes.n; i++)
        if (b->shapes.at[i].is_shared)
            etch__frame_shape_from_slots(f, i);
    if (b->n_sweeps)
        etch__frame_cut_sweeps(f);
    ETCH_TRY(lay_out(f));
    for (size_t i = 0; i < b->steps.n; i++)
        if (b->steps.at[i].kind == ETCH_STEP_SIZES && b->values.at[b->steps.at[i].out[0]].storage == ETCH_AT_PINNED)
            ETCH_TRY(etch__frame_write_sizes(f, &b->steps.at[i]));
    int64_t *bound = f->input_shape;
    for (size_t i = 0; i < b->inputs.n; i++) {
        size_t rank = (size_t)in[i]->rank;
        memcpy(bound, in[i]->dims, rank * sizeof *bound);
        memcpy(bound + rank, in[i]->strides, rank * sizeof *bound);
        bound += 2 * rank;
    }
    return ETCH_OK;
}

/* What is read or written, as far as it is known before the run; or anything that repeats. */
static bool takes_long(const etch_frame *f, etch_tensor *const *in)
{
    const etch_plan_body *b = f->body;
    int64_t bytes = (int64_t)f->used_bytes;
    for (size_t i = 0; i < b->inputs.n; i++)
        bytes += (int64_t)etch__dtypes[in[i]->dtype].bytes * in[i]->count;
    for (size_t i = 0; bytes < ETCH_LONG_BYTES && i < b->steps.n; i++)
        if (b->steps.at[i].kind == ETCH_STEP_CONTROL || etch__ops[b->steps.at[i].op].flags & ETCH_FLAG_HOST)
            bytes = ETCH_LONG_BYTES;
    return bytes >= ETCH_LONG_BYTES;
}

etch_status etch__frame_bind(etch_frame *f, etch_tensor *const *in)
{
    bool is_same;
    ETCH_TRY(compare_inputs(f, in, &is_same));
    if (is_same && (!f->body->n_sweeps || f->n_seats >= etch__pool_width()))
        return ETCH_OK;
    f->is_bound = false;
    ETCH_TRY(bind_all(f, in));
    f->is_bound = true;
    f->takes_long = takes_long(f, in);
    f->n_bindings++;
    atomic_fetch_add_explicit(&f->body->n_bindings, 1, memory_order_relaxed);
    return ETCH_OK;
}
