/* Runs the tests of src/runtime, one group per file. */
#define FILES(X) \
    X(plan) X(sizes) X(memory) X(group) X(sweep) X(strip) X(threads) X(contexts) X(hostile) X(control) X(profile)

#define DECLARE(file) int etch_test_##file(void);
FILES(DECLARE)

int main(void)
{
    int failed = 0;
#define RUN(file) failed += etch_test_##file() != 0;
    FILES(RUN)
    return failed != 0;
}
