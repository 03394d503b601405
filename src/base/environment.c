/* Settings of the environment that mean nothing, found before anything is made. */
#include "base/cpu.h"

#include <etch/context.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char problem[128]; /* "": none */

/* Digits alone; where there are none it is not set. */
static bool is_count(const char *text) { return text[strspn(text, "0123456789")] == '\0'; }

static void look(void)
{
    const etch_cpu *cpu = etch__cpu();
    const char *threads = getenv("ETCH_NUM_THREADS");
    if (!cpu->isa_is_known)
        (void)snprintf(problem, sizeof problem, "ETCH_ISA=%s is not one of vm, avx2, avx512", cpu->isa_setting);
    else if (threads && !is_count(threads))
        (void)snprintf(problem, sizeof problem, "ETCH_NUM_THREADS=%.40s is not a number of threads", threads);
}

const char *etch_environment_problem(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, look);
    return *problem ? problem : NULL;
}
