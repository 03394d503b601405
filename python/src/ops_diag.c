/* Diagonals and bands of matrices.
 *
 * A band of diagonals lo .. hi is stored as rows, the highest first. Diagonal d starts at the top (d >= 0) or at the left (d < 0); where it
 * is shorter than the longest one it is put to the left or to the right of its row, by `align`. All index arithmetic is on i64
 * tensors, so that sizes may be open. */
#include "build.h"
#include "ops.h"
#include "raise.h"
#include <string.h>

typedef struct band {
    int64_t lo, hi;
    bool is_left[2]; /* how superdiagonals and subdiagonals are aligned */
} band;

static bool read_band(op_call *c, int k, int align, band *b)
{
    int64_t at[ETCH_MAX_RANK];
    etch_ints given;
    const char *text;
    if (!op_axes(c, k, at, &given) || !op_text(c, align, &text))
        return false;
    if (given.n < 1 || given.n > 2) {
        (void)op_refuse(c, k, PyExc_ValueError, "must be one number or two");
        return false;
    }
    b->lo = at[0];
    b->hi = at[given.n - 1];
    if (b->lo > b->hi) {
        (void)etch_fail(c->cx, ETCH_EINVAL, "lower_diag_index must not be larger than upper_diag_index: %lld > %lld",
                        (long long)b->lo, (long long)b->hi);
        return false;
    }
    const char *second = strchr(text, '_');
    b->is_left[0] = strncmp(text, "LEFT", 4) == 0;
    b->is_left[1] = second && strcmp(second, "_LEFT") == 0;
    bool is_good = second && (b->is_left[0] || strncmp(text, "RIGHT_", 6) == 0) &&
                   (b->is_left[1] || strcmp(second, "_RIGHT") == 0);
    return is_good || op_refuse(c, align, PyExc_ValueError,
                                "must be one of LEFT_RIGHT, RIGHT_LEFT, LEFT_LEFT, RIGHT_RIGHT") != NULL;
}

/* A matrix of positions, i64[rows, columns] */
static etch_tensor *positions(etch_ctx *cx, etch_tensor *rows, etch_tensor *columns, int axis)
{
    return (etch_iota)(cx, build_vector(cx, (etch_tensor *[]){ rows, columns }, 2), axis, ETCH_I64);
}

static etch_tensor *add(etch_ctx *cx, etch_tensor *x, int64_t i) { return (etch_add)(cx, x, build_int(cx, i)); }
static etch_tensor *at_most(etch_ctx *cx, etch_tensor *x, etch_tensor *y) { return (etch_minimum)(cx, x, y); }
static etch_tensor *least(etch_ctx *cx, etch_tensor *d) { return (etch_minimum)(cx, d, build_int(cx, 0)); }
static etch_tensor *most(etch_ctx *cx, etch_tensor *d) { return (etch_maximum)(cx, d, build_int(cx, 0)); }

/* How long diagonal d of an m x n matrix is; d may be a tensor of many. */
static etch_tensor *length_of(etch_ctx *cx, etch_tensor *d, etch_tensor *m, etch_tensor *n)
{
    return at_most(cx, (etch_add)(cx, m, least(cx, d)), (etch_sub)(cx, n, most(cx, d)));
}

/* Where in its row of the stored band diagonal d begins. */
static etch_tensor *offset_of(etch_ctx *cx, const band *b, etch_tensor *d, etch_tensor *m, etch_tensor *n,
                              etch_tensor *longest)
{
    etch_tensor *zero = build_int(cx, 0), *room = (etch_sub)(cx, longest, length_of(cx, d, m, n));
    if (b->is_left[0] && b->is_left[1])
        return zero;
    if (!b->is_left[0] && !b->is_left[1])
        return room;
    etch_tensor *is_left = b->is_left[0] ? (etch_greater_equal)(cx, d, zero) : (etch_less_equal)(cx, d, zero);
    return (etch_select)(cx, is_left, zero, room);
}

static etch_tensor *longest_of(etch_ctx *cx, const band *b, etch_tensor *m, etch_tensor *n)
{
    return at_most(cx, add(cx, m, b->hi < 0 ? b->hi : 0), add(cx, n, b->lo > 0 ? -b->lo : 0));
}

/* The last two axes of x as one, and then what stands at flat positions of it: [..., rows, columns]. */
static etch_tensor *pick(etch_ctx *cx, etch_tensor *x, int n_axes, etch_tensor *at)
{
    etch_tensor *parts[] = { build_part(cx, build_shape(cx, x), BUILD_OPEN, -n_axes), BUILD_INTS(cx, -1) };
    etch_tensor *flat = n_axes == 1 ? x : (etch_reshape)(cx, x, build_vector(cx, parts, 2));
    return flat ? (etch_gather)(cx, build_dense(cx, flat), at, etch_tensor_rank(x) - n_axes, 0) : NULL;
}

/* Is the element inside the band? */
static etch_tensor *is_inside(etch_ctx *cx, const band *b, etch_tensor *d)
{
    return (etch_logical_and)(cx, (etch_greater_equal)(cx, d, build_int(cx, b->lo)),
                              (etch_less_equal)(cx, d, build_int(cx, b->hi)));
}

/* An m x n matrix per batch with the band of `diagonals`, and `other` outside of it. */
static etch_tensor *spread(etch_ctx *cx, const band *b, etch_tensor *diagonals, etch_tensor *m, etch_tensor *n,
                           etch_tensor *other)
{
    etch_tensor *i = positions(cx, m, n, 0), *j = positions(cx, m, n, 1), *d = (etch_sub)(cx, j, i),
                *inside = is_inside(cx, b, d);
    etch_tensor *longest = build_size(cx, diagonals, -1);
    etch_tensor *at = (etch_add)(cx, at_most(cx, i, j), offset_of(cx, b, d, m, n, longest));
    bool is_one = b->lo == b->hi;
    if (!is_one)
        at = (etch_add)(cx, at, (etch_mul)(cx, (etch_sub)(cx, build_int(cx, b->hi), d), longest));
    at = (etch_select)(cx, inside, at, build_int(cx, 0));
    return (etch_select)(cx, inside, pick(cx, diagonals, is_one ? 1 : 2, at), other);
}

static bool has_rank(etch_ctx *cx, const etch_tensor *x, int n, const char *what)
{
    int rank = etch_tensor_rank(x);
    if (rank < 0)
        (void)etch_fail(cx, ETCH_ENOTSUP, "%s needs a tensor whose number of axes is known", what);
    else if (rank < n)
        (void)etch_fail(cx, ETCH_ESHAPE, "%s must be at least %d-dim, received a tensor of %d axes", what, n, rank);
    return rank >= n;
}

/* As many rows as the band has diagonals: an error now if that is known, else of the run. */
static bool check_diagonals(etch_ctx *cx, etch_tensor *x, const band *b)
{
    int64_t n = (int64_t)((uint64_t)b->hi - (uint64_t)b->lo + 1),
            given = n == 1 ? 1 : etch_tensor_known_dim(cx, x, etch_tensor_rank(x) - 2);
    if (given >= 0 && given != n)
        (void)etch_fail(cx, ETCH_ESHAPE,
                        etch_is_tracing(cx)
                            ? "The number of rows of `diagonal` doesn't match the number of diagonals implied from "
                              "`d_lower` and `d_upper`: %lld and %lld"
                            : "The number of diagonals provided in the input does not match the lower_diag_index and "
                              "upper_diag_index range: %lld and %lld",
                        (long long)given, (long long)n);
    if (given >= 0)
        return given == n;
    etch_tensor *rows = build_size(cx, x, -2);
    if (rows)
        (etch_assert)(cx, (etch_equal)(cx, rows, build_int(cx, n)),
                      "The number of diagonals provided in the input does not match the lower_diag_index and "
                      "upper_diag_index range.",
                      &rows, 1);
    return rows != NULL;
}

/* The same for a number of rows or columns, -1 if it is open, which has to be at least `least`. */
static bool check_size(etch_ctx *cx, int64_t given, etch_tensor *least, int64_t known_least, bool is_rows)
{
    if (given < 0 || !least)
        return least != NULL;
    if (etch_is_tracing(cx) && known_least > given)
        (void)etch_fail(cx, ETCH_EINVAL, "%s is too small: %lld, where it is at least %lld",
                        is_rows ? "num_rows" : "num_cols", (long long)given, (long long)known_least);
    etch_tensor *size = build_int(cx, given);
    if (size)
        (etch_assert)(cx, (etch_greater_equal)(cx, size, least),
                      is_rows ? "The number of rows is too small." : "The number of columns is too small.", &size, 1);
    return !etch_failed(cx);
}

/* The argument, in x's dtype: of bools a number is whether it is 0. */
static etch_tensor *padding_of(op_call *c, int i, etch_tensor *x)
{
    if (!x || !build_is(x, ETCH_BOOL) || !PyLong_CheckExact(c->args[i]))
        return x ? op_tensor_where(c, i, etch_tensor_dtype(x)) : NULL;
    return (etch_from)(c->cx, ETCH_BOOL, NULL, 0, &(bool){ PyObject_IsTrue(c->args[i]) == 1 });
}

static etch_tensor *diag(op_call *c)
{
    etch_ctx *cx = c->cx;
    band b;
    int64_t rows, columns; /* below 0: open */
    etch_tensor *x = op_tensor(c, 0), *other = padding_of(c, 5, x);
    if (!other || !read_band(c, 2, 6, &b) || !op_axis(c, 3, &rows) || !op_axis(c, 4, &columns) ||
        !has_rank(cx, x, b.lo == b.hi ? 1 : 2, "diagonal") || !check_diagonals(cx, x, &b))
        return NULL;
    etch_tensor *longest = build_size(cx, x, -1);
    etch_tensor *least_rows = add(cx, longest, b.hi < 0 ? -b.hi : 0),
                *least_columns = add(cx, longest, b.lo > 0 ? b.lo : 0);
    etch_tensor *both = (etch_maximum)(cx, least_rows, least_columns);
    bool is_square = rows < 0 && columns < 0;
    etch_tensor *m = rows >= 0 ? build_int(cx, rows) : is_square ? both : least_rows;
    etch_tensor *n = columns >= 0 ? build_int(cx, columns) : is_square ? both : least_columns;
    int64_t known = etch_tensor_known_dim(cx, x, etch_tensor_rank(x) - 1);
    int64_t known_rows = known < 0 ? -1 : known + (b.hi < 0 ? -b.hi : 0),
            known_columns = known < 0 ? -1 : known + (b.lo > 0 ? b.lo : 0);
    return check_size(cx, rows, least_rows, known_rows, true) &&
                   check_size(cx, columns, least_columns, known_columns, false)
               ? spread(cx, &b, x, m, n, other)
               : NULL;
}

static etch_tensor *band_of(etch_ctx *cx, const band *b, etch_tensor *x, etch_tensor *other)
{
    etch_tensor *m = build_size(cx, x, -2), *n = build_size(cx, x, -1), *longest = longest_of(cx, b, m, n),
                *zero = build_int(cx, 0);
    if (!longest)
        return NULL;
    (etch_assert)(cx, (etch_greater)(cx, longest, zero), "lower_diag_index is out of bound", &longest, 1);
    etch_tensor *rows = build_int(cx, b->hi - b->lo + 1);
    etch_tensor *d = (etch_sub)(cx, build_int(cx, b->hi), positions(cx, rows, longest, 0));
    etch_tensor *at = (etch_sub)(cx, positions(cx, rows, longest, 1), offset_of(cx, b, d, m, n, longest));
    etch_tensor *is_there = (etch_logical_and)(cx, (etch_greater_equal)(cx, at, zero),
                                               (etch_less)(cx, at, length_of(cx, d, m, n)));
    etch_tensor *i = (etch_sub)(cx, at, least(cx, d)), *j = (etch_add)(cx, at, most(cx, d));
    at = (etch_select)(cx, is_there, (etch_add)(cx, (etch_mul)(cx, i, n), j), zero);
    etch_tensor *y = (etch_select)(cx, is_there, pick(cx, x, 2, at), other);
    return b->lo == b->hi ? (etch_squeeze)(cx, y, (etch_ints){ (const int64_t[]){ -2 }, 1 }) : y;
}

static etch_tensor *diag_part(op_call *c)
{
    band b;
    etch_tensor *x = op_tensor(c, 0), *other = padding_of(c, 3, x);
    return other && read_band(c, 2, 4, &b) && has_rank(c->cx, x, 2, "input") ? band_of(c->cx, &b, x, other) : NULL;
}

static etch_tensor *set_diag(op_call *c)
{
    etch_ctx *cx = c->cx;
    band b;
    etch_tensor *in[2];
    if (!op_tensors(c, 0, 2, in) || !read_band(c, 3, 4, &b) || !has_rank(cx, in[0], 2, "input") ||
        !has_rank(cx, in[1], b.lo == b.hi ? 1 : 2, "diagonal"))
        return NULL;
    etch_tensor *m = build_size(cx, in[0], -2), *n = build_size(cx, in[0], -1), *own = build_size(cx, in[1], -1);
    etch_tensor *longest = longest_of(cx, &b, m, n);
    if (own && longest)
        (etch_assert)(
            cx, (etch_equal)(cx, own, longest),
            "Either first dimensions of diagonal don't match input.shape[:-2], or it is not as long as the diagonal",
            &own, 1);
    return spread(cx, &b, in[1], m, n, in[0]);
}

static etch_tensor *trace(op_call *c)
{
    const band main_diagonal = { 0, 0, { true, true } };
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !has_rank(c->cx, x, 2, "input"))
        return NULL;
    etch_tensor *d = band_of(c->cx, &main_diagonal, x, build_like(c->cx, x, 0));
    return (etch_sum)(c->cx, d, (etch_ints){ (const int64_t[]){ -1 }, 1 }, false);
}

/* Bounds below 0 keep everything on their side. */
static etch_tensor *band_part(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor *x = op_tensor(c, 0), *lower = x ? op_sizes(c, 1) : NULL, *upper = lower ? op_sizes(c, 2) : NULL;
    char text[256];
    if (!upper)
        return NULL;
    for (int i = 0; i < 2; i++) /* errors of the run, though they are known while tracing */
        if (etch_tensor_rank(i == 0 ? lower : upper) > 0)
            return raise_error("InvalidArgumentError", "%s must be scalar, got shape %s",
                               i == 0 ? "num_lower" : "num_upper", build_text(cx, i == 0 ? lower : upper, text));
    if (etch_tensor_rank(x) == 0 || etch_tensor_rank(x) == 1)
        return raise_error("InvalidArgumentError", "input must be at least 2-dim, received shape: %s",
                           build_text(cx, x, text));
    if (!has_rank(cx, x, 2, "input"))
        return NULL;
    etch_tensor *m = build_size(cx, x, -2), *n = build_size(cx, x, -1), *zero = build_int(cx, 0);
    if (!m || !n)
        return NULL;
    (etch_assert)(cx, (etch_less_equal)(cx, lower, m), "num_lower must be negative or less or equal to number of rows",
                  &lower, 1);
    (etch_assert)(cx, (etch_less_equal)(cx, upper, n),
                  "num_upper must be negative or less or equal to number of columns", &upper, 1);
    etch_tensor *below = (etch_sub)(cx, positions(cx, m, n, 0), positions(cx, m, n, 1));
    etch_tensor *fits_lower = (etch_logical_or)(cx, (etch_less)(cx, lower, zero), (etch_less_equal)(cx, below, lower));
    etch_tensor *fits_upper = (etch_logical_or)(cx, (etch_less)(cx, upper, zero),
                                                (etch_less_equal)(cx, (etch_neg)(cx, below), upper));
    return (etch_select)(cx, (etch_logical_and)(cx, fits_lower, fits_upper), x, build_like(cx, x, 0));
}

/* --- tensors as matrices ----------------------------------------------------------------------------------------------------------------- */

static etch_tensor *tensor_diag(op_call *c)
{
    etch_ctx *cx = c->cx;
    const band main_diagonal = { 0, 0, { true, true } };
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !has_rank(cx, x, 1, "Input"))
        return NULL;
    etch_tensor *flat = build_flat(cx, x), *n = build_size(cx, flat, 0), *shape = build_shape(cx, x);
    etch_tensor *y = spread(cx, &main_diagonal, flat, n, n, build_like(cx, x, 0));
    return (etch_reshape)(cx, y, (etch_concat)(cx, (etch_tensor *[]){ shape, shape }, 2, 0));
}

static etch_tensor *tensor_diag_part(op_call *c)
{
    etch_ctx *cx = c->cx;
    const band main_diagonal = { 0, 0, { true, true } };
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !has_rank(cx, x, 1, "input"))
        return NULL;
    int rank = etch_tensor_rank(x);
    if (rank % 2 != 0) {
        (void)etch_fail(cx, ETCH_ESHAPE, "The rank of the tensor should be even and positive, got %d", rank);
        return NULL;
    }
    etch_tensor *shape = build_shape(cx, x), *half = build_part(cx, shape, BUILD_OPEN, rank / 2);
    if (!half)
        return NULL;
    (etch_assert)(cx, (etch_equal)(cx, half, build_part(cx, shape, rank / 2, BUILD_OPEN)),
                  "Invalid shape: dimensions do not match.", &shape, 1);
    etch_tensor *n = (etch_prod)(cx, half, ETCH_ALL_AXES, false);
    etch_tensor *matrix = (etch_reshape)(cx, x, build_vector(cx, (etch_tensor *[]){ n, n }, 2));
    return (etch_reshape)(cx, band_of(cx, &main_diagonal, matrix, build_like(cx, x, 0)), half);
}

/* clang-format off */
static const op_row rows[] = {
    { "linalg.diag", "diagonal name='diag' k=0 num_rows=-1 num_cols=-1 padding_value=0 align='RIGHT_LEFT'", diag, NULL, NULL, "A matrix with these diagonals." },
    { "linalg.diag_part", "input name='diag_part' k=0 padding_value=0 align='RIGHT_LEFT'", diag_part, NULL, NULL, "Diagonals of a matrix." },
    { "linalg.set_diag", "input diagonal name='set_diag' k=0 align='RIGHT_LEFT'", set_diag, NULL, NULL, "A matrix with other diagonals." },
    { "linalg.trace", "x name=None", trace, NULL, NULL, "Sum of the diagonal." },
    { "linalg.band_part", "input num_lower num_upper name=None", band_part, NULL, NULL, "Zeros outside of a band around the diagonal." },
    { "linalg.tensor_diag", "diagonal name=None", tensor_diag, NULL, NULL, "A tensor of twice as many axes with these elements on its diagonal." },
    { "linalg.tensor_diag_part", "input name=None", tensor_diag_part, NULL, NULL, "The diagonal of a tensor of an even number of axes." },
};
/* clang-format on */

op_rows ops_diag(void) { return OP_ROWS(rows); }
