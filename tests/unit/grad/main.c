/* Runs the tests of src/grad, one group per file. */
#define FILES(X) X(reverse) X(control) X(loop) X(late) X(segment) X(rule) X(linear) X(cut) X(scattered)

#define DECLARE(file) int etch_test_##file(void);
FILES(DECLARE)

int main(void)
{
    int failed = 0;
#define RUN(file) failed += etch_test_##file() != 0;
    FILES(RUN)
    return failed != 0;
}
