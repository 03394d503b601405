/* Runtime and context: their lives, the error, and what higher folders attach.
 *
 * A failure's message is formatted into fresh memory and then takes the old one's place, since its arguments may
 * point into the old message. When that memory is not to be had, the buffer stays empty and readers get the status'
 * own text: reporting a failure never fails.
 *
 * Attachments are destroyed newest first, so that one may use those that were there when it was made. */
#include "base/ctx.h"

#include <string.h>

/* Here the functions themselves are meant, not what the analyzer sees of them. */
#undef etch__fail
#undef etch__fail_nomem

struct etch_attachment {
    etch_attachment *older;
    const void *key;
    void *p;
    void (*destroy)(void *p);
};

enum { SCRATCH_CHUNK = 16 * 1024 };

static void *find_attached(const etch_attachment *list, const void *key)
{
    for (; list; list = list->older)
        if (list->key == key)
            return list->p;
    return NULL;
}

static void destroy_attached(const etch_allocator *alloc, etch_attachment **list)
{
    while (*list) {
        etch_attachment *newest = *list;
        *list = newest->older; /* first, so that a destructor cannot find what is being destroyed */
        if (newest->destroy)
            newest->destroy(newest->p);
        etch__free(alloc, newest, sizeof *newest);
    }
}

bool etch__lock_init_recursive(pthread_mutex_t *lock)
{
    pthread_mutexattr_t attr;
    if (pthread_mutexattr_init(&attr) != 0)
        return false;
    bool ok = pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE) == 0 && pthread_mutex_init(lock, &attr) == 0;
    pthread_mutexattr_destroy(&attr);
    return ok;
}

static bool hold_runtime(void *rt) { return pthread_mutex_trylock(&((etch_runtime *)rt)->lock) == 0; }

/* A recursive lock knows its thread by a number, which is another one in the child. */
static void let_go_of_runtime(void *rt, etch_fork_end end)
{
    pthread_mutex_t *lock = &((etch_runtime *)rt)->lock;
    if (end == ETCH_FORK_CHILD)
        (void)etch__lock_init_recursive(lock);
    else
        pthread_mutex_unlock(lock);
}

etch_status etch_runtime_new(const etch_allocator *alloc, etch_runtime **out)
{
    if (!out)
        return ETCH_EINVAL;
    *out = NULL;
    if (!alloc)
        alloc = etch_allocator_system();
    if (!alloc->alloc || !alloc->free || etch_environment_problem())
        return ETCH_EINVAL;
    etch_runtime *rt = etch__alloc_zeroed(alloc, sizeof *rt);
    if (!rt)
        return ETCH_ENOMEM;
    if (!etch__lock_init_recursive(&rt->lock)) { /* making one attachment may ask for another */
        etch__free(alloc, rt, sizeof *rt);
        return ETCH_ENOMEM;
    }
    static const etch_fork_rule rule = { hold_runtime, let_go_of_runtime };
    rt->alloc = alloc;
    atomic_init(&rt->n_refs, 1);
    atomic_init(&rt->profiler, NULL);
    etch__forks_mind(&rt->minded, &rule, rt);
    *out = rt;
    return ETCH_OK;
}

void etch_runtime_set_interpreter(etch_runtime *rt, const etch_interpreter *interpreter)
{
    rt->interpreter = interpreter;
}

etch_runtime *etch_runtime_retain(etch_runtime *rt)
{
    if (rt)
        atomic_fetch_add_explicit(&rt->n_refs, 1, memory_order_relaxed);
    return rt;
}

void etch_runtime_release(etch_runtime **rt)
{
    if (!rt || !*rt)
        return;
    etch_runtime *it = *rt;
    *rt = NULL;
    if (atomic_fetch_sub_explicit(&it->n_refs, 1, memory_order_acq_rel) != 1)
        return;
    destroy_attached(it->alloc, &it->attached);
    etch__forks_forget(&it->minded);
    pthread_mutex_destroy(&it->lock);
    etch__free(it->alloc, it, sizeof *it);
}

etch_status etch_ctx_new(etch_runtime *rt, etch_ctx **out)
{
    if (!out)
        return ETCH_EINVAL;
    *out = NULL;
    if (!rt)
        return ETCH_EINVAL;
    etch_ctx *cx = etch__alloc_zeroed(rt->alloc, sizeof *cx);
    if (!cx)
        return ETCH_ENOMEM;
    cx->rt = etch_runtime_retain(rt);
    cx->alloc = rt->alloc;
    atomic_init(&cx->n_refs, 1);
    etch__arena_init(&cx->scratch, cx->alloc, SCRATCH_CHUNK);
    etch__strbuf_init(&cx->message, cx->alloc);
    *out = cx;
    return ETCH_OK;
}

/* All that it holds but its own memory; what is left is a context as new. */
static void empty_ctx(etch_ctx *cx)
{
    cx->is_ending = true;
    memset(cx->found, 0, sizeof cx->found);
    destroy_attached(cx->alloc, &cx->attached);
    cx->is_ending = false;
    etch__strbuf_fini(&cx->message);
    etch__arena_fini(&cx->scratch);
    etch__arena_init(&cx->scratch, cx->alloc, SCRATCH_CHUNK);
    cx->status = ETCH_OK;
    cx->sticky = false;
    cx->at = (etch_location){ 0 };
    cx->locate = NULL;
}

etch_ctx *etch__ctx_retain(etch_ctx *cx)
{
    atomic_fetch_add_explicit(&cx->n_refs, 1, memory_order_relaxed);
    return cx;
}

void etch__ctx_drop(etch_ctx **cx)
{
    etch_ctx *it = *cx;
    *cx = NULL;
    if (!it || atomic_fetch_sub_explicit(&it->n_refs, 1, memory_order_acq_rel) != 1)
        return;
    empty_ctx(it);
    etch_runtime *rt = it->rt;
    etch__free(it->alloc, it, sizeof *it);
    etch_runtime_release(&rt); /* last: its allocator may die with it */
}

void etch__ctx_end(etch_ctx *cx)
{
    /* Attachments may hold graphs and these the context: they go now, not with the last reference. */
    empty_ctx(cx);
    etch__ctx_drop(&cx);
}

void etch_ctx_release(etch_ctx **cx)
{
    if (!cx || !*cx)
        return;
    etch_ctx *it = *cx;
    *cx = NULL;
    if (it->n_busy > 0)
        it->ends_idle = true;
    else
        etch__ctx_end(it);
}

etch_runtime *etch_ctx_runtime(etch_ctx *cx) { return cx->rt; }

bool etch_failed(const etch_ctx *cx) { return cx->sticky; }

etch_status etch_error_status(const etch_ctx *cx) { return cx->status; }

const char *etch_error_message(const etch_ctx *cx)
{
    if (cx->status == ETCH_OK)
        return "";
    return cx->message.n ? cx->message.at : etch_status_text(cx->status);
}

void etch_error_clear(etch_ctx *cx)
{
    cx->status = ETCH_OK;
    cx->sticky = false;
    etch__strbuf_clear(&cx->message);
}

/* `text` becomes the message; if it could not be made, an empty message does, which reads as the status' own text. */
static void set_message(etch_ctx *cx, etch_strbuf *text)
{
    if (text->failed)
        etch__strbuf_clear(text);
    etch__strbuf_fini(&cx->message);
    cx->message = *text;
}

etch_status etch__failv(etch_ctx *cx, etch_status s, const char *fmt, va_list args)
{
    ETCH_ASSERT(s != ETCH_OK, "etch__fail with ETCH_OK: %s", fmt);
    if (cx->sticky)
        return s;
    etch_strbuf text;
    etch__strbuf_init(&text, cx->alloc);
    etch__strbuf_addv(&text, fmt, args);
    set_message(cx, &text);
    cx->status = s;
    return s;
}

etch_status etch__fail(etch_ctx *cx, etch_status s, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    etch__failv(cx, s, fmt, args);
    va_end(args);
    return s;
}

etch_status etch_fail(etch_ctx *cx, etch_status s, const char *fmt, ...)
{
    if (s <= ETCH_OK || s >= ETCH_N_STATUSES)
        s = ETCH_EINVAL; /* a failure without a status is one all the same */
    va_list args;
    va_start(args, fmt);
    etch__failv(cx, s, fmt ? fmt : "", args); /* an empty message reads as the status' own text */
    va_end(args);
    etch__stick(cx);
    return s;
}

etch_ctx *etch_at(etch_ctx *cx, const char *file, int line)
{
    cx->at = (etch_location){ file, line };
    return cx;
}

void etch_ctx_set_locator(etch_ctx *cx, etch_location (*locate)(void *user), void *user)
{
    cx->locate = locate;
    cx->locate_user = user;
}

void etch_ctx_cancel(etch_ctx *cx) { atomic_store(&cx->is_cancelled, true); }

etch_status etch__ask_to_go_on(etch_ctx *cx)
{
    cx->n_unasked = 0;
    if (!cx->asks)
        return ETCH_OK;
    if (atomic_load_explicit(&cx->is_cancelled, memory_order_relaxed)) {
        atomic_store(&cx->is_cancelled, false);
        return etch__fail(cx, ETCH_ECANCELLED, "cancelled");
    }
    return etch__should_stop(cx) ? etch__fail(cx, ETCH_ECANCELLED, "stopped by the program") : ETCH_OK;
}

etch_status etch__fail_nomem(etch_ctx *cx)
{
    if (!cx->sticky) {
        cx->status = ETCH_ENOMEM;
        etch__strbuf_clear(&cx->message);
    }
    return ETCH_ENOMEM;
}

etch_status etch__fail_within(etch_ctx *cx, const char *fmt, ...)
{
    if (cx->sticky || cx->status == ETCH_OK)
        return cx->status;
    etch_strbuf text;
    etch__strbuf_init(&text, cx->alloc);
    va_list args;
    va_start(args, fmt);
    etch__strbuf_addv(&text, fmt, args);
    va_end(args);
    etch__strbuf_add(&text, ": ");
    etch__strbuf_add(&text, etch_error_message(cx));
    /* The inner message alone says more than the status' text would. */
    if (text.failed)
        etch__strbuf_fini(&text);
    else
        set_message(cx, &text);
    return cx->status;
}

void etch__stick(etch_ctx *cx)
{
    if (cx->status != ETCH_OK)
        cx->sticky = true;
}

void *etch__ctx_find_attached(etch_ctx *cx, const void *key)
{
    void *p = find_attached(cx->attached, key);
    if (p && !cx->is_ending) {
        cx->found[(uintptr_t)key % ETCH_N_FOUND].key = key;
        cx->found[(uintptr_t)key % ETCH_N_FOUND].p = p;
    }
    return p;
}

etch_status etch__ctx_attach(etch_ctx *cx, const void *key, void *p, void (*destroy)(void *p))
{
    ETCH_ASSERT(!find_attached(cx->attached, key), "attached twice under one key");
    etch_attachment *it = etch__alloc(cx->alloc, sizeof *it);
    if (!it)
        return etch__fail_nomem(cx);
    *it = (etch_attachment){ cx->attached, key, p, destroy };
    cx->attached = it;
    return ETCH_OK;
}

/* Called with the lock held. The list node comes first, so that nothing can fail once `make` has succeeded. */
static etch_status make_attached(etch_ctx *cx, const void *key, etch_status (*make)(etch_ctx *cx, void **out),
                                 void (*destroy)(void *p), void **out)
{
    etch_runtime *rt = cx->rt;
    etch_attachment *it = etch__alloc(rt->alloc, sizeof *it);
    if (!it)
        return etch__fail_nomem(cx);
    void *p = NULL;
    etch_status s = make(cx, &p);
    if (s != ETCH_OK) {
        etch__free(rt->alloc, it, sizeof *it);
        return s;
    }
    ETCH_ASSERT(p, "make succeeded, but made nothing");
    *it = (etch_attachment){ rt->attached, key, p, destroy };
    rt->attached = it;
    *out = p;
    return ETCH_OK;
}

etch_status etch__runtime_attached(etch_ctx *cx, const void *key, etch_status (*make)(etch_ctx *cx, void **out),
                                   void (*destroy)(void *p), void **out)
{
    etch_status s = ETCH_OK;
    pthread_mutex_lock(&cx->rt->lock);
    void *p = find_attached(cx->rt->attached, key);
    if (p)
        *out = p;
    else
        s = make_attached(cx, key, make, destroy, out);
    pthread_mutex_unlock(&cx->rt->lock);
    return s;
}
