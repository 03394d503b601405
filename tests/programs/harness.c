/* Runs every program of programs.h on the cases of tests/records/programs.safetensors, in four ways, and compares
 * results, gradients and what the variables are afterwards with what TensorFlow recorded:
 *
 *   eager     as it stands, under a tape
 *   traced    inside one function, with the tape inside
 *   called    as a call of a traced function, under a tape
 *   both      as such a call, with the tape around it, inside another function
 *
 * Functions are traced once for all shapes of a dtype: at the first one and, another time, at the last. Numbers in f64
 * are within 1e-12 of the largest one of their tensor, in f32 within 1e-5: TensorFlow sums in another order and has
 * other functions (exp, tanh, ..), which loops and derivatives amplify; seen are 1e-13 and 3e-6, where a rounding is
 * 1e-16 and 6e-8 (ETCH_SHOW_DISTANCE=1 tells). A wrong formula is wrong in the first digits of f64. */
#include "programs.h"

#include "matrix/digest.h"
#include <math.h>
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct program {
    const char *name;
    run_program *run;
    int n_y;
} program;

static const program programs[] = {
#define ROW(name, n_y) { #name, run_##name, n_y },
    PROGRAMS(ROW)
};
enum { N_PROGRAMS = sizeof programs / sizeof *programs, MAX_BY = MAX_X + MAX_V };

typedef enum way { EAGER, TRACED, CALLED, BOTH, N_WAYS } way;
static const char *const way_names[N_WAYS] = { "eager", "traced", "called", "both" };

/* A program on the cases of one dtype. */
typedef struct session {
    const program *p;
    etch_runtime *rt;
    etch_ctx *cx;
    etch_archive *records;
    const char *which; /* case */
    way how;
    int n_x, n_v;
    bool is_float[MAX_X], is_trained[MAX_V], has_weight[MAX_Y];
    etch_variable *v[MAX_V];
    etch_function *plain; /* the program alone; NULL: not by a call */
    double worst;
} session;

static void no_error(session *s)
{
    if (etch_failed(s->cx))
        fail_msg("%s, case %s, %s: %s", s->p->name, s->which, way_names[s->how], etch_error_message(s->cx));
}

/* --- records ------------------------------------------------------------------------------------------------------ */

/* A handle of the open scope; NULL if the case has none of that role. */
static etch_tensor *recorded(session *s, const char *role, int i)
{
    char name[128];
    snprintf(name, sizeof name, "%s/%s/%s%d", s->p->name, s->which, role, i);
    if (etch_archive_find(s->records, name) < 0)
        return NULL;
    etch_tensor *t = NULL;
    assert_int_equal(etch_archive_load(s->cx, s->records, name, &t), ETCH_OK);
    return etch_hand_over(s->cx, t);
}

static bool is_float(etch_tensor *t) { return etch_tensor_dtype(t) == ETCH_F32 || etch_tensor_dtype(t) == ETCH_F64; }

/* Elements as doubles; memory from malloc. */
static double *elements(session *s, etch_tensor *t)
{
    size_t bytes = (size_t)etch_tensor_count(t) * sizeof(double);
    double *x = malloc(bytes + 1);
    assert_non_null(x);
    assert_int_equal(etch_tensor_read(s->cx, etch_cast(s->cx, t, ETCH_F64), x, bytes), ETCH_OK);
    return x;
}

/* What is not finite is the same; so is what is no float. */
static void compare(session *s, const char *role, int i, etch_tensor *got)
{
    char at[128];
    snprintf(at, sizeof at, "%s, case %s, %s: %s%d", s->p->name, s->which, way_names[s->how], role, i);
    etch_tensor *want = recorded(s, role, i);
    digest(at, s->cx, got);
    if (!want)
        fail_msg("%s is not in the records", at);
    if (!got)
        fail_msg("%s is missing", at);
    bool same_type = etch_tensor_dtype(got) == etch_tensor_dtype(want) &&
                     etch_tensor_rank(got) == etch_tensor_rank(want);
    for (int k = 0; same_type && k < etch_tensor_rank(want); k++)
        same_type = etch_tensor_dim(got, k) == etch_tensor_dim(want, k);
    if (!same_type)
        fail_msg("%s is of another type: %s of rank %d, not %s of rank %d, or of other sizes", at,
                 etch_dtype_name(etch_tensor_dtype(got)), etch_tensor_rank(got),
                 etch_dtype_name(etch_tensor_dtype(want)), etch_tensor_rank(want));
    double *x = elements(s, got), *y = elements(s, want), most = 1e-3, far = 0;
    int64_t n = etch_tensor_count(want), k = 0;
    for (; k < n; k++) {
        bool same = x[k] == y[k] || (isnan(x[k]) && isnan(y[k]));
        if (!same && !(is_float(want) && isfinite(x[k]) && isfinite(y[k])))
            break;
        if (isfinite(y[k])) {
            most = fmax(most, fabs(y[k]));
            far = fmax(far, fabs(x[k] - y[k]));
        }
    }
    double bad = k < n ? x[k] : 0, good = k < n ? y[k] : 0;
    free(x);
    free(y);
    if (k < n)
        fail_msg("%s: element %lld is %.17g, not %.17g", at, (long long)k, bad, good);
    if (!(far <= (etch_tensor_dtype(want) == ETCH_F64 ? 1e-12 : 1e-5) * most))
        fail_msg("%s is %.3g away, of %.3g", at, far, most);
    s->worst = fmax(s->worst, far / most);
}

/* --- running ------------------------------------------------------------------------------------------------------ */

static given given_of(const session *s, etch_tensor *const *x)
{
    given in = { { NULL }, { NULL } };
    for (int i = 0; i < s->n_x; i++)
        in.x[i] = x[i];
    for (int i = 0; i < s->n_v; i++)
        in.v[i] = s->v[i];
    return in;
}

/* Results, and gradients of their weighted sum: by the inputs that are floats, then by the variables. Returns how many
 * of these there are. */
static int run_taped(etch_ctx *cx, const session *s, etch_tensor *const *x, etch_tensor *const *weights,
                     etch_tensor **y, etch_tensor **d)
{
    given in = given_of(s, x);
    etch_tensor *by_weight[MAX_Y], *seeds[MAX_Y];
    etch_source by[MAX_BY];
    etch_arg args[MAX_X] = { { 0 } };
    int n = 0, n_by = 0;
    etch_tape *tape = etch_tape_begin(cx, NULL);
    for (int i = 0; i < s->n_x; i++) {
        args[i] = ETCH_ARG_TENSOR(x[i]);
        if (s->is_float[i]) {
            etch_tape_watch(cx, tape, x[i]);
            by[n_by++] = ETCH_BY(x[i]);
        }
    }
    for (int i = 0; i < s->n_v; i++)
        if (s->is_trained[i])
            by[n_by++] = ETCH_BY_VARIABLE(s->v[i]);
    if (s->plain)
        (void)etch_call_args(cx, s->plain, args, s->n_x, y, MAX_Y, NULL);
    else
        s->p->run(cx, &in, y);
    for (int i = 0; i < s->p->n_y; i++)
        if (s->has_weight[i]) {
            by_weight[n] = y[i];
            seeds[n++] = weights[i];
        }
    if (!etch_failed(cx)) {
        etch_status status = etch_tape_gradient(cx, tape, by_weight, seeds, n, by, n_by, ETCH_UNCONNECTED_ZEROS, d);
        if (status != ETCH_OK && !etch_failed(cx))
            etch_fail(cx, status, "%s", etch_error_message(cx));
    }
    etch_tape_release(&tape);
    return n_by;
}

static void plain_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const session *s = user;
    etch_tensor *x[MAX_X] = { NULL }, *y[MAX_Y] = { NULL };
    for (int i = 0; i < n_args; i++)
        x[i] = args[i].tensor;
    given in = given_of(s, x);
    s->p->run(cx, &in, y);
    for (int i = 0; i < s->p->n_y; i++)
        etch_return(out, y[i]);
}

/* Arguments: inputs, then weights. Results: those of the program, then gradients. */
static void taped_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const session *s = user;
    etch_tensor *x[MAX_X] = { NULL }, *weights[MAX_Y] = { NULL }, *y[MAX_Y] = { NULL }, *d[MAX_BY] = { NULL };
    int n = 0;
    while (n < s->n_x) {
        x[n] = args[n].tensor;
        n++;
    }
    for (int i = 0; i < s->p->n_y && n < n_args; i++)
        if (s->has_weight[i])
            weights[i] = args[n++].tensor;
    int n_d = run_taped(cx, s, x, weights, y, d);
    for (int i = 0; i < s->p->n_y; i++)
        etch_return(out, y[i]);
    for (int i = 0; i < n_d; i++)
        etch_return(out, d[i]);
}

static int call_taped(session *s, etch_function *f, etch_tensor *const *x, etch_tensor *const *weights, etch_tensor **y,
                      etch_tensor **d)
{
    etch_arg args[MAX_X + MAX_Y] = { { 0 } };
    etch_tensor *out[MAX_Y + MAX_BY] = { NULL };
    int n = 0;
    for (int i = 0; i < s->n_x; i++)
        args[n++] = ETCH_ARG_TENSOR(x[i]);
    for (int i = 0; i < s->p->n_y; i++)
        if (s->has_weight[i])
            args[n++] = ETCH_ARG_TENSOR(weights[i]);
    int n_out = etch_call_args(s->cx, f, args, n, out, MAX_Y + MAX_BY, NULL);
    if (n_out < s->p->n_y)
        return 0;
    memcpy(y, out, (size_t)s->p->n_y * sizeof(etch_tensor *));
    memcpy(d, out + s->p->n_y, (size_t)(n_out - s->p->n_y) * sizeof(etch_tensor *));
    return n_out - s->p->n_y;
}

/* --- cases -------------------------------------------------------------------------------------------------------- */

/* What there is, and variables; from the first case. */
static void prepare(session *s)
{
    etch_tensor *t;
    for (s->n_x = 0; s->n_x < MAX_X && (t = recorded(s, "x", s->n_x)); s->n_x++)
        s->is_float[s->n_x] = is_float(t);
    for (s->n_v = 0; s->n_v < MAX_V && (t = recorded(s, "v", s->n_v)); s->n_v++) {
        char name[8];
        snprintf(name, sizeof name, "v%d", s->n_v);
        s->is_trained[s->n_v] = recorded(s, "gv", s->n_v) != NULL;
        s->v[s->n_v] = etch_variable_new(
            s->cx, t, &(etch_variable_options){ .name = name, .is_untrainable = !s->is_trained[s->n_v] });
    }
    for (int i = 0; i < s->p->n_y; i++) {
        assert_non_null(recorded(s, "y", i));
        s->has_weight[i] = recorded(s, "s", i) != NULL;
    }
    assert_null(recorded(s, "y", s->p->n_y));
    no_error(s);
}

static etch_function *function_of(session *s, etch_structured_body *body)
{
    etch_function *f = etch_function_new(s->cx, s->p->name, NULL, s, &(etch_function_options){ .structured = body });
    assert_non_null(f);
    return f;
}

/* Functions know variables by what they have when they are called: there, gradients are by that. */
static void run_case(session *s, etch_function *f)
{
    etch_scope scope = etch_scope_begin(s->cx);
    etch_tensor *x[MAX_X], *weights[MAX_Y], *y[MAX_Y] = { NULL }, *d[MAX_BY] = { NULL };
    for (int i = 0; i < s->n_x; i++)
        assert_non_null(x[i] = recorded(s, "x", i));
    for (int i = 0; i < s->p->n_y; i++)
        weights[i] = recorded(s, "s", i);
    for (int i = 0; i < s->n_v; i++)
        etch_variable_assign(s->cx, s->v[i], recorded(s, "v", i));
    int n_d = f ? call_taped(s, f, x, weights, y, d) : run_taped(s->cx, s, x, weights, y, d), k = 0;
    no_error(s);
    for (int i = 0; i < s->p->n_y; i++)
        compare(s, "y", i, y[i]);
    for (int i = 0; i < s->n_v; i++)
        compare(s, "w", i, etch_variable_read(s->cx, s->v[i]));
    for (int i = 0; i < s->n_x; i++)
        if (s->is_float[i])
            compare(s, "gx", i, d[k++]);
    for (int i = 0; i < s->n_v; i++)
        if (s->is_trained[i])
            compare(s, "gv", i, d[k++]);
    assert_int_equal(k, n_d);
    no_error(s);
    etch_scope_end(s->cx, scope);
}

static void expect_traces(session *s, etch_function *f)
{
    int n = (int)etch_function_get_stats(f).n_traces;
    if (n != 1)
        fail_msg("%s, %s: %d traces", s->p->name, way_names[s->how], n);
}

/* One way, through the cases in this order or the other: a trace is of the first of them. */
static void run_way(session *s, const char *const *cases, int n_cases, bool is_reverse)
{
    etch_function *f = s->how == TRACED || s->how == BOTH ? function_of(s, taped_body) : NULL;
    s->plain = s->how == CALLED || s->how == BOTH ? function_of(s, plain_body) : NULL;
    int n = 0;
    for (int i = 0; i < n_cases; i++) {
        s->which = cases[is_reverse ? n_cases - 1 - i : i];
        etch_scope scope = etch_scope_begin(s->cx);
        if (recorded(s, "y", 0)) {
            run_case(s, f);
            n++;
        }
        etch_scope_end(s->cx, scope);
    }
    assert_true(n >= 1);
    if (f)
        expect_traces(s, f);
    if (s->plain)
        expect_traces(s, s->plain);
    etch_function_release(&f);
    etch_function_release(&s->plain);
}

static void run_cases(const program *p, const char *const *cases, int n_cases)
{
    session s = { .p = p, .which = cases[0] };
    assert_int_equal(etch_runtime_new(NULL, &s.rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(s.rt, &s.cx), ETCH_OK);
    assert_int_equal(etch_archive_open(s.cx, ETCH_SOURCE_DIR "/tests/records/programs.safetensors", &s.records),
                     ETCH_OK);
    prepare(&s);
    for (s.how = EAGER; s.how < N_WAYS; s.how++) {
        run_way(&s, cases, n_cases, false);
        if (s.how != EAGER && n_cases > 1)
            run_way(&s, cases, n_cases, true);
    }
    if (getenv("ETCH_SHOW_DISTANCE"))
        fprintf(stderr, "%-18s %-4s %.3g\n", p->name, strcmp(cases[0], "f32") == 0 ? "f32" : "f64", s.worst);
    for (int i = 0; i < s.n_v; i++)
        etch_variable_release(&s.v[i]);
    etch_archive_release(&s.records);
    etch_ctx_release(&s.cx);
    etch_runtime_release(&s.rt);
}

static void test_program(void **state)
{
    const program *p = *state;
    static const char *const doubles[] = { "0", "1", "2", "3", "4", "5" }, *const singles[] = { "f32" };
    run_cases(p, doubles, 6);
    run_cases(p, singles, 1);
}

/* Every program of the records is in the list. */
static void test_all_are_there(void **state)
{
    (void)state;
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_archive *a = NULL;
    int n = 0;
    assert_int_equal(etch_runtime_new(NULL, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    assert_int_equal(etch_archive_open(cx, ETCH_SOURCE_DIR "/tests/records/programs.safetensors", &a), ETCH_OK);
    for (int64_t i = 0; i < etch_archive_count(a); i++) {
        const char *name = etch_archive_item_at(a, i).name;
        size_t length = strcspn(name, "/");
        bool is_listed = false;
        for (int k = 0; k < N_PROGRAMS && !is_listed; k++)
            is_listed = strlen(programs[k].name) == length && strncmp(programs[k].name, name, length) == 0;
        if (!is_listed)
            fail_msg("%s is recorded, but not run", name);
        if (length < strlen(name) && strcmp(name + length, "/0/y0") == 0)
            n++;
    }
    assert_int_equal(n, N_PROGRAMS);
    etch_archive_release(&a);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
}

int main(int argc, char **argv)
{
    struct CMUnitTest tests[N_PROGRAMS + 1] = { cmocka_unit_test(test_all_are_there) };
    for (int i = 0; i < N_PROGRAMS; i++)
        tests[i + 1] = (struct CMUnitTest){ programs[i].name, test_program, NULL, NULL, (void *)&programs[i] };
    if (argc > 1) /* one of them */
        cmocka_set_test_filter(argv[1]);
    return cmocka_run_group_tests_name("programs", tests, NULL, NULL);
}
