/* Calling oneDNN; see onednn.h. */
#include "kernel/call/onednn.h"

#include "base/forks.h"
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

/* Of libgomp, which oneDNN shares its work out by. */
extern int omp_get_max_threads(void);
extern void omp_set_num_threads(int n);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static atomic_int n_inside;      /* calls under way */
static atomic_bool fork_is_near; /* no call begins meanwhile */

/* Those inside need no lock of ours to come to their end; who waits to begin may have one, so that the fork lets go of this if it cannot have
 * that. */
static bool hold(void *it)
{
    (void)it;
    atomic_store(&fork_is_near, true);
    while (atomic_load(&n_inside) > 0)
        sched_yield();
    return true;
}

static void let_go(void *it, etch_fork_end end)
{
    (void)it;
    if (end == ETCH_FORK_CHILD)
        atomic_store(&n_inside, 0); /* who was about to wait is not here */
    atomic_store(&fork_is_near, false);
}

static void mind_forks(void)
{
    static const etch_fork_rule rule = { hold, let_go };
    static etch_minded minded;
    etch__forks_mind(&minded, &rule, NULL);
}

static void go_inside(void)
{
    for (;;) {
        atomic_fetch_add(&n_inside, 1);
        if (!atomic_load(&fork_is_near))
            return;
        atomic_fetch_sub(&n_inside, 1);
        while (atomic_load(&fork_is_near))
            sched_yield();
    }
}

/* How many threads OpenMP may use is a setting of the calling thread, and perhaps the program's own. */
void etch__onednn_begin(etch_onednn_call *c)
{
    pthread_once(&once, mind_forks);
    sigset_t all;
    (void)sigfillset(&all);
    (void)pthread_sigmask(SIG_SETMASK, &all, &c->signals); /* before it is counted: a handler may fork */
    go_inside();
    c->n_threads = omp_get_max_threads();
    if (c->n_threads != 1)
        omp_set_num_threads(1);
}

void etch__onednn_end(const etch_onednn_call *c)
{
    if (c->n_threads != 1)
        omp_set_num_threads(c->n_threads);
    atomic_fetch_sub(&n_inside, 1);
    (void)pthread_sigmask(SIG_SETMASK, &c->signals, NULL);
}
