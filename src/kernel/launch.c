/* The CPU as a device that runs kernel programs and calls: the tile VM and plain functions, on the calling thread. */
#include "kernel/launch.h"

#include "kernel/call.h"

static const char kernels_key; /* its address */

static etch_status launch_on_cpu(etch_ctx *cx, etch_device *d, struct etch_launch *launch)
{
    (void)d;
    return etch__vm_run(cx, launch);
}

static etch_status sweep_on_cpu(etch_ctx *cx, etch_device *d, const struct etch_sweep *sweep)
{
    (void)d;
    return etch__vm_sweep(cx, sweep);
}

static etch_status call_on_cpu(etch_ctx *cx, etch_device *d, struct etch_call *call)
{
    (void)cx;
    (void)d;
    return call->fn(call);
}

/* Under the runtime's lock, so that the functions are set before any thread sees the device through here. */
static etch_status install(etch_ctx *cx, void **out)
{
    etch_device *d;
    ETCH_TRY(etch__device_cpu(cx, &d));
    etch__device_install(d, launch_on_cpu, sweep_on_cpu, call_on_cpu);
    *out = d;
    return ETCH_OK;
}

etch_status etch__device_cpu_with_kernels(etch_ctx *cx, etch_device **out)
{
    void *d = etch__ctx_attached(cx, &kernels_key);
    if (!d) {
        ETCH_TRY(etch__runtime_attached(cx, &kernels_key, install, NULL, &d));
        ETCH_TRY(etch__ctx_attach(cx, &kernels_key, d, NULL));
    }
    *out = d;
    return ETCH_OK;
}
