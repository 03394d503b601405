/* Super-instructions: finding the patterns of tile/super.def in a program.
 *
 * A pattern is its expression in prefix form, written by the same row that makes the loop: a letter for an instruction, a
 * to e for a tile, $a to $e for a scalar: "+*a$bc" is a * b + c. Matching walks down from a root; an inner instruction may disappear only if nothing outside of the
 * pattern uses it. Commutative instructions are tried both ways round. */
#include "kernel/vm_program.h"

#include <pthread.h>
#include <string.h>

/* clang-format off */
#define ADD_(x, y) "+" x y
#define SUB_(x, y) "-" x y
#define MUL_(x, y) "*" x y
#define DIV_(x, y) "/" x y
#define NEG_(x) "n" x
#define SQRT_(x) "q" x
#define EXP_(x) "x" x
#define TANH_(x) "t" x
#define SIGMOID_(x) "s" x
#define ERF_(x) "f" x
#define V(x) #x
#define S(x) "$" #x

static const char *const patterns[ETCH_N_SUPERS] = {
#define SUPER(name, expr) expr,
#include "kernel/tile/super.def"
#undef SUPER
};
/* clang-format on */

/* The instruction that a letter stands for; ETCH_N_KOPS: a leaf. */
static inline int op_of_letter(char c)
{
    switch (c) {
    case '+': return ETCH_KOP_ADD;
    case '-': return ETCH_KOP_SUB;
    case '*': return ETCH_KOP_MUL;
    case '/': return ETCH_KOP_DIV;
    case 'n': return ETCH_KOP_NEG;
    case 'q': return ETCH_KOP_SQRT;
    case 'x': return ETCH_KOP_EXP;
    case 't': return ETCH_KOP_TANH;
    case 's': return ETCH_KOP_SIGMOID;
    case 'f': return ETCH_KOP_ERF;
    default: return ETCH_N_KOPS;
    }
}

/* Patterns by their root, in the table's order. */
static struct {
    uint16_t first[ETCH_N_KOPS + 1];
    uint16_t list[ETCH_N_SUPERS];
} by_root;

static void fill_by_root(void)
{
    uint16_t n = 0;
    for (int op = 0; op < ETCH_N_KOPS; op++) {
        by_root.first[op] = n;
        for (int i = 0; i < ETCH_N_SUPERS; i++)
            if (op_of_letter(patterns[i][0]) == op)
                by_root.list[n++] = (uint16_t)i;
    }
    by_root.first[ETCH_N_KOPS] = n;
}

typedef struct matcher {
    const etch_kernel *k;
    const etch_vm_use *uses;
    const char *at; /* in the pattern */
    etch_kval leaf[ETCH_TILE_MAX_SRC];
    uint8_t n_leaves, n_inner;
    etch_kval inner[8]; /* one entry per use inside the pattern */
} matcher;

static bool match_value(matcher *m, etch_kval v);

static bool match_leaf(matcher *m, etch_kval v, char letter)
{
    bool is_scalar = letter == '$';
    if (is_scalar)
        letter = *m->at++;
    uint8_t i = (uint8_t)(letter - 'a');
    if (m->uses[v].is_scalar != is_scalar)
        return false;
    while (m->n_leaves <= i) /* letters may come in any order */
        m->leaf[m->n_leaves++] = ETCH_KVAL_FAILED;
    if (m->leaf[i] == ETCH_KVAL_FAILED)
        m->leaf[i] = v;
    return m->leaf[i] == v;
}

static bool match_operands(matcher *m, const etch_kinstr *in)
{
    if (etch__kop_arity(in->op) == 1)
        return match_value(m, in->a);
    matcher before = *m;
    if (match_value(m, in->a) && match_value(m, in->b))
        return true;
    if ((in->op != ETCH_KOP_ADD && in->op != ETCH_KOP_MUL) || in->a == in->b)
        return false;
    *m = before;
    return match_value(m, in->b) && match_value(m, in->a);
}

static bool match_value(matcher *m, etch_kval v)
{
    char letter = *m->at++;
    int op = op_of_letter(letter);
    if (op == ETCH_N_KOPS)
        return match_leaf(m, v, letter);
    const etch_kinstr *in = &m->k->code[v];
    if (in->op != op || m->uses[v].is_scalar || m->n_inner == ETCH_COUNT_OF(m->inner))
        return false;
    m->inner[m->n_inner++] = v;
    return match_operands(m, in);
}

/* Inner instructions must have all their uses inside; afterwards each is listed once. */
static bool is_closed(matcher *m)
{
    uint8_t n = 0;
    for (uint8_t i = 0; i < m->n_inner; i++) {
        etch_kval v = m->inner[i];
        uint16_t n_inside = 0;
        bool is_first = true;
        for (uint8_t j = 0; j < m->n_inner; j++) {
            n_inside = (uint16_t)(n_inside + (m->inner[j] == v));
            if (j < i && m->inner[j] == v)
                is_first = false;
        }
        if (n_inside != m->uses[v].n_uses)
            return false;
        if (is_first)
            n++;
    }
    /* Keep first occurrences, in order. */
    uint8_t kept = 0;
    for (uint8_t i = 0; i < m->n_inner && kept < n; i++) {
        bool seen = false;
        for (uint8_t j = 0; j < kept; j++)
            seen |= m->inner[j] == m->inner[i];
        if (!seen)
            m->inner[kept++] = m->inner[i];
    }
    m->n_inner = kept;
    return true;
}

/* Can any operand of the root disappear? Most instructions end here. */
static bool has_inner(const etch_kernel *k, const etch_vm_use *uses, const etch_kinstr *in)
{
    etch_kval v[ETCH_KOP_MAX_ARITY];
    int n = etch__kinstr_operands(in, v);
    for (int i = 0; i < n; i++) {
        uint8_t op = k->code[v[i]].op;
        if (!uses[v[i]].is_scalar && op < ETCH_N_KOPS && by_root.first[op] != by_root.first[op + 1] &&
            uses[v[i]].n_uses <= (v[0] == v[1] ? 2 : 1))
            return true;
    }
    return false;
}

bool etch__vm_match(const etch_kernel *k, const etch_vm_use *uses, etch_kval root, etch_vm_match *out)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, fill_by_root);
    const etch_kinstr *in = &k->code[root];
    if (in->type != ETCH_K_f32 && in->type != ETCH_K_f64)
        return false;
    uint16_t from = by_root.first[in->op], to = by_root.first[in->op + 1];
    if (from == to || !has_inner(k, uses, in))
        return false;
    for (uint16_t i = from; i < to; i++) {
        matcher m;
        m.k = k;
        m.uses = uses;
        m.at = patterns[by_root.list[i]] + 1;
        m.n_leaves = m.n_inner = 0;
        if (!match_operands(&m, in) || !is_closed(&m))
            continue;
        out->super = (etch_super)by_root.list[i];
        out->n_leaves = m.n_leaves;
        out->n_inner = m.n_inner;
        memcpy(out->leaf, m.leaf, sizeof m.leaf);
        memcpy(out->inner, m.inner, sizeof m.inner);
        return true;
    }
    return false;
}
