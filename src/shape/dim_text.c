/* Dims as text: printer and parser.
 *
 *     sum      = product { ("+" | "-") product }
 *     product  = factor { ("*" | "//" | "%") factor }              from left to right
 *     factor   = "-" factor | number | name | "(" sum ")" | ("min" | "max" | "bcast") "(" sum "," sum { "," sum } ")"
 *
 * The parser computes as it reads. The printer writes no powers (n*n) and puts n//2 and n%2 into parentheses wherever
 * they are factors, so that what it writes means the same read from left to right: parsing it gives back the form.
 *
 * Must stay true: the text of a form has no more parentheses inside parentheses than the form's depth says, so that
 * the parser's limit, which is the same, never refuses what was printed. */
#include "shape/dim_inside.h"

#include <stdio.h>

/* --- Printer -------------------------------------------------------------------------------------------------- */

static bool is_infix(const etch_atom *x) { return x->op != ETCH_ATOM_SYMBOL && !etch__dim_rules[x->op].is_function; }

static void print_atom(const etch_dims *t, uint32_t atom, etch_strbuf *out);

/* d to the left or right of // or %. A product may stand to the left as it is. */
static void print_operand(const etch_dims *t, etch_dim d, bool is_left, etch_strbuf *out)
{
    bool is_plain;
    if (etch__dim_is_const(d))
        is_plain = d >= 0;
    else {
        const etch_form *f = etch__form(t, d);
        is_plain = f->atom != ETCH_ATOM_NONE ? !is_infix(&t->atoms.at[f->atom])
                                             : is_left && f->n == 1 && f->at[0].coef > 0;
    }
    etch__strbuf_add(out, is_plain ? "" : "(");
    etch__dim_print(t, d, out);
    etch__strbuf_add(out, is_plain ? "" : ")");
}

static void print_atom(const etch_dims *t, uint32_t atom, etch_strbuf *out)
{
    const etch_atom *x = &t->atoms.at[atom];
    if (x->op == ETCH_ATOM_SYMBOL) {
        bool has_name = x->symbol < t->symbols.n; /* not yet, for one whose making ran out of memory */
        etch__strbuf_add(out, has_name ? t->symbols.at[x->symbol].name : "?");
        return;
    }
    const etch_dim_rule *rule = &etch__dim_rules[x->op];
    if (!rule->is_function) {
        print_operand(t, x->args[0], true, out);
        etch__strbuf_add(out, rule->text);
        print_operand(t, x->args[1], false, out);
        return;
    }
    for (uint32_t i = 0; i < x->n_args; i++) {
        etch__strbuf_add(out, i == 0 ? rule->text : "");
        etch__strbuf_add(out, i == 0 ? "(" : ", ");
        etch__dim_print(t, x->args[i], out);
    }
    etch__strbuf_add(out, ")");
}

static void print_mono(const etch_dims *t, const etch_mono *m, bool has_factor_before, etch_strbuf *out)
{
    bool is_alone = !has_factor_before && m->degree == 1;
    for (uint32_t i = 0; i < m->n; i++) {
        bool needs_parentheses = !is_alone && is_infix(&t->atoms.at[m->at[i].atom]);
        for (uint32_t k = 0; k < m->at[i].power; k++) {
            etch__strbuf_add(out, has_factor_before || i > 0 || k > 0 ? "*" : "");
            etch__strbuf_add(out, needs_parentheses ? "(" : "");
            print_atom(t, m->at[i].atom, out);
            etch__strbuf_add(out, needs_parentheses ? ")" : "");
        }
    }
}

void etch__dim_print(const etch_dims *t, etch_dim d, etch_strbuf *out)
{
    if (d == ETCH_DIM_FAILED || etch__dim_is_const(d)) {
        if (d == ETCH_DIM_FAILED)
            etch__strbuf_add(out, "<failed>");
        else
            etch__strbuf_addf(out, "%lld", (long long)d);
        return;
    }
    const etch_form *f = etch__form(t, d);
    for (uint32_t i = 0; i < f->n; i++) {
        etch_term term = f->at[i];
        const etch_mono *m = &t->monos.at[term.mono];
        bool is_negative = term.coef < 0;
        int64_t size = is_negative ? -term.coef : term.coef;
        etch__strbuf_add(out, i == 0 ? (is_negative ? "-" : "") : is_negative ? " - " : " + ");
        bool has_number = size != 1 || m->degree == 0;
        if (has_number)
            etch__strbuf_addf(out, "%lld", (long long)size);
        /* A leading "-n//2" would be read as (-n)//2. */
        bool needs_parentheses = i == 0 && is_negative && !has_number && m->is_infix;
        etch__strbuf_add(out, needs_parentheses ? "(" : "");
        print_mono(t, m, has_number, out);
        etch__strbuf_add(out, needs_parentheses ? ")" : "");
    }
}

/* --- Parser --------------------------------------------------------------------------------------------------- */

typedef struct parser {
    etch_ctx *cx;
    etch_dims *t;
    const char *at;
    int depth; /* open parentheses */
} parser;

static etch_status parse_sum(parser *p, etch_dim *out);

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

static const char *skip_blanks(const char *s)
{
    while (*s == ' ' || *s == '\t')
        s++;
    return s;
}

/* What stands at `s`, in words. */
static void describe(const char *s, char *out, size_t n_out)
{
    enum { SHOWN = 20 };
    size_t n = 1;
    if (is_letter(*s) || is_digit(*s))
        while (n < SHOWN && (is_letter(s[n]) || is_digit(s[n])))
            n++;
    if (*s == '\0')
        snprintf(out, n_out, "the end of the text");
    else if (*s == '\n')
        snprintf(out, n_out, "the end of the line");
    else if (*s < ' ' || *s > '~')
        snprintf(out, n_out, "the byte 0x%02x", (unsigned)(unsigned char)*s);
    else
        snprintf(out, n_out, "'%.*s'", (int)n, s);
}

static etch_status fail_at(parser *p, const char *s, const char *expected)
{
    char found[64];
    describe(s, found, sizeof found);
    p->at = s;
    return etch__fail(p->cx, ETCH_EPARSE, "found %s, expected %s", found, expected);
}

static etch_status parse_number(parser *p, etch_dim *out)
{
    const char *s = p->at;
    int64_t x = 0;
    for (; is_digit(*s); s++)
        if (ETCH_MUL_OVERFLOWS(x, 10, &x) || ETCH_ADD_OVERFLOWS(x, *s - '0', &x) || x > ETCH_DIM_MAX) {
            int n = 0;
            while (n < 40 && is_digit(p->at[n]))
                n++;
            return etch__fail(p->cx, ETCH_EPARSE, "found the number %.*s%s, expected one of at most %lld", n, p->at,
                              is_digit(p->at[n]) ? "..." : "", (long long)ETCH_DIM_MAX);
        }
    if (is_letter(*s))
        return fail_at(p, s, "an operator or the end of the size after a number");
    p->at = s;
    *out = x;
    return ETCH_OK;
}

static etch_status enter(parser *p)
{
    if (p->depth == ETCH_DIM_MAX_DEPTH)
        return etch__fail(p->cx, ETCH_EPARSE, "found parentheses nested deeper than %d", ETCH_DIM_MAX_DEPTH);
    p->depth++;
    p->at++;
    return ETCH_OK;
}

static etch_status leave(parser *p, const char *expected)
{
    const char *s = skip_blanks(p->at);
    if (*s != ')')
        return fail_at(p, s, expected);
    p->at = s + 1;
    p->depth--;
    return ETCH_OK;
}

static etch_status built(parser *p, const char *where, etch_dim d, etch_dim *out)
{
    if (d == ETCH_DIM_FAILED) {
        p->at = where;
        return p->cx->status != ETCH_OK ? p->cx->status : ETCH_EINVAL;
    }
    *out = d;
    return ETCH_OK;
}

static etch_status parse_function(parser *p, const char *name, size_t n, etch_dim *out)
{
    const etch_dim_rule *rule = NULL;
    for (int op = 0; op < ETCH_N_DIM_OPS && !rule; op++) {
        const etch_dim_rule *r = &etch__dim_rules[op];
        if (r->is_function && strlen(r->text) == n && memcmp(r->text, name, n) == 0)
            rule = r;
    }
    if (!rule)
        return fail_at(p, name, "min, max or bcast before '('");
    ETCH_TRY(enter(p));
    etch_dim d, next;
    ETCH_TRY(parse_sum(p, &d));
    p->at = skip_blanks(p->at);
    if (*p->at != ',')
        return fail_at(p, p->at, "',': min, max and bcast take two sizes or more");
    while (*p->at == ',') {
        p->at++;
        ETCH_TRY(parse_sum(p, &next));
        ETCH_TRY(built(p, name, rule->build(p->cx, p->t, d, next), &d));
        p->at = skip_blanks(p->at);
    }
    ETCH_TRY(leave(p, "',' or ')'"));
    *out = d;
    return ETCH_OK;
}

static etch_status parse_name(parser *p, etch_dim *out)
{
    const char *name = p->at;
    size_t n = 0;
    while (is_letter(name[n]) || is_digit(name[n]))
        n++;
    const char *after = skip_blanks(name + n);
    if (*after == '(') {
        p->at = after;
        return parse_function(p, name, n, out);
    }
    p->at = name + n;
    return built(p, name, etch__dim_symbol(p->cx, p->t, name, n), out);
}

static etch_status parse_factor(parser *p, etch_dim *out)
{
    bool is_negative = false;
    const char *start = p->at = skip_blanks(p->at);
    while (*p->at == '-') { /* a loop: a million of them need no stack */
        is_negative = !is_negative;
        p->at = skip_blanks(p->at + 1);
    }
    etch_dim d = 0;
    if (*p->at == '(') {
        ETCH_TRY(enter(p));
        ETCH_TRY(parse_sum(p, &d));
        ETCH_TRY(leave(p, "')' or an operator"));
    } else if (is_digit(*p->at))
        ETCH_TRY(parse_number(p, &d));
    else if (is_letter(*p->at))
        ETCH_TRY(parse_name(p, &d));
    else
        return fail_at(p, p->at, "a number, a name, '-' or '('");
    return is_negative ? built(p, start, etch__dim_sub(p->cx, p->t, 0, d), out) : built(p, start, d, out);
}

static etch_status parse_product(parser *p, etch_dim *out)
{
    etch_dim d, next, result;
    ETCH_TRY(parse_factor(p, &d));
    for (;;) {
        const char *op = skip_blanks(p->at);
        bool is_division = op[0] == '/' && op[1] == '/';
        if (op[0] == '/' && !is_division)
            return fail_at(p, op, "'//' for a division");
        if (*op != '*' && *op != '%' && !is_division)
            break;
        p->at = op + (is_division ? 2 : 1);
        ETCH_TRY(parse_factor(p, &next));
        if (*op == '*')
            result = etch__dim_mul(p->cx, p->t, d, next);
        else if (*op == '%')
            result = etch__dim_mod(p->cx, p->t, d, next);
        else
            result = etch__dim_floordiv(p->cx, p->t, d, next);
        ETCH_TRY(built(p, op, result, &d));
    }
    *out = d;
    return ETCH_OK;
}

static etch_status parse_sum(parser *p, etch_dim *out)
{
    etch_dim d, next;
    ETCH_TRY(parse_product(p, &d));
    for (;;) {
        const char *op = skip_blanks(p->at);
        if (*op != '+' && *op != '-')
            break;
        p->at = op + 1;
        ETCH_TRY(parse_product(p, &next));
        next = *op == '+' ? etch__dim_add(p->cx, p->t, d, next) : etch__dim_sub(p->cx, p->t, d, next);
        ETCH_TRY(built(p, op, next, &d));
    }
    *out = d;
    return ETCH_OK;
}

etch_status etch__dim_parse(etch_ctx *cx, etch_dims *t, const char **at, etch_dim *out)
{
    parser p = { cx, t, *at, 0 };
    etch_dim d;
    etch_status s = parse_sum(&p, &d);
    *at = p.at;
    if (s == ETCH_OK)
        *out = d;
    return s;
}
