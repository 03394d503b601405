/* Callbacks out of memory. */
#ifndef ETCH_TEST_FAULT_HOST_FAULT_H
#define ETCH_TEST_FAULT_HOST_FAULT_H

void callbacks_without_memory(void **state);

#endif
