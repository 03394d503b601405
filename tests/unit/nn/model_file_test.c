/* Files of models: what is stored comes back, and a file that does not fit changes nothing. */
#include "nn_testing.h"

#include <etch/archive.h>

static const char path[] = ETCH_BUILD_DIR "/nn_model_test.safetensors";

static etch_model *two_vectors(world *w, float a, float b)
{
    etch_model *m = model_of(w, 0, 3);
    ADD_VECTOR(w, m, "a", a, a);
    ADD_VECTOR(w, m, "b", b);
    return m;
}

static void test_round_trip(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = two_vectors(&w, 1.5f, -2);
    etch_model_random(w.cx, m, etch_int_list(w.cx, DIMS(10), 1));
    must(&w, etch_model_store(w.cx, m, path));
    etch_model *n = two_vectors(&w, 0, 0);
    must(&w, etch_model_load(w.cx, n, path));
    HAS(&w, etch_model_find(n, "a"), 1.5f, 1.5f);
    HAS(&w, etch_model_find(n, "b"), -2);
    expect_bytes(&w, etch_variable_read(w.cx, etch_model_variable(n, 0)), (const uint64_t[]){ 3, 10 * 256 }, 16);
    must(&w, etch_model_store(w.cx, n, path)); /* over the file */
    must(&w, etch_model_load(w.cx, n, path));
    etch_model_release(&m);
    etch_model_release(&n);
    (void)remove(path);
    world_end(&w);
}

/* A variable of any size takes what the file has. */
static void test_open_sizes(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0), *n = model_of(&w, 0, 0);
    ADD_VECTOR(&w, m, "v", 1, 2, 3);
    ADD_VECTOR(&w, m, "u", 4);
    must(&w, etch_model_store(w.cx, m, path));
    etch_variable *v = etch_model_add(w.cx, n, NUMBERS(&w, 0),
                                      &(etch_variable_options){ .name = "v", .sizes = &ETCH_UNKNOWN_SIZE, .rank = 1 });
    etch_variable *u = etch_model_add(w.cx, n, NUMBERS(&w, 0, 0),
                                      &(etch_variable_options){ .name = "u", .rank = ETCH_ANY_RANK });
    must(&w, etch_model_load(w.cx, n, path));
    HAS(&w, v, 1, 2, 3);
    HAS(&w, u, 4);
    etch_model_release(&m);
    etch_model_release(&n);
    (void)remove(path);
    world_end(&w);
}

/* Loading `file` into a model of a and b fails so, and both are what they were. */
static void does_not_fit(world *w, const char *file, etch_status s, const char *text)
{
    etch_model *m = two_vectors(w, 7, 8);
    refused(w, etch_model_load(w->cx, m, file), s, text);
    HAS(w, etch_model_find(m, "a"), 7, 7);
    HAS(w, etch_model_find(m, "b"), 8);
    etch_model_release(&m);
}

static void test_files_that_do_not_fit(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    does_not_fit(&w, ETCH_BUILD_DIR "/there/is/none", ETCH_EIO, "there/is/none");
    does_not_fit(&w, NULL, ETCH_EINVAL, "the path is NULL");
    const char *const names[] = { "a", "b", "random", "c" };
    etch_tensor *random = etch_from(w.cx, ETCH_U64, DIMS(2), 1, (const uint64_t[]){ 0, 0 });
    etch_tensor *a = NUMBERS(&w, 1, 1), *b = NUMBERS(&w, 1);
    etch_tensor *const short_a[] = { b, b, random, a },
                       *const whole_b[] = { a, etch_int_list(w.cx, DIMS(1), 1), random },
                       *const right[] = { a, b, random, a };
    must(&w, etch_archive_save(w.cx, path, names, right, 2, NULL, NULL, 0));
    does_not_fit(&w, path, ETCH_EINVAL, "has no 'random'");
    must(&w, etch_archive_save(w.cx, path, names, right, 4, NULL, NULL, 0));
    does_not_fit(&w, path, ETCH_EINVAL, "has 'c', and the model does not");
    must(&w, etch_archive_save(w.cx, path, names, short_a, 3, NULL, NULL, 0));
    does_not_fit(&w, path, ETCH_ESHAPE, "'a'");
    must(&w, etch_archive_save(w.cx, path, names, whole_b, 3, NULL, NULL, 0));
    does_not_fit(&w, path, ETCH_EDTYPE, "'b'");
    (void)remove(path);
    world_end(&w);
}

static etch_tensor *stores(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in;
    etch_status s = etch_model_store(cx, user, path);
    return s == ETCH_OK ? in[0] : NULL;
}

static void test_not_in_traces(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_model *m = model_of(&w, 0, 0);
    etch_function *f = function_with(&w, stores, m, ETCH_SYMBOLIC);
    fails(&w, f, NUMBERS(&w, 1), ETCH_EINVAL, "inside a traced function");
    refused(&w, etch_model_store(w.cx, NULL, path), ETCH_EINVAL, "the model is NULL");
    etch_function_release(&f);
    etch_model_release(&m);
    world_end(&w);
}

int etch_test_model_file(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_open_sizes),
        cmocka_unit_test(test_files_that_do_not_fit),
        cmocka_unit_test(test_not_in_traces),
    };
    return cmocka_run_group_tests_name("nn/model_file", tests, NULL, NULL);
}
