/* Tensors written on the command line. The text is gone through twice by the same code: once to find the shape, once to
 * fill the tensor of that shape. Elements are written as in files (docs/ir.md). */
#include "literal.h"

#include "ir/scan.h"

typedef struct reader {
    etch_ctx *cx;
    const char *at;
    etch_dtype dtype;
    int rank;                    /* depth of the elements; -1: none seen yet */
    int64_t dims[ETCH_MAX_RANK]; /* -1: not known yet */
    int64_t count;
    etch_tensor *to; /* NULL: only find the shape */
    char *elements;
} reader;

static etch_status read_string(reader *r)
{
    etch_strbuf text;
    etch__strbuf_init(&text, r->cx->alloc);
    etch_status s = etch__scan_string(r->cx, &r->at, &text);
    if (s == ETCH_OK && r->to)
        s = etch_tensor_set_string(r->cx, r->to, r->count, text.at, text.n);
    etch__strbuf_fini(&text);
    return s;
}

static etch_status read_element(reader *r)
{
    _Alignas(8) char unused[16];
    void *element = r->to ? r->elements + (size_t)r->count * etch_dtype_bytes(r->dtype) : unused;
    if (r->dtype == ETCH_STRING)
        ETCH_TRY(read_string(r));
    else
        ETCH_TRY(etch__scan_element(r->cx, &r->at, r->dtype, element));
    r->count++;
    return ETCH_OK;
}

/* All elements are at one depth: it is the rank. */
static etch_status set_rank(reader *r, int depth, const char *start)
{
    if (r->rank >= 0 && r->rank != depth)
        return etch__fail(r->cx, ETCH_EPARSE, "%.20s is %d lists deep, what comes before it %d", start, depth, r->rank);
    r->rank = depth;
    return ETCH_OK;
}

static etch_status read_value(reader *r, int depth)
{
    const char *start = r->at = etch__scan_blanks(r->at);
    if (*start != '[') {
        ETCH_TRY(set_rank(r, depth, start));
        return read_element(r);
    }
    if (depth == ETCH_MAX_RANK)
        return etch__fail(r->cx, ETCH_EPARSE, "lists are nested deeper than %d", ETCH_MAX_RANK);
    int64_t n = 0;
    r->at++;
    for (; !etch__scan_char(&r->at, ']'); n++) {
        if (n > 0 && !etch__scan_char(&r->at, ','))
            return etch__scan_fail(r->cx, r->at, "\",\" or \"]\" in the list");
        ETCH_TRY(read_value(r, depth + 1));
    }
    if (n == 0)
        ETCH_TRY(set_rank(r, depth + 1, start));
    if (r->dims[depth] >= 0 && r->dims[depth] != n)
        return etch__fail(r->cx, ETCH_EPARSE, "the list %.20s has %lld elements, the one before it %lld", start,
                          (long long)n, (long long)r->dims[depth]);
    r->dims[depth] = n;
    return ETCH_OK;
}

static etch_status read_all(reader *r, const char *text)
{
    r->at = text;
    r->rank = -1;
    r->count = 0;
    for (int i = 0; i < ETCH_MAX_RANK; i++)
        r->dims[i] = -1;
    ETCH_TRY(read_value(r, 0));
    r->at = etch__scan_blanks(r->at);
    return *r->at == '\0' ? ETCH_OK : etch__scan_fail(r->cx, r->at, "the end");
}

etch_status cli_parse_literal(etch_ctx *cx, const char *text, etch_dtype t, etch_tensor **out)
{
    reader r = { .cx = cx, .dtype = t };
    ETCH_TRY(read_all(&r, text));
    etch_tensor *made = NULL;
    ETCH_TRY(etch_tensor_new(cx, t, r.dims, r.rank, &made));
    r.elements = etch_tensor_map(cx, made, true);
    r.to = made;
    etch_status s = r.elements ? read_all(&r, text) : etch_error_status(cx);
    if (r.elements)
        etch_tensor_unmap(cx, made);
    if (s == ETCH_OK)
        *out = made;
    else
        etch_tensor_release(&made);
    return s;
}
