/* fuse: results that are computed again where they are read. Of a map, for one later group, if that keeps fewer values alive than it does away with: what an activation
 * needs for its gradient is made again from what the activation was made of, and only that lives until then. */
#include "pass/fuse.h"

bool etch__fuse_is_result(const etch_fusion *f, etch_val v)
{
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        uint32_t by = etch__fuse_group_of(f, f->uses.user[i]);
        if (!by || (by != f->group_of[v] && by != f->again[v]))
            return true;
    }
    return f->is_kept[v];
}

static etch_fuse_level read_at(const etch_fusion *f, etch_val user)
{
    return etch__fuse_is_reduce(f->g, user) ? ETCH_FUSE_BODY : (etch_fuse_level)f->level_of[user];
}

/* What computing results of a map again would do. */
typedef struct repeating {
    uint32_t from, to;
    etch_fuse_level at;
    uint32_t n_spared, n_read; /* results, and what is read for them: of the whole space each */
    uint32_t n_longer;         /* of those that are read, how many would not live as long otherwise */
    uint32_t n_dear, n_members, n_leaves;
    etch_val read[ETCH_FUSE_MAX_LEAVES];
} repeating;

/* Does group r->to read v at one of its levels alone? */
static bool is_read_at_once(const etch_fusion *f, const repeating *r, etch_val v)
{
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        if (etch__fuse_group_of(f, u) == r->to && read_at(f, u) != r->at)
            return false;
    }
    return true;
}

/* Is r->to the one group that reads v, besides its own? If none is known yet, the first of v's readers becomes it. */
static bool is_spared(const etch_fusion *f, repeating *r, etch_val v)
{
    if (f->is_kept[v] || !etch__fuse_is_result(f, v))
        return false;
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        uint32_t by = etch__fuse_group_of(f, u);
        if (by == r->from && by)
            continue;
        if (!by || (r->to && by != r->to))
            return false;
        r->at = r->to ? r->at : read_at(f, u);
        r->to = by;
    }
    const etch_fuse_group *c = &f->groups.at[r->to];
    return is_read_at_once(f, r, v) &&
           etch__same_dims(etch__type_of(f->g, v), r->at == ETCH_FUSE_BODY ? c->body : c->tail);
}

/* Is it stored for somebody else anyway? */
static bool is_there(const etch_fusion *f, const repeating *r, etch_val v)
{
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        uint32_t by = etch__fuse_group_of(f, u);
        if (!by || (by != r->from && by != r->to))
            return true;
    }
    return f->is_kept[v];
}

/* Does x live until r->to has run, whatever that reads? (Inputs do, but their last reader may write over them.) */
static bool lives_anyway(const etch_fusion *f, const repeating *r, etch_val x)
{
    for (uint32_t i = f->uses.begin[x]; i < f->uses.begin[x + 1]; i++) {
        etch_val u = f->uses.user[i];
        uint32_t by = etch__fuse_group_of(f, u);
        if (by != r->to && !etch__is(f->g, x, ETCH_IS_PARAM) &&
            (u == ETCH_USED_BY_RESULT || (by ? f->groups.at[by].root : u) > f->groups.at[r->to].root))
            return true;
    }
    return false;
}

/* A leaf of what is computed again. False: there are too many. */
static bool read_again(const etch_fusion *f, repeating *r, etch_val x, const etch_type *whole)
{
    r->n_leaves++;
    if (!etch__same_dims(etch__type_of(f->g, x), whole) || f->reader[x] == r->to)
        return true;
    for (uint32_t i = 0; i < r->n_read; i++)
        if (r->read[i] == x)
            return true;
    if (r->n_read == ETCH_COUNT_OF(r->read))
        return false;
    r->read[r->n_read++] = x;
    r->n_longer += !lives_anyway(f, r, x);
    return true;
}

/* Marks what v is made of inside of its group; counts what it reads. False: something is computed again elsewhere, or cannot be. */
static bool mark_again(etch_fusion *f, repeating *r, etch_val v)
{
    const etch_node *n = etch__node(f->g, v);
    if (f->again[v] == r->to)
        return true;
    if (f->again[v] || !etch__same_dims(n->type, f->groups.at[r->from].tail) || !is_read_at_once(f, r, v))
        return false;
    f->again[v] = r->to;
    r->n_members++;
    r->n_dear += (etch__op_of(f->g, v)->flags & ETCH_FLAG_DEAR) != 0;
    for (uint32_t i = 0; i < n->n_in; i++) {
        etch_val x = n->in[i];
        bool is_made = f->group_of[x] == r->from && !is_there(f, r, x);
        if (!(is_made ? mark_again(f, r, x) : read_again(f, r, x, n->type)))
            return false;
    }
    return true;
}

/* Forgets what was marked, or keeps what it reads. */
static void settle(etch_fusion *f, const repeating *r, bool is_done)
{
    for (etch_val v = f->first[r->from]; v; v = f->next[v]) {
        const etch_node *n = etch__node(f->g, v);
        if (f->again[v] != r->to)
            continue;
        if (!is_done)
            f->again[v] = 0;
        for (uint32_t i = 0; is_done && i < n->n_in; i++)
            f->is_kept[n->in[i]] |= f->again[n->in[i]] != r->to;
    }
    f->from[r->to] = is_done ? r->from : 0;
}

/* Is it worth it? A result that is spared is neither written nor read, and needs no memory; what is read instead may have to be kept for it. */
static bool pays(const etch_fusion *f, const repeating *r)
{
    const etch_fuse_group *to = &f->groups.at[r->to];
    return r->n_longer < r->n_spared && r->n_dear + r->n_read <= 2 * r->n_spared &&
           etch__fuse_is_small_enough(to->n_members + r->n_members, to->n_leaves + r->n_leaves, to->n_results);
}

static void repeat_results(etch_fusion *f, uint32_t i_group)
{
    const etch_fuse_group *c = &f->groups.at[i_group];
    repeating r = { .from = i_group };
    bool can = f->first[i_group] && !c->reduce && !c->can_fault;
    for (etch_val v = f->first[i_group]; v && can && !r.to; v = f->next[v])
        if (!is_spared(f, &r, v))
            r.to = 0;
    const etch_fuse_group *to = &f->groups.at[r.to];
    if (!can || !r.to || f->from[r.to] || to->can_fault || to->root < c->root ||
        f->g->nodes.at[to->root].region != f->g->nodes.at[c->root].region)
        return;
    for (etch_val v = f->first[i_group]; v && can; v = f->next[v])
        if (is_spared(f, &r, v)) {
            r.n_spared++;
            can = mark_again(f, &r, v);
        }
    settle(f, &r, can && pays(f, &r));
}

/* From the last value to the first: users come behind. */
static void find_needed(etch_fusion *f)
{
    for (etch_val v = (etch_val)f->g->nodes.n; v-- > 1;) {
        if (!f->group_of[v])
            continue;
        f->is_needed[v] = etch__fuse_is_result(f, v);
        for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1] && !f->is_needed[v]; i++) {
            etch_val u = f->uses.user[i];
            f->is_needed[v] = etch__fuse_group_of(f, u) == f->group_of[v] && f->is_needed[u];
        }
    }
}

void etch__fuse_repeat_all(etch_fusion *f)
{
    for (uint32_t i = 1; i < f->groups.n; i++)
        repeat_results(f, i);
    find_needed(f);
}
