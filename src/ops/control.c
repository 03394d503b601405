/* Type rules of control flow: ops that run whole graphs, their bodies; and of the op that holds the rule of a custom
 * gradient.
 *
 * A body has sizes of its own, which its inputs bind to the operands'. What a result's size is in those terms becomes the size of the
 * node's result; a size that only the run of the body tells, or on which the branches differ, becomes a symbol that the node defines. */
#include "ops/ops.h"
#include "ops/rules.h"

#include "ir/bind.h"
#include "ir/retype.h"
#include <stdio.h>

static const etch_type *input_type(const etch_graph *body, int i)
{
    return etch__type_of(body, body->regions.at[0].params.at[i]);
}

static const etch_type *result_type(const etch_graph *body, int i)
{
    return etch__type_of(body, body->regions.at[0].results.at[i]);
}

static int n_inputs(const etch_graph *body) { return (int)body->regions.at[0].params.n; }
static int n_results(const etch_graph *body) { return (int)body->regions.at[0].results.n; }

/* "model.c:12: f32[n]" for messages: the type of a result, and where it was made. */
static const char *result_text(etch_infer *q, const etch_graph *body, int i)
{
    const etch_node *n = etch__node(body, body->regions.at[0].results.at[i]);
    const etch_loc *at = body->locs.n ? &body->locs.at[n->loc] : NULL;
    const char *type = etch__type_text(q->cx, body->dims, n->type);
    if (!at || !at->file)
        return type;
    size_t room = strlen(type) + strlen(at->file) + 32;
    char *text = etch__arena_alloc(&q->cx->scratch, room, 1);
    if (!text)
        return type;
    snprintf(text, room, "%s (%s:%u)", type, at->file, at->line);
    return text;
}

static const char *in_text(etch_infer *q, const etch_graph *body, const etch_type *t)
{
    return etch__type_text(q->cx, body->dims, t);
}

/* --- operands --------------------------------------------------------------------------------------------------------- */

static etch_status check_operand(etch_infer *q, const etch_binding *b, int i, const etch_type *is)
{
    const etch_graph *body = b->of;
    const etch_type *says = input_type(body, i);
    bool fits = says->kind == is->kind && says->dtype == is->dtype;
    if (fits && says->rank < 0)
        return ETCH_OK; /* typed again when the rank is known */
    if (!fits || says->rank != is->rank)
        return etch__infer_fail(q, says->dtype != is->dtype ? ETCH_EDTYPE : ETCH_ESHAPE,
                                "input %d of '%s' is %s, but is given %s", i, body->name, in_text(q, body, says),
                                etch__type_str(q->g, is));
    for (int a = 0; a < says->rank; a++) {
        etch_symbol missing;
        etch_dim d = etch__bound_dim(b, says->dims[a], &missing);
        if (missing != ETCH_NO_SYMBOL)
            return etch__infer_fail(q, ETCH_ESHAPE, "input %d of '%s' is %s, and no input tells %s", i, body->name,
                                    in_text(q, body, says), etch__symbol_name(body->dims, missing));
        if (d == ETCH_DIM_FAILED)
            return q->cx->status;
        ETCH_TRY(etch__require_equal(q, is->dims[a], d, "the sizes of its inputs do not fit its body"));
    }
    return ETCH_OK;
}

static etch_status require_range(etch_infer *q, const etch_binding *b, etch_symbol s)
{
    static const char what[] = "a size is out of the range of its body";
    etch_dim_range r = etch__symbol_range(b->of->dims, s);
    if (r.lo > 0)
        ETCH_TRY(etch__require_less_equal(q, r.lo, b->symbols[s], what));
    if (r.hi < ETCH_DIM_MAX)
        ETCH_TRY(etch__require_less_equal(q, b->symbols[s], r.hi, what));
    if (r.divisor > 1)
        ETCH_TRY(etch__require_divides(q, r.divisor, b->symbols[s], what));
    return ETCH_OK;
}

/* The body's inputs are of these types. */
static etch_status bind_body(etch_infer *q, const etch_graph *body, const etch_type *const *types, int n,
                             etch_binding *out)
{
    if (n_inputs(body) != n)
        return etch__infer_fail(q, ETCH_EINVAL, "'%s' takes %d inputs, and is given %d", body->name, n_inputs(body), n);
    *out = (etch_binding){ .cx = q->cx, .to = q->g->dims, .of = body };
    ETCH_TRY(etch__bind_types(out, types));
    for (int i = 0; i < n; i++)
        ETCH_TRY(check_operand(q, out, i, types[i]));
    for (etch_symbol s = 0; s < etch__dims_n_symbols(body->dims); s++)
        if (out->symbols[s] != ETCH_DIM_FAILED)
            ETCH_TRY(require_range(q, out, s));
    return ETCH_OK;
}

static const etch_type **operand_types(etch_infer *q, int first)
{
    const etch_type **types = ETCH_ARENA_ARRAY(&q->cx->scratch, const etch_type *, q->n_in + 1);
    for (int i = first; types && i < q->n_in; i++)
        types[i - first] = etch__in_type(q, i);
    return types;
}

static etch_status check_n_results(etch_infer *q, int n)
{
    if (n < 1 || n > ETCH_MAX_RESULTS)
        return etch__infer_fail(q, ETCH_EINVAL, "%d results; a node has from 1 to %d", n, ETCH_MAX_RESULTS);
    q->n_out = n;
    return ETCH_OK;
}

/* --- branches --------------------------------------------------------------------------------------------------------- */

/* A size that every branch gives alike, or a new one. */
static etch_status branch_dim(etch_infer *q, const etch_binding *b, int n, int i, int axis, etch_dim *out)
{
    for (int k = 0; k < n; k++) {
        etch_symbol missing;
        etch_dim d = etch__bound_dim(&b[k], result_type(b[k].of, i)->dims[axis], &missing);
        if (d == ETCH_DIM_FAILED && missing == ETCH_NO_SYMBOL)
            return q->cx->status;
        if (d == ETCH_DIM_FAILED || (k > 0 && d != *out)) {
            *out = etch__infer_fresh(q);
            return *out == ETCH_DIM_FAILED ? q->cx->status : ETCH_OK;
        }
        *out = d;
    }
    return ETCH_OK;
}

static etch_status branch_result(etch_infer *q, const etch_binding *b, int n, int i)
{
    const etch_type *first = result_type(b[0].of, i);
    int rank = first->rank;
    for (int k = 1; k < n; k++) {
        const etch_type *t = result_type(b[k].of, i);
        rank = t->rank < 0 ? t->rank : rank;
        if (t->dtype != first->dtype || (t->rank != first->rank && t->rank >= 0 && first->rank >= 0))
            return etch__infer_fail(q, t->dtype != first->dtype ? ETCH_EDTYPE : ETCH_ESHAPE,
                                    "result %d is %s in '%s' and %s in '%s'", i, result_text(q, b[0].of, i),
                                    b[0].of->name, result_text(q, b[k].of, i), b[k].of->name);
    }
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < rank; a++)
        ETCH_TRY(branch_dim(q, b, n, i, a, &dims[a]));
    return etch__infer_tensor(q, i, (etch_dtype)first->dtype, rank, dims);
}

etch_status etch__rule_branch(etch_infer *q)
{
    const etch_graph_list *bodies = &((const etch_attrs_branch *)q->attrs)->bodies;
    const etch_type *selector = etch__in_type(q, 0);
    int n = bodies->n;
    if (q->op == ETCH_OP_if ? n != 2 : n < 1)
        return etch__infer_fail(q, ETCH_EINVAL, "%d bodies; it has %s", n,
                                q->op == ETCH_OP_if ? "two" : "at least one");
    if (selector->rank != 0)
        return etch__infer_fail(q, ETCH_ESHAPE, "the first operand is %s; it must be a scalar",
                                etch__type_str(q->g, selector));
    const etch_type **types = operand_types(q, 1);
    etch_binding *b = ETCH_ARENA_ARRAY(&q->cx->scratch, etch_binding, n);
    if (!types || !b)
        return etch__fail_nomem(q->cx);
    for (int k = 0; k < n; k++) {
        ETCH_TRY(bind_body(q, bodies->at[k], types, q->n_in - 1, &b[k]));
        if (n_results(bodies->at[k]) != n_results(bodies->at[0]))
            return etch__infer_fail(q, ETCH_EINVAL, "'%s' gives %d results and '%s' %d", bodies->at[0]->name,
                                    n_results(bodies->at[0]), bodies->at[k]->name, n_results(bodies->at[k]));
    }
    ETCH_TRY(check_n_results(q, n_results(bodies->at[0])));
    for (int i = 0; i < q->n_out; i++)
        ETCH_TRY(branch_result(q, b, n, i));
    return ETCH_OK;
}

/* --- loops ------------------------------------------------------------------------------------------------------------ */

typedef struct loop {
    etch_infer *q;
    const etch_attrs_loop *attrs;
    const etch_graph *condition, *body; /* condition: NULL if there is none */
    int n_carried, n_sliced, n_cut, n_joined;
    const etch_type **types; /* of the body's inputs; of what is given in pieces: of the whole */
    etch_binding bound;
    etch_dim turns;
} loop;

typedef struct occurrences {
    etch_symbol wanted;
    int n;
} occurrences;

static void count_symbol(void *user, etch_symbol s)
{
    occurrences *o = user;
    o->n += s == o->wanted;
}

/* Does the size stand by itself in one place of the inputs only, so that it may differ from turn to turn? */
static bool is_free(const etch_graph *body, etch_dim d)
{
    occurrences o = { 0, 0 };
    if (!etch__dim_is_symbol(body->dims, d, &o.wanted))
        return false;
    for (int i = 0; i < n_inputs(body); i++)
        for (int a = 0; a < input_type(body, i)->rank; a++)
            etch__dim_symbols(body->dims, input_type(body, i)->dims[a], count_symbol, &o);
    return o.n == 1;
}

/* The type of each carried value is that of the next one, but for sizes that are free. Those are taken out of the binding: what
 * depends on them differs from turn to turn. */
static etch_status check_carried(const loop *l, int i)
{
    const etch_type *before = input_type(l->body, i), *after = result_type(l->body, i);
    bool fits = before->dtype == after->dtype && before->rank == after->rank;
    for (int a = 0; fits && a < before->rank; a++) {
        etch_symbol s;
        if (before->dims[a] == after->dims[a])
            continue;
        fits = is_free(l->body, before->dims[a]) && etch__dim_is_symbol(l->body->dims, before->dims[a], &s);
        if (fits)
            l->bound.symbols[s] = ETCH_DIM_FAILED;
    }
    if (fits)
        return ETCH_OK;
    bool is_dtype = before->dtype != after->dtype;
    return etch__infer_fail(
        l->q, is_dtype ? ETCH_EDTYPE : ETCH_ESHAPE, "carried value %d is %s before a turn of '%s' and %s after it%s", i,
        in_text(l->q, l->body, before), l->body->name, result_text(l->q, l->body, i),
        is_dtype || before->rank != after->rank ? ""
                                                : "; a size that changes must be declared open where the loop is made");
}

static etch_status carried_result(const loop *l, int i)
{
    const etch_type *operand = etch__in_type(l->q, i), *inside = input_type(l->body, i);
    etch_dim dims[ETCH_MAX_RANK];
    if (inside->rank < 0)
        return etch__infer_tensor(l->q, i, (etch_dtype)operand->dtype, ETCH_RANK_UNKNOWN, NULL);
    for (int a = 0; a < operand->rank; a++) {
        etch_symbol missing;
        dims[a] = operand->dims[a];
        (void)etch__bound_dim(&l->bound, inside->dims[a], &missing);
        if (missing != ETCH_NO_SYMBOL)
            dims[a] = etch__infer_fresh(l->q);
        if (dims[a] == ETCH_DIM_FAILED)
            return l->q->cx->status;
    }
    return etch__infer_tensor(l->q, i, (etch_dtype)operand->dtype, operand->rank, dims);
}

/* What the turns give, one behind the other: along a new axis, or along axis 0. */
static etch_status collected_result(const loop *l, int i, bool is_joined)
{
    const etch_type *one = result_type(l->body, i);
    const char *how = is_joined ? "joined" : "stacked";
    int rank = is_joined ? one->rank : one->rank + 1;
    etch_dim dims[ETCH_MAX_RANK];
    if (one->rank < 0 || rank < 1 || rank > ETCH_MAX_RANK || one->dtype == ETCH_STRING)
        return etch__infer_fail(l->q, ETCH_ESHAPE, "result %d of '%s' is %s, which cannot be %s", i, l->body->name,
                                result_text(l->q, l->body, i), how);
    dims[0] = is_joined ? etch__infer_fresh(l->q) : l->turns;
    if (dims[0] == ETCH_DIM_FAILED)
        return l->q->cx->status;
    for (int a = 1; a < rank; a++) {
        etch_symbol missing;
        dims[a] = etch__bound_dim(&l->bound, one->dims[a + one->rank - rank], &missing);
        if (missing != ETCH_NO_SYMBOL)
            return etch__infer_fail(
                l->q, ETCH_ESHAPE, "result %d of '%s' is %s, and %s may differ from turn to turn: it cannot be %s", i,
                l->body->name, result_text(l->q, l->body, i), etch__symbol_name(l->body->dims, missing), how);
        if (dims[a] == ETCH_DIM_FAILED)
            return l->q->cx->status;
    }
    return etch__infer_tensor(l->q, i, (etch_dtype)one->dtype, rank, dims);
}

/* How many rows a piece has differs from turn to turn, so that this size is taken out of the binding like one that is carried and
 * changes. */
static etch_status check_pieces(const loop *l, int i)
{
    const etch_type *t = input_type(l->body, i);
    etch_symbol s;
    if (!is_free(l->body, t->dims[0]) || !etch__dim_is_symbol(l->body->dims, t->dims[0], &s))
        return etch__infer_fail(l->q, ETCH_ESHAPE,
                                "input %d of '%s' is %s, and is given in pieces: its first size must be open, and that "
                                "of no other input",
                                i, l->body->name, in_text(l->q, l->body, t));
    l->bound.symbols[s] = ETCH_DIM_FAILED;
    return ETCH_OK;
}

static etch_status check_condition(const loop *l)
{
    etch_binding b;
    const etch_type *t = n_results(l->condition) == 1 ? result_type(l->condition, 0) : NULL;
    ETCH_TRY(bind_body(l->q, l->condition, l->types, l->q->n_in, &b));
    if (!t || t->dtype != ETCH_BOOL || t->rank != 0)
        return etch__infer_fail(l->q, ETCH_EDTYPE, "the condition '%s' gives %s; it must give bool[]",
                                l->condition->name,
                                t ? result_text(l->q, l->condition, 0) : "another number of values than one");
    return ETCH_OK;
}

/* What the body is given: a slice of those that are sliced. */
static etch_status find_types(loop *l)
{
    etch_infer *q = l->q;
    l->types = operand_types(q, 0);
    if (!l->types)
        return etch__fail_nomem(q->cx);
    for (int i = l->n_carried; i < l->n_carried + l->n_sliced; i++) {
        const etch_type *t = l->types[i];
        if (t->rank < 1)
            return etch__infer_fail(q, ETCH_ESHAPE, "operand %d is %s, which has no slices", i,
                                    etch__type_str(q->g, t));
        if (i == l->n_carried)
            l->turns = t->dims[0];
        else
            ETCH_TRY(etch__require_equal(q, l->turns, t->dims[0], "operands differ in their number of slices"));
        l->types[i] = etch__type_tensor(q->g, (etch_dtype)t->dtype, t->rank - 1, t->dims + 1);
        if (!l->types[i])
            return q->cx->status;
    }
    for (int k = 0; k < l->n_cut; k++) {
        int i = l->n_carried + l->n_sliced + k, of_rows = i - l->n_cut;
        const etch_type *t = l->types[i], *rows = etch__in_type(q, of_rows);
        if (t->rank < 1 || t->dtype == ETCH_STRING)
            return etch__infer_fail(q, ETCH_ESHAPE, "operand %d is %s, which has no pieces", i,
                                    etch__type_str(q->g, t));
        if (rows->rank != 1 || rows->dtype != ETCH_I64)
            return etch__infer_fail(q, ETCH_EDTYPE,
                                    "operand %d is %s; how many rows the pieces of operand %d have is i64[n]", of_rows,
                                    etch__type_str(q->g, rows), i);
    }
    return ETCH_OK;
}

static etch_status check_counts(const loop *l)
{
    etch_infer *q = l->q;
    bool is_while = q->op == ETCH_OP_while;
    if (l->attrs->bodies.n != (is_while ? 2 : 1))
        return etch__infer_fail(q, ETCH_EINVAL, "%d bodies; it has %s", l->attrs->bodies.n,
                                is_while ? "two, the condition and the body" : "one");
    if (l->attrs->carried < 0 || l->attrs->sliced < 0 || l->attrs->carried > q->n_in ||
        l->attrs->sliced > q->n_in - l->attrs->carried)
        return etch__infer_fail(q, ETCH_EINVAL, "carried=%lld and sliced=%lld of %d operands",
                                (long long)l->attrs->carried, (long long)l->attrs->sliced, q->n_in);
    if (l->attrs->cut < 0 || l->attrs->cut > l->attrs->sliced ||
        l->attrs->cut > q->n_in - l->attrs->carried - l->attrs->sliced)
        return etch__infer_fail(q, ETCH_EINVAL, "cut=%lld of %d operands, %lld of them carried and %lld sliced",
                                (long long)l->attrs->cut, q->n_in, (long long)l->attrs->carried,
                                (long long)l->attrs->sliced);
    if (l->attrs->segment < 0)
        return etch__infer_fail(q, ETCH_EINVAL, "segment=%lld is no number of turns", (long long)l->attrs->segment);
    if (is_while ? l->attrs->sliced != 0 || l->attrs->reverse : l->attrs->sliced == 0)
        return etch__infer_fail(q, ETCH_EINVAL, is_while ? "it has no slices" : "it has no operand to take slices of");
    return ETCH_OK;
}

etch_status etch__rule_loop(etch_infer *q)
{
    loop l = { .q = q, .attrs = q->attrs };
    ETCH_TRY(check_counts(&l));
    l.condition = l.attrs->bodies.n == 2 ? l.attrs->bodies.at[0] : NULL;
    l.body = l.attrs->bodies.at[l.attrs->bodies.n - 1];
    l.n_carried = (int)l.attrs->carried;
    l.n_sliced = (int)l.attrs->sliced;
    l.n_cut = (int)l.attrs->cut;
    l.n_joined = (int)l.attrs->joined;
    ETCH_TRY(find_types(&l));
    if (l.condition)
        ETCH_TRY(check_condition(&l));
    ETCH_TRY(bind_body(q, l.body, l.types, q->n_in, &l.bound));
    ETCH_ASSERT(l.bound.symbols, "the sizes of '%s' are not bound", l.body->name);
    ETCH_TRY(check_n_results(q, n_results(l.body)));
    if (q->n_out < l.n_carried)
        return etch__infer_fail(q, ETCH_EINVAL, "'%s' gives %d results for %d carried values", l.body->name, q->n_out,
                                l.n_carried);
    if (l.attrs->joined < 0 || l.attrs->joined > q->n_out - l.n_carried)
        return etch__infer_fail(q, ETCH_EINVAL, "joined=%lld, and '%s' gives %d results besides those it carries",
                                (long long)l.attrs->joined, l.body->name, q->n_out - l.n_carried);
    for (int i = 0; i < l.n_carried; i++)
        ETCH_TRY(check_carried(&l, i));
    for (int i = 0; i < l.n_cut; i++)
        ETCH_TRY(check_pieces(&l, l.n_carried + l.n_sliced + i));
    int first_joined = q->n_out - l.n_joined;
    if (l.condition && first_joined > l.n_carried && (l.turns = etch__infer_fresh(q)) == ETCH_DIM_FAILED)
        return q->cx->status;
    for (int i = 0; i < q->n_out; i++)
        ETCH_TRY(i < l.n_carried ? carried_result(&l, i) : collected_result(&l, i, i >= first_joined));
    return ETCH_OK;
}

/* --- rules of custom gradients ------------------------------------------------------------------------------------------ */

/* The sizes of d, which is of the rule, are those of x outside of it. Those that only the run tells may be. */
static etch_status require_dims(etch_infer *q, const etch_binding *b, const etch_type *d, const etch_type *x)
{
    for (int a = 0; a < d->rank; a++) {
        etch_symbol missing;
        etch_dim is = etch__bound_dim(b, d->dims[a], &missing);
        if (is == ETCH_DIM_FAILED && missing == ETCH_NO_SYMBOL)
            return q->cx->status;
        if (is != ETCH_DIM_FAILED)
            ETCH_TRY(etch__require_equal(q, is, x->dims[a], "a gradient has other sizes than its input"));
    }
    return ETCH_OK;
}

/* The graph is given the results, what forward was given, gradients of the results, and what else it reads. */
static etch_status check_rule(etch_infer *q, const etch_attrs_custom *a)
{
    const etch_graph *rule = a->bodies.at[0];
    int n_y = (int)a->results, n = 0, n_first = n_y + (int)a->inputs;
    const etch_type **types = ETCH_ARENA_ARRAY(&q->cx->scratch, const etch_type *, q->n_in + n_y + 1);
    etch_binding b;
    if (!types)
        return etch__fail_nomem(q->cx);
    for (int i = 0; i < n_first; i++)
        types[n++] = etch__in_type(q, i);
    for (int i = 0; i < n_y; i++)
        types[n++] = etch__in_type(q, i);
    for (int i = n_first; i < q->n_in; i++)
        types[n++] = etch__in_type(q, i);
    ETCH_TRY(bind_body(q, rule, types, n, &b));
    if (n_results(rule) != a->by.n)
        return etch__infer_fail(q, ETCH_EINVAL, "'%s' gives %d gradients, not %d", rule->name, n_results(rule),
                                a->by.n);
    for (int k = 0; k < a->by.n; k++) {
        if (a->by.at[k] < 0 || a->by.at[k] >= a->inputs)
            return etch__infer_fail(q, ETCH_EINVAL, "gradient %d is that of input %lld; there are %lld", k,
                                    (long long)a->by.at[k], (long long)a->inputs);
        for (int i = 0; i < k; i++)
            if (a->by.at[i] == a->by.at[k])
                return etch__infer_fail(q, ETCH_EINVAL, "gradients %d and %d are both that of input %lld", i, k,
                                        (long long)a->by.at[k]);
        const etch_type *d = result_type(rule, k), *x = etch__in_type(q, n_y + (int)a->by.at[k]);
        if (d->dtype != x->dtype || d->rank != x->rank)
            return etch__infer_fail(q, d->dtype != x->dtype ? ETCH_EDTYPE : ETCH_ESHAPE,
                                    "gradient %d is %s, and input %lld is %s", k, result_text(q, rule, k),
                                    (long long)a->by.at[k], etch__type_str(q->g, x));
        ETCH_TRY(require_dims(q, &b, d, x));
    }
    return etch__graph_has_flags(rule, ETCH_FLAG_EFFECT)
               ? etch__infer_fail(q, ETCH_ENOTSUP, "'%s' has effects", rule->name)
               : ETCH_OK;
}

etch_status etch__rule_custom(etch_infer *q)
{
    const etch_attrs_custom *a = q->attrs;
    if (a->results < 1 || a->inputs < 1 || a->results > q->n_in || a->inputs > q->n_in - a->results)
        return etch__infer_fail(q, ETCH_EINVAL, "results=%lld and inputs=%lld of %d operands", (long long)a->results,
                                (long long)a->inputs, q->n_in);
    ETCH_TRY(check_n_results(q, (int)a->results));
    if (a->bodies.n > 1 || (a->bodies.n == 1 && a->why[0]) || a->by.n < 0 || (a->bodies.n == 0 && a->by.n > 0))
        return etch__infer_fail(q, ETCH_EINVAL, "%d bodies, which give %d gradients%s", a->bodies.n, a->by.n,
                                a->why[0] ? ", and a reason why there are none" : "");
    for (int i = 0; i < q->n_out; i++) {
        const etch_type *t = etch__in_type(q, i);
        if (!etch__dtype_is((etch_dtype)t->dtype, ETCH_CLASS_FLOAT) || t->rank < 0)
            return etch__infer_fail(q, ETCH_EDTYPE, "result %d is %s; only floats of known rank have gradients", i,
                                    etch__type_str(q->g, t));
        ETCH_TRY(etch__infer_tensor(q, i, (etch_dtype)t->dtype, t->rank, t->dims));
    }
    return a->bodies.n ? check_rule(q, a) : ETCH_OK;
}
