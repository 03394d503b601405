/* Two graphs node by node. Dims are compared by their handles, which are equal where both tables were filled in one order. */
#include "ir/equal.h"

#include <string.h>

/* One that has been planned may have more, which its own nodes do not mention. */
static bool same_symbols(const etch_dims *a, const etch_dims *b)
{
    uint32_t n = etch__dims_n_symbols(a) < etch__dims_n_symbols(b) ? etch__dims_n_symbols(a) : etch__dims_n_symbols(b);
    for (etch_symbol s = 0; s < n; s++) {
        etch_dim_range x = etch__symbol_range(a, s), y = etch__symbol_range(b, s);
        if (x.lo != y.lo || x.hi != y.hi || x.divisor != y.divisor)
            return false;
    }
    return true;
}

static bool same_type(const etch_type *a, const etch_type *b)
{
    if (a->kind != b->kind || a->dtype != b->dtype || a->rank != b->rank)
        return false;
    for (int i = 0; i < a->rank; i++)
        if (a->dims[i] != b->dims[i])
            return false;
    return true;
}

static bool same_node(const etch_node *a, const etch_node *b)
{
    return a->op == b->op && a->n_in == b->n_in && a->region == b->region && same_type(a->type, b->type) &&
           (a->n_in == 0 || memcmp(a->in, b->in, a->n_in * sizeof *a->in) == 0) &&
           etch__attrs_equal(etch__ops[a->op].attrs, a->attrs, b->attrs);
}

static bool same_values(const etch_val *a, size_t n_a, const etch_val *b, size_t n_b)
{
    return n_a == n_b && (n_a == 0 || memcmp(a, b, n_a * sizeof *a) == 0);
}

bool etch__graph_begins_with(const etch_graph *b, const etch_graph *a)
{
    if (a->nodes.n > b->nodes.n || a->regions.n > b->regions.n || !same_symbols(a->dims, b->dims))
        return false;
    for (etch_val v = 1; v < a->nodes.n; v++)
        if (!same_node(etch__node(a, v), etch__node(b, v)))
            return false;
    for (size_t i = 0; i < a->regions.n; i++) {
        const etch_region *x = &a->regions.at[i], *y = &b->regions.at[i];
        if (!same_values(x->params.at, x->params.n, y->params.at, y->params.n) ||
            (i > 0 && !same_values(x->results.at, x->results.n, y->results.at, y->results.n)))
            return false;
    }
    return true;
}

bool etch__graph_is_part(const etch_graph *a, const etch_graph *b)
{
    const etch_region *x = &a->regions.at[0], *y = &b->regions.at[0];
    return x->results.n <= y->results.n && same_values(x->results.at, x->results.n, y->results.at, x->results.n) &&
           a->nodes.n == b->nodes.n && a->regions.n == b->regions.n && etch__graph_begins_with(b, a);
}

bool etch__graphs_are_equal(const etch_graph *a, const etch_graph *b)
{
    return a->regions.at[0].results.n == b->regions.at[0].results.n && etch__graph_is_part(a, b);
}
