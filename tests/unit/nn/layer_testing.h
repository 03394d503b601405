/* What the tests of layers share: a model with one layer, named "layer", whose variables are a record's; and tensors
 * of numbers. */
#ifndef ETCH_TEST_NN_LAYER_TESTING_H
#define ETCH_TEST_NN_LAYER_TESTING_H

#include "record_testing.h"

static inline etch_model *new_model(world *w, uint64_t seed)
{
    etch_model *m = etch_model_new(w->cx, &(etch_model_options){ .seed = seed });
    if (!m)
        fail_msg("%s", etch_error_message(w->cx));
    return m;
}

/* All variables of the layer get what the case has for them, and the case has nothing for others. */
static inline void take_variables(records *r, etch_model *m)
{
    char role[128], prefix[128];
    int n = 0, n_recorded = 0;
    for (int i = 0; i < etch_model_n_variables(m); i++) {
        etch_variable *v = etch_model_variable(m, i);
        if (strncmp(etch_variable_name(v), "layer/", 6) != 0)
            continue;
        snprintf(role, sizeof role, "w/%s", etch_variable_name(v) + 6);
        etch_tensor *t = recorded(r, role);
        if (!t)
            fail_msg("%s: %s is not in the records", r->which, role);
        if (!etch_variable_assign(r->w.cx, v, t))
            fail_msg("%s", etch_error_message(r->w.cx));
        n++;
    }
    snprintf(prefix, sizeof prefix, "%s/w/", r->which);
    for (int64_t i = 0; i < etch_archive_count(r->file); i++)
        n_recorded += strncmp(etch_archive_item_at(r->file, i).name, prefix, strlen(prefix)) == 0;
    assert_int_equal(n, n_recorded);
}

static inline etch_tensor *filled(world *w, double x, const int64_t *dims, int rank, etch_dtype t)
{
    etch_tensor *y = etch_fill(w->cx, etch_int_list(w->cx, dims, rank), etch_scalar(w->cx, t, x));
    if (!y)
        fail_msg("%s", etch_error_message(w->cx));
    return y;
}

/* Numbers that differ, from -1 to 1. */
static inline etch_tensor *varied(world *w, const int64_t *dims, int rank)
{
    int64_t n = 1;
    for (int i = 0; i < rank; i++)
        n *= dims[i];
    etch_tensor *at = etch_cast(w->cx, etch_iota(w->cx, etch_int_list(w->cx, &n, 1), 0, ETCH_I64), ETCH_F32);
    etch_tensor *x = etch_sin(w->cx, etch_mul(w->cx, at, etch_scalar(w->cx, ETCH_F32, 1.7)));
    return etch_reshape(w->cx, x, etch_int_list(w->cx, dims, rank));
}

static inline void expect_same(world *w, etch_tensor *x, etch_tensor *y, float tolerance)
{
    if (!x || !y)
        fail_msg("%s", etch_error_message(w->cx));
    expect_dims(x, etch_tensor_rank(y), etch_tensor_dims(y));
    float *a = elements_of(w, x), *b = elements_of(w, y);
    for (int64_t i = 0; i < etch_tensor_count(x); i++)
        if (!(fabsf(a[i] - b[i]) <= tolerance))
            fail_msg("element %lld is %g, not %g", (long long)i, (double)a[i], (double)b[i]);
    free(a);
    free(b);
}

/* The handle is NULL with this error, which is cleared. */
static inline void is_refused(world *w, const void *handle, etch_status s, const char *text)
{
    assert_null(handle);
    assert_true(etch_failed(w->cx));
    expect_error(w, etch_error_status(w->cx), s, text);
    etch_error_clear(w->cx);
}

#endif
