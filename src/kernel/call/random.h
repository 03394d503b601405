/* The block function of random numbers, apart so that tests can hold it against its published values, and what the
 * normals of the calls and of the composites have in common. */
#ifndef ETCH_KERNEL_CALL_RANDOM_H
#define ETCH_KERNEL_CALL_RANDOM_H

#include <stdint.h>

/* Philox 4x32-10: four random words from a counter of 128 bits and a key of 64, lowest words first. */
void etch__philox_block(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4]);

/* Normals are made from uniform numbers by sqrt(-2 log u) with sine and cosine of 2 pi v; of u at least so much is taken. */
#define ETCH_TWO_PI 6.28318530717958647693
#define ETCH_LEAST_UNIFORM 1e-7
#define ETCH_LEAST_UNIFORM_F32 1e-7f

#endif
