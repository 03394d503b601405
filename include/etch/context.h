/* Runtime and context. A runtime holds what is shared (memory, devices, caches); a context belongs to one thread at a
 * time, is cheap, and carries the error message and the scratch memory of the calls made with it. */
#ifndef ETCH_CONTEXT_H
#define ETCH_CONTEXT_H

#include <etch/allocator.h>
#include <etch/status.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct etch_runtime etch_runtime;
typedef struct etch_ctx etch_ctx;

/* What is wrong with settings of the environment (ETCH_ISA, ETCH_NUM_THREADS), as they were at the first call; NULL: nothing. Any
 * thread. */
ETCH_API const char *etch_environment_problem(void);

/* A new runtime on `alloc` (NULL: the system's). ETCH_ENOMEM leaves *out NULL, as does ETCH_EINVAL: etch_environment_problem says
 * why. Counted: contexts, tensors and plans hold it, so it may be released before them. Any thread. */
ETCH_API etch_status etch_runtime_new(const etch_allocator *alloc, etch_runtime **out) ETCH_NODISCARD;
ETCH_API etch_runtime *etch_runtime_retain(etch_runtime *rt);
ETCH_API void etch_runtime_release(etch_runtime **rt);

/* A lock of the caller's that its threads hold while they call Etch: that of a Python interpreter, say. With this Etch lets go of it
 * before it waits for another thread and while it runs what takes long, so that callbacks on other threads can take it; and asks now and
 * then in runs that take long whether to stop. NULL ends it. The table must live as long as the runtime; set it before other threads
 * use the runtime. */
typedef struct etch_interpreter {
    /* Lets go of the lock if the calling thread holds it. What it returns is handed to enter; NULL: it does not hold it. */
    void *(*leave)(void);
    void (*enter)(void *left); /* takes it again; not called with NULL */
    /* True: the run under way ends with ETCH_ECANCELLED. It may use the context that runs, as a signal's handler would, but for the
     * variables that the call under way updates, if it does (is_updating): using these is ETCH_EINVAL until it is over. It is not asked
     * again meanwhile. May be NULL. */
    bool (*should_stop)(bool is_updating);
} etch_interpreter;
ETCH_API void etch_runtime_set_interpreter(etch_runtime *rt, const etch_interpreter *interpreter);

/* A new context on `rt` (retained). One thread at a time may use it. */
ETCH_API etch_status etch_ctx_new(etch_runtime *rt, etch_ctx **out) ETCH_NODISCARD;
/* Graphs made with it outlive it (see etch/graph.h). */
ETCH_API void etch_ctx_release(etch_ctx **cx);
ETCH_API etch_runtime *etch_ctx_runtime(etch_ctx *cx); /* borrowed */
/* The memory of tensors that are gone is kept for new ones: this gives what the runtime has of it back to its allocator. Returns how many
 * bytes that were. */
ETCH_API size_t etch_ctx_trim(etch_ctx *cx);

/* Functions that return a status report their own failure and leave the message for reading. Functions that return a
 * handle (etch_build_*, etch_graph_input, ...) cannot, so their first error sticks to the context: handles made from a
 * failed handle are failed, status functions return the stuck status at once, and the caller asks at the end. */
ETCH_API bool etch_failed(const etch_ctx *cx);               /* an error sticks */
ETCH_API etch_status etch_error_status(const etch_ctx *cx);  /* of the last failure; ETCH_OK if there was none */
ETCH_API const char *etch_error_message(const etch_ctx *cx); /* never NULL; valid until the next failure */
ETCH_API void etch_error_clear(etch_ctx *cx);
/* An error of the caller's own, from inside a traced function or a callback: it sticks, as an op's would. Returns `s`. */
ETCH_API etch_status etch_fail(etch_ctx *cx, etch_status s, const char *fmt, ...) ETCH_PRINTF_LIKE(3, 4);

/* Where in the program an op is asked for: guards, events and errors name it. In C the functions that may need it are macros
 * that put ETCH_AT round the context; a program in another language sets a locator, which is asked only when the place is
 * needed. Texts must live as long as the runtime. */
typedef struct etch_location {
    const char *file; /* NULL: not known */
    int line;
} etch_location;
#define ETCH_AT(cx) etch_at((cx), __FILE__, __LINE__)
ETCH_API etch_ctx *etch_at(etch_ctx *cx, const char *file, int line); /* returns cx */
ETCH_API void etch_ctx_set_locator(etch_ctx *cx, etch_location (*locate)(void *user), void *user);
/* The run under way on cx, or the next, fails with ETCH_ECANCELLED at the next turn of a loop, or inside a step that takes long. Any
 * thread. */
ETCH_API void etch_ctx_cancel(etch_ctx *cx);

#ifdef __cplusplus
}
#endif
#endif
