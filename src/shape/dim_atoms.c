/* Minimum, maximum and broadcast, and the table of operations.
 *
 * All three take any number of operands, in any grouping: min(a, min(b, c)) is one atom with the operands sorted and
 * each there once. An operand of a minimum that is known not to be below another one is dropped; so constants merge.
 *
 * Broadcast is not a maximum: 0 with 1 is 0. A 1 is dropped. An operand that is known to be equal to another is
 * dropped, and so is one that can only be 1 or the constant next to it. All others stay, because evaluation has to
 * check them: bcast(n, 8) has the range 8..8 and compares equal to 8, but is not the dim 8, since n may turn out to
 * be 3.
 *
 * Operands of one atom have been compared with each other when it was made: they are compared only with those of the
 * other side, so that a chain of n broadcasts costs n*n/2 comparisons, not n*n*n/6. */
#include "shape/dim_inside.h"

/* clang-format off */
const etch_dim_rule etch__dim_rules[ETCH_N_DIM_OPS] = {
    /*                        text     function  build                range                      */
    [ETCH_DIM_FLOORDIV]  = { "//",    false,    etch__dim_floordiv,  etch__range_of_quotient  },
    [ETCH_DIM_MOD]       = { "%",     false,    etch__dim_mod,       etch__range_of_remainder },
    [ETCH_DIM_MIN]       = { "min",   true,     etch__dim_min,       etch__range_of_min       },
    [ETCH_DIM_MAX_OF]    = { "max",   true,     etch__dim_max,       etch__range_of_max       },
    [ETCH_DIM_BROADCAST] = { "bcast", true,     etch__dim_broadcast, etch__range_of_broadcast },
};
/* clang-format on */

typedef struct operands {
    etch_dim *at;
    uint32_t n;
} operands;

/* The operands of d if it is this operation, else d itself. */
static const etch_dim *operands_of(const etch_dims *t, etch_dim_op op, const etch_dim *d, uint32_t *n)
{
    uint32_t atom = etch__dim_atom(t, *d);
    bool is_op = atom != ETCH_ATOM_NONE && t->atoms.at[atom].op == op;
    *n = is_op ? t->atoms.at[atom].n_args : 1;
    return is_op ? t->atoms.at[atom].args : d;
}

static void drop(operands *list, uint32_t i)
{
    list->n--;
    memmove(list->at + i, list->at + i + 1, (list->n - i) * sizeof *list->at);
}

/* The one operand, or the atom of them all. */
static etch_trouble finish(etch_ctx *cx, etch_dims *t, etch_dim_op op, operands list, etch_dim *out)
{
    for (uint32_t i = 1; i < list.n; i++) {
        etch_dim x = list.at[i];
        uint32_t j = i;
        for (; j > 0 && etch__dim_compare(t, x, list.at[j - 1]) < 0; j--)
            list.at[j] = list.at[j - 1];
        list.at[j] = x;
    }
    if (list.n == 1) {
        *out = list.at[0];
        return ETCH_TROUBLE_NONE;
    }
    uint32_t atom;
    ETCH_TRY_DIM(etch__atom_intern(t, (uint8_t)op, list.at, list.n, 0, &atom));
    return etch__dim_of_atom(cx, t, atom, out);
}

/* --- What was worked out before ------------------------------------------------------------------------------ */

static uint64_t hash_operation(etch_dim_op op, etch_dim a, etch_dim b)
{
    return etch__hash_mix(etch__hash_mix(op, (uint64_t)a), (uint64_t)b);
}

static bool recall(const etch_dims *t, etch_dim_op op, etch_dim a, etch_dim b, etch_dim *out)
{
    uint64_t hash = hash_operation(op, a, b);
    for (etch_index_probe p = etch__index_first(&t->by_memo, hash); p.found; p = etch__index_next(&t->by_memo, p)) {
        const etch_dim_memo *m = &t->memos.at[p.value];
        if (m->op == op && m->a == a && m->b == b) {
            *out = m->result;
            return true;
        }
    }
    return false;
}

static etch_trouble remember(etch_dims *t, etch_dim_op op, etch_dim a, etch_dim b, etch_dim result)
{
    if (t->memos.n >= UINT32_MAX - 1 || !ETCH_VEC_RESERVE(&t->memos, t->alloc, 1) ||
        !etch__index_add(&t->by_memo, t->alloc, hash_operation(op, a, b), (uint32_t)t->memos.n))
        return ETCH_TROUBLE_NOMEM;
    t->memos.at[t->memos.n++] = (etch_dim_memo){ a, b, result, op };
    return ETCH_TROUBLE_NONE;
}

/* `work_out` unless it was done before; leaves scratch memory as it was. */
static etch_dim operate(etch_ctx *cx, etch_dims *t, etch_dim_op op, etch_dim a, etch_dim b,
                        etch_trouble (*work_out)(etch_ctx *cx, etch_dims *t, etch_dim_op op, etch_dim a, etch_dim b,
                                                 etch_dim *out))
{
    etch_dim d;
    if (recall(t, op, a, b, &d))
        return d;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_trouble trouble = work_out(cx, t, op, a, b, &d);
    etch__arena_reset(&cx->scratch, mark);
    if (trouble == ETCH_TROUBLE_NONE)
        trouble = remember(t, op, a, b, d);
    return trouble == ETCH_TROUBLE_NONE ? d : etch__dim_fail(cx, t, trouble, etch__dim_rules[op].text, a, b);
}

/* --- Minimum and maximum -------------------------------------------------------------------------------------- */

/* Is a no better than b, so that a can be left out next to it? */
static etch_trouble is_dominated(etch_ctx *cx, etch_dims *t, etch_dim_op op, etch_dim a, etch_dim b, bool *is)
{
    return op == ETCH_DIM_MIN ? etch__try_at_least(cx, t, a, b, 0, is) : etch__try_at_least(cx, t, b, a, 0, is);
}

static etch_trouble extremum(etch_ctx *cx, etch_dims *t, etch_dim_op op, etch_dim a, etch_dim b, etch_dim *out)
{
    uint32_t n_x, n_y;
    const etch_dim *x = operands_of(t, op, &a, &n_x), *y = operands_of(t, op, &b, &n_y);
    operands list = { ETCH_ARENA_ARRAY(&cx->scratch, etch_dim, n_x + n_y), n_x };
    if (!list.at)
        return ETCH_TROUBLE_NOMEM;
    memcpy(list.at, x, n_x * sizeof *x);
    uint32_t n_others = n_x; /* a's, at the front of the list */
    for (uint32_t j = 0; j < n_y; j++) {
        bool is_needless = false, is = false;
        for (uint32_t i = 0; i < n_others && !is_needless; i++) {
            ETCH_TRY_DIM(is_dominated(cx, t, op, y[j], list.at[i], &is_needless));
            if (!is_needless)
                ETCH_TRY_DIM(is_dominated(cx, t, op, list.at[i], y[j], &is));
            if (!is_needless && is) {
                drop(&list, i--);
                n_others--;
            }
        }
        if (!is_needless)
            list.at[list.n++] = y[j];
    }
    return finish(cx, t, op, list, out);
}

static etch_dim build_extremum(etch_ctx *cx, etch_dims *t, etch_dim_op op, etch_dim a, etch_dim b)
{
    if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
        return ETCH_DIM_FAILED;
    if (etch__dim_is_const(a) && etch__dim_is_const(b))
        return (a < b) == (op == ETCH_DIM_MIN) ? a : b;
    return operate(cx, t, op, a, b, extremum);
}

etch_dim etch__dim_min(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b)
{
    return build_extremum(cx, t, ETCH_DIM_MIN, a, b);
}

etch_dim etch__dim_max(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b)
{
    return build_extremum(cx, t, ETCH_DIM_MAX_OF, a, b);
}

/* --- Broadcast ------------------------------------------------------------------------------------------------ */

static bool is_one(const etch_dims *t, etch_dim d)
{
    etch_dim_range r = etch__dim_range(t, d);
    return r.lo == 1 && r.hi == 1;
}

/* Every value that d can have is 1 or c. */
static bool is_one_or(const etch_dims *t, etch_dim d, int64_t c)
{
    etch_dim_range r = etch__dim_range(t, d);
    return (r.lo == c && r.hi == c) || (r.lo == 1 && r.hi == 2 && c == 2) || (r.lo == 0 && r.hi == 1 && c == 0);
}

/* One operand more, which is new to the first *n_others; ETCH_TROUBLE_SHAPE if it meets one of them under no binding. */
static etch_trouble meet(etch_ctx *cx, etch_dims *t, operands *list, uint32_t *n_others, etch_dim d)
{
    if (is_one(t, d))
        return ETCH_TROUBLE_NONE;
    bool d_is_not_1 = etch__range_excludes(etch__dim_range(t, d), 1);
    for (uint32_t i = 0; i < *n_others; i++) {
        etch_dim e = list->at[i];
        etch_tri equal;
        ETCH_TRY_DIM(etch__try_equal(cx, t, d, e, &equal));
        if (equal == ETCH_NO && d_is_not_1 && etch__range_excludes(etch__dim_range(t, e), 1))
            return ETCH_TROUBLE_SHAPE;
        if (equal == ETCH_YES) {
            /* The one that is written first stays, whichever came first. */
            if (etch__dim_compare(t, d, e) < 0)
                list->at[i] = d;
            return ETCH_TROUBLE_NONE;
        }
        if (etch__dim_is_const(e) && is_one_or(t, d, e))
            return ETCH_TROUBLE_NONE;
        if (etch__dim_is_const(d) && is_one_or(t, e, d)) {
            drop(list, i--);
            --*n_others;
        }
    }
    list->at[list->n++] = d;
    return ETCH_TROUBLE_NONE;
}

static etch_trouble broadcast(etch_ctx *cx, etch_dims *t, etch_dim_op op, etch_dim a, etch_dim b, etch_dim *out)
{
    uint32_t n_x, n_y;
    const etch_dim *x = operands_of(t, op, &a, &n_x), *y = operands_of(t, op, &b, &n_y);
    operands list = { ETCH_ARENA_ARRAY(&cx->scratch, etch_dim, n_x + n_y), 0 };
    if (!list.at)
        return ETCH_TROUBLE_NOMEM;
    uint32_t n_others = 0;
    for (uint32_t i = 0; i < n_x; i++)
        ETCH_TRY_DIM(meet(cx, t, &list, &n_others, x[i]));
    n_others = list.n;
    for (uint32_t i = 0; i < n_y; i++)
        ETCH_TRY_DIM(meet(cx, t, &list, &n_others, y[i]));
    if (list.n == 0) {
        *out = 1;
        return ETCH_TROUBLE_NONE;
    }
    return finish(cx, t, op, list, out);
}

etch_dim etch__dim_broadcast(etch_ctx *cx, etch_dims *t, etch_dim a, etch_dim b)
{
    if (a == ETCH_DIM_FAILED || b == ETCH_DIM_FAILED)
        return ETCH_DIM_FAILED;
    if (a == b || b == 1)
        return a;
    if (a == 1)
        return b;
    return operate(cx, t, ETCH_DIM_BROADCAST, a, b, broadcast);
}
