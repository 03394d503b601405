/* See alike.h. */
#include "trace/alike.h"

#include "ir/retype.h"
#include <string.h>

typedef struct axes {
    etch_recording *r;
    etch_symbol *symbol; /* of an axis, if its size is one; else NO_SYMBOL */
    etch_alike_axis *at;
    int n;
    bool has_any, has_failed;
} axes;

enum { NO_SYMBOL = UINT32_MAX, MAX_AXES = 1024, MAX_OPERANDS = 64 /* of more nothing is said */ };

static int count_axes(const etch_graph *g)
{
    int n = 0;
    for (int i = 0; i < etch_graph_n_inputs(g); i++)
        n += etch__type_of(g, etch_graph_input_value(g, i))->rank > 0
                 ? etch__type_of(g, etch_graph_input_value(g, i))->rank
                 : 0;
    return n;
}

static void list_symbols(const etch_graph *g, etch_symbol *out)
{
    for (int i = 0; i < etch_graph_n_inputs(g); i++) {
        const etch_type *t = etch__type_of(g, etch_graph_input_value(g, i));
        for (int a = 0; a < t->rank; a++, out++)
            if (!etch__dim_is_symbol(g->dims, t->dims[a], out))
                *out = NO_SYMBOL;
    }
}

/* The first axis of an input with this symbol; -1: there is none. */
static int axis_of(const axes *x, etch_symbol s)
{
    for (int k = 0; k < x->n; k++)
        if (x->symbol[k] == s)
            return k;
    return -1;
}

static int64_t root(const axes *x, int64_t k)
{
    while (x->at[k].first != k)
        k = x->at[k].first;
    return k;
}

static void join(axes *x, int64_t k, int64_t l)
{
    int64_t p = root(x, k), q = root(x, l);
    if (p == q)
        return;
    int64_t first = p < q ? p : q;
    x->at[p > q ? p : q].first = first;
    x->at[first].size = x->at[p].size >= 0 ? x->at[p].size : x->at[q].size;
    x->has_any = true;
}

static void fix(axes *x, int64_t k, int64_t size)
{
    x->at[root(x, k)].size = size;
    x->has_any = true;
}

/* Sizes that may stand for each other, of which all calls have some equal; one of them may be a number. */
static void join_equal(void *user, const etch_dim *sizes, uint32_t n)
{
    axes *x = user;
    int at[MAX_OPERANDS], n_at = 0;
    int64_t size[MAX_OPERANDS], number = -1;
    for (uint32_t i = 0; i < n && n_at < MAX_OPERANDS; i++) {
        etch_symbol s;
        number = etch__dim_is_const(sizes[i]) ? sizes[i] : number;
        at[n_at] = etch__dim_is_symbol(x->r->g->dims, sizes[i], &s) ? axis_of(x, s) : -1;
        size[n_at] = at[n_at] < 0 ? -1 : etch__fixed_size(x->r, sizes[i]);
        n_at += size[n_at] >= 0;
    }
    for (int i = 0; i < n_at; i++) {
        if (size[i] == number)
            fix(x, at[i], number);
        for (int j = 0; j < i; j++)
            if (size[i] == size[j])
                join(x, at[i], at[j]);
    }
}

etch_status etch__alike_find(etch_recording *r, etch_alike *out)
{
    etch_ctx *cx = r->tr->cx;
    *out = (etch_alike){ NULL, 0 };
    axes x = { .r = r, .n = r->has_fixed_sizes ? count_axes(r->g) : 0 };
    if (x.n < 1 || x.n > MAX_AXES)
        return ETCH_OK;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    x.symbol = ETCH_ARENA_ARRAY(&cx->scratch, etch_symbol, x.n);
    x.at = ETCH_ARENA_ARRAY(&cx->scratch, etch_alike_axis, x.n);
    etch_status s = x.symbol && x.at ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        list_symbols(r->g, x.symbol);
        for (int k = 0; k < x.n; k++)
            x.at[k] = (etch_alike_axis){ k, -1 };
        etch__dims_broadcasts(r->g->dims, join_equal, &x);
    }
    size_t bytes = (size_t)x.n * sizeof *out->at;
    if (s == ETCH_OK && x.has_any && !(out->at = etch__alloc(cx->alloc, bytes)))
        s = etch__fail_nomem(cx);
    if (out->at) {
        for (int k = 0; k < x.n; k++)
            out->at[k] = (etch_alike_axis){ root(&x, k), x.at[root(&x, k)].size };
        out->n = x.n;
    }
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

bool etch__alike_equal(const etch_alike *a, const etch_alike *b)
{
    return a->n == b->n && (a->n == 0 || memcmp(a->at, b->at, (size_t)a->n * sizeof *a->at) == 0);
}

etch_status etch__alike_graph(etch_ctx *cx, const etch_graph *g, const etch_alike *alike, etch_graph **out)
{
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    size_t n_symbols = etch__dims_n_symbols(g->dims);
    etch_symbol *symbol = ETCH_ARENA_ARRAY(&cx->scratch, etch_symbol, alike->n + 1);
    etch_same *same = ETCH_ARENA_ARRAY(&cx->scratch, etch_same, n_symbols + 1);
    *out = NULL;
    if (!symbol || !same) {
        etch__arena_reset(&cx->scratch, mark);
        return etch__fail_nomem(cx);
    }
    ETCH_ASSERT(count_axes(g) == alike->n, "another graph");
    list_symbols(g, symbol);
    for (etch_symbol s = 0; s < n_symbols; s++)
        same[s] = (etch_same){ s, -1 };
    for (int k = 0; k < alike->n; k++)
        if (symbol[k] != NO_SYMBOL && symbol[alike->at[k].first] != NO_SYMBOL)
            same[symbol[k]] = (etch_same){ symbol[alike->at[k].first], alike->at[k].size };
    etch_status s = etch__graph_with_same(cx, g, same, out);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

void etch__alike_fini(etch_alike *a, const etch_allocator *alloc)
{
    etch__free(alloc, a->at, (size_t)a->n * sizeof *a->at);
    *a = (etch_alike){ NULL, 0 };
}
