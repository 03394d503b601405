/* Products by OpenBLAS, and by oneDNN where that was measured to be ahead: docs/decisions/0024-products-by-two-libraries.md.
 *
 * OpenBLAS has kernels for many processors and chooses when it is loaded, by a list of their models. A processor that is newer than the
 * list gets those of its oldest one, which use a quarter of the width of today's registers: then we tell it what the processor can do, as
 * a user would by OPENBLAS_CORETYPE, and have it choose again. That happens when we are loaded ourselves, before anybody multiplies.
 * docs/decisions/0020-openblas-on-new-processors.md */
#include "kernel/call/product.h"

#include <etch/plan.h>

#include "base/compiler.h"
#include "base/cpu.h"
#include "base/forks.h"
#include "base/pool.h"
#include "kernel/call/onednn.h"

#include <cblas.h>
#include <oneapi/dnnl/dnnl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* m * n * k up to which OpenBLAS has kernels for small matrices, which oneDNN has none for. */
static const double SMALL = 1e6;
/* What oneDNN takes longer for than for the transposed product: few rows, of which whole registers can be made, times a transposed
 * matrix along many elements. */
enum { FEW_ROWS = 32, REGISTER = 16, MANY = 512 };

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool uses_onednn;
static atomic_bool is_onednn_shut; /* it may not make code: pages that can be written may not become executable here */
static bool has_lock; /* OpenBLAS without threads is not safe: docs/decisions/0023-openblas-with-threads.md */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void set_up(void)
{
    const etch_cpu *cpu = etch__cpu();
    uses_onednn = cpu->has_avx512 || (cpu->is_intel && cpu->has_avx2_fma_f16c);
#ifdef OPENBLAS_VERSION
    openblas_set_num_threads(1);
    has_lock = openblas_get_parallel() == OPENBLAS_SEQUENTIAL;
    static etch_minded minded;
    etch__forks_mind_lock(&minded, &lock);
#endif
}

static void begin_openblas(void)
{
    if (ETCH_UNLIKELY(has_lock))
        pthread_mutex_lock(&lock);
}

static void end_openblas(void)
{
    if (ETCH_UNLIKELY(has_lock))
        pthread_mutex_unlock(&lock);
}

static enum CBLAS_TRANSPOSE flag(etch_matrix m) { return m.is_transposed ? CblasTrans : CblasNoTrans; }

static bool openblas_f32(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading,
                         bool add)
{
    begin_openblas();
    cblas_sgemm(CblasRowMajor, flag(x), flag(y), (blasint)m, (blasint)n, (blasint)k, 1.0f, x.data, (blasint)x.leading,
                y.data, (blasint)y.leading, add ? 1.0f : 0.0f, z, (blasint)leading);
    end_openblas();
    return true;
}

static bool onednn_gemm(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading,
                        bool add)
{
    dnnl_status_t s = dnnl_sgemm(x.is_transposed ? 'T' : 'N', y.is_transposed ? 'T' : 'N', m, n, k, 1.0f, x.data,
                                 x.leading, y.data, y.leading, add ? 1.0f : 0.0f, z, leading);
    if (s == dnnl_unimplemented)
        atomic_store(&is_onednn_shut, true);
    ETCH_ASSERT(s == dnnl_success || s == dnnl_out_of_memory || s == dnnl_unimplemented, "dnnl_sgemm: status %d",
                (int)s);
    return s == dnnl_success;
}

/* z = x y of few rows, as the transpose of y' x': some columns at a time. */
static bool onednn_turned(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading,
                          bool add)
{
    enum { BLOCK = 128 };
    float columns[BLOCK * FEW_ROWS];
    for (int64_t first = 0; first < n; first += BLOCK) {
        int64_t n_columns = n - first < BLOCK ? n - first : BLOCK;
        etch_matrix of_y = { .data = (const float *)y.data + first * y.leading, .leading = y.leading };
        etch_matrix of_x = { .data = x.data, .leading = x.leading, .is_transposed = true };
        if (!onednn_gemm(n_columns, m, k, of_y, of_x, columns, m, false))
            return false;
        for (int64_t i = 0; i < m; i++) {
            float *row = z + i * leading + first;
            for (int64_t j = 0; add && j < n_columns; j++)
                row[j] += columns[j * m + i];
            for (int64_t j = 0; !add && j < n_columns; j++)
                row[j] = columns[j * m + i];
        }
    }
    return true;
}

static bool onednn_f32(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading,
                       bool add)
{
    bool is_turned = m <= FEW_ROWS && m % REGISTER == 0 && k >= MANY && y.is_transposed && !x.is_transposed;
    etch_onednn_call call;
    etch__onednn_begin(&call);
    bool is_done = (is_turned ? onednn_turned : onednn_gemm)(m, n, k, x, y, z, leading, add);
    etch__onednn_end(&call);
    return is_done;
}

bool etch__product_f32(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, float *z, int64_t leading,
                       bool add)
{
    pthread_once(&once, set_up);
    bool is_small = (double)m * (double)n * (double)k <= SMALL;
    if (!uses_onednn || is_small || atomic_load_explicit(&is_onednn_shut, memory_order_relaxed))
        return openblas_f32(m, n, k, x, y, z, leading, add);
    if (onednn_f32(m, n, k, x, y, z, leading, add))
        return true;
    return atomic_load(&is_onednn_shut) && openblas_f32(m, n, k, x, y, z, leading, add);
}

bool etch__product_f64(int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, double *z, int64_t leading,
                       bool add)
{
    pthread_once(&once, set_up);
    begin_openblas();
    cblas_dgemm(CblasRowMajor, flag(x), flag(y), (blasint)m, (blasint)n, (blasint)k, 1.0, x.data, (blasint)x.leading,
                y.data, (blasint)y.leading, add ? 1.0 : 0.0, z, (blasint)leading);
    end_openblas();
    return true;
}

/* ------------------------------------------------------------------------------------------------ ahead of time */

static struct {
    pthread_once_t once;
    pthread_t thread;
    bool is_started;
} ahead = { .once = PTHREAD_ONCE_INIT };

/* All its kernels are made with any product of matrices that are no vectors. */
static void *multiply_zeros(void *none)
{
    enum { SIDE = 4 };
    static const float zeros[SIDE * SIDE];
    float z[SIDE * SIDE];
    etch_matrix m = { zeros, SIDE, false };
    (void)onednn_f32(SIDE, SIDE, SIDE, m, m, z, SIDE, false);
    return none;
}

static bool hold(void *it)
{
    (void)it;
    return true; /* onednn.c waits until it is made */
}

static void let_go(void *it, etch_fork_end end)
{
    (void)it;
    if (end == ETCH_FORK_CHILD)
        ahead.is_started = false; /* the thread did not come along */
}

/* Signals are for the program's own threads. */
static void prepare(void)
{
    static const etch_fork_rule rule = { hold, let_go };
    static etch_minded minded;
    pthread_once(&once, set_up);
    if (!uses_onednn || etch__pool_find_width() < 2)
        return;
    etch__forks_mind(&minded, &rule, NULL);
    sigset_t all, before;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_BLOCK, &all, &before);
    ahead.is_started = pthread_create(&ahead.thread, NULL, multiply_zeros, NULL) == 0;
    (void)pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void etch_products_prepare(void) { pthread_once(&ahead.once, prepare); }

void etch_products_await(void)
{
    if (!ahead.is_started)
        return;
    ahead.is_started = false;
    (void)pthread_join(ahead.thread, NULL);
}

/* ------------------------------------------------------------------------------------------------ the processor */

#if defined OPENBLAS_VERSION && defined __x86_64__
/* What chooses, and undoes it; in all versions that have kernels for several processors. */
extern void gotoblas_dynamic_init(void) __attribute__((weak));
extern void gotoblas_dynamic_quit(void) __attribute__((weak));

static const char SETTING[] = "OPENBLAS_CORETYPE", OLDEST[] = "Prescott";

__attribute__((constructor)) static void choose_kernels(void)
{
    const etch_cpu *cpu = etch__cpu();
    if (!gotoblas_dynamic_init || !gotoblas_dynamic_quit || !cpu->has_avx2_fma_f16c || getenv(SETTING) ||
        strcmp(openblas_get_corename(), OLDEST) != 0)
        return;
    if (setenv(SETTING, cpu->has_avx512 ? "SkylakeX" : "Haswell", 1) != 0)
        return;
    gotoblas_dynamic_quit();
    gotoblas_dynamic_init();
    (void)unsetenv(SETTING); /* programs that this one starts choose for themselves */
}
#endif
