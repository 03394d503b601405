/* Where two calls' specs differ, as paths: "args[0].shape[0]: was 32, now 48".
 *
 * Both are walked side by side. A difference of kind ends the walk there; after one of length the items that both have are still
 * compared, so that the number of differences says how far two calls are apart. */
#include "trace/spec_rules.h"

enum { MAX_TEXT = 200, MAX_PATH = 500 };

typedef struct differ {
    etch_ctx *cx;
    etch_arena *arena;
    etch_difference *out;
    int n, max;
    bool is_full;      /* there was one more than `max` */
    int i_tensor;      /* of the next tensor in the flat order of `was` */
    etch_aliases seen; /* resources of `was` that had their turn */
    etch_strbuf path, was, now;
} differ;

/* --- reporting --------------------------------------------------------------------------------------------------------- */

/* At most MAX_PATH bytes of it: keys of dicts can be long, too. */
static etch_status take_text(differ *d, etch_strbuf *b, const char **out)
{
    *out = b->failed ? NULL : etch__arena_strndup(d->arena, b->at, b->n < MAX_PATH ? b->n : MAX_PATH);
    return *out ? ETCH_OK : etch__fail_nomem(d->cx);
}

/* Reports what is in d->was and d->now, at the path with `suffix`, and empties them. */
static etch_status report(differ *d, etch_difference_kind kind, const char *suffix, int axis)
{
    etch_status s = ETCH_OK;
    if (d->n == d->max) {
        d->is_full = true;
    } else {
        size_t n_path = d->path.n;
        etch_difference *x = &d->out[d->n];
        bool is_size = kind == ETCH_DIFFERS_IN_SIZE;
        *x = (etch_difference){ .kind = kind, .i_tensor = is_size ? d->i_tensor : -1, .axis = is_size ? axis : -1 };
        etch__strbuf_add(&d->path, suffix);
        if (axis >= 0)
            etch__strbuf_addf(&d->path, "[%d]", axis);
        /* Two things may look the same and still be two. */
        bool looks_same = !d->was.failed && !d->now.failed && strcmp(d->was.at, d->now.at) == 0;
        etch__strbuf_show_difference(&d->was, &d->now, 30, MAX_TEXT);
        s = take_text(d, &d->path, &x->path);
        if (s == ETCH_OK)
            s = take_text(d, &d->was, &x->was);
        if (s == ETCH_OK && looks_same) {
            etch__strbuf_clear(&d->now);
            etch__strbuf_addf(&d->now, "another %s", x->was);
        }
        if (s == ETCH_OK)
            s = take_text(d, &d->now, &x->now);
        d->n += s == ETCH_OK;
        etch__strbuf_cut(&d->path, n_path);
    }
    etch__strbuf_clear(&d->was);
    etch__strbuf_clear(&d->now);
    return s;
}

/* Past the tensors of x, which are not looked at. */
static etch_status skip(differ *d, const etch_spec *x)
{
    for (int i = 0; i < x->n_tensors; i++) {
        const etch_spec *t = etch_spec_tensor_at(x, i);
        bool is_new = true;
        int number;
        if (t->kind == ETCH_SPEC_RESOURCE)
            ETCH_TRY(etch__alias_number(&d->seen, (uint64_t)t->alias, &number, &is_new));
        d->i_tensor += is_new;
    }
    return ETCH_OK;
}

static etch_status report_whole(differ *d, etch_difference_kind kind, const etch_spec *x, const etch_spec *y)
{
    etch__spec_write(x, &d->was);
    etch__spec_write(y, &d->now);
    return report(d, kind, "", -1);
}

/* --- tensors and resources ------------------------------------------------------------------------------------------------- */

static etch_status compare_sizes(differ *d, const etch_spec *x, const etch_spec *y)
{
    bool is_tensor = x->kind == ETCH_SPEC_TENSOR;
    if (x->dtype != y->dtype) {
        etch__strbuf_add(&d->was, etch_dtype_name(x->dtype));
        etch__strbuf_add(&d->now, etch_dtype_name(y->dtype));
        ETCH_TRY(report(d, is_tensor ? ETCH_DIFFERS_IN_DTYPE : ETCH_DIFFERS_IN_RESOURCE, ".dtype", -1));
    }
    if (x->rank != y->rank) {
        etch__sizes_write(x, &d->was);
        etch__sizes_write(y, &d->now);
        return report(d, is_tensor ? ETCH_DIFFERS_IN_RANK : ETCH_DIFFERS_IN_RESOURCE, ".shape", -1);
    }
    for (int i = 0; i < x->rank && !d->is_full; i++) {
        if (etch__size_equal(&x->sizes[i], &y->sizes[i]))
            continue;
        etch__size_write(&x->sizes[i], &d->was);
        etch__size_write(&y->sizes[i], &d->now);
        ETCH_TRY(report(d, is_tensor ? ETCH_DIFFERS_IN_SIZE : ETCH_DIFFERS_IN_RESOURCE, ".shape", i));
    }
    return ETCH_OK;
}

static void write_name(const char *name, etch_strbuf *out)
{
    if (name)
        etch__quoted_write(name, strlen(name), out);
    else
        etch__strbuf_add(out, "None");
}

static etch_status compare_tensors(differ *d, const etch_spec *x, const etch_spec *y)
{
    ETCH_TRY(compare_sizes(d, x, y));
    if (x->name && y->name ? strcmp(x->name, y->name) == 0 : x->name == y->name)
        return ETCH_OK;
    write_name(x->name, &d->was);
    write_name(y->name, &d->now);
    return report(d, ETCH_DIFFERS_IN_NAME, ".name", -1);
}

static etch_status compare_resources(differ *d, const etch_spec *x, const etch_spec *y)
{
    ETCH_TRY(compare_sizes(d, x, y));
    if (x->trainable != y->trainable) {
        etch__strbuf_add(&d->was, x->trainable ? "True" : "False");
        etch__strbuf_add(&d->now, y->trainable ? "True" : "False");
        ETCH_TRY(report(d, ETCH_DIFFERS_IN_RESOURCE, ".trainable", -1));
    }
    if (x->alias == y->alias)
        return ETCH_OK;
    etch__strbuf_addf(&d->was, "resource #%d", x->alias);
    etch__strbuf_addf(&d->now, "resource #%d", y->alias);
    return report(d, ETCH_DIFFERS_IN_ALIASING, "", -1);
}

/* --- containers ---------------------------------------------------------------------------------------------------------- */

static etch_status compare(differ *d, const etch_spec *x, const etch_spec *y);

static void write_type(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, etch__spec_rules[s->kind]->name);
    if (etch_spec_type_name(s)[0])
        etch__strbuf_addf(out, " %s", etch_spec_type_name(s));
}

static etch_status report_counts(differ *d, const etch_spec *x, const etch_spec *y)
{
    write_type(x, &d->was);
    etch__strbuf_addf(&d->was, " of %d", x->n_items);
    write_type(y, &d->now);
    etch__strbuf_addf(&d->now, " of %d", y->n_items);
    return report(d, ETCH_DIFFERS_IN_COUNT, "", -1);
}

static void write_fields(const etch_spec *s, etch_strbuf *out)
{
    etch__strbuf_add(out, "fields (");
    for (int i = 0; i < s->n_items; i++)
        etch__strbuf_addf(out, i > 0 ? ", %s" : "%s", s->fields[i]);
    etch__strbuf_add(out, ")");
}

static bool same_fields(const etch_spec *x, const etch_spec *y)
{
    if (x->n_items != y->n_items)
        return false;
    for (int i = 0; i < x->n_items; i++)
        if (strcmp(x->fields[i], y->fields[i]) != 0)
            return false;
    return true;
}

static bool has_fields(const etch_spec *s) { return s->kind == ETCH_SPEC_NAMED_TUPLE || s->kind == ETCH_SPEC_ATTRS; }

static void add_step(differ *d, const etch_spec *s, int i)
{
    if (has_fields(s))
        etch__strbuf_addf(&d->path, ".%s", s->fields[i]);
    else if (s->kind == ETCH_SPEC_CUSTOM)
        etch__strbuf_addf(&d->path, ".components[%d]", i);
    else
        etch__strbuf_addf(&d->path, "[%d]", i);
}

static etch_status compare_containers(differ *d, const etch_spec *x, const etch_spec *y)
{
    if (x->kind == ETCH_SPEC_CUSTOM) {
        int r = x->spec_ops == y->spec_ops ? etch__custom_rule.match(d->cx, NULL, x, y) : 0;
        if (r < 0)
            return d->cx->status;
        if (r == 0) {
            ETCH_TRY(report_whole(d, ETCH_DIFFERS_IN_CUSTOM, x, y));
            return skip(d, x);
        }
    } else if (has_fields(x)) {
        if (strcmp(x->type_name, y->type_name) != 0) {
            write_type(x, &d->was);
            write_type(y, &d->now);
            ETCH_TRY(report(d, ETCH_DIFFERS_IN_NAME, "", -1));
        }
        if (!same_fields(x, y)) {
            write_fields(x, &d->was);
            write_fields(y, &d->now);
            ETCH_TRY(report(d, x->n_items == y->n_items ? ETCH_DIFFERS_IN_NAME : ETCH_DIFFERS_IN_COUNT, "", -1));
            return skip(d, x);
        }
    }
    if (x->n_items != y->n_items)
        ETCH_TRY(report_counts(d, x, y));
    size_t n_path = d->path.n;
    for (int i = 0; i < x->n_items && !d->is_full; i++) {
        add_step(d, x, i);
        ETCH_TRY(i < y->n_items ? compare(d, x->items[i], y->items[i]) : skip(d, x->items[i]));
        etch__strbuf_cut(&d->path, n_path);
    }
    return ETCH_OK;
}

static void write_or_missing(const etch_spec *s, etch_strbuf *out)
{
    if (s)
        etch__spec_write(s, out);
    else
        etch__strbuf_add(out, "missing");
}

/* Keys that only one has are reported as missing from the other. */
static etch_status compare_dicts(differ *d, const etch_spec *x, const etch_spec *y)
{
    size_t n_path = d->path.n;
    for (int i = 0, k = 0; (i < x->n_items || k < y->n_items) && !d->is_full;) {
        int order = i == x->n_items ? 1 : k == y->n_items ? -1 : etch__literal_compare(&x->keys[i], &y->keys[k]);
        const etch_spec *was = order <= 0 ? x->items[i] : NULL, *now = order >= 0 ? y->items[k] : NULL;
        etch__strbuf_add(&d->path, "[");
        etch__literal_write(was ? &x->keys[i] : &y->keys[k], &d->path);
        etch__strbuf_add(&d->path, "]");
        if (was && now) {
            ETCH_TRY(compare(d, was, now));
        } else {
            write_or_missing(was, &d->was);
            write_or_missing(now, &d->now);
            ETCH_TRY(report(d, ETCH_DIFFERS_IN_NAME, "", -1));
            if (was)
                ETCH_TRY(skip(d, was));
        }
        etch__strbuf_cut(&d->path, n_path);
        i += was != NULL;
        k += now != NULL;
    }
    return ETCH_OK;
}

/* --- the walk ------------------------------------------------------------------------------------------------------------ */

static etch_status compare(differ *d, const etch_spec *x, const etch_spec *y)
{
    if (d->is_full)
        return ETCH_OK;
    if (x->kind != y->kind) {
        ETCH_TRY(report_whole(d, ETCH_DIFFERS_IN_KIND, x, y));
        return skip(d, x);
    }
    if (x->kind == ETCH_SPEC_DICT)
        return compare_dicts(d, x, y);
    const etch_spec_rule *rule = etch__spec_rules[x->kind];
    if (rule->has_items)
        return compare_containers(d, x, y);
    if (x->kind == ETCH_SPEC_TENSOR)
        ETCH_TRY(compare_tensors(d, x, y));
    else if (x->kind == ETCH_SPEC_RESOURCE)
        ETCH_TRY(compare_resources(d, x, y));
    else {
        int r = rule->match(d->cx, NULL, x, y);
        if (r < 0)
            return d->cx->status;
        if (r == 0)
            ETCH_TRY(report_whole(d, (etch_difference_kind)rule->difference, x, y));
    }
    return skip(d, x);
}

static void write_label(const char *label, etch_strbuf *out)
{
    etch__strbuf_add(out, label ? "keyword " : "positional");
    if (label)
        etch__quoted_write(label, strlen(label), out);
}

static etch_status compare_calls(differ *d, const etch_spec *x, const etch_spec *y)
{
    if (x->n_items != y->n_items) {
        etch__strbuf_addf(&d->was, "%d argument%s", x->n_items, x->n_items == 1 ? "" : "s");
        etch__strbuf_addf(&d->now, "%d argument%s", y->n_items, y->n_items == 1 ? "" : "s");
        ETCH_TRY(report(d, ETCH_DIFFERS_IN_COUNT, "args", -1));
    }
    for (int i = 0; i < x->n_items && i < y->n_items && !d->is_full; i++) {
        const char *was = etch_spec_field(x, i), *now = etch_spec_field(y, i);
        etch__arg_path(x, i, &d->path);
        if (was && now ? strcmp(was, now) != 0 : was != now) {
            write_label(was, &d->was);
            write_label(now, &d->now);
            ETCH_TRY(report(d, ETCH_DIFFERS_IN_NAME, "", -1));
        }
        ETCH_TRY(compare(d, x->items[i], y->items[i]));
        etch__strbuf_cut(&d->path, 0);
    }
    return ETCH_OK;
}

etch_status etch__spec_differences(etch_ctx *cx, const etch_spec *was, const etch_spec *now, etch_arena *arena, int max,
                                   etch_difference *out, int *n_out, bool *more)
{
    differ d = { .cx = cx, .arena = arena, .out = out, .max = max };
    etch__aliases_init(&d.seen, cx);
    etch__strbuf_init(&d.path, cx->alloc);
    etch__strbuf_init(&d.was, cx->alloc);
    etch__strbuf_init(&d.now, cx->alloc);
    etch_arena_mark result = etch__arena_mark(arena), mark = etch__arena_mark(&cx->scratch);
    etch_status s = compare_calls(&d, was, now);
    if (s == ETCH_OK && d.path.failed)
        s = etch__fail_nomem(cx);
    if (arena != &cx->scratch)
        etch__arena_reset(&cx->scratch, mark);
    etch__strbuf_fini(&d.path);
    etch__strbuf_fini(&d.was);
    etch__strbuf_fini(&d.now);
    if (s != ETCH_OK) {
        etch__arena_reset(arena, result);
        return s;
    }
    *n_out = d.n;
    *more = d.is_full;
    return ETCH_OK;
}
