/* Graphs: their life, inputs, outputs, and what callers ask about them.
 *
 * Region 0 is the graph itself: its parameters are the inputs, its results the outputs. Node 0 is the failed value. */
#include "ir/graph.h"

#include "ir/node.h"

enum { FIRST_CHUNK = 4096 };

static bool add_first(etch_graph *g)
{
    const etch_type *none = etch__type_none(g);
    etch_region top = { 0 };
    etch_node failed = { .op = etch__structural_op(ETCH_IS_FAILED), .n_results = 1, .type = none };
    return none && ETCH_VEC_PUSH(&g->regions, g->cx->alloc, top) && ETCH_VEC_PUSH(&g->nodes, g->cx->alloc, failed) &&
           ETCH_VEC_PUSH(&g->locs, g->cx->alloc, (etch_loc){ 0 });
}

etch_status etch__graph_new_sharing(etch_ctx *cx, const char *name, etch_dims *dims, etch_graph **out)
{
    *out = NULL;
    etch_graph *g = etch__alloc_zeroed(cx->alloc, sizeof *g);
    if (!g)
        return etch__fail_nomem(cx);
    g->cx = etch__ctx_retain(cx);
    g->rt = etch_runtime_retain(cx->rt);
    atomic_init(&g->n_refs, 1);
    etch__arena_init(&g->arena, cx->alloc, FIRST_CHUNK);
    etch_status s = ETCH_OK;
    if (dims)
        g->dims = etch__dims_retain(dims);
    else
        s = etch__dims_new(cx, &g->dims);
    if (s == ETCH_OK && (!(g->name = etch__arena_strndup(&g->arena, name, strlen(name))) || !add_first(g)))
        s = etch__fail_nomem(cx);
    if (s != ETCH_OK) {
        etch_graph_release(&g);
        return s;
    }
    *out = g;
    return ETCH_OK;
}

etch_status etch_graph_new(etch_ctx *cx, const char *name, etch_graph **out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "graph: no place for the result");
    return etch__graph_new_sharing(cx, name && *name ? name : "main", NULL, out);
}

etch_graph *etch_graph_retain(etch_graph *g)
{
    if (g)
        atomic_fetch_add_explicit(&g->n_refs, 1, memory_order_relaxed);
    return g;
}

static void release_rule(etch_custom_rule *r)
{
    if (atomic_fetch_sub_explicit(&r->n_refs, 1, memory_order_acq_rel) == 1)
        r->destroy(r);
}

void etch_graph_release(etch_graph **g)
{
    if (!g || !*g)
        return;
    etch_graph *it = *g;
    *g = NULL;
    if (atomic_fetch_sub_explicit(&it->n_refs, 1, memory_order_acq_rel) != 1)
        return;
    etch_runtime *rt = it->rt;
    const etch_allocator *alloc = rt->alloc;
    for (size_t i = 0; i < it->tensors.n; i++)
        etch_tensor_release(&it->tensors.at[i]);
    for (size_t i = 0; i < it->bodies.n; i++)
        etch_graph_release(&it->bodies.at[i]);
    for (size_t i = 0; i < it->callbacks.n; i++)
        etch__callback_release(&it->callbacks.at[i]);
    for (size_t i = 0; i < it->regions.n; i++) {
        ETCH_VEC_FINI(&it->regions.at[i].params, alloc);
        ETCH_VEC_FINI(&it->regions.at[i].results, alloc);
    }
    for (size_t i = 0; i < it->customs.n; i++)
        release_rule(it->customs.at[i].rule);
    ETCH_VEC_FINI(&it->customs, alloc);
    ETCH_VEC_FINI(&it->nodes, alloc);
    ETCH_VEC_FINI(&it->regions, alloc);
    ETCH_VEC_FINI(&it->type_list, alloc);
    ETCH_VEC_FINI(&it->input_names, alloc);
    ETCH_VEC_FINI(&it->symbol_defs, alloc);
    ETCH_VEC_FINI(&it->checks, alloc);
    ETCH_VEC_FINI(&it->tensors, alloc);
    ETCH_VEC_FINI(&it->bodies, alloc);
    ETCH_VEC_FINI(&it->callbacks, alloc);
    ETCH_VEC_FINI(&it->locs, alloc);
    ETCH_VEC_FINI(&it->substitution, alloc);
    etch__index_fini(&it->interned, alloc);
    etch__index_fini(&it->types, alloc);
    etch__index_fini(&it->names, alloc);
    etch__index_fini(&it->defs, alloc);
    etch__arena_fini(&it->arena);
    etch__dims_release(&it->dims);
    etch__ctx_drop(&it->cx);
    etch__free(alloc, it, sizeof *it);
    etch_runtime_release(&rt); /* last: the allocator may die with it */
}

size_t etch__graph_bytes(const etch_graph *g)
{
    size_t bytes = sizeof *g + g->arena.total_bytes;
    bytes += g->nodes.cap * sizeof *g->nodes.at + g->regions.cap * sizeof *g->regions.at;
    bytes += g->type_list.cap * sizeof *g->type_list.at + g->input_names.cap * sizeof *g->input_names.at;
    bytes += g->symbol_defs.cap * sizeof *g->symbol_defs.at + g->checks.cap * sizeof *g->checks.at;
    bytes += g->tensors.cap * sizeof *g->tensors.at + g->locs.cap * sizeof *g->locs.at;
    bytes += g->callbacks.cap * sizeof *g->callbacks.at;
    bytes += g->substitution.cap * sizeof *g->substitution.at + g->customs.cap * sizeof *g->customs.at;
    bytes += (g->interned.n_slots + g->types.n_slots + g->names.n_slots + g->defs.n_slots) * sizeof(etch_index_slot);
    for (size_t i = 0; i < g->regions.n; i++)
        bytes += (g->regions.at[i].params.cap + g->regions.at[i].results.cap) * sizeof(etch_val);
    for (size_t i = 0; i < g->bodies.n; i++)
        bytes += sizeof *g->bodies.at + etch__graph_bytes(g->bodies.at[i]);
    for (size_t i = 0; i < g->tensors.n; i++)
        bytes += (size_t)etch_tensor_count(g->tensors.at[i]) * etch_dtype_bytes(etch_tensor_dtype(g->tensors.at[i]));
    return bytes;
}

etch_status etch__graph_add_custom(etch_graph *g, etch_custom_rule *rule, const etch_val *ys, int n_y,
                                   const etch_val *xs, int n_x)
{
    etch_custom_place c = { .rule = rule, .n_y = (uint32_t)n_y, .n_x = (uint32_t)n_x };
    for (int i = 0; i < n_y; i++) {
        c.first_y = c.first_y ? c.first_y : ys[i];
        ETCH_ASSERT(!ys[i] || !c.last_y || ys[i] == c.last_y + 1, "%%%u is not right behind %%%u", ys[i], c.last_y);
        c.last_y = ys[i] ? ys[i] : c.last_y;
    }
    if (!c.first_y)
        return ETCH_OK;
    c.ys = etch__arena_copy(&g->arena, ys, (size_t)n_y * sizeof *ys, _Alignof(etch_val));
    c.xs = etch__arena_copy(&g->arena, xs, (size_t)n_x * sizeof *xs, _Alignof(etch_val));
    if (!c.ys || !c.xs || !ETCH_VEC_PUSH(&g->customs, g->cx->alloc, c))
        return etch__fail_nomem(g->cx);
    atomic_fetch_add_explicit(&rule->n_refs, 1, memory_order_relaxed);
    return ETCH_OK;
}

const etch_custom_place *etch__custom_at(const etch_graph *g, etch_val v, size_t *i)
{
    while (*i < g->customs.n && g->customs.at[*i].last_y < v)
        ++*i;
    return *i < g->customs.n && g->customs.at[*i].first_y <= v ? &g->customs.at[*i] : NULL;
}

etch_val etch__producer(const etch_graph *g, etch_val v)
{
    return etch__is(g, v, ETCH_IS_RESULT) ? v - etch__node(g, v)->which : v;
}

/* --- Inputs and outputs ------------------------------------------------------------------------------------------- */

bool etch__is_value_name(const char *name, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        char c = name[i];
        bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (!is_letter && !(c >= '0' && c <= '9') && c != '_' && c != '.')
            return false;
    }
    return n > 0;
}

static bool is_name_taken(const etch_graph *g, const char *name, size_t n, uint64_t hash)
{
    for (etch_index_probe p = etch__index_first(&g->names, hash); p.found; p = etch__index_next(&g->names, p)) {
        const char *other = g->input_names.at[p.value];
        if (strncmp(other, name, n) == 0 && other[n] == '\0')
            return true;
    }
    return false;
}

etch_status etch__graph_add_input(etch_graph *g, const char *name, size_t n, const etch_type *t, etch_val *out)
{
    etch_ctx *cx = g->cx;
    int shown = n > 80 ? 80 : (int)n;
    if (g->open != 0)
        return etch__fail(cx, ETCH_EINVAL, "input \"%.*s\": a region is open", shown, name);
    if (!etch__is_value_name(name, n))
        return etch__fail(cx, ETCH_EINVAL, "input \"%.*s\": a name has letters, digits, \"_\" and \".\", at least one",
                          shown, name);
    uint64_t hash = etch__hash_bytes(0, name, n);
    if (is_name_taken(g, name, n, hash))
        return etch__fail(cx, ETCH_EINVAL, "input \"%.*s\": there is one of that name", shown, name);
    uint32_t i = (uint32_t)g->input_names.n;
    const char *copy = etch__arena_strndup(&g->arena, name, n);
    if (!copy || !ETCH_VEC_RESERVE(&g->input_names, cx->alloc, 1) || !etch__index_add(&g->names, cx->alloc, hash, i))
        return etch__fail_nomem(cx);
    *out = etch__region_param(g, t);
    if (!*out) {
        etch__index_remove(&g->names, hash, i);
        return cx->status;
    }
    g->input_names.at[g->input_names.n++] = copy;
    return ETCH_OK;
}

static etch_status parse_input_type(etch_graph *g, const char *name, const char *text, const etch_type **out)
{
    const char *at = text;
    etch_status s = etch__type_parse(g, &at, out);
    while (s == ETCH_OK && *at == ' ')
        at++;
    if (s == ETCH_OK && *at)
        s = etch__fail(g->cx, ETCH_EPARSE, "there is more after the type");
    if (s == ETCH_OK || s == ETCH_ENOMEM)
        return s;
    return etch__fail_within(g->cx, "input \"%.80s\": \"%.200s\", column %d", name, text, (int)(at - text) + 1);
}

etch_val etch_graph_input(etch_graph *g, const char *name, const char *type)
{
    etch_ctx *cx = g->cx;
    const etch_type *t = NULL;
    etch_val v = 0;
    if (cx->sticky)
        return 0;
    etch_status s = ETCH_OK;
    if (!name || !type)
        s = etch__fail(cx, ETCH_EINVAL, "input: %s is NULL", name ? "the type" : "the name");
    if (s == ETCH_OK)
        s = parse_input_type(g, name, type, &t);
    if (s == ETCH_OK)
        s = etch__graph_add_input(g, name, strlen(name), t, &v);
    if (s != ETCH_OK)
        etch__stick(cx);
    return s == ETCH_OK ? v : 0;
}

etch_status etch_graph_constrain(etch_graph *g, const char *size, int64_t lo, int64_t hi, int64_t divisor)
{
    etch_ctx *cx = g->cx;
    ETCH_ENTER(cx);
    if (!size)
        return etch__fail(cx, ETCH_EINVAL, "constrain: the name of the size is NULL");
    etch_dim d = etch__dim_symbol(cx, g->dims, size, strlen(size));
    etch_symbol s;
    if (!etch__dim_is_symbol(g->dims, d, &s))
        return cx->status;
    return etch__symbol_constrain(cx, g->dims, s, (etch_dim_range){ lo, hi, divisor });
}

void etch_graph_output(etch_graph *g, etch_val v)
{
    etch_ctx *cx = g->cx;
    if (cx->sticky)
        return;
    if (v == 0 || v >= g->nodes.n)
        etch__fail(cx, ETCH_EINVAL, "output: value %u is no value of this graph", v);
    else if (etch__node(g, v)->region != 0)
        etch__fail(cx, ETCH_EINVAL, "output: value %u is inside a region", v);
    else if (ETCH_VEC_PUSH(&g->regions.at[0].results, cx->alloc, v))
        return;
    else
        etch__fail_nomem(cx);
    etch__stick(cx);
}

/* --- Queries ------------------------------------------------------------------------------------------------------ */

int etch_graph_n_inputs(const etch_graph *g) { return (int)g->regions.at[0].params.n; }
int etch_graph_n_outputs(const etch_graph *g) { return (int)g->regions.at[0].results.n; }
int etch_graph_n_nodes(const etch_graph *g) { return (int)g->nodes.n - 1; }
const char *etch_graph_name(const etch_graph *g) { return g->name; }

const char *etch_graph_input_name(const etch_graph *g, int i)
{
    return i >= 0 && (size_t)i < g->input_names.n ? g->input_names.at[i] : NULL;
}

static etch_val value_at(const etch_val *at, size_t n, int i) { return i >= 0 && (size_t)i < n ? at[i] : 0; }

etch_val etch_graph_output_value(const etch_graph *g, int i)
{
    return value_at(g->regions.at[0].results.at, g->regions.at[0].results.n, i);
}

etch_val etch_graph_input_value(const etch_graph *g, int i)
{
    return value_at(g->regions.at[0].params.at, g->regions.at[0].params.n, i);
}

size_t etch_graph_type(etch_graph *g, etch_val v, char *buffer, size_t n)
{
    etch_strbuf text;
    etch__strbuf_init(&text, g->rt->alloc);
    if (v == 0 || v >= g->nodes.n)
        etch__strbuf_add(&text, "none");
    else
        etch__type_print(g->dims, etch__type_of(g, v), &text);
    size_t length = text.failed ? 0 : text.n;
    if (buffer && n > 0) {
        size_t copied = length < n ? length : n - 1;
        memcpy(buffer, text.at, copied);
        buffer[copied] = '\0';
    }
    etch__strbuf_fini(&text);
    return length;
}
