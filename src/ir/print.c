/* The printer. Inputs keep their names; all other values are numbered in the order of the text, so that a graph
 * printed, parsed and printed again is the same text.
 *
 * Symbols are numbered in the order in which they are made, and the terms of sizes are written in that order. The
 * parser makes the symbols of the `where` clause first and then those of the inputs as they come up. Where that
 * would give another order than this graph has, the clause lists all symbols of the inputs, also those that have
 * nothing to say. */
#include "ir/print.h"

#include "ir/const_text.h"
#include "ir/constant.h"
#include "ir/node.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct printer {
    const etch_graph *g;
    etch_strbuf *out;
    uint32_t *number;         /* by value, once it is printed */
    etch_val *order;          /* the nodes, region by region, each in order */
    uint32_t *first_of;       /* by region: where its nodes begin in `order`; one more at the end */
    const uint32_t *reserved; /* numbers that are names of inputs, ascending */
    uint32_t n_reserved, next;
    bool is_raw; /* values are printed as their indices */
} printer;

static void add(printer *p, const char *s) { etch__strbuf_add(p->out, s); }

/* --- Values ------------------------------------------------------------------------------------------------------- */

static bool is_input(const etch_graph *g, etch_val v)
{
    return etch__node(g, v)->region == 0 && etch__is(g, v, ETCH_IS_PARAM);
}

static void print_value(printer *p, etch_val v)
{
    if (!p->is_raw && is_input(p->g, v)) {
        add(p, "%");
        add(p, p->g->input_names.at[etch__node(p->g, v)->which]);
        return;
    }
    /* Digits by hand: this is most of what a large graph prints, and printf takes longer than all the rest. */
    char text[16], *s = text + sizeof text;
    uint32_t x = p->is_raw ? v : p->number[v];
    do
        *--s = (char)('0' + x % 10);
    while ((x /= 10));
    *--s = '%';
    etch__strbuf_addn(p->out, s, (size_t)(text + sizeof text - s));
}

static void print_values(printer *p, const etch_val *v, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        add(p, i ? ", " : " ");
        print_value(p, v[i]);
    }
}

static void assign_number(printer *p, etch_val v)
{
    while (p->n_reserved && *p->reserved <= p->next) {
        p->next += *p->reserved == p->next;
        p->reserved++;
        p->n_reserved--;
    }
    p->number[v] = p->next++;
}

static int compare_u32(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Is the name what a number would be printed as? */
static bool is_number(const char *name, uint32_t *out)
{
    char text[16];
    *out = (uint32_t)strtoul(name, NULL, 10);
    snprintf(text, sizeof text, "%u", *out);
    return strcmp(text, name) == 0;
}

/* --- Nodes -------------------------------------------------------------------------------------------------------- */

static void print_type(printer *p, etch_val v) { etch__type_print(p->g->dims, etch__type_of(p->g, v), p->out); }

static void print_sizes(printer *p, etch_val v)
{
    const etch_attrs_sizes *attrs = etch__node(p->g, v)->attrs;
    bool is_list = etch__type_of(p->g, v)->rank == 1;
    add(p, is_list ? " [" : " ");
    for (int i = 0; i < attrs->sizes.n; i++) {
        add(p, i ? ", " : "");
        etch__dim_print(p->g->dims, attrs->sizes.at[i], p->out);
    }
    add(p, is_list ? "]" : "");
}

static void print_region(printer *p, etch_region_id id, int depth);

static void print_node(printer *p, etch_val v, int depth, bool with_regions)
{
    const etch_graph *g = p->g;
    const etch_node *n = etch__node(g, v);
    const etch_op_info *info = &etch__ops[n->op];
    for (uint32_t i = 0; i < n->n_results; i++) {
        if (!p->is_raw)
            assign_number(p, etch__result(v, i));
        add(p, i ? ", " : "");
        print_value(p, etch__result(v, i));
    }
    add(p, " = ");
    add(p, info->name);
    if (info->attrs->n_fields && !n->attrs) {
        add(p, " <no attributes>"); /* for the verifier, which says so */
    } else if (info->structure == ETCH_IS_CONST) {
        add(p, " ");
        etch__const_print(((const etch_attrs_const *)n->attrs)->value, p->out);
    } else if (info->structure == ETCH_IS_SIZES) {
        print_sizes(p, v);
    } else {
        print_values(p, n->in, n->n_in);
        if (info->attrs->n_fields)
            etch__attrs_print(info->attrs, n->attrs, g->dims, p->out);
    }
    for (uint32_t r = 0; with_regions && r < n->n_regions; r++)
        print_region(p, n->first_region + r, depth);
    for (uint32_t i = 0; i < n->n_results; i++) {
        add(p, i ? ", " : " : ");
        print_type(p, etch__result(v, i));
    }
}

static void indent(printer *p, int depth)
{
    for (int i = 0; i < depth; i++)
        add(p, "  ");
}

static void print_body(printer *p, etch_region_id id, int depth, const char *last)
{
    const etch_region *r = &p->g->regions.at[id];
    for (uint32_t i = p->first_of[id]; i < p->first_of[id + 1]; i++) {
        indent(p, depth);
        print_node(p, p->order[i], depth, true);
        add(p, "\n");
    }
    indent(p, depth);
    add(p, last);
    print_values(p, r->results.at, r->results.n);
    add(p, "\n");
}

static void print_region(printer *p, etch_region_id id, int depth)
{
    const etch_region *r = &p->g->regions.at[id];
    add(p, " (");
    for (size_t i = 0; i < r->params.n; i++) {
        add(p, i ? ", " : "");
        assign_number(p, r->params.at[i]);
        print_value(p, r->params.at[i]);
        add(p, ": ");
        print_type(p, r->params.at[i]);
    }
    add(p, ") {\n");
    print_body(p, id, depth + 1, "yield");
    indent(p, depth);
    add(p, "}");
}

/* --- Sizes that something is known about -------------------------------------------------------------------------- */

typedef struct symbol_list {
    ETCH_VEC(etch_symbol) at;
    const etch_allocator *alloc;
    uint8_t *seen; /* by symbol */
    bool failed;
} symbol_list;

static void list_symbol(void *user, etch_symbol s)
{
    symbol_list *l = user;
    if (l->seen[s])
        return;
    l->seen[s] = 1;
    l->failed |= !ETCH_VEC_PUSH(&l->at, l->alloc, s);
}

static bool is_open(etch_dim_range r) { return r.hi >= ETCH_DIM_MAX - ETCH_DIM_MAX % r.divisor; }
static bool says_nothing(etch_dim_range r) { return r.lo == 0 && is_open(r) && r.divisor == 1; }

static void list_type_symbols(const etch_graph *g, const etch_type *t, symbol_list *l)
{
    for (; t; t = t->of)
        for (int i = 0; i < t->rank; i++)
            etch__dim_symbols(g->dims, t->dims[i], list_symbol, l);
}

static void print_range(printer *p, etch_symbol s)
{
    etch_dim_range r = etch__symbol_range(p->g->dims, s);
    add(p, etch__symbol_name(p->g->dims, s));
    if (says_nothing(r))
        return;
    etch__strbuf_addf(p->out, ": %lld..", (long long)r.lo);
    if (!is_open(r))
        etch__strbuf_addf(p->out, "%lld", (long long)r.hi);
    if (r.divisor != 1)
        etch__strbuf_addf(p->out, " %% %lld", (long long)r.divisor);
}

/* Would the parser, which makes the symbols that say something first, number them as they are? */
static bool keeps_order(const etch_graph *g, const etch_symbol *by_appearance, size_t n)
{
    int64_t last = -1;
    for (size_t i = 0; i < n; i++)
        if (!says_nothing(etch__symbol_range(g->dims, by_appearance[i])) && (int64_t)by_appearance[i] > last)
            last = by_appearance[i];
    for (size_t i = 0; i < n; i++) {
        if (!says_nothing(etch__symbol_range(g->dims, by_appearance[i])))
            continue;
        if ((int64_t)by_appearance[i] < last)
            return false;
        last = by_appearance[i];
    }
    return true;
}

static etch_status print_where(printer *p)
{
    const etch_graph *g = p->g;
    const etch_region *top = &g->regions.at[0];
    uint32_t n_symbols = etch__dims_n_symbols(g->dims);
    symbol_list l = { .alloc = p->out->alloc };
    l.seen = etch__alloc_zeroed(l.alloc, n_symbols);
    l.failed = !l.seen;
    for (size_t i = 0; !l.failed && i < top->params.n; i++)
        list_type_symbols(g, etch__type_of(g, top->params.at[i]), &l);
    bool has_printed = false;
    if (!l.failed && l.at.n) {
        bool all = !keeps_order(g, l.at.at, l.at.n);
        qsort(l.at.at, l.at.n, sizeof *l.at.at, compare_u32);
        for (size_t i = 0; i < l.at.n; i++) {
            if (!all && says_nothing(etch__symbol_range(g->dims, l.at.at[i])))
                continue;
            add(p, has_printed ? ", " : " where ");
            print_range(p, l.at.at[i]);
            has_printed = true;
        }
    }
    ETCH_VEC_FINI(&l.at, l.alloc);
    etch__free(l.alloc, l.seen, n_symbols);
    return l.failed ? ETCH_ENOMEM : ETCH_OK;
}

/* --- The function ------------------------------------------------------------------------------------------------- */

/* A node that stands in the text as a line of its own. */
static bool is_line(const etch_graph *g, etch_val v)
{
    return v != 0 && !etch__is(g, v, ETCH_IS_PARAM) && !etch__is(g, v, ETCH_IS_RESULT);
}

static void sort_by_region(printer *p)
{
    const etch_graph *g = p->g;
    for (etch_val v = 0; v < g->nodes.n; v++)
        if (is_line(g, v))
            p->first_of[g->nodes.at[v].region + 1]++;
    for (size_t r = 0; r < g->regions.n; r++)
        p->first_of[r + 1] += p->first_of[r];
    uint32_t n_lines = p->first_of[g->regions.n];
    for (etch_val v = (etch_val)g->nodes.n; v-- > 0;)
        if (is_line(g, v))
            p->order[--p->first_of[g->nodes.at[v].region + 1]] = v;
    /* Each entry was counted down to the begin of its region's nodes: move them back to their places. */
    for (size_t r = 0; r < g->regions.n; r++)
        p->first_of[r] = p->first_of[r + 1];
    p->first_of[g->regions.n] = n_lines;
}

static etch_status print_function(printer *p)
{
    const etch_graph *g = p->g;
    const etch_region *top = &g->regions.at[0];
    add(p, "func @");
    if (etch__is_value_name(g->name, strlen(g->name)))
        add(p, g->name);
    else
        etch__strbuf_add_quoted(p->out, g->name, strlen(g->name));
    add(p, "(");
    for (size_t i = 0; i < top->params.n; i++) {
        add(p, i ? ", " : "");
        print_value(p, top->params.at[i]);
        add(p, ": ");
        print_type(p, top->params.at[i]);
    }
    add(p, ") -> (");
    for (size_t i = 0; i < top->results.n; i++) {
        add(p, i ? ", " : "");
        print_type(p, top->results.at[i]);
    }
    add(p, ")");
    ETCH_TRY(print_where(p));
    add(p, " {\n");
    print_body(p, 0, 1, "return");
    add(p, "}\n");
    return p->out->failed ? ETCH_ENOMEM : ETCH_OK;
}

etch_status etch__graph_print(etch_graph *g, etch_strbuf *out)
{
    etch_arena memory; /* not the context's: a graph inside another may be another context's */
    etch__arena_init(&memory, out->alloc, 1024);
    printer p = { .g = g, .out = out };
    p.number = ETCH_ARENA_ARRAY(&memory, uint32_t, g->nodes.n);
    p.order = ETCH_ARENA_ARRAY(&memory, etch_val, g->nodes.n);
    p.first_of = ETCH_ARENA_ARRAY(&memory, uint32_t, g->regions.n + 1);
    uint32_t *reserved = ETCH_ARENA_ARRAY(&memory, uint32_t, g->input_names.n + 1);
    etch_status s = ETCH_OK;
    if (p.number && p.order && p.first_of && reserved) {
        memset(p.first_of, 0, (g->regions.n + 1) * sizeof *p.first_of);
        memset(p.number, 0, g->nodes.n * sizeof *p.number);
        sort_by_region(&p);
        for (size_t i = 0; i < g->input_names.n; i++)
            p.n_reserved += is_number(g->input_names.at[i], &reserved[p.n_reserved]);
        qsort(reserved, p.n_reserved, sizeof *reserved, compare_u32);
        p.reserved = reserved;
        s = print_function(&p);
    } else {
        s = ETCH_ENOMEM;
    }
    etch__arena_fini(&memory);
    return s;
}

void etch__node_print(const etch_graph *g, etch_val v, etch_strbuf *out)
{
    printer p = { .g = g, .out = out, .is_raw = true };
    print_node(&p, v, 0, false);
}

/* --- Public ------------------------------------------------------------------------------------------------------- */

etch_status etch_graph_print(etch_graph *g, FILE *to)
{
    etch_ctx *cx = g->cx;
    etch_strbuf text;
    ETCH_ENTER(cx);
    if (!to)
        return etch__fail(cx, ETCH_EINVAL, "print: no file to write to");
    etch__strbuf_init(&text, cx->alloc);
    etch_status s = etch__graph_print(g, &text);
    if (s != ETCH_OK)
        s = etch__fail_nomem(cx);
    else if (fwrite(text.at, 1, text.n, to) != text.n)
        s = etch__fail(cx, ETCH_EIO, "print: the file could not be written");
    etch__strbuf_fini(&text);
    return s;
}

etch_status etch_graph_text(etch_graph *g, char **out)
{
    etch_ctx *cx = g->cx;
    etch_strbuf text;
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "text: no place for the result");
    etch__strbuf_init(&text, cx->alloc);
    etch_status s = etch__graph_print(g, &text);
    if (s != ETCH_OK || !(*out = etch__strbuf_malloc(&text)))
        s = etch__fail_nomem(cx);
    etch__strbuf_fini(&text);
    return s;
}
