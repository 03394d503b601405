/* Counting from many threads: the last release, whoever makes it, ends a tensor exactly once. */
#include "env.h"

#include <stdatomic.h>

int etch_test_tensor_thread(void);

enum { N_THREADS = 4, N_ROUNDS = 300, N_ELEMENTS = 64 };

static atomic_int n_released;
static void count_release(void *user)
{
    (void)user;
    atomic_fetch_add(&n_released, 1);
}

typedef struct worker {
    etch_runtime *rt;
    etch_tensor *shared; /* a reference of its own */
    uint64_t seed;
    bool ok;
} worker;

/* Makes views of the shared tensor, reads through them and drops everything in some order. */
static void *work(void *arg)
{
    worker *w = arg;
    etch_ctx *cx = NULL;
    w->ok = etch_ctx_new(w->rt, &cx) == ETCH_OK;
    for (int round = 0; w->ok && round < N_ROUNDS; round++) {
        etch_tensor *t[4] = { etch_tensor_retain(w->shared) };
        int64_t back[N_ELEMENTS], start = test_random_in(&w->seed, 0, N_ELEMENTS - 1);
        bool ok = etch_tensor_slice(cx, t[0], 0, start, start + 1, -1, &t[1]) == ETCH_OK;
        ok = ok && etch_tensor_broadcast(cx, t[1], (int64_t[]){ 2, start + 1 }, 2, &t[2]) == ETCH_OK;
        ok = ok && etch_tensor_reshape(cx, t[2], (int64_t[]){ -1 }, 1, &t[3]) == ETCH_OK;
        ok = ok && etch_tensor_read(cx, t[1], back, (size_t)(start + 1) * sizeof(int64_t)) == ETCH_OK;
        for (int64_t i = 0; ok && i <= start; i++)
            ok = back[i] == start - i;
        for (int k = 4; k > 0; k--) {
            int i = (int)(test_random(&w->seed) % (uint64_t)k);
            etch_tensor *gone = t[i];
            t[i] = t[k - 1];
            etch_tensor_release(&gone);
        }
        w->ok = ok;
    }
    etch_tensor_release(&w->shared);
    etch_ctx_release(&cx);
    etch_runtime_release(&w->rt);
    return NULL;
}

static void shared_by_threads(void **state)
{
    (void)state;
    etch_counting_allocator counting;
    etch__counting_init(&counting, etch_allocator_system());
    static int64_t data[N_ELEMENTS];
    for (int i = 0; i < N_ELEMENTS; i++)
        data[i] = i;
    atomic_store(&n_released, 0);
    for (int trial = 0; trial < 10; trial++) {
        etch_runtime *rt = NULL;
        etch_ctx *cx = NULL;
        etch_tensor *t = NULL;
        pthread_t threads[N_THREADS];
        worker workers[N_THREADS];
        assert_int_equal(etch_runtime_new(&counting.iface, &rt), ETCH_OK);
        assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
        assert_int_equal(
            etch_tensor_wrap(cx, ETCH_I64, &(int64_t){ N_ELEMENTS }, NULL, 1, data, count_release, NULL, &t), ETCH_OK);
        etch_ctx_release(&cx);
        for (int i = 0; i < N_THREADS; i++) {
            workers[i] = (worker){ etch_runtime_retain(rt), etch_tensor_retain(t), (uint64_t)(trial * 100 + i), false };
            assert_int_equal(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
        }
        /* The threads hold what they need: ours goes while they work. */
        etch_tensor_release(&t);
        etch_runtime_release(&rt);
        for (int i = 0; i < N_THREADS; i++) {
            pthread_join(threads[i], NULL);
            assert_true(workers[i].ok);
        }
        assert_int_equal(atomic_load(&n_released), trial + 1);
        assert_int_equal(counting.live_bytes, 0);
    }
}

static void *drop(void *arg)
{
    etch_tensor *t = arg;
    etch_tensor_release(&t);
    return NULL;
}

/* The runtime, the context and all other references are gone; the last one is dropped by a thread that never had a
 * context. Strings, so that every kind of memory goes back. */
static void the_last_release_by_a_stranger(void **state)
{
    (void)state;
    for (int trial = 0; trial < 50; trial++) {
        etch_counting_allocator counting;
        etch_runtime *rt = NULL;
        etch_ctx *cx = NULL;
        etch_tensor *t = NULL;
        pthread_t threads[2];
        etch__counting_init(&counting, etch_allocator_system());
        assert_int_equal(etch_runtime_new(&counting.iface, &rt), ETCH_OK);
        assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
        const char *data[] = { "some", "strings" };
        assert_int_equal(etch_tensor_from(cx, ETCH_STRING, &(int64_t){ 2 }, 1, data, &t), ETCH_OK);
        etch_tensor *view = NULL;
        assert_int_equal(etch_tensor_slice(cx, t, 0, 1, 1, 1, &view), ETCH_OK);
        etch_ctx_release(&cx);
        etch_runtime_release(&rt);
        assert_int_equal(pthread_create(&threads[0], NULL, drop, t), 0);
        assert_int_equal(pthread_create(&threads[1], NULL, drop, view), 0);
        pthread_join(threads[0], NULL);
        pthread_join(threads[1], NULL);
        assert_int_equal(counting.live_bytes, 0);
    }
}

int etch_test_tensor_thread(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shared_by_threads),
        cmocka_unit_test(the_last_release_by_a_stranger),
    };
    return cmocka_run_group_tests_name("tensor/thread", tests, NULL, NULL);
}
