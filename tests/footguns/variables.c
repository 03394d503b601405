/* Variables that bodies make, capture and are given. */
#include "footguns.h"

typedef struct layer {
    etch_variable *weight, *late;
    bool makes_late, makes_anew, fails;
    int n_bodies;
} layer;

/* y = x * weight (+ late). */
static void applies(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    layer *l = user;
    (void)n_args;
    l->n_bodies++;
    if (l->makes_anew)
        etch_variable_release(&l->weight);
    if (!l->weight)
        l->weight = etch_variable_new(cx, etch_scalar(cx, ETCH_F32, 3), &(etch_variable_options){ .name = "weight" });
    if (l->makes_late && !l->late)
        l->late = etch_variable_new(cx, etch_scalar(cx, ETCH_F32, 1), &(etch_variable_options){ .name = "late" });
    etch_tensor *y = etch_mul(cx, args[0].tensor, etch_variable_read(cx, l->weight));
    if (l->late)
        y = etch_add(cx, y, etch_variable_read(cx, l->late));
    if (l->fails)
        etch_fail(cx, ETCH_EIO, "the file was not there");
    etch_return(out, y);
}

static etch_function *layer_function(world *w, layer *l, int policy)
{
    return function_of(w, "apply", NULL, l,
                       (etch_function_options){ .policy = (etch_policy)policy, .structured = applies });
}

static void end_layer(layer *l, etch_function *f)
{
    etch_function_release(&f);
    etch_variable_release(&l->weight);
    etch_variable_release(&l->late);
}

/* It is an error here too, since programs rely on it; but the traces that are there go on to serve. */
static void p11_a_variable_made_late_is_refused_and_harms_nothing(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++) {
        layer l = { 0 };
        etch_function *f = layer_function(&w, &l, policy);
        assert_true(NUMBER(&w, f, X(&w, 2, 4)) == 6);
        etch_function_stats before = stats_of(f);
        l.makes_late = true;
        refused(&w, f, ARGS(X(&w, 2, 4, 4)), ETCH_EVARIABLE, "variable 'late'");
        assert_null(l.late);
        etch_function_stats after = stats_of(f);
        assert_int_equal(after.n_entries, before.n_entries);
        assert_int_equal(after.bytes, before.bytes);
        assert_int_equal(after.n_traces, before.n_traces);
        assert_true(NUMBER(&w, f, X(&w, 5, 4)) == 15);
        l.makes_late = false;
        assert_true(NUMBER(&w, f, X(&w, 2, 4, 4)) == 6);
        end_layer(&l, f);
    }
    world_end(&w);
}

/* One that is made anew in each trace: told at the first call, before anything runs, each time. */
static void p11_a_variable_made_anew_is_told_at_the_first_call(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layer l = { .makes_anew = true };
    etch_function *f = layer_function(&w, &l, ETCH_SYMBOLIC);
    for (int i = 0; i < 3; i++) {
        refused(&w, f, ARGS(X(&w, 2, 4)), ETCH_EVARIABLE, "singleton");
        assert_int_equal(n_traces(f), 1); /* that which made it */
    }
    l.makes_anew = false;
    assert_null(l.weight);
    assert_int_equal(etch_function_variables(w.cx, f, &l.weight, 1), 1); /* what was made is there for who keeps it */
    assert_true(NUMBER(&w, f, X(&w, 2, 4)) == 6);
    end_layer(&l, f);
    world_end(&w);
}

/* Twice if it made variables, and the event says so; once if they were there. */
static void p12_a_body_that_makes_variables_runs_twice_and_it_is_told(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_STRICT; policy++)
        for (int is_there = 0; is_there <= 1; is_there++) {
            layer l = { 0 };
            if (is_there)
                l.weight = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 3), NULL);
            etch_function *f = layer_function(&w, &l, policy);
            for (int i = 0; i < 3; i++)
                assert_true(NUMBER(&w, f, X(&w, 2, 4)) == 6);
            assert_int_equal(l.n_bodies, is_there ? 1 : 2);
            const etch_event *e = last_event(&w, f);
            assert_int_equal(e->n_variables_made, !is_there);
            char *text = NULL;
            must(&w, etch_event_text(w.cx, e, &text));
            assert_int_equal(strstr(text, "the body made 1 variable, and was run once more") != NULL, !is_there);
            free(text);
            end_layer(&l, f);
        }
    world_end(&w);
}

static void d01_a_variable_made_before_the_failure_goes_with_it(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_STRICT; policy++) {
        layer l = { .fails = true };
        etch_function *f = layer_function(&w, &l, policy);
        for (int i = 0; i < 3; i++) {
            refused(&w, f, ARGS(X(&w, 2, 4)), ETCH_EIO, "the file was not there");
            etch_variable_release(&l.weight); /* the body's own; the function holds none */
        }
        assert_int_equal(stats_of(f).n_traces, 0);
        assert_int_equal(stats_of(f).bytes, 0);
        l.fails = false;
        assert_true(NUMBER(&w, f, X(&w, 2, 4)) == 6); /* a first call: it may make it */
        assert_true(NUMBER(&w, f, X(&w, 3, 4)) == 9);
        end_layer(&l, f);
    }
    world_end(&w);
}

/* y = 10 * argument + the variable from outside; the argument is then 1 more. */
static void argument_and_captured(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    etch_variable *v = etch_arg_variable(&args[0]);
    etch_tensor *ten = etch_scalar(cx, ETCH_F32, 10), *x = etch_variable_read(cx, v);
    etch_return(out, etch_add(cx, etch_mul(cx, x, ten), etch_variable_read(cx, user)));
    etch_variable_assign_add(cx, v, etch_scalar(cx, ETCH_F32, 1));
}

static void d13_a_captured_variable_stays_apart_from_the_argument(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++)
        for (int is_other_first = 0; is_other_first <= 1; is_other_first++) {
            etch_variable *captured = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 2), NULL),
                          *other = etch_variable_new(w.cx, etch_scalar(w.cx, ETCH_F32, 5), NULL);
            etch_function_options o = { .policy = (etch_policy)policy, .structured = argument_and_captured };
            etch_function *f = function_of(&w, "f", NULL, captured, o);
            double a = 2, b = 5; /* that they have */
            for (int i = 0; i < 4; i++) {
                if (i % 2 == is_other_first) {
                    assert_true(NUMBER(&w, f, etch_variable_arg(captured)) == 10 * a + a);
                    a++;
                } else {
                    assert_true(NUMBER(&w, f, etch_variable_arg(other)) == 10 * b + a);
                    b++;
                }
                assert_true(first(w.cx, etch_variable_read(w.cx, captured)) == a);
                assert_true(first(w.cx, etch_variable_read(w.cx, other)) == b);
            }
            assert_int_equal(n_traces(f), 2); /* where they are the same one, and where they are not */
            for (uint64_t trace = 1; trace <= 2; trace++) {
                char *difference = NULL;
                must(&w, etch_function_audit(w.cx, f, trace, &difference));
                assert_null(difference);
            }
            etch_function_release(&f);
            etch_variable_release(&captured);
            etch_variable_release(&other);
        }
    world_end(&w);
}

int footguns_variables(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p11_a_variable_made_late_is_refused_and_harms_nothing),
        cmocka_unit_test(p11_a_variable_made_anew_is_told_at_the_first_call),
        cmocka_unit_test(p12_a_body_that_makes_variables_runs_twice_and_it_is_told),
        cmocka_unit_test(d01_a_variable_made_before_the_failure_goes_with_it),
        cmocka_unit_test(d13_a_captured_variable_stays_apart_from_the_argument),
    };
    return cmocka_run_group_tests_name("footguns/variables", tests, NULL, NULL);
}
