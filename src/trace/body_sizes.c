/* Sizes of bodies: what those of the trace around are inside, and back.
 *
 * The symbols of the trace around are made again in a body, in their order, so that a size there is the same form of other symbols. */
#include "trace/body.h"

#include <etch/control.h>
#include <etch/function.h>
#include "ir/infer.h"
#include "trace/fix.h"
#include "trace/variable.h"
#include <string.h>

/* d, a symbol of the body, is symbol s of the trace around: the next. */
static etch_status add_symbol(etch_body_trace *b, etch_symbol s, etch_dim d)
{
    etch_ctx *cx = b->outer->tr->cx;
    etch_dims *outer = b->outer->g->dims;
    etch_symbol made;
    if (d == ETCH_DIM_FAILED)
        return cx->status;
    bool is_symbol = etch__dim_is_symbol(b->g->dims, d, &made);
    ETCH_ASSERT(is_symbol && s == b->inner.n, "symbol %u of the trace around is not the next", s);
    ETCH_TRY(etch__symbol_constrain(cx, b->g->dims, made, etch__symbol_range(outer, s)));
    while (b->of_outer.n <= made)
        if (!ETCH_VEC_PUSH(&b->of_outer, cx->alloc, ETCH_DIM_FAILED))
            return etch__fail_nomem(cx);
    if (!ETCH_VEC_PUSH(&b->inner, cx->alloc, d))
        return etch__fail_nomem(cx);
    b->of_outer.at[made] = etch__symbol_dim(outer, s);
    return b->r ? etch__note_hint(b->r, d, s < b->outer->hints.n ? b->outer->hints.at[s] : -1) : ETCH_OK;
}

etch_status etch__body_make_symbols(etch_body_trace *b)
{
    const etch_dims *outer = b->outer->g->dims;
    for (etch_symbol s = 0; s < etch__dims_n_symbols(outer); s++) {
        const char *name = etch__symbol_name(outer, s);
        ETCH_TRY(add_symbol(b, s, etch__dim_symbol(b->outer->tr->cx, b->g->dims, name, strlen(name))));
    }
    return ETCH_OK;
}

/* Those that the trace around has got since: by a variable or a tensor that a body was the first to use. Their names may be taken here. */
static etch_status make_later_symbols(etch_body_trace *b)
{
    while (b->inner.n < etch__dims_n_symbols(b->outer->g->dims))
        ETCH_TRY(add_symbol(b, (etch_symbol)b->inner.n, etch__dim_fresh(b->outer->tr->cx, b->g->dims)));
    return ETCH_OK;
}

etch_dim etch__body_inside(etch_body_trace *b, etch_dim d)
{
    if (make_later_symbols(b) != ETCH_OK)
        return ETCH_DIM_FAILED;
    return etch__dim_substitute(b->outer->tr->cx, b->g->dims, b->outer->g->dims, d, b->inner.at);
}

etch_dim etch__body_outside(const etch_body_trace *b, etch_dim d)
{
    return etch__dim_substitute(b->outer->tr->cx, b->outer->g->dims, b->g->dims, d, b->of_outer.at);
}

static bool is_own(const void *b, etch_symbol s) { return !etch__is_symbol_of_outer(b, s); }

bool etch__body_is_of_outer(const etch_body_trace *b, etch_dim d) { return !etch__dim_any(b->g->dims, d, is_own, b); }

etch_tensor *etch_size_outside(etch_ctx *cx, etch_tensor *t, int axis)
{
    etch_tracer *tr = etch__tracer(cx);
    etch_recording *r = tr ? tr->recording : NULL;
    etch_val v, size;
    etch_tensor *handle;
    if (!r || !r->body || cx->sticky || !t)
        return NULL;
    etch_body_trace *b = r->body;
    if (etch__recorded_value(r, t, "size_outside", &v) != ETCH_OK)
        return etch__stick(cx), NULL;
    const etch_type *type = etch__type_of(b->g, v);
    if (axis < 0 || axis >= type->rank || !etch__body_is_of_outer(b, type->dims[axis]))
        return NULL;
    etch_dim d = etch__body_outside(b, type->dims[axis]);
    size = d == ETCH_DIM_FAILED ? 0 : etch__build_sizes(b->outer->g, ETCH_I64, 0, &d, 1);
    if (!size || etch__traced_new(b->outer, size, &handle) != ETCH_OK)
        return etch__stick(cx), NULL;
    return etch__own(tr, handle);
}

etch_status etch__body_hand_on_guards(etch_body_trace *b)
{
    etch_ctx *cx = b->outer->tr->cx;
    for (size_t i = 0; i < b->r->guards.n; i++) {
        const etch_guard *it = &b->r->guards.at[i];
        if (!etch__body_is_of_outer(b, it->a) || !etch__body_is_of_outer(b, it->b))
            continue;
        etch_dim x = etch__body_outside(b, it->a), y = etch__body_outside(b, it->b);
        if (x == ETCH_DIM_FAILED || y == ETCH_DIM_FAILED)
            return cx->status;
        size_t n = b->outer->guards.n;
        ETCH_TRY(etch__guard_add(b->outer, it->reason, it->code, x, y));
        if (b->outer->guards.n > n)
            b->outer->guards.at[n].at = it->at;
    }
    return ETCH_OK;
}

/* Has every call of the trace this size? And is it another form of `like`, by the numbers of the call? */
static bool is_fixed_alike(const etch_body_trace *b, etch_dim d, etch_dim like)
{
    int64_t size = etch__fixed_size(b->r, d);
    return size >= 0 && size == etch__fixed_size(b->r, like) &&
           (!etch__body_is_of_outer(b, d) || etch__fixed_size(b->outer, etch__body_outside(b, d)) == size);
}

etch_status etch__body_fit_result(etch_body_trace *b, const etch_body_trace *like, int i, etch_tensor **result)
{
    etch_ctx *cx = b->outer->tr->cx;
    etch_val v;
    ETCH_TRY(etch__recorded_value(b->r, *result, "return", &v));
    const etch_val given = v, first = like->g->regions.at[0].results.at[i];
    const int rank = etch__type_of(like->g, first)->rank;
    if (!b->r->has_fixed_sizes || etch__type_of(b->g, v)->rank != rank)
        return ETCH_OK;
    for (int a = 0; a < rank; a++) {
        etch_dim have = etch__type_of(b->g, v)->dims[a], want = etch__type_of(like->g, first)->dims[a];
        if (!etch__body_is_of_outer(like, want))
            continue;
        want = etch__body_outside(like, want);
        int64_t size = want == ETCH_DIM_FAILED ? -1 : etch__fixed_size(b->outer, want);
        want = want == ETCH_DIM_FAILED ? want : etch__body_inside(b, want);
        if (want == ETCH_DIM_FAILED)
            return cx->status;
        if (have == want || size < 0 || !is_fixed_alike(b, have, want))
            continue;
        v = etch__view_with_size(b->g, v, a, want);
        if (!v)
            return cx->status;
    }
    if (v == given)
        return ETCH_OK;
    etch_tensor *t;
    ETCH_TRY(etch__traced_new(b->r, v, &t));
    *result = etch__own(b->r->tr, t);
    return *result ? ETCH_OK : cx->status;
}
