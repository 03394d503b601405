/* The body of a program as one generated function over a row: reductions add to their 32 lanes as elements come by, and inputs that are the same along the
 * row are read as one element. Where sizes and strides allow it (vm_bind.c), tiles are rows then, and nothing is in scratch memory but the lanes.
 *
 * Where the last axis is kept, a row is one of kept elements, each with lanes of its own: element i is added to element i of what the lanes' pointer is at.
 *
 * Not every body can be one: instructions that are not lowered, positions, elements that memory has in another type. */
#include "kernel/vm_prepare.h"

#include <string.h>

enum { MAX_INSTRUCTIONS = 200 };

/* ------------------------------------------------------------------------------------------------ whether */

/* How two elements become one. */
static etch_kinstr combining(const etch_kinstr *reduce)
{
    return (
        etch_kinstr){ .op = (uint8_t)etch__kop_combining(reduce->op), .type = reduce->type, .result = reduce->result };
}

static bool can_load(const etch_vm_prepare_state *s, const etch_kinstr *in)
{
    const etch_koperand *o = &s->k->in[in->operand];
    bool is_truth = in->result == ETCH_K_b8;
    if (in->op != ETCH_KOP_LOAD || etch__dtypes[o->dtype].bytes != etch__ktype_bytes(in->result))
        return false;
    return !is_truth || (s->generated == ETCH_ISA_AVX512 && !etch__kernel_is_along_row(s->k, o));
}

static bool can_store(const etch_vm_prepare_state *s, const etch_kinstr *in)
{
    bool is_truth = in->type == ETCH_K_b8;
    return !s->uses[in->a].is_scalar && (!is_truth || s->generated == ETCH_ISA_AVX512) &&
           etch__dtypes[s->k->out[in->operand].dtype].bytes == etch__ktype_bytes(in->type);
}

static bool can_compute(const etch_vm_prepare_state *s, const etch_kinstr *in)
{
    if (!etch__kop_is_reduce(in->op))
        return etch__native_can(in, s->generated);
    etch_kinstr both = combining(in);
    return in->type != ETCH_K_b8 && etch__native_can(&both, s->generated);
}

/* Truths that are scalars would have to be spread over a tile. */
static bool reads_truth_of_run(const etch_vm_prepare_state *s, const etch_kinstr *in)
{
    etch_kval v[ETCH_KOP_MAX_ARITY];
    int n = etch__kinstr_operands(in, v);
    for (int i = 0; i < n; i++)
        if (s->uses[v[i]].is_scalar && s->k->code[v[i]].result == ETCH_K_b8)
            return true;
    return false;
}

static bool can_be_row(const etch_vm_prepare_state *s)
{
    bool is_worth_it = false;
    int width = 0, n = 0;
    for (uint32_t i = 0; i < s->k->n_body; i++) {
        const etch_kinstr *in = &s->k->code[i];
        if (!s->uses[i].is_live || s->uses[i].is_scalar)
            continue;
        bool can = in->op == ETCH_KOP_STORE       ? can_store(s, in)
                   : etch__kop_arity(in->op) == 0 ? can_load(s, in)
                                                  : can_compute(s, in) && !reads_truth_of_run(s, in);
        int own = etch__vm_width_of(in);
        if (!can || ++n > MAX_INSTRUCTIONS ||
            (s->generated != ETCH_ISA_AVX512 && (own < 0 || (own && width && own != width))))
            return false;
        width = width ? width : own;
        is_worth_it |= etch__kop_is_reduce(in->op) ||
                       (in->op == ETCH_KOP_LOAD && etch__kernel_is_along_row(s->k, &s->k->in[in->operand]));
    }
    return is_worth_it;
}

/* ------------------------------------------------------------------------------------------------ building */

typedef struct builder {
    etch_vm_prepare_state *s;
    etch_lanes *lanes;
    etch_lval *value_of;
} builder;

static uint16_t new_pointer(builder *b) { return etch__vm_new_slot(b->s, ETCH_VM_IN_CONSTS, 0); }

static int bits_of(const etch_kinstr *in) { return in->result == ETCH_K_b8 ? 32 : 8 * etch__ktype_bytes(in->result); }

static etch_lval value(builder *b, etch_kval v)
{
    const etch_kinstr *in = &b->s->k->code[v];
    if (b->value_of[v] == ETCH_LVAL_NONE)
        b->value_of[v] = in->op == ETCH_KOP_CONST
                             ? etch__vm_lane_const(b->lanes, in)
                             : etch__lane_slot(b->lanes, ETCH_LANE_SCALAR, bits_of(in), b->s->values[v].slot);
    return b->value_of[v];
}

static void build_load(builder *b, etch_kval i)
{
    const etch_kinstr *in = &b->s->k->code[i];
    const etch_koperand *o = &b->s->k->in[in->operand];
    bool is_splat = etch__kernel_is_along_row(b->s->k, o);
    etch_vm_in port = { .slot = new_pointer(b), .operand = in->operand, .is_plain = true, .is_splat = is_splat };
    port.bytes = port.tile_bytes = etch__dtypes[o->dtype].bytes;
    port.load = b->s->table->load[o->dtype];
    b->s->p->row.in[b->s->p->row.n_in++] = port;
    b->value_of[i] = etch__lane_slot(b->lanes,
                                     is_splat                  ? ETCH_LANE_SPLAT
                                     : in->result == ETCH_K_b8 ? ETCH_LANE_LOAD_B
                                                               : ETCH_LANE_LOAD,
                                     bits_of(in), port.slot);
}

static void build_store(builder *b, etch_kval i)
{
    const etch_kinstr *in = &b->s->k->code[i];
    etch_dtype t = b->s->k->out[in->operand].dtype;
    etch_vm_out port = { .slot = new_pointer(b), .operand = in->operand, .is_plain = true, .is_own = true };
    port.bytes = port.tile_bytes = etch__dtypes[t].bytes;
    port.store = b->s->table->store[t];
    b->s->p->row.out[b->s->p->row.n_out++] = port;
    bool is_truth = in->type == ETCH_K_b8;
    etch__lane_store(b->lanes, is_truth ? ETCH_LANE_STORE_B : ETCH_LANE_STORE, is_truth ? 32 : 8 * port.bytes,
                     port.slot, value(b, in->a));
}

static void build_reduce(builder *b, etch_kval i, uint16_t i_reduce)
{
    const etch_kinstr *in = &b->s->k->code[i];
    etch_vm_reduce *r = &b->s->p->reduces[i_reduce];
    etch_kinstr both = combining(in);
    r->lanes_slot = new_pointer(b);
    bool is_by_cols = b->s->p->row_is_kept;
    etch_lane_op load = is_by_cols ? ETCH_LANE_LOAD : ETCH_LANE_LOAD_LANES;
    etch_lane_op store = is_by_cols ? ETCH_LANE_STORE : ETCH_LANE_STORE_LANES;
    etch_lval x[2] = { etch__lane_slot(b->lanes, load, bits_of(in), r->lanes_slot), value(b, in->a) };
    etch__lane_store(b->lanes, store, bits_of(in), r->lanes_slot, etch__native_lower(b->lanes, &both, x));
}

static void build_op(builder *b, etch_kval i)
{
    const etch_kinstr *in = &b->s->k->code[i];
    etch_kval v[ETCH_KOP_MAX_ARITY];
    etch_lval x[ETCH_KOP_MAX_ARITY];
    int n = etch__kinstr_operands(in, v);
    for (int j = 0; j < n; j++)
        x[j] = value(b, v[j]);
    if (!b->lanes->is_out_of_memory)
        b->value_of[i] = etch__native_lower(b->lanes, in, x);
}

bool etch__vm_build_row(etch_vm_prepare_state *s)
{
    if (s->generated == ETCH_ISA_BASELINE || !can_be_row(s))
        return true;
    s->row_lanes = etch__native_lanes(s->cx, s->generated);
    s->p->row_is_kept = etch__kernel_row_is_kept(s->k);
    builder b = { s, &s->row_lanes, ETCH_ARENA_ARRAY(&s->cx->scratch, etch_lval, s->k->n_code) };
    if (!b.value_of)
        return false;
    memset(b.value_of, 0xff, s->k->n_code * sizeof *b.value_of);
    uint16_t n_reduces = 0;
    for (uint32_t i = 0; i < s->k->n_body && !b.lanes->is_out_of_memory; i++) {
        const etch_kinstr *in = &s->k->code[i];
        if (!s->uses[i].is_live || s->uses[i].is_scalar)
            continue;
        if (in->op == ETCH_KOP_LOAD)
            build_load(&b, (etch_kval)i);
        else if (in->op == ETCH_KOP_STORE)
            build_store(&b, (etch_kval)i);
        else if (etch__kop_is_reduce(in->op))
            build_reduce(&b, (etch_kval)i, n_reduces++);
        else
            build_op(&b, (etch_kval)i);
    }
    s->p->has_row = true;
    s->p->row.n_ops = 1;
    return etch__lanes_finish(&s->row_lanes);
}
