/* What is minded, in a list under a lock that the fork holds as well. Who adds to it may hold locks that are in it: while the fork waits for one
 * of these it does not hold the list either. */
#include "base/forks.h"

#include <sched.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static etch_minded *all;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* Those before `until`. */
static void let_go(const etch_minded *until, etch_fork_end end)
{
    for (etch_minded *m = all; m != until; m = m->next)
        m->rule->let_go(m->it, end);
}

static void before_fork(void)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        etch_minded *m = all;
        while (m && m->rule->hold(m->it))
            m = m->next;
        if (!m)
            return;
        let_go(m, ETCH_FORK_PUT_OFF);
        pthread_mutex_unlock(&lock);
        sched_yield();
    }
}

static void in_parent(void)
{
    let_go(NULL, ETCH_FORK_PARENT);
    pthread_mutex_unlock(&lock);
}

static void in_child(void)
{
    let_go(NULL, ETCH_FORK_CHILD);
    pthread_mutex_unlock(&lock);
}

static void start(void) { (void)pthread_atfork(before_fork, in_parent, in_child); }

void etch__forks_mind(etch_minded *m, const etch_fork_rule *rule, void *it)
{
    pthread_once(&once, start);
    pthread_mutex_lock(&lock);
    *m = (etch_minded){ rule, it, .next = all };
    if (all)
        all->before = m;
    all = m;
    pthread_mutex_unlock(&lock);
}

static bool hold_lock(void *it) { return pthread_mutex_trylock(it) == 0; }

static void let_go_of_lock(void *it, etch_fork_end end)
{
    (void)end;
    pthread_mutex_unlock(it);
}

void etch__forks_mind_lock(etch_minded *m, pthread_mutex_t *it)
{
    static const etch_fork_rule rule = { hold_lock, let_go_of_lock };
    etch__forks_mind(m, &rule, it);
}

void etch__forks_forget(etch_minded *m)
{
    if (!m->rule)
        return;
    pthread_mutex_lock(&lock);
    if (m->before)
        m->before->next = m->next;
    else
        all = m->next;
    if (m->next)
        m->next->before = m->before;
    pthread_mutex_unlock(&lock);
}
