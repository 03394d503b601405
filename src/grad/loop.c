/* Gradients of loops.
 *
 * A loop becomes a scan over its turns from the last to the first, whose body is the loop's, turned round. Gradients of carried values
 * are carried back, those of values that all turns use are added up. The carried values that each turn began with are saved by a loop
 * like it: stacked, or, if their sizes may differ from turn to turn, one behind the other as vectors, from which the scan is given
 * pieces; then their sizes are stacked. What no turn needs is not saved: a value of which only the sizes matter leaves those alone. Products of turns
 * are stacked, too (kept.c); all else that a turn needs of itself is computed again.
 *
 * What is added up for a value that all turns use, and what turns give for their slices, may be made after the scan, from what this stacks (late.c).
 *
 * What the scan takes and gives mirrors what the loop gave and took: stacked results are slices, slices stacked results, joined results
 * pieces, pieces joined results. */
#include "grad/loop.h"

#include "grad/cut.h"
#include "grad/kept.h"
#include "grad/late.h"
#include "grad/reverse.h"
#include "grad/scattered.h"
#include "grad/turned.h"
#include "ir/node.h"
#include "ir/retype.h"
#include "ops/ops.h"
#include <etch/ops.h>

/* What is known of an input of the body. Values are of `turned`, those that end in _outside of the graph around. */
typedef struct input {
    etch_val at;    /* what the body was given, in `turned` */
    bool is_open;   /* a carried value with sizes that may differ from turn to turn */
    bool is_saved;  /* a carried value: what it was has to be there when its turn is taken back */
    etch_val sizes; /* of an open one: inputs that hold the open sizes, .. */
    etch_val items; /* .. its elements, .. */
    etch_val rows;  /* .. and how many these are */
    etch_val saved_outside, sizes_outside, rows_outside;
    etch_val seed;  /* carried floats: the gradient of the next one, an input of `turned` */
    etch_val sum;   /* of what all turns use: the gradient so far, an input of `turned` */
    etch_val d;     /* the gradient that a turn gives */
    etch_late late; /* made after the scan, in place of `sum` */
    bool is_apart;  /* not carried, and nothing that has a gradient depends on it: it has none, which is not zeros */
} input;

/* And of a result. */
typedef struct result {
    etch_val at;
    etch_val d;            /* of those that are collected: the gradient, an input of `turned`; 0: none */
    etch_val rows;         /* of a joined one: how many rows it has, another */
    etch_val rows_outside; /* stacked */
} result;

/* And of a product, or what it becomes: a value of `turned` that is kept. */
typedef struct product {
    etch_val at, input, outside;
    int result; /* of `body` */
} product;

/* A result of the scan. */
typedef struct gained {
    etch_val at; /* of `turned` */
    int input;   /* whose gradient it is; -1: it is stacked for one that is made late */
} gained;

typedef struct loop {
    etch_grad *q;
    etch_op op;
    const etch_attrs_loop *attrs;
    const etch_graph *body; /* behind the loop's results it has what could be kept, two values of each product */
    int n_carried, n_sliced, n_cut, n_in, n_out, first_joined;
    etch_graph *turned;
    input *in;
    result *out;
    product products[ETCH_MAX_KEPT]; /* that are kept */
    int n_keepable, n_products;
} loop;

static bool changes(const loop *l, int i)
{
    return i < l->n_carried && etch__result_of(l->body, i) != etch__param_of(l->body, i);
}
static bool is_slice(const loop *l, int i) { return i >= l->n_carried && i < l->n_carried + l->n_sliced; }
/* Is it a number of rows of a piece? */
static bool is_count(const loop *l, int i) { return is_slice(l, i) && i >= l->n_carried + l->n_sliced - l->n_cut; }
static bool is_piece(const loop *l, int i) { return is_slice(l, i - l->n_cut) && is_count(l, i - l->n_cut); }
/* Is its gradient made after the scan? */
static bool is_late(const input *in) { return in->late.n > 0; }
/* Is it the same in every turn? */
static bool is_common(const loop *l, int i) { return !changes(l, i) && !is_slice(l, i) && !is_piece(l, i); }
static bool is_wanted(const loop *l, int i)
{
    const input *in = &l->in[i];
    bool is_given = (is_slice(l, i) || is_piece(l, i)) && l->q->wants[i] && !in->is_apart;
    return in->seed || in->sum || (is_given && !is_late(in));
}

static etch_status trouble(const etch_grad *q) { return q->cx->sticky ? q->cx->status : ETCH_OK; }

/* The axes of carried value i whose sizes may differ from turn to turn. */
static unsigned open_axes(const etch_graph *body, int i)
{
    const etch_type *before = etch__type_of(body, etch__param_of(body, i));
    const etch_type *after = etch__type_of(body, etch__result_of(body, i));
    unsigned open = 0;
    for (int a = 0; a < before->rank; a++)
        open |= (unsigned)(before->dims[a] != after->dims[a]) << a;
    return open;
}

/* --- the body turned round -------------------------------------------------------------------------------------------- */

/* Carried value i put together from its elements and its sizes. The sizes are read from contents, so that what asks for them alone
 * needs no elements. */
static etch_status make_open(loop *l, int i, const etch_dim *symbols)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    input *in = &l->in[i];
    unsigned open = open_axes(l->body, i);
    const etch_type *t = etch__type_of(l->body, etch__param_of(l->body, i));
    etch_dim dims[ETCH_MAX_RANK], n_open = 0, any = etch__dim_fresh(q->cx, g->dims);
    for (int a = 0; a < t->rank; a++)
        n_open += open >> a & 1U;
    ETCH_TRY(etch__turned_input(q, g, "sizes", i, etch__type_tensor(g, ETCH_I64, 1, &n_open), &in->sizes));
    ETCH_TRY(etch__turned_input(q, g, "rows", i, etch__type_tensor(g, ETCH_I64, 0, NULL), &in->rows));
    if (any == ETCH_DIM_FAILED)
        return q->cx->status;
    ETCH_TRY(etch__turned_input(q, g, "items", i, etch__type_tensor(g, (etch_dtype)t->dtype, 1, &any), &in->items));
    etch_val shaped = etch_build_broadcast_to(g, etch_graph_scalar(g, ETCH_BOOL, 0), in->sizes);
    if (!shaped)
        return q->cx->status;
    for (int a = 0, k = 0; a < t->rank; a++) {
        dims[a] = open >> a & 1U ? etch__type_of(g, shaped)->dims[k++]
                                 : etch__dim_substitute(q->cx, g->dims, l->body->dims, t->dims[a], symbols);
        if (dims[a] == ETCH_DIM_FAILED)
            return q->cx->status;
    }
    in->at = etch_build_reshape(g, in->items, etch__build_sizes(g, ETCH_I64, 1, dims, t->rank));
    return trouble(q);
}

static etch_status begin_open(loop *l)
{
    etch_grad *q = l->q;
    etch_dim *symbols = NULL;
    etch_val *in = etch__new_vals(q, (size_t)l->n_in), *out = etch__new_vals(q, (size_t)l->n_out);
    if (!in || !out)
        return etch__fail_nomem(q->cx);
    ETCH_TRY(etch__graph_new_sharing(q->cx, l->body->name, NULL, &l->turned));
    ETCH_TRY(etch__symbols_by_name(q->cx, l->body, l->turned, &symbols));
    for (int i = 0; i < l->n_in; i++) {
        const char *name = etch_graph_input_name(l->body, i);
        const etch_type *t = etch__type_by_name(q->cx, l->body, l->turned, symbols,
                                                etch__type_of(l->body, etch__param_of(l->body, i)));
        if (!t)
            return q->cx->status;
        if (!l->in[i].is_open)
            ETCH_TRY(etch__graph_add_input(l->turned, name, strlen(name), t, &l->in[i].at));
    }
    for (int i = 0; i < l->n_in; i++) { /* now that the names of all others are taken */
        if (l->in[i].is_open)
            ETCH_TRY(make_open(l, i, symbols));
        in[i] = l->in[i].at;
    }
    ETCH_TRY(etch__graph_replay_part(q->cx, l->body, l->turned, in, NULL, out));
    for (int i = 0; i < l->n_out; i++)
        l->out[i].at = out[i];
    return ETCH_OK;
}

static etch_status begin_turned(loop *l)
{
    bool any_open = false;
    for (int i = 0; i < l->n_carried; i++) {
        l->in[i].is_open = open_axes(l->body, i) != 0;
        any_open |= l->in[i].is_open;
    }
    if (any_open)
        return begin_open(l);
    ETCH_TRY(etch__graph_copy(l->q->cx, l->body, &l->turned));
    for (int i = 0; i < l->n_in; i++)
        l->in[i].at = etch__param_of(l->turned, i);
    for (int i = 0; i < l->n_out; i++)
        l->out[i].at = etch__result_of(l->turned, i);
    return ETCH_OK;
}

/* The inputs of the body turned round that come behind the body's own. */
static etch_status add_gradients(loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    for (int i = 0; i < l->n_in; i++) {
        input *in = &l->in[i];
        if (changes(l, i) && etch__has_gradient(g, in->at))
            ETCH_TRY(
                etch__turned_like(q, g, "d", i, in->is_open ? l->out[i].at : in->at, open_axes(l->body, i), &in->seed));
        else if (is_common(l, i) && q->wants[i])
            ETCH_TRY(etch__turned_like(q, g, "sum", i, in->at, 0, &in->sum));
    }
    for (int i = l->n_carried; i < q->n_out; i++) {
        bool is_joined = i >= l->first_joined;
        if (!q->d_out[i])
            continue;
        ETCH_TRY(etch__turned_like(q, g, "d_result", i, l->out[i].at, is_joined, &l->out[i].d));
        if (is_joined)
            ETCH_TRY(etch__turned_input(q, g, "rows", l->n_in + i, etch__type_tensor(g, ETCH_I64, 0, NULL),
                                        &l->out[i].rows));
    }
    return ETCH_OK;
}

static bool is_late_factor(const loop *l, etch_val v)
{
    for (const input *in = l->in; in < l->in + l->n_in; in++)
        for (int k = 0; k < in->late.n; k++)
            if (in->late.factors[k] == v)
                return true;
    return false;
}

/* The input of the loop that is v in each turn; -1: there is none. */
static int common_input(const loop *l, etch_val v)
{
    for (int i = 0; i < l->n_in; i++)
        if (v && is_common(l, i) && l->in[i].at == v)
            return i;
    return -1;
}

/* Is the product wanted for anything but the gradient of input i, which it is or becomes? */
static bool is_wanted_besides(const loop *l, const etch_late *rows, int i)
{
    for (int k = 0; k < l->n_in; k++)
        if (k != i && l->in[k].d == rows->of)
            return true;
    return is_late_factor(l, rows->product) || is_late_factor(l, rows->of) || !etch__late_is_alone(l->turned, rows);
}

/* Products with what is stacked anyway are late, if all turns multiply it with the same. */
static void put_off_rows(loop *l)
{
    for (int i = 0; i < l->n_in; i++) {
        input *in = &l->in[i];
        etch_late rows;
        bool can_be = in->d && !is_late(in) && (is_slice(l, i) || in->sum) && etch__late_rows(l->turned, in->d, &rows);
        if (can_be && (is_slice(l, i) || rows.n > 1) && is_late_factor(l, rows.factors[0]) &&
            common_input(l, etch__late_matrix(l->turned, &rows)) >= 0 && !is_wanted_besides(l, &rows, i))
            in->late = rows;
    }
}

/* Sums of what is stacked anyway are late, too; the others are added up turn by turn. */
static void add_up(loop *l)
{
    etch_graph *g = l->turned;
    for (int i = 0; i < l->n_in; i++) {
        input *in = &l->in[i];
        etch_late sum;
        if (!in->sum || is_late(in))
            continue;
        if (in->d && etch__late_sum(g, in->d, &sum) && is_late_factor(l, sum.factors[0]))
            in->late = sum;
        else
            in->d = in->d ? etch__gradients_carry(g, in->sum, in->d) : in->sum;
    }
    for (input *in = l->in; in < l->in + l->n_in; in++)
        if (is_late(in))
            in->sum = in->d = 0;
}

/* Only in innermost loops, whose turns have sizes that do not change: the factors of turns that are loops themselves may be as many as there is no
 * memory for, which is why they may be in segments. */
static bool can_have_late(const loop *l)
{
    bool can = l->n_cut == 0 && l->attrs->segment == 0 && 3 * l->n_in + l->n_out < ETCH_MAX_RESULTS;
    for (int i = 0; i < l->n_carried; i++)
        can &= !l->in[i].is_open;
    for (etch_val v = 1; can && v < l->body->nodes.n; v++)
        can = etch__op_of(l->body, v)->control != ETCH_CONTROL_LOOP;
    return can;
}

static etch_status turn_body(loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    bool can_be_late = can_have_late(l);
    int n_y = 0, n_x = 0;
    etch_val *ys = etch__new_vals(q, (size_t)l->n_out), *seeds = etch__new_vals(q, (size_t)l->n_out);
    etch_val *xs = etch__new_vals(q, (size_t)l->n_in), *d = etch__new_vals(q, (size_t)l->n_in);
    if (!ys || !seeds || !xs || !d)
        return etch__fail_nomem(q->cx);
    for (int i = 0; i < l->n_out; i++) {
        etch_val seed = i < l->n_carried ? l->in[i].seed : l->out[i].d;
        if (!seed)
            continue;
        ys[n_y] = l->out[i].at;
        seeds[n_y++] = seed;
    }
    for (int i = 0; i < l->n_in; i++)
        if (is_wanted(l, i))
            xs[n_x++] = l->in[i].at;
    if (n_y > 0)
        ETCH_TRY(etch__reverse(q->cx, g, ys, seeds, n_y, xs, n_x, d));
    for (int i = 0, k = 0; i < l->n_in; i++) {
        input *in = &l->in[i];
        if (!is_wanted(l, i))
            continue;
        etch_val given = n_y > 0 ? d[k++] : 0, own = etch__with_sizes_of(g, given, in->at);
        in->is_apart = !own && !in->seed;
        if (in->sum && own && can_be_late && etch__late_product(g, given, &in->late))
            continue;
        if (in->sum)
            in->d = own; /* until it is known what is stacked */
        else
            in->d = own || in->is_apart ? own : etch_build_zeros_like(g, in->at);
    }
    if (can_be_late)
        put_off_rows(l);
    add_up(l);
    return trouble(q);
}

/* --- what is saved ---------------------------------------------------------------------------------------------------- */

/* Is input v of `turned` one that is saved and has not been found to be needed? */
static bool is_left_out(const loop *l, etch_val v)
{
    for (int i = 0; i < l->n_carried; i++) {
        const input *in = &l->in[i];
        if (changes(l, i) && !in->is_open && v == in->at)
            return !in->is_saved;
        if (in->is_open && (v == in->items || v == in->rows))
            return !in->is_saved;
    }
    return false;
}

/* Does no input that is there anyway have this size? */
static bool is_unbound(const void *user, etch_symbol s)
{
    const loop *l = user;
    const etch_graph *g = l->turned;
    for (size_t i = 0; i < g->regions.at[0].params.n; i++) {
        etch_val v = g->regions.at[0].params.at[i];
        const etch_type *t = etch__type_of(g, v);
        for (int a = 0; !is_left_out(l, v) && a < t->rank; a++) {
            etch_symbol plain;
            if (etch__dim_is_symbol(g->dims, t->dims[a], &plain) && plain == s)
                return false;
        }
    }
    return true;
}

/* Which products turns that are taken back need, with inputs for them; those of which only the run tells the sizes are computed again. */
static etch_status find_products(loop *l, const etch_val *ys, int n_y)
{
    etch_graph *g = l->turned;
    etch_keepable all[ETCH_MAX_KEPT];
    etch_val kept[ETCH_MAX_KEPT];
    for (int i = 0; i < l->n_keepable; i++)
        all[i] = (etch_keepable){ etch__result_of(g, l->n_out + 2 * i), etch__result_of(g, l->n_out + 2 * i + 1) };
    int n = l->n_keepable ? etch__kept(g, all, l->n_keepable, ys, n_y, kept) : 0;
    if (n < 0)
        return etch__fail_nomem(l->q->cx);
    for (int i = 0; i < n; i++) {
        product *p = &l->products[l->n_products];
        *p = (product){ .at = kept[i], .result = l->n_out };
        while (etch__result_of(g, p->result) != kept[i])
            p->result++;
        ETCH_TRY(etch__turned_like(l->q, g, "kept", i, p->at, 0, &p->input));
        l->n_products += etch__is(g, p->input, ETCH_IS_PARAM);
    }
    return ETCH_OK;
}

/* Which carried values turns that are taken back need: those that something is computed from, and those that alone tell a size. */
static etch_status find_needed(loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    etch_val *ys = etch__new_vals(q, ETCH_LATE_FACTORS * (size_t)l->n_in);
    if (!ys)
        return etch__fail_nomem(q->cx);
    etch_cut cut = { .ys = ys };
    for (int i = 0; i < l->n_in; i++) {
        if (is_wanted(l, i))
            ys[cut.n_y++] = l->in[i].d;
        for (int k = 0; k < l->in[i].late.n; k++)
            ys[cut.n_y++] = l->in[i].late.factors[k];
    }
    ETCH_TRY(find_products(l, ys, cut.n_y));
    bool *is_taken = ETCH_ARENA_ARRAY(&q->cx->scratch, bool, g->nodes.n);
    bool *is_given = ETCH_ARENA_ARRAY(&q->cx->scratch, bool, g->nodes.n);
    if (!is_taken || !is_given)
        return etch__fail_nomem(q->cx);
    memset(is_given, 0, g->nodes.n * sizeof *is_given);
    for (int i = 0; i < l->n_products; i++)
        is_given[l->products[i].at] = true;
    cut.is_given = is_given;
    cut.n_given = g->nodes.n;
    ETCH_TRY(etch__graph_cut_takes(q->cx, g, &cut, is_taken));
    int least = -1;
    bool has_slices = l->n_sliced > 0;
    for (int i = 0; i < l->n_carried; i++) {
        input *in = &l->in[i];
        if (!changes(l, i))
            continue;
        in->is_saved = is_taken[in->is_open ? in->items : in->at];
        const etch_type *t = etch__type_of(g, in->at);
        for (int a = 0; !in->is_open && !in->is_saved && a < t->rank; a++)
            in->is_saved = etch__dim_any(g->dims, t->dims[a], is_unbound, l);
        has_slices |= in->is_saved || in->is_open;
        if (least < 0 || t->rank < etch__type_of(g, l->in[least].at)->rank)
            least = i;
    }
    if (!has_slices && least >= 0) /* how many turns there were, something has to tell */
        l->in[least].is_saved = true;
    return ETCH_OK;
}

static etch_dim count_of(etch_graph *g, etch_val v)
{
    const etch_type *t = etch__type_of(g, v);
    return etch__dim_product(g->cx, g->dims, t->dims, t->rank);
}

/* A size as a number. */
static etch_val build_number(etch_graph *g, etch_dim n)
{
    return n == ETCH_DIM_FAILED ? 0 : etch__build_sizes(g, ETCH_I64, 0, &n, 1);
}

static etch_val build_open_sizes(etch_graph *g, etch_val v, unsigned open)
{
    const etch_type *t = etch__type_of(g, v);
    etch_dim dims[ETCH_MAX_RANK];
    int n = 0;
    for (int a = 0; a < t->rank; a++)
        if (open >> a & 1U)
            dims[n++] = t->dims[a];
    return etch__build_sizes(g, ETCH_I64, 1, dims, n);
}

static etch_val build_vector(etch_graph *g, etch_val v)
{
    etch_dim n = count_of(g, v);
    return n == ETCH_DIM_FAILED ? 0 : etch_build_reshape(g, v, etch__build_sizes(g, ETCH_I64, 1, &n, 1));
}

/* Results of the loop that saves, and where each of the new ones is wanted. */
typedef struct saving {
    etch_val *results, **wanted_by;
    int n;
} saving;

static void save(saving *s, etch_val v, etch_val *wanted_by)
{
    s->wanted_by[s->n] = wanted_by;
    s->results[s->n++] = v;
}

static int list_saved(loop *l, etch_graph *g, saving *s)
{
    for (int i = 0; i < l->first_joined; i++)
        save(s, etch__result_of(g, i), NULL);
    for (int i = 0; i < l->n_carried; i++) {
        input *in = &l->in[i];
        if (in->is_open)
            save(s, build_open_sizes(g, etch__param_of(g, i), open_axes(l->body, i)), &in->sizes_outside);
        if (in->is_open && in->is_saved)
            save(s, build_number(g, count_of(g, etch__param_of(g, i))), &in->rows_outside);
        if (!in->is_open && in->is_saved)
            save(s, etch__param_of(g, i), &in->saved_outside);
    }
    for (int i = 0; i < l->n_products; i++)
        save(s, etch__result_of(g, l->products[i].result), &l->products[i].outside);
    for (int i = l->first_joined; i < l->n_out; i++)
        if (l->out[i].d)
            save(s, build_number(g, etch__type_of(g, etch__result_of(g, i))->dims[0]), &l->out[i].rows_outside);
    int first_joined = s->n;
    for (int i = l->first_joined; i < l->n_out; i++)
        save(s, etch__result_of(g, i), NULL);
    for (int i = 0; i < l->n_carried; i++)
        if (l->in[i].is_open && l->in[i].is_saved)
            save(s, build_vector(g, etch__param_of(g, i)), &l->in[i].saved_outside);
    return first_joined;
}

/* A loop like it that also collects what the turns that are taken back need of those that were taken. */
static etch_status save_states(loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = NULL;
    size_t room = 2 * (size_t)l->n_out + 4 * (size_t)l->n_carried + (size_t)l->n_products;
    saving all = { etch__new_vals(q, room), ETCH_ARENA_ARRAY(&q->cx->scratch, etch_val *, room + 1), 0 };
    etch_val out[ETCH_MAX_RESULTS] = { 0 };
    if (!all.results || !all.wanted_by)
        return etch__fail_nomem(q->cx);
    ETCH_TRY(etch__turned_copy(q, l->body, &g));
    etch_attrs_loop attrs = *l->attrs;
    int first_joined = list_saved(l, g, &all);
    attrs.joined = all.n - first_joined;
    attrs.segment = 0;
    etch_status s = trouble(q);
    g->is_turned = true;
    if (s == ETCH_OK)
        s = etch__turned_finish(q, g, all.results, all.n);
    etch_graph *bodies[2] = { attrs.bodies.at[0], g };
    attrs.bodies = attrs.bodies.n == 2 ? (etch_graph_list){ bodies, 2 } : (etch_graph_list){ bodies + 1, 1 };
    if (s == ETCH_OK && all.n > l->n_out && !etch__build_n(q->g, l->op, q->in, q->n_in, &attrs, out))
        s = q->cx->status;
    etch_graph_release(&g);
    for (int i = 0; s == ETCH_OK && i < all.n; i++)
        if (all.wanted_by[i])
            *all.wanted_by[i] = out[i];
    return s;
}

/* --- the scan back ---------------------------------------------------------------------------------------------------- */

/* Operands of the scan over the turns, and the inputs of the turned body that they are for. */
typedef struct operands {
    etch_val *at;
    int *input;
    int n;
} operands;

static int input_number(const etch_graph *g, etch_val v)
{
    while (!etch__is(g, v, ETCH_IS_PARAM)) /* through the reshape of etch__turned_like */
        v = etch__node(g, v)->in[0];
    return (int)etch__node(g, v)->which;
}

static void give(operands *o, const loop *l, etch_val operand, etch_val to)
{
    o->at[o->n] = operand;
    o->input[o->n++] = input_number(l->turned, to);
}

static void give_slices(const loop *l, operands *o)
{
    etch_grad *q = l->q;
    for (int i = 0; i < l->n_in; i++) {
        const input *in = &l->in[i];
        if (in->is_open)
            give(o, l, in->sizes_outside, in->sizes);
        else if (in->is_saved)
            give(o, l, in->saved_outside, in->at);
        else if (is_slice(l, i) && !is_count(l, i))
            give(o, l, q->in[i], in->at);
    }
    for (int i = 0; i < l->n_products; i++)
        give(o, l, l->products[i].outside, l->products[i].input);
    for (int i = l->n_carried; i < l->first_joined; i++)
        if (l->out[i].d)
            give(o, l, q->d_out[i], l->out[i].d);
}

/* The pieces of one turn and, before them, how many rows they have, in one order. */
static int give_pieces(const loop *l, operands *o, bool is_rows)
{
    etch_grad *q = l->q;
    int n = o->n;
    for (int i = 0; i < l->n_in; i++) {
        const input *in = &l->in[i];
        if (in->is_open && in->is_saved)
            give(o, l, is_rows ? in->rows_outside : in->saved_outside, is_rows ? in->rows : in->items);
        if (is_rows ? is_count(l, i) : is_piece(l, i))
            give(o, l, q->in[i], in->at);
    }
    for (int i = l->first_joined; i < l->n_out; i++)
        if (l->out[i].d)
            give(o, l, is_rows ? l->out[i].rows_outside : q->d_out[i], is_rows ? l->out[i].rows : l->out[i].d);
    return o->n - n;
}

static void list_operands(const loop *l, operands *o, etch_attrs_loop *attrs)
{
    etch_grad *q = l->q;
    for (int i = 0; i < l->n_in; i++)
        if (l->in[i].seed)
            give(o, l, q->d_out[i] ? q->d_out[i] : etch_build_zeros_like(q->g, q->v + (etch_val)i), l->in[i].seed);
    for (int i = 0; i < l->n_in; i++)
        if (l->in[i].sum)
            give(o, l, etch_build_zeros_like(q->g, q->in[i]), l->in[i].sum);
    attrs->carried = o->n;
    give_slices(l, o);
    attrs->cut = give_pieces(l, o, true);
    attrs->sliced = o->n - attrs->carried;
    (void)give_pieces(l, o, false);
    for (int i = 0; i < l->n_in; i++)
        if (is_common(l, i))
            give(o, l, q->in[i], l->in[i].at);
}

/* What is stacked of it by another loop, or was given in slices; 0: it is not. */
static etch_val stacked_before(const loop *l, etch_val v)
{
    for (int i = 0; i < l->n_in; i++) {
        const input *in = &l->in[i];
        if (v == in->at && ((in->is_saved && !in->is_open) || is_slice(l, i)))
            return in->is_saved ? in->saved_outside : l->q->in[i];
    }
    for (int i = 0; i < l->n_products; i++)
        if (v == l->products[i].at)
            return l->products[i].outside;
    return 0;
}

/* The factors of what is made late, each once; those that are stacked already are taken from there. */
static int list_factors(loop *l, gained *out, int n)
{
    int first = n;
    for (input *in = l->in; in < l->in + l->n_in; in++)
        for (int k = 0; k < in->late.n; k++) {
            etch_val v = in->late.factors[k];
            bool is_listed = (in->late.stacked[k] = stacked_before(l, v)) != 0;
            for (int i = first; !is_listed && i < n; i++)
                is_listed = out[i].at == v;
            if (!is_listed)
                out[n++] = (gained){ v, -1 };
        }
    return n;
}

/* The scan's results in their order: gradients of carried values, of common ones, stacked, factors, joined. */
static int list_results(loop *l, gained *out)
{
    int n = 0;
    for (int i = 0; i < l->n_in; i++)
        if (l->in[i].seed)
            out[n++] = (gained){ l->in[i].d, i };
    for (int i = 0; i < l->n_in; i++)
        if (l->in[i].sum)
            out[n++] = (gained){ l->in[i].d, i };
    for (int i = 0; i < l->n_in; i++)
        if (is_slice(l, i) && is_wanted(l, i))
            out[n++] = (gained){ l->in[i].d, i };
    n = list_factors(l, out, n);
    for (int i = 0; i < l->n_in; i++)
        if (is_piece(l, i) && is_wanted(l, i))
            out[n++] = (gained){ l->in[i].d, i };
    return n;
}

static void take_gradient(const loop *l, int i, etch_val d)
{
    etch_grad *q = l->q;
    bool is_result = is_common(l, i) && i < l->n_carried && q->d_out[i]; /* it is a result, too */
    q->d_in[i] = l->in[i].is_apart ? 0 : etch__with_sizes_of(q->g, d, q->in[i]);
    if (is_result)
        q->d_in[i] = q->d_in[i] ? etch__gradients_add(q->g, q->d_in[i], q->d_out[i]) : q->d_out[i];
}

static etch_val build_late(const loop *l, const etch_late *late, etch_val like)
{
    int matrix = common_input(l, etch__late_matrix(l->turned, late));
    return etch__late_build(l->q->g, l->turned, late, matrix < 0 ? 0 : l->q->in[matrix], like);
}

static etch_status take_results(loop *l, const gained *of, int n, const etch_val *out)
{
    for (int k = 0; k < n; k++) {
        if (of[k].input >= 0)
            take_gradient(l, of[k].input, out[k]);
        for (input *in = l->in; of[k].input < 0 && in < l->in + l->n_in; in++)
            for (int j = 0; j < in->late.n; j++)
                if (in->late.factors[j] == of[k].at)
                    in->late.stacked[j] = out[k];
    }
    for (int i = 0; i < l->n_in; i++)
        if (is_late(&l->in[i]))
            take_gradient(l, i, build_late(l, &l->in[i].late, l->q->in[i]));
    return trouble(l->q);
}

/* The body of the scan: the turned one with the inputs that are operands, in their order. */
static etch_status build_body(loop *l, const operands *o, const gained *of, int n, etch_graph **out)
{
    etch_grad *q = l->q;
    etch_graph *from = l->turned;
    size_t n_params = (size_t)etch_graph_n_inputs(from);
    etch_val *in = etch__new_vals(q, n_params), *results = etch__new_vals(q, (size_t)n);
    etch_dim *symbols = NULL;
    if (!in || !results)
        return etch__fail_nomem(q->cx);
    memset(in, 0, n_params * sizeof *in);
    for (int k = 0; k < n; k++)
        results[k] = of[k].at;
    ETCH_TRY(etch__turned_finish(q, from, results, n));
    ETCH_TRY(etch__graph_new_sharing(q->cx, from->name, NULL, out));
    ETCH_TRY(etch__symbols_by_name(q->cx, from, *out, &symbols));
    for (int k = 0; k < o->n; k++) {
        int i = o->input[k];
        const char *name = etch_graph_input_name(from, i);
        const etch_type *t = etch__type_by_name(q->cx, from, *out, symbols,
                                                etch__type_of(from, etch__param_of(from, i)));
        if (!t)
            return q->cx->status;
        ETCH_TRY(etch__graph_add_input(*out, name, strlen(name), t, &in[i]));
    }
    etch_val at[ETCH_MAX_KEPT], kept[ETCH_MAX_KEPT];
    for (int i = 0; i < l->n_products; i++) {
        at[i] = l->products[i].at;
        kept[i] = in[input_number(from, l->products[i].input)];
    }
    etch_replaced known = { at, kept, l->n_products };
    ETCH_TRY(etch__graph_replay_part(q->cx, from, *out, in, &known, results));
    (*out)->is_turned = true;
    return etch__turned_finish(q, *out, results, n);
}

static etch_status build_scan(loop *l)
{
    etch_grad *q = l->q;
    size_t n_params = (size_t)etch_graph_n_inputs(l->turned);
    operands o = { etch__new_vals(q, n_params), ETCH_ARENA_ARRAY(&q->cx->scratch, int, n_params + 1), 0 };
    gained *of = ETCH_ARENA_ARRAY(&q->cx->scratch, gained, ETCH_LATE_FACTORS * (size_t)l->n_in + 1);
    etch_val out[ETCH_MAX_RESULTS];
    etch_attrs_loop attrs = { .reverse = !l->attrs->reverse, .limit = -1 };
    if (!o.at || !o.input || !of)
        return etch__fail_nomem(q->cx);
    list_operands(l, &o, &attrs);
    ETCH_TRY(trouble(q));
    int n = list_results(l, of);
    if (n > ETCH_MAX_RESULTS)
        return etch__grad_fail(q, ETCH_ENOTSUP, "%d gradients to carry and to collect; there may be %d", n,
                               ETCH_MAX_RESULTS);
    if (n == 0)
        return ETCH_OK;
    if (attrs.sliced == 0) /* nothing changes from turn to turn, and nothing was collected: no turn adds anything */
        return take_results(l, of, n, o.at);
    for (int k = 0; k < n; k++)
        attrs.joined += of[k].input >= 0 && is_piece(l, of[k].input);
    etch_graph *body = NULL;
    etch_status s = build_body(l, &o, of, n, &body);
    attrs.bodies = (etch_graph_list){ &body, 1 };
    if (s == ETCH_OK && !etch__build_n(q->g, ETCH_OP_scan, o.at, o.n, &attrs, out))
        s = q->cx->status;
    etch_graph_release(&body);
    return s == ETCH_OK ? take_results(l, of, n, out) : s;
}

/* The body with what could be kept as further results. A loop with effects keeps its state alone: then it need not be run again without them. Nor
 * is there anything to be kept of custom gradients, which say themselves what they need, and where sizes change from turn to turn. */
static etch_status add_keepable(loop *l, const etch_graph *given, etch_graph **body)
{
    etch_keepable all[ETCH_MAX_KEPT];
    etch_val vals[2 * ETCH_MAX_KEPT];
    bool is_open = false;
    for (int i = 0; i < l->n_carried; i++)
        is_open |= open_axes(*body, i) != 0;
    if (is_open || (*body)->customs.n > 0 || etch__graph_has_flags(given, ETCH_FLAG_EFFECT) ||
        l->n_out + 2 * (l->n_carried + ETCH_MAX_KEPT) > ETCH_MAX_RESULTS)
        return ETCH_OK;
    int n = etch__keepable(*body, all);
    for (int i = 0; i < n; i++) {
        vals[2 * i] = all[i].product;
        vals[2 * i + 1] = all[i].last;
    }
    etch_graph *more = NULL;
    if (n > 0)
        ETCH_TRY(etch__graph_with_outputs(l->q->cx, *body, vals, 2 * n, &more));
    if (more) {
        more->is_turned = (*body)->is_turned;
        etch_graph_release(body);
        *body = more;
    }
    l->n_keepable = n;
    return ETCH_OK;
}

etch_status etch__reverse_loop(etch_grad *q, etch_op op)
{
    const etch_attrs_loop *attrs = q->attrs;
    loop l = { .q = q,
               .op = op,
               .attrs = attrs,
               .n_carried = (int)attrs->carried,
               .n_sliced = (int)attrs->sliced,
               .n_cut = (int)attrs->cut,
               .n_in = q->n_in,
               .n_out = q->n_out,
               .first_joined = q->n_out - (int)attrs->joined };
    l.in = ETCH_ARENA_ARRAY(&q->cx->scratch, input, l.n_in + 1);
    l.out = ETCH_ARENA_ARRAY(&q->cx->scratch, result, l.n_out + 1);
    if (!l.in || !l.out)
        return etch__fail_nomem(q->cx);
    memset(l.in, 0, (size_t)l.n_in * sizeof *l.in);
    memset(l.out, 0, (size_t)l.n_out * sizeof *l.out);
    etch_graph *body = NULL; /* its symbols are those of the copy that is turned round */
    ETCH_TRY(etch__turned_copy(q, attrs->bodies.at[attrs->bodies.n - 1], &body));
    etch_status s = add_keepable(&l, attrs->bodies.at[attrs->bodies.n - 1], &body);
    l.body = body;
    if (s == ETCH_OK)
        s = begin_turned(&l);
    if (s == ETCH_OK)
        s = add_gradients(&l);
    if (s == ETCH_OK)
        s = turn_body(&l);
    if (s == ETCH_OK)
        s = find_needed(&l);
    if (s == ETCH_OK)
        s = save_states(&l);
    if (s == ETCH_OK)
        s = build_scan(&l);
    etch_graph_release(&l.turned);
    etch_graph_release(&body);
    return s;
}
