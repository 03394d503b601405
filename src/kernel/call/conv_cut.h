/* Where a convolution is cut: into units, each a convolution of its own over some whole images, or over a band of one; and these into parts, which are
 * shared out among threads. All of it follows from the sizes alone. */
#ifndef ETCH_KERNEL_CALL_CONV_CUT_H
#define ETCH_KERNEL_CALL_CONV_CUT_H

#include "kernel/call/conv.h"

/* Units of the same sizes are of one kind; there are a few. */
enum { ETCH_CONV_MAX_KINDS = 24 };

typedef struct etch_conv_cut {
    etch_convolution v; /* the whole batch */
    double per_image;   /* work: multiplications, about */
    /* Groups of images, behind each other: the first n_whole have 2^log_whole, the others, from large to small, the rest. */
    int64_t n_whole;
    int log_whole;
    /* Bands of so many rows of an image: of y, or of x where that is the result. */
    int axis;
    int64_t n_bands, rows;
    int64_t n_units, n_parts; /* a part has several units only where w is the result, and then one sum */
    int n_kinds;
    etch_convolution kinds[ETCH_CONV_MAX_KINDS];
} etch_conv_cut;

typedef struct etch_conv_unit {
    etch_convolution v;
    int kind;
    int64_t x, y; /* elements before its first ones */
    double work;
} etch_conv_unit;

/* has_bands: images may be cut. */
void etch__conv_cut_init(etch_conv_cut *c, const etch_convolution *v, bool has_bands);
etch_conv_unit etch__conv_cut_unit(const etch_conv_cut *c, int64_t unit);
/* The first unit of a part; of n_parts: behind the last one. */
static inline int64_t etch__conv_cut_first(const etch_conv_cut *c, int64_t part)
{
    return part * (c->n_units / c->n_parts) + (part < c->n_units % c->n_parts ? part : c->n_units % c->n_parts);
}

#endif
