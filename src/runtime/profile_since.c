/* A part of a profile: what was measured between two lists of it. So profiles that overlap do not disturb each other. */
#include "runtime/profile_state.h"

#include <stdlib.h>

static etch_profile_label label_of(const etch_profile_row *r)
{
    return (etch_profile_label){ r->kind, r->function, r->what, r->step, r->at };
}

static const etch_profile_row *find_row(const etch_profile_list *list, const etch_profile_row *like)
{
    etch_profile_label wanted = label_of(like);
    for (int i = 0; i < list->n; i++) {
        etch_profile_label label = label_of(&list->at[i]);
        if (etch__profile_is_same_label(&label, &wanted))
            return &list->at[i];
    }
    return NULL;
}

static uint64_t less(uint64_t a, uint64_t b) { return a > b ? a - b : 0; }

static void subtract_rows(etch_profile_list *list, const etch_profile_list *before)
{
    for (int i = 0; i < list->n; i++) {
        etch_profile_row *r = &list->at[i];
        const etch_profile_row *was = find_row(before, r);
        if (!was)
            continue;
        r->n_runs = less(r->n_runs, was->n_runs);
        r->ns = less(r->ns, was->ns);
        r->bytes = less(r->bytes, was->bytes);
        r->flops = less(r->flops, was->flops);
    }
}

/* What ran, by time again. place[i] is where row i has gone; -1: it did not run. The other arrays are room. */
static void put_in_order(etch_profile_list *list, etch_ranked_row *order, etch_profile_row *rows, int *place)
{
    int n = 0;
    for (int i = 0; i < list->n; i++) {
        rows[i] = list->at[i];
        place[i] = -1;
        if (rows[i].n_runs > 0)
            order[n++] = (etch_ranked_row){ rows[i].ns, (uint32_t)i };
    }
    qsort(order, (size_t)n, sizeof *order, etch__profile_compare_rows);
    for (int i = 0; i < n; i++) {
        list->at[i] = rows[order[i].row];
        place[order[i].row] = i;
    }
    list->n = n;
}

static void move_spans(etch_profile_list *list, const etch_profile_list *before, const int *place)
{
    uint64_t n_all = list->n_dropped + list->n_spans, n_before = before->n_dropped + before->n_spans;
    size_t n = 0;
    for (size_t i = 0; i < list->n_spans; i++) {
        etch_profile_span s = list->spans[i];
        if (s.begin_ns < before->ns || place[s.row] < 0)
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
    etch_ranked_row *order = ETCH_ARENA_ARRAY(&cx->scratch, etch_ranked_row, list->n + 1);
    etch_profile_row *rows = ETCH_ARENA_ARRAY(&cx->scratch, etch_profile_row, list->n + 1);
    int *place = ETCH_ARENA_ARRAY(&cx->scratch, int, list->n + 1);
    bool has_room = order && rows && place;
    if (has_room) {
        subtract_rows(list, before);
        put_in_order(list, order, rows, place);
        move_spans(list, before, place);
        list->ns = less(list->ns, before->ns);
    }
    etch__arena_reset(&cx->scratch, mark);
    return has_room ? ETCH_OK : etch__fail_nomem(cx);
}
