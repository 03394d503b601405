/* JSON, as far as the headers of files need it.
 *
 * Why not Jansson, which the etch program uses: its memory does not come from the runtime's allocator (its hooks are
 * the process's), and when an allocation fails while it collects a string it drops a byte and goes on, so that a tensor
 * would be found under a wrong name. Here a string is checked first and decoded later, into memory of its own size at
 * most: no step between the two can fail half-way.
 *
 * What must stay true: a string that etch__json_string returned has only whole escapes and whole characters, so
 * decoding it needs no checks. Nothing is read at or behind `end`. */
#include "tensor/json.h"

#include <string.h>

etch_status etch__json_expected(etch_json *j, const char *what)
{
    return etch__fail(j->cx, ETCH_EPARSE, "byte %zu of the header should be %s", (size_t)(j->at - j->begin), what);
}

static void skip_space(etch_json *j)
{
    while (j->at < j->end && (*j->at == ' ' || *j->at == '\t' || *j->at == '\n' || *j->at == '\r'))
        j->at++;
}

bool etch__json_accept(etch_json *j, char c)
{
    skip_space(j);
    if (j->at >= j->end || *j->at != c)
        return false;
    j->at++;
    return true;
}

etch_status etch__json_expect(etch_json *j, char c, const char *what)
{
    return etch__json_accept(j, c) ? ETCH_OK : etch__json_expected(j, what);
}

etch_status etch__json_next(etch_json *j, char close, size_t *n, bool *is_there)
{
    *is_there = !etch__json_accept(j, close);
    if (*is_there && ++*n > 1)
        return etch__json_expect(j, ',', close == '}' ? "',' or '}'" : "',' or ']'");
    return ETCH_OK;
}

/* --- strings ------------------------------------------------------------------------------------------------------ */

/* Four hexadecimal digits. */
static bool read_hex(const char *at, const char *end, uint32_t *out)
{
    if (end - at < 4)
        return false;
    *out = 0;
    for (int i = 0; i < 4; i++) {
        char c = at[i];
        int digit = c >= '0' && c <= '9'   ? c - '0'
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10
                    : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                           : -1;
        if (digit < 0)
            return false;
        *out = *out << 4 | (uint32_t)digit;
    }
    return true;
}

/* Bytes of the escape at `at`, which is a backslash, and what it stands for; 0: there is no such escape. Characters
 * past 16 bits are two escapes, a high and a low surrogate. */
static size_t read_escape(const char *at, const char *end, uint32_t *code)
{
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    uint32_t low;
    if (end - at < 2)
        return 0;
    if (at[1] != 'u') {
        const char *letter = at[1] ? strchr(letters, at[1]) : NULL;
        *code = letter ? (uint32_t)meanings[letter - letters] : 0;
        return letter ? 2 : 0;
    }
    if (!read_hex(at + 2, end, code))
        return 0;
    if (*code < 0xd800 || *code > 0xdfff)
        return 6;
    if (*code > 0xdbff || end - at < 12 || at[6] != '\\' || at[7] != 'u' || !read_hex(at + 8, end, &low) ||
        low < 0xdc00 || low > 0xdfff)
        return 0;
    *code = 0x10000 + ((*code - 0xd800) << 10) + (low - 0xdc00);
    return 12;
}

etch_status etch__json_string(etch_json *j, const char *what, etch_json_string *out)
{
    ETCH_TRY(etch__json_expect(j, '"', what));
    const char *first = j->at;
    while (j->at < j->end && *j->at != '"') {
        uint32_t code;
        bool is_escape = *j->at == '\\', is_control = (unsigned char)*j->at < 0x20;
        size_t n = is_escape    ? read_escape(j->at, j->end, &code)
                   : is_control ? 0
                                : etch__utf8_length(j->at, (size_t)(j->end - j->at));
        if (n == 0)
            return etch__json_expected(j, is_escape ? "an escape of JSON"
                                                    : "a character of UTF-8 that may stand in a string");
        j->at += n;
    }
    *out = (etch_json_string){ first, (size_t)(j->at - first) };
    return etch__json_expect(j, '"', "the end of a string");
}

static size_t put_utf8(uint32_t code, char to[4])
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    size_t n = code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (size_t i = n - 1; i > 0; i--, code >>= 6)
        to[i] = (char)(0x80 | (code & 0x3f));
    to[0] = (char)((0xf00u >> n) | code); /* as many ones as there are bytes */
    return n;
}

/* The next few bytes of what `s` stands for, which are no more than it has itself. Moves `s` behind them. */
static size_t decode(etch_json_string *s, char to[4])
{
    uint32_t code = 0;
    size_t taken = 1, n = 1;
    if (*s->at == '\\') {
        taken = read_escape(s->at, s->at + s->n, &code);
        n = put_utf8(code, to);
    } else {
        to[0] = *s->at;
    }
    s->at += taken;
    s->n -= taken;
    return n;
}

bool etch__json_is(etch_json_string s, const char *text)
{
    char part[4];
    while (s.n > 0) {
        size_t n = decode(&s, part);
        if (part[0] == '\0' || strncmp(text, part, n) != 0)
            return false;
        text += n;
    }
    return *text == '\0';
}

etch_status etch__json_keep(etch_json *j, etch_json_string s, etch_arena *to, const char **out)
{
    char *text = ETCH_ARENA_ARRAY(to, char, s.n + 1), *at = text, part[4];
    if (!text)
        return etch__fail_nomem(j->cx);
    while (s.n > 0) {
        size_t n = decode(&s, part);
        if (part[0] == '\0')
            return etch__fail(j->cx, ETCH_EPARSE, "a string of the header has the character 0 in it");
        memcpy(at, part, n);
        at += n;
    }
    *at = '\0';
    *out = text;
    return ETCH_OK;
}

/* As the reference implementation of safetensors escapes, so that files come out the same. */
void etch__json_add_string(etch_strbuf *b, const char *s)
{
    static const char special[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";
    etch__strbuf_add(b, "\"");
    for (const char *run = s;; run = ++s) {
        while (*s && (unsigned char)*s >= 0x20 && *s != '"' && *s != '\\')
            s++;
        etch__strbuf_addn(b, run, (size_t)(s - run));
        if (!*s)
            break;
        const char *found = strchr(special, *s);
        if (found)
            etch__strbuf_addf(b, "\\%c", letters[found - special]);
        else
            etch__strbuf_addf(b, "\\u%04x", (unsigned)(unsigned char)*s);
    }
    etch__strbuf_add(b, "\"");
}

/* --- numbers and the rest ----------------------------------------------------------------------------------------- */

static bool is_digit(const etch_json *j) { return j->at < j->end && *j->at >= '0' && *j->at <= '9'; }

static bool is_one_of(const etch_json *j, const char *chars)
{
    return j->at < j->end && *j->at && strchr(chars, *j->at);
}

etch_status etch__json_size(etch_json *j, const char *what, int64_t *out)
{
    skip_space(j);
    const char *first = j->at;
    int64_t x = 0;
    for (; is_digit(j); j->at++)
        if (ETCH_MUL_OVERFLOWS(x, 10, &x) || ETCH_ADD_OVERFLOWS(x, *j->at - '0', &x)) {
            j->at = first;
            return etch__fail(j->cx, ETCH_ERANGE, "the number at byte %zu of the header is 2^63 or larger",
                              (size_t)(first - j->begin));
        }
    /* No digits, a leading zero, or more of a number: 1.0, 1e3. */
    if (j->at == first || (*first == '0' && j->at - first > 1) || is_one_of(j, ".eE")) {
        j->at = first;
        return etch__json_expected(j, what);
    }
    *out = x;
    return ETCH_OK;
}

bool etch__json_accept_word(etch_json *j, const char *word)
{
    skip_space(j);
    size_t n = strlen(word);
    if ((size_t)(j->end - j->at) < n || memcmp(j->at, word, n) != 0)
        return false;
    j->at += n;
    return true;
}

static etch_status skip_digits(etch_json *j)
{
    if (!is_digit(j))
        return etch__json_expected(j, "a digit");
    while (is_digit(j))
        j->at++;
    return ETCH_OK;
}

static etch_status skip_number(etch_json *j)
{
    if (is_one_of(j, "-"))
        j->at++;
    if (is_one_of(j, "0"))
        j->at++;
    else
        ETCH_TRY(skip_digits(j));
    if (is_one_of(j, ".")) {
        j->at++;
        ETCH_TRY(skip_digits(j));
    }
    if (is_one_of(j, "eE")) {
        j->at++;
        if (is_one_of(j, "+-"))
            j->at++;
        ETCH_TRY(skip_digits(j));
    }
    return ETCH_OK;
}

static etch_status skip(etch_json *j, int depth)
{
    etch_json_string s;
    if (etch__json_accept_word(j, "true") || etch__json_accept_word(j, "false") || etch__json_accept_word(j, "null"))
        return ETCH_OK;
    if (is_one_of(j, "\""))
        return etch__json_string(j, "a string", &s);
    if (is_one_of(j, "-0123456789"))
        return skip_number(j);
    if (!is_one_of(j, "{["))
        return etch__json_expected(j, "a value");
    if (depth == 0)
        return etch__fail(j->cx, ETCH_EPARSE, "at byte %zu of the header values are nested more than %d deep",
                          (size_t)(j->at - j->begin), ETCH_JSON_DEPTH);
    char close = *j->at++ == '{' ? '}' : ']';
    size_t n = 0;
    for (bool is_there;;) {
        ETCH_TRY(etch__json_next(j, close, &n, &is_there));
        if (!is_there)
            return ETCH_OK;
        if (close == '}') {
            ETCH_TRY(etch__json_string(j, "a string", &s));
            ETCH_TRY(etch__json_expect(j, ':', "':'"));
        }
        ETCH_TRY(skip(j, depth - 1));
    }
}

etch_status etch__json_skip(etch_json *j) { return skip(j, ETCH_JSON_DEPTH); }

etch_status etch__json_end(etch_json *j)
{
    skip_space(j);
    return j->at < j->end ? etch__json_expected(j, "the end") : ETCH_OK;
}
