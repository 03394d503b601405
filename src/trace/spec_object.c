/* Objects of the caller: identities, held weakly, and values, held.
 *
 * Both are told apart by a caller's functions: `equal` and `hash`, or `alike` and `alike_hash` in specs made for the symbolic mode, which
 * have the flag is_alike. The two sorts of specs never match each other, since their hashes are not of one kind. Objects with
 * different tables of functions are different.
 *
 * An identity's hashes and text are taken while the object lives and stay; once it is dead nothing equals it, not even itself, and its
 * object is not touched again. */
#include "trace/spec_rules.h"

enum { TEXT_BYTES = 200 };

/* --- the caller's functions ----------------------------------------------------------------------------------------------- */

int etch__callback_result(etch_ctx *cx, int r, const char *type_name, const char *what)
{
    if (r >= 0)
        return r > 0;
    if (cx->status == ETCH_OK)
        (void)etch__fail(cx, ETCH_EINVAL, "%s of type '%s' failed without saying why", what,
                         type_name ? type_name : "");
    return -1;
}

typedef int equal_function(etch_ctx *cx, void *a, void *b);
typedef int hash_function(etch_ctx *cx, void *object, uint64_t *out);

static int same_object(etch_ctx *cx, const etch_object_ops *ops, bool is_alike, void *a, void *b)
{
    if (a == b)
        return 1;
    equal_function *equal = is_alike && ops->alike ? ops->alike : ops->equal;
    return equal ? etch__callback_result(cx, equal(cx, a, b), ops->type_name, "equal") : 0;
}

static etch_status hash_object(etch_ctx *cx, const etch_object_ops *ops, bool is_alike, void *object, uint64_t *out)
{
    bool has_alike = is_alike && ops->alike;
    hash_function *hash = has_alike ? ops->alike_hash : ops->hash;
    if (hash) {
        if (etch__callback_result(cx, hash(cx, object, out), ops->type_name, "hash") < 0)
            return cx->status;
    } else if (has_alike || ops->equal) {
        *out = etch__hash_str(0, ops->type_name ? ops->type_name : ""); /* all that is sure to agree with equal */
    } else {
        *out = (uint64_t)(uintptr_t)object;
    }
    return ETCH_OK;
}

static uint64_t spec_hash(etch_spec_kind kind, uint64_t object_hash)
{
    return etch__hash_mix(etch__kind_hash(kind), object_hash);
}

/* --- identities ---------------------------------------------------------------------------------------------------------- */

etch_status etch_identity_new(etch_ctx *cx, void *object, const etch_object_ops *ops, etch_identity **out)
{
    ETCH_ENTER(cx);
    if (!out || !ops || !object)
        return etch__fail(cx, ETCH_EINVAL, "identity: %s is NULL", !out ? "out" : ops ? "the object" : "ops");
    uint64_t hash, alike_hash;
    ETCH_TRY(hash_object(cx, ops, false, object, &hash));
    ETCH_TRY(hash_object(cx, ops, true, object, &alike_hash));
    char text[TEXT_BYTES] = "";
    if (ops->print)
        ops->print(object, text, sizeof text);
    text[sizeof text - 1] = '\0';
    const char *shown = text[0] || !ops->type_name ? text : ops->type_name;
    size_t n = strlen(shown) + 1;
    etch_identity *id = etch__alloc(cx->alloc, sizeof *id + n);
    if (!id)
        return etch__fail_nomem(cx);
    *id = (etch_identity){ .alloc = cx->alloc, .object = object, .ops = ops, .hash = hash, .alike_hash = alike_hash };
    atomic_init(&id->n_refs, 1);
    atomic_init(&id->is_dead, false);
    id->text = memcpy(id + 1, shown, n);
    *out = id;
    return ETCH_OK;
}

etch_identity *etch_identity_retain(etch_identity *id)
{
    if (id)
        atomic_fetch_add_explicit(&id->n_refs, 1, memory_order_relaxed);
    return id;
}

void etch_identity_release(etch_identity **identity)
{
    if (!identity || !*identity)
        return;
    etch_identity *id = *identity;
    *identity = NULL;
    if (atomic_fetch_sub_explicit(&id->n_refs, 1, memory_order_acq_rel) == 1)
        etch__free(id->alloc, id, sizeof *id + strlen(id->text) + 1);
}

void etch_identity_died(etch_identity *id)
{
    if (id)
        atomic_store_explicit(&id->is_dead, true, memory_order_release);
}
bool etch_identity_is_dead(const etch_identity *id)
{
    return !id || atomic_load_explicit(&id->is_dead, memory_order_acquire);
}
void *etch_identity_object(const etch_identity *id) { return etch_identity_is_dead(id) ? NULL : id->object; }

static int same_identity(etch_ctx *cx, bool is_alike, const etch_identity *a, const etch_identity *b)
{
    if (etch_identity_is_dead(a) || etch_identity_is_dead(b))
        return 0;
    if (a == b)
        return 1;
    return a->ops == b->ops ? same_object(cx, a->ops, is_alike, a->object, b->object) : 0;
}

static etch_status new_identity(etch_ctx *cx, etch_identity *id, bool is_alike, etch_spec **out)
{
    etch_spec *s;
    ETCH_TRY(etch__spec_new(cx, ETCH_SPEC_IDENTITY, 0, &s));
    s->identity = etch_identity_retain(id);
    s->is_alike = is_alike;
    s->has_identities = true;
    s->has_exact_objects = !is_alike;
    s->hash = spec_hash(ETCH_SPEC_IDENTITY, is_alike ? id->alike_hash : id->hash);
    *out = s;
    return ETCH_OK;
}

static int match_identity(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y)
{
    (void)b;
    return x->is_alike == y->is_alike ? same_identity(cx, x->is_alike, x->identity, y->identity) : 0;
}

static void fini_identity(etch_spec *s) { etch_identity_release(&s->identity); }

static etch_status check_identity(etch_ctx *cx, const etch_arg *x)
{
    return x->identity ? ETCH_OK : etch__fail(cx, ETCH_EINVAL, "the identity is NULL");
}

static etch_status arg_hash_identity(etch_arg_walk *w, const etch_arg *x, const int *order, uint64_t *out)
{
    (void)order;
    bool is_alike = w->mode != ETCH_ARGS_EXACT;
    *out = spec_hash(ETCH_SPEC_IDENTITY, is_alike ? x->identity->alike_hash : x->identity->hash);
    return ETCH_OK;
}

static int arg_match_identity(etch_arg_walk *w, etch_bindings *b, const etch_arg *x, const int *order,
                              const etch_spec *y)
{
    (void)b;
    (void)order;
    bool is_alike = w->mode != ETCH_ARGS_EXACT;
    return y->is_alike == is_alike ? same_identity(w->cx, is_alike, x->identity, y->identity) : 0;
}

static etch_status arg_spec_identity(etch_arg_walk *w, const etch_arg *x, const int *order, etch_spec *const *items,
                                     etch_spec **out)
{
    (void)order;
    (void)items;
    return new_identity(w->cx, x->identity, w->mode != ETCH_ARGS_EXACT, out);
}

const etch_spec_rule etch__identity_rule = {
    .name = "object",
    .difference = ETCH_DIFFERS_IN_IDENTITY,
    .fini = fini_identity,
    .match = match_identity,
    .write = etch__identity_write,
    .arg_check = check_identity,
    .arg_hash = arg_hash_identity,
    .arg_match = arg_match_identity,
    .arg_spec = arg_spec_identity,
};

etch_status etch_spec_identity(etch_ctx *cx, etch_identity *id, etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!id || !out)
        return etch__fail(cx, ETCH_EINVAL, "identity spec: %s is NULL", out ? "the identity" : "out");
    return new_identity(cx, id, false, out);
}

/* --- values --------------------------------------------------------------------------------------------------------------- */

static void release_value(const etch_object_ops *ops, void *object)
{
    if (ops->release)
        ops->release(object);
}

static etch_status new_value(etch_ctx *cx, void *object, const etch_object_ops *ops, bool is_alike, etch_spec **out)
{
    uint64_t hash;
    ETCH_TRY(hash_object(cx, ops, is_alike, object, &hash));
    void *own = ops->retain ? ops->retain(object) : object;
    if (!own && object) /* one that copies may run out of memory */
        return etch__fail_nomem(cx);
    etch_spec *s;
    etch_status status = etch__spec_new(cx, ETCH_SPEC_VALUE, 0, &s);
    if (status != ETCH_OK) {
        release_value(ops, own);
        return status;
    }
    s->object = own;
    s->object_ops = ops;
    s->is_alike = is_alike;
    s->has_exact_objects = !is_alike;
    s->hash = spec_hash(ETCH_SPEC_VALUE, hash);
    *out = s;
    return ETCH_OK;
}

static int match_value(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y)
{
    (void)b;
    if (x->is_alike != y->is_alike || x->object_ops != y->object_ops)
        return 0;
    return same_object(cx, x->object_ops, x->is_alike, x->object, y->object);
}

static void fini_value(etch_spec *s) { release_value(s->object_ops, s->object); }

static etch_status check_value(etch_ctx *cx, const etch_arg *x)
{
    return x->object_ops ? ETCH_OK : etch__fail(cx, ETCH_EINVAL, "the value has no table of functions");
}

static etch_status arg_hash_value(etch_arg_walk *w, const etch_arg *x, const int *order, uint64_t *out)
{
    (void)order;
    uint64_t hash;
    ETCH_TRY(hash_object(w->cx, x->object_ops, w->mode != ETCH_ARGS_EXACT, x->object, &hash));
    *out = spec_hash(ETCH_SPEC_VALUE, hash);
    return ETCH_OK;
}

static int arg_match_value(etch_arg_walk *w, etch_bindings *b, const etch_arg *x, const int *order, const etch_spec *y)
{
    (void)b;
    (void)order;
    bool is_alike = w->mode != ETCH_ARGS_EXACT;
    if (y->is_alike != is_alike || y->object_ops != x->object_ops)
        return 0;
    return same_object(w->cx, x->object_ops, is_alike, x->object, y->object);
}

static etch_status arg_spec_value(etch_arg_walk *w, const etch_arg *x, const int *order, etch_spec *const *items,
                                  etch_spec **out)
{
    (void)order;
    (void)items;
    return new_value(w->cx, x->object, x->object_ops, w->mode != ETCH_ARGS_EXACT, out);
}

const etch_spec_rule etch__value_rule = {
    .name = "value",
    .difference = ETCH_DIFFERS_IN_VALUE,
    .fini = fini_value,
    .match = match_value,
    .write = etch__value_write,
    .arg_check = check_value,
    .arg_hash = arg_hash_value,
    .arg_match = arg_match_value,
    .arg_spec = arg_spec_value,
};

etch_status etch_spec_value(etch_ctx *cx, void *object, const etch_object_ops *ops, etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!ops || !out)
        return etch__fail(cx, ETCH_EINVAL, "value spec: %s is NULL", out ? "ops" : "out");
    return new_value(cx, object, ops, false, out);
}

/* --- from one way of comparing to the other ------------------------------------------------------------------------------ */

etch_status etch__spec_alike(etch_ctx *cx, const etch_spec *s, etch_spec **out)
{
    if (!s->has_exact_objects) {
        *out = etch_spec_retain((etch_spec *)s);
        return ETCH_OK;
    }
    if (s->kind == ETCH_SPEC_IDENTITY)
        return new_identity(cx, s->identity, true, out);
    if (s->kind == ETCH_SPEC_VALUE)
        return new_value(cx, s->object, s->object_ops, true, out);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_spec **items = etch__items_new(cx, s->n_items);
    etch_status status = items ? ETCH_OK : ETCH_ENOMEM;
    for (int i = 0; i < s->n_items && status == ETCH_OK; i++)
        status = etch__spec_alike(cx, s->items[i], &items[i]);
    if (status == ETCH_OK)
        status = etch__spec_rules[s->kind]->with_items(cx, s, items, out);
    etch__items_release(items, s->n_items);
    etch__arena_reset(&cx->scratch, mark);
    return status;
}
