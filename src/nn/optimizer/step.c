/* One step of an optimiser.
 *
 * First everything is computed from what the variables are: the rate, gradients clipped and, if the loss was scaled, scaled back,
 * then each variable with its slots by its kind's rule. Then everything is written. Inside a trace that is recorded there; outside
 * of one the step is a call of a function of the optimiser's own, which is traced once and fused, and whose writes happen all
 * or not at all. No control flow: a step that is left out selects the old values.
 *
 * A gradient that is scattered stays so where nothing moves without one: what goes to one row is added up, and these rows of the
 * variable and its slots take the step, by the same rule and with the same bits as in the whole. They come first, and are written at
 * once, so that the plan can put the kernels of the others at its end, together with the scatters (decision 0015). */
#include "nn/optimizer/optimizer.h"
#include "nn/optimizer/schedule.h"

#include <stdio.h>
#include "nn/memory.h"
#include "nn/place.h"

enum { GROWTH_STEPS = 2000 };

typedef struct step {
    etch_ctx *cx;
    etch_optimizer *o;
    const etch_gradient *given;
    etch_tensor **g;    /* gradients, n of them; NULL: none */
    etch_tensor **rows; /* which rows they are of, each once; NULL: all, and so are the values below */
    etch_tensor **x;    /* next values of variables */
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

static etch_status check_indices(etch_ctx *cx, const etch_optimizer *o, int i, const etch_tensor *indices)
{
    etch_dtype t = etch_tensor_dtype(indices);
    if ((t == ETCH_I64 || t == ETCH_I32) && etch_tensor_rank(indices) == 1)
        return ETCH_OK;
    return etch_fail(
        cx, t == ETCH_I64 || t == ETCH_I32 ? ETCH_ESHAPE : ETCH_EDTYPE,
        "optimizer '%s': indices of gradients[%d] have rank %d and are %s; they must be a vector of i64 or i32",
        o->name, i, etch_tensor_rank(indices), etch_dtype_name(t));
}

/* Dtypes, ranks and known sizes agree; the first size of rows is their number. */
static etch_status check_gradient(etch_ctx *cx, const etch_optimizer *o, int i, etch_gradient gradient)
{
    const etch_variable *v = o->variables[i];
    etch_tensor *g = gradient.value;
    int rank = etch_variable_rank(v), g_rank = etch_tensor_rank(g);
    int64_t dims[ETCH_MAX_RANK], g_dims[ETCH_MAX_RANK];
    bool fits = rank < 0 || g_rank < 0 || rank == g_rank;
    for (int a = 0; a < rank; a++)
        dims[a] = etch_variable_dim(v, a);
    for (int a = 0; a < g_rank; a++) {
        g_dims[a] = etch_tensor_known_dim(cx, g, a);
        bool counts = a > 0 || !gradient.indices;
        fits &= rank < 0 || a >= rank || dims[a] < 0 || g_dims[a] < 0 || dims[a] == g_dims[a] || !counts;
    }
    fits &= !gradient.indices || (rank != 0 && g_rank != 0);
    bool is_of_dtype = etch_tensor_dtype(g) == etch_variable_dtype(v);
    if (etch_failed(cx) || (fits && is_of_dtype))
        return etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
    type_text own, other;
    return etch_fail(cx, is_of_dtype ? ETCH_ESHAPE : ETCH_EDTYPE,
                     "optimizer '%s': variable '%s' is %s, but gradients[%d] is %s%s", o->name, etch_variable_name(v),
                     write_type(&own, etch_variable_dtype(v), rank, dims), i, gradient.indices ? "rows, " : "",
                     write_type(&other, etch_tensor_dtype(g), g_rank, g_dims));
}

static etch_status check_count(etch_ctx *cx, const etch_optimizer *o, const void *gradients, int n)
{
    if (etch_failed(cx))
        return etch_error_status(cx);
    if (!o || !gradients)
        return etch_fail(cx, ETCH_EINVAL, "optimizer: apply: the %s NULL", o ? "list of gradients is" : "optimiser is");
    if (n != o->n)
        return etch_fail(cx, ETCH_EINVAL, "optimizer '%s': %d gradients for %d variables", o->name, n, o->n);
    return ETCH_OK;
}

static etch_status check(etch_ctx *cx, const etch_optimizer *o, const etch_gradient *gradients, int n)
{
    bool has_any = false;
    for (int i = 0; i < n; i++) {
        has_any |= gradients[i].value != NULL;
        etch_status s = gradients[i].value ? check_gradient(cx, o, i, gradients[i]) : ETCH_OK;
        if (s == ETCH_OK && gradients[i].value && gradients[i].indices)
            s = check_indices(cx, o, i, gradients[i].indices);
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

/* Does the step leave everything as it is in rows of variable i without a gradient? */
static bool moves_by_rows(const etch_optimizer *o, int i)
{
    return etch_variable_rank(o->variables[i]) > 0 && o->rule->moves_by_rows && o->rule->moves_by_rows(&o->o) &&
           o->o.weight_decay == 0 && o->o.clip_norm == 0 && o->o.clip_global_norm == 0 && !o->averages;
}

/* Rows named more than once are added up, in the order of their indices as in a dense gradient. */
static etch_tensor *of_each_row(step *s, int i)
{
    etch_tensor *unique[3] = { NULL }, *x = etch_variable_read(s->cx, s->o->variables[i]);
    etch_unique(s->cx, s->given[i].indices, unique);
    s->rows[i] = unique[0];
    etch_tensor *zeros = etch_zeros_like(s->cx, etch_gather(s->cx, x, unique[0], 0, 0));
    return etch_scatter_nd_add(s->cx, zeros, etch_expand_dims(s->cx, unique[1], ETCH_INTS(-1)), s->given[i].value);
}

static void take_gradient(step *s, int i)
{
    etch_ctx *cx = s->cx;
    etch_variable *v = s->o->variables[i];
    if (!s->given[i].value)
        return;
    if (s->given[i].indices && moves_by_rows(s->o, i)) {
        s->g[i] = of_each_row(s, i);
    } else {
        etch_tensor *shape = s->given[i].indices ? etch_shape_of(cx, etch_variable_read(cx, v), ETCH_I64) : NULL;
        etch_tensor *g = etch_gradient_dense(cx, s->given[i], shape);
        s->g[i] = g ? held_to_shape(cx, v, g) : NULL;
    }
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

/* What of it takes the step. */
static etch_tensor *part_of(const step *s, int i, etch_variable *v)
{
    etch_tensor *x = etch_variable_read(s->cx, v);
    return s->rows[i] ? etch_gather(s->cx, x, s->rows[i], 0, 0) : x;
}

static void update_one(step *s, int i, etch_tensor *rate, etch_tensor *n_done)
{
    etch_ctx *cx = s->cx;
    etch_optimizer *o = s->o;
    etch_dtype t = etch_variable_dtype(o->variables[i]);
    etch_tensor *x = part_of(s, i, o->variables[i]);
    etch_update u = { .cx = cx, .o = &o->o, .dtype = t, .x = x, .g = s->g[i], .is_done = s->is_finite };
    u.rate = etch_cast(cx, rate, t);
    u.step = etch_cast(cx, etch_add(cx, n_done, etch_int(cx, ETCH_I64, 1)), t);
    for (int k = 0; k < o->n_slots; k++)
        u.slots[k] = part_of(s, i, o->slots[i * o->n_slots + k]);
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

static void write_rows(const step *s, int i)
{
    const etch_optimizer *o = s->o;
    etch_variable_scatter_update(s->cx, o->variables[i], s->rows[i], s->x[i]);
    for (int k = i * o->n_slots; k < (i + 1) * o->n_slots; k++)
        etch_variable_scatter_update(s->cx, o->slots[k], s->rows[i], s->slots[k]);
}

static void compute(step *s)
{
    etch_ctx *cx = s->cx;
    etch_optimizer *o = s->o;
    etch_tensor *n_done = etch_variable_read(cx, o->steps);
    etch_tensor *rate = etch_optimizer_rate_now(cx, o);
    for (int i = 0; i < o->n && !etch_failed(cx); i++)
        take_gradient(s, i);
    if (o->scale && !etch_failed(cx)) {
        etch_tensor *scale = etch_variable_read(cx, o->scale);
        find_infinities(s);
        scale_back(s, scale);
        update_scale(s, scale);
    }
    if (!etch_failed(cx)) /* after a failure gradients are NULL, which means something else */
        clip(s);
    for (int i = 0; !etch_failed(cx) && i < o->n; i++) {
        if (!s->rows[i])
            continue;
        update_one(s, i, rate, n_done);
        write_rows(s, i);
    }
    for (int i = 0; !etch_failed(cx) && i < o->n; i++) {
        if (s->g[i] && !s->rows[i])
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
        bool is_whole = s->x[i] && !s->rows[i]; /* rows are there already */
        if (is_whole)
            etch_variable_assign(cx, o->variables[i], s->x[i]);
        for (int k = i * o->n_slots; is_whole && k < (i + 1) * o->n_slots; k++)
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
static void record(etch_ctx *cx, etch_optimizer *o, const etch_gradient *gradients)
{
    size_t n = (size_t)o->n;
    etch_tensor *owner = NULL;
    etch_tensor **list = etch__memory_new(cx, (4 + (size_t)o->n_slots) * n * sizeof(etch_tensor *), &owner);
    if (!list)
        return;
    step s = { .cx = cx,
               .o = o,
               .given = gradients,
               .g = list,
               .rows = list + n,
               .x = list + 2 * n,
               .averages = list + 3 * n,
               .slots = list + 4 * n };
    compute(&s);
    if (!etch_failed(cx))
        write(&s);
    etch_tensor_release(&owner);
}

/* Arguments: value and indices of each gradient in turn. */
void etch__optimizer_step(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)out;
    etch_tensor *owner = NULL;
    etch_gradient *gradients = etch__memory_new(cx, (size_t)n_args / 2 * sizeof *gradients, &owner);
    for (int i = 0; gradients && i < n_args; i++) {
        etch_tensor *t = args[i].kind == ETCH_SPEC_TENSOR ? args[i].tensor : NULL;
        *(i % 2 == 0 ? &gradients[i / 2].value : &gradients[i / 2].indices) = t;
    }
    if (gradients)
        record(cx, user, gradients);
    etch_tensor_release(&owner);
}

static etch_arg arg_of(etch_tensor *t) { return t ? ETCH_ARG_TENSOR(t) : ETCH_ARG_NONE; }

etch_status(etch_optimizer_apply_gradients)(etch_ctx *cx, etch_optimizer *o, const etch_gradient *gradients, int n)
{
    etch_status s = check_count(cx, o, gradients, n);
    if (s == ETCH_OK)
        s = check(cx, o, gradients, n);
    if (s != ETCH_OK)
        return s;
    if (etch_is_tracing(cx)) {
        record(cx, o, gradients);
    } else {
        etch_tensor *owner = NULL;
        etch_arg *args = etch__memory_new(cx, 2 * (size_t)n * sizeof *args, &owner);
        for (int i = 0; args && i < n; i++) {
            args[2 * i] = arg_of(gradients[i].value);
            args[2 * i + 1] = arg_of(gradients[i].value ? gradients[i].indices : NULL);
        }
        if (args)
            etch_call_args(cx, o->step, args, 2 * n, NULL, 0, NULL);
        etch_tensor_release(&owner);
    }
    return etch_failed(cx) ? etch_error_status(cx) : ETCH_OK;
}

etch_status(etch_optimizer_apply)(etch_ctx *cx, etch_optimizer *o, etch_tensor *const *gradients, int n)
{
    etch_tensor *owner = NULL;
    etch_status s = check_count(cx, o, gradients, n);
    if (s != ETCH_OK)
        return s;
    etch_gradient *dense = etch__memory_new(cx, (size_t)n * sizeof *dense, &owner);
    for (int i = 0; dense && i < n; i++)
        dense[i] = (etch_gradient){ .value = gradients[i] };
    s = dense ? etch_optimizer_apply_gradients(cx, o, dense, n) : etch_error_status(cx);
    etch_tensor_release(&owner);
    return s;
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
