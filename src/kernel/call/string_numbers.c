/* Strings to numbers and back, in the C locale whatever the program's is. */
#include "kernel/call/calls.h"

#include "kernel/call/text.h"
#include "kernel/call/types.h"
#include "kernel/call/walk.h"

#include <etch/ops.h>
#include <inttypes.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- to numbers -------------------------------------------------------------------------------------------------------------------- */

/* Digits with a sign before them, within the dtype's range. */
static bool read_integer(etch_text t, etch_dtype to, uint64_t *out)
{
    bool is_unsigned = etch__dtype_is(to, ETCH_CLASS_UINT), is_negative = t.n > 0 && t.at[0] == '-';
    int bits = etch__dtypes[to].bytes * 8 - !is_unsigned;
    uint64_t most = (UINT64_MAX >> (64 - bits)) + is_negative, x = 0;
    size_t i = t.n > 0 && (t.at[0] == '-' || t.at[0] == '+');
    if (i == t.n || (is_negative && is_unsigned))
        return false;
    for (; i < t.n; i++) {
        if (t.at[i] < '0' || t.at[i] > '9' || ETCH_MUL_OVERFLOWS(x, 10, &x) ||
            ETCH_ADD_OVERFLOWS(x, (uint64_t)(t.at[i] - '0'), &x) || x > most)
            return false;
    }
    *out = is_negative ? 0 - x : x;
    return true;
}

/* As C reads floats. `t` ends with a zero byte or with white space. */
static bool read_float(etch_text t, etch_dtype to, void *y)
{
    char *end;
    if (t.n == 0)
        return false;
    if (to == ETCH_F32)
        *(float *)y = strtof(t.at, &end);
    else
        *(double *)y = strtod(t.at, &end);
    return end == t.at + t.n;
}

static etch_status to_number(etch_call *c, void *user, etch_str *x, void *y)
{
    etch_text t = etch__text_strip(etch__text(x));
    etch_dtype to = c->out[0].dtype;
    uint64_t bits = 0;
    char shown[ETCH_TEXT_SHOWN];
    (void)user;
    bool is_number = etch__dtype_is(to, ETCH_CLASS_FLOAT) ? read_float(t, to, y) : read_integer(t, to, &bits);
    if (!is_number)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: StringToNumberOp could not correctly convert string: %s", c->op,
                          etch__text_show(etch__text(x), shown));
    if (!etch__dtype_is(to, ETCH_CLASS_FLOAT))
        memcpy(y, &bits, etch__dtypes[to].bytes); /* little endian */
    return ETCH_OK;
}

etch_status etch__call_string_to_number(etch_call *c)
{
    locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    if (!plain)
        return etch__fail_nomem(c->cx);
    locale_t was = uselocale(plain);
    etch_status s = etch__each_text(c, to_number, NULL);
    uselocale(was);
    freelocale(plain);
    return s;
}

/* --- from numbers ------------------------------------------------------------------------------------------------------------------ */

/* An element as what printf takes. */
typedef union number {
    double f;
    int64_t i;
    uint64_t u;
} number;

#define READ(_t, field) \
    static number read##_t(const char *p) { return (number){ .field = etch__widen##_t(*(const etch_el##_t *)p) }; }
#define READ_BOOL(_t) READ(_t, u)
#define READ_INT(_t) READ(_t, i)
#define READ_UINT(_t) READ(_t, u)
#define READ_FLOAT(_t) READ(_t, f)
#define READ_STRING(_t)
#define D(name, bytes, cls, ktype, npy, long_name) READ_##cls(_##name)
#include "tensor/dtypes.def"
#undef D

typedef number read_fn(const char *p);
static read_fn *const readers[ETCH_N_DTYPES] = {
#define D(name, bytes, cls, ktype, npy, long_name) ETCH_ENTRY_NUMBOOL_##cls(read_##name)
#include "tensor/dtypes.def"
#undef D
};

/* printf's format for the dtype, with the precision and the width as arguments. */
static etch_status write_format(etch_call *c, etch_dtype t, char format[16])
{
    const etch_attrs_number_text *a = c->attrs;
    bool is_float = etch__dtype_is(t, ETCH_CLASS_FLOAT), is_unsigned = etch__dtype_is(t, ETCH_CLASS_UINT);
    if (!is_float && !etch__dtype_is(t, ETCH_CLASS_STRING)) {
        if (a->scientific || a->shortest)
            return etch__fail(c->cx, ETCH_EINVAL, "%s: scientific and shortest format not supported for datatype %s",
                              c->op, etch_dtype_long_name(t));
        if (a->precision >= 0)
            return etch__fail(c->cx, ETCH_EINVAL, "%s: precision not supported for datatype %s", c->op,
                              etch_dtype_long_name(t));
    }
    if (a->scientific && a->shortest)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: Cannot select both scientific and shortest notation", c->op);
    if (strlen(a->fill) > 1)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: Fill string must be one or fewer characters", c->op);
    if (a->fill[0] && !strchr(" +-0#", a->fill[0]))
        return etch__fail(c->cx, ETCH_EINVAL, "%s: Fill argument not supported: \"%s\"", c->op, a->fill);
    if (a->precision > INT32_MAX / 2 || a->width > INT32_MAX / 2)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: precision %lld and width %lld are too large", c->op,
                          (long long)a->precision, (long long)a->width);
    const char *letter = a->scientific ? "e" : a->shortest ? "g" : "f";
    snprintf(format, 16, "%%%s*%s%s", a->fill, is_float ? ".*" : "", is_float ? letter : is_unsigned ? PRIu64 : PRId64);
    return ETCH_OK;
}

static void add_number(etch_strbuf *b, etch_dtype t, const char *format, const etch_attrs_number_text *a, number x)
{
    int width = a->width > 0 ? (int)a->width : 0, precision = a->precision >= 0 ? (int)a->precision : 6;
    if (t == ETCH_BOOL)
        etch__strbuf_add(b, x.u ? "true" : "false");
    else if (etch__dtype_is(t, ETCH_CLASS_FLOAT))
        etch__strbuf_addf(b, format, width, precision, x.f);
    else if (etch__dtype_is(t, ETCH_CLASS_UINT))
        etch__strbuf_addf(b, format, width, x.u);
    else
        etch__strbuf_addf(b, format, width, x.i);
}

/* Strings stay what they are, but for the width. */
static void add_padded(etch_strbuf *b, etch_text t, const etch_attrs_number_text *a)
{
    int64_t n_more = a->width > (int64_t)t.n ? a->width - (int64_t)t.n : 0;
    if (a->fill[0] == '-')
        etch__strbuf_addn(b, t.at, t.n);
    for (int64_t i = 0; i < n_more; i++)
        etch__strbuf_addn(b, " ", 1);
    if (a->fill[0] != '-')
        etch__strbuf_addn(b, t.at, t.n);
}

static etch_status write_all(etch_call *c, const char *format, etch_strbuf *b)
{
    const etch_array *x = &c->in[0], *y = &c->out[0];
    int64_t bytes = etch__dtypes[x->dtype].bytes;
    etch_walk w;
    for (bool more = etch__walk_start(&w, x->rank, x->dims, 2, (const int64_t *const[]){ x->strides, y->strides });
         more; more = etch__walk_next(&w))
        for (int64_t i = 0; i < w.run; i++) {
            const char *at = x->data + (w.at[0] + i * w.run_stride[0]) * bytes;
            if (etch__dtype_is(x->dtype, ETCH_CLASS_STRING))
                add_padded(b, etch__text(*(etch_str *const *)at), c->attrs);
            else
                add_number(b, x->dtype, format, c->attrs, readers[x->dtype](at));
            ETCH_TRY(etch__put_built(c, (etch_str **)y->data + w.at[1] + i * w.run_stride[1], b));
        }
    return ETCH_OK;
}

etch_status etch__call_string_from_number(etch_call *c)
{
    char format[16];
    etch_strbuf b;
    ETCH_TRY(write_format(c, c->in[0].dtype, format));
    locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    if (!plain)
        return etch__fail_nomem(c->cx);
    locale_t was = uselocale(plain);
    etch__strbuf_init(&b, c->cx->alloc);
    etch_status s = write_all(c, format, &b);
    etch__strbuf_fini(&b);
    uselocale(was);
    freelocale(plain);
    return s;
}
