/* Where two calls differ: each kind of difference, its path, what was and what is. */
#include "spec_testing.h"

enum { MAX = 16 };

/* "path: was a, now b" per line; checks the kinds against `kinds`. */
static void check(world *w, const etch_spec *was, const etch_spec *now, const char *want,
                  const etch_difference_kind *kinds, int n_kinds)
{
    etch_arena arena;
    etch_difference d[MAX];
    int n = -1;
    bool more = true;
    etch__arena_init(&arena, w->cx->alloc, 256);
    MAKE(w, etch__spec_differences(w->cx, was, now, &arena, MAX, d, &n, &more));
    etch_strbuf b;
    etch__strbuf_init(&b, w->cx->alloc);
    for (int i = 0; i < n; i++)
        etch__strbuf_addf(&b, "%s%s: was %s, now %s", i ? "\n" : "", d[i].path, d[i].was, d[i].now);
    assert_string_equal(b.at, want);
    assert_int_equal(n, n_kinds);
    for (int i = 0; i < n; i++)
        assert_int_equal(d[i].kind, kinds[i]);
    assert_false(more);
    etch__strbuf_fini(&b);
    etch__arena_fini(&arena);
}
#define CHECK(w, was, now, want, ...) \
    check(w, was, now, want, (const etch_difference_kind[]){ __VA_ARGS__ }, \
          (int)(sizeof((const etch_difference_kind[]){ __VA_ARGS__ }) / sizeof(etch_difference_kind)))

static etch_spec *call_of(world *w, etch_spec *x, const char *label, etch_spec *y)
{
    etch_arg args[] = { ETCH_ARG_SPEC(x), ETCH_ARG_SPEC(y) };
    args[1].label = label;
    etch_spec *s = NULL;
    MAKE(w, etch__args_spec(w->cx, args, 2, ETCH_ARGS_EXACT, &s));
    return own(w, s);
}

static void test_tensors_and_literals(void **state)
{
    world *w = *state;
    etch_spec *a = tensor_spec(w, "f32[32, 784]"), *b = tensor_spec(w, "f32[48, 784]"),
              *yes = literal_spec(w, a_bool(true));
    etch_spec *no = literal_spec(w, a_bool(false)), *named = NULL;
    MAKE(w, etch_spec_tensor(w->cx, ETCH_F32, (etch_size[]){ ETCH_SIZE(32), ETCH_SIZE(784) }, 2, "x", &named));
    own(w, named);
    check(w, TUPLE(w, a, yes), TUPLE(w, a, yes), "", NULL, 0);
    CHECK(w, TUPLE(w, a), TUPLE(w, b), "args[0].shape[0]: was 32, now 48", ETCH_DIFFERS_IN_SIZE);
    CHECK(w, call_of(w, a, "training", yes), call_of(w, a, "training", no),
          "kwargs['training']: was literal True, now literal False", ETCH_DIFFERS_IN_LITERAL);
    CHECK(w, TUPLE(w, a), TUPLE(w, tensor_spec(w, "f64[32, 10]")),
          "args[0].dtype: was f32, now f64\nargs[0].shape[1]: was 784, now 10", ETCH_DIFFERS_IN_DTYPE,
          ETCH_DIFFERS_IN_SIZE);
    CHECK(w, TUPLE(w, a), TUPLE(w, tensor_spec(w, "f32[32]")), "args[0].shape: was [32, 784], now [32]",
          ETCH_DIFFERS_IN_RANK);
    CHECK(w, TUPLE(w, a), TUPLE(w, tensor_spec(w, "f32[...]")), "args[0].shape: was [32, 784], now [...]",
          ETCH_DIFFERS_IN_RANK);
    CHECK(w, TUPLE(w, tensor_spec(w, "f32[n: 1..8, ?]")), TUPLE(w, tensor_spec(w, "f32[n, 3]")),
          "args[0].shape[0]: was n: 1..8, now n\nargs[0].shape[1]: was ?, now 3", ETCH_DIFFERS_IN_SIZE,
          ETCH_DIFFERS_IN_SIZE);
    CHECK(w, TUPLE(w, a), TUPLE(w, named), "args[0].name: was None, now 'x'", ETCH_DIFFERS_IN_NAME);
    CHECK(w, TUPLE(w, a), TUPLE(w, yes), "args[0]: was f32[32, 784], now literal True", ETCH_DIFFERS_IN_KIND);
    CHECK(w, TUPLE(w, int_spec(w, 1)), TUPLE(w, yes), "args[0]: was literal 1, now literal True",
          ETCH_DIFFERS_IN_LITERAL);
    CHECK(w, TUPLE(w, literal_spec(w, a_none())), TUPLE(w, literal_spec(w, a_text(ETCH_LITERAL_ENUM, "None"))),
          "args[0]: was literal None, now another literal None", ETCH_DIFFERS_IN_LITERAL);
}

static void test_containers(void **state)
{
    world *w = *state;
    etch_spec *x = tensor_spec(w, "f32[2]"), *y = tensor_spec(w, "f32[3]"), *one = int_spec(w, 1),
              *two = int_spec(w, 2);
    CHECK(w, TUPLE(w, x, LIST(w, one, one)), TUPLE(w, x, LIST(w, one, one, one)),
          "args[1]: was list of 2, now list of 3", ETCH_DIFFERS_IN_COUNT);
    CHECK(w, TUPLE(w, LIST(w, one, x)), TUPLE(w, LIST(w, two)),
          "args[0]: was list of 2, now list of 1\nargs[0][0]: was literal 1, now literal 2", ETCH_DIFFERS_IN_COUNT,
          ETCH_DIFFERS_IN_LITERAL);
    CHECK(w, TUPLE(w, LIST(w, one)), TUPLE(w, TUPLE(w, one)),
          "args[0]: was list of (literal 1), now tuple of (literal 1)", ETCH_DIFFERS_IN_KIND);
    CHECK(w, TUPLE(w, x), TUPLE(w, y, one), "args: was 1 argument, now 2 arguments\nargs[0].shape[0]: was 2, now 3",
          ETCH_DIFFERS_IN_COUNT, ETCH_DIFFERS_IN_SIZE);
    CHECK(w, call_of(w, x, "a", one), call_of(w, x, "b", one), "kwargs['a']: was keyword 'a', now keyword 'b'",
          ETCH_DIFFERS_IN_NAME);
    CHECK(w, call_of(w, x, "a", one), call_of(w, x, NULL, two),
          "kwargs['a']: was keyword 'a', now positional\nkwargs['a']: was literal 1, now literal 2",
          ETCH_DIFFERS_IN_NAME, ETCH_DIFFERS_IN_LITERAL);

    const char *const xy[] = { "x", "y" }, *const xz[] = { "x", "z" };
    etch_spec *p = NULL, *q = NULL, *r = NULL, *t = NULL;
    MAKE(w, etch_spec_fields(w->cx, ETCH_SPEC_NAMED_TUPLE, "P", xy, ITEMS(x, one), &p));
    MAKE(w, etch_spec_fields(w->cx, ETCH_SPEC_NAMED_TUPLE, "Q", xy, ITEMS(x, two), &q));
    MAKE(w, etch_spec_fields(w->cx, ETCH_SPEC_NAMED_TUPLE, "P", xz, ITEMS(x, two), &r));
    MAKE(w, etch_spec_fields(w->cx, ETCH_SPEC_NAMED_TUPLE, "P", xz, ITEMS(x), &t));
    own(w, p), own(w, q), own(w, r), own(w, t);
    CHECK(w, TUPLE(w, p), TUPLE(w, q),
          "args[0]: was named tuple P, now named tuple Q\nargs[0].y: was literal 1, now literal 2",
          ETCH_DIFFERS_IN_NAME, ETCH_DIFFERS_IN_LITERAL);
    CHECK(w, TUPLE(w, p), TUPLE(w, r), "args[0]: was fields (x, y), now fields (x, z)", ETCH_DIFFERS_IN_NAME);
    CHECK(w, TUPLE(w, p), TUPLE(w, t), "args[0]: was fields (x, y), now fields (x)", ETCH_DIFFERS_IN_COUNT);

    const etch_literal ab[] = { a_str("a"), a_str("b") }, bc[] = { a_str("b"), an_int(7) };
    etch_spec *d = NULL, *e = NULL;
    MAKE(w, etch_spec_dict(w->cx, ab, ITEMS(x, one), &d));
    MAKE(w, etch_spec_dict(w->cx, bc, ITEMS(two, y), &e));
    own(w, d), own(w, e);
    CHECK(w, TUPLE(w, d), TUPLE(w, e),
          "args[0][7]: was missing, now f32[3]\nargs[0]['a']: was f32[2], now missing\nargs[0]['b']: was literal 1, "
          "now literal 2",
          ETCH_DIFFERS_IN_NAME, ETCH_DIFFERS_IN_NAME, ETCH_DIFFERS_IN_LITERAL);
}

static void test_objects_and_resources(void **state)
{
    world *w = *state;
    thing *a = thing_of(w, 1, 1), *b = thing_of(w, 2, 1), *c = thing_of(w, 1, 1);
    etch_identity *id = identity_of(w, a, &thing_ops), *plain = identity_of(w, a, &plain_ops),
                  *other = identity_of(w, b, &plain_ops);
    CHECK(w, TUPLE(w, identity_spec(w, id)), TUPLE(w, identity_spec(w, identity_of(w, b, &thing_ops))),
          "args[0]: was object thing 1, now object thing 2", ETCH_DIFFERS_IN_IDENTITY);
    CHECK(w, TUPLE(w, identity_spec(w, plain)), TUPLE(w, identity_spec(w, other)),
          "args[0]: was object Plain, now another object Plain", ETCH_DIFFERS_IN_IDENTITY);
    CHECK(w, TUPLE(w, value_spec(w, a)), TUPLE(w, value_spec(w, b)), "args[0]: was value thing 1, now value thing 2",
          ETCH_DIFFERS_IN_VALUE);
    check(w, TUPLE(w, value_spec(w, a)), TUPLE(w, value_spec(w, c)), "", NULL, 0);
    etch_identity_died(id);
    CHECK(w, TUPLE(w, identity_spec(w, id)), TUPLE(w, identity_spec(w, identity_of(w, c, &thing_ops))),
          "args[0]: was object thing 1 (gone), now object thing 1", ETCH_DIFFERS_IN_IDENTITY);

    etch_spec *r = resource_spec(w, 3, true, 0);
    CHECK(w, TUPLE(w, r, resource_spec(w, 3, true, 1)), TUPLE(w, r, r), "args[1]: was resource #1, now resource #0",
          ETCH_DIFFERS_IN_ALIASING);
    CHECK(w, TUPLE(w, r), TUPLE(w, resource_spec(w, 4, false, 0)),
          "args[0].shape[0]: was 3, now 4\nargs[0].trainable: was True, now False", ETCH_DIFFERS_IN_RESOURCE,
          ETCH_DIFFERS_IN_RESOURCE);

    etch_spec *x = tensor_spec(w, "f32[2]"), *y = tensor_spec(w, "f32[3]");
    CHECK(w, TUPLE(w, bits_spec(w, 1, ITEMS(x))), TUPLE(w, bits_spec(w, 2, ITEMS(x))),
          "args[0]: was Bits<1>(f32[2]), now Bits<2>(f32[2])", ETCH_DIFFERS_IN_CUSTOM);
    CHECK(w, TUPLE(w, bits_spec(w, 1, ITEMS(x))), TUPLE(w, bits_spec(w, 1, ITEMS(y, x))),
          "args[0]: was custom Bits of 1, now custom Bits of 2\nargs[0].components[0].shape[0]: was 2, now 3",
          ETCH_DIFFERS_IN_COUNT, ETCH_DIFFERS_IN_SIZE);
    etch_spec *s = TUPLE(w, value_spec(w, a)), *t = TUPLE(w, value_spec(w, b));
    etch_difference d[1];
    int n;
    bool more;
    b->fails = true;
    ASSERT_FAILED(w, etch__spec_differences(w->cx, s, t, &w->cx->scratch, 1, d, &n, &more), ETCH_EIO, "broken");
}

/* Which tensor, in the flat order of what was: skipped subtrees, dicts and resources count as they do there. */
static void test_place_of_sizes(void **state)
{
    world *w = *state;
    etch_spec *x = tensor_spec(w, "f32[2]"), *y = tensor_spec(w, "f32[2, 3]"), *z = tensor_spec(w, "f32[2, 4]"),
              *r = resource_spec(w, 3, true, 0);
    const etch_literal ab[] = { a_str("a"), a_str("b") }, b[] = { a_str("b") };
    etch_spec *d = NULL, *e = NULL;
    MAKE(w, etch_spec_dict(w->cx, ab, ITEMS(x, y), &d));
    MAKE(w, etch_spec_dict(w->cx, b, ITEMS(z), &e));
    own(w, d), own(w, e);
    /* flat: x x | r | x y | y */
    etch_spec *was = TUPLE(w, LIST(w, x, x), LIST(w, r, r), d, y), *now = TUPLE(w, int_spec(w, 1), LIST(w, r, r), e, z);
    assert_int_equal(etch_spec_n_tensors(was), 6);
    etch_difference out[8];
    int n = 0;
    bool more = true;
    etch_arena_mark mark = etch__arena_mark(&w->cx->scratch);
    MAKE(w, etch__spec_differences(w->cx, was, now, &w->cx->scratch, 8, out, &n, &more));
    assert_int_equal(n, 4);
    assert_string_equal(out[0].path, "args[0]");
    assert_int_equal(out[0].i_tensor, -1);
    assert_int_equal(out[0].axis, -1);
    assert_string_equal(out[2].path, "args[2]['b'].shape[1]");
    assert_int_equal(out[2].i_tensor, 4);
    assert_int_equal(out[2].axis, 1);
    assert_string_equal(out[3].path, "args[3].shape[1]");
    assert_int_equal(out[3].i_tensor, 5);
    /* Stops after max, and says that there were others. */
    for (int max = 0; max <= 5; max++) {
        MAKE(w, etch__spec_differences(w->cx, was, now, &w->cx->scratch, max, out, &n, &more));
        assert_int_equal(n, max < 4 ? max : 4);
        assert_int_equal(more, max < 4);
    }
    etch__arena_reset(&w->cx->scratch, mark);
}

int etch_test_differences(void);
int etch_test_differences(void)
{
    const struct CMUnitTest tests[] = { WORLD_TEST(test_tensors_and_literals), WORLD_TEST(test_containers),
                                        WORLD_TEST(test_objects_and_resources), WORLD_TEST(test_place_of_sizes) };
    return cmocka_run_group_tests_name("trace/differences", tests, NULL, NULL);
}
