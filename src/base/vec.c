/* Growth of ETCH_VEC: by half again, from 8 elements; with tiny limits by exactly what is asked for, until there are so many elements that
 * copying all for every new one takes minutes and shows nothing that it did not show before. */
#include "base/vec.h"
#include "base/compiler.h"

#include <string.h>

enum { TINY_UNTIL = 1024 }; /* elements */

bool etch__vec_reserve(const etch_allocator *a, void **at, size_t *cap, size_t n, size_t extra, size_t elem_bytes)
{
    size_t need;
    if (ETCH_ADD_OVERFLOWS(n, extra, &need))
        return false;
    if (ETCH_LIKELY(need <= *cap))
        return true;
    size_t new_cap = need;
    if (*cap >= TINY_UNTIL || !etch__tiny_limits()) {
        size_t grown = *cap + *cap / 2;
        if (grown < 8)
            grown = 8;
        if (new_cap < grown)
            new_cap = grown;
    }
    size_t new_bytes;
    if (ETCH_MUL_OVERFLOWS(new_cap, elem_bytes, &new_bytes))
        return false;
    void *grown_at = etch__alloc(a, new_bytes);
    if (!grown_at)
        return false;
    /* `at` is really the address of a pointer to some other type: read and written as bytes, not as a void *. */
    void *old_at;
    memcpy(&old_at, at, sizeof old_at);
    if (n)
        memcpy(grown_at, old_at, n * elem_bytes);
    etch__free(a, old_at, *cap * elem_bytes);
    memcpy(at, &grown_at, sizeof grown_at);
    *cap = new_cap;
    return true;
}
