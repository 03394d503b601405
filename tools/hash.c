/* etch hash: the canonical hash of graphs. */
#include "args.h"
#include "file.h"

#include <inttypes.h>

static int hash_file(etch_ctx *cx, const char *file)
{
    etch_graph *g = cli_load_graph(cx, file, true);
    if (!g)
        return CLI_FAILED;
    uint64_t h;
    int result = CLI_OK;
    if (etch_graph_hash(g, &h) != ETCH_OK)
        result = cli_fail(cx, file);
    else
        printf("%016" PRIx64 "  @%s\n", h, etch_graph_name(g));
    etch_graph_release(&g);
    return result;
}

static int run(etch_ctx *cx, cli_args *a) { return cli_each_file(cx, a, hash_file); }

const cli_spec cli_hash = {
    .details =
        "One line per file: 16 hexadecimal digits and the graph's name. Graphs that differ only in names and in the\n"
        "order in which their nodes were made have the same hash, in every process and on every machine.",
    .examples = "etch hash model.etch\n"
                "etch opt model.etch | etch hash -",
    .run = run,
};
