/* What the tests of src/nn share: models of known variables, and their contents as doubles. */
#ifndef ETCH_TEST_NN_TESTING_H
#define ETCH_TEST_NN_TESTING_H

#include "unit/trace/variable_testing.h"

#include <etch/model.h>
#include <math.h>

static inline etch_model *model_of(world *w, etch_dtype dtype, uint64_t seed)
{
    etch_model *m = etch_model_new(w->cx, &(etch_model_options){ .dtype = dtype, .seed = seed });
    if (!m)
        fail_msg("%s", etch_error_message(w->cx));
    return m;
}

/* An f32[n] of the model. */
static inline etch_variable *add_vector(world *w, etch_model *m, const char *name, const float *x, int64_t n)
{
    etch_variable *v = etch_model_add(w->cx, m, etch_from(w->cx, ETCH_F32, &n, 1, x),
                                      &(etch_variable_options){ .name = name });
    if (!v)
        fail_msg("%s", etch_error_message(w->cx));
    return v;
}
#define ADD_VECTOR(w, m, name, ...) \
    add_vector((w), (m), (name), (const float[]){ __VA_ARGS__ }, \
               (int64_t)(sizeof((float[]){ __VA_ARGS__ }) / sizeof(float)))

/* The elements as doubles; memory from malloc. */
static inline double *doubles(world *w, etch_tensor *t)
{
    if (!t)
        fail_msg("%s", etch_error_message(w->cx));
    etch_tensor *wide = etch_cast(w->cx, t, ETCH_F64);
    assert_non_null(wide);
    size_t n = (size_t)etch_tensor_count(wide);
    double *x = malloc((n + 1) * sizeof *x);
    assert_non_null(x);
    must(w, etch_tensor_read(w->cx, wide, x, n * sizeof *x));
    return x;
}

/* The status was this and the error sticks; it is cleared. */
static inline void refused(world *w, etch_status got, etch_status want, const char *text)
{
    if (got != want || !strstr(etch_error_message(w->cx), text))
        fail_msg("%s: \"%s\" does not contain \"%s\"", etch_status_name(got), etch_error_message(w->cx), text);
    assert_true(etch_failed(w->cx));
    etch_error_clear(w->cx);
}

#endif
