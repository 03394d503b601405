/* Arguments: their hash, whether they are or fit a call's spec, their spec, and the tensors among them.
 *
 * This is what a call costs before anything runs, so tensors at the top level are compared and hashed in line, without a call
 * through a table. Everything else goes through the rules of its kind. Nothing is allocated for tensors and literals, whatever they are
 * nested in; dicts with more than 64 keys that do not stand in ascending order, and more than 24 resources, take scratch.
 *
 * What must stay true: hash, match and spec walk the arguments in the same order (dicts by ascending keys), because resources are
 * numbered by first occurrence; and the hash is that of the spec. */
#include "trace/spec_rules.h"

#include "tensor/tensor.h"

enum { FIXED_ORDER = 128 }; /* room to sort 64 keys */

typedef struct arg_shape {
    etch_dtype dtype;
    int rank;
    const int64_t *dims; /* ETCH_ANY_SIZE where not known */
} arg_shape;

/* What counts of a tensor argument: the one place that knows. A traced tensor has in `dims` what the trace around knows of them:
 * whoever begins a call inside a trace puts it there. */
static inline arg_shape shape_of_arg(const etch_tensor *t, etch_arg_mode mode)
{
    return (arg_shape){ t->dtype, t->rank, mode == ETCH_ARGS_SYMBOLIC ? etch__unknown_dims : t->dims };
}

static inline bool is_plain_tensor(const etch_arg *x)
{
    return ETCH_LIKELY(x->kind == ETCH_SPEC_TENSOR && !x->spec && x->tensor);
}

static inline uint64_t hash_tensor(const etch_tensor *t, etch_arg_mode mode)
{
    arg_shape x = shape_of_arg(t, mode);
    return etch__dims_hash(ETCH_SPEC_TENSOR, x.dtype, x.rank, x.dims);
}

static inline bool tensor_equals(const etch_tensor *t, etch_arg_mode mode, const etch_spec *y)
{
    arg_shape x = shape_of_arg(t, mode);
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
    arg_shape x = shape_of_arg(t, mode);
    return x.dtype == y->dtype ? etch__dims_match(b, x.rank, x.dims, y) : 0;
}

/* --- walking ----------------------------------------------------------------------------------------------------------- */

static void begin(etch_arg_walk *w, etch_ctx *cx, const etch_arg *args, int n, etch_arg_mode mode)
{
    w->cx = cx;
    w->mode = mode;
    w->depth = 1; /* the call */
    w->n_parts = 1;
    w->args = args;
    w->n_args = n;
    w->first_alias = -1;
    etch__aliases_init(&w->aliases, cx);
}

/* Most walks take no scratch, and then there is nothing to give back. */
static inline void end(etch_ctx *cx, etch_arena_mark mark)
{
    if (ETCH_UNLIKELY(cx->scratch.next != mark.next || cx->scratch.chunks != mark.chunk))
        etch__arena_reset(&cx->scratch, mark);
}

static etch_status fail_in_arg(etch_ctx *cx, const etch_arg *args, int i)
{
    if (args[i].label)
        return etch__fail_within(cx, "kwargs['%s']", args[i].label);
    return etch__fail_within(cx, "args[%d]", i);
}

static etch_status check_call(etch_ctx *cx, const etch_arg *args, int n)
{
    if (n < 0 || (n > 0 && !args))
        return etch__fail(cx, ETCH_EINVAL,
                          n < 0 ? "the number of arguments is %d" : "there are %d arguments, but they are NULL", n);
    return ETCH_OK;
}

static etch_status check_arg(etch_ctx *cx, const etch_arg *x)
{
    if ((unsigned)x->kind >= ETCH_N_SPEC_KINDS)
        return etch__fail(cx, ETCH_EINVAL, "%d is no kind of argument", (int)x->kind);
    if (x->kind == ETCH_SPEC_TENSOR)
        return x->tensor ? ETCH_OK : etch__fail(cx, ETCH_EINVAL, "the tensor is NULL");
    return etch__spec_rules[x->kind]->arg_check(cx, x);
}

static etch_status check_limits(etch_arg_walk *w, int depth, int n_parts)
{
    if (w->depth + depth > ETCH_SPEC_MAX_DEPTH)
        return etch__fail(w->cx, ETCH_EINVAL, "containers are nested more than %d deep", ETCH_SPEC_MAX_DEPTH);
    if (n_parts > ETCH_SPEC_MAX_PARTS - w->n_parts)
        return etch__fail(w->cx, ETCH_EINVAL, "the arguments have more than %d parts", ETCH_SPEC_MAX_PARTS);
    w->n_parts += n_parts;
    return ETCH_OK;
}

/* Checks the argument and the limits; *order is that of a dict's items. What has items is left with `leave`. */
static etch_status enter(etch_arg_walk *w, const etch_arg *x, int *fixed, const int **order)
{
    *order = NULL;
    ETCH_TRY(check_arg(w->cx, x));
    bool has_items = etch__spec_rules[x->kind]->has_items;
    ETCH_TRY(check_limits(w, has_items, 1));
    if (x->kind == ETCH_SPEC_DICT)
        ETCH_TRY(etch__keys_sort(w->cx, x->keys, x->n, fixed, FIXED_ORDER, order));
    w->depth += has_items;
    return ETCH_OK;
}

static void leave(etch_arg_walk *w, const etch_arg *x) { w->depth -= etch__spec_rules[x->kind]->has_items; }
static int n_items_of(const etch_arg *x) { return etch__spec_rules[x->kind]->has_items ? x->n : 0; }

/* The spec that stands for a value, as the mode has it: a new reference. */
static etch_status take_spec(etch_arg_walk *w, const etch_spec *s, etch_spec **out)
{
    if (w->mode != ETCH_ARGS_EXACT)
        return etch__spec_alike(w->cx, s, out);
    *out = etch_spec_retain((etch_spec *)s);
    return ETCH_OK;
}

/* The largest alias in the specs among the arguments. These have not been checked yet, and `budget` ends what is too large. */
static int max_alias_in(const etch_arg *args, int n, int depth, int *budget)
{
    int most = -1;
    for (int i = 0; args && i < n && (*budget)-- > 0; i++) {
        const etch_arg *x = &args[i];
        int here = -1;
        if (x->spec)
            here = x->spec->max_alias;
        else if ((unsigned)x->kind < ETCH_N_SPEC_KINDS && etch__spec_rules[x->kind]->has_items &&
                 depth < ETCH_SPEC_MAX_DEPTH)
            here = max_alias_in(x->items, x->n, depth + 1, budget);
        most = here > most ? here : most;
    }
    return most;
}

etch_status etch__arg_alias(etch_arg_walk *w, const void *object, int *out)
{
    bool is_new;
    if (w->first_alias < 0) {
        int budget = ETCH_SPEC_MAX_PARTS;
        w->first_alias = max_alias_in(w->args, w->n_args, 1, &budget) + 1;
    }
    ETCH_TRY(etch__alias_number(&w->aliases, (uint64_t)(uintptr_t)object, out, &is_new));
    *out += w->first_alias;
    return ETCH_OK;
}

/* --- hash -------------------------------------------------------------------------------------------------------------- */

static etch_status hash_spec(etch_arg_walk *w, const etch_spec *s, uint64_t *out)
{
    etch_spec *own;
    ETCH_TRY(check_limits(w, s->depth, s->n_parts));
    ETCH_TRY(take_spec(w, s, &own));
    *out = own->hash;
    etch_spec_release(&own);
    return ETCH_OK;
}

static etch_status hash_arg(etch_arg_walk *w, const etch_arg *x, uint64_t *out)
{
    if (x->spec)
        return hash_spec(w, x->spec, out);
    int fixed[FIXED_ORDER];
    const int *order;
    ETCH_TRY(enter(w, x, fixed, &order));
    if (x->kind == ETCH_SPEC_TENSOR) {
        *out = hash_tensor(x->tensor, w->mode);
        return ETCH_OK;
    }
    uint64_t h, item;
    ETCH_TRY(etch__spec_rules[x->kind]->arg_hash(w, x, order, &h));
    for (int i = 0; i < n_items_of(x); i++) {
        ETCH_TRY(hash_arg(w, &x->items[order ? order[i] : i], &item));
        h = etch__hash_mix(h, item);
    }
    leave(w, x);
    *out = h;
    return ETCH_OK;
}

etch_status etch__args_hash(etch_ctx *cx, const etch_arg *args, int n, etch_arg_mode mode, uint64_t *out)
{
    ETCH_TRY(check_call(cx, args, n));
    uint64_t h = etch__hash_mix(etch__kind_hash(ETCH_SPEC_TUPLE), (uint64_t)n);
    bool has_labels = false;
    for (int i = 0; i < n; i++)
        has_labels |= args[i].label != NULL;
    for (int i = 0; has_labels && i < n; i++)
        h = etch__label_hash(h, args[i].label);

    etch_arg_walk w;
    begin(&w, cx, args, n, mode);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = ETCH_OK;
    for (int i = 0; i < n && s == ETCH_OK; i++) {
        uint64_t item = 0;
        if (is_plain_tensor(&args[i]))
            item = hash_tensor(args[i].tensor, mode);
        else if ((s = hash_arg(&w, &args[i], &item)) != ETCH_OK)
            s = fail_in_arg(cx, args, i);
        h = etch__hash_mix(h, item);
    }
    end(cx, mark);
    if (s == ETCH_OK)
        *out = h;
    return s;
}

/* --- match ------------------------------------------------------------------------------------------------------------- */

static int match_spec(etch_arg_walk *w, etch_bindings *b, const etch_spec *s, const etch_spec *y)
{
    etch_spec *own;
    if (take_spec(w, s, &own) != ETCH_OK)
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
    if (check_arg(w->cx, x) != ETCH_OK)
        return -1;
    if (x->kind != (etch_spec_kind)y->kind)
        return 0;
    if (x->kind == ETCH_SPEC_TENSOR)
        return tensor_matches(b, x->tensor, w->mode, y);
    if (n_items_of(x) != y->n_items)
        return 0;
    int fixed[FIXED_ORDER];
    const int *order = NULL;
    if (x->kind == ETCH_SPEC_DICT && etch__keys_sort(w->cx, x->keys, x->n, fixed, FIXED_ORDER, &order) != ETCH_OK)
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
    if (check_call(cx, args, n) != ETCH_OK)
        return -1;
    if (n != call->n_items || (!ignore_labels && !same_labels(call, args, n)))
        return 0;
    etch_arg_walk w;
    begin(&w, cx, args, n, mode);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    int r = 1;
    for (int i = first; i < n && r == 1; i++) {
        r = match_arg(&w, b, &args[i], call->items[i]);
        if (r < 0)
            (void)fail_in_arg(cx, args, i);
    }
    end(cx, mark);
    return r;
}

int etch__args_equal(etch_ctx *cx, const etch_spec *call, const etch_arg *args, int n, etch_arg_mode mode)
{
    if (n != call->n_items)
        return 0;
    for (int i = 0; i < n; i++) {
        const etch_arg *x = &args[i];
        if (!is_plain_tensor(x) || x->label)
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
        if (!is_plain_tensor(x) || x->label)
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
    end(cx, mark);
    return r;
}

/* --- spec -------------------------------------------------------------------------------------------------------------- */

static etch_status spec_of_arg(etch_arg_walk *w, const etch_arg *x, etch_spec **out);

static etch_status spec_of_items(etch_arg_walk *w, const etch_arg *x, const int *order, etch_spec **items)
{
    for (int i = 0; i < n_items_of(x); i++) {
        int at = order ? order[i] : i;
        ETCH_TRY(spec_of_arg(w, &x->items[at], &items[at]));
    }
    return ETCH_OK;
}

static etch_status spec_of_arg(etch_arg_walk *w, const etch_arg *x, etch_spec **out)
{
    if (x->spec) {
        ETCH_TRY(check_limits(w, x->spec->depth, x->spec->n_parts));
        return take_spec(w, x->spec, out);
    }
    int fixed[FIXED_ORDER];
    const int *order;
    ETCH_TRY(enter(w, x, fixed, &order));
    if (x->kind == ETCH_SPEC_TENSOR) {
        arg_shape shape = shape_of_arg(x->tensor, w->mode);
        return etch__shaped_from_dims(w->cx, ETCH_SPEC_TENSOR, shape.dtype, shape.dims, shape.rank, out);
    }
    const etch_spec_rule *rule = etch__spec_rules[x->kind];
    if (!rule->has_items)
        return rule->arg_spec(w, x, NULL, NULL, out);
    etch_spec **items = etch__items_new(w->cx, x->n);
    etch_status s = items ? spec_of_items(w, x, order, items) : ETCH_ENOMEM;
    if (s == ETCH_OK)
        s = rule->arg_spec(w, x, order, items, out);
    etch__items_release(items, x->n);
    leave(w, x);
    return s;
}

static etch_status spec_of_call(etch_arg_walk *w, etch_spec **items, const char **labels, etch_spec **out)
{
    bool has_labels = false;
    for (int i = 0; i < w->n_args; i++) {
        labels[i] = w->args[i].label;
        has_labels |= labels[i] != NULL;
        if (spec_of_arg(w, &w->args[i], &items[i]) != ETCH_OK)
            return fail_in_arg(w->cx, w->args, i);
    }
    return etch__call_new(w->cx, has_labels ? labels : NULL, items, w->n_args, out);
}

etch_status etch__args_spec(etch_ctx *cx, const etch_arg *args, int n, etch_arg_mode mode, etch_spec **out)
{
    ETCH_TRY(check_call(cx, args, n));
    etch_arg_walk w;
    begin(&w, cx, args, n, mode);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    const char **labels = ETCH_ARENA_ARRAY(&cx->scratch, const char *, n);
    etch_spec **items = labels ? etch__items_new(cx, n) : NULL;
    etch_status s = items ? spec_of_call(&w, items, labels, out) : etch__fail_nomem(cx);
    etch__items_release(items, n);
    end(cx, mark);
    return s;
}

/* --- tensors ----------------------------------------------------------------------------------------------------------- */

typedef struct flat_tensors {
    etch_tensor **at;
    int n, max;
    etch_aliases spec_aliases; /* of the specs among the arguments; the walk has those of resources */
} flat_tensors;

static inline void put(flat_tensors *f, etch_tensor *t)
{
    if (f->n < f->max)
        f->at[f->n] = t;
    f->n++;
}

static etch_status put_spec(flat_tensors *f, const etch_spec *s)
{
    for (int i = 0; i < s->n_tensors; i++) {
        const etch_spec *x = etch_spec_tensor_at(s, i);
        bool is_new = true;
        int number;
        if (x->kind == ETCH_SPEC_RESOURCE)
            ETCH_TRY(etch__alias_number(&f->spec_aliases, (uint64_t)x->alias, &number, &is_new));
        if (is_new)
            put(f, NULL);
    }
    return ETCH_OK;
}

static etch_status put_tensors(etch_arg_walk *w, const etch_arg *x, flat_tensors *f)
{
    if (x->spec) {
        ETCH_TRY(check_limits(w, x->spec->depth, x->spec->n_parts));
        return put_spec(f, x->spec);
    }
    int fixed[FIXED_ORDER];
    const int *order;
    ETCH_TRY(enter(w, x, fixed, &order));
    if (x->kind == ETCH_SPEC_TENSOR)
        put(f, x->tensor);
    if (x->kind == ETCH_SPEC_RESOURCE) {
        bool is_new;
        int number;
        ETCH_TRY(etch__alias_number(&w->aliases, (uint64_t)(uintptr_t)x->object, &number, &is_new));
        if (is_new)
            put(f, NULL);
    }
    for (int i = 0; i < n_items_of(x); i++)
        ETCH_TRY(put_tensors(w, &x->items[order ? order[i] : i], f));
    leave(w, x);
    return ETCH_OK;
}

int etch__args_tensors(etch_ctx *cx, const etch_arg *args, int n, etch_tensor **out, int max)
{
    if (check_call(cx, args, n) != ETCH_OK)
        return -1;
    etch_arg_walk w;
    begin(&w, cx, args, n, ETCH_ARGS_EXACT);
    flat_tensors f;
    f.at = out;
    f.n = 0;
    f.max = max;
    etch__aliases_init(&f.spec_aliases, cx);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = ETCH_OK;
    for (int i = 0; i < n && s == ETCH_OK; i++) {
        if (is_plain_tensor(&args[i]))
            put(&f, args[i].tensor);
        else if ((s = put_tensors(&w, &args[i], &f)) != ETCH_OK)
            s = fail_in_arg(cx, args, i);
    }
    end(cx, mark);
    return s == ETCH_OK ? f.n : -1;
}
