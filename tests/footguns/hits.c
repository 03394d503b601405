/* What a call costs when its trace is there: no memory, no lock, no plan; and plans that are made can be seen. */
#include "footguns.h"

/* --- memory ------------------------------------------------------------------------------------------------------------------- */

static void first_of_all(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_add(cx, args[0].tensor, args[0].tensor));
}

/* Calls that have a trace each, in turn, so that it is not always the last one that is found again. */
static void expect_no_allocations(world *w, etch_function *f, const etch_arg *args, int n_args, int n_calls)
{
    size_t before = 0;
    uint64_t traces = 0;
    for (int round = 0; round < 60; round++) {
        if (round == 10) {
            before = atomic_load(&w->n_allocs);
            traces = n_traces(f);
        }
        for (int i = 0; i < n_calls; i++) {
            etch_scope scope = etch_scope_begin(w->cx);
            call(w, f, args + i * n_args, n_args);
            etch_scope_end(w->cx, scope);
        }
    }
    assert_int_equal(atomic_load(&w->n_allocs), before);
    assert_int_equal(n_traces(f), traces);
}

static int same(etch_ctx *cx, void *a, void *b) { return (void)cx, *(int *)a == *(int *)b; }
static int hash(etch_ctx *cx, void *a, uint64_t *out) { return (void)cx, *out = (uint64_t) * (int *)a, 1; }
static const etch_object_ops number_ops = { .type_name = "Number", .equal = same, .hash = hash };

static void p18_a_hit_asks_for_no_memory(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int object = 5;
    etch_identity *id = NULL;
    must(&w, etch_identity_new(w.cx, &object, &number_ops, &id));
    etch_arg x = X(&w, 1, 4, 8), y = X(&w, 1, 8), items[] = { y, ETCH_ARG_INT(3), ETCH_ARG_NONE };
    etch_literal keys[] = { a_text(ETCH_LITERAL_STR, "b"),
                            a_text(ETCH_LITERAL_STR, "a"),
                            { .kind = ETCH_LITERAL_NONE } };
    static const char *const fields[] = { "p", "q", "r" };
    const etch_arg calls[] = {
        x, y,
        x, ETCH_ARG_FLOAT(0.5),
        x, labelled("training", ETCH_ARG_BOOL(true)),
        x, { .kind = ETCH_SPEC_LITERAL, .literal = a_text(ETCH_LITERAL_STR, "mean") },
        x, a_list(ETCH_SPEC_LIST, items, 3),
        x, a_list(ETCH_SPEC_TUPLE, items, 3),
        x, { .kind = ETCH_SPEC_DICT, .n = 3, .keys = keys, .items = items },
        x, { .kind = ETCH_SPEC_ATTRS, .name = "Config", .n = 3, .fields = fields, .items = items },
        x, { .kind = ETCH_SPEC_VALUE, .object = &object, .object_ops = &number_ops },
        x, { .kind = ETCH_SPEC_IDENTITY, .identity = id },
    };
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++) {
        etch_function_options o = { .policy = (etch_policy)policy, .structured = first_of_all };
        etch_function *f = function_of(&w, "f", NULL, NULL, o);
        expect_no_allocations(&w, f, calls, 2, 10);
        assert_int_equal(n_traces(f), 10);
        etch_function_release(&f);
    }
    etch_identity_release(&id);
    world_end(&w);
}

/* Also where guards are checked, and where arguments are checked against a declaration. */
static etch_tensor *asks(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(in[0], 0)));
}

static void p18_guards_and_declarations_ask_for_none(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const etch_arg guarded[] = { X(&w, 1, 3), X(&w, 1, 4), X(&w, 1, 5) };
    etch_function *f = function_of(&w, "f", asks, NULL, (etch_function_options){ 0 });
    expect_no_allocations(&w, f, guarded, 1, 3);
    etch_function_release(&f);
    etch_spec *declared[] = { parsed(&w, "f32[batch: 1..64, 8]"), parsed(&w, "f32[batch, 8]") };
    const etch_arg fits[] = { X(&w, 1, 4, 8), X(&w, 1, 4, 8) };
    etch_function_options o = { .structured = first_of_all, .input_signature = declared, .n_input_signature = 2 };
    f = function_of(&w, "g", NULL, NULL, o);
    expect_no_allocations(&w, f, fits, 2, 1);
    etch_function_release(&f);
    etch_spec_release(&declared[0]);
    etch_spec_release(&declared[1]);
    world_end(&w);
}

/* And where the trace is more general than the call, at sizes that change from call to call. */
static void p18_general_traces_ask_for_none(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const etch_arg sizes[] = { X(&w, 1, 32), X(&w, 1, 17), X(&w, 1, 1), X(&w, 1, 48), X(&w, 1, 2) };
    static const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_RELAX };
    for (int i = 0; i < 2; i++) {
        etch_function *f = function_of(&w, "f", twice, NULL, (etch_function_options){ .policy = policies[i] });
        expect_no_allocations(&w, f, sizes, 1, 5);
        assert_int_equal(n_traces(f), policies[i] == ETCH_RELAX ? 2 : 1);
        etch_function_release(&f);
    }
    world_end(&w);
}

/* --- the lock -------------------------------------------------------------------------------------------------------------------- */

/* While one thread is inside a body, with whatever locks tracing takes, another makes its calls. The body does not return before
 * they are done: if they had to wait for it, neither would ever end. */
typedef struct meeting {
    etch_runtime *rt;
    etch_function *hot, *slow;
    atomic_bool is_inside, is_done, gave_up;
} meeting;

static etch_tensor *waits(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    meeting *m = user;
    atomic_store(&m->is_inside, true);
    for (int i = 0; i < PATIENCE_S * 200 / 2 && !atomic_load(&m->is_done); i++)
        nanosleep(&(struct timespec){ .tv_nsec = 5000000 }, NULL);
    atomic_store(&m->gave_up, !atomic_load(&m->is_done));
    return etch_add(cx, in[0], in[0]);
}

static void *traces_slowly(void *p)
{
    meeting *m = p;
    etch_ctx *cx = NULL;
    if (etch_ctx_new(m->rt, &cx) == ETCH_OK) {
        etch_tensor *x = filled(cx, 1, SIZES(3));
        (void)etch_call1(cx, m->slow, &x, 1);
    }
    etch_ctx_release(&cx);
    return NULL;
}

static void p18_a_hit_waits_for_no_lock(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    meeting m = { .rt = w.rt };
    m.hot = function_of(&w, "hot", twice, NULL, (etch_function_options){ 0 });
    m.slow = function_of(&w, "slow", waits, &m, (etch_function_options){ 0 });
    CALL(&w, m.hot, X(&w, 1, 3));
    pthread_t thread = start(traces_slowly, &m);
    while (!atomic_load(&m.is_inside))
        sched_yield();
    for (int i = 0; i < 500; i++) { /* at sizes that are new, too */
        etch_scope scope = etch_scope_begin(w.cx);
        assert_true(NUMBER(&w, m.hot, X(&w, 1, 1 + i)) == 2);
        etch_scope_end(w.cx, scope);
    }
    atomic_store(&m.is_done, true);
    join(thread, "the thread that traces");
    assert_false(atomic_load(&m.gave_up));
    assert_int_equal(n_traces(m.slow), 1);
    etch_function_release(&m.hot);
    etch_function_release(&m.slow);
    world_end(&w);
}

/* --- plans ----------------------------------------------------------------------------------------------------------------------- */

static etch_tensor *two_layers(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *h = etch_relu(cx, etch_matmul(cx, in[0], in[1], false, false));
    return etch_sum(cx, etch_matmul(cx, h, in[2], false, false), ETCH_INTS(1), false);
}

/* 64 batch sizes: nothing is compiled after the first, and there is nothing below that could be. */
static void p20_new_sizes_need_no_new_plan(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_of(&w, "net", two_layers, NULL, (etch_function_options){ 0 });
    etch_arg w1 = X(&w, 0.5, 4, 8), w2 = X(&w, 0.25, 8, 2);
    etch_function_stats once = { 0 };
    for (int64_t n = 1; n <= 64; n++) {
        etch_scope scope = etch_scope_begin(w.cx);
        etch_tensor *y = CALL(&w, f, X(&w, 1, n, 4), w1, w2);
        assert_int_equal(etch_tensor_dim(y, 0), n);
        assert_true(first(w.cx, y) == 8); /* 4 * 0.5 = 2; 8 * 2 * 0.25 = 4; two of them */
        etch_scope_end(w.cx, scope);
        if (n == 1)
            once = stats_of(f);
    }
    etch_function_stats s = stats_of(f);
    assert_true(once.compile_ns > 0);
    assert_int_equal(s.n_traces, 1);
    assert_int_equal(s.compile_ns, once.compile_ns);
    assert_int_equal(s.trace_ns, once.trace_ns);
    assert_int_equal(s.bytes, once.bytes);
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, f, &list));
    assert_int_equal(list.n, 1);
    assert_int_equal(list.at[0].n_plans, 1);
    assert_int_equal(list.at[0].hits, 64);
    etch_entry_list_release(&list);
    etch_function_release(&f);
    world_end(&w);
}

/* Under exact each size is a trace; where the graphs are equal they share one plan, which the list and the events say. */
static void p20_traces_that_come_out_equal_share_a_plan(void **state)
{
    (void)state;
    enum { N = 16 };
    world w;
    world_begin(&w);
    etch_function *f = function_of(&w, "net", two_layers, NULL, (etch_function_options){ .policy = ETCH_EXACT });
    etch_arg w1 = X(&w, 0.5, 4, 8), w2 = X(&w, 0.25, 8, 2);
    for (int64_t n = 1; n <= N; n++) {
        assert_true(NUMBER(&w, f, X(&w, 1, n, 4), w1, w2) == 8);
        const etch_event *e = last_event(&w, f);
        assert_int_equal(e->trace, n);
        assert_int_equal(e->equal_to, n == 1 ? 0 : 1);
        assert_int_equal(e->compile_ns == 0, n > 1);
    }
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, f, &list));
    assert_int_equal(list.n, N);
    for (int i = 0; i < N; i++) {
        assert_int_equal(list.at[i].shares_plan_with, i == 0 ? 0 : 1);
        assert_int_equal(list.at[i].compile_ns == 0, i > 0);
    }
    etch_entry_list_release(&list);
    etch_function_release(&f);
    world_end(&w);
}

/* A plan that went for lack of room is made again by the call that needs it, and both can be seen: no silent compilation. */
static void p20_a_plan_that_is_made_again_is_seen(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    atomic_int n_bodies = 0;
    etch_function_options o = { .structured = times };
    etch_function *f = function_of(&w, "f", NULL, &n_bodies, o);
    CALL(&w, f, X(&w, 1, 3), ETCH_ARG_INT(0));
    size_t one = stats_of(f).bytes;
    etch_function_release(&f);
    o.max_bytes = 3 * one; /* room for three traces with their plans, or for more without */
    f = function_of(&w, "f", NULL, &n_bodies, o);
    for (int i = 0; i < 5; i++)
        CALL(&w, f, X(&w, 1, 3), ETCH_ARG_INT(i));
    etch_entry_list list;
    must(&w, etch_function_cache(w.cx, f, &list));
    int without = -1;
    for (int i = 0; i < list.n; i++)
        if (!list.at[i].n_plans)
            without = i;
    assert_true(without >= 0);
    uint64_t number = list.at[without].number, compile_ns = list.at[without].compile_ns;
    etch_entry_list_release(&list);
    int before = atomic_load(&n_bodies);
    assert_true(NUMBER(&w, f, X(&w, 1, 3), ETCH_ARG_INT((int64_t)number - 1)) == (double)number - 1);
    assert_int_equal(atomic_load(&n_bodies), before); /* from the graph: the body does not run again */
    must(&w, etch_function_cache(w.cx, f, &list));
    for (int i = 0; i < list.n; i++)
        if (list.at[i].number == number) {
            assert_true(list.at[i].n_plans);
            assert_true(list.at[i].compile_ns > compile_ns);
            number = 0;
        }
    assert_int_equal(number, 0); /* it is still there */
    etch_entry_list_release(&list);
    etch_function_release(&f);
    world_end(&w);
}

int footguns_hits(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p18_a_hit_asks_for_no_memory),
        cmocka_unit_test(p18_guards_and_declarations_ask_for_none),
        cmocka_unit_test(p18_general_traces_ask_for_none),
        cmocka_unit_test(p18_a_hit_waits_for_no_lock),
        cmocka_unit_test(p20_new_sizes_need_no_new_plan),
        cmocka_unit_test(p20_traces_that_come_out_equal_share_a_plan),
        cmocka_unit_test(p20_a_plan_that_is_made_again_is_seen),
    };
    return cmocka_run_group_tests_name("footguns/hits", tests, NULL, NULL);
}
