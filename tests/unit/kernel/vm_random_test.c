/* Random programs on random layouts: the VM against the reference, every byte. A failure names the seed. */
#include "vm_testing.h"

#include <stdio.h>
#include <stdlib.h>

static void run_cases(const char *what, uint64_t first, int n, const random_options *options)
{
    for (int i = 0; i < n; i++) {
        rng r = { (first + (uint64_t)i) * 0x2545f4914f6cdd1du };
        etch_arena_mark mark = etch__arena_mark(&vm_arena);
        vm_case *c = malloc(sizeof *c);
        vm_random_case(c, &r, options);
        vm_case_check(c, what, first + (uint64_t)i);
        vm_case_fini(c);
        free(c);
        etch__arena_reset(&vm_arena, mark);
    }
}

static void test_small(void **state)
{
    (void)state;
    run_cases("small", 1, 6000, &(random_options){ .half_types = true, .max_elements = 300, .max_instrs = 12 });
}

static void test_large(void **state)
{
    (void)state;
    run_cases("large", 100001, 400, &(random_options){ .half_types = true, .max_elements = 20000, .max_instrs = 6 });
}

static void test_long_programs(void **state)
{
    (void)state;
    run_cases("long programs", 200001, 400,
              &(random_options){ .half_types = true, .max_elements = 700, .max_instrs = 60 });
}

static void test_transcendental(void **state)
{
    (void)state;
    run_cases("transcendental", 300001, 1000,
              &(random_options){ .half_types = true, .transcendental = true, .max_elements = 300, .max_instrs = 10 });
}

int etch_test_vm_random(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_small, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_large, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_long_programs, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_transcendental, vm_setup, vm_teardown),
    };
    return cmocka_run_group_tests_name("kernel/vm_random", tests, NULL, NULL);
}
