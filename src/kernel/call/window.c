/* Windows at the sizes of a run: see window.h. */
#include "kernel/call/window.h"

#include "base/pool.h"

#include <string.h>

void etch__window_init(etch_window *w, int rank, const int64_t *x, const int64_t *y, const int64_t *size,
                       etch_ints strides, etch_ints dilations, const char *padding, etch_ints pads)
{
    int n_missing = ETCH_WINDOW_AXES - (rank - 2);
    ETCH_ASSERT(n_missing >= 0 && n_missing < ETCH_WINDOW_AXES, "windows over rank %d", rank);
    memset(w, 0, sizeof *w);
    for (int i = 0; i < ETCH_WINDOW_AXES; i++) {
        int a = i - n_missing;
        w->in[i] = w->out[i] = w->size[i] = w->stride[i] = w->dilation[i] = 1;
        if (a < 0)
            continue;
        w->in[i] = x[1 + a];
        w->out[i] = y[1 + a];
        w->size[i] = size[a];
        w->stride[i] = strides.n ? strides.at[a] : 1;
        w->dilation[i] = dilations.n ? dilations.at[a] : 1;
        if (strcmp(padding, "explicit") == 0) {
            w->before[i] = pads.at[2 * a];
            w->after[i] = pads.at[2 * a + 1];
        } else if (strcmp(padding, "same") == 0) {
            int64_t reach = (w->size[i] - 1) * w->dilation[i] + 1;
            int64_t missing = (w->out[i] - 1) * w->stride[i] + reach - w->in[i];
            w->before[i] = missing > 0 ? missing / 2 : 0;
            w->after[i] = missing > 0 ? missing - missing / 2 : 0;
        }
    }
}

bool etch__array_is_dense(const etch_array *a)
{
    int64_t stride = 1;
    for (int i = a->rank; i-- > 0;) {
        if (a->dims[i] != 1 && a->strides[i] != stride)
            return false;
        stride *= a->dims[i];
    }
    return true;
}

/* Elements of a slice along axis 0 that is worth a thread's while. */
static const int64_t SHARE = 1 << 16;

typedef struct copying {
    const etch_array *from;
    char *to;
    int64_t strides[ETCH_MAX_RANK]; /* of `to` */
    int64_t n_parts;
} copying;

static void copy_part(void *user, int64_t part, int seat)
{
    const copying *c = user;
    const etch_array *a = c->from;
    int64_t begin = a->dims[0] * part / c->n_parts, end = a->dims[0] * (part + 1) / c->n_parts;
    int64_t dims[ETCH_MAX_RANK], bytes = etch__dtypes[a->dtype].bytes;
    (void)seat;
    memcpy(dims, a->dims, (size_t)a->rank * sizeof *dims);
    dims[0] = end - begin;
    etch__copy_strided(a->dtype, a->rank, dims, c->to + begin * c->strides[0] * bytes, c->strides,
                       a->data + begin * a->strides[0] * bytes, a->strides);
}

etch_status etch__array_copy_dense(etch_ctx *cx, const etch_array *a, void *to)
{
    copying c = { .from = a, .to = to };
    int64_t n = 1;
    for (int i = a->rank; i-- > 0;) {
        c.strides[i] = n;
        n *= a->dims[i];
    }
    if (n == 0)
        return ETCH_OK;
    c.n_parts = n / SHARE < a->dims[0] ? 1 + n / SHARE : a->dims[0];
    c.n_parts = c.n_parts < a->dims[0] ? c.n_parts : a->dims[0];
    etch__pool_run(copy_part, &c, c.n_parts);
    return etch__go_on(cx, n);
}
