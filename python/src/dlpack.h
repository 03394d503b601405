/* DLPack's binary interface, versions 0 and 1: how libraries hand arrays to each other. What the fields mean is said in DLPack's specification. */
#ifndef ETCH_PYTHON_DLPACK_H
#define ETCH_PYTHON_DLPACK_H

#include <stdint.h>

#define DLPACK_NAME "dltensor"
#define DLPACK_USED_NAME "used_dltensor"
#define DLPACK_VERSIONED_NAME "dltensor_versioned"
#define DLPACK_USED_VERSIONED_NAME "used_dltensor_versioned"

enum { DLPACK_MAJOR = 1, DLPACK_MINOR = 0 };
enum { DLPACK_CPU = 1 };
/* Codes of dtypes. */
enum { DLPACK_INT = 0, DLPACK_UINT = 1, DLPACK_FLOAT = 2, DLPACK_BFLOAT = 4, DLPACK_BOOL = 6 };
/* Flags of versioned ones. */
enum { DLPACK_READ_ONLY = 1, DLPACK_IS_COPIED = 2 };

typedef struct dlpack_device {
    int32_t type, id;
} dlpack_device;

typedef struct dlpack_dtype {
    uint8_t code, bits;
    uint16_t lanes;
} dlpack_dtype;

typedef struct dlpack_tensor {
    void *data;
    dlpack_device device;
    int32_t ndim;
    dlpack_dtype dtype;
    int64_t *shape;
    int64_t *strides; /* in elements; NULL: row-major */
    uint64_t byte_offset;
} dlpack_tensor;

typedef struct dlpack_managed dlpack_managed;
struct dlpack_managed {
    dlpack_tensor tensor;
    void *context;
    void (*deleter)(dlpack_managed *self);
};

typedef struct dlpack_version {
    uint32_t major, minor;
} dlpack_version;

typedef struct dlpack_versioned dlpack_versioned;
struct dlpack_versioned {
    dlpack_version version;
    void *context;
    void (*deleter)(dlpack_versioned *self);
    uint64_t flags;
    dlpack_tensor tensor;
};

#endif
