/* Explaining never breaks a call: with any allocation failing, what is lost is part of the event at most. */
#include "trace/event.h"
#include "unit/trace/event_testing.h"

/* Asks for the first size as a number. */
static etch_tensor *asks(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tensor *x = etch_mul(cx, in[0], in[0]);
    int64_t rows = etch_size_number(cx, etch_tensor_dim_of(cx, in[0], 0));
    return etch_mul(cx, x, etch_scalar(cx, ETCH_F32, (double)rows));
}

/* An allocator that fails the k-th allocation from when it is armed, and all later ones if told so. */
typedef struct armed {
    etch_allocator iface;
    const etch_allocator *under;
    bool is_armed, from_then_on;
    size_t n, fail_at;
} armed;

static void *armed_alloc(void *self, size_t bytes, size_t align)
{
    armed *a = self;
    if (a->is_armed) {
        a->n++;
        if (a->n == a->fail_at || (a->from_then_on && a->n > a->fail_at))
            return NULL;
    }
    return a->under->alloc(a->under->self, bytes, align);
}
static void armed_free(void *self, void *p, size_t bytes, size_t align)
{
    armed *a = self;
    a->under->free(a->under->self, p, bytes, align);
}

typedef struct fault_case {
    const char *what;
    etch_body *body;
    int64_t sizes[3];
    size_t max_entries;
    etch_policy policy;
    bool has_failed;
} fault_case;

/* A miss as it is at the end of a call, explained again and again with another allocation failing each time. */
static void explain_without_memory(const fault_case *c, bool from_then_on)
{
    etch_counting_allocator counting;
    etch__counting_init(&counting, etch_allocator_system());
    armed memory = { .iface = { armed_alloc, armed_free, &memory },
                     .under = &counting.iface,
                     .from_then_on = from_then_on };
    stage s = { 0 };
    assert_int_equal(etch_runtime_new(&memory.iface, &s.w.rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(s.w.rt, &s.w.cx), ETCH_OK);
    s.cx = s.w.cx;
    stage_function(&s, "f", c->body, (etch_function_options){ .policy = c->policy, .max_entries = c->max_entries });
    etch_arg x = { 0 };
    for (int i = 0; i < 3; i++) {
        x = X32(&s, c->sizes[i], 2);
        call_args(&s, &x, 1);
    }
    if (c->has_failed)
        x = X32(&s, 7, 2); /* for which there is no trace */
    else
        etch_spec_release(&s.f->seen.at[--s.f->seen.n].call); /* the last call is the one that is explained */

    etch_spec *call = NULL;
    must(&s.w, etch__args_spec(s.cx, &x, 1, ETCH_ARGS_EXACT, &call));
    etch_miss m = { .f = s.f,
                    .call = call,
                    .made = c->has_failed ? NULL : s.f->entries.at[s.f->entries.n - 1],
                    .guarded = s.f->entries.at[0]->image.guards.list.n ? s.f->entries.at[0] : NULL,
                    .in = &x.tensor,
                    .status = c->has_failed ? ETCH_ERETRACE : ETCH_OK,
                    .is_call = true,
                    .policy = c->policy };
    size_t n = 1;
    for (;; n++) {
        (void)etch__fail(s.cx, ETCH_EIO, "an error of before, number %zu", n);
        s.cx->sticky = n % 2;
        memory.n = 0;
        memory.fail_at = n;
        memory.is_armed = true;
        etch__event_of_miss(s.cx, &m);
        memory.is_armed = false;
        char want[64];
        snprintf(want, sizeof want, "an error of before, number %zu", n);
        assert_int_equal(etch_error_status(s.cx), ETCH_EIO);
        assert_string_equal(etch_error_message(s.cx), want);
        assert_int_equal(etch_failed(s.cx), n % 2);
        etch_error_clear(s.cx);
        if (memory.n < n)
            break; /* it asked for less */
    }
    if (n < 8)
        fail_msg("%s: only %zu allocations", c->what, n);
    const etch_event *e = last_event(&s); /* with memory, it is all there */
    assert_true(e->n_differences > 0 && e->advice.text[0] && e->signature[0]);
    assert_true(!m.guarded || e->guard[0]);
    CALL(&s, X32(&s, 1, 2)); /* and the function still works */
    etch_spec_release(&call);
    etch_event_list_release(&s.events);
    etch_function_release(&s.f);
    etch_ctx_release(&s.w.cx);
    etch_runtime_release(&s.w.rt);
    assert_int_equal(atomic_load(&counting.live_bytes), 0);
}

static void explaining_needs_no_memory(void **state)
{
    (void)state;
    static const fault_case cases[] = {
        { "sizes", twice, { 4, 5, 6 }, 0, ETCH_EXACT, false },
        { "a line that asks", asks, { 4, 5, 6 }, 0, ETCH_EXACT, false },
        { "a guard", asks, { 4, 5, 6 }, 0, ETCH_SYMBOLIC, false },
        { "refused", twice, { 4, 5, 6 }, 0, ETCH_EXACT, true },
        { "what was dropped", twice, { 4, 5, 6 }, 1, ETCH_EXACT, false },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (int from_then_on = 0; from_then_on <= 1; from_then_on++)
            explain_without_memory(&cases[i], from_then_on);
}

/* Whole calls with any allocation failing: they succeed or report it, and leave nothing behind. */
static void calls_without_memory(void **state)
{
    (void)state;
    for (int from_then_on = 0; from_then_on <= 1; from_then_on++) {
        int n_done = 0, n_failed = 0;
        for (size_t fail_at = 1;; fail_at++) {
            etch_counting_allocator counting;
            etch__counting_init(&counting, etch_allocator_system());
            armed memory = { .iface = { armed_alloc, armed_free, &memory },
                             .under = &counting.iface,
                             .from_then_on = from_then_on,
                             .fail_at = fail_at };
            stage s = { 0 };
            assert_int_equal(etch_runtime_new(&memory.iface, &s.w.rt), ETCH_OK);
            assert_int_equal(etch_ctx_new(s.w.rt, &s.w.cx), ETCH_OK);
            s.cx = s.w.cx;
            stage_function(&s, "f", NULL, (etch_function_options){ .policy = ETCH_EXACT, .structured = times_number });
            CALL(&s, X32(&s, 4, 2), ETCH_ARG_INT(1));
            etch_arg args[] = { X32(&s, 5, 2), ETCH_ARG_INT(2) };
            memory.is_armed = true;
            bool done = try_args(&s, args, 2);
            memory.is_armed = false;
            bool has_failed = memory.n >= fail_at;
            if (!done)
                assert_int_equal(etch_error_status(s.cx), ETCH_ENOMEM);
            n_failed += !done;
            n_done += done && has_failed; /* the failure was the explanation's, or could be made up for */
            etch_error_clear(s.cx);
            uint64_t n_made = etch_function_get_stats(s.f).n_traces - 1;
            assert_true(n_made == 1 || (!done && n_made == 0)); /* it may have failed later, when it ran */
            call_args(&s, args, 2);
            etch_function_release(&s.f);
            etch_ctx_release(&s.w.cx);
            etch_runtime_release(&s.w.rt);
            assert_int_equal(atomic_load(&counting.live_bytes), 0);
            if (!has_failed)
                break;
        }
        assert_true(n_failed > 10);
        if (!from_then_on)
            assert_true(n_done >= 3);
    }
}

static void renderings_without_memory(void **state)
{
    (void)state;
    etch_counting_allocator counting;
    etch__counting_init(&counting, etch_allocator_system());
    armed memory = { .iface = { armed_alloc, armed_free, &memory }, .under = &counting.iface };
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_event e = sample_event();
    assert_int_equal(etch_runtime_new(&memory.iface, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    memory.is_armed = true;
    for (int is_json_form = 0; is_json_form <= 1; is_json_form++)
        for (memory.fail_at = 1;; memory.fail_at++) {
            char *text = NULL;
            memory.n = 0;
            etch_status st = is_json_form ? etch_event_json(cx, &e, &text) : etch_event_text(cx, &e, &text);
            bool has_failed = memory.n >= memory.fail_at;
            assert_int_equal(st, has_failed ? ETCH_ENOMEM : ETCH_OK);
            assert_int_equal(text == NULL, has_failed);
            free(text);
            if (!has_failed)
                break;
        }
    memory.fail_at = 0;
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    assert_int_equal(atomic_load(&counting.live_bytes), 0);
}

int etch_test_event_fault(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(explaining_needs_no_memory),
        cmocka_unit_test(calls_without_memory),
        cmocka_unit_test(renderings_without_memory),
    };
    return cmocka_run_group_tests_name("trace/event_fault", tests, NULL, NULL);
}
