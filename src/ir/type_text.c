/* Types as text: f32[b, 784], i64[], f32[...] of unknown rank, variable<f32[n]>, generator<>.
 *
 * "?" stands for a size without a name when a type is read; it becomes a symbol called _0, _1, ..., which prints and
 * reads back as any other. */
#include "ir/type.h"

#include "ir/graph.h"

#include <stdio.h>

enum { MAX_HANDLE_DEPTH = 16 };

void etch__type_print(const etch_dims *dims, const etch_type *t, etch_strbuf *out)
{
    int n_open = 0;
    for (; t && t->kind == ETCH_TYPE_HANDLE; t = t->of, n_open++) {
        etch__strbuf_add(out, t->domain);
        etch__strbuf_add(out, "<");
    }
    if (t && t->kind == ETCH_TYPE_NONE) {
        etch__strbuf_add(out, "none");
    } else if (t) {
        etch__strbuf_add(out, etch_dtype_name((etch_dtype)t->dtype));
        etch__strbuf_add(out, t->rank < 0 ? "[..." : "[");
        for (int i = 0; i < t->rank; i++) {
            if (i > 0)
                etch__strbuf_add(out, ", ");
            etch__dim_print(dims, t->dims[i], out);
        }
        etch__strbuf_add(out, "]");
    }
    while (n_open-- > 0)
        etch__strbuf_add(out, ">");
}

/* The builder's text in scratch. A message should come out even when memory is short, if a poorer one. */
static const char *to_scratch(etch_ctx *cx, etch_strbuf *b)
{
    const char *text = b->failed ? NULL : etch__arena_strndup(&cx->scratch, b->at, b->n);
    etch__strbuf_fini(b);
    return text ? text : "?";
}

const char *etch__type_text(etch_ctx *cx, const etch_dims *dims, const etch_type *t)
{
    etch_strbuf b;
    etch__strbuf_init(&b, cx->alloc);
    etch__type_print(dims, t, &b);
    return to_scratch(cx, &b);
}

const char *etch__type_str(etch_graph *g, const etch_type *t) { return etch__type_text(g->cx, g->dims, t); }

const char *etch__dim_str(etch_graph *g, etch_dim d)
{
    etch_strbuf b;
    etch__strbuf_init(&b, g->cx->alloc);
    etch__dim_print(g->dims, d, &b);
    return to_scratch(g->cx, &b);
}

/* --- Reading ------------------------------------------------------------------------------------------------------ */

static void skip_space(const char **at)
{
    while (**at == ' ' || **at == '\t' || **at == '\n' || **at == '\r')
        ++*at;
}

static bool is_name_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* A symbol for "?" with the first name _0, _1, ... that is not taken. */
static etch_dim unnamed_size(etch_graph *g)
{
    etch_dim d = etch__dim_fresh(g->cx, g->dims);
    etch_symbol s;
    if (!etch__dim_is_symbol(g->dims, d, &s))
        return ETCH_DIM_FAILED;
    for (;; g->n_unnamed++) {
        char name[24];
        int n = snprintf(name, sizeof name, "_%u", g->n_unnamed);
        etch_status status = etch__symbol_rename(g->cx, g->dims, s, name, (size_t)n);
        if (status == ETCH_OK)
            break;
        if (status != ETCH_EINVAL)
            return ETCH_DIM_FAILED;
    }
    g->n_unnamed++;
    return d;
}

static etch_status parse_dim(etch_graph *g, const char **at, etch_dim *out)
{
    const char *begin = *at;
    if (**at == '?') {
        ++*at;
        *out = unnamed_size(g);
        return *out == ETCH_DIM_FAILED ? g->cx->status : ETCH_OK;
    }
    ETCH_TRY(etch__dim_parse(g->cx, g->dims, at, out));
    if (etch__dim_is_const(*out) && *out < 0) {
        *at = begin;
        return etch__fail(g->cx, ETCH_EPARSE, "a size cannot be negative: %lld", (long long)*out);
    }
    return ETCH_OK;
}

static etch_status parse_tensor(etch_graph *g, const char **at, etch_dtype dtype, const etch_type **out)
{
    etch_dim dims[ETCH_MAX_RANK];
    int rank = 0;
    ++*at; /* [ */
    skip_space(at);
    if (strncmp(*at, "...", 3) == 0) {
        *at += 3;
        rank = ETCH_RANK_UNKNOWN;
        skip_space(at);
    } else {
        while (**at != ']') {
            if (rank == ETCH_MAX_RANK)
                return etch__fail(g->cx, ETCH_EPARSE, "a tensor has at most %d axes", ETCH_MAX_RANK);
            ETCH_TRY(parse_dim(g, at, &dims[rank]));
            rank++;
            skip_space(at);
            if (**at != ',')
                break;
            ++*at;
            skip_space(at);
            if (**at == ']')
                return etch__fail(g->cx, ETCH_EPARSE, "expected a size after \",\"");
        }
    }
    if (**at != ']')
        return etch__fail(g->cx, ETCH_EPARSE, "expected \",\" or \"]\" in the sizes of a type");
    ++*at;
    *out = etch__type_tensor(g, dtype, rank, dims);
    return *out ? ETCH_OK : g->cx->status;
}

static etch_status parse_type(etch_graph *g, const char **at, const etch_type **out, int depth)
{
    char name[64];
    size_t n = 0;
    skip_space(at);
    const char *begin = *at;
    while (is_name_char(begin[n]))
        n++;
    if (n == 0 || n >= sizeof name)
        return etch__fail(g->cx, ETCH_EPARSE, "expected a type, such as f32[n, 3]");
    memcpy(name, begin, n);
    name[n] = '\0';
    *at = begin + n;
    skip_space(at);
    if (**at == '<') {
        if (depth == MAX_HANDLE_DEPTH)
            return etch__fail(g->cx, ETCH_EPARSE, "handles of handles are nested more than %d deep", MAX_HANDLE_DEPTH);
        ++*at;
        skip_space(at);
        const etch_type *of = NULL;
        if (**at != '>')
            ETCH_TRY(parse_type(g, at, &of, depth + 1));
        skip_space(at);
        if (**at != '>')
            return etch__fail(g->cx, ETCH_EPARSE, "expected \">\" after what %s holds", name);
        ++*at;
        *out = etch__type_handle(g, name, of);
        return *out ? ETCH_OK : g->cx->status;
    }
    etch_dtype dtype;
    if (!etch_dtype_from_name(name, &dtype)) {
        *at = begin;
        return etch__fail(g->cx, ETCH_EPARSE, "there is no dtype \"%s\"", name);
    }
    if (**at != '[')
        return etch__fail(g->cx, ETCH_EPARSE, "expected \"[\" after %s: a scalar is %s[]", name, name);
    return parse_tensor(g, at, dtype, out);
}

etch_status etch__type_parse(etch_graph *g, const char **at, const etch_type **out)
{
    return parse_type(g, at, out, 0);
}
