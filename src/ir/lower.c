/* Lowering to kernel programs.
 *
 * A unit is what becomes one program: the nodes of a kernel region, or one node by itself. Its leaves are the region's
 * parameters or the node's operands. Without a reduction every value lives at the level of the whole iteration space,
 * whose dims are those of the results; with one, values before it live there (the body) and values after it at the kept
 * axes (the tail). Lower ranks align at the right, as broadcasting has it, so an operand's axes are found by counting
 * from the end.
 *
 * Must stay true: the fusion pass only makes regions for which this succeeds (see pass/fuse.c): one set of reduced axes,
 * one keepdims, and no value of the body used in the tail but through a reduction. */
#include "ir/lower.h"

#include "ir/infer.h"

typedef enum level { BODY, TAIL, UNDECIDED } level;

typedef struct lowering {
    etch_ctx *cx;
    const etch_graph *g;
    etch_kernel *k;
    etch_lowered *out;
    bool is_region;
    etch_val unit;          /* the node being lowered */
    const etch_val *leaves; /* region parameters, or the node's operands */
    uint32_t n_leaves;
    uint32_t reduced; /* mask over the space's axes */
    bool has_reduction;
    const etch_type *space; /* dims of the iteration space */
    bool keepdims;
    int n_kept;
    /* Values made so far, one row per region node in order: by offset from the first node of the region. */
    etch_val first;
    uint32_t n_values;
    etch_kval *value; /* ETCH_KVAL_FAILED: not made */
    uint8_t *level_of;
} lowering;

static bool has_compute_type(const etch_type *t)
{
    return t->kind == ETCH_TYPE_TENSOR && t->rank >= 0 && etch__dtypes[t->dtype].ktype != ETCH_K_none;
}

static bool is_computed_op(const etch_graph *g, etch_val v)
{
    const etch_op_info *info = etch__op_of(g, v);
    if (info->op_class != ETCH_OP_ELEMWISE && info->op_class != ETCH_OP_REDUCE && info->op_class != ETCH_OP_SOURCE)
        return false;
    if (!has_compute_type(etch__type_of(g, v)))
        return false;
    const etch_node *n = etch__node(g, v);
    uint32_t n_read = info->op_class == ETCH_OP_SOURCE ? 0 : n->n_in;
    for (uint32_t i = 0; i < n_read; i++)
        if (!has_compute_type(etch__type_of(g, n->in[i])))
            return false;
    return true;
}

bool etch__can_lower(const etch_graph *g, etch_val v) { return etch__is(g, v, ETCH_IS_KERNEL) || is_computed_op(g, v); }

/* Along which iteration axis operand axis i of a value of rank `rank` runs, at this level. -1: along none (the axis has
 * extent 1 there). */
static int8_t iteration_axis(const lowering *l, level at, int rank, int i)
{
    if (at == BODY)
        return (int8_t)(l->k->rank - rank + i);
    if (l->keepdims) {
        int axis = l->k->rank - rank + i;
        return (l->reduced >> axis) & 1u ? -1 : (int8_t)axis;
    }
    int position = l->n_kept - rank + i; /* among the kept axes */
    for (int axis = 0; axis < l->k->rank; axis++)
        if (!((l->reduced >> axis) & 1u) && position-- == 0)
            return (int8_t)axis;
    return -1;
}

static void describe_operand(const lowering *l, level at, const etch_type *t, etch_koperand *o)
{
    o->dtype = (etch_dtype)t->dtype;
    o->rank = (uint8_t)t->rank;
    for (int i = 0; i < t->rank; i++)
        o->axis[i] = iteration_axis(l, at, t->rank, i);
}

/* An axis that is known to have one element runs along none, unless the space has one there, too. */
static void describe_input(const lowering *l, level at, const etch_type *t, etch_koperand *o)
{
    describe_operand(l, at, t, o);
    for (int i = 0; i < t->rank; i++)
        if (t->dims[i] == 1 && o->axis[i] >= 0 && l->space->dims[o->axis[i]] != 1)
            o->axis[i] = -1;
}

static bool same_operand(const etch_koperand *a, const etch_koperand *b)
{
    if (a->rank != b->rank)
        return false;
    for (int i = 0; i < a->rank; i++)
        if (a->axis[i] != b->axis[i])
            return false;
    return true;
}

/* The operand of the unit that leaf i stands for. */
static etch_val outer_operand(const lowering *l, uint32_t i) { return etch__node(l->g, l->unit)->in[i]; }

static etch_kval immediate(lowering *l, const etch_tensor *t)
{
    etch_ktype type = (etch_ktype)etch__dtypes[t->dtype].ktype;
    char element[16];
    etch_device *d = t->buffer->device;
    if (d->ops.read_scalar(l->cx, d, t->address, element, etch__dtypes[t->dtype].bytes) != ETCH_OK)
        return ETCH_KVAL_FAILED;
    if (etch__dtype_is(t->dtype, ETCH_CLASS_FLOAT))
        return etch__k_const_f64(l->k, type, etch__element_f64(t->dtype, element));
    return etch__k_const_i64(l->k, type, etch__element_i64(t->dtype, element));
}

static etch_kval read_leaf(lowering *l, uint32_t i_leaf, level at)
{
    const etch_tensor *constant = etch__const_tensor(l->g, outer_operand(l, i_leaf));
    if (constant && constant->count == 1)
        return immediate(l, constant);
    etch_koperand want;
    describe_input(l, at, etch__type_of(l->g, l->leaves[i_leaf]), &want);
    for (int k = 0; k < l->k->n_in; k++)
        if (l->out->in_operand[k] == i_leaf && same_operand(&l->k->in[k], &want))
            return etch__k_load(l->k, k);
    if (l->k->n_in + l->k->n_out >= ETCH_KERNEL_MAX_OPERANDS) {
        etch__fail(l->cx, ETCH_ENOTSUP, "a kernel of more than %d operands", ETCH_KERNEL_MAX_OPERANDS);
        return ETCH_KVAL_FAILED;
    }
    int k = l->k->n_in++;
    l->k->in[k] = want;
    l->out->in_operand[k] = i_leaf;
    return etch__k_load(l->k, k);
}

/* Operand v of a node at this level, or ETCH_KVAL_FAILED with the error set. */
static etch_kval read_value(lowering *l, etch_val v, level at)
{
    for (uint32_t i = 0; i < l->n_leaves; i++)
        if (l->leaves[i] == v)
            return read_leaf(l, i, at);
    ETCH_ASSERT(l->is_region && v >= l->first && v - l->first < l->n_values, "IR-9: %%%u is not in its kernel", v);
    etch_kval made = l->value[v - l->first];
    ETCH_ASSERT(made != ETCH_KVAL_FAILED && l->level_of[v - l->first] == at,
                "IR-9: %%%u is used at another level of its kernel", v);
    return made;
}

static void begin_tail_once(lowering *l)
{
    if (!l->k->in_tail)
        etch__k_begin_tail(l->k);
}

/* A reduction over no axes (the unfolded graph of a test may have one) is the identity, and no reduction here. */
static bool is_reduce(const lowering *l, etch_val v)
{
    return l->has_reduction && etch__op_of(l->g, v)->op_class == ETCH_OP_REDUCE;
}

/* The level slot of value x if it is computed in this unit, else NULL. */
static uint8_t *level_slot(const lowering *l, etch_val x)
{
    if (!l->is_region || x < l->first || x - l->first >= l->n_values || etch__is(l->g, x, ETCH_IS_PARAM))
        return NULL;
    return &l->level_of[x - l->first];
}

/* What depends on a reduction, and the reduction's own result, is in the tail; what feeds one is in the body. What does
 * neither follows its users, or, if it is only stored, its size. */
static void find_levels(lowering *l, const etch_val *nodes, uint32_t n_nodes)
{
    for (uint32_t i = 0; i < n_nodes; i++) {
        const etch_node *n = etch__node(l->g, nodes[i]);
        uint8_t at = is_reduce(l, nodes[i]) ? TAIL : UNDECIDED;
        for (uint32_t j = 0; j < n->n_in && at == UNDECIDED; j++) {
            const uint8_t *x = level_slot(l, n->in[j]);
            if (x && *x == TAIL)
                at = TAIL;
        }
        l->level_of[nodes[i] - l->first] = at;
    }
    for (uint32_t i = n_nodes; i-- > 0;) {
        const etch_node *n = etch__node(l->g, nodes[i]);
        uint8_t *at = &l->level_of[nodes[i] - l->first];
        if (*at == UNDECIDED)
            *at = !l->has_reduction || etch__same_dims(n->type, l->space) ? BODY : TAIL;
        for (uint32_t j = 0; j < n->n_in; j++) {
            uint8_t *x = level_slot(l, n->in[j]);
            if (x && *x == UNDECIDED)
                *x = is_reduce(l, nodes[i]) ? BODY : *at;
        }
    }
}

static etch_kval lower_node(lowering *l, etch_val v, level at)
{
    const etch_node *n = etch__node(l->g, v);
    const etch_op_info *info = etch__op_of(l->g, v);
    etch_dtype dtype = (etch_dtype)n->type->dtype;
    l->k->origin = n->op;
    etch_kval in[8];
    if (info->op_class == ETCH_OP_REDUCE) {
        in[0] = read_value(l, n->in[0], BODY);
        return l->has_reduction ? etch__k_reduce(l->k, info->reduction, in[0]) : in[0];
    }
    uint32_t n_read = info->op_class == ETCH_OP_SOURCE ? 0 : n->n_in;
    ETCH_ASSERT(n_read <= ETCH_COUNT_OF(in), "elementwise op %s has %u operands", info->name, n_read);
    for (uint32_t i = 0; i < n_read; i++)
        in[i] = read_value(l, n->in[i], at);
    return etch__k_settle(l->k, info->expr(l->k, in, n->attrs), dtype);
}

static void find_reduction(lowering *l, etch_val v)
{
    const etch_node *n = etch__node(l->g, v);
    const etch_ints *axes = (const etch_ints *)n->attrs; /* first field of the set `axes` */
    uint32_t mask = 0;
    for (int i = 0; i < axes->n; i++)
        mask |= 1u << axes->at[i];
    l->reduced = mask;
    l->has_reduction = mask != 0;
    l->keepdims = *(const bool *)((const char *)n->attrs + etch__ops[n->op].attrs->fields[1].offset);
}

/* The iteration space: dims of what is reduced, or of the results. */
static const etch_type *space_of(lowering *l, const etch_val *nodes, uint32_t n_nodes, etch_val result)
{
    for (uint32_t i = 0; i < n_nodes; i++)
        if (etch__op_of(l->g, nodes[i])->op_class == ETCH_OP_REDUCE) {
            find_reduction(l, nodes[i]);
            return etch__type_of(l->g, etch__node(l->g, nodes[i])->in[0]);
        }
    return etch__type_of(l->g, result);
}

static etch_status store_result(lowering *l, int i_out, etch_val v, etch_kval value, level at)
{
    if (l->k->n_in + l->k->n_out >= ETCH_KERNEL_MAX_OPERANDS)
        return etch__fail(l->cx, ETCH_ENOTSUP, "a kernel of more than %d operands", ETCH_KERNEL_MAX_OPERANDS);
    describe_operand(l, at, etch__type_of(l->g, v), &l->k->out[i_out]);
    if (etch__k_store(l->k, i_out, value) == ETCH_KVAL_FAILED)
        return l->cx->status;
    return ETCH_OK;
}

/* Nodes of one level in order; reductions end the body. Results are stored as soon as they are made. */
static etch_status lower_level(lowering *l, const etch_val *nodes, uint32_t n_nodes, const etch_val *results,
                               uint32_t n_results, level at)
{
    for (uint32_t i = 0; i < n_nodes; i++) {
        etch_val v = nodes[i];
        if (is_reduce(l, v) || l->level_of[v - l->first] != at)
            continue;
        etch_kval value = lower_node(l, v, at);
        if (value == ETCH_KVAL_FAILED)
            return l->cx->status;
        l->value[v - l->first] = value;
        for (uint32_t r = 0; r < n_results; r++)
            if (results[r] == v)
                ETCH_TRY(store_result(l, (int)r, v, value, at));
    }
    return ETCH_OK;
}

/* Narrow integers are folded in 32 bits, whose neutral elements are outside of the dtype: what a fold over nothing gives
 * is brought back to the dtype's own least or largest value. */
static etch_kval limit_extremum(lowering *l, etch_kop op, etch_kval value, etch_dtype t)
{
    int bits = 8 * etch__dtypes[t].bytes;
    bool is_signed = etch__dtype_is(t, ETCH_CLASS_INT);
    if (bits >= 32 || !etch__dtype_is(t, ETCH_CLASS_INT | ETCH_CLASS_UINT) ||
        (op != ETCH_KOP_RMAX && op != ETCH_KOP_RMIN))
        return value;
    int64_t least = is_signed ? -(INT64_C(1) << (bits - 1)) : 0, largest = (INT64_C(1) << (bits - is_signed)) - 1;
    etch_kval limit = etch__k_const_i64(l->k, etch__k_type(l->k, value), op == ETCH_KOP_RMAX ? least : largest);
    return etch__k_op2(l->k, op == ETCH_KOP_RMAX ? ETCH_KOP_MAX : ETCH_KOP_MIN, value, limit);
}

/* Reductions end the body: all that they read comes before the first of them. */
static etch_status lower_reductions(lowering *l, const etch_val *nodes, uint32_t n_nodes, const etch_val *results,
                                    uint32_t n_results)
{
    for (uint32_t i = 0; i < n_nodes; i++)
        if (is_reduce(l, nodes[i]) && read_value(l, etch__node(l->g, nodes[i])->in[0], BODY) == ETCH_KVAL_FAILED)
            return l->cx->status;
    for (uint32_t i = 0; i < n_nodes; i++) {
        if (!is_reduce(l, nodes[i]))
            continue;
        etch_kval value = lower_node(l, nodes[i], BODY);
        if (value == ETCH_KVAL_FAILED)
            return l->cx->status;
        l->value[nodes[i] - l->first] = value;
    }
    begin_tail_once(l);
    for (uint32_t i = 0; i < n_nodes; i++) {
        etch_val v = nodes[i];
        if (!is_reduce(l, v))
            continue;
        l->k->origin = etch__node(l->g, v)->op;
        etch_dtype t = (etch_dtype)etch__type_of(l->g, v)->dtype;
        etch_kval value = limit_extremum(l, etch__op_of(l->g, v)->reduction, l->value[v - l->first], t);
        value = etch__k_settle(l->k, value, t);
        if (value == ETCH_KVAL_FAILED)
            return l->cx->status;
        l->value[v - l->first] = value;
        for (uint32_t r = 0; r < n_results; r++)
            if (results[r] == v)
                ETCH_TRY(store_result(l, (int)r, v, value, TAIL));
    }
    return ETCH_OK;
}

static etch_status lower_unit(lowering *l, const etch_val *nodes, uint32_t n_nodes, const etch_val *results,
                              uint32_t n_results, etch_arena *arena)
{
    const etch_type *space = l->space = space_of(l, nodes, n_nodes, results[0]);
    etch_dim *dims = ETCH_ARENA_ARRAY(arena, etch_dim, space->rank + 1);
    l->k = etch__kernel_new(l->cx, arena, space->rank, l->reduced);
    l->first = nodes[0];
    l->n_values = nodes[n_nodes - 1] - nodes[0] + 1;
    l->value = ETCH_ARENA_ARRAY(arena, etch_kval, l->n_values);
    l->level_of = ETCH_ARENA_ARRAY(arena, uint8_t, l->n_values);
    if (!dims || !l->k || !l->value || !l->level_of)
        return etch__fail_nomem(l->cx);
    for (uint32_t i = 0; i < l->n_values; i++)
        l->value[i] = ETCH_KVAL_FAILED;
    for (int i = 0; i < space->rank; i++)
        dims[i] = space->dims[i];
    l->out->kernel = l->k;
    l->out->space = dims;
    for (int i = 0; i < space->rank; i++)
        l->n_kept += !((l->reduced >> i) & 1u);
    l->k->n_out = (int)n_results;

    find_levels(l, nodes, n_nodes);
    ETCH_TRY(lower_level(l, nodes, n_nodes, results, n_results, BODY));
    if (l->has_reduction) {
        ETCH_TRY(lower_reductions(l, nodes, n_nodes, results, n_results));
        ETCH_TRY(lower_level(l, nodes, n_nodes, results, n_results, TAIL));
    }
    return ETCH_OK;
}

/* The nodes of the kernel's region, in order. NULL: out of memory. */
static etch_val *nodes_of_region(const etch_graph *g, etch_val v, etch_arena *arena, uint32_t *n)
{
    etch_region_id id = etch__node(g, v)->first_region;
    etch_val first = g->regions.at[id].first;
    etch_val *nodes = ETCH_ARENA_ARRAY(arena, etch_val, v - first + 1);
    *n = 0;
    for (etch_val x = first; nodes && x < v; x++)
        if (g->nodes.at[x].region == id && !etch__is(g, x, ETCH_IS_PARAM))
            nodes[(*n)++] = x;
    return nodes;
}

etch_status etch__lower(etch_ctx *cx, const etch_graph *g, etch_val v, etch_arena *arena, etch_lowered *out)
{
    ETCH_ASSERT(etch__can_lower(g, v), "%%%u is not lowerable", v);
    lowering l = { .cx = cx, .g = g, .out = out, .unit = v };
    const etch_node *n = etch__node(g, v);
    if (!etch__is(g, v, ETCH_IS_KERNEL)) {
        l.leaves = n->in;
        l.n_leaves = etch__op_of(g, v)->op_class == ETCH_OP_SOURCE ? 0 : n->n_in;
        return lower_unit(&l, &v, 1, &v, 1, arena);
    }
    const etch_region *r = &g->regions.at[n->first_region];
    l.is_region = true;
    l.leaves = r->params.at;
    l.n_leaves = (uint32_t)r->params.n;
    uint32_t n_nodes;
    etch_val *nodes = nodes_of_region(g, v, arena, &n_nodes);
    if (!nodes)
        return etch__fail_nomem(cx);
    ETCH_ASSERT(n_nodes > 0, "IR-9: kernel %%%u is empty", v);
    return lower_unit(&l, nodes, n_nodes, r->results.at, (uint32_t)r->results.n, arena);
}

/* --- what fusion promises and text may break ------------------------------------------------------------------------- */

static const char *why_not_uniform(const lowering *l, const etch_val *nodes, uint32_t n_nodes)
{
    const etch_node *first = NULL;
    for (uint32_t i = 0; i < n_nodes; i++) {
        const etch_node *n = etch__node(l->g, nodes[i]);
        if (etch__ops[n->op].op_class != ETCH_OP_REDUCE)
            continue;
        if (first && (!etch__attrs_equal(etch__ops[n->op].attrs, n->attrs, first->attrs) ||
                      !etch__same_dims(etch__type_of(l->g, n->in[0]), etch__type_of(l->g, first->in[0]))))
            return "its reductions are not over the same axes of the same dims";
        first = n;
    }
    return NULL;
}

static bool is_used(const lowering *l, etch_val v, const etch_val *nodes, uint32_t n_nodes, const etch_region *r)
{
    for (size_t i = 0; i < r->results.n; i++)
        if (r->results.at[i] == v)
            return true;
    for (uint32_t i = 0; i < n_nodes; i++)
        for (uint32_t j = 0; j < etch__node(l->g, nodes[i])->n_in; j++)
            if (etch__node(l->g, nodes[i])->in[j] == v)
                return true;
    return false;
}

/* Levels are found; is every value used at its own, and every result as large as its level? */
static const char *why_not_levelled(const lowering *l, const etch_val *nodes, uint32_t n_nodes, const etch_region *r)
{
    const etch_type *tail = l->space;
    for (uint32_t i = 0; i < n_nodes; i++) {
        const etch_node *n = etch__node(l->g, nodes[i]);
        uint8_t at = is_reduce(l, nodes[i]) ? BODY : l->level_of[nodes[i] - l->first];
        for (uint32_t j = 0; j < n->n_in; j++) {
            const uint8_t *x = level_slot(l, n->in[j]);
            if (x && *x != at)
                return "a value from before a reduction is used after it, or the other way round";
        }
        if (!is_used(l, nodes[i], nodes, n_nodes, r))
            return "it computes something that nothing uses";
        tail = is_reduce(l, nodes[i]) ? n->type : tail;
    }
    for (size_t i = 0; i < r->results.n; i++) {
        bool in_body = l->level_of[r->results.at[i] - l->first] == BODY;
        if (!etch__same_dims(etch__type_of(l->g, r->results.at[i]), in_body ? l->space : tail))
            return "its results do not have the dims of one iteration space";
    }
    return NULL;
}

etch_status etch__check_kernel(etch_ctx *cx, const etch_graph *g, etch_val v, etch_val *where, const char **why)
{
    *why = NULL;
    *where = v;
    const etch_region *r = &g->regions.at[etch__node(g, v)->first_region];
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    lowering l = { .cx = cx, .g = g, .unit = v, .is_region = true };
    uint32_t n_nodes;
    etch_val *nodes = nodes_of_region(g, v, &cx->scratch, &n_nodes);
    etch_status s = nodes ? ETCH_OK : etch__fail_nomem(cx);
    for (uint32_t i = 0; s == ETCH_OK && !*why && i < n_nodes; i++)
        if (!is_computed_op(g, nodes[i]) || etch__op_of(g, nodes[i])->op_class == ETCH_OP_SOURCE) {
            *where = nodes[i];
            *why = "it cannot be computed in a kernel";
        }
    if (s == ETCH_OK && !*why)
        *why = why_not_uniform(&l, nodes, n_nodes);
    if (s == ETCH_OK && !*why) {
        l.space = space_of(&l, nodes, n_nodes, r->results.at[0]);
        l.first = nodes[0];
        l.n_values = nodes[n_nodes - 1] - nodes[0] + 1;
        l.level_of = ETCH_ARENA_ARRAY(&cx->scratch, uint8_t, l.n_values);
        s = l.level_of ? ETCH_OK : etch__fail_nomem(cx);
    }
    if (s == ETCH_OK && !*why) {
        find_levels(&l, nodes, n_nodes);
        *why = why_not_levelled(&l, nodes, n_nodes, r);
    }
    etch__arena_reset(&cx->scratch, mark);
    return s;
}
