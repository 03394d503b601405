/* Specs: their lives, the table of rules, comparing them, and looking inside.
 *
 * A spec is one block of memory: the struct, then what its kind needs (pointers to items and to the flat tensors, sizes, keys),
 * then texts. Its hash, depth, flat tensors and what it contains are computed when it is made, so that asking costs
 * nothing and needs no lock.
 *
 * What must stay true: a spec never changes once it is handed out, but for the count and for identities in it that die; depth and
 * number of parts are within the limits, so every walk over a spec ends and fits the stack. */
#include "trace/spec_rules.h"

/* clang-format off */
const etch_spec_rule *const etch__spec_rules[ETCH_N_SPEC_KINDS] = {
    [ETCH_SPEC_TENSOR]      = &etch__tensor_rule,
    [ETCH_SPEC_LITERAL]     = &etch__literal_rule,
    [ETCH_SPEC_LIST]        = &etch__list_rule,
    [ETCH_SPEC_TUPLE]       = &etch__tuple_rule,
    [ETCH_SPEC_NAMED_TUPLE] = &etch__named_tuple_rule,
    [ETCH_SPEC_DICT]        = &etch__dict_rule,
    [ETCH_SPEC_ATTRS]       = &etch__attrs_rule,
    [ETCH_SPEC_IDENTITY]    = &etch__identity_rule,
    [ETCH_SPEC_VALUE]       = &etch__value_rule,
    [ETCH_SPEC_RESOURCE]    = &etch__resource_rule,
    [ETCH_SPEC_CUSTOM]      = &etch__custom_rule,
};
/* clang-format on */

/* --- life -------------------------------------------------------------------------------------------------------------- */

etch_status etch__spec_new(etch_ctx *cx, etch_spec_kind kind, size_t extra, etch_spec **out)
{
    etch_spec *s = etch__alloc_zeroed(cx->alloc, sizeof *s + extra);
    if (!s)
        return etch__fail_nomem(cx);
    atomic_init(&s->n_refs, 1);
    s->alloc = cx->alloc;
    s->kind = (uint8_t)kind;
    s->bytes = sizeof *s + extra;
    s->n_parts = 1;
    s->max_alias = -1;
    *out = s;
    return ETCH_OK;
}

etch_spec *etch_spec_retain(etch_spec *s)
{
    if (s)
        atomic_fetch_add_explicit(&s->n_refs, 1, memory_order_relaxed);
    return s;
}

void etch_spec_release(etch_spec **spec)
{
    if (!spec || !*spec)
        return;
    etch_spec *s = *spec;
    *spec = NULL;
    if (atomic_fetch_sub_explicit(&s->n_refs, 1, memory_order_acq_rel) != 1)
        return;
    for (int i = 0; i < s->n_items; i++)
        etch_spec_release(&s->items[i]);
    if (etch__spec_rules[s->kind]->fini)
        etch__spec_rules[s->kind]->fini(s);
    etch__free(s->alloc, s, s->bytes);
}

/* --- items ------------------------------------------------------------------------------------------------------------- */

typedef struct summary {
    int64_t n_parts, n_tensors;
    int depth, max_alias, n_with_resources;
    bool has_names, has_identities, has_exact_objects;
} summary;

/* Adds what the items have to *out. */
static etch_status sum_up(etch_ctx *cx, etch_spec_kind kind, etch_spec *const *items, int n, summary *out)
{
    const char *what = etch__spec_rules[kind]->name;
    if (n < 0 || (n > 0 && !items))
        return etch__fail(cx, ETCH_EINVAL, "%s spec: %s", what,
                          n < 0 ? "the number of items is negative" : "items is NULL");
    for (int i = 0; i < n; i++) {
        const etch_spec *x = items[i];
        if (!x)
            return etch__fail(cx, ETCH_EINVAL, "%s spec: item %d is NULL", what, i);
        out->n_parts += x->n_parts;
        out->n_tensors += x->n_tensors;
        out->depth = out->depth < x->depth ? x->depth : out->depth;
        out->max_alias = out->max_alias < x->max_alias ? x->max_alias : out->max_alias;
        out->n_with_resources += x->max_alias >= 0;
        out->has_names |= x->has_names;
        out->has_identities |= x->has_identities;
        out->has_exact_objects |= x->has_exact_objects;
    }
    out->depth++;
    if (out->n_parts > ETCH_SPEC_MAX_PARTS)
        return etch__fail(cx, ETCH_EINVAL, "%s spec: it would have more than %d parts", what, ETCH_SPEC_MAX_PARTS);
    if (out->depth > ETCH_SPEC_MAX_DEPTH)
        return etch__fail(cx, ETCH_EINVAL, "%s spec: containers are nested more than %d deep", what,
                          ETCH_SPEC_MAX_DEPTH);
    return ETCH_OK;
}

/* Flat tensors of all items, a resource only where it occurs first. */
static etch_status collect_flat(etch_ctx *cx, etch_spec *s, bool has_repeats)
{
    etch_aliases seen;
    etch__aliases_init(&seen, cx);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status status = ETCH_OK;
    int n = 0;
    for (int i = 0; i < s->n_items && status == ETCH_OK; i++)
        for (int k = 0; k < s->items[i]->n_tensors && status == ETCH_OK; k++) {
            const etch_spec *x = etch_spec_tensor_at(s->items[i], k);
            bool is_new = true;
            int number;
            if (has_repeats && x->kind == ETCH_SPEC_RESOURCE)
                status = etch__alias_number(&seen, (uint64_t)x->alias, &number, &is_new);
            if (is_new)
                s->flat[n++] = x;
        }
    s->n_tensors = n;
    etch__arena_reset(&cx->scratch, mark);
    return status;
}

etch_status etch__spec_new_with_items(etch_ctx *cx, etch_spec_kind kind, etch_spec *const *items, const int *order,
                                      int n, size_t extra, etch_spec **out, char **room)
{
    summary sum = { .n_parts = 1, .max_alias = -1 };
    etch_spec *s;
    ETCH_TRY(sum_up(cx, kind, items, n, &sum));
    size_t pointers = ((size_t)n + (size_t)sum.n_tensors) * sizeof(etch_spec *);
    ETCH_TRY(etch__spec_new(cx, kind, pointers + extra, &s));
    s->n_items = n;
    s->items = (etch_spec **)(s + 1);
    s->flat = (const etch_spec **)(s->items + n);
    s->n_parts = (int)sum.n_parts;
    s->depth = (uint8_t)sum.depth;
    s->max_alias = sum.max_alias;
    s->has_names = sum.has_names;
    s->has_identities = sum.has_identities;
    s->has_exact_objects = sum.has_exact_objects;
    for (int i = 0; i < n; i++)
        s->items[i] = items[order ? order[i] : i];
    etch_status status = collect_flat(cx, s, sum.n_with_resources > 1);
    if (status != ETCH_OK) {
        etch__free(s->alloc, s, s->bytes);
        return status;
    }
    for (int i = 0; i < n; i++)
        etch_spec_retain(s->items[i]);
    *room = (char *)(s + 1) + pointers;
    *out = s;
    return ETCH_OK;
}

void etch__spec_set_hash(etch_spec *s, uint64_t head)
{
    for (int i = 0; i < s->n_items; i++)
        head = etch__hash_mix(head, s->items[i]->hash);
    s->hash = head;
}

etch_spec **etch__items_new(etch_ctx *cx, int n)
{
    etch_spec **items = ETCH_ARENA_ARRAY(&cx->scratch, etch_spec *, n);
    if (!items)
        etch__fail_nomem(cx);
    for (int i = 0; items && i < n; i++)
        items[i] = NULL;
    return items;
}

void etch__items_release(etch_spec **items, int n)
{
    for (int i = 0; items && i < n; i++)
        etch_spec_release(&items[i]);
}

/* --- relations --------------------------------------------------------------------------------------------------------- */

int etch__spec_match(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y)
{
    if (x->kind != y->kind || x->n_items != y->n_items)
        return 0;
    if (!b) {
        if (x->hash != y->hash)
            return 0;
        if (x == y && !x->has_identities) /* a dead one is not even equal to itself */
            return 1;
    }
    int r = etch__spec_rules[x->kind]->match(cx, b, x, y);
    for (int i = 0; i < x->n_items && r == 1; i++)
        r = etch__spec_match(cx, b, x->items[i], y->items[i]);
    return r;
}

static bool can_relate(etch_ctx *cx, const etch_spec *a, const etch_spec *b)
{
    if (cx->sticky)
        return false;
    cx->status = ETCH_OK;
    if (a && b)
        return true;
    (void)etch__fail(cx, ETCH_EINVAL, "the spec to compare is NULL");
    return false;
}

int etch_spec_equal(etch_ctx *cx, const etch_spec *a, const etch_spec *b)
{
    return can_relate(cx, a, b) ? etch__spec_match(cx, NULL, a, b) : -1;
}

int etch_spec_is_subtype(etch_ctx *cx, const etch_spec *a, const etch_spec *b)
{
    if (!can_relate(cx, a, b))
        return -1;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_bindings bindings;
    etch__bindings_init(&bindings, cx);
    int r = etch__spec_match(cx, &bindings, a, b);
    etch__arena_reset(&cx->scratch, mark);
    return r;
}

uint64_t etch_spec_hash(const etch_spec *s) { return s ? s->hash : 0; }

/* --- looking inside ---------------------------------------------------------------------------------------------------- */

static bool is_of(const etch_spec *s, etch_spec_kind kind) { return s && s->kind == kind; }
static bool is_shaped(const etch_spec *s) { return is_of(s, ETCH_SPEC_TENSOR) || is_of(s, ETCH_SPEC_RESOURCE); }
static bool has_item(const etch_spec *s, int i) { return s && i >= 0 && i < s->n_items; }

etch_spec_kind etch_spec_get_kind(const etch_spec *s)
{
    return s ? (etch_spec_kind)s->kind : (etch_spec_kind)ETCH_N_SPEC_KINDS;
}
int etch_spec_n_items(const etch_spec *s) { return s ? s->n_items : 0; }
etch_spec *etch_spec_item(const etch_spec *s, int i) { return has_item(s, i) ? s->items[i] : NULL; }

const char *etch_spec_type_name(const etch_spec *s)
{
    const char *name = s ? s->type_name : NULL;
    if (is_of(s, ETCH_SPEC_IDENTITY))
        name = s->identity->ops->type_name;
    else if (is_of(s, ETCH_SPEC_VALUE))
        name = s->object_ops->type_name;
    else if (is_of(s, ETCH_SPEC_CUSTOM))
        name = s->spec_ops->type_name;
    return name ? name : "";
}

const char *etch_spec_field(const etch_spec *s, int i)
{
    bool has_fields = is_of(s, ETCH_SPEC_NAMED_TUPLE) || is_of(s, ETCH_SPEC_ATTRS) || is_of(s, ETCH_SPEC_TUPLE);
    return has_fields && s->fields && has_item(s, i) ? s->fields[i] : NULL;
}

const etch_literal *etch_spec_key(const etch_spec *s, int i)
{
    return is_of(s, ETCH_SPEC_DICT) && has_item(s, i) ? &s->keys[i] : NULL;
}

const etch_literal *etch_spec_literal_value(const etch_spec *s)
{
    return is_of(s, ETCH_SPEC_LITERAL) ? &s->literal : NULL;
}

etch_dtype etch_spec_dtype(const etch_spec *s) { return is_shaped(s) ? s->dtype : ETCH_N_DTYPES; }
int etch_spec_rank(const etch_spec *s) { return is_shaped(s) ? s->rank : ETCH_ANY_RANK; }

etch_size etch_spec_size(const etch_spec *s, int axis)
{
    return is_shaped(s) && axis >= 0 && axis < s->rank ? s->sizes[axis] : ETCH_UNKNOWN_SIZE;
}

const char *etch_spec_name(const etch_spec *s) { return is_of(s, ETCH_SPEC_TENSOR) ? s->name : NULL; }
int etch_spec_n_tensors(const etch_spec *s) { return s ? s->n_tensors : 0; }

const etch_spec *etch_spec_tensor_at(const etch_spec *s, int i)
{
    if (!s || i < 0 || i >= s->n_tensors)
        return NULL;
    return s->flat ? s->flat[i] : s;
}

size_t etch__spec_bytes(const etch_spec *s)
{
    size_t bytes = s->bytes;
    for (int i = 0; i < s->n_items; i++)
        bytes += etch__spec_bytes(s->items[i]);
    return bytes;
}

bool etch__spec_has_died(const etch_spec *s)
{
    if (!s->has_identities)
        return false;
    if (s->kind == ETCH_SPEC_IDENTITY)
        return etch_identity_is_dead(s->identity);
    for (int i = 0; i < s->n_items; i++)
        if (etch__spec_has_died(s->items[i]))
            return true;
    return false;
}

bool etch__spec_has_kind(const etch_spec *s, etch_spec_kind kind)
{
    if (s->kind == kind)
        return true;
    for (int i = 0; i < s->n_items; i++)
        if (etch__spec_has_kind(s->items[i], kind))
            return true;
    return false;
}
