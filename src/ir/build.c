/* The builder: checks the operands, infers the types, folds, and finds or adds the node.
 *
 * While a rule infers, it notes symbols and checks at the end of the graph's lists. They are the op's until the
 * fold has been tried; then they leave the lists and come back with the node, or not at all. A fold may build
 * other nodes on its way, with notes of their own behind these.
 *
 * What must stay true: a failed build leaves no node of its own, no definition and no check behind; its error
 * sticks. */
#include "ir/build.h"

#include "ir/node.h"

#include <stdio.h>

/* --- Operands ----------------------------------------------------------------------------------------------------- */

/* "x y" as "x, y". */
static const char *list_names(const char *names, char *text, size_t bytes)
{
    size_t n = 0;
    for (; *names && n + 3 < bytes; names++) {
        if (*names == ' ')
            text[n++] = ',';
        text[n++] = *names;
    }
    text[n] = '\0';
    return text;
}

/* Before the list is looked at. */
static etch_status check_count(etch_ctx *cx, const etch_op_info *info, const etch_val *in, int n_in)
{
    char names[96];
    if (info->n_in < 0 ? n_in > 0 && n_in <= ETCH_MAX_OPERANDS : n_in == info->n_in)
        return in || n_in == 0 ? ETCH_OK
                               : etch__fail(cx, ETCH_EINVAL, "%s: a list of %d operands at NULL", info->name, n_in);
    if (info->n_in < 0 && n_in > 0)
        return etch__fail(cx, ETCH_EINVAL, "%s takes at most %d operands (%s), got %d", info->name, ETCH_MAX_OPERANDS,
                          info->operands, n_in);
    if (info->n_in < 0)
        return etch__fail(cx, ETCH_EINVAL, "%s takes one or more operands (%s), got %d", info->name, info->operands,
                          n_in);
    if (info->n_in == 0)
        return etch__fail(cx, ETCH_EINVAL, "%s takes no operands, got %d", info->name, n_in);
    return etch__fail(cx, ETCH_EINVAL, "%s takes %d operand%s (%s), got %d", info->name, info->n_in,
                      info->n_in > 1 ? "s" : "", list_names(info->operands, names, sizeof names), n_in);
}

etch_status etch__check_visible(etch_graph *g, const char *op, const etch_val *in, int n_in)
{
    for (int i = 0; i < n_in; i++) {
        if (in[i] == 0 || in[i] >= g->nodes.n)
            return etch__fail(g->cx, ETCH_EINVAL, "%s: operand %d (value %u) is no value of this graph", op, i, in[i]);
        etch_region_id r = etch__node(g, in[i])->region;
        if (r != 0 && !etch__region_is_inside(g, g->open, r))
            return etch__fail(g->cx, ETCH_EINVAL, "%s: operand %d (value %u) is inside a region and not visible here",
                              op, i, in[i]);
    }
    return ETCH_OK;
}

/* "float", "number or bool", ... for the classes that an op takes. */
static const char *class_names(int classes, char *text, size_t bytes)
{
    const int ints = ETCH_CLASS_INT | ETCH_CLASS_UINT, numbers = ints | ETCH_CLASS_FLOAT;
    const struct {
        int classes;
        const char *name;
    } names[] = { { numbers, "number" },
                  { ints, "integer" },
                  { ETCH_CLASS_INT, "signed integer" },
                  { ETCH_CLASS_UINT, "unsigned integer" },
                  { ETCH_CLASS_FLOAT, "float" },
                  { ETCH_CLASS_BOOL, "bool" },
                  { ETCH_CLASS_STRING, "string" } };
    size_t n = 0;
    text[0] = '\0';
    for (size_t i = 0; i < ETCH_COUNT_OF(names) && n < bytes; i++) {
        if ((classes & names[i].classes) != names[i].classes)
            continue;
        classes &= ~names[i].classes;
        n += (size_t)snprintf(text + n, bytes - n, "%s%s", n ? " or " : "", names[i].name);
    }
    return text;
}

/* Operands are tensors, and the first is of a class that the op takes. Ops on handles say so by taking no class. */
static etch_status check_types(const etch_infer *q)
{
    const etch_op_info *info = q->info;
    if (info->dtypes == 0)
        return ETCH_OK;
    for (int i = 0; i < q->n_in; i++)
        if (!etch__type_is_tensor(etch__in_type(q, i)))
            return etch__fail(q->cx, ETCH_EDTYPE, "%s: operand %d must be a tensor, is %s", info->name, i,
                              etch__type_str(q->g, etch__in_type(q, i)));
    if (q->n_in == 0 || etch__dtype_is((etch_dtype)etch__in_type(q, 0)->dtype, info->dtypes))
        return ETCH_OK;
    char text[96];
    return etch__fail(q->cx, ETCH_EDTYPE, "%s: %.*s must be %s, is %s", info->name, (int)strcspn(info->operands, " ."),
                      info->operands, class_names(info->dtypes, text, sizeof text),
                      etch__type_str(q->g, etch__in_type(q, 0)));
}

/* --- What inference noted ----------------------------------------------------------------------------------------- */

static void erase_checks(etch_graph *g, size_t first, size_t end)
{
    for (size_t i = end; i < g->checks.n; i++)
        g->checks.at[first + (i - end)] = g->checks.at[i];
    g->checks.n -= end - first;
}

/* What is noted in [first_def, end_def) and [first_check, end_check) leaves the graph for scratch memory. */
static etch_status take_noted(const etch_infer *q, size_t end_def, size_t end_check, etch_noted *out)
{
    etch_graph *g = q->g;
    *out = (etch_noted){ .n_defs = (uint32_t)(end_def - q->first_def),
                         .n_checks = (uint32_t)(end_check - q->first_check) };
    if (!out->n_defs && !out->n_checks)
        return ETCH_OK;
    out->defs = etch__arena_copy(&q->cx->scratch, g->symbol_defs.at + q->first_def, out->n_defs * sizeof *out->defs,
                                 _Alignof(etch_symbol_def));
    out->checks = etch__arena_copy(&q->cx->scratch, g->checks.at + q->first_check, out->n_checks * sizeof *out->checks,
                                   _Alignof(etch_check));
    etch__defs_erase(g, q->first_def, end_def);
    erase_checks(g, q->first_check, end_check);
    return out->defs && out->checks ? ETCH_OK : etch__fail_nomem(q->cx);
}

/* --- Building ----------------------------------------------------------------------------------------------------- */

static void give_results(etch_val v, int n_out, etch_val *out)
{
    for (int i = 0; i < n_out; i++)
        out[i] = etch__result(v, (uint32_t)i);
}

bool etch__is_apart(const etch_infer *q, int n_out)
{
    for (int i = 0; q->g->keeps_apart && i < n_out; i++)
        if (q->out[i]->kind == ETCH_TYPE_TENSOR && etch__dtype_is((etch_dtype)q->out[i]->dtype, ETCH_CLASS_FLOAT))
            return true;
    return false;
}

etch_status etch__build_typed(const etch_infer *q, int n_out, const etch_noted *noted, etch_val *out)
{
    etch_graph *g = q->g;
    etch_new_node n = { .op = q->op,
                        .n_results = (uint8_t)n_out,
                        .n_in = (uint32_t)q->n_in,
                        .in = q->in,
                        .attrs = q->attrs,
                        .types = q->out,
                        .defs = noted->defs,
                        .checks = noted->checks,
                        .n_defs = noted->n_defs,
                        .n_checks = noted->n_checks };
    bool is_pure = !etch__is_apart(q, n_out) && etch__node_is_pure(g, &n);
    uint64_t hash = is_pure ? etch__node_hash(g, &n) : 0;
    etch_val v = is_pure ? etch__node_find(g, &n, hash) : 0;
    if (!v)
        ETCH_TRY(etch__node_add(g, &n, is_pure, hash, &v));
    give_results(v, n_out, out);
    return ETCH_OK;
}

/* Messages of dim arithmetic do not know the op. */
static etch_status fail_named(const etch_infer *q, etch_status s)
{
    const char *message = etch_error_message(q->cx);
    size_t n = strlen(q->info->name);
    if (s == ETCH_ENOMEM || (strncmp(message, q->info->name, n) == 0 && (message[n] == ':' || message[n] == ' ')))
        return s;
    return etch__fail_within(q->cx, "%s", q->info->name);
}

static etch_status build_node(etch_infer *q, int *n_out, etch_val *out)
{
    etch_graph *g = q->g;
    const etch_op_info *info = q->info;
    q->first_def = (uint32_t)g->symbol_defs.n;
    q->first_check = (uint32_t)g->checks.n;
    etch_status s = info->infer(q);
    if (s != ETCH_OK) {
        g->symbol_defs.n = q->first_def;
        g->checks.n = q->first_check;
        return fail_named(q, s);
    }
    if (info->n_out < 0)
        *n_out = q->n_out;
    ETCH_ASSERT(*n_out >= 1 && *n_out <= ETCH_MAX_RESULTS, "%s: %d results", info->name, *n_out);
    for (int i = 0; i < *n_out; i++)
        ETCH_ASSERT(q->out[i], "%s: result %d has no type", info->name, i);

    size_t end_def = g->symbol_defs.n, end_check = g->checks.n;
    bool folds = !g->no_folds && !etch__is_apart(q, *n_out);
    etch_val same = folds && info->fold ? info->fold(q) : 0;
    etch_noted noted;
    ETCH_TRY(take_noted(q, end_def, end_check, &noted));
    if (q->cx->sticky)
        return q->cx->status; /* of something that the fold built */
    if (same) {
        const etch_type *t = etch__type_of(g, same);
        ETCH_ASSERT(t->kind == q->out[0]->kind && t->dtype == q->out[0]->dtype &&
                        etch__node(g, same)->n_results >= *n_out,
                    "IR-6: %s folds to another type", info->name);
        give_results(same, *n_out, out);
        return ETCH_OK;
    }
    if (!g->no_folds && !noted.n_defs && !noted.n_checks) {
        bool folded;
        ETCH_TRY(etch__fold_constants(q, *n_out, out, &folded));
        if (folded)
            return ETCH_OK;
    }
    return etch__build_typed(q, *n_out, &noted, out);
}

/* A composite's rule builds the ops it stands for. */
static etch_status build_composite(etch_infer *q, int *n_out, etch_val *out)
{
    etch_status s = q->info->build(q, out);
    if (s != ETCH_OK)
        return q->cx->sticky ? q->cx->status : fail_named(q, s);
    if (q->cx->sticky)
        return q->cx->status;
    if (q->info->n_out < 0)
        *n_out = q->n_out;
    for (int i = 0; i < *n_out; i++)
        ETCH_ASSERT(out[i], "%s: result %d was not built", q->info->name, i);
    return ETCH_OK;
}

static etch_status check_and_build(etch_infer *q, int *n_out, etch_val *out)
{
    etch_graph *g = q->g;
    const etch_attr_set *set = q->info->attrs;
    ETCH_TRY(etch__check_visible(g, q->info->name, q->in, q->n_in));
    ETCH_TRY(check_types(q));
    if (set->n_fields && !q->attrs) {
        void *attrs = etch__arena_alloc(&q->cx->scratch, set->bytes, _Alignof(max_align_t));
        uint32_t missing;
        if (!attrs)
            return etch__fail_nomem(q->cx);
        ETCH_TRY(etch__attrs_defaults(g, set, attrs, &missing));
        if (missing)
            return etch__fail(q->cx, ETCH_EINVAL, "%s: its attributes are missing", q->info->name);
        q->attrs = attrs;
    }
    return q->info->op_class == ETCH_OP_COMPOSITE ? build_composite(q, n_out, out) : build_node(q, n_out, out);
}

int etch__build_n(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs, etch_val *out)
{
    etch_ctx *cx = g->cx;
    ETCH_ASSERT(op < etch__n_ops, "op %u of %d", op, etch__n_ops);
    const etch_op_info *info = &etch__ops[op];
    int n_out = info->n_out < 1 ? 1 : info->n_out;
    for (int i = 0; i < n_out; i++)
        out[i] = 0;
    if (cx->sticky)
        return 0;
    if (check_count(cx, info, in, n_in) != ETCH_OK) {
        etch__stick(cx);
        return 0;
    }
    for (int i = 0; i < n_in; i++)
        if (in[i] == 0)
            return 0;
    etch_infer q; /* field by field: the list of types is long and mostly unused */
    q.g = g;
    q.cx = cx;
    q.op = op;
    q.info = info;
    q.in = in;
    q.n_in = n_in;
    q.attrs = attrs;
    q.n_out = n_out;
    q.first_check = q.first_def = q.n_fresh = 0;
    q.again = 0;
    for (int i = 0; i < n_out; i++)
        q.out[i] = NULL;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = check_and_build(&q, &n_out, out);
    etch__arena_reset(&cx->scratch, mark);
    if (s == ETCH_OK)
        return n_out;
    for (int i = 0; i < (info->n_out < 1 ? 1 : info->n_out); i++)
        out[i] = 0;
    etch__stick(cx);
    return 0;
}

void etch__build(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs, etch_val *out)
{
    etch__build_n(g, op, in, n_in, attrs, out);
}

etch_val etch__build1(etch_graph *g, etch_op op, const etch_val *in, int n_in, const void *attrs)
{
    etch_val out[ETCH_MAX_RESULTS];
    etch__build_n(g, op, in, n_in, attrs, out);
    return out[0];
}
