/* Optimisers: how they are made, and what can be asked of them. The step is in step.c, the formulas are in the file of each
 * family (rule.h).
 *
 * All that an optimiser keeps is in variables of the model, made when it is: a step makes none, so that it can be traced
 * anywhere. */
#include "nn/optimizer/optimizer.h"
#include "nn/optimizer/schedule.h"

#include <stdio.h>
#include <string.h>
#include "nn/memory.h"
#include "nn/refuse.h"
#include "nn/place.h"

static const double FIRST_SCALE = 32768;

/* --- which variables ---------------------------------------------------------------------------------------------- */

static bool is_in_model(const etch_model *m, const etch_variable *v)
{
    for (int i = 0; i < etch_model_n_variables(m); i++)
        if (etch_model_variable(m, i) == v)
            return true;
    return false;
}

static bool check_variable(etch_ctx *cx, const etch_model *m, const char *name, etch_variable *const *vs, int i)
{
    if (!vs[i])
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "optimizer '%s': variable %d is NULL", name, i));
    const char *own = etch_variable_name(vs[i]);
    etch_dtype t = etch_variable_dtype(vs[i]);
    if (!is_in_model(m, vs[i]))
        return etch__refuse(
            etch_fail(cx, ETCH_EINVAL, "optimizer '%s': variable '%s' is not one of the model", name, own));
    if (t != ETCH_F16 && t != ETCH_BF16 && t != ETCH_F32 && t != ETCH_F64)
        return etch__refuse(etch_fail(cx, ETCH_EDTYPE, "optimizer '%s': variable '%s' is of %s, which is no float",
                                      name, own, etch_dtype_name(t)));
    for (int k = 0; k < i; k++)
        if (vs[k] == vs[i])
            return etch__refuse(
                etch_fail(cx, ETCH_EINVAL, "optimizer '%s': variables %d and %d are both '%s'", name, k, i, own));
    return true;
}

/* Room for all that the model has, in which those of the list, or all trainable ones, are put. */
static bool choose_variables(etch_ctx *cx, etch_model *m, etch_optimizer *o, etch_variable *const *vs, int n)
{
    int n_all = etch_model_n_variables(m);
    if (n < 0 || (vs && n == 0))
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "optimizer '%s': a list of %d variables", o->name, n));
    o->variables = etch__model_alloc(cx, m, (size_t)(vs && n > n_all ? n : n_all) * sizeof(etch_variable *), NULL);
    if (!o->variables)
        return false;
    for (int i = 0; i < (vs ? n : n_all); i++) {
        etch_variable *v = vs ? vs[i] : etch_model_variable(m, i);
        if (vs || etch_variable_is_trainable(v))
            o->variables[o->n++] = v;
    }
    if (o->n == 0)
        return etch__refuse(
            etch_fail(cx, ETCH_EINVAL, "optimizer '%s': the model has no trainable variables", o->name));
    for (int i = 0; i < o->n; i++)
        if (!check_variable(cx, m, o->name, o->variables, i))
            return false;
    return true;
}

/* --- what it keeps ------------------------------------------------------------------------------------------------ */

/* "<optimiser>/<variable>/<slot>", of the variable's type, x everywhere. */
static etch_variable *add_slot(etch_ctx *cx, etch_model *m, const etch_optimizer *o, etch_variable *v, const char *slot,
                               double x)
{
    etch_size sizes[ETCH_MAX_RANK];
    etch_tensor *owner = NULL;
    size_t max = strlen(o->name) + strlen(etch_variable_name(v)) + strlen(slot) + 3;
    char *name = etch__memory_new(cx, max, &owner);
    if (!name)
        return NULL;
    (void)snprintf(name, max, "%s/%s/%s", o->name, etch_variable_name(v), slot);
    int rank = etch_variable_rank(v);
    for (int i = 0; i < rank; i++)
        sizes[i] = ETCH_SIZE(etch_variable_dim(v, i));
    etch_tensor *now = etch_variable_read(cx, v);
    etch_tensor *first = etch_fill(cx, etch_shape_of(cx, now, ETCH_I64), etch_scalar(cx, etch_variable_dtype(v), x));
    etch_variable *made = etch_model_add(cx, m, first,
                                         &(etch_variable_options){ .name = name,
                                                                   .is_untrainable = true,
                                                                   .sizes = rank > 0 ? sizes : NULL,
                                                                   .rank = rank,
                                                                   .keeps_initial = true });
    etch_tensor_release(&owner);
    return made;
}

static bool add_slots(etch_ctx *cx, etch_model *m, etch_optimizer *o)
{
    const char *names[ETCH_MAX_SLOTS] = { NULL };
    o->n_slots = o->rule->slots(&o->o, names);
    size_t n = (size_t)o->n;
    o->slots = etch__model_alloc(cx, m, n * (size_t)o->n_slots * sizeof(etch_variable *), NULL);
    if (o->o.ema_momentum != 0)
        o->averages = etch__model_alloc(cx, m, n * sizeof(etch_variable *), NULL);
    for (int i = 0; !etch_failed(cx) && i < o->n; i++) {
        for (int k = 0; k < o->n_slots; k++)
            o->slots[i * o->n_slots + k] = add_slot(cx, m, o, o->variables[i], names[k], o->o.initial_accumulator);
        if (o->averages)
            o->averages[i] = add_slot(cx, m, o, o->variables[i], "average", 0);
    }
    return !etch_failed(cx);
}

/* A variable of the program's own. */
static etch_variable *held(etch_ctx *cx, etch_model *m, const etch_optimizer *o, etch_variable *v, const char *what)
{
    etch_dtype t = etch_variable_dtype(v);
    bool is_right = etch_variable_rank(v) == 0 && (what[0] == 's' ? t == ETCH_I64 : t == ETCH_F32 || t == ETCH_F64);
    if (!is_right)
        return (void)etch_fail(cx, ETCH_EDTYPE, "optimizer '%s': variable '%s' cannot be its %s: it is %s of rank %d",
                               o->name, etch_variable_name(v), what, etch_dtype_name(t), etch_variable_rank(v)),
               NULL;
    return etch_model_hold(cx, m, v) == ETCH_OK ? v : NULL;
}

static bool add_scalars(etch_ctx *cx, etch_model *m, etch_optimizer *o)
{
    etch_dtype t = etch_model_dtype(m) == ETCH_F64 ? ETCH_F64 : ETCH_F32;
    double rate = o->o.schedule.kind == ETCH_RATE_PIECEWISE ? o->o.schedule.values[0] : o->o.rate;
    o->steps = o->o.steps_variable ? held(cx, m, o, o->o.steps_variable, "steps")
                                   : etch__model_add_named(cx, m, o->name, "steps", etch_int(cx, ETCH_I64, 0), true);
    o->rate = o->o.rate_variable ? held(cx, m, o, o->o.rate_variable, "rate")
                                 : etch__model_add_named(cx, m, o->name, "rate", etch_scalar(cx, t, rate), true);
    if (o->o.scales_loss) {
        o->scale = etch__model_add_named(cx, m, o->name, "scale", etch_scalar(cx, ETCH_F32, FIRST_SCALE), true);
        o->good_steps = etch__model_add_named(cx, m, o->name, "good_steps", etch_int(cx, ETCH_I64, 0), true);
    }
    return !etch_failed(cx);
}

/* --- life --------------------------------------------------------------------------------------------------------- */

static void end(void *at)
{
    etch_optimizer *o = at;
    etch_function_release(&o->step);
}

static etch_optimizer *make(etch_ctx *cx, etch_model *m, const char *name, etch_variable *const *vs, int n,
                            const etch_optimizer_options *options)
{
    etch_optimizer *o = etch__model_alloc(cx, m, sizeof *o, end);
    char *own_name = o ? etch__model_copy(cx, m, name, strlen(name) + 1, 1) : NULL;
    if (!own_name)
        return NULL;
    o->name = own_name;
    o->o = options ? *options : (etch_optimizer_options){ 0 };
    etch_schedule *s = &o->o.schedule;
    if (!etch__options_complete(cx, name, &o->o) || !etch__schedule_check(cx, name, s))
        return NULL;
    o->rule = etch__rule_of(o->o.kind);
    if (s->kind == ETCH_RATE_PIECEWISE) {
        s->bounds = etch__model_copy(cx, m, s->bounds, (size_t)s->n, sizeof *s->bounds);
        s->values = etch__model_copy(cx, m, s->values, (size_t)s->n + 1, sizeof *s->values);
    }
    if (etch_failed(cx) || !choose_variables(cx, m, o, vs, n) || !add_scalars(cx, m, o) || !add_slots(cx, m, o))
        return NULL;
    o->step = etch_function_new(cx, own_name, NULL, o, &(etch_function_options){ .structured = etch__optimizer_step });
    return o->step ? o : NULL;
}

etch_optimizer *(etch_optimizer_new)(etch_ctx *cx, etch_model *m, const char *name, etch_variable *const *vs, int n,
                                     const etch_optimizer_options *options)
{
    if (!etch__model_check(cx, m, name, "optimizer"))
        return NULL;
    etch_model_mark mark = etch__model_mark(m);
    etch_scope scope = etch_scope_begin(cx);
    etch_optimizer *o = make(cx, m, name, vs, n, options);
    etch_scope_end(cx, scope);
    if (!o)
        etch__model_undo(m, mark);
    return o;
}

/* --- questions ---------------------------------------------------------------------------------------------------- */

int etch_optimizer_n_variables(const etch_optimizer *o) { return o ? o->n : 0; }

etch_variable *etch_optimizer_variable(const etch_optimizer *o, int i)
{
    return o && i >= 0 && i < o->n ? o->variables[i] : NULL;
}

etch_variable *etch_optimizer_steps(const etch_optimizer *o) { return o ? o->steps : NULL; }
etch_variable *etch_optimizer_rate(const etch_optimizer *o) { return o ? o->rate : NULL; }

etch_tensor *(etch_optimizer_rate_now)(etch_ctx *cx, etch_optimizer *o)
{
    if (!o || etch_failed(cx)) {
        if (!etch_failed(cx))
            etch_fail(cx, ETCH_EINVAL, "optimizer: rate_now: the optimiser is NULL");
        return NULL;
    }
    return etch__schedule_rate(cx, &o->o.schedule, etch_variable_read(cx, o->rate), etch_variable_read(cx, o->steps));
}

etch_tensor *(etch_optimizer_scale_loss)(etch_ctx *cx, etch_optimizer *o, etch_tensor *loss)
{
    if (!o || !loss || etch_failed(cx)) {
        if (!etch_failed(cx))
            etch_fail(cx, ETCH_EINVAL, "optimizer: scale_loss: the %s is NULL", o ? "loss" : "optimiser");
        return NULL;
    }
    if (!o->scale)
        return loss;
    return etch_mul(cx, loss, etch_cast(cx, etch_variable_read(cx, o->scale), etch_tensor_dtype(loss)));
}
