/* Functions with variables inside functions, audits, traces for types, lifetimes, what a hit costs, and threads. */
#include "variable_testing.h"

#include <pthread.h>

static etch_tensor *times(etch_ctx *cx, etch_tensor *x, double k)
{
    return etch_mul(cx, x, etch_scalar(cx, ETCH_F32, k));
}

/* --- functions inside functions ----------------------------------------------------------------------------------- */

/* v becomes v * 10 + x; returns what it was. */
static void shift_in(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    c->n_bodies++;
    etch_tensor *was = etch_variable_read(cx, c->v[0]);
    etch_variable_assign(cx, c->v[0], etch_add(cx, times(cx, was, 10), args[0].tensor));
    etch_return(out, was);
}

/* Writes, calls, reads, calls again; a variable of its own is written with what it saw. */
static void calls_shift_in(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args, (void)out;
    c->n_bodies++;
    etch_tensor *was[1];
    etch_variable_assign(cx, c->v[0], times(cx, etch_variable_read(cx, c->v[0]), 2));
    if (etch_call_args(cx, c->inner, args, 1, was, 1, NULL) != 1)
        return;
    etch_tensor *between = etch_variable_read(cx, c->v[0]);
    if (etch_call_args(cx, c->inner, args, 1, NULL, 0, NULL) != 1)
        return;
    etch_variable_assign(cx, c->v[1], etch_sub(cx, between, was[0]));
}

static void test_calls_see_each_others_writes(void **state)
{
    (void)state;
    for (int is_warm = 0; is_warm < 2; is_warm++) {
        world w;
        world_begin(&w);
        closure in = { .v = { VECTOR(&w, "v", 1) } };
        closure c = { .v = { etch_variable_retain(in.v[0]), VECTOR(&w, "seen", 0) } };
        c.inner = structured(&w, shift_in, &in, ETCH_SYMBOLIC);
        etch_function *f = structured(&w, calls_shift_in, &c, ETCH_SYMBOLIC);
        etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 3));
        if (is_warm) {
            RUN(&w, c.inner, x);
            HAS(&w, c.v[0], 13);
            etch_variable_assign(w.cx, c.v[0], NUMBERS(&w, 1));
        }
        RUN(&w, f, x); /* 1, 2, 23, 233 */
        HAS(&w, c.v[0], 233);
        HAS(&w, c.v[1], 21);
        RUN(&w, f, x); /* 466, 4663, 46633 */
        HAS(&w, c.v[0], 46633);
        HAS(&w, c.v[1], 4663 - 466);
        assert_int_equal(in.n_bodies, 1);
        assert_int_equal(c.n_bodies, 1);
        RUN(&w, c.inner, x);
        HAS(&w, c.v[0], 466333);
        assert_int_equal(in.n_bodies, 1);
        etch_function_release(&f);
        release_all(&c);
        release_all(&in);
        world_end(&w);
    }
}

/* The inner function has its variables from the outer one's arguments, in the other order. */
static void first_gets_second(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)out, (void)user;
    etch_variable_assign(cx, etch_arg_variable(&args[0]), etch_variable_read(cx, etch_arg_variable(&args[1])));
}

static void hands_arguments_on(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args, (void)out;
    c->n_bodies++;
    etch_variable *a = etch_arg_variable(&args[0]), *b = etch_arg_variable(&args[1]);
    etch_variable_assign(cx, b, times(cx, etch_variable_read(cx, b), 2));
    const etch_arg turned[2] = { etch_variable_arg(a), etch_variable_arg(b) };
    (void)etch_call_args(cx, c->inner, turned, 2, NULL, 0, NULL);
    const etch_arg own[2] = { etch_variable_arg(c->v[0]), etch_variable_arg(a) };
    (void)etch_call_args(cx, c->inner, own, 2, NULL, 0, NULL);
}

static void test_arguments_are_handed_on(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "own", 0) } };
    c.inner = structured(&w, first_gets_second, NULL, ETCH_SYMBOLIC);
    etch_function *f = structured(&w, hands_arguments_on, &c, ETCH_SYMBOLIC);
    etch_variable *a = VECTOR(&w, "a", 1), *b = VECTOR(&w, "b", 5);
    RUN(&w, f, etch_variable_arg(a), etch_variable_arg(b));
    HAS(&w, a, 10);
    HAS(&w, b, 10);
    HAS(&w, c.v[0], 10);
    etch_variable_assign(w.cx, a, NUMBERS(&w, 3));
    RUN(&w, f, etch_variable_arg(b), etch_variable_arg(a));
    HAS(&w, a, 6);
    HAS(&w, b, 6);
    HAS(&w, c.v[0], 6);
    assert_int_equal(c.n_bodies, 1);
    assert_int_equal(n_traces(c.inner), 1);
    etch_variable_release(&a);
    etch_variable_release(&b);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* The result is v's size as a number, in f32. */
static void size_of_v(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)args, (void)n_args;
    c->n_bodies++;
    etch_return(out, etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(etch_variable_read(cx, c->v[0]), 0)));
}

/* Asks before and after v has another size. */
static void asks_twice(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    c->n_bodies++;
    etch_tensor *n[2] = { NULL, NULL };
    (void)etch_call_args(cx, c->inner, NULL, 0, &n[0], 1, NULL);
    etch_variable_assign(cx, c->v[0], args[0].tensor);
    (void)etch_call_args(cx, c->inner, NULL, 0, &n[1], 1, NULL);
    if (n[0] && n[1])
        etch_return(out, etch_stack(cx, n, 2, 0));
}

static void test_sizes_inside(void **state)
{
    (void)state;
    static const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_EXACT };
    for (size_t p = 0; p < 4; p++) {
        world w;
        world_begin(&w);
        closure in = { .v = { OPEN_VECTOR(&w, "v", 1, 2) } };
        closure c = { .v = { etch_variable_retain(in.v[0]) } };
        c.inner = structured(&w, size_of_v, &in, policies[p % 2]);
        etch_function *f = structured(&w, asks_twice, &c, policies[p / 2]);
        static const int64_t sizes[] = { 3, 3, 4, 1, 3, 4 }; /* and before each: 2, 3, 3, 4, 1, 3 */
        for (int i = 0; i < 6; i++) {
            etch_tensor *y = NULL;
            etch_arg x = ETCH_ARG_TENSOR(full(&w, 1, &sizes[i], 1));
            if (etch_call_args(w.cx, f, &x, 1, &y, 1, NULL) != 1)
                fail_msg("%s", etch_error_message(w.cx));
            EXPECT_F32(&w, y, (float)(i ? sizes[i - 1] : 2), (float)sizes[i]);
        }
        assert_int_equal(in.n_bodies, 4); /* sizes 2, 3, 4, 1 */
        assert_int_equal(c.n_bodies, 5);  /* the last is as the third */
        etch_function_release(&f);
        release_all(&c);
        release_all(&in);
        world_end(&w);
    }
}

static void assign_arg_to_arg(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)out, (void)user;
    etch_variable_assign(cx, etch_arg_variable(&args[0]), args[1].tensor);
}

static void calls_with_own(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args, (void)out;
    const etch_arg own[2] = { etch_variable_arg(c->v[0]), args[0] };
    (void)etch_call_args(cx, c->inner, own, 2, NULL, 0, NULL);
}

/* The inner trace is for any size, the variable that it gets here is not. */
static void test_narrower_inside(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "narrow", 1, 2) } };
    etch_variable *open = OPEN_VECTOR(&w, "open", 1);
    c.inner = structured(&w, assign_arg_to_arg, NULL, ETCH_SYMBOLIC);
    RUN(&w, c.inner, etch_variable_arg(open), ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2, 3)));
    etch_function *f = structured(&w, calls_with_own, &c, ETCH_SYMBOLIC);
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2, 3));
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_ESHAPE, "variable 'narrow' is f32[2]: the new value is f32[s0]");
    RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 8, 9)));
    HAS(&w, c.v[0], 8, 9);
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1); /* and when it runs */
    failed(&w, NULL, ETCH_ESHAPE, "");
    HAS(&w, c.v[0], 8, 9);
    etch_variable_release(&open);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* --- types in place of variables ---------------------------------------------------------------------------------- */

static void test_specs_in_place_of_variables(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = structured(&w, first_gets_second, NULL, ETCH_SYMBOLIC);
    etch_variable *a = VECTOR(&w, "a", 1, 2), *b = VECTOR(&w, "b", 5, 6);
    etch_spec *one = NULL, *two = NULL, *types = NULL;
    must(&w, etch_spec_resource(w.cx, ETCH_F32, &ETCH_SIZE(2), 1, true, 0, &one));
    must(&w, etch_spec_resource(w.cx, ETCH_F32, &ETCH_SIZE(2), 1, true, 1, &two));
    etch_arg specs[] = { ETCH_ARG_SPEC(one), ETCH_ARG_SPEC(two) },
             args[] = { etch_variable_arg(a), etch_variable_arg(b) };
    must(&w, etch_function_abstract(w.cx, f, specs, 2, &types, NULL));
    etch_spec_release(&types);
    must(&w, etch_function_abstract(w.cx, f, args, 2, &types, NULL));
    etch_spec_release(&types);
    HAS(&w, a, 1, 2);
    uint64_t number = etch_function_trace(w.cx, f, specs, 2);
    assert_true(number > 0);
    RUN(&w, f, args[0], args[1]);
    HAS(&w, a, 5, 6);
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(etch_call_args(w.cx, f, specs, 2, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_EINVAL, "is used as a variable and is none");
    char *difference = NULL;
    must(&w, etch_function_audit(w.cx, f, number, &difference));
    assert_null(difference);
    RUN(&w, f, args[0], args[0]); /* an audit of the trace for one variable twice knows that it is one */
    must(&w, etch_function_audit(w.cx, f, 2, &difference));
    assert_null(difference);
    etch_spec_release(&one);
    etch_spec_release(&two);
    etch_variable_release(&a);
    etch_variable_release(&b);
    etch_function_release(&f);
    world_end(&w);
}

/* What stands for an argument while types are traced has no value, then or later. */
static void keeps_its_argument(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    if (c->mode) {
        etch_variable_read(cx, c->v[1]);
        return;
    }
    c->v[0] = etch_variable_retain(etch_arg_variable(&args[0]));
    etch_return(out, etch_variable_read(cx, c->v[0]));
}

static void test_stand_ins_have_no_value(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { 0 };
    etch_function *f = structured(&w, keeps_its_argument, &c, ETCH_SYMBOLIC);
    etch_spec *type = NULL, *types = NULL;
    must(&w, etch_spec_resource(w.cx, ETCH_F32, &ETCH_UNKNOWN_SIZE, 1, true, 0, &type));
    etch_arg arg = ETCH_ARG_SPEC(type);
    must(&w, etch_function_abstract(w.cx, f, &arg, 1, &types, NULL));
    etch_spec_release(&types);
    assert_int_equal(etch_variable_dim(c.v[0], 0), ETCH_ANY_SIZE);
    failed(&w, etch_variable_read(w.cx, c.v[0]), ETCH_EINVAL, "it has no value");
    failed(&w, etch_variable_assign(w.cx, c.v[0], NUMBERS(&w, 1)), ETCH_EINVAL, "it has no value");
    c.mode = 1;
    c.v[1] = etch_variable_retain(c.v[0]);
    assert_int_equal(etch_call_args(w.cx, f, &ETCH_ARG_BOOL(true), 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_EINVAL, "stands for an argument of another trace");
    etch_spec_release(&type);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* --- audits ------------------------------------------------------------------------------------------------------- */

static void one_of_two(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    etch_return(out, etch_add(cx, etch_variable_read(cx, c->v[c->mode]), args[0].tensor));
}

static void test_audit_sees_which_variable(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "a", 1), VECTOR(&w, "b", 2) } };
    etch_function *f = structured(&w, one_of_two, &c, ETCH_EXACT);
    RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 1)));
    char *difference = NULL;
    etch_variable_assign(w.cx, c.v[0], NUMBERS(&w, 7)); /* another value is no difference */
    must(&w, etch_function_audit(w.cx, f, 1, &difference));
    assert_null(difference);
    c.mode = 1;
    must(&w, etch_function_audit(w.cx, f, 1, &difference));
    assert_non_null(difference);
    assert_string_equal(difference, "variable 0 of those that it uses was a, and now is b");
    free(difference);
    /* Graphs that are equal share a plan if they have the same variables; the values are those of each. */
    etch_tensor *y[1];
    RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 1, 1)));
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, f, &list));
    assert_int_equal(list.at[1].shares_plan_with, 0);
    etch_entry_list_release(&list);
    RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 1, 1, 1)));
    must(&w, etch_function_cache(w.cx, f, &list));
    assert_int_equal(list.at[2].shares_plan_with, 2);
    etch_entry_list_release(&list);
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1));
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 1, NULL), 1);
    EXPECT_F32(&w, y[0], 8);
    x = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2));
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 1, NULL), 1);
    EXPECT_F32(&w, y[0], 3, 4);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* --- lifetimes and cost ------------------------------------------------------------------------------------------- */

static void test_trace_holds_what_it_captured(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "v", 1) } };
    etch_function *f = structured(&w, shift_in, &c, ETCH_SYMBOLIC);
    etch_tensor *y[1];
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 2));
    RUN(&w, f, x);
    etch_variable_release(&c.v[0]);
    RUN(&w, f, x);
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 1, NULL), 1);
    EXPECT_F32(&w, y[0], 122);
    assert_int_equal(c.n_bodies, 1);
    size_t before = atomic_load(&w.memory.live_bytes);
    etch_function_clear(w.cx, f); /* and with it the variable */
    assert_true(atomic_load(&w.memory.live_bytes) < before);
    etch_function_release(&f);
    world_end(&w);
}

/* The bytes of a variable are not the trace's. */
static void test_bytes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { etch_variable_new(w.cx, FULL(&w, 1, 1 << 16), NULL) } };
    etch_function *f = structured(&w, one_of_two, &c, ETCH_SYMBOLIC);
    RUN(&w, f, ETCH_ARG_TENSOR(NUMBERS(&w, 1)));
    assert_true(etch_function_get_stats(f).bytes < 1 << 16);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* A first value that nobody writes to is the variable's without a copy; who still has it when the variable changes keeps what it was. */
static void test_keeps_initial(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    enum { N = 1 << 16 };
    etch_memory before, after;
    etch_tensor *first = FULL(&w, 1, N);
    must(&w, etch_memory_report(w.cx, &before));
    etch_variable *v = etch_variable_new(w.cx, first, &(etch_variable_options){ .keeps_initial = true });
    must(&w, etch_memory_report(w.cx, &after));
    assert_true(after.variables + after.tensors < before.variables + before.tensors + N);
    etch_variable_assign_add(w.cx, v, first);
    const float *was = etch_tensor_map(w.cx, first, false),
                *is = etch_tensor_map(w.cx, etch_variable_read(w.cx, v), false);
    assert_true(was && is && is[N - 1] == 2 * was[N - 1] && was[N - 1] != 0);
    etch_variable_release(&v);
    world_end(&w);
}

static void test_hits_do_not_allocate(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n_bodies = 0;
    closure c = { .v = { VECTOR(&w, "v", 1, 2) } };
    etch_variable *a = VECTOR(&w, "a", 1, 2);
    etch_function *f = structured(&w, shift_in, &c, ETCH_SYMBOLIC);
    etch_function *g = structured(&w, first_gets_second, &n_bodies, ETCH_SYMBOLIC);
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 1)), args[] = { etch_variable_arg(a), etch_variable_arg(c.v[0]) };
    size_t n_allocs = 0;
    for (int i = 0; i < 20; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        if (i == 10)
            n_allocs = atomic_load(&w.memory.n_allocs);
        RUN(&w, f, x);
        RUN(&w, g, args[0], args[1]);
        etch_variable_assign(w.cx, c.v[0], etch_variable_read(w.cx, a));
        etch_scope_end(w.cx, scope);
    }
    assert_int_equal(atomic_load(&w.memory.n_allocs), n_allocs);
    etch_variable_release(&a);
    etch_function_release(&f);
    etch_function_release(&g);
    release_all(&c);
    world_end(&w);
}

/* --- threads ------------------------------------------------------------------------------------------------------ */

enum { N_STEPS = 1000 };

typedef struct crew {
    world *w;
    closure *both;              /* variables 0 and 1 are written by both threads, and always equal */
    etch_function *step, *look; /* of both */
    etch_variable *counter;
} crew;

typedef struct hand {
    crew *crew;
    etch_variable *own;
    const char *error;
    pthread_t thread;
} hand;

/* The two get the same, made of both. */
static void step_both(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)args, (void)n_args, (void)out;
    etch_tensor *sum = etch_add(cx, etch_variable_read(cx, c->v[0]), etch_variable_read(cx, c->v[1]));
    etch_tensor *next = etch_add(cx, times(cx, sum, 0.5), etch_scalar(cx, ETCH_F32, 1));
    etch_variable_assign(cx, c->v[0], next);
    etch_variable_assign(cx, c->v[1], next);
}

static void look_at_both(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)args, (void)n_args;
    etch_return(out, etch_sub(cx, etch_variable_read(cx, c->v[0]), etch_variable_read(cx, c->v[1])));
}

static const char *work(hand *h, etch_ctx *cx)
{
    crew *k = h->crew;
    for (int i = 0; i < N_STEPS; i++) {
        etch_scope scope = etch_scope_begin(cx);
        etch_tensor *difference = NULL;
        etch_arg own = etch_variable_arg(h->own);
        if (etch_call_args(cx, k->step, &own, 1, NULL, 0, NULL) != 0 ||
            etch_call_args(cx, k->look, NULL, 0, &difference, 1, NULL) != 1)
            return "a call failed";
        const float *x = etch_tensor_map(cx, difference, false);
        if (!x || x[0] != 0)
            return "values that do not belong together";
        etch_tensor_unmap(cx, difference);
        if (!etch_variable_assign_add(cx, k->counter, etch_scalar(cx, ETCH_F32, 1)))
            return "the counter";
        etch_scope_end(cx, scope);
    }
    return NULL;
}

/* Both, and one that is this thread's alone. */
static void step_all(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    step_both(cx, args, n_args, out, user);
    etch_variable_assign_add(cx, etch_arg_variable(&args[0]), etch_scalar(cx, ETCH_F32, 1));
}

static void *works(void *user)
{
    hand *h = user;
    etch_ctx *cx = NULL;
    if (etch_ctx_new(h->crew->w->rt, &cx) != ETCH_OK) {
        h->error = "no context";
        return NULL;
    }
    h->error = work(h, cx);
    etch_ctx_release(&cx);
    return NULL;
}

static void test_threads(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_variable_options o = { .name = "a" };
    closure both = { .v = { etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 0), &o),
                            etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 0), &o) } };
    crew k = { .w = &w, .both = &both };
    k.counter = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 0), NULL);
    k.step = structured(&w, step_all, &both, ETCH_SYMBOLIC);
    k.look = structured(&w, look_at_both, &both, ETCH_SYMBOLIC);
    hand hands[2];
    for (int i = 0; i < 2; i++) {
        hands[i] = (hand){ .crew = &k };
        hands[i].own = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 0), NULL);
        assert_int_equal(pthread_create(&hands[i].thread, NULL, works, &hands[i]), 0);
    }
    for (int i = 0; i < 2; i++) {
        pthread_join(hands[i].thread, NULL);
        if (hands[i].error)
            fail_msg("%s", hands[i].error);
        HAS(&w, hands[i].own, N_STEPS);
        etch_variable_release(&hands[i].own);
    }
    HAS(&w, k.counter, 2 * N_STEPS); /* eager sums lose nothing */
    double sum = first(&w, etch_variable_read(w.cx, both.v[0]));
    assert_true(sum >= N_STEPS && sum <= 2 * N_STEPS); /* of two steps at once one may be lost, but not half of one */
    assert_int_equal(n_traces(k.step), 1);
    etch_variable_release(&k.counter);
    etch_function_release(&k.step);
    etch_function_release(&k.look);
    release_all(&both);
    world_end(&w);
}

/* One thread changes a size that the other's trace has as a number. */
static void *resizes(void *user)
{
    hand *h = user;
    etch_ctx *cx = NULL;
    if (etch_ctx_new(h->crew->w->rt, &cx) != ETCH_OK) {
        h->error = "no context";
        return NULL;
    }
    for (int i = 0; !h->error && i < N_STEPS; i++) {
        static const float ones[4] = { 1, 1, 1, 1 };
        etch_scope scope = etch_scope_begin(cx);
        int64_t n = 1 + i % 4;
        if (!etch_variable_assign(cx, h->own, etch_from(cx, ETCH_F32, &n, 1, ones)))
            h->error = "a write";
        etch_scope_end(cx, scope);
    }
    etch_ctx_release(&cx);
    return NULL;
}

/* The sum of ones less their number, which the trace takes to be constant. */
static void sum_less_size(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)args, (void)n_args;
    etch_tensor *v = etch_variable_read(cx, c->v[0]);
    etch_tensor *n = etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(v, 0));
    etch_return(out, etch_sub(cx, etch_sum(cx, v, ETCH_ALL_AXES, false), n));
}

static void test_sizes_change_under_a_call(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { OPEN_VECTOR(&w, "v", 1, 1) } };
    crew k = { .w = &w };
    hand h = { .crew = &k, .own = c.v[0] };
    etch_function *f = structured(&w, sum_less_size, &c, ETCH_SYMBOLIC);
    assert_int_equal(pthread_create(&h.thread, NULL, resizes, &h), 0);
    for (int i = 0; i < N_STEPS; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        etch_tensor *y = NULL;
        if (etch_call_args(w.cx, f, NULL, 0, &y, 1, NULL) != 1)
            fail_msg("%s", etch_error_message(w.cx));
        assert_true(first(&w, y) == 0);
        etch_scope_end(w.cx, scope);
    }
    pthread_join(h.thread, NULL);
    if (h.error)
        fail_msg("%s", h.error);
    /* While sizes change, a trace may have come out as one that was there; now each size has one, if there is room. */
    uint64_t before = 0;
    for (int round = 0; round < 2; round++, before = n_traces(f)) {
        for (int64_t n = 1; n <= 4; n++) {
            static const float ones[4] = { 1, 1, 1, 1 };
            etch_tensor *y = NULL;
            assert_non_null(etch_variable_assign(w.cx, c.v[0], etch_from(w.cx, ETCH_F32, &n, 1, ones)));
            assert_int_equal(etch_call_args(w.cx, f, NULL, 0, &y, 1, NULL), 1);
            assert_true(first(&w, y) == 0);
        }
        assert_true(round == 0 || n_traces(f) == before || etch_function_get_stats(f).n_evicted > 0);
    }
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

int etch_test_variable_call(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls_see_each_others_writes),
        cmocka_unit_test(test_arguments_are_handed_on),
        cmocka_unit_test(test_sizes_inside),
        cmocka_unit_test(test_narrower_inside),
        cmocka_unit_test(test_specs_in_place_of_variables),
        cmocka_unit_test(test_stand_ins_have_no_value),
        cmocka_unit_test(test_audit_sees_which_variable),
        cmocka_unit_test(test_trace_holds_what_it_captured),
        cmocka_unit_test(test_bytes),
        cmocka_unit_test(test_keeps_initial),
        cmocka_unit_test(test_hits_do_not_allocate),
        cmocka_unit_test(test_threads),
        cmocka_unit_test(test_sizes_change_under_a_call),
    };
    return cmocka_run_group_tests_name("trace/variable_call", tests, NULL, NULL);
}
