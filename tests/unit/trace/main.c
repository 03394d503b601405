/* Runs the tests of src/trace, one group per file. */
#define FILES(X) \
    X(spec_tensor) \
    X(spec_names) \
    X(spec_literal) \
    X(spec_container) \
    X(spec_object) \
    X(spec_resource) \
    X(spec_custom) \
    X(spec_text) \
    X(arg) \
    X(arg_rebuild) \
    X(arg_check) \
    X(cast) \
    X(cast_call) \
    X(lattice) \
    X(differences) \
    X(spec_misuse) \
    X(spec_fault) \
    X(scope) \
    X(function) \
    X(nested) \
    X(control) \
    X(branch_sizes) \
    X(alike) \
    X(list) \
    X(list_loop) \
    X(lifetime) \
    X(counts) \
    X(cache) \
    X(budget) \
    X(locator) \
    X(event) \
    X(event_text) \
    X(event_fault) \
    X(advice) \
    X(advice_sizes) \
    X(advice_evidence) \
    X(warning) \
    X(audit) \
    X(front) \
    X(call_graph) \
    X(variable) \
    X(variable_trace) \
    X(variable_sizes) \
    X(variable_call) \
    X(variable_make) \
    X(variable_body) \
    X(variable_place) \
    X(variable_alias) \
    X(rank) \
    X(effect) \
    X(host) \
    X(stop) \
    X(host_grad) \
    X(tape) \
    X(tape_use) \
    X(tape_resume) \
    X(tape_error) \
    X(tape_scattered) \
    X(tape_custom) \
    X(tape_variable) \
    X(tape_control) \
    X(custom_control) \
    X(custom_nonlinear) \
    X(tape_training) \
    X(tape_fault)

#define DECLARE(file) int etch_test_##file(void);
FILES(DECLARE)

int main(void)
{
    int failed = 0;
#define RUN(file) failed += etch_test_##file() != 0;
    FILES(RUN)
    return failed != 0;
}
