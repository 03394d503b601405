/* Making OpenBLAS ready.
 *
 * It has kernels for many processors and chooses when it is loaded, by a list of their models. A processor that is newer than the
 * list gets those of its oldest one, which use a quarter of the width of today's registers: then we tell it what the processor can do, as
 * a user would by OPENBLAS_CORETYPE, and have it choose again. That happens when we are loaded ourselves, before anybody multiplies.
 * docs/decisions/0020-openblas-on-new-processors.md */
#include "kernel/call/blas.h"

#include "base/compiler.h"
#include "base/cpu.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool has_lock; /* built without threads it is not safe: docs/decisions/0023-openblas-with-threads.md */

void etch__blas_set_up(void)
{
#ifdef OPENBLAS_VERSION
    openblas_set_num_threads(1);
    has_lock = openblas_get_parallel() == OPENBLAS_SEQUENTIAL;
#endif
}

void etch__blas_begin(void)
{
    if (ETCH_UNLIKELY(has_lock))
        pthread_mutex_lock(&lock);
}

void etch__blas_end(void)
{
    if (ETCH_UNLIKELY(has_lock))
        pthread_mutex_unlock(&lock);
}

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
