/* Running a bound program: the table of slots, what is computed once, and the driver of maps.
 *
 * The work is a range of tiles (maps) or of pieces of the kept indices (reductions), and no element's result depends on
 * where a range starts: what is worth it is shared out among the threads of the pool, each with memory of its own. Of a reduction to few results the blocks
 * of reduced elements are shared out instead.
 *
 * A run at sizes that were seen before allocates nothing. */
#include "kernel/vm_run.h"

#include "base/pool.h"
#include "kernel/vm_scratch.h"
#include "kernel/vm_view.h"

/* ------------------------------------------------------------------------------------------------ once per run */

typedef struct run {
    etch_ctx *cx; /* NULL on threads that may not ask whether to go on */
    atomic_bool *is_stopped;
    const etch_vm_program *p;
    const etch_loops *l;
    etch_launch *launch;
    void **slot;
    const etch_tile_op *fault;
    bool streams;                               /* stores go past the caches */
    int64_t unit[ETCH_MAX_RANK][ETCH_MAX_RANK]; /* strides of INDEX; only the rows that are asked for are filled */
} run;

static void set_slots(run *r, char *memory)
{
    const etch_vm_program *p = r->p;
    void **slot = r->slot = (void **)(void *)memory;
    for (uint16_t i = 0; i < p->n_slots; i++)
        slot[i] = memory + p->offset[i];
    for (uint16_t i = 0; i < p->n_consts; i++)
        slot[1 + i] = &p->consts[i];
    *(uint32_t *)slot[ETCH_TILE_FAULT_SLOT] = 0;
}

/* Scalars, what is computed from them, and tiles full of them. */
static bool run_once(run *r)
{
    const etch_vm_program *p = r->p;
    for (uint16_t i = 0; i < p->n_scalars; i++) {
        const etch_vm_scalar *s = &p->scalars[i];
        s->load(r->slot[s->slot], r->launch->data[s->operand], 1, 1, 0, 1, 1);
    }
    /* Without elements the body computes nothing, so nothing in it can fault. */
    for (uint16_t i = r->l->n_reduced_total > 0 ? 0 : p->n_once_body; i < p->n_once; i++) {
        const etch_tile_op *op = &p->once[i];
        op->fn(1, r->slot, op);
        if (op->fault && *(const uint32_t *)r->slot[ETCH_TILE_FAULT_SLOT]) {
            r->fault = op;
            return false;
        }
    }
    if (p->n_splats) {
        int64_t n = (int64_t)r->l->tile_rows * r->l->tile_cols;
        if (p->has_tail)
            n = r->l->n_kept_total > n ? r->l->n_kept_total : n;
        n = n < ETCH_TILE ? n : ETCH_TILE;
        for (uint16_t i = 0; i < p->n_splats; i++)
            p->splats[i].fn(n, r->slot, &p->splats[i]);
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------ maps */

static int64_t pieces(int64_t n, int64_t piece) { return (n + piece - 1) / piece; }

/* Tiles from .. to, counted along the rows. */
static bool run_tiles(etch_vm_view *v, int64_t from, int64_t to)
{
    int64_t n_across = pieces(v->n_cols, v->tile_cols);
    int64_t row = from / n_across * v->tile_rows, col = from % n_across * v->tile_cols;
    etch__vm_view_set_row(v, row);
    for (int64_t i = from; i < to; i++) {
        int64_t n_rows = v->n_rows - row < v->tile_rows ? v->n_rows - row : v->tile_rows;
        int64_t n_cols = v->n_cols - col < v->tile_cols ? v->n_cols - col : v->tile_cols;
        etch__vm_view_set_col(v, col);
        if (!etch__vm_view_run(v, n_rows, n_cols))
            return false;
        etch__vm_view_store(v, n_rows, n_cols);
        col += v->tile_cols;
        if (col >= v->n_cols) {
            col = 0;
            row += v->tile_rows;
            etch__vm_view_set_row(v, row < v->n_rows ? row : 0);
        }
    }
    return true;
}

/* Results begin at lines of the caches, as all but views into others do, and none takes the place of an input, whose lines are there already. */
static bool can_stream(const run *r)
{
    int n_in = r->p->k->n_in, n_out = r->p->k->n_out;
    for (int o = n_in; o < n_in + n_out; o++) {
        if ((uintptr_t)r->launch->data[o] % ETCH_VM_SCRATCH_ALIGN != 0)
            return false;
        for (int i = 0; i < n_in; i++)
            if (r->launch->data[i] == r->launch->data[o])
                return false;
    }
    return true;
}

static void init_view(run *r, etch_vm_view *v, bool is_tail, etch_vm_port *ports)
{
    const etch_loops *l = r->l;
    uint8_t n = l->rank, kept = l->n_kept;
    uint8_t split = n > 0 ? (uint8_t)(n - 1) : 0; /* maps: the innermost axis is the columns */
    v->cx = r->cx;
    v->is_stopped = r->is_stopped;
    v->tile_rows = l->tile_rows;
    v->tile_cols = l->tile_cols;
    if (is_tail) {
        v->r0 = v->r1 = v->c0 = 0;
        v->c1 = kept;
        v->tile_rows = 1;
        v->tile_cols = l->mode == ETCH_VM_REDUCE_COLS && l->tile_cols < ETCH_TILE ? l->tile_cols : ETCH_TILE;
    } else if (l->mode == ETCH_VM_REDUCE_COLS) {
        v->r0 = kept, v->r1 = n, v->c0 = 0, v->c1 = kept;
    } else {
        v->r0 = 0, v->c1 = n;
        v->r1 = v->c0 = l->mode == ETCH_VM_MAP ? split : kept;
    }
    v->n_rows = v->n_cols = 1;
    for (int a = v->r0; a < v->r1; a++)
        v->n_rows *= l->extent[a];
    for (int a = v->c0; a < v->c1; a++)
        v->n_cols *= l->extent[a];
    if (v->tile_rows > v->n_rows)
        v->tile_rows = (uint16_t)v->n_rows;
    if (v->tile_cols > v->n_cols)
        v->tile_cols = (uint16_t)v->n_cols;
    r->streams = l->streams && can_stream(r);
    const etch_vm_section *section = is_tail        ? &r->p->tail
                                     : l->is_by_row ? &r->p->row
                                     : r->streams   ? &r->p->streamed
                                                    : &r->p->body;
    etch__vm_view_init(v, section, l, is_tail ? l->tail : l->body, r->p->k->n_in, r->launch->data, r->slot, ports,
                       r->unit);
    bool are_direct = true;
    for (const etch_vm_port *p = v->in; p < v->out + v->n_out; p++)
        are_direct &= p->is_direct;
    if (are_direct || v->tile_rows * v->tile_cols <= ETCH_TILE)
        return;
    /* an output in the memory of an input has to be copied */
    v->tile_rows = 1;
    v->tile_cols = v->tile_cols < ETCH_TILE ? v->tile_cols : ETCH_TILE;
}

/* ------------------------------------------------------------------------------------------------ the whole */

/* Scalars in, scalars out, as in the turn of a loop that counts: all was computed once, and there are no tiles to go over. */
static bool is_all_scalar(const run *r)
{
    return !r->p->has_tail && r->p->body.n_in == 0 && r->p->body.n_ops == 0 && r->l->n_kept_total == 1;
}

static void store_scalars(const run *r)
{
    const etch_vm_section *body = &r->p->body;
    for (const etch_vm_out *out = body->out; out < body->out + body->n_out; out++)
        out->store(r->launch->data[r->p->k->n_in + out->operand], r->slot[out->slot], 1, 1, 0, 1, 1);
}

/* A single tile of dense operands, as in most ops that run by themselves: there is nothing to move over. False: an output is the memory of an input
 * that is read after it is written. */
static bool can_run_in_place(const run *r)
{
    const etch_vm_section *s = &r->p->body;
    void *const *out_data = r->launch->data + r->p->k->n_in;
    for (const etch_vm_out *out = s->out; out < s->out + s->n_out; out++)
        for (const etch_vm_in *in = s->in; in < s->in + s->n_in; in++)
            if (r->launch->data[in->operand] == out_data[out->operand] && in->last_use > out->producer)
                return false;
    return true;
}

static bool run_one_tile(run *r)
{
    const etch_vm_section *s = &r->p->body;
    void *const *data = r->launch->data;
    int64_t n = r->l->n_kept_total;
    for (const etch_vm_in *in = s->in; in < s->in + s->n_in; in++)
        r->slot[in->slot] = data[in->operand];
    for (const etch_vm_out *out = s->out; out < s->out + s->n_out; out++)
        r->slot[out->slot] = data[r->p->k->n_in + out->operand];
    if (r->cx && ETCH_UNLIKELY(etch__go_on(r->cx, n) != ETCH_OK))
        return false;
    for (const etch_tile_op *op = s->ops; op < s->ops + s->n_ops; op++)
        op->fn(n, r->slot, op);
    return true;
}

/* Where the ports lie in scratch memory, and how much a map needs of it. */
static size_t map_bytes(const etch_vm_program *p, size_t *ports_at)
{
    size_t n_ports = (size_t)p->body.n_in + p->body.n_out + p->tail.n_in + p->tail.n_out;
    *ports_at = etch__vm_aligned(p->scratch_bytes);
    return etch__vm_aligned(*ports_at + n_ports * sizeof(etch_vm_port));
}

static void init_views(run *r, etch_vm_view *body, etch_vm_view *tail, char *memory)
{
    etch_vm_port *ports = (etch_vm_port *)(void *)memory;
    init_view(r, body, false, ports);
    if (r->p->has_tail)
        init_view(r, tail, true, ports + body->n_in + body->n_out);
}

/* Tiles of a map, or pieces of the kept indices of a reduction. */
static int64_t count_pieces(const run *r, const etch_vm_view *body)
{
    return r->p->has_tail ? etch__vm_reduce_pieces(r->l)
                          : pieces(body->n_rows, body->tile_rows) * pieces(body->n_cols, body->tile_cols);
}

/* Pieces from .. to. False: a fault, or it is to stop. */
static bool run_range(run *r, etch_vm_view *body, etch_vm_view *tail, int64_t from, int64_t to, void *memory)
{
    bool has_tail = r->p->has_tail;
    bool ok = has_tail ? etch__vm_reduce(r->p, body, tail, from, to, memory) : run_tiles(body, from, to);
    if (r->streams)
        ETCH_STORE_FENCE(); /* other threads see what went past the caches */
    return ok;
}

/* A thread's part in a run: memory, slots and views of its own. */
typedef struct seat {
    run r;
    etch_vm_view body, tail;
    char *memory;
    bool is_ready, has_failed; /* failed: at what all threads compute first, and alike */
    int64_t faulted_part;      /* where its views stopped at a fault */
} seat;

/* A run, as far as it is shared out. */
typedef struct sharing {
    seat *seats;
    size_t ports_at, reduce_at, bytes; /* of a seat's memory */
    int64_t n_pieces, per_part;
    int64_t n_blocks, n_spans; /* of each piece, where blocks are shared out: `per_part` of them are a span */
    size_t results_bytes;      /* of a piece's blocks */
    char *results;
    atomic_bool is_stopped;
} sharing;

static void take_seat(sharing *sh, seat *s)
{
    run *r = &s->r;
    s->is_ready = true;
    set_slots(r, s->memory);
    s->has_failed = !run_once(r);
    if (s->has_failed)
        return;
    init_views(r, &s->body, &s->tail, s->memory + sh->ports_at);
}

static int64_t at_most(int64_t x, int64_t most) { return x < most ? x : most; }

/* Ready for the part; NULL: the seat has nothing to do with it. After a fault earlier parts are looked at still, for the first of all is the one that is told. */
static seat *sit_down(sharing *sh, int64_t part, int i_seat)
{
    seat *s = &sh->seats[i_seat];
    if (!s->is_ready)
        take_seat(sh, s);
    if (s->has_failed || (s->r.fault && part > s->faulted_part))
        return NULL;
    s->body.fault = s->tail.fault = NULL;
    *(uint32_t *)s->r.slot[ETCH_TILE_FAULT_SLOT] = 0;
    return s;
}

static void note_fault(seat *s, int64_t part, const etch_tile_op *fault)
{
    if (!fault)
        return;
    s->r.fault = fault;
    s->faulted_part = part;
}

static void run_pieces(void *user, int64_t part, int i_seat)
{
    sharing *sh = user;
    seat *s = sit_down(sh, part, i_seat);
    if (!s)
        return;
    int64_t from = part * sh->per_part, to = at_most(from + sh->per_part, sh->n_pieces);
    (void)run_range(&s->r, &s->body, &s->tail, from, to, s->memory + sh->reduce_at);
    note_fault(s, part, s->body.fault ? s->body.fault : s->tail.fault);
}

static void run_span(void *user, int64_t part, int i_seat)
{
    sharing *sh = user;
    seat *s = sit_down(sh, part, i_seat);
    if (!s)
        return;
    int64_t piece = part / sh->n_spans, from = part % sh->n_spans * sh->per_part;
    (void)etch__vm_reduce_some(s->r.p, &s->body, piece, from, at_most(from + sh->per_part, sh->n_blocks),
                               s->memory + sh->reduce_at, sh->results + (size_t)piece * sh->results_bytes);
    note_fault(s, part, s->body.fault);
}

/* Worth a second thread, and of a part. */
static const double SHARED_WORK = 1 << 15, PART_WORK = 1 << 14;

static double work_of(const etch_vm_program *p, const etch_loops *l)
{
    return (double)l->n_kept_total * (double)l->n_reduced_total * p->cost;
}

static int64_t wanted_parts(const etch_vm_program *p, const etch_loops *l, int n_seats)
{
    int64_t n = at_most((int64_t)(work_of(p, l) / (etch__tiny_limits() ? 16 : PART_WORK)), 8 * (int64_t)n_seats);
    return n < 1 ? 1 : n;
}

/* Whether blocks are shared out, and how. */
static void divide_blocks(const etch_vm_program *p, const etch_loops *l, sharing *sh, int n_seats)
{
    sh->n_blocks = 0;
    sh->results_bytes = 0;
    sh->n_pieces = 0;
    if (!p->has_tail || n_seats < 2)
        return;
    int64_t wanted = wanted_parts(p, l, n_seats), n_blocks = etch__vm_reduce_blocks(l);
    sh->n_pieces = etch__vm_reduce_pieces(l);
    if (2 * sh->n_pieces > wanted || n_blocks < 2)
        return;
    sh->n_blocks = n_blocks;
    sh->per_part = pieces(n_blocks, wanted / sh->n_pieces);
    sh->n_spans = pieces(n_blocks, sh->per_part);
    sh->results_bytes = etch__vm_aligned(etch__vm_reduce_block_bytes(p, l));
}

/* Of all seats. */
static size_t shared_bytes(const sharing *sh, int n_seats)
{
    return (size_t)n_seats * (sh->bytes + etch__vm_aligned(sizeof(seat))) + (size_t)sh->n_pieces * sh->results_bytes;
}

/* The fault of the first part that has one: the same for any number of threads. */
static const etch_tile_op *first_fault(const seat *seats, int n_seats)
{
    const seat *first = NULL;
    for (const seat *s = seats; s < seats + n_seats; s++)
        if (s->is_ready && s->r.fault && (!first || s->faulted_part < first->faulted_part))
            first = s;
    return first ? first->r.fault : NULL;
}

/* What the blocks of each piece come to, on this thread: it takes no time beside them. */
static void end_pieces(sharing *sh, int n_seats)
{
    seat *s = &sh->seats[0];
    if (first_fault(sh->seats, n_seats) || atomic_load(&sh->is_stopped))
        return;
    for (int64_t i = 0; i < sh->n_pieces && !s->r.fault; i++) {
        bool ok = etch__vm_reduce_end(s->r.p, &s->body, &s->tail, i, s->memory + sh->reduce_at,
                                      sh->results + (size_t)i * sh->results_bytes);
        s->r.fault = s->tail.fault;
        s->faulted_part = i;
        if (!ok && !s->r.fault)
            atomic_store(&sh->is_stopped, true);
    }
}

static bool run_shared(run *r, sharing *sh, char *memory, int n_seats)
{
    sh->seats = (seat *)(void *)(memory + (size_t)n_seats * sh->bytes);
    for (int i = 0; i < n_seats; i++) {
        seat *s = &sh->seats[i];
        s->r = *r;
        s->r.cx = i == 0 ? r->cx : NULL;
        s->r.is_stopped = &sh->is_stopped;
        s->memory = memory + (size_t)i * sh->bytes;
        s->is_ready = s->has_failed = false;
        s->faulted_part = 0;
    }
    take_seat(sh, &sh->seats[0]);
    if (!sh->seats[0].has_failed && sh->n_blocks > 0) {
        sh->results = memory + (size_t)n_seats * (sh->bytes + etch__vm_aligned(sizeof(seat)));
        etch__pool_run(run_span, sh, sh->n_pieces * sh->n_spans);
        end_pieces(sh, n_seats);
    } else if (!sh->seats[0].has_failed) {
        sh->n_pieces = count_pieces(r, &sh->seats[0].body);
        sh->per_part = pieces(sh->n_pieces, wanted_parts(r->p, r->l, n_seats));
        etch__pool_run(run_pieces, sh, pieces(sh->n_pieces, sh->per_part));
    }
    r->fault = first_fault(sh->seats, n_seats);
    return !r->fault && !atomic_load(&sh->is_stopped);
}

static bool run_alone(run *r, const sharing *sh, char *memory)
{
    set_slots(r, memory);
    if (!run_once(r))
        return false;
    if (is_all_scalar(r)) {
        store_scalars(r);
        return true;
    }
    if (r->l->is_one_tile && r->p->is_plain_map && can_run_in_place(r))
        return run_one_tile(r);
    etch_vm_view body, tail;
    init_views(r, &body, &tail, memory + sh->ports_at);
    bool ok = run_range(r, &body, &tail, 0, count_pieces(r, &body), memory + sh->reduce_at);
    r->fault = body.fault ? body.fault : r->p->has_tail ? tail.fault : NULL;
    return ok;
}

/* Where things lie in a thread's memory. */
static void lay_out(const etch_vm_program *p, const etch_loops *l, sharing *sh)
{
    sh->reduce_at = map_bytes(p, &sh->ports_at);
    sh->bytes = etch__vm_aligned(sh->reduce_at + (p->has_tail ? etch__vm_reduce_bytes(p, l) : 0));
}

static bool is_empty(const etch_vm_program *p, const etch_loops *l)
{
    return l->n_kept_total == 0 || (l->n_reduced_total == 0 && !p->has_tail);
}

size_t etch__vm_bytes_alone(const etch_launch *launch)
{
    sharing sh;
    lay_out(launch->program, launch->loops, &sh);
    return sh.bytes;
}

etch_status etch__vm_reserve(etch_ctx *cx, const etch_vm_program *p, const etch_loops *l)
{
    sharing sh;
    etch_vm_scratch *s;
    lay_out(p, l, &sh);
    divide_blocks(p, l, &sh, etch__pool_width());
    return etch__vm_scratch_get(cx, shared_bytes(&sh, etch__pool_width()), &s);
}

bool etch__vm_run_alone(etch_ctx *cx, atomic_bool *is_stopped, etch_launch *launch, void *memory)
{
    sharing sh;
    run r = { .cx = cx, .is_stopped = is_stopped, .p = launch->program, .l = launch->loops, .launch = launch };
    if (is_empty(r.p, r.l))
        return true;
    lay_out(r.p, r.l, &sh);
    return run_alone(&r, &sh, memory);
}

etch_status etch__vm_run(etch_ctx *cx, etch_launch *launch)
{
    run r;
    r.cx = cx;
    r.is_stopped = NULL;
    r.streams = false;
    const etch_vm_program *p = r.p = launch->program;
    const etch_loops *l = r.l = launch->loops;
    r.launch = launch;
    r.fault = NULL;
    if (is_empty(p, l))
        return ETCH_OK;
    sharing sh;
    lay_out(p, l, &sh);
    int n_seats = work_of(p, l) >= (etch__tiny_limits() ? 64 : SHARED_WORK) ? etch__pool_width() : 1;
    if (n_seats > 1)
        divide_blocks(p, l, &sh, n_seats);
    etch_vm_scratch *s;
    ETCH_TRY(etch__vm_scratch_get(cx, n_seats > 1 ? shared_bytes(&sh, n_seats) : sh.bytes, &s));
    etch_vm_scratch mine = etch__vm_scratch_take(s);
    atomic_init(&sh.is_stopped, false);
    bool is_done = n_seats > 1 ? run_shared(&r, &sh, mine.memory, n_seats) : run_alone(&r, &sh, mine.memory);
    etch__vm_scratch_give(s, &mine);
    if (ETCH_LIKELY(is_done))
        return ETCH_OK;
    launch->fault_origin = r.fault ? r.fault->origin : 0;
    if (!r.fault)
        return cx->status;
    return etch__fail(cx, (etch_status)r.fault->fault, "%s",
                      r.fault->fault == ETCH_EDIVZERO ? "integer division by zero"
                                                      : "negative exponent of an integer power");
}
