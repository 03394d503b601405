/* etch report: a file of events, or a profile, for people. What it all comes to, then each event in the words that a program would have had for
 * it when it happened: they are put back into the library's struct and rendered by the library. */
#include "args.h"
#include "file.h"
#include "profile.h"
#include "summary.h"

#include <stdlib.h>

static int print_events(etch_ctx *cx, const char *file, const cli_events *e)
{
    for (size_t i = 0; i < e->list.n; i++) {
        char *text = NULL;
        if (etch_event_text(cx, &e->list.at[i], &text) != ETCH_OK)
            return cli_fail(cx, file);
        printf("\n%s", text);
        free(text);
    }
    return CLI_OK;
}

static int report_events(etch_ctx *cx, const char *file, const char *text, size_t n)
{
    cli_events e;
    int result = cli_events_read(cx, file, text, n, &e);
    if (result == CLI_OK && e.list.n == 0)
        puts("no events");
    else if (result == CLI_OK)
        result = cli_print_summary(cx, file, &e);
    if (result == CLI_OK)
        result = print_events(cx, file, &e);
    cli_events_release(&e);
    return result;
}

static int report_file(etch_ctx *cx, const char *file)
{
    size_t n;
    char *text = cli_read_file(file, &n);
    if (!text)
        return CLI_FAILED;
    int result = cli_is_profile(text, n) ? cli_report_profile(cx, file, text, n) : report_events(cx, file, text, n);
    free(text);
    return result;
}

static int run(etch_ctx *cx, cli_args *a)
{
    const char *value, *file = NULL;
    for (int i = cli_next(a, &value); i != CLI_END; i = cli_next(a, &value))
        if (i == CLI_BAD || !cli_set_file(a, &file, value))
            return CLI_USAGE;
    return file ? report_file(cx, file) : cli_usage_error(a, "which file?");
}

const cli_spec cli_report = {
    .details =
        "A summary comes first: what each function's traces cost, the cause that cost most, and the advice that\n"
        "would have avoided most traces. Then every event: why it was traced, what that took, what to change.\n"
        "\n"
        "FILE has an event per line as etch_event_json writes them (docs/events.md), or an array of them.\n"
        "\n"
        "Of a profile (etch run --profile): the table of the steps that took longest (docs/performance.md).",
    .examples = "etch run step.etch --size b=1,8,32 --explain-misses=events.json --policy exact\n"
                "etch report events.json\n"
                "zcat events.json.gz | etch report -\n"
                "etch report profile.json",
    .run = run,
};
