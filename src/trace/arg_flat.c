/* The tensors among the arguments in flat order: items in order, dicts by ascending keys, each resource once and without a tensor. It is
 * the order of the tensors of the call's spec. */
#include "trace/arg.h"

typedef struct flat_tensors {
    etch_tensor **at;
    int n, max;
    etch_aliases spec_aliases; /* of the specs among the arguments; the walk has those of resources */
} flat_tensors;

static inline void put(flat_tensors *f, etch_tensor *t)
{
    if (f->n < f->max)
        f->at[f->n] = t;
    f->n++;
}

static etch_status put_spec(flat_tensors *f, const etch_spec *s)
{
    for (int i = 0; i < s->n_tensors; i++) {
        const etch_spec *x = etch_spec_tensor_at(s, i);
        bool is_new = true;
        int number;
        if (x->kind == ETCH_SPEC_RESOURCE)
            ETCH_TRY(etch__alias_number(&f->spec_aliases, (uint64_t)x->alias, &number, &is_new));
        if (is_new)
            put(f, NULL);
    }
    return ETCH_OK;
}

static etch_status put_tensors(etch_arg_walk *w, const etch_arg *x, flat_tensors *f)
{
    if (x->spec) {
        ETCH_TRY(etch__walk_count(w, x->spec->depth, x->spec->n_parts));
        return put_spec(f, x->spec);
    }
    int fixed[ETCH_FIXED_ORDER];
    const int *order;
    ETCH_TRY(etch__walk_enter(w, x, fixed, &order));
    if (x->kind == ETCH_SPEC_TENSOR)
        put(f, x->tensor);
    if (x->kind == ETCH_SPEC_RESOURCE) {
        bool is_new;
        int number;
        ETCH_TRY(etch__alias_number(&w->aliases, (uint64_t)(uintptr_t)x->object, &number, &is_new));
        if (is_new)
            put(f, NULL);
    }
    for (int i = 0; i < etch__arg_n_items(x); i++)
        ETCH_TRY(put_tensors(w, &x->items[order ? order[i] : i], f));
    etch__walk_leave(w, x);
    return ETCH_OK;
}

int etch__args_tensors(etch_ctx *cx, const etch_arg *args, int n, etch_tensor **out, int max)
{
    if (etch__call_check(cx, args, n) != ETCH_OK)
        return -1;
    etch_arg_walk w;
    etch__walk_begin(&w, cx, args, n, ETCH_ARGS_EXACT);
    flat_tensors f;
    f.at = out;
    f.n = 0;
    f.max = max;
    etch__aliases_init(&f.spec_aliases, cx);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = ETCH_OK;
    for (int i = 0; i < n && s == ETCH_OK; i++) {
        if (etch__is_plain_tensor(&args[i]))
            put(&f, args[i].tensor);
        else if ((s = put_tensors(&w, &args[i], &f)) != ETCH_OK)
            s = etch__fail_in_arg(cx, args, i);
    }
    etch__walk_end(cx, mark);
    return s == ETCH_OK ? f.n : -1;
}
