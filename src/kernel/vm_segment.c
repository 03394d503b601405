/* Runs of instructions that become one generated function: which they are, what they read and write.
 *
 * A segment is as many instructions of a section as follow each other and can all be machine code; loads and stores between them do not end it, as
 * these happen before and after the instructions of a tile. Values that only the segment itself reads are never in memory. A single instruction is
 * left to the VM's loop, which is as quick. */
#include "kernel/vm_prepare.h"

#include <stdio.h>
#include <string.h>

enum { MAX_INSTRUCTIONS = 200 };

/* ------------------------------------------------------------------------------------------------ which */

static bool is_computed(const etch_vm_prepare_state *s, uint32_t i)
{
    const etch_kinstr *in = &s->k->code[i];
    return s->uses[i].is_live && !s->uses[i].is_scalar && etch__kop_arity(in->op) > 0 && in->op != ETCH_KOP_STORE &&
           !etch__kop_is_reduce(in->op);
}

int etch__vm_width_of(const etch_kinstr *in)
{
    int of_operands = in->type == ETCH_K_b8 ? 0 : 8 * etch__ktype_bytes(in->type);
    int of_result = in->result == ETCH_K_b8 ? 0 : 8 * etch__ktype_bytes(in->result);
    return of_operands && of_result && of_operands != of_result ? -1 : of_operands ? of_operands : of_result;
}

static bool can_join(const etch_vm_prepare_state *s, const etch_vm_segment *segment, int width, const etch_kinstr *in)
{
    int own = etch__vm_width_of(in);
    if (segment->n >= MAX_INSTRUCTIONS)
        return false;
    return s->generated == ETCH_ISA_AVX512 || own == 0 || width == 0 || own == width;
}

/* From `first` on as many instructions as there can be; returns the one behind. */
static uint32_t take_segment(etch_vm_prepare_state *s, uint32_t first, uint32_t end)
{
    etch_vm_segment *segment = &s->segments[s->n_segments];
    *segment = (etch_vm_segment){ .first = (uint16_t)first, .lanes = etch__native_lanes(s->cx, s->generated) };
    int width = 0;
    uint32_t i = first;
    for (; i < end; i++) {
        const etch_kinstr *in = &s->k->code[i];
        if (!is_computed(s, i))
            continue;
        if (!etch__native_can(in, s->generated) || !can_join(s, segment, width, in) ||
            (s->generated != ETCH_ISA_AVX512 && etch__vm_width_of(in) < 0))
            break;
        width = width ? width : etch__vm_width_of(in);
        segment->last = (uint16_t)i;
        segment->n++;
    }
    if (segment->n < s->least_segment)
        return segment->n ? segment->last + 1u : i + 1;
    for (uint32_t j = first; j <= segment->last; j++)
        if (is_computed(s, j))
            s->values[j].i_segment = (int16_t)s->n_segments;
    s->n_segments++;
    return segment->last + 1u;
}

bool etch__vm_find_segments(etch_vm_prepare_state *s)
{
    uint32_t n = s->k->n_code, n_body = s->k->n_body;
    if (s->generated == ETCH_ISA_BASELINE || n == 0)
        return true;
    s->segments = ETCH_ARENA_ARRAY(&s->cx->scratch, etch_vm_segment, n);
    if (!s->segments)
        return false;
    for (uint32_t i = 0; i < n_body;)
        i = take_segment(s, i, n_body);
    for (uint32_t i = n_body; i < n;)
        i = take_segment(s, i, n);
    return true;
}

/* ------------------------------------------------------------------------------------------------ lanes */

typedef struct builder {
    etch_vm_prepare_state *s;
    etch_vm_segment *segment;
    etch_lval *value_of; /* of every instruction: its value in the lanes */
} builder;

etch_lval etch__vm_lane_const(etch_lanes *lanes, const etch_kinstr *in)
{
    int bits = 8 * etch__ktype_bytes(in->result);
    float narrow = (float)in->imm.f;
    uint32_t narrow_bits;
    memcpy(&narrow_bits, &narrow, sizeof narrow_bits);
    uint64_t x = (uint64_t)in->imm.i;
    return etch__lane_const(lanes, bits, in->result == ETCH_K_f32 ? narrow_bits : bits == 32 ? (uint32_t)x : x);
}

/* A value as the lanes have it; read where it is first needed. */
static etch_lval value(builder *b, etch_kval v)
{
    etch_vm_prepare_state *s = b->s;
    etch_lanes *lanes = &b->segment->lanes;
    const etch_kinstr *in = &s->k->code[v];
    if (b->value_of[v] != ETCH_LVAL_NONE)
        return b->value_of[v];
    bool is_truth = in->result == ETCH_K_b8;
    int bits = is_truth ? 32 : 8 * etch__ktype_bytes(in->result);
    if (is_truth)
        b->value_of[v] = etch__lane_slot(lanes, ETCH_LANE_LOAD_B, bits, etch__vm_as_tile(s, v));
    else if (in->op == ETCH_KOP_CONST)
        b->value_of[v] = etch__vm_lane_const(lanes, in);
    else
        b->value_of[v] = etch__lane_slot(lanes, s->uses[v].is_scalar ? ETCH_LANE_SCALAR : ETCH_LANE_LOAD, bits,
                                         s->values[v].slot);
    return b->value_of[v];
}

static void lower(builder *b, etch_kval i)
{
    const etch_kinstr *in = &b->s->k->code[i];
    etch_kval v[ETCH_KOP_MAX_ARITY];
    etch_lval lanes[ETCH_KOP_MAX_ARITY];
    int n = etch__kinstr_operands(in, v);
    for (int j = 0; j < n; j++)
        lanes[j] = value(b, v[j]);
    if (!b->segment->lanes.is_out_of_memory)
        b->value_of[i] = etch__native_lower(&b->segment->lanes, in, lanes);
}

/* Somebody else reads it: a store, a reduction, an instruction behind. */
static bool is_result(const builder *b, etch_kval i) { return b->s->values[i].last_use > b->segment->last; }

static void store_result(builder *b, etch_kval i)
{
    etch_vm_value *y = &b->s->values[i];
    bool is_truth = b->s->k->code[i].result == ETCH_K_b8;
    y->slot = etch__vm_new_tile(b->s, y->bytes);
    y->is_tile = y->out == ETCH_VM_NO_SLOT;
    etch__lane_store(&b->segment->lanes, is_truth ? ETCH_LANE_STORE_B : ETCH_LANE_STORE, is_truth ? 32 : 8 * y->bytes,
                     y->slot, b->value_of[i]);
}

/* Tiles of what was read for the last time, once the results have theirs. */
static void give_back(builder *b)
{
    for (uint32_t i = b->segment->first; i <= b->segment->last; i++) {
        etch_kval v[ETCH_KOP_MAX_ARITY];
        if (b->s->values[i].i_segment < 0 || &b->s->segments[b->s->values[i].i_segment] != b->segment)
            continue;
        int n = etch__kinstr_operands(&b->s->k->code[i], v);
        for (int j = 0; j < n; j++)
            if (b->s->values[v[j]].last_use <= b->segment->last)
                etch__vm_give_tile(b->s, &b->s->values[v[j]]);
    }
}

bool etch__vm_emit_segment(etch_vm_prepare_state *s, etch_vm_section *section, etch_vm_segment *segment)
{
    builder b = { s, segment, ETCH_ARENA_ARRAY(&s->cx->scratch, etch_lval, s->k->n_code) };
    if (!b.value_of)
        return false;
    memset(b.value_of, 0xff, s->k->n_code * sizeof *b.value_of);
    for (uint32_t i = segment->first; i <= segment->last; i++)
        if (s->values[i].i_segment >= 0)
            lower(&b, (etch_kval)i);
    for (uint32_t i = segment->first; i <= segment->last && !segment->lanes.is_out_of_memory; i++)
        if (s->values[i].i_segment >= 0 && is_result(&b, (etch_kval)i))
            store_result(&b, (etch_kval)i);
    give_back(&b);
    segment->op = &section->ops[section->n_ops++];
    return etch__lanes_finish(&segment->lanes);
}

/* ------------------------------------------------------------------------------------------------ code */

etch_status etch__vm_generate(etch_vm_prepare_state *s)
{
    for (uint16_t i = 0; i < s->n_segments; i++) {
        etch_vm_segment *segment = &s->segments[i];
        char name[64];
        const etch_kinstr *last = &s->k->code[segment->last];
        (void)snprintf(name, sizeof name, "%u ops to %s.%s", segment->n, etch__kop_name(last->op),
                       etch__ktype_name(last->type));
        ETCH_TRY(
            etch__native_emit(s->cx, &segment->lanes, s->generated, s->p->offset, name, s->code, &segment->op->fn));
    }
    if (s->p->streamed.n_ops) {
        s->segments[0].lanes.streams = true;
        ETCH_TRY(etch__native_emit(s->cx, &s->segments[0].lanes, s->generated, s->p->offset, "a streamed map", s->code,
                                   &s->p->streamed.ops->fn));
    }
    return s->p->has_row ? etch__native_emit(s->cx, &s->row_lanes, s->generated, s->p->offset, "a row", s->code,
                                             &s->p->row.ops->fn)
                         : ETCH_OK;
}

void etch__vm_fini_segments(etch_vm_prepare_state *s)
{
    for (uint16_t i = 0; i < s->n_segments; i++)
        etch__lanes_fini(&s->segments[i].lanes);
    if (s->row_lanes.alloc)
        etch__lanes_fini(&s->row_lanes);
}
