/* Strings and regular expressions: what matches is rewritten; does the whole match? As RE2 does it. */
#include "kernel/call/calls.h"

#include "kernel/call/regex.h"
#include "kernel/call/text.h"

#include <etch/ops.h>

typedef struct replacing {
    etch_regex regex;
    etch_text rewrite;
    bool is_possible; /* the rewrite speaks of no group that is not there */
    bool all;
    etch_strbuf b;
} replacing;

/* The greatest number behind a backslash; what is not possible is no error, but replaces nothing. */
static bool is_possible(etch_text rewrite, int n_groups)
{
    for (size_t i = 0; i + 1 < rewrite.n; i++)
        if (rewrite.at[i] == '\\') {
            char c = rewrite.at[++i];
            if (c >= '0' && c <= '9' && c - '0' > n_groups)
                return false;
        }
    return true;
}

/* What stands behind a backslash that means nothing is not written any more. */
static void add_rewritten(replacing *k, etch_text t, const size_t *groups)
{
    for (size_t i = 0; i < k->rewrite.n; i++) {
        const char *c = &k->rewrite.at[i];
        if (*c != '\\') {
            etch__strbuf_addn(&k->b, c, 1);
            continue;
        }
        if (++i == k->rewrite.n)
            return;
        c++;
        if (*c == '\\')
            etch__strbuf_addn(&k->b, c, 1);
        else if (*c < '0' || *c > '9')
            return;
        else if (groups[2 * (*c - '0')] != SIZE_MAX && groups[2 * (*c - '0') + 1] != SIZE_MAX)
            etch__strbuf_addn(&k->b, t.at + groups[2 * (*c - '0')],
                              groups[2 * (*c - '0') + 1] - groups[2 * (*c - '0')]);
    }
}

/* An empty match right behind another one is none. */
static etch_status replace(etch_call *c, void *user, etch_str *x, void *y)
{
    replacing *k = user;
    etch_text t = etch__text(x);
    size_t at = 0, last_end = SIZE_MAX, groups[2 * ETCH_REGEX_GROUPS];
    bool has_replaced = false, is_found = k->is_possible;
    while (is_found && at <= t.n && (k->all || !has_replaced)) {
        ETCH_TRY(etch__regex_find(c->cx, &k->regex, t, at, false, groups, &is_found));
        if (!is_found)
            break;
        etch__strbuf_addn(&k->b, t.at + at, groups[0] - at);
        at = groups[1];
        if (groups[0] != groups[1] || groups[0] != last_end) {
            add_rewritten(k, t, groups);
            has_replaced = true;
            last_end = at;
        }
        if (groups[0] == groups[1] && k->all) { /* on to the next character */
            uint32_t character;
            bool is_good;
            size_t n = at < t.n ? etch__utf8_decode(t.at + at, t.n - at, &character, &is_good) : 1;
            if (at < t.n)
                etch__strbuf_addn(&k->b, t.at + at, n);
            at += n;
        }
    }
    if (!has_replaced) {
        etch__strbuf_clear(&k->b);
        return etch__put_text(c, y, x, t.at, t.n);
    }
    if (at < t.n)
        etch__strbuf_addn(&k->b, t.at + at, t.n - at);
    return etch__put_built(c, y, &k->b);
}

etch_status etch__call_string_replace(etch_call *c)
{
    replacing k = { .rewrite = etch__text_operand(c, 2), .all = ((const etch_attrs_replace *)c->attrs)->all };
    ETCH_TRY(etch__regex_init(c->cx, c->op, etch__text_operand(c, 1), &k.regex));
    k.is_possible = is_possible(k.rewrite, k.regex.n_groups);
    etch__strbuf_init(&k.b, c->cx->alloc);
    etch_status s = etch__each_text(c, replace, &k);
    etch__strbuf_fini(&k.b);
    etch__regex_fini(&k.regex);
    return s;
}

static etch_status match(etch_call *c, void *user, etch_str *x, void *y)
{
    size_t groups[2 * ETCH_REGEX_GROUPS];
    bool is_found;
    ETCH_TRY(etch__regex_find(c->cx, user, etch__text(x), 0, true, groups, &is_found));
    *(uint8_t *)y = is_found;
    return ETCH_OK;
}

etch_status etch__call_string_matches(etch_call *c)
{
    etch_regex r;
    ETCH_TRY(etch__regex_init(c->cx, c->op, etch__text_operand(c, 1), &r));
    etch_status s = etch__each_text(c, match, &r);
    etch__regex_fini(&r);
    return s;
}
