/* Variables that are made inside a traced function: only its first trace may make them, which is then made again
 * without, and what they begin with is computed at once.
 *
 * The initial value is a value of the graph that is being recorded. What leads to it is copied into a graph of its
 * own, planned and run. It may lead to captured tensors and variables; to arguments only where there is a call, whose
 * arguments it is computed from, since the variable is made once and not per call. */
#include "trace/variable.h"

#include <etch/plan.h>
#include "ir/retype.h"
#include "pass/pass.h"
#include "trace/body.h"
#include "trace/function.h"

/* --- may it? ------------------------------------------------------------------------------------------------------ */

etch_status etch__may_make_variable(const etch_recording *r, const char *name)
{
    while (r->body) /* of a branch or a loop */
        r = r->outer;
    const etch_function *f = r->function;
    etch_ctx *cx = r->tr->cx;
    if (etch__is_abstract(r->tr))
        return etch__fail(cx, ETCH_EVARIABLE,
                          "variable '%s': '%s' is traced for its types alone, which makes no variables", name, f->name);
    if (r->may_make_variables)
        return ETCH_OK;
    if (f->made.n == 0)
        return etch__fail(cx, ETCH_EVARIABLE,
                          "variable '%s': Creating variables on a non-first call: '%s' made none in its first trace, "
                          "and does in trace %llu; "
                          "make it before the function is called, or in the first trace, and keep it",
                          name, f->name, (unsigned long long)r->note->number);
    return etch__fail(
        cx, ETCH_EVARIABLE,
        "variable '%s': '%s' made %zu when it was first traced ('%s' was the first), and makes another now; "
        "tf.function only supports singleton tf.Variables created on the first call: make it once and keep it",
        name, f->name, f->made.n, f->made.at[0]->name);
}

etch_status etch__made_variable(const etch_recording *r, etch_variable *v)
{
    while (r->body)
        r = r->outer;
    if (!ETCH_VEC_PUSH(&r->function->made, r->function->rt->alloc, v))
        return etch__fail_nomem(r->tr->cx);
    etch_variable_retain(v);
    return ETCH_OK;
}

/* --- the initial value -------------------------------------------------------------------------------------------- */

typedef struct lifting {
    etch_ctx *cx;
    etch_recording *r;
    etch_graph *live; /* what the value needs; has all inputs */
    etch_graph *own;  /* the same with the inputs that are needed */
    etch_val *map;    /* from live to own */
    etch_tensor **in; /* of own: references */
    int n_in;
} lifting;

static etch_status fail_dependent(const lifting *l, const char *what, int i)
{
    return etch__fail(
        l->cx, ETCH_EINVAL,
        "the initial value depends on %s of '%s' (%s), and cannot be lifted out of the function: the variable is "
        "made once, not for each call",
        what, l->r->note->function, etch_graph_input_name(l->r->g, i));
}

/* What it has where the trace begins: in the trace around it, or at present. */
static etch_status lift_variable(const lifting *l, const etch_trace_variable *it, etch_tensor **out)
{
    etch_variable *v = it->variable;
    for (etch_recording *o = l->r->outer; o; o = o->outer)
        for (size_t i = 0; i < o->variables.n; i++) {
            etch_tensor *now = NULL;
            if (o->variables.at[i].variable != v)
                continue;
            ETCH_TRY(etch__traced_new(o, o->variables.at[i].now, &now));
            etch_status s = etch__lift(l->cx, now, out);
            etch_tensor_release(&now);
            return s;
        }
    return etch__variables_take(l->cx, &v, 1, out, NULL);
}

/* A tensor from outside of the trace: it has elements, or is of a trace around this one. */
static etch_status lift_outside(const lifting *l, etch_tensor *t, etch_tensor **out)
{
    if (t->traced)
        return etch__lift(l->cx, t, out);
    *out = etch_tensor_retain(t);
    return ETCH_OK;
}

/* An argument: what the present call has there. */
static etch_status lift_argument(const lifting *l, int i, int place, etch_tensor **out)
{
    etch_tensor *t = l->r->present ? l->r->present[place] : NULL;
    return t ? lift_outside(l, t, out) : fail_dependent(l, "an argument", i);
}

static etch_status lift_arg_variable(const lifting *l, int i, etch_trace_variable *it, etch_tensor **out)
{
    bool is_there = l->r->present && !it->variable->is_stand_in;
    return is_there ? lift_variable(l, it, out) : fail_dependent(l, "an argument", i);
}

/* Of a branch or a loop: what it was given by the trace around; a loop's own variables are no such thing. */
static etch_status lift_given(const lifting *l, int i, etch_tensor **out)
{
    const etch_body_trace *b = l->r->body;
    etch_val inner = l->r->g->regions.at[0].params.at[i];
    for (size_t k = 0; k < b->given.n; k++) {
        etch_tensor *t = NULL;
        if (b->given.at[k].inner != inner)
            continue;
        ETCH_TRY(etch__traced_new(b->outer, b->given.at[k].outer, &t));
        etch_status s = etch__lift(l->cx, t, out);
        etch_tensor_release(&t);
        return s;
    }
    return fail_dependent(l, "what changes from turn to turn of a loop", i);
}

static etch_status lift_input(lifting *l, int i, etch_tensor **out)
{
    if (l->r->body)
        return lift_given(l, i, out);
    const etch_input *it = &l->r->inputs.at[i];
    switch (it->kind) {
    case ETCH_INPUT_CAPTURE: return lift_outside(l, l->r->captures.at[it->index].tensor, out);
    case ETCH_INPUT_ARG: return lift_argument(l, i, (int)it->index, out);
    default: break;
    }
    etch_trace_variable *v = &l->r->variables.at[it->index];
    return v->arg >= 0 ? lift_arg_variable(l, i, v, out) : lift_variable(l, v, out);
}

static void note_needed(bool *is_needed, const etch_val *vals, size_t n)
{
    for (size_t i = 0; i < n; i++)
        is_needed[vals[i]] = true;
}

static bool uses_symbol(const etch_graph *g, etch_val v, etch_symbol s)
{
    const etch_node *n = etch__node(g, v);
    bool is_used = false;
    for (int a = 0; a < n->type->rank; a++)
        is_used |= etch__dim_has(g->dims, n->type->dims[a], s);
    const etch_attrs_sizes *sizes = etch__is(g, v, ETCH_IS_SIZES) ? n->attrs : NULL;
    for (int i = 0; sizes && i < sizes->sizes.n; i++)
        is_used |= etch__dim_has(g->dims, sizes->sizes.at[i], s);
    return is_used;
}

static bool is_told(const etch_graph *g, const bool *is_needed, etch_symbol s)
{
    const etch_region *top = &g->regions.at[0];
    for (size_t k = 0; k < top->params.n; k++)
        if (is_needed[top->params.at[k]] && uses_symbol(g, top->params.at[k], s))
            return true;
    return false;
}

static bool is_computed_with(const etch_graph *g, etch_symbol s)
{
    for (etch_val v = 1; v < g->nodes.n; v++)
        if (!etch__is(g, v, ETCH_IS_PARAM) && uses_symbol(g, v, s))
            return true;
    return false;
}

/* Inputs that nothing reads, but that alone tell a size which something has, are needed too. */
static void note_telling(const lifting *l, bool *is_needed)
{
    const etch_graph *g = l->live;
    const etch_region *top = &g->regions.at[0];
    for (size_t i = 0; i < top->params.n; i++) {
        etch_val v = top->params.at[i];
        const etch_type *t = etch__type_of(g, v);
        etch_symbol s;
        for (int a = 0; !is_needed[v] && a < t->rank; a++)
            is_needed[v] = etch__dim_is_symbol(g->dims, t->dims[a], &s) && !is_told(g, is_needed, s) &&
                           is_computed_with(g, s);
    }
}

/* A branch or loop knows sizes of the trace around that none of its inputs tells. */
static etch_status check_sizes_of_body(const lifting *l, const bool *is_needed)
{
    const etch_body_trace *b = l->r->body;
    for (etch_symbol s = 0; b && s < b->of_outer.n; s++)
        if (etch__is_symbol_of_outer(b, s) && is_computed_with(l->live, s) && !is_told(l->live, is_needed, s))
            return etch__fail(
                l->cx, ETCH_EINVAL,
                "the initial value has a size of '%s', and cannot be lifted out of a branch or a loop: make the "
                "variable before it",
                l->r->note->function);
    return ETCH_OK;
}

/* The inputs that are needed, in order. */
static etch_status copy_inputs(lifting *l, bool *is_needed)
{
    const etch_graph *g = l->live;
    for (etch_val v = 1; v < g->nodes.n; v++)
        note_needed(is_needed, g->nodes.at[v].in, g->nodes.at[v].n_in);
    for (size_t i = 0; i < g->regions.n; i++)
        note_needed(is_needed, g->regions.at[i].results.at, g->regions.at[i].results.n);
    note_telling(l, is_needed);
    ETCH_TRY(check_sizes_of_body(l, is_needed));
    for (int i = 0; i < (int)g->regions.at[0].params.n; i++) {
        if (!is_needed[g->regions.at[0].params.at[i]])
            continue;
        ETCH_TRY(lift_input(l, i, &l->in[l->n_in]));
        l->n_in++;
        ETCH_TRY(etch__copy_input(l->own, g, i, l->map));
    }
    return ETCH_OK;
}

static etch_status copy_live(lifting *l, bool *is_needed)
{
    const etch_graph *g = l->live;
    ETCH_TRY(copy_inputs(l, is_needed));
    for (etch_val v = 1; v < g->nodes.n; v++) {
        etch_structure s = (etch_structure)etch__op_of(g, v)->structure;
        if (g->nodes.at[v].region == 0 && s != ETCH_IS_PARAM && s != ETCH_IS_RESULT && s != ETCH_IS_FAILED)
            ETCH_TRY(etch__copy_node(l->own, g, v, l->map));
    }
    etch_graph_output(l->own, l->map[g->regions.at[0].results.at[0]]);
    return l->cx->sticky ? l->cx->status : ETCH_OK;
}

/* Planned from a copy: the trace goes on with the dims that `own` shares. */
static etch_status run(const lifting *l, etch_tensor **out)
{
    etch_graph *copy = NULL;
    etch_plan *plan = NULL;
    ETCH_TRY(etch__graph_copy(l->cx, l->own, &copy));
    etch_status s = etch_plan_new(l->cx, copy, NULL, &plan);
    if (s == ETCH_OK)
        s = etch_plan_run(l->cx, plan, l->in, l->n_in, out, 1);
    etch_plan_release(&plan);
    etch_graph_release(&copy);
    return s;
}

/* The part of the trace's graph that leads to v. */
static etch_status take_live(lifting *l, etch_val v)
{
    etch_graph *g = l->r->g;
    if (!ETCH_VEC_PUSH(&g->regions.at[0].results, l->cx->alloc, v)) /* for as long as it takes */
        return etch__fail_nomem(l->cx);
    etch_status s = etch__pass_dce(l->cx, g, &l->live);
    g->regions.at[0].results.n--;
    ETCH_TRY(s);
    if (etch__graph_has_flags(l->live, ETCH_FLAG_EFFECT))
        return etch__fail(l->cx, ETCH_EINVAL,
                          "the initial value depends on what a callback gives when '%s' runs, and cannot be lifted out "
                          "of the function: call it before, or say that it is pure",
                          l->r->note->function);
    return etch__graph_new_sharing(l->cx, g->name, g->dims, &l->own);
}

static etch_status lift(etch_ctx *cx, etch_recording *r, etch_val v, etch_tensor **out)
{
    lifting l = { .cx = cx, .r = r };
    bool *is_needed = NULL;
    etch_status s = take_live(&l, v);
    size_t n_in = (size_t)etch_graph_n_inputs(r->g) + 1, n_nodes = s == ETCH_OK ? l.live->nodes.n : 0;
    if (s == ETCH_OK) {
        l.map = etch__alloc_zeroed(cx->alloc, n_nodes * sizeof *l.map);
        l.in = etch__alloc_zeroed(cx->alloc, n_in * sizeof *l.in);
        is_needed = etch__alloc_zeroed(cx->alloc, n_nodes * sizeof *is_needed);
        s = l.map && l.in && is_needed ? copy_live(&l, is_needed) : etch__fail_nomem(cx);
    }
    cx->sticky = false; /* the status says it */
    if (s == ETCH_OK)
        s = run(&l, out);
    for (int i = 0; i < l.n_in; i++)
        etch_tensor_release(&l.in[i]);
    etch__free(cx->alloc, l.map, n_nodes * sizeof *l.map);
    etch__free(cx->alloc, l.in, n_in * sizeof *l.in);
    etch__free(cx->alloc, is_needed, n_nodes * sizeof *is_needed);
    etch_graph_release(&l.own);
    etch_graph_release(&l.live);
    return s;
}

etch_status etch__lift(etch_ctx *cx, etch_tensor *t, etch_tensor **out)
{
    const etch_trace_note *n = t->trace;
    bool is_under_way = false;
    for (const etch_recording *r = etch__tracer(cx)->recording; r; r = r->outer)
        is_under_way |= n->recording == r;
    return is_under_way ? lift(cx, n->recording, t->value, out) : t->traced->refuse(cx, t, "initial value");
}
