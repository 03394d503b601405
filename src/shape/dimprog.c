/* Dim programs: the compiler from forms to instructions, the loop that runs them, the words for a failure.
 *
 * A form is compiled term by term: a product is built up factor by factor, then multiplied by its coefficient, then
 * added to or subtracted from the sum so far. Before an instruction is appended, one with the same code and operands is
 * looked for, so that parts which forms have in common (b*t in b*t + 1 and 2*b*t) are computed once. Each instruction
 * writes a slot of its own; constants lie in slots that nothing writes.
 *
 * Values stay within +-ETCH_DIM_MAX; an instruction whose result does not is where the run stops. */
#include "shape/dimprog.h"
#include "shape/dim_inside.h"

_Static_assert((int)ETCH_DIMCODE_FLOORDIV + ETCH_DIM_MOD == ETCH_DIMCODE_MOD &&
                   (int)ETCH_DIMCODE_FLOORDIV + ETCH_DIM_MIN == ETCH_DIMCODE_MIN &&
                   (int)ETCH_DIMCODE_FLOORDIV + ETCH_DIM_MAX_OF == ETCH_DIMCODE_MAX &&
                   (int)ETCH_DIMCODE_FLOORDIV + ETCH_DIM_BROADCAST == ETCH_DIMCODE_BROADCAST,
               "an operation's instruction is found by adding");

/* --- Building ------------------------------------------------------------------------------------------------- */

static uint64_t hash_dim(etch_dim d) { return etch__hash_mix(0, (uint64_t)d); }

/* A slot of its own for d (ETCH_DIM_FAILED: for a part that is no dim) with `value` in the image. */
static etch_status add_slot(etch_dimprog *p, etch_dim d, int64_t value, uint32_t *slot)
{
    const etch_allocator *alloc = p->dims->alloc;
    if (p->slots.n >= UINT32_MAX - 1 || !ETCH_VEC_RESERVE(&p->slots, alloc, 1) ||
        !ETCH_VEC_RESERVE(&p->slot_dims, alloc, 1))
        return etch__fail_nomem(p->cx);
    if (d != ETCH_DIM_FAILED && !etch__index_add(&p->by_dim, alloc, hash_dim(d), (uint32_t)p->slots.n))
        return etch__fail_nomem(p->cx);
    *slot = (uint32_t)p->slots.n;
    p->slots.at[p->slots.n++] = value;
    p->slot_dims.at[p->slot_dims.n++] = d;
    return ETCH_OK;
}

static bool find_slot(const etch_dimprog *p, etch_dim d, uint32_t *slot)
{
    for (etch_index_probe i = etch__index_first(&p->by_dim, hash_dim(d)); i.found; i = etch__index_next(&p->by_dim, i))
        if (p->slot_dims.at[i.value] == d) {
            *slot = i.value;
            return true;
        }
    return false;
}

static etch_status constant(etch_dimprog *p, int64_t c, uint32_t *slot)
{
    return find_slot(p, c, slot) ? ETCH_OK : add_slot(p, c, c, slot);
}

/* The slot that `code a b` goes to: an earlier instruction's, or that of a new one. */
static etch_status emit(etch_dimprog *p, etch_dimcode code, uint32_t a, uint32_t b, uint32_t *slot)
{
    const etch_allocator *alloc = p->dims->alloc;
    uint64_t hash = etch__hash_mix(code, (uint64_t)a << 32 | b);
    for (etch_index_probe i = etch__index_first(&p->by_code, hash); i.found; i = etch__index_next(&p->by_code, i)) {
        const etch_diminstr *x = &p->code.at[i.value];
        if (x->code == code && x->a == a && x->b == b) {
            *slot = x->dst;
            return ETCH_OK;
        }
    }
    uint32_t dst;
    if (p->code.n >= UINT32_MAX - 1 || !ETCH_VEC_RESERVE(&p->code, alloc, 1))
        return etch__fail_nomem(p->cx);
    ETCH_TRY(add_slot(p, ETCH_DIM_FAILED, 0, &dst));
    if (!etch__index_add(&p->by_code, alloc, hash, (uint32_t)p->code.n)) {
        p->slots.n--;
        p->slot_dims.n--;
        return etch__fail_nomem(p->cx);
    }
    p->code.at[p->code.n++] = (etch_diminstr){ (uint8_t)code, dst, a, b };
    *slot = dst;
    return ETCH_OK;
}

static etch_status compile_atom(etch_dimprog *p, uint32_t atom, uint32_t *slot)
{
    const etch_atom *x = &p->dims->atoms.at[atom];
    if (x->op == ETCH_ATOM_SYMBOL) {
        etch_dim d = p->dims->symbols.at[x->symbol].dim;
        if (find_slot(p, d, slot))
            return ETCH_OK;
        return etch__fail(p->cx, ETCH_EINVAL, "symbol %s was made after the program of sizes that should use it",
                          etch__symbol_name(p->dims, x->symbol));
    }
    ETCH_TRY(etch__dimprog_slot(p, x->args[0], slot));
    for (uint32_t i = 1; i < x->n_args; i++) {
        uint32_t next;
        ETCH_TRY(etch__dimprog_slot(p, x->args[i], &next));
        ETCH_TRY(emit(p, (etch_dimcode)((int)ETCH_DIMCODE_FLOORDIV + x->op), *slot, next, slot));
    }
    return ETCH_OK;
}

static etch_status compile_mono(etch_dimprog *p, uint32_t mono, uint32_t *slot)
{
    const etch_mono *m = &p->dims->monos.at[mono];
    ETCH_ASSERT(m->n > 0, "monomial %u is 1 and has no slot", mono);
    for (uint32_t i = 0; i < m->n; i++) {
        uint32_t x;
        ETCH_TRY(compile_atom(p, m->at[i].atom, &x));
        for (uint32_t k = 0; k < m->at[i].power; k++) {
            if (i == 0 && k == 0)
                *slot = x;
            else
                ETCH_TRY(emit(p, ETCH_DIMCODE_MUL, *slot, x, slot));
        }
    }
    return ETCH_OK;
}

/* k * mono, in its slot. */
static etch_status compile_term(etch_dimprog *p, uint32_t mono, int64_t k, uint32_t *slot)
{
    uint32_t number = 0;
    if (mono == ETCH_MONO_ONE)
        return constant(p, k, slot);
    ETCH_TRY(compile_mono(p, mono, slot));
    if (k == 1)
        return ETCH_OK;
    ETCH_TRY(constant(p, k, &number));
    return emit(p, ETCH_DIMCODE_MUL, number, *slot, slot);
}

/* The sum starts with a term that is added, if there is one: m - n needs no product with -1. */
static etch_status compile_form(etch_dimprog *p, const etch_form *f, uint32_t *slot)
{
    uint32_t sum = 0, term = 0, first = 0;
    while (first < f->n && f->at[first].coef < 0)
        first++;
    first = first < f->n ? first : 0;
    ETCH_TRY(compile_term(p, f->at[first].mono, f->at[first].coef, &sum));
    for (uint32_t i = 0; i < f->n; i++) {
        int64_t k = f->at[i].coef;
        if (i == first)
            continue;
        ETCH_TRY(compile_term(p, f->at[i].mono, k < 0 ? -k : k, &term));
        ETCH_TRY(emit(p, k < 0 ? ETCH_DIMCODE_SUB : ETCH_DIMCODE_ADD, sum, term, &sum));
    }
    *slot = sum;
    return ETCH_OK;
}

etch_status etch__dimprog_init(etch_ctx *cx, etch_dims *t, etch_dimprog *p)
{
    *p = (etch_dimprog){ .cx = cx, .dims = etch__dims_retain(t) };
    for (uint32_t s = 0; s < etch__dims_n_symbols(t); s++) {
        uint32_t slot;
        etch_status status = add_slot(p, etch__symbol_dim(t, s), 0, &slot);
        if (status != ETCH_OK) {
            etch__dimprog_fini(p);
            return status;
        }
    }
    return ETCH_OK;
}

void etch__dimprog_fini(etch_dimprog *p)
{
    if (!p->dims)
        return;
    /* All memory is the table's allocator's, which is still there if the context is not. */
    const etch_allocator *alloc = p->dims->alloc;
    ETCH_VEC_FINI(&p->code, alloc);
    ETCH_VEC_FINI(&p->slots, alloc);
    ETCH_VEC_FINI(&p->slot_dims, alloc);
    etch__index_fini(&p->by_dim, alloc);
    etch__index_fini(&p->by_code, alloc);
    etch__dims_release(&p->dims);
    *p = (etch_dimprog){ 0 };
}

etch_status etch__dimprog_slot(etch_dimprog *p, etch_dim d, uint32_t *slot)
{
    if (d == ETCH_DIM_FAILED)
        return etch__fail(p->cx, ETCH_EINVAL, "a size that could not be computed cannot be compiled");
    if (find_slot(p, d, slot))
        return ETCH_OK;
    if (etch__dim_is_const(d))
        return add_slot(p, d, d, slot);
    uint32_t result;
    ETCH_TRY(compile_form(p, etch__form(p->dims, d), &result));
    /* A part that was computed for another form, and is this one, has its name from now on. */
    if (!etch__index_add(&p->by_dim, p->dims->alloc, hash_dim(d), result))
        return etch__fail_nomem(p->cx);
    p->slot_dims.at[result] = d;
    *slot = result;
    return ETCH_OK;
}

etch_status etch__dimprog_check(etch_dimprog *p, etch_dimcode check, etch_dim a, etch_dim b, uint32_t tag)
{
    ETCH_ASSERT(check >= ETCH_DIMCODE_CHECK_EQUAL && check <= ETCH_DIMCODE_CHECK_NOT_EQUAL, "%d is no check",
                (int)check);
    uint32_t x, y;
    ETCH_TRY(etch__dimprog_slot(p, a, &x));
    ETCH_TRY(etch__dimprog_slot(p, b, &y));
    /* Not looked up: the same check may be wanted twice, with the tags of two places. */
    if (!ETCH_VEC_PUSH(&p->code, p->dims->alloc, ((etch_diminstr){ (uint8_t)check, tag, x, y })))
        return etch__fail_nomem(p->cx);
    return ETCH_OK;
}

bool etch__dimprog_find(const etch_dimprog *p, etch_dim d, uint32_t end, uint32_t *slot)
{
    etch_symbol symbol;
    if (!find_slot(p, d, slot))
        return false;
    bool is_there = etch__dim_is_symbol(p->dims, d, &symbol);
    for (uint32_t i = 0; !is_there && i < end; i++)
        is_there = p->code.at[i].code < ETCH_DIMCODE_CHECK_EQUAL && p->code.at[i].dst == *slot;
    return is_there;
}

/* --- Running -------------------------------------------------------------------------------------------------- */

uint32_t etch__dimprog_run(const etch_dimprog *p, int64_t *slots, uint32_t from, uint32_t to)
{
    if (from == to)
        return to;
    for (const etch_diminstr *x = p->code.at + from, *end = p->code.at + to; x < end; x++) {
        int64_t a = slots[x->a], b = slots[x->b], r;
        switch ((etch_dimcode)x->code) {
        case ETCH_DIMCODE_ADD:
            if (ETCH_UNLIKELY(ETCH_ADD_OVERFLOWS(a, b, &r) || !etch__coef_fits(r)))
                goto failed;
            slots[x->dst] = r;
            continue;
        case ETCH_DIMCODE_SUB:
            if (ETCH_UNLIKELY(ETCH_SUB_OVERFLOWS(a, b, &r) || !etch__coef_fits(r)))
                goto failed;
            slots[x->dst] = r;
            continue;
        case ETCH_DIMCODE_MUL:
            if (ETCH_UNLIKELY(ETCH_MUL_OVERFLOWS(a, b, &r) || !etch__coef_fits(r)))
                goto failed;
            slots[x->dst] = r;
            continue;
        case ETCH_DIMCODE_FLOORDIV:
            if (ETCH_UNLIKELY(b == 0))
                goto failed;
            /* Unsigned division of 32 bits is several times faster, and sizes mostly fit. */
            slots[x->dst] = ((uint64_t)a | (uint64_t)b) >> 32 == 0 ? (int64_t)((uint32_t)a / (uint32_t)b)
                                                                   : etch__floor_div(a, b);
            continue;
        case ETCH_DIMCODE_MOD:
            if (ETCH_UNLIKELY(b == 0))
                goto failed;
            slots[x->dst] = ((uint64_t)a | (uint64_t)b) >> 32 == 0 ? (int64_t)((uint32_t)a % (uint32_t)b)
                                                                   : etch__floor_mod(a, b);
            continue;
        case ETCH_DIMCODE_MIN: slots[x->dst] = a < b ? a : b; continue;
        case ETCH_DIMCODE_MAX: slots[x->dst] = a > b ? a : b; continue;
        case ETCH_DIMCODE_BROADCAST:
            if (ETCH_UNLIKELY(a != b && a != 1 && b != 1))
                goto failed;
            slots[x->dst] = a == 1 ? b : a;
            continue;
        case ETCH_DIMCODE_CHECK_EQUAL:
            if (ETCH_UNLIKELY(a != b))
                goto failed;
            continue;
        case ETCH_DIMCODE_CHECK_LESS_EQUAL:
            if (ETCH_UNLIKELY(a > b))
                goto failed;
            continue;
        case ETCH_DIMCODE_CHECK_DIVIDES:
            if (ETCH_UNLIKELY(a <= 0 || b % a != 0))
                goto failed;
            continue;
        case ETCH_DIMCODE_CHECK_NOT_EQUAL:
            if (ETCH_UNLIKELY(a == b))
                goto failed;
            continue;
        }
    failed:
        return (uint32_t)(x - p->code.at);
    }
    return to;
}

/* --- Words for a failure -------------------------------------------------------------------------------------- */

static const char *const code_text[] = {
    [ETCH_DIMCODE_ADD] = " + ",     [ETCH_DIMCODE_SUB] = " - ",         [ETCH_DIMCODE_MUL] = "*",
    [ETCH_DIMCODE_FLOORDIV] = "//", [ETCH_DIMCODE_MOD] = "%",           [ETCH_DIMCODE_MIN] = "min",
    [ETCH_DIMCODE_MAX] = "max",     [ETCH_DIMCODE_BROADCAST] = "bcast",
};

static void print_slot(const etch_dimprog *p, uint32_t slot, bool is_operand, etch_strbuf *out);

static void print_instr(const etch_dimprog *p, const etch_diminstr *x, etch_strbuf *out)
{
    bool is_function = x->code >= ETCH_DIMCODE_MIN;
    bool is_sum = x->code == ETCH_DIMCODE_ADD || x->code == ETCH_DIMCODE_SUB;
    if (is_function)
        etch__strbuf_addf(out, "%s(", code_text[x->code]);
    if (x->code == ETCH_DIMCODE_MUL && etch__dim_is_const(p->slot_dims.at[x->a]) && p->slots.at[x->a] == -1)
        etch__strbuf_add(out, "-");
    else {
        print_slot(p, x->a, !is_function && !is_sum && x->code != ETCH_DIMCODE_MUL, out);
        etch__strbuf_add(out, is_function ? ", " : code_text[x->code]);
    }
    print_slot(p, x->b, !is_function, out);
    if (is_function)
        etch__strbuf_add(out, ")");
}

/* The dim that the slot holds, or for a part without one the instruction that makes it. */
static void print_slot(const etch_dimprog *p, uint32_t slot, bool is_operand, etch_strbuf *out)
{
    etch_dim d = p->slot_dims.at[slot];
    if (d != ETCH_DIM_FAILED) {
        bool is_plain = !is_operand || (etch__dim_is_const(d)
                                            ? d >= 0
                                            : etch__form(p->dims, d)->n == 1 && etch__form(p->dims, d)->at[0].coef > 0);
        etch__strbuf_add(out, is_plain ? "" : "(");
        etch__dim_print(p->dims, d, out);
        etch__strbuf_add(out, is_plain ? "" : ")");
        return;
    }
    for (size_t i = 0; i < p->code.n; i++)
        if (p->code.at[i].dst == slot && p->code.at[i].code < ETCH_DIMCODE_CHECK_EQUAL) {
            bool is_plain = !is_operand || p->code.at[i].code >= ETCH_DIMCODE_MUL;
            etch__strbuf_add(out, is_plain ? "" : "(");
            print_instr(p, &p->code.at[i], out);
            etch__strbuf_add(out, is_plain ? "" : ")");
            return;
        }
}

/* "n = 3", and for a constant just "3". */
static void print_value(const etch_dimprog *p, uint32_t slot, const int64_t *slots, etch_strbuf *out)
{
    if (!etch__dim_is_const(p->slot_dims.at[slot])) {
        print_slot(p, slot, false, out);
        etch__strbuf_add(out, " = ");
    }
    etch__strbuf_addf(out, "%lld", (long long)slots[slot]);
}

static void print_pair(const etch_dimprog *p, const etch_diminstr *x, const int64_t *slots, const char *before,
                       const char *between, etch_strbuf *out)
{
    etch__strbuf_add(out, before);
    print_value(p, x->a, slots, out);
    etch__strbuf_add(out, between);
    print_value(p, x->b, slots, out);
}

void etch__dimprog_explain(const etch_dimprog *p, uint32_t i, const int64_t *slots, etch_strbuf *out)
{
    ETCH_ASSERT(i < p->code.n, "instruction %u of a program of %zu", i, p->code.n);
    const etch_diminstr *x = &p->code.at[i];
    long long a = (long long)slots[x->a], b = (long long)slots[x->b];
    switch ((etch_dimcode)x->code) {
    case ETCH_DIMCODE_BROADCAST: print_pair(p, x, slots, "cannot broadcast ", " with ", out); return;
    case ETCH_DIMCODE_CHECK_EQUAL: print_pair(p, x, slots, "", " is not equal to ", out); return;
    case ETCH_DIMCODE_CHECK_LESS_EQUAL: print_pair(p, x, slots, "", " is greater than ", out); return;
    case ETCH_DIMCODE_CHECK_DIVIDES: print_pair(p, x, slots, "", " does not divide ", out); return;
    case ETCH_DIMCODE_CHECK_NOT_EQUAL: print_pair(p, x, slots, "", " is equal to ", out); return;
    default:
        print_instr(p, x, out);
        bool divides_by_zero = (x->code == ETCH_DIMCODE_FLOORDIV || x->code == ETCH_DIMCODE_MOD) && b == 0;
        etch__strbuf_addf(out, " = %lld%s%lld %s", a, code_text[x->code], b,
                          divides_by_zero ? "divides by zero" : "does not fit in 62 bits");
        return;
    }
}
