/* From an optimised graph to steps.
 *
 * Nodes are taken in order; each becomes a step or none (inputs, constants, sizes known from the inputs). A dim is static if
 * every symbol in it is bound by the inputs' sizes: static dims are evaluated when sizes are bound, the others by code that runs
 * just before the step that needs them, after the step that defines their symbols.
 *
 * Calls that may write over an operand, and whose result nobody reads but who runs the plan, come last: what else reads the operand has
 * then been done, and so have the steps that can fail (in_place.c). */
#include "runtime/control.h"
#include "runtime/plan.h"
#include "runtime/programs.h"

#include "ir/infer.h"
#include "ops/ops.h"
#include <string.h>

typedef struct planning {
    etch_ctx *cx;
    etch_plan_body *b;
    const etch_graph *g;
    const etch_plan_options *options;
    uint32_t *value_of;  /* by graph value: plan value + 1; 0: none */
    uint8_t *bound;      /* by symbol: enum below */
    uint32_t *first_def; /* by graph value: definition of a symbol + 1 */
    uint32_t *next_def;  /* by definition: the next one of its value + 1 */
    bool *is_read;       /* by graph value: some node reads it */
    etch_index shared;   /* shapes that values may share, by their dims */
    etch_programs programs;
    bool is_in_static_code;
    bool is_turn;
} planning;

enum { UNBOUND, BY_INPUT, BY_RUN };

static etch_status no_memory(planning *p) { return etch__fail_nomem(p->cx); }

/* --- symbols and dims ------------------------------------------------------------------------------------------- */

typedef struct symbol_question {
    const planning *p;
    bool is_static, is_known;
    etch_symbol missing;
} symbol_question;

static void ask_symbol(void *user, etch_symbol s)
{
    symbol_question *q = user;
    if (q->p->bound[s] != BY_INPUT)
        q->is_static = false;
    if (q->p->bound[s] == UNBOUND) {
        q->is_known = false;
        q->missing = s;
    }
}

static symbol_question ask_dim(const planning *p, etch_dim d)
{
    symbol_question q = { .p = p, .is_static = true, .is_known = true };
    etch__dim_symbols(p->g->dims, d, ask_symbol, &q);
    return q;
}

static bool is_static_type(const planning *p, const etch_type *t)
{
    for (int a = 0; a < t->rank; a++)
        if (!ask_dim(p, t->dims[a]).is_static)
            return false;
    return true;
}

/* The node that made d, as far as v's error is about it: v, or the first node inside of a kernel whose type has it. */
static etch_val origin_of(const planning *p, etch_dim d, etch_val v)
{
    v = etch__producer(p->g, v);
    const etch_node *n = etch__node(p->g, v);
    if (etch__ops[n->op].structure != ETCH_IS_KERNEL)
        return v;
    for (etch_val x = p->g->regions.at[n->first_region].first; x < v; x++) {
        const etch_type *t = etch__type_of(p->g, x);
        if (etch__is(p->g, x, ETCH_IS_PARAM) || etch__node(p->g, x)->region != n->first_region)
            continue;
        for (int a = 0; a < t->rank; a++)
            if (t->dims[a] == d)
                return x;
    }
    return v;
}

/* The slot of d; code that it needed is put down to node v. */
static etch_status slot_of(planning *p, etch_dim d, etch_val v, uint32_t *slot)
{
    symbol_question q = ask_dim(p, d);
    if (!q.is_known)
        return etch__fail(p->cx, ETCH_EINVAL, "size %s of %s cannot be found from the inputs' sizes",
                          etch__symbol_name(p->g->dims, q.missing), etch__op_of(p->g, v)->name);
    ETCH_TRY(etch__dimprog_slot(&p->b->dims, d, slot));
    while (p->b->code_origin.n < p->b->dims.code.n)
        if (!ETCH_VEC_PUSH(&p->b->code_origin, p->cx->alloc, origin_of(p, d, v)))
            return no_memory(p);
    return ETCH_OK;
}

static etch_status slots_of_type(planning *p, const etch_type *t, etch_val v, uint32_t first_dim)
{
    for (int a = 0; a < t->rank; a++)
        ETCH_TRY(slot_of(p, t->dims[a], v, &p->b->dim_slots.at[first_dim + (uint32_t)a]));
    return ETCH_OK;
}

/* --- values ------------------------------------------------------------------------------------------------------ */

static uint64_t hash_slots(const uint32_t *slots, int n)
{
    return etch__hash_bytes((uint64_t)n, slots, (size_t)n * sizeof *slots);
}

/* The shape that starts at `first_dim`, the last of dim_slots; or one with the same dims, if it may be shared. */
static etch_status share_shape(planning *p, uint32_t first_dim, int rank, uint32_t *out)
{
    etch_plan_body *b = p->b;
    const uint32_t *slots = b->dim_slots.at + first_dim;
    uint64_t h = hash_slots(slots, rank);
    for (etch_index_probe i = etch__index_first(&p->shared, h); i.found; i = etch__index_next(&p->shared, i)) {
        const etch_plan_shape *s = &b->shapes.at[i.value];
        if (s->rank != rank ||
            (rank && memcmp(b->dim_slots.at + s->first_dim, slots, (size_t)rank * sizeof *slots) != 0))
            continue;
        b->dim_slots.n = first_dim;
        *out = i.value;
        return ETCH_OK;
    }
    *out = (uint32_t)b->shapes.n;
    etch_plan_shape s = { .first_dim = first_dim, .rank = (uint8_t)rank, .is_shared = true };
    if (!etch__index_add(&p->shared, p->cx->alloc, h, *out) || !ETCH_VEC_PUSH(&b->shapes, p->cx->alloc, s))
        return no_memory(p);
    return ETCH_OK;
}

static etch_status add_shape(planning *p, const etch_type *t, etch_val v, bool is_static, bool is_row_major,
                             uint32_t *out)
{
    etch_plan_body *b = p->b;
    uint32_t first_dim = (uint32_t)b->dim_slots.n;
    for (int a = 0; a < t->rank; a++)
        if (!ETCH_VEC_PUSH(&b->dim_slots, p->cx->alloc, 0))
            return no_memory(p);
    if (is_static)
        ETCH_TRY(slots_of_type(p, t, v, first_dim));
    if (is_static && is_row_major)
        return share_shape(p, first_dim, t->rank, out);
    *out = (uint32_t)b->shapes.n;
    etch_plan_shape s = { .first_dim = first_dim, .rank = (uint8_t)t->rank };
    return ETCH_VEC_PUSH(&b->shapes, p->cx->alloc, s) ? ETCH_OK : no_memory(p);
}

static etch_status add_value(planning *p, etch_val v, etch_storage storage, uint32_t index, uint32_t *out)
{
    const etch_type *t = etch__type_of(p->g, v);
    if (t->kind != ETCH_TYPE_TENSOR)
        return etch__fail(p->cx, ETCH_ENOTSUP, "%s: a value of type %s cannot be planned", etch__op_of(p->g, v)->name,
                          etch__type_text(p->cx, p->g->dims, t));
    if (t->rank < 0)
        return etch__fail(p->cx, ETCH_ENOTSUP,
                          "%s: the rank of the result depends on data, or is more than %d; it must follow from the "
                          "inputs' ranks and lengths",
                          etch__op_of(p->g, v)->name, ETCH_MAX_RANK);
    etch_plan_value value = { .val = v,
                              .dtype = t->dtype,
                              .rank = (uint8_t)t->rank,
                              .storage = (uint8_t)storage,
                              .has_static_dims = is_static_type(p, t),
                              .index = index };
    bool is_row_major = storage != ETCH_AT_INPUT && storage != ETCH_AT_CONST && storage != ETCH_AT_VIEW;
    ETCH_TRY(add_shape(p, t, v, value.has_static_dims, is_row_major, &value.shape));
    *out = (uint32_t)p->b->values.n;
    const etch_plan_value *of = storage == ETCH_AT_VIEW ? &p->b->values.at[index] : NULL;
    value.root = of ? of->root : *out;
    value.is_reshaped = !of || (of->is_reshaped && etch__node(p->g, v)->op == ETCH_OP_reshape);
    if (!ETCH_VEC_PUSH(&p->b->values, p->cx->alloc, value))
        return no_memory(p);
    p->value_of[v] = *out + 1;
    return ETCH_OK;
}

static uint32_t value_of(const planning *p, etch_val v)
{
    ETCH_ASSERT(p->value_of[v], "%%%u is used before it is planned", v);
    return p->value_of[v] - 1;
}

/* A computed result: in the arena, or in memory of its own if its size depends on data or it holds strings. */
static etch_status add_result(planning *p, etch_val v, uint32_t *out)
{
    const etch_type *t = etch__type_of(p->g, v);
    bool is_dynamic = !is_static_type(p, t) || etch__dtype_is((etch_dtype)t->dtype, ETCH_CLASS_STRING);
    return add_value(p, v, is_dynamic ? ETCH_AT_DYNAMIC : ETCH_AT_SLOT, 0, out);
}

/* --- inputs ------------------------------------------------------------------------------------------------------ */

static etch_status add_bind(planning *p, etch_bind bind)
{
    return ETCH_VEC_PUSH(&p->b->binds, p->cx->alloc, bind) ? ETCH_OK : no_memory(p);
}

/* Symbols are set by the first input axis that has them, alone or as scale * s + offset; axes that are plain symbols
 * first, since they always can. */
static etch_status bind_inputs(planning *p)
{
    const etch_region *top = &p->g->regions.at[0];
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < top->params.n; i++) {
            const etch_type *t = etch__type_of(p->g, top->params.at[i]);
            for (int a = 0; a < t->rank; a++) {
                etch_symbol s;
                int64_t scale, offset;
                bool is_plain = etch__dim_is_symbol(p->g->dims, t->dims[a], &s);
                if (!etch__dim_is_linear(p->g->dims, t->dims[a], &s, &scale, &offset) || is_plain != (pass == 0) ||
                    p->bound[s] != UNBOUND)
                    continue;
                p->bound[s] = BY_INPUT;
                ETCH_TRY(add_bind(p, (etch_bind){ .code = ETCH_BIND_SET,
                                                  .input = (uint32_t)i,
                                                  .axis = (uint32_t)a,
                                                  .slot = s,
                                                  .scale = scale,
                                                  .offset = offset,
                                                  .range = etch__symbol_range(p->g->dims, s) }));
            }
        }
    return ETCH_OK;
}

static etch_status add_inputs(planning *p)
{
    const etch_region *top = &p->g->regions.at[0];
    for (size_t i = 0; i < top->params.n; i++) {
        uint32_t value;
        ETCH_TRY(add_value(p, top->params.at[i], ETCH_AT_INPUT, (uint32_t)i, &value));
        if (!ETCH_VEC_PUSH(&p->b->inputs, p->cx->alloc, value))
            return no_memory(p);
        const etch_type *t = etch__type_of(p->g, top->params.at[i]);
        for (int a = 0; a < t->rank; a++) {
            uint32_t slot;
            ETCH_TRY(slot_of(p, t->dims[a], top->params.at[i], &slot));
            ETCH_TRY(add_bind(
                p, (etch_bind){ .code = ETCH_BIND_EQUAL, .input = (uint32_t)i, .axis = (uint32_t)a, .slot = slot }));
        }
    }
    return ETCH_OK;
}

/* Symbols that the run defines. Inputs' own sizes win where a symbol has both. */
static void note_run_symbols(planning *p)
{
    for (size_t i = 0; i < p->g->symbol_defs.n; i++) {
        etch_symbol s = p->g->symbol_defs.at[i].symbol;
        if (p->bound[s] == UNBOUND)
            p->bound[s] = BY_RUN;
    }
}

/* --- steps ------------------------------------------------------------------------------------------------------- */

static etch_status add_step(planning *p, etch_step step)
{
    step.n_members = 1;
    step.n_in_each = step.n_in;
    step.n_out_each = step.n_out;
    return ETCH_VEC_PUSH(&p->b->steps, p->cx->alloc, step) ? ETCH_OK : no_memory(p);
}

static uint32_t *new_list(planning *p, size_t n) { return ETCH_ARENA_ARRAY(&p->b->arena, uint32_t, n + 1); }

static etch_status add_results(planning *p, etch_val v, etch_step *step)
{
    uint32_t *out = new_list(p, etch__node(p->g, v)->n_results);
    if (!out)
        return no_memory(p);
    step->n_out = etch__node(p->g, v)->n_results;
    for (uint32_t i = 0; i < step->n_out; i++)
        ETCH_TRY(add_result(p, v + i, &out[i]));
    step->out = out;
    return ETCH_OK;
}

static etch_status add_operands(planning *p, etch_val v, etch_step *step)
{
    const etch_node *n = etch__node(p->g, v);
    uint32_t *in = new_list(p, n->n_in);
    if (!in)
        return no_memory(p);
    for (uint32_t i = 0; i < n->n_in; i++)
        in[i] = value_of(p, n->in[i]);
    step->in = in;
    step->n_in = n->n_in;
    return ETCH_OK;
}

/* Slots of the step's space, unless they depend on data and it is too early to ask. */
static etch_status find_space(planning *p, etch_step *step)
{
    for (uint32_t i = 0; p->is_in_static_code && i < step->n_space; i++)
        if (!ask_dim(p, step->space_dims[i]).is_static)
            return ETCH_OK;
    uint32_t *slots = new_list(p, step->n_space);
    if (!slots)
        return no_memory(p);
    for (uint32_t i = 0; i < step->n_space; i++)
        ETCH_TRY(slot_of(p, step->space_dims[i], p->b->values.at[step->out[0]].val, &slots[i]));
    step->space = slots;
    return ETCH_OK;
}

static etch_status plan_kernel(planning *p, etch_val v)
{
    etch_lowered low = { 0 };
    etch_arena_mark mark = etch__arena_mark(&p->b->arena);
    ETCH_TRY(etch__lower(p->cx, p->g, v, &p->b->arena, &low));
    etch_step step = { .kind = ETCH_STEP_KERNEL, .op = etch__node(p->g, v)->op };
    ETCH_TRY(etch__programs_find(p->cx, &p->programs, &p->b->arena, mark, &low, &p->b->code, &step.program));
    step.kernel = low.kernel;
    uint32_t *in = new_list(p, (size_t)low.kernel->n_in);
    if (!in)
        return no_memory(p);
    for (int i = 0; i < low.kernel->n_in; i++)
        in[i] = value_of(p, etch__node(p->g, v)->in[low.in_operand[i]]);
    step.in = in;
    step.n_in = (uint32_t)low.kernel->n_in;
    ETCH_TRY(add_results(p, v, &step));
    step.space_dims = low.space;
    step.n_space = low.kernel->rank;
    ETCH_TRY(find_space(p, &step));
    return add_step(p, step);
}

static etch_status plan_call(planning *p, etch_val v)
{
    const etch_node *n = etch__node(p->g, v);
    etch_step step = { .kind = ETCH_STEP_CALL, .op = n->op, .attrs = n->attrs };
    ETCH_TRY(add_operands(p, v, &step));
    ETCH_TRY(add_results(p, v, &step));
    return add_step(p, step);
}

static etch_status plan_view(planning *p, etch_val v)
{
    const etch_node *n = etch__node(p->g, v);
    etch_step step = { .kind = ETCH_STEP_VIEW, .op = n->op, .attrs = n->attrs };
    ETCH_TRY(add_operands(p, v, &step));
    uint32_t *out = new_list(p, 1);
    if (!out)
        return no_memory(p);
    ETCH_TRY(add_value(p, v, ETCH_AT_VIEW, step.in[0], &out[0]));
    step.out = out;
    step.n_out = 1;
    return add_step(p, step);
}

/* Of what is in row-major order itself: how inputs and constants lie is not known. */
static bool is_copied(const planning *p, etch_val v)
{
    if (!etch__reorders(p->cx, p->g, v) || !is_static_type(p, etch__type_of(p->g, v)))
        return false;
    const etch_plan_value *x = &p->b->values.at[value_of(p, etch__node(p->g, etch__node(p->g, v)->in[0])->in[0])];
    int storage = p->b->values.at[x->root].storage;
    return x->is_reshaped && storage != ETCH_AT_INPUT && storage != ETCH_AT_CONST;
}

static etch_status plan_copy(planning *p, etch_val v)
{
    etch_step step = { .kind = ETCH_STEP_COPY, .op = etch__node(p->g, v)->op };
    uint32_t *in = new_list(p, 1);
    if (!in)
        return no_memory(p);
    in[0] = value_of(p, etch__node(p->g, v)->in[0]);
    step.in = in;
    step.n_in = 1;
    ETCH_TRY(add_results(p, v, &step));
    return add_step(p, step);
}

/* Contents known as dims: written into the frame when sizes are bound, or by a step if they depend on data. */
static etch_status plan_sizes(planning *p, etch_val v)
{
    const etch_node *n = etch__node(p->g, v);
    const etch_attrs_sizes *attrs = n->attrs;
    bool is_static = true;
    for (int i = 0; i < attrs->sizes.n; i++)
        is_static &= ask_dim(p, attrs->sizes.at[i]).is_static;
    uint32_t *out = new_list(p, 1);
    if (!out)
        return no_memory(p);
    uint32_t i_pinned = p->b->n_pinned;
    p->b->n_pinned += is_static;
    ETCH_TRY(add_value(p, v, is_static ? ETCH_AT_PINNED : ETCH_AT_DYNAMIC, is_static ? i_pinned : 0, &out[0]));
    etch_step step = { .kind = ETCH_STEP_SIZES,
                       .op = n->op,
                       .attrs = attrs,
                       .out = out,
                       .n_out = 1,
                       .space_dims = attrs->sizes.at,
                       .n_space = (uint32_t)attrs->sizes.n };
    ETCH_TRY(find_space(p, &step));
    return add_step(p, step);
}

static etch_status plan_const(planning *p, etch_val v)
{
    uint32_t value;
    ETCH_TRY(add_value(p, v, ETCH_AT_CONST, 0, &value));
    p->b->values.at[value].constant = ((const etch_attrs_const *)etch__node(p->g, v)->attrs)->value;
    return ETCH_OK;
}

/* What it gives are tensors of their own, made while it runs. */
static etch_status plan_control(planning *p, etch_val v)
{
    const etch_node *n = etch__node(p->g, v);
    etch_step step = { .kind = ETCH_STEP_CONTROL, .op = n->op, .attrs = n->attrs };
    uint32_t *out = new_list(p, n->n_results);
    if (!out)
        return no_memory(p);
    ETCH_TRY(add_operands(p, v, &step));
    for (uint32_t i = 0; i < n->n_results; i++)
        ETCH_TRY(add_value(p, v + i, ETCH_AT_DYNAMIC, 0, &out[i]));
    step.out = out;
    step.n_out = n->n_results;
    ETCH_TRY(add_step(p, step));
    return etch__control_new(p->cx, p->g, v, p->options, &p->b->steps.at[p->b->steps.n - 1].control);
}

/* --- symbols defined by steps ------------------------------------------------------------------------------------ */

/* Where among v's results the symbol is a size by itself. */
static bool find_size(const planning *p, etch_val v, etch_symbol s, etch_step_symbol *out)
{
    for (uint32_t r = 0; r < etch__node(p->g, v)->n_results; r++) {
        const etch_type *t = etch__type_of(p->g, v + r);
        for (int a = 0; a < t->rank; a++) {
            etch_symbol found;
            if (etch__dim_is_symbol(p->g->dims, t->dims[a], &found) && found == s) {
                *out = (etch_step_symbol){ .slot = s, .i = r, .axis = (uint32_t)a };
                return true;
            }
        }
    }
    return false;
}

/* The op of the first node that reads v. */
static etch_op first_reader(const etch_graph *g, etch_val v)
{
    for (etch_val u = v + 1; u < g->nodes.n; u++)
        for (uint32_t i = 0; i < g->nodes.at[u].n_in; i++)
            if (g->nodes.at[u].in[i] == v)
                return g->nodes.at[u].op;
    return 0;
}

/* The symbols that v's sizes (contents == false) or its contents define, as a list in the arena. */
static etch_status symbols_of(planning *p, etch_val v, bool contents, const etch_step_symbol **out, uint32_t *n_out)
{
    size_t n = 0;
    for (uint32_t i = p->first_def[v]; i; i = p->next_def[i - 1])
        n += (p->g->symbol_defs.at[i - 1].element >= 0) == contents;
    *n_out = 0;
    *out = NULL;
    if (n == 0)
        return ETCH_OK;
    etch_step_symbol *list = ETCH_ARENA_ARRAY(&p->b->arena, etch_step_symbol, n);
    if (!list)
        return no_memory(p);
    for (uint32_t i = p->first_def[v]; i; i = p->next_def[i - 1]) {
        const etch_symbol_def *d = &p->g->symbol_defs.at[i - 1];
        if ((d->element >= 0) != contents || p->bound[d->symbol] != BY_RUN)
            continue;
        etch_step_symbol s = { .slot = d->symbol,
                               .i = (uint32_t)d->element,
                               .range = etch__symbol_range(p->g->dims, d->symbol) };
        s.reader = contents ? first_reader(p->g, v) : 0;
        if (contents || find_size(p, v, d->symbol, &s))
            list[(*n_out)++] = s;
    }
    *out = list;
    return ETCH_OK;
}

static void link_defs(planning *p)
{
    for (size_t i = p->g->symbol_defs.n; i-- > 0;) {
        etch_val v = p->g->symbol_defs.at[i].val;
        p->next_def[i] = p->first_def[v];
        p->first_def[v] = (uint32_t)i + 1;
    }
}

static etch_status plan_reads(planning *p, etch_val v)
{
    etch_step step = { .kind = ETCH_STEP_READ, .op = etch__node(p->g, v)->op };
    ETCH_TRY(symbols_of(p, v, true, &step.symbols, &step.n_symbols));
    if (step.n_symbols == 0)
        return ETCH_OK;
    uint32_t *in = new_list(p, 1);
    if (!in)
        return no_memory(p);
    in[0] = value_of(p, v);
    step.in = in;
    step.n_in = 1;
    return add_step(p, step);
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

static etch_status plan_node(planning *p, etch_val v)
{
    const etch_op_info *info = etch__op_of(p->g, v);
    size_t step_before = p->b->steps.n;
    if (info->structure == ETCH_IS_CONST) {
        ETCH_TRY(plan_const(p, v));
        return plan_reads(p, v);
    }
    if (info->structure == ETCH_IS_SIZES)
        ETCH_TRY(plan_sizes(p, v));
    else if (etch__can_lower(p->g, v))
        ETCH_TRY(plan_kernel(p, v));
    else if (info->op_class == ETCH_OP_VIEW)
        ETCH_TRY((is_copied(p, v) ? plan_copy : plan_view)(p, v));
    else if (info->op_class == ETCH_OP_CALL)
        ETCH_TRY(plan_call(p, v));
    else if (info->op_class == ETCH_OP_CONTROL)
        ETCH_TRY(plan_control(p, v));
    else
        return etch__fail(p->cx, ETCH_ENOTSUP, "%s cannot be planned: %s", info->name,
                          etch__type_text(p->cx, p->g->dims, etch__type_of(p->g, v)));
    if (p->g->symbol_defs.n == 0)
        return ETCH_OK;
    etch_step *step = &p->b->steps.at[step_before];
    const etch_step_symbol *symbols;
    uint32_t n_symbols;
    ETCH_TRY(symbols_of(p, v, false, &symbols, &n_symbols));
    step->symbols = symbols;
    step->n_symbols = n_symbols;
    for (uint32_t r = 0; r < etch__node(p->g, v)->n_results; r++)
        ETCH_TRY(plan_reads(p, v + r));
    return ETCH_OK;
}

static bool is_static_check(const planning *p, const etch_check *c)
{
    return ask_dim(p, c->a).is_static && ask_dim(p, c->b).is_static;
}

static etch_status add_check(planning *p, size_t i_check)
{
    const etch_check *c = &p->g->checks.at[i_check];
    uint32_t slot;
    ETCH_TRY(slot_of(p, c->a, c->val, &slot));
    ETCH_TRY(slot_of(p, c->b, c->val, &slot));
    ETCH_TRY(etch__dimprog_check(&p->b->dims, c->code, c->a, c->b, (uint32_t)i_check));
    return ETCH_VEC_PUSH(&p->b->code_origin, p->cx->alloc, c->val) ? ETCH_OK : no_memory(p);
}

/* The node of the graph proper in whose step value v is computed. */
static etch_val step_node(const etch_graph *g, etch_val v)
{
    while (g->nodes.at[v].region)
        v = g->regions.at[g->nodes.at[v].region].owner;
    return etch__producer(g, v);
}

/* Code for what the static part left out, step by step. */
static etch_status plan_dynamic_code(planning *p)
{
    etch_plan_body *b = p->b;
    size_t next_check = 0;
    ETCH_VEC(uint32_t) late = { 0 }; /* checks in order of their nodes */
    etch_status s = ETCH_OK;
    for (size_t i = 0; s == ETCH_OK && i < p->g->checks.n; i++)
        if (!is_static_check(p, &p->g->checks.at[i]))
            s = ETCH_VEC_PUSH(&late, p->cx->alloc, (uint32_t)i) ? ETCH_OK : no_memory(p);
    for (size_t i = 0; s == ETCH_OK && i < b->steps.n; i++) {
        etch_step *step = &b->steps.at[i];
        step->code_begin = (uint32_t)b->dims.code.n;
        etch_val node = step->n_out ? b->values.at[step->out[0]].val : 0; /* a READ comes right after its node's step */
        for (; s == ETCH_OK && next_check < late.n && step_node(p->g, p->g->checks.at[late.at[next_check]].val) <= node;
             next_check++)
            s = add_check(p, late.at[next_check]);
        for (uint32_t o = 0; s == ETCH_OK && o < step->n_out; o++) {
            etch_plan_value *v = &b->values.at[step->out[o]];
            if (!v->has_static_dims)
                s = slots_of_type(p, etch__type_of(p->g, v->val), v->val, b->shapes.at[v->shape].first_dim);
        }
        if (s == ETCH_OK && step->n_space && !step->space)
            s = find_space(p, step);
        step->code_end = (uint32_t)b->dims.code.n;
    }
    ETCH_VEC_FINI(&late, p->cx->alloc);
    return s;
}

/* An output is written straight into its tensor by the step that computes it; through a reshape too. One output per value:
 * others are copied at the end, as are outputs that are inputs, constants or other views. */
static etch_status plan_outputs(planning *p)
{
    etch_plan_body *b = p->b;
    const etch_region *top = &p->g->regions.at[0];
    for (size_t i = 0; i < top->results.n; i++) {
        uint32_t value = value_of(p, top->results.at[i]), root = b->values.at[value].root;
        etch_plan_value *at = &b->values.at[root];
        if ((at->storage == ETCH_AT_SLOT || at->storage == ETCH_AT_DYNAMIC) && b->values.at[value].is_reshaped) {
            at->storage = ETCH_AT_OUTPUT;
            at->index = (uint32_t)i;
        }
        if (!ETCH_VEC_PUSH(&b->outputs, p->cx->alloc, value))
            return no_memory(p);
    }
    return ETCH_OK;
}

static void find_read(planning *p)
{
    for (etch_val v = 1; v < p->g->nodes.n; v++)
        for (uint32_t i = 0; i < p->g->nodes.at[v].n_in; i++)
            p->is_read[p->g->nodes.at[v].in[i]] = true;
    for (size_t r = 1; r < p->g->regions.n; r++)
        for (size_t i = 0; i < p->g->regions.at[r].results.n; i++)
            p->is_read[p->g->regions.at[r].results.at[i]] = true;
}

static bool comes_last(const planning *p, etch_val v)
{
    return etch__op_of(p->g, v)->flags & ETCH_FLAG_OVER && !p->is_read[v] && !p->first_def[v];
}

/* Static checks of nodes up to v that are not there yet: what an op requires is looked at before sizes of later ops are computed,
 * so that of several mistakes the first one is told. */
static etch_status add_checks_to(planning *p, etch_val v, size_t *next)
{
    const etch_graph *g = p->g;
    for (; *next < g->checks.n && step_node(g, g->checks.at[*next].val) <= v; ++*next)
        if (is_static_check(p, &g->checks.at[*next]))
            ETCH_TRY(add_check(p, *next));
    return ETCH_OK;
}

static etch_status plan_nodes(planning *p, bool are_last, size_t *next_check)
{
    for (etch_val v = 1; v < p->g->nodes.n; v++) {
        int s = etch__op_of(p->g, v)->structure;
        if (p->g->nodes.at[v].region == 0 && s != ETCH_IS_PARAM && s != ETCH_IS_RESULT &&
            comes_last(p, v) == are_last) {
            ETCH_TRY(add_checks_to(p, v, next_check));
            ETCH_TRY(plan_node(p, v));
        }
    }
    return ETCH_OK;
}

static etch_status plan_all(planning *p)
{
    const etch_graph *g = p->g;
    size_t next_check = 0;
    p->is_in_static_code = true;
    ETCH_TRY(bind_inputs(p));
    note_run_symbols(p);
    link_defs(p);
    ETCH_TRY(add_inputs(p));
    for (size_t i = 0; i < g->regions.at[0].params.n; i++)
        ETCH_TRY(plan_reads(p, g->regions.at[0].params.at[i]));
    find_read(p);
    ETCH_TRY(plan_nodes(p, false, &next_check));
    ETCH_TRY(plan_nodes(p, true, &next_check));
    ETCH_TRY(add_checks_to(p, UINT32_MAX, &next_check));
    p->b->n_static_code = (uint32_t)p->b->dims.code.n;
    p->is_in_static_code = false;
    ETCH_TRY(plan_dynamic_code(p));
    ETCH_TRY(plan_outputs(p));
    p->b->n_programs = p->programs.n;
    ETCH_TRY(etch__plan_groups(p->b, p->cx));
    if (p->is_turn)
        etch__plan_strips(p->b);
    etch__plan_sweeps(p->b);
    return etch__plan_memory(p->b);
}

etch_status etch__plan_body_new(etch_ctx *cx, etch_graph *g, const etch_plan_options *options, bool is_turn,
                                etch_plan_body **out)
{
    *out = NULL;
    etch_plan_body *b = etch__alloc_zeroed(cx->alloc, sizeof *b);
    if (!b)
        return etch__fail_nomem(cx);
    b->rt = etch_runtime_retain(cx->rt);
    b->graph = etch_graph_retain(g);
    etch__arena_init(&b->arena, cx->alloc, 4096);
    planning p = { .cx = cx, .b = b, .g = g, .options = options, .is_turn = is_turn };
    size_t n_symbols = etch__dims_n_symbols(g->dims) + 1;
    etch_status s = etch__device_cpu_with_kernels(cx, &b->device);
    if (s == ETCH_OK)
        s = etch__dimprog_init(cx, g->dims, &b->dims);
    p.value_of = etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *p.value_of);
    p.bound = etch__alloc_zeroed(cx->alloc, n_symbols);
    p.first_def = etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *p.first_def);
    p.next_def = etch__alloc_zeroed(cx->alloc, (g->symbol_defs.n + 1) * sizeof *p.next_def);
    p.is_read = etch__alloc_zeroed(cx->alloc, g->nodes.n * sizeof *p.is_read);
    if (s == ETCH_OK && !(p.value_of && p.bound && p.first_def && p.next_def && p.is_read))
        s = etch__fail_nomem(cx);
    if (s == ETCH_OK)
        s = plan_all(&p);
    etch__free(cx->alloc, p.value_of, g->nodes.n * sizeof *p.value_of);
    etch__free(cx->alloc, p.bound, n_symbols);
    etch__free(cx->alloc, p.first_def, g->nodes.n * sizeof *p.first_def);
    etch__free(cx->alloc, p.next_def, (g->symbol_defs.n + 1) * sizeof *p.next_def);
    etch__free(cx->alloc, p.is_read, g->nodes.n * sizeof *p.is_read);
    etch__index_fini(&p.shared, cx->alloc);
    etch__programs_fini(&p.programs, cx->alloc);
    if (s != ETCH_OK)
        etch__plan_body_release(&b);
    *out = b;
    return s;
}

void etch__plan_body_release(etch_plan_body **body)
{
    etch_plan_body *b = *body;
    *body = NULL;
    if (!b)
        return;
    etch_runtime *rt = b->rt;
    const etch_allocator *a = rt->alloc;
    etch_plan_release(&b->rest);
    for (size_t i = 0; i < b->steps.n; i++)
        etch__control_release(&b->steps.at[i].control);
    etch__dimprog_fini(&b->dims);
    ETCH_VEC_FINI(&b->code_origin, a);
    ETCH_VEC_FINI(&b->values, a);
    ETCH_VEC_FINI(&b->shapes, a);
    ETCH_VEC_FINI(&b->dim_slots, a);
    ETCH_VEC_FINI(&b->tenants, a);
    ETCH_VEC_FINI(&b->blocks, a);
    ETCH_VEC_FINI(&b->pairs, a);
    ETCH_VEC_FINI(&b->steps, a);
    ETCH_VEC_FINI(&b->binds, a);
    ETCH_VEC_FINI(&b->inputs, a);
    ETCH_VEC_FINI(&b->outputs, a);
    etch_graph_release(&b->graph);
    etch__code_free(&b->code);
    etch__arena_fini(&b->arena);
    etch__free(a, b, sizeof *b);
    etch_runtime_release(&rt);
}
