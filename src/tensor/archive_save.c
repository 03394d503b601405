/* Writing archives.
 *
 * Everything that can be wrong with the arguments is found before a file is made. The header is laid out as the
 * reference implementation lays it out, down to the order of the data and the spaces that pad it, so that the same
 * tensors make the same file from either (their metadata, which comes out in any order there, is sorted by key here).
 *
 * What must stay true: data begin at a multiple of 8 bytes and come with the widest elements first, so that every
 * tensor of a file of ours is aligned and can be mapped. */
#include "tensor/archive_header.h"

#include "base/ctx.h"
#include "tensor/file.h"
#include "tensor/json.h"
#include <stdlib.h>
#include <string.h>

enum { DATA_ALIGN = 8 };

/* The order of the data. A new dtype of dtypes.def has to be given its place. */
static const etch_dtype order[] = {
    ETCH_U64, ETCH_I64, ETCH_F64, ETCH_F32, ETCH_U32, ETCH_I32,  ETCH_BF16,
    ETCH_F16, ETCH_U16, ETCH_I16, ETCH_I8,  ETCH_U8,  ETCH_BOOL,
};
_Static_assert(ETCH_COUNT_OF(order) == ETCH_N_DTYPES - 1, "every dtype but string has its place");

typedef struct saved {
    const char *name;
    etch_tensor *tensor;
    int place; /* of its dtype */
    int64_t bytes;
} saved;

typedef struct saving {
    etch_ctx *cx;
    saved *items; /* in the order of the data */
    int64_t n;
    etch_archive_pair *metadata; /* by key */
    int64_t n_metadata;
    etch_strbuf header; /* with its length before it */
} saving;

static int place_of(etch_dtype t)
{
    int i = 0;
    while (order[i] != t)
        i++;
    return i;
}

static int compare_items(const void *a, const void *b)
{
    const saved *x = a, *y = b;
    return x->place != y->place ? x->place - y->place : strcmp(x->name, y->name);
}

static int compare_names(const void *a, const void *b)
{
    const char *const *x = a, *const *y = b;
    return strcmp(*x, *y);
}

static int compare_keys(const void *a, const void *b)
{
    const etch_archive_pair *x = a, *y = b;
    return strcmp(x->key, y->key);
}

/* --- checks ------------------------------------------------------------------------------------------------------- */

static etch_status check_text(etch_ctx *cx, const char *what, int64_t i, const char *text)
{
    if (!text)
        return etch__fail(cx, ETCH_EINVAL, "archive_save: %s %lld is NULL", what, (long long)i);
    size_t left = strlen(text);
    for (const char *at = text; left > 0;) {
        size_t n = etch__utf8_length(at, left);
        if (n == 0) {
            char part[ETCH_ARCHIVE_NAME_TEXT];
            return etch__fail(cx, ETCH_EINVAL, "archive_save: %s %lld, '%s', is not UTF-8", what, (long long)i,
                              etch__archive_name_text(text, part));
        }
        at += n;
        left -= n;
    }
    return ETCH_OK;
}

static etch_status check_tensor(etch_ctx *cx, const char *name, etch_tensor *t)
{
    char text[ETCH_ARCHIVE_NAME_TEXT];
    etch_status s = etch__check_tensor(cx, t, "archive_save");
    if (s == ETCH_OK && etch__dtype_is(t->dtype, ETCH_CLASS_STRING))
        s = etch__fail(cx, ETCH_ENOTSUP, "archive_save: archives cannot hold %s elements", etch_dtype_name(t->dtype));
    return s == ETCH_OK ? ETCH_OK : etch__fail_within(cx, "tensor '%s'", etch__archive_name_text(name, text));
}

/* Sorted in scratch memory, equal ones are neighbours. */
static etch_status check_distinct(etch_ctx *cx, const char *const *names, int64_t n)
{
    char text[ETCH_ARCHIVE_NAME_TEXT];
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    const char **sorted = ETCH_ARENA_ARRAY(&cx->scratch, const char *, n);
    etch_status s = sorted ? ETCH_OK : etch__fail_nomem(cx);
    if (sorted && n > 0) {
        memcpy(sorted, names, (size_t)n * sizeof *names);
        qsort(sorted, (size_t)n, sizeof *sorted, compare_names);
    }
    for (int64_t i = 1; i < n && s == ETCH_OK; i++)
        if (strcmp(sorted[i - 1], sorted[i]) == 0)
            s = etch__fail(cx, ETCH_EINVAL, "archive_save: '%s' is there twice",
                           etch__archive_name_text(sorted[i], text));
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

static etch_status check_arguments(etch_ctx *cx, const char *path, const char *const *names,
                                   etch_tensor *const *tensors, int64_t n, const char *const *keys,
                                   const char *const *values, int64_t n_metadata)
{
    if (!path)
        return etch__fail(cx, ETCH_EINVAL, "archive_save: the path is NULL");
    if (n < 0 || n_metadata < 0)
        return etch__fail(cx, ETCH_EINVAL, "archive_save: %lld tensors, %lld texts: that cannot be", (long long)n,
                          (long long)n_metadata);
    if ((n > 0 && (!names || !tensors)) || (n_metadata > 0 && (!keys || !values)))
        return etch__fail(cx, ETCH_EINVAL, "archive_save: a list is NULL");
    for (int64_t i = 0; i < n; i++) {
        ETCH_TRY(check_text(cx, "name", i, names[i]));
        if (strcmp(names[i], ETCH_ARCHIVE_METADATA) == 0)
            return etch__fail(cx, ETCH_EINVAL,
                              "archive_save: name %lld is '" ETCH_ARCHIVE_METADATA
                              "', which the format keeps for texts",
                              (long long)i);
        ETCH_TRY(check_tensor(cx, names[i], tensors[i]));
    }
    for (int64_t i = 0; i < n_metadata; i++) {
        ETCH_TRY(check_text(cx, "key", i, keys[i]));
        ETCH_TRY(check_text(cx, "value", i, values[i]));
    }
    ETCH_TRY(check_distinct(cx, names, n));
    return check_distinct(cx, keys, n_metadata);
}

/* --- the header --------------------------------------------------------------------------------------------------- */

static void add_tensor(etch_strbuf *b, const saved *it, int64_t begin, int64_t end)
{
    char dtype[ETCH_ARCHIVE_DTYPE_TEXT], shape[ETCH_SHAPE_TEXT];
    const etch_tensor *t = it->tensor;
    etch__json_add_string(b, it->name);
    etch__strbuf_addf(b, ":{\"dtype\":\"%s\",\"shape\":%s,\"data_offsets\":[%lld,%lld]}",
                      etch__archive_dtype_name(t->dtype, dtype), etch__shape_text(t->dims, t->rank, shape),
                      (long long)begin, (long long)end);
}

static etch_status format_header(saving *w)
{
    static const char no_length[ETCH_ARCHIVE_LENGTH];
    etch_strbuf *b = &w->header;
    int64_t at = 0;
    etch__strbuf_addn(b, no_length, sizeof no_length);
    etch__strbuf_add(b, "{");
    for (int64_t i = 0; i < w->n_metadata; i++) {
        etch__strbuf_add(b, i ? "," : "\"" ETCH_ARCHIVE_METADATA "\":{");
        etch__json_add_string(b, w->metadata[i].key);
        etch__strbuf_add(b, ":");
        etch__json_add_string(b, w->metadata[i].value);
    }
    if (w->n_metadata > 0)
        etch__strbuf_add(b, "}");
    for (int64_t i = 0; i < w->n; i++) {
        int64_t end;
        if (ETCH_ADD_OVERFLOWS(at, w->items[i].bytes, &end) || end > ETCH_MAX_COUNT)
            return etch__fail(w->cx, ETCH_ERANGE, "archive_save: the tensors have more than 2^62 - 1 bytes");
        if (i > 0 || w->n_metadata > 0)
            etch__strbuf_add(b, ",");
        add_tensor(b, &w->items[i], at, end);
        at = end;
    }
    etch__strbuf_add(b, "}");
    while (!b->failed && b->n % DATA_ALIGN != 0)
        etch__strbuf_add(b, " ");
    if (b->failed)
        return etch__fail_nomem(w->cx);
    size_t n = b->n - ETCH_ARCHIVE_LENGTH;
    if (n > ETCH_ARCHIVE_MAX_HEADER)
        return etch__fail(w->cx, ETCH_ERANGE, "archive_save: the header has %zu bytes, more than the format's %d", n,
                          ETCH_ARCHIVE_MAX_HEADER);
    for (int i = 0; i < ETCH_ARCHIVE_LENGTH; i++)
        b->at[i] = (char)(n >> 8 * i & 0xff);
    return ETCH_OK;
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static etch_status write_elements(etch_ctx *cx, const char *path, int fd, const saved *it)
{
    etch_tensor *dense = NULL; /* one at a time: a copy needs memory only while it is written */
    ETCH_TRY(etch_tensor_dense(cx, it->tensor, &dense));
    const void *at = etch_tensor_map(cx, dense, false);
    etch_status s = at ? etch__file_write(cx, path, fd, at, (size_t)it->bytes) : cx->status;
    if (at)
        etch_tensor_unmap(cx, dense);
    etch_tensor_release(&dense);
    return s;
}

static etch_status write_all(etch_ctx *cx, const char *path, int fd, void *user)
{
    const saving *w = user;
    ETCH_TRY(etch__file_write(cx, path, fd, w->header.at, w->header.n));
    for (int64_t i = 0; i < w->n; i++)
        ETCH_TRY(write_elements(cx, path, fd, &w->items[i]));
    return ETCH_OK;
}

static etch_status save(saving *w, const char *path, const char *const *names, etch_tensor *const *tensors,
                        const char *const *keys, const char *const *values)
{
    for (int64_t i = 0; i < w->n; i++) {
        etch_tensor *t = tensors[i];
        w->items[i] = (saved){ names[i], t, place_of(t->dtype), t->count * (int64_t)etch__dtypes[t->dtype].bytes };
    }
    for (int64_t i = 0; i < w->n_metadata; i++)
        w->metadata[i] = (etch_archive_pair){ keys[i], values[i] };
    qsort(w->items, (size_t)w->n, sizeof *w->items, compare_items);
    qsort(w->metadata, (size_t)w->n_metadata, sizeof *w->metadata, compare_keys);
    ETCH_TRY(format_header(w));
    return etch__file_replace(w->cx, path, write_all, w);
}

etch_status etch_archive_save(etch_ctx *cx, const char *path, const char *const *names, etch_tensor *const *tensors,
                              int64_t n, const char *const *keys, const char *const *values, int64_t n_metadata)
{
    ETCH_ENTER(cx);
    ETCH_TRY(check_arguments(cx, path, names, tensors, n, keys, values, n_metadata));
    saving w = { .cx = cx, .n = n, .n_metadata = n_metadata };
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    w.items = ETCH_ARENA_ARRAY(&cx->scratch, saved, n);
    w.metadata = ETCH_ARENA_ARRAY(&cx->scratch, etch_archive_pair, n_metadata);
    etch__strbuf_init(&w.header, cx->alloc);
    etch_status s = w.items && w.metadata ? save(&w, path, names, tensors, keys, values) : etch__fail_nomem(cx);
    etch__strbuf_fini(&w.header);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}
