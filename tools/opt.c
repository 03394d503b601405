/* etch opt: a graph after the passes, as text. What golden files of passes are made of. */
#include "opt.h"

#include "file.h"
#include "pass/pass.h"

#include <stdlib.h>
#include <string.h>

enum { PASSES, LEVEL, SKIP_PASS, DUMP_AFTER, NO_FOLDS };
static const cli_option options[] = {
    [PASSES] = { "passes", "A,B", "run exactly these passes, in this order (\"\": none)" },
    [LEVEL] = { "level", "N", "run the passes of a level: 0 none, 1 cheap ones, 2 all (the default)" },
    [SKIP_PASS] = { "skip-pass", "A,B", "leave these out" },
    [DUMP_AFTER] = { "dump-after", "A,B", "print the graph after these passes as well; \"all\": after each" },
    [NO_FOLDS] = { "no-folds", NULL, "keep the ops as the file has them (equal ones are still one)" },
};

/* Is `name` one of the names in "a,b"? */
static bool is_listed(const char *list, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
        if (strncmp(at, name, n) == 0 && (at[n] == ',' || at[n] == '\0'))
            return true;
    return false;
}

static const char *pass_name(const void *user, int i) { return ((const etch_pass_info *)user)[i].name; }

bool cli_check_passes(const cli_args *a, const char *option, const char *list, const char *also)
{
    for (const char *at = list; at && *list;) {
        size_t n = strcspn(at, ",");
        bool found = also && strlen(also) == n && memcmp(also, at, n) == 0;
        for (int i = 0; i < etch__n_passes && !found; i++)
            found = strlen(etch__passes[i].name) == n && memcmp(etch__passes[i].name, at, n) == 0;
        if (!found) {
            const char *nearest = cli_nearest(at, n, etch__n_passes, pass_name, etch__passes);
            cli_usage_error(a, "--%s: no pass is called '%.*s'%s%s%s", option, (int)n, at,
                            nearest ? ": did you mean " : "", nearest ? nearest : "", nearest ? "?" : "");
            return false;
        }
        at = at[n] == ',' ? at + n + 1 : NULL;
    }
    return true;
}

static etch_status dump(void *user, const char *pass, etch_graph *g)
{
    const char *list = user;
    if (!list || !(is_listed(list, pass) || is_listed(list, "all")))
        return ETCH_OK;
    printf("# after %s\n", pass);
    return etch_graph_print(g, stdout);
}

static int optimise(etch_ctx *cx, const char *file, bool has_folds, const etch_pass_options *passes)
{
    etch_graph *g = cli_load_graph(cx, file, has_folds), *after = NULL;
    if (!g)
        return CLI_FAILED;
    int result = CLI_OK;
    if (etch__passes_run(cx, g, passes, &after) != ETCH_OK)
        result = cli_fail(cx, file);
    else {
        if (passes->user)
            puts("# result");
        if (etch_graph_print(after, stdout) != ETCH_OK)
            result = cli_fail(cx, file);
    }
    etch_graph_release(&after);
    etch_graph_release(&g);
    return result;
}

static int run(etch_ctx *cx, cli_args *a)
{
    const char *value, *file = NULL, *dump_after = NULL;
    etch_pass_options passes = { .level = 2, .verify = true, .after = dump };
    bool has_folds = true;
    int64_t level;
    for (int i = cli_next(a, &value); i != CLI_END; i = cli_next(a, &value)) {
        switch (i) {
        case PASSES: passes.only = value; break;
        case LEVEL:
            if (!cli_parse_int(a, "--level", value, 0, 2, &level))
                return CLI_USAGE;
            passes.level = (int)level;
            break;
        case SKIP_PASS: passes.skip = value; break;
        case DUMP_AFTER: dump_after = value; break;
        case NO_FOLDS: has_folds = false; break;
        case CLI_OPERAND:
            if (!cli_set_file(a, &file, value))
                return CLI_USAGE;
            break;
        default: return CLI_USAGE;
        }
    }
    if (!file)
        return cli_usage_error(a, "which file?");
    if (!cli_check_passes(a, "passes", passes.only, NULL) || !cli_check_passes(a, "skip-pass", passes.skip, NULL) ||
        !cli_check_passes(a, "dump-after", dump_after, "all"))
        return CLI_USAGE;
    passes.user = (void *)(uintptr_t)dump_after;
    return optimise(cx, file, has_folds, &passes);
}

const cli_spec cli_opt = {
    .options = options,
    .n_options = ETCH_COUNT_OF(options),
    .details = "Folding is no pass: it happens while the file is read. The passes, in their order:\n"
#define PASS(name, level, what) "  " #name ": " what " (from level " #level ")\n"
#include "pass/passes.def"
#undef PASS
    ,
    .examples = "etch opt model.etch\n"
                "etch opt --passes=dce,fuse model.etch\n"
                "etch opt --dump-after=all model.etch\n"
                "etch opt --level 0 model.etch        # reads and prints: what the builder made of it",
    .run = run,
};
