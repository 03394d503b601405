/* Executable memory in regions that are mapped twice; see code.h.
 *
 * A region is a file without a name, mapped for writing and for running. Pieces are taken from regions in units of a cache line; what is freed is
 * given out again, neighbours joined. A region without pieces goes back to the system, but for one that is kept for what comes next.
 *
 * After a fork parent and child run from the same pages, and what one of them wrote would change the code of the other. So both begin with new
 * regions then; older ones are only given back. */
#include "kernel/native/code.h"

#include "base/alloc.h"
#include "base/forks.h"
#include "kernel/native/unwind.h"
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { UNIT = 64, REGION_BYTES = 256 * 1024 };

/* A stretch of a region, in use or free; they lie one after the other. */
typedef struct span {
    struct span *next, *before;
    uint32_t at, n; /* units */
    bool is_used;
} span;

typedef struct region {
    struct region *next;
    char *writable, *executable;
    etch_unwind *unwind;
    span *first;
    size_t bytes;
    uint32_t n_used; /* spans */
    unsigned era;    /* in which it was made */
} region;

struct etch_code {
    const etch_allocator *alloc;
    etch_code *next;
    region *in;
    span *span;
};

static bool is_possible;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static region *regions;
static size_t n_mapped, n_in_use;
static unsigned era; /* forks so far, of this process and of those that it comes from */
static FILE *perf_map;
static bool has_started;

/* ------------------------------------------------------------------------------------------------ names */

/* ETCH_PERF_MAP=1: a line per function where `perf` looks for them. */
static void tell_profiler(const void *at, size_t n, const char *name)
{
    if (!perf_map)
        return;
    (void)fprintf(perf_map, "%lx %zx etch:%s\n", (unsigned long)(uintptr_t)at, n, name);
    (void)fflush(perf_map);
}

static void open_perf_map(void)
{
    char path[64];
    const char *setting = getenv("ETCH_PERF_MAP");
    if (!setting || strcmp(setting, "1") != 0)
        return;
    snprintf(path, sizeof path, "/tmp/perf-%ld.map", (long)getpid());
    perf_map = fopen(path, "ae");
}

/* ------------------------------------------------------------------------------------------------ forks */

static bool hold(void *it)
{
    (void)it;
    return pthread_mutex_trylock(&lock) == 0;
}

static void let_go(void *it, etch_fork_end end)
{
    (void)it;
    era += end != ETCH_FORK_PUT_OFF;
    if (end == ETCH_FORK_CHILD && perf_map) {
        (void)fclose(perf_map);
        open_perf_map();
    }
    pthread_mutex_unlock(&lock);
}

static region *map_region(size_t bytes);

/* The lock is held. */
static void start(void)
{
    static const etch_fork_rule rule = { hold, let_go };
    static etch_minded minded;
    if (has_started)
        return;
    has_started = true;
    is_possible = map_region(REGION_BYTES) != NULL;
    open_perf_map();
    etch__forks_mind(&minded, &rule, NULL);
}

/* ------------------------------------------------------------------------------------------------ regions */

static void unmap_region(region *r)
{
    etch__unwind_remove(r->unwind);
    if (r->writable)
        munmap(r->writable, r->bytes);
    if (r->executable)
        munmap(r->executable, r->bytes);
    free(r->first);
    free(r);
}

static region *map_region(size_t bytes)
{
    region *r = calloc(1, sizeof *r);
    span *whole = calloc(1, sizeof *whole);
    int file = memfd_create("etch-code", MFD_CLOEXEC);
    if (r && whole && file >= 0 && ftruncate(file, (off_t)bytes) == 0) {
        void *w = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        void *x = w == MAP_FAILED ? MAP_FAILED : mmap(NULL, bytes, PROT_READ | PROT_EXEC, MAP_SHARED, file, 0);
        r->writable = w == MAP_FAILED ? NULL : w;
        r->executable = x == MAP_FAILED ? NULL : x;
    }
    if (file >= 0)
        close(file);
    if (!r || !whole || !r->executable) {
        free(whole);
        if (r) {
            r->bytes = bytes;
            unmap_region(r);
        }
        return NULL;
    }
    r->bytes = bytes;
    r->unwind = etch__unwind_add(r->executable, bytes);
    r->era = era;
    r->first = whole;
    whole->n = (uint32_t)(bytes / UNIT);
    r->next = regions;
    regions = r;
    n_mapped += bytes;
    return r;
}

static void drop_region(region *r)
{
    region **at = &regions;
    while (*at != r)
        at = &(*at)->next;
    *at = r->next;
    n_mapped -= r->bytes;
    unmap_region(r);
}

/* ------------------------------------------------------------------------------------------------ spans */

/* The first that is large enough, cut to size; NULL: none. */
static span *take_span(region *r, uint32_t n)
{
    for (span *s = r->first; s; s = s->next) {
        if (s->is_used || s->n < n)
            continue;
        if (s->n > n) {
            span *rest = calloc(1, sizeof *rest);
            if (!rest)
                return NULL;
            *rest = (span){ .next = s->next, .before = s, .at = s->at + n, .n = s->n - n };
            if (rest->next)
                rest->next->before = rest;
            s->next = rest;
            s->n = n;
        }
        s->is_used = true;
        r->n_used++;
        return s;
    }
    return NULL;
}

static void join_next(span *s)
{
    span *gone = s->next;
    if (!gone || gone->is_used || s->is_used)
        return;
    s->n += gone->n;
    s->next = gone->next;
    if (s->next)
        s->next->before = s;
    free(gone);
}

static void give_span(region *r, span *s)
{
    s->is_used = false;
    n_in_use -= (size_t)s->n * UNIT;
    r->n_used--;
    join_next(s);
    if (s->before)
        join_next(s->before);
    bool is_kept = r->era == era && regions == r && !r->next;
    if (r->n_used == 0 && !is_kept)
        drop_region(r);
}

static span *find_span(uint32_t n, region **in)
{
    for (region *r = regions; r; r = r->next) {
        span *s = r->era == era ? take_span(r, n) : NULL;
        if (s)
            return *in = r, s;
    }
    size_t bytes = (size_t)n * UNIT, pages = (bytes + REGION_BYTES - 1) / REGION_BYTES;
    region *r = map_region(pages * REGION_BYTES);
    *in = r;
    return r ? take_span(r, n) : NULL;
}

/* ------------------------------------------------------------------------------------------------ pieces */

bool etch__code_is_possible(void)
{
    pthread_mutex_lock(&lock);
    start();
    bool answer = is_possible;
    pthread_mutex_unlock(&lock);
    return answer;
}

const void *etch__code_add(etch_ctx *cx, etch_code_list *list, const void *bytes, size_t n, const char *name)
{
    etch_code *c = etch__alloc_zeroed(cx->alloc, sizeof *c);
    if (!c)
        return (void)etch__fail_nomem(cx), NULL;
    c->alloc = cx->alloc;
    pthread_mutex_lock(&lock);
    start();
    c->span = find_span((uint32_t)((n + UNIT - 1) / UNIT), &c->in);
    void *at = NULL;
    if (c->span) {
        size_t from = (size_t)c->span->at * UNIT;
        memcpy(c->in->writable + from, bytes, n);
        at = c->in->executable + from;
        n_in_use += (size_t)c->span->n * UNIT;
        tell_profiler(at, n, name);
    }
    pthread_mutex_unlock(&lock);
    if (!at) {
        etch__free(cx->alloc, c, sizeof *c);
        return (void)etch__fail_nomem(cx), NULL;
    }
    c->next = list->first;
    list->first = c;
    list->bytes += (size_t)c->span->n * UNIT;
    return at;
}

void etch__code_free(etch_code_list *list)
{
    pthread_mutex_lock(&lock);
    for (etch_code *c = list->first, *next; c; c = next) {
        next = c->next;
        give_span(c->in, c->span);
        etch__free(c->alloc, c, sizeof *c);
    }
    pthread_mutex_unlock(&lock);
    *list = (etch_code_list){ 0 };
}

etch_code_usage etch__code_usage(void)
{
    pthread_mutex_lock(&lock);
    etch_code_usage usage = { n_mapped, n_in_use };
    pthread_mutex_unlock(&lock);
    return usage;
}
