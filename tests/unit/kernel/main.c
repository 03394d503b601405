/* Runs the tests of src/kernel, one group per file. The two of kernel/math run those of its parts. */

/* clang-format off */
#define FILES(X) \
    X(program) X(equal) X(instr) X(vm_map) X(vm_reduce) X(vm_super) X(vm_fault) X(vm_random) X(native) \
    X(math_f32) X(math_f64) \
    X(call_arg) X(call_conv) X(call_conv_cut) X(call_fault) X(call_gather) X(call_join) X(call_list) X(call_matmul) X(call_matmul_piece) X(call_nonzero) X(call_pool) X(call_random) X(call_range) \
    X(call_scan) X(call_scatter) X(call_shape) X(call_sort) X(call_strings) X(call_sum_to) X(call_unique) X(regex)
/* clang-format on */

#define DECLARE(file) int etch_test_##file(void);
FILES(DECLARE)

int main(void)
{
    int failed = 0;
#define RUN(file) failed += etch_test_##file() != 0;
    FILES(RUN)
    return failed != 0;
}
