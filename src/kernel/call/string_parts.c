/* Strings taken apart: split at a separator, and into bytes or characters. Results are all parts, one behind the other, and how many each
 * string has, which is what rows of different lengths are made of. */
#include "kernel/call/calls.h"

#include "kernel/call/support.h"
#include "kernel/call/text.h"

#include <etch/ops.h>
#include <string.h>

/* Finds the parts of a string one by one: false when there is none left. */
typedef struct parting parting;
typedef bool next_part(parting *p, etch_text *part);
struct parting {
    next_part *next;
    etch_text rest, separator;
    int64_t limit, n_splits; /* of separators; a limit below 0: none */
    bool is_over;
    bool utf8;
    const char *errors; /* "replace", "ignore", "strict" */
    char replacement[4];
    size_t replacement_bytes;
    bool has_failed; /* strict, and what is there is no UTF-8 */
};

static bool give_rest(parting *p, etch_text *part)
{
    *part = p->rest;
    p->is_over = true;
    return true;
}

/* Runs of white space count as one separator, and those at the ends for nothing; but when the limit is reached, what is left is a part even if it is
 * empty, as in TensorFlow. */
static bool next_word(parting *p, etch_text *part)
{
    if (p->is_over)
        return false;
    if (p->limit == 0 || (p->limit > 0 && p->n_splits == p->limit))
        return give_rest(p, part);
    while (p->n_splits == 0 && p->rest.n > 0 && etch__is_space(p->rest.at[0]))
        p->rest.at++, p->rest.n--;
    if (p->rest.n == 0)
        return false;
    size_t n = 0;
    while (n < p->rest.n && !etch__is_space(p->rest.at[n]))
        n++;
    *part = (etch_text){ p->rest.at, n };
    while (n < p->rest.n && etch__is_space(p->rest.at[n]))
        n++;
    p->rest = (etch_text){ p->rest.at + n, p->rest.n - n };
    p->n_splits++;
    return true;
}

static bool next_field(parting *p, etch_text *part)
{
    if (p->is_over)
        return false;
    size_t at = 0, n = p->separator.n;
    bool may_split = p->limit < 0 || p->n_splits < p->limit;
    while (may_split && at + n <= p->rest.n && memcmp(p->rest.at + at, p->separator.at, n) != 0)
        at++;
    if (!may_split || at + n > p->rest.n)
        return give_rest(p, part);
    *part = (etch_text){ p->rest.at, at };
    p->rest = (etch_text){ p->rest.at + at + n, p->rest.n - at - n };
    p->n_splits++;
    return true;
}

static bool next_character(parting *p, etch_text *part)
{
    while (p->rest.n > 0) {
        uint32_t character;
        bool is_good = true;
        size_t n = p->utf8 ? etch__utf8_decode(p->rest.at, p->rest.n, &character, &is_good) : 1;
        *part = (etch_text){ p->rest.at, n };
        p->rest = (etch_text){ p->rest.at + n, p->rest.n - n };
        if (is_good)
            return true;
        if (p->errors[0] == 's')
            p->has_failed = true;
        if (p->errors[0] != 'i') {
            *part = (etch_text){ p->replacement, p->replacement_bytes };
            return true;
        }
    }
    return false;
}

/* Counts, asks for so many, then writes; `p` is how the parting of any string starts. */
static etch_status part_all(etch_call *c, const parting *start)
{
    const etch_array *x = &c->in[0];
    int64_t n = x->dims[0], total = 0;
    etch_room room;
    int64_t *lengths = etch__room_take(&room, c->cx, n, sizeof *lengths);
    if (!lengths)
        return etch__fail_nomem(c->cx);
    etch_status s = ETCH_OK;
    for (int64_t i = 0; i < n && s == ETCH_OK; i++) {
        parting p = *start;
        etch_text part;
        p.rest = etch__text(((etch_str *const *)x->data)[i * x->strides[0]]);
        for (lengths[i] = 0; p.next(&p, &part); lengths[i]++)
            ;
        total += lengths[i];
        if (p.has_failed)
            s = etch__fail(c->cx, ETCH_EINVAL, "%s: Invalid formatting on input string at index %lld", c->op,
                           (long long)i);
    }
    if (s == ETCH_OK)
        s = etch__call_settle(c, 0, &total, 1);
    if (s == ETCH_OK)
        s = etch__call_settle(c, 1, &n, 1);
    etch_str **y = (etch_str **)c->out[0].data;
    for (int64_t i = 0; i < n && s == ETCH_OK; i++) {
        parting p = *start;
        etch_text part;
        p.rest = etch__text(((etch_str *const *)x->data)[i * x->strides[0]]);
        while (s == ETCH_OK && p.next(&p, &part))
            s = etch__put_text(c, y++, NULL, part.at, part.n);
    }
    if (s == ETCH_OK && n > 0)
        memcpy(c->out[1].data, lengths, (size_t)n * sizeof *lengths);
    etch__room_give(&room);
    return s;
}

etch_status etch__call_string_split(etch_call *c)
{
    parting p = { .separator = etch__text_operand(c, 1), .limit = ((const etch_attrs_limit *)c->attrs)->limit };
    p.next = p.separator.n > 0 ? next_field : next_word;
    return part_all(c, &p);
}

etch_status etch__call_string_characters(etch_call *c)
{
    const etch_attrs_characters *attrs = c->attrs;
    parting p = { .next = next_character, .utf8 = attrs->utf8, .errors = attrs->errors };
    bool is_character = attrs->replacement >= 0 && attrs->replacement <= 0x10FFFF &&
                        (attrs->replacement < 0xD800 || attrs->replacement > 0xDFFF);
    if (strcmp(p.errors, "replace") != 0 && strcmp(p.errors, "ignore") != 0 && strcmp(p.errors, "strict") != 0)
        return etch__fail(
            c->cx, ETCH_EINVAL,
            "%s: errors is \"%s\", it must be in the list of allowed values: \"strict\", \"replace\", \"ignore\"",
            c->op, p.errors);
    if (!is_character)
        return etch__fail(c->cx, ETCH_EINVAL, "%s: replacement_char %lld is no character", c->op,
                          (long long)attrs->replacement);
    p.replacement_bytes = etch__utf8_encode((uint32_t)attrs->replacement, p.replacement);
    return part_all(c, &p);
}
