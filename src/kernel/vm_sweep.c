/* Sweeps: several programs one after the other over a piece of their first axis, then over the next piece, so that what one program writes is still in
 * the cache when the next one reads it. Pieces are shared out among the threads of the pool, each with memory of its own. */
#include "kernel/vm_run.h"

#include "base/pool.h"
#include "kernel/vm_scratch.h"
#include "kernel/vm_program.h"

typedef struct sweeping {
    etch_ctx *cx;
    const etch_sweep *s;
    char *memory;
    size_t bytes, data_bytes; /* of a thread's memory, and of that for pointers */
    atomic_bool is_stopped;
} sweeping;

static int n_operands(const etch_launch *l) { return l->program->k->n_in + l->program->k->n_out; }

static void run_piece(void *user, int64_t i_piece, int seat)
{
    sweeping *w = user;
    const etch_sweep *s = w->s;
    char *memory = w->memory + (size_t)seat * w->bytes;
    void **data = (void **)(void *)memory;
    for (int i = 0; i < s->n && !atomic_load_explicit(&w->is_stopped, memory_order_relaxed); i++) {
        const etch_swept *k = &s->kernels[i];
        etch_launch launch = k->launch;
        launch.loops = i_piece == s->n_pieces - 1 ? k->last : k->launch.loops;
        for (int o = 0; o < n_operands(&launch); o++)
            data[o] = (char *)k->launch.data[o] + i_piece * k->step[o];
        launch.data = data;
        if (!etch__vm_run_alone(seat == 0 ? w->cx : NULL, &w->is_stopped, &launch, memory + w->data_bytes))
            atomic_store(&w->is_stopped, true);
    }
}

etch_status etch__vm_sweep(etch_ctx *cx, const etch_sweep *s)
{
    sweeping w = { .cx = cx, .s = s };
    int width = s->n_pieces > 1 ? etch__pool_width() : 1;
    for (int i = 0; i < s->n; i++) {
        etch_launch last = s->kernels[i].launch;
        last.loops = s->kernels[i].last;
        size_t bytes = etch__vm_bytes_alone(&s->kernels[i].launch), of_last = etch__vm_bytes_alone(&last);
        bytes = bytes > of_last ? bytes : of_last;
        w.bytes = w.bytes > bytes ? w.bytes : bytes;
        size_t data_bytes = etch__vm_aligned((size_t)n_operands(&last) * sizeof(void *));
        w.data_bytes = w.data_bytes > data_bytes ? w.data_bytes : data_bytes;
    }
    w.bytes += w.data_bytes;
    etch_vm_scratch *scratch;
    ETCH_TRY(etch__vm_scratch_get(cx, (size_t)width * w.bytes, &scratch));
    etch_vm_scratch mine = etch__vm_scratch_take(scratch);
    w.memory = mine.memory;
    etch__pool_run(run_piece, &w, s->n_pieces);
    etch__vm_scratch_give(scratch, &mine);
    return atomic_load(&w.is_stopped) ? cx->status : ETCH_OK;
}
