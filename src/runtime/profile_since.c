/* A part of a profile: what was measured between two lists of it. So profiles that overlap do not disturb each other. */
#include "runtime/profile_state.h"

#include <string.h>

static bool is_same_text(const char *a, const char *b) { return strcmp(a ? a : "", b ? b : "") == 0; }

static bool is_same_row(const etch_profile_row *a, const etch_profile_row *b)
{
    return a->kind == b->kind && a->step == b->step && a->at.line == b->at.line &&
           is_same_text(a->at.file, b->at.file) && is_same_text(a->function, b->function) &&
           is_same_text(a->what, b->what);
}

static uint64_t less(uint64_t a, uint64_t b) { return a > b ? a - b : 0; }

static void subtract_rows(etch_profile_list *list, const etch_profile_list *before)
{
    for (int i = 0; i < list->n; i++) {
        etch_profile_row *r = &list->at[i];
        int k = 0;
        while (k < before->n && !is_same_row(&before->at[k], r))
            k++;
        if (k == before->n)
            continue;
        const etch_profile_row *was = &before->at[k];
        r->n_runs = less(r->n_runs, was->n_runs);
        r->ns = less(r->ns, was->ns);
        r->bytes = less(r->bytes, was->bytes);
        r->flops = less(r->flops, was->flops);
    }
}

/* Does row a stand before row b? What ran, and of that what took longest; then as before. */
static bool is_before(const etch_profile_row *rows, int a, int b)
{
    bool ran = rows[a].n_runs > 0;
    if (ran != (rows[b].n_runs > 0))
        return ran;
    return rows[a].ns != rows[b].ns ? rows[a].ns > rows[b].ns : a < b;
}

/* Where each row goes; returns how many of them ran. */
static int find_places(const etch_profile_list *list, int *place)
{
    int n_ran = 0;
    for (int i = 0; i < list->n; i++) {
        place[i] = 0;
        n_ran += list->at[i].n_runs > 0;
        for (int k = 0; k < list->n; k++)
            place[i] += is_before(list->at, k, i);
    }
    return n_ran;
}

static void move_spans(etch_profile_list *list, const etch_profile_list *before, const int *place, int n_ran)
{
    uint64_t n_all = list->n_dropped + list->n_spans, n_before = before->n_dropped + before->n_spans;
    size_t n = 0;
    for (size_t i = 0; i < list->n_spans; i++) {
        etch_profile_span s = list->spans[i];
        if (s.begin_ns < before->ns || place[s.row] >= n_ran)
            continue;
        s.begin_ns -= before->ns;
        s.row = place[s.row];
        list->spans[n++] = s;
    }
    list->n_spans = n;
    list->n_dropped = less(less(n_all, n_before), n);
}

etch_status etch_profile_since(etch_ctx *cx, etch_profile_list *list, const etch_profile_list *before)
{
    ETCH_ENTER(cx);
    if (!list || !before)
        return etch__fail(cx, ETCH_EINVAL, "profile_since: a list is NULL");
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_profile_row *rows = ETCH_ARENA_ARRAY(&cx->scratch, etch_profile_row, list->n + 1);
    int *place = ETCH_ARENA_ARRAY(&cx->scratch, int, list->n + 1);
    if (!rows || !place)
        return etch__fail_nomem(cx);
    subtract_rows(list, before);
    int n_ran = find_places(list, place);
    for (int i = 0; i < list->n; i++)
        rows[i] = list->at[i];
    for (int i = 0; i < list->n; i++)
        list->at[place[i]] = rows[i];
    move_spans(list, before, place, n_ran);
    list->n = n_ran;
    list->ns = less(list->ns, before->ns);
    etch__arena_reset(&cx->scratch, mark);
    return ETCH_OK;
}
