/* Sizes in specs: what tensors and resources share.
 *
 * A size is known, unknown or named. Names are nominal: 8 is a subtype of n if n admits it, n of unknown, but unknown is not one
 * of n, and n of m only if they are the same name and m admits all that n admits. Within a comparison a name on the right
 * stands for one thing, wherever it is met: that is what the bindings are for.
 *
 * Joining two specs is the same question asked backwards. A name stays only if on each side one thing stands in all of its places (the
 * name itself, or one number that it admits); otherwise it becomes unknown in all of them. A number beyond a name's range does
 * not widen the range: call after call it would never end.
 *
 * What must stay true: in one spec all places of a name have the same range and divisor, and these admit some size. */
#include "trace/spec_rules.h"

#include "shape/dim.h"
#include "tensor/tensor.h"

const int64_t etch__unknown_dims[ETCH_MAX_RANK] = { -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1 };
_Static_assert(ETCH_MAX_RANK == 16 && ETCH_ANY_SIZE == -1, "etch__unknown_dims is written out");

/* --- ranges ------------------------------------------------------------------------------------------------------------ */

/* As a range without exceptions: hi 0 is no bound, divisor 0 is 1. */
static int64_t upper(const etch_size *x) { return x->hi ? x->hi : ETCH_DIM_MAX; }
static int64_t step(const etch_size *x) { return x->divisor ? x->divisor : 1; }

bool etch__size_admits(const etch_size *named, int64_t x)
{
    return x >= named->lo && x <= upper(named) && x % step(named) == 0;
}

bool etch__range_within(const etch_size *inner, const etch_size *outer)
{
    return inner->lo >= outer->lo && upper(inner) <= upper(outer) && step(inner) % step(outer) == 0;
}

bool etch__range_equal(const etch_size *a, const etch_size *b)
{
    return a->lo == b->lo && upper(a) == upper(b) && step(a) == step(b);
}

static bool admits_some(const etch_size *x)
{
    int64_t first = x->lo % step(x) == 0 ? x->lo : x->lo - x->lo % step(x);
    return (first == x->lo || !ETCH_ADD_OVERFLOWS(first, step(x), &first)) && first <= upper(x);
}

static int64_t common_divisor(int64_t a, int64_t b)
{
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

bool etch__range_meet(const etch_size *a, const etch_size *b, etch_size *out)
{
    etch_size both = *a;
    both.lo = a->lo < b->lo ? b->lo : a->lo;
    both.hi = upper(a) < upper(b) ? a->hi : b->hi;
    int64_t factor = step(b) / common_divisor(step(a), step(b));
    /* A divisor that is too large for any size leaves 0 alone, which is of no use to anybody. */
    if (ETCH_MUL_OVERFLOWS(step(a), factor, &both.divisor) || both.divisor > ETCH_DIM_MAX || !admits_some(&both))
        return false;
    *out = both;
    return true;
}

void etch__range_normalise(etch_size *x)
{
    x->divisor = step(x);
    x->hi = x->hi == ETCH_DIM_MAX ? 0 : x->hi;
}

bool etch__size_equal(const etch_size *a, const etch_size *b)
{
    if (!a->name != !b->name)
        return false;
    return a->name ? strcmp(a->name, b->name) == 0 && etch__range_equal(a, b) : a->size == b->size;
}

/* --- bindings ---------------------------------------------------------------------------------------------------------- */

int etch__bind(etch_bindings *b, const char *name, int64_t size)
{
    for (int i = 0; i < b->n; i++)
        if (b->at[i].name == name || strcmp(b->at[i].name, name) == 0)
            return b->at[i].size == size;
    if (b->n == b->cap) {
        etch_binding *more = ETCH_ARENA_ARRAY(&b->cx->scratch, etch_binding, 2 * b->cap);
        if (!more) {
            (void)etch__fail_nomem(b->cx);
            return -1;
        }
        memcpy(more, b->at, (size_t)b->n * sizeof *more);
        b->at = more;
        b->cap *= 2;
    }
    b->at[b->n++] = (etch_binding){ name, size };
    return 1;
}

int etch__size_fits(etch_bindings *b, const etch_size *x, const etch_size *y)
{
    if (!y->name)
        return y->size == ETCH_ANY_SIZE || (!x->name && x->size == y->size);
    if (x->name)
        return strcmp(x->name, y->name) == 0 && etch__range_within(x, y) ? etch__bind(b, y->name, ETCH_ANY_SIZE) : 0;
    return x->size != ETCH_ANY_SIZE && etch__size_admits(y, x->size) ? etch__bind(b, y->name, x->size) : 0;
}

int etch__shape_match(etch_bindings *b, const etch_spec *x, const etch_spec *y)
{
    if (b && y->rank == ETCH_ANY_RANK)
        return 1;
    if (x->rank != y->rank)
        return 0;
    for (int i = 0; i < x->rank; i++) {
        int r = b ? etch__size_fits(b, &x->sizes[i], &y->sizes[i]) : etch__size_equal(&x->sizes[i], &y->sizes[i]);
        if (r != 1)
            return r;
    }
    return 1;
}

int etch__dims_match(etch_bindings *b, int rank, const int64_t *dims, const etch_spec *y)
{
    if (b && y->rank == ETCH_ANY_RANK)
        return 1;
    if (rank != y->rank)
        return 0;
    for (int i = 0; i < rank; i++) {
        if (dims[i] == y->dims[i]) /* never so where y has a name */
            continue;
        if (!b)
            return 0;
        etch_size size = { .size = dims[i] };
        int r = etch__size_fits(b, &size, &y->sizes[i]);
        if (r != 1)
            return r;
    }
    return 1;
}

/* --- making ------------------------------------------------------------------------------------------------------------ */

static bool is_name(const char *s)
{
    for (const char *at = s; *at; at++) {
        bool is_letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') || *at == '_';
        if (!is_letter && (at == s || *at < '0' || *at > '9'))
            return false;
    }
    return *s != '\0';
}

static etch_status check_size(etch_ctx *cx, const char *what, int axis, const etch_size *x)
{
    if (!x->name) {
        if (x->size < ETCH_ANY_SIZE || x->size > ETCH_DIM_MAX)
            return etch__fail(cx, ETCH_EINVAL,
                              "%s spec: size %d is %lld: it must be from 0 to 2^62 - 1, or ETCH_ANY_SIZE", what, axis,
                              (long long)x->size);
        if (x->lo || x->hi || x->divisor)
            return etch__fail(cx, ETCH_EINVAL, "%s spec: size %d has a range or a divisor but no name", what, axis);
        return ETCH_OK;
    }
    if (!is_name(x->name))
        return etch__fail(cx, ETCH_EINVAL, "%s spec: size %d is called '%s': a name is letters, digits and _", what,
                          axis, x->name);
    if (x->size != ETCH_ANY_SIZE)
        return etch__fail(cx, ETCH_EINVAL,
                          "%s spec: size %d is both %lld and called '%s': give ETCH_ANY_SIZE with a name", what, axis,
                          (long long)x->size, x->name);
    if (x->lo < 0 || x->hi < 0 || x->divisor < 0 || x->lo > ETCH_DIM_MAX || x->hi > ETCH_DIM_MAX)
        return etch__fail(cx, ETCH_EINVAL, "%s spec: the range %lld..%lld %%%lld of size '%s' is out of bounds", what,
                          (long long)x->lo, (long long)x->hi, (long long)x->divisor, x->name);
    return ETCH_OK;
}

static etch_status check_admits_some(etch_ctx *cx, const char *what, const etch_size *x)
{
    return admits_some(x)
               ? ETCH_OK
               : etch__fail(cx, ETCH_EINVAL, "%s spec: no size '%s' is from %lld to %lld and a multiple of %lld", what,
                            x->name, (long long)x->lo, (long long)upper(x), (long long)step(x));
}

/* Reports that a name is said to be two things, one here and one there. */
static etch_status fail_meet(etch_ctx *cx, const char *what, const etch_size *x, int axis_x, const etch_size *y,
                             int axis_y)
{
    etch_strbuf a, b;
    etch__strbuf_init(&a, cx->alloc);
    etch__strbuf_init(&b, cx->alloc);
    etch__size_write(x, &a);
    etch__size_write(y, &b);
    etch_status s = a.failed || b.failed
                        ? etch__fail_nomem(cx)
                        : etch__fail(cx, ETCH_EINVAL, "%s spec: no size '%s' is both '%s' (axis %d) and '%s' (axis %d)",
                                     what, x->name, a.at, axis_x, b.at, axis_y);
    etch__strbuf_fini(&a);
    etch__strbuf_fini(&b);
    return s;
}

/* What is said of a name in one place holds in all: "f32[n: 1..8, n]" is "f32[n: 1..8, n: 1..8]". spec_names.c does the same for the
 * items of containers. */
static etch_status unite_ranges(etch_ctx *cx, const char *what, etch_size *sizes, int rank)
{
    for (int i = 0; i < rank; i++) {
        if (!sizes[i].name)
            continue;
        ETCH_TRY(check_admits_some(cx, what, &sizes[i]));
        etch_size all = sizes[i];
        int last = i; /* the axis that said the most so far */
        for (int k = 0; k < rank; k++) {
            if (k == i || !sizes[k].name || strcmp(sizes[k].name, all.name) != 0)
                continue;
            etch_size both;
            if (!etch__range_meet(&all, &sizes[k], &both))
                return fail_meet(cx, what, &all, last, &sizes[k], k);
            last = etch__range_equal(&both, &all) ? last : k;
            all = both;
        }
        etch__range_normalise(&all);
        for (int k = i; k < rank; k++)
            if (sizes[k].name && strcmp(sizes[k].name, all.name) == 0)
                etch__range_copy(&all, &sizes[k]);
    }
    return ETCH_OK;
}

static uint64_t shape_hash(const etch_spec *s)
{
    uint64_t h = etch__dims_hash((etch_spec_kind)s->kind, s->dtype, s->rank, s->dims);
    for (int i = 0; i < s->rank; i++)
        if (s->sizes[i].name) {
            h = etch__hash_str(h, s->sizes[i].name);
            h = etch__hash_mix(h, (uint64_t)s->sizes[i].lo);
            h = etch__hash_mix(h, (uint64_t)upper(&s->sizes[i]));
            h = etch__hash_mix(h, (uint64_t)step(&s->sizes[i]));
        }
    return s->name ? etch__hash_str(h, s->name) : h;
}

static char *put_text(char **at, const char *text)
{
    size_t n = strlen(text) + 1;
    char *copy = memcpy(*at, text, n);
    *at += n;
    return copy;
}

etch_status etch__shaped_new(etch_ctx *cx, etch_spec_kind kind, etch_dtype t, const etch_size *sizes, int rank,
                             const char *name, etch_spec **out)
{
    const char *what = etch__spec_rules[kind]->name;
    if ((unsigned)t >= ETCH_N_DTYPES)
        return etch__fail(cx, ETCH_EINVAL, "%s spec: %d is no dtype", what, (int)t);
    if (rank < ETCH_ANY_RANK || rank > ETCH_MAX_RANK)
        return etch__fail(cx, ETCH_EINVAL, "%s spec: the rank is %d: it must be from 0 to %d, or ETCH_ANY_RANK", what,
                          rank, ETCH_MAX_RANK);
    if (rank > 0 && !sizes)
        return etch__fail(cx, ETCH_EINVAL, "%s spec: the rank is %d but sizes is NULL", what, rank);
    size_t n_axes = rank > 0 ? (size_t)rank : 0, text_bytes = name ? strlen(name) + 1 : 0;
    etch_size own[ETCH_MAX_RANK];
    for (int i = 0; i < rank; i++) {
        ETCH_TRY(check_size(cx, what, i, &sizes[i]));
        own[i] = sizes[i];
        text_bytes += own[i].name ? strlen(own[i].name) + 1 : 0;
    }
    ETCH_TRY(unite_ranges(cx, what, own, rank));

    etch_spec *s;
    ETCH_TRY(etch__spec_new(cx, kind, n_axes * (sizeof *s->sizes + sizeof *s->dims) + text_bytes, &s));
    s->dtype = t;
    s->rank = rank;
    s->sizes = (etch_size *)(s + 1);
    s->dims = (int64_t *)(s->sizes + n_axes);
    char *texts = (char *)(s->dims + n_axes);
    s->name = name ? put_text(&texts, name) : NULL;
    for (int i = 0; i < rank; i++) {
        s->sizes[i] = own[i];
        s->sizes[i].name = own[i].name ? put_text(&texts, own[i].name) : NULL;
        s->dims[i] = own[i].name ? ETCH_NAMED_DIM : own[i].size;
    }
    s->n_tensors = 1;
    for (int i = 0; i < rank; i++)
        s->has_names |= own[i].name != NULL;
    s->hash = shape_hash(s);
    *out = s;
    return ETCH_OK;
}

etch_status etch__shaped_from_dims(etch_ctx *cx, etch_spec_kind kind, etch_dtype t, const int64_t *dims, int rank,
                                   etch_spec **out)
{
    etch_size sizes[ETCH_MAX_RANK];
    for (int i = 0; i < rank && i < ETCH_MAX_RANK; i++)
        sizes[i] = (etch_size){ .size = dims[i] };
    return etch__shaped_new(cx, kind, t, sizes, rank, NULL, out);
}

etch_status etch__shape_join(etch_ctx *cx, const etch_joint_names *names, const etch_spec *x, const etch_spec *y,
                             const char *name, etch_spec **out)
{
    etch_size sizes[ETCH_MAX_RANK];
    int rank = x->rank == y->rank ? x->rank : ETCH_ANY_RANK;
    for (int i = 0; i < rank; i++)
        sizes[i] = etch__size_join(names, &x->sizes[i], &y->sizes[i]);
    return etch__shaped_new(cx, (etch_spec_kind)x->kind, x->dtype, sizes, rank, name, out);
}
