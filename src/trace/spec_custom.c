/* Types of the caller's: a table of functions, data that only these understand, and components that are specs like any others. The
 * functions are asked about the data alone; components are compared one by one.
 *
 * Specs with different tables are unrelated. Without functions the data is told apart by its address. */
#include "trace/spec_rules.h"

typedef int relation(etch_ctx *cx, const void *a, const void *b);

static int related(etch_ctx *cx, const etch_spec_ops *ops, bool is_subtype, const void *a, const void *b)
{
    relation *ask = is_subtype && ops->is_subtype ? ops->is_subtype : ops->equal;
    if (!ask)
        return a == b;
    return etch__callback_result(cx, ask(cx, a, b), ops->type_name, ask == ops->equal ? "equal" : "is_subtype");
}

static etch_status hash_head(etch_ctx *cx, const etch_spec_ops *ops, const void *data, int n, uint64_t *out)
{
    uint64_t h;
    if (ops->hash) {
        if (etch__callback_result(cx, ops->hash(cx, data, &h), ops->type_name, "hash") < 0)
            return cx->status;
    } else {
        /* With an equal of its own, the type is all that is sure to agree with it. */
        h = ops->equal ? 0 : (uint64_t)(uintptr_t)data;
    }
    h = etch__hash_mix(etch__kind_hash(ETCH_SPEC_CUSTOM), h);
    *out = etch__hash_mix(etch__hash_mix(h, (uint64_t)(uintptr_t)ops), (uint64_t)n);
    return ETCH_OK;
}

/* Takes over `data`, which is released on failure. */
static etch_status new_custom(etch_ctx *cx, const etch_spec_ops *ops, void *data, etch_spec *const *items, int n,
                              etch_spec **out)
{
    uint64_t head = 0;
    etch_spec *s;
    char *room;
    etch_status status = hash_head(cx, ops, data, n, &head);
    if (status == ETCH_OK)
        status = etch__spec_new_with_items(cx, ETCH_SPEC_CUSTOM, items, NULL, n, 0, &s, &room);
    if (status != ETCH_OK) {
        if (ops->release)
            ops->release(data);
        return status;
    }
    s->object = data;
    s->spec_ops = ops;
    etch__spec_set_hash(s, head);
    *out = s;
    return ETCH_OK;
}

/* A retain that copies may run out of memory. */
static etch_status retain_data(etch_ctx *cx, const etch_spec_ops *ops, const void *data, void **out)
{
    *out = ops->retain ? ops->retain(data) : (void *)data;
    return *out || !data ? ETCH_OK : etch__fail_nomem(cx);
}

static etch_status new_retained(etch_ctx *cx, const etch_spec_ops *ops, const void *data, etch_spec *const *items,
                                int n, etch_spec **out)
{
    void *own;
    ETCH_TRY(retain_data(cx, ops, data, &own));
    return new_custom(cx, ops, own, items, n, out);
}

static int match(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y)
{
    return x->spec_ops == y->spec_ops ? related(cx, x->spec_ops, b != NULL, x->object, y->object) : 0;
}

static etch_status join(etch_ctx *cx, const etch_joint_names *names, const etch_spec *x, const etch_spec *y,
                        etch_spec *const *items, etch_spec **out)
{
    (void)names;
    *out = NULL;
    const etch_spec_ops *ops = x->spec_ops;
    if (ops != y->spec_ops)
        return ETCH_OK;
    if (ops->common_supertype) {
        void *data = ops->common_supertype(cx, x->object, y->object);
        if (!data)
            return cx->status; /* none, or a failure that it reported */
        return new_custom(cx, ops, data, items, x->n_items, out);
    }
    int r = related(cx, ops, false, x->object, y->object);
    if (r <= 0)
        return r < 0 ? cx->status : ETCH_OK;
    return new_retained(cx, ops, x->object, items, x->n_items, out);
}

static etch_status with_items(etch_ctx *cx, const etch_spec *s, etch_spec *const *items, etch_spec **out)
{
    return new_retained(cx, s->spec_ops, s->object, items, s->n_items, out);
}

static void fini(etch_spec *s)
{
    if (s->spec_ops->release)
        s->spec_ops->release(s->object);
}

static etch_status arg_check(etch_ctx *cx, const etch_arg *x)
{
    if (!x->spec_ops)
        return etch__fail(cx, ETCH_EINVAL, "the custom type has no table of functions");
    if (x->n < 0 || (x->n > 0 && !x->items))
        return etch__fail(cx, ETCH_EINVAL, "the custom type '%s' has %d components%s",
                          x->spec_ops->type_name ? x->spec_ops->type_name : "", x->n,
                          x->n > 0 ? ", but they are NULL" : "");
    return ETCH_OK;
}

static etch_status arg_hash(etch_arg_walk *w, const etch_arg *x, const int *order, uint64_t *out)
{
    (void)order;
    return hash_head(w->cx, x->spec_ops, x->object, x->n, out);
}

static int arg_match(etch_arg_walk *w, etch_bindings *b, const etch_arg *x, const int *order, const etch_spec *y)
{
    (void)order;
    return x->spec_ops == y->spec_ops ? related(w->cx, x->spec_ops, b != NULL, x->object, y->object) : 0;
}

static etch_status arg_spec(etch_arg_walk *w, const etch_arg *x, const int *order, etch_spec *const *items,
                            etch_spec **out)
{
    (void)order;
    return new_retained(w->cx, x->spec_ops, x->object, items, x->n, out);
}

const etch_spec_rule etch__custom_rule = {
    .name = "custom",
    .has_items = true,
    .difference = ETCH_DIFFERS_IN_CUSTOM,
    .fini = fini,
    .match = match,
    .join = join,
    .with_items = with_items,
    .write = etch__custom_write,
    .arg_check = arg_check,
    .arg_hash = arg_hash,
    .arg_match = arg_match,
    .arg_spec = arg_spec,
};

etch_status etch_spec_custom(etch_ctx *cx, const etch_spec_ops *ops, void *data, etch_spec *const *components, int n,
                             etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!ops || !out)
        return etch__fail(cx, ETCH_EINVAL, "custom spec: %s is NULL", out ? "ops" : "out");
    etch_spec *s;
    ETCH_TRY(new_retained(cx, ops, data, components, n, &s));
    return etch__spec_unite(cx, s, out);
}
