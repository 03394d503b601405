/* Evidence for advice: a few hashes and the lines that asked for sizes, kept for the latest traces of a function whether or not
 * these are still in its table.
 *
 * "Pass a tensor in place of the number" is sound only if the number ends up in constants: then graphs that are traced for
 * different numbers are one, but for what their constants hold. That is what the outline is for. A builder that folds gets in its
 * way, since x * 1 leaves no node behind. Where a graph has a constant that may have done so, the loose outline decides: it
 * lacks all nodes that such a constant could have taken away, in the one graph as in the other.
 *
 * What must stay true: what is not known is never taken for equal; memory is bounded by ETCH_MAX_SEEN traces of MAX_ASKS lines. */
#include "trace/advice_evidence.h"

#include "ir/infer.h"
#include <string.h>

enum {
    MAX_ASKS = 8,
    N_RECENT = 4,      /* lists that a new one is compared with */
    MAX_NEUTRAL = 128, /* elements of a constant that is looked at */
    N_TYPES = 8,
};

typedef struct etch_evidences {
    const etch_allocator *alloc;
    uint64_t n;                 /* noted so far; the latest is at[(n - 1) % ETCH_MAX_SEEN] */
    ETCH_VEC(etch_evidence) at; /* a ring, once it is full */
} evidences;

/* --- what a graph is like ------------------------------------------------------------------------------------------------- */

/* A graph has few types, each known by its address. */
typedef struct known_type {
    const etch_type *type;
    uint64_t hash;
} known_type;

typedef struct outliner {
    const etch_graph *g;
    uint32_t *place, *loose_place; /* by value: its number among the nodes that count; 0: a constant */
    const uint64_t *symbol;        /* hashes */
    known_type types[N_TYPES];
    etch_evidence *out;
} outliner;

static uint64_t hash_type(outliner *o, const etch_type *t)
{
    known_type *k = &o->types[(uintptr_t)t / 16 % N_TYPES];
    if (k->type == t)
        return k->hash;
    uint64_t h = 0;
    for (const etch_type *part = t; part; part = part->of) {
        h = etch__hash_mix(h, (uint64_t)part->kind << 32 | (uint64_t)part->dtype << 8 | (uint8_t)part->rank);
        for (int a = 0; part->kind == ETCH_TYPE_TENSOR && a < part->rank; a++)
            h = etch__hash_mix(h, etch__dim_hash(o->g->dims, part->dims[a], o->symbol));
    }
    *k = (known_type){ t, h };
    return h;
}

/* Values as operands, or as what a region gives. Of a constant only the type counts. */
static inline etch_outline with_values(outliner *o, etch_outline h, const uint32_t *place, const etch_val *in, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        uint64_t word = place[in[i]];
        if (word == 0) {
            const etch_type *t = etch__type_of(o->g, in[i]);
            word = ((uint64_t)t->dtype + 1) << 32;
            h.skeleton = etch__hash_mix(h.skeleton, hash_type(o, t));
        }
        h.structure = etch__hash_mix(h.structure, word);
    }
    return h;
}

static inline etch_outline with_node(outliner *o, etch_outline h, const uint32_t *place, const etch_node *x,
                                     etch_outline what)
{
    h.structure = etch__hash_mix(h.structure, what.structure);
    h.skeleton = etch__hash_mix(h.skeleton, what.skeleton);
    return with_values(o, h, place, x->in, x->n_in);
}

static etch_outline with_regions(outliner *o, etch_outline h, const uint32_t *place)
{
    for (size_t i = 0; i < o->g->regions.n; i++) {
        const etch_region *r = &o->g->regions.at[i];
        h.structure = etch__hash_mix(h.structure, (uint64_t)r->params.n << 32 | r->results.n);
        h = with_values(o, h, place, r->params.at, r->params.n);
        h = with_values(o, h, place, r->results.at, r->results.n);
    }
    h.skeleton = etch__hash_mix(h.skeleton, h.structure);
    return h;
}

/* The operand that the node is, if its other one is a certain constant; 0 if there is none. These are the folds that take a node
 * away whatever the operand (ops/elementwise_fold.c). */
static etch_val operand_left(const outliner *o, const etch_node *x)
{
    bool takes_either = x->op == ETCH_OP_add || x->op == ETCH_OP_mul;
    if (!takes_either && x->op != ETCH_OP_sub && x->op != ETCH_OP_div && x->op != ETCH_OP_pow)
        return 0;
    bool is_const[] = { o->place[x->in[0]] == 0, o->place[x->in[1]] == 0 };
    if (is_const[0] == is_const[1] || (is_const[0] && !takes_either))
        return 0;
    etch_val left = x->in[is_const[0]];
    return etch__type_of(o->g, left) == x->type ? left : 0;
}

static void count_constant(const etch_graph *g, etch_val v, etch_evidence *out)
{
    out->n_constants++;
    if (etch__const_tensor(g, v)->count <= MAX_NEUTRAL)
        out->has_neutral |= etch__is_const_of(g, v, 1) || etch__is_const_of(g, v, 0.0) || etch__is_const_of(g, v, -0.0);
}

/* What a node does, its operands left out. */
static etch_outline hash_node(outliner *o, const etch_node *x)
{
    const etch_attr_set *attrs = etch__ops[x->op].attrs;
    uint64_t inside = (uint64_t)x->region << 32 | x->which;
    etch_outline h = { .structure = (uint64_t)x->op << 32 | x->n_in, .skeleton = hash_type(o, x->type) };
    if (inside)
        h.structure = etch__hash_mix(h.structure, inside);
    if (attrs->n_fields)
        h.skeleton = etch__hash_mix(h.skeleton, etch__attrs_hash(attrs, x->attrs, o->g->dims, o->symbol));
    return h;
}

static void add_nodes(outliner *o)
{
    const etch_graph *g = o->g;
    etch_outline h = { 0 }, loose = { 0 };
    uint32_t n = 0, n_loose = 0;
    for (etch_val v = 1; v < g->nodes.n; v++) {
        const etch_node *x = etch__node(g, v);
        if (etch__is(g, v, ETCH_IS_CONST)) {
            o->place[v] = o->loose_place[v] = 0;
            count_constant(g, v, o->out);
            continue;
        }
        etch_outline what = hash_node(o, x);
        etch_val left = operand_left(o, x);
        o->place[v] = ++n;
        o->loose_place[v] = left ? o->loose_place[left] : ++n_loose;
        h = with_node(o, h, o->place, x, what);
        if (!left)
            loose = with_node(o, loose, o->loose_place, x, what);
    }
    o->out->outline = with_regions(o, h, o->place);
    o->out->loose = with_regions(o, loose, o->loose_place);
}

/* False: out of memory. In traces of one body a symbol has the same number each time. */
static bool outline(etch_arena *arena, const etch_graph *g, etch_evidence *out)
{
    size_t n_symbols = etch__dims_n_symbols(g->dims);
    uint64_t *symbol = ETCH_ARENA_ARRAY(arena, uint64_t, n_symbols + 1);
    uint32_t *places = ETCH_ARENA_ARRAY(arena, uint32_t, 2 * g->nodes.n);
    outliner o = { .g = g, .place = places, .symbol = symbol, .out = out };
    if (!places || !symbol)
        return false;
    for (size_t i = 0; i < n_symbols; i++)
        symbol[i] = i + 1;
    o.loose_place = places + g->nodes.n;
    add_nodes(&o);
    return true;
}

/* --- which lines asked ---------------------------------------------------------------------------------------------------- */

static void add_ask(etch_asks *list, etch_ask it)
{
    for (int i = 0; i < list->n; i++) {
        const etch_ask *x = &list->at[i];
        if (x->at.file == it.at.file && x->at.line == it.at.line && x->reason == it.reason &&
            x->i_tensor == it.i_tensor && x->axis == it.axis)
            return;
    }
    if (list->n == MAX_ASKS)
        list->is_cut = true;
    else
        list->at[list->n++] = it;
}

static void collect_asks(const etch_guards *g, etch_asks *out)
{
    for (uint32_t i = 0; i < g->list.n; i++) {
        etch_ask it = { g->list.at[i].at, g->list.at[i].reason, -1, -1 };
        bool is_of_argument = false;
        for (size_t k = 0; k < g->binds.n; k++) {
            it.i_tensor = (int)g->binds.at[k].tensor;
            it.axis = (int)g->binds.at[k].axis;
            if (!etch__guard_mentions(g, i, it.i_tensor, it.axis))
                continue;
            add_ask(out, it);
            is_of_argument = true;
        }
        if (!is_of_argument)
            add_ask(out, (etch_ask){ it.at, it.reason, -1, -1 });
    }
}

static bool is_same_list(const etch_asks *a, const etch_asks *b)
{
    if (a->n != b->n || a->is_cut != b->is_cut)
        return false;
    for (int i = 0; i < a->n; i++) {
        const etch_ask *x = &a->at[i], *y = &b->at[i];
        if (x->at.file != y->at.file || x->at.line != y->at.line || x->reason != y->reason ||
            x->i_tensor != y->i_tensor || x->axis != y->axis)
            return false;
    }
    return true;
}

static size_t asks_bytes(int n) { return sizeof(etch_asks) + (size_t)n * sizeof(etch_ask); }

static void release_asks(const evidences *all, etch_asks **list)
{
    if (*list && --(*list)->n_users == 0)
        etch__free(all->alloc, *list, asks_bytes((*list)->n));
    *list = NULL;
}

/* A list of its own, or that of one of the latest traces; NULL: out of memory. */
static etch_asks *asks_of(const evidences *all, const etch_guards *g)
{
    union {
        etch_asks list;
        char room[sizeof(etch_asks) + MAX_ASKS * sizeof(etch_ask)];
    } own;
    own.list = (etch_asks){ .n_users = 1 };
    collect_asks(g, &own.list);
    for (uint64_t i = 1; i <= N_RECENT && i <= all->at.n; i++) {
        etch_asks *other = all->at.at[(all->n - i) % ETCH_MAX_SEEN].asks;
        if (other && is_same_list(other, &own.list)) {
            other->n_users++;
            return other;
        }
    }
    etch_asks *copy = etch__alloc(all->alloc, asks_bytes(own.list.n));
    return copy ? memcpy(copy, &own, asks_bytes(own.list.n)) : NULL;
}

/* --- remembering ---------------------------------------------------------------------------------------------------------- */

static evidences *evidences_of(etch_function *f)
{
    evidences *all = f->evidence;
    if (!all && (all = etch__alloc_zeroed(f->rt->alloc, sizeof *all))) {
        all->alloc = f->rt->alloc;
        f->evidence = all;
    }
    return all;
}

void etch__evidence_note(etch_ctx *cx, etch_function *f, const etch_entry *e)
{
    bool is_gone = atomic_load_explicit(&f->n_refs, memory_order_relaxed) == 0; /* by its own body */
    evidences *all = is_gone ? NULL : evidences_of(f);
    if (!all || etch__evidence_of(f, e->number, NULL))
        return;
    etch_evidence it = { .number = e->number,
                         .graph = e->image.graph_hash,
                         .n_captures = e->n_captures,
                         .is_guarded = e->image.guards.list.n > 0 };
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    bool is_known = outline(&cx->scratch, e->image.graph, &it);
    etch__arena_reset(&cx->scratch, mark);
    if (!is_known)
        return;
    if (it.is_guarded)
        it.asks = asks_of(all, &e->image.guards);
    for (size_t i = 0; i < e->image.guards.list.n; i++)
        it.compares |= e->image.guards.list.at[i].reason != ETCH_GUARD_NUMBER;
    if (all->at.n == ETCH_MAX_SEEN) {
        etch_evidence *oldest = &all->at.at[all->n % ETCH_MAX_SEEN];
        release_asks(all, &oldest->asks);
        *oldest = it;
    } else if (!ETCH_VEC_PUSH(&all->at, all->alloc, it)) {
        release_asks(all, &it.asks);
        return;
    }
    all->n++;
}

/* They are in the order of their numbers. */
const etch_evidence *etch__evidence_of(const etch_function *f, uint64_t number, uint64_t *from)
{
    const evidences *all = f->evidence;
    uint64_t zero = 0, *i = from ? from : &zero;
    for (; all && *i < all->at.n; ++*i) {
        const etch_evidence *it = &all->at.at[(all->n - 1 - *i) % ETCH_MAX_SEEN];
        if (it->number <= number)
            return it->number == number ? it : NULL;
    }
    return NULL;
}

void etch__evidence_forget(etch_function *f)
{
    evidences *all = f->evidence;
    if (!all)
        return;
    for (size_t i = 0; i < all->at.n; i++)
        release_asks(all, &all->at.at[i].asks);
    ETCH_VEC_FINI(&all->at, all->alloc);
    etch__free(all->alloc, all, sizeof *all);
    f->evidence = NULL;
}

/* --- comparing ------------------------------------------------------------------------------------------------------------ */

/* A tensor whose trace is gone may be gone too, and another stand at its address. */
etch_tri etch__capture_the_same(const etch_evidence *a, const etch_entry *x, const etch_evidence *b,
                                const etch_entry *y)
{
    if (a->n_captures != b->n_captures)
        return ETCH_NO;
    if (a->n_captures > 0 && (!x || !y))
        return ETCH_UNKNOWN;
    return a->n_captures == 0 || etch__same_captures(x, y) ? ETCH_YES : ETCH_NO;
}

static bool is_loosely_comparable(const etch_evidence *a, const etch_evidence *b)
{
    return (a->has_neutral || b->has_neutral) && a->n_constants == b->n_constants;
}

bool etch__differ_in_constants(const etch_evidence *a, const etch_evidence *b)
{
    return a->outline.skeleton == b->outline.skeleton ||
           (is_loosely_comparable(a, b) && a->loose.skeleton == b->loose.skeleton);
}

bool etch__has_same_structure(const etch_evidence *a, const etch_evidence *b)
{
    return a->outline.structure == b->outline.structure ||
           (is_loosely_comparable(a, b) && a->loose.structure == b->loose.structure);
}
