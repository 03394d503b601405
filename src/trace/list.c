/* Growable lists of tensors: etch/list.h on op functions, so that they run or are recorded as these are, with their gradients.
 *
 * A list of elements of one shape is a tensor, and gather, scatter and reshape serve it; only what may grow has an op of its own, row_set.
 * Elements of different sizes are parts of one vector, with their sizes beside it. */
#include <etch/list.h>

#include "trace/op.h"
#include <etch/function.h>
#include <etch/ops.h>
#include <stdio.h>
#include <string.h>

/* Ops are recorded at the line of the program that called us: our own would be no news. */
#undef ETCH_AT
#define ETCH_AT(cx) (cx)

static const etch_list failed_list = { NULL, NULL };

/* --- checks ---------------------------------------------------------------------------------------------------------- */

/* "f32[2,3]" of a tensor; sizes that are not known are "?". */
static const char *type_text(const etch_tensor *t, int first, char *text, size_t n)
{
    int at = snprintf(text, n, "%s[", etch_dtype_name(t->dtype));
    for (int a = first; a < t->rank; a++) {
        at += snprintf(text + at, n - (size_t)at, a > first ? ", " : "");
        at += t->traced ? snprintf(text + at, n - (size_t)at, "?")
                        : snprintf(text + at, n - (size_t)at, "%lld", (long long)t->dims[a]);
    }
    snprintf(text + at, n - (size_t)at, "]");
    return text;
}
enum { TYPE_TEXT = ETCH_SHAPE_TEXT + ETCH_MAX_RANK + 16 };

static etch_status check_list(etch_ctx *cx, etch_list l, const char *what)
{
    ETCH_ENTER(cx);
    if (!l.rows)
        return etch__fail(cx, ETCH_EINVAL, "%s: the list is NULL", what);
    if (l.sizes ? l.rows->rank != 1 || l.sizes->rank != 2 || l.sizes->dtype != ETCH_I64 : l.rows->rank < 1)
        return etch__fail(cx, ETCH_EINVAL, "%s: the list is of tensors that make none; %s", what,
                          l.sizes ? "with sizes (i64 [n, rank]) rows is a vector" : "rows has an axis");
    return ETCH_OK;
}

/* Is it one for this list? Sizes of traced tensors are left to the op. */
static etch_status check_element(etch_ctx *cx, etch_list l, const etch_tensor *index, const etch_tensor *e,
                                 const char *what)
{
    ETCH_TRY(check_list(cx, l, what));
    if (!index || !e)
        return etch__fail(cx, ETCH_EINVAL, "%s: the %s is NULL", what, index ? "element" : "index");
    int64_t rank = !l.sizes ? l.rows->rank - 1 : l.sizes->traced ? e->rank : l.sizes->dims[1];
    bool fits = e->dtype == l.rows->dtype && e->rank == rank;
    for (int a = 0; fits && !l.sizes && a < e->rank && !e->traced && !l.rows->traced; a++)
        fits = e->dims[a] == l.rows->dims[a + 1];
    if (fits || e->rank < 0)
        return ETCH_OK;
    char is[TYPE_TEXT], wanted[TYPE_TEXT];
    etch_status s = e->dtype == l.rows->dtype ? ETCH_ESHAPE : ETCH_EDTYPE;
    if (l.sizes)
        return etch__fail(cx, s, "%s: the element is %s, but those of the list are %s of rank %lld", what,
                          type_text(e, 0, is, sizeof is), etch_dtype_name(l.rows->dtype), (long long)rank);
    return etch__fail(cx, s, "%s: the element is %s, but those of the list are %s", what,
                      type_text(e, 0, is, sizeof is), type_text(l.rows, 1, wanted, sizeof wanted));
}

/* The list, if nothing failed. */
static etch_list list_of(etch_ctx *cx, etch_tensor *rows, etch_tensor *sizes, bool has_sizes)
{
    return cx->sticky || !rows || (has_sizes && !sizes) ? failed_list : (etch_list){ rows, sizes };
}

static etch_list fail_list(etch_ctx *cx)
{
    etch__stick(cx);
    return failed_list;
}

static etch_tensor *fail_tensor(etch_ctx *cx)
{
    etch__stick(cx);
    return NULL;
}

static etch_tensor *reshaped(etch_ctx *cx, etch_tensor *x, const int64_t *dims, int rank)
{
    return etch_reshape(cx, x, etch_int_list(cx, dims, rank));
}

static etch_tensor *as_row(etch_ctx *cx, etch_tensor *x) { return etch_expand_dims(cx, x, ETCH_INTS(0)); }

static etch_tensor *zeros(etch_ctx *cx, etch_dtype t, etch_tensor *shape)
{
    static const char none[16];
    const char *no_text = "";
    etch_tensor *zero = etch_from(cx, t, NULL, 0, t == ETCH_STRING ? (const void *)&no_text : none);
    return etch_broadcast_to(cx, zero, shape);
}

/* --- new ones -------------------------------------------------------------------------------------------------------- */

static etch_status check_new(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, int64_t n, bool *differ)
{
    int64_t sizes[ETCH_MAX_RANK + 1] = { n }, count;
    ETCH_ENTER(cx);
    if (n < 0 || rank < 0 || rank >= ETCH_MAX_RANK || (rank > 0 && !dims))
        return etch__fail(cx, ETCH_EINVAL, "list_new: %lld elements of rank %d%s", (long long)n, rank,
                          rank > 0 && !dims ? ", whose sizes are NULL" : "");
    *differ = false;
    for (int a = 0; a < rank; a++) {
        *differ |= dims[a] == ETCH_ANY_SIZE;
        sizes[a + 1] = dims[a] == ETCH_ANY_SIZE ? 0 : dims[a];
        if (dims[a] < 0 && dims[a] != ETCH_ANY_SIZE)
            return etch__fail(cx, ETCH_EINVAL, "list_new: size %d is %lld", a, (long long)dims[a]);
    }
    return etch__check_shape(cx, t, sizes, rank + 1, &count);
}

etch_list(etch_list_new)(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, int64_t n)
{
    bool differ = false;
    if (check_new(cx, t, dims, rank, n, &differ) != ETCH_OK)
        return fail_list(cx);
    int64_t all[ETCH_MAX_RANK] = { n };
    if (!differ) {
        if (rank > 0)
            memcpy(all + 1, dims, (size_t)rank * sizeof *all);
        return list_of(cx, zeros(cx, t, etch_int_list(cx, all, rank + 1)), NULL, false);
    }
    static const int64_t none = 0;
    etch_tensor *items = zeros(cx, t, etch_int_list(cx, &none, 1));
    return list_of(cx, items, zeros(cx, ETCH_I64, etch_int_list(cx, (int64_t[]){ n, rank }, 2)), true);
}

etch_list(etch_list_like)(etch_ctx *cx, etch_tensor *element, etch_tensor *n)
{
    static const int64_t one = 1;
    etch_tensor *shape = etch_shape_of(cx, element, ETCH_I64);
    etch_tensor *length = reshaped(cx, etch_cast(cx, n, ETCH_I64), &one, 1);
    etch_tensor *all = etch_concat(cx, (etch_tensor *[]){ length, shape }, 2, 0);
    return list_of(cx, all ? zeros(cx, element->dtype, all) : NULL, NULL, false);
}

etch_list(etch_list_of)(etch_ctx *cx, etch_tensor *x)
{
    if (check_list(cx, (etch_list){ x, NULL }, "list_of") != ETCH_OK)
        return fail_list(cx);
    return (etch_list){ x, NULL };
}

etch_list(etch_list_split)(etch_ctx *cx, etch_tensor *x, etch_tensor *lengths)
{
    static const int64_t all = -1;
    etch_tensor *sizes = etch_part_sizes(cx, x, lengths);
    return list_of(cx, sizes ? reshaped(cx, x, &all, 1) : NULL, sizes, true);
}

/* --- elements -------------------------------------------------------------------------------------------------------- */

/* x with the row at index replaced; there is one. */
static etch_tensor *replace_row(etch_ctx *cx, etch_tensor *x, etch_tensor *index, etch_tensor *row)
{
    return etch_scatter_nd_update(cx, x, reshaped(cx, index, (int64_t[]){ 1, 1 }, 2), as_row(cx, row));
}

typedef etch_tensor *set_row(etch_ctx *cx, etch_tensor *rows, etch_tensor *index, etch_tensor *row);

/* Items come before sizes, which they are found by: whoever reads them last may write over them. */
static etch_list set(etch_ctx *cx, etch_list l, etch_tensor *index, etch_tensor *e, set_row *set_it, const char *what)
{
    if (check_element(cx, l, index, e, what) != ETCH_OK)
        return fail_list(cx);
    if (!l.sizes)
        return list_of(cx, set_it(cx, l.rows, index, e), NULL, false);
    etch_tensor *items = etch_part_set(cx, l.rows, l.sizes, index, e);
    return list_of(cx, items, set_it(cx, l.sizes, index, etch_shape_of(cx, e, ETCH_I64)), true);
}

etch_list(etch_list_set)(etch_ctx *cx, etch_list list, etch_tensor *index, etch_tensor *element)
{
    return set(cx, list, index, element, etch_row_set, "list_set");
}

etch_list(etch_list_replace)(etch_ctx *cx, etch_list list, etch_tensor *index, etch_tensor *element)
{
    return set(cx, list, index, element, replace_row, "list_replace");
}

etch_list(etch_list_push)(etch_ctx *cx, etch_list list, etch_tensor *element)
{
    if (check_list(cx, list, "list_push") != ETCH_OK)
        return fail_list(cx);
    etch_tensor *end = etch_tensor_dim_of(cx, list.sizes ? list.sizes : list.rows, 0);
    return end ? set(cx, list, end, element, etch_row_set, "list_push") : failed_list;
}

/* Of elements whose sizes differ; a traced list has it in its type. */
static int64_t rank_of(etch_list l) { return l.sizes->traced ? -1 : l.sizes->dims[1]; }

etch_tensor *(etch_list_get)(etch_ctx *cx, etch_list list, etch_tensor *index)
{
    if (check_list(cx, list, "list_get") != ETCH_OK)
        return fail_tensor(cx);
    if (list.sizes)
        return etch_part_get(cx, list.rows, list.sizes, index, rank_of(list));
    bool is_float = etch__dtype_is(list.rows->dtype, ETCH_CLASS_FLOAT); /* it is no gather to the program */
    return etch_gather(cx, is_float ? etch_dense_gradient(cx, list.rows) : list.rows, index, 0, 0);
}

etch_tensor *(etch_list_length)(etch_ctx *cx, etch_list list)
{
    if (check_list(cx, list, "list_length") != ETCH_OK)
        return fail_tensor(cx);
    return etch_tensor_dim_of(cx, list.sizes ? list.sizes : list.rows, 0);
}

/* --- all of them ----------------------------------------------------------------------------------------------------- */

etch_tensor *(etch_list_stack)(etch_ctx *cx, etch_list list)
{
    if (check_list(cx, list, "list_stack") != ETCH_OK)
        return fail_tensor(cx);
    return list.sizes ? etch_parts_stack(cx, list.rows, list.sizes, rank_of(list)) : list.rows;
}

/* The first two axes as one. */
static etch_tensor *merge_axes(etch_ctx *cx, etch_tensor *x)
{
    static const int64_t one = 1;
    etch_tensor *n = etch_mul(cx, etch_tensor_dim_of(cx, x, 0), etch_tensor_dim_of(cx, x, 1));
    etch_tensor *first = reshaped(cx, n, &one, 1);
    if (x->rank == 2)
        return etch_reshape(cx, x, first);
    etch_tensor *inner = etch_slice(cx, etch_shape_of(cx, x, ETCH_I64), etch_int_list(cx, (int64_t[]){ 2 }, 1),
                                    etch_int_list(cx, (int64_t[]){ x->rank - 2 }, 1));
    return etch_reshape(cx, x, etch_concat(cx, (etch_tensor *[]){ first, inner }, 2, 0));
}

etch_tensor *(etch_list_concat)(etch_ctx *cx, etch_list list)
{
    if (check_list(cx, list, "list_concat") != ETCH_OK)
        return fail_tensor(cx);
    if (list.sizes)
        return etch_parts_concat(cx, list.rows, list.sizes, rank_of(list));
    if (list.rows->rank < 2) {
        etch__fail(cx, ETCH_ESHAPE,
                   "list_concat: the elements are scalars, which have no axis to join them along; "
                   "etch_list_stack makes a vector of them");
        return fail_tensor(cx);
    }
    return merge_axes(cx, list.rows);
}

/* --- loops ----------------------------------------------------------------------------------------------------------- */

/* The tensor's type with its first size open. Sizes with a name stay what they are. */
static etch_status open_type(etch_ctx *cx, const etch_tensor *t, etch_spec **out)
{
    etch_size sizes[ETCH_MAX_RANK] = { ETCH_UNKNOWN_SIZE };
    char names[ETCH_MAX_RANK][24];
    for (int a = 1; a < t->rank; a++) {
        snprintf(names[a], sizeof names[a], "axis_%d", a);
        sizes[a] = ETCH_NAMED_SIZE(names[a]);
    }
    return etch_spec_tensor(cx, t->dtype, sizes, t->rank, NULL, out);
}

int etch_list_flatten(etch_ctx *cx, etch_list list, etch_tensor **tensors, etch_spec **types)
{
    int n = list.sizes ? 2 : 1;
    for (int i = 0; i < n; i++) {
        tensors[i] = NULL;
        if (types)
            types[i] = NULL;
    }
    if (check_list(cx, list, "list_flatten") != ETCH_OK) {
        etch__stick(cx);
        return 0;
    }
    for (int i = 0; types && i < n; i++)
        if (open_type(cx, i ? list.sizes : list.rows, &types[i]) != ETCH_OK) {
            etch__stick(cx);
            while (i-- > 0)
                etch_spec_release(&types[i]);
            return 0;
        }
    tensors[0] = list.rows;
    if (n > 1)
        tensors[1] = list.sizes;
    return n;
}

etch_list etch_list_unflatten(etch_tensor *const *tensors, int n)
{
    return n > 0 ? (etch_list){ tensors[0], n > 1 ? tensors[1] : NULL } : failed_list;
}
