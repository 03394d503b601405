/* Runs the tests of src/base, one group per file. */
#include <stdio.h>

#define FILES(X) \
    X(status) X(compiler) X(alloc) X(arena) X(vec) X(strbuf) X(floats) X(hash) X(cpu) X(ctx) X(cgroup) X(pool) X(forks)

#define DECLARE(file) int etch_test_##file(void);
FILES(DECLARE)

int main(void)
{
    int failed = 0;
#define RUN(file) failed += etch_test_##file() != 0;
    FILES(RUN)
    return failed != 0;
}
