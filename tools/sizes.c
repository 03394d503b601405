/* Sizes on the command line. The i-th values of all lists are the sizes of call i; what has one value has it in every call. */
#include "sizes.h"

#include "file.h"
#include "shape/dim.h"
#include <stdlib.h>
#include <string.h>

bool cli_sizes_init(cli_sizes *s, size_t max_n)
{
    *s = (cli_sizes){ .n_calls = 1 };
    s->at = calloc(max_n, sizeof *s->at);
    s->lists = calloc(max_n, sizeof *s->lists);
    return s->at && s->lists;
}

void cli_sizes_fini(cli_sizes *s)
{
    for (int k = 0; k < s->n; k++)
        free(s->lists[k].values);
    free(s->at);
    free(s->lists);
}

/* "8,16,32" is taken apart in place. */
static bool parse_values(const cli_args *a, char *text, struct cli_size_list *out)
{
    for (char *value = text, *end; value; value = end) {
        end = strchr(value, ',');
        if (end)
            *end++ = '\0';
        if (!cli_parse_int(a, "the value of --size", value, 0, ETCH_DIM_MAX, &out->values[out->n++]))
            return false;
    }
    return true;
}

int cli_sizes_add(const cli_args *a, cli_sizes *s, const char *text)
{
    cli_pair *p = &s->at[s->n];
    struct cli_size_list *list = &s->lists[s->n];
    if (!cli_split_pair(a, "size", text, &p->n_name, &p->value))
        return CLI_USAGE;
    p->name = text;
    s->n++;
    char *copy = strdup(p->value);
    list->values = calloc(strlen(p->value) / 2 + 1, sizeof *list->values); /* a comma between each two */
    int result = CLI_OK;
    if (!copy || !list->values)
        result = cli_failf("etch run", "%s", etch_status_text(ETCH_ENOMEM));
    else if (!parse_values(a, copy, list))
        result = CLI_USAGE;
    free(copy);
    return result;
}

int cli_sizes_check(const cli_args *a, cli_sizes *s)
{
    int longest = 0;
    for (int k = 0; k < s->n; k++) {
        const cli_pair *p = &s->at[k], *q = &s->at[longest];
        int n = s->lists[k].n, n_longest = s->lists[longest].n;
        if (n > 1 && n_longest > 1 && n != n_longest)
            return cli_usage_error(a,
                                   "--size %.*s has %d values and --size %.*s has %d: lists of sizes go together, "
                                   "and must be of one length",
                                   (int)q->n_name, q->name, n_longest, (int)p->n_name, p->name, n);
        longest = n > n_longest ? k : longest;
    }
    s->n_calls = s->n ? s->lists[longest].n : 1;
    return CLI_OK;
}

void cli_sizes_choose(cli_sizes *s, int i)
{
    for (int k = 0; k < s->n; k++)
        s->at[k].number = s->lists[k].values[s->lists[k].n > 1 ? i : 0];
}
