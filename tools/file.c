/* Graph files. A file is read to its end in growing pieces, so that pipes work like files; what it holds is the parser's
 * business, NUL bytes and all. */
#include "file.h"

#include "args.h"
#include "ir/graph.h"
#include "ir/parse.h"
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_BYTES = 64 * 1024 };

const char *cli_file_name(const char *file) { return strcmp(file, "-") == 0 ? "<stdin>" : file; }

int cli_failf(const char *file, const char *fmt, ...)
{
    va_list args;
    (void)fflush(stdout);
    fprintf(stderr, "%s: ", cli_file_name(file));
    va_start(args, fmt);
    vfprintf(stderr, fmt, args);
    va_end(args);
    fputc('\n', stderr);
    return CLI_FAILED;
}

int cli_fail(etch_ctx *cx, const char *file)
{
    const char *name = cli_file_name(file), *message = etch_error_message(cx);
    size_t n = strlen(name);
    if (strncmp(message, name, n) != 0 || message[n] != ':')
        return cli_failf(file, "%s", message);
    (void)fflush(stdout);
    fprintf(stderr, "%s\n", message);
    return CLI_FAILED;
}

char *cli_read_file(const char *file, size_t *n)
{
    bool is_stdin = strcmp(file, "-") == 0;
    FILE *f = is_stdin ? stdin : fopen(file, "rb");
    if (!f) {
        cli_failf(file, "cannot open: %s", strerror(errno));
        return NULL;
    }
    size_t cap = FIRST_BYTES, have = 0;
    char *text = malloc(cap);
    int error = text ? 0 : ENOMEM;
    while (!error && !feof(f)) {
        if (cap - have < 2) {
            char *larger = cap <= SIZE_MAX / 2 ? realloc(text, cap * 2) : NULL;
            if (!larger) {
                error = ENOMEM;
                break;
            }
            text = larger;
            cap *= 2;
        }
        errno = 0;
        have += fread(text + have, 1, cap - have - 1, f);
        if (ferror(f))
            error = errno ? errno : EIO;
    }
    if (!is_stdin && fclose(f) != 0 && !error)
        error = errno;
    if (error) {
        cli_failf(file, "cannot read: %s", strerror(error));
        free(text);
        return NULL;
    }
    text[have] = '\0';
    *n = have;
    return text;
}

/* The line of the first word that is not in a comment. */
static int first_line(const char *text)
{
    int line = 1;
    for (; *text && (strchr(" \t\r\n", *text) || *text == '#'); text++) {
        if (*text == '#')
            text += strcspn(text, "\n");
        if (*text == '\0')
            break;
        line += *text == '\n';
    }
    return line;
}

etch_graph *cli_load_graph(etch_ctx *cx, const char *file, bool has_folds)
{
    int line;
    return cli_load_graph_at(cx, file, has_folds, &line);
}

etch_graph *cli_load_graph_at(etch_ctx *cx, const char *file, bool has_folds, int *line)
{
    size_t n;
    etch_graph *g = NULL;
    char *text = cli_read_file(file, &n);
    if (!text)
        return NULL;
    *line = first_line(text);
    if (etch__graph_parse(cx, text, n, cli_file_name(file), !has_folds, &g) != ETCH_OK)
        cli_fail(cx, file);
    free(text);
    return g;
}

int cli_each_file(etch_ctx *cx, cli_args *a, int (*visit)(etch_ctx *cx, const char *file))
{
    const char *file;
    int result = CLI_OK, n_files = 0;
    for (int i = cli_next(a, &file); i != CLI_END; i = cli_next(a, &file)) {
        if (i == CLI_BAD)
            return CLI_USAGE;
        n_files++;
        if (visit(cx, file) != CLI_OK)
            result = CLI_FAILED;
        etch_error_clear(cx);
    }
    return n_files ? result : cli_usage_error(a, "which file?");
}
