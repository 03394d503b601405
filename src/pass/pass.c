/* The table of passes and the loop that runs them. */
#include "pass/pass.h"

#include "ir/verify.h"
#include <string.h>

const etch_pass_info etch__passes[] = {
#define PASS(name, level, what) { #name, level, etch__pass_##name, what },
#include "pass/passes.def"
#undef PASS
};
const int etch__n_passes = (int)ETCH_COUNT_OF(etch__passes);

#ifdef ETCH_VERIFY
enum { ALWAYS_VERIFY = 1 };
#else
enum { ALWAYS_VERIFY = 0 };
#endif

/* Reads one name of a list "a,b,c" at *at and moves past it; NULL at the end. */
static const char *next_name(const char **at, size_t *n)
{
    if (!*at || !**at)
        return NULL;
    const char *begin = *at;
    *n = strcspn(begin, ",");
    *at = begin + *n + (begin[*n] == ',');
    return begin;
}

static const etch_pass_info *find_pass(const char *name, size_t n)
{
    for (int i = 0; i < etch__n_passes; i++)
        if (strlen(etch__passes[i].name) == n && memcmp(etch__passes[i].name, name, n) == 0)
            return &etch__passes[i];
    return NULL;
}

static etch_status fail_unknown(etch_ctx *cx, const char *name, size_t n)
{
    etch_strbuf all;
    etch__strbuf_init(&all, cx->alloc);
    for (int i = 0; i < etch__n_passes; i++)
        etch__strbuf_addf(&all, "%s%s", i ? ", " : "", etch__passes[i].name);
    etch_status s = all.failed
                        ? etch__fail_nomem(cx)
                        : etch__fail(cx, ETCH_EINVAL, "there is no pass \"%.*s\"; there are %s", (int)n, name, all.at);
    etch__strbuf_fini(&all);
    return s;
}

static etch_status check_names(etch_ctx *cx, const char *list)
{
    const char *name;
    size_t n;
    while ((name = next_name(&list, &n)))
        if (!find_pass(name, n))
            return fail_unknown(cx, name, n);
    return ETCH_OK;
}

static bool is_listed(const char *list, const char *wanted)
{
    const char *name;
    size_t n;
    while ((name = next_name(&list, &n)))
        if (strlen(wanted) == n && memcmp(name, wanted, n) == 0)
            return true;
    return false;
}

static etch_status run_one(etch_ctx *cx, const etch_pass_info *pass, const etch_pass_options *o, etch_graph **g)
{
    if (is_listed(o->skip, pass->name))
        return ETCH_OK;
    etch_graph *next = NULL;
    etch_status s = pass->run(cx, *g, &next);
    if (s == ETCH_OK && (o->verify || ALWAYS_VERIFY)) {
        s = etch__graph_verify(cx, next);
        if (s != ETCH_OK)
            s = etch__fail_within(cx, "after pass %s", pass->name);
    }
    if (s == ETCH_OK && o->after)
        s = o->after(o->user, pass->name, next);
    if (s != ETCH_OK) {
        etch_graph_release(&next);
        return s;
    }
    etch_graph_release(g);
    *g = next;
    return ETCH_OK;
}

etch_status etch__passes_run(etch_ctx *cx, etch_graph *g, const etch_pass_options *o, etch_graph **out)
{
    *out = NULL;
    ETCH_TRY(check_names(cx, o->only));
    ETCH_TRY(check_names(cx, o->skip));
    etch_graph *at = etch_graph_retain(g);
    etch_status s = ETCH_OK;
    if (o->only) {
        const char *list = o->only, *name;
        size_t n;
        while (s == ETCH_OK && (name = next_name(&list, &n)))
            s = run_one(cx, find_pass(name, n), o, &at);
    } else {
        for (int i = 0; s == ETCH_OK && i < etch__n_passes; i++)
            if (etch__passes[i].level <= o->level)
                s = run_one(cx, &etch__passes[i], o, &at);
    }
    if (s != ETCH_OK) {
        etch_graph_release(&at);
        return s;
    }
    *out = at;
    return ETCH_OK;
}
