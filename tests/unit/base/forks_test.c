/* Forks hold all that is minded, let go of what they hold while they wait for one, and tell parent and child apart. */
#include "base/forks.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <sys/wait.h>
#include <unistd.h>

enum { PUT_OFF = ETCH_FORK_PUT_OFF, PARENT = ETCH_FORK_PARENT, CHILD = ETCH_FORK_CHILD };

typedef struct thing {
    int n_refusals; /* still to come: as if another thread had it */
    bool is_held;
    int n_held, n_ends[3];
} thing;

static bool hold(void *it)
{
    thing *t = it;
    if (t->n_refusals-- > 0)
        return false;
    t->n_held++;
    return t->is_held = true;
}

static void let_go(void *it, etch_fork_end end)
{
    thing *t = it;
    t->n_ends[end] += t->is_held;
    t->is_held = false;
}

static const etch_fork_rule rule = { hold, let_go };

/* What `is_right` says in the child. */
static bool child_says(bool (*is_right)(void *user), void *user)
{
    int status = 0;
    pid_t child = fork();
    if (child == 0)
        _exit(is_right(user) ? 0 : 1);
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

static bool is_there(void *user) { return !user; }

static bool have_been_left(void *user)
{
    const thing *t = user;
    for (int i = 0; i < 3; i++)
        if (t[i].is_held || t[i].n_ends[CHILD] != 1 || t[i].n_ends[PARENT] != 0)
            return false;
    return true;
}

static void test_all_or_none(void **state)
{
    (void)state;
    thing t[3] = { { 0 }, { .n_refusals = 4 }, { .n_refusals = 1 } };
    etch_minded m[3];
    for (int i = 0; i < 3; i++)
        etch__forks_mind(&m[i], &rule, &t[i]);
    assert_true(child_says(have_been_left, t));
    for (int i = 0; i < 3; i++) {
        assert_false(t[i].is_held);
        assert_int_equal(t[i].n_ends[PARENT], 1);
        assert_int_equal(t[i].n_ends[CHILD], 0);
        assert_int_equal(t[i].n_held, t[i].n_ends[PUT_OFF] + 1);
    }
    assert_int_equal(t[1].n_held, 1);                              /* refused until it was the last that was asked */
    assert_true(t[0].n_ends[PUT_OFF] + t[2].n_ends[PUT_OFF] >= 4); /* others did not stay held meanwhile */
    for (int i = 0; i < 3; i++)
        etch__forks_forget(&m[i]);
    assert_true(child_says(is_there, NULL));
    assert_int_equal(t[0].n_ends[PARENT], 1); /* nobody asked */
}

static bool can_lock(void *user)
{
    pthread_mutex_t *locks = user;
    for (int i = 0; i < 2; i++)
        if (pthread_mutex_trylock(&locks[i]) != 0)
            return false;
    return true;
}

/* Takes both, one inside the other, again and again, in an order of its own. */
typedef struct taker {
    pthread_mutex_t *first, *second;
    int *n; /* under both */
} taker;

static void *take_both(void *user)
{
    taker *t = user;
    for (int i = 0; i < 2000; i++) {
        pthread_mutex_lock(t->first);
        pthread_mutex_lock(t->second);
        ++*t->n;
        pthread_mutex_unlock(t->second);
        pthread_mutex_unlock(t->first);
    }
    return NULL;
}

/* Whatever the order in which threads take locks, a fork gets them, and so does its child. */
static void test_locks_of_others(void **state)
{
    (void)state;
#if defined(__SANITIZE_THREAD__)
    skip(); /* as in pool_test.c */
#endif
    pthread_mutex_t locks[] = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER };
    for (int k = 0; k < 2; k++) {
        etch_minded m[2];
        int n = 0;
        pthread_t thread;
        for (int i = 0; i < 2; i++)
            etch__forks_mind_lock(&m[i], &locks[i]);
        assert_int_equal(pthread_create(&thread, NULL, take_both, &(taker){ &locks[k], &locks[1 - k], &n }), 0);
        for (int i = 0; i < 20; i++)
            assert_true(child_says(can_lock, locks));
        assert_int_equal(pthread_join(thread, NULL), 0);
        assert_int_equal(n, 2000);
        for (int i = 0; i < 2; i++)
            etch__forks_forget(&m[i]);
    }
}

static void test_never_minded(void **state)
{
    (void)state;
    etch_minded m = { 0 };
    etch__forks_forget(&m);
    assert_null(m.rule);
}

int etch_test_forks(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_or_none),
        cmocka_unit_test(test_locks_of_others),
        cmocka_unit_test(test_never_minded),
    };
    return cmocka_run_group_tests_name("base/forks", tests, NULL, NULL);
}
