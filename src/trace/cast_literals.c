/* Tensors of literals: what a program in another language gives where a tensor is declared, 3 or [[1, 2], [3, 4]].
 *
 * The rules are TensorFlow's for a value with a wanted dtype: an int may be a float, rounded; a float is no integer, a bool no number.
 * Where TensorFlow is careless with what a dtype cannot hold (300 as an i8), it is no element here. */
#include "trace/cast.h"

#include "trace/tracer.h"
#include <math.h>
#include <stdlib.h>

enum { MAX_DIGITS = 400 }; /* more are beyond any float */

/* --- elements -------------------------------------------------------------------------------------------------------------- */

static bool put_float(etch_dtype t, void *at, double x)
{
    if (!etch__dtype_is(t, ETCH_CLASS_FLOAT))
        return false;
    etch__element_set_f64(t, at, x);
    return !isfinite(x) || isfinite(etch__element_f64(t, at));
}

static bool put_int(etch_dtype t, void *at, int64_t x)
{
    if (!etch__dtype_is(t, ETCH_CLASS_INT | ETCH_CLASS_UINT | ETCH_CLASS_FLOAT))
        return false;
    etch__element_set_i64(t, at, x);
    if (etch__dtype_is(t, ETCH_CLASS_FLOAT))
        return isfinite(etch__element_f64(t, at));
    return etch__element_i64(t, at) == x && (x >= 0 || etch__dtype_is(t, ETCH_CLASS_INT));
}

/* Beyond 64 bits with a sign: what is left are u64 and floats. */
static bool put_big_int(etch_dtype t, void *at, const etch_literal *x)
{
    char digits[MAX_DIGITS];
    if (x->n >= sizeof digits)
        return false;
    memcpy(digits, x->text, x->n);
    digits[x->n] = '\0';
    if (etch__dtype_is(t, ETCH_CLASS_FLOAT)) {
        double value = strtod(digits, NULL);
        return isfinite(value) && put_float(t, at, value);
    }
    uint64_t value = 0;
    for (const char *d = digits; *d; d++)
        if (*d == '-' || ETCH_MUL_OVERFLOWS(value, 10, &value) ||
            ETCH_ADD_OVERFLOWS(value, (uint64_t)(*d - '0'), &value))
            return false;
    if (t != ETCH_U64)
        return false;
    memcpy(at, &value, sizeof value);
    return true;
}

/* *out false: it is no element of this dtype. */
static etch_status put(etch_ctx *cx, etch_tensor *t, int64_t i, const etch_literal *x, bool *out)
{
    void *at = t->address + i * etch__dtypes[t->dtype].bytes;
    *out = false;
    switch (x->kind) {
    case ETCH_LITERAL_BOOL:
        *out = t->dtype == ETCH_BOOL;
        if (*out)
            etch__element_set_i64(t->dtype, at, x->b);
        break;
    case ETCH_LITERAL_INT: *out = put_int(t->dtype, at, x->i); break;
    case ETCH_LITERAL_BIG_INT: *out = put_big_int(t->dtype, at, x); break;
    case ETCH_LITERAL_FLOAT: *out = put_float(t->dtype, at, x->f[0]); break;
    case ETCH_LITERAL_STR:
    case ETCH_LITERAL_BYTES:
        *out = t->dtype == ETCH_STRING;
        return *out ? etch_tensor_set_string(cx, t, i, x->text, x->n) : ETCH_OK;
    case ETCH_LITERAL_NONE:
    case ETCH_LITERAL_COMPLEX:
    case ETCH_LITERAL_ENUM: break;
    }
    return ETCH_OK;
}

/* --- lists ------------------------------------------------------------------------------------------------------------------- */

typedef struct filler {
    etch_caster *c;
    etch_tensor *t;
    int rank;
    int64_t dims[ETCH_MAX_RANK];
    int64_t i;     /* of the next element */
    etch_misfit m; /* its steps are where we are; it is one if it has an x */
} filler;

static bool is_sequence(const etch_arg *x)
{
    return !x->spec && (x->kind == ETCH_SPEC_LIST || x->kind == ETCH_SPEC_TUPLE);
}

/* The shape that the first items have; the others must have it, too. Deeper than a tensor can be, the rest is no element. */
static etch_status find_shape(filler *f, const etch_arg *x)
{
    while (is_sequence(x) && f->rank < ETCH_MAX_RANK) {
        ETCH_TRY(etch__arg_check(f->c->cx, x));
        f->dims[f->rank++] = x->n;
        if (x->n == 0)
            break;
        x = &x->items[0];
    }
    return ETCH_OK;
}

static etch_status fill(filler *f, const etch_arg *x, int depth)
{
    bool is_literal = !x->spec && x->kind == ETCH_SPEC_LITERAL, is_fine;
    if (!x->spec)
        ETCH_TRY(etch__arg_check(f->c->cx, x));
    f->m.n_steps = depth;
    if (depth == f->rank) {
        f->m.n_expected = -1;
        f->m.status = is_literal ? ETCH_EDTYPE : is_sequence(x) ? ETCH_ESHAPE : ETCH_EINVAL;
        if (is_literal)
            ETCH_TRY(put(f->c->cx, f->t, f->i++, &x->literal, &is_fine));
        f->m.x = is_literal && is_fine ? NULL : x;
        return ETCH_OK;
    }
    if (!is_sequence(x) || x->n != f->dims[depth]) {
        f->m.n_expected = f->dims[depth];
        f->m.status = is_literal || is_sequence(x) ? ETCH_ESHAPE : ETCH_EINVAL;
        f->m.x = x;
        return ETCH_OK;
    }
    f->m.among = x->kind;
    for (int i = 0; i < x->n && !f->m.x; i++) {
        f->m.steps[depth] = i;
        ETCH_TRY(fill(f, &x->items[i], depth + 1));
    }
    return ETCH_OK;
}

static etch_status hand_over(etch_ctx *cx, etch_tensor *t, etch_tensor **out)
{
    *out = etch_hand_over(cx, t);
    if (*out)
        return ETCH_OK;
    cx->sticky = false; /* the status says it */
    return cx->status;
}

etch_status etch__cast_literals(etch_caster *c, const etch_arg *x, etch_dtype t, etch_tensor **out)
{
    etch_ctx *cx = c->cx;
    filler f = { .c = c };
    *out = NULL;
    ETCH_TRY(find_shape(&f, x));
    ETCH_TRY(etch_tensor_new(cx, t, f.dims, f.rank, &f.t));
    etch_status s = fill(&f, x, 0);
    if (s == ETCH_OK && !f.m.x)
        return hand_over(cx, f.t, out);
    etch_tensor_release(&f.t);
    if (s == ETCH_OK)
        etch__cast_note(c, &f.m);
    return s;
}
