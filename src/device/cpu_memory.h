/* Host memory that is kept when it is freed: blocks by size class, handed out again without asking the system. */
#ifndef ETCH_DEVICE_CPU_MEMORY_H
#define ETCH_DEVICE_CPU_MEMORY_H

#include "base/alloc.h"
#include "base/forks.h"
#include "device/device.h"

/* Multiples of 64 bytes, four per doubling up to 1 MiB, then sixteen, up to blocks of 2^62 bytes. */
#define ETCH_N_BLOCK_CLASSES 724

/* Bytes are those of whole blocks, rounding included. */
typedef struct etch_memory_stats {
    size_t live_bytes, kept_bytes, n_system_allocs, n_allocs;
} etch_memory_stats;

typedef struct etch_cpu_shelf {
    etch_minded minded;
    pthread_mutex_t lock;             /* guards what follows */
    void *kept[ETCH_N_BLOCK_CLASSES]; /* stacks, linked through the blocks' last word */
    uint64_t looked_ns, n_freed;      /* when it was looked for blocks that nobody wants, small blocks freed */
    etch_memory_stats stats;          /* of what went through here: a block may come from one shelf and go to another */
    char apart[64];                   /* no cache line is of two shelves */
} etch_cpu_shelf;

#define ETCH_N_SHELVES 8
typedef struct etch_cpu_memory {
    const etch_allocator *alloc;
    etch_cpu_shelf shelves[ETCH_N_SHELVES];
} etch_cpu_memory;

bool etch__cpu_memory_init(etch_cpu_memory *m, const etch_allocator *alloc); /* false: no mutex to be had */
void etch__cpu_memory_fini(etch_cpu_memory *m);

/* Aligned to ETCH_DEVICE_ALIGN; 0 bytes are an address like any other. NULL: out of memory. Any thread. */
void *etch__cpu_memory_alloc(etch_cpu_memory *m, size_t bytes);
/* `bytes` as it was asked for; accepts NULL. Any thread. */
void etch__cpu_memory_free(etch_cpu_memory *m, void *p, size_t bytes);
/* Gives all kept blocks back to the allocator; returns how many bytes that were. Any thread. */
size_t etch__cpu_memory_trim(etch_cpu_memory *m);
/* The same for large blocks that were freed at `before` (etch__now_ns) or earlier. */
size_t etch__cpu_memory_give_back(etch_cpu_memory *m, uint64_t before);
etch_memory_stats etch__cpu_memory_stats(etch_cpu_memory *m);

/* The class that serves `bytes` (at most 2^62) and the bytes of its blocks. */
int etch__block_class(size_t bytes);
size_t etch__block_bytes(int block_class);

#endif
