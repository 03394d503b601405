/* Claims about dims near the limits of numbers: coefficients, constants and symbols up to 2^62. Sums that were cut off
 * at a limit must not meet there and look equal.
 *
 * Recipes are computed in 128 bits at a few bindings, the ends of the ranges among them; a recipe counts where each of
 * its steps fits in 62 bits. What is refused for overflow is fine; what is claimed must hold. */
#include "shape_test.h"

#include <stdlib.h>

enum { N_SYMBOLS = 2, N_NUMBERS = 6, N_NODES = 32, N_VALUES = 3, N_BINDINGS = N_VALUES * N_VALUES, N_ROUNDS = 600 };
enum { N_OPS = 8 };

typedef struct value {
    int64_t is;
    bool ok;
} value;

typedef struct node {
    int op, a, b;
    etch_dim dim;
    value at[N_BINDINGS];
} node;

static uint64_t random_state;

static int below(int n)
{
    random_state ^= random_state << 13, random_state ^= random_state >> 7, random_state ^= random_state << 17;
    return (int)((random_state >> 11) % (uint64_t)n);
}

static int64_t pick_number(void)
{
    static const int64_t numbers[] = { 0,
                                       1,
                                       2,
                                       3,
                                       7,
                                       1000,
                                       INT64_C(1) << 31,
                                       (INT64_C(1) << 61) - 1,
                                       INT64_C(1) << 61,
                                       ETCH_DIM_MAX / 3,
                                       ETCH_DIM_MAX - 1,
                                       ETCH_DIM_MAX };
    return numbers[below((int)ETCH_COUNT_OF(numbers))];
}

static value compute(int op, value a, value b)
{
    if (!a.ok || !b.ok)
        return (value){ 0, false };
    __int128 x = a.is, y = b.is, r = 0;
    switch (op) {
    case 0: r = x + y; break;
    case 1: r = x - y; break;
    case 2: r = x * y; break;
    case 3:
    case 4:
        if (y == 0)
            return (value){ 0, false };
        r = (x % y + y) % y; /* the divisor's sign, as C's remainder has the dividend's */
        r = op == 3 ? (x - r) / y : r;
        break;
    case 5: r = x < y ? x : y; break;
    case 6: r = x < y ? y : x; break;
    default:
        if (x != y && x != 1 && y != 1)
            return (value){ 0, false };
        r = x == 1 ? y : x;
    }
    bool fits = r <= ETCH_DIM_MAX && r >= -ETCH_DIM_MAX;
    return (value){ fits ? (int64_t)r : 0, fits };
}

static etch_dim build(world *w, int op, etch_dim a, etch_dim b)
{
    static etch_dim (*const functions[N_OPS])(etch_ctx *, etch_dims *, etch_dim, etch_dim) = {
        etch__dim_add, etch__dim_sub, etch__dim_mul, etch__dim_floordiv,
        etch__dim_mod, etch__dim_min, etch__dim_max, etch__dim_broadcast,
    };
    return functions[op](w->cx, w->t, a, b);
}

static void fail_case(world *w, uint64_t seed, const char *what, const node *x, const node *y, int64_t a, int64_t b)
{
    fail_msg("%s: %s and %s at a = %lld, b = %lld (seed %llu)", what, show(w, x->dim), y ? show(w, y->dim) : "",
             (long long)a, (long long)b, (unsigned long long)seed);
}

typedef struct huge_round {
    world w;
    uint64_t seed;
    int64_t bindings[N_BINDINGS][N_SYMBOLS];
    node nodes[N_NODES];
    int n;
} huge_round;

static void check_claims(huge_round *r, const node *x, const node *y)
{
    etch_ctx *cx = r->w.cx;
    etch_dims *t = r->w.t;
    etch_dim_range range = etch__dim_range(t, x->dim);
    etch_tri equal = etch__dim_equal(cx, t, x->dim, y->dim),
             below_or_equal = etch__dim_less_equal(cx, t, x->dim, y->dim);
    etch_tri is_less = etch__dim_less(cx, t, x->dim, y->dim), divides = etch__dim_divides(cx, t, x->dim, y->dim);
    for (int b = 0; b < N_BINDINGS; b++) {
        const char *wrong = NULL;
        int64_t u = x->at[b].is, v = y->at[b].is;
        if (x->at[b].ok && (u < range.lo || u > range.hi || u % range.divisor != 0))
            wrong = "a value outside of the range of the first";
        if (x->at[b].ok && y->at[b].ok) {
            if (equal != ETCH_UNKNOWN && (equal == ETCH_YES) != (u == v))
                wrong = "equal";
            if (below_or_equal != ETCH_UNKNOWN && (below_or_equal == ETCH_YES) != (u <= v))
                wrong = "less or equal";
            if (is_less != ETCH_UNKNOWN && (is_less == ETCH_YES) != (u < v))
                wrong = "less";
            if (divides != ETCH_UNKNOWN && (divides == ETCH_YES) != (u == 0 ? v == 0 : v % u == 0))
                wrong = "divides";
        }
        if (wrong)
            fail_case(&r->w, r->seed, wrong, x, y, r->bindings[b][0], r->bindings[b][1]);
    }
}

/* A program may overflow on its way where the recipe did not, but it may not compute something else. */
static void check_program(huge_round *r, const node *x)
{
    etch_dimprog p;
    uint32_t slot;
    int64_t slots[4096];
    assert_int_equal(etch__dimprog_init(r->w.cx, r->w.t, &p), ETCH_OK);
    assert_int_equal(etch__dimprog_slot(&p, x->dim, &slot), ETCH_OK);
    assert_true(p.slots.n <= ETCH_COUNT_OF(slots));
    for (int b = 0; b < N_BINDINGS; b++) {
        memcpy(slots, p.slots.at, p.slots.n * sizeof *slots);
        memcpy(slots, r->bindings[b], sizeof r->bindings[b]);
        uint32_t at = etch__dimprog_run(&p, slots, 0, (uint32_t)p.code.n);
        bool is_wrong = at == p.code.n ? slots[slot] != x->at[b].is : p.code.at[at].code > ETCH_DIMCODE_MUL;
        if (x->at[b].ok && is_wrong)
            fail_case(&r->w, r->seed, "program", x, NULL, r->bindings[b][0], r->bindings[b][1]);
    }
    etch__dimprog_fini(&p);
}

static void make_leaves(huge_round *r)
{
    int64_t values[N_SYMBOLS][N_VALUES];
    for (int s = 0; s < N_SYMBOLS; s++) {
        int64_t x = pick_number(), y = pick_number(), lo = x < y ? x : y, hi = x < y ? y : x;
        r->nodes[s].dim = etch__dim_symbol(r->w.cx, r->w.t, &"ab"[s], 1);
        assert_int_equal(etch__symbol_constrain(r->w.cx, r->w.t, (etch_symbol)s, (etch_dim_range){ lo, hi, 1 }),
                         ETCH_OK);
        values[s][0] = lo, values[s][1] = hi, values[s][2] = lo + (hi - lo) / 3;
    }
    for (int b = 0; b < N_BINDINGS; b++)
        for (int s = 0; s < N_SYMBOLS; s++) {
            r->bindings[b][s] = values[s][s == 0 ? b / N_VALUES : b % N_VALUES];
            r->nodes[s].at[b] = (value){ r->bindings[b][s], true };
        }
    for (int i = N_SYMBOLS; i < N_SYMBOLS + N_NUMBERS; i++) {
        r->nodes[i].dim = below(3) ? pick_number() : -pick_number();
        for (int b = 0; b < N_BINDINGS; b++)
            r->nodes[i].at[b] = (value){ r->nodes[i].dim, true };
    }
    r->n = N_SYMBOLS + N_NUMBERS;
}

static uint64_t run_round(uint64_t seed)
{
    static huge_round state;
    huge_round *r = &state;
    memset(r, 0, sizeof *r);
    uint64_t n_ok = 0;
    r->seed = seed;
    random_state = seed * UINT64_C(0x9e3779b97f4a7c15) | 1;
    world_open(&r->w);
    make_leaves(r);
    for (int n_tries = 0; n_tries < 3 * N_NODES && r->n < N_NODES; n_tries++) {
        node *x = &r->nodes[r->n];
        *x = (node){ .op = below(N_OPS), .a = below(r->n), .b = below(r->n) };
        bool ever_ok = false;
        for (int b = 0; b < N_BINDINGS; b++) {
            x->at[b] = compute(x->op, r->nodes[x->a].at[b], r->nodes[x->b].at[b]);
            ever_ok |= x->at[b].ok;
        }
        x->dim = build(&r->w, x->op, r->nodes[x->a].dim, r->nodes[x->b].dim);
        if (x->dim == ETCH_DIM_FAILED) {
            if (ever_ok && etch_error_status(r->w.cx) != ETCH_ERANGE)
                fail_case(&r->w, seed, etch_error_message(r->w.cx), &r->nodes[x->a], &r->nodes[x->b], 0, 0);
            continue;
        }
        check_claims(r, x, &r->nodes[below(r->n)]);
        check_claims(r, &r->nodes[below(r->n)], x);
        check_program(r, x);
        n_ok += ever_ok;
        r->n++;
    }
    world_close(&r->w);
    return n_ok;
}

static void test_claims_hold_near_the_limits(void **state)
{
    (void)state;
    const char *seed = getenv("ETCH_TEST_SEED"), *rounds = getenv("ETCH_TEST_ROUNDS");
    uint64_t first = seed ? strtoull(seed, NULL, 10) : 7, n = rounds ? strtoull(rounds, NULL, 10) : N_ROUNDS, n_ok = 0;
    for (uint64_t i = 0; i < n; i++)
        n_ok += run_round(first + i);
    assert_true(n_ok > 2 * n);
}

int etch_test_dim_huge(void);
int etch_test_dim_huge(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_claims_hold_near_the_limits) };
    return cmocka_run_group_tests_name("shape/dim_huge", tests, NULL, NULL);
}
