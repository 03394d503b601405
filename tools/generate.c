/* Contents for inputs. A graph of one or two ops is built for the shape, planned and run: the tool has no numbers of its
 * own, and a seed gives the same inputs as the ops give a program. */
#include "generate.h"

#include "base/ctx.h"
#include "tensor/dtype.h"
#include <etch/graph.h>
#include <etch/ops.h>
#include <etch/plan.h>

/* What random strings are taken from. */
static const char *const words[] = { "ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine" };

typedef struct generator {
    etch_graph *g;
    etch_val key, counter, shape;
} generator;

/* i64 from low to high - 1. */
static etch_val build_integers(const generator *q, int64_t low, int64_t high)
{
    return etch_build_random_integers(q->g, q->key, q->counter, q->shape, etch_graph_int(q->g, ETCH_I64, low),
                                      etch_graph_int(q->g, ETCH_I64, high), ETCH_I64);
}

static etch_val build_words(etch_ctx *cx, const generator *q)
{
    etch_tensor *list = NULL;
    int64_t n = ETCH_COUNT_OF(words);
    if (etch_tensor_from(cx, ETCH_STRING, &n, 1, words, &list) != ETCH_OK)
        return 0;
    etch_val v = etch_build_gather(q->g, etch_graph_constant(q->g, list), build_integers(q, 0, n), 0, 0);
    etch_tensor_release(&list);
    return v;
}

static etch_val build_contents(etch_ctx *cx, const generator *q, cli_contents what, etch_dtype t, int64_t count)
{
    etch_dtype computed = t == ETCH_F64 ? ETCH_F64 : ETCH_F32; /* half types are rounded from f32 */
    if (what == CLI_IOTA) {
        etch_val flat = etch_build_iota(q->g, etch_graph_int_list(q->g, ETCH_INTS(count)), 0, ETCH_I64);
        return etch_build_reshape(q->g, etch_build_cast(q->g, flat, t), q->shape);
    }
    switch (etch__dtypes[t].cls) {
    case ETCH_CLASS_FLOAT:
        if (what == CLI_UNIFORM)
            return etch_build_cast(q->g, etch_build_random_uniform(q->g, q->key, q->counter, q->shape, computed), t);
        return etch_build_cast(q->g, etch_build_random_normal(q->g, q->key, q->counter, q->shape, computed), t);
    case ETCH_CLASS_BOOL: return etch_build_cast(q->g, build_integers(q, 0, 2), t);
    case ETCH_CLASS_STRING: return build_words(cx, q);
    default:
        if (what == CLI_UNIFORM)
            return etch_build_cast(q->g, build_integers(q, 0, 100), t);
        return etch_build_cast(q->g, build_integers(q, etch__dtype_is(t, ETCH_CLASS_UINT) ? 0 : -8, 9), t);
    }
}

static etch_status run_graph(etch_ctx *cx, etch_graph *g, uint64_t seed, uint64_t stream, etch_tensor **out)
{
    /* 2^40 counters apart, so that no two inputs see the same numbers. */
    uint64_t counter = stream << 40;
    etch_tensor *in[2] = { NULL, NULL };
    etch_plan *p = NULL;
    etch_status s = etch_plan_new(cx, g, NULL, &p);
    if (s == ETCH_OK)
        s = etch_tensor_from(cx, ETCH_U64, NULL, 0, &seed, &in[0]);
    if (s == ETCH_OK)
        s = etch_tensor_from(cx, ETCH_U64, NULL, 0, &counter, &in[1]);
    if (s == ETCH_OK)
        s = etch_plan_run(cx, p, in, 2, out, 1);
    etch_tensor_release(&in[0]);
    etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    return s;
}

etch_status cli_generate(etch_ctx *cx, cli_contents what, etch_dtype t, const int64_t *dims, int rank, uint64_t seed,
                         uint64_t stream, etch_tensor **out)
{
    int64_t count = 1;
    for (int i = 0; i < rank; i++)
        if (dims[i] < 0 || ETCH_MUL_OVERFLOWS(count, dims[i], &count))
            return etch__fail(cx, ETCH_ERANGE, "the tensor is too large");
    if (what == CLI_IOTA && t == ETCH_STRING)
        return etch__fail(cx, ETCH_EINVAL, "iota is for numbers, the input holds strings");
    etch_graph *g = NULL;
    ETCH_TRY(etch_graph_new(cx, "contents", &g));
    generator q = { .g = g };
    q.key = etch_graph_input(g, "key", "u64[]");
    q.counter = etch_graph_input(g, "counter", "u64[]");
    q.shape = etch_graph_int_list(g, (etch_ints){ dims, rank });
    etch_graph_output(g, build_contents(cx, &q, what, t, count));
    etch_status s = etch_failed(cx) ? etch_error_status(cx) : run_graph(cx, g, seed, stream, out);
    etch_graph_release(&g);
    return s;
}
