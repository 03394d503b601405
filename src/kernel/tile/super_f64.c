/* The super-instructions of f64. */
#define TYPE f64
#define C_TYPE double
#include "kernel/tile/super_loops.inc"
