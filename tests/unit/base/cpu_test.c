#include "base/cpu.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

int etch_test_cpu(void);

/* What the kernel says about this machine, as an opinion of its own; NULL if it says nothing. */
static char *kernels_flags(void)
{
    FILE *f = fopen("/proc/cpuinfo", "r");
    if (!f)
        return NULL;
    char *line = NULL, *flags = NULL;
    size_t cap = 0;
    while (!flags && getline(&line, &cap, f) > 0)
        if (strncmp(line, "flags", 5) == 0) {
            line[strcspn(line, "\n")] = ' ';
            flags = strdup(line);
        }
    free(line);
    fclose(f);
    return flags;
}

static void features_agree_with_the_kernel(void **state)
{
    (void)state;
    char *flags = kernels_flags();
    if (!flags)
        skip();
    bool avx2 = strstr(flags, " avx2 ") && strstr(flags, " fma ") && strstr(flags, " f16c ");
    bool avx512 = avx2 && strstr(flags, " avx512f ") && strstr(flags, " avx512bw ") && strstr(flags, " avx512dq ") &&
                  strstr(flags, " avx512vl ");
    free(flags);
    assert_int_equal(etch__cpu()->has_avx2_fma_f16c, avx2);
    assert_int_equal(etch__cpu()->has_avx512, avx512);
}

static void read_once_and_within_what_there_is(void **state)
{
    (void)state;
    const etch_cpu *cpu = etch__cpu();
    assert_ptr_equal(cpu, etch__cpu());
    assert_true(strlen(cpu->brand) > 0 && strlen(cpu->brand) < sizeof cpu->brand);
    assert_true(cpu->brand[0] != ' ');
    assert_true(cpu->loops <= (cpu->has_avx512          ? ETCH_ISA_AVX512
                               : cpu->has_avx2_fma_f16c ? ETCH_ISA_AVX2
                                                        : ETCH_ISA_BASELINE));
    assert_true(cpu->generated <= cpu->loops);
    const char *setting = getenv("ETCH_ISA");
    if (setting)
        assert_string_equal(cpu->isa_setting, setting);
    else
        assert_null(cpu->isa_setting);
}

static void every_machine_with_every_setting(void **state)
{
    (void)state;
    static const struct {
        bool avx2, avx512;
        const char *setting;
        etch_isa loops, generated;
        bool is_known;
    } rows[] = {
        { true, true, NULL, ETCH_ISA_AVX512, ETCH_ISA_AVX512, true },
        { true, true, "avx512", ETCH_ISA_AVX512, ETCH_ISA_AVX512, true },
        { true, true, "avx2", ETCH_ISA_AVX2, ETCH_ISA_AVX2, true },
        { true, true, "vm", ETCH_ISA_AVX2, ETCH_ISA_BASELINE, true },
        { true, true, "sse9", ETCH_ISA_AVX512, ETCH_ISA_AVX512, false },
        { true, true, "", ETCH_ISA_AVX512, ETCH_ISA_AVX512, true }, /* as if it were not set */
        { true, true, "AVX2", ETCH_ISA_AVX512, ETCH_ISA_AVX512, false },
        { true, false, NULL, ETCH_ISA_AVX2, ETCH_ISA_AVX2, true },
        { true, false, "avx512", ETCH_ISA_AVX2, ETCH_ISA_AVX2, true },
        { true, false, "avx2", ETCH_ISA_AVX2, ETCH_ISA_AVX2, true },
        { true, false, "vm", ETCH_ISA_AVX2, ETCH_ISA_BASELINE, true },
        { false, false, NULL, ETCH_ISA_BASELINE, ETCH_ISA_BASELINE, true },
        { false, false, "avx512", ETCH_ISA_BASELINE, ETCH_ISA_BASELINE, true },
        { false, false, "avx2", ETCH_ISA_BASELINE, ETCH_ISA_BASELINE, true },
        { false, false, "vm", ETCH_ISA_BASELINE, ETCH_ISA_BASELINE, true },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        etch_cpu cpu = { .has_avx2_fma_f16c = rows[i].avx2, .has_avx512 = rows[i].avx512 };
        etch__cpu_choose(&cpu, rows[i].setting);
        assert_int_equal(cpu.loops, rows[i].loops);
        assert_int_equal(cpu.generated, rows[i].generated);
        assert_int_equal(cpu.isa_is_known, rows[i].is_known);
        assert_ptr_equal(cpu.isa_setting, rows[i].setting);
    }
}

/* What is asked for stays until it is taken back; then it is what the environment says again. */
static void another_setting_for_a_while(void **state)
{
    (void)state;
    etch_cpu at_first = *etch__cpu();
    etch__cpu_set_isa("vm");
    assert_int_equal(etch__cpu()->generated, ETCH_ISA_BASELINE);
    etch__cpu_set_isa("avx2");
    assert_int_equal(etch__cpu()->generated, at_first.has_avx2_fma_f16c ? ETCH_ISA_AVX2 : ETCH_ISA_BASELINE);
    etch__cpu_set_isa(NULL);
    assert_int_equal(etch__cpu()->loops, at_first.loops);
    assert_int_equal(etch__cpu()->generated, at_first.generated);
    assert_ptr_equal(etch__cpu()->isa_setting, at_first.isa_setting);
}

int etch_test_cpu(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(features_agree_with_the_kernel),
        cmocka_unit_test(read_once_and_within_what_there_is),
        cmocka_unit_test(every_machine_with_every_setting),
        cmocka_unit_test(another_setting_for_a_while),
    };
    return cmocka_run_group_tests_name("base/cpu", tests, NULL, NULL);
}
