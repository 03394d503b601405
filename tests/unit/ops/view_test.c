/* View rules at run time: dims, strides and offsets against positions that are computed element by element, and
 * errors. */
#include "ops_testing.h"

#include "tensor/tensor.h"

typedef struct seen {
    etch_view v;
    etch_array in[4];
    int64_t x_strides[ETCH_MAX_RANK];
} seen;

static etch_array ints(const int64_t *n, const int64_t *data)
{
    static const int64_t one = 1;
    return (etch_array){ .dtype = ETCH_I64, .rank = 1, .dims = n, .strides = &one, .data = (char *)data };
}

/* Operand 0: row-major, or with its last two axes swapped in memory. */
static void look_at(seen *s, const bench *b, etch_op op, etch_dtype t, int rank, const int64_t *dims, bool swapped,
                    const void *attrs)
{
    static _Alignas(64) char nowhere[64];
    memset(s, 0, sizeof *s);
    etch__row_major_strides(dims, rank, s->x_strides);
    if (swapped) {
        s->x_strides[rank - 2] = 1;
        s->x_strides[rank - 1] = dims[rank - 2];
    }
    s->in[0] = (etch_array){ .dtype = t, .rank = rank, .dims = dims, .strides = s->x_strides, .data = nowhere };
    s->v = (etch_view){ .cx = b->cx, .op = etch__ops[op].name, .attrs = attrs, .n_in = 1, .in = s->in, .out_dtype = t };
}

static etch_status run(seen *s, etch_op op) { return etch__ops[op].view(&s->v); }

static void expect_view(const seen *s, int rank, const int64_t *dims, const int64_t *strides, int64_t offset)
{
    assert_false(s->v.needs_dense);
    assert_int_equal(s->v.out_rank, rank);
    for (int a = 0; a < rank; a++) {
        assert_int_equal(s->v.out_dims[a], dims[a]);
        if (dims[a] > 1)
            assert_int_equal(s->v.out_strides[a], strides[a]);
    }
    assert_int_equal(s->v.offset_bytes, offset);
}
#define L(...) \
    (const int64_t[]) { __VA_ARGS__ }

static void expect_failure(const bench *b, etch_status got, etch_status want, const char *fragment)
{
    assert_int_equal(got, want);
    if (!strstr(etch_error_message(b->cx), fragment))
        fail_msg("\"%s\" does not contain \"%s\"", etch_error_message(b->cx), fragment);
    etch_error_clear(b->cx);
}

static void reshape(void **state)
{
    bench *b = *state;
    seen s;
    int64_t n = 2;
    look_at(&s, b, ETCH_OP_reshape, ETCH_F32, 3, L(2, 3, 4), false, NULL);
    s.in[1] = ints(&n, L(-1, 4));
    assert_int_equal(run(&s, ETCH_OP_reshape), ETCH_OK);
    expect_view(&s, 2, L(6, 4), L(4, 1), 0);
    s.in[1] = ints(&n, L(5, 4));
    expect_failure(
        b, run(&s, ETCH_OP_reshape), ETCH_ESHAPE,
        "reshape: Input to reshape is a tensor with 24 values, but the requested shape has 20: [2,3,4] to [5,4]");
    s.in[1] = ints(&n, L(-1, 5));
    expect_failure(b, run(&s, ETCH_OP_reshape), ETCH_ESHAPE,
                   "reshape: 24 elements cannot be shared out to size 0 of shape: the others make 5");
    s.in[1] = ints(&n, L(-1, -1));
    expect_failure(b, run(&s, ETCH_OP_reshape), ETCH_ESHAPE,
                   "reshape: Only one input size may be -1, not both 0 and 1");
    s.in[1] = ints(&n, L(-3, 8));
    expect_failure(b, run(&s, ETCH_OP_reshape), ETCH_ESHAPE, "reshape: Size 0 must be non-negative, not -3");
    s.in[1] = ints(&n, L(ETCH_MAX_COUNT, ETCH_MAX_COUNT));
    expect_failure(b, run(&s, ETCH_OP_reshape), ETCH_ERANGE, "reshape: the number of elements does not fit");
    s.in[1] = ints(&n, L(ETCH_MAX_COUNT + 1, 0));
    expect_failure(b, run(&s, ETCH_OP_reshape), ETCH_ERANGE,
                   "reshape: size 0 of shape is 4611686018427387904; at most");
    s.in[1] = ints(&n, L(-1, 0));
    expect_failure(b, run(&s, ETCH_OP_reshape), ETCH_ESHAPE, "cannot be shared out");
    /* Without elements -1 is what it would be without the sizes that are 0. */
    look_at(&s, b, ETCH_OP_reshape, ETCH_F32, 3, L(0, 3, 4), false, NULL);
    s.in[1] = ints(&n, L(0, -1));
    assert_int_equal(run(&s, ETCH_OP_reshape), ETCH_OK);
    assert_int_equal(s.v.out_dims[1], 12);
    s.in[1] = ints(&n, L(-1, 0));
    assert_int_equal(run(&s, ETCH_OP_reshape), ETCH_OK);
    assert_int_equal(s.v.out_dims[0], 12);
    s.in[1] = ints(&n, L(-1, 6));
    assert_int_equal(run(&s, ETCH_OP_reshape), ETCH_OK);
    assert_int_equal(s.v.out_dims[0], 0);
    /* Rows that lie apart cannot be merged without a copy. */
    look_at(&s, b, ETCH_OP_reshape, ETCH_F32, 3, L(2, 3, 4), true, NULL);
    s.in[1] = ints(&n, L(6, 4));
    assert_int_equal(run(&s, ETCH_OP_reshape), ETCH_OK);
    assert_true(s.v.needs_dense);
    /* The plan's sizes are used as they are: 0 elements as [0, 7]. */
    look_at(&s, b, ETCH_OP_reshape, ETCH_F32, 2, L(0, 3), false, NULL);
    s.in[1] = ints(&n, L(0, -1));
    s.v.has_dims = true;
    s.v.out_rank = 2;
    s.v.out_dims[0] = 0;
    s.v.out_dims[1] = 7;
    assert_int_equal(run(&s, ETCH_OP_reshape), ETCH_OK);
    assert_false(s.v.needs_dense);
}

static void reorder(void **state)
{
    bench *b = *state;
    seen s;
    look_at(&s, b, ETCH_OP_transpose, ETCH_U8, 3, L(2, 3, 4), false, &(etch_attrs_perm){ AXES(2, 0, 1) });
    assert_int_equal(run(&s, ETCH_OP_transpose), ETCH_OK);
    expect_view(&s, 3, L(4, 2, 3), L(1, 12, 4), 0);
    look_at(&s, b, ETCH_OP_reverse, ETCH_F64, 2, L(2, 3), false, &(etch_attrs_along){ AXES(0, 1) });
    assert_int_equal(run(&s, ETCH_OP_reverse), ETCH_OK);
    expect_view(&s, 2, L(2, 3), L(-3, -1), 5 * 8);
    look_at(&s, b, ETCH_OP_reverse, ETCH_F64, 2, L(0, 3), false, &(etch_attrs_along){ AXES(0, 1) });
    assert_int_equal(run(&s, ETCH_OP_reverse), ETCH_OK);
    assert_int_equal(s.v.offset_bytes, 0);
}

static void broadcast_to(void **state)
{
    bench *b = *state;
    seen s;
    int64_t n = 3;
    look_at(&s, b, ETCH_OP_broadcast_to, ETCH_F32, 2, L(1, 3), false, NULL);
    s.in[1] = ints(&n, L(5, 4, 3));
    assert_int_equal(run(&s, ETCH_OP_broadcast_to), ETCH_OK);
    expect_view(&s, 3, L(5, 4, 3), L(0, 0, 1), 0);
    s.in[1] = ints(&n, L(5, 4, 2));
    expect_failure(b, run(&s, ETCH_OP_broadcast_to), ETCH_ESHAPE, "broadcast_to: [1,3] does not broadcast to [5,4,2]");
    s.in[1] = ints(&n, L(5, -4, 3));
    expect_failure(b, run(&s, ETCH_OP_broadcast_to), ETCH_ESHAPE, "broadcast_to: size 1 of shape is -4");
    n = 1;
    s.in[1] = ints(&n, L(3));
    expect_failure(b, run(&s, ETCH_OP_broadcast_to), ETCH_ESHAPE, "broadcast_to: [1,3] does not broadcast to [3]");
}

static void slices(void **state)
{
    bench *b = *state;
    seen s;
    int64_t n = 2;
    look_at(&s, b, ETCH_OP_slice, ETCH_I16, 2, L(4, 5), false, NULL);
    s.in[1] = ints(&n, L(1, 2));
    s.in[2] = ints(&n, L(3, -1));
    assert_int_equal(run(&s, ETCH_OP_slice), ETCH_OK);
    expect_view(&s, 2, L(3, 3), L(5, 1), (5 + 2) * 2);
    s.in[1] = ints(&n, L(2, 2));
    s.v.offset_bytes = 0;
    expect_failure(b, run(&s, ETCH_OP_slice), ETCH_ERANGE,
                   "slice: axis 0 has 4 elements, start 2 and size 3 do not fit");
    s.in[1] = ints(&n, L(-1, 2));
    expect_failure(b, run(&s, ETCH_OP_slice), ETCH_ERANGE, "slice: axis 0 has 4 elements, start -1");
    s.in[1] = ints(&n, L(INT64_MAX, 2));
    expect_failure(b, run(&s, ETCH_OP_slice), ETCH_ERANGE, "start 9223372036854775807");
    s.in[1] = ints(&n, L(4, 2)); /* behind the last row, of which none are taken */
    s.in[2] = ints(&n, L(0, 1));
    assert_int_equal(run(&s, ETCH_OP_slice), ETCH_OK);
    assert_int_equal(s.v.offset_bytes, 0);

    etch_attrs_masks masks = { .begin_mask = 0, .end_mask = 1, .shrink_mask = 2 };
    look_at(&s, b, ETCH_OP_strided_slice, ETCH_F32, 3, L(6, 4, 3), false, &masks);
    s.in[1] = ints(&n, L(-2, -1));
    s.in[2] = ints(&n, L(0, 0));
    s.in[3] = ints(&n, L(-3, 1));
    assert_int_equal(run(&s, ETCH_OP_strided_slice), ETCH_OK);
    expect_view(&s, 2, L(2, 3), L(-36, 1), (4 * 12 + 3 * 3) * 4); /* x[-2::-3, -1] */
    s.in[1] = ints(&n, L(0, 4));
    expect_failure(b, run(&s, ETCH_OP_strided_slice), ETCH_ERANGE,
                   "strided_slice: slice index 4 of dimension 1 out of bounds: it has 4 elements");
    s.in[1] = ints(&n, L(0, -5));
    expect_failure(b, run(&s, ETCH_OP_strided_slice), ETCH_ERANGE, "slice index -5 of dimension");
    s.in[3] = ints(&n, L(0, 1));
    expect_failure(b, run(&s, ETCH_OP_strided_slice), ETCH_EINVAL, "strided_slice: the step of axis 0 is 0");
}

static void bitcast(void **state)
{
    bench *b = *state;
    seen s;
    look_at(&s, b, ETCH_OP_bitcast, ETCH_F32, 2, L(3, 5), true, &(etch_attrs_to){ ETCH_U16 });
    assert_int_equal(run(&s, ETCH_OP_bitcast), ETCH_OK);
    assert_int_equal(s.v.out_dtype, ETCH_U16);
    expect_view(&s, 3, L(3, 5, 2), L(2, 6, 1), 0);
    look_at(&s, b, ETCH_OP_bitcast, ETCH_U8, 2, L(3, 4), false, &(etch_attrs_to){ ETCH_F32 });
    assert_int_equal(run(&s, ETCH_OP_bitcast), ETCH_OK);
    expect_view(&s, 1, L(3), L(1), 0);
    look_at(&s, b, ETCH_OP_bitcast, ETCH_U8, 2, L(3, 4), true, &(etch_attrs_to){ ETCH_F32 });
    assert_int_equal(run(&s, ETCH_OP_bitcast), ETCH_OK);
    assert_true(s.v.needs_dense); /* the bytes of an element lie apart */
    look_at(&s, b, ETCH_OP_bitcast, ETCH_U8, 2, L(3, 4), false, &(etch_attrs_to){ ETCH_F32 });
    s.in[0].data += 1;
    assert_int_equal(run(&s, ETCH_OP_bitcast), ETCH_OK);
    assert_true(s.v.needs_dense); /* not aligned */
    look_at(&s, b, ETCH_OP_bitcast, ETCH_U8, 2, L(3, 3), false, &(etch_attrs_to){ ETCH_F32 });
    expect_failure(b, run(&s, ETCH_OP_bitcast), ETCH_ESHAPE,
                   "bitcast: the last axis has 3 elements, 4 make one of f32");
}

int etch_test_view(void)
{
    const struct CMUnitTest tests[] = { TEST(reshape), TEST(reorder), TEST(broadcast_to), TEST(slices), TEST(bitcast) };
    return cmocka_run_group_tests_name("ops/view", tests, NULL, NULL);
}
