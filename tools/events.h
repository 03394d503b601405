/* Files of events, as etch_event_json writes them (docs/events.md): one JSON object per line, or an array of them. */
#ifndef ETCH_TOOLS_EVENTS_H
#define ETCH_TOOLS_EVENTS_H

#include "base/arena.h"
#include "base/vec.h"
#include "cli.h"
#include <etch/event.h>

typedef struct cli_events {
    const etch_allocator *alloc;
    ETCH_VEC(etch_event) list; /* in the order of the file */
    etch_arena arena;          /* their texts, in which a terminal finds nothing to obey */
} cli_events;

/* Reads the n bytes of a file. Returns an exit status; what is wrong, and in which line, is printed. The caller releases the events in any
 * case. */
int cli_events_read(etch_ctx *cx, const char *file, const char *text, size_t n, cli_events *out);
void cli_events_release(cli_events *e);

#endif
