/* Lists in recorded loops: values against the eager ones, one trace for all numbers of turns, how seldom what grows is moved, and gradients of
 * first and second order against central differences. */
#include "unit/trace/tape_testing.h"

#include "device/cpu_memory.h"
#include <etch/control.h>
#include <etch/list.h>

static etch_tensor *whole(etch_ctx *cx, int64_t x) { return etch_int(cx, ETCH_I64, x); }
static etch_tensor *total(etch_ctx *cx, etch_tensor *x) { return etch_sum(cx, x, ETCH_ALL_AXES, false); }

/* --- programs: x is f64[k, 2], n says how many turns ----------------------------------------------------------------- */

typedef struct job {
    etch_tensor *x, *n;
    int n_list; /* tensors that the list is */
    void (*add)(etch_ctx *cx, const struct job *j, etch_tensor *i, etch_list *l);
} job;

/* x[i mod k] * (i + 1) */
static etch_tensor *element_of(etch_ctx *cx, const job *j, etch_tensor *i)
{
    etch_tensor *row = etch_gather(cx, j->x, etch_mod(cx, i, etch_tensor_dim_of(cx, j->x, 0)), 0, 0);
    return etch_mul(cx, row, etch_cast(cx, etch_add(cx, i, whole(cx, 1)), ETCH_F64));
}

static void add_one(etch_ctx *cx, const job *j, etch_tensor *i, etch_list *l)
{
    *l = etch_list_push(cx, *l, element_of(cx, j, i));
}

/* From what the last one is. */
static void add_next(etch_ctx *cx, const job *j, etch_tensor *i, etch_list *l)
{
    etch_tensor *last = etch_list_get(cx, *l, etch_sub(cx, etch_list_length(cx, *l), whole(cx, 1)));
    *l = etch_list_push(cx, *l, etch_tanh(cx, etch_add(cx, last, element_of(cx, j, i))));
}

static void add_two(etch_ctx *cx, const job *j, etch_tensor *i, etch_list *l)
{
    etch_tensor *e = element_of(cx, j, i);
    *l = etch_list_push(cx, etch_list_push(cx, *l, e), etch_neg(cx, e));
}

/* Every other element is skipped; then one that is there is set again. */
static void add_far(etch_ctx *cx, const job *j, etch_tensor *i, etch_list *l)
{
    *l = etch_list_set(cx, *l, etch_mul(cx, i, whole(cx, 2)), element_of(cx, j, i));
    *l = etch_list_set(cx, *l, i, element_of(cx, j, i));
}

/* The old list is looked at when the new one is there. */
static void add_and_look_back(etch_ctx *cx, const job *j, etch_tensor *i, etch_list *l)
{
    etch_list longer = etch_list_push(cx, *l, element_of(cx, j, i));
    etch_tensor *before = etch_list_get(cx, *l, whole(cx, 0));
    *l = etch_list_set(cx, longer, whole(cx, 0), etch_add(cx, before, etch_list_get(cx, longer, i)));
}

/* i mod 3 rows. */
static void add_part(etch_ctx *cx, const job *j, etch_tensor *i, etch_list *l)
{
    etch_tensor *n = etch_reshape(cx, etch_mod(cx, i, whole(cx, 3)), etch_int_list(cx, (int64_t[]){ 1 }, 1));
    etch_tensor *shape = etch_concat(cx, (etch_tensor *[]){ n, etch_int_list(cx, (int64_t[]){ 2 }, 1) }, 2, 0);
    *l = etch_list_push(cx, *l, etch_broadcast_to(cx, element_of(cx, j, i), shape));
}

/* Parts of other sizes take the place of the ones that are there. */
static void change_part(etch_ctx *cx, const job *j, etch_tensor *i, etch_list *l)
{
    add_part(cx, j, i, l);
    etch_tensor *half = etch_floordiv(cx, i, whole(cx, 2));
    etch_tensor *old = etch_list_get(cx, *l, half);
    *l = etch_list_set(
        cx, *l, half,
        etch_concat(cx, (etch_tensor *[]){ old, etch_expand_dims(cx, element_of(cx, j, i), ETCH_INTS(0)) }, 2, 0));
}

static etch_tensor *is_short(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    return etch_less(cx, state[0], ((const job *)user)->n);
}

static void grow(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const job *j = user;
    etch_list l = etch_list_unflatten(state + 1, n - 1);
    next[0] = etch_add(cx, state[0], whole(cx, 1));
    j->add(cx, j, state[0], &l);
    (void)etch_list_flatten(cx, l, next + 1, NULL);
}

static etch_list grown(etch_ctx *cx, job *j, etch_list l)
{
    etch_tensor *state[3] = { whole(cx, 0) };
    etch_spec *types[3] = { NULL };
    int n = etch_list_flatten(cx, l, state + 1, types + 1);
    etch_while(cx, state, 1 + n, is_short, grow, j, &(etch_loop_options){ .state_types = types }, state);
    etch_spec_release(&types[1]);
    etch_spec_release(&types[2]);
    return etch_list_unflatten(state + 1, n);
}

/* The whole list as one matrix. */
static etch_tensor *rows_program(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    job j = *(const job *)user;
    j.x = in[0];
    j.n = in[1];
    etch_list l = etch_list_push(cx, etch_list_new(cx, ETCH_F64, (int64_t[]){ 2 }, 1, 0),
                                 etch_gather(cx, j.x, whole(cx, 0), 0, 0));
    return etch_list_stack(cx, grown(cx, &j, l));
}

static etch_tensor *parts_program(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    job j = *(const job *)user;
    j.x = in[0];
    j.n = in[1];
    return etch_list_concat(cx, grown(cx, &j, etch_list_new(cx, ETCH_F64, (int64_t[]){ ETCH_ANY_SIZE, 2 }, 2, 0)));
}

static etch_tensor *x_with(world *w, int64_t k)
{
    double data[16];
    for (int i = 0; i < 2 * k; i++)
        data[i] = 0.25 * i - 0.4;
    return doubles(w, data, DIMS(k, 2), 2);
}

static void check_growing(etch_body *body, void (*add)(etch_ctx *, const job *, etch_tensor *, etch_list *))
{
    world w;
    world_begin(&w);
    job j = { .add = add };
    etch_function *f = function_with(&w, body, &j, ETCH_SYMBOLIC);
    for (int64_t n = 0; n < 40; n = n < 4 ? n + 1 : 2 * n + 1)
        for (int64_t k = 1; k < 5; k += 3) {
            etch_scope scope = etch_scope_begin(w.cx);
            etch_tensor *in[] = { x_with(&w, k), whole(w.cx, n) };
            expect_same(&w, etch_call1(w.cx, f, in, 2), body(w.cx, in, 2, &j));
            etch_scope_end(w.cx, scope);
        }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

static void test_values(void **state)
{
    (void)state;
    check_growing(rows_program, add_one);
    check_growing(rows_program, add_next);
    check_growing(rows_program, add_two);
    check_growing(rows_program, add_far);
    check_growing(rows_program, add_and_look_back);
    check_growing(parts_program, add_part);
    check_growing(parts_program, change_part);
}

/* By hand: x[0], then x[i mod 2] * (i + 1). */
static void test_by_hand(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    job j = { .add = add_one };
    etch_function *f = function_with(&w, rows_program, &j, ETCH_SYMBOLIC);
    etch_tensor *in[] = { D(&w, 2, DIMS(2, 2), 1, 2, 3, 4), whole(w.cx, 3) };
    EXPECT_D(&w, etch_call1(w.cx, f, in, 2), 1, 2, 1, 2, 6, 8, 3, 6);
    etch_function_release(&f);
    j.add = add_part;
    f = function_with(&w, parts_program, &j, ETCH_SYMBOLIC);
    in[1] = whole(w.cx, 5);
    EXPECT_D(&w, etch_call1(w.cx, f, in, 2), 6, 8, 3, 6, 3, 6, 5, 10);
    etch_function_release(&f);
    world_end(&w);
}

/* --- how often it is moved ------------------------------------------------------------------------------------------ */

/* Blocks of memory that a call with n turns asks for, once it has run before. What moves needs a block. */
static size_t blocks_of(world *w, etch_function *f, int64_t n)
{
    etch_device *d = NULL;
    must(w, etch__device_cpu(w->cx, &d));
    etch_tensor *in[] = { x_with(w, 3), whole(w->cx, n) };
    size_t before = 0;
    for (int i = 0; i < 2; i++) {
        before = etch__cpu_memory_stats(d->host).n_allocs;
        if (!etch_call1(w->cx, f, in, 2))
            fail_msg("%s", etch_error_message(w->cx));
    }
    return etch__cpu_memory_stats(d->host).n_allocs - before;
}

/* From 500 elements to 1,000, and to 8,000: a few blocks more, each half as large again as the one before, so that what is moved is in
 * all at most three times what there is in the end. */
static void check_moves(etch_body *body, void (*add)(etch_ctx *, const job *, etch_tensor *, etch_list *), size_t most)
{
    world w;
    world_begin(&w);
    etch_scope scope = etch_scope_begin(w.cx);
    job j = { .add = add };
    etch_function *f = function_with(&w, body, &j, ETCH_SYMBOLIC);
    size_t few = blocks_of(&w, f, 500), more = blocks_of(&w, f, 1000), many = blocks_of(&w, f, 8000);
    if (more > few + most || many > few + 4 * most)
        fail_msg("%zu blocks for 500 turns, %zu for 1,000, %zu for 8,000", few, more, many);
    assert_true(many > few);
    etch_function_release(&f);
    etch_scope_end(w.cx, scope);
    world_end(&w);
}

static void test_moves(void **state)
{
    (void)state;
    check_moves(rows_program, add_one, 6);
    check_moves(rows_program, add_next, 6);
    check_moves(rows_program, add_two, 6);
    check_moves(rows_program, add_far, 6);
}

/* A view of it, or none at all: what each turn needs besides the list is a constant number of blocks. */
static void test_moves_of_parts(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_scope scope = etch_scope_begin(w.cx);
    job j = { .add = add_part };
    etch_function *f = function_with(&w, parts_program, &j, ETCH_SYMBOLIC);
    size_t few = blocks_of(&w, f, 500), more = blocks_of(&w, f, 1000), many = blocks_of(&w, f, 2000);
    double per_turn = (double)(more - few) / 500, later = (double)(many - more) / 1000;
    if (fabs(per_turn - later) > 0.05)
        fail_msg("%g blocks per turn from 500 to 1,000, %g from there to 2,000", per_turn, later);
    etch_function_release(&f);
    etch_scope_end(w.cx, scope);
    world_end(&w);
}

/* --- a turn that fails ------------------------------------------------------------------------------------------------ */

static void add_until_three(etch_ctx *cx, const job *j, etch_tensor *i, etch_list *l)
{
    *l = etch_list_set(cx, *l, etch_sub(cx, etch_mul(cx, i, whole(cx, 2)), etch_mul(cx, i, i)), element_of(cx, j, i));
}

static void test_failing_turn(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    job j = { .add = add_until_three };
    etch_function *f = function_with(&w, rows_program, &j, ETCH_SYMBOLIC);
    etch_tensor *in[] = { x_with(&w, 2), whole(w.cx, 5) };
    for (int i = 0; i < 3; i++) {
        assert_null(etch_call1(w.cx, f, in, 2));
        expect_error(&w, etch_error_status(w.cx), ETCH_ERANGE,
                     "the index is -3; it must be from 0 on, and the list has a length of 2");
        etch_error_clear(w.cx);
        in[1] = whole(w.cx, 3);
        expect_same(&w, etch_call1(w.cx, f, in, 2), rows_program(w.cx, in, 2, &j));
        in[1] = whole(w.cx, 5);
    }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    world_end(&w);
}

/* --- lists that keep their length ------------------------------------------------------------------------------------ */

/* The list is as long as x; element i is tanh of x[i] and of the element before. */
static void fill_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const job *j = user;
    (void)n;
    etch_list l = { state[1], NULL };
    etch_tensor *before = etch_maximum(cx, etch_sub(cx, state[0], whole(cx, 1)), whole(cx, 0));
    etch_tensor *e = etch_add(cx, etch_gather(cx, j->x, state[0], 0, 0), etch_list_get(cx, l, before));
    next[0] = etch_add(cx, state[0], whole(cx, 1));
    next[1] = etch_list_replace(cx, l, state[0], etch_tanh(cx, e)).rows;
}

static etch_tensor *filled(etch_ctx *cx, job *j)
{
    j->n = etch_tensor_dim_of(cx, j->x, 0);
    etch_tensor *state[] = { whole(cx, 0), etch_list_like(cx, etch_gather(cx, j->x, whole(cx, 0), 0, 0), j->n).rows };
    etch_while(cx, state, 2, is_short, fill_turn, j, NULL, state);
    return state[1];
}

/* A second loop reads the list that a first one filled, from its end. */
static void read_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const job *j = user;
    (void)n;
    etch_tensor *at = etch_sub(cx, etch_sub(cx, j->n, whole(cx, 1)), state[0]);
    next[0] = etch_add(cx, state[0], whole(cx, 1));
    next[1] = etch_add(cx, etch_mul(cx, state[1], etch_scalar(cx, ETCH_F64, 0.5)),
                       etch_square(cx, etch_list_get(cx, (etch_list){ state[2], NULL }, at)));
    next[2] = state[2];
}

static etch_tensor *loss_of_filled(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    job j = { .x = in[0] };
    return total(cx, etch_exp(cx, filled(cx, &j)));
}

static etch_tensor *loss_of_read(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    job j = { .x = in[0] };
    etch_tensor *rows = filled(cx, &j);
    etch_tensor *state[] = { whole(cx, 0), etch_gather(cx, in[0], whole(cx, 0), 0, 0), rows };
    etch_while(cx, state, 3, is_short, read_turn, &j, NULL, state);
    return total(cx, state[1]);
}

/* Parts of x, one of them replaced by a product of two. */
static etch_tensor *loss_of_parts(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *x = in[0], *n = etch_tensor_dim_of(cx, x, 0);
    etch_tensor *first = etch_floordiv(cx, n, whole(cx, 2));
    etch_tensor *lengths = etch_stack(cx, (etch_tensor *[]){ first, etch_sub(cx, n, first) }, 2, 0);
    etch_list l = etch_list_split(cx, x, lengths);
    etch_tensor *a = etch_list_get(cx, l, whole(cx, 0)), *b = etch_list_get(cx, l, whole(cx, 1));
    etch_tensor *both = etch_matmul(cx, b, a, false, true);
    l = etch_list_set(cx, l, whole(cx, 0), etch_matmul(cx, etch_sin(cx, both), a, false, false));
    l = etch_list_set(cx, l, whole(cx, 3), etch_exp(cx, b));
    return total(cx, etch_square(cx, etch_list_concat(cx, l)));
}

/* Set twice in one place, behind the end, and in between. */
static etch_tensor *loss_of_sets(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_tensor *x = in[0], *row = etch_gather(cx, x, whole(cx, 0), 0, 0), *last = etch_tensor_dim_of(cx, x, 0);
    etch_list l = etch_list_set(cx, etch_list_of(cx, etch_sin(cx, x)), etch_add(cx, last, whole(cx, 2)), row);
    l = etch_list_set(cx, l, whole(cx, 0), etch_mul(cx, row, etch_list_get(cx, l, last)));
    l = etch_list_set(cx, l, last, etch_square(cx, row));
    l = etch_list_push(cx, etch_list_set(cx, l, last, etch_exp(cx, row)), row);
    return total(cx,
                 etch_exp(cx, etch_list_concat(cx, (etch_list){ etch_expand_dims(cx, l.rows, ETCH_INTS(1)), NULL })));
}

static etch_tensor *loss_of_growing(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    job j = { .add = add_next };
    return total(cx,
                 etch_exp(cx, rows_program(cx, (etch_tensor *[]){ in[0], etch_tensor_dim_of(cx, in[0], 0) }, 2, &j)));
}

static etch_tensor *loss_of_skipping(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    job j = { .add = add_far };
    return total(cx,
                 etch_exp(cx, rows_program(cx, (etch_tensor *[]){ in[0], etch_tensor_dim_of(cx, in[0], 0) }, 2, &j)));
}

static etch_tensor *loss_of_growing_parts(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    job j = { .add = change_part };
    return total(cx,
                 etch_exp(cx, parts_program(cx, (etch_tensor *[]){ in[0], etch_tensor_dim_of(cx, in[0], 0) }, 2, &j)));
}

/* --- gradients -------------------------------------------------------------------------------------------------------- */

static etch_tensor *gradient_of(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *y = (*(etch_body *const *)user)(cx, in, n_in, NULL), *d = y ? gradient(cx, t, y, in[0]) : NULL;
    etch_tape_release(&t);
    return d;
}

/* Of the sum of the gradient's sines. */
static etch_tensor *second_of(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    etch_tape *t = etch_tape_begin(cx, NULL);
    etch_tape_watch(cx, t, in[0]);
    etch_tensor *d = gradient_of(cx, in, n_in, user),
                *second = d ? gradient(cx, t, total(cx, etch_sin(cx, d)), in[0]) : NULL;
    etch_tape_release(&t);
    return second;
}

static double value_of(world *w, etch_body *loss, bool is_second, const double *x, int64_t k)
{
    double y;
    etch_scope scope = etch_scope_begin(w->cx);
    etch_tensor *in = doubles(w, x, DIMS(k, 2), 2);
    etch_tensor *t = is_second ? total(w->cx, etch_sin(w->cx, gradient_of(w->cx, &in, 1, &loss)))
                               : loss(w->cx, &in, 1, NULL);
    assert_int_equal(read_doubles(w, t, &y, 1), 1);
    etch_scope_end(w->cx, scope);
    return y;
}

static void check_gradients(etch_body *loss)
{
    enum { MAX = 16 };
    world w;
    world_begin(&w);
    for (int is_second = 0; is_second < 2; is_second++) {
        etch_body *asked = is_second ? second_of : gradient_of;
        etch_function *f = function_with(&w, asked, &loss, ETCH_SYMBOLIC);
        for (int64_t k = 2; k < 6; k += 3) {
            etch_scope scope = etch_scope_begin(w.cx);
            double x[MAX], want[MAX];
            for (int i = 0; i < 2 * k; i++)
                x[i] = 0.3 * sin(1 + 5 * i) + 0.1;
            for (int i = 0; i < 2 * k; i++) {
                static const double steps[] = { 1, -1, 2, -2 }, weights[] = { 8, -8, -1, 1 }; /* exact to order 4 */
                const double h = 3e-5, here = x[i];
                want[i] = 0;
                for (int p = 0; p < 4; p++) {
                    x[i] = here + steps[p] * h;
                    want[i] += weights[p] * value_of(&w, loss, is_second, x, k) / (12 * h);
                }
                x[i] = here;
            }
            etch_tensor *in = doubles(&w, x, DIMS(k, 2), 2);
            expect_near(&w, asked(w.cx, &in, 1, &loss), want, 2 * k, 1e-7);
            expect_near(&w, call(&w, f, in), want, 2 * k, 1e-7);
            etch_scope_end(w.cx, scope);
        }
        assert_int_equal(n_traces(f), 1);
        etch_function_release(&f);
    }
    world_end(&w);
}

static void test_gradients(void **state)
{
    (void)state;
    check_gradients(loss_of_sets);
    check_gradients(loss_of_parts);
}

static void test_gradients_of_fixed(void **state)
{
    (void)state;
    check_gradients(loss_of_filled);
    check_gradients(loss_of_read);
}

static void test_gradients_of_growing(void **state)
{
    (void)state;
    check_gradients(loss_of_growing);
    check_gradients(loss_of_skipping);
    check_gradients(loss_of_growing_parts);
}

int etch_test_list_loop(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_moves),
        cmocka_unit_test(test_moves_of_parts),
        cmocka_unit_test(test_failing_turn),
        cmocka_unit_test(test_gradients),
        cmocka_unit_test(test_gradients_of_fixed),
        cmocka_unit_test(test_gradients_of_growing),
    };
    return cmocka_run_group_tests_name("trace/list_loop", tests, NULL, NULL);
}
