/* What can go wrong in a run: faults of integer arithmetic, and memory. */
#include "vm_testing.h"

#include "kernel/call.h"

#include <stdlib.h>
#include <string.h>

static const int axes[] = { 0, 1 };
static const etch_dtype storage_of[ETCH_N_KTYPES] = { 0,        ETCH_BOOL, ETCH_I32, ETCH_I64,
                                                      ETCH_U32, ETCH_U64,  ETCH_F32, ETCH_F64 };

/* y = a op b with an origin, between instructions of other origins. */
static etch_kernel *make_kernel(etch_kop op, etch_ktype t, int rank_of_inputs)
{
    etch_kernel *k = vm_kernel(1, 0);
    k->origin = 3;
    etch_kval a = etch__k_load(k, vm_input(k, storage_of[t], rank_of_inputs, axes));
    etch_kval b = etch__k_load(k, vm_input(k, storage_of[t], rank_of_inputs, axes));
    k->origin = 77;
    etch_kval y = etch__k_op2(k, op, a, b);
    k->origin = 5;
    etch__k_store(k, vm_output(k, storage_of[t], 1, axes), etch__k_op1(k, ETCH_KOP_NEG, y));
    return k;
}

static void set_int(operand *o, int64_t i, int64_t x)
{
    size_t size = etch_dtype_bytes(o->dtype);
    memcpy(o->data + (size_t)i * size, &x, size);
}

static void assert_faults(vm_case *c, etch_status want)
{
    for (const vm_way *way = vm_ways; way < vm_ways + N_VM_WAYS; way++) {
        if (!vm_way_is_possible(way))
            continue;
        uint16_t origin = 0;
        assert_int_equal(vm_case_run(c, way, &origin), want);
        if (want != ETCH_OK)
            assert_int_equal(origin, 77);
    }
}

static void test_division_by_zero(void **state)
{
    (void)state;
    static const etch_kop ops[] = { ETCH_KOP_TRUNCDIV, ETCH_KOP_TRUNCMOD, ETCH_KOP_FLOORDIV, ETCH_KOP_FLOORMOD };
    static const int64_t places[] = { 0, 7, 255, 256, 599 };
    for (size_t i = 0; i < ETCH_COUNT_OF(ops); i++)
        for (int t = ETCH_K_i32; t <= ETCH_K_u64; t++) {
            vm_case *c = malloc(sizeof *c);
            vm_case_init(c, make_kernel(ops[i], (etch_ktype)t, 1), (int64_t[]){ 600 });
            for (int64_t j = 0; j < 600; j++)
                set_int(&c->operands[1], j, j + 1);
            assert_faults(c, ETCH_OK);
            for (size_t j = 0; j < ETCH_COUNT_OF(places); j++) {
                set_int(&c->operands[1], places[j], 0);
                assert_faults(c, ETCH_EDIVZERO);
                assert_string_equal(etch_error_message(vm_cx), "integer division by zero");
                set_int(&c->operands[1], places[j], 1);
            }
            assert_faults(c, ETCH_OK); /* a fault leaves nothing behind */
            vm_case_fini(c);
            free(c);
        }
}

static void test_negative_exponent(void **state)
{
    (void)state;
    for (int t = ETCH_K_i32; t <= ETCH_K_u64; t++) {
        vm_case *c = malloc(sizeof *c);
        vm_case_init(c, make_kernel(ETCH_KOP_POW, (etch_ktype)t, 1), (int64_t[]){ 300 });
        for (int64_t j = 0; j < 300; j++)
            set_int(&c->operands[1], j, j % 5);
        assert_faults(c, ETCH_OK);
        set_int(&c->operands[1], 290, -1);
        bool is_signed = t == ETCH_K_i32 || t == ETCH_K_i64;
        assert_faults(c, is_signed ? ETCH_EINVAL : ETCH_OK);
        if (is_signed)
            assert_non_null(strstr(etch_error_message(vm_cx), "exponent"));
        vm_case_fini(c);
        free(c);
    }
}

static void test_scalar_faults(void **state)
{
    (void)state;
    for (int64_t n = 0; n < 3; n++) {
        vm_case *c = malloc(sizeof *c);
        vm_case_init(c, make_kernel(ETCH_KOP_FLOORDIV, ETCH_K_i32, 0), &n);
        set_int(&c->operands[1], 0, 0);
        assert_faults(c, n ? ETCH_EDIVZERO : ETCH_OK); /* nothing is divided when there is no element */
        vm_case_fini(c);
        free(c);
    }
}

/* In a body over no elements nothing faults; in the tail it does. */
static void test_faults_around_reductions(void **state)
{
    (void)state;
    for (int in_tail = 0; in_tail < 2; in_tail++)
        for (int is_scalar = 0; is_scalar < 2; is_scalar++)
            for (int64_t n = 0; n <= 300; n += 150) {
                etch_kernel *k = vm_kernel(2, 2);
                int in = vm_input(k, ETCH_I32, is_scalar ? 0 : 1, axes);
                etch_kval x = etch__k_load(k, in), seven = etch__k_const_i64(k, ETCH_K_i32, 7);
                k->origin = 77;
                if (!in_tail)
                    x = etch__k_op2(k, ETCH_KOP_TRUNCMOD, seven, x);
                etch_kval y = etch__k_reduce(k, ETCH_KOP_RSUM, x);
                etch__k_begin_tail(k);
                if (in_tail) {
                    etch_kval d = etch__k_op2(k, ETCH_KOP_TRUNCMOD, etch__k_const_i64(k, ETCH_K_i32, 7),
                                              etch__k_load(k, in));
                    y = etch__k_op2(k, ETCH_KOP_ADD, y, d);
                }
                etch__k_store(k, vm_output(k, ETCH_I32, 1, axes), y);
                vm_case *c = malloc(sizeof *c);
                vm_case_init(c, k, (int64_t[]){ 3, n });
                memset(c->operands[0].memory, 0, c->operands[0].bytes);
                assert_faults(c, in_tail || n > 0 ? ETCH_EDIVZERO : ETCH_OK);
                vm_case_fini(c);
                free(c);
            }
}

/* The least integer divided by -1 is itself; nothing traps. */
static void test_least_by_minus_one(void **state)
{
    (void)state;
    static const etch_kop ops[] = { ETCH_KOP_TRUNCDIV, ETCH_KOP_TRUNCMOD, ETCH_KOP_FLOORDIV, ETCH_KOP_FLOORMOD };
    for (size_t i = 0; i < ETCH_COUNT_OF(ops); i++)
        for (int t = ETCH_K_i32; t <= ETCH_K_i64; t++) {
            vm_case *c = malloc(sizeof *c);
            vm_case_init(c, make_kernel(ops[i], (etch_ktype)t, 1), (int64_t[]){ 40 });
            for (int64_t j = 0; j < 40; j++) {
                set_int(&c->operands[0], j, t == ETCH_K_i32 ? INT32_MIN : INT64_MIN);
                set_int(&c->operands[1], j, -1);
            }
            vm_case_check(c, "least by minus one", i);
            vm_case_fini(c);
            free(c);
        }
}

/* ------------------------------------------------------------------------------------------------ memory */

/* Everything from a context to a result; softmax-like, so that every allocation is on the way. */
static etch_status whole_way(const etch_allocator *alloc, int64_t n, float *result)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_arena arena;
    etch_status s = etch_runtime_new(alloc, &rt);
    if (s == ETCH_OK)
        s = etch_ctx_new(rt, &cx);
    etch_runtime_release(&rt);
    if (s != ETCH_OK)
        return s;
    etch__arena_init(&arena, alloc, 256);
    etch_kernel *k = etch__kernel_new(cx, &arena, 2, 2);
    etch_vm_program *p = NULL;
    etch_code_list code = { 0 };
    float *x = malloc((size_t)(2 * n) * sizeof *x);
    if (!k) {
        s = etch_error_status(cx);
        goto end;
    }
    vm_input(k, ETCH_F32, 2, axes);
    vm_output(k, ETCH_F32, 1, axes);
    etch_kval y = etch__k_load(k, 0);
    for (int i = 0; i < 20; i++) /* beyond the first capacity */
        y = etch__k_op2(k, ETCH_KOP_ADD, y, etch__k_const_f64(k, ETCH_K_f32, i));
    etch_kval sum = etch__k_reduce(k, ETCH_KOP_RSUM, y);
    etch__k_begin_tail(k);
    if (etch__k_store(k, 0, sum) == ETCH_KVAL_FAILED) {
        s = etch_error_status(cx);
        goto end;
    }
    s = etch__vm_prepare(cx, k, &code, &p);
    if (s != ETCH_OK)
        goto end;
    for (int64_t i = 0; i < 2 * n; i++)
        x[i] = 1;
    const int64_t dims[] = { 2, n }, strides[] = { n, 1 };
    etch_layout layouts[2] = { { dims, strides }, { dims, (const int64_t[]){ 1 } } };
    int64_t rows[2][ETCH_MAX_RANK];
    etch_loops loops;
    etch__vm_bind(p, dims, layouts, rows, &loops);
    void *data[2] = { x, result };
    s = etch__vm_run(cx, &(etch_launch){ .program = p, .loops = &loops, .data = data });
end:
    free(x);
    etch__code_free(&code);
    etch__arena_fini(&arena);
    etch_ctx_release(&cx);
    return s;
}

static void test_every_allocation_may_fail(void **state)
{
    (void)state;
    etch_counting_allocator below;
    for (size_t fail_at = 1;; fail_at++) {
        etch_failing_allocator failing;
        etch__counting_init(&below, etch_allocator_system());
        etch__failing_init(&failing, &below.iface, fail_at);
        float result[2] = { 0, 0 };
        etch_status s = whole_way(&failing.iface, 50, result);
        assert_int_equal(below.live_bytes, 0);
        if (s == ETCH_OK) {
            assert_false(failing.has_failed);
            assert_true(result[0] == 50 * 191.0f && result[1] == 50 * 191.0f);
            assert_true(fail_at > 6); /* there was something to fail */
            break;
        }
        assert_int_equal(s, ETCH_ENOMEM);
        assert_true(failing.has_failed);
    }
}

/* Once scratch memory has grown, running allocates nothing. */
static void test_steady_state_allocates_nothing(void **state)
{
    (void)state;
    etch_counting_allocator counting;
    etch__counting_init(&counting, etch_allocator_system());
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    assert_int_equal(etch_runtime_new(&counting.iface, &rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(rt, &cx), ETCH_OK);
    etch_runtime_release(&rt);
    etch_kernel *k = etch__kernel_new(cx, &vm_arena, 2, 1);
    vm_input(k, ETCH_F16, 2, axes);
    vm_output(k, ETCH_F32, 1, axes + 1);
    etch_kval e = etch__k_op1(k, ETCH_KOP_EXP, etch__k_load(k, 0));
    etch_kval sum = etch__k_reduce(k, ETCH_KOP_RSUM, etch__k_op2(k, ETCH_KOP_MUL, e, e));
    etch__k_begin_tail(k);
    etch__k_store(k, 0, sum);
    etch_vm_program *p = NULL;
    etch_code_list code = { 0 };
    assert_int_equal(etch__vm_prepare(cx, k, &code, &p), ETCH_OK);
    static uint16_t x[300 * 300];
    static float y[300];
    size_t n_allocs = 0;
    for (int round = 0; round < 4; round++)
        for (int64_t n = 300; n > 0; n -= 50) { /* the largest first */
            const int64_t dims[] = { n, n }, strides[] = { n, 1 };
            etch_layout layouts[2] = { { dims, strides }, { dims, strides + 1 } };
            int64_t rows[2][ETCH_MAX_RANK];
            etch_loops loops;
            etch__vm_bind(p, dims, layouts, rows, &loops);
            void *data[2] = { x, y };
            assert_int_equal(etch__vm_run(cx, &(etch_launch){ .program = p, .loops = &loops, .data = data }), ETCH_OK);
            if (round == 0)
                n_allocs = counting.n_allocs;
            assert_int_equal(counting.n_allocs, n_allocs);
        }
    etch__code_free(&code);
    etch_ctx_release(&cx);
    assert_int_equal(counting.live_bytes, 0);
}

/* ------------------------------------------------------------------------------------------------ the device */

static etch_status count_call(etch_call *c)
{
    ++*(int *)c->user;
    return ETCH_EDTYPE; /* handed on */
}

static void test_device(void **state)
{
    (void)state;
    etch_device *d = NULL, *again = NULL;
    assert_int_equal(etch__device_cpu_with_kernels(vm_cx, &d), ETCH_OK);
    assert_int_equal(etch__device_cpu_with_kernels(vm_cx, &again), ETCH_OK);
    assert_ptr_equal(d, again);
    etch_device *plain = NULL;
    assert_int_equal(etch__device_cpu(vm_cx, &plain), ETCH_OK);
    assert_ptr_equal(d, plain);
    etch_kernel *k = vm_kernel(1, 0);
    etch_kval x = etch__k_load(k, vm_input(k, ETCH_F64, 1, axes));
    etch__k_store(k, vm_output(k, ETCH_F64, 1, axes), etch__k_op2(k, ETCH_KOP_MUL, x, x));
    etch_vm_program *p = NULL;
    assert_int_equal(etch__vm_prepare(vm_cx, k, NULL, &p), ETCH_OK);
    const int64_t n = 3, one = 1;
    etch_layout layouts[2] = { { &n, &one }, { &n, &one } };
    int64_t rows[2][ETCH_MAX_RANK];
    etch_loops loops;
    etch__vm_bind(p, &n, layouts, rows, &loops);
    double in[] = { 1, 2, 3 }, out[3];
    etch_launch launch = { .program = p, .loops = &loops, .data = (void *[]){ in, out } };
    assert_int_equal(d->ops.launch(vm_cx, d, &launch), ETCH_OK);
    assert_true(out[0] == 1 && out[1] == 4 && out[2] == 9);
    int n_calls = 0;
    etch_call call = { .cx = vm_cx, .fn = count_call, .user = &n_calls };
    assert_int_equal(d->ops.call(vm_cx, d, &call), ETCH_EDTYPE);
    assert_int_equal(n_calls, 1);
}

/* Of two faults in parts of different threads the one of the earlier element is told, whoever comes to it first. */
static void test_first_of_two_faults(void **state)
{
    (void)state;
    enum { N = 1 << 18, ROUNDS = 20 };
    etch_kernel *k = vm_kernel(1, 0);
    etch_kval a = etch__k_load(k, vm_input(k, ETCH_I32, 1, axes)), b = etch__k_load(k, vm_input(k, ETCH_I32, 1, axes));
    k->origin = 77;
    etch_kval quotient = etch__k_op2(k, ETCH_KOP_FLOORDIV, a, b);
    k->origin = 88;
    etch_kval power = etch__k_op2(k, ETCH_KOP_POW, a, b);
    etch__k_store(k, vm_output(k, ETCH_I32, 1, axes), etch__k_op2(k, ETCH_KOP_ADD, quotient, power));
    vm_case *c = malloc(sizeof *c);
    vm_case_init(c, k, (int64_t[]){ N });
    for (int64_t i = 0; i < N; i++) {
        set_int(&c->operands[0], i, 2);
        set_int(&c->operands[1], i, 1);
    }
    for (int is_swapped = 0; is_swapped < 2; is_swapped++) {
        set_int(&c->operands[1], N / 20 * 9, is_swapped ? -1 : 0);
        set_int(&c->operands[1], N / 20 * 11, is_swapped ? 0 : -1);
        for (const vm_way *way = vm_ways; way < vm_ways + N_VM_WAYS; way++)
            for (int i = 0; i < ROUNDS && vm_way_is_possible(way); i++) {
                uint16_t origin = 0;
                assert_int_equal(vm_case_run(c, way, &origin), is_swapped ? ETCH_EINVAL : ETCH_EDIVZERO);
                assert_int_equal(origin, is_swapped ? 88 : 77);
            }
    }
    vm_case_fini(c);
    free(c);
}

int etch_test_vm_fault(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_division_by_zero, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_negative_exponent, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_first_of_two_faults, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_scalar_faults, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_faults_around_reductions, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_least_by_minus_one, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_every_allocation_may_fail, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_steady_state_allocates_nothing, vm_setup, vm_teardown),
        cmocka_unit_test_setup_teardown(test_device, vm_setup, vm_teardown),
    };
    return cmocka_run_group_tests_name("kernel/vm_fault", tests, NULL, NULL);
}
