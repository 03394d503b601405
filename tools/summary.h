/* What many events come to. */
#ifndef ETCH_TOOLS_SUMMARY_H
#define ETCH_TOOLS_SUMMARY_H

#include "events.h"

/* Prints it: per function calls, traces, time and bytes; the cause that cost most; the advice that would have avoided most. Returns
 * an exit status; the error is printed. */
int cli_print_summary(etch_ctx *cx, const char *file, cli_events *e);

#endif
