/* etch run: a graph on inputs. Plans it once, runs it at each of the sizes as often as asked, prints or writes what comes out.
 * With --explain-misses the graph is traced as a function instead, and tells about each trace. */
#include "args.h"
#include "explain.h"
#include "file.h"
#include "opt.h"
#include "profile.h"
#include "sizes.h"

#include "base/compiler.h"
#include <etch/plan.h>
#include <etch/profile.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#define DEFAULT_SEED 1
#define DEFAULT_PRINT_MAX 16
#define TEXT_OF(x) TEXT_OF_EXPANDED(x)
#define TEXT_OF_EXPANDED(x) #x

enum { IN, SIZE, OUT, SEED, LEVEL, PASSES, NANS, REPEAT, PRINT_MAX, PLAN, PROFILE, EXPLAIN, POLICY };
static const cli_option options[] = {
    [IN] = { "in", "NAME=SPEC", cli_spec_help },
    [SIZE] = { "size", "NAME=N[,N...]",
               "a symbolic size of the inputs (default: from files and lists, else 4).\n"
               "Several are a call each, with one plan; the lists of several\n"
               "--size go together" },
    [OUT] = { "out", "I=FILE.npy", "write result I (from 0) to a file instead of printing it" },
    [SEED] = { "seed", "N", "of random contents (default: " TEXT_OF(DEFAULT_SEED) ")" },
    [LEVEL] = { "level", "N", "passes: 0 none, 1 cheap ones, 2 all (the default)" },
    [PASSES] = { "passes", "A,B", "exactly these passes, in this order" },
    [NANS] = { "check-nans", NULL, "fail at the first NaN, and name the op that made it (nothing is fused)" },
    [REPEAT] = { "repeat", "N", "run N times (at each size) and print the median time of a run" },
    [PRINT_MAX] = { "print-max", "N",
                    "elements printed per axis before \"...\" (default: " TEXT_OF(DEFAULT_PRINT_MAX) "; 0: all)" },
    [PLAN] = { "plan", NULL, "print the plan, too: steps, memory, kernels" },
    [PROFILE] = { "profile", "FILE.json",
                  "measure every step of every run: a table of what took longest, and\n"
                  "the file for etch report, Perfetto and chrome://tracing" },
    [EXPLAIN] = { "explain-misses", "[=FILE.json]",
                  "trace the graph as a function: tell about each trace why it was\n"
                  "needed and what it cost, then what the cache holds; to the file\n"
                  "as well, for etch report" },
    [POLICY] = { "policy", "NAME",
                 "when that function is traced again: symbolic (on what the trace\n"
                 "depended on; the default), exact (on every new shape), relax (as\n"
                 "exact, but a second shape leaves the sizes free), strict (never:\n"
                 "an error)" },
};

typedef struct request {
    const char *file;
    cli_inputs inputs;
    cli_pair *specs;
    cli_sizes sizes;
    const char **out_files; /* pairs "i=file" until the graph is known */
    int n_out_files;
    etch_plan_options plan;
    int64_t n_runs, print_max;
    bool has_repeat, prints_plan;
    const char *plan_option; /* one that was given and is about the plan, or NULL */
    bool explains, has_policy;
    const char *events_file;  /* NULL: events are printed only */
    const char *profile_file; /* NULL: nothing is measured */
    etch_policy policy;
} request;

typedef struct job {
    etch_ctx *cx;
    const cli_args *args;
    request *r;
    etch_graph *g;
    int line;           /* where it begins in the file */
    etch_plan *plan;    /* NULL before the first call */
    cli_traced *traced; /* in place of the plan: r->explains */
    int n_in, n_out;
    etch_tensor **in, **out;
    const char **out_file; /* by result; NULL: printed */
    double *seconds;       /* by run */
    bool is_measured;
} job;

static int set_option(cli_args *a, request *r, int option, const char *value)
{
    int64_t number;
    cli_pair p;
    switch (option) {
    case IN:
        if (!cli_split_pair(a, "in", value, &p.n_name, &p.value))
            return CLI_USAGE;
        p.name = value;
        if (*p.name == '%') { /* as files write it */
            p.name++;
            p.n_name--;
        }
        r->specs[r->inputs.n_specs++] = p;
        return CLI_OK;
    case SIZE: return cli_sizes_add(a, &r->sizes, value);
    case OUT: r->out_files[r->n_out_files++] = value; return CLI_OK;
    case SEED:
        if (!cli_parse_int(a, "--seed", value, 0, INT64_MAX, &number))
            return CLI_USAGE;
        r->inputs.seed = (uint64_t)number;
        return CLI_OK;
    case LEVEL:
        if (!cli_parse_int(a, "--level", value, 0, 2, &number))
            return CLI_USAGE;
        r->plan.level = (int)number;
        r->plan_option = "level";
        return CLI_OK;
    case PASSES:
        r->plan.passes = value;
        r->plan_option = "passes";
        return CLI_OK;
    case NANS:
        r->plan.finds_nans = true;
        r->plan_option = "check-nans";
        return CLI_OK;
    case REPEAT:
        r->has_repeat = true;
        return cli_parse_int(a, "--repeat", value, 1, 1000000000, &r->n_runs) ? CLI_OK : CLI_USAGE;
    case PRINT_MAX: return cli_parse_int(a, "--print-max", value, 0, INT64_MAX, &r->print_max) ? CLI_OK : CLI_USAGE;
    case PLAN:
        r->prints_plan = true;
        r->plan_option = "plan";
        return CLI_OK;
    case PROFILE: r->profile_file = value; return CLI_OK;
    case EXPLAIN:
        r->explains = true;
        r->events_file = value;
        return CLI_OK;
    case POLICY: r->has_policy = true; return cli_parse_policy(a, value, &r->policy) ? CLI_OK : CLI_USAGE;
    case CLI_OPERAND: return cli_set_file(a, &r->file, value) ? CLI_OK : CLI_USAGE;
    default: return CLI_USAGE;
    }
}

static bool is_same_file(const char *a, const char *b)
{
    struct stat x, y;
    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/* What does not go together. */
static int check_options(const cli_args *a, request *r)
{
    if (!r->file)
        return cli_usage_error(a, "which file?");
    if (!cli_check_passes(a, "passes", r->plan.passes, NULL) || cli_sizes_check(a, &r->sizes) != CLI_OK)
        return CLI_USAGE;
    if (r->sizes.n_calls > 1 && r->n_out_files > 0)
        return cli_usage_error(a, "--out with %d sizes: each would be written over by the next", r->sizes.n_calls);
    if (r->has_policy && !r->explains)
        return cli_usage_error(a, "--policy goes with --explain-misses");
    if (r->explains && r->plan_option)
        return cli_usage_error(a, "--%s does not go with --explain-misses: a function makes its plans itself",
                               r->plan_option);
    if (r->events_file && (r->events_file[0] == '\0' || strcmp(r->events_file, "-") == 0))
        return cli_usage_error(a, "--explain-misses is '%s', expected the name of a file", r->events_file);
    if (r->events_file && is_same_file(r->events_file, r->file))
        return cli_usage_error(a, "--explain-misses=%s would write over the graph", r->events_file);
    if (r->profile_file && (r->profile_file[0] == '\0' || strcmp(r->profile_file, "-") == 0))
        return cli_usage_error(a, "--profile is '%s', expected the name of a file", r->profile_file);
    if (r->profile_file && is_same_file(r->profile_file, r->file))
        return cli_usage_error(a, "--profile %s would write over the graph", r->profile_file);
    return CLI_OK;
}

/* --out I=FILE, now that the number of results is known. */
static int assign_files(job *j)
{
    for (int k = 0; k < j->r->n_out_files; k++) {
        const char *text = j->r->out_files[k], *file;
        char index[24];
        size_t n;
        int64_t i;
        if (!cli_split_pair(j->args, "out", text, &n, &file))
            return CLI_USAGE;
        snprintf(index, sizeof index, "%.*s", (int)n, text);
        if (j->n_out == 0 || n >= sizeof index)
            return cli_usage_error(j->args, "--out %s: there is no such result", text);
        if (!cli_parse_int(j->args, "the result of --out", index, 0, j->n_out - 1, &i))
            return CLI_USAGE;
        if (j->out_file[i])
            return cli_usage_error(j->args, "--out %lld is given twice", (long long)i);
        j->out_file[i] = file;
    }
    return CLI_OK;
}

static void release_all(etch_tensor **t, int n)
{
    for (int i = 0; t && i < n; i++)
        etch_tensor_release(&t[i]);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int compare_seconds(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print_time(job *j)
{
    size_t n = (size_t)j->r->n_runs;
    qsort(j->seconds, n, sizeof *j->seconds, compare_seconds);
    double median = n % 2 ? j->seconds[n / 2] : (j->seconds[n / 2 - 1] + j->seconds[n / 2]) / 2;
    const char *unit = median < 1e-3 ? "us" : median < 1 ? "ms" : "s";
    double scale = median < 1e-3 ? 1e6 : median < 1 ? 1e3 : 1;
    (void)fflush(stdout);
    fprintf(stderr, "etch run: %.3g %s per run (median of %lld)\n", median * scale, unit, (long long)j->r->n_runs);
}

static etch_status run_all(job *j)
{
    for (int64_t i = 0; i < j->r->n_runs; i++) {
        release_all(j->out, j->n_out);
        double start = now();
        etch_status s = j->traced ? cli_traced_call(j->traced, j->in, j->out)
                                  : etch_plan_run(j->cx, j->plan, j->in, j->n_in, j->out, j->n_out);
        if (s != ETCH_OK)
            return s;
        j->seconds[i] = now() - start;
    }
    return ETCH_OK;
}

static int show_results(job *j)
{
    for (int i = 0; i < j->n_out; i++) {
        etch_status s;
        if (j->out_file[i])
            s = etch_tensor_save_npy(j->cx, j->out[i], j->out_file[i]);
        else {
            printf("%%%d: ", i);
            s = etch_tensor_print(j->cx, j->out[i], j->r->print_max, stdout);
            putchar('\n');
        }
        if (s != ETCH_OK)
            return cli_fail(j->cx, j->out_file[i] ? j->out_file[i] : j->r->file);
    }
    if (j->r->has_repeat)
        print_time(j);
    return CLI_OK;
}

/* From the first call on: what makes its inputs is not measured. */
static int begin_measuring(job *j)
{
    j->is_measured = j->r->profile_file && etch_profile_start(j->cx) == ETCH_OK;
    return j->is_measured || !j->r->profile_file ? CLI_OK : cli_fail(j->cx, j->r->file);
}

/* What the calls run: made for the first of them, once its inputs are there, for what is wrong with those is said first. */
static int prepare(job *j)
{
    const request *r = j->r;
    if (j->traced)
        return cli_traced_begin(j->traced, j->cx, j->g, r->file, j->line, r->policy, r->events_file);
    return etch_plan_new(j->cx, j->g, &r->plan, &j->plan) == ETCH_OK ? CLI_OK : cli_fail(j->cx, r->file);
}

static void print_sizes(const cli_sizes *s)
{
    for (int k = 0; k < s->n; k++)
        printf("%s%.*s=%lld", k ? ", " : "-- ", (int)s->at[k].n_name, s->at[k].name, (long long)s->at[k].number);
    putchar('\n');
}

static int run_call(job *j, int i)
{
    request *r = j->r;
    bool is_last = i == r->sizes.n_calls - 1;
    cli_sizes_choose(&r->sizes, i);
    r->inputs.is_told = i > 0;
    int result = cli_make_inputs(j->cx, j->g, &r->inputs, j->in);
    if (result == CLI_OK && i == 0)
        result = prepare(j);
    if (result == CLI_OK && i == 0)
        result = begin_measuring(j);
    if (result != CLI_OK)
        return result;
    if (r->sizes.n_calls > 1)
        print_sizes(&r->sizes);
    if (run_all(j) != ETCH_OK)
        result = cli_fail(j->cx, r->file);
    /* After the run: a graph of unknown ranks is planned by it. */
    if (r->prints_plan && (is_last || result != CLI_OK) && etch_plan_print(j->cx, j->plan, stdout) != ETCH_OK)
        return cli_fail(j->cx, r->file);
    return result == CLI_OK ? show_results(j) : result;
}

static int run_graph(job *j)
{
    int result = assign_files(j);
    for (int i = 0; i < j->r->sizes.n_calls && result == CLI_OK; i++) {
        result = run_call(j, i);
        release_all(j->in, j->n_in);
        release_all(j->out, j->n_out);
    }
    return result;
}

static int run_traced(job *j)
{
    cli_traced traced = { .cx = j->cx };
    j->traced = &traced;
    int result = run_graph(j), shown = cli_traced_show(&traced);
    cli_traced_end(&traced);
    j->traced = NULL;
    return result == CLI_OK ? shown : result;
}

static int run_measured(job *j)
{
    int result = j->r->explains ? run_traced(j) : run_graph(j);
    int written = j->is_measured ? cli_write_profile(j->cx, j->r->profile_file) : CLI_OK;
    return result == CLI_OK ? written : result;
}

static int run_file(etch_ctx *cx, const cli_args *a, request *r)
{
    job j = { .cx = cx, .args = a, .r = r };
    int result = CLI_FAILED;
    j.g = cli_load_graph_at(cx, r->file, true, &j.line);
    if (!j.g)
        return CLI_FAILED;
    j.n_in = etch_graph_n_inputs(j.g);
    j.n_out = etch_graph_n_outputs(j.g);
    j.in = calloc((size_t)j.n_in + 1, sizeof *j.in);
    j.out = calloc((size_t)j.n_out + 1, sizeof *j.out);
    j.out_file = calloc((size_t)j.n_out + 1, sizeof *j.out_file);
    j.seconds = calloc((size_t)r->n_runs, sizeof *j.seconds);
    if (j.in && j.out && j.out_file && j.seconds)
        result = run_measured(&j);
    else
        result = cli_failf(r->file, "%s", etch_status_text(ETCH_ENOMEM));
    free(j.in);
    free(j.out);
    free(j.out_file);
    free(j.seconds);
    etch_plan_release(&j.plan);
    etch_graph_release(&j.g);
    return result;
}

static int run(etch_ctx *cx, cli_args *a)
{
    size_t n = (size_t)(a->end - a->at) + 1; /* no option comes more often */
    request r = { .plan = { .level = 2 }, .n_runs = 1, .print_max = DEFAULT_PRINT_MAX };
    r.inputs.seed = DEFAULT_SEED;
    r.specs = calloc(n, sizeof *r.specs);
    r.out_files = calloc(n, sizeof *r.out_files);
    int result = cli_sizes_init(&r.sizes, n) && r.specs && r.out_files ? CLI_OK : CLI_FAILED;
    if (result == CLI_FAILED)
        fprintf(stderr, "etch run: %s\n", etch_status_text(ETCH_ENOMEM));
    const char *value;
    for (int i; result == CLI_OK && (i = cli_next(a, &value)) != CLI_END;)
        result = set_option(a, &r, i, value);
    if (result == CLI_OK)
        result = check_options(a, &r);
    r.inputs.args = a;
    r.inputs.file = r.file;
    r.inputs.specs = r.specs;
    r.inputs.sizes = r.sizes.at;
    r.inputs.n_sizes = r.sizes.n;
    if (result == CLI_OK)
        result = run_file(cx, a, &r);
    free(r.specs);
    free(r.out_files);
    cli_sizes_fini(&r.sizes);
    return result;
}

const cli_spec cli_run = {
    .options = options,
    .n_options = ETCH_COUNT_OF(options),
    .details = "Results are printed one per line as \"%0: f32[2,3] [[...], [...]]\", numbered from 0. With several\n"
               "sizes, those of each call stand in a line before its results.",
    .examples = "etch run softmax.etch --size n=8\n"
                "etch run dense.etch --in x=batch.npy --in w=random --in b=zeros --out 0=y.npy\n"
                "etch run add.etch --in 'x=[1, 2, 3]' --in y=0.5\n"
                "etch run big.etch --size n=1000000 --repeat 100 --print-max 3\n"
                "etch opt --passes=fuse model.etch | etch run - --plan\n"
                "etch run step.etch --size b=1,8,32 --explain-misses\n"
                "etch run step.etch --size b=1,8,32 --explain-misses=events.json --policy exact\n"
                "etch run step.etch --size b=1024 --repeat 100 --profile profile.json",
    .run = run,
};
