/* A graph as the body of a traced function, each event of which is shown as it happens: etch run --explain-misses. */
#ifndef ETCH_TOOLS_EXPLAIN_H
#define ETCH_TOOLS_EXPLAIN_H

#include "cli.h"
#include <etch/event.h>

typedef struct cli_traced {
    etch_ctx *cx;
    etch_graph *g;    /* borrowed */
    const char *file; /* of the graph, as messages call it */
    int line;         /* where it begins there */
    etch_function *f;
    int n_in, n_out;
    etch_arg *args;
    etch_tensor **in, **out; /* while the body runs */
    const char *json_file;   /* NULL: events are printed only */
    FILE *json;
    bool has_lost_events; /* memory did not suffice to print or write one */
} cli_traced;

/* "symbolic", "exact", ... as a policy; false after a usage error. */
bool cli_parse_policy(const cli_args *a, const char *text, etch_policy *out);

/* Makes a function of g, which was read from `file` and begins at `line`, and listens to its events; json_file (may be NULL) gets
 * them, too. Returns an exit status, the error is printed; cli_traced_end comes in any case. */
int cli_traced_begin(cli_traced *t, etch_ctx *cx, etch_graph *g, const char *file, int line, etch_policy policy,
                     const char *json_file);
/* A call: results are the caller's references. */
etch_status cli_traced_call(cli_traced *t, etch_tensor *const *in, etch_tensor **out) ETCH_NODISCARD;
/* Prints what the calls came to and what the cache holds, and closes the file. Returns an exit status. */
int cli_traced_show(cli_traced *t);
void cli_traced_end(cli_traced *t);

#endif
