/* From a call's spec back to arguments: what the traced body is given.
 *
 * Structure comes from the spec, tensors from a flat array, and what a spec cannot hold (which variable, which of several equal objects)
 * from the arguments of the call that is being traced. Walking is in flat order, so that the tensors are taken one by one. */
#include "trace/spec_rules.h"

typedef struct rebuilding {
    etch_ctx *cx;
    etch_arena *arena;
    etch_tensor *const *flat;
    int i_tensor;      /* the next of `flat` */
    etch_aliases seen; /* resources that had their turn */
} rebuilding;

static etch_status rebuild(rebuilding *r, const etch_spec *s, const etch_arg *like, etch_arg *out);

static etch_status fail_unlike(etch_ctx *cx, const etch_spec *s)
{
    return etch__fail(cx, ETCH_EINVAL, "the arguments have another structure than the call's spec: no %s here",
                      etch__spec_rules[s->kind]->name);
}

static etch_status rebuild_resource(rebuilding *r, const etch_spec *s, const etch_arg *like, etch_arg *out)
{
    int number;
    bool is_new;
    ETCH_TRY(etch__alias_number(&r->seen, (uint64_t)s->alias, &number, &is_new));
    r->i_tensor += is_new;
    if (like)
        *out = *like;
    else
        out->spec = s;
    out->label = NULL;
    return ETCH_OK;
}

static etch_status rebuild_leaf(rebuilding *r, const etch_spec *s, const etch_arg *like, etch_arg *out)
{
    switch ((etch_spec_kind)s->kind) {
    case ETCH_SPEC_TENSOR: {
        etch_tensor *t = r->flat ? r->flat[r->i_tensor] : NULL;
        r->i_tensor++;
        if (t)
            out->tensor = t;
        else
            out->spec = s;
        return ETCH_OK;
    }
    case ETCH_SPEC_RESOURCE: return rebuild_resource(r, s, like, out);
    case ETCH_SPEC_IDENTITY:
        out->identity = like ? like->identity : s->identity;
        if (!out->identity || etch_identity_is_dead(out->identity))
            return etch__fail(r->cx, ETCH_EINVAL, "the object %s is gone",
                              out->identity ? out->identity->text : etch_spec_type_name(s));
        return ETCH_OK;
    case ETCH_SPEC_VALUE:
        out->object_ops = s->object_ops;
        out->object = like ? like->object : s->object;
        return ETCH_OK;
    default: out->literal = s->literal; return ETCH_OK;
    }
}

/* The head of something with items. *order: where in `like` the items of the spec are. */
static etch_status rebuild_head(rebuilding *r, const etch_spec *s, const etch_arg *like, etch_arg *out,
                                const int **order)
{
    *order = NULL;
    out->n = s->n_items;
    out->name = s->type_name;
    if (s->kind == ETCH_SPEC_CUSTOM) {
        out->spec_ops = s->spec_ops;
        out->object = like ? like->object : s->object;
        return ETCH_OK;
    }
    if (s->kind != ETCH_SPEC_DICT) {
        out->fields = s->fields;
        return ETCH_OK;
    }
    out->keys = like ? like->keys : s->keys;
    if (!like)
        return ETCH_OK;
    ETCH_TRY(etch__keys_sort(r->cx, like->keys, like->n, NULL, 0, order));
    for (int i = 0; i < s->n_items; i++)
        if (!etch__literal_equal(&s->keys[i], &like->keys[*order ? (*order)[i] : i]))
            return fail_unlike(r->cx, s);
    return ETCH_OK;
}

static etch_status rebuild(rebuilding *r, const etch_spec *s, const etch_arg *like, etch_arg *out)
{
    const etch_spec_rule *rule = etch__spec_rules[s->kind];
    if (like && like->spec)
        like = NULL; /* nothing is known of it that its spec does not say */
    if (like && (like->kind != (etch_spec_kind)s->kind || (rule->has_items && like->n != s->n_items)))
        return fail_unlike(r->cx, s);
    if (like && rule->arg_check)
        ETCH_TRY(rule->arg_check(r->cx, like));
    *out = (etch_arg){ .kind = (etch_spec_kind)s->kind };
    if (!rule->has_items)
        return rebuild_leaf(r, s, like, out);
    const int *order;
    ETCH_TRY(rebuild_head(r, s, like, out, &order));
    etch_arg *items = ETCH_ARENA_ARRAY(r->arena, etch_arg, s->n_items);
    if (!items)
        return etch__fail_nomem(r->cx);
    for (int i = 0; i < s->n_items; i++) {
        int at = order ? order[i] : i;
        ETCH_TRY(rebuild(r, s->items[i], like ? &like->items[at] : NULL, &items[at]));
    }
    out->items = items;
    return ETCH_OK;
}

static etch_status rebuild_call(rebuilding *r, const etch_spec *call, const etch_arg *like, etch_arg **out)
{
    etch_arg *args = ETCH_ARENA_ARRAY(r->arena, etch_arg, call->n_items);
    if (!args)
        return etch__fail_nomem(r->cx);
    for (int i = 0; i < call->n_items; i++) {
        if (rebuild(r, call->items[i], like ? &like[i] : NULL, &args[i]) != ETCH_OK) {
            const char *label = etch_spec_field(call, i);
            return label ? etch__fail_within(r->cx, "kwargs['%s']", label) : etch__fail_within(r->cx, "args[%d]", i);
        }
        args[i].label = etch_spec_field(call, i);
    }
    *out = args;
    return ETCH_OK;
}

etch_status etch__spec_rebuild(etch_ctx *cx, const etch_spec *call, const etch_arg *like, int n_like,
                               etch_tensor *const *flat, etch_arena *arena, etch_arg **out)
{
    if (like && n_like != call->n_items)
        return etch__fail(cx, ETCH_EINVAL, "there are %d arguments, but the call's spec has %d", n_like, call->n_items);
    rebuilding r = { .cx = cx, .arena = arena, .flat = flat };
    etch__aliases_init(&r.seen, cx);
    etch_arena_mark result = etch__arena_mark(arena), mark = etch__arena_mark(&cx->scratch);
    etch_status s = rebuild_call(&r, call, like, out);
    if (arena != &cx->scratch) /* else the tree itself is behind the mark */
        etch__arena_reset(&cx->scratch, mark);
    if (s != ETCH_OK)
        etch__arena_reset(arena, result);
    return s;
}
