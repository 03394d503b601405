/* fuse: group elementwise and reduce ops into kernels.
 *
 * Nodes are visited from the last to the first, so that a node's users have their groups. A node joins a group of its users or
 * founds one. The group's last node is its root, and the kernel runs in the root's place; a node may only join if all of its
 * users outside of the group come after the root. So nothing outside can stand between two members, and no cycle can arise.
 *
 * A group is a map (all members have the root's dims) or a reduction with what feeds it (the body, of the dims that are
 * reduced) and what uses its results (the tail, of the root's dims). A member that is used outside, too, becomes a result of the
 * kernel. What is cheap and smaller than the group (a bias prepared from two vectors) is computed again for every row; what is
 * dear is kept out. All of this decides nothing about sizes: dims are compared as forms, so size 1 needs no guard.
 *
 * Then whole groups are joined: one moves to the place of a later one of the same dims that reads what it reads or makes, if
 * everybody else who uses its results comes after that place. What it reads would live longer there: it only moves if that is read
 * there anyway, is an input, or is no larger than the results that need no memory any more.
 *
 * Must stay true: ir/lower.c can lower every group made here; memory is not needed for longer because groups were joined. */
#include "ir/lower.h"
#include "pass/pass.h"
#include "pass/rewrite.h"
#include "pass/uses.h"
#include <etch/ops.h>

enum {
    MAX_STORED = 32,  /* results of a kernel */
    MAX_MEMBERS = 64, /* keeps programs, registers and compile time small; longer chains are cut */
    MAX_LEAVES = 40,  /* of ETCH_KERNEL_MAX_OPERANDS; the rest is for results */
    MAX_TRIES = 4,    /* groups that one is tried to be joined with: keeps the pass linear */
    MAX_USERS = 64,   /* of a value that are looked at: the same */
};

typedef enum level { TAIL, BODY } level; /* a map is all tail */

typedef struct group {
    etch_val root;
    const etch_type *tail;   /* dims of the tail */
    const etch_node *reduce; /* any of its reductions; NULL: a map */
    const etch_type *body;   /* dims of what is reduced */
    uint32_t n_members;
    uint32_t n_leaves; /* operands of members that come from outside, each time that one is read */
    uint32_t n_results;
    bool can_fault;
} group;

typedef struct fusion {
    etch_ctx *cx;
    const etch_graph *g;
    etch_uses uses;
    ETCH_VEC(group) groups; /* [0] stands for "none" */
    uint32_t *group_of;     /* by value */
    uint8_t *level_of;
    bool *defines;    /* by value: sizes are read from its contents, so it stays a value of its own */
    etch_val *next;   /* by value: the next member of its group, in order */
    etch_val *first;  /* by group: its first member */
    uint32_t *reader; /* by value: of the groups looked at, the one with the earliest root that reads it as a whole */
} fusion;

static bool is_reduce(const etch_graph *g, etch_val v) { return etch__op_of(g, v)->op_class == ETCH_OP_REDUCE; }

static bool is_fusable(const etch_graph *g, etch_val v)
{
    if (!etch__can_lower(g, v))
        return false;
    if (is_reduce(g, v)) /* over no axes (in a graph built without folds) it is no reduction */
        return ((const etch_attrs_axes *)etch__node(g, v)->attrs)->axes.n > 0;
    return etch__op_of(g, v)->op_class == ETCH_OP_ELEMWISE;
}

static bool same_dims(const etch_type *a, const etch_type *b)
{
    if (a->rank != b->rank)
        return false;
    for (int i = 0; i < a->rank; i++)
        if (a->dims[i] != b->dims[i])
            return false;
    return true;
}

static bool same_reduction(const etch_node *a, const etch_node *b)
{
    const etch_attrs_axes *x = a->attrs, *y = b->attrs;
    if (x->keepdims != y->keepdims || x->axes.n != y->axes.n)
        return false;
    for (int i = 0; i < x->axes.n; i++)
        if (x->axes.at[i] != y->axes.at[i])
            return false;
    return true;
}

/* Cheap enough to be computed again for every element that it is broadcast to, and reading nothing that is computed. */
static bool is_cheap(const etch_graph *g, etch_val v)
{
    const etch_node *n = etch__node(g, v);
    if (etch__op_of(g, v)->flags & (ETCH_FLAG_DEAR | ETCH_FLAG_FAULTS) || is_reduce(g, v))
        return false;
    for (uint32_t i = 0; i < n->n_in; i++)
        if (is_fusable(g, n->in[i]))
            return false;
    return true;
}

/* The group of v's users with the earliest root; the others' users come after it. 0: none. */
static uint32_t earliest_group(const fusion *f, etch_val v)
{
    uint32_t best = 0;
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        uint32_t candidate = u == ETCH_USED_BY_RESULT ? 0 : f->group_of[u];
        if (candidate && (!best || f->groups.at[candidate].root < f->groups.at[best].root))
            best = candidate;
    }
    return best;
}

static bool is_small_enough(uint32_t n_members, uint32_t n_leaves, uint32_t n_results)
{
    return n_members <= MAX_MEMBERS && n_leaves <= MAX_LEAVES && n_results <= MAX_STORED &&
           n_leaves + n_results <= ETCH_KERNEL_MAX_OPERANDS;
}

/* How a node would be in a group. */
typedef struct place {
    level at;
    bool is_result;
    uint32_t n_reads; /* by members */
} place;

/* How v's users see it: at which level of group i they read it, whether anyone else reads it. False if it cannot join. */
static bool fits_users(const fusion *f, etch_val v, uint32_t i_group, place *p)
{
    const group *c = &f->groups.at[i_group];
    *p = (place){ 0 };
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        if (u == ETCH_USED_BY_RESULT || f->group_of[u] != i_group) {
            if (u <= c->root)
                return false;
            p->is_result = true;
            continue;
        }
        level need = is_reduce(f->g, u) ? BODY : (level)f->level_of[u];
        if (p->n_reads > 0 && need != p->at)
            return false;
        p->at = need;
        p->n_reads++;
    }
    return p->n_reads > 0;
}

static bool can_join(const fusion *f, etch_val v, uint32_t i_group, place *p)
{
    const group *c = &f->groups.at[i_group];
    const etch_node *n = etch__node(f->g, v);
    if (n->region != f->g->nodes.at[c->root].region || !fits_users(f, v, i_group, p))
        return false;
    if (!is_small_enough(c->n_members + 1, c->n_leaves + n->n_in - p->n_reads, c->n_results + p->is_result))
        return false;
    if (is_reduce(f->g, v)) {
        const etch_type *reduced = etch__type_of(f->g, n->in[0]);
        if (p->at != TAIL || !same_dims(n->type, c->tail))
            return false;
        return !c->reduce || (same_dims(reduced, c->body) && same_reduction(n, c->reduce));
    }
    const etch_type *space = p->at == BODY ? c->body : c->tail;
    if (same_dims(n->type, space))
        return true;
    return !p->is_result && n->type->rank <= space->rank && is_cheap(f->g, v);
}

static void join(fusion *f, etch_val v, uint32_t i_group, const place *p)
{
    group *c = &f->groups.at[i_group];
    const etch_node *n = etch__node(f->g, v);
    c->n_members++;
    c->n_leaves += n->n_in - p->n_reads;
    c->n_results += p->is_result;
    c->can_fault |= (etch__op_of(f->g, v)->flags & ETCH_FLAG_FAULTS) != 0;
    f->group_of[v] = i_group;
    f->level_of[v] = (uint8_t)p->at;
    if (is_reduce(f->g, v)) {
        c->reduce = n;
        c->body = etch__type_of(f->g, n->in[0]);
    }
    f->next[v] = f->first[i_group];
    f->first[i_group] = v;
}

static etch_status group_nodes(fusion *f)
{
    if (!ETCH_VEC_PUSH(&f->groups, f->cx->alloc, (group){ 0 }))
        return etch__fail_nomem(f->cx);
    for (etch_val v = (etch_val)f->g->nodes.n; v-- > 1;) {
        const etch_node *n = etch__node(f->g, v);
        bool is_in_kernel = n->region && etch__is(f->g, f->g->regions.at[n->region].owner, ETCH_IS_KERNEL);
        if (is_in_kernel || f->defines[v] || !is_fusable(f->g, v) || f->uses.begin[v] == f->uses.begin[v + 1])
            continue;
        place p;
        uint32_t i_group = earliest_group(f, v);
        if (!i_group || !can_join(f, v, i_group, &p)) {
            i_group = (uint32_t)f->groups.n;
            if (!ETCH_VEC_PUSH(&f->groups, f->cx->alloc, ((group){ .root = v, .tail = n->type })))
                return etch__fail_nomem(f->cx);
            p = (place){ .at = TAIL, .is_result = true };
        }
        join(f, v, i_group, &p);
    }
    return ETCH_OK;
}

/* --- groups joined with each other -------------------------------------------------------------------------------------- */

/* Does some value of the group's whole iteration space have these dims? */
static bool is_whole(const group *c, const etch_type *t) { return same_dims(t, c->reduce ? c->body : c->tail); }

static uint64_t bytes_each(const fusion *f, etch_val v) { return etch__dtypes[etch__type_of(f->g, v)->dtype].bytes; }

/* What joining group `from` with group `to` would change. */
typedef struct joining {
    uint32_t from, to;
    uint32_t n_reads;            /* of results of `from` by `to` */
    uint32_t n_kept;             /* results of `from` that others use, too */
    uint64_t saved, longer;      /* bytes per element: of results that need no memory any more, of what lives longer */
    etch_val living[MAX_LEAVES]; /* what lives longer */
    uint32_t n_living;
} joining;

/* May everything that uses v, a member of `from`, find it at the root of `to`? */
static bool look_at_users(const fusion *f, joining *j, etch_val v)
{
    etch_val root = f->groups.at[j->to].root;
    bool is_result = false, is_kept = false;
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        uint32_t by = u == ETCH_USED_BY_RESULT ? 0 : f->group_of[u];
        if (by == j->from)
            continue;
        is_result = true;
        if (by == j->to && f->groups.at[j->to].reduce)
            return false; /* it would have to be at the level where it is read */
        if (by != j->to && u <= root)
            return false;
        j->n_reads += by == j->to;
        is_kept |= by != j->to;
    }
    j->n_kept += is_kept;
    j->saved += is_result && !is_kept ? bytes_each(f, v) : 0;
    return true;
}

/* Does anybody else read x between the roots of the two? If there are many readers, it is taken for granted. */
static bool is_read_between(const fusion *f, const joining *j, etch_val x)
{
    if (f->uses.begin[x + 1] - f->uses.begin[x] > MAX_USERS)
        return true;
    for (uint32_t i = f->uses.begin[x]; i < f->uses.begin[x + 1]; i++) {
        etch_val u = f->uses.user[i];
        if (u > f->groups.at[j->from].root && u < f->groups.at[j->to].root && f->group_of[u] != j->to)
            return true;
    }
    return false;
}

/* What v, a member of `from`, reads from outside: would it live longer if it were read at the root of `to`? Of an input another
 * reader may be a step that writes over it, and has to stay the last one. */
static bool look_at_operands(const fusion *f, joining *j, etch_val v)
{
    const etch_node *n = etch__node(f->g, v);
    for (uint32_t i = 0; i < n->n_in; i++) {
        etch_val x = n->in[i];
        if (f->group_of[x] == j->from || f->reader[x] == j->to ||
            !is_whole(&f->groups.at[j->from], etch__type_of(f->g, x)))
            continue;
        bool is_there_anyway = etch__is(f->g, x, ETCH_IS_PARAM) || etch__is(f->g, x, ETCH_IS_CONST);
        if (is_there_anyway && is_read_between(f, j, x))
            return false;
        bool is_known = is_there_anyway;
        for (uint32_t k = 0; k < j->n_living && !is_known; k++)
            is_known = j->living[k] == x;
        if (is_known)
            continue;
        j->living[j->n_living++] = x; /* no more than leaves of `from` */
        j->longer += bytes_each(f, x);
    }
    return true;
}

static bool can_join_groups(const fusion *f, joining *j)
{
    const group *a = &f->groups.at[j->from], *b = &f->groups.at[j->to];
    if (!same_dims(a->tail, b->tail) || !a->reduce != !b->reduce || a->can_fault || b->can_fault ||
        f->g->nodes.at[a->root].region != f->g->nodes.at[b->root].region)
        return false;
    if (a->reduce && !(same_dims(a->body, b->body) && same_reduction(a->reduce, b->reduce)))
        return false;
    for (etch_val v = f->first[j->from]; v; v = f->next[v])
        if (!look_at_users(f, j, v) || !look_at_operands(f, j, v))
            return false;
    return j->longer <= j->saved && is_small_enough(a->n_members + b->n_members, a->n_leaves + b->n_leaves - j->n_reads,
                                                    j->n_kept + b->n_results);
}

/* Members of both in one list, in order. */
static void join_groups(fusion *f, const joining *j)
{
    group *a = &f->groups.at[j->from], *b = &f->groups.at[j->to];
    etch_val x = f->first[j->from], y = f->first[j->to], *end = &f->first[j->to];
    while (x || y) {
        bool is_x = x && (!y || x < y);
        etch_val v = is_x ? x : y;
        f->group_of[v] = j->to;
        x = is_x ? f->next[v] : x;
        y = is_x ? y : f->next[v];
        *end = v;
        end = &f->next[v];
    }
    *end = 0;
    f->first[j->from] = 0;
    b->n_members += a->n_members;
    b->n_leaves += a->n_leaves - j->n_reads;
    b->n_results += j->n_kept;
    *a = (group){ 0 };
}

/* The groups that read what this one reads, and those that read what it makes, until one is joined. */
static uint32_t join_with_another(fusion *f, uint32_t i_group)
{
    uint32_t tried = 0, n_tries = 0;
    for (etch_val v = f->first[i_group]; v; v = f->next[v]) {
        const etch_node *n = etch__node(f->g, v);
        uint32_t n_users = f->uses.begin[v + 1] - f->uses.begin[v];
        for (uint32_t i = 0; i < n->n_in + n_users && n_tries < MAX_TRIES; i++) {
            etch_val u = i < n->n_in ? n->in[i] : f->uses.user[f->uses.begin[v] + i - n->n_in];
            uint32_t to = i < n->n_in ? f->reader[u] : u == ETCH_USED_BY_RESULT ? 0 : f->group_of[u];
            if (!to || to == i_group || to == tried)
                continue;
            joining j = { .from = i_group, .to = to };
            if (can_join_groups(f, &j)) {
                join_groups(f, &j);
                return to;
            }
            tried = to;
            n_tries++;
        }
    }
    return i_group;
}

static void note_reader(fusion *f, etch_val x, uint32_t i_group)
{
    const group *c = &f->groups.at[i_group];
    uint32_t before = f->reader[x];
    bool is_first = !before || f->groups.at[before].root > c->root;
    if (is_first && f->group_of[x] != i_group && is_whole(c, etch__type_of(f->g, x)))
        f->reader[x] = i_group;
}

/* From the group with the last root to that with the first: those with later roots have been looked at. */
static void join_siblings(fusion *f)
{
    for (uint32_t i = 1; i < f->groups.n; i++) {
        uint32_t now = join_with_another(f, i);
        for (etch_val v = f->first[now]; v; v = f->next[v]) {
            const etch_node *n = etch__node(f->g, v);
            for (uint32_t k = 0; k < n->n_in; k++)
                note_reader(f, n->in[k], now);
        }
    }
}

/* --- kernels ------------------------------------------------------------------------------------------------------------ */

static bool is_used_outside(const fusion *f, etch_val v)
{
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        if (u == ETCH_USED_BY_RESULT || f->group_of[u] != f->group_of[v])
            return true;
    }
    return false;
}

typedef struct leaves {
    etch_val at[MAX_LEAVES + 8];
    etch_val mapped[MAX_LEAVES + 8];
    int n;
} leaves;

/* What the members read from outside, each once, in order. */
static void find_leaves(const fusion *f, const etch_rewrite *rw, uint32_t i_group, leaves *l)
{
    l->n = 0;
    for (etch_val v = f->first[i_group]; v; v = f->next[v]) {
        const etch_node *n = etch__node(f->g, v);
        for (uint32_t i = 0; i < n->n_in; i++) {
            etch_val x = n->in[i];
            bool known = f->group_of[x] == i_group;
            for (int j = 0; j < l->n && !known; j++)
                known = l->at[j] == x;
            if (known)
                continue;
            ETCH_ASSERT(l->n < (int)ETCH_COUNT_OF(l->at), "group of %%%u has too many leaves",
                        f->groups.at[i_group].root);
            l->mapped[l->n] = rw->map[x];
            l->at[l->n++] = x;
        }
    }
}

/* The kernel of a group, in the place of its root. */
static etch_status build_kernel(fusion *f, etch_rewrite *rw, uint32_t i_group)
{
    leaves l;
    find_leaves(f, rw, i_group, &l);
    etch_region_id region;
    ETCH_TRY(etch__region_begin(rw->to, &region));
    for (int i = 0; i < l.n; i++) {
        const etch_type *t = etch__type_copy(rw->to, etch__type_of(f->g, l.at[i]));
        rw->map[l.at[i]] = t ? etch__region_param(rw->to, t) : 0;
        if (!rw->map[l.at[i]])
            return rw->cx->status;
    }
    etch_val results[2 * MAX_STORED], stored[2 * MAX_STORED];
    int n_results = 0;
    for (etch_val v = f->first[i_group]; v; v = f->next[v]) {
        ETCH_TRY(etch__rewrite_copy(rw, v));
        if (is_used_outside(f, v)) {
            stored[n_results] = v;
            results[n_results++] = rw->map[v];
        }
    }
    ETCH_TRY(etch__region_end(rw->to, results, n_results));
    etch_val kernel = etch__build_region_node(rw->to, etch__structural_op(ETCH_IS_KERNEL), l.mapped, l.n, NULL, region,
                                              1);
    if (!kernel)
        return rw->cx->status;
    for (int i = 0; i < l.n; i++)
        rw->map[l.at[i]] = l.mapped[i];
    for (etch_val v = f->first[i_group]; v; v = f->next[v])
        rw->map[v] = 0;
    for (int i = 0; i < n_results; i++)
        rw->map[stored[i]] = kernel + (etch_val)i;
    return ETCH_OK;
}

static etch_status copy_or_fuse(etch_rewrite *rw, void *user, etch_val v)
{
    fusion *f = user;
    uint32_t i_group = f->group_of[v];
    const group *c = &f->groups.at[i_group];
    if (!i_group || c->n_members == 1)
        return etch__is(f->g, v, ETCH_IS_KERNEL) ? etch__rewrite_copy(rw, v)
                                                 : etch__rewrite_owner(rw, v, copy_or_fuse, user);
    return v == c->root ? build_kernel(f, rw, i_group) : ETCH_OK;
}

etch_status etch__pass_fuse(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    fusion f = { .cx = cx, .g = g };
    size_t n = g->nodes.n;
    etch_status s = etch__uses_init(cx, g, &f.uses);
    f.group_of = etch__alloc_zeroed(cx->alloc, n * sizeof *f.group_of);
    f.level_of = etch__alloc_zeroed(cx->alloc, n * sizeof *f.level_of);
    f.next = etch__alloc_zeroed(cx->alloc, n * sizeof *f.next);
    f.first = etch__alloc_zeroed(cx->alloc, (n + 1) * sizeof *f.first);
    f.defines = etch__alloc_zeroed(cx->alloc, n * sizeof *f.defines);
    f.reader = etch__alloc_zeroed(cx->alloc, n * sizeof *f.reader);
    if (s == ETCH_OK && !(f.group_of && f.level_of && f.next && f.first && f.defines && f.reader))
        s = etch__fail_nomem(cx);
    for (size_t i = 0; s == ETCH_OK && i < g->symbol_defs.n; i++)
        f.defines[g->symbol_defs.at[i].val] = true;
    if (s == ETCH_OK)
        s = group_nodes(&f);
    if (s == ETCH_OK) {
        join_siblings(&f);
        s = etch__rewrite_each(&rw, copy_or_fuse, &f);
    }
    etch__uses_fini(cx, &f.uses);
    ETCH_VEC_FINI(&f.groups, cx->alloc);
    etch__free(cx->alloc, f.group_of, n * sizeof *f.group_of);
    etch__free(cx->alloc, f.level_of, n * sizeof *f.level_of);
    etch__free(cx->alloc, f.defines, n * sizeof *f.defines);
    etch__free(cx->alloc, f.reader, n * sizeof *f.reader);
    etch__free(cx->alloc, f.next, n * sizeof *f.next);
    etch__free(cx->alloc, f.first, (n + 1) * sizeof *f.first);
    return etch__rewrite_end(&rw, s, out);
}
