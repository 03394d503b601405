/* etch: graphs on the command line. Finds the subcommand, gives it a context, and makes sure at the end that what it
 * printed has arrived. */
#include "args.h"
#include "base/cpu.h"
#include "cli.h"

#include "python.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#ifndef ETCH_VERSION
#define ETCH_VERSION "0.1.0" /* of the project in CMakeLists.txt */
#endif

const cli_command cli_commands[] = {
#define SUBCOMMAND(name, operands, what) { #name, operands, what, &cli_##name },
#include "subcommands.def"
#undef SUBCOMMAND
};
const int cli_n_commands = (int)(sizeof cli_commands / sizeof cli_commands[0]);

static const char *command_name(const void *user, int i) { return ((const cli_command *)user)[i].name; }

const cli_command *cli_find_command(const char *name)
{
    for (int i = 0; i < cli_n_commands; i++)
        if (strcmp(cli_commands[i].name, name) == 0)
            return &cli_commands[i];
    const char *nearest = cli_nearest(name, strlen(name), cli_n_commands, command_name, cli_commands);
    if (nearest)
        fprintf(stderr, "etch: unknown command '%s': did you mean %s? (see 'etch --help')\n", name, nearest);
    else
        fprintf(stderr, "etch: unknown command '%s' (see 'etch --help')\n", name);
    return NULL;
}

static int run_command(const cli_command *c, char **at, char **end)
{
    for (char **arg = at; arg < end && strcmp(*arg, "--") != 0; arg++)
        if (strcmp(*arg, "--help") == 0 || strcmp(*arg, "-h") == 0) {
            cli_print_help(c);
            return CLI_OK;
        }
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    cli_args args = { c, at, end, false };
    int result = CLI_FAILED;
    if (etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK)
        fprintf(stderr, "etch: %s\n", etch_status_text(ETCH_ENOMEM));
    else
        result = c->spec->run(cx, &args);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return result;
}

static int dispatch(int argc, char **argv)
{
    if (argc < 2) {
        fputs("etch: which command? (see 'etch --help')\n", stderr);
        return CLI_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        cli_print_overview();
        return CLI_OK;
    }
    if (strcmp(argv[1], "--version") == 0) {
        puts("etch " ETCH_VERSION);
        return CLI_OK;
    }
    if (argv[1][0] == '-') {
        fprintf(stderr, "etch: unknown option '%s': a command comes first (see 'etch --help')\n", argv[1]);
        return CLI_USAGE;
    }
    if (strcmp(argv[1], "run") == 0 && cli_is_python(argv + 2, argv + argc))
        return cli_run_python(argv + 2, argv + argc);
    const cli_command *c = cli_find_command(argv[1]);
    return c ? run_command(c, argv + 2, argv + argc) : CLI_USAGE;
}

int main(int argc, char **argv)
{
    /* Whoever started us may ignore this signal; `etch ops | head` should end without a word all the same. */
    signal(SIGPIPE, SIG_DFL);
    if (etch_environment_problem()) {
        fprintf(stderr, "etch: %s\n", etch_environment_problem());
        return CLI_USAGE;
    }
    int result = dispatch(argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "etch: cannot write the output: %s\n", strerror(errno));
        return CLI_FAILED;
    }
    return result;
}
