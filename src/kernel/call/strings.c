/* string_equal and string_concat, with broadcasting.
 *
 * An element is a pointer to a counted string, NULL being the empty one. Joining with an empty string shares the other
 * one; anything else is a new string of the context's allocator. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"
#include "kernel/call/walk.h"

#include <string.h>

/* x's strides in the space of y's axes: 0 along axes that x lacks or has once. */
static void broadcast_strides(const etch_array *x, const etch_array *y, int64_t *strides)
{
    int n_new = y->rank - x->rank;
    for (int i = 0; i < y->rank; i++)
        strides[i] = i < n_new || x->dims[i - n_new] == 1 ? 0 : x->strides[i - n_new];
}

static bool start_walk(etch_call *c, etch_walk *w)
{
    const etch_array *y = &c->out[0];
    int64_t a[ETCH_MAX_RANK], b[ETCH_MAX_RANK];
    broadcast_strides(&c->in[0], y, a);
    broadcast_strides(&c->in[1], y, b);
    return etch__walk_start(w, y->rank, y->dims, 3, (const int64_t *const[]){ a, b, y->strides });
}

static size_t length(const etch_str *s) { return s ? s->n : 0; }

static bool is_equal(const etch_str *a, const etch_str *b)
{
    return length(a) == length(b) && (a == b || length(a) == 0 || memcmp(a->bytes, b->bytes, a->n) == 0);
}

etch_status etch__call_string_equal(etch_call *c)
{
    etch_str *const *x = (etch_str *const *)c->in[0].data, *const *y = (etch_str *const *)c->in[1].data;
    uint8_t *z = (uint8_t *)c->out[0].data;
    etch_walk w;
    for (bool more = start_walk(c, &w); more; more = etch__walk_next(&w))
        for (int64_t i = 0; i < w.run; i++)
            z[w.at[2] + i * w.run_stride[2]] = is_equal(x[w.at[0] + i * w.run_stride[0]],
                                                        y[w.at[1] + i * w.run_stride[1]]);
    return ETCH_OK;
}

/* A new reference in *out; false: out of memory. */
static bool join(etch_ctx *cx, etch_str *a, etch_str *b, etch_str **out)
{
    if (length(a) == 0 || length(b) == 0) {
        *out = etch__str_retain(length(a) == 0 ? b : a);
        return true;
    }
    size_t n;
    etch_room room;
    if (ETCH_ADD_OVERFLOWS(a->n, b->n, &n) || n > (size_t)ETCH_MAX_COUNT)
        return false;
    char *bytes = etch__room_take(&room, cx, (int64_t)n, 1);
    if (!bytes)
        return false;
    memcpy(bytes, a->bytes, a->n);
    memcpy(bytes + a->n, b->bytes, b->n);
    *out = etch__str_new(cx->alloc, bytes, n);
    etch__room_give(&room);
    return *out != NULL;
}

etch_status etch__call_string_concat(etch_call *c)
{
    etch_str *const *x = (etch_str *const *)c->in[0].data, *const *y = (etch_str *const *)c->in[1].data;
    etch_str **z = (etch_str **)c->out[0].data;
    etch_walk w;
    for (bool more = start_walk(c, &w); more; more = etch__walk_next(&w))
        for (int64_t i = 0; i < w.run; i++) {
            etch_str **slot = &z[w.at[2] + i * w.run_stride[2]], *s;
            if (!join(c->cx, x[w.at[0] + i * w.run_stride[0]], y[w.at[1] + i * w.run_stride[1]], &s))
                return etch__fail_nomem(c->cx);
            etch__str_release(*slot);
            *slot = s;
        }
    return ETCH_OK;
}
