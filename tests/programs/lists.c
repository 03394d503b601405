/* Programs that collect results in lists: written and stacked, growing, parts of different lengths, read in another loop. */
#include "programs.h"

typedef struct around {
    etch_tensor *x, *n, *v, *found;
} around;

static etch_tensor *has_more(etch_ctx *cx, etch_tensor *const *state, int n, void *user)
{
    (void)n;
    return etch_less(cx, state[0], ((const around *)user)->n);
}

/* --- list_write: a list as long as there are turns ------------------------------------------------------------------- */

static void write_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const around *a = user;
    (void)n;
    etch_tensor *h = etch_tanh(cx, etch_add(cx, item(cx, a->x, state[0]), etch_mul(cx, state[1], a->v)));
    next[0] = next_integer(cx, state[0]);
    next[1] = h;
    next[2] = etch_list_replace(cx, (etch_list){ state[2], NULL }, state[0], etch_mul(cx, h, h)).rows;
}

void run_list_write(etch_ctx *cx, const given *in, etch_tensor **y)
{
    around a = { .x = in->x[0], .n = etch_tensor_dim_of(cx, in->x[0], 0), .v = value(cx, in->v[0]) };
    etch_tensor *state[] = { integer(cx, 0), a.v, etch_list_like(cx, a.v, a.n).rows };
    etch_while(cx, state, 3, has_more, write_turn, &a, NULL, state);
    y[0] = etch_list_stack(cx, (etch_list){ state[2], NULL });
    y[1] = state[1];
}

/* --- list_grow: from nothing, with places left out --------------------------------------------------------------------- */

static void grow_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    (void)n, (void)user;
    etch_list l = etch_list_unflatten(state + 2, 1);
    etch_tensor *at = etch_mul(cx, state[0], integer(cx, 2));
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_sin(cx, times(cx, state[1], 1.5));
    l = etch_list_set(cx, etch_list_set(cx, l, at, next[1]), next_integer(cx, at), etch_zeros_like(cx, next[1]));
    (void)etch_list_flatten(cx, l, next + 2, NULL);
}

void run_list_grow(etch_ctx *cx, const given *in, etch_tensor **y)
{
    around a = { .n = in->x[1] };
    etch_tensor *state[3] = { integer(cx, 0), in->x[0] };
    etch_spec *types[3] = { NULL };
    if (etch_list_flatten(cx, etch_list_like(cx, in->x[0], integer(cx, 0)), state + 2, types + 2) != 1)
        return;
    etch_while(cx, state, 3, has_more, grow_turn, &a, &(etch_loop_options){ .state_types = types }, state);
    etch_spec_release(&types[2]);
    y[0] = state[2];
    y[1] = state[1];
}

/* --- list_concat: parts of different lengths --------------------------------------------------------------------------- */

void run_list_concat(etch_ctx *cx, const given *in, etch_tensor **y)
{
    etch_tensor *x = in->x[0], *k = in->x[1];
    etch_tensor *lengths = etch_stack(cx, (etch_tensor *[]){ k, etch_sub(cx, etch_tensor_dim_of(cx, x, 0), k) }, 2, 0);
    etch_list halves = etch_list_split(cx, x, lengths);
    etch_tensor *head = etch_list_get(cx, halves, integer(cx, 0)), *tail = etch_list_get(cx, halves, integer(cx, 1));
    etch_list parts = etch_list_new(cx, x ? etch_tensor_dtype(x) : ETCH_F64, (int64_t[]){ ETCH_ANY_SIZE, 2 }, 2, 3);
    parts = etch_list_set(cx, parts, integer(cx, 2), etch_exp(cx, head));
    parts = etch_list_set(cx, parts, integer(cx, 0), etch_mul(cx, tail, item(cx, x, integer(cx, 0))));
    parts = etch_list_set(cx, parts, integer(cx, 1), etch_concat(cx, (etch_tensor *[]){ head, x }, 2, 0));
    y[0] = etch_list_concat(cx, parts);
    y[1] = total(cx, x);
}

/* --- list_read: one loop writes, another one reads from the end ---------------------------------------------------------- */

static void fill_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const around *a = user;
    (void)n;
    etch_tensor *e = etch_exp(cx, etch_mul(cx, item(cx, a->x, state[0]), a->v));
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_list_replace(cx, (etch_list){ state[1], NULL }, state[0], e).rows;
}

static void read_turn(etch_ctx *cx, etch_tensor *const *state, int n, etch_tensor **next, void *user)
{
    const around *a = user;
    (void)n;
    etch_tensor *at = etch_sub(cx, etch_sub(cx, a->n, integer(cx, 1)), state[0]);
    etch_tensor *e = etch_list_get(cx, (etch_list){ a->found, NULL }, at);
    next[0] = next_integer(cx, state[0]);
    next[1] = etch_tanh(cx, etch_add(cx, etch_mul(cx, state[1], a->v), e));
}

void run_list_read(etch_ctx *cx, const given *in, etch_tensor **y)
{
    around a = { .x = in->x[0], .n = etch_tensor_dim_of(cx, in->x[0], 0), .v = value(cx, in->v[0]) };
    etch_tensor *first = item(cx, a.x, integer(cx, 0));
    etch_tensor *filled[] = { integer(cx, 0), etch_list_like(cx, first, a.n).rows };
    etch_while(cx, filled, 2, has_more, fill_turn, &a, NULL, filled);
    a.found = filled[1];
    etch_tensor *state[] = { integer(cx, 0), first };
    etch_while(cx, state, 2, has_more, read_turn, &a, NULL, state);
    y[0] = state[1];
    y[1] = etch_list_stack(cx, (etch_list){ a.found, NULL });
}
