/* Walks over forms: substitution, hashing, the symbols inside.
 *
 * A walk goes into the operands of operations and visits shared parts each time it meets them; the limits on depth and
 * weight that forms are made under bound its stack and its time. */
#include "shape/dim_inside.h"

bool etch__dim_is_linear(const etch_dims *t, etch_dim d, etch_symbol *s, int64_t *scale, int64_t *offset)
{
    if (d == ETCH_DIM_FAILED || etch__dim_is_const(d))
        return false;
    const etch_form *f = etch__form(t, d);
    const etch_mono *m = &t->monos.at[f->at[0].mono];
    if (m->degree != 1 || m->has_operation || f->n > 2 || (f->n == 2 && f->at[1].mono != ETCH_MONO_ONE))
        return false;
    *s = t->atoms.at[m->at[0].atom].symbol;
    *scale = f->at[0].coef;
    *offset = f->n == 2 ? f->at[1].coef : 0;
    return true;
}

void etch__dim_symbols(const etch_dims *t, etch_dim d, void (*visit)(void *user, etch_symbol s), void *user)
{
    if (d == ETCH_DIM_FAILED || etch__dim_is_const(d))
        return;
    const etch_form *f = etch__form(t, d);
    for (uint32_t i = 0; i < f->n; i++) {
        const etch_mono *m = &t->monos.at[f->at[i].mono];
        for (uint32_t j = 0; j < m->n; j++) {
            const etch_atom *x = &t->atoms.at[m->at[j].atom];
            if (x->op == ETCH_ATOM_SYMBOL)
                visit(user, x->symbol);
            for (uint32_t k = 0; k < x->n_args; k++)
                etch__dim_symbols(t, x->args[k], visit, user);
        }
    }
}

typedef struct question {
    bool (*is)(const void *user, etch_symbol s);
    const void *user;
    bool answer;
} question;

static void ask(void *user, etch_symbol s)
{
    question *q = user;
    q->answer = q->answer || q->is(q->user, s);
}

bool etch__dim_any(const etch_dims *t, etch_dim d, bool (*is)(const void *user, etch_symbol s), const void *user)
{
    question q = { is, user, false };
    etch__dim_symbols(t, d, ask, &q);
    return q.answer;
}

static bool is_symbol(const void *wanted, etch_symbol s) { return s == *(const etch_symbol *)wanted; }

bool etch__dim_has(const etch_dims *t, etch_dim d, etch_symbol s) { return etch__dim_any(t, d, is_symbol, &s); }

bool etch__dim_is_broadcast(const etch_dims *t, etch_dim d)
{
    uint32_t atom = etch__dim_atom(t, d);
    return atom != ETCH_ATOM_NONE && t->atoms.at[atom].op == ETCH_DIM_BROADCAST;
}

void etch__dims_broadcasts(const etch_dims *t, void (*visit)(void *user, const etch_dim *sizes, uint32_t n), void *user)
{
    for (size_t i = 0; i < t->atoms.n; i++)
        if (t->atoms.at[i].op == ETCH_DIM_BROADCAST)
            visit(user, t->atoms.at[i].args, t->atoms.at[i].n_args);
}

/* --- Substitution --------------------------------------------------------------------------------------------- */

typedef struct substitution {
    etch_ctx *cx;
    etch_dims *to;
    const etch_dims *from;
    const etch_dim *map;
} substitution;

static etch_dim substitute_atom(const substitution *s, uint32_t atom)
{
    etch_atom x = s->from->atoms.at[atom];
    if (x.op == ETCH_ATOM_SYMBOL)
        return s->map[x.symbol];
    etch_dim d = etch__dim_substitute(s->cx, s->to, s->from, x.args[0], s->map);
    for (uint32_t i = 1; i < x.n_args && d != ETCH_DIM_FAILED; i++) {
        etch_dim next = etch__dim_substitute(s->cx, s->to, s->from, x.args[i], s->map);
        d = etch__dim_rules[x.op].build(s->cx, s->to, d, next);
    }
    return d;
}

static etch_dim substitute_term(const substitution *s, etch_term term)
{
    etch_mono m = s->from->monos.at[term.mono];
    etch_dim product = term.coef;
    for (uint32_t i = 0; i < m.n; i++) {
        etch_dim x = substitute_atom(s, m.at[i].atom);
        for (uint32_t k = 0; k < m.at[i].power; k++)
            product = etch__dim_mul(s->cx, s->to, product, x);
    }
    return product;
}

etch_dim etch__dim_substitute(etch_ctx *cx, etch_dims *to, const etch_dims *from, etch_dim d, const etch_dim *map)
{
    if (d == ETCH_DIM_FAILED || etch__dim_is_const(d))
        return d;
    substitution s = { cx, to, from, map };
    etch_form f = *etch__form(from, d);
    if (f.n == 1)
        return substitute_term(&s, f.at[0]);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_dim *terms = ETCH_ARENA_ARRAY(&cx->scratch, etch_dim, f.n), sum = ETCH_DIM_FAILED;
    if (terms) {
        for (uint32_t i = 0; i < f.n; i++) {
            terms[i] = substitute_term(&s, f.at[i]);
            if (terms[i] == ETCH_DIM_FAILED) {
                etch__arena_reset(&cx->scratch, mark);
                return ETCH_DIM_FAILED;
            }
        }
        sum = etch__dim_sum(cx, to, terms, f.n);
    } else
        etch__fail_nomem(cx);
    etch__arena_reset(&cx->scratch, mark);
    return sum;
}

/* --- Hash ----------------------------------------------------------------------------------------------------- */

/* Terms, factors and the operands of functions are kept in an order that goes by the numbers of symbols, which must
 * not matter: their hashes are added up. */
static uint64_t hash_atom(const etch_dims *t, uint32_t atom, const uint64_t *symbol_hash)
{
    const etch_atom *x = &t->atoms.at[atom];
    if (x->op == ETCH_ATOM_SYMBOL)
        return symbol_hash[x->symbol];
    const etch_dim_rule *rule = &etch__dim_rules[x->op];
    uint64_t h = etch__hash_str(x->n_args, rule->text), sum = 0;
    for (uint32_t i = 0; i < x->n_args; i++) {
        uint64_t arg = etch__dim_hash(t, x->args[i], symbol_hash);
        if (rule->is_function)
            sum += etch__hash_mix(h, arg);
        else
            h = etch__hash_mix(h, arg);
    }
    return etch__hash_mix(h, sum);
}

uint64_t etch__dim_hash(const etch_dims *t, etch_dim d, const uint64_t *symbol_hash)
{
    enum { SEED = 0x6469 };
    if (d == ETCH_DIM_FAILED)
        return SEED;
    etch_term one;
    etch_poly p = etch__poly_of(t, d, &one);
    uint64_t sum = 0;
    for (uint32_t i = 0; i < p.n; i++) {
        const etch_mono *m = &t->monos.at[p.at[i].mono];
        uint64_t product = 0;
        for (uint32_t j = 0; j < m->n; j++)
            product += etch__hash_mix(m->at[j].power, hash_atom(t, m->at[j].atom, symbol_hash));
        sum += etch__hash_mix(etch__hash_mix(SEED, product), (uint64_t)p.at[i].coef);
    }
    return etch__hash_mix(sum, p.n);
}
