/* Arguments against a declared signature. Whether they fit is asked as in any call; only when they do not is their spec made and walked
 * beside the signature, to say which place is the first that does not fit, what was expected there and what came. */
#include "trace/spec_rules.h"

#include <stdio.h>

typedef struct checker {
    etch_ctx *cx;
    const char *function;
    const etch_spec *signature, *call;
    etch_bindings bindings;
    etch_strbuf path, expected, got;
} checker;

static void add_step(const etch_spec *s, int i, etch_strbuf *path)
{
    if (s->kind == ETCH_SPEC_DICT) {
        etch__strbuf_add(path, "[");
        etch__literal_write(&s->keys[i], path);
        etch__strbuf_add(path, "]");
    } else if (s->kind == ETCH_SPEC_NAMED_TUPLE || s->kind == ETCH_SPEC_ATTRS)
        etch__strbuf_addf(path, ".%s", s->fields[i]);
    else if (s->kind == ETCH_SPEC_CUSTOM)
        etch__strbuf_addf(path, ".components[%d]", i);
    else
        etch__strbuf_addf(path, "[%d]", i);
}

/* Reports c->expected and c->got at the path with `suffix`. */
static etch_status report(checker *c, etch_status s, const char *suffix)
{
    etch__strbuf_add(&c->path, suffix);
    if (c->path.failed || c->expected.failed || c->got.failed)
        return etch__fail_nomem(c->cx);
    return etch__fail(c->cx, s, "%s: %s: expected %s, got %s", c->function, c->path.at, c->expected.at, c->got.at);
}

/* The first place of the signature where the size `name` stands, as a path; false: there is none in s. */
static bool write_place(const etch_spec *s, const char *name, etch_strbuf *path)
{
    size_t n_path = path->n;
    if (s->kind == ETCH_SPEC_TENSOR || s->kind == ETCH_SPEC_RESOURCE)
        for (int i = 0; i < s->rank; i++)
            if (s->sizes[i].name && strcmp(s->sizes[i].name, name) == 0) {
                etch__strbuf_addf(path, ".shape[%d]", i);
                return true;
            }
    for (int i = 0; i < s->n_items; i++) {
        add_step(s, i, path);
        if (write_place(s->items[i], name, path))
            return true;
        etch__strbuf_cut(path, n_path);
    }
    return false;
}

static void write_first_place(checker *c, const char *name, etch_strbuf *out)
{
    for (int i = 0; i < c->signature->n_items; i++) {
        size_t n = out->n;
        etch__arg_path(c->call, i, out);
        if (write_place(c->signature->items[i], name, out))
            return;
        etch__strbuf_cut(out, n);
    }
}

static etch_status report_size(checker *c, const etch_size *got, const etch_size *want, int axis)
{
    char suffix[32];
    snprintf(suffix, sizeof suffix, ".shape[%d]", axis);
    etch__size_write(got, &c->got);
    const etch_binding *bound = NULL;
    for (int i = 0; want->name && i < c->bindings.n; i++)
        if (strcmp(c->bindings.at[i].name, want->name) == 0)
            bound = &c->bindings.at[i];
    bool is_tied = bound && !got->name && got->size != ETCH_ANY_SIZE && etch__size_admits(want, got->size);
    if (is_tied && bound->size != ETCH_ANY_SIZE)
        etch__strbuf_addf(&c->expected, "%lld (", (long long)bound->size);
    if (is_tied) {
        etch__strbuf_add(&c->expected, want->name);
        etch__strbuf_add(&c->expected, ", as in ");
        write_first_place(c, want->name, &c->expected);
        etch__strbuf_add(&c->expected, bound->size != ETCH_ANY_SIZE ? ")" : "");
    } else
        etch__size_write(want, &c->expected);
    return report(c, ETCH_ESHAPE, suffix);
}

static etch_status check_sizes(checker *c, const etch_spec *got, const etch_spec *want)
{
    if (got->dtype != want->dtype) {
        etch__strbuf_add(&c->expected, etch_dtype_name(want->dtype));
        etch__strbuf_add(&c->got, etch_dtype_name(got->dtype));
        return report(c, ETCH_EDTYPE, ".dtype");
    }
    if (want->rank == ETCH_ANY_RANK)
        return ETCH_OK;
    if (got->rank != want->rank) {
        etch__sizes_write(want, &c->expected);
        etch__sizes_write(got, &c->got);
        return report(c, ETCH_ESHAPE, ".shape");
    }
    for (int i = 0; i < want->rank; i++) {
        int r = etch__size_fits(&c->bindings, &got->sizes[i], &want->sizes[i]);
        if (r != 1)
            return r < 0 ? c->cx->status : report_size(c, &got->sizes[i], &want->sizes[i], i);
    }
    return ETCH_OK;
}

static void write_kind(const etch_spec *s, etch_strbuf *out)
{
    const etch_spec_rule *rule = etch__spec_rules[s->kind];
    if (!rule->has_items) {
        etch__spec_write(s, out);
        return;
    }
    etch__strbuf_add(out, rule->name);
    if (etch_spec_type_name(s)[0])
        etch__strbuf_addf(out, " %s", etch_spec_type_name(s));
    etch__strbuf_addf(out, " of %d", s->n_items);
}

static etch_status check(checker *c, const etch_spec *got, const etch_spec *want)
{
    if (got->kind != want->kind || got->n_items != want->n_items) {
        write_kind(want, &c->expected);
        write_kind(got, &c->got);
        return report(c, ETCH_EINVAL, "");
    }
    if (want->kind == ETCH_SPEC_TENSOR || want->kind == ETCH_SPEC_RESOURCE)
        ETCH_TRY(check_sizes(c, got, want));
    int r = etch__spec_rules[want->kind]->match(c->cx, &c->bindings, got, want);
    if (r < 0)
        return c->cx->status;
    if (r == 0) {
        etch__spec_write(want, &c->expected);
        etch__spec_write(got, &c->got);
        return report(c, ETCH_EINVAL, "");
    }
    size_t n_path = c->path.n;
    for (int i = 0; i < want->n_items; i++) {
        add_step(want, i, &c->path);
        ETCH_TRY(check(c, got->items[i], want->items[i]));
        etch__strbuf_cut(&c->path, n_path);
    }
    return ETCH_OK;
}

static etch_status check_args(checker *c)
{
    for (int i = 0; i < c->call->n_items; i++) {
        const char *label = etch_spec_field(c->call, i), *declared = etch_spec_field(c->signature, i);
        bool is_same = label && declared ? strcmp(label, declared) == 0 : label == declared;
        if (c->signature->fields && !is_same)
            return etch__fail(c->cx, ETCH_EINVAL, "%s: argument %d: expected %s%s, got %s%s", c->function, i,
                              declared ? "the keyword " : "a positional one", declared ? declared : "",
                              label ? "the keyword " : "a positional one", label ? label : "");
        etch__arg_path(c->call, i, &c->path);
        ETCH_TRY(check(c, c->call->items[i], c->signature->items[i]));
        etch__strbuf_cut(&c->path, 0);
    }
    return etch__fail(c->cx, ETCH_EINVAL, "%s: the arguments do not fit the signature", c->function);
}

static etch_status explain(etch_ctx *cx, const char *function, const etch_spec *signature, const etch_arg *args, int n)
{
    etch_spec *call = NULL;
    ETCH_TRY(etch__args_spec(cx, args, n, ETCH_ARGS_EXACT, &call));
    checker c = { .cx = cx, .function = function, .signature = signature, .call = call };
    etch__bindings_init(&c.bindings, cx);
    etch__strbuf_init(&c.path, cx->alloc);
    etch__strbuf_init(&c.expected, cx->alloc);
    etch__strbuf_init(&c.got, cx->alloc);
    etch_status s = check_args(&c);
    etch__strbuf_fini(&c.path);
    etch__strbuf_fini(&c.expected);
    etch__strbuf_fini(&c.got);
    etch_spec_release(&call);
    return s;
}

etch_status etch__args_check(etch_ctx *cx, const char *function, const etch_spec *signature, const etch_arg *args,
                             int n)
{
    if (n != signature->n_items)
        return etch__fail(cx, ETCH_EINVAL, "%s takes %d argument%s, got %d", function, signature->n_items,
                          signature->n_items == 1 ? "" : "s", n);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_bindings b;
    etch__bindings_init(&b, cx);
    /* A signature without labels takes the arguments in their order, however they were spelled. */
    int r = etch__args_match(cx, &b, signature, args, n, 0, ETCH_ARGS_EXACT, signature->fields == NULL);
    etch_status s = r == 1  ? ETCH_OK
                    : r < 0 ? etch__fail_within(cx, "%s", function)
                            : explain(cx, function, signature, args, n);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}
