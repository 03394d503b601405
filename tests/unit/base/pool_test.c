/* The pool: every part is run once, whatever the width, inside of each other, from several threads at once, and in and after a fork. */
#include "base/pool.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
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

/* On seats below `width`. */
static bool run_on(int width, int64_t n)
{
    count *c = calloc(1, sizeof *c);
    c->width = width;
    etch__pool_run(count_part, c, n);
    bool ok = c->n_wrong == 0;
    for (int64_t i = 0; i < N; i++)
        ok &= c->parts[i] == (i < n ? 1 : 0);
    free(c);
    return ok;
}

static bool run_all(int64_t n) { return run_on(etch__pool_width(), n); }

static bool exits_well(pid_t child)
{
    int status = 0;
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

/* A thread that may use some processors asks at the same time as one that may use others. */
typedef struct asking {
    cpu_set_t mine;
    atomic_int *n_ready;
    int width;
} asking;

static void *ask_for_width(void *user)
{
    asking *a = user;
    (void)sched_setaffinity(0, sizeof a->mine, &a->mine);
    atomic_fetch_add(a->n_ready, 1);
    while (atomic_load(a->n_ready) < 2)
        ;
    a->width = etch__pool_width();
    return NULL;
}

static bool is_one_width(const cpu_set_t *all)
{
    atomic_int n_ready = 0;
    pthread_t threads[2];
    asking a[2] = { { .mine = *all, .n_ready = &n_ready }, { .n_ready = &n_ready } };
    int last = CPU_SETSIZE - 1;
    while (!CPU_ISSET(last, all))
        last--;
    CPU_SET(last, &a[1].mine);
    for (int i = 0; i < 2; i++)
        if (pthread_create(&threads[i], NULL, ask_for_width, &a[i]) != 0)
            return false;
    for (int i = 0; i < 2; i++)
        (void)pthread_join(threads[i], NULL);
    return a[0].width >= 1 && a[0].width == a[1].width && a[0].width == etch__pool_width();
}

/* Before anything else asked for it: once it is known it stays. */
static void test_one_width(void **state)
{
    (void)state;
#if defined(__SANITIZE_THREAD__)
    skip(); /* the thread sanitizer has no threads in the child of a process with threads */
#endif
    cpu_set_t all;
    assert_int_equal(sched_getaffinity(0, sizeof all, &all), 0);
    for (int i = 0; i < 100; i++) {
        pid_t child = fork();
        if (child == 0) {
            unsetenv("ETCH_NUM_THREADS");
            _exit(is_one_width(&all) ? 0 : 1);
        }
        assert_true(exits_well(child));
    }
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

enum { FEW = 2, MANY = 9 };

static void *change_width(void *is_over)
{
    while (!atomic_load((atomic_bool *)is_over)) {
        etch__pool_set_width(FEW);
        usleep(20);
        etch__pool_set_width(MANY);
        usleep(20);
    }
    return NULL;
}

static void test_width_changes(void **state)
{
    (void)state;
    pthread_t thread;
    atomic_bool is_over = false;
    bool ok = true;
    etch__pool_set_width(MANY);
    assert_int_equal(pthread_create(&thread, NULL, change_width, &is_over), 0);
    for (int i = 0; i < 300; i++)
        ok &= run_on(MANY, 1 + i % 100);
    atomic_store(&is_over, true);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_true(ok);
    etch__pool_set_width(0);
}

static void test_fork(void **state)
{
    (void)state;
#if defined(__SANITIZE_THREAD__)
    skip(); /* as above */
#endif
    etch__pool_set_width(4);
    assert_true(run_all(N));
    for (int i = 0; i < 5; i++) {
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0)
            _exit(run_all(N) && run_all(3) ? 0 : 1);
        assert_true(run_all(N));
        assert_true(exits_well(child));
    }
    etch__pool_set_width(0);
}

/* Work on what is there already: begun twice or not ended, a part leaves another number than 2. */
typedef struct upkeep {
    int values[N];
    void (*early)(struct upkeep *u); /* in the first part of who asked */
    bool is_early;
    atomic_int n_helped;   /* parts that others began */
    atomic_bool may_go_on; /* before, others do not end theirs */
    bool is_signalled;     /* by others, in theirs */
    pthread_t asked;
    pid_t child;
    bool is_child;
} upkeep;

/* Not for ever: false. */
static bool wait_for_help(upkeep *u, int n)
{
    for (time_t until = time(NULL) + 30; time(NULL) < until; sched_yield())
        if (atomic_load(&u->n_helped) >= n)
            return true;
    return false;
}

static void wait_to_go_on(upkeep *u)
{
    for (time_t until = time(NULL) + 30; time(NULL) < until && !atomic_load(&u->may_go_on);)
        sched_yield();
}

static void keep_up(void *user, int64_t part, int seat)
{
    upkeep *u = user;
    u->values[part]++;
    if (seat != 0) {
        atomic_fetch_add(&u->n_helped, 1);
        if (u->is_signalled) {
            usleep(5000);
            (void)pthread_kill(u->asked, SIGUSR1);
        }
        wait_to_go_on(u);
        usleep(part % 8 == 0 ? 5000 : 50);
    } else if (u->is_early) {
        u->is_early = false;
        u->early(u);
    }
    u->values[part]++;
}

static bool is_kept_up(upkeep *u, int n_parts)
{
    bool ok = true;
    u->is_early = true;
    u->asked = pthread_self();
    etch__pool_run(keep_up, u, n_parts);
    for (int i = 0; i < n_parts; i++)
        ok &= u->values[i] == 2;
    return ok;
}

static void await_help(upkeep *u)
{
    if (!wait_for_help(u, 1))
        u->values[0] = -1;
}

static void ask_for_help(upkeep *u)
{
    atomic_store(&u->may_go_on, true);
    await_help(u);
}

/* Workers come. */
static bool is_helped(void)
{
    upkeep u = { .early = ask_for_help };
    return is_kept_up(&u, 50) && run_all(N);
}

/* Others are in the midst of a part, and have more to do. In the parent they come again. */
static void fork_when_helped(upkeep *u)
{
    bool ok = wait_for_help(u, 1);
    atomic_store(&u->may_go_on, true);
    u->child = fork();
    u->is_child = u->child == 0;
    int n = atomic_load(&u->n_helped);
    if (!ok || (!u->is_child && !wait_for_help(u, n + 1)))
        u->values[0] = -1;
}

/* Who asked has nothing more to do, and waits for the others: a signal interrupts it there. */
static upkeep *signalled;

static void fork_now(int number)
{
    (void)number;
    atomic_store(&signalled->may_go_on, true);
    signalled->child = fork();
    signalled->is_child = signalled->child == 0;
}

/* Who asks for work may fork before it is done: the child has no workers, and ends it all the same. */
static void test_fork_in_the_midst(void **state)
{
    (void)state;
#if defined(__SANITIZE_THREAD__)
    skip(); /* as above */
#endif
    struct sigaction before, forks = { .sa_handler = fork_now };
    assert_int_equal(sigaction(SIGUSR1, &forks, &before), 0);
    for (int i = 0; i < 12; i++) {
        bool is_at_end = i % 3 == 0;
        upkeep u = { .early = is_at_end ? await_help : fork_when_helped, .is_signalled = is_at_end };
        signalled = &u;
        etch__pool_set_width(is_at_end ? 2 : 4);
        bool ok = is_kept_up(&u, is_at_end ? 2 : N / 2);
        if (u.is_child)
            _exit(ok && is_helped() && is_helped() ? 0 : 1);
        assert_true(exits_well(u.child));
        assert_true(ok);
        assert_true(is_helped());
    }
    assert_int_equal(sigaction(SIGUSR1, &before, NULL), 0);
    etch__pool_set_width(0);
}

static void *fork_beside(void *user)
{
    upkeep *u = user;
    u->child = fork();
    if (u->child == 0)
        _exit(is_helped() && is_helped() ? 0 : 1);
    return NULL;
}

static void fork_on_another_thread(upkeep *u)
{
    pthread_t thread;
    bool ok = wait_for_help(u, 1) && pthread_create(&thread, NULL, fork_beside, u) == 0;
    if (!ok || pthread_join(thread, NULL) != 0)
        u->values[0] = -1;
    atomic_store(&u->may_go_on, true);
}

/* Another thread's fork does not wait for the work, and its child has nothing to do with it. */
static void test_fork_beside_work(void **state)
{
    (void)state;
#if defined(__SANITIZE_THREAD__)
    skip(); /* as above */
#endif
    etch__pool_set_width(4);
    for (int i = 0; i < 5; i++) {
        upkeep u = { .early = fork_on_another_thread };
        assert_true(is_kept_up(&u, N / 2));
        assert_true(exits_well(u.child));
        assert_true(is_helped());
    }
    etch__pool_set_width(0);
}

static int width_of(const char *setting)
{
    assert_int_equal(setting ? setenv("ETCH_NUM_THREADS", setting, 1) : unsetenv("ETCH_NUM_THREADS"), 0);
    return etch__pool_find_width();
}

/* Numbers that are larger than a type of the code's are no smaller ones, nor none. */
static void test_width_that_is_asked_for(void **state)
{
    (void)state;
    /* clang-format off */
    static const char *const too_large[] = {
        "257", "1000", "2147483647", "2147483648", "4294967295", "4294967296", "4294967297", "9223372036854775807", "9223372036854775808",
        "18446744073709551617", "99999999999999999999", "0000000000000000000000000300" };
    /* clang-format on */
    const char *before = getenv("ETCH_NUM_THREADS");
    char *kept = before ? strdup(before) : NULL;
    int own = width_of(NULL);
    assert_in_range(own, 1, ETCH_POOL_MAX_WIDTH);
    assert_int_equal(width_of(""), own);
    assert_int_equal(width_of("0"), own);
    assert_int_equal(width_of("1"), 1);
    assert_int_equal(width_of("0000000000000000000000000003"), 3);
    assert_int_equal(width_of("256"), ETCH_POOL_MAX_WIDTH);
    for (size_t i = 0; i < sizeof too_large / sizeof *too_large; i++)
        assert_int_equal(width_of(too_large[i]), ETCH_POOL_MAX_WIDTH);
    (void)width_of(kept);
    free(kept);
}

int etch_test_pool(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_width),
        cmocka_unit_test(test_every_part_once),
        cmocka_unit_test(test_after_a_while),
        cmocka_unit_test(test_without_help),
        cmocka_unit_test(test_inside_of_each_other),
        cmocka_unit_test(test_from_several_threads),
        cmocka_unit_test(test_width_changes),
        cmocka_unit_test(test_fork),
        cmocka_unit_test(test_fork_in_the_midst),
        cmocka_unit_test(test_fork_beside_work),
        cmocka_unit_test(test_width_that_is_asked_for),
    };
    return cmocka_run_group_tests_name("base/pool", tests, NULL, NULL);
}
