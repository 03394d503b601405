/* Rows of a product, and terms of its sums, a piece after the other: the bits of the whole, and nothing outside of the piece is touched. */
#include "unit/kernel/call_testing.h"

#include "base/pool.h"
#include "kernel/call/matmul.h"

/* Elements first .. first + n - 1 along an axis. Where they lie together: in memory that is as large as they are, which the address sanitizer watches. */
static char *place_piece(const arr *o, int axis, int64_t first, int64_t n, etch_array *a)
{
    int64_t bytes = etch__dtypes[o->a.dtype].bytes;
    char *from = o->a.data + first * o->strides[axis] * bytes;
    a->data = from;
    if (o->strides[axis] == 1)
        return NULL;
    size_t size = (size_t)(n * o->strides[axis] * bytes);
    a->data = malloc(size);
    assert_non_null(a->data);
    memcpy(a->data, from, size);
    return a->data;
}

typedef struct product {
    arr x, y, z;
    etch_attrs_matmul flags;
    etch_matmul_along along;
} product;

/* Its operands' axes along which there are pieces; -1: the operand is whole in each. */
static int axis_of_x(const product *p) { return p->flags.transpose_x != (p->along == ETCH_MATMUL_TERMS); }
static int axis_of_y(const product *p) { return p->along == ETCH_MATMUL_ROWS ? -1 : p->flags.transpose_y; }

static void multiply_piece(product *p, int64_t first, int64_t n)
{
    etch_array in[2] = { p->x.a, p->y.a }, out = p->z.a;
    char *x = place_piece(&p->x, axis_of_x(p), first, n, &in[0]);
    char *y = axis_of_y(p) < 0 ? NULL : place_piece(&p->y, axis_of_y(p), first, n, &in[1]);
    if (p->along == ETCH_MATMUL_ROWS)
        out.data += first * p->z.dims[1] * etch__dtypes[out.dtype].bytes;
    etch_call c = { .cx = cx, .op = "matmul", .attrs = &p->flags, .n_in = 2, .n_out = 1, .in = in, .out = &out };
    assert_int_equal(etch__matmul_piece(&c, p->along, first, n), ETCH_OK);
    free(x);
    free(y);
}

/* A matrix whose rows, or whose columns, lie without gaps. */
static void place_matrix(arr *o, etch_dtype t, int64_t rows, int64_t columns)
{
    bool is_across = random_below(2);
    place(o, t, SHAPE(rows, columns), DENSE);
    if (is_across) {
        o->strides[0] = 1;
        o->strides[1] = rows;
    }
    for (int64_t i = 0; i < o->count; i++)
        set(o, i, (double)(int64_t)random_u64() * 0x1p-62);
}

/* How many pieces there were; 0: it cannot be done. */
static int check(etch_dtype t, int64_t m, int64_t n, int64_t k, etch_matmul_along along)
{
    product p = { .flags = { random_below(2), random_below(2) }, .along = along };
    int64_t extent = along == ETCH_MATMUL_ROWS ? m : k, part = etch__matmul_part(t, m, n, k, along);
    if (part >= extent)
        return 0;
    place_matrix(&p.x, t, p.flags.transpose_x ? k : m, p.flags.transpose_x ? m : k);
    place_matrix(&p.y, t, p.flags.transpose_y ? n : k, p.flags.transpose_y ? k : n);
    place(&p.z, t, SHAPE(m, n), DENSE);
    assert_int_equal(RUN(matmul, &p.flags, 2, ARRAYS(&p.x, &p.y), 1, ARRAYS(&p.z)), ETCH_OK);
    char *want = malloc(p.z.bytes);
    memcpy(want, p.z.memory, p.z.bytes);
    memset(p.z.memory, 0xa5, p.z.bytes);
    etch__pool_set_width(1 + (int)random_below(3));
    int n_pieces = 0;
    for (int64_t first = 0, size; first < extent; first += size, n_pieces++) {
        size = part * (1 + random_below(2));
        size = size < extent - first ? size : extent - first;
        multiply_piece(&p, first, size);
    }
    etch__pool_set_width(0);
    assert_memory_equal(p.z.memory, want, p.z.bytes);
    free(want);
    drop(&p.x), drop(&p.y), drop(&p.z);
    return n_pieces;
}

static void test_pieces(void **state)
{
    (void)state;
    static const etch_dtype types[] = { ETCH_F32, ETCH_F64, ETCH_BF16, ETCH_F16 };
    static const int64_t sizes[][3] = { { 1100, 16, 1100 }, { 1500, 33, 70 },  { 70, 130, 1300 },  { 130, 70, 4100 },
                                        { 600, 24, 100 },   { 300, 64, 1025 }, { 2049, 5, 64 },    { 1031, 257, 1033 },
                                        { 2, 2, 1024 },     { 257, 30, 1535 }, { 1300, 1300, 16 }, { 520, 2, 2048 } };
    int n_pieces[ETCH_COUNT_OF(types)][2] = { 0 };
    for (size_t t = 0; t < ETCH_COUNT_OF(types); t++)
        for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++)
            for (int along = ETCH_MATMUL_ROWS; along <= ETCH_MATMUL_TERMS; along++)
                for (int n = 0; n < 2; n++) /* each at random */
                    n_pieces[t][along] += check(types[t], sizes[i][0], sizes[i][1], sizes[i][2],
                                                (etch_matmul_along)along);
    for (size_t t = 0; t < ETCH_COUNT_OF(types); t++) {
        bool is_half = types[t] == ETCH_BF16 || types[t] == ETCH_F16;
        assert_true(n_pieces[t][ETCH_MATMUL_ROWS] > 20);
        assert_true(is_half ? n_pieces[t][ETCH_MATMUL_TERMS] == 0 : n_pieces[t][ETCH_MATMUL_TERMS] > 20);
    }
}

/* However often two sizes are cut, what one has parts of the other has. */
static void test_parts_of_long_sizes(void **state)
{
    (void)state;
    for (int64_t size = 1024; size < 40000; size += 1 + random_below(300)) {
        int64_t rows = etch__matmul_part(ETCH_F32, size, 64, size, ETCH_MATMUL_ROWS);
        int64_t terms = etch__matmul_part(ETCH_F32, size, 64, size, ETCH_MATMUL_TERMS);
        assert_true(rows < size && rows >= 64 && terms < size && terms >= 256);
        assert_true(rows % terms == 0 || terms % rows == 0);
    }
}

static void test_what_has_no_pieces(void **state)
{
    (void)state;
    assert_true(etch__matmul_part(ETCH_I32, 4000, 64, 4000, ETCH_MATMUL_ROWS) == INT64_MAX);
    assert_true(etch__matmul_part(ETCH_F32, 1, 4000, 4000, ETCH_MATMUL_ROWS) >= 1);
    assert_true(etch__matmul_part(ETCH_F32, 4000, 1, 4000, ETCH_MATMUL_TERMS) >= 4000);
    assert_true(etch__matmul_part(ETCH_F32, 40, 40, 40, ETCH_MATMUL_ROWS) >= 40);
}

int etch_test_call_matmul_piece(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_pieces, make_ctx, drop_ctx),
        cmocka_unit_test(test_parts_of_long_sizes),
        cmocka_unit_test(test_what_has_no_pieces),
    };
    return cmocka_run_group_tests_name("kernel/call_matmul_piece", tests, NULL, NULL);
}
