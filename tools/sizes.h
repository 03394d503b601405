/* Sizes on the command line: --size n=8,16,32 is a list, one call per value. */
#ifndef ETCH_TOOLS_SIZES_H
#define ETCH_TOOLS_SIZES_H

#include "inputs.h"

typedef struct cli_sizes {
    cli_pair *at; /* one per --size; `number` is that of the call chosen last */
    struct cli_size_list {
        int64_t *values;
        int n;
    } * lists; /* by --size */
    int n;
    int n_calls;
} cli_sizes;

/* Room for max_n of them; false if memory ran out. */
bool cli_sizes_init(cli_sizes *s, size_t max_n);
void cli_sizes_fini(cli_sizes *s);
/* The value of one --size. Returns an exit status; the error is printed. */
int cli_sizes_add(const cli_args *a, cli_sizes *s, const char *text);
/* Once all are there: sets n_calls. Lists go together, so they must be of one length; a single value goes with all of them. */
int cli_sizes_check(const cli_args *a, cli_sizes *s);
/* Sets the numbers to those of call i. */
void cli_sizes_choose(cli_sizes *s, int i);

#endif
