/* From a kernel program to what the tile VM runs: which values are live, which are scalars of the whole run, which
 * instructions become one super-instruction, which tile each value lives in.
 *
 * Static scalars (constants, inputs of rank 0 and what is computed from them) are computed once per run, on single elements.
 * Instructions take them as scalar operands where the table has such a loop; where not, they are spread over a tile once per run.
 *
 * Tiles are given out by element size and taken back after the last use, so that the working set stays in the first
 * cache. A result may take over the tile of an operand that dies with it; being of one size, their elements coincide. */
#include "kernel/vm_prepare.h"

#include <string.h>

/* ------------------------------------------------------------------------------------------------ what is used */

static void find_live(const etch_kernel *k, etch_vm_use *uses)
{
    for (uint32_t i = k->n_code; i-- > 0;) {
        const etch_kinstr *in = &k->code[i];
        etch_vm_use *use = &uses[i];
        if (in->op == ETCH_KOP_STORE)
            use->is_live = true;
        if (!use->is_live)
            continue;
        etch_kval v[ETCH_KOP_MAX_ARITY];
        int n = etch__kinstr_operands(in, v);
        for (int j = 0; j < n; j++) {
            etch_vm_use *operand = &uses[v[j]];
            operand->is_live = true;
            operand->n_uses++;
        }
    }
}

static void find_scalars(const etch_kernel *k, etch_vm_use *uses)
{
    for (uint32_t i = 0; i < k->n_code; i++) {
        const etch_kinstr *in = &k->code[i];
        etch_kval v[ETCH_KOP_MAX_ARITY];
        int n = etch__kinstr_operands(in, v);
        bool is_scalar = in->op != ETCH_KOP_INDEX && in->op != ETCH_KOP_STORE && !etch__kop_is_reduce(in->op);
        if (in->op == ETCH_KOP_LOAD)
            is_scalar = etch__koperand_is_single(&k->in[in->operand]);
        for (int j = 0; j < n; j++)
            is_scalar &= uses[v[j]].is_scalar;
        uses[i].is_scalar = is_scalar;
    }
}

void etch__vm_find_uses(const etch_kernel *k, etch_vm_use *uses)
{
    find_live(k, uses);
    find_scalars(k, uses);
}

/* From the last instruction up, so that the longest chain that ends in an instruction is seen first. */
static uint32_t find_matches(etch_vm_prepare_state *s, bool fuse)
{
    uint32_t n = 0;
    for (uint32_t i = s->k->n_code; i-- > 0;) {
        s->values[i].i_match = -1;
        if (!fuse || !s->uses[i].is_live || s->uses[i].is_scalar || s->values[i].is_absorbed)
            continue;
        etch_vm_match *m = &s->matches[n];
        if (!etch__vm_match(s->k, s->uses, (etch_kval)i, m))
            continue;
        s->values[i].i_match = (int16_t)n++;
        for (uint8_t j = 0; j < m->n_inner; j++)
            s->values[m->inner[j]].is_absorbed = true;
    }
    return n;
}

/* The values that the emitted instruction i reads. */
static int operands_of(const etch_vm_prepare_state *s, uint32_t i, const etch_kval **out,
                       etch_kval buffer[ETCH_KOP_MAX_ARITY])
{
    if (s->values[i].i_match >= 0) {
        const etch_vm_match *m = &s->matches[s->values[i].i_match];
        *out = m->leaf;
        return m->n_leaves;
    }
    *out = buffer;
    return etch__kinstr_operands(&s->k->code[i], buffer);
}

static bool is_emitted(const etch_vm_prepare_state *s, uint32_t i)
{
    return s->uses[i].is_live && !s->values[i].is_absorbed;
}

static void find_last_uses(etch_vm_prepare_state *s)
{
    for (uint32_t i = 0; i < s->k->n_code; i++) {
        const etch_kinstr *in = &s->k->code[i];
        if (!is_emitted(s, i))
            continue;
        const etch_kval *v;
        etch_kval buffer[ETCH_KOP_MAX_ARITY];
        int n = operands_of(s, i, &v, buffer);
        bool ends = in->op == ETCH_KOP_STORE || etch__kop_is_reduce(in->op);
        for (int j = 0; j < n; j++) {
            etch_vm_value *x = &s->values[v[j]];
            x->last_use = ends || x->last_use == ETCH_VM_AT_END ? ETCH_VM_AT_END : (uint16_t)i;
        }
        /* The first store of a computed value decides where it is computed. */
        if (in->op == ETCH_KOP_STORE && !s->uses[in->a].is_scalar && s->values[in->a].out == ETCH_VM_NO_SLOT) {
            const etch_kinstr *source = &s->k->code[in->a];
            if (etch__kop_arity(source->op) > 0 && !etch__kop_is_reduce(source->op))
                s->values[in->a].out = in->operand;
        }
    }
}

/* ------------------------------------------------------------------------------------------------ slots */

uint16_t etch__vm_new_slot(etch_vm_prepare_state *s, int place, int bytes)
{
    ETCH_ASSERT(s->n_slots < s->max_slots, "vm: out of slots");
    s->place[s->n_slots] = (uint8_t)place;
    s->size[s->n_slots] = (uint16_t)bytes;
    return (uint16_t)s->n_slots++;
}

uint16_t etch__vm_new_tile(etch_vm_prepare_state *s, int bytes)
{
    return etch__vm_new_slot(s, ETCH_VM_IN_TILES, ETCH_TILE * bytes);
}

void etch__vm_give_tile(etch_vm_prepare_state *s, etch_vm_value *v)
{
    if (v->is_tile && v->slot != ETCH_VM_NO_SLOT)
        s->free_tiles[v->bytes][s->n_free[v->bytes]++] = v->slot;
    v->is_tile = false;
}

static void take_tile(etch_vm_prepare_state *s, etch_vm_value *v)
{
    v->is_tile = true;
    v->slot = s->n_free[v->bytes] ? s->free_tiles[v->bytes][--s->n_free[v->bytes]] : etch__vm_new_tile(s, v->bytes);
}

uint16_t etch__vm_as_tile(etch_vm_prepare_state *s, etch_kval v)
{
    etch_vm_value *x = &s->values[v];
    if (!s->uses[v].is_scalar)
        return x->slot;
    if (x->splat == ETCH_VM_NO_SLOT) {
        x->splat = etch__vm_new_tile(s, x->bytes);
        s->p->splats[s->p->n_splats++] = (etch_tile_op){ .fn = s->table->splat[x->bytes],
                                                         .dst = x->splat,
                                                         .src = { x->slot } };
    }
    return x->splat;
}

/* ------------------------------------------------------------------------------------------------ instructions */

static etch_tile_fn *find_fn(const etch_vm_prepare_state *s, const etch_kinstr *in, etch_tile_variant variant)
{
    if (in->op == ETCH_KOP_CONVERT)
        return s->table->convert[in->type][in->result];
    return (*s->table->ops[in->type])[in->op][variant];
}

static etch_tile_op op_of(const etch_kinstr *in)
{
    etch_tile_op op = { .origin = in->origin };
    if (etch__kop_can_fault(in->op, in->type))
        op.fault = in->op == ETCH_KOP_POW ? ETCH_EINVAL : ETCH_EDIVZERO;
    return op;
}

/* On single elements: slots of scalars serve as tiles of one element. */
static void emit_once(etch_vm_prepare_state *s, uint32_t i)
{
    const etch_kinstr *in = &s->k->code[i];
    etch_tile_op op = op_of(in);
    etch_kval v[ETCH_KOP_MAX_ARITY];
    int n = etch__kinstr_operands(in, v);
    for (int j = 0; j < n; j++)
        op.src[j] = s->values[v[j]].slot;
    op.fn = find_fn(s, in, ETCH_TILE_VV);
    op.dst = s->values[i].slot = etch__vm_new_slot(s, ETCH_VM_IN_SCALARS, 8);
    s->p->once_can_fault |= op.fault != 0;
    s->p->once[s->p->n_once++] = op;
    s->p->n_once_body = i < s->k->n_body ? s->p->n_once : s->p->n_once_body;
}

static void choose_operands(etch_vm_prepare_state *s, const etch_kinstr *in, etch_tile_op *op)
{
    etch_kval v[ETCH_KOP_MAX_ARITY];
    int n = etch__kinstr_operands(in, v), first = n == 3 ? 1 : 0; /* SELECT: its variants are about b and c */
    etch_tile_variant variant = ETCH_TILE_VV;
    if (n >= 2) {
        if (s->uses[v[first + 1]].is_scalar && !s->uses[v[first]].is_scalar)
            variant = ETCH_TILE_VS;
        else if (s->uses[v[first]].is_scalar)
            variant = ETCH_TILE_SV;
        if (!find_fn(s, in, variant))
            variant = ETCH_TILE_VV;
    }
    op->fn = find_fn(s, in, variant);
    for (int j = 0; j < n; j++) {
        bool is_one = (variant == ETCH_TILE_VS && j == first + 1) || (variant == ETCH_TILE_SV && j == first);
        op->src[j] = is_one ? s->values[v[j]].slot : etch__vm_as_tile(s, v[j]);
    }
}

static void emit_op(etch_vm_prepare_state *s, etch_vm_section *section, uint32_t i)
{
    const etch_kinstr *in = &s->k->code[i];
    etch_vm_value *y = &s->values[i];
    etch_tile_op op = op_of(in);
    if (y->i_match >= 0) {
        const etch_vm_match *m = &s->matches[y->i_match];
        op.fn = (in->type == ETCH_K_f32 ? s->table->super_f32 : s->table->super_f64)[m->super];
        for (uint8_t j = 0; j < m->n_leaves; j++)
            op.src[j] = s->values[m->leaf[j]].slot;
    } else {
        choose_operands(s, in, &op);
    }
    ETCH_ASSERT(op.fn, "vm: no loop for %s of %s", etch__kop_name(in->op), etch__ktype_name(in->type));

    const etch_kval *v;
    etch_kval buffer[ETCH_KOP_MAX_ARITY];
    int n = operands_of(s, i, &v, buffer);
    for (int j = 0; j < n; j++)
        if (s->values[v[j]].last_use == i)
            etch__vm_give_tile(s, &s->values[v[j]]);
    if (y->out == ETCH_VM_NO_SLOT)
        take_tile(s, y);
    else
        y->slot = etch__vm_new_tile(s, y->bytes);
    op.dst = y->slot;
    section->can_fault |= op.fault != 0;
    section->ops[section->n_ops++] = op;
}

/* Can memory be used as a tile? No dtype is converted without changing its size. Generated code without masks reads and writes bytes of truths behind the
 * last. */
static bool is_plain(const etch_vm_prepare_state *s, int bytes, int tile_bytes)
{
    bool needs_room = bytes == 1 && s->n_segments > 0 && s->generated == ETCH_ISA_AVX2;
    return bytes == tile_bytes && !needs_room;
}

static void emit_in(etch_vm_prepare_state *s, etch_vm_section *section, uint32_t i)
{
    const etch_kinstr *in = &s->k->code[i];
    etch_vm_value *y = &s->values[i];
    y->slot = etch__vm_new_tile(s, y->bytes);
    etch_vm_in port = { .slot = y->slot, .operand = in->operand, .tile_bytes = y->bytes, .last_use = y->last_use };
    if (y->last_use != ETCH_VM_AT_END)
        port.last_use = etch__vm_moment(s, y->last_use);
    if (in->op == ETCH_KOP_INDEX) {
        port.is_index = true;
        port.bytes = 1;
        port.load = s->table->index;
        s->p->index_axes |= 1u << in->operand;
    } else {
        etch_dtype t = s->k->in[in->operand].dtype;
        port.bytes = etch__dtypes[t].bytes;
        port.is_plain = is_plain(s, port.bytes, y->bytes);
        port.load = s->table->load[t];
    }
    section->in[section->n_in++] = port;
}

static void emit_store(etch_vm_prepare_state *s, etch_vm_section *section, uint32_t i)
{
    const etch_kinstr *in = &s->k->code[i];
    etch_dtype t = s->k->out[in->operand].dtype;
    etch_vm_value *x = &s->values[in->a];
    etch_vm_out port = { .slot = etch__vm_as_tile(s, in->a), .operand = in->operand, .tile_bytes = x->bytes };
    port.bytes = etch__dtypes[t].bytes;
    port.is_plain = is_plain(s, port.bytes, port.tile_bytes);
    port.store = s->table->store[t];
    port.is_own = x->out == in->operand && !s->uses[in->a].is_scalar;
    port.producer = etch__vm_moment(s, in->a);
    if (s->k->code[in->a].op == ETCH_KOP_LOAD)
        for (uint16_t j = 0; j < section->n_in; j++)
            section->in[j].is_stored |= section->in[j].slot == x->slot;
    section->out[section->n_out++] = port;
}

static uint64_t neutral_of(etch_kop op, etch_ktype t)
{
    union {
        uint64_t u;
        float f;
        double d;
    } x = { 0 };
    bool is_max = op == ETCH_KOP_RMAX;
    if (op == ETCH_KOP_RSUM)
        return 0;
    if (op == ETCH_KOP_RPROD) {
        if (t == ETCH_K_f32)
            x.f = 1;
        else if (t == ETCH_K_f64)
            x.d = 1;
        else
            x.u = 1;
        return x.u;
    }
    switch (t) {
    case ETCH_K_b8: return !is_max;
    case ETCH_K_i32: return is_max ? (uint32_t)INT32_MIN : (uint32_t)INT32_MAX;
    case ETCH_K_i64: return is_max ? (uint64_t)INT64_MIN : (uint64_t)INT64_MAX;
    case ETCH_K_u32: return is_max ? 0 : UINT32_MAX;
    case ETCH_K_u64: return is_max ? 0 : UINT64_MAX;
    case ETCH_K_f32: return is_max ? 0xff800000u : 0x7f800000u;
    default: return is_max ? 0xfff0000000000000u : 0x7ff0000000000000u;
    }
}

static void emit_reduce(etch_vm_prepare_state *s, uint32_t i)
{
    const etch_kinstr *in = &s->k->code[i];
    int which = in->op - ETCH_KOP_RSUM;
    const etch_tile_reduce *fns = &s->table->reduce[which][in->type];
    etch_vm_value *y = &s->values[i];
    y->slot = etch__vm_new_tile(s, y->bytes);
    s->p->reduces[s->p->n_reduces++] = (etch_vm_reduce){
        .lanes = fns->lanes,
        .rows = fns->rows,
        .folds = fns->folds,
        .combine = (*s->table->ops[in->type])[etch__kop_combining(in->op)][ETCH_TILE_VV],
        .splat = s->table->splat[y->bytes],
        .src = etch__vm_as_tile(s, in->a),
        .result = y->slot,
        .bytes = y->bytes,
        .neutral = neutral_of(in->op, in->type),
    };
    if (y->bytes > s->p->reduce_bytes)
        s->p->reduce_bytes = y->bytes;
}

static void emit_scalar(etch_vm_prepare_state *s, uint32_t i)
{
    const etch_kinstr *in = &s->k->code[i];
    if (in->op == ETCH_KOP_CONST)
        return; /* done */
    if (in->op != ETCH_KOP_LOAD) {
        emit_once(s, i);
        return;
    }
    s->values[i].slot = etch__vm_new_slot(s, ETCH_VM_IN_SCALARS, 8);
    s->p->scalars[s->p->n_scalars++] = (etch_vm_scalar){ .load = s->table->load[s->k->in[in->operand].dtype],
                                                         .slot = s->values[i].slot,
                                                         .operand = in->operand };
}

/* False: out of memory. */
static bool emit(etch_vm_prepare_state *s, uint32_t i)
{
    const etch_kinstr *in = &s->k->code[i];
    etch_vm_section *section = i < s->k->n_body ? &s->p->body : &s->p->tail;
    if (s->uses[i].is_scalar)
        emit_scalar(s, i);
    else if (in->op == ETCH_KOP_STORE)
        emit_store(s, section, i);
    else if (etch__kop_is_reduce(in->op))
        emit_reduce(s, i);
    else if (etch__kop_arity(in->op) == 0)
        emit_in(s, section, i);
    else if (s->values[i].i_segment < 0)
        emit_op(s, section, i);
    else if (i == etch__vm_moment(s, (etch_kval)i))
        return etch__vm_emit_segment(s, section, &s->segments[s->values[i].i_segment]);
    return true;
}

/* What ends in stores and reductions comes first: these happen when the instructions of a tile are done. False: out of memory. */
static bool emit_section(etch_vm_prepare_state *s, uint32_t from, uint32_t to)
{
    for (int at_end = 0; at_end < 2; at_end++)
        for (uint32_t i = from; i < to; i++) {
            etch_kop op = s->k->code[i].op;
            if (is_emitted(s, i) && (op == ETCH_KOP_STORE || etch__kop_is_reduce(op)) == at_end && !emit(s, i))
                return false;
        }
    return true;
}

/* Constants first, so that their slots are next to each other. */
static void emit_consts(etch_vm_prepare_state *s)
{
    for (uint32_t i = 0; i < s->k->n_code; i++) {
        const etch_kinstr *in = &s->k->code[i];
        if (in->op != ETCH_KOP_CONST || !is_emitted(s, i))
            continue;
        s->values[i].slot = etch__vm_new_slot(s, ETCH_VM_IN_CONSTS, 0);
        uint64_t *bits = &s->p->consts[s->p->n_consts++];
        float f = (float)in->imm.f;
        *bits = (uint64_t)in->imm.i;
        if (in->type == ETCH_K_f32)
            memcpy(bits, &f, sizeof f);
    }
}

/* ------------------------------------------------------------------------------------------------ putting together */

static void *take(etch_arena *a, size_t n, size_t bytes, bool *ok)
{
    void *p = n ? etch__arena_array(a, n, bytes, 8) : NULL;
    if (n && !p)
        *ok = false;
    else if (n)
        memset(p, 0, n * bytes);
    return p;
}
#define TAKE(arena, member, n) ((member) = take((arena), (n), sizeof *(member), &ok))

typedef struct counts {
    size_t ops[2], in[2], out[2], scalars, once, reduces, consts, splats;
} counts;

static counts count(const etch_vm_prepare_state *s)
{
    counts c = { 0 };
    for (uint32_t i = 0; i < s->k->n_code; i++) {
        const etch_kinstr *in = &s->k->code[i];
        if (!is_emitted(s, i))
            continue;
        int section = i >= s->k->n_body;
        if (s->uses[i].is_scalar) {
            c.consts += in->op == ETCH_KOP_CONST;
            c.scalars += in->op == ETCH_KOP_LOAD;
            c.once += in->op != ETCH_KOP_CONST && in->op != ETCH_KOP_LOAD;
            c.splats++;
        } else if (in->op == ETCH_KOP_STORE)
            c.out[section]++;
        else if (etch__kop_is_reduce(in->op))
            c.reduces++;
        else if (etch__kop_arity(in->op) == 0)
            c.in[section]++;
        else
            c.ops[section]++;
    }
    return c;
}

static bool take_program(etch_vm_prepare_state *s)
{
    bool ok = true;
    etch_arena *a = s->k->arena;
    TAKE(a, s->p, 1);
    if (!ok)
        return false;
    counts c = count(s);
    etch_vm_program *p = s->p;
    TAKE(a, p->body.ops, c.ops[0]);
    TAKE(a, p->tail.ops, c.ops[1]);
    TAKE(a, p->body.in, c.in[0]);
    TAKE(a, p->tail.in, c.in[1]);
    TAKE(a, p->body.out, c.out[0]);
    TAKE(a, p->tail.out, c.out[1]);
    TAKE(a, p->scalars, c.scalars);
    TAKE(a, p->once, c.once);
    TAKE(a, p->splats, c.splats);
    TAKE(a, p->reduces, c.reduces);
    TAKE(a, p->row.in, c.in[0]);
    TAKE(a, p->row.out, c.out[0]);
    TAKE(a, p->row.ops, 1);
    TAKE(a, p->consts, c.consts);
    p->k = s->k;
    p->table = s->table;
    p->has_tail = s->k->n_body < s->k->n_code || c.reduces > 0;
    return ok;
}

static bool take_state(etch_vm_prepare_state *s)
{
    bool ok = true;
    etch_arena *a = &s->cx->scratch;
    size_t n = s->k->n_code;
    s->max_slots = (uint32_t)(3 * n + 2); /* a slot per value, one more per scalar, pointers of a row, the fault */
    TAKE(a, s->uses, n);
    TAKE(a, s->values, n);
    TAKE(a, s->matches, n);
    TAKE(a, s->place, s->max_slots);
    TAKE(a, s->size, s->max_slots);
    for (int bytes = 1; bytes <= 8; bytes++)
        if (bytes == 1 || bytes == 4 || bytes == 8)
            TAKE(a, s->free_tiles[bytes], n);
    for (size_t i = 0; ok && i < n; i++) {
        etch_vm_value *v = &s->values[i];
        v->slot = v->splat = v->out = ETCH_VM_NO_SLOT;
        v->last_use = 0;
        v->i_segment = -1;
        v->bytes = (uint8_t)etch__ktype_bytes(s->k->code[i].result);
    }
    return ok;
}

/* Table of pointers, then the single elements, then the tiles on lines of their own. */
static bool lay_out(etch_vm_prepare_state *s)
{
    etch_vm_program *p = s->p;
    bool ok = true;
    TAKE(s->k->arena, p->offset, s->n_slots);
    if (!ok)
        return false;
    uint32_t at = (uint32_t)(s->n_slots * sizeof(void *));
    for (int place = ETCH_VM_IN_SCALARS; place < ETCH_VM_N_PLACES; place++) {
        uint32_t align = place == ETCH_VM_IN_SCALARS ? 8 : 64;
        at = (at + align - 1) / align * align;
        for (uint32_t i = 0; i < s->n_slots; i++)
            if (s->place[i] == place) {
                p->offset[i] = at;
                at += s->size[i];
            }
    }
    p->scratch_bytes = at;
    p->n_slots = (uint16_t)s->n_slots;
    return true;
}

/* What an element takes, about. */
static uint16_t cost_of(const etch_vm_prepare_state *s)
{
    uint16_t cost = 0;
    for (uint32_t i = 0; i < s->k->n_body; i++)
        if (s->uses[i].is_live && !s->uses[i].is_scalar)
            cost = (uint16_t)(cost + etch__kop_cost(s->k->code[i].op));
    return cost;
}

static bool is_plain_map(const etch_vm_program *p)
{
    bool is_plain = !p->has_tail && !p->body.can_fault;
    for (const etch_vm_in *in = p->body.in; in < p->body.in + p->body.n_in; in++)
        is_plain &= in->is_plain && !in->is_stored;
    for (const etch_vm_out *out = p->body.out; out < p->body.out + p->body.n_out; out++)
        is_plain &= out->is_plain && out->is_own;
    return is_plain;
}

/* The body a second time, for results that no cache holds. Of truths and half types only parts of lines would be written at a time. */
static bool add_streamed(etch_vm_prepare_state *s)
{
    etch_vm_program *p = s->p;
    bool can = p->is_all_native && p->body.n_out > 0, ok = true;
    for (const etch_vm_out *out = p->body.out; out < p->body.out + p->body.n_out; out++)
        can &= out->bytes >= 4;
    if (!can)
        return true;
    p->streamed = p->body;
    p->streamed.ops = NULL;
    TAKE(s->k->arena, p->streamed.ops, 1);
    if (ok)
        *p->streamed.ops = *p->body.ops;
    return ok;
}

static bool build(etch_vm_prepare_state *s, bool fuse)
{
    if (!take_state(s))
        return false;
    etch__vm_find_uses(s->k, s->uses);
    find_matches(s, fuse && s->generated == ETCH_ISA_BASELINE);
    find_last_uses(s);
    if (!etch__vm_find_segments(s))
        return false;
    if (!take_program(s))
        return false;
    etch__vm_new_slot(s, ETCH_VM_IN_SCALARS, 16); /* ETCH_TILE_FAULT_SLOT */
    emit_consts(s);
    if (!emit_section(s, 0, s->k->n_body) || !emit_section(s, s->k->n_body, s->k->n_code))
        return false;
    if (!etch__vm_build_row(s))
        return false;
    s->p->cost = cost_of(s);
    s->p->is_plain_map = is_plain_map(s->p);
    s->p->is_all_native = s->p->is_plain_map && s->p->body.n_ops == 1 && s->n_segments == 1 && s->p->n_splats == 0;
    return add_streamed(s) && lay_out(s);
}

#ifdef ETCH_VERIFY
enum { ALWAYS_VERIFY = 1 };
#else
enum { ALWAYS_VERIFY = 0 };
#endif

etch_status etch__vm_prepare_with(etch_ctx *cx, const etch_kernel *k, const etch_vm_how *how, etch_vm_program **out)
{
    etch_vm_prepare_state s = { .cx = cx, .k = k, .table = how->table, .code = how->code };
    s.least_segment = how->generates_single ? 1 : 2;
    s.generated = how->code ? how->generated : ETCH_ISA_BASELINE;
    const char *why = NULL;
    ETCH_ASSERT(!ALWAYS_VERIFY || etch__kernel_is_valid(k, &why), "a malformed kernel program: %s", why);
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status status = build(&s, how->fuse) ? etch__vm_generate(&s) : etch__fail_nomem(cx);
    etch__vm_fini_segments(&s);
    etch__arena_reset(&cx->scratch, mark);
    *out = status == ETCH_OK ? s.p : NULL;
    return status;
}

const etch_tile_table *etch__vm_table(etch_isa isa)
{
    const etch_cpu *cpu = etch__cpu();
#if defined(__x86_64__)
    if (isa == ETCH_ISA_AVX512)
        return cpu->has_avx512 ? &etch__tile_table_avx512 : NULL;
    if (isa == ETCH_ISA_AVX2)
        return cpu->has_avx2_fma_f16c ? &etch__tile_table_avx2 : NULL;
#endif
    (void)cpu;
    return isa == ETCH_ISA_BASELINE ? &etch__tile_table_baseline : NULL;
}

etch_status etch__vm_prepare(etch_ctx *cx, const etch_kernel *k, etch_code_list *code, etch_vm_program **out)
{
    const etch_cpu *cpu = etch__cpu();
    etch_vm_how how = { .table = etch__vm_table(cpu->loops), .fuse = true, .code = code };
    if (code && etch__code_is_possible())
        how.generated = cpu->generated;
    return etch__vm_prepare_with(cx, k, &how, out);
}
