/* fuse: groups joined with each other. One moves to the place of a later one of the same dims that reads what it reads or makes, if everybody else who uses its
 * results comes after that place. What it reads would live longer there: it only moves if that is read there anyway, is an input, or is no larger than
 * the results that need no memory any more. */
#include "pass/fuse.h"

enum {
    MAX_TRIES = 4,  /* groups that one is tried to be joined with: keeps the pass linear */
    MAX_USERS = 64, /* of a value that are looked at: the same */
};

/* Does some value of the group's whole iteration space have these dims? */
static bool is_whole(const etch_fuse_group *c, const etch_type *t)
{
    return etch__same_dims(t, c->reduce ? c->body : c->tail);
}

static uint64_t bytes_each(const etch_fusion *f, etch_val v)
{
    return etch__dtypes[etch__type_of(f->g, v)->dtype].bytes;
}

/* What joining group `from` with group `to` would change. */
typedef struct joining {
    uint32_t from, to;
    uint32_t n_reads;       /* of results of `from` by `to` */
    uint32_t n_kept;        /* results of `from` that others use, too */
    uint64_t saved, longer; /* bytes per element: of results that need no memory any more, of what lives longer */
    etch_val living[ETCH_FUSE_MAX_LEAVES]; /* what lives longer */
    uint32_t n_living;
} joining;

/* May everything that uses v, a member of `from`, find it at the root of `to`? */
static bool look_at_users(const etch_fusion *f, joining *j, etch_val v)
{
    etch_val root = f->groups.at[j->to].root;
    bool is_result = false, is_kept = false;
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        uint32_t by = etch__fuse_group_of(f, u);
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
static bool is_read_between(const etch_fusion *f, const joining *j, etch_val x)
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
static bool look_at_operands(const etch_fusion *f, joining *j, etch_val v)
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

static bool can_join_groups(const etch_fusion *f, joining *j)
{
    const etch_fuse_group *a = &f->groups.at[j->from], *b = &f->groups.at[j->to];
    if (!etch__same_dims(a->tail, b->tail) || !a->reduce != !b->reduce || a->can_fault || b->can_fault ||
        f->g->nodes.at[a->root].region != f->g->nodes.at[b->root].region)
        return false;
    if (a->reduce && !(etch__same_dims(a->body, b->body) && etch__fuse_same_reduction(a->reduce, b->reduce)))
        return false;
    for (etch_val v = f->first[j->from]; v; v = f->next[v])
        if (!look_at_users(f, j, v) || !look_at_operands(f, j, v))
            return false;
    return j->longer <= j->saved &&
           etch__fuse_is_small_enough(a->n_members + b->n_members, a->n_leaves + b->n_leaves - j->n_reads,
                                      j->n_kept + b->n_results);
}

/* Members of both in one list, in order. */
static void join_groups(etch_fusion *f, const joining *j)
{
    etch_fuse_group *a = &f->groups.at[j->from], *b = &f->groups.at[j->to];
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
    *a = (etch_fuse_group){ 0 };
}

/* The groups that read what this one reads, and those that read what it makes, until one is joined. */
static uint32_t join_with_another(etch_fusion *f, uint32_t i_group)
{
    uint32_t tried = 0, n_tries = 0;
    for (etch_val v = f->first[i_group]; v; v = f->next[v]) {
        const etch_node *n = etch__node(f->g, v);
        uint32_t n_users = f->uses.begin[v + 1] - f->uses.begin[v];
        for (uint32_t i = 0; i < n->n_in + n_users && n_tries < MAX_TRIES; i++) {
            etch_val u = i < n->n_in ? n->in[i] : f->uses.user[f->uses.begin[v] + i - n->n_in];
            uint32_t to = i < n->n_in ? f->reader[u] : etch__fuse_group_of(f, u);
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

static void note_reader(etch_fusion *f, etch_val x, uint32_t i_group)
{
    const etch_fuse_group *c = &f->groups.at[i_group];
    uint32_t before = f->reader[x];
    bool is_first = !before || f->groups.at[before].root > c->root;
    if (is_first && f->group_of[x] != i_group && is_whole(c, etch__type_of(f->g, x)))
        f->reader[x] = i_group;
}

/* From the group with the last root to that with the first: those with later roots have been looked at. */
void etch__fuse_join_siblings(etch_fusion *f)
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
