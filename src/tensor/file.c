/* Reading, writing and replacing files.
 *
 * What must stay true: nobody sees half a file under the name that was asked for, not after a failure, a signal or a
 * power cut. So the bytes are on the disk before the name points at them, and the folder is synced so that the name
 * does. */
#include "tensor/file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    MAX_TRANSFER = 1 << 30, /* of one system call */
    MAX_NAMES_TRIED = 1000,
};

etch_status etch__fail_io(etch_ctx *cx, const char *what, const char *path)
{
    return etch__fail(cx, ETCH_EIO, "%s %s: %s", what, path, strerror(errno));
}

etch_status etch__file_open(etch_ctx *cx, const char *path, int flags, int *fd)
{
    do
        *fd = open(path, O_RDONLY | O_CLOEXEC | flags);
    while (*fd < 0 && errno == EINTR);
    return *fd < 0 ? etch__fail_io(cx, "cannot open", path) : ETCH_OK;
}

etch_status etch__file_read(etch_ctx *cx, const char *path, int fd, void *to, size_t n, size_t *got)
{
    *got = 0;
    while (*got < n) {
        size_t want = n - *got < MAX_TRANSFER ? n - *got : MAX_TRANSFER;
        ssize_t r = read(fd, (char *)to + *got, want);
        if (r < 0 && errno == EINTR)
            continue;
        if (r < 0)
            return etch__fail_io(cx, "cannot read", path);
        if (r == 0)
            break;
        *got += (size_t)r;
    }
    return ETCH_OK;
}

etch_status etch__file_write(etch_ctx *cx, const char *path, int fd, const void *from, size_t n)
{
    const char *at = from;
    while (n > 0) {
        ssize_t w = write(fd, at, n < MAX_TRANSFER ? n : MAX_TRANSFER);
        if (w < 0 && errno == EINTR)
            continue;
        if (w < 0)
            return etch__fail_io(cx, "cannot write", path);
        at += w;
        n -= (size_t)w;
    }
    return ETCH_OK;
}

/* Bytes of the path up to and with its last slash. */
static int folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (int)(slash - path) + 1 : 0;
}

/* A new file beside `path`, under a name that nobody has; the name lies in scratch memory. */
static etch_status open_temporary(etch_ctx *cx, const char *path, char **name, int *fd)
{
    int n_folder = folder_length(path);
    size_t room = (size_t)n_folder + 64;
    char *text = ETCH_ARENA_ARRAY(&cx->scratch, char, room);
    if (!text)
        return etch__fail_nomem(cx);
    for (int i = 0; i < MAX_NAMES_TRIED; i++) {
        snprintf(text, room, "%.*s.etch-%ld-%d.tmp", n_folder, path, (long)getpid(), i);
        *fd = open(text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (*fd >= 0) {
            *name = text;
            return ETCH_OK;
        }
        if (errno != EEXIST && errno != EINTR)
            break;
    }
    return etch__fail_io(cx, "cannot create a file beside", path);
}

/* Writes everything and closes `fd`, in failure too. */
static etch_status write_and_close(etch_ctx *cx, const char *path, int fd, bool is_file, etch_file_writer *write,
                                   void *user)
{
    etch_status s = write(cx, path, fd, user);
    if (s == ETCH_OK && is_file && fsync(fd) != 0)
        s = etch__fail_io(cx, "cannot write", path);
    if (close(fd) != 0 && s == ETCH_OK)
        s = etch__fail_io(cx, "cannot write", path);
    return s;
}

/* Folders that cannot be opened or that know no sync are left to their file system. */
static etch_status sync_folder(etch_ctx *cx, const char *path, char *name)
{
    int n_folder = folder_length(name);
    name[n_folder] = '\0';
    int fd = open(n_folder ? name : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return ETCH_OK;
    etch_status s = ETCH_OK;
    if (fsync(fd) != 0 && errno != EINVAL && errno != ENOTSUP && errno != EROFS)
        s = etch__fail_io(cx, "cannot sync the folder of", path);
    close(fd);
    return s;
}

/* `mode`: permissions of the file that is replaced; 0: there is none. */
static etch_status replace(etch_ctx *cx, const char *path, mode_t mode, etch_file_writer *write, void *user)
{
    char *name = NULL;
    int fd = -1;
    ETCH_TRY(open_temporary(cx, path, &name, &fd));
    if (mode != 0)
        (void)fchmod(fd, mode & 07777); /* where we may */
    etch_status s = write_and_close(cx, path, fd, true, write, user);
    if (s == ETCH_OK && rename(name, path) != 0)
        s = etch__fail_io(cx, "cannot write", path);
    if (s != ETCH_OK) {
        unlink(name);
        return s;
    }
    return sync_folder(cx, path, name);
}

static etch_status write_or_replace(etch_ctx *cx, const char *path, etch_file_writer *write, void *user)
{
    struct stat st;
    if (stat(path, &st) != 0)
        return replace(cx, path, 0, write, user);
    if (!S_ISREG(st.st_mode)) {
        int fd = open(path, O_WRONLY | O_CLOEXEC);
        return fd < 0 ? etch__fail_io(cx, "cannot write", path) : write_and_close(cx, path, fd, false, write, user);
    }
    char *real = ETCH_ARENA_ARRAY(&cx->scratch, char, PATH_MAX);
    if (!real)
        return etch__fail_nomem(cx);
    return replace(cx, realpath(path, real) ? real : path, st.st_mode, write, user);
}

etch_status etch__file_replace(etch_ctx *cx, const char *path, etch_file_writer *write, void *user)
{
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = write_or_replace(cx, path, write, user);
    etch__arena_reset(&cx->scratch, mark);
    return s;
}

void etch__settle_bools(unsigned char *at, size_t n)
{
    for (size_t i = 0; i < n; i++)
        at[i] = at[i] != 0;
}

const char *etch__excerpt(const char *s, size_t n, char *text, size_t room)
{
    size_t to = 0, i = 0;
    while (i < n) {
        size_t length = etch__utf8_length(s + i, n - i);
        bool is_plain = length > 1 || (length == 1 && s[i] >= ' ' && s[i] <= '~');
        size_t need = is_plain ? length : 1, tail = n - i > need ? 4 : 1; /* behind it: "..." or nothing more */
        if (to + need + tail > room)
            break;
        if (is_plain)
            memcpy(text + to, s + i, length);
        else
            text[to] = '?';
        to += need;
        i += length ? length : 1;
    }
    if (i < n) {
        memcpy(text + to, "...", 3);
        to += 3;
    }
    text[to] = '\0';
    return text;
}
