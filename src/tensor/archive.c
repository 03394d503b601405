/* Archives: opening them and taking tensors out.
 *
 * The file's bytes are one buffer, mapped or read, which the archive and every tensor on it hold. That they share the
 * buffer also tells whoever would write in place that others may look at it.
 *
 * The header is copied before it is looked at: in a mapped file another process might change it between the check and
 * the use. What must stay true: after opening, nothing in the header is read from the file again, so that whatever
 * happens to the file only changes elements. The mapping is private: memory can be written to, the file cannot. */
#include "tensor/archive_header.h"

#include "base/ctx.h"
#include "tensor/file.h"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct etch_archive {
    atomic_int n_refs;
    etch_runtime *rt; /* retained */
    etch_buffer *file;
    int64_t data_at; /* where the data begin in it */
    etch_archive_header header;
    char *path; /* for messages; in the header's memory */
};

/* --- the file's bytes --------------------------------------------------------------------------------------------- */

typedef struct mapping {
    const etch_allocator *alloc;
    void *address;
    size_t bytes;
} mapping;

static void unmap(void *user)
{
    mapping *m = user;
    munmap(m->address, m->bytes);
    etch__free(m->alloc, m, sizeof *m);
}

static etch_status map_file(etch_ctx *cx, const char *path, int fd, size_t bytes, etch_buffer **out)
{
    etch_device *d;
    ETCH_TRY(etch__device_cpu(cx, &d));
    mapping *m = etch__alloc(cx->alloc, sizeof *m);
    if (!m)
        return etch__fail_nomem(cx);
    *m = (mapping){ cx->alloc, NULL, bytes };
    m->address = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE, fd, 0);
    if (m->address == MAP_FAILED) {
        etch__free(cx->alloc, m, sizeof *m);
        return etch__fail_io(cx, "cannot map", path);
    }
    etch_status s = etch__buffer_wrap(cx, d, m->address, bytes, unmap, m, out);
    if (s != ETCH_OK)
        unmap(m);
    return s;
}

static etch_status read_file(etch_ctx *cx, const char *path, int fd, size_t bytes, etch_buffer **out)
{
    etch_device *d;
    etch_buffer *b = NULL;
    size_t got = 0;
    ETCH_TRY(etch__device_cpu(cx, &d));
    ETCH_TRY(etch__buffer_new(cx, d, bytes, &b));
    void *at = d->ops.map(cx, d, b->address, bytes, true);
    etch_status s = at ? etch__file_read(cx, path, fd, at, bytes, &got) : cx->status;
    if (at)
        d->ops.unmap(cx, d, b->address, bytes);
    if (s == ETCH_OK && got < bytes)
        s = etch__fail(cx, ETCH_EIO, "%s became shorter while it was read: %zu of %zu bytes were there", path, got,
                       bytes);
    if (s == ETCH_OK)
        *out = b;
    else
        etch__buffer_release(&b);
    return s;
}

static etch_status get_file(etch_ctx *cx, const char *path, int fd, bool is_mapped, etch_buffer **out)
{
    struct stat st;
    if (fstat(fd, &st) != 0)
        return etch__fail_io(cx, "cannot examine", path);
    if (!S_ISREG(st.st_mode))
        return etch__fail(cx, ETCH_ENOTSUP, "%s is not a regular file", path);
    if (st.st_size < ETCH_ARCHIVE_LENGTH)
        return etch__fail(cx, ETCH_EPARSE, "%s: a file of %lld bytes is no archive: the header's length takes %d", path,
                          (long long)st.st_size, ETCH_ARCHIVE_LENGTH);
    return (is_mapped ? map_file : read_file)(cx, path, fd, (size_t)st.st_size, out);
}

/* --- opening ------------------------------------------------------------------------------------------------------ */

static etch_status parse(etch_ctx *cx, etch_archive *a)
{
    etch_buffer *b = a->file;
    const unsigned char *at = b->device->ops.map(cx, b->device, b->address, b->bytes, false);
    if (!at)
        return cx->status;
    uint64_t n = 0;
    for (int i = 0; i < ETCH_ARCHIVE_LENGTH; i++)
        n |= (uint64_t)at[i] << 8 * i;
    size_t left = b->bytes - ETCH_ARCHIVE_LENGTH;
    etch_status s = ETCH_OK;
    char *text = NULL;
    if (n > ETCH_ARCHIVE_MAX_HEADER)
        s = etch__fail(cx, ETCH_EPARSE, "not an archive: its header would have %llu bytes, more than the format's %d",
                       (unsigned long long)n, ETCH_ARCHIVE_MAX_HEADER);
    else if (n > left)
        s = etch__fail(cx, ETCH_EPARSE, "the file ends after %zu of the %llu bytes of the header", left,
                       (unsigned long long)n);
    else if (!(text = etch__alloc(cx->alloc, (size_t)n)))
        s = etch__fail_nomem(cx);
    if (s == ETCH_OK) {
        memcpy(text, at + ETCH_ARCHIVE_LENGTH, (size_t)n);
        a->data_at = ETCH_ARCHIVE_LENGTH + (int64_t)n;
        s = etch__archive_header_parse(cx, &a->header, text, (size_t)n, (int64_t)(left - n));
    }
    etch__free(cx->alloc, text, (size_t)n);
    b->device->ops.unmap(cx, b->device, b->address, b->bytes);
    return s;
}

static void destroy(etch_archive *a)
{
    etch_runtime *rt = a->rt;
    etch__buffer_release(&a->file);
    etch__archive_header_fini(&a->header, rt->alloc);
    etch__free(rt->alloc, a, sizeof *a);
    etch_runtime_release(&rt);
}

static etch_status open_archive(etch_ctx *cx, const char *path, int fd, bool is_mapped, etch_archive **out)
{
    etch_archive *a = etch__alloc_zeroed(cx->alloc, sizeof *a);
    if (!a)
        return etch__fail_nomem(cx);
    atomic_init(&a->n_refs, 1);
    a->rt = etch_runtime_retain(cx->rt);
    etch_status s = get_file(cx, path, fd, is_mapped, &a->file);
    if (s == ETCH_OK && (s = parse(cx, a)) != ETCH_OK)
        s = etch__fail_within(cx, "%s", path);
    if (s == ETCH_OK && !(a->path = etch__arena_strndup(&a->header.memory, path, strlen(path))))
        s = etch__fail_nomem(cx);
    if (s == ETCH_OK)
        *out = a;
    else
        destroy(a);
    return s;
}

static etch_status open_path(etch_ctx *cx, const char *path, bool is_mapped, etch_archive **out)
{
    if (!path || !out)
        return etch__fail(cx, ETCH_EINVAL, "archive: %s", path ? "no place for the result" : "the path is NULL");
    int fd;
    /* Opening a pipe would wait for a writer; of regular files the flag means nothing. */
    ETCH_TRY(etch__file_open(cx, path, O_NONBLOCK, &fd));
    etch_status s = open_archive(cx, path, fd, is_mapped, out);
    close(fd);
    return s;
}

etch_status etch_archive_open(etch_ctx *cx, const char *path, etch_archive **out)
{
    ETCH_ENTER(cx);
    return open_path(cx, path, true, out);
}

etch_status etch_archive_read(etch_ctx *cx, const char *path, etch_archive **out)
{
    ETCH_ENTER(cx);
    return open_path(cx, path, false, out);
}

etch_archive *etch_archive_retain(etch_archive *a)
{
    if (a)
        atomic_fetch_add_explicit(&a->n_refs, 1, memory_order_relaxed);
    return a;
}

void etch_archive_release(etch_archive **a)
{
    if (!a || !*a)
        return;
    etch_archive *it = *a;
    *a = NULL;
    if (atomic_fetch_sub_explicit(&it->n_refs, 1, memory_order_acq_rel) == 1)
        destroy(it);
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

int64_t etch_archive_count(const etch_archive *a) { return (int64_t)a->header.entries.n; }

etch_archive_item etch_archive_item_at(const etch_archive *a, int64_t i)
{
    return i >= 0 && i < etch_archive_count(a) ? a->header.entries.at[i].item : (etch_archive_item){ 0 };
}

static const etch_archive_entry *find(const etch_archive *a, const char *name)
{
    for (size_t lo = 0, hi = a->header.entries.n; lo < hi;) {
        size_t mid = lo + (hi - lo) / 2;
        int order = strcmp(name, a->header.by_name[mid]->item.name);
        if (order == 0)
            return a->header.by_name[mid];
        if (order < 0)
            hi = mid;
        else
            lo = mid + 1;
    }
    return NULL;
}

int64_t etch_archive_find(const etch_archive *a, const char *name)
{
    const etch_archive_entry *e = name ? find(a, name) : NULL;
    return e ? e - a->header.entries.at : -1;
}

const char *etch_archive_metadata(const etch_archive *a, const char *key)
{
    for (size_t lo = 0, hi = key ? a->header.metadata.n : 0; lo < hi;) {
        size_t mid = lo + (hi - lo) / 2;
        const etch_archive_pair *pair = &a->header.metadata.at[mid];
        int order = strcmp(key, pair->key);
        if (order == 0)
            return pair->value;
        if (order < 0)
            hi = mid;
        else
            lo = mid + 1;
    }
    return NULL;
}

int64_t etch_archive_metadata_count(const etch_archive *a) { return (int64_t)a->header.metadata.n; }

const char *etch_archive_metadata_key(const etch_archive *a, int64_t i)
{
    return i >= 0 && i < etch_archive_metadata_count(a) ? a->header.metadata.at[i].key : NULL;
}

/* --- taking tensors out ------------------------------------------------------------------------------------------- */

static bool has_other_bools(const unsigned char *at, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (at[i] > 1)
            return true;
    return false;
}

/* `at`: the file as the host sees it. */
static etch_status take_out(etch_ctx *cx, const etch_archive *a, const etch_archive_entry *e, const char *at,
                            etch_tensor **out)
{
    int64_t place = a->data_at + e->begin;
    size_t bytes = (size_t)e->item.bytes;
    const unsigned char *from = (const unsigned char *)at + place;
    bool is_bool = etch__dtype_is(e->item.dtype, ETCH_CLASS_BOOL);
    bool is_odd = is_bool && has_other_bools(from, bytes);
    if (place % etch__dtypes[e->item.dtype].bytes == 0 && !is_odd)
        return etch__tensor_on_buffer(cx, a->file, (char *)a->file->address + place, e->item.dtype, e->item.dims, NULL,
                                      e->item.rank, out);
    etch_tensor *t = NULL;
    ETCH_TRY(etch_tensor_new(cx, e->item.dtype, e->item.dims, e->item.rank, &t));
    unsigned char *to = etch_tensor_map(cx, t, true);
    if (!to) {
        etch_tensor_release(&t);
        return cx->status;
    }
    memcpy(to, from, bytes);
    if (is_bool)
        etch__settle_bools(to, bytes);
    etch_tensor_unmap(cx, t);
    *out = t;
    return ETCH_OK;
}

static etch_status load(etch_ctx *cx, const etch_archive *a, const etch_archive_entry *e, etch_tensor **out)
{
    if (e->item.dtype == ETCH_N_DTYPES) {
        char text[ETCH_ARCHIVE_NAME_TEXT], dtype[ETCH_ARCHIVE_NAME_TEXT];
        return etch__fail(cx, ETCH_ENOTSUP, "%s: tensor '%s' has dtype '%s', which is not supported", a->path,
                          etch__archive_name_text(e->item.name, text),
                          etch__archive_name_text(e->item.dtype_name, dtype));
    }
    etch_buffer *b = a->file;
    const char *at = b->device->ops.map(cx, b->device, b->address, b->bytes, false);
    if (!at)
        return cx->status;
    etch_status s = take_out(cx, a, e, at, out);
    b->device->ops.unmap(cx, b->device, b->address, b->bytes);
    return s;
}

static etch_status find_or_fail(etch_ctx *cx, const etch_archive *a, const char *name, const etch_archive_entry **out)
{
    char text[ETCH_ARCHIVE_NAME_TEXT];
    if (!name)
        return etch__fail(cx, ETCH_EINVAL, "archive: the name is NULL");
    *out = find(a, name);
    if (!*out)
        return etch__fail(cx, ETCH_EINVAL, "%s: there is no tensor '%s' among its %lld", a->path,
                          etch__archive_name_text(name, text), (long long)etch_archive_count(a));
    return ETCH_OK;
}

static etch_status check_load(etch_ctx *cx, const etch_archive *a, const void *out)
{
    if (!a || !out)
        return etch__fail(cx, ETCH_EINVAL, "archive: %s", a ? "no place for the result" : "the archive is NULL");
    return ETCH_OK;
}

etch_status etch_archive_load(etch_ctx *cx, etch_archive *a, const char *name, etch_tensor **out)
{
    ETCH_ENTER(cx);
    const etch_archive_entry *e;
    ETCH_TRY(check_load(cx, a, out));
    ETCH_TRY(find_or_fail(cx, a, name, &e));
    return load(cx, a, e, out);
}

/* "[2,?]" */
static const char *wanted_text(const int64_t *dims, int rank, char text[ETCH_SHAPE_TEXT])
{
    int n = 0;
    text[n++] = '[';
    for (int i = 0; i < rank; i++) {
        if (i > 0)
            text[n++] = ',';
        if (dims[i] < 0)
            text[n++] = '?';
        else
            n += snprintf(text + n, (size_t)(ETCH_SHAPE_TEXT - n), "%lld", (long long)dims[i]);
    }
    text[n++] = ']';
    text[n] = '\0';
    return text;
}

static etch_status check_wanted(etch_ctx *cx, etch_dtype dtype, const int64_t *dims, int rank)
{
    if ((unsigned)dtype >= ETCH_N_DTYPES)
        return etch__fail(cx, ETCH_EINVAL, "archive: %d is no dtype", (int)dtype);
    if (rank < 0 || rank > ETCH_MAX_RANK)
        return etch__fail(cx, ETCH_EINVAL, "archive: the rank is %d: it must be from 0 to %d", rank, ETCH_MAX_RANK);
    if (!dims && rank > 0)
        return etch__fail(cx, ETCH_EINVAL, "archive: the rank is %d but dims is NULL", rank);
    for (int i = 0; i < rank; i++)
        if (dims[i] < -1)
            return etch__fail(cx, ETCH_EINVAL, "archive: dim %d is %lld: it must be a size or -1", i,
                              (long long)dims[i]);
    return ETCH_OK;
}

etch_status etch_archive_load_as(etch_ctx *cx, etch_archive *a, const char *name, etch_dtype dtype, const int64_t *dims,
                                 int rank, etch_tensor **out)
{
    ETCH_ENTER(cx);
    const etch_archive_entry *e;
    ETCH_TRY(check_load(cx, a, out));
    ETCH_TRY(check_wanted(cx, dtype, dims, rank));
    ETCH_TRY(find_or_fail(cx, a, name, &e));
    const etch_archive_item *it = &e->item;
    bool fits = it->rank == rank;
    for (int i = 0; fits && i < rank; i++)
        fits = dims[i] == -1 || dims[i] == it->dims[i];
    if (it->dtype == dtype && fits)
        return load(cx, a, e, out);
    char text[ETCH_ARCHIVE_NAME_TEXT], is[ETCH_SHAPE_TEXT], wanted[ETCH_SHAPE_TEXT], other[ETCH_ARCHIVE_NAME_TEXT];
    return etch__fail(
        cx, it->dtype == dtype ? ETCH_ESHAPE : ETCH_EDTYPE, "%s: tensor '%s' is %s%s, not %s%s", a->path,
        etch__archive_name_text(name, text),
        it->dtype == ETCH_N_DTYPES ? etch__archive_name_text(it->dtype_name, other) : etch_dtype_name(it->dtype),
        etch__shape_text(it->dims, it->rank, is), etch_dtype_name(dtype), wanted_text(dims, rank, wanted));
}

etch_status etch_archive_load_all(etch_ctx *cx, etch_archive *a, etch_tensor **out, int64_t n)
{
    ETCH_ENTER(cx);
    ETCH_TRY(check_load(cx, a, n == 0 ? "" : (const void *)out));
    if (n != etch_archive_count(a))
        return etch__fail(cx, ETCH_EINVAL, "%s: it holds %lld tensors, but there is room for %lld", a->path,
                          (long long)etch_archive_count(a), (long long)n);
    size_t bytes = (size_t)n * sizeof(etch_tensor *);
    etch_tensor **all = etch__alloc_zeroed(cx->alloc, bytes);
    if (!all)
        return etch__fail_nomem(cx);
    etch_status s = ETCH_OK;
    for (int64_t i = 0; i < n && s == ETCH_OK; i++)
        s = load(cx, a, &a->header.entries.at[i], &all[i]);
    if (s == ETCH_OK && n > 0)
        memcpy(out, all, bytes);
    for (int64_t i = 0; i < n && s != ETCH_OK; i++)
        etch_tensor_release(&all[i]);
    etch__free(cx->alloc, all, bytes);
    return s;
}
