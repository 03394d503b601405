/* The purity audit: bodies that depend on more than their arguments are found out, with the node; others are not accused. */
#include "function_testing.h"

#include <etch/context.h>

typedef struct hidden {
    double scale;
    int n_bodies;
    etch_tensor *table; /* captured */
} hidden;

/* Returns the difference, to be freed, or NULL. */
static char *audit(world *w, etch_function *f, uint64_t trace)
{
    char *difference = NULL;
    must(w, etch_function_audit(w->cx, f, trace, &difference));
    return difference;
}

static void assert_mentions(const char *text, const char *part)
{
    assert_non_null(text);
    if (!strstr(text, part))
        fail_msg("expected \"%s\" in \"%s\"", part, text);
}

static etch_tensor *scaled(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    hidden *h = user;
    h->n_bodies++;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, h->scale));
}

static void test_pure(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    hidden h = { .scale = 3 };
    for (etch_policy p = ETCH_SYMBOLIC; p <= ETCH_STRICT; p++) {
        etch_function *f = function_with(&w, scaled, &h, p);
        call(&w, f, FULL(&w, 1, 2, 3));
        h.n_bodies = 0;
        assert_null(audit(&w, f, 1));
        assert_int_equal(h.n_bodies, 1);
        assert_int_equal(n_traces(f), 1); /* nothing is kept of it */
        assert_true(first(&w, call(&w, f, FULL(&w, 1, 2, 3))) == 3);
        assert_int_equal(h.n_bodies, 1);
        etch_function_release(&f);
    }
    world_end(&w);
}

static void test_changed_global(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    hidden h = { .scale = 3 };
    etch_function *f = function_with(&w, scaled, &h, ETCH_SYMBOLIC);
    call(&w, f, FULL(&w, 1, 2));
    h.scale = 4;
    char *d = audit(&w, f, 1);
    assert_mentions(d, "const 3");
    assert_mentions(d, "const 4");
    assert_mentions(d, "audit_test.c:");
    free(d);
    h.scale = 3;
    assert_null(audit(&w, f, 1));
    etch_function_release(&f);
    world_end(&w);
}

/* Sizes asked for as numbers, and compared, come from the call that the trace was made for. */
static etch_tensor *asks(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *n = etch_tensor_dim_of(cx, in[0], 1);
    if (etch_sizes_compare(cx, n, ETCH_IS_LESS, etch_scalar(cx, ETCH_I64, 5)))
        return etch_neg(cx, in[0]);
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, (double)etch_tensor_dim(in[0], 0)));
}

static void test_sizes_of_its_call(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (etch_policy p = ETCH_SYMBOLIC; p <= ETCH_RELAX; p++) {
        etch_function *f = function_with(&w, asks, NULL, p);
        call(&w, f, FULL(&w, 1, 7, 9));
        if (p != ETCH_RELAX) /* which would have no numbers to give */
            call(&w, f, FULL(&w, 1, 7, 2));
        for (uint64_t i = 1; i <= n_traces(f); i++)
            assert_null(audit(&w, f, i));
        etch_function_release(&f);
    }
    world_end(&w);
}

static etch_tensor *grows(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *y = in[0];
    for (int i = ++((hidden *)user)->n_bodies; i > 0; i--)
        y = etch_tanh(cx, y);
    return y;
}

static void test_hidden_state(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    hidden h = { 0 };
    etch_function *f = function_with(&w, grows, &h, ETCH_SYMBOLIC);
    call(&w, f, FULL(&w, 1, 2));
    char *d = audit(&w, f, 1);
    assert_mentions(d, "ended there, now");
    assert_mentions(d, "tanh");
    free(d);
    h.n_bodies = -1;
    d = audit(&w, f, 1);
    assert_mentions(d, "now ends before it");
    free(d);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *which_result(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_tensor *a = etch_tanh(cx, in[0]), *b = etch_exp(cx, in[0]);
    return ((hidden *)user)->n_bodies++ ? b : a;
}

static void test_another_result(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    hidden h = { 0 };
    etch_function *f = function_with(&w, which_result, &h, ETCH_SYMBOLIC);
    call(&w, f, FULL(&w, 1, 2));
    char *d = audit(&w, f, 1);
    assert_mentions(d, "results");
    free(d);
    etch_function_release(&f);
    world_end(&w);
}

static etch_tensor *adds_table(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_add(cx, in[0], ((hidden *)user)->table);
}

static etch_tensor *table_of(world *w, double x)
{
    etch_tensor *t = NULL;
    float data[200];
    for (int i = 0; i < 200; i++)
        data[i] = (float)x;
    must(w, etch_tensor_from(w->cx, ETCH_F32, (const int64_t[]){ 200 }, 1, data, &t));
    return t;
}

static void test_captures(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *a = table_of(&w, 1), *same = table_of(&w, 1), *other = table_of(&w, 2);
    hidden h = { .table = a };
    etch_function *f = function_with(&w, adds_table, &h, ETCH_SYMBOLIC);
    call(&w, f, FULL(&w, 1, 3, 200));
    assert_null(audit(&w, f, 1));
    h.table = same; /* another tensor that holds the same */
    assert_null(audit(&w, f, 1));
    h.table = other;
    char *d = audit(&w, f, 1);
    assert_mentions(d, "captures");
    free(d);
    etch_function_release(&f);
    etch_tensor_release(&a);
    etch_tensor_release(&same);
    etch_tensor_release(&other);
    world_end(&w);
}

static etch_tensor *fails_later(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    if (((hidden *)user)->n_bodies++)
        etch_fail(cx, ETCH_EINVAL, "not a second time");
    return etch_neg(cx, in[0]);
}

static void test_errors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    hidden h = { 0 };
    etch_function *f = function_with(&w, fails_later, &h, ETCH_SYMBOLIC);
    call(&w, f, FULL(&w, 1, 2));
    char *d;
    assert_int_equal(etch_function_audit(w.cx, f, 1, &d), ETCH_EINVAL);
    assert_mentions(etch_error_message(w.cx), "not a second time");
    etch_error_clear(w.cx);
    call(&w, f, FULL(&w, 1, 2)); /* all is as it was */
    assert_int_equal(etch_function_audit(w.cx, f, 2, &d), ETCH_EINVAL);
    assert_mentions(etch_error_message(w.cx), "no trace 2");
    assert_int_equal(etch_function_audit(w.cx, NULL, 1, &d), ETCH_EINVAL);
    assert_int_equal(etch_function_audit(w.cx, f, 1, NULL), ETCH_EINVAL);
    etch_error_clear(w.cx);
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_audit(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pure),
        cmocka_unit_test(test_changed_global),
        cmocka_unit_test(test_sizes_of_its_call),
        cmocka_unit_test(test_hidden_state),
        cmocka_unit_test(test_another_result),
        cmocka_unit_test(test_captures),
        cmocka_unit_test(test_errors),
    };
    return cmocka_run_group_tests_name("trace/audit", tests, NULL, NULL);
}
