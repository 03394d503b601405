/* Linear graphs, op by op: what is known of a value is how it depends on the inputs in question.
 *
 * A linear function of two gradients is the sum of what it is of each. Where a graph computes something twice, gradients
 * come to both, and only such functions may be applied to each by itself. */
#include "grad/linear.h"

#include "ir/constant.h"
#include "ir/infer.h"
#include "ir/node.h"
#include "ops/ops.h"
#include <string.h>

typedef enum kind {
    ZERO,   /* is 0 whatever the inputs are: also linear */
    APART,  /* does not depend on them */
    LINEAR, /* in all of them together */
    OTHER,  /* in another way, or not known */
} kind;

/* How an op is linear. */
typedef enum shape {
    NOT,
    IN_FIRST, /* in operand 0, for given others */
    IN_ONE,   /* in each of the first two, for a given other one */
    IN_ALL,   /* in all of them together */
    IN_REST,  /* in all but the first together, for a given first */
    IN_ENDS,  /* in the first and the last together, for given ones between */
    IN_SUM,   /* in the first, and in each of the others for a given other one */
} shape;

static shape shape_of(etch_op op)
{
    switch (op) {
    case ETCH_OP_div:
    case ETCH_OP_divide_no_nan:
    case ETCH_OP_sum:
    case ETCH_OP_cumsum:
    case ETCH_OP_sum_to:
    case ETCH_OP_reshape:
    case ETCH_OP_transpose:
    case ETCH_OP_broadcast_to:
    case ETCH_OP_reverse:
    case ETCH_OP_slice:
    case ETCH_OP_strided_slice:
    case ETCH_OP_stop_gradient:
    case ETCH_OP_dense_gradient:
    case ETCH_OP_pad_reflect:
    case ETCH_OP_pad_symmetric:
    case ETCH_OP_gather:
    case ETCH_OP_gather_nd: return IN_FIRST;
    case ETCH_OP_mul:
    case ETCH_OP_matmul: return IN_ONE;
    case ETCH_OP_matmul_add: return IN_SUM;
    case ETCH_OP_neg:
    case ETCH_OP_add:
    case ETCH_OP_sub:
    case ETCH_OP_concat: return IN_ALL;
    case ETCH_OP_select: return IN_REST;
    case ETCH_OP_pad: /* x, paddings, value */
    case ETCH_OP_row_set:
    case ETCH_OP_scatter_nd_add:
    case ETCH_OP_strided_slice_add:
    case ETCH_OP_scatter_nd_update: return IN_ENDS;
    default: return NOT;
    }
}

/* Floats to floats alone. */
static bool is_linear_cast(const etch_graph *g, const etch_node *n)
{
    return n->op == ETCH_OP_cast && etch__dtype_is((etch_dtype)n->type->dtype, ETCH_CLASS_FLOAT) &&
           etch__dtype_is((etch_dtype)etch__type_of(g, n->in[0])->dtype, ETCH_CLASS_FLOAT);
}

/* Of a sum of two, or of one or the other. */
static kind sum_of(kind a, kind b)
{
    if (a == ZERO || b == ZERO)
        return a == ZERO ? b : a;
    return a == b ? a : OTHER;
}

static bool is_free(shape s, uint32_t i, uint32_t n)
{
    switch (s) {
    case IN_FIRST:
    case IN_SUM: return i == 0;
    case IN_ALL: return true;
    case IN_REST: return i > 0;
    case IN_ENDS: return i == 0 || i + 1 == n;
    case IN_ONE:
    case NOT: break;
    }
    return false;
}

static kind of_operands(const etch_graph *g, etch_val v, const uint8_t *kinds)
{
    const etch_node *n = etch__node(g, v);
    shape s = is_linear_cast(g, n) ? IN_FIRST : shape_of(n->op);
    kind free = ZERO;
    uint32_t n_dependent = 0, n_linear = 0;
    for (uint32_t i = 0; i < n->n_in; i++) {
        kind k = (kind)kinds[n->in[i]];
        bool is_factor = !is_free(s, i, n->n_in);
        n_linear += is_factor && k == LINEAR;
        n_dependent += is_factor && k > APART;
        free = is_factor ? free : sum_of(free, k);
    }
    kind product = n_dependent == 0 ? APART : n_dependent == 1 && n_linear == 1 ? LINEAR : OTHER;
    if (s == IN_ONE || s == IN_SUM)
        return s == IN_ONE ? product : sum_of(free, product);
    if (n_dependent > 0)
        return OTHER;
    return s == NOT ? APART : free;
}

static bool is_zero(const etch_tensor *t)
{
    const char *at = etch__const_element(t, 0);
    for (size_t i = 0; t->count > 0 && i < etch__dtypes[t->dtype].bytes; i++)
        if (at[i])
            return false;
    return etch__const_is_splat(t);
}

static kind of_value(const etch_graph *g, etch_val v, const uint8_t *kinds)
{
    etch_val node = etch__producer(g, v);
    const etch_node *n = etch__node(g, node);
    const etch_tensor *constant = etch__const_tensor(g, v);
    if (constant)
        return constant->dtype != ETCH_STRING && is_zero(constant) ? ZERO : APART;
    if (etch__op_of(g, node)->control == ETCH_CONTROL_RULE) /* its results are its first operands */
        return (kind)kinds[n->in[v - node]];
    return node != v ? (kind)kinds[node] : of_operands(g, v, kinds);
}

static etch_status of_graph(etch_ctx *cx, const etch_graph *g, const uint8_t *in, uint8_t *out);

static kind kind_at(const etch_node *n, const uint8_t *kinds, uint32_t i) { return (kind)kinds[n->in[i]]; }

/* One of its bodies, chosen by what must not depend on the inputs in question. */
static etch_status of_branch(etch_ctx *cx, const etch_node *n, const uint8_t *kinds, uint8_t *in, uint8_t *out)
{
    const etch_graph_list *bodies = etch__bodies_of(n->op, n->attrs);
    uint8_t *one = out + n->n_results;
    for (uint32_t i = 1; i < n->n_in; i++)
        in[i - 1] = (uint8_t)kind_at(n, kinds, i);
    memset(out, kind_at(n, kinds, 0) <= APART ? ZERO : OTHER, n->n_results);
    for (int k = 0; k < bodies->n; k++) {
        ETCH_TRY(of_graph(cx, bodies->at[k], in, one));
        for (uint32_t i = 0; i < n->n_results; i++)
            out[i] = (uint8_t)sum_of((kind)out[i], (kind)one[i]);
    }
    return ETCH_OK;
}

/* What is carried is what it was, or what a turn makes of it, until that is nothing new. */
static etch_status of_loop(etch_ctx *cx, const etch_node *n, const uint8_t *kinds, uint8_t *in, uint8_t *out)
{
    const etch_attrs_loop *attrs = n->attrs;
    uint8_t goes_on = APART;
    bool is_new = true;
    for (uint32_t i = 0; i < n->n_in; i++)
        in[i] = (uint8_t)kind_at(n, kinds, i);
    while (is_new) {
        is_new = false;
        ETCH_TRY(of_graph(cx, attrs->bodies.at[attrs->bodies.n - 1], in, out));
        for (int64_t i = 0; i < attrs->carried; i++) {
            uint8_t now = (uint8_t)sum_of((kind)in[i], (kind)out[i]);
            is_new |= now != in[i];
            in[i] = out[i] = now;
        }
    }
    if (attrs->bodies.n == 2)
        ETCH_TRY(of_graph(cx, attrs->bodies.at[0], in, &goes_on));
    if (goes_on > APART)
        memset(out, OTHER, n->n_results);
    return ETCH_OK;
}

static etch_status of_control(etch_ctx *cx, const etch_graph *g, etch_val v, uint8_t *kinds)
{
    const etch_node *n = etch__node(g, v);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    uint8_t *in = ETCH_ARENA_ARRAY(&cx->scratch, uint8_t, n->n_in + 2 * (size_t)n->n_results), *out = in + n->n_in;
    if (!in)
        return etch__fail_nomem(cx);
    bool is_loop = etch__op_of(g, v)->control == ETCH_CONTROL_LOOP;
    etch_status s = is_loop ? of_loop(cx, n, kinds, in, out) : of_branch(cx, n, kinds, in, out);
    if (s == ETCH_OK)
        memcpy(kinds + v, out, n->n_results);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

/* Kinds of the results from those of the inputs. */
static etch_status of_graph(etch_ctx *cx, const etch_graph *g, const uint8_t *in, uint8_t *out)
{
    const etch_region *top = &g->regions.at[0];
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    uint8_t *kinds = ETCH_ARENA_ARRAY(&cx->scratch, uint8_t, g->nodes.n);
    if (!kinds)
        return etch__fail_nomem(cx);
    etch_status s = ETCH_OK;
    memset(kinds, APART, g->nodes.n);
    for (size_t i = 0; i < top->params.n; i++)
        kinds[top->params.at[i]] = in[i];
    for (etch_val v = 1; s == ETCH_OK && v < g->nodes.n; v++) {
        etch_val node = etch__producer(g, v);
        if (etch__bodies_of(etch__node(g, node)->op, etch__node(g, node)->attrs))
            s = node == v ? of_control(cx, g, v, kinds) : ETCH_OK;
        else if (!etch__is(g, v, ETCH_IS_PARAM))
            kinds[v] = (uint8_t)of_value(g, v, kinds);
    }
    for (size_t i = 0; i < top->results.n; i++)
        out[i] = kinds[top->results.at[i]];
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

etch_tri etch__is_linear_in(etch_ctx *cx, const etch_graph *g, int first, int n)
{
    size_t n_in = g->regions.at[0].params.n, n_out = g->regions.at[0].results.n;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    uint8_t *in = ETCH_ARENA_ARRAY(&cx->scratch, uint8_t, n_in + n_out + 1), *out = in + n_in;
    if (!in) {
        (void)etch__fail_nomem(cx);
        return ETCH_UNKNOWN;
    }
    bool is_linear = true;
    memset(in, APART, n_in);
    memset(in + first, LINEAR, (size_t)n);
    etch_status s = of_graph(cx, g, in, out);
    for (size_t i = 0; i < n_out; i++)
        is_linear &= out[i] == LINEAR || out[i] == ZERO;
    etch__arena_reset(&cx->scratch, mark);
    return s != ETCH_OK ? ETCH_UNKNOWN : is_linear ? ETCH_YES : ETCH_NO;
}
