/* Constants: contents compared, hashed and asked about; the nodes that hold them, and `sizes` nodes, which are
 * constants as far as the sizes of a run are.
 *
 * What must stay true (IR-8): the tensor of a const node is row-major, in host memory, and never changes. */
#include "ir/constant.h"

#include "ir/infer.h"
#include "ir/node.h"

enum { QUICK_BYTES = 4096 };

static const etch_str *string_at(const etch_tensor *t, int64_t i)
{
    return *(etch_str *const *)etch__const_element(t, i);
}

static bool strings_equal(const etch_str *a, const etch_str *b)
{
    size_t n_a = a ? a->n : 0, n_b = b ? b->n : 0;
    return n_a == n_b && (n_a == 0 || memcmp(a->bytes, b->bytes, n_a) == 0);
}

static bool elements_equal(const etch_tensor *a, int64_t i, const etch_tensor *b, int64_t j, int64_t n)
{
    size_t bytes = etch__dtypes[a->dtype].bytes;
    if (!etch__dtype_is(a->dtype, ETCH_CLASS_STRING))
        return n == 0 || memcmp(etch__const_element(a, i), etch__const_element(b, j), (size_t)n * bytes) == 0;
    for (int64_t k = 0; k < n; k++)
        if (!strings_equal(string_at(a, i + k), string_at(b, j + k)))
            return false;
    return true;
}

bool etch__const_equal(const etch_tensor *a, const etch_tensor *b)
{
    if (a == b)
        return true;
    if (a->dtype != b->dtype || a->rank != b->rank)
        return false;
    for (int i = 0; i < a->rank; i++)
        if (a->dims[i] != b->dims[i])
            return false;
    return elements_equal(a, 0, b, 0, a->count);
}

bool etch__const_is_splat(const etch_tensor *t) { return t->count > 0 && elements_equal(t, 0, t, 1, t->count - 1); }

static uint64_t hash_elements(uint64_t h, const etch_tensor *t, int64_t first, int64_t n)
{
    if (n == 0)
        return h;
    if (!etch__dtype_is(t->dtype, ETCH_CLASS_STRING))
        return etch__hash_bytes(h, etch__const_element(t, first), (size_t)n * etch__dtypes[t->dtype].bytes);
    for (int64_t i = first; i < first + n; i++) {
        const etch_str *s = string_at(t, i);
        h = etch__hash_bytes(h, s ? s->bytes : "", s ? s->n : 0);
    }
    return h;
}

/* The dtype by name, since the numbers of dtypes are no promise to other processes. */
static uint64_t hash_header(const etch_tensor *t)
{
    uint64_t h = etch__hash_str((uint64_t)t->rank, etch_dtype_name(t->dtype));
    for (int i = 0; i < t->rank; i++)
        h = etch__hash_mix(h, (uint64_t)t->dims[i]);
    return h;
}

uint64_t etch__const_hash(const etch_tensor *t) { return hash_elements(hash_header(t), t, 0, t->count); }

uint64_t etch__const_quick_hash(const etch_tensor *t)
{
    int64_t n = QUICK_BYTES / (int64_t)etch__dtypes[t->dtype].bytes;
    if (t->count <= 2 * n)
        return etch__const_hash(t);
    return hash_elements(hash_elements(hash_header(t), t, 0, n), t, t->count - n, n);
}

/* --- Asking about values ------------------------------------------------------------------------------------------ */

bool etch__is_const(const etch_graph *g, etch_val v) { return v && etch__is(g, v, ETCH_IS_CONST); }

const etch_tensor *etch__const_tensor(const etch_graph *g, etch_val v)
{
    return etch__is_const(g, v) ? ((const etch_attrs_const *)etch__node(g, v)->attrs)->value : NULL;
}

bool etch__is_const_of(const etch_graph *g, etch_val v, double x)
{
    const etch_tensor *t = etch__const_tensor(g, v);
    if (!t || t->count == 0 || x != x || etch__dtype_is(t->dtype, ETCH_CLASS_STRING))
        return false;
    _Alignas(8) char wanted[16];
    size_t bytes = etch__dtypes[t->dtype].bytes;
    etch__element_set_f64(t->dtype, wanted, x);
    /* A number that an integer dtype wraps or truncates is none of its values. */
    if (!etch__dtype_is(t->dtype, ETCH_CLASS_FLOAT) && etch__element_f64(t->dtype, wanted) != x)
        return false;
    return memcmp(etch__const_element(t, 0), wanted, bytes) == 0 && etch__const_is_splat(t);
}

/* --- Building ----------------------------------------------------------------------------------------------------- */

static etch_val find_or_add(etch_graph *g, const etch_new_node *n)
{
    etch_val v;
    uint64_t hash = etch__node_hash(g, n);
    if ((v = etch__node_find(g, n, hash)))
        return v;
    return etch__node_add(g, n, true, hash, &v) == ETCH_OK ? v : 0;
}

static etch_val stick(etch_graph *g)
{
    etch__stick(g->cx);
    return 0;
}

etch_val etch__build_const(etch_graph *g, etch_tensor *t)
{
    if (g->cx->sticky)
        return 0;
    for (int i = 0; i < t->rank; i++) {
        if (t->dims[i] > ETCH_DIM_MAX) { /* possible where another dim is 0 */
            etch__fail(g->cx, ETCH_ERANGE, "constant: size %lld of axis %d is too large", (long long)t->dims[i], i);
            return stick(g);
        }
    }
    etch_tensor *dense = NULL;
    if (etch_tensor_dense(g->cx, t, &dense) != ETCH_OK)
        return stick(g);
    etch_attrs_const attrs = { dense };
    const etch_type *type = etch__type_tensor(g, dense->dtype, dense->rank, dense->dims);
    etch_new_node n = { .op = etch__structural_op(ETCH_IS_CONST), .n_results = 1, .attrs = &attrs, .types = &type };
    etch_val v = type ? find_or_add(g, &n) : 0;
    etch_tensor_release(&dense);
    return v ? v : stick(g);
}

static etch_val build_ints(etch_graph *g, etch_dtype t, int rank, const int64_t *x, int n)
{
    etch_tensor *it = NULL;
    if (etch_tensor_new(g->cx, t, (int64_t[]){ n }, rank, &it) != ETCH_OK)
        return stick(g);
    for (int i = 0; i < n; i++)
        etch__element_set_i64(t, it->address + (size_t)i * etch__dtypes[t].bytes, x[i]);
    etch_val v = etch__build_const(g, it);
    etch_tensor_release(&it);
    return v;
}

etch_val etch__build_sizes(etch_graph *g, etch_dtype t, int rank, const etch_dim *dims, int n)
{
    ETCH_ASSERT((t == ETCH_I32 || t == ETCH_I64) && n <= ETCH_MAX_KNOWN && (rank == 1 || (rank == 0 && n == 1)),
                "IR-8: sizes of dtype %d, rank %d, %d of them", (int)t, rank, n);
    if (g->cx->sticky)
        return 0;
    bool all_known = true;
    for (int i = 0; i < n; i++) {
        if (dims[i] == ETCH_DIM_FAILED)
            return stick(g);
        all_known &= etch__dim_is_const(dims[i]);
    }
    if (all_known)
        return build_ints(g, t, rank, dims, n);
    etch_attrs_sizes attrs = { { dims, n } };
    const etch_type *type = etch__type_tensor(g, t, rank, (etch_dim[]){ n });
    etch_new_node node = { .op = etch__structural_op(ETCH_IS_SIZES), .n_results = 1, .attrs = &attrs, .types = &type };
    etch_val v = type ? find_or_add(g, &node) : 0;
    return v ? v : stick(g);
}

/* --- Public ------------------------------------------------------------------------------------------------------- */

enum { MAX_INT_LIST = 1 << 20 }; /* a count past it is a caller's mistake; a tensor can be as large as it likes */

etch_val etch_graph_constant(etch_graph *g, etch_tensor *t)
{
    etch_ctx *cx = g->cx;
    if (cx->sticky)
        return 0;
    if (etch__check_tensor(cx, t, "constant") != ETCH_OK)
        return stick(g);
    etch_tensor *copy = NULL;
    if (etch_tensor_new(cx, t->dtype, t->dims, t->rank, &copy) != ETCH_OK)
        return stick(g);
    const void *from = t->count ? etch_tensor_map(cx, t, false) : NULL;
    etch_val v = 0;
    if (from || t->count == 0) {
        if (from) {
            etch__copy_strided(t->dtype, t->rank, t->dims, copy->address, copy->strides, from, t->strides);
            etch_tensor_unmap(cx, t);
        }
        v = etch__build_const(g, copy);
    }
    etch_tensor_release(&copy);
    return v ? v : stick(g);
}

static bool check_numeric(etch_graph *g, etch_dtype t)
{
    if ((unsigned)t < ETCH_N_DTYPES && !etch__dtype_is(t, ETCH_CLASS_STRING))
        return true;
    etch__fail(g->cx, ETCH_EDTYPE, "constant: a number cannot be of dtype %s",
               (unsigned)t < ETCH_N_DTYPES ? etch_dtype_name(t) : "?");
    etch__stick(g->cx);
    return false;
}

static etch_val build_scalar(etch_graph *g, etch_dtype t, const void *element)
{
    etch_tensor *it = NULL;
    if (etch_tensor_from(g->cx, t, NULL, 0, element, &it) != ETCH_OK)
        return stick(g);
    etch_val v = etch__build_const(g, it);
    etch_tensor_release(&it);
    return v;
}

etch_val etch_graph_scalar(etch_graph *g, etch_dtype t, double x)
{
    _Alignas(8) char element[16] = { 0 };
    if (g->cx->sticky || !check_numeric(g, t))
        return 0;
    etch__element_set_f64(t, element, x);
    return build_scalar(g, t, element);
}

etch_val etch_graph_int(etch_graph *g, etch_dtype t, int64_t x)
{
    _Alignas(8) char element[16] = { 0 };
    if (g->cx->sticky || !check_numeric(g, t))
        return 0;
    etch__element_set_i64(t, element, x);
    return build_scalar(g, t, element);
}

etch_val etch_graph_int_list(etch_graph *g, etch_ints values)
{
    if (g->cx->sticky)
        return 0;
    if (values.n < 0 || values.n > MAX_INT_LIST || (values.n > 0 && !values.at)) {
        etch__fail(g->cx, ETCH_EINVAL, "constant: a list of %d integers%s; from 0 to %d are possible", values.n,
                   values.at ? "" : " at NULL", MAX_INT_LIST);
        return stick(g);
    }
    return build_ints(g, ETCH_I64, 1, values.at, values.n);
}
