/* Runs the tests of src/nn, one group per file. */
#define FILES(X) \
    X(model) \
    X(model_file) \
    X(initializer) \
    X(clip) \
    X(optimizer) \
    X(optimizer_groups) \
    X(optimizer_records) \
    X(scattered) \
    X(loss) \
    X(layer) \
    X(layer_trace) \
    X(layer_fault) \
    X(dropout) \
    X(recurrent) \
    X(attention) \
    X(fit)

#define DECLARE(file) int etch_test_##file(void);
FILES(DECLARE)

int main(void)
{
    int failed = 0;
#define RUN(file) failed += etch_test_##file() != 0;
    FILES(RUN)
    return failed != 0;
}
