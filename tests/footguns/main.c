/* Runs the tests, one group per file; with an argument those whose names match it: footguns 'd03*'. */
#include "footguns.h"

#define FILES(F) \
    F(bounds) \
    F(objects) \
    F(literals) \
    F(warning) \
    F(relax) \
    F(bodies) \
    F(variables) \
    F(hits) \
    F(threads) \
    F(errors) \
    F(effects)

#define DECLARE(file) int footguns_##file(void);
FILES(DECLARE)

int main(int argc, char **argv)
{
    int failed = 0;
    if (argc > 1)
        cmocka_set_test_filter(argv[1]);
#define RUN(file) failed += footguns_##file() != 0;
    FILES(RUN)
    return failed != 0;
}
