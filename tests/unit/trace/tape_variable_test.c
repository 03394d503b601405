/* Gradients by variables: by all values that were read while the tape was open, through functions that use them, to
 * any order. Numbers that are compared with are TensorFlow's for the same program, where the comment says so. */
#include "unit/trace/tape_testing.h"

#include "trace/tape.h"
#include "trace/variable.h"
#include <etch/control.h>

static etch_tensor *number(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F64, x); }

static etch_variable *scalar_variable(world *w, const char *name, double x)
{
    etch_variable *v = etch_variable_new(w->cx, number(w->cx, x), &(etch_variable_options){ .name = name });
    assert_non_null(v);
    return v;
}

/* Gradients of y by these, as one vector; not connected: -1000. */
static etch_tensor *by_all(etch_ctx *cx, etch_tape *t, etch_tensor *y, const etch_source *xs, int n)
{
    etch_tensor *d[8] = { NULL };
    if (!y || etch_tape_gradient(cx, t, &y, NULL, 1, xs, n, ETCH_UNCONNECTED_NONE, d) != ETCH_OK) {
        if (y)
            etch_fail(cx, etch_error_status(cx), "%s", etch_error_message(cx));
        return NULL;
    }
    for (int i = 0; i < n; i++)
        d[i] = etch_reshape(cx, d[i] ? d[i] : number(cx, -1000), etch_int_list(cx, (int64_t[]){ -1 }, 1));
    return etch_concat(cx, d, n, 0);
}
#define BY_ALL(cx, t, y, ...) \
    by_all((cx), (t), (y), (const etch_source[]){ __VA_ARGS__ }, \
           (int)(sizeof((etch_source[]){ __VA_ARGS__ }) / sizeof(etch_source)))

#define PROGRAM(name) static etch_tensor *name(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
#define BEGIN_PROGRAM \
    (void)n_in; \
    (void)in

/* What the programs close over. Each sets its variables first, so that it can be run again. */
typedef struct closure {
    etch_variable *v, *w;
    etch_function *f;
    int mode;
} closure;

/* Runs a program, eagerly and traced, where v is 3, w is 2 and the argument 5. */
#define EXPECT(program, ...) \
    do { \
        world w_; \
        world_begin(&w_); \
        closure c_ = { .v = scalar_variable(&w_, "v", 3), .w = scalar_variable(&w_, "w", 2) }; \
        etch_tensor *x_ = number(w_.cx, 5); \
        EXPECT_D(&w_, both(&w_, (program), &x_, 1, &c_), __VA_ARGS__); \
        etch_variable_release(&c_.v); \
        etch_variable_release(&c_.w); \
        world_end(&w_); \
    } while (0)

/* --- reads -------------------------------------------------------------------------------------------------------- */

/* a b^2 with a, b two reads of v. TensorFlow: 27 by v, 9 by a, 18 by b. */
PROGRAM(two_reads)
{
    BEGIN_PROGRAM;
    const closure *c = user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *a = etch_variable_read(cx, c->v), *b = etch_variable_read(cx, c->v);
    etch_tensor *y = etch_mul(cx, a, etch_square(cx, b));
    etch_tensor *d = BY_ALL(cx, t, y, ETCH_BY_VARIABLE(c->v), ETCH_BY(a), ETCH_BY(b), ETCH_BY_VARIABLE(c->w));
    etch_tape_release(&t);
    return d;
}

static void test_two_reads(void **state)
{
    (void)state;
    EXPECT(two_reads, 27, 9, 18, -1000);
}

/* What was read before the tape began is a constant. TensorFlow: 9 for v^2 v, where the square came before. */
PROGRAM(read_before)
{
    BEGIN_PROGRAM;
    const closure *c = user;
    etch_tensor *before = etch_variable_read(cx, c->v), *a = etch_square(cx, before);
    etch_tape *t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tensor *y = etch_mul(cx, a, etch_variable_read(cx, c->v));
    etch_tensor *d = BY_ALL(cx, t, y, ETCH_BY_VARIABLE(c->v));
    etch_tensor *none = BY_ALL(cx, t, etch_square(cx, before), ETCH_BY_VARIABLE(c->v));
    etch_tape_release(&t);
    return etch_concat(cx, (etch_tensor *[]){ d, none }, 2, 0);
}

static void test_read_before(void **state)
{
    (void)state;
    EXPECT(read_before, 9, -1000);
}

/* v^2 + w^2, w assigned 2 x in between; and the value that assign_add gives. TensorFlow: 6 + 2 w by both, none by x. */
PROGRAM(writes)
{
    BEGIN_PROGRAM;
    const closure *c = user;
    etch_tensor *x = in[0];
    etch_variable_assign(cx, c->v, number(cx, 3));
    etch_tape *t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, t, x);
    etch_tensor *y = etch_square(cx, etch_variable_read(cx, c->v));
    etch_variable_assign(cx, c->v, etch_mul(cx, x, number(cx, 2)));
    y = etch_add(cx, y, etch_square(cx, etch_variable_read(cx, c->v)));
    etch_tensor *d = BY_ALL(cx, t, y, ETCH_BY_VARIABLE(c->v), ETCH_BY(x));
    etch_tensor *z = etch_mul(cx, etch_variable_assign_add(cx, c->v, x), number(cx, 2));
    etch_tensor *e = BY_ALL(cx, t, z, ETCH_BY_VARIABLE(c->v), ETCH_BY(x));
    etch_tape_release(&t);
    return etch_concat(cx, (etch_tensor *[]){ d, e }, 2, 0);
}

static void test_writes(void **state)
{
    (void)state;
    EXPECT(writes, 2 * 3 + 2 * 10, -1000, 2, -1000);
}

/* TensorFlow: 6, since what was computed in the pause is a constant. */
PROGRAM(pauses)
{
    BEGIN_PROGRAM;
    const closure *c = user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *y = etch_square(cx, etch_variable_read(cx, c->v));
    etch_tapes_pause(cx);
    etch_tensor *z = etch_square(cx, etch_variable_read(cx, c->v));
    etch_tapes_resume(cx);
    etch_tensor *d = BY_ALL(cx, t, etch_add(cx, y, z), ETCH_BY_VARIABLE(c->v));
    etch_tape_release(&t);
    return d;
}

static void test_pauses(void **state)
{
    (void)state;
    EXPECT(pauses, 6);
}

/* Second order. TensorFlow: v^3 has 27 and 18; mixed, d/dw d/dv (v^2 w^2) = 4 v w. */
PROGRAM(second_order)
{
    BEGIN_PROGRAM;
    const closure *c = user;
    etch_tape *outer = etch_tape_begin(cx, NULL), *inner = etch_tape_begin(cx, NULL);
    etch_tensor *v = etch_variable_read(cx, c->v), *w = etch_variable_read(cx, c->w);
    etch_tensor *y = etch_add(cx, etch_mul(cx, v, etch_square(cx, v)),
                              etch_mul(cx, etch_square(cx, v), etch_square(cx, w)));
    etch_tensor *d = BY_ALL(cx, inner, y, ETCH_BY_VARIABLE(c->v));
    etch_tensor *e = BY_ALL(cx, outer, d, ETCH_BY_VARIABLE(c->v), ETCH_BY_VARIABLE(c->w));
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return etch_concat(cx, (etch_tensor *[]){ d, e }, 2, 0);
}

static void test_second_order(void **state)
{
    (void)state;
    EXPECT(second_order, 27 + 2 * 3 * 4, 18 + 2 * 4, 4 * 3 * 2);
}

/* a b with two reads of a vector: on the diagonal 2 v. And with three in a tape that goes on recording: 3 v^2. */
PROGRAM(jacobians)
{
    BEGIN_PROGRAM;
    const closure *c = user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *y = etch_mul(cx, etch_variable_read(cx, c->v), etch_variable_read(cx, c->v));
    etch_tape_end(cx, t);
    etch_tensor *j = etch_tape_jacobian(cx, t, y, ETCH_BY_VARIABLE(c->v), ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    y = etch_mul(cx, etch_square(cx, etch_variable_read(cx, c->v)), etch_variable_read(cx, c->v));
    etch_tensor *k = etch_tape_jacobian(cx, t, y, ETCH_BY_VARIABLE(c->v), ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return etch_stack(cx, (etch_tensor *[]){ j, k }, 2, 0);
}

static void test_jacobian(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = number(w.cx, 0);
    closure c = { .v = etch_variable_new(w.cx, D(&w, 1, DIMS(2), 3, 5), NULL) };
    etch_tensor *j = both(&w, jacobians, &x, 1, &c);
    expect_dims(j, 3, DIMS(2, 2, 2));
    EXPECT_D(&w, j, 6, 0, 0, 10, 27, 0, 0, 75);
    etch_variable_release(&c.v);
    world_end(&w);
}

/* A variable of another runtime is refused. */
static void test_other_runtime(void **state)
{
    (void)state;
    world w, other;
    world_begin(&w);
    world_begin(&other);
    etch_variable *v = scalar_variable(&other, "far", 1);
    etch_tape *t = etch_tape_begin(w.cx, NULL);
    etch_tape_watch_variable(w.cx, t, v);
    expect_error(&w, etch_error_status(w.cx), ETCH_EINVAL, "tape_watch_variable: variable 'far' belongs to another");
    etch_error_clear(w.cx);
    etch_tape_release(&t);
    etch_variable_release(&v);
    world_end(&other);
    world_end(&w);
}

/* By a variable that was not read: nothing, or zeros of its shape. */
static void test_unconnected(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_variable *v = scalar_variable(&w, "v", 3);
    etch_variable *other = etch_variable_new(cx, D(&w, 1, DIMS(2), 1, 2), NULL);
    etch_tape *t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tensor *y = etch_square(cx, etch_variable_read(cx, v)), *d[2];
    etch_tape_end(cx, t);
    etch_source by[] = { ETCH_BY_VARIABLE(other), ETCH_BY_VARIABLE(v) };
    for (int i = 0; i < 3; i++) { /* it is persistent */
        must(&w, etch_tape_gradient(cx, t, &y, NULL, 1, by, 2, ETCH_UNCONNECTED_NONE, d));
        assert_null(d[0]);
        EXPECT_D(&w, d[1], 6);
        must(&w, etch_tape_gradient(cx, t, &y, NULL, 1, by, 2, ETCH_UNCONNECTED_ZEROS, d));
        EXPECT_D(&w, d[0], 0, 0);
        EXPECT_D(&w, d[1], 6);
    }
    etch_tape_release(&t);
    etch_variable_release(&v);
    etch_variable_release(&other);
    world_end(&w);
}

/* Values of other sizes have gradients of other sizes: there is no sum of these. */
static void test_other_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_variable *v = etch_variable_new(
        cx, D(&w, 1, DIMS(1), 1), &(etch_variable_options){ .name = "open", .sizes = &ETCH_UNKNOWN_SIZE, .rank = 1 });
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *y = etch_sum(cx, etch_variable_read(cx, v), ETCH_ALL_AXES, false), *d;
    etch_variable_assign(cx, v, D(&w, 1, DIMS(2), 1, 2));
    y = etch_add(cx, y, etch_sum(cx, etch_variable_read(cx, v), ETCH_ALL_AXES, false));
    etch_source by = ETCH_BY_VARIABLE(v);
    expect_error(&w, etch_tape_gradient(cx, t, &y, NULL, 1, &by, 1, ETCH_UNCONNECTED_NONE, &d), ETCH_ESHAPE,
                 "variable 'open' was read as f64[");
    assert_null(d);
    etch_tape_release(&t);
    etch_variable_release(&v);
    world_end(&w);
}

/* A tape holds what it saw: variables that nobody else has; and it goes without having been asked. */
static void test_released(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_variable *v = scalar_variable(&w, "v", 3);
    etch_tape *t = etch_tape_begin(cx, NULL), *other = etch_tape_begin(cx, NULL);
    etch_tensor *a = etch_variable_read(cx, v), *y = etch_square(cx, a);
    etch_tape_release(&other);
    etch_variable_release(&v);
    EXPECT_D(&w, gradient(cx, t, y, a), 6);
    etch_tape_release(&t);
    v = scalar_variable(&w, "v", 3);
    t = etch_tape_begin(cx, NULL);
    (void)etch_square(cx, etch_variable_read(cx, v));
    etch_variable_release(&v);
    etch_tape_release(&t);
    world_end(&w);
}

/* Reads that nobody records hand out the variable's own tensor; under a tape the reader has one of his own, on the
 * same memory. */
static void test_views(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable *v = scalar_variable(&w, "v", 3);
    etch_tensor *a = etch_variable_read(w.cx, v), *b = etch_variable_read(w.cx, v);
    assert_ptr_equal(a, b);
    etch_tape *t = etch_tape_begin(w.cx, NULL);
    etch_tensor *c = etch_variable_read(w.cx, v), *d = etch_variable_read(w.cx, v);
    assert_true(a != c && c != d);
    assert_ptr_equal(etch_tensor_map(w.cx, a, false), etch_tensor_map(w.cx, c, false));
    etch_tensor_unmap(w.cx, a);
    etch_tensor_unmap(w.cx, c);
    etch_tape_release(&t);
    etch_variable_release(&v);
    world_end(&w);
}

/* --- functions ---------------------------------------------------------------------------------------------------- */

/* x v w, where v is captured and w an argument; v grows by one. */
static void uses_both(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const closure *c = user;
    (void)n_args;
    etch_tensor *y = etch_mul(cx, etch_mul(cx, args[0].tensor, etch_variable_read(cx, c->v)),
                              etch_variable_read(cx, etch_arg_variable(&args[1])));
    if (c->mode == 1)
        etch_variable_assign_add(cx, c->v, number(cx, 1));
    etch_return(out, y);
}

static etch_tensor *call_both(etch_ctx *cx, const closure *c, etch_tensor *x)
{
    etch_tensor *y = NULL;
    const etch_arg args[] = { ETCH_ARG_TENSOR(x), etch_variable_arg(c->w) };
    (void)etch_call_args(cx, c->f, args, 2, &y, 1, NULL);
    return y;
}

/* The square of a call, by all that it uses. */
PROGRAM(tapes_call)
{
    BEGIN_PROGRAM;
    const closure *c = user;
    etch_tensor *x = in[0];
    etch_variable_assign(cx, c->v, number(cx, 3));
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, x);
    etch_tensor *y = etch_add(cx, etch_square(cx, call_both(cx, c, x)), etch_variable_read(cx, c->w));
    etch_tensor *d = BY_ALL(cx, t, y, ETCH_BY(x), ETCH_BY_VARIABLE(c->v), ETCH_BY_VARIABLE(c->w));
    etch_tape_release(&t);
    return d;
}

static void test_call(void **state)
{
    (void)state;
    for (int mode = 0; mode <= 1; mode++) {
        world w;
        world_begin(&w);
        closure c = { .v = scalar_variable(&w, "v", 3), .w = scalar_variable(&w, "w", 2), .mode = mode };
        c.f = etch_function_new(w.cx, "f", NULL, &c, &(etch_function_options){ .structured = uses_both });
        etch_tensor *x = number(w.cx, 5); /* y = 30: 2 y times 6, 10, 15 */
        EXPECT_D(&w, both(&w, tapes_call, &x, 1, &c), 360, 600, 900 + 1);
        assert_int_equal(n_traces(c.f), 1);
        EXPECT_D(&w, etch_variable_read(w.cx, c.v), 3 + mode);
        etch_function_release(&c.f);
        etch_variable_release(&c.v);
        etch_variable_release(&c.w);
        world_end(&w);
    }
}

/* Calls under tapes: one trace, one plan of the way back, and no memory that stays. */
static void test_many_calls(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    closure c = { .v = scalar_variable(&w, "v", 3), .w = scalar_variable(&w, "w", 2) };
    c.f = etch_function_new(cx, "f", NULL, &c, &(etch_function_options){ .structured = uses_both });
    size_t after_ten = 0;
    for (int i = 0; i < 100; i++) {
        etch_scope scope = etch_scope_begin(cx);
        double v = 1 + 0.5 * i;
        etch_variable_assign(cx, c.v, number(cx, v));
        etch_tape *t = etch_tape_begin(cx, NULL);
        etch_tensor *d = BY_ALL(cx, t, call_both(cx, &c, number(cx, i)), ETCH_BY_VARIABLE(c.v), ETCH_BY_VARIABLE(c.w));
        EXPECT_D(&w, d, i * 2.0, i * v);
        etch_tape_release(&t);
        etch_scope_end(cx, scope);
        after_ten = i == 10 ? atomic_load(&w.memory.live_bytes) : after_ten;
    }
    assert_int_equal(n_traces(c.f), 1);
    assert_int_equal(etch__backwards_planned(etch__tracer(cx)), 1);
    assert_true(atomic_load(&w.memory.live_bytes) <= after_ten + 4096);
    etch_function_release(&c.f);
    etch_variable_release(&c.v);
    etch_variable_release(&c.w);
    world_end(&w);
}

/* Second order through the call: d/dv of 2 y x w with y = x v w. */
PROGRAM(second_order_call)
{
    BEGIN_PROGRAM;
    const closure *c = user;
    etch_tape *outer = etch_tape_begin(cx, NULL), *inner = etch_tape_begin(cx, NULL);
    etch_tensor *y = etch_square(cx, call_both(cx, c, in[0]));
    etch_tensor *d = BY_ALL(cx, inner, y, ETCH_BY_VARIABLE(c->v));
    etch_tensor *e = BY_ALL(cx, outer, d, ETCH_BY_VARIABLE(c->v), ETCH_BY_VARIABLE(c->w));
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return e;
}

static void test_second_order_call(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = scalar_variable(&w, "v", 3), .w = scalar_variable(&w, "w", 2) };
    c.f = etch_function_new(w.cx, "f", NULL, &c, &(etch_function_options){ .structured = uses_both });
    etch_tensor *x = number(w.cx, 5); /* 2 (x w)^2, 4 x^2 v w */
    EXPECT_D(&w, both(&w, second_order_call, &x, 1, &c), 200, 600);
    etch_function_release(&c.f);
    etch_variable_release(&c.v);
    etch_variable_release(&c.w);
    world_end(&w);
}

/* --- reads behind writes ------------------------------------------------------------------------------------------ */

/* A variable that is written and read again, straight on, in a loop, in a branch of a loop. */
typedef struct rereading {
    closure *c;
    etch_tensor *x, *i, *y;
} rereading;

static etch_tensor *turns_left(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], etch_int(cx, ETCH_I64, 3));
}

static void writes_y(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    rereading *q = user;
    (void)n_out;
    etch_variable_assign(cx, q->c->v, q->y);
    out[0] = q->y;
}

static void writes_nothing(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    rereading *q = user;
    (void)n_out, (void)cx;
    out[0] = q->y;
}

static void turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    rereading q = *(rereading *)user;
    (void)n;
    etch_tensor *square = etch_square(cx, etch_variable_read(cx, q.c->v));
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = q.y = etch_add(cx, state[1], etch_mul(cx, square, q.x));
    if (q.c->mode == 1)
        etch_variable_assign_add(cx, q.c->v, number(cx, 1));
    else
        etch_if(cx, etch_equal(cx, state[0], etch_int(cx, ETCH_I64, 1)), writes_y, writes_nothing, &q, &next[1], 1);
}

static etch_tensor *reread(etch_ctx *cx, closure *c, etch_tensor *x)
{
    etch_variable_assign(cx, c->v, number(cx, 2));
    if (c->mode == 0) {
        etch_tensor *y = etch_mul(cx, etch_variable_read(cx, c->v), x);
        etch_variable_assign(cx, c->v, etch_mul(cx, x, number(cx, 3)));
        return etch_add(cx, y, etch_square(cx, etch_variable_read(cx, c->v)));
    }
    rereading q = { .c = c, .x = x };
    etch_tensor *state[2] = { etch_int(cx, ETCH_I64, 0), number(cx, 0) };
    etch_while(cx, state, 2, turns_left, turn, &q, NULL, state);
    return etch_add(cx, state[1], etch_variable_read(cx, c->v));
}

PROGRAM(reread_called)
{
    BEGIN_PROGRAM;
    return reread(cx, user, in[0]);
}

/* By v and by x, where a tape sees all of it, or the call of a function. */
PROGRAM(tapes_rereading)
{
    BEGIN_PROGRAM;
    closure *c = user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = c->f ? etch_call1(cx, c->f, in, 1) : reread(cx, c, in[0]);
    etch_tensor *d = BY_ALL(cx, t, y, ETCH_BY_VARIABLE(c->v), ETCH_BY(in[0]));
    etch_tape_release(&t);
    return d;
}

/* The gradient by a variable is by every read, also behind writes; none flows to what was written. The numbers are
 * TensorFlow's. */
static void test_reads_behind_writes(void **state)
{
    (void)state;
    static const double by_v[] = { 7, 19, 25 }, by_x[] = { 2, 29, 72 };
    for (int mode = 0; mode < 3; mode++)
        for (int is_called = 0; is_called < 2; is_called++) {
            world w;
            world_begin(&w);
            closure c = { .v = scalar_variable(&w, "v", 2), .mode = mode };
            c.f = is_called ? function_with(&w, reread_called, &c, ETCH_SYMBOLIC) : NULL;
            etch_tensor *x = number(w.cx, 1);
            EXPECT_D(&w, both(&w, tapes_rereading, &x, 1, &c), by_v[mode], by_x[mode]);
            etch_function_release(&c.f);
            etch_variable_release(&c.v);
            world_end(&w);
        }
}

/* v = v + x, where x has a size that the trace does not know to be v's: it is all the same. TensorFlow's numbers. */
static void adds_x(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    rereading *q = user;
    (void)n;
    etch_variable_assign(cx, q->c->v, etch_add(cx, etch_variable_read(cx, q->c->v), q->x));
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_add(cx, state[1], etch_sum(cx, etch_variable_read(cx, q->c->v), ETCH_ALL_AXES, false));
}

PROGRAM(reread_symbolic)
{
    BEGIN_PROGRAM;
    rereading q = { .c = user, .x = in[0] };
    etch_tensor *state[2] = { etch_int(cx, ETCH_I64, 0), number(cx, 0) };
    etch_variable_assign(cx, q.c->v, etch_fill(cx, etch_int_list(cx, (int64_t[]){ 2 }, 1), number(cx, 1)));
    etch_while(cx, state, 2, turns_left, adds_x, &q, NULL, state);
    return state[1];
}

PROGRAM(tapes_symbolic)
{
    BEGIN_PROGRAM;
    closure *c = user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *y = c->f ? etch_call1(cx, c->f, in, 1) : reread_symbolic(cx, in, 1, c);
    etch_tensor *d = BY_ALL(cx, t, y, ETCH_BY_VARIABLE(c->v));
    etch_tape_release(&t);
    return d;
}

static void test_reads_behind_writes_of_any_size(void **state)
{
    (void)state;
    for (int is_called = 0; is_called < 2; is_called++) {
        world w;
        world_begin(&w);
        const int64_t two = 2;
        closure c = { .v = etch_variable_new(w.cx, D(&w, 1, &two, 1, 1), NULL) };
        c.f = is_called ? function_with(&w, reread_symbolic, &c, ETCH_SYMBOLIC) : NULL;
        etch_tensor *x = D(&w, 1, &two, 3, 4);
        EXPECT_D(&w, both(&w, tapes_symbolic, &x, 1, &c), 3, 3);
        etch_function_release(&c.f);
        etch_variable_release(&c.v);
        world_end(&w);
    }
}

int etch_test_tape_variable(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_two_reads),
        cmocka_unit_test(test_read_before),
        cmocka_unit_test(test_writes),
        cmocka_unit_test(test_pauses),
        cmocka_unit_test(test_second_order),
        cmocka_unit_test(test_unconnected),
        cmocka_unit_test(test_other_sizes),
        cmocka_unit_test(test_released),
        cmocka_unit_test(test_views),
        cmocka_unit_test(test_call),
        cmocka_unit_test(test_jacobian),
        cmocka_unit_test(test_other_runtime),
        cmocka_unit_test(test_many_calls),
        cmocka_unit_test(test_second_order_call),
        cmocka_unit_test(test_reads_behind_writes),
        cmocka_unit_test(test_reads_behind_writes_of_any_size),
    };
    return cmocka_run_group_tests_name("trace/tape_variable", tests, NULL, NULL);
}
