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
 * Then whole groups are joined (fuse_join.c), and some results computed again rather than kept (fuse_again.c).
 *
 * Must stay true: ir/lower.c can lower every group made here; memory is not needed for longer because groups were joined. */
#include "pass/fuse.h"

#include "pass/pass.h"
#include "pass/rewrite.h"
#include <etch/ops.h>

bool etch__fuse_is_reduce(const etch_graph *g, etch_val v) { return etch__op_of(g, v)->op_class == ETCH_OP_REDUCE; }

static bool is_fusable(const etch_graph *g, etch_val v)
{
    if (!etch__can_lower(g, v))
        return false;
    if (etch__fuse_is_reduce(g, v)) /* over no axes (in a graph built without folds) it is no reduction */
        return ((const etch_attrs_axes *)etch__node(g, v)->attrs)->axes.n > 0;
    return etch__op_of(g, v)->op_class == ETCH_OP_ELEMWISE;
}

bool etch__fuse_same_reduction(const etch_node *a, const etch_node *b)
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
    if (etch__op_of(g, v)->flags & (ETCH_FLAG_DEAR | ETCH_FLAG_FAULTS) || etch__fuse_is_reduce(g, v))
        return false;
    for (uint32_t i = 0; i < n->n_in; i++)
        if (is_fusable(g, n->in[i]))
            return false;
    return true;
}

/* The group of v's users with the earliest root; the others' users come after it. 0: none. */
static uint32_t earliest_group(const etch_fusion *f, etch_val v)
{
    uint32_t best = 0;
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        uint32_t candidate = etch__fuse_group_of(f, u);
        if (candidate && (!best || f->groups.at[candidate].root < f->groups.at[best].root))
            best = candidate;
    }
    return best;
}

bool etch__fuse_is_small_enough(uint32_t n_members, uint32_t n_leaves, uint32_t n_results)
{
    return n_members <= ETCH_FUSE_MAX_MEMBERS && n_leaves <= ETCH_FUSE_MAX_LEAVES &&
           n_results <= ETCH_FUSE_MAX_STORED && n_leaves + n_results <= ETCH_KERNEL_MAX_OPERANDS;
}

/* How a node would be in a group. */
typedef struct place {
    etch_fuse_level at;
    bool is_result;
    uint32_t n_reads; /* by members */
} place;

/* How v's users see it: at which level of group i they read it, whether anyone else reads it. False if it cannot join. */
static bool fits_users(const etch_fusion *f, etch_val v, uint32_t i_group, place *p)
{
    const etch_fuse_group *c = &f->groups.at[i_group];
    *p = (place){ 0 };
    for (uint32_t i = f->uses.begin[v]; i < f->uses.begin[v + 1]; i++) {
        etch_val u = f->uses.user[i];
        if (etch__fuse_group_of(f, u) != i_group) {
            if (u <= c->root)
                return false;
            p->is_result = true;
            continue;
        }
        etch_fuse_level need = etch__fuse_is_reduce(f->g, u) ? ETCH_FUSE_BODY : (etch_fuse_level)f->level_of[u];
        if (p->n_reads > 0 && need != p->at)
            return false;
        p->at = need;
        p->n_reads++;
    }
    return p->n_reads > 0;
}

/* What a reduction reads is larger than what it gives. It is not put off beyond calls for the sake of what uses the result, or its operands would live until
 * then: with the optimizer's formulas, which come last, all gradients of activations until the end of the step, whose sums are gradients of biases. */
static bool is_put_off(const etch_fusion *f, etch_val v, etch_val root) { return f->calls[root] > f->calls[v]; }

static bool can_join(const etch_fusion *f, etch_val v, uint32_t i_group, place *p)
{
    const etch_fuse_group *c = &f->groups.at[i_group];
    const etch_node *n = etch__node(f->g, v);
    if (n->region != f->g->nodes.at[c->root].region || !fits_users(f, v, i_group, p))
        return false;
    if (!etch__fuse_is_small_enough(c->n_members + 1, c->n_leaves + n->n_in - p->n_reads, c->n_results + p->is_result))
        return false;
    if (etch__fuse_is_reduce(f->g, v)) {
        const etch_type *reduced = etch__type_of(f->g, n->in[0]);
        if (p->at != ETCH_FUSE_TAIL || !etch__same_dims(n->type, c->tail) || is_put_off(f, v, c->root))
            return false;
        return !c->reduce || (etch__same_dims(reduced, c->body) && etch__fuse_same_reduction(n, c->reduce));
    }
    const etch_type *space = p->at == ETCH_FUSE_BODY ? c->body : c->tail;
    if (etch__same_dims(n->type, space))
        return true;
    return !p->is_result && n->type->rank <= space->rank && is_cheap(f->g, v);
}

static void join(etch_fusion *f, etch_val v, uint32_t i_group, const place *p)
{
    etch_fuse_group *c = &f->groups.at[i_group];
    const etch_node *n = etch__node(f->g, v);
    c->n_members++;
    c->n_leaves += n->n_in - p->n_reads;
    c->n_results += p->is_result;
    c->can_fault |= (etch__op_of(f->g, v)->flags & ETCH_FLAG_FAULTS) != 0;
    f->group_of[v] = i_group;
    f->level_of[v] = (uint8_t)p->at;
    if (etch__fuse_is_reduce(f->g, v)) {
        c->reduce = n;
        c->body = etch__type_of(f->g, n->in[0]);
    }
    f->next[v] = f->first[i_group];
    f->first[i_group] = v;
}

static void count_calls(etch_fusion *f)
{
    for (etch_val v = 1; v < f->g->nodes.n; v++) {
        int before = etch__op_of(f->g, v - 1)->op_class;
        f->calls[v] = f->calls[v - 1] + (v > 1 && (before == ETCH_OP_CALL || before == ETCH_OP_CONTROL));
    }
}

static etch_status group_nodes(etch_fusion *f)
{
    if (!ETCH_VEC_PUSH(&f->groups, f->cx->alloc, (etch_fuse_group){ 0 }))
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
            if (!ETCH_VEC_PUSH(&f->groups, f->cx->alloc, ((etch_fuse_group){ .root = v, .tail = n->type })))
                return etch__fail_nomem(f->cx);
            p = (place){ .at = ETCH_FUSE_TAIL, .is_result = true };
        }
        join(f, v, i_group, &p);
    }
    return ETCH_OK;
}

/* --- kernels ------------------------------------------------------------------------------------------------------------ */

/* v or the next one of the list of a group's members that the group still needs. */
static etch_val needed_from(const etch_fusion *f, etch_val v)
{
    while (v && !f->is_needed[v])
        v = f->next[v];
    return v;
}

/* The members of a group, and what it computes again, in order: those first, since they are of an earlier one. */
static etch_val first_computed(const etch_fusion *f, uint32_t i_group)
{
    for (etch_val v = f->from[i_group] ? f->first[f->from[i_group]] : 0; v; v = f->next[v])
        if (f->again[v] == i_group)
            return v;
    return needed_from(f, f->first[i_group]);
}

static etch_val next_computed(const etch_fusion *f, uint32_t i_group, etch_val v)
{
    if (f->group_of[v] == i_group)
        return needed_from(f, f->next[v]);
    for (v = f->next[v]; v; v = f->next[v])
        if (f->again[v] == i_group)
            return v;
    return needed_from(f, f->first[i_group]);
}

static bool is_computed_in(const etch_fusion *f, etch_val v, uint32_t i_group)
{
    return f->group_of[v] == i_group || f->again[v] == i_group;
}

typedef struct leaves {
    etch_val at[ETCH_FUSE_MAX_LEAVES + 8];
    etch_val mapped[ETCH_FUSE_MAX_LEAVES + 8];
    int n;
} leaves;

/* What the members read from outside, each once, in order. */
static void find_leaves(const etch_fusion *f, const etch_rewrite *rw, uint32_t i_group, leaves *l)
{
    l->n = 0;
    for (etch_val v = first_computed(f, i_group); v; v = next_computed(f, i_group, v)) {
        const etch_node *n = etch__node(f->g, v);
        for (uint32_t i = 0; i < n->n_in; i++) {
            etch_val x = n->in[i];
            bool known = is_computed_in(f, x, i_group);
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
static etch_status build_kernel(etch_fusion *f, etch_rewrite *rw, uint32_t i_group)
{
    leaves l;
    etch_val kept[ETCH_FUSE_MAX_MEMBERS] = {
        0
    }; /* results of the earlier group, which is copied again: what others read */
    int n_kept = 0;
    find_leaves(f, rw, i_group, &l);
    etch_region_id region;
    ETCH_TRY(etch__region_begin(rw->to, &region));
    for (int i = 0; i < l.n; i++) {
        const etch_type *t = etch__type_copy(rw->to, etch__type_of(f->g, l.at[i]));
        rw->map[l.at[i]] = t ? etch__region_param(rw->to, t) : 0;
        if (!rw->map[l.at[i]])
            return rw->cx->status;
    }
    etch_val results[2 * ETCH_FUSE_MAX_STORED], stored[2 * ETCH_FUSE_MAX_STORED];
    int n_results = 0;
    for (etch_val v = first_computed(f, i_group); v; v = next_computed(f, i_group, v)) {
        if (f->again[v] == i_group) {
            kept[n_kept++] = rw->map[v];
            rw->map[v] = 0; /* what is there is not copied */
        }
        ETCH_TRY(etch__rewrite_copy(rw, v));
        if (f->group_of[v] == i_group && etch__fuse_is_result(f, v)) {
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
    for (etch_val v = first_computed(f, i_group), i = 0; v; v = next_computed(f, i_group, v))
        rw->map[v] = f->again[v] == i_group ? kept[i++] : 0;
    for (int i = 0; i < n_results; i++)
        rw->map[stored[i]] = kernel + (etch_val)i;
    return ETCH_OK;
}

/* None: all are computed again elsewhere. */
static bool has_results(const etch_fusion *f, uint32_t i_group)
{
    for (etch_val v = f->first[i_group]; v; v = f->next[v])
        if (etch__fuse_is_result(f, v))
            return true;
    return false;
}

static etch_status copy_or_fuse(etch_rewrite *rw, void *user, etch_val v)
{
    etch_fusion *f = user;
    uint32_t i_group = f->group_of[v];
    const etch_fuse_group *c = &f->groups.at[i_group];
    if (!i_group || (c->n_members == 1 && !f->from[i_group] && etch__fuse_is_result(f, v)))
        return etch__is(f->g, v, ETCH_IS_KERNEL) ? etch__rewrite_copy(rw, v)
                                                 : etch__rewrite_owner(rw, v, copy_or_fuse, user);
    return v == c->root && has_results(f, i_group) ? build_kernel(f, rw, i_group) : ETCH_OK;
}

etch_status etch__pass_fuse(etch_ctx *cx, etch_graph *g, etch_graph **out)
{
    etch_rewrite rw;
    ETCH_TRY(etch__rewrite_begin(cx, g, &rw));
    etch_fusion f = { .cx = cx, .g = g };
    size_t n = g->nodes.n;
    etch_status s = etch__uses_init(cx, g, &f.uses);
    f.group_of = etch__alloc_zeroed(cx->alloc, n * sizeof *f.group_of);
    f.level_of = etch__alloc_zeroed(cx->alloc, n * sizeof *f.level_of);
    f.next = etch__alloc_zeroed(cx->alloc, n * sizeof *f.next);
    f.first = etch__alloc_zeroed(cx->alloc, (n + 1) * sizeof *f.first);
    f.defines = etch__alloc_zeroed(cx->alloc, n * sizeof *f.defines);
    f.calls = etch__alloc_zeroed(cx->alloc, n * sizeof *f.calls);
    f.reader = etch__alloc_zeroed(cx->alloc, n * sizeof *f.reader);
    f.again = etch__alloc_zeroed(cx->alloc, n * sizeof *f.again);
    f.from = etch__alloc_zeroed(cx->alloc, (n + 1) * sizeof *f.from);
    f.is_kept = etch__alloc_zeroed(cx->alloc, n * sizeof *f.is_kept);
    f.is_needed = etch__alloc_zeroed(cx->alloc, n * sizeof *f.is_needed);
    if (s == ETCH_OK && !(f.group_of && f.level_of && f.next && f.first && f.defines && f.calls && f.reader &&
                          f.again && f.from && f.is_kept && f.is_needed))
        s = etch__fail_nomem(cx);
    for (size_t i = 0; s == ETCH_OK && i < g->symbol_defs.n; i++)
        f.defines[g->symbol_defs.at[i].val] = true;
    if (s == ETCH_OK) {
        count_calls(&f);
        s = group_nodes(&f);
    }
    if (s == ETCH_OK) {
        etch__fuse_join_siblings(&f);
        etch__fuse_repeat_all(&f);
        s = etch__rewrite_each(&rw, copy_or_fuse, &f);
    }
    etch__uses_fini(cx, &f.uses);
    ETCH_VEC_FINI(&f.groups, cx->alloc);
    etch__free(cx->alloc, f.group_of, n * sizeof *f.group_of);
    etch__free(cx->alloc, f.level_of, n * sizeof *f.level_of);
    etch__free(cx->alloc, f.defines, n * sizeof *f.defines);
    etch__free(cx->alloc, f.calls, n * sizeof *f.calls);
    etch__free(cx->alloc, f.reader, n * sizeof *f.reader);
    etch__free(cx->alloc, f.again, n * sizeof *f.again);
    etch__free(cx->alloc, f.from, (n + 1) * sizeof *f.from);
    etch__free(cx->alloc, f.is_kept, n * sizeof *f.is_kept);
    etch__free(cx->alloc, f.is_needed, n * sizeof *f.is_needed);
    etch__free(cx->alloc, f.next, n * sizeof *f.next);
    etch__free(cx->alloc, f.first, (n + 1) * sizeof *f.first);
    return etch__rewrite_end(&rw, s, out);
}
