/* Workers, and how they find work; see pool.h.
 *
 * A piece of work is open while its number is in `open`. A worker counts itself as inside and then looks whether it still is; who
 * asked closes it and then waits until nobody is inside. Both are sequentially consistent, so one of them sees the other: no worker
 * touches work that is over.
 *
 * Each thread begins with parts of its own, a range of those that there are, and takes from the ranges of others when it is through. Steps of a plan that
 * share out the same rows find them in the cache of the processor that wrote them: taken in turn from one counter, as whoever came first, they moved from one to the
 * other (a max_pool of a CNN took 620 us with two threads and 430 with one, and 220 when it was alone).
 *
 * Awake a worker spins, for work comes again within microseconds while a plan runs; asleep it waits in the kernel, and waking it costs more than most
 * pieces of work take.
 *
 * Where other programs have the processors, a worker may be put where the thread is that has the work: there it must not spin, for nothing goes on
 * meanwhile. And it comes too late, or takes the time that it saves: after some pieces of work of which workers did nothing, they are not called for a
 * while. */
#include "base/pool.h"

#include "base/cgroup.h"
#include "base/clock.h"
#include "base/compiler.h"
#include "base/float_control.h"
#include "base/forks.h"
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { AWAKE_NS = 200 * 1000, SPINS_PER_LOOK = 64 };
/* Pieces of work that nobody helped with before workers are not called, and for how long then: twice as long each time, up to the most. They are
 * called all the same for work that turns out to be long. */
enum { MANY_IN_VAIN = 16, LEAST_ALONE_NS = 500 * 1000, MOST_ALONE_NS = 8 * 1000 * 1000, LONG_NS = 200 * 1000 };

typedef struct work {
    etch_pool_fn *fn;
    void *user;
    int64_t first; /* part 0 of the ranges */
} work;

/* The parts that are left of those that a thread begins with: the first in the upper half, the end in the lower. On a line of its own, for
 * its thread takes from it all the time. */
typedef struct range {
    _Alignas(64) atomic_uint_least64_t left;
    uint64_t kept; /* what was left, while whose work it is forks */
} range;
static const int64_t MOST_PARTS = INT32_MAX; /* at a time */

static struct {
    pthread_mutex_t busy; /* held by whose work it is */
    atomic_uint open;     /* number of the piece of work; 0: none */
    atomic_uint n_so_far; /* pieces of work; workers sleep on it */
    atomic_int n_inside, n_asleep;
    int n_workers; /* under busy, as are: */
    int n_in_vain;
    uint64_t alone_ns, alone_until; /* 0: workers are called */
    atomic_int width;
    atomic_int processor; /* of who had the last work */
    int n_seats;          /* of the work */
    bool is_kept;         /* its parts are where nobody takes them */
    work now;
    range ranges[ETCH_POOL_MAX_WIDTH];
} pool = { .busy = PTHREAD_MUTEX_INITIALIZER };

static _Thread_local bool is_at_work; /* it is its work, or it is a worker: a part that asks for more does it alone */
static _Thread_local bool is_worker;

/* ------------------------------------------------------------------------------------------------ width */

/* What ETCH_NUM_THREADS says, but no more than there can be; 0: nothing. One that is not a number is refused elsewhere: etch_environment_problem. */
static int asked_width(void)
{
    const char *setting = getenv("ETCH_NUM_THREADS");
    long n = setting ? strtol(setting, NULL, 10) : 0; /* the largest there is for one that is larger */
    return n < 0 ? 0 : n > ETCH_POOL_MAX_WIDTH ? ETCH_POOL_MAX_WIDTH : (int)n;
}

int etch__pool_find_width(void)
{
    cpu_set_t mine;
    int asked = asked_width();
    if (asked > 0)
        return asked;
    int n = sched_getaffinity(0, sizeof mine, &mine) == 0 ? CPU_COUNT(&mine) : (int)sysconf(_SC_NPROCESSORS_ONLN);
    int quota = etch__cgroup_quota();
    if (quota > 0 && quota < n)
        n = quota;
    return n < 1 ? 1 : n > ETCH_POOL_MAX_WIDTH ? ETCH_POOL_MAX_WIDTH : n;
}

/* The first to find it out says it for all: another thread may find another one, for it may use other processors. */
static int known_or(atomic_int *known, int found)
{
    int before = 0;
    return atomic_compare_exchange_strong(known, &before, found) ? found : before;
}

int etch__pool_width(void)
{
    static atomic_int at_first;
    int width = atomic_load_explicit(&pool.width, memory_order_relaxed);
    if (ETCH_LIKELY(width > 0))
        return width;
    width = atomic_load_explicit(&at_first, memory_order_relaxed);
    if (width == 0)
        width = known_or(&at_first, etch__pool_find_width());
    return known_or(&pool.width, width);
}

void etch__pool_set_width(int width)
{
    pthread_mutex_lock(&pool.busy);
    atomic_store(&pool.width, width > ETCH_POOL_MAX_WIDTH ? ETCH_POOL_MAX_WIDTH : width);
    pool.alone_until = pool.alone_ns = 0;
    pool.n_in_vain = 0;
    pthread_mutex_unlock(&pool.busy);
}

/* ------------------------------------------------------------------------------------------------ workers */

static void pause_a_moment(void)
{
#if defined(__x86_64__)
    _mm_pause();
#endif
}

static void sleep_until_other_than(unsigned seen)
{
    atomic_fetch_add(&pool.n_asleep, 1);
    (void)syscall(SYS_futex, (unsigned *)&pool.n_so_far, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
    atomic_fetch_sub(&pool.n_asleep, 1);
}

static void wake_sleepers(void)
{
    if (atomic_load(&pool.n_asleep) > 0)
        (void)syscall(SYS_futex, (unsigned *)&pool.n_so_far, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

/* The number of a piece of work after `seen`. */
static unsigned wait_for_work(unsigned seen)
{
    uint64_t until = etch__now_ns() + AWAKE_NS;
    for (;;) {
        for (int i = 0; i < SPINS_PER_LOOK; i++) {
            unsigned n = atomic_load_explicit(&pool.n_so_far, memory_order_acquire);
            if (n != seen)
                return n;
            pause_a_moment();
        }
        if (sched_getcpu() == atomic_load_explicit(&pool.processor, memory_order_relaxed))
            sched_yield();
        if (etch__now_ns() > until)
            sleep_until_other_than(seen);
    }
}

static uint64_t range_of(int64_t first, int64_t end) { return (uint64_t)first << 32 | (uint64_t)end; }

/* The next part of a range: its thread takes them from its beginning, others from its end. -1: there is none. */
static int64_t take_part(range *r, bool is_own)
{
    uint64_t left = atomic_load_explicit(&r->left, memory_order_relaxed);
    for (;;) {
        int64_t first = (int64_t)(left >> 32), end = (int64_t)(left & UINT32_MAX);
        if (first >= end)
            return -1;
        uint64_t less = is_own ? range_of(first + 1, end) : range_of(first, end - 1);
        if (atomic_compare_exchange_weak_explicit(&r->left, &left, less, memory_order_relaxed, memory_order_relaxed))
            return is_own ? first : end - 1;
    }
}

/* Its own parts, then what others have not got to. How many it did. */
static int64_t do_parts(int seat)
{
    int64_t n = 0;
    for (int i = 0; i < pool.n_seats; i++) {
        int at = (seat + i) % pool.n_seats;
        for (int64_t part; (part = take_part(&pool.ranges[at], i == 0)) >= 0; n++)
            pool.now.fn(pool.now.user, pool.now.first + part, seat);
    }
    return n;
}

static void *run_worker(void *seat)
{
    unsigned seen = 0;
    is_at_work = is_worker = true;
    (void)etch__floats_begin(); /* whatever the thread had that started this one */
    for (;;) {
        seen = wait_for_work(seen);
        atomic_fetch_add(&pool.n_inside, 1);
        if (atomic_load(&pool.open) != 0 && (int)(intptr_t)seat < pool.n_seats)
            (void)do_parts((int)(intptr_t)seat);
        atomic_fetch_sub(&pool.n_inside, 1);
    }
    return NULL;
}

/* ------------------------------------------------------------------------------------------------ forks */

/* Others' work is not waited for: whose it is may wait for a lock of the program's that the thread which forks has.
 *
 * Who forks in the midst of its own work (a handler of a signal may, or what is asked whether to go on) ends it in the child as well. There nobody
 * is who could end a part that a worker has begun, nor may it be begun again, for it may have changed what it reads. So workers end what they have and
 * begin no more; they may need a lock for it that the fork holds by now. */
static bool hold(void *it)
{
    (void)it;
    if (!is_at_work)
        return true;
    for (int i = 0; i < pool.n_seats && !pool.is_kept; i++)
        pool.ranges[i].kept = atomic_exchange(&pool.ranges[i].left, 0);
    pool.is_kept = true;
    return atomic_load(&pool.n_inside) == 0;
}

/* Workers that have left the work come back to it. */
static void give_back(void)
{
    for (int i = 0; i < pool.n_seats; i++)
        atomic_store(&pool.ranges[i].left, pool.ranges[i].kept);
    pool.is_kept = false;
    atomic_fetch_add(&pool.n_so_far, 1);
    wake_sleepers();
}

/* No worker came along, nor whose work it was, unless that is who forks. */
static void let_go(void *it, etch_fork_end end)
{
    (void)it;
    if (end == ETCH_FORK_PUT_OFF)
        return; /* it is asked for again: no part is begun until then */
    if (end == ETCH_FORK_CHILD) {
        pool.n_workers = 0;
        atomic_store(&pool.n_inside, 0);
        atomic_store(&pool.n_asleep, 0);
    }
    if (is_at_work) {
        give_back();
    } else if (end == ETCH_FORK_CHILD) {
        pool.is_kept = false;
        atomic_store(&pool.open, 0);
        (void)pthread_mutex_init(&pool.busy, NULL);
    }
}

static void mind_forks(void)
{
    static const etch_fork_rule rule = { hold, let_go };
    static etch_minded minded;
    etch__forks_mind(&minded, &rule, NULL);
}

/* ------------------------------------------------------------------------------------------------ work */

bool etch__pool_is_worker(void) { return is_worker; }

/* As many as there are to be, or as the system gives. Signals are for the program's own threads. */
static void start_workers(int width)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, mind_forks);
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    while (pool.n_workers < width - 1) {
        pthread_t t;
        if (pthread_create(&t, NULL, run_worker, (void *)(intptr_t)(pool.n_workers + 1)) != 0)
            break;
        (void)pthread_detach(t);
        pool.n_workers++;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void run_alone(etch_pool_fn *fn, void *user, int64_t n_parts)
{
    for (int64_t i = 0; i < n_parts; i++)
        fn(user, i, 0);
}

/* Was it of use to call them? */
static void judge(bool was_helped)
{
    if (ETCH_LIKELY(was_helped)) {
        pool.n_in_vain = 0;
        pool.alone_ns = 0;
        return;
    }
    if (++pool.n_in_vain < MANY_IN_VAIN)
        return;
    pool.n_in_vain = MANY_IN_VAIN - 1;
    pool.alone_ns = pool.alone_ns == 0                  ? LEAST_ALONE_NS
                    : 2 * pool.alone_ns < MOST_ALONE_NS ? 2 * pool.alone_ns
                                                        : MOST_ALONE_NS;
    pool.alone_until = etch__now_ns() + pool.alone_ns;
}

/* As many parts as it takes to see that it is long: the next one. */
static int64_t begin_alone(etch_pool_fn *fn, void *user, int64_t n_parts)
{
    uint64_t until = etch__now_ns() + LONG_NS;
    for (int64_t i = 0; i < n_parts; i++) {
        if (n_parts - i > 1 && etch__now_ns() > until)
            return i;
        fn(user, i, 0);
    }
    return n_parts;
}

static bool are_called(void)
{
    if (ETCH_LIKELY(pool.alone_until == 0))
        return true;
    if (etch__now_ns() < pool.alone_until)
        return false;
    pool.alone_until = 0;
    return true;
}

static void run_together(etch_pool_fn *fn, void *user, int64_t first, int64_t n_parts, int width)
{
    pool.now = (work){ fn, user, first };
    pool.n_seats = width;
    for (int i = 0; i < width; i++)
        atomic_store_explicit(&pool.ranges[i].left, range_of(n_parts * i / width, n_parts * (i + 1) / width),
                              memory_order_relaxed);
    atomic_store(&pool.open, 1);
    atomic_fetch_add(&pool.n_so_far, 1);
    atomic_store_explicit(&pool.processor, sched_getcpu(), memory_order_relaxed);
    wake_sleepers();
    bool was_helped = do_parts(0) < n_parts;
    atomic_store(&pool.open, 0);
    for (int i = 1; atomic_load(&pool.n_inside) > 0; i++) {
        if (i % 1024 == 0)
            sched_yield(); /* more threads than processors */
        pause_a_moment();
    }
    judge(was_helped);
}

void etch__pool_run(etch_pool_fn *fn, void *user, int64_t n_parts)
{
    int width = etch__pool_width();
    if (n_parts < 2 || width < 2 || is_at_work || pthread_mutex_trylock(&pool.busy) != 0) {
        run_alone(fn, user, n_parts);
        return;
    }
    is_at_work = true;
    int64_t first = are_called() ? 0 : begin_alone(fn, user, n_parts);
    if (pool.n_workers < width - 1)
        start_workers(width);
    for (int64_t n; (n = n_parts - first) > 0; first += n) {
        n = n < MOST_PARTS ? n : MOST_PARTS;
        run_together(fn, user, first, n, width);
    }
    is_at_work = false;
    pthread_mutex_unlock(&pool.busy);
}
