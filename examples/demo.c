/* What a function does, and what it says when it is traced again.
 *
 * A linear model is fitted by gradient descent. The same work is done four times: with three habits that cost traces, one at a
 * time, and with none of them, as the advice has it; then the model is evaluated. What is said about traces comes from the
 * events of the runtime. `make demo` runs this. */
#include <etch/etch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N_EPOCHS = 10, N_BATCHES = 4, N_FEATURES = 4, N_ROWS = 128, COLUMNS = 100 };

/* One way of doing the work. */
typedef struct habits {
    const char *title;
    etch_policy policy;
    bool rate_is_number, makes_function_per_epoch;
} habits;

/* What was said about it. */
typedef struct tally {
    etch_ctx *cx;
    unsigned n_calls, n_traces, n_warnings;
    uint64_t ns;
    size_t bytes;
    char *last; /* event, in words */
} tally;

/* --- the work --------------------------------------------------------------------------------------------------------- */

/* (x, y, w, rate, training): the weights after one step of gradient descent, or the mean squared error if not training. */
static void step(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *out, void *user)
{
    (void)n_args, (void)user;
    etch_tensor *x = args[0].tensor, *y = args[1].tensor, *w = args[2].tensor;
    etch_tensor *rate = args[3].kind == ETCH_SPEC_TENSOR ? args[3].tensor
                                                         : etch_scalar(cx, ETCH_F32, args[3].literal.f[0]);
    etch_tensor *error = etch_sub(cx, etch_matmul(cx, x, w, false, false), y);
    if (args[4].literal.b) {
        etch_tensor *n = etch_cast(cx, etch_tensor_dim_of(cx, x, 0), ETCH_F32); /* a size that stays a symbol */
        etch_tensor *gradient = etch_div(cx, etch_matmul(cx, x, error, true, false), n);
        etch_return(out, etch_sub(cx, w, etch_mul(cx, rate, gradient)));
    } else {
        etch_return(out, etch_mean(cx, etch_square(cx, error), ETCH_ALL_AXES, false));
    }
}

/* Calls f for the first n rows of the data, and reads the result: new weights, or the error. */
static etch_status call_step(tally *t, etch_function *f, int64_t n, const float *weights, etch_arg rate, bool training,
                             float *out)
{
    float x[N_ROWS][N_FEATURES], y[N_ROWS] = { 0 };
    for (int i = 0; i < N_ROWS; i++)
        for (int k = 0; k < N_FEATURES; k++) {
            x[i][k] = (float)((i * 37 + k * 59) % 101 - 50) * 0.02f;
            y[i] += x[i][k] * (float)(k + 1);
        }
    etch_arg flag = ETCH_ARG_BOOL(training);
    flag.label = "training";
    etch_arg args[] = { ETCH_ARG_TENSOR(etch_from(t->cx, ETCH_F32, (int64_t[]){ n, N_FEATURES }, 2, x)),
                        ETCH_ARG_TENSOR(etch_from(t->cx, ETCH_F32, (int64_t[]){ n, 1 }, 2, y)),
                        ETCH_ARG_TENSOR(etch_from(t->cx, ETCH_F32, (int64_t[]){ N_FEATURES, 1 }, 2, weights)), rate,
                        flag };
    etch_tensor *y_out = NULL;
    t->n_calls++;
    if (etch_call_args(t->cx, f, args, 5, &y_out, 1, NULL) < 0)
        return etch_error_status(t->cx);
    return etch_tensor_read(t->cx, y_out, out, (training ? N_FEATURES : 1) * sizeof *out);
}

/* The weights after all epochs. */
static etch_status train(tally *t, const habits *h, etch_function **f, float weights[N_FEATURES])
{
    etch_function_options options = { .structured = step, .policy = h->policy, .code = h }; /* each way a program */
    etch_status s = ETCH_OK;
    memset(weights, 0, N_FEATURES * sizeof *weights);
    etch_function_release(f);
    for (int i = 0; i < N_EPOCHS * N_BATCHES && s == ETCH_OK; i++) {
        int epoch = i / N_BATCHES, batch = i % N_BATCHES;
        double decayed = 2 / (1 + 0.2 * epoch);
        etch_scope scope = etch_scope_begin(t->cx);
        if (h->makes_function_per_epoch && batch == 0)
            etch_function_release(f);
        if (!*f)
            *f = etch_function_new(t->cx, "step", NULL, NULL, &options);
        etch_arg rate = h->rate_is_number ? ETCH_ARG_FLOAT(decayed)
                                          : ETCH_ARG_TENSOR(etch_scalar(t->cx, ETCH_F32, decayed));
        s = call_step(t, *f, 8 + batch * (epoch + 1), weights, rate, true, weights);
        etch_scope_end(t->cx, scope);
    }
    return s;
}

/* The mean squared error, at 100 sizes. */
static etch_status evaluate(tally *t, etch_function *f, const float weights[N_FEATURES], float *error)
{
    etch_status s = ETCH_OK;
    for (int64_t n = 1; n <= 100 && s == ETCH_OK; n++) {
        etch_scope scope = etch_scope_begin(t->cx);
        s = call_step(t, f, n, weights, ETCH_ARG_TENSOR(etch_scalar(t->cx, ETCH_F32, 0)), false, error);
        etch_scope_end(t->cx, scope);
    }
    return s;
}

/* --- what is said about it -------------------------------------------------------------------------------------------- */

static void on_event(const etch_event *e, void *user)
{
    tally *t = user;
    t->n_traces += e->trace != 0;
    t->n_warnings += e->warns;
    t->ns += e->trace_ns + e->compile_ns;
    t->bytes += e->bytes;
    free(t->last);
    if (etch_event_text(t->cx, e, &t->last) != ETCH_OK)
        t->last = NULL;
}

/* Lines of text, further in, and broken at blanks. */
static void print_indented(const char *text)
{
    while (text && *text) {
        const char *end = text + strcspn(text, "\n");
        int margin = 11 + (int)strspn(text, " "), column = 3;
        for (printf("%3s", ""); text < end;) {
            int blanks = (int)strspn(text, " "), word = blanks + (int)strcspn(text + blanks, " \n");
            if (column + word > COLUMNS) {
                printf("\n%*s", margin, "");
                text += blanks, word -= blanks, column = margin;
            }
            printf("%.*s", word, text);
            text += word, column += word;
        }
        printf("\n");
        text += *text == '\n';
    }
}

/* Prints what was said, and begins anew. */
static void print_tally(tally *t, const char *title)
{
    printf("\n%s\n   %u calls, %u trace%s, %u warning%s; tracing took %.2f ms and %.0f KiB. The %s event:\n", title,
           t->n_calls, t->n_traces, t->n_traces == 1 ? "" : "s", t->n_warnings, t->n_warnings == 1 ? "" : "s",
           (double)t->ns * 1e-6, (double)t->bytes / 1024, t->n_traces == 1 ? "only" : "last");
    print_indented(t->last);
    free(t->last);
    *t = (tally){ .cx = t->cx };
}

/* Does the work in four ways; n_traces gets what each took. */
static etch_status show(tally *t, etch_function **f, unsigned n_traces[4])
{
    static const habits ways[4] = {
        { "1. Batch sizes change, and ETCH_EXACT traces every shape, as TensorFlow does", ETCH_EXACT, false, false },
        { "2. The learning rate is a number, and so part of the signature", ETCH_SYMBOLIC, true, false },
        { "3. The function is made anew in each epoch", ETCH_SYMBOLIC, false, true },
        { "4. The advice is taken: sizes free, rate a tensor, function made once", ETCH_SYMBOLIC, false, false },
    };
    float weights[4][N_FEATURES], error;
    etch_status s = etch_subscribe(t->cx, on_event, t);
    for (int i = 0; i < 4 && s == ETCH_OK; i++) {
        s = train(t, &ways[i], f, weights[i]);
        n_traces[i] = t->n_traces;
        if (s == ETCH_OK && memcmp((const void *)weights[i], (const void *)weights[0], sizeof weights[0]) != 0)
            s = etch_fail(t->cx, ETCH_EINVAL, "the weights differ");
        if (s == ETCH_OK)
            print_tally(t, ways[i].title);
    }
    if (s == ETCH_OK)
        s = evaluate(t, *f, weights[3], &error);
    if (s != ETCH_OK)
        return s;
    print_tally(t, "5. Then a flag changes: training ends, and the same function evaluates at 100 sizes");
    printf("\n   Mean squared error %.1g; in all, ", (double)error);
    return etch_function_report(t->cx, *f, stdout);
}

int main(void)
{
    etch_runtime *rt = NULL;
    etch_function *f = NULL;
    tally t = { 0 };
    unsigned n[4];
    etch_status s = etch_runtime_new(NULL, &rt);
    if (s == ETCH_OK)
        s = etch_ctx_new(rt, &t.cx);
    printf("Etch runs a C function once to record its graph, a trace; calls that fit a trace run its graph.\n"
           "A call that fits none is traced again, and an event says why. Here a model is fitted four times:\n");
    if (s == ETCH_OK)
        s = show(&t, &f, n);
    if (s == ETCH_OK)
        printf("\nThe same weights, bit for bit: by %u, %u and %u traces, and by %u trace with the advice taken.\n",
               n[0], n[1], n[2], n[3]);
    else
        fprintf(stderr, "demo: %s\n", t.cx ? etch_error_message(t.cx) : etch_status_text(s));
    free(t.last), etch_function_release(&f), etch_ctx_release(&t.cx), etch_runtime_release(&rt);
    return s != ETCH_OK;
}
