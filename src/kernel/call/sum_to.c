/* sum_to: the gradient of broadcasting. x is summed over the axes along which the result's shape would have been
 * repeated to give x's: leading axes that it lacks, and axes where it has size 1 and x has not. Which those are is seen
 * here, when sizes are known.
 *
 * The sum is a kernel program of the same form as that of the op `sum`, so that both give the same bits. Axes that the
 * result lacks are summed whatever their size, as `sum` does where that is known when a graph is made; axes of size 1 in both are left alone: nothing
 * happens to their elements, not even to the sign of a zero.
 *
 * Programs depend on dtype, rank and axes only, and a context keeps those it made: the gradients of one model ask for the
 * same few again and again. When the list is full it starts over. */
#include "kernel/call/calls.h"

#include "kernel/launch.h"

enum { MAX_PROGRAMS = 32 };

typedef struct programs {
    const etch_allocator *alloc;
    etch_arena arena; /* of everything below */
    int n;
    struct {
        etch_dtype dtype;
        int rank;
        uint32_t reduced;
        etch_vm_program *program;
    } made[MAX_PROGRAMS];
} programs;

static const char programs_key;

static void destroy_programs(void *p)
{
    programs *all = p;
    etch__arena_fini(&all->arena);
    etch__free(all->alloc, all, sizeof *all);
}

/* The context's list; NULL with the error on cx. */
static programs *get_programs(etch_ctx *cx)
{
    programs *all = etch__ctx_attached(cx, &programs_key);
    if (all)
        return all;
    all = etch__alloc_zeroed(cx->alloc, sizeof *all);
    if (!all) {
        etch__fail_nomem(cx);
        return NULL;
    }
    all->alloc = cx->alloc;
    etch__arena_init(&all->arena, cx->alloc, 8192);
    if (etch__ctx_attach(cx, &programs_key, all, destroy_programs) != ETCH_OK) {
        destroy_programs(all);
        return NULL;
    }
    return all;
}

static etch_status make_program(etch_ctx *cx, etch_arena *arena, etch_dtype t, int rank, uint32_t reduced,
                                etch_vm_program **out)
{
    etch_kernel *k = etch__kernel_new(cx, arena, rank, reduced);
    if (!k)
        return cx->status;
    k->n_in = k->n_out = 1;
    k->in[0] = (etch_koperand){ .dtype = t, .rank = (uint8_t)rank };
    k->out[0] = (etch_koperand){ .dtype = t };
    for (int i = 0; i < rank; i++) {
        k->in[0].axis[i] = (int8_t)i;
        if (!(reduced & 1u << i))
            k->out[0].axis[k->out[0].rank++] = (int8_t)i;
    }
    etch_kval sum = etch__k_reduce(k, ETCH_KOP_RSUM, etch__k_load(k, 0));
    etch__k_begin_tail(k);
    if (etch__k_store(k, 0, etch__k_settle(k, sum, t)) == ETCH_KVAL_FAILED)
        return cx->status;
    return etch__vm_prepare(cx, k, NULL, out);
}

static etch_status find_program(etch_ctx *cx, etch_dtype t, int rank, uint32_t reduced, etch_vm_program **out)
{
    programs *all = get_programs(cx);
    if (!all)
        return cx->status;
    for (int i = 0; i < all->n; i++)
        if (all->made[i].dtype == t && all->made[i].rank == rank && all->made[i].reduced == reduced) {
            *out = all->made[i].program;
            return ETCH_OK;
        }
    if (all->n == MAX_PROGRAMS) {
        etch__arena_reset(&all->arena, (etch_arena_mark){ NULL, NULL });
        all->n = 0;
    }
    etch_arena_mark mark = etch__arena_mark(&all->arena);
    etch_status s = make_program(cx, &all->arena, t, rank, reduced, out);
    if (s != ETCH_OK) {
        etch__arena_reset(&all->arena, mark);
        return s;
    }
    all->made[all->n].dtype = t;
    all->made[all->n].rank = rank;
    all->made[all->n].reduced = reduced;
    all->made[all->n++].program = *out;
    return ETCH_OK;
}

etch_status etch__call_sum_to(etch_call *c)
{
    const etch_array *x = &c->in[0], *y = &c->out[0];
    char from[ETCH_SHAPE_TEXT], to[ETCH_SHAPE_TEXT];
    int n_new = x->rank - y->rank, n_kept = 0;
    int64_t y_dims[ETCH_MAX_RANK], y_strides[ETCH_MAX_RANK];
    uint32_t reduced = 0;
    bool fits = n_new >= 0;
    for (int i = 0; i < x->rank && fits; i++) {
        int64_t target = i < n_new ? 1 : y->dims[i - n_new];
        fits = target == 1 || target == x->dims[i];
        if (i < n_new || target != x->dims[i]) {
            reduced |= 1u << i;
            continue;
        }
        y_dims[n_kept] = target;
        y_strides[n_kept++] = y->strides[i - n_new];
    }
    if (!fits)
        return etch__fail(c->cx, ETCH_ESHAPE, "%s: shape %s does not broadcast to x's shape %s", c->op,
                          etch__shape_text(y->dims, y->rank, to), etch__shape_text(x->dims, x->rank, from));
    if (!reduced) {
        etch__copy_strided(x->dtype, y->rank, y->dims, y->data, y->strides, x->data, x->strides);
        return ETCH_OK;
    }
    etch_vm_program *program = NULL;
    ETCH_TRY(find_program(c->cx, x->dtype, x->rank, reduced, &program));
    etch_loops loops;
    int64_t strides[2][ETCH_MAX_RANK];
    etch_layout layouts[2] = { { x->dims, x->strides }, { y_dims, y_strides } };
    etch__vm_bind(program, x->dims, layouts, strides, &loops);
    void *data[2] = { x->data, y->data };
    etch_launch launch = { .program = program, .loops = &loops, .data = data };
    bool asked = c->cx->asks; /* what would run then might need sums too, and drop this program */
    c->cx->asks = false;
    etch_status s = etch__vm_run(c->cx, &launch);
    c->cx->asks = asked;
    return s;
}
