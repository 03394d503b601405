/* Identities, which die, and values, which are held; equal and alike; functions of the caller's that fail. */
#include "spec_testing.h"

static void test_identity_is_equal_while_alive(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 0), *same = thing_of(w, 1, 0), *other = thing_of(w, 2, 0);
    etch_identity *id_a = identity_of(w, a, &thing_ops), *again = identity_of(w, a, &thing_ops);
    etch_spec *s = identity_spec(w, id_a);
    etch_spec *equals[] = { s, identity_spec(w, id_a), identity_spec(w, again),
                            identity_spec(w, identity_of(w, same, &thing_ops)) };
    for (size_t i = 0; i < ETCH_COUNT_OF(equals); i++) {
        assert_int_equal(etch_spec_equal(w->cx, s, equals[i]), 1);
        assert_int_equal(etch_spec_is_subtype(w->cx, s, equals[i]), 1);
        assert_true(etch_spec_hash(s) == etch_spec_hash(equals[i]));
        assert_non_null(common(w, s, equals[i]));
    }
    assert_int_equal(etch_spec_equal(w->cx, s, identity_spec(w, identity_of(w, other, &thing_ops))), 0);
    assert_int_equal(etch_spec_equal(w->cx, s, identity_spec(w, identity_of(w, a, &plain_ops))), 0); /* another type */
    static etch_object_ops twin_ops; /* the same functions and hashes: another type all the same */
    twin_ops = thing_ops;
    assert_int_equal(etch_spec_equal(w->cx, s, identity_spec(w, identity_of(w, a, &twin_ops))), 0);
    assert_null(common(w, s, identity_spec(w, identity_of(w, other, &thing_ops))));
    assert_int_equal(a->n_held, 0); /* weakly */
}

static void test_dead_identity_equals_nothing(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 0);
    etch_identity *id = identity_of(w, a, &thing_ops);
    etch_spec *s = identity_spec(w, id), *list = LIST(w, int_spec(w, 1), s),
              *alive = identity_spec(w, identity_of(w, a, &thing_ops));
    uint64_t hash = etch_spec_hash(s);
    assert_false(etch__spec_has_died(list));
    assert_int_equal(etch_spec_equal(w->cx, list, list), 1);
    etch_identity_died(id);
    a->fails = true; /* and is not asked any more */
    assert_true(etch_identity_is_dead(id));
    assert_true(etch__spec_has_died(list));
    assert_false(etch__spec_has_died(alive));
    assert_int_equal(etch_spec_equal(w->cx, s, s), 0);
    assert_int_equal(etch_spec_equal(w->cx, list, list), 0);
    assert_int_equal(etch_spec_is_subtype(w->cx, list, list), 0);
    assert_int_equal(etch_spec_equal(w->cx, s, alive), 0);
    assert_null(common(w, list, list));
    assert_true(etch_spec_hash(s) == hash);
    assert_string_equal(show(w, s), "object thing 1 (gone)");
}

static void test_defaults(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 0), *b = thing_of(w, 1, 0);
    etch_spec *x = identity_spec(w, identity_of(w, a, &plain_ops)),
              *y = identity_spec(w, identity_of(w, b, &plain_ops));
    assert_int_equal(etch_spec_equal(w->cx, x, y), 0); /* by pointer */
    assert_int_equal(etch_spec_equal(w->cx, x, identity_spec(w, identity_of(w, a, &plain_ops))), 1);
    assert_string_equal(show(w, x), "object Plain");
    assert_string_equal(etch_spec_type_name(x), "Plain");
    /* With an equal but no hash, equal objects still have equal hashes. */
    static const etch_object_ops no_hash = { .type_name = "NoHash", .equal = thing_equal };
    etch_spec *p = identity_spec(w, identity_of(w, a, &no_hash)), *q = identity_spec(w, identity_of(w, b, &no_hash));
    assert_int_equal(etch_spec_equal(w->cx, p, q), 1);
    assert_true(etch_spec_hash(p) == etch_spec_hash(q));
}

static void test_value_is_held(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 0), *same = thing_of(w, 1, 0), *other = thing_of(w, 2, 0);
    etch_spec *s = NULL;
    MAKE(w, etch_spec_value(w->cx, a, &thing_ops, &s));
    assert_int_equal(a->n_held, 1);
    assert_int_equal(etch_spec_equal(w->cx, s, value_spec(w, same)), 1);
    assert_true(etch_spec_hash(s) == etch_spec_hash(value_spec(w, same)));
    assert_int_equal(etch_spec_equal(w->cx, s, value_spec(w, other)), 0);
    assert_null(common(w, s, value_spec(w, other)));
    assert_string_equal(show(w, s), "value thing 1");
    etch_spec *plain = NULL;
    MAKE(w, etch_spec_value(w->cx, a, &plain_ops, &plain));
    assert_string_equal(show(w, plain), "value Plain");
    assert_int_equal(etch_spec_equal(w->cx, s, plain), 0);
    etch_spec_release(&plain);
    etch_spec_release(&s);
    assert_null(s);
    assert_int_equal(a->n_held, 0);
}

static void test_callbacks_that_fail(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 0), *b = thing_of(w, 1, 0);
    etch_spec *x = LIST(w, value_spec(w, a)), *y = LIST(w, value_spec(w, b)), *out = NULL;
    etch_identity *id = NULL;
    etch_spec *p = identity_spec(w, identity_of(w, a, &thing_ops)),
              *q = identity_spec(w, identity_of(w, b, &thing_ops));
    a->fails = true;
    assert_int_equal(etch_spec_equal(w->cx, x, y), -1);
    assert_int_equal(etch_error_status(w->cx), ETCH_EIO);
    assert_string_equal(etch_error_message(w->cx), "the thing is broken");
    assert_int_equal(etch_spec_equal(w->cx, x, x), -1); /* it sticks, as etch_fail does */
    etch_error_clear(w->cx);
    assert_int_equal(etch_spec_is_subtype(w->cx, p, q), -1);
    etch_error_clear(w->cx);
    ASSERT_FAILED(w, etch_spec_common(w->cx, x, y, &out), ETCH_EIO, "broken");
    ASSERT_FAILED(w, etch_spec_value(w->cx, a, &thing_ops, &out), ETCH_EIO, "broken");
    ASSERT_FAILED(w, etch_identity_new(w->cx, a, &thing_ops, &id), ETCH_EIO, "broken");
    ASSERT_FAILED(w, etch_identity_new(w->cx, a, NULL, &id), ETCH_EINVAL, "ops is NULL");
    ASSERT_FAILED(w, etch_spec_identity(w->cx, NULL, &out), ETCH_EINVAL, "identity is NULL");
    ASSERT_FAILED(w, etch_spec_value(w->cx, a, NULL, &out), ETCH_EINVAL, "ops is NULL");
    assert_null(out);
    assert_null(id);
    assert_int_equal(a->n_held, 1);
}

static int fails_silently(etch_ctx *cx, void *a, void *b)
{
    (void)cx;
    (void)a;
    (void)b;
    return -1;
}

static void test_failing_without_a_word(void **state)
{
    world *w = *state;
    int a, b;
    static const etch_object_ops ops = { .type_name = "Mute", .equal = fails_silently };
    etch_spec *x = NULL, *y = NULL;
    MAKE(w, etch_spec_value(w->cx, &a, &ops, &x));
    MAKE(w, etch_spec_value(w->cx, &b, &ops, &y));
    assert_int_equal(etch_spec_equal(w->cx, own(w, x), own(w, y)), -1);
    assert_int_equal(etch_error_status(w->cx), ETCH_EINVAL);
    assert_non_null(strstr(etch_error_message(w->cx), "'Mute' failed without saying why"));
}

/* Specs of one mode compare by `equal`, of the other by `alike`, each with its own hash; across modes nothing is equal. */
static void test_exact_and_alike(void **state)
{
    world *w = *state;
    thing *all[] = { thing_of(w, 1, 7), thing_of(w, 2, 7), thing_of(w, 1, 8) };
    for (int kind = 0; kind < 2; kind++) {
        etch_spec *exact[3], *loose[3];
        for (int i = 0; i < 3; i++) {
            etch_arg x = { .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = all[i] };
            if (kind == 1)
                x = (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = identity_of(w, all[i], &thing_ops) };
            MAKE(w, etch__args_spec(w->cx, &x, 1, ETCH_ARGS_EXACT, &exact[i]));
            MAKE(w, etch__args_spec(w->cx, &x, 1, ETCH_ARGS_SYMBOLIC, &loose[i]));
            own(w, exact[i]);
            own(w, loose[i]);
        }
        for (int i = 0; i < 3; i++)
            for (int k = 0; k < 3; k++) {
                int equal = all[i]->exact == all[k]->exact, alike = all[i]->loose == all[k]->loose;
                assert_int_equal(etch_spec_equal(w->cx, exact[i], exact[k]), equal);
                assert_int_equal(etch_spec_equal(w->cx, loose[i], loose[k]), alike);
                assert_int_equal(etch_spec_equal(w->cx, exact[i], loose[k]), 0);
                assert_int_equal(etch_spec_hash(exact[i]) == etch_spec_hash(exact[k]), equal);
                assert_int_equal(etch_spec_hash(loose[i]) == etch_spec_hash(loose[k]), alike);
            }
    }
    /* Without an alike of its own, it is equal. */
    etch_object_ops ops = { .type_name = "E", .equal = thing_equal, .hash = thing_hash };
    etch_arg x = { .kind = ETCH_SPEC_VALUE, .object_ops = &ops, .object = all[0] };
    etch_arg y = { .kind = ETCH_SPEC_VALUE, .object_ops = &ops, .object = all[2] };
    etch_spec *s = NULL;
    MAKE(w, etch__args_spec(w->cx, &x, 1, ETCH_ARGS_SYMBOLIC, &s));
    assert_int_equal(etch__args_equal(w->cx, s, &y, 1, ETCH_ARGS_SYMBOLIC), 1);
    assert_int_equal(etch__args_equal(w->cx, s, &y, 1, ETCH_ARGS_EXACT), 0);
    etch_spec_release(&s);
    etch_object_ops weak = { .type_name = "W", .equal = thing_equal, .hash = thing_hash };
    x = (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = identity_of(w, all[0], &weak) };
    etch_spec *exact = NULL, *alike = NULL;
    MAKE(w, etch__args_spec(w->cx, &x, 1, ETCH_ARGS_EXACT, &exact));
    MAKE(w, etch__args_spec(w->cx, &x, 1, ETCH_ARGS_SYMBOLIC, &alike));
    assert_true(etch_spec_hash(exact) == etch_spec_hash(alike));
    assert_int_equal(etch_spec_equal(w->cx, exact, alike), 0);
    etch_spec_release(&exact);
    etch_spec_release(&alike);
}

int etch_test_spec_object(void);
int etch_test_spec_object(void)
{
    const struct CMUnitTest tests[] = {
        WORLD_TEST(test_identity_is_equal_while_alive),
        WORLD_TEST(test_dead_identity_equals_nothing),
        WORLD_TEST(test_defaults),
        WORLD_TEST(test_value_is_held),
        WORLD_TEST(test_callbacks_that_fail),
        WORLD_TEST(test_failing_without_a_word),
        WORLD_TEST(test_exact_and_alike),
    };
    return cmocka_run_group_tests_name("trace/spec_object", tests, NULL, NULL);
}
