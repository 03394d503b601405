/* The header of a safetensors file: names, types and places of tensors, and metadata. */
#ifndef ETCH_TENSOR_ARCHIVE_HEADER_H
#define ETCH_TENSOR_ARCHIVE_HEADER_H

#include <etch/archive.h>
#include "base/arena.h"
#include "base/vec.h"
#include "tensor/tensor.h"

#define ETCH_ARCHIVE_METADATA "__metadata__"
enum {
    ETCH_ARCHIVE_LENGTH = 8,             /* bytes before the header that say how long it is, little endian */
    ETCH_ARCHIVE_MAX_HEADER = 100000000, /* the format's own limit */
    ETCH_ARCHIVE_NAME_TEXT = 128,        /* room for a name in a message */
};

typedef struct etch_archive_entry {
    etch_archive_item item;
    int64_t begin, end; /* bytes, counted from the beginning of the data */
} etch_archive_entry;

typedef struct etch_archive_pair {
    const char *key, *value;
} etch_archive_pair;

typedef struct etch_archive_header {
    etch_arena memory;                    /* names, dims and texts */
    ETCH_VEC(etch_archive_entry) entries; /* in the order of their data */
    const etch_archive_entry **by_name;
    ETCH_VEC(etch_archive_pair) metadata; /* by key */
} etch_archive_header;

/* Parses and checks everything that can be checked without looking at the data, of which there are `data_bytes`. Only
 * for a header that is zero; on failure too it has to be ended. */
etch_status etch__archive_header_parse(etch_ctx *cx, etch_archive_header *h, const char *text, size_t n,
                                       int64_t data_bytes) ETCH_NODISCARD;
void etch__archive_header_fini(etch_archive_header *h, const etch_allocator *alloc);

/* The dtype under the format's name, which is ours in capitals; ETCH_N_DTYPES if there is none. */
etch_dtype etch__archive_dtype(const char *name);
/* "F32", written to `text` and returned; NULL for a dtype that the format does not have. */
#define ETCH_ARCHIVE_DTYPE_TEXT 8
const char *etch__archive_dtype_name(etch_dtype t, char text[ETCH_ARCHIVE_DTYPE_TEXT]);

/* For messages. */
const char *etch__archive_name_text(const char *name, char text[ETCH_ARCHIVE_NAME_TEXT]);

#endif
