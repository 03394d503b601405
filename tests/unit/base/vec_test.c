#include "base/vec.h"
#include "unit/base/fault.h"

int etch_test_vec(void);

typedef ETCH_VEC(int64_t) numbers;

static void push_keeps_order_and_grows(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    numbers v = { 0 };
    for (int64_t i = 0; i < 1000; i++) {
        assert_true(ETCH_VEC_PUSH(&v, &c.iface, i * i));
        assert_int_equal(v.n, i + 1);
        assert_true(v.cap >= v.n);
    }
    for (int64_t i = 0; i < 1000; i++)
        assert_int_equal(v.at[i], i * i);
    if (etch__tiny_limits())
        assert_int_equal(atomic_load(&c.n_allocs), 1000); /* by one */
    else
        assert_in_range(atomic_load(&c.n_allocs), 2, 16); /* geometric */
    ETCH_VEC_FINI(&v, &c.iface);
    assert_null(v.at);
    assert_int_equal(v.n, 0);
    assert_int_equal(v.cap, 0);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void reserve_makes_room_at_once(void **state)
{
    (void)state;
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    ETCH_VEC(char) v = { 0 };
    assert_true(ETCH_VEC_RESERVE(&v, &c.iface, 0));
    assert_int_equal(atomic_load(&c.n_allocs), 0);
    assert_true(ETCH_VEC_RESERVE(&v, &c.iface, 100));
    assert_true(v.cap >= 100);
    assert_int_equal(v.n, 0);
    for (int i = 0; i < 100; i++)
        assert_true(ETCH_VEC_PUSH(&v, &c.iface, (char)i));
    assert_int_equal(atomic_load(&c.n_allocs), 1);
    ETCH_VEC_FINI(&v, &c.iface);
    ETCH_VEC_FINI(&v, &c.iface); /* an empty one may be finished */
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static void elements_of_any_size(void **state)
{
    (void)state;
    typedef struct thing {
        char name[13];
        double x;
    } thing;
    const etch_allocator *a = etch_allocator_system();
    ETCH_VEC(thing) v = { 0 };
    for (int i = 0; i < 20; i++)
        assert_true(ETCH_VEC_PUSH(&v, a, ((thing){ "thing", i })));
    for (int i = 0; i < 20; i++) {
        assert_string_equal(v.at[i].name, "thing");
        assert_true(v.at[i].x == i);
    }
    ETCH_VEC_FINI(&v, a);
}

static void failure_leaves_the_vector_as_it_was(void **state)
{
    (void)state;
    etch_failing_allocator f;
    etch__failing_init(&f, etch_allocator_system(), 0);
    numbers v = { 0 };
    for (int64_t i = 0; i < 5; i++)
        assert_true(ETCH_VEC_PUSH(&v, &f.iface, i + 100));
    numbers before = v;
    assert_false(ETCH_VEC_RESERVE(&v, &f.iface, SIZE_MAX));     /* the count overflows */
    assert_false(ETCH_VEC_RESERVE(&v, &f.iface, SIZE_MAX / 8)); /* the bytes do */
    f.fail_at = atomic_load(&f.n_allocs) + 1;
    assert_false(ETCH_VEC_RESERVE(&v, &f.iface, 1000));
    assert_true(atomic_load(&f.has_failed));
    assert_ptr_equal(v.at, before.at);
    assert_int_equal(v.n, before.n);
    assert_int_equal(v.cap, before.cap);
    for (int64_t i = 0; i < 5; i++)
        assert_int_equal(v.at[i], i + 100);
    ETCH_VEC_FINI(&v, &f.iface);
}

static etch_status push_many(const etch_allocator *alloc, void *user)
{
    (void)user;
    numbers v = { 0 };
    etch_status s = ETCH_OK;
    for (int64_t i = 0; i < 100 && s == ETCH_OK; i++)
        if (!ETCH_VEC_PUSH(&v, alloc, i))
            s = ETCH_ENOMEM;
    for (size_t i = 0; i < v.n; i++)
        assert_int_equal(v.at[i], i);
    ETCH_VEC_FINI(&v, alloc);
    return s;
}

static void each_allocation_may_fail(void **state)
{
    (void)state;
    assert_true(etch_test_each_failure(push_many, NULL) >= 3);
}

int etch_test_vec(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(push_keeps_order_and_grows), cmocka_unit_test(reserve_makes_room_at_once),
        cmocka_unit_test(elements_of_any_size),       cmocka_unit_test(failure_leaves_the_vector_as_it_was),
        cmocka_unit_test(each_allocation_may_fail),
    };
    return cmocka_run_group_tests_name("base/vec", tests, NULL, NULL);
}
