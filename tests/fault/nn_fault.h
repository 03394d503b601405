/* Out of memory in models and optimisers. */
#ifndef ETCH_TEST_NN_FAULT_H
#define ETCH_TEST_NN_FAULT_H

void models_without_memory(void **state);

#endif
