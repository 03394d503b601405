/* Prints and asserts: what a program prints eagerly, where everything happens at once, its trace prints too, in the
 * same order; and what fails stops it and changes nothing. */
#include "variable_testing.h"

#include <etch/control.h>
#include <etch/effect.h>
#include <etch/tape.h>
#include <pthread.h>
#include <unistd.h>

/* --- where prints go ---------------------------------------------------------------------------------------------- */

typedef struct listener {
    pthread_mutex_t lock;
    char text[1 << 16];
    size_t n;
    int n_prints;
    etch_variable *asks; /* not NULL: reads it, with a context of its own */
    etch_runtime *rt;
} listener;

static void hear(const char *text, size_t n, void *user)
{
    listener *l = user;
    assert_int_equal(text[n], '\0');
    if (l->asks) {
        etch_ctx *cx = NULL;
        assert_int_equal(etch_ctx_new(l->rt, &cx), ETCH_OK);
        assert_non_null(etch_variable_read(cx, l->asks));
        etch_ctx_release(&cx);
    }
    pthread_mutex_lock(&l->lock);
    assert_true(l->n + n < sizeof l->text);
    memcpy(l->text + l->n, text, n + 1);
    l->n += n;
    l->n_prints++;
    pthread_mutex_unlock(&l->lock);
}

static void listen_to(world *w, listener *l)
{
    memset(l, 0, sizeof *l);
    pthread_mutex_init(&l->lock, NULL);
    must(w, etch_set_print(w->cx, hear, l));
}

/* This was printed since the last question. */
static void heard(world *w, listener *l, const char *want)
{
    if (etch_failed(w->cx))
        fail_msg("%s", etch_error_message(w->cx));
    if (strcmp(l->text, want) != 0)
        fail_msg("printed \"%s\", not \"%s\"", l->text, want);
    l->n = 0;
    l->text[0] = '\0';
}

/* --- texts -------------------------------------------------------------------------------------------------------- */

static etch_tensor *iota(world *w, etch_dtype t, const int64_t *dims, int rank)
{
    int64_t n = 1;
    for (int i = 0; i < rank; i++)
        n *= dims[i];
    etch_tensor *x = etch_range(w->cx, etch_int(w->cx, ETCH_I64, 0), etch_int(w->cx, ETCH_I64, n),
                                etch_int(w->cx, ETCH_I64, 1));
    return etch_cast(w->cx, etch_reshape(w->cx, x, etch_int_list(w->cx, dims, rank)), t);
}
#define IOTA(w, t, ...) \
    iota((w), ETCH_##t, (const int64_t[]){ __VA_ARGS__ }, (int)(sizeof((int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t)))

static void test_texts(void **state)
{
    (void)state;
    static const char *const words[] = { "a b", "c\"" };
    static const int64_t two = 2;
    static listener l;
    world w;
    world_begin(&w);
    listen_to(&w, &l);
    etch_tensor *x[] = { etch_scalar(w.cx, ETCH_F32, 0.1), etch_int(w.cx, ETCH_I64, -7) };
    etch_print(w.cx, "no tensors", NULL, 0, NULL);
    heard(&w, &l, "no tensors\n");
    etch_print(w.cx, "x={} n={}, {{}} is {{{}}}", (etch_tensor *[]){ x[0], x[1], x[1] }, 3, NULL);
    heard(&w, &l, "x=0.1 n=-7, {} is {-7}\n");
    etch_print(w.cx, "{}", x, 1, &(etch_print_options){ .end = "" });
    etch_print(w.cx, "{}", x + 1, 1, &(etch_print_options){ .end = " {end}\n" });
    heard(&w, &l, "0.1-7 {end}\n");
    etch_print(w.cx, "", NULL, 0, &(etch_print_options){ .end = "" });
    heard(&w, &l, "");
    etch_tensor *arrays[] = { IOTA(&w, I32, 6), IOTA(&w, I32, 7), IOTA(&w, F32, 10) };
    etch_print(w.cx, "{} {} {}", arrays, 3, NULL);
    heard(&w, &l, "[0 1 2 3 4 5] [0 1 2 ... 4 5 6] [0 1 2 ... 7 8 9]\n");
    etch_print(w.cx, "{}", arrays + 2, 1, &(etch_print_options){ .summarize = -1 });
    heard(&w, &l, "[0 1 2 3 4 5 6 7 8 9]\n");
    etch_print(w.cx, "{}", arrays + 2, 1, &(etch_print_options){ .summarize = 1 });
    heard(&w, &l, "[0 ... 9]\n");
    etch_tensor *m = IOTA(&w, I64, 3, 4), *cube = IOTA(&w, U8, 2, 2, 2), *none = IOTA(&w, F32, 0, 5);
    etch_print(w.cx, "{}", &m, 1, &(etch_print_options){ .summarize = 1 });
    heard(&w, &l, "[[0 ... 3]\n ...\n [8 ... 11]]\n");
    m = etch_transpose(w.cx, m, (etch_ints){ (const int64_t[]){ 1, 0 }, 2 }); /* strides */
    etch_print(w.cx, "{}", &m, 1, NULL);
    heard(&w, &l, "[[0 4 8]\n [1 5 9]\n [2 6 10]\n [3 7 11]]\n");
    etch_print(w.cx, "{}{}", (etch_tensor *[]){ cube, none }, 2, NULL);
    heard(&w, &l, "[[[0 1]\n  [2 3]]\n\n [[4 5]\n  [6 7]]][]\n");
    etch_tensor *s = etch_from(w.cx, ETCH_STRING, &two, 1, words), *one = etch_from(w.cx, ETCH_STRING, NULL, 0, words);
    etch_tensor *is = etch_less(w.cx, arrays[0], etch_int(w.cx, ETCH_I32, 2));
    etch_print(w.cx, "{} {} {}", (etch_tensor *[]){ s, one, is }, 3, NULL);
    heard(&w, &l, "[\"a b\" \"c\\\"\"] a b [true true false false false false]\n");
    assert_int_equal(l.n_prints, 12);
    world_end(&w);
}

static void test_standard_error(void **state)
{
    (void)state;
    static listener l;
    char text[64] = "";
    int ends[2], kept = dup(STDERR_FILENO);
    world w;
    world_begin(&w);
    assert_int_equal(pipe(ends), 0);
    assert_true(dup2(ends[1], STDERR_FILENO) >= 0);
    etch_print(w.cx, "one", NULL, 0, NULL);
    listen_to(&w, &l);
    etch_print(w.cx, "two", NULL, 0, NULL);
    must(&w, etch_set_print(w.cx, NULL, NULL));
    etch_print(w.cx, "three", NULL, 0, NULL);
    assert_true(dup2(kept, STDERR_FILENO) >= 0);
    assert_int_equal(read(ends[0], text, sizeof text - 1), 10);
    assert_string_equal(text, "one\nthree\n");
    heard(&w, &l, "two\n");
    close(ends[0]);
    close(ends[1]);
    close(kept);
    world_end(&w);
}

/* --- programs, eagerly and traced --------------------------------------------------------------------------------- */

typedef struct program {
    etch_variable *v; /* f32[1] */
    etch_function *inner;
    etch_tensor *x;
    etch_body *body;
} program;

static void say(etch_ctx *cx, const char *format, etch_tensor *x) { etch_print(cx, format, &x, 1, NULL); }

static etch_tensor *sum_of(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }
static etch_tensor *number(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F32, x); }
static void add_to(etch_ctx *cx, etch_variable *v, double x)
{
    etch_variable_assign_add(cx, v, etch_fill(cx, etch_int_list(cx, (const int64_t[]){ 1 }, 1), number(cx, x)));
}

static etch_tensor *in_order(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    say(cx, "x {}", in[0]);
    say(cx, "v {}", etch_variable_read(cx, p->v));
    add_to(cx, p->v, 1);
    say(cx, "v {}", etch_variable_read(cx, p->v));
    etch_print(cx, "twice", NULL, 0, NULL);
    etch_print(cx, "twice", NULL, 0, NULL);
    add_to(cx, p->v, 1);
    return in[0];
}

static void say_then(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program *p = user;
    (void)n_out;
    say(cx, "positive {}", p->x);
    add_to(cx, p->v, 10);
    out[0] = p->x;
}

static void say_nothing(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program *p = user;
    (void)n_out;
    out[0] = etch_neg(cx, p->x);
}

static etch_tensor *in_branches(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    etch_tensor *y = NULL;
    (void)n_in;
    p->x = in[0];
    say(cx, "before {}", in[0]);
    etch_if(cx, etch_greater(cx, sum_of(cx, in[0]), number(cx, 0)), say_then, say_nothing, p, &y, 1);
    say(cx, "after {}", etch_variable_read(cx, p->v));
    return y;
}

static etch_tensor *below_three(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], etch_int(cx, ETCH_I64, 3));
}

static void say_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    program *p = user;
    (void)n;
    etch_print(cx, "turn {}: {}", state, 2, NULL);
    etch_tensor *x = sum_of(cx, state[1]);
    p->x = state[1];
    etch_if(cx, etch_greater(cx, x, number(cx, 2)), say_then, say_nothing, p, &next[1], 1);
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    next[1] = etch_add(cx, etch_abs(cx, next[1]), number(cx, 1));
    add_to(cx, p->v, 1);
    say(cx, "end of turn, v {}", etch_variable_read(cx, p->v));
}

static etch_tensor *in_loops(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *out[] = { etch_int(cx, ETCH_I64, 0), in[0] };
    (void)n_in;
    etch_while(cx, out, 2, below_three, say_turn, user, NULL, out);
    etch_print(cx, "done", NULL, 0, NULL);
    return out[1];
}

static void say_slice(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor *const *slices, int n_slices,
                      etch_tensor **next, etch_tensor **results, int n_results, void *user)
{
    (void)n, (void)n_slices, (void)n_results, (void)user;
    say(cx, "slice {}", slices[0]);
    next[0] = etch_add(cx, state[0], slices[0]);
    results[0] = slices[0];
}

static etch_tensor *in_scans(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *out[2], *zero = number(cx, 0);
    (void)n_in;
    etch_scan(cx, &zero, 1, in, 1, say_slice, user, NULL, out, 1);
    say(cx, "sum {}", out[0]);
    return out[1];
}

static etch_tensor *inner_body(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    say(cx, "inner {}", in[0]);
    add_to(cx, p->v, 1);
    return etch_add(cx, in[0], in[0]);
}

static etch_tensor *in_calls(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    say(cx, "outer {}", etch_variable_read(cx, p->v));
    etch_tensor *y = etch_call1(cx, p->inner, in, 1);
    say(cx, "between {}", etch_variable_read(cx, p->v));
    y = etch_call1(cx, p->inner, &y, 1);
    say(cx, "outer {}", y);
    return y;
}

static const struct {
    etch_body *body;
    double x;
    const char *text;
    float v; /* afterwards, from 5 */
} programs[] = {
    { in_order, 2, "x [2 2]\nv [5]\nv [6]\ntwice\ntwice\n", 7 },
    { in_branches, 1, "before [1 1]\npositive [1 1]\nafter [15]\n", 15 },
    { in_branches, -1, "before [-1 -1]\nafter [5]\n", 5 },
    { in_loops, 1,
      "turn 0: [1 1]\nend of turn, v [6]\nturn 1: [2 2]\npositive [2 2]\nend of turn, v [17]\n"
      "turn 2: [3 3]\npositive [3 3]\nend of turn, v [28]\ndone\n",
      28 },
    { in_scans, 4, "slice 4\nslice 4\nsum 8\n", 5 },
    { in_calls, 1, "outer [5]\ninner [1 1]\nbetween [6]\ninner [2 2]\nouter [4 4]\n", 7 },
};

static void test_programs(void **state)
{
    (void)state;
    static listener l;
    for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
        world w;
        world_begin(&w);
        listen_to(&w, &l);
        program p = { .v = VECTOR(&w, "v", 5) };
        p.inner = function_with(&w, inner_body, &p, ETCH_SYMBOLIC);
        etch_function *f = function_with(&w, programs[i].body, &p, ETCH_SYMBOLIC);
        etch_tensor *x = FULL(&w, programs[i].x, 2), *now;
        for (int way = 0; way < 4; way++) { /* eagerly; traced; again; and the inner function once more by itself */
            etch_variable_assign(w.cx, p.v, NUMBERS(&w, 5));
            now = way ? etch_call1(w.cx, f, &x, 1) : programs[i].body(w.cx, &x, 1, &p);
            heard(&w, &l, programs[i].text);
            assert_non_null(now);
            HAS(&w, p.v, programs[i].v);
            if (way == 2) {
                call(&w, p.inner, x);
                l.n = 0;
            }
        }
        assert_int_equal(n_traces(f), 1);
        char *difference = NULL;
        must(&w, etch_function_audit(w.cx, f, 1, &difference));
        assert_null(difference);
        heard(&w, &l, ""); /* nothing runs for it */
        etch_function_release(&f);
        etch_function_release(&p.inner);
        etch_variable_release(&p.v);
        world_end(&w);
    }
}

/* A function that does nothing else, at several sizes. */
static void only_says(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)out, (void)user;
    say(cx, "{}", args[0].tensor);
}

static void test_only_effect(void **state)
{
    (void)state;
    static listener l;
    world w;
    world_begin(&w);
    listen_to(&w, &l);
    etch_function *f = structured(&w, only_says, NULL, ETCH_SYMBOLIC);
    RUN(&w, f, ETCH_ARG_TENSOR(FULL(&w, 1, 2)));
    RUN(&w, f, ETCH_ARG_TENSOR(FULL(&w, 2, 9)));
    RUN(&w, f, ETCH_ARG_TENSOR(FULL(&w, 2, 9)));
    heard(&w, &l, "[1 1]\n[2 2 2 ... 2 2 2]\n[2 2 2 ... 2 2 2]\n");
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f); /* and with it all that the runtime has for effects: the next begins anew */
    f = structured(&w, only_says, NULL, ETCH_EXACT);
    RUN(&w, f, ETCH_ARG_TENSOR(FULL(&w, 3, 1)));
    heard(&w, &l, "[3]\n");
    etch_function_release(&f);
    world_end(&w);
}

/* --- asserts ------------------------------------------------------------------------------------------------------ */

static int assert_line;

static etch_tensor *with_assert(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    add_to(cx, p->v, 1);
    etch_tensor *ok = etch_less(cx, in[0], number(cx, 3));
    assert_line = __LINE__ + 1;
    etch_assert(cx, ok, "x is too large", (etch_tensor *[]){ in[0], etch_variable_read(cx, p->v) }, 2);
    add_to(cx, p->v, 1);
    say(cx, "x is {}", in[0]);
    return in[0];
}

static void expect_assert(world *w, const void *y, const char *text)
{
    char place[32];
    snprintf(place, sizeof place, "effect_test.c:%d: assert: ", assert_line);
    assert_true(etch_failed(w->cx));
    if (!strstr(etch_error_message(w->cx), place))
        fail_msg("\"%s\" lacks \"%s\"", etch_error_message(w->cx), place);
    failed(w, y, ETCH_EINVAL, text);
}

static etch_tensor *calls_assert(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    add_to(cx, p->v, 1);
    return etch_call1(cx, p->inner, in, 1);
}

static void test_assert(void **state)
{
    (void)state;
    static const char message[] = "assert: x is too large (false in 2 of 2 elements): [4 4], [6]";
    static listener l;
    world w;
    world_begin(&w);
    listen_to(&w, &l);
    program p = { .v = VECTOR(&w, "v", 5) };
    p.inner = function_with(&w, with_assert, &p, ETCH_SYMBOLIC);
    etch_function *f = function_with(&w, calls_assert, &p, ETCH_SYMBOLIC);
    etch_tensor *good = FULL(&w, 2, 2), *bad = FULL(&w, 4, 2);
    (void)with_assert(w.cx, &bad, 1, &p);
    expect_assert(&w, NULL, message); /* what was before it has happened, what is behind it has not */
    heard(&w, &l, "");
    HAS(&w, p.v, 6);
    etch_variable_assign(w.cx, p.v, NUMBERS(&w, 5));
    for (int i = 0; i < 2; i++) { /* a call happens or does not */
        expect_assert(&w, etch_call1(w.cx, p.inner, &bad, 1), message);
        HAS(&w, p.v, 5);
        heard(&w, &l, "");
        assert_true(first(&w, call(&w, p.inner, good)) == 2);
        HAS(&w, p.v, 7);
        heard(&w, &l, "x is [2 2]\n");
        etch_variable_assign(w.cx, p.v, NUMBERS(&w, 4)); /* the call adds 1 before it calls */
        expect_assert(&w, etch_call1(w.cx, f, &bad, 1), message);
        HAS(&w, p.v, 4);
        call(&w, f, good);
        HAS(&w, p.v, 7);
        heard(&w, &l, "x is [2 2]\n");
        etch_variable_assign(w.cx, p.v, NUMBERS(&w, 5));
    }
    assert_int_equal(n_traces(p.inner), 1);
    etch_assert(w.cx, etch_less(w.cx, FULL(&w, 1, 0), number(w.cx, 0)), "none is false of none", NULL, 0);
    must(&w, ETCH_OK);
    etch_function_release(&f);
    etch_function_release(&p.inner);
    etch_variable_release(&p.v);
    world_end(&w);
}

static void assert_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    program *p = user;
    (void)n;
    etch_print(cx, "turn {}", state, 1, NULL);
    add_to(cx, p->v, 1);
    etch_assert(cx, etch_less(cx, state[0], sum_of(cx, p->x)), "too far", state, 1);
    next[0] = etch_add(cx, state[0], number(cx, 1));
}

static etch_tensor *for_ever(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_greater_equal(cx, state[0], number(cx, 0));
}

static etch_tensor *asserts_in_loop(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *out[] = { number(cx, 0) };
    (void)n_in;
    ((program *)user)->x = in[0];
    etch_while(cx, out, 1, for_ever, assert_turn, user, NULL, out);
    return out[0];
}

static void test_assert_ends_loops(void **state)
{
    (void)state;
    static listener l;
    world w;
    world_begin(&w);
    listen_to(&w, &l);
    program p = { .v = VECTOR(&w, "v", 5) };
    etch_function *f = function_with(&w, asserts_in_loop, &p, ETCH_SYMBOLIC);
    for (int i = 0; i < 2; i++) {
        fails(&w, f, FULL(&w, 2 + i, 1), ETCH_EINVAL, i ? "assert: too far: 3" : "assert: too far: 2");
        heard(&w, &l, i ? "turn 0\nturn 1\nturn 2\nturn 3\n" : "turn 0\nturn 1\nturn 2\n");
        HAS(&w, p.v, 5);
    }
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

/* --- conditions of loops -------------------------------------------------------------------------------------------- */

static etch_tensor *says_on(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    program *p = user;
    (void)n;
    say(cx, "{}?", state[0]);
    add_to(cx, p->v, 10);
    etch_assert(cx, etch_less(cx, state[0], number(cx, 7)), "seven", state, 1);
    return etch_less(cx, state[0], sum_of(cx, p->x));
}

static void answer(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n, (void)user;
    say(cx, "{}", state[0]);
    next[0] = etch_add(cx, state[0], number(cx, 1));
}

static etch_tensor *condition_prints(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    etch_tensor *out[] = { number(cx, 0) };
    (void)n_in;
    p->x = in[0];
    etch_while(cx, out, 1, says_on, answer, user, NULL, out);
    return out[0];
}

/* A condition does what it does once before each turn, and once when there is none any more. */
static void test_conditions(void **state)
{
    (void)state;
    static listener l;
    world w;
    world_begin(&w);
    listen_to(&w, &l);
    program p = { .v = VECTOR(&w, "v", 5) };
    etch_function *f = function_with(&w, condition_prints, &p, ETCH_SYMBOLIC);
    for (int i = 0; i < 2; i++) {
        assert_true(first(&w, call(&w, f, FULL(&w, 1, 2))) == 2);
        heard(&w, &l, "0?\n0\n1?\n1\n2?\n");
        assert_true(first(&w, call(&w, f, FULL(&w, -1, 3))) == 0);
        heard(&w, &l, "0?\n");
    }
    HAS(&w, p.v, 5 + 2 * 4 * 10);
    fails(&w, f, FULL(&w, 100, 1), ETCH_EINVAL, "assert: seven: 7");
    HAS(&w, p.v, 5 + 2 * 4 * 10);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

/* --- misuse ------------------------------------------------------------------------------------------------------- */

static etch_tensor *has_no_place(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    say(cx, "x {}", in[0]);
    add_to(cx, p->v, 1);
    say(cx, "x", in[0]);
    return in[0];
}

static void test_misuse(void **state)
{
    (void)state;
    static listener l;
    world w;
    world_begin(&w);
    listen_to(&w, &l);
    etch_tensor *x = FULL(&w, 1, 2), *none = NULL;
    const struct {
        const char *format;
        int n;
        const char *message;
    } formats[] = { { "{}", 0, "print: \"{}\" has 1 places for tensors, and there are 0" },
                    { "x", 1, "has 0 places for tensors, and there are 1" },
                    { "{{}}", 1, "has 0 places" },
                    { "a {", 0, "'{' stands alone at byte 2" },
                    { "a { }", 0, "'{' stands alone" },
                    { "}{", 0, "'}' stands alone at byte 0" },
                    { NULL, 0, "print: the format is NULL" },
                    { "{}", -1, "print: -1 tensors" } };
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        etch_print(w.cx, formats[i].format, &x, formats[i].n, NULL);
        failed(&w, NULL, ETCH_EINVAL, formats[i].message);
    }
    etch_print(w.cx, "{}", NULL, 1, NULL);
    failed(&w, NULL, ETCH_EINVAL, "1 tensors in a list that is NULL");
    etch_print(w.cx, "{}", &none, 1, NULL);
    failed(&w, NULL, ETCH_EINVAL, "print: tensor 0 is NULL");
    etch_print(w.cx, "{}", &x, 1, &(etch_print_options){ .summarize = -2 });
    failed(&w, NULL, ETCH_EINVAL, "summarize is -2");
    etch_assert(w.cx, NULL, "m", NULL, 0);
    failed(&w, NULL, ETCH_EINVAL, "assert: what is tested is NULL");
    etch_assert(w.cx, x, "m", NULL, 0);
    failed(&w, NULL, ETCH_EDTYPE, "assert: what is tested must be bool, not f32");
    program p = { .v = VECTOR(&w, "v", 5) };
    etch_function *f = function_with(&w, has_no_place, &p, ETCH_SYMBOLIC);
    fails(&w, f, x, ETCH_EINVAL, "has 0 places for tensors, and there are 1"); /* when it is traced */
    heard(&w, &l, "");
    HAS(&w, p.v, 5);
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

/* --- gradients ---------------------------------------------------------------------------------------------------- */

static void say_square(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    program *p = user;
    (void)n_out;
    say(cx, "square of {}", p->x);
    etch_assert(cx, etch_greater(cx, p->x, number(cx, -9)), "small", NULL, 0);
    out[0] = etch_mul(cx, p->x, p->x);
}

static void square_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    program *p = user;
    (void)n;
    next[0] = etch_add(cx, state[0], etch_int(cx, ETCH_I64, 1));
    p->x = state[1];
    etch_if(cx, etch_greater(cx, sum_of(cx, state[1]), number(cx, 0)), say_square, say_nothing, p, &next[1], 1);
    say(cx, "turn {}", state[0]);
}

/* x to the sixteenth, for a positive x; the gradient needs what the loop gives. */
static etch_tensor *to_the_sixteenth(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tensor *out[] = { etch_int(cx, ETCH_I64, 0), in[0] };
    (void)n_in;
    etch_while(cx, out, 2, below_three, square_turn, user, NULL, out);
    etch_print(cx, "eighth", NULL, 0, NULL);
    return etch_square(cx, sum_of(cx, out[1]));
}

static etch_tensor *gradient_of(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tensor *d = NULL;
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = ((program *)user)->body(cx, in, n_in, user);
    etch_tape_end(cx, t);
    etch_status s = y ? etch_tape_gradient(cx, t, &y, NULL, 1, &ETCH_BY(in[0]), 1, ETCH_UNCONNECTED_NONE, &d) : ETCH_OK;
    etch_tape_release(&t);
    return s == ETCH_OK ? d : NULL;
}

static etch_tensor *calls_inner(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    return etch_call1(cx, ((program *)user)->inner, in, n_in);
}

/* What is computed again for a gradient prints nothing: eagerly, around a call, inside a trace, and around a call
 * inside. */
static void test_gradients(void **state)
{
    (void)state;
    static const char text[] = "square of [1]\nturn 0\nsquare of [1]\nturn 1\nsquare of [1]\nturn 2\neighth\n";
    static listener l;
    world w;
    world_begin(&w);
    listen_to(&w, &l);
    program p = { .body = to_the_sixteenth };
    p.inner = function_with(&w, to_the_sixteenth, &p, ETCH_SYMBOLIC);
    etch_function *f = function_with(&w, gradient_of, &p, ETCH_SYMBOLIC), *g;
    etch_tensor *x = FULL(&w, 1, 1);
    assert_true(first(&w, gradient_of(w.cx, &x, 1, &p)) == 16);
    heard(&w, &l, text);
    for (int i = 0; i < 2; i++) {
        assert_true(first(&w, call(&w, f, x)) == 16);
        heard(&w, &l, text);
    }
    p.body = calls_inner;
    g = function_with(&w, gradient_of, &p, ETCH_SYMBOLIC);
    for (int i = 0; i < 2; i++) {
        assert_true(first(&w, gradient_of(w.cx, &x, 1, &p)) == 16);
        heard(&w, &l, text);
        assert_true(first(&w, call(&w, g, x)) == 16);
        heard(&w, &l, text);
    }
    etch_function_release(&f);
    etch_function_release(&g);
    etch_function_release(&p.inner);
    world_end(&w);
}

/* --- threads ------------------------------------------------------------------------------------------------------ */

enum { N_THREADS = 3, N_CALLS = 50 };

typedef struct caller {
    world *w;
    etch_function *f;
    int number;
} caller;

static void *call_often(void *user)
{
    caller *c = user;
    etch_ctx *cx = NULL;
    if (etch_ctx_new(c->w->rt, &cx) != ETCH_OK)
        return "no context";
    for (int i = 0; i < N_CALLS && !etch_failed(cx); i++) {
        etch_scope scope = etch_scope_begin(cx);
        etch_tensor *x = etch_fill(cx, etch_int_list(cx, (const int64_t[]){ 2 }, 1), number(cx, c->number));
        (void)etch_call1(cx, c->f, &x, 1);
        etch_scope_end(cx, scope);
    }
    void *wrong = etch_failed(cx) ? "a call failed" : NULL;
    etch_ctx_release(&cx);
    return wrong;
}

static etch_tensor *says_twice(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    program *p = user;
    (void)n_in;
    say(cx, "first {}", in[0]);
    add_to(cx, p->v, 1);
    say(cx, "second {}", in[0]);
    return in[0];
}

/* Each line is whole, and of each thread there are as many as it printed, one kind behind the other. */
static void test_threads(void **state)
{
    (void)state;
    static listener l;
    world w;
    world_begin(&w);
    listen_to(&w, &l);
    program p = { .v = VECTOR(&w, "v", 0) };
    etch_function *f = function_with(&w, says_twice, &p, ETCH_SYMBOLIC);
    pthread_t threads[N_THREADS];
    caller callers[N_THREADS];
    l.asks = p.v; /* a print that reads what the call writes waits for nobody */
    l.rt = w.rt;
    for (int i = 0; i < N_THREADS; i++) {
        callers[i] = (caller){ &w, f, i };
        assert_int_equal(pthread_create(&threads[i], NULL, call_often, &callers[i]), 0);
    }
    for (int i = 0; i < N_THREADS; i++) {
        void *wrong = NULL;
        pthread_join(threads[i], &wrong);
        assert_null(wrong);
    }
    int n[N_THREADS] = { 0 };
    char *rest = l.text, *line;
    while ((line = strsep(&rest, "\n")) && *line) {
        int who = line[strlen(line) - 2] - '0';
        char want[32];
        assert_true(who >= 0 && who < N_THREADS);
        snprintf(want, sizeof want, "%s [%d %d]", n[who] % 2 ? "second" : "first", who, who);
        assert_string_equal(line, want);
        n[who]++;
    }
    for (int i = 0; i < N_THREADS; i++)
        assert_int_equal(n[i], 2 * N_CALLS);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    etch_variable_release(&p.v);
    world_end(&w);
}

/* --- where variables are written ---------------------------------------------------------------------------------- */

/* v = v - x, behind an assert, a print, or both. */
typedef struct update {
    etch_variable *v;
    bool asserts, prints;
} update;

static etch_tensor *updates(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    update *u = user;
    (void)n_in;
    if (u->prints)
        say(cx, "{}", etch_variable_read(cx, u->v));
    if (u->asserts)
        etch_assert(cx, etch_less(cx, in[0], number(cx, 3)), "too large", NULL, 0);
    etch_tensor *y = sum_of(cx, in[0]); /* what may fail comes first */
    etch_variable_assign_sub(cx, u->v, in[0]);
    return y;
}

static const void *address_of(world *w, etch_variable *v)
{
    etch_scope scope = etch_scope_begin(w->cx);
    etch_tensor *t = etch_variable_read(w->cx, v);
    const void *data = etch_tensor_map(w->cx, t, false);
    etch_tensor_unmap(w->cx, t);
    etch_scope_end(w->cx, scope);
    return data;
}

/* An assert leaves the new value in the memory of the old one, and it alone if it fails; who is called by a print may
 * ask for a variable that the call is going to write. */
static void test_places(void **state)
{
    (void)state;
    static listener l;
    for (int prints = 0; prints < 2; prints++) {
        world w;
        world_begin(&w);
        listen_to(&w, &l);
        update u = { .v = VECTOR(&w, "v", 9, 9), .asserts = true, .prints = prints };
        etch_function *f = function_with(&w, updates, &u, ETCH_SYMBOLIC);
        etch_tensor *x = FULL(&w, 1, 2), *bad = FULL(&w, 3, 2);
        call(&w, f, x);
        const void *at = address_of(&w, u.v);
        l.asks = u.v;
        l.rt = w.rt;
        for (int i = 0; i < 3; i++) {
            call(&w, f, x);
            if (!prints)
                assert_ptr_equal(address_of(&w, u.v), at);
            etch_scope scope = etch_scope_begin(w.cx);
            HAS(&w, u.v, 7 - (float)i, 7 - (float)i);
            etch_scope_end(w.cx, scope);
            fails(&w, f, bad, ETCH_EINVAL, "too large");
        }
        etch_scope scope = etch_scope_begin(w.cx);
        HAS(&w, u.v, 5, 5);
        etch_scope_end(w.cx, scope);
        heard(&w, &l, prints ? "[9 9]\n[8 8]\n[7 7]\n[7 7]\n[6 6]\n[6 6]\n[5 5]\n" : "");
        etch_function_release(&f);
        etch_variable_release(&u.v);
        world_end(&w);
    }
}

int etch_test_effect(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts),      cmocka_unit_test(test_standard_error),
        cmocka_unit_test(test_programs),   cmocka_unit_test(test_only_effect),
        cmocka_unit_test(test_assert),     cmocka_unit_test(test_assert_ends_loops),
        cmocka_unit_test(test_conditions), cmocka_unit_test(test_misuse),
        cmocka_unit_test(test_gradients),  cmocka_unit_test(test_threads),
        cmocka_unit_test(test_places),
    };
    return cmocka_run_group_tests_name("trace/effect", tests, NULL, NULL);
}
