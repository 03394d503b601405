/* Questions to a tape: which values are meant, reverse mode over the graph they are in, and handles for what comes
 * out.
 *
 * A result that the tape knows nothing of has gradients by nothing but itself. A variable stands for all values that
 * the tape saw it have. What is not connected is found out here, not by running anything. Nor is the dense form of a
 * gradient run if it comes scattered: its parts are values of the graph, and nobody needs the whole. */
#include "trace/tape.h"

#include "grad/reverse.h"
#include "grad/scattered.h"
#include "trace/body.h"
#include "trace/variable.h"
#include <etch/ops.h>

typedef struct question {
    etch_asking a;
    const char *what;
    etch_tensor *const *ys, *const *seeds;
    int n_y;
    const etch_source *xs;
    int n_x;
    /* In scratch memory. Results that matter: */
    etch_val *y, *seed;
    int *which; /* of ys */
    int n_known;
    /* Values of the sources, those of one right behind each other: source k has first[k] up to first[k + 1]. */
    etch_val *x, *d_x;
    int *first;
    etch_val *d; /* by source: the gradient; 0: not connected */
} question;

/* --- what is asked ------------------------------------------------------------------------------------------------ */

static etch_status check_float(const question *q, etch_dtype t, const char *what, int i)
{
    return etch__dtype_is(t, ETCH_CLASS_FLOAT)
               ? ETCH_OK
               : etch__fail(q->a.cx, ETCH_EDTYPE, "%s: %s %d is %s; only floats have gradients", q->what, what, i,
                            etch_dtype_name(t));
}

static etch_status check_lists(const question *q)
{
    etch_ctx *cx = q->a.cx;
    if (q->n_y < 1 || !q->ys || q->n_x < 0 || (q->n_x > 0 && !q->xs))
        return etch__fail(cx, ETCH_EINVAL, "%s: of %d results by %d sources%s", q->what, q->n_y, q->n_x,
                          !q->ys || !q->xs ? ", in lists that are NULL" : "");
    for (int i = 0; i < q->n_y; i++) {
        if (!q->ys[i])
            return etch__fail(cx, ETCH_EINVAL, "%s: result %d is NULL", q->what, i);
        ETCH_TRY(check_float(q, q->ys[i]->dtype, "result", i));
    }
    for (int i = 0; i < q->n_x; i++) {
        const etch_source *x = &q->xs[i];
        if (!x->tensor == !x->variable)
            return etch__fail(cx, ETCH_EINVAL, "%s: source %d is %s", q->what, i,
                              x->tensor ? "both a tensor and a variable" : "NULL");
        ETCH_TRY(check_float(q, x->tensor ? x->tensor->dtype : etch_variable_dtype(x->variable), "source", i));
    }
    return ETCH_OK;
}

/* The value that t stands for where the tape is; 0: none that it has to do with. */
static etch_status find(const question *q, const etch_tensor *t, etch_val *out)
{
    const etch_recording *r = q->a.r;
    *out = 0;
    if (!r) {
        ETCH_TRY(etch__check_tensor(q->a.cx, t, q->what));
        *out = etch__taping_find(q->a.tape->taping, t);
        return ETCH_OK;
    }
    if (etch__is_of_trace(t, r)) {
        *out = etch__tape_unmark(q->a.tape, t->value);
        return ETCH_OK;
    }
    if (r->body)
        *out = etch__body_taken(r->body, t);
    for (size_t i = 0; i < r->captures.n; i++)
        if (r->captures.at[i].tensor == t)
            *out = r->captures.at[i].val;
    if (t->traced && !((const etch_trace_note *)t->trace)->recording)
        return t->traced->refuse(q->a.cx, t, q->what);
    return ETCH_OK;
}

static bool is_source(const question *q, const etch_tensor *t)
{
    for (int i = 0; i < q->n_x; i++)
        if (q->xs[i].tensor == t)
            return true;
    return false;
}

static etch_status find_results(question *q)
{
    for (int i = 0; i < q->n_y; i++) {
        etch_val v;
        ETCH_TRY(find(q, q->ys[i], &v));
        if (!v && is_source(q, q->ys[i]))
            ETCH_TRY(q->a.r ? etch__recorded_value(q->a.r, q->ys[i], q->what, &v)
                            : etch__taping_value(q->a.tape->taping, q->ys[i], &v));
        if (!v)
            continue;
        q->which[q->n_known] = i;
        q->y[q->n_known++] = v;
    }
    return ETCH_OK;
}

static bool is_result(const question *q, etch_val v)
{
    for (int i = 0; i < q->n_known; i++)
        if (q->y[i] == v)
            return true;
    return false;
}

static bool is_used_on(const etch_tape *t, const etch_graph *g, etch_val v)
{
    for (etch_val u = v + 1; u < t->on.n; u++)
        for (uint32_t i = 0; t->on.at[u] == ETCH_RECORDED && i < etch__node(g, u)->n_in; i++)
            if (etch__node(g, u)->in[i] == v)
                return true;
    return false;
}

/* What is not on the tape is a constant to it. By itself alone it has a gradient. */
static bool is_constant(const question *q, etch_val v)
{
    const etch_tape *t = q->a.tape;
    if (v >= t->on.n || t->on.at[v] != ETCH_OFF)
        return false;
    return !is_result(q, v) || (q->n_known > 1 && is_used_on(t, etch__tape_graph(t), v));
}

static etch_status find_sources(question *q)
{
    etch_tape *t = q->a.tape;
    int n = 0;
    ETCH_TRY(etch__tape_follow(t));
    for (int k = 0; k < q->n_x; k++) {
        q->first[k] = n;
        if (q->xs[k].tensor) {
            ETCH_TRY(find(q, q->xs[k].tensor, &q->x[n]));
            if (is_constant(q, q->x[n]))
                q->x[n] = 0;
            n++;
        }
        for (size_t i = 0; q->xs[k].variable && i < t->reads.n; i++)
            if (t->reads.at[i].variable == etch__variable_itself(q->xs[k].variable))
                q->x[n++] = t->reads.at[i].val;
    }
    q->first[q->n_x] = n;
    return ETCH_OK;
}

static etch_status make_room(question *q)
{
    etch_arena *scratch = &q->a.cx->scratch;
    size_t n_y = (size_t)q->n_y, n_x = (size_t)q->n_x, n = 0;
    for (size_t k = 0; k < n_x; k++)
        n += q->xs[k].variable ? q->a.tape->reads.n : 1;
    q->y = ETCH_ARENA_ARRAY(scratch, etch_val, n_y);
    q->seed = ETCH_ARENA_ARRAY(scratch, etch_val, n_y);
    q->which = ETCH_ARENA_ARRAY(scratch, int, n_y);
    q->x = ETCH_ARENA_ARRAY(scratch, etch_val, n + 1);
    q->d_x = ETCH_ARENA_ARRAY(scratch, etch_val, n + 1);
    q->first = ETCH_ARENA_ARRAY(scratch, int, n_x + 1);
    q->d = ETCH_ARENA_ARRAY(scratch, etch_val, n_x + 1);
    if (!q->y || !q->seed || !q->which || !q->x || !q->d_x || !q->first || !q->d)
        return etch__fail_nomem(q->a.cx);
    for (int k = 0; k < q->n_x; k++)
        q->d[k] = 0;
    return ETCH_OK;
}

/* --- seeds -------------------------------------------------------------------------------------------------------- */

static etch_status feed_seeds(question *q)
{
    etch_graph *g = q->a.g;
    for (int k = 0; k < q->n_known; k++) {
        int i = q->which[k];
        q->seed[k] = 0;
        if (!q->seeds || !q->seeds[i])
            continue;
        ETCH_TRY(etch__asking_feed(&q->a, q->seeds[i], &q->seed[k]));
        const etch_type *seed = etch__type_of(g, q->seed[k]), *y = etch__type_of(g, q->y[k]);
        bool fits;
        ETCH_TRY(etch__asking_fit(&q->a, &q->seed[k], q->y[k], &fits));
        if (!fits)
            return etch__fail(q->a.cx, seed->dtype != y->dtype ? ETCH_EDTYPE : ETCH_ESHAPE,
                              "%s: seed %d is %s, result %d is %s", q->what, i, etch__type_str(g, seed), i,
                              etch__type_str(g, y));
    }
    return ETCH_OK;
}

/* --- the answer --------------------------------------------------------------------------------------------------- */

static etch_status reverse(question *q)
{
    etch_ctx *cx = q->a.cx;
    etch_graph *g = q->a.g;
    int n = q->first[q->n_x], n_asked = 0;
    etch_val *asked = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, 2 * n + 1), *d = asked + n;
    if (!asked)
        return etch__fail_nomem(cx);
    for (int i = 0; i < n; i++)
        if (q->x[i])
            asked[n_asked++] = q->x[i];
    etch_reversal r = { .ys = q->y,
                        .seeds = q->seed,
                        .n_y = q->n_known,
                        .xs = asked,
                        .n_x = n_asked,
                        .on = q->a.through,
                        .n_on = q->a.n_through,
                        .custom = etch__custom_backward,
                        .user = &q->a };
    ETCH_TRY(etch__reverse_on(cx, g, &r, d));
    for (int i = 0, k = 0; i < n; i++)
        q->d_x[i] = q->x[i] ? d[k++] : 0;
    for (int k = 0; k < q->n_x; k++)
        for (int i = q->first[k]; i < q->first[k + 1]; i++) {
            if (!q->d_x[i])
                continue;
            bool fits = true;
            if (q->d[k])
                ETCH_TRY(etch__asking_fit(&q->a, &q->d_x[i], q->d[k], &fits));
            if (!fits)
                return etch__fail(
                    cx, ETCH_ESHAPE, "%s: variable '%s' was read as %s and as %s: gradients of these cannot be added",
                    q->what, etch_variable_name(q->xs[k].variable), etch__type_str(g, etch__type_of(g, q->d[k])),
                    etch__type_str(g, etch__type_of(g, q->d_x[i])));
            q->d[k] = q->d[k] ? etch__gradients_add(g, q->d[k], q->d_x[i]) : q->d_x[i];
            if (!q->d[k])
                return cx->status;
        }
    return ETCH_OK;
}

/* Gradients as values of q->a.g, to q->d. */
static etch_status differentiate(question *q, bool is_last)
{
    ETCH_TRY(make_room(q));
    ETCH_TRY(find_results(q));
    ETCH_TRY(find_sources(q));
    if (q->n_known == 0)
        return ETCH_OK;
    ETCH_TRY(etch__asking_begin(&q->a, is_last, q->y, q->n_known, q->x, q->first[q->n_x]));
    ETCH_TRY(feed_seeds(q));
    return reverse(q);
}

static etch_status give_zeros(const question *q, etch_tensor **out)
{
    etch_ctx *cx = q->a.cx;
    for (int k = 0; out && k < q->n_x; k++) {
        if (out[k])
            continue;
        etch_tensor *x = q->xs[k].tensor ? q->xs[k].tensor : (etch_variable_read)(cx, q->xs[k].variable);
        out[k] = (etch_zeros_like)(cx, x);
        if (!out[k])
            return cx->status;
    }
    return ETCH_OK;
}

/* Of gradients that are scattered, rows and where these belong. */
static etch_status answer_scattered(question *q, bool is_last, etch_gradient *out)
{
    etch_ctx *cx = q->a.cx;
    size_t n = (size_t)q->n_x;
    ETCH_TRY(differentiate(q, is_last));
    etch_val *vals = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, 2 * n + 1);
    etch_tensor **handles = ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, 2 * n + 1);
    if (!vals || !handles)
        return etch__fail_nomem(cx);
    for (size_t k = 0; k < n; k++) {
        etch_val indices = 0, rows = 0;
        if (q->d[k])
            ETCH_TRY(etch__scattered(cx, q->a.g, q->d[k], q->a.tape->scatters_gathers_only, &indices, &rows));
        vals[k] = indices ? rows : q->d[k];
        vals[n + k] = indices;
    }
    ETCH_TRY(etch__asking_handles(&q->a, vals, 2 * q->n_x, handles));
    for (size_t k = 0; k < n; k++)
        out[k] = (etch_gradient){ .value = handles[k], .indices = handles[n + k] };
    return ETCH_OK;
}

/* is_last: the tape is not asked again. */
static etch_status answer(question *q, etch_unconnected unconnected, bool is_last, etch_tensor **out)
{
    ETCH_TRY(differentiate(q, is_last));
    ETCH_TRY(etch__asking_handles(&q->a, q->d, q->n_x, out));
    return unconnected == ETCH_UNCONNECTED_ZEROS ? give_zeros(q, out) : ETCH_OK;
}

/* A rule of the program's own that is asked for a gradient may ask its tape in turn: one that can be asked once only is being asked, and
 * others must come to an end. */
static etch_status check_tape(const question *q)
{
    enum { MAX_DEPTH = 64 };
    ETCH_TRY(etch__tape_check(q->a.cx, q->a.tape, q->what));
    if (q->a.tape->n_busy > 0 && !q->a.tape->is_persistent)
        return etch__fail(q->a.cx, ETCH_EINVAL, "%s: the tape is being asked already, and is not persistent", q->what);
    if (q->a.tape->n_busy >= MAX_DEPTH)
        return etch__fail(q->a.cx, ETCH_EINVAL, "%s: the tape is being asked from inside of itself, %d deep", q->what,
                          q->a.tape->n_busy);
    return ETCH_OK;
}

/* The user's code may run, and do anything. */
static void begin(question *q, etch_arena_mark *mark)
{
    etch_tape *t = q->a.tape;
    etch__ctx_busy(q->a.cx);
    etch__tape_busy(t);
    *mark = etch__arena_mark(&q->a.cx->scratch);
    q->a.r = t->tr->recording;
    if (etch__tape_follow(t) == ETCH_OK && !t->is_persistent)
        etch__tape_close(t);
}

static void end(question *q, etch_arena_mark mark, bool is_done)
{
    etch_tape *t = q->a.tape;
    etch__asking_end(&q->a);
    etch__arena_reset(&q->a.cx->scratch, mark);
    if (is_done && !t->is_persistent) {
        t->is_used = true;
        etch__tape_empty(t);
    }
    etch__tape_idle(t);
    etch__ctx_idle(q->a.cx);
}

/* To one of the two lists. */
static etch_status ask(question *q, etch_unconnected unconnected, etch_tensor **out, etch_gradient *scattered)
{
    etch_ctx *cx = q->a.cx;
    etch_tape *tape = q->a.tape;
    ETCH_TRY(check_tape(q));
    if (q->n_x > 0 && !out && !scattered)
        return etch__fail(cx, ETCH_EINVAL, "%s: the list of gradients is NULL", q->what);
    ETCH_TRY(check_lists(q));
    etch_arena_mark mark;
    begin(q, &mark);
    bool is_last = !tape->is_persistent;
    etch_status s = tape->is_lost ? etch__fail_nomem(cx)
                    : scattered   ? answer_scattered(q, is_last, scattered)
                                  : answer(q, unconnected, is_last, out);
    cx->sticky = false; /* the status says it */
    end(q, mark, s == ETCH_OK);
    return s;
}

etch_status(etch_tape_gradient)(etch_ctx *cx, etch_tape *tape, etch_tensor *const *ys, etch_tensor *const *seeds,
                                int n_y, const etch_source *xs, int n_x, etch_unconnected unconnected,
                                etch_tensor **out)
{
    question q = { .a = { .cx = cx, .tape = tape },
                   .what = "tape_gradient",
                   .ys = ys,
                   .seeds = seeds,
                   .n_y = n_y,
                   .xs = xs,
                   .n_x = n_x };
    for (int i = 0; out && i < n_x; i++)
        out[i] = NULL;
    etch_status s = ask(&q, unconnected, out, NULL);
    for (int i = 0; out && s != ETCH_OK && i < n_x; i++)
        out[i] = NULL;
    return s;
}

etch_status(etch_tape_gradients)(etch_ctx *cx, etch_tape *tape, etch_tensor *const *ys, etch_tensor *const *seeds,
                                 int n_y, const etch_source *xs, int n_x, etch_gradient *out)
{
    question q = { .a = { .cx = cx, .tape = tape },
                   .what = "tape_gradients",
                   .ys = ys,
                   .seeds = seeds,
                   .n_y = n_y,
                   .xs = xs,
                   .n_x = n_x };
    for (int i = 0; out && i < n_x; i++)
        out[i] = (etch_gradient){ 0 };
    etch_gradient none; /* sources are none either */
    return ask(&q, ETCH_UNCONNECTED_NONE, NULL, out || n_x > 0 ? out : &none);
}

etch_tensor *(etch_gradient_dense)(etch_ctx *cx, etch_gradient gradient, etch_tensor *shape)
{
    static const int64_t last = -1;
    if (!gradient.value || !gradient.indices)
        return gradient.value;
    etch_tensor *zeros = (etch_fill)(cx, shape, etch_scalar(cx, gradient.value->dtype, 0));
    etch_tensor *at = (etch_expand_dims)(cx, gradient.indices, (etch_ints){ &last, 1 });
    return (etch_scatter_nd_add)(cx, zeros, at, gradient.value);
}

/* --- jacobians ---------------------------------------------------------------------------------------------------- */

static etch_tensor *shape_of(etch_ctx *cx, etch_tensor *t) { return (etch_shape_of)(cx, t, ETCH_I64); }

/* One in element i, and zeros. */
static etch_tensor *unit(etch_ctx *cx, etch_tensor *y, int64_t i, int64_t n)
{
    etch_tensor *one = etch_scalar(cx, y->dtype, 1), *zero = etch_scalar(cx, y->dtype, 0);
    etch_tensor *flat = (etch_one_hot)(cx, etch_int(cx, ETCH_I64, i), etch_int(cx, ETCH_I64, n), one, zero, -1);
    return (etch_reshape)(cx, flat, shape_of(cx, y));
}

/* The next row: the plan of the last one once more, or, where tapes record each, all anew. */
static etch_status next_row(question *q, etch_tensor *seed, etch_unconnected unconnected, etch_tensor **out)
{
    etch_asking *a = &q->a;
    if (a->is_copy && a->backward && !a->met_custom) {
        etch_tensor *row = NULL;
        ETCH_TRY(etch__asking_again(a, q->seed[0], seed, &row));
        *out = etch__own(a->tape->tr, row);
        return *out ? ETCH_OK : a->cx->status;
    }
    etch__asking_end(a);
    q->seeds = &seed;
    q->n_known = 0;
    return answer(q, unconnected, false, out);
}

static etch_status rows(question *q, int64_t n, etch_unconnected unconnected, etch_tensor **row)
{
    etch_ctx *cx = q->a.cx;
    for (int64_t i = 0; i < n; i++) {
        etch_scope scope = etch_scope_begin(cx);
        etch_tensor *seed = unit(cx, q->ys[0], i, n), *d = NULL;
        etch_status s = seed ? next_row(q, seed, unconnected, &d) : cx->status;
        row[i] = s == ETCH_OK ? etch_keep(cx, d) : NULL;
        etch_scope_end(cx, scope);
        if (s != ETCH_OK || !row[i])
            return s;
    }
    return ETCH_OK;
}

static etch_tensor *put_together(question *q, etch_tensor *const *row, int64_t n)
{
    etch_ctx *cx = q->a.cx;
    const etch_source *x = &q->xs[0];
    etch_tensor *by = x->tensor ? x->tensor : (etch_variable_read)(cx, x->variable);
    etch_tensor *shape = (etch_concat)(cx, (etch_tensor *[]){ shape_of(cx, q->ys[0]), shape_of(cx, by) }, 2, 0);
    if (n == 0)
        return (etch_fill)(cx, shape, etch_scalar(cx, q->ys[0]->dtype, 0));
    return (etch_reshape)(cx, (etch_stack)(cx, row, (int)n, 0), shape);
}

static etch_status jacobian(question *q, etch_unconnected unconnected, etch_tensor **out)
{
    etch_ctx *cx = q->a.cx;
    etch_tensor *y = q->ys[0];
    if (!q->a.r)
        ETCH_TRY(etch__check_tensor(cx, y, q->what));
    else if (y->traced && !((const etch_trace_note *)y->trace)->recording)
        return y->traced->refuse(cx, y, q->what);
    int64_t n = (etch_tensor_count)(y);
    if (cx->sticky || n < 0) {
        cx->sticky = false;
        return etch__fail_within(cx, "tape_jacobian: it has a row per element of y");
    }
    if (n > ETCH_MAX_OPERANDS)
        return etch__fail(cx, ETCH_ERANGE, "tape_jacobian: y has %lld elements; at most %d are supported", (long long)n,
                          ETCH_MAX_OPERANDS);
    size_t bytes = ((size_t)n + 1) * sizeof(etch_tensor *);
    etch_tensor **row = etch__alloc_zeroed(cx->alloc, bytes);
    if (!row)
        return etch__fail_nomem(cx);
    etch_status s = rows(q, n, unconnected, row);
    etch_scope scope = etch_scope_begin(cx);
    etch_tensor *all = NULL;
    if (s == ETCH_OK && (n == 0 || row[n - 1])) {
        all = etch_keep(cx, put_together(q, row, n));
        s = all ? ETCH_OK : cx->status;
    }
    for (int64_t i = 0; i < n; i++)
        etch_tensor_release(&row[i]);
    etch__free(cx->alloc, row, bytes);
    etch_scope_end(cx, scope);
    *out = etch_hand_over(cx, all);
    return all && !*out ? cx->status : s;
}

etch_tensor *(etch_tape_jacobian)(etch_ctx *cx, etch_tape *tape, etch_tensor *y, etch_source x,
                                  etch_unconnected unconnected)
{
    question q = { .a = { .cx = cx, .tape = tape }, .what = "tape_jacobian", .ys = &y, .n_y = 1, .xs = &x, .n_x = 1 };
    etch_tensor *out = NULL;
    etch_status s = check_tape(&q);
    if (s == ETCH_OK)
        s = check_lists(&q);
    if (s == ETCH_OK) {
        etch_arena_mark mark;
        begin(&q, &mark);
        s = tape->is_lost ? etch__fail_nomem(cx) : jacobian(&q, unconnected, &out);
        if (s != ETCH_OK)
            etch__stick(cx);
        end(&q, mark, s == ETCH_OK);
    } else {
        etch__stick(cx);
    }
    return s == ETCH_OK ? out : NULL;
}
