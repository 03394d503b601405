/* Strings as tensor elements: counted and immutable, so that views, gathers and copies share the bytes. An element is a
 * pointer; NULL is the empty string, so that a zeroed buffer is a tensor of empty strings. */
#include "tensor/tensor.h"

#include <stddef.h>
#include <string.h>

static size_t str_bytes(size_t n) { return offsetof(etch_str, bytes) + n + 1; }

etch_str *etch__str_new(const etch_allocator *a, const char *bytes, size_t n)
{
    if (n > (size_t)ETCH_MAX_COUNT)
        return NULL;
    etch_str *s = etch__alloc(a, str_bytes(n));
    if (!s)
        return NULL;
    atomic_init(&s->n_refs, 1);
    s->alloc = a;
    s->n = n;
    if (n > 0)
        memcpy(s->bytes, bytes, n);
    s->bytes[n] = '\0';
    return s;
}

etch_str *etch__str_retain(etch_str *s)
{
    if (s)
        atomic_fetch_add_explicit(&s->n_refs, 1, memory_order_relaxed);
    return s;
}

static void release_times(etch_str *s, int64_t n)
{
    if (s && atomic_fetch_sub_explicit(&s->n_refs, n, memory_order_acq_rel) == n)
        etch__free(s->alloc, s, str_bytes(s->n));
}

void etch__str_release(etch_str *s) { release_times(s, 1); }

void etch__str_release_all(etch_str *const *strings, int64_t n)
{
    for (int64_t i = 0, next; i < n; i = next) {
        next = i + 1;
        while (next < n && strings[next] == strings[i])
            next++;
        release_times(strings[i], next - i);
    }
}

bool etch__str_assign(const etch_allocator *a, etch_str **slot, const char *bytes, size_t n)
{
    etch_str *s = NULL;
    if (n > 0 && !(s = etch__str_new(a, bytes, n)))
        return false;
    etch__str_release(*slot);
    *slot = s;
    return true;
}

static etch_status find_slot(etch_ctx *cx, const char *what, etch_tensor *t, int64_t i, etch_str ***slot)
{
    ETCH_TRY(etch__check_tensor(cx, t, what));
    if (!etch__dtype_is(t->dtype, ETCH_CLASS_STRING))
        return etch__fail(cx, ETCH_EDTYPE, "%s: the tensor is of %s, not of strings", what, etch_dtype_name(t->dtype));
    if (i < 0 || i >= t->count)
        return etch__fail(cx, ETCH_ERANGE, "%s: element %lld of a tensor of %lld", what, (long long)i,
                          (long long)t->count);
    *slot = (etch_str **)t->address + etch__offset_of(t, i);
    return ETCH_OK;
}

etch_status etch_tensor_string(etch_ctx *cx, etch_tensor *t, int64_t i, const char **bytes, size_t *n)
{
    ETCH_ENTER(cx);
    etch_str **slot;
    ETCH_TRY(find_slot(cx, "string", t, i, &slot));
    if (!bytes || !n)
        return etch__fail(cx, ETCH_EINVAL, "string: no place for the result");
    *bytes = *slot ? (*slot)->bytes : "";
    *n = *slot ? (*slot)->n : 0;
    return ETCH_OK;
}

etch_status etch_tensor_set_string(etch_ctx *cx, etch_tensor *t, int64_t i, const char *bytes, size_t n)
{
    ETCH_ENTER(cx);
    etch_str **slot;
    ETCH_TRY(find_slot(cx, "set_string", t, i, &slot));
    if (!bytes && n > 0)
        return etch__fail(cx, ETCH_EINVAL, "set_string: %zu bytes at NULL", n);
    if (!etch__str_assign(cx->alloc, slot, bytes, n))
        return etch__fail_nomem(cx);
    return ETCH_OK;
}
