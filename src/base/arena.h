/* Arena: memory that dies together. Chunks grow geometrically; a mark gives back everything taken after it. */
#ifndef ETCH_BASE_ARENA_H
#define ETCH_BASE_ARENA_H

#include "base/alloc.h"

typedef struct etch_arena_chunk etch_arena_chunk;

typedef struct etch_arena {
    const etch_allocator *alloc;
    etch_arena_chunk *chunks; /* newest first */
    char *next, *end;         /* free part of the newest chunk */
    size_t chunk_bytes;       /* of the next chunk to be made */
    size_t total_bytes;       /* held from the allocator */
    etch_arena_chunk *spare;  /* kept by a reset for the next need */
} etch_arena;

typedef struct etch_arena_mark {
    etch_arena_chunk *chunk;
    char *next;
} etch_arena_mark;

/* First chunk of `first_chunk_bytes` is made on first use; with ETCH_TINY_LIMITS=1 chunks are 64 bytes. */
void etch__arena_init(etch_arena *a, const etch_allocator *alloc, size_t first_chunk_bytes);
void etch__arena_fini(etch_arena *a);

void *etch__arena_alloc(etch_arena *a, size_t bytes, size_t align); /* NULL: out of memory */
/* n * elem_bytes, refused like out of memory when that does not fit (so a negative count cast to size_t is, too). */
void *etch__arena_array(etch_arena *a, size_t n, size_t elem_bytes, size_t align);
void *etch__arena_copy(etch_arena *a, const void *src, size_t bytes, size_t align);
char *etch__arena_strndup(etch_arena *a, const char *s, size_t n);
#define ETCH_ARENA_NEW(a, type) ((type *)etch__arena_alloc((a), sizeof(type), _Alignof(type)))
#define ETCH_ARENA_ARRAY(a, type, n) ((type *)etch__arena_array((a), (size_t)(n), sizeof(type), _Alignof(type)))

etch_arena_mark etch__arena_mark(const etch_arena *a);
/* Gives back what was taken since the mark. One spare chunk is kept, so that scratch use in a loop asks for nothing. */
void etch__arena_reset(etch_arena *a, etch_arena_mark m);

#endif
