/* Names of passes on the command line. */
#ifndef ETCH_TOOLS_OPT_H
#define ETCH_TOOLS_OPT_H

#include "args.h"

/* Every name in `list` ("a,b"; NULL or "": none) is a pass, or `also` (may be NULL); false after a usage error that calls the
 * option --`option`. */
bool cli_check_passes(const cli_args *a, const char *option, const char *list, const char *also);

#endif
