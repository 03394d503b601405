/* Composite: einsum, sums of products named by labels.
 *
 * "ij,jk->ik": a letter names an axis of an operand; "..." stands for further axes, which broadcast and are counted from
 * the last. Without "->" the result has the axes of "..." and then, in alphabetical order, the letters that come once.
 *
 * Operands are taken from left to right. A letter that comes twice in one operand is its diagonal. Of two operands, axes
 * that both have and that are needed later form a batch, axes that both have and nobody needs are summed by a matrix product, and
 * what only one has is summed before it or kept. */
#include "ops/compose.h"

enum { MAX_LABELS = 2 * ETCH_MAX_RANK, DOTS = 64 }; /* axis i of "...", from the last, has the label DOTS + i */

typedef struct term {
    int n;
    uint8_t label[MAX_LABELS];
} term;

typedef struct factor {
    etch_val x;
    term axes; /* label of each axis of x */
} factor;

/* --- the equation ------------------------------------------------------------------------------------------------- */

/* Letters are 0 .. 51; -1: no letter. */
static int letter_of(char c) { return c >= 'a' && c <= 'z' ? c - 'a' : c >= 'A' && c <= 'Z' ? 26 + c - 'A' : -1; }

static int index_of(const term *t, int label)
{
    for (int i = 0; i < t->n; i++)
        if (t->label[i] == label)
            return i;
    return -1;
}

static bool has(const term *t, int label) { return index_of(t, label) >= 0; }
static void append(term *t, int label) { t->label[t->n++] = (uint8_t)label; }

/* Reads one term up to a comma, an arrow or the end; "..." becomes n_dots labels. *has_dots says whether it was there. */
static etch_status read_term(etch_infer *q, const char **at, int n_dots, term *out, bool *has_dots)
{
    const char *s = *at;
    out->n = 0;
    *has_dots = false;
    while (*s && *s != ',' && *s != '-') {
        if (*s == ' ') {
            s++;
        } else if (s[0] == '.' && s[1] == '.' && s[2] == '.' && !*has_dots) {
            *has_dots = true;
            for (int i = n_dots - 1; i >= 0 && out->n < MAX_LABELS; i--)
                append(out, DOTS + i);
            s += 3;
        } else if (letter_of(*s) >= 0 && out->n < MAX_LABELS) {
            append(out, letter_of(*s++));
        } else {
            return etch__infer_fail(q, ETCH_EINVAL, "the equation '%s' is not valid at '%s'",
                                    ((const etch_attrs_equation *)q->attrs)->equation, s);
        }
    }
    *at = s;
    return ETCH_OK;
}

/* The axes of operand i; *most_dots becomes as many as "..." stands for, if these are more. */
static etch_status read_operand(etch_infer *q, int i, const char **at, factor *f, int *most_dots)
{
    const etch_type *t = etch__in_type(q, i);
    const char *begin = *at;
    bool has_dots;
    f->x = q->in[i];
    ETCH_TRY(read_term(q, at, 0, &f->axes, &has_dots));
    if (has_dots && t->rank < 0)
        return etch__infer_fail(q, ETCH_ENOTSUP, "operand %d has '...', so its rank must be known", i);
    int n_dots = has_dots ? t->rank - f->axes.n : 0;
    if (n_dots < 0 || (t->rank >= 0 && !has_dots && t->rank != f->axes.n))
        return etch__infer_fail(q, ETCH_ESHAPE, "operand %d is %s, but its labels are for rank %d", i,
                                etch__type_str(q->g, t), f->axes.n);
    *at = begin;
    *most_dots = n_dots > *most_dots ? n_dots : *most_dots;
    return read_term(q, at, n_dots, &f->axes, &has_dots);
}

/* "..." first, then the letters that come once. */
static void implicit_result(const factor *fs, int n, int n_dots, term *out)
{
    for (int i = n_dots - 1; i >= 0; i--)
        append(out, DOTS + i);
    for (int letter = 0; letter < 52; letter++) {
        /* Capital letters come before small ones. */
        int label = (letter + 26) % 52, times = 0;
        for (int i = 0; i < n; i++)
            for (int a = 0; a < fs[i].axes.n; a++)
                times += fs[i].axes.label[a] == label;
        if (times == 1)
            append(out, label);
    }
}

static etch_status check_result(etch_infer *q, const factor *fs, int n, const term *out, int n_dots)
{
    for (int i = 0; i < out->n; i++) {
        bool is_there = out->label[i] >= DOTS;
        for (int k = 0; k < n; k++)
            is_there |= has(&fs[k].axes, out->label[i]);
        if (!is_there || index_of(out, out->label[i]) != i)
            return etch__infer_fail(q, ETCH_EINVAL, "label %d of the result is in no operand, or comes twice", i);
    }
    for (int i = 0; i < n_dots; i++)
        if (!has(out, DOTS + i))
            return etch__infer_fail(q, ETCH_EINVAL, "the operands have axes for '...', which the result lacks");
    return ETCH_OK;
}

/* --- parts of the sum --------------------------------------------------------------------------------------------- */

static etch_val size_at(etch_graph *g, etch_val x, int axis)
{
    return etch__build_subvector(g, etch_build_shape_of(g, x, ETCH_I64), axis, axis + 1);
}

static void sum_axis(etch_graph *g, factor *f, int axis)
{
    f->x = etch_build_sum(g, f->x, ETCH_INTS(axis), false);
    for (int i = axis; i + 1 < f->axes.n; i++)
        f->axes.label[i] = f->axes.label[i + 1];
    f->axes.n--;
}

/* Axes a and b, which are equally long, become one. The reshape to x's own shape with a's size in place of b's checks it. */
static void take_diagonal(etch_graph *g, factor *f, int a, int b)
{
    etch_val parts[MAX_LABELS];
    for (int i = 0; i < f->axes.n; i++)
        parts[i] = size_at(g, f->x, i == b ? a : i);
    etch_val shape = etch_build_concat(g, parts, f->axes.n, 0);
    f->x = etch_build_reshape(g, f->x, shape);
    etch_val is_on = etch_build_equal(g, etch_build_iota(g, shape, a, ETCH_I64),
                                      etch_build_iota(g, shape, b, ETCH_I64));
    f->x = etch_build_select(g, is_on, f->x, etch__like(g, f->x, 0));
    sum_axis(g, f, b);
}

static void take_diagonals(etch_graph *g, factor *f)
{
    for (int b = 1; b < f->axes.n; b++) {
        int a = index_of(&f->axes, f->axes.label[b]);
        if (a < b)
            take_diagonal(g, f, a, b--);
    }
}

/* Sums over axes that neither the other factor has nor anybody needs. */
static void drop_unneeded(etch_graph *g, factor *f, const term *other, const term *needed)
{
    for (int i = f->axes.n - 1; i >= 0; i--)
        if (!has(other, f->axes.label[i]) && !has(needed, f->axes.label[i]))
            sum_axis(g, f, i);
}

/* The axes in the order of `to`, which has the same labels. */
static void arrange(etch_graph *g, factor *f, const term *to)
{
    int64_t perm[MAX_LABELS];
    bool is_same = true;
    for (int i = 0; i < to->n; i++) {
        perm[i] = index_of(&f->axes, to->label[i]);
        is_same &= perm[i] == i;
    }
    if (!is_same)
        f->x = etch_build_transpose(g, f->x, (etch_ints){ perm, to->n });
    f->axes = *to;
}

static etch_val product_of_sizes(etch_graph *g, etch_val x, int first, int n)
{
    etch_val sizes = etch__build_subvector(g, etch_build_shape_of(g, x, ETCH_I64), first, first + n);
    return n == 1   ? sizes
           : n == 0 ? etch_graph_int_list(g, ETCH_INTS(1))
                    : etch_build_prod(g, sizes, ETCH_ALL_AXES, true);
}

/* [batch..., n axes as one, m axes as one] */
static etch_val as_matrices(etch_graph *g, etch_val x, int n_batch, int n, int m)
{
    etch_val parts[] = { etch__build_subvector(g, etch_build_shape_of(g, x, ETCH_I64), 0, n_batch),
                         product_of_sizes(g, x, n_batch, n), product_of_sizes(g, x, n_batch + n, m) };
    return n == 1 && m == 1 ? x : etch_build_reshape(g, x, etch_build_concat(g, parts, 3, 0));
}

typedef struct shares {
    term batch, summed, left, right; /* labels by who has them */
} shares;

static shares share(const factor *a, const factor *b, const term *needed)
{
    shares s = { .batch.n = 0 };
    for (int i = 0; i < a->axes.n; i++) {
        int label = a->axes.label[i];
        append(!has(&b->axes, label) ? &s.left : has(needed, label) ? &s.batch : &s.summed, label);
    }
    for (int i = 0; i < b->axes.n; i++)
        if (!has(&a->axes, b->axes.label[i]))
            append(&s.right, b->axes.label[i]);
    return s;
}

static term joined(const term *a, const term *b, const term *c)
{
    term t = *a;
    for (int i = 0; i < b->n; i++)
        append(&t, b->label[i]);
    for (int i = 0; i < c->n; i++)
        append(&t, c->label[i]);
    return t;
}

/* Nothing to sum: a product that broadcasts. */
static void multiply(etch_graph *g, factor *a, factor *b, const shares *s)
{
    int64_t added[MAX_LABELS];
    term none = { .n = 0 }, left = joined(&s->batch, &s->left, &none), right = joined(&s->batch, &s->right, &none);
    arrange(g, a, &left);
    arrange(g, b, &right);
    for (int i = 0; i < s->right.n; i++)
        added[i] = left.n + i;
    etch_val x = s->right.n ? etch_build_expand_dims(g, a->x, (etch_ints){ added, s->right.n }) : a->x;
    for (int i = 0; i < s->left.n; i++)
        added[i] = s->batch.n + i;
    etch_val y = s->left.n ? etch_build_expand_dims(g, b->x, (etch_ints){ added, s->left.n }) : b->x;
    a->x = etch_build_mul(g, x, y);
    a->axes = joined(&s->batch, &s->left, &s->right);
}

static void contract(etch_graph *g, factor *a, factor *b, const shares *s)
{
    int n_batch = s->batch.n;
    term left = joined(&s->batch, &s->left, &s->summed), right = joined(&s->batch, &s->summed, &s->right);
    arrange(g, a, &left);
    arrange(g, b, &right);
    etch_val y = etch_build_matmul(g, as_matrices(g, a->x, n_batch, s->left.n, s->summed.n),
                                   as_matrices(g, b->x, n_batch, s->summed.n, s->right.n), false, false);
    if (s->left.n != 1 || s->right.n != 1) {
        etch_val shape_a = etch_build_shape_of(g, a->x, ETCH_I64), shape_b = etch_build_shape_of(g, b->x, ETCH_I64);
        etch_val parts[] = { etch__build_subvector(g, etch_build_shape_of(g, y, ETCH_I64), 0, n_batch),
                             etch__build_subvector(g, shape_a, n_batch, n_batch + s->left.n),
                             etch__build_subvector(g, shape_b, n_batch + s->summed.n, right.n) };
        y = etch_build_reshape(g, y, etch_build_concat(g, parts, 3, 0));
    }
    a->x = y;
    a->axes = joined(&s->batch, &s->left, &s->right);
}

/* A summed letter must be equally long in both, and a batch letter too: only "..." broadcasts. */
static etch_status check_sizes(etch_infer *q, const factor *a, const factor *b)
{
    const etch_type *s = etch__type_of(q->g, a->x), *t = etch__type_of(q->g, b->x);
    for (int i = 0; i < a->axes.n && s->rank >= 0 && t->rank >= 0; i++) {
        int k = index_of(&b->axes, a->axes.label[i]);
        if (k >= 0 && a->axes.label[i] < DOTS && dim_equal(q, s->dims[i], t->dims[k]) == ETCH_NO)
            return etch__infer_fail(q, ETCH_ESHAPE, "operands %s and %s differ in the size of a label",
                                    etch__type_str(q->g, s), etch__type_str(q->g, t));
    }
    return ETCH_OK;
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

static etch_status read_equation(etch_infer *q, factor *fs, term *result)
{
    const char *at = ((const etch_attrs_equation *)q->attrs)->equation;
    int n_dots = 0;
    bool has_dots;
    if (!at)
        return etch__infer_fail(q, ETCH_EINVAL, "the equation is NULL");
    for (int i = 0; i < q->n_in; i++) {
        ETCH_TRY(read_operand(q, i, &at, &fs[i], &n_dots));
        if ((*at == ',') != (i + 1 < q->n_in))
            return etch__infer_fail(q, ETCH_EINVAL, "the equation is not for %d operands", q->n_in);
        at += *at == ',';
    }
    result->n = 0;
    if (!*at) {
        implicit_result(fs, q->n_in, n_dots, result);
    } else {
        if (at[1] != '>')
            return etch__infer_fail(q, ETCH_EINVAL, "the equation is not valid at '%s'", at);
        at += 2;
        ETCH_TRY(read_term(q, &at, n_dots, result, &has_dots));
        if (*at)
            return etch__infer_fail(q, ETCH_EINVAL, "the equation is not valid at '%s'", at);
    }
    if (result->n > ETCH_MAX_RANK)
        return etch__infer_fail(q, ETCH_ESHAPE, "the result would have more than %d axes", ETCH_MAX_RANK);
    return check_result(q, fs, q->n_in, result, n_dots);
}

/* y[result] = sum over all other labels of the product of the xs */
etch_status etch__compose_einsum(etch_infer *q, etch_val *out)
{
    enum { MAX_OPERANDS = 26 };
    factor fs[MAX_OPERANDS] = { 0 };
    term result = { .n = 0 };
    if (q->n_in > MAX_OPERANDS)
        return etch__infer_fail(q, ETCH_EINVAL, "%d operands are more than %d", q->n_in, MAX_OPERANDS);
    ETCH_TRY(etch__check_one_dtype(q, 0, q->n_in - 1));
    ETCH_TRY(read_equation(q, fs, &result));
    for (int i = 0; i < q->n_in; i++)
        take_diagonals(q->g, &fs[i]);
    factor *y = &fs[0];
    for (int i = 1; i < q->n_in && y->x; i++) {
        term needed = result;
        for (int k = i + 1; k < q->n_in; k++)
            for (int a = 0; a < fs[k].axes.n; a++)
                if (!has(&needed, fs[k].axes.label[a]) && needed.n < MAX_LABELS)
                    append(&needed, fs[k].axes.label[a]);
        drop_unneeded(q->g, y, &fs[i].axes, &needed);
        drop_unneeded(q->g, &fs[i], &y->axes, &needed);
        if (!y->x || !fs[i].x)
            return q->cx->status;
        ETCH_TRY(check_sizes(q, y, &fs[i]));
        shares s = share(y, &fs[i], &needed);
        if (s.batch.n + s.left.n + s.right.n + s.summed.n > ETCH_MAX_RANK)
            return etch__infer_fail(q, ETCH_ESHAPE, "a product would have more than %d axes", ETCH_MAX_RANK);
        if (s.summed.n > 0)
            contract(q->g, y, &fs[i], &s);
        else
            multiply(q->g, y, &fs[i], &s);
    }
    term nothing = { .n = 0 };
    drop_unneeded(q->g, y, &nothing, &result);
    /* Axes of "..." that no operand before had are the result's, in its own order. */
    arrange(q->g, y, &result);
    return etch__composed(q, y->x, out);
}
