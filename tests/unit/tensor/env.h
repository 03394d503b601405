/* What the tests of src/tensor share: a runtime on a counting allocator, and random numbers that repeat. */
#ifndef ETCH_TEST_TENSOR_ENV_H
#define ETCH_TEST_TENSOR_ENV_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "tensor/tensor.h"

typedef struct env {
    etch_counting_allocator counting;
    etch_runtime *rt;
    etch_ctx *cx;
} env;

int env_setup(void **state);
/* Fails the test if anything that went through the allocator is still held. */
int env_teardown(void **state);
#define ENV_TEST(f) cmocka_unit_test_setup_teardown(f, env_setup, env_teardown)

/* Asserts status and that the message contains `part`. */
void assert_failed(const etch_ctx *cx, etch_status got, etch_status want, const char *part);

uint64_t test_random(uint64_t *state);
/* From lo to hi, both included. */
int64_t test_random_in(uint64_t *state, int64_t lo, int64_t hi);

/* An i64 tensor 0, 1, 2, ... */
etch_tensor *test_arange(etch_ctx *cx, const int64_t *dims, int rank);
#define DIMS(...) (const int64_t[]){ __VA_ARGS__ }, (int)(sizeof((const int64_t[]){ __VA_ARGS__ }) / sizeof(int64_t))

/* A new folder for files that the test writes, and its end with everything in it. */
const char *test_folder(void);
void test_folder_remove(void);

/* Tests of files: an env and a folder, `test_files`, in which no temporary file may be left. */
extern const char *test_files;
int file_setup(void **state);
int file_teardown(void **state);
#define FILE_TEST(f) cmocka_unit_test_setup_teardown(f, file_setup, file_teardown)
/* Paths; valid until the next of them is asked for. */
const char *test_path(const char *name);    /* in the test's folder */
const char *test_fixture(const char *name); /* in fixtures/ */
void test_write_bytes(const char *path, const void *bytes, size_t n);
size_t test_read_bytes(const char *path, void *bytes, size_t room);
/* Nobody may write in the test's folder; for root, who may everywhere, the test goes on as somebody else. */
void test_lock_files(bool is_locked);
/* A limit on the size of files: writing more fails half-way, as on a full disk. 0: none again. */
void test_limit_files(size_t bytes);

#endif
