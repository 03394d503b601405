/* Claims about dims against brute force.
 *
 * A round makes a table with three symbols, small ranges and divisors, and builds some forty dims from each other by
 * random operations, remembering how: the recipe. Every recipe is computed at every binding inside the ranges by a
 * calculator of this file's own, which knows nothing of forms. Then everything that shape/ says about the dims has to
 * hold at all of them: ranges, comparisons, exact quotients, substitution, refusals, programs; and polynomials that are
 * equal as polynomials (at random points modulo a prime) have to be the same dim.
 *
 * ETCH_TEST_SEED and ETCH_TEST_ROUNDS change what is tried; a failure names the seed of its round. */
#include "shape_test.h"

#include <math.h>
#include <stdlib.h>

enum { N_SYMBOLS = 3, N_LEAVES = 7, N_NODES = 47, N_POINTS = 3, MAX_VALUES = 4, MAX_BINDINGS = 64, N_ROUNDS = 2520 };
enum { PRIME = 2147483647 };

typedef enum kind { SYMBOL, NUMBER, ADD, SUB, MUL, DIV, MOD, MIN, MAX, BCAST } kind;

typedef struct value {
    int64_t is;
    bool ok;
} value;

typedef struct node {
    kind kind;
    int a, b;       /* operands: nodes */
    int64_t number; /* of NUMBER; of SYMBOL which */
    int n_leaves;
    bool is_polynomial;
    etch_dim dim;
    int64_t at_point[N_POINTS]; /* modulo PRIME, of polynomials */
    value at[MAX_BINDINGS];
} node;

typedef struct round_state {
    world w;
    uint64_t seed, random;
    int64_t bindings[MAX_BINDINGS][N_SYMBOLS];
    int n_bindings;
    etch_dim_range range[N_SYMBOLS];
    node nodes[N_NODES];
    int n;
} round_state;

static uint64_t random_bits(round_state *r)
{
    uint64_t x = r->random += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

static int below(round_state *r, int n) { return (int)(random_bits(r) % (uint64_t)n); }

/* --- Recipes -------------------------------------------------------------------------------------------------- */

static void write_recipe(const round_state *r, int i, char *out, size_t room)
{
    static const char *const op[] = { "", "", " + ", " - ", "*", "//", "%", "min", "max", "bcast" };
    const node *x = &r->nodes[i];
    size_t n = strlen(out);
    if (x->kind == SYMBOL || x->kind == NUMBER) {
        if (x->kind == SYMBOL)
            snprintf(out + n, room - n, "%c", "abc"[x->number]);
        else
            snprintf(out + n, room - n, "%lld", (long long)x->number);
        return;
    }
    snprintf(out + n, room - n, "%s(", x->kind >= MIN ? op[x->kind] : "");
    write_recipe(r, x->a, out, room);
    n = strlen(out);
    snprintf(out + n, room - n, "%s", x->kind >= MIN ? ", " : op[x->kind]);
    write_recipe(r, x->b, out, room);
    n = strlen(out);
    snprintf(out + n, room - n, ")");
}

/* Ends the test with what is needed to see the case again. */
static void fail_case(round_state *r, const char *what, int i, int j, int i_binding)
{
    char a[1024] = "", b[1024] = "", ranges[256] = "", binding[128] = "";
    write_recipe(r, i, a, sizeof a);
    if (j >= 0)
        write_recipe(r, j, b, sizeof b);
    for (int s = 0; s < N_SYMBOLS; s++) {
        size_t n = strlen(ranges), m = strlen(binding);
        snprintf(ranges + n, sizeof ranges - n, " %c in %lld..%lld by %lld", "abc"[s], (long long)r -> range[s].lo,
                 (long long)r->range[s].hi, (long long)r->range[s].divisor);
        if (i_binding >= 0)
            snprintf(binding + m, sizeof binding - m, " %c=%lld", "abc"[s], (long long)r -> bindings[i_binding][s]);
    }
    fail_msg("%s\n  first:  %s\n  as dim: %s\n  second: %s\n  as dim: %s\n  ranges:%s\n  binding:%s\n"
             "  again:  ETCH_TEST_SEED=%llu ETCH_TEST_ROUNDS=1\n",
             what, a, show(&r->w, r->nodes[i].dim), b, j >= 0 ? show(&r->w, r->nodes[j].dim) : "", ranges, binding,
             (unsigned long long)r->seed);
}

/* What an operation gives, from the words that define it. Numbers are small: doubles hold their quotients exactly
 * enough for the floor to be right. */
static value compute(kind k, value a, value b)
{
    value r = { 0, a.ok && b.ok };
    if (!r.ok)
        return r;
    switch (k) {
    case ADD: r.is = a.is + b.is; break;
    case SUB: r.is = a.is - b.is; break;
    case MUL: r.is = a.is * b.is; break;
    case MIN: r.is = a.is < b.is ? a.is : b.is; break;
    case MAX: r.is = a.is < b.is ? b.is : a.is; break;
    case DIV:
    case MOD:
        r.ok = b.is != 0;
        if (r.ok) {
            int64_t q = (int64_t)floor((double)a.is / (double)b.is);
            r.is = k == DIV ? q : a.is - b.is * q;
        }
        break;
    default:
        if (a.is == 1)
            r.is = b.is;
        else if (b.is == 1 || a.is == b.is)
            r.is = a.is;
        else
            r.ok = false;
    }
    return r;
}

/* A recipe at any values of the symbols, for substitution. */
static value compute_at(const round_state *r, int i, const value *symbols)
{
    const node *x = &r->nodes[i];
    if (x->kind == SYMBOL)
        return symbols[x->number];
    if (x->kind == NUMBER)
        return (value){ x->number, true };
    return compute(x->kind, compute_at(r, x->a, symbols), compute_at(r, x->b, symbols));
}

static etch_dim build(etch_ctx *cx, etch_dims *t, kind k, etch_dim a, etch_dim b)
{
    switch (k) {
    case ADD: return etch__dim_add(cx, t, a, b);
    case SUB: return etch__dim_sub(cx, t, a, b);
    case MUL: return etch__dim_mul(cx, t, a, b);
    case DIV: return etch__dim_floordiv(cx, t, a, b);
    case MOD: return etch__dim_mod(cx, t, a, b);
    case MIN: return etch__dim_min(cx, t, a, b);
    case MAX: return etch__dim_max(cx, t, a, b);
    default: return etch__dim_broadcast(cx, t, a, b);
    }
}

/* --- A round's symbols and dims ------------------------------------------------------------------------------- */

static void make_symbols(round_state *r)
{
    int64_t values[N_SYMBOLS][MAX_VALUES];
    int n_values[N_SYMBOLS];
    for (int s = 0; s < N_SYMBOLS; s++) {
        int64_t by = 1, first = below(r, 4);
        n_values[s] = 1 + below(r, MAX_VALUES);
        r->range[s] = (etch_dim_range){ 0, ETCH_DIM_MAX, 1 };
        if (below(r, 10) < 7) {
            by = 1 + below(r, 8) / 5 * (1 + below(r, 3));
            /* looser than the values: the ends move to multiples by themselves */
            r->range[s] = (etch_dim_range){ first * by - below(r, (int)by),
                                            (first + n_values[s] - 1) * by + below(r, (int)by), by };
        }
        for (int i = 0; i < n_values[s]; i++)
            values[s][i] = (first + i) * by;
        r->nodes[s] = (node){ .kind = SYMBOL, .number = s, .n_leaves = 1, .is_polynomial = true };
        r->nodes[s].dim = etch__dim_symbol(r->w.cx, r->w.t, &"abc"[s], 1);
        assert_int_equal(etch__symbol_constrain(r->w.cx, r->w.t, (etch_symbol)s, r->range[s]), ETCH_OK);
        for (int p = 0; p < N_POINTS; p++)
            r->nodes[s].at_point[p] = below(r, PRIME);
    }
    for (int i = 0; i < n_values[0]; i++)
        for (int j = 0; j < n_values[1]; j++)
            for (int k = 0; k < n_values[2]; k++) {
                int64_t *to = r->bindings[r->n_bindings];
                to[0] = values[0][i], to[1] = values[1][j], to[2] = values[2][k];
                for (int s = 0; s < N_SYMBOLS; s++)
                    r->nodes[s].at[r->n_bindings] = (value){ to[s], true };
                r->n_bindings++;
            }
    for (int i = N_SYMBOLS; i < N_LEAVES; i++) {
        node *x = &r->nodes[i];
        *x = (node){ .kind = NUMBER, .number = below(r, 12) - 3, .n_leaves = 1, .is_polynomial = true };
        x->dim = x->number;
        for (int p = 0; p < N_POINTS; p++)
            x->at_point[p] = (x->number + PRIME) % PRIME;
        for (int b = 0; b < r->n_bindings; b++)
            x->at[b] = (value){ x->number, true };
    }
    r->n = N_LEAVES;
}

/* One more dim from two earlier ones. False if it would be too large, or was refused, rightly. */
static bool make_node(round_state *r)
{
    static const kind kinds[] = { ADD, ADD, SUB, SUB, MUL, MUL, DIV, DIV, MOD, MOD, MIN, MAX, BCAST, BCAST };
    node *x = &r->nodes[r->n];
    *x = (node){ .kind = kinds[below(r, (int)ETCH_COUNT_OF(kinds))], .a = below(r, r->n), .b = below(r, r->n) };
    if (below(r, 2))
        x->b = below(r, N_LEAVES);
    const node *a = &r->nodes[x->a], *b = &r->nodes[x->b];
    x->n_leaves = a->n_leaves + b->n_leaves;
    x->is_polynomial = a->is_polynomial && b->is_polynomial && x->kind <= MUL;
    bool is_small = x->n_leaves <= 12, ever_ok = false;
    for (int i = 0; i < r->n_bindings && is_small; i++) {
        x->at[i] = compute(x->kind, a->at[i], b->at[i]);
        ever_ok |= x->at[i].ok;
        is_small = x->at[i].is < 100000 && x->at[i].is > -100000;
    }
    if (!is_small)
        return false;
    for (int p = 0; p < N_POINTS && x->is_polynomial; p++) {
        int64_t u = a->at_point[p], v = b->at_point[p];
        x->at_point[p] = (x->kind == ADD ? u + v : x->kind == SUB ? u - v + PRIME : u * v) % PRIME;
    }
    x->dim = build(r->w.cx, r->w.t, x->kind, a->dim, b->dim);
    if (x->dim == ETCH_DIM_FAILED) {
        etch_status s = etch_error_status(r->w.cx);
        if (ever_ok || s != (x->kind == BCAST ? ETCH_ESHAPE : ETCH_EDIVZERO))
            fail_case(r, etch_error_message(r->w.cx), r->n, -1, -1);
        return false;
    }
    r->n++;
    return true;
}

/* --- Claims --------------------------------------------------------------------------------------------------- */

static void check_range(round_state *r, int i)
{
    const node *x = &r->nodes[i];
    etch_dim_range range = etch__dim_range(r->w.t, x->dim);
    for (int b = 0; b < r->n_bindings; b++)
        if (x->at[b].ok && (x->at[b].is < range.lo || x->at[b].is > range.hi || x->at[b].is % range.divisor != 0))
            fail_case(r, "a value outside of the range", i, -1, b);
}

static void check_text(round_state *r, int i)
{
    etch_strbuf text;
    etch__strbuf_init(&text, r->w.cx->alloc);
    etch__dim_print(r->w.t, r->nodes[i].dim, &text);
    const char *at = text.at;
    etch_dim again;
    if (etch__dim_parse(r->w.cx, r->w.t, &at, &again) != ETCH_OK || *at != '\0' || again != r->nodes[i].dim)
        fail_case(r, "what was printed is parsed as something else", i, -1, -1);
    etch__strbuf_fini(&text);
}

/* The answers that occurred, to show that there is something to be wrong about. */
static uint64_t n_answers[4][3];

static void check_answer(round_state *r, int which, int i, int j, etch_tri said)
{
    static const char *const names[] = { "equal", "less or equal", "less", "first divides second" };
    const node *x = &r->nodes[i], *y = &r->nodes[j];
    n_answers[which][said]++;
    for (int b = 0; b < r->n_bindings && said != ETCH_UNKNOWN; b++) {
        if (!x->at[b].ok || !y->at[b].ok)
            continue;
        int64_t u = x->at[b].is, v = y->at[b].is;
        bool is = which == 0 ? u == v : which == 1 ? u <= v : which == 2 ? u < v : u == 0 ? v == 0 : v % u == 0;
        if (is != (said == ETCH_YES))
            fail_case(r, names[which], i, j, b);
    }
}

static void check_pair(round_state *r, int i, int j)
{
    etch_ctx *cx = r->w.cx;
    etch_dims *t = r->w.t;
    const node *x = &r->nodes[i], *y = &r->nodes[j];
    check_answer(r, 0, i, j, etch__dim_equal(cx, t, x->dim, y->dim));
    check_answer(r, 1, i, j, etch__dim_less_equal(cx, t, x->dim, y->dim));
    check_answer(r, 2, i, j, etch__dim_less(cx, t, x->dim, y->dim));
    if (j % 2 == 0)
        check_answer(r, 3, i, j, etch__dim_divides(cx, t, x->dim, y->dim));
}

static etch_dim must(round_state *r, etch_dim d)
{
    if (d == ETCH_DIM_FAILED)
        fail_msg("seed %llu: %s", (unsigned long long)r->seed, etch_error_message(r->w.cx));
    return d;
}

/* Polynomials over whatever atoms there are: the ring's laws hold for the numbers of dims themselves. */
static void check_laws(round_state *r, int i, int j, int k)
{
    etch_ctx *cx = r->w.cx;
    etch_dims *t = r->w.t;
    etch_dim a = r->nodes[i].dim, b = r->nodes[j].dim, c = r->nodes[k].dim;
    etch_dim left = must(r, etch__dim_mul(cx, t, must(r, etch__dim_add(cx, t, a, b)), c));
    etch_dim right = must(
        r, etch__dim_add(cx, t, must(r, etch__dim_mul(cx, t, c, b)), must(r, etch__dim_mul(cx, t, a, c))));
    if (left != right)
        fail_case(r, "(first + second)*x is not second*x + first*x", i, j, -1);
    if (etch__dim_sub(cx, t, etch__dim_add(cx, t, a, b), b) != a)
        fail_case(r, "first + second - second is not first", i, j, -1);
    if (etch__dim_sum(cx, t, (etch_dim[]){ a, b, c }, 3) != etch__dim_add(cx, t, etch__dim_add(cx, t, c, b), a))
        fail_case(r, "a sum of three depends on its order", i, j, -1);
    etch_dim q;
    if (b != 0 && (!etch__dim_divide_exactly(cx, t, must(r, etch__dim_mul(cx, t, a, b)), b, &q) || q != a))
        fail_case(r, "first*second divided by second is not first", i, j, -1);
}

static void check_canonical(round_state *r, int i)
{
    const node *x = &r->nodes[i];
    for (int j = 0; j < i && x->is_polynomial; j++) {
        const node *y = &r->nodes[j];
        bool is_same = memcmp(x->at_point, y->at_point, sizeof x->at_point) == 0;
        if (y->is_polynomial && is_same != (x->dim == y->dim))
            fail_case(r, is_same ? "equal polynomials are different dims" : "different polynomials are one dim", i, j,
                      -1);
    }
}

/* --- Programs ------------------------------------------------------------------------------------------------- */

/* A dim in a program of its own. */
typedef struct lone_program {
    etch_dimprog p;
    uint32_t slot;
    int64_t slots[4096];
} lone_program;

static void lone_open(round_state *r, etch_dim d, lone_program *l)
{
    assert_int_equal(etch__dimprog_init(r->w.cx, r->w.t, &l->p), ETCH_OK);
    assert_int_equal(etch__dimprog_slot(&l->p, d, &l->slot), ETCH_OK);
    assert_true(l->p.slots.n <= ETCH_COUNT_OF(l->slots));
}

static value lone_run(lone_program *l, const int64_t *symbols)
{
    memcpy(l->slots, l->p.slots.at, l->p.slots.n * sizeof *l->slots);
    memcpy(l->slots, symbols, N_SYMBOLS * sizeof *l->slots);
    bool ok = etch__dimprog_run(&l->p, l->slots, 0, (uint32_t)l->p.code.n) == l->p.code.n;
    return (value){ l->slots[l->slot], ok };
}

/* All dims in one program. Where an instruction fails the run goes on behind it: other dims do not depend on it. */
static void check_program(round_state *r)
{
    etch_dimprog p;
    uint32_t slot_of[N_NODES];
    static int64_t slots[8192];
    assert_int_equal(etch__dimprog_init(r->w.cx, r->w.t, &p), ETCH_OK);
    for (int i = 0; i < r->n; i++)
        assert_int_equal(etch__dimprog_slot(&p, r->nodes[i].dim, &slot_of[i]), ETCH_OK);
    assert_true(p.slots.n <= ETCH_COUNT_OF(slots));
    uint32_t n = (uint32_t)p.code.n;
    for (int b = 0; b < r->n_bindings; b++) {
        memcpy(slots, p.slots.at, p.slots.n * sizeof *slots);
        memcpy(slots, r->bindings[b], sizeof r->bindings[b]);
        for (uint32_t at = 0; at < n; at++)
            at = etch__dimprog_run(&p, slots, at, n);
        for (int i = 0; i < r->n; i++)
            if (r->nodes[i].at[b].ok && slots[slot_of[i]] != r->nodes[i].at[b].is)
                fail_case(r, "the program computes something else", i, -1, b);
    }
    etch__dimprog_fini(&p);
    int i = below(r, r->n);
    lone_program l;
    lone_open(r, r->nodes[i].dim, &l);
    for (int b = 0; b < r->n_bindings; b++) {
        value v = lone_run(&l, r->bindings[b]);
        if (r->nodes[i].at[b].ok && (!v.ok || v.is != r->nodes[i].at[b].is))
            fail_case(r, "a program of its own computes something else", i, -1, b);
    }
    etch__dimprog_fini(&l.p);
}

/* Sizes that do not broadcast are noticed: the check is in the form, unless it cannot fail inside the ranges. */
static void check_refusal(round_state *r, int i)
{
    const node *x = &r->nodes[i];
    lone_program l;
    lone_open(r, x->dim, &l);
    for (int b = 0; b < r->n_bindings; b++)
        if (!x->at[b].ok && r->nodes[x->a].at[b].ok && r->nodes[x->b].at[b].ok && lone_run(&l, r->bindings[b]).ok)
            fail_case(r, "sizes that do not broadcast went unnoticed", i, -1, b);
    etch__dimprog_fini(&l.p);
}

static void check_quotient(round_state *r, int i, int j)
{
    etch_dim q;
    if (!etch__dim_divide_exactly(r->w.cx, r->w.t, r->nodes[i].dim, r->nodes[j].dim, &q))
        return;
    lone_program l;
    lone_open(r, q, &l);
    for (int b = 0; b < r->n_bindings; b++) {
        value x = r->nodes[i].at[b], y = r->nodes[j].at[b];
        if (!x.ok || !y.ok)
            continue;
        value v = lone_run(&l, r->bindings[b]);
        if (!v.ok || v.is * y.is != x.is)
            fail_case(r, "the exact quotient of first and second is wrong", i, j, b);
    }
    etch__dimprog_fini(&l.p);
}

static void check_substitution(round_state *r, int i)
{
    int to[N_SYMBOLS];
    etch_dim map[N_SYMBOLS];
    for (int s = 0; s < N_SYMBOLS; s++) {
        to[s] = below(r, below(r, 2) ? N_LEAVES : r->n);
        map[s] = r->nodes[to[s]].dim;
    }
    etch_dim d = etch__dim_substitute(r->w.cx, r->w.t, r->w.t, r->nodes[i].dim, map);
    lone_program l;
    lone_open(r, d == ETCH_DIM_FAILED ? 0 : d, &l);
    for (int b = 0; b < r->n_bindings; b++) {
        value symbols[N_SYMBOLS];
        bool is_inside = true; /* a form only speaks of values inside its symbols' ranges */
        for (int s = 0; s < N_SYMBOLS; s++) {
            symbols[s] = r->nodes[to[s]].at[b];
            is_inside &= symbols[s].ok && symbols[s].is >= r->range[s].lo && symbols[s].is >= 0 &&
                         symbols[s].is <= r->range[s].hi && symbols[s].is % r->range[s].divisor == 0;
        }
        value expected = compute_at(r, i, symbols);
        if (!is_inside || !expected.ok)
            continue;
        value v = d == ETCH_DIM_FAILED ? (value){ 0, false } : lone_run(&l, r->bindings[b]);
        if (!v.ok || v.is != expected.is)
            fail_case(r, "substitution gives something else (second is what the first symbol became)", i, to[0], b);
    }
    etch__dimprog_fini(&l.p);
}

/* The same recipes over symbols that were made in the opposite order. */
static void check_hash(round_state *r)
{
    static const uint64_t hash[] = { 0x1111, 0x2222, 0x3333 }, reversed[] = { 0x3333, 0x2222, 0x1111 };
    etch_dims *t;
    etch_dim dims[N_NODES];
    assert_int_equal(etch__dims_new(r->w.cx, &t), ETCH_OK);
    for (int s = N_SYMBOLS - 1; s >= 0; s--) {
        dims[s] = etch__dim_symbol(r->w.cx, t, &"abc"[s], 1);
        assert_int_equal(etch__symbol_constrain(r->w.cx, t, (etch_symbol)(N_SYMBOLS - 1 - s), r->range[s]), ETCH_OK);
    }
    for (int i = N_SYMBOLS; i < r->n; i++) {
        const node *x = &r->nodes[i];
        dims[i] = x->kind == NUMBER ? x->number : build(r->w.cx, t, x->kind, dims[x->a], dims[x->b]);
        for (int b = 0; b < r->n_bindings && dims[i] == ETCH_DIM_FAILED; b++)
            if (x->at[b].ok)
                fail_case(r, "refused when the symbols have other numbers", i, -1, b);
        if (x->is_polynomial && etch__dim_hash(t, dims[i], reversed) != etch__dim_hash(r->w.t, x->dim, hash))
            fail_case(r, "the hash depends on the numbers of symbols", i, -1, -1);
    }
    etch__dims_release(&t);
}

static void run_round(uint64_t seed, uint64_t *n_cases)
{
    static round_state state;
    round_state *r = &state;
    memset(r, 0, sizeof *r);
    r->seed = r->random = seed;
    world_open(&r->w);
    make_symbols(r);
    for (int n_tries = 0; r->n < N_NODES && n_tries < 4 * N_NODES; n_tries++) {
        if (!make_node(r))
            continue;
        int i = r->n - 1;
        check_range(r, i);
        check_text(r, i);
        check_canonical(r, i);
        check_pair(r, i, below(r, i));
        if (r->nodes[i].kind == BCAST)
            check_refusal(r, i);
        if (i % 4 == 0) {
            check_pair(r, below(r, i), i);
            check_quotient(r, i, below(r, i));
        } else if (i % 4 == 1)
            check_laws(r, i, below(r, i), below(r, N_LEAVES));
        else if (i % 4 == 2)
            check_substitution(r, i);
        ++*n_cases;
    }
    check_program(r);
    if (seed % 4 == 0)
        check_hash(r);
    world_close(&r->w);
}

static void test_claims_hold_at_every_binding(void **state)
{
    (void)state;
    const char *seed = getenv("ETCH_TEST_SEED"), *rounds = getenv("ETCH_TEST_ROUNDS");
    uint64_t first = seed ? strtoull(seed, NULL, 10) : 20240229, n = rounds ? strtoull(rounds, NULL, 10) : N_ROUNDS;
    uint64_t n_cases = 0;
    for (uint64_t i = 0; i < n; i++)
        run_round(first + i, &n_cases);
    if (rounds)
        return;
    /* The test means something only if questions were answered. */
    assert_true(n_cases >= 100000);
    for (int which = 0; which < 4; which++)
        assert_true(n_answers[which][ETCH_YES] > 1000 && n_answers[which][ETCH_NO] > 10000);
}

int etch_test_dim_random(void);
int etch_test_dim_random(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_claims_hold_at_every_binding) };
    return cmocka_run_group_tests_name("shape/dim_random", tests, NULL, NULL);
}
