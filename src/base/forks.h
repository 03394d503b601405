/* Locks and forks. The child of a fork has one thread: what another one held would be held for ever, and what it was changing would stay
 * half changed. So locks are minded here, and a fork holds all of them. */
#ifndef ETCH_BASE_FORKS_H
#define ETCH_BASE_FORKS_H

#include <pthread.h>
#include <stdbool.h>

typedef enum etch_fork_end { ETCH_FORK_PUT_OFF, ETCH_FORK_PARENT, ETCH_FORK_CHILD } etch_fork_end;

typedef struct etch_fork_rule {
    /* Holds it without waiting for a lock; the thread that forks asks, which may have it already. false: another thread has it, and gives it back by
     * itself. Then all that is held is let go of and asked for again, so that the order in which locks are taken does not matter. */
    bool (*hold)(void *it);
    void (*let_go)(void *it, etch_fork_end end);
} etch_fork_rule;

/* Lives in what it minds. */
typedef struct etch_minded {
    const etch_fork_rule *rule;
    void *it;
    struct etch_minded *next, *before;
} etch_minded;

void etch__forks_mind(etch_minded *m, const etch_fork_rule *rule, void *it);
/* A lock that is not recursive, and under which no code of the program's runs. */
void etch__forks_mind_lock(etch_minded *m, pthread_mutex_t *lock);
/* Before the lock goes; accepts one that was never minded, if it is zero. */
void etch__forks_forget(etch_minded *m);

#endif
