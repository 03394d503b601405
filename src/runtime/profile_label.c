/* What a row of the profile says of a step: its function, its ops, and the line of the program that asked for it. */
#include "runtime/profile.h"

#include <string.h>

enum { MAX_WHAT = 60 }; /* bytes */

static etch_location place_of(const etch_graph *g, etch_val v)
{
    const etch_loc *at = g->locs.n ? &g->locs.at[etch__node(g, v)->loc] : NULL;
    return at && at->file ? (etch_location){ at->file, (int)at->line } : (etch_location){ 0 };
}

static bool is_inside(const etch_graph *g, etch_val x, etch_val kernel)
{
    return etch__node(g, x)->region == etch__node(g, kernel)->first_region && etch__is(g, x, ETCH_NOT_STRUCTURE);
}

static bool came_before(const etch_graph *g, etch_val first, etch_val x, etch_val kernel)
{
    for (etch_val y = first; y < x; y++)
        if (is_inside(g, y, kernel) && etch__node(g, y)->op == etch__node(g, x)->op)
            return true;
    return false;
}

/* Each op inside once, in order. The place is that of the last one that has one, unless the kernel has. */
static void add_ops(const etch_graph *g, etch_val kernel, etch_strbuf *what, etch_location *at)
{
    etch_val first = g->regions.at[etch__node(g, kernel)->first_region].first;
    bool is_known = at->file != NULL, is_first = true;
    for (etch_val x = first; x < kernel; x++) {
        if (!is_inside(g, x, kernel))
            continue;
        if (!is_known && place_of(g, x).file)
            *at = place_of(g, x);
        if (came_before(g, first, x, kernel))
            continue;
        etch__strbuf_addf(what, "%s%s", is_first ? "" : "+", etch__op_of(g, x)->name);
        is_first = false;
    }
}

static etch_profile_kind kind_of(const etch_step *step)
{
    switch ((etch_step_kind)step->kind) {
    case ETCH_STEP_KERNEL: return ETCH_PROFILE_KERNEL;
    case ETCH_STEP_CALL: return ETCH_PROFILE_CALL;
    case ETCH_STEP_COPY:
    case ETCH_STEP_VIEW: return ETCH_PROFILE_VIEW;
    case ETCH_STEP_SIZES:
    case ETCH_STEP_READ: return ETCH_PROFILE_SIZES;
    case ETCH_STEP_CONTROL: return ETCH_PROFILE_CONTROL;
    }
    return ETCH_PROFILE_CALL;
}

void etch__profile_label(const etch_plan_body *b, size_t i, etch_strbuf *what, etch_profile_label *out)
{
    const etch_graph *g = b->graph;
    const etch_step *step = &b->steps.at[i];
    *out = (etch_profile_label){ .kind = kind_of(step), .function = etch_graph_name(g), .what = "", .step = (int)i };
    if (step->n_members > 1)
        etch__strbuf_addf(what, "%u x ", step->n_members);
    if (step->n_in + step->n_out > 0) {
        etch_val v = etch__producer(g, b->values.at[step->n_out ? step->out[0] : step->in[0]].val);
        out->at = place_of(g, v);
        if (etch__is(g, v, ETCH_IS_KERNEL) && step->kind == ETCH_STEP_KERNEL)
            add_ops(g, v, what, &out->at);
        else if (step->kind == ETCH_STEP_READ)
            etch__strbuf_add(what, "read");
        else
            etch__strbuf_add(what, etch__ops[step->op].name);
    }
    etch__strbuf_window(what, 0, 0, MAX_WHAT);
    out->what = what->at;
}
