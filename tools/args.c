/* Command lines. One pass over argv by a table of options; whoever asks keeps the values.
 *
 * Must stay true: a usage error is one line on the standard error that says what was wrong with which argument, and where the
 * help is. */
#include "args.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_NEAR = 64 };

/* Letters to change, insert, drop or swap with their neighbour to get from a to b. */
static int edit_distance(const char *a, size_t n_a, const char *b, size_t n_b)
{
    int d[MAX_NEAR + 1][MAX_NEAR + 1];
    for (size_t i = 0; i <= n_a; i++)
        for (size_t j = 0; j <= n_b; j++) {
            if (i == 0 || j == 0) {
                d[i][j] = (int)(i + j);
                continue;
            }
            int least = d[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            int dropped = (d[i - 1][j] < d[i][j - 1] ? d[i - 1][j] : d[i][j - 1]) + 1;
            least = dropped < least ? dropped : least;
            bool is_swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            d[i][j] = is_swap && d[i - 2][j - 2] + 1 < least ? d[i - 2][j - 2] + 1 : least;
        }
    return d[n_a][n_b];
}

const char *cli_nearest(const char *name, size_t n_name, int n, const char *(*name_of)(const void *user, int i),
                        const void *user)
{
    const char *best = NULL;
    int least = (int)n_name / 2 + 2; /* farther is not what was meant */
    for (int i = 0; n_name > 0 && n_name <= MAX_NEAR && i < n; i++) {
        const char *candidate = name_of(user, i);
        size_t length = strlen(candidate);
        if (length > MAX_NEAR)
            continue;
        /* A name that was begun and left off is the one that was meant. */
        int d = strncmp(candidate, name, n_name) == 0 ? 1 : edit_distance(name, n_name, candidate, length);
        if (d < least) {
            least = d;
            best = candidate;
        }
    }
    return best;
}

int cli_usage_error(const cli_args *a, const char *fmt, ...)
{
    va_list args;
    (void)fflush(stdout);
    fprintf(stderr, "etch %s: ", a->command->name);
    va_start(args, fmt);
    vfprintf(stderr, fmt, args);
    va_end(args);
    fprintf(stderr, " (see 'etch %s --help')\n", a->command->name);
    return CLI_USAGE;
}

static const char *option_name(const void *user, int i) { return ((const cli_spec *)user)->options[i].name; }

static int unknown_option(const cli_args *a, const char *text, const char *name, size_t n_name)
{
    const char *nearest = cli_nearest(name, n_name, a->command->spec->n_options, option_name, a->command->spec);
    int n = (int)strcspn(text, "=");
    if (nearest)
        cli_usage_error(a, "unknown option '%.*s': did you mean --%s?", n, text, nearest);
    else
        cli_usage_error(a, "unknown option '%.*s'", n, text);
    return CLI_BAD;
}

int cli_next(cli_args *a, const char **value)
{
    *value = NULL;
    if (a->at == a->end)
        return CLI_END;
    const char *text = *a->at++;
    if (!a->has_only_operands && strcmp(text, "--") == 0) {
        a->has_only_operands = true;
        return cli_next(a, value);
    }
    if (a->has_only_operands || text[0] != '-' || text[1] == '\0') {
        *value = text;
        return CLI_OPERAND;
    }
    const char *name = text + (text[1] == '-' ? 2 : 1);
    size_t n_name = strcspn(name, "=");
    for (int i = 0; i < a->command->spec->n_options && text[1] == '-'; i++) {
        const cli_option *o = &a->command->spec->options[i];
        if (strlen(o->name) != n_name || memcmp(o->name, name, n_name) != 0)
            continue;
        bool has_value = name[n_name] == '=', must_have_one = o->value && o->value[0] != '[';
        if (!o->value && has_value) {
            cli_usage_error(a, "option --%s takes no value", o->name);
            return CLI_BAD;
        }
        if (must_have_one && !has_value && a->at == a->end) {
            cli_usage_error(a, "option --%s needs a value: --%s %s", o->name, o->name, o->value);
            return CLI_BAD;
        }
        if (has_value || must_have_one)
            *value = has_value ? name + n_name + 1 : *a->at++;
        return i;
    }
    return unknown_option(a, text, name, n_name);
}

bool cli_parse_int(const cli_args *a, const char *name, const char *text, int64_t lo, int64_t hi, int64_t *out)
{
    char *end;
    errno = 0;
    long long x = strtoll(text, &end, 10);
    bool is_number = end != text && *end == '\0' && (*text == '-' || (*text >= '0' && *text <= '9'));
    if (is_number && errno == 0 && x >= lo && x <= hi) {
        *out = x;
        return true;
    }
    if (hi == INT64_MAX)
        cli_usage_error(a, "%s is '%s', expected an integer of at least %lld", name, text, (long long)lo);
    else
        cli_usage_error(a, "%s is '%s', expected an integer from %lld to %lld", name, text, (long long)lo,
                        (long long)hi);
    return false;
}

bool cli_split_pair(const cli_args *a, const char *name, const char *text, size_t *n_key, const char **value)
{
    *n_key = strcspn(text, "=");
    if (*n_key > 0 && text[*n_key] == '=') {
        *value = text + *n_key + 1;
        return true;
    }
    cli_usage_error(a, "--%s is '%s', expected a name, '=' and a value", name, text);
    return false;
}

bool cli_set_file(const cli_args *a, const char **file, const char *operand)
{
    if (*file) {
        cli_usage_error(a, "one file at a time: '%s' and '%s'", *file, operand);
        return false;
    }
    *file = operand;
    return true;
}
