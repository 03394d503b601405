/* Profiles: measuring a run, the file that etch_profile_json writes (docs/performance.md), and the table of one. */
#ifndef ETCH_TOOLS_PROFILE_H
#define ETCH_TOOLS_PROFILE_H

#include "cli.h"
#include <stdbool.h>
#include <stddef.h>

/* Is this the text of a profile, rather than of events? */
bool cli_is_profile(const char *text, size_t n);
/* Prints the table of one that was read from `file`. Returns an exit status; what is wrong is printed. */
int cli_report_profile(etch_ctx *cx, const char *file, const char *text, size_t n);

/* Writes what was measured to the file, and its table to the standard error. Returns an exit status; what is wrong is printed. */
int cli_write_profile(etch_ctx *cx, const char *file);

#endif
