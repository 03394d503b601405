/* How much work a program is: for who decides whether threads are worth it, and for profiles. */
#include "kernel/vm_program.h"

/* What a function takes is not measured per function: polynomials of about this many operations. */
enum { FUNCTION_COST = 10 };

int etch__kop_cost(etch_kop op)
{
    bool is_function = (op >= ETCH_KOP_EXP && op <= ETCH_KOP_ZETA) || (op >= ETCH_KOP_TRUNCDIV && op <= ETCH_KOP_ATAN2);
    return is_function ? FUNCTION_COST : 1;
}

static bool is_move(etch_kop op)
{
    return op == ETCH_KOP_CONST || op == ETCH_KOP_LOAD || op == ETCH_KOP_INDEX || op == ETCH_KOP_STORE;
}

void etch__kernel_flops(const etch_kernel *k, uint32_t *body, uint32_t *tail)
{
    etch_vm_use uses[ETCH_KERNEL_MAX_CODE] = { 0 };
    etch__vm_find_uses(k, uses);
    *body = *tail = 0;
    for (uint32_t i = 0; i < k->n_code; i++)
        if (uses[i].is_live && !uses[i].is_scalar && !is_move(k->code[i].op))
            *(i < k->n_body ? body : tail) += (uint32_t)etch__kop_cost(k->code[i].op);
}
