/* Strings, element by element: equal, joined, measured, cut, in lower and upper case.
 *
 * Characters of UTF-8 are counted by the bytes that begin one, so that any bytes have a length; the bytes before the first such byte
 * belong to no character. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"
#include "kernel/call/text.h"
#include "kernel/call/text_case.h"
#include "kernel/call/walk.h"

#include <etch/ops.h>
#include <string.h>

static bool start_walk(etch_call *c, etch_walk *w)
{
    const etch_array *y = &c->out[0];
    int64_t a[ETCH_MAX_RANK], b[ETCH_MAX_RANK];
    etch__broadcast_strides(&c->in[0], y, a);
    etch__broadcast_strides(&c->in[1], y, b);
    return etch__walk_start(w, y->rank, y->dims, 3, (const int64_t *const[]){ a, b, y->strides });
}

static size_t length(const etch_str *s) { return s ? s->n : 0; }

static bool is_equal(const etch_str *a, const etch_str *b)
{
    return length(a) == length(b) && (a == b || length(a) == 0 || memcmp(a->bytes, b->bytes, a->n) == 0);
}

etch_status etch__call_string_equal(etch_call *c)
{
    etch_str *const *x = (etch_str *const *)c->in[0].data, *const *y = (etch_str *const *)c->in[1].data;
    uint8_t *z = (uint8_t *)c->out[0].data;
    etch_walk w;
    for (bool more = start_walk(c, &w); more; more = etch__walk_next(&w))
        for (int64_t i = 0; i < w.run; i++)
            z[w.at[2] + i * w.run_stride[2]] = is_equal(x[w.at[0] + i * w.run_stride[0]],
                                                        y[w.at[1] + i * w.run_stride[1]]);
    return ETCH_OK;
}

/* A new reference in *out; false: out of memory. */
static bool join(etch_ctx *cx, etch_str *a, etch_str *b, etch_str **out)
{
    if (length(a) == 0 || length(b) == 0) {
        *out = etch__str_retain(length(a) == 0 ? b : a);
        return true;
    }
    size_t n;
    etch_room room;
    if (ETCH_ADD_OVERFLOWS(a->n, b->n, &n) || n > (size_t)ETCH_MAX_COUNT)
        return false;
    char *bytes = etch__room_take(&room, cx, (int64_t)n, 1);
    if (!bytes)
        return false;
    memcpy(bytes, a->bytes, a->n);
    memcpy(bytes + a->n, b->bytes, b->n);
    *out = etch__str_new(cx->alloc, bytes, n);
    etch__room_give(&room);
    return *out != NULL;
}

etch_status etch__call_string_concat(etch_call *c)
{
    etch_str *const *x = (etch_str *const *)c->in[0].data, *const *y = (etch_str *const *)c->in[1].data;
    etch_str **z = (etch_str **)c->out[0].data;
    etch_walk w;
    for (bool more = start_walk(c, &w); more; more = etch__walk_next(&w))
        for (int64_t i = 0; i < w.run; i++) {
            etch_str **slot = &z[w.at[2] + i * w.run_stride[2]], *s;
            if (!join(c->cx, x[w.at[0] + i * w.run_stride[0]], y[w.at[1] + i * w.run_stride[1]], &s))
                return etch__fail_nomem(c->cx);
            etch__str_release(*slot);
            *slot = s;
            ETCH_TRY(etch__go_on(c->cx, ETCH_CALL_BLOCK));
        }
    return ETCH_OK;
}

/* --- joined ----------------------------------------------------------------------------------------------------------------------- */

/* in[0] is the separator; the others are of the result's shape or scalars. */
etch_status etch__call_string_join(etch_call *c)
{
    const etch_array *y = &c->out[0];
    etch_text separator = etch__text_operand(c, 0);
    etch_strbuf b;
    etch_walk w;
    etch_room room;
    int64_t(*steps)[ETCH_MAX_RANK] = etch__room_take(&room, c->cx, c->n_in, sizeof *steps);
    if (!steps)
        return etch__fail_nomem(c->cx);
    for (int k = 1; k < c->n_in; k++)
        etch__broadcast_strides(&c->in[k], y, steps[k]);
    etch_status s = ETCH_OK;
    int64_t at = 0;
    etch__strbuf_init(&b, c->cx->alloc);
    /* The result is row-major: position by position, whatever lies where in the operands. */
    for (bool more = etch__walk_start(&w, y->rank, y->dims, 1, (const int64_t *const[]){ y->strides });
         more && s == ETCH_OK; more = etch__walk_next(&w))
        for (int64_t i = 0; i < w.run && s == ETCH_OK; i++, at++) {
            for (int k = 1; k < c->n_in; k++) {
                int64_t rest = at, from = 0;
                for (int a = y->rank; a-- > 0; rest /= y->dims[a])
                    from += rest % y->dims[a] * steps[k][a];
                etch_text x = etch__text(((etch_str *const *)c->in[k].data)[from]);
                if (k > 1)
                    etch__strbuf_addn(&b, separator.at, separator.n);
                etch__strbuf_addn(&b, x.at, x.n);
            }
            s = etch__put_built(c, (etch_str **)y->data + w.at[0] + i * w.run_stride[0], &b);
        }
    etch__strbuf_fini(&b);
    etch__room_give(&room);
    return s;
}

/* Along the last axis. */
etch_status etch__call_string_reduce_join(etch_call *c)
{
    const etch_array *x = &c->in[0], *y = &c->out[0];
    etch_text separator = etch__text_operand(c, 1);
    int64_t n = x->dims[x->rank - 1], step = x->strides[x->rank - 1];
    etch_status s = ETCH_OK;
    etch_strbuf b;
    etch_walk w;
    etch__strbuf_init(&b, c->cx->alloc);
    for (bool more = etch__walk_start(&w, y->rank, y->dims, 2, (const int64_t *const[]){ x->strides, y->strides });
         more && s == ETCH_OK; more = etch__walk_next(&w))
        for (int64_t i = 0; i < w.run && s == ETCH_OK; i++) {
            etch_str *const *row = (etch_str *const *)x->data + w.at[0] + i * w.run_stride[0];
            for (int64_t k = 0; k < n; k++) {
                etch_text part = etch__text(row[k * step]);
                if (k > 0)
                    etch__strbuf_addn(&b, separator.at, separator.n);
                etch__strbuf_addn(&b, part.at, part.n);
            }
            s = etch__put_built(c, (etch_str **)y->data + w.at[1] + i * w.run_stride[1], &b);
        }
    etch__strbuf_fini(&b);
    return s;
}

/* --- measured and cut ------------------------------------------------------------------------------------------------------------- */

static int64_t n_characters(etch_text t)
{
    int64_t n = 0;
    for (size_t i = 0; i < t.n; i++)
        n += !etch__is_tail(t.at[i]);
    return n;
}

static etch_status measure(etch_call *c, void *user, etch_str *x, void *y)
{
    etch_text t = etch__text(x);
    int64_t n = *(const bool *)user ? n_characters(t) : (int64_t)t.n;
    if (n > INT32_MAX)
        return etch__fail(c->cx, ETCH_ERANGE, "%s: a string of %lld does not fit in i32", c->op, (long long)n);
    *(int32_t *)y = (int32_t)n;
    return ETCH_OK;
}

etch_status etch__call_string_length(etch_call *c)
{
    bool utf8 = ((const etch_attrs_text *)c->attrs)->utf8;
    return etch__each_text(c, measure, &utf8);
}

static etch_status strip(etch_call *c, void *user, etch_str *x, void *y)
{
    etch_text t = etch__text_strip(etch__text(x));
    (void)user;
    return etch__put_text(c, y, x, t.at, t.n);
}

etch_status etch__call_string_strip(etch_call *c) { return etch__each_text(c, strip, NULL); }

/* The byte at which character i begins; n if i is how many there are. */
static size_t byte_of(etch_text t, int64_t i)
{
    size_t at = 0;
    for (; at < t.n; at++)
        if (!etch__is_tail(t.at[at]) && i-- == 0)
            break;
    return at;
}

/* Positions count from the end if they are negative. A length that goes past the end, or in bytes is negative, goes to the end; a negative one in
 * characters is 0, as in TensorFlow. False: the position is outside. */
static bool cut(etch_text *t, int64_t start, int64_t length, bool utf8)
{
    int64_t size = utf8 ? n_characters(*t) : (int64_t)t->n;
    if (start < -size || start > size)
        return false;
    start = start < 0 ? start + size : start;
    length = length < 0 ? (utf8 ? 0 : size) : length;
    length = length > size - start ? size - start : length;
    size_t from = utf8 ? byte_of(*t, start) : (size_t)start;
    size_t to = utf8 ? byte_of(*t, start + length) : (size_t)(start + length);
    *t = (etch_text){ t->at + from, to - from };
    return true;
}

etch_status etch__call_string_substr(etch_call *c)
{
    const etch_array *y = &c->out[0];
    bool utf8 = ((const etch_attrs_text *)c->attrs)->utf8;
    int64_t steps[3][ETCH_MAX_RANK], at = 0;
    etch_walk w;
    for (int k = 0; k < 3; k++)
        etch__broadcast_strides(&c->in[k], y, steps[k]);
    for (bool more = etch__walk_start(&w, y->rank, y->dims, 4,
                                      (const int64_t *const[]){ steps[0], steps[1], steps[2], y->strides });
         more; more = etch__walk_next(&w))
        for (int64_t i = 0; i < w.run; i++, at++) {
            int64_t start, length;
            etch_str *x = ((etch_str *const *)c->in[0].data)[w.at[0] + i * w.run_stride[0]];
            etch_text t = etch__text(x);
            etch__read_indices(&c->in[1], w.at[1] + i * w.run_stride[1], 1, 1, &start);
            etch__read_indices(&c->in[2], w.at[2] + i * w.run_stride[2], 1, 1, &length);
            if (!cut(&t, start, length, utf8)) {
                char shown[ETCH_TEXT_SHOWN];
                return etch__fail(c->cx, ETCH_ERANGE, "%s: pos %lld out of range for string b'%s' at index %lld", c->op,
                                  (long long)start, etch__text_show(t, shown), (long long)at);
            }
            ETCH_TRY(etch__put_text(c, (etch_str **)y->data + w.at[3] + i * w.run_stride[3], x, t.at, t.n));
        }
    return ETCH_OK;
}

/* --- lower and upper case --------------------------------------------------------------------------------------------------------- */

typedef struct casing {
    etch_strbuf b;
    const etch_text_case *utf8; /* NULL: only the letters of ASCII */
    bool is_upper;
} casing;

static etch_status change_case(etch_call *c, void *user, etch_str *x, void *y)
{
    casing *k = user;
    etch_text t = etch__text(x);
    if (k->utf8) {
        etch__text_change_case(k->utf8, t, k->is_upper, &k->b);
    } else {
        etch__strbuf_addn(&k->b, t.at, t.n);
        for (size_t i = 0; i < k->b.n; i++) {
            char letter = k->b.at[i];
            if (k->is_upper ? letter >= 'a' && letter <= 'z' : letter >= 'A' && letter <= 'Z')
                k->b.at[i] = (char)(letter ^ 0x20);
        }
    }
    return etch__put_built(c, y, &k->b);
}

static etch_status call_case(etch_call *c, bool is_upper)
{
    casing k = { .is_upper = is_upper };
    etch_text_case utf8;
    if (((const etch_attrs_text *)c->attrs)->utf8) {
        ETCH_TRY(etch__text_case_init(c->cx, &utf8));
        k.utf8 = &utf8;
    }
    etch__strbuf_init(&k.b, c->cx->alloc);
    etch_status s = etch__each_text(c, change_case, &k);
    etch__strbuf_fini(&k.b);
    if (k.utf8)
        etch__text_case_fini(&utf8);
    return s;
}

etch_status etch__call_string_lower(etch_call *c) { return call_case(c, false); }
etch_status etch__call_string_upper(etch_call *c) { return call_case(c, true); }
