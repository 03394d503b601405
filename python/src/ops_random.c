/* Random numbers: those of the global and the op's seed, and those that are a function of a seed alone. */
#include "ops.h"

#include "build.h"
#include "random_seed.h"
#include "variable.h"
#include <string.h>

typedef etch_tensor *drawing(etch_ctx *cx, etch_tensor *key, etch_tensor *counter, etch_tensor *shape, etch_dtype t);

static etch_tensor *count(etch_ctx *cx, etch_tensor *shape) { return (etch_prod)(cx, shape, ETCH_ALL_AXES, false); }

/* x * scale + offset, both given as arguments of x's dtype. */
static etch_tensor *scaled(op_call *c, etch_tensor *x, int i_offset, int i_scale, etch_dtype t)
{
    etch_tensor *offset = op_tensor_of(c, i_offset, t), *scale = offset ? op_tensor_of(c, i_scale, t) : NULL;
    return scale ? (etch_add)(c->cx, (etch_mul)(c->cx, x, scale), offset) : NULL;
}

/* Does the shape come as int64? In TensorFlow that is an op of its own. */
static int variant_of(const op_call *c, int i_shape, etch_dtype t)
{
    etch_dtype of_shape;
    int has_dtype = convert_has_dtype(c->args[i_shape], &of_shape);
    core_postpone(); /* it has been read as a shape: that it cannot be asked now makes no difference */
    return (int)t * 2 + (has_dtype == 1 && of_shape == ETCH_I64);
}

/* --- uniform numbers --------------------------------------------------------------------------------------------- */

static bool is_drawn_integer(etch_dtype t) { return t == ETCH_I32 || t == ETCH_I64; }

static bool refuse_dtype(const op_call *c, int i, const char *accepted)
{
    PyErr_Format(PyExc_ValueError, "Argument `dtype` got invalid value %R. Accepted dtypes are %s.", c->args[i],
                 accepted);
    return false;
}

/* Bounds of integers, which are compared at once where they are known. */
static bool integer_bounds(op_call *c, int i_low, etch_dtype t, etch_tensor *bounds[2])
{
    int64_t at[2];
    for (int i = 0; i < 2; i++)
        if (!(bounds[i] = op_tensor_of(c, i_low + i, t)))
            return false;
    for (int i = 0; i < 2; i++) {
        int32_t narrow = 0;
        if (etch_tensor_is_traced(bounds[i]) || (etch_tensor_count)(bounds[i]) != 1)
            return true;
        if (etch_tensor_read(c->cx, bounds[i], t == ETCH_I64 ? (void *)&at[i] : &narrow, t == ETCH_I64 ? 8 : 4) !=
            ETCH_OK)
            return false;
        at[i] = t == ETCH_I64 ? at[i] : narrow;
    }
    if (at[0] < at[1])
        return true;
    etch_fail(c->cx, ETCH_EINVAL, "Need minval < maxval, got %lld >= %lld", (long long)at[0], (long long)at[1]);
    return false;
}

/* uniform numbers of a start, between the arguments i_low and the next. */
static etch_tensor *uniform_from(op_call *c, random_start s, etch_tensor *shape, int i_low, etch_dtype t)
{
    if (dtype_is_integer(t)) {
        etch_tensor *bounds[2];
        return integer_bounds(c, i_low, t, bounds)
                   ? (etch_random_integers)(c->cx, s.key, s.counter, shape, bounds[0], bounds[1], t)
                   : NULL;
    }
    etch_tensor *u = (etch_random_uniform)(c->cx, s.key, s.counter, shape, t);
    etch_tensor *low = u ? op_tensor_of(c, i_low, t) : NULL;
    etch_tensor *high = !low                       ? NULL
                        : op_is_none(c, i_low + 1) ? (etch_scalar)(c->cx, t, 1)
                                                   : op_tensor_of(c, i_low + 1, t);
    return high ? (etch_add)(c->cx, (etch_mul)(c->cx, u, (etch_sub)(c->cx, high, low)), low) : NULL;
}

static etch_tensor *uniform(op_call *c)
{
    etch_dtype t;
    random_start s;
    etch_tensor *shape = op_shape(c, 0), *bounds[2];
    if (!shape || !op_dtype(c, 3, ETCH_F32, &t))
        return NULL;
    if (!dtype_is_float(t) && !is_drawn_integer(t))
        return refuse_dtype(c, 3, "(tf.float16, tf.bfloat16, tf.float32, tf.float64, tf.int32, tf.int64)"), NULL;
    if (is_drawn_integer(t)) {
        if (op_is_none(c, 2)) {
            PyErr_Format(PyExc_ValueError, "Must specify maxval for integer dtype %R", c->args[3]);
            return NULL;
        }
        if (!integer_bounds(c, 1, t, bounds))
            return NULL;
    }
    const char *kind = dtype_is_float(t) ? "uniform" : "integers";
    if (!random_take(c->cx, kind, variant_of(c, 0, t), c->args[4], random_blocks(c->cx, count(c->cx, shape)), &s))
        return NULL;
    return uniform_from(c, s, shape, 1, t);
}

/* --- normals ----------------------------------------------------------------------------------------------------- */

static etch_tensor *normal(op_call *c)
{
    etch_dtype t;
    random_start s;
    drawing *f = (drawing *)c->row->with;
    etch_tensor *shape = op_shape(c, 0);
    if (!shape || !op_dtype(c, 3, ETCH_F32, &t) || !op_tensor_of(c, 1, t) || !op_tensor_of(c, 2, t))
        return NULL;
    const char *kind = f == (drawing *)(etch_random_normal) ? "normal" : "truncated_normal";
    if (!random_take(c->cx, kind, variant_of(c, 0, t), c->args[4], random_blocks(c->cx, count(c->cx, shape)), &s))
        return NULL;
    etch_tensor *x = f(c->cx, s.key, s.counter, shape, t);
    return x ? scaled(c, x, 1, 2, t) : NULL;
}

/* --- order, classes ---------------------------------------------------------------------------------------------- */

/* A word per slice, in blocks of four; nothing where there is nothing to change. It has no gradient in TensorFlow. */
static etch_tensor *shuffle(op_call *c)
{
    random_start s;
    etch_ctx *cx = c->cx;
    etch_tensor *given = op_tensor(c, 0), *x = given ? (etch_stop_gradient)(cx, given) : NULL;
    if (!x || etch_tensor_rank(x) == 0)
        return x && random_pass(cx, c->args[1]) ? x : NULL;
    etch_tensor *n = (etch_gather)(cx, (etch_shape_of)(cx, x, ETCH_I64), (etch_int)(cx, ETCH_I64, 0), 0, 0);
    etch_tensor *blocks = (etch_floordiv)(cx, (etch_add)(cx, n, (etch_int)(cx, ETCH_I64, 3)),
                                          (etch_int)(cx, ETCH_I64, 4));
    blocks = (etch_select)(cx, (etch_greater)(cx, n, (etch_int)(cx, ETCH_I64, 1)), blocks, (etch_int)(cx, ETCH_I64, 0));
    blocks = (etch_cast)(cx, blocks, ETCH_U64);
    if (!random_take(cx, "shuffle", (int)etch_tensor_dtype(x), c->args[1], blocks, &s))
        return NULL;
    return (etch_random_shuffle)(cx, s.key, s.counter, x);
}

static etch_tensor *refuse_logits(op_call *c, etch_tensor *logits)
{
    PyObject *text = op_wrap(c, logits), *shape = text ? tensor_shape(text) : NULL;
    PyObject *list = shape && !etch_tensor_is_traced(logits) ? PySequence_List(shape) : NULL;
    PyObject *as_text = list ? PyObject_Str(list) : shape ? PyObject_Str(shape) : NULL;
    if (as_text)
        etch_fail(c->cx, ETCH_ESHAPE, "logits should be a matrix, got shape %s", PyUnicode_AsUTF8(as_text));
    Py_XDECREF(as_text);
    Py_XDECREF(list);
    Py_XDECREF(shape);
    Py_XDECREF(text);
    return NULL;
}

/* Which class: the first whose running sum of exp(logits) lies above a uniform part of the whole. What is not finite
 * has no chance. */
static etch_tensor *classes(etch_ctx *cx, random_start s, etch_tensor *logits, etch_tensor *shape, etch_dtype t)
{
    static const int64_t last = 1;
    const etch_ints classes_axis = { &last, 1 };
    etch_tensor *x = (etch_cast)(cx, logits, ETCH_F64), *ok = (etch_is_finite)(cx, x);
    etch_tensor *lowest = (etch_scalar)(cx, ETCH_F64, -1.7976931348623157e308), *zero = (etch_scalar)(cx, ETCH_F64, 0);
    etch_tensor *most = (etch_max)(cx, (etch_select)(cx, ok, x, lowest), classes_axis, true);
    etch_tensor *weights = (etch_select)(cx, ok, (etch_exp)(cx, (etch_sub)(cx, x, most)), zero);
    etch_tensor *sums = (etch_cumsum)(cx, weights, 1, false, false), *whole = (etch_max)(cx, sums, classes_axis, true);
    etch_tensor *u = (etch_random_uniform)(cx, s.key, s.counter, shape, ETCH_F64);
    return (etch_cast)(cx, (etch_searchsorted)(cx, sums, (etch_mul)(cx, u, whole), true, ETCH_I32), t);
}

/* [rows of logits, num_samples] */
static etch_tensor *classes_shape(op_call *c, etch_tensor *logits, int i_samples, etch_tensor **n_rows, etch_tensor **n)
{
    etch_tensor *given = op_sizes(c, i_samples);
    if (!given)
        return NULL;
    *n = (etch_reshape)(c->cx, given, (etch_int_list)(c->cx, NULL, 0));
    *n_rows = (etch_gather)(c->cx, (etch_shape_of)(c->cx, logits, ETCH_I64), (etch_int)(c->cx, ETCH_I64, 0), 0, 0);
    etch_tensor *const both[] = { *n_rows, *n };
    return (etch_stack)(c->cx, both, 2, 0);
}

static etch_tensor *categorical(op_call *c)
{
    etch_dtype t;
    random_start s;
    etch_ctx *cx = c->cx;
    etch_tensor *logits = op_tensor(c, 0), *n_rows, *n;
    if (!logits || !op_dtype(c, 2, ETCH_I64, &t))
        return NULL;
    if (etch_tensor_rank(logits) >= 0 && etch_tensor_rank(logits) != 2)
        return refuse_logits(c, logits);
    etch_tensor *shape = classes_shape(c, logits, 1, &n_rows, &n);
    if (!shape)
        return NULL;
    /* Two words each, of a row as many as a multiple of four. */
    etch_tensor *four = (etch_int)(cx, ETCH_I64, 4), *three = (etch_int)(cx, ETCH_I64, 3);
    etch_tensor *words = (etch_mul)(cx, (etch_floordiv)(cx, (etch_add)(cx, n, three), four),
                                    (etch_int)(cx, ETCH_I64, 8));
    etch_tensor *blocks = random_blocks(cx, (etch_mul)(cx, words, n_rows));
    int variant = (int)t * ETCH_N_DTYPES + (int)etch_tensor_dtype(logits);
    return random_take(cx, "categorical", variant, c->args[3], blocks, &s) ? classes(cx, s, logits, shape, t) : NULL;
}

/* --- numbers of a seed ------------------------------------------------------------------------------------------- */

/* 1: Philox, or whatever suits (which is Philox); 0 with an exception set. */
static bool check_algorithm(PyObject *alg)
{
    static const struct {
        const char *name;
        int number;
    } known[] = { { "philox", 1 }, { "auto_select", 3 }, { "threefry", 2 } };
    PyObject *value;
    int found = 0, overflow = 0, has_value = core_get(alg, "value", &value);
    if (has_value < 0)
        return false;
    value = value ? value : Py_NewRef(alg);
    long number = PyLong_Check(value) ? PyLong_AsLongAndOverflow(value, &overflow) : 0;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (number == known[i].number ||
            (PyUnicode_Check(value) && PyUnicode_CompareWithASCIIString(value, known[i].name) == 0))
            found = known[i].number;
    Py_DECREF(value);
    if (found == 2)
        etch_fail(core_ctx(), ETCH_ENOTSUP, "Non-XLA devices don't support the ThreeFry algorithm.");
    else if (found == 0)
        PyErr_Format(PyExc_ValueError,
                     "Argument `alg` got unsupported value %S. Supported values are philox for the Philox algorithm, "
                     "threefry for the ThreeFry algorithm, and auto_select for auto-selection.",
                     alg);
    return found == 1 || found == 3;
}

static bool start_of(op_call *c, int i_seed, random_start *s)
{
    etch_tensor *seed = op_tensor(c, i_seed);
    if (!seed)
        return false;
    int rank = etch_tensor_rank(seed);
    int64_t n = rank == 1 ? etch_tensor_known_dim(c->cx, seed, 0) : -1;
    if (!is_drawn_integer(etch_tensor_dtype(seed))) {
        etch_fail(c->cx, ETCH_EINVAL, "Value for attr 'Tseed' of %s is not in the list of allowed values: int32, int64",
                  etch_dtype_long_name(etch_tensor_dtype(seed)));
        return false;
    }
    if (rank == 0 || rank > 1 || (n >= 0 && n != 2)) {
        char shape[24] = "[]";
        if (rank == 1)
            (void)snprintf(shape, sizeof shape, "[%lld]", (long long)n);
        etch_fail(c->cx, ETCH_ESHAPE, "seed must have shape [2], not %s", rank > 1 ? "one of more axes" : shape);
        return false;
    }
    if (n < 0)
        seed = (etch_reshape)(c->cx, seed, (etch_int_list)(c->cx, &(int64_t){ 2 }, 1));
    return random_from_seed(c->cx, seed, s);
}

/* All bits of an integer dtype. */
static etch_tensor *full_range(etch_ctx *cx, random_start s, etch_tensor *shape, etch_dtype t)
{
    bool is_wide = t == ETCH_I64 || t == ETCH_U64;
    return (etch_bitcast)(cx, (etch_random_bits)(cx, s.key, s.counter, shape, is_wide ? ETCH_U64 : ETCH_U32), t);
}

static etch_tensor *stateless_uniform(op_call *c)
{
    etch_dtype t;
    random_start s;
    bool has_low = !op_is_none(c, 2), has_high = !op_is_none(c, 3);
    etch_tensor *shape = op_shape(c, 0);
    if (!shape || !op_dtype(c, 4, ETCH_F32, &t))
        return NULL;
    bool is_wide_integer = is_drawn_integer(t) || t == ETCH_U32 || t == ETCH_U64;
    if (!dtype_is_float(t) && !is_wide_integer)
        return refuse_dtype(
                   c, 4, "(tf.float16, tf.bfloat16, tf.float32, tf.float64, tf.int32, tf.int64, tf.uint32, tf.uint64)"),
               NULL;
    if (is_wide_integer && has_low != has_high) {
        PyErr_Format(PyExc_ValueError,
                     "For integer `dtype` argument %R, argument `minval` and `maxval` must be both None or not None. "
                     "Got `minval`=%R and `maxval`=%R.",
                     c->args[4], c->args[2], c->args[3]);
        return NULL;
    }
    if (is_wide_integer && has_low && !is_drawn_integer(t)) {
        PyErr_Format(PyExc_ValueError,
                     "Argument `dtype` got invalid value %R when argument `minval` is not None. Please don't use "
                     "unsigned integers in this case.",
                     c->args[4]);
        return NULL;
    }
    if (!check_algorithm(c->args[6]) || !start_of(c, 1, &s))
        return NULL;
    return is_wide_integer && !has_low ? full_range(c->cx, s, shape, t) : uniform_from(c, s, shape, 2, t);
}

static etch_tensor *stateless_normal(op_call *c)
{
    etch_dtype t;
    random_start s;
    etch_tensor *shape = op_shape(c, 0);
    if (!shape || !op_dtype(c, 4, ETCH_F32, &t) || !check_algorithm(c->args[6]) || !op_tensor_of(c, 2, t) ||
        !op_tensor_of(c, 3, t) || !start_of(c, 1, &s))
        return NULL;
    etch_tensor *x = ((drawing *)c->row->with)(c->cx, s.key, s.counter, shape, t);
    return x ? scaled(c, x, 2, 3, t) : NULL;
}

static etch_tensor *stateless_shuffle(op_call *c)
{
    random_start s;
    etch_tensor *x = op_tensor(c, 0);
    if (!x || !check_algorithm(c->args[2]) || !start_of(c, 1, &s))
        return NULL;
    return etch_tensor_rank(x) == 0 ? x : (etch_random_shuffle)(c->cx, s.key, s.counter, build_dense(c->cx, x));
}

static etch_tensor *stateless_categorical(op_call *c)
{
    etch_dtype t;
    random_start s;
    etch_tensor *logits = op_tensor(c, 0), *n_rows, *n;
    if (!logits || !op_dtype(c, 3, ETCH_I64, &t))
        return NULL;
    if (etch_tensor_rank(logits) >= 0 && etch_tensor_rank(logits) != 2)
        return refuse_logits(c, logits);
    etch_tensor *shape = classes_shape(c, logits, 1, &n_rows, &n);
    return shape && start_of(c, 2, &s) ? classes(c->cx, s, logits, shape, t) : NULL;
}

/* Seeds from a seed: [num, 2] of its dtype. */
static etch_tensor *split(op_call *c)
{
    random_start s;
    etch_tensor *seed = op_tensor(c, 0), *num = seed ? op_sizes(c, 1) : NULL;
    if (!num || !check_algorithm(c->args[2]) || !start_of(c, 0, &s))
        return NULL;
    etch_tensor *const dims[] = { (etch_reshape)(c->cx, num, (etch_int_list)(c->cx, &(int64_t){ 1 }, 1)),
                                  (etch_int_list)(c->cx, &(int64_t){ 2 }, 1) };
    return full_range(c->cx, s, (etch_concat)(c->cx, dims, 2, 0), etch_tensor_dtype(seed));
}

static etch_tensor *fold_in(op_call *c)
{
    random_start s;
    etch_tensor *data = op_tensor(c, 1);
    if (!data || !check_algorithm(c->args[2]) || !start_of(c, 0, &s))
        return NULL;
    etch_tensor *const both[] = { full_range(c->cx, s, (etch_int_list)(c->cx, NULL, 0), etch_tensor_dtype(data)),
                                  data };
    return (etch_stack)(c->cx, both, 2, 0);
}

static PyObject *set_seed(op_call *c) { return random_set_seed(c->args[0]) < 0 ? NULL : Py_NewRef(Py_None); }

/* --- for generators: numbers of a key and a counter, and counting ------------------------------------------------ */

/* u64, or int64 with the same bits, which is what variables of generators hold. */
static etch_tensor *bits_argument(op_call *c, int i)
{
    etch_tensor *x = op_tensor_like(c, i, ETCH_U64);
    return x && etch_tensor_dtype(x) == ETCH_I64 ? (etch_bitcast)(c->cx, x, ETCH_U64) : x;
}

static bool given_start(op_call *c, int i_key, random_start *s)
{
    etch_tensor *key = bits_argument(c, i_key), *counter = key ? bits_argument(c, i_key + 1) : NULL;
    if (!counter || !check_algorithm(c->args[i_key + 2]))
        return false;
    *s = (random_start){ (etch_reshape)(c->cx, key, (etch_int_list)(c->cx, NULL, 0)), counter };
    return s->key != NULL;
}

static etch_tensor *raw(op_call *c)
{
    etch_dtype t;
    random_start s;
    etch_tensor *shape = op_shape(c, 0);
    if (!shape || !given_start(c, 1, &s) || !op_dtype(c, 4, ETCH_F32, &t))
        return NULL;
    return c->row->with ? ((drawing *)c->row->with)(c->cx, s.key, s.counter, shape, t) : full_range(c->cx, s, shape, t);
}

static etch_tensor *raw_integers(op_call *c)
{
    random_start s;
    etch_tensor *shape = op_shape(c, 0), *low = shape ? op_tensor(c, 4) : NULL;
    return low && given_start(c, 1, &s) ? uniform_from(c, s, shape, 4, etch_tensor_dtype(low)) : NULL;
}

/* What the variable (counter, low half first, and key) has; its counter goes on by 256 for each of delta. */
static etch_tensor *read_and_skip(op_call *c)
{
    etch_ctx *cx = c->cx;
    if (!variable_check(c->args[0]))
        return op_refuse(c, 0, PyExc_TypeError, "must be a Variable");
    etch_tensor *delta = check_algorithm(c->args[1]) ? op_tensor_of(c, 2, ETCH_U64) : NULL;
    if (!delta)
        return NULL;
    etch_tensor *was = (etch_variable_read)(cx, variable_of(c->args[0]));
    etch_tensor *parts[3], *bits = (etch_bitcast)(cx, was, ETCH_U64);
    for (int i = 0; i < 3; i++)
        parts[i] = (etch_gather)(cx, bits, (etch_int)(cx, ETCH_I64, i), 0, 0);
    etch_tensor *low = (etch_add)(cx, parts[0], random_blocks(cx, delta));
    etch_tensor *carry = (etch_cast)(cx, (etch_less)(cx, low, parts[0]), ETCH_U64);
    etch_tensor *const next[] = { low, (etch_add)(cx, parts[1], carry), parts[2] };
    etch_tensor *now = (etch_bitcast)(cx, (etch_stack)(cx, next, 3, 0), ETCH_I64);
    return (etch_variable_assign)(cx, variable_of(c->args[0]), now) ? was : NULL;
}

/* clang-format off */
#define DRAW(names, f, doc) { names, "shape mean=0.0 stddev=1.0 dtype=tf.float32 seed=None name=None", normal, NULL, (op_with *)(f), doc }
#define DRAW_OF_SEED(names, f, doc) { names, "shape seed mean=0.0 stddev=1.0 dtype=tf.float32 name=None alg='auto_select'", \
                                      stateless_normal, NULL, (op_with *)(f), doc }
#define RAW(names, f, doc) { names, "shape key counter alg dtype=tf.float32 name=None", raw, NULL, (op_with *)(f), doc }
static const op_row rows[] = {
    { "random.set_seed", "seed", NULL, set_seed, NULL, "Sets the seed that all random ops take part in." },
    { "random.uniform", "shape minval=0 maxval=None dtype=tf.float32 seed=None name=None", uniform, NULL, NULL, "Uniform numbers from minval to below maxval." },
    DRAW("random.normal", etch_random_normal, "Normal numbers."),
    DRAW("random.truncated_normal", etch_random_truncated_normal, "Normal numbers within two deviations."),
    { "random.shuffle", "value seed=None name=None", shuffle, NULL, NULL, "The slices along axis 0 in random order." },
    { "random.categorical", "logits num_samples dtype=None seed=None name=None", categorical, NULL, NULL, "Classes drawn by their log probabilities." },
    { "random.stateless_uniform", "shape seed minval=0 maxval=None dtype=tf.float32 name=None alg='auto_select'", stateless_uniform, NULL, NULL, "Uniform numbers, a function of the seed." },
    DRAW_OF_SEED("random.stateless_normal", etch_random_normal, "Normal numbers, a function of the seed."),
    DRAW_OF_SEED("random.stateless_truncated_normal", etch_random_truncated_normal, "Normal numbers within two deviations, a function of the seed."),
    { "random.stateless_categorical", "logits num_samples seed dtype=tf.int64 name=None", stateless_categorical, NULL, NULL, "Classes drawn by their log probabilities, a function of the seed." },
    { "random.experimental.stateless_shuffle", "value seed alg='auto_select' name=None", stateless_shuffle, NULL, NULL, "The slices along axis 0 in an order that is a function of the seed." },
    { "random.split random.experimental.stateless_split", "seed num=2 alg='auto_select'", split, NULL, NULL, "Seeds made from a seed." },
    { "random.fold_in random.experimental.stateless_fold_in", "seed data alg='auto_select'", fold_in, NULL, NULL, "A seed made from a seed and a number." },
    RAW("raw_ops.StatelessRandomUniformV2", etch_random_uniform, "Uniform numbers of a key and a counter."),
    RAW("raw_ops.StatelessRandomNormalV2", etch_random_normal, "Normal numbers of a key and a counter."),
    RAW("raw_ops.StatelessTruncatedNormalV2", etch_random_truncated_normal, "Normal numbers within two deviations, of a key and a counter."),
    { "raw_ops.StatelessRandomUniformFullIntV2", "shape key counter alg dtype=tf.uint64 name=None", raw, NULL, NULL, "Integers of all values, of a key and a counter." },
    { "raw_ops.StatelessRandomUniformIntV2", "shape key counter alg minval maxval name=None", raw_integers, NULL, NULL, "Integers from minval to below maxval, of a key and a counter." },
    { "raw_ops.RngReadAndSkip", "resource alg delta name=None", read_and_skip, NULL, NULL, "The state of a generator, which goes on." },
};
/* clang-format on */

op_rows ops_random(void) { return OP_ROWS(rows); }
