/* What this CPU can do, capped by ETCH_ISA=vm|avx2|avx512: the cap is on code we generate and on the tile VM's loops
 * (vm: no generated code, loops of at most AVX2), not on libraries. */
#ifndef ETCH_BASE_CPU_H
#define ETCH_BASE_CPU_H

#include <stdbool.h>
#include <stddef.h>

typedef enum etch_isa { ETCH_ISA_BASELINE, ETCH_ISA_AVX2, ETCH_ISA_AVX512 } etch_isa;

typedef struct etch_cpu {
    etch_isa loops;     /* instruction set of the tile VM's loops */
    etch_isa generated; /* ETCH_ISA_BASELINE: no generated code */
    bool has_avx2_fma_f16c, has_avx512, has_avx512_bf16;
    bool is_intel;
    size_t cache_bytes;      /* of the last cache */
    const char *isa_setting; /* value of ETCH_ISA, or NULL; an unknown value is reported in `isa_is_known` */
    bool isa_is_known;
    char brand[64];
} etch_cpu;

/* Read once; any thread. */
const etch_cpu *etch__cpu(void);

/* Fills `loops`, `generated` and the `isa_` fields from the has_ fields and a value of ETCH_ISA (NULL: not set), which
 * is borrowed. What etch__cpu does with this machine; apart so that tests can try others. */
void etch__cpu_choose(etch_cpu *cpu, const char *isa_setting);

/* For tests: as if ETCH_ISA had this value, which is borrowed, for kernels that are prepared from now on; NULL: the one it has.
 * Not while other threads prepare any. */
void etch__cpu_set_isa(const char *isa_setting);

#endif
