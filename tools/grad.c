/* etch grad: a graph with its gradients, as text. What golden files of gradients are made of. */
#include "args.h"
#include "file.h"

#include <stdlib.h>
#include <string.h>

enum { BY };
static const cli_option options[] = {
    [BY] = { "by", "X,Y", "by these inputs, in this order (default: by every float input)" },
};

static bool is_float(etch_graph *g, etch_val v)
{
    char type[8];
    etch_graph_type(g, v, type, sizeof type);
    return type[0] == 'f' || strncmp(type, "bf", 2) == 0;
}

/* The input of this name (n bytes), or -1. */
static int find_input(const etch_graph *g, const char *name, size_t n)
{
    for (int i = 0; i < etch_graph_n_inputs(g); i++)
        if (strlen(etch_graph_input_name(g, i)) == n && memcmp(etch_graph_input_name(g, i), name, n) == 0)
            return i;
    return -1;
}

/* Which inputs are meant: their numbers to `which`; -1 after an error, which is printed. */
static int choose(etch_graph *g, const char *file, const char *by, int *which)
{
    int n = 0, n_inputs = etch_graph_n_inputs(g);
    for (int i = 0; !by && i < n_inputs; i++)
        if (is_float(g, etch_graph_input_value(g, i)))
            which[n++] = i;
    for (const char *at = by; at && *at && n < n_inputs;) {
        size_t length = strcspn(at, ",");
        which[n] = find_input(g, at, length);
        if (which[n++] < 0) {
            cli_failf(file, "no input is called '%.*s'", (int)length, at);
            return -1;
        }
        at += length + (at[length] == ',');
    }
    return n;
}

/* The gradients become outputs behind the others. */
static int add_gradients(etch_ctx *cx, etch_graph *g, const char *file, const char *by)
{
    int n_in = etch_graph_n_inputs(g), n_out = etch_graph_n_outputs(g), n_y = 0;
    int *which = calloc((size_t)n_in + 1, sizeof *which);
    etch_val *ys = calloc((size_t)n_out + 1, sizeof *ys), *xs = calloc(2 * (size_t)n_in + 2, sizeof *xs);
    int result = CLI_FAILED, n_x = which && ys && xs ? choose(g, file, by, which) : -1;
    for (int i = 0; n_x >= 0 && i < n_out; i++)
        if (is_float(g, etch_graph_output_value(g, i)))
            ys[n_y++] = etch_graph_output_value(g, i);
    etch_val *d = xs + n_in + 1;
    for (int i = 0; i < n_x; i++)
        xs[i] = etch_graph_input_value(g, which[i]);
    if (n_x >= 0 && etch_graph_gradient(g, ys, NULL, n_y, xs, n_x, d) != ETCH_OK)
        result = cli_fail(cx, file);
    else if (n_x >= 0) {
        result = CLI_OK;
        for (int i = 0; i < n_x; i++) {
            if (d[i])
                etch_graph_output(g, d[i]);
            else
                printf("# the outputs do not depend on %%%s\n", etch_graph_input_name(g, which[i]));
        }
    }
    free(which);
    free(ys);
    free(xs);
    return result;
}

static int run(etch_ctx *cx, cli_args *a)
{
    const char *value, *file = NULL, *by = NULL;
    for (int i = cli_next(a, &value); i != CLI_END; i = cli_next(a, &value)) {
        switch (i) {
        case BY: by = value; break;
        case CLI_OPERAND:
            if (!cli_set_file(a, &file, value))
                return CLI_USAGE;
            break;
        default: return CLI_USAGE;
        }
    }
    if (!file)
        return cli_usage_error(a, "which file?");
    etch_graph *g = cli_load_graph(cx, file, true);
    if (!g)
        return CLI_FAILED;
    int result = add_gradients(cx, g, file, by);
    if (result == CLI_OK && etch_graph_print(g, stdout) != ETCH_OK)
        result = cli_fail(cx, file);
    etch_graph_release(&g);
    return result;
}

const cli_spec cli_grad = {
    .options = options,
    .n_options = 1,
    .details = "The graph as it is, and behind its outputs the gradients of their sum (of those that are floats) by "
               "inputs. Gradients\n"
               "are ops like any: the text can be run, optimised, and differentiated again.",
    .examples = "etch grad model.etch\n"
                "etch grad --by w,b model.etch | etch opt -\n"
                "etch grad model.etch | etch grad --by x -    # of the outputs and the gradients, once more",
    .run = run,
};
