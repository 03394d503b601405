/* host and pure_host: a callback on copies of the operands, and copies of what it gives.
 *
 * Operands lie in memory of the plan that other values get when it goes on; the callback may keep what it is given. */
#include "kernel/call/host.h"

#include "base/hash.h"
#include "kernel/call/calls.h"
#include "kernel/call/effects.h"
#include "shape/dim.h"
#include <stdlib.h>
#include <string.h>

/* --- callbacks ---------------------------------------------------------------------------------------------------- */

typedef struct named {
    etch_callback base;
    etch_runtime *rt; /* retained */
    size_t bytes;
    char name[];
} named;

static void destroy_named(etch_callback *c)
{
    named *it = (named *)c;
    etch_runtime *rt = it->rt;
    etch__free(rt->alloc, it, it->bytes);
    etch_runtime_release(&rt);
}

etch_status etch__callback_named(etch_ctx *cx, const char *name, size_t n, etch_callback **out)
{
    size_t bytes = sizeof(named) + n + 1;
    named *it = etch__alloc_zeroed(cx->alloc, bytes);
    if (!it)
        return etch__fail_nomem(cx);
    atomic_init(&it->base.n_refs, 1);
    it->base.name = it->name;
    it->base.destroy = destroy_named;
    it->rt = etch_runtime_retain(cx->rt);
    it->bytes = bytes;
    memcpy(it->name, name, n);
    *out = &it->base;
    return ETCH_OK;
}

void etch__callback_release(etch_callback **c)
{
    etch_callback *it = *c;
    *c = NULL;
    if (it && atomic_fetch_sub_explicit(&it->n_refs, 1, memory_order_acq_rel) == 1)
        it->destroy(it);
}

bool etch__callback_is(const etch_callback *a, const etch_callback *b)
{
    return a == b || (a->code == b->code && a->user == b->user && strcmp(a->name, b->name) == 0);
}

uint64_t etch__callback_hash(uint64_t h, const etch_callback *c)
{
    h = etch__hash_str(h, c->name);
    if (!c->code)
        return h;
    h = etch__hash_bytes(h, &c->code, sizeof c->code);
    return etch__hash_bytes(h, &c->user, sizeof c->user);
}

/* --- types -------------------------------------------------------------------------------------------------------- */

static bool read_dims(const char **at, etch_declared *out)
{
    for (out->rank = 0; **at != ']'; out->rank++) {
        if (out->rank == ETCH_MAX_RANK || (out->rank > 0 && strncmp(*at, ", ", 2) != 0))
            return false;
        *at += out->rank > 0 ? 2 : 0;
        if (**at == '?') {
            out->dims[out->rank] = -1;
            ++*at;
            continue;
        }
        char *end;
        if (**at < '0' || **at > '9')
            return false;
        long long size = strtoll(*at, &end, 10);
        if (size > ETCH_DIM_MAX)
            return false;
        out->dims[out->rank] = size;
        *at = end;
    }
    ++*at;
    return true;
}

int etch__declared_next(const char **at, etch_declared *out)
{
    char name[16];
    while (**at == ' ')
        ++*at;
    if (!**at)
        return 0;
    out->text = *at;
    size_t n = strcspn(*at, "[ ");
    if (n >= sizeof name || (*at)[n] != '[')
        return -1;
    memcpy(name, *at, n);
    name[n] = '\0';
    *at += n + 1;
    if (!etch_dtype_from_name(name, &out->dtype) || !read_dims(at, out) || (**at && **at != ' '))
        return -1;
    out->n = (int)(*at - out->text);
    return 1;
}

static bool fits(const etch_declared *d, const etch_tensor *t)
{
    if (t->dtype != d->dtype || t->rank != d->rank)
        return false;
    for (int a = 0; a < d->rank; a++)
        if (d->dims[a] >= 0 && d->dims[a] != t->dims[a])
            return false;
    return true;
}

static etch_status fail_type(etch_ctx *cx, int i, const etch_declared *d, const etch_tensor *t)
{
    etch_strbuf b;
    etch__strbuf_init(&b, cx->alloc);
    for (int a = 0; a < t->rank; a++)
        etch__strbuf_addf(&b, a ? ", %lld" : "%lld", (long long)t->dims[a]);
    etch_status s = b.failed ? etch__fail_nomem(cx)
                             : etch__fail(cx, t->dtype != d->dtype ? ETCH_EDTYPE : ETCH_ESHAPE,
                                          "result %d is %s[%s], and was declared as %.*s", i, etch_dtype_name(t->dtype),
                                          b.n ? b.at : "", d->n, d->text);
    etch__strbuf_fini(&b);
    return s;
}

static etch_status check_results(etch_ctx *cx, const char *types, etch_tensor *const *out, int n_out)
{
    for (int i = 0; i < n_out; i++) {
        etch_declared d;
        char what[32];
        int is_there = etch__declared_next(&types, &d);
        ETCH_ASSERT(is_there == 1, "%d results, and a type is missing: %s", n_out, types);
        if (!out[i])
            return etch__fail(cx, ETCH_EINVAL, "result %d is missing", i);
        snprintf(what, sizeof what, "result %d", i);
        ETCH_TRY(etch__check_tensor(cx, out[i], what));
        if (!fits(&d, out[i]))
            return fail_type(cx, i, &d, out[i]);
    }
    return ETCH_OK;
}

/* --- running ------------------------------------------------------------------------------------------------------ */

static void release_all(etch_tensor **t, int n)
{
    for (int i = 0; i < n; i++)
        etch_tensor_release(&t[i]);
}

etch_status etch__callback_run(etch_ctx *cx, etch_callback *c, const char *types, etch_tensor *const *in, int n_in,
                               etch_tensor **out, int n_out)
{
    for (int i = 0; i < n_out; i++)
        out[i] = NULL;
    etch_status s = c->run ? c->run(c, cx, in, n_in, out, n_out)
                           : etch__fail(cx, ETCH_ENOTSUP, "there is a name and no code: the graph was read from text");
    if (s == ETCH_OK)
        s = check_results(cx, types, out, n_out);
    if (s == ETCH_OK)
        return ETCH_OK;
    release_all(out, n_out);
    return s == ETCH_ENOMEM ? s : etch__fail_within(cx, "callback '%s'", c->name);
}

static etch_status copy_in(etch_ctx *cx, const etch_array *x, etch_tensor **out)
{
    ETCH_TRY(etch_tensor_new(cx, x->dtype, x->dims, x->rank, out));
    etch__copy_strided(x->dtype, x->rank, x->dims, (*out)->address, (*out)->strides, x->data, x->strides);
    return ETCH_OK;
}

static etch_status copy_out(etch_call *c, int i, const etch_tensor *t)
{
    if (c->resize)
        ETCH_TRY(c->resize(c, i, t->dims, t->rank));
    const etch_array *y = &c->out[i];
    if (y->rank && memcmp(y->dims, t->dims, (size_t)y->rank * sizeof *t->dims) != 0)
        return etch__fail(c->cx, ETCH_ESHAPE, "%s: result %d has other sizes than the graph says", c->op, i);
    etch__copy_strided(y->dtype, y->rank, y->dims, y->data, y->strides, t->address, t->strides);
    return ETCH_OK;
}

/* Operands and results but for the first n_tokens. */
static etch_status run(etch_call *c, int n_tokens, etch_tensor **in, etch_tensor **out)
{
    const etch_attrs_host *a = c->attrs;
    int n_in = c->n_in - n_tokens, n_out = c->n_out - n_tokens;
    etch_status s = ETCH_OK;
    for (int i = 0; s == ETCH_OK && i < n_in; i++)
        s = copy_in(c->cx, &c->in[n_tokens + i], &in[i]);
    if (s == ETCH_OK)
        s = etch__callback_run(c->cx, a->callback, a->types, in, n_in, out, n_out);
    for (int i = 0; s == ETCH_OK && i < n_out; i++)
        s = copy_out(c, n_tokens + i, out[i]);
    release_all(in, n_in);
    release_all(out, n_out);
    return s;
}

static etch_status run_on_copies(etch_call *c, int n_tokens)
{
    const etch_attrs_host *a = c->attrs;
    if (a->spent)
        return etch__fail(c->cx, ETCH_ENOTSUP,
                          "gradient: it needs what the callback '%s' gave, which was not kept, and callbacks do not "
                          "run twice; call it outside of the branch or the loop, or say that it is pure",
                          a->callback->name);
    etch_arena_mark mark = etch__arena_mark(&c->cx->scratch);
    size_t n = (size_t)c->n_in + (size_t)c->n_out;
    etch_tensor **all = ETCH_ARENA_ARRAY(&c->cx->scratch, etch_tensor *, n);
    etch_status s = all ? ETCH_OK : etch__fail_nomem(c->cx);
    if (all) {
        memset(all, 0, n * sizeof(etch_tensor *));
        s = run(c, n_tokens, all, all + c->n_in);
    }
    etch__arena_reset(&c->cx->scratch, mark);
    return s;
}

etch_status etch__call_host(etch_call *c)
{
    ETCH_TRY(run_on_copies(c, 1));
    if (c->resize)
        ETCH_TRY(c->resize(c, 0, &(int64_t){ 0 }, 0));
    etch__give_next_token(c);
    return ETCH_OK;
}

etch_status etch__call_pure_host(etch_call *c) { return run_on_copies(c, 0); }
