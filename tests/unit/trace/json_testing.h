/* A checker of JSON for tests: is a text one valid value, and what is the member of that name? */
#ifndef ETCH_TEST_TRACE_JSON_TESTING_H
#define ETCH_TEST_TRACE_JSON_TESTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef struct json {
    const char *at;
    int depth;
} json;

static inline bool json_value(json *j);

static inline bool json_word(json *j, const char *word)
{
    size_t n = strlen(word);
    if (strncmp(j->at, word, n) != 0)
        return false;
    j->at += n;
    return true;
}

static inline bool json_is_digit(char c) { return c >= '0' && c <= '9'; }

static inline bool json_number(json *j)
{
    j->at += *j->at == '-';
    if (!json_is_digit(*j->at))
        return false;
    if (*j->at == '0' && json_is_digit(j->at[1]))
        return false;
    while (json_is_digit(*j->at))
        j->at++;
    if (*j->at == '.') {
        j->at++;
        if (!json_is_digit(*j->at))
            return false;
        while (json_is_digit(*j->at))
            j->at++;
    }
    return *j->at != 'e' && *j->at != 'E'; /* none of ours has one */
}

/* Length of the UTF-8 sequence at s, 0 if it is none; written after the table in the Unicode standard. */
static inline int json_utf8(const unsigned char *s)
{
    if (s[0] < 0x80)
        return 1;
    if (s[0] >= 0xc2 && s[0] <= 0xdf)
        return (s[1] & 0xc0) == 0x80 ? 2 : 0;
    if (s[0] >= 0xe0 && s[0] <= 0xef) {
        unsigned lo = s[0] == 0xe0 ? 0xa0 : 0x80, hi = s[0] == 0xed ? 0x9f : 0xbf;
        return s[1] >= lo && s[1] <= hi && (s[2] & 0xc0) == 0x80 ? 3 : 0;
    }
    if (s[0] >= 0xf0 && s[0] <= 0xf4) {
        unsigned lo = s[0] == 0xf0 ? 0x90 : 0x80, hi = s[0] == 0xf4 ? 0x8f : 0xbf;
        return s[1] >= lo && s[1] <= hi && (s[2] & 0xc0) == 0x80 && (s[3] & 0xc0) == 0x80 ? 4 : 0;
    }
    return 0;
}

static inline bool json_string(json *j)
{
    if (*j->at++ != '"')
        return false;
    while (*j->at != '"') {
        unsigned char c = (unsigned char)*j->at;
        if (c < 0x20) /* the end of the text, too */
            return false;
        if (c != '\\') {
            int n = json_utf8((const unsigned char *)j->at);
            if (n == 0)
                return false;
            j->at += n;
            continue;
        }
        j->at++;
        if (*j->at == 'u') {
            if (strspn(j->at + 1, "0123456789abcdefABCDEF") < 4)
                return false;
            j->at += 5;
        } else if (*j->at && strchr("\"\\/bfnrt", *j->at)) {
            j->at++;
        } else {
            return false;
        }
    }
    j->at++;
    return true;
}

/* Blanks are not allowed: an event is one line without any between its tokens. */
static inline bool json_members(json *j, char end, bool has_names)
{
    j->at++;
    if (*j->at == end) {
        j->at++;
        return true;
    }
    for (;; j->at++) {
        if (has_names && (!json_string(j) || *j->at++ != ':'))
            return false;
        if (!json_value(j))
            return false;
        if (*j->at == end) {
            j->at++;
            return true;
        }
        if (*j->at != ',')
            return false;
    }
}

static inline bool json_value(json *j)
{
    bool ok;
    if (++j->depth > 16)
        return false;
    switch (*j->at) {
    case '{': ok = json_members(j, '}', true); break;
    case '[': ok = json_members(j, ']', false); break;
    case '"': ok = json_string(j); break;
    case 't': ok = json_word(j, "true"); break;
    case 'f': ok = json_word(j, "false"); break;
    case 'n': ok = json_word(j, "null"); break;
    default: ok = json_number(j); break;
    }
    j->depth--;
    return ok;
}

static inline bool is_json(const char *text)
{
    json j = { text, 0 };
    return json_value(&j) && *j.at == '\0';
}

/* The text of a member of the object, up to its end, in memory from malloc; NULL if there is none. */
static inline char *json_member(const char *object, const char *name)
{
    json j = { object + 1, 0 };
    size_t n = strlen(name);
    while (*j.at == '"') {
        const char *key = j.at + 1;
        if (!json_string(&j))
            return NULL;
        bool is_it = (size_t)(j.at - 1 - key) == n && strncmp(key, name, n) == 0;
        const char *value = ++j.at;
        if (!json_value(&j))
            return NULL;
        if (is_it)
            return strndup(value, (size_t)(j.at - value));
        j.at += *j.at == ',';
    }
    return NULL;
}

#endif
