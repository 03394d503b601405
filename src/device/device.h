/* What a device can do, as a table of functions. The CPU is the first implementer, a GPU will be the second: nobody
 * outside of this folder follows a device address without mapping it first.
 *
 * Memory is allocated and freed in order with launches and calls. Kernel programs and library calls are opaque here
 * (kernel/ stands later in the house); kernel/ installs the two entries that run them when the device is made.
 * CPU memory comes from a caching allocator on the runtime: freed blocks are kept by size class and handed out again, so
 * that a loop at steady sizes asks the system for nothing. */
#ifndef ETCH_DEVICE_DEVICE_H
#define ETCH_DEVICE_DEVICE_H

#include "base/ctx.h"

#define ETCH_DEVICE_ALIGN 64

typedef struct etch_device etch_device;
struct etch_launch; /* kernel/launch.h */
struct etch_sweep;
struct etch_call; /* kernel/call.h */

typedef struct etch_device_ops {
    const char *name; /* "cpu" */
    etch_status (*alloc)(etch_ctx *cx, etch_device *d, size_t bytes, void **address);
    void (*free)(etch_device *d, void *address, size_t bytes); /* any thread; in order after work already queued */
    etch_status (*copy)(etch_ctx *cx, etch_device *d, void *dst, const void *src, size_t bytes);
    etch_status (*launch)(etch_ctx *cx, etch_device *d, struct etch_launch *launch);
    etch_status (*sweep)(etch_ctx *cx, etch_device *d, const struct etch_sweep *sweep);
    etch_status (*call)(etch_ctx *cx, etch_device *d, struct etch_call *call);
    etch_status (*wait)(etch_ctx *cx, etch_device *d);
    /* One element of `bytes` bytes to host memory, after the work queued before it. */
    etch_status (*read_scalar)(etch_ctx *cx, etch_device *d, const void *address, void *out, size_t bytes);
    /* Makes `bytes` at `address` addressable by the host until unmap. On the CPU: the address itself. */
    void *(*map)(etch_ctx *cx, etch_device *d, void *address, size_t bytes, bool write);
    void (*unmap)(etch_ctx *cx, etch_device *d, void *address, size_t bytes);
} etch_device_ops;

struct etch_cpu_memory; /* device/cpu_memory.h */

struct etch_device {
    etch_device_ops ops;          /* a copy: kernel/ fills in launch and call */
    etch_runtime *rt;             /* borrowed: the device hangs off it */
    struct etch_cpu_memory *host; /* the runtime's kept blocks of host memory; borrowed except by the CPU */
};

/* The runtime's CPU, made on first use. */
etch_status etch__device_cpu(etch_ctx *cx, etch_device **out) ETCH_NODISCARD;
/* How the CPU runs programs and calls; set once by kernel/ before the first launch. */
void etch__device_install(etch_device *d, etch_status (*launch)(etch_ctx *, etch_device *, struct etch_launch *),
                          etch_status (*sweep)(etch_ctx *, etch_device *, const struct etch_sweep *),
                          etch_status (*call)(etch_ctx *, etch_device *, struct etch_call *));
/* Host memory for the structs that go with device memory (tensors, buffers), from the same kept blocks whatever the
 * device. NULL: out of memory. Any thread. */
void *etch__device_host_alloc(etch_device *d, size_t bytes);
void etch__device_host_free(etch_device *d, void *p, size_t bytes); /* accepts NULL */

#endif
