/* print and check: what they do outside of the graph.
 *
 * A text is put together as a whole and handed over once, so that lines of several threads do not mix. Who prints is
 * asked for under a lock and called without it: the function may print, or set another, itself. */
#include "kernel/call/effects.h"

#include "kernel/call/calls.h"
#include "tensor/print.h"

#include <errno.h>
#include <etch/ops.h>
#include <string.h>
#include <unistd.h>

/* --- where prints go ---------------------------------------------------------------------------------------------- */

typedef struct printing {
    pthread_mutex_t lock;
    etch_minded minded;
    etch_print_fn *print; /* NULL: the standard error */
    void *user;
    const etch_allocator *alloc;
} printing;

static const char printing_key; /* its address is the key */

static void destroy_printing(void *p)
{
    printing *it = p;
    etch__forks_forget(&it->minded);
    pthread_mutex_destroy(&it->lock);
    etch__free(it->alloc, it, sizeof *it);
}

static etch_status make_printing(etch_ctx *cx, void **out)
{
    printing *it = etch__alloc_zeroed(cx->alloc, sizeof *it);
    if (!it || pthread_mutex_init(&it->lock, NULL) != 0) {
        etch__free(cx->alloc, it, sizeof *it);
        return etch__fail_nomem(cx);
    }
    it->alloc = cx->alloc;
    etch__forks_mind_lock(&it->minded, &it->lock);
    *out = it;
    return ETCH_OK;
}

etch_status etch__set_print(etch_ctx *cx, etch_print_fn *print, void *user)
{
    void *p = NULL;
    ETCH_TRY(etch__runtime_attached(cx, &printing_key, make_printing, destroy_printing, &p));
    printing *it = p;
    pthread_mutex_lock(&it->lock);
    it->print = print;
    it->user = user;
    pthread_mutex_unlock(&it->lock);
    return ETCH_OK;
}

/* One write, unless the system takes less of it. A program whose standard error is closed goes on without. */
static void write_to_stderr(const char *text, size_t n)
{
    while (n > 0) {
        ssize_t n_done = write(STDERR_FILENO, text, n);
        if (n_done < 0 && errno == EINTR)
            continue;
        if (n_done <= 0)
            return;
        text += n_done;
        n -= (size_t)n_done;
    }
}

etch_status etch__print_text(etch_ctx *cx, const char *text, size_t n)
{
    void *p = NULL;
    ETCH_TRY(etch__runtime_attached(cx, &printing_key, make_printing, destroy_printing, &p));
    printing *it = p;
    pthread_mutex_lock(&it->lock);
    etch_print_fn *print = it->print;
    void *user = it->user;
    pthread_mutex_unlock(&it->lock);
    if (print)
        print(text, n, user);
    else
        write_to_stderr(text, n);
    return ETCH_OK;
}

/* --- formats ------------------------------------------------------------------------------------------------------ */

/* What a brace at `at` is the beginning of: its two characters, or 0 if it stands alone. */
static int braces_at(const char *format, size_t length, size_t at)
{
    char a = format[at], b = at + 1 < length ? format[at + 1] : '\0';
    return (a == '{' && (b == '{' || b == '}')) || (a == '}' && b == '}') ? a << 8 | b : 0;
}

enum { PLACE = '{' << 8 | '}', SHOWN_BYTES = 200 };

static etch_status fail_at_brace(etch_ctx *cx, const char *quoted, char brace, size_t at)
{
    return etch__fail(cx, ETCH_EINVAL,
                      "print: '%c' stands alone at byte %zu of %s; write \"{}\" for a tensor, and \"{{\" or \"}}\" for "
                      "a brace",
                      brace, at, quoted);
}

etch_status etch__check_format(etch_ctx *cx, const char *format, size_t length, int n)
{
    int n_places = 0, braces = PLACE;
    size_t at = 0;
    for (; at < length; at++) {
        if (format[at] != '{' && format[at] != '}')
            continue;
        braces = braces_at(format, length, at);
        if (!braces)
            break;
        n_places += braces == PLACE;
        at++;
    }
    if (braces && n_places == n)
        return ETCH_OK;
    etch_strbuf b;
    etch__strbuf_init(&b, cx->alloc);
    etch__strbuf_add_quoted(&b, format, length);
    etch__strbuf_window(&b, 0, 0, SHOWN_BYTES);
    etch_status s = b.failed  ? etch__fail_nomem(cx)
                    : !braces ? fail_at_brace(cx, b.at, format[at], at)
                              : etch__fail(cx, ETCH_EINVAL, "print: %s has %d places for tensors, and there are %d",
                                           b.at, n_places, n);
    etch__strbuf_fini(&b);
    return s;
}

static void add_array(etch_strbuf *b, const etch_array *x, int64_t n_ends)
{
    etch__array_print(b, x->dtype, x->rank, x->dims, x->strides, x->data, n_ends);
}

static void fill_in(etch_strbuf *b, const char *format, size_t length, const etch_array *xs, int64_t n_ends)
{
    size_t begin = 0;
    for (size_t i = 0; i < length; i++) {
        if (format[i] != '{' && format[i] != '}')
            continue;
        bool is_place = braces_at(format, length, i) == PLACE;
        etch__strbuf_addn(b, format + begin, i - begin + (is_place ? 0u : 1u));
        if (is_place)
            add_array(b, xs++, n_ends);
        begin = ++i + 1;
    }
    etch__strbuf_addn(b, format + begin, length - begin);
}

/* --- the calls ---------------------------------------------------------------------------------------------------- */

static const char *text_of(const etch_array *x, size_t *n)
{
    const etch_str *s;
    memcpy(&s, x->data, sizeof s);
    *n = s ? s->n : 0;
    return s ? s->bytes : "";
}

static int64_t n_ends_of(const etch_call *c) { return ((const etch_attrs_summary *)c->attrs)->summarize; }

void etch__give_next_token(etch_call *c)
{
    uint64_t token;
    memcpy(&token, c->in[0].data, sizeof token);
    token++;
    memcpy(c->out[0].data, &token, sizeof token);
}

etch_status etch__call_print(etch_call *c)
{
    size_t length;
    const char *format = text_of(&c->in[1], &length);
    etch_strbuf b;
    ETCH_TRY(etch__check_format(c->cx, format, length, c->n_in - 2));
    etch__strbuf_init(&b, c->cx->alloc);
    fill_in(&b, format, length, c->in + 2, n_ends_of(c));
    etch_status s = b.failed ? etch__fail_nomem(c->cx) : etch__print_text(c->cx, b.at, b.n);
    etch__strbuf_fini(&b);
    etch__give_next_token(c);
    return s;
}

/* How many elements are false. */
static int64_t count_false(const etch_array *x, int axis, const char *address)
{
    if (axis == x->rank)
        return !etch__element_i64(x->dtype, address);
    int64_t n = 0;
    for (int64_t i = 0; i < x->dims[axis]; i++)
        n += count_false(x, axis + 1, address + i * x->strides[axis]);
    return n;
}

static etch_status fail_check(const etch_call *c, int64_t n_false)
{
    size_t n;
    const char *message = text_of(&c->in[2], &n);
    etch_strbuf b;
    etch__strbuf_init(&b, c->cx->alloc);
    etch__strbuf_addn(&b, message, n);
    if (c->in[1].rank > 0)
        etch__strbuf_addf(&b, " (false in %lld of %lld elements)", (long long)n_false,
                          (long long)etch__array_count(&c->in[1]));
    for (int i = 3; i < c->n_in; i++) {
        etch__strbuf_add(&b, i == 3 ? ": " : ", ");
        add_array(&b, &c->in[i], n_ends_of(c));
    }
    etch_status s = b.failed ? etch__fail_nomem(c->cx) : etch__fail(c->cx, ETCH_EINVAL, "assert: %s", b.at);
    etch__strbuf_fini(&b);
    return s;
}

etch_status etch__call_check_all(etch_call *c)
{
    int64_t n_false = etch__array_count(&c->in[1]) > 0 ? count_false(&c->in[1], 0, c->in[1].data) : 0;
    if (n_false > 0)
        return fail_check(c, n_false);
    etch__give_next_token(c);
    return ETCH_OK;
}
