/* Finding a program that was prepared before, by a hash of its code. */
#include "runtime/programs.h"

#include <string.h>

static etch_status use_again(etch_ctx *cx, etch_arena *arena, etch_arena_mark mark, const etch_plan_program *same,
                             etch_lowered *low, etch_vm_program **out)
{
    etch_dim space[ETCH_MAX_RANK];
    size_t bytes = same->kernel->rank * sizeof *space;
    memcpy(space, low->space, bytes);
    etch__arena_reset(arena, mark);
    low->kernel = same->kernel;
    low->space = etch__arena_copy(arena, space, bytes, _Alignof(etch_dim));
    *out = same->prepared;
    return low->space ? ETCH_OK : etch__fail_nomem(cx);
}

etch_status etch__programs_find(etch_ctx *cx, etch_programs *p, etch_arena *arena, etch_arena_mark mark,
                                etch_lowered *low, etch_code_list *code, etch_vm_program **out)
{
    uint64_t h = etch__kernel_hash(low->kernel);
    const etch_plan_program *alike = NULL;
    for (etch_index_probe i = etch__index_first(&p->by_code, h); i.found; i = etch__index_next(&p->by_code, i)) {
        const etch_plan_program *x = &p->list.at[i.value];
        if (!etch__kernels_share_code(x->kernel, low->kernel))
            continue;
        if (etch__kernels_share_axes(x->kernel, low->kernel))
            return use_again(cx, arena, mark, x, low, out);
        alike = x;
    }
    if (alike)
        *out = alike->prepared;
    else
        ETCH_TRY(etch__vm_prepare(cx, low->kernel, code, out));
    p->n += !alike;
    const etch_plan_program made = { low->kernel, *out };
    if (!etch__index_add(&p->by_code, cx->alloc, h, (uint32_t)p->list.n) || !ETCH_VEC_PUSH(&p->list, cx->alloc, made))
        return etch__fail_nomem(cx);
    return ETCH_OK;
}

void etch__programs_fini(etch_programs *p, const etch_allocator *a)
{
    etch__index_fini(&p->by_code, a);
    ETCH_VEC_FINI(&p->list, a);
}
