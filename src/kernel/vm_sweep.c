/* Sweeps: several programs and products one after the other over a piece of their first axes, then over the next piece, so that what one of them writes is still in
 * the cache when the next one reads it. Pieces are shared out among the threads of the pool, each with memory of its own. */
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

static int n_operands(const etch_launch *l) { return l->program->k->n_in + l->program->k->n_out; }

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

static bool run_program(sweeping *w, const etch_swept *k, place at, char *memory)
{
    void **data = (void **)(void *)memory;
    etch_launch launch = k->launch;
    launch.loops = is_last(w, at) ? k->last : k->launch.loops;
    for (int o = 0; o < n_operands(&launch); o++)
        data[o] = (char *)k->launch.data[o] + offset(w, k, o, at);
    launch.data = data;
    return etch__vm_run_alone(at.seat == 0 ? w->cx : NULL, &w->is_stopped, &launch, memory + w->data_bytes);
}

static bool run_products(sweeping *w, const etch_swept *k, place at, char *memory)
{
    enum { N = 3 };
    etch_array arrays[N] = { k->call->in[0], k->call->in[1], k->call->out[0] }, *z = &arrays[N - 1];
    int64_t dims[ETCH_MAX_RANK];
    for (int o = 0; o < N; o++)
        arrays[o].data += offset(w, k, o, at);
    /* Which products of the batch there are the result's sizes say; of the others, only whether one stands for all. */
    memcpy(dims, z->dims, (size_t)z->rank * sizeof *dims);
    for (int a = 0; a < w->s->depth; a++)
        dims[a] = 1;
    dims[w->s->depth] = is_last(w, at) ? w->s->last_rows : w->s->rows;
    z->dims = dims;
    etch_call call = *k->call;
    call.cx = at.seat == 0 ? w->cx : NULL;
    call.in = arrays;
    call.out = z;
    etch_status s = etch__matmul_alone(&call, memory + w->data_bytes, &w->is_stopped);
    if (s == ETCH_ENOMEM)
        atomic_store(&w->has_no_memory, true);
    return s == ETCH_OK;
}

static void run_piece(void *user, int64_t i_piece, int seat)
{
    sweeping *w = user;
    char *memory = w->memory + (size_t)seat * w->bytes;
    for (int i = 0; i < w->s->n && !atomic_load_explicit(&w->is_stopped, memory_order_relaxed); i++) {
        const etch_swept *k = &w->s->steps[i];
        if (!(k->call ? run_products : run_program)(w, k, (place){ i_piece, seat }, memory))
            atomic_store(&w->is_stopped, true);
    }
}

static size_t most(size_t a, size_t b) { return a > b ? a : b; }

/* That a thread needs for the step, besides that for pointers. */
static size_t bytes_of(const etch_swept *k)
{
    if (k->call)
        return etch__vm_aligned(k->room);
    etch_launch last = k->launch;
    last.loops = k->last;
    return most(etch__vm_bytes_alone(&k->launch), etch__vm_bytes_alone(&last));
}

etch_status etch__vm_sweep(etch_ctx *cx, const etch_sweep *s)
{
    sweeping w = { .cx = cx, .s = s };
    int width = s->n_pieces > 1 ? etch__pool_width() : 1;
    for (int i = 0; i < s->n; i++) {
        const etch_swept *k = &s->steps[i];
        w.bytes = most(w.bytes, bytes_of(k));
        if (!k->call)
            w.data_bytes = most(w.data_bytes, etch__vm_aligned((size_t)n_operands(&k->launch) * sizeof(void *)));
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
