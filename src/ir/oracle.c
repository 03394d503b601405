/* The node-by-node oracle. Every node of the graph is evaluated in order by etch__evaluate_op, which types it anew from
 * the actual tensors; symbols are bound as the inputs and the nodes that define them come by, and are needed only for `sizes`
 * nodes. Regions are run with their parameters bound to the operands. */
#include "ir/oracle.h"

#include "ir/evaluate.h"
#include "ir/infer.h"

typedef struct oracle {
    etch_ctx *cx;
    const etch_graph *g;
    etch_tensor **value; /* by node; NULL: not made (yet) */
    int64_t *symbol;     /* by symbol; -1: unbound (contents may be negative, but then nothing is sized by them) */
    bool *is_bound;
} oracle;

static etch_status bind_symbol(oracle *o, etch_symbol s, int64_t x, const char *where)
{
    if (o->is_bound[s] && o->symbol[s] != x)
        return etch__fail(o->cx, ETCH_ESHAPE, "%s: size %s is %lld, but was %lld before", where,
                          etch__symbol_name(o->g->dims, s), (long long)x, (long long)o->symbol[s]);
    o->symbol[s] = x;
    o->is_bound[s] = true;
    return ETCH_OK;
}

static etch_status bind_dims(oracle *o, const etch_type *t, const etch_tensor *x, const char *where)
{
    if (t->rank >= 0 && t->rank != x->rank)
        return etch__fail(o->cx, ETCH_ESHAPE, "%s: rank is %d, not %d", where, x->rank, t->rank);
    for (int a = 0; a < t->rank; a++) {
        etch_symbol s;
        int64_t scale, offset;
        if (etch__dim_is_const(t->dims[a])) {
            if (t->dims[a] != x->dims[a])
                return etch__fail(o->cx, ETCH_ESHAPE, "%s: axis %d has size %lld, not %lld", where, a,
                                  (long long)x->dims[a], (long long)t->dims[a]);
        } else if (etch__dim_is_linear(o->g->dims, t->dims[a], &s, &scale, &offset)) {
            if ((x->dims[a] - offset) % scale != 0)
                return etch__fail(o->cx, ETCH_ESHAPE, "%s: size %lld of axis %d does not fit its type", where,
                                  (long long)x->dims[a], a);
            ETCH_TRY(bind_symbol(o, s, (x->dims[a] - offset) / scale, where));
        }
    }
    return ETCH_OK;
}

/* Symbols that are defined by the value v: its contents, or, where v is a node's first result, the sizes of all results. */
static etch_status bind_defined(oracle *o, etch_val v)
{
    const etch_graph *g = o->g;
    for (size_t i = 0; i < g->symbol_defs.n; i++) {
        const etch_symbol_def *d = &g->symbol_defs.at[i];
        if (d->val != v)
            continue;
        if (d->element >= 0) {
            etch_tensor *x = o->value[v];
            etch_tensor *dense = NULL;
            ETCH_TRY(etch_tensor_dense(o->cx, x, &dense));
            const char *data = etch_tensor_map(o->cx, dense, false);
            int64_t element = etch__element_i64(x->dtype, data + (size_t)d->element * etch__dtypes[x->dtype].bytes);
            etch_tensor_unmap(o->cx, dense);
            etch_tensor_release(&dense);
            ETCH_TRY(bind_symbol(o, d->symbol, element, "contents"));
            continue;
        }
        for (uint32_t r = 0; r < etch__node(g, v)->n_results; r++) {
            const etch_type *t = etch__type_of(g, v + r);
            for (int a = 0; a < t->rank; a++) {
                etch_symbol s;
                if (etch__dim_is_symbol(g->dims, t->dims[a], &s) && s == d->symbol)
                    ETCH_TRY(bind_symbol(o, s, o->value[v + r]->dims[a], etch__op_of(g, v)->name));
            }
        }
    }
    return ETCH_OK;
}

static etch_status bind_results(oracle *o, etch_val v)
{
    for (uint32_t i = 0; i < etch__node(o->g, v)->n_results; i++)
        ETCH_TRY(bind_defined(o, v + i));
    return ETCH_OK;
}

/* Sizes as numbers: at most ETCH_MAX_KNOWN of them. */
static etch_status evaluate_dims(oracle *o, const etch_dim *dims, int n, int64_t *out)
{
    etch_dimprog p;
    ETCH_TRY(etch__dimprog_init(o->cx, o->g->dims, &p));
    uint32_t slot[ETCH_MAX_KNOWN];
    etch_status s = ETCH_OK;
    for (int i = 0; s == ETCH_OK && i < n; i++)
        s = etch__dimprog_slot(&p, dims[i], &slot[i]);
    if (s == ETCH_OK) {
        for (uint32_t i = 0; i < etch__dims_n_symbols(o->g->dims); i++)
            p.slots.at[i] = o->is_bound[i] ? o->symbol[i] : 0;
        uint32_t n_code = (uint32_t)p.code.n;
        if (etch__dimprog_run(&p, p.slots.at, 0, n_code) != n_code)
            s = etch__fail(o->cx, ETCH_ESHAPE, "sizes: cannot be evaluated");
    }
    for (int i = 0; s == ETCH_OK && i < n; i++)
        out[i] = p.slots.at[slot[i]];
    etch__dimprog_fini(&p);
    return s;
}

static etch_status evaluate_sizes(oracle *o, etch_val v)
{
    const etch_type *t = etch__type_of(o->g, v);
    const etch_dim_list *sizes = &((const etch_attrs_sizes *)etch__node(o->g, v)->attrs)->sizes;
    int64_t numbers[ETCH_MAX_KNOWN];
    ETCH_TRY(evaluate_dims(o, sizes->at, sizes->n, numbers));
    ETCH_TRY(etch_tensor_new(o->cx, (etch_dtype)t->dtype, (int64_t[]){ sizes->n }, t->rank, &o->value[v]));
    char *data = etch_tensor_map(o->cx, o->value[v], true);
    for (int i = 0; i < sizes->n; i++)
        etch__element_set_i64((etch_dtype)t->dtype, data + (size_t)i * etch__dtypes[t->dtype].bytes, numbers[i]);
    etch_tensor_unmap(o->cx, o->value[v]);
    return ETCH_OK;
}

static etch_status evaluate_region(oracle *o, etch_region_id region, etch_val begin, etch_val end);

static etch_status evaluate_owner(oracle *o, etch_val v)
{
    const etch_node *n = etch__node(o->g, v);
    const etch_region *r = &o->g->regions.at[n->first_region];
    etch_val begin = v;
    for (size_t i = 0; i < r->params.n; i++) {
        o->value[r->params.at[i]] = etch_tensor_retain(o->value[n->in[i]]);
        begin = r->params.at[i] < begin ? r->params.at[i] : begin;
    }
    for (size_t i = 0; i < r->params.n; i++)
        ETCH_TRY(bind_defined(o, r->params.at[i]));
    ETCH_TRY(evaluate_region(o, n->first_region, r->params.n ? begin : 1, v));
    for (uint32_t i = 0; i < n->n_results; i++)
        o->value[v + i] = etch_tensor_retain(o->value[r->results.at[i]]);
    return bind_results(o, v);
}

/* --- control flow: one tensor after the other ------------------------------------------------------------------------- */

static etch_status is_true(oracle *o, const etch_graph *condition, etch_tensor *const *in, int n_in, bool *out)
{
    etch_tensor *t = NULL;
    ETCH_TRY(etch__oracle_run(o->cx, condition, in, n_in, &t));
    const bool *x = etch_tensor_map(o->cx, t, false);
    *out = *x;
    etch_tensor_release(&t);
    return ETCH_OK;
}

static etch_status evaluate_branch(oracle *o, const etch_node *n, etch_tensor *const *in, etch_tensor **out)
{
    const etch_graph_list *bodies = &((const etch_attrs_branch *)n->attrs)->bodies;
    const void *data = etch_tensor_map(o->cx, in[0], false);
    int64_t i = in[0]->dtype == ETCH_BOOL ? !*(const bool *)data : etch__element_i64(in[0]->dtype, data);
    i = i < 0 || i >= bodies->n ? bodies->n - 1 : i;
    return etch__oracle_run(o->cx, bodies->at[i], in + 1, (int)n->n_in - 1, out);
}

typedef struct oracle_loop {
    const etch_attrs_loop *attrs;
    etch_tensor **in;   /* of a turn; owned */
    etch_tensor **out;  /* of a turn */
    etch_tensor **rows; /* by result that is collected, then by slice; owned */
    int n_out;
    int64_t room;
} oracle_loop;

/* The piece for slice `at` of operand i: behind those for the slices before it. */
static etch_status take_piece(oracle *o, const oracle_loop *l, etch_tensor *const *in, int64_t i, int64_t at)
{
    etch_tensor *rows = NULL;
    int64_t first = 0, n = 0;
    ETCH_TRY(etch_tensor_dense(o->cx, in[i - l->attrs->cut], &rows));
    for (int64_t k = 0; k <= at; k++) {
        first += n;
        n = etch__element_i64(ETCH_I64, rows->address + (size_t)k * sizeof(int64_t));
    }
    etch_tensor_release(&rows);
    if (n < 0 || n > in[i]->dims[0] - first)
        return etch__fail(o->cx, ETCH_ESHAPE, "a piece of operand %lld has %lld rows", (long long)i, (long long)n);
    etch_tensor_release(&l->in[i]);
    return etch_tensor_slice(o->cx, in[i], 0, first, n, 1, &l->in[i]);
}

static etch_status take_slices(oracle *o, const oracle_loop *l, etch_tensor *const *in, int64_t at)
{
    for (int64_t i = l->attrs->carried; i < l->attrs->carried + l->attrs->sliced; i++) {
        etch_tensor *row = NULL;
        int64_t dims[ETCH_MAX_RANK];
        ETCH_TRY(etch_tensor_slice(o->cx, in[i], 0, at, 1, 1, &row));
        memcpy(dims, row->dims + 1, (size_t)(row->rank - 1) * sizeof *dims);
        etch_tensor_release(&l->in[i]);
        etch_status s = etch_tensor_reshape(o->cx, row, dims, row->rank - 1, &l->in[i]);
        etch_tensor_release(&row);
        ETCH_TRY(s);
    }
    for (int64_t i = l->attrs->carried + l->attrs->sliced, k = 0; k < l->attrs->cut; k++)
        ETCH_TRY(take_piece(o, l, in, i + k, at));
    return ETCH_OK;
}

/* The results of turn `at`, and of all turns together at the end, by way of a dense copy of each. */
static etch_status run_turn(oracle *o, oracle_loop *l, int n_in, int64_t at)
{
    const etch_graph *body = l->attrs->bodies.at[l->attrs->bodies.n - 1];
    ETCH_TRY(etch__oracle_run(o->cx, body, l->in, n_in, l->out));
    for (int i = 0; i < l->n_out; i++) {
        etch_tensor **to = i < l->attrs->carried ? &l->in[i] : &l->rows[(i - l->attrs->carried) * l->room + at];
        etch_tensor_release(to);
        *to = l->out[i];
    }
    return ETCH_OK;
}

static etch_status collect_rows(oracle *o, const oracle_loop *l, etch_val v, int i, int64_t n, etch_tensor **out)
{
    const etch_type *t = etch__type_of(o->g, v + (etch_val)i);
    etch_tensor *const *rows = &l->rows[(i - l->attrs->carried) * l->room];
    bool is_joined = i >= l->n_out - l->attrs->joined;
    int64_t dims[ETCH_MAX_RANK];
    size_t at = 0;
    ETCH_TRY(evaluate_dims(o, t->dims, t->rank, dims));
    dims[0] = is_joined ? 0 : n;
    for (int64_t k = 0; is_joined && k < n; k++)
        dims[0] += rows[k]->dims[0];
    ETCH_TRY(etch_tensor_new(o->cx, (etch_dtype)t->dtype, dims, t->rank, out));
    for (int64_t k = 0; k < n; k++) {
        etch_tensor *dense = NULL;
        ETCH_TRY(etch_tensor_dense(o->cx, rows[k], &dense));
        size_t bytes = (size_t)dense->count * etch__dtypes[t->dtype].bytes;
        if (bytes)
            memcpy((*out)->address + at, dense->address, bytes);
        at += bytes;
        etch_tensor_release(&dense);
    }
    return ETCH_OK;
}

enum { MAX_ORACLE_TURNS = 1 << 16 };

static etch_status run_turns(oracle *o, oracle_loop *l, etch_tensor *const *in, int n_in, int64_t *n_turns)
{
    int64_t n = l->attrs->sliced ? in[l->attrs->carried]->dims[0] : -1;
    for (*n_turns = 0; *n_turns != n && *n_turns != l->attrs->limit; ++*n_turns) {
        bool goes_on = true;
        if (n < 0)
            ETCH_TRY(is_true(o, l->attrs->bodies.at[0], l->in, n_in, &goes_on));
        if (!goes_on)
            return ETCH_OK;
        if (*n_turns == l->room)
            return etch__fail(o->cx, ETCH_ENOTSUP, "the oracle takes at most %lld turns", (long long)l->room);
        int64_t at = l->attrs->reverse ? n - 1 - *n_turns : *n_turns;
        ETCH_TRY(take_slices(o, l, in, at));
        ETCH_TRY(run_turn(o, l, n_in, at));
    }
    return ETCH_OK;
}

static etch_status evaluate_loop(oracle *o, etch_val v, etch_tensor *const *in, etch_tensor **out)
{
    const etch_node *n = etch__node(o->g, v);
    oracle_loop l = { .attrs = n->attrs, .n_out = n->n_results };
    int n_in = (int)n->n_in;
    l.room = l.attrs->sliced ? in[l.attrs->carried]->dims[0] : MAX_ORACLE_TURNS;
    size_t n_rows = (size_t)(l.n_out - l.attrs->carried) * (size_t)l.room + 1, bytes = n_rows * sizeof *l.rows;
    etch_tensor *turn_in[ETCH_MAX_RESULTS] = { 0 }, *turn_out[ETCH_MAX_RESULTS] = { 0 };
    if (n_in > ETCH_MAX_RESULTS)
        return etch__fail(o->cx, ETCH_ENOTSUP, "the oracle takes at most %d operands", ETCH_MAX_RESULTS);
    l.in = turn_in;
    l.out = turn_out;
    l.rows = etch__alloc_zeroed(o->cx->alloc, bytes);
    if (!l.rows)
        return etch__fail_nomem(o->cx);
    for (int i = 0; i < n_in; i++)
        l.in[i] = etch_tensor_retain(in[i]);
    int64_t n_turns = 0;
    etch_status s = run_turns(o, &l, in, n_in, &n_turns);
    for (int i = 0; s == ETCH_OK && i < l.n_out; i++)
        if (i < l.attrs->carried)
            out[i] = etch_tensor_retain(l.in[i]);
        else
            s = collect_rows(o, &l, v, i, n_turns, &out[i]);
    for (int i = 0; i < n_in; i++)
        etch_tensor_release(&l.in[i]);
    for (size_t i = 0; i < n_rows; i++)
        etch_tensor_release(&l.rows[i]);
    etch__free(o->cx->alloc, l.rows, bytes);
    return s;
}

/* Instead of a view that lies elsewhere, a copy of it in row-major order. */
static etch_status make_dense(etch_ctx *cx, etch_tensor **t)
{
    etch_tensor *dense = NULL;
    ETCH_TRY(etch_tensor_dense(cx, *t, &dense));
    etch_tensor_release(t);
    *t = dense;
    return ETCH_OK;
}

/* Floats are left as they lie, for the products that may read them. */
static etch_status settle(oracle *o, etch_val v)
{
    bool is_float = etch__dtype_is(o->value[v]->dtype, ETCH_CLASS_FLOAT);
    return is_float ? ETCH_OK : make_dense(o->cx, &o->value[v]);
}

static etch_status make_operands_dense(oracle *o, const etch_node *n, etch_tensor **in)
{
    for (uint32_t i = 0; i < n->n_in; i++) {
        ETCH_TRY(make_dense(o->cx, &o->value[n->in[i]]));
        in[i] = o->value[n->in[i]];
    }
    return ETCH_OK;
}

static etch_status evaluate_node(oracle *o, etch_val v, etch_tensor **in, etch_tensor **out)
{
    const etch_node *n = etch__node(o->g, v);
    if (etch__ops[n->op].control != ETCH_NO_CONTROL)
        ETCH_TRY(make_operands_dense(o, n, in));
    switch ((etch_control_kind)etch__ops[n->op].control) {
    case ETCH_CONTROL_BRANCH: return evaluate_branch(o, n, in, out);
    case ETCH_CONTROL_LOOP: return evaluate_loop(o, v, in, out);
    case ETCH_CONTROL_RULE:
        for (uint32_t i = 0; i < n->n_results; i++)
            out[i] = etch_tensor_retain(in[i]);
        return ETCH_OK;
    case ETCH_NO_CONTROL: break;
    }
    return etch__evaluate_op(o->cx, n->op, in, (int)n->n_in, n->attrs, out, n->n_results);
}

static etch_status evaluate_one(oracle *o, etch_val v)
{
    const etch_graph *g = o->g;
    const etch_node *n = etch__node(g, v);
    switch ((etch_structure)etch__ops[n->op].structure) {
    case ETCH_IS_FAILED:
    case ETCH_IS_RESULT:
    case ETCH_IS_PARAM: return ETCH_OK;
    case ETCH_IS_CONST: o->value[v] = etch_tensor_retain(((const etch_attrs_const *)n->attrs)->value); return ETCH_OK;
    case ETCH_IS_SIZES: return evaluate_sizes(o, v);
    case ETCH_IS_CALL:
    case ETCH_IS_KERNEL: return evaluate_owner(o, v);
    case ETCH_NOT_STRUCTURE: break;
    }
    etch_arena_mark mark = etch__arena_mark(&o->cx->scratch);
    etch_tensor **in = ETCH_ARENA_ARRAY(&o->cx->scratch, etch_tensor *, n->n_in + 1);
    etch_tensor *out[ETCH_MAX_RESULTS] = { NULL };
    etch_status s = in ? ETCH_OK : etch__fail_nomem(o->cx);
    for (uint32_t i = 0; s == ETCH_OK && i < n->n_in; i++)
        in[i] = o->value[n->in[i]];
    if (s == ETCH_OK)
        s = evaluate_node(o, v, in, out);
    for (uint32_t i = 0; s == ETCH_OK && i < n->n_results; i++)
        o->value[v + i] = out[i];
    for (uint32_t i = 0; s == ETCH_OK && i < n->n_results; i++)
        s = settle(o, v + i);
    etch__arena_reset(&o->cx->scratch, mark);
    return s == ETCH_OK ? bind_results(o, v) : s;
}

static etch_status evaluate_region(oracle *o, etch_region_id region, etch_val begin, etch_val end)
{
    for (etch_val v = begin; v < end; v++)
        if (o->g->nodes.at[v].region == region)
            ETCH_TRY(evaluate_one(o, v));
    return ETCH_OK;
}

static etch_status bind_inputs(oracle *o, etch_tensor *const *in, int n_in)
{
    const etch_region *top = &o->g->regions.at[0];
    if ((size_t)n_in != top->params.n)
        return etch__fail(o->cx, ETCH_EINVAL, "%s takes %zu inputs, got %d", o->g->name, top->params.n, n_in);
    for (int i = 0; i < n_in; i++) {
        etch_val v = top->params.at[i];
        const etch_type *t = etch__type_of(o->g, v);
        if (in[i]->dtype != (etch_dtype)t->dtype)
            return etch__fail(o->cx, ETCH_EDTYPE, "input %d is %s, not %s", i, etch_dtype_name(in[i]->dtype),
                              etch_dtype_name((etch_dtype)t->dtype));
        ETCH_TRY(bind_dims(o, t, in[i], "input"));
        o->value[v] = etch_tensor_retain(in[i]);
        ETCH_TRY(bind_defined(o, v));
    }
    return ETCH_OK;
}

etch_status etch__oracle_run(etch_ctx *cx, const etch_graph *g, etch_tensor *const *in, int n_in, etch_tensor **out)
{
    size_t n_nodes = g->nodes.n, n_symbols = etch__dims_n_symbols(g->dims);
    const etch_region *top = &g->regions.at[0];
    oracle o = { .cx = cx, .g = g };
    for (size_t i = 0; i < top->results.n; i++)
        out[i] = NULL;
    o.value = etch__alloc_zeroed(cx->alloc, n_nodes * sizeof *o.value);
    o.symbol = etch__alloc_zeroed(cx->alloc, (n_symbols + 1) * sizeof *o.symbol);
    o.is_bound = etch__alloc_zeroed(cx->alloc, (n_symbols + 1) * sizeof *o.is_bound);
    etch_status s = o.value && o.symbol && o.is_bound ? ETCH_OK : etch__fail_nomem(cx);
    if (s == ETCH_OK)
        s = bind_inputs(&o, in, n_in);
    if (s == ETCH_OK)
        s = evaluate_region(&o, 0, 1, (etch_val)n_nodes);
    for (size_t i = 0; s == ETCH_OK && i < top->results.n; i++)
        s = etch_tensor_dense(cx, o.value[top->results.at[i]], &out[i]);
    for (size_t i = 0; s != ETCH_OK && i < top->results.n; i++)
        etch_tensor_release(&out[i]);
    for (size_t i = 0; o.value && i < n_nodes; i++)
        etch_tensor_release(&o.value[i]);
    etch__free(cx->alloc, o.value, n_nodes * sizeof *o.value);
    etch__free(cx->alloc, o.symbol, (n_symbols + 1) * sizeof *o.symbol);
    etch__free(cx->alloc, o.is_bound, (n_symbols + 1) * sizeof *o.is_bound);
    return s;
}
