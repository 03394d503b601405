/* What the tests of shape/ share: a runtime, a context and a table; dims from text and text from dims. */
#ifndef ETCH_TESTS_UNIT_SHAPE_TEST_H
#define ETCH_TESTS_UNIT_SHAPE_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "base/ctx.h"
#include "shape/dim.h"
#include "shape/dimprog.h"

typedef struct world {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_dims *t;
    char text[4][512]; /* results of show(), used in turn */
    int i_text;
} world;

static inline void world_open(world *w)
{
    memset(w, 0, sizeof *w);
    assert_int_equal(etch_runtime_new(NULL, &w->rt), ETCH_OK);
    assert_int_equal(etch_ctx_new(w->rt, &w->cx), ETCH_OK);
    assert_int_equal(etch__dims_new(w->cx, &w->t), ETCH_OK);
}

static inline void world_close(world *w)
{
    etch__dims_release(&w->t);
    etch_ctx_release(&w->cx);
    etch_runtime_release(&w->rt);
}

static inline etch_dim parse(world *w, const char *text)
{
    const char *at = text;
    etch_dim d = ETCH_DIM_FAILED;
    etch_status s = etch__dim_parse(w->cx, w->t, &at, &d);
    if (s != ETCH_OK || *at != '\0')
        fail_msg("\"%s\": %s at \"%s\"", text, etch_error_message(w->cx), at);
    return d;
}

static inline const char *show(world *w, etch_dim d)
{
    char *out = w->text[w->i_text++ % 4];
    etch_strbuf b;
    etch__strbuf_init(&b, w->cx->alloc);
    etch__dim_print(w->t, d, &b);
    assert_false(b.failed);
    snprintf(out, sizeof w->text[0], "%s", b.at);
    etch__strbuf_fini(&b);
    return out;
}

static inline void constrain(world *w, const char *name, int64_t lo, int64_t hi, int64_t divisor)
{
    etch_symbol s;
    assert_true(etch__dim_is_symbol(w->t, etch__dim_symbol(w->cx, w->t, name, strlen(name)), &s));
    assert_int_equal(etch__symbol_constrain(w->cx, w->t, s, (etch_dim_range){ lo, hi, divisor }), ETCH_OK);
}

/* The text parses, and prints as `expected`. */
static inline void check_prints(world *w, const char *text, const char *expected)
{
    const char *printed = show(w, parse(w, text));
    if (strcmp(printed, expected) != 0)
        fail_msg("\"%s\" prints as \"%s\", expected \"%s\"", text, printed, expected);
    if (parse(w, expected) != parse(w, text))
        fail_msg("\"%s\" and \"%s\" are different dims", text, expected);
}

#endif
