/* outside: products that wait for no other turn of a loop are made before it, all at once.
 *
 * A turn that multiplies its row of something with a matrix that all turns use, as a recurrent layer does with its words, needs nothing of earlier turns
 * for it. A product of a batch, with the turns as its first axis, gives the same: what is too small to be shared out among threads in each turn is shared out
 * as a whole. A turn is given its slice of that. A while whose turns are counted beforehand becomes a scan over these slices; what it stacks has a known size
 * then.
 *
 * What must stay true:
 *
 * - Each product of the batch is one with the sizes, the elements and the layout that it had in its turn, so that it has the same bits (kernel/call/matmul.c).
 * - Nothing is computed that was not, and nothing can fail that could not: the loop takes as many turns as there are rows, whatever they do. That is a scan,
 *   or a while that counts from 0 to that size and asks for nothing else.
 * - Memory grows by no more than a few times what the rows take (`MUCH`).
 *
 * Bodies of loops in bodies have their turn when those are planned. */
#include "pass/pass.h"
#include "pass/each_loop.h"
#include "pass/uses.h"

#include "ir/bind.h"
#include "ir/node.h"
#include "ir/retype.h"
#include "ops/ops.h"
#include "ops/sizes.h"
#include <etch/ops.h>
#include <stdio.h>
#include <string.h>

enum { MANY_ROWS = 512 }; /* a product of so many is large enough by itself */
enum { MUCH = 8 };        /* times as large as its rows a product may be */
enum { MOST = 8 };        /* products of a loop that are made before it */

/* One of the two that are multiplied. */
typedef struct factor {
    int operand; /* of the loop */
    int axis;    /* along which each turn has an index of it; -1: all turns have all of it */
} factor;

typedef struct product {
    etch_val of; /* of the body */
    factor x, y;
    etch_val made; /* of the new body: an input */
} product;

/* A loop, as far as it is known to be one whose turns can be told beforehand. */
typedef struct counted {
    const etch_graph *g, *body;
    const etch_node *node;
    const etch_attrs_loop *attrs;
    etch_dim turns; /* of g */
    int counter;    /* the carried value that counts them from 0; -1: in a scan */
    product products[MOST];
    int n;
} counted;

static etch_val param_of(const etch_graph *body, int i) { return body->regions.at[0].params.at[i]; }

static etch_val result_of(const etch_graph *body, int i) { return body->regions.at[0].results.at[i]; }

static bool is_number(const etch_graph *g, etch_val v, int64_t wanted)
{
    etch_dim d;
    return etch__type_of(g, v)->rank == 0 && etch__known_flat(g, v, 0, &d) && d == wanted;
}

/* --- how many turns there are --------------------------------------------------------------------------------------------- */

static bool counts_up(const counted *c, int i)
{
    const etch_node *next = etch__node(c->body, result_of(c->body, i));
    etch_val now = param_of(c->body, i);
    if (next->op != ETCH_OP_add || next->region != 0 || etch__type_of(c->body, now)->rank != 0 ||
        !is_number(c->g, c->node->in[i], 0))
        return false;
    return (next->in[0] == now && is_number(c->body, next->in[1], 1)) ||
           (next->in[1] == now && is_number(c->body, next->in[0], 1));
}

/* The size that the condition, a comparison of the counter and nothing else, asks for, as a size of the graph around. */
static bool find_end(etch_ctx *cx, const counted *c, etch_dim *out)
{
    const etch_graph *condition = c->attrs->bodies.at[0];
    const etch_node *asked = etch__node(condition, result_of(condition, 0));
    etch_dim end;
    etch_symbol missing;
    if (asked->op != ETCH_OP_less || asked->region != 0 || asked->in[0] != param_of(condition, c->counter) ||
        !etch__known_flat(condition, asked->in[1], 0, &end))
        return false;
    const etch_type **types = ETCH_ARENA_ARRAY(&cx->scratch, const etch_type *, c->node->n_in + 1);
    for (uint32_t i = 0; types && i < c->node->n_in; i++)
        types[i] = etch__type_of(c->g, c->node->in[i]);
    etch_binding b = { .cx = cx, .to = c->g->dims, .of = condition };
    if (!types || etch__bind_types(&b, types) != ETCH_OK)
        return false;
    *out = etch__bound_dim(&b, end, &missing);
    return *out != ETCH_DIM_FAILED;
}

static bool find_turns(etch_ctx *cx, counted *c)
{
    c->counter = -1;
    if (c->attrs->limit >= 0)
        return false;
    if (c->attrs->sliced > 0) {
        c->turns = etch__type_of(c->g, c->node->in[c->attrs->carried])->dims[0];
        return true;
    }
    for (int i = 0; i < c->attrs->carried; i++) {
        c->counter = i;
        if (counts_up(c, i) && find_end(cx, c, &c->turns))
            return true;
    }
    return false;
}

/* --- which products ------------------------------------------------------------------------------------------------------- */

/* The loop's operand that v is in the body, if it is given whole and stays what it is; else -1. */
static int common_operand(const counted *c, etch_val v)
{
    if (!etch__is(c->body, v, ETCH_IS_PARAM))
        return -1;
    int i = (int)etch__node(c->body, v)->which, first = (int)(c->attrs->carried + c->attrs->sliced + c->attrs->cut);
    return i >= first || (i < c->attrs->carried && result_of(c->body, i) == v) ? i : -1;
}

/* v = x[.., turn, ..], all of the other axes. */
static bool is_row_of_turn(const counted *c, etch_val v, factor *out)
{
    const etch_node *n = etch__node(c->body, v);
    int axis = n->region == 0 && n->op == ETCH_OP_strided_slice ? etch__index_axis(c->body, v) : -1, at = axis;
    if (axis < 0 || c->counter < 0)
        return false;
    etch_val index = n->in[1];
    etch__origin_of(c->body, &index, &at);
    *out = (factor){ common_operand(c, n->in[0]), axis };
    return out->operand >= 0 && index == param_of(c->body, c->counter);
}

static bool is_equal(const etch_graph *g, etch_dim a, etch_dim b)
{
    return etch__dim_equal(g->cx, g->dims, a, b) == ETCH_YES;
}

static bool find_factor(const counted *c, etch_val v, factor *out)
{
    int first = (int)c->attrs->carried, end = first + (int)(c->attrs->sliced - c->attrs->cut);
    if (etch__type_of(c->body, v)->rank != 2)
        return false;
    *out = (factor){ common_operand(c, v), -1 };
    if (out->operand >= 0)
        return etch__type_of(c->g, c->node->in[out->operand])->rank == 2;
    if (etch__is(c->body, v, ETCH_IS_PARAM)) {
        int i = (int)etch__node(c->body, v)->which;
        *out = (factor){ i, 0 };
        return i >= first && i < end && etch__type_of(c->g, c->node->in[i])->rank == 3;
    }
    if (!is_row_of_turn(c, v, out))
        return false;
    const etch_type *x = etch__type_of(c->g, c->node->in[out->operand]);
    return x->rank == 3 && is_equal(c->g, x->dims[out->axis], c->turns);
}

/* The two sizes of a factor's matrix, outside. */
static void sizes_of(const counted *c, const factor *f, etch_dim *sizes)
{
    const etch_type *t = etch__type_of(c->g, c->node->in[f->operand]);
    for (int a = 0, k = 0; a < t->rank && k < 2; a++)
        if (a != f->axis)
            sizes[k++] = t->dims[a];
}

/* Is it a product without a check, of few rows, and not much larger than what the rows of the turns take? */
static bool is_worth_it(const counted *c, const product *p)
{
    const etch_attrs_matmul *attrs = etch__node(c->body, p->of)->attrs;
    etch_dim x[2] = { 0 }, y[2] = { 0 };
    sizes_of(c, &p->x, x);
    sizes_of(c, &p->y, y);
    etch_dim m = x[attrs->transpose_x], k = x[!attrs->transpose_x], n = y[!attrs->transpose_y];
    if (!is_equal(c->g, k, y[attrs->transpose_y]))
        return false;
    /* What the rows of all turns have besides k may be unknown: of a batch, say. */
    etch_dim grows = p->x.axis >= 0 ? n : m, stays = p->x.axis >= 0 ? m : n;
    bool is_much = !etch__dim_is_const(grows) || !etch__dim_is_const(k) || grows / MUCH > k;
    return !is_much && (!etch__dim_is_const(stays) || stays < MANY_ROWS);
}

static bool find_product(const counted *c, etch_val v, product *out)
{
    const etch_node *n = etch__node(c->body, v);
    *out = (product){ .of = v };
    return n->op == ETCH_OP_matmul && n->region == 0 && find_factor(c, n->in[0], &out->x) &&
           find_factor(c, n->in[1], &out->y) && (out->x.axis >= 0 || out->y.axis >= 0) && is_worth_it(c, out);
}

static bool has_rank_everywhere(const etch_attrs_loop *attrs)
{
    for (int k = 0; k < attrs->bodies.n; k++)
        for (int i = 0; i < etch_graph_n_inputs(attrs->bodies.at[k]); i++)
            if (etch__type_of(attrs->bodies.at[k], param_of(attrs->bodies.at[k], i))->rank < 0)
                return false;
    return true;
}

static etch_status find(etch_ctx *cx, const etch_graph *g, etch_val v, void *found, bool *is_any)
{
    counted *c = found;
    *c = (counted){ .g = g, .node = etch__node(g, v), .attrs = etch__node(g, v)->attrs };
    c->body = c->attrs->bodies.at[c->attrs->bodies.n - 1];
    bool has_products = false;
    for (etch_val u = 1; !has_products && u < c->body->nodes.n; u++)
        has_products = etch__node(c->body, u)->op == ETCH_OP_matmul;
    if (!has_products || c->body->regions.n > 1 || !has_rank_everywhere(c->attrs) || !find_turns(cx, c))
        return ETCH_OK;
    const bool *is_live = etch__uses_live(cx, c->body);
    if (!is_live)
        return etch__fail_nomem(cx);
    for (etch_val u = 1; u < c->body->nodes.n && c->n < MOST; u++)
        if (is_live[u])
            c->n += find_product(c, u, &c->products[c->n]);
    *is_any = c->n > 0;
    return ETCH_OK;
}

/* --- the new loop --------------------------------------------------------------------------------------------------------- */

/* Inputs for the products of a turn behind all others. */
static etch_status add_inputs(etch_rewrite *rw, counted *c)
{
    for (int i = 0; i < c->n; i++) {
        char name[32];
        int n = snprintf(name, sizeof name, "product_%d", i);
        const etch_type *t = etch__type_copy(rw->to, etch__type_of(c->body, c->products[i].of));
        if (!t)
            return rw->cx->status;
        ETCH_TRY(etch__graph_add_input(rw->to, name, (size_t)n, t, &c->products[i].made));
    }
    return ETCH_OK;
}

static etch_status take_out(etch_rewrite *rw, void *user, etch_val v)
{
    const counted *c = user;
    for (const product *p = c->products; p < c->products + c->n; p++)
        if (p->of == v) {
            rw->map[v] = p->made;
            return ETCH_OK;
        }
    return etch__rewrite_copy(rw, v);
}

/* Where the products are among the operands: behind all slices that are not numbers of rows of pieces. */
static int place_of_products(const counted *c) { return (int)(c->attrs->carried + c->attrs->sliced - c->attrs->cut); }

static etch_status put_in_place(etch_ctx *cx, const counted *c, etch_graph **body)
{
    int n = etch_graph_n_inputs(*body), n_old = n - c->n, first = place_of_products(c);
    int *order = ETCH_ARENA_ARRAY(&cx->scratch, int, n);
    etch_graph *made = NULL;
    if (!order)
        return etch__fail_nomem(cx);
    for (int i = 0; i < n; i++)
        order[i] = i < first ? i : i < first + c->n ? n_old + i - first : i - c->n;
    ETCH_TRY(etch__graph_reordered(cx, *body, order, &made));
    made->is_turned = (*body)->is_turned;
    etch_graph_release(body);
    *body = made;
    return ETCH_OK;
}

/* The body that is given the products. */
static etch_status rewrite_body(etch_ctx *cx, counted *c, etch_graph **out)
{
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, c->body, &rw));
    etch_status s = add_inputs(&rw, c);
    if (s == ETCH_OK)
        s = etch__rewrite_each(&rw, take_out, c);
    ETCH_TRY(etch__rewrite_end(&rw, s, out));
    (*out)->is_turned = c->body->is_turned;
    s = put_in_place(cx, c, out);
    if (s == ETCH_OK)
        s = etch__graph_finish_body(*out);
    if (s != ETCH_OK)
        etch_graph_release(out);
    return s;
}

/* With the axis of the turns in front. */
static etch_val build_factor(etch_graph *g, etch_val all, const factor *f)
{
    if (f->axis <= 0)
        return all;
    return etch_build_transpose(g, all, f->axis == 1 ? ETCH_INTS(1, 0, 2) : ETCH_INTS(2, 0, 1));
}

static etch_status build_products(etch_rewrite *rw, const counted *c, etch_val *out)
{
    for (int i = 0; i < c->n; i++) {
        const product *p = &c->products[i];
        const etch_attrs_matmul *attrs = etch__node(c->body, p->of)->attrs;
        ETCH_TRY(etch__take_place(rw->to, c->body, p->of));
        out[i] = etch_build_matmul(rw->to, build_factor(rw->to, rw->map[c->node->in[p->x.operand]], &p->x),
                                   build_factor(rw->to, rw->map[c->node->in[p->y.operand]], &p->y), attrs->transpose_x,
                                   attrs->transpose_y);
        if (!out[i])
            return rw->cx->status;
    }
    return ETCH_OK;
}

static etch_status build_loop(etch_rewrite *rw, etch_val v, void *found)
{
    counted *c = found;
    uint32_t n_in = c->node->n_in, n_new = (uint32_t)c->n;
    uint32_t first = (uint32_t)place_of_products(c);
    etch_attrs_loop attrs = *c->attrs;
    etch_graph *body = NULL;
    etch_val out[ETCH_MAX_RESULTS] = { 0 };
    etch_val *in = ETCH_ARENA_ARRAY(&rw->cx->scratch, etch_val, n_in + n_new);
    if (!in)
        return etch__fail_nomem(rw->cx);
    for (uint32_t i = 0; i < n_in; i++)
        in[i < first ? i : i + n_new] = rw->map[c->node->in[i]];
    ETCH_TRY(build_products(rw, c, in + first));
    ETCH_TRY(rewrite_body(rw->cx, c, &body));
    attrs.bodies = (etch_graph_list){ &body, 1 };
    attrs.sliced += c->n;
    etch_status s = etch__take_place(rw->to, rw->from, v);
    if (s == ETCH_OK && !etch__build_n(rw->to, ETCH_OP_scan, in, (int)(n_in + n_new), &attrs, out))
        s = rw->cx->status;
    if (s == ETCH_OK)
        s = etch__rewrite_give(rw, v, out);
    etch_graph_release(&body);
    return s;
}

etch_status etch__pass_outside(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    counted c;
    return etch__rewrite_loops(cx, g, &(etch_each_loop){ find, build_loop, &c }, out);
}
