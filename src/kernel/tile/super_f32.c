/* The super-instructions of f32. */
#define TYPE f32
#define C_TYPE float
#include "kernel/tile/super_loops.inc"
