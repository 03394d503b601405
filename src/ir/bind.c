/* Binding the symbols of a graph to the sizes that its inputs have. */
#include "ir/bind.h"

/* s from d = scale * s + offset. */
static etch_dim solve(const etch_binding *b, etch_dim d, int64_t scale, int64_t offset)
{
    if (offset)
        d = etch__dim_sub(b->cx, b->to, d, offset);
    return scale == 1 || d == ETCH_DIM_FAILED ? d : etch__dim_floordiv(b->cx, b->to, d, scale);
}

static etch_status bind_axis(etch_binding *b, uint32_t input, etch_dim says, etch_dim is, bool plain_only)
{
    etch_symbol s;
    int64_t scale, offset;
    bool is_plain = etch__dim_is_symbol(b->of->dims, says, &s);
    if (!etch__dim_is_linear(b->of->dims, says, &s, &scale, &offset) || is_plain != plain_only ||
        b->symbols[s] != ETCH_DIM_FAILED)
        return ETCH_OK;
    b->symbols[s] = solve(b, is, scale, offset);
    b->input[s] = input;
    return b->symbols[s] == ETCH_DIM_FAILED ? b->cx->status : ETCH_OK;
}

etch_status etch__bind_types(etch_binding *b, const etch_type *const *types)
{
    const etch_region *top = &b->of->regions.at[0];
    size_t n = etch__dims_n_symbols(b->of->dims);
    b->symbols = ETCH_ARENA_ARRAY(&b->cx->scratch, etch_dim, n + 1);
    b->input = ETCH_ARENA_ARRAY(&b->cx->scratch, uint32_t, n + 1);
    if (!b->symbols || !b->input)
        return etch__fail_nomem(b->cx);
    for (size_t s = 0; s < n; s++)
        b->symbols[s] = ETCH_DIM_FAILED;
    for (int pass = 0; pass < 2; pass++)
        for (uint32_t i = 0; i < top->params.n; i++) {
            const etch_type *says = etch__type_of(b->of, top->params.at[i]);
            for (int a = 0; says->rank == types[i]->rank && a < says->rank; a++)
                ETCH_TRY(bind_axis(b, i, says->dims[a], types[i]->dims[a], pass == 0));
        }
    return ETCH_OK;
}

typedef struct open_search {
    const etch_binding *b;
    etch_symbol found;
} open_search;

static void find_open(void *user, etch_symbol s)
{
    open_search *q = user;
    if (q->b->symbols[s] == ETCH_DIM_FAILED)
        q->found = s;
}

etch_dim etch__bound_dim(const etch_binding *b, etch_dim d, etch_symbol *missing)
{
    open_search q = { b, ETCH_NO_SYMBOL };
    *missing = ETCH_NO_SYMBOL;
    if (etch__dim_is_const(d))
        return d;
    etch__dim_symbols(b->of->dims, d, find_open, &q);
    *missing = q.found;
    return q.found == ETCH_NO_SYMBOL ? etch__dim_substitute(b->cx, b->to, b->of->dims, d, b->symbols) : ETCH_DIM_FAILED;
}
