#include "unit/runtime/sweep_testing.h"

etch_tensor *numbers(world *w, int rank, const int64_t *dims, uint32_t seed)
{
    etch_tensor *t = NULL;
    must(w, etch_tensor_new(w->cx, ETCH_F32, dims, rank, &t));
    float *x = etch_tensor_map(w->cx, t, true);
    for (int64_t i = 0; i < etch_tensor_count(t); i++) {
        seed = seed * 1664525u + 1013904223u;
        x[i] = (float)(int32_t)seed * 0x1p-30f;
    }
    return t;
}

static etch_plan *plan_of(world *w, const char *text, bool is_turn, bool finds_nans)
{
    etch_graph *g = graph_of(w, text);
    etch_plan *p = NULL;
    etch_plan_options options = { .level = 2, .finds_nans = finds_nans };
    must(w, (is_turn ? etch__plan_new_turn : etch_plan_new)(w->cx, g, &options, &p));
    etch_graph_release(&g);
    return p;
}

static int count_strips(world *w, const etch_plan_body *b)
{
    const etch_frame *f = etch__frame_find(w->cx, b);
    int n = 0;
    for (uint32_t s = 0; s < b->steps.n; s++)
        n += b->steps.at[s].n_stripped && f->sweeps[b->steps.at[s].i_stripped].all.n_pieces > 1;
    return n;
}

size_t check_together(world *w, const char *text, runs_of how, etch_tensor **in, int n_in, int n_out)
{
    /* (Who looks for NaNs does not sweep.) */
    etch_plan *apart = plan_of(w, text, how.is_turn, true), *together = plan_of(w, text, how.is_turn, false);
    const etch_plan_body *b = atomic_load(&together->newest);
    assert_int_equal(b->n_sweeps, how.n_sweeps);
    etch_tensor *want[8], *got[8];
    size_t bytes = 0;
    must(w, etch_plan_run(w->cx, apart, in, n_in, want, n_out));
    static const int widths[] = { 1, 2, 3, 7 };
    for (size_t i = 0; i < ETCH_COUNT_OF(widths); i++) {
        etch__pool_set_width(widths[i]);
        must(w, etch_plan_run(w->cx, together, in, n_in, got, n_out));
        assert_int_equal(count_strips(w, b), how.n_strips);
        bytes = i == 0 ? etch_plan_get_stats(w->cx, together).arena_bytes : bytes;
        for (int k = 0; k < n_out; k++) {
            assert_memory_equal(etch_tensor_map(w->cx, want[k], false), etch_tensor_map(w->cx, got[k], false),
                                (size_t)etch_tensor_count(want[k]) * sizeof(float));
            etch_tensor_release(&got[k]);
        }
    }
    etch__pool_set_width(0);
    for (int k = 0; k < n_out; k++)
        etch_tensor_release(&want[k]);
    for (int k = 0; k < n_in; k++)
        etch_tensor_release(&in[k]);
    etch_plan_release(&apart), etch_plan_release(&together);
    return bytes;
}
