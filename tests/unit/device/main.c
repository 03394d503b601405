/* Runs the tests of src/device. */
int etch_test_cpu_memory(void);
int etch_test_device(void);

int main(void)
{
    int n_failed = 0;
    n_failed += etch_test_cpu_memory() != 0;
    n_failed += etch_test_device() != 0;
    return n_failed != 0;
}
