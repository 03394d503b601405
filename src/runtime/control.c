/* Branches and loops.
 *
 * A turn of a loop is one plan: the body, and the condition on what it gave, so that a small loop is one kernel. What is carried from
 * turn to turn are tensors that the loop owns; a value that the body gives back as it was is not touched. Operands are lent to the
 * bodies as they lie in the frame. */
#include "runtime/control.h"

#include "ops/ops.h"
#include <string.h>

struct etch_control {
    const etch_allocator *alloc;
    etch_control_kind kind;
    int n_plans;
    etch_plan *
        *plans; /* branches: one per body; loops: [0] a turn, [1] the condition of the first turn, if there is one */
    int n_carried, n_sliced, n_stacked;
    bool reverse;
    int64_t limit;
    int *result_of; /* by carried value: which result of a turn is the next one; -1: it stays */
};

/* --- planning ------------------------------------------------------------------------------------------------------------ */

static etch_status plan_graph(etch_ctx *cx, etch_graph *g, const etch_plan_options *options, etch_plan **out)
{
    etch_status s = etch_plan_new(cx, g, options, out);
    return s == ETCH_OK ? s : etch__fail_within(cx, "'%s'", g->name);
}

/* A plan adds to the sizes of the graph that it is made from, which here others may be using: it is made from a copy. */
static etch_status plan_body(etch_ctx *cx, const etch_graph *body, const etch_plan_options *options, etch_plan **out)
{
    etch_graph *copy = NULL;
    ETCH_TRY(etch__graph_copy(cx, body, &copy));
    etch_status s = plan_graph(cx, copy, options, out);
    etch_graph_release(&copy);
    return s;
}

/* The condition on what a turn gave, as one more result of it. */
static etch_status add_condition(etch_ctx *cx, const etch_graph *condition, int n_carried, etch_graph *turn)
{
    etch_region *top = &turn->regions.at[0];
    size_t n = top->params.n;
    etch_val *in = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n + 1), goes_on;
    if (!in)
        return etch__fail_nomem(cx);
    for (size_t i = 0; i < n; i++)
        in[i] = (int)i < n_carried ? top->results.at[i] : top->params.at[i];
    ETCH_TRY(etch__graph_replay(cx, condition, turn, in, &goes_on));
    etch_graph_output(turn, goes_on);
    return cx->sticky ? cx->status : ETCH_OK;
}

/* Results that are carried on unchanged are none of a turn's. */
static void drop_unchanged(etch_control *c, etch_graph *turn)
{
    etch_region *top = &turn->regions.at[0];
    size_t n = 0;
    for (size_t i = 0; i < top->results.n; i++) {
        bool stays = (int)i < c->n_carried && top->results.at[i] == top->params.at[i];
        if ((int)i < c->n_carried)
            c->result_of[i] = stays ? -1 : (int)n;
        if (!stays)
            top->results.at[n++] = top->results.at[i];
    }
    top->results.n = n;
}

static etch_status plan_turn(etch_ctx *cx, etch_control *c, const etch_graph *condition, const etch_graph *body,
                             const etch_plan_options *options)
{
    etch_graph *turn = NULL;
    ETCH_TRY(etch__graph_copy(cx, body, &turn));
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = condition ? add_condition(cx, condition, c->n_carried, turn) : ETCH_OK;
    etch__arena_reset(&cx->scratch, mark);
    cx->sticky = false; /* the status says it */
    if (s == ETCH_OK) {
        drop_unchanged(c, turn);
        s = plan_graph(cx, turn, options, &c->plans[0]);
    }
    etch_graph_release(&turn);
    return s;
}

static etch_status plan_loop(etch_ctx *cx, const etch_attrs_loop *attrs, const etch_plan_options *options,
                             etch_control *c)
{
    const etch_graph *condition = attrs->bodies.n == 2 ? attrs->bodies.at[0] : NULL;
    const etch_graph *body = attrs->bodies.at[attrs->bodies.n - 1];
    c->n_carried = (int)attrs->carried;
    c->n_sliced = (int)attrs->sliced;
    c->n_stacked = etch_graph_n_outputs(body) - c->n_carried;
    c->reverse = attrs->reverse;
    c->limit = attrs->limit;
    c->result_of = etch__alloc(c->alloc, (size_t)(c->n_carried + 1) * sizeof *c->result_of);
    if (!c->result_of)
        return etch__fail_nomem(cx);
    ETCH_TRY(plan_turn(cx, c, condition, body, options));
    return condition ? plan_body(cx, condition, options, &c->plans[1]) : ETCH_OK;
}

static etch_status plan_branches(etch_ctx *cx, const etch_graph_list *bodies, const etch_plan_options *options,
                                 etch_control *c)
{
    for (int i = 0; i < bodies->n; i++)
        ETCH_TRY(plan_body(cx, bodies->at[i], options, &c->plans[i]));
    return ETCH_OK;
}

etch_status etch__control_new(etch_ctx *cx, const etch_graph *g, etch_val v, const etch_plan_options *options,
                              etch_control **out)
{
    const etch_node *n = etch__node(g, v);
    etch_control *c = etch__alloc_zeroed(cx->alloc, sizeof *c);
    *out = NULL;
    if (!c)
        return etch__fail_nomem(cx);
    c->alloc = cx->alloc;
    c->kind = (etch_control_kind)etch__ops[n->op].control;
    bool is_loop = c->kind == ETCH_CONTROL_LOOP;
    c->n_plans = is_loop ? 2 : ((const etch_attrs_branch *)n->attrs)->bodies.n;
    c->plans = etch__alloc_zeroed(c->alloc, (size_t)c->n_plans * sizeof *c->plans);
    etch_status s = !c->plans ? etch__fail_nomem(cx)
                    : is_loop ? plan_loop(cx, n->attrs, options, c)
                              : plan_branches(cx, &((const etch_attrs_branch *)n->attrs)->bodies, options, c);
    if (s == ETCH_OK)
        *out = c;
    else
        etch__control_release(&c);
    return s;
}

void etch__control_release(etch_control **control)
{
    etch_control *c = *control;
    *control = NULL;
    if (!c)
        return;
    for (int i = 0; c->plans && i < c->n_plans; i++)
        etch_plan_release(&c->plans[i]);
    etch__free(c->alloc, c->plans, (size_t)c->n_plans * sizeof *c->plans);
    etch__free(c->alloc, c->result_of, (size_t)(c->n_carried + 1) * sizeof *c->result_of);
    etch__free(c->alloc, c, sizeof *c);
}

size_t etch__control_bytes(etch_control *c)
{
    size_t bytes = sizeof *c + (size_t)c->n_plans * sizeof *c->plans;
    for (int i = 0; i < c->n_plans; i++)
        bytes += c->plans[i] ? etch__plan_bytes(c->plans[i]) : 0;
    return bytes;
}

/* --- values ------------------------------------------------------------------------------------------------------------- */

/* A value of the frame, lent: the tensor is not counted, and is gone after the step. */
static void lend(const etch_frame *f, uint32_t value, etch_tensor *out)
{
    const etch_plan_value *v = &f->body->values.at[value];
    const etch_placed *at = &f->values[value];
    size_t bytes = (size_t)v->rank * sizeof *out->dims;
    out->dtype = (etch_dtype)v->dtype;
    out->rank = v->rank;
    out->buffer = NULL;
    out->address = at->data;
    out->traced = NULL;
    memcpy(out->dims, at->shape->dims, bytes);
    memcpy(out->strides, at->shape->strides, bytes);
    out->count = 0; /* nobody asks */
    atomic_init(&out->n_refs, 1);
}

/* Result i of the step is t, which is taken over. */
static etch_status give(etch_frame *f, const etch_step *step, int i, etch_tensor *t)
{
    uint32_t value = step->out[i];
    const etch_plan_value *v = &f->body->values.at[value];
    const uint32_t *slots = &f->body->dim_slots.at[f->body->shapes.at[v->shape].first_dim];
    for (int a = 0; v->has_static_dims && a < v->rank; a++)
        if (t->dims[a] != f->slots[slots[a]]) {
            etch_status s = etch__fail(f->cx, ETCH_ESHAPE, "%s: size %lld of axis %d of result %d must be %lld",
                                       etch__ops[step->op].name, (long long)t->dims[a], a, i,
                                       (long long)f->slots[slots[a]]);
            etch_tensor_release(&t);
            return s;
        }
    etch__frame_set_shape(f, value, t->dims, t->strides);
    f->values[value].data = t->address;
    if (v->storage == ETCH_AT_OUTPUT) {
        etch_tensor_release(&f->outputs[v->index]);
        f->outputs[v->index] = t;
        return ETCH_OK;
    }
    etch__frame_hold_buffer(f, value, etch__buffer_retain(t->buffer));
    etch_tensor_release(&t);
    return ETCH_OK;
}

static etch_status read_integer(const etch_frame *f, const etch_tensor *t, int64_t *out)
{
    char element[16];
    etch_device *d = f->body->device;
    ETCH_TRY(d->ops.read_scalar(f->cx, d, t->address, element, etch__dtypes[t->dtype].bytes));
    *out = t->dtype == ETCH_BOOL ? element[0] != 0 : etch__element_i64(t->dtype, element);
    return ETCH_OK;
}

/* --- branches ----------------------------------------------------------------------------------------------------------- */

static etch_status run_branch(etch_frame *f, const etch_step *step)
{
    const etch_control *c = step->control;
    int n_in = (int)step->n_in - 1;
    etch_tensor *heads = ETCH_ARENA_ARRAY(&f->cx->scratch, etch_tensor, step->n_in);
    etch_tensor **in = ETCH_ARENA_ARRAY(&f->cx->scratch, etch_tensor *, step->n_in);
    etch_tensor *out[ETCH_MAX_RESULTS];
    if (!heads || !in)
        return etch__fail_nomem(f->cx);
    for (uint32_t i = 0; i < step->n_in; i++) {
        lend(f, step->in[i], &heads[i]);
        if (i > 0)
            in[i - 1] = &heads[i];
    }
    int64_t which;
    ETCH_TRY(read_integer(f, &heads[0], &which));
    if (step->op == ETCH_OP_if)
        which = !which;
    else if (which < 0 || which >= c->n_plans)
        which = c->n_plans - 1;
    ETCH_TRY(etch_plan_run(f->cx, c->plans[which], in, n_in, out, (int)step->n_out));
    etch_status s = ETCH_OK;
    for (int i = 0; i < (int)step->n_out; i++)
        if (s == ETCH_OK)
            s = give(f, step, i, out[i]);
        else
            etch_tensor_release(&out[i]);
    return s;
}

/* --- loops -------------------------------------------------------------------------------------------------------------- */

/* Results of all turns one behind the other; with room for more while their number is not known. */
typedef struct stack {
    etch_tensor *rows;
    int64_t room;
} stack;

typedef struct loop {
    etch_frame *f;
    const etch_step *step;
    const etch_control *c;
    etch_tensor *heads, **in; /* operands as they are lent; in[]: what the next turn is given */
    etch_tensor **state;      /* by carried value: the loop's own; NULL: still the operand */
    etch_tensor **out;        /* of a turn */
    etch_tensor **spare;      /* by result of a turn: one of an earlier turn that is no longer needed */
    bool *is_over;            /* by carried value: a turn may write the next one over it */
    int n_out;
    stack *stacks;
    int64_t n_turns; /* of a scan; -1: the condition decides */
} loop;

static etch_status grow(loop *l, stack *s, const etch_tensor *row)
{
    int64_t dims[ETCH_MAX_RANK], room = l->n_turns >= 0 ? l->n_turns : s->room ? 2 * s->room : 8;
    etch_tensor *rows = NULL;
    dims[0] = room;
    memcpy(dims + 1, row->dims, (size_t)row->rank * sizeof *dims);
    ETCH_TRY(etch_tensor_new(l->f->cx, row->dtype, dims, row->rank + 1, &rows));
    etch_status done = ETCH_OK;
    if (s->rows) {
        etch_device *d = l->f->body->device;
        done = d->ops.copy(l->f->cx, d, rows->address, s->rows->address,
                           (size_t)(s->room * row->count) * etch__dtypes[row->dtype].bytes);
        etch_tensor_release(&s->rows);
    }
    s->rows = rows;
    s->room = room;
    return done;
}

static etch_status push(loop *l, int i, const etch_tensor *row, int64_t at)
{
    stack *s = &l->stacks[i];
    if (at >= s->room || !s->rows)
        ETCH_TRY(grow(l, s, row));
    size_t bytes = (size_t)row->count * etch__dtypes[row->dtype].bytes;
    etch_device *d = l->f->body->device;
    return bytes ? d->ops.copy(l->f->cx, d, s->rows->address + (size_t)at * bytes, row->address, bytes) : ETCH_OK;
}

static void set_slices(loop *l, int64_t at)
{
    for (int k = 0; k < l->c->n_sliced; k++) {
        int i = l->c->n_carried + k;
        const etch_placed *whole = &l->f->values[l->step->in[i]];
        l->heads[i].address = whole->data +
                              at * whole->shape->strides[0] * (int64_t)etch__dtypes[l->heads[i].dtype].bytes;
    }
}

/* One turn; *goes_on is what the condition says of the next. */
static etch_status run_turn(loop *l, int64_t at, bool *goes_on)
{
    const etch_control *c = l->c;
    etch_frame *f = l->f;
    for (int i = 0, next = 0; i < c->n_carried; i++) {
        if (c->result_of[i] < 0)
            continue;
        if (l->is_over[i] && l->state[i]) { /* in[i] is the same, for this turn */
            etch_tensor_release(&l->spare[next]);
            l->spare[next] = l->state[i];
            l->state[i] = NULL;
        }
        next++;
    }
    ETCH_TRY(etch__plan_run_again(f->cx, c->plans[0], l->in, l->spare, false, l->out));
    etch_status s = ETCH_OK;
    int next = 0;
    for (int i = 0; i < c->n_carried; i++) {
        if (c->result_of[i] < 0)
            continue;
        l->spare[next] = l->state[i];
        l->in[i] = l->state[i] = l->out[next++];
    }
    for (int i = 0; s == ETCH_OK && i < c->n_stacked; i++)
        s = push(l, i, l->out[next + i], at);
    int64_t answer = 0;
    if (s == ETCH_OK && l->n_turns < 0) {
        s = read_integer(f, l->out[l->n_out - 1], &answer);
        *goes_on = answer != 0;
    }
    for (int i = next; i < l->n_out; i++)
        l->spare[i] = l->out[i];
    return s;
}

static etch_status first_condition(loop *l, bool *goes_on)
{
    etch_tensor *answer;
    int64_t x = 0;
    ETCH_TRY(etch_plan_run(l->f->cx, l->c->plans[1], l->in, (int)l->step->n_in, &answer, 1));
    etch_status s = read_integer(l->f, answer, &x);
    etch_tensor_release(&answer);
    *goes_on = x != 0;
    return s;
}

static etch_status run_turns(loop *l, int64_t *n_done)
{
    bool goes_on = true;
    etch_ctx *cx = l->f->cx;
    *n_done = 0;
    if (l->n_turns < 0)
        ETCH_TRY(first_condition(l, &goes_on));
    for (int64_t i = 0; goes_on && i != l->n_turns && i != l->c->limit; i++) {
        if (ETCH_UNLIKELY(atomic_load_explicit(&cx->is_cancelled, memory_order_relaxed))) {
            atomic_store(&cx->is_cancelled, false);
            return etch__fail(cx, ETCH_ECANCELLED, "%s: cancelled after %lld turns", etch__ops[l->step->op].name,
                              (long long)i);
        }
        int64_t at = l->c->reverse ? l->n_turns - 1 - i : i;
        set_slices(l, at);
        ETCH_TRY(run_turn(l, at, &goes_on));
        ++*n_done;
    }
    return ETCH_OK;
}

/* All rows that there are: a part of the room that was made. */
static etch_status give_stack(loop *l, int i, int64_t n)
{
    etch_frame *f = l->f;
    int r = l->c->n_carried + i;
    const etch_plan_value *v = &f->body->values.at[l->step->out[r]];
    stack *s = &l->stacks[i];
    etch_tensor *t = s->rows;
    s->rows = NULL;
    if (!t) { /* no turn: the sizes are those of the type */
        int64_t dims[ETCH_MAX_RANK] = { 0 };
        const uint32_t *slots = &f->body->dim_slots.at[f->body->shapes.at[v->shape].first_dim];
        for (int a = 1; a < v->rank; a++)
            dims[a] = f->slots[slots[a]];
        ETCH_TRY(etch_tensor_new(f->cx, (etch_dtype)v->dtype, dims, v->rank, &t));
    } else if (s->room != n) {
        etch_tensor *part = NULL;
        int64_t dims[ETCH_MAX_RANK];
        memcpy(dims, t->dims, sizeof dims);
        dims[0] = n;
        etch_status made = etch__tensor_on_buffer(f->cx, t->buffer, t->address, t->dtype, dims, t->strides, t->rank,
                                                  &part);
        etch_tensor_release(&t);
        ETCH_TRY(made);
        t = part;
    }
    return give(f, l->step, r, t);
}

static etch_status give_results(loop *l, int64_t n)
{
    for (int i = 0; i < l->c->n_carried; i++) {
        etch_tensor *t = l->state[i];
        l->state[i] = NULL;
        if (!t)
            ETCH_TRY(etch__frame_copy_of(l->f, l->step->in[i], &t));
        ETCH_TRY(give(l->f, l->step, i, t));
    }
    for (int i = 0; i < l->c->n_stacked; i++)
        ETCH_TRY(give_stack(l, i, n));
    return ETCH_OK;
}

static void lend_operands(loop *l)
{
    const etch_control *c = l->c;
    for (int i = 0; i < (int)l->step->n_in; i++) {
        etch_tensor *h = l->in[i] = &l->heads[i];
        lend(l->f, l->step->in[i], h);
        if (i < c->n_carried || i >= c->n_carried + c->n_sliced)
            continue;
        l->n_turns = h->dims[0];
        h->rank--;
        memmove(h->dims, h->dims + 1, (size_t)h->rank * sizeof *h->dims);
        memmove(h->strides, h->strides + 1, (size_t)h->rank * sizeof *h->strides);
    }
}

static etch_status run_loop(etch_frame *f, const etch_step *step)
{
    const etch_control *c = step->control;
    etch_arena *a = &f->cx->scratch;
    loop l = { .f = f, .step = step, .c = c, .n_turns = -1, .n_out = etch_plan_n_outputs(c->plans[0]) };
    l.heads = ETCH_ARENA_ARRAY(a, etch_tensor, step->n_in);
    l.in = ETCH_ARENA_ARRAY(a, etch_tensor *, step->n_in);
    l.state = ETCH_ARENA_ARRAY(a, etch_tensor *, c->n_carried + 1);
    l.out = ETCH_ARENA_ARRAY(a, etch_tensor *, l.n_out + 1);
    l.spare = ETCH_ARENA_ARRAY(a, etch_tensor *, l.n_out + 1);
    l.stacks = ETCH_ARENA_ARRAY(a, stack, c->n_stacked + 1);
    l.is_over = ETCH_ARENA_ARRAY(a, bool, c->n_carried + 1);
    if (!l.heads || !l.in || !l.state || !l.out || !l.spare || !l.stacks || !l.is_over)
        return etch__fail_nomem(f->cx);
    for (int i = 0, next = 0; i < c->n_carried; i++)
        l.is_over[i] = c->result_of[i] >= 0 && etch__plan_writes_over(c->plans[0], i, next++, false);
    memset(l.spare, 0, (size_t)(l.n_out + 1) * sizeof *l.spare);
    memset(l.state, 0, (size_t)(c->n_carried + 1) * sizeof *l.state);
    memset(l.stacks, 0, (size_t)(c->n_stacked + 1) * sizeof *l.stacks);
    lend_operands(&l);
    int64_t n = 0;
    etch_status s = run_turns(&l, &n);
    if (s == ETCH_OK)
        s = give_results(&l, n);
    for (int i = 0; i < c->n_carried; i++)
        etch_tensor_release(&l.state[i]);
    for (int i = 0; i < c->n_stacked; i++)
        etch_tensor_release(&l.stacks[i].rows);
    for (int i = 0; i < l.n_out; i++)
        etch_tensor_release(&l.spare[i]);
    return s;
}

etch_status etch__control_run(etch_frame *f, const etch_step *step)
{
    etch_arena_mark mark = etch__arena_mark(&f->cx->scratch);
    etch_status s = step->control->kind == ETCH_CONTROL_LOOP ? run_loop(f, step) : run_branch(f, step);
    etch__arena_reset(&f->cx->scratch, mark);
    return s;
}
