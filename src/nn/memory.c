/* Memory of this folder; see the header. */
#include "nn/memory.h"

#include <string.h>

void *etch__memory_new(etch_ctx *cx, size_t bytes, etch_tensor **owner)
{
    *owner = NULL;
    const int64_t n = (int64_t)bytes;
    void *at = NULL;
    if (etch_tensor_new(cx, ETCH_U8, &n, 1, owner) == ETCH_OK)
        at = etch_tensor_map(cx, *owner, true); /* for good: the block is given back mapped */
    if (at)
        return memset(at, 0, bytes);
    etch_tensor_release(owner);
    if (!etch_failed(cx))
        etch_fail(cx, etch_error_status(cx), "no memory for %zu bytes", bytes);
    return NULL;
}

void *etch__memory_list(etch_ctx *cx, int n, etch_tensor **owner)
{
    return etch__memory_new(cx, ((size_t)n + 1) * sizeof(void *), owner);
}
