#include "base/ctx.h"
#include "unit/base/fault.h"

#include <string.h>

int etch_test_ctx(void);

typedef struct fixture {
    etch_counting_allocator counting;
    etch_failing_allocator failing;
    etch_runtime *rt;
    etch_ctx *cx;
} fixture;

static int set_up(void **state)
{
    static fixture f;
    memset(&f, 0, sizeof f);
    etch__counting_init(&f.counting, etch_allocator_system());
    etch__failing_init(&f.failing, &f.counting.iface, 0);
    *state = &f;
    return etch_runtime_new(&f.failing.iface, &f.rt) != ETCH_OK || etch_ctx_new(f.rt, &f.cx) != ETCH_OK;
}

static int tear_down(void **state)
{
    fixture *f = *state;
    etch_ctx_release(&f->cx);
    etch_runtime_release(&f->rt);
    return atomic_load(&f->counting.live_bytes) != 0;
}

/* From here on no allocation succeeds. */
static void run_out_of_memory(fixture *f)
{
    f->failing.fail_at = atomic_load(&f->failing.n_allocs) + 1;
    f->failing.from_then_on = true;
}

static void a_runtime_outlives_its_handle(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL, *other = NULL;
    assert_int_equal(etch_runtime_new(&c.iface, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    assert_ptr_equal(etch_ctx_runtime(cx), rt);
    assert_ptr_equal(etch_runtime_retain(rt), rt);
    etch_runtime *again = rt;
    etch_runtime_release(&rt);
    assert_null(rt);
    etch_runtime_release(&again);
    assert_int_equal(etch_ctx_new(etch_ctx_runtime(cx), &other), ETCH_OK); /* the context keeps it */
    etch_ctx_release(&cx);
    assert_null(cx);
    assert_true(atomic_load(&c.live_bytes) > 0);
    etch_ctx_release(&other);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void null_is_accepted_or_refused(void **state)
{
    (void)state;
    etch_runtime *rt = NULL;
    etch_ctx *cx = (etch_ctx *)&rt; /* must come back NULL */
    etch_runtime_release(&rt);
    etch_runtime_release(NULL);
    etch_ctx_release(NULL);
    assert_null(etch_runtime_retain(NULL));
    assert_int_equal(etch_runtime_new(NULL, NULL), ETCH_EINVAL);
    assert_int_equal(etch_ctx_new(NULL, &cx), ETCH_EINVAL);
    assert_null(cx);
    etch_ctx_release(&cx);
    assert_int_equal(etch_runtime_new(NULL, &rt), ETCH_OK); /* the system's memory */
    assert_int_equal(etch_ctx_new(rt, NULL), ETCH_EINVAL);
    etch_runtime_release(&rt);
}

static void a_new_context_has_no_error(void **state)
{
    etch_ctx *cx = ((fixture *)*state)->cx;
    assert_false(etch_failed(cx));
    assert_int_equal(etch_error_status(cx), ETCH_OK);
    assert_string_equal(etch_error_message(cx), "");
    assert_int_equal(etch__fail_within(cx, "nothing"), ETCH_OK); /* no failure to put a prefix on */
    etch__stick(cx);
    assert_false(etch_failed(cx));
}

static void a_failure_leaves_status_and_message(void **state)
{
    etch_ctx *cx = ((fixture *)*state)->cx;
    assert_int_equal(etch__fail(cx, ETCH_ESHAPE, "matmul: %d and %s", 3, "f32[2]"), ETCH_ESHAPE);
    assert_int_equal(etch_error_status(cx), ETCH_ESHAPE);
    assert_string_equal(etch_error_message(cx), "matmul: 3 and f32[2]");
    assert_false(etch_failed(cx)); /* reported, not stuck */
    assert_int_equal(etch__fail(cx, ETCH_EDTYPE, "other"), ETCH_EDTYPE);
    assert_string_equal(etch_error_message(cx), "other");
    etch_error_clear(cx);
    assert_int_equal(etch_error_status(cx), ETCH_OK);
    assert_string_equal(etch_error_message(cx), "");
}

static void a_message_may_quote_the_one_before(void **state)
{
    etch_ctx *cx = ((fixture *)*state)->cx;
    (void)etch__fail(cx, ETCH_EINVAL, "inner");
    (void)etch__fail(cx, ETCH_EIO, "<%s> and a lot more behind it: %0200d", etch_error_message(cx), 7);
    assert_memory_equal(etch_error_message(cx), "<inner> and a lot more behind it: 000", 37);
    (void)etch__fail(cx, ETCH_EIO, "%.3s", etch_error_message(cx) + 1);
    assert_string_equal(etch_error_message(cx), "inn");
}

static void prefixes_stack_up(void **state)
{
    etch_ctx *cx = ((fixture *)*state)->cx;
    (void)etch__fail(cx, ETCH_ERANGE, "index 7 of 3");
    assert_int_equal(etch__fail_within(cx, "gather"), ETCH_ERANGE);
    assert_int_equal(etch__fail_within(cx, "%s:%d", "f.etch", 12), ETCH_ERANGE);
    assert_string_equal(etch_error_message(cx), "f.etch:12: gather: index 7 of 3");
    (void)etch__fail_nomem(cx);
    (void)etch__fail_within(cx, "plan");
    assert_string_equal(etch_error_message(cx), "plan: out of memory");
}

static void the_first_error_sticks(void **state)
{
    etch_ctx *cx = ((fixture *)*state)->cx;
    (void)etch__fail(cx, ETCH_ESHAPE, "first");
    etch__stick(cx);
    assert_true(etch_failed(cx));
    assert_int_equal(etch__fail(cx, ETCH_EIO, "second"), ETCH_EIO);
    assert_int_equal(etch__fail_nomem(cx), ETCH_ENOMEM);
    assert_int_equal(etch__fail_within(cx, "third"), ETCH_ESHAPE);
    assert_int_equal(etch_error_status(cx), ETCH_ESHAPE);
    assert_string_equal(etch_error_message(cx), "first");
    etch_error_clear(cx);
    assert_false(etch_failed(cx));
    (void)etch__fail(cx, ETCH_EIO, "fresh");
    assert_string_equal(etch_error_message(cx), "fresh");
}

static etch_status public_function(etch_ctx *cx, bool fails)
{
    ETCH_ENTER(cx);
    if (fails)
        ETCH_TRY(etch__fail(cx, ETCH_EINVAL, "asked to fail"));
    return ETCH_OK;
}

static void status_functions_forget_an_old_error_but_not_a_stuck_one(void **state)
{
    etch_ctx *cx = ((fixture *)*state)->cx;
    assert_int_equal(public_function(cx, true), ETCH_EINVAL);
    assert_int_equal(etch_error_status(cx), ETCH_EINVAL);
    assert_int_equal(public_function(cx, false), ETCH_OK);
    assert_int_equal(etch_error_status(cx), ETCH_OK);
    assert_string_equal(etch_error_message(cx), "");
    (void)etch__fail(cx, ETCH_EPARSE, "stuck");
    etch__stick(cx);
    assert_int_equal(public_function(cx, false), ETCH_EPARSE);
    assert_string_equal(etch_error_message(cx), "stuck");
}

static void without_memory_the_text_of_the_status_serves(void **state)
{
    fixture *f = *state;
    (void)etch__fail(f->cx, ETCH_ESHAPE, "a message from better times");
    run_out_of_memory(f);
    assert_int_equal(etch__fail(f->cx, ETCH_EDTYPE, "no room for %s", "this"), ETCH_EDTYPE);
    assert_true(atomic_load(&f->failing.has_failed));
    assert_int_equal(etch_error_status(f->cx), ETCH_EDTYPE);
    assert_string_equal(etch_error_message(f->cx), etch_status_text(ETCH_EDTYPE));
    assert_int_equal(etch__fail_within(f->cx, "prefix"), ETCH_EDTYPE);
    assert_string_equal(etch_error_message(f->cx), etch_status_text(ETCH_EDTYPE));
    assert_int_equal(etch__fail_nomem(f->cx), ETCH_ENOMEM);
    assert_string_equal(etch_error_message(f->cx), "out of memory");
}

static void a_prefix_without_memory_keeps_the_inner_message(void **state)
{
    fixture *f = *state;
    (void)etch__fail(f->cx, ETCH_ESHAPE, "inner");
    run_out_of_memory(f);
    assert_int_equal(etch__fail_within(f->cx, "prefix"), ETCH_ESHAPE);
    assert_string_equal(etch_error_message(f->cx), "inner");
}

/* Attachments note, when destroyed, their number in the order they went. */
static int n_destroyed, destroyed[8];
static void note_destroyed(void *p) { destroyed[n_destroyed++] = *(int *)p; }

static const char key_a, key_b, key_c;

static void attached_to_a_context(void **state)
{
    (void)state;
    static int one = 1, two = 2;
    n_destroyed = 0;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL, *other = NULL;
    assert_int_equal(etch_runtime_new(&c.iface, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &other), ETCH_OK);
    assert_null(etch__ctx_attached(cx, &key_a));
    assert_int_equal(etch__ctx_attach(cx, &key_a, &one, note_destroyed), ETCH_OK);
    assert_int_equal(etch__ctx_attach(cx, &key_b, &two, note_destroyed), ETCH_OK);
    assert_int_equal(etch__ctx_attach(cx, &key_c, &two, NULL), ETCH_OK); /* nothing to destroy */
    assert_ptr_equal(etch__ctx_attached(cx, &key_a), &one);
    assert_ptr_equal(etch__ctx_attached(cx, &key_b), &two);
    assert_null(etch__ctx_attached(other, &key_a));
    etch_ctx_release(&cx);
    assert_int_equal(n_destroyed, 2);
    assert_int_equal(destroyed[0], 2);
    assert_int_equal(destroyed[1], 1);
    etch_ctx_release(&other);
    etch_runtime_release(&rt);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

/* Whoever retains a context keeps its memory, not what the caller had in it. */
static void retained_beyond_its_release(void **state)
{
    (void)state;
    static int one = 1, two = 2;
    n_destroyed = 0;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    assert_int_equal(etch_runtime_new(&c.iface, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    etch_runtime_release(&rt);
    etch_ctx *held = etch__ctx_retain(cx);
    assert_int_equal(etch__ctx_attach(cx, &key_a, &one, note_destroyed), ETCH_OK);
    assert_non_null(etch__arena_alloc(&cx->scratch, 100, 1));
    etch_fail(cx, ETCH_ERANGE, "stuck");
    etch_ctx_release(&cx);
    assert_int_equal(n_destroyed, 1); /* at once: it may hold who holds the context */
    assert_false(etch_failed(held));
    assert_int_equal(etch_error_status(held), ETCH_OK);
    assert_non_null(etch__arena_alloc(&held->scratch, 100, 1));
    assert_int_equal(etch__fail(held, ETCH_ERANGE, "%d", 1), ETCH_ERANGE);
    assert_int_equal(etch__ctx_attach(held, &key_a, &two, note_destroyed), ETCH_OK);
    etch__ctx_drop(&held);
    assert_null(held);
    assert_int_equal(n_destroyed, 2);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
    etch__ctx_drop(&held); /* nothing */
}

static int n_made;
static int made_values[] = { 10, 20 };

static etch_status make_first(etch_ctx *cx, void **out)
{
    (void)cx;
    n_made++;
    *out = &made_values[0];
    return ETCH_OK;
}

/* One that needs another, as a cache needs the device. */
static etch_status make_second(etch_ctx *cx, void **out)
{
    void *first = NULL;
    ETCH_TRY(etch__runtime_attached(cx, &key_a, make_first, note_destroyed, &first));
    n_made++;
    *out = &made_values[1];
    return ETCH_OK;
}

static etch_status make_failing(etch_ctx *cx, void **out)
{
    (void)out;
    return etch__fail(cx, ETCH_ENOTSUP, "no such device");
}

static void attached_to_a_runtime(void **state)
{
    fixture *f = *state;
    void *p = NULL, *q = NULL;
    n_made = n_destroyed = 0;
    assert_int_equal(etch__runtime_attached(f->cx, &key_b, make_failing, note_destroyed, &p), ETCH_ENOTSUP);
    assert_string_equal(etch_error_message(f->cx), "no such device");
    assert_null(p);
    assert_int_equal(etch__runtime_attached(f->cx, &key_b, make_second, note_destroyed, &p), ETCH_OK);
    assert_ptr_equal(p, &made_values[1]);
    assert_int_equal(n_made, 2);
    assert_int_equal(etch__runtime_attached(f->cx, &key_b, make_second, note_destroyed, &q), ETCH_OK);
    assert_ptr_equal(q, p);
    assert_int_equal(etch__runtime_attached(f->cx, &key_a, make_first, note_destroyed, &q), ETCH_OK);
    assert_ptr_equal(q, &made_values[0]);
    assert_int_equal(n_made, 2); /* made once each */
    etch_ctx_release(&f->cx);
    assert_int_equal(n_destroyed, 0);
    etch_runtime_release(&f->rt);
    assert_int_equal(n_destroyed, 2); /* what was needed goes last */
    assert_int_equal(destroyed[0], 20);
    assert_int_equal(destroyed[1], 10);
}

static atomic_int n_shared_made;
static etch_status make_shared(etch_ctx *cx, void **out)
{
    (void)cx;
    atomic_fetch_add(&n_shared_made, 1);
    *out = &made_values[0];
    return ETCH_OK;
}

static void *use_runtime(void *arg)
{
    etch_runtime *rt = arg;
    for (int i = 0; i < 200; i++) {
        etch_ctx *cx = NULL;
        void *p = NULL;
        if (etch_ctx_new(rt, &cx) != ETCH_OK)
            return "no context";
        etch_status s = etch__runtime_attached(cx, &key_c, make_shared, NULL, &p);
        (void)etch__fail(cx, ETCH_EINVAL, "thread says %d", i);
        etch_ctx_release(&cx);
        if (s != ETCH_OK || p != &made_values[0])
            return "wrong attachment";
    }
    return NULL;
}

static void many_threads_share_a_runtime(void **state)
{
    fixture *f = *state;
    pthread_t threads[4];
    atomic_store(&n_shared_made, 0);
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, use_runtime, f->rt), 0);
    for (int i = 0; i < 4; i++) {
        void *complaint = NULL;
        pthread_join(threads[i], &complaint);
        assert_null(complaint);
    }
    assert_int_equal(atomic_load(&n_shared_made), 1);
}

static etch_status whole_life(const etch_allocator *alloc, void *user)
{
    (void)user;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    void *p = NULL;
    n_destroyed = 0;
    etch_status s = etch_runtime_new(alloc, &rt);
    if (s == ETCH_OK)
        s = etch_ctx_new(rt, &cx);
    if (s == ETCH_OK)
        s = etch__ctx_attach(cx, &key_a, &made_values[0], note_destroyed);
    if (s == ETCH_OK)
        s = etch__runtime_attached(cx, &key_b, make_second, note_destroyed, &p);
    if (s == ETCH_OK) {
        etch_arena_mark m = etch__arena_mark(&cx->scratch);
        if (!etch__arena_alloc(&cx->scratch, 100, 8))
            s = etch__fail_nomem(cx);
        etch__arena_reset(&cx->scratch, m);
    }
    assert_int_equal(rt == NULL && cx != NULL, 0);
    if (cx && s != ETCH_OK)
        assert_string_equal(etch_error_message(cx), "out of memory");
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    if (s == ETCH_OK)
        assert_int_equal(n_destroyed, 3);
    return s;
}

static void each_allocation_may_fail(void **state)
{
    (void)state;
    assert_true(etch_test_each_failure(whole_life, NULL) >= 6);
}

int etch_test_ctx(void)
{
#define WITH_CONTEXT(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_runtime_outlives_its_handle),
        cmocka_unit_test(null_is_accepted_or_refused),
        WITH_CONTEXT(a_new_context_has_no_error),
        WITH_CONTEXT(a_failure_leaves_status_and_message),
        WITH_CONTEXT(a_message_may_quote_the_one_before),
        WITH_CONTEXT(prefixes_stack_up),
        WITH_CONTEXT(the_first_error_sticks),
        WITH_CONTEXT(status_functions_forget_an_old_error_but_not_a_stuck_one),
        WITH_CONTEXT(without_memory_the_text_of_the_status_serves),
        WITH_CONTEXT(a_prefix_without_memory_keeps_the_inner_message),
        cmocka_unit_test(attached_to_a_context),
        cmocka_unit_test(retained_beyond_its_release),
        WITH_CONTEXT(attached_to_a_runtime),
        WITH_CONTEXT(many_threads_share_a_runtime),
        cmocka_unit_test(each_allocation_may_fail),
    };
    return cmocka_run_group_tests_name("base/ctx", tests, NULL, NULL);
}
