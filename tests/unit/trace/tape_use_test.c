/* What a tape records and what can be asked of it: sources, seeds, results, pauses, tapes that overlap, equal values
 * that are told apart, calls of functions, variables, and memory. Programs run eagerly and traced. */
#include "unit/trace/tape_testing.h"

#include "trace/function.h"
#include "trace/tape.h"

static etch_tensor *number(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F64, x); }
static etch_tensor *list(etch_ctx *cx, int64_t a, int64_t b) { return etch_int_list(cx, (int64_t[]){ a, b }, 2); }

/* Gradients of several results by several sources, side by side as one vector; not connected: -1000. */
static etch_tensor *ask(etch_ctx *cx, etch_tape *t, etch_tensor *const *ys, etch_tensor *const *seeds, int n_y,
                        etch_tensor *const *xs, int n_x, etch_unconnected unconnected)
{
    etch_source by[8];
    etch_tensor *d[8];
    for (int i = 0; i < n_x; i++)
        by[i] = ETCH_BY(xs[i]);
    etch_status s = etch_tape_gradient(cx, t, ys, seeds, n_y, by, n_x, unconnected, d);
    if (s != ETCH_OK) {
        etch_fail(cx, s, "%s", etch_error_message(cx));
        return NULL;
    }
    for (int i = 0; i < n_x; i++) {
        if (!d[i])
            d[i] = number(cx, -1000);
        d[i] = etch_reshape(cx, d[i], etch_int_list(cx, (int64_t[]){ -1 }, 1));
    }
    return etch_concat(cx, d, n_x, 0);
}
#define ASK(t, ys, seeds, xs, unconnected) \
    ask(cx, (t), (ys), (seeds), (int)(sizeof(ys) / sizeof *(ys)), (xs), (int)(sizeof(xs) / sizeof *(xs)), (unconnected))

#define PROGRAM(name) static etch_tensor *name(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
#define BEGIN_PROGRAM \
    (void)n_in; \
    (void)user

/* Runs a program on x = (2, 3), y = (5, 7), and compares. */
#define EXPECT(program, ...) \
    do { \
        world w; \
        world_begin(&w); \
        etch_tensor *in[2] = { D(&w, 1, DIMS(2), 2, 3), D(&w, 1, DIMS(2), 5, 7) }; \
        EXPECT_D(&w, both(&w, (program), in, 2, NULL), __VA_ARGS__); \
        world_end(&w); \
    } while (0)

/* --- sources and results ------------------------------------------------------------------------------------------ */

/* Intermediates, one source twice, a result that is a source, one that is neither. */
PROGRAM(many)
{
    BEGIN_PROGRAM;
    etch_tensor *x = in[0], *y = in[1];
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, x);
    etch_tensor *h = etch_square(cx, x), *z = etch_mul(cx, h, y), *other = etch_exp(cx, y);
    etch_tensor *ys[] = { z, h, x, other }, *xs[] = { x, h, x, z, other };
    etch_tensor *d = ASK(t, ys, NULL, xs, ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return d;
}

static void test_many(void **state)
{
    (void)state;
    /* z = x^2 y, h = x^2: by x 2xy + 2x + 1, by h y + 1, by z 1; `other` is not recorded, but is itself */
    EXPECT(many, 25, 49, 6, 8, 25, 49, 1, 1, 1, 1);
}

PROGRAM(seeded)
{
    BEGIN_PROGRAM;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *ys[] = { etch_square(cx, in[0]), etch_mul(cx, in[0], in[1]), in[0] };
    etch_tensor *seeds[] = { in[1], NULL, etch_add(cx, in[1], in[1]) }, *xs[] = { in[0] };
    etch_tensor *d = ASK(t, ys, seeds, xs, ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return d;
}

static void test_seeds(void **state)
{
    (void)state;
    EXPECT(seeded, 2 * 2 * 5 + 5 + 10, 2 * 3 * 7 + 7 + 14);
}

PROGRAM(unconnected)
{
    BEGIN_PROGRAM;
    etch_tape *t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, t, in[0]);
    etch_tape_watch(cx, t, in[1]);
    etch_tensor *stopped = etch_stop_gradient(cx, in[1]);
    etch_tensor *ys[] = { etch_mul(cx, in[0], etch_floor(cx, stopped)) }, *nothing[] = { number(cx, 3) },
                *xs[] = { in[1], in[0] };
    etch_tensor *parts[] = { ASK(t, ys, NULL, xs, ETCH_UNCONNECTED_NONE), ASK(t, ys, NULL, xs, ETCH_UNCONNECTED_ZEROS),
                             ASK(t, nothing, NULL, xs, ETCH_UNCONNECTED_ZEROS),
                             ASK(t, nothing, NULL, xs, ETCH_UNCONNECTED_NONE) };
    etch_tape_release(&t);
    return etch_concat(cx, parts, 4, 0);
}

static void test_unconnected(void **state)
{
    (void)state;
    EXPECT(unconnected, -1000, 5, 7, 0, 0, 5, 7, 0, 0, 0, 0, -1000, -1000);
}

/* What is not watched is a constant: by itself, to what is computed from it, and beside something watched. */
PROGRAM(not_watched)
{
    BEGIN_PROGRAM;
    etch_tape *t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *h = etch_square(cx, in[1]), *z = etch_exp(cx, h), *mixed = etch_mul(cx, in[0], h);
    etch_tensor *ys[] = { z }, *xs[] = { in[1], h }, *both_[] = { mixed };
    etch_tensor *parts[] = { ASK(t, ys, NULL, xs, ETCH_UNCONNECTED_NONE),
                             ASK(t, both_, NULL, xs, ETCH_UNCONNECTED_NONE) };
    etch_tape_release(&t);
    return etch_concat(cx, parts, 2, 0);
}

static void test_not_watched(void **state)
{
    (void)state;
    EXPECT(not_watched, -1000, -1000, -1000, -1000);
}

/* --- what was before ------------------------------------------------------------------------------------------------ */

static etch_tape *begin_late(etch_ctx *cx)
{
    return etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true, .sees_before = true });
}

/* By x, by h that comes of it, and by both; then with h left out, and of second order. */
PROGRAM(late)
{
    BEGIN_PROGRAM;
    etch_tensor *x = in[0], *y = in[1], *h = etch_square(cx, x), *z = etch_mul(cx, etch_mul(cx, h, x), y);
    etch_tape *t = begin_late(cx), *without = begin_late(cx);
    etch_tape_watch(cx, t, x);
    etch_tape_watch(cx, t, h);
    etch_tape_watch(cx, without, x);
    etch_tape_leave_out(cx, without, h);
    etch_tensor *ys[] = { z }, *xs[] = { x, h }, *by_x[] = { x };
    etch_tensor *parts[] = { ASK(t, ys, NULL, xs, ETCH_UNCONNECTED_NONE),
                             ASK(without, ys, NULL, by_x, ETCH_UNCONNECTED_NONE), NULL };
    etch_tape *second = begin_late(cx);
    etch_tape_watch(cx, second, x);
    etch_tensor *firsts[] = { parts[0], parts[1] };
    parts[2] = ASK(second, firsts, NULL, by_x, ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    etch_tape_release(&without);
    etch_tape_release(&second);
    return etch_concat(cx, parts, 3, 0);
}

PROGRAM(late_by_variable)
{
    (void)n_in;
    etch_tensor *before = etch_mul(cx, etch_variable_read(cx, user), in[0]);
    etch_variable_assign(cx, user, in[1]);
    etch_tensor *ys[] = { before, etch_square(cx, etch_variable_read(cx, user)) }, *d = NULL;
    etch_tape *t = begin_late(cx);
    etch_tape_watch_variable(cx, t, user);
    const etch_source by = ETCH_BY_VARIABLE(user);
    if (etch_tape_gradient(cx, t, ys, NULL, 2, &by, 1, ETCH_UNCONNECTED_NONE, &d) != ETCH_OK)
        d = NULL;
    etch_tape_release(&t);
    return d;
}

/* What is done in a pause is off, whenever something is watched: h is as good as a constant. */
PROGRAM(late_with_a_pause)
{
    BEGIN_PROGRAM;
    etch_tensor *x = in[0], *before = etch_square(cx, x);
    etch_tape *t = begin_late(cx);
    etch_tapes_pause(cx);
    etch_tensor *h = etch_mul(cx, x, in[1]);
    etch_tape_watch(cx, t, before); /* which is not x: nothing is computed from it */
    etch_tapes_resume(cx);
    etch_tensor *z = etch_mul(cx, h, etch_add(cx, before, x));
    etch_tape_watch(cx, t, x);
    etch_tape_end(cx, t);
    etch_tensor *ys[] = { z }, *xs[] = { x, before };
    etch_tensor *d = ASK(t, ys, NULL, xs, ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return d;
}

static void test_late(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[2] = { D(&w, 1, DIMS(2), 2, 3), D(&w, 1, DIMS(2), 5, 7) };
    etch_function *f = etch_function_new(w.cx, "late", late, NULL, NULL);
    /* z = x^3 y: 3 x^2 y and x y; h y; and the sum of these by x: 8 x y + y */
    EXPECT_D(&w, etch_call1(w.cx, f, in, 2), 60, 189, 10, 21, 20, 63, 85, 175);
    etch_function_release(&f);
    f = etch_function_new(w.cx, "late_with_a_pause", late_with_a_pause, NULL, NULL);
    /* h = x y (10, 21): h (2 x + 1), h */
    EXPECT_D(&w, etch_call1(w.cx, f, in, 2), 50, 147, 10, 21);
    etch_function_release(&f);
    etch_variable *v = etch_variable_new(w.cx, D(&w, 1, DIMS(2), 1, 1), NULL);
    f = etch_function_new(w.cx, "by_variable", late_by_variable, v, NULL);
    EXPECT_D(&w, etch_call1(w.cx, f, in, 2), 2 + 10, 3 + 14);
    etch_function_release(&f);
    etch_variable_release(&v);
    assert_null(begin_late(w.cx));
    assert_string_equal(etch_error_message(w.cx),
                        "tape_begin: only inside of a trace can a tape see what was before it");
    etch_error_clear(w.cx);
    etch_tape *plain = etch_tape_begin(w.cx, NULL);
    etch_tape_leave_out(w.cx, plain, in[0]);
    assert_string_equal(etch_error_message(w.cx), "tape_leave_out: the tape does not see what was before it");
    etch_error_clear(w.cx);
    etch_tape_release(&plain);
    world_end(&w);
}

/* --- when it records ---------------------------------------------------------------------------------------------- */

/* Before it began, while it is paused, and after it ended, nothing is recorded. */
PROGRAM(times)
{
    BEGIN_PROGRAM;
    etch_tensor *x = in[0], *before = etch_square(cx, x);
    etch_tape *t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, t, x);
    etch_tensor *inside = etch_square(cx, x);
    etch_tapes_pause(cx);
    etch_tapes_pause(cx);
    etch_tensor *paused = etch_square(cx, x);
    etch_tapes_resume(cx);
    paused = etch_add(cx, paused, x);
    etch_tapes_resume(cx);
    etch_tensor *resumed = etch_mul(cx, etch_square(cx, x), paused);
    etch_tape_end(cx, t);
    etch_tape_end(cx, t);
    etch_tensor *after = etch_square(cx, x), *late = etch_mul(cx, inside, number(cx, 3));
    etch_tensor *ys[][1] = { { before }, { inside }, { paused }, { resumed }, { after }, { late } }, *xs[] = { x },
                *parts[6];
    for (int i = 0; i < 6; i++)
        parts[i] = ASK(t, ys[i], NULL, xs, ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return etch_concat(cx, parts, 6, 0);
}

static void test_times(void **state)
{
    (void)state;
    EXPECT(times, -1000, 4, 6, -1000, 2 * 2 * 6, 2 * 3 * 12, -1000, -1000);
}

/* A tape that is begun while others are paused records; those do not. */
PROGRAM(begun_in_a_pause)
{
    BEGIN_PROGRAM;
    etch_tape *outer = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true }), *inner;
    etch_tape_watch(cx, outer, in[0]);
    etch_tapes_pause(cx);
    inner = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, inner, in[0]);
    etch_tensor *a = etch_square(cx, in[0]);
    etch_tapes_resume(cx);
    etch_tensor *b = etch_mul(cx, etch_square(cx, in[0]), number(cx, 2));
    etch_tapes_pause(cx);
    etch_tensor *c = etch_square(cx, in[0]);
    etch_tapes_resume(cx);
    etch_tensor *ys[][1] = { { a }, { b }, { c } }, *xs[] = { in[0] }, *parts[6];
    for (int i = 0; i < 3; i++) {
        parts[2 * i] = ASK(outer, ys[i], NULL, xs, ETCH_UNCONNECTED_NONE);
        parts[2 * i + 1] = ASK(inner, ys[i], NULL, xs, ETCH_UNCONNECTED_NONE);
    }
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return etch_concat(cx, parts, 6, 0);
}

static void test_begun_in_a_pause(void **state)
{
    (void)state;
    EXPECT(begun_in_a_pause, -1000, 4, 6, 8, 12, 8, 12, -1000, -1000);
}

/* Tapes that overlap: each has what happened while it was open. */
PROGRAM(overlapping)
{
    BEGIN_PROGRAM;
    etch_tape *a = etch_tape_begin(cx, NULL), *b;
    etch_tape_watch(cx, a, in[0]);
    etch_tensor *h = etch_square(cx, in[0]);
    b = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, b, h);
    etch_tensor *z = etch_mul(cx, h, in[1]);
    etch_tape_end(cx, a);
    etch_tensor *last = etch_square(cx, z);
    etch_tensor *xs[] = { in[0], h }, *of_a[] = { z }, *of_b[] = { last };
    etch_tensor *parts[] = { ASK(a, of_a, NULL, xs, ETCH_UNCONNECTED_NONE),
                             ASK(b, of_b, NULL, xs, ETCH_UNCONNECTED_NONE) };
    etch_tape_release(&a);
    etch_tape_release(&b);
    return etch_concat(cx, parts, 2, 0);
}

static void test_overlapping(void **state)
{
    (void)state;
    EXPECT(overlapping, 2 * 2 * 5, 2 * 3 * 7, 5, 7, -1000, 2 * 4 * 25, 2 * 9 * 49);
}

/* The gradient of a tape that has ended, asked for inside a later one, is recorded by that: d (2 x) / dx, and d (2 s
 * x) / ds. */
PROGRAM(recorded_later)
{
    BEGIN_PROGRAM;
    etch_tensor *parts[2];
    for (int i = 0; i < 2; i++) {
        etch_tape *a = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = i }), *b;
        etch_tape_watch(cx, a, in[0]);
        etch_tensor *y = etch_square(cx, in[0]), *seeds[] = { in[1] }, *ys[] = { y }, *xs[] = { in[0] };
        etch_tape_end(cx, a);
        b = etch_tape_begin(cx, NULL);
        etch_tape_watch(cx, b, in[0]);
        etch_tape_watch(cx, b, in[1]);
        etch_tensor *d[] = { ASK(a, ys, seeds, xs, ETCH_UNCONNECTED_NONE) }, *by[] = { in[0], in[1] };
        parts[i] = ASK(b, d, NULL, by, ETCH_UNCONNECTED_NONE);
        etch_tape_release(&a);
        etch_tape_release(&b);
    }
    return etch_concat(cx, parts, 2, 0);
}

static void test_recorded_later(void **state)
{
    (void)state;
    EXPECT(recorded_later, 10, 14, 4, 6, 10, 14, 4, 6);
}

/* --- equal values ------------------------------------------------------------------------------------------------- */

/* Two sources with the same contents are two: computed the same way, constants, one that is made of the other. */
PROGRAM(equal_sources)
{
    BEGIN_PROGRAM;
    etch_tensor *shape = etch_int_list(cx, (int64_t[]){ 2 }, 1);
    etch_tensor *a = etch_fill(cx, shape, number(cx, 1)), *b = etch_fill(cx, shape, number(cx, 1));
    etch_tensor *c = number(cx, 4), *same = number(cx, 4), *e = etch_square(cx, in[0]), *f = etch_square(cx, in[0]);
    etch_tensor *g = etch_neg(cx, etch_neg(cx, e));
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *xs[] = { a, b, c, same, e, f, g };
    for (int i = 0; i < 7; i++)
        etch_tape_watch(cx, t, xs[i]);
    etch_tensor *z = number(cx, 0);
    for (int i = 0; i < 7; i++)
        z = etch_add(cx, z, etch_mul(cx, etch_sum(cx, xs[i], ETCH_ALL_AXES, false), number(cx, i + 1)));
    etch_tensor *ys[] = { z }, *d = ASK(t, ys, NULL, xs, ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return d;
}

static void test_equal_sources(void **state)
{
    (void)state;
    EXPECT(equal_sources, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 7, 7);
}

/* Intermediates that are computed the same way are two; one that folding would look through is one. */
PROGRAM(equal_intermediates)
{
    BEGIN_PROGRAM;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *a = etch_square(cx, in[0]), *b = etch_square(cx, in[0]);
    etch_tensor *column = etch_reshape(cx, in[0], list(cx, 2, 1)), *row = etch_reshape(cx, column, list(cx, 1, 2));
    etch_tensor *back = etch_neg(cx, etch_neg(cx, row));
    etch_tensor *ys[] = { etch_mul(cx, a, number(cx, 3)), etch_mul(cx, b, number(cx, 5)), etch_square(cx, back) };
    etch_tensor *xs[] = { a, b, column, row, in[0] };
    etch_tensor *d = ASK(t, ys, NULL, xs, ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return d;
}

static void test_equal_intermediates(void **state)
{
    (void)state;
    EXPECT(equal_intermediates, 3, 3, 5, 5, 4, 6, 4, 6, 8 * 4 + 4, 8 * 6 + 6);
}

/* What is watched is where it begins: not what it was computed from, even if that is watched by the tape around. */
PROGRAM(watched_midway)
{
    BEGIN_PROGRAM;
    etch_tape *outer = etch_tape_begin(cx, NULL), *inner;
    etch_tape_watch(cx, outer, in[0]);
    etch_tensor *h = etch_square(cx, in[0]);
    inner = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, inner, h);
    etch_tape_watch(cx, inner, h); /* once more changes nothing */
    etch_tensor *z = etch_mul(cx, etch_square(cx, h), in[1]), *ys[] = { z }, *xs[] = { h, in[0] };
    etch_tensor *d = ASK(inner, ys, NULL, xs, ETCH_UNCONNECTED_NONE); /* 2 x^2 y, and none */
    etch_tensor *parts[] = { d, gradient(cx, outer, z, in[0]) };
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return etch_concat(cx, parts, 2, 0);
}

static void test_watched_midway(void **state)
{
    (void)state;
    EXPECT(watched_midway, 2 * 4 * 5, 2 * 9 * 7, -1000, 4 * 8 * 5, 4 * 27 * 7);
}

/* A tape around keeps its source when one inside watches the same, be its value shared or not. */
PROGRAM(watched_twice)
{
    BEGIN_PROGRAM;
    etch_tensor *parts[2];
    for (int i = 0; i < 2; i++) {
        etch_tensor *x = i ? etch_neg(cx, etch_neg(cx, in[0])) : in[0];
        etch_tape *outer = etch_tape_begin(cx, NULL), *inner;
        etch_tape_watch(cx, outer, x);
        etch_tensor *a = etch_square(cx, x);
        inner = etch_tape_begin(cx, NULL);
        etch_tape_watch(cx, inner, x);
        etch_tensor *b = etch_mul(cx, x, in[1]), *ys[] = { a, b }, *xs[] = { x };
        etch_tensor *d = ASK(inner, ys, NULL, xs, ETCH_UNCONNECTED_NONE); /* y */
        parts[i] = etch_sub(cx, ASK(outer, ys, NULL, xs, ETCH_UNCONNECTED_NONE), d);
        etch_tape_release(&inner);
        etch_tape_release(&outer);
    }
    return etch_concat(cx, parts, 2, 0);
}

static void test_watched_twice(void **state)
{
    (void)state;
    EXPECT(watched_twice, 4, 6, 4, 6);
}

/* A tensor from outside of the function that is watched inside; a constant of the same contents is another one. in:
 * z; user: x, which is small, or large. */
PROGRAM(from_outside)
{
    BEGIN_PROGRAM;
    etch_tensor *x = user, *before = etch_mul(cx, x, in[0]);
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, x);
    etch_tensor *z = etch_add(cx, etch_mul(cx, etch_square(cx, x), in[0]), etch_mul(cx, before, number(cx, 3)));
    etch_tensor *d = gradient(cx, t, z, x);
    etch_tape_release(&t);
    return d;
}

static void test_from_outside(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *z = D(&w, 0, NULL, 5), *x = D(&w, 0, NULL, 3);
    EXPECT_D(&w, both(&w, from_outside, &z, 1, x), 30);
    double many_[300], want[300];
    for (int i = 0; i < 300; i++) {
        many_[i] = i;
        want[i] = 10.0 * i;
    }
    x = doubles(&w, many_, DIMS(300), 1);
    expect_near(&w, both(&w, from_outside, &z, 1, x), want, 300, 0);
    world_end(&w);
}

/* --- calls -------------------------------------------------------------------------------------------------------- */

/* x^2 y + sin x, and y as it is */
static void graph_body(etch_ctx *cx, const etch_arg *args, int n, etch_results *out, void *user)
{
    (void)n;
    (void)user;
    etch_tensor *x = args[0].tensor, *y = args[1].tensor;
    etch_return(out, etch_add(cx, etch_mul(cx, etch_square(cx, x), y), etch_sin(cx, x)));
    etch_return(out, y);
}

/* A function is called while tapes are open that were begun outside: the gradient goes through its graph, to any
 * order. */
static void test_call(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_function *f = etch_function_new(cx, "f", NULL, NULL, &(etch_function_options){ .structured = graph_body });
    etch_tensor *in[2] = { D(&w, 1, DIMS(2), 2, 3), D(&w, 1, DIMS(2), 5, 7) }, *out[2];
    etch_tape *outer = etch_tape_begin(cx, NULL), *inner;
    etch_tape_watch(cx, outer, in[0]);
    inner = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, inner, in[0]);
    etch_tape_watch(cx, inner, in[1]);
    assert_int_equal(
        etch_call_args(cx, f, (etch_arg[]){ ETCH_ARG_TENSOR(in[0]), ETCH_ARG_TENSOR(in[1]) }, 2, out, 2, NULL), 2);
    etch_tensor *ys[] = { etch_mul(cx, out[0], number(cx, 2)), out[1] };
    etch_tensor *dx = ask(cx, inner, ys, NULL, 2, in, 2, ETCH_UNCONNECTED_NONE);
    EXPECT_D(&w, dx, 2 * (2 * 2 * 5 + cos(2)), 2 * (2 * 3 * 7 + cos(3)), 2 * 4 + 1, 2 * 9 + 1);
    etch_tensor *second = ask(cx, outer, &dx, NULL, 1, in, 1, ETCH_UNCONNECTED_NONE);
    EXPECT_D(&w, second, 2 * (2 * 5 - sin(2)) + 2 * 2 * 2, 2 * (2 * 7 - sin(3)) + 2 * 2 * 3);
    etch_tape_release(&inner);
    etch_tape_release(&outer);

    etch_tape *t = etch_tape_begin(cx, NULL); /* which has nothing to do with it */
    assert_int_equal(
        etch_call_args(cx, f, (etch_arg[]){ ETCH_ARG_TENSOR(in[0]), ETCH_ARG_TENSOR(in[1]) }, 2, out, 2, NULL), 2);
    assert_int_equal(etch_graph_n_nodes(t->taping->g), 0);
    etch_tape_release(&t);
    etch_function_release(&f);
    world_end(&w);
}

/* Inside of a trace, calls are seen as they are recorded. user: f */
PROGRAM(nested_call)
{
    BEGIN_PROGRAM;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *out[2];
    (void)etch_call_args(cx, user, (etch_arg[]){ ETCH_ARG_TENSOR(in[0]), ETCH_ARG_TENSOR(in[1]) }, 2, out, 2, NULL);
    etch_tensor *d = gradient(cx, t, out[0], in[0]);
    etch_tape_release(&t);
    return d;
}

static void test_nested_call(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = etch_function_new(w.cx, "f", NULL, NULL, &(etch_function_options){ .structured = graph_body });
    etch_function *outer = function_with(&w, nested_call, f, ETCH_SYMBOLIC);
    etch_tensor *in[2] = { D(&w, 1, DIMS(2), 2, 3), D(&w, 1, DIMS(2), 5, 7) };
    EXPECT_D(&w, etch_call1(w.cx, outer, in, 2), 2 * 2 * 5 + cos(2), 2 * 3 * 7 + cos(3));
    etch_function_release(&outer);
    etch_function_release(&f);
    world_end(&w);
}

/* One trace and one plan for all sizes. */
static void test_any_size(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, seeded, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 0; n < 5; n++) {
        double x[] = { 2, 3, 4, 5 }, want[4];
        for (int i = 0; i < 4; i++)
            want[i] = 2 * x[i] * x[i] + x[i] + 2 * x[i];
        etch_tensor *in[2] = { doubles(&w, x, DIMS(n), 1), doubles(&w, x, DIMS(n), 1) };
        expect_near(&w, etch_call1(w.cx, f, in, 2), want, n, 1e-13);
    }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *seeded_by(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    BEGIN_PROGRAM;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = etch_square(cx, in[0]), *d = ask(cx, t, &y, &in[1], 1, in, 1, ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return d;
}

/* Where sizes are open, a seed is held against its result when it runs. */
static void test_seed_of_open_size(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *sizes[2] = { NULL };
    must(&w, etch_spec_parse(w.cx, "f64[?]", &sizes[0]));
    must(&w, etch_spec_parse(w.cx, "f64[?]", &sizes[1]));
    etch_function *f = etch_function_new(w.cx, "f", seeded_by, NULL,
                                         &(etch_function_options){ .input_signature = sizes, .n_input_signature = 2 });
    assert_non_null(f);
    etch_tensor *in[2] = { D(&w, 1, DIMS(2), 2, 3), D(&w, 1, DIMS(2), 5, 7) }, *one = D(&w, 1, DIMS(1), 5);
    EXPECT_D(&w, etch_call1(w.cx, f, in, 2), 20, 42);
    in[1] = one;
    assert_null(etch_call1(w.cx, f, in, 2));
    assert_int_equal(etch_error_status(w.cx), ETCH_ESHAPE);
    etch_error_clear(w.cx);
    etch_spec_release(&sizes[0]);
    etch_spec_release(&sizes[1]);
    etch_function_release(&f);
    world_end(&w);
}

/* --- variables ---------------------------------------------------------------------------------------------------- */

typedef struct reading {
    etch_variable *v;
    etch_tape_options options;
    bool is_watched;
} reading;

/* d (v x + w v^2) / dv, where v is x, and after an assignment, through which no gradient flows, x^2 */
PROGRAM(reads)
{
    BEGIN_PROGRAM;
    const reading *r = user;
    etch_variable_assign(cx, r->v, in[0]);
    etch_tape *t = etch_tape_begin(cx, &r->options);
    etch_tape_watch(cx, t, in[0]);
    if (r->is_watched)
        etch_tape_watch_variable(cx, t, r->v);
    etch_tensor *v = etch_variable_read(cx, r->v), *z = etch_mul(cx, v, in[0]);
    etch_variable_assign(cx, r->v, etch_square(cx, in[0]));
    etch_tensor *again = etch_variable_read(cx, r->v);
    z = etch_add(cx, z, etch_mul(cx, in[1], etch_square(cx, again)));
    etch_source by[] = { ETCH_BY_VARIABLE(r->v), ETCH_BY(in[0]) };
    etch_tensor *d[2] = { NULL };
    etch_status s = etch_tape_gradient(cx, t, &z, NULL, 1, by, 2, ETCH_UNCONNECTED_NONE, d);
    etch_tape_release(&t);
    if (s != ETCH_OK || !d[1])
        return NULL;
    return etch_concat(cx, (etch_tensor *[]){ d[0] ? d[0] : in[0], d[1] }, 2, 0);
}

static void test_variables(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *in[2] = { D(&w, 1, DIMS(2), 2, 3), D(&w, 1, DIMS(2), 5, 7) };
    for (int i = 0; i < 8; i++) {
        bool is_trainable = i & 1, ignores = i & 2, is_watched = i & 4;
        etch_variable *v = etch_variable_new(w.cx, in[0],
                                             &(etch_variable_options){ .name = "v", .is_untrainable = !is_trainable });
        reading r = { v, { .ignores_variables = ignores }, is_watched };
        if ((is_trainable && !ignores) || is_watched)
            EXPECT_D(&w, both(&w, reads, in, 2, &r), 2 + 2 * 5 * 4, 3 + 2 * 7 * 9, 2, 3);
        else
            EXPECT_D(&w, both(&w, reads, in, 2, &r), 2, 3, 2, 3); /* in[0] stands for none */
        etch_variable_release(&v);
    }
    world_end(&w);
}

/* --- memory ------------------------------------------------------------------------------------------------------- */

/* One step of descent on |tanh(x w) - y|^2, w updated in place of a kept tensor. */
static etch_tensor *step(world *w, etch_tensor *x, etch_tensor *labels, etch_tensor *weights)
{
    etch_ctx *cx = w->cx;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, weights);
    etch_tensor *rows = etch_gather(cx, weights, labels, 0, 0);
    etch_tensor *y = etch_tanh(cx, etch_matmul(cx, x, weights, false, false));
    etch_tensor *loss = etch_mean(cx, etch_square(cx, etch_sub(cx, y, rows)), ETCH_ALL_AXES, false);
    etch_tape_end(cx, t);
    etch_tensor *d = gradient(cx, t, loss, weights);
    etch_tape_release(&t);
    return etch_sub(cx, weights, etch_mul(cx, d, number(cx, 0.1)));
}

/* Equal steps are planned once, whatever the numbers in them, also integers, and take no memory from each other. */
static void test_many_steps(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    double data[12] = { 0.1, 0.2, -0.3, 0.4, 0.5, -0.6, 0.7, 0.8, 0.9, -1, 1.1, 1.2 };
    etch_tensor *weights = etch_keep(w.cx, doubles(&w, data, DIMS(3, 3), 2));
    size_t after_ten = 0;
    int n = etch__tiny_limits() ? 50 : 1000;
    for (int i = 0; i < n; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        data[0] = 0.001 * i;
        etch_tensor *labels = etch_int_list(w.cx, (int64_t[]){ i % 3, (i + 1) % 3 }, 2),
                    *x = doubles(&w, data, DIMS(2, 3), 2);
        etch_tensor *moved = etch_keep(w.cx, step(&w, x, labels, weights));
        no_error(&w);
        etch_tensor_release(&weights);
        weights = moved;
        etch_scope_end(w.cx, scope);
        if (i == 10)
            after_ten = atomic_load(&w.memory.live_bytes);
    }
    assert_int_equal(etch__backwards_planned(etch__tracer(w.cx)), 1);
    assert_true(after_ten > 0 && atomic_load(&w.memory.live_bytes) <= after_ten + 4096);
    etch_tensor_release(&weights);
    world_end(&w);
}

/* Under a tape that has nothing to do with them, tensors of inner ones go with these; under one that has, they stay. */
static void test_inner_steps(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    enum { BYTES = 100000 * sizeof(double) };
    etch_ctx *cx = w.cx;
    etch_tensor *x = etch_fill(cx, etch_int_list(cx, (int64_t[]){ 100000 }, 1), number(cx, 2)), *z = D(&w, 0, NULL, 3);
    etch_tape *outer = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, outer, z);
    size_t after_two = 0;
    for (int i = 0; i < 10; i++) {
        etch_scope scope = etch_scope_begin(cx);
        etch_tape *t = etch_tape_begin(cx, NULL);
        etch_tape_watch(cx, t, x);
        etch_tensor *d = gradient(cx, t, etch_square(cx, etch_square(cx, x)), x);
        assert_true(fabs(4 * 8.0 - ((double *)etch_tensor_map(cx, d, false))[7]) == 0);
        etch_tape_release(&t);
        etch_scope_end(cx, scope);
        after_two = i == 1 ? atomic_load(&w.memory.live_bytes) : after_two;
    }
    assert_true(atomic_load(&w.memory.live_bytes) < after_two + BYTES);
    etch_tensor *y = z;
    for (int i = 0; i < 3; i++) { /* z^8, each step the derivative of an inner tape: 4 z^3 and so on */
        etch_tape *t = etch_tape_begin(cx, NULL);
        etch_tape_watch(cx, t, y);
        y = gradient(cx, t, etch_square(cx, y), y); /* 2 y */
        etch_tape_release(&t);
    }
    EXPECT_D(&w, gradient(cx, outer, etch_square(cx, y), z), 2 * 8 * 8 * 3); /* (8 z)^2 */
    etch_tape_release(&outer);
    world_end(&w);
}

int etch_test_tape_use(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_many),
        cmocka_unit_test(test_seeds),
        cmocka_unit_test(test_unconnected),
        cmocka_unit_test(test_not_watched),
        cmocka_unit_test(test_times),
        cmocka_unit_test(test_begun_in_a_pause),
        cmocka_unit_test(test_overlapping),
        cmocka_unit_test(test_recorded_later),
        cmocka_unit_test(test_equal_sources),
        cmocka_unit_test(test_equal_intermediates),
        cmocka_unit_test(test_watched_midway),
        cmocka_unit_test(test_watched_twice),
        cmocka_unit_test(test_from_outside),
        cmocka_unit_test(test_call),
        cmocka_unit_test(test_nested_call),
        cmocka_unit_test(test_any_size),
        cmocka_unit_test(test_seed_of_open_size),
        cmocka_unit_test(test_variables),
        cmocka_unit_test(test_many_steps),
        cmocka_unit_test(test_late),
        cmocka_unit_test(test_inner_steps),
    };
    return cmocka_run_group_tests_name("trace/tape_use", tests, NULL, NULL);
}
