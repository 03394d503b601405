/* Types and folds of slices, and the numbers of a resolved slice against Python's own rule, written out again. */
#include "ops_testing.h"

#include "kernel/call/strided.h"

enum { OPEN = 1000 }; /* no bound */

/* x[begin:end:step] of a vector */
static etch_val cut(const bench *b, etch_val x, int64_t begin, int64_t end, int64_t step)
{
    return etch_build_strided_slice(b->g, x, INTS(begin == OPEN ? 0 : begin), INTS(end == OPEN ? 0 : end), INTS(step),
                                    begin == OPEN, end == OPEN, 0);
}

static void closed_forms(void **state)
{
    bench *b = *state;
    etch_val x = IN("x", "f32[n]");
    EXPECT_TYPE(cut(b, x, 1, OPEN, 1), "f32[max(n - 1, 0)]");
    EXPECT_TYPE(cut(b, x, OPEN, -1, 1), "f32[max(n - 1, 0)]");
    EXPECT_TYPE(cut(b, x, OPEN, OPEN, 2), "f32[(n + 1)//2]");
    EXPECT_TYPE(cut(b, x, OPEN, OPEN, -1), "f32[n]");
    EXPECT_TYPE(cut(b, x, OPEN, OPEN, -3), "f32[(n + 2)//3]");
    EXPECT_TYPE(cut(b, x, OPEN, 4, 1), "f32[min(n, 4)]");
    EXPECT_TYPE(cut(b, x, -2, OPEN, 1), "f32[min(n, 2)]");
    EXPECT_TYPE(cut(b, x, 3, 3, 1), "f32[0]");
    EXPECT_TYPE(cut(b, x, -2, -5, 1), "f32[0]");
    EXPECT_TYPE(cut(b, IN("ten", "f32[10]"), 2, -3, 2), "f32[3]");
    assert_int_equal(cut(b, x, OPEN, OPEN, 1), x);
    assert_int_equal(cut(b, x, 0, OPEN, 1), x);
    assert_int_not_equal(cut(b, x, OPEN, OPEN, -1), x);
}

static void with_ranges(void **state)
{
    bench *b = *state;
    assert_int_equal(etch_graph_constrain(b->g, "k", 4, 100, 2), ETCH_OK);
    etch_val x = IN("x", "f32[k]");
    EXPECT_TYPE(cut(b, x, 1, OPEN, 1), "f32[k - 1]");
    EXPECT_TYPE(cut(b, x, OPEN, -4, 1), "f32[k - 4]");
    EXPECT_TYPE(cut(b, x, 1, 4, 1), "f32[3]");
    EXPECT_TYPE(cut(b, x, -3, -1, 1), "f32[2]");
    EXPECT_TYPE(cut(b, x, OPEN, OPEN, 2), "f32[k//2]");
    EXPECT_TYPE(cut(b, x, 3, OPEN, -1), "f32[4]");
    EXPECT_TYPE(cut(b, x, -1, -3, -1), "f32[2]");
}

/* Every closed form at every small size is what Python takes: forms are evaluated by giving the size as a constant. */
static void forms_agree_with_python(void **state)
{
    bench *b = *state;
    const int64_t bounds[] = { OPEN, -9, -3, -1, 0, 1, 2, 5, 9 }, steps[] = { 1, 2, 3, -1, -2, -3 };
    etch_val x = IN("x", "f32[n]");
    for (size_t i = 0; i < ETCH_COUNT_OF(bounds); i++)
        for (size_t j = 0; j < ETCH_COUNT_OF(bounds); j++)
            for (size_t k = 0; k < ETCH_COUNT_OF(steps); k++) {
                int64_t step = steps[k];
                etch_val y = cut(b, x, bounds[i], bounds[j], step);
                expect_no_error(b, __FILE__, __LINE__);
                etch_dim form = etch__type_of(b->g, y)->dims[0];
                for (int64_t n = 0; n < 8; n++) {
                    /* Python: walk from begin by step while the index is inside and before end. */
                    int64_t begin = bounds[i], end = bounds[j];
                    begin = begin == OPEN ? (step > 0 ? 0 : n - 1) : begin < 0 ? begin + n : begin;
                    end = end == OPEN ? (step > 0 ? n : -1) : end < 0 ? end + n : end;
                    begin = begin < 0 ? (step > 0 ? 0 : -1) : begin >= n ? (step > 0 ? n : n - 1) : begin;
                    end = end < 0 ? (step > 0 ? 0 : -1) : end > n ? n : end;
                    int64_t want = 0;
                    for (int64_t at = begin; step > 0 ? at < end : at > end; at += step)
                        want++;
                    etch_slice_bounds s = { bounds[i] != OPEN, bounds[j] != OPEN, bounds[i], bounds[j], step };
                    int64_t first, count;
                    etch__slice_resolve(&s, n, &first, &count);
                    assert_int_equal(count, want);
                    if (want > 0)
                        assert_int_equal(first, begin);
                    etch_dim map[] = { n };
                    assert_int_equal(etch__dims_n_symbols(b->g->dims), 1);
                    etch_dim got = etch__dim_substitute(b->cx, b->g->dims, b->g->dims, form, map);
                    if (got != want)
                        fail_msg("x[%d:%d:%d] of %d has %d elements, not %d", (int)bounds[i], (int)bounds[j], (int)step,
                                 (int)n, (int)got, (int)want);
                }
            }
}

static void extreme_numbers(void **state)
{
    (void)state;
    int64_t first, count;
    etch__slice_resolve(&(etch_slice_bounds){ true, true, INT64_MIN, INT64_MAX, INT64_MAX }, 5, &first, &count);
    assert_int_equal(first, 0);
    assert_int_equal(count, 1);
    etch__slice_resolve(&(etch_slice_bounds){ true, true, INT64_MAX, INT64_MIN, INT64_MIN }, 5, &first, &count);
    assert_int_equal(first, 4);
    assert_int_equal(count, 1);
    etch__slice_resolve(&(etch_slice_bounds){ false, false, 0, 0, INT64_MIN }, 0, &first, &count);
    assert_int_equal(count, 0);
}

static void several_axes(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[b, t, 4]"), i = IN("i", "i64[1]"), u = IN("u", "f32[...]");
    EXPECT_TYPE(etch_build_strided_slice(g, x, INTS(0, -1), INTS(0, 0), INTS(1, 1), 1, 1, 2), "f32[b, 4]");
    EXPECT_TYPE(etch_build_strided_slice(g, x, INTS(0, 0, 1), INTS(0, 0, 3), INTS(1, 1, 1), 3, 3, 0), "f32[b, t, 2]");
    etch_val at = etch_build_strided_slice(g, x, i, INTS(0), INTS(1), 0, 0, 1);
    EXPECT_TYPE(at, "f32[t, 4]"); /* one plan for every x[i] */
    EXPECT_CHECKS(at, 0);         /* the index is looked at when it runs */
    EXPECT_TYPE(etch_build_strided_slice(g, x, i, INTS(9), INTS(1), 0, 0, 0), "f32[u0, t, 4]");
    etch_val third = etch_build_strided_slice(g, x, INTS(2), INTS(0), INTS(1), 0, 0, 1);
    EXPECT_TYPE(third, "f32[t, 4]");
    EXPECT_CHECK(third, "the index is past the end");
    EXPECT_CHECK(etch_build_strided_slice(g, x, INTS(-2), INTS(0), INTS(1), 0, 0, 1), "the index is before the start");
    EXPECT_TYPE(etch_build_strided_slice(g, u, INTS(1), INTS(0), INTS(1), 0, 1, 0), "f32[...]");
    EXPECT_ERROR(etch_build_strided_slice(g, x, INTS(0, 0, 4), INTS(0, 0, 0), INTS(1, 1, 1), 3, 3, 4), ETCH_ESHAPE,
                 "strided_slice: slice index 4 of dimension 2 out of bounds: it has 4 elements");
    EXPECT_ERROR(etch_build_strided_slice(g, x, INTS(0), INTS(1), INTS(0), 0, 0, 0), ETCH_EINVAL,
                 "strided_slice: the step of axis 0 is 0");
    EXPECT_ERROR(etch_build_strided_slice(g, x, INTS(0, 1), INTS(1), INTS(1), 0, 0, 0), ETCH_ESHAPE,
                 "they must have one length");
    EXPECT_ERROR(etch_build_strided_slice(g, x, INTS(0), INTS(1), INTS(1), 2, 0, 0), ETCH_EINVAL,
                 "strided_slice: a mask has bits beyond the 1 entries");
    EXPECT_ERROR(etch_build_strided_slice(g, IN("v", "f32[3]"), INTS(0, 0), INTS(1, 1), INTS(1, 1), 0, 0, 0),
                 ETCH_ESHAPE, "strided_slice: x is f32[3], it has fewer axes");
}

static void added(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[b, t, 4]"), i = IN("i", "i64[2]"), u = IN("u", "f32[...]"), d = IN("d", "f32[b, 4]");
    etch_val y = etch_build_strided_slice_add(g, x, i, i, INTS(1, 1), d, 1, 1, 2);
    EXPECT_TYPE(y, "f32[b, t, 4]");
    EXPECT_CHECKS(y, 0); /* the index is looked at when it runs */
    y = etch_build_strided_slice_add(g, x, i, i, INTS(1, 1), IN("e", "f32[b, n, 4]"), 3, 3, 0);
    EXPECT_TYPE(y, "f32[b, t, 4]");
    EXPECT_CHECK(y, "sizes of updates are not those of the slice");
    y = etch_build_strided_slice_add(g, x, i, i, INTS(1, 1), IN("f", "f32[b, n, 4]"), 1, 0, 0);
    EXPECT_CHECKS(y, 0); /* a size that only the run tells */
    EXPECT_TYPE(etch_build_strided_slice_add(g, u, i, i, INTS(1, 1), d, 1, 1, 2), "f32[...]");
    EXPECT_TYPE(etch_build_strided_slice_add(g, x, i, i, INTS(1, 1), u, 1, 1, 2), "f32[b, t, 4]");
    EXPECT_ERROR(etch_build_strided_slice_add(g, x, i, i, INTS(1, 1), IN("h", "f64[b, 4]"), 1, 1, 2), ETCH_EDTYPE,
                 "strided_slice_add: x is f32[b, t, 4], updates is f64[b, 4]; cast one of them");
    EXPECT_ERROR(etch_build_strided_slice_add(g, x, i, i, INTS(1, 1), d, 1, 1, 0), ETCH_ESHAPE,
                 "strided_slice_add: x is f32[b, t, 4], updates is f32[b, 4]; the slice has 3 axes");
    EXPECT_ERROR(etch_build_strided_slice_add(g, x, i, i, INTS(1, 1), IN("k", "f32[b, 5]"), 1, 1, 2), ETCH_ESHAPE,
                 "sizes of updates are not those of the slice");
    EXPECT_ERROR(etch_build_strided_slice_add(g, x, i, i, INTS(1), d, 1, 1, 2), ETCH_ESHAPE,
                 "they must have one length");
}

static void blocks(void **state)
{
    bench *b = *state;
    etch_graph *g = b->g;
    etch_val x = IN("x", "f32[n, 8]"), start = IN("start", "i32[2]");
    etch_val y = etch_build_slice(g, x, INTS(0, 2), INTS(-1, 3));
    EXPECT_TYPE(y, "f32[n, 3]");
    EXPECT_CHECKS(y, 0);
    EXPECT_TYPE(etch_build_slice(g, x, INTS(0, 2), INTS(-1, -1)), "f32[n, 6]");
    etch_val moved = etch_build_slice(g, x, start, INTS(4, 4));
    EXPECT_TYPE(moved, "f32[4, 4]");
    EXPECT_CHECK(moved, "the block goes past the end"); /* 4 <= n */
    EXPECT_TYPE(etch_build_slice(g, x, start, INTS(-1, 4)), "f32[u0, 4]");
    EXPECT_TYPE(etch_build_slice(g, x, INTS(0, 0), IN("size", "i64[2]")), "f32[u1, u2]");
    assert_int_equal(etch_build_slice(g, x, INTS(0, 0), INTS(-1, -1)), x);
    assert_int_equal(etch_build_slice(g, x, INTS(0, 0), SHAPE(x)), x);
    assert_int_not_equal(etch_build_slice(g, x, start, SHAPE(x)), x);
    EXPECT_TYPE(etch_build_slice(g, IN("u", "f32[...]"), start, INTS(2, -1)), "f32[2, u3]");
    EXPECT_ERROR(etch_build_slice(g, x, INTS(0, 6), INTS(-1, 3)), ETCH_ESHAPE,
                 "slice: the block goes past the end: 9 and 8");
    EXPECT_ERROR(etch_build_slice(g, x, INTS(0, -1), INTS(-1, 3)), ETCH_ESHAPE, "slice: a start is negative");
    EXPECT_ERROR(etch_build_slice(g, x, INTS(0, 0), INTS(-1, -2)), ETCH_ESHAPE, "slice: a size is negative");
    EXPECT_ERROR(etch_build_slice(g, x, INTS(0), INTS(1)), ETCH_ESHAPE,
                 "slice: x is f32[n, 8], start is i64[1], size is i64[1]");
}

int etch_test_slice(void)
{
    const struct CMUnitTest tests[] = { TEST(closed_forms),    TEST(with_ranges),  TEST(forms_agree_with_python),
                                        TEST(extreme_numbers), TEST(several_axes), TEST(added),
                                        TEST(blocks) };
    return cmocka_run_group_tests_name("ops/slice", tests, NULL, NULL);
}
