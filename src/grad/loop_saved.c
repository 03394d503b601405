/* What the gradient of a loop saves of its turns.
 *
 * The carried values that each turn began with are saved by another loop like it: stacked, or, if their sizes may differ from turn to turn,
 * one behind the other as vectors, from which the scan is given pieces; then their sizes are stacked. What no turn needs is not saved: a
 * value of which only the sizes matter leaves those alone. Products of turns are stacked, too (kept.c); all else that a turn needs of
 * itself is computed again.
 *
 * The loop that saves has the loop's own results in their order; what it saves comes behind those of its kind, stacked or joined. */
#include "grad/loop_saved.h"

#include "grad/cut.h"
#include <etch/ops.h>

/* Is input v of `turned` one that is saved and has not been found to be needed? */
static bool is_left_out(const etch_loop *l, etch_val v)
{
    for (int i = 0; i < l->n_carried; i++) {
        const etch_loop_input *in = &l->in[i];
        if (etch__loop_changes(l, i) && !in->is_open && v == in->at)
            return !in->is_saved;
        if (in->is_open && (v == in->items || v == in->rows))
            return !in->is_saved;
    }
    return false;
}

/* Does no input that is there anyway have this size? */
static bool is_unbound(const void *user, etch_symbol s)
{
    const etch_loop *l = user;
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
static etch_status find_products(etch_loop *l, const etch_val *ys, int n_y)
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
        etch_loop_product *p = &l->products[l->n_products];
        *p = (etch_loop_product){ .at = kept[i], .result = l->n_out };
        while (etch__result_of(g, p->result) != kept[i])
            p->result++;
        ETCH_TRY(etch__turned_like(l->q, g, "kept", i, p->at, 0, &p->input));
        l->n_products += etch__is(g, p->input, ETCH_IS_PARAM);
    }
    return ETCH_OK;
}

etch_status etch__loop_find_needed(etch_loop *l)
{
    etch_grad *q = l->q;
    etch_graph *g = l->turned;
    etch_val *ys = etch__new_vals(q, ETCH_LATE_FACTORS * (size_t)l->n_in);
    if (!ys)
        return etch__fail_nomem(q->cx);
    etch_cut cut = { .ys = ys };
    for (int i = 0; i < l->n_in; i++) {
        if (etch__loop_is_wanted(l, i))
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
        etch_loop_input *in = &l->in[i];
        if (!etch__loop_changes(l, i))
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

static int list_saved(etch_loop *l, etch_graph *g, saving *s)
{
    for (int i = 0; i < l->first_joined; i++)
        save(s, etch__result_of(g, i), NULL);
    for (int i = 0; i < l->n_carried; i++) {
        etch_loop_input *in = &l->in[i];
        if (in->is_open)
            save(s, build_open_sizes(g, etch__param_of(g, i), etch__loop_open_axes(l->body, i)), &in->sizes_outside);
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

etch_status etch__loop_save_states(etch_loop *l)
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
    etch_status s = etch__loop_trouble(q);
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
