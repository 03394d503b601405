/* A program of steps, run over and over with allocation 1, 2, ... failing until none does: a step that fails is repeated with
 * memory, and nothing may leak. Included behind what it is about: the file's own `program` (with rt, cx, n_steps_failed) and end(),
 * which releases all of it. */
#ifndef ETCH_TEST_FAULT_STEPS_H
#define ETCH_TEST_FAULT_STEPS_H

#include "unit/base/fault.h"

typedef etch_status fault_step(program *p);
typedef struct fault_steps {
    fault_step *const *at; /* the last is NULL */
    int n_before;          /* so many have memory in any case */
    size_t stride;         /* of allocations, where all after one fail: what fails first is the same. 0: 1 */
    size_t least_failed;   /* steps, or the program does not do what it is here for */
} fault_steps;

/* Each step in a scope of its own; once more, with memory, if it failed. */
static void run_steps(program *p, const fault_steps *steps, etch_failing_allocator *memory, size_t fail_at,
                      bool from_then_on)
{
    for (int i = 0; steps->at[i]; i++) {
        if (i == steps->n_before) {
            memory->fail_at = fail_at + atomic_load(&memory->n_allocs);
            memory->from_then_on = from_then_on;
        }
        etch_scope scope = etch_scope_begin(p->cx);
        etch_status s = steps->at[i](p);
        if (s != ETCH_OK) {
            if (s != ETCH_ENOMEM || !atomic_load(&memory->has_failed))
                fail_msg("step %d: %s", i, etch_error_message(p->cx));
            p->n_steps_failed++;
            memory->fail_at = 0;
            memory->from_then_on = false;
            etch_error_clear(p->cx);
            if (steps->at[i](p) != ETCH_OK)
                fail_msg("step %d, with memory again: %s", i, etch_error_message(p->cx));
        }
        etch_scope_end(p->cx, scope);
    }
}

static void fail_allocations(const fault_steps *steps, bool from_then_on)
{
    size_t fail_at = 1, n_failed = 0, stride = from_then_on && steps->stride ? steps->stride : 1;
    for (bool has_failed = true; has_failed; fail_at += stride) {
        etch_counting_allocator counting;
        etch_failing_allocator failing;
        program p = { 0 };
        etch__counting_init(&counting, etch_allocator_system());
        etch__failing_init(&failing, &counting.iface, 0);
        assert_int_equal(etch_runtime_new(&failing.iface, &p.rt), ETCH_OK);
        assert_int_equal(etch_ctx_new(p.rt, &p.cx), ETCH_OK);
        run_steps(&p, steps, &failing, fail_at, from_then_on);
        failing.fail_at = 0;
        failing.from_then_on = false;
        end(&p);
        assert_int_equal(atomic_load(&counting.live_bytes), 0);
        has_failed = atomic_load(&failing.has_failed);
        n_failed += (size_t)p.n_steps_failed;
    }
    print_message("up to %zu allocations %s, %zu steps failed and were repeated\n", fail_at - stride - 1,
                  from_then_on ? "and all after it" : "each failed once", n_failed);
    assert_true(fail_at > 500 && n_failed > steps->least_failed);
}

/* Each allocation alone, then all from each one on. */
static void fail_each_allocation(const fault_steps *steps)
{
    fail_allocations(steps, false);
    fail_allocations(steps, true);
}

#endif
