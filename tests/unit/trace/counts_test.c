/* Worked trace counts: after each call, how many traces there are under exact and relax (TensorFlow's counts, except that 1, 1.0
 * and true are three literals here), and under symbolic. One test per row. */
#include "function_testing.h"

#include <etch/variable.h>

/* Returns a constant: what counts is the signature. */
static void body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)args, (void)n_args, (void)user;
    etch_return(out, etch_scalar(cx, ETCH_F32, 1));
}

enum { MAX_CALLS = 8 };
typedef struct row {
    world w;
    etch_function *f[3]; /* exact, relax, symbolic */
} row;

static void begin(row *r)
{
    static const etch_policy policies[] = { ETCH_EXACT, ETCH_RELAX, ETCH_SYMBOLIC };
    world_begin(&r->w);
    for (int i = 0; i < 3; i++) {
        etch_function_options o = { .policy = policies[i], .structured = body, .max_entries = 1000 };
        r->f[i] = etch_function_new(r->w.cx, "f", NULL, NULL, &o);
        assert_non_null(r->f[i]);
    }
}

static void end(row *r)
{
    for (int i = 0; i < 3; i++)
        etch_function_release(&r->f[i]);
    world_end(&r->w);
}

/* Calls all three; the counts are those after the call. */
static void calls(row *r, const etch_arg *args, int n, uint64_t exact, uint64_t relax, uint64_t symbolic)
{
    const uint64_t want[] = { exact, relax, symbolic };
    for (int i = 0; i < 3; i++) {
        etch_tensor *y;
        if (etch_call_args(r->w.cx, r->f[i], args, n, &y, 1, NULL) != 1)
            fail_msg("%s", etch_error_message(r->w.cx));
        assert_int_equal(n_traces(r->f[i]), want[i]);
    }
}

static void call1(row *r, etch_arg a, uint64_t exact, uint64_t relax, uint64_t symbolic)
{
    calls(r, &a, 1, exact, relax, symbolic);
}

/* Only makes the trace. */
static void traces(row *r, etch_arg a, uint64_t exact, uint64_t relax, uint64_t symbolic)
{
    const uint64_t want[] = { exact, relax, symbolic };
    for (int i = 0; i < 3; i++) {
        if (!etch_function_trace(r->w.cx, r->f[i], &a, 1))
            fail_msg("%s", etch_error_message(r->w.cx));
        assert_int_equal(n_traces(r->f[i]), want[i]);
    }
}

static etch_arg str(const char *s, etch_literal_kind kind)
{
    return (etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = { .kind = kind, .n = strlen(s), .text = s } };
}

static void test_same_type_of_tensor(void **state)
{
    (void)state;
    row r;
    begin(&r);
    call1(&r, ETCH_ARG_TENSOR(etch_int(r.w.cx, ETCH_I32, 1)), 1, 1, 1);
    call1(&r, ETCH_ARG_TENSOR(etch_int(r.w.cx, ETCH_I32, 2)), 1, 1, 1);
    end(&r);
}

static void test_dtype_and_rank(void **state)
{
    (void)state;
    row r;
    begin(&r);
    call1(&r, ETCH_ARG_TENSOR(etch_int(r.w.cx, ETCH_I32, 1)), 1, 1, 1);
    call1(&r, ETCH_ARG_TENSOR(etch_scalar(r.w.cx, ETCH_F32, 1)), 2, 2, 2);
    call1(&r, ETCH_ARG_TENSOR(etch_from(r.w.cx, ETCH_I32, (int64_t[]){ 1 }, 1, (int32_t[]){ 1 })), 3, 3, 3);
    end(&r);
}

static void test_each_number_is_a_trace(void **state)
{
    (void)state;
    row r;
    begin(&r);
    for (int64_t i = 1; i <= 3; i++)
        call1(&r, ETCH_ARG_INT(i), (uint64_t)i, (uint64_t)i, (uint64_t)i);
    end(&r);
}

/* TensorFlow: 1, 1, 1, 2. */
static void test_int_bool_float_are_three(void **state)
{
    (void)state;
    row r;
    begin(&r);
    call1(&r, ETCH_ARG_INT(1), 1, 1, 1);
    call1(&r, ETCH_ARG_BOOL(true), 2, 2, 2);
    call1(&r, ETCH_ARG_FLOAT(1.0), 3, 3, 3);
    call1(&r, ETCH_ARG_INT(2), 4, 4, 4);
    call1(&r, ETCH_ARG_INT(1), 4, 4, 4);
    end(&r);
}

static etch_arg complex_arg(double re, double im)
{
    return (etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = { .kind = ETCH_LITERAL_COMPLEX, .f = { re, im } } };
}

/* TensorFlow: 1, 1, 1, a complex number with a NaN sharing the trace of the float, whose body saw a float. Here they are two, as 1
 * and 1.0 are; but no NaN is traced again. */
static void test_nans_are_one(void **state)
{
    (void)state;
    row r;
    begin(&r);
    double nan = __builtin_nan("");
    call1(&r, ETCH_ARG_FLOAT(nan), 1, 1, 1);
    call1(&r, ETCH_ARG_FLOAT(-nan), 1, 1, 1);
    call1(&r, complex_arg(nan, 1), 2, 2, 2);
    for (int i = 0; i < 3; i++) { /* whichever part it is, and whatever the other is */
        call1(&r, complex_arg(nan, i), 2, 2, 2);
        call1(&r, complex_arg(i, -nan), 2, 2, 2);
        call1(&r, complex_arg(-nan, nan), 2, 2, 2);
    }
    call1(&r, complex_arg(0, 1), 3, 3, 3);
    call1(&r, complex_arg(nan, 1), 3, 3, 3);
    call1(&r, ETCH_ARG_FLOAT(nan), 3, 3, 3);
    end(&r);
}

static void test_text_and_bytes(void **state)
{
    (void)state;
    row r;
    begin(&r);
    call1(&r, str("a", ETCH_LITERAL_STR), 1, 1, 1);
    call1(&r, str("a", ETCH_LITERAL_BYTES), 2, 2, 2);
    call1(&r, str("a", ETCH_LITERAL_STR), 2, 2, 2);
    end(&r);
}

static void test_array_scalars_are_tensors(void **state)
{
    (void)state;
    row r;
    begin(&r);
    for (int i = 1; i <= 3; i++)
        call1(&r, ETCH_ARG_TENSOR(etch_scalar(r.w.cx, ETCH_F32, i)), 1, 1, 1);
    call1(&r, ETCH_ARG_TENSOR(etch_scalar(r.w.cx, ETCH_F64, 1)), 2, 2, 2);
    call1(&r, ETCH_ARG_FLOAT(1.0), 3, 3, 3);
    end(&r);
}

static void test_array_shapes(void **state)
{
    (void)state;
    row r;
    begin(&r);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 0, 2)), 1, 1, 1);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 2)), 1, 1, 1);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 3)), 2, 2, 1);
    end(&r);
}

static void test_list_is_no_tuple(void **state)
{
    (void)state;
    row r;
    begin(&r);
    etch_arg one = ETCH_ARG_INT(1);
    etch_arg list = { .kind = ETCH_SPEC_LIST, .n = 1, .items = &one },
             tuple = { .kind = ETCH_SPEC_TUPLE, .n = 1, .items = &one };
    call1(&r, list, 1, 1, 1);
    call1(&r, tuple, 2, 2, 2);
    call1(&r, list, 2, 2, 2);
    end(&r);
}

static void test_dict_order_does_not_matter(void **state)
{
    (void)state;
    row r;
    begin(&r);
    etch_literal a = { .kind = ETCH_LITERAL_STR, .n = 1, .text = "a" },
                 b = { .kind = ETCH_LITERAL_STR, .n = 1, .text = "b" };
    etch_literal ab[] = { a, b }, ba[] = { b, a };
    etch_arg one_two[] = { ETCH_ARG_INT(1), ETCH_ARG_INT(2) }, two_one[] = { ETCH_ARG_INT(2), ETCH_ARG_INT(1) };
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_DICT, .n = 2, .keys = ab, .items = one_two }, 1, 1, 1);
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_DICT, .n = 2, .keys = ba, .items = two_one }, 1, 1, 1);
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_DICT, .n = 1, .keys = ab, .items = one_two }, 2, 2, 2);
    end(&r);
}

/* --- objects ---------------------------------------------------------------------------------------------------------------- */

static const etch_object_ops plain = { .type_name = "Object" };
/* Two objects that do the same: a function made anew from the same code. */
static int same_code(etch_ctx *cx, void *a, void *b) { return (void)cx, *(int *)a == *(int *)b; }
static int hash_code(etch_ctx *cx, void *a, uint64_t *out) { return (void)cx, *out = (uint64_t) * (int *)a, 1; }
static const etch_object_ops code = { .type_name = "function", .alike = same_code, .alike_hash = hash_code };

static etch_arg object(row *r, void *p, const etch_object_ops *ops, etch_identity **id)
{
    must(&r->w, etch_identity_new(r->w.cx, p, ops, id));
    return (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = *id };
}

static void test_objects_by_identity(void **state)
{
    (void)state;
    row r;
    begin(&r);
    int x[2] = { 0 };
    etch_identity *id[2];
    etch_arg o1 = object(&r, &x[0], &plain, &id[0]), o2 = object(&r, &x[1], &plain, &id[1]);
    call1(&r, o1, 1, 1, 1);
    call1(&r, o2, 2, 2, 2);
    call1(&r, o1, 2, 2, 2);
    etch_identity_release(&id[0]);
    etch_identity_release(&id[1]);
    end(&r);
}

/* 5 x f(Obj()): each is gone before the next comes. Its trace is purged; the count stays. */
static void test_fresh_objects(void **state)
{
    (void)state;
    row r;
    begin(&r);
    int x[5] = { 0 };
    for (int i = 0; i < 5; i++) {
        etch_identity *id;
        etch_arg o = object(&r, &x[i], &plain, &id);
        call1(&r, o, (uint64_t)i + 1, (uint64_t)i + 1, (uint64_t)i + 1);
        etch_identity_died(id);
        etch_identity_release(&id);
    }
    for (int i = 0; i < 3; i++) {
        assert_int_equal(etch_function_get_stats(r.f[i]).n_entries, 1);
        assert_int_equal(etch_function_get_stats(r.f[i]).n_purged, 4);
    }
    end(&r);
}

/* 50 x f(lambda): under symbolic a function is its code and closure, not its identity. */
static void test_lambda_in_a_loop(void **state)
{
    (void)state;
    row r;
    begin(&r);
    int x[50] = { 0 };
    etch_identity *id[50];
    for (int i = 0; i < 50; i++)
        call1(&r, object(&r, &x[i], &code, &id[i]), (uint64_t)i + 1, (uint64_t)i + 1, 1);
    for (int i = 0; i < 50; i++)
        etch_identity_release(&id[i]);
    end(&r);
}

/* 4 x f(o.method), where each is an object of its own; and one that is kept: under symbolic all of them are one code. */
static void test_bound_methods(void **state)
{
    (void)state;
    row r;
    begin(&r);
    int x[4] = { 0 };
    etch_identity *id[4];
    for (int i = 0; i < 4; i++)
        call1(&r, object(&r, &x[i], &code, &id[i]), (uint64_t)i + 1, (uint64_t)i + 1, 1);
    for (int i = 0; i < 4; i++)
        call1(&r, (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = id[0] }, 4, 4, 1);
    for (int i = 0; i < 4; i++)
        etch_identity_release(&id[i]);
    end(&r);
}

/* f(np.str_("a")), f(np.str_("b")): texts, not arrays. */
static void test_array_texts_are_texts(void **state)
{
    (void)state;
    row r;
    begin(&r);
    call1(&r, str("a", ETCH_LITERAL_STR), 1, 1, 1);
    call1(&r, str("b", ETCH_LITERAL_STR), 2, 2, 2);
    end(&r);
}

static int equal_range(etch_ctx *cx, void *a, void *b) { return (void)cx, *(int *)a == *(int *)b; }
static const etch_object_ops range = { .type_name = "range", .equal = equal_range, .hash = hash_code };

static void test_values_by_equality(void **state)
{
    (void)state;
    row r;
    begin(&r);
    int five = 5, also_five = 5, six = 6;
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_VALUE, .object = &five, .object_ops = &range }, 1, 1, 1);
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_VALUE, .object = &also_five, .object_ops = &range }, 1, 1, 1);
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_VALUE, .object = &six, .object_ops = &range }, 2, 2, 2);
    end(&r);
}

/* --- variables: which are the same one, not which they are -------------------------------------------------------------------- */

static etch_arg variable(void *p, int rank, bool trainable)
{
    static const int64_t dims[] = { 2, 3 };
    return (etch_arg){
        .kind = ETCH_SPEC_RESOURCE, .n = rank, .dtype = ETCH_F32, .trainable = trainable, .object = p, .dims = dims
    };
}

static void test_variables_by_aliasing(void **state)
{
    (void)state;
    row r;
    begin(&r);
    int v, u, x, y;
    calls(&r, (etch_arg[]){ variable(&v, 1, true), variable(&u, 1, true) }, 2, 1, 1, 1);
    calls(&r, (etch_arg[]){ variable(&u, 1, true), variable(&v, 1, true) }, 2, 1, 1, 1);
    calls(&r, (etch_arg[]){ variable(&v, 1, true), variable(&v, 1, true) }, 2, 2, 2, 2);
    calls(&r, (etch_arg[]){ variable(&u, 1, true), variable(&u, 1, true) }, 2, 2, 2, 2);
    calls(&r, (etch_arg[]){ variable(&x, 2, true), variable(&u, 1, true) }, 2, 3, 3, 3);
    calls(&r, (etch_arg[]){ variable(&y, 1, false), variable(&u, 1, true) }, 2, 4, 4, 4);
    end(&r);
}

/* Tensors are values: f(x, y) and f(x, x) are one signature. */
static void test_tensors_are_values(void **state)
{
    (void)state;
    row r;
    begin(&r);
    etch_arg x = ETCH_ARG_TENSOR(FULL(&r.w, 1, 2)), y = ETCH_ARG_TENSOR(FULL(&r.w, 2, 2));
    calls(&r, (etch_arg[]){ x, y }, 2, 1, 1, 1);
    calls(&r, (etch_arg[]){ x, x }, 2, 1, 1, 1);
    end(&r);
}

/* --- specs ------------------------------------------------------------------------------------------------------------------- */

static void test_general_trace_comes_late(void **state)
{
    (void)state;
    row r;
    begin(&r);
    etch_spec *any = NULL;
    must(&r.w, etch_spec_parse(r.w.cx, "f32[?]", &any));
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 1)), 1, 1, 1);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 2)), 2, 2, 1);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 1)), 2, 2, 1);
    traces(&r, ETCH_ARG_SPEC(any), 3, 2, 1);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 3)), 3, 2, 1);
    etch_spec_release(&any);
    end(&r);
}

static void test_general_trace_comes_first(void **state)
{
    (void)state;
    row r;
    begin(&r);
    etch_spec *any = NULL, *one = NULL;
    must(&r.w, etch_spec_parse(r.w.cx, "f32[?, ?]", &any));
    must(&r.w, etch_spec_parse(r.w.cx, "f32[1, ?]", &one));
    traces(&r, ETCH_ARG_SPEC(any), 1, 1, 1);
    traces(&r, ETCH_ARG_SPEC(one), 1, 1, 1);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 1, 2)), 1, 1, 1);
    etch_spec_release(&any);
    etch_spec_release(&one);
    end(&r);
}

/* --- arity, keywords, recursion ------------------------------------------------------------------------------------------------ */

static void test_number_of_arguments(void **state)
{
    (void)state;
    row r;
    begin(&r);
    etch_arg x = ETCH_ARG_TENSOR(FULL(&r.w, 1, 2));
    calls(&r, (etch_arg[]){ x }, 1, 1, 1, 1);
    calls(&r, (etch_arg[]){ x, x }, 2, 2, 2, 2);
    end(&r);
}

static etch_arg labelled(etch_arg a, const char *label)
{
    a.label = label;
    return a;
}

static void test_keywords(void **state)
{
    (void)state;
    row r;
    begin(&r);
    etch_arg a = labelled(ETCH_ARG_INT(1), "a"), b = labelled(ETCH_ARG_INT(2), "b");
    calls(&r, (etch_arg[]){ a, b }, 2, 1, 1, 1);
    calls(&r, (etch_arg[]){ a, b }, 2, 1, 1, 1);
    calls(&r, (etch_arg[]){ b, a }, 2, 1, 1, 1); /* in any order */
    calls(&r, (etch_arg[]){ labelled(ETCH_ARG_INT(1), "c"), b }, 2, 2, 2, 2);
    end(&r);
}

static void recursive(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args;
    etch_tensor *y = etch_scalar(cx, ETCH_F32, 0);
    int64_t n = args[0].literal.i;
    if (n > 0) {
        etch_arg next = ETCH_ARG_INT(n - 1);
        if (etch_call_args(cx, *(etch_function **)user, &next, 1, &y, 1, NULL) != 1)
            return;
        y = etch_add(cx, y, etch_scalar(cx, ETCH_F32, (double)n));
    }
    etch_return(out, y);
}

static void test_recursion_on_a_number(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++) {
        etch_function *f = NULL;
        etch_function_options o = { .policy = (etch_policy)policy, .structured = recursive, .max_entries = 1000 };
        f = etch_function_new(w.cx, "r", NULL, &f, &o);
        etch_arg five = ETCH_ARG_INT(5);
        etch_tensor *y;
        assert_int_equal(etch_call_args(w.cx, f, &five, 1, &y, 1, NULL), 1);
        assert_true(first(&w, y) == 15);
        assert_int_equal(n_traces(f), 6);
        etch_function_release(&f);
    }
    world_end(&w);
}

/* The body runs once to make the variable, and once more to be the trace; later traces find it. */
static void makes_variable(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    etch_variable **v = user;
    (void)n_args;
    if (!*v)
        *v = etch_variable_new(cx, etch_scalar(cx, ETCH_F32, 3), NULL);
    etch_return(out, etch_mul(cx, args[0].tensor, etch_variable_read(cx, *v)));
}

static void test_first_call_makes_a_variable(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int policy = ETCH_SYMBOLIC; policy <= ETCH_RELAX; policy++) {
        etch_variable *v = NULL;
        etch_function_options o = { .policy = (etch_policy)policy, .structured = makes_variable };
        etch_function *f = etch_function_new(w.cx, "f", NULL, &v, &o);
        const uint64_t counts[] = { 2, 2, policy == ETCH_SYMBOLIC ? 2 : 3 };
        static const float ones[3] = { 1, 1, 1 };
        for (int i = 0; i < 3; i++) {
            int64_t n = i == 2 ? 3 : 2;
            etch_arg x = ETCH_ARG_TENSOR(etch_from(w.cx, ETCH_F32, &n, 1, ones));
            etch_tensor *y;
            assert_int_equal(etch_call_args(w.cx, f, &x, 1, &y, 1, NULL), 1);
            assert_true(first(&w, y) == 3);
            assert_int_equal(n_traces(f), counts[i]);
        }
        etch_variable_release(&v);
        etch_function_release(&f);
    }
    world_end(&w);
}

static void test_no_arguments(void **state)
{
    (void)state;
    row r;
    begin(&r);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(etch_function_trace(r.w.cx, r.f[i], NULL, 0), 1);
        assert_int_equal(n_traces(r.f[i]), 1);
    }
    calls(&r, NULL, 0, 1, 1, 1);
    end(&r);
}

/* A number that the body reads from outside is baked in: no trace, and the old value. */
static void closes_over(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)args, (void)n_args;
    etch_return(out, etch_scalar(cx, ETCH_F32, *(int *)user));
}

static void test_closure_is_stale(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    int n = 3;
    etch_function_options o = { .policy = ETCH_EXACT, .structured = closes_over };
    etch_function *f = etch_function_new(w.cx, "f", NULL, &n, &o);
    etch_tensor *y;
    assert_int_equal(etch_call_args(w.cx, f, NULL, 0, &y, 1, NULL), 1);
    n = 4;
    assert_int_equal(etch_call_args(w.cx, f, NULL, 0, &y, 1, NULL), 1);
    assert_true(first(&w, y) == 3);
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- relax: the rows of "reduce_retracing" ------------------------------------------------------------------------------------- */

static void test_relax_with_literals(void **state)
{
    (void)state;
    row r;
    begin(&r);
    static const struct {
        int64_t n, k;
        uint64_t exact, relax, symbolic;
    } c[] = { { 1, 1, 1, 1, 1 }, { 2, 2, 2, 2, 2 }, { 3, 1, 3, 3, 2 },
              { 3, 2, 4, 4, 2 }, { 4, 1, 5, 4, 2 }, { 4, 2, 6, 4, 2 } };
    for (int i = 0; i < 6; i++)
        calls(&r, (etch_arg[]){ ETCH_ARG_TENSOR(FULL(&r.w, 1, c[i].n)), ETCH_ARG_INT(c[i].k) }, 2, c[i].exact,
              c[i].relax, c[i].symbolic);
    end(&r);
}

static void test_relax_per_dtype(void **state)
{
    (void)state;
    row r;
    begin(&r);
    static const struct {
        etch_dtype t;
        int64_t n;
        uint64_t exact, relax, symbolic;
    } c[] = { { ETCH_F32, 1, 1, 1, 1 },
              { ETCH_I32, 2, 2, 2, 2 },
              { ETCH_F32, 3, 3, 3, 2 },
              { ETCH_I32, 4, 4, 4, 2 },
              { ETCH_F32, 9, 5, 4, 2 } };
    for (int i = 0; i < 5; i++) {
        etch_tensor *x = etch_cast(r.w.cx, FULL(&r.w, 1, c[i].n), c[i].t);
        call1(&r, ETCH_ARG_TENSOR(x), c[i].exact, c[i].relax, c[i].symbolic);
    }
    end(&r);
}

static void test_relax_two_tensors(void **state)
{
    (void)state;
    row r;
    begin(&r);
    static const struct {
        int64_t n, m;
        uint64_t exact, relax, symbolic;
    } c[] = { { 1, 5, 1, 1, 1 }, { 2, 5, 2, 2, 1 }, { 2, 6, 3, 3, 1 }, { 7, 8, 4, 3, 1 } };
    for (int i = 0; i < 4; i++)
        calls(&r, (etch_arg[]){ ETCH_ARG_TENSOR(FULL(&r.w, 1, c[i].n)), ETCH_ARG_TENSOR(FULL(&r.w, 1, c[i].m)) }, 2,
              c[i].exact, c[i].relax, c[i].symbolic);
    end(&r);
}

static void test_relax_lists(void **state)
{
    (void)state;
    row r;
    begin(&r);
    etch_arg one = ETCH_ARG_TENSOR(FULL(&r.w, 1, 1)), two = ETCH_ARG_TENSOR(FULL(&r.w, 1, 2)),
             three = ETCH_ARG_TENSOR(FULL(&r.w, 1, 3)), both[] = { one, one };
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_LIST, .n = 1, .items = &one }, 1, 1, 1);
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_LIST, .n = 2, .items = both }, 2, 2, 2);
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_LIST, .n = 1, .items = &two }, 3, 3, 2);
    call1(&r, (etch_arg){ .kind = ETCH_SPEC_LIST, .n = 1, .items = &three }, 4, 3, 2);
    end(&r);
}

static void test_relax_from_scalar(void **state)
{
    (void)state;
    row r;
    begin(&r);
    call1(&r, ETCH_ARG_TENSOR(etch_scalar(r.w.cx, ETCH_F32, 1)), 1, 1, 1);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 1)), 2, 2, 2);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 3)), 3, 2, 2);
    call1(&r, ETCH_ARG_TENSOR(FULL(&r.w, 1, 3, 3)), 4, 2, 3);
    end(&r);
}

int etch_test_counts(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_type_of_tensor),
        cmocka_unit_test(test_dtype_and_rank),
        cmocka_unit_test(test_each_number_is_a_trace),
        cmocka_unit_test(test_int_bool_float_are_three),
        cmocka_unit_test(test_nans_are_one),
        cmocka_unit_test(test_text_and_bytes),
        cmocka_unit_test(test_array_scalars_are_tensors),
        cmocka_unit_test(test_array_shapes),
        cmocka_unit_test(test_list_is_no_tuple),
        cmocka_unit_test(test_dict_order_does_not_matter),
        cmocka_unit_test(test_objects_by_identity),
        cmocka_unit_test(test_fresh_objects),
        cmocka_unit_test(test_lambda_in_a_loop),
        cmocka_unit_test(test_bound_methods),
        cmocka_unit_test(test_array_texts_are_texts),
        cmocka_unit_test(test_values_by_equality),
        cmocka_unit_test(test_variables_by_aliasing),
        cmocka_unit_test(test_tensors_are_values),
        cmocka_unit_test(test_general_trace_comes_late),
        cmocka_unit_test(test_general_trace_comes_first),
        cmocka_unit_test(test_number_of_arguments),
        cmocka_unit_test(test_keywords),
        cmocka_unit_test(test_recursion_on_a_number),
        cmocka_unit_test(test_first_call_makes_a_variable),
        cmocka_unit_test(test_no_arguments),
        cmocka_unit_test(test_closure_is_stale),
        cmocka_unit_test(test_relax_with_literals),
        cmocka_unit_test(test_relax_per_dtype),
        cmocka_unit_test(test_relax_two_tensors),
        cmocka_unit_test(test_relax_lists),
        cmocka_unit_test(test_relax_from_scalar),
    };
    return cmocka_run_group_tests_name("trace/counts", tests, NULL, NULL);
}
