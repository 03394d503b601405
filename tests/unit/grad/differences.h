/* Gradients of graphs in text against central differences in double, first and second order, planned with and without passes, and
 * node by node. */
#ifndef ETCH_UNIT_GRAD_DIFFERENCES_H
#define ETCH_UNIT_GRAD_DIFFERENCES_H

#include "unit/graph_support.h"

#include "ir/oracle.h"

#include <etch/ops.h>
#include <math.h>

enum { MAX_IN = 4, MAX_ELEMENTS = 64 };

static inline uint64_t *random_state(void)
{
    static uint64_t state = 88172645463325252u;
    return &state;
}

static inline double next_random(void)
{
    uint64_t *state = random_state();
    *state ^= *state << 13, *state ^= *state >> 7, *state ^= *state << 17;
    return 0.25 + (double)(*state >> 11) * (1.0 / 9007199254740992.0);
}

/* Results of the graph are the function, then its gradients by the floats among its inputs. */
static void add_gradients(world *w, etch_graph *g, const etch_val *xs, int n_x, bool is_second)
{
    etch_val y = etch_graph_output_value(g, 0), d[MAX_IN];
    y = etch_build_sum(g, etch_build_mul(g, y, y), ETCH_ALL_AXES, false); /* so that no seed is all ones */
    y = etch_build_mul(g, y, etch_graph_scalar(g, ETCH_F64, 0.02)); /* nor so steep that differences see nothing */
    if (is_second) {
        must(w, etch_graph_gradient(g, &y, NULL, 1, xs, n_x, d));
        y = 0;
        for (int i = 0; i < n_x; i++) {
            etch_val part = d[i] ? etch_build_sum(g, etch_build_mul(g, d[i], etch_build_sin(g, d[i])), ETCH_ALL_AXES,
                                                  false)
                                 : 0;
            y = y && part ? etch_build_add(g, y, part) : part ? part : y;
        }
    }
    must(w, etch_graph_gradient(g, &y, NULL, 1, xs, n_x, d));
    etch_graph_output(g, y);
    for (int i = 0; i < n_x; i++)
        etch_graph_output(g, d[i] ? d[i] : etch_build_zeros_like(g, xs[i]));
    must(w, ETCH_OK);
}

typedef struct subject {
    world *w;
    etch_plan *plan;
    etch_tensor *in[MAX_IN];
    int n_in, n_first; /* results before those that were added */
} subject;

static double value(subject *s)
{
    etch_tensor *out[8] = { 0 };
    int n = etch_plan_n_outputs(s->plan);
    must(s->w, etch_plan_run(s->w->cx, s->plan, s->in, s->n_in, out, n));
    double y = *(const double *)etch_tensor_map(s->w->cx, out[s->n_first], false);
    for (int i = 0; i < n; i++)
        etch_tensor_release(&out[i]);
    return y;
}

static void compare(subject *s, int i_in, int i_out, const char *what)
{
    etch_tensor *x = s->in[i_in], *out[8] = { 0 };
    int n = etch_plan_n_outputs(s->plan);
    must(s->w, etch_plan_run(s->w->cx, s->plan, s->in, s->n_in, out, n));
    assert_int_equal(etch_tensor_count(out[i_out]), etch_tensor_count(x));
    const double *d = etch_tensor_map(s->w->cx, out[i_out], false);
    double *at = etch_tensor_map(s->w->cx, x, true);
    for (int64_t k = 0; k < etch_tensor_count(x); k++) {
        static const double steps[] = { 1, -1, 2, -2 }, weights[] = { 8, -8, -1, 1 }; /* exact to order 4 */
        double was = at[k], h = 3e-5, expected = 0;
        for (int i = 0; i < 4; i++) {
            at[k] = was + steps[i] * h;
            expected += weights[i] * value(s) / (12 * h);
        }
        at[k] = was;
        if (!(fabs(d[k] - expected) <= 2e-6 * (1 + fabs(expected))))
            fail_msg("%s: element %lld of the gradient by input %d is %.9g, by differences %.9g", what, (long long)k,
                     i_in, d[k], expected);
    }
    for (int i = 0; i < n; i++)
        etch_tensor_release(&out[i]);
}

/* The plan gives what the graph gives node by node, bit for bit. */
static void compare_with_oracle(subject *s, etch_graph *g)
{
    etch_tensor *out[8] = { 0 }, *expected[8] = { 0 };
    int n = etch_plan_n_outputs(s->plan);
    must(s->w, etch_plan_run(s->w->cx, s->plan, s->in, s->n_in, out, n));
    must(s->w, etch__oracle_run(s->w->cx, g, s->in, s->n_in, expected));
    for (int i = 0; i < n; i++) {
        etch_tensor *dense = NULL;
        must(s->w, etch_tensor_dense(s->w->cx, expected[i], &dense));
        assert_int_equal(etch_tensor_count(out[i]), etch_tensor_count(dense));
        assert_memory_equal(etch_tensor_map(s->w->cx, out[i], false), etch_tensor_map(s->w->cx, dense, false),
                            (size_t)etch_tensor_count(dense) * etch_dtype_bytes(etch_tensor_dtype(dense)));
        etch_tensor_release(&dense);
        etch_tensor_release(&out[i]);
        etch_tensor_release(&expected[i]);
    }
}

/* Sizes of the inputs: dims[i][0] is the rank. Integer inputs have the value `number`. */
static inline void check(world *w, const char *text, const int64_t dims[][4], int n_in, int64_t number)
{
    for (int order = 1; order <= 2; order++)
        for (int level = 0; level <= 2; level += 2) {
            etch_graph *g = graph_of(w, text);
            subject s = { .w = w, .n_in = n_in, .n_first = etch_graph_n_outputs(g) };
            etch_val xs[MAX_IN];
            int which[MAX_IN], n_x = 0;
            for (int i = 0; i < n_in; i++) {
                char type[64];
                etch_graph_type(g, etch_graph_input_value(g, i), type, sizeof type);
                bool is_float = strncmp(type, "f64", 3) == 0;
                must(w, etch_tensor_new(w->cx, is_float ? ETCH_F64 : ETCH_I64, dims[i] + 1, (int)dims[i][0], &s.in[i]));
                for (int64_t k = 0; k < etch_tensor_count(s.in[i]); k++)
                    if (is_float)
                        ((double *)etch_tensor_map(w->cx, s.in[i], true))[k] = next_random();
                    else
                        ((int64_t *)etch_tensor_map(w->cx, s.in[i], true))[k] = number;
                if (is_float) {
                    which[n_x] = i;
                    xs[n_x++] = etch_graph_input_value(g, i);
                }
            }
            add_gradients(w, g, xs, n_x, order == 2);
            must(w, etch_graph_verify(g));
            must(w, etch_plan_new(w->cx, g, &(etch_plan_options){ .level = level }, &s.plan));
            compare_with_oracle(&s, g);
            for (int i = 0; i < n_x; i++)
                compare(&s, which[i], s.n_first + 1 + i, order == 1 ? "first order" : "second order");
            etch_plan_release(&s.plan);
            etch_graph_release(&g);
            for (int i = 0; i < n_in; i++)
                etch_tensor_release(&s.in[i]);
        }
}

#endif
