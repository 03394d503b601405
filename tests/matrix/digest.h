/* What a test computes, in every bit, as lines of a file: tests/matrix/run compares the files of two runs. Public headers only. */
#ifndef ETCH_TEST_DIGEST_H
#define ETCH_TEST_DIGEST_H

#include <etch/etch.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The file that ETCH_DIGEST names; NULL: nobody asks. */
static inline FILE *digest_file(void)
{
    static FILE *file;
    const char *path = getenv("ETCH_DIGEST");
    if (!file && path) {
        file = fopen(path, "we");
        if (!file) {
            perror(path);
            abort();
        }
    }
    return file;
}

/* The bits of an element; one NaN is as good as another. */
static inline uint64_t digest_bits(etch_dtype t, const unsigned char *at, size_t bytes)
{
    uint64_t bits = 0, infinite = t == ETCH_F64    ? UINT64_C(0x7ff0000000000000)
                                  : t == ETCH_F32  ? 0x7f800000
                                  : t == ETCH_F16  ? 0x7c00
                                  : t == ETCH_BF16 ? 0x7f80
                                                   : 0;
    memcpy(&bits, at, bytes); /* little endian, as all of this project */
    bool is_nan = infinite && (bits & ((UINT64_C(1) << (8 * bytes - 1)) - 1)) > infinite;
    return is_nan ? infinite + 1 : bits;
}

/* A line: what it is, its dtype and sizes, and a hash of its elements (of texts, how many there are: tests compare them as they are).
 * Nothing is computed yet while a function is traced. */
static inline void digest(const char *what, etch_ctx *cx, etch_tensor *t)
{
    FILE *file = digest_file();
    if (!file || !t || etch_is_tracing(cx))
        return;
    etch_dtype dtype = etch_tensor_dtype(t);
    size_t size = etch_dtype_bytes(dtype), n = dtype == ETCH_STRING ? 0 : (size_t)etch_tensor_count(t);
    unsigned char *data = malloc(n * size + 1);
    if (!data || (n && etch_tensor_read(cx, t, data, n * size) != ETCH_OK))
        abort();
    uint64_t h = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < n; i++) {
        h = (h ^ digest_bits(dtype, data + i * size, size)) * UINT64_C(0x9e3779b97f4a7c15);
        h ^= h >> 32;
    }
    free(data);
    fprintf(file, "%s: %s[", what, etch_dtype_name(dtype));
    for (int i = 0; i < etch_tensor_rank(t); i++)
        fprintf(file, "%s%lld", i ? ", " : "", (long long)etch_tensor_dim(t, i));
    fprintf(file, "] %016" PRIx64 "\n", h);
}

#endif
