/* Graph files: reading them whatever they are, and telling what is wrong with them. */
#ifndef ETCH_TOOLS_FILE_H
#define ETCH_TOOLS_FILE_H

#include "cli.h"
#include <etch/graph.h>

/* The whole of a file ("-": the standard input), NUL-terminated besides its n bytes, in memory from malloc. NULL after an
 * error, which is printed. */
char *cli_read_file(const char *file, size_t *n);
/* The graph in a file; NULL after an error, which is printed. Caller releases. */
etch_graph *cli_load_graph(etch_ctx *cx, const char *file, bool has_folds);
/* The same, and the line where the graph begins. */
etch_graph *cli_load_graph_at(etch_ctx *cx, const char *file, bool has_folds, int *line);
/* How messages call the file. */
const char *cli_file_name(const char *file);

/* For commands without options: `visit` for each file of the command line, to the end whatever fails. The exit status. */
int cli_each_file(etch_ctx *cx, cli_args *a, int (*visit)(etch_ctx *cx, const char *file));

/* Prints the last error of cx, with the file's name in front unless the message has it already; returns CLI_FAILED. */
int cli_fail(etch_ctx *cx, const char *file);
/* Prints "file: text" instead; returns CLI_FAILED. */
int cli_failf(const char *file, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
