/* Eager ops: each is a plan of one op, made once per op, attributes, dtypes and ranks, and found again by their hash. Sizes are
 * symbols in it, so that the same plan serves all of them; an op that cannot be typed so (its number of results is a size) has a
 * plan per sizes.
 *
 * The table is bounded: when it is full, all plans are dropped and made again as they are needed. */
#include "trace/op.h"

#include <etch/plan.h>
#include "base/hash.h"
#include "ir/graph.h"
#include <stdio.h>
#include <string.h>

enum { MAX_PLANS = 4096, MAX_PLANS_TINY = 2 };

typedef struct one_op {
    etch_op op;
    int n_in, n_out;
    const uint16_t *types; /* dtype and rank of each operand */
    const int64_t *dims;   /* of all operands, one after the other; NULL: for any sizes */
    const void *attrs;
    etch_plan *plan;
} one_op;

struct etch_eager {
    etch_ctx *cx;
    etch_arena arena; /* of what the plans' keys point to */
    ETCH_VEC(one_op) plans;
    etch_index index;
    uint32_t *last; /* by op: the plan used last, plus 1 */
};

static void drop_plans(etch_eager *e)
{
    for (size_t i = 0; i < e->plans.n; i++)
        etch_plan_release(&e->plans.at[i].plan);
    e->plans.n = 0;
    etch__index_fini(&e->index, e->cx->alloc);
    etch__arena_reset(&e->arena, (etch_arena_mark){ 0 });
    memset(e->last, 0, (size_t)etch__n_ops * sizeof *e->last);
}

void etch__eager_destroy(etch_eager *e)
{
    if (!e)
        return;
    const etch_allocator *a = e->cx->alloc;
    if (e->last)
        drop_plans(e);
    ETCH_VEC_FINI(&e->plans, a);
    etch__arena_fini(&e->arena);
    etch__free(a, e->last, (size_t)etch__n_ops * sizeof *e->last);
    etch__free(a, e, sizeof *e);
}

static etch_status make_table(etch_tracer *tr)
{
    etch_ctx *cx = tr->cx;
    etch_eager *e = etch__alloc_zeroed(cx->alloc, sizeof *e);
    if (!e)
        return etch__fail_nomem(cx);
    e->cx = cx;
    etch__arena_init(&e->arena, cx->alloc, 1024);
    e->last = etch__alloc_zeroed(cx->alloc, (size_t)etch__n_ops * sizeof *e->last);
    if (!e->last) {
        etch__eager_destroy(e);
        return etch__fail_nomem(cx);
    }
    tr->eager = e;
    return ETCH_OK;
}

static uint16_t type_of(const etch_tensor *t) { return (uint16_t)((unsigned)t->dtype << 8 | (unsigned)t->rank); }

static bool is_for(const one_op *p, etch_op op, etch_tensor *const *in, int n_in, const void *attrs, int n_out)
{
    if (p->op != op || p->n_in != n_in || p->n_out != n_out)
        return false;
    for (int i = 0; i < n_in; i++)
        if (p->types[i] != type_of(in[i]))
            return false;
    const int64_t *dims = p->dims;
    for (int i = 0; dims && i < n_in; dims += in[i++]->rank)
        if (in[i]->rank && memcmp(dims, in[i]->dims, (size_t)in[i]->rank * sizeof *dims) != 0)
            return false;
    const etch_attr_set *set = etch__ops[op].attrs;
    return set->n_fields == 0 || etch__attrs_equal(set, p->attrs, attrs);
}

/* A graph of the op alone: inputs x0, x1, ... whose sizes are symbols, or those of the operands. */
static etch_status build_one_op(etch_ctx *cx, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                                int n_out, bool is_static, etch_graph **out)
{
    ETCH_TRY(etch_graph_new(cx, etch__ops[op].name, out));
    etch_graph *g = *out;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_val *x = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n_in), y[ETCH_MAX_RESULTS];
    etch_status s = x ? ETCH_OK : etch__fail_nomem(cx);
    for (int i = 0; s == ETCH_OK && i < n_in; i++) {
        char name[32];
        etch_dim dims[ETCH_MAX_RANK];
        for (int a = 0; s == ETCH_OK && a < in[i]->rank; a++) {
            int n = snprintf(name, sizeof name, "x%d_%d", i, a);
            dims[a] = is_static ? in[i]->dims[a] : etch__dim_symbol(cx, g->dims, name, (size_t)n);
            s = dims[a] == ETCH_DIM_FAILED ? cx->status : ETCH_OK;
        }
        int n = snprintf(name, sizeof name, "x%d", i);
        const etch_type *t = s == ETCH_OK ? etch__type_tensor(g, in[i]->dtype, in[i]->rank, dims) : NULL;
        s = t ? etch__graph_add_input(g, name, (size_t)n, t, &x[i]) : cx->status;
    }
    if (s == ETCH_OK) {
        int n = etch__build_n(g, op, x, n_in, attrs, y);
        if (n == 0)
            s = cx->status;
        else if (n != n_out)
            s = etch__fail(cx, ETCH_EINVAL, "%s: has %d results, not %d", etch__ops[op].name, n, n_out);
    }
    for (int i = 0; s == ETCH_OK && i < n_out; i++) {
        etch_graph_output(g, y[i]);
        s = cx->sticky ? cx->status : ETCH_OK;
    }
    cx->sticky = false; /* the status says it */
    etch__arena_reset(&cx->scratch, mark);
    if (s != ETCH_OK)
        etch_graph_release(out);
    return s;
}

/* The attributes with the lists of integers and the texts in them, in the table's own memory. */
static const void *copy_attrs(etch_eager *e, const etch_attr_set *set, const void *attrs)
{
    char *copy = etch__arena_copy(&e->arena, attrs, set->bytes, _Alignof(max_align_t));
    for (int i = 0; copy && i < set->n_fields; i++) {
        if (set->fields[i].kind == ETCH_ATTR_str) {
            const char **text = (const char **)(copy + set->fields[i].offset);
            *text = etch__arena_strndup(&e->arena, *text, strlen(*text));
            copy = *text ? copy : NULL;
            continue;
        }
        if (set->fields[i].kind != ETCH_ATTR_ints)
            continue;
        etch_ints *list = (etch_ints *)(copy + set->fields[i].offset);
        if (list->n <= 0)
            continue;
        list->at = etch__arena_copy(&e->arena, list->at, (size_t)list->n * sizeof *list->at, _Alignof(int64_t));
        if (!list->at)
            return NULL;
    }
    return copy;
}

static const int64_t *copy_dims(etch_eager *e, etch_tensor *const *in, int n_in)
{
    size_t n = 0;
    for (int i = 0; i < n_in; i++)
        n += (size_t)in[i]->rank;
    int64_t *dims = ETCH_ARENA_ARRAY(&e->arena, int64_t, n + 1), *to = dims;
    for (int i = 0; dims && i < n_in; to += in[i++]->rank)
        if (in[i]->rank)
            memcpy(to, in[i]->dims, (size_t)in[i]->rank * sizeof *to);
    return dims;
}

/* With symbols for sizes if that can be typed and planned; else with the sizes there are, whose errors also say more. */
static etch_status make_plan(etch_eager *e, one_op *p, etch_tensor *const *in, const void *attrs)
{
    etch_ctx *cx = e->cx;
    for (int is_static = 0;; is_static++) {
        etch_graph *g = NULL;
        etch_status s = build_one_op(cx, p->op, in, p->n_in, attrs, p->n_out, is_static, &g);
        if (s == ETCH_OK)
            s = etch_plan_new(cx, g, NULL, &p->plan);
        etch_graph_release(&g);
        if (s == ETCH_OK || s == ETCH_ENOMEM || is_static)
            return s;
        p->dims = copy_dims(e, in, p->n_in);
        if (!p->dims)
            return etch__fail_nomem(cx);
        cx->status = ETCH_OK;
    }
}

/* A plan at the end of the table. Failure may leave memory in use. */
static etch_status append_plan(etch_eager *e, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                               int n_out, uint64_t hash, uint32_t *out)
{
    etch_ctx *cx = e->cx;
    const etch_attr_set *set = etch__ops[op].attrs;
    one_op p = { .op = op, .n_in = n_in, .n_out = n_out };
    uint16_t *types = ETCH_ARENA_ARRAY(&e->arena, uint16_t, n_in);
    p.attrs = set->n_fields ? copy_attrs(e, set, attrs) : NULL;
    if (!types || (set->n_fields && !p.attrs) || !ETCH_VEC_RESERVE(&e->plans, cx->alloc, 1))
        return etch__fail_nomem(cx);
    for (int i = 0; i < n_in; i++)
        types[i] = type_of(in[i]);
    p.types = types;
    etch_status s = make_plan(e, &p, in, attrs);
    if (s == ETCH_OK && !etch__index_add(&e->index, cx->alloc, hash, (uint32_t)e->plans.n)) {
        etch_plan_release(&p.plan);
        s = etch__fail_nomem(cx);
    }
    if (s == ETCH_OK) {
        *out = (uint32_t)e->plans.n;
        e->plans.at[e->plans.n++] = p;
    }
    return s;
}

static etch_status add_plan(etch_eager *e, etch_op op, etch_tensor *const *in, int n_in, const void *attrs, int n_out,
                            uint64_t hash, uint32_t *out)
{
    if (e->plans.n >= (etch__tiny_limits() ? MAX_PLANS_TINY : MAX_PLANS))
        drop_plans(e);
    etch_arena_mark mark = etch__arena_mark(&e->arena);
    etch_status s = append_plan(e, op, in, n_in, attrs, n_out, hash, out);
    if (s != ETCH_OK) /* a program may go on after errors for as long as it likes */
        etch__arena_reset(&e->arena, mark);
    return s;
}

static etch_status find_plan(etch_eager *e, etch_op op, etch_tensor *const *in, int n_in, const void *attrs, int n_out,
                             uint32_t *out)
{
    const etch_attr_set *set = etch__ops[op].attrs;
    uint64_t h = etch__hash_mix(op, (uint64_t)n_out);
    for (int i = 0; i < n_in; i++)
        h = etch__hash_mix(h, type_of(in[i]));
    if (set->n_fields)
        h = etch__hash_mix(h, etch__attrs_hash(set, attrs, NULL, NULL));
    for (etch_index_probe p = etch__index_first(&e->index, h); p.found; p = etch__index_next(&e->index, p))
        if (is_for(&e->plans.at[p.value], op, in, n_in, attrs, n_out)) {
            *out = p.value;
            return ETCH_OK;
        }
    return add_plan(e, op, in, n_in, attrs, n_out, h, out);
}

etch_status etch__eager_run(etch_tracer *tr, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                            etch_tensor **out, int n_out)
{
    etch_ctx *cx = tr->cx;
    for (int i = 0; i < n_in; i++)
        ETCH_TRY(etch__check_tensor(cx, in[i], etch__ops[op].name));
    if (!tr->eager)
        ETCH_TRY(make_table(tr));
    etch_eager *e = tr->eager;
    uint32_t at = e->last[op] - 1;
    if (e->last[op] == 0 || !is_for(&e->plans.at[at], op, in, n_in, attrs, n_out)) {
        ETCH_TRY(find_plan(e, op, in, n_in, attrs, n_out, &at));
        e->last[op] = at + 1;
    }
    return etch_plan_run(cx, e->plans.at[at].plan, in, n_in, out, n_out);
}
