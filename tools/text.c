/* Texts of others, and figures. A name in a file may hold anything that its writer liked, also what moves the cursor, renames the
 * window or shows other text than there is; people see what is there instead.
 *
 * Must stay true: of what is added here, a terminal gets printable characters and, where asked for, line ends. */
#include "text.h"

#include <string.h>

/* The character at s, of which n > 0 bytes are left, and the bytes that it takes; -1, and one byte, if it is not UTF-8. */
static int32_t decode(const unsigned char *s, size_t n, size_t *length)
{
    static const int32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    *length = 1;
    if (s[0] < 0x80)
        return s[0];
    size_t want = s[0] >> 5 == 6 ? 2 : s[0] >> 4 == 14 ? 3 : s[0] >> 3 == 30 ? 4 : 0;
    if (want == 0 || want > n)
        return -1;
    int32_t c = s[0] & (0x7f >> want);
    for (size_t i = 1; i < want; i++) {
        if (s[i] >> 6 != 2)
            return -1;
        c = c << 6 | (s[i] & 0x3f);
    }
    if (c < least[want] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
        return -1;
    *length = want;
    return c;
}

static bool is_control(int32_t c) { return c < 0x20 || (c >= 0x7f && c < 0xa0); }

/* Marks, embeddings, overrides and isolates of direction; line and paragraph separators; the byte order mark. */
static bool is_format(int32_t c)
{
    return (c >= 0x200b && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069) ||
           c == 0x061c || c == 0xfeff;
}

void cli_add_visible(etch_strbuf *b, const char *text, size_t n, bool keeps_lines)
{
    const unsigned char *s = (const unsigned char *)text;
    size_t length;
    for (size_t i = 0; i < n; i += length) {
        int32_t c = decode(s + i, n - i, &length);
        if (c == '\n' || c == '\t')
            etch__strbuf_add(b, c == '\t' ? "\\t" : keeps_lines ? "\n" : "\\n");
        else if (c < 0 || is_control(c)) /* one byte, or the second of two is the character */
            etch__strbuf_addf(b, "\\x%02x", s[i + length - 1]);
        else if (is_format(c))
            etch__strbuf_addf(b, "\\u%04x", (unsigned)c);
        else
            etch__strbuf_addn(b, text + i, length);
    }
}

bool cli_print_visible(const etch_allocator *alloc, const char *text, FILE *to)
{
    etch_strbuf b;
    etch__strbuf_init(&b, alloc);
    cli_add_visible(&b, text, strlen(text), true);
    bool ok = !b.failed;
    if (ok)
        fputs(b.at, to);
    etch__strbuf_fini(&b);
    return ok;
}

void cli_print_time(uint64_t ns, FILE *to)
{
    static const char *const units[] = { "us", "ms", "s" };
    double x = (double)ns / 1000;
    int i = 0;
    for (; i < 2 && x >= 1000; i++)
        x /= 1000;
    fprintf(to, x < 10 ? "%.1f %s" : "%.0f %s", x, units[i]);
}

void cli_print_bytes(uint64_t bytes, FILE *to)
{
    static const char *const units[] = { "bytes", "KiB", "MiB", "GiB" };
    double x = (double)bytes;
    int i = 0;
    for (; i < 3 && x >= 1024; i++)
        x /= 1024;
    fprintf(to, i ? "%.1f %s" : "%.0f %s", x, units[i]);
}

void cli_print_count(uint64_t n, const char *one, const char *many, FILE *to)
{
    fprintf(to, "%llu %s", (unsigned long long)n, n == 1 ? one : many);
}
