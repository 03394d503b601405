/* Who has how much of a runtime's memory. */
#ifndef ETCH_MEMORY_H
#define ETCH_MEMORY_H

#include <etch/context.h>
#include <stddef.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Bytes by owner; of all contexts of the runtime. */
typedef struct etch_memory {
    size_t variables; /* values of variables, optimizers' among them */
    size_t tensors;   /* that the program has, or runs under way */
    size_t arenas;    /* intermediate results: of runs under way, and kept for the next one */
    size_t kept;      /* of tensors that are gone, for new ones; etch_ctx_trim gives it back */
    size_t traces;    /* graphs, plans and signatures of functions */
    size_t code;      /* generated machine code; of the whole process */
} etch_memory;

/* Any thread; while others work the numbers may be of slightly different moments. */
ETCH_API etch_status etch_memory_report(etch_ctx *cx, etch_memory *out) ETCH_NODISCARD;
/* The same as a table, for people. */
ETCH_API etch_status etch_memory_print(etch_ctx *cx, FILE *to) ETCH_NODISCARD;

#ifdef __cplusplus
}
#endif
#endif
