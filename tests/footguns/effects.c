/* Prints and asserts, in program order with assignments. */
#include "footguns.h"

typedef struct log_of {
    char text[4096];
    size_t n;
} log_of;

static void note(const char *text, size_t n, void *user)
{
    log_of *l = user;
    assert_true(l->n + n < sizeof l->text);
    memcpy(l->text + l->n, text, n + 1);
    l->n += n;
}

static void expect_log(log_of *l, const char *want)
{
    assert_string_equal(l->text, want);
    l->n = 0;
    l->text[0] = '\0';
}

typedef struct program {
    etch_variable *count;
    etch_function *inner;
} program;

static void show(etch_ctx *cx, const char *format, program *p)
{
    etch_tensor *now = etch_variable_read(cx, p->count);
    etch_print(cx, format, &now, 1, NULL);
}

static void bump(etch_ctx *cx, program *p) { etch_variable_assign_add(cx, p->count, etch_scalar(cx, ETCH_F32, 1)); }

/* Prints that have nothing to do with each other but the program's order. */
static etch_tensor *bumps(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    show(cx, "before {}", user);
    bump(cx, user);
    etch_print(cx, "x {}", in, 1, NULL);
    show(cx, "between {}", user);
    bump(cx, user);
    show(cx, "after {}", user);
    return in[0];
}

static etch_variable *a_count(world *w)
{
    etch_variable *v = etch_variable_new(w->cx, etch_scalar(w->cx, ETCH_F32, 0), NULL);
    assert_non_null(v);
    return v;
}

static float value_of(world *w, etch_variable *v) { return (float)first(w->cx, etch_variable_read(w->cx, v)); }

static void p22_a_print_and_an_assignment_happen_in_program_order(void **state)
{
    (void)state;
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++) {
        log_of l = { .n = 0 };
        world w;
        world_begin(&w);
        must(&w, etch_set_print(w.cx, note, &l));
        program p = { .count = a_count(&w) };
        etch_function *f = function_of(&w, "bumps", bumps, &p,
                                       (etch_function_options){ .policy = (etch_policy)policy });
        assert_true(NUMBER(&w, f, X(&w, 7, 2)) == 7);
        expect_log(&l, "before 0\nx [7 7]\nbetween 1\nafter 2\n");
        assert_true(NUMBER(&w, f, X(&w, 8, 2)) == 8);
        expect_log(&l, "before 2\nx [8 8]\nbetween 3\nafter 4\n");
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
        etch_variable_release(&p.count);
        world_end(&w);
    }
}

static etch_tensor *calls_bumps(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    show(cx, "caller {}", user);
    etch_tensor *y = etch_call1(cx, p->inner, in, n_in);
    bump(cx, user);
    show(cx, "caller {}", user);
    return y;
}

static void p22_so_do_functions_that_call_each_other(void **state)
{
    (void)state;
    log_of l = { .n = 0 };
    world w;
    world_begin(&w);
    must(&w, etch_set_print(w.cx, note, &l));
    program p = { .count = a_count(&w) };
    p.inner = function_of(&w, "bumps", bumps, &p, (etch_function_options){ .policy = ETCH_SYMBOLIC });
    etch_function *f = function_of(&w, "calls", calls_bumps, &p, (etch_function_options){ .policy = ETCH_SYMBOLIC });
    assert_true(NUMBER(&w, f, X(&w, 7, 1)) == 7);
    expect_log(&l, "caller 0\nbefore 0\nx [7]\nbetween 1\nafter 2\ncaller 3\n");
    assert_true(NUMBER(&w, f, X(&w, 7, 1)) == 7);
    expect_log(&l, "caller 3\nbefore 3\nx [7]\nbetween 4\nafter 5\ncaller 6\n");
    etch_function_release(&f);
    etch_function_release(&p.inner);
    etch_variable_release(&p.count);
    world_end(&w);
}

static etch_tensor *bumps_and_asserts(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    bump(cx, user);
    show(cx, "checked with {}", user);
    etch_assert(cx, etch_greater(cx, in[0], etch_scalar(cx, ETCH_F32, 0)), "x must be positive", in, 1);
    etch_print(cx, "fine", NULL, 0, NULL);
    return in[0];
}

static void p22_an_assert_leaves_nothing_half_done(void **state)
{
    (void)state;
    log_of l = { .n = 0 };
    world w;
    world_begin(&w);
    must(&w, etch_set_print(w.cx, note, &l));
    program p = { .count = a_count(&w) };
    etch_function *f = function_of(&w, "asserts", bumps_and_asserts, &p,
                                   (etch_function_options){ .policy = ETCH_SYMBOLIC });
    refused(&w, f, ARGS(X(&w, -2, 1)), ETCH_EINVAL, "assert: x must be positive (false in 1 of 1 elements): [-2]");
    expect_log(&l, "checked with 1\n");
    assert_true(value_of(&w, p.count) == 0);
    assert_true(NUMBER(&w, f, X(&w, 2, 1)) == 2);
    expect_log(&l, "checked with 1\nfine\n");
    assert_true(value_of(&w, p.count) == 1);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_variable_release(&p.count);
    world_end(&w);
}

int footguns_effects(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p22_a_print_and_an_assignment_happen_in_program_order),
        cmocka_unit_test(p22_so_do_functions_that_call_each_other),
        cmocka_unit_test(p22_an_assert_leaves_nothing_half_done),
    };
    return cmocka_run_group_tests_name("footguns/effects", tests, NULL, NULL);
}
