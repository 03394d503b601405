/* Sweeps: kernels that follow each other and go over the same first axis are run piece by piece together, so that what one of them writes is in the cache when
 * the next one reads it: the passes of a softmax or of a normalization over rows, and what stands around them. Products of a batch are taken along: with those
 * around a softmax, which are attention, scores are made, used and forgotten a few matrices at a time.
 *
 * A piece is a range of the first axis; or, where one index of that is too much or there are too few, a range of the next one at one index of the first, and so on, as
 * far as all steps keep these axes. Behind the axes of products' batches come their rows: of long sequences there are never more scores than those of some rows. Gradients
 * of keys and values are sums over these rows, to which each piece adds. Such pieces come in turn, and are as large as the parts that the products are made of anyway. Which steps a sweep has and how deep it can go is decided when the plan is made, by their axes; whether it is worth it, and
 * what a piece is, when sizes are bound. Each element is computed as without it, so the bits are the same.
 *
 * What must stay true: no step of a sweep reads a piece that another one of it has yet to write, and a value's memory is not given to another one before
 * the sweep ends (memory.c), except to a result that is written over it element by element. A value that only one sweep uses has memory for one piece per thread. */
#include "runtime/frame.h"

#include "base/pool.h"
#include "kernel/call/matmul.h"
#include "ops/ops.h"

#include <etch/ops.h>
#include <string.h>

static uint32_t operand(const etch_step *step, uint32_t i)
{
    return i < step->n_in ? step->in[i] : step->out[i - step->n_in];
}

/* ------------------------------------------------------------------------------------------------ which */

enum { NO_AXIS = -1, SEVERAL_AXES = -2 };

static int axis_of_kernel(const etch_koperand *o, int axis)
{
    int found = NO_AXIS;
    for (int i = 0; i < o->rank; i++)
        if (o->axis[i] == axis)
            found = found == NO_AXIS ? i : SEVERAL_AXES;
    return found;
}

static int rank_of(const etch_plan_body *b, uint32_t value) { return b->values.at[value].rank; }

/* A product's space are the axes of its batch, then its rows, or the terms of its sums. */
static int axis_of_product(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis)
{
    const etch_attrs_matmul *attrs = step->attrs;
    int rank = rank_of(b, operand(step, i)), missing = rank_of(b, step->out[0]) - rank;
    if (axis < rank - 2 + missing)
        return axis >= missing ? axis - missing : NO_AXIS;
    bool adds = step->adds_pieces;
    if (i == 0)
        return rank - (adds == attrs->transpose_x ? 2 : 1);
    if (i == 1)
        return adds ? rank - (attrs->transpose_y ? 1 : 2) : NO_AXIS;
    return adds ? NO_AXIS : rank - 2;
}

/* The axis of an operand that runs along `axis` of a step's space. */
static int axis_along(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis)
{
    if (step->kind == ETCH_STEP_CALL)
        return axis_of_product(b, step, i, axis);
    const etch_kernel *k = step->members[0].kernel;
    return axis_of_kernel(i < step->n_in ? &k->in[i] : &k->out[i - step->n_in], axis);
}

/* How an operand lies to an axis of a step's space: its own of this number, and no other, runs along it; or it is the same everywhere. */
typedef enum way { ALONG, ACROSS, OTHERWISE } way;

static way way_of(const etch_plan_body *b, const etch_step *step, uint32_t i, int axis)
{
    int own = axis_along(b, step, i, axis);
    return own == axis ? ALONG : own == NO_AXIS ? ACROSS : OTHERWISE;
}

static bool asks_for_position(const etch_kernel *k, int axis)
{
    for (uint32_t i = 0; i < k->n_code; i++)
        if (k->code[i].op == ETCH_KOP_INDEX && k->code[i].operand == (uint32_t)axis)
            return true;
    return false;
}

static bool is_product(const etch_plan_body *b, const etch_step *step)
{
    const etch_plan_value *z = &b->values.at[step->out[0]];
    return step->kind == ETCH_STEP_CALL && step->op == ETCH_OP_matmul && z->rank > 2 &&
           etch__dtype_is((etch_dtype)z->dtype, ETCH_CLASS_FLOAT);
}

static bool is_kernel(const etch_plan_body *b, const etch_step *step)
{
    return step->kind == ETCH_STEP_KERNEL && step->n_members == 1 && etch__is_sure_kernel(b, step);
}

/* Has its space this axis, of which it can do some indices by themselves? */
static bool keeps_axis(const etch_plan_body *b, const etch_step *step, int axis)
{
    if (step->kind == ETCH_STEP_CALL)
        return axis < rank_of(b, step->out[0]) - 1;
    const etch_kernel *k = step->members[0].kernel;
    return axis < k->rank && !(k->reduced >> axis & 1u) && !asks_for_position(k, axis);
}

/* Can the step be part of a sweep at all? */
static bool can_be_swept(const etch_plan_body *b, const etch_step *step)
{
    if (step->n_symbols || step->code_begin != step->code_end || step->n_out == 0 ||
        !(is_kernel(b, step) || is_product(b, step)) || !keeps_axis(b, step, 0))
        return false;
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        way w = way_of(b, step, i, 0);
        if (!b->values.at[operand(step, i)].has_static_dims || w == OTHERWISE || (w == ACROSS && i >= step->n_in))
            return false;
    }
    return true;
}

/* The operand of a product that has an axis of its space: the result, but where that is what is added up. */
static uint32_t bearer(const etch_plan_body *b, const etch_step *step, int axis)
{
    return step->adds_pieces && axis == rank_of(b, step->out[0]) - 2 ? step->in[0] : step->out[0];
}

static int axis_of_bearer(const etch_plan_body *b, const etch_step *step, int axis)
{
    return axis_along(b, step, bearer(b, step, axis) == step->in[0] ? 0 : step->n_in, axis);
}

static etch_dim dim_of(const etch_plan_body *b, const etch_step *step, int axis)
{
    if (step->kind == ETCH_STEP_KERNEL)
        return step->space_dims[axis];
    return etch__type_of(b->graph, b->values.at[bearer(b, step, axis)].val)->dims[axis_of_bearer(b, step, axis)];
}

/* Whether sizes that are not known are equal is seen when they are bound. */
static bool may_be_equal(etch_dim a, etch_dim b) { return a == b || !(etch__dim_is_const(a) || etch__dim_is_const(b)); }

static bool is_behind(const etch_plan_body *b, uint32_t value)
{
    return etch__node(b->graph, b->values.at[value].val)->op == ETCH_OP_behind;
}

/* Has the value the elements of `root` where that has them? A view may have its pieces elsewhere. */
static bool is_in_place_of(const etch_plan_body *b, uint32_t value, uint32_t root)
{
    return value == root ||
           (is_behind(b, value) && etch__node(b->graph, b->values.at[value].val)->in[0] == b->values.at[root].val);
}

/* How a step reads or writes what lies in the memory of `root`: in pieces, as a whole, or in both ways. */
typedef struct access {
    bool is_along, is_whole;
} access;

static access access_of(const etch_plan_body *b, const etch_step *step, uint32_t root, int axis)
{
    access a = { 0 };
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        uint32_t value = operand(step, i);
        if (b->values.at[value].root != root)
            continue;
        bool is_piece = way_of(b, step, i, axis) == ALONG && is_in_place_of(b, value, root);
        a.is_along |= is_piece;
        a.is_whole |= !is_piece;
    }
    return a;
}

/* Does `step` go with the steps from .. to (not included) along the axis? All of them use what they share in pieces, or all as a whole and nobody writes it. */
static bool fits(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step, int axis)
{
    if (!may_be_equal(dim_of(b, step, axis), dim_of(b, &b->steps.at[from], axis)))
        return false;
    for (uint32_t i = 0; i < step->n_in; i++) {
        uint32_t root = b->values.at[step->in[i]].root;
        access mine = access_of(b, step, root, axis);
        for (uint32_t s = from; s < to; s++) {
            access other = access_of(b, &b->steps.at[s], root, axis);
            if ((other.is_along && mine.is_whole) || (other.is_whole && mine.is_along))
                return false;
        }
    }
    return true;
}

/* Does it read what one of the others makes or reads, so that something is gained? */
static bool gains(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    for (uint32_t i = 0; i < step->n_in; i++)
        for (uint32_t s = from; s < to; s++)
            if (access_of(b, &b->steps.at[s], b->values.at[step->in[i]].root, 0).is_along)
                return true;
    return false;
}

enum { MAX_SWEPT = 16 };

static bool may_join(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    return can_be_swept(b, step) &&
           (from == to || (fits(b, from, to, step, 0) && (is_product(b, step) || gains(b, from, to, step))));
}

/* A view of what the steps from .. to do not make can be taken before them. (What it is behind has had its say when steps got their order.) */
static bool can_go_ahead(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_step *step)
{
    if (step->kind != ETCH_STEP_VIEW || step->n_symbols || step->code_begin != step->code_end)
        return false;
    for (uint32_t i = 0; i < (is_behind(b, step->out[0]) ? 1 : step->n_in); i++)
        for (uint32_t s = from; s < to; s++)
            for (uint32_t o = 0; o < b->steps.at[s].n_out; o++)
                if (b->values.at[step->in[i]].root == b->values.at[b->steps.at[s].out[o]].root)
                    return false;
    return true;
}

static void move_ahead(etch_plan_body *b, uint32_t to, uint32_t from)
{
    etch_step step = b->steps.at[from];
    if (is_behind(b, step.out[0]))
        step.n_in = step.n_in_each = 1; /* the other one is not there yet */
    memmove(&b->steps.at[to + 1], &b->steps.at[to], (from - to) * sizeof step);
    b->steps.at[to] = step;
}

/* The steps from *begin on that are a sweep; behind the last one. A product may join for those behind it to gain; views that stand in between come first, and move
 * *begin. */
static uint32_t find_end(etch_plan_body *b, uint32_t *begin)
{
    uint32_t end = *begin, n_kernels = 0;
    for (; end < b->steps.n && end - *begin < MAX_SWEPT; end++)
        if (!may_join(b, *begin, end, &b->steps.at[end])) {
            if (end == *begin || !can_go_ahead(b, *begin, end, &b->steps.at[end]))
                break;
            move_ahead(b, (*begin)++, end);
        }
    while (end > *begin + 1 && !gains(b, *begin, end - 1, &b->steps.at[end - 1]))
        end--;
    for (uint32_t i = *begin; i < end; i++)
        n_kernels += b->steps.at[i].kind == ETCH_STEP_KERNEL;
    return end > *begin + 1 && n_kernels > 0 ? end : *begin + 1;
}

/* Can the step do pieces of this axis? Results run along it by themselves; of what is read from outside, any one axis may. */
static bool can_cut_step(const etch_plan_body *b, uint32_t from, uint32_t s, int axis)
{
    const etch_step *step = &b->steps.at[s];
    if (!keeps_axis(b, step, axis) || !fits(b, from, s, step, axis))
        return false;
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
        if (axis_along(b, step, i, axis) == SEVERAL_AXES ||
            (i >= step->n_in && !step->adds_pieces && way_of(b, step, i, axis) != ALONG))
            return false;
    return true;
}

static bool can_cut(const etch_plan_body *b, uint32_t from, uint32_t to, int axis)
{
    for (uint32_t s = from; s < to; s++)
        if (!can_cut_step(b, from, s, axis))
            return false;
    return true;
}

/* What is added up is there behind the last piece. */
static bool is_read_before_the_end(const etch_plan_body *b, uint32_t from, uint32_t to)
{
    for (uint32_t s = from; s < to; s++)
        for (uint32_t t = s + 1; t < to && b->steps.at[s].adds_pieces; t++)
            for (uint32_t i = 0; i < b->steps.at[t].n_in; i++)
                if (b->values.at[b->steps.at[t].in[i]].root == b->values.at[b->steps.at[s].out[0]].root)
                    return true;
    return false;
}

static bool has_rows_at(const etch_plan_body *b, const etch_step *step, int axis)
{
    return step->kind == ETCH_STEP_CALL && axis == rank_of(b, step->out[0]) - 2;
}

/* The same for an axis at which all products have their rows, or what they add up. Adding what is there in pieces is the way if keeping rows is not. */
static bool can_cut_products(etch_plan_body *b, uint32_t from, uint32_t to, int axis)
{
    for (uint32_t s = from; s < to; s++) {
        etch_step *step = &b->steps.at[s];
        if (step->kind == ETCH_STEP_CALL && !has_rows_at(b, step, axis))
            return false;
        bool can = can_cut_step(b, from, s, axis);
        if (!can && step->kind == ETCH_STEP_CALL) {
            step->adds_pieces = true;
            can = can_cut_step(b, from, s, axis);
        }
        if (!can)
            return false;
    }
    return !is_read_before_the_end(b, from, to);
}

static bool are_rows(const etch_plan_body *b, uint32_t from, uint32_t to, int axis)
{
    bool are = false;
    for (uint32_t s = from; s < to; s++)
        are |= has_rows_at(b, &b->steps.at[s], axis);
    return are;
}

static void find_depth(etch_plan_body *b, uint32_t from, uint32_t to)
{
    etch_step *first = &b->steps.at[from];
    int axis = 1;
    while (axis < ETCH_MAX_RANK && !are_rows(b, from, to, axis) && can_cut(b, from, to, axis))
        axis++;
    first->cuts_products = axis < ETCH_MAX_RANK && are_rows(b, from, to, axis) && can_cut_products(b, from, to, axis);
    for (uint32_t s = from; s < to; s++)
        b->steps.at[s].adds_pieces &= first->cuts_products;
    first->sweep_depth = (uint32_t)(first->cuts_products ? axis : axis - 1);
}

void etch__plan_sweeps(etch_plan_body *b)
{
    for (uint32_t s = 0; s < b->steps.n;) {
        uint32_t end = find_end(b, &s), n = end - s > 1 ? end - s : 0;
        b->steps.at[s].n_swept = n;
        if (n > 0)
            find_depth(b, s, end);
        b->n_sweeps += n > 0;
        for (; s < end; s++)
            b->steps.at[s].i_swept = n > 0 ? b->n_swept++ : 0;
    }
}

uint32_t etch__sweep_end(const etch_plan_body *b, uint32_t s)
{
    for (uint32_t first = s; b->n_sweeps && s - first < MAX_SWEPT; first--) {
        uint32_t n = b->steps.at[first].n_swept;
        if (n || first == 0)
            return n && first + n > s ? first + n - 1 : s;
    }
    return s;
}

/* ------------------------------------------------------------------------------------------------ values of one sweep alone */

/* Is there an operand of the steps in the value's slot that is there as a whole? */
static bool meets_whole(const etch_plan_body *b, uint32_t from, uint32_t to, const etch_plan_value *v)
{
    for (uint32_t s = from; s < to; s++)
        for (uint32_t i = 0; i < b->steps.at[s].n_in + b->steps.at[s].n_out; i++) {
            const etch_plan_value *other = &b->values.at[b->values.at[operand(&b->steps.at[s], i)].root];
            if (other->storage == ETCH_AT_SLOT && other->index == v->index && !other->swept)
                return true;
        }
    return false;
}

static void find_swept(etch_plan_body *b, uint32_t from, uint32_t to)
{
    for (uint32_t s = from; s < to; s++)
        for (uint32_t i = 0; i < b->steps.at[s].n_out; i++) {
            etch_plan_value *v = &b->values.at[b->steps.at[s].out[i]];
            bool is_own = v->storage == ETCH_AT_SLOT && v->root == b->steps.at[s].out[i] && !v->has_views;
            v->swept = is_own && v->last_step < to ? from + 1 : 0;
        }
    for (bool is_done = false; !is_done;) { /* what shares a slot is there in the same way */
        is_done = true;
        for (uint32_t s = from; s < to; s++)
            for (uint32_t i = 0; i < b->steps.at[s].n_out; i++) {
                etch_plan_value *v = &b->values.at[b->steps.at[s].out[i]];
                if (v->swept && meets_whole(b, from, to, v)) {
                    v->swept = 0;
                    is_done = false;
                }
            }
    }
}

void etch__plan_swept_values(etch_plan_body *b)
{
    for (uint32_t s = 0; s < b->steps.n; s++)
        if (b->steps.at[s].n_swept &&
            s + b->steps.at[s].n_swept <= b->first_sure_step) /* else it may run step by step */
            find_swept(b, s, s + b->steps.at[s].n_swept);
}

/* ------------------------------------------------------------------------------------------------ cutting */

/* What all steps of a sweep read and write of a piece should stay in a second-level cache; what does not is not worth it. */
static int64_t piece_bytes(void) { return etch__tiny_limits() ? 64 : 384 * 1024; }
/* What a whole product, and all that is made of it, may have in memory for each thread. */
static double large_bytes(void) { return etch__tiny_limits() ? 64 : 32 * 1024 * 1024; }

static int64_t size(const etch_frame *f, uint32_t value, int axis)
{
    const etch_plan_body *b = f->body;
    return f->slots[b->dim_slots.at[b->shapes.at[b->values.at[value].shape].first_dim + (uint32_t)axis]];
}

static int64_t extent_of(const etch_frame *f, const etch_step *step, int axis)
{
    return step->kind == ETCH_STEP_KERNEL ? f->slots[step->members[0].space[axis]]
                                          : size(f, bearer(f->body, step, axis), axis_of_bearer(f->body, step, axis));
}

/* The operand's own axis that pieces are cut along; NO_AXIS: they all read the same along this one. */
static int cut_axis(const etch_frame *f, const etch_step *step, uint32_t i, int axis)
{
    int own = axis_along(f->body, step, i, axis);
    return own >= 0 && size(f, operand(step, i), own) == extent_of(f, step, axis) ? own : NO_AXIS;
}

static bool is_seen_before(const etch_step *steps, uint32_t s, uint32_t i, uint32_t value)
{
    for (uint32_t t = 0; t <= s; t++)
        for (uint32_t j = 0; j < (t == s ? i : steps[t].n_in + steps[t].n_out); j++)
            if (operand(&steps[t], j) == value)
                return true;
    return false;
}

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
            uint32_t value = operand(&steps[s], i);
            int own = cut_axis(f, &steps[s], i, depth);
            if (own >= 0 && !is_seen_before(steps, s, i, value))
                bytes += bytes_of_one(f, value, own);
        }
    return bytes;
}

/* Has the sweep products, and can all of them be multiplied by a library? */
static bool has_products(const etch_frame *f, const etch_step *steps, uint32_t n, bool *are_fine)
{
    bool has = false;
    *are_fine = true;
    for (uint32_t s = 0; s < n; s++) {
        has |= steps[s].kind == ETCH_STEP_CALL;
        for (uint32_t i = 0; steps[s].kind == ETCH_STEP_CALL && i < steps[s].n_in + steps[s].n_out; i++)
            for (int a = 0; a < f->body->values.at[operand(&steps[s], i)].rank; a++)
                *are_fine &= size(f, operand(&steps[s], i), a) <= INT32_MAX;
    }
    return has;
}

static bool have_one_extent(const etch_frame *f, const etch_step *steps, uint32_t n, int axis)
{
    for (uint32_t s = 1; s < n; s++)
        if (extent_of(f, &steps[s], axis) != extent_of(f, &steps[0], axis))
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
        if (steps[s].kind != ETCH_STEP_CALL)
            continue;
        const etch_attrs_matmul *attrs = steps[s].attrs;
        uint32_t x = steps[s].in[0], z = steps[s].out[0];
        int last = rank_of(f->body, z) - 1;
        int64_t k = size(f, x, rank_of(f->body, x) - (attrs->transpose_x ? 2 : 1));
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
    bool is_large = of_product > large_bytes(), are_few = w->n_pieces == 1 && of_product > (double)piece_bytes();
    if (!have_one_extent(f, steps, n, depth) || !(is_large || are_few))
        return;
    int64_t extent = extent_of(f, &steps[0], depth), rows = rows_of_parts(f, steps, n, extent);
    if (rows >= extent)
        return;
    w->is_in_turn = true;
    w->depth = depth;
    w->rows = rows;
    w->n_along = (extent + rows - 1) / rows;
    w->n_pieces = n_products * w->n_along;
}

/* Cuts along the first axis at which a piece can be small enough, or the last at which it is worth it. */
static void cut_sweep(const etch_frame *f, const etch_step *steps, etch_bound_sweep *w)
{
    uint32_t n = steps[0].n_swept;
    int64_t n_all = 1;
    int n_axes = (int)steps[0].sweep_depth + !steps[0].cuts_products, depth = 0;
    w->depth = 0;
    w->n_pieces = w->n_along = 1;
    w->is_in_turn = false;
    w->rows = extent_of(f, &steps[0], 0);
    for (; depth < n_axes && have_one_extent(f, steps, n, depth); depth++) {
        int64_t extent = extent_of(f, &steps[0], depth), n_before = n_all;
        if (extent == 0 || ETCH_MUL_OVERFLOWS(n_all, extent, &n_all))
            return;
        double each = bytes_each(f, steps, n, depth);
        int64_t length = length_of_piece(f, steps, n, n_all, each);
        if (length == n_all)
            continue;
        w->depth = depth;
        w->rows = length < extent ? length : extent;
        w->n_along = (extent + w->rows - 1) / w->rows;
        w->rows = (extent + w->n_along - 1) / w->n_along;
        w->n_pieces = n_before * w->n_along;
        if (each <= (double)piece_bytes())
            return;
    }
    if (steps[0].cuts_products && depth == n_axes)
        cut_rows(f, steps, n_all, w);
}

void etch__frame_cut_sweeps(etch_frame *f)
{
    const etch_plan_body *b = f->body;
    f->n_seats = etch__pool_width();
    for (uint32_t s = 0; s < b->steps.n; s++) {
        const etch_step *steps = &b->steps.at[s];
        if (!steps[0].n_swept)
            continue;
        etch_bound_sweep *w = &f->sweeps[steps[0].i_swept];
        w->version = 0;
        cut_sweep(f, steps, w);
        if (f->plan->options.finds_nans)
            w->n_pieces = 1;
    }
}

/* Of a piece of a value that only a sweep uses; 0: it is there as a whole. */
static int64_t bytes_of_piece(const etch_frame *f, uint32_t value)
{
    const etch_plan_value *v = &f->body->values.at[value];
    if (!v->swept)
        return 0;
    const etch_bound_sweep *w = &f->sweeps[f->body->steps.at[v->swept - 1].i_swept];
    int64_t bytes = w->rows * (int64_t)bytes_of_one(f, value, w->depth);
    return w->n_pieces < 2 ? 0 : (bytes + ETCH_DEVICE_ALIGN - 1) & ~(int64_t)(ETCH_DEVICE_ALIGN - 1);
}

int64_t etch__frame_swept_bytes(const etch_frame *f, uint32_t value)
{
    int64_t piece = bytes_of_piece(f, value);
    const etch_plan_value *v = &f->body->values.at[value];
    bool is_in_turn = piece && f->sweeps[f->body->steps.at[v->swept - 1].i_swept].is_in_turn;
    return is_in_turn ? piece : piece * f->n_seats;
}

/* ------------------------------------------------------------------------------------------------ binding */

/* The loops of a kernel over a piece: `rows` of the axis at `depth`, and one index of those before it. */
static void bind_rows(const etch_frame *f, const etch_step *step, int depth, int64_t rows,
                      int64_t (*strides)[ETCH_MAX_RANK], etch_loops *out)
{
    etch_layout layouts[ETCH_KERNEL_MAX_OPERANDS];
    int64_t extents[ETCH_MAX_RANK], dims[ETCH_KERNEL_MAX_OPERANDS][ETCH_MAX_RANK];
    const etch_member *member = &step->members[0];
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++) {
        const etch_shape *s = f->values[operand(step, i)].shape;
        memcpy(dims[i], s->dims, f->body->values.at[operand(step, i)].rank * sizeof *dims[i]);
        layouts[i] = (etch_layout){ dims[i], s->strides };
        for (int a = 0; a <= depth; a++) {
            int own = cut_axis(f, step, i, a);
            if (own >= 0)
                dims[i][own] = a < depth ? 1 : rows;
        }
    }
    for (int a = 0; a < member->kernel->rank; a++)
        extents[a] = a < depth ? 1 : a == depth ? rows : f->slots[member->space[a]];
    etch__vm_bind_as(step->program, member->kernel, extents, layouts, strides, out);
}

/* A call's arrays are filled in when it runs; what it needs depends on how they lie. */
static void bind_call(const etch_frame *f, const etch_step *step, etch_bound_sweep *w)
{
    w->call = (etch_call){ .op = etch__ops[step->op].name,
                           .attrs = step->attrs,
                           .n_in = (int)step->n_in,
                           .n_out = (int)step->n_out,
                           .in = w->arrays,
                           .out = w->arrays + step->n_in };
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
        w->arrays[i] = etch__frame_array(f, operand(step, i));
    bool can = etch__matmul_can_run_alone(&w->call, &w->room);
    ETCH_ASSERT(can, "%s is swept, and cannot be", w->call.op);
}

/* How far an operand's pieces are apart, by axis; nothing if each thread has one in its place. */
static void bind_steps(const etch_frame *f, const etch_step *step, uint32_t i, const etch_bound_sweep *first,
                       bool has_seats, int64_t *steps)
{
    uint32_t value = operand(step, i);
    int64_t bytes = etch__dtypes[f->body->values.at[value].dtype].bytes;
    for (int a = 0; a <= first->depth; a++) {
        int own = has_seats ? NO_AXIS : cut_axis(f, step, i, a);
        steps[a] = own < 0 ? 0 : f->values[value].shape->strides[own] * bytes * (a < first->depth ? 1 : first->rows);
    }
}

static void bind_sweep(etch_frame *f, const etch_step *steps, uint32_t n)
{
    etch_bound_sweep *first = &f->sweeps[steps[0].i_swept];
    int depth = first->depth;
    for (int a = 0; a <= depth; a++)
        first->extents[a] = extent_of(f, &steps[0], a);
    first->last_rows = first->extents[depth] - (first->n_along - 1) * first->rows;
    for (uint32_t s = 0; s < n; s++) {
        const etch_step *step = &steps[s];
        etch_bound_sweep *w = &f->sweeps[step->i_swept];
        uint32_t n_operands = step->n_in + step->n_out;
        for (uint32_t i = 0; i < n_operands; i++) {
            w->seat[i] = bytes_of_piece(f, operand(step, i));
            bind_steps(f, step, i, first, w->seat[i] != 0, w->step[i]);
        }
        if (step->kind == ETCH_STEP_CALL) {
            bind_call(f, step, w);
            continue;
        }
        bind_rows(f, step, depth, first->rows, w->strides, &w->piece);
        bind_rows(f, step, depth, first->last_rows, w->strides + n_operands, &w->last);
    }
}

/* ------------------------------------------------------------------------------------------------ running */

static uint64_t version_of(const etch_frame *f, const etch_step *steps, uint32_t n)
{
    uint64_t version = 1;
    for (uint32_t s = 0; s < n; s++)
        for (uint32_t i = 0; i < steps[s].n_in + steps[s].n_out; i++)
            version += f->values[operand(&steps[s], i)].shape->version;
    return version;
}

/* The step with the addresses that its operands have in this run. */
static etch_swept place(etch_frame *f, const etch_step *step)
{
    etch_bound_sweep *w = &f->sweeps[step->i_swept];
    etch_swept out = { .last = &w->last, .step = w->step, .seat = w->seat, .room = w->room, .adds = step->adds_pieces };
    if (step->kind == ETCH_STEP_CALL) {
        for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
            w->arrays[i] = etch__frame_array(f, operand(step, i));
        out.call = &w->call;
        return out;
    }
    void **data = f->kernels[step->i_kernel].data;
    for (uint32_t i = 0; i < step->n_in + step->n_out; i++)
        data[i] = f->values[operand(step, i)].data;
    out.launch = (etch_launch){ .program = step->program, .loops = &w->piece, .data = data };
    return out;
}

etch_status etch__frame_sweep(etch_frame *f, uint32_t i, bool *is_done)
{
    const etch_step *steps = &f->body->steps.at[i];
    uint32_t n = steps[0].n_swept;
    etch_bound_sweep *first = &f->sweeps[steps[0].i_swept];
    *is_done = first->n_pieces > 1;
    if (!*is_done)
        return ETCH_OK;
    uint64_t version = version_of(f, steps, n);
    if (first->version != version) {
        bind_sweep(f, steps, n);
        first->version = version;
    }
    etch_swept swept[MAX_SWEPT];
    for (uint32_t s = 0; s < n; s++) {
        ETCH_TRY(etch__frame_place_results(f, &steps[s]));
        swept[s] = place(f, &steps[s]);
    }
    etch_device *d = f->body->device;
    return d->ops.sweep(f->cx, d,
                        &(etch_sweep){ .steps = swept,
                                       .n = (int)n,
                                       .depth = first->depth,
                                       .extents = first->extents,
                                       .n_along = first->n_along,
                                       .n_pieces = first->n_pieces,
                                       .rows = first->rows,
                                       .last_rows = first->last_rows,
                                       .is_in_turn = first->is_in_turn });
}
