/* Products of matrices and tensors, norms, and what is limited by a norm. */
#include "binary.h"
#include "build.h"
#include "ops.h"
#include "raise.h"
#include <string.h>

/* --- products ---------------------------------------------------------------------------------------------------------------------- */

/* Of real numbers the adjoint is the transposed; only one of the two may be asked for. */
static bool is_transposed(op_call *c, int i, const char *letter, bool *out)
{
    bool transpose, adjoint;
    if (!op_bool(c, i, &transpose) || !op_bool(c, i + 2, &adjoint))
        return false;
    if (transpose && adjoint) {
        PyErr_Format(
            PyExc_ValueError,
            "Only one of `transpose_%s` and `adjoint_%s` can be True. Received `transpose_%s`=True, `adjoint_%s`=True.",
            letter, letter, letter, letter);
        return false;
    }
    *out = transpose || adjoint;
    return true;
}

static etch_tensor *matmul(op_call *c)
{
    bool transpose_a, transpose_b;
    etch_dtype t;
    etch_tensor *a = op_tensor(c, 0), *b = a ? op_tensor_like(c, 1, etch_tensor_dtype(a)) : NULL;
    if (!b || !is_transposed(c, 2, "a", &transpose_a) || !is_transposed(c, 3, "b", &transpose_b) ||
        !op_dtype(c, 8, etch_tensor_dtype(a), &t))
        return NULL;
    if (etch_tensor_dtype(a) == etch_tensor_dtype(b))
        a = build_cast(c->cx, a, t), b = build_cast(c->cx, b, t);
    return binary_product(c->cx, a, b, transpose_a, transpose_b);
}

static etch_tensor *matvec(op_call *c)
{
    bool transpose_a, adjoint_a;
    etch_tensor *a = op_tensor(c, 0), *b = a ? op_tensor_like(c, 1, etch_tensor_dtype(a)) : NULL;
    if (!b || !op_bool(c, 2, &transpose_a) || !op_bool(c, 3, &adjoint_a))
        return NULL;
    etch_tensor *y = binary_product(c->cx, a, build_expand(c->cx, b, -1), transpose_a || adjoint_a, false);
    return (etch_squeeze)(c->cx, y, (etch_ints){ (const int64_t[]){ -1 }, 1 });
}

/* Of three elements along the last axis. */
static etch_tensor *cross(op_call *c)
{
    etch_ctx *cx = c->cx;
    char one[256], other[256];
    etch_tensor *in[2], *a[3], *b[3], *y[3];
    if (!op_tensors(c, 0, 2, in))
        return NULL;
    if (!build_may_match(cx, in[0], in[1])) {
        (void)etch_fail(cx, ETCH_ESHAPE, "Both inputs must be of same shape: %s vs. %s", build_text(cx, in[0], one),
                        build_text(cx, in[1], other));
        return NULL;
    }
    int rank = etch_tensor_rank(in[0]);
    int64_t n = rank < 1 ? -1 : (etch_tensor_known_dim)(cx, in[0], rank - 1);
    if (n >= 0 && n != 3 && !etch_is_tracing(cx))
        return raise_error("FailedPreconditionError", "Cross-products are only defined for 3-element vectors.");
    if (n >= 0 && n != 3) {
        (void)etch_fail(cx, ETCH_EINVAL, "Cross-products are only defined for 3-element vectors.");
        return NULL;
    }
    for (int i = 0; i < 2; i++) { /* a size that only the run knows must be 3, too */
        rank = etch_tensor_rank(in[i]);
        if (rank < 1 || (etch_tensor_known_dim)(cx, in[i], rank - 1) >= 0)
            continue;
        etch_tensor *parts[] = { build_part(cx, build_shape(cx, in[i]), BUILD_OPEN, -1), build_int(cx, 3) };
        in[i] = (etch_reshape)(cx, in[i], build_vector(cx, parts, 2));
    }
    (etch_unstack)(cx, in[0], -1, a, 3);
    (etch_unstack)(cx, in[1], -1, b, 3);
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        y[i] = (etch_sub)(cx, (etch_mul)(cx, a[j], b[k]), (etch_mul)(cx, a[k], b[j]));
    }
    return (etch_stack)(cx, y, 3, -1);
}

/* --- tensordot ------------------------------------------------------------------------------------------------------------------------ */

/* x as a matrix: the axes that are summed last (or first), the others, whose sizes go to *rest, before (or behind) them. */
static etch_tensor *as_matrix(etch_ctx *cx, etch_tensor *x, const int64_t *summed, int n, bool is_last,
                              etch_tensor **rest)
{
    int64_t perm[ETCH_MAX_RANK];
    int rank = etch_tensor_rank(x), n_free = 0;
    etch_tensor *sizes[ETCH_MAX_RANK];
    for (int i = 0; i < rank; i++) {
        bool is_free = true;
        for (int k = 0; k < n; k++)
            is_free &= summed[k] != i;
        if (!is_free)
            continue;
        sizes[n_free] = build_size(cx, x, i);
        perm[(is_last ? 0 : n) + n_free++] = i;
    }
    for (int k = 0; k < n; k++)
        perm[(is_last ? n_free : 0) + k] = summed[k];
    *rest = n_free > 0 ? build_vector(cx, sizes, n_free) : etch_int_list(cx, NULL, 0);
    etch_tensor *n_rest = build_expand(cx, (etch_prod)(cx, *rest, ETCH_ALL_AXES, false), 0);
    etch_tensor *all = build_int(cx, 1);
    for (int k = 0; k < n; k++)
        all = (etch_mul)(cx, all, build_size(cx, x, summed[k]));
    etch_tensor *form[] = { is_last ? n_rest : all, is_last ? all : n_rest };
    return (etch_reshape)(cx, (etch_transpose)(cx, x, (etch_ints){ perm, rank }), build_vector(cx, form, 2));
}

/* The axes that are summed, of a and of b: the last n of a and the first n of b, or two lists. How many, or -1. */
static int contraction(op_call *c, int rank_a, int rank_b, int64_t *a, int64_t *b)
{
    int64_t n;
    PyObject *axes = c->args[2];
    if (PyLong_Check(axes) || (tensor_check(axes) && etch_tensor_rank(tensor_of(axes)) == 0)) {
        if (!op_int(c, 2, &n))
            return -1;
        if (n < 0 || n > rank_a || n > rank_b) {
            PyErr_Format(PyExc_ValueError,
                         n < 0 ? "`axes` must be at least 0. Received: %lld."
                               : "`axes` must not be larger than the number of dimensions of tensor. Received %lld",
                         (long long)n);
            return -1;
        }
        for (int i = 0; i < n; i++)
            a[i] = rank_a - n + i, b[i] = i;
        return (int)n;
    }
    PyObject *items = core_items(axes, "`axes` must be an integer or have length 2."),
             *whole[] = { c->args[0], c->args[1], axes };
    int counts[2] = { -1, -1 };
    if (items && PySequence_Fast_GET_SIZE(items) != 2)
        PyErr_SetString(PyExc_ValueError, "`axes` must be an integer or have length 2.");
    for (int k = 0; items && !PyErr_Occurred() && k < 2; k++) {
        etch_ints given;
        c->args[2] = PySequence_Fast_GET_ITEM(items, k);
        if (op_axes(c, 2, k ? b : a, &given))
            counts[k] = given.n;
        c->args[2] = whole[2];
    }
    Py_XDECREF(items);
    if (counts[0] < 0 || counts[1] < 0)
        return -1;
    if (counts[0] != counts[1]) {
        PyErr_Format(PyExc_ValueError, "Different number of contraction axes `a` and `b`, %d != %d.", counts[0],
                     counts[1]);
        return -1;
    }
    return counts[0];
}

static etch_tensor *tensordot(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t axes_a[ETCH_MAX_RANK], axes_b[ETCH_MAX_RANK];
    etch_tensor *a = op_tensor(c, 0), *b = a ? op_tensor_like(c, 1, etch_tensor_dtype(a)) : NULL, *rest[2];
    if (!b)
        return NULL;
    if (etch_tensor_rank(a) < 0 || etch_tensor_rank(b) < 0) {
        (void)etch_fail(cx, ETCH_ENOTSUP, "tensordot needs tensors whose number of axes is known");
        return NULL;
    }
    int n = contraction(c, etch_tensor_rank(a), etch_tensor_rank(b), axes_a, axes_b);
    for (int i = 0; i < n; i++) {
        axes_a[i] = build_axis(cx, a, axes_a[i], 0, "tensordot: there is no axis");
        axes_b[i] = build_axis(cx, b, axes_b[i], 0, "tensordot: there is no axis");
    }
    if (n < 0 || etch_failed(cx))
        return NULL;
    etch_tensor *left = as_matrix(cx, a, axes_a, n, true, &rest[0]),
                *right = as_matrix(cx, b, axes_b, n, false, &rest[1]);
    return (etch_reshape)(cx, binary_product(cx, left, right, false, false), (etch_concat)(cx, rest, 2, 0));
}

/* --- norms --------------------------------------------------------------------------------------------------------------------------------- */

typedef enum kind { EUCLIDEAN, FROBENIUS, ONE, INFINITE, POWER } kind;

/* What `ord` asks for; POWER: the sum of this power, in *p. */
static bool read_order(op_call *c, int i, bool is_matrix, kind *out, double *p)
{
    PyObject *ord = c->args[i];
    const char *text = PyUnicode_Check(ord) ? PyUnicode_AsUTF8(ord) : NULL;
    bool is_number = (PyFloat_Check(ord) || PyLong_Check(ord)) && !PyBool_Check(ord);
    *p = is_number ? PyFloat_AsDouble(ord) : 0;
    bool is_good = true;
    if (text && strcmp(text, "euclidean") == 0)
        *out = is_matrix ? FROBENIUS : EUCLIDEAN;
    else if (text && strcmp(text, "fro") == 0 && is_matrix)
        *out = FROBENIUS;
    else if (is_number && *p == 1)
        *out = ONE;
    else if (is_number && *p == Py_HUGE_VAL)
        *out = INFINITE;
    else if (is_number && *p == 2 && !is_matrix)
        *out = EUCLIDEAN;
    else if (is_number && *p == 2) {
        (void)etch_fail(c->cx, ETCH_ENOTSUP, "norm: the largest singular value is not computed");
        return false;
    } else if (is_number && *p > 0 && !is_matrix)
        *out = POWER;
    else
        is_good = false;
    if (!is_good)
        PyErr_Format(PyExc_ValueError, "'ord' must be a supported %s norm, got %S", is_matrix ? "matrix" : "vector",
                     ord);
    return is_good && !PyErr_Occurred();
}

static etch_tensor *vector_norm(etch_ctx *cx, etch_tensor *x, etch_ints axes, bool keepdims, kind k, double p)
{
    etch_tensor *size = k == EUCLIDEAN || k == FROBENIUS ? (etch_square)(cx, x) : (etch_abs)(cx, x);
    if (k == ONE)
        return (etch_sum)(cx, size, axes, keepdims);
    if (k == INFINITE)
        return (etch_max)(cx, size, axes, keepdims);
    if (k == POWER)
        return (etch_pow)(cx, (etch_sum)(cx, (etch_pow)(cx, size, build_like(cx, x, p)), axes, keepdims),
                          build_like(cx, x, 1 / p));
    return (etch_sqrt)(cx, (etch_sum)(cx, size, axes, keepdims));
}

/* Sums of columns (or rows), and the largest of them. */
static etch_tensor *matrix_norm(etch_ctx *cx, etch_tensor *x, const int64_t *at, bool keepdims, kind k)
{
    if (k == FROBENIUS)
        return vector_norm(cx, x, (etch_ints){ at, 2 }, keepdims, k, 0);
    etch_tensor *sums = (etch_sum)(cx, (etch_abs)(cx, x), (etch_ints){ &at[k == ONE ? 0 : 1], 1 }, true);
    etch_tensor *most = (etch_max)(cx, sums, (etch_ints){ &at[k == ONE ? 1 : 0], 1 }, true);
    return keepdims ? most : (etch_squeeze)(cx, most, (etch_ints){ at, 2 });
}

static etch_tensor *norm_of(op_call *c, etch_tensor *x, bool keepdims)
{
    int64_t at[ETCH_MAX_RANK];
    etch_ints axes;
    kind k;
    double p;
    bool is_pair = PyTuple_Check(c->args[2]) || PyList_Check(c->args[2]);
    if (!x || !op_axes(c, 2, at, &axes))
        return NULL;
    if (is_pair && (axes.n != 2 || at[0] == at[1])) {
        PyErr_Format(PyExc_ValueError, "'axis' must be None, an integer, or a tuple of 2 unique integers, got %R",
                     c->args[2]);
        return NULL;
    }
    if (!read_order(c, 1, is_pair, &k, &p))
        return NULL;
    return is_pair ? matrix_norm(c->cx, x, at, keepdims, k) : vector_norm(c->cx, x, axes, keepdims, k, p);
}

static etch_tensor *norm(op_call *c)
{
    bool keepdims;
    return op_bool(c, 3, &keepdims) ? norm_of(c, op_tensor(c, 0), keepdims) : NULL;
}

static PyObject *normalize(op_call *c)
{
    etch_tensor *x = op_tensor(c, 0), *y = norm_of(c, x, true);
    if (PyErr_Occurred())
        return NULL;
    PyObject *list = op_list(c, (etch_tensor *[]){ (etch_div)(c->cx, x, y), y }, 2),
             *pair = list ? PyList_AsTuple(list) : NULL;
    Py_XDECREF(list);
    return pair;
}

/* --- limits ----------------------------------------------------------------------------------------------------------------------------- */

static etch_tensor *clip_by_value(op_call *c)
{
    char one[256], other[256];
    etch_tensor *x = op_tensor(c, 0), *low = x ? op_tensor_where(c, 1, etch_tensor_dtype(x)) : NULL;
    etch_tensor *high = low ? op_tensor_where(c, 2, etch_tensor_dtype(x)) : NULL;
    if (!high)
        return NULL;
    etch_tensor *y = binary_run(c->cx, etch_maximum, binary_run(c->cx, etch_minimum, x, high), low);
    if (y && !build_may_match(c->cx, x, y)) {
        PyErr_Format(PyExc_ValueError, "Shapes %s and %s are incompatible", build_text(c->cx, x, one),
                     build_text(c->cx, y, other));
        return NULL;
    }
    return y;
}

/* x * clip / max(norm, clip); where x is 0 the root has no part in it. */
static etch_tensor *clip_by_norm(op_call *c)
{
    etch_ctx *cx = c->cx;
    int64_t at[ETCH_MAX_RANK];
    etch_ints axes;
    etch_tensor *x = op_tensor(c, 0), *clip = x ? op_tensor_where(c, 1, etch_tensor_dtype(x)) : NULL;
    if (!clip || !op_axes(c, 2, at, &axes))
        return NULL;
    clip = (etch_maximum)(cx, clip, build_like(cx, clip, 0));
    etch_tensor *squares = (etch_sum)(cx, (etch_square)(cx, x), axes, true), *is_zero = build_is_zero(cx, squares);
    etch_tensor *norms = build_unless(cx, is_zero, (etch_sqrt)(cx, build_unless(cx, is_zero, squares, 1)), 0);
    return (etch_divide_no_nan)(cx, (etch_mul)(cx, x, clip), (etch_maximum)(cx, norms, clip));
}

/* A list of tensors and Nones: NULL stands for None. How many, or -1. */
static int optional_tensors(op_call *c, int i, etch_tensor ***out)
{
    PyObject *x = c->args[i];
    if (tensor_check(x) || !PySequence_Check(x) || PyUnicode_Check(x)) {
        PyErr_Format(PyExc_TypeError, "`t_list` should be a sequence of tensors. Received %R.", (PyObject *)Py_TYPE(x));
        return -1;
    }
    PyObject *items = core_items(x, "`t_list` should be a sequence of tensors.");
    Py_ssize_t n = items ? PySequence_Fast_GET_SIZE(items) : -1;
    etch_tensor **at = items ? op_room(c, ((size_t)n + 1) * sizeof *at) : NULL;
    for (Py_ssize_t k = 0; at && k < n; k++) {
        PyObject *item = PySequence_Fast_GET_ITEM(items, k);
        at[k] = item == Py_None ? NULL : op_hold(c, convert(c->cx, item, CONVERT_ANY, CONVERT_ANY));
        if (item != Py_None && !at[k])
            at = NULL;
    }
    Py_XDECREF(items);
    *out = at;
    return at ? (int)n : -1;
}

/* sqrt(2 * sum(sum(x^2) / 2)), halved first as TensorFlow does it */
static etch_tensor *norm_of_all(etch_ctx *cx, etch_tensor *const *xs, int n)
{
    etch_tensor *sum = NULL;
    for (int i = 0; i < n; i++) {
        if (!xs[i])
            continue;
        etch_tensor *half = (etch_mul)(cx, (etch_sum)(cx, (etch_square)(cx, xs[i]), ETCH_ALL_AXES, false),
                                       build_like(cx, xs[i], 0.5));
        sum = sum ? (etch_add)(cx, sum, half) : half;
        if (!sum)
            return NULL;
    }
    return sum ? (etch_sqrt)(cx, (etch_mul)(cx, sum, build_like(cx, sum, 2))) : (etch_scalar)(cx, ETCH_F32, 0);
}

static etch_tensor *global_norm(op_call *c)
{
    etch_tensor **xs;
    int n = optional_tensors(c, 0, &xs);
    for (int i = 0; i < n; i++)
        if (xs[i] && !dtype_is_float(etch_tensor_dtype(xs[i]))) {
            (void)etch_fail(
                c->cx, ETCH_EDTYPE,
                "Value for attr 'T' of %s is not in the list of allowed values: half, bfloat16, float, double",
                dtype_word(etch_tensor_dtype(xs[i])));
            return NULL;
        }
    return n < 0 ? NULL : norm_of_all(c->cx, xs, n);
}

static PyObject *clip_by_global_norm(op_call *c)
{
    etch_ctx *cx = c->cx;
    etch_tensor **xs, *whole = NULL;
    int n = optional_tensors(c, 0, &xs);
    if (n < 0 || (!op_is_none(c, 2) && !(whole = op_tensor(c, 2))))
        return NULL;
    whole = whole ? whole : norm_of_all(cx, xs, n);
    if (!whole)
        return NULL;
    etch_tensor *clip = op_tensor_where(c, 1, etch_tensor_dtype(whole)), *one = build_like(cx, whole, 1);
    if (!clip)
        return NULL;
    etch_tensor *scale = (etch_mul)(cx, clip,
                                    (etch_minimum)(cx, (etch_div)(cx, one, whole), (etch_div)(cx, one, clip)));
    /* An infinite norm makes everything NaN, so that nobody takes it for a small step. */
    scale = (etch_add)(cx, scale, (etch_sub)(cx, whole, whole));
    PyObject *list = PyList_New(n);
    for (int i = 0; list && i < n; i++) {
        etch_tensor *y = xs[i] ? (etch_mul)(cx, xs[i], build_cast(cx, scale, etch_tensor_dtype(xs[i]))) : NULL;
        PyObject *item = xs[i] ? op_wrap(c, y) : Py_NewRef(Py_None);
        if (item)
            PyList_SET_ITEM(list, i, item);
        else
            Py_CLEAR(list);
    }
    PyObject *total = list ? op_wrap(c, whole) : NULL, *pair = total ? PyTuple_Pack(2, list, total) : NULL;
    Py_XDECREF(total);
    Py_XDECREF(list);
    return pair;
}

/* clang-format off */
static const op_row rows[] = {
    { "linalg.matmul matmul", "a b transpose_a=False transpose_b=False adjoint_a=False adjoint_b=False a_is_sparse=False b_is_sparse=False "
      "output_type=None grad_a=False grad_b=False name=None", matmul, NULL, NULL, "Matrix product of the last two axes." },
    { "linalg.matvec", "a b transpose_a=False adjoint_a=False a_is_sparse=False b_is_sparse=False name=None", matvec, NULL, NULL, "Matrix times vector." },
    { "linalg.cross", "a b name=None", cross, NULL, NULL, "Cross product along the last axis." },
    { "linalg.tensordot tensordot", "a b axes name=None", tensordot, NULL, NULL, "Sums of products over axes of both." },
    { "linalg.norm norm", "tensor ord='euclidean' axis=None keepdims=None name=None", norm, NULL, NULL, "Norm of vectors, or of matrices for two axes." },
    { "linalg.normalize", "tensor ord='euclidean' axis=None name=None", NULL, normalize, NULL, "The tensor divided by its norm, and the norm." },
    { "clip_by_value", "t clip_value_min clip_value_max name=None", clip_by_value, NULL, NULL, "Elements limited to a range." },
    { "clip_by_norm", "t clip_norm axes=None name=None", clip_by_norm, NULL, NULL, "Scaled down where the norm is larger." },
    { "clip_by_global_norm", "t_list clip_norm use_norm=None name=None", NULL, clip_by_global_norm, NULL, "All scaled down where their common norm is larger." },
    { "linalg.global_norm", "t_list name=None", global_norm, NULL, NULL, "The norm of several tensors together." },
};
/* clang-format on */

op_rows ops_linalg(void) { return OP_ROWS(rows); }
