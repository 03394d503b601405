/* Regular expressions with the syntax and the meaning of RE2: leftmost matches, of alternatives the first, in time that grows with the
 * product of the text's and the pattern's length and no faster. Texts are UTF-8; bytes that are none match nothing.
 *
 *   x|y  xy  x* x+ x? x{n} x{n,} x{n,m}, with ? behind them as few as possible
 *   (x) (?P<name>x) (?<name>x) (?:x) (?flags) (?flags:x); flags i (letters of ASCII), s (. is a newline too), m (^ and $ at lines), - before
 *   those that are switched off
 *   .  [ab-c] [^ab] [[:alpha:]]  \d \w \s \D \W \S  ^ $ \A \z \b \B
 *   \a \f \t \n \r \v \xHH \x{H...} \Q...\E, and \ before what is no letter or digit
 *
 * Classes of Unicode (\pL) are not there. What no automaton can do is an error, as in RE2: references back, looking ahead. */
#ifndef ETCH_KERNEL_CALL_REGEX_H
#define ETCH_KERNEL_CALL_REGEX_H

#include "base/ctx.h"
#include "base/vec.h"
#include "kernel/call/text.h"

enum { ETCH_REGEX_GROUPS = 10 }; /* what matches tell about: the whole and nine groups */

typedef enum etch_regex_code {
    ETCH_REGEX_SET,    /* one character of a set, or not of it */
    ETCH_REGEX_SPLIT,  /* goes on at both places, the first one preferred */
    ETCH_REGEX_JUMP,   /* goes on at the first place */
    ETCH_REGEX_SAVE,   /* notes the position */
    ETCH_REGEX_ASSERT, /* goes on if the position is such a one */
    ETCH_REGEX_MATCH,
} etch_regex_code;

typedef enum etch_regex_place {
    ETCH_REGEX_TEXT_BEGIN,
    ETCH_REGEX_TEXT_END,
    ETCH_REGEX_LINE_BEGIN,
    ETCH_REGEX_LINE_END,
    ETCH_REGEX_WORD_EDGE,
    ETCH_REGEX_NO_WORD_EDGE,
} etch_regex_place;

typedef struct etch_regex_instr {
    uint8_t code;
    bool is_negated, folds; /* of sets: letters of ASCII match in either case */
    int32_t to[2];          /* places, counted from this instruction; of SAVE and ASSERT to[0] says which */
    uint32_t first, n;      /* of sets: their ranges */
} etch_regex_instr;

typedef struct etch_regex_range {
    uint32_t lo, hi;
} etch_regex_range;

typedef struct etch_regex {
    const etch_allocator *alloc;
    ETCH_VEC(etch_regex_instr) code;
    ETCH_VEC(etch_regex_range) ranges;
    int n_groups; /* all of them, beside the whole */
    void *room;   /* of runs */
    size_t room_bytes;
} etch_regex;

/* ETCH_EINVAL says what is wrong with the pattern; `op` is who asks. On failure nothing is left. */
etch_status etch__regex_init(etch_ctx *cx, const char *op, etch_text pattern, etch_regex *r) ETCH_NODISCARD;
void etch__regex_fini(etch_regex *r);
/* The first match from byte `start` on: [begin, end) of the whole and of the groups in groups[2 i], groups[2 i + 1], SIZE_MAX for a group that
 * took no part. With `is_whole` only the text from start to its end matches. One run at a time. */
etch_status etch__regex_find(etch_ctx *cx, etch_regex *r, etch_text t, size_t start, bool is_whole,
                             size_t groups[2 * ETCH_REGEX_GROUPS], bool *is_found) ETCH_NODISCARD;

#endif
