/* Attributes as text: " axes=[0, 1] keepdims=true". A field is left out when its text is that of its default, so
 * defaults in attrs.def are written as the printer would. */
#include "ir/attrs.h"

#include "ir/const_text.h"
#include "ir/graph.h"
#include "ir/print.h"
#include "ir/scan.h"

static const int64_t MAX_SPLAT_BYTES = 1 << 20; /* of a tensor in an attribute */

/* --- Printing ----------------------------------------------------------------------------------------------------- */

static void print_ints(const etch_ints *list, etch_strbuf *out)
{
    if (list->n < 0) {
        etch__strbuf_add(out, "all");
        return;
    }
    etch__strbuf_add(out, "[");
    for (int i = 0; i < list->n; i++)
        etch__strbuf_addf(out, i ? ", %lld" : "%lld", (long long)list->at[i]);
    etch__strbuf_add(out, "]");
}

static void print_dims(const etch_dims *dims, const etch_dim_list *list, etch_strbuf *out)
{
    etch__strbuf_add(out, "[");
    for (int i = 0; i < list->n; i++) {
        etch__strbuf_add(out, i ? ", " : "");
        etch__dim_print(dims, list->at[i], out);
    }
    etch__strbuf_add(out, "]");
}

static void print_tensor(const etch_tensor *t, etch_strbuf *out)
{
    etch__strbuf_addf(out, "%s[", etch_dtype_name(t->dtype));
    for (int i = 0; i < t->rank; i++)
        etch__strbuf_addf(out, i ? ", %lld" : "%lld", (long long)t->dims[i]);
    etch__strbuf_add(out, "] ");
    etch__const_print(t, out);
}

/* Each line of a graph further in than the statement it is part of. Strings have no line ends inside. */
static void print_graphs(const etch_graph_list *list, etch_strbuf *out)
{
    etch_strbuf text;
    etch__strbuf_init(&text, out->alloc);
    etch__strbuf_add(out, "[");
    for (int i = 0; i < list->n; i++) {
        etch__strbuf_clear(&text);
        if (etch__graph_print(list->at[i], &text) != ETCH_OK || text.failed) {
            out->failed = true;
            break;
        }
        etch__strbuf_add(out, i ? "," : "");
        for (const char *at = text.at; *at; at += strcspn(at, "\n") + 1)
            etch__strbuf_addf(out, "\n    %.*s", (int)strcspn(at, "\n"), at);
    }
    etch__strbuf_add(out, "]");
    etch__strbuf_fini(&text);
}

static void print_value(etch_attr_kind kind, const void *x, const etch_dims *dims, etch_strbuf *out)
{
    switch (kind) {
    case ETCH_ATTR_i64: etch__strbuf_addf(out, "%lld", (long long)*(const int64_t *)x); break;
    case ETCH_ATTR_b8: etch__strbuf_add(out, *(const bool *)x ? "true" : "false"); break;
    case ETCH_ATTR_f64: etch__strbuf_add_f64(out, *(const double *)x); break;
    case ETCH_ATTR_dtype: etch__strbuf_add(out, etch_dtype_name(*(const etch_dtype *)x)); break;
    case ETCH_ATTR_ints: print_ints(x, out); break;
    case ETCH_ATTR_dims: print_dims(dims, x, out); break;
    case ETCH_ATTR_str: etch__strbuf_add_quoted(out, *(const char *const *)x, strlen(*(const char *const *)x)); break;
    case ETCH_ATTR_tensor: print_tensor(*(etch_tensor *const *)x, out); break;
    case ETCH_ATTR_graphs: print_graphs(x, out); break;
    case ETCH_ATTR_callback: {
        const char *name = (*(etch_callback *const *)x)->name;
        etch__strbuf_add_quoted(out, name, strlen(name));
        break;
    }
    }
}

void etch__attrs_print(const etch_attr_set *s, const void *a, const etch_dims *dims, etch_strbuf *out)
{
    for (int i = 0; i < s->n_fields; i++) {
        const etch_attr_field *f = &s->fields[i];
        size_t before = out->n;
        etch__strbuf_addf(out, " %s=", f->name);
        size_t value = out->n;
        print_value((etch_attr_kind)f->kind, (const char *)a + f->offset, dims, out);
        if (out->failed || !f->default_text || strcmp(out->at + value, f->default_text) != 0)
            continue;
        out->n = before;
        out->at[before] = '\0';
    }
}

/* --- Reading ------------------------------------------------------------------------------------------------------ */

/* The items of a list [a, b, c] one by one; `n` in all are left at *items in the graph's memory. */
static etch_status parse_list(etch_graph *g, const char **at, bool of_dims, const int64_t **items, int *n)
{
    etch_ctx *cx = g->cx;
    ETCH_VEC(int64_t) list = { 0 };
    etch_status s = ETCH_OK;
    if (!etch__scan_char(at, '['))
        return etch__scan_fail(cx, *at,
                               of_dims ? "a list of sizes, such as [n, 4]" : "a list of integers, such as [0, 1]");
    while (s == ETCH_OK && !etch__scan_char(at, ']')) {
        int64_t x = 0;
        if (list.n > 0 && !etch__scan_char(at, ',')) {
            s = etch__scan_fail(cx, *at, "\",\" or \"]\" in the list");
            break;
        }
        *at = etch__scan_blanks(*at);
        s = of_dims ? etch__dim_parse(cx, g->dims, at, &x) : etch__scan_i64(cx, at, &x);
        if (s == ETCH_OK && !ETCH_VEC_PUSH(&list, cx->alloc, x))
            s = etch__fail_nomem(cx);
    }
    if (s == ETCH_OK && list.n > INT32_MAX)
        s = etch__fail(cx, ETCH_EPARSE, "the list is too long");
    if (s == ETCH_OK) {
        *items = etch__arena_copy(&g->arena, list.at, list.n * sizeof *list.at, _Alignof(int64_t));
        *n = (int)list.n;
        s = *items ? ETCH_OK : etch__fail_nomem(cx);
    }
    ETCH_VEC_FINI(&list, cx->alloc);
    return s;
}

static etch_status parse_bool(etch_ctx *cx, const char **at, bool *out)
{
    *out = etch__scan_word(at, "true");
    return *out || etch__scan_word(at, "false") ? ETCH_OK : etch__scan_fail(cx, *at, "true or false");
}

static etch_status parse_dtype(etch_ctx *cx, const char **at, etch_dtype *out)
{
    char name[32];
    *at = etch__scan_blanks(*at);
    size_t n = etch__scan_name(*at, false);
    if (n == 0 || n >= sizeof name)
        return etch__scan_fail(cx, *at, "a dtype, such as f32");
    memcpy(name, *at, n);
    name[n] = '\0';
    if (!etch_dtype_from_name(name, out))
        return etch__scan_fail(cx, *at, "a dtype, such as f32");
    *at += n;
    return ETCH_OK;
}

static etch_status parse_str(etch_graph *g, const char **at, const char **out)
{
    etch_ctx *cx = g->cx;
    const char *begin = *at;
    etch_strbuf text;
    etch__strbuf_init(&text, cx->alloc);
    etch_status s = etch__scan_string(cx, at, &text);
    if (s == ETCH_OK && strlen(text.at) != text.n) {
        *at = begin;
        s = etch__fail(cx, ETCH_EPARSE, "a string attribute cannot hold \\x00");
    }
    if (s == ETCH_OK && !(*out = etch__arena_strndup(&g->arena, text.at, text.n)))
        s = etch__fail_nomem(cx);
    etch__strbuf_fini(&text);
    return s;
}

/* The graph keeps the tensor. */
static etch_status parse_tensor(etch_graph *g, const char **at, etch_tensor **out)
{
    const etch_type *t;
    const char *begin = *at;
    int64_t budget = MAX_SPLAT_BYTES;
    ETCH_TRY(etch__type_parse(g, at, &t));
    bool is_constant = etch__type_is_tensor(t) && t->rank >= 0;
    for (int i = 0; i < t->rank && is_constant; i++)
        is_constant = etch__dim_is_const(t->dims[i]);
    if (!is_constant) {
        *at = begin;
        return etch__fail(g->cx, ETCH_EPARSE, "a tensor attribute has a type with constant sizes");
    }
    if (!ETCH_VEC_RESERVE(&g->tensors, g->cx->alloc, 1))
        return etch__fail_nomem(g->cx);
    ETCH_TRY(etch__const_parse(g->cx, at, (etch_dtype)t->dtype, t->rank, t->dims, &budget, out));
    g->tensors.at[g->tensors.n++] = *out;
    return ETCH_OK;
}

/* The graph keeps the callback, of which text knows the name alone. */
static etch_status parse_callback(etch_graph *g, const char **at, etch_callback **out)
{
    const char *name;
    ETCH_TRY(parse_str(g, at, &name));
    if (!ETCH_VEC_RESERVE(&g->callbacks, g->cx->alloc, 1))
        return etch__fail_nomem(g->cx);
    ETCH_TRY(etch__callback_named(g->cx, name, strlen(name), out));
    g->callbacks.at[g->callbacks.n++] = *out;
    return ETCH_OK;
}

etch_status etch__attrs_parse_field(etch_graph *g, const etch_attr_set *s, int i, const char **at, void *a)
{
    const etch_attr_field *f = &s->fields[i];
    void *x = (char *)a + f->offset;
    switch ((etch_attr_kind)f->kind) {
    case ETCH_ATTR_i64: return etch__scan_i64(g->cx, at, x);
    case ETCH_ATTR_b8: return parse_bool(g->cx, at, x);
    case ETCH_ATTR_f64: return etch__scan_f64(g->cx, at, x);
    case ETCH_ATTR_dtype: return parse_dtype(g->cx, at, x);
    case ETCH_ATTR_ints:
        if (etch__scan_word(at, "all")) {
            *(etch_ints *)x = ETCH_ALL_AXES;
            return ETCH_OK;
        }
        return parse_list(g, at, false, &((etch_ints *)x)->at, &((etch_ints *)x)->n);
    case ETCH_ATTR_graphs: return etch__scan_fail(g->cx, *at, "an attribute without graphs");
    case ETCH_ATTR_dims: return parse_list(g, at, true, &((etch_dim_list *)x)->at, &((etch_dim_list *)x)->n);
    case ETCH_ATTR_str: return parse_str(g, at, x);
    case ETCH_ATTR_tensor: return parse_tensor(g, at, x);
    case ETCH_ATTR_callback: return parse_callback(g, at, x);
    }
    ETCH_ASSERT(false, "attribute of kind %d", f->kind);
}

etch_status etch__attrs_defaults(etch_graph *g, const etch_attr_set *s, void *a, uint32_t *missing)
{
    *missing = 0;
    memset(a, 0, s->bytes);
    for (int i = 0; i < s->n_fields; i++) {
        const char *text = s->fields[i].default_text;
        if (text)
            ETCH_TRY(etch__attrs_parse_field(g, s, i, &text, a));
        else
            *missing |= 1u << i;
    }
    return ETCH_OK;
}
