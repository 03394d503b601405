/* Runs the tests of src/tensor, one group per file. */
/* clang-format off */
#define FILES(X) \
    X(dtype) X(half) X(buffer) X(tensor) X(view) X(string) X(copy) X(print) \
    X(npy) X(archive) X(archive_save) X(tensor_fault) X(tensor_thread)
/* clang-format on */

#define DECLARE(file) int etch_test_##file(void);
FILES(DECLARE)

int main(void)
{
    int n_failed = 0;
#define RUN(file) n_failed += etch_test_##file() != 0;
    FILES(RUN)
    return n_failed != 0;
}
