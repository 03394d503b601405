/* Any bytes as a .npy file: loading never crashes, hangs or leaks; what loads can be read, and saved and loaded again
 * it is the same. */
#include "file_input.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_round_trip(etch_ctx *cx, etch_tensor *t, size_t size)
{
    size_t bytes = (size_t)etch_tensor_count(t) * etch_dtype_bytes(etch_tensor_dtype(t));
    must(bytes <= size, "more bytes than there are", cx);
    char *before = malloc(bytes + 1), *after = malloc(bytes + 1);
    etch_tensor *again = NULL;
    must(etch_tensor_read(cx, t, before, bytes) == ETCH_OK, "does not read", cx);
    must(etch_tensor_save_npy(cx, t, path_to_write()) == ETCH_OK, "does not save", cx);
    must(etch_tensor_load_npy(cx, path_to_write(), &again) == ETCH_OK, "does not load again", cx);
    must(etch_tensor_dtype(again) == etch_tensor_dtype(t) && etch_tensor_rank(again) == etch_tensor_rank(t) &&
             memcmp(etch_tensor_dims(again), etch_tensor_dims(t), (size_t)etch_tensor_rank(t) * sizeof(int64_t)) == 0,
         "types differ", cx);
    must(etch_tensor_read(cx, again, after, bytes) == ETCH_OK, "does not read again", cx);
    must(memcmp(before, after, bytes) == 0, "elements differ", cx);
    etch_tensor_release(&again);
    free(before);
    free(after);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    if (etch_runtime_new(NULL, &rt) != ETCH_OK || etch_ctx_new(rt, &cx) != ETCH_OK)
        abort();
    etch_tensor *t = NULL;
    if (etch_tensor_load_npy(cx, file_of(data, size), &t) == ETCH_OK)
        check_round_trip(cx, t, size);
    else
        must(strlen(etch_error_message(cx)) > 0, "fails without a message", cx);
    etch_tensor_release(&t);
    etch_ctx_release(&cx);
    etch_runtime_release(&rt);
    return 0;
}
