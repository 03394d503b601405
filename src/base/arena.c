/* Arena: a list of chunks, each filled from its start. The chunk size doubles up to a limit, so the number of calls to
 * the allocator is logarithmic for small arenas and the waste is bounded for large ones.
 *
 * A reset frees the chunks made since the mark, except the largest, which becomes the spare; and the next chunk is made
 * large enough for all of what was given back. So a loop that takes the same scratch every time round ends up, after
 * two rounds, with one chunk that holds all of it, whatever the sizes were.
 *
 * Under the address sanitizer memory that is not handed out is poisoned, so that using it after a reset is reported. */
#include "base/arena.h"
#include "base/compiler.h"

#include <string.h>

struct etch_arena_chunk {
    etch_arena_chunk *older;
    size_t bytes; /* with this header */
    _Alignas(max_align_t) char data[];
};

enum { TINY_CHUNK = 64, LEAST_CHUNK = 256 };
static const size_t GROWTH_LIMIT = (size_t)1 << 20;

static char *chunk_end(etch_arena_chunk *c) { return (char *)c + c->bytes; }

static void free_chunk(etch_arena *a, etch_arena_chunk *c)
{
    a->total_bytes -= c->bytes;
    ETCH_UNPOISON(c, c->bytes);
    etch__free(a->alloc, c, c->bytes);
}

void etch__arena_init(etch_arena *a, const etch_allocator *alloc, size_t first_chunk_bytes)
{
    size_t bytes = first_chunk_bytes < LEAST_CHUNK ? LEAST_CHUNK : first_chunk_bytes;
    *a = (etch_arena){ .alloc = alloc, .chunk_bytes = etch__tiny_limits() ? TINY_CHUNK : bytes };
}

void etch__arena_fini(etch_arena *a)
{
    etch_arena_chunk *older;
    for (etch_arena_chunk *c = a->chunks; c; c = older) {
        older = c->older;
        free_chunk(a, c);
    }
    if (a->spare)
        free_chunk(a, a->spare);
    a->chunks = a->spare = NULL;
    a->next = a->end = NULL;
}

/* A chunk with at least `room` bytes of data becomes the newest. */
static bool add_chunk(etch_arena *a, size_t room)
{
    etch_arena_chunk *c = NULL;
    if (a->spare && a->spare->bytes - sizeof(etch_arena_chunk) >= room) {
        c = a->spare;
        a->spare = NULL;
    } else {
        size_t bytes = a->chunk_bytes;
        if (bytes - sizeof(etch_arena_chunk) < room && ETCH_ADD_OVERFLOWS(room, sizeof(etch_arena_chunk), &bytes))
            return false;
        c = etch__alloc(a->alloc, bytes);
        if (!c)
            return false;
        c->bytes = bytes;
        a->total_bytes += bytes;
        if (a->chunk_bytes < GROWTH_LIMIT && !etch__tiny_limits())
            a->chunk_bytes *= 2;
        ETCH_POISON(c->data, bytes - sizeof(etch_arena_chunk));
    }
    c->older = a->chunks;
    a->chunks = c;
    a->next = c->data;
    a->end = chunk_end(c);
    return true;
}

void *etch__arena_alloc(etch_arena *a, size_t bytes, size_t align)
{
    if (bytes == 0)
        bytes = 1; /* every pointer handed out is its own and not NULL */
    size_t pad = (size_t)(-(uintptr_t)a->next & (align - 1));
    size_t need;
    if (ETCH_UNLIKELY(ETCH_ADD_OVERFLOWS(bytes, pad, &need)))
        return NULL;
    if (ETCH_UNLIKELY(!a->next || need > (size_t)(a->end - a->next))) {
        size_t room = bytes;
        /* A chunk's data has malloc's alignment; a stricter one may need all of its padding. */
        if (align > _Alignof(max_align_t) && ETCH_ADD_OVERFLOWS(room, align - 1, &room))
            return NULL;
        if (!add_chunk(a, room))
            return NULL;
        pad = (size_t)(-(uintptr_t)a->next & (align - 1));
    }
    char *p = a->next + pad;
    a->next = p + bytes;
    ETCH_UNPOISON(p, bytes);
    return p;
}

void *etch__arena_array(etch_arena *a, size_t n, size_t elem_bytes, size_t align)
{
    size_t bytes;
    if (ETCH_MUL_OVERFLOWS(n, elem_bytes, &bytes))
        return NULL;
    return etch__arena_alloc(a, bytes, align);
}

void *etch__arena_copy(etch_arena *a, const void *src, size_t bytes, size_t align)
{
    void *p = etch__arena_alloc(a, bytes, align);
    if (p && bytes)
        memcpy(p, src, bytes);
    return p;
}

char *etch__arena_strndup(etch_arena *a, const char *s, size_t n)
{
    if (n == SIZE_MAX)
        return NULL;
    char *p = etch__arena_alloc(a, n + 1, 1);
    if (p) {
        if (n)
            memcpy(p, s, n);
        p[n] = '\0';
    }
    return p;
}

etch_arena_mark etch__arena_mark(const etch_arena *a) { return (etch_arena_mark){ a->chunks, a->next }; }

void etch__arena_reset(etch_arena *a, etch_arena_mark m)
{
    if (a->chunks != m.chunk) {
        size_t given_back = 0;
        while (a->chunks != m.chunk) {
            etch_arena_chunk *c = a->chunks;
            ETCH_ASSERT(c, "arena reset to a mark that is not of this arena, or was already passed by another reset");
            a->chunks = c->older;
            given_back += c->bytes;
            etch_arena_chunk *smaller = c;
            if (!a->spare || a->spare->bytes < c->bytes) {
                smaller = a->spare;
                a->spare = c;
                ETCH_POISON(c->data, c->bytes - sizeof(etch_arena_chunk));
            }
            if (smaller)
                free_chunk(a, smaller);
        }
        if (a->chunk_bytes < given_back)
            a->chunk_bytes = given_back;
        a->end = m.chunk ? chunk_end(m.chunk) : NULL;
    }
    a->next = m.next;
    if (a->next)
        ETCH_POISON(a->next, (size_t)(a->end - a->next));
}
