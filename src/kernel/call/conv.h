/* Convolutions over dense arrays, on the calling thread alone. Of x [n, in.., c_in], w [size.., c_in / groups, c_out] and
 * y [n, out.., c_out] two are given, and the third is computed:
 *
 *     y[n, p, o] = sum over k and i of x[n, p * stride - before + k * dilation, i] * w[k, i, o]
 *
 * or what x or w get of y where it is y's gradient. There are two ways: by oneDNN's convolutions, which are of f32 and made for their sizes once
 * (conv_onednn.c, the only file that knows them), and by matrix products (conv_columns.c), which take anything. Which one it is depends on sizes
 * and the processor alone, and so do the bits. */
#ifndef ETCH_KERNEL_CALL_CONV_H
#define ETCH_KERNEL_CALL_CONV_H

#include "kernel/call/window.h"

typedef enum etch_conv_result { ETCH_CONV_Y, ETCH_CONV_X, ETCH_CONV_W } etch_conv_result;

/* Numbers of one size without gaps: compared by bytes. */
typedef struct etch_convolution {
    int64_t result; /* an etch_conv_result: the array that is computed */
    int64_t n, c_in, c_out, groups;
    etch_window window;
} etch_convolution;

typedef struct etch_conv_arrays {
    char *x, *w, *y;
} etch_conv_arrays;

static inline int64_t etch__conv_per_group(const etch_convolution *v) { return v->c_in / v->groups; }
static inline int64_t etch__conv_count_x(const etch_convolution *v)
{
    return v->n * etch__window_product(v->window.in) * v->c_in;
}
static inline int64_t etch__conv_count_w(const etch_convolution *v)
{
    return etch__window_product(v->window.size) * etch__conv_per_group(v) * v->c_out;
}
static inline int64_t etch__conv_count_y(const etch_convolution *v)
{
    return v->n * etch__window_product(v->window.out) * v->c_out;
}

/* --- conv_columns.c: f32 and f64 ------------------------------------------------------------------------------------ */

/* Sizes that its products can have. */
bool etch__conv_columns_can(const etch_convolution *v);
/* Elements of scratch. */
int64_t etch__conv_columns_room(const etch_convolution *v);
/* ETCH_ENOMEM is not reported. */
etch_status etch__conv_columns(const etch_convolution *v, etch_dtype t, etch_conv_arrays a, void *room) ETCH_NODISCARD;
/* Elements that lie side by side, to others. */
void etch__conv_add(etch_dtype t, char *to, const char *from, int64_t n);

/* --- conv_onednn.c: f32 ---------------------------------------------------------------------------------------------- */

/* A convolution that is made for its sizes; several threads may run it at a time. They are kept for the next one who asks. */
typedef struct etch_conv_primitive etch_conv_primitive;

/* A new reference, or NULL where the library has nothing good for these sizes. ETCH_ENOMEM is reported. */
etch_status etch__conv_primitive_get(etch_ctx *cx, const etch_convolution *v, etch_conv_primitive **out) ETCH_NODISCARD;
void etch__conv_primitive_release(etch_conv_primitive **p);
/* Bytes of scratch of a run, and of w in an order of the library's own; 0: as it is. */
size_t etch__conv_primitive_room(const etch_conv_primitive *p);
size_t etch__conv_primitive_packed(const etch_conv_primitive *p);
bool etch__conv_is_packed_alike(const etch_conv_primitive *p, const etch_conv_primitive *other);
/* w as the library wants it. ETCH_ENOMEM, or ETCH_ENOTSUP for any other failure of the library's, are not reported; and so below. */
etch_status etch__conv_pack(etch_conv_primitive *p, const void *w, void *packed, void *room) ETCH_NODISCARD;
/* `packed` in place of w, which is then left alone; where w is the result, it is put in order. */
etch_status etch__conv_run(etch_conv_primitive *p, etch_conv_arrays a, void *packed, void *room) ETCH_NODISCARD;

/* For tests: bytes that primitives which are kept count as, at most; 0: as at first. */
void etch__conv_primitives_set_budget(size_t bytes);
/* For tests: how many are kept. */
int etch__conv_primitives_kept(void);

#endif
