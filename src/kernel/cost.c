/* How much work a program is: for who decides whether threads are worth it, and for profiles. */
#include "kernel/program.h"

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
    bool is_live[ETCH_KERNEL_MAX_CODE] = { 0 }, is_scalar[ETCH_KERNEL_MAX_CODE];
    etch_kval operands[ETCH_KOP_MAX_ARITY];
    for (uint32_t i = k->n_code; i-- > 0;) {
        is_live[i] |= k->code[i].op == ETCH_KOP_STORE;
        int n = etch__kinstr_operands(&k->code[i], operands);
        for (int a = 0; a < n; a++)
            is_live[operands[a]] |= is_live[i];
    }
    *body = *tail = 0;
    for (uint32_t i = 0; i < k->n_code; i++) {
        const etch_kinstr *in = &k->code[i];
        int n = etch__kinstr_operands(in, operands);
        is_scalar[i] = in->op != ETCH_KOP_INDEX && !etch__kop_is_reduce(in->op) &&
                       (in->op != ETCH_KOP_LOAD || k->in[in->operand].rank == 0);
        for (int a = 0; a < n; a++)
            is_scalar[i] &= is_scalar[operands[a]];
        if (is_live[i] && !is_scalar[i] && !is_move(in->op))
            *(i < k->n_body ? body : tail) += (uint32_t)etch__kop_cost(in->op);
    }
}
