/* Calling oneDNN; see onednn.h. */
#include "kernel/call/onednn.h"

#include "base/forks.h"
#include "base/pool.h"
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

/* Of libgomp, which oneDNN shares its work out by. */
extern int omp_get_max_threads(void);
extern void omp_set_num_threads(int n);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static _Alignas(64) atomic_bool fork_is_near; /* no call begins meanwhile */

/* Calls under way. Threads that call it at once count in places of their own, as far as there are so many: else the line of the one count would go
 * from processor to processor twice a product. */
enum { N_COUNTS = 64 };
static struct {
    _Alignas(64) atomic_int n;
} inside[N_COUNTS];

static atomic_int *my_count(void)
{
    static atomic_uint n_threads;
    static _Thread_local unsigned number; /* plus one */
    if (number == 0)
        number = atomic_fetch_add_explicit(&n_threads, 1, memory_order_relaxed) % N_COUNTS + 1;
    return &inside[number - 1].n;
}

static bool is_any_inside(void)
{
    bool is_any = false;
    for (int i = 0; i < N_COUNTS; i++)
        is_any |= atomic_load(&inside[i].n) > 0;
    return is_any;
}

/* Those inside need no lock of ours to come to their end; who waits to begin may have one, so that the fork lets go of this if it cannot have
 * that. */
static bool hold(void *it)
{
    (void)it;
    atomic_store(&fork_is_near, true);
    while (is_any_inside())
        sched_yield();
    return true;
}

static void let_go(void *it, etch_fork_end end)
{
    (void)it;
    for (int i = 0; end == ETCH_FORK_CHILD && i < N_COUNTS; i++)
        atomic_store(&inside[i].n, 0); /* who was about to wait is not here */
    atomic_store(&fork_is_near, false);
}

static void mind_forks(void)
{
    static const etch_fork_rule rule = { hold, let_go };
    static etch_minded minded;
    etch__forks_mind(&minded, &rule, NULL);
}

static void go_inside(atomic_int *count)
{
    for (;;) {
        atomic_fetch_add(count, 1);
        if (!atomic_load(&fork_is_near))
            return;
        atomic_fetch_sub(count, 1);
        while (atomic_load(&fork_is_near))
            sched_yield();
    }
}

/* How many threads OpenMP may use is a setting of the calling thread, and perhaps the program's own. Workers of the pool take no signals anyway. */
void etch__onednn_begin(etch_onednn_call *c)
{
    pthread_once(&once, mind_forks);
    c->takes_signals = !etch__pool_is_worker();
    if (c->takes_signals) {
        sigset_t all;
        (void)sigfillset(&all);
        (void)pthread_sigmask(SIG_SETMASK, &all, &c->signals); /* before it is counted: a handler may fork */
    }
    go_inside(my_count());
    c->n_threads = omp_get_max_threads();
    if (c->n_threads != 1)
        omp_set_num_threads(1);
}

void etch__onednn_end(const etch_onednn_call *c)
{
    if (c->n_threads != 1 && c->takes_signals) /* a worker's setting is nobody else's */
        omp_set_num_threads(c->n_threads);
    atomic_fetch_sub(my_count(), 1);
    if (c->takes_signals)
        (void)pthread_sigmask(SIG_SETMASK, &c->signals, NULL);
}

/* ------------------------------------------------------------------------------------------------ primitives */

static pthread_once_t engine_once = PTHREAD_ONCE_INIT;
static dnnl_engine_t engine;

/* Primitives that are kept are kept by us: its own cache would hold what we have let go of. */
static void make_engine(void)
{
    (void)dnnl_set_primitive_cache_capacity(0);
    if (dnnl_engine_create(&engine, dnnl_cpu, 0) != dnnl_success)
        engine = NULL;
}

dnnl_engine_t etch__onednn_engine(void)
{
    pthread_once(&engine_once, make_engine);
    return engine;
}

etch_status etch__onednn_execute(const_dnnl_primitive_t primitive, const etch_onednn_argument *args, int n)
{
    dnnl_exec_arg_t list[ETCH_ONEDNN_MAX_ARGUMENTS];
    dnnl_stream_t stream = NULL;
    int n_made = 0;
    etch_onednn_call call;
    etch__onednn_begin(&call);
    dnnl_status_t s = dnnl_stream_create(&stream, engine, dnnl_stream_default_flags);
    for (; s == dnnl_success && n_made < n; n_made += s == dnnl_success) {
        list[n_made].arg = args[n_made].id;
        s = dnnl_memory_create(&list[n_made].memory, args[n_made].md, engine, args[n_made].data);
    }
    if (s == dnnl_success)
        s = dnnl_primitive_execute(primitive, stream, n, list);
    if (s == dnnl_success)
        s = dnnl_stream_wait(stream);
    for (int i = 0; i < n_made; i++)
        (void)dnnl_memory_destroy(list[i].memory);
    if (stream)
        (void)dnnl_stream_destroy(stream);
    etch__onednn_end(&call);
    return s == dnnl_success ? ETCH_OK : s == dnnl_out_of_memory ? ETCH_ENOMEM : ETCH_ENOTSUP;
}
