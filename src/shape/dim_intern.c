/* Interning of atoms, monomials and forms, and the order that they are kept in.
 *
 * Each of the three looks its contents up by hash and adds them if they are new: room first, then the copy, then the
 * index, then the entry, so that running out of memory leaves the table as it was.
 *
 * The order: monomials by degree, greater first, then by the first atom in which they differ, the one with the higher
 * power of the earlier atom first. Atoms: symbols by number, then operations by kind and operands. Comparing two
 * different things follows only their first difference down, so it costs no more than their depth. */
#include "shape/dim_inside.h"

/* --- Atoms ---------------------------------------------------------------------------------------------------- */

static bool same_atom(const etch_atom *x, uint8_t op, const etch_dim *args, uint32_t n_args, etch_symbol symbol)
{
    if (x->op != op || x->n_args != n_args || x->symbol != symbol)
        return false;
    for (uint32_t i = 0; i < n_args; i++)
        if (x->args[i] != args[i])
            return false;
    return true;
}

static uint16_t dim_depth(const etch_dims *t, etch_dim d)
{
    return etch__dim_is_const(d) ? 0 : etch__form(t, d)->depth;
}

static uint32_t dim_weight(const etch_dims *t, etch_dim d)
{
    return etch__dim_is_const(d) ? 1 : etch__form(t, d)->weight;
}

etch_trouble etch__atom_intern(etch_dims *t, uint8_t op, const etch_dim *args, uint32_t n_args, etch_symbol symbol,
                               uint32_t *out)
{
    uint64_t hash = etch__hash_mix(op, symbol);
    for (uint32_t i = 0; i < n_args; i++)
        hash = etch__hash_mix(hash, (uint64_t)args[i]);
    for (etch_index_probe p = etch__index_first(&t->by_atom, hash); p.found; p = etch__index_next(&t->by_atom, p))
        if (same_atom(&t->atoms.at[p.value], op, args, n_args, symbol)) {
            *out = p.value;
            return ETCH_TROUBLE_NONE;
        }
    etch_atom x = { .op = op, .n_args = n_args, .symbol = symbol, .weight = 1, .range = { 0, ETCH_DIM_MAX, 1 } };
    if (op != ETCH_ATOM_SYMBOL) {
        for (uint32_t i = 0; i < n_args; i++) {
            uint16_t depth = (uint16_t)(dim_depth(t, args[i]) + 1);
            x.depth = depth > x.depth ? depth : x.depth;
            x.weight += dim_weight(t, args[i]);
            if (x.weight > ETCH_DIM_MAX_WEIGHT || n_args > ETCH_DIM_MAX_TERMS)
                return ETCH_TROUBLE_SIZE;
        }
        if (x.depth > ETCH_DIM_MAX_DEPTH)
            return ETCH_TROUBLE_DEPTH;
        x.range = etch__range_tight(etch__dim_rules[op].range(t, args, n_args));
    }
    if (t->atoms.n >= UINT32_MAX - 1 || !ETCH_VEC_RESERVE(&t->atoms, t->alloc, 1))
        return ETCH_TROUBLE_NOMEM;
    etch_arena_mark mark = etch__arena_mark(&t->arena);
    if (n_args > 0) {
        x.args = etch__arena_copy(&t->arena, args, n_args * sizeof *args, _Alignof(etch_dim));
        if (!x.args)
            return ETCH_TROUBLE_NOMEM;
    }
    if (!etch__index_add(&t->by_atom, t->alloc, hash, (uint32_t)t->atoms.n)) {
        etch__arena_reset(&t->arena, mark);
        return ETCH_TROUBLE_NOMEM;
    }
    *out = (uint32_t)t->atoms.n;
    t->atoms.at[t->atoms.n++] = x;
    return ETCH_TROUBLE_NONE;
}

/* --- Monomials ------------------------------------------------------------------------------------------------ */

etch_trouble etch__mono_intern(etch_dims *t, const etch_factor *f, uint32_t n, uint32_t *out)
{
    uint64_t hash = n;
    for (uint32_t i = 0; i < n; i++)
        hash = etch__hash_mix(hash, (uint64_t)f[i].atom << 32 | f[i].power);
    for (etch_index_probe p = etch__index_first(&t->by_mono, hash); p.found; p = etch__index_next(&t->by_mono, p)) {
        const etch_mono *m = &t->monos.at[p.value];
        if (m->n == n && (n == 0 || memcmp(m->at, f, n * sizeof *f) == 0)) {
            *out = p.value;
            return ETCH_TROUBLE_NONE;
        }
    }
    etch_mono m = { .n = (uint16_t)n };
    uint32_t degree = 0;
    for (uint32_t i = 0; i < n; i++) {
        const etch_atom *x = &t->atoms.at[f[i].atom];
        bool is_infix = x->op != ETCH_ATOM_SYMBOL && !etch__dim_rules[x->op].is_function;
        m.is_infix = is_infix && n == 1 && f[i].power == 1;
        /* n//2 and n%2 are written in parentheses among other factors. */
        uint16_t depth = (uint16_t)(x->depth + (is_infix && !m.is_infix));
        degree += f[i].power;
        m.weight += f[i].power * x->weight;
        m.depth = depth > m.depth ? depth : m.depth;
        m.has_operation |= x->op != ETCH_ATOM_SYMBOL;
        if (degree > ETCH_DIM_MAX_DEGREE || m.weight > ETCH_DIM_MAX_WEIGHT)
            return ETCH_TROUBLE_SIZE;
    }
    m.degree = (uint16_t)degree;
    if (t->monos.n >= UINT32_MAX - 1 || !ETCH_VEC_RESERVE(&t->monos, t->alloc, 1))
        return ETCH_TROUBLE_NOMEM;
    etch_arena_mark mark = etch__arena_mark(&t->arena);
    if (n > 0) {
        m.at = etch__arena_copy(&t->arena, f, n * sizeof *f, _Alignof(etch_factor));
        if (!m.at)
            return ETCH_TROUBLE_NOMEM;
    }
    if (!etch__index_add(&t->by_mono, t->alloc, hash, (uint32_t)t->monos.n)) {
        etch__arena_reset(&t->arena, mark);
        return ETCH_TROUBLE_NOMEM;
    }
    *out = (uint32_t)t->monos.n;
    t->monos.at[t->monos.n++] = m;
    return ETCH_TROUBLE_NONE;
}

etch_trouble etch__mono_of_atom(etch_dims *t, uint32_t atom, uint32_t *out)
{
    return etch__mono_intern(t, &(etch_factor){ atom, 1 }, 1, out);
}

etch_trouble etch__mono_mul(etch_dims *t, uint32_t a, uint32_t b, uint32_t *out)
{
    if (a == ETCH_MONO_ONE || b == ETCH_MONO_ONE) {
        *out = a == ETCH_MONO_ONE ? b : a;
        return ETCH_TROUBLE_NONE;
    }
    etch_mono x = t->monos.at[a], y = t->monos.at[b];
    if (x.degree + y.degree > ETCH_DIM_MAX_DEGREE)
        return ETCH_TROUBLE_SIZE;
    etch_factor f[ETCH_DIM_MAX_DEGREE];
    uint32_t n = 0, i = 0, j = 0;
    while (i < x.n && j < y.n) {
        int order = etch__atom_compare(t, x.at[i].atom, y.at[j].atom);
        if (order < 0)
            f[n++] = x.at[i++];
        else if (order > 0)
            f[n++] = y.at[j++];
        else {
            f[n++] = (etch_factor){ x.at[i].atom, x.at[i].power + y.at[j].power };
            i++, j++;
        }
    }
    while (i < x.n)
        f[n++] = x.at[i++];
    while (j < y.n)
        f[n++] = y.at[j++];
    return etch__mono_intern(t, f, n, out);
}

bool etch__mono_is_multiple(const etch_dims *t, uint32_t a, uint32_t b)
{
    const etch_mono *x = &t->monos.at[a], *y = &t->monos.at[b];
    if (y->degree > x->degree)
        return false;
    uint32_t i = 0;
    for (uint32_t j = 0; j < y->n; j++) {
        while (i < x->n && x->at[i].atom != y->at[j].atom)
            i++;
        if (i == x->n || x->at[i].power < y->at[j].power)
            return false;
    }
    return true;
}

etch_trouble etch__mono_div(etch_dims *t, uint32_t a, uint32_t b, uint32_t *out)
{
    if (b == ETCH_MONO_ONE) {
        *out = a;
        return ETCH_TROUBLE_NONE;
    }
    etch_mono x = t->monos.at[a], y = t->monos.at[b];
    etch_factor f[ETCH_DIM_MAX_DEGREE];
    uint32_t n = 0, j = 0;
    for (uint32_t i = 0; i < x.n; i++) {
        f[n] = x.at[i];
        if (j < y.n && y.at[j].atom == x.at[i].atom)
            f[n].power -= y.at[j++].power;
        n += f[n].power > 0;
    }
    return etch__mono_intern(t, f, n, out);
}

/* --- Forms ---------------------------------------------------------------------------------------------------- */

static bool find_form(const etch_dims *t, etch_poly p, uint64_t hash, etch_dim *out)
{
    for (etch_index_probe at = etch__index_first(&t->by_form, hash); at.found; at = etch__index_next(&t->by_form, at)) {
        const etch_form *f = &t->forms.at[at.value];
        if (f->n != p.n)
            continue;
        uint32_t i = 0;
        while (i < p.n && f->at[i].coef == p.at[i].coef && f->at[i].mono == p.at[i].mono)
            i++;
        if (i == p.n) {
            *out = ETCH_DIM_FORM | (etch_dim)at.value;
            return true;
        }
    }
    return false;
}

/* Everything about the form but its terms' memory. */
static etch_trouble describe_form(etch_ctx *cx, etch_dims *t, etch_poly p, etch_form *f)
{
    *f = (etch_form){ .n = p.n, .atom = ETCH_ATOM_NONE };
    if (p.n > ETCH_DIM_MAX_TERMS)
        return ETCH_TROUBLE_SIZE;
    for (uint32_t i = 0; i < p.n; i++) {
        const etch_mono *m = &t->monos.at[p.at[i].mono];
        uint16_t depth = (uint16_t)(m->depth + (m->is_infix && p.at[i].coef != 1));
        f->weight += 1 + m->weight;
        f->depth = depth > f->depth ? depth : f->depth;
        if (f->weight > ETCH_DIM_MAX_WEIGHT)
            return ETCH_TROUBLE_SIZE;
    }
    if (f->depth > ETCH_DIM_MAX_DEPTH)
        return ETCH_TROUBLE_DEPTH;
    const etch_mono *m = &t->monos.at[p.at[0].mono];
    if (p.n == 1 && p.at[0].coef == 1 && m->degree == 1) {
        f->atom = m->at[0].atom;
        f->range = t->atoms.at[f->atom].range;
        return ETCH_TROUBLE_NONE;
    }
    return etch__poly_range(cx, t, p, &f->range);
}

etch_trouble etch__poly_intern(etch_ctx *cx, etch_dims *t, etch_poly p, etch_dim *out)
{
    if (p.n == 0 || (p.n == 1 && p.at[0].mono == ETCH_MONO_ONE)) {
        *out = p.n == 0 ? 0 : p.at[0].coef;
        return ETCH_TROUBLE_NONE;
    }
    uint64_t hash = p.n;
    for (uint32_t i = 0; i < p.n; i++)
        hash = etch__hash_mix(hash ^ p.at[i].mono, (uint64_t)p.at[i].coef);
    if (find_form(t, p, hash, out))
        return ETCH_TROUBLE_NONE;
    etch_form f;
    ETCH_TRY_DIM(describe_form(cx, t, p, &f));
    if (t->forms.n >= UINT32_MAX - 1 || !ETCH_VEC_RESERVE(&t->forms, t->alloc, 1))
        return ETCH_TROUBLE_NOMEM;
    etch_arena_mark mark = etch__arena_mark(&t->arena);
    f.at = etch__arena_copy(&t->arena, p.at, p.n * sizeof *p.at, _Alignof(etch_term));
    if (!f.at)
        return ETCH_TROUBLE_NOMEM;
    if (!etch__index_add(&t->by_form, t->alloc, hash, (uint32_t)t->forms.n)) {
        etch__arena_reset(&t->arena, mark);
        return ETCH_TROUBLE_NOMEM;
    }
    *out = ETCH_DIM_FORM | (etch_dim)t->forms.n;
    t->forms.at[t->forms.n++] = f;
    return ETCH_TROUBLE_NONE;
}

etch_trouble etch__dim_of_atom(etch_ctx *cx, etch_dims *t, uint32_t atom, etch_dim *out)
{
    etch_term term = { 1, ETCH_MONO_ONE };
    ETCH_TRY_DIM(etch__mono_of_atom(t, atom, &term.mono));
    return etch__poly_intern(cx, t, (etch_poly){ &term, 1 }, out);
}

/* --- Order ---------------------------------------------------------------------------------------------------- */

int etch__dim_compare(const etch_dims *t, etch_dim a, etch_dim b)
{
    if (a == b)
        return 0;
    bool a_is_const = etch__dim_is_const(a), b_is_const = etch__dim_is_const(b);
    if (a_is_const || b_is_const)
        return a_is_const && b_is_const ? (a < b ? -1 : 1) : a_is_const - b_is_const;
    const etch_form *x = etch__form(t, a), *y = etch__form(t, b);
    for (uint32_t i = 0; i < x->n && i < y->n; i++) {
        if (x->at[i].mono != y->at[i].mono)
            return etch__mono_compare(t, x->at[i].mono, y->at[i].mono);
        if (x->at[i].coef != y->at[i].coef)
            return x->at[i].coef < y->at[i].coef ? -1 : 1;
    }
    return x->n < y->n ? -1 : 1;
}

int etch__atom_compare(const etch_dims *t, uint32_t a, uint32_t b)
{
    if (a == b)
        return 0;
    const etch_atom *x = &t->atoms.at[a], *y = &t->atoms.at[b];
    bool x_is_symbol = x->op == ETCH_ATOM_SYMBOL, y_is_symbol = y->op == ETCH_ATOM_SYMBOL;
    if (x_is_symbol || y_is_symbol)
        return x_is_symbol && y_is_symbol ? (x->symbol < y->symbol ? -1 : 1) : y_is_symbol - x_is_symbol;
    if (x->op != y->op)
        return x->op < y->op ? -1 : 1;
    for (uint32_t i = 0; i < x->n_args && i < y->n_args; i++)
        if (x->args[i] != y->args[i])
            return etch__dim_compare(t, x->args[i], y->args[i]);
    return x->n_args < y->n_args ? -1 : 1;
}

int etch__mono_compare(const etch_dims *t, uint32_t a, uint32_t b)
{
    if (a == b)
        return 0;
    const etch_mono *x = &t->monos.at[a], *y = &t->monos.at[b];
    if (x->degree != y->degree)
        return x->degree > y->degree ? -1 : 1;
    for (uint32_t i = 0;; i++) {
        /* Of equal degree and not equal: they differ before either ends. */
        if (x->at[i].atom != y->at[i].atom)
            return etch__atom_compare(t, x->at[i].atom, y->at[i].atom);
        if (x->at[i].power != y->at[i].power)
            return x->at[i].power > y->at[i].power ? -1 : 1;
    }
}
