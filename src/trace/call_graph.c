/* A whole graph recorded into the trace under way: from text, from another tool.
 *
 * Its input types may say more of sizes than the tensors at hand do: f32[n, n], f32[n, 128], n at most 512. What they say must
 * hold, is asked of the present call at once, and guards the trace. Where the trace is from types alone, equal sizes are checked when
 * the plan runs. */
#include "trace/fix.h"

#include "ir/bind.h"
#include "trace/custom.h"
#include <etch/function.h>
#include <etch/ops.h>

typedef struct call {
    etch_ctx *cx;
    etch_recording *r;
    etch_graph *g;
    const etch_region *top;
    etch_tensor *const *tensors;
    etch_val *in;
    bool *is_unsure;    /* by input: its sizes are to be checked when the plan runs */
    etch_binding bound; /* what g's symbols are in the trace */
} call;

static const etch_type *says(const call *c, size_t i) { return etch__type_of(c->g, c->top->params.at[i]); }
static const etch_type *is(const call *c, size_t i) { return etch__type_of(c->r->g, c->in[i]); }

static bool holds(etch_dimcode code, int64_t a, int64_t b)
{
    return code == ETCH_DIMCODE_CHECK_EQUAL ? a == b : code == ETCH_DIMCODE_CHECK_LESS_EQUAL ? a <= b : b % a == 0;
}

/* That input i has the size it should have: known for every call, or true for this one and then a guard. */
static etch_status require(const call *c, size_t i, etch_dimcode code, etch_dim a, etch_dim b)
{
    int64_t x, y;
    if (code == ETCH_DIMCODE_CHECK_EQUAL && etch__dim_equal(c->cx, c->r->g->dims, a, b) == ETCH_YES)
        return ETCH_OK;
    etch_tri has_x = etch__hinted(c->r, a, &x), has_y = has_x == ETCH_NO ? ETCH_NO : etch__hinted(c->r, b, &y);
    if (has_x == ETCH_NO || has_y == ETCH_NO)
        return c->cx->status;
    if ((has_x == ETCH_UNKNOWN || has_y == ETCH_UNKNOWN) && code == ETCH_DIMCODE_CHECK_EQUAL) {
        c->is_unsure[i] = true;
        return ETCH_OK;
    }
    if (has_x == ETCH_UNKNOWN || has_y == ETCH_UNKNOWN)
        return etch__fail(c->cx, ETCH_ESHAPE,
                          "graph '%s': input %zu must be %s, and types alone do not say whether %s is", c->g->name, i,
                          etch__type_text(c->cx, c->g->dims, says(c, i)), etch__type_str(c->r->g, is(c, i)));
    if (!holds(code, x, y))
        return etch__fail(c->cx, ETCH_ESHAPE, "graph '%s': input %zu must be %s%s, which the tensor's sizes are not",
                          c->g->name, i, etch__type_text(c->cx, c->g->dims, says(c, i)),
                          code == ETCH_DIMCODE_CHECK_EQUAL ? "" : " in the range of its sizes");
    return etch__dim_is_const(a) && etch__dim_is_const(b) ? ETCH_OK
                                                          : etch__guard_add(c->r, ETCH_GUARD_TYPED, code, a, b);
}

static etch_status require_range(const call *c, size_t i, etch_symbol s)
{
    etch_dim_range r = etch__symbol_range(c->g->dims, s);
    if (r.lo > 0)
        ETCH_TRY(require(c, i, ETCH_DIMCODE_CHECK_LESS_EQUAL, r.lo, c->bound.symbols[s]));
    if (r.hi < ETCH_DIM_MAX)
        ETCH_TRY(require(c, i, ETCH_DIMCODE_CHECK_LESS_EQUAL, c->bound.symbols[s], r.hi));
    if (r.divisor > 1)
        ETCH_TRY(require(c, i, ETCH_DIMCODE_CHECK_DIVIDES, r.divisor, c->bound.symbols[s]));
    return ETCH_OK;
}

/* What the types of the inputs say of the sizes that stand for their symbols. */
static etch_status require_ranges(const call *c)
{
    for (etch_symbol s = 0; s < etch__dims_n_symbols(c->g->dims); s++)
        if (c->bound.symbols[s] != ETCH_DIM_FAILED)
            ETCH_TRY(require_range(c, c->bound.input[s], s));
    return ETCH_OK;
}

static etch_status size_of(const call *c, size_t i, int a, etch_dim *out)
{
    etch_symbol missing;
    *out = etch__bound_dim(&c->bound, says(c, i)->dims[a], &missing);
    if (missing != ETCH_NO_SYMBOL)
        return etch__fail(c->cx, ETCH_ESHAPE, "graph '%s': input %zu is %s, and no input tells %s", c->g->name, i,
                          etch__type_text(c->cx, c->g->dims, says(c, i)), etch__symbol_name(c->g->dims, missing));
    return *out == ETCH_DIM_FAILED ? c->cx->status : ETCH_OK;
}

static etch_status check_sizes(call *c)
{
    const etch_type **types = ETCH_ARENA_ARRAY(&c->cx->scratch, const etch_type *, c->top->params.n + 1);
    if (!types)
        return etch__fail_nomem(c->cx);
    for (size_t i = 0; i < c->top->params.n; i++)
        types[i] = is(c, i);
    c->bound = (etch_binding){ .cx = c->cx, .to = c->r->g->dims, .of = c->g };
    ETCH_TRY(etch__bind_types(&c->bound, types));
    ETCH_TRY(require_ranges(c));
    for (size_t i = 0; i < c->top->params.n; i++)
        for (int a = 0; a < says(c, i)->rank && a < is(c, i)->rank; a++) {
            etch_dim d;
            ETCH_TRY(size_of(c, i, a, &d));
            ETCH_TRY(require(c, i, ETCH_DIMCODE_CHECK_EQUAL, is(c, i)->dims[a], d));
        }
    return ETCH_OK;
}

/* Views with the sizes that the type says, which check them. */
static etch_status check_later(const call *c, size_t i)
{
    for (int a = 0; a < says(c, i)->rank; a++) {
        etch_dim size;
        ETCH_TRY(size_of(c, i, a, &size));
        if (is(c, i)->dims[a] == size)
            continue;
        c->in[i] = etch__view_with_size(c->r->g, c->in[i], a, size);
        if (!c->in[i])
            return c->cx->status;
    }
    return ETCH_OK;
}

static etch_status check_types(const call *c)
{
    for (size_t i = 0; i < c->top->params.n; i++)
        if (says(c, i)->kind != is(c, i)->kind || says(c, i)->dtype != is(c, i)->dtype ||
            (says(c, i)->rank >= 0 && says(c, i)->rank != is(c, i)->rank))
            return etch__fail(c->cx, ETCH_EDTYPE, "graph '%s': input %zu must be %s, not %s", c->g->name, i,
                              etch__type_text(c->cx, c->g->dims, says(c, i)), etch__type_str(c->r->g, is(c, i)));
    return ETCH_OK;
}

static etch_status record_graph(call *c, etch_tensor **out)
{
    size_t n_in = c->top->params.n, n_out = c->top->results.n;
    c->in = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_val, n_in + 1);
    etch_val *y = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_val, n_out + 1);
    c->is_unsure = ETCH_ARENA_ARRAY(&c->cx->scratch, bool, n_in + 1);
    if (!c->in || !y || !c->is_unsure)
        return etch__fail_nomem(c->cx);
    etch__recording_here(c->r);
    for (size_t i = 0; i < n_in; i++) {
        c->is_unsure[i] = false;
        ETCH_TRY(etch__recorded_value(c->r, c->tensors[i], c->g->name, &c->in[i]));
    }
    ETCH_TRY(check_types(c));
    ETCH_TRY(check_sizes(c));
    for (size_t i = 0; i < n_in; i++)
        if (c->is_unsure[i])
            ETCH_TRY(check_later(c, i));
    ETCH_TRY(etch__record_graph(c->r, c->g, c->in, y));
    for (size_t i = 0; i < n_out; i++) {
        etch_tensor *t;
        ETCH_TRY(etch__traced_new(c->r, y[i], &t));
        out[i] = etch__own(c->r->tr, t);
        if (!out[i])
            return c->cx->status;
    }
    return ETCH_OK;
}

static etch_status call_graph(call *c, int n_in, etch_tensor **out, int max_out, int *n_out)
{
    ETCH_ENTER(c->cx);
    if (!c->g || (n_in > 0 && !c->tensors) || (max_out > 0 && !out))
        return etch__fail(c->cx, ETCH_EINVAL, "call_graph: %s NULL",
                          !c->g         ? "the graph is"
                          : !c->tensors ? "the list of inputs is"
                                        : "the list of results is");
    etch_tracer *tr = etch__tracer(c->cx);
    if (!tr)
        return c->cx->status;
    c->r = tr->recording;
    if (!c->r)
        return etch__fail(c->cx, ETCH_EINVAL, "call_graph: '%s' is called outside of a traced function", c->g->name);
    c->top = &c->g->regions.at[0];
    if (n_in < 0 || (size_t)n_in != c->top->params.n || max_out < 0 || (size_t)max_out < c->top->results.n)
        return etch__fail(c->cx, ETCH_EINVAL, "call_graph: '%s' takes %zu inputs and gives %zu results, not %d and %d",
                          c->g->name, c->top->params.n, c->top->results.n, n_in, max_out);
    for (int i = 0; i < n_in; i++)
        if (!c->tensors[i])
            return etch__fail(c->cx, ETCH_EINVAL, "call_graph: input %d of '%s' is NULL", i, c->g->name);
    *n_out = (int)c->top->results.n;
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    etch_status s = record_graph(c, out);
    etch__arena_reset(&c->cx->scratch, mark);
    return s;
}

int(etch_call_graph)(etch_ctx *cx, etch_graph *g, etch_tensor *const *in, int n_in, etch_tensor **out, int max_out)
{
    call c = { .cx = cx, .g = g, .tensors = in };
    int n = -1;
    if (call_graph(&c, n_in, out, max_out, &n) == ETCH_OK)
        return n;
    etch__stick(cx);
    return -1;
}
