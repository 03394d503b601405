/* Lists, tuples, named tuples, dicts and attribute objects; and the call itself, a tuple whose fields are the labels of keyword
 * arguments.
 *
 * Containers carry their arity: two of different length are unrelated. A dict's keys are literals and stand in ascending order, so
 * the order in which they were given does not matter; all literals can be ordered, whatever their kinds.
 *
 * What must stay true: etch__container_hash sees of a spec and of an argument the same things in the same order. */
#include "trace/spec_rules.h"

/* --- order of keys ----------------------------------------------------------------------------------------------------- */

static int compare_at(const etch_literal *keys, int a, int b) { return etch__literal_compare(&keys[a], &keys[b]); }

/* Merges the ascending runs from[lo..mid) and from[mid..hi) into to[lo..hi). */
static void merge(const etch_literal *keys, const int *from, int *to, int lo, int mid, int hi)
{
    int a = lo, b = mid;
    for (int i = lo; i < hi; i++)
        to[i] = b == hi || (a < mid && compare_at(keys, from[a], from[b]) <= 0) ? from[a++] : from[b++];
}

/* Bottom-up merge sort between the two halves of `room`; returns the half in which the result is. */
static int *sort_order(const etch_literal *keys, int n, int *room)
{
    int *from = room, *to = room + n;
    for (int i = 0; i < n; i++)
        from[i] = i;
    for (int64_t width = 1; width < n; width *= 2) {
        for (int64_t lo = 0; lo < n; lo += 2 * width) {
            int64_t mid = lo + width < n ? lo + width : n, hi = lo + 2 * width < n ? lo + 2 * width : n;
            merge(keys, from, to, (int)lo, (int)mid, (int)hi);
        }
        int *other = from;
        from = to;
        to = other;
    }
    return from;
}

static etch_status fail_equal_keys(etch_ctx *cx, const etch_literal *key)
{
    etch_strbuf text;
    etch__strbuf_init(&text, cx->alloc);
    etch__literal_write(key, &text);
    etch_status s = etch__fail(cx, ETCH_EINVAL, "the dict has the key %s twice", text.at);
    etch__strbuf_fini(&text);
    return s;
}

etch_status etch__keys_sort(etch_ctx *cx, const etch_literal *keys, int n, int *fixed, int n_fixed, const int **order)
{
    *order = NULL;
    int i = 1;
    while (i < n && compare_at(keys, i - 1, i) < 0)
        i++;
    if (i >= n)
        return ETCH_OK;
    int *room = n <= n_fixed / 2 ? fixed : ETCH_ARENA_ARRAY(&cx->scratch, int, 2 * (size_t)n);
    if (!room)
        return etch__fail_nomem(cx);
    const int *sorted = sort_order(keys, n, room);
    for (i = 1; i < n; i++)
        if (compare_at(keys, sorted[i - 1], sorted[i]) == 0)
            return fail_equal_keys(cx, &keys[sorted[i]]);
    *order = sorted;
    return ETCH_OK;
}

/* --- heads ------------------------------------------------------------------------------------------------------------- */

uint64_t etch__container_hash(etch_spec_kind kind, int n, const char *type_name, const char *const *fields,
                              const etch_literal *keys, const int *order)
{
    uint64_t h = etch__hash_mix(etch__kind_hash(kind), (uint64_t)n);
    if (type_name)
        h = etch__hash_str(h, type_name);
    for (int i = 0; fields && i < n; i++)
        h = etch__label_hash(h, fields[i]);
    for (int i = 0; keys && i < n; i++)
        h = etch__hash_mix(h, etch__literal_hash(&keys[order ? order[i] : i]));
    return h;
}

static bool same_text(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

static bool has_keys(etch_spec_kind kind) { return kind == ETCH_SPEC_DICT; }
static bool has_fields(etch_spec_kind kind) { return kind == ETCH_SPEC_NAMED_TUPLE || kind == ETCH_SPEC_ATTRS; }

/* The numbers of items are equal. Labels of two calls count as fields do. */
static bool same_head(const etch_spec *s, const char *type_name, const char *const *fields, const etch_literal *keys,
                      const int *order)
{
    if (has_keys((etch_spec_kind)s->kind)) {
        for (int i = 0; i < s->n_items; i++)
            if (!etch__literal_equal(&s->keys[i], &keys[order ? order[i] : i]))
                return false;
        return true;
    }
    if (!same_text(s->type_name, type_name) || !s->fields != !fields)
        return false;
    for (int i = 0; fields && i < s->n_items; i++)
        if (!same_text(s->fields[i], fields[i]))
            return false;
    return true;
}

static int match(etch_ctx *cx, etch_bindings *b, const etch_spec *x, const etch_spec *y)
{
    (void)cx;
    (void)b;
    bool with_keys = has_keys((etch_spec_kind)x->kind);
    return same_head(y, x->type_name, with_keys ? NULL : x->fields, with_keys ? x->keys : NULL, NULL);
}

/* --- making ------------------------------------------------------------------------------------------------------------ */

static char *put_text(char **at, const char *text, size_t n)
{
    char *copy = *at;
    if (n)
        memcpy(copy, text, n);
    copy[n] = '\0';
    *at += n + 1;
    return copy;
}

/* Everything has been checked; `fields` has NULLs only in calls. */
static etch_status new_container(etch_ctx *cx, etch_spec_kind kind, const char *type_name, const char *const *fields,
                                 const etch_literal *keys, const int *order, etch_spec *const *items, int n,
                                 etch_spec **out)
{
    size_t n_all = n > 0 ? (size_t)n : 0; /* a negative one is refused below */
    size_t extra = n_all * (fields ? sizeof(char *) : keys ? sizeof(etch_literal) : 0);
    extra += type_name ? strlen(type_name) + 1 : 0;
    for (size_t i = 0; fields && i < n_all; i++)
        extra += fields[i] ? strlen(fields[i]) + 1 : 0;
    for (size_t i = 0; keys && i < n_all; i++)
        extra += etch__literal_has_text(&keys[i]) ? keys[i].n + 1 : 0;
    etch_spec *s;
    char *room;
    ETCH_TRY(etch__spec_new_with_items(cx, kind, items, order, n, extra, &s, &room));
    char *texts = room + n_all * (fields ? sizeof(char *) : keys ? sizeof(etch_literal) : 0);
    s->type_name = type_name ? put_text(&texts, type_name, strlen(type_name)) : NULL;
    if (fields) {
        s->fields = (const char **)room;
        for (int i = 0; i < n; i++)
            s->fields[i] = fields[i] ? put_text(&texts, fields[i], strlen(fields[i])) : NULL;
    } else if (has_keys(kind)) {
        s->keys = (etch_literal *)room;
        for (int i = 0; keys && i < n; i++) {
            s->keys[i] = keys[order ? order[i] : i];
            if (etch__literal_has_text(&s->keys[i]))
                s->keys[i].text = put_text(&texts, s->keys[i].text, s->keys[i].n);
        }
    }
    etch__spec_set_hash(s, etch__container_hash(kind, n, type_name, fields, keys, order));
    *out = s;
    return ETCH_OK;
}

static etch_status with_items(etch_ctx *cx, const etch_spec *s, etch_spec *const *items, etch_spec **out)
{
    bool with_keys = has_keys((etch_spec_kind)s->kind);
    return new_container(cx, (etch_spec_kind)s->kind, s->type_name, with_keys ? NULL : s->fields,
                         with_keys ? s->keys : NULL, NULL, items, s->n_items, out);
}

etch_status etch__call_new(etch_ctx *cx, const char *const *labels, etch_spec *const *items, int n, etch_spec **out)
{
    return new_container(cx, ETCH_SPEC_TUPLE, NULL, labels, NULL, NULL, items, n, out);
}

/* --- arguments --------------------------------------------------------------------------------------------------------- */

static etch_status check_texts(etch_ctx *cx, const char *what, const char *type_name, const char *const *fields, int n)
{
    if (!type_name)
        return etch__fail(cx, ETCH_EINVAL, "the %s has no type name", what);
    if (n > 0 && !fields)
        return etch__fail(cx, ETCH_EINVAL, "the %s %s has %d items but no fields", what, type_name, n);
    for (int i = 0; i < n; i++)
        if (!fields[i])
            return etch__fail(cx, ETCH_EINVAL, "the %s %s: field %d has no name", what, type_name, i);
    return ETCH_OK;
}

static etch_status check_keys(etch_ctx *cx, const etch_literal *keys, int n)
{
    if (n > 0 && !keys)
        return etch__fail(cx, ETCH_EINVAL, "the dict has %d items but no keys", n);
    for (int i = 0; i < n; i++)
        if (etch__literal_check(cx, &keys[i]) != ETCH_OK)
            return etch__fail_within(cx, "key %d of the dict", i);
    return ETCH_OK;
}

static etch_status arg_check(etch_ctx *cx, const etch_arg *x)
{
    const char *what = etch__spec_rules[x->kind]->name;
    if (x->n < 0)
        return etch__fail(cx, ETCH_EINVAL, "the %s has %d items", what, x->n);
    if (x->n > 0 && !x->items)
        return etch__fail(cx, ETCH_EINVAL, "the %s has %d items, but they are NULL", what, x->n);
    if (has_fields(x->kind))
        return check_texts(cx, what, x->name, x->fields, x->n);
    return has_keys(x->kind) ? check_keys(cx, x->keys, x->n) : ETCH_OK;
}

/* Of the members of an argument that share memory, those that its kind has. */
static const char *type_name_of(const etch_arg *x) { return has_fields(x->kind) ? x->name : NULL; }
static const char *const *fields_of(const etch_arg *x) { return has_fields(x->kind) && x->n > 0 ? x->fields : NULL; }
static const etch_literal *keys_of(const etch_arg *x) { return has_keys(x->kind) ? x->keys : NULL; }

static etch_status arg_hash(etch_arg_walk *w, const etch_arg *x, const int *order, uint64_t *out)
{
    (void)w;
    *out = etch__container_hash(x->kind, x->n, type_name_of(x), fields_of(x), keys_of(x), order);
    return ETCH_OK;
}

static int arg_match(etch_arg_walk *w, etch_bindings *b, const etch_arg *x, const int *order, const etch_spec *y)
{
    (void)w;
    (void)b;
    return same_head(y, type_name_of(x), fields_of(x), keys_of(x), order);
}

static etch_status arg_spec(etch_arg_walk *w, const etch_arg *x, const int *order, etch_spec *const *items,
                            etch_spec **out)
{
    return new_container(w->cx, x->kind, type_name_of(x), fields_of(x), keys_of(x), order, items, x->n, out);
}

/* clang-format off */
#define CONTAINER_RULE(text, write_head) { \
    .name = (text), .has_items = true, .difference = ETCH_DIFFERS_IN_NAME, .match = match, .with_items = with_items, \
    .write = (write_head), .arg_check = arg_check, .arg_hash = arg_hash, .arg_match = arg_match, .arg_spec = arg_spec }
const etch_spec_rule etch__list_rule        = CONTAINER_RULE("list",        etch__sequence_write);
const etch_spec_rule etch__tuple_rule       = CONTAINER_RULE("tuple",       etch__sequence_write);
const etch_spec_rule etch__named_tuple_rule = CONTAINER_RULE("named tuple", etch__fields_write);
const etch_spec_rule etch__dict_rule        = CONTAINER_RULE("dict",        etch__dict_write);
const etch_spec_rule etch__attrs_rule       = CONTAINER_RULE("attrs",       etch__fields_write);
/* clang-format on */

/* --- public ------------------------------------------------------------------------------------------------------------ */

/* What a caller makes: names mean the same in all items. */
static etch_status new_united(etch_ctx *cx, etch_spec_kind kind, const char *type_name, const char *const *fields,
                              const etch_literal *keys, const int *order, etch_spec *const *items, int n,
                              etch_spec **out)
{
    etch_spec *s;
    ETCH_TRY(new_container(cx, kind, type_name, fields, keys, order, items, n, &s));
    return etch__spec_unite(cx, s, out);
}

etch_status etch_spec_sequence(etch_ctx *cx, etch_spec_kind kind, etch_spec *const *items, int n, etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "sequence spec: out is NULL");
    if (kind != ETCH_SPEC_LIST && kind != ETCH_SPEC_TUPLE)
        return etch__fail(cx, ETCH_EINVAL,
                          "sequence spec: the kind is %d: it must be ETCH_SPEC_LIST or ETCH_SPEC_TUPLE", (int)kind);
    return new_united(cx, kind, NULL, NULL, NULL, NULL, items, n, out);
}

etch_status etch_spec_fields(etch_ctx *cx, etch_spec_kind kind, const char *type_name, const char *const *fields,
                             etch_spec *const *items, int n, etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "fields spec: out is NULL");
    if (!has_fields(kind))
        return etch__fail(cx, ETCH_EINVAL,
                          "fields spec: the kind is %d: it must be ETCH_SPEC_NAMED_TUPLE or ETCH_SPEC_ATTRS",
                          (int)kind);
    ETCH_TRY(check_texts(cx, etch__spec_rules[kind]->name, type_name, fields, n));
    return new_united(cx, kind, type_name, n > 0 ? fields : NULL, NULL, NULL, items, n, out);
}

etch_status etch_spec_dict(etch_ctx *cx, const etch_literal *keys, etch_spec *const *items, int n, etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "dict spec: out is NULL");
    ETCH_TRY(check_keys(cx, keys, n));
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    int fixed[64];
    const int *order;
    etch_status s = etch__keys_sort(cx, keys, n, fixed, (int)ETCH_COUNT_OF(fixed), &order);
    if (s == ETCH_OK)
        s = new_united(cx, ETCH_SPEC_DICT, NULL, NULL, keys, order, items, n, out);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}
