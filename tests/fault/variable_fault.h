/* Out of memory in programs with variables. */
#ifndef ETCH_TEST_VARIABLE_FAULT_H
#define ETCH_TEST_VARIABLE_FAULT_H

void variables_without_memory(void **state);

#endif
