/* Building kernel programs: the table of instructions, the builder, and the check that a program is well formed.
 *
 * The builder keeps equal pure instructions once: chains of instructions by hash, newest first, so that looking back
 * stops at the start of the section (the tail cannot use what the body computed).
 *
 * n_body follows n_code until the tail begins, so that a program is well formed after every step of building. */
#include "kernel/program.h"

#include "base/hash.h"
#include <string.h>

enum { FIRST_CAP = 16 };

/* Classes of instr.def as sets of compute types. */
#define BIT(t) (1u << ETCH_K_##t)
enum {
    TYPES_I = BIT(i32) | BIT(i64) | BIT(u32) | BIT(u64),
    TYPES_F = BIT(f32) | BIT(f64),
    TYPES_B = BIT(b8),
    TYPES_N = TYPES_I | TYPES_F,
    TYPES_NB = TYPES_N | TYPES_B,
    TYPES_S = BIT(i32) | BIT(i64) | TYPES_F,
    TYPES_NBI = TYPES_I | TYPES_B,
};

enum { RESULT_same, RESULT_b8, RESULT_imm };

typedef struct op_info {
    const char *name;
    uint8_t n_in, types, result, fault;
} op_info;

static const op_info ops[ETCH_N_KOPS] = {
#define K(name, n_in, types, result, fault, text) { #name, n_in, TYPES_##types, RESULT_##result, fault },
#include "kernel/instr.def"
#undef K
};

const char *etch__kop_name(etch_kop op) { return op < ETCH_N_KOPS ? ops[op].name : "?"; }

const char *etch__ktype_name(etch_ktype t)
{
    static const char *const names[ETCH_N_KTYPES] = { "none", "b8", "i32", "i64", "u32", "u64", "f32", "f64" };
    return t < ETCH_N_KTYPES ? names[t] : "?";
}

etch_kop etch__kop_combining(etch_kop reduce)
{
    static const etch_kop combine[] = { ETCH_KOP_ADD, ETCH_KOP_MUL, ETCH_KOP_MIN, ETCH_KOP_MAX };
    ETCH_ASSERT(etch__kop_is_reduce(reduce), "kernel: %s is no reduction", etch__kop_name(reduce));
    return combine[reduce - ETCH_KOP_RSUM];
}

bool etch__koperand_is_single(const etch_koperand *o)
{
    for (int i = 0; i < o->rank; i++)
        if (o->axis[i] >= 0)
            return false;
    return true;
}

bool etch__kernel_row_is_kept(const etch_kernel *k)
{
    return k->reduced && k->rank && !(k->reduced >> (k->rank - 1) & 1u);
}

bool etch__kernel_is_along_row(const etch_kernel *k, const etch_koperand *o)
{
    uint32_t row = k->rank ? 1u << (k->rank - 1) : 0, axes = 0;
    if (k->reduced)
        row = etch__kernel_row_is_kept(k) ? ~k->reduced : k->reduced;
    for (int i = 0; i < o->rank; i++)
        axes |= o->axis[i] >= 0 ? 1u << o->axis[i] : 0;
    return axes != 0 && !(axes & row);
}

int etch__kop_arity(etch_kop op) { return ops[op].n_in; }

bool etch__kop_takes(etch_kop op, etch_ktype t) { return (ops[op].types >> t & 1u) != 0; }

bool etch__kop_can_fault(etch_kop op, etch_ktype t) { return ops[op].fault && (TYPES_I >> t & 1u) != 0; }

/* ------------------------------------------------------------------------------------------------ building */

etch_kernel *etch__kernel_new(etch_ctx *cx, etch_arena *arena, int rank, uint32_t reduced)
{
    ETCH_ASSERT(rank >= 0 && rank <= ETCH_MAX_RANK, "kernel of rank %d", rank);
    ETCH_ASSERT((reduced >> rank) == 0, "kernel of rank %d reduces axes %x", rank, reduced);
    etch_kernel *k = ETCH_ARENA_NEW(arena, etch_kernel);
    if (!k) {
        etch__fail_nomem(cx);
        return NULL;
    }
    memset(k, 0, sizeof *k);
    k->cx = cx;
    k->arena = arena;
    k->rank = (uint8_t)rank;
    k->reduced = reduced;
    for (int i = 0; i < ETCH_KERNEL_BUCKETS; i++)
        k->bucket[i] = ETCH_KVAL_FAILED;
    return k;
}

static bool grow(etch_kernel *k)
{
    if (k->n_code == ETCH_KERNEL_MAX_CODE) {
        etch__fail(k->cx, ETCH_ENOTSUP, "kernel: more than %d instructions in one kernel", ETCH_KERNEL_MAX_CODE);
        return false;
    }
    uint32_t cap = k->cap_code ? 2 * k->cap_code : FIRST_CAP;
    etch_kinstr *code = ETCH_ARENA_ARRAY(k->arena, etch_kinstr, cap);
    etch_kval *next = code ? ETCH_ARENA_ARRAY(k->arena, etch_kval, cap) : NULL;
    if (!next) {
        etch__fail_nomem(k->cx);
        return false;
    }
    if (k->n_code) {
        memcpy(code, k->code, k->n_code * sizeof *code);
        memcpy(next, k->next_equal, k->n_code * sizeof *next);
    }
    k->code = code;
    k->next_equal = next;
    k->cap_code = cap;
    return true;
}

static bool is_equal(const etch_kinstr *x, const etch_kinstr *y)
{
    return x->op == y->op && x->type == y->type && x->result == y->result && x->operand == y->operand && x->a == y->a &&
           x->b == y->b && x->c == y->c && x->imm.i == y->imm.i;
}

static unsigned bucket_of(const etch_kinstr *in)
{
    uint64_t h = (uint64_t)in->op | (uint64_t)in->type << 8 | (uint64_t)in->result << 16 | (uint64_t)in->operand << 24;
    h = etch__hash_mix(h, (uint64_t)in->a | (uint64_t)in->b << 16 | (uint64_t)in->c << 32);
    h = etch__hash_mix(h, (uint64_t)in->imm.i);
    return (unsigned)(h % ETCH_KERNEL_BUCKETS);
}

static etch_kval append(etch_kernel *k, etch_kinstr in)
{
    bool is_store = in.op == ETCH_KOP_STORE;
    unsigned bucket = bucket_of(&in);
    if (!is_store) {
        uint32_t section = k->in_tail ? k->n_body : 0;
        for (etch_kval v = k->bucket[bucket]; v != ETCH_KVAL_FAILED && v >= section; v = k->next_equal[v])
            if (is_equal(&k->code[v], &in))
                return v;
    }
    ETCH_ASSERT(k->in_tail || k->n_code == 0 || !etch__kop_is_reduce(k->code[k->n_code - 1].op) ||
                    etch__kop_is_reduce(in.op),
                "kernel: %s after a reduction of the body", ops[in.op].name);
    if (k->n_code == k->cap_code && !grow(k))
        return ETCH_KVAL_FAILED;
    in.origin = k->origin;
    etch_kval v = (etch_kval)k->n_code++;
    k->code[v] = in;
    if (!is_store) {
        k->next_equal[v] = k->bucket[bucket];
        k->bucket[bucket] = v;
    }
    if (!k->in_tail)
        k->n_body = k->n_code;
    return v;
}

static bool can_use(const etch_kernel *k, etch_kval v)
{
    if (v >= k->n_code || k->code[v].op == ETCH_KOP_STORE)
        return false;
    if (!k->in_tail)
        return !etch__kop_is_reduce(k->code[v].op);
    return v >= k->n_body || etch__kop_is_reduce(k->code[v].op);
}

etch_ktype etch__k_type(const etch_kernel *k, etch_kval a)
{
    return a == ETCH_KVAL_FAILED ? ETCH_K_none : (etch_ktype)k->code[a].result;
}

/* Doubles to integers as CONVERT has it. */
static int64_t truncated(double x) { return x >= -0x1p63 && x < 0x1p63 ? (int64_t)x : INT64_MIN; }

static int64_t wrapped(etch_ktype t, int64_t x)
{
    switch (t) {
    case ETCH_K_b8: return x != 0;
    case ETCH_K_i32: return (int32_t)(uint32_t)(uint64_t)x;
    case ETCH_K_u32: return (int64_t)(uint32_t)(uint64_t)x;
    default: return x;
    }
}

static etch_kinstr const_instr(etch_ktype t)
{
    return (etch_kinstr){ .op = ETCH_KOP_CONST, .type = (uint8_t)t, .result = (uint8_t)t };
}

etch_kval etch__k_const_f64(etch_kernel *k, etch_ktype t, double x)
{
    etch_kinstr in = const_instr(t);
    if (t == ETCH_K_f64)
        in.imm.f = x;
    else if (t == ETCH_K_f32)
        in.imm.f = (double)(float)x;
    else if (t == ETCH_K_b8)
        in.imm.i = x != 0;
    else if (t == ETCH_K_i32)
        in.imm.i = x > -0x1p31 - 1 && x < 0x1p31 ? (int64_t)x : INT32_MIN;
    else if (t == ETCH_K_u64 && x >= 0x1p63 && x < 0x1p64)
        in.imm.i = (int64_t)(uint64_t)x;
    else
        in.imm.i = wrapped(t, truncated(x));
    return append(k, in);
}

etch_kval etch__k_const_i64(etch_kernel *k, etch_ktype t, int64_t x)
{
    etch_kinstr in = const_instr(t);
    if (t == ETCH_K_f64)
        in.imm.f = (double)x;
    else if (t == ETCH_K_f32)
        in.imm.f = (double)(float)x;
    else
        in.imm.i = wrapped(t, x);
    return append(k, in);
}

etch_kval etch__k_load(etch_kernel *k, int i_in)
{
    ETCH_ASSERT(i_in >= 0 && i_in < k->n_in, "kernel: load of input %d of %d", i_in, k->n_in);
    uint8_t t = etch__dtypes[k->in[i_in].dtype].ktype;
    ETCH_ASSERT(t != ETCH_K_none, "kernel: load of dtype %s", etch__dtypes[k->in[i_in].dtype].name);
    return append(k, (etch_kinstr){ .op = ETCH_KOP_LOAD, .type = t, .result = t, .operand = (uint8_t)i_in });
}

etch_kval etch__k_index(etch_kernel *k, int axis)
{
    ETCH_ASSERT(axis >= 0 && axis < k->rank, "kernel: index of axis %d of %d", axis, k->rank);
    ETCH_ASSERT(!k->in_tail || (k->reduced >> axis & 1u) == 0, "kernel: index of reduced axis %d in the tail", axis);
    return append(
        k, (etch_kinstr){ .op = ETCH_KOP_INDEX, .type = ETCH_K_i64, .result = ETCH_K_i64, .operand = (uint8_t)axis });
}

static void check_operand(const etch_kernel *k, etch_kop op, etch_kval v, etch_ktype t)
{
    ETCH_ASSERT(can_use(k, v), "kernel: %s of value %u, which it cannot use", ops[op].name, v);
    ETCH_ASSERT(k->code[v].result == t, "kernel: %s of %s and %s", ops[op].name, etch__ktype_name(t),
                etch__ktype_name(k->code[v].result));
}

static etch_kval append_op(etch_kernel *k, etch_kop op, etch_ktype t, etch_kval a, etch_kval b, etch_kval c)
{
    ETCH_ASSERT(etch__kop_takes(op, t), "kernel: %s of %s", ops[op].name, etch__ktype_name(t));
    etch_ktype result = ops[op].result == RESULT_b8 ? ETCH_K_b8 : t;
    return append(
        k, (etch_kinstr){ .op = (uint8_t)op, .type = (uint8_t)t, .result = (uint8_t)result, .a = a, .b = b, .c = c });
}

etch_kval etch__k_op1(etch_kernel *k, etch_kop op, etch_kval a)
{
    if (a == ETCH_KVAL_FAILED)
        return a;
    ETCH_ASSERT(ops[op].n_in == 1 && ops[op].result != RESULT_imm && op != ETCH_KOP_STORE && !etch__kop_is_reduce(op),
                "kernel: %s is not made by op1", ops[op].name);
    etch_ktype t = etch__k_type(k, a);
    check_operand(k, op, a, t);
    return append_op(k, op, t, a, 0, 0);
}

etch_kval etch__k_op2(etch_kernel *k, etch_kop op, etch_kval a, etch_kval b)
{
    if (a == ETCH_KVAL_FAILED || b == ETCH_KVAL_FAILED)
        return ETCH_KVAL_FAILED;
    ETCH_ASSERT(ops[op].n_in == 2, "kernel: %s is not made by op2", ops[op].name);
    etch_ktype t = etch__k_type(k, a);
    check_operand(k, op, a, t);
    check_operand(k, op, b, t);
    return append_op(k, op, t, a, b, 0);
}

etch_kval etch__k_select(etch_kernel *k, etch_kval cond, etch_kval a, etch_kval b)
{
    if (cond == ETCH_KVAL_FAILED || a == ETCH_KVAL_FAILED || b == ETCH_KVAL_FAILED)
        return ETCH_KVAL_FAILED;
    etch_ktype t = etch__k_type(k, a);
    check_operand(k, ETCH_KOP_SELECT, cond, ETCH_K_b8);
    check_operand(k, ETCH_KOP_SELECT, a, t);
    check_operand(k, ETCH_KOP_SELECT, b, t);
    return append_op(k, ETCH_KOP_SELECT, t, cond, a, b);
}

static etch_kval convert(etch_kernel *k, etch_kval a, etch_ktype to)
{
    etch_ktype from = etch__k_type(k, a);
    if (a == ETCH_KVAL_FAILED || from == to)
        return a;
    check_operand(k, ETCH_KOP_CONVERT, a, from);
    return append(k, (etch_kinstr){ .op = ETCH_KOP_CONVERT, .type = (uint8_t)from, .result = (uint8_t)to, .a = a });
}

etch_kval etch__k_settle(etch_kernel *k, etch_kval a, etch_dtype t)
{
    switch (t) {
    case ETCH_I8:
    case ETCH_U8: return etch__k_op1(k, ETCH_KOP_WRAP_8, a);
    case ETCH_I16:
    case ETCH_U16: return etch__k_op1(k, ETCH_KOP_WRAP_16, a);
    case ETCH_F16: return etch__k_op1(k, ETCH_KOP_ROUND_F16, a);
    case ETCH_BF16: return etch__k_op1(k, ETCH_KOP_ROUND_BF16, a);
    default: return a;
    }
}

/* Does every value of `from` have an equal in `to`, given one compute type or an exact conversion between them? Then
 * nothing is left to settle. */
static bool is_exact(etch_dtype from, etch_dtype to)
{
    const etch_dtype_info *f = &etch__dtypes[from], *t = &etch__dtypes[to];
    if (from == to || f->cls == ETCH_CLASS_BOOL)
        return true;
    if (t->cls == ETCH_CLASS_FLOAT) /* f16 has 11 bits and reaches 65504, bf16 has 8 */
        return f->cls != ETCH_CLASS_FLOAT && f->bytes == 1;
    if (f->cls == t->cls)
        return f->bytes <= t->bytes;
    return f->cls == ETCH_CLASS_UINT && t->cls == ETCH_CLASS_INT && f->bytes < t->bytes;
}

etch_kval etch__k_cast(etch_kernel *k, etch_kval a, etch_dtype from, etch_dtype to)
{
    if (a == ETCH_KVAL_FAILED || from == to)
        return a;
    etch_ktype kf = (etch_ktype)etch__dtypes[from].ktype, kt = (etch_ktype)etch__dtypes[to].ktype;
    ETCH_ASSERT(kf != ETCH_K_none && kt != ETCH_K_none, "kernel: cast from %s to %s", etch__dtypes[from].name,
                etch__dtypes[to].name);
    ETCH_ASSERT(etch__k_type(k, a) == kf, "kernel: cast from %s of a value of type %s", etch__dtypes[from].name,
                etch__ktype_name(etch__k_type(k, a)));
    /* Rounding f64 to f32 first and to a half type then would round twice. */
    if (kf == ETCH_K_f64 && (to == ETCH_F16 || to == ETCH_BF16))
        return convert(k, etch__k_settle(k, a, to), kt);
    a = convert(k, a, kt);
    return is_exact(from, to) ? a : etch__k_settle(k, a, to);
}

etch_kval etch__k_reduce(etch_kernel *k, etch_kop op, etch_kval a)
{
    if (a == ETCH_KVAL_FAILED)
        return a;
    ETCH_ASSERT(etch__kop_is_reduce(op) && !k->in_tail, "kernel: reduction %s in the tail", ops[op].name);
    etch_ktype t = etch__k_type(k, a);
    check_operand(k, op, a, t);
    return append_op(k, op, t, a, 0, 0);
}

void etch__k_begin_tail(etch_kernel *k)
{
    ETCH_ASSERT(!k->in_tail, "kernel: second tail");
    k->in_tail = true;
}

etch_kval etch__k_store(etch_kernel *k, int i_out, etch_kval a)
{
    if (a == ETCH_KVAL_FAILED)
        return a;
    ETCH_ASSERT(i_out >= 0 && i_out < k->n_out, "kernel: store to output %d of %d", i_out, k->n_out);
    etch_ktype t = (etch_ktype)etch__dtypes[k->out[i_out].dtype].ktype;
    check_operand(k, ETCH_KOP_STORE, a, t);
    return append(
        k, (etch_kinstr){
               .op = ETCH_KOP_STORE, .type = (uint8_t)t, .result = (uint8_t)t, .operand = (uint8_t)i_out, .a = a });
}

/* ------------------------------------------------------------------------------------------------ validity */

static const char *check_koperand(const etch_kernel *k, const etch_koperand *o)
{
    if ((unsigned)o->dtype >= ETCH_N_DTYPES || etch__dtypes[o->dtype].ktype == ETCH_K_none)
        return "an operand's dtype cannot be computed with";
    if (o->rank > ETCH_MAX_RANK)
        return "an operand's rank is too large";
    for (int i = 0; i < o->rank; i++)
        if (o->axis[i] < -1 || o->axis[i] >= k->rank)
            return "an operand runs along an axis that does not exist";
    return NULL;
}

static uint32_t axes_of(const etch_koperand *o)
{
    uint32_t axes = 0;
    for (int i = 0; i < o->rank; i++)
        if (o->axis[i] >= 0)
            axes |= 1u << o->axis[i];
    return axes;
}

static const char *check_value(const etch_kernel *k, uint32_t at, etch_kval v, etch_ktype t)
{
    if (v >= at)
        return "an operand does not come before its user";
    const etch_kinstr *in = &k->code[v];
    if (in->op == ETCH_KOP_STORE)
        return "the operand is a store";
    if (at < k->n_body && etch__kop_is_reduce(in->op))
        return "the body uses a reduction";
    if (at >= k->n_body && v < k->n_body && !etch__kop_is_reduce(in->op))
        return "the tail uses a value of the body";
    return in->result == t ? NULL : "an operand has the wrong type";
}

static const char *check_instr(const etch_kernel *k, uint32_t i)
{
    const etch_kinstr *in = &k->code[i];
    if (in->op >= ETCH_N_KOPS || in->type >= ETCH_N_KTYPES || in->result >= ETCH_N_KTYPES || in->result == ETCH_K_none)
        return "the instruction does not exist";
    const op_info *op = &ops[in->op];
    if (!etch__kop_takes(in->op, in->type))
        return "the instruction does not take this type";
    if ((op->result == RESULT_same && in->result != in->type) || (op->result == RESULT_b8 && in->result != ETCH_K_b8))
        return "the result has the wrong type";
    if (op->n_in == 0 && in->result != in->type)
        return "the result has the wrong type";
    bool in_tail = i >= k->n_body;
    if (in_tail && etch__kop_is_reduce(in->op))
        return "a reduction in the tail";
    if (!in_tail && i > 0 && etch__kop_is_reduce(k->code[i - 1].op) && !etch__kop_is_reduce(in->op))
        return "a reduction is not at the end of the body";

    etch_kval v[ETCH_KOP_MAX_ARITY];
    int n = etch__kinstr_operands(in, v);
    for (int j = 0; j < n; j++) {
        etch_ktype t = in->op == ETCH_KOP_SELECT && j == 0 ? ETCH_K_b8 : (etch_ktype)in->type;
        const char *why = check_value(k, i, v[j], t);
        if (why)
            return why;
    }

    const etch_koperand *o = NULL;
    if (in->op == ETCH_KOP_LOAD || in->op == ETCH_KOP_STORE) {
        bool is_load = in->op == ETCH_KOP_LOAD;
        if (in->operand >= (is_load ? k->n_in : k->n_out))
            return "an operand that does not exist";
        o = is_load ? &k->in[in->operand] : &k->out[in->operand];
        if (etch__dtypes[o->dtype].ktype != in->result)
            return "an operand's dtype is computed in another type";
    }
    if (in->op == ETCH_KOP_STORE) {
        uint32_t all = (uint32_t)((1u << k->rank) - 1u), needed = in_tail ? all & ~k->reduced : all;
        if ((axes_of(o) & needed) != needed)
            return "an output does not run along every axis";
        for (uint32_t j = 0; j < i; j++)
            if (k->code[j].op == ETCH_KOP_STORE && k->code[j].operand == in->operand)
                return "an output is stored twice";
    }
    if (in->op == ETCH_KOP_INDEX) {
        if (in->operand >= k->rank || (in_tail && (k->reduced >> in->operand & 1u)))
            return "an index of an axis that does not exist";
        if (in->result != ETCH_K_i64)
            return "the result has the wrong type";
    }
    return NULL;
}

static const char *check_kernel(const etch_kernel *k)
{
    if (k->rank > ETCH_MAX_RANK || (k->reduced >> k->rank) != 0)
        return "the axes do not fit";
    if (k->n_in < 0 || k->n_out < 0 || k->n_in + k->n_out > ETCH_KERNEL_MAX_OPERANDS)
        return "too many operands";
    if (k->n_body > k->n_code || k->n_code > ETCH_KERNEL_MAX_CODE)
        return "the sections do not fit";
    const char *why = NULL;
    for (int i = 0; i < k->n_in && !why; i++)
        why = check_koperand(k, &k->in[i]);
    for (int i = 0; i < k->n_out && !why; i++)
        why = check_koperand(k, &k->out[i]);
    for (uint32_t i = 0; i < k->n_code && !why; i++)
        why = check_instr(k, i);
    return why;
}

bool etch__kernel_is_valid(const etch_kernel *k, const char **why)
{
    const char *text = check_kernel(k);
    if (why)
        *why = text;
    return text == NULL;
}
