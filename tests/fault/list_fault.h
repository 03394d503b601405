/* Growable lists out of memory. */
#ifndef ETCH_TEST_LIST_FAULT_H
#define ETCH_TEST_LIST_FAULT_H

void lists_without_memory(void **state);

#endif
