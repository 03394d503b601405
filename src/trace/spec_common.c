/* The most specific spec that two specs fit.
 *
 * Sizes that differ become unknown, ranks that differ any rank; everything else has to be equal. Names tie places across the whole
 * tree, so it takes two walks: the first notes what stands for each name on either side, the second builds. Of the specs
 * that both fit none may be below all others once names come in ([2] and [3] fit [n], [m] and so on): the result has only names
 * that a side has in that place, and is the least of those. */
#include "trace/spec_rules.h"

#include "base/vec.h"

enum { NOTHING_YET = -3 };

/* What stands for a name on the left and on the right, in the places where it could stay: a number, or ETCH_ANY_SIZE for the
 * name itself. */
typedef struct joint_name {
    const char *name;
    int64_t left, right;
    bool is_broken;
} joint_name;

struct etch_joint_names {
    etch_ctx *cx;
    ETCH_VEC(joint_name) names;
};

/* The name that may stand where x and y do; NULL: none may. */
static const char *name_for(const etch_size *x, const etch_size *y)
{
    if (x->name && y->name)
        return strcmp(x->name, y->name) == 0 ? x->name : NULL;
    const etch_size *other = x->name ? y : x;
    return other->size == ETCH_ANY_SIZE ? NULL : x->name ? x->name : y->name;
}

static joint_name *find(const etch_joint_names *j, const char *name)
{
    for (size_t i = 0; i < j->names.n; i++)
        if (strcmp(j->names.at[i].name, name) == 0)
            return &j->names.at[i];
    return NULL;
}

static void note_side(joint_name *it, int64_t *side, const etch_size *x, const etch_size *other)
{
    if (!x->name && !etch__size_admits(other, x->size))
        it->is_broken = true;
    if (*side == NOTHING_YET)
        *side = x->size;
    else if (*side != x->size)
        it->is_broken = true;
}

static etch_status note_size(etch_joint_names *j, const etch_size *x, const etch_size *y)
{
    const char *name = name_for(x, y);
    if (!name)
        return ETCH_OK;
    joint_name *it = find(j, name);
    if (!it) {
        if (!ETCH_VEC_PUSH(&j->names, j->cx->alloc, ((joint_name){ name, NOTHING_YET, NOTHING_YET, false })))
            return etch__fail_nomem(j->cx);
        it = &j->names.at[j->names.n - 1];
    }
    note_side(it, &it->left, x, y);
    note_side(it, &it->right, y, x);
    return ETCH_OK;
}

static etch_status note_names(etch_joint_names *j, const etch_spec *x, const etch_spec *y)
{
    if (x->kind != y->kind || x->n_items != y->n_items)
        return ETCH_OK; /* there will be no result */
    if ((x->kind == ETCH_SPEC_TENSOR || x->kind == ETCH_SPEC_RESOURCE) && x->rank == y->rank)
        for (int i = 0; i < x->rank; i++)
            ETCH_TRY(note_size(j, &x->sizes[i], &y->sizes[i]));
    for (int i = 0; i < x->n_items; i++)
        ETCH_TRY(note_names(j, x->items[i], y->items[i]));
    return ETCH_OK;
}

/* The narrowest range that holds both. */
static etch_size hull(const etch_size *a, const etch_size *b)
{
    etch_size h = *a;
    h.lo = a->lo < b->lo ? a->lo : b->lo;
    h.hi = a->hi && b->hi ? (a->hi > b->hi ? a->hi : b->hi) : 0;
    for (int64_t rest = b->divisor; rest;) { /* Euclid; divisors in specs are at least 1 */
        int64_t next = h.divisor % rest;
        h.divisor = rest;
        rest = next;
    }
    return h;
}

etch_size etch__size_join(const etch_joint_names *names, const etch_size *a, const etch_size *b)
{
    const char *name = name_for(a, b);
    if (!name)
        return !a->name && !b->name && a->size == b->size ? *a : ETCH_UNKNOWN_SIZE;
    if (find(names, name)->is_broken)
        return ETCH_UNKNOWN_SIZE;
    return a->name && b->name ? hull(a, b) : a->name ? *a : *b;
}

static etch_status join(etch_ctx *cx, const etch_joint_names *names, const etch_spec *x, const etch_spec *y,
                        etch_spec **out);

/* Joins item by item into `items`; *has_result: all of them could be. */
static etch_status join_items(etch_ctx *cx, const etch_joint_names *names, const etch_spec *x, const etch_spec *y,
                              etch_spec **items, bool *has_result)
{
    *has_result = true;
    for (int i = 0; i < x->n_items && *has_result; i++) {
        ETCH_TRY(join(cx, names, x->items[i], y->items[i], &items[i]));
        *has_result = items[i] != NULL;
    }
    return ETCH_OK;
}

static etch_status join(etch_ctx *cx, const etch_joint_names *names, const etch_spec *x, const etch_spec *y,
                        etch_spec **out)
{
    *out = NULL;
    if (x->kind != y->kind || x->n_items != y->n_items)
        return ETCH_OK;
    const etch_spec_rule *rule = etch__spec_rules[x->kind];
    if (!rule->join) {
        int r = rule->match(cx, NULL, x, y);
        if (r < 0)
            return cx->status;
        if (r == 0)
            return ETCH_OK;
        if (!rule->has_items) {
            *out = etch_spec_retain((etch_spec *)x);
            return ETCH_OK;
        }
    } else if (!rule->has_items)
        return rule->join(cx, names, x, y, NULL, out);

    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_spec **items = etch__items_new(cx, x->n_items);
    bool has_result = false;
    etch_status s = items ? join_items(cx, names, x, y, items, &has_result) : ETCH_ENOMEM;
    if (s == ETCH_OK && has_result)
        s = rule->join ? rule->join(cx, names, x, y, items, out) : rule->with_items(cx, x, items, out);
    etch__items_release(items, x->n_items);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

etch_status etch_spec_common(etch_ctx *cx, etch_spec *a, etch_spec *b, etch_spec **out)
{
    ETCH_ENTER(cx);
    if (!a || !b || !out)
        return etch__fail(cx, ETCH_EINVAL, "common supertype: %s is NULL", !out ? "out" : "a spec");
    etch_joint_names names = { .cx = cx };
    etch_spec *result = NULL;
    etch_status s = note_names(&names, a, b);
    if (s == ETCH_OK)
        s = join(cx, &names, a, b, &result);
    ETCH_VEC_FINI(&names.names, cx->alloc);
    if (s == ETCH_OK)
        *out = result;
    return s;
}
