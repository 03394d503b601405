/* The programs of a plan while it is made: each is prepared once, however many kernels run it. */
#ifndef ETCH_RUNTIME_PROGRAMS_H
#define ETCH_RUNTIME_PROGRAMS_H

#include "ir/lower.h"
#include "kernel/launch.h"

/* A kernel that was planned. Others with the same code run the same program. */
typedef struct etch_plan_program {
    const etch_kernel *kernel;
    etch_vm_program *prepared;
} etch_plan_program;

/* Zero-initialised is empty. */
typedef struct etch_programs {
    ETCH_VEC(etch_plan_program) list;
    etch_index by_code; /* into list */
    uint32_t n;         /* different ones */
} etch_programs;

/* The program of a kernel that was just lowered into `arena`, from `mark` on: one that was prepared before if it has the same code. A kernel
 * that is the same in every respect is replaced by the one that was there, and its memory is given back. What is generated for it goes to `code`. */
etch_status etch__programs_find(etch_ctx *cx, etch_programs *p, etch_arena *arena, etch_arena_mark mark,
                                etch_lowered *low, etch_code_list *code, etch_vm_program **out) ETCH_NODISCARD;
void etch__programs_fini(etch_programs *p, const etch_allocator *a);

#endif
