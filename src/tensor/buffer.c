/* Buffers: counted device memory, ours or foreign.
 *
 * A buffer holds its runtime, so that the device outlives it. The struct comes from the device's kept host blocks: in a
 * loop at steady sizes neither it nor its memory is asked of the system. What must stay true: the memory, the strings in
 * it and the struct go back before the runtime is let go, which may be the end of the device. */
#include "tensor/tensor.h"

#include <string.h>

static etch_buffer *new_struct(etch_device *d)
{
    etch_buffer *b = etch__device_host_alloc(d, sizeof *b);
    if (!b)
        return NULL;
    atomic_init(&b->n_refs, 1);
    atomic_init(&b->is_room_taken, false);
    b->is_foreign = false;
    b->rt = NULL;
    b->device = d;
    b->address = NULL;
    b->bytes = 0;
    b->n_strings = 0;
    b->release = NULL;
    b->user = NULL;
    ETCH_POISON(&b->room, sizeof b->room);
    return b;
}

etch_status etch__buffer_new(etch_ctx *cx, etch_device *d, size_t bytes, etch_buffer **out)
{
    etch_buffer *b = new_struct(d);
    if (!b)
        return etch__fail_nomem(cx);
    etch_status s = d->ops.alloc(cx, d, bytes, &b->address);
    if (s != ETCH_OK) {
        etch__device_host_free(d, b, sizeof *b);
        return s;
    }
    b->bytes = bytes;
    b->rt = etch_runtime_retain(d->rt);
    *out = b;
    return ETCH_OK;
}

etch_status etch__buffer_new_strings(etch_ctx *cx, etch_device *d, int64_t n, etch_buffer **out)
{
    size_t bytes = (size_t)n * sizeof(etch_str *);
    etch_buffer *b = NULL;
    ETCH_TRY(etch__buffer_new(cx, d, bytes, &b));
    /* Strings are host memory on every device. Of many, the memory is touched here for the first time. */
    etch_status s = ETCH_OK;
    etch_str **strings = b->address;
    while (s == ETCH_OK && b->n_strings < n) {
        int64_t n_more = n - b->n_strings < ETCH_ASK_EVERY ? n - b->n_strings : ETCH_ASK_EVERY;
        memset(strings + b->n_strings, 0, (size_t)n_more * sizeof *strings);
        b->n_strings += n_more;
        s = etch__go_on(cx, n_more);
    }
    if (s != ETCH_OK) {
        etch__buffer_release(&b);
        return s;
    }
    *out = b;
    return ETCH_OK;
}

etch_status etch__buffer_wrap(etch_ctx *cx, etch_device *d, void *address, size_t bytes, void (*release)(void *user),
                              void *user, etch_buffer **out)
{
    etch_buffer *b = new_struct(d);
    if (!b)
        return etch__fail_nomem(cx);
    b->address = address;
    b->bytes = bytes;
    b->is_foreign = true;
    b->release = release;
    b->user = user;
    b->rt = etch_runtime_retain(d->rt);
    *out = b;
    return ETCH_OK;
}

etch_buffer *etch__buffer_retain(etch_buffer *b)
{
    if (b)
        atomic_fetch_add_explicit(&b->n_refs, 1, memory_order_relaxed);
    return b;
}

static void drop(etch_buffer *b)
{
    etch_device *d = b->device;
    etch_runtime *rt = b->rt;
    etch__str_release_all(b->address, b->n_strings);
    if (!b->is_foreign)
        d->ops.free(d, b->address, b->bytes);
    else if (b->release)
        b->release(b->user);
    etch__device_host_free(d, b, sizeof *b);
    etch_runtime_release(&rt);
}

void etch__buffer_release(etch_buffer **b)
{
    if (!b || !*b)
        return;
    etch_buffer *it = *b;
    *b = NULL;
    if (etch__is_last_reference(&it->n_refs))
        drop(it);
}
