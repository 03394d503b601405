/* Gradients of loops in segments.
 *
 * The gradient of a loop keeps what every turn began with, and computes the turn again from it. A loop of segments, each of which is a
 * loop of so many turns, gives the same; its gradient keeps what every segment began with, and what turns began with only for the
 * segment that it goes back through. So that is all there is to do: such a nest is built, and differentiated in place of the loop.
 *
 * A scan that takes fewer turns than it has slices is the scan over those slices, for the same reason.
 *
 * The operands are reshaped to what they are, each a node of its own: between these and the results lies the nest alone. */
#include "grad/segment.h"

#include "grad/reverse.h"
#include "grad/turned.h"
#include "ir/retype.h"
#include "ops/ops.h"
#include <etch/ops.h>

typedef struct nest {
    etch_grad *q;
    etch_op op;
    etch_attrs_loop loop; /* one segment; without effects */
    etch_graph *bodies[2];
    int64_t segment, limit;
    int n_in;
    etch_val *in;                   /* operands */
    etch_val out[ETCH_MAX_RESULTS]; /* results of all turns */
} nest;

static const etch_attrs_loop *attrs_of(const etch_grad *q) { return q->attrs; }

bool etch__is_reversed_as_nest(const etch_grad *q, etch_op op)
{
    const etch_attrs_loop *a = attrs_of(q);
    bool is_scan = op == ETCH_OP_scan;
    /* Pieces are made where gradients are, which keep what they are told to: their loops are not cut again. */
    return a->cut == 0 && (a->segment > 0 || (is_scan && a->limit >= 0));
}

static etch_status trouble(const etch_grad *q) { return q->cx->sticky ? q->cx->status : ETCH_OK; }

/* --- scans ------------------------------------------------------------------------------------------------------------ */

static etch_dim n_slices(const nest *s) { return etch__type_of(s->q->g, s->in[s->loop.carried])->dims[0]; }

/* The slices that are used, if the loop ends before there are no more. */
static etch_status take_slices(nest *s)
{
    etch_graph *g = s->q->g;
    etch_dim all = n_slices(s), n = etch__dim_min(g->cx, g->dims, all, s->limit);
    etch_dim first = s->loop.reverse && n != ETCH_DIM_FAILED ? etch__dim_sub(g->cx, g->dims, all, n) : 0;
    if (n == ETCH_DIM_FAILED || first == ETCH_DIM_FAILED)
        return g->cx->status;
    for (int64_t i = s->loop.carried; i < s->loop.carried + s->loop.sliced; i++) {
        const etch_type *t = etch__type_of(g, s->in[i]);
        etch_dim start[ETCH_MAX_RANK] = { first }, sizes[ETCH_MAX_RANK];
        memcpy(sizes, t->dims, (size_t)t->rank * sizeof *sizes);
        sizes[0] = n;
        int rank = t->rank;
        s->in[i] = etch_build_slice(g, s->in[i], etch__build_sizes(g, ETCH_I64, 1, start, rank),
                                    etch__build_sizes(g, ETCH_I64, 1, sizes, rank));
    }
    return trouble(s->q);
}

/* How many turns each segment has: all the same but for the last. */
static etch_val build_lengths(nest *s)
{
    etch_graph *g = s->q->g;
    etch_dim n = n_slices(s), k = s->segment;
    etch_dim n_segments = etch__dim_add(g->cx, g->dims, n, k - 1);
    n_segments = n_segments == ETCH_DIM_FAILED ? n_segments : etch__dim_floordiv(g->cx, g->dims, n_segments, k);
    if (n_segments == ETCH_DIM_FAILED)
        return 0;
    etch_val size = etch__build_sizes(g, ETCH_I64, 0, &k, 1);
    etch_val at = etch_build_iota(g, etch__build_sizes(g, ETCH_I64, 1, &n_segments, 1), 0, ETCH_I64);
    etch_val left = etch_build_sub(g, etch__build_sizes(g, ETCH_I64, 0, &n, 1), etch_build_mul(g, at, size));
    return etch_build_minimum(g, left, size);
}

/* --- segments --------------------------------------------------------------------------------------------------------- */

/* Input i of the loop's body as one of the segment's; slices are all those of the segment. */
static etch_status add_input(nest *s, etch_graph *g, const etch_dim *symbols, int i, etch_val *out)
{
    const etch_graph *body = s->bodies[s->loop.bodies.n - 1];
    const char *name = etch_graph_input_name(body, i);
    const etch_type *t = etch__type_by_name(g->cx, body, g, symbols, etch__type_of(body, etch__param_of(body, i)));
    if (t && i >= s->loop.carried && i < s->loop.carried + s->loop.sliced) {
        etch_dim dims[ETCH_MAX_RANK] = { etch__dim_fresh(g->cx, g->dims) };
        if (dims[0] == ETCH_DIM_FAILED)
            return g->cx->status;
        memcpy(dims + 1, t->dims, (size_t)t->rank * sizeof *dims);
        t = etch__type_tensor(g, (etch_dtype)t->dtype, t->rank + 1, dims);
    }
    return t ? etch__graph_add_input(g, name, strlen(name), t, out) : g->cx->status;
}

/* A graph that runs one segment: the body of the loop around. */
static etch_status build_segment(nest *s, etch_graph *g)
{
    etch_ctx *cx = s->q->cx;
    const etch_graph *body = s->bodies[s->loop.bodies.n - 1];
    etch_dim *symbols = NULL;
    etch_val *in = etch__new_vals(s->q, (size_t)s->n_in), rows, out[ETCH_MAX_RESULTS];
    if (!in)
        return etch__fail_nomem(cx);
    ETCH_TRY(etch__symbols_by_name(cx, body, g, &symbols));
    for (int i = 0; i < s->n_in; i++) {
        for (int k = 0; i == s->loop.carried && k < s->loop.sliced; k++)
            ETCH_TRY(etch__turned_input(s->q, g, "rows", k, etch__type_tensor(g, ETCH_I64, 0, NULL), &rows));
        ETCH_TRY(add_input(s, g, symbols, i, &in[i]));
    }
    etch_attrs_loop one = s->loop;
    one.limit = s->op == ETCH_OP_while ? s->segment : -1;
    int n = etch__build_n(g, s->op, in, s->n_in, &one, out);
    return n ? etch__turned_finish(s->q, g, out, n) : cx->status;
}

/* The loop of segments. */
static etch_status build_outer(nest *s, int64_t limit)
{
    etch_grad *q = s->q;
    etch_graph *segment = NULL, *bodies[2] = { s->bodies[0] };
    int n_sliced = (int)s->loop.sliced, n = 0;
    etch_val *in = etch__new_vals(q, (size_t)s->n_in + (size_t)n_sliced);
    etch_val lengths = n_sliced ? build_lengths(s) : 0;
    if (!in)
        return etch__fail_nomem(q->cx);
    ETCH_TRY(trouble(q));
    for (int i = 0; i < s->n_in; i++) {
        for (int k = 0; i == s->loop.carried && k < n_sliced; k++)
            in[n++] = lengths;
        in[n++] = s->in[i];
    }
    ETCH_TRY(etch__graph_new_sharing(q->cx, "segment", NULL, &segment));
    etch_status done = build_segment(s, segment);
    etch_attrs_loop all = s->loop;
    all.cut = all.sliced;
    all.joined = q->n_out - all.carried;
    all.limit = limit;
    bodies[s->loop.bodies.n - 1] = segment;
    all.bodies.at = bodies;
    if (done == ETCH_OK && !etch__build_n(q->g, s->op, in, n, &all, s->out))
        done = q->cx->status;
    etch_graph_release(&segment);
    return done;
}

/* The loop itself, once more, for turns that make no segment. What it collects comes behind what was collected before. */
static etch_status build_rest(nest *s, int64_t limit, bool is_first)
{
    etch_grad *q = s->q;
    etch_attrs_loop rest = s->loop;
    etch_val out[ETCH_MAX_RESULTS];
    rest.limit = limit;
    for (int i = 0; !is_first && i < s->loop.carried; i++)
        s->in[i] = s->out[i];
    if (!etch__build_n(q->g, s->op, s->in, s->n_in, &rest, out))
        return q->cx->status;
    for (int i = 0; i < q->n_out; i++)
        s->out[i] = is_first || i < s->loop.carried ? out[i]
                                                    : etch_build_concat(q->g, (etch_val[]){ s->out[i], out[i] }, 2, 0);
    return trouble(q);
}

static etch_status build_nest(nest *s)
{
    if (s->op == ETCH_OP_scan) {
        if (s->limit >= 0)
            ETCH_TRY(take_slices(s));
        return s->segment > 0 ? build_outer(s, -1) : build_rest(s, -1, true);
    }
    int64_t n_segments = s->limit < 0 ? -1 : s->limit / s->segment, rest = s->limit < 0 ? 0 : s->limit % s->segment;
    if (n_segments != 0)
        ETCH_TRY(build_outer(s, n_segments));
    return rest > 0 || n_segments == 0 ? build_rest(s, rest, n_segments == 0) : ETCH_OK;
}

/* --- its gradient ----------------------------------------------------------------------------------------------------- */

/* Operands of which gradients are asked, apart from all that they are made of. */
static etch_status set_apart(nest *s)
{
    etch_grad *q = s->q;
    etch_graph *g = q->g;
    bool keeps_apart = g->keeps_apart;
    g->keeps_apart = g->has_equals = true;
    for (int i = 0; i < s->n_in; i++)
        s->in[i] = q->wants[i] ? etch_build_reshape(g, q->in[i], etch_build_shape_of(g, q->in[i], ETCH_I64)) : q->in[i];
    g->keeps_apart = keeps_apart;
    return trouble(q);
}

static etch_status reverse_nest(nest *s)
{
    etch_grad *q = s->q;
    etch_val *ys = etch__new_vals(q, (size_t)q->n_out), *seeds = etch__new_vals(q, (size_t)q->n_out);
    etch_val *xs = etch__new_vals(q, (size_t)q->n_in), *d = etch__new_vals(q, (size_t)q->n_in);
    int n_y = 0, n_x = 0;
    if (!ys || !seeds || !xs || !d)
        return etch__fail_nomem(q->cx);
    for (int i = 0; i < q->n_in; i++)
        if (q->wants[i])
            xs[n_x++] = s->in[i];
    ETCH_TRY(build_nest(s));
    for (int i = 0; i < q->n_out; i++) {
        if (!q->d_out[i])
            continue;
        ys[n_y] = s->out[i];
        seeds[n_y++] = etch__with_sizes_of(q->g, q->d_out[i], s->out[i]);
    }
    ETCH_TRY(trouble(q));
    ETCH_TRY(etch__reverse(q->cx, q->g, ys, seeds, n_y, xs, n_x, d));
    for (int i = 0, k = 0; i < q->n_in; i++)
        if (q->wants[i])
            q->d_in[i] = etch__with_sizes_of(q->g, d[k++], q->in[i]);
    return trouble(q);
}

etch_status etch__reverse_as_nest(etch_grad *q, etch_op op)
{
    const etch_attrs_loop *attrs = attrs_of(q);
    nest s = { .q = q,
               .op = op,
               .loop = *attrs,
               .segment = attrs->segment,
               .limit = attrs->limit,
               .n_in = q->n_in,
               .in = etch__new_vals(q, (size_t)q->n_in) };
    if (!s.in)
        return etch__fail_nomem(q->cx);
    s.bodies[0] = attrs->bodies.at[0];
    etch_graph **body = &s.bodies[attrs->bodies.n - 1];
    *body = NULL;
    ETCH_TRY(etch__turned_copy(q, attrs->bodies.at[attrs->bodies.n - 1], body));
    s.loop.segment = 0;
    s.loop.limit = -1;
    s.loop.bodies.at = s.bodies;
    etch_status done = etch__graph_finish_body(*body);
    if (done == ETCH_OK)
        done = set_apart(&s);
    if (done == ETCH_OK)
        done = reverse_nest(&s);
    etch_graph_release(body);
    return done;
}
