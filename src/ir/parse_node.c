/* Statements: "%y = op %x, ... name=value ... (params) { region } : types". */
#include "ir/const_text.h"
#include "ir/infer.h"
#include "ir/parser.h"
#include "ir/scan.h"

/* --- Names of values ---------------------------------------------------------------------------------------------- */

static etch_text_name *find_name(etch_parser *p, const char *name, size_t n)
{
    uint64_t hash = etch__hash_bytes(0, name, n);
    for (etch_index_probe at = etch__index_first(&p->name_index, hash); at.found;
         at = etch__index_next(&p->name_index, at)) {
        etch_text_name *other = &p->names.at[at.value];
        if (other->n == n && memcmp(other->at, name, n) == 0)
            return other;
    }
    return NULL;
}

static int shown(size_t n) { return n > 80 ? 80 : (int)n; }

etch_status etch__parser_define(etch_parser *p, const char *name, size_t n, etch_val v)
{
    const etch_text_name *other = find_name(p, name, n);
    if (other) {
        uint32_t line, column;
        etch__source_place(&p->source, other->at, &line, &column);
        return etch__parser_fail(p, name - 1, "%%%.*s is defined already, on line %u", shown(n), name, line);
    }
    etch_text_name entry = { name, n, v };
    bool ok = ETCH_VEC_RESERVE(&p->names, p->cx->alloc, 1) &&
              etch__index_add(&p->name_index, p->cx->alloc, etch__hash_bytes(0, name, n), (uint32_t)p->names.n);
    if (!ok)
        return etch__fail_nomem(p->cx);
    p->names.at[p->names.n++] = entry;
    return ETCH_OK;
}

/* Names from `n` on are not visible any more. */
static void forget_names(etch_parser *p, size_t n)
{
    while (p->names.n > n) {
        const etch_text_name *last = &p->names.at[--p->names.n];
        etch__index_remove(&p->name_index, etch__hash_bytes(0, last->at, last->n), (uint32_t)p->names.n);
    }
}

etch_status etch__parser_read_name(etch_parser *p, const char **name, size_t *n)
{
    ETCH_TRY(etch__parser_expect_char(p, '%', "a value, %name"));
    *n = etch__scan_name(p->at, true);
    if (*n == 0)
        return etch__parser_expected(p, "a name after \"%\"");
    *name = p->at;
    p->at += *n;
    return ETCH_OK;
}

/* "%a, %b", or nothing; pushed on the stack of values. */
static etch_status read_values(etch_parser *p)
{
    p->at = etch__scan_blanks(p->at);
    if (*p->at != '%')
        return ETCH_OK;
    do {
        const char *name = "";
        size_t n = 0;
        ETCH_TRY(etch__parser_read_name(p, &name, &n));
        const etch_text_name *found = find_name(p, name, n);
        if (!found)
            return etch__parser_fail(p, name - 1, "%%%.*s is not defined before this place", shown(n), name);
        if (!ETCH_VEC_PUSH(&p->values, p->cx->alloc, found->val))
            return etch__fail_nomem(p->cx);
    } while (etch__scan_char(&p->at, ','));
    return ETCH_OK;
}

/* --- Attributes --------------------------------------------------------------------------------------------------- */

/* "sum has axes (all), keepdims (false)", for messages. */
static etch_status fail_attr(etch_parser *p, const char *at, const etch_op_info *info, const char *what,
                             const char *name, size_t n)
{
    etch_strbuf list;
    etch__strbuf_init(&list, p->cx->alloc);
    for (int i = 0; i < info->attrs->n_fields; i++) {
        const etch_attr_field *f = &info->attrs->fields[i];
        etch__strbuf_addf(&list, "%s%s", i ? ", " : "", f->name);
        if (f->default_text)
            etch__strbuf_addf(&list, " (%s if not given)", f->default_text);
    }
    etch_status s = etch__parser_fail(p, at, "%s: attribute \"%.*s\" %s; it has %s", info->name, shown(n), name, what,
                                      list.n ? list.at : "none");
    etch__strbuf_fini(&list);
    return s;
}

static int find_field(const etch_attr_set *set, const char *name, size_t n)
{
    for (int i = 0; i < set->n_fields; i++)
        if (strncmp(set->fields[i].name, name, n) == 0 && set->fields[i].name[n] == '\0')
            return i;
    return -1;
}

static etch_status read_attrs(etch_parser *p, const char *op_at, const etch_op_info *info, void *attrs)
{
    const etch_attr_set *set = info->attrs;
    uint32_t given = 0, missing;
    ETCH_TRY(etch__attrs_defaults(p->g, set, attrs, &missing));
    for (;;) {
        const char *name = p->at = etch__scan_blanks(p->at);
        size_t n = etch__scan_name(name, false);
        const char *after = etch__scan_blanks(name + n);
        if (n == 0 || *after != '=')
            break;
        int i = find_field(set, name, n);
        if (i < 0)
            return fail_attr(p, name, info, "is unknown", name, n);
        if (given >> i & 1u)
            return fail_attr(p, name, info, "is given twice", name, n);
        p->at = after + 1;
        if (set->fields[i].kind == ETCH_ATTR_graphs)
            ETCH_TRY(etch__parse_graphs(p, (etch_graph_list *)((char *)attrs + set->fields[i].offset)));
        else
            ETCH_TRY(etch__attrs_parse_field(p->g, set, i, &p->at, attrs));
        given |= 1u << i;
    }
    missing &= ~given;
    for (int i = 0; i < set->n_fields; i++)
        if (missing >> i & 1u)
            return fail_attr(p, op_at, info, "is missing", set->fields[i].name, strlen(set->fields[i].name));
    return ETCH_OK;
}

/* --- Statements --------------------------------------------------------------------------------------------------- */

typedef struct statement {
    const char *op_at;
    etch_op op;
    const etch_op_info *info;
    size_t first_left, first_value, first_def; /* where its names, operands and definitions begin */
    etch_val out[ETCH_MAX_RESULTS];
    int n_out;
} statement;

static int n_names(const etch_parser *p, const statement *s) { return (int)(p->lefts.n - s->first_left); }

/* The builder's error sticks; the op is to blame. */
static etch_status fail_built(etch_parser *p, const statement *s)
{
    p->at = s->op_at;
    return p->cx->status;
}

static etch_status check_n_results(etch_parser *p, const statement *s, int n)
{
    const char *results = s->info->results;
    if (n == n_names(p, s))
        return ETCH_OK;
    return etch__parser_fail(p, p->lefts.at[s->first_left].at - 1, "%s has %d result%s (%s), but there %s %d name%s",
                             s->info->name, n, n == 1 ? "" : "s", results, n_names(p, s) == 1 ? "is" : "are",
                             n_names(p, s), n_names(p, s) == 1 ? "" : "s");
}

static etch_status build_const(etch_parser *p, statement *s)
{
    const char *literal = p->at;
    const etch_type *t;
    ETCH_TRY(etch__const_skip(p->cx, &p->at));
    ETCH_TRY(etch__parser_expect_char(p, ':', "\":\" and the constant's type"));
    const char *type_at = etch__scan_blanks(p->at);
    ETCH_TRY(etch__parse_type(p, &t));
    const char *end = p->at;
    bool is_constant = etch__type_is_tensor(t) && t->rank >= 0;
    for (int i = 0; is_constant && i < t->rank; i++)
        is_constant = etch__dim_is_const(t->dims[i]);
    if (!is_constant)
        return etch__parser_fail(p, type_at, "the type of a constant is a tensor with constant sizes");
    etch_tensor *value = NULL;
    p->at = literal;
    ETCH_TRY(etch__const_parse(p->cx, &p->at, (etch_dtype)t->dtype, t->rank, t->dims, &p->splat_bytes, &value));
    s->out[0] = etch__build_const(p->g, value);
    etch_tensor_release(&value);
    p->at = end;
    return s->out[0] ? ETCH_OK : fail_built(p, s);
}

static etch_status read_size(etch_parser *p, etch_dim *dims, int *n)
{
    const char *begin = p->at = etch__scan_blanks(p->at);
    if (*n == ETCH_MAX_KNOWN)
        return etch__parser_fail(p, begin, "a list of sizes has at most %d", ETCH_MAX_KNOWN);
    ETCH_TRY(etch__dim_parse(p->cx, p->g->dims, &p->at, &dims[*n]));
    return etch__check_bound(p, begin, dims[(*n)++]);
}

static etch_status build_sizes(etch_parser *p, statement *s)
{
    etch_dim dims[ETCH_MAX_KNOWN];
    const etch_type *t;
    int n = 0;
    bool is_list = etch__scan_char(&p->at, '[');
    if (!is_list) {
        ETCH_TRY(read_size(p, dims, &n));
    } else if (!etch__scan_char(&p->at, ']')) {
        do
            ETCH_TRY(read_size(p, dims, &n));
        while (etch__scan_char(&p->at, ','));
        ETCH_TRY(etch__parser_expect_char(p, ']', "\",\" or \"]\" in the list of sizes"));
    }
    ETCH_TRY(etch__parser_expect_char(p, ':', "\":\" and the type of the sizes"));
    const char *type_at = etch__scan_blanks(p->at);
    ETCH_TRY(etch__parse_type(p, &t));
    bool fits = etch__type_is_tensor(t) && (t->dtype == ETCH_I32 || t->dtype == ETCH_I64) &&
                t->rank == (is_list ? 1 : 0) && (!is_list || t->dims[0] == n);
    if (!fits)
        return etch__parser_fail(p, type_at, "the type of %d size%s is %s", n, n == 1 ? "" : "s",
                                 is_list ? "i32[n] or i64[n] with their number n" : "i32[] or i64[]");
    s->out[0] = etch__build_sizes(p->g, (etch_dtype)t->dtype, t->rank, dims, n);
    return s->out[0] ? ETCH_OK : fail_built(p, s);
}

static etch_status read_params(etch_parser *p)
{
    bool is_first = true;
    ETCH_TRY(etch__parser_expect_char(p, '(', "\"(\" and the region's parameters"));
    while (!etch__scan_char(&p->at, ')')) {
        const char *name = "";
        size_t n = 0;
        const etch_type *t;
        if (!is_first)
            ETCH_TRY(etch__parser_expect_char(p, ',', "\",\" or \")\" in the list of parameters"));
        is_first = false;
        ETCH_TRY(etch__parser_read_name(p, &name, &n));
        ETCH_TRY(etch__parser_expect_char(p, ':', "\":\" and the type of the parameter"));
        ETCH_TRY(etch__parse_type(p, &t));
        etch_val v = etch__region_param(p->g, t);
        if (!v)
            return p->cx->status;
        ETCH_TRY(etch__parser_define(p, name, n, v));
    }
    return ETCH_OK;
}

static etch_status build_owner(etch_parser *p, statement *s)
{
    etch_graph *g = p->g;
    size_t n_visible = p->names.n, first_result;
    uint32_t place = g->loc;
    etch_region_id region;
    p->at = etch__scan_blanks(p->at);
    ETCH_TRY(etch__region_begin(g, &region));
    ETCH_TRY(read_params(p));
    ETCH_TRY(etch__parser_expect_char(p, '{', "\"{\" and the region's nodes"));
    first_result = p->values.n;
    bool no_folds = g->no_folds;
    g->no_folds |= s->info->structure ==
                   ETCH_IS_KERNEL; /* a kernel has what it says: folded, it might yield what it was given */
    ETCH_TRY(etch__parse_body(p, "yield"));
    g->no_folds = no_folds;
    ETCH_TRY(etch__region_end(g, p->values.at + first_result, (int)(p->values.n - first_result)));
    ETCH_TRY(etch__parser_expect_char(p, '}', "\"}\" after the yielded values"));
    p->values.n = first_result;
    forget_names(p, n_visible);
    g->loc = place;
    s->out[0] = etch__build_region_node(g, s->op, p->values.at + s->first_value, (int)(first_result - s->first_value),
                                        NULL, region, 1);
    if (!s->out[0])
        return fail_built(p, s);
    s->n_out = etch__node(g, s->out[0])->n_results;
    for (int i = 1; i < s->n_out; i++)
        s->out[i] = etch__result(s->out[0], (uint32_t)i);
    return ETCH_OK;
}

static etch_status build_op(etch_parser *p, statement *s)
{
    void *attrs = etch__arena_alloc(&p->cx->scratch, s->info->attrs->bytes, _Alignof(max_align_t));
    if (!attrs)
        return etch__fail_nomem(p->cx);
    ETCH_TRY(read_attrs(p, s->op_at, s->info, attrs));
    if (s->info->n_out > 0)
        ETCH_TRY(check_n_results(p, s, s->info->n_out));
    int n_in = (int)(p->values.n - s->first_value);
    s->n_out = etch__build_n(p->g, s->op, p->values.at + s->first_value, n_in, attrs, s->out);
    return s->n_out ? ETCH_OK : fail_built(p, s);
}

static etch_status read_op(etch_parser *p, statement *s)
{
    const char *nearest = NULL;
    s->op_at = p->at = etch__scan_blanks(p->at);
    size_t n = etch__scan_name(p->at, false);
    if (n == 0)
        return etch__parser_expected(p, "the name of an op");
    if (!etch__op_find(p->at, n, &s->op, &nearest)) {
        if (nearest)
            return etch__parser_fail(p, p->at, "there is no op \"%.*s\"; the nearest is \"%s\"", shown(n), p->at,
                                     nearest);
        return etch__parser_fail(p, p->at, "there is no op \"%.*s\"", shown(n), p->at);
    }
    s->info = &etch__ops[s->op];
    p->at += n;
    return ETCH_OK;
}

/* The left side: "%a, %b =". */
static etch_status read_lefts(etch_parser *p)
{
    do {
        etch_text_name left = { 0 };
        ETCH_TRY(etch__parser_read_name(p, &left.at, &left.n));
        if (!ETCH_VEC_PUSH(&p->lefts, p->cx->alloc, left))
            return etch__fail_nomem(p->cx);
    } while (etch__scan_char(&p->at, ','));
    return etch__parser_expect_char(p, '=', "\",\" or \"=\" after the name of a result");
}

static etch_status note_place(etch_parser *p, const char *at)
{
    etch_loc loc = { .file = p->file };
    etch__source_place(&p->source, at, &loc.line, &loc.column);
    if (!ETCH_VEC_PUSH(&p->g->locs, p->cx->alloc, loc))
        return etch__fail_nomem(p->cx);
    p->g->loc = (uint32_t)(p->g->locs.n - 1);
    return ETCH_OK;
}

static etch_status build_statement(etch_parser *p, statement *s)
{
    switch ((etch_structure)s->info->structure) {
    case ETCH_IS_FAILED:
    case ETCH_IS_RESULT:
    case ETCH_IS_PARAM: return etch__parser_fail(p, s->op_at, "%s is not written as a node", s->info->name);
    case ETCH_IS_CONST: return build_const(p, s);
    case ETCH_IS_SIZES: return build_sizes(p, s);
    case ETCH_IS_CALL:
    case ETCH_IS_KERNEL: ETCH_TRY(read_values(p)); return build_owner(p, s);
    case ETCH_NOT_STRUCTURE: ETCH_TRY(read_values(p)); return build_op(p, s);
    }
    return ETCH_OK;
}

static etch_status parse_statement(etch_parser *p)
{
    statement s = { .info = etch__ops, .first_left = p->lefts.n, .first_value = p->values.n, .n_out = 1 };
    ETCH_TRY(read_lefts(p));
    ETCH_TRY(read_op(p, &s));
    ETCH_TRY(note_place(p, s.op_at));
    s.first_def = p->g->symbol_defs.n;
    ETCH_TRY(build_statement(p, &s));
    ETCH_TRY(check_n_results(p, &s, s.n_out));
    /* Symbols that nodes of a region define have their names from there. */
    bool has_region = s.info->structure == ETCH_IS_CALL || s.info->structure == ETCH_IS_KERNEL;
    if (has_region || s.info->structure == ETCH_NOT_STRUCTURE)
        ETCH_TRY(etch__parse_result_types(p, s.out, s.n_out, has_region ? p->g->symbol_defs.n : s.first_def));
    ETCH_TRY(etch__bind_defined_symbols(p, s.first_def));
    for (int i = 0; i < s.n_out; i++) {
        const etch_text_name left = p->lefts.at[s.first_left + (size_t)i];
        ETCH_TRY(etch__parser_define(p, left.at, left.n, s.out[i]));
    }
    p->lefts.n = s.first_left;
    p->values.n = s.first_value;
    return ETCH_OK;
}

etch_status etch__parse_body(etch_parser *p, const char *last)
{
    for (;;) {
        p->at = etch__scan_blanks(p->at);
        if (etch__scan_word(&p->at, last))
            return read_values(p);
        if (*p->at != '%')
            return etch__parser_expected(p, *last == 'r' ? "a node, %name = op ..., or return"
                                                         : "a node, %name = op ..., or yield");
        etch_arena_mark mark = etch__arena_mark(&p->cx->scratch);
        etch_status s = parse_statement(p);
        etch__arena_reset(&p->cx->scratch, mark);
        ETCH_TRY(s);
    }
}
