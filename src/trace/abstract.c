/* Abstract tracing: the types of the results from the types of the arguments. The recording is thrown away. */
#include "trace/function.h"

/* The type of a result as a spec; sizes that are one of the arguments' named sizes keep the name. */
static etch_status spec_of_type(etch_ctx *cx, const etch_graph *g, const etch_type *t, etch_spec **out)
{
    etch_size sizes[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++) {
        etch_symbol s;
        sizes[a] = etch__dim_is_const(t->dims[a]) ? ETCH_SIZE(t->dims[a]) : ETCH_UNKNOWN_SIZE;
        if (etch__dim_is_symbol(g->dims, t->dims[a], &s))
            sizes[a].name = etch__symbol_name(g->dims, s);
    }
    return etch_spec_tensor(cx, (etch_dtype)t->dtype, sizes, t->rank, NULL, out);
}

static etch_status specs_of_results(etch_ctx *cx, const etch_graph *g, etch_spec **out)
{
    const etch_region *top = &g->regions.at[0];
    size_t n = top->results.n;
    etch_spec **specs = etch__alloc_zeroed(cx->alloc, (n + 1) * sizeof *specs);
    etch_status s = specs ? ETCH_OK : etch__fail_nomem(cx);
    for (size_t i = 0; s == ETCH_OK && i < n; i++)
        s = spec_of_type(cx, g, etch__type_of(g, top->results.at[i]), &specs[i]);
    if (s == ETCH_OK)
        s = etch_spec_sequence(cx, ETCH_SPEC_TUPLE, specs, (int)n, out);
    for (size_t i = 0; specs && i < n; i++)
        etch_spec_release(&specs[i]);
    etch__free(cx->alloc, specs, (n + 1) * sizeof *specs);
    return s;
}

etch_status(etch_function_abstract)(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_spec **out,
                                    etch_graph **graph)
{
    ETCH_ENTER(cx);
    *out = NULL;
    if (graph)
        *graph = NULL;
    etch_spec *target = NULL;
    ETCH_TRY(etch__args_spec(cx, args, n_args, ETCH_ARGS_EXACT, &target));
    etch_recording *r = NULL;
    etch_results results = { .cx = cx };
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    const etch_occasion o = { f, target, target, args, n_args };
    etch_status s = etch__trace_record(cx, &o, 0, true, &results, &r);
    if (s == ETCH_OK) {
        s = specs_of_results(cx, r->g, out);
        if (s == ETCH_OK && graph)
            *graph = etch_graph_retain(r->g);
        etch__recording_end(r);
    }
    etch__results_fini(&results);
    etch__arena_reset(&cx->scratch, mark);
    etch_spec_release(&target);
    return s;
}
