/* Contents for inputs: random numbers and positions, made by ops of our own in a small plan. */
#ifndef ETCH_TOOLS_GENERATE_H
#define ETCH_TOOLS_GENERATE_H

#include <etch/tensor.h>

typedef enum cli_contents {
    CLI_RANDOM,  /* floats: normal; integers: -8 .. 8, or 0 .. 8; bool: a coin; strings: words */
    CLI_UNIFORM, /* floats: [0, 1); integers: 0 .. 99; bool: a coin; strings: words */
    CLI_IOTA,    /* 0, 1, 2, ... in row-major order; not for strings */
} cli_contents;

/* A new tensor. The contents are a function of seed, stream, dtype and shape alone. */
etch_status cli_generate(etch_ctx *cx, cli_contents what, etch_dtype t, const int64_t *dims, int rank, uint64_t seed,
                         uint64_t stream, etch_tensor **out) ETCH_NODISCARD;

#endif
