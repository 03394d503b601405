/* From a pattern to instructions. Places are counted from the instruction itself, so that a piece of code can be moved and copied: repetition puts
 * instructions before the piece that was just made, and copies it. */
#include "kernel/call/regex.h"

#include <string.h>

enum { MAX_REPEAT = 1000, MAX_CODE = 100000, MAX_DEPTH = 250, MAX_CHARACTER = 0x10FFFF };
#define NOTHING SIZE_MAX

typedef struct parser {
    etch_regex *r;
    etch_text t;
    size_t at;
    bool folds, dot_is_all, has_lines; /* i, s, m */
    int depth;
    const char *error; /* set once; nothing is done from then on */
    bool no_memory;
} parser;

static bool fail(parser *p, const char *error)
{
    p->error = p->error || p->no_memory ? p->error : error; /* without memory the rest looks as if it were missing */
    return false;
}

static bool is_over(const parser *p) { return p->error || p->no_memory || p->at == p->t.n; }
static bool next_is(const parser *p, char c) { return !is_over(p) && p->t.at[p->at] == c; }
static bool take(parser *p, char c) { return next_is(p, c) ? (p->at++, true) : false; }
static bool next_are(const parser *p, const char *s)
{
    size_t n = strlen(s);
    return !is_over(p) && p->t.n - p->at >= n && memcmp(p->t.at + p->at, s, n) == 0;
}

/* --- code -------------------------------------------------------------------------------------------------------------------------- */

/* Instruction `i` becomes x, and those from there on move by one. */
static void insert(parser *p, size_t i, etch_regex_instr x)
{
    etch_regex *r = p->r;
    if (r->code.n >= MAX_CODE)
        (void)fail(p, "pattern too large - compile failed");
    else if (!ETCH_VEC_RESERVE(&r->code, r->alloc, 1))
        p->no_memory = true;
    if (p->error || p->no_memory)
        return;
    memmove(r->code.at + i + 1, r->code.at + i, (r->code.n - i) * sizeof x);
    r->code.at[i] = x;
    r->code.n++;
}

static void emit(parser *p, etch_regex_instr x) { insert(p, p->r->code.n, x); }

static void emit_copy(parser *p, size_t from, size_t n)
{
    for (size_t i = 0; i < n && !p->error && !p->no_memory; i++)
        emit(p, p->r->code.at[from + i]);
}

static etch_regex_instr split(int32_t preferred, int32_t other, bool is_lazy)
{
    return (etch_regex_instr){ .code = ETCH_REGEX_SPLIT,
                               .to = { is_lazy ? other : preferred, is_lazy ? preferred : other } };
}

static void emit_place(parser *p, etch_regex_place place)
{
    emit(p, (etch_regex_instr){ .code = ETCH_REGEX_ASSERT, .to = { (int32_t)place } });
}

static void add_range(parser *p, uint32_t lo, uint32_t hi)
{
    if (!ETCH_VEC_PUSH(&p->r->ranges, p->r->alloc, ((etch_regex_range){ lo, hi })))
        p->no_memory = true;
}

/* A set of the ranges that were added since there were `first`. */
static void emit_set(parser *p, size_t first, bool is_negated)
{
    emit(p, (etch_regex_instr){ .code = ETCH_REGEX_SET,
                                .is_negated = is_negated,
                                .folds = p->folds,
                                .first = (uint32_t)first,
                                .n = (uint32_t)(p->r->ranges.n - first) });
}

static void emit_character(parser *p, uint32_t c)
{
    size_t first = p->r->ranges.n;
    add_range(p, c, c);
    emit_set(p, first, false);
}

/* --- characters and sets ------------------------------------------------------------------------------------------------------------ */

static bool take_character(parser *p, uint32_t *c)
{
    bool is_good;
    if (is_over(p))
        return fail(p, "missing argument");
    p->at += etch__utf8_decode(p->t.at + p->at, p->t.n - p->at, c, &is_good);
    return is_good || fail(p, "invalid UTF-8");
}

/* Ranges of ASCII that have names, as pairs of characters. */
static const struct {
    const char *name, *pairs;
} names[] = {
    { "d", "09" },          { "w", "09AZ__az" },    { "s", "\t\n\f\r  " },   { "alnum", "09AZaz" }, { "alpha", "AZaz" },
    { "ascii", "" },        { "blank", "\t\t  " },  { "cntrl", "" },         { "digit", "09" },     { "graph", "!~" },
    { "lower", "az" },      { "print", " ~" },      { "punct", "!/:@[`{~" }, { "space", "\t\r  " }, { "upper", "AZ" },
    { "word", "09AZ__az" }, { "xdigit", "09AFaf" },
};

/* Adds the ranges of a name, or of all that is not among them: its pairs are in order. */
static bool add_named(parser *p, const char *name, size_t n, bool is_negated)
{
    for (size_t i = 0; i < ETCH_COUNT_OF(names); i++) {
        if (strlen(names[i].name) != n || memcmp(names[i].name, name, n) != 0)
            continue;
        uint32_t begin = 0;
        etch_regex_range special[2] = { { 0, 0x7F }, { 0x7F, 0x7F } };
        bool is_ascii = strcmp(names[i].name, "ascii") == 0, is_control = strcmp(names[i].name, "cntrl") == 0;
        special[0].hi = is_control ? 0x1F : 0x7F;
        size_t n_pairs = is_ascii ? 1 : is_control ? 2 : strlen(names[i].pairs) / 2;
        for (size_t k = 0; k < n_pairs; k++) {
            const char *pair = names[i].pairs + 2 * k;
            etch_regex_range x = is_ascii || is_control
                                     ? special[k]
                                     : (etch_regex_range){ (unsigned char)pair[0], (unsigned char)pair[1] };
            if (!is_negated)
                add_range(p, x.lo, x.hi);
            else if (x.lo > begin)
                add_range(p, begin, x.lo - 1);
            begin = x.hi + 1;
        }
        if (is_negated)
            add_range(p, begin, MAX_CHARACTER);
        return true;
    }
    return fail(p, "invalid character class range");
}

/* \d and the like: adds their ranges. */
static bool add_escaped_set(parser *p)
{
    if (is_over(p) || p->t.n - p->at < 2 || p->t.at[p->at] != '\\')
        return false;
    char c = p->t.at[p->at + 1], lower = (char)(c | 0x20);
    if (lower != 'd' && lower != 'w' && lower != 's')
        return false;
    p->at += 2;
    return add_named(p, &lower, 1, c != lower);
}

static int digit_of(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10 : -1;
}

/* Behind \x. */
static bool take_hex(parser *p, uint32_t *c)
{
    bool is_long = take(p, '{');
    int n = 0;
    for (*c = 0; !is_over(p) && digit_of(p->t.at[p->at]) >= 0 && (is_long ? *c <= MAX_CHARACTER : n < 2); n++)
        *c = *c * 16 + (uint32_t)digit_of(p->t.at[p->at++]);
    bool is_good = is_long ? n > 0 && take(p, '}') : n == 2;
    return (is_good && *c <= MAX_CHARACTER) || fail(p, "invalid escape sequence");
}

/* One character, perhaps escaped. */
static bool take_literal(parser *p, uint32_t *c)
{
    static const char letters[] = "aftnrv", meanings[] = "\a\f\t\n\r\v";
    if (!take(p, '\\'))
        return take_character(p, c);
    if (is_over(p))
        return fail(p, "trailing \\");
    if (take(p, 'x'))
        return take_hex(p, c);
    const char *letter = p->t.at[p->at] ? strchr(letters, p->t.at[p->at]) : NULL;
    if (letter) {
        p->at++;
        *c = (unsigned char)meanings[letter - letters];
        return true;
    }
    bool is_punctuation = (unsigned char)p->t.at[p->at] < 0x80 && p->t.at[p->at] != 0 && digit_of(p->t.at[p->at]) < 0 &&
                          ((p->t.at[p->at] | 0x20) < 'a' || (p->t.at[p->at] | 0x20) > 'z');
    return is_punctuation ? take_character(p, c) : fail(p, "invalid escape sequence");
}

static bool take_posix(parser *p)
{
    const char *name = p->t.at + p->at + 2, *end = p->t.at + p->t.n;
    bool is_negated = name < end && *name == '^';
    name += is_negated;
    const char *close = name;
    while (close + 1 < end && !(close[0] == ':' && close[1] == ']'))
        close++;
    if (close + 1 >= end)
        return fail(p, "invalid character class range");
    p->at = (size_t)(close + 2 - p->t.at);
    return add_named(p, name, (size_t)(close - name), is_negated);
}

/* Behind [. A ] that comes first is itself. */
static void parse_set(parser *p)
{
    size_t first = p->r->ranges.n;
    bool is_negated = take(p, '^'), is_first = true;
    for (; is_first || !next_is(p, ']'); is_first = false) {
        uint32_t lo, hi;
        if (is_over(p)) {
            (void)fail(p, "missing ]");
            return;
        }
        if (next_are(p, "[:")) {
            if (!take_posix(p))
                return;
            continue;
        }
        if (add_escaped_set(p))
            continue;
        if (p->error || !take_literal(p, &lo))
            return;
        hi = lo;
        bool is_range = next_is(p, '-') && p->t.n - p->at > 1 && p->t.at[p->at + 1] != ']';
        if (is_range && (p->at++, !take_literal(p, &hi)))
            return;
        if (hi < lo) {
            (void)fail(p, "invalid character class range");
            return;
        }
        add_range(p, lo, hi);
    }
    p->at++;
    emit_set(p, first, is_negated);
}

/* --- structure ---------------------------------------------------------------------------------------------------------------------- */

static void parse_alternatives(parser *p);

static bool take_flags(parser *p)
{
    bool is_on = true;
    while (!is_over(p) && !next_is(p, ')') && !next_is(p, ':')) {
        char c = p->t.at[p->at++];
        if (c == 'i')
            p->folds = is_on;
        else if (c == 's')
            p->dot_is_all = is_on;
        else if (c == 'm')
            p->has_lines = is_on;
        else if (c == '-' && is_on)
            is_on = false;
        else
            return fail(p, "invalid or unsupported Perl syntax");
    }
    return true;
}

static void parse_capture(parser *p)
{
    int group = ++p->r->n_groups;
    bool is_told = group < ETCH_REGEX_GROUPS;
    if (is_told)
        emit(p, (etch_regex_instr){ .code = ETCH_REGEX_SAVE, .to = { 2 * group } });
    parse_alternatives(p);
    if (is_told)
        emit(p, (etch_regex_instr){ .code = ETCH_REGEX_SAVE, .to = { 2 * group + 1 } });
}

/* Behind (. Flags hold to the end of the group that they stand in. False: (?i) is no group, what follows is in the one around it. */
static bool parse_group(parser *p)
{
    parser outer = *p;
    bool goes_on = false;
    if (next_are(p, "?P<") || next_are(p, "?<")) {
        size_t begin = p->at += p->t.at[p->at + 1] == 'P' ? 3 : 2;
        while (!is_over(p) && !next_is(p, '>') &&
               (digit_of(p->t.at[p->at]) >= 0 || p->t.at[p->at] == '_' ||
                ((p->t.at[p->at] | 0x20) >= 'a' && (p->t.at[p->at] | 0x20) <= 'z')))
            p->at++;
        if (p->at == begin || !take(p, '>'))
            (void)fail(p, "invalid named capture group");
        else
            parse_capture(p);
    } else if (take(p, '?')) {
        if (!take_flags(p))
            return false;
        goes_on = !next_is(p, ':');
        if (!goes_on) {
            p->at++;
            parse_alternatives(p);
        }
    } else {
        parse_capture(p);
    }
    if (!take(p, ')')) {
        (void)fail(p, "missing )");
        return false;
    }
    if (!goes_on)
        p->folds = outer.folds, p->dot_is_all = outer.dot_is_all, p->has_lines = outer.has_lines;
    return !goes_on;
}

/* Where the code of the last character begins, NOTHING if there is none. */
static size_t parse_quoted(parser *p)
{
    size_t from = NOTHING;
    while (!is_over(p) && !next_are(p, "\\E")) {
        uint32_t c;
        from = p->r->code.n;
        if (take_character(p, &c))
            emit_character(p, c);
    }
    if (next_are(p, "\\E"))
        p->at += 2;
    return from;
}

static bool take_counts(parser *p, int *least, int *most);

/* One atom; false if there is none. *from: where the code begins that is repeated if that comes next, NOTHING if nothing can be. */
static bool parse_atom(parser *p, size_t *from)
{
    static const struct {
        const char *text;
        etch_regex_place place;
    } places[] = { { "\\A", ETCH_REGEX_TEXT_BEGIN },
                   { "\\z", ETCH_REGEX_TEXT_END },
                   { "\\b", ETCH_REGEX_WORD_EDGE },
                   { "\\B", ETCH_REGEX_NO_WORD_EDGE } };
    size_t first = p->r->ranges.n;
    uint32_t c;
    int least, most;
    *from = p->r->code.n;
    if (is_over(p) || next_is(p, '|') || next_is(p, ')'))
        return false;
    for (size_t i = 0; i < ETCH_COUNT_OF(places); i++)
        if (next_are(p, places[i].text)) {
            p->at += 2;
            emit_place(p, places[i].place);
            return true;
        }
    if (next_are(p, "\\Q")) {
        p->at += 2;
        *from = parse_quoted(p);
    } else if (take(p, '(')) {
        if (!parse_group(p))
            *from = NOTHING;
    } else if (take(p, '[')) {
        parse_set(p);
    } else if (take(p, '.')) {
        if (!p->dot_is_all)
            add_range(p, '\n', '\n');
        emit_set(p, first, true);
    } else if (take(p, '^')) {
        emit_place(p, p->has_lines ? ETCH_REGEX_LINE_BEGIN : ETCH_REGEX_TEXT_BEGIN);
    } else if (take(p, '$')) {
        emit_place(p, p->has_lines ? ETCH_REGEX_LINE_END : ETCH_REGEX_TEXT_END);
    } else if (next_is(p, '*') || next_is(p, '+') || next_is(p, '?') || take_counts(p, &least, &most)) {
        return fail(p, "no argument for repetition operator");
    } else if (add_escaped_set(p)) {
        emit_set(p, first, false);
    } else if (!p->error && take_literal(p, &c)) {
        emit_character(p, c);
    }
    return !p->error;
}

/* {n}, {n,}, {n,m}; what is none of these is text. *most -1: no limit. */
static bool take_counts(parser *p, int *least, int *most)
{
    size_t was = p->at;
    int n[2] = { 0, -1 }, n_digits[2] = { 0, 0 };
    if (!take(p, '{'))
        return false;
    bool has_comma = false;
    for (int i = 0; i < 2; i++) {
        for (; !is_over(p) && p->t.at[p->at] >= '0' && p->t.at[p->at] <= '9'; n_digits[i]++) {
            int digit = p->t.at[p->at++] - '0';
            n[i] = n_digits[i] == 0 ? digit : n[i] > MAX_REPEAT ? n[i] : n[i] * 10 + digit;
        }
        if (i == 0)
            has_comma = take(p, ',');
        if (i == 0 && !has_comma)
            break;
    }
    if (n_digits[0] == 0 || !take(p, '}')) {
        p->at = was;
        return false;
    }
    *least = n[0];
    *most = has_comma ? n[1] : n[0];
    if (*least > MAX_REPEAT || *most > MAX_REPEAT || (*most >= 0 && *most < *least))
        return fail(p, "bad repetition operator");
    return true;
}

/* The code from `from` on, so many times. x{2,4} is xx(x(x)?)?. */
static void repeat(parser *p, size_t from, int least, int most, bool is_lazy)
{
    size_t n = p->r->code.n - from;
    if (most < 0) { /* xx* as x x+ : the last copy goes back to itself */
        for (int i = 1; i < least; i++)
            emit_copy(p, from, n);
        emit(p, split(-(int32_t)n, 1, is_lazy));
        if (least == 0) /* x* is (x+)?: one place to split at would prefer wrongly where x can be empty */
            insert(p, from, split(1, (int32_t)n + 2, is_lazy));
        return;
    }
    for (int i = 1; i < most; i++)
        emit_copy(p, from, n);
    /* From behind, so that places before do not move: optional copy i jumps to the end of all. */
    size_t end = p->r->code.n;
    for (int i = most - 1; i >= least && !p->error && !p->no_memory; i--, end++) {
        size_t at = from + (size_t)i * n;
        insert(p, at, split(1, (int32_t)(end + 1 - at), is_lazy));
    }
    if (most == 0) /* nothing of it: the code is jumped over */
        insert(p, from, (etch_regex_instr){ .code = ETCH_REGEX_JUMP, .to = { (int32_t)n + 1 } });
}

static void parse_sequence(parser *p)
{
    size_t from;
    while (parse_atom(p, &from)) {
        int least = 0, most = -1;
        bool is_repeated = take(p, '*') || (take(p, '+') && (least = 1)) || (take(p, '?') && (most = 1)) ||
                           take_counts(p, &least, &most);
        if (p->error || p->no_memory)
            return;
        if (!is_repeated)
            continue;
        if (from == NOTHING) {
            (void)fail(p, "no argument for repetition operator");
            return;
        }
        repeat(p, from, least, most, take(p, '?'));
        if (next_is(p, '*') || next_is(p, '+') || next_is(p, '?') || take_counts(p, &least, &most))
            (void)fail(p, "bad repetition operator");
    }
}

static void parse_alternatives(parser *p)
{
    size_t from = p->r->code.n,
           last =
               NOTHING; /* the last jump to the end; until that is known, each says how far before it the last one is */
    if (++p->depth > MAX_DEPTH)
        (void)fail(p, "expression nests too deeply");
    for (parse_sequence(p); take(p, '|'); parse_sequence(p)) {
        insert(p, from, split(1, (int32_t)(p->r->code.n - from) + 2, false));
        size_t jump = p->r->code.n;
        emit(p, (etch_regex_instr){ .code = ETCH_REGEX_JUMP, .to = { last == NOTHING ? 0 : (int32_t)(jump - last) } });
        last = jump;
        from = p->r->code.n;
    }
    for (bool more = last != NOTHING && !p->error && !p->no_memory; more;) {
        int32_t *to = &p->r->code.at[last].to[0], back = *to;
        *to = (int32_t)(p->r->code.n - last);
        last -= (size_t)back;
        more = back > 0;
    }
    p->depth--;
}

etch_status etch__regex_init(etch_ctx *cx, const char *op, etch_text pattern, etch_regex *r)
{
    *r = (etch_regex){ .alloc = cx->alloc };
    parser p = { .r = r, .t = pattern };
    parse_alternatives(&p);
    if (next_is(&p, ')'))
        (void)fail(&p, "unexpected )");
    emit(&p, (etch_regex_instr){ .code = ETCH_REGEX_MATCH });
    if (!p.error && !p.no_memory)
        return ETCH_OK;
    char shown[ETCH_TEXT_SHOWN];
    etch__regex_fini(r);
    if (p.error)
        return etch__fail(cx, ETCH_EINVAL, "%s: Invalid pattern: %s, error: %s", op, etch__text_show(pattern, shown),
                          p.error);
    return etch__fail_nomem(cx);
}
