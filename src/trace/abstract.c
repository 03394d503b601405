/* Abstract tracing: the types of the results from the types of the arguments. The recording is thrown away. */
#include "trace/function.h"

/* The type of a result as a spec; sizes that are one of the arguments' named sizes keep the name. */
static etch_status spec_of_type(etch_ctx *cx, const etch_graph *g, const etch_spec *target, const etch_type *t,
                                etch_spec **out)
{
    etch_size sizes[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++) {
        etch_symbol s;
        sizes[a] = etch__dim_is_const(t->dims[a]) ? ETCH_SIZE(t->dims[a]) : ETCH_UNKNOWN_SIZE;
        if (etch__dim_is_symbol(g->dims, t->dims[a], &s) &&
            etch__is_declared_name(target, etch__symbol_name(g->dims, s)))
            sizes[a].name = etch__symbol_name(g->dims, s);
    }
    return etch_spec_tensor(cx, (etch_dtype)t->dtype, sizes, t->rank, NULL, out);
}

/* The first n outputs are the results; what variables have at the end stands behind them. */
static etch_status specs_of_results(etch_ctx *cx, const etch_graph *g, const etch_spec *target, size_t n,
                                    etch_spec **out)
{
    const etch_region *top = &g->regions.at[0];
    etch_spec **specs = etch__alloc_zeroed(cx->alloc, (n + 1) * sizeof *specs);
    etch_status s = specs ? ETCH_OK : etch__fail_nomem(cx);
    for (size_t i = 0; s == ETCH_OK && i < n; i++)
        s = spec_of_type(cx, g, target, etch__type_of(g, top->results.at[i]), &specs[i]);
    if (s == ETCH_OK)
        s = etch_spec_sequence(cx, ETCH_SPEC_TUPLE, specs, (int)n, out);
    for (size_t i = 0; specs && i < n; i++)
        etch_spec_release(&specs[i]);
    etch__free(cx->alloc, specs, (n + 1) * sizeof *specs);
    return s;
}

/* What the trace is for: the declared types, which the arguments are made to fit, or those of the arguments. */
static etch_status target_of(etch_ctx *cx, etch_function *f, const etch_arg **args, int n_args, etch_spec **out)
{
    etch_tensor **in = NULL;
    int n_in = 0;
    if (!f->signature)
        return etch__args_spec(cx, *args, n_args, ETCH_ARGS_EXACT, out);
    if (n_args > 0)
        ETCH_TRY(etch__args_cast(cx, f->name, f->signature, args, n_args, &in, &n_in));
    *out = etch_spec_retain(f->signature);
    return ETCH_OK;
}

/* Arguments may be tensors of a trace around this one. */
static etch_status refresh_sizes(etch_ctx *cx, const etch_function *f, const etch_arg *args, int n_args)
{
    int n = etch__args_tensors(cx, args, n_args, NULL, 0);
    if (n < 0)
        return cx->status;
    etch_tensor **in = ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, n + 1);
    if (!in)
        return etch__fail_nomem(cx);
    if (etch__args_tensors(cx, args, n_args, in, n) < 0)
        return cx->status;
    return etch__refresh_sizes(cx, in, n, true, f->name);
}

static etch_status trace(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_spec **out,
                         etch_graph **graph)
{
    etch_spec *target = NULL;
    ETCH_TRY(refresh_sizes(cx, f, args, n_args));
    ETCH_TRY(target_of(cx, f, &args, n_args, &target));
    etch_recording *r = NULL;
    etch_results results = { .cx = cx };
    const etch_occasion o = {
        .f = f, .target = target, .call = target, .args = n_args ? args : NULL, .n_args = n_args
    };
    etch_status s = etch__trace_record(cx, &o, 0, true, &results, &r);
    if (s == ETCH_OK) {
        s = specs_of_results(cx, r->g, target, results.at.n, out);
        if (s == ETCH_OK && graph)
            *graph = etch_graph_retain(r->g);
        etch__recording_end(r);
    }
    etch__results_fini(&results);
    etch_spec_release(&target);
    return s;
}

etch_status(etch_function_abstract)(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_spec **out,
                                    etch_graph **graph)
{
    ETCH_ENTER(cx);
    if (!out)
        return etch__fail(cx, ETCH_EINVAL, "abstract: no place for the result");
    *out = NULL;
    if (graph)
        *graph = NULL;
    ETCH_TRY(etch__check_function(cx, f, "abstract"));
    if (n_args < 0 || (n_args > 0 && !args))
        return etch__fail(cx, ETCH_EINVAL, "abstract: '%s': %d arguments%s", f->name, n_args,
                          n_args > 0 ? " in a list that is NULL" : "");
    etch_tracer *tr;
    ETCH_TRY(etch__tracer_of(cx, f, &tr));
    etch_traces *all = f->traces; /* the body may release the function */
    etch__ctx_busy(cx);
    etch__pin(&all->epochs, tr->pin);
    etch__traces_lock(all); /* bodies run one at a time */
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = trace(cx, f, args, n_args, out, graph);
    etch__arena_reset(&cx->scratch, mark);
    etch__traces_unlock(all);
    etch__unpin(tr->pin);
    etch__ctx_idle(cx);
    return s;
}
