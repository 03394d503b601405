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
    int n_carried, n_sliced, n_cut, n_stacked, n_joined;
    bool reverse;
    int64_t limit;
    int *result_of; /* by carried value: which result of a turn is the next one; -1: it stays */
};

/* --- planning ------------------------------------------------------------------------------------------------------------ */

static etch_status plan_graph(etch_ctx *cx, etch_graph *g, const etch_plan_options *options, bool is_turn,
                              etch_plan **out)
{
    etch_status s = (is_turn ? etch__plan_new_turn : etch_plan_new)(cx, g, options, out);
    return s == ETCH_OK ? s : etch__fail_within(cx, "'%s'", g->name);
}

/* A plan adds to the sizes of the graph that it is made from, which here others may be using: it is made from a copy. */
static etch_status plan_body(etch_ctx *cx, const etch_graph *body, const etch_plan_options *options, etch_plan **out)
{
    etch_graph *copy = NULL;
    ETCH_TRY(etch__graph_copy(cx, body, &copy));
    etch_status s = plan_graph(cx, copy, options, false, out);
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
        s = plan_graph(cx, turn, options, true, &c->plans[0]);
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
    c->n_cut = (int)attrs->cut;
    c->n_joined = (int)attrs->joined;
    c->n_stacked = etch_graph_n_outputs(body) - c->n_carried - c->n_joined;
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

/* Results of all turns one behind the other; with room for more while their number is not known. What is joined from the last slice to
 * the first is filled from the end, so that it is in the order of the slices. A turn writes its row where it is stacked (`place`), if there is room already. */
typedef struct stack {
    etch_tensor *rows;
    etch_tensor *place;     /* a row of these, with an address of its own; NULL: rows do not begin where results may */
    int64_t room, n_joined; /* rows: that there may be, that there are of what is joined */
} stack;

typedef struct loop {
    etch_frame *f;
    const etch_step *step;
    const etch_control *c;
    etch_tensor *heads, **in; /* operands as they are lent; in[]: what the next turn is given */
    etch_tensor **state;      /* by carried value: the loop's own; NULL: still the operand */
    etch_tensor **out;        /* of a turn */
    etch_tensor **spare;      /* by result of a turn: one of an earlier turn that is no longer needed */
    etch_tensor **places;     /* by result of a turn: where it is to be */
    bool *is_over;            /* by carried value: a turn may write the next one over it */
    int n_out, first_stacked;
    stack *stacks;   /* by result that is stacked, then by one that is joined */
    int64_t *n_cut;  /* by operand that is given in pieces: rows that were given */
    int64_t n_turns; /* of a scan; -1: the condition decides */
} loop;

static size_t bytes_of_rows(const etch_tensor *rows, int64_t n)
{
    size_t bytes = (size_t)n * etch__dtypes[rows->dtype].bytes;
    for (int a = 1; a < rows->rank; a++)
        bytes *= (size_t)rows->dims[a];
    return bytes;
}

static etch_status copy_rows(loop *l, const etch_tensor *to, int64_t at, const char *from, int64_t n)
{
    etch_device *d = l->f->body->device;
    size_t bytes = bytes_of_rows(to, n);
    return bytes ? d->ops.copy(l->f->cx, d, to->address + bytes_of_rows(to, at), from, bytes) : ETCH_OK;
}

/* Room for so many rows of these sizes, which keeps `n` rows that are at its beginning or, with `at_end`, at its end. */
static etch_status grow(loop *l, stack *s, etch_dtype t, const int64_t *sizes, int rank, int64_t room, int64_t n,
                        bool at_end)
{
    int64_t dims[ETCH_MAX_RANK] = { room };
    etch_tensor *rows = NULL;
    memcpy(dims + 1, sizes, (size_t)(rank - 1) * sizeof *dims);
    ETCH_TRY(etch_tensor_new(l->f->cx, t, dims, rank, &rows));
    etch_status done = ETCH_OK;
    if (s->rows)
        done = at_end ? copy_rows(l, rows, room - n, s->rows->address + bytes_of_rows(s->rows, s->room - n), n)
                      : copy_rows(l, rows, 0, s->rows->address, n);
    etch_tensor_release(&s->rows);
    s->rows = rows;
    s->room = room;
    return done;
}

/* How many rows to make room for where nobody knows: as many as the last run came to, if they were of these sizes. So they are
 * not moved as a rule, and the memory that it had is found again. */
static int64_t first_room(const loop *l, int i, const etch_tensor *row)
{
    int64_t room = 8;
    const etch_shape *last = l->f->values[l->step->out[l->c->n_carried + i]].shape;
    bool is_alike = last->version && memcmp(last->dims + 1, row->dims, (size_t)row->rank * sizeof *row->dims) == 0;
    while (is_alike && room < last->dims[0])
        room *= 2;
    return room;
}

/* A tensor for the rows' places, if each begins where results begin, which kernels may count on. */
static etch_status make_place(loop *l, stack *s)
{
    const etch_tensor *rows = s->rows;
    etch_tensor_release(&s->place);
    if (bytes_of_rows(rows, 1) == 0 || bytes_of_rows(rows, 1) % ETCH_DEVICE_ALIGN != 0)
        return ETCH_OK;
    return etch__tensor_on_buffer(l->f->cx, rows->buffer, rows->address, rows->dtype, rows->dims + 1, NULL,
                                  rows->rank - 1, &s->place);
}

static void set_places(loop *l, int64_t at)
{
    for (int i = 0; i < l->c->n_stacked; i++) {
        stack *s = &l->stacks[i];
        bool has_room = s->place && at < s->room;
        if (has_room)
            s->place->address = s->rows->address + bytes_of_rows(s->rows, at);
        l->places[l->first_stacked + i] = has_room ? s->place : NULL;
    }
}

static etch_status push(loop *l, int i, const etch_tensor *row, int64_t at)
{
    stack *s = &l->stacks[i];
    if (at >= s->room || !s->rows) {
        int64_t room = l->n_turns >= 0 ? l->n_turns : s->room ? 2 * s->room : first_room(l, i, row);
        ETCH_TRY(grow(l, s, row->dtype, row->dims, row->rank + 1, room, s->room, false));
        ETCH_TRY(make_place(l, s));
    }
    bool is_there = s->place && row->address == s->place->address;
    return is_there ? ETCH_OK : copy_rows(l, s->rows, at, row->address, 1);
}

static etch_status join(loop *l, int i, const etch_tensor *piece)
{
    stack *s = &l->stacks[i];
    int64_t n = piece->dims[0], needed;
    if (n == 0)
        return ETCH_OK;
    if (ETCH_ADD_OVERFLOWS(s->n_joined, n, &needed))
        return etch__fail_nomem(l->f->cx);
    if (needed > s->room) {
        int64_t room = needed > 2 * s->room ? needed : 2 * s->room;
        ETCH_TRY(grow(l, s, piece->dtype, piece->dims + 1, piece->rank, room, s->n_joined, l->c->reverse));
    }
    int64_t at = l->c->reverse ? s->room - needed : s->n_joined;
    s->n_joined = needed;
    return copy_rows(l, s->rows, at, piece->address, n);
}

static void set_slice(loop *l, int i, int64_t at)
{
    const etch_placed *whole = &l->f->values[l->step->in[i]];
    l->heads[i].address = whole->data + at * whole->shape->strides[0] * (int64_t)etch__dtypes[l->heads[i].dtype].bytes;
}

/* The next piece of operand k of those that are given in pieces. */
static etch_status set_piece(loop *l, int k)
{
    int i = l->c->n_carried + l->c->n_sliced + k;
    int64_t n = 0, all = l->f->values[l->step->in[i]].shape->dims[0];
    ETCH_TRY(read_integer(l->f, &l->heads[i - l->c->n_cut], &n));
    if (n < 0 || n > all - l->n_cut[k])
        return etch__fail(l->f->cx, ETCH_ESHAPE,
                          "scan: a piece of operand %d has %lld rows, and %lld of its %lld are left", i, (long long)n,
                          (long long)(all - l->n_cut[k]), (long long)all);
    set_slice(l, i, l->c->reverse ? all - l->n_cut[k] - n : l->n_cut[k]);
    l->heads[i].dims[0] = n;
    l->n_cut[k] += n;
    return ETCH_OK;
}

static etch_status set_slices(loop *l, int64_t at)
{
    for (int k = 0; k < l->c->n_sliced; k++)
        set_slice(l, l->c->n_carried + k, at);
    for (int k = 0; k < l->c->n_cut; k++)
        ETCH_TRY(set_piece(l, k));
    return ETCH_OK;
}

static etch_status check_pieces(const loop *l)
{
    for (int k = 0; k < l->c->n_cut; k++) {
        int i = l->c->n_carried + l->c->n_sliced + k;
        int64_t all = l->f->values[l->step->in[i]].shape->dims[0];
        if (l->n_cut[k] != all)
            return etch__fail(l->f->cx, ETCH_ESHAPE, "scan: the pieces of operand %d have %lld of its %lld rows", i,
                              (long long)l->n_cut[k], (long long)all);
    }
    return ETCH_OK;
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
    set_places(l, at);
    ETCH_TRY(etch__plan_run_again(f->cx, c->plans[0], l->in, l->spare, l->places, false, l->out));
    etch_status s = ETCH_OK;
    int next = 0;
    for (int i = 0; i < c->n_carried; i++) {
        if (c->result_of[i] < 0)
            continue;
        l->spare[next] = l->state[i];
        l->in[i] = l->state[i] = l->out[next++];
    }
    for (int i = 0; s == ETCH_OK && i < c->n_stacked + c->n_joined; i++)
        s = i < c->n_stacked ? push(l, i, l->out[next + i], at) : join(l, i, l->out[next + i]);
    int64_t answer = 0;
    if (s == ETCH_OK && l->n_turns < 0) {
        s = read_integer(f, l->out[l->n_out - 1], &answer);
        *goes_on = answer != 0;
    }
    for (int i = next; i < l->n_out; i++) {
        if (l->out[i] == l->places[i])
            etch_tensor_release(&l->out[i]);
        l->spare[i] = l->out[i];
    }
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
        if (ETCH_UNLIKELY(etch__should_stop(cx)))
            return etch__fail(cx, ETCH_ECANCELLED, "%s: stopped by the program after %lld turns",
                              etch__ops[l->step->op].name, (long long)i);
        int64_t at = l->c->reverse ? l->n_turns - 1 - i : i;
        ETCH_TRY(set_slices(l, at));
        ETCH_TRY(run_turn(l, at, &goes_on));
        ++*n_done;
    }
    return *n_done == l->n_turns ? check_pieces(l) : ETCH_OK;
}

/* All rows that there are: a part of the room that was made. */
static etch_status give_stack(loop *l, int i, int64_t n_turns)
{
    bool is_joined = i >= l->c->n_stacked;
    etch_frame *f = l->f;
    int r = l->c->n_carried + i;
    const etch_plan_value *v = &f->body->values.at[l->step->out[r]];
    stack *s = &l->stacks[i];
    etch_tensor *t = s->rows;
    int64_t n = is_joined ? s->n_joined : n_turns;
    s->rows = NULL;
    etch_tensor_release(&s->place);
    if (!t) { /* no turn, or no rows: the sizes are those of the type */
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
        char *first = t->address + (is_joined && l->c->reverse ? bytes_of_rows(t, s->room - n) : 0);
        etch_status made = etch__tensor_on_buffer(f->cx, t->buffer, first, t->dtype, dims, t->strides, t->rank, &part);
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
    for (int i = 0; i < l->c->n_stacked + l->c->n_joined; i++)
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
    l.places = ETCH_ARENA_ARRAY(a, etch_tensor *, l.n_out + 1);
    l.stacks = ETCH_ARENA_ARRAY(a, stack, c->n_stacked + c->n_joined + 1);
    l.n_cut = ETCH_ARENA_ARRAY(a, int64_t, c->n_cut + 1);
    l.is_over = ETCH_ARENA_ARRAY(a, bool, c->n_carried + 1);
    if (!l.heads || !l.in || !l.state || !l.out || !l.spare || !l.places || !l.stacks || !l.n_cut || !l.is_over)
        return etch__fail_nomem(f->cx);
    for (int i = 0; i < c->n_carried; i++)
        l.is_over[i] = c->result_of[i] >= 0 && etch__plan_writes_over(c->plans[0], i, l.first_stacked++, false);
    memset(l.spare, 0, (size_t)(l.n_out + 1) * sizeof *l.spare);
    memset(l.places, 0, (size_t)(l.n_out + 1) * sizeof *l.places);
    memset(l.state, 0, (size_t)(c->n_carried + 1) * sizeof *l.state);
    memset(l.stacks, 0, (size_t)(c->n_stacked + c->n_joined + 1) * sizeof *l.stacks);
    memset(l.n_cut, 0, (size_t)(c->n_cut + 1) * sizeof *l.n_cut);
    lend_operands(&l);
    int64_t n = 0;
    etch_status s = run_turns(&l, &n);
    if (s == ETCH_OK)
        s = give_results(&l, n);
    for (int i = 0; i < c->n_carried; i++)
        etch_tensor_release(&l.state[i]);
    for (int i = 0; i < c->n_stacked + c->n_joined; i++) {
        etch_tensor_release(&l.stacks[i].place);
        etch_tensor_release(&l.stacks[i].rows);
    }
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
