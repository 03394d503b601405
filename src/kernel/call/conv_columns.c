/* Convolutions as products of matrices. The elements of x that a place of the window sees are a row of a matrix, that has a row per place:
 *
 *     y  = columns(x) w           [places, k] [k, o]     k = window positions and channels of a group
 *     w  = columns(x)^T y         summed over images
 *     columns(x) = y w^T          and what a position of x is seen by is summed
 *
 * The matrix is made for a block of places at a time, so that it stays in the cache. Groups are products of their own, over the same rows of w
 * and y. */
#include "kernel/call/conv.h"

#include "kernel/call/product.h"

#include <string.h>

/* Elements of the matrix at a time. */
static const int64_t BLOCK = 1 << 17;

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

static int64_t row_length(const etch_convolution *v)
{
    return etch__window_product(v->window.size) * etch__conv_per_group(v);
}

static int64_t block_rows(const etch_convolution *v)
{
    int64_t rows = BLOCK / row_length(v);
    return least(rows < 1 ? 1 : rows, etch__window_product(v->window.out));
}

bool etch__conv_columns_can(const etch_convolution *v)
{
    return row_length(v) <= ETCH_PRODUCT_MAX && v->c_out <= ETCH_PRODUCT_MAX;
}

int64_t etch__conv_columns_room(const etch_convolution *v) { return block_rows(v) * row_length(v); }

void etch__conv_add(etch_dtype t, char *to, const char *from, int64_t n)
{
    if (t == ETCH_F64)
        for (int64_t i = 0; i < n; i++)
            ((double *)(void *)to)[i] += ((const double *)(const void *)from)[i];
    else
        for (int64_t i = 0; i < n; i++)
            ((float *)(void *)to)[i] += ((const float *)(const void *)from)[i];
}

/* One run of channels of x, if it is inside, and its place in the matrix. */
typedef void move_fn(etch_dtype t, char *x, char *column, int64_t n);

static void take_run(etch_dtype t, char *x, char *column, int64_t n)
{
    size_t bytes = (size_t)n * etch__dtypes[t].bytes;
    if (x)
        memcpy(column, x, bytes);
    else
        memset(column, 0, bytes);
}

static void give_run(etch_dtype t, char *x, char *column, int64_t n)
{
    if (x)
        etch__conv_add(t, x, column, n);
}

/* The rows of places first .. first + n_rows - 1 of one image and group, whose channels begin at `x`. */
static void move_rows(const etch_convolution *v, etch_dtype t, char *x, char *columns, int64_t first, int64_t n_rows,
                      move_fn *move)
{
    const etch_window *w = &v->window;
    int64_t n = etch__conv_per_group(v), bytes = etch__dtypes[t].bytes, at[ETCH_WINDOW_AXES], k[ETCH_WINDOW_AXES];
    for (int64_t row = first; row < first + n_rows; row++) {
        at[0] = row / (w->out[1] * w->out[2]) * w->stride[0] - w->before[0];
        at[1] = row / w->out[2] % w->out[1] * w->stride[1] - w->before[1];
        at[2] = row % w->out[2] * w->stride[2] - w->before[2];
        for (k[0] = 0; k[0] < w->size[0]; k[0]++)
            for (k[1] = 0; k[1] < w->size[1]; k[1]++)
                for (k[2] = 0; k[2] < w->size[2]; k[2]++) {
                    int64_t place = 0;
                    bool is_inside = true;
                    for (int a = 0; a < ETCH_WINDOW_AXES; a++) {
                        int64_t i = at[a] + k[a] * w->dilation[a];
                        is_inside &= i >= 0 && i < w->in[a];
                        place = place * w->in[a] + i;
                    }
                    move(t, is_inside ? x + place * v->c_in * bytes : NULL, columns, n);
                    columns += n * bytes;
                }
    }
}

static bool multiply(etch_dtype t, int64_t m, int64_t n, int64_t k, etch_matrix x, etch_matrix y, void *z,
                     int64_t leading, bool add)
{
    return t == ETCH_F64 ? etch__product_f64(m, n, k, x, y, z, leading, add)
                         : etch__product_f32(m, n, k, x, y, z, leading, add);
}

/* A block of places of one image and group: the arrays begin at the group's channels. */
static bool convolve_block(const etch_convolution *v, etch_dtype t, etch_conv_arrays a, int64_t first, int64_t n_rows,
                           void *columns, bool is_first)
{
    int64_t k = row_length(v), n = v->c_out / v->groups;
    char *y = a.y + first * v->c_out * etch__dtypes[t].bytes;
    etch_matrix of_x = { columns, k, v->result == ETCH_CONV_W }, of_w = { a.w, v->c_out, v->result == ETCH_CONV_X };
    etch_matrix of_y = { y, v->c_out, false };
    if (v->result == ETCH_CONV_X) {
        if (!multiply(t, n_rows, k, n, of_y, of_w, columns, k, false))
            return false;
        move_rows(v, t, a.x, columns, first, n_rows, give_run);
        return true;
    }
    move_rows(v, t, a.x, columns, first, n_rows, take_run);
    return v->result == ETCH_CONV_Y ? multiply(t, n_rows, n, k, of_x, of_w, y, v->c_out, false)
                                    : multiply(t, k, n, n_rows, of_x, of_y, a.w, v->c_out, !is_first);
}

etch_status etch__conv_columns(const etch_convolution *v, etch_dtype t, etch_conv_arrays a, void *room)
{
    int64_t bytes = etch__dtypes[t].bytes, per_group = etch__conv_per_group(v), n = v->c_out / v->groups;
    int64_t places = etch__window_product(v->window.out), rows = block_rows(v);
    int64_t x_image = etch__window_product(v->window.in) * v->c_in, y_image = places * v->c_out;
    if (v->result == ETCH_CONV_X)
        memset(a.x, 0, (size_t)(v->n * x_image * bytes));
    for (int64_t image = 0; image < v->n; image++)
        for (int64_t group = 0; group < v->groups; group++) {
            etch_conv_arrays of_group = { a.x + (image * x_image + group * per_group) * bytes, a.w + group * n * bytes,
                                          a.y + (image * y_image + group * n) * bytes };
            for (int64_t first = 0; first < places; first += rows)
                if (!convolve_block(v, t, of_group, first, least(rows, places - first), room, image + first == 0))
                    return ETCH_ENOMEM;
        }
    return ETCH_OK;
}
