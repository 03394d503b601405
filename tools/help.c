/* etch help, and the pages that --help prints: made from subcommands.def and the options of each command, so that what is
 * there is what is explained. */
#include "args.h"
#include "file.h"

#include <stdio.h>
#include <string.h>

enum { OPTION_WIDTH = 26 };

/* Text of several lines, each indented. */
static void print_indented(const char *text, int n)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        printf("%*s%.*s\n", length ? n : 0, "", (int)length, text);
        text += length + (text[length] == '\n');
    }
}

/* "  --name VALUE   help", the help in a column of its own. */
static void print_option(const char *name, const char *value, const char *help)
{
    int n = printf("  --%s%s%s", name, value && *value != '[' ? " " : "", value ? value : "");
    size_t length = strcspn(help, "\n");
    if (n + 1 > OPTION_WIDTH) { /* too long for the column */
        putchar('\n');
        n = 0;
    }
    printf("%*s%.*s\n", OPTION_WIDTH - n, "", (int)length, help);
    if (help[length])
        print_indented(help + length + 1, OPTION_WIDTH);
}

void cli_print_overview(void)
{
    puts("etch: graphs that run at any shape\n\nusage: etch COMMAND ...\n\ncommands:");
    for (int i = 0; i < cli_n_commands; i++) {
        const cli_command *c = &cli_commands[i];
        printf("  %-7s %-10s  %s\n", c->name, c->operands, c->what);
    }
    puts("\n'etch COMMAND --help' explains a command, 'etch --version' prints the version. A FILE of '-' is the "
         "standard\n"
         "input. Exit status: 0 done, 1 something failed, 2 the command line is wrong.");
}

void cli_print_help(const cli_command *c)
{
    printf("etch %s: %s\n\nusage: etch %s%s %s\n", c->name, c->what, c->name, c->spec->n_options ? " [OPTION...]" : "",
           c->operands);
    if (*c->spec->details) {
        putchar('\n');
        print_indented(c->spec->details, 0);
    }
    puts("\noptions:");
    for (int i = 0; i < c->spec->n_options; i++)
        print_option(c->spec->options[i].name, c->spec->options[i].value, c->spec->options[i].help);
    print_option("help", NULL, "print this and stop");
    puts("\nexamples:");
    print_indented(c->spec->examples, 2);
}

static int run(etch_ctx *cx, cli_args *a)
{
    const char *value;
    const cli_command *c = NULL;
    (void)cx;
    for (int i = cli_next(a, &value); i != CLI_END; i = cli_next(a, &value)) {
        if (i == CLI_BAD)
            return CLI_USAGE;
        if (c)
            return cli_usage_error(a, "one command at a time: '%s' and '%s'", c->name, value);
        c = cli_find_command(value);
        if (!c)
            return CLI_USAGE;
    }
    if (c)
        cli_print_help(c);
    else
        cli_print_overview();
    return CLI_OK;
}

const cli_spec cli_help = { .details = "", .examples = "etch help\netch help run", .run = run };
