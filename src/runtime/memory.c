/* Memory of intermediate results: which of them share a slot of the arena.
 *
 * Steps are taken in order. A result takes a slot that is free: one whose present size is the same form if there is
 * one, else the one that fits best as far as forms can tell; a slot is as large as its largest tenant, which is found when
 * sizes are bound. (In a large arena values are then packed more tightly: pack.c.) A small value does not take the slot of a large one, which a large one may soon need. A map kernel may
 * write over an input that ends with it and has the same dims and element size, by itself or through reshapes; so may some calls. Slots
 * of values become free after the last step that reads them or a view of them. */
#include "runtime/plan.h"

typedef struct slot {
    etch_dim bytes; /* of its largest tenant as far as it is known */
    int64_t about;  /* the same as a guess; 0: none */
    bool is_free;
} slot;

typedef struct layout {
    etch_plan_body *b;
    etch_ctx *cx;
    ETCH_VEC(slot) slots;
    uint32_t *first_ending; /* by step: value + 1 */
    uint32_t *next_ending;  /* by value: value + 1 */
    etch_dim *guesses;      /* by symbol */
    uint32_t n_symbols;
} layout;

enum { GUESS = 128, TOO_LARGE = 4 }; /* a size that is not known; a slot of so many times the bytes is for others */

static uint32_t root_of(const etch_plan_body *b, uint32_t v) { return b->values.at[v].root; }

/* Member i of step s reads the value. */
static void note_reader(etch_plan_value *v, uint32_t s, uint32_t i)
{
    bool is_read_before = v->last_step == s && v->last_member;
    v->is_shared = is_read_before && (v->is_shared || v->last_member != i + 1);
    v->last_step = s;
    v->last_member = i + 1;
}

void etch__plan_last_steps(etch_plan_body *b)
{
    for (uint32_t i = 0; i < b->values.n; i++) {
        b->values.at[i].last_step = b->values.at[i].last_member = 0;
        b->values.at[root_of(b, i)].has_views |= root_of(b, i) != i;
    }
    for (uint32_t s = 0; s < b->steps.n; s++) {
        const etch_step *step = &b->steps.at[s];
        for (uint32_t i = 0; i < step->n_in; i++)
            note_reader(&b->values.at[root_of(b, step->in[i])], s, i / step->n_in_each);
        for (uint32_t i = 0; i < step->n_out; i++) {
            uint32_t root = root_of(b, step->out[i]);
            if (b->values.at[root].last_step < s)
                b->values.at[root].last_step = s;
        }
    }
    /* What an output is copied from, or is a view of, lives to the end. */
    for (size_t i = 0; i < b->outputs.n; i++)
        b->values.at[root_of(b, b->outputs.at[i])].last_step = UINT32_MAX;
}

static etch_dim bytes_of(layout *l, const etch_plan_value *v)
{
    const etch_type *t = etch__type_of(l->b->graph, v->val);
    etch_dims *dims = l->b->graph->dims;
    etch_dim n = etch__dim_product(l->cx, dims, t->dims, t->rank);
    return n == ETCH_DIM_FAILED ? n : etch__dim_mul(l->cx, dims, n, etch__dtypes[v->dtype].bytes);
}

/* How many bytes it may be; 0: no idea. */
static int64_t about(layout *l, etch_dim bytes)
{
    if (etch__dim_is_const(bytes))
        return bytes;
    etch_dims *dims = l->b->graph->dims;
    etch_dim d = etch__dim_substitute(l->cx, dims, dims, bytes, l->guesses);
    if (d == ETCH_DIM_FAILED)
        l->cx->status = ETCH_OK; /* the guesses contradict each other */
    return d != ETCH_DIM_FAILED && etch__dim_is_const(d) ? d : 0;
}

/* 0: the same size; 1: known to fit; 2: known to be smaller (it will grow); 3: cannot be told. */
static int fit(layout *l, etch_dim have, etch_dim want)
{
    if (have == want)
        return 0;
    if (etch__dim_less_equal(l->cx, l->b->graph->dims, want, have) == ETCH_YES)
        return 1;
    return etch__dim_less_equal(l->cx, l->b->graph->dims, have, want) == ETCH_YES ? 2 : 3;
}

enum { MAX_LOOKED_AT = 16 }; /* keeps planning linear for graphs with many free slots */

static etch_status take_slot(layout *l, uint32_t step, uint32_t value)
{
    etch_plan_value *v = &l->b->values.at[value];
    etch_dim bytes = bytes_of(l, v);
    if (bytes == ETCH_DIM_FAILED)
        return l->cx->status;
    size_t best = SIZE_MAX;
    int best_fit = 4, n_looked_at = 0;
    int64_t guess = about(l, bytes);
    for (size_t i = l->slots.n; i-- > 0 && best_fit > 0 && n_looked_at < MAX_LOOKED_AT;) {
        if (!l->slots.at[i].is_free)
            continue;
        n_looked_at++;
        if (guess > 0 && l->slots.at[i].about / TOO_LARGE > guess)
            continue;
        int f = fit(l, l->slots.at[i].bytes, bytes);
        if (f < best_fit) {
            best_fit = f;
            best = i;
        }
    }
    if (best == SIZE_MAX) {
        best = l->slots.n;
        if (!ETCH_VEC_PUSH(&l->slots, l->cx->alloc, ((slot){ .bytes = bytes, .about = guess })))
            return etch__fail_nomem(l->cx);
    }
    if (best_fit == 2)
        l->slots.at[best].bytes = bytes;
    if (l->slots.at[best].about < guess)
        l->slots.at[best].about = guess;
    l->slots.at[best].is_free = false;
    v->index = (uint32_t)best;
    v->block = (uint32_t)l->b->blocks.n;
    return ETCH_VEC_PUSH(&l->b->blocks, l->cx->alloc, ((etch_plan_block){ .first = step, .last = step }))
               ? ETCH_OK
               : etch__fail_nomem(l->cx);
}

bool etch__take_equal_room(etch_ctx *cx, const etch_graph *g, etch_val a, etch_val b)
{
    const etch_type *x = etch__type_of(g, a), *y = etch__type_of(g, b);
    if (x->rank != y->rank || etch__dtypes[x->dtype].bytes != etch__dtypes[y->dtype].bytes)
        return false;
    for (int i = 0; i < x->rank; i++)
        if (etch__dim_equal(cx, g->dims, x->dims[i], y->dims[i]) != ETCH_YES)
            return false;
    return true;
}

const etch_plan_value *etch__value_in_slot(const etch_plan_body *b, uint32_t value)
{
    const etch_plan_value *root = &b->values.at[root_of(b, value)];
    return root->storage == ETCH_AT_SLOT && b->values.at[value].is_reshaped ? root : NULL;
}

/* Result o of the part over one of its operands of the same size that ends with the step. */
static bool write_over_operand(layout *l, uint32_t s, const etch_step_part *part, uint32_t o)
{
    etch_plan_body *b = l->b;
    for (uint32_t i = 0; i < part->n_in; i++) {
        const etch_plan_value *v = etch__value_in_slot(b, part->in[i]);
        bool is_taken = false;
        for (uint32_t k = 0; k < o && v; k++) {
            const etch_plan_value *other = &b->values.at[part->out[k]];
            is_taken |= other->storage == ETCH_AT_SLOT && other->index == v->index;
        }
        if (v && v->last_step == s && !is_taken && etch__step_writes_over(b, &b->steps.at[s], part, i, o) &&
            etch__take_equal_room(l->cx, b->graph, b->values.at[part->in[i]].val, b->values.at[part->out[o]].val)) {
            b->values.at[part->out[o]].index = v->index;
            b->values.at[part->out[o]].block = v->block;
            return true;
        }
    }
    return false;
}

/* The steps to which values are there. */
static void end_blocks(etch_plan_body *b)
{
    for (uint32_t v = 0; v < b->values.n; v++) {
        const etch_plan_value *value = &b->values.at[v];
        if (value->storage != ETCH_AT_SLOT)
            continue;
        uint32_t *last = &b->blocks.at[value->block].last;
        uint32_t end = value->last_step < b->steps.n ? etch__sweep_end(b, value->last_step) : UINT32_MAX;
        *last = *last > end ? *last : end;
    }
}

/* Results of a step whose slot lives on, though something else in it has ended. */
static void keep_results(layout *l, const etch_step *step, uint32_t s)
{
    for (uint32_t o = 0; o < step->n_out; o++) {
        const etch_plan_value *v = &l->b->values.at[step->out[o]];
        if (v->storage != ETCH_AT_SLOT || v->last_step <= s)
            continue;
        ETCH_ASSERT(l->slots.at && v->index < l->slots.n, "value %u has no slot in step %u", step->out[o], s);
        l->slots.at[v->index].is_free = false;
    }
}

static void end_of_step(layout *l, uint32_t s)
{
    for (uint32_t v = l->first_ending[s]; v; v = l->next_ending[v - 1]) {
        const etch_plan_value *value = &l->b->values.at[v - 1];
        if (value->storage != ETCH_AT_SLOT)
            continue;
        ETCH_ASSERT(value->index < l->slots.n, "value %u ends in step %u, before it has a slot", v - 1, s);
        l->slots.at[value->index].is_free = true;
    }
    /* A slot that was written over lives on with its new tenant: of this step, or of an earlier one of the sweep that ends here. */
    for (uint32_t i = s + 1; i-- > 0 && etch__sweep_end(l->b, i) == s;)
        keep_results(l, &l->b->steps.at[i], s);
}

/* Dynamic values are given back after their last step. */
static etch_status list_frees(layout *l, uint32_t s)
{
    uint32_t n = 0;
    for (uint32_t v = l->first_ending[s]; v; v = l->next_ending[v - 1])
        n += l->b->values.at[v - 1].storage == ETCH_AT_DYNAMIC;
    if (n == 0)
        return ETCH_OK;
    uint32_t *list = ETCH_ARENA_ARRAY(&l->b->arena, uint32_t, n);
    if (!list)
        return etch__fail_nomem(l->cx);
    n = 0;
    for (uint32_t v = l->first_ending[s]; v; v = l->next_ending[v - 1])
        if (l->b->values.at[v - 1].storage == ETCH_AT_DYNAMIC)
            list[n++] = v - 1;
    l->b->steps.at[s].frees = list;
    l->b->steps.at[s].n_frees = n;
    return ETCH_OK;
}

static etch_status place_all(layout *l)
{
    etch_plan_body *b = l->b;
    for (uint32_t v = 0; v < b->values.n; v++) {
        const etch_plan_value *value = &b->values.at[v];
        bool can_end = value->storage == ETCH_AT_SLOT || value->storage == ETCH_AT_DYNAMIC;
        if (!can_end || value->last_step == UINT32_MAX)
            continue;
        uint32_t end = etch__sweep_end(b, value->last_step); /* until then there are pieces of it to be read */
        l->next_ending[v] = l->first_ending[end];
        l->first_ending[end] = v + 1;
    }
    for (uint32_t s = 0; s < b->steps.n; s++) {
        for (uint32_t i = 0; i < b->steps.at[s].n_members; i++) {
            etch_step_part part = etch__step_part(&b->steps.at[s], i);
            for (uint32_t o = 0; o < part.n_out; o++) {
                if (b->values.at[part.out[o]].storage != ETCH_AT_SLOT)
                    continue;
                b->n_buffers++;
                if (!write_over_operand(l, s, &part, o))
                    ETCH_TRY(take_slot(l, s, part.out[o]));
            }
        }
        end_of_step(l, s);
        ETCH_TRY(list_frees(l, s));
    }
    b->n_slots = (uint32_t)l->slots.n;
    end_blocks(b);
    return ETCH_OK;
}

/* What decides the size of a slot, each once. */
static etch_status list_tenants(etch_plan_body *b, etch_ctx *cx)
{
    etch_index seen = { 0 };
    etch_status s = ETCH_OK;
    for (uint32_t v = 0; s == ETCH_OK && v < b->values.n; v++) {
        const etch_plan_value *value = &b->values.at[v];
        if (value->storage != ETCH_AT_SLOT && value->storage != ETCH_AT_PINNED)
            continue;
        etch_tenant t = { .slot = value->index + (value->storage == ETCH_AT_PINNED ? b->n_slots : 0),
                          .shape = value->shape,
                          .bytes = (uint32_t)etch__dtypes[value->dtype].bytes,
                          .swept = value->swept,
                          .value = v };
        uint64_t h = etch__hash_mix(etch__hash_mix(etch__hash_mix(t.slot, t.shape), t.bytes), t.swept);
        bool is_known = false;
        for (etch_index_probe i = etch__index_first(&seen, h); i.found && !is_known; i = etch__index_next(&seen, i)) {
            const etch_tenant *o = &b->tenants.at[i.value];
            is_known = o->slot == t.slot && o->shape == t.shape && o->bytes == t.bytes && o->swept == t.swept;
        }
        if (!is_known && (!etch__index_add(&seen, cx->alloc, h, (uint32_t)b->tenants.n) ||
                          !ETCH_VEC_PUSH(&b->tenants, cx->alloc, t)))
            s = etch__fail_nomem(cx);
    }
    etch__index_fini(&seen, cx->alloc);
    return s;
}

etch_status etch__plan_memory(etch_plan_body *b)
{
    etch__plan_last_steps(b);
    etch__plan_chains(b);
    layout l = { .b = b, .cx = b->dims.cx };
    const etch_allocator *a = l.cx->alloc;
    l.first_ending = etch__alloc_zeroed(a, (b->steps.n + 1) * sizeof *l.first_ending);
    l.next_ending = etch__alloc_zeroed(a, (b->values.n + 1) * sizeof *l.next_ending);
    l.n_symbols = etch__dims_n_symbols(b->graph->dims);
    l.guesses = etch__alloc(a, (l.n_symbols + 1) * sizeof *l.guesses);
    etch_status s = l.first_ending && l.next_ending && l.guesses ? ETCH_OK : etch__fail_nomem(l.cx);
    for (uint32_t i = 0; s == ETCH_OK && i < l.n_symbols; i++)
        l.guesses[i] = GUESS;
    if (s == ETCH_OK)
        s = place_all(&l);
    if (s == ETCH_OK)
        s = etch__plan_in_place(b, l.cx);
    etch__plan_swept_values(b);
    if (s == ETCH_OK)
        s = list_tenants(b, l.cx);
    etch__free(a, l.first_ending, (b->steps.n + 1) * sizeof *l.first_ending);
    etch__free(a, l.next_ending, (b->values.n + 1) * sizeof *l.next_ending);
    etch__free(a, l.guesses, (l.n_symbols + 1) * sizeof *l.guesses);
    ETCH_VEC_FINI(&l.slots, a);
    return s;
}
