/* Loops and branches out of memory. */
#ifndef ETCH_TEST_CONTROL_FAULT_H
#define ETCH_TEST_CONTROL_FAULT_H

void control_flow_without_memory(void **state);

#endif
