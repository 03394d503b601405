/* Casts: an argument made to be of a type.
 *
 * What fits is left alone and costs nothing: whether it does is asked first, as in any call. What does not is walked beside the type;
 * literals become tensors, custom types are asked, containers are made anew around what changed. Then the result is asked about again,
 * so that a cast never succeeds with something that is not of the type, and what still does not fit is explained (check.c).
 *
 * What must stay true: items are walked in the order in which specs have them. */
#include "trace/cast.h"

#include <etch/scope.h>
#include "trace/function.h"

void etch__cast_note(etch_caster *c, const etch_misfit *m)
{
    if (!c->misfit.x)
        c->misfit = *m;
}

void *etch_caster_room(etch_caster *by, size_t bytes)
{
    void *room = etch__arena_alloc(by->arena, bytes ? bytes : 1, _Alignof(max_align_t));
    if (!room)
        (void)etch__fail_nomem(by->cx);
    return room ? memset(room, 0, bytes) : NULL;
}

static etch_status new_arg(etch_caster *c, const etch_arg *x, etch_arg **out)
{
    *out = ETCH_ARENA_NEW(c->arena, etch_arg);
    if (!*out)
        return etch__fail_nomem(c->cx);
    **out = *x;
    return ETCH_OK;
}

/* --- tensors --------------------------------------------------------------------------------------------------------------- */

static etch_status cast_to_tensor(etch_caster *c, const etch_spec *want, const etch_arg *x, const etch_arg **out)
{
    if (!x->spec && x->kind == ETCH_SPEC_TENSOR)
        return ETCH_OK;
    bool is_literal = !x->spec && x->kind == ETCH_SPEC_LITERAL;
    bool is_list = !x->spec && (x->kind == ETCH_SPEC_LIST || x->kind == ETCH_SPEC_TUPLE);
    if (!is_list && !(is_literal && want->rank <= 0)) { /* a number where a matrix is declared is no misshapen tensor */
        etch__cast_note(c, &(etch_misfit){ .x = x, .status = ETCH_EINVAL });
        return ETCH_OK;
    }
    etch_tensor *t;
    etch_arg *made;
    ETCH_TRY(etch__cast_literals(c, x, want->dtype, &t));
    if (!t)
        return ETCH_OK;
    ETCH_TRY(new_arg(c, &ETCH_ARG_TENSOR(t), &made));
    made->label = x->label;
    *out = made;
    return ETCH_OK;
}

/* --- items ----------------------------------------------------------------------------------------------------------------- */

static bool same_keys(const etch_arg *x, const int *order, const etch_spec *want)
{
    for (int i = 0; i < want->n_items; i++)
        if (!etch__literal_equal(&want->keys[i], &x->keys[order ? order[i] : i]))
            return false;
    return true;
}

/* x has as many items as `want`. */
static etch_status cast_items(etch_caster *c, const etch_spec *want, const etch_arg *x, const etch_arg **out)
{
    int fixed[ETCH_FIXED_ORDER];
    const int *order = NULL;
    if (x->kind == ETCH_SPEC_DICT) {
        ETCH_TRY(etch__keys_sort(c->cx, x->keys, x->n, fixed, ETCH_FIXED_ORDER, &order));
        if (!same_keys(x, order, want))
            return ETCH_OK;
    }
    etch_arg *items = NULL, *made;
    for (int i = 0; i < want->n_items; i++) {
        int at = order ? order[i] : i;
        const etch_arg *item;
        ETCH_TRY(etch__cast(c, want->items[i], &x->items[at], &item));
        if (item == &x->items[at])
            continue;
        if (!items) {
            items = ETCH_ARENA_ARRAY(c->arena, etch_arg, x->n);
            if (!items)
                return etch__fail_nomem(c->cx);
            memcpy(items, x->items, (size_t)x->n * sizeof *items);
        }
        items[at] = *item;
    }
    if (!items)
        return ETCH_OK;
    ETCH_TRY(new_arg(c, x, &made));
    made->items = items;
    *out = made;
    return ETCH_OK;
}

/* --- types of the caller's --------------------------------------------------------------------------------------------------- */

/* Is the head of x one of the type's? */
static int is_custom(etch_caster *c, const etch_spec *want, const etch_arg *x)
{
    if (x->spec || x->kind != ETCH_SPEC_CUSTOM || x->n != want->n_items)
        return 0;
    etch_arg_walk w;
    etch_bindings b;
    etch__walk_begin(&w, c->cx, x, 1, ETCH_ARGS_EXACT);
    etch__bindings_init(&b, c->cx);
    return etch__custom_rule.arg_match(&w, &b, x, NULL, want);
}

/* *made NULL: the type makes nothing of x. */
static etch_status make_custom(etch_caster *c, const etch_spec *want, const etch_arg *x, etch_arg **made)
{
    const etch_spec_ops *ops = want->spec_ops;
    ETCH_TRY(new_arg(c, &(etch_arg){ .kind = ETCH_SPEC_CUSTOM }, made));
    int r = etch__callback_result(c->cx, ops->cast(c->cx, want->object, x, c, *made), ops->type_name, "cast");
    if (r < 0 || c->cx->sticky)
        return c->cx->status;
    c->cx->status = ETCH_OK; /* of something that the type tried and did without */
    if (r == 0)
        *made = NULL;
    else if (!(*made)->spec && etch__arg_check(c->cx, *made) != ETCH_OK)
        return etch__fail_within(c->cx, "cast of type '%s'", etch_spec_type_name(want));
    if (*made)
        (*made)->label = x->label;
    return ETCH_OK;
}

static etch_status cast_to_custom(etch_caster *c, const etch_spec *want, const etch_arg *x, const etch_arg **out)
{
    int r = is_custom(c, want, x);
    if (r == 0 && want->spec_ops->cast) {
        etch_arg *made;
        ETCH_TRY(make_custom(c, want, x, &made));
        if (made) {
            *out = x = made;
            r = is_custom(c, want, x);
        }
    }
    if (r < 0)
        return c->cx->status;
    return r ? cast_items(c, want, x, out) : ETCH_OK;
}

/* --- the walk ---------------------------------------------------------------------------------------------------------------- */

etch_status etch__cast(etch_caster *c, const etch_spec *want, const etch_arg *x, const etch_arg **out)
{
    *out = x;
    if (!x->spec)
        ETCH_TRY(etch__arg_check(c->cx, x));
    if (want->kind == ETCH_SPEC_TENSOR)
        return cast_to_tensor(c, want, x, out);
    if (x->spec)
        return ETCH_OK;
    if (want->kind == ETCH_SPEC_CUSTOM)
        return cast_to_custom(c, want, x, out);
    bool is_alike = x->kind == (etch_spec_kind)want->kind && etch__arg_n_items(x) == want->n_items;
    return is_alike ? cast_items(c, want, x, out) : ETCH_OK;
}

/* --- public ------------------------------------------------------------------------------------------------------------------ */

/* What was made: it is released without a context. */
typedef struct cast_memory {
    etch_runtime *rt;
    etch_arena arena;
} cast_memory;

static void destroy_memory(cast_memory *m)
{
    etch_runtime *rt = m->rt;
    etch__arena_fini(&m->arena);
    etch__free(rt->alloc, m, sizeof *m);
    etch_runtime_release(&rt);
}

void etch_arg_cast_release(etch_arg_cast *c)
{
    if (!c)
        return;
    if (c->memory)
        destroy_memory(c->memory);
    *c = (etch_arg_cast){ .arg = ETCH_ARG_NONE };
}

static etch_status new_memory(etch_ctx *cx, cast_memory **out)
{
    *out = etch__alloc(cx->alloc, sizeof **out);
    if (!*out)
        return etch__fail_nomem(cx);
    (*out)->rt = etch_runtime_retain(cx->rt);
    etch__arena_init(&(*out)->arena, cx->alloc, 512);
    return ETCH_OK;
}

/* Casts what does not fit as it is. */
static etch_status make_fit(etch_ctx *cx, const etch_spec *s, const etch_arg *x, cast_memory *m, const etch_arg **out)
{
    etch_caster c = { .cx = cx, .arena = &m->arena };
    if (etch__cast(&c, s, x, out) != ETCH_OK)
        return etch__fail_within(cx, "cast");
    int fits = *out == x ? 0 : etch__arg_fits(cx, s, *out);
    if (fits < 0)
        return etch__fail_within(cx, "cast");
    return fits ? ETCH_OK : etch__cast_explain(cx, s, *out, &c.misfit);
}

/* While a trace is under way: tensors of it have the sizes that it knows, and those that are declared where it knows none. That they do is seen
 * to by the call that follows. */
static etch_status take_open_sizes(etch_ctx *cx, const etch_spec *s, const etch_arg *x)
{
    const etch_tracer *tr = etch__tracer_if_made(cx);
    if (!tr || !tr->recording)
        return ETCH_OK;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    int n = etch__args_tensors(cx, x, 1, NULL, 0);
    etch_tensor **in = n > 0 ? ETCH_ARENA_ARRAY(&cx->scratch, etch_tensor *, n) : NULL;
    etch_status status = n < 0 || (in && etch__args_tensors(cx, x, 1, in, n) < 0) ? cx->status : ETCH_OK;
    if (n > 0 && !in)
        status = etch__fail_nomem(cx);
    if (status == ETCH_OK && n > 0)
        status = etch__refresh_sizes(cx, in, n, false, "cast");
    if (status == ETCH_OK && n == s->n_tensors)
        (void)etch__assume_declared(s, in, n);
    etch__arena_reset(&cx->scratch, mark);
    return status;
}

etch_status etch_spec_cast(etch_ctx *cx, const etch_spec *s, const etch_arg *x, etch_arg_cast *out)
{
    ETCH_ENTER(cx);
    if (!s || !x || !out)
        return etch__fail(cx, ETCH_EINVAL, "cast: %s is NULL", !s ? "the spec" : !x ? "the argument" : "out");
    ETCH_TRY(take_open_sizes(cx, s, x));
    int fits = etch__arg_fits(cx, s, x);
    if (fits < 0)
        return etch__fail_within(cx, "cast");
    if (fits) {
        *out = (etch_arg_cast){ .arg = *x };
        return ETCH_OK;
    }
    cast_memory *m;
    ETCH_TRY(new_memory(cx, &m));
    etch_scope scope = etch_scope_begin(cx);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    const etch_arg *made = NULL;
    etch_status status = make_fit(cx, s, x, m, &made);
    etch__arena_reset(&cx->scratch, mark);
    if (status == ETCH_OK) {
        *out = (etch_arg_cast){ .arg = *made, .memory = m };
        return ETCH_OK;
    }
    etch_scope_end(cx, scope);
    destroy_memory(m);
    return status;
}
