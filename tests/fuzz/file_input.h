/* The fuzzer's bytes as a file: in memory, under a path that the readers can open. */
#ifndef ETCH_FUZZ_FILE_INPUT_H
#define ETCH_FUZZ_FILE_INPUT_H

#include <etch/etch.h>

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static inline void must(bool ok, const char *what, etch_ctx *cx)
{
    if (ok)
        return;
    fprintf(stderr, "%s: %s\n", what, etch_error_message(cx));
    abort();
}

/* One file per process, rewritten each time. */
static inline const char *file_of(const uint8_t *data, size_t size)
{
    static char path[64];
    static int fd = -1;
    if (fd < 0) {
        fd = memfd_create("fuzz", MFD_CLOEXEC);
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    }
    if (fd < 0 || ftruncate(fd, 0) != 0 || pwrite(fd, data, size, 0) != (ssize_t)size)
        abort();
    return path;
}

/* Where a fuzzer may write: in memory where there is such a folder, since files are synced. The folder goes with the
 * process. */
static char written_path[64];
static void remove_written(void)
{
    unlink(written_path);
    *strrchr(written_path, '/') = '\0';
    rmdir(written_path);
}
static inline const char *path_to_write(void)
{
    if (!written_path[0]) {
        strcpy(written_path, access("/dev/shm", W_OK) == 0 ? "/dev/shm/etch-fuzz-XXXXXX" : "/tmp/etch-fuzz-XXXXXX");
        if (!mkdtemp(written_path))
            abort();
        strcat(written_path, "/file");
        atexit(remove_written);
    }
    return written_path;
}

#endif
