/* The `etch` program: what its files share. A subcommand is one file, one row of subcommands.def and one cli_command.
 *
 * Exit statuses: 0 done, 1 something failed (the file, the graph, the run), 2 the command line is wrong. Results go to
 * the standard output, everything else to the standard error. */
#ifndef ETCH_TOOLS_CLI_H
#define ETCH_TOOLS_CLI_H

#include <etch/context.h>

enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2 };

typedef struct cli_args cli_args;

typedef struct cli_option {
    const char *name;  /* without the dashes */
    const char *value; /* what stands for its value in the help; NULL: takes none; "[=FILE]": may be left out */
    const char *help;  /* lines after the first are indented by the printer */
} cli_option;

/* What a subcommand's file says of it. */
typedef struct cli_spec {
    const cli_option *options;
    int n_options;
    const char *details;  /* paragraphs after the first line of the help; "" if there are none */
    const char *examples; /* one per line */
    int (*run)(etch_ctx *cx, cli_args *a);
} cli_spec;

#define SUBCOMMAND(name, operands, what) extern const cli_spec cli_##name;
#include "subcommands.def"
#undef SUBCOMMAND

typedef struct cli_command {
    const char *name, *operands, *what; /* a row of subcommands.def */
    const cli_spec *spec;
} cli_command;

/* All of them, in the order of the table. */
extern const cli_command cli_commands[];
extern const int cli_n_commands;

/* By name; NULL, with a usage error that names the nearest printed, if there is none. */
const cli_command *cli_find_command(const char *name);
void cli_print_help(const cli_command *c);
void cli_print_overview(void);

#endif
