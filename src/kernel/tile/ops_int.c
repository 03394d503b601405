/* The tile loops of the integers and of b8. */
#include "kernel/tile/meaning.h"
#include "kernel/tile/tile.h"

#define PICK_N(row) row
#define PICK_F(row)
#define PICK_NB(row) row
#define PICK_I(row) row
#define PICK_NBI(row) row
#define LOOP_SLOW LOOP_SLOW_FAULT

#define TYPE i32
#define C_TYPE int32_t
#include "kernel/tile/loops.inc"
#undef TYPE
#undef C_TYPE

#define TYPE i64
#define C_TYPE int64_t
#include "kernel/tile/loops.inc"
#undef TYPE
#undef C_TYPE

#define TYPE u32
#define C_TYPE uint32_t
#include "kernel/tile/loops.inc"
#undef TYPE
#undef C_TYPE

#define TYPE u64
#define C_TYPE uint64_t
#include "kernel/tile/loops.inc"
#undef TYPE
#undef C_TYPE

#undef PICK_N
#undef PICK_I
#define PICK_N(row)
#define PICK_I(row)
#define TYPE b8
#define C_TYPE uint8_t
#include "kernel/tile/loops.inc"
