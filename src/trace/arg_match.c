/* Arguments against specs: their hash, whether they are or fit a call's spec.
 *
 * This is what a call costs before anything runs, so tensors at the top level are compared and hashed in line, without a call
 * through a table. Everything else goes through the rules of its kind. Nothing is allocated for tensors and literals, whatever they are
 * nested in; dicts with more than 64 keys that do not stand in ascending order, and more than 24 resources, take scratch.
 *
 * What must stay true: the hash is that of the spec which arg_spec.c would make. */
#include "trace/arg.h"

static inline uint64_t hash_tensor(const etch_tensor *t, etch_arg_mode mode)
{
    etch_arg_shape x = etch__arg_shape(t, mode);
    return etch__dims_hash(ETCH_SPEC_TENSOR, x.dtype, x.rank, x.dims);
}

static inline bool tensor_equals(const etch_tensor *t, etch_arg_mode mode, const etch_spec *y)
{
    etch_arg_shape x = etch__arg_shape(t, mode);
    if (y->kind != ETCH_SPEC_TENSOR || x.dtype != y->dtype || x.rank != y->rank || y->name)
        return false;
    for (int i = 0; i < x.rank; i++)
        if (x.dims[i] != y->dims[i])
            return false;
    return true;
}

static int tensor_matches(etch_bindings *b, const etch_tensor *t, etch_arg_mode mode, const etch_spec *y)
{
    if (!b)
        return tensor_equals(t, mode, y);
    etch_arg_shape x = etch__arg_shape(t, mode);
    return x.dtype == y->dtype ? etch__dims_match(b, x.rank, x.dims, y) : 0;
}

/* --- hash -------------------------------------------------------------------------------------------------------------- */

static etch_status hash_spec(etch_arg_walk *w, const etch_spec *s, uint64_t *out)
{
    etch_spec *own;
    ETCH_TRY(etch__walk_count(w, s->depth, s->n_parts));
    ETCH_TRY(etch__walk_spec(w, s, &own));
    *out = own->hash;
    etch_spec_release(&own);
    return ETCH_OK;
}

static etch_status hash_arg(etch_arg_walk *w, const etch_arg *x, uint64_t *out)
{
    if (x->spec)
        return hash_spec(w, x->spec, out);
    int fixed[ETCH_FIXED_ORDER];
    const int *order;
    ETCH_TRY(etch__walk_enter(w, x, fixed, &order));
    if (x->kind == ETCH_SPEC_TENSOR) {
        *out = hash_tensor(x->tensor, w->mode);
        return ETCH_OK;
    }
    uint64_t h, item;
    ETCH_TRY(etch__spec_rules[x->kind]->arg_hash(w, x, order, &h));
    for (int i = 0; i < etch__arg_n_items(x); i++) {
        ETCH_TRY(hash_arg(w, &x->items[order ? order[i] : i], &item));
        h = etch__hash_mix(h, item);
    }
    etch__walk_leave(w, x);
    *out = h;
    return ETCH_OK;
}

etch_status etch__args_hash(etch_ctx *cx, const etch_arg *args, int n, etch_arg_mode mode, uint64_t *out)
{
    ETCH_TRY(etch__call_check(cx, args, n));
    uint64_t h = etch__hash_mix(etch__kind_hash(ETCH_SPEC_TUPLE), (uint64_t)n);
    bool has_labels = false;
    for (int i = 0; i < n; i++)
        has_labels |= args[i].label != NULL;
    for (int i = 0; has_labels && i < n; i++)
        h = etch__label_hash(h, args[i].label);

    etch_arg_walk w;
    etch__walk_begin(&w, cx, args, n, mode);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = ETCH_OK;
    for (int i = 0; i < n && s == ETCH_OK; i++) {
        uint64_t item = 0;
        if (etch__is_plain_tensor(&args[i]))
            item = hash_tensor(args[i].tensor, mode);
        else if ((s = hash_arg(&w, &args[i], &item)) != ETCH_OK)
            s = etch__fail_in_arg(cx, args, i);
        h = etch__hash_mix(h, item);
    }
    etch__walk_end(cx, mark);
    if (s == ETCH_OK)
        *out = h;
    return s;
}

/* --- match ------------------------------------------------------------------------------------------------------------- */

static int match_spec(etch_arg_walk *w, etch_bindings *b, const etch_spec *s, const etch_spec *y)
{
    etch_spec *own;
    if (etch__walk_spec(w, s, &own) != ETCH_OK)
        return -1;
    int r = etch__spec_match(w->cx, b, own, y);
    etch_spec_release(&own);
    return r;
}

/* The spec ends the recursion. */
static int match_arg(etch_arg_walk *w, etch_bindings *b, const etch_arg *x, const etch_spec *y)
{
    if (x->spec)
        return match_spec(w, b, x->spec, y);
    if (etch__arg_check(w->cx, x) != ETCH_OK)
        return -1;
    if (x->kind != (etch_spec_kind)y->kind)
        return 0;
    if (x->kind == ETCH_SPEC_TENSOR)
        return tensor_matches(b, x->tensor, w->mode, y);
    if (etch__arg_n_items(x) != y->n_items)
        return 0;
    int fixed[ETCH_FIXED_ORDER];
    const int *order = NULL;
    if (x->kind == ETCH_SPEC_DICT && etch__keys_sort(w->cx, x->keys, x->n, fixed, ETCH_FIXED_ORDER, &order) != ETCH_OK)
        return -1;
    int r = etch__spec_rules[x->kind]->arg_match(w, b, x, order, y);
    for (int i = 0; i < y->n_items && r == 1; i++)
        r = match_arg(w, b, &x->items[order ? order[i] : i], y->items[i]);
    return r;
}

static bool same_labels(const etch_spec *call, const etch_arg *args, int n)
{
    for (int i = 0; i < n; i++) {
        const char *a = args[i].label, *b = call->fields ? call->fields[i] : NULL;
        if (a && b ? strcmp(a, b) != 0 : a != b)
            return false;
    }
    return true;
}

int etch__args_match(etch_ctx *cx, etch_bindings *b, const etch_spec *call, const etch_arg *args, int n, int first,
                     etch_arg_mode mode, bool ignore_labels)
{
    if (etch__call_check(cx, args, n) != ETCH_OK)
        return -1;
    if (n != call->n_items || (!ignore_labels && !same_labels(call, args, n)))
        return 0;
    etch_arg_walk w;
    etch__walk_begin(&w, cx, args, n, mode);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    int r = 1;
    for (int i = first; i < n && r == 1; i++) {
        r = match_arg(&w, b, &args[i], call->items[i]);
        if (r < 0)
            (void)etch__fail_in_arg(cx, args, i);
    }
    etch__walk_end(cx, mark);
    return r;
}

int etch__args_equal(etch_ctx *cx, const etch_spec *call, const etch_arg *args, int n, etch_arg_mode mode)
{
    if (n != call->n_items)
        return 0;
    for (int i = 0; i < n; i++) {
        const etch_arg *x = &args[i];
        if (!etch__is_plain_tensor(x) || x->label)
            return etch__args_match(cx, NULL, call, args, n, i, mode, false);
        if (!tensor_equals(x->tensor, mode, call->items[i]))
            return 0;
    }
    return call->fields == NULL;
}

/* dtype, rank, and whether all sizes are unknown. */
static inline int64_t plain_head(etch_dtype t, int rank, bool is_free)
{
    return (int64_t)t | (int64_t)rank << 8 | (int64_t)is_free << 16;
}

static bool is_plain_spec(const etch_spec *s)
{
    bool is_plain = s->kind == ETCH_SPEC_TENSOR && !s->name && s->rank >= 0;
    for (int a = 0; is_plain && a < s->rank; a++)
        is_plain = s->dims[a] != ETCH_NAMED_DIM;
    return is_plain;
}

int etch__plain_words(const etch_spec *call)
{
    int n = 0;
    if (call->fields || call->kind != ETCH_SPEC_TUPLE)
        return -1;
    for (int i = 0; i < call->n_items; i++) {
        if (!is_plain_spec(call->items[i]))
            return -1;
        n += 1 + call->items[i]->rank;
    }
    return n;
}

void etch__plain_write(const etch_spec *call, int64_t *out)
{
    for (int i = 0; i < call->n_items; i++) {
        const etch_spec *s = call->items[i];
        bool is_free = true;
        for (int a = 0; a < s->rank; a++)
            is_free &= s->dims[a] == ETCH_ANY_SIZE;
        *out++ = plain_head(s->dtype, s->rank, is_free);
        for (int a = 0; a < s->rank; a++)
            *out++ = s->dims[a];
    }
}

int etch__args_equal_plain(const etch_arg *args, int n, etch_arg_mode mode, const int64_t *words, int n_words)
{
    const int64_t *at = words, *end = words + n_words;
    for (int i = 0; i < n; i++) {
        const etch_arg *x = &args[i];
        if (!etch__is_plain_tensor(x) || x->label)
            return -1;
        const etch_tensor *t = x->tensor;
        if (at == end || ((*at ^ plain_head(t->dtype, t->rank, true)) & (mode == ETCH_ARGS_SYMBOLIC ? -1 : 0xffff)))
            return 0;
        for (int a = 0; mode != ETCH_ARGS_SYMBOLIC && a < t->rank; a++)
            if (at[1 + a] != t->dims[a])
                return 0;
        at += 1 + t->rank;
    }
    return at == end;
}

int etch__args_fit(etch_ctx *cx, const etch_spec *call, const etch_arg *args, int n, etch_arg_mode mode)
{
    /* Beyond a few names the bindings are in scratch, which is given back here. */
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_bindings b;
    etch__bindings_init(&b, cx);
    int r = etch__args_match(cx, &b, call, args, n, 0, mode, false);
    etch__walk_end(cx, mark);
    return r;
}

int etch__arg_fits(etch_ctx *cx, const etch_spec *s, const etch_arg *x)
{
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_arg_walk w;
    etch_bindings b;
    etch__walk_begin(&w, cx, x, 1, ETCH_ARGS_EXACT);
    etch__bindings_init(&b, cx);
    int r = match_arg(&w, &b, x, s);
    etch__walk_end(cx, mark);
    return r;
}
