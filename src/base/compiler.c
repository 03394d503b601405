/* The end of the road for our own bugs. The only place in the library that prints: there is nobody left to tell. */
#include "base/compiler.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void etch__assert_failed(const char *file, int line, const char *cond, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    fprintf(stderr, "etch: internal error at %s:%d: ", file, line);
    vfprintf(stderr, fmt, args);
    fprintf(stderr, " (expected: %s)\n", cond);
    va_end(args);
    abort();
}
