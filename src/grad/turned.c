/* What branches and loops share when their bodies are turned round. */
#include "grad/turned.h"

#include "ir/node.h"
#include "ir/retype.h"
#include <etch/ops.h>
#include <stdio.h>

etch_val *etch__new_vals(const etch_grad *q, size_t n) { return ETCH_ARENA_ARRAY(&q->cx->scratch, etch_val, n + 1); }

etch_status etch__turned_check(etch_grad *q, const etch_graph *body)
{
    for (int i = 0; i < etch_graph_n_inputs(body); i++)
        if (etch__type_of(body, etch__param_of(body, i))->rank < 0) {
            (void)etch__grad_fail(q, ETCH_ENOTSUP, "input %d of '%s' has no rank", i, body->name);
            return ETCH_ENOTSUP;
        }
    return ETCH_OK;
}

etch_status etch__turned_copy(etch_grad *q, const etch_graph *body, etch_graph **out)
{
    ETCH_TRY(etch__turned_check(q, body));
    etch_status s = etch__graph_without_effects(q->cx, body, out); /* they had theirs when it ran */
    ETCH_ASSERT(s != ETCH_OK || *out, "'%s' was copied to nothing", body->name);
    if (s == ETCH_OK)
        (*out)->is_turned |= q->g->is_turned;
    return s;
}

static bool is_taken(const etch_graph *g, const char *name, size_t n)
{
    uint64_t h = etch__hash_bytes(0, name, n);
    for (etch_index_probe p = etch__index_first(&g->names, h); p.found; p = etch__index_next(&g->names, p))
        if (strcmp(g->input_names.at[p.value], name) == 0)
            return true;
    return false;
}

etch_status etch__turned_input(etch_grad *q, etch_graph *g, const char *name, int i, const etch_type *t, etch_val *out)
{
    char text[32];
    int n;
    if (!t)
        return q->cx->status;
    do { /* a body that was turned round before has inputs of this name */
        n = snprintf(text, sizeof text, "%s.%d", name, i);
        i += 1000;
    } while (is_taken(g, text, (size_t)n));
    return etch__graph_add_input(g, text, (size_t)n, t, out);
}

etch_status etch__turned_like(etch_grad *q, etch_graph *g, const char *name, int i, etch_val v, unsigned open,
                              etch_val *out)
{
    const etch_type *t = etch__type_of(g, v);
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++) {
        bool is_own = (open >> a & 1U) || etch__is_of_run(g, t->dims[a]);
        dims[a] = is_own ? etch__dim_fresh(q->cx, g->dims) : t->dims[a];
        if (dims[a] == ETCH_DIM_FAILED)
            return q->cx->status;
    }
    ETCH_TRY(etch__turned_input(q, g, name, i, etch__type_tensor(g, (etch_dtype)t->dtype, t->rank, dims), out));
    *out = etch__with_sizes_of(g, *out, v);
    return *out ? ETCH_OK : q->cx->status;
}

etch_val etch__with_sizes_of(etch_graph *g, etch_val v, etch_val like)
{
    const etch_type *t = etch__type_of(g, like), *is = v ? etch__type_of(g, v) : NULL;
    if (!v ||
        (t->rank >= 0 && is->rank == t->rank && memcmp(is->dims, t->dims, (size_t)t->rank * sizeof *t->dims) == 0))
        return v;
    return etch_build_reshape(g, v, etch_build_shape_of(g, like, ETCH_I64));
}

etch_status etch__turned_finish(etch_grad *q, etch_graph *g, const etch_val *results, int n)
{
    g->regions.at[0].results.n = 0;
    for (int i = 0; i < n; i++)
        etch_graph_output(g, results[i]);
    return q->cx->sticky ? q->cx->status : etch__graph_finish_body(g);
}
