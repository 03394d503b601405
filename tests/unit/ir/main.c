/* Runs the tests of src/ir, one group per file. */
/* clang-format off */
#define FILES(X) \
    X(op) X(type) X(scan) X(attrs) X(const_text) X(graph) X(build) X(contents) X(region) X(copy) X(print) X(parse) \
    X(parse_limits) X(hash) X(verify) X(ir_fault)
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
