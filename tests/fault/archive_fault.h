/* Out of memory while tensors are stored and loaded. */
#ifndef ETCH_TEST_ARCHIVE_FAULT_H
#define ETCH_TEST_ARCHIVE_FAULT_H

void archives_without_memory(void **state);

#endif
