/* Runs all tests of src/ops. */
int etch_test_compose(void);
int etch_test_compose_rank(void);
int etch_test_conv(void);
int etch_test_elementwise(void);
int etch_test_elementwise_fold(void);
int etch_test_fault(void);
int etch_test_index_ops(void);
int etch_test_join(void);
int etch_test_list_ops(void);
int etch_test_matmul(void);
int etch_test_random(void);
int etch_test_reduce(void);
int etch_test_shape_ops(void);
int etch_test_sizes(void);
int etch_test_slice(void);
int etch_test_sort_ops(void);
int etch_test_string_ops(void);
int etch_test_table(void);
int etch_test_view(void);

int main(void)
{
    int failed = 0;
    failed |= etch_test_table();
    failed |= etch_test_elementwise();
    failed |= etch_test_elementwise_fold();
    failed |= etch_test_sizes();
    failed |= etch_test_reduce();
    failed |= etch_test_shape_ops();
    failed |= etch_test_slice();
    failed |= etch_test_join();
    failed |= etch_test_index_ops();
    failed |= etch_test_list_ops();
    failed |= etch_test_sort_ops();
    failed |= etch_test_string_ops();
    failed |= etch_test_matmul();
    failed |= etch_test_conv();
    failed |= etch_test_random();
    failed |= etch_test_compose();
    failed |= etch_test_compose_rank();
    failed |= etch_test_view();
    failed |= etch_test_fault();
    return failed != 0;
}
