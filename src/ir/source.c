/* Places in a text and the errors that point at them. The line that is shown is cut around the place if it is long, and
 * what a terminal would not show as one character is shown as "?", so that the caret stands where it should. */
#include "ir/source.h"

#include <string.h>

enum { SHOWN_BEFORE = 60, SHOWN_AFTER = 40 }; /* bytes of the line around the place */

void etch__source_place(etch_source *s, const char *at, uint32_t *line, uint32_t *column)
{
    if (!s->last || at < s->last) {
        s->last = s->line_at = s->text;
        s->line = 1;
    }
    const char *newline;
    while ((newline = memchr(s->last, '\n', (size_t)(at - s->last)))) {
        s->last = s->line_at = newline + 1;
        s->line++;
    }
    s->last = at;
    *line = s->line;
    *column = (uint32_t)(at - s->line_at) + 1;
}

static void add_shown(etch_strbuf *b, const char *from, const char *to)
{
    for (; from < to; from++) {
        unsigned char c = (unsigned char)*from;
        char shown = c == '\t' ? '\t' : c < 0x20 || c >= 0x7f ? '?' : (char)c;
        etch__strbuf_addn(b, &shown, 1);
    }
}

static void add_excerpt(etch_strbuf *b, const char *line, const char *at, const char *end)
{
    const char *line_end = at;
    while (line_end < end && *line_end != '\n' && *line_end != '\r')
        line_end++;
    const char *from = at - line > SHOWN_BEFORE ? at - SHOWN_BEFORE : line;
    const char *to = line_end - at > SHOWN_AFTER ? at + SHOWN_AFTER : line_end;
    etch__strbuf_add(b, from > line ? "\n..." : "\n");
    add_shown(b, from, to);
    etch__strbuf_add(b, to < line_end ? "...\n" : "\n");
    etch__strbuf_add(b, from > line ? "   " : "");
    for (const char *s = from; s < at; s++)
        etch__strbuf_add(b, *s == '\t' ? "\t" : " ");
    etch__strbuf_add(b, "^");
}

etch_status etch__source_fail(etch_ctx *cx, etch_source *s, const char *at)
{
    etch_status status = cx->status;
    uint32_t line, column;
    cx->sticky = false;
    if (status == ETCH_ENOMEM)
        return status;
    etch__source_place(s, at, &line, &column);
    etch_strbuf text;
    etch__strbuf_init(&text, cx->alloc);
    etch__strbuf_addf(&text, "%s:%u:%u: %s", s->file, line, column, etch_error_message(cx));
    add_excerpt(&text, s->line_at, at, s->end);
    if (!text.failed)
        etch__fail(cx, status, "%s", text.at);
    etch__strbuf_fini(&text);
    return status;
}
