/* Command lines: options from a table, operands between them, and errors of one line that name the way out. */
#ifndef ETCH_TOOLS_ARGS_H
#define ETCH_TOOLS_ARGS_H

#include "cli.h"
#include <stdbool.h>
#include <stdint.h>

struct cli_args {
    const cli_command *command;
    char **at, **end;       /* what is left */
    bool has_only_operands; /* after "--" */
};

enum { CLI_OPERAND = -1, CLI_END = -2, CLI_BAD = -3 };

/* The next argument: the number of an option in the command's table, with *value its value (NULL if it takes or has none);
 * CLI_OPERAND with *value the text; CLI_END; CLI_BAD after a usage error, which is printed. Options are --name value
 * or --name=value, and only the latter where the value may be left out; "-" is an operand. */
int cli_next(cli_args *a, const char **value);

/* Prints "etch run: <text> (see 'etch run --help')" to the standard error and returns CLI_USAGE. */
int cli_usage_error(const cli_args *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* The value of option `name` as an integer from lo to hi; false after a usage error. */
bool cli_parse_int(const cli_args *a, const char *name, const char *text, int64_t lo, int64_t hi, int64_t *out);
/* "key=value" split at the first '=': *n_key and *value; false after a usage error. */
bool cli_split_pair(const cli_args *a, const char *name, const char *text, size_t *n_key, const char **value);
/* The only operand of a command that takes one file; NULL after a usage error. */
bool cli_set_file(const cli_args *a, const char **file, const char *operand);

/* The one of n names nearest to `name` (n_name bytes), or NULL if none is near. name_of(user, i) is the i-th. */
const char *cli_nearest(const char *name, size_t n_name, int n, const char *(*name_of)(const void *user, int i),
                        const void *user);

#endif
