/* etch verify: are these files valid graphs? Reading one checks the text, the ops and the types; the verifier then checks
 * the rules of docs/ir.md over again, independently of the builder. */
#include "args.h"
#include "file.h"

static int verify_file(etch_ctx *cx, const char *file)
{
    etch_graph *g = cli_load_graph(cx, file, true);
    if (!g)
        return CLI_FAILED;
    int result = CLI_OK;
    if (etch_graph_verify(g) != ETCH_OK)
        result = cli_fail(cx, file);
    else
        printf("%s: ok, @%s with %d nodes\n", cli_file_name(file), etch_graph_name(g), etch_graph_n_nodes(g));
    etch_graph_release(&g);
    return result;
}

static int run(etch_ctx *cx, cli_args *a) { return cli_each_file(cx, a, verify_file); }

const cli_spec cli_verify = {
    .details = "Every file is read and checked, also after one that fails; the exit status is 1 if any does.",
    .examples = "etch verify model.etch\n"
                "etch verify tests/golden/*/*.etch\n"
                "etch opt model.etch | etch verify -",
    .run = run,
};
