/* Out of memory in functions. */
#ifndef ETCH_TEST_FUNCTION_FAULT_H
#define ETCH_TEST_FUNCTION_FAULT_H

void functions_without_memory(void **state);

#endif
