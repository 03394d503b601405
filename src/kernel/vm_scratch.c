/* Scratch memory of a context's kernels; see vm_scratch.h. It hangs off the context. */
#include "kernel/vm_scratch.h"

enum { FIRST_BYTES = 32 * 1024 };
static const char scratch_key; /* its address */

static void release_memory(etch_vm_scratch *s)
{
    if (s->memory)
        s->alloc->free(s->alloc->self, s->memory, s->bytes, ETCH_VM_SCRATCH_ALIGN);
    s->memory = NULL;
    s->bytes = 0;
}

static void destroy_scratch(void *p)
{
    etch_vm_scratch *s = p;
    release_memory(s);
    etch__free(s->alloc, s, sizeof *s);
}

static etch_status make_scratch(etch_ctx *cx, etch_vm_scratch **out)
{
    etch_vm_scratch *s = etch__alloc_zeroed(cx->alloc, sizeof *s);
    if (!s)
        return etch__fail_nomem(cx);
    s->alloc = cx->alloc;
    etch_status status = etch__ctx_attach(cx, &scratch_key, s, destroy_scratch);
    if (status != ETCH_OK)
        etch__free(cx->alloc, s, sizeof *s);
    else
        *out = s;
    return status;
}

static etch_status grow_scratch(etch_ctx *cx, etch_vm_scratch *s, size_t bytes)
{
    if (!etch__tiny_limits()) {
        bytes = bytes + bytes / 2;
        bytes = bytes < FIRST_BYTES ? FIRST_BYTES : bytes;
    }
    char *memory = s->alloc->alloc(s->alloc->self, bytes, ETCH_VM_SCRATCH_ALIGN);
    if (!memory)
        return etch__fail_nomem(cx);
    release_memory(s);
    s->memory = memory;
    s->bytes = bytes;
    return ETCH_OK;
}

etch_status etch__vm_scratch_get(etch_ctx *cx, size_t bytes, etch_vm_scratch **out)
{
    etch_vm_scratch *s = etch__ctx_attached(cx, &scratch_key);
    if (ETCH_UNLIKELY(!s))
        ETCH_TRY(make_scratch(cx, &s));
    if (ETCH_UNLIKELY(s->bytes < bytes))
        ETCH_TRY(grow_scratch(cx, s, bytes));
    *out = s;
    return ETCH_OK;
}

etch_vm_scratch etch__vm_scratch_take(etch_vm_scratch *s)
{
    etch_vm_scratch taken = *s;
    s->memory = NULL;
    s->bytes = 0;
    return taken;
}

void etch__vm_scratch_give(etch_vm_scratch *s, etch_vm_scratch *taken)
{
    if (ETCH_UNLIKELY(s->bytes > taken->bytes)) {
        release_memory(taken);
        return;
    }
    release_memory(s);
    *s = *taken;
}
