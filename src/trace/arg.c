/* Arguments: what every walk over them needs. Checks of what a caller gave, limits on how much of it there may be, and the
 * numbers of resources.
 *
 * arg_match.c has hash and comparison, arg_spec.c makes specs of arguments, arg_flat.c finds the tensors, cast.c makes arguments fit
 * a type. */
#include "trace/arg.h"

etch_status etch__fail_in_arg(etch_ctx *cx, const etch_arg *args, int i)
{
    if (args[i].label)
        return etch__fail_within(cx, "kwargs['%s']", args[i].label);
    return etch__fail_within(cx, "args[%d]", i);
}

/* --- checks ------------------------------------------------------------------------------------------------------------------ */

etch_status etch__call_check(etch_ctx *cx, const etch_arg *args, int n)
{
    if (n < 0 || (n > 0 && !args))
        return etch__fail(cx, ETCH_EINVAL,
                          n < 0 ? "the number of arguments is %d" : "there are %d arguments, but they are NULL", n);
    return ETCH_OK;
}

etch_status etch__arg_check(etch_ctx *cx, const etch_arg *x)
{
    if ((unsigned)x->kind >= ETCH_N_SPEC_KINDS)
        return etch__fail(cx, ETCH_EINVAL, "%d is no kind of argument", (int)x->kind);
    if (x->kind == ETCH_SPEC_TENSOR)
        return x->tensor ? ETCH_OK : etch__fail(cx, ETCH_EINVAL, "the tensor is NULL");
    return etch__spec_rules[x->kind]->arg_check(cx, x);
}

etch_status etch__walk_count(etch_arg_walk *w, int depth, int n_parts)
{
    if (w->depth + depth > ETCH_SPEC_MAX_DEPTH)
        return etch__fail(w->cx, ETCH_EINVAL, "containers are nested more than %d deep", ETCH_SPEC_MAX_DEPTH);
    if (n_parts > ETCH_SPEC_MAX_PARTS - w->n_parts)
        return etch__fail(w->cx, ETCH_EINVAL, "the arguments have more than %d parts", ETCH_SPEC_MAX_PARTS);
    w->n_parts += n_parts;
    return ETCH_OK;
}

etch_status etch__walk_enter(etch_arg_walk *w, const etch_arg *x, int fixed[ETCH_FIXED_ORDER], const int **order)
{
    *order = NULL;
    ETCH_TRY(etch__arg_check(w->cx, x));
    bool has_items = etch__spec_rules[x->kind]->has_items;
    ETCH_TRY(etch__walk_count(w, has_items, 1));
    if (x->kind == ETCH_SPEC_DICT)
        ETCH_TRY(etch__keys_sort(w->cx, x->keys, x->n, fixed, ETCH_FIXED_ORDER, order));
    w->depth += has_items;
    return ETCH_OK;
}

etch_status etch__walk_spec(etch_arg_walk *w, const etch_spec *s, etch_spec **out)
{
    if (w->mode != ETCH_ARGS_EXACT)
        return etch__spec_alike(w->cx, s, out);
    *out = etch_spec_retain((etch_spec *)s);
    return ETCH_OK;
}

/* --- numbers of resources ------------------------------------------------------------------------------------------------------ */

/* The largest alias in the specs among the arguments. These have not been checked yet, and `budget` ends what is too large. */
static int max_alias_in(const etch_arg *args, int n, int depth, int *budget)
{
    int most = -1;
    for (int i = 0; args && i < n && (*budget)-- > 0; i++) {
        const etch_arg *x = &args[i];
        int here = -1;
        if (x->spec)
            here = x->spec->max_alias;
        else if ((unsigned)x->kind < ETCH_N_SPEC_KINDS && etch__spec_rules[x->kind]->has_items &&
                 depth < ETCH_SPEC_MAX_DEPTH)
            here = max_alias_in(x->items, x->n, depth + 1, budget);
        most = here > most ? here : most;
    }
    return most;
}

etch_status etch__arg_alias(etch_arg_walk *w, const void *object, int *out)
{
    bool is_new;
    if (w->first_alias < 0) {
        int budget = ETCH_SPEC_MAX_PARTS;
        w->first_alias = max_alias_in(w->args, w->n_args, 1, &budget) + 1;
    }
    ETCH_TRY(etch__alias_number(&w->aliases, (uint64_t)(uintptr_t)object, out, &is_new));
    *out += w->first_alias;
    return ETCH_OK;
}
