/* Out of memory while results are stored and loaded: a step of training in small. Tensors are saved over an older file,
 * the file is opened, and a plan runs on what was loaded from it. Whichever allocation fails, the file is the old or
 * the new one. */
#include "archive_fault.h"

#include "unit/base/fault.h"

#include <etch/etch.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char path[] = ETCH_BUILD_DIR "/fault_test.safetensors";

typedef struct things {
    etch_runtime *rt;
    etch_ctx *cx;
    etch_graph *graph;
    etch_plan *plan;
    etch_tensor *x, *turned, *loaded[2], *y;
    etch_archive *archive;
} things;

static etch_status save(things *t)
{
    const char *names[] = { "x", "turned" }, *keys[] = { "step" }, *values[] = { "3" };
    etch_tensor *const tensors[] = { t->x, t->turned };
    FILE *f = fopen(path, "wb");
    assert_non_null(f);
    fputs("old", f);
    assert_int_equal(fclose(f), 0);
    etch_status s = etch_archive_save(t->cx, path, names, tensors, 2, keys, values, 1);
    char start[9];
    f = fopen(path, "rb");
    assert_non_null(f);
    size_t n = fread(start, 1, sizeof start, f);
    assert_int_equal(n, s == ETCH_OK ? sizeof start : 3);
    assert_int_equal(start[n - 1], s == ETCH_OK ? '{' : 'd');
    assert_int_equal(fseek(f, 0, SEEK_END), 0);
    if (s == ETCH_OK)
        assert_int_equal(ftell(f) % 8, 0); /* the header is padded, and so are these data: nothing is cut off */
    assert_int_equal(fclose(f), 0);
    return s;
}

static etch_status load(things *t)
{
    etch_status s = etch_archive_open(t->cx, path, &t->archive);
    if (s == ETCH_OK)
        s = etch_archive_load_as(t->cx, t->archive, "turned", ETCH_F32, (int64_t[]){ 4, -1 }, 2, &t->loaded[0]);
    if (s == ETCH_OK)
        s = etch_archive_load(t->cx, t->archive, "x", &t->loaded[1]);
    if (s == ETCH_OK)
        assert_string_equal(etch_archive_metadata(t->archive, "step"), "3");
    return s;
}

/* turned @ x, both from the mapped file */
static etch_status run(things *t)
{
    etch_status s = etch_graph_new(t->cx, "product", &t->graph);
    if (s != ETCH_OK)
        return s;
    etch_val a = etch_graph_input(t->graph, "a", "f32[4, 2]"), b = etch_graph_input(t->graph, "b", "f32[2, 4]");
    etch_graph_output(t->graph, etch_build_matmul(t->graph, a, b, false, false));
    s = etch_plan_new(t->cx, t->graph, NULL, &t->plan);
    if (s == ETCH_OK)
        s = etch_plan_run(t->cx, t->plan, t->loaded, 2, &t->y, 1);
    float y[16];
    if (s == ETCH_OK)
        s = etch_tensor_read(t->cx, t->y, y, sizeof y);
    if (s == ETCH_OK)
        assert_true(y[0] == 1 * 1 + 5 * 5 && y[1] == 1 * 2 + 5 * 6 && y[15] == 4 * 4 + 8 * 8);
    return s;
}

static etch_status do_all(things *t)
{
    static const float x[] = { 1, 2, 3, 4, 5, 6, 7, 8 };
    etch_status s = etch_ctx_new(t->rt, &t->cx);
    if (s == ETCH_OK)
        s = etch_tensor_from(t->cx, ETCH_F32, (int64_t[]){ 2, 4 }, 2, x, &t->x);
    if (s == ETCH_OK)
        s = etch_tensor_transpose(t->cx, t->x, NULL, &t->turned);
    if (s == ETCH_OK)
        s = save(t);
    if (s == ETCH_OK)
        s = load(t);
    return s == ETCH_OK ? run(t) : s;
}

static etch_status scenario(const etch_allocator *alloc)
{
    things t = { 0 };
    etch_status s = etch_runtime_new(alloc, &t.rt);
    if (s == ETCH_OK)
        s = do_all(&t);
    if (s != ETCH_OK && t.cx && strlen(etch_error_message(t.cx)) == 0)
        fail_msg("a failure without a message");
    etch_archive_release(&t.archive);
    etch_tensor_release(&t.x);
    etch_tensor_release(&t.turned);
    etch_tensor_release(&t.loaded[0]);
    etch_tensor_release(&t.loaded[1]);
    etch_tensor_release(&t.y);
    etch_plan_release(&t.plan);
    etch_graph_release(&t.graph);
    etch_ctx_release(&t.cx);
    etch_runtime_release(&t.rt);
    unlink(path);
    return s;
}

/* One failure alone may be survived: the device then gives up blocks that it kept, here that of the copy that was
 * saved. */
void archives_without_memory(void **state)
{
    (void)state;
    for (int from_then_on = 0; from_then_on <= 1; from_then_on++) {
        bool has_failed = true;
        size_t n_survived = 0, n = 0;
        for (size_t fail_at = 1; has_failed; fail_at++) {
            etch_counting_allocator counting;
            etch_failing_allocator failing;
            etch__counting_init(&counting, etch_allocator_system());
            etch__failing_init(&failing, &counting.iface, fail_at);
            failing.from_then_on = from_then_on;
            etch_status s = scenario(&failing.iface);
            has_failed = atomic_load(&failing.has_failed);
            assert_int_equal(atomic_load(&counting.live_bytes), 0);
            assert_int_equal(atomic_load(&counting.n_allocs), atomic_load(&counting.n_frees));
            assert_true(s == ETCH_ENOMEM || s == ETCH_OK);
            n_survived += has_failed && s == ETCH_OK;
            n += has_failed;
            if (!has_failed)
                assert_int_equal(s, ETCH_OK);
        }
        print_message("%zu allocations, %zu failures survived\n", n, n_survived);
        assert_true(n > 30);
        assert_true(n_survived < (from_then_on ? 1 : 5));
    }
}
