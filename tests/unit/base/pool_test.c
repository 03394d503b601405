/* The pool: every part is run once, whatever the width, inside of each other, from several threads at once, and after a fork. */
#include "base/pool.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { N = 1000 };

typedef struct count {
    atomic_int parts[N];
    atomic_int seats[ETCH_POOL_MAX_WIDTH]; /* taken at this moment */
    atomic_int n_wrong;
    int width;
} count;

static void count_part(void *user, int64_t part, int seat)
{
    count *c = user;
    if (seat < 0 || seat >= c->width || atomic_fetch_add(&c->seats[seat], 1) != 0)
        atomic_fetch_add(&c->n_wrong, 1);
    for (volatile int i = 0; i < 200; i++)
        ;
    atomic_fetch_add(&c->parts[part], 1);
    atomic_fetch_sub(&c->seats[seat], 1);
}

static bool run_all(int64_t n)
{
    count *c = calloc(1, sizeof *c);
    c->width = etch__pool_width();
    etch__pool_run(count_part, c, n);
    bool ok = c->n_wrong == 0;
    for (int64_t i = 0; i < N; i++)
        ok &= c->parts[i] == (i < n ? 1 : 0);
    free(c);
    return ok;
}

static void test_every_part_once(void **state)
{
    (void)state;
    static const int widths[] = { 1, 2, 3, 7, 16 };
    for (size_t i = 0; i < sizeof widths / sizeof *widths; i++) {
        etch__pool_set_width(widths[i]);
        assert_int_equal(etch__pool_width(), widths[i]);
        for (int64_t n = 0; n <= N; n = n < 20 ? n + 1 : n * 3)
            for (int round = 0; round < 5; round++)
                assert_true(run_all(n));
        assert_true(run_all(N));
    }
    etch__pool_set_width(0);
    assert_true(etch__pool_width() >= 1);
}

/* Workers fall asleep in between. */
static void test_after_a_while(void **state)
{
    (void)state;
    etch__pool_set_width(4);
    for (int i = 0; i < 20; i++) {
        usleep(i * 100);
        assert_true(run_all(N));
    }
    etch__pool_set_width(0);
}

/* Pieces of work that are over before workers are awake: these are no longer called, but for work that is long. */
static void test_without_help(void **state)
{
    (void)state;
    etch__pool_set_width(4);
    for (int i = 0; i < 60; i++) {
        usleep(400);
        assert_true(run_all(2));
    }
    for (int i = 0; i < 20; i++) {
        assert_true(run_all(2));
        assert_true(run_all(N)); /* begun alone, and ended together */
    }
    etch__pool_set_width(0);
}

static void run_inside(void *user, int64_t part, int seat)
{
    (void)part;
    (void)seat;
    if (!run_all(17))
        atomic_fetch_add((atomic_int *)user, 1);
}

static void test_inside_of_each_other(void **state)
{
    (void)state;
    atomic_int n_wrong = 0;
    etch__pool_set_width(3);
    etch__pool_run(run_inside, &n_wrong, 50);
    assert_int_equal(n_wrong, 0);
    etch__pool_set_width(0);
}

static void *run_many(void *user)
{
    for (int i = 0; i < 200; i++)
        if (!run_all(1 + i % 40))
            atomic_fetch_add((atomic_int *)user, 1);
    return NULL;
}

static void test_from_several_threads(void **state)
{
    (void)state;
    enum { N_THREADS = 6 };
    pthread_t threads[N_THREADS];
    atomic_int n_wrong = 0;
    etch__pool_set_width(3);
    for (int i = 0; i < N_THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, run_many, &n_wrong), 0);
    for (int i = 0; i < N_THREADS; i++)
        assert_int_equal(pthread_join(threads[i], NULL), 0);
    assert_int_equal(n_wrong, 0);
    etch__pool_set_width(0);
}

static void test_fork(void **state)
{
    (void)state;
#if defined(__SANITIZE_THREAD__)
    skip(); /* the thread sanitizer has no threads in the child of a process with threads */
#endif
    etch__pool_set_width(4);
    assert_true(run_all(N));
    for (int i = 0; i < 5; i++) {
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0)
            _exit(run_all(N) && run_all(3) ? 0 : 1);
        assert_true(run_all(N));
        int status = 0;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_int_equal(status, 0);
    }
    etch__pool_set_width(0);
}

static void test_quota(void **state)
{
    (void)state;
    assert_int_equal(etch__pool_quota_of("max 100000\n"), 0);
    assert_int_equal(etch__pool_quota_of("200000 100000\n"), 2);
    assert_int_equal(etch__pool_quota_of("150000 100000\n"), 2);
    assert_int_equal(etch__pool_quota_of("50000 100000"), 1);
    assert_int_equal(etch__pool_quota_of(""), 0);
    assert_int_equal(etch__pool_quota_of("-1 100000"), 0);
    assert_int_equal(etch__pool_quota_of("99999999999999 1"), ETCH_POOL_MAX_WIDTH);
}

int etch_test_pool(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_part_once),
        cmocka_unit_test(test_after_a_while),
        cmocka_unit_test(test_without_help),
        cmocka_unit_test(test_inside_of_each_other),
        cmocka_unit_test(test_from_several_threads),
        cmocka_unit_test(test_fork),
        cmocka_unit_test(test_quota),
    };
    return cmocka_run_group_tests_name("base/pool", tests, NULL, NULL);
}
