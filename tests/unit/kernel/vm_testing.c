/* See vm_testing.h. */
#include "vm_testing.h"

#include "base/pool.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------ context */

etch_ctx *vm_cx;
etch_arena vm_arena;
static etch_counting_allocator counting;

int vm_setup(void **state)
{
    (void)state;
    etch_runtime *rt = NULL;
    etch__counting_init(&counting, etch_allocator_system());
    if (etch_runtime_new(&counting.iface, &rt) != ETCH_OK || etch_ctx_new(rt, &vm_cx) != ETCH_OK)
        return -1;
    etch_runtime_release(&rt);
    etch__arena_init(&vm_arena, &counting.iface, 16 * 1024);
    return 0;
}

int vm_teardown(void **state)
{
    (void)state;
    etch__arena_fini(&vm_arena);
    etch_ctx_release(&vm_cx);
    return counting.live_bytes == 0 ? 0 : -1;
}

/* ------------------------------------------------------------------------------------------------ randomness */

uint64_t rng_next(rng *r)
{
    r->s += 0x9e3779b97f4a7c15u;
    uint64_t z = r->s;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

int64_t rng_below(rng *r, int64_t n) { return (int64_t)(rng_next(r) % (uint64_t)n); }
bool rng_chance(rng *r, int percent) { return rng_below(r, 100) < percent; }

static double rng_unit(rng *r) { return (double)(rng_next(r) >> 11) * 0x1p-53; }

/* ------------------------------------------------------------------------------------------------ operands */

static int64_t n_elements(const operand *o)
{
    int64_t n = 1;
    for (int i = 0; i < o->rank; i++)
        n *= o->dims[i];
    return n;
}

void operand_alloc(operand *o)
{
    int64_t low = 0, high = 0;
    for (int i = 0; i < o->rank; i++) {
        int64_t reach = (o->dims[i] - 1) * o->strides[i];
        if (o->dims[i] > 1 && reach < 0)
            low += reach;
        else if (o->dims[i] > 1)
            high += reach;
    }
    size_t size = etch_dtype_bytes(o->dtype);
    o->bytes = n_elements(o) == 0 ? 0 : (size_t)(high - low + 1) * size;
    o->memory = malloc(o->bytes ? o->bytes : 1);
    o->data = o->memory - low * (int64_t)size;
}

void operand_free(operand *o)
{
    free(o->memory);
    o->memory = NULL;
}

operand operand_copy(const operand *o)
{
    operand c = *o;
    c.memory = malloc(o->bytes ? o->bytes : 1);
    memcpy(c.memory, o->memory, o->bytes);
    c.data = c.memory + (o->data - o->memory);
    return c;
}

void operand_dense(operand *o)
{
    int64_t stride = 1;
    for (int i = o->rank; i-- > 0;) {
        o->strides[i] = stride;
        stride *= o->dims[i] ? o->dims[i] : 1;
    }
}

void operand_random_strides(operand *o, rng *r, bool is_input)
{
    operand_dense(o);
    if (rng_chance(r, 40))
        return;
    int order[ETCH_MAX_RANK];
    for (int i = 0; i < o->rank; i++)
        order[i] = i;
    if (rng_chance(r, 60))
        for (int i = o->rank; i > 1; i--) {
            int j = (int)rng_below(r, i), x = order[i - 1];
            order[i - 1] = order[j];
            order[j] = x;
        }
    int64_t stride = rng_chance(r, 80) ? 1 : 1 + rng_below(r, 3);
    for (int i = o->rank; i-- > 0;) {
        int a = order[i];
        o->strides[a] = stride;
        stride *= o->dims[a] ? o->dims[a] : 1;
        if (rng_chance(r, 15))
            stride += rng_below(r, 4);
        if (rng_chance(r, 10))
            o->strides[a] = -o->strides[a];
        if (is_input && rng_chance(r, 10))
            o->strides[a] = 0;
        if (o->dims[a] < 2 && rng_chance(r, 50))
            o->strides[a] = 12345; /* means nothing */
    }
}

static double random_double(rng *r, bool tame)
{
    switch (rng_below(r, tame ? 4 : 12)) {
    case 0: return (double)(rng_below(r, 21) - 10);
    case 1: return (rng_unit(r) - 0.5) * 2;
    case 2: return (rng_unit(r) - 0.5) * 20;
    case 3: return rng_unit(r) * 3 + 0.1;
    case 4: return rng_chance(r, 50) ? 0.0 : -0.0;
    case 5: return rng_chance(r, 50) ? INFINITY : -INFINITY;
    case 6: return NAN;
    case 7: return ldexp(rng_unit(r) - 0.5, (int)rng_below(r, 280) - 140);
    case 8: return (rng_unit(r) - 0.5) * 1e10;
    default: return (rng_unit(r) - 0.5) * 8;
    }
}

static int64_t random_integer(rng *r)
{
    switch (rng_below(r, 5)) {
    case 0: return (int64_t)rng_next(r);
    case 1: return rng_chance(r, 50) ? INT64_MIN : INT32_MIN;
    case 2: return rng_chance(r, 50) ? INT64_MAX : INT32_MAX;
    default: return rng_below(r, 41) - 20;
    }
}

void operand_fill(operand *o, rng *r, bool tame)
{
    size_t size = etch_dtype_bytes(o->dtype);
    for (size_t at = 0; at + size <= o->bytes; at += size) {
        char *p = o->memory + at;
        if (o->dtype == ETCH_BOOL) {
            *p = (char)rng_below(r, 2);
        } else if (etch__dtype_is(o->dtype, ETCH_CLASS_FLOAT)) {
            double x = random_double(r, tame);
            ref_value v = { .u64 = 0 };
            if (o->dtype == ETCH_F64)
                v.f64 = x;
            else
                v.f32 = (float)x;
            ref_store(o->dtype, p, v);
        } else {
            int64_t x = tame ? rng_below(r, 41) - 20 : random_integer(r);
            memcpy(p, &x, size); /* little endian, as all of this project */
        }
    }
}

/* ------------------------------------------------------------------------------------------------ cases */

etch_kernel *vm_kernel(int rank, uint32_t reduced)
{
    etch_kernel *k = etch__kernel_new(vm_cx, &vm_arena, rank, reduced);
    assert_non_null(k);
    return k;
}

static void declare(etch_koperand *o, etch_dtype t, int rank, const int *axes)
{
    o->dtype = t;
    o->rank = (uint8_t)rank;
    for (int i = 0; i < rank; i++)
        o->axis[i] = (int8_t)axes[i];
}

int vm_input(etch_kernel *k, etch_dtype t, int rank, const int *axes)
{
    declare(&k->in[k->n_in], t, rank, axes);
    return k->n_in++;
}

int vm_output(etch_kernel *k, etch_dtype t, int rank, const int *axes)
{
    declare(&k->out[k->n_out], t, rank, axes);
    return k->n_out++;
}

static int n_operands(const vm_case *c) { return c->k->n_in + c->k->n_out; }

static const etch_koperand *koperand(const etch_kernel *k, int i)
{
    return i < k->n_in ? &k->in[i] : &k->out[i - k->n_in];
}

void vm_case_init(vm_case *c, etch_kernel *k, const int64_t *extents)
{
    memset(c, 0, sizeof *c);
    c->k = k;
    memcpy(c->extents, extents, (size_t)k->rank * sizeof *extents);
    rng r = { 99 };
    for (int i = 0; i < n_operands(c); i++) {
        const etch_koperand *ko = koperand(k, i);
        operand *o = &c->operands[i];
        o->dtype = ko->dtype;
        o->rank = ko->rank;
        for (int j = 0; j < o->rank; j++)
            o->dims[j] = extents[ko->axis[j]];
        operand_dense(o);
        operand_alloc(o);
        operand_fill(o, &r, true);
    }
    for (int i = 0; i < ETCH_KERNEL_MAX_OPERANDS; i++)
        c->alias[i] = -1;
}

void vm_case_fini(vm_case *c)
{
    for (int i = 0; i < n_operands(c); i++)
        operand_free(&c->operands[i]);
}

static etch_status run_on(const vm_case *c, operand *out, const vm_way *way, uint16_t *fault_origin)
{
    const etch_kernel *k = c->k;
    etch_vm_program *p = NULL;
    etch_code_list code = { 0 };
    etch_vm_how how = { etch__vm_table(way->loops), way->fuse, way->generated, &code, true };
    assert_int_equal(etch__vm_prepare_with(vm_cx, k, &how, &p), ETCH_OK);
    etch_layout layouts[ETCH_KERNEL_MAX_OPERANDS];
    void *data[ETCH_KERNEL_MAX_OPERANDS];
    int64_t strides[ETCH_KERNEL_MAX_OPERANDS][ETCH_MAX_RANK];
    operand in[ETCH_KERNEL_MAX_OPERANDS];
    for (int i = 0; i < k->n_in; i++) {
        layouts[i] = (etch_layout){ c->operands[i].dims, c->operands[i].strides };
        data[i] = c->operands[i].data;
    }
    for (int i = 0; i < k->n_out; i++) {
        int at = k->n_in + i;
        layouts[at] = (etch_layout){ out[i].dims, out[i].strides };
        data[at] = out[i].data;
        if (c->alias[i] >= 0) { /* the output's memory starts as the input's */
            int j = c->alias[i];
            assert_int_equal(c->operands[j].bytes, out[i].bytes);
            memcpy(out[i].memory, c->operands[j].memory, out[i].bytes);
            data[j] = out[i].data;
        }
    }
    (void)in;
    etch_loops loops;
    etch__vm_bind(p, c->extents, layouts, strides, &loops);
    etch_launch launch = { .program = p, .loops = &loops, .data = data };
    etch__pool_set_width(way->n_threads);
    etch_status s = etch__vm_run(vm_cx, &launch);
    etch__pool_set_width(0);
    etch__code_free(&code);
    if (fault_origin)
        *fault_origin = launch.fault_origin;
    return s;
}

static void copy_outputs(const vm_case *c, operand *out)
{
    for (int i = 0; i < c->k->n_out; i++)
        out[i] = operand_copy(&c->operands[c->k->n_in + i]);
}

static void free_outputs(const vm_case *c, operand *out)
{
    for (int i = 0; i < c->k->n_out; i++)
        operand_free(&out[i]);
}

const vm_way vm_ways[N_VM_WAYS] = {
    { "baseline", ETCH_ISA_BASELINE, false, ETCH_ISA_BASELINE, 1 },
    { "baseline with super-instructions", ETCH_ISA_BASELINE, true, ETCH_ISA_BASELINE, 0 },
    { "avx2", ETCH_ISA_AVX2, false, ETCH_ISA_BASELINE, 0 },
    { "avx2 with super-instructions", ETCH_ISA_AVX2, true, ETCH_ISA_BASELINE, 0 },
    { "avx512", ETCH_ISA_AVX512, false, ETCH_ISA_BASELINE, 0 },
    { "avx512 with super-instructions", ETCH_ISA_AVX512, true, ETCH_ISA_BASELINE, 0 },
    { "avx2, generated", ETCH_ISA_AVX2, false, ETCH_ISA_AVX2, 1 },
    { "avx512, generated", ETCH_ISA_AVX512, false, ETCH_ISA_AVX512, 1 },
    { "avx2, 3 threads", ETCH_ISA_AVX2, false, ETCH_ISA_AVX2, 3 },
    { "avx512, 7 threads", ETCH_ISA_AVX512, false, ETCH_ISA_AVX512, 7 },
};

bool vm_way_is_possible(const vm_way *way) { return etch__vm_table(way->loops) && etch__vm_table(way->generated); }

etch_status vm_case_run(const vm_case *c, const vm_way *way, uint16_t *fault_origin)
{
    operand out[ETCH_KERNEL_MAX_OPERANDS];
    copy_outputs(c, out);
    etch_status s = run_on(c, out, way, fault_origin);
    free_outputs(c, out);
    return s;
}

static void print_case(const vm_case *c)
{
    etch_strbuf b;
    etch__strbuf_init(&b, vm_cx->alloc);
    etch__kernel_print(c->k, &b);
    fprintf(stderr, "%s", b.at);
    etch__strbuf_fini(&b);
    fprintf(stderr, "extents");
    for (int i = 0; i < c->k->rank; i++)
        fprintf(stderr, " %lld", (long long)c->extents[i]);
    for (int i = 0; i < n_operands(c); i++) {
        const operand *o = &c->operands[i];
        fprintf(stderr, "\noperand %d: dims", i);
        for (int j = 0; j < o->rank; j++)
            fprintf(stderr, " %lld", (long long)o->dims[j]);
        fprintf(stderr, " strides");
        for (int j = 0; j < o->rank; j++)
            fprintf(stderr, " %lld", (long long)o->strides[j]);
    }
    for (int i = 0; i < c->k->n_out; i++)
        if (c->alias[i] >= 0)
            fprintf(stderr, "\noutput %d in place of input %d", i, c->alias[i]);
    fprintf(stderr, "\n");
}

static void print_element(etch_dtype t, const char *p)
{
    for (size_t i = etch_dtype_bytes(t); i-- > 0;)
        fprintf(stderr, "%02x", (unsigned char)p[i]);
}

static bool compare(const vm_case *c, const operand *want, const operand *got, const char *what, const char *how,
                    uint64_t seed)
{
    for (int i = 0; i < c->k->n_out; i++) {
        size_t size = etch_dtype_bytes(want[i].dtype);
        for (size_t at = 0; at + size <= want[i].bytes; at += size) {
            if (ref_equal(want[i].dtype, want[i].memory + at, got[i].memory + at))
                continue;
            fprintf(stderr, "%s, seed %llu, %s: output %d differs at element %zu of its memory: ", what,
                    (unsigned long long)seed, how, i, at / size);
            print_element(want[i].dtype, want[i].memory + at);
            fprintf(stderr, " expected, ");
            print_element(want[i].dtype, got[i].memory + at);
            fprintf(stderr, " found\n");
            print_case(c);
            return false;
        }
    }
    return true;
}

void vm_case_check(vm_case *c, const char *what, uint64_t seed)
{
    const char *why = NULL;
    if (!etch__kernel_is_valid(c->k, &why)) {
        fprintf(stderr, "%s, seed %llu: not valid: %s\n", what, (unsigned long long)seed, why);
        print_case(c);
        fail();
    }
    operand want[ETCH_KERNEL_MAX_OPERANDS], got[ETCH_KERNEL_MAX_OPERANDS];
    copy_outputs(c, want);
    etch_layout layouts[ETCH_KERNEL_MAX_OPERANDS];
    void *data[ETCH_KERNEL_MAX_OPERANDS];
    for (int i = 0; i < n_operands(c); i++) {
        layouts[i] = (etch_layout){ c->operands[i].dims, c->operands[i].strides };
        data[i] = i < c->k->n_in ? c->operands[i].data : want[i - c->k->n_in].data;
    }
    for (int i = 0; i < c->k->n_out; i++) /* gaps of what is written in place hold the input's */
        if (c->alias[i] >= 0)
            memcpy(want[i].memory, c->operands[c->alias[i]].memory, want[i].bytes);
    assert_int_equal(ref_run(c->k, c->extents, layouts, data, NULL), ETCH_OK);
    bool ok = true;
    for (const vm_way *way = vm_ways; way < vm_ways + N_VM_WAYS && ok; way++) {
        if (!vm_way_is_possible(way))
            continue;
        copy_outputs(c, got);
        assert_int_equal(run_on(c, got, way, NULL), ETCH_OK);
        ok = compare(c, want, got, what, way->name, seed);
        free_outputs(c, got);
    }
    free_outputs(c, want);
    if (!ok)
        fail();
}

/* ------------------------------------------------------------------------------------------------ random programs */

static etch_dtype random_dtype(rng *r, const random_options *o)
{
    for (;;) {
        etch_dtype t = (etch_dtype)rng_below(r, ETCH_N_DTYPES);
        if (rng_chance(r, 40))
            t = ETCH_F32;
        if (etch__dtypes[t].ktype == ETCH_K_none || (!o->half_types && (t == ETCH_F16 || t == ETCH_BF16)))
            continue;
        return t;
    }
}

static void random_extents(rng *r, int rank, int max_elements, int64_t *extents)
{
    static const int64_t choices[] = { 0,  1,  1,  2,  3,  4,   5,   7,   10,  16,  17, 31,
                                       32, 33, 63, 64, 65, 100, 255, 256, 257, 300, 700 };
    for (;;) {
        int64_t n = 1;
        bool is_empty = false;
        for (int i = 0; i < rank; i++) {
            extents[i] = choices[rng_below(r, (int64_t)(sizeof choices / sizeof *choices))];
            n *= extents[i] ? extents[i] : 1; /* operands need not run along the empty axis */
            is_empty |= extents[i] == 0;
        }
        if (n <= max_elements && (!is_empty || rng_chance(r, 20)))
            return;
    }
}

typedef struct maker {
    rng *r;
    const random_options *o;
    etch_kernel *k;
    etch_kval pool[2048];
    int n;
} maker;

static etch_kval pick(maker *m, etch_ktype t)
{
    for (int i = 0; i < 60 && m->n; i++) {
        /* Recent values are likelier: chains. */
        int from = m->n > 4 && rng_chance(m->r, 70) ? m->n - 4 : 0;
        etch_kval v = m->pool[from + rng_below(m->r, m->n - from)];
        if (etch__k_type(m->k, v) == t)
            return v;
    }
    etch_kval v = rng_chance(m->r, 50) ? etch__k_const_f64(m->k, t, random_double(m->r, true))
                                       : etch__k_const_i64(m->k, t, rng_below(m->r, 9) - 4);
    m->pool[m->n++] = v;
    return v;
}

static bool is_transcendental(etch_kop op)
{
    return (op >= ETCH_KOP_EXP && op <= ETCH_KOP_ZETA) || op == ETCH_KOP_ATAN2;
}

static void add_op(maker *m)
{
    rng *r = m->r;
    etch_kop op = (etch_kop)rng_below(r, ETCH_KOP_CONST);
    if (rng_chance(r, 50)) {
        static const etch_kop likely[] = { ETCH_KOP_ADD, ETCH_KOP_MUL, ETCH_KOP_SUB, ETCH_KOP_MUL,
                                           ETCH_KOP_DIV, ETCH_KOP_NEG, ETCH_KOP_SQRT };
        op = likely[rng_below(r, 7)];
    }
    etch_ktype t = (etch_ktype)(1 + rng_below(r, ETCH_N_KTYPES - 1));
    if (rng_chance(r, 50))
        t = ETCH_K_f32;
    if (!etch__kop_takes(op, t))
        return;
    bool is_f = t == ETCH_K_f32 || t == ETCH_K_f64;
    if (is_f && !m->o->transcendental && (is_transcendental(op) || op == ETCH_KOP_POW))
        return;
    if (op == ETCH_KOP_POLYGAMMA || op == ETCH_KOP_ZETA)
        return; /* dear; instr_test has them */
    etch_kval a = pick(m, t), v;
    if (op == ETCH_KOP_CONVERT) {
        etch_dtype of[ETCH_N_KTYPES] = { 0, ETCH_BOOL, ETCH_I32, ETCH_I64, ETCH_U32, ETCH_U64, ETCH_F32, ETCH_F64 };
        v = etch__k_cast(m->k, a, of[t], random_dtype(r, m->o));
    } else if (op == ETCH_KOP_SELECT) {
        etch_kval c = pick(m, ETCH_K_b8);
        v = etch__k_select(m->k, c, a, pick(m, t));
    } else if (etch__kop_arity(op) == 1) {
        v = etch__k_op1(m->k, op, a);
    } else {
        etch_kval b = pick(m, t);
        if (op == ETCH_KOP_POW && !is_f) { /* small exponents, none negative */
            b = etch__k_op2(m->k, ETCH_KOP_AND, b, etch__k_const_i64(m->k, t, 7));
        } else if (etch__kop_can_fault(op, t)) { /* divisors that are not zero */
            b = etch__k_op2(m->k, ETCH_KOP_OR, b, etch__k_const_i64(m->k, t, 1));
        }
        v = etch__k_op2(m->k, op, a, b);
    }
    m->pool[m->n++] = v;
}

static void add_ops(maker *m, int n)
{
    for (int i = 0; i < n; i++)
        add_op(m);
}

/* An input along some of the axes, in any order. */
static int random_input(maker *m, uint32_t axes)
{
    int list[ETCH_MAX_RANK], n = 0;
    for (int a = 0; a < m->k->rank; a++)
        if ((axes >> a & 1u) && rng_chance(m->r, 85))
            list[n++] = a;
    for (int i = n; i > 1 && rng_chance(m->r, 30); i--) {
        int j = (int)rng_below(m->r, i), x = list[i - 1];
        list[i - 1] = list[j];
        list[j] = x;
    }
    return vm_input(m->k, random_dtype(m->r, m->o), n, list);
}

static void random_store(maker *m, uint32_t axes)
{
    int list[ETCH_MAX_RANK], n = 0;
    for (int a = 0; a < m->k->rank; a++)
        if (axes >> a & 1u)
            list[n++] = a;
    for (int i = n; i > 1 && rng_chance(m->r, 30); i--) {
        int j = (int)rng_below(m->r, i), x = list[i - 1];
        list[i - 1] = list[j];
        list[j] = x;
    }
    etch_dtype t = random_dtype(m->r, m->o);
    etch_kval v = m->pool[m->n - 1 - rng_below(m->r, m->n < 4 ? m->n : 4)];
    /* Mostly what the value is computed in; else a cast. */
    etch_dtype of[ETCH_N_KTYPES] = { 0, ETCH_BOOL, ETCH_I32, ETCH_I64, ETCH_U32, ETCH_U64, ETCH_F32, ETCH_F64 };
    etch_dtype native = of[etch__k_type(m->k, v)];
    if (rng_chance(m->r, 70))
        t = native;
    v = etch__k_cast(m->k, v, native, t);
    etch__k_store(m->k, vm_output(m->k, t, n, list), v);
}

/* An output that may take an input's place does, sometimes: same axes, size and layout. */
static void random_aliases(vm_case *c, rng *r)
{
    bool taken[ETCH_KERNEL_MAX_OPERANDS] = { false };
    for (int o = 0; o < c->k->n_out; o++)
        for (int i = 0; i < c->k->n_in; i++) {
            const etch_koperand *in = &c->k->in[i], *out = &c->k->out[o];
            operand *x = &c->operands[i], *y = &c->operands[c->k->n_in + o];
            bool same = in->rank == out->rank && etch_dtype_bytes(in->dtype) == etch_dtype_bytes(out->dtype) &&
                        !taken[i] && c->alias[o] < 0;
            for (int j = 0; same && j < in->rank; j++)
                same = in->axis[j] == out->axis[j] && x->dims[j] == y->dims[j];
            for (int j = 0; same && j < in->rank; j++)
                same = x->strides[j] != 0;
            if (!same || !rng_chance(r, 70))
                continue;
            operand_free(y);
            memcpy(y->strides, x->strides, sizeof y->strides);
            operand_alloc(y);
            memcpy(y->memory, x->memory, y->bytes);
            c->alias[o] = i;
            taken[i] = true;
        }
}

void vm_random_case(vm_case *c, rng *r, const random_options *options)
{
    memset(c, 0, sizeof *c);
    int rank = (int)rng_below(r, 5);
    uint32_t all = (uint32_t)((1u << rank) - 1), reduced = rng_chance(r, 50) ? 0 : (uint32_t)rng_next(r) & all;
    random_extents(r, rank, options->max_elements, c->extents);
    etch_kernel *k = c->k = vm_kernel(rank, reduced);
    maker m = { .r = r, .o = options, .k = k };
    int n_in = (int)rng_below(r, 5);
    for (int i = 0; i < n_in; i++) {
        k->origin = (uint16_t)i;
        m.pool[m.n++] = etch__k_load(k, random_input(&m, all));
    }
    if (rank && rng_chance(r, 25))
        m.pool[m.n++] = etch__k_index(k, (int)rng_below(r, rank));
    add_ops(&m, 1 + (int)rng_below(r, options->max_instrs));
    if (m.n == 0)
        pick(&m, ETCH_K_f32);
    if (reduced == 0 || rng_chance(r, 25))
        for (int i = 0; i < 1 + rng_below(r, 2); i++)
            random_store(&m, all);
    if (reduced) {
        etch_kval results[4];
        int n_results = 0;
        for (int i = 0; i < 1 + rng_below(r, 3); i++) {
            etch_kval v = m.pool[m.n - 1 - rng_below(r, m.n < 5 ? m.n : 5)];
            etch_kop op = (etch_kop)(ETCH_KOP_RSUM + rng_below(r, 4));
            if (etch__k_type(k, v) == ETCH_K_b8)
                op = (etch_kop)(ETCH_KOP_RMIN + rng_below(r, 2));
            results[n_results++] = etch__k_reduce(k, op, v);
        }
        etch__k_begin_tail(k);
        m.n = 0;
        for (int i = 0; i < n_results; i++)
            m.pool[m.n++] = results[i];
        if (rng_chance(r, 50))
            m.pool[m.n++] = etch__k_load(k, random_input(&m, all & ~reduced));
        if (k->n_in && rng_chance(r, 20)) { /* one that the body reads too, if it runs along kept axes alone */
            const etch_koperand *o = &k->in[0];
            bool ok = true;
            for (int j = 0; j < o->rank; j++)
                ok &= !(reduced >> o->axis[j] & 1u);
            if (ok)
                m.pool[m.n++] = etch__k_load(k, 0);
        }
        add_ops(&m, (int)rng_below(r, 5));
        for (int i = 0; i < 1 + rng_below(r, 2); i++)
            random_store(&m, all & ~reduced);
    }
    bool tame = rng_chance(r, 60);
    for (int i = 0; i < k->n_in + k->n_out; i++) {
        const etch_koperand *ko = koperand(k, i);
        operand *o = &c->operands[i];
        o->dtype = ko->dtype;
        o->rank = ko->rank;
        bool is_input = i < k->n_in;
        for (int j = 0; j < o->rank; j++)
            o->dims[j] = is_input && rng_chance(r, 12) ? 1 : c->extents[ko->axis[j]];
        operand_random_strides(o, r, is_input);
        operand_alloc(o);
        operand_fill(o, r, tame);
    }
    for (int i = 0; i < ETCH_KERNEL_MAX_OPERANDS; i++)
        c->alias[i] = -1;
    if (rng_chance(r, 50))
        random_aliases(c, r);
}
