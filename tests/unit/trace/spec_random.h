/* Random specs and arguments of all kinds, from a universe so small that equal ones, subtypes and near misses are common. */
#ifndef ETCH_TEST_TRACE_SPEC_RANDOM_H
#define ETCH_TEST_TRACE_SPEC_RANDOM_H

#include "spec_testing.h"

#include <math.h>

typedef struct random_world {
    world *w;
    uint64_t state;
    bool has_spec_names; /* tensor specs may have names, as TensorFlow has them */
    etch_arena arena;    /* of argument trees */
    etch_tensor *tensors[24];
    int n_tensors;
    etch_identity *identities[4]; /* the first two are of equal objects, the first and the third of alike ones */
    thing *things[4];
    int variables[3];
} random_world;

static inline uint64_t next_random(random_world *r)
{
    uint64_t z = r->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}
static inline int below(random_world *r, int n) { return (int)(next_random(r) % (uint64_t)n); }
static inline bool one_in(random_world *r, int n) { return below(r, n) == 0; }

static inline void random_open(random_world *r, world *w)
{
    *r = (random_world){ .w = w };
    etch__arena_init(&r->arena, w->cx->alloc, 4096);
    for (int rank = 0; rank <= 2; rank++)
        for (int i = 0; i < (rank == 0 ? 1 : rank == 1 ? 3 : 4); i++)
            for (int t = 0; t < 2; t++)
                r->tensors[r->n_tensors++] = tensor_of(w, t ? ETCH_I64 : ETCH_F32,
                                                       (const int64_t[]){ 2 + i % 3, 2 + i / 2 }, rank);
    static const int exact[] = { 1, 1, 2, 3 }, loose[] = { 1, 1, 1, 2 };
    for (int i = 0; i < 4; i++) {
        r->things[i] = thing_of(w, exact[i], loose[i]);
        r->identities[i] = identity_of(w, r->things[i], &thing_ops);
    }
}

static inline void random_close(random_world *r) { etch__arena_fini(&r->arena); }

/* --- parts ------------------------------------------------------------------------------------------------------------- */

static inline etch_size random_size(random_world *r)
{
    static const etch_size sizes[] = {
        { .size = 2 },
        { .size = 3 },
        { .size = 4 },
        { .size = ETCH_ANY_SIZE },
        { .size = ETCH_ANY_SIZE, .name = "n" },
        { .size = ETCH_ANY_SIZE, .name = "m" },
        { .size = ETCH_ANY_SIZE, .name = "n", .lo = 2, .hi = 3 },
        { .size = ETCH_ANY_SIZE, .name = "n", .lo = 2, .hi = 8, .divisor = 2 },
    };
    return sizes[below(r, (int)ETCH_COUNT_OF(sizes))];
}

static inline etch_literal random_literal(random_world *r)
{
    switch (below(r, 10)) {
    case 0: return a_none();
    case 1: return a_bool(one_in(r, 2));
    case 2: return an_int(below(r, 2));
    case 3: return a_float(below(r, 2));
    case 4: return a_float((double)NAN);
    case 5: return a_complex(below(r, 2), below(r, 2) ? (double)NAN : 1.0);
    case 6: return a_str(one_in(r, 2) ? "a" : "ab");
    case 7: return a_text(ETCH_LITERAL_BYTES, "a");
    case 8: return a_text(ETCH_LITERAL_ENUM, "Color.RED");
    default: return a_text(ETCH_LITERAL_BIG_INT, one_in(r, 2) ? "9223372036854775808" : "-9223372036854775809");
    }
}

/* `n` keys that differ, in any order. */
static inline void random_keys(random_world *r, etch_literal *keys, int n)
{
    for (int i = 0; i < n;) {
        keys[i] = one_in(r, 3) ? a_str(one_in(r, 2) ? "k" : "l") : an_int(below(r, 3));
        bool is_new = true;
        for (int k = 0; k < i; k++)
            is_new &= keys[k].kind != keys[i].kind ||
                      (keys[i].kind == ETCH_LITERAL_INT ? keys[k].i != keys[i].i : keys[k].text[0] != keys[i].text[0]);
        i += is_new;
    }
}

static const char *const field_names[] = { "x", "y", "z" };
static inline etch_spec_kind random_container(random_world *r)
{
    static const etch_spec_kind kinds[] = { ETCH_SPEC_LIST, ETCH_SPEC_TUPLE, ETCH_SPEC_NAMED_TUPLE, ETCH_SPEC_DICT,
                                            ETCH_SPEC_ATTRS };
    return kinds[below(r, (int)ETCH_COUNT_OF(kinds))];
}

/* --- specs: new references ----------------------------------------------------------------------------------------------- */

static inline etch_spec *random_tensor_spec(random_world *r)
{
    etch_spec *s = NULL;
    int rank = below(r, 4) - 1;
    etch_size sizes[2];
    for (int i = 0; i < rank; i++)
        sizes[i] = random_size(r);
    const char *name = r->has_spec_names && one_in(r, 3) ? (one_in(r, 2) ? "x" : "y") : NULL;
    MAKE(r->w, etch_spec_tensor(r->w->cx, one_in(r, 4) ? ETCH_I64 : ETCH_F32, sizes, rank, name, &s));
    return s;
}

static inline etch_spec *random_spec(random_world *r, int depth);

static inline etch_spec *random_container_spec(random_world *r, int depth)
{
    etch_spec *items[3], *s = NULL;
    etch_literal keys[3];
    etch_ctx *cx = r->w->cx;
    int n = below(r, 4);
    for (int i = 0; i < n; i++)
        items[i] = random_spec(r, depth - 1);
    etch_spec_kind kind = random_container(r);
    if (one_in(r, 6)) {
        static const int bits[] = { 0, 1, 2, 3, 4 };
        MAKE(r->w, etch_spec_custom(cx, &bits_ops, &bits_of[bits[below(r, 5)]], items, n, &s));
    } else if (kind == ETCH_SPEC_DICT) {
        random_keys(r, keys, n);
        MAKE(r->w, etch_spec_dict(cx, keys, items, n, &s));
    } else if (kind == ETCH_SPEC_NAMED_TUPLE || kind == ETCH_SPEC_ATTRS) {
        MAKE(r->w, etch_spec_fields(cx, kind, one_in(r, 5) ? "Q" : "P", field_names, items, n, &s));
    } else {
        MAKE(r->w, etch_spec_sequence(cx, kind, items, n, &s));
    }
    for (int i = 0; i < n; i++)
        etch_spec_release(&items[i]);
    return s;
}

static inline etch_spec *random_spec(random_world *r, int depth)
{
    etch_spec *s = NULL;
    etch_ctx *cx = r->w->cx;
    etch_size size;
    if (depth > 0 && one_in(r, 2))
        return random_container_spec(r, depth);
    switch (below(r, 8)) {
    case 0: MAKE(r->w, etch_spec_literal(cx, random_literal(r), &s)); return s;
    case 1: MAKE(r->w, etch_spec_identity(cx, r->identities[below(r, 4)], &s)); return s;
    case 2: MAKE(r->w, etch_spec_value(cx, r->things[below(r, 4)], &thing_ops, &s)); return s;
    case 3:
        size = random_size(r);
        MAKE(r->w, etch_spec_resource(cx, ETCH_F32, &size, 1, one_in(r, 4), below(r, 2), &s));
        return s;
    default: return random_tensor_spec(r);
    }
}

/* --- changing a spec --------------------------------------------------------------------------------------------------------- */

typedef enum change { ANY_CHANGE, RELAX, CONCRETE } change;

/* One size more general or the same; or any; or a number that the size admits (the same for a name everywhere, from `names`). */
static inline etch_size change_size(random_world *r, change how, etch_size x, const int64_t *names)
{
    etch_size other = random_size(r);
    if (how == CONCRETE) {
        if (x.name)
            return ETCH_SIZE(names[x.name[0] == 'm']);
        return x.size == ETCH_ANY_SIZE ? ETCH_SIZE(2 + below(r, 3)) : x;
    }
    if (how == ANY_CHANGE)
        return one_in(r, 6) ? other : x;
    if (one_in(r, 3) || (x.name && one_in(r, 3)))
        return ETCH_UNKNOWN_SIZE;
    if (x.name && one_in(r, 3))
        return ETCH_NAMED_SIZE(x.name[0] == 'n' ? "n" : "m");
    if (!x.name && x.size != ETCH_ANY_SIZE && other.name && one_in(r, 2))
        return other; /* may or may not admit it: callers ask */
    return x;
}

static inline etch_spec *change_shaped(random_world *r, change how, const etch_spec *s, const int64_t *names)
{
    etch_spec *out = NULL;
    etch_ctx *cx = r->w->cx;
    etch_size sizes[2];
    int rank = s->rank;
    if (how == CONCRETE && rank < 0)
        rank = below(r, 3);
    else if (how == RELAX && one_in(r, 8))
        rank = ETCH_ANY_RANK;
    for (int i = 0; i < rank; i++)
        sizes[i] = change_size(r, how, i < s->rank ? s->sizes[i] : ETCH_UNKNOWN_SIZE, names);
    if (s->kind == ETCH_SPEC_RESOURCE)
        MAKE(r->w, etch_spec_resource(cx, s->dtype, sizes, rank, s->trainable, s->alias, &out));
    else
        MAKE(r->w, etch_spec_tensor(cx, s->dtype, sizes, rank, how == CONCRETE ? NULL : s->name, &out));
    return out;
}

static inline etch_spec *change_spec(random_world *r, change how, const etch_spec *s, const int64_t *names)
{
    etch_spec *items[3], *out = NULL;
    etch_ctx *cx = r->w->cx;
    if (how == ANY_CHANGE && one_in(r, 12))
        return random_spec(r, s->depth);
    if (s->kind == ETCH_SPEC_TENSOR || s->kind == ETCH_SPEC_RESOURCE)
        return change_shaped(r, how, s, names);
    if (s->n_items == 0 && s->kind != ETCH_SPEC_CUSTOM)
        return etch_spec_retain((etch_spec *)s);
    for (int i = 0; i < s->n_items; i++)
        items[i] = change_spec(r, how, s->items[i], names);
    int n = s->n_items;
    if (s->kind == ETCH_SPEC_CUSTOM) {
        int bits = *(int *)s->object;
        if (how == RELAX && one_in(r, 3))
            bits = bits == 4 ? 4 : bits == 0 ? below(r, 5) : bits | below(r, 4);
        MAKE(r->w, etch_spec_custom(cx, &bits_ops, &bits_of[bits], items, n, &out));
    } else if (s->kind == ETCH_SPEC_DICT) {
        MAKE(r->w, etch_spec_dict(cx, s->keys, items, n, &out));
    } else if (s->kind == ETCH_SPEC_NAMED_TUPLE || s->kind == ETCH_SPEC_ATTRS) {
        MAKE(r->w, etch_spec_fields(cx, (etch_spec_kind)s->kind, s->type_name, s->fields, items, n, &out));
    } else {
        MAKE(r->w, etch_spec_sequence(cx, (etch_spec_kind)s->kind, items, n, &out));
    }
    for (int i = 0; i < n; i++)
        etch_spec_release(&items[i]);
    return out;
}

/* Numbers for "n" and "m" that random_size's ranges all admit. */
static inline etch_spec *concrete_spec(random_world *r, const etch_spec *s)
{
    const int64_t names[] = { 2, 2 + below(r, 3) };
    return change_spec(r, CONCRETE, s, names);
}

/* --- arguments ------------------------------------------------------------------------------------------------------------- */

static inline etch_arg random_arg(random_world *r, int depth)
{
    static const int64_t dims[3][1] = { { 2 }, { 3 }, { ETCH_ANY_SIZE } };
    if (depth == 0 || one_in(r, 2)) {
        int i;
        switch (below(r, 8)) {
        case 0: return (etch_arg){ .kind = ETCH_SPEC_LITERAL, .literal = random_literal(r) };
        case 1: return (etch_arg){ .kind = ETCH_SPEC_IDENTITY, .identity = r->identities[below(r, 4)] };
        case 2:
            return (etch_arg){ .kind = ETCH_SPEC_VALUE, .object_ops = &thing_ops, .object = r->things[below(r, 4)] };
        case 3:
            i = below(r, 3);
            return (etch_arg){
                .kind = ETCH_SPEC_RESOURCE, .n = 1, .dtype = ETCH_F32, .object = &r->variables[i], .dims = dims[i]
            };
        case 4:
            if (one_in(r, 3))
                return ETCH_ARG_SPEC(own(r->w, random_spec(r, depth)));
            /* fall through */
        default: return ETCH_ARG_TENSOR(r->tensors[below(r, r->n_tensors)]);
        }
    }
    etch_arg x = { .kind = one_in(r, 6) ? ETCH_SPEC_CUSTOM : random_container(r), .n = below(r, 4) };
    etch_arg *items = ETCH_ARENA_ARRAY(&r->arena, etch_arg, 3);
    etch_literal *keys = ETCH_ARENA_ARRAY(&r->arena, etch_literal, 3);
    for (int i = 0; i < x.n; i++)
        items[i] = random_arg(r, depth - 1);
    x.items = items;
    if (x.kind == ETCH_SPEC_CUSTOM) {
        x.spec_ops = &bits_ops;
        x.object = &bits_of[below(r, 5)];
    } else if (x.kind == ETCH_SPEC_DICT) {
        random_keys(r, keys, x.n);
        x.keys = keys;
    } else if (x.kind == ETCH_SPEC_NAMED_TUPLE || x.kind == ETCH_SPEC_ATTRS) {
        x.name = one_in(r, 5) ? "Q" : "P";
        x.fields = field_names;
    }
    return x;
}

static inline etch_arg change_arg(random_world *r, const etch_arg *x, int depth)
{
    if (one_in(r, 10))
        return random_arg(r, depth);
    etch_arg out = *x;
    bool has_items = !x->spec &&
                     (x->kind == ETCH_SPEC_CUSTOM || (x->kind >= ETCH_SPEC_LIST && x->kind <= ETCH_SPEC_ATTRS));
    if (!x->spec && x->kind == ETCH_SPEC_TENSOR && one_in(r, 3))
        out.tensor = r->tensors[below(r, r->n_tensors)];
    if (!has_items || x->n == 0)
        return out;
    etch_arg *items = ETCH_ARENA_ARRAY(&r->arena, etch_arg, x->n);
    for (int i = 0; i < x->n; i++)
        items[i] = change_arg(r, &x->items[i], depth - 1);
    out.items = items;
    if (x->kind == ETCH_SPEC_DICT && x->n > 1) { /* another order of the same pairs */
        etch_literal *keys = ETCH_ARENA_ARRAY(&r->arena, etch_literal, x->n);
        for (int i = 0; i < x->n; i++)
            keys[i] = x->keys[i];
        int k = 1 + below(r, x->n - 1);
        etch_literal key = keys[0];
        etch_arg item = items[0];
        keys[0] = keys[k], items[0] = items[k];
        keys[k] = key, items[k] = item;
        out.keys = keys;
    }
    return out;
}

#endif
