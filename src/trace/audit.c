/* The purity audit: what an entry was traced for is traced again, and must come out the same. A body that reads a global, keeps
 * state of its own or takes random numbers while it is traced gives another graph, and calls of it are not what they seem. */
#include "trace/function.h"

#include "ir/print.h"
#include "trace/variable.h"
#include <stdlib.h>
#include <string.h>

/* --- the first node that differs ------------------------------------------------------------------------------------------ */

static void add_place(etch_strbuf *out, const etch_graph *g, etch_val v)
{
    const etch_loc *l = &g->locs.at[g->nodes.at[v].loc];
    if (g->nodes.at[v].loc)
        etch__strbuf_addf(out, " (%s:%u)", l->file, l->line);
}

static void add_node(etch_strbuf *out, const char *when, const etch_graph *g, const char *line, etch_val v)
{
    etch__strbuf_addf(out, "%s '%s'", when, line);
    add_place(out, g, v);
}

/* Node v of both graphs, as much of their lines as shows where they differ: contents of constants can be long. Of the shorter graph
 * there may be none. */
static void add_pair(etch_strbuf *out, const etch_graph *was, etch_strbuf *was_line, const etch_graph *now,
                     etch_strbuf *now_line, etch_val v)
{
    etch__strbuf_show_difference(was_line, now_line, 60, 160);
    if (v < was->nodes.n)
        add_node(out, "was", was, was_line->at, v);
    else
        etch__strbuf_add(out, "ended there");
    etch__strbuf_add(out, ", ");
    if (v < now->nodes.n)
        add_node(out, "now", now, now_line->at, v);
    else
        etch__strbuf_add(out, "now ends before it");
}

/* Both record in the order of the program, so that the first pair of lines that differ is where the program went another way. */
static etch_status compare_nodes(etch_ctx *cx, const etch_graph *was, const etch_graph *now, etch_strbuf *out)
{
    etch_strbuf a, b;
    etch__strbuf_init(&a, cx->alloc);
    etch__strbuf_init(&b, cx->alloc);
    size_t n = was->nodes.n > now->nodes.n ? was->nodes.n : now->nodes.n;
    for (etch_val v = 1; v < n && !out->n && !out->failed && !a.failed && !b.failed; v++) {
        etch__strbuf_clear(&a);
        etch__strbuf_clear(&b);
        if (v < was->nodes.n)
            etch__node_print(was, v, &a);
        if (v < now->nodes.n)
            etch__node_print(now, v, &b);
        if (!a.failed && !b.failed && strcmp(a.at, b.at) != 0)
            add_pair(out, was, &a, now, &b, v);
    }
    bool failed = a.failed || b.failed || out->failed;
    etch__strbuf_fini(&a);
    etch__strbuf_fini(&b);
    if (!failed && !out->n)
        etch__strbuf_add(out, "the results are others");
    return failed || out->failed ? etch__fail_nomem(cx) : ETCH_OK;
}

/* --- captures ---------------------------------------------------------------------------------------------------------------- */

static etch_status same_strings(etch_ctx *cx, etch_tensor *a, etch_tensor *b, bool *out)
{
    *out = true;
    for (int64_t i = 0, n = (etch_tensor_count)(a); i < n && *out; i++) {
        const char *x, *y;
        size_t n_x, n_y;
        ETCH_TRY(etch_tensor_string(cx, a, i, &x, &n_x));
        ETCH_TRY(etch_tensor_string(cx, b, i, &y, &n_y));
        *out = n_x == n_y && memcmp(x, y, n_x) == 0;
    }
    return ETCH_OK;
}

static etch_status same_elements(etch_ctx *cx, etch_tensor *a, etch_tensor *b, bool *out)
{
    etch_tensor *x = NULL, *y = NULL;
    ETCH_TRY(etch_tensor_dense(cx, a, &x));
    etch_status s = etch_tensor_dense(cx, b, &y);
    const void *p = s == ETCH_OK ? etch_tensor_map(cx, x, false) : NULL;
    const void *q = p ? etch_tensor_map(cx, y, false) : NULL;
    if (q)
        *out = memcmp(p, q, (size_t)(etch_tensor_count)(x)*etch_dtype_bytes((etch_dtype)x->dtype)) == 0;
    else
        s = cx->status;
    if (p)
        etch_tensor_unmap(cx, x);
    if (q)
        etch_tensor_unmap(cx, y);
    etch_tensor_release(&x);
    etch_tensor_release(&y);
    return s;
}

/* Two captures are the same if they are one tensor, or hold the same. */
static etch_status same_contents(etch_ctx *cx, etch_tensor *a, etch_tensor *b, bool *out)
{
    *out = a == b;
    if (*out)
        return ETCH_OK;
    if (a->traced || b->traced || a->dtype != b->dtype || a->rank != b->rank ||
        memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) != 0)
        return ETCH_OK;
    return a->dtype == ETCH_STRING ? same_strings(cx, a, b, out) : same_elements(cx, a, b, out);
}

static etch_status compare_captures(etch_ctx *cx, const etch_entry *e, const etch_recording *r, etch_strbuf *out)
{
    for (size_t i = 0; i < r->captures.n && (int)i < e->n_captures; i++) {
        bool is_same = false;
        ETCH_TRY(same_contents(cx, e->captures[i].tensor, r->captures.at[i].tensor, &is_same));
        if (is_same)
            continue;
        etch__strbuf_addf(out, "tensor %zu of those that it captures is another one, with other contents", i);
        return out->failed ? etch__fail_nomem(cx) : ETCH_OK;
    }
    return ETCH_OK;
}

static const char *name_of(const etch_trace_variable *it)
{
    return it->arg >= 0 ? "one of the arguments" : it->variable->name;
}

/* Which they are, and which are written: the graphs do not say. */
static etch_status compare_variables(etch_ctx *cx, const etch_entry *e, const etch_recording *r, etch_strbuf *out)
{
    for (size_t i = 0; i < r->variables.n && (int)i < e->n_variables; i++) {
        const etch_trace_variable *was = &e->variables[i], *now = &r->variables.at[i];
        if (was->arg == now->arg && (was->arg >= 0 || was->variable == now->variable) &&
            was->is_written == now->is_written)
            continue;
        etch__strbuf_addf(out, "variable %zu of those that it uses was %s%s, and now is %s%s", i, name_of(was),
                          was->is_written ? " (written)" : "", name_of(now), now->is_written ? " (written)" : "");
        return out->failed ? etch__fail_nomem(cx) : ETCH_OK;
    }
    return ETCH_OK;
}

/* --- the audit ---------------------------------------------------------------------------------------------------------------- */

static etch_status compare(etch_ctx *cx, const etch_entry *e, const etch_recording *r, etch_strbuf *out)
{
    uint64_t hash;
    ETCH_TRY(etch_graph_hash(r->g, &hash));
    if (hash != e->image.graph_hash)
        return compare_nodes(cx, e->image.graph, r->g, out);
    ETCH_TRY(compare_captures(cx, e, r, out));
    return out->n ? ETCH_OK : compare_variables(cx, e, r, out);
}

static etch_status trace_again(etch_ctx *cx, etch_function *f, const etch_entry *e, etch_strbuf *out)
{
    const etch_occasion o = { .f = f,
                              .target = e->image.key,
                              .call = e->image.made_for,
                              .held = e->variables,
                              .n_held = e->n_variables,
                              .is_again = true };
    etch_results results = { .cx = cx };
    etch_recording *r;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = etch__trace_record(cx, &o, e->number, false, &results, &r);
    if (s == ETCH_OK) {
        s = compare(cx, e, r, out);
        etch__recording_end(r);
    }
    etch__results_fini(&results);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

static etch_status audit(etch_ctx *cx, etch_function *f, uint64_t trace, etch_strbuf *out)
{
    etch_tracer *tr;
    ETCH_TRY(etch__tracer_of(cx, f, &tr));
    if (tr->recording)
        return etch__fail(cx, ETCH_EINVAL, "audit: '%s' is asked for inside a trace", f->name);
    etch_traces *all = f->traces;     /* the body may release the function */
    etch__pin(&all->epochs, tr->pin); /* and call others, which may take this entry out */
    etch__traces_lock(all);
    const etch_entry *e = etch__entry_numbered(f, trace);
    etch_status s = e ? trace_again(cx, f, e, out)
                      : etch__fail(cx, ETCH_EINVAL, "audit: '%s' has no trace %llu in its cache", f->name,
                                   (unsigned long long)trace);
    etch__traces_unlock(all);
    etch__unpin(tr->pin);
    return s;
}

etch_status(etch_function_audit)(etch_ctx *cx, etch_function *f, uint64_t trace, char **difference)
{
    ETCH_ENTER(cx);
    if (!f || !difference)
        return etch__fail(cx, ETCH_EINVAL, "audit: %s is NULL", f ? "difference" : "the function");
    *difference = NULL;
    etch_strbuf text;
    etch__strbuf_init(&text, cx->alloc);
    etch__ctx_busy(cx);
    etch_status s = audit(cx, f, trace, &text);
    if (s == ETCH_OK && text.n && !(*difference = etch__strbuf_malloc(&text)))
        s = etch__fail_nomem(cx);
    etch__strbuf_fini(&text);
    etch__ctx_idle(cx);
    return s;
}
