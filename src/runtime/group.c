/* Groups: kernels that run the same program over different values, and do not need each other, as one step with several members.
 *
 * Steps are taken in order. A kernel becomes a member of the last step before it that runs its program, if it can run that early: what
 * it reads is there, and nobody in between reads what it may write over, so that it stays the last reader. A group's members could run in
 * any order and at the same time; here they run in the order in which they were planned, so that the first that fails is the one that
 * failed before. Sure steps (in_place.c) stay behind those that are not.
 *
 * All operands of a group live until its end, and all results from its beginning. A kernel takes part only where that costs no memory:
 *
 *     needs none   every result is an output, or is written over an operand that ends with it
 *     gives none   no operand ends with it, but for those that results are written over
 *
 * Either the first holds for all members, which may then come from anywhere behind the first, or the second does for kernels that stood
 * side by side. */
#include "runtime/plan.h"

#include <string.h>

enum { NEEDS_NONE = 1, GIVES_NONE = 2 };

typedef struct grouping {
    etch_plan_body *b;
    etch_ctx *cx;
    uint32_t *made_by; /* by value: step that makes it, plus one; 0: none does */
    uint32_t *read_by; /* by value: of the steps so far, the last one that reads it or a view of it, plus one */
    uint32_t *leader;  /* by step: in whose place it runs; itself, if it is no member of another */
    uint32_t *next;    /* by step: the next member of its group, 0: none */
    uint32_t *last;    /* by leader: its last member so far */
    uint32_t *n;       /* by leader: members so far */
    uint8_t *memory;   /* by step: NEEDS_NONE | GIVES_NONE; by leader: what holds for all */
    uint32_t *newest;  /* by step that is the first to run its program: the last leader of such */
    etch_index by_program;
    bool found;
} grouping;

/* --- what a kernel asks for ------------------------------------------------------------------------------------------- */

static bool can_be_member(const etch_plan_body *b, const etch_step *step)
{
    if (step->kind != ETCH_STEP_KERNEL || step->code_begin != step->code_end || step->n_symbols || step->n_out == 0)
        return false;
    for (uint32_t i = 0; i < step->n_out; i++) {
        const etch_plan_value *v = &b->values.at[step->out[i]];
        if (!v->has_static_dims || (v->storage != ETCH_AT_SLOT && v->storage != ETCH_AT_OUTPUT))
            return false;
    }
    return true;
}

/* May result o be written over operand i? Inputs are written over by outputs, slots by other results. */
static bool can_write_over(const grouping *g, uint32_t s, uint32_t i, uint32_t o)
{
    const etch_plan_body *b = g->b;
    const etch_step *step = &b->steps.at[s];
    const etch_plan_value *x = &b->values.at[step->in[i]], *to = &b->values.at[step->out[o]];
    const etch_plan_value *from = to->storage == ETCH_AT_OUTPUT ? x : etch__value_in_slot(b, step->in[i]);
    etch_step_part part = etch__step_part(step, 0);
    bool is_kind = to->storage != ETCH_AT_OUTPUT || x->storage == ETCH_AT_INPUT;
    return from && is_kind && from->last_step == s && etch__step_writes_over(b, step, &part, i, o) &&
           etch__take_equal_room(g->cx, b->graph, x->val, to->val);
}

/* The operand that memory.c writes result o over, plus one, where operands in `taken` are gone; 0: none. */
static uint32_t operand_under(const grouping *g, uint32_t s, uint32_t o, uint64_t taken)
{
    const etch_step *step = &g->b->steps.at[s];
    for (uint32_t i = 0; i < step->n_in; i++)
        if (!(taken >> i & 1u) && can_write_over(g, s, i, o))
            return i + 1;
    return 0;
}

static uint8_t memory_of(const grouping *g, uint32_t s)
{
    const etch_plan_body *b = g->b;
    const etch_step *step = &b->steps.at[s];
    uint8_t memory = NEEDS_NONE | GIVES_NONE;
    uint64_t taken = 0;
    for (uint32_t o = 0; o < step->n_out; o++) {
        if (b->values.at[step->out[o]].storage != ETCH_AT_SLOT)
            continue;
        uint32_t under = operand_under(g, s, o, taken);
        if (under)
            taken |= UINT64_C(1) << (under - 1);
        else
            memory &= (uint8_t)~NEEDS_NONE;
    }
    for (uint32_t i = 0; i < step->n_in; i++) {
        const etch_plan_value *v = &b->values.at[b->values.at[step->in[i]].root];
        bool is_memory = v->rank > 0 && (v->storage == ETCH_AT_SLOT || v->storage == ETCH_AT_DYNAMIC);
        if (is_memory && v->last_step == s && !(taken >> i & 1u))
            memory &= (uint8_t)~GIVES_NONE;
    }
    return memory;
}

/* --- whose member it can be ------------------------------------------------------------------------------------------- */

/* Is everything that step s reads there before step `at` begins, and does nobody from there on read what s may write over? */
static bool can_run_at(const grouping *g, uint32_t s, uint32_t at)
{
    const etch_plan_body *b = g->b;
    const etch_step *step = &b->steps.at[s];
    for (uint32_t i = 0; i < step->n_in; i++) {
        uint32_t made = g->made_by[step->in[i]], root = b->values.at[step->in[i]].root;
        if (made && g->leader[made - 1] >= at)
            return false;
        if (g->read_by[root] <= at) /* by a step before it */
            continue;
        for (uint32_t o = 0; o < step->n_out; o++)
            if (can_write_over(g, s, i, o))
                return false;
    }
    return true;
}

static bool can_join(const grouping *g, uint32_t s, uint32_t leader)
{
    const etch_plan_body *b = g->b;
    uint8_t memory = g->memory[leader] & g->memory[s];
    bool is_next = leader + g->n[leader] == s;
    if ((leader < b->first_sure_step) != (s < b->first_sure_step) || b->steps.at[leader].op != b->steps.at[s].op)
        return false;
    if (!(memory & NEEDS_NONE) && !(is_next && memory & GIVES_NONE))
        return false;
    bool can_move = !b->steps.at[s].kernel->reduced && etch__is_sure_kernel(b, &b->steps.at[s]);
    return (is_next || can_move) && can_run_at(g, s, leader);
}

/* The step that was the first to run the program of step s, which may be s itself. */
static etch_status find_first(grouping *g, uint32_t s, uint32_t *first)
{
    const etch_vm_program *p = g->b->steps.at[s].program;
    uint64_t h = etch__hash_mix(1, (uint64_t)(uintptr_t)p);
    for (etch_index_probe i = etch__index_first(&g->by_program, h); i.found; i = etch__index_next(&g->by_program, i))
        if (g->b->steps.at[i.value].program == p) {
            *first = i.value;
            return ETCH_OK;
        }
    *first = g->newest[s] = s;
    return etch__index_add(&g->by_program, g->cx->alloc, h, s) ? ETCH_OK : etch__fail_nomem(g->cx);
}

static etch_status look_at_kernel(grouping *g, uint32_t s)
{
    uint32_t first;
    g->memory[s] = memory_of(g, s);
    ETCH_TRY(find_first(g, s, &first));
    uint32_t leader = g->newest[first];
    if (leader == s || !can_join(g, s, leader)) {
        g->newest[first] = s;
        return ETCH_OK;
    }
    g->leader[s] = leader;
    g->next[g->last[leader]] = s;
    g->last[leader] = s;
    g->n[leader]++;
    g->memory[leader] &= g->memory[s];
    g->found = true;
    return ETCH_OK;
}

static etch_status find_groups(grouping *g)
{
    etch_plan_body *b = g->b;
    for (uint32_t s = 0; s < b->steps.n; s++) {
        const etch_step *step = &b->steps.at[s];
        g->leader[s] = g->last[s] = s;
        g->n[s] = 1;
        if (can_be_member(b, step))
            ETCH_TRY(look_at_kernel(g, s));
        for (uint32_t i = 0; i < step->n_in; i++) {
            uint32_t *reader = &g->read_by[b->values.at[step->in[i]].root];
            *reader = *reader > g->leader[s] + 1 ? *reader : g->leader[s] + 1;
        }
        for (uint32_t o = 0; o < step->n_out; o++)
            g->made_by[step->out[o]] = s + 1;
    }
    return ETCH_OK;
}

/* --- the steps that come of it ---------------------------------------------------------------------------------------- */

static etch_status set_members(grouping *g, uint32_t leader)
{
    etch_plan_body *b = g->b;
    etch_step *step = &b->steps.at[leader];
    uint32_t n = g->n ? g->n[leader] : 1, n_in = step->n_in, n_out = step->n_out, i = 0;
    etch_member *members = ETCH_ARENA_ARRAY(&b->arena, etch_member, n);
    uint32_t *in = n > 1 ? ETCH_ARENA_ARRAY(&b->arena, uint32_t, n * n_in + 1) : NULL;
    uint32_t *out = n > 1 ? ETCH_ARENA_ARRAY(&b->arena, uint32_t, n * n_out + 1) : NULL;
    if (!members || (n > 1 && (!in || !out)))
        return etch__fail_nomem(g->cx);
    for (uint32_t s = leader; i<n; i++, s = n> 1 ? g->next[s] : s) {
        const etch_step *member = &b->steps.at[s];
        members[i] = (etch_member){ .kernel = member->kernel, .space = member->space };
        for (uint32_t k = 0; in && k < n_in; k++)
            in[i * n_in + k] = member->in[k];
        for (uint32_t k = 0; out && k < n_out; k++)
            out[i * n_out + k] = member->out[k];
    }
    step->in = in ? in : step->in;
    step->out = out ? out : step->out;
    step->n_in = n * n_in;
    step->n_out = n * n_out;
    step->n_members = n;
    step->members = members;
    step->i_kernel = b->n_members;
    b->n_members += n;
    b->n_kernels++;
    return ETCH_OK;
}

/* Members are gone into their leaders. */
static etch_status put_together(grouping *g)
{
    etch_plan_body *b = g->b;
    for (uint32_t s = 0; s < b->steps.n; s++)
        if (b->steps.at[s].kind == ETCH_STEP_KERNEL && (!g->found || g->leader[s] == s))
            ETCH_TRY(set_members(g, s));
    uint32_t n = 0;
    for (uint32_t s = 0; g->found && s < b->steps.n; s++)
        if (g->leader[s] == s)
            b->steps.at[n++] = b->steps.at[s];
    b->steps.n = g->found ? n : b->steps.n;
    return ETCH_OK;
}

etch_status etch__plan_groups(etch_plan_body *b, etch_ctx *cx)
{
    grouping g = { .b = b, .cx = cx };
    uint32_t n_kernels = 0;
    for (size_t s = 0; s < b->steps.n; s++)
        n_kernels += b->steps.at[s].kind == ETCH_STEP_KERNEL;
    if (n_kernels == b->n_programs) /* none runs twice */
        return put_together(&g);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    size_t n_steps = b->steps.n, n_values = b->values.n;
    uint32_t *by_step = ETCH_ARENA_ARRAY(&cx->scratch, uint32_t, 5 * n_steps);
    uint32_t *by_value = ETCH_ARENA_ARRAY(&cx->scratch, uint32_t, 2 * n_values);
    g.memory = ETCH_ARENA_ARRAY(&cx->scratch, uint8_t, n_steps);
    etch_status s = by_step && by_value && g.memory ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        memset(by_step, 0, 5 * n_steps * sizeof *by_step);
        memset(by_value, 0, 2 * n_values * sizeof *by_value);
        g.leader = by_step, g.next = g.leader + n_steps, g.last = g.next + n_steps;
        g.n = g.last + n_steps, g.newest = g.n + n_steps;
        g.made_by = by_value, g.read_by = by_value + n_values;
        etch__plan_last_steps(b);
        etch__plan_sure_steps(b);
        s = find_groups(&g);
    }
    if (s == ETCH_OK)
        s = put_together(&g);
    etch__index_fini(&g.by_program, cx->alloc);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}
