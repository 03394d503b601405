/* Lane programs as machine code: a function over n elements that computes the program for as many elements at a time as a vector has lanes, twice per turn of
 * its loop (more often where it reduces), and then for what remains under a mask. The copies of the program do not share registers and are not interleaved: the CPU renames and reorders.
 * Behind the code lie its constants. */
#include "kernel/native/emit.h"

#include <string.h>

enum {
    N_COPIES = 2,        /* of the program in a turn; where it reduces, as many as have the lanes of a reduction */
    N_FREE_POINTERS = 4, /* registers for pointers that need not be saved */
};

/* ------------------------------------------------------------------------------------------------ the loop */

/* Of as many elements as are left, at most twice the lanes. */
static void emit_tail_mask(etch_emitter *e)
{
    if (e->has_masks) {
        etch__x86_move(e->x, RAX, RDI);
        etch__x86_sub(e->x, RAX, RCX);
        etch__x86_set(e->x, RDX, (1 << e->n_lanes) - 1); /* (not more: truths are stored under it, a byte each) */
        etch__x86_low_bits(e->x, RDX, RDX, RAX);
        etch_x86_instr in = {
            .op = ETCH_X86_KMOVW_FROM, .reg = ETCH_EMIT_TAIL_MASK, .rm = etch__emit_in_register(RDX), .imm = -1
        };
        etch__x86_vector(e->x, &in);
        return;
    }
    int bytes = 32 / e->n_lanes;
    etch__x86_lea_pool(e->x, RAX, e->table_at + 32 * e->n_copies);
    etch__x86_move(e->x, RDX, RCX);
    etch__x86_sub(e->x, RDX, RDI);
    etch_x86_instr in = { .op = ETCH_X86_MOVUPS,
                          .width = ETCH_X86_256,
                          .reg = ETCH_EMIT_TAIL_VECTOR,
                          .rm = { .kind = ETCH_X86_MEM, .reg = RAX, .index = RDX, .scale = bytes == 4 ? 2 : 3 },
                          .imm = -1 };
    etch__x86_vector(e->x, &in);
}

static void emit_function(etch_emitter *e)
{
    etch_x86 *x = e->x;
    int n_saved = e->n_pointers > N_FREE_POINTERS ? e->n_pointers - N_FREE_POINTERS : 0,
        turn = e->n_copies * e->n_lanes;
    etch__x86_push(x, RBP);
    etch__x86_move(x, RBP, RSP);
    for (int i = 0; i < n_saved; i++)
        etch__x86_push(x, etch__emit_pointers[N_FREE_POINTERS + i]);
    etch__x86_and(x, RSP, -64);
    etch__x86_add(x, RSP, 0); /* the stack that is needed, once it is known */
    uint32_t stack = etch__x86_here(x) - 4;
    for (int i = 0; i < e->n_pointers; i++)
        etch__x86_load(x, etch__emit_pointers[i], RSI, 8 * e->pointers[i]);
    etch__emit_kept(e);
    etch__x86_zero(x, RCX);
    etch__x86_lea(x, RDX, RDI, -turn);
    etch__x86_compare_number(x, RDI, turn);
    uint32_t is_short = etch__x86_jump(x, ETCH_X86_BELOW);
    uint32_t loop = etch__x86_here(x);
    for (int copy = 0; copy < e->n_copies; copy++)
        etch__emit_copy(e, copy, false);
    etch__x86_add(x, RCX, turn);
    etch__x86_compare(x, RCX, RDX);
    etch__x86_jump_back(x, ETCH_X86_AT_MOST, loop);
    etch__x86_land(x, is_short);
    etch__x86_compare(x, RCX, RDI);
    uint32_t is_done = etch__x86_jump(x, ETCH_X86_AT_LEAST);
    uint32_t rest = etch__x86_here(x);
    emit_tail_mask(e);
    etch__x86_move(x, RDX, RCX);
    etch__x86_and(x, RDX, ETCH_REDUCE_LANES - 1);
    etch__emit_copy(e, 0, true);
    etch__x86_add(x, RCX, e->n_lanes);
    etch__x86_compare(x, RCX, RDI);
    etch__x86_jump_back(x, ETCH_X86_BELOW, rest);
    etch__x86_land(x, is_done);
    etch_x86_instr zeroupper = { .op = ETCH_X86_ZEROUPPER, .imm = -1 };
    etch__x86_vector(x, &zeroupper);
    etch__x86_lea(x, RSP, RBP, -8 * n_saved);
    for (int i = n_saved; i-- > 0;)
        etch__x86_pop(x, etch__emit_pointers[N_FREE_POINTERS + i]);
    etch__x86_pop(x, RBP);
    etch__x86_return(x);
    int32_t bytes = -64 * e->n_spills;
    if (!x->is_out_of_memory)
        memcpy(&x->bytes.at[stack], &bytes, sizeof bytes);
}

/* ------------------------------------------------------------------------------------------------ the pool */

/* Ones for truths, the table for masks of tails, then the constants: one element, or a vector full of it without AVX-512. */
static void lay_out_pool(etch_emitter *e)
{
    uint32_t at = 16;
    e->ones_at = 0;
    if (!e->has_masks) {
        e->table_at = 32;
        at = 32 + 32 * ((uint32_t)e->n_copies + 1);
    }
    for (int bits = 64; bits >= 32; bits -= 32)
        for (size_t i = 0; i < e->l->consts.n; i++)
            if (e->l->consts.at[i].bits == bits) {
                e->const_at[i] = (int32_t)at;
                at += e->has_masks ? (uint32_t)bits / 8 : 32;
            }
    e->pool_bytes = at;
}

static void fill_pool(const etch_emitter *e, uint8_t *pool)
{
    memset(pool, 0, e->pool_bytes);
    memset(pool + e->ones_at, 1, 16);
    if (!e->has_masks)
        memset(pool + e->table_at, 0xff, 32 * (size_t)e->n_copies);
    for (size_t i = 0; i < e->l->consts.n; i++) {
        size_t bytes = e->l->consts.at[i].bits / 8u;
        for (size_t k = 0; k < (e->has_masks ? bytes : 32); k += bytes)
            memcpy(pool + e->const_at[i] + k, &e->l->consts.at[i].x, bytes);
    }
}

static void find_pointers(etch_emitter *e)
{
    for (size_t i = 0; i < e->l->code.n && e->n_pointers < ETCH_EMIT_MAX_POINTERS; i++) {
        const etch_lane *x = &e->l->code.at[i];
        bool is_slot = etch__lane_is_slot(x->op);
        int j = 0;
        while (j < e->n_pointers && e->pointers[j] != x->slot)
            j++;
        if (is_slot && j == e->n_pointers)
            e->pointers[e->n_pointers++] = x->slot;
    }
}

/* Code, then the pool at the next multiple of 64, with the places of constants filled in. */
static bool put_together(etch_emitter *e)
{
    etch_x86 *x = e->x;
    size_t n_code = x->bytes.n, pool_at = (n_code + 63) / 64 * 64;
    if (x->is_out_of_memory || !ETCH_VEC_RESERVE(&x->bytes, x->alloc, pool_at - n_code + e->pool_bytes))
        return false;
    memset(x->bytes.at + n_code, 0xcc, pool_at - n_code);
    fill_pool(e, x->bytes.at + pool_at);
    x->bytes.n = pool_at + e->pool_bytes;
    for (size_t i = 0; i < x->fixups.n; i++) {
        const etch_x86_fixup *f = &x->fixups.at[i];
        int32_t by = (int32_t)pool_at + f->offset - (int32_t)f->next;
        memcpy(x->bytes.at + f->at, &by, sizeof by);
    }
    return true;
}

etch_status etch__native_assemble(etch_ctx *cx, const etch_lanes *lanes, etch_isa isa, const uint32_t *offset,
                                  etch_x86 *x, etch_native_code *out)
{
    etch_emitter e = { .x = x, .l = lanes, .offset = offset, .has_masks = isa == ETCH_ISA_AVX512 };
    size_t n = lanes->code.n;
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    x->alloc = cx->alloc;
    x->has_evex = e.has_masks;
    e.n_lanes = (e.has_masks ? 16 : 8) / (lanes->has_64 ? 2 : 1);
    e.n_copies = lanes->reduces ? ETCH_REDUCE_LANES / e.n_lanes : N_COPIES;
    e.at = ETCH_ARENA_ARRAY(&cx->scratch, etch_emit_place, n + 1);
    e.free_spills = ETCH_ARENA_ARRAY(&cx->scratch, int16_t, n + 1);
    e.const_at = ETCH_ARENA_ARRAY(&cx->scratch, int32_t, lanes->consts.n + 1);
    bool ok = e.at && e.free_spills && e.const_at;
    if (ok) {
        lay_out_pool(&e);
        find_pointers(&e);
        emit_function(&e);
        *out = (etch_native_code){ x->bytes.n, x->n_instrs };
        ok = put_together(&e);
    }
    etch__arena_reset(&cx->scratch, mark);
    return ok ? ETCH_OK : etch__fail_nomem(cx);
}

etch_status etch__native_emit(etch_ctx *cx, const etch_lanes *lanes, etch_isa isa, const uint32_t *offset,
                              const char *name, etch_code_list *list, etch_tile_fn **out)
{
    etch_x86 x = { 0 };
    etch_native_code info;
    const void *code = NULL;
    etch_status s = etch__native_assemble(cx, lanes, isa, offset, &x, &info);
    if (s == ETCH_OK) {
        code = etch__code_add(cx, list, x.bytes.at, x.bytes.n, name);
        s = code ? ETCH_OK : cx->status;
    }
    etch__x86_fini(&x);
    memcpy(out, &code, sizeof code); /* (ISO C has no cast between pointers to data and to functions) */
    return s;
}
