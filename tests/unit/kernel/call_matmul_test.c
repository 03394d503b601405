/* matmul against sums in double (f64: long double) with a bound on the error, and against sums modulo 2^64; and that its
 * bits depend on sizes, elements and which operands lie transposed. */
#include "unit/kernel/call_testing.h"

#include "base/cpu.h"
#include "base/pool.h"
#include <etch/plan.h>
#include "kernel/call/product.h"
#include <float.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

/* Relative error of one operation in the type that sums are made in, and of the final rounding. */
static double sum_epsilon(etch_dtype t) { return t == ETCH_F64 ? DBL_EPSILON : FLT_EPSILON; }
static double result_epsilon(etch_dtype t) { return t == ETCH_F16 ? 0x1p-11 : t == ETCH_BF16 ? 0x1p-8 : 0; }

/* The element of batch `p` (positions in z's batch axes), row r, column c of an operand. */
static int64_t element_at(const arr *x, const arr *z, const int64_t *p, int64_t r, int64_t c, bool transpose)
{
    int64_t q[ETCH_MAX_RANK];
    int rank = x->a.rank;
    for (int a = 0; a < rank - 2; a++)
        q[a] = x->dims[a] == 1 ? 0 : p[z->a.rank - rank + a];
    q[rank - 2] = transpose ? c : r;
    q[rank - 1] = transpose ? r : c;
    return index_of(x, q);
}

static void check_element(const arr *x, const arr *y, const arr *z, int64_t i, etch_attrs_matmul flags, int64_t k)
{
    etch_dtype t = z->a.dtype;
    int64_t p[ETCH_MAX_RANK];
    position_of(z, i, p);
    int64_t r = p[z->a.rank - 2], c = p[z->a.rank - 1];
    uint64_t integer = 0;
    long double sum = 0, size = 0;
    for (int64_t j = 0; j < k; j++) {
        int64_t a = element_at(x, z, p, r, j, flags.transpose_x), b = element_at(y, z, p, j, c, flags.transpose_y);
        if (is_class(t, INTEGERS))
            integer += (uint64_t)get_i(x, a) * (uint64_t)get_i(y, b);
        else {
            long double product = (long double)get(x, a) * (long double)get(y, b);
            sum += product;
            size += fabsl(product);
        }
    }
    if (is_class(t, INTEGERS)) {
        char want[8];
        etch__element_set_i64(t, want, (int64_t)integer);
        assert_memory_equal(element(z, i), want, etch__dtypes[t].bytes);
        return;
    }
    long double bound = size * (long double)((double)(k + 2) * sum_epsilon(t)) +
                        fabsl(sum) * (long double)result_epsilon(t) + (long double)0x1p-24;
    long double error = fabsl((long double)get(z, i) - sum);
    if (!(error <= bound))
        fail_msg("%s k = %lld: %.17g, not %.17Lg, bound %Lg", etch_dtype_name(t), (long long)k, get(z, i), sum, bound);
}

static void fill(arr *x)
{
    for (int64_t i = 0; i < x->count; i++)
        if (is_class(x->a.dtype, INTEGERS))
            set_i(x, i, (int64_t)random_u64());
        else
            set(x, i, (double)(int64_t)random_u64() * 0x1p-62); /* all bits in use: sums are rounded */
}

/* Do the columns of a matrix lie without gaps, not the rows? One with gaps in both is copied to where it has none, as it is multiplied. */
static bool lies_across(const arr *o, bool transpose)
{
    int r = o->a.rank - 2, c = o->a.rank - 1;
    if (o->strides[c] == 1 && o->strides[r] >= o->dims[c])
        return false;
    return (o->strides[r] == 1 && o->strides[c] >= o->dims[r]) || transpose;
}

/* Operand o of product b of z, as it lies there, but with rows or columns further apart. */
static void copy_matrix(const arr *o, const arr *z, int64_t b, bool transpose, arr *to)
{
    int64_t n_rows = o->dims[o->a.rank - 2], n_columns = o->dims[o->a.rank - 1];
    int64_t p[ETCH_MAX_RANK], dims[2] = { n_rows, n_columns + 3 };
    bool is_across = lies_across(o, transpose);
    if (is_across)
        dims[0] = n_columns, dims[1] = n_rows + 3;
    place(to, o->a.dtype, 2, dims, DENSE);
    to->dims[0] = n_rows;
    to->dims[1] = n_columns;
    to->strides[0] = is_across ? 1 : dims[1];
    to->strides[1] = is_across ? dims[1] : 1;
    position_of(z, b * z->dims[z->a.rank - 2] * z->dims[z->a.rank - 1], p);
    for (int64_t i = 0; i < n_rows; i++)
        for (int64_t j = 0; j < n_columns; j++)
            memcpy(to->a.data + (i * to->strides[0] + j * to->strides[1]) * etch__dtypes[o->a.dtype].bytes,
                   element(o, element_at(o, z, p, i, j, false)), etch__dtypes[o->a.dtype].bytes);
}

static void check_alone(const arr *x, const arr *y, const arr *z, int64_t b, etch_attrs_matmul flags)
{
    arr u, v, w;
    int64_t m = z->dims[z->a.rank - 2], n = z->dims[z->a.rank - 1];
    copy_matrix(x, z, b, flags.transpose_x, &u);
    copy_matrix(y, z, b, flags.transpose_y, &v);
    place(&w, z->a.dtype, 2, (const int64_t[]){ m, n }, DENSE);
    assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&u, &v), 1, ARRAYS(&w)), ETCH_OK);
    size_t bytes = (size_t)(m * n) * etch__dtypes[z->a.dtype].bytes;
    assert_memory_equal(w.a.data, z->a.data + b * (int64_t)bytes, bytes);
    drop(&u);
    drop(&v);
    drop(&w);
}

/* Added to something, over it or elsewhere: the same bits, and z + that as closely as z itself is known. */
static void check_added(arr *x, arr *y, const arr *z, etch_attrs_matmul flags, int64_t k)
{
    arr start, sum;
    etch_dtype t = z->a.dtype;
    double unit = t == ETCH_F64 ? 0x1p-52 : t == ETCH_F32 ? 0x1p-23 : t == ETCH_F16 ? 0x1p-10 : 0x1p-7;
    place(&start, t, z->a.rank, z->dims, DENSE);
    place(&sum, t, z->a.rank, z->dims, DENSE);
    fill(&start);
    memset(sum.memory, 0xa5, sum.bytes);
    assert_int_equal(RUN(matmul_add, &flags, 3, ARRAYS(&start, x, y), 1, ARRAYS(&sum)), ETCH_OK);
    for (int64_t i = 0; i < z->count; i++) {
        double want = get(&start, i) + get(z, i);
        double least = t == ETCH_F64
                           ? 0x1p-52
                           : 0x1p-23; /* of the sum in the accumulator, of up to k products that are below 4 */
        assert_true(fabs(get(&sum, i) - want) <=
                    2 * unit * (fabs(want) + fabs(get(z, i))) + 8 * least * (double)(k + 1));
    }
    assert_int_equal(RUN(matmul_add, &flags, 3, ARRAYS(&start, x, y), 1, ARRAYS(&start)), ETCH_OK);
    assert_memory_equal(start.a.data, sum.a.data, (size_t)z->count * etch__dtypes[t].bytes);
    drop(&start);
    drop(&sum);
}

/* Batch dims of x and y broadcast to those of z. */
static void check(etch_dtype t, int64_t m, int64_t n, int64_t k, int n_batch, const int64_t *batch)
{
    etch_attrs_matmul flags = { random_below(2), random_below(2) };
    int64_t dims[3][ETCH_MAX_RANK];
    for (int s = 0; s < 2; s++)
        for (int a = 0; a < n_batch; a++)
            dims[s][a] = batch[a] != 0 && random_below(4) == 0 ? 1 : batch[a];
    int skip = n_batch > 0 ? (int)random_below(n_batch + 1) : 0;
    for (int a = 0; a < n_batch; a++)
        dims[2][a] = a < skip || dims[1][a] == 1 ? dims[0][a] : dims[1][a];
    const int64_t sides[3][2] = { { flags.transpose_x ? k : m, flags.transpose_x ? m : k },
                                  { flags.transpose_y ? n : k, flags.transpose_y ? k : n },
                                  { m, n } };
    for (int s = 0; s < 3; s++)
        memcpy(dims[s] + n_batch, sides[s], sizeof sides[s]);
    arr x, y, z;
    place(&x, t, n_batch + 2, dims[0], random_below(3) == 0 ? DENSE : REPEATED);
    place(&y, t, n_batch + 2 - skip, dims[1] + skip, random_below(3) == 0 ? DENSE : REPEATED);
    place(&z, t, n_batch + 2, dims[2], DENSE);
    fill(&x);
    fill(&y);
    memset(z.memory, 0xa5, z.bytes);
    assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
    for (int64_t i = 0; i < z.count; i++)
        check_element(&x, &y, &z, i, flags, k);

    /* The same elements elsewhere, one product at a time: the same bits, if they lie in the same way. */
    int64_t per_product = m * n;
    for (int64_t b = 0; per_product > 0 && b < z.count / per_product; b++)
        check_alone(&x, &y, &z, b, flags);
    if (!is_class(t, INTEGERS))
        check_added(&x, &y, &z, flags, k);
    drop(&x);
    drop(&y);
    drop(&z);
}

static int64_t random_size(void)
{
    int64_t kind = random_below(10);
    return kind == 0 ? 0 : kind <= 2 ? 1 : kind <= 7 ? 1 + random_below(9) : 10 + random_below(40);
}

static void test_random(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (int i = 0; i < 80 && is_class(t, NUMBERS); i++) {
            int64_t batch[2];
            int n_batch = random_shape(0, 2, batch);
            check((etch_dtype)t, random_size(), random_size(), random_size(), n_batch, batch);
        }
}

/* Past every block of ours: integers 32 x 64 x 64, halves 256 x 512 x 2048, bands of 512 columns times a vector. */
static void test_blocks(void **state)
{
    (void)state;
    static const int64_t sizes[][3] = { { 33, 65, 130 }, { 70, 129, 64 }, { 257, 3, 20 },  { 2, 515, 9 },
                                        { 3, 2, 4100 },  { 1, 1030, 70 }, { 1030, 1, 70 }, { 1, 1, 2100 },
                                        { 1, 3, 4100 },  { 5, 1, 4100 } };
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        for (size_t i = 0; i < ETCH_COUNT_OF(sizes) && is_class(t, NUMBERS); i++)
            check((etch_dtype)t, sizes[i][0], sizes[i][1], sizes[i][2], 0, NULL);
}

/* Past where one library takes over from the other, where products are cut, and where they are turned round, alone and in a batch. */
static void test_large(void **state)
{
    (void)state;
    static const int64_t sizes[][3] = { { 100, 101, 99 }, { 101, 101, 103 }, { 40, 400, 131 },
                                        { 600, 33, 70 },  { 32, 300, 515 },  { 16, 130, 600 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++)
        for (int n = 0; n < 4; n++) { /* each at random */
            check(ETCH_F32, sizes[i][0], sizes[i][1], sizes[i][2], 0, NULL);
            check(ETCH_F32, sizes[i][0], sizes[i][1], sizes[i][2], 1, (const int64_t[]){ 3 });
            check(ETCH_F64, sizes[i][0], sizes[i][1], sizes[i][2], 0, NULL);
        }
}

/* On both sides of where halves are cut, and where products of bf16 are no longer widened or are turned round. */
static void test_halves(void **state)
{
    (void)state;
    static const int64_t sizes[][3] = { { 50, 51, 50 },  { 51, 52, 53 },  { 65, 33, 64 },  { 257, 10, 70 },
                                        { 300, 2, 300 }, { 2, 515, 300 }, { 70, 24, 100 }, { 70, 25, 100 },
                                        { 600, 25, 9 },  { 400, 513, 1 }, { 257, 513, 2 }, { 9, 8, 4099 },
                                        { 24, 24, 300 }, { 30, 24, 2100 } };
    for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++)
        for (int n = 0; n < 3; n++) { /* each at random */
            check(ETCH_BF16, sizes[i][0], sizes[i][1], sizes[i][2], 0, NULL);
            check(ETCH_BF16, sizes[i][0], sizes[i][1], sizes[i][2], 1, (const int64_t[]){ 3 });
            check(ETCH_F16, sizes[i][0], sizes[i][1], sizes[i][2], 0, NULL);
        }
}

/* z = x y on so many threads. */
static void multiply_on(int n_threads, arr *x, arr *y, arr *z, const etch_attrs_matmul *flags)
{
    etch__pool_set_width(n_threads);
    memset(z->memory, 0xa5, z->bytes);
    assert_int_equal(RUN(matmul, flags, 2, ARRAYS(x, y), 1, ARRAYS(z)), ETCH_OK);
    etch__pool_set_width(0);
}

/* Parts, and products of a batch, on any number of threads: the same bits. */
static void test_threads(void **state)
{
    (void)state;
    static const etch_dtype types[] = { ETCH_BF16, ETCH_F16, ETCH_F32 };
    static const int64_t sizes[][4] = {
        { 1, 300, 150, 90 }, { 1, 700, 20, 150 }, { 1, 129, 1030, 33 }, { 7, 64, 80, 70 }
    };
    for (size_t t = 0; t < ETCH_COUNT_OF(types); t++)
        for (size_t i = 0; i < ETCH_COUNT_OF(sizes); i++)
            for (int layout = DENSE; layout <= REPEATED; layout++) {
                const int64_t *n = sizes[i];
                etch_attrs_matmul flags = { random_below(2), random_below(2) };
                arr x, y, z, w;
                place(&x, types[t], SHAPE(n[0], flags.transpose_x ? n[3] : n[1], flags.transpose_x ? n[1] : n[3]),
                      layout);
                place(&y, types[t], SHAPE(n[0], flags.transpose_y ? n[2] : n[3], flags.transpose_y ? n[3] : n[2]),
                      layout);
                place(&z, types[t], SHAPE(n[0], n[1], n[2]), DENSE);
                place(&w, types[t], SHAPE(n[0], n[1], n[2]), DENSE);
                fill(&x);
                fill(&y);
                multiply_on(1, &x, &y, &z, &flags);
                for (int n_threads = 2; n_threads < 6; n_threads++) {
                    multiply_on(n_threads, &x, &y, &w, &flags);
                    assert_memory_equal(w.a.data, z.a.data, z.bytes);
                }
                drop(&x);
                drop(&y);
                drop(&z);
                drop(&w);
            }
}

/* Element 1 of row 2 of x, among ones, and what comes of row 2 then; others are k. */
static void check_special(int64_t n, double special, double other, double want)
{
    enum { M = 80, K = 70 };
    arr x, y, z;
    etch_attrs_matmul flags = { false, false };
    place(&x, ETCH_BF16, SHAPE(M, K), DENSE);
    place(&y, ETCH_BF16, SHAPE(K, n), DENSE);
    place(&z, ETCH_BF16, SHAPE(M, n), DENSE);
    for (int64_t i = 0; i < x.count; i++)
        set(&x, i, 1);
    for (int64_t i = 0; i < y.count; i++)
        set(&y, i, i / n == 1 ? other : 1);
    set(&x, 2 * K + 1, special);
    assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
    for (int64_t i = 0; i < z.count; i++) {
        double is = get(&z, i), should = i / n == 2 ? want : K - 1 + other;
        assert_true(isnan(should) ? isnan(is) : is == should);
    }
    drop(&x);
    drop(&y);
    drop(&z);
}

/* What is not finite comes through, however many columns there are. */
static void test_special_halves(void **state)
{
    (void)state;
    for (int64_t n = 8; n <= 128; n *= 2) {
        check_special(n, NAN, 1, NAN);
        check_special(n, INFINITY, 1, INFINITY);
        check_special(n, -INFINITY, 1, -INFINITY);
        check_special(n, INFINITY, 0, NAN);
        check_special(n, -0.0, 1, 69);
        check_special(n, 0x1p-126, 1, 69); /* the smallest that is not a denormal */
        check_special(n, 0x1p-130, 1, 69); /* one that is: as good as 0 among others */
        check_special(n, 0x1p127, 2, INFINITY);
    }
}

/* Sums of denormals alone, and of products that are denormals, are right or 0; those of small numbers are right. */
static void test_tiny_halves(void **state)
{
    (void)state;
    enum { SIDE = 64 };
    static const struct {
        double x, y, want;
        bool may_be_zero;
    } cases[] = { { 0x1p-60, 0x1p-60, 0x1p-114, false },
                  { 0x1p-126, 1, 0x1p-120, false },
                  { 0x1p-130, 1, 0x1p-124, true },
                  { 0x1p-70, 0x1p-60, 0x1p-124, true } };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        arr x, y, z;
        etch_attrs_matmul flags = { false, false };
        place(&x, ETCH_BF16, SHAPE(SIDE, SIDE), DENSE);
        place(&y, ETCH_BF16, SHAPE(SIDE, SIDE), DENSE);
        place(&z, ETCH_BF16, SHAPE(SIDE, SIDE), DENSE);
        for (int64_t j = 0; j < x.count; j++)
            set(&x, j, cases[i].x), set(&y, j, cases[i].y);
        assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
        for (int64_t j = 0; j < z.count; j++)
            assert_true(get(&z, j) == cases[i].want || (cases[i].may_be_zero && get(&z, j) == 0));
        drop(&x);
        drop(&y);
        drop(&z);
    }
}

/* Who multiplies depends on sizes and the processor, and on no setting of the tile VM. */
static void test_who_multiplies(void **state)
{
    (void)state;
    assert_false(etch__product_takes_bf16(1, 4096, 4096));
    assert_false(etch__product_takes_bf16(4096, 1, 4096));
    assert_false(etch__product_takes_bf16(8, 8, 8));
    bool takes = etch__product_takes_bf16(512, 512, 512);
    assert_true(!takes || etch__cpu()->has_avx512_bf16);
    etch__cpu_set_isa("vm");
    assert_int_equal(etch__product_takes_bf16(512, 512, 512), takes);
    etch__cpu_set_isa(NULL);
}

/* Nothing to add up gives zeros, whatever was there; nothing to compute is fine. */
static void test_empty(void **state)
{
    (void)state;
    for (int t = 0; t < ETCH_N_DTYPES; t++) {
        if (!is_class(t, NUMBERS))
            continue;
        arr x, y, z;
        etch_attrs_matmul flags = { false, false };
        place(&x, (etch_dtype)t, SHAPE(2, 3, 0), DENSE);
        place(&y, (etch_dtype)t, SHAPE(0, 4), DENSE);
        place(&z, (etch_dtype)t, SHAPE(2, 3, 4), DENSE);
        memset(z.memory, 0xff, z.bytes);
        assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
        for (int64_t i = 0; i < z.count; i++)
            assert_true(get(&z, i) == 0);
        drop(&x);
        drop(&y);
        drop(&z);
    }
}

/* Halves are rounded once: 2048 + 1 + 1 is 2050 in f16, though 2048 + 1 is not 2049 there; narrow integers wrap. */
static void test_by_hand(void **state)
{
    (void)state;
    arr x, y, z;
    etch_attrs_matmul flags = { false, true };
    place(&x, ETCH_F16, SHAPE(2, 3), DENSE);
    place(&y, ETCH_F16, SHAPE(2, 3), DENSE);
    place(&z, ETCH_F16, SHAPE(2, 2), DENSE);
    for (int i = 0; i < 6; i++) {
        set(&x, i, i % 3 == 0 ? 2048 : 1);
        set(&y, i, 1);
    }
    assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
    for (int i = 0; i < 4; i++)
        assert_true(get(&z, i) == 2050);
    drop(&x);
    drop(&y);
    drop(&z);

    place(&x, ETCH_I8, SHAPE(1, 2), DENSE);
    place(&y, ETCH_I8, SHAPE(1, 2), DENSE);
    place(&z, ETCH_I8, SHAPE(1, 1), DENSE);
    set_i(&x, 0, 100);
    set_i(&x, 1, 100);
    set_i(&y, 0, 2);
    set_i(&y, 1, 1);
    assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
    assert_int_equal(get_i(&z, 0), 44); /* 300 - 256 */
    drop(&x);
    drop(&y);
    drop(&z);

    /* What is not finite comes through. */
    flags.transpose_y = false;
    for (int64_t n = 1; n < 4; n++) {
        place(&x, ETCH_F32, SHAPE(2, 2), DENSE);
        place(&y, ETCH_F32, 2, (const int64_t[]){ 2, n }, DENSE);
        place(&z, ETCH_F32, 2, (const int64_t[]){ 2, n }, DENSE);
        set(&x, 0, INFINITY);
        set(&x, 3, 1);
        for (int64_t i = 0; i < 2 * n; i++)
            set(&y, i, 1);
        assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
        assert_true(isinf(get(&z, 0)) && get(&z, n) == 1);
        set(&y, 0, 0);
        assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
        assert_true(isnan(get(&z, 0)));
        drop(&x);
        drop(&y);
        drop(&z);
    }
}

/* No memory is asked for once the context's scratch has grown, copies and all. */
static void test_steady(void **state)
{
    (void)state;
    arr x, y, z;
    etch_attrs_matmul flags = { false, false };
    place(&x, ETCH_BF16, SHAPE(3, 8, 8), STRIDED);
    place(&y, ETCH_BF16, SHAPE(8, 8), STRIDED);
    place(&z, ETCH_BF16, SHAPE(3, 8, 8), DENSE);
    size_t n = 0;
    for (int i = 0; i < 6; i++) {
        if (i == 3)
            n = memory.n_allocs;
        assert_int_equal(RUN(matmul, &flags, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
    }
    assert_int_equal(memory.n_allocs, n);
    drop(&x);
    drop(&y);
    drop(&z);
}

enum { SIDE = 104 }; /* more than a million multiplications */

/* NULL: all n products of ones were right. */
static void *multiply_ones(void *n)
{
    float x[SIDE * SIDE], z[SIDE * SIDE];
    etch_matrix m = { x, SIDE, false };
    for (int i = 0; i < SIDE * SIDE; i++)
        x[i] = 1;
    for (int i = 0; i < *(int *)n; i++)
        if (!etch__product_f32(SIDE, SIDE, SIDE, m, m, z, SIDE, false) || z[0] != SIDE || z[SIDE * SIDE - 1] != SIDE)
            return n;
    return NULL;
}

static void test_forks(void **state)
{
    (void)state;
    etch_products_prepare();
    etch_products_prepare();
#ifndef __SANITIZE_THREAD__
    int many = 2000, one = 1;
    pthread_t other;
    assert_int_equal(pthread_create(&other, NULL, multiply_ones, &many), 0);
    for (int i = 0; i < 5; i++) {
        pid_t child = fork();
        if (child == 0)
            _exit(multiply_ones(&one) ? 1 : 0);
        int how;
        assert_int_equal(waitpid(child, &how, 0), child);
        assert_int_equal(how, 0);
    }
    void *wrong;
    assert_int_equal(pthread_join(other, &wrong), 0);
    assert_null(wrong);
#endif
    etch_products_await();
    etch_products_await();
}

int etch_test_call_matmul(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_blocks, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_large, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_halves, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_threads, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_special_halves, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_tiny_halves, make_ctx, drop_ctx),
        cmocka_unit_test(test_who_multiplies),
        cmocka_unit_test_setup_teardown(test_empty, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_by_hand, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_steady, make_ctx, drop_ctx),
        cmocka_unit_test(test_forks),
    };
    return cmocka_run_group_tests_name("kernel/call_matmul", tests, NULL, NULL);
}
