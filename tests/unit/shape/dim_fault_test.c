/* Out of memory: a scenario is repeated with allocation 1, 2, 3, ... failing until it passes. After each failure the
 * same table goes on: everything asked for again must come out as in a table that never failed, and nothing leaks. */
#include "shape_test.h"

#include "base/alloc.h"

static const char *const texts[] = {
    "n",
    "b*t",
    "2*n + 1",
    "(n + m)*(b + t)*(n - 1)",
    "(5*n + 3)//2",
    "(n*m + 3)//m",
    "(n%8 + 3)%4",
    "min(n, m, 7, b)",
    "max(n//2, n)",
    "bcast(n, m, 8)",
    "n - n//2",
    "(b + t + n + m + 1)*(b + t + n + m + 2)",
    "(n//2 + 2)//3",
    "b*min(n, t)",
};
enum { N_TEXTS = ETCH_COUNT_OF(texts) };

typedef struct outcome {
    char printed[N_TEXTS][256];
    int64_t values[N_TEXTS];
    etch_tri answers[N_TEXTS];
} outcome;

static etch_status build_all(etch_ctx *cx, etch_dims *t, etch_dim *dims)
{
    for (int i = 0; i < N_TEXTS; i++) {
        const char *at = texts[i];
        ETCH_TRY(etch__dim_parse(cx, t, &at, &dims[i]));
    }
    return ETCH_OK;
}

static etch_status name_fresh(etch_ctx *cx, etch_dims *t)
{
    char name[24];
    etch_symbol s;
    etch_dim fresh = etch__dim_fresh(cx, t);
    if (fresh == ETCH_DIM_FAILED)
        return etch_error_status(cx);
    assert_true(etch__dim_is_symbol(t, fresh, &s));
    int n = snprintf(name, sizeof name, "renamed_%u", s);
    ETCH_TRY(etch__symbol_rename(cx, t, s, name, (size_t)n));
    assert_int_equal(etch__dim_symbol(cx, t, name, (size_t)n), fresh);
    return ETCH_OK;
}

static etch_status run_all(etch_ctx *cx, etch_dims *t, const etch_dim *dims, outcome *out)
{
    etch_dimprog p;
    int64_t slots[512];
    uint32_t at[N_TEXTS];
    ETCH_TRY(etch__dimprog_init(cx, t, &p));
    etch_status s = ETCH_OK;
    for (int i = 0; i < N_TEXTS && s == ETCH_OK; i++)
        s = etch__dimprog_slot(&p, dims[i], &at[i]);
    if (s == ETCH_OK)
        s = etch__dimprog_check(&p, ETCH_DIMCODE_CHECK_LESS_EQUAL, dims[0], dims[1], 0);
    if (s == ETCH_OK) {
        assert_true(p.slots.n <= ETCH_COUNT_OF(slots));
        memcpy(slots, p.slots.at, p.slots.n * sizeof *slots);
        for (uint32_t i = 0; i < etch__dims_n_symbols(t); i++)
            slots[i] = 8;
        assert_int_equal(etch__dimprog_run(&p, slots, 0, (uint32_t)p.code.n), p.code.n);
        for (int i = 0; i < N_TEXTS; i++)
            out->values[i] = slots[at[i]];
    }
    etch__dimprog_fini(&p);
    return s;
}

static etch_status scenario(etch_ctx *cx, etch_dims *t, outcome *out)
{
    etch_dim dims[N_TEXTS], map[4];
    ETCH_TRY(build_all(cx, t, dims));
    ETCH_TRY(run_all(cx, t, dims, out));
    ETCH_TRY(name_fresh(cx, t));
    for (uint32_t i = 0; i < 4; i++)
        map[i] = etch__symbol_dim(t, (i + 1) % 4);
    for (int i = 0; i < N_TEXTS; i++) {
        etch_dim d = etch__dim_substitute(cx, t, t, dims[i], map);
        if (d == ETCH_DIM_FAILED)
            return etch_error_status(cx);
        out->answers[i] = etch__dim_less_equal(cx, t, dims[i], dims[(i + 5) % N_TEXTS]);
        etch_strbuf text;
        etch__strbuf_init(&text, cx->alloc);
        etch__dim_print(t, dims[i], &text);
        etch__strbuf_add(&text, " -> ");
        etch__dim_print(t, d, &text);
        bool failed = text.failed;
        if (!failed)
            snprintf(out->printed[i], sizeof out->printed[i], "%s", text.at);
        etch__strbuf_fini(&text);
        if (failed)
            return etch__fail_nomem(cx);
    }
    return ETCH_OK;
}

static void test_every_allocation_may_fail(void **state)
{
    (void)state;
    static outcome expected, got;
    world w;
    world_open(&w);
    assert_int_equal(scenario(w.cx, w.t, &expected), ETCH_OK);
    size_t n_failures = 0;
    for (size_t fail_at = 1;; fail_at++) {
        etch_counting_allocator counting;
        etch_failing_allocator failing;
        etch__counting_init(&counting, etch_allocator_system());
        etch__failing_init(&failing, &counting.iface, 0);
        etch_runtime *rt;
        etch_ctx *cx;
        etch_dims *t = NULL;
        assert_int_equal(etch_runtime_new(&failing.iface, &rt), ETCH_OK);
        assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
        failing.fail_at = atomic_load(&failing.n_allocs) + fail_at;
        etch_status s = etch__dims_new(cx, &t);
        if (s == ETCH_OK)
            s = scenario(cx, t, &got);
        bool has_failed = atomic_load(&failing.has_failed);
        /* A comparison may swallow the failure and say that it does not know; nothing else may. */
        if (s != ETCH_OK) {
            assert_true(has_failed);
            assert_int_equal(s, ETCH_ENOMEM);
            assert_int_equal(etch_error_status(cx), ETCH_ENOMEM);
            n_failures++;
        }
        failing.fail_at = 0;
        if (!t)
            assert_int_equal(etch__dims_new(cx, &t), ETCH_OK);
        assert_int_equal(scenario(cx, t, &got), ETCH_OK);
        for (int i = 0; i < N_TEXTS; i++) {
            assert_string_equal(got.printed[i], expected.printed[i]);
            assert_int_equal(got.values[i], expected.values[i]);
            assert_int_equal(got.answers[i], expected.answers[i]);
        }
        etch__dims_release(&t);
        etch_ctx_release(&cx);
        etch_runtime_release(&rt);
        assert_int_equal(atomic_load(&counting.live_bytes), 0);
        if (!has_failed)
            break;
    }
    assert_true(n_failures > 20);
    world_close(&w);
}

int etch_test_dim_fault(void);
int etch_test_dim_fault(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_every_allocation_may_fail) };
    return cmocka_run_group_tests_name("shape/dim_fault", tests, NULL, NULL);
}
