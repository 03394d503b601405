/* From arguments to the call's spec: what a trace is kept under.
 *
 * What must stay true: its hash is what arg_match.c finds of the same arguments, and they are equal to it. */
#include "trace/arg.h"

static etch_status spec_of_arg(etch_arg_walk *w, const etch_arg *x, etch_spec **out);

static etch_status spec_of_items(etch_arg_walk *w, const etch_arg *x, const int *order, etch_spec **items)
{
    for (int i = 0; i < etch__arg_n_items(x); i++) {
        int at = order ? order[i] : i;
        ETCH_TRY(spec_of_arg(w, &x->items[at], &items[at]));
    }
    return ETCH_OK;
}

static etch_status spec_of_arg(etch_arg_walk *w, const etch_arg *x, etch_spec **out)
{
    if (x->spec) {
        ETCH_TRY(etch__walk_count(w, x->spec->depth, x->spec->n_parts));
        return etch__walk_spec(w, x->spec, out);
    }
    int fixed[ETCH_FIXED_ORDER];
    const int *order;
    ETCH_TRY(etch__walk_enter(w, x, fixed, &order));
    if (x->kind == ETCH_SPEC_TENSOR) {
        etch_arg_shape shape = etch__arg_shape(x->tensor, w->mode);
        return etch__shaped_from_dims(w->cx, ETCH_SPEC_TENSOR, shape.dtype, shape.dims, shape.rank, out);
    }
    const etch_spec_rule *rule = etch__spec_rules[x->kind];
    if (!rule->has_items)
        return rule->arg_spec(w, x, NULL, NULL, out);
    etch_spec **items = etch__items_new(w->cx, x->n);
    etch_status s = items ? spec_of_items(w, x, order, items) : ETCH_ENOMEM;
    if (s == ETCH_OK)
        s = rule->arg_spec(w, x, order, items, out);
    etch__items_release(items, x->n);
    etch__walk_leave(w, x);
    return s;
}

static etch_status spec_of_call(etch_arg_walk *w, etch_spec **items, const char **labels, etch_spec **out)
{
    bool has_labels = false;
    for (int i = 0; i < w->n_args; i++) {
        labels[i] = w->args[i].label;
        has_labels |= labels[i] != NULL;
        if (spec_of_arg(w, &w->args[i], &items[i]) != ETCH_OK)
            return etch__fail_in_arg(w->cx, w->args, i);
    }
    return etch__call_new(w->cx, has_labels ? labels : NULL, items, w->n_args, out);
}

etch_status etch__args_spec(etch_ctx *cx, const etch_arg *args, int n, etch_arg_mode mode, etch_spec **out)
{
    ETCH_TRY(etch__call_check(cx, args, n));
    etch_arg_walk w;
    etch__walk_begin(&w, cx, args, n, mode);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    const char **labels = ETCH_ARENA_ARRAY(&cx->scratch, const char *, n);
    etch_spec **items = labels ? etch__items_new(cx, n) : NULL;
    etch_status s = items ? spec_of_call(&w, items, labels, out) : etch__fail_nomem(cx);
    etch__items_release(items, n);
    etch__walk_end(cx, mark);
    return s;
}
