/* The context's tracer, and scopes: a stack of references, cut back when a scope ends. */
#include "trace/tracer.h"

#include "trace/function.h"
#include "trace/tape.h"

static const char tracer_key; /* its address is the key */

static void destroy(void *p)
{
    etch_tracer *tr = p;
    const etch_allocator *a = tr->cx->alloc;
    etch__tapes_orphan(tr);
    etch__release_handles(tr, 0);
    for (size_t i = 0; i < tr->graveyard.n; i++)
        etch_tensor_release(&tr->graveyard.at[i]);
    ETCH_VEC_FINI(&tr->graveyard, a);
    ETCH_VEC_FINI(&tr->handles, a);
    etch__eager_destroy(tr->eager);
    etch__backwards_destroy(tr->backwards);
    if (tr->pin) {
        etch__pin_give_back(tr->pin);
        etch__traces_lock(tr->traces); /* what waited for this context alone can go */
        etch__epochs_collect(&tr->traces->epochs);
        etch__traces_unlock(tr->traces);
    }
    etch__free(a, tr, sizeof *tr);
}

etch_tracer *etch__tracer(etch_ctx *cx)
{
    etch_tracer *tr = etch__ctx_attached(cx, &tracer_key);
    if (ETCH_LIKELY(tr))
        return tr;
    tr = etch__alloc_zeroed(cx->alloc, sizeof *tr);
    if (!tr) {
        etch__fail_nomem(cx);
        return NULL;
    }
    tr->cx = cx;
    if (etch__ctx_attach(cx, &tracer_key, tr, destroy) != ETCH_OK) {
        etch__free(cx->alloc, tr, sizeof *tr);
        return NULL;
    }
    return tr;
}

etch_tracer *etch__tracer_if_made(etch_ctx *cx) { return etch__ctx_attached(cx, &tracer_key); }

etch_tensor *etch__own(etch_tracer *tr, etch_tensor *t)
{
    if (ETCH_LIKELY(ETCH_VEC_PUSH(&tr->handles, tr->cx->alloc, t)))
        return t;
    etch_tensor_release(&t);
    etch__fail_nomem(tr->cx);
    etch__stick(tr->cx);
    return NULL;
}

void etch__release_handles(etch_tracer *tr, size_t n)
{
    while (tr->handles.n > n)
        etch_tensor_release(&tr->handles.at[--tr->handles.n]);
}

void etch__bury_handles(etch_tracer *tr, size_t n)
{
    while (tr->handles.n > n) {
        etch_tensor *t = tr->handles.at[--tr->handles.n];
        if (tr->graveyard.n < ETCH_GRAVEYARD && ETCH_VEC_PUSH(&tr->graveyard, tr->cx->alloc, t))
            continue;
        if (tr->graveyard.n == 0) { /* there is no memory for one */
            etch_tensor_release(&t);
            continue;
        }
        etch_tensor **grave = &tr->graveyard.at[tr->i_grave++ % tr->graveyard.n];
        etch_tensor_release(grave);
        *grave = t;
    }
}

/* --- scopes ----------------------------------------------------------------------------------------------------------- */

etch_scope etch_scope_begin(etch_ctx *cx)
{
    const etch_tracer *tr = etch__ctx_attached(cx, &tracer_key);
    return (etch_scope){ tr ? tr->handles.n : 0 };
}

void etch_scope_end(etch_ctx *cx, etch_scope scope)
{
    etch_tracer *tr = etch__ctx_attached(cx, &tracer_key);
    if (!tr)
        return;
    if (scope.n_before < tr->n_handles_kept)
        etch_fail(cx, ETCH_EINVAL, "scope_end: a callback ends a scope of its caller");
    else if (!tr->recording)
        etch__release_handles(tr, scope.n_before);
    else if (scope.n_before >= tr->recording->n_handles_before)
        etch__bury_handles(tr, scope.n_before);
    else
        etch_fail(cx, ETCH_EINVAL, "scope_end: '%s' ends a scope of its caller while it is traced",
                  tr->recording->note->function);
}

etch_tensor *etch_keep(etch_ctx *cx, etch_tensor *t)
{
    (void)cx;
    return etch_tensor_retain(t);
}

etch_tensor *etch_hand_over(etch_ctx *cx, etch_tensor *t)
{
    if (!t)
        return NULL;
    etch_tracer *tr = etch__tracer(cx);
    if (tr)
        return etch__own(tr, t);
    etch__stick(cx);
    etch_tensor_release(&t);
    return NULL;
}

/* --- constants -------------------------------------------------------------------------------------------------------- */

/* A new tensor that is filled in at the returned address. */
static etch_tensor *new_constant(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, void **data)
{
    etch_tensor *it = NULL;
    if (cx->sticky || etch_tensor_new(cx, t, dims, rank, &it) != ETCH_OK) {
        etch__stick(cx);
        return NULL;
    }
    *data = etch_tensor_map(cx, it, true);
    return etch_hand_over(cx, it);
}

static bool is_number(etch_ctx *cx, etch_dtype t, const char *what)
{
    if (cx->sticky)
        return false;
    if ((unsigned)t < ETCH_N_DTYPES && !etch__dtype_is(t, ETCH_CLASS_STRING))
        return true;
    etch_fail(cx, ETCH_EDTYPE, "%s: %s is no dtype of numbers", what,
              (unsigned)t < ETCH_N_DTYPES ? etch_dtype_name(t) : "the argument");
    return false;
}

etch_tensor *etch_scalar(etch_ctx *cx, etch_dtype t, double x)
{
    void *data;
    etch_tensor *it = is_number(cx, t, "scalar") ? new_constant(cx, t, NULL, 0, &data) : NULL;
    if (it)
        etch__element_set_f64(t, data, x);
    return it;
}

etch_tensor *etch_int(etch_ctx *cx, etch_dtype t, int64_t x)
{
    void *data;
    etch_tensor *it = is_number(cx, t, "int") ? new_constant(cx, t, NULL, 0, &data) : NULL;
    if (it)
        etch__element_set_i64(t, data, x);
    return it;
}

etch_tensor *etch_int_list(etch_ctx *cx, const int64_t *values, int n)
{
    void *data;
    if (!cx->sticky && (n < 0 || (n > 0 && !values))) {
        etch_fail(cx, ETCH_EINVAL, "int_list: %d values%s", n, n > 0 ? " in a list that is NULL" : "");
        return NULL;
    }
    etch_tensor *it = new_constant(cx, ETCH_I64, (int64_t[]){ n }, 1, &data);
    for (int i = 0; it && i < n; i++)
        ((int64_t *)data)[i] = values[i];
    return it;
}

etch_tensor *etch_from(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, const void *data)
{
    etch_tensor *it = NULL;
    if (cx->sticky || etch_tensor_from(cx, t, dims, rank, data, &it) != ETCH_OK) {
        etch__stick(cx);
        return NULL;
    }
    return etch_hand_over(cx, it);
}
