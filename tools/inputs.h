/* Inputs of a run: from what the command line says of names and sizes to one tensor per input of the graph. */
#ifndef ETCH_TOOLS_INPUTS_H
#define ETCH_TOOLS_INPUTS_H

#include "args.h"
#include <etch/graph.h>

/* "name=value" of an option, borrowed from the command line. */
typedef struct cli_pair {
    const char *name;
    size_t n_name;
    const char *value;
    int64_t number; /* sizes: the value in the present call */
} cli_pair;

typedef struct cli_inputs {
    const cli_args *args;
    const char *file;
    const cli_pair *specs, *sizes; /* --in and --size, in order */
    int n_specs, n_sizes;
    uint64_t seed;
    bool is_told; /* a call before this one said which sizes were chosen */
} cli_inputs;

/* What --in explains of a SPEC. */
extern const char cli_spec_help[];

/* in[i] for each input of g, which the caller releases, also on failure. Sizes that nobody gave are chosen, and a line on the
 * standard error says so, unless is_told. Returns an exit status; the error is printed. */
int cli_make_inputs(etch_ctx *cx, etch_graph *g, const cli_inputs *q, etch_tensor **in);

#endif
