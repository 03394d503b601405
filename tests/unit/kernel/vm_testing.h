/* For the tests of the tile VM: operands in any layout, random programs, and running a program on the VM and on the
 * reference to compare every byte. An operand's memory is exactly as large as its elements reach, so that the address
 * sanitizer sees a step beyond. */
#ifndef ETCH_TESTS_VM_TESTING_H
#define ETCH_TESTS_VM_TESTING_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "kernel/vm_program.h"
#include "reference.h"

/* ------------------------------------------------------------------------------------------------ context */

extern etch_ctx *vm_cx;
extern etch_arena vm_arena;
int vm_setup(void **state);
int vm_teardown(void **state); /* fails on a leak */

/* ------------------------------------------------------------------------------------------------ randomness */

typedef struct rng {
    uint64_t s;
} rng;
uint64_t rng_next(rng *r);
int64_t rng_below(rng *r, int64_t n); /* 0 <= x < n */
bool rng_chance(rng *r, int percent);

/* ------------------------------------------------------------------------------------------------ operands */

typedef struct operand {
    etch_dtype dtype;
    int rank;
    int64_t dims[ETCH_MAX_RANK], strides[ETCH_MAX_RANK];
    size_t bytes;
    char *memory, *data; /* data: element 0 */
} operand;

/* Memory for the dims and strides already set. */
void operand_alloc(operand *o);
void operand_free(operand *o);
void operand_dense(operand *o); /* strides for the dims */
/* Permuted axes, gaps, backwards; and for inputs repeated. */
void operand_random_strides(operand *o, rng *r, bool is_input);
/* Values of all magnitudes; `tame`: small numbers without NaN and infinities. */
void operand_fill(operand *o, rng *r, bool tame);
operand operand_copy(const operand *o);

/* ------------------------------------------------------------------------------------------------ cases */

typedef struct vm_case {
    etch_kernel *k;
    int64_t extents[ETCH_MAX_RANK];
    operand operands[ETCH_KERNEL_MAX_OPERANDS]; /* inputs then outputs */
    int alias[ETCH_KERNEL_MAX_OPERANDS];        /* output i is in place of this input; -1: not */
} vm_case;

etch_kernel *vm_kernel(int rank, uint32_t reduced);
/* Declares an operand along the given axes (terminated by -1 past the rank). Returns its number. */
int vm_input(etch_kernel *k, etch_dtype t, int rank, const int *axes);
int vm_output(etch_kernel *k, etch_dtype t, int rank, const int *axes);

/* Sets dims of all operands from the extents, dense strides and memory; operands of outputs are filled with junk. */
void vm_case_init(vm_case *c, etch_kernel *k, const int64_t *extents);
void vm_case_fini(vm_case *c);
/* The ways in which a program can be run, of which the machine may have some only. */
typedef struct vm_way {
    const char *name;
    etch_isa loops;
    bool fuse;
    etch_isa generated;
    int n_threads; /* 0: as many as there are; what is small is shared out under ETCH_TINY_LIMITS only */
} vm_way;
enum { N_VM_WAYS = 10 };
extern const vm_way vm_ways[N_VM_WAYS];
bool vm_way_is_possible(const vm_way *way);
/* Outputs are written into copies. */
etch_status vm_case_run(const vm_case *c, const vm_way *way, uint16_t *fault_origin);
/* Runs reference and VM (in all ways that this machine has) and compares all outputs, gaps included. On a difference prints the program and `what`, and fails. */
void vm_case_check(vm_case *c, const char *what, uint64_t seed);

/* A random program with its operands. */
typedef struct random_options {
    bool transcendental, half_types;
    int max_elements, max_instrs;
} random_options;
void vm_random_case(vm_case *c, rng *r, const random_options *options);

#endif
