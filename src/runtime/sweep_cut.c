/* Sweeps and strips at the present sizes: whether they are worth it, and what a piece is. */
#include "runtime/sweep_cut.h"

#include "base/pool.h"
#include "kernel/call/matmul.h"
#include "ops/ops.h"

#include <etch/ops.h>

/* What all steps of a sweep read and write of a piece should stay in a second-level cache; what does not is not worth it. */
static int64_t piece_bytes(void) { return etch__tiny_limits() ? 64 : 384 * 1024; }
/* What a whole product, and all that is made of it, may have in memory for each thread. */
static double large_bytes(void) { return etch__tiny_limits() ? 64 : 32 * 1024 * 1024; }

static int64_t size(const etch_frame *f, uint32_t value, int axis)
{
    const etch_plan_body *b = f->body;
    return f->slots[b->dim_slots.at[b->shapes.at[b->values.at[value].shape].first_dim + (uint32_t)axis]];
}

int64_t etch__extent_of(const etch_frame *f, const etch_step *step, int axis)
{
    return step->kind == ETCH_STEP_KERNEL
               ? f->slots[step->members[0].space[axis]]
               : size(f, etch__bearer(f->body, step, axis), etch__axis_of_bearer(f->body, step, axis));
}

int etch__cut_axis(const etch_frame *f, const etch_step *step, uint32_t i, int axis)
{
    int own = etch__axis_along(f->body, step, i, axis);
    return own >= 0 && size(f, etch__step_operand(step, i), own) == etch__extent_of(f, step, axis) ? own : ETCH_NO_AXIS;
}

static bool is_seen_before(const etch_step *step, uint32_t i) { return step->seen_before >> i & 1; }

/* Of one index of the axes up to `depth`. */
static double bytes_of_one(const etch_frame *f, uint32_t value, int depth)
{
    double bytes = (double)etch__dtypes[f->body->values.at[value].dtype].bytes;
    for (int a = depth + 1; a < f->body->values.at[value].rank; a++)
        bytes *= (double)size(f, value, a);
    return bytes;
}

/* Bytes of all values that are in pieces, per index of the axes up to `depth`, each once. */
static double bytes_each(const etch_frame *f, const etch_step *steps, uint32_t n, int depth)
{
    double bytes = 0;
    for (uint32_t s = 0; s < n; s++)
        for (uint32_t i = 0; i < steps[s].n_in + steps[s].n_out; i++) {
            uint32_t value = etch__step_operand(&steps[s], i);
            int own = etch__cut_axis(f, &steps[s], i, depth);
            if (own >= 0 && !is_seen_before(&steps[s], i))
                bytes += bytes_of_one(f, value, own);
        }
    return bytes;
}

/* Is all that the sweep reads and writes small enough to stay in the cache? Then there is no more to ask, as for most sizes of small graphs. */
static bool is_in_cache(const etch_frame *f, const etch_step *steps, uint32_t n)
{
    double bytes = 0, most = (double)piece_bytes();
    for (uint32_t s = 0; s < n && bytes <= most; s++)
        for (uint32_t i = 0; i < steps[s].n_in + steps[s].n_out; i++)
            if (!is_seen_before(&steps[s], i))
                bytes += bytes_of_one(f, etch__step_operand(&steps[s], i), -1);
    return bytes <= most;
}

/* Has the sweep products, and can all of them be multiplied by a library? */
static bool has_products(const etch_frame *f, const etch_step *steps, uint32_t n, bool *are_fine)
{
    bool has = false;
    *are_fine = true;
    for (uint32_t s = 0; s < n; s++) {
        has |= steps[s].kind == ETCH_STEP_CALL;
        for (uint32_t i = 0; steps[s].kind == ETCH_STEP_CALL && i < steps[s].n_in + steps[s].n_out; i++)
            for (int a = 0; a < f->body->values.at[etch__step_operand(&steps[s], i)].rank; a++)
                *are_fine &= size(f, etch__step_operand(&steps[s], i), a) <= INT32_MAX;
    }
    return has;
}

static bool have_one_extent(const etch_frame *f, const etch_step *steps, uint32_t n, int axis)
{
    for (uint32_t s = 1; s < n; s++)
        if (etch__extent_of(f, &steps[s], axis) != etch__extent_of(f, &steps[0], axis))
            return false;
    return true;
}

/* How many indices of the axes up to `depth` (n_all of them) a piece has: as many as fit into the cache, and leave enough pieces for all threads. n_all: it is not worth
 * it. Products are whole in each piece: they are left to threads by themselves if there are too few, and are worth it however large they are. */
static int64_t length_of_piece(const etch_frame *f, const etch_step *steps, uint32_t n, int64_t n_all, double each)
{
    double all = each * (double)n_all, most = (double)piece_bytes();
    bool are_fine, has = has_products(f, steps, n, &are_fine);
    int64_t least = 4 * (int64_t)f->n_seats;
    if (n_all < 2 || all <= most || !are_fine || (has ? n_all < 2 * (int64_t)f->n_seats : each > 4 * most))
        return n_all;
    int64_t wanted = (int64_t)(all / most) + 1;
    wanted = wanted < least ? least : wanted;
    wanted = wanted < n_all ? wanted : n_all;
    return (n_all + wanted - 1) / wanted;
}

/* Rows that all products have whole parts of, so that they are made as in a call of their own; extent or more: there are none. */
static int64_t rows_of_parts(const etch_frame *f, const etch_step *steps, uint32_t n, int64_t extent)
{
    int64_t rows = 1;
    for (uint32_t s = 0; s < n; s++) {
        if (!etch__is_float_product(f->body, &steps[s]))
            continue;
        const etch_attrs_matmul *attrs = steps[s].attrs;
        uint32_t x = steps[s].in[0], z = steps[s].out[0];
        int last = etch__value_rank(f->body, z) - 1;
        int64_t k = size(f, x, etch__value_rank(f->body, x) - (attrs->transpose_x ? 2 : 1));
        int64_t part = etch__matmul_part((etch_dtype)f->body->values.at[z].dtype, size(f, z, last - 1),
                                         size(f, z, last), k,
                                         steps[s].adds_pieces ? ETCH_MATMUL_TERMS : ETCH_MATMUL_ROWS);
        if (part >= extent || (rows % part != 0 && part % rows != 0))
            return extent;
        rows = part > rows ? part : rows;
    }
    return rows;
}

/* Rows of products, if whole ones are too large or too few. */
static void cut_rows(const etch_frame *f, const etch_step *steps, int64_t n_products, etch_bound_sweep *w)
{
    uint32_t n = steps[0].n_swept;
    int depth = (int)steps[0].sweep_depth;
    double of_product = bytes_each(f, steps, n, depth - 1);
    bool is_large = of_product > large_bytes(), are_few = w->all.n_pieces == 1 && of_product > (double)piece_bytes();
    if (!have_one_extent(f, steps, n, depth) || !(is_large || are_few))
        return;
    int64_t extent = etch__extent_of(f, &steps[0], depth), rows = rows_of_parts(f, steps, n, extent);
    if (rows >= extent)
        return;
    w->all.is_in_turn = true;
    w->all.depth = depth;
    w->all.rows = rows;
    w->all.n_along = (extent + rows - 1) / rows;
    w->all.n_pieces = n_products * w->all.n_along;
}

/* Cuts along the first axis at which a piece can be small enough, or the last at which it is worth it. */
static void cut_sweep(const etch_frame *f, const etch_step *steps, etch_bound_sweep *w)
{
    uint32_t n = steps[0].n_swept;
    int64_t n_all = 1;
    int n_axes = (int)steps[0].sweep_depth + !steps[0].cuts_products, depth = 0;
    w->version = 0;
    w->all = (etch_sweep){ .n_pieces = 1, .n_along = 1, .rows = etch__extent_of(f, &steps[0], 0) };
    if (is_in_cache(f, steps, n))
        return;
    for (; depth < n_axes && have_one_extent(f, steps, n, depth); depth++) {
        int64_t extent = etch__extent_of(f, &steps[0], depth), n_before = n_all;
        if (extent == 0 || ETCH_MUL_OVERFLOWS(n_all, extent, &n_all))
            return;
        double each = bytes_each(f, steps, n, depth);
        int64_t length = length_of_piece(f, steps, n, n_all, each);
        if (length == n_all)
            continue;
        w->all.depth = depth;
        w->all.rows = length < extent ? length : extent;
        w->all.n_along = (extent + w->all.rows - 1) / w->all.rows;
        w->all.rows = (extent + w->all.n_along - 1) / w->all.n_along;
        w->all.n_pieces = n_before * w->all.n_along;
        if (each <= (double)piece_bytes())
            return;
    }
    if (steps[0].cuts_products && depth == n_axes)
        cut_rows(f, steps, n_all, w);
}

static int64_t row_bytes(const etch_frame *f, uint32_t value)
{
    int64_t bytes = etch__dtypes[f->body->values.at[value].dtype].bytes;
    for (int a = 1; a < f->body->values.at[value].rank; a++)
        bytes *= size(f, value, a);
    return bytes;
}

/* Are the rows of the result those of the operands, one beside the other? Nothing was joined along them then, nor summed; of no elements nobody knows. */
static bool moves_rows(const etch_frame *f, const etch_step *step, int64_t extent)
{
    int64_t bytes = row_bytes(f, step->out[0]);
    if (bytes == 0)
        return false;
    for (uint32_t i = 0; i < step->n_in; i++) {
        int own = etch__axis_along(f->body, step, i, 0);
        if (own >= 0 && size(f, step->in[i], own) != extent)
            return false;
        bytes -= own < 0 ? 0 : row_bytes(f, step->in[i]);
    }
    return bytes == 0;
}

/* A product that is cut by columns, too, is for all threads by itself; a small one of few rows is not. */
static bool is_small(const etch_frame *f, const etch_step *step)
{
    static const double SMALL = 0x1p23;
    double work = 1;
    uint32_t x = step->in[0], z = step->out[0];
    for (int a = 0; a < 2; a++)
        work *= (double)size(f, z, a);
    return work * (double)size(f, x, 1) < SMALL;
}

/* All steps have the rows, and products are made of parts that are some of them. */
static void cut_strip(const etch_frame *f, const etch_step *steps, etch_bound_sweep *w)
{
    uint32_t n = steps[0].n_stripped;
    int64_t extent = etch__extent_of(f, &steps[0], 0);
    bool are_fine, are_small = true;
    w->version = 0;
    w->all = (etch_sweep){ .n_pieces = 1, .n_along = 1 };
    for (uint32_t s = 0; s < n; s++) {
        if (steps[s].kind == ETCH_STEP_VIEW)
            continue;
        if (etch__extent_of(f, &steps[s], 0) != extent ||
            (etch__is_row_move(f->body, &steps[s]) && !moves_rows(f, &steps[s], extent)))
            return;
        are_small &= !etch__is_float_product(f->body, &steps[s]) || is_small(f, &steps[s]);
    }
    (void)has_products(f, steps, n, &are_fine);
    w->all.rows = are_fine && extent > 1 ? rows_of_parts(f, steps, n, extent) : extent;
    int64_t n_pieces = w->all.rows > 0 ? (extent + w->all.rows - 1) / w->all.rows : 1;
    if (n_pieces > 1 && (are_small || n_pieces >= f->n_seats))
        w->all.n_along = w->all.n_pieces = n_pieces;
}

void etch__frame_cut_sweeps(etch_frame *f)
{
    const etch_plan_body *b = f->body;
    f->n_seats = etch__pool_width();
    uint32_t end = 0; /* of the last strip that is one */
    for (uint32_t s = 0; s < b->steps.n; s++) {
        const etch_step *steps = &b->steps.at[s];
        bool is_alone = f->plan->options.finds_nans;
        if (steps[0].n_stripped) {
            etch_bound_sweep *w = &f->sweeps[steps[0].i_stripped];
            cut_strip(f, steps, w);
            w->all.n_pieces = is_alone ? 1 : w->all.n_pieces;
            end = w->all.n_pieces > 1 ? s + steps[0].n_stripped : end;
        }
        if (steps[0].n_swept) {
            etch_bound_sweep *w = &f->sweeps[steps[0].i_swept];
            cut_sweep(f, steps, w);
            w->all.n_pieces = is_alone || s < end ? 1 : w->all.n_pieces;
        }
    }
}

int64_t etch__bytes_of_piece(const etch_frame *f, uint32_t value)
{
    const etch_plan_value *v = &f->body->values.at[value];
    if (!v->swept)
        return 0;
    const etch_bound_sweep *w = &f->sweeps[f->body->steps.at[v->swept - 1].i_swept];
    int64_t bytes = w->all.rows * (int64_t)bytes_of_one(f, value, w->all.depth);
    return w->all.n_pieces < 2 ? 0 : (bytes + ETCH_DEVICE_ALIGN - 1) & ~(int64_t)(ETCH_DEVICE_ALIGN - 1);
}

int64_t etch__frame_swept_bytes(const etch_frame *f, uint32_t value)
{
    int64_t piece = etch__bytes_of_piece(f, value);
    const etch_plan_value *v = &f->body->values.at[value];
    bool is_in_turn = piece && f->sweeps[f->body->steps.at[v->swept - 1].i_swept].all.is_in_turn;
    return is_in_turn ? piece : piece * f->n_seats;
}
