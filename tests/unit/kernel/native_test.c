/* Generated code: what was emitted is what a disassembler reads, values that no register is left for, the memory that code runs from, and stacks with
 * its frames. That results are those of the reference, for random programs and for every instruction, the tests of the VM say, which run programs in
 * this way too. */
#include "kernel/native/native.h"
#include "vm_testing.h"

#include <elf.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

static const int axis_0[] = { 0, -1 };

static void check_at(etch_kernel *k, const char *what, int64_t n)
{
    vm_case *c = malloc(sizeof *c);
    vm_case_init(c, k, &n);
    vm_case_check(c, what, (uint64_t)n);
    vm_case_fini(c);
    free(c);
}

/* ------------------------------------------------------------------------------------------------ decoding */

typedef struct decoded {
    int n;        /* instructions */
    int n_bad;    /* what is none */
    bool has[16]; /* of the words asked for */
    char last[64];
} decoded;

static void decode(const uint8_t *bytes, size_t n, const char *const *words, decoded *out)
{
    char path[] = "/tmp/etch-native-XXXXXX", command[128], line[256];
    *out = (decoded){ 0 };
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_int_equal(write(file, bytes, n), (ssize_t)n);
    close(file);
    snprintf(command, sizeof command, "objdump -D -b binary -mi386:x86-64 --no-show-raw-insn %s", path);
    FILE *p = popen(command, "r");
    assert_non_null(p);
    while (fgets(line, sizeof line, p)) {
        const char *text = strchr(line, '\t');
        if (!text || !strchr(line, ':'))
            continue;
        out->n++;
        out->n_bad += strstr(text, "(bad)") != NULL;
        for (int i = 0; words[i]; i++)
            out->has[i] |= strstr(text, words[i]) != NULL;
        snprintf(out->last, sizeof out->last, "%s", text + 1);
    }
    assert_int_equal(pclose(p), 0);
    unlink(path);
}

static void check_decoding(const etch_lanes *lanes, etch_isa isa, const char *what, const char *const *words)
{
    static const uint32_t offset[64];
    etch_x86 x = { 0 };
    etch_native_code info;
    decoded d;
    assert_int_equal(etch__native_assemble(vm_cx, lanes, isa, offset, &x, &info), ETCH_OK);
    decode(x.bytes.at, info.n_code, words, &d);
    bool has_all = true;
    for (int i = 0; words[i]; i++)
        has_all &= d.has[i];
    if (d.n_bad || d.n != (int)info.n_instrs || strncmp(d.last, "ret", 3) != 0 || !has_all) {
        etch_strbuf text;
        etch__strbuf_init(&text, vm_cx->alloc);
        etch__lanes_print(lanes, &text);
        fprintf(stderr, "%s", text.at);
        for (int i = 0; words[i]; i++)
            if (!d.has[i])
                fprintf(stderr, "missing: %s\n", words[i]);
        fprintf(stderr, "%s: %d instructions emitted, %d read, %d of them bad, the last is %s\n", what,
                (int)info.n_instrs, d.n, d.n_bad, d.last);
        fail();
    }
    etch__x86_fini(&x);
}

static bool is_emittable(etch_kop op, etch_ktype t, etch_ktype to, etch_isa isa)
{
    etch_kinstr in = { .op = (uint8_t)op, .type = (uint8_t)t, .result = (uint8_t)to };
    bool is_plain = etch__kop_arity(op) > 0 && op != ETCH_KOP_STORE && !etch__kop_is_reduce(op);
    return is_plain && etch__kop_takes(op, t) && etch__native_can(&in, isa);
}

static etch_lval load(etch_lanes *l, etch_ktype t, uint16_t slot)
{
    return t == ETCH_K_b8 ? etch__lane_slot(l, ETCH_LANE_LOAD_B, 32, slot)
                          : etch__lane_slot(l, ETCH_LANE_LOAD, 8 * etch__ktype_bytes(t), slot);
}

static bool gives_truth(etch_kop op)
{
    static const etch_kop ops[] = { ETCH_KOP_EQ,     ETCH_KOP_NE,     ETCH_KOP_LT,       ETCH_KOP_LE,
                                    ETCH_KOP_IS_NAN, ETCH_KOP_IS_INF, ETCH_KOP_IS_FINITE };
    for (size_t i = 0; i < ETCH_COUNT_OF(ops); i++)
        if (ops[i] == op)
            return true;
    return false;
}

static int decode_one(etch_kop op, etch_ktype t, etch_ktype to, etch_isa isa)
{
    static const char *const nothing[] = { NULL };
    etch_ktype result = op == ETCH_KOP_CONVERT ? to : gives_truth(op) ? ETCH_K_b8 : t;
    if (!is_emittable(op, t, result, isa))
        return 0;
    etch_lanes l = etch__native_lanes(vm_cx, isa);
    etch_kinstr in = { .op = (uint8_t)op, .type = (uint8_t)t, .result = (uint8_t)result };
    etch_lval v[3] = { load(&l, op == ETCH_KOP_SELECT ? ETCH_K_b8 : t, 1), load(&l, t, 2), load(&l, t, 3) };
    etch_lval y = etch__native_lower(&l, &in, v);
    bool is_truth = result == ETCH_K_b8;
    etch__lane_store(&l, is_truth ? ETCH_LANE_STORE_B : ETCH_LANE_STORE, is_truth ? 32 : 8 * etch__ktype_bytes(result),
                     4, y);
    assert_true(etch__lanes_finish(&l));
    char what[64];
    snprintf(what, sizeof what, "%s.%s to %s, isa %d", etch__kop_name(op), etch__ktype_name(t),
             etch__ktype_name(result), (int)isa);
    check_decoding(&l, isa, what, nothing);
    etch__lanes_fini(&l);
    return 1;
}

/* Of every type, in a program each. */
static void test_every_instruction_decodes(void **state)
{
    (void)state;
    int n = 0;
    for (int isa = ETCH_ISA_AVX2; isa <= ETCH_ISA_AVX512; isa++)
        for (int op = 0; op < ETCH_N_KOPS; op++)
            for (int t = ETCH_K_b8; t < ETCH_N_KTYPES; t++)
                for (int to = ETCH_K_b8; to < (op == ETCH_KOP_CONVERT ? ETCH_N_KTYPES : ETCH_K_b8 + 1); to++)
                    n += decode_one((etch_kop)op, (etch_ktype)t, (etch_ktype)to, (etch_isa)isa);
    assert_true(n > 300);
}

/* Whole vectors go past the caches, the rest does not; what is read is asked for ahead. */
static void test_streamed_stores(void **state)
{
    (void)state;
    static const char *const words[2][2][4] = {
        { { "vmovntps %ymm", "vmaskmovps %ymm", "prefetcht0 0x2000(%r8,%rcx,4)" },
          { "vmovntpd %ymm", "vmaskmovpd %ymm", "prefetcht0 0x2000(%r8,%rcx,8)" } },
        { { "vmovntps %zmm", "{%k1}", "prefetcht0 0x2040(%r8,%rcx,4)" },
          { "vmovntpd %zmm", "{%k1}", "prefetcht0 0x2040(%r8,%rcx,8)" } }
    };
    for (int isa = ETCH_ISA_AVX2; isa <= ETCH_ISA_AVX512; isa++)
        for (int bits = 32; bits <= 64; bits += 32) {
            etch_lanes l = { .alloc = vm_cx->alloc, .streams = true };
            etch_lval x = etch__lane_slot(&l, ETCH_LANE_LOAD, bits, 1);
            etch__lane_store(&l, ETCH_LANE_STORE, bits, 2,
                             etch__lane_op(&l, ETCH_LANE_FADD, bits, x, x, ETCH_LVAL_NONE, 0));
            assert_true(etch__lanes_finish(&l));
            check_decoding(&l, (etch_isa)isa, "streamed", words[isa == ETCH_ISA_AVX512][bits == 64]);
            etch__lanes_fini(&l);
        }
}

/* x * s + c, relu: what a reader would write by hand. */
static void test_known_kernel(void **state)
{
    (void)state;
    etch_lanes l = { .alloc = vm_cx->alloc };
    etch_lval x = etch__lane_slot(&l, ETCH_LANE_LOAD, 32, 3), s = etch__lane_slot(&l, ETCH_LANE_SCALAR, 32, 4);
    etch_lval c = etch__lane_const(&l, 32, 0x3f800000), none = ETCH_LVAL_NONE;
    etch_lval y = etch__lane_op(&l, ETCH_LANE_FADD, 32, etch__lane_op(&l, ETCH_LANE_FMUL, 32, x, s, none, 0), c, none,
                                0);
    y = etch__lane_op(&l, ETCH_LANE_FMAX, 32, y, etch__lane_const(&l, 32, 0), none, 0);
    etch__lane_store(&l, ETCH_LANE_STORE, 32, 5, y);
    assert_true(etch__lanes_finish(&l));
    static const char *const avx512[] = { "vmovups (%r8,%rcx,4),%zmm",
                                          "vbroadcastss (%rsi),%zmm29",
                                          "vmulps (%r8,%rcx,4),%zmm29,%zmm",
                                          "vaddps",
                                          "vmaxps",
                                          "0x40(%r9,%rcx,4)",
                                          "{%k1}{z}",
                                          "bzhi",
                                          "vzeroupper",
                                          NULL };
    static const char *const avx2[] = { "vmulps (%r8,%rcx,4),%ymm", "vbroadcastss (%rsi),%ymm", "vmaskmovps",
                                        "vzeroupper", NULL };
    check_decoding(&l, ETCH_ISA_AVX512, "a known kernel", avx512);
    check_decoding(&l, ETCH_ISA_AVX2, "a known kernel", avx2);
    etch__lanes_fini(&l);
}

/* By powers of 2 in one instruction where there is one. */
static void test_scale(void **state)
{
    (void)state;
    static const char *const words[][2] = { { "vscalefps", NULL }, { "vscalefpd", NULL } };
    static const char *const steps[][3] = { { "vpsrld", "vpslld", NULL }, { "vpsrlq", "vpsllq", NULL } };
    for (int isa = ETCH_ISA_AVX2; isa <= ETCH_ISA_AVX512; isa++)
        for (int is_wide = 0; is_wide < 2; is_wide++) {
            etch_ktype t = is_wide ? ETCH_K_f64 : ETCH_K_f32;
            etch_lanes l = etch__native_lanes(vm_cx, (etch_isa)isa);
            etch_kinstr in = { .op = ETCH_KOP_EXP, .type = (uint8_t)t, .result = (uint8_t)t };
            etch_lval x = load(&l, t, 1);
            etch__lane_store(&l, ETCH_LANE_STORE, 8 * etch__ktype_bytes(t), 2, etch__native_lower(&l, &in, &x));
            assert_true(etch__lanes_finish(&l));
            check_decoding(&l, (etch_isa)isa, "exp", isa == ETCH_ISA_AVX512 ? words[is_wide] : steps[is_wide]);
            etch__lanes_fini(&l);
        }
}

/* ------------------------------------------------------------------------------------------------ registers */

enum { MANY = 60 };

/* Many products that are all alive at once, summed from the last to the first. */
static void test_more_values_than_registers(void **state)
{
    (void)state;
    for (int t = ETCH_F32; t <= ETCH_F64; t++) {
        etch_kernel *k = vm_kernel(1, 0);
        etch_kval x = etch__k_load(k, vm_input(k, (etch_dtype)t, 1, axis_0)),
                  y = etch__k_load(k, vm_input(k, (etch_dtype)t, 1, axis_0));
        etch_kval v[MANY];
        for (int i = 0; i < MANY; i++)
            v[i] = etch__k_op2(k, ETCH_KOP_MUL, i ? v[i - 1] : x,
                               etch__k_op2(k, ETCH_KOP_ADD, y, etch__k_const_f64(k, etch__k_type(k, y), i / 64.0)));
        etch_kval sum = v[MANY - 1];
        for (int i = MANY - 1; i-- > 0;)
            sum = etch__k_op2(k, ETCH_KOP_ADD, sum, v[i]);
        etch__k_store(k, vm_output(k, (etch_dtype)t, 1, axis_0), sum);
        for (int64_t n = 1; n < 70; n += n < 40 ? 1 : 13)
            check_at(k, "more values than registers", n);
    }
}

/* Results are made while operands are read from the stack for the last time: what is put there meanwhile must not lie on them. */
static void test_operands_on_the_stack(void **state)
{
    (void)state;
    enum { HALF = 20 };
    static const etch_kop ops[] = { ETCH_KOP_SUB, ETCH_KOP_LT, ETCH_KOP_MAX, ETCH_KOP_DIV };
    for (size_t o = 0; o < ETCH_COUNT_OF(ops); o++) {
        etch_kernel *k = vm_kernel(1, 0);
        etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 1, axis_0)), v[2 * HALF];
        bool is_truth = ops[o] == ETCH_KOP_LT;
        for (int i = 0; i < 2 * HALF; i++)
            v[i] = etch__k_op2(k, ETCH_KOP_MUL, x, etch__k_const_f64(k, ETCH_K_f32, i + 2));
        for (int i = 0; i < HALF; i++)
            etch__k_store(k, vm_output(k, ETCH_F32, 1, axis_0), v[i]);
        for (int i = 0; i < HALF; i++)
            etch__k_store(k, vm_output(k, is_truth ? ETCH_BOOL : ETCH_F32, 1, axis_0),
                          etch__k_op2(k, ops[o], v[i], v[2 * HALF - 1 - i]));
        for (int64_t n = 1; n < 90; n += 11)
            check_at(k, "operands on the stack", n);
    }
}

/* A function with values of 64 bits stores as many truths at a time as it has lanes, also where these are the memory of others. */
static void test_truths_in_place(void **state)
{
    (void)state;
    for (int64_t n = 1; n < 70; n++) {
        etch_kernel *k = vm_kernel(1, 0);
        etch_kval x = etch__k_load(k, vm_input(k, ETCH_F64, 1, axis_0)),
                  b = etch__k_load(k, vm_input(k, ETCH_BOOL, 1, axis_0));
        etch_kval not_b = etch__k_op1(k, ETCH_KOP_NOT, b);
        etch__k_store(k, vm_output(k, ETCH_BOOL, 1, axis_0), not_b);
        etch__k_store(k, vm_output(k, ETCH_F64, 1, axis_0),
                      etch__k_select(k, b, x, etch__k_op2(k, ETCH_KOP_ADD, x, x)));
        vm_case *c = malloc(sizeof *c);
        vm_case_init(c, k, &n);
        c->alias[0] = 1;
        vm_case_check(c, "truths in place", (uint64_t)n);
        vm_case_fini(c);
        free(c);
    }
}

/* A truth that is a constant is read from a tile full of it, which has its end. */
static void test_constant_truths(void **state)
{
    (void)state;
    for (int constant = 0; constant < 2; constant++) {
        etch_kernel *k = vm_kernel(1, 0);
        etch_kval x = etch__k_load(k, vm_input(k, ETCH_F32, 1, axis_0));
        etch_kval is_less = etch__k_op2(k, ETCH_KOP_LT, x, etch__k_const_f64(k, ETCH_K_f32, 0.5));
        etch_kval both = etch__k_op2(k, ETCH_KOP_AND, is_less, etch__k_const_i64(k, ETCH_K_b8, constant));
        etch__k_store(k, vm_output(k, ETCH_F32, 1, axis_0),
                      etch__k_select(k, both, etch__k_op2(k, ETCH_KOP_ADD, x, x), x));
        for (int64_t n = 100; n < 20000; n *= 3)
            check_at(k, "constant truths", n);
    }
}

/* The same of truths, of which AVX-512 has six registers, with more operands than there are registers for pointers. */
static void test_more_truths_than_masks(void **state)
{
    (void)state;
    enum { N = 12 };
    etch_kernel *k = vm_kernel(1, 0);
    etch_kval x[N], truth[N];
    for (int i = 0; i < N; i++)
        x[i] = etch__k_load(k, vm_input(k, i % 2 ? ETCH_F32 : ETCH_F64, 1, axis_0));
    for (int i = 0; i < N; i++)
        truth[i] = etch__k_op2(k, ETCH_KOP_LT, x[i], x[(i + 2) % N]);
    etch_kval all = truth[N - 1];
    for (int i = N - 1; i-- > 0;) {
        all = etch__k_op2(k, i % 3 ? ETCH_KOP_XOR : ETCH_KOP_OR, all, truth[i]);
        etch__k_store(k, vm_output(k, ETCH_BOOL, 1, axis_0), all);
    }
    for (int64_t n = 1; n < 600; n = n * 2 + 1)
        check_at(k, "more truths than masks", n);
}

/* ------------------------------------------------------------------------------------------------ rows */

/* y = (x - m) s, and with `reduces` its sum and largest: m is the same along a row, s along a column. */
static etch_kernel *kernel_over_rows(etch_dtype t, bool reduces)
{
    static const int axes[] = { 0, 1, -1 };
    etch_kernel *k = vm_kernel(2, reduces ? 2 : 0);
    etch_kval x = etch__k_load(k, vm_input(k, t, 2, axes)), m = etch__k_load(k, vm_input(k, t, 1, axes));
    etch_kval s = etch__k_load(k, vm_input(k, t, 1, axes + 1));
    etch_kval y = etch__k_op2(k, ETCH_KOP_MUL, etch__k_op2(k, ETCH_KOP_SUB, x, m), s);
    etch__k_store(k, vm_output(k, t, 2, axes), y);
    if (!reduces)
        return k;
    etch_kval sum = etch__k_reduce(k, ETCH_KOP_RSUM, y), most = etch__k_reduce(k, ETCH_KOP_RMAX, x);
    etch__k_begin_tail(k);
    etch__k_store(k, vm_output(k, t, 1, axes), sum);
    etch__k_store(k, vm_output(k, t, 1, axes), etch__k_op2(k, ETCH_KOP_ADD, most, etch__k_load(k, 1)));
    return k;
}

static bool is_by_row(const etch_kernel *k, const vm_case *c)
{
    const etch_cpu *cpu = etch__cpu();
    etch_vm_how how = { .table = etch__vm_table(cpu->loops), .generated = cpu->generated };
    etch_code_list code = { 0 };
    etch_vm_program *p;
    how.code = &code;
    assert_int_equal(etch__vm_prepare_with(vm_cx, k, &how, &p), ETCH_OK);
    etch_layout layouts[8];
    int64_t strides[8][ETCH_MAX_RANK];
    etch_loops loops;
    for (int i = 0; i < k->n_in + k->n_out; i++)
        layouts[i] = (etch_layout){ c->operands[i].dims, c->operands[i].strides };
    etch__vm_bind(p, c->extents, layouts, strides, &loops);
    etch__code_free(&code);
    return loops.is_by_row;
}

/* Around a vector, a turn, a block of lanes; more rows than are folded at once. */
static void test_rows(void **state)
{
    (void)state;
    static const etch_dtype types[] = { ETCH_F32, ETCH_F64, ETCH_I32, ETCH_I64 };
    static const int64_t sizes[][2] = { { 3, 31 },  { 1, 32 },   { 5, 33 },   { 16, 47 },   { 17, 64 }, { 300, 65 },
                                        { 2, 100 }, { 4, 4095 }, { 2, 4096 }, { 18, 4097 }, { 2, 9000 } };
    for (size_t t = 0; t < ETCH_COUNT_OF(types); t++)
        for (size_t i = 0; i < 2 * ETCH_COUNT_OF(sizes); i++) {
            etch_arena_mark mark = etch__arena_mark(&vm_arena);
            const int64_t *size = sizes[i / 2];
            etch_kernel *k = kernel_over_rows(types[t], i % 2);
            vm_case *c = malloc(sizeof *c);
            vm_case_init(c, k, size);
            rng r = { i };
            for (int o = 0; o < k->n_in; o++)
                operand_fill(&c->operands[o], &r, true);
            if (etch__cpu()->generated == ETCH_ISA_AVX512)
                assert_true(is_by_row(k, c) == (size[1] >= 32));
            vm_case_check(c, "rows", (uint64_t)size[1]);
            vm_case_fini(c);
            free(c);
            etch__arena_reset(&vm_arena, mark);
        }
}

/* ------------------------------------------------------------------------------------------------ bounds */

/* The address sanitizer does not see what generated code reads and writes, but a page without rights does: operands end where one begins. */
static void *guarded(size_t bytes, size_t *mapped)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE), n = (bytes + page - 1) / page * page;
    *mapped = n + page;
    char *at = mmap(NULL, *mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_true(at != MAP_FAILED);
    assert_int_equal(mprotect(at + n, page, PROT_NONE), 0);
    return at + n - bytes;
}

static etch_kernel *kernel_of_all_sizes(void)
{
    static const etch_dtype types[] = { ETCH_F32, ETCH_F64, ETCH_BOOL, ETCH_F16, ETCH_I8, ETCH_I64 };
    etch_kernel *k = vm_kernel(1, 0);
    for (size_t i = 0; i < ETCH_COUNT_OF(types); i++) {
        etch_kval x = etch__k_load(k, vm_input(k, types[i], 1, axis_0)), y;
        if (types[i] == ETCH_BOOL)
            y = etch__k_op1(k, ETCH_KOP_NOT, x);
        else {
            y = etch__k_settle(k, etch__k_op2(k, ETCH_KOP_ADD, x, x), types[i]);
            etch__k_store(k, vm_output(k, ETCH_BOOL, 1, axis_0), etch__k_op2(k, ETCH_KOP_LT, x, y));
        }
        etch__k_store(k, vm_output(k, types[i], 1, axis_0), y);
    }
    return k;
}

static void run_guarded(const etch_kernel *k, const vm_way *way, int64_t n)
{
    etch_vm_program *p = NULL;
    etch_code_list code = { 0 };
    etch_vm_how how = { etch__vm_table(way->loops), way->fuse, way->generated, &code, true };
    assert_int_equal(etch__vm_prepare_with(vm_cx, k, &how, &p), ETCH_OK);
    const int64_t one = 1;
    etch_layout layouts[ETCH_KERNEL_MAX_OPERANDS];
    void *data[ETCH_KERNEL_MAX_OPERANDS];
    size_t mapped[ETCH_KERNEL_MAX_OPERANDS], page = (size_t)sysconf(_SC_PAGESIZE);
    int64_t strides[ETCH_KERNEL_MAX_OPERANDS][ETCH_MAX_RANK];
    for (int i = 0; i < k->n_in + k->n_out; i++) {
        etch_dtype t = i < k->n_in ? k->in[i].dtype : k->out[i - k->n_in].dtype;
        layouts[i] = (etch_layout){ &n, &one };
        data[i] = guarded((size_t)n * etch_dtype_bytes(t), &mapped[i]);
    }
    etch_loops loops;
    etch__vm_bind(p, &n, layouts, strides, &loops);
    assert_int_equal(etch__vm_run(vm_cx, &(etch_launch){ .program = p, .loops = &loops, .data = data }), ETCH_OK);
    for (int i = 0; i < k->n_in + k->n_out; i++)
        munmap((void *)((uintptr_t)data[i] / page * page), mapped[i]);
    etch__code_free(&code);
}

static void test_nothing_behind_the_last_element(void **state)
{
    (void)state;
    for (const vm_way *way = vm_ways; way < vm_ways + N_VM_WAYS; way++) {
        if (!vm_way_is_possible(way) || way->generated == ETCH_ISA_BASELINE)
            continue;
        for (int64_t n = 1; n <= 80; n++) {
            etch_arena_mark mark = etch__arena_mark(&vm_arena);
            run_guarded(kernel_of_all_sizes(), way, n);
            etch__arena_reset(&vm_arena, mark);
        }
    }
}

/* ------------------------------------------------------------------------------------------------ memory */

/* mov eax, n; ret */
static const void *add_number(etch_code_list *list, int n)
{
    uint8_t bytes[6] = { 0xb8, 0, 0, 0, 0, 0xc3 };
    memcpy(bytes + 1, &n, sizeof n);
    const void *code = etch__code_add(vm_cx, list, bytes, sizeof bytes, "number");
    assert_non_null(code);
    return code;
}

static int call(const void *code)
{
    int (*fn)(void);
    memcpy(&fn, &code, sizeof fn);
    return fn();
}

/* Looks through the process's pages again and again while another thread adds code. */
typedef struct page_watch {
    atomic_bool is_over, is_any_both; /* writable and executable */
    atomic_int n_looks, n_code;       /* pages with code, in all looks */
} page_watch;

static void look_at_pages(page_watch *w)
{
    char line[512], how[8];
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps && fgets(line, sizeof line, maps)) {
        bool is_read = sscanf(line, "%*s %7s", how) == 1;
        if (!is_read || (how[1] == 'w' && how[2] == 'x'))
            atomic_store(&w->is_any_both, true);
        else if (how[2] == 'x' && strstr(line, "etch-code"))
            atomic_fetch_add(&w->n_code, 1);
    }
    if (maps)
        fclose(maps);
    atomic_fetch_add(&w->n_looks, maps != NULL);
}

static void *watch_pages(void *watch)
{
    page_watch *w = watch;
    while (!atomic_load(&w->is_over))
        look_at_pages(w);
    return NULL;
}

#if defined(__x86_64__)
enum { CAN_RUN = 1 };
#else
enum { CAN_RUN = 0 };
#endif

static void test_code_memory(void **state)
{
    (void)state;
    if (!CAN_RUN)
        skip();
    enum { N = 3000 };
    etch_code_usage before = etch__code_usage();
    etch_code_list lists[3] = { { 0 } };
    const void *code[N];
    page_watch watch = { 0 };
    pthread_t watcher;
    assert_int_equal(pthread_create(&watcher, NULL, watch_pages, &watch), 0);
    for (int i = 0; i < N; i++)
        code[i] = add_number(&lists[i % 3], i);
    atomic_store(&watch.is_over, true);
    pthread_join(watcher, NULL);
    look_at_pages(&watch);
    assert_false(watch.is_any_both);
    assert_true(watch.n_looks > 1 && watch.n_code > 0);
    for (int i = 0; i < N; i++)
        assert_int_equal(call(code[i]), i);
    assert_true(etch__code_usage().used >= before.used + N * 64);
    etch__code_free(&lists[1]);
    for (int i = 1; i < N; i += 3) /* into the gaps */
        code[i] = add_number(&lists[1], -i);
    assert_int_equal(lists[1].bytes, N / 3 * 64);
    for (int i = 0; i < N; i++)
        assert_int_equal(call(code[i]), i % 3 == 1 ? -i : i);
    for (int i = 0; i < 3; i++)
        etch__code_free(&lists[i]);
    assert_int_equal(etch__code_usage().used, before.used);
    assert_true(etch__code_usage().mapped <= before.mapped + 256 * 1024);
}

/* What parent and child write after a fork does not change the code of the other. */
static void test_fork(void **state)
{
    (void)state;
    if (!CAN_RUN)
        skip();
    etch_code_list old = { 0 }, new = { 0 };
    const void *before = add_number(&old, 1);
    int pipes[2];
    assert_int_equal(pipe(pipes), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        char go;
        bool ok = read(pipes[0], &go, 1) == 1 && call(before) == 1; /* the parent has freed it and written since */
        ok = ok && call(add_number(&new, 3)) == 3;
        _exit(ok ? 0 : 1);
    }
    etch__code_free(&old);
    const void *after = add_number(&new, 2);
    assert_int_equal(write(pipes[1], "x", 1), 1);
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    assert_int_equal(call(after), 2);
    etch__code_free(&new);
    close(pipes[0]);
    close(pipes[1]);
}

/* ------------------------------------------------------------------------------------------------ stacks */

#if defined(__x86_64__)

/* A function that the CPU stops at every instruction of. */
static struct {
    const char *code;
    size_t n;
    uintptr_t caller, callers_rsp, callers_rbp; /* when it begins */
    int n_steps, n_wrong;
    bool is_stepping, has_ended;
} stepped;

typedef struct walk {
    bool is_inside; /* the last frame was that of the function */
    bool is_found;
} walk;

static bool is_in_code(uintptr_t ip) { return ip - (uintptr_t)stepped.code < stepped.n; }

/* Behind the function's frame is that of its caller, with the registers that it had. */
static _Unwind_Reason_Code look_at_frame(struct _Unwind_Context *frame, void *user)
{
    enum { RBP_OF_DWARF = 6 };
    walk *w = user;
    uintptr_t ip = _Unwind_GetIP(frame);
    if (w->is_inside) {
        w->is_found = ip == stepped.caller && _Unwind_GetCFA(frame) == stepped.callers_rsp &&
                      _Unwind_GetGR(frame, RBP_OF_DWARF) == stepped.callers_rbp;
        return _URC_END_OF_STACK;
    }
    w->is_inside = is_in_code(ip);
    return _URC_NO_REASON;
}

static void on_step(int signal, siginfo_t *info, void *context)
{
    enum { TRAP_FLAG = 0x100 };
    (void)signal, (void)info;
    greg_t *regs = ((ucontext_t *)context)->uc_mcontext.gregs;
    uintptr_t ip = (uintptr_t)regs[REG_RIP];
    if (!stepped.is_stepping) { /* asked for by the test itself: from now on at every instruction */
        stepped.is_stepping = true;
        regs[REG_EFL] |= TRAP_FLAG;
        return;
    }
    if (!is_in_code(ip)) {
        stepped.has_ended = stepped.n_steps > 0;
        if (stepped.has_ended)
            regs[REG_EFL] &= ~(greg_t)TRAP_FLAG;
        return;
    }
    if (stepped.n_steps++ == 0) {
        memcpy(&stepped.caller, (void *)regs[REG_RSP], sizeof stepped.caller);
        stepped.callers_rsp = (uintptr_t)regs[REG_RSP] + 8;
        stepped.callers_rbp = (uintptr_t)regs[REG_RBP];
    }
    walk w = { 0 };
    _Unwind_Backtrace(look_at_frame, &w);
    stepped.n_wrong += !w.is_found;
}

/* x0 + x1 + ..: with ten slots all registers that have to be saved are. */
static void emit_sum(etch_isa isa, int n_in, etch_code_list *list, etch_tile_fn **fn)
{
    static const uint32_t offset[64];
    etch_lanes l = { .alloc = vm_cx->alloc };
    etch_lval sum = load(&l, ETCH_K_f32, 0);
    for (int i = 1; i < n_in; i++)
        sum = etch__lane_op(&l, ETCH_LANE_FADD, 32, sum, load(&l, ETCH_K_f32, (uint16_t)i), ETCH_LVAL_NONE, 0);
    etch__lane_store(&l, ETCH_LANE_STORE, 32, (uint16_t)n_in, sum);
    assert_true(etch__lanes_finish(&l));
    assert_int_equal(etch__native_emit(vm_cx, &l, isa, offset, "sum", list, fn), ETCH_OK);
    etch__lanes_fini(&l);
}

static void walk_from_every_instruction(etch_isa isa, int n_in)
{
    enum { N = 35 };
    float x[10][N];
    void *slots[10];
    for (int i = 0; i <= n_in; i++) {
        slots[i] = x[i];
        for (int k = 0; k < N; k++)
            x[i][k] = (float)(i + k);
    }
    etch_code_list list = { 0 };
    etch_tile_fn *fn = NULL;
    emit_sum(isa, n_in, &list, &fn);
    memset(&stepped, 0, sizeof stepped);
    memcpy(&stepped.code, &fn, sizeof fn);
    stepped.n = list.bytes;
    struct sigaction action = { .sa_flags = SA_SIGINFO }, before;
    action.sa_sigaction = on_step;
    assert_int_equal(sigaction(SIGTRAP, &action, &before), 0);
    raise(SIGTRAP);
    fn(N, slots, NULL);
    assert_int_equal(sigaction(SIGTRAP, &before, NULL), 0);
    assert_true(stepped.has_ended && stepped.n_steps > 20);
    assert_int_equal(stepped.n_wrong, 0);
    for (int k = 0; k < N; k++)
        assert_true(x[n_in][k] == (float)(n_in * k + n_in * (n_in - 1) / 2));
    etch__code_free(&list);
}

/* What debuggers read. */
extern struct jit_list {
    uint32_t version, action;
    struct jit_entry {
        struct jit_entry *next, *before;
        const char *file;
        uint64_t bytes;
    } * changed, *first;
} __jit_debug_descriptor;

/* The file with the code; NULL: none. Checks what holds for all. */
static const char *debuggers_file_of(const void *code, int *n_files)
{
    const char *found = NULL;
    const struct jit_entry *before = NULL;
    *n_files = 0;
    for (const struct jit_entry *e = __jit_debug_descriptor.first; e; e = e->next) {
        Elf64_Ehdr header;
        Elf64_Shdr text;
        assert_ptr_equal(e->before, before);
        memcpy(&header, e->file, sizeof header);
        assert_memory_equal(header.e_ident, ELFMAG, SELFMAG);
        assert_true(header.e_shoff + header.e_shnum * sizeof text <= e->bytes);
        memcpy(&text, e->file + header.e_shoff + sizeof text, sizeof text);
        if ((uintptr_t)code - text.sh_addr < text.sh_size)
            found = e->file;
        before = e;
        ++*n_files;
    }
    return found;
}

/* `objdump` reads it as a debugger would. */
static void check_debuggers_file(const char *file, size_t n)
{
    char path[] = "/tmp/etch-native-XXXXXX", command[128], line[256];
    bool has_name = false, has_frames = false;
    int to = mkstemp(path);
    assert_true(to >= 0);
    assert_int_equal(write(to, file, n), (ssize_t)n);
    close(to);
    snprintf(command, sizeof command, "objdump -t --dwarf=frames %s", path);
    FILE *p = popen(command, "r");
    assert_non_null(p);
    while (fgets(line, sizeof line, p)) {
        has_name |= strstr(line, "F .text") && strstr(line, "etch_kernel");
        has_frames |= strstr(line, "DW_CFA_val_expression: r6 (rbp)") != NULL;
    }
    assert_int_equal(pclose(p), 0);
    unlink(path);
    assert_true(has_name && has_frames);
}

static void test_debuggers_are_told(void **state)
{
    (void)state;
    enum { LARGE = 300 * 1024 }; /* has a region of its own */
    uint8_t *bytes = calloc(1, LARGE);
    etch_code_list list = { 0 };
    int n_before, n;
    if (!etch__code_is_possible())
        skip();
    assert_null(debuggers_file_of(bytes, &n_before));
    const void *code = etch__code_add(vm_cx, &list, bytes, LARGE, "large");
    const char *file = debuggers_file_of((const char *)code + LARGE - 1, &n);
    assert_non_null(file);
    assert_int_equal(n, n_before + 1);
    check_debuggers_file(file, (size_t)__jit_debug_descriptor.first->bytes);
    etch__code_free(&list);
    assert_null(debuggers_file_of(code, &n));
    assert_int_equal(n, n_before);
    free(bytes);
}

/* Who asks for a backtrace while generated code runs sees who called it, wherever it was interrupted. */
static void test_stacks_can_be_walked(void **state)
{
    (void)state;
    const etch_cpu *cpu = etch__cpu();
#ifdef __SANITIZE_THREAD__
    skip(); /* walking a stack allocates, which the thread sanitizer does not want of a signal's handler */
#endif
    if (!cpu->has_avx2_fma_f16c || !etch__code_is_possible())
        skip();
    for (int n_in = 2; n_in < 10; n_in += 7) {
        walk_from_every_instruction(ETCH_ISA_AVX2, n_in);
        if (cpu->has_avx512)
            walk_from_every_instruction(ETCH_ISA_AVX512, n_in);
    }
}

#else

static void test_debuggers_are_told(void **state)
{
    (void)state;
    skip();
}

static void test_stacks_can_be_walked(void **state)
{
    (void)state;
    skip();
}

#endif

int etch_test_native(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_every_instruction_decodes, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_streamed_stores, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_known_kernel, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_scale, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_more_values_than_registers, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_operands_on_the_stack, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_truths_in_place, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_constant_truths, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_more_truths_than_masks, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_rows, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_nothing_behind_the_last_element, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_code_memory, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_fork, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_debuggers_are_told, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_stacks_can_be_walked, vm_setup, vm_teardown),
    };
    return cmocka_run_group_tests_name("kernel/native", tests, NULL, NULL);
}
