/* Views against index arithmetic: random chains of views are followed by an array of expected elements, which is
 * rearranged element by element from the definition of each view. */
#include "env.h"

#include <string.h>

int etch_test_view(void);

/* The expectation: a small array of numbers in row-major order. */
enum { MAX_ELEMENTS = 4096 };
typedef struct array {
    int rank;
    int64_t dims[ETCH_MAX_RANK], count;
    int64_t at[MAX_ELEMENTS];
} array;

static void set_dims(array *a, const int64_t *dims, int rank)
{
    a->rank = rank;
    a->count = 1;
    for (int i = 0; i < rank; i++)
        a->count *= a->dims[i] = dims[i];
}

static void to_index(const array *a, int64_t flat, int64_t *index)
{
    for (int i = a->rank - 1; i >= 0; i--) {
        index[i] = flat % a->dims[i];
        flat /= a->dims[i];
    }
}

static int64_t to_flat(const array *a, const int64_t *index)
{
    int64_t flat = 0;
    for (int i = 0; i < a->rank; i++)
        flat = flat * a->dims[i] + index[i];
    return flat;
}

static void expect_transposed(const array *x, const int *perm, array *y)
{
    int64_t dims[ETCH_MAX_RANK], to[ETCH_MAX_RANK] = { 0 }, from[ETCH_MAX_RANK] = { 0 };
    for (int i = 0; i < x->rank; i++)
        dims[i] = x->dims[perm[i]];
    set_dims(y, dims, x->rank);
    for (int64_t i = 0; i < y->count; i++) {
        to_index(y, i, to);
        for (int k = 0; k < x->rank; k++)
            from[perm[k]] = to[k];
        y->at[i] = x->at[to_flat(x, from)];
    }
}

static void expect_sliced(const array *x, int axis, int64_t start, int64_t count, int64_t step, array *y)
{
    int64_t dims[ETCH_MAX_RANK], index[ETCH_MAX_RANK] = { 0 };
    memcpy(dims, x->dims, sizeof dims);
    dims[axis] = count;
    set_dims(y, dims, x->rank);
    for (int64_t i = 0; i < y->count; i++) {
        to_index(y, i, index);
        index[axis] = start + index[axis] * step;
        y->at[i] = x->at[to_flat(x, index)];
    }
}

static void expect_broadcast(const array *x, const int64_t *dims, int rank, array *y)
{
    int64_t index[ETCH_MAX_RANK] = { 0 };
    set_dims(y, dims, rank);
    for (int64_t i = 0; i < y->count; i++) {
        to_index(y, i, index);
        int64_t *last = index + rank - x->rank;
        for (int k = 0; k < x->rank; k++)
            if (x->dims[k] == 1)
                last[k] = 0;
        y->at[i] = x->at[to_flat(x, last)];
    }
}

static void assert_holds(etch_ctx *cx, etch_tensor *t, const array *a)
{
    int64_t back[MAX_ELEMENTS];
    assert_int_equal(etch_tensor_rank(t), a->rank);
    assert_memory_equal(etch_tensor_dims(t), a->dims, (size_t)a->rank * sizeof(int64_t));
    assert_int_equal(etch_tensor_count(t), a->count);
    assert_int_equal(etch_tensor_read(cx, t, back, (size_t)a->count * sizeof(int64_t)), ETCH_OK);
    assert_memory_equal(back, a->at, (size_t)a->count * sizeof(int64_t));
    /* Dense exactly if the elements lie in memory as they are read. */
    const int64_t *mapped = etch_tensor_map(cx, t, false);
    bool lies_dense = true;
    for (int64_t i = 0; i < a->count; i++)
        lies_dense = lies_dense && etch__offset_of(t, i) == i;
    assert_int_equal(etch_tensor_is_dense(t), lies_dense);
    for (int64_t i = 0; i < a->count; i++)
        assert_int_equal(mapped[etch__offset_of(t, i)], a->at[i]);
    etch_tensor_unmap(cx, t);
}

static etch_tensor *step_transpose(etch_ctx *cx, etch_tensor *t, const array *x, array *y, uint64_t *seed)
{
    int perm[ETCH_MAX_RANK], given[ETCH_MAX_RANK];
    for (int i = 0; i < x->rank; i++) {
        int at = (int)test_random_in(seed, 0, i);
        perm[i] = perm[at];
        perm[at] = i;
    }
    for (int i = 0; i < x->rank; i++)
        given[i] = test_random(seed) % 2 ? perm[i] : perm[i] - x->rank;
    etch_tensor *out = NULL;
    assert_int_equal(etch_tensor_transpose(cx, t, given, &out), ETCH_OK);
    expect_transposed(x, perm, y);
    return out;
}

static etch_tensor *step_slice(etch_ctx *cx, etch_tensor *t, const array *x, array *y, uint64_t *seed)
{
    if (x->rank == 0)
        return NULL;
    int axis = (int)test_random_in(seed, 0, x->rank - 1);
    int64_t dim = x->dims[axis], start, count = 0, step;
    do
        step = test_random_in(seed, -3, 3);
    while (step == 0);
    start = test_random_in(seed, 0, dim);
    if (start < dim) {
        int64_t most = step > 0 ? (dim - 1 - start) / step + 1 : start / -step + 1;
        count = test_random_in(seed, most > 1 ? 1 : 0, most);
    }
    etch_tensor *out = NULL;
    assert_int_equal(etch_tensor_slice(cx, t, test_random(seed) % 2 ? axis : axis - x->rank, start, count, step, &out),
                     ETCH_OK);
    expect_sliced(x, axis, start, count, step, y);
    return out;
}

static etch_tensor *step_broadcast(etch_ctx *cx, etch_tensor *t, const array *x, array *y, uint64_t *seed)
{
    int n_new = (int)test_random_in(seed, 0, 2);
    int64_t dims[ETCH_MAX_RANK], count = 1;
    if (x->rank + n_new > 8)
        return NULL;
    for (int i = 0; i < x->rank + n_new; i++) {
        dims[i] = i < n_new ? 1 : x->dims[i - n_new];
        if (dims[i] == 1)
            dims[i] = test_random_in(seed, 0, 9) == 0 ? 0 : test_random_in(seed, 1, 3);
        count *= dims[i];
    }
    if (count > MAX_ELEMENTS)
        return NULL;
    etch_tensor *out = NULL;
    assert_int_equal(etch_tensor_broadcast(cx, t, dims, x->rank + n_new, &out), ETCH_OK);
    expect_broadcast(x, dims, x->rank + n_new, y);
    return out;
}

/* Factors the count at random; sometimes one dim is left to be inferred. */
static etch_tensor *step_reshape(etch_ctx *cx, etch_tensor *t, const array *x, array *y, uint64_t *seed)
{
    int64_t dims[ETCH_MAX_RANK], rest = x->count;
    int rank = 0;
    if (rest == 0) {
        dims[rank++] = test_random_in(seed, 0, 5);
        dims[rank++] = 0;
    }
    for (; rest > 1 && rank < 6; rank++) {
        int64_t f;
        do
            f = test_random_in(seed, 1, rest < 6 ? rest : 6);
        while (rest % f != 0);
        dims[rank] = f;
        rest /= f;
    }
    if (rest > 1 || (x->count > 0 && test_random(seed) % 2))
        dims[rank++] = rest;
    set_dims(y, dims, rank);
    assert_int_equal(y->count, x->count);
    memcpy(y->at, x->at, sizeof y->at);
    if (x->count > 0 && rank > 0 && test_random(seed) % 2)
        dims[test_random_in(seed, 0, rank - 1)] = -1;
    etch_tensor *out = NULL;
    assert_int_equal(etch_tensor_reshape(cx, t, dims, rank, &out), ETCH_OK);
    return out;
}

static etch_tensor *step_dense(etch_ctx *cx, etch_tensor *t, const array *x, array *y, uint64_t *seed)
{
    (void)seed;
    etch_tensor *out = NULL;
    assert_int_equal(etch_tensor_dense(cx, t, &out), ETCH_OK);
    assert_true(etch_tensor_is_dense(out));
    assert_int_equal(out == t, etch_tensor_is_dense(t));
    *y = *x;
    return out;
}

static void random_chains(void **state)
{
    env *e = *state;
    typedef etch_tensor *step_fn(etch_ctx *, etch_tensor *, const array *, array *, uint64_t *);
    static step_fn *const steps[] = { step_transpose, step_slice,   step_slice, step_broadcast,
                                      step_reshape,   step_reshape, step_dense };
    static array a, b;
    for (uint64_t run = 0; run < 3000; run++) {
        uint64_t seed = run;
        int64_t dims[4];
        int rank = (int)test_random_in(&seed, 0, 4);
        for (int i = 0; i < rank; i++)
            dims[i] = test_random_in(&seed, test_random(&seed) % 8 == 0 ? 0 : 1, 6);
        etch_tensor *t = test_arange(e->cx, dims, rank);
        set_dims(&a, dims, rank);
        for (int64_t i = 0; i < a.count; i++)
            a.at[i] = i;
        for (int i = 0; i < 8; i++) {
            etch_tensor *next = steps[test_random(&seed) % ETCH_COUNT_OF(steps)](e->cx, t, &a, &b, &seed);
            if (!next)
                continue;
            assert_holds(e->cx, next, &b);
            etch_tensor_release(&t);
            t = next;
            a = b;
        }
        etch_tensor_release(&t);
    }
}

/* A reshape must be a view exactly if there are strides at all: found by trying, for each axis, the only stride that
 * could be right (the distance from its first to its second element) and looking at every element. */
static void reshape_copies_only_when_it_must(void **state)
{
    env *e = *state;
    int n_views = 0, n_copies = 0;
    static array a, b;
    for (uint64_t run = 0; run < 3000; run++) {
        uint64_t seed = run + 77;
        int64_t dims[3] = { test_random_in(&seed, 1, 4), test_random_in(&seed, 1, 4), test_random_in(&seed, 1, 6) };
        etch_tensor *t = test_arange(e->cx, dims, 3), *view = NULL, *y = NULL;
        set_dims(&a, dims, 3);
        for (int64_t i = 0; i < a.count; i++)
            a.at[i] = i;
        view = (test_random(&seed) % 2 ? step_transpose : step_slice)(e->cx, t, &a, &b, &seed);
        if (b.count == 0) {
            etch_tensor_release(&view);
            etch_tensor_release(&t);
            continue;
        }
        y = step_reshape(e->cx, view, &b, &a, &seed); /* a: dims of the result, elements as offsets into t */
        int64_t strides[ETCH_MAX_RANK];
        bool has_strides = true;
        for (int i = 0; i < a.rank; i++) {
            int64_t index[ETCH_MAX_RANK] = { 0 };
            index[i] = a.dims[i] > 1;
            strides[i] = a.at[to_flat(&a, index)] - a.at[0];
        }
        for (int64_t i = 0; i < a.count; i++) {
            int64_t index[ETCH_MAX_RANK], offset = a.at[0];
            to_index(&a, i, index);
            for (int k = 0; k < a.rank; k++)
                offset += index[k] * strides[k];
            has_strides = has_strides && offset == a.at[i];
        }
        assert_int_equal(y->buffer == t->buffer, has_strides);
        n_views += has_strides;
        n_copies += !has_strides;
        etch_tensor_release(&y);
        etch_tensor_release(&view);
        etch_tensor_release(&t);
    }
    assert_true(n_views > 500);
    assert_true(n_copies > 300);
}

static void transpose_mistakes(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(2, 3)), *out = NULL;
    assert_failed(e->cx, etch_tensor_transpose(e->cx, t, (int[]){ 0, 2 }, &out), ETCH_EINVAL, "perm[1] is 2");
    assert_failed(e->cx, etch_tensor_transpose(e->cx, t, (int[]){ -3, 0 }, &out), ETCH_EINVAL, "perm[0] is -3");
    assert_failed(e->cx, etch_tensor_transpose(e->cx, t, (int[]){ 1, -1 }, &out), ETCH_EINVAL,
                  "axis 1 is already taken");
    assert_failed(e->cx, etch_tensor_transpose(e->cx, t, (int[]){ INT32_MIN, 0 }, &out), ETCH_EINVAL, "perm[0]");
    assert_failed(e->cx, etch_tensor_transpose(e->cx, NULL, NULL, &out), ETCH_EINVAL, "transpose: the tensor is NULL");
    assert_failed(e->cx, etch_tensor_transpose(e->cx, t, NULL, NULL), ETCH_EINVAL, "result");
    assert_null(out);
    etch_tensor_release(&t);
}

static void slice_mistakes(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(2, 5)), *out = NULL;
    static const struct {
        int64_t start, count, step;
        const char *part;
        int axis;
        etch_status status;
    } cases[] = {
        { 0, 1, 1, "axis 2, but the tensor has 2 axes", 2, ETCH_EINVAL },
        { 0, 1, 1, "axis -3", -3, ETCH_EINVAL },
        { 0, 1, 0, "step along axis 1 is 0", 1, ETCH_EINVAL },
        { 0, -1, 1, "count along axis 1 is -1", 1, ETCH_ERANGE },
        { 5, 1, 1, "start 5 is outside axis 1 of size 5", -1, ETCH_ERANGE },
        { 6, 0, 1, "start 6", 1, ETCH_ERANGE },
        { -1, 0, 1, "start -1", 1, ETCH_ERANGE },
        { 1, 3, 2, "3 elements from 1 by steps of 2 leave axis 1 of size 5", 1, ETCH_ERANGE },
        { 1, 3, -1, "steps of -1", 1, ETCH_ERANGE },
        { 0, 3, 1, "axis 0 of size 2", 0, ETCH_ERANGE },
        { 0, INT64_MAX, INT64_MAX, "leave", 1, ETCH_ERANGE },
        { 4, 2, INT64_MAX, "leave", 1, ETCH_ERANGE },
        { 4, 3, INT64_MIN, "leave", 1, ETCH_ERANGE },
    };
    for (size_t i = 0; i < ETCH_COUNT_OF(cases); i++)
        assert_failed(e->cx,
                      etch_tensor_slice(e->cx, t, cases[i].axis, cases[i].start, cases[i].count, cases[i].step, &out),
                      cases[i].status, cases[i].part);
    assert_null(out);
    /* One element needs no step, so any will do; none at all may start at the end. */
    int64_t back[2];
    assert_int_equal(etch_tensor_slice(e->cx, t, 1, 3, 1, INT64_MIN, &out), ETCH_OK);
    assert_int_equal(etch_tensor_read(e->cx, out, back, sizeof back), ETCH_OK);
    assert_int_equal(back[0], 3);
    assert_int_equal(back[1], 8);
    etch_tensor_release(&out);
    assert_int_equal(etch_tensor_slice(e->cx, t, 1, 5, 0, -1, &out), ETCH_OK);
    assert_int_equal(etch_tensor_count(out), 0);
    etch_tensor_release(&out);
    etch_tensor_release(&t);
}

static void broadcast_mistakes(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(2, 1)), *out = NULL;
    assert_failed(e->cx, etch_tensor_broadcast(e->cx, t, DIMS(3, 4), &out), ETCH_ESHAPE,
                  "[2,1] does not fit [3,4]: axis 0 is 2, not 3 or 1");
    assert_failed(e->cx, etch_tensor_broadcast(e->cx, t, DIMS(7, 0, 4), &out), ETCH_ESHAPE, "axis 0 is 2, not 0");
    assert_failed(e->cx, etch_tensor_broadcast(e->cx, t, DIMS(2), &out), ETCH_ESHAPE, "[2,1] has more axes than [2]");
    assert_failed(e->cx, etch_tensor_broadcast(e->cx, t, DIMS(2, -1), &out), ETCH_ERANGE, "broadcast: dim 1 of [2,-1]");
    assert_failed(e->cx, etch_tensor_broadcast(e->cx, t, DIMS(2, INT64_C(1) << 60), &out), ETCH_ERANGE, "broadcast");
    assert_failed(e->cx, etch_tensor_broadcast(e->cx, t, NULL, 2, &out), ETCH_EINVAL, "broadcast");
    assert_null(out);
    /* No memory is needed for many equal elements. */
    assert_int_equal(etch_tensor_broadcast(e->cx, t, DIMS(INT64_C(1) << 30, 2, INT64_C(1) << 20), &out), ETCH_OK);
    assert_true(etch_tensor_count(out) == INT64_C(1) << 51);
    assert_ptr_equal(out->buffer, t->buffer);
    etch_tensor_release(&out);
    etch_tensor_release(&t);
}

static void reshape_mistakes(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(2, 6)), *none = test_arange(e->cx, DIMS(0, 6)), *out = NULL;
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, DIMS(5, 2), &out), ETCH_ESHAPE,
                  "reshape: [2,6] has 12 elements, but [5,2] has 10");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, DIMS(5, -1), &out), ETCH_ESHAPE,
                  "[2,6] has 12 elements, which is not a multiple of the 5 of [5,-1]");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, DIMS(-1, 2, -1), &out), ETCH_EINVAL,
                  "more than one dim of [-1,2,-1]");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, DIMS(-2, -6), &out), ETCH_ERANGE,
                  "dim 0 of [-2,-6] is negative");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, DIMS(0, -1), &out), ETCH_ESHAPE, "from [2,6] to [0,-1]");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, none, DIMS(0, -1), &out), ETCH_ESHAPE, "-1 could be any size");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, NULL, 0, &out), ETCH_ESHAPE, "[] has 1");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, NULL, 1, &out), ETCH_EINVAL, "dims is NULL");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, DIMS(1), NULL), ETCH_EINVAL, "result");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, (int64_t[17]){ 0 }, 17, &out), ETCH_EINVAL, "rank is 17");
    assert_failed(e->cx, etch_tensor_reshape(e->cx, t, DIMS(INT64_C(1) << 40, INT64_C(1) << 40), &out), ETCH_ERANGE,
                  "reshape");
    assert_null(out);
    assert_int_equal(etch_tensor_reshape(e->cx, none, DIMS(7, -1), &out), ETCH_OK);
    assert_int_equal(etch_tensor_dim(out, 1), 0);
    etch_tensor_release(&out);
    assert_int_equal(etch_tensor_reshape(e->cx, none, DIMS(INT64_C(1) << 61, 0, INT64_C(1) << 61), &out), ETCH_OK);
    etch_tensor_release(&out);
    assert_failed(e->cx, etch_tensor_reshape(e->cx, none, DIMS(INT64_MAX, 0), &out), ETCH_ERANGE,
                  "reshape: dim 0 of [9223372036854775807,0] is too large");
    assert_null(out);
    etch_tensor_release(&t);
    etch_tensor_release(&none);
}

static void written_through_a_view(void **state)
{
    env *e = *state;
    etch_tensor *t = test_arange(e->cx, DIMS(2, 3)), *col = NULL;
    assert_int_equal(etch_tensor_slice(e->cx, t, 1, 1, 1, 1, &col), ETCH_OK);
    int64_t *at = etch_tensor_map(e->cx, col, true), back[6];
    at[0] = 100;
    at[etch_tensor_strides(col)[0]] = 200;
    etch_tensor_unmap(e->cx, col);
    assert_int_equal(etch_tensor_read(e->cx, t, back, sizeof back), ETCH_OK);
    assert_memory_equal(back, ((int64_t[]){ 0, 100, 2, 3, 200, 5 }), sizeof back);
    etch_tensor_release(&t);
    etch_tensor_release(&col);
}

int etch_test_view(void)
{
    const struct CMUnitTest tests[] = {
        ENV_TEST(random_chains),          ENV_TEST(reshape_copies_only_when_it_must),
        ENV_TEST(transpose_mistakes),     ENV_TEST(slice_mistakes),
        ENV_TEST(broadcast_mistakes),     ENV_TEST(reshape_mistakes),
        ENV_TEST(written_through_a_view),
    };
    return cmocka_run_group_tests_name("tensor/view", tests, NULL, NULL);
}
