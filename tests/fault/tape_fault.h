/* Out of memory in programs with tapes. */
#ifndef ETCH_TEST_TAPE_FAULT_H
#define ETCH_TEST_TAPE_FAULT_H

void tapes_without_memory(void **state);

#endif
