/* Files on disk, as loading and storing need them: through descriptors, because stdio would allocate behind the
 * allocator's back; a file that is written is seen under its name as a whole or not at all. */
#ifndef ETCH_TENSOR_FILE_H
#define ETCH_TENSOR_FILE_H

#include "base/ctx.h"

/* ETCH_EIO with errno's text: "what path: why". */
etch_status etch__fail_io(etch_ctx *cx, const char *what, const char *path);

/* Opens for reading; `flags` are added to O_RDONLY. */
etch_status etch__file_open(etch_ctx *cx, const char *path, int flags, int *fd) ETCH_NODISCARD;
/* Reads until `n` bytes are there or the file ends; *got says which. */
etch_status etch__file_read(etch_ctx *cx, const char *path, int fd, void *to, size_t n, size_t *got) ETCH_NODISCARD;
etch_status etch__file_write(etch_ctx *cx, const char *path, int fd, const void *from, size_t n) ETCH_NODISCARD;

/* Makes `path` a file of what `write` writes to `fd`. That is a new file in the same folder, which is synced, given the
 * permissions of the old one and renamed; after a failure it is gone and the old one as it was. Behind a link the file
 * itself is replaced. What is no file (a terminal, a pipe, /dev/null) is written to and stays what it is. The last
 * that can fail is the sync of the folder, after which the new file is there all the same. */
typedef etch_status etch_file_writer(etch_ctx *cx, const char *path, int fd, void *user);
etch_status etch__file_replace(etch_ctx *cx, const char *path, etch_file_writer *write, void *user) ETCH_NODISCARD;

/* Any byte that is not 0 is true in a file; in memory true is 1. */
void etch__settle_bools(unsigned char *at, size_t n);

/* The start of a text from a file or a caller, fit for a message: cut to `room` bytes with "..." at the end, control
 * characters and what is not UTF-8 as '?'. Returns `text`. */
const char *etch__excerpt(const char *s, size_t n, char *text, size_t room);

#endif
