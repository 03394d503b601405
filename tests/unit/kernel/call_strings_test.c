/* string_equal and string_concat, with broadcasting. */
#include "unit/kernel/call_testing.h"

/* The element of x that goes with element i of z. */
static etch_str *partner(const arr *x, const arr *z, int64_t i)
{
    int64_t p[ETCH_MAX_RANK], q[ETCH_MAX_RANK];
    position_of(z, i, p);
    for (int a = 0; a < x->a.rank; a++)
        q[a] = x->dims[a] == 1 ? 0 : p[z->a.rank - x->a.rank + a];
    return *(etch_str **)element(x, index_of(x, q));
}

static void check(void)
{
    int64_t dims[ETCH_MAX_RANK], own[2][ETCH_MAX_RANK];
    int rank = random_shape(0, 3, dims), skip[2];
    for (int s = 0; s < 2; s++) {
        skip[s] = s == 0 ? 0 : (int)random_below(rank + 1);
        for (int a = 0; a < rank; a++)
            own[s][a] = dims[a] != 0 && random_below(3) == 0 ? 1 : dims[a];
    }
    /* What both have once, the result has once. */
    for (int a = 0; a < rank; a++)
        if (own[0][a] == 1 && (a < skip[1] || own[1][a] == 1))
            dims[a] = 1;
    arr x, y, z, b;
    place(&x, ETCH_STRING, rank, own[0], REPEATED);
    place(&y, ETCH_STRING, rank - skip[1], own[1] + skip[1], REPEATED);
    for (int a = 0; a < skip[1]; a++)
        assert_true(own[0][a] == dims[a]);
    fill_random(&x, false);
    fill_random(&y, false);
    place(&z, ETCH_STRING, rank, dims, DENSE);
    place(&b, ETCH_BOOL, rank, dims, DENSE);
    assert_int_equal(RUN(string_equal, NULL, 2, ARRAYS(&x, &y), 1, ARRAYS(&b)), ETCH_OK);
    /* Twice: the second time there are strings to drop. */
    for (int i = 0; i < 2; i++)
        assert_int_equal(RUN(string_concat, NULL, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
    for (int64_t i = 0; i < z.count; i++) {
        etch_str *p = partner(&x, &z, i), *q = partner(&y, &z, i), *joined = *(etch_str **)element(&z, i);
        size_t n_p = p ? p->n : 0, n_q = q ? q->n : 0;
        assert_int_equal(get_i(&b, i), same_strings(p, q));
        assert_int_equal(joined ? joined->n : 0, n_p + n_q);
        if (n_p)
            assert_memory_equal(joined->bytes, p->bytes, n_p);
        if (n_q)
            assert_memory_equal(joined->bytes + n_p, q->bytes, n_q);
    }
    drop(&x);
    drop(&y);
    drop(&z);
    drop(&b);
}

static void test_random(void **state)
{
    (void)state;
    for (int i = 0; i < 200; i++)
        check();
}

/* A string whose buffer does not fit scratch, and NUL bytes inside. */
static void test_large(void **state)
{
    (void)state;
    enum { N = 300000 };
    char *text = malloc(N);
    for (int i = 0; i < N; i++)
        text[i] = (char)(i % 251);
    arr x, y, z;
    place(&x, ETCH_STRING, SCALAR, DENSE);
    place(&y, ETCH_STRING, SCALAR, DENSE);
    place(&z, ETCH_STRING, SCALAR, DENSE);
    set_string(&x, 0, text, N);
    set_string(&y, 0, text, 1000);
    assert_int_equal(RUN(string_concat, NULL, 2, ARRAYS(&x, &y), 1, ARRAYS(&z)), ETCH_OK);
    etch_str *s = *(etch_str **)element(&z, 0);
    assert_int_equal(s->n, N + 1000);
    assert_memory_equal(s->bytes, text, N);
    assert_memory_equal(s->bytes + N, text, 1000);
    free(text);
    drop(&x);
    drop(&y);
    drop(&z);
}

int etch_test_call_strings(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_random, make_ctx, drop_ctx),
        cmocka_unit_test_setup_teardown(test_large, make_ctx, drop_ctx),
    };
    return cmocka_run_group_tests_name("kernel/call_strings", tests, NULL, NULL);
}
