/* Memory that generated code runs from. It is mapped twice, writable at one place and executable at another, so that no page is ever both,
 * and code can be written beside code that runs on other threads.
 *
 * Any thread. Each piece belongs to a list, and goes when the list does. */
#ifndef ETCH_KERNEL_NATIVE_CODE_H
#define ETCH_KERNEL_NATIVE_CODE_H

#include "base/ctx.h"

typedef struct etch_code etch_code;

/* Zero-initialised is empty. */
typedef struct etch_code_list {
    etch_code *first;
    size_t bytes;
} etch_code_list;

/* Does the system give memory that can be run from? Some are told not to; then nothing is generated. */
bool etch__code_is_possible(void);
/* A copy of the bytes that can be run; NULL with the error on cx. `name` is for debuggers and profilers. */
const void *etch__code_add(etch_ctx *cx, etch_code_list *list, const void *bytes, size_t n, const char *name);
void etch__code_free(etch_code_list *list);

/* In all, of this process: bytes mapped (once) and in use. */
typedef struct etch_code_usage {
    size_t mapped, used;
} etch_code_usage;
etch_code_usage etch__code_usage(void);

#endif
