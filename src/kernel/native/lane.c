/* Building lane programs; see lane.h. */
#include "kernel/native/lane.h"

typedef enum value_class { V, M, N } value_class;

static const struct {
    const char *name;
    uint8_t arity, class;
} rows[ETCH_N_LANE_OPS] = {
#define L(name, arity, class) { #name, arity, class },
#include "kernel/native/lane.def"
#undef L
};

bool etch__lane_is_store(etch_lane_op op) { return rows[op].class == N; }
bool etch__lane_is_slot(etch_lane_op op)
{
    return etch__lane_is_store(op) || (rows[op].arity == 0 && op != ETCH_LANE_CONST && op != ETCH_LANE_SCALAR);
}

void etch__lanes_fini(etch_lanes *l)
{
    ETCH_VEC_FINI(&l->code, l->alloc);
    ETCH_VEC_FINI(&l->consts, l->alloc);
    ETCH_VEC_FINI(&l->stores, l->alloc);
}

static etch_lval push(etch_lanes *l, etch_lane x)
{
    if (l->is_out_of_memory || l->code.n >= ETCH_LVAL_NONE || !ETCH_VEC_PUSH(&l->code, l->alloc, x)) {
        l->is_out_of_memory = true;
        return ETCH_LVAL_NONE;
    }
    l->has_64 |= x.bits == 64;
    l->reduces |= x.op == ETCH_LANE_LOAD_LANES;
    return (etch_lval)(l->code.n - 1);
}

static etch_lane lane(etch_lane_op op, int bits)
{
    return (etch_lane){ .op = (uint8_t)op,
                        .bits = (uint8_t)bits,
                        .n_in = rows[op].arity,
                        .gives_mask = rows[op].class == M,
                        .in = { ETCH_LVAL_NONE, ETCH_LVAL_NONE, ETCH_LVAL_NONE } };
}

/* A constant is one value however often it is named, and is in a register only where an instruction cannot take it from memory. */
etch_lval etch__lane_const(etch_lanes *l, int bits, uint64_t x)
{
    uint16_t *first = &l->bucket[(x * 0x9e3779b97f4a7c15u >> 32 ^ (unsigned)bits) % ETCH_LANE_BUCKETS];
    for (uint16_t i = *first; i; i = l->consts.at[i - 1].next_alike)
        if (l->consts.at[i - 1].x == x && l->consts.at[i - 1].bits == bits)
            return l->consts.at[i - 1].value;
    etch_lane made = lane(ETCH_LANE_CONST, bits);
    made.slot = (uint16_t)l->consts.n;
    etch_lval value = push(l, made);
    const etch_lane_const entry = { x, *first, value, (uint8_t)bits };
    if (l->is_out_of_memory || !ETCH_VEC_PUSH(&l->consts, l->alloc, entry)) {
        l->is_out_of_memory = true;
        return ETCH_LVAL_NONE;
    }
    *first = (uint16_t)l->consts.n;
    return value;
}

etch_lval etch__lane_slot(etch_lanes *l, etch_lane_op op, int bits, uint16_t slot)
{
    etch_lane made = lane(op, bits);
    made.slot = slot;
    return push(l, made);
}

etch_lval etch__lane_op(etch_lanes *l, etch_lane_op op, int bits, etch_lval a, etch_lval b, etch_lval c, int imm)
{
    etch_lane made = lane(op, bits);
    made.in[0] = a, made.in[1] = b, made.in[2] = c;
    made.imm = (uint8_t)imm;
    return push(l, made);
}

void etch__lane_store(etch_lanes *l, etch_lane_op op, int bits, uint16_t slot, etch_lval x)
{
    etch_lane made = lane(op, bits);
    made.slot = slot;
    made.in[0] = x;
    if (!l->is_out_of_memory && !ETCH_VEC_PUSH(&l->stores, l->alloc, made))
        l->is_out_of_memory = true;
}

bool etch__lanes_finish(etch_lanes *l)
{
    for (size_t i = 0; i < l->stores.n; i++)
        (void)push(l, l->stores.at[i]);
    if (l->is_out_of_memory)
        return false;
    for (size_t i = 0; i < l->code.n; i++)
        for (int j = 0; j < l->code.at[i].n_in; j++)
            l->code.at[l->code.at[i].in[j]].last_use = (uint16_t)i;
    return true;
}

void etch__lanes_print(const etch_lanes *l, etch_strbuf *out)
{
    for (size_t i = 0; i < l->code.n; i++) {
        const etch_lane *x = &l->code.at[i];
        etch__strbuf_addf(out, "%%%zu = %s.%d", i, rows[x->op].name, x->bits);
        for (int j = 0; j < x->n_in; j++)
            etch__strbuf_addf(out, "%s %%%u", j ? "," : "", x->in[j]);
        if (x->op == ETCH_LANE_CONST)
            etch__strbuf_addf(out, " 0x%llx", (unsigned long long)l->consts.at[x->slot].x);
        else if (x->n_in == 0 || rows[x->op].class == N)
            etch__strbuf_addf(out, " slot %u", x->slot);
        if (x->imm)
            etch__strbuf_addf(out, " #%u", x->imm);
        etch__strbuf_addf(out, "\n");
    }
}
