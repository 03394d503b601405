/* Dim programs: shared parts, checks, stretches, and the words for what failed. */
#include "shape_test.h"

typedef struct program {
    etch_dimprog p;
    int64_t slots[64];
} program;

static void program_open(world *w, program *g) { assert_int_equal(etch__dimprog_init(w->cx, w->t, &g->p), ETCH_OK); }

static uint32_t slot(world *w, program *g, const char *text)
{
    uint32_t s;
    assert_int_equal(etch__dimprog_slot(&g->p, parse(w, text), &s), ETCH_OK);
    return s;
}

static void bind_sizes(program *g, int64_t n, int64_t m)
{
    assert_true(g->p.slots.n <= ETCH_COUNT_OF(g->slots));
    memcpy(g->slots, g->p.slots.at, g->p.slots.n * sizeof *g->slots);
    g->slots[0] = n;
    g->slots[1] = m;
}

static uint32_t run(program *g) { return etch__dimprog_run(&g->p, g->slots, 0, (uint32_t)g->p.code.n); }

static void test_values(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m");
    program g;
    program_open(&w, &g);
    uint32_t s[] = { slot(&w, &g, "n"),         slot(&w, &g, "42"),          slot(&w, &g, "3*n*n*m - 2*n + 7"),
                     slot(&w, &g, "n//m"),      slot(&w, &g, "(n - m)%5"),   slot(&w, &g, "min(n, m, 4)"),
                     slot(&w, &g, "max(n, m)"), slot(&w, &g, "bcast(n, m)"), slot(&w, &g, "-n//7") };
    bind_sizes(&g, 9, 9);
    assert_int_equal(run(&g), g.p.code.n);
    int64_t at_9_9[] = { 9, 42, 3 * 81 * 9 - 18 + 7, 1, 0, 4, 9, 9, -2 };
    for (size_t i = 0; i < ETCH_COUNT_OF(s); i++)
        assert_int_equal(g.slots[s[i]], at_9_9[i]);
    bind_sizes(&g, 1, 3);
    assert_int_equal(run(&g), g.p.code.n);
    int64_t at_1_3[] = { 1, 42, 9 - 2 + 7, 0, 3, 1, 3, 3, -1 };
    for (size_t i = 0; i < ETCH_COUNT_OF(s); i++)
        assert_int_equal(g.slots[s[i]], at_1_3[i]);
    etch__dimprog_fini(&g.p);
    world_close(&w);
}

static void test_common_parts_are_computed_once(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m");
    program g;
    program_open(&w, &g);
    uint32_t a = slot(&w, &g, "n*m");
    assert_int_equal(g.p.code.n, 1);
    assert_int_equal(slot(&w, &g, "m*n"), a);
    assert_int_equal(g.p.code.n, 1);
    slot(&w, &g, "n*m + 1"); /* one addition more */
    assert_int_equal(g.p.code.n, 2);
    slot(&w, &g, "n*m*m"); /* one product more */
    assert_int_equal(g.p.code.n, 3);
    slot(&w, &g, "(n*m)//(n + 2)"); /* n + 2, and the division */
    size_t n = g.p.code.n;
    slot(&w, &g, "(n*m)//(n + 2)");
    slot(&w, &g, "n + 2");
    assert_int_equal(g.p.code.n, n);
    etch__dimprog_fini(&g.p);
    world_close(&w);
}

static void test_a_part_can_become_a_dim(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m");
    program g;
    program_open(&w, &g);
    slot(&w, &g, "2*n*m + 1");
    size_t n = g.p.code.n;
    uint32_t s = slot(&w, &g, "n*m");
    assert_int_equal(g.p.code.n, n);
    assert_int_equal(g.p.slot_dims.at[s], parse(&w, "n*m"));
    etch__dimprog_fini(&g.p);
    world_close(&w);
}

/* Runs all; it has to stop at the failing instruction, with this explanation. */
static void check_fails(world *w, program *g, int64_t n, int64_t m, const char *expected)
{
    bind_sizes(g, n, m);
    uint32_t at = run(g);
    assert_true(at < g->p.code.n);
    etch_strbuf why;
    etch__strbuf_init(&why, w->cx->alloc);
    etch__dimprog_explain(&g->p, at, g->slots, &why);
    if (strcmp(why.at, expected) != 0)
        fail_msg("\"%s\", expected \"%s\"", why.at, expected);
    etch__strbuf_fini(&why);
}

static void check_slot_fails(const char *text, int64_t n, int64_t m, const char *expected)
{
    world w;
    world_open(&w);
    parse(&w, "n + m");
    program g;
    program_open(&w, &g);
    slot(&w, &g, text);
    check_fails(&w, &g, n, m, expected);
    etch__dimprog_fini(&g.p);
    world_close(&w);
}

static void test_failures(void **state)
{
    (void)state;
    int64_t max = ETCH_DIM_MAX;
    check_slot_fails("n*m", 3037000500, 3037000500, "n*m = 3037000500*3037000500 does not fit in 62 bits");
    check_slot_fails("n + m", max, 1, "n + m = 4611686018427387903 + 1 does not fit in 62 bits");
    check_slot_fails("-n - m", max, 1, "-n - m = -4611686018427387903 - 1 does not fit in 62 bits");
    check_slot_fails("4*n", max, 1, "4*n = 4*4611686018427387903 does not fit in 62 bits");
    check_slot_fails("3*n*m + 1", 3037000500, 3037000500, "n*m = 3037000500*3037000500 does not fit in 62 bits");
    check_slot_fails("3*n*m + n + 5", 5, max / 15, "3*n*m + n = 4611686018427387900 + 5 does not fit in 62 bits");
    check_slot_fails("n//m", 7, 0, "n//m = 7//0 divides by zero");
    check_slot_fails("(n + 1)%m", 7, 0, "(n + 1)%m = 8%0 divides by zero");
    check_slot_fails("bcast(n, m)", 3, 4, "cannot broadcast n = 3 with m = 4");
    check_slot_fails("bcast(n, 8)", 3, 4, "cannot broadcast n = 3 with 8");
    check_slot_fails("bcast(n, m, 8)", 8, 4, "cannot broadcast n = 8 with m = 4");
    check_slot_fails("bcast(n, m, 8)", 4, 1, "cannot broadcast bcast(n, m) = 4 with 8");
}

static void test_checks(void **state)
{
    (void)state;
    static const struct {
        etch_dimcode code;
        const char *a, *b;
        int64_t n, m, bad_n, bad_m;
        const char *why;
    } cases[] = {
        { ETCH_DIMCODE_CHECK_EQUAL, "n", "m", 4, 4, 3, 4, "n = 3 is not equal to m = 4" },
        { ETCH_DIMCODE_CHECK_EQUAL, "2*n", "8", 4, 0, 3, 0, "2*n = 6 is not equal to 8" },
        { ETCH_DIMCODE_CHECK_LESS_EQUAL, "n", "m + 1", 5, 4, 6, 4, "n = 6 is greater than m + 1 = 5" },
        { ETCH_DIMCODE_CHECK_LESS_EQUAL, "4", "n", 4, 0, 3, 0, "4 is greater than n = 3" },
        { ETCH_DIMCODE_CHECK_DIVIDES, "m", "n", 12, 4, 13, 4, "m = 4 does not divide n = 13" },
        { ETCH_DIMCODE_CHECK_DIVIDES, "m", "n", 0, 4, 0, 0, "m = 0 does not divide n = 0" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++) {
        world w;
        world_open(&w);
        parse(&w, "n + m");
        program g;
        program_open(&w, &g);
        assert_int_equal(etch__dimprog_check(&g.p, cases[i].code, parse(&w, cases[i].a), parse(&w, cases[i].b), 77),
                         ETCH_OK);
        assert_int_equal(g.p.code.at[g.p.code.n - 1].dst, 77);
        bind_sizes(&g, cases[i].n, cases[i].m);
        assert_int_equal(run(&g), g.p.code.n);
        check_fails(&w, &g, cases[i].bad_n, cases[i].bad_m, cases[i].why);
        etch__dimprog_fini(&g.p);
        world_close(&w);
    }
}

static void test_stretches(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n + m");
    program g;
    program_open(&w, &g);
    uint32_t a = slot(&w, &g, "n*n"), end_of_first = (uint32_t)g.p.code.n, b = slot(&w, &g, "n*n + m"),
             end = (uint32_t)g.p.code.n;
    assert_true(end > end_of_first);
    bind_sizes(&g, 5, 0);
    assert_int_equal(etch__dimprog_run(&g.p, g.slots, 0, end_of_first), end_of_first);
    assert_int_equal(g.slots[a], 25);
    g.slots[1] = 3; /* known only now */
    assert_int_equal(etch__dimprog_run(&g.p, g.slots, end_of_first, end), end);
    assert_int_equal(g.slots[b], 28);
    assert_int_equal(etch__dimprog_run(&g.p, g.slots, end, end), end);
    etch__dimprog_fini(&g.p);
    world_close(&w);
}

static void test_what_cannot_be_compiled(void **state)
{
    (void)state;
    world w;
    world_open(&w);
    parse(&w, "n");
    program g;
    program_open(&w, &g);
    uint32_t s;
    assert_int_equal(etch__dimprog_slot(&g.p, parse(&w, "n + later"), &s), ETCH_EINVAL);
    assert_non_null(strstr(etch_error_message(w.cx), "later"));
    assert_int_equal(etch__dimprog_slot(&g.p, ETCH_DIM_FAILED, &s), ETCH_EINVAL);
    assert_int_equal(etch__dimprog_slot(&g.p, parse(&w, "n + 1"), &s), ETCH_OK);
    etch__dimprog_fini(&g.p);
    etch__dimprog_fini(&g.p); /* twice is harmless */
    world_close(&w);
}

int etch_test_dimprog(void);
int etch_test_dimprog(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_common_parts_are_computed_once),
        cmocka_unit_test(test_a_part_can_become_a_dim),
        cmocka_unit_test(test_failures),
        cmocka_unit_test(test_checks),
        cmocka_unit_test(test_stretches),
        cmocka_unit_test(test_what_cannot_be_compiled),
    };
    return cmocka_run_group_tests_name("shape/dimprog", tests, NULL, NULL);
}
