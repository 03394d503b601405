/* Sizes that decide how many results an op has, or how many axes: while it is traced they are those of the present call, and the
 * trace is guarded by what was asked of them. */
#include "trace/fix.h"

#include <etch/ops.h>
#include "ops/rules.h"

etch_val etch__view_with_size(etch_graph *g, etch_val x, int axis, etch_dim size)
{
    const etch_type *t = etch__type_of(g, x);
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++)
        dims[a] = a == axis ? size : t->dims[a];
    return etch_build_reshape(g, x, etch__build_sizes(g, ETCH_I64, 1, dims, t->rank));
}

etch_status etch__compare_sizes(etch_recording *r, etch_dim have, etch_dim want, etch_tri *out)
{
    int64_t x, y;
    *out = etch__dim_equal(r->tr->cx, r->g->dims, have, want);
    if (*out != ETCH_UNKNOWN)
        return ETCH_OK;
    etch_tri has_x = etch__hinted(r, have, &x), has_y = has_x == ETCH_NO ? ETCH_NO : etch__hinted(r, want, &y);
    if (has_x == ETCH_NO || has_y == ETCH_NO)
        return r->tr->cx->status;
    if (has_x == ETCH_YES && has_y == ETCH_YES && x != y)
        *out = ETCH_NO;
    return ETCH_OK;
}

etch_status etch__fix_wanted(etch_recording *r, etch_val *x, int n_in, bool *is_fixed)
{
    etch_graph *g = r->g;
    etch_val wanted = g->wanted.val;
    int axis = g->wanted.axis;
    int64_t size;
    *is_fixed = false;
    if (!wanted)
        return ETCH_OK;
    etch_dim d = etch__type_of(g, wanted)->dims[axis];
    switch (etch__hinted(r, d, &size)) {
    case ETCH_NO: return r->tr->cx->status;
    case ETCH_UNKNOWN: return ETCH_OK;
    case ETCH_YES: break;
    }
    r->tr->cx->sticky = false; /* the op is tried again */
    for (int i = 0; i < n_in; i++) {
        if (x[i] != wanted)
            continue;
        x[i] = etch__view_with_size(g, wanted, axis, size);
        if (!x[i])
            return r->tr->cx->status;
        *is_fixed = true;
    }
    return *is_fixed ? etch__guard_add(r, ETCH_GUARD_NUMBER, ETCH_DIMCODE_CHECK_EQUAL, d, size) : ETCH_OK;
}

etch_status etch__fix_squeezed(etch_recording *r, etch_val x, const void **attrs)
{
    etch_ctx *cx = r->tr->cx;
    const etch_type *t = etch__type_of(r->g, x);
    if (((const etch_attrs_along *)*attrs)->axes.n >= 0 || t->rank < 0)
        return ETCH_OK;
    etch_attrs_along *named = ETCH_ARENA_ARRAY(&cx->scratch, etch_attrs_along, 1);
    int64_t *axes = ETCH_ARENA_ARRAY(&cx->scratch, int64_t, t->rank + 1);
    if (!named || !axes)
        return etch__fail_nomem(cx);
    named->axes = (etch_ints){ axes, 0 };
    for (int a = 0; a < t->rank; a++) {
        int64_t size;
        etch_tri is_one = etch__dim_equal(cx, r->g->dims, t->dims[a], 1);
        if (is_one == ETCH_UNKNOWN) {
            etch_tri has = etch__hinted(r, t->dims[a], &size);
            if (has != ETCH_YES)
                return has == ETCH_NO ? cx->status : ETCH_OK; /* the op says what it cannot know */
            is_one = size == 1 ? ETCH_YES : ETCH_NO;
            etch_dimcode code = size == 1 ? ETCH_DIMCODE_CHECK_EQUAL : ETCH_DIMCODE_CHECK_NOT_EQUAL;
            ETCH_TRY(etch__guard_add(r, ETCH_GUARD_COMPARED, code, t->dims[a], 1));
        }
        if (is_one == ETCH_YES)
            axes[named->axes.n++] = a;
    }
    *attrs = named;
    return ETCH_OK;
}
