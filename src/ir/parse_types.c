/* Types in the parser: those of results, which must be what is inferred, and the sizes in them.
 *
 * A node that defines sizes (nonzero, a slice with bounds that are computed) gets symbols with names of its own
 * choice. The text may call them otherwise. So the inferred types are printed and read side by side with the text,
 * word by word; where one has such a symbol and the other a name, the symbol takes that name. Whatever else
 * differs is found when the types are compared. A symbol that took a name which the text wants for another,
 * because the text never mentions it, gives it up. */
#include "ir/parser.h"

#include "ir/scan.h"

#include <stdio.h>

etch_status etch__parse_type(etch_parser *p, const etch_type **out)
{
    p->at = etch__scan_blanks(p->at);
    return etch__type_parse(p->g, &p->at, out);
}

/* --- What is known about symbols ---------------------------------------------------------------------------------- */

static etch_status extend_symbols(etch_parser *p)
{
    uint32_t n = etch__dims_n_symbols(p->g->dims);
    if (p->symbols.n >= n)
        return ETCH_OK;
    if (!ETCH_VEC_RESERVE(&p->symbols, p->cx->alloc, n - p->symbols.n))
        return etch__fail_nomem(p->cx);
    memset(p->symbols.at + p->symbols.n, 0, n - p->symbols.n);
    p->symbols.n = n;
    return ETCH_OK;
}

etch_status etch__bind_defined_symbols(etch_parser *p, size_t first_def)
{
    const etch_graph *g = p->g;
    if (first_def >= g->symbol_defs.n)
        return ETCH_OK;
    ETCH_TRY(extend_symbols(p));
    for (size_t i = first_def; i < g->symbol_defs.n; i++)
        p->symbols.at[g->symbol_defs.at[i].symbol] |= ETCH_SYMBOL_BOUND;
    return ETCH_OK;
}

typedef struct search {
    const uint8_t *symbols;
    bool found;
    etch_symbol unbound;
} search;

static void find_unbound(void *user, etch_symbol s)
{
    search *f = user;
    if (f->symbols[s] & ETCH_SYMBOL_BOUND)
        return;
    f->found = true;
    f->unbound = s;
}

etch_status etch__check_bound(etch_parser *p, const char *at, etch_dim d)
{
    if (etch__dim_is_const(d))
        return ETCH_OK;
    ETCH_TRY(extend_symbols(p));
    search f = { .symbols = p->symbols.at };
    etch__dim_symbols(p->g->dims, d, find_unbound, &f);
    if (!f.found)
        return ETCH_OK;
    return etch__parser_fail(p, at, "nothing before this gives the size %s its value",
                             etch__symbol_name(p->g->dims, f.unbound));
}

/* Sizes of an input, or of what a handle among the inputs holds. */
static void bind_type(etch_parser *p, const etch_type *t)
{
    for (; t; t = t->of) {
        for (int a = 0; a < t->rank; a++) {
            etch_symbol s;
            int64_t scale, offset;
            if (etch__dim_is_linear(p->g->dims, t->dims[a], &s, &scale, &offset))
                p->symbols.at[s] |= ETCH_SYMBOL_BOUND;
        }
    }
}

etch_status etch__bind_input_symbols(etch_parser *p)
{
    const etch_graph *g = p->g;
    const etch_region *top = &g->regions.at[0];
    ETCH_TRY(extend_symbols(p));
    for (size_t s = 0; s < p->symbols.n; s++)
        p->symbols.at[s] |= ETCH_SYMBOL_NAMED;
    for (size_t i = 0; i < top->params.n; i++)
        bind_type(p, etch__type_of(g, top->params.at[i]));
    search f = { .symbols = p->symbols.at };
    for (size_t i = 0; i < top->params.n; i++)
        for (const etch_type *t = etch__type_of(g, top->params.at[i]); t; t = t->of)
            for (int a = 0; a < t->rank; a++)
                etch__dim_symbols(g->dims, t->dims[a], find_unbound, &f);
    if (!f.found)
        return ETCH_OK;
    return etch__parser_fail(p, p->at, "no input has the size %s by itself, so its value cannot be found",
                             etch__symbol_name(g->dims, f.unbound));
}

/* --- where -------------------------------------------------------------------------------------------------------- */

static etch_status parse_range(etch_parser *p, etch_dim_range *r)
{
    p->at = etch__scan_blanks(p->at);
    if (*p->at != '%') {
        if (*p->at != '.')
            ETCH_TRY(etch__scan_i64(p->cx, &p->at, &r->lo));
        p->at = etch__scan_blanks(p->at);
        if (strncmp(p->at, "..", 2) != 0)
            return etch__parser_expected(p, "a range, such as 1..1024 or 1..");
        p->at = etch__scan_blanks(p->at + 2);
        if (*p->at >= '0' && *p->at <= '9')
            ETCH_TRY(etch__scan_i64(p->cx, &p->at, &r->hi));
    }
    if (etch__scan_char(&p->at, '%'))
        ETCH_TRY(etch__scan_i64(p->cx, &p->at, &r->divisor));
    return ETCH_OK;
}

etch_status etch__parse_where(etch_parser *p)
{
    do {
        etch_dim_range r = { 0, ETCH_DIM_MAX, 1 };
        const char *name = p->at = etch__scan_blanks(p->at);
        size_t n = etch__scan_name(name, false);
        if (n == 0)
            return etch__parser_expected(p, "the name of a size");
        etch_dim d = etch__dim_symbol(p->cx, p->g->dims, name, n);
        etch_symbol s;
        if (!etch__dim_is_symbol(p->g->dims, d, &s))
            return p->cx->status;
        p->at += n;
        if (!etch__scan_char(&p->at, ':'))
            continue;
        ETCH_TRY(parse_range(p, &r));
        const char *end = p->at;
        p->at = name;
        ETCH_TRY(etch__symbol_constrain(p->cx, p->g->dims, s, r));
        p->at = end;
    } while (etch__scan_char(&p->at, ','));
    return ETCH_OK;
}

/* --- Names for symbols of a node ---------------------------------------------------------------------------------- */

typedef struct renaming {
    etch_symbol symbol;
    const char *was, *name;
    size_t n;
} renaming;

typedef ETCH_VEC(renaming) renamings;

/* The next word (a name or a number) or other character; its length, 0 at the end. */
static size_t next_word(const char **at)
{
    *at = etch__scan_blanks(*at);
    size_t n = etch__scan_name(*at, false);
    return n ? n : **at != '\0';
}

static bool is_name(const char *s) { return (*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z') || *s == '_'; }

/* The symbol among those defined from first_def on that has this name now. */
static bool find_new_symbol(const etch_graph *g, size_t first_def, const char *name, size_t n, etch_symbol *out)
{
    for (size_t i = first_def; i < g->symbol_defs.n; i++) {
        const char *other = etch__symbol_name(g->dims, g->symbol_defs.at[i].symbol);
        if (strncmp(other, name, n) == 0 && other[n] == '\0') {
            *out = g->symbol_defs.at[i].symbol;
            return true;
        }
    }
    return false;
}

static bool is_listed(const renamings *list, etch_symbol s)
{
    for (size_t i = 0; i < list->n; i++)
        if (list->at[i].symbol == s)
            return true;
    return false;
}

/* Reads `printed` and the text at *at side by side. False where they differ in more than names of new symbols. */
static etch_status compare_words(etch_parser *p, const char *printed, const char **at, size_t first_def,
                                 renamings *list, bool *same)
{
    size_t n;
    for (*same = true; (n = next_word(&printed)); printed += n) {
        size_t n_text = next_word(at);
        etch_symbol s;
        if (is_name(printed) && find_new_symbol(p->g, first_def, printed, n, &s)) {
            *same = n_text > 0 && is_name(*at);
            renaming r = { s, etch__symbol_name(p->g->dims, s), *at, n_text };
            if (*same && !is_listed(list, s) && !ETCH_VEC_PUSH(list, p->cx->alloc, r))
                return etch__fail_nomem(p->cx);
        } else {
            *same = n == n_text && memcmp(printed, *at, n) == 0;
        }
        if (!*same)
            return ETCH_OK;
        *at += n_text;
    }
    return ETCH_OK;
}

static etch_status collect_names(etch_parser *p, const etch_val *v, int n, size_t first_def, renamings *list)
{
    const char *at = p->at;
    etch_strbuf printed;
    etch_status s = ETCH_OK;
    bool same = true;
    etch__strbuf_init(&printed, p->cx->alloc);
    for (int i = 0; s == ETCH_OK && same && i < n; i++) {
        etch__strbuf_clear(&printed);
        etch__strbuf_add(&printed, i ? ", " : "");
        etch__type_print(p->g->dims, etch__type_of(p->g, v[i]), &printed);
        s = printed.failed ? etch__fail_nomem(p->cx) : compare_words(p, printed.at, &at, first_def, list, &same);
    }
    etch__strbuf_fini(&printed);
    return s;
}

/* A name for a symbol that the text never mentions, or that is on its way to another. */
static etch_status rename_aside(etch_parser *p, etch_symbol s)
{
    for (uint32_t i = etch__dims_n_symbols(p->g->dims);; i++) {
        char name[24];
        int n = snprintf(name, sizeof name, "u%u", i);
        etch_status status = etch__symbol_rename(p->cx, p->g->dims, s, name, (size_t)n);
        if (status != ETCH_EINVAL) /* else it is taken */
            return status;
    }
}

static etch_status rename_to(etch_parser *p, const renaming *r)
{
    etch_dims *dims = p->g->dims;
    etch_status s = etch__symbol_rename(p->cx, dims, r->symbol, r->name, r->n);
    if (s != ETCH_EINVAL)
        return s;
    etch_symbol other;
    etch_dim d = etch__dim_symbol(p->cx, dims, r->name, r->n);
    if (!etch__dim_is_symbol(dims, d, &other))
        return p->cx->status;
    if (p->symbols.at[other] & ETCH_SYMBOL_NAMED) {
        /* Two sizes of one name: the types will not be equal. Meanwhile the symbol should be called what it was. */
        s = etch__symbol_rename(p->cx, dims, r->symbol, r->was, strlen(r->was));
        return s == ETCH_EINVAL ? ETCH_OK : s;
    }
    ETCH_TRY(rename_aside(p, other));
    return etch__symbol_rename(p->cx, dims, r->symbol, r->name, r->n);
}

static etch_status apply_names(etch_parser *p, const renamings *list)
{
    ETCH_TRY(extend_symbols(p));
    for (size_t i = 0; i < list->n; i++) {
        const renaming *r = &list->at[i];
        bool keeps = strncmp(r->was, r->name, r->n) == 0 && r->was[r->n] == '\0';
        if (!keeps)
            ETCH_TRY(rename_aside(p, r->symbol)); /* names may go round in a circle */
    }
    for (size_t i = 0; i < list->n; i++) {
        ETCH_TRY(rename_to(p, &list->at[i]));
        p->symbols.at[list->at[i].symbol] |= ETCH_SYMBOL_NAMED;
    }
    etch_error_clear(p->cx); /* of names that were taken */
    return ETCH_OK;
}

static etch_status rename_symbols(etch_parser *p, const etch_val *v, int n, size_t first_def)
{
    renamings list = { 0 };
    etch_status s = collect_names(p, v, n, first_def, &list);
    if (s == ETCH_OK)
        s = apply_names(p, &list);
    ETCH_VEC_FINI(&list, p->cx->alloc);
    return s;
}

/* --- Types of results --------------------------------------------------------------------------------------------- */

etch_status etch__parse_same_types(etch_parser *p, const etch_val *v, int n, const char *whose)
{
    etch_graph *g = p->g;
    for (int i = 0;; i++) {
        const etch_type *given;
        const char *begin = etch__scan_blanks(p->at);
        ETCH_TRY(etch__parse_type(p, &given));
        if (i >= n)
            return etch__parser_fail(p, begin, "a type too many: %s %d value%s", whose, n, n == 1 ? "" : "s");
        const etch_type *is = etch__type_of(g, v[i]);
        if (given != is) {
            etch_arena_mark mark = etch__arena_mark(&p->cx->scratch);
            etch_status s = etch__parser_fail(p, begin, "the type given is %s, but %s %s", etch__type_str(g, given),
                                              whose, etch__type_str(g, is));
            etch__arena_reset(&p->cx->scratch, mark);
            return s;
        }
        if (!etch__scan_char(&p->at, ',')) {
            if (i + 1 < n)
                return etch__parser_fail(p, begin, "%d type%s, but %s %d values", i + 1, i ? "s" : "", whose, n);
            return ETCH_OK;
        }
    }
}

etch_status etch__parse_result_types(etch_parser *p, const etch_val *v, int n, size_t first_def)
{
    if (!etch__scan_char(&p->at, ':'))
        return ETCH_OK;
    if (p->g->symbol_defs.n > first_def)
        ETCH_TRY(rename_symbols(p, v, n, first_def));
    return etch__parse_same_types(p, v, n, "the node has");
}
