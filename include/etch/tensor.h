/* Tensors: counted, immutable in shape, a strided view into a counted buffer. */
#ifndef ETCH_TENSOR_H
#define ETCH_TENSOR_H

#include <etch/context.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ETCH_MAX_RANK 16

/* The rows of dtypes.def, in its order; ETCH_N_DTYPES is one past the last. New rows are added at the end. */
/* clang-format off */
typedef enum etch_dtype {
    ETCH_BOOL, ETCH_I8, ETCH_I16, ETCH_I32, ETCH_I64, ETCH_U8, ETCH_U16, ETCH_U32, ETCH_U64,
    ETCH_F16, ETCH_BF16, ETCH_F32, ETCH_F64, ETCH_STRING,
    ETCH_N_DTYPES
} etch_dtype;
/* clang-format on */

ETCH_API const char *etch_dtype_name(etch_dtype t);                    /* "f32" */
ETCH_API const char *etch_dtype_long_name(etch_dtype t);               /* "float32" */
ETCH_API size_t etch_dtype_bytes(etch_dtype t);                        /* of one element */
ETCH_API bool etch_dtype_from_name(const char *name, etch_dtype *out); /* either name */

typedef struct etch_tensor etch_tensor;

/* A new tensor in host memory (aligned to 64 bytes), contents undefined (strings: empty). ETCH_ERANGE if its bytes or
 * a dim do not fit in 62 bits (a dim also next to a 0) or a dim is negative, ETCH_ENOMEM. Caller releases. */
ETCH_API etch_status etch_tensor_new(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank,
                                     etch_tensor **out) ETCH_NODISCARD;
/* The same, filled with `data`: dense, row-major, elements of dtype `t`; for strings an array of `const char *`. */
ETCH_API etch_status etch_tensor_from(etch_ctx *cx, etch_dtype t, const int64_t *dims, int rank, const void *data,
                                      etch_tensor **out) ETCH_NODISCARD;
/* Wraps the caller's memory without a copy. `strides` in elements (NULL: row-major), may be 0 or negative; `data` points at
 * element 0 and is aligned to an element's size. Not for strings. `release(user)` (may be NULL) is called once, from
 * whichever thread drops the last reference; also when wrapping fails. */
ETCH_API etch_status etch_tensor_wrap(etch_ctx *cx, etch_dtype t, const int64_t *dims, const int64_t *strides, int rank,
                                      void *data, void (*release)(void *user), void *user,
                                      etch_tensor **out) ETCH_NODISCARD;
ETCH_API etch_tensor *etch_tensor_retain(etch_tensor *t);
ETCH_API void etch_tensor_release(etch_tensor **t); /* any thread; accepts NULL */

/* Is it being traced, so that it has a type but no elements? */
ETCH_API bool etch_tensor_is_traced(const etch_tensor *t);
ETCH_API etch_dtype etch_tensor_dtype(const etch_tensor *t);
ETCH_API int etch_tensor_rank(const etch_tensor *t);
/* The axis may be negative; -1 if there is no such axis. */
ETCH_API int64_t etch_tensor_dim(const etch_tensor *t, int axis);
ETCH_API const int64_t *etch_tensor_dims(const etch_tensor *t);
ETCH_API const int64_t *etch_tensor_strides(const etch_tensor *t); /* in elements */
ETCH_API int64_t etch_tensor_count(const etch_tensor *t);
ETCH_API bool etch_tensor_is_dense(const etch_tensor *t); /* row-major without gaps */

/* Of a tensor that is being traced, sizes are asked for as numbers, which the trace takes note of together with the line. */
ETCH_API const etch_tensor *etch_tensor_at(const etch_tensor *t, const char *file, int line); /* returns t */
#define etch_tensor_dim(t, axis) (etch_tensor_dim)(etch_tensor_at((t), __FILE__, __LINE__), axis)
#define etch_tensor_dims(t) (etch_tensor_dims)(etch_tensor_at((t), __FILE__, __LINE__))
#define etch_tensor_count(t) (etch_tensor_count)(etch_tensor_at((t), __FILE__, __LINE__))

/* Views: share the buffer, copy nothing. Axes may be negative (from the end). An axis that is not there or is named twice
 * is ETCH_EINVAL, elements that are not there ETCH_ERANGE, sizes that do not fit ETCH_ESHAPE. */
/* Axis i of the result is axis perm[i]; NULL: the axes in reverse. */
ETCH_API etch_status etch_tensor_transpose(etch_ctx *cx, etch_tensor *t, const int *perm,
                                           etch_tensor **out) ETCH_NODISCARD;
/* Elements start, start + step, ... of the axis; the step may be negative but not 0. With a count of 0 the start may
 * be anything from 0 to the dim. */
ETCH_API etch_status etch_tensor_slice(etch_ctx *cx, etch_tensor *t, int axis, int64_t start, int64_t count,
                                       int64_t step, etch_tensor **out) ETCH_NODISCARD;
/* Axes of size 1 are repeated, missing ones added in front. */
ETCH_API etch_status etch_tensor_broadcast(etch_ctx *cx, etch_tensor *t, const int64_t *dims, int rank,
                                           etch_tensor **out) ETCH_NODISCARD;
/* A view where the strides allow it, else a copy. One dim may be -1. */
ETCH_API etch_status etch_tensor_reshape(etch_ctx *cx, etch_tensor *t, const int64_t *dims, int rank,
                                         etch_tensor **out) ETCH_NODISCARD;
/* Itself, or a row-major copy. */
ETCH_API etch_status etch_tensor_dense(etch_ctx *cx, etch_tensor *t, etch_tensor **out) ETCH_NODISCARD;

/* Host access. Map makes element 0 readable (and, with `write`, writable) at the returned address until unmap; on the
 * CPU it is the memory itself. NULL, with the error on cx, on failure. */
ETCH_API void *etch_tensor_map(etch_ctx *cx, etch_tensor *t, bool write);
ETCH_API void etch_tensor_unmap(etch_ctx *cx, etch_tensor *t);
/* Copies all elements, row-major, into `dst` of `bytes` bytes (ETCH_EINVAL if that is not the size). Not for strings. */
ETCH_API etch_status etch_tensor_read(etch_ctx *cx, etch_tensor *t, void *dst, size_t bytes) ETCH_NODISCARD;
/* String element i in row-major order: bytes (not terminated by contract) and length. Borrowed from the tensor. */
ETCH_API etch_status etch_tensor_string(etch_ctx *cx, etch_tensor *t, int64_t i, const char **bytes,
                                        size_t *n) ETCH_NODISCARD;
ETCH_API etch_status etch_tensor_set_string(etch_ctx *cx, etch_tensor *t, int64_t i, const char *bytes,
                                            size_t n) ETCH_NODISCARD;

/* NumPy's .npy files (versions 1 to 3, C and Fortran order; either byte order is read, little endian written). NumPy
 * has no bf16: it is written as u2. Strings cannot be written: ETCH_ENOTSUP. A file that is no valid .npy file is
 * ETCH_EPARSE, sizes that do not fit ETCH_ERANGE, what NumPy has and we do not ETCH_ENOTSUP. Saving writes a file beside
 * `path`, syncs and renames it: after a failure (ETCH_EIO: the system's reason) the old file is as it was.
 * etch/archive.h has files of many tensors. */
ETCH_API etch_status etch_tensor_load_npy(etch_ctx *cx, const char *path, etch_tensor **out) ETCH_NODISCARD;
ETCH_API etch_status etch_tensor_save_npy(etch_ctx *cx, etch_tensor *t, const char *path) ETCH_NODISCARD;

/* Writes "f32[2,3] [[1, 2, 3], [4, 5, 6]]"; more than `max_per_axis` elements on an axis are summarised with "..."
 * (0: never). */
ETCH_API etch_status etch_tensor_print(etch_ctx *cx, etch_tensor *t, int64_t max_per_axis, FILE *to) ETCH_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif
