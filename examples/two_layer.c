/* A two-layer network with a symbolic batch: built once, planned once, run at 100 batch sizes. */
#include <etch/etch.h>
#include <stdio.h>

/* relu(x @ w + b) */
static etch_val dense(etch_graph *g, etch_val x, etch_val w, etch_val b)
{
    return etch_build_relu(g, etch_build_add(g, etch_build_matmul(g, x, w, false, false), b));
}

static etch_tensor *filled(etch_ctx *cx, int64_t rows, int64_t cols)
{
    etch_tensor *t = NULL;
    if (etch_tensor_new(cx, ETCH_F32, (int64_t[]){ rows, cols }, 2, &t) != ETCH_OK)
        return NULL;
    float *data = etch_tensor_map(cx, t, true);
    for (int64_t i = 0; i < rows * cols; i++)
        data[i] = (float)(i % 7 - 3) * 0.1f;
    etch_tensor_unmap(cx, t);
    return t;
}

int main(void)
{
    etch_runtime *rt = NULL;
    etch_ctx *cx = NULL;
    etch_graph *g = NULL;
    etch_plan *plan = NULL;
    if (etch_runtime_new(NULL, &rt) || etch_ctx_new(rt, &cx) || etch_graph_new(cx, "two_layer", &g))
        return 1;
    etch_val x = etch_graph_input(g, "x", "f32[batch, 784]");
    etch_val w1 = etch_graph_input(g, "w1", "f32[784, 128]"), b1 = etch_graph_input(g, "b1", "f32[1, 128]");
    etch_val w2 = etch_graph_input(g, "w2", "f32[128, 10]"), b2 = etch_graph_input(g, "b2", "f32[1, 10]");
    etch_graph_output(g, etch_build_softmax(g, dense(g, dense(g, x, w1, b1), w2, b2), -1));
    etch_status s = etch_plan_new(cx, g, NULL, &plan);

    etch_tensor *in[5] = { NULL, filled(cx, 784, 128), filled(cx, 1, 128), filled(cx, 128, 10), filled(cx, 1, 10) };
    for (int64_t batch = 1; s == ETCH_OK && batch <= 100; batch++) {
        etch_tensor *y = NULL;
        in[0] = filled(cx, batch, 784);
        s = etch_plan_run(cx, plan, in, 5, &y, 1);
        if (s == ETCH_OK && batch % 25 == 0)
            printf("batch %3lld: %lld rows of %lld probabilities\n", (long long)batch, (long long)etch_tensor_dim(y, 0),
                   (long long)etch_tensor_dim(y, 1));
        etch_tensor_release(&y);
        etch_tensor_release(&in[0]);
    }
    if (s != ETCH_OK)
        fprintf(stderr, "%s\n", etch_error_message(cx));
    else
        printf("100 batch sizes, %d plan\n", etch_plan_get_stats(cx, plan).n_variants);
    for (int i = 0; i < 5; i++)
        etch_tensor_release(&in[i]);
    etch_plan_release(&plan), etch_graph_release(&g), etch_ctx_release(&cx), etch_runtime_release(&rt);
    return s != ETCH_OK;
}
