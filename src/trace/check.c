/* Arguments against a declared signature. Whether they fit is asked as in any call; only when they do not are they cast (cast.c). If they
 * still do not fit, their spec is made and walked beside the signature, to say which place is the first that does not, what was
 * expected there and what came. */
#include "trace/cast.h"

#include <etch/scope.h>
#include <stdio.h>

typedef struct checker {
    etch_ctx *cx;
    const char *function;
    etch_spec *const *wanted; /* one per argument */
    const etch_spec *call;
    bool is_value;             /* not a call, but one argument on its own */
    const etch_misfit *misfit; /* what could not be cast, or NULL */
    etch_bindings bindings;
    etch_strbuf path, expected, got;
} checker;

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
        etch__step_write(s, i, path);
        if (write_place(s->items[i], name, path))
            return true;
        etch__strbuf_cut(path, n_path);
    }
    return false;
}

static void write_root(const checker *c, int i, etch_strbuf *out)
{
    if (c->is_value)
        etch__strbuf_add(out, "value");
    else
        etch__arg_path(c->call, i, out);
}

static void write_first_place(checker *c, const char *name, etch_strbuf *out)
{
    for (int i = 0; i < c->call->n_items; i++) {
        size_t n = out->n;
        write_root(c, i, out);
        if (write_place(c->wanted[i], name, out))
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

static void write_arg(const etch_arg *x, etch_strbuf *out)
{
    if (x->spec)
        write_kind(x->spec, out);
    else if (x->kind == ETCH_SPEC_LITERAL) {
        etch__strbuf_add(out, "literal ");
        etch__literal_write(&x->literal, out);
    } else {
        etch__strbuf_add(out, etch__spec_rules[x->kind]->name);
        if (etch__spec_rules[x->kind]->has_items)
            etch__strbuf_addf(out, " of %d", x->n);
    }
}

/* What stands here cannot be made a tensor, because of something in it. */
static etch_status report_misfit(checker *c, const etch_spec *want)
{
    const etch_misfit *m = c->misfit;
    for (int i = 0; i < m->n_steps; i++)
        etch__strbuf_addf(&c->path, "[%d]", m->steps[i]);
    if (m->n_steps == 0)
        etch__spec_write(want, &c->expected);
    else if (m->n_expected < 0)
        etch__strbuf_add(&c->expected, etch_dtype_name(want->dtype));
    else
        etch__strbuf_addf(&c->expected, "%s of %lld", etch__spec_rules[m->among]->name, (long long)m->n_expected);
    write_arg(m->x, &c->got);
    return report(c, m->status, "");
}

static etch_status check(checker *c, const etch_spec *got, const etch_spec *want)
{
    if (want->kind == ETCH_SPEC_TENSOR && got->kind != ETCH_SPEC_TENSOR && c->misfit && c->misfit->x)
        return report_misfit(c, want);
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
        etch__step_write(want, i, &c->path);
        ETCH_TRY(check(c, got->items[i], want->items[i]));
        etch__strbuf_cut(&c->path, n_path);
    }
    return ETCH_OK;
}

static etch_status check_label(const checker *c, const etch_spec *signature, int i)
{
    const char *label = etch_spec_field(c->call, i), *declared = etch_spec_field(signature, i);
    if (!signature->fields || (label && declared ? strcmp(label, declared) == 0 : label == declared))
        return ETCH_OK;
    return etch__fail(c->cx, ETCH_EINVAL, "%s: argument %d: expected %s%s, got %s%s", c->function, i,
                      declared ? "the keyword " : "a positional one", declared ? declared : "",
                      label ? "the keyword " : "a positional one", label ? label : "");
}

/* Reports the first place; `signature` NULL: labels do not count. */
static etch_status find_place(checker *c, const etch_spec *signature)
{
    for (int i = 0; i < c->call->n_items; i++) {
        if (signature)
            ETCH_TRY(check_label(c, signature, i));
        write_root(c, i, &c->path);
        ETCH_TRY(check(c, c->call->items[i], c->wanted[i]));
        etch__strbuf_cut(&c->path, 0);
    }
    return etch__fail(c->cx, ETCH_EINVAL, "%s: the arguments do not fit the signature", c->function);
}

/* The rest of *c is set here. */
static etch_status explain(checker *c, const etch_spec *signature, const etch_arg *args, int n)
{
    etch_spec *call = NULL;
    if (etch__args_spec(c->cx, args, n, ETCH_ARGS_EXACT, &call) != ETCH_OK)
        return etch__fail_within(c->cx, "%s", c->function);
    c->call = call;
    etch__bindings_init(&c->bindings, c->cx);
    etch__strbuf_init(&c->path, c->cx->alloc);
    etch__strbuf_init(&c->expected, c->cx->alloc);
    etch__strbuf_init(&c->got, c->cx->alloc);
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_status s = find_place(c, signature);
    etch__arena_reset(&c->cx->scratch, mark);
    etch__strbuf_fini(&c->path);
    etch__strbuf_fini(&c->expected);
    etch__strbuf_fini(&c->got);
    etch_spec_release(&call);
    return s;
}

etch_status etch__cast_explain(etch_ctx *cx, const etch_spec *want, const etch_arg *x, const etch_misfit *misfit)
{
    etch_spec *wanted = (etch_spec *)want; /* only read */
    checker c = { .cx = cx, .function = "cast", .wanted = &wanted, .is_value = true, .misfit = misfit };
    return explain(&c, NULL, x, 1);
}

static etch_status explain_call(etch_ctx *cx, const char *function, const etch_spec *signature, const etch_arg *args,
                                int n, const etch_misfit *misfit)
{
    checker c = { .cx = cx, .function = function, .wanted = signature->items, .misfit = misfit };
    return explain(&c, signature, args, n);
}

/* Do the arguments fit as they are? */
static etch_status fit(etch_ctx *cx, const char *function, const etch_spec *signature, const etch_arg *args, int n,
                       bool *out)
{
    if (n != signature->n_items)
        return etch__fail(cx, ETCH_EINVAL, "%s takes %d argument%s, got %d", function, signature->n_items,
                          signature->n_items == 1 ? "" : "s", n);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_bindings b;
    etch__bindings_init(&b, cx);
    /* A signature without labels takes the arguments in their order, however they were spelled. */
    int r = etch__args_match(cx, &b, signature, args, n, 0, ETCH_ARGS_EXACT, signature->fields == NULL);
    etch__walk_end(cx, mark);
    *out = r == 1;
    return r < 0 ? etch__fail_within(cx, "%s", function) : ETCH_OK;
}

etch_status etch__args_check(etch_ctx *cx, const char *function, const etch_spec *signature, const etch_arg *args,
                             int n)
{
    bool fits;
    ETCH_TRY(fit(cx, function, signature, args, n, &fits));
    return fits ? ETCH_OK : explain_call(cx, function, signature, args, n, NULL);
}

/* --- casting ------------------------------------------------------------------------------------------------------------------ */

/* What is made of the arguments, in scratch. */
static etch_status cast_args(etch_caster *c, const etch_spec *signature, const etch_arg *args, int n, etch_arg **out)
{
    *out = ETCH_ARENA_ARRAY(c->arena, etch_arg, n);
    if (!*out)
        return etch__fail_nomem(c->cx);
    for (int i = 0; i < n; i++) {
        const etch_arg *x;
        if (etch__cast(c, signature->items[i], &args[i], &x) != ETCH_OK)
            return etch__fail_in_arg(c->cx, args, i);
        (*out)[i] = *x;
    }
    return ETCH_OK;
}

static etch_status take_tensors(etch_ctx *cx, const etch_arg *args, int n, etch_tensor ***in, int *n_in)
{
    int n_tensors = etch__args_tensors(cx, args, n, NULL, 0);
    etch_tensor **tensors = n_tensors < 0 ? NULL : ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, n_tensors + 1);
    if (n_tensors < 0)
        return cx->status;
    if (!tensors)
        return etch__fail_nomem(cx);
    if (etch__args_tensors(cx, args, n, tensors, n_tensors) < 0)
        return cx->status;
    *in = tensors;
    *n_in = n_tensors;
    return ETCH_OK;
}

static etch_status make_fit(etch_ctx *cx, const char *function, const etch_spec *signature, const etch_arg **args,
                            int n, etch_tensor ***in, int *n_in)
{
    etch_caster c = { .cx = cx, .arena = &cx->scratch };
    etch_arg *made;
    bool fits;
    if (cast_args(&c, signature, *args, n, &made) != ETCH_OK)
        return etch__fail_within(cx, "%s", function);
    ETCH_TRY(fit(cx, function, signature, made, n, &fits));
    if (!fits)
        return explain_call(cx, function, signature, made, n, &c.misfit);
    ETCH_TRY(take_tensors(cx, made, n, in, n_in));
    *args = made;
    return ETCH_OK;
}

etch_status etch__args_cast(etch_ctx *cx, const char *function, const etch_spec *signature, const etch_arg **args,
                            int n, etch_tensor ***in, int *n_in)
{
    bool fits;
    ETCH_TRY(fit(cx, function, signature, *args, n, &fits));
    if (ETCH_LIKELY(fits))
        return ETCH_OK;
    etch_scope scope = etch_scope_begin(cx);
    etch_status s = make_fit(cx, function, signature, args, n, in, n_in);
    if (s != ETCH_OK)
        etch_scope_end(cx, scope);
    return s;
}
