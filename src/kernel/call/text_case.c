/* Lower and upper case; see the header. */
#include "kernel/call/text_case.h"

#include <string.h>
#include <wctype.h>

etch_status etch__text_case_init(etch_ctx *cx, etch_text_case *k)
{
    k->locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    return k->locale ? ETCH_OK : etch__fail(cx, ETCH_ENOTSUP, "the C library has no table of the cases of UTF-8");
}

void etch__text_case_fini(etch_text_case *k) { freelocale(k->locale); }

/* Characters whose upper case is several: the unconditional rows of Unicode's SpecialCasing, by character. */
/* clang-format off */
static const struct {
    uint16_t character, upper[3];
} specials[] = {
    { 0x00DF, { 0x0053, 0x0053 } }, { 0x0149, { 0x02BC, 0x004E } }, { 0x01F0, { 0x004A, 0x030C } },
    { 0x0390, { 0x0399, 0x0308, 0x0301 } }, { 0x03B0, { 0x03A5, 0x0308, 0x0301 } }, { 0x0587, { 0x0535, 0x0552 } },
    { 0x1E96, { 0x0048, 0x0331 } }, { 0x1E97, { 0x0054, 0x0308 } }, { 0x1E98, { 0x0057, 0x030A } },
    { 0x1E99, { 0x0059, 0x030A } }, { 0x1E9A, { 0x0041, 0x02BE } }, { 0x1F50, { 0x03A5, 0x0313 } },
    { 0x1F52, { 0x03A5, 0x0313, 0x0300 } }, { 0x1F54, { 0x03A5, 0x0313, 0x0301 } },
    { 0x1F56, { 0x03A5, 0x0313, 0x0342 } }, { 0x1F80, { 0x1F08, 0x0399 } }, { 0x1F81, { 0x1F09, 0x0399 } },
    { 0x1F82, { 0x1F0A, 0x0399 } }, { 0x1F83, { 0x1F0B, 0x0399 } }, { 0x1F84, { 0x1F0C, 0x0399 } },
    { 0x1F85, { 0x1F0D, 0x0399 } }, { 0x1F86, { 0x1F0E, 0x0399 } }, { 0x1F87, { 0x1F0F, 0x0399 } },
    { 0x1F88, { 0x1F08, 0x0399 } }, { 0x1F89, { 0x1F09, 0x0399 } }, { 0x1F8A, { 0x1F0A, 0x0399 } },
    { 0x1F8B, { 0x1F0B, 0x0399 } }, { 0x1F8C, { 0x1F0C, 0x0399 } }, { 0x1F8D, { 0x1F0D, 0x0399 } },
    { 0x1F8E, { 0x1F0E, 0x0399 } }, { 0x1F8F, { 0x1F0F, 0x0399 } }, { 0x1F90, { 0x1F28, 0x0399 } },
    { 0x1F91, { 0x1F29, 0x0399 } }, { 0x1F92, { 0x1F2A, 0x0399 } }, { 0x1F93, { 0x1F2B, 0x0399 } },
    { 0x1F94, { 0x1F2C, 0x0399 } }, { 0x1F95, { 0x1F2D, 0x0399 } }, { 0x1F96, { 0x1F2E, 0x0399 } },
    { 0x1F97, { 0x1F2F, 0x0399 } }, { 0x1F98, { 0x1F28, 0x0399 } }, { 0x1F99, { 0x1F29, 0x0399 } },
    { 0x1F9A, { 0x1F2A, 0x0399 } }, { 0x1F9B, { 0x1F2B, 0x0399 } }, { 0x1F9C, { 0x1F2C, 0x0399 } },
    { 0x1F9D, { 0x1F2D, 0x0399 } }, { 0x1F9E, { 0x1F2E, 0x0399 } }, { 0x1F9F, { 0x1F2F, 0x0399 } },
    { 0x1FA0, { 0x1F68, 0x0399 } }, { 0x1FA1, { 0x1F69, 0x0399 } }, { 0x1FA2, { 0x1F6A, 0x0399 } },
    { 0x1FA3, { 0x1F6B, 0x0399 } }, { 0x1FA4, { 0x1F6C, 0x0399 } }, { 0x1FA5, { 0x1F6D, 0x0399 } },
    { 0x1FA6, { 0x1F6E, 0x0399 } }, { 0x1FA7, { 0x1F6F, 0x0399 } }, { 0x1FA8, { 0x1F68, 0x0399 } },
    { 0x1FA9, { 0x1F69, 0x0399 } }, { 0x1FAA, { 0x1F6A, 0x0399 } }, { 0x1FAB, { 0x1F6B, 0x0399 } },
    { 0x1FAC, { 0x1F6C, 0x0399 } }, { 0x1FAD, { 0x1F6D, 0x0399 } }, { 0x1FAE, { 0x1F6E, 0x0399 } },
    { 0x1FAF, { 0x1F6F, 0x0399 } }, { 0x1FB2, { 0x1FBA, 0x0399 } }, { 0x1FB3, { 0x0391, 0x0399 } },
    { 0x1FB4, { 0x0386, 0x0399 } }, { 0x1FB6, { 0x0391, 0x0342 } }, { 0x1FB7, { 0x0391, 0x0342, 0x0399 } },
    { 0x1FBC, { 0x0391, 0x0399 } }, { 0x1FC2, { 0x1FCA, 0x0399 } }, { 0x1FC3, { 0x0397, 0x0399 } },
    { 0x1FC4, { 0x0389, 0x0399 } }, { 0x1FC6, { 0x0397, 0x0342 } }, { 0x1FC7, { 0x0397, 0x0342, 0x0399 } },
    { 0x1FCC, { 0x0397, 0x0399 } }, { 0x1FD2, { 0x0399, 0x0308, 0x0300 } }, { 0x1FD3, { 0x0399, 0x0308, 0x0301 } },
    { 0x1FD6, { 0x0399, 0x0342 } }, { 0x1FD7, { 0x0399, 0x0308, 0x0342 } }, { 0x1FE2, { 0x03A5, 0x0308, 0x0300 } },
    { 0x1FE3, { 0x03A5, 0x0308, 0x0301 } }, { 0x1FE4, { 0x03A1, 0x0313 } }, { 0x1FE6, { 0x03A5, 0x0342 } },
    { 0x1FE7, { 0x03A5, 0x0308, 0x0342 } }, { 0x1FF2, { 0x1FFA, 0x0399 } }, { 0x1FF3, { 0x03A9, 0x0399 } },
    { 0x1FF4, { 0x038F, 0x0399 } }, { 0x1FF6, { 0x03A9, 0x0342 } }, { 0x1FF7, { 0x03A9, 0x0342, 0x0399 } },
    { 0x1FFC, { 0x03A9, 0x0399 } }, { 0xFB00, { 0x0046, 0x0046 } }, { 0xFB01, { 0x0046, 0x0049 } },
    { 0xFB02, { 0x0046, 0x004C } }, { 0xFB03, { 0x0046, 0x0046, 0x0049 } }, { 0xFB04, { 0x0046, 0x0046, 0x004C } },
    { 0xFB05, { 0x0053, 0x0054 } }, { 0xFB06, { 0x0053, 0x0054 } }, { 0xFB13, { 0x0544, 0x0546 } },
    { 0xFB14, { 0x0544, 0x0535 } }, { 0xFB15, { 0x0544, 0x053B } }, { 0xFB16, { 0x054E, 0x0546 } },
    { 0xFB17, { 0x0544, 0x053D } },
};
/* clang-format on */

static void add(etch_strbuf *out, uint32_t character)
{
    char bytes[4];
    etch__strbuf_addn(out, bytes, etch__utf8_encode(character, bytes));
}

static bool add_special(etch_strbuf *out, uint32_t character)
{
    size_t lo = 0, hi = ETCH_COUNT_OF(specials);
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (specials[mid].character < character)
            lo = mid + 1;
        else
            hi = mid;
    }
    if (lo == ETCH_COUNT_OF(specials) || specials[lo].character != character)
        return false;
    for (int i = 0; i < 3 && specials[lo].upper[i]; i++)
        add(out, specials[lo].upper[i]);
    return true;
}

/* What stands between the letters of a word without ending it: apostrophes, dots, hyphens that join, combining marks. */
static bool is_passed_over(uint32_t c)
{
    return c == '\'' || c == '.' || c == ':' || c == '^' || c == '`' || c == 0xA8 || c == 0xAD || c == 0xAF ||
           c == 0xB4 || c == 0xB7 || c == 0xB8 || (c >= 0x2B0 && c <= 0x36F) || (c >= 0x483 && c <= 0x489) ||
           (c >= 0x2018 && c <= 0x2019) || c == 0x2024 || c == 0x2027 || (c >= 0x200B && c <= 0x200F);
}

static bool has_case(const etch_text_case *k, uint32_t c)
{
    return towlower_l((wint_t)c, k->locale) != c || towupper_l((wint_t)c, k->locale) != c;
}

/* Is there a letter with a case behind byte `at`, or before it, with only such between that are passed over? */
static bool letter_follows(const etch_text_case *k, etch_text t, size_t at)
{
    while (at < t.n) {
        uint32_t c;
        bool is_good;
        at += etch__utf8_decode(t.at + at, t.n - at, &c, &is_good);
        if (!is_passed_over(c))
            return has_case(k, c);
    }
    return false;
}

static bool letter_precedes(const etch_text_case *k, etch_text t, size_t at)
{
    while (at > 0) {
        uint32_t c;
        bool is_good;
        size_t end = at;
        do
            at--;
        while (at > 0 && etch__is_tail(t.at[at]));
        (void)etch__utf8_decode(t.at + at, end - at, &c, &is_good);
        if (!is_passed_over(c))
            return has_case(k, c);
    }
    return false;
}

enum { DOTTED_I = 0x130, SIGMA = 0x3A3, FINAL_SIGMA = 0x3C2, DOT_ABOVE = 0x307 };

void etch__text_change_case(const etch_text_case *k, etch_text t, bool is_upper, etch_strbuf *out)
{
    for (size_t at = 0, n; at < t.n; at += n) {
        uint32_t c;
        bool is_good;
        n = etch__utf8_decode(t.at + at, t.n - at, &c, &is_good);
        if (is_upper) {
            if (!add_special(out, c))
                add(out, (uint32_t)towupper_l((wint_t)c, k->locale));
        } else if (c == DOTTED_I) {
            add(out, 'i');
            add(out, DOT_ABOVE);
        } else if (c == SIGMA && letter_precedes(k, t, at) && !letter_follows(k, t, at + n)) {
            add(out, FINAL_SIGMA);
        } else {
            add(out, (uint32_t)towlower_l((wint_t)c, k->locale));
        }
    }
}
