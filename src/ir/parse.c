/* The parser's top: the function's header, its body, its returned types, and the errors' places.
 *
 * The header is looked through ahead for its `where` clause, because what is known about sizes must be known
 * before the types of the inputs use them; the types that it says are returned are read last, since they may speak
 * of sizes that the body defines. docs/ir.md has the grammar. */
#include "ir/parse.h"

#include "ir/parser.h"
#include "ir/scan.h"

static const int64_t MAX_SPLAT_BYTES = INT64_C(1)
                                       << 28; /* of all splats in a text: a few bytes should not ask for all memory */

etch_status etch__parser_fail(etch_parser *p, const char *at, const char *fmt, ...)
{
    etch_strbuf text;
    etch__strbuf_init(&text, p->cx->alloc);
    va_list args;
    va_start(args, fmt);
    etch__strbuf_addv(&text, fmt, args);
    va_end(args);
    p->at = at;
    etch_status s = text.failed ? etch__fail_nomem(p->cx) : etch__fail(p->cx, ETCH_EPARSE, "%s", text.at);
    etch__strbuf_fini(&text);
    return s;
}

etch_status etch__parser_expected(etch_parser *p, const char *what)
{
    p->at = etch__scan_blanks(p->at);
    return etch__scan_fail(p->cx, p->at, what);
}

etch_status etch__parser_expect_char(etch_parser *p, char c, const char *what)
{
    return etch__scan_char(&p->at, c) ? ETCH_OK : etch__parser_expected(p, what);
}

/* --- Header ------------------------------------------------------------------------------------------------------- */

typedef struct header {
    const char *where;    /* the clause, past the word, or NULL */
    const char *where_at; /* the word itself */
    const char *where_end;
    const char *brace;   /* that opens the body */
    const char *returns; /* past "->", or NULL */
} header;

/* Finds where the parts of the header are; it ends at "{", and a clause is outside of all brackets. */
static etch_status look_ahead(etch_parser *p, header *h)
{
    const char *s = p->at;
    int depth = 0;
    for (;;) {
        s = etch__scan_blanks(s);
        if (*s == '{')
            break;
        if (*s == '\0' || *s == '}' || *s == '"') {
            p->at = s;
            return etch__parser_expected(p, "\"{\", which opens the body");
        }
        size_t n = etch__scan_name(s, true);
        if (n == 5 && depth == 0 && !h->where && memcmp(s, "where", 5) == 0) {
            h->where_at = s;
            h->where = s + n;
        }
        depth += *s == '(' || *s == '[';
        depth -= *s == ')' || *s == ']';
        s += n ? n : 1;
    }
    h->brace = s;
    return ETCH_OK;
}

static etch_status parse_name(etch_parser *p, etch_strbuf *name)
{
    if (!etch__scan_word(&p->at, "func"))
        return etch__parser_expected(p, "a function, func @name(...) { ... }");
    ETCH_TRY(etch__parser_expect_char(p, '@', "the name of the function, @name"));
    if (*p->at == '"')
        return etch__scan_string(p->cx, &p->at, name);
    size_t n = etch__scan_name(p->at, true);
    if (n == 0)
        return etch__parser_expected(p, "the name of the function after \"@\"");
    etch__strbuf_addn(name, p->at, n);
    p->at += n;
    return name->failed ? etch__fail_nomem(p->cx) : ETCH_OK;
}

static etch_status parse_input(etch_parser *p)
{
    const char *name = "", *begin = etch__scan_blanks(p->at);
    size_t n = 0;
    const etch_type *t;
    etch_val v;
    ETCH_TRY(etch__parser_read_name(p, &name, &n));
    ETCH_TRY(etch__parser_expect_char(p, ':', "\":\" and the type of the input"));
    ETCH_TRY(etch__parse_type(p, &t));
    const char *end = p->at;
    p->at = begin;
    ETCH_TRY(etch__graph_add_input(p->g, name, n, t, &v));
    ETCH_TRY(etch__parser_define(p, name, n, v));
    p->at = end;
    return ETCH_OK;
}

static etch_status parse_header(etch_parser *p, header *h)
{
    ETCH_TRY(look_ahead(p, h));
    const char *inputs = p->at;
    if (h->where) {
        p->at = h->where;
        ETCH_TRY(etch__parse_where(p));
        h->where_end = p->at = etch__scan_blanks(p->at);
        if (p->at != h->brace)
            return etch__parser_expected(p, "\",\" or \"{\" in the where clause");
        p->at = inputs;
    }
    ETCH_TRY(etch__parser_expect_char(p, '(', "\"(\" and the inputs"));
    bool is_first = true;
    while (!etch__scan_char(&p->at, ')')) {
        if (!is_first)
            ETCH_TRY(etch__parser_expect_char(p, ',', "\",\" or \")\" in the list of inputs"));
        is_first = false;
        ETCH_TRY(parse_input(p));
    }
    ETCH_TRY(etch__bind_input_symbols(p));
    p->at = etch__scan_blanks(p->at);
    const char *rest = h->where ? h->where_at : h->brace;
    if (strncmp(p->at, "->", 2) == 0)
        h->returns = p->at + 2;
    else if (p->at != rest)
        return etch__parser_expected(p, "\"->\", \"where\" or \"{\" after the inputs");
    p->at = h->brace + 1;
    return ETCH_OK;
}

/* The values on the stack are returned. */
static etch_status parse_returned_types(etch_parser *p, const header *h)
{
    if (!h->returns)
        return ETCH_OK;
    p->at = etch__scan_blanks(h->returns);
    const char *rest = h->where ? h->where_at : h->brace;
    bool has_parentheses = etch__scan_char(&p->at, '(');
    p->at = etch__scan_blanks(p->at);
    bool is_empty = has_parentheses && *p->at == ')';
    if (is_empty && p->values.n > 0)
        return etch__parser_fail(p, p->at, "the function returns %zu values, but its type says none", p->values.n);
    if (!is_empty)
        ETCH_TRY(etch__parse_same_types(p, p->values.at, (int)p->values.n, "the function returns"));
    if (has_parentheses)
        ETCH_TRY(etch__parser_expect_char(p, ')', "\")\" after the returned types"));
    p->at = etch__scan_blanks(p->at);
    return p->at == rest ? ETCH_OK : etch__parser_expected(p, "\"where\" or \"{\" after the returned types");
}

/* --- Function and file -------------------------------------------------------------------------------------------- */

static etch_status parse_function(etch_parser *p)
{
    header h = { 0 };
    ETCH_TRY(parse_header(p, &h));
    ETCH_TRY(etch__parse_body(p, "return"));
    for (size_t i = 0; i < p->values.n; i++) {
        etch_graph_output(p->g, p->values.at[i]);
        if (p->cx->sticky)
            return p->cx->status;
    }
    ETCH_TRY(etch__parser_expect_char(p, '}', "\"}\" after the returned values"));
    const char *end = p->at;
    ETCH_TRY(parse_returned_types(p, &h));
    p->at = end;
    return ETCH_OK;
}

static etch_status expect_end(etch_parser *p)
{
    const char *end = p->at = etch__scan_blanks(p->at);
    if (*end == '\0')
        return ETCH_OK;
    if (etch__scan_word(&p->at, "func"))
        return etch__parser_fail(p, end, "a second function: a text holds one at present");
    return etch__parser_expected(p, "the end of the text after the function");
}

/* The function at p->at. */
static etch_status parse_graph(etch_parser *p, bool no_folds)
{
    etch_strbuf name;
    const char *file = p->source.file;
    etch__strbuf_init(&name, p->cx->alloc);
    etch_status s = parse_name(p, &name);
    if (s == ETCH_OK && strlen(name.at) != name.n)
        s = etch__fail(p->cx, ETCH_EPARSE, "the name of a function cannot hold \\x00");
    if (s == ETCH_OK)
        s = etch__graph_new_sharing(p->cx, name.at, NULL, &p->g);
    etch__strbuf_fini(&name);
    if (s != ETCH_OK)
        return s;
    p->g->no_folds = no_folds;
    p->file = etch__arena_strndup(&p->g->arena, file, strlen(file));
    return p->file ? parse_function(p) : etch__fail_nomem(p->cx);
}

static void parser_fini(etch_parser *p)
{
    const etch_allocator *a = p->cx->alloc;
    ETCH_VEC_FINI(&p->names, a);
    ETCH_VEC_FINI(&p->lefts, a);
    ETCH_VEC_FINI(&p->values, a);
    ETCH_VEC_FINI(&p->symbols, a);
    etch__index_fini(&p->name_index, a);
}

/* --- Functions inside nodes --------------------------------------------------------------------------------------- */

enum { MAX_DEPTH = 64, MAX_BODIES = 256 };

/* A parser of its own: names and sizes of the function around are not visible inside. */
static etch_status parse_inner(etch_parser *p, etch_graph **out)
{
    etch_parser inner = { .cx = p->cx,
                          .source = p->source,
                          .at = etch__scan_blanks(p->at),
                          .splat_bytes = p->splat_bytes,
                          .depth = p->depth + 1 };
    *out = NULL;
    if (inner.depth > MAX_DEPTH)
        return etch__parser_fail(p, inner.at, "functions are nested more than %d deep", MAX_DEPTH);
    etch_status s = parse_graph(&inner, p->g->no_folds);
    if (s == ETCH_OK)
        s = etch__graph_finish_body(inner.g);
    p->at = inner.at;
    p->splat_bytes = inner.splat_bytes;
    if (s == ETCH_OK)
        *out = inner.g;
    else
        etch_graph_release(&inner.g);
    parser_fini(&inner);
    return s;
}

etch_status etch__parse_graphs(etch_parser *p, etch_graph_list *out)
{
    etch_graph **list = ETCH_ARENA_ARRAY(&p->g->arena, etch_graph *, MAX_BODIES);
    if (!list)
        return etch__fail_nomem(p->cx);
    *out = (etch_graph_list){ list, 0 };
    ETCH_TRY(etch__parser_expect_char(p, '[', "a list of functions, [func ..., func ...]"));
    while (!etch__scan_char(&p->at, ']')) {
        if (out->n > 0)
            ETCH_TRY(etch__parser_expect_char(p, ',', "\",\" or \"]\" in the list of functions"));
        if (out->n == MAX_BODIES)
            return etch__parser_fail(p, p->at, "more than %d functions", MAX_BODIES);
        if (!ETCH_VEC_RESERVE(&p->g->bodies, p->cx->alloc, 1))
            return etch__fail_nomem(p->cx);
        ETCH_TRY(parse_inner(p, &list[out->n]));
        p->g->bodies.at[p->g->bodies.n++] = list[out->n++];
    }
    return ETCH_OK;
}

/* --- The text --------------------------------------------------------------------------------------------------------- */

/* `copy` is the text with a NUL behind it. */
static etch_status parse_copy(etch_ctx *cx, const char *copy, size_t n, const char *file, bool no_folds,
                              etch_graph **out)
{
    etch_parser p = { .cx = cx, .at = copy, .splat_bytes = MAX_SPLAT_BYTES };
    p.source = (etch_source){ .file = file, .text = copy, .end = copy + n };
    const char *nul = memchr(copy, '\0', n);
    etch_status s;
    if (nul) {
        p.source.end = p.at = nul;
        s = etch__fail(cx, ETCH_EPARSE, "a NUL byte: this is not a text");
    } else {
        s = parse_graph(&p, no_folds);
        if (s == ETCH_OK)
            s = expect_end(&p);
    }
    if (s != ETCH_OK) {
        s = etch__source_fail(cx, &p.source, p.at);
        etch_graph_release(&p.g);
    } else {
        p.g->loc = 0;
        *out = p.g;
    }
    parser_fini(&p);
    return s;
}

etch_status etch__graph_parse(etch_ctx *cx, const char *text, size_t n, const char *file, bool no_folds,
                              etch_graph **out)
{
    char *copy = n < SIZE_MAX ? etch__alloc(cx->alloc, n + 1) : NULL;
    *out = NULL;
    if (!copy)
        return etch__fail_nomem(cx);
    if (n > 0)
        memcpy(copy, text, n);
    copy[n] = '\0';
    etch_status s = parse_copy(cx, copy, n, file ? file : "text", no_folds, out);
    etch__free(cx->alloc, copy, n + 1);
    return s;
}

etch_status etch_graph_parse(etch_ctx *cx, const char *text, size_t n, const char *file, etch_graph **out)
{
    ETCH_ENTER(cx);
    if (!out || (!text && n > 0))
        return etch__fail(cx, ETCH_EINVAL, "parse: %s", out ? "the text is NULL" : "no place for the result");
    return etch__graph_parse(cx, text, n, file, false, out);
}
