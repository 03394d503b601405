/* Gradients of tapes against central differences and closed forms: first order, second and third by tapes inside
 * tapes, jacobians; every program eagerly and traced, bit for bit the same. */
#include "unit/trace/tape_testing.h"

/* --- losses: scalars of a tensor f64[2,3] ------------------------------------------------------------------------- */

typedef etch_tensor *loss_fn(etch_ctx *cx, etch_tensor *x);

static etch_tensor *constant(etch_ctx *cx, const int64_t *dims, int rank, const double *data)
{
    return etch_from(cx, ETCH_F64, dims, rank, data);
}
#define C(rank, dims, ...) constant(cx, (dims), (rank), (const double[]){ __VA_ARGS__ })
static etch_tensor *total(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }

static etch_tensor *network(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *w = C(2, DIMS(3, 4), 0.1, -0.4, 0.3, 0.2, 0.5, 0.25, -0.7, 0.1, -0.3, 0.2, 0.9, -0.6);
    etch_tensor *h = etch_tanh(cx, etch_add(cx, etch_matmul(cx, x, w, false, false), C(1, DIMS(4), 0.1, 0.2, -0.3, 0)));
    return etch_mean(cx, etch_square(cx, h), ETCH_ALL_AXES, false);
}

static etch_tensor *entropy(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *labels = C(2, DIMS(2, 3), 0, 1, 0, 0.2, 0.3, 0.5);
    return etch_neg(cx, total(cx, etch_mul(cx, labels, etch_log_softmax(cx, x, -1))));
}

static etch_tensor *normed(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *y = etch_layer_norm(cx, x, C(1, DIMS(3), 1, 2, 0.5), C(1, DIMS(3), 0, 0.1, 0), ETCH_INTS(-1), 1e-3);
    return total(cx, etch_mul(cx, y, etch_sigmoid(cx, x)));
}

/* Elements moved about: by view, by index, joined, padded. */
static etch_tensor *moved(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *part = etch_slice(cx, x, etch_int_list(cx, (int64_t[]){ 0, 1 }, 2),
                                   etch_int_list(cx, (int64_t[]){ 2, 2 }, 2));
    etch_tensor *rows = etch_gather(cx, x, etch_int_list(cx, (int64_t[]){ 1, 1, 0 }, 3), 0, 0);
    etch_tensor *flat = etch_reshape(cx, etch_transpose(cx, x, ETCH_INTS(1, 0)),
                                     etch_int_list(cx, (int64_t[]){ -1 }, 1));
    etch_tensor *same = etch_reshape(cx, flat, etch_int_list(cx, (int64_t[]){ 3, 2 }, 2));
    etch_tensor *joined = etch_concat(cx, (etch_tensor *[]){ part, etch_transpose(cx, same, ETCH_INTS(1, 0)) }, 2, 1);
    etch_tensor *paddings = etch_reshape(cx, etch_int_list(cx, (int64_t[]){ 1, 0, 0, 2 }, 4),
                                         etch_int_list(cx, (int64_t[]){ 2, 2 }, 2));
    etch_tensor *padded = etch_pad(cx, joined, paddings, etch_scalar(cx, ETCH_F64, 0.5));
    return etch_add(cx, total(cx, etch_exp(cx, padded)), total(cx, etch_square(cx, etch_sin(cx, rows))));
}

static etch_tensor *spread(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *column = etch_sum(cx, x, ETCH_INTS(1), true), *row = etch_mean(cx, x, ETCH_INTS(0), false);
    etch_tensor *y = etch_div(cx, etch_sub(cx, x, row),
                              etch_add(cx, etch_square(cx, column), etch_scalar(cx, ETCH_F64, 1)));
    return total(cx, etch_mul(cx, y, etch_cumsum(cx, x, 1, false, false)));
}

/* How much there is depends on the elements. */
static etch_tensor *masked(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *kept = etch_boolean_mask(cx, x, etch_greater(cx, x, etch_scalar(cx, ETCH_F64, 0)));
    etch_tensor *top[2];
    etch_top_k(cx, x, etch_int(cx, ETCH_I32, 2), top);
    return etch_add(cx, etch_prod(cx, etch_add(cx, kept, etch_square(cx, kept)), ETCH_ALL_AXES, false),
                    total(cx, etch_exp(cx, top[0])));
}

static const struct {
    const char *name;
    loss_fn *f;
} losses[] = { { "network", network }, { "entropy", entropy }, { "normed", normed },
               { "moved", moved },     { "spread", spread },   { "masked", masked } };

/* --- derivatives of them, as programs ----------------------------------------------------------------------------- */

static loss_fn *loss_of(void *user) { return losses[*(const int *)user].f; }

/* in: x */
static etch_tensor *first_order(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = loss_of(user)(cx, in[0]);
    etch_tape_end(cx, t);
    etch_tensor *d = gradient(cx, t, y, in[0]);
    etch_tape_release(&t);
    return d;
}

/* in: x, v; the second derivative times v */
static etch_tensor *second_order(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *along = etch_mul(cx, first_order(cx, in, n, user), in[1]);
    etch_tensor *d = gradient(cx, t, along, in[0]);
    etch_tape_release(&t);
    return d;
}

/* in: x, v; the third, times v twice */
static etch_tensor *third_order(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *along = etch_mul(cx, second_order(cx, in, n, user), in[1]);
    etch_tensor *d = gradient(cx, t, along, in[0]);
    etch_tape_release(&t);
    return d;
}

static const double at[] = { 0.7, -0.2, 0.4, 1.1, 0.3, -0.9 }, along[] = { 0.3, -1, 0.5, 0.2, 0.9, -0.4 };

/* The scalar, or one element of p's result, at x + h v. */
static double moved_by(world *w, int i_loss, program *p, int element, const double *v, double h)
{
    double x[6], y[6];
    for (int i = 0; i < 6; i++)
        x[i] = at[i] + h * v[i];
    etch_tensor *in[2] = { doubles(w, x, DIMS(2, 3), 2), doubles(w, along, DIMS(2, 3), 2) };
    etch_tensor *t = p ? p(w->cx, in, 2, &i_loss) : losses[i_loss].f(w->cx, in[0]);
    read_doubles(w, t, y, 6);
    return y[element];
}

static double difference(world *w, int i_loss, program *p, int element, const double *v)
{
    double h = 1e-4, near = moved_by(w, i_loss, p, element, v, h) - moved_by(w, i_loss, p, element, v, -h),
           far = moved_by(w, i_loss, p, element, v, 2 * h) - moved_by(w, i_loss, p, element, v, -2 * h);
    return (8 * near - far) / (12 * h);
}

static void test_order(program *p, program *before)
{
    world w;
    world_begin(&w);
    for (int i = 0; i < (int)(sizeof losses / sizeof *losses); i++) {
        etch_scope scope = etch_scope_begin(w.cx);
        etch_tensor *in[2] = { doubles(&w, at, DIMS(2, 3), 2), doubles(&w, along, DIMS(2, 3), 2) };
        double want[6];
        for (int k = 0; k < 6; k++) {
            double unit[6] = { 0 };
            unit[k] = 1;
            want[k] = difference(&w, i, before, before ? k : 0, before ? along : unit);
        }
        print_message("%s\n", losses[i].name);
        expect_near(&w, both(&w, p, in, 2, &i), want, 6, 1e-8);
        etch_scope_end(w.cx, scope);
    }
    world_end(&w);
}

static void test_first_order(void **state)
{
    (void)state;
    test_order(first_order, NULL);
}
/* The derivative of order n along v, by central differences of order n - 1. */
static void test_second_order(void **state)
{
    (void)state;
    test_order(second_order, first_order);
}
static void test_third_order(void **state)
{
    (void)state;
    test_order(third_order, second_order);
}

/* --- closed forms ------------------------------------------------------------------------------------------------- */

/* The third derivative of x^5 + sin(x) by three tapes begun side by side. */
static etch_tensor *thrice(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *t[3];
    etch_tensor *y = in[0];
    for (int i = 0; i < 3; i++) {
        t[i] = etch_tape_begin(cx, NULL);
        etch_tape_watch(cx, t[i], in[0]);
    }
    y = etch_add(cx, etch_mul(cx, etch_square(cx, etch_square(cx, y)), y), etch_sin(cx, y));
    for (int i = 2; i >= 0; i--) {
        y = gradient(cx, t[i], y, in[0]);
        etch_tape_release(&t[i]);
    }
    return y;
}

static void test_closed_form(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 2, -0.5);
    EXPECT_D(&w, both(&w, thrice, &x, 1, NULL), 60 * 4 - cos(2), 60 * 0.25 - cos(-0.5));
    world_end(&w);
}

/* A persistent tape that is asked while it records sees its own gradient: 12 x^2 of x^4. */
static etch_tensor *inside_itself(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = etch_square(cx, etch_square(cx, in[0]));
    etch_tensor *once = gradient(cx, t, y, in[0]);
    etch_tensor *twice_ = gradient(cx, t, once, in[0]);
    etch_tensor *again = gradient(cx, t, y, in[0]);
    etch_tape_release(&t);
    return etch_add(cx, twice_, etch_sub(cx, again, once));
}

static void test_inside_itself(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 2, -1);
    EXPECT_D(&w, both(&w, inside_itself, &x, 1, NULL), 48, 12);
    world_end(&w);
}

/* A gradient penalty: the weights' gradient of (|d D / d x| - 1)^2 with D(x) = sum tanh(x w). in: x, w */
static etch_tensor *norm_minus_one(etch_ctx *cx, etch_tensor *x, etch_tensor *w)
{
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, x);
    etch_tensor *y = total(cx, etch_tanh(cx, etch_matmul(cx, x, w, false, false)));
    etch_tensor *d = gradient(cx, t, y, x);
    etch_tape_release(&t);
    etch_tensor *norm = etch_sqrt(cx, etch_sum(cx, etch_square(cx, d), ETCH_INTS(1), false));
    return total(cx, etch_square(cx, etch_sub(cx, norm, etch_scalar(cx, ETCH_F64, 1))));
}

static etch_tensor *penalty(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[1]);
    etch_tensor *between = etch_add(cx, etch_mul(cx, in[0], etch_scalar(cx, ETCH_F64, 0.25)),
                                    etch_scalar(cx, ETCH_F64, 0.1));
    etch_tensor *d = gradient(cx, t, norm_minus_one(cx, between, in[1]), in[1]);
    etch_tape_release(&t);
    return d;
}

static double penalty_at(world *w, const double *x, const double *weights, int k, double h)
{
    double moved_weights[6], y;
    memcpy(moved_weights, weights, sizeof moved_weights);
    moved_weights[k] += h;
    etch_tensor *a = doubles(w, x, DIMS(2, 3), 2), *b = doubles(w, moved_weights, DIMS(3, 2), 2);
    etch_tensor *between = etch_add(w->cx, etch_mul(w->cx, a, etch_scalar(w->cx, ETCH_F64, 0.25)),
                                    etch_scalar(w->cx, ETCH_F64, 0.1));
    read_doubles(w, norm_minus_one(w->cx, between, b), &y, 1);
    return y;
}

static void test_gradient_penalty(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    double want[6], h = 1e-5;
    for (int k = 0; k < 6; k++)
        want[k] = (penalty_at(&w, at, along, k, h) - penalty_at(&w, at, along, k, -h)) / (2 * h);
    etch_tensor *in[2] = { doubles(&w, at, DIMS(2, 3), 2), doubles(&w, along, DIMS(3, 2), 2) };
    expect_near(&w, both(&w, penalty, in, 2, NULL), want, 6, 1e-8);
    world_end(&w);
}

/* --- jacobians ---------------------------------------------------------------------------------------------------- */

static etch_tensor *layers(etch_ctx *cx, etch_tensor *x)
{
    etch_tensor *w = C(2, DIMS(3, 4), 0.1, -0.4, 0.3, 0.2, 0.5, 0.25, -0.7, 0.1, -0.3, 0.2, 0.9, -0.6);
    etch_tensor *u = C(2, DIMS(4, 2), 0.3, 0.1, -0.2, 0.8, 0.5, -0.5, 1, 0.4);
    return etch_softmax(cx, etch_matmul(cx, etch_relu(cx, etch_matmul(cx, x, w, false, false)), u, false, false), -1);
}

static etch_tensor *jacobian_of_layers(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = layers(cx, in[0]);
    etch_tensor *j = etch_tape_jacobian(cx, t, y, ETCH_BY(in[0]), ETCH_UNCONNECTED_NONE);
    etch_tape_release(&t);
    return j;
}

static void test_jacobian(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    double want[4][6], h = 1e-5;
    for (int k = 0; k < 6; k++) {
        double above[6], below[6], y[2][4];
        memcpy(above, at, sizeof at);
        memcpy(below, at, sizeof at);
        above[k] += h;
        below[k] -= h;
        read_doubles(&w, layers(w.cx, doubles(&w, above, DIMS(2, 3), 2)), y[0], 4);
        read_doubles(&w, layers(w.cx, doubles(&w, below, DIMS(2, 3), 2)), y[1], 4);
        for (int i = 0; i < 4; i++)
            want[i][k] = (y[0][i] - y[1][i]) / (2 * h);
    }
    etch_tensor *x = doubles(&w, at, DIMS(2, 3), 2), *j = both(&w, jacobian_of_layers, &x, 1, NULL);
    expect_dims(j, 4, DIMS(2, 2, 2, 3));
    expect_near(&w, j, &want[0][0], 24, 1e-9);
    world_end(&w);
}

/* The hessian of x0^2 x1 + x1^3, as the jacobian of a gradient. */
static etch_tensor *hessian(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *outer = etch_tape_begin(cx, NULL), *inner;
    etch_tape_watch(cx, outer, in[0]);
    inner = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, inner, in[0]);
    etch_tensor *a = etch_gather(cx, in[0], etch_int(cx, ETCH_I64, 0), 0, 0);
    etch_tensor *b = etch_gather(cx, in[0], etch_int(cx, ETCH_I64, 1), 0, 0);
    etch_tensor *y = etch_add(cx, etch_mul(cx, etch_square(cx, a), b), etch_mul(cx, etch_square(cx, b), b));
    etch_tensor *d = gradient(cx, inner, y, in[0]);
    etch_tensor *h = etch_tape_jacobian(cx, outer, d, ETCH_BY(in[0]), ETCH_UNCONNECTED_NONE);
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return h;
}

/* The gradient of a sum over a jacobian: rows are recorded too. y = x^3 elementwise: sum J = sum 3 x^2. */
static etch_tensor *through_jacobian(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *outer = etch_tape_begin(cx, NULL), *inner;
    etch_tape_watch(cx, outer, in[0]);
    inner = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, inner, in[0]);
    etch_tensor *y = etch_mul(cx, etch_square(cx, in[0]), in[0]);
    etch_tensor *j = etch_tape_jacobian(cx, inner, y, ETCH_BY(in[0]), ETCH_UNCONNECTED_NONE);
    etch_tensor *d = gradient(cx, outer, j, in[0]);
    etch_tape_release(&inner);
    etch_tape_release(&outer);
    return d;
}

/* By itself, unconnected, of a scalar, of nothing. */
static etch_tensor *odd_jacobians(etch_ctx *cx, etch_tensor *const *in, int n, void *user)
{
    (void)n;
    (void)user;
    etch_tape *t = etch_tape_begin(cx, &(etch_tape_options){ .is_persistent = true });
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *empty = etch_slice(cx, in[0], etch_int_list(cx, (int64_t[]){ 0 }, 1),
                                    etch_int_list(cx, (int64_t[]){ 0 }, 1));
    etch_tensor *none = etch_square(cx, etch_scalar(cx, ETCH_F64, 3)), *half = etch_scalar(cx, ETCH_F64, 0.5);
    etch_tensor *unit = etch_tape_jacobian(cx, t, in[0], ETCH_BY(in[0]), ETCH_UNCONNECTED_NONE);
    etch_tensor *zeros = etch_tape_jacobian(cx, t, none, ETCH_BY(in[0]), ETCH_UNCONNECTED_ZEROS);
    etch_tensor *row = etch_tape_jacobian(cx, t, total(cx, in[0]), ETCH_BY(in[0]), ETCH_UNCONNECTED_NONE);
    etch_tensor *no_rows = etch_tape_jacobian(cx, t, empty, ETCH_BY(in[0]), ETCH_UNCONNECTED_NONE);
    if (etch_tape_jacobian(cx, t, none, ETCH_BY(in[0]), ETCH_UNCONNECTED_NONE) || etch_failed(cx))
        etch_fail(cx, ETCH_EINVAL, "a jacobian of what is not connected");
    etch_tape_release(&t);
    etch_tensor *all[] = { etch_reshape(cx, zeros, etch_int_list(cx, (int64_t[]){ 1, -1 }, 2)), unit, no_rows,
                           etch_reshape(cx, etch_mul(cx, row, half), etch_int_list(cx, (int64_t[]){ 1, -1 }, 2)) };
    return etch_concat(cx, all, 4, 0);
}

static void test_more_jacobians(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_tensor *x = D(&w, 1, DIMS(2), 3, 2);
    etch_tensor *h = both(&w, hessian, &x, 1, NULL);
    expect_dims(h, 2, DIMS(2, 2));
    EXPECT_D(&w, h, 4, 6, 6, 12);
    EXPECT_D(&w, both(&w, through_jacobian, &x, 1, NULL), 18, 12);
    etch_tensor *odd = both(&w, odd_jacobians, &x, 1, NULL);
    expect_dims(odd, 2, DIMS(4, 2));
    EXPECT_D(&w, odd, 0, 0, 1, 0, 0, 1, 0.5, 0.5);
    world_end(&w);
}

/* The number of rows guards the trace; where types leave it open, it is an error that says so. */
static void test_rows_are_fixed(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_function *f = function_with(&w, jacobian_of_layers, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 1; n <= 3; n++) {
        double x[9] = { 0.5, 0.25, 1, -1, 2, 0.125, 1, 1, 1 };
        etch_tensor *in = doubles(&w, x, DIMS(n, 3), 2), *j = etch_call1(w.cx, f, &in, 1);
        no_error(&w);
        expect_same(&w, j, jacobian_of_layers(w.cx, &in, 1, NULL));
        assert_int_equal(n_traces(f), n);
    }
    etch_spec *open = NULL, *out = NULL;
    must(&w, etch_spec_parse(w.cx, "f64[?, 3]", &open));
    etch_arg arg = ETCH_ARG_SPEC(open);
    assert_int_equal(etch_function_abstract(w.cx, f, &arg, 1, &out, NULL), ETCH_EINVAL);
    const char *says = etch_error_message(w.cx);
    if (!strstr(says, "tape_jacobian: it has a row per element of y: the size") || !strstr(says, "from types alone"))
        fail_msg("%s", says);
    etch_error_clear(w.cx);
    etch_spec_release(&open);
    etch_function_release(&f);
    world_end(&w);
}

int etch_test_tape(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_order),    cmocka_unit_test(test_second_order),
        cmocka_unit_test(test_third_order),    cmocka_unit_test(test_closed_form),
        cmocka_unit_test(test_inside_itself),  cmocka_unit_test(test_gradient_penalty),
        cmocka_unit_test(test_jacobian),       cmocka_unit_test(test_more_jacobians),
        cmocka_unit_test(test_rows_are_fixed),
    };
    return cmocka_run_group_tests_name("trace/tape", tests, NULL, NULL);
}
