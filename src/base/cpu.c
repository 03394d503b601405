/* CPU features, read from the CPU once, and what ETCH_ISA leaves of them.
 *
 * AVX2 counts only together with FMA and F16C, and AVX-512 only with F, BW, DQ and VL: the tile VM's loops and the
 * generated code are compiled for those groups. Every CPU since 2013 (2017) that has one part has the others. */
#include "base/cpu.h"
#include "base/compiler.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>

static void read_features(etch_cpu *cpu)
{
    unsigned a = 0, b = 0, c = 0, d = 0;
    __builtin_cpu_init();
    /* The builtin also asks whether the system saves the wide registers; F16C, which it does not know everywhere, needs
     * no more than AVX2 does. */
    bool has_f16c = __get_cpuid(1, &a, &b, &c, &d) && (c & (1u << 29)) != 0;
    cpu->has_avx2_fma_f16c = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && has_f16c;
    cpu->has_avx512 = cpu->has_avx2_fma_f16c && __builtin_cpu_supports("avx512f") &&
                      __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
                      __builtin_cpu_supports("avx512vl");
    cpu->has_avx512_bf16 = cpu->has_avx512 && __builtin_cpu_supports("avx512bf16");

    cpu->is_intel = __builtin_cpu_is("intel");
    char brand[49] = "";
    for (unsigned i = 0; i < 3; i++) {
        unsigned r[4];
        if (!__get_cpuid(0x80000002u + i, &r[0], &r[1], &r[2], &r[3]))
            return;
        memcpy(brand + 16 * i, r, 16);
    }
    /* Vendors pad with blanks on either side. */
    const char *from = brand + strspn(brand, " ");
    size_t n = strlen(from);
    while (n > 0 && from[n - 1] == ' ')
        n--;
    if (n > 0) {
        memcpy(cpu->brand, from, n);
        cpu->brand[n] = '\0';
    }
}
#else
static void read_features(etch_cpu *cpu) { (void)cpu; }
#endif

void etch__cpu_choose(etch_cpu *cpu, const char *isa_setting)
{
    etch_isa best = cpu->has_avx512 ? ETCH_ISA_AVX512 : cpu->has_avx2_fma_f16c ? ETCH_ISA_AVX2 : ETCH_ISA_BASELINE;
    etch_isa at_most_avx2 = best < ETCH_ISA_AVX2 ? best : ETCH_ISA_AVX2;
    cpu->loops = cpu->generated = best;
    cpu->isa_setting = isa_setting;
    cpu->isa_is_known = true;
    if (!isa_setting || !*isa_setting || strcmp(isa_setting, "avx512") == 0)
        return;
    if (strcmp(isa_setting, "avx2") == 0) {
        cpu->loops = cpu->generated = at_most_avx2;
    } else if (strcmp(isa_setting, "vm") == 0) {
        cpu->loops = at_most_avx2;
        cpu->generated = ETCH_ISA_BASELINE;
    } else {
        cpu->isa_is_known = false;
    }
}

static etch_cpu the_cpu;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static char setting[32]; /* a copy: the program may change its environment later */
static bool is_set;

/* What this processor shares with few others: sysconf() may speak of the caches of all of them together. */
static size_t find_cache(void)
{
    enum { USUAL = 32 << 20 };
    size_t kib = 0;
    FILE *f = fopen("/sys/devices/system/cpu/cpu0/cache/index3/size", "re");
    if (!f)
        return USUAL;
    int n = fscanf(f, "%zuK", &kib);
    (void)fclose(f);
    return n == 1 && kib > 0 ? kib << 10 : USUAL;
}

static void read_cpu(void)
{
    strcpy(the_cpu.brand, "unknown");
    read_features(&the_cpu);
    the_cpu.cache_bytes = find_cache();
    const char *value = getenv("ETCH_ISA");
    is_set = value != NULL;
    if (value)
        snprintf(setting, sizeof setting, "%s", value);
    etch__cpu_choose(&the_cpu, value ? setting : NULL);
}

const etch_cpu *etch__cpu(void)
{
    pthread_once(&once, read_cpu);
    return &the_cpu;
}

void etch__cpu_set_isa(const char *isa_setting)
{
    pthread_once(&once, read_cpu);
    etch__cpu_choose(&the_cpu, isa_setting ? isa_setting : is_set ? setting : NULL);
}
