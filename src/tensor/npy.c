/* NumPy's .npy files: magic, version, length of the header, header, elements.
 *
 * The header is a Python dict literal with the keys descr, fortran_order and shape; the parser reads just that, so that
 * a file can say nothing that is run or trusted. Declared sizes are compared with what the file holds before memory is
 * asked for. Fortran order is loaded as it lies and returned as a transposed view; big endian elements are swapped. */
#include "tensor/file.h"
#include "tensor/tensor.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAGIC "\x93NUMPY"
enum {
    MAGIC_BYTES = 6,
    MAX_HEADER = 1 << 20, /* far beyond what dims of our rank need */
    HEADER_ALIGN = 64,
    OWN_HEADER = 1024, /* room for the header we write */
};

/* ---- the header's text ---- */

typedef struct header {
    bool has_descr, has_order, has_shape;
    etch_dtype dtype;
    bool is_fortran, is_big_endian;
    int rank;
    int64_t dims[ETCH_MAX_RANK];
} header;

typedef struct cursor {
    etch_ctx *cx;
    const char *path;
    const char *begin, *at, *end;
} cursor;

typedef struct span {
    const char *at;
    size_t n;
} span;

static bool span_is(span s, const char *text) { return s.n == strlen(text) && memcmp(s.at, text, s.n) == 0; }

/* Fit for a message. */
static const char *printable(span s, char text[32]) { return etch__excerpt(s.at, s.n, text, 32); }

static void skip_space(cursor *c)
{
    while (c->at < c->end && (*c->at == ' ' || *c->at == '\t' || *c->at == '\n' || *c->at == '\r'))
        c->at++;
}

static etch_status fail_expected(cursor *c, const char *what)
{
    return etch__fail(c->cx, ETCH_EPARSE, "%s: byte %zu of the .npy header should be %s", c->path,
                      (size_t)(c->at - c->begin), what);
}

static bool accept(cursor *c, char what)
{
    skip_space(c);
    if (c->at >= c->end || *c->at != what)
        return false;
    c->at++;
    return true;
}

/* A string in either kind of quotes. Escapes have no place in the strings that we understand. */
static etch_status parse_string(cursor *c, const char *what, span *out)
{
    skip_space(c);
    if (c->at >= c->end || (*c->at != '\'' && *c->at != '"'))
        return fail_expected(c, what);
    char quote = *c->at;
    const char *first = c->at + 1, *last = first;
    while (last < c->end && *last != quote && *last != '\\' && *last != '\n')
        last++;
    if (last >= c->end || *last != quote) {
        c->at = last;
        return fail_expected(c, "the end of a string");
    }
    *out = (span){ first, (size_t)(last - first) };
    c->at = last + 1;
    return ETCH_OK;
}

/* '<f4': byte order (one byte needs none), kind, bytes. A row of dtypes.def says the same of itself. */
static etch_status parse_descr(cursor *c, header *h)
{
    span descr;
    skip_space(c);
    if (c->at < c->end && *c->at == '[')
        return etch__fail(c->cx, ETCH_ENOTSUP, "%s: structured dtypes are not supported", c->path);
    ETCH_TRY(parse_string(c, "a string such as '<f4'", &descr));
    bool has_order = descr.n > 0 && strchr("<>=|", descr.at[0]);
    char order = has_order ? descr.at[0] : '=', text[32];
    span kind = has_order ? (span){ descr.at + 1, descr.n - 1 } : descr;
    for (int i = 0; i < ETCH_N_DTYPES; i++) {
        const etch_dtype_info *info = &etch__dtypes[i];
        if (!info->npy[0] || !span_is(kind, info->npy + 1))
            continue;
        h->dtype = (etch_dtype)i;
        h->is_big_endian = order == '>' && info->bytes > 1;
        return ETCH_OK;
    }
    if (kind.n > 0 && kind.at[0] == 'O')
        return etch__fail(c->cx, ETCH_ENOTSUP, "%s: dtype '%s' means Python objects, which are not loaded", c->path,
                          printable(descr, text));
    return etch__fail(c->cx, ETCH_ENOTSUP, "%s: dtype '%s' is not supported", c->path, printable(descr, text));
}

static etch_status parse_order(cursor *c, header *h)
{
    skip_space(c);
    size_t n = (size_t)(c->end - c->at);
    if (n >= 4 && memcmp(c->at, "True", 4) == 0) {
        h->is_fortran = true;
        c->at += 4;
        return ETCH_OK;
    }
    if (n >= 5 && memcmp(c->at, "False", 5) == 0) {
        h->is_fortran = false;
        c->at += 5;
        return ETCH_OK;
    }
    return fail_expected(c, "True or False");
}

/* (), (3,), (3, 4): a tuple, so one number needs its comma. Python 2 wrote 3L. */
static etch_status parse_shape(cursor *c, header *h)
{
    if (!accept(c, '('))
        return fail_expected(c, "the '(' of a shape");
    h->rank = 0;
    bool has_comma = false;
    while (!accept(c, ')')) {
        if (h->rank > 0 && !has_comma)
            return fail_expected(c, "',' or ')'");
        skip_space(c);
        if (c->at >= c->end || *c->at < '0' || *c->at > '9')
            return fail_expected(c, "a size");
        if (h->rank == ETCH_MAX_RANK)
            return etch__fail(c->cx, ETCH_ENOTSUP, "%s: the array has more than %d axes", c->path, ETCH_MAX_RANK);
        int64_t dim = 0;
        for (; c->at < c->end && *c->at >= '0' && *c->at <= '9'; c->at++)
            if (ETCH_MUL_OVERFLOWS(dim, 10, &dim) || ETCH_ADD_OVERFLOWS(dim, *c->at - '0', &dim))
                return etch__fail(c->cx, ETCH_ERANGE, "%s: axis %d is larger than 2^63", c->path, h->rank);
        if (c->at < c->end && *c->at == 'L')
            c->at++;
        h->dims[h->rank++] = dim;
        has_comma = accept(c, ',');
    }
    if (h->rank == 1 && !has_comma) {
        c->at--;
        return fail_expected(c, "the ',' of a tuple of one");
    }
    return ETCH_OK;
}

static const struct {
    const char *name;
    etch_status (*parse)(cursor *c, header *h);
    size_t seen; /* where the header notes it */
} keys[] = {
    { "descr", parse_descr, offsetof(header, has_descr) },
    { "fortran_order", parse_order, offsetof(header, has_order) },
    { "shape", parse_shape, offsetof(header, has_shape) },
};

static etch_status parse_item(cursor *c, header *h)
{
    char text[32];
    span key;
    ETCH_TRY(parse_string(c, "a key or '}'", &key));
    if (!accept(c, ':'))
        return fail_expected(c, "':'");
    for (size_t i = 0; i < ETCH_COUNT_OF(keys); i++) {
        if (!span_is(key, keys[i].name))
            continue;
        bool *seen = (bool *)((char *)h + keys[i].seen);
        if (*seen)
            return etch__fail(c->cx, ETCH_EPARSE, "%s: the .npy header has '%s' twice", c->path, keys[i].name);
        *seen = true;
        return keys[i].parse(c, h);
    }
    return etch__fail(c->cx, ETCH_EPARSE, "%s: the .npy header has an unknown key '%s'", c->path, printable(key, text));
}

static etch_status parse_header(cursor *c, header *h)
{
    *h = (header){ 0 };
    if (!accept(c, '{'))
        return fail_expected(c, "'{'");
    for (bool is_first = true, has_comma = false; !accept(c, '}'); is_first = false) {
        if (!is_first && !has_comma)
            return fail_expected(c, "',' or '}'");
        ETCH_TRY(parse_item(c, h));
        has_comma = accept(c, ',');
    }
    skip_space(c);
    if (c->at < c->end)
        return fail_expected(c, "the end");
    for (size_t i = 0; i < ETCH_COUNT_OF(keys); i++)
        if (!*(bool *)((char *)h + keys[i].seen))
            return etch__fail(c->cx, ETCH_EPARSE, "%s: the .npy header has no '%s'", c->path, keys[i].name);
    return ETCH_OK;
}

/* ---- loading ---- */

static etch_status read_or_truncated(etch_ctx *cx, const char *path, int fd, void *to, size_t n, const char *what)
{
    size_t got;
    ETCH_TRY(etch__file_read(cx, path, fd, to, n, &got));
    if (got < n)
        return etch__fail(cx, ETCH_EPARSE, "%s: the file ends after %zu of %zu bytes of %s", path, got, n, what);
    return ETCH_OK;
}

/* *data_at: where the elements begin. The header's text lies in scratch memory that the caller gives back. */
static etch_status read_header(etch_ctx *cx, const char *path, int fd, header *h, size_t *data_at)
{
    unsigned char start[MAGIC_BYTES + 2], length[4] = { 0 };
    size_t got;
    ETCH_TRY(etch__file_read(cx, path, fd, start, sizeof start, &got));
    if (got < sizeof start || memcmp(start, MAGIC, MAGIC_BYTES) != 0)
        return etch__fail(cx, ETCH_EPARSE, "%s: not a .npy file: it does not begin with \\x93NUMPY and a version",
                          path);
    int major = start[MAGIC_BYTES], minor = start[MAGIC_BYTES + 1];
    if (major < 1 || major > 3 || minor != 0)
        return etch__fail(cx, ETCH_ENOTSUP, "%s: version %d.%d of .npy is not known, only 1.0 to 3.0", path, major,
                          minor);
    size_t n_length = major == 1 ? 2 : 4;
    ETCH_TRY(read_or_truncated(cx, path, fd, length, n_length, "the .npy header's length"));
    size_t n = (size_t)length[0] | (size_t)length[1] << 8 | (size_t)length[2] << 16 | (size_t)length[3] << 24;
    if (n > MAX_HEADER)
        return etch__fail(cx, ETCH_EPARSE, "%s: a .npy header of %zu bytes is not believable", path, n);
    char *text = ETCH_ARENA_ARRAY(&cx->scratch, char, n);
    if (!text)
        return etch__fail_nomem(cx);
    ETCH_TRY(read_or_truncated(cx, path, fd, text, n, "the .npy header"));
    *data_at = sizeof start + n_length + n;
    cursor c = { cx, path, text, text, text + n };
    return parse_header(&c, h);
}

/* A pipe has no size; its end is then met while reading. */
static etch_status check_size(etch_ctx *cx, const char *path, int fd, const header *h, size_t data_at, size_t *bytes)
{
    int64_t count;
    struct stat st;
    if (etch__check_shape(cx, h->dtype, h->dims, h->rank, &count) != ETCH_OK)
        return etch__fail_within(cx, "%s", path);
    *bytes = (size_t)count * etch__dtypes[h->dtype].bytes;
    if (fstat(fd, &st) != 0)
        return etch__fail_io(cx, "cannot examine", path);
    if (S_ISREG(st.st_mode) && (st.st_size < (off_t)data_at || (size_t)st.st_size - data_at < *bytes)) {
        char shape[ETCH_SHAPE_TEXT];
        size_t held = st.st_size < (off_t)data_at ? 0 : (size_t)st.st_size - data_at;
        return etch__fail(cx, ETCH_EPARSE, "%s: %s%s needs %zu bytes, but the file holds %zu", path,
                          etch_dtype_name(h->dtype), etch__shape_text(h->dims, h->rank, shape), *bytes, held);
    }
    return ETCH_OK;
}

static void swap_bytes(unsigned char *at, size_t n, size_t elem_bytes)
{
    for (size_t i = 0; i < n; i += elem_bytes)
        for (size_t lo = i, hi = i + elem_bytes - 1; lo < hi; lo++, hi--) {
            unsigned char byte = at[lo];
            at[lo] = at[hi];
            at[hi] = byte;
        }
}

static etch_status load_elements(etch_ctx *cx, const char *path, int fd, const header *h, size_t bytes,
                                 etch_tensor **out)
{
    int64_t dims[ETCH_MAX_RANK];
    for (int i = 0; i < h->rank; i++)
        dims[i] = h->dims[h->is_fortran ? h->rank - 1 - i : i];
    etch_tensor *t = NULL;
    ETCH_TRY(etch_tensor_new(cx, h->dtype, dims, h->rank, &t));
    void *at = etch_tensor_map(cx, t, true);
    if (!at) {
        etch_tensor_release(&t);
        return cx->status;
    }
    etch_status s = read_or_truncated(cx, path, fd, at, bytes, "elements");
    if (s == ETCH_OK && etch__dtype_is(h->dtype, ETCH_CLASS_BOOL))
        etch__settle_bools(at, bytes);
    if (s == ETCH_OK && h->is_big_endian)
        swap_bytes(at, bytes, etch__dtypes[h->dtype].bytes);
    etch_tensor_unmap(cx, t);
    if (s == ETCH_OK && h->is_fortran)
        s = etch_tensor_transpose(cx, t, NULL, out);
    else if (s == ETCH_OK)
        *out = etch_tensor_retain(t);
    etch_tensor_release(&t);
    return s;
}

etch_status etch_tensor_load_npy(etch_ctx *cx, const char *path, etch_tensor **out)
{
    ETCH_ENTER(cx);
    if (!path || !out)
        return etch__fail(cx, ETCH_EINVAL, "load_npy: %s", path ? "no place for the result" : "the path is NULL");
    int fd;
    ETCH_TRY(etch__file_open(cx, path, 0, &fd));
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    header h;
    size_t data_at = 0, bytes = 0;
    etch_status s = read_header(cx, path, fd, &h, &data_at);
    etch__arena_reset(&cx->scratch, mark);
    if (s == ETCH_OK)
        s = check_size(cx, path, fd, &h, data_at, &bytes);
    if (s == ETCH_OK)
        s = load_elements(cx, path, fd, &h, bytes, out);
    close(fd);
    return s;
}

/* ---- saving ---- */

/* A dtype that NumPy does not have is written as unsigned integers of its size; NULL if there are none either. */
static const char *descr_of(etch_dtype t)
{
    if (etch__dtype_is(t, ETCH_CLASS_STRING))
        return NULL;
    if (etch__dtypes[t].npy[0])
        return etch__dtypes[t].npy;
    for (int i = 0; i < ETCH_N_DTYPES; i++)
        if (etch__dtypes[i].cls == ETCH_CLASS_UINT && etch__dtypes[i].bytes == etch__dtypes[t].bytes)
            return etch__dtypes[i].npy;
    return NULL;
}

/* Version 1.0, padded with spaces so that the elements are aligned in a mapped file. Returns its bytes. */
static size_t format_header(char text[OWN_HEADER], const char *descr, const etch_tensor *t)
{
    enum { START = MAGIC_BYTES + 4 };
    int n = START;
    n += snprintf(text + n, (size_t)(OWN_HEADER - n), "{'descr': '%s', 'fortran_order': False, 'shape': (", descr);
    for (int i = 0; i < t->rank; i++)
        n += snprintf(text + n, (size_t)(OWN_HEADER - n), "%s%lld", i ? ", " : "", (long long)t->dims[i]);
    n += snprintf(text + n, (size_t)(OWN_HEADER - n), t->rank == 1 ? ",), }" : "), }");
    while ((n + 1) % HEADER_ALIGN != 0)
        text[n++] = ' ';
    text[n++] = '\n';
    memcpy(text, MAGIC, MAGIC_BYTES);
    text[MAGIC_BYTES] = 1;
    text[MAGIC_BYTES + 1] = 0;
    text[MAGIC_BYTES + 2] = (char)((n - START) & 0xff);
    text[MAGIC_BYTES + 3] = (char)((n - START) >> 8);
    return (size_t)n;
}

typedef struct contents {
    etch_tensor *dense;
    const char *descr;
} contents;

static etch_status write_contents(etch_ctx *cx, const char *path, int fd, void *user)
{
    const contents *c = user;
    char text[OWN_HEADER];
    size_t n_text = format_header(text, c->descr, c->dense);
    ETCH_TRY(etch__file_write(cx, path, fd, text, n_text));
    const void *at = etch_tensor_map(cx, c->dense, false);
    if (!at)
        return cx->status;
    etch_status s = etch__file_write(cx, path, fd, at, (size_t)c->dense->count * etch__dtypes[c->dense->dtype].bytes);
    etch_tensor_unmap(cx, c->dense);
    return s;
}

etch_status etch_tensor_save_npy(etch_ctx *cx, etch_tensor *t, const char *path)
{
    ETCH_ENTER(cx);
    ETCH_TRY(etch__check_tensor(cx, t, "save_npy"));
    if (!path)
        return etch__fail(cx, ETCH_EINVAL, "save_npy: the path is NULL");
    const char *descr = descr_of(t->dtype);
    if (!descr)
        return etch__fail(cx, ETCH_ENOTSUP, "save_npy: %s: .npy files cannot hold %s elements", path,
                          etch_dtype_name(t->dtype));
    contents c = { NULL, descr };
    ETCH_TRY(etch_tensor_dense(cx, t, &c.dense));
    etch_status s = etch__file_replace(cx, path, write_contents, &c);
    etch_tensor_release(&c.dense);
    return s;
}
