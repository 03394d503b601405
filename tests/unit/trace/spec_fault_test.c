/* Out of memory in each place: every maker, relation and walk with each of its allocations failing in turn. The failure is reported,
 * results are untouched, nothing leaks and no object of the caller's stays held. */
#include "spec_testing.h"

#include <etch/scope.h>
#include "unit/base/fault.h"

enum { N_KEYS = 80, N_RESOURCES = 40, N_NAMES = 20 };

/* What a scenario works with; tensors live on another runtime, so that their memory does not fail. */
typedef struct given {
    etch_tensor *x, *y;
    thing a, b;
    int variables[N_RESOURCES];
    etch_literal keys[N_KEYS];
    etch_arg values[N_KEYS], resources[2 * N_RESOURCES], parts[4], args[6];
} given;

static const char *const fields[] = { "x", "y", "z" };

static void fill(given *g, etch_identity *id)
{
    for (int i = 0; i < N_KEYS; i++) { /* more than are sorted on the stack */
        g->keys[i] = an_int((i * 7) % N_KEYS);
        g->values[i] = i % 2 ? ETCH_ARG_INT(i) : ETCH_ARG_TENSOR(g->x);
    }
    for (int i = 0; i < 2 * N_RESOURCES; i++) /* more than are numbered on the stack */
        g->resources[i] = (etch_arg){ .kind = ETCH_SPEC_RESOURCE,
                                      .dtype = ETCH_F32,
                                      .object = &g->variables[i % N_RESOURCES] };
    g->parts[0] = ETCH_ARG_TENSOR(g->y);
    g->parts[1] = (etch_arg){ .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = &g->a };
    g->parts[2] = (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = id };
    g->parts[3] = (etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = a_str("text") };
    g->args[0] = ETCH_ARG_TENSOR(g->x);
    g->args[1] = (etch_arg){ .kind = ETCH_SPEC_DICT, .n = N_KEYS, .keys = g->keys, .items = g->values };
    g->args[2] = (etch_arg){ .kind = ETCH_SPEC_LIST, .n = 2 * N_RESOURCES, .items = g->resources };
    g->args[3] = (etch_arg){ .kind = ETCH_SPEC_ATTRS, .n = 3, .name = "P", .fields = fields, .items = g->parts };
    g->args[4] = (etch_arg){
        .kind = ETCH_SPEC_CUSTOM, .n = 4, .spec_ops = &bits_ops, .object = &bits_of[1], .items = g->parts
    };
    g->args[5] = g->parts[3];
    g->args[5].label = "mode";
}

static etch_status status_of(etch_ctx *cx, int r) { return r < 0 ? etch_error_status(cx) : ETCH_OK; }

typedef etch_status walk(etch_ctx *cx, given *g);

static etch_status walk_args(etch_ctx *cx, given *g)
{
    etch_spec *exact = NULL, *loose = NULL, *other = NULL, *both = NULL;
    uint64_t h;
    int n_found;
    bool more;
    etch_difference d[8];
    etch_tensor *flat[N_KEYS + N_RESOURCES + 8];
    etch_arg *built = NULL;
    etch_arena arena;
    etch__arena_init(&arena, cx->alloc, 256);
    etch_status s = etch__args_spec(cx, g->args, 6, ETCH_ARGS_EXACT, &exact);
    if (s == ETCH_OK)
        s = etch__args_spec(cx, g->args, 6, ETCH_ARGS_SYMBOLIC, &loose);
    for (int mode = 0; mode < 2; mode++) {
        const etch_spec *call = mode ? loose : exact;
        if (s == ETCH_OK && (s = etch__args_hash(cx, g->args, 6, (etch_arg_mode)mode, &h)) == ETCH_OK)
            assert_true(h == etch_spec_hash(call));
        int r = s == ETCH_OK ? etch__args_equal(cx, call, g->args, 6, (etch_arg_mode)mode) : 0;
        assert_true(s != ETCH_OK || r != 0);
        if (s == ETCH_OK)
            s = status_of(cx, r);
        if (s == ETCH_OK)
            s = status_of(cx, etch__args_fit(cx, call, g->args, 6, (etch_arg_mode)mode));
    }
    if (s == ETCH_OK)
        s = status_of(cx, etch__args_tensors(cx, g->args, 6, flat, (int)ETCH_COUNT_OF(flat)));
    if (s == ETCH_OK)
        s = etch__spec_rebuild(cx, exact, g->args, 6, flat, &arena, &built);
    g->args[0].tensor = g->y;
    if (s == ETCH_OK)
        s = etch__args_spec(cx, g->args, 6, ETCH_ARGS_EXACT, &other);
    g->args[0].tensor = g->x;
    if (s == ETCH_OK)
        s = etch_spec_common(cx, exact, other, &both);
    assert_int_equal(both != NULL, s == ETCH_OK);
    if (s == ETCH_OK && (s = etch__spec_differences(cx, exact, other, &arena, 8, d, &n_found, &more)) == ETCH_OK)
        assert_int_equal(n_found, 1);
    /* A spec in place of a value: its objects are told apart in another way, which takes a new spec. */
    etch_arg stands = ETCH_ARG_SPEC(exact);
    if (s == ETCH_OK)
        s = etch__args_hash(cx, &stands, 1, ETCH_ARGS_SYMBOLIC, &h);
    if (s == ETCH_OK)
        s = status_of(cx, etch__args_fit(cx, exact, &stands, 1, ETCH_ARGS_SYMBOLIC));
    etch_spec_release(&exact);
    etch_spec_release(&loose);
    etch_spec_release(&other);
    etch_spec_release(&both);
    etch__arena_fini(&arena);
    return s;
}

static etch_status walk_names(etch_ctx *cx, given *g)
{
    (void)g;
    etch_spec *named[N_NAMES] = { NULL }, *known[N_NAMES] = { NULL }, *a = NULL, *b = NULL, *c = NULL;
    etch_status s = ETCH_OK;
    for (int i = 0; i < N_NAMES && s == ETCH_OK; i++) { /* more than are bound on the stack */
        char text[32];
        snprintf(text, sizeof text, "f32[n%d: 0..99, 3]", i);
        s = etch_spec_parse(cx, text, &named[i]);
        if (s == ETCH_OK)
            s = etch_spec_tensor(cx, ETCH_F32, (etch_size[]){ ETCH_SIZE(i), ETCH_SIZE(3) }, 2, NULL, &known[i]);
    }
    if (s == ETCH_OK)
        s = etch_spec_sequence(cx, ETCH_SPEC_LIST, named, N_NAMES, &a);
    if (s == ETCH_OK)
        s = etch_spec_sequence(cx, ETCH_SPEC_LIST, known, N_NAMES, &b);
    int r = s == ETCH_OK ? etch_spec_is_subtype(cx, b, a) : 0;
    assert_true(s != ETCH_OK || r != 0);
    if (s == ETCH_OK)
        s = status_of(cx, r);
    if (s == ETCH_OK && (s = etch_spec_common(cx, a, b, &c)) == ETCH_OK)
        assert_int_equal(etch_spec_equal(cx, a, c), 1);
    for (int i = 0; i < N_NAMES; i++) {
        etch_spec_release(&named[i]);
        etch_spec_release(&known[i]);
    }
    etch_spec_release(&a);
    etch_spec_release(&b);
    etch_spec_release(&c);
    return s;
}

static etch_status walk_makers(etch_ctx *cx, given *g)
{
    etch_spec *items[3] = { NULL }, *s[6] = { NULL };
    etch_status st = etch_spec_literal(cx, a_str("some text"), &items[0]);
    if (st == ETCH_OK)
        st = etch_spec_value(cx, &g->b, &thing_ops, &items[1]);
    if (st == ETCH_OK)
        st = etch_spec_resource(cx, ETCH_F32, &ETCH_NAMED_SIZE("n"), 1, true, 3, &items[2]);
    if (st == ETCH_OK)
        st = etch_spec_fields(cx, ETCH_SPEC_NAMED_TUPLE, "P", fields, items, 3, &s[0]);
    const etch_literal keys[] = { a_str("c"), a_str("b"), a_str("a") };
    if (st == ETCH_OK)
        st = etch_spec_dict(cx, keys, items, 3, &s[1]);
    if (st == ETCH_OK)
        st = etch_spec_custom(cx, &bits_ops, &bits_of[2], items, 3, &s[2]);
    if (st == ETCH_OK)
        st = etch_spec_common(cx, s[2], s[2], &s[3]);
    for (int i = 0; i < 3; i++)
        etch_spec_release(&items[i]);
    for (int i = 0; i < 6; i++)
        etch_spec_release(&s[i]);
    return st;
}

/* Ranges that differ, so that the spec is made anew with narrower ones, deep inside. */
static etch_status walk_united(etch_ctx *cx, given *g)
{
    (void)g;
    etch_spec *a = NULL, *b = NULL, *list = NULL, *custom = NULL, *tuple = NULL;
    etch_status s = etch_spec_parse(cx, "f32[n: 2..8, m]", &a);
    if (s == ETCH_OK)
        s = etch_spec_resource(cx, ETCH_F32, &(etch_size){ .size = ETCH_ANY_SIZE, .name = "n", .lo = 4 }, 1, true, 0,
                               &b);
    if (s == ETCH_OK)
        s = etch_spec_sequence(cx, ETCH_SPEC_LIST, &b, 1, &list);
    if (s == ETCH_OK)
        s = etch_spec_custom(cx, &bits_ops, &bits_of[2], (etch_spec *[]){ list, a }, 2, &custom);
    if (s == ETCH_OK)
        s = etch_spec_sequence(cx, ETCH_SPEC_TUPLE, (etch_spec *[]){ a, custom }, 2, &tuple);
    if (s == ETCH_OK)
        assert_int_equal(etch_spec_size(etch_spec_tensor_at(tuple, 0), 0).lo, 4);
    etch_spec *all[] = { a, b, list, custom, tuple };
    for (size_t i = 0; i < ETCH_COUNT_OF(all); i++)
        etch_spec_release(&all[i]);
    return s;
}

/* Literals and lists to tensors, a list to a custom type, inside containers. */
static etch_status walk_casts(etch_ctx *cx, given *g)
{
    etch_spec *f32 = NULL, *text = NULL, *custom = NULL, *dict = NULL;
    const etch_literal keys[] = { an_int(2), an_int(1) };
    etch_status s = etch_spec_parse(cx, "f32[...]", &f32);
    if (s == ETCH_OK)
        s = etch_spec_parse(cx, "string[2]", &text);
    if (s == ETCH_OK)
        s = etch_spec_custom(cx, &bits_ops, &bits_of[2], (etch_spec *[]){ f32, f32 }, 2, &custom);
    if (s == ETCH_OK)
        s = etch_spec_dict(cx, keys, (etch_spec *[]){ custom, text }, 2, &dict);
    const etch_arg numbers[] = { ETCH_ARG_INT(1), ETCH_ARG_FLOAT(2) }, texts[] = { g->parts[3], g->parts[3] };
    const etch_arg lists[] = { { .kind = ETCH_SPEC_LIST, .n = 2, .items = numbers }, ETCH_ARG_INT(7) };
    const etch_arg items[] = { { .kind = ETCH_SPEC_LIST, .n = 2, .items = lists },
                               { .kind = ETCH_SPEC_TUPLE, .n = 2, .items = texts } };
    const etch_arg x = { .kind = ETCH_SPEC_DICT, .n = 2, .keys = keys, .items = items }, *args = &x;
    etch_arg_cast c = { 0 };
    size_t n_handles = etch_scope_begin(cx).n_before;
    if (s == ETCH_OK) {
        s = etch_spec_cast(cx, dict, &x, &c);
        assert_true(s == ETCH_OK || etch_scope_begin(cx).n_before == n_handles);
    }
    if (s == ETCH_OK)
        assert_int_equal(c.arg.items[0].items[0].tensor->rank, 1);
    etch_arg_cast_release(&c);
    etch_spec *call = NULL;
    if (s == ETCH_OK)
        s = etch_spec_sequence(cx, ETCH_SPEC_TUPLE, &dict, 1, &call);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_tensor **in = NULL;
    int n_in = 0;
    n_handles = etch_scope_begin(cx).n_before;
    if (s == ETCH_OK) {
        s = etch__args_cast(cx, "f", call, &args, 1, &in, &n_in);
        assert_true(s == ETCH_OK ? n_in == 3 && args != &x : args == &x && !in);
        assert_true(s == ETCH_OK || etch_scope_begin(cx).n_before == n_handles);
    }
    etch__arena_reset(&cx->scratch, mark);
    etch_spec *all[] = { f32, text, custom, dict, call };
    for (size_t i = 0; i < ETCH_COUNT_OF(all); i++)
        etch_spec_release(&all[i]);
    return s;
}

static etch_status scenario(const etch_allocator *alloc, void *user)
{
    walk *f = *(walk **)user;
    etch_runtime *rt = NULL, *other = NULL;
    etch_ctx *cx = NULL, *safe = NULL;
    static given g;
    memset(&g, 0, sizeof g);
    assert_int_equal(etch_runtime_new(NULL, &other), ETCH_OK);
    assert_int_equal(etch_ctx_new(other, &safe), ETCH_OK);
    assert_int_equal(etch_tensor_new(safe, ETCH_F32, DIMS(2, 3), &g.x), ETCH_OK);
    assert_int_equal(etch_tensor_new(safe, ETCH_F32, DIMS(4, 3), &g.y), ETCH_OK);
    etch_identity *id = NULL;
    etch_status s = etch_runtime_new(alloc, &rt);
    if (s == ETCH_OK)
        s = etch_ctx_new(rt, &cx);
    if (s == ETCH_OK)
        s = etch_identity_new(cx, &g.a, &thing_ops, &id);
    if (s == ETCH_OK) {
        fill(&g, id);
        s = f(cx, &g);
        assert_int_equal(etch_error_status(cx), s);
    }
    assert_int_equal(g.a.n_held, 0);
    assert_int_equal(g.b.n_held, 0);
    assert_int_equal(n_bits_held, 0);
    etch_identity_release(&id);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    etch_tensor_release(&g.x);
    etch_tensor_release(&g.y);
    etch_ctx_release(&safe);
    etch_runtime_release(&other);
    return s;
}

static void check_walk(walk *f, size_t least)
{
    size_t n = etch_test_each_failure(scenario, &f);
    if (n < least)
        fail_msg("only %zu allocations", n);
}

static void test_arguments(void **state)
{
    (void)state;
    check_walk(walk_args, 200);
}

static void test_names(void **state)
{
    (void)state;
    check_walk(walk_names, 60);
}

static void test_makers(void **state)
{
    (void)state;
    check_walk(walk_makers, 8);
}

static void test_united(void **state)
{
    (void)state;
    check_walk(walk_united, 20);
}

static void test_casts(void **state)
{
    (void)state;
    check_walk(walk_casts, 20);
}

/* --- failures that say something --------------------------------------------------------------------------------------------- */

/* What fails with `status` and `message` if there is memory. */
typedef struct complaint {
    etch_status (*run)(etch_ctx *cx, etch_tensor *x, etch_spec *const specs[2]);
    etch_status status;
    const char *specs[2], *message;
} complaint;

/* A message that cannot be formatted is lost, but the status stays; what cannot be made on the way to it is out of memory. */
static void check_complaint(const complaint *it)
{
    for (size_t fail_at = 1;; fail_at++) {
        etch_counting_allocator counting;
        etch_failing_allocator failing;
        etch__counting_init(&counting, etch_allocator_system());
        etch__failing_init(&failing, &counting.iface, 0);
        etch_runtime *rt = NULL;
        etch_ctx *cx = NULL;
        etch_tensor *x = NULL;
        etch_spec *specs[2] = { NULL };
        assert_int_equal(etch_runtime_new(&failing.iface, &rt), ETCH_OK);
        assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
        assert_int_equal(etch_tensor_new(cx, ETCH_F32, DIMS(2, 3), &x), ETCH_OK);
        for (int i = 0; i < 2; i++)
            assert_int_equal(etch_spec_parse(cx, it->specs[i], &specs[i]), ETCH_OK);
        failing.fail_at = atomic_load(&failing.n_allocs) + fail_at;
        etch_status s = it->run(cx, x, specs);
        bool has_failed = atomic_load(&failing.has_failed);
        assert_true(s == it->status || (has_failed && s == ETCH_ENOMEM));
        assert_int_equal(etch_error_status(cx), s);
        if (!has_failed)
            assert_string_equal(etch_error_message(cx), it->message);
        etch_spec_release(&specs[0]);
        etch_spec_release(&specs[1]);
        etch_tensor_release(&x);
        etch_ctx_release(&cx);
        etch_runtime_release(&rt);
        assert_int_equal(atomic_load(&counting.live_bytes), 0);
        if (!has_failed) {
            assert_true(fail_at > 4);
            break;
        }
    }
}

static etch_status run_check(etch_ctx *cx, etch_tensor *x, etch_spec *const specs[2])
{
    etch_spec *signature = NULL;
    ETCH_TRY(etch_spec_sequence(cx, ETCH_SPEC_TUPLE, specs, 2, &signature));
    const etch_arg args[] = { ETCH_ARG_TENSOR(x), ETCH_ARG_TENSOR(x) };
    etch_status s = etch__args_check(cx, "f", signature, args, 2);
    etch_spec_release(&signature);
    return s;
}

static etch_status run_contradiction(etch_ctx *cx, etch_tensor *x, etch_spec *const specs[2])
{
    (void)x;
    etch_spec *s = NULL;
    etch_status status = etch_spec_sequence(cx, ETCH_SPEC_LIST, specs, 2, &s);
    assert_null(s);
    return status;
}

/* The first can be cast, the second not. */
static etch_status run_cast(etch_ctx *cx, etch_tensor *x, etch_spec *const specs[2])
{
    (void)x;
    etch_spec *signature = NULL;
    ETCH_TRY(etch_spec_sequence(cx, ETCH_SPEC_TUPLE, specs, 2, &signature));
    const etch_arg numbers[] = { ETCH_ARG_INT(1), ETCH_ARG_BOOL(true) };
    const etch_arg two[] = { ETCH_ARG_INT(1), { .kind = ETCH_SPEC_LIST, .n = 2, .items = numbers } }, *args = two;
    etch_tensor **in = NULL;
    int n_in = 0;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = etch__args_cast(cx, "f", signature, &args, 2, &in, &n_in);
    etch__arena_reset(&cx->scratch, mark);
    assert_int_equal(etch_scope_begin(cx).n_before, 0);
    etch_spec_release(&signature);
    return s;
}

static void test_complaints(void **state)
{
    (void)state;
    static const complaint all[] = {
        { run_check, ETCH_ESHAPE, { "f32[2, 3]", "f32[2, 4]" }, "f: args[1].shape[1]: expected 4, got 3" },
        { run_contradiction,
          ETCH_EINVAL,
          { "f32[n: 2..8]", "f32[n: 9..]" },
          "list spec: no size 'n' is both 'n: 2..8' ([0].shape[0]) and 'n: 9..' ([1].shape[0])" },
        { run_cast, ETCH_EDTYPE, { "f32[]", "f32[2]" }, "f: args[1][1]: expected f32, got literal True" },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(all); i++)
        check_complaint(&all[i]);
}

int etch_test_spec_fault(void);
int etch_test_spec_fault(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_arguments), cmocka_unit_test(test_names),
                                        cmocka_unit_test(test_makers),    cmocka_unit_test(test_united),
                                        cmocka_unit_test(test_casts),     cmocka_unit_test(test_complaints) };
    return cmocka_run_group_tests_name("trace/spec_fault", tests, NULL, NULL);
}
