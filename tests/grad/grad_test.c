/* Every gradient against central differences in double, first and second order.
 *
 * The cases are those of the op records (tests/ops/records): all shape classes, with attributes. With random weights w, the sum of
 * w * y is differentiated by the gradient column and by differences; then the sum of other weights times these gradients again.
 * At kinks (ties, 0 of abs) differences from the left and the right disagree, and nothing can be said; what is not compared for
 * that reason is counted, and an op of which nothing is compared fails. */
#include "ops/records.h"

#include "ops/ops.h"
#include "ops/rules.h"

#include <etch/ops.h>
#include <math.h>

enum { MAX_ELEMENTS = 60 };

static world w;
static int n_cases, n_compared, n_kinks;
static int of_op;

typedef struct subject {
    const char *op;
    const record_case *c;
    int i_case;
    etch_graph *g;
    etch_plan *plan;
    etch_tensor *in[RECORD_MAX_ARRAYS];
    int n_float, which[RECORD_MAX_ARRAYS]; /* the operands that are differentiated by */
} subject;

static double random_weight(void)
{
    static uint64_t state = 88172645463325252u;
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return 0.25 + (double)(state >> 11) * (1.0 / 9007199254740992.0);
}

/* --- graphs ------------------------------------------------------------------------------------------------------------------- */

static bool is_float(etch_graph *g, etch_val v)
{
    char type[64];
    etch_graph_type(g, v, type, sizeof type);
    return strncmp(type, "f64", 3) == 0;
}

/* sum of ys * random weights, as one scalar; only the floats among them. */
static etch_val weighted_sum(etch_graph *g, const etch_val *ys, const record_array *const *like, int n)
{
    etch_val sum = 0;
    for (int i = 0; i < n; i++) {
        if (!ys[i] || !is_float(g, ys[i]))
            continue;
        etch_tensor *t = NULL;
        must(&w, etch_tensor_new(w.cx, ETCH_F64, like[i]->dims, like[i]->rank, &t));
        double *data = etch_tensor_map(w.cx, t, true);
        for (int64_t k = 0; k < etch_tensor_count(t); k++)
            data[k] = random_weight();
        etch_tensor_unmap(w.cx, t);
        etch_val part = etch_build_sum(g, etch_build_mul(g, ys[i], etch_graph_constant(g, t)), ETCH_ALL_AXES, false);
        etch_tensor_release(&t);
        sum = sum ? etch_build_add(g, sum, part) : part;
    }
    return sum;
}

static void add_gradients(subject *s, etch_val y, etch_val *out)
{
    etch_val xs[RECORD_MAX_ARRAYS];
    for (int i = 0; i < s->n_float; i++)
        xs[i] = etch_graph_input_value(s->g, s->which[i]);
    if (etch_graph_gradient(s->g, &y, NULL, 1, xs, s->n_float, out) != ETCH_OK)
        fail_msg("%s, case %d (%s): %s", s->op, s->i_case, s->c->cls, etch_error_message(w.cx));
}

/* --- comparing ------------------------------------------------------------------------------------------------------------------ */

/* Runs the plan and reads result i. */
static void run(subject *s, int i, double *to, int64_t n)
{
    etch_tensor *out[64] = { NULL };
    int n_out = etch_graph_n_outputs(s->g);
    if (etch_plan_run(w.cx, s->plan, s->in, s->c->n_in, out, n_out) != ETCH_OK)
        fail_msg("%s, case %d (%s): %s", s->op, s->i_case, s->c->cls, etch_error_message(w.cx));
    assert_int_equal(etch_tensor_count(out[i]), n);
    must(&w, etch_tensor_read(w.cx, out[i], to, (size_t)n * sizeof *to));
    for (int k = 0; k < n_out; k++)
        etch_tensor_release(&out[k]);
}

static double value_at(subject *s, int i_value, double *element, double x)
{
    double y;
    *element = x;
    run(s, i_value, &y, 1);
    return y;
}

/* Result i_value is a scalar, result i_gradient its gradient by operand `which`. */
static void compare(subject *s, int order, int i_value, int i_gradient, int which)
{
    int64_t n = etch_tensor_count(s->in[which]);
    double *want = calloc((size_t)n + 1, sizeof *want), *x = etch_tensor_map(w.cx, s->in[which], true);
    run(s, i_gradient, want, n);
    for (int64_t k = 0; k < n; k++) {
        double at = x[k], h = 1e-5 * (fabs(at) > 0.1 ? fabs(at) : 0.1);
        double middle = value_at(s, i_value, &x[k], at), up = value_at(s, i_value, &x[k], at + h);
        double down = value_at(s, i_value, &x[k], at - h), got = (up - down) / (2 * h);
        x[k] = at;
        double left = (middle - down) / h, right = (up - middle) / h, scale = 1 + fabs(want[k]) + fabs(got);
        if (!(fabs(left - right) <= 2e-3 * scale) || !isfinite(got) || !isfinite(want[k])) {
            n_kinks++;
            continue;
        }
        if (!(fabs(got - want[k]) <= 2e-5 * scale + 1e-9 * fabs(middle) / h))
            fail_msg("%s, case %d (%s %s), order %d, operand %d, element %lld = %g: gradient %.10g, differences %.10g",
                     s->op, s->i_case, s->c->cls, s->c->attrs, order, which, (long long)k, at, want[k], got);
        of_op++;
        n_compared++;
    }
    etch_tensor_unmap(w.cx, s->in[which]);
    free(want);
}

/* --- cases ---------------------------------------------------------------------------------------------------------------------- */

static bool is_finite_array(const record_array *x)
{
    for (int64_t i = 0; i < record_count(x); i++)
        if (!isfinite(((const double *)x->data)[i]))
            return false;
    return true;
}

/* Small cases whose floats are doubles, and finite. */
static bool find_floats(subject *s)
{
    int64_t n = 0;
    for (int i = 0; i < s->c->n_in; i++) {
        const record_array *x = &s->c->in[i];
        n += record_count(x);
        if (!etch__dtype_is(x->dtype, ETCH_CLASS_FLOAT))
            continue;
        if (x->dtype != ETCH_F64 || !is_finite_array(x))
            return false;
        s->which[s->n_float++] = i;
    }
    return s->n_float > 0 && n <= MAX_ELEMENTS;
}

static void check_case(const char *op, int i_case, const record_case *c)
{
    subject s = { .op = op, .c = c, .i_case = i_case };
    if (strcmp(c->cls, "crossed") == 0 || !find_floats(&s)) /* limits that cross have no gradient to speak of */
        return;
    s.g = record_graph(&w, op, c, NULL);
    etch_val ys[RECORD_MAX_ARRAYS], first[RECORD_MAX_ARRAYS] = { 0 }, second[RECORD_MAX_ARRAYS] = { 0 };
    for (int i = 0; i < c->n_out; i++)
        ys[i] = etch_graph_output_value(s.g, i);
    const record_array *like[RECORD_MAX_ARRAYS], *like_in[RECORD_MAX_ARRAYS];
    for (int i = 0; i < c->n_out; i++)
        like[i] = &c->out[i];
    for (int i = 0; i < s.n_float; i++)
        like_in[i] = &c->in[s.which[i]];
    etch_val y = weighted_sum(s.g, ys, like, c->n_out), z = 0;
    if (y) {
        add_gradients(&s, y, first);
        z = weighted_sum(s.g, first, like_in, s.n_float);
    }
    if (z)
        add_gradients(&s, z, second);
    int n = c->n_out, i_y = n, i_z = 0, i_first[RECORD_MAX_ARRAYS], i_second[RECORD_MAX_ARRAYS];
    if (y)
        etch_graph_output(s.g, y), n++;
    if (z)
        etch_graph_output(s.g, z), i_z = n++;
    for (int i = 0; i < s.n_float; i++) {
        if (first[i])
            etch_graph_output(s.g, first[i]), i_first[i] = n++;
        if (second[i])
            etch_graph_output(s.g, second[i]), i_second[i] = n++;
    }
    must(&w, etch_plan_new(w.cx, s.g, NULL, &s.plan));
    for (int i = 0; i < c->n_in; i++)
        s.in[i] = record_tensor(&w, &c->in[i]);
    for (int i = 0; i < s.n_float; i++) {
        if (first[i])
            compare(&s, 1, i_y, i_first[i], s.which[i]);
        if (first[i] && second[i]) /* else it is not of the whole that the first was of */
            compare(&s, 2, i_z, i_second[i], s.which[i]);
    }
    n_cases += y != 0;
    for (int i = 0; i < c->n_in; i++)
        etch_tensor_release(&s.in[i]);
    etch_plan_release(&s.plan);
    etch_graph_release(&s.g);
}

static void check_op(void **state)
{
    const etch_op_info *info = *state;
    char path[512];
    record_op r;
    snprintf(path, sizeof path, "%s/tests/ops/records/%s.txt", ETCH_SOURCE_DIR, info->name);
    if (!record_load(path, &r))
        fail_msg("%s: no records", info->name);
    etch_error_clear(w.cx); /* of an op that failed before */
    of_op = 0;
    for (int i = 0; i < r.n_cases; i++)
        check_case(info->name, i, &r.cases[i]);
    record_free(&r);
    print_message("%s: %d elements\n", info->name, of_op);
    bool has_rule = info->grad && info->grad != etch__grad_stops;
    bool is_smooth = info->op_class == ETCH_OP_COMPOSITE && info->dtypes == ETCH_CLASS_FLOAT;
    if ((has_rule || is_smooth) && of_op == 0)
        fail_msg("%s: nothing was compared", info->name);
}

int main(int argc, char **argv)
{
    static struct CMUnitTest tests[ETCH_N_OPS];
    size_t n = 0;
    world_begin(&w);
    for (int op = 0; op < ETCH_N_OPS; op++) {
        const etch_op_info *info = &etch__ops[op];
        bool has_none = (!info->grad && info->op_class != ETCH_OP_COMPOSITE) || info->flags & ETCH_FLAG_EFFECT ||
                        op == ETCH_OP_assigned; /* not by differences: it turns them to a variable; see unit/grad */
        if (info->op_class == ETCH_OP_STRUCTURE || info->op_class == ETCH_OP_CONTROL || has_none ||
            (argc > 1 && strcmp(argv[1], info->name) != 0))
            continue;
        tests[n++] = (struct CMUnitTest){ .name = info->name,
                                          .test_func = check_op,
                                          .initial_state = (void *)(uintptr_t)info };
    }
    int failed = _cmocka_run_group_tests("grad", tests, n, NULL, NULL);
    world_end(&w);
    print_message("%d cases, %d elements compared, %d at kinks\n", n_cases, n_compared, n_kinks);
    return failed;
}
