/* Each public function with each allocation failing: the failure is reported, nothing leaks, results are untouched,
 * foreign memory is released exactly once. The device may survive a single failure by giving up kept blocks, so a run in
 * which one allocation failed may also pass; one in which all later ones fail as well may not. */
#include "env.h"

#include <dirent.h>
#include <etch/archive.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int etch_test_tensor_fault(void);

static const char *folder;

static void count_release(void *user) { ++*(int *)user; }

static const int64_t dims[] = { 3, 4 };

/* Scenarios start from a fresh context; they release what they hold and return the first failure. */
typedef etch_status scenario(etch_ctx *cx);

static etch_status run_new(etch_ctx *cx)
{
    etch_tensor *t = NULL;
    etch_status s = etch_tensor_new(cx, ETCH_F64, dims, 2, &t);
    assert_int_equal(t != NULL, s == ETCH_OK);
    etch_tensor_release(&t);
    return s;
}

static etch_status run_from_strings(etch_ctx *cx)
{
    etch_tensor *t = NULL;
    const char *data[] = { "one", "two", "", "four" };
    etch_status s = etch_tensor_from(cx, ETCH_STRING, &(int64_t){ 4 }, 1, data, &t);
    assert_int_equal(t != NULL, s == ETCH_OK);
    etch_tensor_release(&t);
    return s;
}

static etch_status run_from(etch_ctx *cx)
{
    etch_tensor *t = NULL;
    const char data[12] = { 0 };
    etch_status s = etch_tensor_from(cx, ETCH_I8, dims, 2, data, &t);
    assert_int_equal(t != NULL, s == ETCH_OK);
    etch_tensor_release(&t);
    return s;
}

static etch_status run_wrap(etch_ctx *cx)
{
    etch_tensor *t = NULL;
    int n_released = 0;
    double data[12] = { 0 };
    etch_status s = etch_tensor_wrap(cx, ETCH_F64, dims, NULL, 2, data, count_release, &n_released, &t);
    assert_int_equal(t != NULL, s == ETCH_OK);
    assert_int_equal(n_released, s != ETCH_OK);
    etch_tensor_release(&t);
    assert_int_equal(n_released, 1);
    return s;
}

static etch_status run_views(etch_ctx *cx)
{
    etch_tensor *t = NULL, *v[6] = { 0 };
    const char *data[12] = { "a", 0, "c", "d" };
    etch_status s = etch_tensor_from(cx, ETCH_STRING, dims, 2, data, &t);
    if (s == ETCH_OK)
        s = etch_tensor_transpose(cx, t, NULL, &v[0]);
    if (s == ETCH_OK)
        s = etch_tensor_slice(cx, v[0], 0, 3, 4, -1, &v[1]);
    if (s == ETCH_OK)
        s = etch_tensor_broadcast(cx, v[1], (int64_t[]){ 2, 4, 3 }, 3, &v[2]);
    if (s == ETCH_OK)
        s = etch_tensor_reshape(cx, v[2], (int64_t[]){ -1 }, 1, &v[3]); /* copies */
    if (s == ETCH_OK)
        s = etch_tensor_dense(cx, v[1], &v[4]);
    if (s == ETCH_OK)
        s = etch_tensor_reshape(cx, v[4], (int64_t[]){ 2, 6 }, 2, &v[5]); /* does not */
    if (s == ETCH_OK)
        s = etch_tensor_set_string(cx, v[5], 3, "longer than before", 18);
    assert_int_equal(v[5] != NULL || s != ETCH_OK, true);
    for (int i = 0; i < 6; i++)
        etch_tensor_release(&v[i]);
    etch_tensor_release(&t);
    return s;
}

static etch_status run_read(etch_ctx *cx)
{
    etch_tensor *t = NULL, *v = NULL;
    double back[12];
    etch_status s = etch_tensor_new(cx, ETCH_F64, dims, 2, &t);
    if (s == ETCH_OK) {
        memset(etch_tensor_map(cx, t, true), 0, sizeof back);
        etch_tensor_unmap(cx, t);
        s = etch_tensor_transpose(cx, t, NULL, &v);
    }
    if (s == ETCH_OK)
        s = etch_tensor_read(cx, v, back, sizeof back);
    etch_tensor_release(&t);
    etch_tensor_release(&v);
    return s;
}

static etch_status run_set_string(etch_ctx *cx)
{
    etch_tensor *t = NULL;
    const char *bytes = NULL;
    size_t n = 0;
    etch_status s = etch_tensor_new(cx, ETCH_STRING, dims, 2, &t);
    if (s == ETCH_OK)
        s = etch_tensor_set_string(cx, t, 1, "before", 6);
    if (s == ETCH_OK) {
        s = etch_tensor_set_string(cx, t, 1, "after", 5);
        bool is_set = s == ETCH_OK;
        if (etch_tensor_string(cx, t, 1, &bytes, &n) != ETCH_OK)
            fail();
        assert_string_equal(bytes, is_set ? "after" : "before");
    }
    etch_tensor_release(&t);
    return s;
}

static etch_status run_npy(etch_ctx *cx)
{
    char path[600], old[8];
    snprintf(path, sizeof path, "%s/fault.npy", folder);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    fputs("old", f);
    assert_int_equal(fclose(f), 0);
    etch_tensor *t = NULL, *v = NULL, *back = NULL;
    etch_status s = etch_tensor_new(cx, ETCH_F64, dims, 2, &t);
    if (s == ETCH_OK) {
        memset(etch_tensor_map(cx, t, true), 0, 96);
        s = etch_tensor_transpose(cx, t, NULL, &v);
    }
    if (s == ETCH_OK && (s = etch_tensor_save_npy(cx, v, path)) != ETCH_OK) {
        f = fopen(path, "rb");
        assert_int_equal(fread(old, 1, sizeof old, f), 3); /* as it was */
        assert_int_equal(fclose(f), 0);
    }
    if (s == ETCH_OK)
        s = etch_tensor_load_npy(cx, path, &back);
    etch_tensor_release(&t);
    etch_tensor_release(&v);
    etch_tensor_release(&back);
    unlink(path);
    return s;
}

static etch_status run_load_fortran(etch_ctx *cx)
{
    static const char header[] = "{'descr': '<i2', 'fortran_order': True, 'shape': (2, 2), }\n";
    char path[600];
    snprintf(path, sizeof path, "%s/fortran.npy", folder);
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite("\x93NUMPY\1\0", 1, 8, f), 8);
    fputc((int)sizeof header - 1, f);
    fputc(0, f);
    assert_int_equal(fwrite(header, 1, sizeof header - 1, f), sizeof header - 1);
    assert_int_equal(fwrite("\1\0\2\0\3\0\4\0", 1, 8, f), 8);
    assert_int_equal(fclose(f), 0);
    etch_tensor *t = NULL;
    etch_status s = etch_tensor_load_npy(cx, path, &t);
    assert_int_equal(t != NULL, s == ETCH_OK);
    etch_tensor_release(&t);
    unlink(path);
    return s;
}

/* No file that was begun is left beside the others. */
static void check_no_temporary(void)
{
    DIR *d = opendir(folder);
    assert_non_null(d);
    for (struct dirent *entry = readdir(d); entry; entry = readdir(d))
        assert_int_not_equal(strncmp(entry->d_name, ".etch", 5), 0);
    closedir(d);
}

/* Strided, with metadata, over an old file. */
static etch_status run_archive_save(etch_ctx *cx)
{
    char path[600], bytes[512];
    snprintf(path, sizeof path, "%s/fault.safetensors", folder);
    test_write_bytes(path, "old", 3);
    etch_tensor *t = NULL, *v = NULL;
    etch_status s = etch_tensor_new(cx, ETCH_F64, dims, 2, &t);
    if (s == ETCH_OK) {
        memset(etch_tensor_map(cx, t, true), 0, 96);
        s = etch_tensor_transpose(cx, t, NULL, &v);
    }
    if (s == ETCH_OK) {
        const char *names[] = { "first", "second\n" }, *keys[] = { "b", "a" }, *values[] = { "1", "2" };
        s = etch_archive_save(cx, path, names, (etch_tensor *[]){ v, t }, 2, keys, values, 2);
        size_t n = test_read_bytes(path, bytes, sizeof bytes);
        assert_true(s == ETCH_OK ? n > 192 : n == 3); /* the whole of the new one, or the old one */
        assert_memory_equal(bytes + (s == ETCH_OK ? 8 : 0), s == ETCH_OK ? "{\"__m" : "old", 3);
    }
    check_no_temporary();
    etch_tensor_release(&t);
    etch_tensor_release(&v);
    unlink(path);
    return s;
}

/* With names that need memory, metadata, a tensor that is a view and one that is copied. */
static etch_status load_archive(etch_ctx *cx, bool is_mapped)
{
    static const char header[] = "{\"__metadata__\":{\"a key\":\"a value\"},"
                                 "\"flags\":{\"dtype\":\"BOOL\",\"shape\":[3],\"data_offsets\":[0,3]},"
                                 "\"a \\u0074ensor\":{\"dtype\":\"I16\",\"shape\":[2,1],\"data_offsets\":[3,7]}}";
    char path[600], file[8 + sizeof header - 1 + 7] = { (char)(sizeof header - 1) };
    memcpy(file + 8, header, sizeof header - 1);
    memcpy(file + 8 + sizeof header - 1, "\0\1\0\1\0\2\0", 7);
    snprintf(path, sizeof path, "%s/load.safetensors", folder);
    test_write_bytes(path, file, sizeof file);
    etch_archive *a = NULL;
    etch_tensor *t = NULL, *all[2] = { NULL };
    etch_status s = is_mapped ? etch_archive_open(cx, path, &a) : etch_archive_read(cx, path, &a);
    assert_int_equal(a != NULL, s == ETCH_OK);
    if (s == ETCH_OK)
        s = etch_archive_load_as(cx, a, "a tensor", ETCH_I16, (int64_t[]){ 2, -1 }, 2, &t);
    assert_int_equal(t != NULL, s == ETCH_OK);
    if (s == ETCH_OK)
        s = etch_archive_load_all(cx, a, all, 2);
    assert_int_equal(all[0] != NULL, s == ETCH_OK);
    assert_int_equal(all[1] != NULL, s == ETCH_OK);
    etch_archive_release(&a);
    etch_tensor_release(&t);
    etch_tensor_release(&all[0]);
    etch_tensor_release(&all[1]);
    unlink(path);
    return s;
}

static etch_status run_archive_open(etch_ctx *cx) { return load_archive(cx, true); }
static etch_status run_archive_read(etch_ctx *cx) { return load_archive(cx, false); }

static etch_status run_print(etch_ctx *cx)
{
    etch_tensor *t = NULL;
    FILE *to = fopen("/dev/null", "w");
    const char *data[] = { "a string that needs some room in the text", "and another" };
    etch_status s = etch_tensor_from(cx, ETCH_STRING, &(int64_t){ 2 }, 1, data, &t);
    if (s == ETCH_OK)
        s = etch_tensor_print(cx, t, 0, to);
    etch_tensor_release(&t);
    assert_int_equal(fclose(to), 0);
    return s;
}

/* Kept blocks are given up before the failure is reported. */
static etch_status run_with_kept(etch_ctx *cx)
{
    etch_tensor *small = NULL, *large = NULL;
    etch_status s = etch_tensor_new(cx, ETCH_I8, &(int64_t){ 1000 }, 1, &small);
    etch_tensor_release(&small);
    if (s == ETCH_OK)
        s = etch_tensor_new(cx, ETCH_I8, &(int64_t){ 100000 }, 1, &large);
    etch_tensor_release(&large);
    return s;
}

static size_t sweep(scenario *run, bool from_then_on, int *n_survived)
{
    *n_survived = 0;
    for (size_t fail_at = 1;; fail_at++) {
        etch_counting_allocator counting;
        etch_failing_allocator failing;
        etch_runtime *rt = NULL;
        etch_ctx *cx = NULL;
        etch__counting_init(&counting, etch_allocator_system());
        etch__failing_init(&failing, &counting.iface, fail_at);
        failing.from_then_on = from_then_on;
        etch_status s = etch_runtime_new(&failing.iface, &rt);
        if (s == ETCH_OK)
            s = etch_ctx_new(rt, &cx);
        if (s == ETCH_OK)
            s = run(cx);
        etch_ctx_release(&cx);
        etch_runtime_release(&rt);
        assert_int_equal(counting.live_bytes, 0);
        assert_int_equal(counting.n_allocs, counting.n_frees);
        if (!failing.has_failed) {
            assert_int_equal(s, ETCH_OK);
            return fail_at;
        }
        if (from_then_on)
            assert_int_equal(s, ETCH_ENOMEM);
        else
            assert_true(s == ETCH_ENOMEM || s == ETCH_OK);
        *n_survived += s == ETCH_OK;
    }
}

static void each_allocation_may_fail(void **state)
{
    (void)state;
    static scenario *const scenarios[] = { run_new,          run_from,        run_from_strings, run_wrap,
                                           run_views,        run_read,        run_set_string,   run_npy,
                                           run_load_fortran, run_print,       run_with_kept,    run_archive_save,
                                           run_archive_open, run_archive_read };
    folder = test_folder();
    for (size_t i = 0; i < ETCH_COUNT_OF(scenarios); i++) {
        int n_survived;
        size_t n = sweep(scenarios[i], false, &n_survived);
        assert_true(n > 6); /* runtime, context, device and where it hangs, buffer */
        if (scenarios[i] == run_with_kept)
            assert_true(n_survived > 0);
        sweep(scenarios[i], true, &n_survived);
        assert_int_equal(n_survived, 0);
    }
    test_folder_remove();
}

int etch_test_tensor_fault(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(each_allocation_may_fail) };
    return cmocka_run_group_tests_name("tensor/fault", tests, NULL, NULL);
}
