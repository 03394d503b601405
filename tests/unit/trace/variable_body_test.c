/* Variables written inside branches and loops: what a program does eagerly, where each body runs and each write happens at once,
 * its trace does too. */
#include "variable_testing.h"

#include <etch/control.h>

enum { N_VARIABLES = 3 };
typedef struct program program;
struct program {
    etch_variable *v[N_VARIABLES];
    etch_tensor *before; /* read before a body */
    etch_tensor *input;
    etch_function *inner;
    etch_body *body;
};

static etch_tensor *one(etch_ctx *cx) { return etch_scalar(cx, ETCH_F32, 1); }
static etch_tensor *sum_of(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }
static etch_tensor *is_positive(etch_ctx *cx, etch_tensor *x)
{
    return etch_greater(cx, sum_of(cx, x), etch_scalar(cx, ETCH_F32, 0));
}

/* --- branches ------------------------------------------------------------------------------------------------------ */

static void write_first(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program *p = user;
    etch_variable_assign_add(cx, p->v[0], one(cx));
    etch_variable_assign(cx, p->v[0], etch_mul(cx, etch_variable_read(cx, p->v[0]), etch_variable_read(cx, p->v[1])));
    if (n_out)
        out[0] = etch_variable_read(cx, p->v[0]);
}

static void write_others(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program *p = user;
    etch_variable_assign_sub(cx, p->v[1], etch_variable_read(cx, p->v[0]));
    etch_variable_assign(cx, p->v[2], etch_scalar(cx, ETCH_F32, 100));
    if (n_out)
        out[0] = etch_variable_read(cx, p->v[2]);
}

static void write_nothing(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)user;
    if (n_out)
        out[0] = etch_scalar(cx, ETCH_F32, -1);
}

static etch_tensor *branches_differ(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    program *p = user;
    etch_tensor *y = NULL;
    etch_if(cx, is_positive(cx, in[0]), write_first, write_others, p, &y, 1);
    y = etch_add(cx, y, etch_variable_read(cx, p->v[1]));
    etch_variable_assign_add(cx, p->v[0], y); /* on top of what the branch left */
    return y;
}

/* A branch that has no result, only effects; then a switch over it. */
static etch_tensor *branches_without_results(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    program *p = user;
    etch_branch *const all[] = { write_nothing, write_first, write_others };
    etch_if(cx, is_positive(cx, in[0]), write_first, write_nothing, p, NULL, 0);
    etch_tensor *i = etch_cast(cx, sum_of(cx, in[0]), ETCH_I32);
    etch_switch(cx, i, all, 3, p, NULL, 0);
    return etch_variable_read(cx, p->v[0]);
}

/* --- loops --------------------------------------------------------------------------------------------------------- */

static etch_tensor *is_below(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], etch_scalar(cx, ETCH_F32, 4));
}

static void add_and_count(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n;
    program *p = user;
    /* What was read before the loop stays what it was, although it is the same value as the variable had. */
    etch_variable_assign_add(cx, p->v[0], etch_add(cx, p->before, etch_variable_read(cx, p->v[1])));
    etch_variable_assign_add(cx, p->v[2], etch_variable_read(cx, p->v[0]));
    next[0] = etch_add(cx, state[0], one(cx));
}

static etch_tensor *loop_writes(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    program *p = user;
    etch_tensor *n = sum_of(cx, in[0]);
    p->before = etch_variable_read(cx, p->v[0]);
    etch_while(cx, &n, 1, is_below, add_and_count, p, NULL, &n);
    return etch_add(cx, n, etch_variable_read(cx, p->v[2]));
}

/* The condition reads what turns write. */
static etch_tensor *is_small(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)state;
    program *p = user;
    return etch_less(cx, etch_variable_read(cx, p->v[2]), etch_scalar(cx, ETCH_F32, 50));
}

static void grow(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n;
    program *p = user;
    etch_tensor *y = etch_variable_read(cx, p->v[2]);
    etch_variable_assign(cx, p->v[2], etch_add(cx, y, etch_add(cx, y, one(cx))));
    etch_if(cx, etch_greater(cx, y, etch_scalar(cx, ETCH_F32, 10)), write_first, write_nothing, p, NULL, 0);
    next[0] = etch_add(cx, state[0], y);
}

static etch_tensor *loop_by_variable(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *n = sum_of(cx, in[0]);
    etch_while(cx, &n, 1, is_small, grow, user, NULL, &n);
    return n;
}

/* A running sum in a variable, its history stacked. */
static void accumulate(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                       etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    (void)n, (void)n_slices, (void)n_results;
    program *p = user;
    etch_variable_assign_add(cx, p->v[0], slices[0]);
    next[0] = etch_mul(cx, state[0], etch_variable_read(cx, p->v[1]));
    results[0] = etch_add(cx, etch_variable_read(cx, p->v[0]), state[0]);
    results[1] = slices[0];
}

static etch_tensor *scan_writes(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *state = one(cx), *out[3] = { NULL };
    etch_scan(cx, &state, 1, in, 1, accumulate, user, NULL, out, 2);
    return etch_add(cx, etch_add(cx, out[0], sum_of(cx, out[1])), sum_of(cx, out[2]));
}

/* --- functions inside ---------------------------------------------------------------------------------------------- */

static etch_tensor *adds_to_first(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    program *p = user;
    etch_variable_assign_add(cx, p->v[0], in[0]);
    return etch_variable_read(cx, p->v[0]);
}

static void call_inner(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n;
    program *p = user;
    etch_tensor *y = etch_call1(cx, p->inner, state, 1);
    etch_variable_assign(cx, p->v[1], etch_add(cx, y, etch_variable_read(cx, p->v[0])));
    next[0] = etch_add(cx, state[0], one(cx));
}

static etch_tensor *loop_of_calls(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *n = sum_of(cx, in[0]);
    etch_while(cx, &n, 1, is_below, call_inner, user, NULL, &n);
    return n;
}

/* The condition writes a variable, takes a tensor from around the loop, and asks for the size of one that it does not take. */
static etch_tensor *condition_that_writes(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    program *p = user;
    (void)n;
    etch_variable_assign_add(cx, p->v[0], one(cx));
    etch_tensor *size = etch_cast(cx, etch_tensor_dim_of(cx, p->input, 0), ETCH_F32);
    etch_variable_assign_add(cx, p->v[2], etch_mul(cx, size, p->before));
    return etch_less(cx, state[0], etch_scalar(cx, ETCH_F32, 4));
}

static etch_tensor *loops_by_writing(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    program *p = user;
    etch_tensor *n = sum_of(cx, in[0]);
    p->input = in[0];
    p->before = etch_variable_read(cx, p->v[0]);
    etch_while(cx, &n, 1, condition_that_writes, add_and_count, p, NULL, &n);
    return etch_add(cx, n, etch_variable_read(cx, p->v[0]));
}

/* The condition is all that there is. */
static void stay(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)cx, (void)n, (void)user;
    next[0] = state[0];
}

static etch_tensor *counts_up(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    program *p = user;
    (void)n, (void)state;
    etch_variable_assign_add(cx, p->v[1], one(cx));
    return etch_less(cx, etch_variable_read(cx, p->v[1]), etch_scalar(cx, ETCH_F32, 9));
}

static etch_tensor *loops_for_the_condition(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *n = sum_of(cx, in[0]);
    etch_while(cx, &n, 1, counts_up, stay, user, NULL, &n);
    return n;
}

/* --- eager and traced ---------------------------------------------------------------------------------------------- */

static void make_variables(world *w, program *p)
{
    for (int i = 0; i < N_VARIABLES; i++) {
        p->v[i] = etch_variable_new(w->cx, etch_scalar(w->cx, ETCH_F32, 2 + i), NULL);
        assert_non_null(p->v[i]);
    }
    p->inner = function_with(w, adds_to_first, p, ETCH_SYMBOLIC);
}

static void end_program(program *p)
{
    for (int i = 0; i < N_VARIABLES; i++)
        etch_variable_release(&p->v[i]);
    etch_function_release(&p->inner);
}

static void check(etch_body *body)
{
    static const float inputs[][3] = { { 1, 0, 0 }, { -1, 0, 0 }, { 2, 0, 0 }, { 3, 1, 1 }, { -5, 2, 1 }, { 1, 1, 0 } };
    world w;
    world_begin(&w);
    program eager = { 0 }, traced = { 0 };
    make_variables(&w, &eager);
    make_variables(&w, &traced);
    etch_function *f = function_with(&w, body, &traced, ETCH_SYMBOLIC);
    for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++) {
        int64_t n = 1 + (int64_t)i % 3;
        etch_tensor *x = etch_from(w.cx, ETCH_F32, &n, 1, inputs[i]), *y = body(w.cx, &x, 1, &eager);
        assert_non_null(y);
        assert_true(first(&w, call(&w, f, x)) == first(&w, y));
        for (int k = 0; k < N_VARIABLES; k++) {
            double want = first(&w, etch_variable_read(w.cx, eager.v[k]));
            assert_true(first(&w, etch_variable_read(w.cx, traced.v[k])) == want);
        }
    }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    end_program(&eager);
    end_program(&traced);
    world_end(&w);
}

static void test_branches(void **state)
{
    (void)state;
    check(branches_differ);
    check(branches_without_results);
}

static void test_loops(void **state)
{
    (void)state;
    check(loop_writes);
    check(loop_by_variable);
    check(scan_writes);
    check(loops_by_writing);
    check(loops_for_the_condition);
}

static void test_calls_in_loops(void **state)
{
    (void)state;
    check(loop_of_calls);
}

/* --- what cannot be ------------------------------------------------------------------------------------------------ */

static void lengthen(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n;
    etch_tensor *v = etch_variable_read(cx, user);
    etch_variable_assign(cx, user, etch_concat(cx, (etch_tensor *[]){ v, v }, 2, 0));
    next[0] = etch_add(cx, state[0], one(cx));
}

static etch_tensor *loop_lengthens(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *n = sum_of(cx, in[0]);
    etch_while(cx, &n, 1, is_below, lengthen, user, NULL, &n);
    return n;
}

/* Whatever fails, the variables are what they were. */
static void test_refused(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    program p = { 0 };
    make_variables(&w, &p);
    etch_variable *open = OPEN_VECTOR(&w, "open", 1, 2);
    etch_function *f = function_with(&w, loop_lengthens, open, ETCH_SYMBOLIC);
    fails(&w, f, FULL(&w, 1, 2), ETCH_ESHAPE, "variable 'open' is f32[?]: what a turn leaves is f32[2*");
    HAS(&w, open, 1, 2);
    etch_function_release(&f);
    etch_variable_release(&open);
    end_program(&p);
    world_end(&w);
}

/* Sizes may differ between branches if the variable's may. */
static void write_longer(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)out, (void)n_out;
    etch_tensor *v = etch_variable_read(cx, user);
    etch_variable_assign(cx, user, etch_concat(cx, (etch_tensor *[]){ v, v }, 2, 0));
}

static etch_tensor *branch_lengthens(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_if(cx, is_positive(cx, in[0]), write_longer, write_nothing, user, NULL, 0);
    return sum_of(cx, etch_variable_read(cx, user));
}

static void test_branches_of_other_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v = OPEN_VECTOR(&w, "v", 1, 2);
    etch_function *f = function_with(&w, branch_lengthens, v, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, FULL(&w, 1, 2))) == 6);
    HAS(&w, v, 1, 2, 1, 2);
    assert_true(first(&w, call(&w, f, FULL(&w, -1, 2))) == 6);
    HAS(&w, v, 1, 2, 1, 2);
    assert_true(first(&w, call(&w, f, FULL(&w, 1, 2))) == 12);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_variable_release(&v);
    world_end(&w);
}

/* Sizes that the trace around gets to know from its branches: each is the first to read a variable. */
static void read_one(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    etch_tensor *v = etch_variable_read(cx, ((program *)user)->v[0]);
    out[0] = sum_of(cx, etch_add(cx, v, v));
}

static void read_other(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    program *p = user;
    etch_tensor *w = etch_variable_read(cx, p->v[1]), *v = etch_variable_read(cx, p->v[2]);
    out[0] = sum_of(cx, etch_concat(cx, (etch_tensor *[]){ w, v, w }, 3, 0));
}

static etch_tensor *branches_read(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *y = NULL;
    etch_if(cx, is_positive(cx, in[0]), read_one, read_other, user, &y, 1);
    return etch_add(cx, y, sum_of(cx, etch_variable_read(cx, ((program *)user)->v[1])));
}

static void test_open_sizes_first_met_in_branches(void **state)
{
    (void)state;
    static const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_EXACT, ETCH_RELAX };
    for (size_t i = 0; i < 3; i++) {
        world w;
        world_begin(&w);
        program p = { .v = { OPEN_VECTOR(&w, "a", 1, 2, 3), OPEN_VECTOR(&w, "b", 4), OPEN_VECTOR(&w, "c", 5, 6) } };
        etch_function *f = function_with(&w, branches_read, &p, policies[i]);
        assert_true(first(&w, call(&w, f, FULL(&w, 1, 2))) == 12 + 4);
        assert_true(first(&w, call(&w, f, FULL(&w, -1, 2))) == 19 + 4);
        etch_variable_assign(w.cx, p.v[0], NUMBERS(&w, 1));
        etch_variable_assign(w.cx, p.v[1], NUMBERS(&w, 1, 1, 1, 1));
        assert_true(first(&w, call(&w, f, FULL(&w, 1, 2))) == 2 + 4);
        assert_true(first(&w, call(&w, f, FULL(&w, -1, 2))) == 19 + 4);
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
        for (int k = 0; k < N_VARIABLES; k++)
            etch_variable_release(&p.v[k]);
        world_end(&w);
    }
}

int etch_test_variable_body(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_branches),
        cmocka_unit_test(test_loops),
        cmocka_unit_test(test_calls_in_loops),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_branches_of_other_sizes),
        cmocka_unit_test(test_open_sizes_first_met_in_branches),
    };
    return cmocka_run_group_tests_name("trace/variable_body", tests, NULL, NULL);
}
