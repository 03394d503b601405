/* Where a convolution is cut: see conv_cut.h.
 *
 * Batches are cut into groups of 1, 2, 4, .. images: whatever batches come, they are computed by the same few primitives. An image that is much work by itself is cut
 * into bands of rows. A band of y needs the rows of x that its windows see, and what of them lies outside is padding at one end, or at none; a band of x needs the rows
 * of y whose windows see it, and what of these windows lies outside counts as padding too. So each is a convolution like any other, and those in the middle are
 * alike. */
#include "kernel/call/conv_cut.h"

#include "base/alloc.h"

#include <string.h>

/* Multiplications that are worth a thread of its own; an element that is read or written is worth a few. */
static const double SHARE = 0x1p22, ELEMENT = 8;
/* Of a band; and what a unit has at most if it can be helped, since it is not stopped inside. */
static const double BAND = 0x1p25, LONG = 0x1p30;
static const int64_t MOST_PARTS = 64,
                     MOST_SUMS = 16; /* of w there are fewer, and not more than so many elements of them */
static const int64_t SUMS_ELEMENTS = (int64_t)1 << 24;
/* Work of a unit for each element of w that is then added to a sum. */
static const double WORK_PER_SUM = 64;
enum { MAX_LOG = 20 };

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

static double work_of_image(const etch_convolution *v)
{
    double places = (double)etch__window_product(v->window.out), n = (double)v->n;
    double products = places * (double)etch__window_product(v->window.size) * (double)etch__conv_per_group(v);
    return products * (double)v->c_out + ELEMENT * (double)(etch__conv_count_x(v) + etch__conv_count_y(v)) / n;
}

/* ------------------------------------------------------------------------------------------------ images */

static bool has_group(const etch_conv_cut *c, int log)
{
    return log == c->log_whole ? c->n_whole > 0 : log < c->log_whole && (c->v.n >> log & 1);
}

static int64_t most_parts(const etch_convolution *v)
{
    return v->result == ETCH_CONV_W ? least(MOST_SUMS, 1 + SUMS_ELEMENTS / etch__conv_count_w(v)) : MOST_PARTS;
}

/* Groups of images; gives how many there are. */
static int64_t cut_batch(etch_conv_cut *c)
{
    const etch_convolution *v = &c->v;
    double shares = c->per_image * (double)v->n / SHARE;
    int64_t limit = most_parts(v), n = shares >= (double)limit ? limit : shares > 1 ? (int64_t)shares : 1;
    while (c->log_whole < MAX_LOG && (int64_t)2 << c->log_whole <= (v->n + n - 1) / n &&
           (double)((int64_t)2 << c->log_whole) * c->per_image <= LONG)
        c->log_whole++;
    int64_t n_groups = c->n_whole = v->n >> c->log_whole;
    for (int log = 0; log < c->log_whole; log++)
        n_groups += has_group(c, log);
    return n_groups;
}

/* The first image of a group, behind those of all larger ones, and the logarithm of how many it has. */
static int find_group(const etch_conv_cut *c, int64_t group, int64_t *first)
{
    int log = c->log_whole;
    if (group < c->n_whole) {
        *first = group << log;
        return log;
    }
    for (int64_t left = group - c->n_whole; left >= 0;)
        left -= has_group(c, --log);
    *first = c->v.n >> (log + 1) << (log + 1);
    return log;
}

/* ------------------------------------------------------------------------------------------------ bands */

/* The first axis that has rows: the others' are behind each other, so that a band lies in one piece. */
static int axis_of_bands(const etch_window *w)
{
    int axis = 0;
    while (axis < ETCH_WINDOW_AXES - 1 && w->in[axis] == 1 && w->out[axis] == 1)
        axis++;
    return axis;
}

static int64_t rows_of(const etch_convolution *v, int axis)
{
    return v->result == ETCH_CONV_X ? v->window.in[axis] : v->window.out[axis];
}

/* A range of rows. */
typedef struct range {
    int64_t begin, end;
} range;

/* What the windows at rows y see of x. */
static range seen_from(const etch_window *w, int axis, range y)
{
    int64_t reach = (w->size[axis] - 1) * w->dilation[axis] + 1;
    return (range){ most(0, y.begin * w->stride[axis] - w->before[axis]),
                    least(w->in[axis], (y.end - 1) * w->stride[axis] - w->before[axis] + reach) };
}

/* The windows that see some of the rows x. */
static range that_see(const etch_window *w, int axis, range x)
{
    int64_t reach = (w->size[axis] - 1) * w->dilation[axis] + 1, s = w->stride[axis];
    int64_t first = x.begin + w->before[axis] - reach + 1;
    return (range){ first <= 0 ? 0 : (first + s - 1) / s, least(w->out[axis], (x.end - 1 + w->before[axis]) / s + 1) };
}

/* The convolution of one band; false if there is none, since nothing is seen, or some rows of x by nobody before the first window. */
static bool find_band(const etch_conv_cut *c, int64_t band, etch_conv_unit *out)
{
    int a = c->axis;
    const etch_window *w = &c->v.window;
    range own = { band * c->rows, least((band + 1) * c->rows, rows_of(&c->v, a)) };
    bool is_x = c->v.result == ETCH_CONV_X;
    range y = is_x ? that_see(w, a, own) : own, x = is_x ? own : seen_from(w, a, own);
    int64_t reach = (w->size[a] - 1) * w->dilation[a] + 1;
    int64_t before = x.begin + w->before[a] - y.begin * w->stride[a];
    int64_t after = (y.end - 1 - y.begin) * w->stride[a] + reach - before - (x.end - x.begin);
    if (x.begin >= x.end || y.begin >= y.end || before < 0)
        return false;
    etch_window *of_band = &out->v.window;
    of_band->in[a] = x.end - x.begin;
    of_band->out[a] = y.end - y.begin;
    of_band->before[a] = before;
    of_band->after[a] = after > 0 ? after : 0;
    int64_t x_row = c->v.c_in, y_row = c->v.c_out;
    for (int i = a + 1; i < ETCH_WINDOW_AXES; i++) {
        x_row *= w->in[i];
        y_row *= w->out[i];
    }
    out->x = x.begin * x_row;
    out->y = y.begin * y_row;
    out->work = c->per_image * (double)(own.end - own.begin) / (double)rows_of(&c->v, a);
    return true;
}

static int64_t wanted_bands(const etch_conv_cut *c, int64_t n_images)
{
    bool is_w = c->v.result == ETCH_CONV_W;
    double band = etch__tiny_limits() ? 64 : BAND, sums = is_w ? WORK_PER_SUM * (double)etch__conv_count_w(&c->v) : 0;
    double limit = (double)most_parts(&c->v) / (double)n_images, n = c->per_image / (band > sums ? band : sums);
    n = n < limit ? n : limit;
    double longest = LONG > sums ? LONG : sums;
    if (n * longest < c->per_image)
        n = c->per_image / longest;
    double rows = (double)rows_of(&c->v, c->axis);
    return n < 2 ? 1 : (int64_t)(n < rows ? n : rows);
}

/* ------------------------------------------------------------------------------------------------ units */

static int find_kind(const etch_conv_cut *c, const etch_convolution *v)
{
    int kind = 0;
    while (kind < c->n_kinds && memcmp(&c->kinds[kind], v, sizeof *v) != 0)
        kind++;
    return kind;
}

static bool add_kind(etch_conv_cut *c, const etch_convolution *v)
{
    int kind = find_kind(c, v);
    if (kind == ETCH_CONV_MAX_KINDS)
        return false;
    if (kind == c->n_kinds)
        c->kinds[c->n_kinds++] = *v;
    return true;
}

/* The unit without its kind. */
static bool find_unit(const etch_conv_cut *c, int64_t unit, etch_conv_unit *out)
{
    int64_t first, images = c->v.n;
    int log = find_group(c, unit / c->n_bands, &first);
    *out = (etch_conv_unit){ .v = c->v, .work = c->per_image * (double)((int64_t)1 << log) };
    out->v.n = (int64_t)1 << log;
    if (c->n_bands > 1 && !find_band(c, unit % c->n_bands, out))
        return false;
    out->x += first * (etch__conv_count_x(&c->v) / images);
    out->y += first * (etch__conv_count_y(&c->v) / images);
    return true;
}

/* One image's bands: are they all there, and of few kinds? */
static bool find_kinds_of_bands(etch_conv_cut *c)
{
    c->n_kinds = 0;
    for (int64_t band = 0; band < c->n_bands; band++) {
        etch_conv_unit u;
        if (!find_unit(c, band, &u) || !add_kind(c, &u.v))
            return false;
    }
    return true;
}

static void cut_images(etch_conv_cut *c, int64_t n_images)
{
    int64_t rows = rows_of(&c->v, c->axis), step = c->v.result == ETCH_CONV_X ? c->v.window.stride[c->axis] : 1;
    for (int64_t n = wanted_bands(c, n_images); n > 1; n /= 2) {
        c->rows = ((rows + n - 1) / n + step - 1) / step * step; /* so that windows lie alike in all of them */
        c->n_bands = (rows + c->rows - 1) / c->rows;
        if (find_kinds_of_bands(c))
            return;
    }
    c->n_bands = 1;
}

void etch__conv_cut_init(etch_conv_cut *c, const etch_convolution *v, bool has_bands)
{
    memset(c, 0, sizeof *c);
    c->v = *v;
    c->per_image = work_of_image(v);
    c->axis = axis_of_bands(&v->window);
    c->n_bands = 1;
    int64_t n_groups = cut_batch(c);
    if (has_bands && c->log_whole == 0)
        cut_images(c, n_groups);
    c->n_units = c->n_parts = n_groups * c->n_bands;
    if (c->n_bands > 1 && v->result == ETCH_CONV_W)
        c->n_parts = least(c->n_units, most_parts(v));
    if (c->n_bands > 1)
        return;
    c->n_kinds = 0;
    for (int log = 0; log <= c->log_whole; log++) {
        etch_convolution group = *v;
        group.n = (int64_t)1 << log;
        bool is_known = !has_group(c, log) || add_kind(c, &group);
        ETCH_ASSERT(is_known, "a batch of %lld", (long long)v->n);
    }
}

etch_conv_unit etch__conv_cut_unit(const etch_conv_cut *c, int64_t unit)
{
    etch_conv_unit u;
    bool is_there = find_unit(c, unit, &u);
    ETCH_ASSERT(is_there, "unit %lld of %lld", (long long)unit, (long long)c->n_units);
    u.kind = find_kind(c, &u.v);
    return u;
}
