/* Plans of gradients that eager tapes ask for: found again by the graph's hash, so that a loop of equal steps plans
 * once.
 *
 * Graphs are kept beside their plans, and compared, since equal hashes are no proof. The list is short: when it is
 * full, what was not used for longest goes. */
#include "trace/tape.h"

#include <etch/plan.h>
#include "ir/equal.h"

enum { MAX_PLANS = 128, MAX_PLANS_TINY = 2 };

typedef struct backward {
    uint64_t hash, last_use;
    etch_graph *g;
    etch_plan *plan;
} backward;

struct etch_backwards {
    const etch_allocator *alloc;
    ETCH_VEC(backward) at;
    uint64_t now;
    size_t n_planned;
};

void etch__backwards_destroy(etch_backwards *b)
{
    if (!b)
        return;
    const etch_allocator *a = b->alloc;
    for (size_t i = 0; i < b->at.n; i++) {
        etch_plan_release(&b->at.at[i].plan);
        etch_graph_release(&b->at.at[i].g);
    }
    ETCH_VEC_FINI(&b->at, a);
    etch__free(a, b, sizeof *b);
}

size_t etch__backwards_planned(const etch_tracer *tr) { return tr->backwards ? tr->backwards->n_planned : 0; }

static backward *find(etch_backwards *b, uint64_t hash, const etch_graph *g)
{
    for (size_t i = 0; i < b->at.n; i++)
        if (b->at.at[i].hash == hash && etch__graphs_are_equal(b->at.at[i].g, g))
            return &b->at.at[i];
    return NULL;
}

/* A place for a new one. */
static backward *make_room(etch_ctx *cx, etch_backwards *b)
{
    size_t max = etch__tiny_limits() ? MAX_PLANS_TINY : MAX_PLANS;
    if (b->at.n < max) {
        if (!ETCH_VEC_RESERVE(&b->at, cx->alloc, 1))
            return NULL;
        b->at.at[b->at.n] = (backward){ 0 };
        return &b->at.at[b->at.n++];
    }
    backward *oldest = &b->at.at[0];
    for (size_t i = 1; i < b->at.n; i++)
        if (b->at.at[i].last_use < oldest->last_use)
            oldest = &b->at.at[i];
    etch_plan_release(&oldest->plan);
    etch_graph_release(&oldest->g);
    *oldest = (backward){ 0 };
    return oldest;
}

static etch_status find_plan(etch_tracer *tr, etch_graph *g, etch_plan **out)
{
    etch_ctx *cx = tr->cx;
    uint64_t hash;
    if (!tr->backwards) {
        tr->backwards = etch__alloc_zeroed(cx->alloc, sizeof *tr->backwards);
        if (!tr->backwards)
            return etch__fail_nomem(cx);
        tr->backwards->alloc = cx->alloc;
    }
    etch_backwards *b = tr->backwards;
    ETCH_TRY(etch_graph_hash(g, &hash));
    backward *it = find(b, hash, g);
    if (!it) {
        etch_plan *plan = NULL;
        ETCH_TRY(etch_plan_new(cx, g, NULL, &plan));
        it = make_room(cx, b);
        if (!it) {
            etch_plan_release(&plan);
            return etch__fail_nomem(cx);
        }
        *it = (backward){ .hash = hash, .g = etch_graph_retain(g), .plan = plan };
        b->n_planned++;
    }
    it->last_use = ++b->now;
    *out = it->plan;
    return ETCH_OK;
}

etch_status etch__backward_run(etch_tracer *tr, etch_graph *g, etch_tensor *const *in, int n_in, etch_tensor **out,
                               int n_out)
{
    etch_plan *plan = NULL;
    ETCH_TRY(find_plan(tr, g, &plan));
    return etch_plan_run(tr->cx, plan, in, n_in, out, n_out);
}
