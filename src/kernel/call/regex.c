/* Running: all places of the code that the text so far can have led to, side by side, in the order in which they are preferred (Thompson, Pike).
 * Each has its own positions of groups. */
#include "kernel/call/regex.h"

#include <string.h>

enum { N_SLOTS = 2 * ETCH_REGEX_GROUPS };

typedef struct thread {
    uint32_t at; /* a SET or a MATCH */
    size_t slots[N_SLOTS];
} thread;

typedef struct threads {
    thread *at;
    uint32_t n;
} threads;

/* What is still to be looked at while a place is followed: another place, or a slot to be set back. */
typedef struct pending {
    uint32_t at;
    int32_t slot; /* -1: a place */
    size_t was;
} pending;

typedef struct run {
    const etch_regex *r;
    etch_text t;
    threads now, next;
    pending *stack;
    size_t *seen; /* by instruction: 1 + the position at which it was last reached */
    size_t slots[N_SLOTS];
} run;

void etch__regex_fini(etch_regex *r)
{
    ETCH_VEC_FINI(&r->code, r->alloc);
    ETCH_VEC_FINI(&r->ranges, r->alloc);
    etch__free(r->alloc, r->room, r->room_bytes);
    r->room = NULL;
}

static bool is_word(const etch_text *t, size_t i)
{
    char c = i < t->n ? t->at[i] : ' ';
    return (c >= '0' && c <= '9') || c == '_' || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
}

static bool is_place(const etch_text *t, size_t at, int32_t place)
{
    bool is_edge = (at > 0 && is_word(t, at - 1)) != is_word(t, at);
    switch ((etch_regex_place)place) {
    case ETCH_REGEX_TEXT_BEGIN: return at == 0;
    case ETCH_REGEX_TEXT_END: return at == t->n;
    case ETCH_REGEX_LINE_BEGIN: return at == 0 || t->at[at - 1] == '\n';
    case ETCH_REGEX_LINE_END: return at == t->n || t->at[at] == '\n';
    case ETCH_REGEX_WORD_EDGE: return is_edge;
    case ETCH_REGEX_NO_WORD_EDGE: return !is_edge;
    }
    return false;
}

/* Follows instruction `from` to those that need a character, and appends these. An instruction reached before at this position is preferred as it was. */
static void follow(run *x, threads *to, uint32_t from, size_t at)
{
    size_t n = 0;
    x->stack[n++] = (pending){ .at = from, .slot = -1 };
    while (n > 0) {
        pending top = x->stack[--n];
        if (top.slot >= 0) {
            x->slots[top.slot] = top.was;
            continue;
        }
        uint32_t i = top.at;
        const etch_regex_instr *instr = &x->r->code.at[i];
        if (x->seen[i] == at + 1)
            continue;
        x->seen[i] = at + 1;
        switch ((etch_regex_code)instr->code) {
        case ETCH_REGEX_SPLIT:
            x->stack[n++] = (pending){ .at = i + (uint32_t)instr->to[1], .slot = -1 };
            x->stack[n++] = (pending){ .at = i + (uint32_t)instr->to[0], .slot = -1 };
            break;
        case ETCH_REGEX_JUMP: x->stack[n++] = (pending){ .at = i + (uint32_t)instr->to[0], .slot = -1 }; break;
        case ETCH_REGEX_ASSERT:
            if (is_place(&x->t, at, instr->to[0]))
                x->stack[n++] = (pending){ .at = i + 1, .slot = -1 };
            break;
        case ETCH_REGEX_SAVE:
            x->stack[n++] = (pending){ .slot = instr->to[0], .was = x->slots[instr->to[0]] };
            x->slots[instr->to[0]] = at;
            x->stack[n++] = (pending){ .at = i + 1, .slot = -1 };
            break;
        case ETCH_REGEX_SET:
        case ETCH_REGEX_MATCH:
            to->at[to->n].at = i;
            memcpy(to->at[to->n++].slots, x->slots, sizeof x->slots);
            break;
        }
    }
}

static bool is_within(const etch_regex *r, const etch_regex_instr *set, uint32_t c)
{
    for (uint32_t i = 0; i < set->n; i++)
        if (c >= r->ranges.at[set->first + i].lo && c <= r->ranges.at[set->first + i].hi)
            return true;
    return false;
}

static bool takes(const etch_regex *r, const etch_regex_instr *set, uint32_t c)
{
    bool is_letter = c < 0x80 && (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
    bool is_in = is_within(r, set, c) || (set->folds && is_letter && is_within(r, set, c ^ 0x20));
    return is_in != set->is_negated;
}

/* One position: threads take the character there, or match. True: something matched. */
static bool step(run *x, size_t at, uint32_t c, bool has_character, size_t next_at, bool is_whole, size_t *groups)
{
    x->next.n = 0;
    for (uint32_t i = 0; i < x->now.n; i++) {
        const thread *th = &x->now.at[i];
        const etch_regex_instr *instr = &x->r->code.at[th->at];
        if (instr->code == ETCH_REGEX_MATCH) {
            if (is_whole && at != x->t.n)
                continue;
            memcpy(groups, th->slots, sizeof th->slots);
            groups[1] = at;
            return true; /* what comes behind is preferred less */
        }
        if (has_character && takes(x->r, instr, c)) {
            memcpy(x->slots, th->slots, sizeof x->slots);
            follow(x, &x->next, th->at + 1, next_at);
        }
    }
    return false;
}

static bool take_room(etch_regex *r, run *x)
{
    size_t n = r->code.n;
    size_t bytes = n * (2 * sizeof(thread) + 3 * sizeof(pending) + sizeof(size_t)) + 64;
    if (!r->room && !(r->room = etch__alloc(r->alloc, r->room_bytes = bytes)))
        return false;
    char *at = r->room;
    x->now.at = (thread *)at, at += n * sizeof(thread);
    x->next.at = (thread *)at, at += n * sizeof(thread);
    x->stack = (pending *)at, at += (3 * n + 1) * sizeof(pending);
    x->seen = (size_t *)at;
    return true;
}

etch_status etch__regex_find(etch_ctx *cx, etch_regex *r, etch_text t, size_t start, bool is_whole,
                             size_t groups[2 * ETCH_REGEX_GROUPS], bool *is_found)
{
    run x = { .r = r, .t = t };
    *is_found = false;
    if (!take_room(r, &x))
        return etch__fail_nomem(cx);
    memset(x.seen, 0, r->code.n * sizeof *x.seen);
    for (size_t at = start, n = 0;; at += n) {
        uint32_t c = 0;
        bool is_good = false;
        n = at < t.n ? etch__utf8_decode(t.at + at, t.n - at, &c, &is_good) : 0;
        if (!*is_found && (!is_whole || at == start)) { /* a match may begin here, if none has begun before */
            memset(x.slots, 0xff, sizeof x.slots);
            x.slots[0] = at;
            follow(&x, &x.now, 0, at);
        }
        *is_found |= step(&x, at, c, is_good && n > 0, at + n, is_whole, groups);
        threads done = x.now;
        x.now = x.next;
        x.next = done;
        if (n == 0 || (x.now.n == 0 && (*is_found || is_whole)))
            return ETCH_OK;
        ETCH_TRY(etch__go_on(cx, 16 + 16 * (int64_t)x.now.n)); /* a text may be long */
    }
}
