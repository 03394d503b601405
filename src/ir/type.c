/* Types, interned per graph: equal types are one pointer, so that comparing types is comparing pointers.
 *
 * What must stay true: a type never changes once it is in the list; its memory is the graph's arena's. */
#include "ir/type.h"

#include "ir/graph.h"

/* A type as its parts, before it is known whether the graph has it. */
typedef struct parts {
    etch_type_kind kind;
    etch_dtype dtype;
    int rank;
    const etch_dim *dims;
    const char *domain;
    const etch_type *of;
} parts;

static int n_dims(int rank) { return rank > 0 ? rank : 0; }

static uint64_t hash_parts(const parts *p)
{
    uint64_t h = etch__hash_mix((uint64_t)p->kind, (uint64_t)p->dtype << 8 | (uint8_t)p->rank);
    for (int i = 0; i < n_dims(p->rank); i++)
        h = etch__hash_mix(h, (uint64_t)p->dims[i]);
    if (p->kind == ETCH_TYPE_HANDLE) {
        h = etch__hash_str(h, p->domain);
        h = etch__hash_mix(h, (uint64_t)(uintptr_t)p->of); /* interned itself */
    }
    return h;
}

static bool is_equal(const etch_type *t, const parts *p)
{
    if (t->kind != (uint8_t)p->kind || t->dtype != (uint8_t)p->dtype || t->rank != p->rank || t->of != p->of)
        return false;
    for (int i = 0; i < n_dims(p->rank); i++)
        if (t->dims[i] != p->dims[i])
            return false;
    return p->kind != ETCH_TYPE_HANDLE || strcmp(t->domain, p->domain) == 0;
}

static const etch_type *add_type(etch_graph *g, const parts *p, uint64_t hash)
{
    const etch_allocator *alloc = g->rt->alloc; /* the context may be another runtime's: see etch__graph_verify */
    etch_arena_mark mark = etch__arena_mark(&g->arena);
    size_t bytes = sizeof(etch_type) + (size_t)n_dims(p->rank) * sizeof(etch_dim);
    etch_type *t = etch__arena_alloc(&g->arena, bytes, _Alignof(etch_type));
    if (t) {
        *t = (etch_type){ .kind = (uint8_t)p->kind, .dtype = (uint8_t)p->dtype, .rank = (int8_t)p->rank, .of = p->of };
        for (int i = 0; i < n_dims(p->rank); i++)
            t->dims[i] = p->dims[i];
        if (p->domain)
            t->domain = etch__arena_strndup(&g->arena, p->domain, strlen(p->domain));
    }
    if (!t || (p->domain && !t->domain) || !ETCH_VEC_RESERVE(&g->type_list, alloc, 1) ||
        !etch__index_add(&g->types, alloc, hash, (uint32_t)g->type_list.n)) {
        etch__arena_reset(&g->arena, mark);
        etch__fail_nomem(g->cx);
        return NULL;
    }
    g->type_list.at[g->type_list.n++] = t;
    return t;
}

static const etch_type *intern(etch_graph *g, const parts *p)
{
    uint64_t hash = hash_parts(p);
    for (etch_index_probe at = etch__index_first(&g->types, hash); at.found; at = etch__index_next(&g->types, at))
        if (is_equal(g->type_list.at[at.value], p))
            return g->type_list.at[at.value];
    return add_type(g, p, hash);
}

const etch_type *etch__type_none(etch_graph *g) { return intern(g, &(parts){ .kind = ETCH_TYPE_NONE }); }

const etch_type *etch__type_tensor(etch_graph *g, etch_dtype t, int rank, const etch_dim *dims)
{
    ETCH_ASSERT(rank >= ETCH_RANK_UNKNOWN && rank <= ETCH_MAX_RANK, "IR-6: a tensor of rank %d", rank);
    return intern(g, &(parts){ .kind = ETCH_TYPE_TENSOR, .dtype = t, .rank = rank, .dims = dims });
}

const etch_type *etch__type_handle(etch_graph *g, const char *domain, const etch_type *of)
{
    return intern(g, &(parts){ .kind = ETCH_TYPE_HANDLE, .domain = domain, .of = of });
}

bool etch__same_dims(const etch_type *a, const etch_type *b)
{
    if (a->rank != b->rank)
        return false;
    for (int i = 0; i < a->rank; i++)
        if (a->dims[i] != b->dims[i])
            return false;
    return true;
}

const etch_type *etch__type_copy(etch_graph *to, const etch_type *t)
{
    /* What a handle holds is a type as well, so chains are copied from the inside out; they are short. */
    const etch_type *of = NULL;
    if (t->of && !(of = etch__type_copy(to, t->of)))
        return NULL;
    return intern(to, &(parts){ .kind = (etch_type_kind)t->kind,
                                .dtype = (etch_dtype)t->dtype,
                                .rank = t->rank,
                                .dims = t->dims,
                                .domain = t->domain,
                                .of = of });
}
