/* The tile loops of f32. */
#include "kernel/tile/meaning.h"
#include "kernel/tile/tile.h"

#define TYPE f32
#define C_TYPE float
#define PICK_N(row) row
#define PICK_F(row) row
#define PICK_NB(row) row
#define PICK_I(row)
#define PICK_NBI(row)
#define LOOP_SLOW LOOP_SLOW_PLAIN
#include "kernel/tile/loops.inc"
