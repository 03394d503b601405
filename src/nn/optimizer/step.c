/* One step of an optimiser.
 *
 * First everything is computed from what the variables are: the rate, gradients clipped and, if the loss was scaled, scaled back,
 * then each variable with its slots by its kind's rule. Then everything is written. Inside a trace that is recorded there; outside
 * of one the step is a call of a function of the optimiser's own, which is traced once and fused, and whose writes happen all
 * or not at all. No control flow: a step that is left out selects the old values. */
#include "nn/optimizer/optimizer.h"
#include "nn/optimizer/schedule.h"

#include <stdio.h>
#include "nn/memory.h"
#include "nn/place.h"

enum { GROWTH_STEPS = 2000 };

typedef struct step {
    etch_ctx *cx;
    etch_optimizer *o;
    etch_tensor **g; /* gradients, n of them; NULL: none */
    etch_tensor **x; /* next values of variables */
    etch_tensor **slots, **averages;
    etch_tensor *is_finite;                  /* NULL: nothing is scaled, all steps are done */
    etch_tensor *steps, *scale, *good_steps; /* next values */
} step;

/* --- checks ------------------------------------------------------------------------------------------------------- */

typedef struct type_text {
    char at[ETCH_MAX_RANK * 21 + 32];
} type_text;

static const char *write_type(type_text *to, etch_dtype t, int rank, const int64_t *dims)
{
    int n = snprintf(to->at, sizeof to->at, "%s[%s", etch_dtype_name(t), rank < 0 ? "..." : "");
    for (int i = 0; i < rank && n > 0; i++) {
        n += snprintf(to->at + n, sizeof to->at - (size_t)n, i ? ", " : "");
        if (dims[i] < 0)
            n += snprintf(to->at + n, sizeof to->at - (size_t)n, "?");
        else
            n += snprintf(to->at + n, sizeof to->at - (size_t)n, "%lld", (long long)dims[i]);
    }
    (void)snprintf(to->at + n, sizeof to->at - (size_t)n, "]");
    return to->at;
}

/* Dtypes, ranks and known sizes agree. */
static etch_status check_gradient(etch_ctx *cx, const etch_optimizer *o, int i, etch_tensor *g)
{
    const etch_variable *v = o->variables[i];
    int rank = etch_variable_rank(v), g_rank = etch_tensor_rank(g);
    int64_t dims[ETCH_MAX_RANK], g_dims[ETCH_MAX_RANK];
    bool fits = rank < 0 || g_rank < 0 || rank == g_rank;
    for (int a = 0; a < rank; a++)
        dims[a] = etch_variable_dim(v, a);
    for (int a = 0; a < g_rank; a++) {
        g_dims[a] = etch_tensor_known_dim(cx, g, a);
        fits &= rank < 0 || a >= rank || dims[a] < 0 || g_dims[a] < 0 || dims[a] == g_dims[a];
    }
    bool is_of_dtype = etch_tensor_dtype(g) == etch_variable_dtype(v);
    if (etch_failed(cx) || (fits && is_of_dtype))
        return etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
    type_text own, other;
    return etch_fail(cx, is_of_dtype ? ETCH_ESHAPE : ETCH_EDTYPE,
                     "optimizer '%s': variable '%s' is %s, but gradients[%d] is %s", o->name, etch_variable_name(v),
                     write_type(&own, etch_variable_dtype(v), rank, dims), i,
                     write_type(&other, etch_tensor_dtype(g), g_rank, g_dims));
}

static etch_status check(etch_ctx *cx, const etch_optimizer *o, etch_tensor *const *gradients, int n)
{
    if (etch_failed(cx))
        return etch_error_status(cx);
    if (!o || !gradients)
        return etch_fail(cx, ETCH_EINVAL, "optimizer: apply: the %s NULL", o ? "list of gradients is" : "optimiser is");
    if (n != o->n)
        return etch_fail(cx, ETCH_EINVAL, "optimizer '%s': %d gradients for %d variables", o->name, n, o->n);
    bool has_any = false;
    for (int i = 0; i < n; i++) {
        has_any |= gradients[i] != NULL;
        etch_status s = gradients[i] ? check_gradient(cx, o, i, gradients[i]) : ETCH_OK;
        if (s != ETCH_OK)
            return s;
    }
    if (!has_any)
        return etch_fail(cx, ETCH_EINVAL, "optimizer '%s': none of its %d variables has a gradient", o->name, n);
    return ETCH_OK;
}

/* --- gradients ---------------------------------------------------------------------------------------------------- */

/* A size that is open in the trace could be 1 and broadcast: it is held to that of the variable's value, when the trace is called if
 * it cannot be now. One axis at a time, since a reshape asks for nothing but an equal count (all that is asked where the rank is open, too). */
static etch_tensor *held_to_shape(etch_ctx *cx, etch_variable *v, etch_tensor *g)
{
    etch_tensor *x = etch_variable_read(cx, v), *sizes[ETCH_MAX_RANK];
    int rank = x ? etch_tensor_rank(x) : 0;
    if (!x)
        return NULL;
    if (rank < 0 || etch_tensor_rank(g) < 0)
        return etch_reshape(cx, g, etch_shape_of(cx, x, ETCH_I64));
    for (int a = 0; a < rank; a++)
        sizes[a] = etch_tensor_dim_of(cx, g, a);
    for (int a = 0; a < rank && !etch_failed(cx); a++) {
        int64_t size = etch_tensor_known_dim(cx, x, a);
        sizes[a] = etch_tensor_dim_of(cx, x, a);
        if (size < 0 || size != etch_tensor_known_dim(cx, g, a))
            g = etch_reshape(cx, g, etch_stack(cx, sizes, rank, 0));
    }
    return etch_failed(cx) ? NULL : g;
}

/* Are all of them finite? */
static void find_infinities(step *s)
{
    for (int i = 0; i < s->o->n; i++) {
        if (!s->g[i])
            continue;
        etch_tensor *all = etch_all(s->cx, etch_is_finite(s->cx, s->g[i]), ETCH_ALL_AXES, false);
        s->is_finite = s->is_finite ? etch_logical_and(s->cx, s->is_finite, all) : all;
    }
}

static void scale_back(step *s, etch_tensor *scale)
{
    etch_tensor *factor = etch_reciprocal(s->cx, scale);
    for (int i = 0; i < s->o->n; i++)
        if (s->g[i])
            s->g[i] = etch_mul(s->cx, s->g[i], etch_cast(s->cx, factor, etch_tensor_dtype(s->g[i])));
}

static void clip(step *s)
{
    const etch_optimizer_options *o = &s->o->o;
    if (o->clip_value != 0)
        etch_clip_by_value(s->cx, s->g, s->o->n, o->clip_value, s->g);
    if (o->clip_norm != 0)
        etch_clip_by_norm(s->cx, s->g, s->o->n, o->clip_norm, s->g);
    if (o->clip_global_norm != 0)
        etch_clip_by_global_norm(s->cx, s->g, s->o->n, o->clip_global_norm, s->g);
}

/* --- next values -------------------------------------------------------------------------------------------------- */

/* `next`, or what it was if the step is left out. */
static etch_tensor *chosen(const step *s, etch_tensor *next, etch_tensor *was)
{
    return s->is_finite ? etch_select(s->cx, s->is_finite, next, was) : next;
}

static void update_one(step *s, int i, etch_tensor *rate, etch_tensor *n_done)
{
    etch_ctx *cx = s->cx;
    etch_optimizer *o = s->o;
    etch_dtype t = etch_variable_dtype(o->variables[i]);
    etch_tensor *x = etch_variable_read(cx, o->variables[i]);
    etch_update u = { .cx = cx, .o = &o->o, .dtype = t, .x = x, .g = s->g[i], .is_done = s->is_finite };
    u.rate = etch_cast(cx, rate, t);
    u.step = etch_cast(cx, etch_add(cx, n_done, etch_int(cx, ETCH_I64, 1)), t);
    for (int k = 0; k < o->n_slots; k++)
        u.slots[k] = etch_variable_read(cx, o->slots[i * o->n_slots + k]);
    if (o->o.weight_decay != 0) {
        etch_tensor *part = etch_mul(cx, x, etch__constant(&u, o->o.weight_decay));
        u.x = etch_sub(cx, x, etch_mul(cx, part, u.rate));
    }
    o->rule->update(&u);
    s->x[i] = chosen(s, u.x, x);
    for (int k = 0; k < o->n_slots; k++)
        s->slots[i * o->n_slots + k] = u.slots[k];
}

/* The first average is the variable itself. */
static void update_average(step *s, int i, etch_tensor *n_done)
{
    etch_ctx *cx = s->cx;
    etch_dtype t = etch_variable_dtype(s->o->variables[i]);
    etch_tensor *x = s->x[i] ? s->x[i] : etch_variable_read(cx, s->o->variables[i]);
    etch_tensor *was = etch_variable_read(cx, s->o->averages[i]);
    etch_tensor *is_first = etch_equal(cx, n_done, etch_int(cx, ETCH_I64, 0));
    etch_tensor *keep = etch_select(cx, is_first, etch_scalar(cx, t, 0), etch_scalar(cx, t, s->o->o.ema_momentum));
    etch_tensor *rest = etch_sub(cx, etch_scalar(cx, t, 1), keep);
    s->averages[i] = chosen(s, etch_add(cx, etch_mul(cx, keep, was), etch_mul(cx, rest, x)), was);
}

static void update_scale(step *s, etch_tensor *scale)
{
    etch_ctx *cx = s->cx;
    etch_tensor *one = etch_int(cx, ETCH_I64, 1), *none = etch_int(cx, ETCH_I64, 0);
    etch_tensor *n = etch_add(cx, etch_variable_read(cx, s->o->good_steps), one);
    etch_tensor *is_enough = etch_greater_equal(cx, n, etch_int(cx, ETCH_I64, GROWTH_STEPS));
    etch_tensor *twice = etch_mul(cx, scale, etch_scalar(cx, ETCH_F32, 2));
    etch_tensor *half = etch_mul(cx, scale, etch_scalar(cx, ETCH_F32, 0.5));
    s->scale = etch_select(cx, s->is_finite, etch_select(cx, is_enough, twice, scale), half);
    s->good_steps = etch_select(cx, s->is_finite, etch_select(cx, is_enough, none, n), none);
}

static void compute(step *s)
{
    etch_ctx *cx = s->cx;
    etch_optimizer *o = s->o;
    etch_tensor *n_done = etch_variable_read(cx, o->steps);
    etch_tensor *rate = etch_optimizer_rate_now(cx, o);
    for (int i = 0; i < o->n; i++)
        s->g[i] = s->g[i] ? held_to_shape(cx, o->variables[i], s->g[i]) : NULL;
    if (o->scale && !etch_failed(cx)) {
        etch_tensor *scale = etch_variable_read(cx, o->scale);
        find_infinities(s);
        scale_back(s, scale);
        update_scale(s, scale);
    }
    if (!etch_failed(cx)) /* after a failure gradients are NULL, which means something else */
        clip(s);
    for (int i = 0; !etch_failed(cx) && i < o->n; i++) {
        if (s->g[i])
            update_one(s, i, rate, n_done);
        if (o->averages)
            update_average(s, i, n_done);
    }
    s->steps = chosen(s, etch_add(cx, n_done, etch_int(cx, ETCH_I64, 1)), n_done);
}

static void write(const step *s)
{
    const etch_optimizer *o = s->o;
    etch_ctx *cx = s->cx;
    for (int i = 0; i < o->n; i++) {
        if (s->x[i])
            etch_variable_assign(cx, o->variables[i], s->x[i]);
        for (int k = i * o->n_slots; s->x[i] && k < (i + 1) * o->n_slots; k++)
            etch_variable_assign(cx, o->slots[k], s->slots[k]);
        if (o->averages)
            etch_variable_assign(cx, o->averages[i], s->averages[i]);
    }
    if (o->scale) {
        etch_variable_assign(cx, o->scale, s->scale);
        etch_variable_assign(cx, o->good_steps, s->good_steps);
    }
    etch_variable_assign(cx, o->steps, s->steps);
}

/* Records the step; a trace is under way. */
static void record(etch_ctx *cx, etch_optimizer *o, etch_tensor *const *gradients)
{
    size_t n = (size_t)o->n;
    etch_tensor *owner = NULL;
    etch_tensor **list = etch__memory_new(cx, (3 + (size_t)o->n_slots) * n * sizeof(etch_tensor *), &owner);
    if (!list)
        return;
    step s = { .cx = cx, .o = o, .g = list, .x = list + n, .averages = list + 2 * n, .slots = list + 3 * n };
    for (size_t i = 0; i < n; i++)
        s.g[i] = gradients[i];
    compute(&s);
    if (!etch_failed(cx))
        write(&s);
    etch_tensor_release(&owner);
}

void etch__optimizer_step(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)out;
    etch_tensor *owner = NULL;
    etch_tensor **gradients = etch__memory_list(cx, n_args, &owner);
    for (int i = 0; gradients && i < n_args; i++)
        gradients[i] = args[i].kind == ETCH_SPEC_TENSOR ? args[i].tensor : NULL;
    if (gradients)
        record(cx, user, gradients);
    etch_tensor_release(&owner);
}

etch_status(etch_optimizer_apply)(etch_ctx *cx, etch_optimizer *o, etch_tensor *const *gradients, int n)
{
    etch_status s = check(cx, o, gradients, n);
    if (s != ETCH_OK)
        return s;
    if (etch_is_tracing(cx)) {
        record(cx, o, gradients);
    } else {
        etch_tensor *owner = NULL;
        etch_arg *args = etch__memory_new(cx, (size_t)n * sizeof *args, &owner);
        for (int i = 0; args && i < n; i++)
            args[i] = gradients[i] ? ETCH_ARG_TENSOR(gradients[i]) : ETCH_ARG_NONE;
        if (args)
            etch_call_args(cx, o->step, args, n, NULL, 0, NULL);
        etch_tensor_release(&owner);
    }
    return etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
}

etch_status(etch_optimizer_use_average)(etch_ctx *cx, etch_optimizer *o)
{
    if (etch_failed(cx))
        return etch_error_status(cx);
    if (!o || !o->averages)
        return etch_fail(cx, ETCH_EINVAL, "optimizer%s%s%s: use_average: %s", o ? " '" : "", o ? o->name : "",
                         o ? "'" : "", o ? "it keeps none: ema_momentum is 0" : "the optimiser is NULL");
    etch_tensor *owner = NULL;
    etch_tensor **values = etch__memory_list(cx, o->n, &owner);
    etch_scope scope = etch_scope_begin(cx);
    for (int i = 0; values && i < o->n; i++)
        values[i] = etch_variable_read(cx, o->averages[i]);
    if (!etch_failed(cx))
        (void)etch__write_all(cx, o->variables, values, o->n);
    etch_scope_end(cx, scope);
    etch_tensor_release(&owner);
    return etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
}
