/* Repeats a scenario with allocation 1, 2, 3, ... failing until it passes, and checks each time that the failure was
 * reported and that nothing leaked. Other folders' tests may include it. */
#ifndef ETCH_TEST_FAULT_H
#define ETCH_TEST_FAULT_H

#include "base/alloc.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

/* Returns ETCH_OK, or ETCH_ENOMEM with everything given back. */
typedef etch_status etch_test_scenario(const etch_allocator *alloc, void *user);

/* Returns the number of allocations of a run that passes. `recovers`: when memory is refused once, what is kept for later is given
 * back and the run may go on. */
static inline size_t etch_test_each_failure_of(etch_test_scenario *scenario, void *user, bool recovers)
{
    for (int from_then_on = 0; from_then_on <= 1; from_then_on++) {
        for (size_t fail_at = 1;; fail_at++) {
            etch_counting_allocator counting;
            etch_failing_allocator failing;
            etch__counting_init(&counting, etch_allocator_system());
            etch__failing_init(&failing, &counting.iface, fail_at);
            failing.from_then_on = from_then_on;
            etch_status s = scenario(&failing.iface, user);
            assert_int_equal(atomic_load(&counting.live_bytes), 0);
            assert_int_equal(atomic_load(&counting.n_allocs), atomic_load(&counting.n_frees));
            if (!atomic_load(&failing.has_failed)) {
                assert_int_equal(s, ETCH_OK);
                if (from_then_on)
                    return fail_at - 1;
                break;
            }
            if (!recovers || from_then_on || s != ETCH_OK)
                assert_int_equal(s, ETCH_ENOMEM);
        }
    }
    return 0;
}

static inline size_t etch_test_each_failure(etch_test_scenario *scenario, void *user)
{
    return etch_test_each_failure_of(scenario, user, false);
}

#endif
