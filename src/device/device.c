/* Finding a runtime's devices, and what all devices have in common.
 *
 * The CPU hangs off the runtime, made by whoever asks first. Each context remembers the address, so that a new tensor
 * takes no lock to find its device; contexts hold their runtime, so the address cannot die before them. */
#include "device/device.h"

#include "device/cpu.h"
#include "device/cpu_memory.h"

static const char cpu_key; /* its address is the key of both attachments */

static etch_status make_cpu(etch_ctx *cx, void **out)
{
    etch_device *d = NULL;
    ETCH_TRY(etch__cpu_device_new(cx, &d));
    *out = d;
    return ETCH_OK;
}

static void destroy_cpu(void *p) { etch__cpu_device_destroy(p); }

etch_status etch__device_cpu(etch_ctx *cx, etch_device **out)
{
    void *d = etch__ctx_attached(cx, &cpu_key);
    if (!d) {
        ETCH_TRY(etch__runtime_attached(cx, &cpu_key, make_cpu, destroy_cpu, &d));
        ETCH_TRY(etch__ctx_attach(cx, &cpu_key, d, NULL));
    }
    *out = d;
    return ETCH_OK;
}

size_t etch_ctx_trim(etch_ctx *cx)
{
    if (cx->drop_spare)
        cx->drop_spare(cx);
    const etch_device *d = etch__ctx_attached(cx, &cpu_key);
    return d ? etch__cpu_memory_trim(d->host) : 0;
}

void etch__device_install(etch_device *d, etch_status (*launch)(etch_ctx *, etch_device *, struct etch_launch *),
                          etch_status (*sweep)(etch_ctx *, etch_device *, const struct etch_sweep *),
                          etch_status (*call)(etch_ctx *, etch_device *, struct etch_call *))
{
    d->ops.launch = launch;
    d->ops.sweep = sweep;
    d->ops.call = call;
}

void *etch__device_host_alloc(etch_device *d, size_t bytes) { return etch__cpu_memory_alloc(d->host, bytes); }

void etch__device_host_free(etch_device *d, void *p, size_t bytes) { etch__cpu_memory_free(d->host, p, bytes); }
