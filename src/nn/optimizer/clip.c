/* Clipping of gradients: by value, by each one's norm, by the norm over all of them. */
#include <etch/ops.h>
#include <etch/optimizer.h>
#include <etch/scope.h>
#include <math.h>
#include "nn/refuse.h"
#include "nn/place.h"

static bool check(etch_ctx *cx, const char *what, etch_tensor *const *in, int n, double limit, etch_tensor **out)
{
    if (etch_failed(cx))
        return false;
    if (n < 0 || (n > 0 && (!in || !out)))
        return etch__refuse(
            etch_fail(cx, ETCH_EINVAL, "%s: %d tensors%s", what, n, n < 0 ? "" : ", but a list is NULL"));
    if (!(limit > 0) || !isfinite(limit))
        return etch__refuse(etch_fail(cx, ETCH_EINVAL, "%s: the limit is %g, it must be above 0", what, limit));
    return true;
}

/* After a failure no result is left. */
static void end(const etch_ctx *cx, int n, etch_tensor **out)
{
    for (int i = 0; out && etch_failed(cx) && i < n; i++)
        out[i] = NULL;
}

void(etch_clip_by_value)(etch_ctx *cx, etch_tensor *const *in, int n, double limit, etch_tensor **out)
{
    bool is_right = check(cx, "clip_by_value", in, n, limit, out);
    for (int i = 0; is_right && i < n; i++) {
        etch_dtype t = in[i] ? etch_tensor_dtype(in[i]) : ETCH_F32;
        out[i] = in[i] ? etch_clamp(cx, in[i], etch_scalar(cx, t, -limit), etch_scalar(cx, t, limit)) : NULL;
    }
    end(cx, n, out);
}

/* The sum of squares; of half types in f32, where squares do not overflow. */
static etch_tensor *sum_of_squares(etch_ctx *cx, etch_tensor *x, etch_dtype t)
{
    return etch_sum(cx, etch_square(cx, etch_cast(cx, x, t)), ETCH_ALL_AXES, false);
}

static etch_dtype dtype_of_norm(const etch_tensor *x) { return etch_tensor_dtype(x) == ETCH_F64 ? ETCH_F64 : ETCH_F32; }

/* x limit / max(norm, limit) */
void(etch_clip_by_norm)(etch_ctx *cx, etch_tensor *const *in, int n, double limit, etch_tensor **out)
{
    bool is_right = check(cx, "clip_by_norm", in, n, limit, out);
    for (int i = 0; is_right && i < n; i++) {
        etch_tensor *x = in[i];
        out[i] = NULL;
        if (!x)
            continue;
        etch_dtype t = etch_tensor_dtype(x), wide = dtype_of_norm(x);
        etch_tensor *norm = etch_sqrt(cx, sum_of_squares(cx, x, wide));
        etch_tensor *below = etch_cast(cx, etch_maximum(cx, norm, etch_scalar(cx, wide, limit)), t);
        out[i] = etch_div(cx, etch_mul(cx, x, etch_scalar(cx, t, limit)), below);
    }
    end(cx, n, out);
}

/* x limit min(1 / norm, 1 / limit); norm - norm is 0, or NaN if it is not finite. */
etch_tensor *(etch_clip_by_global_norm)(etch_ctx *cx, etch_tensor *const *in, int n, double limit, etch_tensor **out)
{
    etch_tensor *sum = NULL;
    etch_dtype t = ETCH_F32;
    bool is_right = check(cx, "clip_by_global_norm", in, n, limit, out);
    for (int i = 0; is_right && i < n; i++)
        t = in[i] && dtype_of_norm(in[i]) == ETCH_F64 ? ETCH_F64 : t;
    for (int i = 0; is_right && i < n; i++) {
        if (in[i]) {
            etch_tensor *part = sum_of_squares(cx, in[i], t);
            sum = sum ? etch_add(cx, sum, part) : part;
        }
    }
    if (is_right && !sum && !etch_failed(cx))
        sum = etch_scalar(cx, t, 0);
    etch_tensor *norm = sum ? etch_sqrt(cx, sum) : NULL;
    etch_tensor *factor = NULL;
    if (norm) {
        etch_tensor *small = etch_minimum(cx, etch_reciprocal(cx, norm),
                                          etch_div(cx, etch_scalar(cx, t, 1), etch_scalar(cx, t, limit)));
        factor = etch_add(cx, etch_mul(cx, etch_scalar(cx, t, limit), small), etch_sub(cx, norm, norm));
    }
    for (int i = 0; is_right && i < n; i++)
        out[i] = in[i] && factor ? etch_mul(cx, in[i], etch_cast(cx, factor, etch_tensor_dtype(in[i]))) : NULL;
    end(cx, n, out);
    return etch_failed(cx) ? NULL : norm;
}
