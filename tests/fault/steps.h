/* A program of steps, which are made to run out of memory in three ways; a step that fails is repeated, and nothing may leak.
 *
 * within       each step over and over, its first, second, ... allocation failing, until it works: one run of the program
 * once, after  the whole program with allocation 1, 2, ... failing, alone and with all after it: each step finds everything as it is
 *              the first time, but there are as many runs as allocations. ETCH_FAULT_STRIDE=n takes every n-th, others each day.
 *
 * Included behind what it is about: the file's own `program` (with rt, cx, n_steps_failed) and end(), which releases all of it. */
#ifndef ETCH_TEST_FAULT_STEPS_H
#define ETCH_TEST_FAULT_STEPS_H

#include "unit/base/fault.h"

#include <stdlib.h>
#include <time.h>

typedef etch_status fault_step(program *p);
typedef struct fault_steps {
    fault_step *const *at; /* the last is NULL */
    int n_before;          /* so many have memory in any case */
    size_t stride;         /* of allocations, where all after one fail: what fails first is the same. 0: 1 */
    size_t least_failed;   /* steps, or the program does not do what it is here for */
} fault_steps;

typedef enum fault_way { FAIL_WITHIN, FAIL_ONCE, FAIL_AFTER } fault_way;

/* In a scope of its own; once more if it failed, or, within, until it does not. */
static void run_step(program *p, const fault_steps *steps, int i, fault_way way, etch_failing_allocator *memory)
{
    etch_status s = ETCH_ENOMEM;
    for (size_t attempt = 1; s != ETCH_OK; attempt++) {
        if (way == FAIL_WITHIN && i >= steps->n_before)
            memory->fail_at = attempt + atomic_load(&memory->n_allocs);
        etch_scope scope = etch_scope_begin(p->cx);
        s = steps->at[i](p);
        if (s != ETCH_OK &&
            (s != ETCH_ENOMEM || !atomic_load(&memory->has_failed) || (way != FAIL_WITHIN && attempt > 1)))
            fail_msg("step %d, attempt %zu: %s", i, attempt, etch_error_message(p->cx));
        if (s != ETCH_OK) {
            p->n_steps_failed++;
            memory->fail_at = 0;
            memory->from_then_on = false;
            etch_error_clear(p->cx);
        }
        etch_scope_end(p->cx, scope);
    }
}

/* Did an allocation fail? */
static bool run_steps(const fault_steps *steps, fault_way way, size_t fail_at, size_t *n_failed)
{
    etch_counting_allocator counting;
    etch_failing_allocator failing;
    program p = { 0 };
    etch__counting_init(&counting, etch_allocator_system());
    etch__failing_init(&failing, &counting.iface, 0);
    assert_int_equal(etch_runtime_new(&failing.iface, &p.rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(p.rt, &p.cx), ETCH_OK);
    for (int i = 0; steps->at[i]; i++) {
        if (i == steps->n_before && way != FAIL_WITHIN) {
            failing.fail_at = fail_at + atomic_load(&failing.n_allocs);
            failing.from_then_on = way == FAIL_AFTER;
        }
        run_step(&p, steps, i, way, &failing);
    }
    failing.fail_at = 0;
    failing.from_then_on = false;
    end(&p);
    assert_int_equal(atomic_load(&counting.live_bytes), 0);
    *n_failed += (size_t)p.n_steps_failed;
    return atomic_load(&failing.has_failed);
}

static void fail_allocations(const fault_steps *steps, fault_way way)
{
    const char *every = getenv("ETCH_FAULT_STRIDE");
    size_t stride = every && atoi(every) > 0 ? (size_t)atoi(every) : 1, n_failed = 0;
    if (way == FAIL_AFTER && steps->stride)
        stride *= steps->stride;
    size_t fail_at = 1 + (size_t)(time(NULL) / 86400) % stride;
    while (run_steps(steps, way, fail_at, &n_failed))
        fail_at += stride;
    print_message("every allocation of %zu, from %zu to %zu, %s: %zu steps failed and were repeated\n", stride,
                  1 + (size_t)(time(NULL) / 86400) % stride, fail_at, way == FAIL_AFTER ? "and all after it" : "once",
                  n_failed);
    assert_true(fail_at > 500 && n_failed > steps->least_failed / stride);
}

static void fail_each_allocation(const fault_steps *steps)
{
    size_t n_failed = 0;
    assert_true(run_steps(steps, FAIL_WITHIN, 0, &n_failed));
    print_message("within steps: failed and repeated %zu times\n", n_failed);
    assert_true(n_failed > 5);
    fail_allocations(steps, FAIL_ONCE);
    fail_allocations(steps, FAIL_AFTER);
}

#endif
