/* Packing: where in a large arena values lie at the present sizes.
 *
 * Slots (memory.c) are shared without knowing how large values will be, so a slot waits empty while something small is in it. Once sizes are known, each block,
 * which is a value with those that are written over it, is put by itself at the lowest place where it meets none of those that are there at the same time: the largest first, or
 * those first that are there to a later step, whichever takes less. What comes of it is mostly as large as what is there at once, and no more.
 *
 * What must stay true: blocks that are there during the same step do not overlap. The result depends on the sizes alone. */
#include "runtime/frame.h"

#include <stdlib.h>

/* Packing looks at pairs of blocks: it takes far less time than writing this much for each would. An arena of less than so many bytes is none to save on. */
enum { BYTES_PER_PAIR = 32, LARGE = 1 << 20 };

static int larger_first(const void *x, const void *y)
{
    const etch_packed *a = x, *b = y;
    if (a->bytes != b->bytes)
        return a->bytes > b->bytes ? -1 : 1;
    return a->block < b->block ? -1 : a->block > b->block;
}

static int longer_first(const void *x, const void *y)
{
    const etch_packed *a = x, *b = y;
    if (a->last != b->last)
        return a->last > b->last ? -1 : 1;
    return a->block < b->block ? -1 : a->block > b->block;
}

static bool meet(const etch_plan_body *b, const etch_packed *x, const etch_packed *y)
{
    const etch_plan_block *p = &b->blocks.at[x->block], *q = &b->blocks.at[y->block];
    return p->first <= q->last && q->first <= p->last;
}

/* The lowest place for x beside the n that are placed, which are in order of where they begin. */
static size_t find_place(const etch_plan_body *b, const etch_packed *x, const etch_packed *placed, uint32_t n)
{
    size_t at = 0;
    for (uint32_t i = 0; i < n; i++) {
        if (!meet(b, x, &placed[i]))
            continue;
        if (placed[i].offset >= at + x->bytes)
            break;
        size_t end = placed[i].offset + placed[i].bytes;
        at = at > end ? at : end;
    }
    return at;
}

static void insert(etch_packed *placed, uint32_t n, etch_packed x)
{
    uint32_t i = n;
    for (; i > 0 && placed[i - 1].offset > x.offset; i--)
        placed[i] = placed[i - 1];
    placed[i] = x;
}

bool etch__frame_pays_to_pack(const etch_frame *f, size_t bytes)
{
    uint64_t n = f->body->blocks.n;
    return etch__tiny_limits() || (bytes >= LARGE && n * n <= bytes / BYTES_PER_PAIR);
}

/* The bytes of all together, taken in this order. */
static size_t place_all(const etch_plan_body *b, etch_packed *packed, int (*order)(const void *, const void *))
{
    uint32_t n = (uint32_t)b->blocks.n;
    size_t total = 0;
    qsort(packed, n, sizeof *packed, order);
    for (uint32_t i = 0; i < n; i++) {
        etch_packed x = packed[i];
        x.offset = find_place(b, &x, packed, i);
        total = total > x.offset + x.bytes ? total : x.offset + x.bytes;
        insert(packed, i, x); /* it takes the place of one that has been looked at */
    }
    return total;
}

size_t etch__frame_pack(etch_frame *f)
{
    static int (*const orders[])(const void *, const void *) = { larger_first, longer_first };
    const etch_plan_body *b = f->body;
    size_t least = SIZE_MAX;
    for (uint32_t k = 0; k < ETCH_COUNT_OF(orders); k++) {
        size_t total = place_all(b, f->packed, orders[k]);
        for (uint32_t i = 0; total < least && i < b->blocks.n; i++)
            f->block_offset[f->packed[i].block] = f->packed[i].offset;
        least = least < total ? least : total;
    }
    return least;
}
