/* Names of sizes across the items of a container. A name is one size in all of its places, so what is said of it in one of them (a
 * range, a divisor) holds in the others: ranges are narrowed to what all places admit, and if that is nothing no value could ever
 * fit, which is said when the spec is made.
 *
 * Containers that a caller makes are united; those made of arguments and of other specs have what their parts have. */
#include "trace/spec_rules.h"

#include "base/vec.h"

typedef struct united_name {
    etch_size size;    /* what all places so far admit */
    const char *place; /* that said the most of it */
} united_name;

typedef struct uniter {
    etch_ctx *cx;
    const char *what; /* is made: for messages */
    etch_strbuf path;
    ETCH_VEC(united_name) names;
    bool has_changes; /* a place says less than what all of them admit */
} uniter;

static united_name *find(const uniter *u, const char *name)
{
    for (size_t i = 0; i < u->names.n; i++)
        if (strcmp(u->names.at[i].size.name, name) == 0)
            return &u->names.at[i];
    return NULL;
}

/* "[0].shape[1]", in scratch. */
static const char *place_text(uniter *u, int axis)
{
    size_t n = u->path.n;
    etch__strbuf_addf(&u->path, ".shape[%d]", axis);
    const char *text = u->path.failed ? NULL : etch__arena_strndup(&u->cx->scratch, u->path.at, u->path.n);
    etch__strbuf_cut(&u->path, n);
    return text;
}

static etch_status fail_meet(uniter *u, const united_name *it, const etch_size *x, const char *place)
{
    etch_strbuf a, b;
    etch__strbuf_init(&a, u->cx->alloc);
    etch__strbuf_init(&b, u->cx->alloc);
    etch__size_write(&it->size, &a);
    etch__size_write(x, &b);
    etch_status s = a.failed || b.failed
                        ? etch__fail_nomem(u->cx)
                        : etch__fail(u->cx, ETCH_EINVAL, "%s spec: no size '%s' is both '%s' (%s) and '%s' (%s)",
                                     u->what, x->name, a.at, it->place, b.at, place);
    etch__strbuf_fini(&a);
    etch__strbuf_fini(&b);
    return s;
}

static etch_status note_size(uniter *u, const etch_size *x, int axis)
{
    united_name *it = find(u, x->name);
    if (it && etch__range_equal(&it->size, x))
        return ETCH_OK;
    const char *place = place_text(u, axis);
    if (!place)
        return etch__fail_nomem(u->cx);
    if (!it)
        return ETCH_VEC_PUSH(&u->names, u->cx->alloc, ((united_name){ *x, place })) ? ETCH_OK : etch__fail_nomem(u->cx);
    etch_size both;
    if (!etch__range_meet(&it->size, x, &both))
        return fail_meet(u, it, x, place);
    u->has_changes = true;
    if (!etch__range_equal(&both, &it->size))
        *it = (united_name){ both, place };
    etch__range_normalise(&it->size);
    return ETCH_OK;
}

static bool is_shaped(const etch_spec *s) { return s->kind == ETCH_SPEC_TENSOR || s->kind == ETCH_SPEC_RESOURCE; }

static etch_status note_names(uniter *u, const etch_spec *s)
{
    if (!s->has_names)
        return ETCH_OK;
    for (int i = 0; is_shaped(s) && i < s->rank; i++)
        if (s->sizes[i].name)
            ETCH_TRY(note_size(u, &s->sizes[i], i));
    size_t n_path = u->path.n;
    for (int i = 0; i < s->n_items; i++) {
        etch__step_write(s, i, &u->path);
        ETCH_TRY(note_names(u, s->items[i]));
        etch__strbuf_cut(&u->path, n_path);
    }
    return ETCH_OK;
}

/* --- narrowing ----------------------------------------------------------------------------------------------------------------- */

static etch_status narrow_shaped(const uniter *u, const etch_spec *s, etch_spec **out)
{
    etch_size sizes[ETCH_MAX_RANK];
    for (int i = 0; i < s->rank; i++) {
        sizes[i] = s->sizes[i];
        if (sizes[i].name)
            etch__range_copy(&find(u, sizes[i].name)->size, &sizes[i]);
    }
    if (s->kind == ETCH_SPEC_RESOURCE)
        return etch_spec_resource(u->cx, s->dtype, sizes, s->rank, s->trainable, s->alias, out);
    return etch__shaped_new(u->cx, ETCH_SPEC_TENSOR, s->dtype, sizes, s->rank, s->name, out);
}

static etch_status narrow(const uniter *u, const etch_spec *s, etch_spec **out)
{
    if (!s->has_names) {
        *out = etch_spec_retain((etch_spec *)s);
        return ETCH_OK;
    }
    if (is_shaped(s))
        return narrow_shaped(u, s, out);
    etch_arena_mark mark = etch__arena_mark(&u->cx->scratch);
    etch_spec **items = etch__items_new(u->cx, s->n_items);
    etch_status status = items ? ETCH_OK : ETCH_ENOMEM;
    for (int i = 0; i < s->n_items && status == ETCH_OK; i++)
        status = narrow(u, s->items[i], &items[i]);
    if (status == ETCH_OK)
        status = etch__spec_rules[s->kind]->with_items(u->cx, s, items, out);
    etch__items_release(items, s->n_items);
    etch__arena_reset(&u->cx->scratch, mark);
    return status;
}

etch_status etch__spec_unite(etch_ctx *cx, etch_spec *s, etch_spec **out)
{
    int n_with_names = 0;
    for (int i = 0; i < s->n_items; i++)
        n_with_names += s->items[i]->has_names;
    if (n_with_names < 2) { /* items are united in themselves */
        *out = s;
        return ETCH_OK;
    }
    uniter u = { .cx = cx, .what = etch__spec_rules[s->kind]->name };
    etch__strbuf_init(&u.path, cx->alloc);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_spec *result = NULL;
    etch_status status = note_names(&u, s);
    if (status == ETCH_OK && u.has_changes)
        status = narrow(&u, s, &result);
    else if (status == ETCH_OK)
        result = etch_spec_retain(s);
    etch__arena_reset(&cx->scratch, mark);
    etch__strbuf_fini(&u.path);
    ETCH_VEC_FINI(&u.names, cx->alloc);
    etch_spec_release(&s);
    if (status == ETCH_OK)
        *out = result;
    return status;
}
