/* The variables of one call; see the header.
 *
 * A call that runs takes the values of all its variables at one moment, and puts new ones at one moment when nothing
 * can fail any more: it either happens or does not. Two calls at once on the same variables each see values that
 * belong together; the later one to end wins. A call inside another trace does the same with what the variables are
 * there. */
#include "trace/state.h"

/* The variables of the call, in the entry's order. */
static etch_status find_variables(const etch_lookup *q, const etch_entry *e, etch_variable **out)
{
    etch_variable *few[ETCH_FEW_VARIABLES], **at = few;
    etch_arena_mark mark = etch__arena_mark(&q->cx->scratch);
    etch_status s = ETCH_OK;
    int n = 0, max = e->image.key->n_tensors;
    if (e->has_arg_variables) {
        if (max > ETCH_FEW_VARIABLES)
            at = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_variable *, max);
        n = at ? etch__args_variables(q->cx, q->args, q->n_args, at, max) : 0;
        s = !at ? etch__fail_nomem(q->cx) : n < 0 ? q->cx->status : ETCH_OK;
    }
    for (int i = 0; s == ETCH_OK && i < e->n_variables; i++) {
        int arg = e->variables[i].arg;
        out[i] = arg < 0 ? e->variables[i].variable : arg < n ? at[arg] : NULL;
        if (!out[i])
            s = etch__fail(q->cx, ETCH_EINVAL, "'%s': the argument with number %d is used as a variable and is none",
                           q->f->name, arg);
    }
    etch__arena_reset(&q->cx->scratch, mark);
    return s;
}

etch_status etch__state_sizes(const etch_lookup *q, const etch_entry *e, int64_t *out)
{
    etch_variable *few[ETCH_FEW_VARIABLES], **at = few;
    etch_arena_mark mark = etch__arena_mark(&q->cx->scratch);
    if (e->n_variables > ETCH_FEW_VARIABLES)
        at = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_variable *, e->n_variables);
    etch_status s = at ? find_variables(q, e, at) : etch__fail_nomem(q->cx);
    for (size_t i = 0; s == ETCH_OK && i < e->image.guards.state.n; i++) {
        const etch_guard_state *b = &e->image.guards.state.at[i];
        int64_t sizes[ETCH_MAX_RANK];
        s = etch__variable_sizes(q->cx, etch__tracer(q->cx)->recording, at[b->variable], sizes);
        out[i] = s == ETCH_OK ? sizes[b->axis] : ETCH_ANY_SIZE;
    }
    etch__arena_reset(&q->cx->scratch, mark);
    return s;
}

etch_status etch__state_admits(const etch_lookup *q, const etch_entry *e, bool *out)
{
    int max = e->image.key->n_tensors;
    etch_arena_mark mark = etch__arena_mark(&q->cx->scratch);
    etch_variable **at = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_variable *, max + 1);
    int n = at ? etch__args_variables(q->cx, q->args, q->n_args, at, max) : 0;
    etch_status s = !at ? etch__fail_nomem(q->cx) : n < 0 ? q->cx->status : ETCH_OK;
    *out = true;
    for (int i = 0; s == ETCH_OK && i < e->n_variables; i++) {
        const etch_trace_variable *it = &e->variables[i];
        for (int k = 0; it->variable && k < n; k++)
            *out &= (at[k] && etch__variable_itself(at[k]) == it->variable) == (k == it->arg);
    }
    etch__arena_reset(&q->cx->scratch, mark);
    return s;
}

/* --- taking ------------------------------------------------------------------------------------------------------- */

static etch_status check_guards(const etch_lookup *q, const etch_state *st, bool *is_current)
{
    const etch_guards *g = &st->e->image.guards;
    uint32_t failed;
    *is_current = true;
    if (ETCH_LIKELY(g->state.n == 0) || q->f->signature) /* whose one trace is for all calls */
        return ETCH_OK;
    etch_arena_mark mark = etch__arena_mark(&q->cx->scratch);
    int64_t *sizes = ETCH_ARENA_ARRAY(&q->cx->scratch, int64_t, g->state.n);
    if (!sizes)
        return etch__fail_nomem(q->cx);
    for (size_t i = 0; i < g->state.n; i++)
        sizes[i] = st->values[g->state.at[i].variable]->dims[g->state.at[i].axis];
    etch_status s = etch__guards_check(q->cx, g, q->in, sizes, &failed);
    if (s == ETCH_OK)
        *is_current = failed == g->list.n;
    etch__arena_reset(&q->cx->scratch, mark);
    return s;
}

/* Must a new value be checked against the variable's type when it is known? */
static bool needs_check(const etch_trace_variable *it, const etch_variable *v)
{
    return it->is_written && (it->arg >= 0 || it->has_open_rank || v->has_rules);
}

/* Only if nothing can fail behind the run. */
static void choose_lent(const etch_entry *e, bool may_lend, etch_state *st)
{
    for (int i = 0; i < e->n_variables; i++)
        may_lend &= !needs_check(&e->variables[i], st->variables[i]);
    for (int i = 0; i < e->n_variables; i++)
        st->lent[i] = may_lend && e->variables[i].is_in_place;
}

etch_status etch__state_take(const etch_lookup *q, const etch_entry *e, bool may_lend, etch_state *st, bool *is_current)
{
    etch_arena *scratch = &q->cx->scratch;
    st->e = e;
    st->variables = st->few_variables;
    st->values = NULL;
    st->lent = st->few_lent;
    st->has_lent = false;
    *is_current = true;
    if (e->n_variables > ETCH_FEW_VARIABLES)
        st->variables = ETCH_ARENA_ARRAY(scratch, etch_variable *, e->n_variables);
    if (!st->variables)
        return etch__fail_nomem(q->cx);
    ETCH_TRY(find_variables(q, e, st->variables));
    if (etch__tracer(q->cx)->recording)
        return ETCH_OK;
    etch_tensor **values = st->few_values;
    if (e->n_variables > ETCH_FEW_VARIABLES) {
        values = ETCH_ARENA_ARRAY(scratch, etch_tensor *, e->n_variables);
        st->lent = ETCH_ARENA_ARRAY(scratch, bool, e->n_variables);
    }
    if (!values || !st->lent)
        return etch__fail_nomem(q->cx);
    choose_lent(e, may_lend, st);
    ETCH_TRY(etch__variables_take(q->cx, st->variables, e->n_variables, values, st->lent));
    st->values = values;
    for (int i = 0; i < e->n_variables; i++)
        st->has_lent |= st->lent[i];
    etch_status s = check_guards(q, st, is_current);
    if (s != ETCH_OK || !*is_current)
        etch__state_end(st);
    return s;
}

void etch__state_end(etch_state *st)
{
    for (int i = 0; st->values && i < st->e->n_variables; i++)
        if (st->lent[i] && st->values[i])
            etch__variables_put(&st->variables[i], 1, &st->values[i]);
        else
            etch_tensor_release(&st->values[i]);
    st->values = NULL;
}

/* --- putting ------------------------------------------------------------------------------------------------------ */

/* What the graph has not checked: a variable among the arguments may be declared more narrowly than the one that e
 * was traced for, a value of unknown rank has sizes only now, and of names and ranges of sizes the graph knows
 * nothing. */
etch_status etch__state_check(etch_ctx *cx, const etch_state *st, etch_tensor *const *values)
{
    for (int i = 0, n = 0; i < st->e->n_variables; i++) {
        const etch_trace_variable *it = &st->e->variables[i];
        if (!it->is_written)
            continue;
        if (needs_check(it, st->variables[i]))
            ETCH_TRY(etch__variable_fits(cx, st->variables[i], values[n], "the new value"));
        n++;
    }
    return ETCH_OK;
}

static void put_recorded(etch_recording *r, const etch_state *st, etch_tensor **values)
{
    for (int i = 0, n = 0; i < st->e->n_variables; i++) {
        if (!st->e->variables[i].is_written)
            continue;
        for (size_t k = 0; k < r->variables.n; k++) /* it was touched when the call was recorded */
            if (r->variables.at[k].variable == etch__variable_itself(st->variables[i]))
                r->variables.at[k].now = values[n]->value;
        etch_tensor_release(&values[n++]);
    }
}

void etch__state_put(etch_tracer *tr, const etch_state *st, etch_tensor **values)
{
    if (tr->recording) {
        put_recorded(tr->recording, st, values);
        return;
    }
    int n = 0; /* those that are written move to the front */
    for (int i = 0; i < st->e->n_variables; i++)
        if (st->e->variables[i].is_written)
            st->variables[n++] = st->variables[i];
    etch__variables_put(st->variables, n, values);
}
