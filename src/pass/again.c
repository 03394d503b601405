/* again: scores of attention are made again for the gradient instead of being kept.
 *
 * A product of two batches whose elements become a softmax, or anything else that is elementwise but for reductions along rows, and are then multiplied: what the
 * gradient reads of all this is as large as the product, and would have to live until then. Its operands, which the gradient needs anyway, and what the
 * reductions gave are much smaller if rows are long: from them it is made again where the gradient begins to read it.
 *
 *     near    the product, and elementwise ops on it, before the second product
 *     far     who reads those behind that: the gradient
 *
 * What must stay true: what is made again has the same bits. It is not made before its first reader could be: the op `behind` sees to that, and that the builder
 * does not take it for what is there already. */
#include "pass/pass.h"
#include "pass/rewrite.h"
#include "pass/uses.h"
#include <etch/ops.h>
#include "ops/ops.h"
#include <string.h>

/* Multiplications per element up to which making it costs about as much as writing it to far memory and reading it again. */
enum { MOST_DEEP = 128 };

typedef struct scores {
    etch_val product, second;
    etch_val first;  /* who reads any of them again first */
    etch_val behind; /* an operand of that one, which needs the second product */
} scores;

typedef struct search {
    etch_ctx *cx;
    const etch_graph *g;
    etch_uses uses;
    etch_val *near;  /* by value: the product that it is near to; 0: none */
    etch_val *far;   /* by node: the product that it reads again; 0: none */
    bool *is_needed; /* near values that are made again */
    bool *is_after;  /* what needs the second product of those looked at */
    ETCH_VEC(scores) found;
} search;

static bool has_dims_of(const etch_graph *g, etch_val a, etch_val b)
{
    return etch__same_dims(etch__type_of(g, a), etch__type_of(g, b));
}

/* Of two batches, that is not too deep. */
static bool is_candidate(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (n->op != ETCH_OP_matmul || !etch__is_node_of(g, v, 0) || n->type->rank < 3 ||
        !etch__dtype_is((etch_dtype)n->type->dtype, ETCH_CLASS_FLOAT))
        return false;
    const etch_type *x = etch__type_of(g, n->in[0]), *y = etch__type_of(g, n->in[1]);
    const etch_attrs_matmul *attrs = n->attrs;
    etch_dim deep = x->dims[x->rank - (attrs->transpose_x ? 2 : 1)];
    return x->rank == n->type->rank && y->rank == n->type->rank && etch__dim_is_const(deep) && deep <= MOST_DEEP;
}

static bool is_near(const search *s, etch_val product, etch_val v)
{
    const etch_graph *g = s->g;
    const etch_node *n = etch__node(g, v);
    bool reads = false;
    if (etch__op_of(g, v)->op_class != ETCH_OP_ELEMWISE || !etch__is_node_of(g, v, 0) || s->near[v] ||
        !has_dims_of(g, v, product))
        return false;
    for (uint32_t i = 0; i < n->n_in; i++) {
        bool is_one = n->in[i] == product || s->near[n->in[i]] == product;
        if (!is_one && has_dims_of(g, n->in[i], product) && !etch__is(g, n->in[i], ETCH_IS_CONST))
            return false;
        reads |= is_one;
    }
    return reads;
}

static void find_near(search *s, etch_val product, etch_val end)
{
    s->near[product] = product;
    for (etch_val v = product + 1; v < end; v++)
        if (is_near(s, product, v))
            s->near[v] = product;
}

static void forget(search *s, etch_val product)
{
    for (etch_val v = product; v < s->g->nodes.n; v++) {
        s->is_needed[v] &= s->near[v] != product;
        s->near[v] = s->near[v] == product ? 0 : s->near[v];
        s->far[v] = s->far[v] == product ? 0 : s->far[v];
    }
}

/* The first product that reads what is near, if some of that is reduced, too; 0: none. */
static etch_val second_product(const search *s, etch_val product)
{
    etch_val second = 0;
    bool is_reduced = false;
    for (etch_val v = product; v < s->g->nodes.n; v++)
        for (uint32_t i = s->uses.begin[v]; s->near[v] == product && i < s->uses.begin[v + 1]; i++) {
            etch_val u = s->uses.user[i];
            if (u == ETCH_USED_BY_RESULT)
                continue;
            is_reduced |= etch__op_of(s->g, u)->op_class == ETCH_OP_REDUCE;
            if (etch__node(s->g, u)->op == ETCH_OP_matmul && (!second || u < second))
                second = u;
        }
    return is_reduced ? second : 0;
}

static void find_after(search *s, etch_val from)
{
    const etch_graph *g = s->g;
    memset(s->is_after, 0, g->nodes.n * sizeof *s->is_after);
    s->is_after[from] = true;
    for (etch_val v = from; v < g->nodes.n; v++) {
        if (!s->is_after[v])
            continue;
        for (uint32_t r = 1; r < etch__node(g, v)->n_results; r++)
            s->is_after[v + r] = true;
        for (uint32_t i = s->uses.begin[v]; i < s->uses.begin[v + 1]; i++)
            if (s->uses.user[i] != ETCH_USED_BY_RESULT)
                s->is_after[s->uses.user[i]] = true;
    }
}

static bool is_read_after(const search *s, etch_val v)
{
    for (uint32_t i = s->uses.begin[v]; i < s->uses.begin[v + 1]; i++)
        if (s->uses.user[i] != ETCH_USED_BY_RESULT && s->is_after[s->uses.user[i]])
            return true;
    return false;
}

/* Marks who reads v again. False: that is none of those which can be told to read something else. */
static bool mark_far(search *s, scores *c, etch_val v)
{
    for (uint32_t i = s->uses.begin[v]; i < s->uses.begin[v + 1]; i++) {
        etch_val u = s->uses.user[i];
        if (u == ETCH_USED_BY_RESULT || u <= c->second)
            continue;
        if (etch__node(s->g, u)->n_regions || (s->far[u] && s->far[u] != c->product))
            return false;
        s->far[u] = c->product;
        s->is_needed[v] = true;
        c->first = c->first && c->first < u ? c->first : u;
    }
    return true;
}

static bool find_far(search *s, scores *c)
{
    const etch_graph *g = s->g;
    for (etch_val v = (etch_val)g->nodes.n; v-- > c->product;) { /* readers first */
        if (s->near[v] != c->product)
            continue;
        if (!mark_far(s, c, v))
            return false;
        const etch_node *n = etch__node(g, v);
        for (uint32_t i = 0; v != c->product && s->is_needed[v] && i < n->n_in; i++)
            s->is_needed[n->in[i]] |= s->near[n->in[i]] == c->product;
    }
    for (uint32_t i = 0; c->first && i < etch__node(g, c->first)->n_in; i++) {
        etch_val x = etch__node(g, c->first)->in[i];
        if (s->is_after[x] && etch__type_of(g, x)->dtype == etch__type_of(g, c->product)->dtype)
            c->behind = x;
    }
    return c->behind && s->is_needed[c->product];
}

static etch_status look_at(search *s, etch_val product)
{
    scores c = { .product = product };
    const etch_node *n = etch__node(s->g, product);
    find_near(s, product, (etch_val)s->g->nodes.n);
    c.second = second_product(s, product);
    forget(s, product);
    if (!c.second)
        return ETCH_OK;
    find_after(s, c.second);
    find_near(s, product, c.second);
    if (!is_read_after(s, n->in[0]) || !is_read_after(s, n->in[1]) || !find_far(s, &c)) {
        forget(s, product);
        return ETCH_OK;
    }
    return ETCH_VEC_PUSH(&s->found, s->cx->alloc, c) ? ETCH_OK : etch__fail_nomem(s->cx);
}

static etch_status find_all(search *s)
{
    const etch_allocator *a = s->cx->alloc;
    size_t n = s->g->nodes.n;
    s->near = etch__alloc_zeroed(a, n * sizeof *s->near);
    s->far = etch__alloc_zeroed(a, n * sizeof *s->far);
    s->is_needed = etch__alloc_zeroed(a, n * sizeof *s->is_needed);
    s->is_after = etch__alloc_zeroed(a, n * sizeof *s->is_after);
    if (!s->near || !s->far || !s->is_needed || !s->is_after)
        return etch__fail_nomem(s->cx);
    ETCH_TRY(etch__uses_init(s->cx, s->g, &s->uses));
    for (etch_val v = 1; v < n; v++)
        if (is_candidate(s->g, v) && !s->near[v])
            ETCH_TRY(look_at(s, v));
    return ETCH_OK;
}

static void end(search *s)
{
    const etch_allocator *a = s->cx->alloc;
    size_t n = s->g->nodes.n;
    etch__free(a, s->near, n * sizeof *s->near);
    etch__free(a, s->far, n * sizeof *s->far);
    etch__free(a, s->is_needed, n * sizeof *s->is_needed);
    etch__free(a, s->is_after, n * sizeof *s->is_after);
    etch__uses_fini(s->cx, &s->uses);
    ETCH_VEC_FINI(&s->found, a);
}

/* ------------------------------------------------------------------------------------------------ the new graph */

typedef struct making {
    const search *s;
    etch_val *made; /* by near value: what was made again */
} making;

static void swap_needed(const making *m, etch_rewrite *rw, etch_val product)
{
    for (etch_val v = product; v < rw->from->nodes.n; v++)
        if (m->s->near[v] == product && m->s->is_needed[v]) {
            etch_val other = m->made[v];
            m->made[v] = rw->map[v];
            rw->map[v] = other;
        }
}

static etch_status make_again(const making *m, etch_rewrite *rw, const scores *c)
{
    etch_val x = etch__node(rw->from, c->product)->in[0], was = rw->map[x];
    rw->map[x] = etch__build1(rw->to, ETCH_OP_behind, (etch_val[]){ was, rw->map[c->behind] }, 2, NULL);
    if (!rw->map[x])
        return rw->cx->status;
    etch_status s = ETCH_OK;
    for (etch_val v = c->product; s == ETCH_OK && v < c->first; v++)
        if (m->s->near[v] == c->product && m->s->is_needed[v]) {
            m->made[v] = rw->map[v];
            rw->map[v] = 0;
            s = etch__rewrite_copy(rw, v);
            rw->map[x] = was;
        }
    swap_needed(m, rw, c->product);
    return s;
}

static etch_status copy_or_make(etch_rewrite *rw, void *user, etch_val v)
{
    const making *m = user;
    for (size_t i = 0; i < m->s->found.n; i++)
        if (m->s->found.at[i].first == v)
            ETCH_TRY(make_again(m, rw, &m->s->found.at[i]));
    etch_val product = m->s->far[v];
    if (product)
        swap_needed(m, rw, product);
    etch_status s = etch__rewrite_owner(rw, v, copy_or_make, user);
    if (product)
        swap_needed(m, rw, product);
    return s;
}

static etch_status rewrite(const search *s, etch_graph **out)
{
    etch_rewrite rw;
    size_t bytes = s->g->nodes.n * sizeof(etch_val);
    making m = { .s = s, .made = etch__alloc_zeroed(s->cx->alloc, bytes) };
    if (!m.made)
        return etch__fail_nomem(s->cx);
    etch_status status = etch__rewrite_begin(s->cx, s->g, &rw);
    if (status == ETCH_OK)
        status = etch__rewrite_end(&rw, etch__rewrite_each(&rw, copy_or_make, &m), out);
    etch__free(s->cx->alloc, m.made, bytes);
    return status;
}

etch_status etch__pass_again(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    bool has_candidates = false;
    for (etch_val v = 1; v < g->nodes.n && !has_candidates; v++)
        has_candidates = is_candidate(g, v);
    *out = NULL;
    search s = { .cx = cx, .g = g };
    etch_status status = has_candidates ? find_all(&s) : ETCH_OK;
    if (status == ETCH_OK && s.found.n > 0)
        status = rewrite(&s, out);
    else if (status == ETCH_OK)
        *out = etch_graph_retain(g);
    if (has_candidates)
        end(&s);
    return status;
}
