/* Attribute sets, generic over their lists of fields: equality, hash, copy. Padding between fields is never looked
 * at. */
#include "ir/attrs.h"

#include "ir/constant.h"
#include "ir/equal.h"
#include "ir/graph.h"

static const void *field_of(const etch_attr_field *f, const void *a) { return (const char *)a + f->offset; }

static bool ints_equal(const etch_ints *a, const etch_ints *b)
{
    if (a->n != b->n)
        return false;
    for (int i = 0; i < a->n; i++)
        if (a->at[i] != b->at[i])
            return false;
    return true;
}

static bool dims_equal(const etch_dim_list *a, const etch_dim_list *b)
{
    if (a->n != b->n)
        return false;
    for (int i = 0; i < a->n; i++)
        if (a->at[i] != b->at[i])
            return false;
    return true;
}

static bool graphs_equal(const etch_graph_list *a, const etch_graph_list *b)
{
    if (a->n != b->n)
        return false;
    for (int i = 0; i < a->n; i++)
        if (a->at[i] != b->at[i] && (a->at[i]->hash != b->at[i]->hash || !etch__graphs_are_equal(a->at[i], b->at[i])))
            return false;
    return true;
}

static bool fields_equal(etch_attr_kind kind, const void *x, const void *y)
{
    switch (kind) {
    case ETCH_ATTR_i64: return *(const int64_t *)x == *(const int64_t *)y;
    case ETCH_ATTR_b8: return *(const bool *)x == *(const bool *)y;
    case ETCH_ATTR_f64: return memcmp(x, y, sizeof(double)) == 0;
    case ETCH_ATTR_dtype: return *(const etch_dtype *)x == *(const etch_dtype *)y;
    case ETCH_ATTR_ints: return ints_equal(x, y);
    case ETCH_ATTR_dims: return dims_equal(x, y);
    case ETCH_ATTR_str: return strcmp(*(const char *const *)x, *(const char *const *)y) == 0;
    case ETCH_ATTR_tensor: return etch__const_equal(*(etch_tensor *const *)x, *(etch_tensor *const *)y);
    case ETCH_ATTR_graphs: return graphs_equal(x, y);
    case ETCH_ATTR_callback: return etch__callback_is(*(etch_callback *const *)x, *(etch_callback *const *)y);
    }
    ETCH_ASSERT(false, "attribute of kind %d", (int)kind);
}

bool etch__attrs_equal(const etch_attr_set *s, const void *a, const void *b)
{
    for (int i = 0; i < s->n_fields; i++) {
        const etch_attr_field *f = &s->fields[i];
        if (!fields_equal((etch_attr_kind)f->kind, field_of(f, a), field_of(f, b)))
            return false;
    }
    return true;
}

static uint64_t hash_dims(uint64_t h, const etch_dim_list *list, const etch_dims *dims, const uint64_t *symbol_hash)
{
    h = etch__hash_mix(h, (uint64_t)list->n);
    for (int i = 0; i < list->n; i++)
        h = etch__hash_mix(h, symbol_hash ? etch__dim_hash(dims, list->at[i], symbol_hash) : (uint64_t)list->at[i]);
    return h;
}

static uint64_t hash_ints(uint64_t h, const etch_ints *list)
{
    h = etch__hash_mix(h, (uint64_t)(int64_t)list->n);
    for (int i = 0; i < list->n; i++)
        h = etch__hash_mix(h, (uint64_t)list->at[i]);
    return h;
}

static uint64_t hash_graphs(uint64_t h, const etch_graph_list *list)
{
    for (int i = 0; i < list->n; i++)
        h = etch__hash_mix(h, list->at[i]->hash);
    return etch__hash_mix(h, (uint64_t)list->n);
}

static uint64_t hash_field(uint64_t h, etch_attr_kind kind, const void *x, const etch_dims *dims,
                           const uint64_t *symbol_hash)
{
    uint64_t bits;
    switch (kind) {
    case ETCH_ATTR_i64: return etch__hash_mix(h, (uint64_t) * (const int64_t *)x);
    case ETCH_ATTR_b8: return etch__hash_mix(h, *(const bool *)x);
    case ETCH_ATTR_f64: memcpy(&bits, x, sizeof bits); return etch__hash_mix(h, bits);
    /* By name, as everything that may be compared between processes. */
    case ETCH_ATTR_dtype: return etch__hash_str(h, etch_dtype_name(*(const etch_dtype *)x));
    case ETCH_ATTR_ints: return hash_ints(h, x);
    case ETCH_ATTR_dims: return hash_dims(h, x, dims, symbol_hash);
    case ETCH_ATTR_str: return etch__hash_str(h, *(const char *const *)x);
    case ETCH_ATTR_tensor: {
        const etch_tensor *t = *(etch_tensor *const *)x;
        return etch__hash_mix(h, symbol_hash ? etch__const_hash(t) : etch__const_quick_hash(t));
    }
    case ETCH_ATTR_graphs: return hash_graphs(h, x);
    case ETCH_ATTR_callback: return etch__callback_hash(h, *(etch_callback *const *)x);
    }
    ETCH_ASSERT(false, "attribute of kind %d", (int)kind);
}

uint64_t etch__attrs_hash(const etch_attr_set *s, const void *a, const etch_dims *dims, const uint64_t *symbol_hash)
{
    uint64_t h = 0;
    for (int i = 0; i < s->n_fields; i++) {
        const etch_attr_field *f = &s->fields[i];
        h = hash_field(h, (etch_attr_kind)f->kind, field_of(f, a), dims, symbol_hash);
    }
    return h;
}

static bool copy_list(etch_graph *g, const int64_t **at, int n)
{
    if (n <= 0)
        return true;
    *at = etch__arena_copy(&g->arena, *at, (size_t)n * sizeof **at, _Alignof(int64_t));
    return *at != NULL;
}

static bool own_graphs(etch_graph *g, etch_graph_list *list)
{
    list->at = etch__arena_copy(&g->arena, list->at, (size_t)list->n * sizeof *list->at, _Alignof(etch_graph *));
    if (!list->at || !ETCH_VEC_RESERVE(&g->bodies, g->cx->alloc, list->n))
        return false;
    for (int i = 0; i < list->n; i++)
        g->bodies.at[g->bodies.n++] = etch_graph_retain(list->at[i]);
    return true;
}

/* What field `x`, a bytewise copy so far, points at becomes the graph's own. */
static bool own_field(etch_graph *g, etch_attr_kind kind, void *x)
{
    switch (kind) {
    case ETCH_ATTR_i64:
    case ETCH_ATTR_b8:
    case ETCH_ATTR_f64:
    case ETCH_ATTR_dtype: return true;
    case ETCH_ATTR_ints: return copy_list(g, &((etch_ints *)x)->at, ((etch_ints *)x)->n);
    case ETCH_ATTR_dims: return copy_list(g, &((etch_dim_list *)x)->at, ((etch_dim_list *)x)->n);
    case ETCH_ATTR_str: {
        const char **s = x;
        return (*s = etch__arena_strndup(&g->arena, *s, strlen(*s))) != NULL;
    }
    case ETCH_ATTR_tensor: {
        etch_tensor **t = x;
        if (!ETCH_VEC_PUSH(&g->tensors, g->cx->alloc, *t))
            return false;
        etch_tensor_retain(*t);
        return true;
    }
    case ETCH_ATTR_graphs: return own_graphs(g, x);
    case ETCH_ATTR_callback: {
        etch_callback **c = x;
        if (!ETCH_VEC_PUSH(&g->callbacks, g->cx->alloc, *c))
            return false;
        etch__callback_retain(*c);
        return true;
    }
    }
    ETCH_ASSERT(false, "attribute of kind %d", (int)kind);
}

const void *etch__attrs_copy(etch_graph *g, const etch_attr_set *s, const void *a)
{
    size_t n_tensors = g->tensors.n, n_bodies = g->bodies.n, n_callbacks = g->callbacks.n;
    char *copy = etch__arena_copy(&g->arena, a, s->bytes, _Alignof(int64_t));
    bool ok = copy != NULL;
    for (int i = 0; ok && i < s->n_fields; i++)
        ok = own_field(g, (etch_attr_kind)s->fields[i].kind, copy + s->fields[i].offset);
    if (ok)
        return copy;
    while (g->tensors.n > n_tensors)
        etch_tensor_release(&g->tensors.at[--g->tensors.n]);
    while (g->bodies.n > n_bodies)
        etch_graph_release(&g->bodies.at[--g->bodies.n]);
    while (g->callbacks.n > n_callbacks)
        etch__callback_release(&g->callbacks.at[--g->callbacks.n]);
    return NULL;
}
