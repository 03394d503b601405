/* Any bytes as an archive: opening never crashes, hangs or leaks, mapped or read; what opens covers its data, every
 * tensor of a dtype that we have comes out and can be read, and all of them saved and opened again are the same.
 *
 * Each input is tried twice: as it is, and with the length mended so that the header ends behind the last brace,
 * without which few inputs would get past it. */
#include "file_input.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MAX_TENSORS = 200 };

static void check_items(etch_ctx *cx, etch_archive *a, size_t size)
{
    int64_t bytes = 0;
    for (int64_t i = 0; i < etch_archive_count(a); i++) {
        etch_archive_item item = etch_archive_item_at(a, i);
        bytes += item.bytes;
        must(etch_archive_find(a, item.name) == i, "is not found", cx);
        etch_tensor *t = NULL;
        etch_status s = etch_archive_load(cx, a, item.name, &t);
        must(s == (item.dtype == ETCH_N_DTYPES ? ETCH_ENOTSUP : ETCH_OK), "does not load", cx);
        if (!t)
            continue;
        char *copy = malloc((size_t)item.bytes + 1);
        must(etch_tensor_read(cx, t, copy, (size_t)item.bytes) == ETCH_OK, "does not read", cx);
        free(copy);
        etch_tensor_release(&t);
    }
    must(bytes >= 0 && (size_t)bytes <= size, "more bytes than there are", cx);
    for (int64_t i = 0; i < etch_archive_metadata_count(a); i++)
        must(etch_archive_metadata(a, etch_archive_metadata_key(a, i)) != NULL, "metadata are not found", cx);
}

static void must_be_same(etch_ctx *cx, etch_archive *a, etch_archive *b)
{
    must(etch_archive_count(a) == etch_archive_count(b), "counts differ", cx);
    must(etch_archive_metadata_count(a) == etch_archive_metadata_count(b), "metadata differ", cx);
    for (int64_t i = 0; i < etch_archive_metadata_count(a); i++) {
        const char *key = etch_archive_metadata_key(a, i), *value = etch_archive_metadata(b, key);
        must(value && strcmp(value, etch_archive_metadata(a, key)) == 0, "metadata differ", cx);
    }
    for (int64_t i = 0; i < etch_archive_count(a); i++) {
        etch_archive_item x = etch_archive_item_at(a, i);
        etch_tensor *s = NULL, *t = NULL;
        if (x.dtype == ETCH_N_DTYPES)
            continue;
        must(etch_archive_load(cx, a, x.name, &s) == ETCH_OK, "does not load", cx);
        must(etch_archive_load_as(cx, b, x.name, x.dtype, x.dims, x.rank, &t) == ETCH_OK, "does not load again", cx);
        must(memcmp(etch_tensor_map(cx, s, false), etch_tensor_map(cx, t, false), (size_t)x.bytes) == 0,
             "elements differ", cx);
        etch_tensor_release(&s);
        etch_tensor_release(&t);
    }
}

static void check_round_trip(etch_ctx *cx, etch_archive *a)
{
    int64_t n = etch_archive_count(a), n_metadata = etch_archive_metadata_count(a);
    etch_tensor *tensors[MAX_TENSORS] = { NULL };
    const char *names[MAX_TENSORS], *keys[MAX_TENSORS], *values[MAX_TENSORS];
    if (n > MAX_TENSORS || n_metadata > MAX_TENSORS || etch_archive_load_all(cx, a, tensors, n) != ETCH_OK)
        return;
    for (int64_t i = 0; i < n; i++)
        names[i] = etch_archive_item_at(a, i).name;
    for (int64_t i = 0; i < n_metadata; i++) {
        keys[i] = etch_archive_metadata_key(a, i);
        values[i] = etch_archive_metadata(a, keys[i]);
    }
    etch_archive *again = NULL;
    const char *path = path_to_write();
    must(etch_archive_save(cx, path, names, tensors, n, keys, values, n_metadata) == ETCH_OK, "does not save", cx);
    must(etch_archive_open(cx, path, &again) == ETCH_OK, "does not open again", cx);
    must_be_same(cx, a, again);
    etch_archive_release(&again);
    for (int64_t i = 0; i < n; i++)
        etch_tensor_release(&tensors[i]);
}

static void try_file(etch_ctx *cx, const uint8_t *data, size_t size)
{
    const char *path = file_of(data, size);
    etch_archive *mapped = NULL, *read = NULL;
    etch_status s = etch_archive_open(cx, path, &mapped);
    must(s == ETCH_OK || strlen(etch_error_message(cx)) > 0, "fails without a message", cx);
    must(etch_archive_read(cx, path, &read) == s, "reading and mapping differ", cx);
    if (s == ETCH_OK) {
        check_items(cx, mapped, size);
        must_be_same(cx, mapped, read);
        check_round_trip(cx, mapped);
    }
    etch_archive_release(&mapped);
    etch_archive_release(&read);
}

static void try_mended(etch_ctx *cx, const uint8_t *data, size_t size)
{
    size_t end = size;
    while (end > 8 && data[end - 1] != '}')
        end--;
    if (end <= 8)
        return;
    uint8_t *copy = malloc(size);
    memcpy(copy, data, size);
    for (int i = 0; i < 8; i++)
        copy[i] = (uint8_t)((end - 8) >> 8 * i & 0xff);
    try_file(cx, copy, size);
    free(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    if (etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK)
        abort();
    try_file(cx, data, size);
    try_mended(cx, data, size);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return 0;
}
