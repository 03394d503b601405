/* The block function of random_bits, apart so that tests can hold it against its published values. */
#ifndef ETCH_KERNEL_CALL_RANDOM_H
#define ETCH_KERNEL_CALL_RANDOM_H

#include <stdint.h>

/* Philox 4x32-10: four random words from a counter of 128 bits and a key of 64, lowest words first. */
void etch__philox_block(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4]);

#endif
