/* What the tests of src/tensor share. */
#include "env.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef ETCH_BUILD_DIR
#define ETCH_BUILD_DIR "/tmp"
#endif
#ifndef ETCH_SOURCE_DIR
#define ETCH_SOURCE_DIR "."
#endif

int env_setup(void **state)
{
    static env e;
    etch__counting_init(&e.counting, etch_allocator_system());
    if (etch_runtime_new(&e.counting.iface, &e.rt) != ETCH_OK || etch_ctx_new(e.rt, &e.cx) != ETCH_OK)
        return -1;
    *state = &e;
    return 0;
}

int env_teardown(void **state)
{
    env *e = *state;
    etch_ctx_release(&e->cx);
    etch_runtime_release(&e->rt);
    if (e->counting.live_bytes == 0)
        return 0;
    print_error("%zu bytes are still held\n", (size_t)e->counting.live_bytes);
    return -1;
}

void assert_failed(const etch_ctx *cx, etch_status got, etch_status want, const char *part)
{
    assert_string_equal(etch_status_name(got), etch_status_name(want));
    assert_int_equal(etch_error_status(cx), want);
    if (!strstr(etch_error_message(cx), part))
        fail_msg("\"%s\" lacks \"%s\"", etch_error_message(cx), part);
}

/* splitmix64 */
uint64_t test_random(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

int64_t test_random_in(uint64_t *state, int64_t lo, int64_t hi)
{
    return lo + (int64_t)(test_random(state) % (uint64_t)(hi - lo + 1));
}

etch_tensor *test_arange(etch_ctx *cx, const int64_t *dims, int rank)
{
    etch_tensor *t = NULL;
    assert_int_equal(etch_tensor_new(cx, ETCH_I64, dims, rank, &t), ETCH_OK);
    int64_t *at = etch_tensor_map(cx, t, true);
    assert_non_null(at);
    for (int64_t i = 0; i < etch_tensor_count(t); i++)
        at[i] = i;
    etch_tensor_unmap(cx, t);
    return t;
}

static char folder[512];

const char *test_folder(void)
{
    snprintf(folder, sizeof folder, "%s/etch-test-XXXXXX", ETCH_BUILD_DIR);
    assert_non_null(mkdtemp(folder));
    return folder;
}

void test_folder_remove(void)
{
    DIR *d = opendir(folder);
    for (struct dirent *entry = d ? readdir(d) : NULL; entry; entry = readdir(d)) {
        char path[1024];
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] != '.' || strstr(entry->d_name, "etch"))
            unlink(path);
    }
    if (d)
        closedir(d);
    assert_int_equal(rmdir(folder), 0);
}

const char *test_files;

int file_setup(void **state)
{
    test_files = test_folder();
    return env_setup(state);
}

int file_teardown(void **state)
{
    int n_left = 0;
    DIR *d = opendir(test_files);
    for (struct dirent *entry = d ? readdir(d) : NULL; entry; entry = readdir(d))
        n_left += strncmp(entry->d_name, ".etch", 5) == 0;
    if (d)
        closedir(d);
    test_folder_remove();
    return env_teardown(state) == 0 && n_left == 0 ? 0 : -1;
}

static const char *join(const char *in, const char *name)
{
    static char path[1024];
    snprintf(path, sizeof path, "%s/%s", in, name);
    return path;
}

const char *test_path(const char *name) { return join(test_files, name); }

const char *test_fixture(const char *name) { return join(ETCH_SOURCE_DIR "/tests/unit/tensor/fixtures", name); }

void test_write_bytes(const char *path, const void *bytes, size_t n)
{
    unlink(path); /* file systems wait for the disk when a file is cut and written again */
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(bytes, 1, n, f), n);
    assert_int_equal(fclose(f), 0);
}

size_t test_read_bytes(const char *path, void *bytes, size_t room)
{
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    size_t n = fread(bytes, 1, room, f);
    assert_int_equal(fclose(f), 0);
    return n;
}

void test_lock_files(bool is_locked)
{
    enum { NOBODY = 65534 };
    if (!is_locked && getuid() == 0)
        assert_int_equal(seteuid(0), 0);
    assert_int_equal(chmod(test_files, is_locked ? 0555 : 0755), 0);
    if (is_locked && getuid() == 0)
        assert_int_equal(seteuid(NOBODY), 0);
}

void test_limit_files(size_t bytes)
{
    static struct rlimit before;
    static void (*handler)(int);
    if (bytes == 0) {
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
        signal(SIGXFSZ, handler);
        return;
    }
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    struct rlimit tight = { bytes, before.rlim_max };
    handler = signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &tight), 0);
}
