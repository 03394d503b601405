/* matmul: the product of the last two axes, batch axes broadcast; matmul_add: it is added to an operand.
 *
 *     f32, f64      product.h where m, n > 1; matvec.h where one of them is 1
 *     half types    blocks are multiplied as bf16 where that is worth it, or else widened to f32; each result is rounded once
 *     integers      matmul_int.h
 *
 * A matrix whose rows or columns lie without gaps is handed over as it is, as transposed in the second case; any other
 * one is copied first. What is widened has rows without gaps from then on. Each product of a batch is a call of its own, with its own m, n and k.
 *
 * What must stay true: the bits of a product are a function of m, n, k, which operands are transposed, and the elements; not of the batch
 * around it, nor of calls before it.
 *
 * Products are cut into parts by their size alone, never by how many threads there are; the parts of one, or the products of a batch, are shared out among the
 * threads of the pool. Between parts the program may stop them. */
#include "kernel/call/calls.h"

#include "base/pool.h"
#include "kernel/call/halves.h"
#include "kernel/call/matmul.h"
#include "kernel/call/matmul_int.h"
#include "kernel/call/matvec.h"
#include "kernel/call/product.h"
#include "kernel/call/support.h"

#include <etch/ops.h>
#include <stdatomic.h>
#include <string.h>

/* Of a part, at most: a few hundredths of a second where the library is slow. Parts of a product are of much the same size. */
static const double PART = 0x1p29;
static const int64_t PART_ROWS = 256; /* fewer are not worth the packing of the other operand; and so of columns */
/* Of a half that is worth a thread of its own, at least; of a quarter four times as much, and so on. */
static const double SHARE = 0x1p20;
static const int64_t SHARE_ROWS = 64, MANY_ROWS = 256; /* that a part has at least; that cost nothing to be cut to */
/* Small products are cut by rows down to so few: what is made of rows is what kernels before and behind share out, and takes as long as the product. */
static const double NEAR = 0x1p23;
static const int64_t FEW_ROWS = 16;
static const int64_t MOST_SHARES = 64;
/* Long sums are made of sums of so many products at least, which costs nothing: some of them can be added up at a time. */
static const int64_t SUM = 512;
/* Sizes from LONG on are cut at multiples of one number, of UNIT and more, however often they are cut. */
static const int64_t LONG = 1024, UNIT = 16;

/* An operand of all products of a batch, as a matrix of rows x columns; strides in elements. */
typedef struct operand {
    etch_dtype dtype;
    int64_t rows, columns, row, column;
    /* What the library is told. */
    bool is_transposed, must_copy;
    int64_t leading;
    char *copy;         /* room for a dense one */
    const char *copied; /* what is in it */
} operand;

/* How a product is computed: as it is, in blocks of bf16 or by way of f32 with the results rounded, or as of integers. */
typedef enum manner { DIRECT, AS_BF16, BY_F32, INTEGER } manner;

typedef struct product {
    etch_ctx *cx;
    const char *op;
    etch_dtype dtype;
    manner how;
    int64_t m, n, k;
    bool adds;                /* to what is there */
    int64_t cut[3], part[3];  /* into how many parts along each, and of what size; the last one may be shorter */
    int64_t begin[3], end[3]; /* which parts there are: operands begin with the first one */
    operand x, y;
    char *desk; /* the thread's room */
    etch_room room;
    bool has_room;
    int64_t n_copied; /* elements of a thread's room, of `copied_bytes` each */
    size_t copied_bytes;
    atomic_bool *is_stopped; /* where several threads have products of a batch; else NULL */
    bool asks;               /* this is the program's own thread */
} product;

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }
static int64_t divide_up(int64_t a, int64_t b) { return (a + b - 1) / b; }

static void describe(operand *o, const etch_array *a, bool transpose)
{
    int last = a->rank - 1;
    int r = transpose ? last : last - 1, c = transpose ? last - 1 : last;
    o->dtype = a->dtype;
    o->is_transposed = o->must_copy = false;
    o->copy = NULL;
    o->copied = NULL;
    o->rows = a->dims[r];
    o->columns = a->dims[c];
    o->row = a->strides[r];
    o->column = a->strides[c];
    /* Axes of one element have strides of no meaning. */
    if (o->columns == 1)
        o->column = 1;
    if (o->rows == 1)
        o->row = o->column == 1 ? o->columns : 1;
}

/* Rows without gaps, or columns; else a copy. */
static void choose_layout(operand *o)
{
    if (o->column == 1 && o->row >= o->columns && o->row <= ETCH_PRODUCT_MAX) {
        o->leading = o->row;
        return;
    }
    if (o->row == 1 && o->column >= o->rows && o->column <= ETCH_PRODUCT_MAX) {
        o->is_transposed = true;
        o->leading = o->column;
        return;
    }
    o->must_copy = true;
    o->leading = o->columns;
}

/* The matrix at `data`, or its copy. */
static const void *fetch(operand *o, const char *data)
{
    if (!o->must_copy)
        return data;
    if (o->copied != data) {
        etch__copy_strided(o->dtype, 2, (const int64_t[]){ o->rows, o->columns }, o->copy,
                           (const int64_t[]){ o->columns, 1 }, data, (const int64_t[]){ o->row, o->column });
        o->copied = data;
    }
    return o->copy;
}

/* z (rows ld_z apart) = x y, or with `add` z + x y, of m by k and k by n elements. */
static bool multiply_dense(const product *p, int64_t m, int64_t n, int64_t k, const void *x, const void *y, void *z,
                           int64_t ld_z, bool add)
{
    etch_matrix a = { .data = x, .leading = p->x.leading, .is_transposed = p->x.is_transposed };
    etch_matrix b = { .data = y, .leading = p->y.leading, .is_transposed = p->y.is_transposed };
    return p->dtype == ETCH_F64 ? etch__product_f64(m, n, k, a, b, z, ld_z, add)
                                : etch__product_f32(m, n, k, a, b, z, ld_z, add);
}

/* Of a product. Reading a narrow operand takes as long as multiplying it by a few more columns. */
static double work_of(int64_t m, int64_t n, int64_t k)
{
    enum { NARROW = 64 };
    return (double)(m < NARROW ? NARROW : m) * (double)(n < NARROW ? NARROW : n) * (double)k;
}

/* Into how many parts n rows or columns are cut, of `work` in all. */
static int64_t n_parts(int64_t n, double work, int64_t least_part)
{
    double wanted = work / PART, most = (double)n / (double)least_part;
    double parts = wanted < most ? wanted : most;
    return parts > 1 ? (int64_t)parts + (parts > (double)(int64_t)parts) : 1;
}

static const char *element(const operand *o, const char *data, int64_t row, int64_t column)
{
    int64_t at = o->is_transposed ? column * o->leading + row : row * o->leading + column;
    return data + at * etch__dtypes[o->dtype].bytes;
}

/* Whether to go on is asked on the program's own thread; others are told. */
static etch_status go_on(const product *p, int64_t n)
{
    if (p->asks)
        return etch__go_on(p->cx, n);
    return p->is_stopped && atomic_load_explicit(p->is_stopped, memory_order_relaxed) ? ETCH_ECANCELLED : ETCH_OK;
}

static int64_t power_of_two(int64_t n)
{
    int64_t power = 1;
    while (power < n)
        power *= 2;
    return power;
}

/* How many along m, n and k, powers of two: halves, as long as they are worth a thread, of rows rather than of columns; then what is still too long to be
 * waited for. */
static void cut(product *p)
{
    int64_t *n = p->cut;
    double work = (double)p->m * (double)p->n * (double)p->k;
    for (double least_part = SHARE; work / 2 >= least_part && n[0] * n[1] < MOST_SHARES; least_part *= 4) {
        int64_t rows = p->m / n[0], columns = p->n / n[1];
        if (rows < 2 * SHARE_ROWS && columns < 2 * SHARE_ROWS)
            break;
        bool keeps_rows = work < NEAR && rows >= 2 * FEW_ROWS;
        n[rows < columns && rows < 2 * MANY_ROWS && !keeps_rows] *= 2;
        work /= 2;
    }
    while (p->k / n[2] >= 2 * SUM)
        n[2] *= 2;
    int64_t rows = p->m / n[0], columns = p->n / n[1];
    work = work_of(rows, columns, p->k);
    if (work <= PART)
        return;
    int64_t more = power_of_two(n_parts(rows, work, PART_ROWS));
    n[0] *= more;
    work /= (double)more;
    more = power_of_two(n_parts(columns, work, PART_ROWS));
    n[1] *= more;
    n[2] = most(n[2], power_of_two(n_parts(p->k, work / (double)more, PART_ROWS)));
}

/* The sizes of parts, of which all are to be made. */
static void lay_out_parts(product *p)
{
    const int64_t sizes[3] = { p->m, p->n, p->k };
    for (int a = 0; a < 3; a++) {
        p->part[a] = sizes[a];
        p->begin[a] = 0;
        if (p->cut[a] > 1) {
            int64_t n_units = power_of_two(sizes[a] / UNIT + 1) / 2;
            bool is_long = sizes[a] >= LONG && p->cut[a] <= n_units;
            p->part[a] = is_long ? divide_up(sizes[a], n_units) * (n_units / p->cut[a])
                                 : divide_up(sizes[a], p->cut[a]);
            p->cut[a] = divide_up(sizes[a], p->part[a]);
        }
        p->end[a] = p->cut[a];
    }
}

/* A part along an axis: where it begins in the whole and in the operands, and how much it is. */
typedef struct stretch {
    int64_t at, n;
} stretch;

static stretch stretch_of(const product *p, int axis, int64_t size, int64_t part)
{
    return (stretch){ (part - p->begin[axis]) * p->part[axis], least(p->part[axis], size - part * p->part[axis]) };
}

/* How many parts of the result there are. */
static int64_t count_parts(const product *p) { return (p->end[0] - p->begin[0]) * (p->end[1] - p->begin[1]); }

typedef struct block {
    stretch rows, columns;
} block;

static block block_at(const product *p, int64_t i_part)
{
    int64_t n_j = p->end[1] - p->begin[1];
    return (block){ stretch_of(p, 0, p->m, p->begin[0] + i_part / n_j),
                    stretch_of(p, 1, p->n, p->begin[1] + i_part % n_j) };
}

/* Part i_part of z = x y: its rows and columns; along k the sums are added up in order. */
static etch_status multiply_part(const product *p, int64_t i_part, const char *x, const char *y, char *z)
{
    block b = block_at(p, i_part);
    char *to = z + (b.rows.at * p->n + b.columns.at) * etch__dtypes[p->dtype].bytes;
    for (int64_t l = p->begin[2]; l < p->end[2]; l++) {
        stretch along = stretch_of(p, 2, p->k, l);
        if (!multiply_dense(p, b.rows.n, b.columns.n, along.n, element(&p->x, x, b.rows.at, along.at),
                            element(&p->y, y, along.at, b.columns.at), to, p->n, l > 0 || p->adds))
            return ETCH_ENOMEM;
        ETCH_TRY(go_on(p, 1 + (int64_t)(work_of(b.rows.n, b.columns.n, along.n) / 8)));
    }
    return ETCH_OK;
}

/* m or n is 1: the other operand is the matrix, with its rows along z. */
static void one_row_or_column(const product *p, const void *x, const void *y, void *z)
{
    bool is_row = p->m == 1;
    const operand *o = is_row ? &p->y : &p->x;
    const void *a = is_row ? y : x, *v = is_row ? x : y;
    /* As stored: `leading` apart from one row to the next, or from one column. */
    int64_t row = o->is_transposed ? 1 : o->leading, column = o->is_transposed ? o->leading : 1;
    int64_t n = is_row ? p->n : p->m, along = is_row ? column : row, step = is_row ? row : column;
    if (p->dtype == ETCH_F64)
        etch__matvec_f64(n, p->k, a, along, step, v, z, p->adds);
    else
        etch__matvec_f32(n, p->k, a, along, step, v, z, p->adds);
}

static bool has_vector(const product *p) { return p->m == 1 || p->n == 1; }

static void prepare_floats(product *p)
{
    choose_layout(&p->x);
    choose_layout(&p->y);
    if (!has_vector(p))
        cut(p);
    lay_out_parts(p);
    /* The vector itself must be dense. A row is as it stands; a column is one if it has no gaps. */
    if (has_vector(p)) {
        operand *v = p->m == 1 ? &p->x : &p->y;
        int64_t gap = p->m == 1 ? v->column : v->row;
        v->must_copy = p->k > 1 && gap != 1;
    }
    int64_t n_x = p->x.must_copy ? p->m * p->k : 0, n_y = p->y.must_copy ? p->k * p->n : 0;
    p->n_copied = n_x + n_y;
    p->copied_bytes = etch__dtypes[p->dtype].bytes;
}

/* Room for so many threads. */
static etch_status take_room(product *p, int n_seats)
{
    if (p->n_copied == 0)
        return ETCH_OK;
    p->desk = etch__room_take(&p->room, p->cx, n_seats * p->n_copied, p->copied_bytes);
    if (!p->desk)
        return etch__fail_nomem(p->cx);
    p->has_room = true;
    return ETCH_OK;
}

/* Each thread has its part of it. */
static void sit_down(product *p, int seat)
{
    if (p->n_copied == 0)
        return;
    p->desk += (size_t)seat * (size_t)p->n_copied * p->copied_bytes;
    if (p->how != DIRECT)
        return;
    p->x.copy = p->desk;
    p->y.copy = p->desk + (p->x.must_copy ? (size_t)(p->m * p->k) * p->copied_bytes : 0);
}

static etch_status multiply_floats(product *p, int64_t i_part, const char *x, const char *y, char *z)
{
    const void *a = fetch(&p->x, x), *b = fetch(&p->y, y);
    if (p->m > 1 && p->n > 1)
        return multiply_part(p, i_part, a, b, z);
    one_row_or_column(p, a, b, z);
    return go_on(p, 1 + (int64_t)(work_of(p->m, p->n, p->k) / 8));
}

static bool is_half(const product *p) { return p->how == AS_BF16 || p->how == BY_F32; }

/* Of a part of halves, at most. */
enum { BLOCK_M = 256, BLOCK_N = 512, BLOCK_K = 2048 };

/* Room for the longest blocks of x and y, of the width that they are multiplied in, and for sums in f32; in units of an f32. */
typedef struct block_rooms {
    int64_t x, y, sums;
} block_rooms;

static block_rooms rooms_of(const product *p)
{
    int64_t m = p->part[0], n = p->part[1], k = p->part[2];
    block_rooms r = { .x = m * k, .y = k * n, .sums = m * n };
    if (p->how == AS_BF16) {
        r.x = p->x.must_copy ? divide_up(r.x, 2) : 0;
        r.y = p->y.must_copy ? divide_up(r.y, 2) : 0;
    }
    return r;
}

/* Parts are no larger than blocks, and none has a single row or column unless the product has. */
static void prepare_halves(product *p)
{
    static const int64_t largest[3] = { BLOCK_M, BLOCK_N, BLOCK_K };
    const int64_t sizes[3] = { p->m, p->n, p->k };
    if (p->how == AS_BF16) {
        choose_layout(&p->x);
        choose_layout(&p->y);
    }
    if (!has_vector(p))
        cut(p);
    p->cut[2] = 1;
    for (int a = 0; a < 3; a++)
        p->cut[a] = most(p->cut[a], power_of_two(divide_up(sizes[a], largest[a])));
    lay_out_parts(p);
    block_rooms r = rooms_of(p);
    p->n_copied = r.x + r.y + r.sums;
    p->copied_bytes = sizeof(float);
}

/* The block of an operand from (row, column) on, as it is multiplied; `room` is for what cannot stay where it is. */
static etch_matrix block_of(const product *p, const operand *o, const char *data, int64_t row, int64_t column,
                            int64_t n_rows, int64_t n_columns, float *room)
{
    const char *at = data + (row * o->row + column * o->column) * etch__dtypes[p->dtype].bytes;
    if (p->how == AS_BF16 && !o->must_copy)
        return (etch_matrix){ at, o->leading, o->is_transposed };
    if (p->how == AS_BF16)
        etch__copy_strided(p->dtype, 2, (const int64_t[]){ n_rows, n_columns }, (char *)room,
                           (const int64_t[]){ n_columns, 1 }, at, (const int64_t[]){ o->row, o->column });
    else
        etch__widen_block(p->dtype, at, o->row, o->column, n_rows, n_columns, room);
    return (etch_matrix){ room, n_columns, false };
}

static bool multiply_blocks(const product *p, int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y,
                            float *sums, bool add)
{
    if (p->how == AS_BF16)
        return etch__product_bf16(m, n, k, x, y, sums, n, add);
    if (m > 1 && n > 1)
        return etch__product_f32(m, n, k, x, y, sums, n, add);
    if (m == 1)
        etch__matvec_f32(n, k, y.data, 1, n, x.data, sums, add);
    else
        etch__matvec_f32(m, k, x.data, k, 1, y.data, sums, add);
    return true;
}

/* A part gathers the blocks along k, in f32, before it is rounded. */
static etch_status multiply_halves(const product *p, int64_t i_part, const char *x, const char *y, char *z)
{
    block b = block_at(p, i_part);
    int64_t m = b.rows.n, n = b.columns.n;
    block_rooms r = rooms_of(p);
    float *sums = (float *)(void *)p->desk, *of_x = sums + r.sums, *of_y = of_x + r.x;
    char *to = z + (b.rows.at * p->n + b.columns.at) * etch__dtypes[p->dtype].bytes;
    if (p->adds)
        etch__widen_block(p->dtype, to, p->n, 1, m, n, sums);
    for (int64_t l = p->begin[2]; l < p->end[2]; l++) {
        stretch along = stretch_of(p, 2, p->k, l);
        int64_t k = along.n;
        etch_matrix of_rows = block_of(p, &p->x, x, b.rows.at, along.at, m, k, of_x);
        etch_matrix of_columns = block_of(p, &p->y, y, along.at, b.columns.at, k, n, of_y);
        if (!multiply_blocks(p, m, n, k, of_rows, of_columns, sums, l > 0 || p->adds))
            return ETCH_ENOMEM;
        ETCH_TRY(go_on(p, 1 + m * k + k * n + m * n * k / 8));
    }
    etch__narrow_block(p->dtype, sums, m, n, to, p->n);
    return ETCH_OK;
}

static manner manner_of(const product *p)
{
    if (etch__dtype_is(p->dtype, ETCH_CLASS_INT | ETCH_CLASS_UINT))
        return INTEGER;
    ETCH_ASSERT(etch__dtype_is(p->dtype, ETCH_CLASS_FLOAT), "product of %s", etch_dtype_name(p->dtype));
    if (p->dtype == ETCH_F32 || p->dtype == ETCH_F64)
        return DIRECT;
    return p->dtype == ETCH_BF16 && etch__product_takes_bf16(p->m, p->n, p->k) ? AS_BF16 : BY_F32;
}

static etch_status multiply(product *p, int64_t i_part, const char *x, const char *y, char *z)
{
    if (p->how == DIRECT)
        return multiply_floats(p, i_part, x, y, z);
    if (is_half(p))
        return multiply_halves(p, i_part, x, y, z);
    return etch__matmul_int(p->cx, p->dtype, p->m, p->n, p->k, (etch_int_matrix){ x, p->x.row, p->x.column },
                            (etch_int_matrix){ y, p->y.row, p->y.column }, z);
}

/* Strides of the batch axes in the space of z's: 0 where they are missing or repeated. */
static void batch_strides(const etch_array *a, const etch_array *z, int64_t *strides)
{
    int n_new = z->rank - a->rank;
    for (int i = 0; i < z->rank - 2; i++)
        strides[i] = i < n_new || a->dims[i - n_new] == 1 ? 0 : a->strides[i - n_new];
}

/* The parts of all products of a batch, which threads take several of at a time. */
typedef struct batch {
    const product *p;
    const etch_array *x, *y, *z;
    int64_t x_strides[ETCH_MAX_RANK], y_strides[ETCH_MAX_RANK];
    int64_t n, n_parts, per_take; /* products, parts of each; parts that a thread takes */
    atomic_bool is_stopped, has_no_memory;
    etch_status status; /* why, as the program's own thread was told */
} batch;

/* Has each thread room of its own? A single product's operands are copied once for all, unless it is block by block. */
static bool has_desks(const batch *b) { return b->n > 1 || is_half(b->p); }

static etch_status multiply_one_of(const batch *b, product *p, int64_t i, int64_t i_part)
{
    int64_t at_x = 0, at_y = 0, rest = i, bytes = etch__dtypes[b->z->dtype].bytes;
    for (int a = b->z->rank - 2; a-- > 0;) {
        int64_t index = rest % b->z->dims[a];
        rest /= b->z->dims[a];
        at_x += index * b->x_strides[a];
        at_y += index * b->y_strides[a];
    }
    return multiply(p, i_part, b->x->data + at_x * bytes, b->y->data + at_y * bytes,
                    b->z->data + i * p->m * p->n * bytes);
}

static void multiply_some(void *user, int64_t take, int seat)
{
    batch *b = user;
    product p = *b->p;
    if (has_desks(b))
        sit_down(&p, seat);
    p.is_stopped = &b->is_stopped;
    p.asks = seat == 0;
    int64_t end = least(b->n * b->n_parts, (take + 1) * b->per_take);
    for (int64_t i = take * b->per_take; i < end && !atomic_load_explicit(&b->is_stopped, memory_order_relaxed); i++) {
        etch_status s = multiply_one_of(b, &p, i / b->n_parts, i % b->n_parts);
        if (s == ETCH_OK)
            continue;
        if (s == ETCH_ENOMEM)
            atomic_store(&b->has_no_memory, true);
        else if (seat == 0)
            b->status = s;
        atomic_store(&b->is_stopped, true);
    }
}

static etch_status prepare_copies(batch *b, product *p, bool is_shared)
{
    ETCH_TRY(take_room(p, has_desks(b) && is_shared ? etch__pool_width() : 1));
    if (has_desks(b))
        return ETCH_OK;
    sit_down(p, 0);
    if (p->how == DIRECT) {
        (void)fetch(&p->x, b->x->data);
        (void)fetch(&p->y, b->y->data);
    }
    return ETCH_OK;
}

static batch batch_of(const product *p, const etch_call *c, int first)
{
    const etch_array *z = &c->out[0];
    batch b = { .p = p, .x = &c->in[first], .y = &c->in[first + 1], .z = z, .n = 1 };
    batch_strides(b.x, z, b.x_strides);
    batch_strides(b.y, z, b.y_strides);
    for (int a = 0; a < z->rank - 2; a++)
        b.n *= z->dims[a];
    b.n_parts = count_parts(p);
    return b;
}

/* `work`: of one product, as far as it is to be made. */
static etch_status multiply_batch(product *p, const etch_call *c, int first, double work)
{
    batch b = batch_of(p, c, first);
    int64_t n = b.n * b.n_parts;
    bool is_shared = n > 1 && p->how != INTEGER && work * (double)b.n >= 2 * SHARE;
    b.per_take = is_shared ? 1 + (int64_t)(SHARE / 2 / (work / (double)b.n_parts)) : n;
    ETCH_TRY(prepare_copies(&b, p, is_shared));
    if (is_shared)
        etch__pool_run(multiply_some, &b, (n + b.per_take - 1) / b.per_take);
    else
        multiply_some(&b, 0, 0);
    return b.has_no_memory ? etch__fail_nomem(p->cx) : b.status;
}

/* What is to be multiplied, and how; x and y are operands `first` and the next. */
static void begin(product *p, const etch_call *c, int first, bool adds)
{
    const etch_attrs_matmul *attrs = c->attrs;
    const etch_array *x = &c->in[first], *z = &c->out[0];
    p->cx = c->cx; /* field by field: this is in the way of every tiny product */
    p->op = c->op;
    p->dtype = x->dtype;
    p->m = z->dims[z->rank - 2];
    p->n = z->dims[z->rank - 1];
    p->adds = adds;
    p->cut[0] = p->cut[1] = p->cut[2] = 1;
    p->begin[0] = p->begin[1] = p->begin[2] = 0;
    p->end[0] = p->end[1] = p->end[2] = 1;
    p->desk = NULL;
    p->has_room = false;
    p->n_copied = 0;
    p->copied_bytes = 0;
    p->is_stopped = NULL;
    p->asks = true;
    describe(&p->x, x, attrs->transpose_x);
    describe(&p->y, &c->in[first + 1], attrs->transpose_y);
    p->k = p->x.columns;
    p->how = manner_of(p);
    if (p->how == DIRECT)
        prepare_floats(p);
    else if (is_half(p))
        prepare_halves(p);
}

static bool is_too_large(const product *p)
{
    return p->how == DIRECT && !has_vector(p) &&
           (p->m > ETCH_PRODUCT_MAX || p->n > ETCH_PRODUCT_MAX || p->k > ETCH_PRODUCT_MAX);
}

/* Of no elements, or of sums of none. */
static bool is_nothing(const product *p, const etch_array *z)
{
    int64_t n = etch__array_count(z);
    if (n > 0 && p->k == 0 && !p->adds)
        memset(z->data, 0, (size_t)n * etch__dtypes[z->dtype].bytes);
    return n == 0 || p->k == 0;
}

static etch_status run(product *p, const etch_call *c, int first, double work)
{
    etch_status s = multiply_batch(p, c, first, work);
    if (p->has_room)
        etch__room_give(&p->room);
    return s;
}

static etch_status call_product(const etch_call *c, int first, bool adds)
{
    product p;
    begin(&p, c, first, adds);
    if (is_nothing(&p, &c->out[0]))
        return ETCH_OK;
    if (is_too_large(&p))
        return etch__fail(p.cx, ETCH_ENOTSUP,
                          "%s: a product of [%lld,%lld] and [%lld,%lld] is too large for the library", p.op,
                          (long long)p.m, (long long)p.k, (long long)p.k, (long long)p.n);
    return run(&p, c, first, work_of(p.m, p.n, p.k));
}

etch_status etch__call_matmul(etch_call *c) { return call_product(c, 0, false); }

etch_status etch__call_matmul_add(etch_call *c)
{
    const etch_array *z = &c->in[0];
    const etch_array *w = &c->out[0];
    if (w->data != z->data)
        etch__copy_strided(w->dtype, w->rank, w->dims, w->data, w->strides, z->data, z->strides);
    return call_product(c, 1, true);
}

/* ------------------------------------------------------------------------------------------------ a piece of a batch */

bool etch__matmul_can_run_alone(const etch_call *c, size_t *room)
{
    product p;
    begin(&p, c, 0, false);
    *room = (size_t)p.n_copied * p.copied_bytes;
    return p.how != INTEGER && !is_too_large(&p);
}

static etch_status run_alone(product *p, const etch_call *c, char *room, atomic_bool *is_stopped)
{
    p->is_stopped = is_stopped;
    p->asks = c->cx != NULL;
    p->desk = room;
    sit_down(p, 0);
    batch b = batch_of(p, c, 0);
    for (int64_t i = 0; i < b.n * b.n_parts; i++)
        ETCH_TRY(multiply_one_of(&b, p, i / b.n_parts, i % b.n_parts));
    return ETCH_OK;
}

etch_status etch__matmul_alone(const etch_call *c, char *room, atomic_bool *is_stopped)
{
    product p;
    begin(&p, c, 0, false);
    return is_nothing(&p, &c->out[0]) ? ETCH_OK : run_alone(&p, c, room, is_stopped);
}

/* ------------------------------------------------------------------------------------------------ a piece of a product */

static const int AXIS_OF[] = { [ETCH_MATMUL_ROWS] = 0, [ETCH_MATMUL_TERMS] = 2 };

int64_t etch__matmul_part(etch_dtype t, int64_t m, int64_t n, int64_t k, etch_matmul_along along)
{
    product p = { .dtype = t, .m = m, .n = n, .k = k, .cut = { 1, 1, 1 } };
    p.how = manner_of(&p);
    if (p.how == DIRECT)
        prepare_floats(&p);
    else if (is_half(&p))
        prepare_halves(&p);
    bool rounds = along == ETCH_MATMUL_TERMS && is_half(&p); /* what was added up is not there any more */
    return p.how == INTEGER || is_too_large(&p) || rounds ? INT64_MAX : p.part[AXIS_OF[along]];
}

/* Those parts of it that n of its rows or terms have, from `first` on. */
static void begin_piece(product *p, const etch_call *c, etch_matmul_along along, int64_t first, int64_t n)
{
    int axis = AXIS_OF[along];
    begin(p, c, 0, false);
    ETCH_ASSERT(p->how != INTEGER, "%s of integers has no parts", p->op);
    p->begin[axis] = first / p->part[axis];
    p->end[axis] = divide_up(first + n, p->part[axis]);
    /* There is no more of them that could be copied. */
    *(along == ETCH_MATMUL_ROWS ? &p->x.rows : &p->x.columns) = n;
    if (along == ETCH_MATMUL_TERMS)
        p->y.rows = n;
    if (p->x.must_copy)
        p->x.leading = p->x.columns;
}

etch_status etch__matmul_piece(const etch_call *c, etch_matmul_along along, int64_t first, int64_t n)
{
    product p;
    begin_piece(&p, c, along, first, n);
    double n_all = (double)p.cut[0] * (double)p.cut[1] * (double)p.cut[2];
    double n_here = (double)count_parts(&p) * (double)(p.end[2] - p.begin[2]);
    return run(&p, c, 0, work_of(p.m, p.n, p.k) * n_here / n_all);
}

etch_status etch__matmul_rows_alone(const etch_call *c, int64_t first, int64_t n, char *room, atomic_bool *is_stopped)
{
    product p;
    begin_piece(&p, c, ETCH_MATMUL_ROWS, first, n);
    return run_alone(&p, c, room, is_stopped);
}
