/* Contents of integer tensors known as dims: how shape arithmetic stays symbolic.
 *
 * Constants and `sizes` nodes hold their elements; other ops may have a rule that says which element of which
 * operand ends up where (concat, reshape, ...). What is not known that way gets a symbol whose value is read from
 * the tensor when the plan runs; the graph remembers it by value and element, so that the same element is the same
 * symbol everywhere. */
#include "ir/infer.h"

#include "ir/constant.h"
#include "ir/node.h"

/* Rules of ops ask for elements of their operands in turn. A chain longer than this is taken as unknown. */
enum { MAX_DEPTH = 64 };
static _Thread_local int depth;

int etch__n_known(const etch_graph *g, etch_val v)
{
    const etch_type *t = etch__type_of(g, v);
    if (!etch__type_is_tensor(t) || !etch__dtype_is((etch_dtype)t->dtype, ETCH_CLASS_INT | ETCH_CLASS_UINT))
        return -1;
    if (t->rank == 0)
        return 1;
    if (t->rank != 1 || !etch__dim_is_const(t->dims[0]) || t->dims[0] > ETCH_MAX_KNOWN)
        return -1;
    return (int)t->dims[0];
}

static bool const_element(const etch_tensor *t, int i, etch_dim *out)
{
    int64_t x = etch__element_i64(t->dtype, etch__const_element(t, i));
    if (etch__dtype_is(t->dtype, ETCH_CLASS_UINT) && x < 0)
        return false; /* past 2^63, wrapped on the way */
    *out = x;
    return etch__dim_is_const(x);
}

bool etch__known_element(const etch_graph *g, etch_val v, int i, etch_dim *out)
{
    int n = etch__n_known(g, v);
    if (n < 0 || i < 0 || i >= n)
        return false;
    const etch_tensor *t = etch__const_tensor(g, v);
    if (t)
        return const_element(t, i, out);
    if (etch__is(g, v, ETCH_IS_SIZES)) {
        *out = ((const etch_attrs_sizes *)etch__node(g, v)->attrs)->sizes.at[i];
        return true;
    }
    const etch_op_info *info = etch__op_of(g, v);
    if (!info->element || depth >= MAX_DEPTH)
        return false;
    depth++;
    bool known = info->element(g, v, i, out) && *out != ETCH_DIM_FAILED;
    depth--;
    return known;
}

bool etch__known_contents(const etch_graph *g, etch_val v, etch_dim *out)
{
    int n = etch__n_known(g, v);
    for (int i = 0; i < n; i++)
        if (!etch__known_element(g, v, i, &out[i]))
            return false;
    return n >= 0;
}

int etch__n_readable(const etch_graph *g, etch_val v)
{
    const etch_type *t = etch__type_of(g, v);
    if (t->kind != ETCH_TYPE_TENSOR || t->rank < 0 ||
        !etch__dtype_is((etch_dtype)t->dtype, ETCH_CLASS_INT | ETCH_CLASS_UINT))
        return 0;
    int64_t n = 1;
    for (int i = 0; i < t->rank; i++)
        if (!etch__dim_is_const(t->dims[i]) || t->dims[i] > ETCH_MAX_KNOWN || (n *= t->dims[i]) > ETCH_MAX_KNOWN)
            return ETCH_MAX_KNOWN;
    return (int)n;
}

/* The symbol of element i of v, if this or an earlier inference has made one. */
static const etch_symbol_def *find_symbol(const etch_infer *q, etch_val v, int i)
{
    const etch_graph *g = q->g;
    for (size_t k = q->first_def; k < g->symbol_defs.n; k++) {
        const etch_symbol_def *d = &g->symbol_defs.at[k];
        if (d->val == v && d->element == i)
            return d;
    }
    return etch__def_find(g, v, i, 0);
}

etch_dim etch__content(etch_infer *q, etch_val v, int i)
{
    etch_graph *g = q->g;
    etch_dim d;
    if (etch__known_element(g, v, i, &d))
        return d;
    const etch_tensor *constant = etch__const_tensor(g, v);
    if (constant && i < constant->count) { /* of a rank that is not looked into above, or beyond what a dim can be */
        if (const_element(constant, i, &d))
            return d;
        etch__fail(q->cx, ETCH_ERANGE, "element %d of an operand is %lld, which cannot be a size", i,
                   (long long)etch__element_i64(constant->dtype, etch__const_element(constant, i)));
        return ETCH_DIM_FAILED;
    }
    const etch_symbol_def *known = find_symbol(q, v, i);
    if (known)
        return etch__symbol_dim(g->dims, known->symbol);
    if (q->again) {
        etch__infer_fail(q, ETCH_EVERIFY, "IR-12: element %d of %%%u has no symbol", i, v);
        return ETCH_DIM_FAILED;
    }
    if (!ETCH_VEC_RESERVE(&g->symbol_defs, q->cx->alloc, 1)) {
        etch__fail_nomem(q->cx);
        return ETCH_DIM_FAILED;
    }
    d = etch__dim_fresh(q->cx, g->dims);
    etch_symbol s;
    if (!etch__dim_is_symbol(g->dims, d, &s))
        return ETCH_DIM_FAILED;
    g->symbol_defs.at[g->symbol_defs.n++] = (etch_symbol_def){ .symbol = s, .val = v, .element = i };
    return d;
}
