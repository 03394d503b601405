/* The report on memory: the device knows what is in use, runs what of that their arenas are, the runtime its variables. */
#include <etch/memory.h>

#include "device/cpu_memory.h"
#include "kernel/native/code.h"
#include "trace/function.h"
#include "trace/variable.h"

etch_status etch_memory_report(etch_ctx *cx, etch_memory *out)
{
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "etch_memory_report: out is NULL");
    *out = (etch_memory){ 0 };
    etch_device *d = NULL;
    etch_traces *t = NULL;
    ETCH_TRY(etch__device_cpu(cx, &d));
    ETCH_TRY(etch__traces_of(cx, &t));
    etch_memory_stats stats = etch__cpu_memory_stats(d->host);
    out->arenas = atomic_load(&cx->rt->arena_bytes);
    out->variables = etch__variables_bytes(cx);
    size_t known = out->arenas + out->variables;
    out->tensors = stats.live_bytes > known ? stats.live_bytes - known : 0;
    out->kept = stats.kept_bytes;
    etch__traces_lock(t);
    out->traces = t->bytes;
    etch__traces_unlock(t);
    out->code = etch__code_usage().used;
    return ETCH_OK;
}

etch_status etch_memory_print(etch_ctx *cx, FILE *to)
{
    if (!to)
        return etch__fail(cx, ETCH_EINVAL, "etch_memory_print: to is NULL");
    etch_memory m;
    ETCH_TRY(etch_memory_report(cx, &m));
    const struct {
        const char *name, *what;
        size_t bytes;
    } rows[] = {
        { "variables", "values of variables", m.variables },
        { "tensors", "of the program, and of runs under way", m.tensors },
        { "arenas", "intermediate results of runs", m.arenas },
        { "kept", "for new tensors", m.kept },
        { "traces", "graphs, plans and signatures", m.traces },
        { "code", "generated", m.code },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(rows); i++)
        if (fprintf(to, "%-10s %12.1f KiB  %s\n", rows[i].name, (double)rows[i].bytes / 1024, rows[i].what) < 0)
            return etch__fail(cx, ETCH_EIO, "etch_memory_print: the file cannot be written to");
    return ETCH_OK;
}
