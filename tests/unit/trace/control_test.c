/* Branches and loops in programs: the same values eagerly and traced, one trace for all sizes and numbers of turns, what bodies take
 * from around them. */
#include "function_testing.h"

#include <etch/control.h>
#include <etch/variable.h>
#include <math.h>

/* --- branches ---------------------------------------------------------------------------------------------------------------- */

typedef struct around {
    etch_tensor *x, *y;
} around;

static void doubled(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    const around *a = user;
    out[0] = etch_add(cx, a->x, a->x);
    out[1] = etch_mul(cx, a->x, a->y);
}

static void negated(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    const around *a = user;
    out[0] = etch_neg(cx, a->x);
    out[1] = a->y; /* as it is */
}

static etch_tensor *by_sign(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    around a = { in[0], etch_exp(cx, in[0]) };
    etch_tensor *out[2];
    etch_tensor *pred = etch_less(cx, etch_scalar(cx, ETCH_F32, 0), etch_sum(cx, in[0], ETCH_ALL_AXES, false));
    etch_if(cx, pred, doubled, negated, &a, out, 2);
    return out[0] ? etch_add(cx, out[0], out[1]) : NULL;
}

static void test_if(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, by_sign, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 6; n++)
        for (int sign = -1; sign <= 1; sign += 2) {
            etch_tensor *x = FULL(&w, sign * 0.5, n), *traced = call(&w, f, x), *eager = by_sign(w.cx, &x, 1, NULL);
            assert_int_equal(etch_tensor_dim(traced, 0), n);
            assert_true(first(&w, traced) == first(&w, eager));
        }
    assert_int_equal(n_traces(f), 1);
    etch_graph *g;
    char *text;
    must(&w, etch_function_graph(w.cx, f, 1, &g));
    must(&w, etch_graph_verify(g));
    must(&w, etch_graph_text(g, &text));
    assert_non_null(strstr(text, " = if %"));
    free(text);
    etch_graph_release(&g);
    etch_function_release(&f);
    world_end(&w);
}

static void zero_case(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_concat(cx, (etch_tensor *[]){ user, user }, 2, 0);
}

static void other_case(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)cx, (void)n_out;
    out[0] = user;
}

static etch_tensor *by_case(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *out;
    etch_switch(cx, in[1], (etch_branch *const[]){ zero_case, other_case }, 2, in[0], &out, 1);
    return out ? etch_sum(cx, out, ETCH_ALL_AXES, false) : NULL;
}

/* Branches may differ in sizes; a number that is no case is the last. */
static void test_switch(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, by_case, NULL, ETCH_SYMBOLIC);
    for (int64_t i = -1; i < 4; i++) {
        etch_tensor *in[] = { FULL(&w, 1, 3), etch_int(w.cx, ETCH_I64, i) };
        assert_true(first(&w, etch_call1(w.cx, f, in, 2)) == (i == 0 ? 6 : 3));
        assert_true(first(&w, by_case(w.cx, in, 2, NULL)) == (i == 0 ? 6 : 3));
    }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* As many results as the branch says: both sums of a tensor, or it and another. */
static int chosen(etch_ctx *cx, int i, etch_tensor **out, int room, void *user)
{
    const around *a = user;
    assert_true(room >= 2);
    out[0] = i == 0 ? etch_add(cx, a->x, a->y) : a->x;
    out[1] = i == 0 ? etch_sub(cx, a->x, a->y) : a->y;
    return 2;
}

static etch_tensor *choose(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)user;
    around a = { in[0], etch_exp(cx, in[0]) };
    etch_tensor *out[3];
    int n = etch_choose(cx, in[1], n_in, chosen, &a, out, 3);
    assert_int_equal(n, 2);
    return etch_mul(cx, out[0], out[1]);
}

/* A bool takes branch 0 if it is true, a number the branch of that number. */
static void test_choose(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int is_bool = 0; is_bool < 2; is_bool++) {
        etch_function *f = function_with(&w, choose, NULL, ETCH_SYMBOLIC);
        for (int i = 0; i < 2; i++) {
            etch_tensor *which = is_bool ? etch_int(w.cx, ETCH_BOOL, !i) : etch_int(w.cx, ETCH_I64, i);
            etch_tensor *in[] = { FULL(&w, 0.5, 2), which };
            double e = exp(0.5), wanted = i == 0 ? (0.5 + e) * (0.5 - e) : 0.5 * e;
            assert_float_equal(first(&w, etch_call1(w.cx, f, in, 2)), wanted, 1e-5);
            assert_float_equal(first(&w, choose(w.cx, in, 2, NULL)), wanted, 1e-5);
        }
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
    }
    world_end(&w);
}

static int uneven(etch_ctx *cx, int i, etch_tensor **out, int room, void *user)
{
    (void)cx, (void)room;
    out[0] = user;
    return i == 0 ? 1 : i == 1 ? 0 : -1;
}

static etch_tensor *choose_uneven(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *out[1];
    int n = etch_choose(cx, in[1], 2, uneven, in[0], out, 1);
    assert_int_equal(n, -1);
    assert_null(out[0]);
    return NULL;
}

static void test_choose_errors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[] = { FULL(&w, 1, 2), etch_int(w.cx, ETCH_I64, 0) }, *out[1];
    etch_function *f = function_with(&w, choose_uneven, NULL, ETCH_SYMBOLIC);
    assert_null(etch_call1(w.cx, f, in, 2));
    assert_non_null(strstr(etch_error_message(w.cx), "branch 1 gave 0 results, but those before it 1"));
    etch_error_clear(w.cx);
    etch_function_release(&f);
    assert_int_equal(etch_choose(w.cx, etch_int(w.cx, ETCH_I64, 2), 3, uneven, in[0], out, 1), -1);
    assert_int_equal(etch_error_status(w.cx), ETCH_EINVAL);
    etch_error_clear(w.cx);
    assert_int_equal(etch_choose(w.cx, etch_int(w.cx, ETCH_BOOL, 1), 3, uneven, in[0], out, 1), -1);
    assert_non_null(strstr(etch_error_message(w.cx), "a bool chooses between 2 branches"));
    etch_error_clear(w.cx);
    world_end(&w);
}

typedef struct outside {
    etch_tensor *x, *same, *own; /* sizes of x, and of what only the branch knows, as the trace around has them */
} outside;

static int ask_sizes(etch_ctx *cx, int i, etch_tensor **out, int room, void *user)
{
    outside *o = user;
    (void)i, (void)room;
    etch_tensor *twice = etch_concat(cx, (etch_tensor *[]){ o->x, o->x }, 2, 0);
    etch_tensor *where = etch_nonzero(cx, etch_less(cx, etch_scalar(cx, ETCH_F32, 0), twice));
    o->same = etch_keep(cx, etch_size_outside(cx, twice, 0));
    o->own = etch_size_outside(cx, where, 0);
    etch_fail(cx, ETCH_EINVAL, "not now");
    (void)out;
    return 0;
}

static etch_tensor *size_outside(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    outside *o = user;
    etch_tensor *out[1];
    o->x = in[0];
    assert_null(etch_size_outside(cx, in[0], 0));
    assert_int_equal(etch_choose(cx, in[1], 2, ask_sizes, o, out, 1), -1);
    etch_error_clear(cx);
    assert_non_null(o->same);
    assert_null(o->own);
    etch_tensor *size = etch_add(cx, o->same, etch_int(cx, ETCH_I64, 1));
    etch_tensor_release(&o->same);
    return size;
}

/* Also after the branch has failed. */
static void test_size_outside(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    outside o = { NULL, NULL, NULL };
    etch_function *f = function_with(&w, size_outside, &o, ETCH_SYMBOLIC);
    for (int64_t n = 2; n < 5; n++) {
        etch_tensor *in[] = { FULL(&w, 1, n), etch_int(w.cx, ETCH_I64, 0) }, *size = etch_call1(w.cx, f, in, 2);
        int64_t number = 0;
        assert_non_null(size);
        must(&w, etch_tensor_read(w.cx, size, &number, sizeof number));
        assert_int_equal(number, 2 * n + 1);
    }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- while --------------------------------------------------------------------------------------------------------------------- */

typedef struct powers {
    etch_tensor *base, *limit;
} powers;

static etch_tensor *is_small(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    const powers *p = user;
    return etch_less(cx, etch_sum(cx, state[1], ETCH_ALL_AXES, false), p->limit);
}

/* Uses a tensor of the trace around, one of its sizes kept symbolic, and a constant. */
static void next_power(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n;
    const powers *p = user;
    etch_tensor *rows = etch_cast(cx, etch_tensor_dim_of(cx, p->base, 0), ETCH_F32);
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_add(cx, etch_mul(cx, state[1], p->base), etch_div(cx, rows, rows));
}

static etch_tensor *count_powers(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    powers p = { in[0], in[1] };
    etch_tensor *state[] = { etch_int(cx, ETCH_I64, 0), in[0] }, *out[2];
    etch_while(cx, state, 2, is_small, next_power, &p, NULL, out);
    return out[0] ? etch_cast(cx, out[0], ETCH_F32) : NULL;
}

static void test_while(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, count_powers, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 5; n++)
        for (int limit = 1; limit < 200; limit += 60) {
            double value = 2, turns = 0;
            for (; value * (double)n < limit; turns++)
                value = value * 2 + 1;
            etch_tensor *in[] = { FULL(&w, 2, n), etch_scalar(w.cx, ETCH_F32, limit) };
            assert_true(first(&w, etch_call1(w.cx, f, in, 2)) == turns);
            assert_true(first(&w, count_powers(w.cx, in, 2, NULL)) == turns);
        }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *is_short(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, etch_tensor_dim_of(cx, state[0], 0), etch_int(cx, ETCH_I64, 10));
}

static void grows(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n, (void)user;
    next[0] = etch_concat(cx, (etch_tensor *[]){ state[0], state[0] }, 2, 0);
}

static etch_tensor *grown(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *out;
    etch_spec *open = user;
    etch_while(cx, in, 1, is_short, grows, NULL, open ? &(etch_loop_options){ .state_types = &open } : NULL, &out);
    return out;
}

static void test_open_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *open;
    must(&w, etch_spec_parse(w.cx, "f32[?]", &open));
    etch_function *f = function_with(&w, grown, open, ETCH_SYMBOLIC), *closed = function_with(&w, grown, NULL, 0);
    for (int64_t n = 1; n < 12; n++) {
        int64_t size = n;
        while (size < 10)
            size *= 2;
        assert_int_equal(etch_tensor_dim(call(&w, f, FULL(&w, 1, n)), 0), size);
    }
    assert_int_equal(n_traces(f), 1);
    fails(&w, closed, FULL(&w, 1, 3), ETCH_ESHAPE,
          "while: tensor 0 of the state is f32[s0] before a turn and f32[2*s0] after it; a size that changes must be "
          "declared open");
    etch_spec_release(&open);
    etch_function_release(&f);
    etch_function_release(&closed);
    world_end(&w);
}

/* --- scan ---------------------------------------------------------------------------------------------------------------------- */

/* A recurrence with a weight from around it: h = tanh(x + h w). */
static void cell(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                 etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    (void)n, (void)n_slices, (void)n_results;
    next[0] = results[0] = etch_tanh(cx, etch_add(cx, slices[0], etch_matmul(cx, state[0], user, false, false)));
}

static etch_tensor *recurrence(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *out[2];
    etch_scan(cx, &in[1], 1, &in[0], 1, cell, in[2], user, out, 1);
    return out[0] ? etch_add(cx, etch_sum(cx, out[1], ETCH_INTS(0), false), out[0]) : NULL;
}

static void test_scan(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int reverse = 0; reverse < 2; reverse++) {
        etch_loop_options o = { .reverse = reverse };
        etch_function *f = function_with(&w, recurrence, &o, ETCH_SYMBOLIC);
        for (int64_t length = 1; length < 6; length++)
            for (int64_t batch = 1; batch < 4; batch++) {
                etch_tensor *x = etch_reshape(w.cx,
                                              etch_range(w.cx, etch_scalar(w.cx, ETCH_F32, 0),
                                                         etch_scalar(w.cx, ETCH_F32, (double)(length * batch * 2)),
                                                         etch_scalar(w.cx, ETCH_F32, 1)),
                                              etch_int_list(w.cx, (const int64_t[]){ length, batch, 2 }, 3));
                x = etch_mul(w.cx, x, etch_scalar(w.cx, ETCH_F32, 0.05));
                etch_tensor *in[] = { x, FULL(&w, 0.1, batch, 2), FULL(&w, 0.3, 2, 2) };
                etch_tensor *traced = etch_call1(w.cx, f, in, 3), *eager = recurrence(w.cx, in, 3, &o);
                if (!traced)
                    fail_msg("%s", etch_error_message(w.cx));
                assert_non_null(eager);
                assert_int_equal(etch_tensor_dim(traced, 0), batch);
                assert_memory_equal(etch_tensor_map(w.cx, traced, false), etch_tensor_map(w.cx, eager, false),
                                    (size_t)(batch * 2) * sizeof(float));
            }
        etch_tensor *in[] = { FULL(&w, 1, 0, 3, 2), FULL(&w, 0.1, 3, 2), FULL(&w, 0.3, 2, 2) };
        assert_true(first(&w, etch_call1(w.cx, f, in, 3)) == (double)0.1f); /* no turn */
        assert_true(first(&w, recurrence(w.cx, in, 3, &o)) == (double)0.1f);
        etch_tensor *out[2] = { NULL };
        etch_scan(w.cx, &in[1], 1, &in[0], 1, cell, in[2], &o, out, 1);
        assert_non_null(out[1]);
        assert_int_equal(etch_tensor_rank(out[1]), 3); /* no rows, of the shape that rows have */
        assert_true(etch_tensor_dim(out[1], 0) == 0 && etch_tensor_dim(out[1], 1) == 3 &&
                    etch_tensor_dim(out[1], 2) == 2);
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
    }
    world_end(&w);
}

/* Row i becomes 10 times the slice, in place but for the first turn: what the loop was given stays what it was. */
static void write_row(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                      etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    (void)n, (void)n_slices, (void)results, (void)n_results, (void)user;
    etch_tensor *ten = etch_scalar(cx, ETCH_F32, 10),
                *at = etch_reshape(cx, state[1], etch_int_list(cx, (int64_t[]){ 1, 1 }, 2));
    etch_tensor *row = etch_expand_dims(cx, etch_mul(cx, slices[0], ten), ETCH_INTS(0));
    next[0] = etch_scatter_nd_update(cx, state[0], at, row);
    next[1] = etch_add(cx, state[1], etch_int(cx, ETCH_I64, 1));
}

static etch_tensor *writes_rows(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *state[] = { in[0], etch_int(cx, ETCH_I64, 0) }, *out[2];
    etch_scan(cx, state, 2, &in[1], 1, write_row, NULL, NULL, out, 0);
    return out[0] ? etch_add(cx, out[0], in[0]) : NULL; /* what it was given is read again */
}

static void test_state_is_written_over(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, writes_rows, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 1; n < 6; n++) {
        etch_tensor *table = FULL(&w, 1, 6, 3), *rows = FULL(&w, 2, n, 3);
        etch_tensor *y = etch_call1(w.cx, f, (etch_tensor *[]){ table, rows }, 2);
        if (!y)
            fail_msg("%s", etch_error_message(w.cx));
        const float *got = etch_tensor_map(w.cx, y, false), *kept = etch_tensor_map(w.cx, table, false);
        for (int64_t i = 0; i < 18; i++) {
            assert_true(got[i] == (i / 3 < n ? 21 : 2));
            assert_true(kept[i] == 1);
        }
    }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- inside of each other ---------------------------------------------------------------------------------------------------------- */

static void halve(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_floordiv(cx, user, etch_int(cx, ETCH_I64, 2));
}

static void triple_and_one(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_add(cx, etch_mul(cx, user, etch_int(cx, ETCH_I64, 3)), etch_int(cx, ETCH_I64, 1));
}

static etch_tensor *is_not_one(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_not_equal(cx, state[0], etch_int(cx, ETCH_I64, 1));
}

static void collatz_step(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n, (void)user;
    etch_tensor *two = etch_int(cx, ETCH_I64, 2);
    etch_tensor *is_even = etch_equal(cx, etch_mod(cx, state[0], two), etch_int(cx, ETCH_I64, 0));
    etch_if(cx, is_even, halve, triple_and_one, state[0], &next[0], 1);
    next[1] = etch_add(cx, state[1], etch_int(cx, ETCH_I64, 1));
}

static etch_tensor *collatz(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *state[] = { in[0], etch_int(cx, ETCH_I64, 0) }, *out[2];
    etch_while(cx, state, 2, is_not_one, collatz_step, NULL, NULL, out);
    return out[1] ? etch_cast(cx, out[1], ETCH_F32) : NULL;
}

static void test_branch_in_a_loop(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, collatz, NULL, ETCH_SYMBOLIC);
    static const int steps[] = { 0, 1, 7, 2, 5, 8, 16, 3, 19, 6 };
    for (int i = 0; i < 10; i++)
        assert_true(first(&w, call(&w, f, etch_int(w.cx, ETCH_I64, i + 1))) == steps[i]);
    assert_true(first(&w, call(&w, f, etch_int(w.cx, ETCH_I64, 27))) == 111);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- sizes asked for inside, leaks, errors ---------------------------------------------------------------------------------------- */

static etch_tensor *leaked;

static void asks_inside(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = leaked = etch_mul(cx, user, etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim((etch_tensor *)user, 0)));
}

static etch_tensor *asks_in_branches(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *out, *pred = etch_is_nan(cx, etch_sum(cx, in[0], ETCH_ALL_AXES, false));
    etch_if(cx, pred, asks_inside, asks_inside, in[0], &out, 1);
    return user ? leaked : out;
}

/* What a branch asks is asked by the trace. */
static void test_guards_of_branches(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, asks_in_branches, NULL, ETCH_SYMBOLIC),
                  *leaky = function_with(&w, asks_in_branches, &w, 0);
    for (int64_t n = 1; n < 4; n++)
        assert_true(first(&w, call(&w, f, FULL(&w, 1, n))) == (double)n);
    assert_int_equal(n_traces(f), 3);
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, f, &list));
    assert_non_null(strstr(list.at[1].guards, "s0 == 2, where s0 is args[0].shape[0] ("));
    etch_entry_list_release(&list);
    fails(&w, leaky, FULL(&w, 1, 2), ETCH_EINVAL, "it was traced by 'branch 1 in f' (trace 1), which is over");
    etch_function_release(&f);
    etch_function_release(&leaky);
    world_end(&w);
}

static void reads_weight(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_variable_read(cx, user);
}

static etch_tensor *by_weight(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *out, *pred = etch_is_nan(cx, etch_sum(cx, in[0], ETCH_ALL_AXES, false));
    etch_if(cx, pred, reads_weight, reads_weight, user, &out, 1);
    if (out)
        etch_variable_assign(cx, user, etch_add(cx, out, out));
    return out;
}

/* A body reads what the variable has at this point of the trace around. */
static void test_variables_in_bodies(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 3), NULL);
    etch_function *f = function_with(&w, by_weight, v, ETCH_SYMBOLIC);
    for (int i = 0; i < 4; i++)
        assert_true(first(&w, call(&w, f, FULL(&w, 1, 2 + i))) == 3 << i);
    assert_int_equal(n_traces(f), 1);
    assert_true(first(&w, etch_variable_read(w.cx, v)) == 48);
    etch_variable_release(&v);
    etch_function_release(&f);
    world_end(&w);
}

static void gives_nothing(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)cx, (void)out, (void)n_out, (void)user;
}

static void gives_bool(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)n_out;
    out[0] = etch_is_nan(cx, user);
}

static etch_tensor *wrong(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *out, *pred = etch_is_nan(cx, etch_sum(cx, in[0], ETCH_ALL_AXES, false));
    etch_if(cx, pred, other_case, *(int *)user ? gives_bool : gives_nothing, in[0], &out, 1);
    return out;
}

static etch_tensor *left_behind;

static etch_tensor *is_below_three(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, in[0], etch_scalar(cx, ETCH_F32, 3));
}

static void leaves_behind(etch_ctx *cx, etch_tensor *const *in, int n, etch_tensor **next, void *user)
{
    (void)n, (void)user;
    left_behind = etch_mul(cx, in[0], in[0]);
    next[0] = etch_add(cx, in[0], etch_scalar(cx, ETCH_F32, 1));
}

static etch_tensor *uses_what_a_turn_left(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *out;
    etch_while(cx, in, 1, is_below_three, leaves_behind, NULL, NULL, &out);
    return etch_add(cx, out, left_behind);
}

/* What a turn made is not there after the loop, and the error says what to do instead. */
static void test_what_a_turn_left_is_out_of_scope(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, uses_what_a_turn_left, NULL, ETCH_SYMBOLIC);
    etch_tensor *x = etch_scalar(w.cx, ETCH_F32, 0);
    assert_null(etch_call1(w.cx, f, &x, 1));
    assert_non_null(strstr(etch_error_message(w.cx), "the tensor is out of scope: it was traced by 'turn in "));
    assert_non_null(
        strstr(etch_error_message(w.cx), "carry it round the loop, or write what the turns make to a list"));
    etch_error_clear(w.cx);
    etch_function_release(&f);
    world_end(&w);
}

static void test_errors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int which = 0;
    etch_function *f = function_with(&w, wrong, &which, ETCH_SYMBOLIC);
    etch_tensor *x = FULL(&w, 1, 2), *out;
    fails(&w, f, x, ETCH_EINVAL, "if: the body gave no result 0");
    assert_false(etch_is_tracing(w.cx));
    which = 1;
    fails(&w, f, x, ETCH_EDTYPE, "if: result 0 is f32[s0] in 'branch 0 in f' and bool[s0]");
    etch_if(w.cx, x, other_case, other_case, x, &out, 1);
    assert_int_equal(etch_error_status(w.cx), ETCH_EDTYPE);
    etch_error_clear(w.cx);
    etch_if(w.cx, NULL, other_case, other_case, x, &out, 1);
    assert_int_equal(etch_error_status(w.cx), ETCH_EINVAL);
    etch_error_clear(w.cx);
    etch_switch(w.cx, etch_int(w.cx, ETCH_I64, 0), NULL, 2, x, &out, 1);
    assert_int_equal(etch_error_status(w.cx), ETCH_EINVAL);
    etch_error_clear(w.cx);
    etch_while(w.cx, NULL, 1, is_short, grows, NULL, NULL, &out);
    assert_int_equal(etch_error_status(w.cx), ETCH_EINVAL);
    etch_error_clear(w.cx);
    etch_scan(w.cx, NULL, 0, NULL, 0, cell, NULL, NULL, &out, 1);
    assert_int_equal(etch_error_status(w.cx), ETCH_EINVAL);
    etch_error_clear(w.cx);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *for_ever(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_equal(cx, state[0], state[0]);
}

static void counts_and_cancels(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    int *n_turns = user;
    (void)n;
    next[0] = etch_add(cx, state[0], etch_scalar(cx, ETCH_F32, 1));
    if (++*n_turns == 3)
        etch_ctx_cancel(cx);
}

/* Outside of traces as inside: the loop fails at the next turn, and the flag is gone. */
static void test_cancelled(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_turns = 0;
    etch_tensor *x = etch_scalar(w.cx, ETCH_F32, 0), *out = NULL;
    etch_while(w.cx, &x, 1, for_ever, counts_and_cancels, &n_turns, NULL, &out);
    assert_int_equal(etch_error_status(w.cx), ETCH_ECANCELLED);
    assert_string_equal(etch_error_message(w.cx), "while: cancelled after 3 turns");
    assert_null(out);
    etch_error_clear(w.cx);
    etch_while(w.cx, &x, 1, for_ever, counts_and_cancels, &n_turns, &(etch_loop_options){ .max_turns = 2 }, &out);
    assert_true(first(&w, out) == 2);
    etch_while(w.cx, &x, 1, for_ever, counts_and_cancels, &n_turns, &(etch_loop_options){ .max_turns = -1 }, &out);
    assert_string_equal(etch_error_message(w.cx), "while: max_turns is -1; it is a number of turns, or 0");
    etch_error_clear(w.cx);
    world_end(&w);
}

static etch_tensor *makes_a_nan(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_variable_assign(cx, user, in[0]);
    return etch_add(cx, etch_log(cx, in[0]), in[0]);
}

/* A function that looks for NaNs names the op and the line, and has changed nothing. */
static void test_finds_nans(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v = etch_variable_new(w.cx, FULL(&w, 7, 2), NULL);
    etch_function *f = etch_function_new(w.cx, "f", makes_a_nan, v, &(etch_function_options){ .finds_nans = true });
    assert_true(first(&w, call(&w, f, FULL(&w, 1, 2))) == 1);
    etch_tensor *x = FULL(&w, -1, 2);
    assert_null(etch_call1(w.cx, f, &x, 1));
    assert_non_null(strstr(etch_error_message(w.cx), "control_test.c:"));
    assert_non_null(strstr(etch_error_message(w.cx), "log"));
    etch_error_clear(w.cx);
    assert_true(first(&w, etch_variable_read(w.cx, v)) == 1);
    etch_function_release(&f);
    etch_variable_release(&v);
    world_end(&w);
}

int etch_test_control(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_if),
        cmocka_unit_test(test_switch),
        cmocka_unit_test(test_choose),
        cmocka_unit_test(test_choose_errors),
        cmocka_unit_test(test_size_outside),
        cmocka_unit_test(test_while),
        cmocka_unit_test(test_open_sizes),
        cmocka_unit_test(test_scan),
        cmocka_unit_test(test_state_is_written_over),
        cmocka_unit_test(test_branch_in_a_loop),
        cmocka_unit_test(test_guards_of_branches),
        cmocka_unit_test(test_variables_in_bodies),
        cmocka_unit_test(test_what_a_turn_left_is_out_of_scope),
        cmocka_unit_test(test_errors),
        cmocka_unit_test(test_cancelled),
        cmocka_unit_test(test_finds_nans),
    };
    return cmocka_run_group_tests_name("trace/control", tests, NULL, NULL);
}
