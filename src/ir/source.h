/* A text with a file's name: where a place in it is, and errors that show it. */
#ifndef ETCH_IR_SOURCE_H
#define ETCH_IR_SOURCE_H

#include "base/ctx.h"

typedef struct etch_source {
    const char *file;
    const char *text, *end; /* *end is NUL, and no NUL is before it */
    /* The place that was asked for last and its line, so that asking for one after the other is one walk through
     * the text. */
    const char *last, *line_at;
    uint32_t line;
} etch_source;

/* Line and column of `at`, both from 1; the column counts bytes. */
void etch__source_place(etch_source *s, const char *at, uint32_t *line, uint32_t *column);
/* The failure just reported on cx becomes "file:line:column: message", with the line and a caret under the place
 * below it. It no longer sticks. Returns its status. */
etch_status etch__source_fail(etch_ctx *cx, etch_source *s, const char *at);

#endif
