/* Guards as a dim program: symbols are bound from the arguments' sizes, the forms that were decided on are evaluated, and each
 * decision is a check with the guard's number as its tag. Checked at entry in nanoseconds. */
#include "trace/guard.h"

#include "trace/variable.h"
#include <string.h>

enum { FEW_SLOTS = 64 };

static bool mentions(const etch_dims *dims, const etch_guard *it, etch_symbol s)
{
    return etch__dim_has(dims, it->a, s) || etch__dim_has(dims, it->b, s);
}

static bool is_mentioned(const etch_recording *r, const etch_guards *out, etch_symbol s)
{
    for (size_t i = 0; i < out->list.n; i++)
        if (mentions(r->g->dims, &out->list.at[i], s))
            return true;
    return false;
}

static bool is_bound(const etch_guards *g, etch_symbol s)
{
    for (size_t k = 0; k < g->binds.n; k++)
        if (g->binds.at[k].slot == s)
            return true;
    for (size_t k = 0; k < g->state.n; k++)
        if (g->state.at[k].slot == s)
            return true;
    return false;
}

static bool bind_size(const etch_recording *r, etch_guards *out, uint32_t input, uint32_t axis, etch_symbol s)
{
    const etch_allocator *alloc = r->tr->cx->alloc;
    uint32_t index = r->inputs.at[input].index;
    etch_guard_bind b = { .tensor = index, .input = input, .axis = axis, .slot = s };
    if (r->inputs.at[input].kind == ETCH_INPUT_ARG)
        return ETCH_VEC_PUSH(&out->binds, alloc, b);
    if (r->inputs.at[input].kind == ETCH_INPUT_CAPTURE)
        return true;
    const etch_trace_variable *it = &r->variables.at[index];
    etch_guard_state v = { .variable = index, .input = input, .axis = axis, .slot = s, .arg = it->arg };
    v.name = it->arg < 0 ? it->variable->name : NULL;
    return ETCH_VEC_PUSH(&out->state, alloc, v);
}

/* The sizes that the guards speak of: the others may be unknown to a caller. */
static etch_status bind_sizes(etch_recording *r, etch_guards *out)
{
    const etch_region *top = &r->g->regions.at[0];
    for (size_t i = 0; i < r->inputs.n; i++) {
        const etch_type *t = etch__type_of(r->g, top->params.at[i]);
        for (int a = 0; a < t->rank; a++) {
            etch_symbol s;
            if (!etch__dim_is_symbol(r->g->dims, t->dims[a], &s) || is_bound(out, s) || !is_mentioned(r, out, s))
                continue;
            if (!bind_size(r, out, (uint32_t)i, (uint32_t)a, s))
                return etch__fail_nomem(r->tr->cx);
        }
    }
    return ETCH_OK;
}

static etch_status compile(etch_recording *r, etch_guards *out)
{
    ETCH_TRY(bind_sizes(r, out));
    ETCH_TRY(etch__dimprog_init(r->tr->cx, r->g->dims, &out->prog));
    out->has_prog = true;
    for (size_t i = 0; i < out->list.n; i++) {
        const etch_guard *g = &out->list.at[i];
        ETCH_TRY(etch__dimprog_check(&out->prog, g->code, g->a, g->b, (uint32_t)i));
    }
    return ETCH_OK;
}

etch_status etch__guards_make(etch_recording *r, etch_guards *out)
{
    memset(out, 0, sizeof *out);
    if (r->guards.n == 0)
        return ETCH_OK;
    memcpy(&out->list, &r->guards, sizeof out->list);
    memset(&r->guards, 0, sizeof r->guards);
    etch_status s = compile(r, out);
    if (s != ETCH_OK)
        etch__guards_fini(out, r->tr->cx->alloc);
    return s;
}

void etch__guards_fini(etch_guards *g, const etch_allocator *a)
{
    ETCH_VEC_FINI(&g->list, a);
    ETCH_VEC_FINI(&g->binds, a);
    ETCH_VEC_FINI(&g->state, a);
    if (g->has_prog)
        etch__dimprog_fini(&g->prog);
    g->has_prog = false;
}

size_t etch__guards_bytes(const etch_guards *g)
{
    size_t bytes = g->list.cap * sizeof *g->list.at + g->binds.cap * sizeof *g->binds.at +
                   g->state.cap * sizeof *g->state.at;
    if (g->has_prog)
        bytes += g->prog.code.cap * sizeof *g->prog.code.at + g->prog.slots.cap * sizeof *g->prog.slots.at +
                 g->prog.slot_dims.cap * sizeof *g->prog.slot_dims.at;
    return bytes;
}

/* Binds the sizes to slots and runs; returns the code's length, or the instruction that stopped it. */
static uint32_t run(const etch_guards *g, etch_tensor *const *in, const int64_t *state, int64_t *slots)
{
    memcpy(slots, g->prog.slots.at, g->prog.slots.n * sizeof *slots);
    for (size_t i = 0; i < g->binds.n; i++) {
        const etch_guard_bind *b = &g->binds.at[i];
        slots[b->slot] = in[b->tensor]->dims[b->axis];
    }
    for (size_t i = 0; i < g->state.n; i++)
        slots[g->state.at[i].slot] = state[i];
    return etch__dimprog_run(&g->prog, slots, 0, (uint32_t)g->prog.code.n);
}

/* The guard that instruction i belongs to: its check is the next one. */
static uint32_t guard_of(const etch_guards *g, uint32_t i)
{
    while (g->prog.code.at[i].code < ETCH_DIMCODE_CHECK_EQUAL)
        i++;
    return g->prog.code.at[i].dst;
}

static uint32_t guard_about(const etch_guards *g, etch_symbol s)
{
    uint32_t i = 0;
    while (!mentions(g->prog.dims, &g->list.at[i], s))
        i++;
    return i;
}

etch_status etch__guards_check(etch_ctx *cx, const etch_guards *g, etch_tensor *const *in, const int64_t *state,
                               uint32_t *failed)
{
    *failed = (uint32_t)g->list.n;
    if (!g->has_prog)
        return ETCH_OK;
    for (size_t i = 0; i < g->binds.n; i++) {
        const etch_tensor *t = in[g->binds.at[i].tensor];
        if (!t || t->dims[g->binds.at[i].axis] < 0) { /* a spec, or a tensor of a trace that leaves the size open */
            *failed = guard_about(g, g->binds.at[i].slot);
            return ETCH_OK;
        }
    }
    for (size_t i = 0; i < g->state.n; i++)
        if (state[i] < 0) {
            *failed = guard_about(g, g->state.at[i].slot);
            return ETCH_OK;
        }
    int64_t few[FEW_SLOTS], *slots = few;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    if (g->prog.slots.n > FEW_SLOTS && !(slots = ETCH_ARENA_ARRAY(&cx->scratch, int64_t, g->prog.slots.n)))
        return etch__fail_nomem(cx);
    uint32_t stopped = run(g, in, state, slots);
    if (stopped != g->prog.code.n)
        *failed = guard_of(g, stopped);
    etch__arena_reset(&cx->scratch, mark);
    return ETCH_OK;
}

static const char *const signs[] = {
    [ETCH_DIMCODE_CHECK_EQUAL] = " == ",
    [ETCH_DIMCODE_CHECK_LESS_EQUAL] = " <= ",
    [ETCH_DIMCODE_CHECK_DIVIDES] = " divides ",
    [ETCH_DIMCODE_CHECK_NOT_EQUAL] = " != ",
};
static const char *const reasons[] = {
    [ETCH_GUARD_NUMBER] = "a size was asked for as a number",
    [ETCH_GUARD_COMPARED] = "sizes were compared",
    [ETCH_GUARD_CALLED] = "a function called there needs it",
    [ETCH_GUARD_FAILED] = "the body went on after a failure",
    [ETCH_GUARD_TYPED] = "the graph called there has an input of this type",
};

bool etch__guard_mentions(const etch_guards *g, uint32_t i, int i_tensor, int axis)
{
    for (size_t k = 0; k < g->binds.n; k++) {
        const etch_guard_bind *b = &g->binds.at[k];
        if ((int)b->tensor == i_tensor && (int)b->axis == axis)
            return mentions(g->prog.dims, &g->list.at[i], b->slot);
    }
    return false;
}

void etch__guard_print(const etch_guards *g, uint32_t i, const etch_spec *call, etch_tensor *const *in,
                       etch_strbuf *out)
{
    const etch_guard *it = &g->list.at[i];
    etch__dim_print(g->prog.dims, it->a, out);
    etch__strbuf_add(out, signs[it->code]);
    etch__dim_print(g->prog.dims, it->b, out);
    bool is_first = true;
    for (size_t k = 0; k < g->binds.n; k++) {
        const etch_guard_bind *b = &g->binds.at[k];
        if (!mentions(g->prog.dims, it, b->slot))
            continue;
        etch__strbuf_addf(out, "%s%s is ", is_first ? ", where " : ", ", etch__symbol_name(g->prog.dims, b->slot));
        etch__tensor_path(call, (int)b->tensor, out);
        etch__strbuf_addf(out, ".shape[%u]", b->axis);
        if (in && in[b->tensor] && in[b->tensor]->dims[b->axis] >= 0)
            etch__strbuf_addf(out, " = %lld", (long long)in[b->tensor]->dims[b->axis]);
        is_first = false;
    }
    for (size_t k = 0; k < g->state.n; k++) {
        const etch_guard_state *b = &g->state.at[k];
        if (!mentions(g->prog.dims, it, b->slot))
            continue;
        etch__strbuf_addf(out, "%s%s is ", is_first ? ", where " : ", ", etch__symbol_name(g->prog.dims, b->slot));
        if (b->name)
            etch__strbuf_addf(out, "variable '%s'", b->name);
        else
            etch__tensor_path(call, b->arg, out);
        etch__strbuf_addf(out, ".shape[%u]", b->axis);
        is_first = false;
    }
    etch__strbuf_addf(out, " (%s:%d: %s)", it->at.file ? it->at.file : "?", it->at.line, reasons[it->reason]);
}
