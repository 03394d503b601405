/* The CPU as a device: host memory from kept blocks, copies and reads that are done when the call returns, mapping that
 * is the address itself. How programs and library calls run is installed by kernel/; until then both are refused. */
#include "device/cpu.h"

#include "device/cpu_memory.h"

#include <string.h>

typedef struct cpu_device {
    etch_device base; /* first, so that the one pointer is both */
    etch_cpu_memory memory;
} cpu_device;

static etch_status cpu_alloc(etch_ctx *cx, etch_device *d, size_t bytes, void **address)
{
    void *p = etch__cpu_memory_alloc(d->host, bytes);
    if (!p)
        return etch__fail(cx, ETCH_ENOMEM, "cpu: out of memory for a block of %zu bytes", bytes);
    *address = p;
    return ETCH_OK;
}

static void cpu_free(etch_device *d, void *address, size_t bytes) { etch__cpu_memory_free(d->host, address, bytes); }

static etch_status cpu_copy(etch_ctx *cx, etch_device *d, void *dst, const void *src, size_t bytes)
{
    (void)cx;
    (void)d;
    if (bytes > 0)
        memmove(dst, src, bytes);
    return ETCH_OK;
}

static etch_status cpu_no_launch(etch_ctx *cx, etch_device *d, struct etch_launch *launch)
{
    (void)d;
    (void)launch;
    return etch__fail(cx, ETCH_ENOTSUP, "cpu: nothing is installed that runs kernel programs");
}

static etch_status cpu_no_sweep(etch_ctx *cx, etch_device *d, const struct etch_sweep *sweep)
{
    (void)d;
    (void)sweep;
    return etch__fail(cx, ETCH_ENOTSUP, "cpu: nothing is installed that runs kernel programs");
}

static etch_status cpu_no_call(etch_ctx *cx, etch_device *d, struct etch_call *call)
{
    (void)d;
    (void)call;
    return etch__fail(cx, ETCH_ENOTSUP, "cpu: nothing is installed that makes library calls");
}

static etch_status cpu_wait(etch_ctx *cx, etch_device *d)
{
    (void)cx;
    (void)d;
    return ETCH_OK;
}

static etch_status cpu_read_scalar(etch_ctx *cx, etch_device *d, const void *address, void *out, size_t bytes)
{
    (void)cx;
    (void)d;
    memcpy(out, address, bytes);
    return ETCH_OK;
}

static void *cpu_map(etch_ctx *cx, etch_device *d, void *address, size_t bytes, bool write)
{
    (void)cx;
    (void)d;
    (void)bytes;
    (void)write;
    return address;
}

static void cpu_unmap(etch_ctx *cx, etch_device *d, void *address, size_t bytes)
{
    (void)cx;
    (void)d;
    (void)address;
    (void)bytes;
}

etch_status etch__cpu_device_new(etch_ctx *cx, etch_device **out)
{
    cpu_device *cpu = etch__alloc_zeroed(cx->alloc, sizeof *cpu);
    if (!cpu)
        return etch__fail_nomem(cx);
    if (!etch__cpu_memory_init(&cpu->memory, cx->alloc)) {
        etch__free(cx->alloc, cpu, sizeof *cpu);
        return etch__fail_nomem(cx);
    }
    cpu->base = (etch_device){
        .ops = {
            .name = "cpu",
            .alloc = cpu_alloc,
            .free = cpu_free,
            .copy = cpu_copy,
            .launch = cpu_no_launch,
            .sweep = cpu_no_sweep,
            .call = cpu_no_call,
            .wait = cpu_wait,
            .read_scalar = cpu_read_scalar,
            .map = cpu_map,
            .unmap = cpu_unmap,
        },
        .rt = cx->rt,
        .host = &cpu->memory,
    };
    *out = &cpu->base;
    return ETCH_OK;
}

void etch__cpu_device_destroy(etch_device *d)
{
    cpu_device *cpu = (cpu_device *)d;
    const etch_allocator *alloc = cpu->memory.alloc;
    etch__cpu_memory_fini(&cpu->memory);
    etch__free(alloc, cpu, sizeof *cpu);
}
