/* What the tests of losses and layers share: records of Keras (tests/records), and programs that are compared with
 * them three ways: run at once, traced, and by the gradients of the trace's graph. */
#ifndef ETCH_TEST_NN_RECORD_TESTING_H
#define ETCH_TEST_NN_RECORD_TESTING_H

#include "unit/graph_support.h"

#include <etch/archive.h>
#include <etch/layer.h>
#include <etch/loss.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_TENSORS = 8, MAX_VARIABLES = 16 };

typedef struct records {
    world w;
    etch_archive *file;
    char which[64]; /* case */
    double least;   /* what is smaller counts as being of this size */
    double worst;   /* distance so far, over the size of what was compared */
    char worst_at[128];
} records;

static inline void records_begin(records *r, const char *file)
{
    char path[512];
    memset(r, 0, sizeof *r);
    r->least = 1e-3;
    world_begin(&r->w);
    snprintf(path, sizeof path, "%s/tests/records/%s", ETCH_SOURCE_DIR, file);
    must(&r->w, etch_archive_open(r->w.cx, path, &r->file));
}

/* Says how near it was, for those who ask (ETCH_SHOW_DISTANCE). */
static inline void records_end(records *r, const char *what)
{
    if (getenv("ETCH_SHOW_DISTANCE"))
        fprintf(stderr, "%s: at most %.3g from Keras, at %s\n", what, r->worst, r->worst_at);
    etch_archive_release(&r->file);
    world_end(&r->w);
}

/* A handle of the open scope; NULL if the case has none of that name. */
static inline etch_tensor *recorded(records *r, const char *role)
{
    char name[256];
    snprintf(name, sizeof name, "%s/%s", r->which, role);
    if (etch_archive_find(r->file, name) < 0)
        return NULL;
    etch_tensor *t = NULL;
    must(&r->w, etch_archive_load(r->w.cx, r->file, name, &t));
    return etch_hand_over(r->w.cx, t);
}

static inline etch_tensor *recorded_at(records *r, const char *letters, int i)
{
    char role[32];
    if (i)
        snprintf(role, sizeof role, "%s%d", letters, i);
    else
        snprintf(role, sizeof role, "%s", letters);
    return recorded(r, role);
}

/* All elements, row-major. The caller frees it. */
static inline float *elements_of(world *w, etch_tensor *t)
{
    size_t bytes = (size_t)etch_tensor_count(t) * sizeof(float);
    assert_int_equal(etch_tensor_dtype(t), ETCH_F32);
    float *x = malloc(bytes + 1);
    assert_non_null(x);
    must(w, etch_tensor_read(w->cx, t, x, bytes));
    return x;
}

/* Equal but for rounding: by so much of the largest number in it, and elements that are not finite are the same. */
static inline void expect_near(records *r, const char *what, etch_tensor *got, etch_tensor *want, double tolerance)
{
    if (!got)
        fail_msg("%s: %s: %s", r->which, what, etch_error_message(r->w.cx));
    if (!want)
        fail_msg("%s: %s is not in the records", r->which, what);
    assert_int_equal(etch_tensor_rank(got), etch_tensor_rank(want));
    for (int i = 0; i < etch_tensor_rank(got); i++)
        assert_int_equal(etch_tensor_dim(got, i), etch_tensor_dim(want, i));
    float *x = elements_of(&r->w, got), *y = elements_of(&r->w, want);
    double most = r->least, far = 0;
    for (int64_t i = 0; i < etch_tensor_count(got); i++) {
        if (isfinite(y[i]) ? !isfinite(x[i]) : !(x[i] == y[i] || (isnan(x[i]) && isnan(y[i]))))
            fail_msg("%s: %s: element %lld is %g, not %g", r->which, what, (long long)i, (double)x[i], (double)y[i]);
        if (isfinite(y[i])) {
            most = fmax(most, fabs((double)y[i]));
            far = fmax(far, fabs((double)x[i] - (double)y[i]));
        }
    }
    free(x);
    free(y);
    if (!(far <= tolerance * most))
        fail_msg("%s: %s is %g away, of %g", r->which, what, far, most);
    if (far / most > r->worst) {
        r->worst = far / most;
        snprintf(r->worst_at, sizeof r->worst_at, "%s, %s", r->which, what);
    }
}

/* --- programs ----------------------------------------------------------------------------------------------------- */

/* From inputs (and a mask and weights, NULL if the case has none) to results. */
typedef struct given {
    etch_tensor *x[MAX_TENSORS];
    int n_x;
    etch_tensor *mask, *weights;
} given;
typedef void program(etch_ctx *cx, const given *in, etch_tensor **out, int n_out, void *user);

typedef struct replayed {
    program *run;
    void *user;
    given shape; /* which arguments there are */
    int n_out;
} replayed;

/* Arguments: inputs, mask, weights, then the fixed weights of results. Results: the sum, then the program's. */
static inline void replay_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    const replayed *p = user;
    given in = { .n_x = p->shape.n_x };
    etch_tensor *y[MAX_TENSORS], *total = etch_scalar(cx, ETCH_F32, 0);
    int n = 0;
    while (n < in.n_x) {
        in.x[n] = args[n].tensor;
        n++;
    }
    if (p->shape.mask)
        in.mask = args[n++].tensor;
    if (p->shape.weights)
        in.weights = args[n++].tensor;
    assert_int_equal(n_args, n + p->n_out);
    p->run(cx, &in, y, p->n_out, p->user);
    for (int i = 0; i < p->n_out && !etch_failed(cx); i++)
        total = etch_add(cx, total, etch_sum(cx, etch_mul(cx, y[i], args[n + i].tensor), ETCH_ALL_AXES, false));
    etch_return(out, total);
    for (int i = 0; i < p->n_out; i++)
        etch_return(out, y[i]);
}

/* The variable that input "v2_layer_kernel" of a graph stands for. */
static inline etch_variable *variable_of(const etch_model *m, const char *input)
{
    if (*input != 'v' || !strchr(input, '_'))
        return NULL;
    const char *name = strchr(input, '_') + 1;
    for (int i = 0; m && i < etch_model_n_variables(m); i++) {
        etch_variable *v = etch_model_variable(m, i);
        const char *its = etch_variable_name(v);
        size_t n = strlen(its) < 32 ? strlen(its) : 32;
        bool same = strlen(name) == n;
        for (size_t k = 0; k < n && same; k++)
            same = its[k] == name[k] || (its[k] == '/' && name[k] == '_');
        if (same)
            return v;
    }
    return NULL;
}

/* Gradients of the traced sum by what the case has gradients of. */
static inline int compare_gradients(records *r, etch_function *f, etch_model *m, const etch_arg *args, int n_args,
                                    double tolerance)
{
    world *w = &r->w;
    etch_graph *g = NULL;
    etch_plan *plan = NULL;
    etch_tensor *in[MAX_TENSORS + MAX_VARIABLES], *got[MAX_TENSORS + MAX_VARIABLES], *want[MAX_TENSORS + MAX_VARIABLES];
    etch_val by[MAX_TENSORS + MAX_VARIABLES], d[MAX_TENSORS + MAX_VARIABLES];
    int n = 0;
    must(w, etch_function_graph(w->cx, f, 1, &g));
    int n_in = etch_graph_n_inputs(g), n_out = etch_graph_n_outputs(g);
    assert_in_range(n_in, n_args, MAX_TENSORS + MAX_VARIABLES);
    for (int i = 0; i < n_in; i++) {
        etch_variable *v = i < n_args ? NULL : variable_of(m, etch_graph_input_name(g, i));
        if (i >= n_args && !v)
            fail_msg("%s: input %s of the graph is no variable", r->which, etch_graph_input_name(g, i));
        in[i] = v ? etch_variable_read(w->cx, v) : args[i].tensor;
        char role[128];
        if (v)
            snprintf(role, sizeof role, "g/%s", strchr(etch_variable_name(v), '/') + 1);
        want[n] = v ? recorded(r, role) : recorded_at(r, "gx", i);
        if (want[n])
            by[n++] = etch_graph_input_value(g, i);
    }
    etch_val y = etch_graph_output_value(g, 0);
    must(w, etch_graph_gradient(g, &y, NULL, 1, by, n, d));
    for (int i = 0; i < n; i++) {
        assert_int_not_equal(d[i], 0);
        etch_graph_output(g, d[i]);
    }
    must(w, etch_plan_new(w->cx, g, NULL, &plan));
    etch_tensor *out[2 * MAX_TENSORS + MAX_VARIABLES + 8];
    assert_true(n_out + n <= 2 * MAX_TENSORS + MAX_VARIABLES + 8);
    must(w, etch_plan_run(w->cx, plan, in, n_in, out, n_out + n));
    for (int i = 0; i < n_out + n; i++)
        out[i] = etch_hand_over(w->cx, out[i]);
    for (int i = 0; i < n; i++) {
        got[i] = out[n_out + i];
        char what[64];
        snprintf(what, sizeof what, "gradient %d of %d", i, n);
        expect_near(r, what, got[i], want[i], tolerance);
    }
    etch_plan_release(&plan);
    etch_graph_release(&g);
    return n;
}

/* Runs the case: at once, traced, gradients. Returns how many gradients were compared. */
static inline int replay(records *r, program *run, void *user, etch_model *m, double tolerance)
{
    world *w = &r->w;
    etch_scope scope = etch_scope_begin(w->cx);
    replayed p = { .run = run, .user = user };
    etch_tensor *y[MAX_TENSORS] = { 0 }, *traced[MAX_TENSORS + 1];
    etch_arg args[2 * MAX_TENSORS] = { { 0 } };
    int n_args = 0;
    while ((p.shape.x[p.shape.n_x] = recorded_at(r, "x", p.shape.n_x)))
        args[n_args++] = ETCH_ARG_TENSOR(p.shape.x[p.shape.n_x++]);
    if ((p.shape.mask = recorded(r, "mask")))
        args[n_args++] = ETCH_ARG_TENSOR(p.shape.mask);
    if ((p.shape.weights = recorded(r, "weights")))
        args[n_args++] = ETCH_ARG_TENSOR(p.shape.weights);
    for (etch_tensor *s; (s = recorded_at(r, "s", p.n_out)); p.n_out++)
        args[n_args++] = ETCH_ARG_TENSOR(s);
    assert_true(p.n_out > 0);

    run(w->cx, &p.shape, y, p.n_out, user);
    for (int i = 0; i < p.n_out; i++)
        expect_near(r, "result", y[i], recorded_at(r, "y", i), tolerance);

    etch_function *f = etch_function_new(w->cx, r->which, NULL, &p,
                                         &(etch_function_options){ .structured = replay_body });
    if (etch_call_args(w->cx, f, args, n_args, traced, MAX_TENSORS + 1, NULL) != p.n_out + 1)
        fail_msg("%s: %s", r->which, etch_error_message(w->cx));
    for (int i = 0; i < p.n_out; i++)
        expect_near(r, "traced result", traced[i + 1], recorded_at(r, "y", i), tolerance);
    int n = compare_gradients(r, f, m, args, n_args, 4 * tolerance);
    etch_function_release(&f);
    etch_scope_end(w->cx, scope);
    return n;
}

/* Calls `each` for every case of the file that has this role. */
static inline int for_cases(records *r, const char *role, void (*each)(records *r))
{
    int n = 0;
    size_t length = strlen(role);
    for (int64_t i = 0; i < etch_archive_count(r->file); i++) {
        const char *name = etch_archive_item_at(r->file, i).name, *slash = strchr(name, '/');
        if (!slash || strcmp(slash + 1, role) != 0)
            continue;
        assert_true(strlen(name) - length - 1 < sizeof r->which);
        snprintf(r->which, sizeof r->which, "%.*s", (int)(slash - name), name);
        each(r);
        n++;
    }
    return n;
}

#endif
