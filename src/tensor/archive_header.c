/* Reading the header of a safetensors file:
 *
 *     {"__metadata__": {"key": "value"}, "w": {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]}}
 *
 * Keys that the format does not know are skipped, as the reference implementation does. Names and keys are looked up in
 * sorted lists, not in hash tables: a file cannot be made so that this is slow. Memory is a small multiple of the
 * header's own size.
 *
 * What must stay true of a header that was accepted: the tensors' bytes are the data, all of it, each byte once; a
 * tensor of a dtype that we have takes just the bytes of its shape; names are distinct, hold no character 0, and are
 * not "__metadata__". */
#include "tensor/archive_header.h"

#include "tensor/file.h"
#include "tensor/json.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *etch__archive_name_text(const char *name, char text[ETCH_ARCHIVE_NAME_TEXT])
{
    return etch__excerpt(name, strlen(name), text, ETCH_ARCHIVE_NAME_TEXT);
}

const char *etch__archive_dtype_name(etch_dtype t, char text[ETCH_ARCHIVE_DTYPE_TEXT])
{
    if (etch__dtype_is(t, ETCH_CLASS_STRING))
        return NULL;
    size_t i = 0;
    for (const char *name = etch_dtype_name(t); name[i] && i < ETCH_ARCHIVE_DTYPE_TEXT - 1; i++)
        text[i] = (char)(name[i] >= 'a' && name[i] <= 'z' ? name[i] - 'a' + 'A' : name[i]);
    text[i] = '\0';
    return text;
}

etch_dtype etch__archive_dtype(const char *name)
{
    char text[ETCH_ARCHIVE_DTYPE_TEXT];
    for (int i = 0; i < ETCH_N_DTYPES; i++)
        if (etch__archive_dtype_name((etch_dtype)i, text) && strcmp(text, name) == 0)
            return (etch_dtype)i;
    return ETCH_N_DTYPES;
}

/* --- one tensor --------------------------------------------------------------------------------------------------- */

typedef struct reader {
    etch_ctx *cx;
    etch_json json;
    etch_archive_header *header;
    int64_t data_bytes;
    bool has_metadata;
} reader;

enum { DTYPE, SHAPE, OFFSETS, N_FIELDS };
static const char *const field_names[N_FIELDS] = { "dtype", "shape", "data_offsets" };

static etch_status read_dtype(reader *r, etch_archive_entry *e)
{
    etch_json_string s;
    ETCH_TRY(etch__json_string(&r->json, "the string of a dtype", &s));
    ETCH_TRY(etch__json_keep(&r->json, s, &r->header->memory, &e->item.dtype_name));
    e->item.dtype = etch__archive_dtype(e->item.dtype_name);
    return ETCH_OK;
}

static etch_status read_shape(reader *r, etch_archive_entry *e)
{
    int64_t dims[ETCH_MAX_RANK];
    size_t n = 0;
    bool is_there;
    ETCH_TRY(etch__json_expect(&r->json, '[', "the '[' of a shape"));
    for (;;) {
        ETCH_TRY(etch__json_next(&r->json, ']', &n, &is_there));
        if (!is_there)
            break;
        if (n > ETCH_MAX_RANK)
            return etch__fail(r->cx, ETCH_ENOTSUP, "the shape has more than %d axes", ETCH_MAX_RANK);
        ETCH_TRY(etch__json_size(&r->json, "a size: a whole number that is not negative", &dims[n - 1]));
    }
    e->item.rank = (int)n;
    e->item.dims = etch__arena_copy(&r->header->memory, dims, n * sizeof dims[0], _Alignof(int64_t));
    return e->item.dims ? ETCH_OK : etch__fail_nomem(r->cx);
}

static etch_status read_offsets(reader *r, etch_archive_entry *e)
{
    static const char what[] = "an offset: a whole number that is not negative";
    ETCH_TRY(etch__json_expect(&r->json, '[', "the '[' of data_offsets"));
    ETCH_TRY(etch__json_size(&r->json, what, &e->begin));
    ETCH_TRY(etch__json_expect(&r->json, ',', "',': data_offsets are two numbers"));
    ETCH_TRY(etch__json_size(&r->json, what, &e->end));
    return etch__json_expect(&r->json, ']', "']': data_offsets are two numbers");
}

static etch_status read_fields(reader *r, etch_archive_entry *e)
{
    static etch_status (*const read[N_FIELDS])(reader *, etch_archive_entry *) = { read_dtype, read_shape,
                                                                                   read_offsets };
    bool has[N_FIELDS] = { false }, is_there;
    size_t n = 0;
    ETCH_TRY(etch__json_expect(&r->json, '{', "the '{' of a tensor's dtype, shape and data_offsets"));
    for (;;) {
        etch_json_string key;
        ETCH_TRY(etch__json_next(&r->json, '}', &n, &is_there));
        if (!is_there)
            break;
        ETCH_TRY(etch__json_string(&r->json, "a key", &key));
        ETCH_TRY(etch__json_expect(&r->json, ':', "':'"));
        int field = 0;
        while (field < N_FIELDS && !etch__json_is(key, field_names[field]))
            field++;
        if (field == N_FIELDS) {
            ETCH_TRY(etch__json_skip(&r->json));
            continue;
        }
        if (has[field])
            return etch__fail(r->cx, ETCH_EPARSE, "%s is there twice", field_names[field]);
        has[field] = true;
        ETCH_TRY(read[field](r, e));
    }
    for (int field = 0; field < N_FIELDS; field++)
        if (!has[field])
            return etch__fail(r->cx, ETCH_EPARSE, "there is no %s", field_names[field]);
    return ETCH_OK;
}

/* What can be seen of one tensor alone. */
static etch_status check_entry(reader *r, etch_archive_entry *e)
{
    char shape[ETCH_SHAPE_TEXT];
    int64_t count;
    long long begin = e->begin, end = e->end;
    if (e->begin > e->end)
        return etch__fail(r->cx, ETCH_ERANGE, "data_offsets [%lld, %lld] end before they begin", begin, end);
    if (e->end > r->data_bytes)
        return etch__fail(r->cx, ETCH_ERANGE, "data_offsets [%lld, %lld] reach outside of the %lld bytes of data",
                          begin, end, (long long)r->data_bytes);
    e->item.bytes = e->end - e->begin;
    if (e->item.dtype == ETCH_N_DTYPES) /* how many bytes an element has is not known */
        return ETCH_OK;
    ETCH_TRY(etch__check_shape(r->cx, e->item.dtype, e->item.dims, e->item.rank, &count));
    int64_t bytes = count * (int64_t)etch__dtypes[e->item.dtype].bytes;
    if (bytes != e->item.bytes)
        return etch__fail(r->cx, ETCH_ERANGE, "%s%s takes %lld bytes, but data_offsets [%lld, %lld] hold %lld",
                          etch_dtype_name(e->item.dtype), etch__shape_text(e->item.dims, e->item.rank, shape),
                          (long long)bytes, begin, end, (long long)e->item.bytes);
    return ETCH_OK;
}

static etch_status read_tensor(reader *r, etch_json_string name)
{
    etch_archive_entry e = { .begin = 0 };
    ETCH_TRY(etch__json_keep(&r->json, name, &r->header->memory, &e.item.name));
    if (read_fields(r, &e) != ETCH_OK || check_entry(r, &e) != ETCH_OK) {
        char text[ETCH_ARCHIVE_NAME_TEXT];
        return etch__fail_within(r->cx, "tensor '%s'", etch__archive_name_text(e.item.name, text));
    }
    return ETCH_VEC_PUSH(&r->header->entries, r->cx->alloc, e) ? ETCH_OK : etch__fail_nomem(r->cx);
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

static etch_status read_metadata(reader *r)
{
    size_t n = 0;
    bool is_there;
    if (r->has_metadata)
        return etch__fail(r->cx, ETCH_EPARSE, "'" ETCH_ARCHIVE_METADATA "' is there twice");
    r->has_metadata = true;
    if (etch__json_accept_word(&r->json, "null"))
        return ETCH_OK;
    ETCH_TRY(etch__json_expect(&r->json, '{', "the '{' of '" ETCH_ARCHIVE_METADATA "'"));
    for (;;) {
        etch_json_string key, value;
        etch_archive_pair pair;
        ETCH_TRY(etch__json_next(&r->json, '}', &n, &is_there));
        if (!is_there)
            return ETCH_OK;
        ETCH_TRY(etch__json_string(&r->json, "a key of '" ETCH_ARCHIVE_METADATA "'", &key));
        ETCH_TRY(etch__json_expect(&r->json, ':', "':'"));
        ETCH_TRY(etch__json_string(&r->json, "a string: '" ETCH_ARCHIVE_METADATA "' holds texts", &value));
        ETCH_TRY(etch__json_keep(&r->json, key, &r->header->memory, &pair.key));
        ETCH_TRY(etch__json_keep(&r->json, value, &r->header->memory, &pair.value));
        if (!ETCH_VEC_PUSH(&r->header->metadata, r->cx->alloc, pair))
            return etch__fail_nomem(r->cx);
    }
}

static etch_status read_all(reader *r)
{
    size_t n = 0;
    bool is_there;
    ETCH_TRY(etch__json_expect(&r->json, '{', "'{'"));
    for (;;) {
        etch_json_string name;
        ETCH_TRY(etch__json_next(&r->json, '}', &n, &is_there));
        if (!is_there)
            return etch__json_end(&r->json);
        ETCH_TRY(etch__json_string(&r->json, "the name of a tensor", &name));
        ETCH_TRY(etch__json_expect(&r->json, ':', "':'"));
        ETCH_TRY(etch__json_is(name, ETCH_ARCHIVE_METADATA) ? read_metadata(r) : read_tensor(r, name));
    }
}

static int compare_places(const void *a, const void *b)
{
    const etch_archive_entry *x = a, *y = b;
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    if (x->end != y->end)
        return x->end < y->end ? -1 : 1;
    return strcmp(x->item.name, y->item.name);
}

static int compare_names(const void *a, const void *b)
{
    const etch_archive_entry *const *x = a, *const *y = b;
    return strcmp((*x)->item.name, (*y)->item.name);
}

static int compare_keys(const void *a, const void *b)
{
    const etch_archive_pair *x = a, *y = b;
    return strcmp(x->key, y->key);
}

static etch_status check_places(reader *r)
{
    char text[ETCH_ARCHIVE_NAME_TEXT], other[ETCH_ARCHIVE_NAME_TEXT];
    int64_t at = 0;
    for (size_t i = 0; i < r->header->entries.n; i++) {
        const etch_archive_entry *e = &r->header->entries.at[i];
        const char *name = etch__archive_name_text(e->item.name, text);
        if (e->begin > at)
            return etch__fail(
                r->cx, ETCH_ERANGE,
                "tensor '%s': bytes %lld to %lld of the data, before its data_offsets [%lld, %lld], belong to "
                "no tensor",
                name, (long long)at, (long long)e->begin, (long long)e->begin, (long long)e->end);
        if (e->begin < at)
            return etch__fail(r->cx, ETCH_ERANGE,
                              "tensor '%s': data_offsets [%lld, %lld] overlap those of tensor '%s', [%lld, %lld]", name,
                              (long long)e->begin, (long long)e->end, etch__archive_name_text(e[-1].item.name, other),
                              (long long)e[-1].begin, (long long)e[-1].end);
        at = e->end;
    }
    if (at < r->data_bytes)
        return etch__fail(r->cx, ETCH_ERANGE, "bytes %lld to %lld of the data belong to no tensor", (long long)at,
                          (long long)r->data_bytes);
    return ETCH_OK;
}

/* Sorts names and keys, and finds those that are there twice. */
static etch_status order_names(reader *r)
{
    etch_archive_header *h = r->header;
    char text[ETCH_ARCHIVE_NAME_TEXT];
    h->by_name = ETCH_ARENA_ARRAY(&h->memory, const etch_archive_entry *, h->entries.n);
    if (!h->by_name)
        return etch__fail_nomem(r->cx);
    for (size_t i = 0; i < h->entries.n; i++)
        h->by_name[i] = &h->entries.at[i];
    qsort(h->by_name, h->entries.n, sizeof *h->by_name, compare_names);
    for (size_t i = 1; i < h->entries.n; i++)
        if (compare_names(&h->by_name[i - 1], &h->by_name[i]) == 0)
            return etch__fail(r->cx, ETCH_EPARSE, "tensor '%s' is there twice",
                              etch__archive_name_text(h->by_name[i]->item.name, text));
    if (h->metadata.n > 0)
        qsort(h->metadata.at, h->metadata.n, sizeof *h->metadata.at, compare_keys);
    for (size_t i = 1; i < h->metadata.n; i++)
        if (compare_keys(&h->metadata.at[i - 1], &h->metadata.at[i]) == 0)
            return etch__fail(r->cx, ETCH_EPARSE, "key '%s' of '" ETCH_ARCHIVE_METADATA "' is there twice",
                              etch__archive_name_text(h->metadata.at[i].key, text));
    return ETCH_OK;
}

etch_status etch__archive_header_parse(etch_ctx *cx, etch_archive_header *h, const char *text, size_t n,
                                       int64_t data_bytes)
{
    reader r = { .cx = cx, .json = { cx, text, text, text + n }, .header = h, .data_bytes = data_bytes };
    etch__arena_init(&h->memory, cx->alloc, 1024);
    ETCH_TRY(read_all(&r));
    if (h->entries.n > 0)
        qsort(h->entries.at, h->entries.n, sizeof *h->entries.at, compare_places);
    ETCH_TRY(order_names(&r));
    return check_places(&r);
}

void etch__archive_header_fini(etch_archive_header *h, const etch_allocator *alloc)
{
    ETCH_VEC_FINI(&h->entries, alloc);
    ETCH_VEC_FINI(&h->metadata, alloc);
    if (h->memory.alloc)
        etch__arena_fini(&h->memory);
}
