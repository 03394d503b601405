/* Reading records: text files of cases. recording.py describes the format; what it calls made data is made here. */
#ifndef ETCH_TEST_RECORDS_H
#define ETCH_TEST_RECORDS_H

#include "unit/graph_support.h"

#include "base/strbuf.h"
#include "tensor/tensor.h"
#include <stdio.h>
#include <stdlib.h>

enum { RECORD_MAX_ARRAYS = 8, RECORD_TIMES = 400 };

typedef struct record_array {
    etch_dtype dtype;
    int rank;
    int64_t dims[ETCH_MAX_RANK];
    size_t bytes;
    char *data;   /* elements; of float results as f64; of strings the texts one after the other, each with its NUL */
    int64_t step; /* of results: the elements 0, step, 2 step, ... are in data */
    bool has_hash;
    uint64_t hash; /* of all elements, as they are in memory */
    bool grows;    /* along axis 0, when the case is repeated */
} record_array;

typedef struct record_case {
    char cls[24], attrs[128];
    etch_dtype dtype;
    bool is_exact;        /* float results must have every bit but for which NaN they are */
    double tol, absolute; /* error allowed: units of the last place of the result's dtype, and in absolute terms */
    bool repeats;
    int n_in, n_out;
    record_array in[RECORD_MAX_ARRAYS], out[RECORD_MAX_ARRAYS];
} record_case;

typedef struct record_op {
    int n_cases;
    record_case *cases;
} record_op;

bool record_load(const char *path, record_op *r); /* false: no such file; a malformed one fails the test */
void record_free(record_op *r);
int64_t record_count(const record_array *a);
/* The case with the arrays that grow repeated along axis 0; give it back with record_free_case. */
record_case record_repeated(const record_case *c, int times);
void record_free_case(record_case *c);
/* The op on the case's inputs, as a graph; sizes are numbers but where `is_symbol` (may be NULL) says so. */
etch_graph *record_graph(world *w, const char *op, const record_case *c,
                         bool (*is_symbol)(const char *op, const record_case *c, int operand, int axis));
etch_tensor *record_tensor(world *w, const record_array *a);
/* Same dtype, dims and elements as recorded, within the case's tolerance; says why not. */
bool record_matches(world *w, etch_tensor *got, const record_array *want, const record_case *c, char *why,
                    size_t n_why);

#endif
