/* Resources: variables and the like. What counts is the dtype, the sizes, whether it is trainable, and which of the call's resources
 * are the same one; not which variable it is. Sizes are covariant, the rest has to be equal.
 *
 * Resources are not tensors: the symbolic mode does not forget their sizes. */
#include "trace/spec_rules.h"

#include "shape/dim.h"

/* The spec's hash is that of its sizes with these mixed in. */
static uint64_t whole_hash(uint64_t shape, bool trainable, int alias)
{
    return etch__hash_mix(shape, (uint64_t)alias << 1 | trainable);
}

static int match(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y)
{
    (void)cx;
    if (x->dtype != y->dtype || x->trainable != y->trainable || x->alias != y->alias)
        return 0;
    return etch__shape_match(b, x, y);
}

static void finish(etch_spec *s, bool trainable, int alias)
{
    s->trainable = trainable;
    s->alias = alias;
    s->max_alias = alias;
    s->hash = whole_hash(s->hash, trainable, alias);
}

static etch_status join(etch_ctx *cx, const etch_joint_names *names, const etch_spec *x, const etch_spec *y,
                        etch_spec *const *items, etch_spec **out)
{
    (void)items;
    *out = NULL;
    if (x->dtype != y->dtype || x->trainable != y->trainable || x->alias != y->alias)
        return ETCH_OK;
    ETCH_TRY(etch__shape_join(cx, names, x, y, NULL, out));
    finish(*out, x->trainable, x->alias);
    return ETCH_OK;
}

static etch_status arg_check(etch_ctx *cx, const etch_arg *x)
{
    if ((unsigned)x->dtype >= ETCH_N_DTYPES)
        return etch__fail(cx, ETCH_EINVAL, "the resource's dtype %d is none", (int)x->dtype);
    if (x->n < ETCH_ANY_RANK || x->n > ETCH_MAX_RANK || (x->n > 0 && !x->dims))
        return etch__fail(cx, ETCH_EINVAL, "the resource's rank is %d%s", x->n,
                          x->n > 0 && !x->dims ? " but dims is NULL" : ": it must be from 0 to 16, or ETCH_ANY_RANK");
    for (int i = 0; i < x->n; i++)
        if (x->dims[i] < ETCH_ANY_SIZE || x->dims[i] > ETCH_DIM_MAX)
            return etch__fail(cx, ETCH_EINVAL, "the resource's dim %d is %lld", i, (long long)x->dims[i]);
    if (!x->object)
        return etch__fail(cx, ETCH_EINVAL, "the resource's object is NULL");
    return ETCH_OK;
}

static etch_status arg_hash(etch_arg_walk *w, const etch_arg *x, const int *order, uint64_t *out)
{
    (void)order;
    int alias;
    ETCH_TRY(etch__arg_alias(w, x->object, &alias));
    *out = whole_hash(etch__dims_hash(ETCH_SPEC_RESOURCE, x->dtype, x->n, x->dims), x->trainable, alias);
    return ETCH_OK;
}

static int arg_match(etch_arg_walk *w, etch_bindings *b, const etch_arg *x, const int *order, const etch_spec *y)
{
    (void)order;
    int alias;
    if (etch__arg_alias(w, x->object, &alias) != ETCH_OK)
        return -1;
    if (x->dtype != y->dtype || x->trainable != y->trainable || alias != y->alias)
        return 0;
    return etch__dims_match(b, x->n, x->dims, y);
}

static etch_status arg_spec(etch_arg_walk *w, const etch_arg *x, const int *order, etch_spec *const *items,
                            etch_spec **out)
{
    (void)order;
    (void)items;
    int alias;
    ETCH_TRY(etch__arg_alias(w, x->object, &alias));
    ETCH_TRY(etch__shaped_from_dims(w->cx, ETCH_SPEC_RESOURCE, x->dtype, x->dims, x->n, out));
    finish(*out, x->trainable, alias);
    return ETCH_OK;
}

const etch_spec_rule etch__resource_rule = {
    .name = "resource",
    .difference = ETCH_DIFFERS_IN_RESOURCE,
    .match = match,
    .join = join,
    .write = etch__resource_write,
    .arg_check = arg_check,
    .arg_hash = arg_hash,
    .arg_match = arg_match,
    .arg_spec = arg_spec,
};

etch_status etch_spec_resource(etch_ctx *cx, etch_dtype t, const etch_size *sizes, int rank, bool trainable, int alias,
                               etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "resource spec: out is NULL");
    if (alias < 0 || alias > ETCH_SPEC_MAX_PARTS)
        return etch__fail(cx, ETCH_EINVAL, "resource spec: the alias is %d: it must be from 0 to %d", alias,
                          ETCH_SPEC_MAX_PARTS);
    etch_spec *s;
    ETCH_TRY(etch__shaped_new(cx, ETCH_SPEC_RESOURCE, t, sizes, rank, NULL, &s));
    finish(s, trainable, alias);
    *out = s;
    return ETCH_OK;
}
