/* Half types as f32, and back; see halves.h. By the loads and stores of the tile VM's loops, which are there for each instruction set. */
#include "kernel/call/halves.h"

#include "kernel/vm_program.h"
#include "tensor/tensor.h"
#include <string.h>

static const etch_tile_table *table(void) { return etch__vm_table(etch__cpu()->loops); }

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* What does not lie row by row is turned round in a small square, whose lines stay in the cache however far apart those of either side are. */
void etch__widen_block(etch_dtype t, const char *p, int64_t row, int64_t column, int64_t n_rows, int64_t n_columns,
                       float *to)
{
    enum { SIDE = 32 };
    float square[SIDE * SIDE];
    etch_tile_load *load = table()->load[t];
    if (column == 1 || n_rows == 1) {
        load(to, p, n_rows, n_columns, row, column, n_columns);
        return;
    }
    for (int64_t i = 0; i < n_rows; i += SIDE)
        for (int64_t j = 0; j < n_columns; j += SIDE) {
            int64_t m = least(n_rows - i, SIDE), n = least(n_columns - j, SIDE);
            load(square, p + (i * row + j * column) * etch__dtypes[t].bytes, m, n, row, column, SIDE);
            for (int64_t r = 0; r < m; r++)
                memcpy(to + (i + r) * n_columns + j, square + r * SIDE, (size_t)n * sizeof *to);
        }
}

void etch__narrow_block(etch_dtype t, const float *from, int64_t n_rows, int64_t n_columns, char *p, int64_t row)
{
    table()->store[t](p, from, n_rows, n_columns, row, 1, n_columns);
}
