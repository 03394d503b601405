/* Texts of others shown so that a terminal obeys none of them, and figures for people. */
#ifndef ETCH_TOOLS_TEXT_H
#define ETCH_TOOLS_TEXT_H

#include "base/strbuf.h"
#include <stdint.h>
#include <stdio.h>

/* Adds n bytes of text. What is not to be shown as it is becomes visible: \n, \t, \x1b for control characters and for bytes that
 * are not UTF-8, \u202e for characters that change the direction or the line. `keeps_lines`: line ends stay. */
void cli_add_visible(etch_strbuf *b, const char *s, size_t n, bool keeps_lines);
/* Prints a text of several lines that way; false if memory ran out. */
bool cli_print_visible(const etch_allocator *alloc, const char *text, FILE *to);

/* "0.4 us", "212 us", "3.2 ms", "12 s"; "12 bytes", "9.1 KiB". */
void cli_print_time(uint64_t ns, FILE *to);
void cli_print_bytes(uint64_t bytes, FILE *to);
/* "1 trace", "3 traces"; "1 entry", "2 entries". */
void cli_print_count(uint64_t n, const char *one, const char *many, FILE *to);

#endif
