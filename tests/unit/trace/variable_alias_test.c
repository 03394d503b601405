/* Variables that are arguments and known from elsewhere as well, in all the ways in which a trace can come to depend on it. */
#include "variable_testing.h"

#include <etch/control.h>
#include <etch/event.h>

typedef struct scene {
    world w;
    etch_variable *own, *other; /* own: the bodies know it from elsewhere */
    etch_function *inner, *f;
    double in_own, in_other;
} scene;

static etch_tensor *number(etch_ctx *cx, double x) { return etch_scalar(cx, ETCH_F32, x); }

static etch_variable *scalar(world *w, const char *name, double x)
{
    etch_variable *v = etch_variable_new(w->cx, number(w->cx, x), &(etch_variable_options){ .name = name });
    assert_non_null(v);
    return v;
}

static void begin(scene *s, etch_structured_body *inner, etch_structured_body *body)
{
    memset(s, 0, sizeof *s);
    world_begin(&s->w);
    s->in_own = 100;
    s->own = scalar(&s->w, "own", s->in_own);
    s->other = scalar(&s->w, "other", 0);
    s->inner = inner ? structured(&s->w, inner, s, ETCH_SYMBOLIC) : NULL;
    s->f = structured(&s->w, body, s, ETCH_SYMBOLIC);
}

static void end(scene *s)
{
    etch_function_release(&s->f);
    etch_function_release(&s->inner);
    etch_variable_release(&s->own);
    etch_variable_release(&s->other);
    world_end(&s->w);
}

/* Gives its argument, and adds 10 to `own`. */
static void adds_to_own(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    scene *s = user;
    (void)n_args;
    etch_return(out, etch_variable_read(cx, etch_arg_variable(&args[0])));
    etch_variable_assign_add(cx, s->own, number(cx, 10));
}

/* The same by its second argument. */
static void adds_to_second(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_variable_read(cx, etch_arg_variable(&args[0])));
    etch_variable_assign_add(cx, etch_arg_variable(&args[1]), number(cx, 10));
}

static void calls_with_argument(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    scene *s = user;
    (void)n_args;
    etch_tensor *y = NULL;
    if (etch_call_args(cx, s->inner, args, 1, &y, 1, NULL) == 1)
        etch_return(out, y);
}

static void calls_with_both(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    scene *s = user;
    (void)n_args;
    etch_tensor *y = NULL;
    const etch_arg both[] = { args[0], etch_variable_arg(s->own) };
    if (etch_call_args(cx, s->inner, both, 2, &y, 1, NULL) == 1)
        etch_return(out, y);
}

static void call_on(scene *s, etch_variable *v)
{
    etch_tensor *y = NULL;
    etch_arg arg = etch_variable_arg(v);
    double before = v == s->own ? s->in_own : s->in_other;
    if (etch_call_args(s->w.cx, s->f, &arg, 1, &y, 1, NULL) != 1)
        fail_msg("%s", etch_error_message(s->w.cx));
    s->in_own += 10;
    assert_true(first(&s->w, y) == before);
    assert_true(first(&s->w, etch_variable_read(s->w.cx, s->own)) == s->in_own);
    assert_true(first(&s->w, etch_variable_read(s->w.cx, s->other)) == s->in_other);
}

static void test_called_inside(void **state)
{
    (void)state;
    static etch_structured_body *const bodies[][2] = { { NULL, adds_to_own },
                                                       { adds_to_own, calls_with_argument },
                                                       { adds_to_second, calls_with_both } };
    for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++)
        for (int is_other_first = 0; is_other_first < 2; is_other_first++) {
            scene s;
            begin(&s, bodies[i][0], bodies[i][1]);
            for (int k = 0; k < 4; k++)
                call_on(&s, k % 2 == is_other_first ? s.own : s.other);
            assert_int_equal(n_traces(s.f), 2);
            /* The second trace is told with its cause. */
            etch_event_list events;
            must(&s.w, etch_events(s.w.cx, s.f, &events));
            assert_int_equal(events.n, 2);
            assert_int_equal(events.at[1].kind, ETCH_EVENT_GUARD_FAILED);
            assert_int_equal(events.at[1].nearest, 1);
            assert_non_null(strstr(events.at[1].guard, "variables that the body knows from elsewhere"));
            etch_event_list_release(&events);
            end(&s);
        }
}

/* With a declared signature there is one trace: it serves the calls that are like the first, and refuses the others. */
static void test_declared(void **state)
{
    (void)state;
    for (int is_other_first = 0; is_other_first < 2; is_other_first++) {
        scene s;
        begin(&s, NULL, adds_to_own);
        etch_spec *declared = NULL;
        must(&s.w, etch_spec_resource(s.w.cx, ETCH_F32, NULL, 0, true, 0, &declared));
        etch_function_release(&s.f);
        s.f = etch_function_new(s.w.cx, "declared", NULL, &s,
                                &(etch_function_options){
                                    .structured = adds_to_own, .input_signature = &declared, .n_input_signature = 1 });
        assert_non_null(s.f);
        etch_variable *served = is_other_first ? s.other : s.own, *refused = is_other_first ? s.own : s.other;
        for (int k = 0; k < 2; k++) {
            call_on(&s, served);
            etch_arg arg = etch_variable_arg(refused);
            etch_tensor *y = NULL;
            assert_int_equal(etch_call_args(s.w.cx, s.f, &arg, 1, &y, 1, NULL), -1);
            failed(&s.w, y, ETCH_EINVAL, "'declared': a variable that it uses from outside is an argument too");
        }
        etch_spec_release(&declared);
        end(&s);
    }
}

/* --- in branches and loops ------------------------------------------------------------------------------------------ */

static void add_one(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)out, (void)n_out;
    etch_variable_assign_add(cx, user, number(cx, 1));
}

static void add_none(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    (void)cx, (void)out, (void)n_out, (void)user;
}

static etch_tensor *is_below(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n, (void)user;
    return etch_less(cx, state[0], number(cx, 3));
}

static void add_in_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n;
    etch_variable_assign_add(cx, user, number(cx, 1));
    next[0] = etch_add(cx, state[0], number(cx, 1));
}

static void writes_inside(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_variable *v = etch_arg_variable(&args[0]);
    etch_tensor *n = number(cx, 0);
    etch_if(cx, etch_less(cx, etch_variable_read(cx, v), number(cx, 1000)), add_one, add_none, v, NULL, 0);
    etch_while(cx, &n, 1, is_below, add_in_turn, v, NULL, &n);
    etch_return(out, n);
}

/* An argument stays one: other variables of the type share the trace. */
static void test_written_inside_bodies(void **state)
{
    (void)state;
    scene s;
    begin(&s, NULL, writes_inside);
    for (int k = 0; k < 4; k++) {
        etch_tensor *y = NULL;
        etch_arg arg = etch_variable_arg(k % 2 ? s.own : s.other);
        assert_int_equal(etch_call_args(s.w.cx, s.f, &arg, 1, &y, 1, NULL), 1);
    }
    HAS(&s.w, s.own, 108);
    HAS(&s.w, s.other, 8);
    assert_int_equal(n_traces(s.f), 1);
    end(&s);
}

/* A size that is the same by another form: x [s] added to v [4] in a loop. */
typedef struct sized {
    etch_variable *v;
    etch_tensor *x;
} sized;

static void add_x(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    sized *z = user;
    (void)n;
    etch_variable_assign(cx, z->v, etch_add(cx, etch_variable_read(cx, z->v), z->x));
    next[0] = etch_add(cx, state[0], number(cx, 1));
}

static etch_tensor *adds_in_loop(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    sized *z = user;
    (void)n_in;
    z->x = in[0];
    etch_tensor *n = number(cx, 0);
    etch_while(cx, &n, 1, is_below, add_x, z, NULL, &n);
    return n;
}

static void test_sizes_by_another_form(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    sized z = { .v = VECTOR(&w, "v", 1, 1, 1, 1) };
    etch_function *f = function_with(&w, adds_in_loop, &z, ETCH_SYMBOLIC);
    assert_true(first(&w, call(&w, f, FULL(&w, 2, 4))) == 3);
    HAS(&w, z.v, 7, 7, 7, 7);
    etch_function_release(&f);
    etch_variable_release(&z.v);
    world_end(&w);
}

/* --- made inside of bodies ------------------------------------------------------------------------------------------ */

typedef struct branches {
    etch_variable *kept;
    etch_tensor *x, *limit; /* of the trace */
    bool makes_anew;
} branches;

/* From a sum of the branch's own, over what it is given by the trace around. */
static void make_one(etch_ctx *cx, etch_tensor **out, int n_out, void *user)
{
    branches *b = user;
    (void)n_out;
    if (b->makes_anew)
        etch_variable_release(&b->kept);
    if (!b->kept)
        b->kept = etch_variable_new(cx, etch_add(cx, etch_sum(cx, b->x, ETCH_ALL_AXES, false), b->limit),
                                    &(etch_variable_options){ .name = "inside" });
    out[0] = b->kept ? etch_variable_read(cx, b->kept) : NULL;
}

static etch_tensor *makes_in_branch(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    branches *b = user;
    (void)n_in;
    etch_tensor *y = NULL;
    b->x = in[0];
    b->limit = etch_mul(cx, number(cx, 2), number(cx, 5));
    etch_if(cx, etch_less(cx, etch_sum(cx, in[0], ETCH_ALL_AXES, false), number(cx, 0)), make_one, make_one, b, &y, 1);
    return y;
}

static void test_made_in_a_branch(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int makes_anew = 0; makes_anew < 2; makes_anew++) {
        branches b = { .makes_anew = makes_anew };
        etch_function *f = function_with(&w, makes_in_branch, &b, ETCH_SYMBOLIC);
        etch_tensor *x = FULL(&w, 2, 4);
        if (makes_anew) {
            fails(&w, f, x, ETCH_EVARIABLE, "singleton tf.Variables");
        } else {
            for (int i = 0; i < 2; i++) { /* 2 * 4 + 10, whatever the second call is given */
                etch_tensor *y = etch_call1(w.cx, f, &x, 1);
                must(&w, y ? ETCH_OK : etch_error_status(w.cx));
                EXPECT_F32(&w, y, 18);
                x = FULL(&w, 3, 4);
            }
        }
        etch_function_release(&f);
        etch_variable_release(&b.kept);
    }
    world_end(&w);
}

/* A body that goes on in contexts of its own: recursion without end is seen there too. */
/* Its argument, or `own`, times the size of its axis 0, which the trace is then for. */
static void times_size(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    scene *s = user;
    etch_tensor *x = etch_variable_read(cx, n_args ? etch_arg_variable(&args[0]) : s->own);
    etch_return(out, etch_mul(cx, x, number(cx, (double)etch_tensor_dim(x, 0))));
}

/* An audit traces with the sizes that variables had then, not with those that they have now. */
static void test_audit_with_open_sizes(void **state)
{
    (void)state;
    etch_size open = ETCH_UNKNOWN_SIZE;
    for (int is_arg = 0; is_arg < 2; is_arg++) {
        scene s;
        begin(&s, NULL, times_size);
        etch_variable_release(&s.own);
        s.own = etch_variable_new(s.w.cx, FULL(&s.w, 2, 3), &(etch_variable_options){ .sizes = &open, .rank = 1 });
        for (int i = 0; i < 2; i++) {
            etch_arg x = etch_variable_arg(s.own);
            char *difference = NULL;
            etch_tensor *y = NULL;
            assert_int_equal(etch_call_args(s.w.cx, s.f, &x, is_arg, &y, 1, NULL), 1);
            etch_variable_assign(s.w.cx, s.own, FULL(&s.w, 2, 5));
            for (uint64_t trace = 1; trace <= (uint64_t)i + 1; trace++) {
                must(&s.w, etch_function_audit(s.w.cx, s.f, trace, &difference));
                assert_null(difference);
            }
        }
        assert_int_equal(etch_function_get_stats(s.f).n_traces, 2);
        end(&s);
    }
}

typedef struct endless {
    etch_function *f;
    etch_runtime *rt;
    char error[512];
} endless;

static etch_tensor *goes_on(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    endless *e = user;
    etch_ctx *next = NULL;
    (void)n_in;
    if (etch_ctx_new(e->rt, &next) != ETCH_OK)
        return NULL;
    int64_t one = 1;
    etch_tensor *x = etch_from(next, ETCH_F32, &one, 1, (float[]){ 1 });
    if (!etch_call1(next, e->f, &x, 1) && !e->error[0])
        snprintf(e->error, sizeof e->error, "%s", etch_error_message(next));
    etch_ctx_release(&next);
    return etch_neg(cx, in[0]);
}

static void test_endless_through_contexts(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    endless e = { .rt = w.rt };
    e.f = function_with(&w, goes_on, &e, ETCH_EXACT);
    (void)etch_call1(w.cx, e.f, (etch_tensor *[]){ FULL(&w, 1, 2) }, 1);
    etch_error_clear(w.cx);
    assert_non_null(strstr(e.error, "functions are traced inside each other 64 deep"));
    etch_function_release(&e.f);
    world_end(&w);
}

int etch_test_variable_alias(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_called_inside),
        cmocka_unit_test(test_declared),
        cmocka_unit_test(test_written_inside_bodies),
        cmocka_unit_test(test_sizes_by_another_form),
        cmocka_unit_test(test_made_in_a_branch),
        cmocka_unit_test(test_audit_with_open_sizes),
        cmocka_unit_test(test_endless_through_contexts),
    };
    return cmocka_run_group_tests_name("trace/variable_alias", tests, NULL, NULL);
}
