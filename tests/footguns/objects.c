/* Objects among the arguments: functions made anew for each call, instances, wrappers, records with fields, and values of the
 * caller's own types. */
#include "footguns.h"

/* --- a function of the caller's language ----------------------------------------------------------------------------------- */

/* Code and what it closes over. Counted; `n_live` says how many there are. */
typedef struct lambda {
    int n_refs;
    int code;
    double closed_over;
    const struct lambda *wrapped; /* or NULL: what it decorates */
} lambda;
static int n_live;

static lambda *lambda_new(int code, double closed_over)
{
    lambda *f = calloc(1, sizeof *f);
    assert_non_null(f);
    n_live++;
    *f = (lambda){ .n_refs = 1, .code = code, .closed_over = closed_over };
    return f;
}
static void *lambda_retain(void *p) { return ((lambda *)p)->n_refs++, p; }
static void lambda_release(void *p)
{
    lambda *f = p;
    if (--f->n_refs == 0) {
        n_live--;
        free(f);
    }
}
static int lambda_alike(etch_ctx *cx, void *a, void *b)
{
    (void)cx;
    const lambda *x = a, *y = b;
    return x->code == y->code && x->closed_over == y->closed_over && x->wrapped == y->wrapped;
}
static int lambda_alike_hash(etch_ctx *cx, void *p, uint64_t *out)
{
    (void)cx;
    const lambda *f = p;
    *out = (uint64_t)f->code * 31 + (uint64_t)f->closed_over;
    return 1;
}
static void lambda_print(void *p, char *buffer, size_t n) { snprintf(buffer, n, "<lambda %d>", ((lambda *)p)->code); }

/* Told apart by identity, alike by what they do. */
static const etch_object_ops lambda_ops = { .type_name = "function",
                                            .alike = lambda_alike,
                                            .alike_hash = lambda_alike_hash,
                                            .print = lambda_print,
                                            .retain = lambda_retain,
                                            .release = lambda_release };

static etch_arg a_lambda(lambda *f)
{
    return (etch_arg){ .kind = ETCH_SPEC_VALUE, .object = f, .object_ops = &lambda_ops };
}

/* y = f(x): what the function closes over, times x; a wrapper adds 100 to what it wraps. */
static void applies(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    const lambda *f = args[1].object, *inner = f->wrapped ? f->wrapped : f;
    etch_tensor *y = etch_mul(cx, args[0].tensor, etch_scalar(cx, ETCH_F32, inner->closed_over));
    etch_return(out, f->wrapped ? etch_add(cx, y, etch_scalar(cx, ETCH_F32, 100)) : y);
}

static void p03_a_function_made_anew_is_the_same_under_symbolic(void **state)
{
    (void)state;
    world w;
    n_live = 0;
    world_begin(&w);
    etch_function *f = function_of(&w, "map", NULL, NULL, (etch_function_options){ .structured = applies });
    for (int i = 0; i < 50; i++) {
        lambda *fresh = lambda_new(1, 3);
        assert_true(NUMBER(&w, f, X(&w, 2, 4), a_lambda(fresh)) == 6);
        lambda_release(fresh);
    }
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(n_live, 1);      /* the one that was traced is held, the others are gone */
    lambda *other = lambda_new(1, 5); /* the same code, but another value closed over: that is another function */
    assert_true(NUMBER(&w, f, X(&w, 2, 4), a_lambda(other)) == 10);
    assert_int_equal(n_traces(f), 2);
    lambda_release(other);
    etch_function_release(&f);
    world_end(&w);
    assert_int_equal(n_live, 0);
}

/* Under exact it is as in TensorFlow, which is what a user who looks for the cause must see; but the cause is told. */
static void p03_a_function_made_anew_is_explained_under_exact(void **state)
{
    (void)state;
    enum { N = 6 };
    world w;
    world_begin(&w);
    lambda *fresh[N];
    etch_function_options o = { .policy = ETCH_EXACT, .structured = applies };
    etch_function *f = function_of(&w, "map", NULL, NULL, o);
    for (int i = 0; i < N; i++) {
        fresh[i] = lambda_new(1, 3);
        CALL(&w, f, X(&w, 2, 4), a_lambda(fresh[i]));
    }
    assert_int_equal(n_traces(f), N);
    const etch_event *e = last_event(&w, f);
    expect_kind(e, ETCH_EVENT_NEW_SIGNATURE);
    assert_int_equal(e->n_differences, 1);
    assert_string_equal(e->differences[0].path, "args[1]");
    expect_part(e->differences[0].now, "<lambda 1>");
    assert_int_equal(e->equal_to, 1); /* and it made no difference */
    expect_advice(e, ETCH_ADVICE_KEEP_OBJECT, N - 1, N - 1);
    expect_part(e->advice.text, "once");
    expect_part(e->advice.text, "ETCH_SYMBOLIC");
    /* The advice, taken. */
    etch_function_release(&f);
    f = function_of(&w, "map", NULL, NULL, o);
    for (int i = 0; i < N; i++)
        CALL(&w, f, X(&w, 2, 4), a_lambda(fresh[0]));
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    for (int i = 0; i < N; i++)
        lambda_release(fresh[i]);
    world_end(&w);
}

/* A temporary that is gone by the next call, as a bound method is. */
static void ignores_object(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_return(out, etch_add(cx, args[0].tensor, args[0].tensor));
}

static void p03_a_temporary_that_died_is_named(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    lambda method = { .code = 7 };
    etch_function_options o = { .policy = ETCH_EXACT, .structured = ignores_object };
    etch_function *f = function_of(&w, "step", NULL, NULL, o);
    for (int i = 0; i < 4; i++) {
        etch_identity *id = NULL;
        must(&w, etch_identity_new(w.cx, &method, &lambda_ops, &id));
        CALL(&w, f, X(&w, 1, 3), (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = id });
        etch_identity_died(id);
        etch_identity_release(&id);
    }
    const etch_event *e = last_event(&w, f);
    expect_kind(e, ETCH_EVENT_OBJECT_DIED);
    expect_difference(e, "args[1]", "object <lambda 7> (gone)", "object <lambda 7>");
    expect_advice(e, ETCH_ADVICE_KEEP_OBJECT, 3, 3);
    assert_true(stats_of(f).n_entries <= 2);
    etch_function_release(&f);
    world_end(&w);
}

/* --- instances ------------------------------------------------------------------------------------------------------------- */

/* What methods of it depend on is its class and its width; it has a serial number besides. */
typedef struct layer {
    int width, serial;
} layer;
static int layer_alike(etch_ctx *cx, void *a, void *b) { return (void)cx, ((layer *)a)->width == ((layer *)b)->width; }
static int layer_hash(etch_ctx *cx, void *a, uint64_t *out)
{
    (void)cx;
    *out = (uint64_t)((layer *)a)->width;
    return 1;
}
static const etch_object_ops layer_ops = { .type_name = "Layer", .alike = layer_alike, .alike_hash = layer_hash };

/* f(self, x). */
static void p13_instances_that_are_alike_share_a_trace(void **state)
{
    (void)state;
    enum { N = 100 };
    world w;
    world_begin(&w);
    static layer layers[N];
    etch_identity *ids[N];
    for (int i = 0; i < N; i++) {
        layers[i] = (layer){ 16 + i % 2, i };
        must(&w, etch_identity_new(w.cx, &layers[i], &layer_ops, &ids[i]));
    }
    static const struct {
        etch_policy policy;
        uint64_t n_traces;
    } rows[] = { { ETCH_SYMBOLIC, 2 }, { ETCH_EXACT, N } };
    for (int k = 0; k < 2; k++) {
        etch_function_options o = { .policy = rows[k].policy, .structured = ignores_object };
        etch_function *f = function_of(&w, "method", NULL, NULL, o);
        for (int round = 0; round < 2; round++)
            for (int i = 0; i < N; i++)
                CALL(&w, f, X(&w, 1, 4), (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = ids[i] });
        assert_int_equal(n_traces(f), rows[k].n_traces);
        etch_function_release(&f);
    }
    for (int i = 0; i < N; i++) /* while the identities are alive they own nothing of the functions that are gone */
        etch_identity_release(&ids[i]);
    world_end(&w);
}

static etch_tensor *times_width(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    return etch_mul(cx, in[0], etch_scalar(cx, ETCH_F32, ((const layer *)user)->width));
}

/* A function for each instance, made and dropped: each is traced, which the event says is not needed, and none of it stays. */
static void p13_a_function_per_instance_leaves_nothing_behind(void **state)
{
    (void)state;
    enum { N = 1200, WARM = 600 };
    world w;
    world_begin(&w);
    layer it = { .width = 3 };
    size_t live = 0;
    for (int i = 1; i <= N; i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        etch_function *f = function_of(&w, "method", times_width, &it, (etch_function_options){ 0 });
        assert_true(NUMBER(&w, f, X(&w, 2, 4)) == 6);
        if (i == 4) {
            const etch_event *e = last_event(&w, f);
            expect_kind(e, ETCH_EVENT_REMADE);
            expect_advice(e, ETCH_ADVICE_MAKE_ONCE, 3, 3);
            etch_event_list_release(&w.events);
        }
        etch_function_release(&f);
        etch_scope_end(w.cx, scope);
        if (i == WARM)
            live = atomic_load(&w.live_bytes);
    }
    assert_true(atomic_load(&w.live_bytes) <= live + (16 << 10));
    world_end(&w);
}

/* Two instances with equal contents: each function has its own, also when one is changed before it is traced. */
static void d04_functions_of_equal_instances_stay_apart(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    layer a = { .width = 3 }, b = { .width = 3 };
    etch_function *f = function_of(&w, "method", times_width, &a, (etch_function_options){ 0 });
    etch_function *g = function_of(&w, "method", times_width, &b, (etch_function_options){ 0 });
    assert_true(NUMBER(&w, f, X(&w, 2, 4)) == 6);
    b.width = 5;
    assert_true(NUMBER(&w, g, X(&w, 2, 4)) == 10);
    assert_true(NUMBER(&w, f, X(&w, 2, 4)) == 6);
    assert_int_equal(n_traces(f), 1);
    assert_int_equal(n_traces(g), 1);
    etch_function_release(&f);
    etch_function_release(&g);
    world_end(&w);
}

/* --- records, wrappers ----------------------------------------------------------------------------------------------------- */

/* y = x * rate + bias, of an object with these fields. */
static void of_fields(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    const etch_arg *it = args[0].items;
    if (strcmp(args[0].name, "Config") != 0 || strcmp(args[0].fields[1], "rate") != 0)
        etch_fail(cx, ETCH_EINVAL, "the body did not get the object");
    etch_tensor *rate = etch_scalar(cx, ETCH_F32, it[1].literal.f[0]);
    etch_return(out, etch_add(cx, etch_mul(cx, it[0].tensor, rate), it[2].tensor));
}

static etch_arg a_config(world *w, double x, double rate, etch_arg *items)
{
    static const char *const fields[] = { "x", "rate", "bias" };
    items[0] = X(w, x, 4);
    items[1] = ETCH_ARG_FLOAT(rate);
    items[2] = X(w, 1, 4);
    return (etch_arg){ .kind = ETCH_SPEC_ATTRS, .name = "Config", .n = 3, .fields = fields, .items = items };
}

/* No hash is asked of it: it is what its fields are. */
static void p14_an_object_with_fields_is_an_argument(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_arg items[3];
    etch_function *f = function_of(&w, "f", NULL, NULL, (etch_function_options){ .structured = of_fields });
    for (int i = 0; i < 5; i++) /* its tensors are tensors */
        assert_true(NUMBER(&w, f, a_config(&w, i, 0.5, items)) == 0.5 * i + 1);
    assert_int_equal(n_traces(f), 1);
    assert_true(NUMBER(&w, f, a_config(&w, 2, 0.25, items)) == 1.5);
    expect_difference(last_event(&w, f), "args[0].rate", "literal 0.5", "literal 0.25");
    etch_function_release(&f);
    world_end(&w);
}

/* The body gets the wrapper, not what it wraps; two wrappers of one function are two. */
static void p15_a_wrapper_is_passed_as_it_is(void **state)
{
    (void)state;
    world w;
    n_live = 0;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++) {
        etch_function_options o = { .policy = (etch_policy)policy, .structured = applies };
        etch_function *f = function_of(&w, "map", NULL, NULL, o);
        lambda *inner = lambda_new(1, 3), *wrapper = lambda_new(2, 0);
        wrapper->wrapped = inner;
        assert_true(NUMBER(&w, f, X(&w, 2, 4), a_lambda(wrapper)) == 106);
        assert_true(NUMBER(&w, f, X(&w, 2, 4), a_lambda(inner)) == 6);
        assert_true(NUMBER(&w, f, X(&w, 2, 4), a_lambda(wrapper)) == 106);
        assert_int_equal(n_traces(f), 2);
        etch_function_release(&f);
        lambda_release(wrapper);
        lambda_release(inner);
    }
    world_end(&w);
    assert_int_equal(n_live, 0);
}

/* --- values of the caller's types ------------------------------------------------------------------------------------------- */

/* A shape as an object: two are equal if their sizes are. */
typedef struct shape {
    int n_refs, rank;
    int64_t sizes[4];
} shape;
static int shape_equal(etch_ctx *cx, void *a, void *b)
{
    (void)cx;
    const shape *x = a, *y = b;
    return x->rank == y->rank && memcmp(x->sizes, y->sizes, (size_t)x->rank * sizeof *x->sizes) == 0;
}
static int shape_hash(etch_ctx *cx, void *p, uint64_t *out)
{
    (void)cx;
    const shape *s = p;
    *out = (uint64_t)s->rank;
    for (int i = 0; i < s->rank; i++)
        *out = *out * 131 + (uint64_t)s->sizes[i];
    return 1;
}
static void *shape_retain(void *p) { return ((shape *)p)->n_refs++, p; }
static void shape_release(void *p)
{
    shape *s = p;
    if (--s->n_refs == 0)
        free(s);
}
static const etch_object_ops shape_ops = { .type_name = "TensorShape",
                                           .equal = shape_equal,
                                           .hash = shape_hash,
                                           .retain = shape_retain,
                                           .release = shape_release };

static void reshapes(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    const shape *s = args[1].object;
    etch_return(out, etch_reshape(cx, args[0].tensor, etch_int_list(cx, s->sizes, s->rank)));
}

/* f(x, x.shape): the shape is an object made for the call, and gone after it. */
static void p23_equal_shapes_share_a_trace(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++) {
        etch_function_options o = { .policy = (etch_policy)policy, .structured = reshapes };
        etch_function *f = function_of(&w, "f", NULL, NULL, o);
        for (int i = 0; i < 20; i++) {
            shape *s = calloc(1, sizeof *s);
            assert_non_null(s);
            *s = (shape){ .n_refs = 1, .rank = 2, .sizes = { i < 10 ? 2 : 3, i < 10 ? 6 : 4 } };
            etch_tensor *y = CALL(&w, f, X(&w, 1, 12),
                                  (etch_arg){ .kind = ETCH_SPEC_VALUE, .object = s, .object_ops = &shape_ops });
            assert_int_equal(etch_tensor_dim(y, 0), i < 10 ? 2 : 3);
            shape_release(s);
        }
        assert_int_equal(n_traces(f), 2);
        etch_function_release(&f);
    }
    world_end(&w);
}

/* An array of tensors of the caller's own type: what it holds is its type, not which one it is. */
static const etch_spec_ops array_ops = { .type_name = "TensorArray" };
static char array_class; /* equal data: the same class */

static void sums(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_tensor *y = args[0].items[0].tensor;
    for (int i = 1; i < args[0].n; i++)
        y = etch_add(cx, y, args[0].items[i].tensor);
    etch_return(out, y);
}

static void p23_an_array_is_what_it_holds(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_of(&w, "f", NULL, NULL, (etch_function_options){ .structured = sums });
    for (int i = 0; i < 20; i++) {
        etch_arg items[] = { X(&w, i, 3), X(&w, 1, 3), X(&w, 2, 3) };
        int n = i % 2 ? 2 : 3;
        etch_arg it = {
            .kind = ETCH_SPEC_CUSTOM, .spec_ops = &array_ops, .object = &array_class, .n = n, .items = items
        };
        assert_true(NUMBER(&w, f, it) == (i % 2 ? i + 1 : i + 3));
    }
    assert_int_equal(n_traces(f), 2); /* one per length */
    etch_function_release(&f);
    world_end(&w);
}

/* --- an object is no tensor --------------------------------------------------------------------------------------------------- */

/* f(self, x): the first argument must still be the object in the body. */
static void takes_self(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    if (n_args != 2 || args[0].kind != ETCH_SPEC_VALUE || args[0].object != user)
        etch_fail(cx, ETCH_EINVAL, "the body did not get the object");
    else
        etch_return(out,
                    etch_mul(cx, args[1].tensor, etch_scalar(cx, ETCH_F32, ((const lambda *)args[0].object)->code)));
}

static void d07_a_declared_signature_does_not_replace_an_object(void **state)
{
    (void)state;
    world w;
    n_live = 0;
    world_begin(&w);
    lambda *self = lambda_new(3, 0);
    etch_spec *specs[2] = { NULL };
    must(&w, etch_spec_value(w.cx, self, &lambda_ops, &specs[0]));
    specs[1] = parsed(&w, "f32[?]");
    etch_function_options o = { .structured = takes_self, .input_signature = specs, .n_input_signature = 2 };
    etch_function *f = function_of(&w, "method", NULL, self, o);
    assert_true(NUMBER(&w, f, a_lambda(self), X(&w, 2, 4)) == 6);
    assert_true(NUMBER(&w, f, a_lambda(self), X(&w, 2, 5)) == 6);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    /* Where only the tensor is declared, an object in its place is refused, and so is one argument more. */
    o = (etch_function_options){ .structured = takes_self, .input_signature = &specs[1], .n_input_signature = 1 };
    f = function_of(&w, "method", NULL, self, o);
    refused(&w, f, ARGS(a_lambda(self)), ETCH_EINVAL, "method: args[0]: expected f32[?], got ");
    refused(&w, f, ARGS(a_lambda(self), X(&w, 2, 4)), ETCH_EINVAL, "method takes 1 argument, got 2");
    assert_int_equal(n_traces(f), 0);
    etch_function_release(&f);
    etch_spec_release(&specs[0]);
    etch_spec_release(&specs[1]);
    lambda_release(self);
    world_end(&w);
    assert_int_equal(n_live, 0);
}

int footguns_objects(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(p03_a_function_made_anew_is_the_same_under_symbolic),
        cmocka_unit_test(p03_a_function_made_anew_is_explained_under_exact),
        cmocka_unit_test(p03_a_temporary_that_died_is_named),
        cmocka_unit_test(p13_instances_that_are_alike_share_a_trace),
        cmocka_unit_test(p13_a_function_per_instance_leaves_nothing_behind),
        cmocka_unit_test(d04_functions_of_equal_instances_stay_apart),
        cmocka_unit_test(p14_an_object_with_fields_is_an_argument),
        cmocka_unit_test(p15_a_wrapper_is_passed_as_it_is),
        cmocka_unit_test(p23_equal_shapes_share_a_trace),
        cmocka_unit_test(p23_an_array_is_what_it_holds),
        cmocka_unit_test(d07_a_declared_signature_does_not_replace_an_object),
    };
    return cmocka_run_group_tests_name("footguns/objects", tests, NULL, NULL);
}
