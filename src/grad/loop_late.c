/* What the gradient of a loop puts off until its scan is over.
 *
 * Not all is put off that one product or sum over all turns could make (late.c). Products of two values of the turn that are added up are put
 * off wherever they can be; sums, and products with a matrix that all turns use, only if what they are made from is stacked for those anyway.
 * Factors that are saved, or that the loop was given in slices, are taken from there; the scan stacks the others.
 *
 * What is put off, the turns do not make: its `sum` and `d` are 0. */
#include "grad/loop_late.h"

#include "grad/scattered.h"

static bool is_late_factor(const etch_loop *l, etch_val v)
{
    for (const etch_loop_input *in = l->in; in < l->in + l->n_in; in++)
        for (int k = 0; k < in->late.n; k++)
            if (in->late.factors[k] == v)
                return true;
    return false;
}

/* The input of the loop that is v in each turn; -1: there is none. */
static int common_input(const etch_loop *l, etch_val v)
{
    for (int i = 0; i < l->n_in; i++)
        if (v && etch__loop_is_common(l, i) && l->in[i].at == v)
            return i;
    return -1;
}

/* Is the product wanted for anything but the gradient of input i, which it is or becomes? */
static bool is_wanted_besides(const etch_loop *l, const etch_late *rows, int i)
{
    for (int k = 0; k < l->n_in; k++)
        if (k != i && l->in[k].d == rows->of)
            return true;
    return is_late_factor(l, rows->product) || is_late_factor(l, rows->of) || !etch__late_is_alone(l->turned, rows);
}

void etch__loop_put_off_rows(etch_loop *l)
{
    for (int i = 0; i < l->n_in; i++) {
        etch_loop_input *in = &l->in[i];
        etch_late rows;
        bool can_be = in->d && !etch__loop_is_late(in) && (etch__loop_is_slice(l, i) || in->sum) &&
                      etch__late_rows(l->turned, in->d, &rows);
        if (can_be && (etch__loop_is_slice(l, i) || rows.n > 1) && is_late_factor(l, rows.factors[0]) &&
            common_input(l, etch__late_matrix(l->turned, &rows)) >= 0 && !is_wanted_besides(l, &rows, i))
            in->late = rows;
    }
}

void etch__loop_add_up(etch_loop *l)
{
    etch_graph *g = l->turned;
    for (int i = 0; i < l->n_in; i++) {
        etch_loop_input *in = &l->in[i];
        etch_late sum;
        if (!in->sum || etch__loop_is_late(in))
            continue;
        if (in->d && etch__late_sum(g, in->d, &sum) && is_late_factor(l, sum.factors[0]))
            in->late = sum;
        else
            in->d = in->d ? etch__gradients_carry(g, in->sum, in->d) : in->sum;
    }
    for (etch_loop_input *in = l->in; in < l->in + l->n_in; in++)
        if (etch__loop_is_late(in))
            in->sum = in->d = 0;
}

bool etch__loop_can_have_late(const etch_loop *l)
{
    bool can = l->n_cut == 0 && l->attrs->segment == 0 && 3 * l->n_in + l->n_out < ETCH_MAX_RESULTS;
    for (int i = 0; i < l->n_carried; i++)
        can &= !l->in[i].is_open;
    for (etch_val v = 1; can && v < l->body->nodes.n; v++)
        can = etch__op_of(l->body, v)->control != ETCH_CONTROL_LOOP;
    return can;
}

/* What is stacked of it by another loop, or was given in slices; 0: it is not. */
static etch_val stacked_before(const etch_loop *l, etch_val v)
{
    for (int i = 0; i < l->n_in; i++) {
        const etch_loop_input *in = &l->in[i];
        if (v == in->at && ((in->is_saved && !in->is_open) || etch__loop_is_slice(l, i)))
            return in->is_saved ? in->saved_outside : l->q->in[i];
    }
    for (int i = 0; i < l->n_products; i++)
        if (v == l->products[i].at)
            return l->products[i].outside;
    return 0;
}

int etch__loop_list_factors(etch_loop *l, etch_loop_gained *out, int n)
{
    int first = n;
    for (etch_loop_input *in = l->in; in < l->in + l->n_in; in++)
        for (int k = 0; k < in->late.n; k++) {
            etch_val v = in->late.factors[k];
            bool is_listed = (in->late.stacked[k] = stacked_before(l, v)) != 0;
            for (int i = first; !is_listed && i < n; i++)
                is_listed = out[i].at == v;
            if (!is_listed)
                out[n++] = (etch_loop_gained){ v, -1 };
        }
    return n;
}

etch_val etch__loop_build_late(const etch_loop *l, const etch_late *late, etch_val like)
{
    int matrix = common_input(l, etch__late_matrix(l->turned, late));
    return etch__late_build(l->q->g, l->turned, late, matrix < 0 ? 0 : l->q->in[matrix], like);
}
