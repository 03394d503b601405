/* Custom gradients: results whose gradients somebody else's code gives.
 *
 * Forward runs while tapes are paused. Its float results become values of their own, behind which reverse mode does
 * not look: it finds the rule noted in the graph, and hands it the gradients that have come so far. In a trace the
 * rule is noted even if no tape is open: it goes with the graph into whatever calls the function. In the body of a
 * branch or a loop, where no program can run when gradients are asked for, it becomes a graph (custom_inside.c). */
#include "trace/custom.h"

#include "trace/tape.h"
#include <etch/ops.h>
#include <string.h>

typedef etch_coded_rule rule;

static void destroy(etch_custom_rule *base)
{
    rule *it = (rule *)base;
    etch_runtime *rt = it->rt;
    if (it->custom.release_user)
        it->custom.release_user(it->custom.user);
    etch__free(rt->alloc, it, sizeof *it);
    etch_runtime_release(&rt);
}

static void drop(rule *it)
{
    if (atomic_fetch_sub_explicit(&it->base.n_refs, 1, memory_order_acq_rel) == 1)
        destroy(&it->base);
}

/* Takes what is the user's: if this fails, it is released. */
static etch_status new_rule(etch_ctx *cx, const etch_custom *c, rule **out)
{
    rule *it = etch__alloc_zeroed(cx->alloc, sizeof *it);
    if (!it) {
        if (c->release_user)
            c->release_user(c->user);
        return etch__fail_nomem(cx);
    }
    atomic_init(&it->base.n_refs, 1);
    it->base.destroy = destroy;
    it->rt = etch_runtime_retain(cx->rt);
    it->custom = *c;
    snprintf(it->name, sizeof it->name, "%s", c->name ? c->name : "custom");
    it->base.name = it->name;
    *out = it;
    return ETCH_OK;
}

/* --- forward ------------------------------------------------------------------------------------------------------ */

typedef struct call {
    etch_ctx *cx;
    etch_tracer *tr;
    etch_tensor *const *in;
    int n_in;
    etch_tensor **out;
    int max_out;
} call;

static etch_status run_forward(const call *c, const rule *it, int *n)
{
    etch_ctx *cx = c->cx;
    etch_status s = etch__tapes_pause(c->tr), resumed;
    if (s == ETCH_OK) {
        *n = it->custom.forward(cx, c->in, c->n_in, c->out, c->max_out, it->custom.user);
        s = etch__coded_error(cx, *n);
    }
    resumed = etch__tapes_resume(c->tr);
    if (s != ETCH_OK || resumed != ETCH_OK)
        return s != ETCH_OK ? s : resumed;
    if (*n < 0 || *n > c->max_out)
        return etch__fail(cx, ETCH_EINVAL, "'%s': forward gave %d results; there may be 0 to %d", it->name, *n,
                          c->max_out);
    for (int i = 0; i < *n; i++)
        if (!c->out[i])
            return etch__fail(cx, ETCH_EINVAL, "'%s': result %d of forward is NULL", it->name, i);
    return ETCH_OK;
}

/* Float results are nodes of their own. */
static etch_status note_traced(const call *c, rule *it, const etch_val *x, int n)
{
    etch_recording *r = c->tr->recording;
    etch_val *y = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_val, n + 1);
    if (!y)
        return etch__fail_nomem(c->cx);
    for (int i = 0; i < n; i++)
        ETCH_TRY(etch__recorded_value(r, c->out[i], it->name, &y[i]));
    ETCH_TRY(etch__tapes_settle(c->tr));
    for (int i = 0; i < n; i++) {
        bool is_float = etch__dtype_is(c->out[i]->dtype, ETCH_CLASS_FLOAT);
        if (is_float && !r->body)
            ETCH_TRY(etch__recorded_mark(r, y[i], &y[i]));
        y[i] = is_float ? y[i] : 0;
    }
    if (r->body)
        ETCH_TRY(etch__custom_inside(r, it, x, c->n_in, y, n));
    else
        ETCH_TRY(etch__graph_add_custom(r->g, &it->base, y, n, x, c->n_in));
    for (int i = 0; i < n; i++) {
        etch_tensor *t;
        if (!y[i])
            continue;
        ETCH_TRY(etch__traced_new(r, y[i], &t));
        c->out[i] = etch__own(c->tr, t);
        if (!c->out[i])
            return c->cx->status;
    }
    return ETCH_OK;
}

/* Results are tensors of their own, be they the inputs. */
static etch_status note_eager(const call *c, rule *it, int n)
{
    switch (etch__tapes_track(c->tr, c->in, c->n_in)) {
    case ETCH_NO: return ETCH_OK;
    case ETCH_UNKNOWN: return ETCH_ENOMEM;
    case ETCH_YES: break;
    }
    for (int i = 0; i < n; i++) {
        etch_tensor *t = c->out[i], *own = NULL;
        ETCH_TRY(etch__check_tensor(c->cx, t, it->name));
        if (!etch__dtype_is(t->dtype, ETCH_CLASS_FLOAT))
            continue;
        ETCH_TRY(etch__tensor_on_buffer(c->cx, t->buffer, t->address, t->dtype, t->dims, t->strides, t->rank, &own));
        c->out[i] = etch__own(c->tr, own);
        if (!c->out[i])
            return c->cx->status;
    }
    return etch__tapes_note_custom(c->tr, &it->base, c->in, c->n_in, c->out, n);
}

static etch_status run(const call *c, rule *it, int *n)
{
    etch_val *x = NULL;
    ETCH_ASSERT(c->tr, "'%s' on a context without a tracer", it->name);
    if (c->tr->recording) {
        x = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_val, c->n_in);
        if (!x)
            return etch__fail_nomem(c->cx);
        for (int i = 0; i < c->n_in; i++)
            ETCH_TRY(etch__recorded_value(c->tr->recording, c->in[i], it->name, &x[i]));
    }
    ETCH_TRY(run_forward(c, it, n));
    return x ? note_traced(c, it, x, *n) : note_eager(c, it, *n);
}

static etch_status check(call *c, const etch_custom *custom)
{
    etch_ctx *cx = c->cx;
    ETCH_ENTER(cx);
    if (!custom || !custom->forward || !custom->backward)
        return etch__fail(cx, ETCH_EINVAL, "custom_gradient: %s NULL",
                          !custom ? "what to do is" : "forward or backward is");
    if (c->n_in < 1 || !c->in || c->max_out < 0 || (c->max_out > 0 && !c->out))
        return etch__fail(cx, ETCH_EINVAL, "custom_gradient: %d inputs, room for %d results%s", c->n_in, c->max_out,
                          !c->in || !c->out ? ", in lists that are NULL" : "");
    for (int i = 0; i < c->n_in; i++)
        if (!c->in[i])
            return etch__fail(cx, ETCH_EINVAL, "custom_gradient: input %d is NULL", i);
    c->tr = etch__tracer(cx);
    return c->tr ? ETCH_OK : ETCH_ENOMEM;
}

int(etch_custom_gradient)(etch_ctx *cx, etch_tensor *const *in, int n_in, const etch_custom *custom, etch_tensor **out,
                          int max_out)
{
    call c = { .cx = cx, .in = in, .n_in = n_in, .out = out, .max_out = max_out };
    rule *it = NULL;
    int n = -1;
    for (int i = 0; out && i < max_out; i++)
        out[i] = NULL;
    etch_status s = check(&c, custom);
    if (s == ETCH_OK)
        s = new_rule(cx, custom, &it);
    else if (custom && custom->release_user)
        custom->release_user(custom->user);
    if (s == ETCH_OK) {
        etch__ctx_busy(cx);
        etch_arena_mark mark = etch__arena_mark(&cx->scratch);
        s = run(&c, it, &n);
        etch__arena_reset(&cx->scratch, mark);
        if (s != ETCH_OK)
            etch__stick(cx);
        drop(it);
        etch__ctx_idle(cx);
    } else {
        etch__stick(cx);
    }
    for (int i = 0; s != ETCH_OK && out && i < max_out; i++)
        out[i] = NULL;
    return s == ETCH_OK ? n : -1;
}

/* --- backward ----------------------------------------------------------------------------------------------------- */

static etch_status take_results(etch_asking *a, const rule *it, const etch_custom_place *c, etch_tensor *const *d_in,
                                int n, etch_val *d_xs)
{
    etch_ctx *cx = a->cx;
    ETCH_TRY(etch__coded_error(cx, n));
    if (n != (int)c->n_x)
        return etch__fail(cx, ETCH_EINVAL, "'%s': backward gave %d gradients; there are %u inputs", it->name, n,
                          c->n_x);
    for (int i = 0; i < n; i++) {
        d_xs[i] = 0;
        if (!d_in[i])
            continue;
        ETCH_TRY(etch__asking_feed(a, d_in[i], &d_xs[i]));
        bool fits;
        ETCH_TRY(etch__asking_fit(a, &d_xs[i], c->xs[i], &fits));
        if (!fits)
            return etch__fail(cx, ETCH_ESHAPE, "'%s': backward's gradient %d is %s, input %d is %s", it->name, i,
                              etch__type_str(a->g, etch__type_of(a->g, d_xs[i])), i,
                              etch__type_str(a->g, etch__type_of(a->g, c->xs[i])));
    }
    return ETCH_OK;
}

/* What backward is told: handles[] has room for 2 n_y + n_x of them. */
static etch_status make_handles(etch_asking *a, const etch_custom_place *c, const etch_val *d_ys, etch_val *vals,
                                etch_tensor **handles)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < c->n_x; i++)
        vals[n++] = c->xs[i];
    for (uint32_t i = 0; i < c->n_y; i++)
        vals[n++] = c->ys[i];
    for (uint32_t i = 0; i < c->n_y; i++) {
        vals[n] = d_ys[i];
        if (!d_ys[i] && c->ys[i] && !(vals[n] = etch_build_zeros_like(a->g, c->ys[i])))
            return a->cx->status;
        n++;
    }
    return etch__asking_handles(a, vals, (int)n, handles);
}

etch_status etch__custom_backward(void *user, const etch_custom_place *c, const etch_val *d_ys, etch_val *d_xs)
{
    etch_asking *a = user;
    etch_ctx *cx = a->cx;
    const rule *it = (const rule *)c->rule;
    size_t n = c->n_x + 2 * (size_t)c->n_y;
    etch_val *vals = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n);
    etch_tensor **handles = ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, n + c->n_x), **d_in = handles + n;
    if (!vals || !handles)
        return etch__fail_nomem(cx);
    a->met_custom = true;
    etch_location at = cx->at; /* the callback moves it */
    etch_scope scope = etch_scope_begin(cx);
    etch_status s = make_handles(a, c, d_ys, vals, handles);
    if (s == ETCH_OK) {
        for (uint32_t i = 0; i < c->n_x; i++)
            d_in[i] = NULL;
        etch_custom_call told = { .in = handles,
                                  .n_in = (int)c->n_x,
                                  .out = handles + c->n_x,
                                  .d_out = handles + c->n_x + c->n_y,
                                  .n_out = (int)c->n_y };
        int n_given = it->custom.backward(cx, &told, d_in, it->custom.user);
        cx->at = at;
        s = take_results(a, it, c, d_in, n_given, d_xs);
    }
    etch_scope_end(cx, scope);
    if (a->r)
        etch__recording_here(a->r);
    return s;
}
