/* Keyword arguments: behind the others, by name, or in the places that a declared signature has for them. */
#include "trace/call.h"

#include <string.h>

static etch_status fail_twice(const etch_calling *c, const char *label)
{
    return etch__fail(c->cx, ETCH_EINVAL, "'%s': the keyword argument '%s' is given twice", c->f->name, label);
}

/* Where a declared signature has the keyword; it has its own order. */
static etch_status place_of(const etch_calling *c, const char *label, int *out)
{
    const etch_function *f = c->f;
    for (*out = 0; f->input_names && *out < f->signature->n_items; ++*out)
        if (strcmp(f->input_names[*out], label) == 0)
            return ETCH_OK;
    return etch__fail(c->cx, ETCH_EINVAL, "'%s': %s keyword argument '%s'", f->name,
                      f->input_names ? "its declared signature has no"
                                     : "its declared signature has no names, so there is no",
                      label);
}

static etch_status place_declared(const etch_calling *c, etch_arg *args)
{
    int n = c->n_args, at;
    bool *is_there = ETCH_ARENA_ARRAY(&c->cx->scratch, bool, n + 1);
    if (!is_there)
        return etch__fail_nomem(c->cx);
    memset(is_there, 0, (size_t)n * sizeof *is_there);
    for (int i = 0; i < n; i++) {
        at = i;
        if (c->args[i].label)
            ETCH_TRY(place_of(c, c->args[i].label, &at));
        if (at >= n || is_there[at])
            return at < n && c->args[i].label ? fail_twice(c, c->args[i].label)
                                              : etch__fail(c->cx, ETCH_EINVAL, "'%s' takes %d arguments, got %d",
                                                           c->f->name, c->f->signature->n_items, n);
        is_there[at] = true;
        args[at] = c->args[i];
        args[at].label = NULL;
    }
    return ETCH_OK;
}

static etch_status sort_keywords(const etch_calling *c, etch_arg *args)
{
    int n = c->n_args, n_plain = 0;
    for (int i = 0; i < n; i++)
        if (!c->args[i].label)
            args[n_plain++] = c->args[i];
    for (int i = 0, n_done = n_plain; i < n; i++) {
        if (!c->args[i].label)
            continue;
        int at = n_done++;
        for (; at > n_plain && strcmp(args[at - 1].label, c->args[i].label) > 0; at--)
            args[at] = args[at - 1];
        if (at > n_plain && strcmp(args[at - 1].label, c->args[i].label) == 0)
            return fail_twice(c, c->args[i].label);
        args[at] = c->args[i];
    }
    return ETCH_OK;
}

etch_status etch__calling_order_keywords(etch_calling *c)
{
    int n = c->n_args;
    bool is_ordered = true, has_labels = false;
    for (int i = 0; i < n; i++) {
        const char *label = c->args[i].label, *before = i > 0 ? c->args[i - 1].label : NULL;
        has_labels |= label != NULL;
        is_ordered &= before ? label && strcmp(before, label) < 0 : true;
    }
    if (ETCH_LIKELY(!has_labels || (is_ordered && !c->f->signature)))
        return ETCH_OK;
    etch_arg *args = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_arg, n);
    if (!args)
        return etch__fail_nomem(c->cx);
    ETCH_TRY(c->f->signature ? place_declared(c, args) : sort_keywords(c, args));
    c->args = args;
    return ETCH_OK;
}
