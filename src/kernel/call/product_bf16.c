/* Products of bf16 on processors that multiply pairs of them (AVX512_BF16), by oneDNN: docs/decisions/0029-products-of-bf16.md.
 *
 * A primitive of the library may leave the sizes and distances open until it is run. Then it is the same code that multiplies any sizes, so that there
 * are eight for the whole process: each operand transposed or not, added to what is there or not. Nothing is made when sizes change.
 *
 * Products are summed up in f32, and come out so; who calls rounds them. The instruction takes denormals for 0, and makes 0 of results that would be. */
#include "kernel/call/product.h"

#include "base/compiler.h"
#include "base/cpu.h"
#include "kernel/call/onednn.h"

#include <pthread.h>

/* m * n * k below which widening both is ahead. */
static const double SMALL = 0x1p17;
/* Columns up to which the library takes longer than for the transposed product, if that has more; and how many of its columns are computed at a time. */
enum { FEW_COLUMNS = 24, BLOCK = 256 };

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool can_multiply;              /* the processor, and the library that it was not forbidden to */
static dnnl_primitive_t made[2][2][2]; /* x is transposed, y is, adds */

static dnnl_status_t describe(dnnl_memory_desc_t *md, dnnl_data_type_t t, int64_t rows, int64_t columns,
                              int64_t leading, bool is_transposed)
{
    dnnl_dims_t dims = { rows, columns }, strides = { leading, 1 };
    if (is_transposed)
        strides[0] = 1, strides[1] = leading;
    return dnnl_memory_desc_init_by_strides(md, 2, dims, t, strides);
}

static dnnl_status_t make_attributes(dnnl_primitive_attr_t *out, bool adds)
{
    dnnl_post_ops_t sum = NULL;
    dnnl_status_t s = dnnl_primitive_attr_create(out);
    if (s ==
        dnnl_success) /* of no bytes, as sums are made where they go; one of the library's would be for one thread only */
        s = dnnl_primitive_attr_set_scratchpad_mode(*out, dnnl_scratchpad_mode_user);
    if (s != dnnl_success || !adds)
        return s;
    s = dnnl_post_ops_create(&sum);
    s = s == dnnl_success ? dnnl_post_ops_append_sum(sum, 1.0f) : s;
    s = s == dnnl_success ? dnnl_primitive_attr_set_post_ops(*out, sum) : s;
    if (sum)
        (void)dnnl_post_ops_destroy(sum);
    return s;
}

static dnnl_status_t make(dnnl_primitive_t *out, bool x_is_transposed, bool y_is_transposed, bool adds)
{
    const int64_t open = DNNL_RUNTIME_DIM_VAL;
    dnnl_memory_desc_t x, y, z;
    dnnl_matmul_desc_t product;
    dnnl_primitive_attr_t attributes = NULL;
    dnnl_primitive_desc_t pd = NULL;
    dnnl_status_t s = describe(&x, dnnl_bf16, open, open, open, x_is_transposed);
    s = s == dnnl_success ? describe(&y, dnnl_bf16, open, open, open, y_is_transposed) : s;
    s = s == dnnl_success ? describe(&z, dnnl_f32, open, open, open, false) : s;
    s = s == dnnl_success ? dnnl_matmul_desc_init(&product, &x, &y, NULL, &z) : s;
    s = s == dnnl_success ? make_attributes(&attributes, adds) : s;
    s = s == dnnl_success ? dnnl_primitive_desc_create(&pd, &product, attributes, etch__onednn_engine(), NULL) : s;
    s = s == dnnl_success ? dnnl_primitive_create(out, pd) : s;
    if (pd)
        (void)dnnl_primitive_desc_destroy(pd);
    if (attributes)
        (void)dnnl_primitive_attr_destroy(attributes);
    return s;
}

/* One that could not be made stays NULL. */
static void set_up(void)
{
    can_multiply = etch__cpu()->has_avx512_bf16 &&
                   (dnnl_get_effective_cpu_isa() & dnnl_cpu_isa_avx512_core_bf16) == dnnl_cpu_isa_avx512_core_bf16;
    if (!can_multiply || !etch__onednn_engine())
        return;
    etch_onednn_call call;
    etch__onednn_begin(&call);
    for (int i = 0; i < 8; i++) {
        dnnl_status_t s = make(&made[i >> 2][i >> 1 & 1][i & 1], i >> 2, i >> 1 & 1, i & 1);
        can_multiply &= s == dnnl_success || s == dnnl_out_of_memory; /* else it may not make code here */
    }
    etch__onednn_end(&call);
}

bool etch__product_takes_bf16(int64_t m, int64_t n, int64_t k)
{
    if (m == 1 || n == 1 || (double)m * (double)n * (double)k < SMALL)
        return false;
    pthread_once(&once, set_up);
    return can_multiply;
}

static bool multiply(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading, bool add)
{
    dnnl_memory_desc_t of_x, of_y, of_z;
    dnnl_primitive_t primitive = made[x.is_transposed][y.is_transposed][add];
    if (!primitive)
        return false;
    dnnl_status_t s = describe(&of_x, dnnl_bf16, m, k, x.leading, x.is_transposed);
    s = s == dnnl_success ? describe(&of_y, dnnl_bf16, k, n, y.leading, y.is_transposed) : s;
    s = s == dnnl_success ? describe(&of_z, dnnl_f32, m, n, leading, false) : s;
    ETCH_ASSERT(s == dnnl_success, "a product of bf16, %lld %lld %lld: status %d", (long long)m, (long long)n,
                (long long)k, (int)s);
    const etch_onednn_argument args[] = { { DNNL_ARG_SRC, &of_x, (void *)(uintptr_t)x.data },
                                          { DNNL_ARG_WEIGHTS, &of_y, (void *)(uintptr_t)y.data },
                                          { DNNL_ARG_DST, &of_z, z } };
    etch_status status = etch__onednn_execute(primitive, args, 3);
    ETCH_ASSERT(status == ETCH_OK || status == ETCH_ENOMEM, "a product of bf16: %d", (int)status);
    return status == ETCH_OK;
}

/* z = x y of few columns, as the transpose of y' x': some rows of z at a time. */
static bool multiply_turned(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading,
                            bool add)
{
    float columns[FEW_COLUMNS * BLOCK];
    etch_matrix of_y = { y.data, y.leading, !y.is_transposed };
    for (int64_t first = 0; first < m; first += BLOCK) {
        int64_t n_rows = m - first < BLOCK ? m - first : BLOCK;
        etch_matrix of_x = { (const uint16_t *)x.data + first * (x.is_transposed ? 1 : x.leading), x.leading,
                             !x.is_transposed };
        if (!multiply(n, n_rows, k, of_y, of_x, columns, n_rows, false))
            return false;
        for (int64_t i = 0; i < n_rows; i++) {
            float *row = z + (first + i) * leading;
            for (int64_t j = 0; add && j < n; j++)
                row[j] += columns[j * n_rows + i];
            for (int64_t j = 0; !add && j < n; j++)
                row[j] = columns[j * n_rows + i];
        }
    }
    return true;
}

bool etch__product_bf16(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading,
                        bool add)
{
    pthread_once(&once, set_up);
    return (n <= FEW_COLUMNS && n < m ? multiply_turned : multiply)(m, n, k, x, y, z, leading, add);
}
