/* Archives: files of named tensors, in the safetensors format (8 bytes of length, a header in JSON, raw data).
 *
 * Opening reads and checks the whole header; tensors are taken out by name, as views of the mapped file where their
 * place in it is aligned to their elements, else as copies. Nothing in a file is trusted: whatever it says, it is
 * loaded as described here or refused with a message that names the file, the tensor and the values. */
#ifndef ETCH_ARCHIVE_H
#define ETCH_ARCHIVE_H

#include <etch/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An open archive: counted, never changes; any thread may read it, with a context of its own. */
typedef struct etch_archive etch_archive;

/* Maps the file. Pages are read when they are touched; writing to a tensor changes memory, never the file. Other
 * processes may rename or replace the file (as saving does), but must not shrink or overwrite it while the archive or
 * one of its tensors is alive: as with any mapped file, touching a page that is gone raises SIGBUS. If that cannot be
 * promised, use etch_archive_read.
 *
 * ETCH_EIO: the file cannot be read. ETCH_EPARSE: it is not an archive, is cut off, or its header is not what the
 * format says, including names that are there twice. ETCH_ERANGE: offsets that overlap, leave gaps, lie outside of the
 * data or do not agree with dtype and shape, and sizes too large to count. ETCH_ENOTSUP: a rank above ETCH_MAX_RANK, or
 * no regular file. ETCH_ENOMEM. Tensors of dtypes that Etch does not have (F8_E4M3, ...) are refused when they are
 * asked for, not here. */
ETCH_API etch_status etch_archive_open(etch_ctx *cx, const char *path, etch_archive **out) ETCH_NODISCARD;
/* The same, but reads the file into memory at once: what happens to it later does not matter. */
ETCH_API etch_status etch_archive_read(etch_ctx *cx, const char *path, etch_archive **out) ETCH_NODISCARD;
ETCH_API etch_archive *etch_archive_retain(etch_archive *a);
ETCH_API void etch_archive_release(etch_archive **a); /* any thread; accepts NULL; tensors taken out stay valid */

/* What is in it, in the order of the data. Everything is borrowed from the archive. */
typedef struct etch_archive_item {
    const char *name;
    const char *dtype_name; /* as the file has it: "F32" */
    etch_dtype dtype;       /* ETCH_N_DTYPES: one that Etch does not have */
    int rank;
    const int64_t *dims;
    int64_t bytes;
} etch_archive_item;
ETCH_API int64_t etch_archive_count(const etch_archive *a);
/* Item i, from 0; all zero, with a NULL name, if there is none. */
ETCH_API etch_archive_item etch_archive_item_at(const etch_archive *a, int64_t i);
/* The number of the item with that name; -1 if there is none. */
ETCH_API int64_t etch_archive_find(const etch_archive *a, const char *name);
/* The text that the file's metadata has under `key`; NULL if there is none. Keys are in order; NULL past the last. */
ETCH_API const char *etch_archive_metadata(const etch_archive *a, const char *key);
ETCH_API int64_t etch_archive_metadata_count(const etch_archive *a);
ETCH_API const char *etch_archive_metadata_key(const etch_archive *a, int64_t i);

/* The tensor with that name; the caller releases it. It keeps the file's memory alive, not the archive. Tensors taken
 * out twice may share memory, so that what is written to one is seen in the other; to change one, copy it.
 * ETCH_EINVAL: no such name. ETCH_ENOTSUP: a dtype that Etch does not have. */
ETCH_API etch_status etch_archive_load(etch_ctx *cx, etch_archive *a, const char *name,
                                       etch_tensor **out) ETCH_NODISCARD;
/* The same for a caller who knows what it should be: another dtype is ETCH_EDTYPE, another shape ETCH_ESHAPE, and the
 * message has both types. A dim of -1 is any size. */
ETCH_API etch_status etch_archive_load_as(etch_ctx *cx, etch_archive *a, const char *name, etch_dtype dtype,
                                          const int64_t *dims, int rank, etch_tensor **out) ETCH_NODISCARD;
/* All of them: out[i] is item i. `n` must be their number (ETCH_EINVAL). All or none. */
ETCH_API etch_status etch_archive_load_all(etch_ctx *cx, etch_archive *a, etch_tensor **out, int64_t n) ETCH_NODISCARD;

/* Writes the tensors and the metadata (`keys` and `values`; may be NULL if there are none). The same tensors make the
 * same bytes, in whatever order they are given: data in the reference implementation's order (wide dtypes first, then
 * names), metadata by key. Strided tensors are written dense. The file is written beside `path`, synced and renamed, so
 * that it is there as a whole or not at all: after a failure the old file is as it was. Tensors may be views of the
 * very file that is replaced.
 *
 * ETCH_EINVAL: a name or text that is NULL or not UTF-8, a name twice or "__metadata__", a NULL tensor, a traced one,
 * which holds no elements. ETCH_ENOTSUP: strings. ETCH_ERANGE: a header above the format's 100 MB. ETCH_ENOMEM.
 * ETCH_EIO: the system's reason; only if it is "cannot sync the folder", the new file is there, but a power cut might
 * bring back the old one. */
ETCH_API etch_status etch_archive_save(etch_ctx *cx, const char *path, const char *const *names,
                                       etch_tensor *const *tensors, int64_t n, const char *const *keys,
                                       const char *const *values, int64_t n_metadata) ETCH_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif
