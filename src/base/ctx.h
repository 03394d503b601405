/* The inside of runtime and context: memory, scratch, the error, and what higher folders attach to them. */
#ifndef ETCH_BASE_CTX_H
#define ETCH_BASE_CTX_H

#include <etch/context.h>
#include "base/arena.h"
#include "base/compiler.h"
#include "base/forks.h"
#include "base/strbuf.h"
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>

/* Higher folders hang their state on a runtime or a context without this folder knowing them: a list of
 * (key, pointer, destructor), destroyed newest first. The key is the address of a static variable of the owner. */
typedef struct etch_attachment etch_attachment;

struct etch_runtime {
    const etch_allocator *alloc;
    atomic_int n_refs;
    pthread_mutex_t lock; /* recursive; guards `attached` */
    etch_minded minded;
    const etch_interpreter *interpreter;
    etch_attachment *attached;
    atomic_size_t arena_bytes;                /* of all runs' intermediate results: runtime/frame.c */
    _Atomic(struct etch_profiler *) profiler; /* runtime/profile.h; NULL: runs are not measured */
};

#define ETCH_N_FOUND 8

struct etch_ctx {
    etch_runtime *rt;
    const etch_allocator *alloc; /* the runtime's */
    atomic_int n_refs;           /* the caller's, and one of each graph made with it */
    etch_arena scratch;          /* taken with a mark, returned to it before the function returns */
    etch_status status;
    bool sticky;
    etch_strbuf message;
    etch_attachment *attached;
    struct { /* what was found last among them, by key */
        const void *key;
        void *p;
    } found[ETCH_N_FOUND];
    bool is_ending;                   /* attachments are being destroyed */
    atomic_bool is_cancelled;         /* by another thread: the next turn of a loop fails, or a step that takes long */
    bool asks;                        /* what runs takes long, and can be stopped: etch__go_on */
    bool is_asking;                   /* the program is being asked, and may run anything */
    int64_t n_unasked;                /* elements since it asked */
    int n_lent;                       /* variables that the call under way writes over */
    int n_busy;                       /* calls under way that run code of the caller's */
    bool ends_idle;                   /* it was released inside one: it ends with the last */
    void (*drop_spare)(etch_ctx *cx); /* memory that is kept for its next run; NULL: none is */
    etch_location at;                 /* as etch_at had it last */
    etch_location (*locate)(void *user);
    void *locate_user;
};

/* Around what may wait for another thread, or take long: the caller's own lock, if it has one, is not held meanwhile. Locks of ours must not
 * be held when it is taken again, unless who waits for them has let go of it in this way too. */
static inline void *etch__leave(const etch_runtime *rt) { return rt->interpreter ? rt->interpreter->leave() : NULL; }
static inline void etch__enter(const etch_runtime *rt, void *left)
{
    if (left)
        rt->interpreter->enter(left);
}
static inline bool etch__should_stop(etch_ctx *cx)
{
    const etch_interpreter *i = cx->rt->interpreter;
    if (!i || !i->should_stop || cx->is_asking)
        return false;
    cx->is_asking = true;
    bool stops = i->should_stop(cx->n_lent > 0);
    cx->is_asking = false;
    return stops;
}

/* Inside of what may take long, after every n elements (or what takes as long as these): ETCH_ECANCELLED if the program wants it to
 * stop. To find that out code of the program's may run, and with it anything on cx: no lock of ours is held, and what is in use is
 * not where others would take it from. */
enum { ETCH_ASK_EVERY = 1 << 16 };
etch_status etch__ask_to_go_on(etch_ctx *cx) ETCH_NODISCARD;
static inline etch_status etch__go_on(etch_ctx *cx, int64_t n)
{
    cx->n_unasked += n;
    return ETCH_LIKELY(cx->n_unasked < ETCH_ASK_EVERY) ? ETCH_OK : etch__ask_to_go_on(cx);
}

/* The place in the program that the call under way comes from. */
static inline etch_location etch__location(const etch_ctx *cx)
{
    return cx->locate ? cx->locate(cx->locate_user) : cx->at;
}

/* Sets status and message, unless an error already sticks; returns `s`. With out of memory while formatting, the
 * message is the status' own text. */
etch_status etch__fail(etch_ctx *cx, etch_status s, const char *fmt, ...) ETCH_PRINTF(3, 4);
etch_status etch__failv(etch_ctx *cx, etch_status s, const char *fmt, va_list args);
etch_status etch__fail_nomem(etch_ctx *cx);
/* Puts "prefix: " before the message of the failure just reported (which op, which file); returns its status. */
etch_status etch__fail_within(etch_ctx *cx, const char *fmt, ...) ETCH_PRINTF(2, 3);
/* Makes the failure just reported stick; for functions that return a handle. */
void etch__stick(etch_ctx *cx);

#ifdef __clang_analyzer__
/* The analyzer does not look into another file: tell it that a reported failure is never ETCH_OK. */
#define etch__fail(cx, s, ...) ((void)etch__fail((cx), (s), __VA_ARGS__), (s))
#define etch__fail_nomem(cx) ((void)etch__fail_nomem(cx), ETCH_ENOMEM)
#endif

/* First line of every public function that returns a status: hands on a stuck error, forgets an old one. */
#define ETCH_ENTER(cx) \
    do { \
        if (ETCH_UNLIKELY((cx)->sticky)) \
            return (cx)->status; \
        (cx)->status = ETCH_OK; \
    } while (0)

#define ETCH_TRY(expr) \
    do { \
        etch_status etch_try_status_ = (expr); \
        if (ETCH_UNLIKELY(etch_try_status_ != ETCH_OK)) \
            return etch_try_status_; \
    } while (0)

/* For what works with the context it was made with after the caller has released it, and reports there although nobody can
 * read that any more. A released context has no message, no attachments and no scratch memory, and gets new ones as
 * it needs them; the last to drop it ends it. Retain from the context's thread, drop from any. */
etch_ctx *etch__ctx_retain(etch_ctx *cx);
void etch__ctx_drop(etch_ctx **cx);

/* Code of the caller's that runs inside a call may release the context, which then lives until the call is over. The context is not
 * touched after the second. */
static inline void etch__ctx_busy(etch_ctx *cx) { cx->n_busy++; }
void etch__ctx_end(etch_ctx *cx);
static inline void etch__ctx_idle(etch_ctx *cx)
{
    if (ETCH_UNLIKELY(--cx->n_busy == 0 && cx->ends_idle))
        etch__ctx_end(cx);
}

/* A lock that its holder may take again; false: there is none to be had. */
bool etch__lock_init_recursive(pthread_mutex_t *lock);

/* Finds what was attached under `key`, or NULL. Every call and every launch asks, so that the usual answer is in line. */
void *etch__ctx_find_attached(etch_ctx *cx, const void *key);
static inline void *etch__ctx_attached(etch_ctx *cx, const void *key)
{
    uintptr_t at = (uintptr_t)key % ETCH_N_FOUND;
    return ETCH_LIKELY(cx->found[at].key == key) ? cx->found[at].p : etch__ctx_find_attached(cx, key);
}
etch_status etch__ctx_attach(etch_ctx *cx, const void *key, void *p, void (*destroy)(void *p)) ETCH_NODISCARD;
/* Runtime: finds, or makes under the lock with `make` (which may fail and then reports through cx). */
etch_status etch__runtime_attached(etch_ctx *cx, const void *key, etch_status (*make)(etch_ctx *cx, void **out),
                                   void (*destroy)(void *p), void **out) ETCH_NODISCARD;

#endif
