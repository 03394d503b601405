#include "base/hash.h"
#include "unit/base/fault.h"

int etch_test_hash(void);

/* Hashes are written to files, so they must never change by accident: values computed apart from this code, by the same
 * formula in Python. */
static void hashes_are_the_same_everywhere(void **state)
{
    (void)state;
    assert_true(etch__hash_str(0, "") == UINT64_C(0x61b81bfcf08cb2d3));
    assert_true(etch__hash_str(0, "a") == UINT64_C(0x46282db05f0e6ad6));
    assert_true(etch__hash_str(7, "sixteen bytes ok") == UINT64_C(0x81884490d8905f1a));
    assert_true(etch__hash_bytes(1, "\x00\xff\x80 nine", 8) == UINT64_C(0x1da0d0dca8b41313));
}

static void length_and_contents_matter(void **state)
{
    (void)state;
    unsigned char zeros[40] = { 0 };
    uint64_t seen[41];
    for (size_t n = 0; n <= 40; n++) {
        seen[n] = etch__hash_bytes(3, zeros, n);
        for (size_t k = 0; k < n; k++)
            assert_true(seen[n] != seen[k]);
    }
    /* Each bit of the input moves about half of the bits of the hash. */
    unsigned char text[24] = "the quick brown fox jum";
    uint64_t h = etch__hash_bytes(0, text, sizeof text);
    int moved = 0;
    for (size_t bit = 0; bit < 8 * sizeof text; bit++) {
        text[bit / 8] ^= (unsigned char)(1u << bit % 8);
        int n = __builtin_popcountll(h ^ etch__hash_bytes(0, text, sizeof text));
        assert_true(n >= 8);
        moved += n;
        text[bit / 8] ^= (unsigned char)(1u << bit % 8);
    }
    assert_in_range(moved, 28 * 8 * sizeof text, 36 * 8 * sizeof text);
}

static void unaligned_bytes_hash_alike(void **state)
{
    (void)state;
    char room[64];
    uint64_t h = etch__hash_str(5, "some twenty-one bytes");
    for (int i = 0; i < 16; i++) {
        strcpy(room + i, "some twenty-one bytes");
        assert_true(etch__hash_str(5, room + i) == h);
    }
}

/* How the header says to look something up; here a thing is its number and equals by it. */
static bool has(const etch_index *ix, uint64_t hash, uint32_t value)
{
    for (etch_index_probe p = etch__index_first(ix, hash); p.found; p = etch__index_next(ix, p))
        if (p.value == value)
            return true;
    return false;
}

static void an_empty_index_finds_nothing(void **state)
{
    (void)state;
    etch_index ix = { 0 };
    assert_false(etch__index_first(&ix, 0).found);
    etch__index_remove(&ix, 1, 1);
    etch__index_fini(&ix, etch_allocator_system());
}

/* Against a plain array of what should be in there. `spread` decides how much the hashes collide. */
static void add_and_remove_at_random(uint64_t (*hash_of)(uint32_t value))
{
    enum { N = 600 };
    static bool in[N];
    memset(in, 0, sizeof in);
    etch_counting_allocator c;
    etch__counting_init(&c, etch_allocator_system());
    etch_index ix = { 0 };
    uint32_t seed = 12345;
    size_t n = 0;
    for (int step = 0; step < 6000; step++) {
        seed = seed * 1664525u + 1013904223u;
        uint32_t v = (seed >> 8) % N;
        if (in[v]) {
            etch__index_remove(&ix, hash_of(v), v);
            n--;
        } else {
            assert_true(etch__index_add(&ix, &c.iface, hash_of(v), v));
            n++;
        }
        in[v] = !in[v];
        assert_int_equal(ix.n, n);
        if (step % 200 == 0 || step > 5990)
            for (uint32_t i = 0; i < N; i++)
                assert_int_equal(has(&ix, hash_of(i), i), in[i]);
    }
    etch__index_fini(&ix, &c.iface);
    assert_int_equal(ix.n, 0);
    assert_int_equal(atomic_load(&c.live_bytes), 0);
}

static uint64_t hash_well(uint32_t v) { return etch__hash_mix(1, v); }
static uint64_t hash_itself(uint32_t v) { return v; }
static uint64_t hash_shifted(uint32_t v) { return (uint64_t)v << 50; }
static uint64_t hash_into_five(uint32_t v) { return v % 5; }

static void index_with_good_hashes(void **state)
{
    (void)state;
    add_and_remove_at_random(hash_well);
}

static void index_with_poor_hashes(void **state)
{
    (void)state;
    add_and_remove_at_random(hash_itself);
    add_and_remove_at_random(hash_shifted);
    add_and_remove_at_random(hash_into_five);
}

static void equal_hashes_are_all_found(void **state)
{
    (void)state;
    const etch_allocator *a = etch_allocator_system();
    etch_index ix = { 0 };
    for (uint32_t v = 0; v < 40; v++)
        assert_true(etch__index_add(&ix, a, v % 2 ? 77 : 78, v));
    uint64_t seen = 0;
    for (etch_index_probe p = etch__index_first(&ix, 77); p.found; p = etch__index_next(&ix, p)) {
        assert_int_equal(p.value % 2, 1);
        assert_false(seen >> p.value & 1);
        seen |= UINT64_C(1) << p.value;
    }
    assert_int_equal(__builtin_popcountll(seen), 20);
    /* Removing what is not there changes nothing. */
    etch__index_remove(&ix, 77, 100);
    etch__index_remove(&ix, 79, 1);
    assert_int_equal(ix.n, 40);
    etch__index_fini(&ix, a);
}

static void there_is_always_a_free_slot(void **state)
{
    (void)state;
    const etch_allocator *a = etch_allocator_system();
    etch_index ix = { 0 };
    for (uint32_t v = 0; v < 5000; v++) {
        assert_true(etch__index_add(&ix, a, hash_well(v), v));
        assert_true(ix.n < ix.n_slots); /* or a search for what is missing would not end */
        assert_int_equal(ix.n_slots & (ix.n_slots - 1), 0);
    }
    assert_true(ix.n_slots <= 4 * 5000);
    etch__index_fini(&ix, a);
}

static etch_status fill_index(const etch_allocator *alloc, void *user)
{
    (void)user;
    etch_index ix = { 0 };
    etch_status s = ETCH_OK;
    uint32_t n = 0;
    while (n < 300 && s == ETCH_OK) {
        if (etch__index_add(&ix, alloc, hash_well(n), n))
            n++;
        else
            s = ETCH_ENOMEM;
    }
    assert_int_equal(ix.n, n);
    for (uint32_t v = 0; v < 300; v++)
        assert_int_equal(has(&ix, hash_well(v), v), v < n);
    etch__index_fini(&ix, alloc);
    return s;
}

static void each_allocation_may_fail(void **state)
{
    (void)state;
    assert_true(etch_test_each_failure(fill_index, NULL) >= 3);
}

int etch_test_hash(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hashes_are_the_same_everywhere), cmocka_unit_test(length_and_contents_matter),
        cmocka_unit_test(unaligned_bytes_hash_alike),     cmocka_unit_test(an_empty_index_finds_nothing),
        cmocka_unit_test(index_with_good_hashes),         cmocka_unit_test(index_with_poor_hashes),
        cmocka_unit_test(equal_hashes_are_all_found),     cmocka_unit_test(there_is_always_a_free_slot),
        cmocka_unit_test(each_allocation_may_fail),
    };
    return cmocka_run_group_tests_name("base/hash", tests, NULL, NULL);
}
