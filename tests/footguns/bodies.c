/* What a body may do: how often it runs, what it reads from outside, and that a traced tensor has no value to look at. */
#include "footguns.h"

/* --- side effects ------------------------------------------------------------------------------------------------------------ */

/* Once per trace, also on the first call, whatever comes before it. */
static void p12_the_body_runs_once_on_the_first_call(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_spec *declared = parsed(&w, "f32[?]");
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_STRICT; policy++)
        for (int is_declared = 0; is_declared <= 1; is_declared++)
            for (int is_ahead = 0; is_ahead <= 1; is_ahead++) {
                atomic_int n_bodies = 0;
                etch_function_options o = { .policy = (etch_policy)policy,
                                            .input_signature = is_declared ? &declared : NULL,
                                            .n_input_signature = is_declared };
                etch_function *f = function_of(&w, "f", twice, &n_bodies, o);
                etch_arg x = X(&w, 1, 3);
                if (is_ahead) {
                    assert_int_equal(etch_function_trace(w.cx, f, &x, 1), 1);
                    assert_int_equal(atomic_load(&n_bodies), 1);
                }
                for (int i = 0; i < 5; i++)
                    assert_true(first(w.cx, call(&w, f, &x, 1)) == 2);
                assert_int_equal(atomic_load(&n_bodies), 1);
                assert_int_equal(n_traces(f), 1);
                etch_function_release(&f);
            }
    etch_spec_release(&declared);
    world_end(&w);
}

/* --- what is read from outside ------------------------------------------------------------------------------------------------- */

static double global_rate;
static int rate_line;

static etch_tensor *reads_global(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *y = etch_add(cx, in[0], in[0]);
    rate_line = __LINE__ + 1;
    return etch_mul(cx, y, etch_scalar(cx, ETCH_F32, global_rate));
}

/* What the audit says of trace 1, in `out`; "" if it is pure. */
enum { MAX_TEXT = 512 };
static const char *audit(world *w, etch_function *f, char out[MAX_TEXT])
{
    char *difference = NULL;
    must(w, etch_function_audit(w->cx, f, 1, &difference));
    snprintf(out, MAX_TEXT, "%s", difference ? difference : "");
    free(difference);
    return out;
}

/* A number from outside is part of the trace, as in TensorFlow: but a program can ask whether it still holds. */
static void p10_the_audit_reports_a_changed_global(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    global_rate = 3;
    etch_function *f = function_of(&w, "step", reads_global, NULL, (etch_function_options){ 0 });
    assert_true(NUMBER(&w, f, X(&w, 1, 4)) == 6);
    char text[MAX_TEXT];
    assert_string_equal(audit(&w, f, text), "");
    global_rate = 7;
    assert_true(NUMBER(&w, f, X(&w, 1, 4)) == 6); /* the call is what was traced */
    etch_function_stats before = stats_of(f);
    char line[MAX_TEXT];
    snprintf(line, sizeof line, "%s:%d", __FILE__, rate_line);
    audit(&w, f, text);
    expect_part(text, "3");
    expect_part(text, "7");
    expect_part(text, line);
    etch_function_stats after = stats_of(f); /* to ask costs no trace and changes nothing */
    assert_int_equal(after.n_traces, before.n_traces);
    assert_int_equal(after.n_entries, before.n_entries);
    assert_int_equal(after.n_calls, before.n_calls);
    assert_true(NUMBER(&w, f, X(&w, 1, 4)) == 6);
    etch_function_clear(w.cx, f); /* what there is to do about it, besides an argument */
    assert_true(NUMBER(&w, f, X(&w, 1, 4)) == 14);
    etch_function_release(&f);
    world_end(&w);
}

/* self.attr: a tensor that was replaced. */
typedef struct model {
    etch_tensor *weights;
} model;

static etch_tensor *reads_attribute(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_add(cx, in[0], ((model *)user)->weights);
}

static void p10_the_audit_reports_a_replaced_attribute(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t n = 4; n <= 400; n += 396) { /* in the graph as a constant, and beside it */
        etch_tensor *old = filled(w.cx, 1, SIZES(n)), *same = filled(w.cx, 1, SIZES(n)),
                    *new = filled(w.cx, 2, SIZES(n));
        model m = { old };
        etch_function *f = function_of(&w, "predict", reads_attribute, &m, (etch_function_options){ 0 });
        assert_true(NUMBER(&w, f, X(&w, 1, n)) == 2);
        static const bool is_pure[] = { true, true, false };
        etch_tensor *const tensors[] = { old, same, new };
        for (int i = 0; i < 3; i++) {
            m.weights = tensors[i];
            char text[MAX_TEXT];
            assert_int_equal(strlen(audit(&w, f, text)) == 0, is_pure[i]);
        }
        etch_function_release(&f);
    }
    world_end(&w);
}

static etch_tensor *counts(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_add(cx, in[0], etch_scalar(cx, ETCH_F32, ++*(int *)user));
}

static void p10_the_audit_reports_hidden_state(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n = 0;
    etch_function *f = function_of(&w, "step", counts, &n, (etch_function_options){ 0 });
    CALL(&w, f, X(&w, 1, 4));
    char text[MAX_TEXT];
    assert_true(strlen(audit(&w, f, text)) > 0);
    etch_function_release(&f);
    world_end(&w);
}

/* The same tensor from outside and as an argument: they are two things, and the next call has another argument. */
static etch_tensor *argument_and_closure(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *ten = etch_scalar(cx, ETCH_F32, 10);
    return etch_add(cx, etch_mul(cx, in[0], ten), user);
}

static void d13_a_captured_tensor_stays_apart_from_the_argument(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++)
        for (int64_t n = 4; n <= 400; n += 396) {
            etch_tensor *t = filled(w.cx, 2, SIZES(n));
            etch_function_options o = { .policy = (etch_policy)policy };
            etch_function *f = function_of(&w, "f", argument_and_closure, t, o);
            assert_true(NUMBER(&w, f, ETCH_ARG_TENSOR(t)) == 22);
            assert_true(NUMBER(&w, f, X(&w, 3, n)) == 32);
            assert_true(NUMBER(&w, f, ETCH_ARG_TENSOR(t)) == 22);
            assert_int_equal(n_traces(f), 1);
            etch_function_release(&f);
        }
    world_end(&w);
}

/* --- values that a trace does not have -------------------------------------------------------------------------------------------- */

/* if (x > 0): in C the question is asked with read. */
static etch_tensor *branches(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    float x[1] = { 0 };
    etch_status s = etch_tensor_read(cx, in[0], x, sizeof x);
    if (s != ETCH_OK) {
        char why[256];
        snprintf(why, sizeof why, "%s", etch_error_message(cx));
        etch_fail(cx, s, "%s", why);
        return NULL;
    }
    return x[0] > 0 ? etch_neg(cx, in[0]) : in[0];
}

/* The same with an op, which is what the message's reader has to write. */
static etch_tensor *selects(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *is_positive = etch_greater(cx, in[0], etch_scalar(cx, ETCH_F32, 0));
    return etch_select(cx, is_positive, etch_neg(cx, in[0]), in[0]);
}

static void p16_a_branch_on_a_traced_value_is_refused_by_name(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_of(&w, "flip", branches, NULL, (etch_function_options){ 0 });
    for (int i = 0; i < 2; i++) /* each time, not only once */
        refused(&w, f, ARGS(SCALAR(&w, 1)), ETCH_EINVAL, "the tensor is being traced by 'flip'");
    assert_int_equal(n_traces(f), 0);
    etch_function_release(&f);
    f = function_of(&w, "flip", selects, NULL, (etch_function_options){ 0 });
    assert_true(NUMBER(&w, f, SCALAR(&w, 2)) == -2);
    assert_true(NUMBER(&w, f, SCALAR(&w, -2)) == -2);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *sorts(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_sort(cx, in[0], 0, *(bool *)user);
}

/* To say that it is not to be reversed does not reverse it. */
static void d14_sort_in_ascending_order_is_ascending(void **state)
{
    (void)state;
    static const float values[] = { 3, 1, 2 }, up[] = { 1, 2, 3 }, down[] = { 3, 2, 1 };
    world w;
    world_begin(&w);
    for (int descending = 0; descending <= 1; descending++) {
        bool flag = descending;
        etch_tensor *x = etch_from(w.cx, ETCH_F32, SIZES(3), values), *y[2];
        etch_function *f = function_of(&w, "f", sorts, &flag, (etch_function_options){ 0 });
        y[0] = etch_sort(w.cx, x, 0, flag);
        y[1] = CALL(&w, f, ETCH_ARG_TENSOR(x));
        for (int i = 0; i < 2; i++) {
            float got[3];
            must(&w, etch_tensor_read(w.cx, y[i], got, sizeof got));
            assert_memory_equal(got, descending ? down : up, sizeof got);
        }
        etch_function_release(&f);
    }
    world_end(&w);
}

int footguns_bodies(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p12_the_body_runs_once_on_the_first_call),
        cmocka_unit_test(p10_the_audit_reports_a_changed_global),
        cmocka_unit_test(p10_the_audit_reports_a_replaced_attribute),
        cmocka_unit_test(p10_the_audit_reports_hidden_state),
        cmocka_unit_test(d13_a_captured_tensor_stays_apart_from_the_argument),
        cmocka_unit_test(p16_a_branch_on_a_traced_value_is_refused_by_name),
        cmocka_unit_test(d14_sort_in_ascending_order_is_ascending),
    };
    return cmocka_run_group_tests_name("footguns/bodies", tests, NULL, NULL);
}
