/* Encodings; see x86.h. Displacements are of 32 bits or none: those of 8 bits count in units that depend on the instruction. */
#include "kernel/native/x86.h"

#include <string.h>

typedef struct form {
    const char *name;
    uint8_t map, prefix, opcode, w;
    int8_t extension;
} form;

static const form forms[ETCH_N_X86_OPS] = {
#define X(name, map, pp, opcode, w, ext) { #name, map, pp, opcode, w, ext },
#include "kernel/native/x86.def"
#undef X
};

const char *etch__x86_name(etch_x86_op op) { return forms[op].name; }

void etch__x86_fini(etch_x86 *x)
{
    ETCH_VEC_FINI(&x->bytes, x->alloc);
    ETCH_VEC_FINI(&x->fixups, x->alloc);
}

enum { LONGEST = 16 }; /* bytes of an instruction */

/* Room for one more instruction; the functions below only write. */
static bool begin(etch_x86 *x)
{
    if (x->is_out_of_memory || (x->bytes.cap - x->bytes.n < LONGEST && !ETCH_VEC_RESERVE(&x->bytes, x->alloc, 1024))) {
        x->is_out_of_memory = true;
        return false;
    }
    x->n_instrs++;
    return true;
}

static inline void put(etch_x86 *x, unsigned byte) { x->bytes.at[x->bytes.n++] = (uint8_t)byte; }

static inline void put32(etch_x86 *x, int32_t n)
{
    memcpy(x->bytes.at + x->bytes.n, &n,
           sizeof n); /* (x86 has the low byte first, and so has what is emitted for it) */
    x->bytes.n += sizeof n;
}

/* ------------------------------------------------------------------------------------------------ operands */

static unsigned bit(unsigned r, int i) { return r >> i & 1; }
static unsigned inverted(unsigned r, int i) { return !bit(r, i); }

/* ModRM and what follows it; `n_after` bytes of the instruction come behind. */
static void put_rm(etch_x86 *x, unsigned reg, const etch_x86_rm *rm, int n_after)
{
    unsigned field = (reg & 7) << 3;
    if (rm->kind == ETCH_X86_REG) {
        put(x, 0xc0 | field | (rm->reg & 7));
    } else if (rm->kind == ETCH_X86_POOL) {
        put(x, field | 5);
        const etch_x86_fixup fixup = { etch__x86_here(x), etch__x86_here(x) + 4 + (uint32_t)n_after, rm->disp };
        put32(x, 0);
        if (!x->is_out_of_memory && !ETCH_VEC_PUSH(&x->fixups, x->alloc, fixup))
            x->is_out_of_memory = true;
    } else {
        bool has_index = rm->index != RSP, has_disp = rm->disp != 0 || (rm->reg & 7) == RBP;
        unsigned mode = has_disp ? 0x80 : 0;
        if (has_index || (rm->reg & 7) == RSP) {
            put(x, mode | field | 4);
            put(x, (unsigned)rm->scale << 6 | (unsigned)(rm->index & 7) << 3 | (rm->reg & 7));
        } else {
            put(x, mode | field | (rm->reg & 7));
        }
        if (has_disp)
            put32(x, rm->disp);
    }
}

/* Bits 3 and 4 of the register in rm, or of index and base, as the prefixes want them. */
static unsigned index_bit(const etch_x86_rm *rm)
{
    return rm->kind == ETCH_X86_REG ? bit(rm->reg, 4) : rm->kind == ETCH_X86_MEM ? bit(rm->index, 3) : 0;
}
static unsigned base_bit(const etch_x86_rm *rm) { return rm->kind == ETCH_X86_POOL ? 0 : bit(rm->reg, 3); }

/* ------------------------------------------------------------------------------------------------ vectors */

static void put_evex(etch_x86 *x, const form *f, const etch_x86_instr *in, unsigned reg, unsigned v)
{
    bool is_broadcast = in->rm.kind != ETCH_X86_REG && in->rm.is_broadcast;
    put(x, 0x62);
    put(x, inverted(reg, 3) << 7 | (1u - index_bit(&in->rm)) << 6 | (1u - base_bit(&in->rm)) << 5 |
               inverted(reg, 4) << 4 | f->map);
    put(x, (unsigned)f->w << 7 | (~v & 15) << 3 | 4 | f->prefix);
    put(x, (unsigned)in->is_zeroed << 7 | (unsigned)in->width << 5 | (unsigned)is_broadcast << 4 | inverted(v, 4) << 3 |
               in->mask);
}

static void put_vex(etch_x86 *x, const form *f, const etch_x86_instr *in, unsigned reg, unsigned v)
{
    unsigned w = in->op == ETCH_X86_BROADCASTSD ? 0 : f->w; /* the one where the two differ */
    put(x, 0xc4);
    put(x, inverted(reg, 3) << 7 | (1u - index_bit(&in->rm)) << 6 | (1u - base_bit(&in->rm)) << 5 | f->map);
    put(x, w << 7 | (~v & 15) << 3 | (unsigned)in->width << 2 | f->prefix);
}

static bool is_vex_only(etch_x86_op op) { return op >= ETCH_X86_KMOVW; }

void etch__x86_vector(etch_x86 *x, const etch_x86_instr *in)
{
    if (!begin(x))
        return;
    const form *f = &forms[in->op];
    unsigned reg = f->extension >= 0 ? (unsigned)f->extension : in->reg, v = f->extension >= 0 ? in->reg : in->v;
    if (x->has_evex && !is_vex_only(in->op))
        put_evex(x, f, in, reg, v);
    else
        put_vex(x, f, in, reg, v);
    put(x, f->opcode);
    if (in->op != ETCH_X86_ZEROUPPER)
        put_rm(x, reg, &in->rm, in->imm >= 0);
    if (in->imm >= 0)
        put(x, (unsigned)in->imm);
}

/* ------------------------------------------------------------------------------------------------ the others */

static void put_scalar(etch_x86 *x, unsigned opcode, unsigned reg, const etch_x86_rm *rm)
{
    if (!begin(x))
        return;
    put(x, 0x48 | bit(reg, 3) << 2 | base_bit(rm));
    put(x, opcode);
    put_rm(x, reg, rm, 0);
}

static etch_x86_rm at(etch_gpr base, int32_t disp)
{
    return (etch_x86_rm){ .kind = ETCH_X86_MEM, .reg = (uint8_t)base, .index = RSP, .disp = disp };
}
static etch_x86_rm same(etch_gpr r) { return (etch_x86_rm){ .kind = ETCH_X86_REG, .reg = (uint8_t)r }; }

void etch__x86_load(etch_x86 *x, etch_gpr to, etch_gpr base, int32_t disp)
{
    etch_x86_rm rm = at(base, disp);
    put_scalar(x, 0x8b, to, &rm);
}

void etch__x86_move(etch_x86 *x, etch_gpr to, etch_gpr from)
{
    etch_x86_rm rm = same(from);
    put_scalar(x, 0x8b, to, &rm);
}

void etch__x86_prefetch(etch_x86 *x, const etch_x86_rm *rm)
{
    if (!begin(x))
        return;
    put(x, 0x40 | index_bit(rm) << 1 | base_bit(rm));
    put(x, 0x0f);
    put(x, 0x18);
    put_rm(x, 1, rm, 0);
}

void etch__x86_lea(etch_x86 *x, etch_gpr to, etch_gpr base, int32_t disp)
{
    etch_x86_rm rm = at(base, disp);
    put_scalar(x, 0x8d, to, &rm);
}

void etch__x86_lea_pool(etch_x86 *x, etch_gpr to, int32_t offset)
{
    etch_x86_rm rm = { .kind = ETCH_X86_POOL, .disp = offset };
    put_scalar(x, 0x8d, to, &rm);
}

/* 81 /n id */
static void with_number(etch_x86 *x, unsigned n, etch_gpr to, int32_t number)
{
    etch_x86_rm rm = same(to);
    put_scalar(x, 0x81, n, &rm);
    if (!x->is_out_of_memory)
        put32(x, number);
}

void etch__x86_add(etch_x86 *x, etch_gpr to, int32_t n) { with_number(x, 0, to, n); }
void etch__x86_and(etch_x86 *x, etch_gpr to, int32_t n) { with_number(x, 4, to, n); }
void etch__x86_compare_number(etch_x86 *x, etch_gpr a, int32_t n) { with_number(x, 7, a, n); }

void etch__x86_sub(etch_x86 *x, etch_gpr to, etch_gpr from)
{
    etch_x86_rm rm = same(from);
    put_scalar(x, 0x2b, to, &rm);
}

void etch__x86_compare(etch_x86 *x, etch_gpr a, etch_gpr b)
{
    etch_x86_rm rm = same(b);
    put_scalar(x, 0x3b, a, &rm);
}

void etch__x86_zero(etch_x86 *x, etch_gpr to)
{
    etch_x86_rm rm = same(to);
    put_scalar(x, 0x33, to, &rm);
}

void etch__x86_set(etch_x86 *x, etch_gpr to, int32_t n)
{
    ETCH_ASSERT(to < R8, "x86: a register of the old ones");
    if (!begin(x))
        return;
    put(x, 0xb8 | to);
    put32(x, n);
}

void etch__x86_low_bits(etch_x86 *x, etch_gpr to, etch_gpr from, etch_gpr n)
{
    if (!begin(x))
        return;
    /* VEX.LZ.0F38.W0 F5 /r: the count is in vvvv */
    put(x, 0xc4);
    put(x, inverted(to, 3) << 7 | 1 << 6 | inverted(from, 3) << 5 | 2);
    put(x, (~(unsigned)n & 15) << 3);
    put(x, 0xf5);
    put(x, 0xc0 | (to & 7) << 3 | (from & 7));
}

static void one_register(etch_x86 *x, unsigned opcode, etch_gpr r)
{
    if (!begin(x))
        return;
    if (r >= R8)
        put(x, 0x41);
    put(x, opcode | (r & 7));
}

void etch__x86_push(etch_x86 *x, etch_gpr r) { one_register(x, 0x50, r); }
void etch__x86_pop(etch_x86 *x, etch_gpr r) { one_register(x, 0x58, r); }

void etch__x86_return(etch_x86 *x)
{
    if (begin(x))
        put(x, 0xc3);
}

/* ------------------------------------------------------------------------------------------------ jumps */

uint32_t etch__x86_jump(etch_x86 *x, etch_x86_condition if_so)
{
    if (!begin(x))
        return 0;
    put(x, 0x0f);
    put(x, 0x80 | if_so);
    put32(x, 0);
    return etch__x86_here(x);
}

static void aim(etch_x86 *x, uint32_t jump, uint32_t to)
{
    if (x->is_out_of_memory)
        return;
    int32_t by = (int32_t)to - (int32_t)jump;
    memcpy(&x->bytes.at[jump - 4], &by, sizeof by);
}

void etch__x86_jump_back(etch_x86 *x, etch_x86_condition if_so, uint32_t to) { aim(x, etch__x86_jump(x, if_so), to); }
void etch__x86_land(etch_x86 *x, uint32_t jump) { aim(x, jump, etch__x86_here(x)); }
