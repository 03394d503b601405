/* Prints and asserts out of memory. */
#ifndef ETCH_TEST_EFFECT_FAULT_H
#define ETCH_TEST_EFFECT_FAULT_H

void effects_without_memory(void **state);

#endif
