/* Schedules: plain ops on scalars, computed in the dtype of the rate, so that a step that is recorded once has the right rate at
 * every call. */
#include "nn/optimizer/schedule.h"

#include <etch/ops.h>
#include <etch/scope.h>
#include <math.h>
#include "nn/check.h"
#include "nn/refuse.h"
#include "nn/place.h"

static bool check_bounds(etch_ctx *cx, const char *name, const etch_schedule *s)
{
    if (s->n < 1 || !s->bounds || !s->values)
        return etch_fail(cx, ETCH_EINVAL,
                         "optimizer '%s': a piecewise schedule has bounds, 1 or more, and values; n is %d", name,
                         s->n) == ETCH_OK;
    for (int i = 1; i < s->n; i++)
        if (s->bounds[i] <= s->bounds[i - 1])
            return etch__refuse(etch_fail(cx, ETCH_EINVAL,
                                          "optimizer '%s': bounds[%d] of the schedule is %lld, after %lld", name, i,
                                          (long long)s->bounds[i], (long long)s->bounds[i - 1]));
    for (int i = 0; i <= s->n; i++)
        if (!(s->values[i] >= 0) || !isfinite(s->values[i]))
            return etch__refuse(
                etch_fail(cx, ETCH_EINVAL, "optimizer '%s': values[%d] of the schedule is %g", name, i, s->values[i]));
    return true;
}

bool etch__schedule_check(etch_ctx *cx, const char *name, const etch_schedule *s)
{
    if ((unsigned)s->kind > ETCH_RATE_RESTARTS)
        return etch__refuse(
            etch_fail(cx, ETCH_EINVAL, "optimizer '%s': there is no schedule of kind %d", name, (int)s->kind));
    if (s->warmup_steps != 0 && s->kind != ETCH_RATE_COSINE)
        return etch__refuse(
            etch_fail(cx, ETCH_EINVAL, "optimizer '%s': only the cosine schedule has warmup_steps", name));
    if (s->warmup_steps < 0 || !(s->warmup_from >= 0) || !isfinite(s->warmup_from))
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "optimizer '%s': the schedule warms up for %lld steps, from %g",
                                      name, (long long)s->warmup_steps, s->warmup_from));
    if (s->is_cyclic && s->kind != ETCH_RATE_POLYNOMIAL)
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "optimizer '%s': only the polynomial schedule is cyclic", name));
    if (s->kind == ETCH_RATE_CONSTANT)
        return true;
    if (s->kind == ETCH_RATE_PIECEWISE)
        return check_bounds(cx, name, s);
    if (s->steps < 1)
        return etch__refuse(
            etch_fail(cx, ETCH_EINVAL, "optimizer '%s': the schedule has %lld steps", name, (long long)s->steps));
    if (s->kind == ETCH_RATE_RESTARTS && !(s->longer > 0 && isfinite(s->longer) && s->lower > 0 && isfinite(s->lower)))
        return etch__refuse(etch_fail(
            cx, ETCH_EINVAL, "optimizer '%s': restarts that are %g times longer and %g times lower; both are above 0",
            name, s->longer, s->lower));
    if (!(s->a >= 0) || !isfinite(s->a) || !(s->b >= 0) || !isfinite(s->b))
        return etch__refuse(
            etch_fail(cx, ETCH_EINVAL, "optimizer '%s': a of the schedule is %g, b is %g", name, s->a, s->b));
    return true;
}

/* --- the formulas ------------------------------------------------------------------------------------------------- */

typedef struct at_step {
    etch_ctx *cx;
    const etch_schedule *s;
    etch_dtype t;
    etch_tensor *rate, *step; /* of dtype t */
} at_step;

static etch_tensor *constant(const at_step *q, double x) { return etch_scalar(q->cx, q->t, x); }

/* step / steps */
static etch_tensor *progress(const at_step *q)
{
    etch_tensor *p = etch_div(q->cx, q->step, constant(q, (double)q->s->steps));
    return q->s->is_staircase ? etch_floor(q->cx, p) : p;
}

static etch_tensor *exponential(const at_step *q)
{
    return etch_mul(q->cx, q->rate, etch_pow(q->cx, constant(q, q->s->a), progress(q)));
}

static etch_tensor *inverse(const at_step *q)
{
    etch_tensor *below = etch_add(q->cx, constant(q, 1), etch_mul(q->cx, constant(q, q->s->a), progress(q)));
    return etch_div(q->cx, q->rate, below);
}

static etch_tensor *polynomial(const at_step *q)
{
    etch_tensor *steps = constant(q, (double)q->s->steps), *end = constant(q, q->s->b);
    etch_tensor *p = etch_div(q->cx, etch_minimum(q->cx, q->step, steps), steps);
    if (q->s->is_cyclic) { /* over the least multiple of steps that is not behind us */
        etch_tensor *n = etch_maximum(q->cx, etch_ceil(q->cx, etch_div(q->cx, q->step, steps)), constant(q, 1));
        p = etch_div(q->cx, q->step, etch_mul(q->cx, steps, n));
    }
    etch_tensor *left = etch_pow(q->cx, etch_sub(q->cx, constant(q, 1), p), constant(q, q->s->a == 0 ? 1 : q->s->a));
    return etch_add(q->cx, etch_mul(q->cx, etch_sub(q->cx, q->rate, end), left), end);
}

static etch_tensor *cosine(const at_step *q)
{
    etch_ctx *cx = q->cx;
    double n = (double)q->s->steps, n_warm = (double)q->s->warmup_steps, pi = acos(-1.0);
    etch_tensor *step = etch_minimum(cx, q->step, constant(q, n + n_warm));
    etch_tensor *p = etch_div(cx, q->s->warmup_steps ? etch_sub(cx, step, constant(q, n_warm)) : step, constant(q, n));
    etch_tensor *wave = etch_add(cx, constant(q, 1), etch_cos(cx, etch_mul(cx, constant(q, pi), p)));
    etch_tensor *part = etch_add(cx, etch_mul(cx, constant(q, 1 - q->s->a), etch_mul(cx, constant(q, 0.5), wave)),
                                 constant(q, q->s->a));
    etch_tensor *falling = etch_mul(cx, q->rate, part);
    if (!q->s->warmup_steps)
        return falling;
    etch_tensor *from = constant(q, q->s->warmup_from), *done = etch_div(cx, step, constant(q, n_warm));
    etch_tensor *rising = etch_add(cx, etch_mul(cx, etch_sub(cx, q->rate, from), done), from);
    return etch_select(cx, etch_less(cx, step, constant(q, n_warm)), rising, falling);
}

/* Turn i begins after steps (1 + q + ... + q^(i - 1)), q being `longer`, and has steps q^i of its own. */
static etch_tensor *restarts(const at_step *q)
{
    etch_ctx *cx = q->cx;
    double longer = q->s->longer;
    etch_tensor *p = etch_div(cx, q->step, constant(q, (double)q->s->steps)), *turn, *done;
    if (longer == 1) {
        turn = etch_floor(cx, p);
        done = etch_sub(cx, p, turn);
    } else {
        etch_tensor *inside = etch_sub(cx, constant(q, 1), etch_mul(cx, p, constant(q, 1 - longer)));
        turn = etch_floor(cx, etch_div(cx, etch_log(cx, inside), constant(q, log(longer))));
        etch_tensor *size = etch_pow(cx, constant(q, longer), turn);
        etch_tensor *before = etch_div(cx, etch_sub(cx, constant(q, 1), size), constant(q, 1 - longer));
        done = etch_div(cx, etch_sub(cx, p, before), size);
    }
    etch_tensor *wave = etch_add(cx, constant(q, 1), etch_cos(cx, etch_mul(cx, constant(q, acos(-1.0)), done)));
    etch_tensor *high = etch_mul(cx, constant(q, 0.5), etch_pow(cx, constant(q, q->s->lower), turn));
    etch_tensor *part = etch_add(cx, etch_mul(cx, constant(q, 1 - q->s->a), etch_mul(cx, high, wave)),
                                 constant(q, q->s->a));
    return etch_mul(cx, q->rate, part);
}

static etch_tensor *piecewise(const at_step *q, etch_tensor *step)
{
    etch_tensor *y = constant(q, q->s->values[q->s->n]);
    for (int i = q->s->n - 1; i >= 0; i--)
        y = etch_select(q->cx, etch_less_equal(q->cx, step, etch_int(q->cx, ETCH_I64, q->s->bounds[i])),
                        constant(q, q->s->values[i]), y);
    return y;
}

etch_tensor *etch__schedule_rate(etch_ctx *cx, const etch_schedule *s, etch_tensor *rate, etch_tensor *step)
{
    if (s->kind == ETCH_RATE_CONSTANT || !rate)
        return rate;
    const at_step q = { cx, s, etch_tensor_dtype(rate), rate, etch_cast(cx, step, etch_tensor_dtype(rate)) };
    switch (s->kind) {
    case ETCH_RATE_EXPONENTIAL: return exponential(&q);
    case ETCH_RATE_INVERSE: return inverse(&q);
    case ETCH_RATE_POLYNOMIAL: return polynomial(&q);
    case ETCH_RATE_COSINE: return cosine(&q);
    case ETCH_RATE_PIECEWISE: return piecewise(&q, step);
    case ETCH_RATE_RESTARTS: return restarts(&q);
    case ETCH_RATE_CONSTANT: break;
    }
    return rate;
}

etch_tensor *(etch_schedule_rate)(etch_ctx *cx, const etch_schedule *schedule, etch_tensor *rate, etch_tensor *step)
{
    if (etch_failed(cx))
        return NULL;
    if (!schedule || !rate || !step) {
        etch_fail(cx, ETCH_EINVAL, "schedule_rate: the %s is NULL", !schedule ? "schedule" : !rate ? "rate" : "step");
        return NULL;
    }
    if (!etch__schedule_check(cx, "schedule", schedule))
        return NULL;
    if (etch__nn_is_float(etch_tensor_dtype(step)) && schedule->kind == ETCH_RATE_PIECEWISE)
        step = etch_ceil(cx, step); /* compared with whole numbers: 2.5 is above 2 */
    if (schedule->kind == ETCH_RATE_PIECEWISE)
        step = etch_cast(cx, step, ETCH_I64);
    return etch__schedule_rate(cx, schedule, rate, step);
}
