/* Tensors as text: "f32[2,3] [[1, 2, 3], [4, 5, 6]]".
 *
 * Floats are the shortest decimal that reads back as the same value in their own dtype: the f16 nearest to 0.1 is "0.1".
 * A tensor without elements is "[]" whatever its dims, since its other dims may be enormous. The text is built in pieces
 * that are written as they fill up, so that a large tensor does not become a larger text in memory. */
#include "tensor/print.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE_BYTES = 16 * 1024 };

/* Floats narrower than f32: the first of 1, 2, 3, ... digits that read back as the same bits. 5 digits tell all f16
 * apart. Text and number are turned into each other in one locale, so its decimal point does not matter. */
static void print_narrow_float(etch_strbuf *b, etch_dtype t, const void *element)
{
    double x = etch__element_f64(t, element);
    for (int n_digits = 1; isfinite(x) && n_digits <= 5; n_digits++) {
        char text[32];
        uint64_t again = 0;
        snprintf(text, sizeof text, "%.*e", n_digits - 1, x);
        double y = strtod(text, NULL);
        etch__element_set_f64(t, &again, y);
        if (memcmp(&again, element, etch__dtypes[t].bytes) == 0) {
            x = y;
            break;
        }
    }
    etch__strbuf_add_f64(b, x);
}

static void print_float(etch_strbuf *b, etch_dtype t, const void *element)
{
    if (etch__dtypes[t].bytes < sizeof(float))
        print_narrow_float(b, t, element);
    else if (etch__dtypes[t].bytes == sizeof(float))
        etch__strbuf_add_f32(b, (float)etch__element_f64(t, element));
    else
        etch__strbuf_add_f64(b, etch__element_f64(t, element));
}

void etch__element_print(etch_strbuf *b, etch_dtype t, const void *element)
{
    switch (etch__dtypes[t].cls) {
    case ETCH_CLASS_BOOL: etch__strbuf_add(b, etch__element_i64(t, element) ? "true" : "false"); break;
    case ETCH_CLASS_INT: etch__strbuf_addf(b, "%" PRId64, etch__element_i64(t, element)); break;
    case ETCH_CLASS_UINT: etch__strbuf_addf(b, "%" PRIu64, (uint64_t)etch__element_i64(t, element)); break;
    case ETCH_CLASS_FLOAT: print_float(b, t, element); break;
    case ETCH_CLASS_STRING: {
        const etch_str *s;
        memcpy(&s, element, sizeof s);
        etch__strbuf_add_quoted(b, s ? s->bytes : "", s ? s->n : 0);
        break;
    }
    default: ETCH_ASSERT(false, "dtype %s has a class that is not printed", etch_dtype_name(t));
    }
}

/* --- arrays inside a line of text --------------------------------------------------------------------------------- */

typedef struct array_text {
    etch_strbuf *b;
    etch_dtype t;
    int rank;
    const int64_t *dims, *strides;
    int64_t n_ends;
} array_text;

/* Elements stand behind each other, rows below each other, and what is larger is set off by empty lines. */
static void separate(const array_text *a, int axis)
{
    if (axis == a->rank - 1) {
        etch__strbuf_add(a->b, " ");
        return;
    }
    for (int i = axis; i < a->rank - 1; i++)
        etch__strbuf_add(a->b, "\n");
    for (int i = 0; i <= axis; i++)
        etch__strbuf_add(a->b, " ");
}

static void add_axis(const array_text *a, int axis, const char *address)
{
    if (axis == a->rank) {
        etch__element_print(a->b, a->t, address);
        return;
    }
    int64_t dim = a->dims[axis], step = dim > 1 ? a->strides[axis] * (int64_t)etch__dtypes[a->t].bytes : 0;
    bool is_cut = a->n_ends >= 0 && dim / 2 >= a->n_ends && dim - a->n_ends > a->n_ends;
    etch__strbuf_add(a->b, "[");
    for (int64_t i = 0; i < dim && !a->b->failed; i++) {
        if (i > 0)
            separate(a, axis);
        if (is_cut && i == a->n_ends) {
            etch__strbuf_add(a->b, "...");
            i = dim - a->n_ends - 1;
            continue;
        }
        add_axis(a, axis + 1, address + i * step);
    }
    etch__strbuf_add(a->b, "]");
}

void etch__array_print(etch_strbuf *b, etch_dtype t, int rank, const int64_t *dims, const int64_t *strides,
                       const char *data, int64_t n_ends)
{
    for (int a = 0; a < rank; a++)
        if (dims[a] == 0) {
            etch__strbuf_add(b, "[]");
            return;
        }
    if (rank == 0 && t == ETCH_STRING) {
        const etch_str *s;
        memcpy(&s, data, sizeof s);
        etch__strbuf_addn(b, s ? s->bytes : "", s ? s->n : 0);
        return;
    }
    add_axis(&(array_text){ b, t, rank, dims, strides, n_ends }, 0, data);
}

/* --- whole tensors, to files -------------------------------------------------------------------------------------- */

typedef struct printer {
    etch_ctx *cx;
    const etch_tensor *t;
    int64_t max_per_axis;
    etch_strbuf text;
    FILE *to;
} printer;

static etch_status flush(printer *p)
{
    if (p->text.failed)
        return etch__fail_nomem(p->cx);
    if (p->text.n > 0 && fwrite(p->text.at, 1, p->text.n, p->to) != p->text.n)
        return etch__fail(p->cx, ETCH_EIO, "print: could not write: %s", strerror(errno));
    etch__strbuf_clear(&p->text);
    return ETCH_OK;
}

static etch_status print_axis(printer *p, int axis, const char *address)
{
    const etch_tensor *t = p->t;
    if (axis == t->rank) {
        etch__element_print(&p->text, t->dtype, address);
        return p->text.n >= PIECE_BYTES || p->text.failed ? flush(p) : ETCH_OK;
    }
    int64_t dim = t->dims[axis], step = dim > 1 ? t->strides[axis] * (int64_t)etch__dtypes[t->dtype].bytes : 0;
    bool is_cut = p->max_per_axis > 0 && dim > p->max_per_axis;
    int64_t n_head = is_cut ? (p->max_per_axis + 1) / 2 : dim;
    etch__strbuf_add(&p->text, "[");
    for (int64_t i = 0; i < dim; i++) {
        if (i > 0)
            etch__strbuf_add(&p->text, ", ");
        if (i == n_head) { /* only where it is cut */
            etch__strbuf_add(&p->text, "...");
            i = dim - p->max_per_axis / 2 - 1;
            continue;
        }
        ETCH_TRY(print_axis(p, axis + 1, address + i * step));
    }
    etch__strbuf_add(&p->text, "]");
    return ETCH_OK;
}

etch_status etch_tensor_print(etch_ctx *cx, etch_tensor *t, int64_t max_per_axis, FILE *to)
{
    ETCH_ENTER(cx);
    ETCH_TRY(etch__check_tensor(cx, t, "print"));
    if (!to)
        return etch__fail(cx, ETCH_EINVAL, "print: no file to write to");
    if (max_per_axis < 0)
        return etch__fail(cx, ETCH_EINVAL, "print: at most %lld elements per axis", (long long)max_per_axis);
    const char *address = etch_tensor_map(cx, t, false);
    if (!address)
        return cx->status;
    char shape[ETCH_SHAPE_TEXT];
    printer p = { .cx = cx, .t = t, .max_per_axis = max_per_axis, .to = to };
    etch__strbuf_init(&p.text, cx->alloc);
    etch__strbuf_addf(&p.text, "%s%s ", etch_dtype_name(t->dtype), etch__shape_text(t->dims, t->rank, shape));
    etch_status s = ETCH_OK;
    if (t->count == 0)
        etch__strbuf_add(&p.text, "[]");
    else
        s = print_axis(&p, 0, address);
    if (s == ETCH_OK)
        s = flush(&p);
    etch__strbuf_fini(&p.text);
    etch_tensor_unmap(cx, t);
    return s;
}
