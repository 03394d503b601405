/* What the two training programs share: random numbers for data that is made, command lines, and a fingerprint of the result. */
#ifndef EXAMPLE_TRAINING_H
#define EXAMPLE_TRAINING_H

#include <etch/etch.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* splitmix64: the same numbers everywhere. */
static inline uint64_t next_bits(uint64_t *state)
{
    uint64_t z = (*state += UINT64_C(0x9e3779b97f4a7c15));
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}
static inline int below(uint64_t *state, int n) { return (int)(next_bits(state) % (uint64_t)(n > 0 ? n : 1)); }
static inline float uniform(uint64_t *state) { return (float)(next_bits(state) >> 40) * 0x1p-24f; }

typedef struct arguments {
    const char *checkpoint;
    int64_t n_epochs, checkpoint_every;
} arguments;

/* --checkpoint FILE, --every STEPS, --epochs N; false: something else, and usage was printed. */
static inline bool read_arguments(int argc, char **argv, arguments *out)
{
    for (int i = 1; i < argc; i++) {
        const char *name = argv[i], *value = i + 1 < argc ? argv[++i] : NULL;
        if (value && strcmp(name, "--checkpoint") == 0)
            out->checkpoint = value;
        else if (value && strcmp(name, "--every") == 0)
            out->checkpoint_every = atoll(value);
        else if (value && strcmp(name, "--epochs") == 0)
            out->n_epochs = atoll(value);
        else {
            fprintf(stderr, "usage: %s [--epochs N] [--checkpoint FILE [--every STEPS]]\n", argv[0]);
            return false;
        }
    }
    return true;
}

/* FNV-1a over all variables: two runs that ended in the same bits print the same. */
static inline uint64_t fingerprint(etch_ctx *cx, const etch_model *m)
{
    uint64_t h = UINT64_C(0xcbf29ce484222325);
    for (int i = 0; i < etch_model_n_variables(m); i++) {
        etch_tensor *t = etch_variable_read(cx, etch_model_variable(m, i));
        const unsigned char *data = t ? etch_tensor_map(cx, t, false) : NULL;
        size_t n = data ? (size_t)etch_tensor_count(t) * etch_dtype_bytes(etch_tensor_dtype(t)) : 0;
        for (size_t k = 0; k < n; k++)
            h = (h ^ data[k]) * UINT64_C(0x100000001b3);
        if (data)
            etch_tensor_unmap(cx, t);
    }
    return h;
}

/* The line that tests look at; the exit status of the program. */
static inline int finish(etch_ctx *cx, const etch_model *m, etch_status s, const etch_fit_result *r, double wanted)
{
    if (s != ETCH_OK || etch_failed(cx)) {
        fprintf(stderr, "%s\n", etch_error_message(cx));
        return 1;
    }
    if (r->was_interrupted)
        return 2;
    double accuracy = r->validation.metrics[0];
    printf("accuracy %.3f on examples it has not seen, %" PRId64 " epochs, %" PRIu64 " trace%s, fingerprint %016" PRIx64
           "\n",
           accuracy, r->n_epochs, r->n_traces, r->n_traces == 1 ? "" : "s", fingerprint(cx, m));
    return accuracy >= wanted ? 0 : 1;
}

#endif
