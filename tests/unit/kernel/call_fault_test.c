/* Calls that take memory, with every single allocation failing in turn: an error, and nothing lost. */
#include "unit/kernel/call_testing.h"

#include "unit/base/fault.h"

/* What may be left to drop when a step failed. */
typedef struct things {
    arr all[8];
    int n;
} things;

static arr *thing(things *s, etch_dtype t, int rank, const int64_t *dims, int layout)
{
    place(&s->all[s->n], t, rank, dims, layout);
    return &s->all[s->n++];
}

static etch_status join_strings(things *s)
{
    arr *x = thing(s, ETCH_STRING, SHAPE(3), DENSE), *y = thing(s, ETCH_STRING, SCALAR, DENSE);
    arr *z = thing(s, ETCH_STRING, SHAPE(3), DENSE);
    for (int64_t i = 0; i < 3; i++)
        if (!etch__str_assign(cx->alloc, (etch_str **)element(x, i), WORDS[i + 3], WORD_LENGTHS[i + 3]))
            return ETCH_ENOMEM;
    if (!etch__str_assign(cx->alloc, (etch_str **)element(y, 0), "tail", 4))
        return ETCH_ENOMEM;
    return RUN(string_concat, NULL, 2, ARRAYS(x, y), 1, ARRAYS(z));
}

/* In scratch, and past it: 40,000 records are a block of the device's. */
static etch_status sort_rows(things *s, int64_t n)
{
    arr *x = thing(s, ETCH_F64, 1, &n, DENSE), *y = thing(s, ETCH_F64, 1, &n, DENSE),
        *p = thing(s, ETCH_I32, 1, &n, DENSE);
    arr *k = thing(s, ETCH_I64, SCALAR, DENSE);
    fill_random(x, true);
    set_i(k, 0, n);
    etch_attrs_sort attrs = { 0, true };
    etch_status status = RUN(sort, &attrs, 1, ARRAYS(x), 1, ARRAYS(y));
    if (status == ETCH_OK)
        status = RUN(argsort, &attrs, 1, ARRAYS(x), 1, ARRAYS(p));
    if (status == ETCH_OK)
        status = RUN(top_k, NULL, 2, ARRAYS(x, k), 2, ARRAYS(y, p));
    etch_attrs_side side = { false, ETCH_I32 };
    if (status == ETCH_OK)
        status = RUN(searchsorted, &side, 2, ARRAYS(y, x), 1, ARRAYS(p));
    return status;
}

static etch_status tell_apart(things *s, int64_t n)
{
    arr *x = thing(s, ETCH_I32, 1, &n, DENSE);
    for (int i = 1; i < 4; i++)
        s->all[s->n++] = (arr){ .a = { .dtype = ETCH_I32 } };
    for (int64_t i = 0; i < n; i++)
        set_i(x, i, i);
    return RUN_SIZED(unique, NULL, 1, ARRAYS(x), 3, ARRAYS(x + 1, x + 2, x + 3));
}

static etch_status multiply(things *s, etch_dtype t, int64_t n)
{
    /* Rows in pairs, so that a copy is needed. */
    arr *x = thing(s, t, 2, (const int64_t[]){ n, 2 * n }, DENSE),
        *y = thing(s, t, 2, (const int64_t[]){ n, n }, DENSE);
    arr *z = thing(s, t, 2, (const int64_t[]){ n, n }, DENSE);
    x->dims[1] = n;
    x->strides[1] = 2;
    etch_attrs_matmul flags = { false, false };
    return RUN(matmul, &flags, 2, ARRAYS(x, y), 1, ARRAYS(z));
}

static etch_status sum(things *s)
{
    arr *x = thing(s, ETCH_F32, SHAPE(3, 4), DENSE), *shape = thing(s, ETCH_I64, SHAPE(1), DENSE);
    arr *y = thing(s, ETCH_F32, SHAPE(4), DENSE);
    return RUN(sum_to, NULL, 2, ARRAYS(x, shape), 1, ARRAYS(y));
}

/* From channels first, so that a copy is needed. */
static etch_status convolve(things *s, etch_dtype t, int64_t n, int64_t size)
{
    arr *x = thing(s, t, 4, (const int64_t[]){ n, 3, size, size }, DENSE), *w = thing(s, t, SHAPE(3, 3, 3, 5), DENSE);
    arr *y = thing(s, t, 4, (const int64_t[]){ n, size, size, 5 }, DENSE), *shape = thing(s, ETCH_I64, SHAPE(4), DENSE);
    arr *dx = thing(s, t, 4, (const int64_t[]){ n, size, size, 3 }, DENSE);
    memcpy(x->dims, (const int64_t[]){ n, size, size, 3 }, 4 * sizeof *x->dims);
    memcpy(x->strides, (const int64_t[]){ 3 * size * size, size, 1, size * size }, 4 * sizeof *x->strides);
    etch_attrs_conv attrs = { .padding = "same", .groups = 1 };
    etch_status status = RUN(conv, &attrs, 2, ARRAYS(x, w), 1, ARRAYS(y));
    if (status == ETCH_OK)
        status = RUN(conv_grad_w, &attrs, 3, ARRAYS(x, shape, y), 1, ARRAYS(w));
    if (status == ETCH_OK)
        status = RUN(conv_grad_x, &attrs, 3, ARRAYS(shape, w, y), 1, ARRAYS(dx));
    etch_attrs_pool pools[] = { { .window = ETCH_INTS(2, 2), .padding = "same" },
                                { .window = ETCH_INTS(9, 9), .padding = "same" } };
    for (int i = 0; status == ETCH_OK && i < 2; i++)
        status = RUN(max_pool, &pools[i], 1, ARRAYS(x), 1, ARRAYS(dx));
    return status;
}

static etch_status run_step(int step, things *s)
{
    switch (step) {
    case 0: return join_strings(s);
    case 1: return sort_rows(s, 50);
    case 2: return sort_rows(s, 40000);
    case 3: return tell_apart(s, 100);
    case 4: return tell_apart(s, 12000);
    case 5: return multiply(s, ETCH_F32, 4);
    case 6: return multiply(s, ETCH_F32, 300);
    case 7: return multiply(s, ETCH_BF16, 300);
    case 8: return multiply(s, ETCH_I64, 5);
    case 9: return sum(s);
    case 10: return convolve(s, ETCH_F32, 1, 4);
    case 11: return convolve(s, ETCH_F32, 40, 28);
    case 12: return convolve(s, ETCH_F64, 3, 30);
    case 13: return convolve(s, ETCH_F16, 3, 30);
    default: return ETCH_OK;
    }
}
enum { N_STEPS = 14 };

static etch_status scenario(const etch_allocator *alloc, void *user)
{
    etch_runtime *rt = NULL;
    etch_status status = etch_runtime_new(alloc, &rt);
    if (status != ETCH_OK)
        return status;
    cx = NULL;
    status = etch_ctx_new(rt, &cx);
    if (status == ETCH_OK) {
        things s = { .n = 0 };
        status = run_step(*(int *)user, &s);
        for (int i = 0; i < s.n; i++)
            drop(&s.all[i]);
    }
    if (cx)
        etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return status;
}

static void test_each(void **state)
{
    (void)state;
    for (int step = 0; step < N_STEPS; step++)
        assert_true(etch_test_each_failure_of(scenario, &step, true) > 0);
}

int etch_test_call_fault(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_each) };
    return cmocka_run_group_tests_name("kernel/call_fault", tests, NULL, NULL);
}
