/* Sweeps: several programs, products and moves one after the other over a piece of their first axes, then over the next piece, so that what one of them writes is still in
 * the cache when the next one reads it. Pieces are shared out among the threads of the pool, each with memory of its own; or, where they are large, come in turn, and
 * all threads share each step. */
#include "kernel/vm_run.h"

#include "base/pool.h"
#include "kernel/call/matmul.h"
#include "kernel/vm_scratch.h"
#include "kernel/vm_program.h"
#include <string.h>

typedef struct sweeping {
    etch_ctx *cx;
    const etch_sweep *s;
    char *memory;
    size_t bytes, data_bytes; /* of a thread's memory, and of that for pointers */
    atomic_bool is_stopped, has_no_memory;
} sweeping;

/* Which piece, on which thread. */
typedef struct place {
    int64_t piece;
    int seat;
} place;

static int n_operands(const etch_swept *k) { return k->program->k->n_in + k->program->k->n_out; }

static int64_t offset(const sweeping *w, const etch_swept *k, int o, place at)
{
    const int64_t *step = k->step[o];
    int64_t rest = at.piece / w->s->n_along, to = at.piece % w->s->n_along * step[w->s->depth] + at.seat * k->seat[o];
    for (int a = w->s->depth; a-- > 0; rest /= w->s->extents[a])
        to += rest % w->s->extents[a] * step[a];
    return to;
}

/* Is it the last one along its axis? */
static bool is_last(const sweeping *w, place at) { return at.piece % w->s->n_along == w->s->n_along - 1; }

/* The program over the piece; `data` is room for where its operands are. */
static etch_launch launch_of(const sweeping *w, const etch_swept *k, place at, void **data)
{
    for (int o = 0; o < n_operands(k); o++)
        data[o] = (char *)k->data[o] + offset(w, k, o, at);
    return (etch_launch){ .program = k->program, .loops = is_last(w, at) ? k->last : k->loops, .data = data };
}

static int64_t rows_of(const sweeping *w, place at) { return is_last(w, at) ? w->s->last_rows : w->s->rows; }

static etch_ctx *cx_of(const sweeping *w, place at) { return at.seat == 0 ? w->cx : NULL; }

static bool run_program(sweeping *w, const etch_swept *k, place at, char *memory)
{
    etch_launch launch = launch_of(w, k, at, (void **)(void *)memory);
    return etch__vm_run_alone(cx_of(w, at), &w->is_stopped, &launch, memory + w->data_bytes);
}

/* The products of a piece, whose arrays and dims are given room by the caller. */
enum { N_ARRAYS = 3 };
typedef struct piece_call {
    etch_call call;
    etch_array arrays[N_ARRAYS];
    int64_t dims[ETCH_MAX_RANK];
} piece_call;

/* Which products of a batch there are the result's sizes say; of the others, only whether one stands for all. A product that is cut itself has its own sizes. */
static void find_products(const sweeping *w, const etch_swept *k, place at, piece_call *out)
{
    etch_array *z = &out->arrays[N_ARRAYS - 1];
    out->arrays[0] = k->call->in[0];
    out->arrays[1] = k->call->in[1];
    *z = k->call->out[0];
    for (int o = 0; o < N_ARRAYS; o++)
        out->arrays[o].data = (char *)k->data[o] + offset(w, k, o, at);
    memcpy(out->dims, z->dims, (size_t)z->rank * sizeof *z->dims);
    for (int a = 0; a < w->s->depth; a++)
        out->dims[a] = 1;
    if (k->kind == ETCH_SWEPT_BATCH)
        out->dims[w->s->depth] = rows_of(w, at);
    z->dims = out->dims;
    out->call = *k->call;
    out->call.cx = cx_of(w, at);
    out->call.in = out->arrays;
    out->call.out = z;
}

/* The first of the product's rows, or of its terms. */
static int64_t first_of(const sweeping *w, place at) { return at.piece % w->s->n_along * w->s->rows; }

static bool run_products(sweeping *w, const etch_swept *k, place at, char *memory)
{
    piece_call c;
    find_products(w, k, at, &c);
    char *room = memory + w->data_bytes;
    etch_status s = k->kind == ETCH_SWEPT_BATCH
                        ? etch__matmul_alone(&c.call, room, &w->is_stopped)
                        : etch__matmul_rows_alone(&c.call, first_of(w, at), rows_of(w, at), room, &w->is_stopped);
    if (s == ETCH_ENOMEM)
        atomic_store(&w->has_no_memory, true);
    return s == ETCH_OK;
}

static bool run_move(sweeping *w, const etch_swept *k, place at)
{
    etch_call call = *k->call;
    etch_array arrays[ETCH_SWEPT_MAX_MOVED + 1];
    int64_t dims[ETCH_SWEPT_MAX_MOVED + 1][ETCH_MAX_RANK];
    for (int o = 0; o <= call.n_in; o++) {
        etch_array *a = &arrays[o];
        *a = o < call.n_in ? call.in[o] : call.out[0];
        a->data = (char *)k->data[o] + offset(w, k, o, at);
        if (!etch__is_moved(a, &call.out[0]))
            continue;
        memcpy(dims[o], a->dims, (size_t)a->rank * sizeof *a->dims);
        dims[o][0] = rows_of(w, at);
        a->dims = dims[o];
    }
    call.cx = cx_of(w, at);
    call.in = arrays;
    call.out = &arrays[call.n_in];
    return call.fn(&call) == ETCH_OK;
}

static bool run_step(sweeping *w, const etch_swept *k, place at, char *memory)
{
    switch (k->kind) {
    case ETCH_SWEPT_KERNEL: return run_program(w, k, at, memory);
    case ETCH_SWEPT_MOVE: return run_move(w, k, at);
    case ETCH_SWEPT_BATCH:
    case ETCH_SWEPT_ROWS:
    case ETCH_SWEPT_TERMS: break;
    }
    return run_products(w, k, at, memory);
}

static void run_piece(void *user, int64_t i_piece, int seat)
{
    sweeping *w = user;
    char *memory = w->memory + (size_t)seat * w->bytes;
    for (int i = 0; i < w->s->n && !atomic_load_explicit(&w->is_stopped, memory_order_relaxed); i++)
        if (!run_step(w, &w->s->steps[i], (place){ i_piece, seat }, memory))
            atomic_store(&w->is_stopped, true);
}

/* ------------------------------------------------------------------------------------------------ in turn */

static etch_status run_shared(const sweeping *w, const etch_swept *k, place at)
{
    if (k->kind == ETCH_SWEPT_KERNEL) {
        void *data[ETCH_KERNEL_MAX_OPERANDS];
        etch_launch launch = launch_of(w, k, at, data);
        return etch__vm_run(w->cx, &launch);
    }
    piece_call c;
    find_products(w, k, at, &c);
    return etch__matmul_piece(&c.call, k->kind == ETCH_SWEPT_TERMS ? ETCH_MATMUL_TERMS : ETCH_MATMUL_ROWS,
                              first_of(w, at), rows_of(w, at));
}

static etch_status sweep_in_turn(const sweeping *w)
{
    for (place at = { 0 }; at.piece < w->s->n_pieces; at.piece++)
        for (int i = 0; i < w->s->n; i++)
            ETCH_TRY(run_shared(w, &w->s->steps[i], at));
    return ETCH_OK;
}

/* ------------------------------------------------------------------------------------------------ side by side */

static size_t most(size_t a, size_t b) { return a > b ? a : b; }

/* That a thread needs for the step, besides that for pointers. */
static size_t bytes_of(const etch_swept *k)
{
    if (k->kind != ETCH_SWEPT_KERNEL)
        return etch__vm_aligned(k->room);
    etch_launch piece = { .program = k->program, .loops = k->loops },
                last = { .program = k->program, .loops = k->last };
    return most(etch__vm_bytes_alone(&piece), etch__vm_bytes_alone(&last));
}

etch_status etch__vm_sweep(etch_ctx *cx, const etch_sweep *s)
{
    sweeping w = { .cx = cx, .s = s };
    if (s->is_in_turn)
        return sweep_in_turn(&w);
    int width = s->n_pieces > 1 ? etch__pool_width() : 1;
    for (int i = 0; i < s->n; i++) {
        const etch_swept *k = &s->steps[i];
        w.bytes = most(w.bytes, bytes_of(k));
        if (k->kind == ETCH_SWEPT_KERNEL)
            w.data_bytes = most(w.data_bytes, etch__vm_aligned((size_t)n_operands(k) * sizeof(void *)));
    }
    w.bytes += w.data_bytes;
    etch_vm_scratch *scratch;
    ETCH_TRY(etch__vm_scratch_get(cx, (size_t)width * w.bytes, &scratch));
    etch_vm_scratch mine = etch__vm_scratch_take(scratch);
    w.memory = mine.memory;
    etch__pool_run(run_piece, &w, s->n_pieces);
    etch__vm_scratch_give(scratch, &mine);
    if (atomic_load(&w.has_no_memory))
        return etch__fail_nomem(cx);
    return atomic_load(&w.is_stopped) ? cx->status : ETCH_OK;
}
