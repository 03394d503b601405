/* The operations of a lane program as instructions, in one pass: which registers they take, what is read from where.
 *
 * A value that no register is left for goes to the stack, the one that is needed last first; constants, scalars and elements of slots never do,
 * since they can be read again. Where an instruction can take an operand from memory, such values are not loaded at all. Registers that the program
 * does not need have constants and scalars throughout the function: an exp takes three quarters of the time then. */
#include "kernel/native/emit.h"

#include <string.h>

enum { NO_REG = -1, FAR_AHEAD = 8192 /* bytes, of what is streamed */ };

const etch_gpr etch__emit_pointers[ETCH_EMIT_MAX_POINTERS] = { R8, R9, R10, R11, RBX, R12, R13, R14, R15 };

/* ------------------------------------------------------------------------------------------------ what values are */

static const etch_lane *lane(const etch_emitter *e, etch_lval v) { return &e->l->code.at[v]; }
static bool is_in_mask(const etch_emitter *e, etch_lval v) { return e->has_masks && lane(e, v)->gives_mask; }
static bool is_spread(const etch_lane *x)
{
    return x->op == ETCH_LANE_CONST || x->op == ETCH_LANE_SCALAR || x->op == ETCH_LANE_SPLAT;
}
static bool can_be_read_again(const etch_emitter *e, etch_lval v) { return lane(e, v)->n_in == 0; }

/* The width of a register with as many elements of so many bits as there are lanes. */
static uint8_t width_of(const etch_emitter *e, int bits)
{
    if (!e->has_masks)
        return ETCH_X86_256;
    int total = e->n_lanes * bits;
    return total == 512 ? ETCH_X86_512 : total == 256 ? ETCH_X86_256 : ETCH_X86_128;
}

/* ------------------------------------------------------------------------------------------------ operands */

static etch_x86_rm on_stack(int spill)
{
    return (etch_x86_rm){ .kind = ETCH_X86_MEM, .reg = RSP, .index = RSP, .disp = 64 * spill };
}

static etch_x86_rm in_pool(int32_t offset, bool is_broadcast)
{
    return (etch_x86_rm){ .kind = ETCH_X86_POOL, .disp = offset, .is_broadcast = is_broadcast };
}

/* The register with a slot's pointer, which may have to be loaded. */
static etch_gpr pointer(etch_emitter *e, uint16_t slot)
{
    int i = 0;
    while (i < e->n_pointers && e->pointers[i] != slot)
        i++;
    if (i == e->n_pointers)
        etch__x86_load(e->x, RAX, RSI, 8 * slot);
    return i < e->n_pointers ? etch__emit_pointers[i] : RAX;
}

static uint8_t scale_of(int bytes) { return bytes == 1 ? 0 : bytes == 4 ? 2 : 3; }

/* Elements of a slot from the present ones on. */
static etch_x86_rm in_slot(etch_emitter *e, uint16_t slot, int bytes)
{
    return (etch_x86_rm){ .kind = ETCH_X86_MEM,
                          .reg = (uint8_t)pointer(e, slot),
                          .index = RCX,
                          .scale = scale_of(bytes),
                          .disp = e->copy * e->n_lanes * bytes };
}

/* The lanes of a reduction that the present elements go to: element i to lane i mod 32, which is what a turn has. */
static etch_x86_rm in_lanes(etch_emitter *e, uint16_t slot, int bytes)
{
    return (etch_x86_rm){ .kind = ETCH_X86_MEM,
                          .reg = (uint8_t)pointer(e, slot),
                          .index = e->is_tail ? RDX : RSP,
                          .scale = e->is_tail ? scale_of(bytes) : 0,
                          .disp = e->copy * e->n_lanes * bytes };
}

static etch_x86_rm of_splat(etch_emitter *e, uint16_t slot)
{
    return (etch_x86_rm){ .kind = ETCH_X86_MEM, .reg = (uint8_t)pointer(e, slot), .index = RSP, .is_broadcast = true };
}

static etch_x86_rm of_scalar(const etch_emitter *e, uint16_t slot)
{
    return (etch_x86_rm){
        .kind = ETCH_X86_MEM, .reg = RSI, .index = RSP, .is_broadcast = true, .disp = (int32_t)e->offset[slot]
    };
}

static void put3(etch_emitter *e, etch_x86_op op, int bits, int reg, int v, etch_x86_rm rm, int imm)
{
    etch_x86_instr in = {
        .op = op, .width = width_of(e, bits), .reg = (uint8_t)reg, .v = (uint8_t)v, .rm = rm, .imm = (int16_t)imm
    };
    etch__x86_vector(e->x, &in);
}

/* ------------------------------------------------------------------------------------------------ registers */

/* The next operation that reads a value; past the end: none. */
static size_t next_use(const etch_emitter *e, etch_lval v)
{
    size_t i = e->now;
    for (; i <= lane(e, v)->last_use; i++)
        for (int j = 0; j < lane(e, (etch_lval)i)->n_in; j++)
            if (lane(e, (etch_lval)i)->in[j] == v && i > e->now)
                return i;
    return SIZE_MAX;
}

static int take_spill(etch_emitter *e) { return e->n_free_spills ? e->free_spills[--e->n_free_spills] : e->n_spills++; }

static void save(etch_emitter *e, etch_lval v, int reg, bool is_mask)
{
    etch_emit_place *p = &e->at[v];
    p->reg = NO_REG;
    if (can_be_read_again(e, v) || p->spill >= 0)
        return;
    p->spill = (int16_t)take_spill(e);
    if (is_mask) {
        etch_x86_instr in = { .op = ETCH_X86_KMOVW_TO, .reg = (uint8_t)reg, .rm = on_stack(p->spill), .imm = -1 };
        etch__x86_vector(e->x, &in);
    } else
        put3(e, ETCH_X86_MOVUPS_TO, lane(e, v)->bits, reg, 0, on_stack(p->spill), -1);
}

/* A register of those from..to that is not pinned: a free one, else that of the value which is needed last. */
static int take_from(etch_emitter *e, etch_lval *held, int from, int to, uint32_t pinned, bool is_mask)
{
    int victim = NO_REG;
    size_t latest = 0;
    for (int r = from; r < to; r++)
        if (held[r] == ETCH_LVAL_NONE && !(pinned >> r & 1))
            return r;
    for (int r = from; r < to; r++) {
        size_t use = pinned >> r & 1 ? 0 : next_use(e, held[r]);
        if (use > latest) {
            victim = r;
            latest = use;
        }
    }
    ETCH_ASSERT(victim != NO_REG, "emit: no register is left");
    save(e, held[victim], victim, is_mask);
    held[victim] = ETCH_LVAL_NONE;
    return victim;
}

static int take_vector(etch_emitter *e) { return take_from(e, e->vector, 0, e->n_vectors, e->pinned, false); }
static int take_mask(etch_emitter *e) { return take_from(e, e->mask, 2, 8, e->pinned_masks, true); }

static int take(etch_emitter *e, etch_lval v)
{
    bool is_mask = is_in_mask(e, v);
    int r = is_mask ? take_mask(e) : take_vector(e);
    *(is_mask ? &e->mask[r] : &e->vector[r]) = v;
    e->at[v].reg = (int8_t)r;
    return r;
}

/* A register for the moment, which no value has; it is free again after the present operation. */
static int take_for_now(etch_emitter *e)
{
    int r = take_vector(e);
    e->pinned |= 1u << r;
    return r;
}

static void pin(etch_emitter *e, etch_lval v)
{
    if (is_in_mask(e, v))
        e->pinned_masks |= (uint8_t)(1u << e->at[v].reg);
    else
        e->pinned |= 1u << e->at[v].reg;
}

/* Is it kept in a register from before the loop? */
static bool stays(const etch_emitter *e, etch_lval v)
{
    return e->at[v].reg >= e->n_vectors && e->n_kept > 0 && !is_in_mask(e, v);
}

static void forget(etch_emitter *e, etch_lval v)
{
    etch_emit_place *p = &e->at[v];
    if (p->reg != NO_REG && is_in_mask(e, v)) {
        e->mask[p->reg] = ETCH_LVAL_NONE;
        e->pinned_masks &= (uint8_t) ~(1u << p->reg);
    } else if (p->reg != NO_REG) {
        e->vector[p->reg] = ETCH_LVAL_NONE;
        e->pinned &= ~(1u << p->reg);
    }
    if (p->spill >= 0)
        e->left_spills[e->n_left_spills++] = p->spill;
    *p = (etch_emit_place){ NO_REG, -1 };
}

/* ------------------------------------------------------------------------------------------------ reading */

/* Elements of a slot to a register, or back; in tails those that are left, and zeros for the others. */
static void move_elements(etch_emitter *e, const etch_lane *x, int r, bool is_store)
{
    static const etch_x86_op plain[2][2] = { { ETCH_X86_MOVUPS, ETCH_X86_MOVUPD },
                                             { ETCH_X86_MOVUPS_TO, ETCH_X86_MOVUPD_TO } };
    static const etch_x86_op masked[2][2] = { { ETCH_X86_MASKMOVPS, ETCH_X86_MASKMOVPD },
                                              { ETCH_X86_MASKMOVPS_TO, ETCH_X86_MASKMOVPD_TO } };
    bool is_wide = x->bits == 64, is_lanes = x->op == ETCH_LANE_LOAD_LANES || x->op == ETCH_LANE_STORE_LANES;
    etch_x86_instr in = { .op = plain[is_store][is_wide],
                          .width = width_of(e, x->bits),
                          .reg = (uint8_t)r,
                          .rm = (is_lanes ? in_lanes : in_slot)(e, x->slot, x->bits / 8),
                          .imm = -1 };
    if (x->op == ETCH_LANE_STORE && e->l->streams && !e->is_tail)
        in.op = is_wide ? ETCH_X86_MOVNTPD_TO : ETCH_X86_MOVNTPS_TO;
    if (e->is_tail && e->has_masks) {
        in.mask = ETCH_EMIT_TAIL_MASK;
        in.is_zeroed = !is_store;
    } else if (e->is_tail) {
        in.op = masked[is_store][is_wide];
        in.v = ETCH_EMIT_TAIL_VECTOR;
    }
    etch__x86_vector(e->x, &in);
}

/* Bytes of 0 or 1 as truths. */
static void load_truths(etch_emitter *e, const etch_lane *x, int to)
{
    etch_x86_rm from = in_slot(e, x->slot, 1);
    if (!e->has_masks) { /* (the slot is a tile of the VM: bytes behind the last may be read) */
        int zero = take_for_now(e);
        put3(e, ETCH_X86_PXORD, 32, zero, zero, etch__emit_in_register(zero), -1);
        put3(e, e->n_lanes == 8 ? ETCH_X86_PMOVZXBD : ETCH_X86_PMOVZXBQ, 32, to, 0, from, -1);
        put3(e, e->n_lanes == 8 ? ETCH_X86_PSUBD : ETCH_X86_PSUBQ, 32, to, zero, etch__emit_in_register(to), -1);
        return;
    }
    int bytes = take_for_now(e);
    etch_x86_instr in = { .op = ETCH_X86_MOVDQU8, .reg = (uint8_t)bytes, .rm = from, .imm = -1 };
    if (e->is_tail) {
        in.mask = ETCH_EMIT_TAIL_MASK;
        in.is_zeroed = true;
    } else if (e->n_lanes == 8)
        in.op = ETCH_X86_MOVQ;
    etch__x86_vector(e->x, &in);
    etch_x86_instr test = {
        .op = ETCH_X86_PTESTMB, .reg = (uint8_t)to, .v = (uint8_t)bytes, .rm = etch__emit_in_register(bytes), .imm = -1
    };
    etch__x86_vector(e->x, &test);
}

static void fill_from_spill(etch_emitter *e, etch_lval v, int r)
{
    etch_x86_rm from = on_stack(e->at[v].spill);
    if (is_in_mask(e, v)) {
        etch_x86_instr in = { .op = ETCH_X86_KMOVW, .reg = (uint8_t)r, .rm = from, .imm = -1 };
        etch__x86_vector(e->x, &in);
    } else
        put3(e, ETCH_X86_MOVUPS, lane(e, v)->bits, r, 0, from, -1);
}

/* One element, in all lanes of a register. */
static void spread(etch_emitter *e, const etch_lane *x, int r)
{
    bool is_wide = x->bits == 64;
    if (x->op == ETCH_LANE_CONST && !e->has_masks) {
        put3(e, is_wide ? ETCH_X86_MOVUPD : ETCH_X86_MOVUPS, x->bits, r, 0, in_pool(e->const_at[x->slot], false), -1);
        return;
    }
    etch_x86_rm from = x->op == ETCH_LANE_CONST    ? in_pool(e->const_at[x->slot], false)
                       : x->op == ETCH_LANE_SCALAR ? of_scalar(e, x->slot)
                                                   : of_splat(e, x->slot);
    from.is_broadcast = false;
    put3(e, is_wide ? ETCH_X86_BROADCASTSD : ETCH_X86_BROADCASTSS, x->bits, r, 0, from, -1);
}

/* The value in a register, which stays until the operation is done. */
static int use(etch_emitter *e, etch_lval v)
{
    const etch_lane *x = lane(e, v);
    if (e->at[v].reg == NO_REG) {
        int r = take(e, v);
        pin(e, v);
        if (is_spread(x))
            spread(e, x, r);
        else if (x->op == ETCH_LANE_LOAD || x->op == ETCH_LANE_LOAD_LANES)
            move_elements(e, x, r, false);
        else if (x->op == ETCH_LANE_LOAD_B)
            load_truths(e, x, r);
        else
            fill_from_spill(e, v, r);
    }
    pin(e, v);
    return e->at[v].reg;
}

static bool is_read_once_more(const etch_emitter *e, etch_lval v)
{
    return lane(e, v)->last_use == e->now && !stays(e, v);
}

/* The value where it is, if an instruction can read it there, with one element for all (`can_spread`) or not; else in a register. */
static etch_x86_rm look(etch_emitter *e, etch_lval v, bool can_spread)
{
    const etch_lane *x = lane(e, v);
    if (e->at[v].reg == NO_REG) {
        if (x->op == ETCH_LANE_CONST && (can_spread || !e->has_masks))
            return in_pool(e->const_at[x->slot], e->has_masks);
        if (x->op == ETCH_LANE_SCALAR && can_spread && e->has_masks)
            return of_scalar(e, x->slot);
        if (x->op == ETCH_LANE_SPLAT && can_spread && e->has_masks)
            return of_splat(e, x->slot);
        if (x->op == ETCH_LANE_LOAD_LANES && !e->is_tail && is_read_once_more(e, v))
            return in_lanes(e, x->slot, x->bits / 8);
        if (x->op == ETCH_LANE_LOAD && !e->is_tail && is_read_once_more(e, v))
            return in_slot(e, x->slot, x->bits / 8);
        if (e->at[v].spill >= 0 && is_read_once_more(e, v))
            return on_stack(e->at[v].spill);
    }
    return etch__emit_in_register(use(e, v));
}

/* ------------------------------------------------------------------------------------------------ operations */

/* Operands that are read for the last time give their registers, so that the result can have one of them. */
static void let_go(etch_emitter *e)
{
    const etch_lane *x = lane(e, e->now);
    for (int j = 0; j < x->n_in; j++)
        if (x->in[j] != ETCH_LVAL_NONE && is_read_once_more(e, x->in[j]))
            forget(e, x->in[j]);
}

static int define(etch_emitter *e)
{
    let_go(e);
    return take(e, e->now);
}

typedef struct row {
    etch_x86_op narrow, wide; /* of 32 and 64 bits */
    bool commutes;
} row;

#define ROW(op, narrow, wide, commutes) [ETCH_LANE_##op] = { ETCH_X86_##narrow, ETCH_X86_##wide, commutes }
static const row rows[ETCH_N_LANE_OPS] = {
    ROW(FADD, ADDPS, ADDPD, true),
    ROW(FSUB, SUBPS, SUBPD, false),
    ROW(FMUL, MULPS, MULPD, true),
    ROW(FDIV, DIVPS, DIVPD, false),
    ROW(FMIN, MINPS, MINPD, false),
    ROW(FMAX, MAXPS, MAXPD, false),
    ROW(FSCALE, SCALEFPS, SCALEFPD, false),
    ROW(FSQRT, SQRTPS, SQRTPD, false),
    ROW(FROUND, ROUNDPS, ROUNDPD, false),
    ROW(FCMP, CMPPS, CMPPD, false),
    ROW(AND, PANDD, PANDQ, true),
    ROW(OR, PORD, PORQ, true),
    ROW(XOR, PXORD, PXORQ, true),
    ROW(IADD, PADDD, PADDQ, true),
    ROW(ISUB, PSUBD, PSUBQ, false),
    ROW(IMUL, PMULLD, PMULLQ, true),
    ROW(IMIN, PMINSD, PMINSQ, true),
    ROW(IMAX, PMAXSD, PMAXSQ, true),
    ROW(UMIN, PMINUD, PMINUQ, true),
    ROW(UMAX, PMAXUD, PMAXUQ, true),
    ROW(SHL, PSLLD_I, PSLLQ_I, false),
    ROW(SHR, PSRLD_I, PSRLQ_I, false),
    ROW(SAR, PSRAD_I, PSRAQ_I, false),
    ROW(SHLV, PSLLVD, PSLLVQ, false),
    ROW(SHRV, PSRLVD, PSRLVQ, false),
    ROW(SARV, PSRAVD, PSRAVQ, false),
    ROW(ICMP, PCMPD, PCMPQ, false),
    ROW(UCMP, PCMPUD, PCMPUQ, false),
    ROW(SELECT, BLENDMPS, BLENDMPD, false),
    ROW(MAND, KANDW, KANDW, true),
    ROW(MOR, KORW, KORW, true),
    ROW(MXOR, KXORW, KXORW, true),
    ROW(MNOT, KNOTW, KNOTW, false),
    ROW(I_TO_F, CVTDQ2PS, CVTQQ2PD, false),
    ROW(U_TO_F, CVTUDQ2PS, CVTUQQ2PD, false),
    ROW(F_TO_I, CVTTPS2DQ, CVTTPD2QQ, false),
    /* by the result's width */
    ROW(F_WIDEN, CVTPS2PD, CVTPS2PD, false),
    ROW(F_NARROW, CVTPD2PS, CVTPD2PS, false),
    ROW(I_WIDEN, PMOVSXDQ, PMOVSXDQ, false),
    ROW(U_WIDEN, PMOVZXDQ, PMOVZXDQ, false),
    ROW(I_NARROW, PMOVQD, PMOVQD, false),
    ROW(I32_TO_F64, CVTDQ2PD, CVTDQ2PD, false),
    ROW(I64_TO_F32, CVTQQ2PS, CVTQQ2PS, false),
    ROW(F64_TO_I32, CVTTPD2DQ, CVTTPD2DQ, false),
    ROW(F32_TO_I64, CVTTPS2QQ, CVTTPS2QQ, false),
};

static etch_x86_op instruction(const etch_lane *x) { return x->bits == 64 ? rows[x->op].wide : rows[x->op].narrow; }

/* reg, v, rm: v is in a register. */
static void emit_two(etch_emitter *e, const etch_lane *x, int imm)
{
    etch_lval a = x->in[0], b = x->in[1];
    if (rows[x->op].commutes && e->at[a].reg == NO_REG && e->at[b].reg != NO_REG) {
        a = x->in[1];
        b = x->in[0];
    }
    int first = use(e, a);
    etch_x86_rm second = look(e, b, true);
    put3(e, instruction(x), x->bits, define(e), first, second, imm);
}

static void emit_one(etch_emitter *e, const etch_lane *x, int bits, bool can_spread, int imm)
{
    etch_x86_rm a = look(e, x->in[0], can_spread);
    put3(e, instruction(x), bits, define(e), 0, a, imm);
}

/* By a number: of a register alone without AVX-512. */
static void emit_shift(etch_emitter *e, const etch_lane *x)
{
    int a = use(e, x->in[0]);
    put3(e, instruction(x), x->bits, define(e), 0, etch__emit_in_register(a), x->imm);
}

static bool is_far(const etch_emitter *e, etch_lval v) { return e->at[v].reg == NO_REG; }
static int cost_of_overwriting(const etch_emitter *e, etch_lval v)
{
    return !is_read_once_more(e, v) ? 2 : is_far(e, v);
}

static void swap(etch_lval *a, etch_lval *b)
{
    etch_lval t = *a;
    *a = *b;
    *b = t;
}

/* The result takes the place of an operand: 132 is d = d m + v, 213 is d = v d + m, 231 is d = v m + d, where m may be in memory. */
enum { F132, F213, F231 };
static void emit_fma(etch_emitter *e, const etch_lane *x)
{
    bool is_minus = x->op == ETCH_LANE_FNMA, is_wide = x->bits == 64;
    static const etch_x86_op ops[2][2][3] = {
        { { ETCH_X86_FMADD132PS, ETCH_X86_FMADD213PS, ETCH_X86_FMADD231PS },
          { ETCH_X86_FMADD132PD, ETCH_X86_FMADD213PD, ETCH_X86_FMADD231PD } },
        { { ETCH_X86_FNMADD132PS, ETCH_X86_FNMADD213PS, ETCH_X86_FNMADD231PS },
          { ETCH_X86_FNMADD132PD, ETCH_X86_FNMADD213PD, ETCH_X86_FNMADD231PD } },
    };
    const etch_x86_op *forms = ops[is_minus][is_wide];
    etch_lval a = x->in[0], b = x->in[1], c = x->in[2];
    if (cost_of_overwriting(e, b) < cost_of_overwriting(e, a))
        swap(&a, &b);
    int form = F231;
    etch_lval over = c, in_reg = a, anywhere = b;
    if (cost_of_overwriting(e, a) <= cost_of_overwriting(e, c)) {
        form = is_far(e, b) && !is_far(e, c) ? F132 : F213;
        over = a;
        in_reg = form == F213 ? b : c;
        anywhere = form == F213 ? c : b;
    } else if (is_far(e, a))
        swap(&in_reg, &anywhere);
    int old = use(e, over), v = use(e, in_reg), d = old;
    etch_x86_rm m = look(e, anywhere, true);
    if (is_read_once_more(e, over)) {
        let_go(e);
        e->vector[d] = e->now;
        e->at[e->now].reg = (int8_t)d;
    } else {
        d = take(e, e->now);
        put3(e, ETCH_X86_MOVAPS, x->bits, d, 0, etch__emit_in_register(old), -1);
        let_go(e);
    }
    put3(e, forms[form], x->bits, d, v, m, -1);
}

static void emit_select(etch_emitter *e, const etch_lane *x)
{
    int cond = use(e, x->in[0]), otherwise = use(e, x->in[2]);
    etch_x86_rm then = look(e, x->in[1], e->has_masks);
    if (!e->has_masks) {
        put3(e, x->bits == 64 ? ETCH_X86_BLENDVPD : ETCH_X86_BLENDVPS, x->bits, define(e), otherwise, then, cond << 4);
        return;
    }
    etch_x86_instr in = { .op = instruction(x),
                          .width = width_of(e, x->bits),
                          .v = (uint8_t)otherwise,
                          .rm = then,
                          .mask = (uint8_t)cond,
                          .imm = -1 };
    in.reg = (uint8_t)define(e);
    etch__x86_vector(e->x, &in);
}

static void emit_mask_op(etch_emitter *e, const etch_lane *x)
{
    bool is_not = x->op == ETCH_LANE_MNOT;
    static const etch_x86_op without[] = { [ETCH_LANE_MAND] = ETCH_X86_PANDD,
                                           [ETCH_LANE_MOR] = ETCH_X86_PORD,
                                           [ETCH_LANE_MXOR] = ETCH_X86_PXORD,
                                           [ETCH_LANE_MNOT] = ETCH_X86_PXORD };
    int a = use(e, x->in[0]);
    if (e->has_masks) {
        int b = is_not ? 0 : use(e, x->in[1]);
        etch_x86_instr in = { .op = instruction(x), .width = is_not ? ETCH_X86_128 : ETCH_X86_256, .imm = -1 };
        in.v = is_not ? 0 : (uint8_t)a;
        in.rm = etch__emit_in_register(is_not ? a : b);
        in.reg = (uint8_t)define(e);
        etch__x86_vector(e->x, &in);
        return;
    }
    etch_x86_rm b = is_not ? in_pool(e->table_at, false) : look(e, x->in[1], false); /* (the table begins with ones) */
    put3(e, without[x->op], 32, define(e), a, b, -1);
}

/* Integers without AVX-512: equal and greater are all that there is. */
static void emit_int_compare(etch_emitter *e, const etch_lane *x)
{
    if (e->has_masks) {
        emit_two(e, x, x->imm);
        return;
    }
    bool is_wide = x->bits == 64, is_order = x->imm == ETCH_LANE_I_LT || x->imm == ETCH_LANE_I_LE;
    etch_x86_op op = is_order ? (is_wide ? ETCH_X86_PCMPGTQ : ETCH_X86_PCMPGTD)
                              : (is_wide ? ETCH_X86_PCMPEQQ : ETCH_X86_PCMPEQD);
    bool is_swapped = x->imm == ETCH_LANE_I_LT; /* a < b is b > a; a <= b is not a > b */
    int first = use(e, x->in[is_swapped]), d;
    etch_x86_rm second = look(e, x->in[!is_swapped], false);
    put3(e, op, x->bits, d = define(e), first, second, -1);
    if (x->imm == ETCH_LANE_I_LE || x->imm == ETCH_LANE_I_NE)
        put3(e, ETCH_X86_PXORD, x->bits, d, d, in_pool(e->table_at, false), -1);
}

/* What is told by the register in rm. */
static void emit_narrow(etch_emitter *e, const etch_lane *x)
{
    int a = use(e, x->in[0]);
    int d = define(e);
    put3(e, instruction(x), 64, a, 0, etch__emit_in_register(d), -1);
}

static void emit_round_f16(etch_emitter *e, const etch_lane *x)
{
    int a = use(e, x->in[0]), d = define(e);
    put3(e, ETCH_X86_CVTPS2PH, 32, a, 0, etch__emit_in_register(d), 0);
    put3(e, ETCH_X86_CVTPH2PS, 32, d, 0, etch__emit_in_register(d), -1);
}

static void emit_store(etch_emitter *e, const etch_lane *x)
{
    move_elements(e, x, use(e, x->in[0]), true);
    let_go(e);
}

static void emit_store_truths(etch_emitter *e, const etch_lane *x)
{
    int a = use(e, x->in[0]), bytes = take_for_now(e);
    if (e->has_masks) {
        etch_x86_instr in = { .op = ETCH_X86_MOVDQU8,
                              .reg = (uint8_t)bytes,
                              .rm = in_pool(e->ones_at, false),
                              .mask = (uint8_t)a,
                              .is_zeroed = true,
                              .imm = -1 };
        etch__x86_vector(e->x, &in);
        etch_x86_instr out = {
            .op = ETCH_X86_MOVDQU8_TO, .reg = (uint8_t)bytes, .rm = in_slot(e, x->slot, 1), .imm = -1
        };
        if (e->is_tail)
            out.mask = ETCH_EMIT_TAIL_MASK;
        else if (e->n_lanes == 8)
            out.op = ETCH_X86_MOVQ_TO;
        etch__x86_vector(e->x, &out);
    } else { /* lanes of ones to bytes of 1: halves together, then halved in width until a byte is left */
        etch_x86_instr in = { .op = ETCH_X86_EXTRACTI128,
                              .width = ETCH_X86_256,
                              .reg = (uint8_t)a,
                              .rm = etch__emit_in_register(bytes),
                              .imm = 1 };
        etch__x86_vector(e->x, &in);
        in = (etch_x86_instr){ .op = ETCH_X86_PACKSSDW,
                               .reg = (uint8_t)bytes,
                               .v = (uint8_t)a,
                               .rm = etch__emit_in_register(bytes),
                               .imm = -1 };
        etch__x86_vector(e->x, &in);
        in = (etch_x86_instr){ .op = ETCH_X86_PACKSSWB,
                               .reg = (uint8_t)bytes,
                               .v = (uint8_t)bytes,
                               .rm = etch__emit_in_register(bytes),
                               .imm = -1 };
        etch__x86_vector(e->x, &in);
        if (e->n_lanes == 4)
            etch__x86_vector(e->x, &in);
        in = (etch_x86_instr){ .op = ETCH_X86_PANDD,
                               .reg = (uint8_t)bytes,
                               .v = (uint8_t)bytes,
                               .rm = in_pool(e->ones_at, false),
                               .imm = -1 };
        etch__x86_vector(e->x, &in);
        in = (etch_x86_instr){ .op = e->n_lanes == 4 ? ETCH_X86_MOVD_TO : ETCH_X86_MOVQ_TO,
                               .reg = (uint8_t)bytes,
                               .rm = in_slot(e, x->slot, 1),
                               .imm = -1 };
        etch__x86_vector(e->x, &in);
    }
    let_go(e);
}

static void emit_lane(etch_emitter *e, const etch_lane *x)
{
    switch ((etch_lane_op)x->op) {
    case ETCH_LANE_CONST:
    case ETCH_LANE_SCALAR:
    case ETCH_LANE_SPLAT:
    case ETCH_LANE_LOAD:
    case ETCH_LANE_LOAD_LANES:
    case ETCH_LANE_LOAD_B: break; /* where they are used */
    case ETCH_LANE_STORE:
    case ETCH_LANE_STORE_LANES: emit_store(e, x); break;
    case ETCH_LANE_STORE_B: emit_store_truths(e, x); break;
    case ETCH_LANE_FSQRT:
    case ETCH_LANE_I_TO_F:
    case ETCH_LANE_U_TO_F:
    case ETCH_LANE_F_TO_I: emit_one(e, x, x->bits, true, -1); break;
    case ETCH_LANE_FROUND: emit_one(e, x, x->bits, true, x->imm); break;
    case ETCH_LANE_F_WIDEN:
    case ETCH_LANE_I32_TO_F64:
    case ETCH_LANE_F32_TO_I64:
    case ETCH_LANE_F_NARROW:
    case ETCH_LANE_I64_TO_F32:
    case ETCH_LANE_F64_TO_I32: emit_one(e, x, 64, true, -1); break;
    case ETCH_LANE_I_WIDEN:
    case ETCH_LANE_U_WIDEN: emit_one(e, x, 64, false, -1); break;
    case ETCH_LANE_I_NARROW: emit_narrow(e, x); break;
    case ETCH_LANE_ROUND_F16: emit_round_f16(e, x); break;
    case ETCH_LANE_FMA:
    case ETCH_LANE_FNMA: emit_fma(e, x); break;
    case ETCH_LANE_FCMP: emit_two(e, x, x->imm); break;
    case ETCH_LANE_ICMP:
    case ETCH_LANE_UCMP: emit_int_compare(e, x); break;
    case ETCH_LANE_SHL:
    case ETCH_LANE_SHR:
    case ETCH_LANE_SAR: emit_shift(e, x); break;
    case ETCH_LANE_SELECT: emit_select(e, x); break;
    case ETCH_LANE_MAND:
    case ETCH_LANE_MOR:
    case ETCH_LANE_MXOR:
    case ETCH_LANE_MNOT: emit_mask_op(e, x); break;
    default: emit_two(e, x, -1); break;
    }
}

/* ------------------------------------------------------------------------------------------------ what is kept */

/* How many registers the values of the program take that are not kept, where most of them are needed. Fills in how often others are read. */
static int most_alive(etch_emitter *e, int16_t *n_reads)
{
    int n = 0, most = 0;
    memset(n_reads, 0, e->l->code.n * sizeof *n_reads);
    for (size_t i = 0; i < e->l->code.n; i++) {
        const etch_lane *x = lane(e, (etch_lval)i);
        for (int j = 0; j < x->n_in; j++) {
            bool is_first = n_reads[x->in[j]]++ == 0;
            n += is_first && lane(e, x->in[j])->n_in == 0 && !is_spread(lane(e, x->in[j]));
        }
        n += x->n_in > 0 && x->last_use > i;
        most = n > most ? n : most;
        for (int j = 0; j < x->n_in; j++) {
            bool is_again = (j > 0 && x->in[j] == x->in[0]) || (j > 1 && x->in[j] == x->in[1]);
            n -= !is_again && lane(e, x->in[j])->last_use == i && !is_spread(lane(e, x->in[j]));
        }
    }
    return most;
}

/* Those that are read most often, of which the first come first. */
static void choose_kept(etch_emitter *e, const int16_t *n_reads, int room)
{
    for (size_t v = 0; v < e->l->code.n; v++) {
        int at = e->n_kept;
        if (!is_spread(lane(e, (etch_lval)v)) || n_reads[v] == 0)
            continue;
        while (at > 0 && n_reads[e->kept[at - 1]] < n_reads[v])
            at--;
        if (at == room)
            continue;
        e->n_kept += e->n_kept < room;
        for (int i = e->n_kept - 1; i > at; i--)
            e->kept[i] = e->kept[i - 1];
        e->kept[at] = (etch_lval)v;
    }
}

void etch__emit_kept(etch_emitter *e)
{
    enum { SPARE = 3 }; /* what operations take for the moment, and their results */
    int n_registers = e->has_masks ? 32 : ETCH_EMIT_TAIL_VECTOR;
    int room = n_registers - most_alive(e, e->free_spills) - SPARE;
    room = room < ETCH_EMIT_MAX_KEPT ? room : ETCH_EMIT_MAX_KEPT;
    if (room > 0)
        choose_kept(e, e->free_spills, room);
    for (int i = 0; i < e->n_kept; i++)
        spread(e, lane(e, e->kept[i]), n_registers - e->n_kept + i);
}

/* ------------------------------------------------------------------------------------------------ all of them */

/* What a streamed function reads comes from far away, and while it computes on one line it does not look for the next ones: they had better be on their way.
 * Behind a tile comes the next one. */
static void prefetch_operands(etch_emitter *e)
{
    for (size_t i = 0; i < e->l->code.n; i++) {
        const etch_lane *x = lane(e, (etch_lval)i);
        if (x->op != ETCH_LANE_LOAD)
            continue;
        etch_x86_rm rm = in_slot(e, x->slot, x->bits / 8);
        rm.disp += FAR_AHEAD;
        etch__x86_prefetch(e->x, &rm);
    }
}

void etch__emit_copy(etch_emitter *e, int copy, bool is_tail)
{
    e->copy = copy;
    e->is_tail = is_tail;
    e->n_vectors = (e->has_masks ? 32 : is_tail || e->n_kept ? ETCH_EMIT_TAIL_VECTOR : 16) - e->n_kept;
    e->pinned = 0;
    e->pinned_masks = 0;
    e->n_free_spills = 0;
    for (int r = 0; r < 32; r++)
        e->vector[r] = ETCH_LVAL_NONE;
    for (int r = 0; r < 8; r++)
        e->mask[r] = ETCH_LVAL_NONE;
    for (size_t i = 0; i < e->l->code.n; i++)
        e->at[i] = (etch_emit_place){ NO_REG, -1 };
    for (int i = 0; i < e->n_kept; i++)
        e->at[e->kept[i]].reg = (int8_t)(e->n_vectors + i);
    for (int i = e->n_spills; i-- > 0;)
        e->free_spills[e->n_free_spills++] = (int16_t)i;
    if (e->l->streams && !is_tail)
        prefetch_operands(e);
    for (size_t i = 0; i < e->l->code.n && !e->x->is_out_of_memory; i++) {
        e->now = (uint16_t)i;
        emit_lane(e, lane(e, (etch_lval)i));
        e->pinned = 0;
        e->pinned_masks = 0;
        while (e->n_left_spills > 0)
            e->free_spills[e->n_free_spills++] = e->left_spills[--e->n_left_spills];
    }
}
