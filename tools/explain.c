/* etch run --explain-misses. The graph of the file becomes the body of a traced function, whose arguments carry the names of the
 * graph's inputs; events then speak of kwargs['x'].shape[0], and of the line where the graph begins.
 *
 * Must stay true: the file of events has one line per event that was printed, whatever happens to the calls. */
#include "explain.h"

#include "args.h"
#include "base/compiler.h"
#include "base/ctx.h"
#include "file.h"
#include "text.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char *const policies[] = {
    [ETCH_SYMBOLIC] = "symbolic",
    [ETCH_EXACT] = "exact",
    [ETCH_RELAX] = "relax",
    [ETCH_STRICT] = "strict",
};

static const char *policy_name(const void *user, int i) { return ((const char *const *)user)[i]; }

bool cli_parse_policy(const cli_args *a, const char *text, etch_policy *out)
{
    int n = ETCH_COUNT_OF(policies);
    for (int i = 0; i < n; i++)
        if (strcmp(policies[i], text) == 0) {
            *out = (etch_policy)i;
            return true;
        }
    const char *nearest = cli_nearest(text, strlen(text), n, policy_name, policies);
    cli_usage_error(a, "--policy is '%s', expected symbolic, exact, relax or strict%s%s%s", text,
                    nearest ? ": did you mean " : "", nearest ? nearest : "", nearest ? "?" : "");
    return false;
}

/* --- events ------------------------------------------------------------------------------------------------------------- */

static void on_event(const etch_event *e, void *user)
{
    cli_traced *t = user;
    char *text = NULL, *json = NULL;
    if (etch_event_text(t->cx, e, &text) != ETCH_OK || !cli_print_visible(t->cx->alloc, text, stdout))
        t->has_lost_events = true;
    if (t->json && etch_event_json(t->cx, e, &json) == ETCH_OK)
        fprintf(t->json, "%s\n", json);
    else if (t->json)
        t->has_lost_events = true;
    free(text);
    free(json);
}

/* Writing is asked about once, at the end. */
static int close_json(cli_traced *t)
{
    FILE *f = t->json;
    t->json = NULL;
    if (!f)
        return CLI_OK;
    bool has_failed = ferror(f) != 0;
    if (fclose(f) != 0 || has_failed)
        return cli_failf(t->json_file, "cannot write: %s", strerror(errno ? errno : EIO));
    return CLI_OK;
}

/* --- the function ------------------------------------------------------------------------------------------------------- */

static etch_ctx *here(const cli_traced *t, etch_ctx *cx) { return etch_at(cx, t->file, t->line); }

static void body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *results, void *user)
{
    cli_traced *t = user;
    for (int i = 0; i < n_args; i++) /* keywords come by name, inputs in the graph's order */
        for (int k = 0; k < n_args; k++)
            if (strcmp(args[k].label, etch_graph_input_name(t->g, i)) == 0)
                t->in[i] = args[k].tensor;
    int n = (etch_call_graph)(here(t, cx), t->g, t->in, n_args, t->out, t->n_out);
    for (int i = 0; i < n; i++)
        etch_return(results, t->out[i]);
}

static int make_function(cli_traced *t, etch_policy policy)
{
    etch_function_options options = { .policy = policy, .structured = body };
    for (int i = 0; i < t->n_in; i++) {
        t->args[i] = ETCH_ARG_TENSOR(NULL);
        t->args[i].label = etch_graph_input_name(t->g, i);
    }
    t->f = (etch_function_new)(here(t, t->cx), etch_graph_name(t->g), NULL, t, &options);
    if (!t->f || etch_subscribe(t->cx, on_event, t) != ETCH_OK)
        return cli_fail(t->cx, t->file);
    return CLI_OK;
}

int cli_traced_begin(cli_traced *t, etch_ctx *cx, etch_graph *g, const char *file, int line, etch_policy policy,
                     const char *json_file)
{
    *t = (cli_traced){ .cx = cx, .g = g, .file = cli_file_name(file), .line = line, .json_file = json_file };
    t->n_in = etch_graph_n_inputs(g);
    t->n_out = etch_graph_n_outputs(g);
    t->args = calloc((size_t)t->n_in + 1, sizeof *t->args);
    t->in = calloc((size_t)t->n_in + 1, sizeof(etch_tensor *));
    t->out = calloc((size_t)t->n_out + 1, sizeof(etch_tensor *));
    if (!t->args || !t->in || !t->out)
        return cli_failf(file, "%s", etch_status_text(ETCH_ENOMEM));
    if (json_file && !(t->json = fopen(json_file, "w")))
        return cli_failf(json_file, "cannot open: %s", strerror(errno));
    return make_function(t, policy);
}

etch_status cli_traced_call(cli_traced *t, etch_tensor *const *in, etch_tensor **out)
{
    etch_scope scope = etch_scope_begin(t->cx);
    for (int i = 0; i < t->n_in; i++)
        t->args[i].tensor = in[i];
    int n = (etch_call_args)(here(t, t->cx), t->f, t->args, t->n_in, out, t->n_out, NULL);
    for (int i = 0; i < t->n_out; i++) /* handles of the scope: none of them stays */
        out[i] = i < n ? etch_keep(t->cx, out[i]) : NULL;
    etch_status s = n < 0 ? etch_error_status(t->cx) : ETCH_OK;
    etch_scope_end(t->cx, scope);
    return s;
}

/* --- at the end --------------------------------------------------------------------------------------------------------- */

static void print_entry(const cli_traced *t, const etch_entry_info *e)
{
    printf("  trace %llu: ", (unsigned long long)e->number);
    (void)cli_print_visible(t->cx->alloc, e->signature, stdout);
    printf("\n    ");
    cli_print_count(e->hits, "call", "calls", stdout); /* the one that it was made for is among them */
    printf(", the last one was call %llu; ", (unsigned long long)e->last_use);
    cli_print_time(e->trace_ns, stdout);
    printf(" tracing, ");
    cli_print_time(e->compile_ns, stdout);
    printf(" compiling, ");
    cli_print_bytes(e->bytes, stdout);
    if (e->shares_plan_with)
        printf("; runs the plan of trace %llu", (unsigned long long)e->shares_plan_with);
    puts(e->n_plans ? "" : "; its plan was dropped");
    for (const char *g = e->guards; *g;) {
        size_t n = strcspn(g, "\n");
        printf("    guard: %.*s\n", (int)n, g);
        g += n + (g[n] == '\n');
    }
}

/* The function's name in it is the file's, and may be anything. */
static etch_status print_report(const cli_traced *t)
{
    char *text = NULL;
    size_t n;
    FILE *f = open_memstream(&text, &n);
    etch_status s = f ? etch_function_report(t->cx, t->f, f) : ETCH_ENOMEM;
    bool is_whole = f && fclose(f) == 0;
    if (s == ETCH_OK && !(is_whole && cli_print_visible(t->cx->alloc, text, stdout)))
        s = ETCH_ENOMEM;
    free(text);
    return s;
}

static int show_function(cli_traced *t)
{
    etch_entry_list list;
    etch_status s = print_report(t);
    if (s == ETCH_OK)
        s = etch_function_cache(t->cx, t->f, &list);
    if (s != ETCH_OK)
        return cli_failf(t->file, "%s", etch_status_text(s));
    printf("cache: ");
    cli_print_count((uint64_t)list.n, "entry", "entries", stdout);
    putchar('\n');
    for (int i = 0; i < list.n; i++)
        print_entry(t, &list.at[i]);
    etch_entry_list_release(&list);
    return CLI_OK;
}

int cli_traced_show(cli_traced *t)
{
    etch_error_clear(t->cx); /* the call's, which was told already */
    int result = t->f ? show_function(t) : CLI_OK;
    if (t->has_lost_events)
        result = cli_failf(t->file, "not all events could be shown: %s", etch_status_text(ETCH_ENOMEM));
    int written = close_json(t);
    return result == CLI_OK ? written : result;
}

void cli_traced_end(cli_traced *t)
{
    etch_error_clear(t->cx);
    if (etch_subscribe(t->cx, NULL, NULL) != ETCH_OK) /* there never was anyone who listened */
        etch_error_clear(t->cx);
    etch_function_release(&t->f);
    if (t->json)
        (void)fclose(t->json);
    free(t->args);
    free(t->in);
    free(t->out);
}
