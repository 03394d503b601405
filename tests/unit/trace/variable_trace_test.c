/* Variables in traced functions: program order, all or nothing, arguments and captures, scatter. */
#include "variable_testing.h"

/* --- order -------------------------------------------------------------------------------------------------------- */

/* read, write, read, write twice, read */
static void in_order(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    c->n_bodies++;
    etch_variable *v = c->v[0];
    etch_tensor *x = args[0].tensor, *before = etch_variable_read(cx, v);
    etch_tensor *written = etch_variable_assign(cx, v, etch_mul(cx, before, x));
    etch_tensor *after = etch_variable_read(cx, v);
    etch_variable_assign_add(cx, v, x);
    etch_variable_assign_sub(cx, v, before);
    etch_return(out, before);
    etch_return(out, etch_sub(cx, after, written));
    etch_return(out, after);
    etch_return(out, etch_variable_read(cx, v));
}

static void test_program_order(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "v", 2, 3) } };
    etch_function *f = structured(&w, in_order, &c, ETCH_SYMBOLIC);
    etch_tensor *y[4];
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 10, 100));
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 4, NULL), 4);
    EXPECT_F32(&w, y[0], 2, 3);
    EXPECT_F32(&w, y[1], 0, 0);
    EXPECT_F32(&w, y[2], 20, 300);
    EXPECT_F32(&w, y[3], 28, 397);
    HAS(&w, c.v[0], 28, 397);
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, y, 4, NULL), 4);
    EXPECT_F32(&w, y[0], 28, 397);
    HAS(&w, c.v[0], 28 * 10 + 10 - 28, 397 * 100 + 100 - 397);
    etch_variable_assign(w.cx, c.v[0], NUMBERS(&w, 0, 1)); /* a captured variable is read when the call runs */
    RUN(&w, f, x);
    HAS(&w, c.v[0], 10, 199);
    assert_int_equal(c.n_bodies, 1);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

static void swap(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)args, (void)n_args, (void)out;
    etch_tensor *a = etch_variable_read(cx, c->v[0]);
    etch_variable_assign(cx, c->v[0], etch_variable_read(cx, c->v[1]));
    etch_variable_assign(cx, c->v[1], a);
    etch_variable_assign(cx, c->v[2], etch_variable_read(cx, c->v[2])); /* and one that stays */
}

static void test_several(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "a", 1, 2), VECTOR(&w, "b", 3, 4), VECTOR(&w, "c", 5) } };
    etch_function *f = structured(&w, swap, &c, ETCH_SYMBOLIC);
    etch_tensor *a = etch_variable_read(w.cx, c.v[0]);
    for (int i = 0; i < 3; i++)
        RUN(&w, f);
    HAS(&w, c.v[0], 3, 4);
    HAS(&w, c.v[1], 1, 2);
    HAS(&w, c.v[2], 5);
    EXPECT_F32(&w, a, 1, 2);
    /* Nobody else holds what a call wrote: the two are written to apart. */
    etch_variable_assign_add(w.cx, c.v[0], NUMBERS(&w, 1, 1));
    HAS(&w, c.v[1], 1, 2);
    assert_null(etch_call1(w.cx, f, NULL, 0)); /* it has no result: nothing is swapped either */
    assert_true(strstr(etch_error_message(w.cx), "has no result"));
    etch_error_clear(w.cx);
    HAS(&w, c.v[0], 4, 5);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* Larger than what fits anywhere without memory. */
enum { MANY = 40 };
typedef struct crowd {
    etch_variable *v[MANY];
} crowd;

static void rotate(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    crowd *c = user;
    (void)args, (void)n_args;
    etch_tensor *last = etch_variable_read(cx, c->v[MANY - 1]);
    for (int i = MANY; --i > 0;)
        etch_variable_assign(cx, c->v[i], etch_variable_read(cx, c->v[i - 1]));
    etch_variable_assign(cx, c->v[0], last);
    for (int i = 0; i < MANY; i++)
        etch_return(out, etch_variable_read(cx, c->v[i]));
}

static void rotate_args(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    crowd c;
    (void)user, (void)n_args;
    for (int i = 0; i < MANY; i++)
        c.v[i] = etch_arg_variable(&args[0].items[i]);
    rotate(cx, NULL, 0, out, &c);
}

static void test_many(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    crowd c;
    etch_arg items[MANY], list = { .kind = ETCH_SPEC_LIST, .n = MANY, .items = items };
    for (int i = 0; i < MANY; i++) {
        c.v[i] = VECTOR(&w, "v", (float)i);
        items[i] = etch_variable_arg(c.v[i]);
    }
    etch_function *f = structured(&w, rotate, &c, ETCH_SYMBOLIC), *g = structured(&w, rotate_args, NULL, ETCH_SYMBOLIC);
    for (int i = 0; i < 2; i++) {
        RUN(&w, f);
        RUN(&w, g, list);
    }
    for (int i = 0; i < MANY; i++)
        HAS(&w, c.v[i], (float)((i + MANY - 4) % MANY));
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(n_traces(g), 1);
    etch_function_release(&f);
    etch_function_release(&g);
    for (int i = 0; i < MANY; i++)
        etch_variable_release(&c.v[i]);
    world_end(&w);
}

/* --- all or nothing ----------------------------------------------------------------------------------------------- */

static void may_fail(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    etch_variable_assign_add(cx, c->v[0],
                             etch_fill(cx, etch_int_list(cx, (int64_t[]){ 2 }, 1), etch_scalar(cx, ETCH_F32, 1)));
    etch_tensor *quotient = etch_truncatediv(cx, etch_int(cx, ETCH_I64, 10), args[0].tensor);
    etch_tensor *picked = etch_gather(cx, etch_variable_read(cx, c->v[0]), args[1].tensor, 0, 0);
    etch_variable_assign_sub(cx, c->v[1], picked);
    etch_return(out, quotient);
}

static void test_a_failing_call_changes_nothing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "a", 1, 2), VECTOR(&w, "b", 9) } };
    etch_function *f = structured(&w, may_fail, &c, ETCH_SYMBOLIC);
    static const struct {
        int64_t divisor, index;
        etch_status status;
    } calls[] = { { 0, 0, ETCH_EDIVZERO }, { 5, 0, ETCH_OK }, { 0, 1, ETCH_EDIVZERO },       { 5, 2, ETCH_ERANGE },
                  { 5, -3, ETCH_ERANGE },  { 2, 1, ETCH_OK }, { 0, 7, ETCH_OK /* either */ } };
    float a[2] = { 1, 2 }, b = 9;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        etch_tensor *y = NULL;
        const etch_arg args[] = { ETCH_ARG_TENSOR(etch_int(w.cx, ETCH_I64, calls[i].divisor)),
                                  ETCH_ARG_TENSOR(etch_int_list(w.cx, &calls[i].index, 1)) };
        bool works = calls[i].divisor != 0 && calls[i].index >= 0 && calls[i].index < 2;
        assert_int_equal(etch_call_args(w.cx, f, args, 2, &y, 1, NULL), works ? 1 : -1);
        if (works) {
            a[0]++, a[1]++;
            b -= a[calls[i].index];
            EXPECT_I64(&w, y, 10 / calls[i].divisor);
        } else {
            if (calls[i].status != ETCH_OK)
                assert_int_equal(etch_error_status(w.cx), calls[i].status);
            etch_error_clear(w.cx);
        }
        HAS(&w, c.v[0], a[0], a[1]);
        HAS(&w, c.v[1], b);
    }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* Nothing happens while the body is traced, nor if it fails then. */
static void fails_in_the_end(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args, (void)out;
    etch_variable_assign(cx, c->v[0], args[0].tensor);
    etch_variable_scatter_add(cx, c->v[0], etch_int_list(cx, (int64_t[]){ 0 }, 1), args[0].tensor);
    if (c->mode)
        etch_fail(cx, ETCH_EIO, "the body has had enough");
}

static void test_tracing_changes_nothing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "a", 1) }, .mode = 1 };
    etch_function *f = structured(&w, fails_in_the_end, &c, ETCH_SYMBOLIC);
    etch_arg x = ETCH_ARG_TENSOR(NUMBERS(&w, 5));
    assert_int_equal(etch_call_args(w.cx, f, &x, 1, NULL, 0, NULL), -1);
    failed(&w, NULL, ETCH_EIO, "had enough");
    HAS(&w, c.v[0], 1);
    c.mode = 0;
    assert_true(etch_function_trace(w.cx, f, &x, 1) > 0);
    HAS(&w, c.v[0], 1);
    etch_spec *types = NULL;
    must(&w, etch_function_abstract(w.cx, f, &x, 1, &types, NULL));
    assert_int_equal(etch_spec_n_items(types), 0); /* what variables get is no result */
    etch_spec_release(&types);
    HAS(&w, c.v[0], 1);
    RUN(&w, f, x);
    HAS(&w, c.v[0], 10);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* --- arguments ---------------------------------------------------------------------------------------------------- */

/* The first becomes itself plus the second; both come back. */
static void add_args(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    if (user)
        ++*(int *)user;
    etch_variable *a = etch_arg_variable(&args[0]), *b = etch_arg_variable(&args[1]);
    etch_variable_assign_add(cx, a, etch_variable_read(cx, b));
    etch_return(out, etch_variable_read(cx, b));
    etch_return(out, etch_variable_read(cx, a));
}

static void test_arguments_are_bound_per_call(void **state)
{
    (void)state;
    static const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_EXACT, ETCH_RELAX };
    for (size_t p = 0; p < 3; p++) {
        world w;
        world_begin(&w);
        int n_bodies = 0;
        etch_function *f = structured(&w, add_args, &n_bodies, policies[p]);
        etch_variable *a = VECTOR(&w, "a", 1, 2), *b = VECTOR(&w, "b", 10, 20), *c = VECTOR(&w, "c", 5, 5);
        RUN(&w, f, etch_variable_arg(a), etch_variable_arg(b));
        HAS(&w, a, 11, 22);
        RUN(&w, f, etch_variable_arg(b), etch_variable_arg(c));
        HAS(&w, b, 15, 25);
        HAS(&w, a, 11, 22);
        RUN(&w, f, etch_variable_arg(c), etch_variable_arg(a));
        HAS(&w, c, 16, 27);
        assert_int_equal(n_bodies, 1);
        etch_tensor *y[2];
        etch_arg same[] = { etch_variable_arg(a), etch_variable_arg(a) };
        assert_int_equal(etch_call_args(w.cx, f, same, 2, y, 2, NULL), 2);
        HAS(&w, a, 22, 44);
        EXPECT_F32(&w, y[0], 22, 44); /* the read of the one sees the write of the other: they are one */
        assert_int_equal(n_bodies, 2);
        RUN(&w, f, etch_variable_arg(b), etch_variable_arg(b));
        HAS(&w, b, 30, 50);
        assert_int_equal(n_traces(f), 2);
        /* The trace holds none of them. */
        etch_variable_release(&a);
        etch_variable_release(&b);
        RUN(&w, f, etch_variable_arg(c), etch_variable_arg(c));
        HAS(&w, c, 32, 54);
        etch_variable_release(&c);
        etch_function_release(&f);
        world_end(&w);
    }
}

static void test_argument_types(void **state)
{
    (void)state;
    world w, other;
    world_begin(&w);
    world_begin(&other);
    int n_bodies = 0;
    etch_function *f = structured(&w, add_args, &n_bodies, ETCH_SYMBOLIC);
    etch_variable *a = VECTOR(&w, "a", 1, 2), *b = VECTOR(&w, "b", 10, 20), *longer = VECTOR(&w, "longer", 1, 2, 3);
    etch_variable *fixed = etch_variable_new(w.cx, NUMBERS(&w, 0, 0),
                                             &(etch_variable_options){ .is_untrainable = true });
    etch_variable *foreign = VECTOR(&other, "foreign", 1, 2);
    RUN(&w, f, etch_variable_arg(a), etch_variable_arg(b));
    RUN(&w, f, etch_variable_arg(fixed), etch_variable_arg(b));
    assert_int_equal(n_bodies, 2);
    RUN(&w, f, etch_variable_arg(longer), etch_variable_arg(longer));
    assert_int_equal(n_bodies, 3);
    etch_tensor *y[2];
    etch_arg bad[] = { etch_variable_arg(a), etch_variable_arg(longer) };
    assert_int_equal(etch_call_args(w.cx, f, bad, 2, y, 2, NULL), -1);
    failed(&w, NULL, ETCH_ESHAPE, "'f': variable 'a' is f32[2]: assign_add: delta is f32[3]");
    bad[1] = etch_variable_arg(foreign);
    assert_int_equal(etch_call_args(w.cx, f, bad, 2, y, 2, NULL), -1);
    failed(&w, NULL, ETCH_EINVAL, "variable 'foreign' belongs to another runtime");
    bad[1] = etch_variable_arg(NULL);
    assert_int_equal(etch_call_args(w.cx, f, bad, 2, y, 2, NULL), -1);
    failed(&w, NULL, ETCH_EINVAL, "args[1]: the resource's object is NULL");
    bad[1] = etch_variable_arg(b);
    bad[1].name = NULL; /* a resource of somebody else's, with the same signature */
    assert_int_equal(etch_call_args(w.cx, f, bad, 2, y, 2, NULL), -1);
    failed(&w, NULL, ETCH_EINVAL, "the argument with number 1 is used as a variable and is none");
    HAS(&w, a, 11, 22);
    etch_variable *all[] = { a, b, longer, fixed, foreign };
    for (int i = 0; i < 5; i++)
        etch_variable_release(&all[i]);
    etch_function_release(&f);
    world_end(&other);
    world_end(&w);
}

/* Variables and tensors mixed, in containers; dicts are walked by their keys. */
static void mixed(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args, (void)out;
    c->n_bodies++;
    const etch_arg *d = &args[0];
    for (int i = 0; i < d->n; i++) {
        etch_variable *v = etch_arg_variable(&d->items[i]);
        if (v && d->keys[i].text[0] == 'b')
            etch_variable_assign_add(cx, v, args[1].items[0].tensor);
        else if (v)
            etch_variable_assign_sub(cx, v, args[1].items[0].tensor);
    }
    etch_variable_assign(cx, etch_arg_variable(&args[1].items[1]), etch_variable_read(cx, c->v[0]));
}

static void test_arguments_in_containers(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "held", 7, 7) } };
    etch_function *f = structured(&w, mixed, &c, ETCH_SYMBOLIC);
    etch_variable *a = VECTOR(&w, "a", 0, 0), *b = VECTOR(&w, "b", 0, 0), *last = VECTOR(&w, "last", 0, 0);
    const etch_literal k[3] = { { .kind = ETCH_LITERAL_STR, .n = 1, .text = "z" },
                                { .kind = ETCH_LITERAL_STR, .n = 1, .text = "b" },
                                { .kind = ETCH_LITERAL_STR, .n = 1, .text = "a" } };
    const etch_literal sorted[3] = { k[2], k[1], k[0] };
    const etch_arg t = ETCH_ARG_TENSOR(NUMBERS(&w, 1, 2));
    const etch_arg items[3] = { t, etch_variable_arg(b), etch_variable_arg(a) };
    const etch_arg turned[3] = { etch_variable_arg(a), etch_variable_arg(b), t };
    const etch_arg list[2] = { t, etch_variable_arg(last) };
    const etch_arg dict = { .kind = ETCH_SPEC_DICT, .n = 3, .keys = k, .items = items };
    const etch_arg same = { .kind = ETCH_SPEC_DICT, .n = 3, .keys = sorted, .items = turned };
    const etch_arg tuple = { .kind = ETCH_SPEC_TUPLE, .n = 2, .items = list };
    RUN(&w, f, dict, tuple);
    RUN(&w, f, same, tuple);
    assert_int_equal(c.n_bodies, 1);
    HAS(&w, a, -2, -4);
    HAS(&w, b, 2, 4);
    HAS(&w, last, 7, 7);
    etch_variable_release(&a);
    etch_variable_release(&b);
    etch_variable_release(&last);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

/* arg becomes 2 arg + held, held becomes 10 held: whether they are one decides. */
static void arg_and_closure(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args, (void)out;
    c->n_bodies++;
    etch_variable *v = etch_arg_variable(&args[0]);
    etch_variable_assign_add(cx, v, etch_variable_read(cx, v));
    etch_variable_assign_add(cx, v, etch_variable_read(cx, c->v[0]));
    etch_variable_assign(cx, c->v[0], etch_mul(cx, etch_variable_read(cx, c->v[0]), etch_scalar(cx, ETCH_F32, 10)));
}

static void test_argument_that_is_captured_too(void **state)
{
    (void)state;
    static const etch_policy policies[] = { ETCH_SYMBOLIC, ETCH_EXACT };
    for (size_t p = 0; p < 2; p++) {
        world w;
        world_begin(&w);
        closure c = { .v = { VECTOR(&w, "held", 1) } };
        etch_function *f = structured(&w, arg_and_closure, &c, policies[p]);
        etch_variable *a = VECTOR(&w, "a", 1), *b = VECTOR(&w, "b", 2);
        RUN(&w, f, etch_variable_arg(a));
        HAS(&w, a, 3);
        HAS(&w, c.v[0], 10);
        RUN(&w, f, etch_variable_arg(c.v[0])); /* ((10 + 10) + 20) * 10 */
        HAS(&w, c.v[0], 400);
        assert_int_equal(c.n_bodies, 2);
        RUN(&w, f, etch_variable_arg(b)); /* the first trace's again */
        HAS(&w, b, 404);
        HAS(&w, c.v[0], 4000);
        RUN(&w, f, etch_variable_arg(c.v[0]));
        HAS(&w, c.v[0], 160000);
        assert_int_equal(c.n_bodies, 2);
        etch_variable_release(&a);
        etch_variable_release(&b);
        etch_function_release(&f);
        release_all(&c);
        world_end(&w);
    }
}

/* --- scatter ------------------------------------------------------------------------------------------------------ */

static void scatter_all(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    closure *c = user;
    (void)n_args;
    c->n_bodies++;
    etch_return(out, etch_variable_scatter_update(cx, c->v[0], args[0].tensor, args[1].tensor));
    etch_return(out, etch_variable_scatter_add(cx, c->v[0], args[0].tensor, args[1].tensor));
    etch_return(out, etch_variable_scatter_sub(cx, c->v[1], args[0].tensor, args[1].tensor));
}

static void test_scatter(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    closure c = { .v = { VECTOR(&w, "a", 1, 2, 3), VECTOR(&w, "b", 1, 2, 3) } };
    etch_function *f = structured(&w, scatter_all, &c, ETCH_SYMBOLIC);
    etch_tensor *y[3];
    etch_arg args[] = { ETCH_ARG_TENSOR(etch_int_list(w.cx, (int64_t[]){ 2, 0, 2 }, 3)),
                        ETCH_ARG_TENSOR(NUMBERS(&w, 5, 6, 7)) };
    assert_int_equal(etch_call_args(w.cx, f, args, 2, y, 3, NULL), 3);
    EXPECT_F32(&w, y[0], 6, 2, 7);
    EXPECT_F32(&w, y[1], 12, 2, 19);
    EXPECT_F32(&w, y[2], -5, 2, -9);
    args[0] = ETCH_ARG_TENSOR(etch_int_list(w.cx, (int64_t[]){ 1 }, 1));
    args[1] = ETCH_ARG_TENSOR(NUMBERS(&w, 1));
    RUN(&w, f, args[0], args[1]);
    HAS(&w, c.v[0], 12, 2, 19);
    HAS(&w, c.v[1], -5, 1, -9);
    args[0] = ETCH_ARG_TENSOR(etch_int_list(w.cx, (int64_t[]){ 3 }, 1));
    assert_int_equal(etch_call_args(w.cx, f, args, 2, y, 3, NULL), -1);
    failed(&w, NULL, ETCH_ERANGE, "scatter_nd");
    HAS(&w, c.v[0], 12, 2, 19);
    HAS(&w, c.v[1], -5, 1, -9);
    assert_int_equal(c.n_bodies, 1);
    etch_function_release(&f);
    release_all(&c);
    world_end(&w);
}

int etch_test_variable_trace(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_program_order),
        cmocka_unit_test(test_several),
        cmocka_unit_test(test_many),
        cmocka_unit_test(test_a_failing_call_changes_nothing),
        cmocka_unit_test(test_tracing_changes_nothing),
        cmocka_unit_test(test_arguments_are_bound_per_call),
        cmocka_unit_test(test_argument_types),
        cmocka_unit_test(test_arguments_in_containers),
        cmocka_unit_test(test_argument_that_is_captured_too),
        cmocka_unit_test(test_scatter),
    };
    return cmocka_run_group_tests_name("trace/variable_trace", tests, NULL, NULL);
}
